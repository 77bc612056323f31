//! The lessons: a tile for each, with the person who gives it, its cards, and how it stands.

use super::puzzles::lay;
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint;
use crate::portrait::{Mood, Portrait};
use crate::theme::button as button_style;
use crate::widget::{self, Kit, Leaf, Operation, button, cap, drawn, paragraph, ringed, words};
use pitch_language::{phrase, t};
use pitch_rules::{Card, Rank, Suit};
use pitch_session::Lesson;
use pitch_session::lesson::{Progress, Standing};

use iced::widget::canvas::path::Arc;
use iced::widget::canvas::{Frame, Path};
use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill, Padding, Radians, Rectangle, Size, Vector};

use std::f32::consts::FRAC_PI_2;

/// Id of the area that scrolls.
const PAGE: &str = "lessons";
/// Window width from which there is room for cards, in logical pixels.
const ROOMY: f32 = 900.0;
/// Distance from one tile to the next, without their rings, and the least height of one, in pixels of the design.
const GAP: f32 = 16.0;
const LEAST: f32 = 72.0;
/// Width of the cards, in pixels of the design, and distance from one to the next, in widths.
const CARD: f32 = 84.0;
const STEP: f32 = 0.63;

/// Returns the cards on the tile of a lesson; a back is `None`.
const fn cards(lesson: Lesson) -> &'static [Option<Card>] {
    const fn of(rank: Rank, suit: Suit) -> Option<Card> {
        Some(Card::new(rank, suit))
    }
    match lesson {
        Lesson::Hands => const { &[of(Rank::Jack, Suit::Hearts), of(Rank::Ace, Suit::Hearts)] },
        Lesson::First => const { &[of(Rank::King, Suit::Spades), of(Rank::Two, Suit::Spades)] },
        Lesson::Count => const { &[of(Rank::Ten, Suit::Diamonds), of(Rank::King, Suit::Diamonds)] },
        Lesson::Partners => const { &[of(Rank::Queen, Suit::Spades), of(Rank::Ten, Suit::Spades)] },
        Lesson::Steal => const { &[of(Rank::Three, Suit::Spades), None] },
        Lesson::Hang => const { &[of(Rank::Jack, Suit::Spades), of(Rank::Ace, Suit::Spades)] },
        Lesson::Beg => const { &[None, of(Rank::Five, Suit::Clubs)] },
        Lesson::Sell => const { &[of(Rank::Queen, Suit::Diamonds), None] },
        Lesson::Smudge => {
            const { &[of(Rank::Ace, Suit::Spades), of(Rank::King, Suit::Spades), of(Rank::Two, Suit::Spades)] }
        }
        Lesson::Rows => const { &[None, of(Rank::Nine, Suit::Hearts), None] },
    }
}

/// Page of the lessons.
#[derive(Debug, Clone)]
pub struct Lessons {
    /// Lesson that is played next; `None` once all were.
    next: Option<Lesson>,
}

impl Lessons {
    /// Creates the page for a learner's progress.
    pub fn new(progress: &Progress) -> Self {
        Lessons { next: progress.next() }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape => Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the lesson that comes next.
            Key::Enter => self.next.map_or(Outcome::Close, Outcome::Lesson),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page: the lessons in two columns.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let leaf = Leaf::of(context, 0.0);
        let room = leaf.open_room(kit);
        let progress = &context.settings.lessons;
        let done = Lesson::ALL.iter().filter(|lesson| progress.is_done(**lesson)).count();
        let done = words(kit, t!(l, "lessons-done", done = done, count = Lesson::ALL.len()), font::LEAD);
        let gap = if context.size.width >= ROOMY { kit.px(GAP) } else { 12.0 };
        let rows = Lesson::ALL.len().div_ceil(2);
        let high = ((room.height + gap) / rows as f32 - gap).max(kit.px(LEAST));
        let columns = Lesson::ALL.chunks(rows).map(|column| {
            let tiles = column.iter().map(|lesson| self.tile(kit, context, *lesson, high));
            Column::from_iter(tiles).spacing(gap - 12.0).width(Fill).into()
        });
        let columns = Row::from_iter(columns).spacing(gap - 12.0);
        let back = (t!(l, "page-back"), Outcome::Close);
        let done = container(done.color(kit.palette.muted)).padding(Padding::ZERO.right(6)).into();
        leaf.open(kit, (t!(l, "lessons-title"), done), back, widget::scrolled(kit, PAGE, columns, false))
    }

    fn tile<'a>(&self, kit: Kit, context: &'a Context, lesson: Lesson, high: f32) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let progress = &context.settings.lessons;
        let is_next = self.next == Some(lesson);
        let is_roomy = context.size.width >= ROOMY;
        let side = kit.px(78.0).min(high - kit.px(16.0));
        let face = drawn(side, side, move |frame, rect| {
            let portrait = Portrait::Character(lesson.teacher(), Mood::Calm);
            let (place, picture) = context.face(portrait, rect);
            frame.draw_image(place, picture);
        });
        let title = phrase::lesson_title(l, lesson);
        let standing = progress.standing(lesson);
        let (sign, ink) = match standing {
            Standing::Done => (Some(widget::icon(kit, icon::CHECK, 15.0, palette.good)), palette.good),
            Standing::Half(_) => {
                let half = drawn(kit.px(17.0), kit.px(17.0), move |frame, rect| half_disc(frame, rect, kit));
                (Some(half), palette.text)
            }
            Standing::Open => (None, palette.muted),
        };
        let line = paragraph(kit, phrase::lesson_line(l, progress, lesson), font::BODY).color(ink);
        let key = is_next.then(|| cap(kit, t!(l, "keys-enter"), palette.text));
        let name = row![paragraph(kit, title.clone(), (font::SEMIBOLD, 21.0)).color(palette.text)].push(key);
        let told = column![
            name.spacing(kit.px(10.0)).align_y(Alignment::Center),
            row![].push(sign).push(line).spacing(kit.px(8.0)).align_y(Alignment::Center),
        ];
        let picture = is_roomy.then(|| {
            let cards = cards(lesson);
            let card = kit.px(CARD).min((high - 16.0) / 1.52);
            let wide = card * STEP.mul_add(cards.len() as f32, 0.6);
            drawn(wide, Fill, move |frame, rect| fan(frame, context, rect, card, cards))
        });
        let content = row![face, container(told.spacing(kit.px(3.0))).width(Fill)].push(picture);
        let content = content.spacing(kit.px(if is_roomy { 24.0 } else { 14.0 })).align_y(Alignment::Center);
        let inset = kit.px(if is_roomy { 26.0 } else { 14.0 });
        let corner = kit.px(18.0);
        let about = phrase::lesson_state(l, progress, lesson);
        let given = t!(l, "lesson-given", name = lesson.teacher().name());
        let named = [title, given].map(|words| phrase::sentence(l, words)).into_iter().chain([about]);
        let control = button(kit, content)
            .padding(Padding::from([0.0, inset]).right(kit.px(20.0)).bottom(3.0).top(3.0))
            .width(Fill)
            .height(high)
            .on_press(Outcome::Lesson(lesson))
            .named(phrase::sentences(l, named))
            .style(button_style::lesson(palette, corner, is_next));
        let ring = if is_next { palette.ring_of_main() } else { palette.amber };
        ringed(control, ring, corner).begins(is_next).in_grid().into()
    }
}

/// Draws cards of this width, one beside the other about the middle of a place.
fn fan(frame: &mut Frame, context: &Context, rect: Rectangle, width: f32, cards: &[Option<Card>]) {
    let more = cards.len() as f32 - 1.0;
    let cards = cards.iter().enumerate().map(|(index, card)| {
        let out = index as f32 - more / 2.0;
        let middle = rect.center() + Vector::new(STEP * width * out, (0.04 * width).mul_add(out.abs(), -0.02 * width));
        (*card, middle, 8.0 * out)
    });
    lay(frame, context, &cards.collect::<Vec<_>>(), width);
}

/// Draws a disc of which the left half is filled.
fn half_disc(frame: &mut Frame, rect: Rectangle, kit: Kit) {
    let (centre, radius, ink) = (rect.center(), 0.5 * rect.width - 1.0, kit.palette.text);
    let disc = Rectangle::new(rect.position(), Size::new(rect.width, rect.width)).shrink(1.0);
    paint::edge(frame, disc, radius, ink, kit.px(2.0));
    let half = Path::new(|path| {
        let (start_angle, end_angle) = (Radians(FRAC_PI_2), Radians(3.0 * FRAC_PI_2));
        path.arc(Arc { center: centre, radius, start_angle, end_angle });
        path.close();
    });
    frame.fill(&half, ink);
}
