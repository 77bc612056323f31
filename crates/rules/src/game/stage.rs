//! Stages of a game.

use crate::auction::Auction;
use crate::call::{Call, Contract, PartnerCard};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::{End, Event, Held};
use crate::exchange::Exchange;
use crate::hand::Hand;
use crate::row::Rows;
use crate::rules::Rules;
use crate::sale::Sale;
use crate::seat::{BySeat, Seat};
use crate::throw::Throw;
use crate::trick::Trick;
use crate::turn_up::TurnUp;

/// A stage of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a game has one stage, and is not kept by the thousand")]
pub(crate) enum Stage {
    Deal,
    Auction { dealt: Dealt, auction: Auction },
    Sale { dealt: Dealt, sale: Sale },
    TurnUp(TurnUp),
    Discard(Discard),
    Play(Play),
    Over(End),
}

impl Stage {
    pub(crate) const fn auction(dealt: Dealt, dealer: Seat) -> Stage {
        Stage::Auction { dealt, auction: Auction::new(dealer) }
    }

    pub(crate) fn sale(rules: &Rules, dealt: Dealt, dealer: Seat) -> Stage {
        Stage::Sale { dealt, sale: Sale::new(rules, dealer) }
    }
}

/// The cards as they were dealt, before anybody has spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dealt {
    pub hands: BySeat<Cards>,
    /// The cards for the highest bidder (M-51).
    pub widow: Cards,
    pub rest: Rest,
    /// Hands that were shown and exchanged for new cards (M-57).
    pub shown: BySeat<Cards>,
    /// The events that tell of it, in order.
    pub exchanged: Vec<Event>,
}

/// Cards that nobody holds yet when trump is named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rest {
    /// The packet that each player takes up once trump is named (M-51).
    pub packets: BySeat<Cards>,
    /// The stock, the top card first; kept where somebody can draw from it.
    pub stock: Vec<Card>,
    /// The rows in which the cards lie, with those face down (M-64).
    pub rows: Rows,
}

impl Rest {
    /// Returns a rest without any cards.
    pub(crate) fn none(rules: &Rules) -> Self {
        Rest { packets: BySeat::new(rules.seats().len()), stock: Vec::new(), rows: Rows::default() }
    }
}

impl Dealt {
    /// Puts together these hands with the widow, packets and stock that the rules make of the rest of the pack (M-51).
    pub(crate) fn new(rules: &Rules, dealer: Seat, hands: BySeat<Cards>, rest: &[Card]) -> Self {
        let mut packets = BySeat::new(hands.len());
        let size = usize::from(rules.widow);
        let mut rest = rest;
        let mut take = |count: usize| {
            let (taken, below) = rest.split_at(count.min(rest.len()));
            rest = below;
            taken.iter().copied().collect::<Cards>()
        };
        let widow = if rules.has_table_widow() { take(size) } else { Cards::NONE };
        if rules.has_own_widows() {
            rules.seats().after(dealer).for_each(|seat| packets[seat] = take(size));
        }
        let keeps = rules.exchanges() || rules.draws() || rules.exchanges_weak_hands();
        let stock = if keeps { rest.to_vec() } else { Vec::new() };
        let rest = Rest { packets, stock, rows: Rows::default() };
        Dealt { hands, widow, rest, shown: BySeat::new(hands.len()), exchanged: Vec::new() }
    }

    /// Gives a seat as many new cards from the stock for a hand that it has shown, and tells of it (M-57).
    pub(crate) fn exchange_weak_hand(&mut self, rules: &Rules, seat: Seat, events: &mut Vec<Event>) {
        let weak = self.hands[seat];
        let open = rules.open_top(&self.rest.stock, true).map_or(Cards::NONE, Cards::of);
        let drawn: Cards = self.rest.stock.drain(..weak.len().min(self.rest.stock.len())).collect();
        self.shown[seat] |= weak;
        self.hands[seat] = drawn;
        events.push(Event::Drawn { seat, cards: Held::seen(drawn), shown: open });
        self.exchanged.extend(events.iter().cloned());
        events.extend(rules.open_top(&self.rest.stock, true).map(Event::StockTop));
    }
}

/// Discards of the cards beyond the hand, once the cards were run (B-25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Discard {
    pub hands: BySeat<Cards>,
    pub thrown: BySeat<Cards>,
    pub keep: usize,
    pub calls: Vec<(Seat, Call)>,
    pub turned: Vec<Card>,
    pub stock: usize,
}

impl Discard {
    /// Returns the number of cards that a seat has too many.
    pub(crate) fn surplus(&self, seat: Seat) -> usize {
        self.hands[seat].len().saturating_sub(self.keep)
    }

    /// Returns the seat that throws away next: eldest first.
    pub(crate) fn next(&self, rules: &Rules, eldest: Seat) -> Option<Seat> {
        rules.seats().from(eldest).find(|&seat| self.surplus(seat) > 0)
    }

    /// Returns the stage that follows: somebody still throws away, or eldest leads to the suit turned up.
    pub(crate) fn into_stage(self, rules: &Rules, eldest: Seat) -> Stage {
        match self.turned.last().and_then(|card| card.suit()) {
            Some(suit) if self.next(rules, eldest).is_none() => {
                let play = Play::turned_up(rules, self.hands, self.calls, eldest, suit);
                Stage::Play(Play { turned: self.turned, stock: self.stock, thrown: self.thrown, ..play })
            }
            _ => Stage::Discard(self),
        }
    }

    /// Returns the cards that a seat can throw away: any of its own.
    pub(crate) fn throw(&self, seat: Seat) -> Throw {
        Throw::any(self.hands[seat], self.surplus(seat))
    }
}

/// The tricks of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub calls: Vec<(Seat, Call)>,
    pub turned: Vec<Card>,
    /// Number of cards left in the stock.
    pub stock: usize,
    pub contract: Option<Contract>,
    /// The card by which the pitcher called a partner (M-71).
    pub partner_card: Option<PartnerCard>,
    /// `true` if everybody knows who the partner is.
    pub partner_shown: bool,
    pub leader: Seat,
    pub hand: Hand,
    pub tricks: Vec<Trick>,
    pub thrown: BySeat<Cards>,
    /// Hands that were shown before the bidding and exchanged for new cards (M-57).
    pub shown: BySeat<Cards>,
    pub laid_down: BySeat<Cards>,
    pub claim: Option<(Seat, BySeat<Cards>)>,
    /// Cards that nobody holds yet, until the exchange begins.
    pub rest: Rest,
    /// The exchange, while it goes on (M-50).
    pub exchange: Option<Box<Exchange>>,
    /// Cards taken up, thrown away and drawn before the first lead, in order.
    pub exchanged: Vec<Event>,
    /// The card that was cut for trump (M-62).
    pub cut: Option<Card>,
    /// Cards drawn after the tricks, in order (M-62).
    pub drawn: Vec<Event>,
}

impl Play {
    /// Begins a hand that somebody pitches, who takes the widow up.
    pub(crate) fn pitched(rules: &Rules, dealt: Dealt, calls: Vec<(Seat, Call)>, contract: Contract) -> Self {
        let Dealt { mut hands, widow, rest, shown, mut exchanged } = dealt;
        hands[contract.pitcher] |= widow;
        let hand = Hand::new(rules, hands, contract.pitcher);
        let play = Play::new(rules, hand, calls, Some(contract));
        let taken = Event::WidowTaken { seat: contract.pitcher, cards: Held::seen(widow) };
        exchanged.extend(Some(taken).filter(|_| !widow.is_empty()));
        Play { stock: rest.stock.len(), rest, shown, exchanged, ..play }
    }

    /// Begins a hand to which eldest leads, with this suit turned up, cut or lying on the stock.
    pub(crate) fn turned_up(
        rules: &Rules,
        dealt: BySeat<Cards>,
        calls: Vec<(Seat, Call)>,
        eldest: Seat,
        trump: Suit,
    ) -> Self {
        Play::new(rules, Hand::new(rules, dealt, eldest).with_trump(trump), calls, None)
    }

    fn new(rules: &Rules, hand: Hand, calls: Vec<(Seat, Call)>, contract: Option<Contract>) -> Self {
        let nothing = BySeat::new(rules.seats().len());
        Play {
            calls,
            turned: Vec::new(),
            stock: 0,
            contract,
            partner_card: None,
            partner_shown: false,
            leader: hand.turn(),
            hand,
            tricks: Vec::with_capacity(usize::from(rules.cards_per_player)),
            thrown: nothing,
            shown: nothing,
            laid_down: nothing,
            claim: None,
            rest: Rest::none(rules),
            exchange: None,
            exchanged: Vec::new(),
            cut: None,
            drawn: Vec::new(),
        }
    }
}
