//! Every key that stands on a cap is found on thirty keyboard layouts, as the real window hears it.

use crate::desk::{Desk, wait_until};
use crate::saved;

use pitch_app::keymap::{GROUPS, Key, SHEET};
use pitch_session::{Deals, Entry, NewGame, Table, storage};

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The layouts with their variants, as `setxkbmap` knows them.
const LAYOUTS: [(&str, &str); 30] = [
    ("us", ""),
    ("us", "dvorak"),
    ("us", "dvp"),
    ("us", "colemak"),
    ("gb", ""),
    ("de", ""),
    ("ch", ""),
    ("fr", ""),
    ("fr", "bepo"),
    ("be", ""),
    ("cz", ""),
    ("sk", ""),
    ("lt", ""),
    ("pl", ""),
    ("hu", ""),
    ("es", ""),
    ("pt", ""),
    ("br", ""),
    ("it", ""),
    ("se", ""),
    ("dk", ""),
    ("tr", ""),
    ("ro", ""),
    ("ru", ""),
    ("ua", ""),
    ("gr", ""),
    ("il", ""),
    ("ara", ""),
    ("th", ""),
    ("vn", ""),
];

/// The keycodes of the digits from 0, above the letters and on the keypad.
const ROW: [u8; 10] = [19, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const KEYPAD: [u8; 10] = [90, 87, 88, 89, 83, 84, 85, 79, 80, 81];
/// The keycodes of the letters from A, of the comma and of the slash on an American keyboard.
const LETTERS: [u8; 26] =
    [38, 56, 54, 40, 26, 41, 42, 43, 31, 44, 45, 46, 58, 57, 32, 33, 24, 27, 39, 28, 30, 55, 25, 53, 29, 52];
const COMMA: u8 = 59;
const SLASH: u8 = 61;

/// What the keys of a layout type, without Shift and with it: the names of the signs, by keycode.
struct Layout(BTreeMap<u8, [String; 2]>);

impl Layout {
    /// Has the display take this layout, and reads it.
    fn set(desk: &Desk, (layout, variant): (&str, &str)) -> Self {
        let run = |program: &str, arguments: &[&str]| {
            let output = Command::new(program).args(arguments).env("DISPLAY", desk.display()).output();
            let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
            assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8_lossy(&output.stdout).into_owned()
        };
        let _ = run("setxkbmap", &["-layout", layout, "-variant", variant]);
        let map = run("xkbcomp", &["-w", "0", "-xkb", desk.display(), "-"]);
        let code = |line: &str| {
            let (name, code) = line.trim().strip_prefix('<')?.split_once("> = ")?;
            Some((name.to_owned(), code.strip_suffix(';')?.parse().ok()?))
        };
        let codes: BTreeMap<String, u8> = map.lines().filter_map(code).collect();
        let signs = |entry: &str| {
            let (name, rest) = entry.split_once('>')?;
            let rest = rest.split("};").next()?;
            let rest = rest.split_once("symbols[Group1]=").map_or(rest, |(_, signs)| signs);
            let (_, signs) = rest.split_once('[')?;
            let mut signs = signs.split_once(']')?.0.split(',').map(|sign| sign.trim().to_owned());
            let both = [signs.next().unwrap_or_default(), signs.next().unwrap_or_default()];
            Some((*codes.get(name)?, both))
        };
        Layout(map.split("key <").skip(1).filter_map(signs).collect())
    }

    /// How the key with this sign is pressed: as it lies there, or in its place on an American keyboard if no key types it.
    fn press(&self, sign: &str, place: u8, shifts: bool) -> String {
        let typed = |level: usize| self.0.iter().find(|(code, signs)| **code < 90 && signs[level] == sign);
        match (typed(0), typed(1)) {
            (Some((code, _)), _) => code.to_string(),
            (None, Some((code, _))) => format!("shift+{code}"),
            (None, None) if shifts => format!("shift+{place}"),
            (None, None) => place.to_string(),
        }
    }

    /// How this key is pressed.
    fn press_key(&self, key: Key) -> Option<String> {
        let sign = |sign: char| match sign {
            'a'..='z' => Some(self.press(&sign.to_string(), LETTERS[sign as usize - 'a' as usize], false)),
            '/' => Some(self.press("slash", SLASH, false)),
            '?' => Some(self.press("question", SLASH, true)),
            ',' => Some(self.press("comma", COMMA, false)),
            _ => None,
        };
        match key {
            Key::Letter(letter) => sign(letter),
            Key::Command(letter) => Some(format!("ctrl+{}", sign(letter)?)),
            _ => None,
        }
    }
}

/// What the program says of the keys that it hears.
struct Ear<'a> {
    desk: &'a Desk,
    told: &'a Path,
}

impl Ear<'_> {
    fn heard(&self) -> Vec<String> {
        let told = std::fs::read_to_string(self.told).unwrap_or_default();
        told.lines().filter_map(|line| Some(line.split_once("pressed=")?.1.trim().to_owned())).collect()
    }

    /// Presses these keys one after the other, and gives what each was heard as.
    fn press(&self, keys: &[String]) -> Vec<String> {
        let before = self.heard().len();
        let all = Command::new("xdotool").arg("key").args(keys).env("DISPLAY", self.desk.display()).status();
        assert!(all.is_ok_and(|status| status.success()), "{keys:?}");
        let begun = Instant::now();
        while self.heard().len() < before + keys.len() && begun.elapsed() < Duration::from_secs(3) {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.heard()[before..].to_vec()
    }

    /// What these keys are heard as. Where one is not heard, each is pressed alone: a dead key is told apart from one that a busy
    /// machine lost.
    fn hear(&self, keys: &[(Key, String)]) -> Vec<Option<String>> {
        if keys.is_empty() {
            return Vec::new();
        }
        let strokes: Vec<String> = keys.iter().map(|(_, stroke)| stroke.clone()).collect();
        let heard = self.press(&strokes);
        if heard.len() == keys.len() {
            return heard.into_iter().map(Some).collect();
        }
        let alone = |stroke: &String| {
            let mut tries = (0..2).filter_map(|_| self.press(std::slice::from_ref(stroke)).pop());
            tries.next()
        };
        strokes.iter().map(alone).collect()
    }

    /// Leaves the page that lies over the table, and before it the field that has the keyboard there.
    fn leave(&self) {
        let closed = || self.heard().last().is_some_and(|last| last == "Escape");
        for _ in 0..4 {
            let _ = Command::new("xdotool").args(["key", "Escape"]).env("DISPLAY", self.desk.display()).status();
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_millis(400) {
                if closed() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        panic!("nothing closes the page");
    }
}

/// Every key that stands on a cap and depends on the layout: letters and signs, alone and with Control.
fn printed() -> Vec<Key> {
    let bindings = SHEET.iter().chain(GROUPS.iter().flat_map(|group| group.bindings));
    let mut keys: Vec<Key> = Vec::new();
    for key in bindings.flat_map(|binding| binding.keys) {
        if matches!(key, Key::Letter(_) | Key::Command(_)) && !keys.contains(key) {
            keys.push(*key);
        }
    }
    keys
}

/// Opens this game with every key told, and gives where that is written.
fn open(desk: &mut Desk, folder: &Path, table: &Table) -> std::path::PathBuf {
    let file = folder.join("opened.ron");
    storage::save_as(&file, table.record()).expect("a file");
    desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0), sound: false)");
    let told = folder.join("told");
    let stderr = File::create(&told).expect("a file");
    let mut program = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let program = program.env("RUST_LOG", "pitch_app::program=trace").stderr(stderr);
    let (file, data) = (file.display().to_string(), folder.display().to_string());
    desk.start_as(program, &[&file, "--data-dir", &data, "--lang", "en"]);
    told
}

/// The first table at which the person is to play a card, or to bid.
fn table(plays: bool) -> Table {
    use pitch_players::Level;
    use pitch_rules::Turn;
    use pitch_session::{Kind, Player};
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = ["Sam", "Ana", "Ben", "Cleo"].into_iter().enumerate();
    let players: Vec<Player> = players.map(|(seat, name)| Player::new(name, kind(seat))).collect();
    for number in 1.. {
        let new = NewGame::new(pitch_rules::Rules::default(), players.clone(), Deals::from_number(number));
        let mut table = Table::new(new).expect("a table");
        let _ = table.deal();
        while let Some(seat) = table.to_act() {
            let (turn, legal) = (table.game().turn(), table.game().legal(seat));
            let is_wanted = match turn {
                Turn::Play(_) => plays && legal.len() > 2,
                Turn::Call(_) => !plays && legal.iter().any(|action| action.to_string() == "2"),
                _ => false,
            };
            if seat.index() == 0 && is_wanted {
                return table;
            }
            if matches!(turn, Turn::Play(_)) {
                break;
            }
            let bid = legal.iter().find(|action| seat.index() == 0 && action.to_string() == "3");
            let action = bid.unwrap_or(&legal[0]).clone();
            if table.act(seat, action).is_err() {
                break;
            }
        }
    }
    unreachable!("some deal comes to it")
}

#[test]
fn every_key_that_is_printed_is_found_on_every_layout() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let told = open(&mut desk, folder.path(), &table(true));
    let ear = Ear { desk: &desk, told: &told };
    let (mut wrong, mut rows) = (Vec::new(), String::new());
    for named in LAYOUTS {
        let layout = Layout::set(&desk, named);
        let name = format!("{} {}", named.0, named.1);
        let name = name.trim();
        let mut found: Vec<(String, bool)> = Vec::new();
        let mut ask = |keys: &[(Key, String)], of: &str| {
            for ((key, stroke), heard) in keys.iter().zip(ear.hear(keys)) {
                let expected = format!("{key:?}");
                let is_right = heard.as_deref() == Some(&*expected);
                if !is_right {
                    wrong.push(format!("{name}: {of}{expected} by {stroke} is heard as {heard:?}"));
                }
                found.push((format!("{of}{expected}"), is_right));
            }
        };
        // A digit chooses a card, and pressed again plays it: none is pressed twice in a row.
        let digits =
            |codes: [u8; 10]| (1..=10).map(move |n| (Key::Digit(n % 10), codes[usize::from(n % 10)].to_string()));
        ask(&digits(ROW).collect::<Vec<_>>(), "");
        ask(&digits(KEYPAD).collect::<Vec<_>>(), "keypad ");
        let press = |key: Key| (key, layout.press_key(key).expect("a key"));
        let slash = layout.press_key(Key::Letter('/')).expect("a key");
        let opens = |key: &Key| matches!(key, Key::Letter('/') | Key::Command('f' | ',' | 'q' | 'w'));
        let harmless = printed().into_iter().filter(|key| !opens(key)).map(press);
        // Where a letter shares its key with the slash, that looks for something on this page, and the letter counts elsewhere.
        let (shared, harmless): (Vec<_>, Vec<_>) = harmless.partition(|(_, stroke)| *stroke == slash);
        ask(&shared, "");
        // The settings open, where no letter does anything. Control and Q would leave the program, and so may Control and W.
        ask(&[press(Key::Command(','))], "");
        ask(&harmless, "");
        ask(&[press(Key::Command('f'))], "");
        ear.leave();
        ask(&[press(Key::Command(',')), press(Key::Letter('/'))], "");
        ear.leave();
        let missed: Vec<_> = found.iter().filter(|(_, right)| !right).map(|(key, _)| key.as_str()).collect();
        let said = if missed.is_empty() { "all".to_owned() } else { format!("not {}", missed.join(", ")) };
        writeln!(rows, "| {name} | {} | {said} |", found.len()).expect("a string");
    }
    let page = format!("| layout | keys pressed | heard as printed |\n|---|---|---|\n{rows}");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("layouts.md"), page).expect("a file");
    assert!(wrong.is_empty(), "{} keys:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_bid_is_made_by_its_digit_on_every_layout() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let begun = table(false);
    let _ = open(&mut desk, folder.path(), &begun);
    let own = |table: &Table| {
        let acts = table.record().entries().iter().skip(begun.record().entries().len());
        acts.filter_map(|entry| match entry {
            Entry::Act(seat, action) if seat.index() == 0 => Some(action.to_string()),
            Entry::Undo => Some("undo".to_owned()),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    let done = || saved(folder.path()).as_ref().map(own).unwrap_or_default();
    for (number, named) in LAYOUTS.into_iter().enumerate() {
        let layout = Layout::set(&desk, named);
        let code = if number % 2 == 0 { ROW[2] } else { KEYPAD[2] };
        let before = done().len();
        desk.tap(&code.to_string());
        wait_until(&format!("a bid on {named:?}"), || done().get(before).is_some_and(|act| act == "2"));
        desk.tap(&layout.press_key(Key::Letter('u')).expect("a key"));
        wait_until(&format!("an undo on {named:?}"), || done().len() > before + 1);
    }
}
