//! The layers of the table: the cloth with everything flat, all cards, what lies over them, and what passes.
//!
//! Each layer keeps its drawing and is drawn anew where the data it is drawn from is no longer the same: nothing else
//! decides what is painted again. Passing things are there only while there are any.

use super::drawing::Drawing;
use super::sprites::{self, CHOSEN, Sprite};
use super::{Area, Message, Table, bar, caption, cloth, comparison, lesson, panel, rail, transient};
use crate::context::Context;
use crate::deck::Lying;
use crate::font;
use crate::paint::{self, Covered, Inventory, Label, Layered, Surface};
use crate::widget::{Pictures, Words, drawn, lettered};
use pitch_language::t;
use pitch_rules::{Seat, Turn};

use iced::widget::canvas::{self, Frame, Geometry, Image};
use iced::widget::image::FilterMethod;
use iced::widget::stack;
use iced::{Element, Event, Fill, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, touch};

use std::cell::{Cell, RefCell};

/// Width in logical pixels below which places for cards hold a name and no second line.
const LEAST_TWO_LINES: f32 = 50.0;

/// Data that the cloth is drawn from: the number of changes, and `true` if counters are on their way to the pool.
pub(crate) type Ground = (u64, bool);
/// Data that things over the cards are drawn from: the number of changes, the seat that thinks, the seats whose bubbles
/// come or go, and `true` each if counters are on their way and if the trick has tags.
pub(crate) type Above = (u64, Option<Seat>, Vec<Seat>, [bool; 2]);

/// Layer with its words and the shadows of things on it, and the data they were drawn from.
#[derive(Debug, Default)]
pub(crate) struct Layer<K> {
    from: RefCell<K>,
    shapes: canvas::Cache,
    shadows: Pictures,
    words: Words,
    drawn: Cell<usize>,
}

impl<K: PartialEq> Layer<K> {
    /// Returns the shapes as they are kept, or draws them. Its shadows lie over them if they are `hollow`, and else in
    /// the layer below.
    fn draw(
        &self,
        from: K,
        (table, context, hollow): (&Table, &Context, bool),
        (renderer, size): (&Renderer, Size),
        draw: impl FnOnce(&mut Layered<'_>),
    ) -> Geometry {
        if self.from.replace(from) != *self.from.borrow() {
            self.shapes.clear();
        }
        self.shapes.draw(renderer, size, |frame| {
            let mut layered = Layered::new(frame, &table.shades, hollow, context.scale());
            draw(&mut layered);
            (*self.shadows.borrow_mut(), *self.words.borrow_mut()) = layered.into_parts();
            self.drawn.set(self.drawn.get() + 1);
        })
    }
}

/// Pictures of the cards, and the data they were laid from: the number of changes, the place of each card, and `true`
/// if they are being sorted.
#[derive(Debug, Default)]
pub(crate) struct CardLayer {
    from: RefCell<(u64, Vec<Sprite>, bool)>,
    pictures: Pictures,
}

/// Draws the table.
pub(crate) fn view<'a>(table: &'a Table, context: &'a Context) -> Element<'a, Message> {
    let under = canvas::Canvas::new(Under { table, context }).width(Fill).height(Fill);
    let over = canvas::Canvas::new(Over { table, context }).width(Fill).height(Fill);
    let pictures = [&table.ground.shadows, &table.cards.pictures, &table.above.shadows];
    let under = lettered(under, pictures, &table.ground.words);
    let over = lettered(over, [], &table.above.words);
    let passes = !transient::transients(&table.stage()).is_empty() || table.tints.is_moving(table.now);
    let transients = passes.then(|| drawn(Fill, Fill, move |frame, _| transients(frame, table, context)));
    stack![under, over, transients].width(Fill).height(Fill).into()
}

/// Returns everything that is drawn but the cards.
pub(crate) fn inventory(table: &Table, context: &Context) -> Inventory {
    let mut inventory = Inventory::default();
    let drawing = Drawing::of(table, context);
    ground(&mut inventory, table, &drawing);
    above(&mut inventory, table, &drawing);
    inventory
}

/// Lowest canvas: the cloth, the bar, the rail, and every card.
struct Under<'a> {
    table: &'a Table,
    context: &'a Context,
}

impl canvas::Program<Message> for Under<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let (table, context) = (self.table, self.context);
        let on = (renderer, bounds.size());
        let from = (table.changes, table.stage().landing().is_some());
        let flat = table.ground.draw(from, (table, context, true), on, |layered| {
            ground(layered, table, &Drawing::of(table, context));
        });
        let from = (table.changes, sprites::sprites(&table.stage()), table.is_sorting());
        if *table.cards.from.borrow() != from {
            *table.cards.pictures.borrow_mut() = cards(context, &from.1, from.2);
            *table.cards.from.borrow_mut() = from;
        }
        // Pictures lie over all shapes of their layer: the shadows of the layer above fall on the cards of this one.
        let _ = draw_above(table, context, on);
        vec![flat]
    }
}

fn draw_above(table: &Table, context: &Context, on: (&Renderer, Size)) -> Geometry {
    let stage = table.stage();
    let are = [stage.landing().is_some(), table.shows_tags()];
    let from = (table.changes, table.thinking(), transient::bubbles(&stage), are);
    table.above.draw(from, (table, context, false), on, |layered| above(layered, table, &Drawing::of(table, context)))
}

/// Upper canvas: plates, bubbles, tags, the panel for a bid, the marks on the hand. It takes the mouse and fingers as
/// well.
struct Over<'a> {
    table: &'a Table,
    context: &'a Context,
}

impl canvas::Program<Message> for Over<'_> {
    /// The control that was under the mouse or a finger when it was pressed or put down, or nothing; none while neither is.
    type State = Option<Option<Message>>;

    fn draw(
        &self,
        _: &Self::State,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        vec![draw_above(self.table, self.context, (renderer, bounds.size()))]
    }

    fn update(
        &self,
        put_on: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let table = self.table;
        if table.is_covered() {
            *put_on = None;
            return None;
        }
        let at = cursor.position_in(bounds);
        let control = at.and_then(|at| match event {
            Event::Touch(_) => table.reached_at(at),
            _ => table.control_at(at),
        });
        let is_other = control != table.hovered || table.focus.shown().is_some();
        let hovers = || is_other.then(|| canvas::Action::publish(Message::Hovered(at)));
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. }) if at.is_some() => hovers(),
            // What was pressed is let go of where the mouse leaves the table.
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                *put_on = None;
                None
            }
            // A control answers when it is let go of: whoever pulls away from it presses nothing.
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if at.is_some() => {
                *put_on = Some(control);
                Some(canvas::Action::capture())
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let pressed = put_on.take().filter(|put_on| at.is_some() && *put_on == control)?;
                Some(canvas::Action::publish(pressed.unwrap_or(Message::Missed)).and_capture())
            }
            Event::Touch(touch::Event::FingerPressed { .. }) if at.is_some() => {
                *put_on = Some(control);
                Some(hovers().unwrap_or_else(canvas::Action::capture).and_capture())
            }
            Event::Touch(touch::Event::FingerMoved { .. }) if put_on.is_some() => hovers(),
            Event::Touch(touch::Event::FingerLifted { .. }) => {
                let pressed = put_on.take().filter(|put_on| at.is_some() && *put_on == control);
                let pressed = pressed.map(|control| Box::new(control.unwrap_or(Message::Missed)));
                Some(canvas::Action::publish(Message::Lifted(pressed)))
            }
            Event::Touch(touch::Event::FingerLost { .. }) if put_on.take().is_some() => {
                Some(canvas::Action::publish(Message::Lifted(None)))
            }
            _ => None,
        }
    }

    fn mouse_interaction(&self, _: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        let over = cursor.position_in(bounds).filter(|_| !self.table.is_covered());
        match over.and_then(|point| self.table.control_at(point)) {
            Some(message) if self.table.is_on(&message) => mouse::Interaction::Pointer,
            Some(_) | None => mouse::Interaction::default(),
        }
    }
}

/// Draws passing things over the table.
fn transients(frame: &mut Frame, table: &Table, context: &Context) {
    let drawing = Drawing::of(table, context);
    table.tints.draw(frame, drawing.palette(), drawing.layout, &table.panels, table.now);
    transient::draw(frame, &drawing, &transient::transients(&drawing.stage));
}

/// Draws everything flat that lies below the cards, with its words.
fn ground(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (palette, layout) = (drawing.palette(), drawing.layout);
    paint::felt(frame, palette, layout.table, layout.cloth_line);
    bar::bar(frame, table, drawing);
    rail::rail(frame, table, drawing);
    cloth::pool(frame, drawing);
    empty_places(frame, drawing);
}

/// Draws the places of cards that are still to be played to the trick.
pub(crate) fn empty_places(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, layout, view) = (drawing.palette(), drawing.layout, drawing.view);
    let Some(trick) = view.trick.filter(|trick| !trick.is_complete() && drawing.panel.is_none()) else { return };
    // Nobody is to lead before the exchange of cards is over.
    let is_begun = !trick.is_empty() || !view.tricks.is_empty() || matches!(view.turn, Turn::Play(_));
    if drawing.rules.exchanges() && !is_begun {
        return;
    }
    let waiting: Vec<Seat> = view
        .seats
        .from(trick.turn())
        .filter(|&seat| trick.card_of(seat).is_none() && view.held[seat].count > 0 && !trick.out().contains(seat))
        .collect();
    for &seat in &waiting {
        let place = drawing.trick_place(seat);
        paint::empty_place(frame, palette, &place);
        let is_next = seat == trick.turn();
        let (font, colour) = if is_next { (font::SEMIBOLD, palette.amber) } else { (font::REGULAR, palette.muted) };
        let room = place.size.width - 8.0;
        let name = drawing.name(seat);
        let name = Label::new(&name, font, 15.0 * layout.s, colour).centred().within(room);
        // As shapes, so that a card on its way lies over them.
        let holds_two_lines = place.size.width >= LEAST_TWO_LINES;
        if holds_two_lines && waiting.len() > 1 && waiting.last() == Some(&seat) && drawing.names.you() != Some(seat) {
            let lift = Vector::new(0.0, 10.0 * layout.s);
            name.draw_as_shapes(frame, place.centre - lift);
            let last = t!(drawing.context.language, "trick-plays-last");
            let last = Label::new(&last, font, 14.0 * layout.s, colour).centred().within(room);
            last.draw_as_shapes(frame, place.centre + lift);
        } else {
            name.draw_as_shapes(frame, place.centre);
        }
    }
}

/// Returns the pictures of cards, the lowest first. Fans are one picture each, except for a hand that is being sorted:
/// it would be another one in every frame.
fn cards(context: &Context, sprites: &[Sprite], is_sorting: bool) -> Vec<(Rectangle, Image)> {
    let mut pictures = Vec::with_capacity(sprites.len());
    for fan in sprites.chunk_by(|one, next| one.is_fanned_with(next) && (one.card.is_none() || !is_sorting)) {
        if let [first, _, ..] = fan {
            let lying = |sprite: &Sprite| Lying {
                card: sprite.card,
                look: sprite.overlay,
                middle: sprite.place.centre,
                turn: sprite.place.angle,
            };
            let cards: Vec<Lying> = fan.iter().map(lying).collect();
            let (place, picture) = context.deck.fan(first.width, &cards);
            pictures.push((place, Image::new(picture).filter_method(FilterMethod::Nearest)));
        } else {
            pictures.extend(fan.iter().map(|sprite| card(context, sprite)));
        }
    }
    pictures
}

/// Returns the picture of a card, and its place.
pub(crate) fn card(context: &Context, sprite: &Sprite) -> (Rectangle, Image) {
    let deck = &context.deck;
    let width_px = deck.width_px(sprite.width);
    let picture = match sprite.card {
        Some(card) => deck.face(card, width_px, sprite.overlay),
        None => deck.back(width_px),
    };
    let rect = sprite.place.rect();
    let is_at_rest = sprite.is_at_rest();
    let place = if is_at_rest {
        deck.draw_rect(rect)
    } else {
        // A card on its way has the picture of its destination, stretched to where it is.
        let margin = deck.margin_px(width_px) as f32 / width_px as f32 * rect.width;
        let size = Size::new((rect.width + 2.0 * margin) * sprite.open, 2.0_f32.mul_add(margin, rect.height));
        let corner = sprite.place.centre - Vector::new(size.width / 2.0, size.height / 2.0);
        Rectangle::new(corner, size)
    };
    let is_turned = sprite.place.angle.0.abs() > 0.001;
    let filter = if is_turned && is_at_rest { FilterMethod::Linear } else { FilterMethod::Nearest };
    (place, Image::new(picture).rotation(sprite.place.angle).filter_method(filter).opacity(sprite.opacity))
}

/// Draws everything that lies over cards.
fn above(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if table.is_talking() || drawing.panel.is_some_and(|panel| drawing.layout.covers_plates(panel.place)) {
        // The menu covers plates, with their words; so does a question in the smallest windows.
        about_seats(&mut Covered(frame), drawing);
    } else {
        about_seats(frame, drawing);
    }
    // Words always lie over everything in their layer: what a panel covers has none.
    if table.shows_tags() && drawing.panel.is_none() {
        cloth::tags(frame, drawing);
    }
    if table.advice(drawing.context).or_else(|| table.warning(drawing.context)).is_some() {
        // In a narrow place what is said reaches down to the numbers, and covers them.
        hand_marks(&mut Covered(frame), table, drawing);
    } else {
        hand_marks(frame, table, drawing);
    }
    if !table.is_talking() {
        cloth::marks_on_cards(frame, drawing);
    }
    cloth::own(frame, drawing);
    // Over raised cards there is room for a panel or for the caption, and the panel says the same.
    if drawing.panel.is_none() || table.numbered().is_empty() && table.throw().is_none() {
        caption::caption(frame, table, drawing);
    }
    panel::draw(frame, table, drawing);
    lesson::slip(frame, table, drawing);
    if let Some(spot) = table.spots.iter().find(|spot| table.focus.shows(&spot.message)) {
        let (palette, on_paper) = (drawing.palette(), spot.message.area() == Area::Panel);
        let colour = if on_paper { palette.focus_on_paper } else { palette.amber };
        paint::focus_ring(frame, spot.place.shrink(3.0), 10.0, colour);
    }
    hint_marks(frame, table, drawing);
    // The button that the coach holds back.
    for spot in
        table.spots.iter().filter(|spot| table.warning(drawing.context).is_some() && table.is_doubted(&spot.message))
    {
        paint::focus_ring(frame, spot.place.shrink(3.0), 10.0, drawing.palette().pencil);
    }
    comparison::comparison(frame, table, drawing);
}

/// Draws the rings of the hint with its sign: around the button that it means, and on the cards, which have an edge of
/// their own.
fn hint_marks(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let hinted = table.hinted();
    let (palette, layout) = (drawing.palette(), drawing.layout);
    for spot in table.spots.iter().filter(|spot| hinted.contains(&spot.message)) {
        let is_on_bar = spot.place.y < layout.bar.height;
        let colour = if is_on_bar { palette.amber } else { palette.focus_on_paper };
        // The ring of the keyboard is whole.
        if !table.focus.shows(&spot.message) {
            paint::hint_ring(frame, spot.place.shrink(3.0), 10.0, colour);
        }
        let radius = (0.3 * spot.place.height).min(12.0 * layout.s);
        let aside = if is_on_bar { radius } else { 0.3 * radius };
        let corner = spot.place.position() + Vector::new(aside, aside);
        paint::hint_sign(frame, palette, corner, radius);
    }
    // In the middle of what the next card leaves to be seen, below its index.
    let seen = 0.5 * layout.step() / layout.hand_card.width;
    let radius = (0.13 * layout.hand_card.width).min(0.45 * layout.step());
    for (_, place) in table.hand.settled().filter(|(card, _)| hinted.contains(&Message::Card(*card))) {
        paint::hint_sign(frame, palette, place.at(seen, 0.5), radius);
    }
}

/// Draws plates and the things about them.
fn about_seats(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    cloth::others(frame, drawing);
    cloth::contract(frame, drawing);
    cloth::pile(frame, drawing);
    cloth::widow(frame, drawing);
    cloth::dead(frame, drawing);
    cloth::counters(frame, drawing);
    cloth::bubbles(frame, drawing);
}

/// Draws the numbers over the cards that may be played.
fn hand_marks(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if drawing.layout.bar.width < 700.0 || table.is_talking() {
        return;
    }
    let side = 20.0 * drawing.layout.s;
    let seen = 0.5 * drawing.layout.step() / drawing.layout.hand_card.width;
    let numbered = table.numbered();
    let places = table.hand.settled().filter(|(card, _)| numbered.contains(card)).take(10);
    for (number, (card, place)) in places.enumerate() {
        let lift = if table.chosen() == Some(card) { CHOSEN * place.size.height } else { 0.0 };
        // In the middle of what the next card leaves to be seen.
        let top = place.moved_up(lift).at(seen, 0.0);
        let cap = Rectangle::new(Point::new(top.x - side / 2.0, top.y - side - 6.0), Size::new(side, side));
        paint::key_cap(frame, drawing.palette(), cap, &((number + 1) % 10).to_string(), drawing.layout.s);
    }
}

#[cfg(test)]
mod tests;
