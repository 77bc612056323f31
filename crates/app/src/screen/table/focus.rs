//! What has the keyboard at the table. The table is painted: its controls are told apart by what they do.

use super::Message;
use crate::keymap::Step;

use std::time::{Duration, Instant};

/// Least time from the Enter that brings the keyboard to a decision to the one that makes it. Enter pressed time and again, to
/// see what moves end sooner, decides nothing.
const PAUSE: Duration = Duration::from_millis(400);

/// Control of the table that has the keyboard, and whether that is shown.
///
/// The controls may be others from moment to moment; a focus on something that is no longer there is taken for none.
#[derive(Debug, Clone, Default)]
pub(super) struct Focus {
    /// Message of the control, in a box since what a control does can be large.
    at: Option<Box<Message>>,
    is_visible: bool,
    /// Last Enter that brought the keyboard to a control or came too soon after one that did.
    brought: Option<Instant>,
}

impl Focus {
    /// Returns the control that has the keyboard, shown or not.
    pub(super) fn at(&self) -> Option<&Message> {
        self.at.as_deref()
    }

    /// Returns `true` if this control has the keyboard and shows it.
    pub(super) fn shows(&self, control: &Message) -> bool {
        self.is_visible && self.at() == Some(control)
    }

    /// Returns the control that shows the focus.
    pub(super) fn shown(&self) -> Option<Message> {
        self.at().filter(|_| self.is_visible).cloned()
    }

    /// Puts the focus on a control, shown or not as before.
    pub(super) fn set(&mut self, control: Option<Message>) {
        self.at = control.map(Box::new);
        self.brought = None;
    }

    /// Puts the focus on a control, and shows it.
    pub(super) fn go_to(&mut self, control: Message) {
        self.set(Some(control));
        self.show();
    }

    /// Puts the focus on a control at Enter, and shows it.
    pub(super) fn bring(&mut self, control: Message, now: Instant) {
        self.go_to(control);
        self.brought = Some(now);
    }

    /// Puts the focus back as it was before something was looked up, which an Enter may have closed.
    pub(super) fn restore(&mut self, before: Focus, now: Instant) {
        *self = Focus { brought: Some(now), ..before };
    }

    /// Returns `true` if Enter comes so soon after the one that brought the focus that it can't be meant for what has it.
    pub(super) fn is_too_soon(&mut self, now: Instant) -> bool {
        let is_soon = self.brought.is_some_and(|brought| now < brought + PAUSE);
        self.brought = is_soon.then_some(now);
        is_soon
    }

    /// Puts the focus on what was clicked, and hides it.
    pub(super) fn click(&mut self, control: Message) {
        self.set(Some(control));
        self.hide();
    }

    /// Shows the focus: a key was used.
    pub(super) const fn show(&mut self) {
        self.is_visible = true;
    }

    /// Hides the focus: the mouse was moved.
    pub(super) const fn hide(&mut self) {
        self.is_visible = false;
    }

    /// Moves the focus through the controls and shows it. The first key after the mouse only shows where it is.
    pub(super) fn step(&mut self, step: Step, controls: &[Message]) {
        let place = self.at().and_then(|at| controls.iter().position(|control| control == at));
        let was_visible = std::mem::replace(&mut self.is_visible, true);
        let next = match (place, step) {
            (Some(place), _) if !was_visible => place,
            (Some(place), _) => step.from(place, controls.len()),
            (None, Step::Next) => 0,
            (None, Step::Previous) => controls.len().saturating_sub(1),
        };
        self.set(controls.get(next).cloned());
    }
}
