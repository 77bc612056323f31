use super::*;
use crate::engine::{Action, Cards, Game, Pack, Preset, Rules, Seat, Turn, Viewer};

use std::sync::Arc;

/// A pack that depends on `n`; good enough to get different hands.
fn pack(n: u64) -> Pack {
    let mut cards: Vec<_> = Cards::PACK.iter().collect();
    let mut state = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for place in (1..cards.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        cards.swap(place, (state >> 33) as usize % (place + 1));
    }
    Pack::new(cards).expect("a pack")
}

/// Plays whole games and shows them on timelines of several viewers.
fn play(players: u8, mut look: impl FnMut(&mut Timeline, &[Event], SeatView, Viewer)) {
    let rules = Arc::new(Rules { players, ..Rules::from(Preset::AuctionPitch) });
    for viewer in [Viewer::Seat(Seat::default()), Viewer::Public, Viewer::Open] {
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules");
        let mut timeline = Timeline::new(game.view(viewer), Pace::new(1.0, Some(1400)));
        for turn in 0..600 {
            let (seat, action) = match game.turn() {
                Turn::Over => break,
                Turn::Deal(seat) => (seat, Action::Deal(pack(turn))),
                Turn::Call(seat) | Turn::Play(seat) => {
                    let legal = game.legal(seat);
                    let chosen = legal[(turn as usize * 31 / 7) % legal.len()].clone();
                    (seat, chosen)
                }
            };
            let events = game.apply(seat, action).expect("legal");
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            look(&mut timeline, &seen, game.view(viewer), viewer);
        }
    }
}

#[test]
fn skipping_ends_in_the_picture_of_the_game() {
    for players in 2..=7 {
        play(players, |timeline, events, view, _| {
            timeline.push(events, view.clone(), true, Instant::now());
            let _ = timeline.skip();
            assert_eq!(timeline.shown(), &view);
        });
    }
}

#[test]
fn the_events_alone_tell_what_lies_where() {
    play(4, |timeline, events, view, _| {
        let mut shown = timeline.shown().clone();
        for event in events {
            scene::fold(&mut shown, event);
        }
        // Who is to act, and how often somebody was set back, is the game's to say.
        shown.turn = view.turn;
        shown.legal.clone_from(&view.legal);
        (shown.number, shown.set_backs) = (view.number, view.set_backs);
        if let (Some(trump), Some(trick)) = (shown.trump, &shown.trick) {
            assert_eq!(Some(trump), view.trump);
            assert_eq!(trick.best(), view.trick.and_then(|trick| trick.best()));
        }
        assert_eq!(shown, view);
        *timeline = Timeline::new(view, timeline.pace());
    });
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
