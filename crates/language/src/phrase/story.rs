//! The sentences about a whole hand.

use crate::phrase::event::Narrator;
use crate::t;
use crate::{Language, Names};
use pitch_rules::{Ask, Event, Seat, SeatView, Turn, history as told, history_of as told_of};

use std::sync::Arc;

/// Tells who deals: "You deal hand 2." For the beginning of a hand; its events do not tell.
#[must_use]
pub fn deals(language: &Language, names: &Names, dealer: Seat, number: u32) -> String {
    t!(language, "log-deals", who = names.who(dealer), name = names.name(dealer), number = number)
}

/// The sentences about these events, from before a deal on.
#[must_use]
pub fn log<'a>(language: &Language, names: &Names, events: impl IntoIterator<Item = &'a Event>) -> Vec<String> {
    let mut narrator = Narrator::new();
    events.into_iter().filter_map(|event| narrator.narrate(language, names, event)).collect()
}

/// The sentences about the hand in play so far, or else about the hand that was counted last, as everybody may know it:
/// for a game that goes on after an undo, after it was saved, or in another language.
#[must_use]
pub fn story(language: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let (number, dealer, events) = match (&view.last, view.turn) {
        // Nobody deals before it is said who pitches first.
        (_, Turn::Rule(_)) if view.ask == Some(Ask::FirstPitcher) => return Vec::new(),
        (_, Turn::Call(_) | Turn::Discard(_) | Turn::Play(_) | Turn::Rule(_)) => (view.number, view.dealer, told(view)),
        (Some(last), Turn::Deal(_) | Turn::Over) => {
            let mut events = told_of(last, view.seats);
            events.push(Event::HandScored(Arc::clone(last)));
            (last.number, last.dealer, events)
        }
        (None, Turn::Deal(_) | Turn::Over) => return Vec::new(),
    };
    let mut sentences = vec![deals(language, names, dealer, number)];
    sentences.extend(log(language, names, &events));
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Action, Bid, BySeat, Call, Contract, Rules, Setup, Viewer};

    /// Three hands of two cards, pitched by the first seat.
    fn told(tag: &str, you: Option<Seat>) -> Vec<String> {
        let rules = Arc::new(Rules { players: 3, cards_per_player: 2, ..Rules::default() });
        let hands = ["KS 2H", "JS 3H", "4D 5S"].map(|cards| cards.parse().expect("cards"));
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands);
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
        let mut game = setup.build().expect("a position");
        let language = Language::new(tag).expect("a language");
        let names = Names::new(rules, ["Ana", "Ben", "Cleo"], you);
        let mut narrator = Narrator::new();
        let mut sentences = Vec::new();
        let before = story(&language, &names, &game.view(Viewer::Public));
        for (seat, card) in [(0, "KS"), (1, "JS"), (2, "5S"), (0, "2H"), (1, "3H"), (2, "4D")] {
            let card = card.parse().expect("a card");
            let events = game.apply(Seat::new(seat).expect("a seat"), Action::Play(card)).expect("legal");
            sentences.extend(events.iter().filter_map(|event| narrator.narrate(&language, &names, event)));
            let story = story(&language, &names, &game.view(Viewer::Public));
            let told = before.iter().chain(&sentences).take(story.len());
            assert!(story.len() > before.len() && story.iter().eq(told), "{story:?}");
        }
        sentences
    }

    #[test]
    fn the_table_is_told_what_happens() {
        assert_eq!(
            told("en", None),
            [
                "Ana pitches the king of spades.",
                "Spades are trump.",
                "Ben follows with the jack.",
                "Cleo follows with the five.",
                "Ana takes trick 1 with the king of spades, and Ben’s jack of trumps with it.",
                "Ana leads the two of hearts.",
                "Ben follows with the three.",
                "Cleo throws off the four of diamonds.",
                "Ben takes trick 2 with the three of hearts.",
                "Ana bid 2 and made 3.",
                "Ben deals next.",
            ]
        );
    }

    #[test]
    fn a_player_is_spoken_to() {
        let ben = told("de", Seat::new(1));
        assert_eq!(ben[0], "Ana spielt den Pikkönig aus.");
        assert_eq!(ben[2], "Du bedienst mit dem Buben.");
        assert_eq!(ben[4], "Ana macht Stich 1 mit dem Pikkönig und holt deinen Trumpfbuben.");
        assert_eq!(ben[8], "Du machst Stich 2 mit der Herzdrei.");
    }

    #[test]
    fn a_bid_taken_by_the_dealer_is_named() {
        let rules = Arc::new(Rules { players: 2, ..Rules::default() });
        let names = Names::new(rules, ["Ana", "Ben"], Some(Seat::default()));
        let english = Language::default();
        let ben = Seat::new(1).expect("a seat");
        let events = [
            Event::Called { seat: Seat::default(), call: Call::Bid(Bid::TWO), takes_from: None },
            Event::Called { seat: ben, call: Call::Bid(Bid::TWO), takes_from: Some(Seat::default()) },
            Event::Called { seat: ben, call: Call::Bid(Bid::FOUR), takes_from: None },
        ];
        assert_eq!(
            log(&english, &names, &events),
            ["You bid two.", "Ben takes the bid from you at two.", "Ben bids smudge."]
        );
    }
}
