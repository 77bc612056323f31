//! The rules in force in plain words, with what differs from the printed rules marked.

use crate::engine::rules::{InHole, PackRanks, Settlement, Smudge, SmudgeInHole, Teams};
use crate::engine::{Bid, Direction, Preset, Rules};
use crate::language::Language;
use crate::language::phrase::alternatives;
use crate::t;

/// One clause of the rule sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// The rule, in whole sentences.
    pub text: String,
    /// Whether the printed rules have it otherwise.
    pub changed: bool,
    /// What the printed rules have instead, in a few words, if they differ.
    pub was: Option<String>,
}

/// All rules in the order in which they matter at a table; `base` is the rule set that these were made from.
///
/// How many play, within what the game takes, is no change of the rules.
#[must_use]
pub fn rule_sheet(language: &Language, rules: &Rules, base: &Rules) -> Vec<Clause> {
    let sheet = Sheet { rules, base: &Rules { players: rules.players, ..base.clone() } };
    let (l, r, b) = (language, rules, base);
    let clauses = [
        Some(sheet.clause(|r| players(l, r), |r| was_players(l, r))),
        Some(sheet.clause(|r| t!(l, "rule-pack", pack = pack(r)), |r| t!(l, "was-pack", pack = pack(r)))),
        Some(sheet.clause(|r| deal(l, r), |r| was_deal(l, r))),
        Some(sheet.clause(|r| bids(l, r), |r| was_bids(l, r))),
        Some(sheet.clause(
            |r| t!(l, "rule-privilege", privilege = yes(r.dealer_privilege)),
            |r| t!(l, "was-privilege", privilege = yes(r.dealer_privilege)),
        )),
        Some(sheet.clause(
            |r| t!(l, "rule-final", ends = yes(r.four_is_final), max = r.max_bid.number()),
            |r| t!(l, "was-final", ends = yes(r.four_is_final), max = r.max_bid.number()),
        )),
        Some(sheet.clause(
            |r| t!(l, "rule-all-pass", all_pass = r.all_pass.id(), min = r.min_bid.number()),
            |r| t!(l, "was-all-pass", all_pass = r.all_pass.id(), min = r.min_bid.number()),
        )),
        Some(fixed(t!(l, "rule-pitch"))),
        Some(sheet.clause(|r| t!(l, "rule-follow", ruff = r.ruff.id()), |r| t!(l, "was-follow", ruff = r.ruff.id()))),
        Some(sheet.clause(
            |r| t!(l, "rule-undertrump", undertrump = r.undertrump.id()),
            |r| t!(l, "was-undertrump", undertrump = r.undertrump.id()),
        )),
        Some(fixed(t!(l, "rule-trick"))),
        Some(fixed(t!(l, "rule-high"))),
        Some(sheet.clause(|r| t!(l, "rule-low", low_to = r.low_to.id()), |r| t!(l, "was-low", low_to = r.low_to.id()))),
        Some(sheet.clause(|r| t!(l, "rule-jack", hang = r.hang_jack.0), |r| t!(l, "was-jack", hang = r.hang_jack.0))),
        Some(fixed(t!(l, "rule-game"))),
        Some(sheet.clause(
            |r| t!(l, "rule-game-tie", game_tie = r.game_tie.id()),
            |r| t!(l, "was-game-tie", game_tie = r.game_tie.id()),
        )),
        Some(sheet.clause(
            |r| t!(l, "rule-set-back", set_scoring = r.set_scoring.id()),
            |r| t!(l, "was-set-back", set_scoring = r.set_scoring.id()),
        )),
        Some(fixed(t!(l, "rule-hole"))),
        Some(
            sheet.clause(
                |r| t!(l, "rule-smudge", smudge = r.smudge.id()),
                |r| t!(l, "was-smudge", smudge = r.smudge.id()),
            ),
        ),
        (r.smudge == Smudge::BidFourMade).then(|| {
            sheet.clause(
                |r| t!(l, "rule-smudge-hole", hole = smudge_in_hole(r)),
                |r| t!(l, "was-smudge-hole", hole = smudge_in_hole(r)),
            )
        }),
        Some(sheet.clause(|r| t!(l, "rule-target", target = r.target.0), |r| t!(l, "was-target", target = r.target.0))),
        (!r.win_by_two).then(|| {
            sheet.clause(
                |r| t!(l, "rule-going-out", going_out = r.going_out.id()),
                |r| t!(l, "was-going-out", going_out = r.going_out.id()),
            )
        }),
        (r.must_bid_to_go_out || b.must_bid_to_go_out).then(|| {
            sheet.clause(
                |r| t!(l, "rule-must-bid-out", must = yes(r.must_bid_to_go_out)),
                |r| t!(l, "was-must-bid-out", must = yes(r.must_bid_to_go_out)),
            )
        }),
        (r.win_by_two || b.win_by_two).then(|| {
            sheet.clause(
                |r| t!(l, "rule-win-by-two", two = yes(r.win_by_two)),
                |r| t!(l, "was-win-by-two", two = yes(r.win_by_two)),
            )
        }),
        Some(sheet.clause(
            |r| t!(l, "rule-settlement", settlement = r.settlement.id()),
            |r| t!(l, "was-settlement", settlement = r.settlement.id()),
        )),
        (r.settlement != Settlement::Off).then(|| {
            sheet.clause(
                |r| t!(l, "rule-setback-bonus", bonus = yes(r.settlement_setback_bonus)),
                |r| t!(l, "was-setback-bonus", bonus = yes(r.settlement_setback_bonus)),
            )
        }),
        (r.settlement != Settlement::Off).then(|| {
            sheet.clause(
                |r| t!(l, "rule-basis", basis = r.settlement_basis.id()),
                |r| t!(l, "was-basis", basis = r.settlement_basis.id()),
            )
        }),
    ];
    clauses.into_iter().flatten().collect()
}

/// How many clauses are changed, as a line under the title: "2 changes, marked in the margin".
#[must_use]
pub fn changes(language: &Language, clauses: &[Clause]) -> String {
    t!(language, "rules-changes", count = clauses.iter().filter(|clause| clause.changed).count())
}

/// The name of a rule set: "Auction Pitch".
#[must_use]
pub fn preset_name(language: &Language, preset: Preset) -> String {
    t!(language, "preset-name", preset = preset.id())
}

/// What a rule set is, in a few words.
#[must_use]
pub fn preset_about(language: &Language, preset: Preset) -> String {
    t!(language, "preset-about", preset = preset.id())
}

struct Sheet<'a> {
    rules: &'a Rules,
    base: &'a Rules,
}

impl Sheet<'_> {
    /// A clause that is changed if the few words for it are others than those for the base.
    fn clause(&self, text: impl Fn(&Rules) -> String, was: impl Fn(&Rules) -> String) -> Clause {
        let before = was(self.base);
        let changed = was(self.rules) != before;
        Clause { text: text(self.rules), changed, was: changed.then_some(before) }
    }
}

/// A clause that no table changes.
const fn fixed(text: String) -> Clause {
    Clause { text, changed: false, was: None }
}

const fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

/// Who plays together, with the partners that only four have named for the number that plays.
const fn teams(rules: &Rules) -> &'static str {
    match rules.teams {
        Teams::PairsAtFour if rules.players == 4 => Teams::Pairs.id(),
        Teams::PairsAtFour => Teams::None.id(),
        teams => teams.id(),
    }
}

fn players(l: &Language, r: &Rules) -> String {
    t!(l, "rule-players", players = r.players, teams = teams(r), min = r.min_players, max = r.max_players)
}

fn was_players(l: &Language, r: &Rules) -> String {
    t!(l, "was-players", teams = teams(r), min = r.min_players, max = r.max_players)
}

const fn pack(rules: &Rules) -> &'static str {
    match rules.pack {
        PackRanks::TwoToAce => "full",
        PackRanks::SevenToAce => "short",
    }
}

const fn direction(rules: &Rules) -> &'static str {
    match rules.direction {
        Direction::Clockwise => "cw",
        Direction::Anticlockwise => "ccw",
    }
}

fn deal(l: &Language, r: &Rules) -> String {
    t!(l, "rule-deal", cards = r.cards_per_player, batch = r.deal_batch, direction = direction(r))
}

fn was_deal(l: &Language, r: &Rules) -> String {
    t!(l, "was-deal", cards = r.cards_per_player, batch = r.deal_batch, direction = direction(r))
}

fn bids(l: &Language, r: &Rules) -> String {
    let rounds = r.auction_rounds.id();
    t!(l, "rule-bids", bids = numbers(l, r), rounds = rounds, direction = direction(r))
}

fn was_bids(l: &Language, r: &Rules) -> String {
    t!(l, "was-bids", bids = numbers(l, r), rounds = r.auction_rounds.id())
}

/// What can be bid: "2, 3 or 4".
fn numbers(language: &Language, rules: &Rules) -> String {
    alternatives(language, rules.min_bid.range(rules.max_bid).map(|bid: Bid| bid.to_string()))
}

const fn smudge_in_hole(rules: &Rules) -> &'static str {
    match (rules.smudge_in_hole, rules.in_hole) {
        (SmudgeInHole::WinsAnyway, InHole::Negative) => "winning-negative",
        (SmudgeInHole::WinsAnyway, InHole::ZeroOrNegative) => "winning-zero",
        (SmudgeInHole::FourPointsOnly, InHole::Negative) => "four-negative",
        (SmudgeInHole::FourPointsOnly, InHole::ZeroOrNegative) => "four-zero",
        (SmudgeInHole::BidForbidden, InHole::Negative) => "forbidden-negative",
        (SmudgeInHole::BidForbidden, InHole::ZeroOrNegative) => "forbidden-zero",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Points;
    use crate::engine::rules::{
        AllPass, AuctionRounds, GameTie, GoingOut, LowTo, Ruff, SetScoring, SettlementBasis, Undertrump,
    };

    #[test]
    fn the_printed_rules_have_no_changes() {
        let language = Language::default();
        let printed = Rules::default();
        let clauses = rule_sheet(&language, &printed, &printed);
        assert!(clauses.iter().all(|clause| !clause.changed && clause.was.is_none()));
        assert_eq!(changes(&language, &clauses), "As printed, no changes");
        assert_eq!(clauses[0].text, "Four play, each alone. The game takes 2 to 7.");
        let seven = Rules { players: 7, ..Rules::default() };
        assert!(rule_sheet(&language, &seven, &printed).iter().all(|clause| !clause.changed));
    }

    #[test]
    fn a_changed_rule_says_what_it_was() {
        let language = Language::default();
        let rules = Rules { target: Points(11), low_to: LowTo::Winner, ..Rules::default() };
        let clauses = rule_sheet(&language, &rules, &Rules::default());
        let changed: Vec<_> = clauses.iter().filter(|clause| clause.changed).collect();
        assert_eq!(changes(&language, &clauses), "2 changes, marked in the margin");
        assert_eq!(changed[0].was.as_deref(), Some("the player dealt it"));
        assert_eq!(changed[1].text, "First to 11 wins.");
        assert_eq!(changed[1].was.as_deref(), Some("7"));
    }

    /// Every field that can be changed changes the sheet, in every language: none is left out of it.
    #[test]
    fn every_rule_is_on_the_sheet() {
        let changes: [fn(&mut Rules); 27] = [
            |r| r.min_players = 3,
            |r| r.max_players = 6,
            |r| r.teams = Teams::Pairs,
            |r| r.teams = Teams::PairsAtFour,
            |r| r.direction = Direction::Anticlockwise,
            |r| r.pack = PackRanks::SevenToAce,
            |r| r.cards_per_player = 8,
            |r| r.deal_batch = 2,
            |r| r.min_bid = Bid::new(1).expect("a bid"),
            |r| r.auction_rounds = AuctionRounds::Continuous,
            |r| r.dealer_privilege = false,
            |r| r.four_is_final = false,
            |r| r.all_pass = AllPass::EldestFree,
            |r| r.ruff = Ruff::OnlyWhenVoid,
            |r| r.undertrump = Undertrump::ForbiddenUnlessForced,
            |r| r.target = Points(21),
            |r| r.low_to = LowTo::Winner,
            |r| r.hang_jack = Points(3),
            |r| r.game_tie = GameTie::Eldest,
            |r| r.smudge = Smudge::AnyAllFour,
            |r| r.smudge_in_hole = SmudgeInHole::WinsAnyway,
            |r| r.in_hole = InHole::ZeroOrNegative,
            |r| r.set_scoring = SetScoring::KeepAndSetback,
            |r| r.going_out = GoingOut::StrictOrder,
            |r| (r.must_bid_to_go_out, r.win_by_two) = (true, true),
            |r| (r.settlement, r.settlement_setback_bonus) = (Settlement::OneTwo, true),
            |r| r.settlement_basis = SettlementBasis::AtWin,
        ];
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            let printed = rule_sheet(&language, &Rules::default(), &Rules::default());
            for (index, change) in changes.iter().enumerate() {
                let mut rules = Rules::default();
                change(&mut rules);
                let clauses = rule_sheet(&language, &rules, &Rules::default());
                assert!(clauses.iter().any(|clause| clause.changed), "{index} in {translation}");
                assert_ne!(
                    clauses.iter().map(|c| &c.text).collect::<Vec<_>>(),
                    printed.iter().map(|c| &c.text).collect::<Vec<_>>(),
                    "{index} in {translation}"
                );
            }
        }
    }
}
