//! Imagining the unseen cards: each deal that agrees with what a player knows is as likely as any other, and is then
//! weighed by how well it agrees with what everybody said.

use crate::board::{Board, bit};

use pitch_rules::rules::{Discarding, RestTo};
use pitch_rules::{BySeat, Card, Cards, Event, Hand, Rows, Rules, Seat, SeatView, Suit, deal};
use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// The cards that a player does not see, and how many of them each seat holds.
pub(crate) struct Hidden {
    unseen: Vec<Card>,
    /// Needs of the other seats: the most bound first.
    needs: Vec<Need>,
    trumps: Cards,
    /// Number of unseen cards that were thrown away: no trumps, since everybody has seen those (M-55).
    buried: usize,
    /// Number of cards still to be drawn (M-62).
    stock: usize,
    /// The first of them, if it lies open.
    top: Option<Card>,
    /// The rows, as everybody sees them (M-64).
    rows: Rows,
}

/// A deal of the unseen cards.
#[derive(Clone)]
pub(crate) struct World {
    pub hand: Hand,
    /// The cards to be drawn, the top card first.
    pub stock: Vec<Card>,
    /// The rows, with the cards face down.
    pub rows: Rows,
}

/// Knowledge of the unseen cards of a seat.
struct Need {
    seat: Seat,
    count: usize,
    /// The cards that it cannot hold.
    barred: Cards,
    /// Least number of trumps among its cards: those that it kept when it threw all others away (M-52).
    kept: usize,
}

impl Hidden {
    /// Finds what the player of this seat does not see.
    pub(crate) fn new(view: &SeatView, board: &Board<'_>, own: Seat) -> Self {
        let known = view.seats.all().fold(Cards::NONE, |all, seat| all | view.known(seat));
        let top = board.top.map_or(Cards::NONE, Cards::of);
        let unseen: Vec<Card> = (board.unseen_by(own) - known - top).iter().collect();
        let ranking = board.hand.ranking();
        let mut needs: Vec<Need> = Vec::new();
        for (seat, held) in view.held.iter().filter(|(seat, _)| *seat != own) {
            let count = usize::from(held.count).saturating_sub(view.known(seat).len());
            let barred = Suit::ALL.iter().enumerate().filter(|(suit, _)| board.void[*suit] & bit(seat) != 0);
            let mut barred = barred.fold(Cards::NONE, |all, (_, &suit)| all | ranking.suit(suit));
            if view.is_out(seat) {
                barred |= ranking.trumps();
            }
            needs.push(Need { seat, count, barred, kept: kept(view, board, seat).min(count) });
        }
        needs.sort_by_key(|need| std::cmp::Reverse(need.barred.len()));
        let held: usize = needs.iter().map(|need| need.count).sum();
        let buried = match view.exchanged.is_empty() {
            true => 0,
            false => unseen.len().saturating_sub(held + usize::from(view.stock)),
        };
        let stock = if board.draws { usize::from(view.stock) } else { 0 };
        Hidden { unseen, needs, trumps: ranking.trumps(), buried, stock, top: board.top, rows: view.rows.clone() }
    }

    /// Returns `true` if it is certain who holds what.
    pub(crate) fn is_open(&self) -> bool {
        let mut short = self.needs.iter().filter(|need| need.count > 0);
        self.stock == 0
            && self.rows.all_hidden() == 0
            && short.next().is_none_or(|need| need.count == self.unseen.len() && short.next().is_none())
    }

    /// Deals the unseen cards to those who hold them, at random.
    pub(crate) fn deal(&mut self, hand: &Hand, rng: &mut ChaCha8Rng) -> World {
        for _ in 0..TRIES {
            if let Some(world) = self.try_to_deal(hand, rng) {
                return world;
            }
        }
        // Nobody has what they cannot have if it can be helped; if it cannot, somebody did not follow by mistake.
        self.buried = 0;
        for need in &mut self.needs {
            (need.barred, need.kept) = (Cards::NONE, 0);
        }
        self.try_to_deal(hand, rng).unwrap_or_else(|| World { hand: *hand, stock: Vec::new(), rows: Rows::default() })
    }

    fn try_to_deal(&mut self, hand: &Hand, rng: &mut ChaCha8Rng) -> Option<World> {
        let mut hand = *hand;
        let mut given = BySeat::<Cards>::new(hand.held().len());
        let (mut next, end) = self.set_apart(&mut given, rng)?;
        for need in &self.needs {
            let mut cards = given[need.seat];
            for _ in cards.len()..need.count {
                // One of those left at random; who is void takes the first of them that they can hold.
                let place = next;
                let drawn = at_random(place, end, rng)?;
                self.unseen.swap(place, drawn);
                if need.barred.contains(self.unseen[place]) {
                    let fits = (place + 1..end).find(|&other| !need.barred.contains(self.unseen[other]))?;
                    self.unseen.swap(place, fits);
                }
                cards.insert(self.unseen[place]);
                next += 1;
            }
            hand.give(need.seat, cards);
        }
        let stock = self.pile_up(next, end, rng)?;
        let mut places = next + stock.len()..end;
        let unseen = &mut self.unseen;
        let rows = self.rows.imagined(|| {
            let place = places.next()?;
            unseen.swap(place, at_random(place, end, rng)?);
            Some(unseen[place])
        });
        Some(World { hand, stock, rows })
    }

    /// Returns the cards to be drawn: the one that lies open, and others from this place up to that, in any order.
    fn pile_up(&mut self, next: usize, end: usize, rng: &mut ChaCha8Rng) -> Option<Vec<Card>> {
        let mut stock = Vec::with_capacity(self.stock);
        stock.extend(self.top);
        for place in (next..end).take(self.stock.saturating_sub(stock.len())) {
            let drawn = at_random(place, end, rng)?;
            self.unseen.swap(place, drawn);
            stock.push(self.unseen[place]);
        }
        Some(stock)
    }

    /// Gives each seat the trumps that it kept and puts what was thrown away last; returns the range of the cards left
    /// to deal, or `None` if the cards do not suffice.
    fn set_apart(&mut self, given: &mut BySeat<Cards>, rng: &mut ChaCha8Rng) -> Option<(usize, usize)> {
        let (mut next, mut end) = (0, self.unseen.len());
        if self.buried == 0 && self.needs.iter().all(|need| need.kept == 0) {
            return Some((next, end));
        }
        let trumps = self.trumps;
        self.unseen.sort_by_key(|card| !trumps.contains(*card));
        let plain = self.unseen.iter().take_while(|card| trumps.contains(**card)).count();
        for need in &self.needs {
            for _ in 0..need.kept {
                let drawn = at_random(next, plain, rng)?;
                self.unseen.swap(next, drawn);
                given[need.seat].insert(self.unseen[next]);
                next += 1;
            }
        }
        for _ in 0..self.buried {
            let drawn = at_random(plain, end, rng)?;
            end -= 1;
            self.unseen.swap(end, drawn);
        }
        Some((next, end))
    }
}

/// Returns one of the places from this one up to that, at random; `None` where there is none.
fn at_random(from: usize, to: usize, rng: &mut ChaCha8Rng) -> Option<usize> {
    let left = to.checked_sub(from).filter(|left| *left > 0)?;
    Some(from + ((u64::from(rng.next_u32()) * left as u64) >> 32) as usize)
}

/// Returns the number of trumps that a seat must still hold, beside those that everybody knows of, after it threw away all
/// its other cards and was filled up from the stock.
fn kept(view: &SeatView, board: &Board<'_>, seat: Seat) -> usize {
    let rules = board.rules;
    let takes_rest = match rules.rest_to {
        RestTo::Nobody => false,
        RestTo::Dealer => seat == view.dealer,
        RestTo::Bidder | RestTo::BidderThenPartner => true,
    };
    if rules.discard != Discarding::Plain || !rules.refill || takes_rest || view.exchanged.is_empty() {
        return 0;
    }
    let drawn = view.exchanged.iter().map(|event| match event {
        Event::Drawn { seat: other, cards, .. } if *other == seat => i32::from(cards.count),
        // What was drawn for a weak hand was no card of the exchange.
        Event::WeakHand { seat: other, cards } if *other == seat => -(cards.len() as i32),
        _ => 0,
    });
    let tricks = view.tricks.iter().chain(&view.trick);
    let trumps = board.hand.ranking().trumps();
    let played = tricks.filter_map(|trick| trick.card_of(seat)).filter(|card| trumps.contains(*card)).count();
    let known = (view.known(seat) & trumps).len();
    rules.hand_size().saturating_sub(drawn.sum::<i32>().unsigned_abs() as usize + played + known)
}

/// Returns the pack that gives every seat what `give` takes for it, in the order of the packets, with the cards that
/// were turned up where they lay. What is left over is for the caller to add.
pub(crate) fn packed(view: &SeatView, rules: &Rules, mut give: impl FnMut(Seat, usize, &mut Vec<Card>)) -> Vec<Card> {
    let mut pack = Vec::with_capacity(rules.pack_cards().len());
    for (seat, count) in deal::packets(rules, view.dealer) {
        give(seat, count, &mut pack);
    }
    for (turn, &card) in view.turned.iter().enumerate() {
        for seat in view.seats.after(view.dealer).filter(|_| turn > 0) {
            give(seat, RUN, &mut pack);
        }
        pack.push(card);
    }
    pack
}

/// Cards that each player gets when the cards are run (TAF-15).
const RUN: usize = 3;
/// Number of times that the cards are dealt anew when somebody could only get what they cannot hold.
const TRIES: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;

    use pitch_rules::rules::{ExchangeFirst, SurplusTrumps, Teams};
    use pitch_rules::{Action, Preset, Setup, Viewer};
    use rand::SeedableRng;

    use std::sync::Arc;

    #[test]
    fn a_partner_holds_the_trumps_that_they_took_beside_those_that_they_kept() {
        let rules = Arc::new(Rules {
            cards_per_player: 5,
            play_size: 3,
            teams: Teams::Pairs,
            discard: Discarding::Plain,
            refill: true,
            exchange_first: ExchangeFirst::Bidder,
            surplus_trumps: SurplusTrumps::ToPartner,
            ..Preset::FivePoint.into()
        });
        let cards = |text: &str| text.parse::<Cards>().expect("cards");
        let hands = ["AC KC 5C 6C 7C", "AH KH QH 9H 8C", "AD KD 5D 6D 7D", "2H 5S 6S 7S 8S"].map(cards);
        let dealt = hands.iter().fold(Cards::NONE, |dealt, &hand| dealt | hand);
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands);
        setup.stock = (rules.pack_cards() - dealt).iter().collect();
        let mut game = setup.build().expect("a position");
        for word in "2 pass pass pass name:H discard:QH:8C".split_whitespace() {
            let action: Action = word.replace(':', " ").parse().expect("an action");
            let seat = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(seat, action).expect("as the book allows");
        }
        let (own, partner) = (Seat::default(), Seat::new(3).expect("a seat"));
        let view = game.view(Viewer::Seat(own));
        let board = Board::seen(&view, &rules).expect("a hand in play");
        let (trumps, mut hidden) = (board.hand.ranking().trumps(), Hidden::new(&view, &board, own));
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let held: Vec<Cards> = (0..200).map(|_| hidden.deal(&board.hand, &mut rng).hand.held()[partner]).collect();
        let taken = "QH".parse().expect("a card");
        assert!(held.iter().all(|held| held.len() == 3 && held.contains(taken) && (*held & trumps).len() > 1));
        assert!(held.iter().any(|held| !(*held - trumps).is_empty()), "the card that was drawn can be a plain one");
    }
}
