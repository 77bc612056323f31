//! Trump by a card turned up: standing, begging, and running the cards (TAF-10 to TAF-18).

use crate::call::{Call, IllegalCall};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};

/// Cards that each player gets when the cards are run (TAF-15).
pub(crate) const RUN: usize = 3;

/// Question that is open, and the seat that answers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Eldest stands or begs.
    Eldest,
    /// The dealer gives a point or runs the cards.
    Dealer,
    /// The dealer proposed to bunch; eldest agrees or has the cards run.
    EldestToBunch,
    /// The dealer runs the cards; eldest may propose to bunch.
    EldestBeforeRun,
    /// Eldest proposed to bunch; the dealer agrees or runs the cards.
    DealerToBunch,
    /// Nobody: the suit is settled.
    Settled,
}

/// Consequence of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sequel {
    /// Somebody else has to say something.
    Ask,
    /// The suit stands, and play begins.
    Play,
    /// The suit stands, the other side has a point, and play begins.
    Gift,
    /// More cards are dealt, and another card is turned up.
    Run,
    /// The deal is thrown in by agreement.
    Bunch,
}

/// The cards after the deal, until trump is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TurnUp {
    dealer: Seat,
    eldest: Seat,
    hands: BySeat<Cards>,
    /// The rest of the pack, the top card last.
    stock: Vec<Card>,
    turned: Vec<Card>,
    calls: Vec<(Seat, Call)>,
    asked: Asked,
}

impl TurnUp {
    /// Creates the state as the cards were dealt, before the first is turned up; `stock` is the rest of the pack, the
    /// top card first.
    #[must_use]
    pub(crate) fn new(rules: &Rules, dealer: Seat, hands: BySeat<Cards>, stock: &[Card]) -> Self {
        let eldest = rules.seats().next(dealer);
        let stock = stock.iter().rev().copied().collect();
        TurnUp { dealer, eldest, hands, stock, turned: Vec::new(), calls: Vec::new(), asked: Asked::Settled }
    }

    /// Returns the cards that each seat holds.
    #[must_use]
    pub(crate) const fn hands(&self) -> &BySeat<Cards> {
        &self.hands
    }

    /// Returns the cards turned up so far; the last one offers its suit.
    #[must_use]
    pub(crate) fn turned(&self) -> &[Card] {
        &self.turned
    }

    /// Returns the suit of the card turned up last.
    #[must_use]
    pub(crate) fn suit(&self) -> Option<Suit> {
        self.turned.last().and_then(|card| card.suit())
    }

    /// Returns the number of cards left in the stock.
    #[must_use]
    pub(crate) fn stock(&self) -> usize {
        self.stock.len()
    }

    /// Returns all calls, in order.
    #[must_use]
    pub(crate) fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Turns the next card of the stock.
    pub(crate) fn turn(&mut self) -> Option<Card> {
        let card = self.stock.pop()?;
        self.turned.push(card);
        Some(card)
    }

    /// Returns `true` if the stock has three cards for everybody and one to turn (B-26).
    #[must_use]
    pub(crate) fn can_run(&self) -> bool {
        self.stock.len() > RUN * self.hands.len()
    }

    /// Deals three more cards to everybody, and returns the packets in order.
    pub(crate) fn run(&mut self, rules: &Rules) -> Vec<(Seat, Cards)> {
        let mut packets = Vec::with_capacity(self.hands.len());
        for seat in rules.seats().after(self.dealer) {
            let packet: Cards = (0..RUN).filter_map(|_| self.stock.pop()).collect();
            self.hands[seat] |= packet;
            packets.push((seat, packet));
        }
        packets
    }

    /// Lets eldest choose, if they may still beg; otherwise the suit stands.
    pub(crate) fn ask(&mut self, rules: &Rules) -> Sequel {
        let begs = self.calls.iter().filter(|(_, call)| *call == Call::Beg).count();
        let may_beg = begs < usize::from(rules.beg_limit);
        self.asked = if may_beg { Asked::Eldest } else { Asked::Settled };
        if may_beg { Sequel::Ask } else { Sequel::Play }
    }

    /// Returns the seat that has to speak, if any.
    #[must_use]
    pub(crate) const fn next(&self) -> Option<Seat> {
        match self.asked {
            Asked::Eldest | Asked::EldestToBunch | Asked::EldestBeforeRun => Some(self.eldest),
            Asked::Dealer | Asked::DealerToBunch => Some(self.dealer),
            Asked::Settled => None,
        }
    }

    /// Returns the calls that the seat whose turn it is may make. `gift_wins` tells whether the point for the beg would
    /// end the game.
    #[must_use]
    pub(crate) fn legal(&self, rules: &Rules, gift_wins: bool) -> Vec<Call> {
        let words: &[Call] = match self.asked {
            Asked::Eldest => &[Call::Stand, Call::Beg],
            Asked::Dealer => &[Call::TakeOne, Call::Run, Call::Bunch],
            Asked::EldestToBunch | Asked::EldestBeforeRun | Asked::DealerToBunch => &[Call::Run, Call::Bunch],
            Asked::Settled => &[],
        };
        words.iter().copied().filter(|&call| self.check(call, rules, gift_wins).is_ok()).collect()
    }

    /// Checks a call of the seat whose turn it is.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn check(&self, call: Call, rules: &Rules, gift_wins: bool) -> Result<(), IllegalCall> {
        match (self.asked, call) {
            (Asked::Dealer, Call::TakeOne) if gift_wins && !rules.gift_can_win => Err(IllegalCall::GiftWouldWin),
            (Asked::Dealer, Call::Bunch) if !self.may_bunch(rules) => Err(IllegalCall::NotNow(call)),
            (Asked::Eldest, Call::Stand | Call::Beg)
            | (Asked::Dealer, Call::TakeOne | Call::Run | Call::Bunch)
            | (Asked::EldestToBunch | Asked::EldestBeforeRun | Asked::DealerToBunch, Call::Run | Call::Bunch) => Ok(()),
            _ => Err(IllegalCall::NotNow(call)),
        }
    }

    fn may_bunch(&self, rules: &Rules) -> bool {
        rules.bunch && self.hands.len() == 2
    }

    /// Writes down a call of the seat whose turn it is, and returns its consequence. The call must have been checked.
    pub(crate) fn take_call(&mut self, rules: &Rules, seat: Seat, call: Call) -> Sequel {
        self.calls.push((seat, call));
        let (asked, step) = match (self.asked, call) {
            (Asked::Eldest, Call::Beg) => (Asked::Dealer, Sequel::Ask),
            (Asked::Dealer, Call::TakeOne) => (Asked::Settled, Sequel::Gift),
            (Asked::Dealer, Call::Run) if self.may_bunch(rules) => (Asked::EldestBeforeRun, Sequel::Ask),
            (Asked::Dealer, Call::Bunch) => (Asked::EldestToBunch, Sequel::Ask),
            (Asked::EldestBeforeRun, Call::Bunch) => (Asked::DealerToBunch, Sequel::Ask),
            (Asked::EldestToBunch | Asked::DealerToBunch, Call::Bunch) => (Asked::Settled, Sequel::Bunch),
            (_, Call::Run) => (Asked::Settled, Sequel::Run),
            _ => (Asked::Settled, Sequel::Play),
        };
        self.asked = asked;
        step
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    fn said(rules: &Rules, calls: &[Call]) -> (TurnUp, Sequel) {
        let hands = BySeat::new(rules.seats().len());
        let mut turn_up = TurnUp::new(rules, Seat::default(), hands, &[]);
        let mut step = turn_up.ask(rules);
        for &call in calls {
            let seat = turn_up.next().expect("somebody's turn");
            turn_up.check(call, rules, false).expect("legal");
            step = turn_up.take_call(rules, seat, call);
        }
        (turn_up, step)
    }

    #[test]
    fn eldest_stands_or_begs_and_the_dealer_answers() {
        let rules = Rules::from(Preset::Trinidad);
        let (turn_up, _) = said(&rules, &[]);
        assert_eq!((turn_up.next(), turn_up.legal(&rules, false)), (Seat::new(3), vec![Call::Stand, Call::Beg]));
        let (turn_up, step) = said(&rules, &[Call::Beg]);
        assert_eq!((turn_up.next(), step), (Seat::new(0), Sequel::Ask));
        assert_eq!(turn_up.legal(&rules, true), [Call::TakeOne, Call::Run]);
        assert_eq!(said(&rules, &[Call::Stand]).1, Sequel::Play);
        assert_eq!(said(&rules, &[Call::Beg, Call::TakeOne]).1, Sequel::Gift);
        let (mut turn_up, step) = said(&rules, &[Call::Beg, Call::Run]);
        assert_eq!((step, turn_up.next()), (Sequel::Run, None));
        assert_eq!(turn_up.ask(&rules), Sequel::Play, "there is no second beg");
    }

    #[test]
    fn two_players_may_bunch_by_agreement() {
        let rules = Rules::from(Preset::SevenUp);
        let all = [Call::TakeOne, Call::Run, Call::Bunch];
        assert_eq!(said(&rules, &[Call::Beg]).0.legal(&rules, false), all);
        assert_eq!(said(&rules, &[Call::Beg]).0.legal(&rules, true), all[1..]);
        for (calls, follows) in [
            (&[Call::Bunch, Call::Bunch][..], Sequel::Bunch),
            (&[Call::Bunch, Call::Run], Sequel::Run),
            (&[Call::Run, Call::Run], Sequel::Run),
            (&[Call::Run, Call::Bunch, Call::Bunch], Sequel::Bunch),
            (&[Call::Run, Call::Bunch, Call::Run], Sequel::Run),
        ] {
            let calls: Vec<_> = [Call::Beg].iter().chain(calls).copied().collect();
            assert_eq!(said(&rules, &calls).1, follows, "{calls:?}");
        }
        // What is said besides does not count against the limit of begs.
        let twice = Rules { beg_limit: 2, ..rules.clone() };
        let (mut turn_up, _) = said(&twice, &[Call::Beg, Call::Bunch, Call::Run]);
        assert_eq!(turn_up.ask(&twice), Sequel::Ask, "one of two begs is left");
        let three = Rules { players: 3, ..rules };
        assert_eq!(said(&three, &[Call::Beg]).0.legal(&three, false), all[..2]);
    }
}
