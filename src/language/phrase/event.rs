//! One sentence for each thing that happens at the table.

mod irregular;
mod said;

use crate::engine::rules::TrumpBy;
use crate::engine::{
    Bid, Call, Card, Cards, Contract, Event, Held, Rank, Seat, SeatView, Suit, Trick, Turn, story as told,
    story_of as told_of,
};
use crate::language::phrase::card::{card_alone, card_object, card_with, cards, rank_key, suit_key};
use crate::language::phrase::mark::marked;
use crate::language::phrase::person::{bid, side};
use crate::language::phrase::result::{headline, lost_bid};
use crate::language::{Language, Names};
use crate::t;

use std::sync::Arc;

/// Tells what happens, event after event, and remembers as much of the hand as a sentence needs: what was said last,
/// and whether a card is led, follows, trumps or is dropped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Narrator {
    trump: Option<Suit>,
    led: Option<Card>,
    /// The card led to the trick before, which may come back (B-45).
    led_before: Option<Card>,
    /// A card that was told of before it is played: one led too early, or by the wrong player.
    lying: Option<(Seat, Card)>,
    said: Option<Call>,
    standing: Option<(Seat, Bid)>,
}

impl Narrator {
    /// Begins before a deal.
    #[must_use]
    pub fn new() -> Self {
        Narrator::default()
    }

    /// Goes on in the middle of a hand.
    #[must_use]
    pub fn resume(view: &SeatView) -> Self {
        let early = view.early.first().copied();
        Narrator {
            trump: view.trump,
            led: view.trick.and_then(|trick| trick.led()).or(early.map(|(_, card)| card)),
            led_before: view.tricks.last().and_then(Trick::led),
            lying: early,
            said: view.calls.last().map(|(_, call)| *call),
            standing: view.standing,
        }
    }

    /// The sentence about this event; nothing for a packet of cards, since [`deals`] tells of the whole deal, and nothing
    /// for a card that was told of when it was led too early.
    pub fn tell(&mut self, language: &Language, names: &Names, event: &Event) -> Option<String> {
        Some(match event {
            Event::Dealt { .. } => {
                // The cards are run in the middle of a hand, after words that are still needed.
                if self.said.is_none() {
                    *self = Narrator::new();
                }
                return None;
            }
            Event::TakenUp { seat, .. } => {
                t!(language, "log-taken-up", who = names.who(*seat), name = names.name(*seat))
            }
            Event::TurnedUp(card) => {
                self.trump = Some(card.suit());
                t!(language, "log-turned-up", card = card_alone(language, *card))
            }
            Event::Exhausted => t!(language, "log-exhausted"),
            Event::Marked(mark) => marked(language, names, *mark),
            Event::Called { seat, call, takes_from } => self.called(language, names, *seat, *call, *takes_from),
            Event::Contracted(contract) => contracted(language, names, *contract),
            Event::ThrownIn => {
                let agreed = self.said == Some(Call::Bunch);
                *self = Narrator::new();
                if agreed { t!(language, "log-bunched") } else { t!(language, "log-thrown-in") }
            }
            Event::Discarded { seat, cards } => discarded(language, names, *seat, *cards),
            Event::Played { seat, card } if self.lying == Some((*seat, *card)) => {
                (self.lying, self.led) = (None, Some(*card));
                return None;
            }
            Event::Played { seat, card } => self.played(language, names, *seat, *card),
            Event::TrumpSet(suit) => {
                self.trump = Some(*suit);
                trump(language, *suit)
            }
            Event::LaidDown { seat, cards } => laid_down(language, names, *seat, *cards),
            Event::TrickTaken { number, trick, winner } => {
                self.led_before = self.led.take();
                self.taken(language, names, *number, trick, *winner)
            }
            Event::Claimed { seat, .. } => {
                t!(language, "log-claims", who = names.who(*seat), name = names.name(*seat))
            }
            Event::HandScored(finished) => {
                *self = Narrator::new();
                let headline = headline(language, names, &finished.score);
                let set_back = if finished.score.set_back { "yes" } else { "no" };
                t!(language, "result-log", set_back = set_back, headline = headline, bid = lost_bid(&finished.score))
            }
            Event::DealPassed(seat) => {
                *self = Narrator::new();
                t!(language, "log-deal-passes", who = names.who(*seat), name = names.name(*seat))
            }
            Event::GameWon(end) => {
                let winner = end.victory.side;
                t!(language, "log-wins-game", who = names.who_side(winner), name = side(language, names, winner))
            }
            Event::Misdealt { .. }
            | Event::CallVoid { .. }
            | Event::PitchedEarly { .. }
            | Event::Overridden(_)
            | Event::LedWrongly { .. }
            | Event::LetStand(_)
            | Event::Withdrawn(_)
            | Event::Demanded { .. }
            | Event::Exposed { .. }
            | Event::CardCalled { .. }
            | Event::Corrected { .. }
            | Event::RenegeCalled { .. } => return self.irregular(language, names, event),
        })
    }

    fn played(&mut self, language: &Language, names: &Names, seat: Seat, card: Card) -> String {
        let (who, name) = (names.who(seat), names.name(seat));
        let rank = rank_key(card.rank());
        let ranking = names.rules().ranking(self.trump);
        match self.led {
            None => {
                self.led = Some(card);
                if self.trump.is_none() {
                    t!(language, "log-pitches", who = who, name = name, card = card_with(language, card))
                } else {
                    t!(language, "log-leads", who = who, name = name, card = card_object(language, card))
                }
            }
            Some(led) if ranking.followers(led).contains(card) => {
                let five = t!(language, "card-rank-with", rank = rank);
                t!(language, "log-follows", who = who, name = name, card = five)
            }
            Some(_) if ranking.trumps().contains(card) => {
                t!(language, "log-trumps", who = who, name = name, card = card_with(language, card))
            }
            Some(_) => t!(language, "log-drops", who = who, name = name, card = card_object(language, card)),
        }
    }

    fn taken(&self, language: &Language, names: &Names, number: u8, trick: &Trick, winner: Seat) -> String {
        let (who, name) = (names.who(winner), names.name(winner));
        let with = trick.card_of(winner).map(|card| card_with(language, card)).unwrap_or_default();
        let jack = trick
            .plays()
            .find(|(seat, card)| *seat != winner && card.rank() == Rank::Jack && Some(card.suit()) == self.trump);
        match jack {
            None => t!(language, "log-takes-trick", who = who, name = name, number = number, card = with),
            Some((owner, _)) => t!(
                language,
                "log-takes-jack",
                who = who,
                name = name,
                number = number,
                card = with,
                owner = names.who(owner),
                owner_name = names.name(owner)
            ),
        }
    }
}

/// Who pitches, and for how many points.
fn contracted(language: &Language, names: &Names, contract: Contract) -> String {
    let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
    match (contract.bid, names.rules().trump_by) {
        (Some(number), TrumpBy::Sale) => {
            t!(language, "log-pitcher-sale", who = who, name = name, bid = bid(language, names, number))
        }
        (Some(number), _) => t!(language, "log-pitcher", who = who, name = name, bid = bid(language, names, number)),
        (None, TrumpBy::Eldest) => t!(language, "log-pitcher-eldest", who = who, name = name),
        (None, _) => t!(language, "log-pitcher-free", who = who, name = name),
    }
}

/// Only who threw the cards away himself is told which they were.
fn discarded(language: &Language, names: &Names, seat: Seat, held: Held) -> String {
    let (who, name) = (names.who(seat), names.name(seat));
    match held.cards.filter(|_| names.you() == Some(seat)) {
        Some(thrown) => t!(language, "log-discards-own", cards = cards(language, thrown)),
        None => t!(language, "log-discards", who = who, name = name, count = held.count),
    }
}

fn laid_down(language: &Language, names: &Names, seat: Seat, laid: Cards) -> String {
    t!(language, "log-lays-down", who = names.who(seat), name = names.name(seat), cards = cards(language, laid))
}

/// Who deals: "You deal hand 2." For the beginning of a hand; its events do not tell.
#[must_use]
pub fn deals(language: &Language, names: &Names, dealer: Seat, number: u32) -> String {
    t!(language, "log-deals", who = names.who(dealer), name = names.name(dealer), number = number)
}

/// "Spades are trump."
#[must_use]
pub fn trump(language: &Language, suit: Suit) -> String {
    t!(language, "log-trump", suit = suit_key(suit))
}

/// The sentences about these events, from before a deal on.
#[must_use]
pub fn log<'a>(language: &Language, names: &Names, events: impl IntoIterator<Item = &'a Event>) -> Vec<String> {
    let mut narrator = Narrator::new();
    events.into_iter().filter_map(|event| narrator.tell(language, names, event)).collect()
}

/// The sentences about the hand in play so far, or else about the hand that was counted last, as everybody may know it:
/// for a game that goes on after an undo, after it was saved, or in another language.
#[must_use]
pub fn story(language: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let (number, dealer, events) = match (&view.last, view.turn) {
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
    use crate::engine::{Action, Bid, BySeat, Call, Contract, Rules, Setup, Viewer};

    use std::sync::Arc;

    /// Three hands of two cards, pitched by the first seat.
    fn told(tag: &str, you: Option<Seat>) -> Vec<String> {
        let rules = Arc::new(Rules { players: 3, cards_per_player: 2, ..Rules::default() });
        let hands = ["KS 2H", "JS 3H", "4D 5S"].map(|cards| cards.parse().expect("cards"));
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands);
        setup.contract = Some(Contract { pitcher: Seat::default(), bid: Some(Bid::TWO) });
        let mut game = setup.build().expect("a position");
        let language = Language::new(tag).expect("a language");
        let names = Names::new(rules, ["Ana", "Ben", "Cleo"], you);
        let mut narrator = Narrator::new();
        let mut sentences = Vec::new();
        let before = story(&language, &names, &game.view(Viewer::Public));
        for (seat, card) in [(0, "KS"), (1, "JS"), (2, "5S"), (0, "2H"), (1, "3H"), (2, "4D")] {
            let card = card.parse().expect("a card");
            let events = game.apply(Seat::new(seat).expect("a seat"), Action::Play(card)).expect("legal");
            sentences.extend(events.iter().filter_map(|event| narrator.tell(&language, &names, event)));
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
                "Cleo drops the four of diamonds.",
                "Ben takes trick 2 with the three of hearts.",
                "Ana bid 2 and made 3.",
                "Ben deals next.",
            ]
        );
    }

    #[test]
    fn a_player_is_spoken_to() {
        let ben = told("de", Seat::new(1));
        assert_eq!(ben[0], "Ana eröffnet mit dem Pikkönig.");
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
            ["You bid two.", "Ben takes it from you at two.", "Ben bids smudge."]
        );
    }
}
