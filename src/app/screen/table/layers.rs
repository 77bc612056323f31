//! The two canvases of the table: the cloth with everything flat and all cards, and what lies over cards.

use super::drawing::Drawing;
use super::sprites::{self, Sprite};
use super::{Message, Table, bar, bidding, passing, pile, plates, rail};
use crate::app::context::Context;
use crate::app::deck::Lying;
use crate::app::font;
use crate::app::paint::{self, Covered, Inventory, Label, Surface};
use crate::engine::Seat;
use crate::language::phrase;
use crate::t;

use iced::widget::canvas::{self, Frame, Geometry, Image};
use iced::widget::image::FilterMethod;
use iced::{Event, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, touch};

/// Places for cards narrower than this, in logical pixels, hold a name and no second line.
const LEAST_TWO_LINES: f32 = 50.0;

/// The cloth, the bar, the rail, and every card.
#[derive(Debug, Clone, Copy)]
pub struct Under<'a> {
    /// The table.
    pub table: &'a Table,
    /// Words and look.
    pub context: &'a Context,
}

/// Plates, bubbles, tags, the panel for a bid, the marks on the hand. It takes the mouse and fingers as well.
#[derive(Debug, Clone, Copy)]
pub struct Over<'a> {
    /// The table.
    pub table: &'a Table,
    /// Words and look.
    pub context: &'a Context,
}

/// What passes over the table. It is there only while something does.
#[derive(Debug, Clone, Copy)]
pub struct Passing<'a> {
    /// The table.
    pub table: &'a Table,
    /// Words and look.
    pub context: &'a Context,
}

impl canvas::Program<Message> for Passing<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.table.draw_passing(&mut frame, self.context);
        vec![frame.into_geometry()]
    }
}

impl canvas::Program<Message> for Under<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let (table, context) = (self.table, self.context);
        let flat = table.flat.draw(renderer, bounds.size(), (&table.shades, true, context.scale()), |leaf| {
            table.with_drawing(context, |drawing| ground(leaf, drawing));
        });
        table.cards.lay(|| cards(context, &table.sprites(), table.is_sorting()));
        // Pictures lie over all shapes of their layer: the shadows of the layer above fall on the cards of this one.
        let _ = draw_above(table, context, renderer, bounds.size());
        vec![flat]
    }
}

fn draw_above(table: &Table, context: &Context, renderer: &Renderer, size: Size) -> Geometry {
    table.above.draw(renderer, size, (&table.shades, false, context.scale()), |leaf| {
        table.with_drawing(context, |drawing| above(leaf, table, drawing));
    })
}

impl canvas::Program<Message> for Over<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        vec![draw_above(self.table, self.context, renderer, bounds.size())]
    }

    fn update(
        &self,
        (): &mut (),
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        if self.table.is_covered() {
            return None;
        }
        let finger = match event {
            Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(*position),
            // What lies under a finger is under nothing once it is lifted.
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                let hovers = self.table.hovered().is_some();
                return hovers.then(|| canvas::Action::publish(Message::Hovered(None)));
            }
            _ => None,
        };
        let at = finger.map_or(cursor, mouse::Cursor::Available);
        let target = self.table.target_at(at.position_in(bounds)?);
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. }) => {
                let changes = target != self.table.hovered() || self.table.shows_focus();
                changes.then(|| canvas::Action::publish(Message::Hovered(target)))
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let message = target.map_or(Message::Missed, Message::Pressed);
                Some(canvas::Action::publish(message).and_capture())
            }
            _ => None,
        }
    }

    fn mouse_interaction(&self, (): &(), bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        let over = cursor.position_in(bounds).filter(|_| !self.table.is_covered());
        match over.and_then(|point| self.table.target_at(point)) {
            Some(target) if self.table.is_on(target) => mouse::Interaction::Pointer,
            Some(_) | None => mouse::Interaction::default(),
        }
    }
}

/// Everything flat that lies below the cards, with its words.
fn ground(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, layout) = (drawing.palette(), drawing.layout);
    paint::felt(frame, palette, layout.table, layout.cloth_line);
    bar::bar(frame, drawing);
    rail::rail(frame, drawing);
    pile::pool(frame, drawing);
    empty_places(frame, drawing);
}

/// The places of cards that are still to be played to the trick.
pub fn empty_places(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, layout, view) = (drawing.palette(), drawing.layout, drawing.view);
    let Some(trick) = view.trick.filter(|trick| !trick.is_complete() && drawing.panel.is_none()) else { return };
    let waiting: Vec<Seat> = view
        .seats
        .from(trick.turn())
        .filter(|&seat| trick.card_of(seat).is_none() && view.held[seat].count > 0)
        .collect();
    for &seat in &waiting {
        let place = layout.trick[drawing.position(seat)];
        paint::empty_place(frame, palette, &place);
        let is_next = seat == trick.turn();
        let (font, colour) = if is_next { (font::SEMIBOLD, palette.amber) } else { (font::REGULAR, palette.muted) };
        let room = place.size.width - 8.0;
        let name = phrase::player(&drawing.context.language, drawing.names, seat);
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

/// The pictures of cards, the lowest first. Fans are one picture each, but for a hand that is being sorted: it would be
/// another one in every frame.
fn cards(context: &Context, sprites: &[Sprite], is_sorting: bool) -> Vec<(Rectangle, Image)> {
    let mut pictures = Vec::with_capacity(sprites.len());
    for fan in sprites.chunk_by(|one, next| one.is_fanned_with(next) && (one.card.is_none() || !is_sorting)) {
        if let [first, _, ..] = fan {
            let lying = |sprite: &Sprite| Lying {
                card: sprite.card,
                look: sprite.look,
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

/// The picture of a card, and where it lies.
pub fn card(context: &Context, sprite: &Sprite) -> (Rectangle, Image) {
    let deck = &context.deck;
    let width_px = deck.width_px(sprite.width);
    let picture = match sprite.card {
        Some(card) => deck.face(card, width_px, sprite.look),
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

/// Everything that lies over cards.
fn above(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if drawing.is_talking || drawing.panel.is_some_and(|panel| drawing.layout.covers_plates(panel.place)) {
        // The menu covers plates, with their words; so does a question in the smallest windows.
        about_seats(&mut Covered(frame), drawing);
    } else {
        about_seats(frame, drawing);
    }
    // Words always lie over everything in their layer: what a panel covers has none.
    if table.shows_tags() && drawing.panel.is_none() {
        plates::tags(frame, drawing);
    }
    hand_marks(frame, table, drawing);
    if !drawing.is_talking {
        pile::marks_on_cards(frame, table, drawing);
    }
    plates::own(frame, drawing);
    // Over raised cards there is room for a panel or for the caption, and the panel says the same.
    if drawing.panel.is_none() || table.numbered().is_empty() {
        caption(frame, drawing);
    }
    bidding::panel(frame, drawing);
    let ringed = drawing.focus.and_then(|focus| drawing.spots.iter().find(|spot| spot.target == focus));
    if let Some(spot) = ringed {
        paint::focus_ring(frame, spot.place.shrink(3.0), 10.0, bar::ring(drawing.palette(), spot.target));
    }
}

/// Plates and what lies about them.
fn about_seats(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    plates::others(frame, drawing);
    plates::contract(frame, drawing);
    pile::words(frame, drawing);
    pile::counters(frame, drawing);
    plates::bubbles(frame, drawing);
}

fn caption(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let layout = drawing.layout;
    if drawing.is_talking {
        return;
    }
    let rect =
        if drawing.view.trick.is_some() && drawing.panel.is_none() { layout.caption } else { layout.low_caption };
    // A question of the book says so itself.
    let is_asked = |words: &&str| drawing.panel.is_some_and(|panel| panel.about == **words);
    match drawing.ruling.filter(|words| !is_asked(words)) {
        Some(words) => pile::ruling(frame, drawing, rect, words),
        None => paint::caption(frame, drawing.palette(), rect, drawing.said, drawing.may, layout.s),
    }
}

/// The numbers over the cards that may be played.
fn hand_marks(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if drawing.layout.bar.width < 700.0 || drawing.is_talking {
        return;
    }
    let side = 20.0 * drawing.layout.s;
    let seen = 0.5 * drawing.layout.step() / drawing.layout.hand_card.width;
    for (number, place) in table.numbered_places().into_iter().take(10).enumerate() {
        // In the middle of what the next card leaves to be seen.
        let top = place.at(seen, 0.0);
        let cap = Rectangle::new(Point::new(top.x - side / 2.0, top.y - side - 6.0), Size::new(side, side));
        paint::key_cap(frame, drawing.palette(), cap, &((number + 1) % 10).to_string(), drawing.layout.s);
    }
}

/// Everything that is drawn but the cards.
#[must_use]
pub fn inventory(table: &Table, context: &Context) -> Inventory {
    let mut inventory = Inventory::default();
    table.with_drawing(context, |drawing| {
        ground(&mut inventory, drawing);
        above(&mut inventory, table, drawing);
    });
    inventory
}

/// The cards of the table at this moment.
#[must_use]
pub fn moment(table: &Table) -> Vec<Sprite> {
    sprites::sprites(&table.stage())
}

/// What passes over the table at this moment.
#[must_use]
pub fn passing(table: &Table) -> Vec<passing::Passing> {
    passing::passing(&table.stage())
}
