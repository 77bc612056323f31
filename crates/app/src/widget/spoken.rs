//! Descriptions that widgets give of themselves to an operation that walks over them, see [`voice`](crate::voice).
//! Nothing of it is seen.

use super::handing_on::hands_on;
use crate::voice::{Role, Said};

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::{Element, Event, Rectangle, Renderer, Theme, mouse};

use std::convert::identity;

/// Shows `content`, described by `said`.
pub fn spoken<'a, M: 'a>(content: impl Into<Element<'a, M>>, said: Said) -> Element<'a, M> {
    pressed(content, said, 0.0)
}

/// Shows `content` that can be pressed, described by `said`; it is at least `least` logical pixels high and wide.
pub(super) fn pressed<'a, M: 'a>(content: impl Into<Element<'a, M>>, said: Said, least: f32) -> Element<'a, M> {
    Element::new(Spoken { content: content.into(), said, least })
}

/// Shows drawn content, described by words.
pub fn said<'a, M: 'a>(content: impl Into<Element<'a, M>>, words: impl Into<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Words).named(words))
}

/// Shows the page at the bottom of all, with its name.
pub fn page_below<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: String) -> Element<'a, M> {
    spoken(content, Said::new(Role::Page).named(name))
}

/// Shows a sheet over the page, which may fill the window and takes its first words as its name if it has no other:
/// everything below it is covered. To a reader both are dialogs, since it reads out the description of a dialog.
pub fn sheet_above<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: Option<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Dialog).named(name.unwrap_or_default()))
}

/// Shows things that belong together, with a name for them.
pub fn group<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: impl Into<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Group).named(name))
}

struct Spoken<'a, M> {
    content: Element<'a, M>,
    said: Said,
    least: f32,
}

/// Request to press the widget, which outlives the view in which it was made.
#[derive(Debug, Default)]
struct State {
    is_pressed: bool,
}

impl<M> Widget<M, Theme, Renderer> for Spoken<'_, M> {
    hands_on!(identity; children diff size mouse_interaction draw overlay);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let limits = limits.min_width(self.least).min_height(self.least);
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, &limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.custom(None, layout.bounds(), &mut self.said);
        if self.said.take_press() {
            tree.state.downcast_mut::<State>().is_pressed = true;
        }
        operation.traverse(&mut |operation| {
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let is_pressed = std::mem::take(&mut tree.state.downcast_mut::<State>().is_pressed);
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        if is_pressed {
            let middle = mouse::Cursor::Available(layout.bounds().center());
            let button = mouse::Button::Left;
            for click in [mouse::Event::ButtonPressed(button), mouse::Event::ButtonReleased(button)] {
                // What takes the first half of a click would take the second for taken.
                let mut messages = Vec::new();
                let (click, mut own) = (Event::Mouse(click), Shell::new(&mut messages));
                content.update(tree, &click, layout, middle, renderer, clipboard, &mut own, viewport);
                messages.into_iter().for_each(|message| shell.publish(message));
            }
            shell.request_redraw();
        }
        content.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }
}
