//! Who plays, with which cards, and how trump is found.

use super::draft::{Drafts, yes};
use crate::engine::Direction;
use crate::engine::rules::{Field, FirstPitcher, Group, PackRanks, Rules, Teams, TrumpBy};
use crate::language::Language;
use crate::t;

pub(super) fn say(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Table);
    drafts.say("players", &[Field::Players, Field::Teams, Field::MinPlayers, Field::MaxPlayers], players(l, r));
    let direction = match r.direction {
        Direction::Clockwise => "cw",
        Direction::Anticlockwise => "ccw",
    };
    drafts.say("direction", &[Field::Direction], t!(l, "rule-direction", direction = direction));
    let pack = match r.pack {
        PackRanks::TwoToAce => "full",
        PackRanks::SevenToAce => "short",
    };
    drafts.say("pack", &[Field::Pack], t!(l, "rule-pack", pack = pack));
    drafts.say(
        "deal",
        &[Field::CardsPerPlayer, Field::DealBatch],
        t!(l, "rule-deal", cards = r.cards_per_player, batch = r.deal_batch),
    );
    // Where a jack or a guess finds the first pitcher, nobody draws for the deal (C-18).
    let draw = r.trump_by != TrumpBy::Eldest || r.first_pitcher == FirstPitcher::ByDeal;
    drafts.say_unless(
        !draw && !r.ceremony,
        "first-deal",
        &[Field::Ceremony, Field::FirstPitcher, Field::TrumpBy],
        t!(l, "rule-first-deal", draw = yes(draw), ceremony = yes(r.ceremony)),
    );

    drafts.begin(Group::Trump);
    drafts.say("trump", &[Field::TrumpBy], t!(l, "rule-trump", by = r.trump_by.id()));
    if r.trump_by == TrumpBy::Eldest {
        drafts.say("first-pitcher", &[Field::FirstPitcher], t!(l, "rule-first-pitcher", first = r.first_pitcher.id()));
    }
}

fn players(l: &Language, r: &Rules) -> String {
    let (min, max) = (r.min_players, r.max_players);
    t!(l, "rule-players", players = r.players, teams = teams(r), only = yes(min == max), min = min, max = max)
}

/// Who plays together; partners that only four have are told with the number that plays.
const fn teams(rules: &Rules) -> &'static str {
    match rules.teams {
        Teams::PairsAtFour if rules.players == 4 => "four-in-pairs",
        Teams::PairsAtFour => "others-alone",
        teams => teams.id(),
    }
}
