use super::*;
use crate::aids::Aids;
use crate::{Deals, NewGame, Next, Player, Table};
use pitch_players::Level;
use pitch_rules::{Card, Rank, Rules, Turn};

use rayon::prelude::*;

/// A table for so many with a person in the first seat.
fn table(players: u8, number: u64) -> Table {
    let kind = |seat| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let seated = (0..players).map(|seat| Player::new(&format!("Player {seat}"), kind(seat))).collect();
    let rules = Rules { players, ..Rules::default() };
    Table::new(NewGame::new(rules, seated, Deals::from_number(number))).expect("a table")
}

/// Plays until so many hands are over. The person does what `person` says, or else what the bots would do.
fn play_hands(table: &mut Table, hands: usize, mut person: impl FnMut(&Table, Seat) -> Option<Action>) {
    while table.hands().len() < hands {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Bot(request) => {
                let seat = table.to_act().expect("a turn");
                let _ = table.act(seat, request.decide(&Stop::new()).action).expect("legal");
            }
            Next::Person(seat) => {
                let request = || Request {
                    view: table.view(Viewer::Seat(seat)),
                    rules: Arc::clone(table.rules()),
                    level: Level::USUAL,
                    seed: 1,
                    patience: Patience::default(),
                };
                let action = person(table, seat).unwrap_or_else(|| request().decide(&Stop::new()).action);
                let _ = table.act(seat, action).expect("legal");
            }
            Next::Says(..) | Next::Does(..) | Next::Read | Next::Over => return,
        }
    }
}

fn review(table: &Table) -> Review {
    Review::of(table.record()).expect("a hand is over")
}

/// The trump jack, if the person could keep it from the ace that lies there.
fn spared(table: &Table, seat: Seat) -> Option<Card> {
    let Turn::Play(_) = table.game().turn() else { return None };
    let view = table.view(Viewer::Seat(seat));
    let (trump, trick) = (view.trump?, view.trick?);
    let ace = Card::new(Rank::Ace, trump);
    let others =
        view.playable().iter().filter(|card| card.suit() == Some(trump) && card.rank() < Some(Rank::Jack)).count();
    let jack = view.playable().iter().find(|card| card.suit() == Some(trump) && card.rank() == Some(Rank::Jack))?;
    (others > 0 && trick.plays().any(|(_, card)| card == ace)).then_some(jack)
}

#[test]
fn a_jack_thrown_under_the_ace_is_found_with_what_was_better() {
    let mut found = 0;
    for number in 0..2000 {
        let mut thrown = None;
        let mut table = table(4, number);
        play_hands(&mut table, 1, |table, seat| {
            thrown = thrown.or_else(|| spared(table, seat));
            spared(table, seat).map(Action::Play)
        });
        let Some(jack) = thrown else { continue };
        let review = review(&table);
        let costs = Costs::of(&review, review.hands().len() - 1, Whose::People, &Stop::new()).expect("nobody stops it");
        let first = costs.costliest(Seat::default())[0];
        let Action::Play(better) = first.best else { panic!("{first:?}") };
        assert_eq!((first.done.clone(), first.skill), (Action::Play(jack), Skill::Following), "{number}");
        assert!(better.suit() == jack.suit() && better.rank() < Some(Rank::Jack), "{first:?}");
        assert!(first.chance > 0.03 && first.points > 0.5 && !first.reasons.is_empty(), "{first:?}");
        assert!(matches!(&review.steps()[first.step].entry, Entry::Act(_, action) if *action == first.done));
        found += 1;
        if found == 3 {
            return;
        }
    }
    panic!("the jack could be thrown {found} times");
}

#[test]
fn the_same_figures_come_out_on_any_number_of_threads_and_another_time() {
    let tables: Vec<Table> = (0..6)
        .map(|number| {
            let mut table = table(2 + number as u8 % 3, number);
            play_hands(&mut table, 1, |_, _| None);
            table
        })
        .collect();
    let all = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        pool.install(|| {
            let of = |table: &Table| Costs::of(&review(table), 0, Whose::Everybody, &Stop::new());
            tables.par_iter().map(of).collect::<Vec<_>>()
        })
    };
    let once = all(1);
    assert!(once.iter().flatten().map(|costs| costs.all.len()).sum::<usize>() > 40);
    assert_eq!(once, all(8));
}

#[test]
fn only_what_was_asked_for_is_judged() {
    let mut table = table(3, 5);
    play_hands(&mut table, 1, |_, _| None);
    let review = review(&table);
    let of = |whose| Costs::of(&review, 0, whose, &Stop::new()).expect("nobody stops it");
    let (people, all) = (of(Whose::People), of(Whose::Everybody));
    assert_eq!(people, of(Whose::Seat(Seat::default())));
    assert!(people.all.iter().all(|cost| cost.seat == Seat::default()) && people.all.len() < all.all.len());
    assert!(people.all.iter().all(|cost| all.all.contains(cost)), "by whomever it is asked for");
    let accuracy = people.accuracy(Seat::default());
    assert_eq!(accuracy.all().of as usize, people.all.len());
    assert_eq!(accuracies(3, [&people, &people])[Seat::default()].all().of as usize, 2 * people.all.len());
    // Once stopped it comes to nothing.
    let stop = Stop::new();
    stop.stop();
    assert_eq!(Costs::of(&review, 0, Whose::Everybody, &stop), None);
    assert_eq!(Costs::of(&review, 9, Whose::Everybody, &Stop::new()), None);
}

#[test]
fn what_was_taken_back_counts_as_help_and_not_as_a_decision() {
    let mut table = table(2, 3);
    let own = Seat::default();
    let mut undone = false;
    play_hands(&mut table, 1, |_, _| None);
    let before = Costs::of(&review(&table), 0, Whose::People, &Stop::new()).expect("costs");
    assert!(table.aids(own).is_none());
    while !undone {
        undone = table.undo();
    }
    assert!(table.hint().is_some());
    table.coach();
    play_hands(&mut table, 1, |_, _| None);
    assert_eq!(table.aids(own), Aids { hints: 1, undos: 1, coached: 1 });
    let after = Costs::of(&review(&table), 0, Whose::People, &Stop::new()).expect("costs");
    assert_eq!(before.all, after.all, "the same was done in the end");
    assert!(before.last_entry < after.last_entry, "and it is known for another course");
    let again = Table::resume(table.record().clone()).expect("a sound record");
    assert_eq!(again.aids(own), table.aids(own));
}
