//! Rules that cannot be played together, and changes that would mend them.

mod mend;

use crate::bid::Bid;
use crate::points::Points;
use crate::rules::{
    AllPass, Discarding, ExchangeFirst, Field, GameTie, InHole, Kind, Moon, RestTo, Rules, ScoreAs, SellerBidCap,
    Smudge, SmudgeInHole, Teams, Token, TrumpBy, Value, WidowTo,
};

/// Most players there can be, whatever the game allows (B-35).
const MOST_PLAYERS: u8 = 7;
/// Fewest players there can be.
const FEWEST_PLAYERS: u8 = 2;

/// Rules that cannot be played together, or a rule that is out of its range.
///
/// An option without a meaning beside the others ([`Field::applies`]) is no misfit, whatever it is set to; the
/// exception is [`Misfit::MustBid`], where nobody could ever win.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// An option is out of its range.
    #[error("{field}: {value} is not {min} to {max}")]
    Range {
        /// The option.
        field: Field,
        /// Its value.
        value: i16,
        /// Smallest value that it may have.
        min: i16,
        /// Largest value that it may have.
        max: i16,
    },
    /// `min_players` is above `max_players`.
    #[error("min_players: at least {min} and at most {max} is nobody")]
    PlayerRange {
        /// Fewest players.
        min: u8,
        /// Most players.
        max: u8,
    },
    /// `players` is outside 2 to 7, or outside what this game allows.
    #[error("players: {players} play, but this game takes {min} to {max}")]
    Players {
        /// Number of players asked for.
        players: u8,
        /// Fewest players that can play.
        min: u8,
        /// Most players that can play.
        max: u8,
    },
    /// `teams` needs another number of players: at least two sides, all of the same size.
    #[error("teams: {players} players cannot be divided so")]
    Teams {
        /// Number of players.
        players: u8,
    },
    /// `cards_per_player` is more than the pack holds for so many.
    #[error("cards_per_player: {cards} cards for each of {players} do not come out of a pack of {pack}")]
    CardsPerPlayer {
        /// Cards for each player.
        cards: u8,
        /// Number of players.
        players: u8,
        /// Cards in the pack.
        pack: usize,
    },
    /// `widow` is more than the hands leave of the pack.
    #[error("cards_per_player: {cards} cards for each of {players} and the widow do not come out of a pack of {pack}")]
    Widow {
        /// Cards for each player.
        cards: u8,
        /// Number of players.
        players: u8,
        /// Cards in the pack.
        pack: usize,
    },
    /// `widow` where nothing is thrown: the player who takes it up would play with more cards than the others (M-90).
    #[error("widow: the player who takes up a widow must throw as many cards away")]
    WidowKept,
    /// The whole pack is dealt, and no card is left to be turned up.
    #[error("cards_per_player: {cards} cards for each of {players} leave none to turn up")]
    NothingToTurnUp {
        /// Cards for each player.
        cards: u8,
        /// Number of players.
        players: u8,
    },
    /// `min_bid` is above `max_bid`.
    #[error("min_bid: the lowest bid {min} is above the highest bid {max}")]
    BidRange {
        /// The lowest bid.
        min: Bid,
        /// The highest bid.
        max: Bid,
    },
    /// `max_bid` is more than what all that scores adds up to, and there is no slam (M-90).
    #[error("max_bid: {bid} cannot be bid, there are {sum} points in a hand")]
    MaxBid {
        /// The highest bid.
        bid: Bid,
        /// Sum of all that scores in a hand, in points.
        sum: Points,
    },
    /// `smudge` is a bid of five that `max_bid` does not allow, or where there are not four points besides (C-02).
    #[error("smudge: a slam is a bid of five for four points and all tricks, and the highest bid is {0}")]
    Slam(Bid),
    /// `smudge_in_hole` where only the smudge can be bid and nobody in the hole may bid it: hands would be thrown in
    /// forever.
    #[error("smudge_in_hole: once everybody is in the hole nobody may bid, and every hand is thrown in")]
    NobodyMayBid,
    /// `seller_bid_cap` in a sale where at zero every price would put eldest out, and they may not pitch for four:
    /// nobody ever may.
    #[error(
        "seller_bid_cap: at nought every bid of {min} or more puts the seller out, and they may not pitch for four"
    )]
    NobodyMayOffer {
        /// The lowest bid.
        min: Bid,
    },
    /// `trump_order` lacks a trump of the pack (M-90).
    #[error("trump_order: {0} is in the pack, but not in the order of trumps")]
    TrumpOrder(Token),
    /// `jokers` where a card that is turned up, or cut, makes trump: a joker would say none.
    #[error("jokers: a joker that is turned up makes no trump")]
    JokerTurnedUp,
    /// `game_tie` gives Game to the other side where there is more than one other.
    #[error("game_tie: there is no one side against the dealer's where more than two sides play")]
    GameTie,
    /// `draw` where not two play, or where somebody can be out of cards before the others (M-62, M-90).
    #[error("draw: cards are drawn during play where two play, all cards, and nothing is exchanged before")]
    Draw,
    /// `layout` is rows where not two play an even number of cards, or where not all cards are played or some are
    /// drawn (M-64, M-90).
    #[error("layout: cards lie in rows where two play all of an even number, and draw none")]
    Rows,
    /// `discard`, `refill` or `rest_to` where trump is not announced before the first lead (M-20, M-90).
    #[error("discard: cards are thrown away and drawn only where trump is announced")]
    Exchange,
    /// `surplus_trumps` go to a partner where nobody has one before the first lead, or where the partner cannot make room
    /// by throwing plain cards after the bidder (M-58, M-90).
    #[error("surplus_trumps: a partner takes them where sides are fixed and the bidder is the first to throw")]
    ToPartner,
    /// `refill` without `play_size` (M-90).
    #[error("refill: it takes a play_size to fill hands up to")]
    Refill,
    /// `score_as` is the difference where not two sides play (M-90).
    #[error("score_as: a difference takes two sides")]
    Difference,
    /// `pegging` as cards are won, where a bid that fails could take it back (M-90).
    #[error("pegging: where somebody bids, what is pegged could be lost again with the bid")]
    Pegging,
    /// `moon` that lifts a score to the target where the game is one of so many hands (M-83, M-90).
    #[error("moon: in a game of so many hands there is no target that it could win or cost")]
    MoonWithoutTarget,
    /// `must_bid_to_go_out` where nobody bids: nobody could ever win (B-49).
    #[error("must_bid_to_go_out: nobody bids, so that nobody could win")]
    MustBid,
}

impl Misfit {
    /// Returns the options that do not fit, the one to look at first before the others.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        match self {
            Misfit::Range { field, .. } => vec![*field],
            Misfit::PlayerRange { .. } => vec![Field::MinPlayers, Field::MaxPlayers],
            Misfit::Players { .. } => vec![Field::Players, Field::MinPlayers, Field::MaxPlayers],
            Misfit::Teams { .. } => vec![Field::Teams, Field::Players],
            Misfit::CardsPerPlayer { .. } => vec![Field::CardsPerPlayer, Field::Players, Field::Pack],
            Misfit::Widow { .. } => {
                vec![Field::CardsPerPlayer, Field::Widow, Field::WidowTo, Field::Players, Field::Pack]
            }
            Misfit::WidowKept => vec![Field::Widow, Field::Discard, Field::RestTo, Field::WidowTo, Field::Naming],
            Misfit::NothingToTurnUp { .. } => vec![Field::CardsPerPlayer, Field::Players, Field::Pack, Field::TrumpBy],
            Misfit::BidRange { .. } => vec![Field::MinBid, Field::MaxBid],
            Misfit::MaxBid { .. } => vec![Field::MaxBid, Field::Points, Field::Smudge],
            Misfit::Slam(_) => vec![Field::Smudge, Field::MaxBid, Field::Points],
            Misfit::NobodyMayBid => vec![Field::SmudgeInHole, Field::MinBid, Field::AllPass],
            Misfit::NobodyMayOffer { .. } => {
                vec![
                    Field::SellerBidCap,
                    Field::Target,
                    Field::MinBid,
                    Field::SmudgeInHole,
                    Field::InHole,
                    Field::AllPass,
                ]
            }
            Misfit::TrumpOrder(_) => vec![Field::TrumpOrder, Field::Pack, Field::Jokers, Field::OffTrumps],
            Misfit::JokerTurnedUp => vec![Field::Jokers, Field::TrumpBy],
            Misfit::Draw => vec![Field::Draw, Field::Players],
            Misfit::Rows => {
                vec![Field::Layout, Field::Players, Field::CardsPerPlayer, Field::Draw, Field::Playable]
            }
            Misfit::Exchange => vec![Field::Discard, Field::Refill, Field::RestTo, Field::Naming, Field::TrumpBy],
            Misfit::ToPartner => {
                vec![Field::SurplusTrumps, Field::ExchangeFirst, Field::Discard, Field::Teams, Field::Players]
            }
            Misfit::Refill => vec![Field::Refill, Field::PlaySize],
            Misfit::Difference => vec![Field::ScoreAs, Field::Teams, Field::Players],
            Misfit::GameTie => vec![Field::GameTie, Field::Teams, Field::Players],
            Misfit::Pegging => vec![Field::Pegging, Field::TrumpBy],
            Misfit::MoonWithoutTarget => vec![Field::Moon, Field::Length],
            Misfit::MustBid => vec![Field::MustBidToGoOut, Field::TrumpBy],
        }
    }
}

impl Rules {
    /// Returns everything that cannot be played so; a game can be played when the list is empty.
    #[must_use]
    pub fn validate(&self) -> Vec<Misfit> {
        let mut misfits = Vec::new();
        self.check_players(&mut misfits);
        self.check_ranges(&mut misfits);
        self.check_cards(&mut misfits);
        misfits.extend(self.trump_order.lacks(self).map(Misfit::TrumpOrder));
        if self.jokers > 0 && self.shows_trump() {
            misfits.push(Misfit::JokerTurnedUp);
        }
        if self.has_bids() {
            self.check_bids(&mut misfits);
        } else if self.needs_bid() {
            misfits.push(Misfit::MustBid);
        }
        if self.has_moon() && self.moon == Moon::TargetOrZero && !self.has_target() {
            misfits.push(Misfit::MoonWithoutTarget);
        }
        if self.has_bids() && self.pegs() {
            misfits.push(Misfit::Pegging);
        }
        if self.draws() && (self.players != 2 || self.runs_out()) {
            misfits.push(Misfit::Draw);
        }
        let even = self.cards_per_player.is_multiple_of(2);
        if self.has_rows() && (self.players != 2 || !even || self.draws() || self.runs_out()) {
            misfits.push(Misfit::Rows);
        }
        if self.asks_for_an_exchange() && !self.announces() && self.trump_by != TrumpBy::TurnUp {
            misfits.push(Misfit::Exchange);
        }
        if self.keeps_the_widow() {
            misfits.push(Misfit::WidowKept);
        }
        let makes_room = self.exchange_first == ExchangeFirst::Bidder && self.discard != Discarding::None;
        if self.hands_over_trumps() && !(self.has_fixed_partners() && makes_room) {
            misfits.push(Misfit::ToPartner);
        }
        if self.refill && self.play_size == 0 && self.announces() {
            misfits.push(Misfit::Refill);
        }
        if self.score_as == ScoreAs::Difference && self.has_bids() && self.divides() && self.sides() != 2 {
            misfits.push(Misfit::Difference);
        }
        if self.game_tie == GameTie::NonDealerSide && self.divides() && self.sides() > 2 {
            misfits.push(Misfit::GameTie);
        }
        misfits
    }

    /// Returns `true` if the pack suffices for so many players, and one of them can call a partner where that is the game. Sides
    /// that they do not come out even in may give way, so that each plays alone.
    #[must_use]
    pub fn can_be_played_by(&self, players: u8) -> bool {
        let rules = Rules { players, ..self.clone() };
        let mut misfits = Vec::new();
        rules.check_cards(&mut misfits);
        misfits.is_empty() && (rules.divides() || !rules.calls_partner())
    }

    /// Returns `true` if a widow is taken up and nothing is thrown for it (M-90). The player who takes the rest of the stock
    /// throws what is too much, but not for others who have widows of their own.
    fn keeps_the_widow(&self) -> bool {
        let bidder_throws = self.rest_to == RestTo::Bidder && self.widow_to == WidowTo::Bidder;
        self.has_bids() && self.widow > 0 && self.discard == Discarding::None && !bidder_throws
    }

    /// Returns `true` if the players come out even in the sides asked for, and at least two of them.
    const fn divides(&self) -> bool {
        match self.teams {
            Teams::None | Teams::PairsAtFour => true,
            Teams::Pairs => self.players.is_multiple_of(2) && self.players >= 4,
            Teams::Threes => self.players == 6,
            // Without bids nobody pitches who could call, or nobody is bound by it.
            Teams::Called => self.players >= 4 && self.has_bids(),
        }
    }

    fn check_players(&self, misfits: &mut Vec<Misfit>) {
        let (min, max) = (self.min_players.max(FEWEST_PLAYERS), self.max_players.min(MOST_PLAYERS));
        if min > max {
            misfits.push(Misfit::PlayerRange { min: self.min_players, max: self.max_players });
        } else if !(min..=max).contains(&self.players) {
            misfits.push(Misfit::Players { players: self.players, min, max });
        }
        if !self.divides() {
            misfits.push(Misfit::Teams { players: self.players });
        }
    }

    /// Checks the numbers that stand for themselves. How many play is a misfit of its own.
    fn check_ranges(&self, misfits: &mut Vec<Misfit>) {
        for &field in Field::ALL {
            let Kind::Number { min, max } = field.kind() else { continue };
            let Value::Number(value) = field.get(self) else { continue };
            if !(min..=max).contains(&value) && field != Field::Players && field.applies(self) {
                misfits.push(Misfit::Range { field, value, min, max });
            }
        }
    }

    fn check_cards(&self, misfits: &mut Vec<Misfit>) {
        let (cards, players, pack) = (self.cards_per_player, self.players, self.pack_cards().len());
        if players > MOST_PLAYERS {
            // Fewer cards would not help: the number of players is the misfit.
            return;
        }
        let (hands, dealt) = (usize::from(cards) * usize::from(players), self.cards_dealt());
        if hands > pack {
            misfits.push(Misfit::CardsPerPlayer { cards, players, pack });
        } else if dealt > pack {
            misfits.push(Misfit::Widow { cards, players, pack });
        } else if dealt == pack && matches!(self.trump_by, TrumpBy::TurnUp | TrumpBy::StockTop) {
            misfits.push(Misfit::NothingToTurnUp { cards, players });
        }
    }

    fn check_bids(&self, misfits: &mut Vec<Misfit>) {
        if self.trump_by == TrumpBy::Sale && !self.bids_four() {
            // Eldest who does not sell makes four (EBP-08).
            let (least, most) = (Bid::FOUR.number().into(), Bid::MOST.number().into());
            let value = self.max_bid.number().into();
            misfits.push(Misfit::Range { field: Field::MaxBid, value, min: least, max: most });
        }
        if self.min_bid > self.max_bid {
            misfits.push(Misfit::BidRange { min: self.min_bid, max: self.max_bid });
        }
        let (max, sum) = (self.max_bid, self.points_in_play());
        match self.smudge {
            Smudge::SlamBidFive if max == Bid::FIVE && sum == self.promised(Bid::FOUR) => {}
            Smudge::SlamBidFive => misfits.push(Misfit::Slam(max)),
            _ if max.is_moon() || self.promised(max) > sum => misfits.push(Misfit::MaxBid { bid: max, sum }),
            _ => {}
        }
        let is_smudge = self.smudge == Smudge::BidFourMade && self.bids_four();
        if !is_smudge || self.smudge_in_hole != SmudgeInHole::BidForbidden || !self.throws_in() {
            return;
        }
        if self.min_bid >= Bid::FOUR {
            misfits.push(Misfit::NobodyMayBid);
        } else if self.caps_bids()
            && self.in_hole == InHole::ZeroOrNegative
            && self.promised(self.min_bid) >= self.target
        {
            misfits.push(Misfit::NobodyMayOffer { min: self.min_bid });
        }
    }

    /// Returns `true` if a hand that nobody bids on is thrown in.
    pub(super) const fn throws_in(&self) -> bool {
        matches!(self.all_pass, AllPass::RedealSameDealer | AllPass::RedealNextDealer)
    }

    /// Returns `true` if no bid in a sale may bring eldest to the target (B-31).
    pub(super) fn caps_bids(&self) -> bool {
        self.trump_by == TrumpBy::Sale && self.seller_bid_cap == SellerBidCap::CannotPutSellerOut && self.has_target()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;
    use crate::rules::{Drawing, Layout, Length, PackRanks, Playable, Preset, RankScores, RankSet, SurplusTrumps};

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
        assert_eq!(pitch(|r| r.min_players = 0), [range(Field::MinPlayers, 0)]);
        assert_eq!(pitch(|r| r.max_players = 9), [range(Field::MaxPlayers, 9)]);
        assert_eq!(pitch(|r| r.pack = PackRanks::SEVEN_TO_ACE), []);
        assert_eq!(
            pitch(|r| (r.pack, r.players) = (PackRanks::SEVEN_TO_ACE, 6)),
            [Misfit::CardsPerPlayer { cards: 6, players: 6, pack: 32 }]
        );
        assert_eq!(pitch(|r| (r.players, r.teams) = (5, Teams::Pairs)), [Misfit::Teams { players: 5 }]);
        assert_eq!(pitch(|r| r.teams = Teams::Threes), [Misfit::Teams { players: 4 }]);
        assert_eq!(wrong(Preset::NineCardDon, |r| r.trump_by = TrumpBy::Auction), [Misfit::Pegging]);
        assert_eq!(pitch(|r| r.deal_batch = 0), [range(Field::DealBatch, 0)]);
        assert_eq!(pitch(|r| r.cards_per_player = 0), [range(Field::CardsPerPlayer, 0)]);
        assert_eq!(pitch(|r| r.target = Points(0)), [range(Field::Target, 0)]);
        assert_eq!(pitch(|r| r.hang_jack = Points(9)), [range(Field::HangJack, 9)]);
        assert_eq!(pitch(|r| r.game_tie = GameTie::NonDealerSide), [Misfit::GameTie]);
        assert_eq!(pitch(|r| r.smudge = Smudge::SlamBidFive), [Misfit::Slam(Bid::FOUR)]);
        assert_eq!(pitch(|r| r.max_bid = Bid::FIVE), [Misfit::MaxBid { bid: Bid::FIVE, sum: Points(4) }]);
        assert_eq!(
            wrong(Preset::SmudgeBid, |r| r.smudge = Smudge::Off),
            [Misfit::MaxBid { bid: Bid::FIVE, sum: Points(4) }]
        );
        assert_eq!(wrong(Preset::SmudgeBid, |r| r.min_bid = Bid::FIVE), []);
        let three = |r: &mut Rules| {
            (r.points, r.max_bid) = ("high jack game".parse().expect("points"), Bid::new(3).expect("a bid"));
        };
        assert_eq!(pitch(three), [], "of three points nobody bids more than three");
        assert_eq!(
            wrong(Preset::CommercialPitch, three),
            [Misfit::Range { field: Field::MaxBid, value: 3, min: 4, max: 127 }],
            "eldest who keeps the pitch makes four"
        );
        assert_eq!(
            pitch(|r| {
                (r.min_bid, r.smudge_in_hole, r.all_pass) =
                    (Bid::FOUR, SmudgeInHole::BidForbidden, AllPass::RedealNextDealer);
            }),
            [Misfit::NobodyMayBid]
        );
        assert_eq!(pitch(|r| (r.min_bid, r.smudge_in_hole) = (Bid::FOUR, SmudgeInHole::BidForbidden)), []);
        let sale = |in_hole| Rules {
            target: Points(2),
            min_bid: Bid::TWO,
            smudge: Smudge::BidFourMade,
            smudge_in_hole: SmudgeInHole::BidForbidden,
            in_hole,
            all_pass: AllPass::RedealSameDealer,
            ..Preset::CommercialPitch.into()
        };
        assert_eq!(sale(InHole::ZeroOrNegative).validate(), [Misfit::NobodyMayOffer { min: Bid::TWO }]);
        assert_eq!(sale(InHole::Negative).validate(), [], "at nought eldest may pitch for four");
        let trinidad = |change| wrong(Preset::Trinidad, change);
        assert_eq!(trinidad(|r| r.cards_per_player = 13), [Misfit::NothingToTurnUp { cards: 13, players: 4 }]);
        assert_eq!(trinidad(|r| r.beg_limit = 4), [range(Field::BegLimit, 4)]);
        assert_eq!(trinidad(|r| r.must_bid_to_go_out = true), [Misfit::MustBid]);
        let ten_hands = |r: &mut Rules| (r.length, r.hands) = (Length::Hands, 10);
        assert_eq!(wrong(Preset::Schmier, ten_hands), []);
        let with_moon = |r: &mut Rules| (r.length, r.moon) = (Length::Deals, Moon::TargetOrZero);
        assert_eq!(pitch(with_moon), [Misfit::MoonWithoutTarget]);
        assert_eq!(pitch(|r| (r.length, r.hands) = (Length::Hands, 0)), [range(Field::Hands, 0)]);
        assert_eq!(wrong(Preset::NoAuctionPitch, |r| r.must_bid_to_go_out = true), [Misfit::MustBid]);
        assert_eq!(wrong(Preset::Britannica1911, |r| r.ante_red = 11), [range(Field::AnteRed, 11)]);
        assert_eq!(wrong(Preset::SevenUp, |r| r.game_tie = GameTie::NonDealerSide), []);
        assert_eq!(pitch(|r| r.jokers = 1), [Misfit::TrumpOrder(Token::HighJoker)]);
        assert_eq!(pitch(|r| r.off_trumps = RankSet::of(&[Rank::Five])), [Misfit::TrumpOrder(Token::Off(Rank::Five))]);
        assert_eq!(wrong(Preset::SevenPoint, |r| r.jokers = 3), [range(Field::Jokers, 3)]);
        assert_eq!(
            wrong(Preset::WestMichigan, |r| r.pack = PackRanks::SEVEN_TO_ACE),
            [Misfit::CardsPerPlayer { cards: 6, players: 6, pack: 34 }]
        );
        assert_eq!(
            wrong(Preset::EuchreSetback, |r| r.off_trumps = RankSet::NONE),
            [Misfit::MaxBid { bid: Bid::FIVE, sum: Points(4) }]
        );
        let with_joker = |r: &mut Rules| {
            r.jokers = 1;
            r.trump_order = r.trump_order.completed(r);
        };
        assert_eq!(trinidad(with_joker), [Misfit::JokerTurnedUp]);
        assert_eq!(pitch(with_joker), []);
        assert_eq!(wrong(Preset::CaliforniaJack, with_joker), [Misfit::JokerTurnedUp]);
        // A fifth point to be made leaves no bid that means all tricks.
        let fifth = wrong(Preset::SmudgeBid, |r| {
            (r.jokers, r.points) = (1, Rules::from(Preset::JokerPitch).points);
            r.trump_order = r.trump_order.completed(r);
        });
        assert_eq!(fifth, [Misfit::Slam(Bid::FIVE)]);
        let called = |players| Rules { players, min_players: 3, ..Preset::Pawnee.into() };
        assert_eq!(called(3).validate(), [Misfit::Teams { players: 3 }], "two against one are chosen, not called");
        assert_eq!(called(4).validate(), []);
        let three = |r: &mut Rules| (r.players, r.max_players) = (3, 3);
        assert_eq!(wrong(Preset::ShastaSam, three), [Misfit::Draw]);
        let blind = |change| wrong(Preset::BlindDon, change);
        assert_eq!(blind(|r| (r.players, r.max_players, r.cards_per_player) = (3, 3, 12)), [Misfit::Rows]);
        assert_eq!(blind(|r| r.cards_per_player = 17), [Misfit::Rows]);
        assert_eq!(blind(|r| r.draw = Drawing::FaceUp), [Misfit::Rows]);
        assert_eq!(blind(|r| r.trump_by = TrumpBy::StockTop), []);
        assert_eq!(pitch(|r| r.layout = Layout::Rows), [], "it has no meaning where somebody bids");
        assert_eq!(pitch(|r| r.widow = 7), [Misfit::WidowKept]);
        assert_eq!(wrong(Preset::Pawnee, |r| r.discard = Discarding::None), [Misfit::WidowKept]);
        assert_eq!(wrong(Preset::Pawnee, |r| (r.discard, r.rest_to) = (Discarding::None, RestTo::Bidder)), []);
        let to_partner = |change: fn(&mut Rules)| {
            let mut rules = Rules {
                exchange_first: ExchangeFirst::Bidder,
                surplus_trumps: SurplusTrumps::ToPartner,
                ..Preset::TenPoint.into()
            };
            change(&mut rules);
            rules.validate()
        };
        assert_eq!(to_partner(|_| {}), []);
        assert_eq!(to_partner(|r| r.exchange_first = ExchangeFirst::Eldest), [Misfit::ToPartner]);
        assert_eq!(to_partner(|r| r.teams = Teams::None), [Misfit::ToPartner]);
        assert_eq!(to_partner(|r| r.teams = Teams::Called), [Misfit::ToPartner], "nobody knows who it is");
        assert_eq!(to_partner(|r| (r.discard, r.rest_to) = (Discarding::None, RestTo::Bidder)), [Misfit::ToPartner]);
        assert_eq!(to_partner(|r| (r.teams, r.rest_to, r.play_size) = (Teams::None, RestTo::Nobody, 9)), []);
        assert_eq!(wrong(Preset::ShastaSam, |r| r.playable = Playable::TrumpsOnly), [Misfit::Draw]);
        assert_eq!(trinidad(|r| r.draw = Drawing::FaceUp), [], "what is turned up is no stock to draw from");
        assert_eq!(
            wrong(Preset::CaliforniaJack, |r| {
                (r.players, r.max_players, r.draw, r.cards_per_player) = (4, 4, Drawing::None, 13);
            }),
            [Misfit::NothingToTurnUp { cards: 13, players: 4 }]
        );
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
            |r| r.revoke_no_bid_penalty = Points(99),
            |r| r.renege_top = 99,
            |r| (r.min_bid, r.max_bid) = (Bid::FIVE, Bid::ONE),
        ];
        for change in changes {
            assert_eq!(wrong(Preset::Trinidad, change), []);
        }
    }

    #[test]
    fn ranks_are_never_a_misfit() {
        for value in [RankSet::NONE, RankSet::ANY] {
            let rules = Rules { misdeal_on_exposed: value, turnup_scores: RankScores::NONE, ..Preset::Trinidad.into() };
            assert_eq!(rules.validate(), []);
        }
    }
}
