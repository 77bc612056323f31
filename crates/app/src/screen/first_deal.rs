//! First deal, where a table wants to see it: the cards that were drawn or dealt for it, who deals, and the cut (B-52).
//! Cards that were drawn lie before their players, beside the deck that is spread in the hand's place.

use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::keymap::Key;
use crate::layout::{Contents, Edge, Layout, Placement};
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::portrait::Mood;
use crate::screen::table::layers;
use crate::screen::table::sprites::Sprite;
use crate::theme::container as style;
use crate::widget::{self, Kit, Press, action, card, dialog, drawn, main, paragraph, pinned, words};
use pitch_language::{Language, Names, phrase, t};
use pitch_rules::{Card, Cut, FirstDeal as Found, Seat};
use pitch_session::Player;

use iced::widget::{Column, Row, column, container, opaque, space, stack};
use iced::{Alignment, Element, Fill, Padding, Point, Size};

/// Sheet about how the first dealer or pitcher was found.
#[derive(Debug, Clone)]
pub struct FirstDeal {
    found: Found,
    cut: Cut,
    names: Names,
    players: Vec<Player>,
}

impl FirstDeal {
    /// Creates the sheet of `found` at a table of these names and players.
    pub fn new(found: Found, cut: Cut, names: Names, players: Vec<Player>) -> Self {
        FirstDeal { found, cut, names, players }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press: every key that doesn't move the focus goes on.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        if key.step().is_some() { Outcome::Unheard(key) } else { Outcome::Close }
    }

    /// Draws the sheet, or the table where everybody drew or cut.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        match &self.found {
            Found::Draw(draw) => self.table(context, &draw.rounds, draw.dealer),
            Found::Cuts { rounds, pitcher, .. } => self.table(context, rounds, *pitcher),
            Found::FirstJack { .. } | Found::ColourGuess { .. } => self.sheet(context),
        }
    }

    /// Draws the table: the last card of each player before their face, with the crown on the one that decides.
    fn table<'a>(
        &'a self,
        context: &'a Context,
        rounds: &'a [Vec<(Seat, Card)>],
        winner: Seat,
    ) -> Element<'a, Outcome> {
        let (l, palette, seats) = (&context.language, context.palette(), self.players.len());
        let layout = Layout::new(context.size, Contents { zoom: context.zoom(), ..Contents::new(seats, 6) });
        let s = layout.s;
        let bottom = self.names.you().unwrap_or_default().index();
        let drawn_by = move |seat: Seat| rounds.iter().flatten().rfind(|(by, _)| *by == seat).map(|(_, card)| *card);
        let at = move |seat: Seat| (seat.index() + seats - bottom) % seats;
        let places = layout.clone();
        let ground = drawn(Fill, Fill, move |frame, rect| {
            paint::cloth(frame, palette, rect);
            let mut order: Vec<Seat> = self.names.rules().seats().all().collect();
            // Cards nearer to the player lie above.
            order.sort_by(|one, other| {
                let [one, other] = [one, other].map(|seat| places.trick[at(*seat)].centre.y);
                one.total_cmp(&other)
            });
            for seat in order {
                let (place, position) = (&places.seats[at(seat)], at(seat));
                if position > 0 {
                    let (face, picture) = context.face_of(&self.players, seat, Mood::Calm, place.face);
                    frame.draw_image(face, picture);
                    let name = Label::new(self.names.name(seat), font::SEMIBOLD, 18.0 * s, palette.text);
                    let name = name.within(place.name_room);
                    let name = if place.edge == Edge::Top { name } else { name.centred() };
                    name.draw(frame, place.name);
                }
                if let Some(card) = drawn_by(seat) {
                    let overlay = Overlay { edged: seat == winner, ..Overlay::PLAIN };
                    let sprite = Sprite { overlay, ..Sprite::new(Some(card), places.trick[position]) };
                    let (place, picture) = layers::card(context, &sprite);
                    frame.draw_image(place, picture);
                }
            }
            for place in spread(&places) {
                let (place, picture) = layers::card(context, &Sprite::new(None, place));
                frame.draw_image(place, picture);
            }
        });
        let best = layout.trick[at(winner)];
        let crown = drawn(Fill, Fill, move |frame, _| {
            paint::crown(frame, palette, best.at(0.9, 0.04), best.angle, 29.0 * s);
        });
        let exact = Kit { scale: 1.0, ..Kit::of(context) };
        let press = Press::new(Outcome::Close).key(t!(l, "keys-enter")).begins(true);
        let go_on = t!(l, "first-go-on");
        let wide = (font::width(&go_on, font::SEMIBOLD, 20.0 * s) + 110.0 * s).max(200.0 * s);
        let high = (50.0 * s).max(44.0);
        let button =
            Point::new(layout.prompt.center_x() - wide / 2.0 - 6.0, layout.prompt.center_y() - high / 2.0 - 6.0);
        let go_on = container(main(exact, go_on, high, press)).width(wide + 12.0);
        let all = stack![ground, crown, pinned(Point::ORIGIN, self.slip(exact, &layout, l)), pinned(button, go_on),];
        opaque(all)
    }

    /// Returns the slip that says who deals, right of the cards.
    fn slip<'a>(&self, exact: Kit, layout: &Layout, l: &Language) -> Element<'a, Outcome> {
        let (palette, s, place) = (exact.palette, layout.s, layout.slip(266.0 * layout.s, None));
        let said = phrase::first_deal(l, &self.names, &self.found);
        let title = match &self.found {
            Found::Draw(_) => t!(l, "first-title"),
            _ => t!(l, "first-title-pitch"),
        };
        let last = said.last().cloned().unwrap_or_default();
        let lines = column![
            paragraph(exact, title, (font::PENCIL_BOLD, (24.0 * s).max(18.0))).color(palette.ink),
            paragraph(exact, last, (font::SEMIBOLD, (17.0 * s).max(14.0))).color(palette.ink),
            paragraph(exact, phrase::cut(l, &self.names, self.cut), (font::REGULAR, (16.0 * s).max(14.0)))
                .color(palette.second_ink),
        ];
        let binding = container(space().width(Fill).height(12.0 * s)).style(style::block(palette.binding, 4.0));
        let lines = container(lines.spacing(4.0 * s)).padding([8.0 * s, 16.0 * s]);
        let slip = container(column![binding, lines]).width(place.width).style(style::block(palette.paper, 6.0));
        let told = said.into_iter().chain([phrase::cut(l, &self.names, self.cut)]).filter(|words| !words.is_empty());
        let slip = widget::said(slip, phrase::sentences(l, told));
        let above = Padding { left: place.x, top: place.y, ..Padding::ZERO };
        container(container(slip).center_y(place.height)).padding(above).into()
    }

    /// Draws the sheet.
    fn sheet<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let said = phrase::first_deal(l, &self.names, &self.found);
        let (title, seen) = match &self.found {
            Found::Draw(draw) => (t!(l, "first-title"), draw.rounds.iter().map(Vec::as_slice).collect()),
            Found::Cuts { rounds, .. } => {
                (t!(l, "first-title-pitch"), rounds.iter().map(Vec::as_slice).collect::<Vec<_>>())
            }
            Found::FirstJack { cards, .. } => (t!(l, "first-title-pitch"), vec![cards.as_slice()]),
            Found::ColourGuess { .. } => (t!(l, "first-title-pitch"), Vec::new()),
        };
        let single = match &self.found {
            Found::ColourGuess { guess, card, .. } => vec![(guess.guesser, *card)],
            Found::Draw(_) | Found::FirstJack { .. } | Found::Cuts { .. } => Vec::new(),
        };
        let last = seen.iter().flat_map(|round| round.iter()).count() + single.len();
        let mut content = column![self.line(kit, said.first())].spacing(kit.px(8.0)).width(Fill);
        for (number, round) in seen.iter().enumerate() {
            // Each round after the first begins with the names of those who draw again.
            let again = seen[..number].iter().map(|round| round.len() + 1).sum::<usize>();
            content = content.push((number > 0).then(|| self.line(kit, said.get(again))));
            content = content.push(self.cards(kit, context, round, last));
        }
        if !single.is_empty() {
            content = content.push(self.cards(kit, context, &single, last));
        }
        let result =
            said.last().map(|line| paragraph(kit, line.clone(), (font::SEMIBOLD, 18.0)).color(kit.palette.ink));
        let press = Press::new(Outcome::Close).key(t!(l, "keys-enter"));
        let content = content
            .push(result)
            .push(paragraph(kit, phrase::cut(l, &self.names, self.cut), font::BODY).color(kit.palette.second_ink));
        let body = column![container(content).padding([0, 6]), container(widget::hairline(kit)).padding([0, 6])];
        let foot = action(kit, t!(l, "first-go-on"), 52.0, press);
        dialog(context, 700.0, title, body.spacing(kit.px(12.0)), Some(foot))
    }

    fn line<'a>(&self, kit: Kit, line: Option<&String>) -> Element<'a, Outcome> {
        let line = line.cloned().unwrap_or_default();
        paragraph(kit, line, font::BODY).color(kit.palette.second_ink).into()
    }

    /// Returns cards with the names of those they fell to; they are smaller if more than 16 are `seen`.
    fn cards<'a>(&self, kit: Kit, context: &Context, cards: &[(Seat, Card)], seen: usize) -> Element<'a, Outcome> {
        let width = kit.px(if seen > 16 { 46.0 } else { 64.0 });
        let deciding = match &self.found {
            Found::Draw(draw) => draw.rounds.last().map_or(0, Vec::len),
            Found::Cuts { rounds, .. } => rounds.last().map_or(0, Vec::len),
            Found::FirstJack { .. } | Found::ColourGuess { .. } => 0,
        };
        let is_last = deciding == 0 || deciding == cards.len();
        let highest = cards.iter().map(|(_, card)| card.rank()).max();
        let cards = cards.iter().enumerate().map(|(index, &(seat, face))| {
            let is_it = match &self.found {
                Found::Draw(_) => is_last && Some(face.rank()) == highest,
                Found::Cuts { pitcher, .. } => is_last && seat == *pitcher,
                Found::FirstJack { .. } | Found::ColourGuess { .. } => index + 1 == cards.len(),
            };
            let (font, ink) =
                if is_it { (font::BOLD, kit.palette.ink) } else { (font::REGULAR, kit.palette.second_ink) };
            let name = kit.fit(&phrase::player(&context.language, &self.names, seat), (font, 14.0), 1.3 * width);
            let face = widget::said(card(context, (face, None), width), phrase::card_alone(&context.language, face));
            column![face, words(kit, name, (font, 14.0)).color(ink)].align_x(Alignment::Center).into()
        });
        let row: Row<'_, Outcome> = Row::from_iter(cards.collect::<Vec<Element<'_, Outcome>>>());
        Column::new().push(row.spacing(kit.px(2.0)).wrap()).into()
    }
}

/// Cards of the deck that are spread.
const SPREAD: usize = 48;

/// Returns the places of the deck, spread in the hand's place.
fn spread(layout: &Layout) -> Vec<Placement> {
    let width = layout.table.width;
    let top = layout.prompt.y + layout.prompt.height + 30.0 * layout.s;
    let high = ((layout.size.height - 12.0 - top) / 1.12).min(layout.hand_card.height);
    let size = Size::new(high / 1.4, high);
    let step = (0.84 * width - size.width) / (SPREAD - 1) as f32;
    let lowest = top + high / 2.0;
    let place = |index: usize| {
        let off = index as f32 - (SPREAD - 1) as f32 / 2.0;
        let x = step.mul_add(off, width / 2.0);
        // A wide arc: 5 degrees at its ends.
        let turn = 5.0 * off / (SPREAD as f32 / 2.0);
        let down = 0.10 * size.height * (off / (SPREAD as f32 / 2.0)).powi(2);
        Placement::new(Point::new(x, lowest + down), size, turn)
    };
    (0..SPREAD).map(place).collect()
}
