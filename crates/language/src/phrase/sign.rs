//! The meanings of the signs on the table.

use crate::phrase::bot::way;
use crate::phrase::card::{capital, card_alone, card_with, point as point_name, point_key, point_letter};
use crate::phrase::joined::{sentence, sentences};
use crate::phrase::note::{failed_key, feat_key};
use crate::phrase::person::{call_chip_of, contract as contract_words, holds_bid, offers};
use crate::t;
use crate::{Language, Names};
use pitch_players::Level;
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Call, Card, Certainty, Event, Point, Rules, Seat, SeatView, Tracked};

/// The signs on the plate of a seat.
#[derive(Debug, Clone, Copy)]
pub struct PlateSigns<'a> {
    /// The level of the bot that sits there, shown as bars.
    pub level: Option<Level>,
    /// `true` if the dealer button lies there.
    pub deals: bool,
    /// The points that the side is sure of, shown as letters.
    pub sure: &'a [Point],
    /// `true` if the marks are seen, and so named: "D: deals this hand."
    pub marks: bool,
}

/// Counts the cards that a seat has thrown away and taken up since trump was named; `None` if there are none, or once
/// somebody has led.
#[must_use]
pub fn exchanged(view: &SeatView, seat: Seat) -> Option<(u8, u8)> {
    let is_before_lead = view.tricks.is_empty() && view.trick.is_none_or(|trick| trick.is_empty());
    let count = |(thrown, drawn), event: &Event| match event {
        Event::Discarded { seat: of, cards, .. } if *of == seat => (thrown + cards.count, drawn),
        Event::WeakHand { seat: of, cards } if *of == seat => (thrown + cards.len() as u8, drawn),
        Event::Drawn { seat: of, cards, .. } | Event::WidowTaken { seat: of, cards } if *of == seat => {
            (thrown, drawn + cards.count)
        }
        _ => (thrown, drawn),
    };
    let exchanged = view.exchanged.iter().fold((0, 0), count);
    (is_before_lead && exchanged != (0, 0)).then_some(exchanged)
}

/// Tells how many cards a seat has thrown away and taken up, as long as [`exchanged`] counts them.
#[must_use]
pub fn exchanged_about(language: &Language, names: &Names, view: &SeatView, seat: Seat) -> Option<String> {
    let ((thrown, drawn), who, name) = (exchanged(view, seat)?, names.who(seat), names.name(seat));
    Some(t!(language, "plate-exchanged-about", who = who, name = name, thrown = thrown, drawn = drawn))
}

/// Explains the signs on a plate: "Bid 3: the high bid. D: deals this hand. H: High is certain. Ben plays Steady.
/// Counts trumps ..."
#[must_use]
pub fn sign_plate(language: &Language, names: &Names, view: &SeatView, seat: Seat, signs: &PlateSigns<'_>) -> String {
    let call = view.last_call(seat).map(|call| {
        let meaning = match call {
            Call::Pass if offers(names, view, seat) => "offer".to_owned(),
            Call::Bid(_) if holds_bid(view, seat) => "high".to_owned(),
            Call::Bid(_) => "outbid".to_owned(),
            call => call.to_string(),
        };
        t!(language, "sign-call", words = call_chip_of(language, names, view, seat, call), call = meaning)
    });
    let marks = if signs.marks { "yes" } else { "no" };
    let level = signs.level.map(|level| way(language, names.name(seat), level));
    let deals = signs.deals.then(|| t!(language, "sign-dealer", marks = marks));
    let letters = signs.sure.iter().map(|&point| {
        let letter = point_letter(language, point);
        t!(language, "sign-letter", marks = marks, letter = letter, point = point_name(language, point))
    });
    let (who, name) = (names.who(seat), names.name(seat));
    let exchange = exchanged_about(language, names, view, seat);
    let out = view.is_out(seat).then(|| t!(language, "plate-out-about", who = who, name = name));
    // The level is the longest, and the first to be cut off: the new game tells of it as well.
    sentences(language, out.into_iter().chain(exchange).chain(call).chain(deals).chain(letters).chain(level))
}

/// Explains a row of the points of the hand: the meaning of the point, and how certain its owner is.
#[must_use]
pub fn sign_point(language: &Language, rules: &Rules, tracked: &Tracked) -> String {
    let certainty = match tracked.certainty {
        Certainty::Settled => "settled",
        Certainty::SoFar => "so-far",
        Certainty::Open => "open",
    };
    let meaning = point_meaning(language, rules, tracked.point);
    let name = point_name(language, tracked.point);
    t!(language, "sign-point", name = name, meaning = meaning, certainty = certainty)
}

/// Describes a point, in a few words.
#[must_use]
pub fn point_meaning(language: &Language, rules: &Rules, point: Point) -> String {
    let entry = rules.points.get(point);
    t!(
        language,
        "point-meaning",
        point = point_key(point),
        low_to = rules.low_to.id(),
        hang = rules.hang_jack.0,
        worth = entry.map_or(1, |entry| entry.worth.0),
        to = if entry.is_some_and(|entry| entry.to_player) { "player" } else { "winner" }
    )
}

/// Explains the contract tile: what must be made, or how trump comes about. Only where its marks are seen does it tell of the
/// boxes, and whose contract it is, which is its name for somebody who listens.
#[must_use]
pub fn sign_contract(language: &Language, names: &Names, view: &SeatView, marks: bool) -> String {
    match view.contract {
        Some(contract) => {
            let (rules, bid) = (names.rules(), contract.bid);
            let whose = marks.then(|| sentence(language, contract_words(language, names, contract)));
            let boxes = bid.filter(|_| marks).map(|_| t!(language, "sign-boxes"));
            let needed = t!(
                language,
                "sign-contract",
                kind = bid.map_or("free", |bid| feat_key(rules, bid)),
                bid = bid.map_or(0, |bid| rules.stake(bid).0),
                sum = rules.points_in_play().0,
                failed = bid.map_or("own", |bid| failed_key(rules, bid))
            );
            sentences(language, whose.into_iter().chain([needed]).chain(boxes))
        }
        None if names.rules().trump_by == TrumpBy::TurnUp => t!(language, "sign-turned"),
        None if names.rules().shows_trump() => t!(language, "sign-shown", by = names.rules().trump_by.id()),
        None => t!(language, "sign-no-trump", naming = if names.rules().announces() { "announced" } else { "pitched" }),
    }
}

/// Explains the tag on a card of the trick: that it was led or, if `wins`, that it is the best so far.
#[must_use]
pub fn sign_tag(language: &Language, wins: bool) -> String {
    if wins { t!(language, "sign-winning") } else { t!(language, "sign-led") }
}

/// Explains why a card of another suit has the mark of trump: "Jack of diamonds: a trump, below the jack of hearts".
/// `None` for a card that has none.
#[must_use]
pub fn sign_off_trump(language: &Language, view: &SeatView, card: Card) -> Option<String> {
    let ranking = view.rankings.with(view.trump);
    let higher = ranking.off_trumps().contains(card).then(|| ranking.lowest(ranking.above(card)))?;
    let place = if higher.is_some() { "below" } else { "top" };
    let higher = higher.map(|higher| card_with(language, higher)).unwrap_or_default();
    let card = capital(&card_alone(language, card));
    Some(t!(language, "sign-off-trump", card = card, place = place, higher = higher))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Bid, BySeat, Contract, Setup, Viewer};

    use std::sync::Arc;

    #[test]
    fn nobody_is_told_of_no_cards() {
        for translation in Language::ALL {
            let l = Language::new(translation.tag).expect("a language");
            for who in ["you", "one"] {
                let told = |thrown: usize, drawn: usize| {
                    t!(l, "plate-exchanged-about", who = who, name = "Ana", thrown = thrown, drawn = drawn)
                };
                for (thrown, drawn) in [(0, 4), (3, 0)] {
                    assert!(!told(thrown, drawn).contains('0'), "{}: {}", translation.tag, told(thrown, drawn));
                }
                assert!(told(3, 4).contains('3') && told(3, 4).contains('4'), "{}", translation.tag);
            }
        }
    }

    #[test]
    fn who_only_listens_is_told_of_no_marks() {
        let rules = Arc::new(Rules { players: 2, cards_per_player: 3, ..Rules::default() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["9S JS 2H", "2S KH 3H"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::new(1).expect("a seat"), Some(Bid::TWO)));
        let game = setup.build().expect("sound");
        let view = game.view(Viewer::Public);
        let (l, names) = (Language::default(), Names::new(Arc::clone(&rules), ["Ana", "Ben"], None));
        let plate = |marks| {
            let signs = PlateSigns { level: None, deals: true, sure: &[Point::High], marks };
            sign_plate(&l, &names, &view, Seat::default(), &signs)
        };
        assert_eq!(plate(true), "D: deals this hand. H: High is certain.");
        assert_eq!(plate(false), "Deals this hand. High is certain.");
        let contract = |marks| sign_contract(&l, &names, &view, marks);
        assert_eq!(contract(false), "2 of the 4 points must be made, or 2 are lost.");
        let seen = format!("Ben bid 2. {} A lettered box is a point already locked up.", contract(false));
        assert_eq!(contract(true), seen);
    }
}
