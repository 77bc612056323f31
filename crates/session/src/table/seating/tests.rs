use crate::{Deals, Entry, Kind, NewGame, Next, Player, Table};
use pitch_players::{Level, Stop};
use pitch_rules::rules::Preset;
use pitch_rules::{Rules, Seat};

fn seat(index: usize) -> Seat {
    Rules::default().seats().all().nth(index).expect("a seat")
}

/// A table of four at which those in these seats are people.
fn table(preset: Preset, persons: &[usize]) -> Table {
    let kind = |seat: usize| if persons.contains(&seat) { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = (0..4).map(|seat| Player::new(&format!("P{seat}"), kind(seat))).collect();
    Table::new(NewGame::new(Rules::from(preset), players, Deals::from_number(3))).expect("a table")
}

/// Plays until a person is to decide, who does the first thing allowed so many times.
fn play(table: &mut Table, mut decisions: usize) {
    loop {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Says(..) | Next::Does(..) | Next::Read | Next::Over => return,
            Next::Bot(request) => {
                let seat = table.to_act().expect("a turn");
                let _ = table.act(seat, request.decide(&Stop::default()).action).expect("legal");
            }
            Next::Person(_) if decisions == 0 => return,
            Next::Person(seat) => {
                decisions -= 1;
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
}

#[test]
fn a_bot_takes_the_seat_of_who_leaves_and_gives_it_back() {
    let mut table = table(Preset::AuctionPitch, &[0, 1]);
    play(&mut table, 1);
    let Next::Person(away) = table.next() else { panic!("a person's turn") };
    assert!(table.can_leave(away) && !table.is_away(away) && !table.come_back(away));
    assert!(table.leave(away));
    assert!(matches!(table.next(), Next::Bot(_)), "a bot decides in their place");
    assert!(table.is_away(away) && !table.leave(away));
    let stays = table.person().expect("the other one");
    assert!(stays != away && !table.can_leave(stays), "the last person stays, or all cards would be seen");
    play(&mut table, 3);
    assert!(table.come_back(away) && table.is_person(away) && !table.is_away(away));
    play(&mut table, 2);
    let again = Table::resume(table.record().clone()).expect("it can be resumed");
    assert_eq!((again.game(), again.kind(away)), (table.game(), Kind::Person));
    assert!(!table.leave(seat(2)), "no bot leaves");
    assert!(table.come_back(seat(2)) && !table.come_back(seat(2)), "somebody takes the place of a bot");
    let again = Table::resume(table.record().clone()).expect("it can be resumed");
    assert!(again.is_person(seat(2)) && !again.is_away(seat(2)) && again.can_leave(seat(2)));
}

#[test]
fn who_left_stays_away_when_something_is_taken_back() {
    let mut table = table(Preset::AuctionPitch, &[0, 1]);
    play(&mut table, 2);
    let leaver = table.persons().last().expect("a person");
    assert!(table.leave(leaver));
    while table.undo() {}
    assert!(table.is_away(leaver));
    assert_eq!(table.record().entries().iter().filter(|entry| matches!(entry, Entry::Seated(..))).count(), 1);
}

#[test]
fn two_partners_alone_share_a_side() {
    let are_partners = |preset, people: &[usize]| {
        let table = table(preset, people);
        let people: Vec<Seat> = table.persons().collect();
        table.are_partners(&people)
    };
    assert!(are_partners(Preset::Trinidad, &[0, 2]));
    assert!(!are_partners(Preset::Trinidad, &[0, 1]));
    assert!(!are_partners(Preset::Trinidad, &[0, 1, 2]));
    assert!(!are_partners(Preset::AuctionPitch, &[0, 2]));
    assert!(!are_partners(Preset::Trinidad, &[1]));
}
