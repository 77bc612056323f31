//! Somebody who has never played comes to the program: the first lesson, a hand with hints, a hand with the coach and what it
//! cost, a puzzle, and whether it is fair. Once by the mouse and once by the keyboard alone.
//!
//! Beside the window a second one is played that nobody sees, by the same program with the same cards. It says where things
//! lie, and the real one has done what was asked of it once both look alike.

use crate::desk::{Desk, wait_until};
use crate::person::{By, call_key, digit, numbered, place};
use crate::window::Window;
use crate::{is_persons_turn, saved, wait_for};

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::table::{Course, Message, Table};
use pitch_language::{Language, phrase, t};
use pitch_players::Stop;
use pitch_rules::{Action, Seat, Viewer};
use pitch_session::table::{Counsel, counsel};
use pitch_session::{Deals, Entry, Lesson, Settings, Shelf, Solved, Storage};

use iced::{Point, Size};
use tempfile::TempDir;

use std::path::Path;
use std::time::{Duration, Instant};

const YOU: Seat = Seat::new(0).expect("the first seat");
/// Beside the window.
const AWAY: Point = Point::new(1288.0, 840.0);
/// So many pixels may look otherwise, and both look alike all the same.
const ALIKE: usize = 40;
/// Longer than anything moves by itself.
const WHILE: Duration = Duration::from_secs(20);

/// Somebody at the window.
struct Newcomer {
    desk: Desk,
    /// The window that nobody sees.
    twin: Window,
    by: By,
    language: Language,
    folder: TempDir,
    pictures: Vec<String>,
    /// Where the mouse points.
    mouse: Point,
    /// The folder of the window that nobody sees.
    _beside: TempDir,
}

/// The settings of a folder that is as at first, but for the size of the window, and that nothing waits for time to pass.
fn at_first(size: Size) -> String {
    let window = format!("(width: {}, height: {})", size.width, size.height);
    format!("(speed: instant, trick_pause: milliseconds(0), window: {window})")
}

/// The program in a window that nobody sees, in a folder of its own, with these packs.
fn beside(folder: &Path, tag: &str, size: Size, deals: Deals) -> Window {
    std::fs::write(folder.join("settings.ron"), at_first(size)).expect("the settings");
    let (data_dir, language) = (Some(folder.to_owned()), Some(tag.to_owned()));
    Window::open(Options { data_dir, language, deals: Some(deals), ..Options::default() }, size)
}

/// The key of this name, as the program understands it.
fn key_of(name: &str) -> Key {
    match (name, name.as_bytes()) {
        ("Return", _) => Key::Enter,
        ("Escape", _) => Key::Escape,
        ("Tab", _) => Key::Tab,
        ("Down", _) => Key::Down,
        ("Right", _) => Key::Right,
        (_, &[digit @ b'0'..=b'9']) => Key::Digit(digit - b'0'),
        (_, &[letter]) => Key::Letter(letter.into()),
        _ => panic!("{name} is no key"),
    }
}

impl Newcomer {
    /// Opens the program for the first time.
    fn comes(mut desk: Desk, by: By, tag: &str, size: Size) -> Self {
        let (folder, beside) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        desk.write_settings(folder.path(), &at_first(size));
        desk.point_at(AWAY);
        desk.start(&["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", tag]);
        let twin = self::beside(beside.path(), tag, size, Deals::from_number(7));
        let language = Language::new(tag).expect("a language");
        let mut newcomer =
            Newcomer { desk, twin, by, language, folder, pictures: Vec::new(), mouse: AWAY, _beside: beside };
        newcomer.meet(None);
        newcomer
    }

    /// Presses a key in both windows.
    fn press(&mut self, key: &str) {
        self.twin.key(key_of(key));
        self.meet(Some(&|desk: &Desk| desk.tap(key)));
    }

    /// Clicks in both windows.
    fn click(&mut self, place: Point) {
        // A mouse points at whole pixels.
        let place = Point::new(place.x.round(), place.y.round());
        self.mouse = place;
        self.twin.click(place);
        self.meet(Some(&|desk: &Desk| desk.click_at(place)));
    }

    /// Presses this key, or clicks on these words.
    fn goes(&mut self, key: &str, words: &str) {
        match self.by {
            By::Keys => self.press(key),
            _ => {
                let places = self.twin.places_of(words);
                let place = places.last().unwrap_or_else(|| panic!("“{words}” is seen")).center();
                self.click(place);
            }
        }
    }

    /// Presses this key, or clicks on what the table has for it.
    fn does(&mut self, key: &str, message: &Message) {
        match self.by {
            By::Keys => self.press(key),
            _ => {
                let spot = self.table().spots().iter().find(|spot| spot.message == *message);
                let place = spot.unwrap_or_else(|| panic!("{message:?} can be pressed")).place.center();
                self.click(place);
            }
        }
    }

    /// Lets the window that nobody sees come to rest, does this in the real one, and waits until both look alike.
    fn meet(&mut self, act: Option<&dyn Fn(&Desk)>) {
        while self.twin.program.table().is_some_and(Table::is_running) {
            self.twin.pass(Duration::from_millis(100));
        }
        self.twin.pass(WHILE);
        let (wanted, _) = self.twin.draw();
        let mut before = self.desk.picture();
        let mut tried = Instant::now();
        if let Some(act) = act {
            act(&self.desk);
        }
        let mut differing = usize::MAX;
        let begun = Instant::now();
        while differing > ALIKE {
            if begun.elapsed() > Duration::from_secs(40) {
                let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
                let _ = std::fs::create_dir_all(&folder);
                wanted.save_png(folder.join("wanted.png")).expect("a picture");
                panic!("{differing} pixels differ from what was to be seen: see wanted.png and failed.png");
            }
            // Now and then a busy machine loses a key between xdotool and the window.
            if tried.elapsed() > Duration::from_secs(10) && self.desk.picture() == before {
                (before, tried) = (self.desk.picture(), Instant::now());
                act.iter().for_each(|act| act(&self.desk));
            }
            std::thread::sleep(Duration::from_millis(20));
            differing = self.desk.differs_from(&wanted, self.mouse);
        }
        // Whatever is thought of what is seen now is known.
        self.desk.settle();
    }

    /// Leaves a picture of what is seen.
    fn looks(&mut self, what: &str) {
        let tag = self.language.translation().tag;
        self.pictures.push(format!("teacher-{:?}-{tag}-{:02}-{what}", self.by, self.pictures.len()).to_lowercase());
        self.desk.photograph(&self.pictures[self.pictures.len() - 1]);
    }

    fn table(&self) -> &Table {
        self.twin.program.table().expect("a table")
    }

    fn sees(&mut self, words: &str) -> bool {
        !self.twin.places_of(words).is_empty()
    }

    fn entries(&self) -> usize {
        self.table().session().record().entries().len()
    }

    /// Chooses this at the table: by keys what is written on its button, or the digit of the card until it falls.
    fn chooses(&mut self, action: &Action) {
        match (*action).clone() {
            Action::Call(call) => {
                let key = call_key(self.table().shown(), call).expect("a key");
                self.does(&key, &Message::call(call));
            }
            Action::Play(card) if self.by == By::Clicks => {
                let (_, lies) = self.table().cards().find(|(held, _)| *held == card).expect("the card is held");
                self.click(lies.at(0.08, 0.12));
            }
            Action::Play(card) => {
                let key = digit(place(card, &numbered(self.table(), self.table().session())));
                let entries = self.entries();
                self.press(&key);
                if self.entries() == entries {
                    self.press(&key);
                }
            }
            other => panic!("{other} is not chosen here"),
        }
    }

    /// The button that goes on from the count of a hand, if that is on the screen.
    fn way_on(&mut self) -> Option<String> {
        let words = [t!(self.language, "hand-on"), t!(self.language, "hand-continue")];
        words.into_iter().find(|words| self.sees(words))
    }

    fn sees_result(&mut self) -> bool {
        self.way_on().is_some()
    }

    fn goes_on(&mut self) {
        let words = self.way_on().expect("a hand is counted");
        self.goes("Return", &words);
    }

    fn opens_menu(&mut self) {
        self.does("Escape", &Message::Pressed(Outcome::Menu));
    }

    fn closes(&mut self) {
        let words = t!(self.language, "rules-close");
        self.goes("Escape", &words);
    }

    /// Leaves a page by its arrow.
    fn leaves_page(&mut self) {
        match self.by {
            By::Keys => self.press("Escape"),
            _ => {
                let corner = |place: Point| place.x + place.y;
                let places = self.twin.controls().into_iter().map(|control| control.place.center());
                let arrow = places.min_by(|one, other| corner(*one).total_cmp(&corner(*other)));
                self.click(arrow.expect("the arrow that leads back"));
            }
        }
    }

    /// Plays the first lesson, which the first screen offers: each of its deals with what comes first, and then away from it.
    fn learns(&mut self) {
        let l = self.language.clone();
        self.goes("Return", &t!(l, "home-first-lesson"));
        self.looks("lesson-bid");
        let (again, more, real) = (t!(l, "lesson-again"), t!(l, "lesson-more"), t!(l, "lesson-real"));
        for _ in 0..60 {
            if !self.sees(&real) {
                let choices = self.table().session().view(Viewer::Seat(YOU)).legal;
                self.chooses(choices.first().expect("it is the learner’s turn"));
                continue;
            }
            self.looks("lesson-result");
            if self.sees(&more) {
                self.goes("n", &more);
                continue;
            }
            match self.by {
                By::Keys => self.press("Escape"),
                _ => {
                    self.goes("", &again);
                    self.does("e", &Message::Pressed(Outcome::LeaveLesson));
                }
            }
            break;
        }
        assert!(self.sees(&t!(l, "lessons-title")), "the list of lessons is there");
        self.looks("lessons");
        self.leaves_page();
    }

    /// What the strongest bot thinks of the position.
    fn counsel(&self) -> Counsel {
        let question = self.table().session().question().expect("the player’s turn");
        counsel(&question, &Stop::new()).expect("it thinks something")
    }

    /// Plays a hand as the hints have it; the first one is looked at in full.
    fn plays_with_hints(&mut self) {
        let words = t!(self.language, "home-play");
        self.goes("p", &words);
        self.looks("first-decision");
        let mut is_first = true;
        while !self.sees_result() {
            self.does("h", &Message::Hint);
            let hinted = self.table().hinted();
            assert_eq!(hinted.len(), 1, "something is ringed");
            if is_first {
                assert!(self.table().compared().is_some(), "the choices are compared");
                self.looks("hint");
            }
            is_first = false;
            let entries = self.entries();
            match (self.by, hinted[0].clone()) {
                (By::Keys, _) => ["Right", "Return"].into_iter().for_each(|key| self.press(key)),
                (_, Message::Card(card)) => self.chooses(&Action::Play(card)),
                (_, message) => self.does("Return", &message),
            }
            assert!(self.entries() > entries, "it is done");
        }
        self.looks("result");
        self.goes_on();
    }

    /// Whether the keyboard is on the row of this name.
    fn is_on(&mut self, title: &str) -> bool {
        let ring = self.twin.focused().map(|(ring, _)| ring.center().y);
        let rows = self.twin.places_of(title);
        rows.first().zip(ring).is_some_and(|(row, ring)| (row.y..row.y + 50.0).contains(&ring))
    }

    /// Switches the coach on.
    fn asks_for_coach(&mut self) {
        let l = self.language.clone();
        self.opens_menu();
        self.looks("menu");
        self.goes("s", &t!(l, "menu-settings"));
        let title = t!(l, "settings-coach");
        match self.by {
            By::Keys => {
                while !self.is_on(&title) {
                    self.press("Tab");
                }
                self.press("Return");
            }
            _ => {
                let row = *self.twin.places_of(&title).first().expect("the coach is on the page");
                let beside = self.twin.controls().into_iter().map(|control| control.place.center());
                let beside = beside.filter(|place| (place.y - row.center().y).abs() < 40.0);
                let switch = beside.max_by(|one, other| one.x.total_cmp(&other.x));
                self.click(switch.expect("a switch"));
            }
        }
        self.looks("settings");
        let folder = self.folder.path().join("settings.ron");
        wait_until("the coach", || Settings::load(&folder).0.coach);
        self.leaves_page();
        self.closes_menu();
    }

    /// Plays a hand with the coach: what costs most is chosen where it speaks, once more each time, and what it cost is looked
    /// at.
    fn plays_with_coach(&mut self) {
        let mut spoke = 0;
        while !self.sees_result() {
            let counsel = self.counsel();
            let costly = |action: &&Action| counsel.cost(action);
            let legal = self.table().shown().legal.clone();
            let worst = legal.iter().filter(|action| costly(action).is_some()).max_by_key(costly);
            let action = worst.filter(|_| spoke == 0).unwrap_or(&counsel.decision.action).clone();
            let entries = self.entries();
            self.chooses(&action);
            let context_says = self.table().session().record().entries().last() == Some(&Entry::Coached(YOU));
            if worst == Some(&action) {
                assert!(context_says, "the coach asks before {action}");
                spoke += 1;
                self.looks("coach");
                self.chooses(&action);
            }
            assert!(self.entries() > entries, "{action} is done");
        }
        assert!(spoke > 0, "something cost much");
        self.looks("coach-result");
        let l = self.language.clone();
        self.goes("c", &t!(l, "cost-title"));
        self.looks("cost");
        self.closes();
        self.goes_on();
    }

    /// Answers the first puzzle of the first game on the shelf.
    fn solves_puzzle(&mut self) {
        let l = self.language.clone();
        self.opens_menu();
        // By clicks the way leads over the first screen, where the puzzle of the day has a tile.
        if self.by == By::Clicks {
            self.goes("", &t!(l, "menu-leave"));
            self.goes("", &t!(l, "home-puzzle"));
        } else {
            self.goes("z", &t!(l, "puzzle-title"));
            self.looks("puzzles");
            self.goes("Return", &t!(l, "shelf-solve"));
        }
        self.looks("puzzle");
        let puzzle = self.table().puzzle().expect("a puzzle");
        let puzzle = &Shelf::own().puzzles[puzzle];
        self.chooses(&puzzle.right_action().clone());
        assert!(matches!(self.table().course(), Some(Course::Day([.., Some(true)]))), "it is right");
        self.looks("solution");
        let folder = self.folder.path().to_owned();
        wait_until("the answer to be kept", || {
            Storage::open(&folder).is_ok_and(|kept| kept.load_joined::<Solved>().0.tried() == 1)
        });
        self.does("e", &Message::Pressed(Outcome::Puzzles));
        self.leaves_page();
        if self.by == By::Clicks {
            self.goes("", &t!(l, "home-continue"));
        } else {
            self.closes_menu();
        }
    }

    /// Closes the menu: its cross lies where its button was.
    fn closes_menu(&mut self) {
        self.does("Escape", &Message::Pressed(Outcome::Menu));
    }

    /// Looks what binds the table, and goes back to the first screen.
    fn asks_whether_it_is_fair(&mut self) {
        let l = self.language.clone();
        self.opens_menu();
        self.goes("f", &t!(l, "fair-title"));
        self.looks("fair");
        self.goes("p", &t!(l, "fair-meaning"));
        let told = phrase::fair_meaning(&l, self.table().session().record().deals());
        assert!(told.iter().all(|words| self.sees(words)));
        self.closes();
        self.leaves_page();
        self.closes_menu();
    }
}

/// Everything that somebody new may do, and what is left of it.
fn walk(by: By, tag: &str, size: Size) {
    let desk = Desk::open(Desk::ROOMY);
    let begun = Instant::now();
    let mut newcomer = Newcomer::comes(desk, by, tag, size);
    newcomer.looks("start");
    newcomer.learns();
    newcomer.looks("start-again");
    let folder = newcomer.folder.path().to_owned();
    let settings = || Settings::load(&folder.join("settings.ron")).0;
    wait_until("the lesson to be done", || settings().lessons.is_done(Lesson::Hands));
    assert!(saved(&folder).is_none(), "a lesson is no game");
    newcomer.plays_with_hints();
    newcomer.asks_for_coach();
    newcomer.plays_with_coach();
    newcomer.solves_puzzle();
    newcomer.asks_whether_it_is_fair();
    // What was done beside the window was done in it.
    let beside = newcomer.table().session().record().entries().to_vec();
    let table = wait_for(&folder, "all that was done", |table| table.record().entries() == beside);
    assert_eq!(table.hands().len(), 2);
    let noted = |entry: &Entry| table.record().entries().contains(entry);
    assert!(noted(&Entry::Hint(YOU)) && noted(&Entry::Coached(YOU)));
    println!("{} pictures after {:?}", newcomer.pictures.len(), begun.elapsed());
}

#[test]
fn a_newcomer_finds_everything_by_clicks_alone() {
    walk(By::Clicks, "en", Size::new(1280.0, 800.0));
}

#[test]
fn a_newcomer_finds_everything_by_keys_alone() {
    walk(By::Keys, "de", Size::new(900.0, 600.0));
}

#[test]
fn the_table_is_bound_before_the_first_card_and_says_so() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, size) = (tempfile::tempdir().expect("a folder"), Size::new(900.0, 600.0));
    desk.write_settings(folder.path(), &at_first(size));
    desk.point_at(AWAY);
    desk.start(&["--data-dir", &folder.path().display().to_string(), "--lang", "en"]);
    desk.key("p");
    let table = wait_for(folder.path(), "the first decision", is_persons_turn);
    assert!(table.record().deals().is_committed());
    // The same packs beside it: what is told of them there is told here.
    let beside = tempfile::tempdir().expect("a folder");
    let mut twin = self::beside(beside.path(), "en", size, table.record().deals().clone());
    twin.key(Key::Letter('p'));
    let language = Language::new("en").expect("a language");
    let mut newcomer =
        Newcomer { desk, twin, by: By::Keys, language, folder, pictures: Vec::new(), mouse: AWAY, _beside: beside };
    newcomer.meet(None);
    newcomer.opens_menu();
    newcomer.press("f");
    let commitment = table.record().deals().commitment().expect("a fingerprint");
    let told = phrase::grouped(&commitment.to_string());
    assert!(newcomer.sees(&told), "{told}");
    newcomer.looks("commitment");
}
