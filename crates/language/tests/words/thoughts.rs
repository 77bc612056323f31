//! Why somebody decided as they did: a bot's reasons are those that it decided by, they come from its view alone, and nothing of
//! a hand in play is told.

use crate::play;

use pitch_language::{Language, Names, phrase, why_decided, why_said};
use pitch_players::{Decision, Level, Patience, Request, Stop, Temper};
use pitch_rules::{Action, Cards, Rules, Seat, Viewer};
use pitch_session::thought::Why;
use pitch_session::{Deals, Entry, Kind, NewGame, Next, Player, Review, Table, Thought};

use std::sync::Arc;

/// A table of bots of these levels.
fn table_of(levels: &[Level], number: u64) -> Table {
    let player = |(seat, level): (usize, &Level)| Player::new(&format!("Player {seat}"), Kind::Bot(*level));
    let rules = Rules { players: levels.len() as u8, ..Rules::default() };
    let players = levels.iter().enumerate().map(player).collect();
    Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table")
}

/// Plays a hand. Gives what each bot was asked, and what it decided, with its place in the record.
fn decided(table: &mut Table) -> Vec<(usize, Request, Decision)> {
    let mut all = Vec::new();
    let hands = table.hands().len();
    while table.hands().len() == hands {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Bot(request) => {
                let (seat, decision) = (table.to_act().expect("a turn"), request.decide(&Stop::new()));
                all.push((table.record().entries().len(), request, decision.clone()));
                let _ = table.act(seat, decision.action).expect("legal");
            }
            other => panic!("bots play by themselves: {other:?}"),
        }
    }
    all
}

#[test]
fn a_bots_reasons_are_those_that_it_decided_by() {
    let levels = [Level::Sharp(Temper::Bold), Level::Learner, Level::USUAL, Level::Steady(Temper::Careful)];
    let (mut ahead, mut by_rules, mut forced) = (0, 0, 0);
    for number in 0..3 {
        let mut table = table_of(&levels, number);
        let all = [decided(&mut table), decided(&mut table)].concat();
        let review = Review::of(table.record()).expect("hands");
        for (entry, request, decision) in all {
            let step = review.steps().iter().position(|step| step.number == entry).expect("a step");
            let Some(thought) = Thought::of(&review, step, Patience::default(), &Stop::new()) else {
                assert!(matches!(decision.action, Action::Say(_)), "{decision:?}");
                continue;
            };
            assert_eq!(thought.view, request.view, "it is what the seat saw, and nothing else");
            assert_eq!(thought.done, decision.action);
            assert_eq!(thought.reasons(), decision.reasons, "{request:?}");
            match thought.why {
                Why::Forced => forced += 1,
                Why::RulesOfThumb(level, _) => {
                    assert_eq!(level, request.level);
                    by_rules += 1;
                }
                Why::Ahead { level, chosen, other, .. } => {
                    let weighed = request.weigh(&Stop::new()).expect("it thinks ahead");
                    assert_eq!((level, &chosen), (request.level, &weighed.choices[0]), "the first is what it takes");
                    assert_eq!(other, weighed.choices[1]);
                    ahead += 1;
                }
                Why::Unknown { .. } => panic!("a bot’s reasons are known"),
            }
        }
    }
    assert!(ahead > 10 && by_rules > 30 && forced > 10, "{ahead}, {by_rules}, {forced}");
}

#[test]
fn a_thought_holds_no_card_that_its_seat_did_not_see() {
    let levels = [Level::USUAL; 4];
    let mut table = table_of(&levels, 7);
    let _ = decided(&mut table);
    let review = Review::of(table.record()).expect("a hand");
    for step in 1..review.steps().len() {
        let Some(thought) = Thought::of(&review, step, Patience::default(), &Stop::new()) else { continue };
        let seats = thought.view.seats.all();
        let others = seats.filter(|&seat| seat != thought.seat);
        assert!(others.clone().all(|seat| thought.view.held[seat].cards.is_none_or(Cards::is_empty)));
    }
}

#[test]
fn of_a_person_it_is_told_what_others_would_do_and_not_what_they_thought() {
    let (english, mut table) = (Language::default(), play::table(4, 26));
    while table.hands().len() < 3 {
        assert!(play::step(&mut table, 0));
    }
    let names = Names::new(Arc::clone(table.rules()), ["Ana", "Ben", "Cleo", "Dev"], None);
    let review = Review::of(table.record()).expect("a hand");
    let person = Seat::default();
    let (mut known, mut agreed) = (0, 0);
    for (step, done) in review.steps().iter().enumerate() {
        let Entry::Act(seat, action) = &done.entry else { continue };
        let Some(thought) = Thought::of(&review, step, Patience::default(), &Stop::new()) else { continue };
        if *seat != person || thought.why == Why::Forced {
            continue;
        }
        let Why::Unknown { is_program: false, usual, cost } = &thought.why else { panic!("{thought:?}") };
        let mut before = review.clone();
        before.go_to(step - 1);
        let request = Request {
            view: before.view(Viewer::Seat(person)),
            rules: Arc::clone(table.rules()),
            level: Level::USUAL,
            seed: review.record().deals().bot_seed(person, done.actions),
            patience: Patience::default(),
        };
        assert_eq!(*usual, request.decide(&Stop::new()));
        let cost = cost.as_ref().expect("a call or a card");
        // What is as good as the best costs nothing either.
        assert!(cost.done == *action && (cost.best != *action || cost.chance == 0.0), "{cost:?}");
        let told = phrase::thought(&english, &names, &thought).join(" ");
        let is_said = cost.best == usual.action;
        assert_eq!(told.contains("There was a better choice. "), cost.is_mistake() && !is_said, "{told}");
        known += 1;
        agreed += usize::from(is_said && cost.is_mistake());
    }
    assert!(known > 0 && agreed > 0, "{known}, {agreed}");
}

#[test]
fn nothing_is_told_of_a_hand_in_play_and_a_bid_says_only_what_it_means() {
    let english = Language::default();
    let (mut bids, mut told) = (0, 0);
    for number in 0..12 {
        let mut table = table_of(&[Level::USUAL; 4], number);
        let names = Names::new(Arc::clone(table.rules()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let _ = decided(&mut table);
        let over = table.record().entries().len();
        while table.hands().len() == 1 {
            match table.next() {
                Next::Deal => drop(table.deal()),
                Next::Bot(request) => {
                    let (seat, decision) = (table.to_act().expect("a turn"), request.decide(&Stop::new()));
                    let is_call = matches!(decision.action, Action::Call(_));
                    let _ = table.act(seat, decision.action).expect("legal");
                    if table.hands().len() > 1 {
                        break;
                    }
                    let review = Review::of(table.record()).expect("a hand");
                    assert!(review.steps().iter().all(|step| step.number < over), "the hand in play has no steps");
                    let after = review.steps().len();
                    assert_eq!(Thought::of(&review, after, Patience::default(), &Stop::new()), None);
                    if is_call && table.view(Viewer::Public).last_call(seat).is_some() {
                        let view = table.view(Viewer::Public);
                        let signs =
                            phrase::PlateSigns { level: Some(Level::USUAL), deals: false, sure: &[], marks: true };
                        let sign = phrase::sign_plate(&english, &names, &view, seat, &signs);
                        let said = why_said(&english, &names, &view, seat, sign).lines(&english).join(" ");
                        for reason in &decision.reasons {
                            let reason = phrase::reason(&english, *reason);
                            assert!(!said.contains(&reason), "{reason}: {said}");
                        }
                        bids += 1;
                    }
                }
                other => panic!("{other:?}"),
            }
        }
        // The hand is over: now it is told, in the words of hints.
        let review = Review::of(table.record()).expect("hands");
        let step = review.hands()[1].steps.start + 1;
        let thought = Thought::of(&review, step, Patience::default(), &Stop::new()).expect("a bid");
        if let Why::RulesOfThumb(_, reasons) = &thought.why {
            let said = why_decided(&english, &names, &thought, "Ben bids.").here.expect("a sentence");
            assert!(said.contains(&phrase::reason(&english, reasons[0])), "{said}");
            told += 1;
        }
    }
    assert!(bids > 20 && told > 5, "{bids}, {told}");
}
