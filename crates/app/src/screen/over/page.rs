//! The page, drawn on the cloth of the table.

use super::decided::Decided;
use super::smile::PIPS;
use super::{Message, Over};
use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::keymap::Place;
use crate::layout::{Ended, Ending};
use crate::outcome::Outcome;
use crate::paint::{self, Label, Owner, Surface, Totals};
use crate::portrait::Mood;
use crate::screen::evening::Standing;
use crate::screen::table::layers::card;
use crate::screen::table::sprites::Sprite;
use crate::side_words;
use crate::widget::{self, Kit, Press, at_turn, drawn, heard, lettered, main, paragraph, pinned, second_high};
use pitch_language::{phrase, t};
use pitch_rules::{Seat, Side, Suit, Trick};

use iced::widget::canvas::{self, Geometry, Image};
use iced::widget::{Id, Stack, column, container, mouse_area};
use iced::{Element, Fill, Point, Radians, Rectangle, Renderer, Size, Theme, Vector, alignment, mouse};

/// Id of the button that shows the evening, and then the game again.
pub(super) const EVENING: &str = "evening";

/// Pips that are stitched into the cloth of a window of the design: places, suits, heights and turns.
const STITCHED: [(f32, f32, Suit, f32, f32); PIPS] = [
    (24.0, 63.0, Suit::Diamonds, 62.0, -4.0),
    (460.0, 45.0, Suit::Clubs, 50.0, 10.0),
    (638.0, 82.0, Suit::Spades, 82.0, 6.0),
    (589.0, 199.0, Suit::Diamonds, 56.0, -6.0),
    (64.0, 402.0, Suit::Hearts, 98.0, -16.0),
    (721.0, 641.0, Suit::Clubs, 96.0, 12.0),
];
const STITCHED_FOR_PARTNERS: [(f32, f32, Suit, f32, f32); PIPS] = [
    (24.0, 40.0, Suit::Diamonds, 46.0, -4.0),
    (536.0, 73.0, Suit::Clubs, 80.0, 4.0),
    (640.0, 192.0, Suit::Spades, 56.0, -4.0),
    (34.0, 465.0, Suit::Spades, 82.0, -14.0),
    (723.0, 640.0, Suit::Diamonds, 90.0, 14.0),
    (690.0, 296.0, Suit::Hearts, 62.0, 12.0),
];

/// Side over a column of the pad, by its number and word, or the player whose face stands there.
type Head = (Option<(usize, String)>, Option<Seat>);

/// The page at one moment.
struct Page<'a> {
    over: &'a Over,
    context: &'a Context,
    places: Ending,
    decided: Option<Decided>,
    /// What the evening comes to, where it is shown.
    standing: Option<Standing>,
    /// Players whose faces stand at the headline.
    faces: Vec<Seat>,
    title: String,
    about: String,
}

/// Draws the page.
pub(super) fn view<'a>(over: &'a Over, context: &'a Context) -> Element<'a, Message> {
    let page = Page::new(over, context);
    *over.pictures.borrow_mut() = page.pictures();
    let mut parts = page.words();
    parts.extend(page.crowns());
    parts.extend(page.buttons());
    let told = page.told();
    let cloth = canvas::Canvas::new(Cloth { page }).width(Fill).height(Fill);
    let cloth = lettered(cloth, [&over.cloth.shadows, &over.pictures], &over.cloth.words);
    let all = Stack::with_children([cloth].into_iter().chain(parts).chain(told)).width(Fill).height(Fill);
    if over.is_telling() { mouse_area(all).on_release(Message::Missed).into() } else { all.into() }
}

/// The cloth with everything flat on it.
struct Cloth<'a> {
    page: Page<'a>,
}

impl canvas::Program<Message> for Cloth<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let Page { over, context, .. } = self.page;
        let tag = context.language.translation().tag;
        let pips = if over.is_won() { over.smile.pips() } else { 0 };
        let from = (pips, over.shows_evening, Some(context.look()), context.scale(), tag);
        let on = (renderer, bounds.size());
        vec![over.cloth.draw(from, (&over.shades, context.scale(), true), on, |frame| self.page.ground(frame, pips))]
    }
}

impl<'a> Page<'a> {
    fn new(over: &'a Over, context: &'a Context) -> Self {
        let (l, names) = (&context.language, &over.names);
        let own = over.own();
        let standing =
            over.shows_evening.then(|| Standing::of(l, &over.evening, names.you().map(|you| names.name(you))));
        let decided = over.decided(context);
        let is_won = over.is_won();
        let mut faces: Vec<Seat> = names.members(own).collect();
        faces.sort_by_key(|seat| names.you() != Some(*seat));
        // The player who lost alone needs no picture of themselves, and a party is not for bots.
        if standing.is_some() || !is_won && (faces.len() < 2 || names.you().is_none()) {
            faces.clear();
        }
        let rows = standing.as_ref().map_or(over.figures.len(), |standing| standing.rows.len());
        let cards = decided.as_ref().and_then(|decided| decided.trick).map_or(0, |trick| trick.len());
        let places = Ending::new(context.size, context.zoom(), Ended { faces: faces.len(), cards, rows });
        let (title, about) = match &standing {
            Some(standing) => (standing.title.clone(), standing.about.clone()),
            None => (phrase::outcome(l, names, &over.end, own), over.score(context)),
        };
        Page { over, context, places, decided, standing, faces, title, about }
    }

    /// Returns the trick that is shown.
    fn trick(&self) -> Option<Trick> {
        self.decided.as_ref()?.trick.filter(|_| self.standing.is_none() && self.pool().is_none())
    }

    /// Returns the number of counters that the winner took from the dish.
    fn pool(&self) -> Option<u32> {
        let pool = self.decided.as_ref()?.pool;
        let is_shown = self.over.names.rules().counts_down() && self.standing.is_none();
        u32::try_from(pool).ok().filter(|pool| is_shown && *pool > 0)
    }

    /// Returns the columns of the pad: the side or the face over each.
    fn heads(&self) -> Vec<Head> {
        let (l, names) = (&self.context.language, &self.over.names);
        if let Some(standing) = &self.standing {
            let seat = |name: &String| names.rules().seats().all().find(|seat| names.name(*seat) == name);
            return standing.names.iter().map(|name| (None, seat(name))).collect();
        }
        let head = |(index, side): (usize, &Side)| match side_words::word(l, names, *side) {
            Some(word) => (Some((index, word)), None),
            None => (None, names.members(*side).next()),
        };
        self.over.columns.iter().enumerate().map(head).collect()
    }

    fn face(&self, seat: Seat, mood: Mood, square: Rectangle) -> (Rectangle, Image) {
        self.context.face_of(&self.over.players, seat, mood, square)
    }

    /// Returns all pictures: faces and cards.
    fn pictures(&self) -> Vec<(Rectangle, Image)> {
        let (over, places) = (self.over, &self.places);
        let mood = if over.is_won() { Mood::Pleased } else { Mood::Rueful };
        let mut pictures: Vec<_> =
            self.faces.iter().zip(&places.faces).map(|(seat, place)| self.face(*seat, mood, *place)).collect();
        let heads = self.heads();
        for (index, (_, seat)) in heads.iter().enumerate() {
            pictures.extend(seat.map(|seat| self.face(seat, Mood::Calm, places.head(index, heads.len()))));
        }
        if let Some(trick) = self.trick() {
            let ranking = over.names.rules().ranking(self.decided.as_ref().and_then(|decided| decided.trump));
            let best = trick.best().map(|(seat, _)| seat);
            for ((seat, of), place) in trick.plays().zip(&places.cards) {
                let overlay = Overlay { edged: best == Some(seat), trump: ranking.off_trump(of), ..Overlay::PLAIN };
                pictures.push(card(self.context, &Sprite { overlay, ..Sprite::new(Some(of), *place) }));
            }
            let faces = trick.plays().zip(&places.players);
            pictures.extend(faces.map(|((seat, _), place)| self.face(seat, Mood::Calm, *place)));
        }
        if self.pool().is_some() {
            let winner = over.names.members(over.end.victory.side).next().unwrap_or_default();
            pictures.push(self.face(winner, Mood::Pleased, self.dish().1));
        }
        let Some(standing) = &self.standing else { return pictures };
        for (index, owed) in standing.owed.iter().enumerate() {
            let place = places.payment(index, standing.owed.len());
            let right = Rectangle { x: place.x + place.width - place.height, width: place.height, ..place };
            let left = Rectangle { width: place.height, ..place };
            for (name, square, mood) in [(&owed.from, left, Mood::Rueful), (&owed.to, right, Mood::Pleased)] {
                let seat = over.names.rules().seats().all().find(|seat| over.names.name(*seat) == name);
                pictures.extend(seat.map(|seat| self.face(seat, mood, square)));
            }
        }
        pictures
    }

    /// Returns the dish with the counters, and the face of who took them.
    fn dish(&self) -> (Rectangle, Rectangle) {
        let (body, q) = (self.places.body, self.places.q);
        let size = Size::new(366.0 * q, (116.0 * q).min(0.6 * body.height));
        let dish = Rectangle::new(Point::new(body.x + 8.0 * q, body.y + 36.0 * q), size);
        let middle = Point::new(body.x + 576.0 * q, dish.center_y());
        (dish, paint::square(middle, 98.0 * q))
    }

    /// Draws what lies still on the cloth.
    fn ground(&self, frame: &mut impl Surface, pips: usize) {
        let (over, places, palette, q) = (self.over, &self.places, self.context.palette(), self.places.q);
        let size = self.context.size;
        paint::cloth(frame, palette, Rectangle::with_size(size));
        let stitched = if self.faces.len() > 1 { STITCHED_FOR_PARTNERS } else { STITCHED };
        let written = self.written();
        for (x, y, suit, height, degrees) in stitched.into_iter().take(if self.standing.is_some() { 0 } else { pips }) {
            let at = Point::new(x * places.pad.x / 743.0, y * size.height / 800.0);
            if !paint::square(at, 0.9 * height * q).intersects(&written) {
                paint::stitched(frame, palette, suit, at, height * q, degrees);
            }
        }
        let heads = self.heads();
        let owner = |(side, _): &Head| side.clone();
        let sides: Vec<Option<(usize, String)>> = heads.iter().map(owner).collect();
        let owners = sides.iter().map(|side| match side {
            Some((number, word)) => Owner::Side(*number, word),
            None => Owner::Player,
        });
        let winner = over.columns.iter().position(|side| *side == over.end.victory.side);
        let totals = match &self.standing {
            Some(standing) => {
                Totals { owners: owners.collect(), rows: &standing.rows, winner: None, are_amounts: true }
            }
            None => Totals { owners: owners.collect(), rows: &over.figures, winner, are_amounts: false },
        };
        paint::totals(frame, palette, places, &totals);
        if let Some(pool) = self.pool() {
            let (dish, face) = self.dish();
            paint::pool(frame, palette, dish, pool, 1.3 * q);
            let at = Point::new(dish.x + dish.width + 24.0 * q, dish.center_y());
            Label::new(&pool.to_string(), font::BOLD, 32.0 * q, palette.text).centred().draw(frame, at);
            paint::arrow(frame, [at.x + 36.0 * q, face.x - 28.0 * q], at.y, palette.muted, q);
        }
        let Some(standing) = &self.standing else { return };
        // The player who has left the table has a name and no face.
        for (index, (name, (_, seat))) in standing.names.iter().zip(&heads).enumerate() {
            if seat.is_none() {
                let room = places.column_width(heads.len()) - 6.0;
                let name = Label::new(name, font::PENCIL_BOLD, 22.0 * places.unit, palette.ink).within(room);
                name.centred().draw(frame, places.head(index, heads.len()).center());
            }
        }
        for (index, owed) in standing.owed.iter().enumerate() {
            let place = places.payment(index, standing.owed.len());
            let k = place.height / 98.0;
            let y = place.center_y() + 12.0 * k;
            paint::arrow(frame, [place.x + 126.0 * k, place.x + 396.0 * k], y, palette.muted, k);
            paint::coins(frame, Point::new(place.x + 192.0 * k, y), owed.amount.unsigned_abs(), k);
            let amount = owed.amount.to_string();
            let at = Point::new(place.x + 246.0 * k, y - 32.0 * k);
            Label::new(&amount, font::PENCIL_BOLD, 44.0 * k, palette.text).draw(frame, at);
            for (name, x) in [(&owed.from, place.x), (&owed.to, place.x + place.width - place.height)] {
                if !over.names.rules().seats().all().any(|seat| over.names.name(seat) == name) {
                    let name = Label::new(name, font::SEMIBOLD, 20.0 * k, palette.text).centred().within(place.height);
                    name.draw(frame, Point::new(x + place.height / 2.0, place.center_y()));
                }
            }
        }
    }

    /// Returns the sizes of the headline and of the line below it: the headline is a little smaller before it is broken.
    fn letters(&self) -> (f32, f32) {
        let (room, wished) = (self.places.headline, self.places.letters);
        let about = (24.0 * self.places.q).max(16.0);
        let high = |words: &str, face, size| font::measure_within(words, face, size, room.width).height;
        let below = high(&self.about, font::REGULAR, about);
        let is_line = |size: &f32| font::width(&self.title, font::BOLD, *size) <= 0.98 * room.width;
        let fits = |size: &f32| high(&self.title, font::BOLD, *size) + below <= room.height;
        let sizes = [1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.48, 0.42].map(|share| share * wished);
        let size = sizes[..5].iter().find(|size| is_line(size) && fits(size));
        let size = size.or(sizes[2..].iter().find(|size| fits(size))).unwrap_or(&sizes[7]);
        (size.max(16.0), about)
    }

    /// Returns the rectangle of what is written at the headline.
    fn written(&self) -> Rectangle {
        let (room, (title, about)) = (self.places.headline, self.letters());
        let title = font::measure_within(&self.title, font::BOLD, title, room.width);
        let about = font::measure_within(&self.about, font::REGULAR, about, room.width);
        Rectangle { width: title.width.max(about.width), height: title.height + about.height + 8.0, ..room }
    }

    /// Returns the words at the left.
    fn words(&self) -> Vec<Element<'a, Message>> {
        let (palette, places) = (self.context.palette(), &self.places);
        let exact = Kit { scale: 1.0, ..Kit::of(self.context) };
        let (title, about) = self.letters();
        let lines = column![
            paragraph(exact, self.title.clone(), (font::BOLD, title)).color(palette.text),
            paragraph(exact, self.about.clone(), (font::REGULAR, about)).color(palette.muted),
        ];
        let lines: Element<'a, Message> = match &self.standing {
            Some(_) => lines.into(),
            None => widget::asks(exact, lines.width(Fill), Press::new(Message::Why), false),
        };
        let width = self.written().width.min(places.headline.width) + 4.0;
        let mut parts = vec![pinned(places.headline.position(), container(lines).width(width))];
        let size = (20.0 * places.q).max(16.0);
        match (&self.standing, &self.decided) {
            (Some(standing), _) => {
                let even = paragraph(exact, standing.even.clone(), (font::REGULAR, size)).color(palette.muted);
                let room = Size::new(places.body.width, 60.0 * places.q);
                let even = container(even).width(room.width).height(room.height).align_y(alignment::Vertical::Bottom);
                parts.push(pinned(Point::new(places.left, places.foot - 20.0 * places.q - room.height), even));
            }
            (None, Some(decided)) => {
                let reason = paragraph(exact, decided.said.clone(), (font::SEMIBOLD, size)).color(palette.text);
                let reason = container(reason).width(places.reason.width).height(places.reason.height);
                parts.push(pinned(places.reason.position(), reason.align_y(alignment::Vertical::Bottom)));
            }
            (None, None) => {}
        }
        parts
    }

    /// Returns the crowns over faces and on the best card: pictures lie over everything that is flat.
    fn crowns(&self) -> Vec<Element<'a, Message>> {
        let (over, places, palette) = (self.over, &self.places, self.context.palette());
        let crown = |foot: Point, width: f32, degrees: f32| {
            let size = Size::new(1.5 * width, 1.5 * width);
            let place = foot - Vector::new(0.75 * width, 1.2 * width);
            let crown = drawn(size.width, size.height, move |frame, _| {
                let at = Point::new(0.75 * width, 1.2 * width);
                paint::crown(frame, palette, at, Radians(degrees.to_radians()), width);
            });
            pinned(place, crown)
        };
        let mut crowns = Vec::new();
        if over.is_won() && self.standing.is_none() {
            for (index, place) in places.faces.iter().enumerate() {
                let fall = 0.5 * place.height * over.smile.height();
                let at = Point::new(place.center_x(), 0.08f32.mul_add(place.height, place.y) - fall);
                crowns.push(crown(at, 0.48 * place.width, [-6.0, 4.0][index % 2]));
            }
        }
        if let Some(trick) = self.trick() {
            let best = trick.best().map(|(seat, _)| seat);
            let card = trick.plays().zip(&places.cards).find(|((seat, _), _)| Some(*seat) == best);
            crowns.extend(card.map(|(_, place)| crown(place.at(0.9, 0.04), (29.0 * places.q).max(18.0), 5.0)));
        }
        crowns
    }

    /// Returns what a screen reader is told of what has no words: the trick, the pad, and payments.
    fn told(&self) -> Vec<Element<'a, Message>> {
        let (l, names, places) = (&self.context.language, &self.over.names, &self.places);
        let silent = |place: Rectangle, words: String| pinned(place.position(), heard(place.size(), words));
        let mut told = Vec::new();
        if let Some(trick) = self.trick() {
            let best = trick.best().map(|(seat, _)| seat);
            let play = |(seat, card)| {
                let played = phrase::pair(l, phrase::player(l, names, seat), phrase::card_alone(l, card));
                if best == Some(seat) { format!("{played} ({})", t!(l, "trick-took")) } else { played }
            };
            told.push(silent(places.body, phrase::listed(l, trick.plays().map(play))));
        }
        let standing = self.standing.as_ref();
        for (index, owed) in standing.into_iter().flat_map(|standing| standing.owed.iter().enumerate()) {
            let place = places.payment(index, standing.map_or(1, |standing| standing.owed.len()));
            let you = names.you().map(|seat| names.name(seat));
            told.push(silent(place, phrase::transfer(l, owed, you)));
        }
        let pad = match standing {
            Some(standing) => phrase::listed(l, standing.told.iter().cloned()),
            None => {
                let last = self.over.figures.last().into_iter().flatten();
                let totals = self.over.columns.iter().zip(last);
                phrase::listed(
                    l,
                    totals.map(|(side, total)| phrase::pair(l, side_words::label(l, names, *side), total.to_string())),
                )
            }
        };
        told.push(silent(places.pad, pad));
        told
    }

    /// Returns the buttons at the foot.
    fn buttons(&self) -> Vec<Element<'a, Message>> {
        let (l, places, over) = (&self.context.language, &self.places, self.over);
        let kit = Kit { scale: places.s.clamp(0.9, 2.2), ..Kit::of(self.context) };
        let height = places.button / kit.scale;
        let press = |message, key: char| {
            let press = Press::new(message);
            if over.is_keyed { press.key(self.context.cap(Place::Result, key)) } else { press }
        };
        let rematch = Press::new(Message::Pressed(Outcome::PlayAgain)).key(t!(l, "keys-enter"));
        let rematch = container(main(kit, t!(l, "end-play-again"), height, rematch)).width(places.pad.width + 12.0);
        let corner = Point::new(places.pad.x - 6.0, places.foot - 6.0);
        let mut buttons = vec![pinned(corner, at_turn(-3, rematch))];
        let leave = (t!(l, "end-home"), press(Message::Pressed(Outcome::Home), 'h'));
        let others = match &self.standing {
            Some(_) => vec![
                (t!(l, "evening-new"), Press::new(Message::Pressed(Outcome::NewEvening))),
                (t!(l, "rules-close"), press(Message::Evening, 'e')),
                leave,
            ],
            None => {
                let hand = (t!(l, "end-review"), press(Message::Pressed(Outcome::Review(None)), 'r'));
                let evening = (t!(l, "evening-title"), press(Message::Evening, 'e'));
                let is_shown = over.evening.has_stakes();
                [Some(hand), is_shown.then_some(evening), Some(leave)].into_iter().flatten().collect()
            }
        };
        let gap = 16.0 * places.q;
        let wide = |words: &str, press: &Press<Message>| {
            let cap = press.key.as_ref().map_or(0.0, |key| widget::key_width(kit, key, false) + kit.px(10.0));
            kit.width(words, font::NAME) + cap + 2.0 * (26.0 * places.q).max(12.0)
        };
        let widths: Vec<f32> = others.iter().map(|(words, press)| wide(words, press).max(places.button)).collect();
        let gaps = gap * widths.len().saturating_sub(1) as f32;
        let room = places.pad.x - 16.0 * places.q - places.left - gaps;
        let share = (room / widths.iter().sum::<f32>()).min(1.0);
        let mut x = places.left;
        for ((words, press), width) in others.into_iter().zip(widths) {
            let width = share * width;
            let is_evening = press.message == Some(Message::Evening);
            let button = container(second_high(kit, None, words, height, press)).width(width + 12.0);
            let button = if is_evening { button.id(Id::new(EVENING)) } else { button };
            buttons.push(pinned(Point::new(x - 6.0, places.foot - 6.0), at_turn(-3, button)));
            x += width + gap;
        }
        buttons
    }
}

impl Over {
    /// Returns the score as one sees it: one's own and that of the best other, or how the game was won.
    fn score(&self, context: &Context) -> String {
        let (l, names, winner) = (&context.language, &self.names, self.end.victory.side);
        let own = self.own();
        let last = self.figures.last().map(Vec::as_slice).unwrap_or_default();
        let figure = |side: Side| {
            let place = self.columns.iter().position(|other| *other == side)?;
            Some(last.get(place).copied().unwrap_or_default())
        };
        let others = self.columns.iter().filter(|side| **side != own);
        let other = match own == winner {
            true => others.max_by_key(|side| self.end.scores[**side]).copied(),
            false => Some(winner),
        };
        let figures = figure(own).zip(other.and_then(figure)).filter(|_| !names.rules().counts_down());
        let sign = |figure: i32| if figure < 0 { paint::amount(figure) } else { figure.to_string() };
        match figures {
            Some((own, other)) => {
                t!(l, "end-standing", own = sign(own), other = sign(other), hands = self.figures.len())
            }
            None => phrase::won_by(l, names, &self.end).trim_end_matches('.').to_owned(),
        }
    }
}
