//! A window and another program on one folder: the one that decides is sought by a second start, is killed or left, in every
//! order, nothing that was decided is lost, and nothing is said that is not so.

use crate::desk::{BUS, Desk, wait_until};
use crate::handed::started_again;
use crate::house::kept;
use crate::listener::{Ears, Listener};
use crate::person::{By, Person, decision};
use crate::talk::Program;
use crate::voice::Session;
use crate::{is_persons_turn, play, saved, wait_for};

use pitch_rules::{Points, Preset, Rules};
use pitch_session::{Record, RuleSet, Table, storage};

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

/// What happens to the window, or to the other program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The person goes on with the game in the window, and decides.
    Decides,
    /// The program is started once more.
    IsSought,
    /// It is started once more with a file.
    IsHanded,
    /// The window ends.
    Ends,
    /// The person decides in the other program, and it ends.
    OtherEnds,
}

/// How a program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Killed,
    Left,
}

const BUSY: &str = "Another Auction Pitch is using this folder.";
const FREE: &str = "From now on your game is saved here.";
/// What everything that is said of another program has in it.
const USING: &str = "using this folder";

/// Every order of these.
fn orders(steps: &[Step]) -> Vec<Vec<Step>> {
    if steps.is_empty() {
        return vec![Vec::new()];
    }
    let first = |place: usize| {
        let mut others = steps.to_vec();
        let first = others.remove(place);
        orders(&others).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..steps.len()).flat_map(first).collect()
}

/// A game in which the person is to make the first bid of theirs.
fn begun(number: u64) -> Table {
    let mut table = play::table(4, number);
    while !is_persons_turn(&table) {
        assert!(play::step(&mut table, 0));
    }
    table
}

/// Whether the folder has a game that was played just so, and on from there or not.
fn has(folder: &Path, line: &Record) -> bool {
    let games = storage::games_in(folder);
    let mut records = games.iter().map(|game| storage::load(&game.path).expect("a sound game"));
    records.any(|record| record.deals() == line.deals() && record.entries().starts_with(line.entries()))
}

/// A desk in a session where somebody listens to all that its windows say.
struct Room {
    desk: Desk,
    session: Session,
    listener: Listener,
    out: tempfile::TempDir,
    /// How many files were made.
    files: i16,
}

impl Room {
    fn open() -> Option<Self> {
        let desk = Desk::open(Desk::ROOMY);
        let out = tempfile::tempdir().expect("a folder");
        let session = Session::open(desk.display(), &out.path().join("bus"))?;
        let listener = session.listener(Ears::Announced);
        Some(Room { desk, session, listener, out, files: 0 })
    }

    /// Opens the window with this folder, and gives what is said from here on.
    fn start(&mut self, folder: &Path) -> usize {
        let begun = self.listener.heard().len();
        let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let command = command.env(BUS, self.session.address());
        self.desk.start_as(command, &["--data-dir", &folder.display().to_string(), "--lang", "en"]);
        self.listener.wait_for("Continue", begun);
        begun
    }

    /// Starts the program once more. A window that has the folder comes forward, and opens the file; elsewhere a window of its
    /// own is wanted, and there is no display for it.
    fn seek(&mut self, folder: &Path, has_file: bool, is_there: bool, is_used: bool) {
        let rules = Rules { target: Points(20 + self.files), ..Rules::default() };
        let file = has_file.then(|| format!("to {}.ron", rules.target.0));
        if let Some(name) = &file {
            self.files += 1;
            let set = RuleSet::new(name, Preset::AuctionPitch, rules.clone());
            storage::share_rule_set(&self.out.path().join(name), &set).expect("written");
        }
        if is_there {
            self.desk.minimize();
        }
        let sought = started_again(&self.desk, folder, self.out.path(), file.as_deref().map(OsStr::new));
        let told = String::from_utf8_lossy(&sought.stdout).into_owned() + &String::from_utf8_lossy(&sought.stderr);
        assert!(is_used || !told.contains(USING), "nobody is using it: {told}");
        if !is_there {
            assert!(!sought.status.success() && told.contains("no display"), "{}: {told}", sought.status);
            return;
        }
        assert!(sought.status.success() && told.is_empty(), "{}: {told}", sought.status);
        wait_until("the window to come forward", || self.desk.is_in_front());
        if has_file {
            wait_until("the rules", || kept(folder).contains(&rules));
            self.desk.wait_until_still();
            // The page with the rules goes, and what it told before it.
            self.desk.key("Escape");
            self.desk.key("Escape");
        }
        self.desk.wait_until_still();
    }

    /// Goes on with the game in the window unless that is done, and decides; gives the game with that.
    fn decide(&self, folder: &Path, is_at_table: bool) -> Table {
        let mut table = wait_for(folder, "a turn", is_persons_turn);
        if !is_at_table {
            let home = self.desk.picture();
            self.desk.key("Return");
            wait_until("the table", || self.desk.picture() != home);
            self.desk.wait_until_still();
        }
        let seen = self.desk.picture();
        let (seat, action) = (table.to_act().expect("a turn"), decision(&table).expect("their turn"));
        Person::new(&self.desk, By::Keys).act(&table, &action);
        wait_until("what is seen of it", || self.desk.picture() != seen);
        self.desk.wait_until_still();
        let _events = table.act(seat, action).expect("legal");
        table
    }

    fn end(&mut self, end: End) {
        match end {
            End::Killed => self.desk.kill(),
            // It may ask first, where not all could be saved.
            End::Left => self.desk.quit_at_any_rate(),
        }
    }

    fn said(&self, begun: usize) -> String {
        self.listener.words_after(begun)
    }
}

#[test]
fn a_window_that_is_sought_killed_and_left_loses_nothing_and_speaks_of_nobody() {
    let Some(mut room) = Room::open() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    room.desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
    // In one folder each order finds what the one before has left. A new game is begun before a hand is over.
    let (current, games) = (folder.join("current.ron"), folder.join("games"));
    std::fs::create_dir(&games).expect("made");
    let mut lines: Vec<Table> = Vec::new();
    for order in orders(&[Step::Decides, Step::IsSought, Step::IsHanded]) {
        for end in [End::Killed, End::Left] {
            let when = format!("{order:?} {end:?}");
            println!("{when}");
            if lines.len().is_multiple_of(4) {
                let _ = std::fs::rename(&current, games.join(format!("before-{}.ron", lines.len())));
                storage::save_as(&current, begun(lines.len() as u64 + 1).record()).expect("written");
            }
            let said = room.start(folder);
            for step in &order {
                match step {
                    Step::Decides => {
                        let line = room.decide(folder, false);
                        wait_until("the decision", || has(folder, line.record()));
                        // The others have their turns.
                        let _ = wait_for(folder, "the next turn", is_persons_turn);
                        lines.push(line);
                    }
                    step => room.seek(folder, *step == Step::IsHanded, true, false),
                }
            }
            room.end(end);
            assert!(lines.iter().all(|line| has(folder, line.record())), "{when}: a decision is lost");
            assert!(!room.said(said).contains(USING), "{when}: {}", room.said(said));
            room.seek(folder, false, false, false);
        }
    }
    assert_eq!((lines.len(), kept(folder).len()), (12, 12));
}

#[test]
fn a_window_beside_another_program_takes_over_loses_nothing_and_says_nothing_untrue() {
    let Some(mut room) = Room::open() else { return };
    let steps = [Step::Decides, Step::Ends, Step::OtherEnds, Step::IsSought];
    let place = |order: &[Step], step| order.iter().position(|other| *other == step);
    let orders = orders(&steps).into_iter().filter(|order| place(order, Step::Decides) < place(order, Step::Ends));
    let mut tried = 0;
    for (number, order) in orders.enumerate() {
        let end_of = |bit: usize| if (number / bit).is_multiple_of(2) { End::Left } else { End::Killed };
        let (end, other_end) = (end_of(1), end_of(2));
        let when = format!("{order:?}, the window {end:?}, the other {other_end:?}");
        println!("{when}");
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        storage::save_as(&folder.join("current.ron"), begun(number as u64 + 1).record()).expect("written");
        room.desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
        let mut other = Some(Program::start(folder));
        let answers = other.as_mut().and_then(Program::is_asked_all).expect("a question");
        let said = room.start(folder);
        room.listener.wait_for(BUSY, said);
        // What has to be found, and whether the window has the folder.
        let (mut line, mut others_line, mut is_safe, mut has_folder) = (None, None, false, false);
        let (mut is_open, mut told) = (true, None);
        for step in order {
            match step {
                Step::Decides => {
                    let decided = room.decide(folder, false);
                    has_folder = other.is_none();
                    if has_folder {
                        room.listener.wait_for(FREE, said);
                        // Only that is told from now on.
                        told = Some(room.listener.heard().len());
                        wait_until("the decision", || has(folder, decided.record()));
                        is_safe = true;
                    } else {
                        assert!(!has(folder, decided.record()), "{when}: the folder is the other's");
                    }
                    line = Some(decided);
                }
                Step::IsSought | Step::IsHanded => {
                    let is_there = is_open && has_folder;
                    room.seek(folder, number.is_multiple_of(3), is_there, other.is_some());
                }
                Step::Ends => {
                    is_safe |= end == End::Left && other.is_none();
                    room.end(end);
                    (is_open, has_folder) = (false, false);
                }
                Step::OtherEnds => {
                    let mut program = other.take().expect("it runs");
                    let theirs = saved(folder).expect("a game");
                    // Something else than in the window.
                    let in_window = decision(&theirs).expect("their turn").to_string();
                    let answer = answers.iter().rfind(|answer| **answer != in_window).expect("another answer");
                    program.say(answer);
                    assert!(program.is_asked_all().is_some(), "{when}");
                    others_line = saved(folder);
                    let heard = match other_end {
                        End::Killed => program.killed(),
                        End::Left => program.left(),
                    };
                    assert!(!heard.contains(USING), "{when}: {heard}");
                    assert!(other_end == End::Killed || heard.contains("The game is saved."), "{when}: {heard}");
                }
            }
            let heard = room.said(said);
            assert!(other.is_none() || !heard.contains(FREE), "{when}: {heard}");
            let since = told.map(|count| room.said(count)).unwrap_or_default();
            assert!(!since.contains(USING), "{when}: {since}");
        }
        let line = line.expect("a decision");
        assert!(has(folder, others_line.expect("another decision").record()), "{when}: the other's decision is lost");
        assert!(!is_safe || has(folder, line.record()), "{when}: the decision in the window is lost");
        // The player who comes next finds nobody there.
        let said = room.start(folder);
        room.seek(folder, number % 3 == 1, true, false);
        room.desk.quit();
        assert!(!room.said(said).contains(USING), "{when}: {}", room.said(said));
        tried += 1;
    }
    assert_eq!(tried, 12);
}
