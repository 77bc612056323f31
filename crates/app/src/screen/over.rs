//! End of the game: who won and how, the final scores, and who pays what.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::paint;
use crate::screen::count::Count;
use crate::screen::evening::evening;
use crate::side_words;
use crate::theme::container as style;
use crate::timeline::Pace;
use crate::widget::{
    self, Kit, Operation, Press, at_turn, bar_symbol, drawn, icon as sign, link, main, pad, pad_height, paragraph,
    score, second, side_avatar, stamped, veiled, words,
};
use pitch_language::{Names, phrase, t, why_over};
use pitch_rules::rules::Settlement;
use pitch_rules::{BySeat, BySide, End, Seat, Side};
use pitch_session::aids::Aids;
use pitch_session::costs::Accuracy;
use pitch_session::{Commitment, Evening, Highlights, Player};

use iced::widget::Id;
use iced::widget::{Column, column, container, mouse_area, row, space, stack};
use iced::{Alignment, Element, Fill, Padding};

use std::time::Instant;

/// Width below which the window is too narrow for two columns, in logical pixels.
const NARROW: f32 = 1100.0;
/// Id of the area that scrolls.
const PAGE: &str = "over";
/// Id of the part of the page that tells what is paid.
const SETTLING: &str = "over-settling";
/// Number of parts told before the stamp: who won, and the final scores.
const PARTS: usize = 2;

/// Page about the end of a game.
#[derive(Debug, Clone)]
pub struct Over {
    game: String,
    end: End,
    names: Names,
    players: Vec<Player>,
    totals: Vec<Vec<i32>>,
    set_backs: BySide<u16>,
    highlights: Highlights,
    /// Aids that everybody had; `None` where they are not told.
    aids: Option<BySeat<Aids>>,
    /// Accuracy of everybody's decisions; `None` while it is being worked out.
    accuracies: Option<BySeat<Accuracy>>,
    /// Commitment of the table to its cards, made before the first one.
    commitment: Option<Commitment>,
    evening: Evening,
    /// `true` if the page tells what is paid: with one person at the table it is folded away at first.
    settling: bool,
    /// Progress of the page in telling who won.
    count: Count,
}

/// Event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Click on no control.
    Missed,
    /// Request to show or fold away what is paid.
    Settling,
    /// Request to explain why the game is over.
    Why,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Over {
    /// Creates the page for the end of a game of this name at the table of these names. `players` sit there now;
    /// `totals` are the scores after every hand in points, one inner list for each hand with a score for each side;
    /// `set_backs` are the numbers of times each side was set back; `highlights` are the memorable events of the game.
    pub fn new(
        game: String,
        end: End,
        names: Names,
        players: Vec<Player>,
        totals: Vec<Vec<i32>>,
        set_backs: BySide<u16>,
        highlights: Highlights,
    ) -> Self {
        let (evening, count) = (Evening::default(), Count::over());
        let settling = players.iter().filter(|player| player.is_person()).count() != 1;
        Over {
            game,
            end,
            names,
            players,
            totals,
            set_backs,
            highlights,
            aids: None,
            accuracies: None,
            commitment: None,
            evening,
            settling,
            count,
        }
    }

    /// Returns the page with the aids that everybody had; their accuracy is told once it is known.
    pub fn with_aids(self, aids: BySeat<Aids>) -> Self {
        Over { aids: Some(aids), ..self }
    }

    /// Returns `true` if the accuracy of the decisions still has to be told.
    pub const fn awaits_accuracies(&self) -> bool {
        self.accuracies.is_none() && self.aids.is_some()
    }

    /// Sets the accuracy of the decisions.
    pub fn tell_of_accuracies(&mut self, accuracies: BySeat<Accuracy>) {
        self.accuracies = Some(accuracies);
    }

    /// Returns the page with the commitment that bound the table to its cards.
    pub fn bound_by(self, commitment: Option<Commitment>) -> Self {
        Over { commitment, ..self }
    }

    /// Returns the page told from `now` on: who won, the final scores, then the winner's stamp.
    pub fn told_from(self, pace: Pace, now: Instant) -> Self {
        Over { count: Count::begin(PARTS, pace, now), ..self }
    }

    /// Returns `true` if it is still being told who won.
    pub const fn is_telling(&self) -> bool {
        self.count.is_running()
    }

    /// Advances the time.
    pub fn tick(&mut self, now: Instant) {
        self.count.tick(now);
    }

    /// Sets the evening that the page tells of.
    pub fn tell_of(&mut self, evening: Evening) {
        self.evening = evening;
    }

    /// Returns the sentences that are spoken as the page appears.
    pub(crate) fn aloud(&self, context: &Context) -> Vec<String> {
        phrase::end_aloud(&context.language, &self.names, &self.end)
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.count.skip();
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.count.is_running() {
            self.count.skip();
            return Outcome::None;
        }
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => Outcome::PlayAgain,
            Key::Letter('n') | Key::Command('n') => Outcome::NewGame,
            Key::Letter('h') => Outcome::Home,
            Key::Letter('r') => Outcome::Review(None),
            Key::Letter('w' | '?') => self.act(Message::Why, context),
            Key::Letter('f') => Outcome::Fair,
            Key::Escape => Outcome::Menu,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let page = self.page(context);
        if self.is_telling() { mouse_area(page).on_release(Message::Missed).into() } else { page }
    }

    fn page<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let cap = |usual| context.cap(Place::Result, usual);
        let press = |pressed| Press::new(Message::Pressed(pressed));
        let menu = at_turn(-2, bar_symbol(kit, (icon::MENU, t!(l, "menu-title")), press(Outcome::Menu)));
        let hands = t!(l, "end-hands", hands = self.totals.len());
        let bar = widget::bar(kit, Some(menu), self.game.clone(), Some(hands), None);
        let gap = kit.px(16.0);
        let play_again = main(kit, t!(l, "end-play-again"), 56.0, press(Outcome::PlayAgain).key(t!(l, "keys-enter")));
        let others = [
            second(kit, Some(icon::REPLAY), t!(l, "end-review"), press(Outcome::Review(None)).key(cap('r'))),
            second(kit, Some(icon::PLUS), t!(l, "end-new-game"), press(Outcome::NewGame).key(cap('n'))),
            second(kit, Some(icon::BACK), t!(l, "end-home"), press(Outcome::Home).key(cap('h'))),
        ];
        // What leads on comes before what is looked into.
        let play_again = at_turn(-3, play_again);
        let others = others.map(|button| at_turn(-3, button));
        let sheet = self.sheet(kit, context);
        if context.size.width < NARROW {
            let body = column![sheet, self.pad(kit, context, self.totals.len().clamp(2, 10))];
            let body = widget::scrolled(kit, PAGE, body.spacing(gap).padding(gap), false);
            let foot = widget::foot_of_buttons(play_again, others);
            return widget::page(kit, bar, widget::pinned(kit, body, foot));
        }
        let sheet = container(sheet).padding(Padding { left: gap, right: gap - 6.0, bottom: gap, ..Padding::ZERO });
        let room = context.size.height - kit.px(48.0 + 30.0 + 56.0 + 60.0 * 3.0 + 36.0) - pad_height(kit, 0);
        let rows = (room / (pad_height(kit, 1) - pad_height(kit, 0))).max(2.0) as usize;
        let pad = self.pad(kit, context, rows.min(self.totals.len().max(3)));
        let right = column![container(pad).padding(Padding::from([0, 6])), space().height(Fill), play_again];
        let right = others.into_iter().fold(right, Column::push);
        widget::two_columns(kit, bar, widget::scrolled(kit, PAGE, sheet, false), right)
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Why => Outcome::Why(Box::new(why_over(&context.language, &self.names, &self.end))),
            Message::Missed => Outcome::None,
            Message::Settling => {
                self.settling = !self.settling;
                Outcome::Operate(Operation::reveal(PAGE, Id::new(SETTLING)))
            }
            Message::Pressed(pressed) => pressed,
        }
    }

    /// Returns `true` if what is paid can be folded away: where one person plays, and anything is paid.
    fn folds(&self) -> bool {
        let alone = self.players.iter().filter(|player| player.is_person()).count() == 1;
        alone && (self.settles() || !self.evening.is_empty())
    }

    fn settles(&self) -> bool {
        self.names.rules().settlement != Settlement::Off
    }

    fn total(&self, side: Side) -> i32 {
        self.totals.last().and_then(|row| row.get(side.index())).copied().unwrap_or_default()
    }

    /// Returns the sheet: who won and how, then the sides from the highest score to the lowest.
    fn sheet<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let why = link(kit, t!(l, "why-button"), Press::new(Message::Why));
        let fair = Press::new(Message::Pressed(Outcome::Fair));
        let why = at_turn(1, row![why, link(kit, t!(l, "fair-title"), fair)].spacing(kit.px(12.0)));
        let lines = column![
            paragraph(kit, phrase::end(l, names, &self.end), font::BOLD, 34.0).color(palette.ink),
            paragraph(kit, phrase::won_by(l, names, &self.end), font::REGULAR, 17.0).color(palette.second_ink),
            why,
        ];
        let lines = veiled(lines.width(Fill).spacing(kit.px(4.0)), (palette.paper, 0.0), self.count.row(0));
        let top = row![self.winner(kit, context), container(lines).width(Fill), self.stamp(kit, context)]
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
        let scores =
            column![container(title).padding(Padding { bottom: kit.px(8.0), ..inner }), Column::from_iter(rows)];
        let part = Padding { top: kit.px(12.0), bottom: kit.px(12.0), ..inner };
        let content = column![
            container(top).padding(Padding { top: kit.px(14.0), bottom: kit.px(12.0), ..inner }),
            veiled(scores, (palette.paper, 0.0), self.count.row(1)),
            widget::hairline(kit),
        ];
        let content = content.push(self.told(kit, context).map(|lines| container(lines).padding(part)));
        let content = content.push(
            self.accuracy(kit, context).map(|lines| column![widget::hairline(kit), container(lines).padding(part)]),
        );
        let settling =
            self.settling(kit, context).map(|lines| column![widget::hairline(kit), container(lines).padding(part)]);
        let begin = Press::new(Message::Pressed(Outcome::NewEvening));
        let you = names.you().map(|seat| names.name(seat));
        let evening = if self.settling { evening(kit, l, &self.evening, you, begin) } else { None };
        let evening = evening.map(|part| container(part).padding(Padding { bottom: kit.px(12.0), ..inner }));
        let content = content.push(container(column![].push(settling).push(evening)).id(SETTLING));
        container(content).width(Fill).style(style::sheet(palette)).into()
    }

    /// Returns the highlights of the game, such as the bids made and the best hand.
    fn told<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette) = (&context.language, kit.palette);
        let lines = phrase::highlights(l, &self.names, &self.highlights).into_iter();
        let lines: Vec<String> = lines.chain(phrase::committed(l, self.commitment)).collect();
        (!lines.is_empty()).then(|| {
            let lines = lines.into_iter();
            let lines = lines.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink).into());
            let title = words(kit, t!(l, "end-this-game"), font::SEMIBOLD, 16.0).color(palette.ink);
            column![title, Column::from_iter(lines)].into()
        })
    }

    /// Returns the accuracy of each of the people, and the aids that they had.
    fn accuracy<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette, aids) = (&context.language, kit.palette, self.aids.as_ref()?);
        let seats = self.names.rules().seats().all().zip(&self.players);
        let people: Vec<Seat> = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
        let told = people.iter().map(|&seat| {
            let won = self.names.rules().side_of(seat) == self.end.victory.side;
            let aids = phrase::aids(l, aids[seat], won);
            let awaited = || match people.len() {
                1 => t!(l, "cost-awaited"),
                _ => phrase::pair(l, phrase::player(l, &self.names, seat), t!(l, "cost-awaited")),
            };
            let accuracy = match &self.accuracies {
                // What is being worked out is named all the same.
                None => Some(awaited()),
                Some(all) => phrase::accuracy(l, &self.names, seat, &all[seat]),
            };
            let line = phrase::sentences(l, accuracy.into_iter().chain([aids]));
            paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink).into()
        });
        let told: Vec<Element<'a, Message>> = told.collect();
        (!told.is_empty()).then(|| {
            let title = words(kit, t!(l, "cost-accuracy-title"), font::SEMIBOLD, 16.0).color(palette.ink);
            let about = paragraph(kit, t!(l, "cost-accuracy-about"), font::REGULAR, 14.0).color(palette.second_ink);
            column![title, Column::from_iter(told), about].into()
        })
    }

    /// Returns the stamp for the winner.
    fn stamp<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let side = self.end.victory.side;
        let several = self.names.rules().members(side).count() > 1;
        let words = t!(context.language, "stamp-winner", count = if several { "several" } else { "one" });
        let look = (self.count.stamp().unwrap_or(1.0), self.count.outcome());
        stamped(kit, words, move |frame, at, words| {
            paint::winners_stamp(frame, kit.palette, at, words, kit.scale, look);
        })
    }

    /// Returns the winner's avatar with rays about it.
    fn winner<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let table = (&self.names, &self.players[..]);
        let face = side_avatar(kit, &context.language, table, self.end.victory.side, 58.0);
        let side = kit.px(104.0);
        let drawn_so_far = self.count.ring();
        let rays = drawn(side, side, move |frame, rect| {
            paint::rays(frame, rect, kit.palette.amber, kit.px(3.5), drawn_so_far);
        });
        stack![rays, container(face).center(side)].into()
    }

    /// Returns the row of a side: its score, what it pays, and why.
    fn side_row<'a>(&'a self, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let name = phrase::side(l, names, side);
        let pays = (self.settling && self.settles()).then(|| {
            let payment = phrase::payment(l, names, side, self.end.payments[side]);
            match self.why(context, side) {
                Some(why) => phrase::sentence(l, phrase::pair(l, payment, why)),
                None => phrase::sentence(l, payment),
            }
        });
        let pays = pays.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink));
        let pooled = self.end.reds.values().any(|&reds| reds != 0);
        let reds = pooled.then(|| phrase::sentence(l, phrase::reds(l, names, side, self.end.reds[side])));
        let reds = reds.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink));
        let lines = column![words(kit, name, font::SEMIBOLD, 18.0).color(palette.ink)].push(pays).push(reds);
        let total =
            score(kit, side_words::figure(&self.names, self.total(side)), 23.0, true, palette.ink, palette.pencil);
        row![
            side_avatar(kit, l, (names, &self.players), side, 36.0),
            lines.width(Fill),
            container(total).center_x(kit.px(72.0)),
        ]
        .spacing(kit.px(14.0))
        .align_y(Alignment::Center)
        .into()
    }

    /// Returns why a loser pays as much: the scale, and the bonus for being set back.
    fn why(&self, context: &Context, side: Side) -> Option<String> {
        let rules = self.names.rules();
        let bonus = if rules.settlement_setback_bonus { self.set_backs[side] } else { 0 };
        let base = -self.end.payments[side].0 - i32::from(bonus);
        (side != self.end.victory.side && base > 0).then(|| t!(context.language, "end-why", base = base, bonus = bonus))
    }

    /// Returns the rule of the payments, if there are any; where one person plays, it is folded away under its title at
    /// first.
    fn settling<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette) = (&context.language, kit.palette);
        let rule = match self.names.rules().settlement_setback_bonus {
            true => t!(l, "end-settling-bonus"),
            false => t!(l, "end-settling-rule"),
        };
        let about = (self.settling && self.settles())
            .then(|| paragraph(kit, rule, font::REGULAR, 15.0).color(palette.second_ink));
        let title = t!(l, "end-settling");
        if self.folds() {
            let press = Press::new(Message::Settling);
            let arrow = if self.settling { icon::CHEVRON_DOWN } else { icon::CHEVRON };
            let fold = row![sign(kit, arrow, 16.0, palette.second_ink), link(kit, title, press)];
            return Some(column![fold.align_y(Alignment::Center)].push(about).into());
        }
        self.settles().then(|| column![words(kit, title, font::SEMIBOLD, 16.0).color(palette.ink)].push(about).into())
    }

    fn pad<'a>(&'a self, kit: Kit, context: &'a Context, rows: usize) -> Element<'a, Message> {
        let l = &context.language;
        let names = self.end.payments.iter().map(|(side, _)| side_words::label(l, &self.names, side)).collect();
        column![
            words(kit, t!(l, "hand-score-sheet"), font::SEMIBOLD, 17.0).color(kit.palette.text),
            pad(
                kit,
                l,
                names,
                side_words::figures(&self.names, &self.totals),
                Some(self.end.victory.side.index()),
                None,
                pad_height(kit, rows)
            ),
        ]
        .spacing(kit.px(10.0))
        .into()
    }
}
