//! A game from the first deal to the last point.

mod bidding;
mod counting;
mod drawing;
mod entering;
mod exchanging;
#[cfg(test)]
mod fixture;
mod imagined;
mod law;
mod looking;
mod partner;
mod patience;
mod pegging;
mod playing;
mod settled;
mod stage;
mod turning;

use patience::Patience;
pub(super) use stage::{Dealt, Play, Stage};

use crate::action::{Action, IllegalAction};
use crate::call::{Call, Contract};
use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::conduct::{Ask, Conduct};
use crate::deal::{self, Pack};
use crate::event::{End, Event, Finished, Held, Lies, Reds};
use crate::hand::IllegalPlay;
use crate::mark::Mark;
use crate::points::Points;
use crate::remark::Remark;
use crate::row::Rows;
use crate::rules::{Misfit, Rules, TrumpBy};
use crate::seat::{BySeat, BySide, Seat};
use crate::throw::Throw;
use crate::view::Turn;

use std::sync::Arc;

/// A game: a value that is changed by [`Game::apply`] and looked at by [`Game::view`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) rules: Arc<Rules>,
    pub(super) dealer: Seat,
    pub(super) number: u32,
    /// The scores as they stand, with what was entered before the count of the hand in play.
    pub(super) scores: BySide<Points>,
    /// The scores before the hand in play.
    pub(super) before: BySide<Points>,
    /// Marks entered since, in order.
    pub(super) marks: Vec<Mark>,
    /// Marks entered in deals of this hand that were thrown in.
    pub(super) thrown_in: Vec<Mark>,
    /// Points that earlier hands left to be scored with Game (M-33).
    pub(super) carry: Points,
    pub(super) set_backs: BySide<u16>,
    pub(super) reds: Reds,
    patience: Patience,
    pub(super) stage: Stage,
    pub(super) conduct: Conduct,
    pub(super) last: Option<Arc<Finished>>,
}

impl Game {
    /// Starts a game at zero for everybody, with this player to deal.
    ///
    /// # Errors
    /// Everything in the rules that does not fit together. A dealer who is not at the table is taken as seat 0.
    pub fn new(rules: Arc<Rules>, dealer: Seat) -> Result<Self, Vec<Misfit>> {
        let misfits = rules.validate();
        if !misfits.is_empty() {
            return Err(misfits);
        }
        let dealer = if rules.seats().contains(dealer) { dealer } else { Seat::default() };
        let ante = i32::from(rules.ante_red);
        let members = |side| rules.members(side).count() as i32;
        let held = BySide::from_fn(rules.sides(), |side| -ante * members(side));
        Ok(Game {
            dealer,
            number: 1,
            scores: rules.by_side(),
            before: rules.by_side(),
            marks: Vec::new(),
            thrown_in: Vec::new(),
            carry: Points::ZERO,
            set_backs: rules.by_side(),
            reds: Reds { held, pool: ante * i32::from(rules.players) },
            patience: Patience::new(&rules),
            stage: Stage::Deal,
            conduct: Conduct::new(rules.seats().len()),
            last: None,
            rules,
        })
    }

    /// Starts a game like [`Game::new`] where the first dealer was found by the rules: if the higher cut chooses, the
    /// player after this dealer made it, and is asked who pitches first (DON-07).
    ///
    /// # Errors
    /// As for [`Game::new`].
    pub fn after_cut(rules: Arc<Rules>, dealer: Seat) -> Result<Self, Vec<Misfit>> {
        let mut game = Game::new(rules, dealer)?;
        if game.rules.lets_cut_choose() {
            game.conduct.ask = Some((game.eldest(), Ask::FirstPitcher));
        }
        Ok(game)
    }

    /// Returns the rules in force.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns whose turn it is, and for what.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if let Some((seat, _)) = self.conduct.ask {
            return Turn::Rule(seat);
        }
        match &self.stage {
            Stage::Deal => Turn::Deal(self.dealer),
            Stage::Auction { auction, .. } => auction.next(&self.rules).map_or(Turn::Over, Turn::Call),
            Stage::Sale { sale, .. } => sale.next(&self.rules).map_or(Turn::Over, Turn::Call),
            Stage::TurnUp(turn_up) => turn_up.next().map_or(Turn::Over, Turn::Call),
            Stage::Discard(discard) => discard.next(&self.rules, self.eldest()).map_or(Turn::Over, Turn::Discard),
            Stage::Play(play) => match play.throws() {
                Some((seat, _)) => Turn::Discard(seat),
                None => Turn::Play(play.hand.turn()),
            },
            Stage::Over(_) => Turn::Over,
        }
    }

    /// Returns the cards that a seat may throw away, while it is its turn to.
    #[must_use]
    pub fn throw(&self, seat: Seat) -> Option<Throw> {
        match &self.stage {
            Stage::Discard(discard) => (self.turn() == Turn::Discard(seat)).then(|| discard.throw(seat)),
            Stage::Play(play) => play.throws().filter(|(turn, _)| *turn == seat).map(|(_, throw)| throw),
            _ => None,
        }
    }

    /// Returns the score of each side, with what was entered since the deal.
    #[must_use]
    pub const fn scores(&self) -> &BySide<Points> {
        &self.scores
    }

    /// Returns the number of the hand in play, or next to be dealt, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns the seat that deals, or dealt the hand in play.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns eldest: the first player after the dealer.
    #[must_use]
    pub fn eldest(&self) -> Seat {
        self.rules.seats().next(self.dealer)
    }

    /// Returns the hand that was counted last.
    #[must_use]
    pub const fn last(&self) -> Option<&Arc<Finished>> {
        self.last.as_ref()
    }

    /// Returns the red counters.
    #[must_use]
    pub const fn reds(&self) -> &Reds {
        &self.reds
    }

    /// Returns the end of the game, once it is over.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        match &self.stage {
            Stage::Over(end) => Some(end),
            Stage::Deal
            | Stage::Auction { .. }
            | Stage::Sale { .. }
            | Stage::TurnUp(_)
            | Stage::Discard(_)
            | Stage::Play(_) => None,
        }
    }

    /// Returns what the book lets a seat do: never empty for the seat that has to decide something, empty for all
    /// others.
    ///
    /// Sorted: passing before bids, bids and cards from the lowest. Dealing is not listed, since any order of the pack
    /// will do; and of the ways to throw cards away no more than [`Throw::LISTED`] are: [`Game::throw`] tells which cards may
    /// go. At a table where mistakes can be made more than this is accepted by [`Game::apply`].
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        if let Some((asked, ask)) = self.conduct.ask {
            return if asked == seat { self.answers(seat, ask) } else { Vec::new() };
        }
        let says = |calls: Vec<Call>| calls.into_iter().map(Action::Call).collect();
        match (&self.stage, self.turn()) {
            (Stage::Auction { auction, .. }, Turn::Call(turn)) if turn == seat => {
                says(auction.legal(&self.rules, &self.scores))
            }
            (Stage::Sale { sale, .. }, Turn::Call(turn)) if turn == seat => says(sale.legal(&self.rules, &self.scores)),
            (Stage::TurnUp(turn_up), Turn::Call(turn)) if turn == seat => {
                says(turn_up.legal(&self.rules, self.gift_wins()))
            }
            (_, Turn::Discard(turn)) if turn == seat => {
                self.throw(seat).into_iter().flat_map(|throw| throw.choices()).map(Action::Discard).collect()
            }
            (Stage::Play(play), Turn::Play(turn)) if turn == seat => {
                play.duty(&self.rules, &self.conduct).narrow(&play.hand).map(Action::Play)
            }
            _ => Vec::new(),
        }
    }

    /// Returns what a seat may say besides: to claim the rest, to lay a worthless hand down, at a table where mistakes
    /// can be made whatever the book gives it a right to, and to end a game that does not get on.
    #[must_use]
    pub fn claims(&self, seat: Seat) -> Vec<Remark> {
        let mut claims = Vec::new();
        if !self.rules.seats().contains(seat) {
            return claims;
        }
        if self.may_show_weak_hand(seat) {
            claims.push(Remark::WeakHand);
        }
        if let Stage::Play(play) = &self.stage {
            if self.turn() == Turn::Play(seat) {
                if self.rules.claims && play.takes_the_rest(&self.rules) {
                    claims.push(Remark::RestAreMine);
                }
                if play.can_lay_down(&self.rules) {
                    claims.push(Remark::LayDown);
                }
            }
            if self.rules.allows_mistakes() {
                play.book_claims(&self.rules, &self.conduct, seat, &mut claims);
            }
        }
        if self.may_end_by_score() {
            claims.push(Remark::EndByScore);
        }
        claims
    }

    /// Carries out what a seat wants to do, and returns what happened.
    ///
    /// # Errors
    /// The rule that forbids it; the game is then as it was.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let turn = match self.turn() {
            Turn::Over => return Err(IllegalAction::GameOver),
            Turn::Deal(turn) | Turn::Call(turn) | Turn::Discard(turn) | Turn::Play(turn) | Turn::Rule(turn) => turn,
        };
        if !self.rules.seats().contains(seat) {
            return Err(IllegalAction::NoSuchSeat(seat));
        }
        if let Action::Say(remark) = action {
            return self.remark(seat, remark);
        }
        if self.rules.allows_mistakes() && (turn != seat || self.conduct.ask.is_some()) {
            return self.out_of_turn(seat, action);
        }
        if turn != seat {
            return Err(IllegalAction::NotYourTurn(turn));
        }
        // Where no mistakes can be made, what is asked is answered by a remark.
        if self.conduct.ask.is_some() {
            return Err(self.whose_turn());
        }
        if let Some(throw) = self.throw(seat) {
            return match action {
                Action::Discard(cards) if throw.allows(cards) => Ok(self.discard(seat, cards)),
                Action::Deal(_) | Action::Misdeal(..) => Err(IllegalAction::NothingToDeal),
                _ => Err(IllegalAction::Discard(throw)),
            };
        }
        match (&self.stage, action) {
            (Stage::Deal, Action::Deal(pack)) => self.deal(&pack),
            (Stage::Deal, Action::Misdeal(slip, pack)) => self.misdeal(slip, &pack),
            (Stage::Deal, _) => Err(IllegalAction::DealFirst),
            (_, Action::Deal(_) | Action::Misdeal(..)) => Err(IllegalAction::NothingToDeal),
            (Stage::Auction { .. } | Stage::Sale { .. } | Stage::TurnUp(_), Action::Call(call)) => {
                self.call(seat, call)
            }
            (Stage::Auction { .. } | Stage::Sale { .. }, Action::Play(card)) if self.rules.allows_mistakes() => {
                self.pitch_early(seat, card)
            }
            (Stage::Auction { .. } | Stage::Sale { .. } | Stage::TurnUp(_), _) => Err(IllegalAction::StillBidding),
            (Stage::Discard(_) | Stage::Play(_), Action::Discard(_)) => Err(IllegalAction::NoDiscard),
            (Stage::Discard(_), _) => Err(self.whose_turn()),
            (Stage::Play(_), Action::Play(card)) => self.play(seat, card),
            (Stage::Play(_), _) => Err(IllegalAction::BiddingOver),
            (Stage::Over(_), _) => Err(IllegalAction::GameOver),
        }
    }

    fn deal(&mut self, pack: &Pack) -> Result<Vec<Event>, IllegalAction> {
        pack.check(&self.rules)?;
        let mut dealt = BySeat::new(self.rules.seats().len());
        let dealer = self.dealer;
        let mut events = self.find_first_pitcher(pack);
        events.extend(pack.cut().map(Event::Cut));
        let mut rest = pack.cards();
        let (mut rows, down) = (Rows::default(), self.rules.face_down());
        for (seat, count) in deal::packets(&self.rules, dealer) {
            let (packet, below) = rest.split_at(count.min(rest.len()));
            let (order, packet) = (packet, packet.iter().copied().collect::<Cards>());
            rest = below;
            let lies = match down {
                0 if self.is_dealt_blind(seat) => Lies::Unlooked,
                0 => Lies::InHand,
                down if rows.piles(seat).count() < down => Lies::Down,
                _ => Lies::Up,
            };
            match lies {
                Lies::InHand | Lies::Unlooked => {}
                Lies::Down => rows.lay_down(seat, order.iter().copied().map(Some)),
                Lies::Up => rows.lay_on(seat, packet),
            }
            if lies != Lies::Down {
                dealt[seat] |= packet;
            }
            let packet = if lies == Lies::Down { Held::hidden(packet.len() as u8) } else { Held::seen(packet) };
            events.push(Event::Dealt { seat, packet, lies });
        }
        self.put_marks_by();
        self.patience.note_deal(&self.rules, &self.scores, self.number);
        self.conduct = Conduct::new(self.rules.seats().len());
        self.begin(dealt, rows, rest, pack.cut(), &mut events);
        Ok(events)
    }

    /// Keeps what was entered in a deal that was thrown in beside the hand that is dealt in its place (B-26).
    pub(super) fn put_marks_by(&mut self) {
        self.before = self.scores;
        self.thrown_in.append(&mut self.marks);
    }

    /// Finds the player who is dealt the two of diamonds in the first deal, where that player pitches first: the one before them
    /// counts as dealer (IRD-01).
    fn find_first_pitcher(&mut self, pack: &Pack) -> Vec<Event> {
        let two = Card::new(Rank::Two, Suit::Diamonds);
        if !self.rules.finds_pitcher_by_two() || self.number > 1 {
            return Vec::new();
        }
        let dealt = deal::deal(&self.rules, self.dealer, pack);
        let Some((holder, _)) = dealt.iter().find(|(_, cards)| cards.contains(&two)) else { return Vec::new() };
        self.dealer = self.rules.seats().before(holder);
        vec![Event::FirstPitcher { seat: holder, chosen_by: None }]
    }

    /// Goes on after the deal, to bidding, a sale, a card that makes trump, or eldest's lead. `stock` is the rest of
    /// the pack, and `cut` the card that was cut for trump, if one was.
    pub(super) fn begin(
        &mut self,
        dealt: BySeat<Cards>,
        rows: Rows,
        stock: &[Card],
        cut: Option<Card>,
        events: &mut Vec<Event>,
    ) {
        if self.rules.trump_by == TrumpBy::TurnUp {
            return self.turn_first(dealt, stock, events);
        }
        let mut dealt = Dealt::new(&self.rules, self.dealer, dealt, stock);
        dealt.rest.rows = rows;
        let has_stock = self.rules.exchanges() || self.rules.draws() || self.rules.exchanges_weak_hands();
        if has_stock || self.rules.has_table_widow() {
            let stock = dealt.rest.stock.len() as u8;
            events.push(Event::SetAside { widow: if self.rules.has_bids() { self.rules.widow } else { 0 }, stock });
        }
        events.extend(self.rules.open_top(&dealt.rest.stock, true).map(Event::StockTop));
        match self.rules.trump_by {
            TrumpBy::StockTop | TrumpBy::Cut => self.show_trump(dealt, cut.or(stock.first().copied()), events),
            TrumpBy::Sale => self.stage = Stage::sale(&self.rules, dealt, self.dealer),
            TrumpBy::Auction | TrumpBy::TurnUp => self.stage = Stage::auction(dealt, self.dealer),
            TrumpBy::Eldest => {
                let contract = Contract::new(self.eldest(), None);
                self.stage = Stage::Play(Play::pitched(&self.rules, dealt, Vec::new(), contract));
                events.push(Event::Contracted(contract));
            }
        }
    }

    /// Returns the reason why the seat may not play a card now, for telling a player before they try; `None` if it may,
    /// or if it is not its turn to play.
    #[must_use]
    pub fn why_not(&self, seat: Seat, card: Card) -> Option<IllegalPlay> {
        match &self.stage {
            Stage::Play(play) if self.turn() == Turn::Play(seat) => {
                let duty = play.duty(&self.rules, &self.conduct);
                play.hand.check(card).and_then(|()| duty.check(&play.hand, card)).err()
            }
            _ => None,
        }
    }
}
