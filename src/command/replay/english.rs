//! A replayed game in English lines.

mod words;

use crate::engine::rules::TrumpBy;
use crate::engine::{Award, Finished, Mark, Point, Rules, Score, Side};
use crate::session::{Counted, Playthrough, Record};

use std::io::{self, Write};

/// Tells every hand that was counted, and how the game stands or ended.
pub(super) fn tell(record: &Record, playthrough: &Playthrough, out: &mut dyn Write) -> io::Result<()> {
    let names: Vec<_> = record.players().iter().map(|player| player.name.as_str()).collect();
    let rules = record.rules();
    writeln!(out, "{}: {}, {} points win", names.join(", "), record.summary().rule_set, rules.target)?;
    for hand in playthrough.hands() {
        writeln!(out)?;
        tell_hand(record, hand, out)?;
    }
    writeln!(out)?;
    match playthrough.game().end() {
        None => writeln!(out, "The game is not over. Hands: {}.", playthrough.hands().len()),
        Some(end) => {
            writeln!(out, "{} wins the game: {}", name(record, end.victory.side), words::won_by(end.victory.by))?;
            writeln!(out, "Payments: {}", each(record, |side| end.payments[side].to_string()))?;
            if has_counters(rules) {
                writeln!(out, "Red counters: {}", each(record, |side| format!("{:+}", end.reds[side])))?;
            }
            Ok(())
        }
    }
}

fn tell_hand(record: &Record, hand: &Counted, out: &mut dyn Write) -> io::Result<()> {
    let finished = &hand.finished;
    writeln!(out, "Hand {}, dealt by {}", finished.number, record.name(finished.dealer))?;
    let mut say = |label: &str, text: String| writeln!(out, "  {label:<13}{text}");
    if !finished.turned.is_empty() {
        say("Turned up", list(finished.turned.iter()))?;
    }
    if !finished.calls.is_empty() {
        let said = finished.calls.iter().map(|(seat, call)| format!("{} {}", record.name(*seat), words::call(*call)));
        say("Calls", list(said))?;
    }
    say(if finished.score.contract.is_some() { "Contract" } else { "Trump" }, contract(record, &finished.score))?;
    tell_play(record, finished, &mut say)?;
    if !finished.marks.is_empty() {
        say("Score pad", finished.marks.iter().map(|mark| written(record, mark)).collect::<Vec<_>>().join("; "))?;
    }
    tell_scores(record, finished, &mut say)
}

/// What went on in the tricks, and who made which point.
fn tell_play(
    record: &Record,
    finished: &Finished,
    say: &mut impl FnMut(&str, String) -> io::Result<()>,
) -> io::Result<()> {
    for renege in &finished.reneges {
        say("Renege", format!("{} in trick {} with {}", record.name(renege.seat), renege.trick, renege.card))?;
    }
    for (seat, cards) in finished.laid_down.iter().filter(|(_, cards)| !cards.is_empty()) {
        say("Laid down", format!("{}: {cards}", record.name(seat)))?;
    }
    if let Some((seat, hands)) = &finished.claim {
        let held = hands.iter().map(|(seat, cards)| format!("{} {cards}", record.name(seat)));
        say("Claim", format!("{} takes the rest, with {}", record.name(*seat), list(held)))?;
    }
    if finished.tricks.is_empty() && finished.claim.is_none() {
        return say("Play", "none".to_owned());
    }
    let score = &finished.score;
    for point in record.rules().points.points() {
        say(&words::point(point), award(record, score, point))?;
    }
    say("Card points", each(record, |side| score.awards.card_points[side].to_string()))?;
    if score.contract.is_some() {
        say("Pitcher", outcome(record.rules(), score))?;
    }
    Ok(())
}

fn tell_scores(
    record: &Record,
    finished: &Finished,
    say: &mut impl FnMut(&str, String) -> io::Result<()>,
) -> io::Result<()> {
    let (rules, score) = (record.rules(), &finished.score);
    say("Change", each(record, |side| format!("{:+}", score.delta[side].0)))?;
    say("Scores", each(record, |side| score.after[side].to_string()))?;
    if rules.count_down {
        // There are no fewer counters than none (B-48).
        say("Counters", each(record, |side| score.after[side].counters(rules.target).to_string()))?;
    }
    if has_counters(rules) {
        let taken =
            if finished.pool_won > 0 { format!(", {} taken by the winner", finished.pool_won) } else { String::new() };
        say("Pool", format!("{}{taken}", finished.reds.pool))?;
    }
    Ok(())
}

const fn has_counters(rules: &Rules) -> bool {
    matches!(rules.trump_by, TrumpBy::Sale)
}

fn contract(record: &Record, score: &Score) -> String {
    let suit = score.trump.map(words::suit);
    let Some(contract) = score.contract else { return suit.unwrap_or("none").to_owned() };
    let pitcher = record.name(contract.pitcher);
    match (contract.bid, suit) {
        (Some(bid), Some(suit)) => format!("{pitcher} bids {bid} and pitches {suit}"),
        (Some(bid), None) => format!("{pitcher} is to make {bid}"),
        (None, Some(suit)) => format!("{pitcher} pitches {suit} without a bid"),
        (None, None) => format!("{pitcher} has no bid to make"),
    }
}

fn award(record: &Record, score: &Score, point: Point) -> String {
    let one = |award: Award| {
        let lost = if score.counts(&award) { "" } else { ", not scored" };
        let by = award.card.map(|made| format!(" with {}", made.card)).unwrap_or_default();
        format!("{}{by}{lost}", name(record, award.side))
    };
    let made: Vec<String> = score.awards.iter().filter(|award| award.point == point).map(one).collect();
    if made.is_empty() { "nobody".to_owned() } else { made.join("; ") }
}

fn outcome(rules: &Rules, score: &Score) -> String {
    let change = score.pitching_side(rules).map_or(0, |side| score.delta[side].0);
    match score.bid() {
        Some(bid) if score.set_back => format!("made {} of {bid}: set back", score.made),
        Some(bid) => format!("made {} of {bid}", score.made),
        None => format!("made {change}"),
    }
}

fn written(record: &Record, mark: &Mark) -> String {
    let why = words::cause(mark.cause, |seat| record.name(seat));
    format!("{} {:+} {why}", name(record, mark.side), mark.points.0)
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn each(record: &Record, value: impl Fn(Side) -> String) -> String {
    list(record.rules().all_sides().map(|side| format!("{} {}", name(record, side), value(side))))
}

fn name(record: &Record, side: Side) -> String {
    record.rules().members(side).map(|seat| record.name(seat)).collect::<Vec<_>>().join(" and ")
}
