//! Operations that a screen asks iced to do on one of its widgets.

use crate::keymap::Key;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::advanced::widget::operation::scrollable::scroll_to;
use iced::advanced::widget::operation::{Operation as Walk, Outcome, Scrollable};
use iced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Rectangle, Task, Vector, clipboard};

/// Distance from the edge that a part keeps when it is scrolled into view, in logical pixels.
const MARGIN: f32 = 12.0;

/// Request that only the runtime can fulfill; a screen returns it in its `Outcome`.
#[derive(Debug, Clone, PartialEq)]
pub enum Operation {
    /// Give the keys to the text field with this id.
    Focus(Id),
    /// Take the keys from the text field that has them, which would swallow the next letters.
    Release,
    /// Give the keys to the text field with this id, so that typed letters take the place of its contents.
    Replace(Id),
    /// Scroll the area with this id down by this many logical pixels.
    ScrollBy(Id, f32),
    /// Scroll an area until a part of it is seen.
    ScrollTo {
        /// Area.
        area: Id,
        /// Container in it.
        part: Id,
        /// `true` if the part is to stand at the upper edge; else the area is scrolled no further than it must.
        is_top: bool,
    },
    /// Put the focus on the stop in the container, or of the text field, with this id, and show it.
    GoTo(Id),
    /// Put the focus there, shown or not as before.
    Rest(Id),
    /// Put a text on the clipboard.
    Copy(String),
    /// Two requests.
    Both(Box<[Operation; 2]>),
}

impl Operation {
    /// Returns the request that scrolls an area until a container in it is seen; not at all if it is.
    pub fn reveal(area: &'static str, part: Id) -> Self {
        Operation::ScrollTo { area: Id::new(area), part, is_top: false }
    }

    /// Returns the request that scrolls an area until a container in it stands at its upper edge.
    pub(crate) fn scroll_to_top(area: &'static str, part: Id) -> Self {
        Operation::ScrollTo { area: Id::new(area), part, is_top: true }
    }

    /// Returns the request that scrolls an area by `height` logical pixels up or down, as the key asks; `None` if it
    /// asks for something else.
    pub fn page(area: &'static str, key: Key, height: f32) -> Option<Self> {
        let down = match key {
            Key::PageDown => height,
            Key::PageUp => -height,
            _ => return None,
        };
        Some(Operation::ScrollBy(Id::new(area), down))
    }

    /// Returns the stop that the request puts the focus on, if it does, and whether that is shown then.
    pub fn goal(&self) -> Option<(Id, bool)> {
        match self {
            Operation::GoTo(id) => Some((id.clone(), true)),
            Operation::Rest(id) => Some((id.clone(), false)),
            Operation::Both(wishes) => wishes.iter().find_map(Operation::goal),
            _ => None,
        }
    }

    /// Returns both requests, if there is another.
    pub fn and(self, other: Option<Operation>) -> Operation {
        match other {
            Some(other) => Operation::Both(Box::new([self, other])),
            None => self,
        }
    }

    /// Returns the task that fulfills the request.
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
            // The program does it, which keeps the focus.
            Operation::GoTo(_) | Operation::Rest(_) => Task::none(),
            Operation::Copy(text) => clipboard::write(text),
            Operation::Both(wishes) => Task::batch(wishes.map(Operation::task)),
        }
    }
}

/// Operation that looks for an area and a part of it, and then scrolls the one to the other.
struct ScrollTo {
    area: Id,
    part: Id,
    is_top: bool,
    /// Place of the area, and the distance that it is scrolled.
    window: Option<(Rectangle, f32)>,
    /// `true` if the widgets walked over next are in the area.
    enters: bool,
    /// `true` if the widgets walked over now are in the area.
    is_inside: bool,
    /// Place that the part would have if nothing were scrolled.
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

/// Returns the distance that a window of a height must be scrolled to show a part that begins at `top`; `None` if it
/// shows it as it is.
pub fn offset(window: f32, scrolled: f32, top: f32, height: f32, is_top: bool) -> Option<f32> {
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
