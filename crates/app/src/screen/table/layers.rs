//! The layers of the table: the cloth with everything flat, faces and all cards, what lies over them, and what passes.
//!
//! Each layer keeps its drawing and is drawn anew where the data it is drawn from is no longer the same: nothing else
//! decides what is painted again. Passing things are there only while there are any.

use super::bloom::Blooming;
use super::drawing::Drawing;
use super::sprites::{self, Sprite};
use super::stage::CHOSEN;
use super::transient::{POINT_STEPS, Transient};
use super::{Message, Table, cloth, comparison, corner, drawer, lesson, prompt, slips, transient};
use crate::context::Context;
use crate::deck::{Cache, Lying};
use crate::layout::Placement;
use crate::paint::{self, Bloom, Inventory, Layered, Shades, Surface};
use crate::widget::{Pictures, Words, lettered};
use pitch_rules::{Card, Cards, Seat, Turn};

use iced::widget::canvas::{self, Geometry, Image};
use iced::widget::image::FilterMethod;
use iced::widget::{space, stack};
use iced::{Element, Event, Fill, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, touch};

use std::cell::{Cell, RefCell};

/// Data that the cloth is drawn from: the number of changes, and `true` each if counters are on their way to the pool,
/// a dragged card would be played, and trump is being named.
pub(crate) type Ground = (u64, [bool; 3]);
/// Data that things over the cards are drawn from: the number of changes, the seat that thinks, the seats whose bubbles
/// come or go, `true` each if counters are on their way, the trick has tags, the crown moves and trump is being named, and the card that is crossed out.
pub(crate) type Above = (u64, Option<Seat>, Vec<Seat>, [bool; 4], Option<Card>);

/// Data that passing things are drawn from: the number of changes, and the things.
pub(super) type Passing = (u64, Vec<Transient>);

/// Layer with its words and the shadows of things on it, and the data they were drawn from.
#[derive(Debug, Default)]
pub(crate) struct Layer<K> {
    from: RefCell<K>,
    shapes: canvas::Cache,
    pub(in crate::screen) shadows: Pictures,
    pub(in crate::screen) words: Words,
    drawn: Cell<usize>,
}

impl<K: PartialEq> Layer<K> {
    /// Returns the shapes as they are kept, or draws them. Its shadows lie over them if they are `hollow`, and else in
    /// the layer below.
    pub(in crate::screen) fn draw(
        &self,
        from: K,
        (shades, scale, hollow): (&Shades, f32, bool),
        (renderer, size): (&Renderer, Size),
        draw: impl FnOnce(&mut Layered<'_>),
    ) -> Geometry {
        if self.from.replace(from) != *self.from.borrow() {
            self.shapes.clear();
        }
        self.shapes.draw(renderer, size, |frame| {
            let mut layered = Layered::new(frame, shades, hollow, scale);
            draw(&mut layered);
            (*self.shadows.borrow_mut(), *self.words.borrow_mut()) = layered.into_parts();
            self.drawn.set(self.drawn.get() + 1);
        })
    }
}

/// Data that the pictures are laid from: the number of changes, the place of each card, `true` if they are being sorted,
/// and the patch of a trump that is named.
type Laid = (u64, Vec<Sprite>, bool, Option<Blooming>);

/// Pictures of the cards, and the data they were laid from.
#[derive(Debug, Default)]
pub(crate) struct CardLayer {
    from: RefCell<Laid>,
    pictures: Pictures,
    /// The card that is dragged.
    dragged: Pictures,
    unlettered: Words,
    /// Pictures of the patch of a trump that is named.
    blooms: RefCell<Cache<Bloom>>,
    /// Number of times that they were laid.
    laid: Cell<usize>,
}

impl CardLayer {
    /// Returns the picture of the patch of a trump that is named, and its place.
    fn bloom(&self, context: &Context, bloom: &Blooming) -> (Rectangle, Image) {
        let scale = context.scale();
        let suit = (bloom.suit, context.settings.four_colours);
        let patch = Bloom::new(context.palette(), suit, scale * bloom.side, bloom.out, scale);
        let side = patch.side_px() as f32;
        let whole = |middle: f32| ((middle * scale - side / 2.0).round() + 0.01) / scale;
        let corner = Point::new(whole(bloom.centre.x), whole(bloom.centre.y));
        let place = Rectangle::new(corner, Size::new(side / scale, side / scale));
        let picture = self.blooms.borrow_mut().get(patch, Bloom::picture);
        (place, Image::new(picture).filter_method(FilterMethod::Nearest))
    }
}

/// Draws the table.
pub(crate) fn view<'a>(table: &'a Table, context: &'a Context) -> Element<'a, Message> {
    let under = canvas::Canvas::new(Under { table, context }).width(Fill).height(Fill);
    let over = canvas::Canvas::new(Over { table, context }).width(Fill).height(Fill);
    let pictures = [&table.ground.shadows, &table.cards.pictures, &table.above.shadows];
    let under = lettered(under, pictures, &table.ground.words);
    let over = lettered(over, [], &table.above.words);
    let passes = !passing(table).is_empty();
    let transients = passes.then(|| {
        let canvas = canvas::Canvas::new(Passes { table, context }).width(Fill).height(Fill);
        lettered(canvas, [&table.passing.shadows], &table.passing.words)
    });
    let dragged = table.dragged_sprite().map(|sprite| {
        *table.cards.dragged.borrow_mut() = vec![card(context, &sprite)];
        lettered(space().width(Fill).height(Fill), [&table.cards.dragged], &table.cards.unlettered)
    });
    stack![under, over, transients, dragged].width(Fill).height(Fill).into()
}

/// Returns everything that is drawn but the cards.
pub(crate) fn inventory(table: &Table, context: &Context) -> Inventory {
    let mut inventory = Inventory::default();
    let drawing = Drawing::of(table, context);
    ground(&mut inventory, table, &drawing);
    above(&mut inventory, table, &drawing);
    inventory
}

/// Lowest canvas: the cloth, what lies flat on it, and every card.
struct Under<'a> {
    table: &'a Table,
    context: &'a Context,
}

impl canvas::Program<Message> for Under<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let (table, context) = (self.table, self.context);
        let on = (renderer, bounds.size());
        let stage = table.stage();
        let from = (table.changes, [stage.landing().is_some(), table.drops(), stage.blooming().is_some()]);
        let flat = table.ground.draw(from, (&table.shades, context.scale(), true), on, |layered| {
            ground(layered, table, &Drawing::of(table, context));
        });
        let from = (table.changes, sprites::sprites(&stage), table.is_sorting(), stage.bloom());
        if *table.cards.from.borrow() != from {
            let drawing = Drawing::of(table, context);
            // Faces lie below the backs that are held before them.
            let mut pictures: Vec<_> = from.3.iter().map(|bloom| table.cards.bloom(context, bloom)).collect();
            pictures.extend(cloth::faces(&drawing));
            if table.drawer.is_none() {
                pictures.extend(drawer::faces(&drawing));
            }
            pictures.extend(cards(context, &from.1, from.2));
            *table.cards.pictures.borrow_mut() = pictures;
            *table.cards.from.borrow_mut() = from;
            table.cards.laid.set(table.cards.laid.get() + 1);
        }
        // Pictures lie over all shapes of their layer: the shadows of the layer above fall on the cards of this one.
        let _ = draw_above(table, context, on);
        vec![flat]
    }
}

fn draw_above(table: &Table, context: &Context, on: (&Renderer, Size)) -> Geometry {
    let stage = table.stage();
    let are =
        [stage.landing().is_some(), table.shows_tags(), transient::moves_crown(&stage), stage.blooming().is_some()];
    let from = (table.changes, table.thinking(), transient::bubbles(&stage), are, table.crossed());
    table.above.draw(from, (&table.shades, context.scale(), false), on, |layered| {
        above(layered, table, &Drawing::of(table, context));
    })
}

/// Upper canvas: bubbles, tags, slips, the prompt, the drawer, the marks on the hand. It takes the mouse and fingers as
/// well.
struct Over<'a> {
    table: &'a Table,
    context: &'a Context,
}

/// The mouse or a finger that presses something.
#[derive(Debug, Clone)]
struct Press {
    /// The control below it, or nothing.
    control: Option<Message>,
    /// The card there, which may be dragged away.
    card: Option<Card>,
    at: Point,
    by_finger: bool,
    drags: bool,
}

/// The mouse and fingers over the table.
#[derive(Debug, Default)]
struct Hands {
    /// What is pressed since the mouse or a finger was put down; none while neither is.
    press: Option<Press>,
    /// Place of the mouse in the window when the last event came. Of several that come between two pictures the cursor
    /// tells the last place only.
    mouse: Option<Point>,
}

impl canvas::Program<Message> for Over<'_> {
    type State = Hands;

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
        Hands { press, mouse }: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let table = self.table;
        if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
            *mouse = Some(*position);
        }
        if table.is_covered() {
            *press = None;
            return None;
        }
        let at = cursor.position_in(bounds).and_then(|at| match (event, *mouse) {
            (Event::Mouse(_), Some(mouse)) => mouse::Cursor::Available(mouse).position_in(bounds),
            _ => Some(at),
        });
        let by_finger = matches!(event, Event::Touch(_));
        let control = at.and_then(|at| if by_finger { table.reached_at(at) } else { table.control_at(at) });
        let is_other = control != table.hovered || table.focus.shown().is_some();
        let hovers = || is_other.then(|| canvas::Action::publish(Message::Hovered(at)));
        let moves = matches!(
            event,
            Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. })
        );
        if let (Some(at), Some(held)) = (at, press.as_mut().filter(|held| moves && held.card.is_some())) {
            let away = at - held.at;
            // With a finger the mouse is told to move as well.
            held.drags |= held.by_finger == by_finger && away.x.hypot(away.y) > table.drag_slip(by_finger);
            return held.drags.then(|| canvas::Action::publish(Message::Dragged(at)));
        }
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. }) if at.is_some() => hovers(),
            // What was pressed is let go of where the mouse leaves the table.
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => let_go(press.take()),
            // A control answers when it is let go of: anyone who pulls away from it presses nothing.
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let (put, action) = put_down(table, control, at?, by_finger);
                *press = Some(put);
                Some(action)
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let held = press.take()?;
                if held.drags {
                    return Some(canvas::Action::publish(Message::Dropped(at.is_some())).and_capture());
                }
                if at.is_none() || held.control != control {
                    return let_go(Some(held));
                }
                Some(canvas::Action::publish(held.control.unwrap_or(Message::Missed)).and_capture())
            }
            Event::Touch(touch::Event::FingerPressed { .. }) => {
                let (put, action) = put_down(table, control, at?, by_finger);
                let told = if put.card.is_some() { action } else { hovers().unwrap_or(action) };
                *press = Some(put);
                Some(told.and_capture())
            }
            Event::Touch(touch::Event::FingerMoved { .. }) if press.is_some() => hovers(),
            Event::Touch(touch::Event::FingerLifted { .. }) => {
                let lifted = press.take().and_then(|held| match held.control {
                    _ if held.drags => Some(Message::Dropped(at.is_some())),
                    pressed if at.is_some() && pressed == control => Some(pressed.unwrap_or(Message::Missed)),
                    _ => None,
                });
                Some(canvas::Action::publish(Message::Lifted(lifted.map(Box::new))))
            }
            Event::Touch(touch::Event::FingerLost { .. }) => {
                let lost = press.take()?.drags.then(|| Box::new(Message::Dropped(false)));
                Some(canvas::Action::publish(Message::Lifted(lost)))
            }
            _ => None,
        }
    }

    fn mouse_interaction(&self, hands: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if hands.press.as_ref().is_some_and(|held| held.drags) {
            return mouse::Interaction::Grabbing;
        }
        let over = cursor.position_in(bounds).filter(|_| !self.table.is_covered());
        match over.and_then(|point| self.table.control_at(point)) {
            Some(message) if self.table.is_on(&message) => mouse::Interaction::Pointer,
            Some(_) | None => mouse::Interaction::default(),
        }
    }
}

/// Returns what is pressed by a mouse or a finger put down here, and what the table is told.
fn put_down(table: &Table, control: Option<Message>, at: Point, by_finger: bool) -> (Press, canvas::Action<Message>) {
    let card = match control {
        Some(Message::Card(card)) => Some(card),
        Some(_) => None,
        None => table.card_at(at),
    };
    let gripped = card.map(|card| canvas::Action::publish(Message::Gripped(card, at)).and_capture());
    let press = Press { control, card, at, by_finger, drags: false };
    (press, gripped.unwrap_or_else(canvas::Action::capture))
}

/// Tells the table that nothing is pressed any more.
fn let_go(press: Option<Press>) -> Option<canvas::Action<Message>> {
    press?.card.map(|_| canvas::Action::publish(Message::Dropped(false)))
}

/// Returns the passing things.
fn passing(table: &Table) -> Vec<Transient> {
    transient::transients(&table.stage()).into_iter().chain(table.lit()).collect()
}

/// Canvas of the passing things, which is drawn anew where they are not as they were.
struct Passes<'a> {
    table: &'a Table,
    context: &'a Context,
}

impl canvas::Program<Message> for Passes<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let (table, context) = (self.table, self.context);
        let from = (table.changes, passing(table));
        let things = from.1.clone();
        vec![table.passing.draw(from, (&table.shades, context.scale(), true), (renderer, bounds.size()), |layered| {
            passing_things(layered, &Drawing::of(table, context), &things);
        })]
    }
}

/// Draws passing things.
fn passing_things(frame: &mut impl Surface, drawing: &Drawing<'_>, transients: &[Transient]) {
    let (palette, layout) = (drawing.palette(), drawing.layout);
    for transient in transients {
        match *transient {
            Transient::Bubble { seat, call, opacity } => cloth::bubble(frame, drawing, seat, call, opacity),
            Transient::Crown { at } => cloth::crown(frame, drawing, at),
            Transient::Point { index, filled } => {
                drawer::filling(frame, drawing, index, f32::from(filled) / f32::from(POINT_STEPS));
            }
            Transient::Counter { colour, at } => paint::counter_on_its_way(frame, palette, colour, at, layout.s),
        }
    }
}

/// Draws everything flat that lies below the cards, with its words.
fn ground(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    paint::cloth(frame, drawing.palette(), drawing.layout.table);
    cloth::patch(frame, drawing);
    cloth::pool(frame, drawing);
    // The prompt of a hint lies where they are.
    if table.hint.is_none() {
        empty_places(frame, drawing);
    }
    drag_places(frame, table, drawing);
    if table.drawer.is_none() {
        drawer::hanging(frame, drawing);
    }
    if let Some(rect) = table.tray_place() {
        paint::tray(frame, drawing.palette(), rect, drawing.layout.s);
        for place in table.tray_rest() {
            paint::empty_place(frame, drawing.palette(), &place);
        }
    }
}

/// Draws the place that a dragged card left, and where it would be played.
fn drag_places(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    if let Some((gap, stays)) = table.gap() {
        let colour = if stays { palette.text.scale_alpha(0.7) } else { palette.felt_line };
        paint::empty_place_in(frame, colour, &gap);
    }
    if let Some(place) = table.target_place() {
        paint::edge(
            frame,
            paint::snapped(place),
            0.07 * place.width.min(place.height),
            palette.amber,
            3.0 * s.max(1.0),
        );
    }
}

/// Draws the places of cards that are still to be played to the trick.
pub(crate) fn empty_places(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, view) = (drawing.palette(), drawing.view);
    let Some(trick) = view.trick.filter(|trick| !trick.is_complete() && drawing.panel.is_none()) else { return };
    // The patch of a new trump lies there for a moment.
    if drawing.blooming().is_some() {
        return;
    }
    // Nobody is to lead before the exchange of cards is over.
    let is_begun = !trick.is_empty() || !view.tricks.is_empty() || matches!(view.turn, Turn::Play(_));
    if drawing.rules.exchanges() && !is_begun {
        return;
    }
    let waiting = view
        .seats
        .from(trick.turn())
        .filter(|&seat| trick.card_of(seat).is_none() && view.held[seat].count > 0 && !trick.out().contains(seat));
    // At a table of up to four the places would cross: only that of the next one is shown.
    let most = if view.seats.len() <= 4 { 1 } else { view.seats.len() };
    for seat in waiting.take(most) {
        let place = drawing.trick_place(seat);
        paint::empty_place(frame, palette, &place);
    }
}

/// Returns the pictures of cards, the lowest first. Fans of backs are one picture each; faces are one each, kept as they are
/// turned, except in a hand that is being sorted: there they turn in every frame.
fn cards(context: &Context, sprites: &[Sprite], is_sorting: bool) -> Vec<(Rectangle, Image)> {
    let mut pictures = Vec::with_capacity(sprites.len());
    for fan in sprites.chunk_by(|one, next| one.card.is_none() && one.is_fanned_with(next)) {
        // A card that is turned and lies still is a fan of one: the renderer would turn it anew in every frame.
        let is_turned = |sprite: &Sprite| sprite.place.angle.0 != 0.0 && sprite.is_at_rest() && sprite.opacity >= 1.0;
        if let [first, ..] = fan
            && (fan.len() > 1 || is_turned(first) && !is_sorting)
        {
            // A single card lies on whole pixels: it has one picture wherever it is.
            let whole = |length: f32| ((length * context.scale()).round() + 0.01) / context.scale();
            let middle = |at: Point| if fan.len() > 1 { at } else { Point::new(whole(at.x), whole(at.y)) };
            let lying = |sprite: &Sprite| Lying {
                card: sprite.card,
                look: sprite.overlay,
                middle: middle(sprite.place.centre),
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
    cloth::others(frame, drawing);
    cloth::own(frame, drawing);
    cloth::pile(frame, drawing);
    cloth::widow(frame, drawing);
    cloth::dead(frame, drawing);
    cloth::counters(frame, drawing);
    cloth::out_of_trumps(frame, drawing);
    cloth::bubbles(frame, drawing);
    if table.shows_tags() {
        cloth::tags(frame, drawing);
    }
    cloth::marks_on_cards(frame, drawing);
    hand_marks(frame, table, drawing);
    prompt::wrong(frame, table, drawing);
    prompt::ruled(frame, table, drawing);
    prompt::draw(frame, table, drawing);
    slips::draw(frame, table, drawing);
    corner::draw(frame, table, drawing);
    drawer::draw(frame, table, drawing);
    lesson::slip(frame, table, drawing);
    lesson::promises(frame, table, drawing);
    focus(frame, table, drawing);
    // The loop leaves the figures free.
    hint_marks(frame, table, drawing);
    comparison::comparison(frame, table, drawing);
    if let Some(card) = table.crossed()
        && let Some((_, place)) = table.hand.settled().find(|(held, _)| *held == card)
    {
        paint::cross(frame, drawing.palette(), place.centre, 24.0 * drawing.layout.s);
    }
}

/// Draws the ring round the control that has the keyboard; slips have an edge of their own.
fn focus(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let shown = table.spots.iter().find(|spot| table.focus.shows(&spot.message));
    let Some(spot) = shown.filter(|spot| !table.is_on_panel(&spot.message)) else { return };
    let palette = drawing.palette();
    let closes = spot.message == Message::Drawer(None) && table.drawer_places().is_some_and(|(places, _)| places.hangs);
    let is_round = closes
        || matches!(spot.message, Message::Pressed(crate::outcome::Outcome::Menu) | Message::Hint | Message::Undo);
    let corner = if is_round { spot.place.width / 2.0 } else { 10.0 };
    // The ribbon is paper; round the pad of an open drawer the ring lies on the ground of the drawer, as round its tabs.
    let (colour, place) = match (&spot.message, table.opened()) {
        (Message::Drawer(None), None) => (palette.focus_on_paper, spot.place.shrink(3.0)),
        (Message::Drawer(None), Some(_)) if !closes => (palette.amber, spot.place.expand(3.0)),
        _ => (palette.amber, spot.place.shrink(3.0)),
    };
    paint::focus_ring(frame, place, corner, colour);
}

/// Draws the loop of a hint round the button that it means, and the ring of the coach round the one that it holds back;
/// round cards it is part of their picture.
fn hint_marks(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    let hinted = table.hinted();
    for spot in table.spots.iter().filter(|spot| hinted.contains(&spot.message)) {
        // Of a figure that counts, the whole slip.
        let slip = table.panel.as_ref().and_then(|panel| panel.place_of(&spot.message));
        paint::pencil_loop(frame, slip.unwrap_or(spot.place).expand(7.0 * s), s);
    }
    let held: Vec<_> = table.hand.settled().collect();
    for place in ringed(&held, table.hinted_cards().collect(), s) {
        paint::pencil_loop(frame, place, s);
    }
    let is_warned = table.warning(drawing.context).is_some();
    for spot in table.spots.iter().filter(|spot| is_warned && table.is_doubted(&spot.message)) {
        paint::focus_ring(frame, spot.place.shrink(3.0), 10.0, palette.pencil);
    }
    if let Some(card) = table.chosen().filter(|_| is_warned)
        && let Some((_, place)) = table.hand.settled().find(|(held, _)| *held == card)
    {
        let lift = CHOSEN * s;
        paint::doubt(frame, place.moved_up(lift).at(0.94, 0.03), 22.0 * s);
    }
}

/// Returns the places that the pencil goes round: advised cards beside each other as one, in the hand or in the tray, and no
/// more than what the next card leaves to be seen.
fn ringed(held: &[(Card, Placement)], advised: Cards, s: f32) -> Vec<Rectangle> {
    let is_advised = |index: usize| advised.contains(held[index].0);
    let goes_on = |index: usize| index + 1 < held.len() && held[index + 1].1.is_right_of(&held[index].1);
    let mut places = Vec::new();
    let mut first = 0;
    while first < held.len() {
        let mut last = first;
        while is_advised(last) && goes_on(last) && is_advised(last + 1) {
            last += 1;
        }
        let run = held[first..=last].iter().map(|(_, place)| place.bounds());
        if let Some(run) = run.filter(|_| is_advised(first)).reduce(|one, other| one.union(&other)) {
            let mut place = run.expand(4.0 * s);
            if goes_on(last) {
                // The pencil's own width stays clear of the index of the next card.
                place.width = place.width.min(held[last + 1].1.bounds().x - 3.0 * s - place.x);
            }
            places.push(place);
        }
        first = last + 1;
    }
    places
}

/// Draws the keys on the cards that may be played, once a key was pressed.
fn hand_marks(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if !table.shows_keys() || table.is_talking() {
        return;
    }
    let s = drawing.layout.s;
    let side = 21.0 * s;
    let numbered = table.numbered();
    let places: Vec<_> = table.hand.settled().collect();
    let step = drawing.layout.step();
    let hinted: Cards = table.hinted_cards().collect();
    let mut number = 0;
    for (index, (card, place)) in places.iter().enumerate() {
        if !numbered.contains(card) || number >= 10 {
            continue;
        }
        number += 1;
        let lift = if table.chosen() == Some(*card) { CHOSEN * s } else { 0.0 };
        // At the upper right of what the next card leaves to be seen.
        let seen = if index + 1 < places.len() { step.min(place.size.width) } else { place.size.width };
        // Where little of the card is to be seen, its index stands close by.
        let is_narrow = seen < 3.2 * side;
        // An edge of the loop between this card and the next needs its width.
        let next = places.get(index + 1).map(|(next, _)| hinted.contains(*next));
        let has_edge = !is_narrow && next.is_some_and(|next| next != hinted.contains(*card));
        let inset: f32 = if is_narrow { 0.55 } else { 0.9 } + if has_edge { 0.4 } else { 0.0 };
        let share = inset.mul_add(-side, seen) / place.size.width;
        let at = place.moved_up(lift).at(share, 0.0) + Vector::new(0.0, 0.95 * side);
        let cap = Rectangle::new(Point::new(at.x - side / 2.0, at.y - side / 2.0), Size::new(side, side));
        paint::fill(frame, cap, 5.0 * s, drawing.palette().card_paper);
        paint::cap_on(frame, cap, &(number % 10).to_string(), drawing.palette().card_ink(), s);
    }
}

#[cfg(test)]
mod tests;
