//! The rules in force, as plain data: every house rule is a field, and a preset is a value.
//!
//! No function of the engine asks which preset is played; it asks the field. Field names and values are those of the
//! table of options in `docs/rules.md` (A8), in files as well as here.

mod field;
mod game_values;
mod games;
mod mistakes;
mod options;
mod pack;
mod point_list;
mod preset;
mod question;
mod ranks;
mod trump_order;
mod validate;
mod warning;

pub use field::{Field, Group, Kind, ParseFieldError, Value, WrongValue};
pub use game_values::{Counter, GameValues, GameValuesError};
pub use mistakes::{
    BidError, EarlyPitch, ExposedCard, MisdealResult, RevokeCall, RevokeCorrection, RevokeMode, RevokePenalty,
    RevokePoints, WrongPitchDemand,
};
pub use options::{
    AfterRunHand, AllPass, AuctionRounds, DeadPoints, Discarding, Drawing, ExchangeFirst, FirstLead, FirstLeader,
    FirstPitcher, ForcedChoice, GameTie, GiftTo, GoingOut, InHole, JokerLed, JokerOrder, Layout, Length, LowTo, Moon,
    MoonNeeds, Naming, PartnerShown, Peek, Pegging, PitchedWild, Playable, PrivilegeOn, PrivilegeTo, RestTo, Ruff,
    RunExhausted, ScoreAs, SellerBidCap, SellerCredit, SetScoring, Settlement, SettlementBasis, ShortStock, Smudge,
    SmudgeInHole, SurplusTrumps, Teams, ThrowIn, TrumpBy, Undertrump, WeakHand, WidowTo,
};
pub use pack::{PackRanks, ParsePackRanksError};
pub use point_list::{Entry, PointList, PointListError};
pub use preset::{ParsePresetError, Preset};
pub use question::{Answered, Question};
pub use ranks::{ParseRanksError, RankScores, RankSet};
pub use trump_order::{Token, TrumpOrder, TrumpOrderError};
pub use validate::Misfit;
pub use warning::Warning;

use crate::bid::Bid;
use crate::card::Rank;
use crate::cards::Cards;
use crate::point::Point;
use crate::points::Points;
use crate::seat::{BySide, Direction, Seat, Seats, Side};

use serde::{Deserialize, Serialize};

/// Fewest cards that a pack which shrinks leaves after the deal (M-03).
const LEFT_OVER: usize = 2;

/// Every rule that a table may settle for itself.
///
/// ```
/// use pitch_rules::{Preset, Rules};
///
/// let mut rules = Rules::from(Preset::AuctionPitch);
/// rules.target.0 = 11;
/// assert!(rules.validate().is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// Number of players, 2 to 7.
    pub players: u8,
    /// Fewest players of this game.
    pub min_players: u8,
    /// Most players of this game.
    pub max_players: u8,
    /// Division of the players into sides.
    pub teams: Teams,
    /// Direction in which deal and play go round.
    pub direction: Direction,
    /// Ranks in the pack.
    pub pack: PackRanks,
    /// `true` if only as many of its highest ranks are played with as the players need (M-03).
    pub pack_shrinks: bool,
    /// Number of jokers in the pack, 0 to 2 (M-01).
    pub jokers: u8,
    /// Cards dealt to each player, 1 to 18.
    pub cards_per_player: u8,
    /// Cards dealt to a player at a time, 1 to 6 (BAP-10).
    pub deal_batch: u8,
    /// Way in which the cards of a player lie (M-64).
    pub layout: Layout,
    /// Cards dealt besides the hands, to the table or to each player, 0 to 7 (M-51).
    pub widow: u8,
    /// Recipients of the widow: the highest bidder, or each player (M-51).
    pub widow_to: WidowTo,
    /// `true` if the draw for deal and seats and the cut of the pack are shown (B-52).
    pub ceremony: bool,
    /// Source of the trump suit.
    pub trump_by: TrumpBy,
    /// Method of finding the first pitcher of a game without auction (C-18).
    pub first_pitcher: FirstPitcher,
    /// The ranks whose card of the other suit of the same color is a trump as well (M-10).
    pub off_trumps: RankSet,
    /// The trumps from the highest down (M-11).
    pub trump_order: TrumpOrder,
    /// Winner between two jokers in one trick (M-12).
    pub joker_order: JokerOrder,
    /// Cards that may be played to a joker that is led (M-14).
    pub joker_led: JokerLed,
    /// Way in which the pitcher names trump: with the first card they lead, or in words (M-20).
    pub naming: Naming,
    /// Trump suit where a joker, or a card that could be an off-trump, is led as the first card (M-21).
    pub pitched_wild: PitchedWild,
    /// Leader to the first trick where trump is announced (M-22).
    pub first_leader: FirstLeader,
    /// Cards that may be led to the first trick where trump is announced (M-22).
    pub first_lead: FirstLead,
    /// The lowest bid, 1 to 127 (BAP-21, B-30, M-40).
    pub min_bid: Bid,
    /// The highest bid, 1 to 127, in a sale 4 at least (BAP-24, EBP-08, M-40).
    pub max_bid: Bid,
    /// Length of the auction: one call each, or round after round until one bidder is left (B-13).
    pub auction_rounds: AuctionRounds,
    /// `true` if the dealer, who calls last, may take the bid at the same number (BAP-23, B-02).
    pub dealer_privilege: bool,
    /// Bids that the dealer may take at the same number (M-42).
    pub privilege_on: PrivilegeOn,
    /// Players who may take a bid at the same number (M-42).
    pub privilege_to: PrivilegeTo,
    /// `true` if a bid of `max_bid` ends the auction and cannot be taken (BAP-24, B-03).
    pub four_is_final: bool,
    /// Worth of the moon, the bid for everything, where it can be bid (M-43).
    pub moon: Moon,
    /// Points for the moon, made or failed, where it has a fixed worth, 0 to 99 (M-43).
    pub moon_points: Points,
    /// Condition for making the moon: every point, or every trick as well (M-43).
    pub moon_needs: MoonNeeds,
    /// `true` if the moon can be taken by another moon, by those who may take a bid at the same number (M-43).
    pub moon_privilege: bool,
    /// Consequence when nobody bids (B-01).
    pub all_pass: AllPass,
    /// Lowest number that a dealer who must bid may say, 0 to 127; 0 is the lowest bid (M-41).
    pub forced_bid: u8,
    /// Choice of a dealer who must bid (M-41).
    pub forced_choice: ForcedChoice,
    /// Credit to eldest, if any, for the price as soon as they accept it (B-31).
    pub seller_credit: SellerCredit,
    /// `true` if the best bidder scores the bid when eldest undertakes it (B-31).
    pub refused_bid_credit: bool,
    /// Limit to bids whose price would bring eldest to the target (B-31).
    pub seller_bid_cap: SellerBidCap,
    /// Points that the dealer's side scores for the rank turned up, 0 to 6 each (TAF-11).
    pub turnup_scores: RankScores,
    /// `true` if a card turned up can end the game at once (B-20).
    pub turnup_can_win: bool,
    /// Most times that eldest may beg in one deal, 0 to 3 (TAF-13, B-26).
    pub beg_limit: u8,
    /// Recipients of the point when the dealer refuses a beg (TAF-14).
    pub gift_to: GiftTo,
    /// `true` if the point for a refused beg can end the game; if not, the dealer may not give one that would (B-21).
    pub gift_can_win: bool,
    /// Treatment of the extra cards once the cards were run (B-25).
    pub after_run_hand: AfterRunHand,
    /// Consequence when the stock runs out while a new suit is looked for (B-26).
    pub run_exhausted: RunExhausted,
    /// Players who may look at their cards before the choice to stand or beg (B-26).
    pub peek: Peek,
    /// `true` if two players may throw the deal in by agreement instead of running the cards (C-20).
    pub bunch: bool,
    /// Right of a player with a worthless hand to ask for a new deal, or for new cards, before they first speak (M-57).
    pub weak_hand: WeakHand,
    /// Cards in a hand when play begins, 0 to 13; 0 is as many as were dealt (M-52).
    pub play_size: u8,
    /// Cards thrown away once trump is known (M-52).
    pub discard: Discarding,
    /// The most plain cards that a player may throw of their own will, 0 to 9 (M-52).
    pub discard_max: u8,
    /// `true` if hands are filled up to `play_size` from the stock (M-53).
    pub refill: bool,
    /// First player to throw and draw (M-52).
    pub exchange_first: ExchangeFirst,
    /// Player who takes what is left of the stock (M-54).
    pub rest_to: RestTo,
    /// Remedy where the stock is too short to fill every hand (M-56).
    pub short_stock: ShortStock,
    /// Trumps that go where a hand has more of them than places (M-58).
    pub surplus_trumps: SurplusTrumps,
    /// Side that scores the points of trumps thrown away (M-55).
    pub dead_points: DeadPoints,
    /// `true` if the pitcher's partner may not look at their cards before the first lead, where nobody bids (C-18).
    pub partner_blind: bool,
    /// Right to lay down a worthless hand once trump is known (B-54).
    pub throw_in: ThrowIn,
    /// Cards that are played: all, or only trumps (M-60).
    pub playable: Playable,
    /// Right to trump while able to follow suit (BAP-28).
    pub ruff: Ruff,
    /// Right to throw a lower trump under a higher one (B-40).
    pub undertrump: Undertrump,
    /// `true` if a player who cannot follow suit must trump if they can (M-61).
    pub void_must_trump: bool,
    /// Drawing from the stock after each trick (M-62).
    pub draw: Drawing,
    /// Moment at which a called partner is known (M-71).
    pub partner_shown: PartnerShown,
    /// `true` if the called card must be played to the first trick (M-71).
    pub called_first: bool,
    /// `true` if a player may end the hand with "the rest are mine" when that is certain (B-51).
    pub claims: bool,
    /// `true` if a hand ends once everybody can see who has every point (M-63).
    pub stops_early: bool,
    /// Points of a hand, in the order in which they are counted out (M-30).
    pub points: PointList,
    /// The card points of the cards, which decide Game (BAP-16, M-33).
    pub game_values: GameValues,
    /// Moment at which cards that score are marked (M-36).
    pub pegging: Pegging,
    /// Length of the game: up to the target, or a number of hands (M-83).
    pub length: Length,
    /// Number of hands in the game, or of hands that each player deals, 1 to 60, where hands are counted (M-83).
    pub hands: u8,
    /// The score that wins, 1 to 250, where the game goes up to it (BAP-12).
    pub target: Points,
    /// `true` if scores are shown counting down from the target to zero.
    pub count_down: bool,
    /// Scorer of Low: the player it was dealt to, or who wins it (BAP-14, BAP-14v).
    pub low_to: LowTo,
    /// `true` if a joker can be Low (M-31).
    pub low_joker: bool,
    /// Points for winning the trump jack from another side, 1 to 6 (TAF-28).
    pub hang_jack: Points,
    /// Scorer of Game when card points are equal (BAP-18, B-04).
    pub game_tie: GameTie,
    /// Feat that wins at once (BAP-40, B-07).
    pub smudge: Smudge,
    /// Worth of a smudge to a player in the hole (BAP-41, B-06).
    pub smudge_in_hole: SmudgeInHole,
    /// Scores that count as in the hole for a smudge (B-06).
    pub in_hole: InHole,
    /// Points that a pitcher who fails keeps (BAP-35, B-10).
    pub set_scoring: SetScoring,
    /// Share of what the sides made that they score: everything, or the difference (M-81).
    pub score_as: ScoreAs,
    /// Winner when two reach the target in one hand (BAP-38, BAP-39, B-09).
    pub going_out: GoingOut,
    /// `true` if only a bidder who makes the bid in the hand can win (B-49).
    pub must_bid_to_go_out: bool,
    /// `true` if a side that cannot go out in a hand has one point less than the target at most after it (M-85).
    pub stop_short: bool,
    /// `true` if the winner must lead everybody by two points (B-50).
    pub win_by_two: bool,
    /// Points below zero with which a side has lost the game, 0 to 250; 0 is never (M-84).
    pub lost_at: u8,
    /// Payment by the losers (BAP-42, BAP-43).
    pub settlement: Settlement,
    /// `true` if each loser pays 1 more for each time they were set back (BAP-44v).
    pub settlement_setback_bonus: bool,
    /// Scores that the losers pay by (B-16).
    pub settlement_basis: SettlementBasis,
    /// Red counters that each player puts in the pool before the game, 0 to 10 (B-34).
    pub ante_red: u8,
    /// Handling of mistakes; if they cannot be made, none of the options after this one is read (B-42).
    pub revoke_mode: RevokeMode,
    /// The ranks whose exposure in dealing is a misdeal (BAP-45).
    pub misdeal_on_exposed: RankSet,
    /// `true` if a wrong number of cards is a misdeal (TAF-32).
    pub misdeal_on_count: bool,
    /// Consequence of a misdeal (B-22).
    pub misdeal_result: MisdealResult,
    /// Consequence of an irregular bid (BAP-50).
    pub bid_error: BidError,
    /// Consequence of a card led before the bidding is over (BAP-52).
    pub early_pitch: EarlyPitch,
    /// Moment at which the pitcher may dictate the card of a player who led in their place (BAP-55, B-18).
    pub wrong_pitch_demand: WrongPitchDemand,
    /// Right to correct a wrong card (TAF-33, B-45).
    pub revoke_correction: RevokeCorrection,
    /// Finder of a revoke: the program, or an opponent (B-44).
    pub revoke_call: RevokeCall,
    /// Penalty for a revoke.
    pub revoke_penalty: RevokePenalty,
    /// Recipient of what a revoker would have scored (B-15).
    pub revoke_points: RevokePoints,
    /// Loss of a revoker when there is no bid, 0 to 10 points (B-15).
    pub revoke_no_bid_penalty: Points,
    /// Number of the highest trumps that make failing to follow a trump lead the grave case, 0 to 13 (TAF-35).
    pub renege_top: u8,
    /// `true` if the grave case loses the whole game (TAF-35).
    pub renege_forfeit: bool,
    /// Consequence of an exposed card (TAF-38).
    pub exposed_card: ExposedCard,
}

impl Rules {
    /// Returns `true` if mistakes can be made at this table, so that the book's procedure follows (B-42). With cards in rows none
    /// can: what was turned up cannot be taken back (M-64).
    #[must_use]
    pub const fn allows_mistakes(&self) -> bool {
        matches!(self.revoke_mode, RevokeMode::Table) && !self.has_rows()
    }

    /// Returns the seats at the table and the direction in which they follow each other.
    ///
    /// # Panics
    /// If the number of players is not 2 to 7; [`Rules::validate`] reports it first.
    #[must_use]
    pub fn seats(&self) -> Seats {
        Seats::new(self.players.into(), self.direction)
    }

    /// Returns the number of sides that score.
    #[must_use]
    pub fn sides(&self) -> usize {
        match (self.teams, self.players) {
            (Teams::None | Teams::Called, n) => n.into(),
            (Teams::PairsAtFour, n) if n != 4 => n.into(),
            (Teams::Pairs | Teams::PairsAtFour, n) => usize::from(n / 2).max(1),
            (Teams::Threes, _) => 2,
        }
    }

    /// Returns the side for which a seat scores: partners sit opposite, or alternate (B-12).
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        // Every count asks this: to subtract is quicker than to divide.
        let (sides, mut index) = (self.sides(), seat.index());
        while index >= sides {
            index -= sides;
        }
        Side::new(index).unwrap_or_default()
    }

    /// Returns `true` if the pitcher calls a partner for the hand (M-70).
    #[must_use]
    pub fn calls_partner(&self) -> bool {
        self.teams == Teams::Called
    }

    /// Returns every side, in the order of their numbers.
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.sides()).filter_map(Side::new)
    }

    /// Returns the sides other than this one, in turn after the dealer.
    #[must_use]
    pub(crate) fn other_sides(&self, dealer: Seat, own: Side) -> Vec<Side> {
        let mut sides = self.sides_after(dealer);
        sides.retain(|&side| side != own);
        sides
    }

    /// Returns every side, in turn after the dealer.
    #[must_use]
    pub(crate) fn sides_after(&self, dealer: Seat) -> Vec<Side> {
        let mut sides = Vec::new();
        for side in self.seats().after(dealer).map(|seat| self.side_of(seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// Returns `true` if the game goes up to the target, and is no game of so many hands (M-83).
    #[must_use]
    pub const fn has_target(&self) -> bool {
        matches!(self.length, Length::Target)
    }

    /// Returns `true` if this score is at the target, where the game goes up to it.
    #[must_use]
    #[inline]
    pub fn reaches(&self, score: Points) -> bool {
        self.has_target() && score >= self.target
    }

    /// Returns the number of the hand after which the best score wins, in a game of so many hands (M-83).
    #[must_use]
    pub fn last_hand(&self) -> Option<u32> {
        match self.length {
            Length::Target => None,
            Length::Hands => Some(self.hands.into()),
            Length::Deals => Some(u32::from(self.hands) * u32::from(self.players)),
        }
    }

    /// Returns `true` if only a bidder who makes the bid in the hand can go out (B-49).
    #[must_use]
    pub const fn needs_bid(&self) -> bool {
        self.must_bid_to_go_out && self.has_target()
    }

    /// Returns `true` if the winner must lead everybody by two points (B-50).
    #[must_use]
    pub const fn needs_lead(&self) -> bool {
        self.win_by_two && self.has_target()
    }

    /// Returns `true` if scores are shown counting down from the target.
    #[must_use]
    pub const fn counts_down(&self) -> bool {
        self.count_down && self.has_target()
    }

    /// Returns `true` if a side with this score has lost the game (M-84).
    #[must_use]
    pub fn is_lost(&self, score: Points) -> bool {
        self.lost_at > 0 && score <= -Points(self.lost_at.into())
    }

    /// Returns `true` if sides that cannot go out in a hand stop one short of the target (M-85).
    #[must_use]
    pub const fn stops_short(&self) -> bool {
        self.stop_short && self.needs_bid() && self.has_bids()
    }

    /// Returns the seats of a side, in the order of their numbers.
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        self.seats().all().filter(move |&seat| self.side_of(seat) == side)
    }

    /// Returns a default value for each side.
    #[must_use]
    pub fn by_side<T: Default>(&self) -> BySide<T> {
        BySide::new(self.sides())
    }

    /// Returns the ranks that are played with: those of the pack, or as many of the highest of them as leave two cards or
    /// more after the deal (M-03).
    #[must_use]
    pub fn pack_in_play(&self) -> PackRanks {
        if self.pack_shrinks { self.pack.highest_for(self.cards_dealt() + LEFT_OVER, self.jokers) } else { self.pack }
    }

    /// Returns the number of cards in all hands and widows.
    #[must_use]
    pub fn cards_dealt(&self) -> usize {
        let packets = match self.widow_to {
            _ if !self.has_bids() => 0,
            WidowTo::Bidder => 1,
            WidowTo::Own => usize::from(self.players),
        };
        usize::from(self.cards_per_player) * usize::from(self.players) + packets * usize::from(self.widow)
    }

    /// Returns the cards of the pack.
    #[must_use]
    pub fn pack_cards(&self) -> Cards {
        self.pack_in_play().cards() | Cards::jokers(self.jokers)
    }

    /// Returns `true` if this point is marked as soon as the trick is taken (M-36).
    #[must_use]
    pub fn pegs_at_once(&self, point: Point) -> bool {
        self.pegging == Pegging::AsWon && point.is_card()
    }

    /// Returns `true` if the pack has what scores this point: a jack of trumps, an off-trump or a joker may be listed
    /// and not be there (M-32).
    #[must_use]
    pub fn can_score(&self, point: Point) -> bool {
        match point {
            Point::Jack => self.pack_in_play().ranks().contains(Rank::Jack),
            point => self.most_of(point) > 0,
        }
    }

    /// Returns the ranks of the pack whose card of the other suit of the same color is a trump (M-10).
    #[must_use]
    pub fn off_ranks(&self) -> RankSet {
        self.off_trumps.among(self.pack_in_play().ranks())
    }

    /// Returns the number of cards of the pack that can score this point in one hand, or 1 if it is no card's.
    #[must_use]
    pub fn most_of(&self, point: Point) -> u8 {
        let ranks = self.pack_in_play().ranks();
        let in_pack = |rank, most| if ranks.contains(rank) { most } else { 0 };
        match point {
            Point::High | Point::Low | Point::Jack | Point::Last | Point::Game => 1,
            Point::Trump(rank) => in_pack(rank, 1),
            Point::Off(rank) => in_pack(rank, self.off_trumps.contains(rank).into()),
            Point::Joker => self.jokers,
            Point::Plain(rank) => in_pack(rank, 3 - u8::from(self.off_trumps.contains(rank))),
        }
    }

    /// Returns `true` if the pack has a card of those that count so for Game (M-33).
    #[must_use]
    pub fn has_counter(&self, counter: Counter) -> bool {
        match counter {
            Counter::Rank(rank) | Counter::Trump(rank) => self.pack_in_play().ranks().contains(rank),
            Counter::Joker => self.jokers > 0,
        }
    }

    /// Returns the sum of all that scores in one hand, in points, without what a jack taken from another side adds.
    #[must_use]
    pub fn points_in_play(&self) -> Points {
        let most = |entry: &Entry| Points(entry.worth.0 * i16::from(self.most_of(entry.point)));
        self.points.entries().iter().map(most).sum()
    }

    /// Returns `true` if everything can be bid (M-43): only where a bid leads to the pitch, and no seller is paid for
    /// it.
    #[must_use]
    pub const fn has_moon(&self) -> bool {
        matches!(self.trump_by, TrumpBy::Auction) && !matches!(self.moon, Moon::Off)
    }

    /// Returns the points that a bid promises: for the moon all that a hand has (M-40, M-43).
    #[must_use]
    pub fn promised(&self, bid: Bid) -> Points {
        if bid.is_moon() { self.points_in_play() } else { Points(bid.number().into()) }
    }

    /// Returns the points that a failed bid costs (BAP-35): for the moon the target, or its fixed worth (M-43).
    #[must_use]
    pub fn stake(&self, bid: Bid) -> Points {
        match self.moon {
            _ if !bid.is_moon() => Points(bid.number().into()),
            Moon::Points | Moon::PointsOrGame => self.moon_points,
            Moon::Off | Moon::TargetOrZero => self.target,
        }
    }

    /// Returns `true` if a bid that fails is scored by the others, and not lost by its side (M-80). A moon is lost
    /// (M-43).
    #[must_use]
    pub fn bid_goes_to_others(&self, bid: Bid) -> bool {
        self.set_scoring == SetScoring::OthersTakeBid && !bid.is_moon()
    }

    /// Returns the points that a side with this score gets for making a bid, at least.
    #[must_use]
    pub fn gain(&self, bid: Bid, score: Points) -> Points {
        if bid.is_moon() { self.moon_gain(score, false) } else { self.promised(bid) }
    }

    /// Returns `true` if a moon made from this score wins the game at once (M-43).
    #[must_use]
    pub fn moon_wins(&self, score: Points) -> bool {
        match self.moon {
            Moon::Off | Moon::Points => false,
            Moon::PointsOrGame => score == Points::ZERO,
            Moon::TargetOrZero => score >= Points::ZERO,
        }
    }

    /// Returns the points that a moon that was made is worth to a side with this score (M-43). A side that cannot go
    /// out in this hand stops one short (C-20).
    #[must_use]
    pub(crate) fn moon_gain(&self, score: Points, cannot_go_out: bool) -> Points {
        let lacks = (self.target - Points(cannot_go_out.into()) - score).max(Points::ZERO);
        match self.moon {
            Moon::Points | Moon::PointsOrGame if cannot_go_out && self.has_target() => self.moon_points.min(lacks),
            Moon::Points | Moon::PointsOrGame => self.moon_points,
            Moon::Off | Moon::TargetOrZero if score < Points::ZERO => -score,
            Moon::Off | Moon::TargetOrZero => lacks,
        }
    }
}

impl Default for Rules {
    /// Returns the rules of Auction Pitch as Bicycle describes it.
    fn default() -> Self {
        Rules::from(Preset::AuctionPitch)
    }
}
