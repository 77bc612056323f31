//! The side that made each point, and the reason.

use crate::phrase::card::{capital, card_alone, card_rank_key, card_suit_key, rank_key, suit_key};
use crate::phrase::joined::{list, sentence, sentences};
use crate::phrase::person::{side as side_name, sides};
use crate::t;
use crate::{Language, Names, phrase};
use pitch_rules::rules::{GameTie, LowTo};
use pitch_rules::{Award, Card, Event, Finished, MadeBy, Point, Points, Rank, Seat, Side, Suit, Trick, WonBy};

/// Returns the sides that made a point, in the order in which it was counted: one after the other where several cards
/// count that were taken by several, and `None` where nobody made it.
#[must_use]
pub fn scorers(finished: &Finished, point: Point) -> Vec<Option<Side>> {
    let mut sides = Vec::new();
    for award in finished.score.awards.iter().filter(|award| award.point == point) {
        if !sides.contains(&Some(award.side)) {
            sides.push(Some(award.side));
        }
    }
    if sides.is_empty() { vec![None] } else { sides }
}

/// Returns the name of a scorer, as a label: "You", "Ben", "Nobody".
#[must_use]
pub fn award_owner(language: &Language, names: &Names, finished: &Finished, scorer: Option<Side>) -> String {
    match scorer {
        Some(side) => side_name(language, &names.in_hand(finished.score.contract), side),
        None => t!(language, "award-nobody"),
    }
}

/// Tells why a side made a point, or nobody: "Took your jack of spades with the king in trick 4."
#[must_use]
pub fn award(language: &Language, names: &Names, finished: &Finished, point: Point, scorer: Option<Side>) -> String {
    capital(&reason(language, names, finished, point, scorer))
}

fn reason(language: &Language, names: &Names, finished: &Finished, point: Point, scorer: Option<Side>) -> String {
    let names = &names.in_hand(finished.score.contract);
    let awards = &finished.score.awards;
    if awards.iter().next().is_none() && finished.tricks.is_empty() {
        return t!(language, "award-not-played");
    }
    let made = || awards.iter().filter(|award| award.point == point && Some(award.side) == scorer);
    // Nothing is counted any more once somebody has pegged out (F-32).
    let is_pegged = |by: WonBy| matches!(by, WonBy::Point(point) if names.rules().pegs_at_once(point));
    if made().next().is_none() && finished.score.victory.is_some_and(|victory| is_pegged(victory.by)) {
        return t!(language, "award-won-before");
    }
    match (point, made().next()) {
        (Point::Game, made) => game(language, names, finished, made),
        (Point::High | Point::Low | Point::Jack, None) => {
            t!(language, "award-jack-absent", suit = finished.score.trump.map_or("", suit_key))
        }
        (Point::Trump(rank), None) => absent(language, finished, rank, finished.score.trump),
        (Point::Last, Some(award)) => {
            let last = finished.tricks.last().and_then(Trick::best);
            let by = last.map(|(seat, _)| by(language, names, award.side, seat)).unwrap_or_default();
            t!(language, "award-last", by = by)
        }
        (Point::Off(rank), None) => absent(language, finished, rank, finished.score.trump.map(Suit::of_same_color)),
        (Point::Last | Point::Plain(_) | Point::Joker, None) => t!(language, "award-none"),
        (Point::Plain(_) | Point::Joker, Some(_)) => {
            let cards = made().filter_map(|award| {
                let made = award.card?;
                Some(card_alone(language, made.card) + &by(language, names, award.side, made.taken_by))
            });
            sentence(language, capital(&list(language, cards)))
        }
        (_, Some(Award { card: None, .. })) => String::new(),
        (Point::Trump(_) | Point::Off(_), Some(Award { card: Some(made), side, .. })) => {
            card(language, names, finished, point, made, side)
        }
        (Point::High, Some(Award { card: Some(made), side, .. })) => {
            let (rank, suit) = (card_rank_key(made.card), card_suit_key(made.card));
            let by = by(language, names, side, made.dealt_to);
            if names.rules().exchanges() {
                t!(language, "award-high-held", rank = rank, suit = suit, by = by)
            } else {
                t!(language, "award-high", rank = rank, suit = suit, by = by)
            }
        }
        (Point::Low, Some(Award { card: Some(made), side, .. })) => low(language, names, finished, made, side),
        (Point::Jack, Some(Award { card: Some(made), side, .. })) => jack(language, names, finished, made, side),
    }
}

/// Tells in a few words why a point was made by `made`, or by nobody: "dealt to you", "Otto kept it", "29 to 24".
#[must_use]
pub fn award_brief(
    language: &Language,
    names: &Names,
    finished: &Finished,
    point: Point,
    made: Option<&Award>,
) -> String {
    let rules = names.rules();
    if point == Point::Game && !finished.tricks.is_empty() {
        let all = &finished.score.awards.card_points;
        let others = all.iter().filter(|(side, _)| made.is_none_or(|made| made.side != *side));
        let next = others.map(|(_, points)| points.0).max().unwrap_or_default();
        return match made {
            Some(made) => t!(language, "brief-game", points = all[made.side].0, next = next),
            None => t!(language, "brief-tie", points = next),
        };
    }
    let is_dealt = point == Point::High || point == Point::Low && rules.low_to == LowTo::Dealt;
    let last = || finished.tricks.last().and_then(Trick::best).map(|(seat, _)| seat);
    let to_player = rules.points.get(point).is_some_and(|entry| entry.to_player);
    let Some(award) = made else { return t!(language, "brief-absent") };
    let who = |seat| (names.who(seat), names.name(seat));
    match award.card {
        None => {
            last().map_or_else(String::new, |seat| t!(language, "brief-took", who = who(seat).0, name = who(seat).1))
        }
        Some(made) if is_dealt => {
            let (who, name) = who(made.dealt_to);
            match rules.exchanges() {
                true => t!(language, "brief-held", who = who, name = name),
                false => t!(language, "brief-dealt", who = who, name = name),
            }
        }
        Some(made) if to_player || made.dealt_to == made.taken_by => {
            let (who, name) = who(made.dealt_to);
            t!(language, "brief-kept", who = who, name = name)
        }
        Some(made) => {
            let (who, name) = who(made.taken_by);
            t!(language, "brief-took", who = who, name = name)
        }
    }
}

/// Tells what a card did that made a point and so decided a game: "Vera caught your jack with the queen."
#[must_use]
pub fn decided(language: &Language, names: &Names, finished: &Finished, award: &Award) -> String {
    let Some(made) = award.card else {
        return award_lines(language, names, finished, award.point).concat();
    };
    let (rank, suit) = (card_rank_key(made.card), card_suit_key(made.card));
    let is_dealt = award.point == Point::High || award.point == Point::Low && names.rules().low_to == LowTo::Dealt;
    let best = finished.tricks.iter().find(|trick| trick.cards().contains(made.card)).and_then(Trick::best);
    let with = best.filter(|_| !is_dealt && !stays(names, finished, made));
    if let Some((_, card)) = with {
        let with = t!(language, "card-rank-with", rank = card_rank_key(card));
        return t!(
            language,
            "end-caught",
            taker = names.who(made.taken_by),
            taker_name = names.name(made.taken_by),
            owner = names.who(made.dealt_to),
            owner_name = names.name(made.dealt_to),
            rank = rank,
            suit = suit,
            with = with
        );
    }
    let seat = if is_dealt { made.dealt_to } else { made.taken_by };
    let (who, name) = (names.who(seat), names.name(seat));
    if is_dealt || matches!(award.point, Point::Last) {
        let point = phrase::point(language, award.point);
        return t!(language, "end-made", who = who, name = name, rank = rank, suit = suit, point = point);
    }
    t!(language, "end-saved", who = who, name = name, rank = rank, suit = suit)
}

/// Tells who made a point and why, a line for each: "Low: you. The two of spades was the lowest trump dealt."
#[must_use]
pub fn award_lines(language: &Language, names: &Names, finished: &Finished, point: Point) -> Vec<String> {
    let line = |scorer| {
        let owner = award_owner(language, names, finished, scorer);
        let reason = award(language, names, finished, point, scorer);
        t!(
            language,
            "award-line",
            point = phrase::point_among(language, names.rules(), point),
            name = owner,
            reason = reason
        )
    };
    scorers(finished, point).into_iter().map(line).collect()
}

/// Returns the player of a side whose card it was, as it stands behind a card: " (Ana)". Empty where the side is one
/// player.
fn by(language: &Language, names: &Names, side: Side, seat: Seat) -> String {
    match names.who_side(side) {
        "several" | "your-side" => t!(language, "award-by", who = names.who(seat), name = names.name(seat)),
        _ => String::new(),
    }
}

/// Returns `true` if the side that a card was dealt to has taken it: between partners nothing is caught.
fn stays(names: &Names, finished: &Finished, made: MadeBy) -> bool {
    let side = |seat| names.rules().side_in(finished.score.contract, seat);
    side(made.dealt_to) == side(made.taken_by)
}

/// Tells of a card that nobody took: it was thrown away, or was not there at all.
fn absent(language: &Language, finished: &Finished, rank: Rank, suit: Option<Suit>) -> String {
    let is_dead = suit.is_some_and(|suit| is_discarded(finished, Card::new(rank, suit)));
    let (rank, suit) = (rank_key(rank), suit.map_or("", suit_key));
    if is_dead {
        t!(language, "award-card-discarded", rank = rank, suit = suit)
    } else {
        t!(language, "award-card-absent", rank = rank, suit = suit)
    }
}

/// Returns `true` if a trump was thrown away before the first lead, in sight of everybody (M-55).
fn is_discarded(finished: &Finished, card: Card) -> bool {
    finished.exchanged.iter().any(|event| matches!(event, Event::Discarded { shown, .. } if shown.contains(card)))
}

fn low(language: &Language, names: &Names, finished: &Finished, made: MadeBy, side: Side) -> String {
    let (rank, suit) = (card_rank_key(made.card), card_suit_key(made.card));
    let (owner, owner_name) = (names.who(made.dealt_to), names.name(made.dealt_to));
    let own = made.dealt_to == made.taken_by;
    let stays = stays(names, finished, made);
    let (holder, taker) = (by(language, names, side, made.dealt_to), by(language, names, side, made.taken_by));
    // What was dealt need not be what was played with.
    let held = names.rules().exchanges();
    match names.rules().low_to {
        LowTo::Dealt if own && held => t!(language, "award-low-held", rank = rank, suit = suit, by = holder),
        LowTo::Dealt if held => t!(
            language,
            "award-low-held-taken",
            rank = rank,
            suit = suit,
            taker = names.who(made.taken_by),
            taker_name = names.name(made.taken_by),
            owner = owner,
            owner_name = owner_name
        ),
        LowTo::Dealt if own => t!(language, "award-low-kept", rank = rank, suit = suit, by = holder),
        LowTo::Dealt => t!(
            language,
            "award-low-taken",
            rank = rank,
            suit = suit,
            taker = names.who(made.taken_by),
            taker_name = names.name(made.taken_by),
            owner = owner,
            owner_name = owner_name
        ),
        LowTo::Winner if stays => {
            t!(language, "award-low-home", rank = rank, suit = suit, by = taker, trick = trick_of(finished, made))
        }
        LowTo::Winner => t!(
            language,
            "award-low-won",
            rank = rank,
            suit = suit,
            owner = owner,
            owner_name = owner_name,
            by = taker,
            trick = trick_of(finished, made)
        ),
    }
}

/// Tells of a trump that counts by itself.
fn card(language: &Language, names: &Names, finished: &Finished, point: Point, made: MadeBy, side: Side) -> String {
    let (rank, suit) = (card_rank_key(made.card), card_suit_key(made.card));
    if is_discarded(finished, made.card) {
        return t!(language, "award-card-dead", rank = rank, suit = suit);
    }
    let trick = trick_of(finished, made);
    let by = |seat| by(language, names, side, seat);
    let to_player = names.rules().points.get(point).is_some_and(|entry| entry.to_player);
    if to_player {
        return t!(language, "award-card-player", rank = rank, suit = suit, by = by(made.dealt_to), trick = trick);
    }
    if stays(names, finished, made) {
        return t!(language, "award-card-kept", rank = rank, suit = suit, by = by(made.taken_by), trick = trick);
    }
    let (owner, owner_name) = (names.who(made.dealt_to), names.name(made.dealt_to));
    t!(
        language,
        "award-card-taken",
        rank = rank,
        suit = suit,
        owner = owner,
        owner_name = owner_name,
        by = by(made.taken_by),
        trick = trick
    )
}

fn jack(language: &Language, names: &Names, finished: &Finished, made: MadeBy, side: Side) -> String {
    let suit = card_suit_key(made.card);
    let number = trick_of(finished, made);
    let by = by(language, names, side, made.taken_by);
    if stays(names, finished, made) {
        return t!(language, "award-jack-kept", suit = suit, by = by, trick = number);
    }
    // Only a higher trump takes the trump jack, so that its rank is enough.
    let with = finished.tricks.get(number.saturating_sub(1)).and_then(Trick::best);
    let with = with.map(|(_, card)| t!(language, "card-rank-with", rank = card_rank_key(card))).unwrap_or_default();
    let taken = t!(
        language,
        "award-jack-taken",
        suit = suit,
        owner = names.who(made.dealt_to),
        owner_name = names.name(made.dealt_to),
        with = with,
        by = by,
        trick = number
    );
    let worth = names.rules().points.get(Point::Jack).map_or(Points::ONE, |entry| entry.worth);
    let hang = names.rules().hang_jack;
    let hung = (hang > worth).then(|| t!(language, "award-jack-hung", points = hang.0));
    sentences(language, std::iter::once(taken).chain(hung))
}

/// Returns the number of the trick that the card was played to, from 1.
fn trick_of(finished: &Finished, made: MadeBy) -> usize {
    finished.tricks.iter().position(|trick| trick.cards().contains(made.card)).map_or(0, |index| index + 1)
}

fn game(language: &Language, names: &Names, finished: &Finished, made: Option<Award>) -> String {
    let card_points = &finished.score.awards.card_points;
    let most = card_points.values().max().copied().unwrap_or_default();
    let with_most = || card_points.iter().filter(|(_, points)| **points == most).map(|(side, _)| side);
    match (made, names.rules().game_tie) {
        (None, tie) => {
            let tied = sides(language, names, &with_most().collect::<Vec<_>>());
            let carry = finished.score.carry_after.0;
            match tie {
                GameTie::Carry if carry > 0 => {
                    t!(language, "award-game-tie-carry", names = tied, points = most.0, carry = carry)
                }
                _ => t!(language, "award-game-tie", names = tied, points = most.0),
            }
        }
        (Some(_), tie) if with_most().count() > 1 => match tie {
            GameTie::NonDealerSide => t!(language, "award-game-tie-side", points = most.0),
            GameTie::Jokers => t!(language, "award-game-tie-jokers", points = most.0),
            GameTie::None | GameTie::Eldest | GameTie::Carry => t!(language, "award-game-tie-eldest", points = most.0),
        },
        (Some(award), _) => {
            let others = card_points.iter().filter(|(side, _)| *side != award.side);
            let next = others.map(|(_, points)| *points).max().unwrap_or_default();
            let game = t!(language, "award-game", points = most.0, next = next.0);
            match finished.score.carry.0 {
                0 => game,
                carry => sentences(language, [game, t!(language, "award-game-carried", carry = carry)]),
            }
        }
    }
}
