//! How much was played and how often each thing happened, so that it can be seen what a test has covered.

use pitch_rules::{Action, Call, Cause, Event, Slip};

use std::collections::BTreeMap;
use std::fmt;

#[derive(Debug, Clone, Default)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    pub fn note(&mut self, what: &'static str) {
        *self.0.entry(what).or_insert(0) += 1;
    }

    pub fn count(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or(0)
    }

    pub fn and(mut self, other: Tally) -> Tally {
        for (what, count) in other.0 {
            *self.0.entry(what).or_insert(0) += count;
        }
        self
    }

    /// Notes what is worth counting of something done and of what came of it.
    pub fn note_deed(&mut self, action: &Action, events: &[Event]) {
        match action {
            Action::Misdeal(Slip::Count, _) => self.note("wrong counts"),
            Action::Misdeal(Slip::Exposed(_), _) => self.note("cards shown in dealing"),
            _ => {}
        }
        for event in events {
            let what = match event {
                Event::HandScored(_) => "hands",
                Event::GameWon(_) => "games won",
                Event::EndedByScore(_) => "ended by the score",
                Event::ThrownIn if matches!(action, Action::Call(Call::Bunch)) => "bunched",
                Event::ThrownIn => "thrown in",
                Event::Misdealt { thrown_in: true, .. } => "misdeals",
                Event::Exhausted => "stock exhausted",
                Event::TurnedUp(_) => "turned up",
                Event::Called { call: Call::Run, .. } => "run",
                Event::Called { call: Call::Undertake, .. } => "undertaken",
                Event::Called { call: Call::Accept, .. } => "sold",
                Event::Called { takes_from: Some(_), .. } => "bids taken",
                Event::CallVoid { .. } => "void calls",
                Event::Discarded { .. } => "discards",
                Event::Handed { .. } => "trumps handed over",
                Event::WeakHand { .. } => "weak hands",
                Event::WidowTaken { .. } => "widows taken",
                Event::Replenished { .. } => "discards drawn again",
                Event::Drawn { .. } => "draws",
                Event::Lead { .. } => "leads told",
                Event::PitchedEarly { .. } => "early pitches",
                Event::Overridden(_) => "overridden",
                Event::LedWrongly { .. } => "wrong leads",
                Event::LetStand(_) => "let stand",
                Event::TrumpSet(_) if matches!(action, Action::Say(_)) => "trumps named",
                Event::Withdrawn(_) => "withdrawals",
                Event::Demanded { demand: Some(_), .. } => "demands",
                Event::Exposed { .. } => "exposed cards",
                Event::CardCalled { .. } => "cards called",
                Event::Corrected { .. } => "take-backs",
                Event::RenegeCalled { found: Some(_), .. } => "reneges called rightly",
                Event::RenegeCalled { found: None, .. } => "reneges called wrongly",
                Event::LaidDown { .. } => "hands laid down",
                Event::Claimed { .. } => "claims",
                Event::Marked(mark) => match mark.cause {
                    Cause::TurnUp(_) => "points for a card turned up",
                    Cause::Gift => "gifts",
                    Cause::Price(_) | Cause::Refused(_) => "prices",
                    Cause::Look(_) => "looks of a partner",
                    Cause::Misdeal => "points for a misdeal",
                    Cause::Renege(..) | Cause::Revoke(..) => "penalties for a renege",
                    Cause::Moon => "moons",
                    Cause::Peg(..) => "pegs",
                    Cause::BidTaken(_)
                    | Cause::Difference
                    | Cause::SetBack(_)
                    | Cause::Point(_)
                    | Cause::Slam
                    | Cause::Short => {
                        continue;
                    }
                },
                _ => continue,
            };
            self.note(what);
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} hands", self.count("games"), self.count("hands"))?;
        for (what, count) in self.0.iter().filter(|(what, _)| !["games", "hands"].contains(what)) {
            write!(f, ", {count} {what}")?;
        }
        Ok(())
    }
}
