//! The result of a hand and of a game: the outcome of the bid, the winner, the way they won, and the payments.

use crate::phrase::card::{capital, card_alone, point, suit_key};
use crate::phrase::field::counting_order;
use crate::phrase::joined::{list, sentences};
use crate::phrase::person::{figure, player_object, rid, side as side_name};
use crate::phrase::remark::remark_about;
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{Moon, Smudge, TrumpBy};
use pitch_rules::{
    Award, Bid, Contract, End, Finished, Game, Payment, Point, Points, Remark, Rules, Score, Side, WonBy,
};
use pitch_session::Highlights;

use std::cmp::Ordering;

/// Returns the points that a bid cost, or would have cost; 0 without a bid.
pub(crate) fn lost_bid(names: &Names, score: &Score) -> Points {
    score.bid().map_or(Points::ZERO, |bid| names.rules().stake(bid))
}

/// Tells the outcome of the bid: "Ana bid 3 and made 2".
#[must_use]
pub fn headline(language: &Language, names: &Names, score: &Score) -> String {
    let Some(contract) = score.contract.filter(|_| was_played(score)) else { return made(language, names, score) };
    let told = pitched(language, names, score, contract);
    match contract.partner.filter(|_| names.rules().calls_partner()) {
        Some(seat) => {
            let partner = player_object(language, names, seat);
            t!(language, "result-with-partner", result = told, partner = partner)
        }
        None if names.rules().calls_partner() => t!(language, "result-alone", result = told),
        None => told,
    }
}

/// Tells the outcome of the bid, and who made it.
fn pitched(language: &Language, names: &Names, score: &Score, contract: Contract) -> String {
    let pitcher = contract.pitcher;
    let (who, name, made) = (names.who(pitcher), names.name(pitcher), score.made.0);
    match contract.bid {
        None if names.rules().trump_by == TrumpBy::Eldest => {
            t!(language, "result-eldest", who = who, name = name, made = made)
        }
        None if names.rules().announces() => {
            t!(language, "result-free-named", who = who, name = name, made = made)
        }
        None => t!(language, "result-free", who = who, name = name, made = made),
        Some(bid) if names.is_smudge(bid) && score.set_back => {
            t!(language, "result-smudge-failed", who = who, name = name, made = made)
        }
        Some(bid) if names.is_smudge(bid) => t!(language, "result-smudge", who = who, name = name),
        Some(bid) => t!(language, "result-made", who = who, name = name, bid = figure(language, bid), made = made),
    }
}

/// Returns `true` if the hand was counted: a card turned up, a gift or a price may end the game before.
fn was_played(score: &Score) -> bool {
    score.awards.iter().next().is_some()
}

/// Tells what each side made where nobody bid: "Hearts were trump. You made 3, Ben and Dev made 1".
fn made(language: &Language, names: &Names, score: &Score) -> String {
    if !was_played(score) {
        return t!(language, "result-early");
    }
    let suit = score.trump.map_or("", suit_key);
    t!(language, "result-trump", suit = suit, made = sides_made(language, names, score))
}

/// Tells what each side made: "You made 3, Ben and Dev made 1".
fn sides_made(language: &Language, names: &Names, score: &Score) -> String {
    let sides = own_first(names).into_iter().map(|side| side_made(language, names, score, side));
    let sides = sides.reduce(|first, second| t!(language, "list-more", first = first, second = second));
    sides.unwrap_or_default()
}

/// Tells what a side made: all that the hand brought, as it stands on the pad; a card turned up and a point given as well.
fn side_made(language: &Language, names: &Names, score: &Score, side: Side) -> String {
    let (who, name) = (names.who_side(side), side_name(language, names, side));
    t!(language, "result-side-made", who = who, name = name, made = score.delta[side].0)
}

/// Returns every side, that of the player who is spoken to first.
fn own_first(names: &Names) -> Vec<Side> {
    let mut sides: Vec<Side> = names.rules().all_sides().collect();
    sides.sort_by_key(|&side| names.who_side(side) != "you" && names.who_side(side) != "your-side");
    sides
}

/// Tells that the rest of the hand wasn't played because every point was settled; `None` where it was played, or ended the game.
#[must_use]
pub fn stopped_early(language: &Language, names: &Names, finished: &Finished) -> Option<String> {
    let stops = names.rules().stops_early && finished.cut_short && finished.score.victory.is_none();
    stops.then(|| t!(language, "log-stops-early"))
}

/// Tells what every side made, where nobody bid, or what ended the game before a card was played.
fn headline_about_all(language: &Language, names: &Names, score: &Score) -> String {
    if !was_played(score) {
        return t!(language, "result-early-about");
    }
    let sides = own_first(names).into_iter().filter_map(|side| {
        let points = points_of(language, score, side);
        let name = side_name(language, names, side);
        (!points.is_empty()).then(|| t!(language, "result-side-points", name = name, points = points))
    });
    sentences(language, sides)
}

/// Tells which points did it, or were not enough: "High and Jack were not enough."
#[must_use]
pub fn headline_about(language: &Language, names: &Names, score: &Score) -> String {
    let Some(pitching) = score.pitching_side(names.rules()).filter(|_| was_played(score)) else {
        return headline_about_all(language, names, score);
    };
    let points = points_of(language, score, pitching);
    match (score.bid(), score.set_back) {
        (_, true) => {
            let count = score.awards.iter().filter(|award| award.side == pitching).count();
            t!(language, "reason-set-back", count = count, points = points)
        }
        (Some(_), false) => t!(language, "reason-made", points = points),
        (None, false) if score.made == Points::ZERO => t!(language, "reason-none-free"),
        (None, false) => t!(language, "reason-made-free", points = points),
    }
}

/// The stamp on the pad: "Set back", "Made", "Smudge"; empty where nobody bid.
#[must_use]
pub fn stamp(language: &Language, names: &Names, score: &Score) -> String {
    match score.bid() {
        Some(_) if goes_to_others(names, score) => t!(language, "stamp-failed"),
        Some(_) if score.set_back => t!(language, "stamp-set-back"),
        Some(Bid::MOON) if score.moon.is_some() => t!(language, "bid-moon"),
        Some(bid) if names.is_smudge(bid) => t!(language, "stamp-smudge"),
        Some(_) => t!(language, "stamp-made"),
        None => String::new(),
    }
}

/// Tells briefly what the pitcher made of a bid, or the side that scored most where nobody bid: "You made 2 of 3".
#[must_use]
pub fn result_brief(language: &Language, names: &Names, score: &Score) -> String {
    match (score.contract, score.bid()) {
        (Some(contract), Some(bid)) if score.set_back => {
            let (who, name, made) = (names.who(contract.pitcher), names.name(contract.pitcher), score.made.0);
            t!(language, "count-short", who = who, name = name, made = made, bid = figure(language, bid))
        }
        (Some(contract), _) if names.rules().has_bids() => {
            let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
            t!(language, "result-side-made", who = who, name = name, made = score.made.0)
        }
        _ if !was_played(score) => t!(language, "result-early"),
        _ => {
            let most = score.delta.iter().map(|(_, points)| points.0).max().unwrap_or_default();
            let mut best = own_first(names).into_iter().filter(|side| score.delta[*side].0 == most);
            match (best.next(), best.next()) {
                (Some(side), None) => side_made(language, names, score, side),
                _ => sides_made(language, names, score),
            }
        }
    }
}

/// Tells how the viewer stands after a hand: "2 behind, with 4 to go."; empty where nobody is spoken to.
#[must_use]
pub fn standing(language: &Language, names: &Names, score: &Score) -> String {
    let Some(own) = names.you().map(|you| names.rules().side_of(you)) else { return String::new() };
    let others = score.after.iter().filter(|(side, _)| *side != own).map(|(_, points)| points.0);
    let (points, best) = (score.after[own].0, others.max().unwrap_or_default());
    let place = match points.cmp(&best) {
        Ordering::Greater => "lead",
        Ordering::Less => "behind",
        Ordering::Equal => "level",
    };
    let by = (points - best).abs();
    if !names.rules().has_target() {
        return t!(language, "count-standing-hands", place = place, by = by);
    }
    let left = (names.rules().target.0 - points).max(0);
    t!(language, "count-standing", place = place, by = by, left = left)
}

/// Returns `true` if a bid failed and goes to the others, so that nobody is set back (M-80).
pub(crate) fn goes_to_others(names: &Names, score: &Score) -> bool {
    score.set_back && score.bid().is_some_and(|bid| names.rules().bid_goes_to_others(bid))
}

/// The name of a point that a side made; that of its card where several cards make it.
fn point_of_card(language: &Language, award: &Award) -> String {
    match (award.point, award.card) {
        (Point::Joker, Some(made)) => capital(&card_alone(language, made.card)),
        _ => point(language, award.point),
    }
}

/// Lists the points that a side made, scored or not.
fn points_of(language: &Language, score: &Score, side: Side) -> String {
    list(language, score.awards.iter().filter(|award| award.side == side).map(|award| point_of_card(language, &award)))
}

/// Tells what a side scored in the hand: "Low and Game", "set back", "nothing".
#[must_use]
pub fn side_result(language: &Language, names: &Names, score: &Score, side: Side) -> String {
    // What the side of the hand made (M-70).
    let camp = names.rules().camp(score.contract, side);
    let counted = score.awards.iter().filter(|award| award.side == camp && score.counts(award));
    let (pegged, counted): (Vec<_>, Vec<_>) = counted.partition(|award| names.rules().pegs_at_once(award.point));
    let pegs: Points = pegged.iter().map(|award| award.points).sum();
    let pegged = (pegs > Points::ZERO).then(|| t!(language, "hand-pegged", points = pegs.0));
    let points = list(language, pegged.into_iter().chain(counted.iter().map(|award| point_of_card(language, award))));
    let pitched = Some(camp) == score.pitching_side(names.rules());
    let set_back = score.set_back && pitched;
    if pitched && score.moon.is_some() {
        return t!(language, "hand-moon");
    }
    if was_played(score) && score.scores_difference(names.rules()) {
        let gained = score.delta[side];
        return match gained > Points::ZERO {
            true => t!(language, "hand-difference", points = gained.0),
            false => t!(language, "hand-nothing"),
        };
    }
    if goes_to_others(names, score) {
        let bid = lost_bid(names, score).0;
        return match (pitched, points.is_empty()) {
            (true, true) => t!(language, "hand-failed"),
            (true, false) => t!(language, "hand-failed-with", points = points),
            (false, true) => t!(language, "hand-bid-taken", bid = bid),
            (false, false) => t!(language, "hand-bid-taken-with", points = points, bid = bid),
        };
    }
    match (set_back, points.is_empty()) {
        (true, true) => t!(language, "hand-set-back"),
        (true, false) => t!(language, "hand-set-back-with", points = points),
        (false, true) => t!(language, "hand-nothing"),
        (false, false) => points,
    }
}

/// Tells who won the game: "Ana wins the game".
#[must_use]
pub fn end(language: &Language, names: &Names, end: &End) -> String {
    let winner = end.victory.side;
    t!(language, "end-title", who = names.who_side(winner), name = side_name(language, names, winner))
}

/// Tells how a side came out of a game that is over: "You won", "You came third".
#[must_use]
pub fn outcome(language: &Language, names: &Names, end: &End, side: Side) -> String {
    let (who, name) = (names.who_side(side), side_name(language, names, side));
    if side == end.victory.side {
        return t!(language, "end-won", who = who, name = name);
    }
    if names.sides() == 2 {
        return t!(language, "end-lost", who = who, name = name);
    }
    let is_ahead = |other: Side| other == end.victory.side || end.scores[other] > end.scores[side];
    let ahead = end.scores.iter().filter(|(other, _)| *other != side && is_ahead(*other)).count();
    t!(language, "end-came", who = who, name = name, place = ahead + 1)
}

/// Returns `true` if another side got to the target as well: only then it is asked why this one won.
pub(crate) fn is_contested(rules: &Rules, end: &End) -> bool {
    end.scores.iter().any(|(side, &score)| side != end.victory.side && rules.reaches(score))
}

/// Tells how the game was won, as a sentence.
#[must_use]
pub fn won_by(language: &Language, names: &Names, end: &End) -> String {
    let rules = names.rules();
    let points: Points = end.victory.at_win[end.victory.side];
    let contested = if is_contested(rules, end) { "yes" } else { "no" };
    let rid = rid(rules);
    match end.victory.by {
        WonBy::Smudge if rules.smudge == Smudge::AnyAllFour => t!(language, "end-all-four"),
        WonBy::Smudge => t!(language, "end-smudge"),
        WonBy::BidderFirst => t!(language, "end-bidder-first", points = points.0, contested = contested),
        WonBy::RenegeForfeit => t!(language, "end-forfeit"),
        WonBy::Score => t!(language, "end-score", points = points.0, hands = Game::PATIENCE),
        WonBy::Hands => t!(language, "end-last-hand", points = points.0),
        WonBy::Fall => t!(language, "end-fall", points = points.0, lost = rules.lost_at),
        _ if rules.needs_lead() => t!(language, "end-lead", points = points.0),
        WonBy::Lead => t!(language, "end-lead", points = points.0),
        WonBy::Point(by) => {
            let point = point(language, by);
            let order = counting_order(language, rules);
            t!(
                language,
                "end-point",
                target = rules.target.0,
                rid = rid,
                point = point,
                contested = contested,
                order = order
            )
        }
        WonBy::Slam => t!(language, "end-by", target = rules.target.0, rid = rid, by = "slam"),
        WonBy::Moon if rules.moon == Moon::TargetOrZero || points < rules.target => t!(language, "end-moon"),
        WonBy::Moon => t!(language, "end-by", target = rules.target.0, rid = rid, by = "moon"),
        WonBy::HigherScore => t!(language, "end-higher-score", target = rules.target.0, points = points.0),
        WonBy::BidTaken => t!(language, "end-by", target = rules.target.0, rid = rid, by = "bid-taken"),
        WonBy::Difference => t!(language, "end-by", target = rules.target.0, rid = rid, by = "difference"),
        WonBy::Earlier => t!(language, "end-by", target = rules.target.0, rid = rid, by = "earlier"),
        WonBy::TurnUp => t!(language, "end-by", target = rules.target.0, rid = rid, by = "turn-up"),
        WonBy::Gift => t!(language, "end-by", target = rules.target.0, rid = rid, by = "gift"),
        WonBy::Sale => t!(language, "end-by", target = rules.target.0, rid = rid, by = "sale"),
        WonBy::Misdeal => t!(language, "end-by", target = rules.target.0, rid = rid, by = "misdeal"),
        WonBy::Look => t!(language, "end-by", target = rules.target.0, rid = rid, by = "look"),
        WonBy::RenegePoint => t!(language, "end-by", target = rules.target.0, rid = rid, by = "renege"),
    }
}

/// Tells the highlights of a game: the bids that were made, and the best hand, a sentence each.
#[must_use]
pub fn highlights(language: &Language, names: &Names, highlights: &Highlights) -> Vec<String> {
    let bids = highlights.bids.iter().filter(|(_, bids)| bids.of > 0).map(|(seat, bids)| {
        t!(
            language,
            "end-bids-of",
            who = names.who(seat),
            name = names.name(seat),
            made = i32::from(bids.made),
            of = i32::from(bids.of)
        )
    });
    let bids = bids.reduce(|first, second| t!(language, "list-more", first = first, second = second));
    let best = highlights.best.map(|best| {
        let (who, name) = (names.who_side(best.side), side_name(language, names, best.side));
        t!(language, "end-best-hand", who = who, name = name, points = best.points.0, number = best.hand)
    });
    bids.map(|bids| t!(language, "end-bids", bids = bids)).into_iter().chain(best).collect()
}

/// Tells why a game that does not get on may end by the score, and who would win it.
#[must_use]
pub fn end_by_score(language: &Language, names: &Names, winner: Side) -> String {
    let (who, name) = (names.who_side(winner), side_name(language, names, winner));
    let about = remark_about(language, names, Remark::EndByScore);
    sentences(language, [about, t!(language, "consent-end-winner", who = who, name = name)])
}

/// Tells what a side has won or lost in red counters: "Ana and Cleo win 2 red counters".
#[must_use]
pub fn reds(language: &Language, names: &Names, side: Side, reds: i32) -> String {
    let (who, name, amount) = (names.who_side(side), side_name(language, names, side), reds.abs());
    match reds {
        0 => t!(language, "end-reds-even", who = who, name = name),
        1.. => t!(language, "end-reds-won", who = who, name = name, amount = amount),
        ..0 => t!(language, "end-reds-lost", who = who, name = name, amount = amount),
    }
}

/// Tells what lies in the pool: "In the pool: 4 red counters".
#[must_use]
pub fn pool(language: &Language, reds: i32) -> String {
    t!(language, "pool", reds = reds)
}

/// Tells what a side receives or pays: "Ben pays 2".
#[must_use]
pub fn payment(language: &Language, names: &Names, side: Side, payment: Payment) -> String {
    let (who, name) = (names.who_side(side), side_name(language, names, side));
    let amount = payment.0.abs();
    match payment.0 {
        0 => t!(language, "end-pays-nothing", who = who, name = name),
        1.. => t!(language, "end-receives", who = who, name = name, amount = amount),
        _ => t!(language, "end-pays", who = who, name = name, amount = amount),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::{award, award_lines, award_owner, scorers};
    use pitch_rules::rules::LowTo;
    use pitch_rules::{Action, BySeat, Game, Rank, Rules, Seat, Setup, Victory};
    use pitch_session::Counted;

    use std::sync::Arc;

    const HANDS: [&str; 3] = ["KS 2H", "JS 3H", "4D 5S"];
    const PLAYED: [(usize, &str); 6] = [(0, "KS"), (1, "JS"), (2, "5S"), (0, "2H"), (1, "3H"), (2, "4D")];

    fn played(rules: &Rules, bid: u8) -> (Names, Game) {
        told(rules, bid, HANDS, PLAYED)
    }

    /// A hand of two cards each, pitched by Ana, and told to Cleo.
    fn told(rules: &Rules, bid: u8, hands: [&str; 3], played: [(usize, &str); 6]) -> (Names, Game) {
        let rules = Arc::new(Rules { players: 3, cards_per_player: 2, ..rules.clone() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(Seat::default(), Bid::new(bid)));
        let mut game = setup.build().expect("a position");
        for (seat, card) in played {
            let card = Action::Play(card.parse().expect("a card"));
            let _ = game.apply(Seat::new(seat).expect("a seat"), card).expect("legal");
        }
        (Names::new(rules, ["Ana", "Ben", "Cleo"], Seat::new(2)), game)
    }

    fn reasons(rules: &Rules, tag: &str) -> Vec<String> {
        let (names, game) = played(rules, 3);
        let (language, finished) = (Language::new(tag).expect("a language"), game.last().expect("a hand"));
        Point::ALL_FOURS
            .map(|point| {
                format!(
                    "{}: {}",
                    award_owner(&language, &names, finished, scorers(finished, point)[0]),
                    award(&language, &names, finished, point, scorers(finished, point)[0])
                )
            })
            .to_vec()
    }

    #[test]
    fn each_side_is_told_which_of_several_cards_it_took() {
        let rules = Rules { points: "high low jack game p3".parse().expect("points"), ..Rules::default() };
        let played = [(0, "KS"), (1, "4S"), (2, "3D"), (0, "2H"), (1, "3H"), (2, "4D")];
        let (names, game) = told(&rules, 3, ["KS 2H", "4S 3H", "3D 4D"], played);
        let (language, finished) = (Language::new("en").expect("a language"), game.last().expect("a hand"));
        let lines = award_lines(&language, &names, finished, Point::Plain(Rank::Three));
        let said: Vec<&str> = lines.iter().filter_map(|line| line.split_once(": ")).map(|(_, said)| said).collect();
        assert_eq!(said, ["Ana. Three of diamonds.", "Ben. Three of hearts."]);
    }

    #[test]
    fn every_point_has_its_reason() {
        assert_eq!(
            reasons(&Rules::default(), "en"),
            [
                "Ana: The king of spades was the highest trump dealt.",
                "You: The five of spades was the lowest trump. Ana took it, but Low stays yours.",
                "Ana: Took Ben’s jack of spades with the king in trick 1.",
                "Ana: 4 card points to 0. Most takes Game.",
            ]
        );
        let hung = Rules { hang_jack: Points(3), ..Rules::default() };
        let said = "Ana: Took Ben’s jack of spades with the king in trick 1. A hung jack counts 3.";
        assert_eq!(reasons(&hung, "en")[2], said);
        let winner = Rules { low_to: LowTo::Winner, ..Rules::default() };
        assert_eq!(reasons(&winner, "en")[1], "Ana: Took your five of spades, the lowest trump dealt, in trick 1.");
        assert_eq!(reasons(&Rules::default(), "de")[2], "Ana: Den Pikbuben von Ben in Stich 1 mit dem König geholt.");
    }

    #[test]
    fn a_bid_is_made_or_lost() {
        let english = Language::default();
        let said = |bid, text: fn(&Language, &Names, &Score) -> String| {
            let (names, game) = played(&Rules::default(), bid);
            text(&english, &names, &game.last().expect("a hand").score)
        };
        assert_eq!(said(3, headline), "Ana bid 3 and made 3");
        assert_eq!(said(3, headline_about), "Made it with High, Jack and Game.");
        assert_eq!(said(3, stamp), "Made");
        assert_eq!(said(4, headline), "Ana bid a smudge and made 3");
        assert_eq!(said(4, headline_about), "High, Jack and Game weren’t enough.");
        assert_eq!(said(4, stamp), "Set back");
        let (names, game) = played(&Rules::default(), 4);
        let score = game.last().expect("a hand").score;
        let each = [0, 1, 2].map(|side| side_result(&english, &names, &score, Side::new(side).expect("a side")));
        assert_eq!(each, ["set back", "nothing", "Low"]);
    }

    #[test]
    fn the_end_says_who_won_how_and_what_is_paid() {
        let (names, game) = played(&Rules { target: Points(2), ..Rules::default() }, 2);
        let (english, over) = (Language::default(), game.end().expect("the end"));
        assert_eq!(end(&english, &names, over), "Ana wins the game");
        assert_eq!(won_by(&english, &names, over), "Out with 3.", "nobody else was there");
        let mut scores = over.scores;
        scores[Side::new(1).expect("a side")] = Points(2);
        let close = End { scores, ..*over };
        assert_eq!(won_by(&english, &names, &close), "Out with 3: a pitcher who makes the bid counts first.");
        let by = |point| End { victory: Victory { by: WonBy::Point(point), ..over.victory }, ..*over };
        assert_eq!(won_by(&english, &names, &by(Point::Low)), "Reached 2 with Low.");
        let close = End { scores, ..by(Point::Low) };
        assert_eq!(
            won_by(&english, &names, &close),
            "Reached 2 with Low. Points count in the order High, Low, Jack, Game."
        );
        let paid: Vec<_> =
            over.payments.iter().map(|(side, amount)| payment(&english, &names, side, *amount)).collect();
        assert_eq!(paid, ["Ana receives 3", "Ben pays 2", "You pay 1"]);
    }

    #[test]
    fn the_end_tells_of_the_bids_and_of_the_best_hand() {
        let hand = |bid| {
            let (_, game) = played(&Rules::default(), bid);
            Counted { finished: Arc::clone(game.last().expect("a hand")), next_dealer: None }
        };
        let (names, game) = played(&Rules::default(), 3);
        let told = |hands: &[Counted], tag| {
            let language = Language::new(tag).expect("a language");
            highlights(&language, &names, &Highlights::of(game.rules(), hands))
        };
        let hands = [2, 4, 3].map(hand);
        assert_eq!(told(&hands, "en"), ["Bids made: Ana 2 of 3.", "Best hand: Ana scores 3 in hand 1."]);
        assert_eq!(told(&hands, "de"), ["Gebote erfüllt: Ana 2 von 3.", "Beste Runde: Runde 1, Ana mit 3."]);
        assert_eq!(told(&hands[1..2], "en"), ["Bids made: Ana 0 of 1.", "Best hand: you score 1 in hand 1."]);
        assert!(told(&[], "en").is_empty());
    }
}
