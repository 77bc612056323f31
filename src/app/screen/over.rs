//! The end of the game: who won and how, the final scores, and who pays what.

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::font;
use crate::app::icon;
use crate::app::keymap::Key;
use crate::app::paint;
use crate::app::screen::evening::evening;
use crate::app::sides;
use crate::app::theme::container as style;
use crate::app::widget::{
    self, Kit, Operation, Press, avatar, bar_symbol, drawn, main, pad, pad_height, paragraph, score, second, words,
};
use crate::engine::rules::Settlement;
use crate::engine::{BySide, End, Seat, Side};
use crate::language::{Names, phrase};
use crate::session::{Evening, Player};
use crate::t;

use iced::widget::{Column, Id, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, FillPortion, Padding, Size};

/// The window is too narrow for two columns below this width, in logical pixels.
const NARROW: f32 = 1100.0;
/// The area that scrolls.
const PAGE: &str = "over";

/// The end of a game.
#[derive(Debug, Clone)]
pub struct Over {
    game: String,
    end: End,
    names: Names,
    players: Vec<Player>,
    totals: Vec<Vec<i32>>,
    set_backs: BySide<u16>,
    evening: Evening,
    focus: Focus<Target>,
}

/// What can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The same players and rules again.
    Again,
    /// Looking back at the game.
    Review,
    /// Another game.
    NewGame,
    /// The first screen.
    Home,
    /// The menu.
    Menu,
    /// A new evening.
    NewEvening,
}

/// What happened on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A button was pressed.
    Pressed(Target),
}

/// What the page leads to.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// The same players play again by the same rules.
    Again,
    /// The game is to be looked back at.
    Review,
    /// A new game is to be set up.
    NewGame,
    /// The first screen is to be shown.
    Home,
    /// The menu is to be opened.
    Menu,
    /// What was won and lost this evening is forgotten.
    NewEvening,
    /// Something iced must do.
    Operate(Operation),
}

impl Over {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
    }

    /// The end of a game of this name at the table of these names. `players` sit there now; `totals` are the
    /// scores after every hand, one inner list a hand with a number of points for each side; `set_backs` how often each
    /// side was set back.
    #[must_use]
    pub fn new(
        game: String,
        end: End,
        names: Names,
        players: Vec<Player>,
        totals: Vec<Vec<i32>>,
        set_backs: BySide<u16>,
    ) -> Self {
        let evening = Evening::default();
        Over { game, end, names, players, totals, set_backs, evening, focus: Focus::on(Target::Again) }
    }

    /// Tells of this evening as well.
    pub fn tell_of(&mut self, evening: Evening) {
        self.evening = evening;
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Action {
        let Message::Pressed(target) = message;
        self.focus.set(Some(target));
        self.focus.hide();
        press(target)
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        let scroll = |down| Action::Operate(Operation::ScrollBy(Id::new(PAGE), down));
        match key {
            Key::Enter => self.focus.at().map_or(Action::None, press),
            Key::Letter('n') | Key::Command('n') => Action::NewGame,
            Key::Letter('h') => Action::Home,
            Key::Letter('r') => Action::Review,
            Key::Escape => Action::Menu,
            Key::PageUp => scroll(-0.7 * context.size.height),
            Key::PageDown => scroll(0.7 * context.size.height),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &self.targets());
                }
                Action::None
            }
        }
    }

    fn targets(&self) -> Vec<Target> {
        let evening = (!self.evening.is_empty()).then_some(Target::NewEvening);
        [Target::Again, Target::Review, Target::NewGame, Target::Home, Target::Menu]
            .into_iter()
            .chain(evening)
            .collect()
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let press = |target| Press::new(Message::Pressed(target)).focus(self.focus.shows(target));
        let menu = bar_symbol(kit, icon::MENU, press(Target::Menu));
        let hands = t!(l, "end-hands", hands = self.totals.len());
        let bar = widget::bar(kit, Some(menu), self.game.clone(), Some(hands), None);
        let gap = kit.px(16.0);
        let again = main(kit, t!(l, "end-play-again"), 56.0, press(Target::Again).key(t!(l, "keys-enter")));
        let others = [
            second(kit, Some(icon::REPLAY), t!(l, "end-review"), press(Target::Review).key("R")),
            second(kit, Some(icon::PLUS), t!(l, "end-new-game"), press(Target::NewGame).key("N")),
            second(kit, Some(icon::BACK), t!(l, "end-home"), press(Target::Home).key("H")),
        ];
        let sheet = self.sheet(kit, context);
        if context.size.width < NARROW {
            let body = column![sheet, self.pad(kit, context, self.totals.len().clamp(2, 10))];
            let body = widget::scrolled(kit, PAGE, body.spacing(gap).padding(gap), false);
            let foot = row![container(again).width(FillPortion(3))].align_y(Alignment::Center);
            let foot = others.into_iter().fold(foot, |foot, other| foot.push(container(other).width(FillPortion(2))));
            return widget::page(kit, bar, widget::pinned(kit, body, foot));
        }
        let sheet = container(sheet).padding(Padding { left: gap, right: gap - 6.0, bottom: gap, ..Padding::ZERO });
        let room = context.size.height - kit.px(48.0 + 30.0 + 56.0 + 60.0 * 3.0 + 36.0) - pad_height(kit, 0);
        let rows = (room / (pad_height(kit, 1) - pad_height(kit, 0))).max(2.0) as usize;
        let pad = self.pad(kit, context, rows.min(self.totals.len().max(3)));
        let right = column![container(pad).padding(Padding::from([0, 6])), space().height(Fill), again];
        let right = others.into_iter().fold(right, Column::push);
        let body = row![
            container(widget::scrolled(kit, PAGE, sheet, false)).width(FillPortion(70)).height(Fill),
            container(right).width(FillPortion(31)).height(Fill),
        ];
        let body = body.padding(Padding { top: gap, right: gap - 6.0, bottom: kit.px(8.0), left: 0.0 });
        widget::page(kit, bar, container(container(body).max_width(kit.px(1500.0))).center_x(Fill).height(Fill))
    }

    /// The sheet: who won and how, then the sides from the highest score to the lowest.
    fn sheet<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let lines = column![
            paragraph(kit, phrase::end(l, names, &self.end), font::BOLD, 34.0).color(palette.ink),
            paragraph(kit, phrase::won_by(l, names, &self.end), font::REGULAR, 17.0).color(palette.second_ink),
        ];
        let top = row![self.winner(kit, context), lines.width(Fill).spacing(kit.px(4.0))]
            .spacing(kit.px(18.0))
            .align_y(Alignment::Center);
        let inner = Padding { left: kit.px(28.0), right: kit.px(28.0), ..Padding::ZERO };
        let title = words(kit, t!(l, "end-final-scores"), font::SEMIBOLD, 16.0).color(palette.ink);
        let mut sides: Vec<Side> = self.end.payments.iter().map(|(side, _)| side).collect();
        sides.sort_by_key(|&side| (side != self.end.victory.side, std::cmp::Reverse(self.total(side))));
        let rows = sides.into_iter().map(|side| {
            let line = container(self.side_row(kit, context, side)).padding(inner).center_y(kit.px(58.0));
            column![widget::hairline(kit), line.width(Fill)].into()
        });
        let content = column![
            container(top).padding(Padding { top: kit.px(14.0), bottom: kit.px(12.0), ..inner }),
            container(title).padding(Padding { bottom: kit.px(8.0), ..inner }),
            Column::from_iter(rows),
            widget::hairline(kit),
        ];
        let content = content.push(
            self.settling(kit, context)
                .map(|line| container(line).padding(Padding { top: kit.px(12.0), bottom: kit.px(14.0), ..inner })),
        );
        let begin = Press::new(Message::Pressed(Target::NewEvening)).focus(self.focus.shows(Target::NewEvening));
        let content = content.push(
            evening(kit, l, &self.evening, names.you().map(|seat| names.name(seat)), begin)
                .map(|part| container(part).padding(Padding { bottom: kit.px(12.0), ..inner })),
        );
        container(content).width(Fill).style(style::sheet(palette)).into()
    }

    /// The winner's avatar in a ring of the pencil.
    fn winner<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let seat = self.seat_of(self.end.victory.side);
        let name = phrase::player(&context.language, &self.names, seat);
        let face = avatar(kit, name, self.end.victory.side.index(), self.player(seat), 58.0);
        let side = kit.px(104.0);
        let ring = drawn(side, side, move |frame, rect| {
            let size = Size::new(1.22 * rect.width, 1.16 * rect.height);
            let place = iced::Rectangle::new(
                rect.center() - iced::Vector::new(size.width / 2.0 - kit.px(2.0), size.height / 2.0),
                size,
            );
            paint::pencil_ring(frame, place, kit.palette.pencil, kit.px(3.0), 1.0);
        });
        stack![ring, container(face).center(side)].into()
    }

    /// A side with its score and what it pays, and why.
    fn side_row<'a>(&'a self, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let seat = self.seat_of(side);
        let name = phrase::side(l, names, side);
        let pays = self.settles().then(|| {
            let payment = phrase::payment(l, names, side, self.end.payments[side]);
            match self.why(context, side) {
                Some(why) => format!("{payment}: {why}."),
                None => payment + ".",
            }
        });
        let pays = pays.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink));
        let pooled = self.end.reds.values().any(|&reds| reds != 0);
        let reds = pooled.then(|| phrase::reds(l, names, side, self.end.reds[side]) + ".");
        let reds = reds.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink));
        let lines = column![words(kit, name, font::SEMIBOLD, 18.0).color(palette.ink)].push(pays).push(reds);
        let total = score(kit, sides::figure(&self.names, self.total(side)), 23.0, true, palette.ink, palette.pencil);
        row![
            avatar(kit, phrase::player(l, names, seat), side.index(), self.player(seat), 36.0),
            lines.width(Fill),
            container(total).center_x(kit.px(72.0)),
        ]
        .spacing(kit.px(14.0))
        .align_y(Alignment::Center)
        .into()
    }

    /// Why a loser pays as much: the scale, and the bonus for being set back.
    fn why(&self, context: &Context, side: Side) -> Option<String> {
        let rules = self.names.rules();
        let bonus = if rules.settlement_setback_bonus { self.set_backs[side] } else { 0 };
        let base = -self.end.payments[side].0 - i32::from(bonus);
        (side != self.end.victory.side && base > 0).then(|| t!(context.language, "end-why", base = base, bonus = bonus))
    }

    /// The rule of the payments, if there are any.
    fn settling<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette) = (&context.language, kit.palette);
        let rule = match self.names.rules().settlement_setback_bonus {
            true => t!(l, "end-settling-bonus"),
            false => t!(l, "end-settling-rule"),
        };
        self.settles().then(|| {
            column![
                words(kit, t!(l, "end-settling"), font::SEMIBOLD, 16.0).color(palette.ink),
                paragraph(kit, rule, font::REGULAR, 15.0).color(palette.second_ink),
            ]
            .into()
        })
    }

    fn pad<'a>(&'a self, kit: Kit, context: &'a Context, rows: usize) -> Element<'a, Message> {
        let l = &context.language;
        let names = self.end.payments.iter().map(|(side, _)| sides::label(l, &self.names, side)).collect();
        column![
            words(kit, t!(l, "hand-score-sheet"), font::SEMIBOLD, 17.0).color(kit.palette.text),
            pad(
                kit,
                names,
                sides::figures(&self.names, &self.totals),
                Some(self.end.victory.side.index()),
                None,
                pad_height(kit, rows)
            ),
        ]
        .spacing(kit.px(10.0))
        .into()
    }

    fn settles(&self) -> bool {
        self.names.rules().settlement != Settlement::Off
    }

    fn total(&self, side: Side) -> i32 {
        self.totals.last().and_then(|row| row.get(side.index())).copied().unwrap_or_default()
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.names.rules().members(side).next().unwrap_or_default()
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

const fn press(target: Target) -> Action {
    match target {
        Target::Again => Action::Again,
        Target::Review => Action::Review,
        Target::NewGame => Action::NewGame,
        Target::Home => Action::Home,
        Target::Menu => Action::Menu,
        Target::NewEvening => Action::NewEvening,
    }
}
