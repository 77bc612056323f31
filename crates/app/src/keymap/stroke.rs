//! Meanings of a press of a key: on many keyboards the place of a digit types something else, on some that of a letter.

use super::Key;

use iced::keyboard::key::{Code, Key as Pressed, Physical};
use iced::keyboard::{Event, Modifiers};

/// A press of a key, by the sign that it types and by its place.
///
/// Digits count by their place, in the row above the letters and on the keypad, whatever is typed there: French keyboards type
/// them with Shift, and the keypad without Num Lock not at all. Letters, the slash, the question mark and the comma count by
/// their place as far as the sign there means nothing: on keyboards of other scripts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stroke {
    /// The key that it is by its name or its sign.
    by_sign: Option<Key>,
    /// The key in its place on an American keyboard, where the sign leaves that open.
    by_place: Option<Key>,
    /// Character that it types in a field.
    typed: Option<char>,
    is_repeated: bool,
}

impl Stroke {
    /// Returns the press that an event tells of, if it can mean any key.
    pub(crate) fn from_event(event: &Event) -> Option<Stroke> {
        let Event::KeyPressed { key, modified_key, physical_key, modifiers, repeat, .. } = event else { return None };
        let is_typed = !modifiers.command() && !modifiers.alt() && !modifiers.logo();
        let typed = single(modified_key).filter(|sign| is_typed && !sign.is_control() && !sign.is_whitespace());
        let by_sign = match (typed, key) {
            // On some keyboards they are written with Shift.
            (Some(sign @ ('/' | '?')), _) => Some(Key::Letter(sign)),
            (Some(sign @ '0'..='9'), _) => Key::of_sign(sign, *modifiers),
            (None, _) if modifiers.command() && single(modified_key) == Some(',') => Some(Key::Command(',')),
            (_, Pressed::Named(named)) => Key::named(*named, *modifiers),
            (_, key) => single(key).filter(|sign| is_latin(*sign)).and_then(|sign| Key::of_sign(sign, *modifiers)),
        };
        let is_plain = match by_sign {
            Some(Key::Letter('/' | '?')) => modifiers.shift(),
            Some(Key::Letter(sign) | Key::Command(sign)) => sign.is_ascii_alphabetic(),
            Some(Key::Digit(_)) => true,
            _ => false,
        };
        let by_place = if is_plain { None } else { of_place(*physical_key, *modifiers) };
        // Commas and periods lie among the letters of some Latin keyboards, and stand for none.
        let ends_words = matches!(by_sign, Some(Key::Letter(',' | '.')));
        let is_letter = |key: &Key| matches!(key, Key::Letter(letter) if letter.is_ascii_alphabetic());
        let by_place = by_place.filter(|key| by_sign != Some(*key) && !(ends_words && is_letter(key)));
        let stroke = Stroke { by_sign, by_place, typed, is_repeated: *repeat };
        let is_any = by_sign.is_some() || by_place.is_some() || typed.is_some();
        (is_any && (!repeat || by_sign.is_some_and(Key::moves_on))).then_some(stroke)
    }

    /// Returns the key that it means on every screen, if there is only one.
    pub(crate) fn sure(self) -> Option<Key> {
        let types_it = self.typed.is_none() || self.typed.map(key_typed) == self.by_sign;
        self.by_sign.filter(|_| self.by_place.is_none() && types_it)
    }

    /// Returns the key that it means where digits are heard or not, and where the signs of which `knows` tells do
    /// something.
    pub(crate) fn key(self, hears_digits: bool, knows: impl Fn(Key) -> bool) -> Option<Key> {
        let digit = self.by_place.filter(|key| hears_digits && matches!(key, Key::Digit(_)));
        let is_known = |key: &Key| key.is_fixed() || knows(*key);
        let key = digit.or_else(|| self.by_sign.filter(is_known)).or(self.by_place).or(self.by_sign)?;
        (!self.is_repeated || key.moves_on()).then_some(key)
    }

    /// Returns the key that it means where every sign that is typed looks for something.
    pub(crate) fn letter(self) -> Option<Key> {
        self.typed.map(key_typed).or(self.by_sign).or(self.by_place).filter(|key| !self.is_repeated || key.moves_on())
    }
}

/// Returns the only character of a key.
fn single(key: &Pressed) -> Option<char> {
    let Pressed::Character(signs) = key else { return None };
    let mut signs = signs.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// Returns `true` if keyboards of the Latin script have the sign.
const fn is_latin(sign: char) -> bool {
    sign < '\u{370}'
}

fn key_typed(sign: char) -> Key {
    match sign {
        '0'..='9' => Key::Digit(sign as u8 - b'0'),
        sign => Key::Letter(sign.to_lowercase().next().unwrap_or(sign)),
    }
}

/// Returns the key in this place on an American keyboard.
fn of_place(place: Physical, modifiers: Modifiers) -> Option<Key> {
    let Physical::Code(code) = place else { return None };
    let sign = match code {
        Code::Slash if modifiers.shift() => '?',
        Code::Slash => '/',
        Code::Comma => ',',
        Code::Numpad0 => '0',
        Code::Numpad1 => '1',
        Code::Numpad2 => '2',
        Code::Numpad3 => '3',
        Code::Numpad4 => '4',
        Code::Numpad5 => '5',
        Code::Numpad6 => '6',
        Code::Numpad7 => '7',
        Code::Numpad8 => '8',
        Code::Numpad9 => '9',
        // A sign of another script is taken for the letter or the digit in its place.
        _ => Pressed::Character("\u{3b1}".into()).to_latin(place)?,
    };
    Key::of_sign(sign, modifiers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::keyboard::Location;
    use iced::keyboard::key::Named;

    /// A press of the key in this place, which has one sign and types another; none stands for a dead key.
    fn struck(sign: Option<&str>, typed: Option<&str>, code: Code, modifiers: Modifiers) -> Option<Stroke> {
        let key = |sign: Option<&str>| sign.map_or(Pressed::Unidentified, |sign| Pressed::Character(sign.into()));
        event(key(sign), key(typed), code, modifiers, false)
    }

    fn event(key: Pressed, typed: Pressed, code: Code, modifiers: Modifiers, repeat: bool) -> Option<Stroke> {
        Stroke::from_event(&Event::KeyPressed {
            key,
            modified_key: typed,
            physical_key: Physical::Code(code),
            location: Location::Standard,
            modifiers,
            text: None,
            repeat,
        })
    }

    /// What it means at the table, where digits choose, and on a page where the slash looks for something.
    fn meant(stroke: Option<Stroke>) -> [Option<Key>; 2] {
        let stroke = stroke.expect("it can mean something");
        [stroke.key(true, |_| false), stroke.key(false, |key| matches!(key, Key::Letter('/') | Key::Command(',')))]
    }

    fn plain(sign: &str, code: Code) -> Option<Stroke> {
        struck(Some(sign), Some(sign), code, Modifiers::empty())
    }

    #[test]
    fn only_what_moves_on_repeats() {
        let named = |named, code, repeat| {
            event(Pressed::Named(named), Pressed::Named(named), code, Modifiers::empty(), repeat).and_then(Stroke::sure)
        };
        assert_eq!(named(Named::ArrowRight, Code::ArrowRight, true), Some(Key::Right));
        assert_eq!(named(Named::Enter, Code::Enter, false), Some(Key::Enter));
        assert_eq!(named(Named::Enter, Code::Enter, true), None);
        let (down, place) = (Pressed::Named(Named::ArrowDown), Code::Numpad2);
        let held = event(down.clone(), down, place, Modifiers::empty(), true).expect("a list goes on");
        assert_eq!((held.key(true, |_| false), held.key(false, |_| false)), (None, Some(Key::Down)));
    }

    #[test]
    fn digits_are_those_of_the_place_on_every_keyboard() {
        // As on French, Czech, Lithuanian and Vietnamese keyboards, where one of them is a dead key.
        for (sign, code, digit) in [
            (Some("&"), Code::Digit1, 1),
            (Some("\u{e9}"), Code::Digit2, 2),
            (Some("\u{161}"), Code::Digit3, 3),
            (Some("\u{117}"), Code::Digit4, 4),
            (None, Code::Digit5, 5),
            (Some("\u{e0}"), Code::Digit0, 0),
            // Persian digits, and the letters on the digits of a Thai keyboard.
            (Some("\u{6f3}"), Code::Digit3, 3),
            (Some("\u{e20}"), Code::Digit4, 4),
        ] {
            let stroke = struck(sign, sign, code, Modifiers::empty());
            assert_eq!(meant(stroke)[0], Some(Key::Digit(digit)), "{sign:?}");
        }
        // What types a digit is that digit, as with Shift on a French or a programmer's keyboard.
        for (typed, code, digit) in [("1", Code::Digit1, 1), ("7", Code::Digit1, 7), ("0", Code::Backquote, 0)] {
            let stroke = struck(Some("&"), Some(typed), code, Modifiers::SHIFT).expect("a digit");
            assert_eq!(stroke.key(true, |_| false), Some(Key::Digit(digit)));
        }
        assert_eq!(plain("3", Code::Digit3).and_then(Stroke::sure), Some(Key::Digit(3)));
        let alt = struck(Some("&"), Some("&"), Code::Digit1, Modifiers::ALT);
        assert_eq!(alt, None, "with Alt it is the desktop's");
    }

    #[test]
    fn the_keypad_has_digits_with_num_lock_and_without() {
        let end = Pressed::Named(Named::End);
        let with = event(end.clone(), Pressed::Character("1".into()), Code::Numpad1, Modifiers::empty(), false);
        assert_eq!(with.and_then(Stroke::sure), Some(Key::Digit(1)));
        let without = event(end.clone(), end, Code::Numpad1, Modifiers::empty(), false);
        assert_eq!(meant(without), [Some(Key::Digit(1)), Some(Key::End)], "in a list it goes to the end");
        let five = struck(None, None, Code::Numpad5, Modifiers::empty());
        assert_eq!(meant(five)[0], Some(Key::Digit(5)));
    }

    #[test]
    fn letters_are_those_of_the_place_on_other_scripts() {
        let letter = |sign, code| meant(plain(sign, code))[1];
        assert_eq!(letter("\u{43f}", Code::KeyG), Some(Key::Letter('g')));
        // A Greek and a Hebrew keyboard have a sign on the place of a letter, and so has a Turkish one.
        assert_eq!(letter(";", Code::KeyQ), Some(Key::Letter('q')));
        assert_eq!(letter("'", Code::KeyW), Some(Key::Letter('w')));
        assert_eq!(letter("\u{131}", Code::KeyI), Some(Key::Letter('i')));
        assert_eq!(meant(plain("/", Code::KeyQ)), [Some(Key::Letter('q')), Some(Key::Letter('/'))]);
        let chosen = plain(";", Code::KeyQ).and_then(|stroke| stroke.key(false, |key| key == Key::Letter(';')));
        assert_eq!(chosen, Some(Key::Letter(';')), "a sign that was given some work does it");
        let with_command = |sign, code| struck(Some(sign), Some(sign), code, Modifiers::COMMAND);
        assert_eq!(with_command("n", Code::KeyN).and_then(Stroke::sure), Some(Key::Command('n')));
        assert_eq!(meant(with_command("\u{442}", Code::KeyN))[0], Some(Key::Command('n')));
        assert_eq!(meant(with_command("\u{431}", Code::Comma))[0], Some(Key::Command(',')));
        // A Russian keyboard has its comma over the period, on the place of the slash.
        let shifted = struck(Some("."), Some(","), Code::Slash, Modifiers::COMMAND | Modifiers::SHIFT);
        assert_eq!(meant(shifted)[1], Some(Key::Command(',')));
    }

    #[test]
    fn a_latin_letter_is_itself_wherever_it_lies() {
        for (sign, code) in [("q", Code::KeyA), ("m", Code::Semicolon), ("z", Code::KeyY), ("w", Code::Comma)] {
            let letter = sign.chars().next().map(Key::Letter);
            assert_eq!(plain(sign, code).and_then(Stroke::sure), letter);
        }
    }

    #[test]
    fn commas_stand_for_no_letter() {
        assert_eq!(meant(plain(",", Code::KeyM))[0], Some(Key::Letter(',')), "a French keyboard has its M elsewhere");
    }

    #[test]
    fn the_sign_for_searching_is_found_on_every_keyboard() {
        for (sign, code) in [("/", Code::Slash), ("7", Code::Digit7), (":", Code::Period)] {
            let shift = if sign == "/" { Modifiers::empty() } else { Modifiers::SHIFT };
            let slash = struck(Some(sign), Some("/"), code, shift).and_then(Stroke::sure);
            assert_eq!(slash, Some(Key::Letter('/')), "{sign} with Shift");
        }
        // A French keyboard has the question mark beside the N, on the place of the M.
        let question = struck(Some(","), Some("?"), Code::KeyM, Modifiers::SHIFT).and_then(Stroke::sure);
        assert_eq!(question, Some(Key::Letter('?')));
        // Where both lie on one key, the digit counts at the table and the slash where something can be looked for.
        assert_eq!(meant(plain("/", Code::Digit9)), [Some(Key::Digit(9)), Some(Key::Letter('/'))]);
        // On Russian keyboards other signs lie there.
        assert_eq!(meant(plain(".", Code::Slash))[1], Some(Key::Letter('/')));
        let shifted = struck(Some("."), Some(","), Code::Slash, Modifiers::SHIFT);
        assert_eq!(meant(shifted)[1], Some(Key::Letter('?')));
    }

    #[test]
    fn what_looks_for_something_is_what_is_typed() {
        let typed = |sign, code| plain(sign, code).and_then(Stroke::letter);
        assert_eq!(typed("\u{e9}", Code::Digit2), Some(Key::Letter('\u{e9}')));
        assert_eq!(typed("\u{43f}", Code::KeyG), Some(Key::Letter('\u{43f}')));
        assert_eq!(typed("2", Code::Digit2), Some(Key::Digit(2)));
        let down = Pressed::Named(Named::ArrowDown);
        let down = event(down.clone(), down, Code::Numpad2, Modifiers::empty(), false).and_then(Stroke::letter);
        assert_eq!(down, Some(Key::Down));
    }
}
