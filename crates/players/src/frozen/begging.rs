//! Standing and begging: what the suit turned up is worth, against what another suit may be (TAF-12 to TAF-18, C-20).

use crate::decision::Reason;
use crate::frozen::bidding::Table;
use crate::frozen::plan::strengths;
use crate::frozen::prospects::Prospects;
use crate::frozen::race::{GAME_BONUS, Race};

use pitch_rules::rules::GiftTo;
use pitch_rules::{Call, Point, Rank, Rules, Seat, SeatView, Suit};

/// How often the dealer gives the point when eldest begs, if that is allowed.
const GIVES: f64 = 0.35;
/// How many cards are turned when the cards are run, on average: a card of the same suit is turned again.
const TURNS: f64 = 1.25;
/// Eldest begs only for this much: the first lead is better kept in a hand whose trumps are known.
const CONTENT: f64 = 0.15;

/// What to say, and why. Nothing if these are not the words of a game with a card turned up.
pub(super) fn call(view: &SeatView, rules: &Rules, own: Seat, calls: &[Call]) -> Option<(Call, Vec<Reason>)> {
    let thought = Thought::new(view, rules, own)?;
    let may = |call| calls.contains(&call);
    if may(Call::Stand) || may(Call::Beg) {
        return Some(thought.stand_or_beg());
    }
    // To throw the deal in is worth nothing to anybody.
    if may(Call::Bunch) && thought.run < 0.0 && (!may(Call::TakeOne) || thought.gift + thought.suit < 0.0) {
        return Some((Call::Bunch, vec![Reason::BothPoor]));
    }
    let own_turn_wins = thought.turn_wins > 0.0 && rules.side_of(own) == rules.side_of(view.dealer);
    let why_run = |reason| if own_turn_wins { Reason::TurnMayWin } else { reason };
    if !may(Call::TakeOne) {
        return Some((Call::Run, vec![why_run(Reason::AnySuitWillDo)]));
    }
    Some(if thought.suit + thought.gift > thought.run {
        let mut reasons = vec![Reason::GiftIsCheap];
        reasons.extend(thought.strengths());
        (Call::TakeOne, reasons)
    } else if !thought.may_give {
        (Call::Run, vec![Reason::GiftWouldWin])
    } else {
        (Call::Run, vec![why_run(Reason::NotWorthAPoint)])
    })
}

/// What the choices are worth, in points by which the player's side is better off than the others.
struct Thought<'a> {
    view: &'a SeatView,
    trump: Suit,
    prospects: Prospects,
    /// The suit turned up as trump.
    suit: f64,
    /// Another suit, with what the dealer may score for the cards turned.
    run: f64,
    /// The point for a refused beg.
    gift: f64,
    /// Whether the dealer can well give it: it does not win the game.
    may_give: bool,
    /// How likely the next card turned wins the dealer's side the game.
    turn_wins: f64,
}

impl<'a> Thought<'a> {
    fn new(view: &'a SeatView, rules: &'a Rules, own: Seat) -> Option<Self> {
        let trump = view.turned.last()?.suit()?;
        let table = Table::new(view, rules, own);
        let hand = view.hand();
        let worth = |suit: Suit| {
            let prospects = Prospects::of(rules, hand, suit);
            let points: f64 = Point::ALL_FOURS.into_iter().map(|point| prospects.chance(point)).sum();
            let hung = f64::from(rules.hang_jack.0 - 1) * prospects.hangs;
            // A jack that others may hang is worth less than one.
            let jack = view.hand().contains(pitch_rules::Card::new(Rank::Jack, suit));
            let risk =
                if jack { (1.0 - prospects.chance(Point::Jack)) * f64::from(rules.hang_jack.0 - 1) } else { 0.0 };
            // What one side makes the others do not.
            let sides = rules.sides().max(2) as f64;
            let mean = points_in_hand(rules) / sides;
            (points + hung - risk - mean) * sides / (sides - 1.0)
        };
        let others: Vec<f64> = Suit::ALL.into_iter().filter(|&suit| suit != trump).map(worth).collect();
        let another = others.iter().sum::<f64>() / others.len() as f64;
        let gives: f64 = gift_seats(view, rules).map(|seat| table.given(seat, 1.0)).sum();
        let turned = turned_value(view, rules);
        let turn_wins = turn_wins(view, rules);
        let lost = if turn_wins > 0.0 { turn_wins * GAME_BONUS } else { 0.0 };
        let dealer = table.is_friend(view.dealer);
        let turn = if dealer { turned + lost } else { -turned / (rules.sides() - 1).max(1) as f64 - lost };
        let gift_wins = gift_seats(view, rules).any(|seat| table.wins_at_once(seat, 1.0));
        let (suit, run) = (worth(trump), another + turn);
        Some(Thought {
            view,
            trump,
            prospects: Prospects::of(rules, hand, trump),
            suit,
            run,
            gift: gives,
            may_give: !gift_wins,
            turn_wins,
        })
    }

    fn strengths(&self) -> impl Iterator<Item = Reason> + use<> {
        strengths(self.view.hand(), self.trump, &self.prospects)
    }

    fn stand_or_beg(&self) -> (Call, Vec<Reason>) {
        let gives = if self.may_give { GIVES } else { 0.0 };
        let beg = gives * (self.suit + self.gift) + (1.0 - gives) * self.run;
        if beg > self.suit + CONTENT {
            let mut reasons = vec![Reason::PoorTrumps(self.trump)];
            if !self.may_give {
                reasons.push(Reason::CannotGive);
            }
            return (Call::Beg, reasons);
        }
        let mut reasons: Vec<Reason> = self.strengths().collect();
        reasons.push(if self.turn_wins > 0.0 { Reason::TurnMayLose } else { Reason::SuitWillDo(self.trump) });
        (Call::Stand, reasons)
    }
}

/// How many points there are in a hand on average: High and Low, Game unless it is tied, and Jack if it was dealt.
fn points_in_hand(rules: &Rules) -> f64 {
    let dealt = f64::from(rules.players) * f64::from(rules.cards_per_player);
    2.95 + dealt / rules.pack_cards().len().max(1) as f64
}

/// One seat of each side that has the point for a refused beg.
fn gift_seats<'a>(view: &'a SeatView, rules: &'a Rules) -> impl Iterator<Item = Seat> + 'a {
    let eldest = view.seats.next(view.dealer);
    let all = rules.gift_to == GiftTo::AllOpponents;
    let sides = rules
        .all_sides()
        .filter(move |&side| side != rules.side_of(view.dealer) && (all || side == rules.side_of(eldest)));
    sides.filter_map(|side| rules.members(side).next())
}

/// What the dealer's side may expect for the cards that are turned when the cards are run (TAF-11).
fn turned_value(view: &SeatView, rules: &Rules) -> f64 {
    let unseen = rules.pack_cards() - view.hand() - view.turned.iter().copied().collect();
    let points: f64 = unseen.iter().map(|card| f64::from(rules.turnup_scores.of_card(card))).sum();
    TURNS * points / unseen.len().max(1) as f64
}

/// How likely one card turned ends the game.
fn turn_wins(view: &SeatView, rules: &Rules) -> f64 {
    let lacks = Race::of(rules, &view.scores, rules.side_of(view.dealer)).lacks;
    if !rules.turnup_can_win || rules.must_bid_to_go_out {
        return 0.0;
    }
    let unseen = rules.pack_cards() - view.hand() - view.turned.iter().copied().collect();
    let wins = |score: u8| score > 0 && f64::from(score) >= lacks;
    let winning = unseen.iter().filter(|card| wins(rules.turnup_scores.of_card(*card))).count();
    winning as f64 / unseen.len().max(1) as f64
}
