//! The comparison of the choices in a position, and the coach's words about one of them.

use crate::phrase::card::{capital, card_alone};
use crate::phrase::joined::list;
use crate::phrase::note::bid_button_of;
use crate::phrase::remark::remark_button;
use crate::t;
use crate::{Language, Names};
use pitch_players::{Judged, Judgement};
use pitch_rules::{Action, SeatView};

/// A choice by itself: "King of hearts", "Pass", "3", "Clubs" where trump is named.
#[must_use]
pub fn choice(language: &Language, names: &Names, view: &SeatView, action: &Action) -> String {
    match action {
        Action::Play(card) => card_alone(language, *card),
        Action::Call(call) => bid_button_of(language, names, view, *call),
        Action::Discard(thrown) if thrown.is_empty() => t!(language, "cards-none"),
        Action::Discard(thrown) => list(language, thrown.iter().map(|card| card_alone(language, card))),
        Action::Say(remark) => remark_button(language, names, *remark),
        // Dealing is no decision.
        Action::Deal(_) | Action::Misdeal(..) => String::new(),
    }
}

/// A chance from 0 to 1: "62%".
#[must_use]
pub fn chance(language: &Language, chance: f32) -> String {
    t!(language, "compare-chance", percent = percent(chance))
}

/// The points of a hand, with their sign: "+1.4".
#[must_use]
pub fn points(language: &Language, points: f32) -> String {
    let tenths = (10.0 * points).round() as i32;
    let sign = match tenths {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    };
    t!(language, "compare-points", sign = sign, whole = tenths.abs() / 10, tenths = tenths.abs() % 10)
}

/// All choices, one sentence each, the best first: with its chance to win the game, and its points in this hand.
#[must_use]
pub fn comparison(language: &Language, names: &Names, view: &SeatView, judgement: &Judgement) -> Vec<String> {
    let line = |(place, judged): (usize, &Judged)| {
        let standing = match place {
            0 => "best",
            _ if !judged.is_surely_worse() => "as-good",
            _ => "worse",
        };
        t!(
            language,
            "compare-line",
            choice = capital(&choice(language, names, view, &judged.action)),
            chance = chance(language, judged.chance),
            points = points(language, judged.points),
            standing = standing,
            error = percent(2.0 * judged.error).max(1)
        )
    };
    std::iter::once(t!(language, "compare-about")).chain(judgement.choices.iter().enumerate().map(line)).collect()
}

/// Returns the coach's question before this is done, which gives up this many percent of the chances to win the game.
#[must_use]
pub fn coach(language: &Language, action: &Action, percent: u32) -> String {
    let kind = if matches!(action, Action::Call(_)) { "call" } else { "card" };
    t!(language, "coach-asks", percent = percent, kind = kind)
}

/// Returns the coach's question where words are typed.
#[must_use]
pub fn coach_in_text(language: &Language, action: &Action, percent: u32) -> String {
    let kind = if matches!(action, Action::Call(_)) { "call" } else { "card" };
    t!(language, "text-coach-asks", percent = percent, kind = kind)
}

fn percent(share: f32) -> i32 {
    (100.0 * share.clamp(0.0, 1.0)).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Game, Rules, Seat, Viewer};

    use std::sync::Arc;

    #[test]
    fn whatever_is_chosen_has_a_name() {
        let rules = Arc::new(Rules::default());
        let view = Game::new(Arc::clone(&rules), Seat::default()).expect("rules").view(Viewer::Public);
        let (english, names) = (Language::default(), Names::new(rules, ["Ana", "Ben"], None));
        let named = |action: &str| choice(&english, &names, &view, &action.parse().expect("an action"));
        assert_eq!(named("KH"), "king of hearts");
        assert_eq!(named("name C"), "Clubs");
        assert_eq!(named("withdraw"), "Send it back");
        assert_eq!(named("discard 3H"), "three of hearts");
    }
}
