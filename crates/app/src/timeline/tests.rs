use super::playing::{Chance, beginning, every_game, play_by, viewers};
use super::*;
use pitch_rules::{Preset, Rules, Turn, Viewer};

use std::sync::Arc;

/// Plays a game once for every viewer and shows it on the viewer's timeline.
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
                shown.apply(event);
            }
            // Who is to act and what they may say, how often somebody was set back, and that a suit turned up is settled, is
            // the game's to say.
            (shown.turn, shown.ask) = (view.turn, view.ask);
            shown.legal.clone_from(&view.legal);
            (shown.restraint, shown.throw) = (view.restraint, view.throw);
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

/// The ways in which the same events may be shown.
fn paces() -> [Pace; 3] {
    let full = Pace::new(1.0, Some(1400));
    [full, full.reduced(true), Pace::new(0.0, Some(0))]
}

#[test]
fn whatever_way_it_is_shown_it_ends_in_the_same_picture() {
    for (number, rules) in every_game().into_iter().enumerate() {
        let viewer = viewers()[number % 2];
        let mut timelines = paces().map(|pace| Timeline::new(beginning(&rules, viewer), pace));
        let mut skipped = timelines[0].clone();
        let (mut chance, mut now) = (Chance(number as u64), Instant::now());
        play_by(&rules, viewer, 11 + number as u64, |events, view| {
            skipped.push(events, view.clone(), true, now);
            let folded = skipped.skip();
            for timeline in &mut timelines {
                timeline.push(events, view.clone(), true, now);
                let mut shown = Vec::new();
                while !timeline.is_idle() || timeline.is_running() {
                    // The player looks away now and then.
                    now += Duration::from_millis(1 + chance.below(400) as u64);
                    shown.extend(timeline.advance(now));
                }
                assert_eq!(shown, folded, "nothing is left out");
                assert_eq!(timeline.shown(), skipped.shown());
                assert_eq!(timeline.moving(now).map(|moving| moving.events.to_vec()), None);
            }
            assert_eq!(skipped.shown(), &view);
        });
    }
}

#[test]
fn everything_is_told_once_when_it_begins() {
    for pace in paces() {
        let rules = Arc::new(Rules::from(Preset::AuctionPitch));
        let mut timeline = Timeline::new(beginning(&rules, Viewer::Public), pace);
        let mut now = Instant::now();
        play_by(&rules, Viewer::Public, 5, |events, view| {
            timeline.push(events, view, true, now);
            let mut told = timeline.begun(now);
            let waits = timeline.moving(now).is_some_and(|moving| moving.since.is_none());
            assert!(!waits || told.is_empty(), "{told:?} is told before it is seen");
            while !timeline.is_idle() {
                now += Duration::from_millis(16);
                let _ = timeline.advance(now);
                let begun = timeline.begun(now);
                let packets = begun.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
                assert!(packets < 2 || pace != paces()[0], "the packets of a deal set out one after the other");
                told.extend(begun);
            }
            assert_eq!(told, events);
        });
    }
}

#[test]
fn the_newest_card_is_marked_for_a_while_where_nothing_travels() {
    let rules = Arc::new(Rules::from(Preset::AuctionPitch));
    let mut marked = 0;
    let [full, reduced, _] = paces();
    for pace in [full, reduced] {
        let mut timeline = Timeline::new(beginning(&rules, Viewer::Public), pace);
        let mut now = Instant::now();
        play_by(&rules, Viewer::Public, 5, |events, view| {
            timeline.push(events, view, false, now);
            let played = match events {
                [Event::Played { card, .. }] => Some(*card),
                _ => None,
            };
            let (mut since, mut ms) = (None, 0);
            while timeline.is_running() {
                now += Duration::from_millis(20);
                ms += 20;
                let _ = timeline.advance(now);
                since = since.or(timeline.newest().map(|_| ms));
                assert!(pace.is_reduced() || timeline.newest().is_none());
            }
            if let (Some(_), true) = (played, pace.is_reduced()) {
                assert!((580..=640).contains(&ms), "{ms} ms in all");
                assert!(since.is_some_and(|since| (100..=120).contains(&since)), "{since:?}: it fades in first");
                marked += 1;
            }
            assert_eq!(timeline.newest(), None, "nothing is left of it at rest");
        });
    }
    assert!(marked > 5);
}
