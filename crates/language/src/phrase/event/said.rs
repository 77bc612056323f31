//! The sentences about calls before the first card.

use super::{Narrator, trump};
use crate::phrase::joined::sentences;
use crate::phrase::person::{bid, player_from};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Bid, Call, Seat};

impl Narrator {
    /// Returns the sentence about a call. Its meaning may depend on the call before: the first to pass in a sale offers
    /// the pitch, and the second to say "bunch" agrees to it.
    pub(super) fn called(
        &mut self,
        language: &Language,
        names: &Names,
        seat: Seat,
        call: Call,
        takes_from: Option<Seat>,
    ) -> String {
        let (who, name) = (names.who(seat), names.name(seat));
        let before = self.said.replace(call);
        let standing = self.standing;
        if let Call::Bid(number) = call {
            self.standing = Some((seat, number));
        }
        let word = |number: Bid| bid(language, names, number);
        match call {
            Call::Pass if before.is_none() && names.rules().trump_by == TrumpBy::Sale => {
                t!(language, "log-offers", who = who, name = name)
            }
            Call::Pass => t!(language, "log-passes", who = who, name = name),
            Call::Bid(number) => match takes_from {
                None => t!(language, "log-bids", who = who, name = name, bid = word(number)),
                Some(from) => t!(
                    language,
                    "log-takes-bid",
                    who = who,
                    name = name,
                    from = player_from(language, names, from),
                    bid = word(number)
                ),
            },
            Call::Pitch => t!(language, "log-keeps-pitch", who = who, name = name),
            Call::Accept => {
                let (to, number) = standing.unwrap_or((seat, Bid::ONE));
                let to = t!(language, "person-buys", who = names.who(to), name = names.name(to));
                t!(language, "log-sells", who = who, name = name, to = to, bid = word(number))
            }
            Call::Undertake => {
                let (from, number) = standing.unwrap_or((seat, Bid::ONE));
                let from = t!(language, "person-refused", who = names.who(from), name = names.name(from));
                t!(language, "log-undertakes", who = who, name = name, from = from, bid = word(number))
            }
            Call::Stand => {
                let stands = t!(language, "log-stands", who = who, name = name);
                sentences(language, std::iter::once(stands).chain(self.trump.map(|suit| trump(language, suit))))
            }
            Call::Beg => t!(language, "log-begs", who = who, name = name),
            Call::TakeOne => t!(language, "log-gives", who = who, name = name),
            Call::Run => t!(language, "log-runs", who = who, name = name),
            Call::Bunch if before == Some(Call::Bunch) => {
                t!(language, "log-agrees-to-bunch", who = who, name = name)
            }
            Call::Bunch => t!(language, "log-proposes-to-bunch", who = who, name = name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::log;
    use pitch_rules::{Event, Preset, Rules};

    use std::sync::Arc;

    fn told(preset: Preset, tag: &str, calls: &[(usize, &str)]) -> Vec<String> {
        let rules = Arc::new(Rules::from(preset));
        let names = Names::new(rules, ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
        let events: Vec<_> = calls
            .iter()
            .map(|(seat, call)| {
                let seat = Seat::new(*seat).expect("a seat");
                Event::Called { seat, call: call.parse().expect("a call"), takes_from: None }
            })
            .collect();
        log(&Language::new(tag).expect("a language"), &names, &events)
    }

    #[test]
    fn a_sale_is_told() {
        let sale = [(0, "pass"), (1, "2"), (2, "pass"), (3, "3"), (0, "accept")];
        assert_eq!(
            told(Preset::Britannica1911, "en", &sale),
            [
                "You offer the pitch for sale.",
                "Ben bids two.",
                "Cleo passes.",
                "Dev bids three.",
                "You sell the pitch to Dev, for three."
            ]
        );
        assert_eq!(told(Preset::Britannica1911, "de", &sale[..1]), ["Du bietest das Ausspiel zum Verkauf an."]);
    }

    #[test]
    fn begging_is_told() {
        let begging = [(1, "beg"), (0, "bunch"), (1, "bunch")];
        assert_eq!(
            told(Preset::SevenUp, "en", &begging),
            ["Ben begs.", "You offer to throw the cards in.", "Ben agrees."]
        );
        assert_eq!(
            told(Preset::SevenUp, "de", &[(1, "beg"), (0, "take_one")])[1],
            "Du gibst einen Punkt: Die Farbe bleibt."
        );
    }
}
