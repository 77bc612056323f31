//! Form of a pad: the next hand, or an old one, while it is told by what is pressed in its columns.

use super::entry::{Entry, bids, column, columns};
use super::stroke::Stroke;
use super::{Pad, WrongLine};
use crate::timestamp::Timestamp;
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Bid, Game, Point, Points, Rules, Seat, Unfit};

/// Largest number of bids that stand beside each other.
const BESIDE: usize = 8;

/// Question about a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Who dealt.
    Dealer,
    /// Which cards were turned up.
    Turned,
    /// What came of the begging.
    Begging,
    /// Who bid.
    Bidder,
    /// How much was bid.
    Bid,
    /// Who was the partner.
    Partner,
    /// Whose offer was turned down.
    Refused,
    /// How many points were made.
    Points,
    /// Who made this point.
    Made(Point),
    /// Whether the jack was won from another side.
    Hung,
    /// Whether the bidder took every trick.
    Tricks,
}

/// Number that is counted up and down, by what leads to one less and one more, as far as it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steps<T> {
    /// Number, once it was told.
    pub number: Option<T>,
    /// What is pressed for one less.
    pub less: Option<Stroke>,
    /// What is pressed for one more.
    pub more: Option<Stroke>,
}

/// What is pressed to answer a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answers {
    /// A place in each column, with the number of its ticks.
    Ticks(Vec<(Stroke, usize)>),
    /// Answers beside each other, `true` for those that are given.
    Choices(Vec<(Stroke, bool)>),
    /// A bid that is counted through.
    Bid(Steps<Bid>),
    /// A number of points in each column.
    Points(Vec<Steps<Points>>),
}

/// Row of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Question.
    pub question: Question,
    /// What is pressed to answer it.
    pub answers: Answers,
}

impl Row {
    /// Returns everything that can be pressed in the row.
    pub fn strokes(&self) -> Vec<Stroke> {
        match &self.answers {
            Answers::Ticks(ticks) => ticks.iter().map(|(stroke, _)| *stroke).collect(),
            Answers::Choices(choices) => choices.iter().map(|(stroke, _)| *stroke).collect(),
            Answers::Bid(steps) => steps.less.into_iter().chain(steps.more).collect(),
            Answers::Points(all) => all.iter().flat_map(|steps| steps.less.into_iter().chain(steps.more)).collect(),
        }
    }
}

/// Pad with the hand that is being told.
#[derive(Debug, Clone)]
pub struct Form {
    pad: Pad,
    entry: Entry,
    /// Line that is corrected.
    corrected: Option<usize>,
    /// Line that a correction does not fit.
    wrong: Option<WrongLine>,
    /// Number of strokes so far.
    turn: usize,
}

impl Form {
    /// Begins to tell the next hand of a pad.
    #[must_use]
    pub fn new(pad: Pad) -> Self {
        let entry = Entry::of(pad.game().dealer());
        Form { pad, entry, corrected: None, wrong: None, turn: 0 }
    }

    /// Returns the pad.
    #[must_use]
    pub const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// Returns the number of strokes so far: a stroke that was meant for another one comes too late.
    #[must_use]
    pub const fn turn(&self) -> usize {
        self.turn
    }

    /// Returns the line that is corrected.
    #[must_use]
    pub const fn corrected(&self) -> Option<usize> {
        self.corrected
    }

    /// Returns the line that the correction does not fit, once it was to be written down.
    #[must_use]
    pub const fn wrong(&self) -> Option<WrongLine> {
        self.wrong
    }

    /// Returns the number of the hand that is told, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.corrected.unwrap_or(self.pad.lines().len()) + 1
    }

    /// Returns `true` if the game is over and no hand is told any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.pad.is_over() && self.corrected.is_none()
    }

    /// Returns `true` if nothing was told of the next hand yet.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.entry == Entry::of(self.entry.entered.dealer) && self.corrected.is_none()
    }

    /// Returns the game as it would be with the hand that is told.
    ///
    /// # Errors
    /// If the hand cannot be as it is told.
    pub fn tried(&self) -> Result<Game, Unfit> {
        self.pad.try_line(self.number() - 1, &self.entry.entered)
    }

    /// Returns `true` if somebody would be set back by the hand that is told.
    #[must_use]
    pub fn is_set_back(&self) -> bool {
        self.tried().is_ok_and(|game| game.last().is_some_and(|hand| hand.score.set_back))
    }

    /// Returns `true` if the hand can be written down as it is told, or the game can begin again.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.is_over() || !self.is_blank() && self.untold().is_none() && self.misfit().is_none()
    }

    /// Returns the column whose points are not told yet, unless the others have all of them; none if nothing was told that
    /// counts in a hand that ended the game.
    #[must_use]
    pub fn untold(&self) -> Option<usize> {
        let (rules, entry) = (self.pad.rules(), &self.entry);
        let told: Points = entry.entered.counted.iter().map(|counted| counted.points).sum();
        let is_played = !self.is_over() && !entry.entered.thrown_in;
        let is_short = is_played && entry.counts(rules) && told < rules.counted_points();
        let ends_before = entry.entered.counted.is_empty() && self.tried().is_ok_and(|game| game.end().is_some());
        (0..columns(rules)).find(|of| is_short && !ends_before && entry.counted(rules, *of).is_none())
    }

    /// Returns `true` if that is what comes next: not where nobody has Game, which may be tied, or not told yet.
    #[must_use]
    pub fn is_told(&self) -> bool {
        let asks_game = self.pad.rules().told_points().any(|entry| entry.point == Point::Game);
        let lacks = |game: Game| game.last().is_some_and(|hand| hand.score.awards.of(Point::Game).is_none());
        self.goes_on() && (self.is_over() || !asks_game || !self.tried().is_ok_and(lacks))
    }

    /// Returns the reason why the hand that is told cannot be written down.
    #[must_use]
    pub fn misfit(&self) -> Option<Unfit> {
        self.tried().err().filter(|unfit| !self.asks_by_name(*unfit))
    }

    /// Returns `true` if points that were counted are asked for by name, because their order decides.
    fn asks_by_name(&self, unfit: Unfit) -> bool {
        unfit == Unfit::Order && !self.pad.rules().pegs()
    }

    /// Takes a stroke. Returns `true` if the pad is to be kept again.
    pub fn press(&mut self, stroke: Stroke, now: Timestamp) -> bool {
        self.turn += 1;
        match stroke {
            Stroke::Write => return self.write(),
            Stroke::Undo if self.corrected.is_some() => self.next(),
            Stroke::Undo => {
                let is_taken_back = self.pad.undo().is_some();
                self.next();
                return is_taken_back;
            }
            Stroke::Again if self.pad.is_over() => {
                *self = Form { turn: self.turn, ..Form::new(self.pad.rematch(now)) };
                return true;
            }
            Stroke::Correct(index) if self.corrected == Some(index) => self.next(),
            Stroke::Correct(index) => {
                if let Some(line) = self.pad.lines().get(index) {
                    self.entry = Entry::again(line.clone(), self.pad.rules());
                    (self.corrected, self.wrong) = (Some(index), None);
                }
            }
            stroke => {
                self.wrong = None;
                self.entry.press(self.pad.rules(), stroke);
            }
        }
        false
    }

    /// Begins the next hand.
    fn next(&mut self) {
        self.entry = Entry::of(self.pad.game().dealer());
        (self.corrected, self.wrong) = (None, None);
    }

    /// Writes the hand down. Where the order of the points decides, they are to be told by name.
    fn write(&mut self) -> bool {
        if self.is_over() || self.is_blank() || self.untold().is_some() {
            return false;
        }
        if self.tried().is_err_and(|unfit| self.asks_by_name(unfit)) {
            self.entry.by_name = true;
            self.entry.entered.counted.clear();
            return false;
        }
        let entered = self.entry.entered.clone();
        let written = match self.corrected {
            None => self.pad.write(entered).is_ok(),
            Some(index) => match self.pad.correct(index, entered) {
                Ok(()) => true,
                Err(wrong) => {
                    self.wrong = Some(wrong);
                    false
                }
            },
        };
        if written {
            self.next();
        }
        written
    }

    /// Returns the rows of the form; none once the game is over.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        if self.is_over() {
            return Vec::new();
        }
        let (rules, entry, entered) = (self.pad.rules(), &self.entry, &self.entry.entered);
        let mut rows = Vec::new();
        let mut ask = |question, answers| rows.push(Row { question, answers });
        let ticks = |is_it: &dyn Fn(usize) -> usize, stroke: &dyn Fn(usize) -> Stroke| {
            Answers::Ticks((0..columns(rules)).map(|of| (stroke(of), is_it(of))).collect())
        };
        let one = |stroke, is_so| Answers::Choices(vec![(stroke, is_so)]);
        if rules.trump_by == TrumpBy::TurnUp {
            ask(Question::Dealer, ticks(&|of| (column(rules, entered.dealer) == of).into(), &Stroke::Dealer));
            let turned = rules
                .turnup_scores
                .iter()
                .map(|(rank, _)| (Stroke::Turned(rank), entered.turned.iter().any(|card| card.rank() == Some(rank))));
            ask(Question::Turned, Answers::Choices(turned.collect()));
            if rules.beg_limit > 0 {
                ask(Question::Begging, one(Stroke::Gift, entered.gift));
            }
        }
        if rules.has_bids() {
            let of_bidder = entered.bidder.map(|bidder| column(rules, bidder));
            ask(Question::Bidder, ticks(&|of| (of_bidder == Some(of)).into(), &Stroke::Bidder));
            ask(Question::Bid, self.bid(rules));
            if rules.calls_partner() {
                let partner = entered.partner.map(Seat::index);
                ask(Question::Partner, ticks(&|of| (partner == Some(of)).into(), &Stroke::Partner));
            }
            if rules.trump_by == TrumpBy::Sale && rules.refused_bid_credit {
                let refused = entered.refused.map(Seat::index);
                ask(Question::Refused, ticks(&|of| (refused == Some(of)).into(), &Stroke::Refused));
            }
        }
        if entry.counts(rules) {
            ask(Question::Points, Answers::Points((0..columns(rules)).map(|of| self.count(rules, of)).collect()));
        }
        for point in entry.points(rules) {
            ask(Question::Made(point), ticks(&|of| entry.made(rules, point, of), &|of| Stroke::Made(point, of)));
        }
        let jack = entered.made.iter().find(|made| made.point == Point::Jack).filter(|_| rules.hangs_jack());
        if let Some(jack) = jack {
            ask(Question::Hung, one(Stroke::Hung, jack.hung));
        }
        if entered.bid.is_some_and(|bid| rules.asks_every_trick(bid)) {
            ask(Question::Tricks, one(Stroke::Tricks, entered.all_tricks));
        }
        rows
    }

    /// Returns the choice of a bid: the bids beside each other, or a number where there are many.
    fn bid(&self, rules: &Rules) -> Answers {
        let (all, bid) = (bids(rules), self.entry.entered.bid);
        if all.len() <= BESIDE {
            return Answers::Choices(all.into_iter().map(|other| (Stroke::Bid(other), bid == Some(other))).collect());
        }
        let less = Some(Stroke::BidTurned(false)).filter(|_| bid != all.first().copied());
        let more = Some(Stroke::BidTurned(true)).filter(|_| bid != all.last().copied());
        Answers::Bid(Steps { number: bid, less, more })
    }

    fn count(&self, rules: &Rules, of: usize) -> Steps<Points> {
        let (points, most) = (self.entry.counted(rules, of), rules.counted_points());
        Steps {
            number: points,
            less: Some(Stroke::Counted(of, false)).filter(|_| points != Some(Points::ZERO)),
            more: Some(Stroke::Counted(of, true)).filter(|_| points != Some(most)),
        }
    }

    /// Returns everything that can be pressed now.
    #[must_use]
    pub fn strokes(&self) -> Vec<Stroke> {
        let rows = self.rows().into_iter().flat_map(|row| row.strokes());
        let end = if self.is_over() { Stroke::Again } else { Stroke::Write };
        let undo = (!self.pad.lines().is_empty()).then_some(Stroke::Undo);
        rows.chain([end]).chain(undo).chain((0..self.pad.lines().len()).map(Stroke::Correct)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Kind, Player};
    use pitch_rules::{Preset, Seat};

    fn form(preset: Preset) -> Form {
        let rules = Rules::from(preset);
        let people = (0..rules.players).map(|place| Player::new(&format!("P{place}"), Kind::Person)).collect();
        let pad = Pad::new(rules, preset.id(), people, Seat::default(), Timestamp::default()).expect("a pad");
        Form::new(pad)
    }

    fn press(form: &mut Form, strokes: &[Stroke]) -> bool {
        strokes.iter().fold(false, |_, stroke| form.press(*stroke, Timestamp::from_seconds(9)))
    }

    const HAND: [Stroke; 4] =
        [Stroke::Bidder(1), Stroke::Made(Point::High, 1), Stroke::Made(Point::Low, 2), Stroke::Made(Point::Game, 1)];

    #[test]
    fn a_hand_is_told_by_its_columns_and_the_next_one_begins() {
        let mut form = form(Preset::AuctionPitch);
        assert!(form.is_blank() && form.misfit().is_some());
        assert!(!press(&mut form, &HAND) && form.misfit() == Some(Unfit::BidMissing));
        assert!(!press(&mut form, &[Stroke::Write]) && form.pad().lines().is_empty(), "a bid is missing");
        assert!(press(&mut form, &[Stroke::Bid(Bid::TWO), Stroke::Write]));
        assert!(form.is_blank() && form.number() == 2 && form.turn() == 7);
        let scores: Vec<i16> = form.pad().game().scores().values().map(|points| points.0).collect();
        assert_eq!(scores, [0, 2, 1, 0]);
        assert!(!press(&mut form, &[Stroke::Bidder(1), Stroke::Bid(Bid::TWO), HAND[1], HAND[2]]));
        assert!(form.goes_on() && !form.is_told(), "Game may be tied, or not told yet");
        assert!(!press(&mut form, &HAND[3..]) && form.is_told());
    }

    #[test]
    fn what_was_begun_last_is_undone_first() {
        let mut form = form(Preset::AuctionPitch);
        assert!(press(&mut form, &HAND) | press(&mut form, &[Stroke::Bid(Bid::TWO), Stroke::Write]));
        assert!(!press(&mut form, &[Stroke::Correct(0)]) && form.corrected() == Some(0));
        assert!(!press(&mut form, &[Stroke::Undo]) && form.corrected().is_none() && form.pad().lines().len() == 1);
        assert!(press(&mut form, &[Stroke::Undo]) && form.pad().lines().is_empty());
    }

    #[test]
    fn everything_that_can_be_pressed_has_a_name_of_its_own() {
        for preset in Preset::ALL {
            let form = form(preset);
            let mut names: Vec<String> = form.strokes().iter().map(ToString::to_string).collect();
            let count = names.len();
            names.sort();
            names.dedup();
            assert!(count > 2 && names.len() == count, "{preset:?}: {names:?}");
        }
    }
}
