//! Options that have a meaning beside the others.

use super::{Field, Value};
use crate::card::Rank;
use crate::point::Point;
use crate::rules::{
    AllPass, Discarding, Drawing, FirstPitcher, GameTie, GoingOut, Layout, Moon, Naming, Pegging, Playable, RankScores,
    RankSet, RestTo, RevokePenalty, Rules, ScoreAs, SellerCredit, SetScoring, Settlement, Smudge, SmudgeInHole,
    SurplusTrumps, TrumpBy, WeakHand, WidowTo,
};

impl Rules {
    /// Returns `true` if somebody bids, so that a hand can have a contract.
    #[must_use]
    pub const fn has_bids(&self) -> bool {
        matches!(self.trump_by, TrumpBy::Auction | TrumpBy::Sale)
    }

    /// Returns `true` if bids of two figures can be made, so that one that is typed need not be the whole.
    #[must_use]
    pub const fn has_long_bids(&self) -> bool {
        self.has_bids() && self.max_bid.number() > 9
    }

    /// Returns `true` if the first card led makes trump (BAP-26).
    #[must_use]
    pub const fn pitches_trump(&self) -> bool {
        match self.trump_by {
            TrumpBy::Auction | TrumpBy::Sale => matches!(self.naming, Naming::Pitched),
            TrumpBy::Eldest => true,
            TrumpBy::TurnUp | TrumpBy::StockTop | TrumpBy::Cut => false,
        }
    }

    /// Returns `true` if a card that is shown makes trump, so that nobody has to name it (TAF-10, M-62).
    #[must_use]
    pub const fn shows_trump(&self) -> bool {
        matches!(self.trump_by, TrumpBy::TurnUp | TrumpBy::StockTop | TrumpBy::Cut)
    }

    /// Returns `true` if cards are drawn from the stock during play (M-62).
    #[must_use]
    pub fn draws(&self) -> bool {
        self.draw != Drawing::None && self.trump_by != TrumpBy::TurnUp
    }

    /// Returns `true` if everybody draws a card after the trick in play, with this many cards left in the stock (M-62).
    #[must_use]
    pub fn draws_from(&self, stock: usize) -> bool {
        self.draws() && stock >= usize::from(self.players)
    }

    /// Returns `true` if cards can lie in rows: nobody bids on cards that nobody has seen, and none are run (M-64).
    const fn may_lie_in_rows(&self) -> bool {
        matches!(self.trump_by, TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut)
    }

    /// Returns `true` if half of the cards lie face down in rows, and the others face up on them (M-64).
    #[must_use]
    pub const fn has_rows(&self) -> bool {
        self.may_lie_in_rows() && matches!(self.layout, Layout::Rows)
    }

    /// Returns the number of cards that each player is dealt face down (M-64).
    #[must_use]
    pub fn face_down(&self) -> usize {
        if self.has_rows() { usize::from(self.cards_per_player / 2) } else { 0 }
    }

    /// Returns `true` if the pitcher announces trump before the first lead (M-20).
    #[must_use]
    pub const fn announces(&self) -> bool {
        self.has_bids() && matches!(self.naming, Naming::Announced)
    }

    /// Returns `true` if cards are thrown away, drawn or taken up between the naming of trump and the first lead
    /// (M-50).
    #[must_use]
    pub fn exchanges(&self) -> bool {
        self.announces() && (self.asks_for_an_exchange() || self.has_own_widows())
    }

    /// Returns `true` if cards are to be thrown away or drawn once trump is known, if it is known before the first
    /// lead.
    #[must_use]
    pub(crate) fn asks_for_an_exchange(&self) -> bool {
        self.discard != Discarding::None || self.refill || self.rest_to != RestTo::Nobody
    }

    /// Returns `true` if the highest bidder takes cards from the table (M-51).
    #[must_use]
    pub fn has_table_widow(&self) -> bool {
        self.has_bids() && self.widow > 0 && self.widow_to == WidowTo::Bidder
    }

    /// Returns `true` if each player has a packet besides the hand, to be taken up once trump is named (M-51).
    #[must_use]
    pub fn has_own_widows(&self) -> bool {
        self.announces() && self.widow > 0 && self.widow_to == WidowTo::Own
    }

    /// Returns `true` if a player can be out of cards to play while others still play (M-56, M-60).
    #[must_use]
    pub fn runs_out(&self) -> bool {
        self.playable == Playable::TrumpsOnly || self.exchanges() || self.has_table_widow()
    }

    /// Returns the number of cards in a hand when play begins, as far as the exchange settles it (M-52).
    #[must_use]
    pub fn hand_size(&self) -> usize {
        usize::from(if self.play_size == 0 { self.cards_per_player } else { self.play_size })
    }

    /// Returns `true` if cards that score are marked as soon as the trick is taken, and the game can be won by one of
    /// them (M-36).
    #[must_use]
    pub fn pegs(&self) -> bool {
        self.pegging == Pegging::AsWon && self.has_cards_that_score()
    }

    /// Returns `true` if a card of the pack scores by itself.
    #[must_use]
    fn has_cards_that_score(&self) -> bool {
        self.points.points().any(|point| point.is_card() && self.can_score(point))
    }

    /// Returns the method of finding the first pitcher: by the deal as well where the card that would find them is not
    /// in the pack.
    #[must_use]
    pub fn finds_pitcher(&self) -> FirstPitcher {
        let has = |rank| self.pack_in_play().ranks().contains(rank);
        match self.first_pitcher {
            _ if self.trump_by != TrumpBy::Eldest => FirstPitcher::ByDeal,
            FirstPitcher::FirstJack if !has(Rank::Jack) => FirstPitcher::ByDeal,
            FirstPitcher::TwoOfDiamonds if !has(Rank::Two) => FirstPitcher::ByDeal,
            first => first,
        }
    }

    /// Returns `true` if the player who is dealt the two of diamonds in the first deal pitches first (IRD-01).
    #[must_use]
    pub fn finds_pitcher_by_two(&self) -> bool {
        self.finds_pitcher() == FirstPitcher::TwoOfDiamonds
    }

    /// Returns `true` if the player who cuts the higher card says who pitches first (DON-07).
    #[must_use]
    pub fn lets_cut_choose(&self) -> bool {
        self.finds_pitcher() == FirstPitcher::HighCutChooses
    }

    /// Returns `true` if a hand in which nobody makes Game leaves something for the next one (M-33).
    #[must_use]
    pub fn carries(&self) -> bool {
        self.game_tie == GameTie::Carry && self.points.get(Point::Game).is_some()
    }

    /// Returns `true` if a weak hand is exchanged for new cards (M-57).
    #[must_use]
    pub const fn exchanges_weak_hands(&self) -> bool {
        matches!(self.trump_by, TrumpBy::Auction) && matches!(self.weak_hand, WeakHand::NoTenNoTwo)
    }

    /// Returns `true` if a hand can have more trumps than places, so that some of them are thrown away (M-58).
    #[must_use]
    pub fn has_surplus_trumps(&self) -> bool {
        let most = usize::from(self.cards_per_player) + usize::from(self.widow);
        let takes_rest = matches!(self.rest_to, RestTo::Dealer | RestTo::Bidder);
        self.exchanges() && (takes_rest || self.discard != Discarding::None && most > self.hand_size())
    }

    /// Returns `true` if the bidder's partner takes trumps of which the bidder has more than places (M-58).
    pub(crate) fn hands_over_trumps(&self) -> bool {
        self.surplus_trumps == SurplusTrumps::ToPartner && self.has_surplus_trumps()
    }

    /// Returns `true` if a single card that is a trump scores, or could.
    fn throws_cards_of_points(&self) -> bool {
        let scores = |point: Point| point.is_card() && !matches!(point, Point::Plain(_));
        self.points.points().any(|point| scores(point) && self.can_score(point))
    }

    /// Returns `true` if a pitcher who made the bid counts first (BAP-38).
    #[must_use]
    pub const fn counts_the_bidder_first(&self) -> bool {
        matches!(self.going_out, GoingOut::BidderFirst | GoingOut::BidderAtOnce)
    }

    /// Returns `true` if a hand is over as soon as the pitcher is certain to have won the game (M-37). A lead of two, and the
    /// difference between two sides, are not certain before the end.
    #[must_use]
    pub fn ends_with_the_pitcher(&self) -> bool {
        let counted = self.win_by_two || !self.has_target() || self.score_as == ScoreAs::Difference;
        self.has_bids() && self.going_out == GoingOut::BidderAtOnce && !counted
    }

    /// Returns `true` if a side can lose points: by a bid that fails, or by a revoke.
    fn can_lose_points(&self) -> bool {
        let by_bids = self.has_bids() && (self.set_scoring != SetScoring::OthersTakeBid || self.has_moon());
        by_bids || self.allows_mistakes() && self.revoke_penalty.is_the_bid()
    }

    /// Returns `true` if some player has a partner.
    #[must_use]
    pub fn has_partners(&self) -> bool {
        self.has_fixed_partners() || self.calls_partner()
    }

    /// Returns `true` if some player has a partner for the whole game.
    #[must_use]
    pub fn has_fixed_partners(&self) -> bool {
        self.sides() < usize::from(self.players)
    }
}

impl Field {
    /// Returns `true` if the option has a meaning under these rules: if not, nothing that is played depends on it.
    ///
    /// Where the table of options (A8) has a value, an option may still be without meaning: who gets the point for a
    /// refused beg where two sides play, or which scores are in the hole where a smudge wins from there as well. And
    /// where it has a `-`, one may have a meaning: any game can have a pool of red counters, and reneges that lose it.
    #[must_use]
    pub fn applies(self, rules: &Rules) -> bool {
        let sale = rules.trump_by == TrumpBy::Sale;
        let turned = rules.trump_by == TrumpBy::TurnUp;
        let begged = turned && rules.beg_limit > 0;
        let smudge = rules.has_bids() && rules.smudge == Smudge::BidFourMade && rules.bids_four();
        let paid = rules.settlement == Settlement::OneTwo;
        let table = rules.allows_mistakes();
        match self {
            Field::Players
            | Field::MinPlayers
            | Field::MaxPlayers
            | Field::Teams
            | Field::Direction
            | Field::Pack
            | Field::PackShrinks
            | Field::CardsPerPlayer
            | Field::DealBatch
            | Field::Ceremony
            | Field::TrumpBy
            | Field::Length
            | Field::Points
            | Field::Smudge
            | Field::Settlement
            | Field::AnteRed => true,
            Field::Layout => rules.may_lie_in_rows(),
            // Whatever lies face down may still come to the player who says so.
            Field::ThrowIn | Field::Claims => !rules.has_rows(),
            // And what was turned up cannot be taken back.
            Field::RevokeMode => !rules.has_rows(),
            Field::Jokers | Field::TrumpOrder | Field::OffTrumps => true,
            Field::JokerOrder => rules.jokers > 1,
            // Where only trumps are played nothing else can be played to a joker.
            Field::JokerLed => rules.jokers > 0 && rules.playable == Playable::All,
            Field::Naming => rules.has_bids(),
            Field::PitchedWild => rules.pitches_trump() && (rules.jokers > 0 || rules.off_ranks() != RankSet::NONE),
            Field::LowJoker => rules.jokers > 0 && rules.points.get(Point::Low).is_some(),
            Field::LowTo => rules.points.get(Point::Low).is_some(),
            Field::HangJack => rules.points.get(Point::Jack).is_some() && rules.can_score(Point::Jack),
            Field::GameValues | Field::GameTie => rules.points.get(Point::Game).is_some(),
            Field::Pegging => rules.has_cards_that_score(),
            Field::Widow => rules.has_bids(),
            Field::WidowTo => rules.has_bids() && rules.widow > 0,
            Field::FirstLeader => rules.announces(),
            // Where only trumps are played nothing else can be led or thrown on a plain card.
            Field::FirstLead => rules.announces() && rules.playable == Playable::All,
            Field::PrivilegeOn => rules.has_bids() && rules.dealer_privilege,
            Field::DealerPrivilege => rules.has_bids() && !rules.takes_what_is_final(),
            Field::PrivilegeTo => rules.has_bids() && (rules.takes_bids() || rules.takes_moon()),
            Field::ForcedBid | Field::ForcedChoice => rules.has_bids() && rules.all_pass == AllPass::DealerForced,
            Field::WeakHand => rules.trump_by == TrumpBy::Auction,
            Field::Discard | Field::Refill | Field::RestTo | Field::Draw => rules.trump_by != TrumpBy::TurnUp,
            Field::PlaySize | Field::ExchangeFirst => rules.exchanges(),
            Field::DiscardMax => rules.exchanges() && rules.discard == Discarding::UpTo,
            Field::ShortStock => rules.exchanges() && rules.refill,
            Field::SurplusTrumps => rules.has_surplus_trumps(),
            Field::DeadPoints => rules.exchanges() && rules.throws_cards_of_points(),
            Field::Playable => true,
            // Who takes the last trick is open to the end.
            Field::StopsEarly => rules.points.get(Point::Last).is_none(),
            Field::Ruff | Field::Undertrump | Field::VoidMustTrump => rules.playable == Playable::All,
            Field::ScoreAs => rules.has_bids(),
            Field::FirstPitcher => rules.trump_by == TrumpBy::Eldest,
            Field::MinBid
            | Field::MaxBid
            | Field::AuctionRounds
            | Field::FourIsFinal
            | Field::AllPass
            | Field::SetScoring => rules.has_bids(),
            Field::Hands => !rules.has_target(),
            Field::Target | Field::CountDown | Field::WinByTwo => rules.has_target(),
            Field::MustBidToGoOut => rules.has_bids() && rules.has_target(),
            Field::StopShort => rules.has_bids() && rules.needs_bid(),
            Field::LostAt => rules.can_lose_points(),
            Field::Moon => rules.trump_by == TrumpBy::Auction,
            Field::MoonPoints => rules.has_moon() && rules.moon != Moon::TargetOrZero,
            Field::MoonNeeds | Field::MoonPrivilege => rules.has_moon(),
            Field::SellerCredit => sale,
            Field::SellerBidCap => sale && rules.has_target(),
            Field::RefusedBidCredit => sale && rules.seller_credit == SellerCredit::Immediate,
            Field::TurnupScores => turned,
            // Where the winner must lead by two, or hands are counted, no single point ends the game (B-50, M-83).
            Field::TurnupCanWin => {
                turned && rules.turnup_scores != RankScores::NONE && !rules.win_by_two && rules.has_target()
            }
            Field::BegLimit => turned,
            Field::GiftTo => begged && rules.sides() > 2,
            Field::GiftCanWin => begged && rules.has_target(),
            Field::AfterRunHand | Field::RunExhausted => begged,
            Field::Peek => begged && rules.players > 2,
            Field::Bunch => begged && rules.players == 2,
            Field::PartnerShown | Field::CalledFirst => rules.calls_partner(),
            // The player who bids has seen their cards.
            Field::PartnerBlind => rules.trump_by == TrumpBy::Eldest && rules.has_partners(),
            Field::SmudgeInHole => smudge,
            Field::InHole => smudge && rules.smudge_in_hole != SmudgeInHole::WinsAnyway,
            Field::GoingOut => rules.has_bids() && !rules.win_by_two && rules.has_target(),
            Field::SettlementSetbackBonus => paid && rules.has_bids(),
            Field::SettlementBasis => paid,
            Field::MisdealOnExposed
            | Field::MisdealOnCount
            | Field::RevokeCorrection
            | Field::RevokeCall
            | Field::RevokePenalty
            | Field::RevokePoints
            | Field::RenegeTop
            | Field::ExposedCard => table,
            Field::MisdealResult => table && (rules.misdeal_on_count || rules.misdeal_on_exposed != RankSet::NONE),
            Field::BidError => table && rules.has_bids(),
            // A card that is led once trump was announced, or before, names none.
            Field::EarlyPitch => table && rules.has_bids() && rules.pitches_trump() && rules.bids_four(),
            Field::WrongPitchDemand => table && rules.pitches_trump(),
            Field::RevokeNoBidPenalty => table && rules.revoke_penalty.is_the_bid(),
            Field::RenegeForfeit => table && rules.renege_top > 0,
        }
    }
}

impl Field {
    /// Returns a change of one other option that would give this one a meaning: none if it has one, or if more would
    /// have to change.
    #[must_use]
    pub fn would_apply_with(self, rules: &Rules) -> Option<(Field, Value)> {
        if self.applies(rules) {
            return None;
        }
        let mut others = Field::ALL.iter().copied().filter(|other| *other != self);
        others.find_map(|other| {
            let values = other.kind().values().into_iter();
            values.map(|value| (other, value)).find(|(other, value)| {
                let mut changed = rules.clone();
                other.set(&mut changed, *value).is_ok() && self.applies(&changed)
            })
        })
    }
}

impl RevokePenalty {
    /// Returns `true` if the revoker loses what was bid.
    #[must_use]
    pub const fn is_the_bid(self) -> bool {
        matches!(self, RevokePenalty::SetBackBid | RevokePenalty::SetBackBidRed)
    }
}
