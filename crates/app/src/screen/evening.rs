//! Evening on the last sheet: the games, what everybody won or lost, and who pays whom.

use crate::font;
use crate::voice::Sends;
use crate::widget::{Kit, Press, hairline, link, paragraph, words};
use pitch_language::{Language, phrase, t};
use pitch_session::Evening;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, FillPortion};

/// Number of the last games that are listed; those before are only counted.
const GAMES: usize = 5;

/// Returns the evening as rows of a sheet of paper; `None` if no game was played to its end. `you` is the name of the
/// one person that it is told to, and `begin` begins a new evening.
pub(crate) fn evening<'a, M: Sends>(
    kit: Kit,
    l: &Language,
    evening: &Evening,
    you: Option<&str>,
    begin: Press<M>,
) -> Option<Element<'a, M>> {
    if evening.is_empty() {
        return None;
    }
    let palette = kit.palette;
    let title = words(kit, t!(l, "evening-title"), font::SEMIBOLD, 16.0).color(palette.ink);
    let games = evening.games();
    let before = games.len().saturating_sub(GAMES);
    let lines =
        games.iter().enumerate().skip(before).map(|(index, game)| phrase::evening_game(l, index + 1, game, you));
    let lines = lines.chain((before > 0).then(|| t!(l, "evening-more", games = before)));
    let lines = lines.map(|line| paragraph(kit, line, font::REGULAR, 15.0).color(palette.second_ink).into());
    let balances = evening.balances();
    let balances = balances.iter().map(|share| {
        let colour = if share.amount < 0 { palette.pencil } else { palette.ink };
        words(kit, phrase::balance(l, share, you), font::MEDIUM, 15.0).color(colour).into()
    });
    let owed = evening.owes();
    let even = owed.is_empty().then(|| t!(l, "evening-even"));
    let owed = owed.iter().map(|transfer| phrase::transfer(l, transfer, you)).chain(even);
    let owed = owed.map(|line| words(kit, line, font::SEMIBOLD, 16.0).color(palette.ink).into());
    let settle = words(kit, t!(l, "evening-settle"), font::SEMIBOLD, 15.0).color(palette.second_ink);
    let left = column![
        Column::from_iter(lines),
        Row::from_iter(balances).spacing(kit.px(16.0)).wrap().vertical_spacing(kit.px(2.0))
    ];
    let right = column![settle, Column::from_iter(owed)].spacing(kit.px(2.0));
    let top = row![title, space().width(Fill), link(kit, t!(l, "evening-new"), begin)].align_y(Alignment::Center);
    let parts =
        row![container(left.spacing(kit.px(6.0))).width(FillPortion(3)), container(right).width(FillPortion(2)),];
    Some(column![hairline(kit), top, parts.spacing(kit.px(20.0))].spacing(kit.px(4.0)).into())
}
