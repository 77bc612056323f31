//! Players at the table: a person leaves and a bot takes the seat, and gives it back.

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Kit, Press, action, avatar, dialog, paragraph, second_on_paper, words};
use pitch_language::t;
use pitch_rules::Seat;
use pitch_session::Player;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// Sheet of the players at the table.
#[derive(Debug, Clone)]
pub struct Players {
    rows: Vec<Row>,
}

/// Player in a seat, and what they may do.
#[derive(Debug, Clone)]
pub struct Row {
    /// Seat of the player.
    pub seat: Seat,
    /// Player who sits there now.
    pub player: Player,
    /// `true` if they may leave the seat to a bot.
    pub can_leave: bool,
    /// `true` if a bot plays in their place.
    pub is_away: bool,
    /// `true` if they hold their cards on a phone, by which they come back.
    pub is_on_phone: bool,
}

impl Row {
    /// Returns the outcome of the row's button, if it has one.
    fn button(&self) -> Option<Outcome> {
        match (self.is_away, self.can_leave) {
            (true, _) => (!self.is_on_phone).then_some(Outcome::ComeBack(self.seat)),
            (false, true) => Some(Outcome::Leave(self.seat)),
            (false, false) => None,
        }
    }
}

impl Players {
    /// Creates the sheet of the players at a table, in the order of the seats.
    pub fn new(rows: Vec<Row>) -> Self {
        Players { rows }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Escape | Key::Enter => Outcome::Close,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the sheet over the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let rows = self.rows.iter().map(|row| self.row(kit, context, row));
        let close = Press::new(Outcome::Close).begins(true);
        let about = paragraph(kit, t!(l, "players-about"), font::REGULAR, 15.0).color(kit.palette.second_ink);
        let content = column![container(about).padding([0, 6]), Column::from_iter(rows).spacing(kit.px(4.0)),];
        let close = action(kit, t!(l, "menu-continue"), 50.0, close.key(t!(l, "keys-esc")));
        dialog(context, 620.0, t!(l, "players-title"), content.spacing(kit.px(10.0)), Some(close))
    }

    fn row<'a>(&'a self, kit: Kit, context: &'a Context, at: &'a Row) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let name = at.player.name.as_str();
        let state = match (at.is_away, at.player.is_person()) {
            (true, _) => t!(l, "players-away"),
            (false, true) if at.is_on_phone => t!(l, "join-phone"),
            (false, true) => t!(l, "players-person"),
            (false, false) => t!(l, "players-bot"),
        };
        let who = column![
            words(kit, font::fit(name, font::SEMIBOLD, kit.px(17.0), kit.px(200.0)), font::SEMIBOLD, 17.0)
                .color(palette.ink),
            words(kit, state, font::REGULAR, 14.0).color(palette.second_ink),
        ];
        let button = at.button().map(|pressed| {
            let text = if at.is_away { t!(l, "players-come-back") } else { t!(l, "players-leave") };
            container(second_on_paper(kit, None, text, Press::new(pressed))).width(kit.px(250.0))
        });
        let line = row![avatar(kit, name.to_owned(), at.seat, &at.player, 40.0), container(who).width(Fill),];
        container(line.push(button).spacing(kit.px(12.0)).align_y(Alignment::Center)).padding([0, 6]).into()
    }
}
