use super::*;
use crate::lesson::Lesson;
use crate::player::{Kind, Player};
use pitch_players::Character;
use pitch_rules::{Bid, Points};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

fn table(deal: usize) -> Table {
    let bot = Player::character;
    let players = vec![Player::new("", Kind::Person), bot(Character::Teo), bot(Character::Otto), bot(Character::Nia)];
    Table::teach(Lesson::Hands, players, deal).expect("four players")
}

/// Plays the hand; the learner decides by `choose` among what is allowed, or as a usual bot where it gives nothing.
fn play(mut table: Table, mut choose: impl FnMut(&[Action]) -> Option<usize>) -> Table {
    while table.hands().is_empty() {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Bot(request) => {
                let seat = table.to_act().expect("a bot");
                drop(table.act_for_bot(seat, Some(request.decide(&Stop::new()).action)).expect("a decision"));
            }
            Next::Person(seat) => {
                let legal: Vec<Action> = table.game().legal(seat).into_iter().collect();
                let usual = || table.request(seat, Level::USUAL).decide(&Stop::new()).action;
                let action = choose(&legal).map_or_else(usual, |index| legal[index].clone());
                drop(table.act(seat, action).expect("allowed"));
            }
            other => panic!("{other:?}"),
        }
    }
    table
}

fn own_change(table: &Table) -> i16 {
    let (score, own) = (&table.hands()[0].finished.score, own_side(table));
    score.after[own].0 - score.before[own].0
}

/// Returns what comes of a bid, played on as a usual bot would.
fn after_bid(deal: usize, number: u8) -> Option<Table> {
    let bid = Bid::new(number).map(|bid| Action::Call(Call::Bid(bid)));
    let call = bid.unwrap_or(Action::Call(Call::Pass));
    let mut is_first = true;
    let mut is_possible = true;
    let table = play(table(deal), |legal| {
        let found = std::mem::take(&mut is_first).then(|| legal.iter().position(|action| *action == call));
        is_possible &= found != Some(None);
        found.flatten()
    });
    is_possible.then_some(table)
}

#[test]
fn the_deals_are_what_they_are_to_teach() {
    let made = |deal, number| after_bid(deal, number).map(|table| own_change(&table));
    let all = |deal| [0, 2, 3, 4].map(|number| made(deal, number));
    let [pass, _, three, four] = all(0);
    assert!(three > Some(2) && four < Some(0) && pass < three, "the first makes three: {:?}", all(0));
    let [pass, two, three, four] = all(1);
    let bids = [two, three, four];
    assert!(pass >= Some(0) && bids.iter().flatten().all(|made| *made < 0), "the second is for others: {:?}", all(1));
    assert_eq!(table(2).rules().members(own_side(&table(2))).count(), 2, "the third has a partner");
    let [_, two, three, _] = all(2);
    assert!(two.max(three) > Some(0), "the third can be bid on: {:?}", all(2));
}

#[test]
fn what_is_said_of_a_hand_comes_true() {
    let mut rng = StdRng::seed_from_u64(49);
    for deal in 0..Lesson::Hands.deals() {
        for line in 0..70 {
            // Some play nearly as a usual bot would, some as they please.
            let share = f64::from(line % 7 + 1) / 7.0;
            let real = play(table(deal), |legal| rng.random_bool(share).then(|| rng.random_range(0..legal.len())));
            let Some(Turning { moment, better, gain, made, points }) = real.turning() else { continue };
            let there = real.gone_back(moment).expect("a lesson");
            assert!(
                matches!(&real.record().entries()[moment], Entry::Act(seat, action) if seat.index() == 0 && *action == made)
            );
            let mut is_first = true;
            let other = play(there, |legal| {
                let is_now = std::mem::take(&mut is_first);
                is_now.then(|| legal.iter().position(|action| *action == better).expect("it was allowed"))
            });
            let (was, is) = (&real.hands()[0].finished.score, &other.hands()[0].finished.score);
            let pitcher = is.contract.expect("a contract").pitcher;
            let side = other.rules().side_of(pitcher);
            let change = |score: &pitch_rules::Score, side: Side| score.after[side].0 - score.before[side].0;
            let own = own_side(&real);
            let makes = |score: &pitch_rules::Score, side: Side, point: Point| {
                score.awards.iter().any(|award| award.side == side && award.point == point)
            };
            for point in points {
                let (whose, is_gained) = match gain {
                    Gain::Sets(who) | Gain::Holds(who, _) => (real.rules().side_of(who), false),
                    _ => (own, true),
                };
                let changes = (makes(was, whose, point), makes(is, whose, point));
                assert_eq!(changes, (!is_gained, is_gained), "deal {deal}, line {line}: {point:?}, {gain:?}");
            }
            let is_more = own_change(&other) > own_change(&real);
            let told = match gain {
                Gain::Makes => was.set_back && !is.set_back && side == own && is_more,
                Gain::Spares => was.set_back && side != own && own_change(&other) >= 0,
                Gain::Points(points) => own_change(&other) - own_change(&real) == points as i16,
                Gain::Sets(seat) => seat == pitcher && is.set_back && side != own,
                Gain::Holds(seat, points) => {
                    let best =
                        |score| real.rules().all_sides().filter(|one| *one != own).map(|one| change(score, one)).max();
                    seat == pitcher && best(was).zip(best(is)).is_some_and(|(was, is)| was - is == points as i16)
                }
            };
            assert!(told, "deal {deal}, line {line}: {made}, {better}, {gain:?}: {was:?}, {is:?}");
        }
    }
    assert_eq!(table(0).game().scores().values().copied().max(), Some(Points::ZERO));
}

#[test]
fn a_learner_who_follows_what_is_said_comes_to_where_nothing_is_said() {
    for deal in 0..Lesson::Hands.deals() {
        // The first choice each time is hardly ever the best one.
        let mut real = play(table(deal), |_| Some(0));
        let mut steps = 0;
        while let Some(turning) = real.turning() {
            let mut is_first = true;
            let there = real.gone_back(turning.moment).expect("a lesson");
            let next = play(there, |legal| {
                let is_now = std::mem::take(&mut is_first);
                is_now.then(|| legal.iter().position(|action| *action == turning.better).expect("it was allowed"))
            });
            assert!(own_change(&next) >= own_change(&real), "deal {deal}: {turning:?}");
            real = next;
            steps += 1;
            assert!(steps < 10, "deal {deal}: it never ends: {turning:?}");
        }
    }
}
