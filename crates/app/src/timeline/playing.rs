//! Games by chance, as several viewers see them, for tests of timelines and pictures.

use pitch_rules::rules::{RevokeMode, TrumpBy};
use pitch_rules::{Action, Bid, Call, Event, Game, Pack, Preset, Remark, Rules, Seat, SeatView, Slip, Turn, Viewer};

use std::sync::Arc;

/// Numbers that look like chance; good enough to get different games.
pub(crate) struct Chance(pub u64);

impl Chance {
    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }

    fn of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }

    fn pack(&mut self, rules: &Rules) -> Pack {
        let mut cards: Vec<_> = rules.pack_cards().iter().collect();
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.below(place + 1));
        }
        let cut = cards.first().copied().filter(|_| rules.trump_by == TrumpBy::Cut);
        Pack::new(cards).expect("a pack").with_cut(cut)
    }

    /// Returns a decision of somebody at a table where mistakes can be made, allowed or not.
    fn mischief(&mut self, game: &Game) -> (Seat, Action) {
        let seats: Vec<Seat> = game.rules().seats().all().collect();
        let seat = self.of(&seats);
        let held = game.view(Viewer::Open).held[seat].cards.unwrap_or_default();
        let card = held.iter().nth(self.below(held.len()));
        let claims = game.claims(seat);
        let action = match (self.below(5), card) {
            (0, _) if !claims.is_empty() => Action::Say(self.of(&claims)),
            (1, _) => Action::Call(self.of(&[Call::Pass, Call::Bid(Bid::TWO)])),
            (2, Some(card)) => Action::Say(Remark::Expose(card)),
            (_, Some(card)) => Action::Play(card),
            (3, None) => {
                let pack = self.pack(game.rules());
                Action::Misdeal(Slip::Exposed(pack.cards()[..1].iter().copied().collect()), pack)
            }
            (_, None) => Action::Misdeal(Slip::Count, self.pack(game.rules())),
        };
        (seat, action)
    }
}

/// Returns the rules of every game, as they are and with mistakes, with the fewest players, as many as it has, and the
/// most.
pub(crate) fn every_game() -> Vec<Arc<Rules>> {
    let mut games = Vec::new();
    for preset in Preset::ALL {
        let rules = Rules::from(preset);
        for revoke_mode in [RevokeMode::Enforced, RevokeMode::Table] {
            for players in [rules.min_players, rules.players, rules.max_players] {
                let rules = Rules { players, revoke_mode, ..rules.clone() };
                if rules.validate().is_empty() {
                    games.push(Arc::new(rules));
                }
            }
        }
    }
    games
}

/// Plays a game as `seed` has it, to its end or 500 decisions, and shows what `viewer` sees of it: the events of every
/// decision, and the game after them.
pub(crate) fn play_by(rules: &Arc<Rules>, viewer: Viewer, seed: u64, mut look: impl FnMut(&[Event], SeatView)) {
    let mut chance = Chance(seed);
    let mut game = Game::new(Arc::clone(rules), Seat::default()).expect("rules");
    for _ in 0..500 {
        let whim = rules.allows_mistakes() && chance.below(4) == 0;
        let (seat, action) = match game.turn() {
            Turn::Over => break,
            _ if whim => chance.mischief(&game),
            Turn::Deal(seat) => (seat, Action::Deal(chance.pack(rules))),
            Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                let mut choices = game.legal(seat);
                choices.extend(game.claims(seat).into_iter().map(Action::Say));
                (seat, chance.of(&choices))
            }
        };
        let Ok(events) = game.apply(seat, action) else { continue };
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        look(&seen, game.view(viewer));
    }
}

/// Returns the game before its first deal, as a viewer sees it.
pub(crate) fn beginning(rules: &Arc<Rules>, viewer: Viewer) -> SeatView {
    Game::new(Arc::clone(rules), Seat::default()).expect("rules").view(viewer)
}

/// Returns everybody who may look on: two players, somebody who sees no hand, and somebody who sees them all.
pub(crate) fn viewers() -> [Viewer; 4] {
    [Viewer::Seat(Seat::default()), Viewer::Seat(Seat::new(1).expect("a seat")), Viewer::Public, Viewer::Open]
}
