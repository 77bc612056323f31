use super::*;
use crate::engine::points::Points;
use crate::engine::rules::{PackRanks, Preset, RankScores, RankSet};

use proptest::prelude::*;

fn wrong(from: Preset, change: fn(&mut Rules)) -> Vec<Misfit> {
    let mut rules = from.into();
    change(&mut rules);
    rules.validate()
}

#[test]
fn each_misfit_is_found() {
    let pitch = |change| wrong(Preset::AuctionPitch, change);
    let range = |field: Field, value| {
        let Kind::Number { min, max } = field.kind() else { panic!("{field} is no number") };
        Misfit::Range { field, value, min, max }
    };
    assert_eq!(pitch(|r| r.players = 8), [Misfit::Players { players: 8, min: 2, max: 7 }]);
    assert_eq!(pitch(|r| r.players = 1), [Misfit::Players { players: 1, min: 2, max: 7 }]);
    assert_eq!(pitch(|r| r.min_players = 5), [Misfit::Players { players: 4, min: 5, max: 7 }]);
    assert_eq!(pitch(|r| (r.min_players, r.max_players) = (5, 3)), [Misfit::PlayerRange { min: 5, max: 3 }]);
    assert_eq!(pitch(|r| r.pack = PackRanks::SevenToAce), []);
    assert_eq!(
        pitch(|r| (r.pack, r.players) = (PackRanks::SevenToAce, 6)),
        [Misfit::CardsPerPlayer { cards: 6, players: 6, pack: 32 }]
    );
    assert_eq!(pitch(|r| (r.players, r.teams) = (5, Teams::Pairs)), [Misfit::Teams { players: 5 }]);
    assert_eq!(pitch(|r| r.teams = Teams::Threes), [Misfit::Teams { players: 4 }]);
    assert_eq!(pitch(|r| r.deal_batch = 0), [range(Field::DealBatch, 0)]);
    assert_eq!(pitch(|r| r.cards_per_player = 0), [range(Field::CardsPerPlayer, 0)]);
    assert_eq!(pitch(|r| r.target = Points(0)), [range(Field::Target, 0)]);
    assert_eq!(pitch(|r| r.hang_jack = Points(9)), [range(Field::HangJack, 9)]);
    assert_eq!(pitch(|r| r.game_tie = GameTie::NonDealerSide), [Misfit::GameTie]);
    assert_eq!(pitch(|r| r.smudge = Smudge::SlamBidFive), [Misfit::Slam(Bid::FOUR)]);
    assert_eq!(pitch(|r| r.max_bid = Bid::FIVE), [Misfit::MaxBid(Bid::FIVE)]);
    assert_eq!(wrong(Preset::SmudgeBid, |r| r.smudge = Smudge::Off), [Misfit::MaxBid(Bid::FIVE)]);
    assert_eq!(wrong(Preset::SmudgeBid, |r| r.min_bid = Bid::FIVE), [range(Field::MinBid, 5)]);
    assert_eq!(
        pitch(|r| {
            (r.min_bid, r.smudge_in_hole, r.all_pass) =
                (Bid::FOUR, SmudgeInHole::BidForbidden, AllPass::RedealNextDealer);
        }),
        [Misfit::NobodyMayBid]
    );
    assert_eq!(pitch(|r| (r.min_bid, r.smudge_in_hole) = (Bid::FOUR, SmudgeInHole::BidForbidden)), []);
    let trinidad = |change| wrong(Preset::Trinidad, change);
    assert_eq!(trinidad(|r| r.cards_per_player = 13), [Misfit::NothingToTurnUp { cards: 13, players: 4 }]);
    assert_eq!(trinidad(|r| r.beg_limit = 4), [range(Field::BegLimit, 4)]);
    assert_eq!(trinidad(|r| r.must_bid_to_go_out = true), [Misfit::MustBid]);
    assert_eq!(wrong(Preset::NoAuctionPitch, |r| r.must_bid_to_go_out = true), [Misfit::MustBid]);
    assert_eq!(wrong(Preset::Britannica1911, |r| r.ante_red = 11), [range(Field::AnteRed, 11)]);
    assert_eq!(wrong(Preset::SevenUp, |r| r.game_tie = GameTie::NonDealerSide), []);
}

/// What nothing in the game depends on is not refused.
#[test]
fn what_has_no_meaning_is_no_misfit() {
    let changes: [fn(&mut Rules); 9] = [
        |r| r.max_bid = Bid::FIVE,
        |r| r.smudge = Smudge::SlamBidFive,
        |r| r.smudge_in_hole = SmudgeInHole::BidForbidden,
        |r| r.refused_bid_credit = true,
        |r| r.partner_blind = true,
        |r| r.bunch = true,
        |r| r.ante_red = 200,
        |r| r.renege_top = 99,
        |r| (r.min_bid, r.max_bid) = (Bid::FIVE, Bid::ONE),
    ];
    for change in changes {
        assert_eq!(wrong(Preset::Trinidad, change), []);
    }
}

/// Every game that a preset allows can be played, but for the partners of Setback that some numbers do not give.
#[test]
fn every_preset_can_be_played_by_every_number_it_allows() {
    for preset in Preset::ALL {
        let printed = Rules::from(preset);
        for players in printed.min_players..=printed.max_players {
            let rules = Rules { players, ..printed.clone() };
            let odd = printed.teams == Teams::Pairs && (players % 2 == 1 || players < 4);
            let expected = if odd { vec![Misfit::Teams { players }] } else { Vec::new() };
            assert_eq!(rules.validate(), expected, "{preset} of {players}");
            let single = Rules { teams: Teams::None, ..rules.clone() };
            assert_eq!(rules.mended(), if odd { single } else { rules });
        }
    }
}

#[test]
fn a_proposal_is_the_smallest_change() {
    let five = Rules { players: 5, ..Preset::Setback.into() };
    assert_eq!(five.validate()[0].proposal(&five), [(Field::Teams, Value::Choice("none"))]);
    let many = Rules { pack: PackRanks::SevenToAce, players: 7, ..Rules::default() };
    assert_eq!(many.mended().cards_per_player, 4);
    let slam = Rules { smudge: Smudge::SlamBidFive, ..Rules::default() };
    assert_eq!(slam.mended(), Rules { max_bid: Bid::FIVE, ..slam });
    assert_eq!(Rules { min_players: 9, max_players: 0, ..Rules::default() }.mended(), Rules::default());
}

/// Any rules that a file could hold, far out of range as well.
fn any_rules() -> impl Strategy<Value = Rules> {
    let picks = proptest::collection::vec(any::<u8>(), Field::ALL.len());
    (picks, 0..Preset::ALL.len()).prop_map(|(picks, preset)| {
        let mut rules = Rules::from(Preset::ALL[preset]);
        for (&field, pick) in Field::ALL.iter().zip(picks) {
            let values = field.kind().values();
            let _ = field.set(&mut rules, values[usize::from(pick) % values.len()]);
            // Some numbers that no field can be set to, but that a file can hold.
            match field {
                Field::Players if pick % 5 == 0 => rules.players = pick,
                Field::MinPlayers if pick % 5 == 0 => rules.min_players = pick,
                Field::MaxPlayers if pick % 5 == 0 => rules.max_players = pick,
                Field::CardsPerPlayer if pick % 5 == 0 => rules.cards_per_player = pick,
                Field::DealBatch if pick % 5 == 0 => rules.deal_batch = pick,
                Field::MinBid => rules.min_bid = Bid::new(1 + pick % 5).expect("a bid"),
                Field::MaxBid => rules.max_bid = Bid::new(1 + pick / 8 % 5).expect("a bid"),
                Field::Target if pick % 5 == 0 => rules.target = Points(100 * (i16::from(pick) - 60)),
                Field::HangJack if pick % 5 == 0 => rules.hang_jack = Points(i16::from(pick) - 60),
                Field::AnteRed if pick % 5 == 0 => rules.ante_red = pick,
                _ => {}
            }
        }
        rules
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Carrying out proposals ends, whichever misfit is mended first, and only options that did not fit are changed.
    #[test]
    fn proposals_always_end_in_rules_that_fit(rules in any_rules(), choose in any::<usize>()) {
        let mut mended = rules.clone();
        let mut named = Vec::new();
        for step in 0.. {
            let misfits = mended.validate();
            let Some(misfit) = misfits.get((choose.rotate_right(step)) % misfits.len().max(1)) else { break };
            prop_assert!(step < 30, "{misfits:?}");
            prop_assert!(misfit.fields().len() > 0 && misfit.to_string().starts_with(misfit.fields()[0].id()));
            for (field, value) in misfit.proposal(&mended) {
                prop_assert!(misfit.fields().contains(&field) && field.kind().holds(value));
                named.push(field);
            }
            let next = misfit.mended(&mended);
            prop_assert!(!next.validate().contains(misfit));
            mended = next;
        }
        for &field in Field::ALL {
            prop_assert!(!field.differs(&rules, &mended) || named.contains(&field), "{field}");
        }
        prop_assert!(rules.mended().validate().is_empty());
    }

    /// An option without meaning decides nothing about what fits, but for the one that would leave nobody to win.
    #[test]
    fn an_option_without_meaning_is_not_looked_at(rules in any_rules()) {
        for &field in Field::ALL {
            if field.applies(&rules) || field == Field::MustBidToGoOut {
                continue;
            }
            for value in field.kind().values() {
                let mut other = rules.clone();
                prop_assert_eq!(field.set(&mut other, value), Ok(()));
                prop_assert_eq!(other.validate(), rules.validate(), "{}", field);
            }
        }
    }
}

#[test]
fn ranks_are_never_a_misfit() {
    for value in [RankSet::NONE, RankSet::ANY] {
        let rules = Rules { misdeal_on_exposed: value, turnup_scores: RankScores::NONE, ..Preset::Trinidad.into() };
        assert_eq!(rules.validate(), []);
    }
}
