//! A replayed game in English lines.

use crate::engine::{Point, Rules, Score, Side, Suit};
use crate::session::{Counted, Line, Record};

use std::io::{self, Write};

/// Tells every hand that was counted, and how the game stands or ended.
pub(super) fn tell(record: &Record, line: &Line, out: &mut dyn Write) -> io::Result<()> {
    let names: Vec<_> = record.players().iter().map(|player| player.name.as_str()).collect();
    let rules = record.rules();
    writeln!(out, "{}: {}, {} points win", names.join(", "), record.summary().rule_set, rules.target)?;
    for hand in line.hands() {
        writeln!(out)?;
        tell_hand(record, hand, out)?;
    }
    writeln!(out)?;
    match line.game().end() {
        None => writeln!(out, "The game is not over. Hands: {}.", line.hands().len()),
        Some(end) => {
            writeln!(out, "{} wins the game: {}", name(record, end.victory.side), end.victory.by)?;
            writeln!(out, "Payments: {}", each(record, |side| end.payments[side].to_string()))
        }
    }
}

fn tell_hand(record: &Record, hand: &Counted, out: &mut dyn Write) -> io::Result<()> {
    let (rules, finished) = (record.rules(), &hand.finished);
    let score = &finished.score;
    let pitcher = score.contract.map_or("", |contract| record.name(contract.pitcher));
    writeln!(out, "Hand {}, dealt by {}", finished.number, record.name(finished.dealer))?;
    match score.contract.and_then(|contract| contract.bid) {
        Some(bid) => writeln!(out, "  Contract     {pitcher} bids {bid} and pitches {}", score.trump.map_or("", suit))?,
        None => writeln!(out, "  Contract     {pitcher} pitches {} without a bid", score.trump.map_or("", suit))?,
    }
    for point in Point::ALL {
        writeln!(out, "  {:<13}{}", label(point), award(record, score, point))?;
    }
    writeln!(out, "  Card points  {}", each(record, |side| score.awards.card_points[side].to_string()))?;
    writeln!(out, "  Pitcher      {}", outcome(rules, score))?;
    writeln!(out, "  Change       {}", each(record, |side| format!("{:+}", score.delta[side].0)))?;
    writeln!(out, "  Scores       {}", each(record, |side| score.after[side].to_string()))
}

fn award(record: &Record, score: &Score, point: Point) -> String {
    let Some(award) = score.awards.of(point) else { return "nobody".to_owned() };
    let lost = if score.counts(&award) { "" } else { ", not scored" };
    let by = award.card.map(|made| format!(" with {}", made.card)).unwrap_or_default();
    format!("{}{by}{lost}", name(record, award.side))
}

fn outcome(rules: &Rules, score: &Score) -> String {
    let change = score.pitching_side(rules).map_or(0, |side| score.delta[side].0);
    match score.contract.and_then(|contract| contract.bid) {
        Some(bid) if score.set_back => format!("made {} of {bid}: set back", score.made),
        Some(bid) => format!("made {} of {bid}", score.made),
        None => format!("made {change}"),
    }
}

fn each(record: &Record, value: impl Fn(Side) -> String) -> String {
    let sides = (0..record.rules().sides()).filter_map(Side::new);
    sides.map(|side| format!("{} {}", name(record, side), value(side))).collect::<Vec<_>>().join(", ")
}

fn name(record: &Record, side: Side) -> String {
    record.rules().members(side).map(|seat| record.name(seat)).collect::<Vec<_>>().join(" and ")
}

const fn label(point: Point) -> &'static str {
    match point {
        Point::High => "High",
        Point::Low => "Low",
        Point::Jack => "Jack",
        Point::Game => "Game",
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}
