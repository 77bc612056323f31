//! Every game is played to its end by keys alone and by clicks alone, and those of each kind by drags and by fingers as well.
//!
//! The same decisions are made beside the window first: what was pressed is right if the same is recorded.

use crate::desk::{Desk, at_two_desks, try_until, wait_until};
use crate::person::{By, Person};
use crate::{person, play, saved};

use pitch_players::Stop;
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Action, Points, Preset, Rules};
use pitch_session::{Entry, Next, Table, storage};

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The most hands that a game may have here.
const HANDS: usize = 2;

/// What a person decides at a table; none if they do nothing.
pub type Decide<'a> = &'a dyn Fn(&Table) -> Option<Action>;

/// The game as it goes without a window; none if it is long, or if nothing is decided.
pub fn foreseen(mut table: Table, decide: Decide<'_>) -> Option<Table> {
    loop {
        match table.next() {
            Next::Deal if table.hands().len() == HANDS => return None,
            Next::Deal => drop(table.deal()),
            Next::Says(seat, remark) => drop(table.act(seat, Action::Say(remark)).expect("a bot may say it")),
            Next::Bot(request) => {
                let seat = table.to_act().expect("somebody's turn");
                drop(table.act(seat, request.decide(&Stop::default()).action).expect("a bot may do it"));
            }
            Next::Person(seat) => {
                let action = decide(&table)?;
                drop(table.act(seat, action).expect("they may do it"));
            }
            Next::Over | Next::Read | Next::Does(..) => return Some(table),
        }
    }
}

/// The short game by these rules in which the person does most that is different, of those from this number on: as it
/// begins and as it will end.
pub fn rich_game(rules: &Rules, from: u64, decide: Decide<'_>) -> (Table, Table) {
    let games = (from..from + 40).filter_map(|number| {
        let table = play::table_by(rules.clone(), number);
        Some((table.clone(), foreseen(table, decide)?))
    });
    games.max_by_key(|(_, end)| (deeds(end), Reverse(end.record().entries().len()))).expect("a short game")
}

/// How many kinds of things the person did.
fn deeds(table: &Table) -> usize {
    let kind = |action: &Action| match action {
        Action::Play(_) => "card".to_owned(),
        Action::Discard(_) => "discard".to_owned(),
        action => action.to_string(),
    };
    let own = table.record().entries().iter().filter_map(|entry| match entry {
        Entry::Act(seat, action) if table.person() == Some(*seat) => Some(kind(action)),
        _ => None,
    });
    own.collect::<BTreeSet<_>>().len()
}

/// The game as it is kept: the current one, or the one that is over.
pub fn kept(folder: &Path) -> Option<Table> {
    let over = || {
        let file = std::fs::read_dir(folder.join("games")).ok()?.next()?.ok()?.path();
        Table::resume(storage::load(&file).ok()?).ok()
    };
    over().or_else(|| saved(folder))
}

/// Opens a game from a file at this speed.
pub fn open(desk: &mut Desk, folder: &Path, table: &Table, speed: &str) {
    open_as(desk, &mut Command::new(env!("CARGO_BIN_EXE_auction-pitch")), folder, table, speed);
}

/// The same with a command that becomes the program.
pub fn open_as(desk: &mut Desk, command: &mut Command, folder: &Path, table: &Table, speed: &str) {
    let file = folder.join("opened.ron");
    storage::save_as(&file, table.record()).expect("a file");
    desk.write_settings(folder, &format!("(speed: {speed}, trick_pause: milliseconds(0))"));
    let (file, data) = (file.display().to_string(), folder.display().to_string());
    desk.start_as(command, &[&file, "--data-dir", &data, "--lang", "en"]);
}

/// Plays the game that is open to its end, or until nothing is decided.
pub fn play_on(
    desk: &Desk,
    folder: &Path,
    table: &Table,
    by: By,
    decide: Decide<'_>,
    act: impl Fn(&Person<'_>, &Table, &Action),
) -> Table {
    let person = Person::new(desk, by);
    // A game of which the person is to deal the first hand is saved with the first deal.
    let now = || kept(folder).unwrap_or_else(|| table.clone());
    let mut closed = now().hands().len();
    for _ in 0..500 {
        let mut found = now();
        wait_until("something to do", || {
            found = now();
            let is_deal = matches!(found.next(), Next::Deal);
            let own = is_deal && person.deals_themselves(&found);
            matches!(found.next(), Next::Person(_) | Next::Over) || own || is_deal && found.hands().len() > closed
        });
        let entries = found.record().entries().len();
        match found.next() {
            Next::Over => return found,
            Next::Person(_) => {
                let Some(action) = decide(&found) else { return found };
                act(&person, &found, &action);
            }
            _ => {
                if found.hands().len() > closed {
                    // The last trick is saved before it is seen.
                    desk.wait_until_still();
                    person.goes_on(&found);
                    closed = found.hands().len();
                }
                if person.deals_themselves(&found) {
                    desk.settle();
                    person.deals(&found);
                }
            }
        }
        wait_until("what comes of it", || now().record().entries().len() > entries);
    }
    panic!("the game does not end");
}

/// A game to so few points that it is over soon. What is turned up and what is given scores as well, and what is pegged in a
/// trick or two.
pub fn brief(preset: Preset) -> Rules {
    let rules = Rules::from(preset);
    let target = match rules.trump_by {
        _ if rules.pegs() => 20,
        TrumpBy::TurnUp => 4,
        _ => 2,
    };
    Rules { target: Points(target), hands: 1, ..rules }
}

/// Games of each kind: one is bid for, cards are thrown away in one, one is turned up for, sold, pegged, drawn for.
pub const KINDS: [Preset; 6] = [
    Preset::AuctionPitch,
    Preset::TenPoint,
    Preset::Trinidad,
    Preset::Britannica1911,
    Preset::NineCardDon,
    Preset::CaliforniaJack,
];

/// The number of a deal from which on a game is sought: every way to play has another one.
const fn first_deal(by: By) -> u64 {
    match by {
        By::Keys => 1,
        By::Clicks => 301,
        By::Drags => 601,
        By::Fingers => 901,
    }
}

fn play_whole(desk: &mut Desk, preset: Preset, by: By) {
    let (table, end) = rich_game(&brief(preset), first_deal(by), &person::decision);
    let folder = tempfile::tempdir().expect("a folder");
    open(desk, folder.path(), &table, "instant");
    let played = play_on(desk, folder.path(), &table, by, &person::decision, |person, table, action| {
        person.act(table, action);
    });
    assert_eq!(played.record().entries(), end.record().entries(), "{preset}: what was pressed is what was done");
    assert!(played.game().end().is_some(), "{preset} ends");
    if by == By::Keys {
        // The result of the last hand, the end of the game, and the same game once more.
        desk.wait_until_still();
        let result = desk.picture();
        try_until("the end of the game", || desk.key("Return"), || desk.picture() != result);
        try_until(
            "the same game once more",
            || desk.key("Return"),
            || saved(folder.path()).is_some_and(|again| !again.record().is_same_game(played.record())),
        );
    }
    desk.kill();
}

#[test]
fn every_game_is_played_by_keys_alone() {
    at_two_desks(Desk::ROOMY, &Preset::ALL, |desk, &preset| play_whole(desk, preset, By::Keys));
}

#[test]
fn every_game_is_played_by_clicks_alone() {
    at_two_desks(Desk::ROOMY, &Preset::ALL, |desk, &preset| play_whole(desk, preset, By::Clicks));
}

#[test]
fn a_game_of_each_kind_is_played_by_drags_alone() {
    at_two_desks(Desk::ROOMY, &KINDS, |desk, &preset| play_whole(desk, preset, By::Drags));
}

#[test]
fn a_game_of_each_kind_is_played_by_fingers_alone() {
    let Some(mut desk) = Desk::open_touched(Desk::ROOMY) else { return };
    KINDS.into_iter().for_each(|preset| play_whole(&mut desk, preset, By::Fingers));
}
