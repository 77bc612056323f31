//! Rule sets drawn at random: a preset for any number of players it takes, with some options changed.

use pitch_rules::rules::{
    AfterRunHand, AllPass, AuctionRounds, BidError, Drawing, EarlyPitch, ExposedCard, FirstLeader, FirstPitcher,
    ForcedChoice, GameTie, GiftTo, GoingOut, InHole, JokerLed, JokerOrder, Layout, Length, LowTo, Moon, MoonNeeds,
    Naming, PackRanks, PartnerShown, Peek, Pegging, PitchedWild, PrivilegeTo, RankScores, RankSet, RevokeCall,
    RevokeCorrection, RevokeMode, RevokePenalty, Ruff, RunExhausted, SellerBidCap, SellerCredit, SetScoring, Smudge,
    SmudgeInHole, Teams, ThrowIn, TrumpBy, Undertrump, WrongPitchDemand,
};
use pitch_rules::{Bid, Points, Preset, Rank, Rules, shuffle};

use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// A number below `bound`.
pub fn below(bound: usize, rng: &mut ChaCha8Rng) -> usize {
    shuffle::below(bound as u32, || rng.next_u32()) as usize
}

fn any<T: Copy>(of: &[T], rng: &mut ChaCha8Rng) -> T {
    of[below(of.len(), rng)]
}

/// A preset for some number of players, as it is or with options changed, and at some tables mistakes can be made.
pub fn draw(rng: &mut ChaCha8Rng) -> Rules {
    loop {
        let mut rules = Rules::from(any(&Preset::ALL, rng));
        if below(2, rng) == 0 {
            rules.players =
                rules.min_players + below(usize::from(rules.max_players - rules.min_players) + 1, rng) as u8;
        }
        for _ in 0..any(&[0, 0, 3, 12, 30], rng) {
            change(&mut rules, rng);
        }
        if rules.validate().is_empty() {
            return rules;
        }
    }
}

/// What the cards may count for Game.
const GAME_VALUES: [&str; 4] = ["A:4 K:3 Q:2 J:1 T:10 t5:5", "A:4 K:3 Q:2 J:1 T:10 X:1", "9:30 2:1", "tJ:20"];

fn change(rules: &mut Rules, rng: &mut ChaCha8Rng) {
    match below(50, rng) {
        0 => (rules.min_players, rules.max_players, rules.players) = (2, 7, 2 + below(6, rng) as u8),
        1 => rules.teams = any(Teams::ALL, rng),
        2 => rules.pack = any(&PackRanks::USUAL, rng),
        3 => rules.cards_per_player = 1 + below(9, rng) as u8,
        4 => rules.trump_by = any(TrumpBy::ALL, rng),
        5 => rules.min_bid = any(&[Bid::ONE, Bid::TWO, Bid::FOUR], rng),
        6 => (rules.max_bid, rules.smudge) = (Bid::FIVE, Smudge::SlamBidFive),
        7 => (rules.max_bid, rules.smudge) = (Bid::FOUR, any(&[Smudge::Off, Smudge::AnyAllFour], rng)),
        8 => rules.auction_rounds = any(AuctionRounds::ALL, rng),
        9 => (rules.dealer_privilege, rules.privilege_to) = (!rules.dealer_privilege, any(PrivilegeTo::ALL, rng)),
        10 => rules.four_is_final = !rules.four_is_final,
        11 => {
            (rules.all_pass, rules.forced_choice) = (any(AllPass::ALL, rng), any(ForcedChoice::ALL, rng));
            rules.forced_bid = below(5, rng) as u8;
        }
        12 => rules.seller_credit = any(SellerCredit::ALL, rng),
        13 => rules.refused_bid_credit = !rules.refused_bid_credit,
        14 => rules.seller_bid_cap = any(SellerBidCap::ALL, rng),
        15 => rules.turnup_scores = RankScores::of(&[(any(&Rank::ALL, rng), below(7, rng) as u8)]),
        16 => rules.turnup_can_win = !rules.turnup_can_win,
        17 => rules.beg_limit = below(4, rng) as u8,
        18 => rules.gift_to = any(GiftTo::ALL, rng),
        19 => rules.gift_can_win = !rules.gift_can_win,
        20 => rules.after_run_hand = any(AfterRunHand::ALL, rng),
        21 => rules.run_exhausted = any(RunExhausted::ALL, rng),
        22 => rules.peek = any(Peek::ALL, rng),
        23 => rules.bunch = !rules.bunch,
        24 => rules.partner_blind = !rules.partner_blind,
        25 => rules.throw_in = any(ThrowIn::ALL, rng),
        26 => rules.ruff = any(Ruff::ALL, rng),
        27 => rules.undertrump = any(Undertrump::ALL, rng),
        28 => {
            (rules.low_to, rules.claims) = (any(LowTo::ALL, rng), !rules.claims);
            rules.stops_early = below(2, rng) == 0;
        }
        29 => rules.hang_jack = Points(1 + below(6, rng) as i16),
        30 => (rules.set_scoring, rules.going_out) = (any(SetScoring::ALL, rng), any(GoingOut::ALL, rng)),
        31 => {
            (rules.must_bid_to_go_out, rules.win_by_two) = (below(2, rng) == 0, below(2, rng) == 0);
            (rules.stop_short, rules.lost_at) = (below(2, rng) == 0, any(&[0, 0, 11, 30], rng));
            (rules.length, rules.hands) =
                (any(&[Length::Target, Length::Hands, Length::Deals], rng), any(&[2, 10], rng));
        }
        32 => (rules.in_hole, rules.smudge_in_hole) = (any(InHole::ALL, rng), any(SmudgeInHole::ALL, rng)),
        33 => rules.jokers = below(3, rng) as u8,
        34 => rules.off_trumps = any(&[RankSet::of(&[Rank::Jack]), RankSet::of(&[Rank::Five]), RankSet::ANY], rng),
        35 => {
            (rules.naming, rules.pitched_wild) = (any(Naming::ALL, rng), any(PitchedWild::ALL, rng));
            rules.first_leader = any(FirstLeader::ALL, rng);
        }
        36 => {
            rules.joker_led = any(JokerLed::ALL, rng);
            (rules.joker_order, rules.low_joker) = (any(JokerOrder::ALL, rng), !rules.low_joker);
        }
        37 => rules.game_tie = any(GameTie::ALL, rng),
        38 => rules.game_values = any(&GAME_VALUES, rng).parse().expect("card points"),
        39 => {
            (rules.moon, rules.moon_needs) = (any(Moon::ALL, rng), any(MoonNeeds::ALL, rng));
            rules.moon_points = any(&[Points(1), Points(11), Points(30)], rng);
            rules.moon_privilege = below(2, rng) == 0;
        }
        40 => (rules.pegging, rules.first_pitcher) = (any(Pegging::ALL, rng), any(FirstPitcher::ALL, rng)),
        41 => rules.void_must_trump = !rules.void_must_trump,
        42 => rules.draw = any(Drawing::ALL, rng),
        43 => {
            (rules.teams, rules.called_first) = (Teams::Called, below(2, rng) == 0);
            rules.partner_shown = any(PartnerShown::ALL, rng);
        }
        44 => rules.layout = any(Layout::ALL, rng),
        _ => mistakes(rules, rng),
    }
    rules.trump_order = rules.trump_order.completed(rules);
}

/// A table where mistakes can be made, and what follows on them.
pub fn mistakes(rules: &mut Rules, rng: &mut ChaCha8Rng) {
    rules.revoke_mode = RevokeMode::Table;
    rules.bid_error = any(BidError::ALL, rng);
    rules.early_pitch = any(EarlyPitch::ALL, rng);
    rules.wrong_pitch_demand = any(WrongPitchDemand::ALL, rng);
    rules.revoke_correction = any(RevokeCorrection::ALL, rng);
    rules.revoke_call = any(RevokeCall::ALL, rng);
    rules.revoke_penalty = any(RevokePenalty::ALL, rng);
    (rules.renege_top, rules.renege_forfeit) = (below(14, rng) as u8, below(2, rng) == 0);
    rules.exposed_card = any(ExposedCard::ALL, rng);
}
