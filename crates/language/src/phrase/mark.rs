//! The lines of the score pad, each with its reason.

use crate::phrase::card::{capital, card, card_alone, card_object, card_with, point};
use crate::phrase::person::{figure, side};
use crate::t;
use crate::{Language, Names};
use pitch_rules::{Bid, Cause, Mark};

/// A line of the score pad: "3 for turning up the jack of hearts", "Gift: 1", "Set back 3", "High", "1 for Ben’s renege".
#[must_use]
pub fn mark(language: &Language, names: &Names, mark: Mark) -> String {
    let points = mark.points.0.unsigned_abs();
    if let Cause::Point(of) = mark.cause {
        let of = point(language, of);
        return if points == 1 { of } else { t!(language, "mark-point", point = of, points = points) };
    }
    if let Cause::Peg(_, _, pegged) = mark.cause {
        return t!(language, "mark-point", point = capital(&card_alone(language, pegged)), points = points);
    }
    let (who, name) = offender(names, mark.cause);
    let card = match mark.cause {
        Cause::TurnUp(turned) => card(language, turned),
        _ => String::new(),
    };
    t!(language, "mark", cause = cause_key(mark.cause), who = who, name = name, card = card, points = points)
}

/// A line of the score pad that is entered while the hand is played, as a sentence: "Ana scores 3: the jack of hearts was
/// turned up."
#[must_use]
pub fn marked(language: &Language, names: &Names, mark: Mark) -> String {
    let points = mark.points.0.unsigned_abs();
    if let Cause::Peg(seat, _, pegged) = mark.cause {
        let card = card_object(language, pegged);
        return t!(language, "log-pegs", who = names.who(seat), name = names.name(seat), points = points, card = card);
    }
    let (scorer, scorer_name) = (names.who_side(mark.side), side(language, names, mark.side));
    let why = reason(language, names, mark.cause);
    if mark.points.0 < 0 {
        t!(language, "log-marked-lost", who = scorer, name = scorer_name, points = points, reason = why)
    } else {
        t!(language, "log-marked", who = scorer, name = scorer_name, points = points, reason = why)
    }
}

/// Tells the reason for a mark, as the second half of a sentence.
fn reason(language: &Language, names: &Names, cause: Cause) -> String {
    if let Cause::Point(of) | Cause::Peg(_, of, _) = cause {
        return point(language, of);
    }
    let (who, name) = offender(names, cause);
    let card = match cause {
        Cause::TurnUp(turned) => card_alone(language, turned),
        Cause::Renege(_, played) | Cause::Revoke(_, played) => card_with(language, played),
        _ => String::new(),
    };
    let bid = match cause {
        Cause::Price(bid) | Cause::Refused(bid) | Cause::SetBack(bid) | Cause::BidTaken(bid) => bid,
        _ => Bid::ONE,
    };
    t!(
        language,
        "mark-reason",
        cause = cause_key(cause),
        who = who,
        name = name,
        card = card,
        bid = figure(language, bid)
    )
}

/// Returns the form and the name of the player whose mistake it was, for those causes that name somebody.
fn offender(names: &Names, cause: Cause) -> (&'static str, &str) {
    match cause {
        Cause::Look(seat) | Cause::Renege(seat, _) | Cause::Revoke(seat, _) => (names.who(seat), names.name(seat)),
        Cause::TurnUp(_)
        | Cause::Gift
        | Cause::Price(_)
        | Cause::Refused(_)
        | Cause::Misdeal
        | Cause::SetBack(_)
        | Cause::BidTaken(_)
        | Cause::Difference
        | Cause::Point(_)
        | Cause::Peg(..)
        | Cause::Slam
        | Cause::Moon
        | Cause::Short => ("one", ""),
    }
}

/// The value of `$cause` in the texts.
const fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::TurnUp(_) => "turn-up",
        Cause::Gift => "gift",
        Cause::Price(_) => "price",
        Cause::Refused(_) => "refused",
        Cause::Misdeal => "misdeal",
        Cause::Look(_) => "look",
        Cause::Renege(..) => "renege",
        Cause::Revoke(..) => "revoke",
        Cause::SetBack(_) => "set-back",
        Cause::BidTaken(_) => "bid-taken",
        Cause::Difference => "difference",
        Cause::Point(_) | Cause::Peg(..) => "point",
        Cause::Slam => "slam",
        Cause::Moon => "moon",
        Cause::Short => "short",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Point, Points, Preset, Rules, Seat, Side};

    use std::sync::Arc;

    #[test]
    fn every_line_has_its_reason() {
        let rules = Arc::new(Rules::from(Preset::Trinidad));
        let names = Names::new(rules, ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
        let english = Language::default();
        let ben = Seat::new(1).expect("a seat");
        let line = |cause, points| {
            let line = Mark { cause, side: Side::default(), points: Points(points) };
            (mark(&english, &names, line), marked(&english, &names, line))
        };
        let jack = "JH".parse().expect("a card");
        let of = |line: (String, String), label: &str, sentence: &str| {
            assert_eq!(line, (label.to_owned(), sentence.to_owned()));
        };
        of(
            line(Cause::TurnUp(jack), 3),
            "3 for turning up the jack of hearts",
            "You and Cleo score 3: jack of hearts turned up.",
        );
        of(line(Cause::Gift, 1), "1 given on the beg", "You and Cleo score 1: the point given on the beg.");
        of(
            line(Cause::Renege(ben, jack), 1),
            "1 for Ben’s renege",
            "You and Cleo score 1: Ben reneged with the jack of hearts.",
        );
        of(line(Cause::SetBack(Bid::TWO), -2), "Set back 2", "You and Cleo lose 2: the bid of 2 wasn’t made.");
        assert_eq!(line(Cause::Point(Point::High), 1).0, "High");
        assert_eq!(line(Cause::Point(Point::Jack), 3).0, "Jack: 3");
    }
}
