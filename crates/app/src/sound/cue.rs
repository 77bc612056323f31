//! Cues for the events that are heard.

use pitch_rules::{Cause, Event, Finished};

/// A sound, from the least to the most important.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A card taken up from the hand.
    Lift,
    /// A packet of a deal.
    Deal,
    /// A step of the count for Game, which is higher the more is counted: 0 to [`Cue::HIGHEST`].
    Tick(u8),
    /// A peg that goes on by a hole.
    Peg,
    /// A stroke of the pen, as a figure or a total is written.
    Stroke,
    /// A point that is certain, or lands on the pad.
    Point,
    /// A card on the cloth.
    Card,
    /// Something that may not be done.
    Refused,
    /// A word before the first card.
    Bid,
    /// A trick taken in.
    Trick,
    /// Trump that is named.
    Bloom,
    /// What a set back takes away, scratched out.
    Scratch,
    /// The stamp on a contract that was made.
    Made,
    /// The stamp on a pitcher who was set back.
    SetBack,
    /// A game won.
    Win,
}

impl Cue {
    /// All cues, from the least to the most important.
    pub const ALL: [Cue; 22] = [
        Cue::Lift,
        Cue::Deal,
        Cue::Tick(0),
        Cue::Tick(1),
        Cue::Tick(2),
        Cue::Tick(3),
        Cue::Tick(4),
        Cue::Tick(5),
        Cue::Tick(6),
        Cue::Tick(Cue::HIGHEST),
        Cue::Peg,
        Cue::Stroke,
        Cue::Point,
        Cue::Card,
        Cue::Refused,
        Cue::Bid,
        Cue::Trick,
        Cue::Bloom,
        Cue::Scratch,
        Cue::Made,
        Cue::SetBack,
        Cue::Win,
    ];

    /// Height of the last step of the count for Game.
    pub const HIGHEST: u8 = 7;

    /// Returns the step of the count for Game of which this share is counted, 0 to 1.
    pub fn tick(share: f32) -> Cue {
        Cue::Tick((share.clamp(0.0, 1.0) * f32::from(Cue::HIGHEST)).round() as u8)
    }

    /// Returns the cue of an event on the table, if it is heard. The count of a hand and the end of a game are heard
    /// when their sheets show them.
    pub(crate) const fn of_event(event: &Event) -> Option<Cue> {
        match event {
            Event::Dealt { .. } => Some(Cue::Deal),
            Event::Played { .. }
            | Event::PitchedEarly { .. }
            | Event::TurnedUp(_)
            | Event::Cut(_)
            | Event::WidowTaken { .. }
            | Event::Discarded { .. }
            | Event::Handed { .. }
            | Event::Drawn { .. }
            | Event::Uncovered { .. }
            | Event::WeakHand { .. }
            | Event::Withdrawn(_)
            | Event::Exposed { .. }
            | Event::LaidDown { .. } => Some(Cue::Card),
            Event::Called { .. }
            | Event::CallVoid { .. }
            | Event::RenegeCalled { .. }
            | Event::PartnerCalled(_)
            | Event::PartnerShown(_) => Some(Cue::Bid),
            Event::TrickTaken { .. } | Event::Claimed { .. } => Some(Cue::Trick),
            Event::TrumpSet(_) => Some(Cue::Bloom),
            Event::Marked(mark) if matches!(mark.cause, Cause::Peg(..)) => Some(Cue::Peg),
            Event::TakenUp { .. }
            | Event::Misdealt { .. }
            | Event::Exhausted
            | Event::FirstPitcher { .. }
            | Event::Marked(_)
            | Event::Contracted(_)
            | Event::Replenished { .. }
            | Event::Lead { .. }
            | Event::SetAside { .. }
            | Event::StockTop(_)
            | Event::ThrownIn
            | Event::Overridden(_)
            | Event::LedWrongly { .. }
            | Event::LetStand(_)
            | Event::Demanded { .. }
            | Event::CardCalled { .. }
            | Event::Corrected { .. }
            | Event::EndedByScore(_)
            | Event::HandScored(_)
            | Event::DealPassed(_)
            | Event::GameWon(_) => None,
        }
    }

    /// Returns the cue of events that are shown at one moment: the most important of theirs.
    pub(crate) fn of_events(events: &[Event]) -> Option<Cue> {
        events.iter().filter_map(Cue::of_event).max()
    }

    /// Returns the cue of the result of a hand, heard when its stamp comes down.
    pub(crate) fn of_result(finished: &Finished) -> Option<Cue> {
        let is_bid = finished.score.bid().is_some();
        is_bid.then_some(if finished.score.set_back { Cue::SetBack } else { Cue::Made })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timeline::playing;
    use pitch_rules::{Preset, Rules, Viewer};

    use std::sync::Arc;

    #[test]
    fn the_count_for_game_goes_up() {
        let ticks: Vec<Cue> = (0..=20).map(|twentieth| Cue::tick(twentieth as f32 / 20.0)).collect();
        assert!(ticks.is_sorted() && ticks.iter().all(|tick| Cue::ALL.contains(tick)), "{ticks:?}");
        assert_eq!((ticks[0], ticks[20]), (Cue::Tick(0), Cue::Tick(Cue::HIGHEST)));
    }

    #[test]
    fn whatever_cards_and_players_do_is_heard_and_only_one_thing_at_once() {
        let mut heard = Vec::new();
        playing::play_by(&Arc::new(Rules::from(Preset::AuctionPitch)), Viewer::Public, 3, |events, _| {
            let cues: Vec<Cue> = events.iter().filter_map(Cue::of_event).collect();
            let moves = events.iter().any(|event| {
                matches!(
                    event,
                    Event::Dealt { .. } | Event::Called { .. } | Event::Played { .. } | Event::TrickTaken { .. }
                )
            });
            assert_eq!(moves, !cues.is_empty(), "{events:?}");
            assert_eq!(Cue::of_events(events), cues.iter().max().copied());
            heard.extend(cues);
            let set_back = events.iter().find_map(|event| match event {
                Event::HandScored(finished) => Some((Cue::of_result(finished), finished.score.set_back)),
                _ => None,
            });
            if let Some((cue, set_back)) = set_back {
                assert_eq!(cue, Some(if set_back { Cue::SetBack } else { Cue::Made }));
                heard.extend(cue);
            }
        });
        for cue in [Cue::Deal, Cue::Card, Cue::Bid, Cue::Bloom, Cue::Trick, Cue::SetBack] {
            assert!(heard.contains(&cue), "{cue:?} was never heard");
        }
    }
}
