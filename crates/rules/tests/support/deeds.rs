//! What is done in a random game: mostly what the book allows, and where mistakes can be made those as well.

use super::chance::Chance;

use pitch_rules::{Action, Bid, Call, Cards, Game, Remark, Seat, SeatView, Slip, Turn, Viewer, shuffle};

/// Something that a seat is about to do.
#[derive(Debug, Clone)]
pub struct Deed {
    pub seat: Seat,
    pub action: Action,
    /// Whether it is among what the game lists, and so must be accepted.
    pub listed: bool,
}

/// Anything to go on with, or nothing when the game is over.
pub fn deed(game: &Game, chance: &mut Chance) -> Option<Deed> {
    if game.turn() == Turn::Over {
        return None;
    }
    if chance.once_in(8)
        && let Some(claim) = claim(game, chance)
    {
        return Some(claim);
    }
    if game.rules().allows_mistakes()
        && chance.once_in(7)
        && let Some((seat, action)) = mistake(game, chance)
    {
        return Some(Deed { seat, action, listed: false });
    }
    let (seat, action) = match game.turn() {
        Turn::Over => return None,
        Turn::Deal(dealer) => (dealer, Action::Deal(shuffle::pack(game.rules(), || chance.draw()))),
        Turn::Discard(seat) => (seat, discard(game, seat, chance)),
        // Who always bids at random is set back without end.
        Turn::Call(seat) if chance.flag() => (seat, game.legal(seat).swap_remove(0)),
        Turn::Call(seat) | Turn::Play(seat) | Turn::Rule(seat) => (seat, chance.of_list(game.legal(seat))?),
    };
    Some(Deed { seat, action, listed: true })
}

/// Cards that may go: not every way to throw them is listed.
fn discard(game: &Game, seat: Seat, chance: &mut Chance) -> Action {
    let Some(throw) = game.throw(seat) else { return Action::Discard(Cards::NONE) };
    let more = usize::from(throw.least) + chance.below(usize::from(throw.most - throw.least) + 1);
    Action::Discard(throw.must | chance.some(throw.may, more))
}

fn held(open: &SeatView, seat: Seat) -> Cards {
    open.held[seat].cards.unwrap_or_default()
}

/// Something that a seat may say besides.
fn claim(game: &Game, chance: &mut Chance) -> Option<Deed> {
    let seat = chance.of_list(game.rules().seats().all())?;
    let claims = game.claims(seat);
    // Who reneged is more often accused than who did not, so that both happen.
    let lapses = game.view(Viewer::Open).lapses;
    let reneged = |seat: Seat| lapses.iter().any(|(renege, called)| renege.seat == seat && !called);
    let right = |remark: &Remark| matches!(remark, Remark::CallRenege(of) if reneged(*of));
    let wrong = |remark: &Remark| matches!(remark, Remark::CallRenege(_)) && !right(remark);
    let claims: Vec<Remark> = match claims.iter().any(right) && chance.flag() {
        true => claims.into_iter().filter(right).collect(),
        false if chance.once_in(4) => claims,
        false => claims.into_iter().filter(|remark| !wrong(remark)).collect(),
    };
    let action = Action::Say(chance.of_list(claims)?);
    Some(Deed { seat, action, listed: true })
}

/// A mistake, or what somebody does who does not know what was a mistake.
fn mistake(game: &Game, chance: &mut Chance) -> Option<(Seat, Action)> {
    let open = game.view(Viewer::Open);
    let any = chance.of_list(game.rules().seats().all())?;
    let card = |seat: Seat, chance: &mut Chance| chance.of_list(held(&open, seat).iter());
    match game.turn() {
        Turn::Over => None,
        Turn::Deal(dealer) => {
            let pack = shuffle::pack(game.rules(), || chance.draw());
            let dealt = usize::from(game.rules().players) * usize::from(game.rules().cards_per_player);
            let shown = pack.cards()[..dealt].iter().copied().collect();
            let slip = match chance.below(3) {
                0 => Slip::Count,
                shows => Slip::Exposed(chance.some(shown, shows)),
            };
            Some((dealer, Action::Misdeal(slip, pack)))
        }
        Turn::Call(_) | Turn::Rule(_) if !open.early.is_empty() => {
            // Others play to the card as if it had been led rightly.
            let last = open.early.last()?.0;
            let next = game.rules().seats().next(last);
            Some((next, Action::Play(card(next, chance)?)))
        }
        Turn::Call(turn) => Some(match chance.below(4) {
            0 => (any, Action::Play(card(any, chance)?)),
            1 => (any, Action::Say(Remark::Expose(card(any, chance)?))),
            low => {
                let is_low = |bid: &Bid| open.standing.is_none_or(|(_, standing)| *bid <= standing);
                let call = chance
                    .of_list(game.rules().bids().filter(is_low))
                    .filter(|_| chance.below(5) > 0)
                    .map_or(Call::Pass, Call::Bid);
                (if low == 2 { turn } else { any }, Action::Call(call))
            }
        }),
        Turn::Play(turn) => {
            let legal = game.legal(turn);
            let reneges = held(&open, turn).iter().map(Action::Play).filter(|action| !legal.contains(action));
            let unpitched = open.trump.is_none() && open.tricks.is_empty();
            match chance.below(6) {
                0 => Some((any, Action::Play(card(any, chance)?))),
                1 => Some((any, Action::Say(Remark::Expose(card(any, chance)?)))),
                _ if unpitched => Some((any, Action::Play(card(any, chance)?))),
                _ => Some((turn, chance.of_list(reneges)?)),
            }
        }
        Turn::Discard(_) | Turn::Rule(_) => match chance.flag() {
            true => Some((any, Action::Play(card(any, chance)?))),
            false => Some((any, Action::Say(Remark::Expose(card(any, chance)?)))),
        },
    }
}
