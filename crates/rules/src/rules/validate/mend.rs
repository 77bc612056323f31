//! Changes that make rules that do not fit playable.

use super::{FEWEST_PLAYERS, MOST_PLAYERS, Misfit};
use crate::bid::Bid;
use crate::rules::{
    AllPass, Discarding, ExchangeFirst, Field, Naming, PointList, Rules, Smudge, Teams, TrumpBy, Value, WidowTo,
};

impl Misfit {
    /// Returns the smallest change that removes the misfit, as options and their new values.
    ///
    /// A mended option is kept: a change may lead to another misfit, but never back to this one.
    #[must_use]
    pub fn proposal(&self, rules: &Rules) -> Vec<(Field, Value)> {
        let number = |number: u8| Value::Number(number.into());
        match self {
            Misfit::Range { field, value, min, max } => vec![(*field, Value::Number((*value).clamp(*min, *max)))],
            Misfit::PlayerRange { min, max } => {
                let within = |count: u8| number(count.clamp(FEWEST_PLAYERS, MOST_PLAYERS));
                vec![(Field::MinPlayers, within(*min.min(max))), (Field::MaxPlayers, within(*min.max(max)))]
            }
            Misfit::Players { players, min, max } => vec![(Field::Players, number((*players).clamp(*min, *max)))],
            Misfit::Teams { .. } => vec![(Field::Teams, Value::Choice("none"))],
            // The hands come first: what lies beside them goes before they are made smaller.
            Misfit::Widow { cards, players, pack } => {
                let packets = if rules.widow_to == WidowTo::Own { usize::from(*players) } else { 1 };
                let each = (pack - usize::from(*cards) * usize::from(*players)) / packets.max(1);
                vec![(Field::Widow, Value::Number(i16::try_from(each.min(7)).unwrap_or(0)))]
            }
            Misfit::CardsPerPlayer { players, .. } | Misfit::NothingToTurnUp { players, .. } => {
                let turned_up = usize::from(matches!(rules.trump_by, TrumpBy::TurnUp | TrumpBy::StockTop));
                let each = rules.pack_cards().len().saturating_sub(turned_up) / usize::from((*players).max(1));
                vec![(Field::CardsPerPlayer, Value::Number(i16::try_from(each.clamp(1, 13)).unwrap_or(1)))]
            }
            Misfit::BidRange { max, .. } => vec![(Field::MinBid, number(max.number()))],
            // Without a point, or in a sale with fewer than four, there is nothing to bid for but High, Low, Jack and Game.
            Misfit::MaxBid { sum, .. } if sum.0 < 1 || rules.trump_by == TrumpBy::Sale && sum.0 < 4 => all_fours(),
            Misfit::MaxBid { sum, .. } => vec![(Field::MaxBid, Value::Number(sum.0.min(Bid::MOST.number().into())))],
            Misfit::Slam(_) => {
                vec![(Field::MaxBid, Value::Number(5)), (Field::Points, Value::Points(PointList::ALL_FOURS))]
            }
            Misfit::NobodyMayBid => vec![(Field::SmudgeInHole, Value::Choice("four_points_only"))],
            Misfit::NobodyMayOffer { .. } => vec![(Field::SellerBidCap, Value::Choice("none"))],
            Misfit::TrumpOrder(_) => {
                vec![(Field::TrumpOrder, Value::TrumpOrder(rules.trump_order.completed(rules)))]
            }
            Misfit::JokerTurnedUp => vec![(Field::Jokers, Value::Number(0))],
            Misfit::Draw => vec![(Field::Draw, Value::Choice("none"))],
            Misfit::Rows => vec![(Field::Layout, Value::Choice("hand"))],
            Misfit::Exchange => vec![
                (Field::Discard, Value::Choice("none")),
                (Field::Refill, Value::Flag(false)),
                (Field::RestTo, Value::Choice("nobody")),
            ],
            // Where trump is pitched nothing can be thrown before the first lead.
            Misfit::WidowKept if rules.announces() => vec![(Field::Discard, Value::Choice("to_size"))],
            Misfit::WidowKept => vec![(Field::Widow, Value::Number(0))],
            Misfit::ToPartner => vec![(Field::SurplusTrumps, Value::Choice("any"))],
            Misfit::Refill => vec![(Field::PlaySize, number(rules.cards_per_player.clamp(1, 13)))],
            Misfit::Difference => vec![(Field::ScoreAs, Value::Choice("all"))],
            Misfit::GameTie => vec![(Field::GameTie, Value::Choice("none"))],
            Misfit::Pegging => vec![(Field::Pegging, Value::Choice("at_end"))],
            Misfit::MoonWithoutTarget => vec![(Field::Moon, Value::Choice("off"))],
            Misfit::MustBid => vec![(Field::MustBidToGoOut, Value::Flag(false))],
        }
    }

    /// Returns every change that would remove the misfit, as options and their new values: the proposal first, then what
    /// tables do as well.
    fn ways(&self, rules: &Rules) -> Vec<Vec<(Field, Value)>> {
        let choice = |field, id| vec![(field, Value::Choice(id))];
        let other = match self {
            Misfit::BidRange { min, .. } => vec![(Field::MaxBid, Value::Number(min.number().into()))],
            Misfit::MaxBid { sum, .. } if (1..4).contains(&sum.0) => all_fours(),
            Misfit::Widow { players, pack, .. } => {
                let players = usize::from(*players);
                let packets = if rules.widow_to == WidowTo::Own { players } else { 1 };
                let each = pack.saturating_sub(packets * usize::from(rules.widow)) / players.max(1);
                vec![(Field::CardsPerPlayer, Value::Number(i16::try_from(each.clamp(1, 13)).unwrap_or(1)))]
            }
            Misfit::Slam(_) => choice(Field::Smudge, Smudge::Off.id()),
            Misfit::NobodyMayBid | Misfit::NobodyMayOffer { .. } => choice(Field::AllPass, AllPass::DealerForced.id()),
            Misfit::Exchange if rules.has_bids() => choice(Field::Naming, Naming::Announced.id()),
            Misfit::WidowKept if !rules.announces() => choice(Field::Naming, Naming::Announced.id()),
            Misfit::WidowKept => vec![(Field::Widow, Value::Number(0))],
            Misfit::ToPartner => room_for_trumps(rules),
            Misfit::Refill => vec![(Field::Refill, Value::Flag(false))],
            _ => Vec::new(),
        };
        [self.proposal(rules), other].into_iter().filter(|way| !way.is_empty()).collect()
    }

    /// Returns the rules with the proposal carried out.
    #[must_use]
    pub fn mended(&self, rules: &Rules) -> Rules {
        rules.with(&self.proposal(rules))
    }
}

/// Returns the change by which a partner can take the bidder's trumps; nothing where so many players form no pairs.
fn room_for_trumps(rules: &Rules) -> Vec<(Field, Value)> {
    let mut way = vec![(Field::ExchangeFirst, Value::Choice(ExchangeFirst::Bidder.id()))];
    if rules.discard == Discarding::None {
        way.push((Field::Discard, Value::Choice(Discarding::ToSize.id())));
    }
    if !rules.has_fixed_partners() {
        if rules.players < 4 || !rules.players.is_multiple_of(2) {
            return Vec::new();
        }
        way.push((Field::Teams, Value::Choice(Teams::Pairs.id())));
    }
    way
}

/// Returns the change to the four points, and to bids of all of them.
fn all_fours() -> Vec<(Field, Value)> {
    vec![(Field::Points, Value::Points(PointList::ALL_FOURS)), (Field::MaxBid, Value::Number(4))]
}

impl Rules {
    /// Returns the rules with these options set anew.
    fn with(&self, changes: &[(Field, Value)]) -> Rules {
        let mut rules = self.clone();
        for (field, value) in changes {
            // Proposals are within the ranges; one that were not would leave the option as it is.
            let _ = field.set(&mut rules, *value);
        }
        rules
    }

    /// Returns the options that are set otherwise in the other rules.
    pub fn differing(&self, other: &Rules) -> impl Iterator<Item = Field> {
        Field::ALL.iter().copied().filter(|field| field.differs(self, other))
    }

    /// Returns the rules that can be played and differ from these in the fewest options, all of `kept` left as they are:
    /// these rules themselves if they can be played, and several where as few changes of other options would do. Empty if
    /// they cannot be played with `kept`.
    #[must_use]
    pub fn repairs(&self, kept: &[Field]) -> Vec<Rules> {
        let mut found = Vec::new();
        self.search(self, kept, &mut found);
        let fewest = found.iter().map(|(changes, _)| *changes).min();
        found.retain(|(changes, _)| Some(*changes) == fewest);
        let mut repairs: Vec<Rules> = Vec::new();
        for (_, rules) in found {
            if !repairs.contains(&rules) {
                repairs.push(rules);
            }
        }
        repairs
    }

    /// Gathers what becomes playable by ways that mend one misfit after the other, with the number of options that each has
    /// set anew since `first`. No option is mended twice, so that it ends.
    fn search(&self, first: &Rules, kept: &[Field], found: &mut Vec<(usize, Rules)>) {
        let Some(misfit) = self.validate().into_iter().next() else {
            return found.push((first.differing(self).count(), self.clone()));
        };
        for way in misfit.ways(self) {
            let next = self.with(&way);
            let changed: Vec<Field> = self.differing(&next).collect();
            if !changed.is_empty() && changed.iter().all(|field| !kept.contains(field)) {
                next.search(first, &[kept, &changed].concat(), found);
            }
        }
    }

    /// Returns the nearest rules that can be played: one proposal after the other carried out.
    #[must_use]
    pub fn mended(&self) -> Rules {
        let mut rules = self.clone();
        // No option is mended twice, so that this many steps are always enough.
        for _ in 0..Field::ALL.len() {
            let Some(misfit) = rules.validate().into_iter().next() else { break };
            rules = misfit.mended(&rules);
        }
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bid::Bid;
    use crate::points::Points;
    use crate::rules::{PackRanks, Preset, Smudge, Teams};

    use proptest::prelude::*;

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
        let many = Rules { pack: PackRanks::SEVEN_TO_ACE, players: 7, ..Rules::default() };
        assert_eq!(many.mended().cards_per_player, 4);
        let slam = Rules { smudge: Smudge::SlamBidFive, ..Rules::default() };
        assert_eq!(slam.mended(), Rules { max_bid: Bid::FIVE, ..slam });
        assert_eq!(Rules { min_players: 9, max_players: 0, ..Rules::default() }.mended(), Rules::default());
    }

    #[test]
    fn a_change_is_kept_and_repaired_by_the_fewest_others() {
        let repairs = |preset: Preset, field: Field, value| {
            let mut rules = Rules::from(preset);
            assert_eq!(field.set(&mut rules, value), Ok(()));
            let repairs = rules.repairs(&[field]).into_iter();
            repairs.map(|repaired| rules.differing(&repaired).collect::<Vec<_>>()).collect::<Vec<_>>()
        };
        let number = Value::Number;
        assert_eq!(repairs(Preset::AuctionPitch, Field::Jokers, number(0)), [vec![]], "nothing is to be done");
        assert_eq!(repairs(Preset::AuctionPitch, Field::Jokers, number(1)), [[Field::TrumpOrder]]);
        assert_eq!(repairs(Preset::SevenPoint, Field::Jokers, number(1)), [[Field::MaxBid]]);
        let short = Value::Pack(PackRanks::SEVEN_TO_ACE);
        assert_eq!(repairs(Preset::IrishDon, Field::Pack, short), [[Field::CardsPerPlayer]]);
        assert_eq!(repairs(Preset::FivePoint, Field::Widow, number(2)), [[Field::Discard]]);
        assert_eq!(
            repairs(Preset::AuctionPitch, Field::MinBid, number(5)),
            [] as [Vec<Field>; 0],
            "there are four points"
        );
        let without_low = Value::Points("high jack game".parse().expect("points"));
        assert_eq!(repairs(Preset::AuctionPitch, Field::Points, without_low), [[Field::MaxBid]], "bids go to three");
        assert_eq!(
            repairs(Preset::CommercialPitch, Field::Points, without_low),
            [] as [Vec<Field>; 0],
            "eldest makes four"
        );
        assert_eq!(repairs(Preset::Setback, Field::Players, number(5)), [[Field::Teams]]);
        assert_eq!(repairs(Preset::AuctionPitch, Field::Widow, number(2)), [[Field::Naming, Field::Discard]]);
        let to_partner = Value::Choice("to_partner");
        assert_eq!(repairs(Preset::TenPoint, Field::SurplusTrumps, to_partner), [[Field::ExchangeFirst]]);
        assert_eq!(
            repairs(Preset::Pawnee, Field::SurplusTrumps, to_partner),
            [] as [Vec<Field>; 0],
            "five players form no pairs"
        );
        // One joker less leaves 53 cards for five hands of ten and four: fewer cards in one or in the other.
        assert_eq!(
            repairs(Preset::Pawnee, Field::Jokers, number(1)),
            [[Field::Widow, Field::MaxBid], [Field::CardsPerPlayer, Field::MaxBid]].map(|fields| {
                let mut fields = fields;
                fields.sort_unstable();
                fields
            })
        );
        // No other option makes a card that could be turned up, or a suit of a joker.
        for (field, value) in [(Field::CardsPerPlayer, 13), (Field::Jokers, 1)] {
            assert_eq!(repairs(Preset::Trinidad, field, number(value)), [] as [Vec<Field>; 0], "{field}");
        }
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
                prop_assert!(misfit.to_string().starts_with(misfit.fields()[0].id()));
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
}
