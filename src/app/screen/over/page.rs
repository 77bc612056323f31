//! The end of a game as it is drawn.

use super::{Message, Over};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::outcome::Outcome;
use crate::app::paint;
use crate::app::screen::evening::evening;
use crate::app::sides;
use crate::app::theme::container as style;
use crate::app::widget::{
    self, Kit, Press, drawn, icon as sign, link, pad, pad_height, paragraph, score, side_avatar, stamped, veiled, words,
};
use crate::engine::Side;
use crate::language::phrase;
use crate::t;

use iced::widget::{Column, column, container, row, stack};
use iced::{Alignment, Element, Fill, Padding};

impl Over {
    /// The sheet: who won and how, then the sides from the highest score to the lowest.
    pub(super) fn sheet<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let lines = column![
            paragraph(kit, phrase::end(l, names, &self.end), font::BOLD, 34.0).color(palette.ink),
            paragraph(kit, phrase::won_by(l, names, &self.end), font::REGULAR, 17.0).color(palette.second_ink),
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
            self.settling(kit, context).map(|lines| column![widget::hairline(kit), container(lines).padding(part)]),
        );
        let begin = Press::of(&self.focus, Message::Pressed(Outcome::NewEvening));
        let you = names.you().map(|seat| names.name(seat));
        let evening = if self.settling { evening(kit, l, &self.evening, you, begin) } else { None };
        let content =
            content.push(evening.map(|part| container(part).padding(Padding { bottom: kit.px(12.0), ..inner })));
        container(content).width(Fill).style(style::sheet(palette)).into()
    }

    /// What there is to tell of the game: the bids made, the best hand.
    fn told<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette) = (&context.language, kit.palette);
        let lines = phrase::highlights(l, &self.names, &self.highlights);
        (!lines.is_empty()).then(|| {
            let lines = lines.into_iter();
            let lines = lines.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink).into());
            let title = words(kit, t!(l, "end-this-game"), font::SEMIBOLD, 16.0).color(palette.ink);
            column![title, Column::from_iter(lines)].into()
        })
    }

    /// The stamp that the winner gets.
    fn stamp<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let side = self.end.victory.side;
        let several = self.names.rules().members(side).count() > 1;
        let words = t!(context.language, "stamp-winner", count = if several { "several" } else { "one" });
        let look = (self.count.stamp().unwrap_or(1.0), self.count.outcome());
        stamped(kit, words, move |frame, at, words| {
            paint::winners_stamp(frame, kit.palette, at, words, kit.scale, look);
        })
    }

    /// The winner's avatar with rays about it.
    pub(super) fn winner<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let table = (&self.names, &self.players[..]);
        let face = side_avatar(kit, &context.language, table, self.end.victory.side, 58.0);
        let side = kit.px(104.0);
        let drawn_so_far = self.count.ring();
        let rays = drawn(side, side, move |frame, rect| {
            paint::rays(frame, rect, kit.palette.amber, kit.px(3.5), drawn_so_far);
        });
        stack![rays, container(face).center(side)].into()
    }

    /// A side with its score and what it pays, and why.
    pub(super) fn side_row<'a>(&'a self, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
        let (l, palette, names) = (&context.language, kit.palette, &self.names);
        let name = phrase::side(l, names, side);
        let pays = (self.settling && self.settles()).then(|| {
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
            side_avatar(kit, l, (names, &self.players), side, 36.0),
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

    /// The rule of the payments, if there are any; where one person plays, folded away under its title until he wants it.
    pub(super) fn settling<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
        let (l, palette) = (&context.language, kit.palette);
        let rule = match self.names.rules().settlement_setback_bonus {
            true => t!(l, "end-settling-bonus"),
            false => t!(l, "end-settling-rule"),
        };
        let about = (self.settling && self.settles())
            .then(|| paragraph(kit, rule, font::REGULAR, 15.0).color(palette.second_ink));
        let title = t!(l, "end-settling");
        if self.folds() {
            let press = Press::of(&self.focus, Message::Settling);
            let arrow = if self.settling { icon::CHEVRON_DOWN } else { icon::CHEVRON };
            let fold = row![sign(kit, arrow, 16.0, palette.second_ink), link(kit, title, press)];
            return Some(column![fold.align_y(Alignment::Center)].push(about).into());
        }
        self.settles().then(|| column![words(kit, title, font::SEMIBOLD, 16.0).color(palette.ink)].push(about).into())
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
