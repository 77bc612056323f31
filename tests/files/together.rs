//! Two programs on one folder: whether a program is killed or left, in every order, nothing that was said to be saved is lost, and
//! nothing is said to be saved that is not.

use crate::killed::{begun, decisions};
use crate::talk::Program;

use pitch_session::{Entry, Record, Storage, storage};

use std::path::Path;

/// How a program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Killed,
    Left,
}

/// What happens to one of the programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Decides(usize),
    Ends(usize),
}

/// Every order in which two programs decide something once and end.
fn orders() -> Vec<[Step; 4]> {
    let mut orders = Vec::new();
    for own in [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]] {
        let mut order = [Step::Decides(1), Step::Ends(1), Step::Decides(1), Step::Ends(1)];
        let others: Vec<usize> = (0..4).filter(|place| !own.contains(place)).collect();
        (order[own[0]], order[own[1]]) = (Step::Decides(0), Step::Ends(0));
        (order[others[0]], order[others[1]]) = (Step::Decides(1), Step::Ends(1));
        orders.push(order);
    }
    orders
}

/// The games in a folder.
fn records(folder: &Path) -> Vec<Record> {
    let games = storage::games_in(folder);
    games.iter().map(|game| storage::load(&game.path).expect("a sound game")).collect()
}

/// What the person of a record decided first since another.
fn first_since(record: &Record, before: &Record) -> Option<String> {
    let since = record.entries().get(before.entries().len()..)?;
    since.iter().find_map(|entry| match entry {
        Entry::Act(seat, action) if seat.index() == 0 => Some(action.to_string()),
        _ => None,
    })
}

#[test]
fn two_programs_on_one_folder_lose_nothing_and_say_nothing_untrue() {
    const BUSY: &str = "Another Auction Pitch is using this folder.";
    const FREE: &str = "From now on your game is saved here.";
    let mut tried = 0;
    for order in orders() {
        for ends in [End::Killed, End::Left].into_iter().flat_map(|a| [[a, End::Killed], [a, End::Left]]) {
            let when = format!("{order:?} {ends:?}");
            let folder = begun(3);
            let before = records(folder.path()).remove(0);
            let mut programs = [Some(Program::start(folder.path())), None];
            let asked = |program: &mut Option<Program>| program.as_mut().and_then(Program::is_asked_all);
            let mut questions = vec![asked(&mut programs[0]).expect("a question")];
            programs[1] = Some(Program::start(folder.path()));
            questions.push(asked(&mut programs[1]).expect("a question"));
            let mut heard = [String::new(), String::new()];
            // What of each has to be found, and what was decided there.
            let (mut is_owner, mut safe) = ([true, false], [false; 2]);
            let mut decided = [false; 2];
            for step in order {
                match step {
                    Step::Decides(who) => {
                        let answers = &questions[who];
                        let answer = if who == 0 { &answers[0] } else { &answers[answers.len() - 1] };
                        let program = programs[who].as_mut().expect("it runs");
                        program.say(answer);
                        assert!(program.is_asked_all().is_some(), "{when}");
                        decided[who] = true;
                        is_owner[who] |= programs[1 - who].is_none();
                        safe[who] = is_owner[who];
                    }
                    Step::Ends(who) => {
                        let program = programs[who].take().expect("it runs");
                        heard[who] = match ends[who] {
                            End::Killed => program.killed(),
                            End::Left => {
                                is_owner[who] |= programs[1 - who].is_none();
                                safe[who] |= is_owner[who] && decided[who];
                                program.left()
                            }
                        };
                        if ends[who] == End::Left {
                            let is_said = heard[who].contains("The game is saved.");
                            assert_eq!(is_said, is_owner[who], "{when}: {}", heard[who]);
                        }
                    }
                }
            }
            assert!(!heard[0].contains(BUSY) && heard[1].contains(BUSY), "{when}: it is told at the start");
            assert_eq!(heard[1].contains(FREE), is_owner[1], "{when}: {}", heard[1]);
            let found = records(folder.path());
            for who in [0, 1] {
                // The dealer must bid: one of them bids two, and the other four.
                let is_its = |record: &&Record| {
                    record.goes_on_from(&before) || record.summary().copy > 0 && record.deals() == before.deals()
                };
                let is_line = |record: &Record| {
                    first_since(record, &before).is_some_and(|action| (action == "4") == (who == 1))
                        && decisions(record) > decisions(&before)
                };
                let is_there = found.iter().filter(is_its).any(is_line);
                assert!(is_there || !safe[who], "{when}: what {who} decided is lost");
            }
            let names = std::fs::read_dir(folder.path()).expect("a folder");
            let names: Vec<_> = names.map(|entry| entry.expect("an entry").file_name()).collect();
            assert!(!names.iter().any(|name| name.to_string_lossy().contains("unreadable")), "{when}: {names:?}");
            assert!(!Storage::open(folder.path()).expect("opened").is_in_use(), "{when}");
            // The player who comes next goes on.
            let mut next = Program::start(folder.path());
            assert!(next.is_asked_all().is_some(), "{when}");
            assert!(next.left().contains("The saved game goes on"), "{when}");
            tried += 1;
        }
    }
    assert_eq!(tried, 24);
}

#[test]
fn who_only_looks_on_leaves_the_game_as_the_other_has_played_it_on() {
    let folder = begun(3);
    let mut programs = [(); 2].map(|()| {
        let mut program = Program::start(folder.path());
        let answers = program.is_asked_all().expect("a question");
        (program, answers)
    });
    let (first, answers) = &mut programs[0];
    first.say(&answers[0]);
    assert!(first.is_asked_all().is_some());
    let [(first, _), (second, _)] = programs;
    let _ = first.left();
    let kept = || storage::load(&folder.path().join("current.ron")).expect("a game");
    let before = kept();
    let heard = second.left();
    assert!(heard.contains("The game is saved.") && !heard.contains("as a copy"), "{heard}");
    assert_eq!(kept().entries(), before.entries());
    assert_eq!(records(folder.path()).len(), 1, "nothing was set aside");
}
