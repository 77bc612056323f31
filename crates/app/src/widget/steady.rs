//! Keeps a pressed control where it is: where rows come, go or grow by a press, the area is scrolled so that the
//! control stays under the pointer until that leaves it, and the next press meets the same control.
//!
//! Empty room above or below the contents makes up for it where an area cannot be scrolled so far. The room goes as it
//! is scrolled out of sight.

use super::handing_on::{hands_on, keeps};
use crate::voice::{FOCUSED, Role, Said};

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::Tree;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::Id;
use iced::widget::operation::AbsoluteOffset;
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, touch};

use std::any::Any;
use std::cell::Cell;
use std::collections::HashMap;
use std::convert::identity;
use std::rc::Rc;

/// Distance below which a way counts as none, in logical pixels.
const STILL: f32 = 0.5;

/// Makes an area that scrolls down and begins at its top, as made of `content` by `scrolled`, steady under presses. Its
/// scroll bar lies over the last `bar` logical pixels of its width.
pub(super) fn steady<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    bar: f32,
    scrolled: impl FnOnce(Element<'a, M>) -> Element<'a, M>,
) -> Element<'a, M> {
    let room = Rc::new(Cell::new(Room::default()));
    let content = Element::new(Roomy { content: content.into(), room: Rc::clone(&room) });
    Element::new(Steady { content: scrolled(content), bar, room })
}

/// Empty room above and below the contents of the area, in logical pixels.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Room {
    above: f32,
    below: f32,
}

struct Steady<'a, M> {
    content: Element<'a, M>,
    bar: f32,
    room: Rc<Cell<Room>>,
}

#[derive(Debug, Default)]
struct State {
    held: Option<Held>,
    room: Room,
}

/// Control that was pressed.
#[derive(Debug)]
struct Held {
    control: Name,
    /// Place in the window where it was pressed.
    place: Rectangle,
    /// Part of the area it lies in, if that has an id, and the top of that part at the press.
    part: Option<(Id, f32)>,
}

/// Identity by which a control is known again.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Name {
    /// Part of the area that it lies in, if that has an id.
    part: Option<Id>,
    role: Role,
    name: String,
    /// Index among those alike.
    nth: usize,
}

impl<M> Steady<'_, M> {
    fn walk(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> Walk {
        let mut walk = Walk::default();
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, &mut walk);
        walk
    }

    /// Scrolls the control that is held back to where it was, and lets the room go that is out of sight. Returns `true`
    /// if anything has changed.
    fn settle(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> bool {
        let State { held, room } = tree.state.downcast_ref::<State>();
        if held.is_none() && *room == Room::default() {
            return false;
        }
        let before = *room;
        let walk = self.walk(tree, layout, renderer);
        let State { held, room } = tree.state.downcast_mut::<State>();
        let Some(area) = walk.area else { return false };
        let away = held.as_ref().and_then(|held| walk.away(held));
        if away.is_none() {
            *held = None;
        }
        let offset = area.offset + away.filter(|away| away.abs() >= STILL).unwrap_or_default();
        let (offset, needed) = area.with_room(offset, before);
        let has_changed = needed != before || (offset - area.offset).abs() >= STILL;
        if has_changed {
            *room = needed;
            self.room.set(needed);
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, &mut ScrollTo(Some(offset)));
        }
        has_changed
    }

    /// Holds the control that is pressed at a point, if there is one.
    fn hold(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, at: Point) {
        let walk = self.walk(tree, layout, renderer);
        let is_on_bar = walk.area.is_some_and(|area| area.is_on_bar(at, self.bar));
        let held = if is_on_bar { None } else { walk.at(at) };
        tree.state.downcast_mut::<State>().held = held;
    }
}

impl<M> Widget<M, Theme, Renderer> for Steady<'_, M> {
    hands_on!(identity; children size layout operate mouse_interaction draw overlay);
    keeps!(State);

    fn diff(&self, tree: &mut Tree) {
        self.room.set(tree.state.downcast_ref::<State>().room);
        tree.diff_children(std::slice::from_ref(&self.content));
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
        if self.settle(tree, layout, renderer) {
            shell.invalidate_layout();
            shell.request_redraw();
        }
        let has_left = |held: &Held| cursor.position().is_none_or(|at| !held.place.contains(at));
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => match cursor.position_over(layout.bounds()) {
                Some(at) => self.hold(tree, layout, renderer, at),
                None => tree.state.downcast_mut::<State>().held = None,
            },
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let held = &mut tree.state.downcast_mut::<State>().held;
                let _ = held.take_if(|held| has_left(held));
            }
            // What scrolls in another way, or leads elsewhere.
            Event::Mouse(mouse::Event::WheelScrolled { .. })
            | Event::Touch(touch::Event::FingerLost { .. })
            | Event::Keyboard(_)
            | Event::Window(iced::window::Event::Resized(_) | iced::window::Event::Rescaled(_)) => {
                tree.state.downcast_mut::<State>().held = None;
            }
            _ => {}
        }
        self.content.as_widget_mut().update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
    }
}

/// Area as it is: its place, the distance that it is scrolled, and the height of its contents with its room.
#[derive(Debug, Clone, Copy)]
struct Area {
    bounds: Rectangle,
    offset: f32,
    height: f32,
}

impl Area {
    /// Returns the distance to scroll, and the room needed, to look as it would scrolled by `offset` with the room that
    /// it has.
    fn with_room(&self, offset: f32, room: Room) -> (f32, Room) {
        // In the measure of what is in it, without room.
        let offset = offset - room.above;
        let bare = self.height - room.above - room.below;
        let room = Room { above: (-offset).max(0.0), below: 0.0 };
        let offset = offset.max(0.0);
        let most = (bare + room.above - self.bounds.height).max(0.0);
        let below = if offset - most < STILL { 0.0 } else { offset - most + self.missing(bare + room.above) };
        (offset, Room { below, ..room })
    }

    /// Returns `true` if a point lies on the scroll bar, `bar` wide, which is there where there is more than is seen.
    fn is_on_bar(&self, at: Point, bar: f32) -> bool {
        self.height > self.bounds.height && at.x >= self.bounds.x + self.bounds.width - bar && self.bounds.contains(at)
    }

    /// Returns the height by which the contents fall short of the area.
    fn missing(&self, height: f32) -> f32 {
        (self.bounds.height - height).max(0.0)
    }
}

/// Operation that lists the contents of the area, or looks for something there.
#[derive(Debug, Default)]
struct Walk {
    area: Option<Area>,
    /// Distance that the widgets walked over are scrolled.
    scrolled: Vector,
    /// Part in which the widgets walked over lie.
    part: Option<Id>,
    /// Part in which the widgets walked over next lie.
    next: Option<Id>,
    /// `true` if the widgets walked over next lie in another area within this one.
    is_within: bool,
    parts: Vec<(Id, Rectangle)>,
    controls: Vec<(Name, Rectangle)>,
    alike: HashMap<Name, usize>,
}

impl Walk {
    fn add(&mut self, role: Role, name: &str, place: Rectangle) {
        let mut name = Name { part: self.part.clone(), role, name: name.to_owned(), nth: 0 };
        let count = self.alike.entry(name.clone()).or_default();
        name.nth = *count;
        *count += 1;
        self.controls.push((name, place));
    }

    /// Returns the distance by which the held control lies lower than before; one that went by the press is given up
    /// for the part it lay in.
    fn away(&self, held: &Held) -> Option<f32> {
        let control = self.controls.iter().find(|(name, _)| *name == held.control);
        let control = control.map(|(_, place)| place.y - held.place.y);
        control.or_else(|| {
            let (part, top) = held.part.as_ref()?;
            self.parts.iter().find(|(id, _)| id == part).map(|(_, place)| place.y - top)
        })
    }

    /// Returns the control that is pressed at a point of the window: the one there, or else one beside it in the same
    /// part.
    fn at(&self, at: Point) -> Option<Held> {
        let within = self.parts.iter().rfind(|(_, place)| place.contains(at)).map(|(id, _)| id);
        let is_beside = |(name, place): &&(Name, Rectangle)| {
            within.is_some() && name.part.as_ref() == within && (place.y..place.y + place.height).contains(&at.y)
        };
        let there = self.controls.iter().rfind(|(_, place)| place.contains(at));
        let (control, place) = there.or_else(|| self.controls.iter().rfind(is_beside))?;
        let part = control.part.as_ref().and_then(|part| self.parts.iter().find(|(id, _)| id == part));
        let part = part.map(|(id, place)| (id.clone(), place.y));
        // Where what is pressed lies beside the control, the pointer rests on both.
        let place = if place.contains(at) { *place } else { place.union(&Rectangle::new(at, Size::ZERO).expand(1.0)) };
        Some(Held { control: control.clone(), place, part })
    }
}

impl Operation for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        // What is in an area within this one is kept steady there.
        if std::mem::take(&mut self.is_within) {
            return;
        }
        let before = self.part.clone();
        if let Some(part) = self.next.take() {
            self.part = Some(part);
        }
        operate(self);
        self.part = before;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.next = id.filter(|id| **id != Id::new(FOCUSED)).cloned();
        if let Some(id) = &self.next {
            self.parts.push((id.clone(), bounds - self.scrolled));
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if self.area.is_some() {
            self.is_within = true;
            let name = id.map(|id| format!("{id:?}")).unwrap_or_default();
            self.add(Role::List, &name, bounds - self.scrolled);
        } else {
            self.area = Some(Area { bounds, offset: translation.y, height: content.height });
            self.scrolled = translation;
        }
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(said) = state.downcast_ref::<Said>().filter(|said| said.role.is_control()) {
            self.add(said.role, &said.name, bounds - self.scrolled);
        }
    }
}

/// Operation that scrolls the first area that it comes to down by a distance.
struct ScrollTo(Option<f32>);

impl Operation for ScrollTo {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        if self.0.is_some() {
            operate(self);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some(offset) = self.0.take() {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(offset) });
        }
    }
}

/// Contents of the area, with its room.
struct Roomy<'a, M> {
    content: Element<'a, M>,
    room: Rc<Cell<Room>>,
}

impl<M> Roomy<'_, M> {
    fn inner(layout: Layout<'_>) -> Layout<'_> {
        layout.children().next().unwrap_or(layout)
    }
}

impl<M> Widget<M, Theme, Renderer> for Roomy<'_, M> {
    hands_on!(Self::inner; children diff size operate update mouse_interaction draw overlay);

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let Room { above, below } = self.room.get();
        let content = self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits);
        let Size { width, height } = content.size();
        Node::with_children(Size::new(width, above + height + below), vec![content.move_to(Point::new(0.0, above))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An area of 400 by 300 with so much in it.
    fn area(height: f32) -> Area {
        Area { bounds: Rectangle::with_size(Size::new(400.0, 300.0)), offset: 0.0, height }
    }

    #[test]
    fn a_press_on_the_scroll_bar_holds_nothing() {
        let high = area(1000.0);
        assert!(high.is_on_bar(Point::new(390.0, 100.0), 12.0));
        assert!(!high.is_on_bar(Point::new(380.0, 100.0), 12.0));
        assert!(!area(200.0).is_on_bar(Point::new(390.0, 100.0), 12.0), "there is no bar");
    }

    #[test]
    fn room_is_made_where_it_cannot_be_scrolled_and_goes_where_it_is_not_seen() {
        let none = Room::default();
        assert_eq!(area(1000.0).with_room(200.0, none), (200.0, none));
        let above = Room { above: 40.0, below: 0.0 };
        assert_eq!(area(1000.0).with_room(-40.0, none), (0.0, above), "it begins below the upper edge");
        assert_eq!(area(1040.0).with_room(0.0, above), (0.0, above), "it stays so");
        assert_eq!(
            area(1040.0).with_room(30.0, above),
            (0.0, Room { above: 10.0, below: 0.0 }),
            "as far as it is seen"
        );
        assert_eq!(area(1040.0).with_room(100.0, above), (60.0, none));
        let below = Room { above: 0.0, below: 50.0 };
        assert_eq!(area(1000.0).with_room(750.0, none), (750.0, below), "it ends above the lower edge");
        assert_eq!(area(1050.0).with_room(720.0, below), (720.0, Room { above: 0.0, below: 20.0 }));
        assert_eq!(area(1050.0).with_room(600.0, below), (600.0, none));
        assert_eq!(
            area(200.0).with_room(30.0, none),
            (30.0, Room { above: 0.0, below: 130.0 }),
            "less than the area holds"
        );
    }
}
