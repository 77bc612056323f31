//! The keys: one table, which the sheet of keys shows too.

use crate::app::focus::Step;

use iced::keyboard::key::{Key as Pressed, Named};
use iced::keyboard::{Event, Modifiers};

/// A key as the screens understand it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Left arrow.
    Left,
    /// Right arrow.
    Right,
    /// Up arrow.
    Up,
    /// Down arrow.
    Down,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Enter or Space: presses what has the focus, or skips a movement.
    Enter,
    /// Escape: closes what is open, else opens the menu.
    Escape,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A digit, 0 to 9.
    Digit(u8),
    /// A letter, in lower case.
    Letter(char),
    /// A function key, 1 to 12.
    Function(u8),
    /// Control (Command on a Mac) and a letter or sign.
    Command(char),
}

impl Key {
    /// The key of a press, if it is one of these. Held keys repeat only where moving on is meant.
    #[must_use]
    pub fn from_event(event: &Event) -> Option<Key> {
        let Event::KeyPressed { key, physical_key, modifiers, repeat, .. } = event else { return None };
        let key_meant = match key {
            Pressed::Named(named) => Self::named(*named, *modifiers),
            Pressed::Character(_) => {
                let letter = key.to_latin(*physical_key)?;
                Self::letter(letter, *modifiers)
            }
            Pressed::Unidentified => None,
        }?;
        let moves_on = matches!(
            key_meant,
            Key::Left | Key::Right | Key::Up | Key::Down | Key::Tab | Key::BackTab | Key::PageUp | Key::PageDown
        );
        (!repeat || moves_on).then_some(key_meant)
    }

    /// How this key moves the focus on a sheet, if it does.
    #[must_use]
    pub const fn step(self) -> Option<Step> {
        match self {
            Key::Tab | Key::Down | Key::Right => Some(Step::Next),
            Key::BackTab | Key::Up | Key::Left => Some(Step::Previous),
            _ => None,
        }
    }

    fn named(named: Named, modifiers: Modifiers) -> Option<Key> {
        Some(match named {
            Named::ArrowLeft => Key::Left,
            Named::ArrowRight => Key::Right,
            Named::ArrowUp => Key::Up,
            Named::ArrowDown => Key::Down,
            Named::Tab if modifiers.shift() => Key::BackTab,
            Named::Tab => Key::Tab,
            Named::Enter | Named::Space => Key::Enter,
            Named::Escape => Key::Escape,
            Named::PageUp => Key::PageUp,
            Named::PageDown => Key::PageDown,
            Named::F1 => Key::Function(1),
            Named::F4 => Key::Function(4),
            Named::F5 => Key::Function(5),
            Named::F6 => Key::Function(6),
            Named::F7 => Key::Function(7),
            Named::F8 => Key::Function(8),
            Named::F11 => Key::Function(11),
            _ => return None,
        })
    }

    fn letter(letter: char, modifiers: Modifiers) -> Option<Key> {
        let letter = letter.to_ascii_lowercase();
        if modifiers.command() {
            return Some(Key::Command(letter));
        }
        if modifiers.alt() || modifiers.logo() {
            return None;
        }
        Some(match letter {
            ' ' => Key::Enter,
            '0'..='9' => Key::Digit(letter as u8 - b'0'),
            _ => Key::Letter(letter),
        })
    }
}
