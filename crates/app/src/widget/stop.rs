//! Stops of the keyboard: controls that Tab goes through, with the ring that shows which of them has the keyboard.

use super::handing_on::{hands_on, keeps};
use super::spoken::spoken;
use crate::voice::{FOCUSED, Role, Said, Sends, Sent, Stopped};

use iced::advanced::layout::Layout;
use iced::advanced::renderer::{Quad, Renderer as _, Style};
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::{Container, Id, container};
use iced::{Border, Color, Element, Event, Padding, Rectangle, Renderer, Theme, border, mouse, touch};

use std::convert::identity;

/// Stop with its ring, or with the empty place of one.
pub(crate) struct Ring<'a, M> {
    place: Container<'a, M>,
    border: Border,
    said: Stopped,
    /// `true` if the ring is shown whatever has the keyboard.
    is_shown: bool,
}

impl<'a, M: 'a> Ring<'a, M> {
    /// Makes a stop of a control with a ring of this width and corner, `padding` logical pixels away from it on the outside.
    pub(super) fn new(
        control: impl Into<Element<'a, M>>,
        padding: f32,
        colour: Color,
        width: f32,
        corner: f32,
    ) -> Self {
        let border = border::rounded(corner).color(colour).width(width);
        Ring { place: container(control).padding(padding), border, said: Stopped::default(), is_shown: false }
    }

    /// Sets the distance of the control from the outside of the ring.
    pub(crate) fn padding(self, padding: impl Into<Padding>) -> Self {
        Ring { place: self.place.padding(padding), ..self }
    }

    /// Sets the largest width.
    pub(crate) fn max_width(self, width: f32) -> Self {
        Ring { place: self.place.max_width(width), ..self }
    }

    /// Returns the control with its ring, which it has only in some rows of a list.
    pub(crate) fn if_has_keys(self, has_keys: bool) -> Element<'a, M> {
        if has_keys { self.into() } else { self.place.into() }
    }

    /// Shows the ring whatever has the keyboard, if `is_shown`.
    pub(super) fn shown(self, is_shown: bool) -> Self {
        Ring { is_shown, ..self }
    }

    /// Sets if the focus begins here.
    pub(crate) fn begins(self, begins: bool) -> Self {
        Ring { said: Stopped { begins, ..self.said }, ..self }
    }

    /// Lets the arrows up and down go through the controls of the stop, and leave it at its ends.
    pub(crate) fn upright(self) -> Self {
        Ring { said: Stopped { is_upright: true, ..self.said }, ..self }
    }

    /// Lets the arrows up and down go to the stops above and below, among those that are in a grid as well.
    pub(crate) fn in_grid(self) -> Self {
        Ring { said: Stopped { is_in_grid: true, ..self.said }, ..self }
    }

    /// Sets the message that Enter sends, where it does not press what has the keyboard.
    pub(crate) fn entered(self, message: impl Sends) -> Self {
        Ring { said: Stopped { enters: Some(Sent::new(message)), ..self.said }, ..self }
    }

    /// Sets the messages that the arrows to the left and to the right send.
    pub(crate) fn turned(self, [left, right]: [impl Sends; 2]) -> Self {
        Ring { said: Stopped { turns: Some([Sent::new(left), Sent::new(right)]), ..self.said }, ..self }
    }

    /// Makes it the stop of a text field, whose contents typed letters take the place of if `replaces`.
    pub(super) fn of_field(self, id: Id, replaces: bool) -> Self {
        Ring { said: Stopped { field: Some((id, replaces)), ..self.said }, ..self }
    }
}

impl<'a, M: 'a> From<Ring<'a, M>> for Element<'a, M> {
    fn from(ring: Ring<'a, M>) -> Self {
        let Ring { place, border, said, is_shown } = ring;
        Element::new(Stop { content: place.into(), border, said, is_shown })
    }
}

/// Makes one stop of controls of which one is chosen, each in the ring that is shown where it has the keyboard.
pub(crate) fn list<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Ring<'a, M> {
    Ring::new(content, 0.0, Color::TRANSPARENT, 0.0, 0.0)
}

/// Moves the stops in content to another turn: those of lower turns come before, those of higher ones after them.
pub(crate) fn at_turn<'a, M: 'a>(turn: i8, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    spoken(content, Said::new(Role::Turn(turn)))
}

/// Marks the control that goes on from a page: what it says and leads to may change, and a listener who is at it is not told
/// of the page once more.
pub(crate) fn way_on<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    spoken(content, Said::new(Role::WayOn))
}

struct Stop<'a, M> {
    content: Element<'a, M>,
    border: Border,
    said: Stopped,
    is_shown: bool,
}

#[derive(Debug, Default)]
struct State {
    is_shown: bool,
    is_clicked: bool,
}

impl<M> Widget<M, Theme, Renderer> for Stop<'_, M> {
    hands_on!(identity; children diff size layout mouse_interaction overlay);
    keeps!(State);

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        let state = tree.state.downcast_mut::<State>();
        (self.said.is_shown, self.said.is_clicked) = (state.is_shown, state.is_clicked);
        let bounds = layout.bounds();
        let is_seen = self.border.width > 0.0 || self.said.field.is_some();
        if (state.is_shown || self.is_shown) && is_seen {
            operation.container(Some(&Id::new(FOCUSED)), bounds);
        }
        operation.custom(None, bounds, &mut self.said);
        (state.is_shown, state.is_clicked) = (self.said.is_shown, self.said.is_clicked);
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
        if let Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. }) = event {
            tree.state.downcast_mut::<State>().is_clicked = cursor.is_over(layout.bounds());
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if (tree.state.downcast_ref::<State>().is_shown || self.is_shown) && self.border.width > 0.0 {
            let ring = Quad { bounds: layout.bounds(), border: self.border, ..Quad::default() };
            renderer.fill_quad(ring, Color::TRANSPARENT);
        }
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }
}
