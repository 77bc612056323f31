use super::playing::{Chance, beginning, every_game, play_by, viewers};
use super::*;
use crate::engine::{Preset, Rules, Turn, Viewer};

use std::sync::Arc;

/// Plays a game once for every viewer and shows it on his timeline.
fn shown_to_all(rules: &Arc<Rules>, mut look: impl FnMut(&mut Timeline, &[Event], SeatView, Viewer)) {
    for (round, viewer) in viewers().into_iter().enumerate() {
        let mut timeline = Timeline::new(beginning(rules, viewer), Pace::new(1.0, Some(1400)));
        play_by(rules, viewer, 7 + round as u64, |events, view| look(&mut timeline, events, view, viewer));
    }
}

fn play(players: u8, look: impl FnMut(&mut Timeline, &[Event], SeatView, Viewer)) {
    shown_to_all(&Arc::new(Rules { players, ..Rules::from(Preset::AuctionPitch) }), look);
}

#[test]
fn skipping_ends_in_the_picture_of_the_game() {
    for rules in every_game() {
        shown_to_all(&rules, |timeline, events, view, _| {
            timeline.push(events, view.clone(), true, Instant::now());
            let _ = timeline.skip();
            assert_eq!(timeline.shown(), &view);
        });
    }
}

#[test]
fn the_events_alone_tell_what_lies_where() {
    for rules in every_game() {
        shown_to_all(&rules, |timeline, events, view, _| {
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
