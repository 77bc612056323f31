//! What is scored and in which order, who wins, and what is paid.

use super::draft::{Drafts, yes};
use crate::engine::Point;
use crate::engine::rules::{
    Entry, Field, GoingOut, Group, InHole, PointList, RevokePenalty, Rules, Settlement, Smudge, SmudgeInHole,
};
use crate::language::{Language, phrase};
use crate::t;

pub(super) fn say(drafts: &mut Drafts<'_>) {
    drafts.begin(Group::Scoring);
    say_points(drafts);
    say_smudge(drafts);
    say_winning(drafts);
    drafts.begin(Group::Payment);
    say_payment(drafts);
}

fn say_points(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let worth = |point| r.points.get(point).map(|entry| entry.worth.0);
    if let Some(worth) = worth(Point::High) {
        drafts.say("high", &[Field::Points], t!(l, "rule-high", worth = worth));
    }
    if let Some(worth) = worth(Point::Low) {
        drafts.say("low", &[Field::LowTo, Field::Points], t!(l, "rule-low", low_to = r.low_to.id(), worth = worth));
    }
    if Field::LowJoker.applies(r) {
        let low = t!(l, "rule-low-joker", low = yes(r.low_joker));
        drafts.say("low-joker", &[Field::LowJoker], low);
    }
    if let Some(worth) = worth(Point::Jack) {
        let hang = r.hang_jack.0.max(worth);
        let hang = if hang == worth { 1 } else { hang };
        drafts.say("jack", &[Field::HangJack, Field::Points], t!(l, "rule-jack", hang = hang, worth = worth));
    }
    say_cards(drafts);
    if let Some(worth) = worth(Point::Last) {
        drafts.say("last", &[Field::Points], t!(l, "rule-last", worth = worth));
    }
    if let Some(worth) = worth(Point::Game) {
        let game = t!(l, "rule-game", partners = yes(r.has_partners()), worth = worth);
        drafts.say("game", &[Field::Teams, Field::Points], game);
        drafts.say("game-tie", &[Field::GameTie], t!(l, "rule-game-tie", game_tie = r.game_tie.id()));
    }
    drafts.say("one-card", &[], t!(l, "rule-one-card"));
    if r.has_bids() {
        let set_back = t!(l, "rule-set-back", set_scoring = r.set_scoring.id());
        drafts.say("set-back", &[Field::SetScoring, Field::TrumpBy], set_back);
        drafts.say("hole", &[Field::TrumpBy], t!(l, "rule-hole"));
    } else {
        drafts.say("set-back", &[Field::SetScoring, Field::TrumpBy], t!(l, "rule-all-score"));
    }
}

/// The cards that score by themselves.
fn say_cards(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let of = |which: fn(&Entry) -> bool| {
        let entries = r.points.entries().iter().filter(|entry| which(entry));
        let worth =
            |entry: &Entry| t!(l, "rule-card-worth", point = phrase::point(l, entry.point), worth = entry.worth.0);
        let cards: Vec<String> = entries.map(worth).collect();
        Some((cards.len(), phrase::list(l, cards))).filter(|(count, _)| *count > 0)
    };
    if let Some((count, cards)) =
        of(|entry| matches!(entry.point, Point::Trump(_) | Point::Off(_) | Point::Joker) && !entry.to_player)
    {
        drafts.say("cards", &[Field::Points], t!(l, "rule-cards", cards = cards, count = count));
    }
    if let Some((count, cards)) = of(|entry| entry.to_player) {
        drafts.say("cards-played", &[Field::Points], t!(l, "rule-cards-played", cards = cards, count = count));
    }
    if let Some((_, cards)) = of(|entry| matches!(entry.point, Point::Plain(_)) && !entry.to_player) {
        drafts.say("plain-cards", &[Field::Points], t!(l, "rule-plain-cards", cards = cards));
    }
}

fn say_smudge(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let smudge = match (r.smudge, r.has_bids()) {
        (Smudge::SlamBidFive, false) => "slam_without_bids",
        (Smudge::BidFourMade, false) => "four_without_bids",
        (Smudge::Off, false) => "off_without_bids",
        (smudge, _) => smudge.id(),
    };
    let smudge = t!(l, "rule-smudge", smudge = smudge, sum = r.points_in_play().0);
    // Where other points are counted nobody would expect a smudge.
    let usual = r.smudge == Smudge::Off && r.points != PointList::ALL_FOURS;
    drafts.say_unless(usual, "smudge", &[Field::Smudge, Field::TrumpBy, Field::Points], smudge);
    if Field::SmudgeInHole.applies(r) {
        let hole = t!(l, "rule-smudge-hole", hole = smudge_in_hole(r));
        drafts.say("smudge-hole", &[Field::SmudgeInHole, Field::InHole], hole);
    }
}

fn say_winning(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.say("target", &[Field::Target], t!(l, "rule-target", target = r.target.0));
    let down = t!(l, "rule-count-down", down = yes(r.count_down));
    drafts.say_unless(!r.count_down, "count-down", &[Field::CountDown], down);
    if !r.win_by_two {
        let going_out = if r.has_bids() { r.going_out } else { GoingOut::StrictOrder };
        drafts.say(
            "going-out",
            &[Field::GoingOut, Field::TrumpBy, Field::Points],
            t!(l, "rule-going-out", going_out = going_out.id(), order = order(l, r)),
        );
    }
    if r.has_bids() {
        // All four points win at once whoever makes them, where that is the feat.
        let must = match (r.must_bid_to_go_out, r.smudge) {
            (true, Smudge::AnyAllFour) => "or_all_four",
            (must, _) => yes(must),
        };
        let must = t!(l, "rule-must-bid-out", must = must, sum = r.points_in_play().0);
        let fields = &[Field::MustBidToGoOut, Field::Smudge, Field::Points];
        drafts.say_unless(!r.must_bid_to_go_out, "must-bid-out", fields, must);
    }
    let two = t!(l, "rule-win-by-two", two = yes(r.win_by_two));
    drafts.say_unless(!r.win_by_two, "win-by-two", &[Field::WinByTwo], two);
}

fn say_payment(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.say("settlement", &[Field::Settlement], t!(l, "rule-settlement", settlement = r.settlement.id()));
    if r.settlement != Settlement::Off {
        if r.has_bids() {
            let bonus = t!(l, "rule-setback-bonus", bonus = yes(r.settlement_setback_bonus));
            drafts.say("setback-bonus", &[Field::SettlementSetbackBonus], bonus);
        }
        drafts.say("basis", &[Field::SettlementBasis], t!(l, "rule-basis", basis = r.settlement_basis.id()));
    }
    let revokes_pay = r.allows_mistakes() && r.revoke_penalty == RevokePenalty::SetBackBidRed;
    let red = t!(l, "rule-red-pool", red = r.ante_red);
    drafts.say_unless(r.ante_red == 0 && !revokes_pay, "red-pool", &[Field::AnteRed], red);
}

/// The points in counting order: "High, Low, Jack, Game".
fn order(language: &Language, rules: &Rules) -> String {
    let names = rules.points.points().map(|point| phrase::point(language, point));
    names.reduce(|first, second| t!(language, "list-more", first = first, second = second)).unwrap_or_default()
}

const fn smudge_in_hole(rules: &Rules) -> &'static str {
    match (rules.smudge_in_hole, rules.in_hole) {
        (SmudgeInHole::WinsAnyway, _) => "winning",
        (SmudgeInHole::FourPointsOnly, InHole::Negative) => "four-negative",
        (SmudgeInHole::FourPointsOnly, InHole::ZeroOrNegative) => "four-zero",
        (SmudgeInHole::BidForbidden, InHole::Negative) => "forbidden-negative",
        (SmudgeInHole::BidForbidden, InHole::ZeroOrNegative) => "forbidden-zero",
    }
}
