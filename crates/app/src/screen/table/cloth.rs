//! Things on the cloth besides cards: the patch with trump, the faces of the others with what belongs to them, what they
//! say, the crown and the mark of the card that was led, counters and their pool, and words about the stock.

use super::drawer;
use super::drawing::Drawing;
use super::panel::Panel;
use super::transient::{self, has_bubbles};
use crate::font;
use crate::layout::{Edge, Layout, Placement, SeatPlace};
use crate::paint::{self, CounterColour, Label, Said, Surface};
use crate::portrait::{Mood, Portrait};
use crate::side_words;
use pitch_language::{phrase, t};
use pitch_rules::rules::{TrumpBy, WidowTo};
use pitch_rules::{Call, Card, Cause, Points, Rank, Seat, SeatView, Side, Suit, Turn};
use pitch_session::hand_order::by_suits;

use iced::widget::canvas::Image;
use iced::{Point, Radians, Rectangle, Size, Vector};

/// Opacity of the face of a player who holds nothing that may be played.
const OUT: f32 = 0.6;

impl Drawing<'_> {
    /// Returns the number of a side as it is marked: 0 for that of the person at the bottom.
    pub(crate) fn side_number(&self, side: Side) -> usize {
        let own = self.rules.side_of(self.bottom);
        let others = self.rules.all_sides().filter(|other| *other != own);
        std::iter::once(own).chain(others).position(|other| other == side).unwrap_or_default()
    }

    /// Returns `true` if the players of this table play in sides of several.
    pub(crate) fn has_sides(&self) -> bool {
        self.names.have_partners()
    }

    /// Returns the face of a player.
    pub(crate) fn portrait(&self, seat: Seat) -> Portrait {
        Portrait::of(&self.players[seat.index()], seat.index(), self.mood(seat))
    }

    /// Returns the look on a face until the next trick is complete: of who caught the trump jack of another side, and of who
    /// lost theirs.
    fn mood(&self, seat: Seat) -> Mood {
        let complete = self.view.trick.as_ref().filter(|trick| trick.is_complete()).or(self.view.tricks.last());
        let jack = self.view.trump.map(|trump| Card::new(Rank::Jack, trump));
        let taker = complete.and_then(pitch_rules::Trick::best).map(|(taker, _)| taker);
        let lost = complete.zip(jack).and_then(|(trick, jack)| trick.plays().find(|(_, card)| *card == jack));
        match lost.zip(taker) {
            Some(((loser, _), taker)) if self.side(loser) != self.side(taker) => match seat {
                _ if seat == taker => Mood::Pleased,
                _ if seat == loser => Mood::Rueful,
                _ => Mood::Calm,
            },
            _ => Mood::Calm,
        }
    }

    /// Returns the picture of a player's face in a square, in logical pixels.
    pub(crate) fn face(&self, seat: Seat, square: Rectangle) -> (Rectangle, Image) {
        let (place, picture) = self.context.face(self.portrait(seat), square);
        let opacity = if self.view.is_out(seat) { OUT } else { 1.0 };
        (place, picture.opacity(opacity))
    }

    /// Returns the suit that is trump, or would be if the card turned up stands.
    pub(crate) fn sewn(&self) -> Option<Suit> {
        self.view.trump.or_else(|| self.view.turned.last()?.suit())
    }

    /// Returns the square of the patch; `None` where it has no room.
    pub(crate) fn patch(&self) -> Option<Rectangle> {
        if self.sewn().is_some() {
            return Some(sewn_place(self.layout, self.view, self.panel));
        }
        let is_waiting = self.view.trick.is_none() && self.rules.trump_by != TrumpBy::Sale && self.view.widow == 0;
        let floor = self.panel.map_or(self.layout.prompt.y, |panel| panel.place.y);
        is_waiting.then(|| self.layout.bare_patch(floor)).flatten()
    }
}

/// Returns the square of the patch with a suit on it: above slips that lie where it is.
pub(super) fn sewn_place(layout: &Layout, view: &SeatView, panel: Option<&Panel>) -> Rectangle {
    let slips = panel.map(|panel| panel.place).filter(|slips| slips.intersects(&layout.patch));
    let above = slips.filter(|_| {
        view.trick.is_none_or(|trick| trick.is_empty())
            && view.turned.is_empty()
            && !matches!(view.turn, Turn::Discard(_))
    });
    above.and_then(|slips| layout.bare_patch(slips.y)).unwrap_or(layout.patch)
}

/// Returns the pictures of the faces of all seats but the one at the bottom.
pub(crate) fn faces(drawing: &Drawing<'_>) -> Vec<(Rectangle, Image)> {
    let own = drawing.own_face().map(|place| drawing.face(drawing.bottom, place));
    drawing.others().map(|seat| drawing.face(seat, drawing.place(seat).picture)).chain(own).collect()
}

/// Draws the patch.
pub(crate) fn patch(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    // A trump that is named is on its way to its place.
    let Some(rect) = drawing.patch().filter(|_| drawing.blooming().is_none()) else { return };
    let four_colours = drawing.context.settings.four_colours;
    paint::patch(frame, drawing.palette(), rect, drawing.sewn(), four_colours, drawing.layout.s);
}

/// Draws what stands at the faces of all seats but the one at the bottom.
pub(crate) fn others(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    drawing.others().for_each(|seat| other(frame, drawing, seat));
}

fn other(frame: &mut impl Surface, drawing: &Drawing<'_>, seat: Seat) {
    let (palette, s, place) = (drawing.palette(), drawing.layout.s, drawing.place(seat));
    // Between two seats along the upper edge lie the counters of the second.
    let is_before = |other: &SeatPlace| other.edge == Edge::Top && other.face.x > place.face.x;
    let has_counters =
        drawing.rules.counts_down() && place.edge == Edge::Top && drawing.layout.seats.iter().any(is_before);
    let counters = if has_counters { paint::counters_width(1, s) + 20.0 * s } else { 0.0 };
    let room = (place.name_room - counters).max(0.0);
    let name = drawing.seat_name(seat);
    let name = Label::new(&name, font::SEMIBOLD, 18.0 * s, palette.text).within(room);
    let mut puck = place.puck;
    if place.edge == Edge::Top {
        name.draw(frame, place.name);
        puck = Point::new(20.0_f32.mul_add(s, place.name.x + name.width()), place.name.y);
        // Where the ribbon begins there, it lies on the edge of the face.
        if drawer::handle(drawing).contains(puck + Vector::new(12.0 * s, 0.0)) {
            puck = Point::new(place.face.x + place.face.width - 2.0 * s, place.face.y + 0.45 * place.face.height);
        }
    } else {
        name.centred().draw(frame, place.name);
    }
    if drawing.turn == Some(seat) {
        paint::turn(frame, palette, place.face, drawing.players[seat.index()].is_person(), s);
    }
    if drawing.thinking == Some(seat) {
        // A bubble beside a face along the upper edge leaves no room below the name.
        let has_bubble = has_bubbles(&drawing.stage) && drawing.view.last_call(seat).is_some();
        let middle = match place.edge {
            Edge::Top if has_bubble => Point::new(place.face.center_x(), place.face.y + 1.46 * place.face.height),
            Edge::Top => place.name + Vector::new(0.5 * paint::dots_width(s), 17.0 * s),
            _ => place.name + Vector::new(0.0, 18.0 * s),
        };
        paint::dots(frame, palette, middle, 1, s);
    }
    let side = drawing.has_sides().then(|| drawing.side_number(drawing.side(seat)));
    if let Some(side) = side.or_else(|| drawing.partner_mark(seat)) {
        let word = drawing.side_word(drawing.side(seat)).unwrap_or_default();
        paint::lettered_mark(frame, palette, place.mark, (side, word.as_str()), 10.0 * s);
    }
    if drawing.view.dealer == seat {
        paint::puck(frame, palette, puck, s);
    }
    won(frame, drawing, seat);
}

/// Draws what a seat has won, and its contract: the bid with the sign of trump.
fn won(frame: &mut impl Surface, drawing: &Drawing<'_>, seat: Seat) {
    let (palette, s, place) = (drawing.palette(), drawing.layout.s, drawing.place(seat));
    let tricks = drawing.view.tricks_of(seat);
    let mut chip = place.chip;
    if let Some(words) = drawing.exchanged(seat) {
        let label = Label::new(&words, font::SEMIBOLD, 16.0 * s, palette.text);
        let label = if place.inwards() < 0.0 { label.right() } else { label };
        label.draw(frame, place.pile);
    } else if tricks > 0 {
        paint::pile(frame, palette, place.pile, place.inwards(), tricks, s);
    } else if place.edge == Edge::Top {
        chip = place.pile;
    }
    if place.edge == Edge::Bottom {
        return;
    }
    if let Some(words) = drawing.chip_words(seat) {
        let four_colours = drawing.context.settings.four_colours;
        let suit = drawing.view.trump.map(|suit| (suit, four_colours));
        let mut inwards = place.inwards();
        let width = paint::chip_width(&words, suit.is_some(), s);
        let is_last = |other: &SeatPlace| other.edge == Edge::Top && other.face.x < place.face.x;
        if place.edge == Edge::Top && chip.x + width > place.name.x + place.name_room {
            // Where the next seat or the ribbon begins there, it stands on the other side of the face, below the counters there; or
            // with another seat there, below what was won.
            (chip, inwards) = match drawing.rules.counts_down() {
                true if drawing.layout.seats.iter().any(is_last) => (place.pile + Vector::new(0.0, 29.0 * s), inwards),
                true => (Point::new(place.face.x - 10.0 * s, place.face.center_y() + 27.0 * s), -1.0),
                false => (Point::new(place.face.x - 10.0 * s, place.pile.y), -1.0),
            };
        }
        // Where the patch begins before it ends, it stands above what was won.
        let patch = drawing.patch().map(|patch| patch.expand(4.0 * s));
        let at = Rectangle { x: chip.x, y: chip.y - 13.5 * s, width, height: 27.0 * s };
        if place.edge == Edge::Left && patch.is_some_and(|patch| patch.intersects(&at)) {
            chip.y = place.pile.y - 29.0 * s;
        }
        paint::chip(frame, palette, (chip, inwards), &words, suit, s);
    }
}

impl Drawing<'_> {
    /// Returns the words on the chip of the pitcher, once the bidding is over.
    fn chip_words(&self, seat: Seat) -> Option<String> {
        let contract = self.view.contract.filter(|contract| contract.pitcher == seat)?;
        let bid = contract.bid?;
        (!has_bubbles(&self.stage)).then(|| phrase::bid_figure(&self.context.language, bid))
    }
}

/// Draws what belongs to the person at the bottom, above the lower left button: the dealer's puck and the tricks won.
pub(crate) fn own(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, s, seat) = (drawing.palette(), drawing.layout.s, drawing.bottom);
    let place = drawing.place(seat);
    // Beside the menu nothing stands above the button.
    if drawing.layout.undo.y < drawing.layout.ceiling || drawing.is_public {
        return;
    }
    let mut up = 0.0;
    // Nothing lies over the hand.
    let room = drawing.layout.hand.first().map_or(f32::INFINITY, |card| card.bounds().x - 4.0 * s);
    if let Some((face, mark)) = drawing.own_face().zip(drawing.partner_mark(seat)) {
        paint::mark(frame, palette, face.position() + Vector::new(3.0 * s, 5.0 * s), mark, 6.0 * s);
        if let Some(words) = drawing.chip_words(seat) {
            let suit = drawing.view.trump.map(|suit| (suit, drawing.context.settings.four_colours));
            let beside = Point::new(face.x + face.width + 8.0 * s, face.center_y());
            let fits = beside.x + paint::chip_width(&words, suit.is_some(), s) <= room;
            let over = Point::new(face.x, face.y - 18.0 * s);
            paint::chip(frame, palette, (if fits { beside } else { over }, 1.0), &words, suit, s);
            up += if fits { 0.0 } else { 34.0 * s };
        }
        up += face.height + 8.0 * s;
    }
    let counters = drawing.counters(drawing.rules.side_of(seat));
    if let Some(count) = counters {
        let left = Point::new(drawing.layout.undo.x, drawing.layout.undo.y - 22.0 * s - up);
        draw_counters(frame, drawing, (left, 0.0), count, room - left.x);
        up += 27.0 * s;
    }
    let above = |at: Point, up: f32| at - Vector::new(0.0, up);
    let place = SeatPlace { pile: above(place.pile, up), puck: above(place.puck, up), ..place };
    let tricks = drawing.view.tricks_of(seat);
    if let Some(words) = drawing.exchanged(seat) {
        Label::new(&words, font::SEMIBOLD, 15.0 * s, palette.text).centred().draw(frame, place.pile);
    } else if tricks > 0 {
        paint::pile(frame, palette, place.pile - Vector::new(19.0 * s, 0.0), 1.0, tricks, s);
    }
    if drawing.view.dealer == seat {
        let up = if tricks > 0 || drawing.exchanged(seat).is_some() { 34.0 * s } else { 0.0 };
        paint::puck(frame, palette, place.puck - Vector::new(0.0, up), s);
    }
}

/// Draws everybody's calls, while the bidding goes on; one's own until the next is asked for.
pub(crate) fn bubbles(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let passing = transient::bubbles(&drawing.stage);
    for (seat, call) in called(drawing).filter(|(seat, _)| !passing.contains(seat)) {
        bubble(frame, drawing, seat, call, 1.0);
    }
}

/// Draws what a player says.
pub(crate) fn bubble(frame: &mut impl Surface, drawing: &Drawing<'_>, seat: Seat, call: Call, opacity: f32) {
    let place = drawing.place(seat);
    let (words, said) = drawing.said(seat, call);
    let at = Point::new(place.bubble.x, bubble_place(drawing, seat, call).center_y());
    paint::bubble(frame, drawing.palette(), (at, place.inwards()), &words, said, drawing.layout.s, opacity);
}

/// Distance that slips keep from what is said beside them, in pixels of the design.
const APART: f32 = 11.0;

/// Returns the place of what a player says, below what hangs at the upper edge and above slips that reach as far.
fn bubble_place(drawing: &Drawing<'_>, seat: Seat, call: Call) -> Rectangle {
    let s = drawing.layout.s;
    let mut bubble = beside_face(drawing, seat, call);
    let hangs = drawer::handle(drawing);
    if hangs.expand(4.0 * s).intersects(&bubble) {
        bubble.y = hangs.y + hangs.height + 4.0 * s;
    }
    if let Some(slips) = drawing.panel.map(|panel| panel.place)
        && slips.expand(APART * s).intersects(&bubble)
    {
        bubble.y = slips.y - bubble.height - 8.0 * s;
    }
    bubble
}

/// Returns the place of what a player says where nothing is in its way.
fn beside_face(drawing: &Drawing<'_>, seat: Seat, call: Call) -> Rectangle {
    let (place, (words, said)) = (drawing.place(seat), drawing.said(seat, call));
    paint::bubble_place((place.bubble, place.inwards()), &words, said, drawing.layout.s)
}

/// Returns the calls that stand in bubbles.
fn called(drawing: &Drawing<'_>) -> impl Iterator<Item = (Seat, Call)> {
    let (view, bottom, is_asked) = (drawing.view, drawing.bottom, drawing.panel.is_some());
    let has_bubbles = has_bubbles(&drawing.stage);
    let seats = view.seats.all().filter(move |seat| has_bubbles && (*seat != bottom || !is_asked));
    seats.filter_map(move |seat| Some((seat, view.last_call(seat)?)))
}

/// Returns the width about the middle in which slips leave those bubbles beside their faces that they would push up above
/// these, unless it would squeeze them by more than a quarter.
pub(super) fn between_bubbles(drawing: &Drawing<'_>, slips: Rectangle) -> f32 {
    let (layout, s) = (drawing.layout, drawing.layout.s);
    let (middle, whole) = (layout.table.center_x(), layout.between_seats());
    let is_high = |seat: Seat| slips.y - 8.0 * s < drawing.place(seat).face.y + 8.0 * s;
    let pushed =
        called(drawing).filter(|(seat, _)| is_high(*seat)).map(|(seat, call)| beside_face(drawing, seat, call));
    let pushed = pushed.filter(|bubble| slips.expand(APART * s).intersects(bubble));
    let halves = pushed.map(|bubble| (bubble.center_x() - middle).abs() - bubble.width / 2.0 - APART * s - 1.0);
    let room = 2.0 * halves.fold(whole / 2.0, f32::min);
    if room < 0.75 * slips.width { whole } else { room }
}

/// Returns the parts of the table that stand above the prompt besides slips, each with what is written beside it.
pub(super) fn standing(drawing: &Drawing<'_>) -> Vec<Rectangle> {
    let (view, layout, stage) = (drawing.view, drawing.layout, &drawing.stage);
    let s = layout.s;
    let beside = |place: Rectangle, words: &str, size: f32| Rectangle {
        width: place.width + 14.0 * s + font::width(words, font::SEMIBOLD, size * s),
        ..place
    };
    let mut standing = vec![layout.menu, layout.undo, layout.hint, drawer::handle(drawing)];
    standing.extend(drawing.patch());
    for seat in drawing.others() {
        let place = drawing.place(seat);
        standing.push(place.bounds(s));
        if place.edge != Edge::Top {
            let wide = font::width(&drawing.seat_name(seat), font::SEMIBOLD, 18.0 * s).min(place.name_room);
            standing.push(Rectangle::new(place.name, Size::ZERO).expand([12.0 * s, wide / 2.0]));
        }
        let open = view.exposed[seat] | view.laid_down[seat];
        standing.extend(place.open.row(open.len()).iter().map(Placement::bounds));
        if drawing.rules.counts_down() && place.edge != Edge::Top {
            standing.push(Rectangle::new(place.counters, Size::ZERO).expand([12.0 * s, 32.0 * s]));
        }
    }
    standing.extend(called(drawing).map(|(seat, call)| bubble_place(drawing, seat, call)));
    let lying = stage.lying();
    standing
        .extend(lying.iter().flat_map(pitch_rules::Trick::plays).map(|(seat, _)| drawing.trick_place(seat).bounds()));
    if !view.turned.is_empty() && !view.is_playing() && !stage.hides_pack() {
        standing.push(stage.pack().bounds());
        standing.extend((0..view.turned.len()).map(|age| stage.turned_at(age).bounds()));
    }
    let words = t!(drawing.context.language, "table-widow", count = view.widow);
    standing.extend(stage.widows().iter().map(|place| beside(place.bounds(), &words, 16.0)));
    if stage.has_pool() && stage.is_pool_in_the_middle() {
        standing.push(beside(stage.pool(), &drawing.pool().to_string(), 22.0));
    }
    standing
}

impl Drawing<'_> {
    /// Returns what a player says in a figure or a word, and how it counts.
    fn said(&self, seat: Seat, call: Call) -> (String, Said) {
        let language = &self.context.language;
        let words = match call {
            Call::Bid(bid) => phrase::bid_figure(language, bid),
            call => phrase::call_chip_of(language, self.names, self.view, seat, call),
        };
        let said = match call {
            Call::Pass if !phrase::offers(self.names, self.view, seat) => Said::Pass,
            Call::Bid(_) if !phrase::holds_bid(self.view, seat) => Said::Outbid,
            _ => Said::Highest,
        };
        (words, said)
    }
}

/// Draws the crown of the best card so far, and the disc with the suit that was led.
pub(crate) fn tags(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(trick) = drawing.stage.lying() else { return };
    let Some((best, _)) = trick.best() else { return };
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    let card = drawing.trick_place(trick.leader());
    let led = trick.led().and_then(|card| drawing.led_suit(card));
    if let Some(suit) = led {
        let at = card.at(0.055, 0.955);
        let four_colours = drawing.context.settings.four_colours;
        paint::led_disc(frame, palette, at, (14.0 * s).max(11.0), suit, four_colours);
    }
    if !transient::moves_crown(&drawing.stage) {
        crown(frame, drawing, transient::crown_at(&drawing.trick_place(best)));
    }
    if let Some(words) = pegged(drawing) {
        let right = drawing
            .layout
            .trick
            .iter()
            .map(Placement::bounds)
            .fold(0.0, |most, card| card.x + card.width.max(most - card.x));
        let at = Point::new(28.0_f32.mul_add(s, right), drawing.layout.trick_centre.y);
        let figure = Label::new(&words, font::PENCIL_BOLD, 34.0 * s, palette.text);
        figure.draw(frame, at);
        let unit = t!(drawing.context.language, "trick-to-peg");
        let unit = Label::new(&unit, font::REGULAR, 16.0 * s, palette.muted);
        let beside = at + Vector::new(figure.width() + 8.0 * s, 3.0 * s);
        // The seat beside keeps its room.
        let edge = drawing.layout.table.center_x() + drawing.layout.between_seats() / 2.0;
        if !trick.is_complete() && beside.x + unit.width() <= edge {
            unit.draw(frame, beside);
        }
    }
}

/// Draws the crown.
pub(super) fn crown(frame: &mut impl Surface, drawing: &Drawing<'_>, at: Point) {
    let width = (29.0 * drawing.layout.s).max(20.0);
    // It hangs no higher than what hangs at the upper edge there.
    let hangs = drawer::handle(drawing);
    let is_below = at.x + width / 2.0 > hangs.x && at.x - width / 2.0 < hangs.x + hangs.width;
    let highest = if is_below { hangs.y + hangs.height + 0.9 * width } else { 0.0 };
    paint::crown(frame, drawing.palette(), Point::new(at.x, at.y.max(highest)), Radians(0.0), width);
}

impl Drawing<'_> {
    /// Returns the suit that a card is led in: trump for one that is trump.
    pub(crate) fn led_suit(&self, card: pitch_rules::Card) -> Option<Suit> {
        let ranking = self.view.rankings.with(self.view.trump);
        if ranking.trumps().contains(card) { self.view.trump.or(card.suit()) } else { card.suit() }
    }
}

/// Returns the points that the cards of the trick bring its taker, in figures; `None` if none of them is pegged (M-36).
fn pegged(drawing: &Drawing<'_>) -> Option<String> {
    let trick = drawing.view.trick?;
    let ranking = drawing.view.rankings.with(drawing.view.trump);
    let points: Points = drawing.rules.pegs_of(ranking, &trick).map(|(_, points)| points).sum();
    let figures = || if trick.is_complete() { phrase::change(points) } else { points.to_string() };
    (points > Points::ZERO).then(figures)
}

/// Draws words on the trumps that were thrown away in sight of everybody.
pub(crate) fn dead(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let words = t!(drawing.context.language, "card-discarded");
    for seat in drawing.view.seats.all() {
        let row = drawing.stage.dead_row(seat);
        if let Some((first, last)) = row.first().zip(row.last()) {
            let foot = first.centre + (last.centre - first.centre) * 0.5;
            let foot = foot + Vector::new(0.0, 0.5 * first.size.height + 10.0 * drawing.layout.s);
            note(frame, drawing, &words, foot);
        }
    }
}

/// Draws muted words about `at`.
fn note(frame: &mut impl Surface, drawing: &Drawing<'_>, words: &str, at: Point) {
    Label::new(words, font::REGULAR, 15.0 * drawing.layout.s, drawing.palette().muted).centred().draw(frame, at);
}

/// Returns the middle of words below cards.
fn below(place: &Placement, s: f32) -> Point {
    place.centre + Vector::new(0.0, place.size.height / 2.0 + 13.0 * s)
}

/// Draws the number of cards of the widow: to the right of the bidder's, which has slips below it, and below the others.
pub(crate) fn widow(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let words = t!(drawing.context.language, "table-widow", count = drawing.view.widow);
    let s = drawing.layout.s;
    for place in drawing.stage.widows() {
        match drawing.rules.widow_to {
            WidowTo::Own => note(frame, drawing, &words, below(&place, s)),
            WidowTo::Bidder => {
                let at = Point::new(place.bounds().x + place.bounds().width + 12.0 * s, place.centre.y);
                Label::new(&words, font::MEDIUM, 16.0 * s, drawing.palette().text).draw(frame, at);
            }
        }
    }
}

/// Draws the number of cards left above the pile, and the worth of the card turned up.
pub(crate) fn pile(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, layout) = (drawing.view, drawing.layout);
    let language = &drawing.context.language;
    if drawing.rules.draws() && view.stock > 0 {
        let left = t!(language, "pile-left", count = view.stock);
        // Not below it, where the prompt says what a hint tells.
        let stock = drawing.stage.draw_stock();
        note(frame, drawing, &left, stock.centre - Vector::new(0.0, stock.size.height / 2.0 + 13.0 * layout.s));
    }
    let Some(&last) = view.turned.last().filter(|_| !view.is_playing() && !drawing.stage.hides_pack()) else {
        return;
    };
    let turned = drawing.stage.turned_at(0);
    let marked = view.marks.iter().rev().find(|mark| mark.cause == Cause::TurnUp(last));
    if let Some(mark) = marked {
        let (side, figure) = (side_words::label(language, drawing.names, mark.side), phrase::change(mark.points));
        let words = phrase::with_figure(language, side, &figure);
        let at = Point::new(turned.bounds().x + turned.bounds().width + 12.0 * layout.s, turned.centre.y);
        Label::new(&words, font::SEMIBOLD, 17.0 * layout.s, drawing.palette().text).draw(frame, at);
    }
}

/// Draws the counters before every player, where scores count down.
pub(crate) fn counters(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (rules, own) = (drawing.rules, drawing.rules.side_of(drawing.bottom));
    for side in rules.all_sides().filter(|side| *side != own) {
        let first = rules.members(side).next();
        let Some((place, count)) = first.map(|seat| drawing.place(seat)).zip(drawing.counters(side)) else { continue };
        // Those of a seat along the upper edge end at its face.
        let anchor = if place.edge == Edge::Top { 1.0 } else { 0.5 };
        let (s, cloth) = (drawing.layout.s, drawing.layout.size.width);
        let wide = match is_numbered(drawing, count, f32::INFINITY) {
            true => paint::numbered_width(count, s),
            false => paint::counters_width(count, s),
        };
        let (half, edge) = (wide / 2.0, 12.0 * s);
        let x = place.counters.x.clamp((edge + half).min(cloth / 2.0), (cloth - edge - half).max(cloth / 2.0));
        let at = if place.edge == Edge::Top { place.counters } else { Point { x, ..place.counters } };
        // The name of the seat before has the room.
        let is_crowded =
            place.edge == Edge::Top && drawing.layout.seats.iter().filter(|seat| seat.edge == Edge::Top).count() > 1;
        if is_crowded {
            let (at, palette) = (at - Vector::new(paint::counters_width(1, s) / 2.0, 0.0), drawing.palette());
            paint::counter_over_number(frame, palette, at, count, s);
        } else {
            draw_counters(frame, drawing, (at, anchor), count, f32::INFINITY);
        }
    }
}

/// Draws a row of counters, of which the share `anchor` lies at a point; one with their number where they have no room.
fn draw_counters(frame: &mut impl Surface, drawing: &Drawing<'_>, (at, anchor): (Point, f32), count: u32, room: f32) {
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    if is_numbered(drawing, count, room) {
        paint::numbered_counter(frame, palette, (at, anchor), count, s);
    } else {
        paint::counters(frame, palette, (at, anchor), count, s);
    }
}

/// Returns `true` if one counter with their number stands for so many, since they have no `room`.
fn is_numbered(drawing: &Drawing<'_>, count: u32, room: f32) -> bool {
    drawing.layout.size.width < 900.0 || paint::counters_width(count, drawing.layout.s) > room
}

/// Draws a tag at the face of everybody who holds nothing that may be played: the sign of trump, struck out.
pub(crate) fn out_of_trumps(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(suit) = drawing.view.trump else { return };
    let four_colours = drawing.context.settings.four_colours;
    for seat in drawing.others().filter(|seat| drawing.is_out_of_trumps(*seat)) {
        let at = drawing.place(seat).backs.centre;
        paint::out_tag(frame, drawing.palette(), at, (suit, four_colours), drawing.layout.s);
    }
}

impl Drawing<'_> {
    /// Returns the mark of the called partner and the pitcher at a seat, once the partner is known.
    fn partner_mark(&self, seat: Seat) -> Option<usize> {
        let contract = self.view.settled_contract(self.rules).filter(|_| self.view.partner_card.is_some())?;
        let together = [Some(contract.pitcher), contract.partner];
        let is_known = contract.partner.is_some() && !self.has_sides();
        (is_known && together.contains(&Some(seat))).then(|| usize::from(!together.contains(&Some(self.bottom))))
    }

    /// Returns the place of the face of the person at the bottom, while they are one of two partners.
    fn own_face(&self) -> Option<Rectangle> {
        let _ = self.partner_mark(self.bottom)?;
        let (undo, s) = (self.layout.undo, self.layout.s);
        (undo.y > self.layout.ceiling && !self.is_public).then(|| {
            let side = 44.0 * s;
            Rectangle { x: undo.center_x() - side / 2.0, y: undo.y - 12.0 * s - side, width: side, height: side }
        })
    }
}

/// Draws the dish with the red counters of the pool, if there are any at all.
pub(crate) fn pool(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let layout = drawing.layout;
    if !drawing.stage.has_pool() {
        return;
    }
    // The patch of a new trump lies there for a moment.
    if drawing.blooming().is_some() {
        return;
    }
    let count = drawing.pool();
    let place = drawing.stage.pool();
    if drawing.stage.is_pool_in_the_middle() {
        paint::pool(frame, drawing.palette(), place, count, layout.s);
        let words = count.to_string();
        let at = Point::new(place.x + place.width + 14.0 * layout.s, place.center_y());
        Label::new(&words, font::SEMIBOLD, 22.0 * layout.s, drawing.palette().text).draw(frame, at);
    } else {
        paint::counter(frame, drawing.palette(), CounterColour::Red, place.center(), layout.s);
        let (count, white) = (count.to_string(), drawing.palette().card_paper);
        Label::new(&count, font::BOLD, 15.0 * layout.s, white).centred().draw(frame, place.center());
    }
}

/// Draws words on cards that everybody has seen: those that were shown, and those that are called for.
pub(crate) fn marks_on_cards(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, language) = (drawing.view, &drawing.context.language);
    let (shown, called) = (t!(language, "card-shown"), t!(language, "card-called"));
    let own = drawing.bottom;
    for (card, place) in drawing.hand.settled().filter(|(card, _)| view.exposed[own].contains(*card)) {
        let words = if view.called[own] == Some(card) { &called } else { &shown };
        paint::card_words(frame, drawing.palette(), place.at(0.5, 0.52), words, drawing.layout.s);
    }
    for seat in drawing.others() {
        let cards = by_suits(view.exposed[seat] | view.laid_down[seat], view.rankings.with(view.trump));
        let row = drawing.place(seat).open.row(cards.len());
        for (card, place) in cards.into_iter().zip(row) {
            if view.called[seat] == Some(card) {
                paint::card_words(frame, drawing.palette(), place.at(0.5, 1.0), &called, drawing.layout.s);
            }
        }
    }
}
