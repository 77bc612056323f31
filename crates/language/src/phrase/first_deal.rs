//! The way in which the first dealer was found, and the cut (BAP-07 to BAP-09, C-18, B-52).

use crate::phrase::card::{card, card_object};
use crate::phrase::joined::list;
use crate::phrase::person::player;
use crate::t;
use crate::{Language, Names};
use pitch_rules::deal::Colour;
use pitch_rules::rules::FirstPitcher;
use pitch_rules::{Cut, FirstDeal, Seat};

/// Tells what was done to find the first dealer, as sentences in their order; the last says who it is, or who chooses.
#[must_use]
pub fn first_deal(l: &Language, names: &Names, first: &FirstDeal) -> Vec<String> {
    let fell =
        |(seat, card)| t!(l, "first-gets", who = names.who(seat), name = names.name(seat), card = card_object(l, card));
    let dealer = first.dealer();
    let pitcher = names.rules().seats().next(dealer);
    let pitches = || {
        let counts = player(l, names, dealer);
        t!(
            l,
            "first-pitches",
            who = names.who(pitcher),
            name = names.name(pitcher),
            dealer = names.who(dealer),
            dealer_name = counts
        )
    };
    match first {
        FirstDeal::Draw(draw) => {
            let mut said = Vec::new();
            for (number, round) in draw.rounds.iter().enumerate() {
                said.push(if number == 0 {
                    t!(l, "first-draw")
                } else {
                    t!(l, "first-draw-again", names = people(l, names, round.iter().map(|(seat, _)| *seat)))
                });
                said.extend(round.iter().map(|&(seat, card)| {
                    let card = card_object(l, card);
                    t!(l, "first-draws", who = names.who(seat), name = names.name(seat), card = card)
                }));
            }
            said.push(t!(l, "first-deals", who = names.who(dealer), name = names.name(dealer)));
            said
        }
        FirstDeal::Cuts { rounds, pitcher, .. } => {
            let chooses = names.rules().lets_cut_choose();
            let low = if names.rules().first_pitcher == FirstPitcher::LowCut { "yes" } else { "no" };
            let begins = if chooses { t!(l, "first-cuts-choose") } else { t!(l, "first-cuts", low = low) };
            let mut said = vec![begins];
            for (number, round) in rounds.iter().enumerate() {
                if number > 0 {
                    let again = people(l, names, round.iter().map(|(seat, _)| *seat));
                    said.push(t!(l, "first-cuts-again", names = again));
                }
                said.extend(round.iter().map(|&(seat, card)| {
                    let card = card_object(l, card);
                    t!(l, "first-cuts-card", who = names.who(seat), name = names.name(seat), card = card)
                }));
            }
            let (who, name) = (names.who(*pitcher), names.name(*pitcher));
            said.push(if chooses { t!(l, "ask-first-pitcher", who = who, name = name) } else { pitches() });
            said
        }
        FirstDeal::FirstJack { cards, .. } => {
            let cards = cards.iter().copied().map(fell);
            std::iter::once(t!(l, "first-jack")).chain(cards).chain([pitches()]).collect()
        }
        FirstDeal::ColourGuess { guess, card: turned, .. } => {
            let colour = match guess.colour {
                Colour::Red => "red",
                Colour::Black => "black",
            };
            let (who, name) = (names.who(guess.guesser), names.name(guess.guesser));
            let guess = t!(l, "first-guess", who = who, name = name, colour = colour);
            vec![guess, t!(l, "first-guess-card", card = card(l, *turned)), pitches()]
        }
    }
}

/// Tells who cuts, and how many cards lie in each packet; not by name where it is still to be said who pitches first.
#[must_use]
pub fn cut(l: &Language, names: &Names, cut: Cut) -> String {
    let who = if names.rules().lets_cut_choose() { "before" } else { names.who(cut.by) };
    let name = names.name(cut.by);
    t!(l, "first-cut", who = who, name = name, lifted = cut.lifted, left = cut.left)
}

fn people(l: &Language, names: &Names, seats: impl Iterator<Item = Seat>) -> String {
    list(l, seats.map(|seat| player(l, names, seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::deal::Guess;
    use pitch_rules::{Preset, Rules};

    use std::sync::Arc;

    fn said(preset: Preset, pack: &str) -> Vec<String> {
        let rules = Rules::from(preset);
        let guess = Guess { guesser: Seat::default(), colour: Colour::Black };
        let first = FirstDeal::find(&rules, &pack.parse().expect("a pack"), guess);
        let names = Names::new(Arc::new(rules), ["Sam", "Ana", "Ben", "Cleo"], Some(Seat::default()));
        first_deal(&Language::default(), &names, &first)
    }

    #[test]
    fn what_was_seen_is_told_in_its_order() {
        let drawn = said(Preset::AuctionPitch, "2C KD KS 3S 9S TC AS");
        assert_eq!(drawn[1], "You draw the two of clubs.");
        assert_eq!(drawn[5], "A tie: Ana and Ben draw again.");
        assert_eq!(drawn[8], "Ben has the highest card, deals first and keeps their seat.");
        let jack = said(Preset::WestYorkshire, "2C KD 9S 4S 3C JD AS");
        assert_eq!((jack.len(), jack[6].as_str()), (8, "Ben gets the jack of diamonds."));
        assert_eq!(jack[7], "Ben pitches first, so Ana counts as dealer.");
        assert_eq!(
            said(Preset::Blackburn, "2H 3S"),
            ["You guess black.", "The card turned is the two of hearts.", "Ana pitches first, so you count as dealer."]
        );
        let cuts = said(Preset::NineCardDon, "2C KD AS");
        assert_eq!((cuts.len(), cuts[3].as_str()), (4, "Ana cut the higher card, and says who pitches first."));
        assert_eq!(said(Preset::Phat, "2C KD AS")[3], "You pitch first, so Cleo counts as dealer.");
    }
}
