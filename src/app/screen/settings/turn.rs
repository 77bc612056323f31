//! What the arrow keys make of a setting.

use super::entry::{Control, Entry, Steps};
use crate::app::context::Context;
use crate::session::Settings as Chosen;

/// Which way a setting is turned, and whether the first value follows the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Whether to the next value and not to the one before.
    pub forwards: bool,
    /// Whether it goes round.
    pub is_round: bool,
}

/// All settings, with the next or the previous value of this one; none if there is no other, or it does not matter now.
#[must_use]
pub fn turned(entry: &Entry, context: &Context, turn: Turn) -> Option<Chosen> {
    let now = &context.settings;
    if !(entry.matters)(now) {
        return None;
    }
    match entry.control {
        Control::Choice(offers) | Control::Pictures(offers) => {
            let mut offers = offers(context);
            let at = offers.iter().position(|offer| offer.is_chosen)?;
            Some(offers.swap_remove(next(at, offers.len(), Turn { is_round: true, ..turn })?).settings)
        }
        Control::Switch { is_on, set } => {
            let mut settings = now.clone();
            set(&mut settings, !is_on(now));
            Some(settings)
        }
        Control::Steps(steps) => stepped(&steps, context, turn),
        Control::Folder => None,
    }
}

/// All settings, with the next stop above or below what is stored; none if it is the last.
#[must_use]
pub fn stepped(steps: &Steps, context: &Context, turn: Turn) -> Option<Chosen> {
    let stops = steps.stops;
    // The value beside the numbers stands after the last of them.
    let count = stops.len() + usize::from(steps.beyond.is_some());
    let at = match ((steps.get)(&context.settings), turn.forwards) {
        (None, true) => (turn.is_round && count > 1).then_some(0),
        (None, false) => Some(stops.len() - 1),
        (Some(number), true) => {
            stops.iter().position(|stop| *stop > number).or((count > stops.len()).then_some(stops.len()))
        }
        (Some(number), false) => stops.iter().rposition(|stop| *stop < number),
    };
    let at = at.or_else(|| turn.is_round.then_some(if turn.forwards { 0 } else { count - 1 }))?;
    let mut settings = context.settings.clone();
    match (stops.get(at), steps.beyond) {
        (Some(stop), _) => (steps.set)(&mut settings, *stop),
        (None, Some(beyond)) => settings = beyond(context).settings,
        (None, None) => return None,
    }
    Some(settings)
}

const fn next(at: usize, count: usize, turn: Turn) -> Option<usize> {
    match (turn.forwards, turn.is_round) {
        (true, _) if at + 1 < count => Some(at + 1),
        (false, _) if at > 0 => Some(at - 1),
        (true, true) => Some(0),
        (false, true) => Some(count - 1),
        (_, false) => None,
    }
}
