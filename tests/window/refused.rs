//! The machine refuses the window its files, call by call: while it starts, plays, finishes a game, renames, deletes and
//! closes. The old state or the new one is there, whole, and the player is told.
//!
//! Of the calls of each deed so many are refused as `PITCH_REFUSALS` says (3 if it is not set). This needs strace; without it
//! the tests say that they were left out.

use crate::desk::{Desk, try_until, wait_until};
use crate::person::{By, Person, decision};
use crate::saves::{WINDOW, begun, folder_with, open_by, over, start};
use crate::strace::{Call, Strace, Thread, calls, is_in, lines};
use crate::{entries, is_persons_turn, play, saved};

use pitch_rules::{Points, Rules};
use pitch_session::storage::{self, games_in};
use pitch_session::{Entry, Next, Settings, Table, syntax};

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ERRORS: [&str; 4] = ["EACCES", "ENOSPC", "EIO", "EMFILE"];

/// A call that is refused.
#[derive(Debug, Clone)]
struct Refusal {
    call: Call,
    error: &'static str,
    /// Whether all of its kind after it are refused as well.
    lasts: bool,
}

impl Refusal {
    fn injection(&self) -> String {
        let Refusal { call, error, lasts } = self;
        format!("{}:error={error}:when={}{}", call.name, call.number, if *lasts { "+" } else { "" })
    }

    fn attach(&self, desk: &Desk) -> Strace {
        Strace::attach(desk.process(), self.call.thread, Some(&self.injection()), &log(desk))
    }
}

fn log(desk: &Desk) -> PathBuf {
    desk.home().join("strace")
}

/// So many of these, spread over all of them.
fn sample<T>(all: Vec<T>) -> Vec<T> {
    let most = std::env::var("PITCH_REFUSALS").ok().and_then(|most| most.parse().ok()).unwrap_or(3);
    let length = all.len();
    let is_chosen = |place: usize| place * most / length != (place + 1) * most / length;
    all.into_iter().enumerate().filter(|(place, _)| most >= length || is_chosen(*place)).map(|(_, it)| it).collect()
}

/// What is refused of these calls: each with every error, once and from then on.
fn refusals(calls: &[Call]) -> Vec<Refusal> {
    // A thread also writes to its diary, and to wake the window: only the one call can be refused.
    let can_last = |call: &Call| call.name != "write";
    let ways = ERRORS.into_iter().flat_map(|error| [(error, true), (error, false)]);
    let of = |call| ways.clone().map(move |(error, lasts): (_, bool)| (call, error, lasts));
    // The window's thread also writes to wake itself, another number of times each time: its writes can't be counted.
    let is_sure = |call: &&Call| !(matches!(call.thread, Thread::Main) && call.name == "write");
    let all = calls.iter().filter(is_sure).flat_map(of).filter(|(call, _, lasts)| !lasts || can_last(call));
    sample(all.map(|(call, error, lasts)| Refusal { call: call.clone(), error, lasts }).collect())
}

/// The calls of the threads on the folder while this is done.
fn heard(desk: &Desk, folder: &Path, threads: &[Thread], act: impl FnOnce()) -> Vec<Call> {
    let log = |thread: &Thread| desk.home().join(format!("strace-{thread:?}"));
    let straces: Vec<Strace> =
        threads.iter().map(|thread| Strace::attach(desk.process(), *thread, None, &log(thread))).collect();
    act();
    drop(straces);
    let calls: Vec<Call> = threads.iter().flat_map(|thread| calls(&lines(&log(thread)), *thread, folder)).collect();
    assert!(!calls.is_empty(), "something is written");
    calls
}

/// What the program has noted down of what went wrong, as it told it.
fn told(folder: &Path) -> usize {
    let diary = fs::read_to_string(folder.join("auction-pitch.log")).unwrap_or_default();
    diary.lines().filter(|line| line.contains(" WARN pitch_")).count()
}

/// The games that are on the shelf.
fn shelf(folder: &Path) -> Vec<Table> {
    let paths = games_in(folder).into_iter().map(|game| game.path).filter(|path| path.parent() != Some(folder));
    let read = |path: PathBuf| storage::load(&path).unwrap_or_else(|error| panic!("{error}"));
    paths.map(|path| Table::resume(read(path)).expect("it is played by the rules")).collect()
}

/// Everything that is kept is whole, and nothing was taken for broken.
fn assert_sound(folder: &Path, case: &str) {
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    for part in ["", "games", "deleted", "rules"] {
        let there = names(&folder.join(part));
        assert!(!there.iter().any(|name| name.contains("unreadable")), "{case}: {there:?}");
    }
    let _ = shelf(folder);
    for name in ["current.ron", "current.ron.bak"] {
        if folder.join(name).exists() {
            let record = storage::load(&folder.join(name)).unwrap_or_else(|error| panic!("{case}: {error}"));
            assert!(Table::resume(record).is_ok(), "{case}: {name}");
        }
    }
}

fn is_refused(line: &str) -> bool {
    line.contains("(INJECTED)")
}

/// Whether a call on the folder was refused.
fn is_met(lines: &[String], folder: &Path) -> bool {
    lines.iter().any(|line| is_refused(line) && is_in(line, folder))
}

/// What came of the refusals of a deed.
#[derive(Default)]
struct Tally {
    made: usize,
    refused: usize,
    told: usize,
    /// How often something else was hit.
    astray: usize,
}

impl Tally {
    /// Waits until a refusal, of which strace has these lines, was told, or until all is done in spite of it.
    fn note(
        &mut self,
        refusal: &Refusal,
        case: &str,
        lines: &[String],
        folder: &Path,
        before: usize,
        is_done: impl Fn() -> bool,
    ) {
        let is_met = is_met(lines, folder);
        let must_be_told = is_met && !is_harmless(&refusal.call);
        let is_told = || told(folder) > before;
        wait_until(&format!("word of it, {case}: {lines:#?}"), || is_told() || !must_be_told && is_done());
        let is_stray = |line: &String| is_refused(line) && !is_in(line, folder);
        self.made += 1;
        self.refused += usize::from(is_met);
        self.told += usize::from(is_told());
        self.astray += usize::from(lines.iter().any(is_stray));
    }

    fn report(&self, deed: &str, calls: usize) {
        let Tally { made, refused, told, astray } = self;
        println!(
            "{deed}: {calls} calls; {made} refusals, {refused} on the folder, {told} told, {astray} elsewhere too"
        );
        assert!(*refused * 2 > *made, "most of them are met");
    }
}

/// Does the same again and again in one window, each time with another call refused. `is_done` says whether the folder is in
/// the new state; `again` makes sure, with nothing refused, that it can be done once more.
fn walk(
    desk: &Desk,
    folder: &Path,
    deed: &str,
    threads: &[Thread],
    act: impl Fn(),
    is_done: impl Fn() -> bool,
    again: impl Fn(),
) {
    let calls = heard(desk, folder, threads, || {
        act();
        wait_until("it to be done", &is_done);
        desk.wait_until_still();
    });
    again();
    let mut tally = Tally::default();
    for refusal in refusals(&calls) {
        let case = format!("{deed}, {refusal:?}");
        let before = told(folder);
        let strace = refusal.attach(desk);
        act();
        desk.wait_until_still();
        let lines = strace.detach();
        tally.note(&refusal, &case, &lines, folder, before, &is_done);
        assert_sound(folder, &case);
        again();
    }
    tally.report(deed, calls.len());
}

/// Whether this may be refused without a word once the deed is done: where a file cannot have a second name it is renamed,
/// where one cannot be looked into another name is taken, and what cannot be read for the list of games is told there.
fn is_harmless(call: &Call) -> bool {
    ["link", "linkat", "openat"].contains(&call.name.as_str())
}

#[test]
fn a_decision_that_cannot_be_saved_is_told_and_the_game_stays_whole() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let game = begun(4, 1);
    let folder = folder_with(Some(game.record()), &[]);
    let folder = folder.path();
    start(&mut desk, folder);
    desk.key("Return");
    desk.wait_until_still();
    let now = || saved(folder).expect("a game");
    let decided = || now().record().entries().len();
    let from = std::cell::Cell::new(decided());
    let act = || {
        let table = now();
        from.set(entries(&table));
        Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
    };
    let again = || {
        // It is taken back, which keeps it and brings the same turn once more.
        let is_back = || matches!(now().record().entries().last(), Some(Entry::Undo)) && is_persons_turn(&now());
        try_until("the decision to be taken back", || desk.key("u"), || is_back() && decided() >= from.get() + 2);
        desk.wait_until_still();
    };
    walk(&desk, folder, "a decision", &[Thread::Saving], act, || decided() > from.get(), again);
}

#[test]
fn a_saved_game_that_cannot_be_renamed_or_deleted_stays_as_it_is() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let (one, other) = (begun(3, 2), over(3));
    let folder = folder_with(None, &[one.record(), other.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    open_by(&desk, "g");
    desk.key("Home");
    let title = |number: usize| format!("Number {number}");
    let titles = || -> Vec<String> {
        games_in(folder).iter().map(|game| game.summary.as_ref().expect("a summary").title.clone()).collect()
    };
    let number = std::cell::Cell::new(0);
    let call = || {
        desk.key("F2");
        desk.write(&title(number.get()));
        desk.key("Return");
    };
    let act = || {
        number.set(number.get() + 1);
        call();
    };
    let is_called = || titles().contains(&title(number.get()));
    // Where the title was written before the refusal, it is still being asked for.
    let again = || {
        call();
        desk.wait_until_still();
        if !is_called() {
            try_until("the title", &call, &is_called);
        }
        desk.wait_until_still();
    };
    walk(&desk, folder, "a title", &[Thread::Main], act, is_called, again);

    let is_deleted = || games_in(folder).len() == 1;
    let again = || {
        if !is_deleted() {
            try_until("the game to be gone", || desk.key("Delete"), is_deleted);
        }
        try_until("the game to be back", || desk.key("ctrl+z"), || !is_deleted());
        desk.wait_until_still();
    };
    walk(&desk, folder, "a game deleted", &[Thread::Main], || desk.key("Delete"), is_deleted, again);
}

/// A short game with one person just before their last decision, which ends it.
fn nearly_over() -> Table {
    let rules = || Rules { target: Points(7), ..Rules::default() };
    (1..50)
        .find_map(|number| {
            let mut table = play::table_by(rules(), number);
            let mut last = None;
            loop {
                if is_persons_turn(&table) {
                    last = Some(table.clone());
                }
                if !play::step(&mut table, 0) {
                    break;
                }
            }
            // The player who plays after the person has one card left.
            let last = last?;
            let mut end = last.clone();
            let seat = end.to_act()?;
            (end.game().legal(seat).len() == 1).then_some(())?;
            while play::step(&mut end, 0) {}
            (end.record().entries().len() - last.record().entries().len() <= 4).then_some(last)
        })
        .expect("such a game")
}

#[test]
fn a_game_that_ends_while_it_cannot_be_saved_is_told_and_saved_when_the_window_closes() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let table = nearly_over();
    let place = tempfile::tempdir().expect("a folder");
    let is_over = |folder: &Path| shelf(folder).iter().any(|table| matches!(table.next(), Next::Over));
    let sit_down = |desk: &mut Desk, number: usize| {
        let folder = place.path().join(number.to_string());
        fs::create_dir_all(folder.join("games")).expect("made");
        storage::save_as(&folder.join("current.ron"), table.record()).expect("written");
        start(desk, &folder);
        let home = desk.picture();
        try_until("the table", || desk.key("Return"), || desk.picture() != home);
        desk.wait_until_still();
        folder
    };
    let end = |desk: &Desk| Person::new(desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
    let folder = sit_down(&mut desk, 0);
    let calls = heard(&desk, &folder, &[Thread::Main, Thread::Saving], || {
        end(&desk);
        wait_until("the end of the game", || is_over(&folder) && folder.join("statistics.jsonl").exists());
        desk.wait_until_still();
    });
    desk.quit();
    let mut tally = Tally::default();
    for (number, refusal) in refusals(&calls).into_iter().enumerate() {
        let case = format!("the end of a game, {refusal:?}");
        let folder = sit_down(&mut desk, number + 1);
        let before = told(&folder);
        let strace = refusal.attach(&desk);
        end(&desk);
        desk.wait_until_still();
        let lines = strace.detach();
        tally.note(&refusal, &case, &lines, &folder, before, || is_over(&folder));
        assert_sound(&folder, &case);
        // What could not be saved is saved now.
        desk.quit();
        assert_sound(&folder, &case);
        assert!(is_over(&folder) && saved(&folder).is_none(), "{case}: it is lost");
        let counted = storage::statistics_in(&folder).expect("statistics");
        assert_eq!(counted.0.games().len(), 1, "{case}: it counts once");
    }
    tally.report("the end of a game", calls.len());
}

#[test]
fn a_window_closes_at_the_second_request_where_something_cannot_be_saved() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let game = begun(4, 1);
    let folder = folder_with(Some(game.record()), &[]);
    let folder = folder.path();
    let sit_down = |desk: &mut Desk, number: usize| {
        start(desk, folder);
        let home = desk.picture();
        try_until("the table", || desk.key("Return"), || desk.picture() != home);
        // The place of the window is saved when it closes.
        desk.arrange(1200 - number as u32 % 2, 780);
        desk.wait_until_still();
    };
    sit_down(&mut desk, 0);
    let process = desk.process();
    let strace = Strace::attach(process, Thread::Main, None, &log(&desk));
    desk.quit();
    let mut calls = calls(&strace.detach(), Thread::Main, folder);
    // Nothing is lost with a door that stays: nobody answers at it.
    calls.retain(|call| !call.on.starts_with("door"));
    let settings = || fs::read_to_string(folder.join("settings.ron")).expect("settings");
    assert!(settings().contains("1200"), "{}", settings());

    let mut tally = Tally::default();
    for (number, refusal) in refusals(&calls).into_iter().enumerate() {
        let case = format!("closing, {refusal:?}");
        sit_down(&mut desk, number + 1);
        let (before, was, looked) = (told(folder), settings(), desk.picture());
        let strace = refusal.attach(&desk);
        desk.tap("ctrl+q");
        wait_until("the question, or the end", || !desk.is_running() || desk.picture() != looked);
        if desk.is_running() {
            // The window may be gone a moment before the program.
            desk.wait_until_still();
        }
        let is_asked = desk.is_running();
        if is_asked {
            assert!(told(folder) > before, "{case}");
            desk.tap("ctrl+q");
            let _ = desk.wait_for_end();
        }
        let lines = strace.detach();
        assert!(is_asked || !is_met(&lines, folder), "{case}: it closes without a word: {lines:#?}");
        tally.note(&refusal, &case, &lines, folder, before, || !is_asked);
        let now = fs::read_to_string(folder.join("settings.ron")).expect("there");
        assert!(now == was || syntax::read::<Settings>(&now).is_ok(), "{case}: {now}");
        assert_sound(folder, &case);
        desk.kill();
    }
    tally.report("closing", calls.len());
}

#[test]
fn a_window_with_an_unsaved_game_asks_before_it_closes_and_closes_once_it_is_saved() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let game = begun(4, 1);
    let folder = folder_with(Some(game.record()), &[]);
    let folder = folder.path();
    start(&mut desk, folder);
    let home = desk.picture();
    try_until("the table", || desk.key("Return"), || desk.picture() != home);
    desk.wait_until_still();
    let table = saved(folder).expect("a game");
    let full =
        |desk: &Desk| Strace::attach(desk.process(), Thread::Saving, Some("fsync:error=ENOSPC:when=1+"), &log(desk));

    let strace = full(&desk);
    Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
    desk.wait_until_still();
    let looked = desk.picture();
    desk.tap("ctrl+q");
    wait_until("the question", || desk.picture() != looked);
    desk.photograph("closing-unsaved");
    assert!(desk.is_running(), "it stays");
    assert_eq!(saved(folder).expect("a game").record(), table.record(), "the old state is there");
    drop(strace);

    // There is room again.
    desk.quit();
    let now = saved(folder).expect("a game");
    assert!(entries(&now) > entries(&table) && now.record().goes_on_from(table.record()), "the decision is saved");
    assert_sound(folder, "closing");
}

#[test]
fn a_file_that_is_refused_at_the_start_is_told_and_stays() {
    if !Strace::is_there() {
        return;
    }
    let mut desk = Desk::open(Desk::ROOMY);
    let (current, aside) = (begun(4, 1), over(3));
    let folder = folder_with(Some(current.record()), &[aside.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    desk.quit();
    fs::write(folder.join("evening.ron"), "(games: [])").expect("written");
    fs::write(folder.join("statistics.jsonl"), "").expect("written");
    start(&mut desk, folder);
    let usual = desk.picture_of(WINDOW);
    desk.kill();
    let kept = || -> BTreeMap<PathBuf, Vec<u8>> {
        let paths = ["current.ron", "settings.ron", "evening.ron", "statistics.jsonl"].map(|name| folder.join(name));
        let games = games_in(folder).into_iter().map(|game| game.path);
        paths.into_iter().chain(games).map(|path| (path.clone(), fs::read(path).unwrap_or_default())).collect()
    };
    let before = kept();
    let names = ["current.ron", "settings.ron", "evening.ron", "statistics.jsonl", "lock"];
    let cases = names.into_iter().flat_map(|name| ERRORS.map(|error| (name, error)));
    let (mut made, mut met) = (0, 0);
    for (name, error) in sample(cases.collect()) {
        let mut strace = Command::new("strace");
        // It steps aside, so that the process is the program.
        let _ = strace.args(["-D", "-f", "-qq", "-y", "-o"]).arg(log(&desk)).args(["-e", "trace=openat", "-P"]);
        let _ = strace.arg(folder.join(name)).args(["-e", &format!("inject=openat:error={error}:when=1+")]);
        let _ = strace.arg(env!("CARGO_BIN_EXE_auction-pitch"));
        desk.start_as(&mut strace, &["--data-dir", &folder.display().to_string(), "--lang", "en"]);
        let is_met = lines(&log(&desk)).iter().any(|line| line.contains("(INJECTED)"));
        (made, met) = (made + 1, met + usize::from(is_met));
        assert!(!is_met || desk.picture_of(WINDOW) != usual, "{name} {error}: nothing was said");
        desk.kill();
        assert_sound(folder, &format!("the start, {name}, {error}"));
        assert_eq!(kept(), before, "{name} {error}");
    }
    println!("the start: {made} refusals, {met} met");
    assert!(met * 2 > made, "most of them are met");
}
