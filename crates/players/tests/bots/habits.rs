//! What partners complain about: bots that keep what the partner's trick would bring home, give away tens, pass long suits,
//! and overbid at the end of a game.

use super::{choose, tries};

use pitch_players::{Level, Patience, Request, Stop};
use pitch_rules::{
    Action, BySide, Call, Card, Cards, Game, Points, Preset, Rank, Rules, Seat, SeatView, Setup, Suit, Trick, Turn,
    Viewer, deal, shuffle,
};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// How often there was a chance for a bad habit, and how often it was taken.
#[derive(Debug, Default)]
struct Habit {
    chances: u32,
    taken: u32,
}

impl Habit {
    fn note(&mut self, taken: bool) {
        self.chances += 1;
        self.taken += u32::from(taken);
    }

    /// Asserts that there were chances, and that fewer than one of twenty was taken.
    fn assert_rare(&self, chances: u32) {
        assert!(self.chances > chances, "too few chances: {self:?}");
        assert!(self.taken * 20 < self.chances, "{self:?}");
    }
}

/// Habits in the play of the cards.
#[derive(Debug, Default)]
struct Habits {
    /// To keep the trump jack from a trick that is the partner's.
    jack: Habit,
    /// To keep a plain ten from it.
    ten: Habit,
    /// To lead a plain ten that can be beaten.
    led: Habit,
    /// To leave a ten to the other side as the last player, who could take it.
    left: Habit,
    /// To throw a ten on a trick of the other side.
    thrown: Habit,
}

/// A card to be played by a seat that sees this much.
struct Choice<'a> {
    rules: &'a Rules,
    view: &'a SeatView,
    own: Seat,
    trick: Trick,
    legal: Cards,
    trumps: Cards,
}

impl Choice<'_> {
    fn is_friend(&self, seat: Seat) -> bool {
        self.rules.side_of(seat) == self.rules.side_of(self.own)
    }

    fn unseen(&self) -> Cards {
        self.rules.pack_cards() - self.view.hand() - self.view.played()
    }

    /// The cards that would take the trick now, of a trick that is begun.
    fn taking(&self) -> Cards {
        let best = self.trick.best().map(|(_, card)| card);
        best.map_or(Cards::NONE, |card| self.rules.ranking(self.view.trump).beaten_by(card))
    }

    fn is_last(&self) -> bool {
        self.trick.len() + 1 == self.rules.seats().len()
    }

    /// Whether the trick is the partner's whatever is played.
    fn is_surely_the_partners(&self) -> bool {
        let left = self.rules.seats().len() - self.trick.len() - 1;
        let foes = self.rules.seats().after(self.own).take(left).any(|seat| !self.is_friend(seat));
        let partner = self.trick.best().is_some_and(|(seat, _)| self.is_friend(seat));
        partner && (!foes || (self.taking() & self.unseen()).is_empty())
    }
}

/// Plays hands of Setback and counts the habits of the player who chooses cards after the pitch; `is_right` tells of a card
/// that looks like one of them whether it is right all the same.
fn habits(level: Level, count: u64, is_right: impl Fn(&Request, Card) -> bool) -> Habits {
    let rules = Arc::new(Rules::from(Preset::Setback));
    let mut rng = ChaCha8Rng::from_seed([5; 32]);
    let mut habits = Habits::default();
    for number in 0..count {
        let dealer = Seat::new(number as usize % 4).expect("a seat");
        let mut game = Game::new(Arc::clone(&rules), dealer).expect("rules that fit");
        let _ = game.apply(dealer, Action::Deal(shuffle::pack(&rules, || rng.next_u32()))).expect("a pack");
        while let Some(own) = game.turn().decides() {
            let request = request(&game, own, level);
            let view = &request.view;
            let decision = choose(&game, own, level);
            if let (Action::Play(card), Some(trump), Some(trick)) = (&decision.action, view.trump, view.trick) {
                let cards = view.legal.iter().filter_map(|action| match action {
                    Action::Play(card) => Some(*card),
                    _ => None,
                });
                let (legal, trumps) = (cards.collect::<Cards>(), Cards::of_suit(trump));
                let choice = Choice { rules: &rules, view, own, trick, legal, trumps };
                choice.note(*card, &mut habits, || is_right(&request, *card));
            }
            let _ = game.apply(own, decision.action).expect("legal");
        }
    }
    habits
}

fn request(game: &Game, own: Seat, level: Level) -> Request {
    let (view, rules) = (game.view(Viewer::Seat(own)), Arc::clone(game.rules()));
    Request { view, rules, level, seed: 3, patience: Patience::default() }
}

impl Choice<'_> {
    fn note(&self, card: Card, habits: &mut Habits, is_right: impl Fn() -> bool) {
        let tens = Cards::of_rank(Rank::Ten);
        let (legal, trumps) = (self.legal, self.trumps);
        let plain_tens = legal & (tens - trumps);
        let note = |habit: &mut Habit, taken: bool| habit.note(taken && !is_right());
        if legal.len() < 2 {
            return;
        }
        if self.trick.is_empty() {
            let others = legal - trumps - tens;
            let above = |ten: &Card| self.rules.ranking(self.view.trump).above(*ten);
            let beatable: Cards = plain_tens.iter().filter(|ten| !(above(ten) & self.unseen()).is_empty()).collect();
            if !beatable.is_empty() && !others.is_empty() {
                note(&mut habits.led, beatable.contains(card));
            }
            return;
        }
        let jacks = legal & trumps & Cards::of_rank(Rank::Jack);
        if self.is_surely_the_partners() {
            if !jacks.is_empty() {
                note(&mut habits.jack, !jacks.contains(card));
            } else if !plain_tens.is_empty() {
                note(&mut habits.ten, card.rank() != Some(Rank::Ten));
            }
        }
        let foes = self.trick.best().is_some_and(|(seat, _)| !self.is_friend(seat));
        if self.is_last() && foes {
            let taking = legal & self.taking();
            if !(self.trick.cards() & tens).is_empty() && !taking.is_empty() {
                note(&mut habits.left, !taking.contains(card));
            }
            if !((legal - taking) & tens).is_empty() && !(legal - tens).is_empty() {
                note(&mut habits.thrown, !taking.contains(card) && card.rank() == Some(Rank::Ten));
            }
        }
    }
}

#[test]
fn jacks_and_tens_go_to_the_partner_and_not_to_the_others() {
    let Habits { jack, ten, led, left, thrown } = habits(Level::USUAL, 2500, |_, _| false);
    [jack, ten, led, left, thrown].iter().for_each(|habit| habit.assert_rare(150));
}

#[test]
fn who_thinks_ahead_gives_away_only_what_costs_nothing() {
    // Who knows where the cards lie has reasons of their own: the hand is played out many times.
    let is_right = |request: &Request, card| {
        let played = request.judge_by_play(Level::USUAL, 400, &Stop::new());
        played.is_none_or(|played| played.of(&Action::Play(card)).is_some_and(|judged| !judged.is_surely_worse()))
    };
    let Habits { jack, ten, led, left, thrown } = habits(Level::Master, tries().div_ceil(25), is_right);
    let all = [jack, ten, led, left, thrown];
    let [chances, taken] =
        [|habit: &Habit| habit.chances, |habit: &Habit| habit.taken].map(|of| all.iter().map(of).sum());
    Habit { chances, taken }.assert_rare(30);
}

#[test]
fn length_is_bid_without_an_honor() {
    let mut rng = ChaCha8Rng::from_seed([9; 32]);
    let honors = [Rank::Ace, Rank::King, Rank::Queen];
    let is_long = |hand: Cards, suit| {
        let trumps = hand & Cards::of_suit(suit);
        let has = |rank| trumps.contains(Card::new(rank, suit));
        !honors.into_iter().any(has) && (trumps.len() > 4 || trumps.len() == 4 && has(Rank::Jack))
    };
    for level in [Level::USUAL, Level::Master] {
        let mut passed = Habit::default();
        while passed.chances < 200 {
            let game = between_scores([0, 0], &mut rng);
            let seat = game.turn().decides().expect("somebody speaks first");
            if Suit::ALL.into_iter().any(|suit| is_long(game.held()[seat], suit)) {
                passed.note(choose(&game, seat, level).action == Action::Call(Call::Pass));
            }
        }
        passed.assert_rare(150);
    }
}

#[test]
fn nobody_bids_only_to_go_out_or_over_a_partner() {
    for (level, deals) in [(Level::USUAL, tries().div_ceil(4)), (Level::Master, tries().div_ceil(25))] {
        let mut rng = ChaCha8Rng::from_seed([19; 32]);
        let mut worse = Habit::default();
        for _ in 0..deals {
            let scores = [(); 2].map(|()| 7 + (rng.next_u32() % 4) as i16);
            let mut game = between_scores(scores, &mut rng);
            while let Turn::Call(seat) = game.turn() {
                let request = request(&game, seat, level);
                let (side, pass) = (game.rules().side_of(seat), Action::Call(Call::Pass));
                let most = request.view.legal.iter().filter_map(|action| match action {
                    Action::Call(call) => call.bid().map(|bid| Points(bid.number().into())),
                    _ => None,
                });
                let goes_out = most.max().is_some_and(|most| game.scores()[side] + most >= game.rules().target);
                let bidder = game.calls().iter().rev().find(|(_, call)| call.bid().is_some());
                let over_partner = bidder.is_some_and(|(bidder, _)| game.rules().side_of(*bidder) == side);
                let chosen = choose(&game, seat, level).action;
                if request.view.legal.len() > 1 && request.view.legal.contains(&pass) && (goes_out || over_partner) {
                    // Judged by other deals as well, so that it is not called worse by chance.
                    let is_worse = |seed| {
                        let judged =
                            Request { seed, ..request.clone() }.judge(&Stop::new()).expect("there is a choice");
                        let [chosen, pass] = [&chosen, &pass].map(|action| judged.of(action).expect("one of them"));
                        chosen.cost - pass.cost > 2.0 * chosen.error
                    };
                    worse.note(chosen != pass && [0, 1].into_iter().all(is_worse));
                }
                let _ = game.apply(seat, chosen).expect("legal");
            }
        }
        worse.assert_rare(50);
    }
}

/// A hand of Setback that is dealt at random, at these scores.
fn between_scores(scores: [i16; 2], rng: &mut ChaCha8Rng) -> Game {
    let rules = Arc::new(Rules::from(Preset::Setback));
    let pack = shuffle::pack(&rules, || rng.next_u32());
    let dealer = Seat::new(rng.next_u32() as usize % 4).expect("a seat");
    let hands = deal::deal(&rules, dealer, &pack).map(|_, cards| cards.iter().copied().collect());
    let mut setup = Setup::new(rules, dealer);
    setup.hands = Some(hands);
    setup.scores = BySide::from_values(scores.map(Points)).expect("two sides");
    setup.build().expect("a position")
}

#[test]
fn who_is_stopped_answers_with_what_they_have() {
    let rules = Arc::new(Rules::from(Preset::Setback));
    let mut rng = ChaCha8Rng::from_seed([6; 32]);
    let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
    let _ = game.apply(Seat::default(), Action::Deal(shuffle::pack(&rules, || rng.next_u32()))).expect("a pack");
    let stop = Stop::new();
    stop.stop();
    let mut cut_short = 0;
    while let Turn::Call(seat) | Turn::Play(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let decision = pitch_players::choose(&view, &rules, Level::Master, 1, &stop);
        assert!(view.legal.contains(&decision.action) || matches!(decision.action, Action::Say(_)));
        cut_short += u32::from(!decision.complete);
        let _ = game.apply(seat, decision.action).expect("legal");
    }
    assert!(cut_short > 5, "{cut_short}");
}
