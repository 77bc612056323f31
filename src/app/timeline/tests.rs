use super::*;
use crate::engine::rules::RevokeMode;
use crate::engine::{Action, Call, Game, Pack, Preset, Remark, Rules, Seat, Slip, Turn, Viewer};

use std::sync::Arc;

/// Numbers that look like chance; good enough to get different games.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
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
        Pack::new(cards).expect("a pack")
    }

    /// What somebody does at a table where mistakes can be made, whether he may or not.
    fn mischief(&mut self, game: &Game) -> (Seat, Action) {
        let seats: Vec<Seat> = game.rules().seats().all().collect();
        let seat = self.of(&seats);
        let held = game.view(Viewer::Open).held[seat].cards.unwrap_or_default();
        let card = held.iter().nth(self.below(held.len()));
        let claims = game.claims(seat);
        let action = match (self.below(5), card) {
            (0, _) if !claims.is_empty() => Action::Say(self.of(&claims)),
            (1, _) => Action::Call(self.of(&[Call::Pass, Call::Bid(crate::engine::Bid::TWO)])),
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

/// The rules of every game, as they are and with mistakes.
fn every_game() -> Vec<Arc<Rules>> {
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

/// Plays a game and shows it on timelines of several viewers.
fn play_by(rules: &Arc<Rules>, mut look: impl FnMut(&mut Timeline, &[Event], SeatView, Viewer)) {
    for (round, viewer) in
        [Viewer::Seat(Seat::default()), Viewer::Seat(Seat::new(1).expect("a seat")), Viewer::Public, Viewer::Open]
            .into_iter()
            .enumerate()
    {
        let mut chance = Chance(7 + round as u64);
        let mut game = Game::new(Arc::clone(rules), Seat::default()).expect("rules");
        let mut timeline = Timeline::new(game.view(viewer), Pace::new(1.0, Some(1400)));
        for _ in 0..500 {
            let whim = rules.revoke_mode == RevokeMode::Table && chance.below(4) == 0;
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
            look(&mut timeline, &seen, game.view(viewer), viewer);
        }
    }
}

fn play(players: u8, look: impl FnMut(&mut Timeline, &[Event], SeatView, Viewer)) {
    play_by(&Arc::new(Rules { players, ..Rules::from(Preset::AuctionPitch) }), look);
}

#[test]
fn skipping_ends_in_the_picture_of_the_game() {
    for rules in every_game() {
        play_by(&rules, |timeline, events, view, _| {
            timeline.push(events, view.clone(), true, Instant::now());
            let _ = timeline.skip();
            assert_eq!(timeline.shown(), &view);
        });
    }
}

#[test]
fn the_events_alone_tell_what_lies_where() {
    for rules in every_game() {
        play_by(&rules, |timeline, events, view, _| {
            let mut shown = timeline.shown().clone();
            if events.iter().any(|event| matches!(event, Event::TurnedUp(_))) {
                shown.stock = stock_before(&shown, events, &view);
            }
            for event in events {
                scene::fold(&mut shown, event);
            }
            // Who is to act and what he may say, how often somebody was set back, and that a suit turned up is settled, is
            // the game's to say.
            (shown.turn, shown.ask) = (view.turn, view.ask);
            shown.legal.clone_from(&view.legal);
            shown.claims.clone_from(&view.claims);
            shown.lapses.clone_from(&view.lapses);
            (shown.number, shown.set_backs) = (view.number, view.set_backs);
            if view.contract.is_none() && shown.trick.is_none() {
                (shown.trump, shown.trick) = (view.trump, view.trick);
            }
            if matches!(view.turn, Turn::Deal(_) | Turn::Over) {
                // What was entered with the count stands in the scores.
                (shown.before, shown.marks, shown.reds) = (view.before, view.marks.clone(), view.reds);
            }
            assert_eq!(shown, view, "{:?} {events:?}", rules.revoke_mode);
            *timeline = Timeline::new(view, timeline.pace());
        });
    }
}

#[test]
fn waiting_ends_where_skipping_does() {
    play(3, |timeline, events, view, _| {
        let mut now = Instant::now();
        timeline.push(events, view.clone(), true, now);
        let mut ticks = 0;
        while timeline.is_running() {
            now += Duration::from_millis(16);
            let _ = timeline.advance(now);
            ticks += 1;
            assert!(ticks < 1000, "it moves for ever");
        }
        assert_eq!(timeline.shown(), &view);
    });
}

#[test]
fn a_trick_can_wait_for_the_player() {
    let mut held = 0;
    play(4, |timeline, events, view, _| {
        timeline.set_pace(Pace::new(0.0, None));
        let now = Instant::now();
        timeline.push(events, view.clone(), false, now);
        let _ = timeline.advance(now);
        if timeline.is_holding() {
            held += 1;
            assert!(timeline.shown().trick.is_some_and(|trick| trick.is_complete()));
            timeline.release(now);
            let _ = timeline.advance(now);
        }
        assert!(timeline.is_idle());
        assert_eq!(timeline.shown(), &view);
    });
    assert!(held > 0);
}
