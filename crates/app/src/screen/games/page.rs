//! Page of the choice of a game: its head with the search field, and the tiles or the list.

use super::composition::{Composition, HEIGHT, WIDTH};
use super::entry::Entry;
use super::tile::{self, Standing, Words, tile};
use super::{Games, Message, SEARCH, list};
use crate::context::Context;
use crate::font;
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::paint;
use crate::portrait::{Mood, Portrait};
use crate::theme::button as button_style;
use crate::widget::{self, Kit, Leaf, TextField, button, drawn, ringed, words};
use pitch_language::{phrase, preset_name, t};
use pitch_rules::Preset;
use pitch_session::Player;

use iced::widget::canvas::Frame;
use iced::widget::{Column, Id, Row, column, container, stack};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size};

/// Id of the tile of our table.
pub(super) const OURS: &str = "our-table";
/// Tiles in a row, and rows of them; the first row is higher by this share.
const COLUMNS: usize = 4;
const ROWS: f32 = 3.0;
const HIGHER: f32 = 0.12;
/// Width of the search field, in pixels of the design.
const SEARCH_WIDTH: f32 = 300.0;
/// Width below which what stands at the end of a tile is left out, in logical pixels.
const WITH_PLAYERS: f32 = 1000.0;

/// Sizes of the tiles in a window, in logical pixels, without their rings.
struct Grid {
    width: f32,
    gap: f32,
    /// Heights of the first row and of the others.
    heights: [f32; 2],
    /// Width of a card on them.
    card: f32,
}

impl Grid {
    fn of(kit: Kit, context: &Context, leaf: Leaf) -> Self {
        let room = leaf.open_room(kit);
        let gap = if context.size.width >= 900.0 { 18.0 } else { 12.0 };
        let width = ((room.width - (COLUMNS - 1) as f32 * gap) / COLUMNS as f32).floor();
        let height = ((room.height - (ROWS - 1.0) * gap) / (ROWS + HIGHER)).max(kit.px(96.0)).floor();
        let picture = tile::picture_height(kit, height);
        // All cards are as wide as each other, so that each is painted once.
        let card = (width / WIDTH).min(picture / HEIGHT).floor();
        Grid { width, gap, heights: [((1.0 + HIGHER) * height).floor(), height], card }
    }
}

impl Games {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let leaf = Leaf::of(context, 0.0);
        let hint = t!(l, "games-search", count = self.count());
        let wide = kit.px(SEARCH_WIDTH).min(0.36 * context.size.width);
        let search = widget::search_on_cloth(
            kit,
            (TextField::new(SEARCH), &hint),
            (self.search.drawn(), wide + 12.0),
            context.cap(Place::Pages, '/'),
            Message::Searched,
            Message::SearchEnded,
        );
        let body = if self.is_asking() { list::list(self, kit, context) } else { self.all_tiles(kit, context, leaf) };
        let back = (t!(l, "page-back"), Message::Back);
        leaf.open(kit, (t!(l, "games-title"), search), back, body)
    }

    /// Returns the number of games that can be chosen.
    pub(super) fn count(&self) -> usize {
        Preset::ALL.len() + self.ours.sets().len()
    }

    fn all_tiles<'a>(&'a self, kit: Kit, context: &'a Context, leaf: Leaf) -> Element<'a, Message> {
        let l = &context.language;
        let grid = Grid::of(kit, context, leaf);
        let [first, other] = grid.heights;
        let games = self.tiles.iter().filter_map(|pick| Entry::of(l, pick, self.ours.sets()));
        let mut games = games.enumerate().map(|(place, game)| {
            let height = if place < 2 { first } else { other };
            game_tile(kit, context, &grid, height, &game)
        });
        // Rings lie in the gaps.
        let between = grid.gap - 12.0;
        let above = Row::new().push(self.our_tile(kit, context, &grid)).extend(games.by_ref().take(2));
        let middle = Row::from_iter(games.by_ref().take(COLUMNS));
        let below = Row::from_iter(games).push(self.all_games(kit, context, &grid));
        let rows = [above, middle, below].map(|row| row.spacing(between).into());
        widget::scrolled(kit, "game-tiles", Column::from_iter(rows).spacing(between), false)
    }

    /// Returns the tile of our table: everybody who sits there, and what is played.
    fn our_tile<'a>(&'a self, kit: Kit, context: &'a Context, grid: &Grid) -> Element<'a, Message> {
        let l = &context.language;
        let game = self.ours.own().map_or_else(|| preset_name(l, self.ours.game()), |own| own.name.clone());
        let goal = phrase::goal(l, self.ours.rules());
        let line = t!(l, "told-game", game = game, goal = goal);
        let line = line.trim_end_matches('.').to_owned();
        let players = self.ours.players();
        let names = phrase::list(l, players.iter().map(|player| player.name.clone()));
        let told = [t!(l, "games-ours"), line.clone(), names].map(|words| phrase::sentence(l, words));
        let at_end = (context.size.width >= WITH_PLAYERS).then(|| t!(l, "keys-enter"));
        let said = Words { name: t!(l, "games-ours"), line, at_end, told: phrase::sentences(l, told) };
        let size = Size::new(2.0f32.mul_add(grid.width, grid.gap), grid.heights[0]);
        let picture = move |frame: &mut Frame, rect: Rectangle| faces(frame, context, rect, &players);
        let standing = Standing::Main { is_entered: self.is_entered(&Outcome::Play) };
        let tile = tile(kit, size, standing, said, picture, Message::Pressed(Outcome::Play));
        container(tile).id(Id::new(OURS)).into()
    }

    /// Returns the tile that shows all games.
    fn all_games<'a>(&self, kit: Kit, context: &'a Context, grid: &Grid) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let room = 0.9 * grid.width;
        let (title, size) = tile::fitted(kit, &t!(l, "games-more", count = self.count()), font::SEMIBOLD, 19.0, room);
        let (about, about_size) = tile::fitted(kit, &t!(l, "games-more-about"), font::REGULAR, 15.0, room);
        let said = column![
            words(kit, title, (font::SEMIBOLD, size)),
            words(kit, about, (font::REGULAR, about_size)).color(palette.muted),
        ];
        let said = container(said.spacing(kit.px(8.0)).align_x(Alignment::Center)).center(Fill);
        let corner = kit.px(18.0);
        let edge = drawn(Fill, Fill, move |frame, rect| {
            let outline = paint::rounded(rect.shrink(1.0), corner);
            paint::dashed_path(frame, &outline, palette.felt_line, 1.5, &[5.0, 4.0]);
        });
        let control = button(kit, stack![edge, said]).padding(0).width(grid.width).height(grid.heights[1]);
        let control = control.on_press(Message::All).style(button_style::row(palette, false));
        ringed(control, palette.amber, corner).in_grid().into()
    }
}

fn game_tile<'a>(kit: Kit, context: &'a Context, grid: &Grid, height: f32, game: &Entry) -> Element<'a, Message> {
    let (composition, card) = (Composition::of(game.base), grid.card);
    let told = game.told(&context.language, &game.about);
    let at_end = (context.size.width >= WITH_PLAYERS).then(|| game.players());
    let said = Words { name: game.name.clone(), line: game.about.clone(), at_end, told };
    let picture = move |frame: &mut Frame, rect: Rectangle| composition.draw(frame, kit, context, rect, card);
    let message = Message::Pressed(Outcome::SetUp(game.pick.clone()));
    tile(kit, Size::new(grid.width, height), Standing::Other, said, picture, message)
}

/// Draws the faces of players beside each other.
fn faces(frame: &mut Frame, context: &Context, rect: Rectangle, players: &[Player]) {
    let across = 0.86 * rect.width / players.len().max(1) as f32;
    let side = (0.78 * across).min(0.56 * rect.height);
    let step = across.min(1.4 * side);
    let middle = (players.len() as f32 - 1.0) / 2.0;
    for (seat, player) in players.iter().enumerate() {
        let corner =
            Point::new(step.mul_add(seat as f32 - middle, rect.center_x()) - side / 2.0, rect.center_y() - side / 2.0);
        let square = Rectangle::new(corner, Size::new(side, side));
        let portrait = Portrait::of(player, seat, Mood::Calm);
        let (place, picture) = context.face(portrait, square);
        frame.draw_image(place, picture);
    }
}
