//! The prompt: one line above the hand that says what is asked, what the choice with the keyboard means, why something was
//! refused, or what a hint advises; and the meaning of a sign, as long as the mouse rests there, after a press, and while a
//! sign has the keyboard.

use super::drawing::{Drawing, sure_of};
use super::panel::Panel;
use super::{Message, Mode, Sign, Spot, Table, drawer, progress, question};
use crate::context::Context;
use crate::font;
use crate::layout::{Edge, Layout, SeatPlace};
use crate::paint::{self, Label, Surface};
use crate::pointer::Pointer;
use pitch_language::phrase::closed;
use pitch_language::{Explanation, Language, Term, phrase, point_term, t, why_said};
use pitch_rules::{Ask, Card, Cause, IllegalAction, Mark, Seat, SeatView, Suit, Tracker, Turn};

use iced::{Point, Rectangle};

/// Words of the prompt.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Prompt {
    /// Sign of the suit that was led, or is turned up, before the words.
    pub suit: Option<Suit>,
    /// The question, or what happened.
    pub said: String,
    /// What may be done, or what it means.
    pub may: String,
    /// `true` if what is asked, or else what may be done, stands out in amber, as nothing else does.
    pub is_amber: bool,
    /// `true` if the first words are the question.
    pub asks: bool,
}

/// Sizes of the words, from the largest that is tried, in pixels of the design.
const SIZES: [f32; 3] = [20.0, 18.5, 17.0];

/// Draws the prompt.
pub(super) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    // What a lesson says lies on a slip of its own; and who drags a card looks at the card.
    if table.slip().is_some_and(|slip| !slip.is_spoken()) || table.dragged().is_some() {
        return;
    }
    let prompt = prompt(table, drawing);
    let (palette, s, place) = (drawing.palette(), drawing.layout.s, drawing.layout.prompt);
    let lift = lift(table, drawing.layout.s, table.warning(drawing.context).is_some());
    // Not onto the trick, which lies lower where there are many players.
    let line = 0.7 * SIZES[0] * s;
    let lift = lift.min((place.center_y() - line - table.stage().foot_of_trick()).max(0.0));
    let y = place.center_y() - lift - table.prompt_lift();
    let disc = if prompt.suit.is_some() { 36.0 * s } else { 0.0 };
    let why = table.refused.as_ref().map_or(0.0, |_| why_width(drawing.context, s) + 12.0 * s);
    let room = place.width - disc - why - 4.0 * s;
    let said_font = if prompt.asks { font::SEMIBOLD } else { font::REGULAR };
    let may_font = if prompt.asks { font::REGULAR } else { font::SEMIBOLD };
    let gap = |size: f32| if prompt.said.is_empty() || prompt.may.is_empty() { 0.0 } else { 0.4 * size };
    let wide =
        |size: f32| font::width(&prompt.said, said_font, size) + gap(size) + font::width(&prompt.may, may_font, size);
    let sizes = SIZES.map(|size| size * s);
    let size = sizes.into_iter().find(|size| wide(*size) <= room).unwrap_or(sizes[SIZES.len() - 1]);
    let (ink, bright) = match (prompt.is_amber, prompt.asks) {
        (true, true) => (palette.amber, palette.text),
        (true, false) => (palette.text, palette.amber),
        (false, _) => (palette.text, palette.text),
    };
    let said = Label::new(&prompt.said, said_font, size, ink);
    let may = Label::new(&prompt.may, may_font, size, bright);
    let left = |wide: f32| place.center_x() - (wide + disc + why) / 2.0;
    let draw_disc = |frame: &mut _, x: f32, y: f32| {
        if let Some(suit) = prompt.suit {
            let four_colours = drawing.context.settings.four_colours;
            paint::led_disc(frame, palette, Point::new(x + 13.0 * s, y), 13.0 * s, suit, four_colours);
        }
    };
    if wide(size) <= room {
        let x = left(wide(size));
        draw_disc(frame, x, y);
        said.draw(frame, Point::new(x + disc, y));
        may.draw(frame, Point::new(x + disc + said.width() + gap(size), y));
    } else {
        // Two lines go up into the empty place.
        let upper = y - font::LINE * size;
        let both = [&said, &may].map(|label| label.within(room));
        let most = both[0].width().max(both[1].width());
        if prompt.said.is_empty() || prompt.may.is_empty() {
            let words = if prompt.said.is_empty() { &prompt.may } else { &prompt.said };
            let (font, colour) = if prompt.said.is_empty() { (may_font, bright) } else { (said_font, ink) };
            let room = beside_names(drawing.layout, upper, room);
            let is_high = font::measure_within(words, font, size, room).height > 2.5 * font::LINE * size;
            let size = if is_high { 0.91 * size } else { size };
            let label = Label::new(words, font, size, colour).wrapped(room).centred();
            let high = font::measure_within(words, font, size, room).height;
            draw_disc(frame, left(room.min(wide(size))), y - high / 2.0 + size / 2.0);
            label.draw(frame, Point::new(place.center_x() + (disc - why) / 2.0, y + size / 2.0 - high / 2.0));
        } else {
            let middle = place.center_x() + (disc - why) / 2.0;
            draw_disc(frame, middle - most / 2.0 - disc, upper);
            both[0].centred().draw(frame, Point::new(middle, upper));
            both[1].centred().draw(frame, Point::new(middle, y));
        }
    }
    if let Some(spot) = table.spots.iter().find(|spot| spot.message == Message::Why) {
        why_button(frame, table, drawing, spot.place);
    }
}

/// Returns the height by which the prompt stands higher, clear of the card that waits for a second press, of the disc on one that
/// the coach doubts if it `is_doubted`, and of the pencil.
fn lift(table: &Table, s: f32, is_doubted: bool) -> f32 {
    match table.chosen() {
        Some(_) if is_doubted => 24.0 * s,
        Some(_) => 8.0 * s,
        None if table.hinted_cards().next().is_some() && table.prompt_lift() == 0.0 => {
            if table.panel.is_some() {
                5.0 * s
            } else {
                10.0 * s
            }
        }
        None => 0.0,
    }
}

impl Table {
    /// Returns the height above its place that the prompt may take for a sentence of two lines.
    pub(super) fn prompt_reach(&self) -> f32 {
        let s = self.layout.s;
        let speaks = self.hint.is_some() || self.refused.is_some() || self.objection.is_some();
        let second = if speaks { font::LINE * SIZES[SIZES.len() - 1] * s } else { 0.0 };
        lift(self, s, self.mode.doubted().is_some()) + self.prompt_lift() + second
    }
}

/// Returns the room of two lines about a height: they stay between the names of the seats at the sides.
fn beside_names(layout: &Layout, y: f32, room: f32) -> f32 {
    let middle = layout.prompt.center_x();
    let is_near = |seat: &&SeatPlace| seat.edge != Edge::Top && (seat.name.y - y).abs() < 36.0 * layout.s;
    let names = layout.seats.iter().skip(1).filter(is_near);
    names.map(|seat| 2.0 * ((seat.name.x - middle).abs() - 50.0 * layout.s)).fold(room, f32::min)
}

/// Returns the words of the prompt.
pub(super) fn prompt(table: &Table, drawing: &Drawing<'_>) -> Prompt {
    let (view, language) = (drawing.view, &drawing.context.language);
    if let Some(suit) = drawing.blooming() {
        let said = table.log(drawing.context).pop().unwrap_or_default();
        let may = phrase::trump(language, suit).trim_end_matches('.').to_owned();
        return Prompt { said, may, is_amber: true, ..Prompt::default() };
    }
    if let Some((said, may)) = right(table, language) {
        return Prompt { said, may, asks: true, ..Prompt::default() };
    }
    let led = view.trick.filter(|trick| !trick.is_empty() && drawing.is_own_turn).and_then(|trick| trick.led());
    let suit = led.and_then(|card| drawing.led_suit(card));
    if let Some(words) =
        table.warning(drawing.context).or_else(|| hint(table, drawing)).or_else(|| match ruling(table, drawing) {
            Some(_) => None,
            None => of_the_book(table, drawing),
        })
    {
        return Prompt { said: words, ..Prompt::default() };
    }
    if refusal(table).is_none()
        && explained(table, drawing.context).is_none()
        && table.mode != Mode::Showing
        && let Some(panel) = drawing.panel
    {
        let note = note(table).map(|note| note.trim_end_matches('.').to_owned());
        let about = if panel.about.is_empty() { String::new() } else { panel.about.clone() };
        let may = note.unwrap_or(about);
        let title = panel.title.trim_end_matches('.');
        let title = if may.is_empty() || title.ends_with(['?', ':', '!']) {
            title.to_owned()
        } else if may.contains(':') {
            // One colon a line.
            closed(language, title.to_owned())
        } else {
            headed(language, title)
        };
        return Prompt {
            suit: drawing.view.turned.last().and_then(|card| card.suit()),
            said: title,
            may,
            is_amber: false,
            asks: true,
        };
    }
    let (said, may) = said(table, drawing);
    // What happened is seen; only what may be done stands there.
    let plays = drawing.is_own_turn
        && !(may.is_empty() && drawing.course.is_none())
        && refusal(table).is_none()
        && explained(table, drawing.context).is_none();
    let keeps_said = table.exercise().is_some() || marked(table, language).is_some() || !drawing.is_own_turn;
    let said = if plays && !keeps_said { String::new() } else { said };
    let said = if plays
        || refusal(table).is_some()
        || explained(table, drawing.context).is_some()
        || table.mode == Mode::Showing
    {
        said
    } else if drawing.is_own_turn {
        String::new()
    } else {
        // Cards that the rules throw away leave by themselves.
        let drew = phrase::exchanged(view, drawing.bottom).filter(|(_, drawn)| *drawn > 0);
        let about = |_| phrase::exchanged_about(language, drawing.names, view, drawing.bottom);
        drew.and_then(about).unwrap_or_default()
    };
    let asks = plays && drawing.course.is_some();
    Prompt {
        suit: suit.filter(|_| plays),
        said,
        may: may.trim_end_matches('.').to_owned(),
        is_amber: plays || table.is_public() && table.awaits_phone().is_some(),
        asks,
    }
}

/// Returns that the answer was right, and why where there is time to read it.
fn right(table: &Table, language: &Language) -> Option<(String, String)> {
    let (right, reason) = (t!(language, "puzzle-right"), table.right_because());
    table.is_solved().then(|| match reason {
        Some(reason) => (headed(language, &right), phrase::reason(language, reason)),
        None => (right, String::new()),
    })
}

/// Returns a title before what it is about, with its colon.
fn headed(language: &Language, title: &str) -> String {
    t!(language, "pair", name = title, value = "").trim_end().to_owned()
}

/// Returns all that is said, in words: the last events, advice or a refusal, and the question on a panel.
pub(super) fn told(table: &Table, context: &Context) -> String {
    let (drawing, language) = (Drawing::of(table, context), &context.language);
    let slip = || table.slip().map(|slip| slip.words.clone()).or_else(|| table.warning(context));
    let advice = || hint(table, &drawing).and_then(|_| table.advice_aloud(context));
    let slip = slip().or_else(advice).or_else(|| of_the_book(table, &drawing));
    let slip = slip.or_else(|| {
        let (right, why) = right(table, language)?;
        Some(phrase::sentences(language, [right, why].into_iter().filter(|words| !words.is_empty())))
    });
    let (said, may) = slip.map_or_else(|| said(table, &drawing), |slip| (slip, String::new()));
    let asked = drawing.panel.map(|panel| asking(panel, drawing.view));
    // A panel asks what may be done.
    let asked = asked.unwrap_or_else(|| [may, String::new()]);
    let mut told: Vec<String> = Vec::new();
    for words in std::iter::once(said).chain(asked).filter(|words| !words.is_empty()) {
        if !told.contains(&words) {
            told.push(words);
        }
    }
    phrase::sentences(language, told.into_iter().map(|words| closed(language, words)))
}

/// Returns the question of a panel and the state of things, for a listener: who names trump was told of the bid, and where
/// nobody bid, the state of things asks by itself.
fn asking(panel: &Panel, view: &SeatView) -> [String; 2] {
    let (title, about) = (panel.title.clone(), panel.about.clone());
    if panel.is_menu || view.ask != Some(Ask::NameTrump) {
        return [title, about];
    }
    let is_told = view.trick.is_none_or(|trick| trick.is_empty()) && view.contract.is_some_and(|of| of.bid.is_some());
    [if is_told { title } else { about }, String::new()]
}

/// Returns the words that stand on the table until they are dealt with, a sentence or more each: the words of a lesson,
/// a refusal or a question, a hint, the cards and the question of a panel. Events are told by the
/// [story](super::Story).
pub(super) fn standing(table: &Table, context: &Context) -> Vec<String> {
    let (drawing, language) = (Drawing::of(table, context), &context.language);
    let refused = || table.refused.as_ref().map(|refused| phrase::refusal(language, &table.names, refused));
    let first = table.slip().map(|slip| slip.words.clone()).or_else(|| table.warning(context)).or_else(refused);
    let first = first.or_else(|| explain(table, context, table.about?)).or_else(|| table.advice_aloud(context));
    let first = first.or_else(|| of_the_book(table, &drawing));
    // What a teacher says stays there while a hint is asked for.
    let advised = table.slip().and_then(|_| table.advice_aloud(context));
    let is_showing = table.mode == Mode::Showing;
    let asked = match drawing.panel {
        _ if is_showing => vec![t!(language, "table-show-which")],
        Some(panel) => {
            // What is marked is told whatever else the panel says.
            let stand = table.stand(language).filter(|stand| !panel.is_menu && *stand != panel.about);
            asking(panel, drawing.view)
                .into_iter()
                .chain(stand)
                .chain(table.first_marks(language))
                .chain(question::counted_aloud(table, language))
                .collect()
        }
        None if drawing.course.is_some() && drawing.is_own_turn && table.chosen().is_none() => {
            let (which, winning) = progress::asked(&drawing);
            vec![which, winning]
        }
        None => vec![asked(table, &drawing)],
    };
    let compared = table.compared_lines(language);
    let figures = table.compares().then(|| t!(language, "compare-columns"));
    let said = first
        .into_iter()
        .chain(advised)
        .chain(figures)
        .chain(compared)
        .chain(held(table, &drawing))
        .chain(asked)
        .filter(|words| !words.is_empty());
    said.map(|words| closed(language, words)).collect()
}

/// Returns words on the person's cards, as long as they were not told of them as they lie: nothing leads the keyboard to them
/// before they are played.
fn held(table: &Table, drawing: &Drawing<'_>) -> Option<String> {
    (drawing.is_own_turn && table.holds_news()).then(|| table.hand_aloud(&drawing.context.language)).flatten()
}

/// Returns words on what may be done now.
fn asked(table: &Table, drawing: &Drawing<'_>) -> String {
    let Drawing { context, view, names, .. } = *drawing;
    let language = &context.language;
    let asks = matches!(view.turn, Turn::Rule(_));
    match table.chosen() {
        Some(card) if context.pointer == Pointer::Finger => {
            t!(language, "table-confirm-touch", card = phrase::card_object(language, card))
        }
        Some(card) => t!(language, "table-confirm", card = phrase::card_object(language, card)),
        None if drawing.is_own_turn && !asks => phrase::prompt(language, names, view),
        None => table.awaits_phone().map(|seat| on_phone(drawing, seat)).unwrap_or_default(),
    }
}

/// Returns words on a person who decides on their phone.
fn on_phone(drawing: &Drawing<'_>, seat: Seat) -> String {
    phrase::whose_turn(&drawing.context.language, drawing.names, drawing.view, seat)
}

/// Returns the words of the hint, unless something else is asked about or a panel says them.
fn hint(table: &Table, drawing: &Drawing<'_>) -> Option<String> {
    let is_asked = table.chosen().is_some() || refusal(table).is_some() || explained(table, drawing.context).is_some();
    if is_asked { None } else { table.advice(drawing.context) }
}

/// Ruling of the book.
#[derive(Debug)]
pub(super) struct Ruling {
    /// Judgement in a few words, if something was claimed.
    pub title: Option<String>,
    /// Ruling and the rule behind it.
    pub words: String,
    /// Card that should not have been played, and the seat that played it.
    pub wrong: Option<(Seat, Card)>,
}

impl Ruling {
    /// Returns the judgement and the ruling.
    fn told(&self, language: &Language) -> String {
        let title = self.title.clone().map(|title| phrase::sentence(language, title));
        phrase::sentences(language, title.into_iter().chain([self.words.clone()]))
    }
}

/// Returns the ruling or the question of the book, where mistakes can be made, unless a panel says it itself.
fn of_the_book(table: &Table, drawing: &Drawing<'_>) -> Option<String> {
    let ruled = || table.ruling.as_ref().filter(|_| table.allows_mistakes());
    let told = || ruled().map(|ruling| ruling.told(&drawing.context.language));
    let words = asked_by_the_book(table, drawing).or_else(told)?;
    drawing.panel.is_none_or(|panel| panel.about != words).then_some(words)
}

/// Returns the question of the book.
fn asked_by_the_book(table: &Table, drawing: &Drawing<'_>) -> Option<String> {
    let asks = table.allows_mistakes() && table.timeline.is_idle();
    asks.then(|| phrase::referee(&drawing.context.language, drawing.names, drawing.view)).flatten()
}

/// Size of the words of a ruling on its slip, in pixels of the design.
const RULED: f32 = 17.0;

/// Size of the judgement on that slip, and the height of its line, in pixels of the design.
const TITLE: (f32, f32) = (25.0, 36.0);

/// Returns the place of the slip with the ruling; `None` where it has no room of its own.
fn ruling<'a>(table: &'a Table, drawing: &Drawing<'_>) -> Option<(Rectangle, &'a Ruling)> {
    let (layout, s) = (drawing.layout, drawing.layout.s);
    if drawing.panel.is_some() || table.slip().is_some() || asked_by_the_book(table, drawing).is_some() {
        return None;
    }
    let ruling = table.ruling.as_ref().filter(|_| table.allows_mistakes())?;
    let place = layout.slip(266.0 * s, None);
    let right = place.x + place.width;
    // Clear of what a seat at the right has won, and of its contract.
    let left = |seat: Seat| {
        let (at, view) = (drawing.place(seat), drawing.view);
        let has_more = view.tricks_of(seat) > 0 || view.contract.is_some_and(|contract| contract.pitcher == seat);
        let is_right = at.edge == Edge::Right;
        is_right.then_some(if has_more { at.pile.x - 54.0 * s } else { at.face.x - 8.0 * s })
    };
    let right = drawing.others().filter_map(left).fold(right, f32::min);
    let place = Rectangle { width: right - place.x, ..place };
    let is_beside = place.width >= 180.0 * s;
    let title = if ruling.title.is_some() { TITLE.1 * s } else { 0.0 };
    let words = font::measure_within(&ruling.words, font::MEDIUM, RULED * s, place.width - 32.0 * s);
    let high = words.height + title + 46.0 * s;
    let is_whole = RULED * s >= 14.0 && high <= place.height;
    let y = (layout.trick_centre.y - high / 2.0).clamp(place.y, (place.y + place.height - high).max(place.y));
    (is_beside && is_whole).then_some((Rectangle { y, height: high, ..place }, ruling))
}

/// Draws the ruling on a slip of paper beside the trick.
pub(super) fn ruled(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some((place, ruling)) = ruling(table, drawing) else { return };
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    let place = paint::snapped(place);
    paint::bound_slip(frame, palette, place, s);
    let (x, mut y, room) = (place.x + 16.0 * s, place.y + 28.0 * s, place.width - 30.0 * s);
    if let Some(title) = &ruling.title {
        let size = TITLE.0 * s * (room / font::width(title, font::PENCIL, TITLE.0 * s)).min(1.0);
        Label::new(title, font::PENCIL, size, palette.ink).draw(frame, Point::new(x, y + 0.4 * TITLE.1 * s));
        y += TITLE.1 * s;
    }
    let label = Label::new(&ruling.words, font::MEDIUM, RULED * s, palette.ink).wrapped(room).hanging();
    label.draw(frame, Point::new(x, y));
}

/// Draws the cross on the card that should not have been played, while it lies on the table.
pub(super) fn wrong(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some((seat, card)) = table.ruling.as_ref().and_then(|ruling| ruling.wrong) else { return };
    if drawing.view.trick.is_some_and(|trick| trick.plays().any(|play| play == (seat, card))) {
        paint::cross(frame, drawing.palette(), drawing.trick_place(seat).centre, 24.0 * drawing.layout.s);
    }
}

/// Returns words on the last events, and on what may be done now.
fn said(table: &Table, drawing: &Drawing<'_>) -> (String, String) {
    let Drawing { context, view, names, .. } = *drawing;
    let language = &context.language;
    if table.mode == Mode::Showing {
        return (t!(language, "table-show-which"), String::new());
    }
    if let Some(refused) = refusal(table) {
        return (phrase::refusal(language, names, &refused), String::new());
    }
    if let Some(words) = explained(table, context) {
        return (words, String::new());
    }
    if let Some(words) = marked(table, language) {
        let prompt = if drawing.is_own_turn && table.chosen().is_none() {
            phrase::prompt(language, names, view)
        } else {
            String::new()
        };
        return (words, prompt);
    }
    // What a button commits to stands here where it has no room on the button.
    if let Some(note) = note(table) {
        return (String::new(), note);
    }
    if drawing.course.is_some() && drawing.is_own_turn && table.chosen().is_none() {
        return progress::asked(drawing);
    }
    let may = asked(table, drawing);
    // A sentence for each card of the trick that lies, but no more than two.
    let log = table.log(context);
    // And of what both have drawn.
    let least = if view.drawn.is_empty() { 1 } else { 2 };
    let lying = view.trick.map_or(1, |trick| trick.len().clamp(if trick.is_empty() { least } else { 1 }, 2));
    // Of a trick that was just taken, all that it brought.
    let pegs = view.marks.iter().rev().take_while(|mark| is_of_last_trick(view, mark)).count();
    let lying = if view.trick.is_some_and(|trick| trick.is_empty()) { lying + pegs } else { lying };
    let said =
        |count: usize| phrase::sentences(language, log[log.len().saturating_sub(count)..].iter().map(String::as_str));
    let fits = |said: &String| font::width(said, font::REGULAR, 20.0 * drawing.layout.s) <= drawing.layout.prompt.width;
    // As many of the last sentences as have room in a line.
    let shown = (2..=lying).rev().map(said).find(fits);
    (shown.unwrap_or_else(|| log.last().cloned().unwrap_or_default()), may)
}

/// Returns `true` if a point was pegged for the trick that was taken last.
fn is_of_last_trick(view: &SeatView, mark: &Mark) -> bool {
    let last = view.tricks.last();
    matches!(mark.cause, Cause::Peg(_, _, card) if last.is_some_and(|trick| trick.cards().contains(card)))
}

/// Returns the reason for which something was refused, or the card under the mouse would be.
pub(super) fn refusal(table: &Table) -> Option<IllegalAction> {
    let hovered = || match table.hovered {
        Some(Message::Card(card)) if table.is_own_turn() && !table.allows_mistakes() => {
            table.session.game().why_not(table.bottom, card).map(IllegalAction::from)
        }
        _ => None,
    };
    table.refused.clone().or_else(hovered)
}

/// Returns words on why the card of the hand under the mouse or with the keyboard has the mark of trump.
fn marked(table: &Table, language: &Language) -> Option<String> {
    let marked = |message: &Message| match message {
        Message::Card(card) if table.hand.settled().any(|(held, _)| held == *card) => {
            phrase::sign_off_trump(language, table.shown(), *card)
        }
        _ => None,
    };
    table.hovered.as_ref().and_then(marked).or_else(|| marked(&table.focus.shown()?))
}

/// Returns the note on the choice under the mouse, with the keyboard, or where that comes in, unless its slip has it.
fn note(table: &Table) -> Option<String> {
    let panel = table.panel.as_ref()?;
    let at = |message: Option<&Message>| panel.choices.iter().find(|choice| Some(&choice.message) == message);
    let choice =
        at(table.hovered.as_ref()).or_else(|| at(table.focus.shown().as_ref())).or_else(|| at(table.entry()))?;
    // It isn't said twice.
    let is_on_slip = panel.has_notes(table.layout.s) && choice.has_room_for_note(table.layout.s);
    (!choice.note.is_empty() && !is_on_slip).then(|| format!("{}.", choice.note))
}

/// Returns the signs that mean something now, with their places.
pub(super) fn spots(table: &Table, context: &Context) -> Vec<Spot> {
    let view = table.shown();
    let stage = table.stage();
    let faces = view.seats.all().filter(|seat| !stage.is_own(*seat));
    let plates = faces.map(|seat| (Sign::Seat(seat), stage.place(seat).face));
    let rules = table.names.rules();
    let rows = drawer::lines(Tracker::of(view, rules).as_ref(), rules).into_iter().enumerate();
    let rows = rows.filter_map(|(index, point)| Some((Sign::Point(point), table.point_place(context, index)?)));
    let trick = view.trick.filter(|_| table.panel.is_none());
    let best = trick.and_then(|trick| trick.best()).map(|(seat, _)| seat);
    let led = trick.map(|trick| trick.leader()).filter(|leader| best.is_some_and(|best| best != *leader));
    let tags = best.map(|seat| (Sign::Winning, seat)).into_iter().chain(led.map(|seat| (Sign::Led, seat)));
    let marked = trick
        .into_iter()
        .flat_map(|trick| trick.plays().collect::<Vec<_>>())
        .filter(|(seat, _)| Some(*seat) != best && Some(*seat) != led);
    let marked = marked.map(|(seat, card)| (Sign::OffTrump(card), seat));
    let tags = tags.chain(marked).map(|(sign, seat)| (sign, stage.trick_place(seat).bounds()));
    plates
        .chain(rows)
        .chain(table.patch_place().map(|place| (Sign::Contract, place)))
        .chain(tags)
        .filter(|(sign, _)| explain(table, context, *sign).is_some())
        .map(|(sign, place)| Spot { message: Message::About(sign), place })
        .collect()
}

/// Returns the meaning of the sign that is asked about.
pub(super) fn explained(table: &Table, context: &Context) -> Option<String> {
    explain(table, context, sign(table)?)
}

/// Returns the sign that is asked about: the one that was pressed, that lies under the mouse, or that has the keyboard.
pub(super) fn sign(table: &Table) -> Option<Sign> {
    let about = |message: &Message| match message {
        Message::About(sign) => Some(*sign),
        Message::Hint => Some(Sign::Hint),
        Message::Undo => Some(Sign::Undo),
        _ => None,
    };
    let near = || table.hovered.as_ref().and_then(about).or_else(|| about(&table.focus.shown()?));
    let sign = table.about.or_else(near)?;
    let is_there = table.spots.iter().any(|spot| about(&spot.message) == Some(sign));
    is_there.then_some(sign)
}

/// Returns the reason for a sign, with the clause that it rests on; `None` for a button that does nothing now.
pub(super) fn why(table: &Table, context: &Context, sign: Sign) -> Option<Explanation> {
    let (language, names, view) = (&context.language, &table.names, table.shown());
    let said = match (sign, view.contract) {
        // Of the boxes on the table only the prompt tells: this may be heard by somebody who doesn't see them.
        (Sign::Contract, Some(contract)) => {
            let whose = phrase::sentence(language, phrase::contract(language, names, contract));
            phrase::sentences(language, [whose].into_iter().chain(heard(table, context, sign)))
        }
        _ => explain(table, context, sign)?,
    };
    let term = match sign {
        // During a hand it tells what everybody knows: how strong a bot plays, and what its bid means.
        Sign::Seat(seat) => return Some(why_said(language, names, view, seat, said)),
        Sign::Point(point) => point_term(point),
        Sign::Contract if view.contract.is_some_and(|contract| contract.bid.is_some()) => Term::Pitcher,
        Sign::Contract | Sign::OffTrump(_) => Term::Trump,
        Sign::Led => Term::Lead,
        Sign::Winning => Term::Trick,
        Sign::Hint | Sign::Undo => return None,
    };
    Some(Explanation::new(language, names.rules(), term, Some(said)))
}

/// Returns the button after a refusal, with its place.
pub(super) fn why_spot(table: &Table, context: &Context) -> Option<Spot> {
    Some(Spot { message: Message::Why, place: beside_why(table, context, table.refused.as_ref()?) })
}

/// Returns the width of the button that says why.
fn why_width(context: &Context, s: f32) -> f32 {
    24.0_f32.mul_add(s, font::width(&t!(context.language, "why-button"), font::SEMIBOLD, 17.0 * s))
}

/// Returns the place of the button after a refusal.
fn beside_why(table: &Table, context: &Context, refused: &IllegalAction) -> Rectangle {
    let (layout, s) = (&table.layout, table.layout.s);
    let said = phrase::refusal(&context.language, &table.names, refused);
    let (width, height) = (why_width(context, s), layout.prompt.height);
    let room = layout.prompt.width - width - 16.0 * s;
    let size = SIZES.into_iter().find(|size| font::width(&said, font::REGULAR, size * s) <= room).unwrap_or(SIZES[2]);
    let wide = font::width(&said, font::REGULAR, size * s).min(room);
    let x = layout.prompt.center_x() + (wide - width + 12.0 * s) / 2.0;
    Rectangle { x, y: layout.prompt.y, width, height }
}

/// Draws the button that says why.
fn why_button(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, place: Rectangle) {
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    let place = paint::snapped(place);
    let ground = if table.hovered == Some(Message::Why) { palette.raised_paper } else { palette.paper };
    if table.focus.shows(&Message::Why) {
        paint::fill(frame, place.expand(3.0), 9.0 * s, palette.amber);
    }
    paint::fill(frame, place, 6.0 * s, ground);
    let words = t!(drawing.context.language, "why-button");
    Label::new(&words, font::SEMIBOLD, 17.0 * s, palette.ink).centred().draw(frame, place.center());
}

/// Returns the meaning of a sign; `None` where nothing of it is visible.
pub(super) fn explain(table: &Table, context: &Context, sign: Sign) -> Option<String> {
    meaning(table, context, sign, true)
}

/// Returns the meaning of a sign for somebody who listens: nothing of its marks, which they don't see.
pub(super) fn heard(table: &Table, context: &Context, sign: Sign) -> Option<String> {
    meaning(table, context, sign, false)
}

fn meaning(table: &Table, context: &Context, sign: Sign, marks: bool) -> Option<String> {
    let (language, names) = (&context.language, &table.names);
    let (view, rules) = (table.shown(), table.session.rules());
    match sign {
        Sign::Seat(seat) => {
            let level = table.players[seat.index()].level();
            // The first of partners tells the points of both.
            let side = rules.side_in(view.settled_contract(rules), seat);
            let tracker = Tracker::of(view, rules).filter(|_| rules.members(side).next() == Some(seat));
            let sure = tracker.map(|tracker| sure_of(&tracker, side)).unwrap_or_default();
            let signs = phrase::PlateSigns { level, deals: view.dealer == seat, sure: &sure, marks };
            let program = table.players[seat.index()].guest.as_ref().filter(|guest| guest.plays());
            let program = program.map(|program| phrase::program_plays(language, names.name(seat), program));
            let words = program.into_iter().chain([phrase::sign_plate(language, names, view, seat, &signs)]);
            let words = phrase::sentences(language, words.filter(|words| !words.is_empty()));
            Some(words).filter(|words| !words.is_empty())
        }
        Sign::Point(point) => {
            let tracker = Tracker::of(view, rules)?;
            let tracked = tracker.points.iter().find(|tracked| tracked.point == point)?;
            Some(match marks {
                true => phrase::sign_point(language, rules, tracked),
                false => phrase::sentence(language, phrase::capital(&phrase::point_meaning(language, rules, point))),
            })
        }
        Sign::Contract => Some(phrase::sign_contract(language, names, view, marks)),
        Sign::Led | Sign::Winning => {
            let trick = view.trick?;
            let card = if sign == Sign::Led { trick.led() } else { trick.best().map(|(_, card)| card) }?;
            let tag = phrase::sign_tag(language, sign == Sign::Winning);
            let marked = phrase::sign_off_trump(language, view, card);
            Some(phrase::sentences(language, [tag].into_iter().chain(marked)))
        }
        Sign::OffTrump(card) => phrase::sign_off_trump(language, view, card),
        Sign::Hint | Sign::Undo if table.exercise().is_some() => Some(t!(language, "puzzle-alone")),
        Sign::Hint if !table.hints_are_on => Some(t!(language, "hint-off")),
        Sign::Hint => (!table.is_on(&Message::Hint)).then(|| t!(language, "hint-on-your-turn")),
        Sign::Undo => (!table.is_on(&Message::Undo)).then(|| t!(language, "text-no-undo")),
    }
}
