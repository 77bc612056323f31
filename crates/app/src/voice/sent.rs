//! Messages of the screens, whatever the screen.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// Message of a screen that a control can send.
pub trait Sends: Clone + Send + Sync + 'static {}

impl<M: Clone + Send + Sync + 'static> Sends for M {}

/// Message that a control sends when it is pressed, whatever its screen.
#[derive(Clone)]
pub struct Sent(Arc<dyn Any + Send + Sync>);

impl Sent {
    /// Wraps a message.
    pub fn new(message: impl Sends) -> Self {
        Sent(Arc::new(message))
    }

    /// Returns the message, if it is one of this screen.
    pub fn get<M: Sends>(&self) -> Option<M> {
        self.0.downcast_ref().cloned()
    }
}

impl fmt::Debug for Sent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Sent")
    }
}

/// Nobody is told what a control sends.
impl PartialEq for Sent {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
