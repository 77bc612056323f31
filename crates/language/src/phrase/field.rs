//! The options of a rule set, their settings, and the settings that do not fit together.

use crate::Language;
use crate::phrase::card::{capital, point, rank, rank_key};
use crate::phrase::joined::{alternatives, list, listed, listed_apart, with_figure};
use crate::t;
use pitch_rules::rules::{
    Counter, Entry, Field, GameValues, Group, PackRanks, PointList, RankScores, RankSet, Token, Value, Warning,
};
use pitch_rules::{Misfit, Point, Rank, Rules};
use pitch_session::settings::Speed;

/// The heading over a part of the options: "Turn-up and begging".
#[must_use]
pub fn group(language: &Language, group: Group) -> String {
    t!(language, "group-name", group = group.id())
}

/// Returns the name of an option: "Low goes to".
#[must_use]
pub fn field_name(language: &Language, field: Field) -> String {
    t!(language, "field-name", field = field.id())
}

/// Describes what an option decides, in one sentence.
#[must_use]
pub fn field_about(language: &Language, field: Field) -> String {
    t!(language, "field-about", field = field.id())
}

/// Returns the setting of an option, in a few words: "the player who wins it".
#[must_use]
pub fn field_value(language: &Language, field: Field, value: Value) -> String {
    match value {
        Value::Flag(true) => t!(language, "value-yes"),
        Value::Flag(false) => t!(language, "value-no"),
        Value::Number(number) => number.to_string(),
        Value::Choice(id) => t!(language, "value-name", value = format!("{field}-{id}")),
        Value::RankScores(scores) => rank_scores(language, scores),
        Value::RankSet(set) => rank_set(language, set),
        Value::Points(list) => point_list(language, &list),
        Value::GameValues(values) => card_points(language, &values),
        Value::TrumpOrder(order) => trump_order(language, order.tokens().iter().copied()),
        Value::Pack(pack) => t!(language, "value-pack", cards = pack.cards().len(), ranks = pack_ranks(language, pack)),
    }
}

/// Returns an option with its setting: "Low goes to: the player who wins it".
#[must_use]
pub fn setting(language: &Language, field: Field, value: Value) -> String {
    let (name, value) = (field_name(language, field), field_value(language, field, value));
    t!(language, "field-setting", name = name, value = value)
}

/// Returns the name of a speed, in a word.
#[must_use]
pub fn speed(language: &Language, speed: Speed) -> String {
    match speed {
        Speed::Slow => t!(language, "speed-slow"),
        Speed::Normal => t!(language, "speed-normal"),
        Speed::Fast => t!(language, "speed-fast"),
        Speed::Instant => t!(language, "speed-instant"),
    }
}

/// Points for ranks: "1 for an ace, 3 for a jack and 2 for a six".
#[must_use]
pub fn rank_scores(language: &Language, scores: RankScores) -> String {
    if scores == RankScores::NONE {
        return t!(language, "value-no-ranks");
    }
    let one = |(rank, points): (Rank, u8)| t!(language, "value-rank-scores", rank = rank_key(rank), points = points);
    list(language, scores.iter().map(one))
}

/// Lists the points that score, in their order: "High, Low, Jack, ten of trumps, five of trumps for 5".
#[must_use]
pub(crate) fn point_list(language: &Language, points: &PointList) -> String {
    list(language, points.entries().iter().map(|entry| point_setting(language, entry)))
}

/// Lists the points that the pack can score, in the order in which two who reach the target are told apart: "High, Low,
/// Jack, Game".
#[must_use]
pub fn counting_order(language: &Language, rules: &Rules) -> String {
    let scored = rules.points.points().filter(|of| rules.can_score(*of));
    let names = scored.map(|of| point_among(language, rules, of));
    names.reduce(|first, second| t!(language, "list-more", first = first, second = second)).unwrap_or_default()
}

/// The name of something that scores, where these points score beside it: "Five", and "Trump jack" beside the point Jack.
#[must_use]
pub fn point_among(language: &Language, rules: &Rules, of: Point) -> String {
    match of {
        Point::Trump(Rank::Jack) if rules.points.get(Point::Jack).is_some() => {
            capital(&counter(language, Counter::Trump(Rank::Jack)))
        }
        of => point(language, of),
    }
}

/// Some cards that count for Game: "ten", "trump five", "joker".
#[must_use]
pub fn counter(language: &Language, counter: Counter) -> String {
    match counter {
        Counter::Rank(of) => rank(language, of),
        Counter::Trump(of) => t!(language, "counter-trump", rank = rank_key(of)),
        Counter::Joker => t!(language, "card-rank", rank = "joker"),
    }
}

/// Lists the points that cards count for Game, the most first: "ten 10, trump five 5, ace 4, king 3, queen 2, jack 1".
#[must_use]
pub fn card_points(language: &Language, values: &GameValues) -> String {
    card_points_of(language, values, |_| true)
}

/// Lists the points that the cards of the pack count for Game; `None` if none of them does.
#[must_use]
pub fn card_points_in_play(language: &Language, rules: &Rules) -> Option<String> {
    let values = card_points_of(language, &rules.game_values, |counter| rules.has_counter(counter));
    Some(values).filter(|values| !values.is_empty())
}

fn card_points_of(language: &Language, values: &GameValues, is_told: impl Fn(Counter) -> bool) -> String {
    let whole = |(counter, worth): (Counter, u8)| match counter {
        Counter::Trump(rank) => (counter, worth + values.get(Counter::Rank(rank))),
        Counter::Rank(_) | Counter::Joker => (counter, worth),
    };
    let mut counters: Vec<(Counter, u8)> = values.iter().filter(|(counter, _)| is_told(*counter)).map(whole).collect();
    counters.sort_by_key(|(_, worth)| std::cmp::Reverse(*worth));
    let words = counters.into_iter().map(|(of, worth)| with_figure(language, counter(language, of), &worth));
    listed(language, words)
}

/// Trumps from the highest down: "Ace, king, queen, jack, off-jack, joker, 10 …".
#[must_use]
pub fn trump_order(language: &Language, tokens: impl Iterator<Item = Token>) -> String {
    let names = tokens.map(|token| trump_token(language, token));
    names.reduce(|first, second| t!(language, "list-more", first = first, second = second)).unwrap_or_default()
}

/// A trump, whatever the suit: "ace", "off-jack", "joker".
#[must_use]
pub fn trump_token(language: &Language, token: Token) -> String {
    match token {
        Token::Rank(of) => rank(language, of),
        Token::Off(of) => t!(language, "trump-off", rank = rank_key(of)),
        Token::HighJoker => t!(language, "card-rank", rank = "joker"),
        Token::LowJoker => t!(language, "card-rank", rank = "low-joker"),
    }
}

/// The ranks of a pack, with its runs: "two, seven to ace".
#[must_use]
pub fn pack_ranks(language: &Language, pack: PackRanks) -> String {
    let one = |run: (Rank, Rank)| match run {
        (low, high) if low == high => rank(language, low),
        (low, high) => t!(language, "value-pack-run", low = rank(language, low), high = rank(language, high)),
    };
    list(language, pack.runs().into_iter().map(one))
}

/// Something that scores and what it is worth: "Five for 5 points".
#[must_use]
pub(crate) fn point_setting(language: &Language, entry: &Entry) -> String {
    let (name, worth) = (point(language, entry.point), entry.worth.0);
    t!(language, "value-point", point = name, worth = worth, to = if entry.to_player { "player" } else { "winner" })
}

/// A card of a rank: "a jack".
#[must_use]
pub fn rank_one(language: &Language, rank: Rank) -> String {
    t!(language, "rank-one", rank = rank_key(rank))
}

/// Ranks to choose from: "an ace, a jack or a two".
#[must_use]
pub fn rank_set(language: &Language, set: RankSet) -> String {
    match set {
        RankSet::ANY => t!(language, "value-any-rank"),
        RankSet::NONE => t!(language, "value-no-ranks"),
        set => alternatives(language, set.iter().map(|rank| rank_one(language, rank))),
    }
}

/// Tells why rules do not fit together, for a player who puts a rule set together.
#[must_use]
pub fn misfit(language: &Language, misfit: &Misfit) -> String {
    match misfit {
        Misfit::Range { field, value, min, max } => {
            let name = field_name(language, *field);
            t!(language, "misfit-range", name = name, value = *value, min = *min, max = *max)
        }
        Misfit::PlayerRange { min, max } => t!(language, "misfit-player-range", min = *min, max = *max),
        Misfit::Players { players, min, max } => {
            let span = if min == max { "one" } else { "some" };
            t!(language, "misfit-players", players = *players, min = *min, max = *max, span = span)
        }
        Misfit::Teams { players } => t!(language, "misfit-teams", players = *players),
        Misfit::CardsPerPlayer { cards, players, pack } => {
            t!(language, "misfit-cards", cards = *cards, players = *players, pack = *pack)
        }
        Misfit::Widow { cards, players, pack } => {
            t!(language, "misfit-cards-widow", cards = *cards, players = *players, pack = *pack)
        }
        Misfit::NothingToTurnUp { cards, players } => {
            t!(language, "misfit-turn-up", cards = *cards, players = *players)
        }
        Misfit::BidRange { min, max } => t!(language, "misfit-bids", min = min.number(), max = max.number()),
        Misfit::MaxBid { bid, sum } => t!(language, "misfit-max-bid", bid = bid.number(), sum = sum.0),
        Misfit::Slam(bid) => t!(language, "misfit-slam", bid = bid.number()),
        Misfit::NobodyMayBid => t!(language, "misfit-nobody-bids"),
        Misfit::NobodyMayOffer { min } => t!(language, "misfit-nobody-offers", min = min.number()),
        Misfit::TrumpOrder(token) => t!(language, "misfit-trump-order", trump = trump_token(language, *token)),
        Misfit::JokerTurnedUp => t!(language, "misfit-joker-turned-up"),
        Misfit::WidowKept => t!(language, "misfit-widow"),
        Misfit::Draw => t!(language, "misfit-draw"),
        Misfit::Rows => t!(language, "misfit-rows"),
        Misfit::Exchange => t!(language, "misfit-exchange"),
        Misfit::ToPartner => t!(language, "misfit-to-partner"),
        Misfit::Refill => t!(language, "misfit-refill"),
        Misfit::Difference => t!(language, "misfit-difference"),
        Misfit::Pegging => t!(language, "misfit-pegging"),
        Misfit::GameTie => t!(language, "misfit-tie"),
        Misfit::MoonWithoutTarget => t!(language, "misfit-moon-target"),
        Misfit::MustBid => t!(language, "misfit-must-bid"),
    }
}

/// Tells why a game by rules that fit together may not come to its end, or something in it is worth nothing.
#[must_use]
pub fn warning(language: &Language, rules: &Rules, warning: Warning) -> String {
    match warning {
        Warning::ForcedFour => t!(language, "warning-forced-four", min = rules.least_forced_bid().number()),
        Warning::FewBids(min) => t!(language, "warning-few-bids", min = min.number()),
        Warning::NobodyBidsNearTarget => t!(language, "warning-nobody-bids"),
        Warning::NobodyWinsNearTarget => t!(language, "warning-nobody-wins"),
        Warning::RecklessBids => t!(language, "warning-reckless-bids"),
        Warning::FreeMoon => t!(language, "warning-free-moon"),
        Warning::FewWinners(min) => t!(language, "warning-few-winners", min = min.number()),
        Warning::LongGame => t!(language, "warning-long", target = rules.target.0, sides = rules.sides()),
        Warning::NobodyMakesGame => t!(language, "rule-no-game"),
    }
}

/// Proposes changes that would mend a misfit: "This would fix it (Partners: none)."
#[must_use]
pub fn proposal(language: &Language, changes: &[(Field, Value)]) -> String {
    let changes = changes.iter().map(|(field, value)| setting(language, *field, *value));
    t!(language, "misfit-proposal", changes = listed_apart(language, changes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::rules::{Preset, Teams};

    #[test]
    fn a_misfit_comes_with_what_would_mend_it() {
        let rules = Rules { players: 5, ..Preset::Setback.into() };
        let [found] = &rules.validate()[..] else { panic!("one misfit") };
        let english = Language::default();
        assert_eq!(misfit(&english, found), "5 players can’t form these sides.");
        assert_eq!(proposal(&english, &found.proposal(&rules)), "This would fix it (Partners: none).");
        let german = Language::new("de").expect("German");
        assert_eq!(proposal(&german, &found.proposal(&rules)), "So ginge es (Partner: keine).");
    }

    #[test]
    fn no_two_points_of_a_game_have_one_name() {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            for preset in Preset::ALL {
                let rules = Rules::from(preset);
                let mut names: Vec<_> =
                    rules.points.points().map(|point| point_among(&language, &rules, point)).collect();
                let count = names.len();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), count, "{preset} in {}: {names:?}", translation.tag);
            }
        }
    }

    #[test]
    fn ranks_are_told_with_their_articles() {
        let rules = Rules { teams: Teams::None, ..Rules::default() };
        let said = |field: Field, rules: &Rules| field_value(&Language::default(), field, field.get(rules));
        assert_eq!(said(Field::MisdealOnExposed, &rules), "an ace, a jack or a two");
        let trinidad = Preset::Trinidad.into();
        assert_eq!(said(Field::TurnupScores, &trinidad), "1 for an ace, 3 for a jack and 2 for a six");
        assert_eq!(said(Field::TurnupScores, &rules), "none");
    }

    #[test]
    fn card_points_are_told_from_the_most_to_the_fewest() {
        let said = |text: &str| card_points(&Language::default(), &text.parse().expect("card points"));
        assert_eq!(said("A:4 K:3 Q:2 J:1 T:10"), "ten 10, ace 4, king 3, queen 2, jack 1");
        assert_eq!(said("A:4 T:10 tA:5 t5:5 X:1"), "ten 10, trump ace 9, trump five 5, ace 4, joker 1");
    }
}
