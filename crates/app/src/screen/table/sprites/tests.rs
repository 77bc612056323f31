use super::*;
use crate::layout::{Contents, Layout};
use crate::screen::table::bloom::Blooming;
use crate::screen::table::hand::Hand;
use crate::screen::table::transient::{self, Transient};
use crate::timeline::playing::{Chance, beginning, every_game, play_by, viewers};
use crate::timeline::{Pace, Timeline};
use pitch_rules::{Preset, Rank, Rules, SeatView, Viewer};
use pitch_session::hand_order;
use pitch_session::settings::HandOrder;

use iced::{Point, Size};

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A table without a window: what the screen keeps to say where the cards are.
struct Desk {
    rules: Arc<Rules>,
    timeline: Timeline,
    hand: Hand,
    layout: Layout,
    now: Instant,
}

impl Desk {
    fn new(rules: &Arc<Rules>, viewer: Viewer, pace: Pace, now: Instant) -> Self {
        let view = beginning(rules, viewer);
        let layout = Layout::new(Size::new(1280.0, 800.0), Contents::new(view.seats.len(), 0));
        let timeline = Timeline::new(view, pace).with_counters(rules.counts_down() || rules.ante_red > 0);
        Desk { rules: Arc::clone(rules), timeline, hand: Hand::default(), layout, now }
    }

    fn bottom(&self) -> Seat {
        self.timeline.shown().own_seat().unwrap_or_default()
    }

    /// Lays the hand out as the screen does after every change.
    fn refresh(&mut self) {
        let own = self.bottom();
        let dealing = self.timeline.moving(self.now).map_or(0, |moving| {
            let packets = moving.events.iter().filter_map(|event| match event {
                Event::Dealt { seat, packet, .. } if *seat == own => Some(usize::from(packet.count)),
                _ => None,
            });
            packets.sum()
        });
        let view = self.timeline.shown();
        let early: Cards = view.early.iter().filter(|(seat, _)| *seat == own).map(|(_, card)| *card).collect();
        let held = view.held[own].cards.unwrap_or_default() - early;
        let hand = hand_order::order(held, view.rankings.with(view.trump), HandOrder::default());
        self.layout = Layout::new(
            Size::new(1280.0, 800.0),
            Contents::new(view.seats.len(), hand.len().max(self.unseen()) + dealing),
        );
        let placed = hand.into_iter().enumerate();
        let places: Vec<_> =
            placed.filter_map(|(index, card)| Some((card, self.layout.hand_card_at(index, false)?))).collect();
        self.hand.settle(&places, self.timeline.pace().gliding(), self.now);
    }

    fn unseen(&self) -> usize {
        let held = self.timeline.shown().held[self.bottom()];
        if held.cards.is_some() { 0 } else { held.count.into() }
    }

    fn stage(&self) -> Stage<'_> {
        Stage::at_rest(&self.timeline, &self.layout, &self.hand, &self.rules, self.bottom(), self.now)
    }

    fn push(&mut self, events: &[Event], view: SeatView) {
        self.timeline.push(events, view, true, self.now);
        self.refresh();
    }

    fn skip(&mut self) {
        let _ = self.timeline.skip();
        self.refresh();
    }

    /// Lets so many ms pass.
    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
        if !self.timeline.advance(self.now).is_empty() {
            self.refresh();
        }
    }

    fn is_resting(&self) -> bool {
        !self.timeline.is_running() && !self.hand.is_moving(self.now)
    }

    /// What is drawn: the cards, what passes over them, and what the counters and the pool come to.
    fn picture(&self) -> (Vec<Sprite>, Vec<Transient>, bool, Option<Blooming>) {
        let stage = self.stage();
        (sprites(&stage), transient::transients(&stage), stage.landing().is_some(), stage.bloom())
    }
}

fn full() -> Pace {
    Pace::new(1.0, Some(300))
}

#[test]
fn skipped_full_and_reduced_motion_end_in_the_same_picture() {
    for (number, rules) in every_game().into_iter().enumerate() {
        let (viewer, begun) = (viewers()[number % 4], Instant::now());
        let mut skipped = Desk::new(&rules, viewer, full(), begun);
        let mut moved = Desk::new(&rules, viewer, full(), begun);
        let mut reduced = Desk::new(&rules, viewer, full().reduced(true), begun);
        play_by(&rules, viewer, 3 + number as u64, |events, view| {
            skipped.push(events, view.clone());
            skipped.skip();
            skipped.now += Duration::from_secs(1);
            for (desk, step) in [(&mut moved, 16), (&mut reduced, 40)] {
                desk.push(events, view.clone());
                let mut waited = 0;
                while !desk.is_resting() {
                    desk.wait(step + waited % 7);
                    waited += 1;
                    assert!(waited < 2000, "it moves for ever: {events:?}");
                }
                assert_eq!(desk.picture(), skipped.picture(), "{events:?}");
            }
            let (cards, passing, _, bloom) = skipped.picture();
            assert_eq!(bloom, None);
            assert!(passing.is_empty());
            assert!(cards.iter().all(|card| card.opacity >= 1.0 && card.open >= 1.0));
        });
    }
}

#[test]
fn with_reduced_motion_nothing_travels_turns_or_grows() {
    let places = |sprites: &[Sprite]| -> BTreeSet<String> {
        let place = |sprite: &Sprite| format!("{:?} {:?}", sprite.card, sprite.place);
        sprites.iter().map(place).collect()
    };
    for preset in [Preset::AuctionPitch, Preset::SevenUp, Preset::Britannica1911] {
        let rules = Arc::new(Rules::from(preset));
        let viewer = Viewer::Seat(Seat::default());
        let mut desk = Desk::new(&rules, viewer, full().reduced(true), Instant::now());
        let mut faded = 0;
        play_by(&rules, viewer, 9, |events, view| {
            desk.push(events, view);
            let mut before = places(&desk.picture().0);
            while !desk.is_resting() {
                // Between two pictures a card lies where it lay, or has come, or is gone: what fades stands still.
                let step =
                    desk.timeline.moving(desk.now).map(|moving| (moving.events.to_vec(), moving.since.is_some()));
                desk.wait(10);
                let (sprites, passing, _, bloom) = desk.picture();
                assert!(bloom.is_none_or(|bloom| bloom.centre == desk.layout.patch.center()), "{bloom:?}");
                let same =
                    desk.timeline.moving(desk.now).map(|moving| (moving.events.to_vec(), moving.since.is_some()));
                if step == same {
                    assert_eq!(places(&sprites), before, "{events:?}");
                }
                before = places(&sprites);
                faded += sprites.iter().filter(|sprite| sprite.opacity < 1.0).count();
                assert!(sprites.iter().all(|sprite| sprite.open >= 1.0), "nothing turns over");
                for thing in passing {
                    match thing {
                        Transient::Crown { .. } => panic!("it travels"),
                        Transient::Bubble { .. } | Transient::Counter { .. } | Transient::Point { .. } => {}
                    }
                }
            }
        });
        assert!(faded > 20, "cards fade");
    }
}

#[test]
fn bubbles_crowns_the_patch_and_counters_pass_and_are_gone() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for preset in [Preset::AuctionPitch, Preset::Britannica1911] {
        let rules = Arc::new(Rules::from(preset));
        let viewer = Viewer::Seat(Seat::default());
        let mut desk = Desk::new(&rules, viewer, full(), Instant::now());
        play_by(&rules, viewer, 9, |events, view| {
            desk.push(events, view);
            while !desk.is_resting() {
                desk.wait(8);
                if let Some(bloom) = desk.picture().3 {
                    let patch = desk.layout.patch.width;
                    assert!((0.75 * patch..=1.31 * patch).contains(&bloom.side), "{bloom:?}");
                    let _ = seen.insert(if bloom.out == 3 { "bloom" } else { "patch" });
                }
                for thing in desk.picture().1 {
                    match thing {
                        Transient::Bubble { opacity, .. } => {
                            assert!((0.0..=1.0).contains(&opacity));
                            let _ = seen.insert("bubble");
                        }
                        Transient::Crown { at } => {
                            assert!(desk.layout.table.contains(at), "{at:?}");
                            let _ = seen.insert("crown");
                        }
                        Transient::Point { .. } => panic!("the table lights them"),
                        Transient::Counter { at, .. } => {
                            let window = iced::Rectangle::new(Point::ORIGIN, desk.layout.size);
                            assert!(window.contains(at), "{at:?}");
                            let _ = seen.insert("counter");
                        }
                    }
                }
            }
            assert!(desk.picture().1.is_empty());
        });
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["bloom", "bubble", "counter", "crown", "patch"]);
}

#[test]
fn trumps_of_another_suit_bear_the_pip_of_trump_wherever_they_lie_and_nothing_else_does() {
    let (mut in_hand, mut in_trick) = (0, 0);
    for preset in [Preset::FivePoint, Preset::SevenPoint, Preset::EuchreSetback] {
        let rules = Arc::new(Rules::from(preset));
        let viewer = Viewer::Seat(Seat::default());
        let mut desk = Desk::new(&rules, viewer, full(), Instant::now());
        play_by(&rules, viewer, 4, |events, view| {
            desk.push(events, view);
            while !desk.is_resting() {
                desk.wait(60);
                let view = desk.timeline.shown();
                for sprite in desk.picture().0 {
                    let twin = |card: &Card| {
                        view.trump.is_some_and(|trump| {
                            card.suit() == Some(trump.of_same_color()) && card.rank() == Some(Rank::Jack)
                        })
                    };
                    let wanted = view.trump.filter(|_| sprite.card.as_ref().is_some_and(twin));
                    assert_eq!(sprite.overlay.trump, wanted, "{:?}, {:?} is trump", sprite.card, view.trump);
                    let held = sprite.card.is_some_and(|card| view.hand().contains(card));
                    in_hand += usize::from(wanted.is_some() && held);
                    in_trick += usize::from(wanted.is_some() && !held);
                }
            }
        });
    }
    assert!(in_hand > 20 && in_trick > 20, "{in_hand} in the hand, {in_trick} in tricks");
}

#[test]
fn to_skip_at_any_moment_ends_in_the_same_picture() {
    let mut chance = Chance(5);
    for (number, rules) in every_game().into_iter().enumerate() {
        let (viewer, begun) = (viewers()[number % 4], Instant::now());
        let mut skipped = Desk::new(&rules, viewer, full(), begun);
        let mut moved = Desk::new(&rules, viewer, full(), begun);
        play_by(&rules, viewer, 21 + number as u64, |events, view| {
            for desk in [&mut skipped, &mut moved] {
                desk.push(events, view.clone());
            }
            skipped.skip();
            skipped.now += Duration::from_secs(1);
            // A moment within a deal, a bloom, a card on its way, a trick that lies or is gathered.
            for _ in 0..chance.below(9) {
                moved.wait(chance.below(500) as u64);
            }
            moved.skip();
            moved.now += Duration::from_secs(1);
            assert_eq!(moved.picture(), skipped.picture(), "{events:?}");
        });
    }
}
