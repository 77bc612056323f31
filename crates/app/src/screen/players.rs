//! Players at the table: in each seat a person here, one at a phone, or a bot, which can change at any time.

use crate::context::Context;
use crate::font;
use crate::keymap::{Key, Step};
use crate::outcome::{Chair, Outcome};
use crate::portrait::{Mood, Portrait};
use crate::widget::{self, Choice, Kit, Press, action, close_segments, dialog, paragraph, portrait, turned, words};
use pitch_language::{Language, t};
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
    /// `true` if the seat is for somebody who holds their cards on a phone.
    pub is_on_phone: bool,
    /// `true` if their page is open.
    pub is_there: bool,
    /// `true` if phones can come to this table.
    pub has_phones: bool,
}

impl Row {
    /// Returns who can play in the seat. Nobody takes a hand to this screen that somebody holds on a phone.
    fn choices(&self, l: &Language) -> Vec<Choice<Outcome>> {
        let (is_person, on_phone) = (self.player.is_person(), self.is_on_phone);
        let choice = |words, chosen, chair| Choice::new(words, chosen, Outcome::Seat(self.seat, chair));
        let here = choice(t!(l, "setup-person"), is_person && !on_phone, Chair::Here).able(!self.is_there);
        let phone = self.has_phones.then(|| choice(t!(l, "setup-phone"), on_phone, Chair::OnPhone));
        let bot = choice(t!(l, "setup-bot"), !is_person && !on_phone, Chair::Bot).able(self.can_leave || !is_person);
        [Some(here), phone, Some(bot)].into_iter().flatten().collect()
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
        let about = paragraph(kit, t!(l, "players-about"), font::HELP).color(kit.palette.second_ink);
        let content = column![container(about).padding([0, 6]), Column::from_iter(rows).spacing(kit.px(4.0)),];
        let close = action(kit, t!(l, "menu-continue"), 50.0, close.key(t!(l, "keys-esc")));
        dialog(context, 620.0, t!(l, "players-title"), content.spacing(kit.px(10.0)), Some(close))
    }

    fn row<'a>(&'a self, kit: Kit, context: &'a Context, at: &'a Row) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let name = at.player.name.as_str();
        let state = match (at.is_away, at.player.is_person()) {
            (true, _) => t!(l, "players-away"),
            (false, false) if at.is_on_phone => t!(l, "join-until"),
            (false, true) if at.is_on_phone => t!(l, "join-phone"),
            (false, true) => t!(l, "players-person"),
            (false, false) => t!(l, "players-bot"),
        };
        let who = column![
            words(kit, kit.fit(name, font::HEADING, kit.px(200.0)), font::HEADING).color(palette.ink),
            words(kit, state, font::SMALL).color(palette.second_ink),
        ];
        let choices = at.choices(l);
        let turned = [Step::Previous, Step::Next].map(|step| turned(&choices, step).unwrap_or(Outcome::None));
        let kind = close_segments(kit, choices).turned(turned);
        let face = portrait(kit, context, Portrait::of(&at.player, at.seat.index(), Mood::Calm), 44.0);
        let line = row![face, container(who).width(Fill), kind].spacing(kit.px(12.0)).align_y(Alignment::Center);
        widget::group(container(line).padding([0, 6]), name)
    }
}
