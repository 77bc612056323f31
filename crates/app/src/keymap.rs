//! The keys: one table, which the sheet of keys shows too, and from which the player may part.

mod chosen;
mod stroke;

pub(crate) use chosen::Keyboard;
pub(crate) use chosen::Refusal;
pub(crate) use stroke::Stroke;

use pitch_language::{Language, t};
pub use pitch_session::settings::KeyPlace as Place;

use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

/// Direction in which the focus moves through the targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Step to the next, and from the last to the first.
    Next,
    /// Step to the one before, and from the first to the last.
    Previous,
}

impl Step {
    /// Returns the place next to this one among `count`, round and round.
    pub const fn from(self, place: usize, count: usize) -> usize {
        match self {
            Step::Next => (place + 1) % count,
            Step::Previous => (place + count - 1) % count,
        }
    }
}

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
    /// Space, which is Enter everywhere but where Enter has other work beside what has the focus.
    Space,
    /// Escape: closes what is open, else opens the menu.
    Escape,
    /// Alt and the left arrow.
    MoveLeft,
    /// Alt and the right arrow.
    MoveRight,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home, to the beginning.
    Home,
    /// End, to the end.
    End,
    /// Delete.
    Delete,
    /// Key of the menu of what has the keyboard.
    Menu,
    /// A digit, 0 to 9.
    Digit(u8),
    /// A letter, in lower case, the slash, or the question mark.
    Letter(char),
    /// A function key, 1 to 12.
    Function(u8),
    /// Control (Command on a Mac) and a letter or sign.
    Command(char),
}

impl Key {
    /// Returns `true` if the key moves on: held down, it does so again and again.
    const fn moves_on(self) -> bool {
        matches!(
            self,
            Key::Left
                | Key::Right
                | Key::Up
                | Key::Down
                | Key::MoveLeft
                | Key::MoveRight
                | Key::Tab
                | Key::BackTab
                | Key::PageUp
                | Key::PageDown
        )
    }

    /// Returns the step by which this key moves the focus on a sheet, if it does.
    pub const fn step(self) -> Option<Step> {
        match self {
            Key::Tab | Key::Down | Key::Right => Some(Step::Next),
            Key::BackTab | Key::Up | Key::Left => Some(Step::Previous),
            _ => None,
        }
    }

    /// Returns `true` if the key always does the same: keys that move, press, leave and count are not changed, so that
    /// they can change back whatever was changed.
    pub(crate) const fn is_fixed(self) -> bool {
        !matches!(self, Key::Delete | Key::Letter(_) | Key::Function(_) | Key::Command(_))
    }

    /// Returns its name in the settings file, if it can be changed or chosen.
    fn name(self) -> Option<String> {
        match self {
            Key::Delete => Some("delete".to_owned()),
            Key::Letter(letter) => Some(letter.to_string()),
            Key::Function(number) => Some(format!("f{number}")),
            Key::Command(letter) => Some(format!("ctrl {letter}")),
            _ => None,
        }
    }

    /// Returns the key with this name in the settings file.
    fn named_in_file(name: &str) -> Option<Key> {
        let single = |name: &str| {
            let mut letters = name.chars();
            letters.next().filter(|letter| letters.next().is_none() && !letter.is_whitespace() && !letter.is_control())
        };
        if let Some(letter) = name.strip_prefix("ctrl ").and_then(single) {
            return Some(Key::Command(letter));
        }
        match single(name) {
            Some(letter) => (!letter.is_ascii_digit()).then_some(Key::Letter(letter)),
            None if name == "delete" => Some(Key::Delete),
            None => {
                let number = name.strip_prefix('f')?.parse().ok()?;
                (1..=12).contains(&number).then_some(Key::Function(number))
            }
        }
    }

    /// Returns the words on the caps of this key: Enter and Space are one.
    pub fn caps(self, language: &Language) -> Vec<String> {
        let tab = |index| t!(language, "keys-tab").split(", ").nth(index).unwrap_or_default().to_owned();
        let alt = |arrow: char| {
            let alt = if cfg!(target_os = "macos") { "Option".to_owned() } else { t!(language, "keys-alt") };
            format!("{alt} {arrow}")
        };
        vec![match self {
            Key::Left => "\u{2190}".to_owned(),
            Key::Right => "\u{2192}".to_owned(),
            Key::Up => "\u{2191}".to_owned(),
            Key::Down => "\u{2193}".to_owned(),
            Key::MoveLeft => alt('\u{2190}'),
            Key::MoveRight => alt('\u{2192}'),
            Key::Tab => tab(0),
            Key::BackTab => tab(1),
            Key::Enter => return vec![t!(language, "keys-enter"), t!(language, "keys-space")],
            Key::Space => t!(language, "keys-space"),
            Key::Escape => t!(language, "keys-esc"),
            Key::PageUp => t!(language, "keys-page-up"),
            Key::PageDown => t!(language, "keys-page-down"),
            Key::Home => t!(language, "keys-home"),
            Key::End => t!(language, "keys-end"),
            Key::Delete => t!(language, "keys-delete"),
            Key::Menu => t!(language, "keys-menu-key"),
            Key::Digit(digit) => digit.to_string(),
            Key::Letter(letter) => letter.to_uppercase().to_string(),
            Key::Function(number) => format!("F{number}"),
            Key::Command(letter) => {
                let command = if cfg!(target_os = "macos") { "Cmd".to_owned() } else { t!(language, "keys-command") };
                format!("{command} {}", letter.to_uppercase())
            }
        }]
    }

    /// Returns the words on its caps as a listener is told them: arrows by their direction.
    pub(crate) fn told(self, language: &Language) -> Vec<String> {
        let arrows = [('\u{2190}', "left"), ('\u{2192}', "right"), ('\u{2191}', "up"), ('\u{2193}', "down")];
        let told = |cap: String| {
            arrows.into_iter().fold(cap, |cap, (sign, to)| cap.replace(sign, &t!(language, "voice-arrow", to = to)))
        };
        self.caps(language).into_iter().map(told).collect()
    }

    fn named(named: Named, modifiers: Modifiers) -> Option<Key> {
        Some(match named {
            Named::ArrowLeft if modifiers.alt() => Key::MoveLeft,
            Named::ArrowRight if modifiers.alt() => Key::MoveRight,
            Named::ArrowLeft => Key::Left,
            Named::ArrowRight => Key::Right,
            Named::ArrowUp => Key::Up,
            Named::ArrowDown => Key::Down,
            Named::Tab if modifiers.shift() => Key::BackTab,
            Named::Tab => Key::Tab,
            Named::Enter => Key::Enter,
            Named::Space => Key::Space,
            Named::Escape => Key::Escape,
            Named::PageUp => Key::PageUp,
            Named::PageDown => Key::PageDown,
            Named::Home => Key::Home,
            Named::End => Key::End,
            Named::Delete => Key::Delete,
            Named::ContextMenu => Key::Menu,
            Named::F1 => Key::Function(1),
            Named::F2 => Key::Function(2),
            Named::F3 => Key::Function(3),
            Named::F4 => Key::Function(4),
            Named::F5 => Key::Function(5),
            Named::F6 => Key::Function(6),
            Named::F7 => Key::Function(7),
            Named::F8 => Key::Function(8),
            Named::F9 => Key::Function(9),
            Named::F10 => Key::Function(10),
            Named::F11 => Key::Function(11),
            Named::F12 => Key::Function(12),
            _ => return None,
        })
    }

    fn of_sign(letter: char, modifiers: Modifiers) -> Option<Key> {
        let letter = letter.to_ascii_lowercase();
        if modifiers.command() {
            return Some(Key::Command(letter));
        }
        if modifiers.alt() || modifiers.logo() {
            return None;
        }
        Some(match letter {
            ' ' => Key::Space,
            '0'..='9' => Key::Digit(letter as u8 - b'0'),
            _ => Key::Letter(letter),
        })
    }
}

/// A row of the sheet of keys: the keys, and what they do.
#[derive(Debug, Clone, Copy)]
pub struct Binding {
    /// The keys.
    pub keys: &'static [Key],
    /// Effect of the keys, in a few words.
    pub words: fn(&Language, &Keyboard) -> String,
}

impl Binding {
    const fn new(keys: &'static [Key], words: fn(&Language, &Keyboard) -> String) -> Self {
        Binding { keys, words }
    }

    /// Returns the effect of one of the keys in words: its own, where they tell one of each key in order.
    pub(crate) fn words_of(&self, key: Key, language: &Language, keyboard: &Keyboard) -> String {
        let words = (self.words)(language, keyboard);
        // Sentences, and words on several effects of one key, are told whole.
        let parts: Vec<&str> = if words.contains([';', '?']) { Vec::new() } else { words.split(", ").collect() };
        let place = self.keys.iter().position(|one| *one == key).filter(|_| parts.len() == self.keys.len());
        place.map_or_else(|| words.clone(), |place| parts[place].to_owned())
    }

    /// Returns `true` if the keys are the digits, of which only the first and the last are shown.
    pub(crate) const fn is_range(&self) -> bool {
        self.keys.len() > 3 && self.keys[0].is_fixed()
    }

    /// Returns the place where a key holds that is shown among those of `shown`.
    pub(crate) fn place_of(key: Key, shown: Place) -> Place {
        let is_own = shown == Place::Saves && key == Key::Command('r');
        if EVERYWHERE.contains(&key) && !is_own { Place::Everywhere } else { shown }
    }
}

/// Keys at the table and everywhere, in the order of the sheet of keys.
pub const SHEET: [Binding; 36] = [
    Binding::new(&[Key::Left, Key::Right], |l, _| t!(l, "keys-move")),
    Binding::new(&[Key::Enter], |l, _| t!(l, "keys-press")),
    Binding::new(&[Key::Tab, Key::BackTab], |l, _| t!(l, "keys-area")),
    Binding::new(&DIGITS, |l, _| t!(l, "keys-choose")),
    Binding::new(&[Key::Up, Key::Down], |l, _| t!(l, "keys-count")),
    Binding::new(&[Key::Digit(2), Key::Digit(3), Key::Digit(4)], |l, _| t!(l, "keys-bid")),
    Binding::new(&[Key::Letter('p')], |l, _| t!(l, "keys-pass")),
    Binding::new(&[Key::Letter('k')], |l, _| t!(l, "keys-keep")),
    Binding::new(&[Key::Letter('s')], |l, _| t!(l, "keys-stand")),
    Binding::new(&[Key::Letter('b')], |l, _| t!(l, "keys-beg")),
    Binding::new(&[Key::Letter('a')], |l, _| t!(l, "keys-accept")),
    Binding::new(&[Key::Letter('r')], |l, _| t!(l, "keys-run")),
    Binding::new(&[Key::Letter('d')], |l, _| t!(l, "keys-deal")),
    Binding::new(&[Key::Letter('t')], |l, _| t!(l, "keys-talk")),
    Binding::new(&[Key::Letter('u'), Key::Command('z')], |l, _| t!(l, "keys-undo")),
    Binding::new(&[Key::Letter('h')], |l, _| t!(l, "keys-hint")),
    Binding::new(&[Key::Letter('w'), Key::Letter('?')], |l, _| t!(l, "keys-why")),
    Binding::new(&[Key::Letter('i')], |l, _| t!(l, "keys-standing")),
    Binding::new(&[Key::Letter('c')], |l, keyboard| {
        let [diamonds, hearts, spades] = ['d', 'h', 's'].map(|key| keyboard.cap(l, Place::Table, Key::Letter(key)));
        t!(l, "keys-name", diamonds = diamonds, hearts = hearts, spades = spades)
    }),
    Binding::new(&[Key::Letter('q'), Key::Letter('j')], |l, keyboard| {
        let [ace, king, ten] = ['a', 'k', 't'].map(|key| keyboard.cap(l, Place::Table, Key::Letter(key)));
        t!(l, "keys-call", ace = ace, king = king, ten = ten)
    }),
    Binding::new(&[Key::MoveLeft, Key::MoveRight], |l, _| t!(l, "keys-arrange")),
    Binding::new(&[Key::Letter('f')], |l, _| t!(l, "keys-sort")),
    Binding::new(&[Key::Letter('y'), Key::Letter('n')], |l, _| t!(l, "keys-answer")),
    Binding::new(&[Key::Letter('o')], |l, _| t!(l, "keys-order")),
    Binding::new(&[Key::Letter('l'), Key::Letter('g')], |l, _| t!(l, "keys-looks-back")),
    Binding::new(&[Key::Escape], |l, _| t!(l, "keys-back")),
    Binding::new(&[Key::Letter('m')], |l, _| t!(l, "keys-mute")),
    Binding::new(&[Key::Function(1)], |l, _| t!(l, "keys-help")),
    Binding::new(&[Key::Function(4), Key::Function(5)], |l, _| t!(l, "keys-cards")),
    Binding::new(&SPEEDS, |l, _| t!(l, "keys-speed")),
    Binding::new(&[Key::Function(11)], |l, _| t!(l, "keys-full-screen")),
    Binding::new(&[Key::PageUp, Key::PageDown], |l, _| t!(l, "keys-page")),
    Binding::new(&[Key::Letter('e')], |l, _| t!(l, "keys-end-try-out")),
    Binding::new(&[Key::Command('r'), Key::Command('o')], |l, _| t!(l, "keys-house-rules")),
    Binding::new(&[Key::Command('n'), Key::Command(','), Key::Command('q')], |l, _| t!(l, "keys-new-game")),
    Binding::new(&[Key::Command('w')], |l, _| t!(l, "keys-close")),
];

/// The keys of one screen.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    /// Name of the screen.
    pub title: fn(&Language) -> String,
    /// Place of the keys in the settings file.
    pub place: Place,
    /// The keys that only it has.
    pub bindings: &'static [Binding],
}

/// Keys of the other screens.
pub const GROUPS: [Group; 7] = [
    Group {
        title: |l| t!(l, "keys-group-home"),
        place: Place::Home,
        bindings: &[
            Binding::new(&[Key::Letter('c'), Key::Letter('p')], |l, _| t!(l, "keys-home-front")),
            Binding::new(&[Key::Letter('n'), Key::Letter('l')], |l, _| t!(l, "keys-home-games")),
            Binding::new(&[Key::Letter('r'), Key::Letter('h')], |l, _| t!(l, "keys-home-rules")),
            Binding::new(&[Key::Letter('z'), Key::Letter('g'), Key::Letter('t')], |l, _| t!(l, "keys-home-kept")),
            Binding::new(&[Key::Letter('k')], |l, _| t!(l, "scorepad-title")),
            Binding::new(&[Key::Letter('a'), Key::Letter('s'), Key::Letter('q')], |l, _| t!(l, "keys-home-rest")),
        ],
    },
    Group {
        title: |l| t!(l, "keys-group-menu"),
        place: Place::Menu,
        bindings: &[
            Binding::new(&[Key::Letter('r'), Key::Letter('l')], |l, _| t!(l, "keys-menu-table")),
            Binding::new(&[Key::Letter('p'), Key::Letter('o'), Key::Letter('k')], |l, _| t!(l, "keys-menu-people")),
            Binding::new(&[Key::Letter('z'), Key::Letter('f')], |l, _| t!(l, "keys-menu-more")),
            Binding::new(&[Key::Letter('g'), Key::Letter('s'), Key::Letter('q')], |l, _| t!(l, "keys-menu-rest")),
        ],
    },
    Group {
        title: |l| t!(l, "puzzle-title"),
        place: Place::Puzzle,
        bindings: &[
            Binding::new(&[Key::Letter('a'), Key::Letter('n')], |l, _| t!(l, "keys-puzzle")),
            Binding::new(&[Key::Letter('p'), Key::Letter('e')], |l, _| t!(l, "keys-puzzle-ways")),
        ],
    },
    Group {
        title: |l| t!(l, "keys-group-result"),
        place: Place::Result,
        bindings: &[
            Binding::new(&[Key::Letter('r')], |l, _| t!(l, "keys-result-review")),
            Binding::new(&[Key::Letter('c')], |l, _| t!(l, "keys-result-costs")),
            Binding::new(&[Key::Letter('f')], |l, _| t!(l, "keys-result-fair")),
            Binding::new(&[Key::Letter('n'), Key::Letter('h')], |l, _| t!(l, "keys-result-game")),
            Binding::new(&[Key::Letter('e')], |l, _| t!(l, "evening-title")),
        ],
    },
    Group {
        title: |l| t!(l, "keys-group-review"),
        place: Place::Review,
        bindings: &[
            Binding::new(&[Key::Left, Key::Right], |l, _| t!(l, "keys-review-steps")),
            Binding::new(&[Key::Up, Key::Down], |l, _| t!(l, "keys-review-hands")),
            Binding::new(&[Key::Home, Key::End], |l, _| t!(l, "keys-ends")),
            Binding::new(&[Key::Letter('c')], |l, _| t!(l, "keys-review-mistake")),
            Binding::new(&[Key::Letter('w')], |l, _| t!(l, "keys-review-why")),
            Binding::new(&[Key::Letter('s')], |l, _| t!(l, "keys-review-seen")),
            Binding::new(&[Key::Letter('l')], |l, _| t!(l, "review-list")),
            Binding::new(&[Key::Letter('p'), Key::Letter('d'), Key::Letter('e')], |l, _| t!(l, "keys-review-try")),
        ],
    },
    Group {
        title: |l| t!(l, "keys-group-saves"),
        place: Place::Saves,
        bindings: &[
            Binding::new(&[Key::Function(2), Key::Delete, Key::Command('z')], |l, _| t!(l, "keys-saves")),
            Binding::new(&[Key::Command('r'), Key::Command('c'), Key::Command('e')], |l, _| t!(l, "keys-saves-more")),
        ],
    },
    Group {
        title: |l| t!(l, "keys-group-pages"),
        place: Place::Pages,
        bindings: &[
            Binding::new(&[Key::Left, Key::Right], |l, _| t!(l, "keys-turn")),
            Binding::new(&[Key::Letter('/'), Key::Command('f')], |l, _| t!(l, "keys-search")),
            Binding::new(&[Key::Command('z')], |l, _| t!(l, "keys-house-undo")),
            Binding::new(&DIGITS, |l, _| t!(l, "keys-house-number")),
            Binding::new(&[Key::Delete, Key::Menu], |l, _| t!(l, "keys-settings-reset")),
            Binding::new(&[Key::Letter('t'), Key::Letter('e')], |l, _| t!(l, "keys-statistics")),
            Binding::new(&[Key::Letter('u')], |l, _| t!(l, "keys-pad")),
        ],
    },
];

/// Keys that do the same on every screen that has them.
const EVERYWHERE: [Key; 20] = {
    use Key::{Command, Function, Letter};
    [
        Letter('m'),
        Letter('w'),
        Letter('?'),
        Letter('/'),
        Function(1),
        Function(4),
        Function(5),
        Function(6),
        Function(7),
        Function(8),
        Function(9),
        Function(11),
        Command('f'),
        Command('n'),
        Command('o'),
        Command('q'),
        Command('r'),
        Command('w'),
        Command('z'),
        Command(','),
    ]
};

const SPEEDS: [Key; 4] = [Key::Function(6), Key::Function(7), Key::Function(8), Key::Function(9)];

const DIGITS: [Key; 10] = {
    use Key::Digit as D;
    [D(1), D(2), D(3), D(4), D(5), D(6), D(7), D(8), D(9), D(0)]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_sheet_has_caps_and_words_and_no_key_stands_twice_but_the_digits() {
        let (language, keyboard) = (Language::default(), Keyboard::default());
        let mut seen = Vec::new();
        for binding in &SHEET {
            assert!(!binding.keys.is_empty() && !(binding.words)(&language, &keyboard).is_empty());
            for key in binding.keys.iter().filter(|key| !matches!(key, Key::Digit(_))) {
                assert!(!seen.contains(key), "{key:?}");
                seen.push(*key);
            }
        }
        assert!(SHEET[3].is_range() && SHEET.iter().filter(|binding| binding.is_range()).count() == 1);
        for group in &GROUPS {
            let mut seen = Vec::new();
            assert!(!(group.title)(&language).is_empty());
            for binding in group.bindings {
                assert!(!binding.keys.is_empty() && !(binding.words)(&language, &keyboard).is_empty());
                for key in binding.keys {
                    assert!(!seen.contains(key), "{key:?}");
                    seen.push(*key);
                }
            }
        }
    }

    #[test]
    fn a_listener_is_told_each_key_with_its_own_effect() {
        let (language, keyboard) = (Language::default(), Keyboard::default());
        let told = |key: Key| {
            let binding = SHEET.iter().find(|binding| binding.keys.contains(&key)).expect("a row");
            binding.words_of(key, &language, &keyboard)
        };
        assert_eq!(told(Key::Function(8)), "fast");
        assert_eq!(told(Key::Command('z')), "take back");
        assert_eq!(told(Key::Letter('n')), "agree; refuse, or show a worthless hand");
        assert_eq!(Key::Left.told(&language), ["Left arrow"]);
    }

    #[test]
    fn the_page_for_players_has_every_key_of_the_sheet() {
        let page = include_str!("../../../docs/playing.md");
        let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
        let keys: Vec<String> =
            rows.flat_map(|row| row.split([',', ' ']).map(str::to_owned).collect::<Vec<_>>()).collect();
        let named = |key: Key| {
            let caps = key.caps(&Language::default());
            match key {
                Key::MoveLeft | Key::MoveRight => vec!["Alt".to_owned()],
                Key::Left => vec!["Left".to_owned()],
                Key::Right => vec!["Right".to_owned()],
                Key::Up => vec!["Up".to_owned()],
                Key::Down => vec!["Down".to_owned()],
                Key::Command(',') => vec!["comma".to_owned()],
                _ => caps.into_iter().flat_map(|cap| cap.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect(),
            }
        };
        let bindings = SHEET.iter().chain(GROUPS.iter().flat_map(|group| group.bindings));
        for key in bindings.flat_map(|binding| binding.keys).filter(|key| !matches!(key, Key::Digit(_))) {
            for word in named(*key) {
                assert!(keys.contains(&word), "{key:?}: {word} is not in the table of docs/playing.md");
            }
        }
    }
}
