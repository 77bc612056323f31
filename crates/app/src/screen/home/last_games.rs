//! The games played last: the face of the strongest opponent, and how one came out.

use super::{LastGame, Memory};
use crate::context::Context;
use crate::font;
use crate::outcome::Outcome;
use crate::portrait::{Mood, Portrait};
use crate::saved_game::Command;
use crate::theme::button as style;
use crate::widget::{Kit, button, portrait, ringed, words};
use pitch_language::t;

use iced::widget::{Row, column, space};
use iced::{Alignment, Element, Fill};

/// Side of a face, in pixels of the design.
const FACE: f32 = 50.0;

/// Returns the games with their heading; `None` if none was played.
pub(super) fn last_games<'a>(kit: Kit, context: &'a Context, memory: &'a Memory) -> Option<Element<'a, Outcome>> {
    let l = &context.language;
    let heading = words(kit, t!(l, "home-last-games"), font::HELP).color(kit.palette.muted);
    // Fewer games stand where they would among as many as are kept.
    let none = (memory.games.len()..Memory::GAMES).map(|_| space().width(Fill).into());
    let games = memory.games.iter().map(|game| played(kit, context, game)).chain(none);
    let games = Row::from_iter(games).width(Fill);
    (!memory.games.is_empty()).then(|| column![heading, games].spacing(kit.px(6.0)).into())
}

fn played<'a>(kit: Kit, context: &'a Context, game: &'a LastGame) -> Element<'a, Outcome> {
    let palette = kit.palette;
    let (opponent, seat) = &game.opponent;
    let mood = if game.is_won { Mood::Rueful } else { Mood::Pleased };
    let face = portrait(kit, context, Portrait::of(opponent, *seat, mood), FACE);
    let content = column![face, words(kit, game.place.as_str(), font::LABEL)];
    let content = content.spacing(kit.px(4.0)).align_x(Alignment::Center).width(Fill);
    let control = button(kit, content).padding([kit.px(6.0), 0.0]).width(Fill);
    let review = Outcome::SavedGame(Command::Review(game.file.clone()));
    let control = control.on_press(review).named(game.words.clone()).style(style::row(palette, false));
    ringed(control, palette.amber, style::CORNER).into()
}
