//! Messages of the screens, whatever the screen.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// Message of a screen that a control can send.
pub trait Sends: Clone + PartialEq + Send + Sync + 'static {}

impl<M: Clone + PartialEq + Send + Sync + 'static> Sends for M {}

/// Message that a control sends when it is pressed, whatever its screen.
#[derive(Clone)]
pub struct Sent {
    message: Arc<dyn Any + Send + Sync>,
    is_same: fn(&dyn Any, &dyn Any) -> bool,
}

impl Sent {
    /// Wraps a message.
    pub fn new(message: impl Sends) -> Self {
        Sent { is_same: is_same_of(&message), message: Arc::new(message) }
    }

    /// Returns `true` if this is the same message as another.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (self.is_same)(&*self.message, &*other.message)
    }

    /// Returns the message, if it is one of this screen.
    pub fn get<M: Sends>(&self) -> Option<M> {
        self.message.downcast_ref().cloned()
    }
}

/// Returns the comparison of messages of this kind.
fn is_same_of<M: Sends>(_: &M) -> fn(&dyn Any, &dyn Any) -> bool {
    |one, other| one.downcast_ref::<M>().is_some_and(|one| Some(one) == other.downcast_ref())
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
