//! A game from the first deal to the last point.

use crate::engine::action::{Action, IllegalAction};
use crate::engine::auction::{Auction, Call, Contract, Outcome};
use crate::engine::card::Card;
use crate::engine::cards::Cards;
use crate::engine::deal::{self, Pack};
use crate::engine::event::{End, Event, Finished, Held, Viewer};
use crate::engine::hand::{Hand, IllegalPlay};
use crate::engine::points::Points;
use crate::engine::rules::{Misfit, Rules};
use crate::engine::score::{Awards, Score};
use crate::engine::seat::{BySeat, BySide, Seat};
use crate::engine::settlement::{self, Accounts};
use crate::engine::trick::Trick;
use crate::engine::view::{SeatView, Turn};

use std::sync::Arc;

/// A game: a value that is changed by [`Game::apply`] and looked at by [`Game::view`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) rules: Arc<Rules>,
    pub(super) dealer: Seat,
    pub(super) number: u32,
    pub(super) scores: BySide<Points>,
    pub(super) set_backs: BySide<u16>,
    pub(super) stage: Stage,
    pub(super) last: Option<Arc<Finished>>,
}

/// What is going on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Stage {
    Deal,
    Auction { dealt: BySeat<Cards>, auction: Auction },
    Play(Play),
    Over(End),
}

/// The tricks of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) calls: Vec<(Seat, Call)>,
    pub(super) contract: Contract,
    pub(super) hand: Hand,
    pub(super) tricks: Vec<Trick>,
}

impl Play {
    pub(super) fn new(rules: &Rules, dealt: BySeat<Cards>, calls: Vec<(Seat, Call)>, contract: Contract) -> Self {
        Play { calls, contract, hand: Hand::new(rules, dealt, contract.pitcher), tricks: Vec::with_capacity(6) }
    }
}

impl Game {
    /// A game at nought for everybody, with this player to deal.
    ///
    /// # Errors
    /// Everything in the rules that does not fit together. A dealer who is not at the table is taken as seat 0.
    pub fn new(rules: Arc<Rules>, dealer: Seat) -> Result<Self, Vec<Misfit>> {
        let misfits = rules.validate();
        if !misfits.is_empty() {
            return Err(misfits);
        }
        let dealer = if rules.seats().contains(dealer) { dealer } else { Seat::default() };
        let (scores, set_backs) = (rules.by_side(), rules.by_side());
        Ok(Game { rules, dealer, number: 1, scores, set_backs, stage: Stage::Deal, last: None })
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whose turn it is, and for what.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match &self.stage {
            Stage::Deal => Turn::Deal(self.dealer),
            Stage::Auction { auction, .. } => auction.next(&self.rules).map_or(Turn::Over, Turn::Call),
            Stage::Play(play) => Turn::Play(play.hand.turn()),
            Stage::Over(_) => Turn::Over,
        }
    }

    /// The score of each side.
    #[must_use]
    pub const fn scores(&self) -> &BySide<Points> {
        &self.scores
    }

    /// The number of the hand in play, or next to be dealt, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Who deals, or dealt the hand in play.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The hand that was counted last.
    #[must_use]
    pub const fn last(&self) -> Option<&Arc<Finished>> {
        self.last.as_ref()
    }

    /// The end of the game, once it is over.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        match &self.stage {
            Stage::Over(end) => Some(end),
            Stage::Deal | Stage::Auction { .. } | Stage::Play(_) => None,
        }
    }

    /// What the book lets a seat do: never empty for the seat that is to bid or play, empty for all others.
    ///
    /// Sorted: passing before bids, bids and cards from the lowest. Dealing is not listed, since any order of the pack
    /// will do.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        match &self.stage {
            Stage::Auction { auction, .. } if self.turn() == Turn::Call(seat) => {
                auction.legal(&self.rules, &self.scores).into_iter().map(Action::Call).collect()
            }
            Stage::Play(play) if play.hand.turn() == seat => play.hand.legal().iter().map(Action::Play).collect(),
            Stage::Deal | Stage::Auction { .. } | Stage::Play(_) | Stage::Over(_) => Vec::new(),
        }
    }

    /// Does what a seat wants to do, and tells what happened.
    ///
    /// # Errors
    /// The rule that forbids it; the game is then as it was.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let turn = match self.turn() {
            Turn::Over => return Err(IllegalAction::GameOver),
            Turn::Deal(turn) | Turn::Call(turn) | Turn::Play(turn) => turn,
        };
        if turn != seat {
            return Err(IllegalAction::NotYourTurn(turn));
        }
        match (&self.stage, action) {
            (Stage::Deal, Action::Deal(pack)) => self.deal(&pack),
            (Stage::Deal, Action::Call(_) | Action::Play(_)) => Err(IllegalAction::DealFirst),
            (Stage::Auction { .. }, Action::Call(call)) => self.call(seat, call),
            (Stage::Auction { .. }, Action::Play(_)) => Err(IllegalAction::StillBidding),
            (Stage::Play(_), Action::Play(card)) => self.play(seat, card),
            (Stage::Play(_), Action::Call(_)) => Err(IllegalAction::BiddingOver),
            (_, Action::Deal(_)) => Err(IllegalAction::NothingToDeal),
            (Stage::Over(_), _) => Err(IllegalAction::GameOver),
        }
    }

    fn deal(&mut self, pack: &Pack) -> Result<Vec<Event>, IllegalAction> {
        pack.check(&self.rules)?;
        let mut cards = pack.cards().iter().copied();
        let mut dealt = BySeat::new(self.rules.seats().len());
        let mut events = Vec::new();
        for (seat, count) in deal::packets(&self.rules, self.dealer) {
            let packet: Cards = cards.by_ref().take(count).collect();
            dealt[seat] |= packet;
            events.push(Event::Dealt { seat, packet: Held::seen(packet) });
        }
        self.stage = Stage::Auction { dealt, auction: Auction::new(self.dealer) };
        Ok(events)
    }

    fn call(&mut self, seat: Seat, call: Call) -> Result<Vec<Event>, IllegalAction> {
        let Stage::Auction { dealt, auction } = &mut self.stage else { return Err(IllegalAction::BiddingOver) };
        auction.check(call, &self.rules, &self.scores)?;
        let takes_from = match (call, auction.standing()) {
            (Call::Bid(bid), Some((bidder, standing))) if bid == standing => Some(bidder),
            _ => None,
        };
        auction.say(seat, call);
        let mut events = vec![Event::Called { seat, call, takes_from }];
        match auction.outcome(&self.rules) {
            None => {}
            Some(Outcome::Contract(contract)) => {
                let play = Play::new(&self.rules, *dealt, auction.calls().to_vec(), contract);
                self.stage = Stage::Play(play);
                events.push(Event::Contracted(contract));
            }
            Some(Outcome::Redeal(dealer)) => {
                events.push(Event::ThrownIn);
                if dealer != self.dealer {
                    events.push(Event::DealPassed(dealer));
                }
                self.dealer = dealer;
                self.stage = Stage::Deal;
            }
        }
        Ok(events)
    }

    fn play(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::StillBidding) };
        play.hand.check(card)?;
        let pitched = play.hand.ranking().trump().is_none();
        let trick = play.hand.play(&self.rules, card);
        let mut events = vec![Event::Played { seat, card }];
        if pitched {
            events.extend(play.hand.ranking().trump().map(Event::TrumpSet));
        }
        if let Some(trick) = trick {
            play.tricks.push(trick);
            events.push(Event::TrickTaken { number: play.tricks.len() as u8, trick, winner: play.hand.turn() });
        }
        if play.hand.is_over() {
            self.count(&mut events);
        }
        Ok(events)
    }

    /// Counts the hand that was just played out, and passes the deal or ends the game.
    fn count(&mut self, events: &mut Vec<Event>) {
        let Stage::Play(play) = &mut self.stage else { return };
        let Some(trump) = play.hand.ranking().trump() else { return };
        let awards = Awards::count(&self.rules, self.dealer, &play.hand);
        let score = Score::enter(&self.rules, play.contract, trump, awards, self.scores);
        let finished = Arc::new(Finished {
            number: self.number,
            dealer: self.dealer,
            calls: std::mem::take(&mut play.calls),
            tricks: std::mem::take(&mut play.tricks),
            score,
        });
        self.last = Some(Arc::clone(&finished));
        events.push(Event::HandScored(finished));
        self.scores = score.after;
        if score.set_back {
            let times = &mut self.set_backs[score.pitching_side(&self.rules)];
            *times = times.saturating_add(1);
        }
        if let Some(victory) = score.victory {
            let accounts = Accounts { full_hand: self.scores, at_win: victory.at_win, set_backs: self.set_backs };
            let payments = settlement::settle(&self.rules, victory.side, &accounts);
            let end = End { victory, payments };
            self.stage = Stage::Over(end);
            events.push(Event::GameWon(end));
        } else {
            self.dealer = self.rules.seats().next(self.dealer);
            self.number = self.number.saturating_add(1);
            self.stage = Stage::Deal;
            events.push(Event::DealPassed(self.dealer));
        }
    }

    /// Why the seat may not play a card now; nothing if it may. For telling a player before he tries.
    #[must_use]
    pub fn why_not(&self, seat: Seat, card: Card) -> Option<IllegalPlay> {
        match &self.stage {
            Stage::Play(play) if play.hand.turn() == seat => play.hand.check(card).err(),
            Stage::Deal | Stage::Auction { .. } | Stage::Play(_) | Stage::Over(_) => None,
        }
    }

    /// The game as this viewer sees it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> SeatView {
        let seats = self.rules.seats();
        let (held, auction, play) = match &self.stage {
            Stage::Deal | Stage::Over(_) => (BySeat::new(seats.len()), None, None),
            Stage::Auction { dealt, auction } => (*dealt, Some(auction), None),
            Stage::Play(play) => (*play.hand.held(), None, Some(play)),
        };
        let calls = match (auction, play) {
            (Some(auction), _) => auction.calls().to_vec(),
            (_, Some(play)) => play.calls.clone(),
            (None, None) => Vec::new(),
        };
        let standing = calls.iter().rev().find_map(|(seat, call)| match call {
            Call::Bid(bid) => Some((*seat, *bid)),
            Call::Pass => None,
        });
        SeatView {
            viewer,
            seats,
            dealer: self.dealer,
            number: self.number,
            scores: self.scores,
            set_backs: self.set_backs,
            turn: self.turn(),
            held: held.map(
                |seat, &cards| {
                    if viewer.sees(seat) { Held::seen(cards) } else { Held::hidden(cards.len() as u8) }
                },
            ),
            calls,
            standing,
            contract: play.map(|play| play.contract),
            trump: play.and_then(|play| play.hand.ranking().trump()),
            tricks: play.map(|play| play.tricks.clone()).unwrap_or_default(),
            trick: play.map(|play| *play.hand.trick()),
            legal: match viewer {
                Viewer::Seat(seat) => self.legal(seat),
                Viewer::Public | Viewer::Open => Vec::new(),
            },
            last: self.last.clone(),
            end: self.end().copied(),
        }
    }
}
