//! Curtain between two people at one screen: whose turn it is, and what happened since; no cards.

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint;
use crate::theme::container as style;
use crate::widget::{Kit, Press, action, avatar, drawn, hairline, paragraph, score, words};
use pitch_language::{Names, t};
use pitch_rules::Seat;
use pitch_session::Player;

use iced::widget::{Column, Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill};

/// Curtain before a person's turn.
#[derive(Debug, Clone)]
pub struct Curtain {
    seat: Seat,
    name: String,
    player: Player,
    since: Vec<String>,
    contract: Option<String>,
    scores: Vec<(String, i32)>,
}

impl Curtain {
    /// Creates the curtain before the turn of the `player` in `seat`, with what happened `since` that person last
    /// looked, as sentences told to nobody in particular, the contract as a label, and the score of each side in
    /// points.
    pub fn new(
        seat: Seat,
        player: Player,
        names: &Names,
        since: Vec<String>,
        contract: Option<String>,
        scores: Vec<(String, i32)>,
    ) -> Self {
        Curtain { seat, name: names.name(seat).to_owned(), player, since, contract, scores }
    }

    /// Returns the seat whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Enter => Outcome::Close,
            Key::Escape => Outcome::Menu,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the curtain.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let name = self.name.as_str();
        let open = Press::new(Outcome::Close).key(t!(l, "keys-enter"));
        let is_low = context.size.height < 680.0;
        let face = if is_low { 72.0 } else { 104.0 };
        let top = column![
            avatar(kit, self.name.clone(), self.seat, &self.player, face),
            paragraph(kit, t!(l, "curtain-title", name = name), font::BOLD, 36.0).color(palette.ink).center(),
            paragraph(kit, t!(l, "curtain-about", name = name), font::REGULAR, 18.0).color(palette.second_ink).center(),
            container(action(kit, t!(l, "curtain-show", name = name), 64.0, open)).width(kit.px(432.0)),
        ];
        let body = column![
            top.spacing(kit.px(8.0)).align_x(Alignment::Center).width(Fill),
            self.since(kit, context, if is_low { 4 } else { 6 }),
            hairline(kit),
            self.scores(kit),
        ];
        let sheet = container(body.spacing(kit.px(14.0)))
            .padding([kit.px(if is_low { 16.0 } else { 28.0 }), kit.px(48.0)])
            .width(kit.px(620.0).min(context.size.width - 32.0))
            .style(style::sheet(palette));
        let hint = paragraph(kit, t!(l, "curtain-hint"), font::REGULAR, 16.0).color(palette.muted).center();
        let page = column![sheet, hint].spacing(kit.px(24.0)).align_x(Alignment::Center);
        let ground = drawn(Fill, Fill, move |frame, rect| paint::curtain(frame, palette, rect));
        stack![ground, container(page).center(Fill)].into()
    }

    /// Returns the last `lines` lines about what happened since the person last looked.
    fn since<'a>(&'a self, kit: Kit, context: &'a Context, lines: usize) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let title = t!(l, "curtain-since", name = self.name.as_str());
        let title = words(kit, title, font::SEMIBOLD, 15.0).color(palette.second_ink);
        let shown = &self.since[self.since.len().saturating_sub(lines)..];
        let nothing = shown.is_empty().then(|| t!(l, "curtain-nothing"));
        let lines = shown.iter().cloned().chain(nothing);
        let lines = lines.map(|line| paragraph(kit, line, font::REGULAR, 17.0).color(palette.ink).into());
        column![hairline(kit), title, Column::from_iter(lines).spacing(kit.px(4.0))].spacing(kit.px(8.0)).into()
    }

    /// Returns the contract and the public scores.
    fn scores<'a>(&'a self, kit: Kit) -> Element<'a, Outcome> {
        let palette = kit.palette;
        let contract = self.contract.as_deref().map(|line| words(kit, line, font::SEMIBOLD, 16.0).color(palette.ink));
        let scores = self.scores.iter().map(|(name, total)| {
            let name = font::fit(name, font::REGULAR, kit.px(16.0), kit.px(110.0));
            let total: Element<'_, Outcome> = if *total < 0 {
                score(kit, *total, 15.0, true, palette.ink, palette.pencil)
            } else {
                words(kit, total.to_string(), font::BOLD, 16.0).color(palette.ink).into()
            };
            row![words(kit, name, font::REGULAR, 16.0).color(palette.ink), total]
                .spacing(kit.px(5.0))
                .align_y(Alignment::Center)
                .into()
        });
        let scores = Row::from_iter(scores).spacing(kit.px(16.0)).align_y(Alignment::Center);
        if self.scores.len() > 4 {
            return column![].push(contract).push(scores.wrap()).spacing(kit.px(6.0)).into();
        }
        row![].push(contract).push(space().width(Fill)).push(scores).align_y(Alignment::Center).into()
    }
}
