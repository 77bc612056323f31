//! The cost of decisions: the point of the hand, the action, its cost, and what was better and why.

use crate::phrase::bot::advice;
use crate::phrase::card::{card_alone, cards};
use crate::phrase::joined::{list, pair, sentence, sentences};
use crate::phrase::note::bid_button;
use crate::phrase::person::player;
use crate::phrase::remark::remark_button;
use crate::t;
use crate::{Language, Names};
use pitch_players::Decision;
use pitch_rules::{Action, Seat};
use pitch_session::aids::Aids;
use pitch_session::costs::{Accuracy, Cost, Costs, Hits, Skill};

/// The value of `$skill` in the texts.
pub const fn skill_key(skill: Skill) -> &'static str {
    match skill {
        Skill::Bidding => "bidding",
        Skill::Leading => "leading",
        Skill::Following => "following",
    }
}

/// Returns the name of a skill, as a label: "Bidding", "Leading".
#[must_use]
pub fn skill(l: &Language, skill: Skill) -> String {
    t!(l, "cost-skill", skill = skill_key(skill))
}

/// Returns the name of a skill in a game: where nobody bids, what is decided before the first trick is no bidding.
#[must_use]
pub fn skill_in(l: &Language, names: &Names, skill: Skill) -> String {
    t!(l, "cost-skill", skill = skill_key_in(names, skill))
}

/// The value of `$skill` in the texts about a game.
fn skill_key_in(names: &Names, skill: Skill) -> &'static str {
    if skill == Skill::Bidding && !names.rules().has_bids() { "calling" } else { skill_key(skill) }
}

/// Tells the point of a decision, and what was done: "Trick 3, following: jack of spades".
#[must_use]
pub fn cost_place(l: &Language, names: &Names, cost: &Cost) -> String {
    let done = match &cost.done {
        // What is told stands under the heading of the bidding.
        Action::Call(call) => bid_button(l, names, *call),
        Action::Play(card) => card_alone(l, *card),
        Action::Discard(thrown) => cards(l, *thrown),
        Action::Say(remark) => remark_button(l, names, *remark),
        Action::Deal(_) | Action::Misdeal(..) => String::new(),
    };
    t!(l, "cost-place", skill = skill_key_in(names, cost.skill), trick = cost.trick, done = done)
}

/// A number of tenths with its sign: "−0.4", "+1.0".
fn tenths(l: &Language, value: f32) -> String {
    let tenths = (10.0 * value).round() as i32;
    let sign = if tenths < 0 { "\u{2212}" } else { "+" };
    let whole = t!(l, "cost-decimal", whole = tenths.abs() / 10, tenths = tenths.abs() % 10);
    format!("{sign}{whole}")
}

/// Returns the loss in the chance to win: "−6.3%".
#[must_use]
pub fn cost_chance(l: &Language, cost: &Cost) -> String {
    cost_percent(l, cost.chance)
}

/// A chance to win that was lost: "−6.3%".
#[must_use]
pub fn cost_percent(l: &Language, lost: f32) -> String {
    t!(l, "cost-percent", number = tenths(l, -100.0 * lost))
}

/// Returns a chance in games of a hundred, without a sign: "14", or "0.6" where it is less than one.
#[must_use]
pub fn cost_wins(l: &Language, chance: f32) -> String {
    let tenths = (1000.0 * chance).round() as i32;
    if tenths >= 10 {
        return ((tenths + 5) / 10).to_string();
    }
    t!(l, "cost-decimal", whole = 0, tenths = tenths)
}

/// Tells what the decisions of a seat cost together: "Two decisions cost you 20 wins in 100".
#[must_use]
pub fn cost_headline(l: &Language, names: &Names, seat: Seat, costs: &[&Cost]) -> String {
    let lost: f32 = costs.iter().map(|cost| cost.chance).sum();
    let (who, name, wins) = (names.who(seat), names.name(seat), cost_wins(l, lost));
    let number = if lost < 0.01 { 2 } else { (100.0 * lost).round() as i32 };
    t!(l, "cost-headline", who = who, name = name, count = costs.len(), wins = wins, number = number)
}

/// Tells the cost of a decision: "Chance to win −6.3%, points −0.4".
#[must_use]
pub fn cost_figure(l: &Language, cost: &Cost) -> String {
    let chance = cost_chance(l, cost);
    if cost.points.abs() < 0.05 {
        return t!(l, "cost-figure", chance = chance);
    }
    t!(l, "cost-figure-points", chance = chance, points = tenths(l, -cost.points))
}

/// Tells what was better, and why: "Play the king of spades: you take the trick."
#[must_use]
pub fn cost_better(l: &Language, names: &Names, cost: &Cost) -> String {
    let decision = Decision { action: cost.best.clone(), reasons: cost.reasons.clone(), complete: true };
    t!(l, "cost-better", advice = advice(l, names, &decision))
}

/// Tells all of it for a decision that cost something: a line of what was done, and one of what was better.
#[must_use]
pub fn cost_told(l: &Language, names: &Names, cost: &Cost) -> [String; 2] {
    let done = [cost_place(l, names, cost), cost_figure(l, cost)].map(|words| sentence(l, words));
    [sentences(l, done), cost_better(l, names, cost)]
}

/// Says that nobody could have done better, or that nothing was to be decided.
#[must_use]
pub fn cost_none(l: &Language, names: &Names, seat: Seat, hits: Hits) -> String {
    if hits.of == 0 {
        return t!(l, "cost-nothing-decided", who = names.who(seat), name = names.name(seat));
    }
    t!(l, "cost-none", who = names.who(seat), name = names.name(seat), of = hits.of)
}

/// Tells the cost of the decisions of this seat in a hand, two lines each; those that cost most come first.
#[must_use]
pub fn costs(l: &Language, names: &Names, costs: &Costs, seat: Seat) -> Vec<String> {
    let (mistakes, hits) = (costs.costliest(seat), costs.accuracy(seat).all());
    if mistakes.is_empty() {
        return vec![cost_none(l, names, seat, hits)];
    }
    let head = pair(l, player(l, names, seat), hit(l, hits));
    std::iter::once(head).chain(mistakes.into_iter().flat_map(|cost| cost_told(l, names, cost))).collect()
}

/// Returns "No better choice in 22 of 24 decisions."
#[must_use]
pub fn hit(l: &Language, hits: Hits) -> String {
    t!(l, "cost-hits", good = hits.good, of = hits.of)
}

/// Tells how well somebody decided in a game, as a sentence; `None` if there was nothing to decide.
#[must_use]
pub fn accuracy(l: &Language, names: &Names, seat: Seat, accuracy: &Accuracy) -> Option<String> {
    let hits = accuracy.all();
    let (who, name) = (names.who(seat), names.name(seat));
    let percent = hits.percent()?;
    Some(t!(l, "cost-accuracy", who = who, name = name, percent = percent, good = hits.good, of = hits.of))
}

/// Tells what somebody was helped with in a game, as a sentence.
#[must_use]
pub fn aids(l: &Language, aids: Aids, won: bool) -> String {
    if aids.is_none() {
        return t!(l, "aids-none", won = if won { "yes" } else { "no" });
    }
    let hints = (aids.hints > 0).then(|| t!(l, "aids-hints", count = aids.hints));
    let undos = (aids.undos > 0).then(|| t!(l, "aids-undos", count = aids.undos));
    let coached = (aids.coached > 0).then(|| t!(l, "aids-coached", count = aids.coached));
    t!(l, "aids-some", aids = list(l, hints.into_iter().chain(undos).chain(coached)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_players::Reason;
    use pitch_rules::{Preset, Rules};

    use std::sync::Arc;

    fn cost(skill: Skill, done: &str, best: &str, chance: f32, points: f32) -> Cost {
        Cost {
            step: 7,
            seat: Seat::default(),
            skill,
            trick: 3,
            done: done.parse().expect("an action"),
            best: best.parse().expect("an action"),
            reasons: vec![Reason::ProtectsJack],
            chance,
            points,
            is_sure: true,
            choices: Vec::new(),
        }
    }

    fn names() -> Names {
        Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()))
    }

    #[test]
    fn a_cost_is_told_with_what_was_better_and_why() {
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let jack = cost(Skill::Following, "JS", "3S", 0.0634, 0.4);
        assert_eq!(
            cost_told(&english, &names(), &jack),
            [
                "Trick 3, following: jack of spades. Chance to win \u{2212}6.3%, points \u{2212}0.4.",
                "There was a better choice. Play the three of spades: it keeps your jack of trumps for later."
            ]
        );
        let [told, _] = cost_told(&german, &names(), &jack);
        assert_eq!(told, "Stich 3, zugegeben: Pikbube. Siegchance \u{2212}6,3 %, Punkte \u{2212}0,4.");
        let bid = cost(Skill::Bidding, "pass", "3", 0.02, -0.3);
        let [told, _] = cost_told(&english, &names(), &bid);
        assert_eq!(told, "Bidding: Pass. Chance to win \u{2212}2.0%, points +0.3.");
        let begging = Names::new(Arc::new(Preset::SevenUp.into()), ["Ana", "Ben"], Some(Seat::default()));
        let [told, _] = cost_told(&english, &begging, &cost(Skill::Bidding, "beg", "stand", 0.02, -0.3));
        assert_eq!(told, "Before the first trick: Beg. Chance to win \u{2212}2.0%, points +0.3.");
        assert_eq!(cost_figure(&english, &cost(Skill::Leading, "JS", "3S", 0.01, 0.0)), "Chance to win \u{2212}1.0%");
    }

    #[test]
    fn help_is_counted_in_words() {
        let english = Language::default();
        assert_eq!(aids(&english, Aids::default(), true), "A clean win: no hints, and nothing taken back.");
        assert_eq!(aids(&english, Aids::default(), false), "No hints, and nothing taken back.");
        assert_eq!(aids(&english, Aids { hints: 1, ..Aids::default() }, true), "With 1 hint.");
        assert_eq!(
            aids(&english, Aids { hints: 2, undos: 1, coached: 1 }, true),
            "With 2 hints, 1 decision taken back and 1 question from the coach."
        );
    }
}
