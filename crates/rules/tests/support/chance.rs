//! All chance in random games: which rules are played, and which of several things is done.

use pitch_rules::rules::{
    AfterRunHand, AllPass, AuctionRounds, BidError, Counter, DeadPoints, Discarding, Drawing, EarlyPitch, Entry,
    ExchangeFirst, ExposedCard, Field, FirstLead, FirstLeader, FirstPitcher, ForcedChoice, GameTie, GameValues, GiftTo,
    GoingOut, InHole, JokerLed, JokerOrder, Layout, Length, LowTo, MisdealResult, Moon, MoonNeeds, Naming, PackRanks,
    PartnerShown, Peek, Pegging, PitchedWild, Playable, PointList, PrivilegeOn, PrivilegeTo, RankScores, RankSet,
    RestTo, RevokeCall, RevokeCorrection, RevokeMode, RevokePenalty, RevokePoints, Ruff, RunExhausted, ScoreAs,
    SellerBidCap, SellerCredit, SetScoring, Settlement, SettlementBasis, ShortStock, Smudge, SmudgeInHole,
    SurplusTrumps, Teams, ThrowIn, Token, TrumpBy, TrumpOrder, Undertrump, WeakHand, WidowTo, WrongPitchDemand,
};
use pitch_rules::{Bid, Cards, Direction, Point, Points, Preset, Rank, Rules, shuffle};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A source of chance that is the same for the same numbers.
pub struct Chance(pub ChaCha8Rng);

impl Chance {
    /// The chance of this game of this kind.
    pub fn of(kind: u64, number: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        key[8..16].copy_from_slice(&kind.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// A random number of 32 bits.
    pub fn draw(&mut self) -> u32 {
        self.0.next_u32()
    }

    pub fn below(&mut self, bound: usize) -> usize {
        shuffle::below(bound as u32, || self.draw()) as usize
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    pub fn one<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    pub fn of_list<T>(&mut self, values: impl IntoIterator<Item = T>) -> Option<T> {
        let mut values: Vec<T> = values.into_iter().collect();
        if values.is_empty() { None } else { Some(values.swap_remove(self.below(values.len()))) }
    }

    /// So many of these cards.
    pub fn some(&mut self, cards: Cards, count: usize) -> Cards {
        let (mut left, mut chosen) = (cards, Cards::NONE);
        for _ in 0..count.min(cards.len()) {
            let card = left.nth(self.below(left.len())).expect("a card of the set");
            left.remove(card);
            chosen.insert(card);
        }
        chosen
    }

    /// Rules that fit together, with every option drawn at random.
    pub fn rules(&mut self) -> Rules {
        loop {
            let rules = self.any_rules();
            if rules.validate().is_empty() {
                return rules;
            }
        }
    }

    /// A preset with one to four options drawn at random.
    pub fn changed(&mut self, preset: Preset) -> Rules {
        loop {
            let (mut rules, other) = (Rules::from(preset), self.any_rules());
            for _ in 0..=self.below(4) {
                let field = self.one(Field::ALL);
                field.set(&mut rules, field.get(&other)).expect("a value of this option");
            }
            rules.trump_order = rules.trump_order.completed(&rules);
            if rules.validate().is_empty() {
                return rules;
            }
        }
    }

    /// What scores, in any order.
    fn points(&mut self) -> PointList {
        let all: Vec<Point> = Point::all().collect();
        loop {
            let entries: Vec<Entry> = (0..1 + self.below(10))
                .map(|_| Entry {
                    point: if self.flag() { self.one(&Point::ALL_FOURS) } else { self.one(&all) },
                    worth: Points(if self.flag() { 1 } else { 1 + self.below(10) as i16 }),
                    to_player: self.once_in(6),
                })
                .collect();
            if let Ok(list) = PointList::new(&entries) {
                return list;
            }
        }
    }

    /// What the cards count for Game: mostly as usual, and otherwise a few cards, and a trump or a joker among them.
    fn game_values(&mut self) -> GameValues {
        let usual = GameValues::STANDARD;
        if self.once_in(2) {
            return usual;
        }
        let all: Vec<Counter> = Counter::all().collect();
        (0..1 + self.below(6)).fold(usual, |values, _| {
            let (counter, worth) = (self.one(&all), self.below(usize::from(GameValues::MOST) + 1) as u8);
            values.with(counter, worth).unwrap_or(values)
        })
    }

    /// Each rank once in so many times.
    fn ranks(&mut self, times: usize) -> RankSet {
        Rank::ALL.into_iter().fold(RankSet::NONE, |set, rank| set.with(rank, self.once_in(times)))
    }

    /// Which cards there are, what makes a trump of them, and what scores; everything else as it is usual.
    fn pack(&mut self) -> Rules {
        let odd = if self.once_in(4) { PackRanks::new(self.ranks(2)) } else { None };
        let off_trumps = match self.below(6) {
            0 => self.ranks(5),
            1 => RankSet::of(&[Rank::Jack]),
            _ => RankSet::NONE,
        };
        let rules = Rules {
            pack: odd.unwrap_or_else(|| self.one(&PackRanks::USUAL)),
            jokers: self.one(&[0, 0, 0, 0, 1, 2]),
            off_trumps,
            points: if self.flag() { PointList::ALL_FOURS } else { self.points() },
            ..Rules::default()
        };
        let mut trump_order = TrumpOrder::BY_RANK.completed(&rules);
        let raised = if self.once_in(3) { self.below(6) } else { 0 };
        for _ in 0..raised {
            let token = self.of_list(Token::all().filter(|token| token.is_in(&rules)));
            trump_order = token.map_or(trump_order, |token| trump_order.raised(token, &rules));
        }
        Rules { trump_order, ..rules }
    }

    fn any_rules(&mut self) -> Rules {
        let players = 2 + self.below(6) as u8;
        let smudge = self.one(Smudge::ALL);
        let pack = self.pack();
        let sum = pack.points_in_play().0.unsigned_abs().into();
        let most = if smudge == Smudge::SlamBidFive { 5 } else { usize::clamp(sum, 4, 127) };
        let farthest = if self.once_in(8) { 250 } else { usize::clamp(4 * sum, 16, 251) - 1 };
        let exchange = self.once_in(3);
        let (lowest, forced) = if self.once_in(8) { (most, 128) } else { (most.min(14), 15) };
        Rules {
            players,
            min_players: 2 + self.below(usize::from(players) - 1) as u8,
            max_players: players + self.below(8 - usize::from(players)) as u8,
            teams: self.one(Teams::ALL),
            direction: self.one(&[Direction::Clockwise, Direction::Anticlockwise]),
            pack: pack.pack,
            pack_shrinks: self.once_in(6),
            jokers: pack.jokers,
            cards_per_player: if self.flag() { 6 } else { 1 + self.below(18) as u8 },
            deal_batch: 1 + self.below(6) as u8,
            layout: if self.once_in(3) { Layout::Rows } else { Layout::Hand },
            widow: if self.once_in(4) { self.below(8) as u8 } else { 0 },
            widow_to: self.one(WidowTo::ALL),
            ceremony: self.flag(),
            trump_by: self.one(TrumpBy::ALL),
            first_pitcher: self.one(FirstPitcher::ALL),
            off_trumps: pack.off_trumps,
            trump_order: pack.trump_order,
            joker_order: self.one(JokerOrder::ALL),
            joker_led: self.one(JokerLed::ALL),
            naming: self.one(Naming::ALL),
            pitched_wild: self.one(PitchedWild::ALL),
            first_leader: self.one(FirstLeader::ALL),
            first_lead: self.one(FirstLead::ALL),
            min_bid: Bid::new(1 + self.below(lowest) as u8).expect("a bid"),
            max_bid: Bid::new(most as u8).expect("a bid"),
            points: pack.points,
            game_values: self.game_values(),
            pegging: self.one(Pegging::ALL),
            auction_rounds: self.one(AuctionRounds::ALL),
            dealer_privilege: self.flag(),
            privilege_on: self.one(PrivilegeOn::ALL),
            privilege_to: self.one(PrivilegeTo::ALL),
            four_is_final: self.flag(),
            all_pass: self.one(AllPass::ALL),
            moon: self.one(Moon::ALL),
            moon_points: Points(self.below(100) as i16),
            moon_needs: self.one(MoonNeeds::ALL),
            moon_privilege: self.flag(),
            forced_bid: self.below(forced) as u8,
            forced_choice: self.one(ForcedChoice::ALL),
            seller_credit: self.one(SellerCredit::ALL),
            refused_bid_credit: self.flag(),
            seller_bid_cap: self.one(SellerBidCap::ALL),
            turnup_scores: Rank::ALL.into_iter().fold(RankScores::NONE, |scores, rank| {
                if self.once_in(4) { scores.with(rank, self.below(7) as u8) } else { scores }
            }),
            turnup_can_win: self.flag(),
            beg_limit: self.below(4) as u8,
            gift_to: self.one(GiftTo::ALL),
            gift_can_win: self.flag(),
            after_run_hand: self.one(AfterRunHand::ALL),
            run_exhausted: self.one(RunExhausted::ALL),
            peek: self.one(Peek::ALL),
            bunch: self.flag(),
            weak_hand: self.one(WeakHand::ALL),
            play_size: if exchange { self.below(14) as u8 } else { 0 },
            discard: if exchange { self.one(Discarding::ALL) } else { Discarding::None },
            discard_max: self.below(10) as u8,
            refill: exchange && self.flag(),
            exchange_first: self.one(ExchangeFirst::ALL),
            rest_to: if exchange { self.one(RestTo::ALL) } else { RestTo::Nobody },
            short_stock: self.one(ShortStock::ALL),
            surplus_trumps: self.one(SurplusTrumps::ALL),
            dead_points: self.one(DeadPoints::ALL),
            partner_blind: self.flag(),
            throw_in: self.one(ThrowIn::ALL),
            playable: if self.once_in(4) { Playable::TrumpsOnly } else { Playable::All },
            ruff: self.one(Ruff::ALL),
            undertrump: self.one(Undertrump::ALL),
            void_must_trump: self.once_in(3),
            draw: if self.once_in(3) { self.one(Drawing::ALL) } else { Drawing::None },
            partner_shown: self.one(PartnerShown::ALL),
            called_first: self.flag(),
            claims: self.flag(),
            stops_early: self.once_in(3),
            length: if self.once_in(4) { self.one(Length::ALL) } else { Length::Target },
            hands: 1 + self.below(12) as u8,
            target: Points(1 + self.below(farthest) as i16),
            count_down: self.flag(),
            low_to: self.one(LowTo::ALL),
            low_joker: self.flag(),
            hang_jack: Points(self.one(&[1, 1, 1, 2, 3, 4, 5, 6])),
            game_tie: self.one(GameTie::ALL),
            smudge,
            smudge_in_hole: self.one(SmudgeInHole::ALL),
            in_hole: self.one(InHole::ALL),
            set_scoring: self.one(SetScoring::ALL),
            score_as: if self.once_in(3) { ScoreAs::Difference } else { ScoreAs::All },
            going_out: self.one(GoingOut::ALL),
            must_bid_to_go_out: self.once_in(4),
            stop_short: self.flag(),
            win_by_two: self.once_in(4),
            lost_at: if self.once_in(4) { self.below(40) as u8 } else { 0 },
            settlement: self.one(Settlement::ALL),
            settlement_setback_bonus: self.flag(),
            settlement_basis: self.one(SettlementBasis::ALL),
            ante_red: self.below(11) as u8,
            revoke_mode: self.one(RevokeMode::ALL),
            misdeal_on_exposed: self.ranks(3),
            misdeal_on_count: self.flag(),
            misdeal_result: self.one(MisdealResult::ALL),
            bid_error: self.one(BidError::ALL),
            early_pitch: self.one(EarlyPitch::ALL),
            wrong_pitch_demand: self.one(WrongPitchDemand::ALL),
            revoke_correction: self.one(RevokeCorrection::ALL),
            revoke_call: self.one(RevokeCall::ALL),
            revoke_penalty: self.one(RevokePenalty::ALL),
            revoke_points: self.one(RevokePoints::ALL),
            revoke_no_bid_penalty: Points(self.below(5) as i16),
            renege_top: self.below(14) as u8,
            renege_forfeit: self.once_in(4),
            exposed_card: self.one(ExposedCard::ALL),
        }
    }
}

/// A preset for so many players, in every way in which they can be divided: as the preset says, or else as they may.
pub fn fitting(preset: Preset, players: u8) -> Vec<Rules> {
    let rules = Rules { players, ..Rules::from(preset) };
    let with = |teams| Some(Rules { teams, ..rules.clone() }).filter(|rules| rules.validate().is_empty());
    match (rules.teams, with(rules.teams)) {
        (Teams::Pairs, Some(pairs)) => std::iter::once(pairs).chain(with(Teams::Threes)).collect(),
        (_, Some(rules)) => vec![rules],
        (_, None) => with(Teams::None).into_iter().collect(),
    }
}
