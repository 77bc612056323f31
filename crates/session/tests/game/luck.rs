//! The luck of the deal in the statistics is what the records say: counted again, card by card, from the hands as they lay
//! when the first card was led.

use crate::play;

use pitch_rules::rules::Playable;
use pitch_rules::{Action, Card, Cards, Preset, Rank, Rules, Seat, Viewer};
use pitch_session::statistics::{Filter, Luck, Role};
use pitch_session::{Entry, Review, Statistics, Table, Timestamp};

/// A game by these rules that is over, with a person in the first seat; nothing if it takes too long.
fn over(rules: Rules, number: u64) -> Option<Table> {
    let mut table = play::table_by(rules, number);
    let mut choice = number as u8;
    for _ in 0..6000 {
        choice = choice.wrapping_mul(31).wrapping_add(17);
        if !play::step(&mut table, choice) {
            return Some(table);
        }
    }
    None
}

/// What a seat was dealt, counted from the record.
fn counted(rules: &Rules, review: &Review, seat: Seat) -> Luck {
    let mut luck = Luck::default();
    for hand in review.hands() {
        let Some(finished) = &hand.finished else { continue };
        let is_card = |step: &usize| matches!(review.steps()[*step].entry, Entry::Act(_, Action::Play(_)));
        let (Some(first), Some(trump)) = (hand.steps.clone().find(is_card), finished.score.trump) else { continue };
        // A hand that was pegged out leaves cards that nobody saw.
        let is_pegged_out = rules.pegs() && finished.score.victory.is_some() && finished.claim.is_none();
        if finished.tricks.is_empty() || is_pegged_out && finished.tricks.len() < rules.hand_size() {
            continue;
        }
        let mut before = review.clone();
        before.go_to(first - 1);
        let view = before.view(Viewer::Open);
        let dealt = |seat: Seat| view.held[seat].cards.expect("all lie open");
        let ranking = rules.ranking(Some(trump));
        let in_play = view.seats.all().fold(Cards::NONE, |all, seat| all | dealt(seat));
        let trumps = in_play & ranking.trumps();
        // Plain cards that can't be played are seen by nobody.
        let own: Cards =
            if rules.playable == Playable::TrumpsOnly { dealt(seat) & ranking.trumps() } else { dealt(seat) };
        let jack = Card::new(Rank::Jack, trump);
        let highest = ranking.highest(trumps);
        let lowest = ranking.lowest(if rules.low_joker { trumps } else { trumps - Cards::JOKERS });
        luck.hands += 1;
        luck.aces += own.iter().filter(|card| card.rank() == Some(Rank::Ace)).count() as u32;
        luck.jacks += u32::from(own.contains(jack));
        luck.points += u32::from(own.contains(jack));
        luck.points += [highest, lowest].into_iter().flatten().filter(|card| own.contains(*card)).count() as u32;
    }
    luck
}

#[test]
fn the_luck_in_the_statistics_is_what_the_records_say() {
    let (mut statistics, mut sums) = (Statistics::default(), [Luck::default(); 3]);
    let (mut games, mut all) = (0, 0);
    for (number, preset) in (0..).zip(Preset::ALL.into_iter().chain(Preset::ALL)) {
        let rules = Rules::from(preset);
        // What is drawn or turned up during play is luck as well, and is not told by the deal.
        if rules.draws() || rules.has_rows() {
            continue;
        }
        let Some(table) = over(rules, number) else { continue };
        assert!(statistics.follow(&table, Timestamp::from_seconds(number + 1)));
        let review = Review::of(table.record()).expect("a game");
        let played = statistics.games().last().expect("counted");
        for (seat, tally) in table.rules().seats().all().zip(&played.players) {
            let luck = tally.luck.expect("counted");
            let again = Luck { partner: luck.partner, ..counted(table.rules(), &review, seat) };
            assert_eq!(luck, again, "{preset}, game {number}, seat {seat}");
            let is_with_person =
                seat != Seat::default() && table.rules().side_of(seat) == table.rules().side_of(Seat::default());
            assert_eq!(luck.partner, is_with_person, "{preset}, seat {seat}");
            let role = if seat == Seat::default() {
                0
            } else if is_with_person {
                1
            } else {
                2
            };
            sums[role].hands += luck.hands;
            sums[role].aces += luck.aces;
            sums[role].jacks += luck.jacks;
            sums[role].points += luck.points;
            all += luck.hands;
        }
        games += 1;
    }
    let told = statistics.luck(&Filter::default());
    assert_eq!(told.map(|(role, _)| role), Role::ALL);
    assert_eq!(told.map(|(_, luck)| luck), sums, "and the sums are sums");
    // The player who bids at random may sink for ever: not every game comes to its end.
    assert!(games >= 18 && all > 500, "{games} games, {all} hands");
}
