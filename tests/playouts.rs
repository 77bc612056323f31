//! Random games hold the properties of D4 of `docs/rules.md`, at every step.
//!
//! `PITCH_GAMES` sets how many games are played with each number of players, 500 if it is not set. Half of them are
//! played by the rules of Auction Pitch, the others by rules drawn at random. All hundred thousand:
//! `PITCH_GAMES=100000 cargo test --release --no-default-features --test playouts`.

use auction_pitch::engine::rules::{
    AllPass, AuctionRounds, GameTie, GoingOut, InHole, LowTo, PackRanks, Ruff, SetScoring, Settlement, SettlementBasis,
    Smudge, SmudgeInHole, Teams, Undertrump,
};
use auction_pitch::engine::{
    Action, Bid, BySeat, Call, Card, CardPoints, Cards, Direction, Event, Finished, Game, Pack, Point, Points, Rank,
    Ranking, Rules, Seat, Turn, Viewer,
};
use auction_pitch::shuffle;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rayon::prelude::*;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Who bids at random is set back without end, and rules can let everybody pass for ever: a game that no one wins is
/// broken off after so many deals.
const LONGEST_GAME: u32 = 60;

fn games() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

macro_rules! playouts {
    ($($name:ident: $players:literal,)+) => {$(
        #[test]
        fn $name() {
            play_out($players);
        }
    )+};
}

playouts! {
    two_players: 2,
    three_players: 3,
    four_players: 4,
    five_players: 5,
    six_players: 6,
    seven_players: 7,
}

fn play_out(players: u8) {
    let redealt = AtomicU64::new(0);
    let games = games();
    (0..games).into_par_iter().for_each(|number| {
        let mut key = [players; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        let mut chance = Chance(ChaCha8Rng::from_seed(key));
        let rules = if number % 2 == 0 { Rules { players, ..Rules::default() } } else { chance.rules(players) };
        let mut playout = Playout::new(rules, chance, number);
        playout.play();
        let _ = redealt.fetch_add(playout.redealt, Ordering::Relaxed);
    });
    // The test of what leaks would be worth nothing if no other deal were ever found.
    assert!(redealt.into_inner() > games, "hardly any hand could be dealt otherwise");
}

/// A game at random, and what of it is looked at.
struct Playout {
    rules: Arc<Rules>,
    chance: Chance,
    /// Which game it is, to be named when a property does not hold.
    number: u64,
    game: Game,
    /// The game before the hand in play was dealt.
    before: Game,
    /// The cards as they were dealt, with the pack.
    dealt: BySeat<Cards>,
    pack: Option<Pack>,
    /// What was done in the hand, and what came of it.
    done: Vec<(Seat, Action, Vec<Event>)>,
    /// How many hands were dealt, those thrown in as well.
    deals: u32,
    /// How many hands were dealt otherwise, and looked at by somebody who could not tell.
    redealt: u64,
}

impl Playout {
    fn new(rules: Rules, mut chance: Chance, number: u64) -> Self {
        let rules = Arc::new(rules);
        let dealer = Seat::new(chance.below(rules.seats().len())).expect("a seat");
        let game = Game::new(Arc::clone(&rules), dealer).expect("rules that fit");
        let before = game.clone();
        let dealt = BySeat::new(rules.seats().len());
        Playout { rules, chance, number, game, before, dealt, pack: None, done: Vec::new(), deals: 0, redealt: 0 }
    }

    fn play(&mut self) {
        while self.game.turn() != Turn::Over && self.deals <= LONGEST_GAME {
            self.look();
            self.refuse();
            self.step();
        }
        self.refuse();
    }

    fn step(&mut self) {
        let (seat, action) = match self.game.turn() {
            Turn::Over => return,
            Turn::Deal(dealer) => {
                let pack = shuffle::pack(&self.rules, &mut self.chance.0);
                self.before = self.game.clone();
                self.dealt = BySeat::new(self.rules.seats().len());
                self.deals += 1;
                self.done.clear();
                self.pack = Some(pack.clone());
                (dealer, Action::Deal(pack))
            }
            Turn::Call(seat) | Turn::Play(seat) => {
                let mut legal = self.game.legal(seat);
                let place = self.chance.below(legal.len());
                (seat, legal.swap_remove(place))
            }
        };
        let events =
            self.game.apply(seat, action.clone()).unwrap_or_else(|why| panic!("{self}: {action} refused: {why}"));
        self.check_events(&events);
        self.done.push((seat, action, events));
        // Dealing anew costs as much as playing the hand so far: not at every step, but at any.
        if self.chance.below(12) == 0 {
            self.deal_otherwise();
        }
    }

    /// What holds at every step.
    fn look(&self) {
        let turn = self.game.turn();
        for seat in self.rules.seats().all() {
            let legal = self.game.legal(seat);
            assert_eq!(legal.is_empty(), turn.decides() != Some(seat), "{self}: what may seat {seat} do?");
            assert!(legal.is_sorted_by(|a, b| order(a) < order(b)), "{self}: {legal:?}");
        }
        let open = self.game.view(Viewer::Open);
        if let (Turn::Play(seat), Some(trump)) = (turn, open.trump) {
            // D4.8: a trump is always legal where one may trump at any time, and under any other.
            let trumps = open.held[seat].cards.unwrap_or_default() & Cards::of_suit(trump);
            if self.rules.ruff == Ruff::Anytime && self.rules.undertrump == Undertrump::Allowed && !trumps.is_empty() {
                let legal = self.game.legal(seat);
                assert!(trumps.iter().any(|card| legal.contains(&Action::Play(card))), "{self}: no trump in {legal:?}");
            }
        }
        if matches!(turn, Turn::Call(_) | Turn::Play(_)) {
            // D4.1: nothing is lost, and nothing is there twice.
            let played = open.played();
            let held = open.held.values().fold(Cards::NONE, |all, held| all | held.cards.unwrap_or_default());
            let dealt = self.dealt.values().fold(Cards::NONE, |all, &cards| all | cards);
            assert!((held & played).is_empty() && held | played == dealt, "{self}: {held:?} {played:?} {dealt:?}");
        }
    }

    /// Whatever is not allowed is refused and leaves the game as it was.
    fn refuse(&mut self) {
        let seats = self.rules.seats();
        let seat = Seat::new(self.chance.below(Seat::MAX)).expect("a seat");
        let card = Card::from_index(self.chance.below(52)).expect("a card");
        let action = match self.chance.below(4) {
            0 => Action::Call(Bid::new(1 + self.chance.below(5) as u8).map_or(Call::Pass, Call::Bid)),
            1 => Action::Call(Call::Pass),
            _ => Action::Play(card),
        };
        let allowed = seats.contains(seat) && self.game.legal(seat).contains(&action);
        let mut tried = self.game.clone();
        let result = tried.apply(seat, action.clone());
        assert_eq!(result.is_ok(), allowed, "{self}: {action} by seat {seat}: {result:?}");
        assert!(allowed || tried == self.game, "{self}: {action} by seat {seat} left traces");
    }

    fn check_events(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Dealt { seat, packet } => {
                    let cards = packet.cards.unwrap_or_default();
                    assert_eq!(cards.len(), usize::from(packet.count));
                    assert!((self.dealt[*seat] & cards).is_empty());
                    self.dealt[*seat] |= cards;
                }
                Event::HandScored(finished) => self.check_hand(finished),
                Event::GameWon(end) => {
                    assert_eq!(end.payments.values().map(|payment| payment.0).sum::<i32>(), 0, "{self}: payments");
                    assert_eq!(self.game.end(), Some(end), "{self}: the winner is unique (D4.7)");
                }
                Event::Called { .. }
                | Event::Contracted(_)
                | Event::ThrownIn
                | Event::Played { .. }
                | Event::TrumpSet(_)
                | Event::TrickTaken { .. }
                | Event::DealPassed(_) => {}
            }
        }
    }

    /// What holds for a hand that was counted.
    fn check_hand(&self, hand: &Finished) {
        let (rules, score) = (&self.rules, &hand.score);
        let side = |seat: Seat| rules.side_of(seat);
        let dealt = self.dealt.values().fold(Cards::NONE, |all, &cards| all | cards);
        let each = usize::from(rules.cards_per_player);
        // D4.1.
        assert!(self.dealt.values().all(|cards| cards.len() == each), "{self}");
        assert_eq!(dealt.len(), each * rules.seats().len(), "{self}: somebody holds what another holds");
        assert!((dealt - rules.pack_cards()).is_empty(), "{self}: a card that is not in the pack");
        // D4.2.
        let points: CardPoints = score.awards.card_points.values().copied().sum();
        assert_eq!(points, CardPoints::of(dealt), "{self}: card points");
        assert!(points <= CardPoints(80));
        // D4.3.
        let trumps = dealt & Cards::of_suit(score.trump);
        let jack = Card::new(Rank::Jack, score.trump);
        assert!(score.awards.of(Point::High).is_some() && score.awards.of(Point::Low).is_some(), "{self}");
        assert_eq!(score.awards.of(Point::Jack).is_some(), dealt.contains(jack), "{self}: Jack");
        assert!((2..=4).contains(&score.awards.iter().count()), "{self}");
        // D4.4.
        let ranking = Ranking::standard(Some(score.trump));
        let holder = |card| self.dealt.iter().find(|(_, cards)| cards.contains(card)).map(|(seat, _)| side(seat));
        let high = ranking.highest(trumps).and_then(holder);
        assert_eq!(score.awards.of(Point::High).map(|award| award.side), high, "{self}: High");
        if rules.low_to == LowTo::Dealt {
            let low = ranking.lowest(trumps).and_then(holder);
            assert_eq!(score.awards.of(Point::Low).map(|award| award.side), low, "{self}: Low");
        }
        let most = score.awards.card_points.values().max();
        let tied = score.awards.card_points.values().filter(|points| Some(*points) == most).count() > 1;
        let nobody = tied && rules.game_tie == GameTie::None;
        assert_eq!(score.awards.of(Point::Game).is_none(), nobody, "{self}: Game");
        // D4.6.
        let pitcher = side(score.contract.pitcher);
        if rules.set_scoring == SetScoring::SetbackOnly {
            if score.set_back {
                assert_eq!(Some(-score.delta[pitcher]), score.contract.bid.map(Bid::points), "{self}: set back");
            }
            if rules.hang_jack == Points::ONE {
                let gained: i16 = score.delta.values().map(|points| points.0.max(0)).sum();
                let counted = score.awards.iter().filter(|award| !score.set_back || award.side != pitcher).count();
                assert_eq!(gained as usize, counted, "{self}: the points made");
            }
        }
        for (side, &after) in score.after.iter() {
            assert_eq!(after, score.before[side] + score.delta[side], "{self}: the score");
        }
        // D4.7.
        if !rules.must_bid_to_go_out && !rules.win_by_two {
            let reached = score.after.values().any(|points| *points >= rules.target);
            assert!(!reached || score.victory.is_some(), "{self}: the target is reached and nobody wins");
        }
        self.check_tricks(hand);
        self.check_calls(hand);
    }

    /// D4.9.
    fn check_tricks(&self, hand: &Finished) {
        assert_eq!(hand.tricks.len(), usize::from(self.rules.cards_per_player), "{self}");
        let mut leader = hand.score.contract.pitcher;
        for trick in &hand.tricks {
            let seats = trick.plays().map(|(seat, _)| seat);
            assert!(seats.eq(self.rules.seats().from(leader)), "{self}: who plays to {trick:?}");
            leader = trick.best().map(|(winner, _)| winner).expect("a complete trick has a winner");
        }
    }

    /// D4.10.
    fn check_calls(&self, hand: &Finished) {
        let mut standing: Option<Bid> = None;
        for (seat, call) in &hand.calls {
            let Call::Bid(bid) = call else { continue };
            let takes = *seat == hand.dealer && self.rules.dealer_privilege && standing == Some(*bid);
            assert!(takes || standing.is_none_or(|standing| *bid > standing), "{self}: {:?}", hand.calls);
            standing = Some(*bid);
        }
        if self.rules.auction_rounds == AuctionRounds::Single {
            let callers: Vec<_> = hand.calls.iter().map(|(seat, _)| *seat).collect();
            assert!(self.rules.seats().after(hand.dealer).take(callers.len()).eq(callers), "{self}: {:?}", hand.calls);
        }
    }

    /// Deals the cards that a viewer has not seen in another way, plays the same again, and looks whether he can tell.
    fn deal_otherwise(&mut self) {
        let Some(pack) = self.pack.clone() else { return };
        let place = self.chance.below(self.rules.seats().len() + 1);
        let viewer = match Seat::new(place).filter(|&seat| self.rules.seats().contains(seat)) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        };
        let own = self.rules.seats().all().filter(|&seat| viewer.sees(seat));
        let plays = self.done.iter().filter_map(|(_, action, _)| match action {
            Action::Play(card) => Some(*card),
            Action::Deal(_) | Action::Call(_) => None,
        });
        let seen = own.fold(plays.collect::<Cards>(), |all, seat| all | self.dealt[seat]);
        let mut cards = pack.cards().to_vec();
        let unseen: Vec<usize> = (0..cards.len()).filter(|&place| !seen.contains(cards[place])).collect();
        for last in (1..unseen.len()).rev() {
            cards.swap(unseen[last], unseen[self.chance.below(last + 1)]);
        }
        let mut game = self.before.clone();
        let mut other = Some(Pack::new(cards).expect("the same cards"));
        for (seat, action, events) in &self.done {
            let action = other.take().map_or_else(|| action.clone(), Action::Deal);
            // Somebody would have had to follow suit: this deal cannot have been.
            let Ok(others) = game.apply(*seat, action) else { return };
            let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
            assert_eq!(seen(events), seen(&others), "{self}: {viewer:?} can tell by the events");
        }
        assert_eq!(self.game.view(viewer), game.view(viewer), "{self}: {viewer:?} can tell by the view");
        self.redealt += 1;
    }
}

impl std::fmt::Display for Playout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {} of {} players, hand {}", self.number, self.rules.players, self.game.number())?;
        if *self.rules != (Rules { players: self.rules.players, ..Rules::default() }) {
            write!(f, ", by {:?}", self.rules)?;
        }
        Ok(())
    }
}

/// Where an action stands among those of its kind.
fn order(action: &Action) -> usize {
    match action {
        Action::Deal(_) => usize::MAX,
        Action::Call(call) => call.bid().map_or(0, |bid| usize::from(bid.number())),
        Action::Play(card) => card.index(),
    }
}

/// All chance in a game.
struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        shuffle::below(bound as u32, &mut self.0) as usize
    }

    fn one<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// Rules for so many players, every option drawn at random, that fit together.
    fn rules(&mut self, players: u8) -> Rules {
        loop {
            let cards = 1 + self.below(13) as u8;
            let rules = Rules {
                players,
                teams: self.one(Teams::ALL),
                direction: self.one(&[Direction::Clockwise, Direction::Anticlockwise]),
                pack: self.one(PackRanks::ALL),
                cards_per_player: if self.flag() { 6 } else { cards },
                deal_batch: 1 + self.below(6) as u8,
                min_bid: Bid::new(1 + self.below(4) as u8).unwrap_or(Bid::TWO),
                auction_rounds: self.one(AuctionRounds::ALL),
                dealer_privilege: self.flag(),
                four_is_final: self.flag(),
                all_pass: self.one(AllPass::ALL),
                ruff: self.one(Ruff::ALL),
                undertrump: self.one(Undertrump::ALL),
                target: Points(1 + self.below(15) as i16),
                low_to: self.one(LowTo::ALL),
                hang_jack: Points(self.one(&[1, 1, 3])),
                game_tie: self.one(GameTie::ALL),
                smudge: self.one(Smudge::ALL),
                smudge_in_hole: self.one(SmudgeInHole::ALL),
                in_hole: self.one(InHole::ALL),
                set_scoring: self.one(SetScoring::ALL),
                going_out: self.one(GoingOut::ALL),
                must_bid_to_go_out: self.below(4) == 0,
                win_by_two: self.below(4) == 0,
                settlement: self.one(Settlement::ALL),
                settlement_setback_bonus: self.flag(),
                settlement_basis: self.one(SettlementBasis::ALL),
                ..Rules::default()
            };
            if rules.validate().is_empty() {
                return rules;
            }
        }
    }
}
