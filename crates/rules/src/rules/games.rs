//! The games with a name, option by option.

use crate::bid::Bid;
use crate::card::Rank;
use crate::point::Point;
use crate::points::Points;
use crate::rules::{
    AfterRunHand, AllPass, AuctionRounds, BidError, Counter, DeadPoints, Discarding, Drawing, EarlyPitch, Entry,
    ExchangeFirst, ExposedCard, FirstLead, FirstLeader, FirstPitcher, ForcedChoice, GameTie, GameValues, GiftTo,
    GoingOut, InHole, JokerLed, JokerOrder, Layout, Length, LowTo, MisdealResult, Moon, MoonNeeds, Naming, PackRanks,
    PartnerShown, Peek, Pegging, PitchedWild, Playable, PointList, PrivilegeOn, PrivilegeTo, RankScores, RankSet,
    RestTo, RevokeCall, RevokeCorrection, RevokeMode, RevokePenalty, RevokePoints, Ruff, Rules, RunExhausted, ScoreAs,
    SellerBidCap, SellerCredit, SetScoring, Settlement, SettlementBasis, ShortStock, Smudge, SmudgeInHole,
    SurplusTrumps, Teams, ThrowIn, Token, TrumpBy, TrumpOrder, Undertrump, WeakHand, WidowTo, WrongPitchDemand,
};
use crate::seat::Direction;

/// Auction Pitch, as Bicycle describes it (A1). Where A1 is silent the values are the rulings of part B.
pub(super) const AUCTION_PITCH: Rules = Rules {
    players: 4,
    min_players: 2,
    max_players: 7,
    teams: Teams::None,
    direction: Direction::Clockwise,
    pack: PackRanks::TWO_TO_ACE,
    pack_shrinks: false,
    jokers: 0,
    cards_per_player: 6,
    deal_batch: 3,
    layout: Layout::Hand,
    widow: 0,
    widow_to: WidowTo::Bidder,
    ceremony: false,
    trump_by: TrumpBy::Auction,
    first_pitcher: FirstPitcher::ByDeal,
    off_trumps: RankSet::NONE,
    trump_order: TrumpOrder::BY_RANK,
    joker_order: JokerOrder::Fixed,
    joker_led: JokerLed::Trumps,
    naming: Naming::Pitched,
    pitched_wild: PitchedWild::Named,
    first_leader: FirstLeader::Pitcher,
    first_lead: FirstLead::Any,
    min_bid: Bid::TWO,
    max_bid: Bid::FOUR,
    auction_rounds: AuctionRounds::Single,
    dealer_privilege: true,
    privilege_on: PrivilegeOn::AnyBid,
    privilege_to: PrivilegeTo::Dealer,
    four_is_final: true,
    moon: Moon::Off,
    moon_points: Points(0),
    moon_needs: MoonNeeds::Points,
    moon_privilege: false,
    all_pass: AllPass::DealerForced,
    forced_bid: 0,
    forced_choice: ForcedChoice::AtLeast,
    seller_credit: SellerCredit::None,
    refused_bid_credit: false,
    seller_bid_cap: SellerBidCap::None,
    turnup_scores: RankScores::NONE,
    turnup_can_win: true,
    beg_limit: 1,
    gift_to: GiftTo::Beggar,
    gift_can_win: true,
    after_run_hand: AfterRunHand::KeepAll,
    run_exhausted: RunExhausted::RedealSameDealer,
    peek: Peek::All,
    bunch: false,
    weak_hand: WeakHand::Off,
    play_size: 0,
    discard: Discarding::None,
    discard_max: 0,
    refill: false,
    exchange_first: ExchangeFirst::Eldest,
    rest_to: RestTo::Nobody,
    short_stock: ShortStock::Fewer,
    surplus_trumps: SurplusTrumps::Any,
    dead_points: DeadPoints::Nobody,
    partner_blind: false,
    throw_in: ThrowIn::Off,
    playable: Playable::All,
    ruff: Ruff::Anytime,
    undertrump: Undertrump::Allowed,
    void_must_trump: false,
    draw: Drawing::None,
    partner_shown: PartnerShown::AtOnce,
    called_first: false,
    claims: true,
    stops_early: false,
    points: PointList::ALL_FOURS,
    game_values: GameValues::STANDARD,
    pegging: Pegging::AtEnd,
    length: Length::Target,
    hands: 10,
    target: Points(7),
    count_down: false,
    low_to: LowTo::Dealt,
    low_joker: false,
    hang_jack: Points(1),
    game_tie: GameTie::None,
    smudge: Smudge::BidFourMade,
    smudge_in_hole: SmudgeInHole::FourPointsOnly,
    in_hole: InHole::Negative,
    set_scoring: SetScoring::SetbackOnly,
    score_as: ScoreAs::All,
    going_out: GoingOut::BidderFirst,
    must_bid_to_go_out: false,
    stop_short: false,
    win_by_two: false,
    lost_at: 0,
    settlement: Settlement::OneTwo,
    settlement_setback_bonus: false,
    settlement_basis: SettlementBasis::FullHand,
    ante_red: 0,
    revoke_mode: RevokeMode::Enforced,
    misdeal_on_exposed: RankSet::of(&[Rank::Ace, Rank::Jack, Rank::Two]),
    misdeal_on_count: true,
    misdeal_result: MisdealResult::LoseDeal,
    bid_error: BidError::VoidPass,
    early_pitch: EarlyPitch::AssumedFour,
    wrong_pitch_demand: WrongPitchDemand::FirstTurn,
    revoke_correction: RevokeCorrection::None,
    revoke_call: RevokeCall::Referee,
    revoke_penalty: RevokePenalty::SetBackBid,
    revoke_points: RevokePoints::Forfeit,
    revoke_no_bid_penalty: Points(1),
    renege_top: 0,
    renege_forfeit: false,
    exposed_card: ExposedCard::Free,
};

/// Setback (A2).
pub(super) const SETBACK: Rules = Rules {
    teams: Teams::Pairs,
    dealer_privilege: false,
    four_is_final: false,
    target: Points(11),
    smudge: Smudge::Off,
    going_out: GoingOut::StrictOrder,
    settlement: Settlement::Off,
    ..AUCTION_PITCH
};

/// All Fours as played in Trinidad (A3).
pub(super) const TRINIDAD: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    direction: Direction::Anticlockwise,
    trump_by: TrumpBy::TurnUp,
    turnup_scores: RankScores::of(&[(Rank::Ace, 1), (Rank::Six, 2), (Rank::Jack, 3)]),
    target: Points(14),
    hang_jack: Points(3),
    smudge: Smudge::Off,
    going_out: GoingOut::StrictOrder,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    misdeal_result: MisdealResult::Penalty1LoseDeal,
    revoke_correction: RevokeCorrection::UntilTrickComplete,
    revoke_call: RevokeCall::Opponent,
    revoke_penalty: RevokePenalty::PointNoGame,
    renege_top: 5,
    renege_forfeit: true,
    exposed_card: ExposedCard::Callable,
    ..AUCTION_PITCH
};

/// All Fours as one source gives it for Lancashire: as in Trinidad, but clockwise (A4).
pub(super) const LANCASHIRE: Rules = Rules { direction: Direction::Clockwise, ..TRINIDAD };

/// The selling-out game of 1911 (A5).
pub(super) const BRITANNICA1911: Rules = Rules {
    min_players: 4,
    trump_by: TrumpBy::Sale,
    min_bid: Bid::ONE,
    dealer_privilege: false,
    four_is_final: false,
    all_pass: AllPass::EldestFree,
    count_down: true,
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    ante_red: 1,
    misdeal_on_exposed: RankSet::ANY,
    misdeal_result: MisdealResult::SameDealer,
    early_pitch: EarlyPitch::TakeBack,
    revoke_penalty: RevokePenalty::SetBackBidRed,
    ..AUCTION_PITCH
};

/// Commercial Pitch: the sale has its price (C-19).
pub(super) const COMMERCIAL_PITCH: Rules = Rules {
    players: 5,
    seller_credit: SellerCredit::Immediate,
    seller_bid_cap: SellerBidCap::CannotPutSellerOut,
    revoke_no_bid_penalty: Points(2),
    ..BRITANNICA1911
};

/// All Fours as played in West Yorkshire: eldest pitches without a bid (C-18).
pub(super) const WEST_YORKSHIRE: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    first_pitcher: FirstPitcher::FirstJack,
    partner_blind: true,
    throw_in: ThrowIn::VoidAndLow,
    target: Points(11),
    misdeal_on_exposed: RankSet::NONE,
    misdeal_result: MisdealResult::SameDealer,
    revoke_correction: RevokeCorrection::UntilTrickComplete,
    revoke_call: RevokeCall::Opponent,
    revoke_penalty: RevokePenalty::PointNoGame,
    ..NO_AUCTION_PITCH
};

/// All Fours as played in Blackburn (C-18).
pub(super) const BLACKBURN: Rules =
    Rules { first_pitcher: FirstPitcher::ColourGuess, low_to: LowTo::Winner, ..WEST_YORKSHIRE };

/// Seven Up, for two, three or two pairs (C-20).
pub(super) const SEVEN_UP: Rules = Rules {
    players: 2,
    min_players: 2,
    teams: Teams::PairsAtFour,
    direction: Direction::Clockwise,
    turnup_scores: RankScores::of(&[(Rank::Jack, 1)]),
    gift_to: GiftTo::AllOpponents,
    gift_can_win: false,
    after_run_hand: AfterRunHand::DiscardToSix,
    peek: Peek::EldestAndDealer,
    bunch: true,
    target: Points(7),
    hang_jack: Points(1),
    misdeal_result: MisdealResult::LoseDeal,
    revoke_penalty: RevokePenalty::JackTwo,
    exposed_card: ExposedCard::Free,
    renege_top: 0,
    renege_forfeit: false,
    ..TRINIDAD
};

/// Smudge, as Bicycle plays it (C-01).
pub(super) const SMUDGE: Rules = Rules {
    dealer_privilege: false,
    count_down: true,
    low_to: LowTo::Winner,
    smudge: Smudge::AnyAllFour,
    misdeal_result: MisdealResult::SameDealer,
    ..AUCTION_PITCH
};

/// Pitch with the smudge as a bid above four (C-02).
pub(super) const SMUDGE_BID: Rules = Rules {
    min_players: 4,
    max_players: 4,
    max_bid: Bid::FIVE,
    dealer_privilege: true,
    four_is_final: true,
    target: Points(21),
    low_to: LowTo::Winner,
    smudge: Smudge::SlamBidFive,
    going_out: GoingOut::BidderFirst,
    ..SETBACK
};

/// Pitch without an auction (C-18).
pub(super) const NO_AUCTION_PITCH: Rules = Rules {
    trump_by: TrumpBy::Eldest,
    smudge: Smudge::Off,
    going_out: GoingOut::StrictOrder,
    settlement: Settlement::Off,
    ..AUCTION_PITCH
};

/// Racehorse Pitch, with a pack of 32 (C-17).
pub(super) const RACEHORSE: Rules = Rules {
    max_players: 5,
    pack: PackRanks::SEVEN_TO_ACE,
    target: Points(11),
    misdeal_on_exposed: RankSet::of(&[Rank::Ace, Rank::Jack]),
    ..AUCTION_PITCH
};

/// Auction Pitch with Joker: a fifth point for the player who wins it (JOK-01 to JOK-05).
pub(super) const JOKER_PITCH: Rules = Rules {
    max_players: 5,
    jokers: 1,
    trump_order: TrumpOrder::BY_RANK.with_below(Token::HighJoker, Rank::Two),
    pitched_wild: PitchedWild::Spades,
    max_bid: Bid::FIVE,
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Game, 1),
    ]),
    target: Points(10),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    ..AUCTION_PITCH
};

/// High, Low, Jack, off-jack and Game.
const WITH_OFF_JACK: PointList = PointList::of(&[
    Entry::new(Point::High, 1),
    Entry::new(Point::Low, 1),
    Entry::new(Point::Jack, 1),
    Entry::new(Point::Off(Rank::Jack), 1),
    Entry::new(Point::Game, 1),
]);

/// High, Low, both jacks, both jokers and Game: seven points.
const WITH_OFF_JACK_AND_JOKERS: PointList = PointList::of(&[
    Entry::new(Point::High, 1),
    Entry::new(Point::Low, 1),
    Entry::new(Point::Jack, 1),
    Entry::new(Point::Off(Rank::Jack), 1),
    Entry::new(Point::Joker, 1),
    Entry::new(Point::Game, 1),
]);

/// The off-jack below the jack.
const OFF_JACK_ORDER: TrumpOrder = TrumpOrder::BY_RANK.with_below(Token::Off(Rank::Jack), Rank::Jack);

/// The off-jack below the jack, and the jokers below it.
const JACKS_AND_JOKERS: TrumpOrder = TrumpOrder::BY_RANK
    .with_below(Token::LowJoker, Rank::Jack)
    .with_below(Token::HighJoker, Rank::Jack)
    .with_below(Token::Off(Rank::Jack), Rank::Jack);

/// Five-point pitch: the jack of the same color is a trump, too (FIV-01 to FIV-06).
pub(super) const FIVE_POINT: Rules = Rules {
    off_trumps: RankSet::of(&[Rank::Jack]),
    trump_order: OFF_JACK_ORDER,
    naming: Naming::Announced,
    max_bid: Bid::FIVE,
    dealer_privilege: false,
    points: WITH_OFF_JACK,
    target: Points(11),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Seven-point pitch, with the off-jack and two jokers (SEV-01 to SEV-06).
pub(super) const SEVEN_POINT: Rules = Rules {
    jokers: 2,
    trump_order: JACKS_AND_JOKERS,
    joker_order: JokerOrder::FirstHigh,
    naming: Naming::Pitched,
    max_bid: Bid::of(7),
    points: WITH_OFF_JACK_AND_JOKERS,
    target: Points(15),
    game_tie: GameTie::Jokers,
    ..FIVE_POINT
};

/// Setback as played in West Michigan: six players in two sides and a pack of 38 (WMS-01 to WMS-05).
pub(super) const WEST_MICHIGAN: Rules = Rules {
    players: 6,
    min_players: 6,
    max_players: 6,
    teams: Teams::Threes,
    pack: PackRanks::USUAL[1],
    trump_order: JACKS_AND_JOKERS.without(&[Rank::Six, Rank::Five, Rank::Four, Rank::Three]),
    joker_order: JokerOrder::Fixed,
    target: Points(21),
    low_joker: true,
    game_tie: GameTie::None,
    ..SEVEN_POINT
};

/// Setback with a euchre pack and the twos (EUS-01 to EUS-05).
pub(super) const EUCHRE_SETBACK: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    pack: PackRanks::USUAL[3],
    trump_order: OFF_JACK_ORDER.without(&[Rank::Eight, Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three]),
    min_bid: Bid::ONE,
    auction_rounds: AuctionRounds::Continuous,
    target: Points(12),
    ..FIVE_POINT
};

/// Pedro Sancho: the ten of trumps is Game, and five and nine of trumps count what they show (SAN-01 to SAN-06).
pub(super) const PEDRO_SANCHO: Rules = Rules {
    min_players: 4,
    min_bid: Bid::ONE,
    max_bid: Bid::of(18),
    auction_rounds: AuctionRounds::Continuous,
    dealer_privilege: false,
    all_pass: AllPass::EldestFree,
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Five), 5),
        Entry::new(Point::Trump(Rank::Nine), 9),
    ]),
    target: Points(50),
    low_to: LowTo::Winner,
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::ANY,
    misdeal_result: MisdealResult::SameDealer,
    early_pitch: EarlyPitch::TakeBack,
    revoke_no_bid_penalty: Points(10),
    ..AUCTION_PITCH
};

/// Snoozer: Pedro with the three and a joker, which counts fifteen (SNO-01 to SNO-03).
pub(super) const SNOOZER: Rules = Rules {
    jokers: 1,
    trump_order: TrumpOrder::BY_RANK.with_below(Token::HighJoker, Rank::Two),
    max_bid: Bid::of(36),
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Three), 3),
        Entry::new(Point::Trump(Rank::Five), 5),
        Entry::new(Point::Trump(Rank::Nine), 9),
        Entry::new(Point::Joker, 15),
    ]),
    target: Points(100),
    ..PEDRO_SANCHO
};

/// Ten-point pitch: all but trumps are thrown away, hands are filled, and only trumps are played (TEN-01 to TEN-11v).
pub(super) const TEN_POINT: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    jokers: 2,
    cards_per_player: 9,
    off_trumps: RankSet::of(&[Rank::Jack]),
    trump_order: JACKS_AND_JOKERS,
    naming: Naming::Announced,
    min_bid: Bid::FOUR,
    max_bid: Bid::of(10),
    dealer_privilege: false,
    play_size: 6,
    discard: Discarding::Plain,
    refill: true,
    rest_to: RestTo::Bidder,
    playable: Playable::TrumpsOnly,
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 1),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Three), 3),
        Entry::new(Point::Trump(Rank::Two), 1).for_its_player(),
    ]),
    target: Points(52),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Ten-point pitch as played in Colorado (COL-01 to COL-05).
pub(super) const COLORADO: Rules = Rules {
    trump_order: TrumpOrder::of(&[
        Token::Rank(Rank::Ace),
        Token::Rank(Rank::Nine),
        Token::Rank(Rank::King),
        Token::Rank(Rank::Eight),
        Token::Rank(Rank::Queen),
        Token::Rank(Rank::Seven),
        Token::Rank(Rank::Jack),
        Token::Rank(Rank::Six),
        Token::Off(Rank::Jack),
        Token::Rank(Rank::Five),
        Token::HighJoker,
        Token::Rank(Rank::Four),
        Token::LowJoker,
        Token::Rank(Rank::Three),
        Token::Rank(Rank::Ten),
        Token::Rank(Rank::Two),
    ]),
    joker_order: JokerOrder::FirstHigh,
    weak_hand: WeakHand::NoFaceNoPoint,
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 1),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Trump(Rank::Three), 3),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Two), 1).for_its_player(),
    ]),
    ..TEN_POINT
};

/// Thirteen-point pitch, in which the three of the same color is a trump (THR-01 to THR-04).
pub(super) const THIRTEEN_POINT: Rules = Rules {
    off_trumps: RankSet::of(&[Rank::Jack, Rank::Three]),
    trump_order: JACKS_AND_JOKERS.with_below(Token::Off(Rank::Three), Rank::Three),
    joker_order: JokerOrder::FirstHigh,
    max_bid: Bid::of(13),
    forced_bid: 5,
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 1),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Three), 3),
        Entry::new(Point::Off(Rank::Three), 3),
        Entry::new(Point::Trump(Rank::Two), 1).for_its_player(),
    ]),
    ..TEN_POINT
};

/// Pawnee: call your partner (PAW-01 to PAW-05).
pub(super) const PAWNEE: Rules = Rules {
    players: 5,
    min_players: 5,
    max_players: 5,
    teams: Teams::Called,
    jokers: 2,
    cards_per_player: 10,
    widow: 4,
    off_trumps: RankSet::of(&[Rank::Jack]),
    trump_order: JACKS_AND_JOKERS,
    naming: Naming::Announced,
    min_bid: Bid::FOUR,
    max_bid: Bid::of(10),
    dealer_privilege: false,
    play_size: 6,
    discard: Discarding::ToSize,
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Trump(Rank::Ten), 1),
        Entry::new(Point::Trump(Rank::Three), 3),
    ]),
    target: Points(42),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Schmier as played in Minnesota: six players in two sides (SCH-01 to SCH-08).
pub(super) const SCHMIER: Rules = Rules {
    players: 6,
    min_players: 6,
    max_players: 6,
    teams: Teams::Threes,
    jokers: 1,
    deal_batch: 1,
    off_trumps: RankSet::of(&[Rank::Jack]),
    trump_order: OFF_JACK_ORDER.with_below(Token::HighJoker, Rank::Two),
    naming: Naming::Announced,
    min_bid: Bid::of(3),
    max_bid: Bid::of(6),
    dealer_privilege: false,
    all_pass: AllPass::RedealSameDealer,
    play_size: 6,
    discard: Discarding::UpTo,
    discard_max: 3,
    refill: true,
    rest_to: RestTo::Dealer,
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 1),
        Entry::new(Point::Trump(Rank::Two), 1).for_its_player(),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Game, 1),
    ]),
    game_values: GameValues::of(&[
        (Counter::Rank(Rank::Ace), 4),
        (Counter::Rank(Rank::King), 3),
        (Counter::Rank(Rank::Queen), 2),
        (Counter::Rank(Rank::Jack), 1),
        (Counter::Rank(Rank::Ten), 10),
        (Counter::Joker, 1),
    ]),
    target: Points(21),
    going_out: GoingOut::HigherScore,
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Six-point Smear of north-east Wisconsin (WIS-01 to WIS-05).
pub(super) const WISCONSIN_SMEAR: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    pack: PackRanks::SEVEN_TO_ACE,
    jokers: 2,
    widow: 3,
    trump_order: TrumpOrder::BY_RANK
        .without(&[Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two])
        .with_below(Token::LowJoker, Rank::Seven)
        .with_below(Token::HighJoker, Rank::Seven),
    joker_order: JokerOrder::FirstHigh,
    naming: Naming::Announced,
    min_bid: Bid::of(3),
    max_bid: Bid::of(6),
    dealer_privilege: false,
    play_size: 6,
    discard: Discarding::ToSize,
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Game, 1),
    ]),
    target: Points(21),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Ten-point Smear (SMR-01 to SMR-05).
pub(super) const SMEAR_TEN: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    jokers: 2,
    cards_per_player: 10,
    off_trumps: RankSet::of(&[Rank::Jack]),
    trump_order: JACKS_AND_JOKERS,
    joker_order: JokerOrder::SecondHigh,
    naming: Naming::Announced,
    min_bid: Bid::FOUR,
    max_bid: Bid::of(10),
    dealer_privilege: false,
    play_size: 6,
    discard: Discarding::ToSize,
    points: PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Off(Rank::Jack), 1),
        Entry::new(Point::Joker, 1),
        Entry::new(Point::Game, 1),
        Entry::new(Point::Trump(Rank::Three), 3),
    ]),
    target: Points(21),
    going_out: GoingOut::HigherScore,
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    ..AUCTION_PITCH
};

/// Ace, two, jack and ten, and the two pedros: fourteen points.
const PEDROS: [Entry; 6] = [
    Entry::new(Point::Trump(Rank::Ace), 1),
    Entry::new(Point::Trump(Rank::Two), 1),
    Entry::new(Point::Trump(Rank::Jack), 1),
    Entry::new(Point::Trump(Rank::Ten), 1),
    Entry::new(Point::Trump(Rank::Five), 5),
    Entry::new(Point::Off(Rank::Five), 5),
];

/// Pedro to 62: all but trumps are thrown away, and the dealer robs the pack (PED-01 to PED-04).
pub(super) const PEDRO: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    cards_per_player: 9,
    off_trumps: RankSet::of(&[Rank::Five]),
    trump_order: TrumpOrder::BY_RANK.with_below(Token::Off(Rank::Five), Rank::Five),
    naming: Naming::Announced,
    min_bid: Bid::of(7),
    max_bid: Bid::of(14),
    dealer_privilege: false,
    play_size: 6,
    discard: Discarding::Plain,
    refill: true,
    rest_to: RestTo::Dealer,
    short_stock: ShortStock::FromDiscards,
    points: {
        let [ace, two, jack, ten, five, off_five] = PEDROS;
        PointList::of(&[ace, two.for_its_player(), jack, ten, five, off_five])
    },
    target: Points(62),
    smudge: Smudge::Off,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    revoke_penalty: RevokePenalty::NoScore,
    exposed_card: ExposedCard::Callable,
    ..AUCTION_PITCH
};

/// Cinch, with a right and a left pedro (CIN-01 to CIN-11).
pub(super) const CINCH: Rules = Rules {
    min_bid: Bid::ONE,
    all_pass: AllPass::DealerFree,
    dead_points: DeadPoints::Maker,
    points: PointList::of(&PEDROS),
    target: Points(51),
    set_scoring: SetScoring::OthersTakeBid,
    score_as: ScoreAs::Difference,
    going_out: GoingOut::StrictOrder,
    misdeal_on_exposed: RankSet::ANY,
    ..PEDRO
};

/// Cinch with a widow: six players in three pairs (WID-01, WID-02).
pub(super) const WIDOW_CINCH: Rules = Rules {
    players: 6,
    min_players: 6,
    max_players: 6,
    cards_per_player: 8,
    deal_batch: 4,
    widow: 4,
    discard: Discarding::ToSize,
    refill: false,
    rest_to: RestTo::Nobody,
    short_stock: ShortStock::Fewer,
    set_scoring: SetScoring::SetbackOnly,
    score_as: ScoreAs::All,
    going_out: GoingOut::BidderFirst,
    ..CINCH
};

/// Pidro as played in Finland: only trumps are played (PID-01 to PID-04).
pub(super) const PIDRO: Rules = Rules {
    min_bid: Bid::of(6),
    dealer_privilege: true,
    privilege_on: PrivilegeOn::MaxBid,
    four_is_final: false,
    short_stock: ShortStock::Fewer,
    surplus_trumps: SurplusTrumps::UnderFirst,
    playable: Playable::TrumpsOnly,
    ..PEDRO
};

/// All Fives: Seven Up in which trumps are pegged as they are won (AFV-01 to AFV-04).
pub(super) const ALL_FIVES: Rules = Rules {
    max_players: 3,
    target: Points(61),
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 4),
        Entry::new(Point::Trump(Rank::King), 3),
        Entry::new(Point::Trump(Rank::Queen), 2),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Trump(Rank::Ten), 10),
        Entry::new(Point::Trump(Rank::Five), 5),
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Game, 1),
    ]),
    game_values: GameValues::of(&[
        (Counter::Rank(Rank::Ace), 4),
        (Counter::Rank(Rank::King), 3),
        (Counter::Rank(Rank::Queen), 2),
        (Counter::Rank(Rank::Jack), 1),
        (Counter::Rank(Rank::Ten), 10),
        (Counter::Trump(Rank::Five), 5),
    ]),
    pegging: Pegging::AsWon,
    ..SEVEN_UP
};

/// California Jack: cards are drawn from a stock that lies face up (CAL-01 to CAL-04).
pub(super) const CALIFORNIA_JACK: Rules = Rules {
    players: 2,
    max_players: 2,
    trump_by: TrumpBy::StockTop,
    void_must_trump: true,
    draw: Drawing::FaceUp,
    target: Points(10),
    low_to: LowTo::Winner,
    smudge: Smudge::Off,
    going_out: GoingOut::StrictOrder,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    misdeal_result: MisdealResult::SameDealer,
    ..AUCTION_PITCH
};

/// Shasta Sam: California Jack with the stock face down (SHA-01, SHA-02).
pub(super) const SHASTA_SAM: Rules = Rules { trump_by: TrumpBy::Cut, draw: Drawing::FaceDown, ..CALIFORNIA_JACK };

/// Nine-card Don: trumps and fives are pegged as they are won (DON-01 to DON-07).
pub(super) const NINE_CARD_DON: Rules = Rules {
    min_players: 4,
    max_players: 4,
    teams: Teams::Pairs,
    cards_per_player: 9,
    deal_batch: 1,
    trump_by: TrumpBy::Eldest,
    first_pitcher: FirstPitcher::HighCutChooses,
    partner_blind: true,
    ruff: Ruff::OnlyWhenVoid,
    points: PointList::of(&[
        Entry::new(Point::Trump(Rank::Ace), 4),
        Entry::new(Point::Trump(Rank::King), 3),
        Entry::new(Point::Trump(Rank::Queen), 2),
        Entry::new(Point::Trump(Rank::Jack), 1),
        Entry::new(Point::Trump(Rank::Nine), 9),
        Entry::new(Point::Trump(Rank::Five), 10),
        Entry::new(Point::Plain(Rank::Five), 5),
        Entry::new(Point::Game, 8),
    ]),
    pegging: Pegging::AsWon,
    target: Points(91),
    smudge: Smudge::Off,
    going_out: GoingOut::StrictOrder,
    settlement: Settlement::Off,
    misdeal_on_exposed: RankSet::NONE,
    misdeal_result: MisdealResult::SameDealer,
    revoke_correction: RevokeCorrection::UntilTrickComplete,
    revoke_call: RevokeCall::Opponent,
    revoke_penalty: RevokePenalty::PointNoGame,
    ..AUCTION_PITCH
};

/// Irish Don: the whole pack is dealt, and the nines count (IRD-01 to IRD-03).
pub(super) const IRISH_DON: Rules = Rules {
    cards_per_player: 13,
    first_pitcher: FirstPitcher::TwoOfDiamonds,
    points: PointList::of(&IRISH_DON_CARDS),
    target: Points(81),
    ..NINE_CARD_DON
};

const IRISH_DON_CARDS: [Entry; 8] = [
    Entry::new(Point::Trump(Rank::Ace), 4),
    Entry::new(Point::Trump(Rank::King), 3),
    Entry::new(Point::Trump(Rank::Queen), 2),
    Entry::new(Point::Trump(Rank::Jack), 1),
    Entry::new(Point::Trump(Rank::Nine), 18),
    Entry::new(Point::Trump(Rank::Five), 10),
    Entry::new(Point::Plain(Rank::Nine), 9),
    Entry::new(Point::Plain(Rank::Five), 5),
];

/// Phat: the cards of Irish Don, and eight for more than half of the card points (PHA-01 to PHA-04).
pub(super) const PHAT: Rules = Rules {
    first_pitcher: FirstPitcher::LowCut,
    points: {
        let [ace, king, queen, jack, nine, five, nines, fives] = IRISH_DON_CARDS;
        PointList::of(&[ace, king, queen, jack, nine, five, nines, fives, Entry::new(Point::Game, 8)])
    },
    target: Points(181),
    game_tie: GameTie::Carry,
    ..IRISH_DON
};

/// Blind Don: nine-card Don by two, with half of the cards face down beneath the others, in four deals (BLD-01 to BLD-04).
pub(super) const BLIND_DON: Rules = Rules {
    players: 2,
    min_players: 2,
    max_players: 2,
    teams: Teams::None,
    cards_per_player: 18,
    layout: Layout::Rows,
    first_pitcher: FirstPitcher::HighCut,
    partner_blind: false,
    length: Length::Hands,
    hands: 4,
    ..NINE_CARD_DON
};
