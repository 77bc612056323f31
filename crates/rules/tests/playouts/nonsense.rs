//! Actions of any kind, by anybody and at any time.

use crate::chance::Chance;

use pitch_rules::rules::PackRanks;
use pitch_rules::{Action, Bid, Call, Card, Cards, Demand, Game, Remark, Seat, Slip, Suit, Viewer, shuffle};

/// Any card or joker, in the game or not.
fn any_card(chance: &mut Chance) -> Card {
    Card::from_index(chance.below(Card::IDENTITIES)).expect("a card")
}

/// Any seat there can be, at the table or not.
fn any_seat(chance: &mut Chance) -> Seat {
    Seat::new(chance.below(Seat::MAX)).expect("a seat")
}

/// Anything that can be written down, sensible or not.
pub fn nonsense(game: &Game, chance: &mut Chance) -> (Seat, Action) {
    let seat = any_seat(chance);
    let open = game.view(Viewer::Open);
    let held =
        if game.rules().seats().contains(seat) { open.held[seat].cards.unwrap_or_default() } else { Cards::NONE };
    // A card that the seat holds says more than one that it does not.
    let card = if chance.flag() { chance.of_list(held.iter()) } else { None }.unwrap_or_else(|| any_card(chance));
    let suit = chance.one(&Suit::ALL);
    let other = any_seat(chance);
    let action = match chance.below(12) {
        0..3 => {
            let bid = Bid::new(1 + chance.below(8) as u8).expect("a bid");
            let words = [Call::Pass, Call::Pitch, Call::Accept, Call::Undertake, Call::Stand, Call::Beg];
            let more = [Call::TakeOne, Call::Run, Call::Bunch, Call::Bid(bid), Call::Bid(bid), Call::Bid(bid)];
            Action::Call(if chance.flag() { chance.one(&words) } else { chance.one(&more) })
        }
        3..7 => Action::Play(card),
        7 => {
            let count = chance.below(5);
            Action::Discard(chance.some(held, count))
        }
        8 => {
            let mut rules = game.rules().as_ref().clone();
            if chance.once_in(3) {
                rules.pack = chance.one(&PackRanks::USUAL);
            }
            let pack = shuffle::pack(&rules, || chance.draw());
            match chance.below(3) {
                0 => Action::Deal(pack),
                1 => Action::Misdeal(Slip::Count, pack),
                _ => Action::Misdeal(Slip::Exposed(Cards::of(card)), pack),
            }
        }
        _ => {
            let demand = chance.of_list([None].into_iter().chain(Demand::ALL.map(Some))).flatten();
            let words = [Remark::RestAreMine, Remark::LayDown, Remark::TakeBack, Remark::CallRenege(other)];
            let more = [Remark::CallCard(other, card), Remark::Expose(card), Remark::Look, Remark::Override(card)];
            let rest = [Remark::Decline, Remark::Withdraw, Remark::LetStand, Remark::NameTrump(suit)];
            let last = [Remark::Demand(demand), Remark::Content, Remark::EndByScore, Remark::FirstPitcher(other)];
            let all: Vec<Remark> = words.into_iter().chain(more).chain(rest).chain(last).collect();
            Action::Say(chance.one(&all))
        }
    };
    (seat, action)
}
