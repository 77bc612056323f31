use super::*;
use crate::costs::Whose;
use crate::puzzle::{Exercise, Solved, Theme};
use crate::{Deals, Kind, NewGame, Storage, syntax};
use pitch_players::{Level, Stop};
use pitch_rules::{Rules, Turn, Viewer};

use std::fs;
use std::sync::LazyLock;

/// Moment of the games, and its day.
fn sunday() -> Timestamp {
    "2026-11-29T19:03:07Z".parse().expect("a moment")
}

fn today() -> u32 {
    sunday().local_day()
}

/// A table with a person in the second and in the last seat, who play the highest card, when two hands are over; with something
/// taken back and a hint in the first.
fn played(number: u64) -> Table {
    let kind = |seat| if seat % 2 == 1 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = (0..4).map(|seat| Player::new(&format!("Player {seat}"), kind(seat))).collect();
    let mut table = Table::new(NewGame::new(Rules::default(), players, Deals::from_number(number))).expect("a table");
    let mut acts = 0;
    while table.hands().len() < 2 {
        match table.game().turn() {
            Turn::Deal(_) => drop(table.deal()),
            turn => {
                let seat = turn.decides().expect("a turn");
                let legal = table.game().legal(seat);
                let action = if matches!(turn, Turn::Play(_)) { legal.last() } else { legal.first() };
                let _ = table.act(seat, action.expect("something").clone()).expect("legal");
                acts += 1;
                if acts == 9 {
                    let _ = table.hint();
                    assert!(table.undo());
                }
            }
        }
    }
    table
}

fn costs(table: &Table, hand: usize) -> Costs {
    let review = Review::of(table.record()).expect("a hand is over");
    Costs::of(&review, hand, Whose::People, &Stop::new()).expect("nobody stops it")
}

/// Games, with the costs of their second hands and the mistakes in them of the first person.
static GAMES: LazyLock<Vec<(Table, Costs, Vec<Mistake>)>> = LazyLock::new(|| {
    let games = (1..41).map(|number| {
        let table = played(number);
        let costs = costs(&table, 1);
        let found = Mistake::found(table.record(), &costs, sunday());
        (table, costs, found)
    });
    games.filter(|(.., found)| !found.is_empty()).take(4).collect()
});

/// One mistake under so many ids, a second after the other.
fn many(count: u64, longest: usize) -> Vec<Mistake> {
    let (_, _, found) = &GAMES[0];
    let numbered = |number: u64| {
        let mut mistake = found[0].clone();
        mistake.answered.puzzle = format!("a-{number}");
        mistake.played = format!("2026-11-29T{:02}:{:02}:{:02}Z", number / 3600, number / 60 % 60, number % 60)
            .parse()
            .expect("a moment");
        let entries = mistake.game.entries().iter().cloned().cycle().take(longest.max(1)).collect();
        if longest > 0 {
            mistake.game = mistake.game.branched(entries, Deals::from_number(0));
        }
        mistake
    };
    (0..count).map(numbered).collect()
}

#[test]
fn what_costs_is_kept_with_its_position_and_its_judgement() {
    assert_eq!(GAMES.len(), 4, "mistakes are made");
    for (table, costs, found) in GAMES.iter() {
        let own = pitch_rules::Seat::new(1).expect("a seat");
        let meant: Vec<&Cost> = costs.all.iter().filter(|cost| cost.seat == own && cost.is_mistake()).collect();
        assert_eq!(found.len(), meant.len());
        let review = Review::of(table.record()).expect("a hand is over");
        for (mistake, cost) in found.iter().zip(meant) {
            let mut asked = review.clone();
            asked.go_to(cost.step - 1);
            let again = mistake.table().expect("a position");
            assert_eq!(again.to_act(), Some(own));
            assert_eq!(again.view(Viewer::Seat(own)), asked.view(Viewer::Seat(own)));
            assert!(again.is_try_out() && again.players().iter().filter(|player| player.is_person()).count() == 1);
            let exercise = Exercise::Mistake(Box::new(mistake.clone()));
            let (best, reasons) = exercise.best().expect("choices");
            assert_eq!((&best, &reasons), (&cost.best, &cost.reasons));
            // An answer is right if it would have been no mistake.
            for choice in &cost.choices {
                let would_be = Cost { chance: choice.cost, is_sure: choice.is_surely_worse(), ..cost.clone() };
                assert_eq!(exercise.is_right(&choice.action), !would_be.is_mistake(), "{}", choice.action);
            }
            assert!(exercise.is_right(&cost.best) && !exercise.is_right(&cost.done));
            assert_eq!(mistake.game(), Some(Preset::AuctionPitch));
        }
    }
}

#[test]
fn what_is_still_to_be_dealt_is_not_in_the_file() {
    let (table, _, found) = &GAMES[0];
    let text = syntax::write(&Mistakes { mistakes: found.clone() }).expect("written");
    assert!(!text.contains(&table.record().deals().seed().to_string()), "{text}");
    assert_eq!(text.lines().filter(|line| line.contains("played:")).count(), found.len(), "a mistake a line");
}

#[test]
fn a_hand_that_is_judged_again_adds_nothing_and_nobody_elses_mistakes_count() {
    let (table, costs, found) = &GAMES[0];
    let mut mistakes = Mistakes::default();
    assert!(mistakes.add(found.clone()));
    let id = found[0].id().to_owned();
    mistakes.note_answer(&id, true, today());
    let before = mistakes.clone();
    let later = "2026-12-01T10:00:00Z".parse().expect("a moment");
    assert!(!mistakes.add(Mistake::found(table.record(), costs, later)));
    assert_eq!(mistakes, before);
    let others: Vec<Cost> = costs.all.iter().filter(|cost| cost.seat.index() != 1).cloned().collect();
    assert!(Mistake::found(table.record(), &Costs { all: others, ..costs.clone() }, later).is_empty());
}

#[test]
fn the_last_hundred_stay_fewer_if_their_games_are_long() {
    let mut mistakes = Mistakes::default();
    assert!(mistakes.add(many(MOST as u64 + 7, 0)));
    let ids: Vec<&str> = mistakes.all().iter().map(Mistake::id).collect();
    assert_eq!((ids.len(), ids[0], ids[MOST - 1]), (MOST, "a-7", "a-106"));
    let text = syntax::write(&mistakes).expect("written");
    assert_eq!(syntax::read::<Mistakes>(&text), Ok(mistakes));
    let mut long = Mistakes::default();
    assert!(long.add(many(9, MOST_ENTRIES / 4)));
    assert_eq!(long.all().iter().map(Mistake::id).collect::<Vec<_>>(), ["a-5", "a-6", "a-7", "a-8"]);
    assert!((syntax::write(&long).expect("written").len() as u64) < syntax::MAX_BYTES);
}

#[test]
fn what_two_programs_kept_is_joined() {
    let all = many(3, 0);
    let of = |places: &[usize]| Mistakes { mistakes: places.iter().map(|place| all[*place].clone()).collect() };
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(folder.path()).expect("open");
    let mut first = of(&[0, 1]);
    first.note_answer("a-0", true, today() + 1);
    storage.save_joined(&mut first).expect("saved");
    let mut second = of(&[1, 2]);
    second.note_answer("a-1", true, today());
    storage.save_joined(&mut second).expect("saved");
    let (read, error) = storage.load_joined::<Mistakes>();
    assert!(error.is_none() && read == second);
    let solved: Vec<(&str, bool)> = read.all().iter().map(|mistake| (mistake.id(), mistake.is_solved())).collect();
    assert_eq!(solved, [("a-0", true), ("a-1", true), ("a-2", false)]);
    let other = Storage::open(folder.path()).expect("open");
    assert!(matches!(other.save_joined(&mut second), Err(crate::SaveError::InUse { .. })));
    storage.replace_joined(&Mistakes::default()).expect("forgotten");
    assert_eq!(storage.load_joined::<Mistakes>().0, Mistakes::default());
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(folder.path()).expect("open");
    storage.save_joined(&mut Mistakes { mistakes: many(1, 0) }).expect("saved");
    let file = fs::metadata(folder.path().join("mistakes.ron")).expect("a file");
    assert_eq!(file.permissions().mode() & 0o077, 0);
}

#[test]
fn a_damaged_file_is_set_aside_and_named() {
    let sound = syntax::write(&Mistakes { mistakes: many(2, 0) }).expect("written");
    let spoiled = |from: &str, to: &str| {
        assert!(sound.contains(from), "{from}: {sound}");
        sound.replace(from, to)
    };
    for broken in [
        String::new(),
        "(mistakes: 3)".to_owned(),
        sound[..sound.len() / 2].to_owned(),
        spoiled("cards_per_player: 6", "cards_per_player: 60"),
        spoiled("first_dealer: ", "first_dealer: 9"),
        spoiled("choices: [", "choices: [], more: ["),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let path = folder.path().join("mistakes.ron");
        fs::write(&path, &broken).expect("written");
        let (mut mistakes, error) = storage.load_joined::<Mistakes>();
        let aside = error.and_then(|error| error.set_aside).unwrap_or_else(|| panic!("not set aside: {broken}"));
        assert_eq!(fs::read_to_string(aside).expect("there"), broken);
        assert!(mistakes.all().is_empty());
        assert!(mistakes.add(many(1, 0)));
        storage.save_joined(&mut mistakes).expect("there is room again");
    }
    // What can be read and not be put up again is passed over.
    let mut mistakes = Mistakes { mistakes: many(2, 0) };
    let entries = mistakes.mistakes[1].game.entries()[1..].to_vec();
    mistakes.mistakes[1].game = mistakes.mistakes[1].game.branched(entries, Deals::from_number(0));
    assert!(matches!(mistakes.mistakes[1].table(), Err(PuzzleError::Fault(_))));
    let drill = Solved::default().drill_of(Theme::Mistakes, None, (&mistakes, &[]), today()).expect("a drill");
    assert_eq!(drill.next(&mistakes).map(|(index, _)| index), Some(1));
}

/// The ids of the hands of the drill that is begun on a day.
fn asked(mistakes: &Mistakes, today: u32) -> Vec<String> {
    let drill = Solved::default().drill_of(Theme::Mistakes, None, (mistakes, &[]), today);
    drill.map(|drill| drill.hands().iter().map(|hand| hand.puzzle.clone()).collect()).unwrap_or_default()
}

#[test]
fn they_come_back_after_one_three_and_seven_days_and_the_last_one_first() {
    let mut mistakes = Mistakes { mistakes: many(3, 0) };
    let back = |mistakes: &Mistakes, today| mistakes.back(today).map(|own| own.id().to_owned()).collect::<Vec<_>>();
    assert_eq!(asked(&mistakes, today()), ["a-2", "a-1", "a-0"]);
    assert!(back(&mistakes, today()).is_empty() && back(&mistakes, today() + 1).len() == 3);
    for id in ["a-2", "a-0"] {
        mistakes.note_answer(id, true, today());
    }
    assert_eq!(asked(&mistakes, today()), ["a-1", "a-2", "a-0"]);
    assert_eq!(asked(&mistakes, today() + 1), ["a-2", "a-1", "a-0"], "solved at once, it still comes back");
    for (after, next) in [(1, 4), (4, 11)] {
        mistakes.note_answer("a-0", true, today() + after);
        assert!(!back(&mistakes, today() + next - 1).contains(&"a-0".to_owned()));
        assert!(back(&mistakes, today() + next).contains(&"a-0".to_owned()));
    }
    mistakes.note_answer("a-0", false, today() + 11);
    assert!(back(&mistakes, today() + 12).contains(&"a-0".to_owned()));
}

#[test]
fn a_drill_of_them_is_left_and_gone_on_with() {
    let mistakes = Mistakes { mistakes: many(7, 0) };
    let mut solved = Solved::default();
    let begin = |solved: &Solved, game| solved.drill_of(Theme::Mistakes, game, (&mistakes, &[]), today());
    assert!(begin(&solved, Some(Preset::Setback)).is_none());
    let mut drill = begin(&solved, Some(Preset::AuctionPitch)).expect("a drill");
    assert_eq!(drill.hands().len(), 5);
    drill.note(0, true);
    solved.leave_drill(Some(drill.clone()));
    let again: Solved = syntax::read(&syntax::write(&solved).expect("written")).expect("read");
    assert_eq!(begin(&again, None), Some(drill.clone()));
    let (index, exercise) = drill.next(&mistakes).expect("a hand");
    assert_eq!((index, exercise.played()), (1, Some(mistakes.all()[5].played())));
    assert!(drill.next(&Mistakes::default()).is_none(), "what is forgotten is asked no more");
    assert!(Solved::default().drill_of(Theme::Mistakes, None, (&Mistakes::default(), &[]), today()).is_none());
}
