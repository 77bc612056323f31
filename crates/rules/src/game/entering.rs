//! Hands that were played with real cards, and are told to the player who keeps the pad.

use crate::awards::Awards;
use crate::call::{Contract, Outcome};
use crate::entered::{Entered, Unfit};
use crate::event::Event;
use crate::game::{Game, Stage};
use crate::mark::Mark;
use crate::points::Points;
use crate::rules::{Settlement, SettlementBasis};
use crate::score::{Count, Score};
use crate::seat::{BySide, Side};
use crate::victory::Victory;

impl Game {
    /// Enters a hand that was played with real cards in the place of the next one: it is scored as if it had been played
    /// here, and the game ends if it is won. A victory before the first card ends it whatever else is told.
    ///
    /// # Errors
    /// What cannot be as it is told; the game is then as it was. A game in the middle of a hand takes none.
    pub fn enter(&mut self, entered: &Entered) -> Result<Vec<Event>, Unfit> {
        let mut next = self.clone();
        let events = next.take_down(entered)?;
        *self = next;
        Ok(events)
    }

    fn take_down(&mut self, entered: &Entered) -> Result<Vec<Event>, Unfit> {
        if !matches!(self.stage, Stage::Deal) {
            return Err(Unfit::Over);
        }
        entered.check_table(&self.rules)?;
        self.dealer = entered.dealer;
        self.put_marks_by();
        self.patience.note_deal(&self.rules, &self.scores, self.number);
        let mut events = Vec::new();
        for &card in &entered.turned {
            let victory = self.score_turned(card, &mut events);
            if self.ends_unplayed(None, victory, &mut events) {
                return Ok(events);
            }
        }
        if entered.thrown_in {
            let unbid = Some(self.rules.unbid(self.dealer)).filter(|_| self.rules.has_bids());
            let dealer = if let Some(Outcome::Redeal(dealer)) = unbid { dealer } else { self.dealer };
            self.throw_in(dealer, &mut events);
            return Ok(events);
        }
        if entered.gift {
            if self.gift_wins() && !self.rules.gift_can_win {
                return Err(Unfit::GiftWins);
            }
            let victory = self.score_gift(&mut events);
            if self.ends_unplayed(None, victory, &mut events) {
                return Ok(events);
            }
        }
        let contract = entered.contract(&self.rules, &self.scores)?;
        if let Some((seat, bid, refused)) = entered.price(&self.rules) {
            let victory = self.score_price(seat, bid, refused, &mut events);
            if self.ends_unplayed(contract, victory, &mut events) {
                return Ok(events);
            }
        }
        entered.check_points(&self.rules, contract)?;
        let finished = {
            let (score, marks) = self.score_told(entered, contract)?;
            self.unplayed(score, marks)
        };
        self.write_down(finished, &mut events);
        Ok(events)
    }

    /// Ends the game before the first card if it is won, and returns `true` if so.
    fn ends_unplayed(&mut self, contract: Option<Contract>, victory: Option<Victory>, events: &mut Vec<Event>) -> bool {
        if let Some(victory) = victory {
            let awards = Awards::none(&self.rules);
            let score = Score { contract, ..self.uncounted(awards, None, victory) };
            let finished = self.unplayed(score, self.marks.clone());
            self.close(Some(finished), Some(victory), events);
        }
        victory.is_some()
    }

    /// Scores a hand as it is told, and returns its lines.
    fn score_told(&self, entered: &Entered, contract: Option<Contract>) -> Result<(Score, Vec<Mark>), Unfit> {
        let rules = &*self.rules;
        let counts = entered.counts(rules, contract);
        let count = |counts: &[(Side, Points)], first| Count {
            dealer: self.dealer,
            contract,
            trump: None,
            awards: entered.awards(rules, contract, counts, first),
            all_tricks: entered.all_tricks,
            number: self.number,
            before: self.before,
            entered: &self.marks,
            carry: self.carry,
            is_over: true,
            penalties: &[],
            burdens: BySide::new(rules.sides()),
        };
        let told = count(&counts, true);
        let score = Score::enter(rules, &told);
        // Of numbers nobody knows in which order the points were counted out: it must not matter.
        let pays_by_order = rules.settlement != Settlement::Off && rules.settlement_basis == SettlementBasis::AtWin;
        let outcome =
            |score: &Score| score.victory.map(|victory| (victory.side, Some(victory.at_win).filter(|_| pays_by_order)));
        for index in 0..counts.len() {
            let mut order = counts.clone();
            order.swap(0, index);
            for first in [true, false] {
                if outcome(&Score::enter(rules, &count(&order, first))) != outcome(&score) {
                    return Err(Unfit::Order);
                }
            }
        }
        let marks = score.pad(rules, &told);
        Ok((score, marks))
    }
}
