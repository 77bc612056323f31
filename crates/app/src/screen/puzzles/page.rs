//! The page of the shelf.

use super::position::{Position, lay};
use super::{Count, Message, PAGE, Puzzles};
use crate::context::Context;
use crate::font;
use crate::outcome::Outcome;
use crate::paint;
use crate::theme::button as button_style;
use crate::widget::{self, Kit, Leaf, button, cap, drawn, key_width, paragraph, ringed, words};
use pitch_language::{Language, phrase, preset_name, t};
use pitch_rules::{Card, Preset, Rank, Suit};
use pitch_session::Shelf;
use pitch_session::puzzle::Theme;

use iced::widget::canvas::{Frame, Path};
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Border, Element, Fill, Padding, Point, Rectangle, Size, border};

/// Radius of the corners of today's position and of its foot's, and height of the foot, in pixels of the design.
const CORNER: f32 = 24.0;
const FOOT: f32 = 74.0;
/// Tiles in a row.
const COLUMNS: usize = 3;
/// Number of games that are offered at first, where there is room and where there is less.
const OFFERED: [usize; 2] = [6, 4];

/// Width of the cards on a tile, in pixels of the design, and distance from one to the next, in widths.
const CARD: f32 = 74.0;
const STEP: f32 = 0.62;

/// Returns the cards on the tile of a theme; one is a back.
const fn cards(theme: Theme) -> &'static [Option<Card>] {
    const fn of(rank: Rank, suit: Suit) -> Option<Card> {
        Some(Card::new(rank, suit))
    }
    match theme {
        Theme::Jack => const { &[of(Rank::King, Suit::Hearts), of(Rank::Jack, Suit::Hearts)] },
        Theme::Tens => const { &[of(Rank::Ten, Suit::Clubs), of(Rank::Ten, Suit::Diamonds)] },
        Theme::Bid => {
            const { &[of(Rank::Ace, Suit::Spades), of(Rank::Jack, Suit::Spades), of(Rank::Three, Suit::Spades)] }
        }
        Theme::Trumps => const { &[of(Rank::Ace, Suit::Spades), of(Rank::King, Suit::Spades)] },
        Theme::Game => {
            const { &[of(Rank::Ten, Suit::Hearts), of(Rank::King, Suit::Diamonds), of(Rank::Queen, Suit::Spades)] }
        }
        Theme::Mistakes => &[None],
    }
}

impl Puzzles {
    /// Draws the shelf.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let leaf = Leaf::of(context, 0.0);
        let room = leaf.open_room(kit);
        let all = self.count(0..Shelf::own().puzzles.len());
        let solved = t!(l, "shelf-solved", right = all.solved, count = all.all);
        let solved = words(kit, solved, font::LEAD).color(kit.palette.muted).into();
        let is_roomy = context.size.width >= 900.0;
        let gap = if is_roomy { 20.0 } else { 0.0 };
        let left = 0.325 * room.width;
        let day = self.of_day.as_ref().map(|(_, position)| {
            container(self.day(kit, context, position, left)).width(left + 12.0).height(room.height + 12.0)
        });
        let used = day.as_ref().map_or(0.0, |_| left + 12.0 + gap);
        let right = self.themes(kit, context, Size::new(room.width + 12.0 - used, room.height), is_roomy);
        let body = row![].push(day).push(right).spacing(gap);
        let back = (t!(l, "page-back"), Message::Pressed(Outcome::Close));
        leaf.open(kit, (t!(l, "puzzle-title"), solved), back, body)
    }

    /// Returns today's position, which is one button of this width in logical pixels.
    fn day<'a>(&'a self, kit: Kit, context: &'a Context, position: &'a Position, wide: f32) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let days = self.solved.last_days(self.today);
        let title = words(kit, t!(l, "shelf-today"), (font::SEMIBOLD, 20.0)).color(palette.text);
        let dots = drawn(kit.px(150.0), kit.px(26.0), move |frame, rect| dots(frame, kit, rect, days));
        let head = column![
            row![title, space().width(Fill), dots].align_y(Alignment::Center),
            paragraph(kit, position.words.as_str(), font::BODY).color(palette.text),
        ];
        let head = container(head).padding(Padding::from([kit.px(14.0), kit.px(16.0)]).bottom(0));
        let picture = drawn(Fill, Fill, move |frame, rect| position.draw(frame, kit, context, rect));
        let is_done = days[4].is_some();
        let solve = if is_done { t!(l, "shelf-again") } else { t!(l, "shelf-solve") };
        // Words come first, and are smaller at last.
        let (enter, room) = (t!(l, "keys-enter"), wide - kit.px(40.0));
        let taken = kit.width(&solve, (font::SEMIBOLD, 21.0));
        let has_cap = taken + kit.px(12.0) + key_width(kit, &enter, false) <= room;
        let size = 21.0 * (room / taken).clamp(0.7, 1.0);
        let foot = row![words(kit, solve.clone(), (font::SEMIBOLD, size)).color(palette.on_amber)];
        let foot = foot.push(has_cap.then(|| cap(kit, enter, palette.on_amber)));
        let foot = foot.spacing(kit.px(12.0)).align_y(Alignment::Center);
        let corner = kit.px(CORNER);
        let foot = container(foot).center(Fill).height(kit.px(FOOT)).style(move |_| container::Style {
            background: Some(palette.amber.into()),
            border: Border { radius: border::bottom(corner - 3.0), ..Border::default() },
            ..container::Style::default()
        });
        let told = [solve, t!(l, "shelf-today"), position.words.clone(), phrase::last_days(l, days)];
        let told = told.into_iter().filter(|words| !words.is_empty()).map(|words| phrase::sentence(l, words));
        let control = button(kit, column![head, picture, foot])
            .padding(3)
            .width(Fill)
            .height(Fill)
            .on_press(Message::Pressed(self.solve()))
            .named(phrase::sentences(l, told))
            .style(button_style::game(palette, corner, true));
        ringed(control, palette.ring_of_main(), corner).begins(true).into()
    }

    /// Returns the themes, and the games below them.
    fn themes<'a>(&'a self, kit: Kit, context: &'a Context, room: Size, is_roomy: bool) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let label = |text: String| {
            let label = words(kit, text, font::LEAD).color(palette.muted);
            container(label).padding([0, 6]).height(kit.px(30.0))
        };
        let heading = match &self.ended {
            Some(drill) => phrase::drill_result(l, drill),
            None => t!(l, "shelf-themes"),
        };
        let gap = if is_roomy { 2.0 } else { 0.0 };
        let wide = (room.width - (COLUMNS - 1) as f32 * gap) / COLUMNS as f32;
        let used = kit.px(72.0) + 2.0 * (kit.side(44.0) + 12.0);
        let high = ((room.height - used) / 2.0 - 12.0).clamp(kit.px(100.0), kit.px(190.0));
        let tiles = self.offered().map(|theme| self.theme(kit, context, theme, Size::new(wide, high)));
        let mut tiles: Vec<Element<'_, Message>> = tiles.collect();
        let below = tiles.split_off(COLUMNS.min(tiles.len()));
        let rows = [tiles, below].map(|row| Row::from_iter(row).spacing(gap).into());
        let content = column![
            label(heading),
            Column::from_iter(rows).spacing(gap),
            space().height(kit.px(12.0)),
            label(t!(l, "shelf-games")),
            self.games(kit, l, is_roomy),
        ];
        widget::scrolled(kit, PAGE, content, false)
    }

    fn theme<'a>(&self, kit: Kit, context: &'a Context, theme: Theme, size: Size) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let Count { solved, all } = self.of_theme(theme);
        let (name, count) = (phrase::theme(l, theme), t!(l, "puzzle-solved-of", right = solved, count = all));
        let side = kit.px(16.0).min(0.07 * size.width);
        let room = size.width - 12.0 - 2.0 * side;
        let cards = cards(theme);
        let picture = drawn(Fill, Fill, move |frame, rect| fan(frame, kit, context, rect, cards));
        let share = if all == 0 { 0.0 } else { solved as f32 / all as f32 };
        let bar = drawn(Fill, kit.px(6.0), move |frame, rect| {
            paint::fill(frame, rect, rect.height / 2.0, palette.chip);
            if share > 0.0 {
                let filled = Rectangle { width: (share * rect.width).max(rect.height), ..rect };
                paint::fill(frame, filled, rect.height / 2.0, palette.good);
            }
        });
        // Long names are made smaller before they break.
        let size_of_name = 17.0 * (0.97 * room / kit.width(&name, font::HEADING)).clamp(0.85, 1.0);
        let foot = row![bar, words(kit, count.clone(), font::HELP).color(palette.text)];
        let content = column![
            picture,
            paragraph(kit, name.clone(), (font::SEMIBOLD, size_of_name)).color(palette.text),
            foot.spacing(kit.px(10.0)).align_y(Alignment::Center),
        ];
        let control = button(kit, content.spacing(kit.px(4.0)))
            .padding(Padding::from([kit.px(8.0), side]).bottom(kit.px(11.0)))
            .width(size.width - 12.0)
            .height(size.height)
            .on_press_maybe((all > 0).then_some(Message::Pressed(Outcome::Drill(theme, self.game))))
            .named(t!(l, "pair", name = name, value = t!(l, "shelf-solved", right = solved, count = all)))
            .style(button_style::tile(palette));
        ringed(control, palette.amber, button_style::CORNER).in_grid().into()
    }

    /// Returns the games as chips, which filter the themes.
    fn games<'a>(&'a self, kit: Kit, l: &Language, is_roomy: bool) -> Element<'a, Message> {
        let most = if self.shows_all { self.games.len() } else { OFFERED[usize::from(!is_roomy)] };
        let every = chip(kit, t!(l, "shelf-every"), Shelf::own().puzzles.len(), (None, self.game));
        let games = self.games.iter().enumerate();
        let games = games.filter(|(place, game)| *place < most || self.game == Some(**game)).map(|(_, game)| {
            chip(kit, preset_name(l, *game), Shelf::own().of_game(*game).count(), (Some(*game), self.game))
        });
        let left = self.games.len().saturating_sub(most);
        let more = (left > 0).then(|| {
            let more = words(kit, t!(l, "shelf-more", count = left), font::NAME);
            let control =
                button(kit, container(more).center_y(Fill)).padding([0.0, kit.px(16.0)]).height(kit.side(44.0));
            let control = control.on_press(Message::More).style(button_style::chip(kit.palette, false));
            ringed(control, kit.palette.amber, 100.0).into()
        });
        let chips = std::iter::once(every).chain(games).chain(more);
        Row::from_iter(chips).wrap().into()
    }
}

/// Returns a game as a chip, with the number of its puzzles.
fn chip<'a>(
    kit: Kit,
    name: String,
    count: usize,
    (game, chosen): (Option<Preset>, Option<Preset>),
) -> Element<'a, Message> {
    let is_chosen = game == chosen;
    let line = row![words(kit, name, font::NAME), words(kit, count.to_string(), font::SMALL)];
    let line = container(line.spacing(kit.px(8.0)).align_y(Alignment::Center)).center_y(Fill);
    let control = button(kit, line).padding([0.0, kit.px(16.0)]).height(kit.side(44.0));
    let control = control.on_press(Message::GameChosen(game)).one_of(is_chosen);
    let control = control.style(button_style::chip(kit.palette, is_chosen));
    ringed(control, kit.palette.amber, 100.0).into()
}

/// Draws cards that look out at the right.
fn fan(frame: &mut Frame, kit: Kit, context: &Context, rect: Rectangle, cards: &[Option<Card>]) {
    let more = cards.len() as f32 - 1.0;
    let width = kit.px(CARD).min(rect.height / 1.6).min(rect.width / STEP.mul_add(more, 1.3));
    let cards = cards.iter().enumerate().map(|(index, card)| {
        let out = index as f32 - more / 2.0;
        let right = rect.x + rect.width - width * STEP.mul_add(more - index as f32, 0.6);
        (*card, Point::new(right, (0.06 * width).mul_add(out.abs(), rect.center_y())), 7.0 * out)
    });
    lay(frame, context, &cards.collect::<Vec<_>>(), width);
}

/// Draws a dot for each of five days: ticked where it was right, crossed by a line where it was missed, a ring where nothing was
/// answered, and in amber while today is open.
fn dots(frame: &mut Frame, kit: Kit, rect: Rectangle, days: [Option<bool>; 5]) {
    let palette = kit.palette;
    let radius = 0.46 * rect.height;
    let step = (rect.width - 2.0 * radius - 2.0) / 4.0;
    for (place, day) in days.into_iter().enumerate() {
        let centre = Point::new(step.mul_add(place as f32, rect.x + radius + 1.0), rect.center_y());
        let at = |x: f32, y: f32| Point::new(x.mul_add(radius, centre.x), y.mul_add(radius, centre.y));
        let circle = Path::circle(centre, radius);
        let ring = |frame: &mut Frame, colour| {
            paint::edge(frame, paint::square(centre, 2.0 * radius), radius, colour, kit.px(2.0));
        };
        match day {
            Some(true) => {
                frame.fill(&circle, palette.good);
                paint::icon(frame, crate::icon::CHECK, centre, 1.2 * radius, palette.plate);
            }
            Some(false) => {
                ring(frame, palette.text);
                paint::line(frame, at(-0.4, 0.0), at(0.4, 0.0), palette.text, kit.px(2.0));
            }
            None if place == 4 => ring(frame, palette.amber),
            None => ring(frame, palette.felt_line),
        }
    }
}
