//! The end of a game as it is drawn.

use super::{Message, Over, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::paint;
use crate::app::screen::evening::evening;
use crate::app::sides;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Press, avatar, drawn, pad, pad_height, paragraph, score, words};
use crate::engine::Side;
use crate::language::phrase;
use crate::t;

use iced::widget::{Column, column, container, row, stack};
use iced::{Alignment, Element, Fill, Padding, Size};

impl Over {
    /// The sheet: who won and how, then the sides from the highest score to the lowest.
    pub(super) fn sheet<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
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
    pub(super) fn winner<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
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
    pub(super) fn side_row<'a>(&'a self, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
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
    pub(super) fn why(&self, context: &Context, side: Side) -> Option<String> {
        let rules = self.names.rules();
        let bonus = if rules.settlement_setback_bonus { self.set_backs[side] } else { 0 };
        let base = -self.end.payments[side].0 - i32::from(bonus);
        (side != self.end.victory.side && base > 0).then(|| t!(context.language, "end-why", base = base, bonus = bonus))
    }

    /// The rule of the payments, if there are any.
    pub(super) fn settling<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
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

    pub(super) fn pad<'a>(&'a self, kit: Kit, context: &'a Context, rows: usize) -> Element<'a, Message> {
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
}
