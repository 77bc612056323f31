//! What may be played, and who takes the trick.

use super::draft::{Drafts, yes};
use crate::engine::rules::{Field, Group, Playable, ThrowIn};
use crate::t;

pub(super) fn say(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Play);
    if Field::PartnerBlind.applies(r) {
        let blind = t!(l, "rule-blind", blind = yes(r.partner_blind));
        drafts.say_unless(!r.partner_blind, "blind", &[Field::PartnerBlind], blind);
    }
    let all = r.playable == Playable::All;
    drafts.say_unless(all, "playable", &[Field::Playable], t!(l, "rule-playable", playable = r.playable.id()));
    // Where only trumps are played there is nothing to follow, and nothing to trump.
    if Field::Ruff.applies(r) {
        drafts.say("follow", &[Field::Ruff], t!(l, "rule-follow", ruff = r.ruff.id()));
    }
    if Field::Undertrump.applies(r) {
        drafts.say("undertrump", &[Field::Undertrump], t!(l, "rule-undertrump", undertrump = r.undertrump.id()));
    }
    drafts.say("trick", &[Field::Playable], t!(l, "rule-trick", trumps = if all { "all" } else { "only" }));
    let throw = t!(l, "rule-throw-in", throw = r.throw_in.id());
    drafts.say_unless(r.throw_in == ThrowIn::Off, "throw-in", &[Field::ThrowIn], throw);
    drafts.say("claims", &[Field::Claims], t!(l, "rule-claims", claims = yes(r.claims)));
}
