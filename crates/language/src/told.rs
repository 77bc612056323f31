//! Whole sentences about a game at a moment, one a line, that a screen reader can speak.

use crate::{Language, Names, phrase, t};
use pitch_rules::{Action, Ask, Cards, Pile, Point, Ranking, Remark, Seat, SeatView, Throw, Tracker, Trick, Turn};
use pitch_session::{Kind, Player, Table};

/// Returns the viewer's cards, and their choices. The viewer need not be the one who is spoken to.
#[must_use]
pub fn hand(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let Some(own) = view.own_seat() else { return Vec::new() };
    if view.held[own].cards.is_none() {
        return std::iter::once(t!(l, "text-blind", who = names.who(own), name = names.name(own)))
            .chain(may(l, names, view))
            .collect();
    }
    if view.hand().is_empty() {
        let cards = phrase::cards(l, view.hand());
        return vec![t!(l, "text-hand", who = names.who(own), name = names.name(own), cards = cards)];
    }
    if view.rows.are_there() {
        return rows(l, names, view, own).into_iter().chain(may(l, names, view)).collect();
    }
    std::iter::once(phrase::held_aloud(l, view)).chain(may(l, names, view)).collect()
}

/// Returns the cards that lie face up in the rows, those of this seat first: those that lie on others, and those that lie alone.
fn rows(l: &Language, names: &Names, view: &SeatView, own: Seat) -> Vec<String> {
    let others = view.seats.all().filter(|&seat| seat != own);
    let mut said = Vec::new();
    for seat in std::iter::once(own).chain(others) {
        let on: Cards = view.rows.lying(seat).filter_map(Pile::up).filter(|card| view.rows.covers(*card)).collect();
        let alone = view.held[seat].cards.unwrap_or_default() - on;
        let (who, name) = (names.who(seat), names.name(seat));
        if !on.is_empty() {
            said.push(t!(l, "text-row-on", who = who, name = name, cards = phrase::cards(l, on)));
        }
        if !alone.is_empty() {
            said.push(t!(l, "text-row-alone", who = who, name = name, cards = phrase::cards(l, alone)));
        }
    }
    said
}

/// Returns the visible cards, one sentence for each player.
#[must_use]
pub fn cards(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let held = view.held.iter().filter_map(|(seat, held)| Some((seat, held.cards?)));
    let said = held.map(|(seat, cards)| {
        let cards = phrase::cards(l, cards);
        t!(l, "text-hand", who = names.who(seat), name = names.name(seat), cards = cards)
    });
    said.collect()
}

/// Returns the viewer's legal calls or cards, if it is their turn; the remarks that they may make besides come first.
#[must_use]
pub fn may(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let (who, name) = view.own_seat().map_or(("one", ""), |own| (names.who(own), names.name(own)));
    let now = match view.turn {
        _ if view.legal.is_empty() => None,
        // Nobody listens to fifty cards, and the question tells which they are.
        Turn::Rule(_) if view.ask == Some(Ask::CallPartner) => {
            called(view).map(|remark| t!(l, "text-example", call = phrase::remark_words(l, names, remark)))
        }
        Turn::Call(_) | Turn::Rule(_) => {
            Some(t!(l, "text-may-bid", who = who, name = name, calls = phrase::calls(l, names, view)))
        }
        Turn::Discard(_) => view.throw.map(|throw| throws(l, names, view, throw)),
        Turn::Play(_) => {
            Some(t!(l, "text-may-play", who = who, name = name, cards = phrase::cards_or(l, view.playable())))
        }
        Turn::Deal(_) | Turn::Over => None,
    };
    besides(l, names, view).into_iter().chain(now).collect()
}

/// Returns the call of a partner that says most: of the highest trump that another can hold.
fn called(view: &SeatView) -> Option<Remark> {
    let calls = view.legal.iter().filter_map(|action| match action {
        Action::Say(remark @ Remark::CallPartner(card)) => Some((*remark, *card)),
        _ => None,
    });
    calls.max_by_key(|(_, card)| (card.suit() == view.trump, *card)).map(|(remark, _)| remark)
}

/// Returns the cards that the viewer must discard, and those of which they have the choice.
fn throws(l: &Language, names: &Names, view: &SeatView, throw: Throw) -> String {
    let (who, name) = view.own_seat().map_or(("one", ""), |own| (names.who(own), names.name(own)));
    let (must, may) = (phrase::cards(l, throw.must), phrase::cards(l, throw.may));
    if view.keeps_best() {
        let stay = view.hand() - throw.must - throw.may;
        let count = view.hand().len() - throw.counts().0 - stay.len();
        let cards = phrase::cards(l, stay);
        let stay = (!stay.is_empty()).then(|| t!(l, "text-must-keep", who = who, name = name, cards = cards));
        let may = t!(l, "text-may-keep", who = who, name = name, count = count, cards = may);
        return phrase::sentences(l, stay.into_iter().chain([may]));
    }
    let must = (!throw.must.is_empty()).then(|| t!(l, "text-must-throw", who = who, name = name, cards = must));
    let may = t!(l, "text-may-throw", who = who, name = name, cards = may);
    phrase::sentences(l, must.into_iter().chain([may]))
}

/// Returns the remarks that the viewer may make. The call of a renege is always possible, and is not mentioned each
/// time.
fn besides(l: &Language, names: &Names, view: &SeatView) -> Option<String> {
    let said = view.claims.iter().filter(|remark| !matches!(remark, Remark::CallRenege(_)));
    let words = phrase::alternatives(l, said.map(|remark| phrase::remark_words(l, names, *remark)));
    let own = view.own_seat().filter(|_| !words.is_empty())?;
    let may = t!(l, "text-may-say", who = names.who(own), name = names.name(own), words = words);
    // That the game may end now is news, and needs a reason.
    let ends = view.claims.contains(&Remark::EndByScore);
    Some(if ends { phrase::sentences(l, [phrase::remark_about(l, names, Remark::EndByScore), may]) } else { may })
}

/// Returns the players, who holds their cards on a phone, and how the bots play.
#[must_use]
pub fn players(l: &Language, names: &Names, table: &Table, on_phones: &[Seat]) -> Vec<String> {
    let all = table.rules().seats().all();
    let seated = table.seated();
    let said =
        |(seat, player): (Seat, &Player)| match (player.kind, player.guest.as_ref().filter(|guest| guest.plays())) {
            (Kind::Person, _) if on_phones.contains(&seat) => {
                t!(l, "text-player-phone", who = names.who(seat), name = player.name.as_str())
            }
            (Kind::Person, _) => t!(l, "text-player-person", who = names.who(seat), name = player.name.as_str()),
            (Kind::Bot(_), Some(guest)) => phrase::program_plays(l, &player.name, guest),
            (Kind::Bot(level), None) => phrase::plays(l, &player.name, level),
        };
    all.zip(&seated).map(said).collect()
}

/// Returns the turn-up, before its suit is settled.
#[must_use]
pub fn turned(l: &Language, view: &SeatView) -> Option<String> {
    let card = view.turned.last().filter(|_| view.trump.is_none())?;
    Some(t!(l, "log-turned-up", card = phrase::card_alone(l, *card)))
}

/// Returns the contract, trump and the trick on the table.
#[must_use]
pub fn trick(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let trick = view.trick.as_ref();
    if trick.is_none() && matches!(view.turn, Turn::Deal(_) | Turn::Over) {
        return vec![t!(l, "text-trick-none")];
    }
    let mut said: Vec<String> =
        view.contract.map(|contract| format!("{}.", phrase::contract(l, names, contract))).into_iter().collect();
    said.extend(turned(l, view));
    said.push(view.trump.map_or_else(|| t!(l, "text-no-trump"), |suit| phrase::trump(l, suit)));
    if trick.is_none_or(Trick::is_empty) {
        said.push(t!(l, "text-trick-empty"));
    }
    let ranking = view.rankings.with(view.trump);
    said.extend(trick.into_iter().flat_map(|trick| plays(l, names, trick, ranking)));
    if names.rules().draws() {
        said.push(t!(l, "text-stock", count = view.stock));
        said.extend(view.top.map(|top| t!(l, "log-stock-top", card = phrase::card_alone(l, top))));
    }
    let best = trick.and_then(Trick::best);
    said.extend(best.map(|(seat, _)| t!(l, "text-trick-best", who = names.who(seat), name = names.name(seat))));
    said
}

fn plays(l: &Language, names: &Names, trick: &Trick, ranking: &Ranking) -> impl Iterator<Item = String> {
    trick.plays().map(|(seat, card)| {
        let card = phrase::card_in_play(l, card, ranking);
        t!(l, "text-trick-card", who = names.who(seat), name = names.name(seat), card = card)
    })
}

/// Returns the trick before the one on the table, even if it belongs to the hand before.
#[must_use]
pub fn last(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let before = view.last.as_ref().and_then(|last| Some((last.number, last.tricks.len(), last.tricks.last()?)));
    let here = view.tricks.last().map(|trick| (view.number, view.tricks.len(), trick));
    let Some((hand, number, trick)) = here.or(before) else { return vec![t!(l, "text-last-none")] };
    let mut said = vec![t!(l, "text-last", number = number, hand = hand)];
    // What was trump in the hand before is told with its result.
    let trump = view.trump.filter(|_| here.is_some());
    said.extend(plays(l, names, trick, view.rankings.with(trump)));
    said.extend(trick.best().map(|(seat, _)| t!(l, "text-last-won", who = names.who(seat), name = names.name(seat))));
    said
}

/// Returns the scores, and the goal of the game.
#[must_use]
pub fn score(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let mut said: Vec<String> = view
        .scores
        .iter()
        .map(|(side, points)| {
            let score = phrase::score(l, names, *points);
            t!(l, "text-score", name = phrase::side(l, names, side), score = score)
        })
        .collect();
    let (goal, figure) = (phrase::goal_key(names.rules()), phrase::goal_figure(names.rules()));
    said.push(t!(l, "text-score-target", rid = goal, target = figure));
    said.extend((view.reds.pool > 0).then(|| format!("{}.", phrase::pool(l, view.reds.pool))));
    said
}

/// Returns the white counters that everybody has left, the red ones won or lost, and the pool.
#[must_use]
pub fn counters(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let (white, red) = (names.rules().counts_down(), names.rules().ante_red > 0 || view.reds.pool > 0);
    if !white && !red {
        return vec![t!(l, "text-no-counters")];
    }
    let whites = view.scores.iter().filter(|_| white).map(|(side, points)| {
        let score = phrase::score(l, names, *points);
        t!(l, "text-counters", name = phrase::side(l, names, side), score = score)
    });
    let reds = view.reds.held.iter().filter(|_| red);
    let reds = reds.map(|(side, held)| format!("{}.", phrase::reds(l, names, side, *held)));
    let pool = red.then(|| format!("{}.", phrase::pool(l, view.reds.pool)));
    whites.chain(reds).chain(pool).collect()
}

/// Returns the owners of the points so far, and what everybody has taken.
#[must_use]
pub fn points(l: &Language, names: &Names, view: &SeatView) -> Vec<String> {
    let Some(tracker) = Tracker::of(view, names.rules()) else {
        return match (view.turn, view.trump) {
            (Turn::Deal(_) | Turn::Over, _) => vec![t!(l, "text-trick-none")],
            (_, None) => vec![t!(l, "text-no-trump")],
            (_, Some(suit)) => vec![phrase::trump(l, suit), t!(l, "text-points-later")],
        };
    };
    let told = names.in_hand(view.settled_contract(names.rules()));
    let points = tracker.points.iter().map(|tracked| phrase::point_aloud(l, &told, tracked, &tracker));
    let mut said: Vec<String> = points.collect();
    if let Some((contract, bid)) = view.contract.and_then(|contract| Some((contract, contract.bid?))) {
        let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
        let made = tracker.settled(names.rules().side_of(contract.pitcher));
        said.push(t!(l, "text-contract", who = who, name = name, bid = phrase::figure(l, bid), made = made.0));
    }
    let has_game = names.rules().points.get(Point::Game).is_some();
    for seat in view.seats.all() {
        let (who, name, tricks) = (names.who(seat), names.name(seat), view.tricks_of(seat));
        // Where no point is scored for card points, nobody counts them.
        said.push(if has_game {
            let points = names.rules().ranking(view.trump).card_points(view.won_by(seat)).0;
            t!(l, "text-tricks", who = who, name = name, tricks = tricks, points = points)
        } else {
            t!(l, "text-tricks-alone", who = who, name = name, tricks = tricks)
        });
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::rules::Moon;
    use pitch_rules::{Bid, BySeat, Contract, Rules, Setup, Viewer};

    use std::sync::Arc;

    #[test]
    fn a_moon_has_its_name_and_card_points_are_told_only_where_game_counts() {
        let list = "high low jack T".parse().expect("a list");
        let rules =
            Rules { players: 2, cards_per_player: 3, moon: Moon::TargetOrZero, points: list, ..Rules::default() };
        let rules = Arc::new(rules);
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["AS 3S 3D", "TS 6S 4D"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Some(Bid::MOON)));
        setup.played = ["AS", "TS"].map(|card| card.parse().expect("a card")).to_vec();
        let view = setup.build().expect("a position").view(Viewer::Public);
        let told = points(&Language::default(), &Names::new(rules, ["Ana", "Ben"], None), &view);
        let contract = "Ana bid the moon, and is sure of 2 so far.";
        assert_eq!(told[4..], [contract, "Ana has taken 1 trick.", "Ben has taken no tricks."]);
    }
}
