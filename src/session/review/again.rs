//! The same cards in other seats.

use crate::engine::deal::packets;
use crate::engine::{Pack, Rules, Seat};

/// The pack that gives every seat the packets that the seat before it gets of this one. What is left over stays as it is.
#[must_use]
pub fn moved_on(rules: &Rules, dealer: Seat, pack: &Pack) -> Pack {
    let seats = rules.seats().len();
    let mut cards = Vec::with_capacity(pack.cards().len());
    let mut rest = pack.cards();
    let counts: Vec<usize> = packets(rules, dealer).map(|(_, count)| count).collect();
    for round in counts.chunks(seats) {
        let (dealt, below) = rest.split_at(round.iter().sum::<usize>().min(rest.len()));
        // In one round all packets are of one size: the last goes to the first, and all others one seat on.
        let last = round.last().copied().unwrap_or_default().min(dealt.len());
        cards.extend_from_slice(&dealt[dealt.len() - last..]);
        cards.extend_from_slice(&dealt[..dealt.len() - last]);
        rest = below;
    }
    cards.extend_from_slice(rest);
    Pack::new(cards).unwrap_or_else(|_| pack.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Preset, deal};
    use crate::session::deals::Deals;

    #[test]
    fn every_packet_goes_one_seat_on() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            for dealer in rules.seats().all() {
                let pack = Deals::from_number(11).pack(&rules, 1);
                let moved = moved_on(&rules, dealer, &pack);
                assert_eq!(moved.check(&rules), Ok(()));
                let (before, after) = (deal::deal(&rules, dealer, &pack), deal::deal(&rules, dealer, &moved));
                for seat in rules.seats().all() {
                    assert_eq!(after[rules.seats().next(seat)], before[seat], "{preset}");
                }
                let dealt: usize = before.values().map(Vec::len).sum();
                assert_eq!(moved.cards()[dealt..], pack.cards()[dealt..], "{preset}: the stock");
            }
        }
    }
}
