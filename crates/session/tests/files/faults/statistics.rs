//! The statistics, a line for each game: none is lost, however many there are and whatever fails.

use super::{open, path};
use crate::disk::{Memory, REFUSALS};
use crate::play;

use pitch_session::syntax::{self, MAX_BYTES};
use pitch_session::{Statistics, Table, Timestamp};

/// A game of seven as a line.
fn line(number: usize) -> String {
    let scores = (0..15).map(|hand| (hand / 2).to_string()).collect::<Vec<_>>().join(",");
    let player = |seat: usize| {
        let pitch = r#"{"bid":2,"suit":"S"},{"bid":3,"suit":"H","set_back":true}"#;
        format!(r#"{{"name":"Player {seat}","won":false,"pitches":[{pitch}],"points":[1,2,3,4],"scores":[{scores}]}}"#)
    };
    let players = (0..7).map(player).collect::<Vec<_>>().join(",");
    let game = format!("2026-01-31T180509-{number:08x}");
    format!(
        "{{\"game\":\"{game}\",\"date\":\"2026-01-31T18:05:09Z\",\"rule_set\":\"setback\",\"players\":[{players}]}}\n"
    )
}

fn lines(numbers: std::ops::Range<usize>) -> String {
    numbers.map(line).collect()
}

fn file(disk: &Memory) -> String {
    disk.get(path("statistics.jsonl")).unwrap_or_default()
}

/// The statistics with one more game, and its table.
fn with(mut statistics: Statistics, number: u64) -> (Statistics, Table) {
    let table = play::over(play::table(2, number));
    assert!(statistics.follow(&table, Timestamp::from_seconds(number)));
    (statistics, table)
}

#[test]
fn more_games_than_any_other_file_may_hold_are_all_there() {
    let disk = Memory::default();
    let before = lines(0..4000);
    assert!(before.len() as u64 > MAX_BYTES);
    disk.put(path("statistics.jsonl"), before.clone());
    let storage = open(&disk);
    let (statistics, errors) = storage.load_statistics();
    assert_eq!((statistics.games().len(), errors.len()), (4000, 0));
    let (mut statistics, _) = with(statistics, 1);
    storage.save_statistics(&mut statistics).expect("saved");
    let after = file(&disk);
    assert!(after.strip_prefix(&before).is_some_and(|new| new.lines().count() == 1), "a game is a line more");
    assert_eq!(storage.load_statistics().0, statistics);
}

#[test]
fn of_a_file_without_end_the_last_games_are_counted_and_none_is_lost() {
    let disk = Memory::default();
    let one = line(0);
    let long = one.repeat(40 * 1024 * 1024 / one.len()) + &lines(1..3);
    disk.put(path("statistics.jsonl"), long.clone());
    let storage = open(&disk);
    let (statistics, errors) = storage.load_statistics();
    assert_eq!((statistics.games().len(), errors.len()), (3, 0));
    let (mut statistics, _) = with(statistics, 1);
    storage.save_statistics(&mut statistics).expect("saved");
    assert!(file(&disk).starts_with(&long));
    // What is not read is not taken away with a line that is wrong.
    let wrong = long + "nonsense\n";
    disk.put(path("statistics.jsonl"), wrong.clone());
    let (statistics, errors) = storage.load_statistics();
    assert_eq!((statistics.games().len(), errors.len()), (3, 1));
    assert!(errors[0].set_aside.is_none() && file(&disk) == wrong);
}

#[test]
fn what_is_taken_back_is_forgotten_and_what_is_played_again_counted_once() {
    let disk = Memory::default();
    let storage = open(&disk);
    let (mut statistics, mut table) = with(Statistics::default(), 1);
    storage.save_statistics(&mut statistics).expect("saved");
    assert!(table.undo() && statistics.follow(&table, Timestamp::now()));
    storage.save_statistics(&mut statistics).expect("saved");
    assert!(storage.load_statistics().0.games().is_empty());
    let table = play::over(table);
    assert!(statistics.follow(&table, Timestamp::now()));
    storage.save_statistics(&mut statistics).expect("saved");
    assert_eq!((storage.load_statistics().0, file(&disk).lines().count()), (statistics.clone(), 3));
    storage.save_statistics(&mut statistics).expect("saved");
    assert_eq!(file(&disk).lines().count(), 3, "nothing is written twice");
    // What is taken back and played again before anything is written is a line as well.
    let (mut statistics, mut table) = with(statistics, 2);
    assert!(table.undo() && statistics.follow(&table, Timestamp::now()));
    assert!(statistics.follow(&play::over(table), Timestamp::now()));
    storage.save_statistics(&mut statistics).expect("saved");
    assert_eq!((storage.load_statistics().0, file(&disk).lines().count()), (statistics, 4));
}

#[test]
fn a_line_that_is_wrong_spoils_no_other() {
    let wrong = ["{\"game\":3}\n", "nonsense\n", "\u{1}\n", &line(9)[..200]];
    for wrong in wrong {
        for (before, after) in [(lines(0..2), lines(2..4)), (lines(0..4), String::new())] {
            let disk = Memory::default();
            let all = before.clone() + wrong + if wrong.ends_with('\n') { "" } else { "\n" } + &after;
            let all = if after.is_empty() { all.trim_end().to_owned() } else { all };
            disk.put(path("statistics.jsonl"), all.clone());
            let storage = open(&disk);
            let (statistics, errors) = storage.load_statistics();
            assert_eq!(statistics.games().len(), 4);
            let [error] = &errors[..] else { panic!("{errors:?}") };
            assert_eq!(error.place().map(|(line, _)| line), Some(before.lines().count() + 1), "{error}");
            let aside = error.set_aside.as_ref().expect("the file as it was is kept");
            assert_eq!(disk.get(aside), Some(all));
            assert_eq!(file(&disk), before + &after, "the sound lines go on");
            assert!(storage.load_statistics().1.is_empty(), "it is told once");
        }
    }
    // A line without its end is whole all the same, and nothing is added to it.
    let disk = Memory::default();
    disk.put(path("statistics.jsonl"), line(1).trim_end());
    let storage = open(&disk);
    let (statistics, errors) = storage.load_statistics();
    assert_eq!((statistics.games().len(), errors.len()), (1, 0));
    let (mut statistics, _) = with(statistics, 1);
    storage.save_statistics(&mut statistics).expect("saved");
    assert_eq!(storage.load_statistics().0, statistics);
}

#[test]
fn what_cannot_be_added_leaves_the_file_as_it_was_and_is_tried_again() {
    for deed in ["open", "length", "read", "append", "write", "sync", "sync_folder"] {
        for number in REFUSALS {
            let disk = Memory::default();
            let storage = open(&disk);
            let is_new = deed == "sync_folder";
            if !is_new {
                disk.put(path("statistics.jsonl"), lines(0..2));
            }
            let (statistics, _) = storage.load_statistics();
            let (mut statistics, _) = with(statistics, 1);
            let before = file(&disk);
            disk.fail(move |call| (call.deed == deed).then_some(number));
            let error = storage.save_statistics(&mut statistics).expect_err("refused");
            assert!(error.to_string().starts_with("/pitch"), "{error}");
            assert!(is_new || file(&disk) == before, "{deed}");
            assert!(statistics.is_unwritten());
            disk.mend();
            let (mut statistics, _) = with(statistics, 2);
            storage.save_statistics(&mut statistics).expect("saved");
            let (read, errors) = storage.load_statistics();
            assert_eq!((read, errors.len()), (statistics, 0), "{deed}");
        }
    }
}

#[test]
fn statistics_that_cannot_be_opened_lose_no_game_and_gain_those_played_since() {
    for deed in ["open", "length", "read"] {
        for number in REFUSALS {
            let disk = Memory::default();
            disk.put(path("statistics.jsonl"), lines(0..2));
            let storage = open(&disk);
            disk.fail(move |call| call.is(deed, "statistics.jsonl").then_some(number));
            let (statistics, errors) = storage.load_statistics();
            assert!(statistics.games().is_empty() && errors[0].is_refused(), "{errors:?}");
            assert!(errors[0].set_aside.is_none());
            let (mut statistics, _) = with(statistics, 1);
            assert!(storage.save_statistics(&mut statistics).is_err());
            disk.mend();
            storage.save_statistics(&mut statistics).expect("saved");
            assert!(file(&disk).starts_with(&lines(0..2)));
            assert_eq!(storage.load_statistics().0.games().len(), 3);
            statistics.follow_on(storage.load_statistics().0);
            assert_eq!(storage.load_statistics().0, statistics);
        }
    }
}

/// Statistics as they were kept before there were lines.
const FORMER: &str = "(games: [(game: \"x\", date: \"2026-01-31T18:05:09Z\", rule_set: \"setback\", players: [\
    (name: \"Ann\", won: true, pitches: [(bid: 3, suit: \"S\", set_back: false)], points: (1, 0, 0, 1), scores: [3])])])";

#[test]
fn what_was_kept_as_one_value_is_taken_over() {
    let former: Statistics = syntax::read(FORMER).expect("statistics");
    let calls = |disk: &Memory| disk.calls().len();
    // Whatever fails on the way, once or for good, no game is lost and none is there twice.
    for at in 0..60 {
        for is_once in [true, false] {
            let disk = Memory::default();
            disk.put(path("statistics.ron"), FORMER);
            disk.put(path("statistics.jsonl"), lines(0..1));
            let storage = open(&disk);
            let begun = calls(&disk);
            let asked = disk.clone();
            disk.fail(move |_| {
                let number = asked.calls().len() - begun - 1;
                (number == at || number > at && !is_once).then_some(28)
            });
            let _ = storage.load_statistics();
            disk.mend();
            let (statistics, errors) = storage.load_statistics();
            assert_eq!((statistics.games().len(), errors.len()), (2, 0), "{at} {errors:?}");
            assert_eq!(statistics.games()[0], former.games()[0]);
            assert_eq!(storage.load_statistics().0, statistics);
            assert_eq!(disk.get(path("statistics.ron")), None);
            assert!(!disk.names().iter().any(|name| name.contains("unreadable")));
        }
    }
}

#[test]
fn everything_is_erased_and_had_back_at_once() {
    let disk = Memory::default();
    disk.put(path("statistics.jsonl"), lines(0..3));
    let storage = open(&disk);
    let (mut kept, _) = storage.load_statistics();
    storage.replace_statistics(&mut Statistics::default()).expect("erased");
    assert_eq!(file(&disk), "");
    storage.replace_statistics(&mut kept).expect("had back");
    assert_eq!(storage.load_statistics().0, kept);
}
