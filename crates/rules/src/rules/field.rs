//! The options of a rule set one by one, as the table of options (A8) lists them: what a screen of house rules is made of.

mod applies;
mod group;
mod value;

pub use group::Group;
pub use value::{Kind, Value};

use crate::rules::{
    AfterRunHand, AllPass, AuctionRounds, BidError, DeadPoints, Discarding, Drawing, EarlyPitch, ExchangeFirst,
    ExposedCard, FirstLead, FirstLeader, FirstPitcher, ForcedChoice, GameTie, GiftTo, GoingOut, InHole, JokerLed,
    JokerOrder, Layout, Length, LowTo, MisdealResult, Moon, MoonNeeds, Naming, PartnerShown, Peek, Pegging,
    PitchedWild, Playable, PrivilegeOn, PrivilegeTo, RestTo, RevokeCall, RevokeCorrection, RevokeMode, RevokePenalty,
    RevokePoints, Ruff, Rules, RunExhausted, ScoreAs, SellerBidCap, SellerCredit, SetScoring, Settlement,
    SettlementBasis, ShortStock, Smudge, SmudgeInHole, SurplusTrumps, Teams, ThrowIn, TrumpBy, Undertrump, WeakHand,
    WidowTo, WrongPitchDemand,
};

use pitch_shown::quote;
use value::{DIRECTIONS, Setting};

use std::fmt;
use std::str::FromStr;

/// A value that an option cannot have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{field}: it cannot be {value}")]
pub struct WrongValue {
    /// The option.
    pub field: Field,
    /// The value.
    pub value: Value,
}

/// A text that names no option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no option `{}`", quote(.0))]
pub struct ParseFieldError(pub String);

const fn number(min: i16, max: i16) -> Kind {
    Kind::Number { min, max }
}

macro_rules! fields {
    ($($(#[$doc:meta])* $variant:ident $field:ident: $group:ident, $kind:expr;)+) => {
        /// An option of a rule set.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Field {
            $($(#[$doc])* $variant,)+
        }

        impl Field {
            /// Every option, in the order of the table.
            pub const ALL: &'static [Field] = &[$(Field::$variant),+];

            /// Returns the option's name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Field::$variant => stringify!($field),)+ }
            }

            /// Returns the part of the table in which it stands.
            #[must_use]
            pub const fn group(self) -> Group {
                match self { $(Field::$variant => Group::$group,)+ }
            }

            /// Returns the kind of value that it can be set to.
            #[must_use]
            pub const fn kind(self) -> Kind {
                match self { $(Field::$variant => $kind,)+ }
            }

            /// Returns the value that it is set to.
            #[must_use]
            pub fn get(self, rules: &Rules) -> Value {
                match self { $(Field::$variant => rules.$field.value(),)+ }
            }

            /// Sets the option; whether the rules then fit together, [`Rules::validate`] says.
            ///
            /// # Errors
            /// If it cannot have this value: the rules are then as they were.
            pub fn set(self, rules: &mut Rules, value: Value) -> Result<(), WrongValue> {
                let wrong = WrongValue { field: self, value };
                if !self.kind().holds(value) {
                    return Err(wrong);
                }
                match self { $(Field::$variant => rules.$field = Setting::of(value).ok_or(wrong)?,)+ }
                Ok(())
            }
        }
    };
}

fields! {
    /// Number of players, 2 to 7.
    Players players: Table, number(2, 7);
    /// Fewest players of this game.
    MinPlayers min_players: Table, number(2, 7);
    /// Most players of this game.
    MaxPlayers max_players: Table, number(2, 7);
    /// Division of the players into sides.
    Teams teams: Table, Kind::Choice(Teams::IDS);
    /// Direction in which deal and play go round.
    Direction direction: Table, Kind::Choice(DIRECTIONS);
    /// Ranks in the pack.
    Pack pack: Table, Kind::Pack;
    /// `true` if only as many of its highest ranks are played with as the players need (M-03).
    PackShrinks pack_shrinks: Table, Kind::Flag;
    /// Number of jokers in the pack, 0 to 2 (M-01).
    Jokers jokers: Table, number(0, 2);
    /// Cards dealt to each player, 1 to 18.
    CardsPerPlayer cards_per_player: Table, number(1, 18);
    /// Cards dealt to a player at a time, 1 to 6 (BAP-10).
    DealBatch deal_batch: Table, number(1, 6);
    /// Way in which the cards of a player lie (M-64).
    Layout layout: Table, Kind::Choice(Layout::IDS);
    /// Cards dealt besides the hands, to the table or to each player, 0 to 7 (M-51).
    Widow widow: Table, number(0, 7);
    /// Recipients of the widow: the highest bidder, or each player (M-51).
    WidowTo widow_to: Table, Kind::Choice(WidowTo::IDS);
    /// `true` if the draw for deal and seats and the cut of the pack are shown (B-52).
    Ceremony ceremony: Table, Kind::Flag;
    /// Source of the trump suit.
    TrumpBy trump_by: Trump, Kind::Choice(TrumpBy::IDS);
    /// Method of finding the first pitcher of a game without auction (C-18).
    FirstPitcher first_pitcher: Trump, Kind::Choice(FirstPitcher::IDS);
    /// The ranks whose card of the other suit of the same color is a trump as well (M-10).
    OffTrumps off_trumps: Trump, Kind::RankSet;
    /// The trumps from the highest down (M-11).
    TrumpOrder trump_order: Trump, Kind::TrumpOrder;
    /// Winner between two jokers in one trick (M-12).
    JokerOrder joker_order: Trump, Kind::Choice(JokerOrder::IDS);
    /// Cards that may be played to a joker that is led (M-14).
    JokerLed joker_led: Trump, Kind::Choice(JokerLed::IDS);
    /// Way in which the pitcher names trump: with the first card they lead, or in words (M-20).
    Naming naming: Trump, Kind::Choice(Naming::IDS);
    /// Trump suit where a joker, or a card that could be an off-trump, is led as the first card (M-21).
    PitchedWild pitched_wild: Trump, Kind::Choice(PitchedWild::IDS);
    /// Leader to the first trick where trump is announced (M-22).
    FirstLeader first_leader: Trump, Kind::Choice(FirstLeader::IDS);
    /// Cards that may be led to the first trick where trump is announced (M-22).
    FirstLead first_lead: Trump, Kind::Choice(FirstLead::IDS);
    /// The lowest bid, 1 to 127 (BAP-21, B-30, M-40).
    MinBid min_bid: Auction, number(1, 127);
    /// The highest bid, 1 to 127, in a sale 4 at least (BAP-24, EBP-08, M-40).
    MaxBid max_bid: Auction, number(1, 127);
    /// Length of the auction: one call each, or round after round until one bidder is left (B-13).
    AuctionRounds auction_rounds: Auction, Kind::Choice(AuctionRounds::IDS);
    /// `true` if the dealer, who calls last, may take the bid at the same number (BAP-23, B-02).
    DealerPrivilege dealer_privilege: Auction, Kind::Flag;
    /// Bids that the dealer may take at the same number (M-42).
    PrivilegeOn privilege_on: Auction, Kind::Choice(PrivilegeOn::IDS);
    /// Players who may take a bid at the same number (M-42).
    PrivilegeTo privilege_to: Auction, Kind::Choice(PrivilegeTo::IDS);
    /// `true` if a bid of `max_bid` ends the auction and cannot be taken (BAP-24, B-03).
    FourIsFinal four_is_final: Auction, Kind::Flag;
    /// Worth of the moon, the bid for everything, where it can be bid (M-43).
    Moon moon: Auction, Kind::Choice(Moon::IDS);
    /// Points for the moon, made or failed, where it has a fixed worth, 0 to 99 (M-43).
    MoonPoints moon_points: Auction, number(0, 99);
    /// Condition for making the moon: every point, or every trick as well (M-43).
    MoonNeeds moon_needs: Auction, Kind::Choice(MoonNeeds::IDS);
    /// `true` if the moon can be taken by another moon, by those who may take a bid at the same number (M-43).
    MoonPrivilege moon_privilege: Auction, Kind::Flag;
    /// Consequence when nobody bids (B-01).
    AllPass all_pass: Auction, Kind::Choice(AllPass::IDS);
    /// Lowest number that a dealer who must bid may say, 0 to 127; 0 is the lowest bid (M-41).
    ForcedBid forced_bid: Auction, number(0, 127);
    /// Choice of a dealer who must bid (M-41).
    ForcedChoice forced_choice: Auction, Kind::Choice(ForcedChoice::IDS);
    /// Credit to eldest, if any, for the price as soon as they accept it (B-31).
    SellerCredit seller_credit: Auction, Kind::Choice(SellerCredit::IDS);
    /// `true` if the best bidder scores the bid when eldest undertakes it (B-31).
    RefusedBidCredit refused_bid_credit: Auction, Kind::Flag;
    /// Limit to bids whose price would bring eldest to the target (B-31).
    SellerBidCap seller_bid_cap: Auction, Kind::Choice(SellerBidCap::IDS);
    /// Points that the dealer's side scores for the rank turned up, 0 to 6 each (TAF-11).
    TurnupScores turnup_scores: TurnUp, Kind::RankScores;
    /// `true` if a card turned up can end the game at once (B-20).
    TurnupCanWin turnup_can_win: TurnUp, Kind::Flag;
    /// Most times that eldest may beg in one deal, 0 to 3 (TAF-13, B-26).
    BegLimit beg_limit: TurnUp, number(0, 3);
    /// Recipients of the point when the dealer refuses a beg (TAF-14).
    GiftTo gift_to: TurnUp, Kind::Choice(GiftTo::IDS);
    /// `true` if the point for a refused beg can end the game; if not, the dealer may not give one that would (B-21).
    GiftCanWin gift_can_win: TurnUp, Kind::Flag;
    /// Treatment of the extra cards once the cards were run (B-25).
    AfterRunHand after_run_hand: TurnUp, Kind::Choice(AfterRunHand::IDS);
    /// Consequence when the stock runs out while a new suit is looked for (B-26).
    RunExhausted run_exhausted: TurnUp, Kind::Choice(RunExhausted::IDS);
    /// Players who may look at their cards before the choice to stand or beg (B-26).
    Peek peek: TurnUp, Kind::Choice(Peek::IDS);
    /// `true` if two players may throw the deal in by agreement instead of running the cards (C-20).
    Bunch bunch: TurnUp, Kind::Flag;
    /// Right of a player with a worthless hand to ask for a new deal, or for new cards, before they first speak (M-57).
    WeakHand weak_hand: Exchange, Kind::Choice(WeakHand::IDS);
    /// Cards in a hand when play begins, 0 to 13; 0 is as many as were dealt (M-52).
    PlaySize play_size: Exchange, number(0, 13);
    /// Cards thrown away once trump is known (M-52).
    Discard discard: Exchange, Kind::Choice(Discarding::IDS);
    /// The most plain cards that a player may throw of their own will, 0 to 9 (M-52).
    DiscardMax discard_max: Exchange, number(0, 9);
    /// `true` if hands are filled up to `play_size` from the stock (M-53).
    Refill refill: Exchange, Kind::Flag;
    /// First player to throw and draw (M-52).
    ExchangeFirst exchange_first: Exchange, Kind::Choice(ExchangeFirst::IDS);
    /// Player who takes what is left of the stock (M-54).
    RestTo rest_to: Exchange, Kind::Choice(RestTo::IDS);
    /// Remedy where the stock is too short to fill every hand (M-56).
    ShortStock short_stock: Exchange, Kind::Choice(ShortStock::IDS);
    /// Trumps that go where a hand has more of them than places (M-58).
    SurplusTrumps surplus_trumps: Exchange, Kind::Choice(SurplusTrumps::IDS);
    /// Side that scores the points of trumps thrown away (M-55).
    DeadPoints dead_points: Exchange, Kind::Choice(DeadPoints::IDS);
    /// `true` if the pitcher's partner may not look at their cards before the first lead, where nobody bids (C-18).
    PartnerBlind partner_blind: Play, Kind::Flag;
    /// Right to lay down a worthless hand once trump is known (B-54).
    ThrowIn throw_in: Play, Kind::Choice(ThrowIn::IDS);
    /// Cards that are played: all, or only trumps (M-60).
    Playable playable: Play, Kind::Choice(Playable::IDS);
    /// Right to trump while able to follow suit (BAP-28).
    Ruff ruff: Play, Kind::Choice(Ruff::IDS);
    /// Right to throw a lower trump under a higher one (B-40).
    Undertrump undertrump: Play, Kind::Choice(Undertrump::IDS);
    /// `true` if a player who cannot follow suit must trump if they can (M-61).
    VoidMustTrump void_must_trump: Play, Kind::Flag;
    /// Drawing from the stock after each trick (M-62).
    Draw draw: Play, Kind::Choice(Drawing::IDS);
    /// Moment at which a called partner is known (M-71).
    PartnerShown partner_shown: Play, Kind::Choice(PartnerShown::IDS);
    /// `true` if the called card must be played to the first trick (M-71).
    CalledFirst called_first: Play, Kind::Flag;
    /// `true` if a player may end the hand with "the rest are mine" when that is certain (B-51).
    Claims claims: Play, Kind::Flag;
    /// `true` if a hand ends once everybody can see who has every point (M-63).
    StopsEarly stops_early: Play, Kind::Flag;
    /// Points of a hand, in the order in which they are counted out (M-30).
    Points points: Scoring, Kind::Points;
    /// The card points of the cards, which decide Game (BAP-16, M-33).
    GameValues game_values: Scoring, Kind::GameValues;
    /// Moment at which cards that score are marked (M-36).
    Pegging pegging: Scoring, Kind::Choice(Pegging::IDS);
    /// Length of the game: up to the target, or a number of hands (M-83).
    Length length: Scoring, Kind::Choice(Length::IDS);
    /// Number of hands in the game, or of hands that each player deals, 1 to 60, where hands are counted (M-83).
    Hands hands: Scoring, number(1, 60);
    /// The score that wins, 1 to 250, where the game goes up to it (BAP-12).
    Target target: Scoring, number(1, 250);
    /// `true` if scores are shown counting down from the target to zero.
    CountDown count_down: Scoring, Kind::Flag;
    /// Scorer of Low: the player it was dealt to, or who wins it (BAP-14, BAP-14v).
    LowTo low_to: Scoring, Kind::Choice(LowTo::IDS);
    /// `true` if a joker can be Low (M-31).
    LowJoker low_joker: Scoring, Kind::Flag;
    /// Points for winning the trump jack from another side, 1 to 6 (TAF-28).
    HangJack hang_jack: Scoring, number(1, 6);
    /// Scorer of Game when card points are equal (BAP-18, B-04).
    GameTie game_tie: Scoring, Kind::Choice(GameTie::IDS);
    /// Feat that wins at once (BAP-40, B-07).
    Smudge smudge: Scoring, Kind::Choice(Smudge::IDS);
    /// Worth of a smudge to a player in the hole (BAP-41, B-06).
    SmudgeInHole smudge_in_hole: Scoring, Kind::Choice(SmudgeInHole::IDS);
    /// Scores that count as in the hole for a smudge (B-06).
    InHole in_hole: Scoring, Kind::Choice(InHole::IDS);
    /// Points that a pitcher who fails keeps (BAP-35, B-10).
    SetScoring set_scoring: Scoring, Kind::Choice(SetScoring::IDS);
    /// Share of what the sides made that they score: everything, or the difference (M-81).
    ScoreAs score_as: Scoring, Kind::Choice(ScoreAs::IDS);
    /// Winner when two reach the target in one hand (BAP-38, BAP-39, B-09).
    GoingOut going_out: Scoring, Kind::Choice(GoingOut::IDS);
    /// `true` if only a bidder who makes the bid in the hand can win (B-49).
    MustBidToGoOut must_bid_to_go_out: Scoring, Kind::Flag;
    /// `true` if a side that cannot go out in a hand has one point less than the target at most after it (M-85).
    StopShort stop_short: Scoring, Kind::Flag;
    /// `true` if the winner must lead everybody by two points (B-50).
    WinByTwo win_by_two: Scoring, Kind::Flag;
    /// Points below zero with which a side has lost the game, 0 to 250; 0 is never (M-84).
    LostAt lost_at: Scoring, number(0, 250);
    /// Payment by the losers (BAP-42, BAP-43).
    Settlement settlement: Payment, Kind::Choice(Settlement::IDS);
    /// `true` if each loser pays 1 more for each time they were set back (BAP-44v).
    SettlementSetbackBonus settlement_setback_bonus: Payment, Kind::Flag;
    /// Scores that the losers pay by (B-16).
    SettlementBasis settlement_basis: Payment, Kind::Choice(SettlementBasis::IDS);
    /// Red counters that each player puts in the pool before the game, 0 to 10 (B-34).
    AnteRed ante_red: Payment, number(0, 10);
    /// Handling of mistakes; if they cannot be made, none of the options after this one is read (B-42).
    RevokeMode revoke_mode: Law, Kind::Choice(RevokeMode::IDS);
    /// The ranks whose exposure in dealing is a misdeal (BAP-45).
    MisdealOnExposed misdeal_on_exposed: Law, Kind::RankSet;
    /// `true` if a wrong number of cards is a misdeal (TAF-32).
    MisdealOnCount misdeal_on_count: Law, Kind::Flag;
    /// Consequence of a misdeal (B-22).
    MisdealResult misdeal_result: Law, Kind::Choice(MisdealResult::IDS);
    /// Consequence of an irregular bid (BAP-50).
    BidError bid_error: Law, Kind::Choice(BidError::IDS);
    /// Consequence of a card led before the bidding is over (BAP-52).
    EarlyPitch early_pitch: Law, Kind::Choice(EarlyPitch::IDS);
    /// Moment at which the pitcher may dictate the card of a player who led in their place (BAP-55, B-18).
    WrongPitchDemand wrong_pitch_demand: Law, Kind::Choice(WrongPitchDemand::IDS);
    /// Right to correct a wrong card (TAF-33, B-45).
    RevokeCorrection revoke_correction: Law, Kind::Choice(RevokeCorrection::IDS);
    /// Finder of a revoke: the program, or an opponent (B-44).
    RevokeCall revoke_call: Law, Kind::Choice(RevokeCall::IDS);
    /// Penalty for a revoke.
    RevokePenalty revoke_penalty: Law, Kind::Choice(RevokePenalty::IDS);
    /// Recipient of what a revoker would have scored (B-15).
    RevokePoints revoke_points: Law, Kind::Choice(RevokePoints::IDS);
    /// Loss of a revoker when there is no bid, 0 to 10 points (B-15).
    RevokeNoBidPenalty revoke_no_bid_penalty: Law, number(0, 10);
    /// Number of the highest trumps that make failing to follow a trump lead the grave case, 0 to 13 (TAF-35).
    RenegeTop renege_top: Law, number(0, 13);
    /// `true` if the grave case loses the whole game (TAF-35).
    RenegeForfeit renege_forfeit: Law, Kind::Flag;
    /// Consequence of an exposed card (TAF-38).
    ExposedCard exposed_card: Law, Kind::Choice(ExposedCard::IDS);
}

impl Group {
    /// Returns the options of this group, in the order of the table.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        Field::ALL.iter().copied().filter(move |field| field.group() == self)
    }
}

impl Field {
    /// Returns the numbers that tables like to set it to, to be offered before all others.
    #[must_use]
    pub const fn usual(self) -> &'static [i16] {
        match self {
            Field::Target => &[7, 11, 14],
            _ => &[],
        }
    }

    /// Returns `true` if the two rule sets have it set differently.
    #[must_use]
    pub fn differs(self, one: &Rules, other: &Rules) -> bool {
        self.get(one) != self.get(other)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Field {
    type Err = ParseFieldError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Field::ALL.iter().copied().find(|field| field.id() == text).ok_or_else(|| ParseFieldError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
