//! Scoring: the points and their order, the winner, and the payments.

use super::draft::{Drafts, yes};
use crate::t;
use crate::{Language, phrase};
use pitch_rules::Point;
use pitch_rules::rules::{
    AllPass, Entry, Field, GameTie, GoingOut, Group, InHole, Length, Pegging, PointList, RevokePenalty, Rules, ScoreAs,
    SetScoring, Settlement, Smudge, SmudgeInHole,
};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    drafts.begin(Group::Scoring);
    say_points(drafts);
    say_smudge(drafts);
    say_winning(drafts);
    drafts.begin(Group::Payment);
    say_payment(drafts);
}

/// Options that High hangs on: also those of an exchange of cards.
const HIGH: &[Field] = &[
    Field::Points,
    Field::Discard,
    Field::Refill,
    Field::RestTo,
    Field::Widow,
    Field::WidowTo,
    Field::Naming,
    Field::TrumpBy,
    Field::Draw,
];

/// Options that Low hangs on.
const LOW: &[Field] = &[
    Field::LowTo,
    Field::Points,
    Field::Discard,
    Field::Refill,
    Field::RestTo,
    Field::Widow,
    Field::WidowTo,
    Field::Naming,
    Field::TrumpBy,
    Field::Draw,
];

fn say_points(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    // What is listed need not be in the pack.
    let worth = |point| r.points.get(point).filter(|_| r.can_score(point)).map(|entry| entry.worth.0);
    // What is dealt need not be what is played with.
    let held = r.exchanges();
    if let Some(worth) = worth(Point::High) {
        let high = match held {
            true => t!(l, "rule-high-held", worth = worth),
            false if r.draws() => t!(l, "rule-high-drawn", worth = worth),
            false => t!(l, "rule-high", worth = worth),
        };
        drafts.clause("high", HIGH, high);
    }
    if let Some(worth) = worth(Point::Low) {
        let to = r.low_to.id();
        let low = match held {
            true => t!(l, "rule-low-held", low_to = to, worth = worth),
            false if r.draws() => t!(l, "rule-low-drawn", low_to = to, worth = worth),
            false => t!(l, "rule-low", low_to = to, worth = worth),
        };
        drafts.clause("low", LOW, low);
    }
    if Field::LowJoker.applies(r) {
        let low = t!(l, "rule-low-joker", low = yes(r.low_joker));
        drafts.clause("low-joker", &[Field::LowJoker], low);
    }
    if let Some(worth) = worth(Point::Jack) {
        let hang = r.hang_jack.0.max(worth);
        let hang = if hang == worth { 1 } else { hang };
        drafts.clause(
            "jack",
            &[Field::HangJack, Field::Points, Field::Pack],
            t!(l, "rule-jack", hang = hang, worth = worth),
        );
    }
    say_cards(drafts);
    if Field::Pegging.applies(r) {
        let pegging = if r.pegging == Pegging::AsWon && !r.has_target() { "to_the_end" } else { r.pegging.id() };
        let text = t!(l, "rule-pegging", pegging = pegging);
        drafts.clause_unless(!r.pegs(), "pegging", &[Field::Pegging, Field::Points, Field::Length], text);
    }
    if let Some(worth) = worth(Point::Last) {
        drafts.clause("last", &[Field::Points], t!(l, "rule-last", worth = worth));
    }
    if let Some(worth) = worth(Point::Game) {
        let partners = yes(r.has_partners());
        let game = match phrase::card_points_in_play(l, r) {
            Some(values) => t!(l, "rule-game", partners = partners, worth = worth, values = values),
            None => t!(l, "rule-no-game"),
        };
        let fields = &[Field::Teams, Field::Points, Field::GameValues, Field::Pack, Field::Jokers];
        drafts.clause("game", fields, game);
        let tie = if r.game_tie == GameTie::Jokers && r.jokers == 0 { GameTie::None } else { r.game_tie };
        drafts.clause("game-tie", &[Field::GameTie, Field::Jokers], t!(l, "rule-game-tie", game_tie = tie.id()));
    }
    if [Point::High, Point::Low].iter().all(|point| r.points.get(*point).is_some()) {
        drafts.clause("one-card", &[Field::Points], t!(l, "rule-one-card"));
    }
    if r.has_bids() {
        let fields = &[Field::SetScoring, Field::ScoreAs, Field::AllPass, Field::TrumpBy];
        drafts.clause("set-back", fields, set_back(l, r));
        // Where a bid that fails costs nothing, few scores ever sink below zero.
        let seldom = r.set_scoring == SetScoring::OthersTakeBid;
        drafts.clause_unless(seldom, "hole", &[Field::SetScoring, Field::TrumpBy], t!(l, "rule-hole"));
    } else {
        drafts.clause("set-back", &[Field::SetScoring, Field::TrumpBy], t!(l, "rule-all-score"));
    }
}

/// Tells how the points that each side made are scored, with the bid made and failed.
fn set_back(language: &Language, rules: &Rules) -> String {
    let is_free = matches!(rules.all_pass, AllPass::DealerFree | AllPass::EldestFree);
    let (score_as, others) = match (rules.score_as, rules.set_scoring) {
        (ScoreAs::All, SetScoring::OthersTakeBid) => ("all", "if-made"),
        (ScoreAs::All, SetScoring::SetbackOnly | SetScoring::KeepAndSetback) => ("all", "always"),
        (ScoreAs::Difference, set_scoring) => (
            if is_free { "difference-free" } else { "difference" },
            if set_scoring == SetScoring::OthersTakeBid { "none" } else { "if-failed" },
        ),
    };
    t!(language, "rule-set-back", score_as = score_as, set_scoring = rules.set_scoring.id(), others = others)
}

/// The cards that score by themselves.
fn say_cards(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let is_plain = |entry: &Entry| matches!(entry.point, Point::Plain(_));
    let of = |plain: bool, to_player: bool| {
        let entries = r.points.entries().iter().filter(|entry| entry.point.is_card() && r.can_score(entry.point));
        let entries = entries.filter(|entry| is_plain(entry) == plain && entry.to_player == to_player);
        let count: u8 = entries.clone().map(|entry| r.most_of(entry.point)).sum();
        let worth =
            |entry: &Entry| t!(l, "rule-card-worth", point = phrase::point(l, entry.point), worth = entry.worth.0);
        let cards: Vec<String> = entries.map(worth).collect();
        Some((phrase::list(l, cards), count)).filter(|(_, count)| *count > 0)
    };
    let fields = &[Field::Points, Field::Jokers, Field::Pack, Field::OffTrumps];
    if let Some((cards, count)) = of(false, false) {
        drafts.clause("cards", fields, t!(l, "rule-cards", cards = cards, count = count));
    }
    if let Some((cards, count)) = of(false, true) {
        drafts.clause("cards-played", fields, t!(l, "rule-cards-played", cards = cards, count = count));
    }
    if let Some((cards, _)) = of(true, false) {
        drafts.clause("plain-cards", fields, t!(l, "rule-plain-cards", cards = cards));
    }
    if let Some((cards, _)) = of(true, true) {
        drafts.clause("plain-cards-played", fields, t!(l, "rule-plain-cards-played", cards = cards));
    }
}

fn say_smudge(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let smudge = match (r.smudge, r.has_bids()) {
        (Smudge::SlamBidFive, false) => "slam_without_bids",
        (Smudge::BidFourMade, false) => "four_without_bids",
        (Smudge::Off, false) => "off_without_bids",
        (Smudge::BidFourMade, true) if !r.bids_four() => "off_without_bids",
        (smudge, _) => smudge.id(),
    };
    let smudge = t!(l, "rule-smudge", smudge = smudge, sum = r.points_in_play().0);
    // Where other points are counted nobody would expect a smudge.
    let usual = r.smudge == Smudge::Off && r.points != PointList::ALL_FOURS;
    drafts.clause_unless(usual, "smudge", &[Field::Smudge, Field::TrumpBy, Field::Points, Field::MaxBid], smudge);
    if Field::SmudgeInHole.applies(r) {
        let hole = t!(l, "rule-smudge-hole", hole = smudge_in_hole(r));
        drafts.clause("smudge-hole", &[Field::SmudgeInHole, Field::InHole], hole);
    }
}

fn say_winning(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    if r.calls_partner() {
        let fails = if r.set_scoring == SetScoring::OthersTakeBid { "others" } else { "back" };
        let partners = t!(l, "rule-partner-scores", fails = fails, target = yes(r.has_target()));
        drafts.clause("partner-scores", &[Field::Teams, Field::SetScoring, Field::Length], partners);
    }
    let goal = match r.length {
        Length::Target => t!(l, "rule-target", target = r.target.0),
        length => t!(l, "rule-hands", length = length.id(), hands = r.hands),
    };
    drafts.clause("target", &[Field::Length, Field::Hands, Field::Target], goal);
    if r.has_target() {
        say_going_out(drafts);
    }
    if Field::LostAt.applies(r) {
        let lost = t!(l, "rule-lost-at", points = r.lost_at);
        drafts.clause_unless(r.lost_at == 0, "lost-at", &[Field::LostAt], lost);
    }
}

/// Who is out where the game goes up to a target.
fn say_going_out(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let down = t!(l, "rule-count-down", down = yes(r.count_down));
    drafts.clause_unless(!r.count_down, "count-down", &[Field::CountDown], down);
    if !r.win_by_two {
        let going_out = match r.going_out {
            _ if !r.has_bids() => GoingOut::StrictOrder,
            // A difference is not certain before the end.
            GoingOut::BidderAtOnce if !r.ends_with_the_pitcher() => GoingOut::BidderFirst,
            going_out => going_out,
        };
        // Where the difference is scored it is scored by one side, so that two seldom get there; and a single point has no order.
        let is_by_one = r.has_bids() && r.score_as == ScoreAs::Difference;
        let can_score = r.points.points().filter(|point| r.can_score(*point)).count();
        drafts.clause_unless(
            is_by_one || can_score < 2,
            "going-out",
            &[
                Field::GoingOut,
                Field::TrumpBy,
                Field::Points,
                Field::ScoreAs,
                Field::Pack,
                Field::Jokers,
                Field::OffTrumps,
            ],
            t!(l, "rule-going-out", going_out = going_out.id(), order = phrase::counting_order(l, r)),
        );
    }
    if r.has_bids() {
        // All four points win at once the player who makes them, where that is the feat.
        let must = match (r.must_bid_to_go_out, r.smudge) {
            (true, Smudge::AnyAllFour) => "or_all_four",
            (must, _) => yes(must),
        };
        let must = t!(l, "rule-must-bid-out", must = must, sum = r.points_in_play().0);
        let fields = &[Field::MustBidToGoOut, Field::Smudge, Field::Points];
        drafts.clause_unless(!r.must_bid_to_go_out, "must-bid-out", fields, must);
    }
    if Field::StopShort.applies(r) {
        let short = t!(l, "rule-stop-short", short = yes(r.stop_short), most = r.target.0 - 1);
        drafts.clause_unless(!r.stop_short, "stop-short", &[Field::StopShort, Field::Target], short);
    }
    let two = t!(l, "rule-win-by-two", two = yes(r.win_by_two));
    drafts.clause_unless(!r.win_by_two, "win-by-two", &[Field::WinByTwo], two);
}

fn say_payment(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.clause("settlement", &[Field::Settlement], t!(l, "rule-settlement", settlement = r.settlement.id()));
    if r.settlement != Settlement::Off {
        if r.has_bids() {
            let bonus = t!(l, "rule-setback-bonus", bonus = yes(r.settlement_setback_bonus));
            drafts.clause("setback-bonus", &[Field::SettlementSetbackBonus], bonus);
        }
        drafts.clause("basis", &[Field::SettlementBasis], t!(l, "rule-basis", basis = r.settlement_basis.id()));
    }
    let revokes_pay = r.allows_mistakes() && r.revoke_penalty == RevokePenalty::SetBackBidRed;
    let red = t!(l, "rule-red-pool", red = r.ante_red);
    drafts.clause_unless(r.ante_red == 0 && !revokes_pay, "red-pool", &[Field::AnteRed], red);
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
