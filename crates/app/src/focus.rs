//! The one focus of the window: buttons take none in iced, so that it is kept here and drawn by the screens.

use crate::keymap::{Key, Step};

/// The id of the control that has the keyboard and shows it.
pub(crate) const FOCUSED: &str = "focused";

/// Focus of a screen: the thing that has the keyboard, and whether that is shown.
///
/// A screen lists its stops in the order in which Tab and the arrows go through them; the list may change from moment
/// to moment, and a focus on something that is no longer there is taken for none.
///
/// A stop is the message of a control, so that a control is told apart by what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Focus<T> {
    /// Stop that has the keyboard, in a box since what a control does can be large.
    at: Option<Box<T>>,
    is_visible: bool,
}

impl<T> Default for Focus<T> {
    fn default() -> Self {
        Focus { at: None, is_visible: false }
    }
}

impl<T: Clone + PartialEq> Focus<T> {
    /// Creates a focus that lies on this stop and shows it once a key is used.
    pub fn on(stop: T) -> Self {
        Focus { at: Some(Box::new(stop)), is_visible: false }
    }

    /// Returns the stop that has the keyboard, shown or not.
    pub fn at(&self) -> Option<&T> {
        self.at.as_deref()
    }

    /// Returns `true` if this stop has the keyboard and shows it.
    pub fn shows(&self, stop: &T) -> bool {
        self.is_visible && self.at() == Some(stop)
    }

    /// Returns the stop that shows the focus.
    pub fn shown(&self) -> Option<T> {
        self.at().filter(|_| self.is_visible).cloned()
    }

    /// Puts the focus on a stop, shown or not as before.
    pub fn set(&mut self, stop: Option<T>) {
        self.at = stop.map(Box::new);
    }

    /// Puts the focus on a stop, and shows it.
    pub fn go_to(&mut self, stop: T) {
        self.set(Some(stop));
        self.show();
    }

    /// Puts the focus on what was clicked, and hides it.
    pub fn click(&mut self, stop: T) {
        *self = Focus::on(stop);
    }

    /// Moves the focus as this key does on a page, if it does.
    pub fn follow(&mut self, key: Key, stops: &[T]) {
        if let Some(step) = key.step() {
            self.step(step, stops);
        }
    }

    /// Shows the focus: a key was used.
    pub const fn show(&mut self) {
        self.is_visible = true;
    }

    /// Hides the focus: the mouse was moved.
    pub const fn hide(&mut self) {
        self.is_visible = false;
    }

    /// Moves the focus through the stops and shows it. The first key after the mouse only shows where it is.
    pub fn step(&mut self, step: Step, stops: &[T]) {
        let place = self.at().and_then(|at| stops.iter().position(|stop| stop == at));
        let was_visible = std::mem::replace(&mut self.is_visible, true);
        let next = match (place, step) {
            (Some(place), _) if !was_visible => place,
            (Some(place), _) => step.from(place, stops.len()),
            (None, Step::Next) => 0,
            (None, Step::Previous) => stops.len().saturating_sub(1),
        };
        self.at = stops.get(next).cloned().map(Box::new);
    }
}

/// Lets the window ask a screen for the focus that it keeps in its field `focus`: both are the same on every screen, and no
/// screen lets go of the focus itself.
macro_rules! keeps_focus {
    ($screen:ty) => {
        impl $screen {
            /// Returns `true` if the focus is shown.
            pub fn shows_focus(&self) -> bool {
                self.focus.shown().is_some()
            }

            /// Shows the focus, since a listener is told what has the keyboard.
            pub const fn show_focus(&mut self) {
                self.focus.show();
            }

            /// Hides the focus: the mouse was moved.
            pub const fn hide_focus(&mut self) {
                self.focus.hide();
            }
        }
    };
}
pub(crate) use keeps_focus;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_goes_round_and_the_first_key_shows_it() {
        let mut focus = Focus::on('b');
        focus.step(Step::Next, &['a', 'b', 'c']);
        assert_eq!(focus.shown(), Some('b'));
        focus.step(Step::Next, &['a', 'b', 'c']);
        focus.step(Step::Next, &['a', 'b', 'c']);
        assert_eq!(focus.shown(), Some('a'));
        focus.step(Step::Previous, &['a', 'b', 'c']);
        assert_eq!(focus.shown(), Some('c'));
        focus.hide();
        assert_eq!((focus.shown(), focus.at()), (None, Some(&'c')));
    }

    #[test]
    fn a_target_that_went_away_is_none() {
        let mut focus = Focus::on('x');
        focus.step(Step::Next, &['a', 'b']);
        assert_eq!(focus.shown(), Some('a'));
        focus.step(Step::Next, &[]);
        assert_eq!(focus.shown(), None);
    }
}
