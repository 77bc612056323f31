//! Look back at a game in words: step by step through every hand that is over, with all cards open or as a player saw
//! it.

mod tour;

use crate::command::text::face::{Face, Then};
use pitch_language::{Walk, library, rule_set_name, rule_sheet_as_text, t, told};
use pitch_rules::{Preset, Seat};
use pitch_session::{Deals, Review, TryOut};
use tour::Tour;

pub(in crate::command) use tour::{costs, reasons};

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Looks back from the point that a review shows, with all cards open or as one seat saw it, until the player quits
    /// or the input ends. The game is left as it is, whatever is tried out.
    pub(super) fn look_back(&mut self, review: Review, seen_by: Option<Seat>) -> io::Result<()> {
        let mut tour = Tour::new(&self.language, review, seen_by);
        self.say_all(tour.head(&self.language))?;
        self.lines.print(&t!(self.language, "look-back-begin"))?;
        self.say_all(tour.point(&self.language))?;
        while let Some(line) = self.lines.next_line(&self.language)? {
            if self.walk(&mut tour, &line)? == Then::Leave {
                break;
            }
        }
        Ok(())
    }

    /// Obeys a line. An empty one moves a step on.
    fn walk(&mut self, tour: &mut Tour, line: &str) -> io::Result<Then> {
        let walk = if line.is_empty() { Some((Walk::Next, String::new())) } else { self.words.walk(line) };
        let Some((walk, rest)) = walk else {
            self.lines.print(&t!(self.language, "text-unknown", line = line))?;
            return Ok(Then::Listen);
        };
        let l = &self.language;
        let (view, names) = (tour.view(), tour.names().clone());
        let said = match walk {
            Walk::Quit => return Ok(Then::Leave),
            Walk::PlayOn => return self.try_from(tour, TryOut::FromHere),
            Walk::Again => return self.try_from(tour, TryOut::Again),
            Walk::Moved => return self.try_from(tour, TryOut::Moved),
            Walk::Next if tour.review.forwards() => tour.point(l),
            Walk::Next => vec![t!(l, "look-back-last")],
            Walk::Back if tour.review.back() => tour.point(l),
            Walk::Back => vec![t!(l, "look-back-first")],
            Walk::First => tour.go_to(l, tour.review.hand().steps.start),
            Walk::Last => tour.go_to(l, tour.review.hand().steps.end - 1),
            Walk::Hand if rest.is_empty() => tour.hands(l),
            Walk::Hand | Walk::Step => match (walk, self.words.number(&rest)) {
                (Walk::Hand, Some(number)) => self.go_to_hand(tour, number),
                (_, Some(number)) => self.go_to_step(tour, number),
                (_, None) => vec![t!(l, "text-unknown", line = line)],
            },
            Walk::Cards => tour.cards(l),
            Walk::Trick => told::trick(l, &names, &view),
            Walk::LastTrick => told::last(l, &names, &view),
            Walk::Score => tour.score(l),
            Walk::Points => told::points(l, &names, &view),
            Walk::Log => tour.log(l),
            Walk::Decision => tour.decision(l),
            Walk::Why => tour.why(l, self.settings.thinking.into()),
            Walk::Costs if rest.is_empty() => tour.costs(l, None),
            Walk::Costs => match names.seat(&rest) {
                Some(seat) => tour.costs(l, Some(seat)),
                None => vec![t!(l, "text-no-player", line = rest)],
            },
            Walk::Knew | Walk::Seat => match (walk, names.seat(&rest)) {
                (Walk::Knew, None) if rest.is_empty() => tour.knew(l, tour.decider()),
                (Walk::Knew, Some(seat)) => tour.knew(l, seat),
                (_, Some(seat)) => tour.look_as(l, Some(seat)),
                (_, None) => vec![t!(l, "text-no-player", line = rest)],
            },
            Walk::Open => tour.look_as(l, None),
            Walk::Rules => {
                let record = tour.review.record();
                let name = rule_set_name(l, &record.summary().rule_set);
                rule_sheet_as_text(l, &name, record.rules(), Preset::nearest(record.rules()))
            }
            Walk::Help => vec![t!(l, "look-back-help")],
        };
        self.say_all(said)?;
        Ok(Then::Listen)
    }

    fn go_to_hand(&self, tour: &mut Tour, number: u16) -> Vec<String> {
        let l = &self.language;
        match tour.review.hand_numbered(number.into()) {
            Some(place) => tour.go_to(l, tour.review.hands()[place].steps.start),
            None => vec![library::no_such_hand(l, &tour.review, number.into())],
        }
    }

    fn go_to_step(&self, tour: &mut Tour, number: u16) -> Vec<String> {
        let l = &self.language;
        let steps = tour.review.hand().steps.clone();
        match usize::from(number).checked_sub(1).filter(|step| *step < steps.len()) {
            Some(step) => tour.go_to(l, steps.start + step),
            None => vec![t!(l, "look-back-no-step", number = number, steps = steps.len())],
        }
    }

    /// Tries something out, and repeats the place in the game when that is over.
    fn try_from(&mut self, tour: &mut Tour, what: TryOut) -> io::Result<Then> {
        if let Some(table) = tour.review.table(what, &Deals::random(&mut rand::rng())) {
            self.try_out(table)?;
        }
        self.lines.print(&tour.step(&self.language))?;
        Ok(Then::Listen)
    }
}
