//! The one place where fingers are told from the mouse: around everything that the window shows.
//!
//! The widgets below hear of one finger at a time, each time with its place. A finger that wanders over an area that
//! can be scrolled scrolls it and presses nothing. The kind of pointer that was used last is told once it was lifted:
//! nothing moves away from under a press.

use super::handing_on::{hands_on, keeps};
use crate::pointer::Pointer;
use crate::voice::Said;

use iced::advanced::layout::Layout;
use iced::advanced::renderer::Style;
use iced::advanced::widget::Tree;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::Id;
use iced::widget::operation::AbsoluteOffset;
use iced::{Element, Event, Point, Rectangle, Renderer, Theme, Vector, mouse, touch, window};

use std::any::Any;
use std::convert::identity;

/// Distance that a finger wanders before it scrolls, in logical pixels of the interface.
const STEADY: f32 = 10.0;
/// Number of moves of the mouse with no touch among them that are those of a mouse: with every touch, window systems
/// tell of one or two as well.
const MOVES: u8 = 3;

/// Shows `content`, where the player uses `pointer`; `changed` is told of another kind.
pub fn pointed<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    pointer: Pointer,
    changed: fn(Pointer) -> M,
) -> Element<'a, M> {
    Element::new(Pointed { content: content.into(), pointer, changed })
}

struct Pointed<'a, M> {
    content: Element<'a, M>,
    pointer: Pointer,
    changed: fn(Pointer) -> M,
}

#[derive(Debug, Default)]
struct State {
    /// Finger that counts: the first.
    finger: Option<Finger>,
    /// Number of moves of the mouse since the last touch.
    moves: u8,
}

#[derive(Debug, Clone, Copy)]
struct Finger {
    id: touch::Finger,
    /// Place where it was put.
    from: Point,
    /// Place where it is.
    at: Point,
    /// Area that can be scrolled on which it was put, as [`Areas`] counts them.
    area: Option<usize>,
    scrolls: bool,
}

/// Recipient of an event, and its form.
enum Told {
    Nobody,
    /// Everything below, with the cursor at a place.
    All(Event, mouse::Cursor),
    /// The area of this number, scrolled by this way; the event lets go of a press that there was before.
    Area(usize, Vector, Option<Event>),
}

impl State {
    /// Returns the cursor for the widgets below, where the window has it at `cursor`.
    fn cursor(&self, pointer: Pointer, cursor: mouse::Cursor) -> mouse::Cursor {
        match (self.finger, pointer) {
            (Some(finger), _) if !finger.scrolls => mouse::Cursor::Available(finger.at),
            (Some(_), _) | (None, Pointer::Finger) => mouse::Cursor::Unavailable,
            (None, Pointer::Mouse) => cursor,
        }
    }

    /// Takes an event of a finger; `area` finds the area that can be scrolled at a point.
    fn touched(&mut self, event: touch::Event, area: impl FnOnce(Point) -> Option<usize>) -> Told {
        self.moves = 0;
        let all = |event, at| Told::All(Event::Touch(event), mouse::Cursor::Available(at));
        match event {
            touch::Event::FingerPressed { id, position } => {
                if self.finger.is_some_and(|finger| finger.id != id) {
                    return Told::Nobody;
                }
                let area = area(position);
                self.finger = Some(Finger { id, from: position, at: position, area, scrolls: false });
                all(event, position)
            }
            touch::Event::FingerMoved { id, position } => {
                let Some(finger) = self.finger.as_mut().filter(|finger| finger.id == id) else { return Told::Nobody };
                let Some(area) = finger.area else {
                    finger.at = position;
                    return all(event, position);
                };
                if !finger.scrolls && position.distance(finger.from) <= STEADY {
                    return Told::Nobody;
                }
                let lost = touch::Event::FingerLost { id, position: finger.from };
                let lost = (!finger.scrolls).then_some(Event::Touch(lost));
                let way = finger.at - position;
                (finger.at, finger.scrolls) = (position, true);
                Told::Area(area, way, lost)
            }
            touch::Event::FingerLifted { id, position } | touch::Event::FingerLost { id, position } => {
                match self.finger.take_if(|finger| finger.id == id) {
                    Some(finger) if !finger.scrolls => all(event, position),
                    _ => Told::Nobody,
                }
            }
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for Pointed<'_, M> {
    hands_on!(identity; children diff size layout operate overlay);
    keeps!(State);

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
        let (state, below) = (tree.state.downcast_mut::<State>(), &mut tree.children[0]);
        let content = self.content.as_widget_mut();
        let mut tell = |content: &mut dyn Widget<M, Theme, Renderer>,
                        below: &mut Tree,
                        event: &Event,
                        cursor,
                        shell: &mut Shell<'_, M>| {
            content.update(below, event, layout, cursor, renderer, clipboard, shell, viewport);
        };
        // What is pressed is let go where the finger is taken away by something else.
        let taken =
            matches!(event, Event::Window(window::Event::Unfocused) | Event::Mouse(mouse::Event::ButtonPressed(_)));
        if let Some(Finger { id, from, .. }) = state.finger.take_if(|_| taken) {
            let lost = Event::Touch(touch::Event::FingerLost { id, position: from });
            tell(content, below, &lost, mouse::Cursor::Unavailable, shell);
        }
        match event {
            Event::Touch(touched) => {
                let is_lifted = matches!(touched, touch::Event::FingerLifted { .. });
                let told = state.touched(*touched, |at| {
                    let mut areas = Areas::at(at);
                    content.operate(below, layout, renderer, &mut areas);
                    areas.found
                });
                match told {
                    Told::Nobody => shell.capture_event(),
                    Told::All(event, cursor) => tell(content, below, &event, cursor, shell),
                    Told::Area(area, way, lost) => {
                        if let Some(lost) = lost {
                            tell(content, below, &lost, mouse::Cursor::Unavailable, shell);
                        }
                        content.operate(below, layout, renderer, &mut Areas::scrolling(area, way));
                        shell.capture_event();
                        shell.request_redraw();
                    }
                }
                if is_lifted && self.pointer == Pointer::Mouse {
                    shell.publish((self.changed)(Pointer::Finger));
                }
            }
            // A mouse that only follows the finger points at nothing.
            Event::Mouse(mouse::Event::CursorMoved { .. })
                if state.finger.is_some() || self.pointer == Pointer::Finger =>
            {
                state.moves = if state.finger.is_some() { 0 } else { state.moves + 1 };
                if state.moves >= MOVES {
                    state.moves = 0;
                    shell.publish((self.changed)(Pointer::Mouse));
                }
            }
            Event::Mouse(_) => {
                let is_used =
                    matches!(event, Event::Mouse(mouse::Event::ButtonReleased(_) | mouse::Event::WheelScrolled { .. }));
                tell(content, below, event, cursor, shell);
                if is_used && self.pointer == Pointer::Finger {
                    shell.publish((self.changed)(Pointer::Mouse));
                }
            }
            _ => tell(content, below, event, state.cursor(self.pointer, cursor), shell),
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let cursor = tree.state.downcast_ref::<State>().cursor(self.pointer, cursor);
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
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
        let cursor = tree.state.downcast_ref::<State>().cursor(self.pointer, cursor);
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }
}

/// Operation that counts the areas that can be scrolled: finds the innermost one at a point that has more than is seen,
/// or scrolls one.
struct Areas {
    wanted: Wanted,
    count: usize,
    found: Option<usize>,
    /// Visible parts of the areas that are walked through, and the distances that they are scrolled.
    within: Vec<(Rectangle, Vector)>,
    entered: Option<(Rectangle, Vector)>,
}

enum Wanted {
    At(Point),
    Scroll(usize, Vector),
}

impl Areas {
    fn at(point: Point) -> Self {
        Areas::new(Wanted::At(point))
    }

    fn scrolling(area: usize, way: Vector) -> Self {
        Areas::new(Wanted::Scroll(area, way))
    }

    fn new(wanted: Wanted) -> Self {
        Areas { wanted, count: 0, found: None, within: vec![(Rectangle::INFINITE, Vector::ZERO)], entered: None }
    }
}

impl Operation for Areas {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let before = self.within.len();
        self.within.extend(self.entered.take());
        operate(self);
        self.within.truncate(before);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        // What lies below a sheet is not reached.
        if state.downcast_ref::<Said>().is_some_and(|said| said.role.is_layer()) {
            self.found = None;
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let (area, scrolled) = self.within[self.within.len() - 1];
        let seen = (bounds - scrolled).intersection(&area).unwrap_or_default();
        match self.wanted {
            Wanted::At(point) => {
                let has_more = content.height > bounds.height + 0.5 || content.width > bounds.width + 0.5;
                if has_more && seen.contains(point) {
                    self.found = Some(self.count);
                }
            }
            Wanted::Scroll(area, way) if area == self.count => {
                state.scroll_by(AbsoluteOffset { x: way.x, y: way.y }, bounds, content);
            }
            Wanted::Scroll(..) => {}
        }
        self.count += 1;
        self.entered = Some((seen, scrolled + translation));
    }
}
