//! Throwing cards away, filling the hands and taking the rest of the pack, between the naming of trump and the first lead
//! (M-50 to M-56).

use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::{Event, Held};
use crate::ranking::Ranking;
use crate::rules::{Discarding, ExchangeFirst, RestTo, Rules, ShortStock, SurplusTrumps};
use crate::seat::{BySeat, Seat};
use crate::throw::Throw;

/// Next step of an exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The seat at this place of the order throws cards away.
    Throw(usize),
    /// Hands are filled, and the rest of the stock is given out.
    Fill,
    /// The seat that took the rest of the stock throws its surplus away.
    Rest(Seat),
    /// The seat that then took trumps of its partner's throws plain cards for them.
    Room(Seat),
    /// Nothing: play begins.
    Done,
}

/// The exchange of one hand, from the naming of trump to the first lead.
///
/// Steps without a choice are taken by themselves, and every event is given to the function `tell`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    ranking: &'static Ranking,
    trump: Suit,
    dealer: Seat,
    bidder: Seat,
    hands: BySeat<Cards>,
    packets: BySeat<Cards>,
    thrown: BySeat<Cards>,
    /// The stock, the top card last.
    stock: Vec<Card>,
    step: Step,
    turn: Option<(Seat, Throw)>,
}

impl Exchange {
    /// Begins the exchange of these hands with this trump suit: packets of their own are taken up, and cards are thrown as
    /// far as there is no choice. `stock` is the rest of the pack, the top card first.
    #[must_use]
    pub fn begin(
        rules: &Rules,
        (dealer, bidder): (Seat, Seat),
        trump: Suit,
        hands: BySeat<Cards>,
        packets: BySeat<Cards>,
        stock: &[Card],
        tell: &mut impl FnMut(Event),
    ) -> Self {
        let mut exchange = Exchange {
            ranking: rules.ranking(Some(trump)),
            trump,
            dealer,
            bidder,
            hands,
            packets: BySeat::new(hands.len()),
            thrown: BySeat::new(hands.len()),
            stock: stock.iter().rev().copied().collect(),
            step: Step::Throw(0),
            turn: None,
        };
        for seat in exchange.order(rules).filter(|&seat| !packets[seat].is_empty()) {
            exchange.hands[seat] |= packets[seat];
            tell(Event::WidowTaken { seat, cards: Held::seen(packets[seat]) });
        }
        exchange.go_on(rules, tell);
        exchange
    }

    /// Returns the seat that throws cards away now, and the cards it may throw; `None` once all is done.
    #[must_use]
    pub const fn turn(&self) -> Option<(Seat, Throw)> {
        self.turn
    }

    /// Returns the trump suit.
    #[must_use]
    pub const fn trump(&self) -> Suit {
        self.trump
    }

    /// Returns the cards that each seat holds.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Cards> {
        &self.hands
    }

    /// Returns the cards that each seat has thrown away and that were not put under the stock again (M-56).
    #[must_use]
    pub const fn thrown(&self) -> &BySeat<Cards> {
        &self.thrown
    }

    /// Returns the number of cards left in the stock.
    #[must_use]
    pub const fn stock(&self) -> usize {
        self.stock.len()
    }

    /// Returns the trumps that were thrown away, which everybody has seen (M-55).
    #[must_use]
    pub fn dead(&self) -> BySeat<Cards> {
        self.thrown.map(|_, &cards| cards & self.ranking.trumps())
    }

    /// Throws these cards away for the seat whose turn it is, and goes on to the next choice. The cards are not checked again.
    pub fn throw(&mut self, rules: &Rules, cards: Cards, tell: &mut impl FnMut(Event)) {
        let Some((seat, _)) = self.turn.take() else { return };
        self.let_go(rules, seat, cards, tell);
        self.go_on(rules, tell);
    }

    /// Returns the seats in the order in which they throw and draw.
    fn order(&self, rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
        let first = match rules.exchange_first {
            ExchangeFirst::Eldest => rules.seats().next(self.dealer),
            ExchangeFirst::Bidder => self.bidder,
        };
        rules.seats().from(first)
    }

    /// Returns `true` if this seat takes the whole rest of the stock instead of throwing and drawing (M-54).
    fn robs(&self, rules: &Rules, seat: Seat) -> bool {
        rules.rest_to == RestTo::Dealer && seat == self.dealer
    }

    fn go_on(&mut self, rules: &Rules, tell: &mut impl FnMut(Event)) {
        loop {
            let (seat, throw) = match self.step {
                Step::Throw(place) => match self.order(rules).nth(place) {
                    None => {
                        self.step = Step::Fill;
                        continue;
                    }
                    Some(seat) if self.robs(rules, seat) => {
                        self.step = Step::Throw(place + 1);
                        continue;
                    }
                    Some(seat) => (seat, self.throw_of(rules, seat)),
                },
                Step::Fill => {
                    self.fill(rules, tell);
                    self.step = self.give_rest(rules, tell).map_or(Step::Done, Step::Rest);
                    continue;
                }
                Step::Rest(seat) => {
                    let held = self.hands[seat];
                    let surplus = held.len().saturating_sub(rules.hand_size());
                    let may = held - self.spared(rules, held);
                    (seat, Throw::any(may, surplus.min(may.len())))
                }
                Step::Room(seat) => {
                    let held = self.hands[seat];
                    let surplus = held.len().saturating_sub(rules.hand_size());
                    (seat, Throw::any(held - self.ranking.trumps(), surplus))
                }
                Step::Done => return,
            };
            let Some(cards) = throw.only() else {
                self.turn = Some((seat, throw));
                return;
            };
            self.let_go(rules, seat, cards, tell);
        }
    }

    /// Returns the cards that this seat may throw away before anybody draws (M-52): no trump while a plain card stays,
    /// and no trump that scores while another stays.
    fn throw_of(&self, rules: &Rules, seat: Seat) -> Throw {
        let held = self.hands[seat];
        let trumps = held & self.ranking.trumps();
        let plain = held - trumps;
        let (surplus, goes) = match rules.discard {
            Discarding::None => return Throw::any(held, 0),
            Discarding::Plain => (trumps.len().saturating_sub(rules.hand_size()), plain),
            Discarding::ToSize | Discarding::UpTo => (held.len().saturating_sub(rules.hand_size()), Cards::NONE),
        };
        let plain = plain - goes;
        if surplus <= plain.len() {
            let will = if rules.discard == Discarding::UpTo { usize::from(rules.discard_max) } else { 0 };
            let most = surplus.max(will.min(plain.len())) as u8;
            return Throw { must: goes, may: plain, least: surplus as u8, most };
        }
        let goes = goes | plain;
        let surplus = surplus - plain.len();
        let scoring = trumps & self.scoring(rules);
        let idle = trumps - scoring - self.spared(rules, held);
        let keeps_scoring = matches!(rules.surplus_trumps, SurplusTrumps::NotScoring | SurplusTrumps::UnderFirst);
        if surplus <= idle.len() || keeps_scoring {
            return Throw { must: goes, ..Throw::any(idle, surplus.min(idle.len())) };
        }
        Throw { must: goes | idle, ..Throw::any(scoring, surplus - idle.len()) }
    }

    /// Returns the trumps of this holding that stay even where there are too many of them: those that score, and the
    /// highest where it is to lie over those that went (M-58).
    fn spared(&self, rules: &Rules, held: Cards) -> Cards {
        let trumps = held & self.ranking.trumps();
        match rules.surplus_trumps {
            SurplusTrumps::Any | SurplusTrumps::ToPartner => Cards::NONE,
            SurplusTrumps::NotScoring => trumps & self.scoring(rules),
            SurplusTrumps::UnderFirst => {
                let highest = self.ranking.highest(trumps).map_or(Cards::NONE, Cards::of);
                trumps & self.scoring(rules) | highest
            }
        }
    }

    /// Returns the trumps that score by an entry of the list of points of their own (M-52, F-16).
    fn scoring(&self, rules: &Rules) -> Cards {
        let trumps = self.ranking.trumps();
        rules.points.points().fold(Cards::NONE, |scoring, point| scoring | point.trumps(self.trump) & trumps)
    }

    /// Puts away what this seat throws, but for what its partner takes, and goes a step further.
    fn let_go(&mut self, rules: &Rules, seat: Seat, cards: Cards, tell: &mut impl FnMut(Event)) {
        let handed = self.handed(rules, seat, cards & self.ranking.trumps());
        self.put_away(seat, cards - handed.map_or(Cards::NONE, |(_, taken)| taken), tell);
        if let Some((to, cards)) = handed {
            self.hands[seat] -= cards;
            self.hands[to] |= cards;
            tell(Event::Handed { from: seat, to, cards });
        }
        self.step = match (self.step, handed) {
            (Step::Throw(place), _) => Step::Throw(place + 1),
            // The partner's own turn is over by then.
            (Step::Rest(_), Some((to, _))) => Step::Room(to),
            _ => Step::Done,
        };
    }

    /// Returns the partner who takes trumps of those that this seat throws, and the trumps: of those beyond its places as
    /// many as the first partner in turn with room has room for, those that score before others, and the highest of them
    /// first (M-58, F-56).
    fn handed(&self, rules: &Rules, from: Seat, thrown: Cards) -> Option<(Seat, Cards)> {
        if rules.surplus_trumps != SurplusTrumps::ToPartner || from != self.bidder || thrown.is_empty() {
            return None;
        }
        let (size, trumps) = (rules.hand_size(), self.hands.map(|_, &held| (held & self.ranking.trumps()).len()));
        let room = |seat: Seat| size.saturating_sub(trumps[seat]);
        let is_partner = |seat: &Seat| *seat != from && rules.side_of(*seat) == rules.side_of(from);
        let to = rules.seats().from(from).find(|seat| is_partner(seat) && room(*seat) > 0)?;
        let scoring = self.scoring(rules);
        let mut best: Vec<Card> = thrown.iter().collect();
        best.sort_by_key(|&card| (!scoring.contains(card), self.ranking.above(card).len()));
        let count = room(to).min(trumps[from].saturating_sub(size));
        (count > 0).then(|| (to, best.into_iter().take(count).collect()))
    }

    fn put_away(&mut self, seat: Seat, cards: Cards, tell: &mut impl FnMut(Event)) {
        if cards.is_empty() {
            return;
        }
        self.hands[seat] -= cards;
        self.thrown[seat] |= cards;
        tell(Event::Discarded { seat, cards: Held::seen(cards), shown: cards & self.ranking.trumps() });
    }

    fn draw(&mut self, seat: Seat, count: usize, tell: &mut impl FnMut(Event)) {
        let cards: Cards = self.stock.split_off(self.stock.len().saturating_sub(count)).into_iter().collect();
        if !cards.is_empty() {
            self.hands[seat] |= cards;
            tell(Event::Drawn { seat, cards: Held::seen(cards), shown: Cards::NONE });
        }
    }

    /// Fills the hands from the stock (M-53).
    fn fill(&mut self, rules: &Rules, tell: &mut impl FnMut(Event)) {
        if !rules.refill {
            return;
        }
        for seat in self.order(rules) {
            if self.robs(rules, seat) {
                continue;
            }
            let missing = rules.hand_size().saturating_sub(self.hands[seat].len());
            if missing > self.stock.len() && rules.short_stock == ShortStock::FromDiscards {
                self.replenish(rules, missing - self.stock.len(), tell);
            }
            self.draw(seat, missing, tell);
        }
    }

    /// Puts up to `count` plain cards, of those thrown first, under the stock (M-56).
    fn replenish(&mut self, rules: &Rules, mut count: usize, tell: &mut impl FnMut(Event)) {
        for seat in self.order(rules) {
            let mut plain: Vec<Card> = (self.thrown[seat] - self.ranking.trumps()).iter().collect();
            plain.sort_by_key(|card| (card.rank(), card.suit()));
            plain.truncate(count);
            if plain.is_empty() {
                continue;
            }
            count -= plain.len();
            let cards: Cards = plain.iter().copied().collect();
            self.thrown[seat] -= cards;
            let _ = self.stock.splice(0..0, plain.into_iter().rev());
            tell(Event::Replenished { seat, cards: Held::seen(cards) });
        }
    }

    /// Gives the rest of the stock to the seat that takes it, and returns the seat that may then keep the best of it (M-54).
    fn give_rest(&mut self, rules: &Rules, tell: &mut impl FnMut(Event)) -> Option<Seat> {
        let taker = match rules.rest_to {
            RestTo::Nobody => return None,
            RestTo::Dealer => self.dealer,
            RestTo::Bidder => self.bidder,
            RestTo::BidderThenPartner => {
                let bidder = self.bidder;
                // Without partners nobody but the bidder is on that side; a called partner isn't known yet.
                for seat in rules.seats().from(bidder).filter(|seat| rules.side_of(*seat) == rules.side_of(bidder)) {
                    self.turn_for_trumps(rules, seat, tell);
                }
                return None;
            }
        };
        self.draw(taker, self.stock.len(), tell);
        Some(taker)
    }

    /// Turns the rest card by card for this seat until it holds nothing but trumps: a plain card gives way for each (M-54).
    fn turn_for_trumps(&mut self, rules: &Rules, seat: Seat, tell: &mut impl FnMut(Event)) {
        let (size, trumps) = (rules.hand_size(), self.ranking.trumps());
        let mut hand = self.hands[seat];
        let mut turned = Cards::NONE;
        while (hand & trumps).len() < size
            && let Some(card) = self.stock.pop()
        {
            turned.insert(card);
            if hand.len() < size {
                hand.insert(card);
            } else if trumps.contains(card)
                && let Some(plain) = (hand - trumps).iter().min_by_key(ToString::to_string)
            {
                hand.remove(plain);
                hand.insert(card);
            }
        }
        if turned.is_empty() {
            return;
        }
        let gone = (self.hands[seat] | turned) - hand;
        self.hands[seat] |= turned;
        tell(Event::Drawn { seat, cards: Held::seen(turned), shown: Cards::NONE });
        self.put_away(seat, gone, tell);
    }
}
