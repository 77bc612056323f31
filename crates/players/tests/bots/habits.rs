//! What partners complain about: bots that keep what the partner's trick would bring home, and give away tens.

use super::choose;

use pitch_players::{Level, Stop};
use pitch_rules::{Action, Card, Cards, Game, Preset, Rank, Rules, Seat, SeatView, Trick, Turn, Viewer, shuffle};

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

/// Plays hands of Setback and tells of every card that was chosen after the pitch.
fn hands(level: Level, count: u64, mut chosen: impl FnMut(&Choice<'_>, Card)) {
    let rules = Arc::new(Rules::from(Preset::Setback));
    let mut rng = ChaCha8Rng::from_seed([5; 32]);
    for number in 0..count {
        let dealer = Seat::new(number as usize % 4).expect("a seat");
        let mut game = Game::new(Arc::clone(&rules), dealer).expect("rules that fit");
        let _ = game.apply(dealer, Action::Deal(shuffle::pack(&rules, || rng.next_u32()))).expect("a pack");
        while let Some(own) = game.turn().decides() {
            let view = game.view(Viewer::Seat(own));
            let decision = choose(&game, own, level);
            if let (Action::Play(card), Some(trump), Some(trick)) = (&decision.action, view.trump, view.trick) {
                let cards = view.legal.iter().filter_map(|action| match action {
                    Action::Play(card) => Some(*card),
                    _ => None,
                });
                let (legal, trumps) = (cards.collect::<Cards>(), Cards::of_suit(trump));
                chosen(&Choice { rules: &rules, view: &view, own, trick, legal, trumps }, *card);
            }
            let _ = game.apply(own, decision.action).expect("legal");
        }
    }
}

#[test]
fn jacks_and_tens_go_to_the_partner_and_not_to_the_others() {
    let tens = Cards::of_rank(Rank::Ten);
    let [mut jack, mut ten, mut led, mut left, mut thrown] = <[Habit; 5]>::default();
    hands(Level::USUAL, 2500, |choice, card| {
        let (legal, trumps) = (choice.legal, choice.trumps);
        let plain_tens = legal & (tens - trumps);
        if legal.len() < 2 {
            return;
        }
        if choice.trick.is_empty() {
            let others = legal - trumps - tens;
            let beatable = |ten: &Card| {
                let above = choice.rules.ranking(choice.view.trump).above(*ten);
                !(above & choice.unseen()).is_empty()
            };
            let beatable: Cards = plain_tens.iter().filter(beatable).collect();
            if !beatable.is_empty() && !others.is_empty() {
                led.note(beatable.contains(card));
            }
            return;
        }
        let jacks = legal & trumps & Cards::of_rank(Rank::Jack);
        if choice.is_surely_the_partners() {
            if !jacks.is_empty() {
                jack.note(!jacks.contains(card));
            } else if !plain_tens.is_empty() {
                ten.note(card.rank() != Some(Rank::Ten));
            }
        }
        let foes = choice.trick.best().is_some_and(|(seat, _)| !choice.is_friend(seat));
        if choice.is_last() && foes {
            let taking = legal & choice.taking();
            if !(choice.trick.cards() & tens).is_empty() && !taking.is_empty() {
                left.note(!taking.contains(card));
            }
            if !((legal - taking) & tens).is_empty() && !(legal - tens).is_empty() {
                thrown.note(!taking.contains(card) && card.rank() == Some(Rank::Ten));
            }
        }
    });
    for habit in [&jack, &ten, &led, &left, &thrown] {
        assert!(habit.chances > 150, "too few chances: {habit:?}");
        assert!(habit.taken * 20 < habit.chances, "{habit:?}");
    }
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
