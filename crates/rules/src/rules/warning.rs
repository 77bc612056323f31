//! Rules that fit together, but by which a game may not come to its end, a point can never be made, or a bid is worth nothing.

use crate::bid::Bid;
use crate::card::Rank;
use crate::cards::Cards;
use crate::point::Point;
use crate::points::Points;
use crate::rules::{AllPass, Entry, Field, Moon, Rules, ScoreAs, SellerCredit, SetScoring, TrumpBy};

/// Ratio of the targets of all sides together to the points within reach of a hand, from which on a game takes hundreds
/// of hands.
const LONG: f32 = 80.0;
/// Value of `LONG` for games that only a player who makes a bid can win.
const LONG_FOR_BIDDERS: f32 = 60.0;
/// Share of the cards that score which comes into play where hands are filled.
const MOSTLY: f32 = 0.8;
/// Share of what can be made from which on a bid asks for everything: one joker more changes little.
const NEARLY: f32 = 0.9;
/// Number of cards in a hand below which hardly anybody can bid three.
const FEW_CARDS: u8 = 6;

/// A reason why a game that can be played may go on forever, a point in it can never be made, or a bid is worth nothing, for players
/// to know before they begin it (B-55).
///
/// Between bots, games by rules without a warning have been over after 213 hands, where what scores is as in a game with a
/// name; `tests/endings.rs` looks for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// Somebody must bid everything in every hand, which few make: the scores sink.
    ForcedFour,
    /// Few hands are good for the lowest bid, and those that nobody bids on are thrown in.
    FewBids(Bid),
    /// In a sale the price may bring eldest to the target: near it nobody may bid, or cares to, and the hand is thrown in.
    NobodyBidsNearTarget,
    /// Only a player who makes a bid can win, and once eldest is near the target nobody may bid.
    NobodyWinsNearTarget,
    /// Only a player who makes a bid can win, and few hands are good for the lowest bid.
    FewWinners(Bid),
    /// Only a player who makes a bid can win, and a bid that is not made costs nothing: near the target everybody bids
    /// too much.
    RecklessBids,
    /// The moon has a fixed worth, which is zero: it takes the bid from everybody else and costs nothing (M-43).
    FreeMoon,
    /// The target is too far away for the number of sides.
    LongGame,
    /// No card of the pack counts for Game, which nobody can make.
    NobodyMakesGame,
}

impl Warning {
    /// Returns the options that it comes from, the one to look at first before the others.
    #[must_use]
    pub const fn fields(self) -> &'static [Field] {
        match self {
            Warning::ForcedFour | Warning::FewBids(_) => &[Field::MinBid, Field::AllPass],
            Warning::NobodyBidsNearTarget => &[Field::AllPass, Field::SellerBidCap, Field::SellerCredit],
            Warning::NobodyWinsNearTarget => &[Field::MustBidToGoOut, Field::SellerBidCap],
            Warning::FewWinners(_) => &[Field::MustBidToGoOut, Field::MinBid],
            Warning::RecklessBids => &[Field::MustBidToGoOut, Field::SetScoring],
            Warning::FreeMoon => &[Field::MoonPoints, Field::Moon],
            Warning::LongGame => &[Field::Target, Field::Players, Field::Teams],
            Warning::NobodyMakesGame => &[Field::GameValues, Field::Points, Field::Pack],
        }
    }
}

impl Rules {
    /// Returns the reasons why a game by these rules may not come to its end, or a point can never be made; none where
    /// neither is so, and where it cannot be played at all.
    #[must_use]
    pub fn warnings(&self) -> Vec<Warning> {
        if !self.validate().is_empty() {
            return Vec::new();
        }
        let mut warnings = Vec::new();
        if self.has_bids() {
            self.warn_of_bids(&mut warnings);
        }
        let long = if self.has_bids() && self.needs_bid() { LONG_FOR_BIDDERS } else { LONG };
        // Of two sides that are as good the difference is small.
        let share = if self.score_as == ScoreAs::Difference && self.has_bids() { 0.5 } else { 1.0 };
        // And in a deal that is thrown in nobody scores.
        let share = if self.throws_in() { 0.6 * share } else { share };
        if self.has_target()
            && f32::from(self.target.0) * self.sides() as f32 >= long * share * self.points_within_reach()
        {
            warnings.push(Warning::LongGame);
        }
        let is_counted = self.game_values.iter().any(|(counter, _)| self.has_counter(counter));
        if self.points.get(Point::Game).is_some() && !is_counted {
            warnings.push(Warning::NobodyMakesGame);
        }
        warnings
    }

    /// Returns what can be made in a usual hand, in points: all of High, Low, Jack, Game and the last trick, and of a
    /// card that scores half as much as it is likely to be dealt, or most of it where hands are filled and all trumps
    /// come into play. One whose rank is not in the pack scores nothing.
    fn points_within_reach(&self) -> f32 {
        let pack = self.pack_cards();
        let dealt = usize::from(self.cards_per_player) * usize::from(self.players);
        let likely = (dealt as f32 / pack.len().max(1) as f32).min(1.0);
        let of_cards = if self.exchanges() && self.refill { MOSTLY } else { 0.5 * likely };
        let reach = |entry: &Entry| {
            let share = match entry.point {
                Point::Jack if (pack & Cards::of_rank(Rank::Jack)).is_empty() => 0.0,
                Point::High | Point::Low | Point::Jack | Point::Game | Point::Last => 1.0,
                Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_) => of_cards,
            };
            share * f32::from(entry.worth.0) * f32::from(self.most_of(entry.point))
        };
        self.points.entries().iter().map(reach).sum()
    }

    fn warn_of_bids(&self, warnings: &mut Vec<Warning>) {
        let forced = matches!(self.all_pass, AllPass::DealerForced | AllPass::EldestForced);
        let (least, near) = (f32::from(self.min_bid.number()), self.points_within_reach());
        // One point is not much, even where it is all there is.
        let is_everything = |bid: Bid| bid > Bid::ONE && f32::from(bid.number()) >= NEARLY * near;
        let everything = is_everything(self.min_bid);
        let few = everything || least + least > near && self.cards_per_player < FEW_CARDS;
        let sale = self.trump_by == TrumpBy::Sale && self.has_target();
        let price = sale && self.seller_credit == SellerCredit::Immediate;
        let must = if self.all_pass == AllPass::DealerForced { self.least_forced_bid() } else { self.min_bid };
        // Hands that are counted, and scores that can sink too far, come to an end.
        let is_open = self.has_target() && self.lost_at == 0;
        if forced && is_open && is_everything(must) {
            warnings.push(Warning::ForcedFour);
        }
        if self.throws_in() && few {
            warnings.push(Warning::FewBids(self.min_bid));
        }
        if self.throws_in() && (self.caps_bids() || price) {
            warnings.push(Warning::NobodyBidsNearTarget);
        }
        // A dealer who pitches free has nothing to make, and a player who bought the pitch has paid eldest for it.
        let unpaid = self.caps_bids() || price && self.all_pass == AllPass::DealerFree;
        let free = matches!(self.all_pass, AllPass::EldestFree | AllPass::DealerFree);
        if !forced && unpaid && self.needs_bid() {
            warnings.push(Warning::NobodyWinsNearTarget);
        } else if free && self.needs_bid() && everything {
            warnings.push(Warning::FewWinners(self.min_bid));
        }
        if self.needs_bid() && self.set_scoring == SetScoring::OthersTakeBid {
            warnings.push(Warning::RecklessBids);
        }
        if matches!(self.moon, Moon::Points) && self.moon_points == Points(0) {
            warnings.push(Warning::FreeMoon);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::rules::{PackRanks, Preset, SellerBidCap, Teams};

    fn warned(from: Preset, change: fn(&mut Rules)) -> Vec<Warning> {
        let mut rules = from.into();
        change(&mut rules);
        rules.warnings()
    }

    #[test]
    fn no_game_with_a_name_is_warned_about() {
        for preset in Preset::ALL {
            let printed = Rules::from(preset);
            for players in printed.min_players..=printed.max_players {
                assert_eq!(Rules { players, ..printed.clone() }.warnings(), [], "{preset} of {players}");
            }
        }
    }

    #[test]
    fn rules_that_may_have_no_end_are_warned_about() {
        let pitch = |change| warned(Preset::AuctionPitch, change);
        let commercial = |change| warned(Preset::CommercialPitch, change);
        assert_eq!(pitch(|r| r.min_bid = Bid::FOUR), [Warning::ForcedFour]);
        let only_high = |r: &mut Rules| {
            (r.points, r.min_bid, r.max_bid) = ("high".parse().expect("a point"), Bid::ONE, Bid::ONE);
        };
        assert_eq!(pitch(only_high), [], "every other hand makes it");
        assert_eq!(
            pitch(|r| (r.min_bid, r.all_pass) = (Bid::FOUR, AllPass::RedealNextDealer)),
            [Warning::FewBids(Bid::FOUR)]
        );
        let three = Bid::new(3).expect("a bid");
        let three = Rules { min_bid: three, all_pass: AllPass::RedealNextDealer, ..Rules::default() };
        assert_eq!(three.warnings(), []);
        assert_eq!(Rules { cards_per_player: 5, ..three.clone() }.warnings(), [Warning::FewBids(three.min_bid)]);
        assert_eq!(commercial(|r| r.all_pass = AllPass::RedealSameDealer), [Warning::NobodyBidsNearTarget]);
        assert_eq!(
            commercial(|r| (r.all_pass, r.seller_bid_cap) = (AllPass::RedealSameDealer, SellerBidCap::None)),
            [Warning::NobodyBidsNearTarget]
        );
        assert_eq!(warned(Preset::Britannica1911, |r| r.all_pass = AllPass::RedealSameDealer), []);
        assert_eq!(commercial(|r| r.must_bid_to_go_out = true), [Warning::NobodyWinsNearTarget]);
        assert_eq!(
            commercial(|r| (r.must_bid_to_go_out, r.all_pass) = (true, AllPass::EldestForced)),
            [],
            "eldest has a bid to make"
        );
        assert_eq!(
            warned(Preset::Britannica1911, |r| (r.must_bid_to_go_out, r.min_bid) = (true, Bid::FOUR)),
            [Warning::FewWinners(Bid::FOUR)]
        );
        assert_eq!(
            pitch(|r| (r.must_bid_to_go_out, r.set_scoring) = (true, SetScoring::OthersTakeBid)),
            [Warning::RecklessBids]
        );
        assert_eq!(pitch(|r| r.moon = Moon::Points), [Warning::FreeMoon]);
        assert_eq!(pitch(|r| (r.moon, r.moon_points) = (Moon::Points, Points(11))), []);
        assert_eq!(warned(Preset::JokerPitch, |r| r.min_bid = Bid::FOUR), [Warning::ForcedFour]);
        assert_eq!(pitch(|r| (r.target, r.players) = (Points(121), 7)), [Warning::LongGame]);
        assert_eq!(pitch(|r| (r.target, r.teams) = (Points(121), Teams::Pairs)), []);
        let sixes = |r: &mut Rules| r.game_values = "6:1".parse().expect("card points");
        assert_eq!(pitch(sixes), []);
        let without =
            |r: &mut Rules| (r.pack, r.game_values) = (PackRanks::SEVEN_TO_ACE, "6:1".parse().expect("points"));
        assert_eq!(pitch(without), [Warning::NobodyMakesGame]);
        assert_eq!(pitch(|r| (r.min_bid, r.players) = (Bid::FOUR, 9)), [], "what cannot be played is not warned about");
    }
}
