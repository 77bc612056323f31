//! Who is at the table: a person leaves and a bot takes the seat, and gives it back.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::keymap::Key;
use crate::app::widget::{Kit, Press, action, avatar, dialog, paragraph, second_on_paper, words};
use crate::engine::Seat;
use crate::session::Player;
use crate::t;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// Those at the table.
#[derive(Debug, Clone)]
pub struct Players {
    rows: Vec<Row>,
    focus: Focus<Target>,
}

/// Who sits in a seat, and what he may do.
#[derive(Debug, Clone)]
pub struct Row {
    /// The seat.
    pub seat: Seat,
    /// Who sits there now.
    pub player: Player,
    /// The hue's place among those of the table.
    pub position: usize,
    /// Whether he may leave the seat to a bot.
    pub can_leave: bool,
    /// Whether a bot plays in his place.
    pub is_away: bool,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Leaving this seat to a bot, or having it back.
    Seat(Seat),
    /// Going on.
    Close,
}

/// What happened on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A button was pressed.
    Pressed(Target),
}

/// What the sheet leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// To be closed.
    Close,
    /// The person in this seat leaves, and a bot plays for him.
    Leave(Seat),
    /// He is back.
    ComeBack(Seat),
}

keeps_focus!(Players);

impl Players {
    /// Those at a table, in the order of the seats.
    #[must_use]
    pub const fn new(rows: Vec<Row>) -> Self {
        Players { rows, focus: Focus::on(Target::Close) }
    }

    /// Answers to a click.
    pub fn update(&mut self, Message::Pressed(target): Message, _context: &Context) -> Action {
        self.press(target)
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, _context: &Context) -> Action {
        match key {
            Key::Escape => Action::Close,
            // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
            Key::Enter => self.press(self.focus.shown().unwrap_or(Target::Close)),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &self.targets());
                }
                Action::None
            }
        }
    }

    fn targets(&self) -> Vec<Target> {
        let may = self.rows.iter().filter(|row| row.can_leave || row.is_away);
        may.map(|row| Target::Seat(row.seat)).chain([Target::Close]).collect()
    }

    fn press(&self, target: Target) -> Action {
        let Target::Seat(seat) = target else { return Action::Close };
        match self.rows.iter().find(|row| row.seat == seat) {
            Some(row) if row.is_away => Action::ComeBack(seat),
            Some(row) if row.can_leave => Action::Leave(seat),
            _ => Action::None,
        }
    }

    /// Draws the sheet over the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let rows = self.rows.iter().map(|row| self.row(kit, context, row));
        let close = Press::new(Message::Pressed(Target::Close)).focus(self.focus.shows(Target::Close));
        let about = paragraph(kit, t!(l, "players-about"), font::REGULAR, 15.0).color(kit.palette.second_ink);
        let content = column![container(about).padding([0, 6]), Column::from_iter(rows).spacing(kit.px(4.0)),];
        let close = action(kit, t!(l, "menu-continue"), 50.0, close.key(t!(l, "keys-esc")));
        dialog(kit, context.size, 620.0, t!(l, "players-title"), content.spacing(kit.px(10.0)), Some(close))
    }

    fn row<'a>(&'a self, kit: Kit, context: &'a Context, at: &'a Row) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let name = at.player.name.as_str();
        let state = match (at.is_away, at.player.is_person()) {
            (true, _) => t!(l, "players-away"),
            (false, true) => t!(l, "players-person"),
            (false, false) => t!(l, "players-bot"),
        };
        let who = column![
            words(kit, font::fit(name, font::SEMIBOLD, kit.px(17.0), kit.px(200.0)), font::SEMIBOLD, 17.0)
                .color(palette.ink),
            words(kit, state, font::REGULAR, 14.0).color(palette.second_ink),
        ];
        let target = Target::Seat(at.seat);
        let press = Press::new(Message::Pressed(target)).focus(self.focus.shows(target));
        let button = match (at.is_away, at.can_leave) {
            (true, _) => Some(t!(l, "players-come-back")),
            (false, true) => Some(t!(l, "players-leave")),
            (false, false) => None,
        };
        let button = button.map(|text| container(second_on_paper(kit, None, text, press)).width(kit.px(250.0)));
        let line = row![avatar(kit, name.to_owned(), at.position, &at.player, 40.0), container(who).width(Fill),];
        container(line.push(button).spacing(kit.px(12.0)).align_y(Alignment::Center)).padding([0, 6]).into()
    }
}
