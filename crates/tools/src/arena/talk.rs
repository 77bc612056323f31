//! Calls before the first card in games with a card turned up, and in sales, counted.

use pitch_rules::rules::{AllPass, TrumpBy};
use pitch_rules::{Call, Rules};

use std::ops::AddAssign;

/// Numbers of hands with certain calls.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Talk {
    /// Hands with a card turned up.
    pub turned: u64,
    /// Hands in which eldest begged.
    pub begs: u64,
    /// Begs for which the dealer gave a point.
    pub gifts: u64,
    /// Begs after which the cards were run.
    pub runs: u64,
    /// Hands in which eldest had the pitch to sell.
    pub sales: u64,
    /// Hands with the pitch to sell in which eldest offered it.
    pub offered: u64,
    /// Hands in which the pitch was offered and sold.
    pub sold: u64,
    /// Hands in which the pitch was offered and eldest undertook the best bid.
    pub undertaken: u64,
    /// Hands in which eldest pitched without offering it.
    pub outright: u64,
    /// Hands in which the pitch was offered and nobody bid, so that eldest pitched without obligation.
    pub free: u64,
}

impl Talk {
    /// Counts the calls of one hand, given in order.
    pub(super) fn of(rules: &Rules, said: &[Call]) -> Talk {
        let one = |holds: bool| u64::from(holds);
        let has = |call| one(said.contains(&call));
        match rules.trump_by {
            TrumpBy::TurnUp => {
                // Both players may say "run" about the same cards, where they may bunch.
                let begs = has(Call::Beg);
                Talk { turned: 1, begs, gifts: has(Call::TakeOne), runs: has(Call::Run), ..Talk::default() }
            }
            TrumpBy::Sale => {
                let offered = one(said.first() == Some(&Call::Pass));
                let bids = said.iter().any(|call| call.bid().is_some());
                let free = one(!bids && rules.all_pass == AllPass::EldestFree) * offered;
                Talk {
                    sales: 1,
                    offered,
                    sold: has(Call::Accept),
                    undertaken: has(Call::Undertake),
                    outright: has(Call::Pitch),
                    free,
                    ..Talk::default()
                }
            }
            TrumpBy::Auction | TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => Talk::default(),
        }
    }
}

impl AddAssign for Talk {
    fn add_assign(&mut self, other: Talk) {
        self.turned += other.turned;
        self.begs += other.begs;
        self.gifts += other.gifts;
        self.runs += other.runs;
        self.sales += other.sales;
        self.offered += other.offered;
        self.sold += other.sold;
        self.undertaken += other.undertaken;
        self.outright += other.outright;
        self.free += other.free;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Bid, Preset};

    #[test]
    fn what_is_said_is_counted_by_hands() {
        let talk = |preset, said: &[Call]| Talk::of(&Rules::from(preset), said);
        let sold = talk(Preset::CommercialPitch, &[Call::Pass, Call::Bid(Bid::TWO), Call::Pass, Call::Accept]);
        assert_eq!((sold.sales, sold.offered, sold.sold, sold.free), (1, 1, 1, 0));
        let free = talk(Preset::Britannica1911, &[Call::Pass; 4]);
        assert_eq!((free.offered, free.free), (1, 1));
        let run = talk(Preset::SevenUp, &[Call::Beg, Call::Run, Call::Run]);
        assert_eq!((run.turned, run.begs, run.runs, run.gifts), (1, 1, 1, 0));
        assert_eq!(talk(Preset::AuctionPitch, &[Call::Pass]), Talk::default());
    }
}
