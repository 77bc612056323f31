//! Looking back and statistics in the terminal: the words of a step do not depend on the way to it, and no file is touched.

use crate::play;

use auction_pitch::command::text::{self, Start};
use pitch_language::Language;
use pitch_rules::{Action, Preset, Seat};
use pitch_session::{
    Deals, Entry, Evening, Folders, Record, Review, Statistics, Storage, Timestamp, review, statistics, storage,
};

use tempfile::TempDir;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;

/// What is said when one looks back at this game and types these lines, each of them repeated before its answer.
fn said(record: &Record, tag: &str, seen_by: Option<Seat>, typed: &str) -> String {
    let start = Start { language: Language::new(tag).expect("a language"), echo: true, ..Start::default() };
    let review = Review::of(record).expect("a hand is over");
    let mut output = Vec::new();
    text::look_back(review, seen_by, start, typed.as_bytes(), &mut output).expect("nothing fails here");
    String::from_utf8(output).expect("text")
}

/// The answers to the lines that were typed, without what is said first.
fn answers(said: &str) -> Vec<String> {
    said.split("\n> ").skip(1).map(|part| part.split_once('\n').map_or("", |(_, told)| told).to_owned()).collect()
}

/// A folder with a game that is over.
struct Shelf {
    folder: TempDir,
    file: PathBuf,
    bytes: Vec<u8>,
}

impl Shelf {
    fn new(number: u64, title: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("games/one.ron");
        fs::create_dir(folder.path().join("games")).expect("made");
        let record = play::over(play::table(4, number)).record().clone().titled(title);
        storage::save_as(&file, &record).expect("saved");
        let bytes = fs::read(&file).expect("a file");
        Shelf { folder, file, bytes }
    }

    fn run(&self, arguments: &[&str], typed: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let _ = command.args(arguments).args(["--data-dir".as_ref(), self.folder.path().as_os_str()]);
        let _ = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("started");
        // Who refuses at once reads nothing.
        let _ = child.stdin.take().expect("an input").write_all(typed.as_bytes());
        child.wait_with_output().expect("done")
    }

    /// The files in the folder and in that of the games, besides the game itself.
    fn others(&self) -> Vec<PathBuf> {
        let files =
            |folder: &Path| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let all = files(self.folder.path()).chain(files(&self.folder.path().join("games")));
        all.filter(|path| path.is_file() && *path != self.file).collect()
    }
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

#[test]
fn every_step_is_told_alike_on_the_way_there_and_back() {
    let record = play::over(play::table(4, 26)).record().clone();
    let review = Review::of(&record).expect("hands");
    let steps = review.steps().len();
    assert!(review.hands().len() > 2);
    for (tag, next, back, place) in [("en", "next", "back", "Hand "), ("de", "weiter", "zurück", "Runde ")] {
        let (there, home) = (format!("{next}\n").repeat(steps - 1), format!("{back}\n").repeat(steps - 1));
        let heard = said(&record, tag, None, &format!("{there}{home}"));
        let told = answers(&heard);
        assert_eq!(told.len(), 2 * (steps - 1));
        assert!(told.iter().all(|told| told.starts_with(place)), "{heard}");
        let (there, home) = told.split_at(steps - 1);
        for (step, told) in there[..steps - 2].iter().enumerate() {
            assert_eq!(told.trim_end(), home[steps - 3 - step].trim_end(), "step {step} in {tag}");
        }
        assert!(!heard.contains('{') && !heard.contains("  ") && !heard.contains(" ."), "{heard}");
        let hands = review.hands().len();
        let ends = [("en", "wins the game."), ("de", "gewinnt das Spiel.")].into_iter().find(|(of, _)| *of == tag);
        assert!(there[steps - 2].contains(ends.expect("a language").1), "{}", there[steps - 2]);
        let last = said(&record, tag, None, &format!("hand {hands}\nlast\n"));
        assert_eq!(answers(&last)[1].trim_end(), there[steps - 2].trim_end());
    }
}

/// Every game, at every step: whatever is asked has an answer in whole sentences.
#[test]
fn every_game_is_looked_back_at_in_words() {
    let every = ["next", "decision", "knew", "knew 2", "cards", "trick", "last trick", "points", "score", "log"];
    for preset in Preset::ALL {
        let mut table = play::table_by(preset.into(), 3);
        let mut steps = 0;
        while table.hands().len() < 2 && steps < 200 && play::step(&mut table, steps) {
            steps += 1;
        }
        let Some(review) = Review::of(table.record()) else { panic!("{preset}: no hand is over") };
        let typed = (every.join("\n") + "\n").repeat(review.steps().len());
        for tag in ["en", "de"] {
            for seen_by in [None, Seat::new(1)] {
                let heard = said(table.record(), tag, seen_by, &typed);
                let wrong =
                    ["{", "  ", " .", "..", " ,", "!", ": \n", "_"].iter().find(|wrong| heard.contains(**wrong));
                assert_eq!(wrong, None, "{preset} in {tag}: {heard}");
                let is_answer =
                    |told: &String| !told.trim().is_empty() && told.matches("There’s no trump yet.").count() < 2;
                assert!(answers(&heard).iter().all(is_answer), "{preset} in {tag}: {heard}");
            }
        }
    }
}

#[test]
fn why_a_decision_was_taken_is_told_in_the_review_and_by_the_command() {
    let record = play::over(play::table(4, 26)).record().clone();
    for (tag, why, rules) in
        [("en", "why", "rules of thumb, which say here “"), ("de", "warum", "Faustregeln. Sie sagen hier „")]
    {
        let steps = Review::of(&record).expect("hands").hands()[0].steps.len();
        let next = if tag == "en" { "next" } else { "weiter" };
        let heard = said(&record, tag, None, &format!("{why}\n{next}\n").repeat(steps));
        let told: Vec<String> = answers(&heard).into_iter().step_by(2).take(steps - 1).collect();
        let all = told.join("\n");
        assert!(told.iter().all(|told| !told.trim().is_empty()) && !all.contains('{'), "{heard}");
        assert!(told.iter().filter(|told| told.contains(rules)).count() > 3, "{all}");
        // The first seat is a person: nobody knows what they thought.
        let usual = if tag == "en" { "Rules of thumb " } else { "Faustregeln " };
        assert!(told.iter().any(|told| told.contains(usual)), "{all}");
    }
    let shelf = Shelf::new(26, "Friday");
    let output = shelf.run(&["review", "Friday", "--reasons", "--hand", "1", "--lang", "en"], "");
    assert_eq!(err(&output), "");
    let lines = out(&output).lines().collect::<Vec<_>>();
    assert!(lines[0].starts_with("Hand 1: ") && lines.len() > 5, "{lines:?}");
    assert!(lines[1..].iter().any(|line| line.contains(" goes by rules of thumb, which say here “")), "{lines:?}");
    let of_one = shelf.run(&["review", "Friday", "--reasons", "--hand", "1", "--seat", "2", "--lang", "en"], "");
    let of_one = out(&of_one).lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert!(
        !of_one.is_empty() && of_one.iter().all(|line| line.starts_with("Player 1 ") && lines.contains(&line.as_str()))
    );
    assert_eq!(fs::read(&shelf.file).expect("a file"), shelf.bytes, "nothing is written");
}

#[test]
fn at_a_decision_it_is_told_what_that_seat_knew() {
    let record = play::over(play::table(4, 26)).record().clone();
    let review = Review::of(&record).expect("hands");
    let is_card = |step: &review::Step| matches!(step.entry, Entry::Act(_, Action::Play(_)));
    let step = review.steps().iter().position(is_card).expect("a card") + 1;
    let typed =
        format!("step {step}\ndecision\nknew\nknew Player 2\nseat 3\ncards\nopen\nknew Zoe\nback\nlast\ndecision\n");
    let told = answers(&said(&record, "en", None, &typed));
    assert!(told[1].contains(" can play ") && told[1].contains("\nNext step. "), "{}", told[1]);
    assert!(told[2].contains(" saw it:\n") && told[2].contains("\nHigh: ") && told[2].contains("First to 7."));
    assert!(told[3].starts_with("As Player 2 saw it:\n") && !told[3].contains(" can play "), "{}", told[3]);
    assert_eq!(told[4].lines().count(), 2, "one hand is seen: {}", told[4]);
    assert!(told[5].starts_with("Player 2 holds ") && told[5].lines().count() == 1, "{}", told[5]);
    assert_eq!(told[6].lines().count(), 5, "all hands are seen: {}", told[6]);
    assert_eq!(told[7].trim_end(), "Nobody at this table is called “Zoe”.");
    assert_eq!(told[10].trim_end(), "The hand is over.");
    for unknown in ["hand x", "step", "step -1"] {
        let told = answers(&said(&record, "en", None, &format!("{unknown}\n")));
        assert_eq!(told[0].trim_end(), format!("I don’t know “{unknown}”. Type “help” for the commands."));
    }
    let seen = said(&record, "en", Seat::new(2), "");
    assert_eq!(seen.lines().filter(|line| line.contains("hold")).count(), 1, "{seen}");
}

#[test]
fn a_try_out_is_played_in_words_and_changes_nothing() {
    let mut table = play::table(4, 26);
    while table.hands().len() < 2 || table.game().turn().decides() != Some(Seat::default()) {
        assert!(play::step(&mut table, 0));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Storage::open(folder.path()).expect("opened");
    let (sender, receiver) = mpsc::channel();
    shelf.submit(table.record().clone(), move |result| sender.send(result).expect("somebody waits"));
    receiver.recv().expect("an answer").expect("saved");
    drop(shelf);
    let folders = Folders::at(folder.path());
    let start = Start { folders: Some(folders), ..Start::default() };
    let typed = "review\nplay on\nnew\nreview\nhand\nquit\ndeal again\nquit\none seat over\nquit\nquit\nscore\nquit\n";
    let mut output = Vec::new();
    text::play(start, typed.as_bytes(), &mut output).expect("nothing fails here");
    let heard = String::from_utf8(output).expect("text");
    assert_eq!(heard.matches("\nThis is a try-out: it isn’t saved.").count(), 5, "{heard}");
    assert_eq!(heard.matches("\nBack in the review.\nHand 1, step 1 of ").count(), 3, "{heard}");
    assert!(heard.contains("\nThe game goes on.\n") && heard.ends_with("The game is saved.\nGoodbye.\n"), "{heard}");
    let kept = storage::load(&folder.path().join("current.ron")).expect("a record");
    assert_eq!(kept.entries(), table.record().entries());

    // It bears the name of the game that it was tried out from, and is not counted in its place.
    let over = play::over(table);
    let (mut kept, mut evening) = (Statistics::default(), Evening::default());
    assert!(kept.follow(&over, Timestamp::from_seconds(1)) && evening.follow(&over, Timestamp::from_seconds(1)));
    let (statistics, before) = (kept.clone(), evening.clone());
    let review = Review::of(over.record()).expect("hands");
    let tried = review.try_out(&Deals::from_number(3)).expect("a table");
    assert!(!kept.follow(&tried, Timestamp::from_seconds(2)) && !evening.follow(&tried, Timestamp::from_seconds(2)));
    assert_eq!((kept, evening), (statistics, before));
}

#[test]
fn a_saved_game_is_found_by_its_file_its_name_or_as_the_last() {
    let shelf = Shelf::new(26, "Saturday");
    let file = shelf.file.to_str().expect("a path of text");
    for game in [&["review", file][..], &["review", "saturday"], &["review", "one"], &["review"]] {
        let arguments: Vec<&str> = game.iter().copied().chain(["--lang", "en", "--hand", "2"]).collect();
        let output = shelf.run(&arguments, "next\nplay on\nquit\nquit\n");
        assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
        assert!(out(&output).starts_with("Review: Saturday.\n"), "{}", out(&output));
        assert!(out(&output).contains("\n> next\nHand 2, step 2 of "), "what comes from a pipe is repeated");
        assert!(out(&output).contains("\nBack in the review.\n"), "{}", out(&output));
    }
    assert_eq!(fs::read(&shelf.file).expect("a file"), shelf.bytes);
    assert_eq!(shelf.others(), Vec::<PathBuf>::new(), "nothing is written");

    let script = shelf.folder.path().join("script");
    fs::write(&script, "hands\n").expect("written");
    let output = shelf.run(&["review", "--lang", "de", "--script", script.to_str().expect("text")], "");
    assert!(out(&output).contains("\n> hands\nRunde 1: "), "{}", out(&output));
}

#[test]
fn what_is_not_there_to_look_back_at_is_told() {
    let shelf = Shelf::new(26, "Saturday");
    for (tag, hand, seat, game) in [
        (
            "en",
            "There’s no hand 99 to look back at: hands 1 to ",
            "Nobody at this table is called “Zoe”",
            "There’s no saved game chess.",
        ),
        ("de", "Runde 99 gibt es hier nicht: ", "„Zoe“ sitzt nicht", "Ein gespeichertes Spiel chess gibt es nicht."),
    ] {
        for (arguments, words) in [
            (["saturday", "--hand", "99"], hand),
            (["saturday", "--seat", "Zoe"], seat),
            (["chess", "--seat", "1"], game),
        ] {
            let arguments: Vec<&str> = ["review", "--lang", tag].into_iter().chain(arguments).collect();
            let output = shelf.run(&arguments, "");
            assert_eq!(output.status.code(), Some(1), "{arguments:?}");
            assert!(
                err(&output).starts_with(&format!("{}: {words}", if tag == "de" { "Fehler" } else { "error" })),
                "{}",
                err(&output)
            );
            assert!(out(&output).is_empty());
        }
    }
    let _ = fs::copy(&shelf.file, shelf.folder.path().join("games/two.ron")).expect("copied");
    let output = shelf.run(&["review", "saturday", "--lang", "en"], "");
    assert!(err(&output).contains("called saturday.") && err(&output).contains("two.ron"), "{}", err(&output));
    fs::write(&shelf.file, "(\n nonsense").expect("written");
    let output = shelf.run(&["review", "one", "--lang", "en"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("one.ron couldn’t be read (line 2, column "), "{}", err(&output));
}

#[test]
fn the_statistics_are_told_and_printed_as_a_table() {
    let shelf = Shelf::new(26, "");
    let none = shelf.run(&["statistics", "--lang", "en"], "");
    assert!(none.status.success() && out(&none).starts_with("No games finished yet."), "{}", out(&none));
    let mut kept = Statistics::default();
    for number in 26..29 {
        assert!(kept.follow(&play::over(play::table(4, number)), Timestamp::from_seconds(number)));
    }
    let file = shelf.folder.path().join("statistics.ron");
    storage::write_value(&storage::System, &file, &kept).expect("written");
    let everybody = |tag, words: [&str; 3]| {
        let output = shelf.run(&["statistics", "--lang", tag], "");
        assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
        let who = statistics::Who::Person("Player 0".to_owned());
        let own = kept.summary(&who, &statistics::Filter::default());
        let hands = format!("{}: {}\n", words[1], own.hands);
        assert!(out(&output).contains(&format!("\n\nPlayer 0\n{}", words[0])), "{}", out(&output));
        // The records come first.
        assert!(out(&output).lines().nth(1).is_some_and(|line| line.starts_with("Teo: ")), "{}", out(&output));
        assert!(out(&output).contains(&hands) && out(&output).contains(words[2]), "{}", out(&output));
    };
    everybody("en", ["Games won: ", "Hands played", "\n\nBots, Steady\n"]);
    everybody("de", ["Gewonnene Spiele: ", "Gespielte Runden", "\n\nBots, "]);
    let filtered = shelf.run(&["statistics", "--lang", "en", "--rules", "setback"], "");
    assert_eq!(out(&filtered), "No games match.\n");
    let all = shelf.run(&["statistics", "--lang", "en"], "");
    let named = shelf.run(&["statistics", "--lang", "en", "--rules", "auction pitch", "--against", "steady"], "");
    assert!(out(&all).ends_with(&format!("\n\n{}", out(&named))), "{}", out(&all));
    let table = shelf.run(&["statistics", "--csv"], "");
    assert_eq!(table.stdout, statistics::csv(&kept).expect("a table"));
    assert_eq!(out(&table).lines().count(), 1 + 3 * 4);

    fs::write(&file, "(games: [\n  (game: 3)])").expect("written");
    for (tag, words) in [("en", "couldn’t be read (line 2, column "), ("de", "konnte nicht gelesen werden (Zeile 2")]
    {
        let output = shelf.run(&["statistics", "--lang", tag], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains("statistics.ron ") && err(&output).contains(words), "{}", err(&output));
    }
    assert_eq!(shelf.others(), [file], "nothing is set aside");
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let shelf = Shelf::new(26, "");
    for command in ["review", "statistics"] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let mut program = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let _ = program.args([command, "--data-dir"]).arg(shelf.folder.path()).stdin(Stdio::null());
        let output = program.stdout(writer).stderr(Stdio::piped()).output().expect("started");
        assert_eq!((output.status.code(), err(&output)), (Some(0), ""), "{command}");
    }
}
