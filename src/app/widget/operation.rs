//! What a screen asks iced to do with one of its widgets.

use crate::app::keymap::Key;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::advanced::widget::operation::scrollable::scroll_to;
use iced::advanced::widget::operation::{Operation as Walk, Outcome, Scrollable};
use iced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Rectangle, Task, Vector, clipboard};

/// How far what is scrolled into view keeps from the edge, in logical pixels.
const MARGIN: f32 = 12.0;

/// A wish that only the runtime can fulfil; a screen returns it in its `Outcome`.
#[derive(Debug, Clone, PartialEq)]
pub enum Operation {
    /// Give the keys to the text field with this id.
    Focus(Id),
    /// Take the keys from the text field that has them, which would swallow the next letters.
    Release,
    /// Give the keys to the text field with this id, so that what is typed takes the place of what stands there.
    Replace(Id),
    /// Scroll the area with this id down by so many logical pixels.
    ScrollBy(Id, f32),
    /// Scroll an area until a part of it is seen.
    ScrollTo {
        /// The area.
        area: Id,
        /// The container in it.
        part: Id,
        /// Whether the part is to stand at the upper edge; else the area is scrolled no further than it must.
        is_top: bool,
    },
    /// Put this text where it can be pasted from.
    Copy(String),
    /// Two wishes.
    Both(Box<[Operation; 2]>),
}

impl Operation {
    /// Scrolls the area until this container in it is seen; not at all if it is.
    pub fn reveal(area: &'static str, part: Id) -> Self {
        Operation::ScrollTo { area: Id::new(area), part, is_top: false }
    }

    /// Scrolls the area until this container in it stands at its upper edge.
    pub fn scroll_to_top(area: &'static str, part: Id) -> Self {
        Operation::ScrollTo { area: Id::new(area), part, is_top: true }
    }

    /// Scrolls the area by so many logical pixels up or down, as this key asks; nothing if it asks for something else.
    pub fn page(area: &'static str, key: Key, height: f32) -> Option<Self> {
        let down = match key {
            Key::PageDown => height,
            Key::PageUp => -height,
            _ => return None,
        };
        Some(Operation::ScrollBy(Id::new(area), down))
    }

    /// Both wishes, if there is another.
    pub fn and(self, other: Option<Operation>) -> Operation {
        match other {
            Some(other) => Operation::Both(Box::new([self, other])),
            None => self,
        }
    }

    /// The task that fulfils the wish.
    pub fn task<M: Send + 'static>(self) -> Task<M> {
        match self {
            Operation::Focus(id) => operation::focus(id),
            Operation::Release => operate(unfocus::<()>()).discard(),
            Operation::Replace(id) => operation::focus(id.clone()).chain(operation::select_all(id)),
            Operation::ScrollBy(id, down) => operation::scroll_by(id, AbsoluteOffset { x: 0.0, y: down }),
            Operation::ScrollTo { area, part, is_top } => {
                operate(ScrollTo { area, part, is_top, window: None, enters: false, is_inside: false, place: None })
                    .discard()
            }
            Operation::Copy(text) => clipboard::write(text),
            Operation::Both(wishes) => Task::batch(wishes.map(Operation::task)),
        }
    }
}

/// Looks for an area and a part of it, and then scrolls the one to the other.
struct ScrollTo {
    area: Id,
    part: Id,
    is_top: bool,
    /// Where the area is, and how far it is scrolled.
    window: Option<(Rectangle, f32)>,
    /// Whether what is walked over next is in the area, and whether what is walked over now is.
    enters: bool,
    is_inside: bool,
    /// Where the part would be if nothing were scrolled.
    place: Option<Rectangle>,
}

impl Walk for ScrollTo {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Walk)) {
        let before = self.is_inside;
        self.is_inside |= std::mem::take(&mut self.enters);
        operate(self);
        self.is_inside = before;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if self.is_inside && id == Some(&self.part) {
            self.place = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.area) {
            self.window = Some((bounds, translation.y));
            self.enters = true;
        }
    }

    fn finish(&self) -> Outcome<()> {
        let (Some((window, scrolled)), Some(place)) = (self.window, self.place) else { return Outcome::None };
        let Some(y) = offset(window.height, scrolled, place.y - window.y, place.height, self.is_top) else {
            return Outcome::None;
        };
        Outcome::Chain(Box::new(scroll_to(self.area.clone(), AbsoluteOffset { x: None, y: Some(y) })))
    }
}

/// How far a window of this height must be scrolled to show what begins at `top`; none if it shows it as it is.
fn offset(window: f32, scrolled: f32, top: f32, height: f32, is_top: bool) -> Option<f32> {
    let (first, last) = (top - MARGIN, top + height + MARGIN);
    if is_top || first < scrolled || last - first > window {
        let wanted = if is_top { top } else { first };
        return (is_top || first < scrolled || last > scrolled + window).then_some(wanted.max(0.0));
    }
    (last > scrolled + window).then_some(last - window)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_is_scrolled_no_further_than_it_must() {
        assert_eq!(offset(400.0, 0.0, 100.0, 60.0, false), None);
        assert_eq!(offset(400.0, 0.0, 500.0, 60.0, false), Some(172.0), "up from below");
        assert_eq!(offset(400.0, 300.0, 100.0, 60.0, false), Some(88.0), "down from above");
        assert_eq!(offset(400.0, 300.0, 0.0, 60.0, false), Some(0.0));
        assert_eq!(offset(400.0, 0.0, 100.0, 60.0, true), Some(100.0), "to the upper edge");
        assert_eq!(offset(50.0, 0.0, 100.0, 60.0, false), Some(88.0), "what is too high begins at the edge");
    }
}
