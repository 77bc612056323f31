//! Page on which what stands in some containers can be carried to others, by a mouse or a finger that stays down.

use super::handing_on::{hands_on, keeps};
use crate::voice::Sends;

use iced::advanced::layout::Layout;
use iced::advanced::widget::Tree;
use iced::advanced::widget::operation::Operation;
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::Id;
use iced::{Element, Event, Point, Rectangle, Renderer, Theme, Vector, mouse, touch, window};

use std::convert::identity;

/// Distance from which a press carries what it began at, in logical pixels.
const FAR: f32 = 8.0;

/// Shows `content`, in which what stands in the containers `from` can be carried to those in `to`.
pub(crate) fn carried<'a, M: Sends>(content: impl Into<Element<'a, M>>, ways: Ways<M>) -> Element<'a, M> {
    Element::new(Carried { content: content.into(), ways })
}

/// Ways on which things are carried, and what is told of it.
pub(crate) struct Ways<M> {
    /// Containers of what can be carried.
    pub from: Vec<Id>,
    /// Containers of where it can be put down.
    pub to: Vec<Id>,
    /// Makes the message of what is carried: its index, the place of the pointer in the content, and the index of what it is
    /// over.
    pub moved: Box<dyn Fn(usize, Point, Option<usize>) -> M>,
    /// Makes the message of what is put down: its index, and the index of where, if it can be there.
    pub dropped: Box<dyn Fn(usize, Option<usize>) -> M>,
}

struct Carried<'a, M> {
    content: Element<'a, M>,
    ways: Ways<M>,
}

/// Press that may carry something.
#[derive(Debug, Default, Clone, Copy)]
struct Press {
    /// Index of what it began at.
    what: usize,
    began: Point,
    carries: bool,
    finger: Option<touch::Finger>,
}

impl<M: Sends> Carried<'_, M> {
    /// Returns the index of the container at a point.
    fn find(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        at: Point,
        is_to: bool,
    ) -> Option<usize> {
        let ids = if is_to { &self.ways.to } else { &self.ways.from };
        let mut search = Search { ids, at, found: None };
        self.content.as_widget_mut().operate(tree, layout, renderer, &mut search);
        search.found
    }
}

impl<M: Sends> Widget<M, Theme, Renderer> for Carried<'_, M> {
    hands_on!(identity; children diff size layout operate draw overlay);
    keeps!(Option<Press>);

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
        let mut press = *tree.state.downcast_ref::<Option<Press>>();
        let below = &mut tree.children[0];
        let at = cursor.position();
        let mut told = None;
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let finger =
                    if let Event::Touch(touch::Event::FingerPressed { id, .. }) = event { Some(*id) } else { None };
                press = at.and_then(|began| {
                    let what = self.find(below, layout, renderer, began, false)?;
                    Some(Press { what, began, carries: false, finger })
                });
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. }) => {
                if let (Some(press), Some(at)) = (&mut press, at)
                    && (press.carries || at.distance(press.began) > FAR)
                {
                    if !std::mem::replace(&mut press.carries, true) {
                        // What was pressed is let go.
                        let lost = press
                            .finger
                            .map_or(Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)), |id| {
                                Event::Touch(touch::Event::FingerLost { id, position: at })
                            });
                        let content = self.content.as_widget_mut();
                        let nowhere = mouse::Cursor::Unavailable;
                        content.update(below, &lost, layout, nowhere, renderer, clipboard, shell, viewport);
                    }
                    let over = self.find(below, layout, renderer, at, true);
                    let Point { x, y } = layout.position();
                    shell.publish((self.ways.moved)(press.what, at - Vector::new(x, y), over));
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                if let Some(Press { what, carries: true, .. }) = press.take() {
                    let to = at.and_then(|at| self.find(below, layout, renderer, at, true));
                    told = Some((self.ways.dropped)(what, to));
                }
            }
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused) => {
                if let Some(Press { what, carries: true, .. }) = press.take() {
                    told = Some((self.ways.dropped)(what, None));
                }
            }
            _ => {}
        }
        let carries = press.is_some_and(|press| press.carries);
        *tree.state.downcast_mut::<Option<Press>>() = press;
        if let Some(told) = told {
            shell.publish(told);
            shell.capture_event();
            return;
        }
        // While something is carried the pointer is at nothing else.
        let cursor = if carries { mouse::Cursor::Unavailable } else { cursor };
        let (content, below) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(below, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        if tree.state.downcast_ref::<Option<Press>>().is_some_and(|press| press.carries) {
            return mouse::Interaction::Grabbing;
        }
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }
}

/// Operation that finds which of some containers is at a point.
struct Search<'a> {
    ids: &'a [Id],
    at: Point,
    found: Option<usize>,
}

impl Operation for Search<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if bounds.contains(self.at) {
            let found = id.and_then(|id| self.ids.iter().position(|other| other == id));
            self.found = found.or(self.found);
        }
    }
}
