//! What habits do to a choice: the cards that are kept back, the trump that is led, and the choice that is preferred among
//! those that are nearly as good.

use crate::board::Board;
use crate::search::Judged;
use crate::traits::Traits;

use pitch_rules::{Action, Call, Card, Cards, Rank, Rules, Seat, SeatView};

/// Returns the cards of these that come into question: no ten for who keeps theirs, unless their side is ahead in the trick.
pub(crate) fn kept(traits: &Traits, board: &Board<'_>, legal: Cards) -> Cards {
    let is_ahead = board.hand.trick().best().is_some_and(|(seat, _)| board.are_surely_friends(seat, board.hand.turn()));
    let rest = legal - Cards::of_rank(Rank::Ten);
    if traits.keeps_tens && !is_ahead && !rest.is_empty() { rest } else { legal }
}

/// Returns the card to play instead of this one: of who leads their best trump, that, unless it is a jack or a ten that
/// others can take.
pub(crate) fn led(traits: &Traits, board: &Board<'_>, card: Card, legal: Cards) -> Card {
    let pitched = || board.hand.pitched(card).or_else(|| card.suit());
    let trump = board.hand.ranking().trump().or_else(pitched);
    let ranking = board.rules.ranking(trump);
    let best = ranking.highest(legal & ranking.trumps());
    // One that another may take is worth more than the habit.
    let is_loose = |best: Card| {
        let is_above = !(ranking.above(best) & board.unseen_by(board.hand.turn())).is_empty();
        is_above && matches!(best.rank(), Some(Rank::Jack | Rank::Ten))
    };
    let leads = traits.leads_best_trump && board.hand.trick().is_empty();
    best.filter(|&best| leads && !is_loose(best)).unwrap_or(card)
}

/// Moves the choice to the front that a habit prefers among those that are nearly as good as the best; returns `true` if
/// that was another.
pub(crate) fn preferred(
    traits: &Traits,
    view: &SeatView,
    rules: &Rules,
    own: Seat,
    mut judged: Vec<Judged>,
) -> (Vec<Judged>, bool) {
    let board = Board::seen(view, rules).filter(|board| board.hand.ranking().trump().is_some());
    let Some((board, best)) = board.zip(judged.first()) else { return (judged, false) };
    // One that was not thought through may be given a better chance than the first.
    let within = |loss: f32| judged.iter().filter(move |other| loss > 0.0 && best.chance - other.chance < loss);
    let ranking = board.hand.ranking();
    let jack = ranking.trump().map(|trump| Card::new(Rank::Jack, trump));
    let over = jack.filter(|&jack| board.unseen_by(own).contains(jack));
    let over = over.and_then(|jack| ranking.highest(view.hand() & ranking.above(jack)));
    let guard = over.filter(|&over| best.action == Action::Play(over)).map(Action::Play);
    let guarded = guard.and_then(|guard| within(traits.guards).find(|other| other.action != guard));
    let defends = view.contract.is_some() && !board.pitches(own);
    let setting = within(traits.sets).filter(|_| defends).max_by(|a, b| a.points.total_cmp(&b.points));
    let preferred = guarded.or(setting.filter(|other| other.points > best.points)).map(|other| other.action.clone());
    let place = preferred.and_then(|action| judged.iter().position(|other| other.action == action)).unwrap_or(0);
    if place == 0 {
        return (judged, false);
    }
    judged[..=place].rotate_right(1);
    let taken = judged[0].chance;
    for other in &mut judged {
        other.cost = (taken - other.chance).max(0.0);
    }
    (judged, true)
}

/// Returns `true` if the first of these is a pass that only this boldness makes the best.
pub(crate) fn passes(judged: &[Judged], boldness: f32) -> bool {
    let is_bid = |other: &&Judged| matches!(other.action, Action::Call(Call::Bid(_)));
    let pass = judged.first().filter(|first| first.action == Action::Call(Call::Pass));
    pass.is_some_and(|pass| judged.iter().filter(is_bid).any(|bid| bid.chance - boldness > pass.chance))
}
