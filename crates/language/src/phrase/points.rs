//! The owners of the points so far.

use crate::phrase::card::card_rank_key;
use crate::phrase::joined::listed_apart;
use crate::phrase::person::side;
use crate::t;
use crate::{Language, Names};
use pitch_rules::{Certainty, Point, Points, Tracked, Tracker};

/// Tells who has a point so far, as a label: "Ana", "You hold it", "Ben 13"; empty while nobody has it.
#[must_use]
pub fn tracked(language: &Language, names: &Names, tracked: &Tracked, tracker: &Tracker) -> String {
    match tracked.side {
        Some(owner) if tracked.point == Point::Game => {
            let points = tracker.card_points[owner].0;
            t!(language, "tracker-game", name = side(language, names, owner), points = points)
        }
        Some(owner) => side(language, names, owner),
        None if tracked.held => t!(language, "tracker-you-hold"),
        None if tracked.point == Point::Game => {
            let most = tracker.card_points.values().max().copied().unwrap_or_default().0;
            if most == 0 { t!(language, "tracker-none-yet") } else { t!(language, "tracker-tied", points = most) }
        }
        None => String::new(),
    }
}

/// Tells how sure it is, and why it may change: "settled", "two not seen", "not taken yet", and for Game the card
/// points of the others.
#[must_use]
pub fn tracked_about(language: &Language, names: &Names, tracked: &Tracked, tracker: &Tracker) -> String {
    if tracked.point == Point::Game && tracked.certainty != Certainty::Settled {
        return carried(language, names, tracked, game_of_others(language, names, tracked, tracker));
    }
    carried(language, names, tracked, how_sure(language, names, tracked))
}

/// Adds to a text about a point what it brings besides since earlier hands left it (M-33).
#[must_use]
pub fn carried(language: &Language, names: &Names, tracked: &Tracked, about: String) -> String {
    let worth = names.rules().points.get(tracked.point).map_or(tracked.worth, |entry| entry.worth);
    match tracked.worth - worth {
        carry if tracked.point == Point::Game && carry > Points::ZERO => {
            let carried = t!(language, "tracker-carried", carry = carry.0);
            listed_apart(language, Some(about).filter(|about| !about.is_empty()).into_iter().chain([carried]))
        }
        _ => about,
    }
}

fn game_of_others(language: &Language, names: &Names, tracked: &Tracked, tracker: &Tracker) -> String {
    let others = tracker.card_points.iter().filter(|(owner, points)| Some(*owner) != tracked.side && points.0 > 0);
    let none = if tracked.side.is_some() { t!(language, "tracker-others-none") } else { String::new() };
    others
        .map(|(owner, points)| t!(language, "tracker-game", name = side(language, names, owner), points = points.0))
        .reduce(|first, second| t!(language, "list-more", first = first, second = second))
        .unwrap_or(none)
}

fn how_sure(language: &Language, names: &Names, tracked: &Tracked) -> String {
    match (tracked.certainty, tracked.point) {
        (Certainty::Settled, _) if tracked.side.is_some() && tracked.worth > Points::ONE => {
            t!(language, "tracker-settled-worth", points = tracked.worth.0)
        }
        (Certainty::Settled, _) if tracked.side.is_none() => t!(language, "tracker-not-in-play"),
        (Certainty::Settled, _) => t!(language, "tracker-settled"),
        (Certainty::SoFar, Point::High | Point::Low) => match (tracked.unseen.first(), tracked.unseen.len()) {
            (Some(card), 1) => t!(language, "tracker-not-seen", rank = card_rank_key(card)),
            (_, count) if tracked.point == Point::High => t!(language, "tracker-higher-not-seen", count = count),
            (_, count) => t!(language, "tracker-lower-not-seen", count = count),
        },
        (Certainty::SoFar, _) => t!(language, "tracker-so-far"),
        (Certainty::Open, Point::Jack) if names.rules().hang_jack > Points::ONE => {
            t!(language, "tracker-open-hung", points = names.rules().hang_jack.0)
        }
        (Certainty::Open, _) if tracked.worth > Points::ONE => {
            t!(language, "tracker-open-worth", points = tracked.worth.0)
        }
        (Certainty::Open, _) => t!(language, "tracker-open"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::point_aloud;
    use pitch_rules::rules::GameTie;
    use pitch_rules::{Bid, BySeat, Contract, Rank, Rules, Seat, Setup, Viewer};

    use std::sync::Arc;

    #[test]
    fn a_point_says_whose_it_is_and_how_sure() {
        let rules = Arc::new(Rules { players: 2, cards_per_player: 3, ..Rules::default() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["AS 3S 3D", "JS TS 4D"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = ["AS", "TS"].map(|card| card.parse().expect("a card")).to_vec();
        let game = setup.build().expect("a position");
        let ben = Seat::new(1).expect("a seat");
        let (english, names) = (Language::default(), Names::new(rules, ["Ana", "Ben"], Some(ben)));
        let tracker = Tracker::of(&game.view(Viewer::Seat(ben)), game.rules()).expect("trump is set");
        let said = tracker.points.iter().map(|point| {
            (tracked(&english, &names, point, &tracker), tracked_about(&english, &names, point, &tracker))
        });
        let row = |owner: &str, about: &str| (owner.to_owned(), about.to_owned());
        assert_eq!(
            said.collect::<Vec<_>>(),
            [
                row("Ana", "settled"),
                row("You", "8 lower trumps not seen"),
                row("You hold it", "not taken yet"),
                row("Ana 14", "nobody else has any"),
            ]
        );
    }

    #[test]
    fn what_was_carried_over_is_told_though_nobody_has_card_points() {
        let rules = Rules { players: 2, cards_per_player: 3, game_tie: GameTie::Carry, ..Rules::default() };
        let rules = Arc::new(rules);
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["9S 3S 3D", "5S 6S 4D"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = vec!["9S".parse().expect("a card")];
        setup.carry = Points::ONE;
        let view = setup.build().expect("a position").view(Viewer::Public);
        let tracker = Tracker::of(&view, &rules).expect("trump is set");
        let game = tracker.of_point(Point::Game).expect("Game counts");
        for (tag, told) in [("en", "Game: nothing yet, 1 carried over."), ("de", "Spiel: noch nichts, 1 von früher.")]
        {
            let language = Language::new(tag).expect("a language");
            let names = Names::new(Arc::clone(&rules), ["Ana", "Ben"], None);
            assert_eq!(point_aloud(&language, &names, game, &tracker), told);
        }
    }

    #[test]
    fn a_card_that_scores_several_points_is_told_in_the_words_of_the_others() {
        let points = "high 5:5".parse().expect("points");
        let rules = Arc::new(Rules { players: 2, cards_per_player: 3, points, ..Rules::default() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["9S 3S 3D", "5S 6S 4D"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        setup.played = vec!["9S".parse().expect("a card")];
        let view = setup.build().expect("a position").view(Viewer::Public);
        let tracker = Tracker::of(&view, &rules).expect("trump is set");
        let five = tracker.of_point(Point::Trump(Rank::Five)).expect("the five counts");
        let names = Names::new(rules, ["Ana", "Ben"], None);
        assert_eq!(point_aloud(&Language::default(), &names, five, &tracker), "Five: not taken yet, 5 points.");
    }
}
