//! Descriptions that widgets give of themselves to an operation that walks over them, see [`voice`](crate::voice).
//! Nothing of it is seen.

use super::handing_on::hands_on;
use crate::voice::{Role, Said, Sent};

use iced::advanced::Widget;
use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::{Operation, Tree};
use iced::widget::space;
use iced::{Element, Renderer, Size, Theme};

use std::convert::identity;

/// Shows `content`, described by `said`.
pub fn spoken<'a, M: 'a>(content: impl Into<Element<'a, M>>, said: Said) -> Element<'a, M> {
    Element::new(Spoken { content: content.into(), said, least: 0.0, sends: None })
}

/// Shows `content` that `sends` a message when it is pressed, described by `said`; it is at least `least` logical pixels high
/// and wide.
pub(super) fn pressed<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    said: Said,
    least: f32,
    sends: Option<Sends<'a>>,
) -> Element<'a, M> {
    Element::new(Spoken { content: content.into(), said, least, sends })
}

/// Shows drawn content, described by words.
pub fn said<'a, M: 'a>(content: impl Into<Element<'a, M>>, words: impl Into<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Words).named(words))
}

/// Leaves a place empty, and describes by words what a canvas below draws there.
pub(crate) fn heard<'a, M: 'a>(size: Size, words: impl Into<String>) -> Element<'a, M> {
    said(space().width(size.width).height(size.height), words)
}

/// Shows words above what they are about, as a heading.
pub(crate) fn headed<'a, M: 'a>(content: impl Into<Element<'a, M>>, words: impl Into<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Heading).named(words))
}

/// Shows words that something beside them says as well: they are not told.
pub(crate) fn unheard<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Unheard))
}

/// Shows the page at the bottom of all, with its name.
pub(crate) fn page_below<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: String) -> Element<'a, M> {
    spoken(content, Said::new(Role::Page).named(name))
}

/// Shows a sheet over the page, which may fill the window and takes its first words as its name if it has no other:
/// everything below it is covered. To a reader both are dialogs, since it reads out the description of a dialog.
pub(crate) fn sheet_above<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: Option<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Dialog).named(name.unwrap_or_default()))
}

/// Shows things that belong together, with a name for them.
pub fn group<'a, M: 'a>(content: impl Into<Element<'a, M>>, name: impl Into<String>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Group).named(name))
}

/// Makes the message that pressing a control sends, once a walk asks for it.
type Sends<'a> = Box<dyn Fn() -> Sent + 'a>;

struct Spoken<'a, M> {
    content: Element<'a, M>,
    said: Said,
    least: f32,
    sends: Option<Sends<'a>>,
}

impl<M> Widget<M, Theme, Renderer> for Spoken<'_, M> {
    hands_on!(identity; children diff size update mouse_interaction draw overlay);

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let limits = limits.min_width(self.least).min_height(self.least);
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, &limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if let Some(sends) = &self.sends {
            self.said.sent = Some(sends());
        }
        operation.custom(None, layout.bounds(), &mut self.said);
        operation.traverse(&mut |operation| {
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
        });
    }
}
