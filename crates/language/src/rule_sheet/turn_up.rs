//! The card turned up for trump, begging, and running the cards.

use super::draft::{Drafts, yes};
use crate::phrase;
use crate::t;
use pitch_rules::rules::{Field, GiftTo, Group, RankScores, TrumpBy};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    if r.trump_by != TrumpBy::TurnUp {
        return;
    }
    drafts.begin(Group::TurnUp);
    let turned = r.turnup_scores.among(r.pack_in_play().ranks());
    let scores = if turned == RankScores::NONE { "none" } else { "some" };
    let points = phrase::rank_scores(l, turned);
    drafts.clause(
        "turned",
        &[Field::TurnupScores, Field::Pack],
        t!(l, "rule-turned", scores = scores, points = points),
    );
    if Field::TurnupCanWin.applies(r) {
        drafts.clause("turned-wins", &[Field::TurnupCanWin], t!(l, "rule-turned-wins", wins = yes(r.turnup_can_win)));
    }
    drafts.clause("beg", &[Field::BegLimit], t!(l, "rule-beg", times = r.beg_limit));
    if r.beg_limit > 0 {
        say_answers(drafts);
    }
}

/// Says how the dealer may answer a beg.
fn say_answers(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    if Field::Peek.applies(r) {
        drafts.clause("peek", &[Field::Peek], t!(l, "rule-peek", peek = r.peek.id()));
    }
    let to = match r.gift_to {
        GiftTo::Beggar | GiftTo::AllOpponents if r.sides() <= 2 => "other_side",
        to => to.id(),
    };
    drafts.clause("gift", &[Field::GiftTo, Field::Teams], t!(l, "rule-gift", to = to));
    // Where the winner must lead by two, no single point ends the game (B-50).
    let wins = match (r.gift_can_win, r.needs_lead()) {
        (true, true) => "not-at-once",
        (wins, _) => yes(wins),
    };
    if Field::GiftCanWin.applies(r) {
        drafts.clause("gift-wins", &[Field::GiftCanWin, Field::WinByTwo], t!(l, "rule-gift-wins", wins = wins));
    }
    drafts.clause("run", &[Field::BegLimit], t!(l, "rule-run"));
    drafts.clause(
        "run-hand",
        &[Field::AfterRunHand, Field::CardsPerPlayer],
        t!(l, "rule-run-hand", hand = r.after_run_hand.id(), cards = r.cards_per_player),
    );
    drafts.clause("run-out", &[Field::RunExhausted], t!(l, "rule-run-out", out = r.run_exhausted.id()));
    if Field::Bunch.applies(r) {
        drafts.clause_unless(!r.bunch, "bunch", &[Field::Bunch], t!(l, "rule-bunch", bunch = yes(r.bunch)));
    }
}
