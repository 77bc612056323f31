//! Looking back at games: every step is the game as it was, no hand in play is seen, and trying out touches nothing.

use crate::chance::Chance;
use crate::deeds;
use crate::play;

use pitch_rules::{Action, Cards, Event, Preset, Remark, Rules, Turn, Viewer, deal};
use pitch_session::review::moved_on;
use pitch_session::{Deals, Entry, Record, Review, Storage, Table, storage};

use std::fs;
use std::sync::mpsc;

/// A game by these rules with things taken back on the way, as far as so many deeds lead.
fn played(rules: Rules, number: u64, deeds: usize) -> Table {
    let mut chance = Chance::of(77, number);
    let mut table = play::table_by(rules, number);
    for _ in 0..deeds {
        if chance.once_in(30) {
            let _ = table.undo();
        }
        let Some(deed) = deeds::deed(table.game(), &mut chance) else { break };
        if matches!(deed.action, Action::Deal(_)) {
            let _ = table.deal();
        } else {
            let _ = table.act(deed.seat, deed.action);
        }
    }
    table
}

/// The table after the first so many steps, played from the beginning.
fn replayed(review: &Review, steps: usize) -> Table {
    let mut table = play::table_by(review.record().rules().clone(), 0);
    let text = review.record().to_ron().expect("written");
    let begin = text.find("    entries: [").expect("entries");
    let record = Record::parse(&format!("{}    entries: [],\n)", &text[..begin])).expect("a record");
    table = Table::resume(record).unwrap_or(table);
    // Who pitches first was said before any step.
    let said = |entry: &&Entry| matches!(entry, Entry::Act(_, Action::Say(Remark::FirstPitcher(_))));
    if let Some(Entry::Act(seat, action)) = review.record().entries().iter().rfind(said) {
        let _events = table.act(*seat, action.clone()).expect("they were asked");
    }
    for step in &review.steps()[..steps] {
        match &step.entry {
            Entry::Deal(_) => drop(table.deal()),
            Entry::Act(seat, action) => drop(table.act(*seat, action.clone()).expect("legal")),
            other => panic!("{other} is no step"),
        }
    }
    table
}

#[test]
fn every_step_is_the_game_played_to_that_entry() {
    for (number, preset) in (0..).zip(Preset::ALL) {
        let table = played(Rules::from(preset), number, 120);
        let Some(mut review) = Review::of(table.record()) else { continue };
        let all = review.steps().len();
        assert!(all > 8, "{preset}: {all} steps");
        // To and fro, near and far, the position is the one that the game had.
        let order = (0..all).chain((0..all).rev()).chain((0..all).map(|step| step * 7 % all));
        for (turn, step) in order.enumerate() {
            review.go_to(step);
            assert_eq!(review.at(), step);
            assert!(review.replayed() <= review.hand().steps.len(), "{preset}: no more than the hand is played");
            assert!(review.hand().steps.contains(&step));
            if turn % 5 == 0 {
                let again = replayed(&review, step + 1);
                assert_eq!(review.game(), again.game(), "{preset}, step {step}");
                for seat in again.rules().seats().all() {
                    assert_eq!(review.view(Viewer::Seat(seat)), again.view(Viewer::Seat(seat)));
                }
            }
        }
    }
}

#[test]
fn a_step_on_plays_one_entry_and_a_step_back_one_hand() {
    let mut review = Review::of(play::over(play::table(4, 21)).record()).expect("a hand is over");
    assert!(review.hands().len() > 2);
    let longest = review.hands().iter().map(|hand| hand.steps.len()).max().expect("hands");
    while review.forwards() {
        assert_eq!(review.replayed(), 1);
    }
    assert_eq!(review.at(), review.steps().len() - 1);
    while review.back() {
        assert!(review.replayed() <= longest, "{}", review.replayed());
    }
    assert_eq!(review.at(), 0);
}

#[test]
fn the_last_trick_lies_at_the_end_of_a_hand() {
    let mut review = Review::of(play::over(play::table(4, 26)).record()).expect("a hand is over");
    for place in 0..review.hands().len() {
        let hand = review.hands()[place].clone();
        for step in hand.steps.clone() {
            review.go_to(step);
            let last = review.last_view(Viewer::Open);
            assert_eq!(last.is_some(), step + 1 == hand.steps.end, "only at the end");
            let Some(view) = last else { continue };
            let finished = hand.finished.as_ref().expect("it was counted");
            assert_eq!((view.trick.as_ref(), view.number), (finished.tricks.last(), hand.number));
            assert!(view.held.values().all(|held| held.count == 0 && held.cards.is_none_or(Cards::is_empty)));
            assert_eq!(view.tricks.len() + 1, finished.tricks.len());
        }
    }
}

#[test]
fn of_a_hand_in_play_nothing_is_seen() {
    let mut table = play::table(4, 22);
    assert!(Review::of(table.record()).is_none(), "nothing was dealt");
    assert!(play::step(&mut table, 0));
    assert!(Review::of(table.record()).is_none(), "the first hand is in play");
    let mut seen = 0;
    for _ in 0..150 {
        if !play::step(&mut table, 0) {
            break;
        }
        let Some(review) = Review::of(table.record()) else { continue };
        assert_eq!(review.hands().len(), table.hands().len());
        let is_over = |event: &Event| matches!(event, Event::HandScored(_));
        let last = review.steps().last().expect("a step");
        assert!(last.events.iter().any(is_over), "what is shown ends with a count");
        if table.game().turn().decides().is_some() {
            seen += 1;
            let held = table.view(Viewer::Open).held;
            let pack = table.record().entries().iter().rev().find_map(|entry| match entry {
                Entry::Deal(pack) => Some(pack.clone()),
                _ => None,
            });
            let shows = |step: &pitch_session::review::Step| matches!(&step.entry, Entry::Deal(dealt) if Some(dealt) == pack.as_ref());
            assert!(held.len() == 4 && !review.steps().iter().any(shows), "the pack in play is not among the steps");
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn what_was_taken_back_is_not_there() {
    let mut table = play::table(4, 23);
    while table.hands().len() < 2 {
        assert!(play::step(&mut table, 0));
    }
    let hands = Review::of(table.record()).expect("hands").hands().len();
    let mut undone = 0;
    while table.hands().len() == 2 {
        assert!(table.undo());
        undone += 1;
    }
    assert!(undone > 0);
    let review = Review::of(table.record()).expect("the first hand is over");
    assert_eq!((hands, review.hands().len()), (2, 1), "the second hand is in play again");
}

#[test]
fn a_try_out_goes_on_from_there_and_leaves_the_file_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(folder.path()).expect("opened");
    let over = play::over(play::table(4, 24));
    let (sender, receiver) = mpsc::channel();
    storage.submit(over.record().clone(), move |result| sender.send(result).expect("somebody waits"));
    receiver.recv().expect("an answer").expect("saved");
    let path = storage.games()[0].path.clone();
    let bytes = fs::read(&path).expect("a file");
    let record = storage::load(&path).expect("a record");
    let mut review = Review::of(&record).expect("hands");
    let other = Deals::from_number(99);
    for step in (0..review.steps().len()).step_by(7) {
        review.go_to(step);
        let mut table = review.try_out(&other).expect("a table");
        assert!(table.is_try_out());
        assert_eq!(table.game(), review.game(), "it begins where the review is");
        let hands = table.hands().len();
        while table.hands().len() < hands + 2 && play::step(&mut table, 1) {}
        let next = table.record().entries().iter().filter_map(|entry| match entry {
            Entry::Deal(pack) => Some(pack),
            _ => None,
        });
        let own: Vec<_> = review.steps()[step + 1..]
            .iter()
            .filter_map(|step| if let Entry::Deal(pack) = &step.entry { Some(pack) } else { None })
            .collect();
        let dealt = review.hand_at() + 1;
        assert!(next.skip(dealt).all(|pack| !own.contains(&pack)), "later hands are others than those of the game");
    }
    assert_eq!(fs::read(&path).expect("a file"), bytes);
    assert_eq!(storage.games().len(), 1);
}

#[test]
fn dealing_again_gives_the_same_packets_in_the_same_seats_or_one_seat_on() {
    for preset in Preset::ALL {
        let table = played(Rules::from(preset), 25, 200);
        let Some(mut review) = Review::of(table.record()) else { continue };
        for place in 0..review.hands().len() {
            review.go_to_hand(place);
            let hand = review.hand().clone();
            let Entry::Deal(pack) = &review.steps()[hand.steps.start].entry else { continue };
            let rules = table.rules();
            let dealt = deal::deal(rules, hand.dealer, pack);
            for moves in [false, true] {
                let again = review.deal_again(moves, &Deals::from_number(5)).expect("a table");
                assert!(again.is_try_out());
                let Some(Entry::Deal(new)) = again.record().entries().last() else { panic!("it was dealt") };
                let cards = deal::deal(rules, hand.dealer, new);
                for seat in rules.seats().all() {
                    let from = if moves { rules.seats().next(seat) } else { seat };
                    assert_eq!(cards[from], dealt[seat], "{preset}");
                }
                assert_eq!(again.game().number(), hand.number, "{preset}");
                // Where the first deal settles who pitches first, the cards say who is taken to have dealt (IRD-01).
                let is_settled = rules.finds_pitcher_by_two() && hand.number == 1;
                assert!(is_settled || again.game().dealer() == hand.dealer, "{preset}");
                assert!(!matches!(again.game().turn(), Turn::Deal(_)) || preset != Preset::AuctionPitch);
                assert_eq!(new == pack, !moves);
                assert_eq!(new == &moved_on(rules, hand.dealer, pack), moves);
            }
        }
    }
}
