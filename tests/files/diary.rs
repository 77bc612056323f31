//! What is noted down when the program fails, and that the game goes on where only a bot did.

use crate::play;

use pitch_players::{Level, Stop};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Call, Preset, Remark, Rules, Seat, Turn, Viewer};
use pitch_session::diary::{self, Crash};
use pitch_session::{Deals, Kind, NewGame, Next, Player, Table, decide};

use std::fs;
use std::process::{Command, Stdio};

/// A table at which this comes next, with everything before it done.
fn until(mut table: Table, is_it: impl Fn(&Next) -> bool) -> Table {
    while !is_it(&table.next()) {
        assert!(play::step(&mut table, 0), "the game is over before");
    }
    table
}

#[test]
fn a_bot_that_does_what_it_may_not_is_stood_in_for() {
    for number in 1..8 {
        let mut table = until(play::table(4, number), |next| matches!(next, Next::Bot(_)));
        let mut stood_in = 0;
        while let Next::Bot(request) = table.next() {
            let seat = table.to_act().expect("a bot");
            let legal = table.view(Viewer::Seat(seat)).legal;
            // Nothing at all, a bid beyond all bids when cards are played, and a card of another.
            let other = Seat::new((seat.index() + 1) % 4).expect("a seat");
            let foreign = table.view(Viewer::Seat(other)).hand().iter().next().map(Action::Play);
            let wrong = [None, Some(Action::Call(Call::Accept)), foreign];
            let wrong = wrong[stood_in % wrong.len()].clone();
            assert!(decide(&request, &Stop::default()).is_some());
            let before = table.record().entries().len();
            let deed = table.act_for_bot(seat, wrong).expect("the game goes on");
            assert!(deed.stood_in && !deed.events.is_empty());
            assert_eq!(table.record().entries().len(), before + 1);
            assert!(table.record().to_ron().is_ok_and(|text| !legal.is_empty() && text.contains("act(")));
            stood_in += 1;
        }
        assert!(stood_in > 0);
        // What a bot decided rightly is done.
        table = until(table, |next| matches!(next, Next::Bot(_)));
        let Next::Bot(request) = table.next() else { unreachable!("it was waited for") };
        let decision = decide(&request, &Stop::default()).expect("a decision");
        let seat = table.to_act().expect("a bot");
        assert!(!table.act_for_bot(seat, Some(decision.action)).expect("legal").stood_in);
        assert!(play::over(table).record().is_over(), "the game goes on to its end");
    }
}

#[test]
fn what_a_bot_may_not_say_out_of_turn_is_left_unsaid() {
    let rules = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
    let mut table = until(play::table_by(rules, 3), |next| matches!(next, Next::Person(_)));
    let before = (table.record().clone(), table.game().turn());
    let bot = Seat::new(1).expect("a seat");
    assert!(table.act_for_bot(bot, Some(Action::Say(Remark::CallRenege(Seat::default())))).is_err());
    assert_eq!((table.record(), table.game().turn()), (&before.0, before.1));
    assert!(matches!(table.next(), Next::Person(_)));
    assert!(matches!(table.game().turn(), Turn::Call(_) | Turn::Play(_)));
}

#[test]
fn a_bot_that_says_what_it_may_not_is_not_asked_for_it_again() {
    // Bots that make mistakes, until one of them has something to say out of turn.
    let wants_to_speak = |preset| {
        let rules = Rules { revoke_mode: RevokeMode::Table, ..Rules::from(preset) };
        let players =
            (0..rules.players).map(|seat| Player::new(&format!("Bot {seat}"), Kind::Bot(Level::Clumsy))).collect();
        let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(3))).expect("a table");
        loop {
            match table.next() {
                Next::Says(seat, _) if table.to_act() != Some(seat) => return Some((table, seat)),
                Next::Says(seat, remark) => drop(table.act(seat, Action::Say(remark)).expect("it can be said")),
                Next::Deal => assert!(!table.deal().is_empty()),
                Next::Bot(request) => {
                    let action = request.decide(&Stop::default()).action;
                    let _ = table.act(table.to_act().expect("a bot"), action).expect("it can be done");
                }
                Next::Person(_) | Next::Over | Next::Read | Next::Does(..) => return None,
            }
        }
    };
    let (mut table, bot) = Preset::ALL.into_iter().find_map(wants_to_speak).expect("somebody wants to speak");
    let wrong = Action::Say(Remark::CallRenege(bot));
    assert!(table.act_for_bot(bot, Some(wrong)).is_err(), "nobody calls a renege of their own");
    assert!(!matches!(table.next(), Next::Says(..)), "it would say so for ever");
}

#[test]
fn a_failure_leaves_a_note_without_cards_and_the_next_start_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_owned();
    // Other tests that fail meanwhile leave no note here.
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() == Some("dealing") {
            Crash::of(panic).leave(&place);
        }
    }));
    let hand = "AS KD 7C";
    let failed = std::thread::Builder::new().name("dealing".to_owned()).spawn(move || panic!("no trick for {hand}"));
    assert!(failed.expect("a thread").join().is_err());
    let _ = std::panic::take_hook();
    let note = fs::read_to_string(folder.path().join("crash.txt")).expect("a note");
    assert!(note.contains("diary.rs:") && note.contains("thread `dealing`"), "{note}");
    assert!(!note.contains("KD"), "{note}");

    let data = folder.path().to_str().expect("text");
    let start = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let _ = program.args(["--text", "--data-dir", data, "--lang", "en"]).env_remove("RUST_LOG");
        let output = program.stdin(Stdio::null()).output().expect("started");
        assert!(output.status.success() && output.stderr.is_empty());
        String::from_utf8(output.stdout).expect("text")
    };
    let told = start();
    assert!(told.contains("Auction Pitch stopped unexpectedly last time."), "{told}");
    assert!(told.contains("crash-told.txt says what happened."), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("crash-told.txt")).expect("it is kept"), note);
    assert!(!start().contains("unexpectedly"), "it is said once");
    let log = fs::read_to_string(folder.path().join("auction-pitch.log")).expect("a log");
    assert_eq!(log.lines().filter(|line| line.contains("started")).count(), 2, "{log}");
    assert_eq!(diary::last_crash(folder.path()), None);
}
