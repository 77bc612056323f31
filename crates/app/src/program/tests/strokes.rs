//! Keys of keyboards whose digits, letters and signs lie elsewhere, where they count.

use crate::keymap::{Key, Stroke};
use crate::outcome::Outcome;
use crate::program::Message;
use crate::program::tests::desk::{Desk, begun, over, playing, shelf, table_of};
use crate::screen::table::Tab;
use crate::sheet::Sheet;
use pitch_session::Entry;

use iced::keyboard::key::{Code, Key as Pressed, Named, Physical};
use iced::keyboard::{Event, Location, Modifiers};

/// The player presses the key in this place, where this is its sign.
fn strike(desk: &mut Desk, key: Pressed, code: Code) {
    let event = Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: Physical::Code(code),
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    };
    desk.happens(Message::from(Stroke::from_event(&event).expect("a key")));
}

fn sign(sign: &str) -> Pressed {
    Pressed::Character(sign.into())
}

#[test]
fn a_bid_is_made_by_the_place_of_its_digit() {
    let game = || begun(table_of(&["Sam"], 3, 7, 3), 1);
    for (key, code) in [
        (sign("\""), Code::Digit3),
        (sign("\u{161}"), Code::Digit3),
        (Pressed::Unidentified, Code::Digit3),
        (Pressed::Named(Named::PageDown), Code::Numpad3),
    ] {
        let mut desk = Desk::at(playing(game().record()));
        desk.press([Key::Enter]);
        let before = desk.game().entries().len();
        strike(&mut desk, key.clone(), code);
        let done = &desk.game().entries()[before..];
        let bids = done
            .iter()
            .any(|entry| matches!(entry, Entry::Act(seat, act) if seat.index() == 0 && act.to_string() == "3"));
        assert!(bids, "{key:?}: {done:?}");
    }
}

#[test]
fn a_number_of_the_house_rules_is_typed_by_the_places_of_its_digits() {
    let at_a_number = || {
        let mut desk = Desk::new();
        desk.ask(Outcome::HouseRules(None));
        desk.press([Key::Letter('/')]);
        for _ in 0..60 {
            if !desk.top().is_some_and(Sheet::hears_digits) {
                desk.press([Key::Tab]);
            }
        }
        assert!(desk.top().is_some_and(Sheet::hears_digits), "some row is a number");
        desk
    };
    let rules = |desk: &Desk| match desk.top() {
        Some(Sheet::HouseRules(screen)) => screen.editor().rules(),
        other => panic!("{other:?}"),
    };
    let (mut struck, mut typed, before) = (at_a_number(), at_a_number(), rules(&at_a_number()));
    // On a French keyboard, and on a keypad without Num Lock.
    strike(&mut struck, sign("'"), Code::Digit4);
    strike(&mut struck, Pressed::Named(Named::PageDown), Code::Numpad3);
    typed.press([Key::Digit(4), Key::Digit(3)]);
    assert!(rules(&struck) == rules(&typed) && rules(&struck) != before);
}

#[test]
fn what_is_typed_to_look_for_a_game_is_what_the_keyboard_types() {
    let game = over(table_of(&["Sam"], 3, 7, 2));
    let mut desk = Desk::at(shelf(&[game.record()]));
    desk.ask(Outcome::Saves);
    strike(&mut desk, sign("\u{444}"), Code::KeyA);
    assert_eq!(desk.saves().found(), 0, "Ana has no Cyrillic letter");
    let mut desk = Desk::at(shelf(&[game.record()]));
    desk.ask(Outcome::Saves);
    strike(&mut desk, Pressed::Named(Named::ArrowDown), Code::Numpad2);
    assert_eq!(desk.saves().found(), 1, "without Num Lock the keypad moves through the list");
}

#[test]
fn a_letter_of_another_script_does_what_lies_in_its_place_and_a_sign_what_it_does_here() {
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 7, 3), 1).record()));
    desk.press([Key::Enter]);
    strike(&mut desk, sign("\u{43f}"), Code::KeyG);
    assert_eq!(desk.table().opened(), Some(Tab::Log), "the log");
    // A Hebrew keyboard has the slash on the place of the Q, and nothing can be looked for at the table.
    desk.press([Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Menu(_))));
    strike(&mut desk, sign("/"), Code::KeyQ);
    assert!(desk.screen.is_left, "there the Q leaves the program");
}
