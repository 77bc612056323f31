//! The end of a hand: its count, and the end of the game if it is won.

use crate::awards::Awards;
use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::conduct::{Conduct, Lapse};
use crate::event::{End, Event, Finished, Viewer};
use crate::game::{Game, Play, Stage};
use crate::hand::Hand;
use crate::mark::Mark;
use crate::penalty::Penalties;
use crate::renege::Renege;
use crate::row::Rows;
use crate::rules::RevokeCall;
use crate::score::{Count, Score, first_at_target, leader_by_two};
use crate::seat::{BySeat, Side};
use crate::settlement::Accounts;
use crate::turn_up::TurnUp;
use crate::victory::{Victory, WonBy};

use std::sync::Arc;

impl Game {
    pub(super) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Writes points down before the hand is counted, and returns the victory that they bring where they may, unless
    /// only a lead of two or a bid that is made does (B-49, B-50). Points that several sides have together are all
    /// entered, in turn after the dealer, and of the sides that reach the target the one with the highest score wins,
    /// of equals the first (B-24).
    #[must_use]
    pub(super) fn mark(&mut self, marks: &[Mark], can_win: bool, events: &mut Vec<Event>) -> Option<Victory> {
        let ends = can_win && !self.rules.needs_lead() && !self.rules.needs_bid();
        for &mark in marks {
            self.marks.push(mark);
            self.scores[mark.side] += mark.points;
            events.push(Event::Marked(mark));
        }
        let first = first_at_target(&self.rules, &self.scores, marks.iter().copied());
        first.filter(|_| ends).map(|mark| Victory { side: mark.side, by: mark.into(), at_win: self.scores })
    }

    /// Returns the sides other than this one, in turn after the dealer.
    pub(super) fn other_sides(&self, own: Side) -> Vec<Side> {
        self.rules.other_sides(self.dealer, own)
    }

    /// Ends the game after a misdeal was entered, if a side now leads by two, where that is asked for (B-50).
    pub(super) fn win_by_misdeal(&mut self, events: &mut Vec<Event>) {
        if !self.rules.needs_lead() || self.rules.needs_bid() || self.marks.is_empty() {
            return;
        }
        let leader = leader_by_two(&self.rules, &self.scores);
        let victory = leader.map(|side| Victory { side, by: WonBy::Misdeal, at_win: self.scores });
        self.end_early(victory, events);
    }

    /// Ends the game that the offender's side has lost by a grave renege (TAF-35); of several other sides the best, or
    /// else the next in turn, wins. The points for lesser reneges that were established before stand; nothing else of
    /// the hand is counted.
    pub(super) fn forfeit(&mut self, renege: &Renege, events: &mut Vec<Event>) {
        let lesser: Vec<_> = self.established().into_iter().filter(|other| !other.grave).collect();
        let points = match &self.stage {
            Stage::Play(play) => {
                let jack = has_trump_jack(&play.hand);
                Penalties::of(&self.rules, self.dealer, play.contract, &lesser, jack).marks
            }
            _ => Vec::new(),
        };
        let _ = self.mark(&points, false, events);
        let contract = self.contract();
        let offender = self.rules.side_in(contract, renege.seat);
        let mut winner: Option<Side> = None;
        for side in self.rules.seats().after(renege.seat).map(|seat| self.rules.side_of(seat)) {
            if self.rules.camp(contract, side) != offender
                && winner.is_none_or(|best| self.scores[side] > self.scores[best])
            {
                winner = Some(side);
            }
        }
        let victory = winner.map(|side| Victory { side, by: WonBy::RenegeForfeit, at_win: self.scores });
        self.end_early(victory, events);
    }

    /// Ends the game before the hand is counted, if it is won.
    pub(super) fn end_early(&mut self, victory: Option<Victory>, events: &mut Vec<Event>) {
        let Some(victory) = victory else { return };
        let finished = match &self.stage {
            Stage::Play(play) => {
                let mut awards = match play.hand.is_over() {
                    true => Awards::count(&self.rules, self.dealer, play.contract, &play.hand),
                    false if self.rules.pegs() => Awards::of_cards(&self.rules, self.dealer, play.contract, &play.hand),
                    false => Awards::none(&self.rules),
                };
                awards.put_in_order_of_play(&self.rules, &play.tricks);
                let score = self.uncounted(awards, play.hand.ranking().trump(), victory);
                Some(self.finished(play, score, self.marks.clone(), self.established()))
            }
            _ => None,
        };
        self.close(finished, Some(victory), events);
    }

    /// Ends the game before the first card is played, if it is won.
    pub(super) fn end_unplayed(&mut self, turn_up: &TurnUp, victory: Option<Victory>, events: &mut Vec<Event>) {
        let Some(victory) = victory else { return };
        let score = self.uncounted(Awards::none(&self.rules), turn_up.suit(), victory);
        let finished = Finished {
            calls: turn_up.calls().to_vec(),
            turned: turn_up.turned().to_vec(),
            ..self.unplayed(score, self.marks.clone())
        };
        self.close(Some(finished), Some(victory), events);
    }

    /// Returns a hand of which no card was seen here, with this score and these lines.
    pub(super) fn unplayed(&self, score: Score, marks: Vec<Mark>) -> Finished {
        let nothing = BySeat::new(self.rules.seats().len());
        Finished {
            number: self.number,
            dealer: self.dealer,
            leader: self.eldest(),
            calls: Vec::new(),
            turned: Vec::new(),
            partner_card: None,
            announced: false,
            exchanged: Vec::new(),
            cut: None,
            drawn: Vec::new(),
            tricks: Vec::new(),
            rows: Rows::default(),
            won: nothing,
            laid_down: nothing,
            claim: None,
            cut_short: false,
            reneges: self.established(),
            thrown_in: Vec::new(),
            marks,
            score,
            reds: self.reds,
            pool_won: 0,
        }
    }

    /// Returns the score of a hand that is not counted: only what was entered before changes the scores.
    pub(super) fn uncounted(&self, awards: Awards, trump: Option<Suit>, victory: Victory) -> Score {
        let contract = match &self.stage {
            Stage::Play(play) => play.contract,
            _ => None,
        };
        let made = contract.map(|contract| awards.made_by(self.rules.side_of(contract.pitcher))).unwrap_or_default();
        Score {
            made,
            delta: self.scores.map(|side, &score| score - self.before[side]),
            after: self.scores,
            victory: Some(victory),
            ..Score::of_nothing(self.dealer, contract, trump, awards, self.before)
        }
    }

    fn finished(&self, play: &Play, score: Score, marks: Vec<Mark>, reneges: Vec<Renege>) -> Finished {
        Finished {
            number: self.number,
            dealer: self.dealer,
            leader: play.leader,
            calls: play.calls.clone(),
            turned: play.turned.clone(),
            partner_card: play.partner_card,
            announced: self.rules.announces(),
            exchanged: play.exchanged.iter().map(|event| event.seen_by(Viewer::Public)).collect(),
            cut: play.cut,
            drawn: play.drawn.iter().map(|event| event.seen_by(Viewer::Public)).collect(),
            tricks: play.tricks.clone(),
            rows: play.rest.rows.seen(),
            won: *play.hand.won(),
            laid_down: play.laid_down,
            claim: play.claim,
            cut_short: self.is_cut_short(play),
            reneges,
            thrown_in: Vec::new(),
            marks,
            score,
            reds: self.reds,
            pool_won: 0,
        }
    }

    /// Returns the reneges that count: those that were called, or all where the referee finds them (B-44).
    fn established(&self) -> Vec<Renege> {
        let referee = self.rules.revoke_call == RevokeCall::Referee;
        self.reneges(|lapse| referee || lapse.established)
    }

    /// Returns the reneges that everybody knows of.
    pub(super) fn called(&self) -> Vec<Renege> {
        self.reneges(|lapse| lapse.established)
    }

    fn reneges(&self, is_meant: impl Fn(&Lapse) -> bool) -> Vec<Renege> {
        self.conduct.lapses.iter().filter(|lapse| is_meant(lapse)).map(|lapse| lapse.renege).collect()
    }

    /// Counts the hand that was just played out, or is over before, and passes the deal or ends the game.
    pub(super) fn count(&mut self, events: &mut Vec<Event>) {
        let reneges = self.established();
        let grave = reneges.iter().find(|renege| renege.grave && self.rules.renege_forfeit);
        if let Some(renege) = grave {
            return self.forfeit(renege, events);
        }
        let Stage::Play(play) = &self.stage else { return };
        let hand = &play.hand;
        if hand.ranking().trump().is_none() {
            return;
        }
        let penalties = Penalties::of(&self.rules, self.dealer, play.contract, &reneges, has_trump_jack(hand));
        events.extend(penalties.marks.iter().copied().map(Event::Marked));
        for (side, &paid) in penalties.reds.iter() {
            self.reds.held[side] -= paid;
            self.reds.pool += paid;
        }
        let count = Count::of(&self.rules, self.dealer, play.contract, self.before, &self.marks, hand);
        let mut count = Count { carry: self.carry, number: self.number, ..count };
        if self.has_pegged_out(&reneges) {
            (count.is_over, count.awards) = (false, Awards::of_cards(&self.rules, self.dealer, play.contract, hand));
        } else if !count.is_over {
            self.count_the_settled(&mut count);
        }
        count.awards.put_in_order_of_play(&self.rules, &play.tricks);
        (count.penalties, count.burdens) = (&penalties.marks, penalties.burdens);
        let score = Score::enter(&self.rules, &count);
        let finished = self.finished(play, score, score.pad(&self.rules, &count), reneges);
        self.write_down(finished, events);
    }

    /// Writes the score of a counted hand down, and passes the deal or ends the game.
    pub(super) fn write_down(&mut self, finished: Finished, events: &mut Vec<Event>) {
        let score = finished.score;
        if let Some(side) = score.pitching_side(&self.rules).filter(|_| score.set_back) {
            for side in self.rules.scorers(self.dealer, score.contract, side) {
                self.set_backs[side] = self.set_backs[side].saturating_add(1);
            }
        }
        (self.scores, self.carry) = (score.after, score.carry_after);
        self.close(Some(finished), score.victory, events);
    }

    /// Ends the hand, and the game if it is won: the winner takes the pool (EBP-17), and the losers pay (BAP-42).
    pub(super) fn close(&mut self, finished: Option<Finished>, victory: Option<Victory>, events: &mut Vec<Event>) {
        let mut pool_won = 0;
        if let Some(victory) = victory {
            pool_won = std::mem::take(&mut self.reds.pool);
            self.reds.held[victory.side] += pool_won;
        }
        if let Some(finished) = finished {
            // The pad of the last hand stays; before another hand nothing is written on it.
            (self.before, self.marks) = match victory {
                Some(_) => (finished.score.before, finished.marks.clone()),
                None => (self.scores, Vec::new()),
            };
            let thrown_in = std::mem::take(&mut self.thrown_in);
            let finished = Arc::new(Finished { reds: self.reds, pool_won, thrown_in, ..finished });
            self.last = Some(Arc::clone(&finished));
            events.push(Event::HandScored(finished));
        }
        self.conduct = Conduct::new(self.rules.seats().len());
        if let Some(victory) = victory {
            let accounts = Accounts { full_hand: self.scores, at_win: victory.at_win, set_backs: self.set_backs };
            let payments = accounts.settle(&self.rules, victory.side);
            let end = End { victory, scores: self.scores, payments, reds: self.reds.held };
            self.stage = Stage::Over(end);
            events.push(Event::GameWon(end));
        } else {
            self.dealer = self.eldest();
            self.number = self.number.saturating_add(1);
            self.stage = Stage::Deal;
            events.push(Event::DealPassed(self.dealer));
        }
    }
}

/// Returns `true` if the trump jack is in play.
fn has_trump_jack(hand: &Hand) -> bool {
    let dealt = hand.dealt().values().fold(Cards::NONE, |all, &cards| all | cards);
    hand.ranking().trump().is_some_and(|trump| dealt.contains(Card::new(Rank::Jack, trump)))
}

#[cfg(test)]
mod tests;
