//! The cards that may be played, and the winner of the trick.

use super::draft::{Drafts, yes};
use crate::t;
use pitch_rules::rules::{Counter, Drawing, Field, Group, Playable, ThrowIn};
use pitch_rules::{Point, Rank};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Play);
    if Field::PartnerBlind.applies(r) {
        let blind = t!(l, "rule-blind", blind = yes(r.partner_blind));
        drafts.clause_unless(!r.partner_blind, "blind", &[Field::PartnerBlind], blind);
    }
    if r.calls_partner() {
        let partner = t!(l, "rule-partner", shown = r.partner_shown.id());
        drafts.clause("partner", &[Field::Teams, Field::PartnerShown], partner);
        let first = t!(l, "rule-called-first", first = yes(r.called_first));
        drafts.clause_unless(!r.called_first, "called-first", &[Field::CalledFirst], first);
    }
    let all = r.playable == Playable::All;
    drafts.clause_unless(all, "playable", &[Field::Playable], t!(l, "rule-playable", playable = r.playable.id()));
    // Where only trumps are played there is nothing to follow, and nothing to trump.
    if Field::Ruff.applies(r) {
        let void = if r.void_must_trump { "must-trump" } else { "any" };
        let follow = t!(l, "rule-follow", ruff = r.ruff.id(), void = void);
        drafts.clause("follow", &[Field::Ruff, Field::VoidMustTrump], follow);
    }
    if Field::Undertrump.applies(r) {
        drafts.clause("undertrump", &[Field::Undertrump], t!(l, "rule-undertrump", undertrump = r.undertrump.id()));
    }
    drafts.clause("trick", &[Field::Playable], t!(l, "rule-trick", trumps = if all { "all" } else { "only" }));
    if Field::Draw.applies(r) {
        let draw = t!(l, "rule-draw", draw = r.draw.id());
        drafts.clause_unless(r.draw == Drawing::None, "draw", &[Field::Draw], draw);
    }
    // By the usual card points no low card counts, and it need not be said that none may be laid down.
    let is_low = |rank: Rank| rank <= Rank::Nine && r.pack_in_play().ranks().contains(rank);
    let is_counter = |counter: Counter| matches!(counter, Counter::Rank(rank) if is_low(rank));
    let counts = Field::GameValues.applies(r) && r.game_values.iter().any(|(counter, _)| is_counter(counter));
    let scores = r.points.points().any(|point| matches!(point, Point::Plain(rank) if is_low(rank)));
    if Field::ThrowIn.applies(r) {
        let throw = t!(l, "rule-throw-in", throw = r.throw_in.id(), low_counts = yes(counts || scores));
        let fields = &[Field::ThrowIn, Field::GameValues, Field::Points, Field::Pack];
        drafts.clause_unless(r.throw_in == ThrowIn::Off, "throw-in", fields, throw);
    }
    if Field::Claims.applies(r) {
        drafts.clause("claims", &[Field::Claims], t!(l, "rule-claims", claims = yes(r.claims)));
    }
    if Field::StopsEarly.applies(r) {
        let stops = t!(l, "rule-stops-early", stops = yes(r.stops_early));
        drafts.clause_unless(!r.stops_early, "stops-early", &[Field::StopsEarly, Field::Points], stops);
    }
}
