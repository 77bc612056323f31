//! Identity of a question.

use pitch_players::Stop;

use std::sync::Arc;

/// Identity of a question among all others, at whatever table they are asked: its answer bears the same.
#[derive(Debug, Clone, Default)]
pub struct Ticket(Arc<Stop>);

impl PartialEq for Ticket {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Ticket {
    /// Returns the signal that stops the search for the answer.
    pub(super) fn stop(&self) -> &Stop {
        &self.0
    }
}
