//! Score pad of a game with real cards: the hands on it, and what cannot be as it is told.

use crate::phrase::aloud::{end_aloud, paid_aloud};
use crate::phrase::card::{point, rank};
use crate::phrase::joined::{list, listed, sentence, sentences};
use crate::phrase::mark::mark;
use crate::phrase::person::{bid_figure, figure, score, side};
use crate::phrase::refusal::call;
use crate::phrase::result::{end, result_brief, stamp};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::Entry;
use pitch_rules::{Bid, Cause, End, Finished, IllegalCall, Point, Points, Score, Seat, Side, Unfit};
use pitch_session::pad::{Form, Question, Stroke};
use pitch_session::{Pad, WrongLine};

/// The stamp beside a hand: "Set back 3", "Made"; empty where nobody bid.
#[must_use]
pub fn pad_stamp(language: &Language, names: &Names, hand: &Finished) -> String {
    let set_back = hand.marks.iter().find(|mark| matches!(mark.cause, Cause::SetBack(_)));
    set_back.map_or_else(|| stamp(language, names, &hand.score), |&line| mark(language, names, line))
}

/// Tells what became of the bid, or what was made where nobody bid: "Ben made 2 of 3. The jack wasn’t in play."
#[must_use]
pub fn pad_told(language: &Language, names: &Names, hand: &Finished) -> String {
    let brief = sentence(language, side_brief(language, names, &hand.score));
    let rules = names.rules();
    let is_blank = hand.score.awards.iter().next().is_none();
    let lacks = |point| {
        let is_told = rules.told_points().any(|entry| entry.point == point);
        is_told && !is_blank && hand.score.awards.of(point).is_none()
    };
    let made: Points = hand.score.awards.iter().filter(|award| rules.is_counted(award.point)).map(|a| a.points).sum();
    let all = rules.counted_points();
    let no_game = lacks(Point::Game).then(|| t!(language, "scorepad-no-game"));
    let besides = if lacks(Point::Jack) {
        Some(t!(language, "scorepad-no-jack"))
    } else if made == all && made > Points::ZERO {
        Some(t!(language, "scorepad-all-out", points = all.0))
    } else {
        None
    };
    sentences(language, std::iter::once(brief).chain(besides).chain(no_game))
}

/// Tells briefly what became of the bid: of a bidder with a partner only the side is known.
fn side_brief(language: &Language, names: &Names, score: &Score) -> String {
    let (Some(contract), Some(bid), true) = (score.contract, score.bid(), names.have_partners()) else {
        return result_brief(language, names, score);
    };
    let of = names.rules().side_of(contract.pitcher);
    let (who, name, made) = (names.who_side(of), side(language, names, of), score.made.0);
    match score.set_back {
        true => t!(language, "count-short", who = who, name = name, made = made, bid = figure(language, bid)),
        false => t!(language, "result-side-made", who = who, name = name, made = made),
    }
}

/// Tells the scores of all sides in one line: "Ruth 4, Ben 5, Cleo -1".
#[must_use]
pub fn pad_scores(language: &Language, names: &Names, scored: &Score) -> String {
    pad_scores_of(language, names, scored.after.iter().map(|(side, points)| (side, *points)))
}

/// Tells these scores in one line.
fn pad_scores_of(language: &Language, names: &Names, scores: impl Iterator<Item = (Side, Points)>) -> String {
    let told = scores.map(|(of, points)| {
        t!(language, "scorepad-score", name = side(language, names, of), score = score(language, names, points))
    });
    listed(language, told)
}

/// Tells how the game on a pad stands: "Ruth 4, Ben 5, Cleo -1."
#[must_use]
pub fn pad_standing(language: &Language, names: &Names, pad: &Pad) -> String {
    let scores = pad.game().scores();
    sentence(language, pad_scores_of(language, names, scores.iter().map(|(side, points)| (side, *points))))
}

/// Returns a bid as it can be typed: "Ben bid 3".
#[must_use]
pub fn pad_example_bid(language: &Language, names: &Names) -> String {
    let rules = names.rules();
    let bid = Bid::new(rules.min_bid.number() + 1).filter(|bid| *bid <= rules.max_bid).unwrap_or(rules.min_bid);
    t!(language, "scorepad-example-bid", name = example_name(names, 1), bid = bid.number())
}

/// Returns a hand as it can be typed in one line: "Ben bid 3, High Ben, Low Cleo, Jack -, Game Ben".
#[must_use]
pub fn pad_example(language: &Language, names: &Names) -> String {
    let rules = names.rules();
    let bid = rules.has_bids().then(|| pad_example_bid(language, names));
    let told = |(place, entry): (usize, Entry)| {
        let name = match entry.point {
            Point::Jack => "-",
            _ => example_name(names, if place == 1 { 2 } else { 1 }),
        };
        t!(language, "scorepad-example-point", point = point(language, entry.point), name = name)
    };
    let most = rules.counted_points();
    let counted = (most > Points::ZERO)
        .then(|| t!(language, "scorepad-score", name = example_name(names, 1), score = (most.0 / 2 + 1).to_string()));
    listed(language, bid.into_iter().chain(counted).chain(rules.told_points().enumerate().map(told)))
}

/// Returns the name of a player for an example, the first after so many others.
fn example_name(names: &Names, place: usize) -> &str {
    let seat = Seat::new(place).filter(|seat| names.rules().seats().contains(*seat)).unwrap_or_default();
    names.name(seat)
}

/// Tells every hand on a pad, a line each, with the scores after it.
#[must_use]
pub fn pad_lines(language: &Language, names: &Names, pad: &Pad) -> Vec<String> {
    let told = (0..pad.lines().len()).map(|index| {
        let number = index + 1;
        match pad.hand(index) {
            None => t!(language, "scorepad-line-thrown-in", number = number),
            Some(hand) => {
                let stamped = pad_stamp(language, names, hand);
                let stamped = (!stamped.is_empty()).then(|| sentence(language, stamped));
                let told = std::iter::once(pad_told(language, names, hand)).chain(stamped);
                let scores = sentence(language, pad_scores(language, names, &hand.score));
                t!(language, "scorepad-line", number = number, told = sentences(language, told), scores = scores)
            }
        }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { vec![t!(language, "scorepad-empty")] } else { told }
}

/// Tells the end of the game on a pad: who won, how, and what is paid. Of points that are only counted nobody knows which
/// of them won.
#[must_use]
pub fn pad_end(language: &Language, names: &Names, over: &End) -> Vec<String> {
    match names.rules().counted_points() {
        Points::ZERO => end_aloud(language, names, over),
        _ => std::iter::once(sentence(language, end(language, names, over)))
            .chain(paid_aloud(language, names, over))
            .collect(),
    }
}

/// Tells why a hand cannot be as it is told.
#[must_use]
pub fn unfit(language: &Language, names: &Names, unfit: &Unfit) -> String {
    let of = |of: Point| point(language, of);
    match *unfit {
        Unfit::Over => t!(language, "scorepad-unfit-over"),
        Unfit::NoSuchSeat(seat) => t!(language, "scorepad-unfit-seat", seat = seat.index() + 1),
        Unfit::NothingTurned => t!(language, "scorepad-unfit-turned"),
        Unfit::GiftWins => call(language, IllegalCall::GiftWouldWin),
        Unfit::NoBids => t!(language, "scorepad-unfit-bids"),
        Unfit::NobodyBid => t!(language, "scorepad-unfit-nobody-bid"),
        Unfit::BidMissing => t!(language, "scorepad-unfit-bid-missing"),
        Unfit::BidByNobody(bid) => t!(language, "scorepad-unfit-bid-of-nobody", bid = figure(language, bid)),
        Unfit::NoSuchBid(bid) => t!(language, "scorepad-unfit-bid", bid = figure(language, bid)),
        Unfit::SmudgeInTheHole => t!(language, "scorepad-unfit-hole"),
        Unfit::PutsSellerOut(bid) => call(language, IllegalCall::PutsSellerOut(bid)),
        Unfit::NoRefusal => t!(language, "scorepad-unfit-refusal"),
        Unfit::NoPartner => t!(language, "scorepad-unfit-partner"),
        Unfit::NoSuchPoint(point) => t!(language, "scorepad-unfit-point", point = of(point)),
        Unfit::TooOften { point, most } => t!(language, "scorepad-unfit-often", point = of(point), most = most),
        Unfit::Missing(point) => t!(language, "scorepad-unfit-missing", point = of(point)),
        Unfit::ToldTwice(point) => t!(language, "scorepad-unfit-twice", point = of(point)),
        Unfit::BelowZero(points) => t!(language, "scorepad-unfit-below", points = points.0),
        Unfit::NotCounted => {
            let points = names.rules().told_points().map(|entry| of(entry.point));
            t!(language, "scorepad-unfit-named", points = list(language, points))
        }
        Unfit::TooMany { told, most } => t!(language, "scorepad-unfit-many", told = told.0, most = most.0),
        Unfit::TooFew { told, most } => t!(language, "scorepad-unfit-few", told = told.0, most = most.0),
        Unfit::NoTrick => t!(language, "scorepad-unfit-trick"),
        Unfit::Order => {
            let rules = names.rules();
            let first = if rules.pegs() { "pegged" } else { "counted" };
            t!(language, "scorepad-unfit-order", way = first)
        }
    }
}

/// Tells why a line cannot be corrected so: it does not fit itself, or one after it does not any more.
#[must_use]
pub fn wrong_line(language: &Language, names: &Names, wrong: WrongLine) -> String {
    t!(language, "scorepad-wrong-line", number = wrong.number, reason = unfit(language, names, &wrong.unfit))
}

/// Returns the name of a column: a player, or all of a side, as "Ruth + Cleo".
#[must_use]
pub fn pad_column(names: &Names, column: usize) -> String {
    let side = Side::new(column).unwrap_or_default();
    let names: Vec<&str> = names.members(side).map(|seat| names.name(seat)).collect();
    names.join(" + ")
}

/// Returns the question of a row of the form; empty where its answer says all.
#[must_use]
pub fn pad_question(language: &Language, question: Question) -> String {
    match question {
        Question::Dealer => t!(language, "scorepad-dealer"),
        Question::Turned => t!(language, "scorepad-turned"),
        Question::Begging => t!(language, "scorepad-begged"),
        Question::Bidder => t!(language, "scorepad-bidder"),
        Question::Bid => t!(language, "scorepad-bid"),
        Question::Partner => t!(language, "scorepad-partner"),
        Question::Refused => t!(language, "scorepad-refused"),
        Question::Points => t!(language, "scorepad-points"),
        Question::Made(made) => point(language, made),
        Question::Hung | Question::Tricks => String::new(),
    }
}

/// Returns the words of an answer that is chosen among others; empty for one that has its place in a column.
#[must_use]
pub fn pad_answer(language: &Language, stroke: Stroke) -> String {
    match stroke {
        Stroke::Turned(turned) => rank(language, turned),
        Stroke::Gift => t!(language, "scorepad-given"),
        Stroke::Bid(bid) => bid_figure(language, bid),
        Stroke::Hung => t!(language, "scorepad-hung"),
        Stroke::Tricks => t!(language, "scorepad-tricks"),
        _ => String::new(),
    }
}

/// Returns the name of the place for ticks of a row in a column, with their number if there are several: "High, Ben".
#[must_use]
pub fn pad_cell(language: &Language, row: &str, column: &str, ticks: usize) -> String {
    match ticks {
        0 | 1 => t!(language, "scorepad-cell", row = row, name = column),
        _ => t!(language, "scorepad-cell-times", row = row, name = column, count = ticks),
    }
}

/// Returns the stamp and the sentence about the hand that is told on a form, or about the end of the game.
#[must_use]
pub fn pad_says(language: &Language, names: &Names, form: &Form) -> (String, String) {
    if let Some(wrong) = form.wrong() {
        return (String::new(), wrong_line(language, names, wrong));
    }
    if form.is_over() {
        let end = form.pad().game().end().map(|end| pad_end(language, names, end)).unwrap_or_default();
        return (String::new(), sentences(language, end));
    }
    if form.is_blank() {
        let has_bids = form.pad().rules().has_bids();
        let fill = if has_bids { t!(language, "scorepad-fill") } else { t!(language, "scorepad-fill-made") };
        return (String::new(), fill);
    }
    let untold = form.untold().map(|of| t!(language, "scorepad-untold", name = pad_column(names, of)));
    match (form.tried(), untold) {
        (Ok(_) | Err(Unfit::Missing(_) | Unfit::TooFew { .. } | Unfit::Order), Some(untold)) => (String::new(), untold),
        (Ok(game), None) => game
            .last()
            .map_or_else(Default::default, |hand| (pad_stamp(language, names, hand), pad_told(language, names, hand))),
        (Err(why), _) => (String::new(), unfit(language, names, &why)),
    }
}
