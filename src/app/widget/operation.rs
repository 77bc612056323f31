//! What a screen asks iced to do with one of its widgets.

use iced::Task;
use iced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};

/// A wish that only the runtime can fulfil; a screen returns it in its `Action`.
#[derive(Debug, Clone, PartialEq)]
pub enum Operation {
    /// Give the keys to the text field with this id, or to none if there is no such field.
    Focus(Id),
    /// Scroll the area with this id down by so many logical pixels.
    ScrollBy(Id, f32),
}

impl Operation {
    /// The task that fulfils the wish.
    pub fn task<M: Send + 'static>(self) -> Task<M> {
        match self {
            Operation::Focus(id) => operation::focus(id),
            Operation::ScrollBy(id, down) => operation::scroll_by(id, AbsoluteOffset { x: 0.0, y: down }),
        }
    }
}
