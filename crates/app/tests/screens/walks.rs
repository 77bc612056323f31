//! Every screen tells the same parts, and keys go through them in the same order, as when somebody last looked at it and was
//! content.
//!
//! What is told in English in a wide window is kept in `tests/walks.txt`. What it is now is left in `target/tmp/walks`: where the
//! change was meant, copy it from there. A change of how keys are answered is looked at in narrow windows and in other languages
//! too: `PITCH_SCREENS=all` leaves those there, and does not compare them.

use crate::sizes::{Place, places};
use crate::window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_app::program::Message;
use pitch_app::voice::{Event, Part, Role};
use pitch_language::{Language, library, preset_name, t};
use pitch_session::{Deals, Shelf, Solved, Timestamp};

use iced::Size;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// Wide, narrow, and small windows.
const SIZES: [(f32, f32); 3] = [(1280.0, 800.0), (900.0, 600.0), (720.0, 520.0)];
/// How many stops are gone through from the first one on, and how many from the last one back, where a screen has more; and how
/// many are turned.
const MOST: usize = 80;
const MOST_TURNED: usize = 12;
/// The same on House rules, where each takes its time.
const MOST_RULES: usize = 24;
const MOST_RULES_TURNED: usize = 5;

/// Day that saved games are from.
const DAY: SystemTime = SystemTime::UNIX_EPOCH;

/// A screen: the place it is reached from, and the keys that lead on from there.
type Further = (&'static str, &'static str, &'static [Key]);

/// Screens that are reached from others.
const FURTHER: [Further; 26] = {
    use Key::{Enter, Escape, Function, Letter, Right, Tab};
    [
        ("about", "home", &[Letter('a')]),
        ("lesson", "home", &[Enter]),
        ("lessons", "menu", &[Letter('l')]),
        ("keys-asked", "keys", &[Tab, Tab, Enter]),
        ("home-saved", "auction-4", &[]),
        ("home-notice", "home", &[]),
        ("saves-full", "auction-4", &[Letter('g')]),
        ("saves-rename", "auction-4", &[Letter('g'), Function(2)]),
        ("saves-file", "auction-4", &[Letter('g'), Key::Command('o')]),
        ("statistics-full", "over", &[Letter('h'), Letter('t')]),
        ("over-why", "over", &[Letter('w')]),
        ("fair", "menu", &[Letter('f')]),
        ("fair-over", "over", &[Letter('f')]),
        ("fair-before", "new", &[Letter('f')]),
        ("why", "play-4", &[Letter('w')]),
        ("why-result", "result", &[Letter('w')]),
        ("why-rule", "result", &[Letter('w'), Letter('r')]),
        ("glossary", "play-4", &[Letter('w'), Letter('g')]),
        ("order", "play-4", &[Letter('o')]),
        ("costs", "result", &[Letter('c')]),
        ("menu-shared", "curtain", &[Enter, Escape]),
        ("players", "curtain", &[Enter, Escape, Letter('p')]),
        ("consent", "curtain", &[Enter, Letter('p'), Enter, Letter('u')]),
        ("house-all", "house", &[Letter('/')]),
        ("settings-changed", "settings", &[Tab, Tab, Right]),
        ("new-place", "new", &[Key::Menu]),
    ]
};

/// What is told of a screen and how keys go through it, in a window of this size.
fn walk(place: &Place, name: &str, further: &[Key], language: &str, size: (f32, f32)) -> String {
    let arrive = || arrive(place, name, further, language, size);
    let (most, most_turned) =
        if name.starts_with("house") { (MOST_RULES, MOST_RULES_TURNED) } else { (MOST, MOST_TURNED) };
    let mut window = arrive();
    let mut walk = written(&window);
    let forwards = round(&mut window, Key::Tab, most);
    let mut back = round(&mut arrive(), Key::BackTab, most);
    let _ = writeln!(walk, "Tab: {}", forwards.join(" | "));
    back.reverse();
    let is_same = back.len() == forwards.len()
        && (0..back.len()).any(|by| forwards.iter().eq(back.iter().cycle().skip(by).take(back.len())));
    if !is_same {
        let _ = writeln!(walk, "Back: {}", back.join(" | "));
    }
    if size != SIZES[0] {
        return walk;
    }
    let mut window = arrive();
    for key in [Key::Right, Key::Down, Key::Down, Key::Left, Key::Up, Key::End, Key::Home] {
        window.key(key);
        let _ = writeln!(walk, "{key:?}: {}", focused(&window));
    }
    let (mut window, mut turned) = (arrive(), 0);
    let is_turned = |part: &Part| part.has_focus && !matches!(part.role, Role::Button | Role::Field | Role::Item);
    for _ in &forwards {
        window.key(Key::Tab);
        if turned < most_turned && told(&window).iter().any(is_turned) {
            turned += 1;
            let before = focused(&window);
            let after = [Key::Right, Key::Left, Key::Left].map(|key| {
                window.key(key);
                focused(&window)
            });
            let _ = writeln!(walk, "Turned: {before} > {} < {} < {}", after[0], after[1], after[2]);
        }
    }
    walk
}

fn told(window: &Window) -> &[Part] {
    window.program.voice().told()
}

/// A window in front of which the screen lies, to which a screen reader listens.
fn arrive(place: &Place, name: &str, further: &[Key], language: &str, size: (f32, f32)) -> Window {
    let data = tempfile::tempdir().expect("a folder");
    let ceremony = name == "first-deal";
    let game = format!("last_game: (rules: (ceremony: {ceremony}))");
    let settings = if name == "home-notice" {
        "(".to_owned()
    } else {
        format!("(speed: instant, trick_pause: milliseconds(0), {game})")
    };
    fs::write(data.path().join("settings.ron"), settings).expect("written");
    let is_kept = ["home-saved", "saves-full", "saves-rename", "saves-file"].contains(&name);
    if let Some(file) = place.file.as_ref().filter(|_| is_kept) {
        let current = data.path().join("current.ron");
        let _ = fs::copy(file, &current).expect("copied");
        let written = fs::File::options().write(true).open(current).and_then(|file| file.set_modified(DAY));
        written.expect("a day");
    }
    let options = Options {
        file: place.file.clone().filter(|_| !is_kept),
        data_dir: Some(data.path().to_owned()),
        language: Some(language.to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::from(size));
    window.send(Message::Voice(Event::Listened(true)));
    place.keys.iter().chain(further).for_each(|key| window.key(*key));
    window
}

/// A part: what it is and says, what it can do, and the key on it.
fn line(part: &Part) -> String {
    let state = part.chosen.map_or("", |chosen| if chosen { " [x]" } else { " [ ]" });
    let able = if part.is_able { "" } else { " (off)" };
    let of = |sign: &str, words: &str| if words.is_empty() { String::new() } else { format!(" {sign}{words}") };
    format!("{:?} {}{state}{able}{}{}", part.role, part.name, of("= ", &part.value), of("@", &part.key))
}

/// What is told, a line a part.
fn written(window: &Window) -> String {
    let parts = told(window);
    let ids: BTreeSet<u64> = parts.iter().map(|part| part.id).collect();
    assert_eq!(ids.len(), parts.len(), "every part has an id of its own");
    let mut written = String::new();
    for part in parts {
        let above = std::iter::successors(part.within, |within| parts[*within].within).count();
        let focus = if part.has_focus { " *" } else { "" };
        let _ = writeln!(written, "{}{}{focus}", " ".repeat(above), line(part));
    }
    written
}

/// What has the keyboard.
fn focused(window: &Window) -> String {
    told(window).iter().find(|part| part.has_focus).map(line).unwrap_or_default()
}

/// What has the keyboard with each press of a key, until it is where it was after the first.
fn round(window: &mut Window, key: Key, most: usize) -> Vec<String> {
    let mut stops = Vec::new();
    let mut first = None;
    for _ in 0..most {
        window.key(key);
        let Some(part) = told(window).iter().find(|part| part.has_focus) else { break };
        if first == Some(part.id) {
            break;
        }
        first = first.or(Some(part.id));
        stops.push(format!("{:?} {}", part.role, part.name));
    }
    stops
}

/// What is told of all screens in a language, in windows of these sizes.
fn walks(language: &str, sizes: &[(f32, f32)]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let places = places(folder.path());
    let of = |name: &str| places.iter().find(|place| place.name == name).expect("a place");
    let own = places.iter().filter(|place| !place.name.starts_with("hint-"));
    let own = own.map(|place| (place.name.as_str(), place, &[][..]));
    let all = own.chain(FURTHER.iter().map(|(name, from, keys)| (*name, of(from), *keys)));
    let mut written = String::new();
    for (name, place, keys) in all {
        let mut before = String::new();
        for size in sizes {
            let now = walk(place, name, keys, language, *size);
            let title = format!("## {name} {}x{}", size.0, size.1);
            let is_same = !before.is_empty() && before.starts_with(&now);
            let _ = if is_same { writeln!(written, "{title}: as above") } else { write!(written, "{title}\n{now}") };
            if !is_same {
                before = now;
            }
        }
    }
    without_chance(&written)
}

/// The same with no folder, address, code or day of the moment in it.
fn without_chance(walks: &str) -> String {
    let (shelf, today) = (Shelf::own(), Timestamp::now().local_day());
    let place = Solved::default().of_day(shelf, today, None).expect("a puzzle");
    let english = Language::new("en").expect("English");
    let of_day = |game: &str| format!("Today’s puzzle, {game}");
    let walks = walks.replace(&library::date(&english, Timestamp::now()), "TODAY");
    let walks = walks.replace(&of_day(&preset_name(&english, shelf.puzzles[place].game)), &of_day("GAME"));
    // The machine of a test may be in no network.
    let (network, none) = (t!(english, "phone-same-wifi"), t!(english, "phone-no-network"));
    let walks = walks.replace(&none, &network);
    let folder = std::env::temp_dir().display().to_string();
    let file = |word: &str| word.rsplit('/').next().unwrap_or_default().to_owned();
    let is_port = |port: &str| port.len() >= 4 && port.bytes().all(|byte| byte.is_ascii_digit());
    let is_address = |word: &str| word.rsplit_once(':').is_some_and(|(_, port)| is_port(port));
    let is_code =
        |word: &str| word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    let word = |word: &str| match word {
        word if word.starts_with(&folder) => file(word),
        word if is_address(word) => "ADDRESS".to_owned(),
        word if is_code(word) => "CODE".to_owned(),
        word => word.to_owned(),
    };
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ");
    walks.lines().map(|each| line(each) + "\n").collect()
}

#[test]
fn every_screen_tells_what_it_told() {
    let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join("walks");
    fs::create_dir_all(&left).expect("the folder can be made");
    if std::env::var_os("PITCH_SCREENS").is_some() {
        for language in ["en", "de"] {
            fs::write(left.join(format!("{language}.txt")), walks(language, &SIZES)).expect("it can be written");
        }
        return;
    }
    let now = walks("en", &SIZES[..1]);
    fs::write(left.join("walks.txt"), &now).expect("it can be written");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walks.txt");
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let first = kept.lines().zip(now.lines()).position(|(kept, now)| kept != now);
    let first = first.unwrap_or_else(|| kept.lines().count().min(now.lines().count()));
    let at = |text: &str| text.lines().nth(first).unwrap_or("the end").to_owned();
    let file = file.display();
    assert!(kept == now, "{file}, line {}, was\n{}\nand is now\n{}", first + 1, at(&kept), at(&now));
}
