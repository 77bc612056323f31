//! List of games: the player's own rule sets and every branch of the family, or what a search finds in them.

use super::composition::{Composition, WIDTH};
use super::entry::Entry;
use super::tile::fitted;
use super::{Games, Message};
use crate::context::Context;
use crate::font;
use crate::outcome::Outcome;
use crate::search::closest_first;
use crate::theme::button as button_style;
use crate::widget::{self, Kit, button, cap, drawn, paragraph, ringed, words};
use pitch_language::{Branch, Language, OtherName, branch_name, plain, t};
use pitch_session::Pick;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Id of the area in which the list scrolls.
pub const LIST: &str = "games";
/// Least width of a row, its height, and the width of a card on it, in pixels of the design.
const ROW: f32 = 400.0;
const HIGH: f32 = 68.0;
const CARD: f32 = 30.0;

impl Games {
    /// Returns the groups of the list, each with its heading, with the games that match the search. A game that is called
    /// as was typed comes first.
    fn groups(&self, l: &Language) -> Vec<(String, Vec<Entry>)> {
        let own = self.ours.sets().iter().map(|set| Entry::own(l, set)).collect();
        let branches = Branch::ALL
            .into_iter()
            .map(|branch| (branch_name(l, branch), branch.games().map(|game| Entry::printed(l, game)).collect()));
        let met = |entry: Entry| Some((entry.closeness(&self.search)?, entry));
        let found = |(title, games): (String, Vec<Entry>)| (title, games.into_iter().filter_map(met).collect());
        closest_first([(t!(l, "house-own"), own)].into_iter().chain(branches).map(found))
    }

    /// Returns the game that the search means: the one that it matches most closely.
    pub(super) fn meant(&self, context: &Context) -> Option<Pick> {
        if self.search.trim().is_empty() {
            return None;
        }
        let (_, games) = self.groups(&context.language).into_iter().next()?;
        games.into_iter().next().map(|game| game.pick)
    }

    /// Returns the result of the search in words; `None` where nothing is looked for.
    pub(super) fn told(&self, context: &Context) -> Option<String> {
        let l = &context.language;
        let looked_for = Some(self.search.trim()).filter(|words| !words.is_empty())?;
        let found = self.groups(l).iter().map(|(_, games)| games.len()).sum();
        Some(match (OtherName::looked_for(l, looked_for), found) {
            (Some(other), _) => other.games_line(l),
            (None, 0) => t!(l, "games-nothing", words = looked_for),
            (None, found) => t!(l, "games-count", count = found, all = self.count()),
        })
    }
}

/// Returns the list, below what the search found.
pub(super) fn list<'a>(screen: &'a Games, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let columns = (context.size.width / kit.px(ROW)).floor().clamp(1.0, 3.0) as usize;
    let wide = (context.size.width - kit.px(70.0)) / columns as f32;
    let looked_for = plain(&screen.search);
    let meant = screen.meant(context);
    let groups = screen.groups(l).into_iter().map(|(title, games)| {
        let title = paragraph(kit, title, font::HEADING).color(kit.palette.text);
        let mut rows = games.into_iter().map(|game| {
            let is_entered = screen.is_entered(&Outcome::SetUp(game.pick.clone()));
            let is_meant = is_entered && meant.as_ref() == Some(&game.pick);
            game_row(kit, context, &game, &looked_for, (is_meant, wide))
        });
        let mut lines = Column::new();
        loop {
            let mut line: Vec<_> = rows.by_ref().take(columns).collect();
            if line.is_empty() {
                break;
            }
            line.resize_with(columns, || space().width(Fill).into());
            lines = lines.push(Row::from_iter(line));
        }
        column![container(title).padding([0, 6]), lines].spacing(kit.px(4.0)).into()
    });
    let groups = Column::from_iter(groups).spacing(kit.px(14.0)).padding(Padding::ZERO.right(kit.px(12.0)));
    let told = screen
        .told(context)
        .map(|told| container(paragraph(kit, told, font::BODY).color(kit.palette.text)).padding([0, 6]));
    column![].push(told).push(widget::scrolled(kit, LIST, groups, false)).spacing(kit.px(8.0)).into()
}

/// Returns the row of a game; the one that Enter chooses shows so.
fn game_row<'a>(
    kit: Kit,
    context: &'a Context,
    game: &Entry,
    looked_for: &str,
    (is_meant, wide): (bool, f32),
) -> Element<'a, Message> {
    let (l, palette, composition, card) = (&context.language, kit.palette, Composition::of(game.base), kit.px(CARD));
    let picture = drawn((WIDTH * card).ceil(), Fill, move |frame, rect| {
        composition.draw(frame, kit, context, rect, card);
    });
    let line = game.line(l, looked_for);
    // The one that is meant shows the key that chooses it in place of the number of players.
    let has_cap = is_meant && kit.has_caps;
    let (end, size) = if has_cap { (t!(l, "keys-enter"), 12.0) } else { (game.players(), 14.0) };
    let room = wide - kit.px(WIDTH * CARD + 70.0) - kit.width(&end, (font::MEDIUM, size));
    let end = match has_cap {
        true => cap(kit, end, palette.amber),
        false => words(kit, end, (font::MEDIUM, 14.0)).color(palette.muted).into(),
    };
    let (name, size) = fitted(kit, &game.name, font::SEMIBOLD, 17.0, room);
    let (about, about_size) = fitted(kit, &line, font::REGULAR, 15.0, room);
    let lines = column![
        words(kit, name, (font::SEMIBOLD, size)).color(palette.text),
        words(kit, about, (font::REGULAR, about_size)).color(palette.muted),
    ];
    let content = row![picture, lines.width(Fill)].push(end).spacing(kit.px(10.0)).align_y(Alignment::Center);
    let control = button(kit, content)
        .padding([0.0, kit.px(12.0)])
        .width(Fill)
        .height(kit.side(HIGH))
        .on_press(Message::Pressed(Outcome::SetUp(game.pick.clone())))
        .named(game.told(l, &line))
        .style(button_style::found(palette, is_meant));
    ringed(control, palette.amber, button_style::CORNER).in_grid().into()
}
