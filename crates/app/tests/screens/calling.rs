//! A partner is called by a click and by keys, and the table shows the two sides of the hand.

use crate::sitting::{Sitting, WINDOW, sit};
use crate::throwing::eager;

use pitch_app::keymap::Key;
use pitch_app::screen::table::Message;
use pitch_rules::rules::PartnerShown;
use pitch_rules::{Action, Ask, Card, Cards, Preset, Remark, Rules, Seat, Suit, Turn};
use pitch_session::settings::Hints;

fn own() -> Seat {
    Seat::default()
}

/// The person has the bid in Pawnee and is to call a card.
pub fn calling(rules: &Rules, size: (f32, f32)) -> Sitting {
    sit(rules, size, eager, |game| game.asks() == Some(Ask::CallPartner) && game.turn() == Turn::Rule(own()))
}

fn pawnee() -> Rules {
    Rules::from(Preset::Pawnee)
}

/// The cards that can be called by the buttons on the panel.
pub fn offered(sitting: &Sitting) -> Vec<Card> {
    let card = |message: &Message| match message {
        Message::Act(Action::Say(Remark::CallPartner(card))) => Some(*card),
        _ => None,
    };
    sitting.table.spots().iter().filter_map(|spot| card(&spot.message)).collect()
}

pub fn call(card: Card) -> Message {
    Message::say(Remark::CallPartner(card))
}

#[test]
fn the_highest_trumps_that_are_lacking_are_offered_then_all_and_one_of_them_is_called_by_a_click() {
    for size in [(1920.0, 1080.0), WINDOW, (900.0, 600.0), (720.0, 520.0)] {
        let mut sitting = calling(&pawnee(), size);
        sitting.picture("call");
        let trump = sitting.view().trump.expect("trump is named");
        let trumps = pawnee().ranking(Some(trump)).trumps() & pawnee().pack_cards();
        let likely = offered(&sitting);
        sitting.click(Message::CallIn(trump));
        let cards = offered(&sitting);
        assert_eq!(cards.iter().copied().collect::<Cards>(), trumps - sitting.view().hand());
        assert_eq!((likely.len(), &likely[..]), (5, &cards[..5]), "the likely ones come first");
        sitting.click(call(cards[0]));
        assert_eq!(sitting.view().partner_card.map(|called| called.card), Some(cards[0]), "{size:?}");
        sitting.picture("called");
    }
}

#[test]
fn cards_of_another_suit_are_a_letter_away() {
    let mut sitting = calling(&pawnee(), WINDOW);
    sitting.context.settings.hints = Hints::Off;
    let trump = sitting.view().trump.expect("trump is named");
    let suit = Suit::ALL.into_iter().find(|suit| *suit != trump).expect("another suit");
    sitting.key(Key::Letter(suit.letter().to_ascii_lowercase()));
    sitting.picture("call-other");
    let cards = offered(&sitting);
    assert!(cards.iter().all(|card| card.suit() == Some(suit)) && cards.len() > 4, "{cards:?}");
    let highest = cards[0].rank().expect("a rank").letter();
    let key = highest.to_digit(10).map_or(Key::Letter(highest.to_ascii_lowercase()), |digit| Key::Digit(digit as u8));
    sitting.key(key);
    assert_eq!(sitting.view().partner_card.map(|called| called.card), Some(cards[0]));
}

#[test]
fn a_partner_who_keeps_quiet_is_seen_by_nobody_else() {
    let rules = Rules { partner_shown: PartnerShown::WhenPlayed, ..pawnee() };
    let mut sitting = calling(&rules, WINDOW);
    let cards = offered(&sitting);
    sitting.click(call(cards[0]));
    sitting.picture("hidden-partner");
    assert_eq!(sitting.view().contract.and_then(|contract| contract.partner), None);
    let inventory = sitting.table.inventory(&sitting.context);
    assert!(!inventory.written.iter().any(|written| written.whole == "Partner"), "no plate tells");
}
