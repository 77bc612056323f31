//! Try-outs of what might have been: playing on from a point of a game, and the same cards again, also in other seats.

use super::Review;
use crate::deals::Deals;
use crate::record::Entry;
use crate::table::Table;
use pitch_rules::deal::packets;
use pitch_rules::{Pack, Rules, Seat};

/// Kind of try-out from a point of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TryOut {
    /// Game from here on.
    FromHere,
    /// Hand with its cards dealt again.
    Again,
    /// Hand with every packet dealt one seat on.
    Moved,
}

impl Review {
    /// Returns a table for a try-out. Nothing that is done there is saved or counted, and the game that is reviewed
    /// stays as it is.
    #[must_use]
    pub fn table(&self, what: TryOut, deals: &Deals) -> Option<Table> {
        match what {
            TryOut::FromHere => self.try_out(deals),
            TryOut::Again => self.deal_again(false, deals),
            TryOut::Moved => self.deal_again(true, deals),
        }
    }

    /// Returns a table at the point that is shown, to play on from there as a try-out. Later hands come from these
    /// other packs: those of the game may still be to come.
    #[must_use]
    pub fn try_out(&self, deals: &Deals) -> Option<Table> {
        self.branch(self.at + 1, None, deals)
    }

    /// Returns a table with the hand that is shown dealt again, as a try-out: every seat gets its cards, or if they
    /// `move_on` those of the seat before it. Later hands come from these other packs.
    #[must_use]
    pub fn deal_again(&self, move_on: bool, deals: &Deals) -> Option<Table> {
        let hand = self.hand();
        let pack = self.steps[hand.steps.start].entry.pack()?;
        let pack = if move_on { moved_on(self.record.rules(), hand.dealer, pack) } else { pack.clone() };
        self.branch(hand.steps.start, Some(Entry::Deal(pack)), deals)
    }

    fn branch(&self, steps: usize, last: Option<Entry>, deals: &Deals) -> Option<Table> {
        let entries = self.entries_before(steps).into_iter().chain(last).collect();
        let record = self.record.branched(entries, deals.again());
        Table::resume(record).ok().map(Table::into_try_out)
    }
}

/// Returns the pack that gives every seat the packets that the seat before it gets of this one. The rest stays as it
/// is.
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
    Pack::new(cards).map_or_else(|_| pack.clone(), |moved| moved.with_cut(pack.cut()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deals::Deals;
    use pitch_rules::{Preset, deal};

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
