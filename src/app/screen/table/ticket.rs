//! What tells one question from another.

use crate::bot::Stop;

use std::sync::Arc;

/// Tells a question from all others, at whatever table they are asked: its answer bears the same.
#[derive(Debug, Clone, Default)]
pub struct Ticket(Arc<Stop>);

impl PartialEq for Ticket {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Ticket {
    /// Stops who looks for the answer.
    pub(super) fn stop(&self) -> &Stop {
        &self.0
    }
}
