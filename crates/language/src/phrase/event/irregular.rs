//! The sentences about mistakes and other irregular events at the table.

use super::Narrator;
use crate::phrase::card::{card_alone, card_object, card_with, cards};
use crate::phrase::joined::list;
use crate::phrase::person::{player_from, spoken};
use crate::t;
use crate::{Language, Names};
use pitch_rules::{Card, Event, Seat, Slip};

impl Narrator {
    /// The sentence about an irregular event; nothing for a regular one.
    pub(super) fn irregular(&mut self, language: &Language, names: &Names, event: &Event) -> Option<String> {
        Some(match event {
            Event::Misdealt { dealer, slip, .. } => {
                let (who, name) = (names.who(*dealer), names.name(*dealer));
                match slip {
                    Slip::Count => t!(language, "log-misdeals-count", who = who, name = name),
                    Slip::Exposed(shown) => {
                        t!(language, "log-misdeals-showing", who = who, name = name, cards = cards(language, *shown))
                    }
                }
            }
            Event::CallVoid { seat, call, .. } => {
                let (who, name) = (names.who(*seat), names.name(*seat));
                t!(language, "log-void", who = who, name = name, call = spoken(language, names, *call))
            }
            Event::PitchedEarly { seat, card } => {
                (self.lying, self.led) = (Some((*seat, *card)), Some(*card));
                let (who, name) = (names.who(*seat), names.name(*seat));
                t!(language, "log-pitches-early", who = who, name = name, card = card_object(language, *card))
            }
            Event::Overridden(seat) => {
                t!(language, "log-overrides", who = names.who(*seat), name = names.name(*seat))
            }
            Event::LedWrongly { seat, card } => {
                (self.lying, self.led) = (Some((*seat, *card)), Some(*card));
                let (who, name) = (names.who(*seat), names.name(*seat));
                t!(language, "log-leads-wrongly", who = who, name = name, card = card_object(language, *card))
            }
            Event::LetStand(seat) => t!(language, "log-lets-stand", who = names.who(*seat), name = names.name(*seat)),
            Event::Withdrawn(back) => return self.withdrawn(language, back),
            Event::Demanded { of, demand } => {
                let demand = demand.map_or("nothing", |demand| demand.id());
                t!(language, "log-demanded", who = names.who(*of), name = names.name(*of), demand = demand)
            }
            Event::Exposed { seat, card } => {
                let (who, name) = (names.who(*seat), names.name(*seat));
                t!(language, "log-shown", who = who, name = name, card = card_alone(language, *card))
            }
            Event::CardCalled { by, seat, card } => t!(
                language,
                "log-calls-card",
                who = names.who(*by),
                name = names.name(*by),
                from = player_from(language, names, *seat),
                card = card_object(language, *card)
            ),
            Event::Corrected { seat, card } => {
                let (who, name) = (names.who(*seat), names.name(*seat));
                t!(language, "log-corrects", who = who, name = name, card = card_object(language, *card))
            }
            Event::RenegeCalled { by, of, found } => {
                let (who, name) = (names.who(*by), names.name(*by));
                let (of, of_name) = (names.who(*of), names.name(*of));
                match found {
                    Some(renege) => t!(
                        language,
                        "log-renege-found",
                        who = who,
                        name = name,
                        of = of,
                        of_name = of_name,
                        trick = renege.trick,
                        card = card_with(language, renege.card)
                    ),
                    None => t!(language, "log-renege-none", who = who, name = name, of = of, of_name = of_name),
                }
            }
            _ => return None,
        })
    }

    /// Tells of cards that go back. The card that was led may go with them, or may lie again if it was taken in
    /// already.
    fn withdrawn(&mut self, language: &Language, back: &[(Seat, Card)]) -> Option<String> {
        let is_back = |card: Option<Card>| back.iter().any(|(_, other)| Some(*other) == card);
        if self.led.is_none() && !is_back(self.led_before) {
            self.led = self.led_before;
        } else if is_back(self.led) {
            (self.led, self.lying) = (None, None);
        }
        let cards = list(language, back.iter().map(|(_, card)| card_alone(language, *card)));
        (!back.is_empty()).then(|| t!(language, "log-withdrawn", cards = cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::log;
    use pitch_rules::{Rules, Suit};

    use std::sync::Arc;

    #[test]
    fn a_card_led_too_early_is_told_of_once() {
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let (english, ben) = (Language::default(), Seat::new(1).expect("a seat"));
        let card = "AS".parse().expect("a card");
        let stands =
            [Event::PitchedEarly { seat: ben, card }, Event::Played { seat: ben, card }, Event::TrumpSet(Suit::Spades)];
        let told = log(&english, &names, &stands);
        assert_eq!(told, ["Ben leads the ace of spades before the bidding is over.", "Spades are trump."]);
        let back = [
            Event::PitchedEarly { seat: ben, card },
            Event::Overridden(Seat::default()),
            Event::Withdrawn(vec![(ben, card)]),
            Event::Played { seat: Seat::default(), card: "KH".parse().expect("a card") },
        ];
        let told = log(&english, &names, &back);
        assert_eq!(told[2..], ["Taken back: ace of spades.", "Ana pitches the king of hearts."]);
    }

    #[test]
    fn a_renege_is_found_or_not() {
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben"], Some(Seat::default()));
        let ben = Seat::new(1).expect("a seat");
        let none = [Event::RenegeCalled { by: Seat::default(), of: ben, found: None }];
        let said = |tag: &str| log(&Language::new(tag).expect("a language"), &names, &none);
        assert_eq!(said("en"), ["You say that Ben reneged, but that isn’t true."]);
        assert_eq!(said("de"), ["Du sagst, dass Ben falsch bedient hat, aber das stimmt nicht."]);
    }
}
