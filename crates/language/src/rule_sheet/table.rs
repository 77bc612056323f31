//! The players, the cards, and the way trump is found.

use super::draft::{Drafts, yes};
use crate::t;
use crate::{Language, phrase};
use pitch_rules::rules::{
    Field, FirstLeader, FirstPitcher, Group, JokerLed, PackRanks, PitchedWild, Playable, Rules, Teams, TrumpBy,
};
use pitch_rules::{Direction, Rank};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Table);
    let fields = &[
        Field::Players,
        Field::Teams,
        Field::MinPlayers,
        Field::MaxPlayers,
        Field::CardsPerPlayer,
        Field::Pack,
        Field::Jokers,
        Field::Widow,
        Field::WidowTo,
        Field::TrumpBy,
    ];
    drafts.clause("players", fields, players(l, r));
    let direction = match r.direction {
        Direction::Clockwise => "cw",
        Direction::Anticlockwise => "ccw",
    };
    drafts.clause("direction", &[Field::Direction], t!(l, "rule-direction", direction = direction));
    let in_play = r.pack_in_play();
    let pack = match in_play {
        PackRanks::TWO_TO_ACE => "full",
        PackRanks::SEVEN_TO_ACE => "short",
        _ => "other",
    };
    let (cards, ranks) = (r.pack_cards().len(), phrase::pack_ranks(l, in_play));
    let pack = t!(l, "rule-pack", pack = pack, cards = cards, ranks = ranks, jokers = r.jokers);
    drafts.clause("pack", &[Field::Pack, Field::Jokers], pack);
    let shrinks = t!(l, "rule-pack-shrinks", shrinks = yes(r.pack_shrinks));
    drafts.clause_unless(!r.pack_shrinks, "pack-shrinks", &[Field::PackShrinks], shrinks);
    let has_rest = cards > r.cards_dealt();
    let rest = if r.draws() { "stock" } else { yes(has_rest) };
    drafts.clause(
        "deal",
        &[
            Field::CardsPerPlayer,
            Field::DealBatch,
            Field::Players,
            Field::Pack,
            Field::Jokers,
            Field::Widow,
            Field::WidowTo,
            Field::Draw,
            Field::TrumpBy,
        ],
        t!(l, "rule-deal", cards = r.cards_per_player, batch = r.deal_batch.min(r.cards_per_player), rest = rest),
    );
    if Field::Layout.applies(r) {
        let layout = t!(l, "rule-layout", layout = r.layout.id(), down = r.face_down());
        drafts.clause_unless(!r.has_rows(), "layout", &[Field::Layout, Field::CardsPerPlayer], layout);
    }
    if Field::Widow.applies(r) {
        let to = if r.widow == 0 { "none" } else { r.widow_to.id() };
        let widow = t!(l, "rule-widow", to = to, cards = r.widow);
        drafts.clause_unless(r.widow == 0, "widow", &[Field::Widow, Field::WidowTo], widow);
    }
    // Where a jack or a guess finds the first pitcher, nobody draws for the deal (C-18).
    let draw = matches!(r.finds_pitcher(), FirstPitcher::ByDeal | FirstPitcher::TwoOfDiamonds);
    drafts.clause_unless(
        !draw && !r.ceremony,
        "first-deal",
        &[Field::Ceremony, Field::FirstPitcher, Field::TrumpBy, Field::Pack],
        t!(l, "rule-first-deal", draw = yes(draw), ceremony = yes(r.ceremony)),
    );

    drafts.begin(Group::Trump);
    let by = match (r.trump_by, r.announces()) {
        (TrumpBy::Auction, true) => "auction-announced",
        (TrumpBy::Sale, true) => "sale-announced",
        (by, _) => by.id(),
    };
    drafts.clause("trump", &[Field::TrumpBy, Field::Naming], t!(l, "rule-trump", by = by));
    if r.announces() {
        let lead = match (r.playable, r.first_lead) {
            (Playable::TrumpsOnly, _) => "only-trumps",
            (Playable::All, lead) => lead.id(),
        };
        let leader = match r.first_leader {
            FirstLeader::PartnerWithOneTrump if !r.has_partners() || r.calls_partner() => FirstLeader::Pitcher,
            leader => leader,
        };
        let fields = &[Field::FirstLeader, Field::FirstLead, Field::Playable, Field::Teams];
        drafts.clause("first-lead", fields, t!(l, "rule-first-lead", leader = leader.id(), lead = lead));
    }
    say_trumps(drafts);
    if r.trump_by == TrumpBy::Eldest {
        let first = t!(l, "rule-first-pitcher", first = r.finds_pitcher().id());
        drafts.clause("first-pitcher", &[Field::FirstPitcher, Field::Pack], first);
    }
}

/// Off-trumps, jokers and the order of trumps, and how the pitcher says what is trump.
fn say_trumps(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let off: Vec<Rank> = r.off_ranks().iter().collect();
    let ranks = phrase::list(l, off.iter().map(|&rank| phrase::rank(l, rank)));
    let off_trumps = t!(l, "rule-off-trumps", ranks = ranks, count = off.len());
    drafts.clause_unless(off.is_empty(), "off-trumps", &[Field::OffTrumps, Field::Pack], off_trumps);
    let in_play = r.trump_order.in_play(r).into_iter();
    let order = t!(l, "rule-trump-order", order = phrase::trump_order(l, in_play));
    drafts.clause_unless(
        r.trump_order.is_by_rank(r),
        "trump-order",
        &[Field::TrumpOrder, Field::Pack, Field::Jokers, Field::OffTrumps],
        order,
    );
    if r.jokers > 1 {
        drafts.clause("joker-order", &[Field::JokerOrder], t!(l, "rule-joker-order", order = r.joker_order.id()));
    }
    if Field::JokerLed.applies(r) {
        let usual = r.joker_led == JokerLed::Trumps;
        let led = t!(l, "rule-joker-led", led = r.joker_led.id());
        drafts.clause_unless(usual, "joker-led", &[Field::JokerLed], led);
    }
    if Field::PitchedWild.applies(r) {
        let ones = phrase::alternatives(l, off.iter().map(|&rank| phrase::rank_one(l, rank)));
        let wild = match (r.pitched_wild, r.jokers > 0) {
            (PitchedWild::Spades | PitchedWild::NoJoker, false) => "own",
            (PitchedWild::NoJoker, true) => "no-joker",
            (PitchedWild::Spades, true) => "spades",
            (PitchedWild::Named, true) if off.is_empty() => "joker",
            (PitchedWild::Named, true) => "joker-and-off",
            (PitchedWild::Named, false) => "off",
        };
        let wild = t!(l, "rule-pitched-wild", wild = wild, ranks = ones);
        drafts.clause("pitched-wild", &[Field::PitchedWild, Field::Jokers, Field::OffTrumps, Field::Pack], wild);
    }
}

fn players(l: &Language, r: &Rules) -> String {
    let (min, max) = player_range(r);
    t!(l, "rule-players", players = r.players, teams = teams(r), only = yes(min == max), min = min, max = max)
}

/// Returns the fewest and the most players by whom the game can be played; what the rules say where there are none.
fn player_range(rules: &Rules) -> (u8, u8) {
    let mut possible = (rules.min_players..=rules.max_players).filter(|players| rules.can_be_played_by(*players));
    match (possible.next(), possible.next_back()) {
        (Some(least), most) => (least, most.unwrap_or(least)),
        (None, _) => (rules.min_players, rules.max_players),
    }
}

/// Returns how the players are teamed; partners that only four have are told with the number that plays, where others may.
fn teams(rules: &Rules) -> &'static str {
    let (min, max) = (rules.min_players, rules.max_players);
    match rules.teams {
        Teams::PairsAtFour if min == 4 && max == 4 => Teams::Pairs.id(),
        Teams::PairsAtFour if !(min..=max).contains(&4) => Teams::None.id(),
        Teams::PairsAtFour if rules.players == 4 => "four-in-pairs",
        Teams::PairsAtFour => "others-alone",
        teams => teams.id(),
    }
}
