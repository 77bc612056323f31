//! Result of an answer to a puzzle: right or wrong, why, and the chances of each choice.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::screen::statistics::chart;
use crate::screen::table::Table;
use crate::widget::{self, Kit, Press, action, dialog, paragraph, second_on_paper, words};
use pitch_language::{phrase, t};
use pitch_rules::Action;
use pitch_session::puzzle::Exercise;

use iced::widget::{column, container, row};
use iced::{Alignment, Element};

/// Sheet about the answer to a puzzle.
#[derive(Debug, Clone)]
pub struct Solution {
    is_right: bool,
    /// Best choice and the reason for it, as sentences.
    why: String,
    choices: Vec<Choice>,
    /// Puzzle that comes next, if one is left.
    next: Option<usize>,
}

/// Choice with its chance to win.
#[derive(Debug, Clone)]
struct Choice {
    label: String,
    is_own: bool,
    /// Chance to win with the choice, from 0 to 1.
    chance: f32,
    /// Wins in a hundred games, and how many fewer they are than with the best choice.
    hundreds: (u8, u8),
}

impl Solution {
    /// Creates the sheet about this answer to the puzzle on the table.
    pub fn new(exercise: &Exercise, answer: &Action, next: Option<usize>, table: &Table, context: &Context) -> Self {
        let (l, names) = (&context.language, table.names());
        let choices = exercise.alternatives().into_iter().map(|choice| Choice {
            label: phrase::puzzle_choice(l, names, table.shown(), &choice.action),
            is_own: choice.action == *answer,
            chance: choice.chance,
            hundreds: phrase::puzzle_hundreds(&choice),
        });
        let (is_right, why) = (exercise.is_right(answer), phrase::puzzle_why(l, names, exercise));
        Solution { is_right, why, choices: choices.collect(), next }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape => Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.next.map_or(Outcome::Puzzles, Outcome::Puzzle),
            Key::Letter('n') => self.next.map_or(Outcome::None, Outcome::Puzzle),
            Key::Letter('p') => Outcome::PlayOn,
            Key::Letter('e') => Outcome::Puzzles,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the sheet over the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let palette = kit.palette;
        let bars = self.choices.iter().map(|choice| {
            let (wins, fewer) = choice.hundreds;
            let label = if choice.is_own {
                t!(l, "list-more", first = choice.label.as_str(), second = t!(l, "puzzle-yours"))
            } else {
                choice.label.clone()
            };
            let brings = if fewer == 0 { t!(l, "puzzle-best") } else { t!(l, "puzzle-fewer", fewer = fewer) };
            let figure = t!(l, "list-more", first = t!(l, "puzzle-wins", wins = wins), second = brings);
            chart::Bar::new(label, choice.chance, figure)
        });
        let (sign, title) = match self.is_right {
            true => (icon::CHECK, t!(l, "puzzle-right")),
            // It stands before what is better.
            false => (icon::BULB, t!(l, "puzzle-wrong")),
        };
        let why = paragraph(kit, self.why.as_str(), font::REGULAR, 17.0).color(palette.ink);
        let why =
            row![widget::icon(kit, sign, 22.0, palette.ink), why].spacing(kit.px(10.0)).align_y(Alignment::Center);
        let head = words(kit, t!(l, "puzzle-of-100"), font::SEMIBOLD, 15.0).color(palette.second_ink);
        let about = paragraph(kit, t!(l, "puzzle-about"), font::REGULAR, 14.0).color(palette.second_ink);
        let told = column![why, head, chart::bars(kit, bars.collect()), about].spacing(kit.px(8.0));
        let cap = |usual| context.cap(Place::Puzzle, usual);
        let press = Press::new;
        let next =
            self.next.map(|next| action(kit, t!(l, "puzzle-next"), 50.0, press(Outcome::Puzzle(next)).key(cap('n'))));
        let others = row![
            second_on_paper(kit, Some(icon::PLAY), t!(l, "puzzle-play-on"), press(Outcome::PlayOn).key(cap('p'))),
            second_on_paper(
                kit,
                Some(icon::BACK),
                t!(l, "puzzle-back"),
                press(Outcome::Puzzles).begins(self.next.is_none()).key(cap('e'))
            ),
        ];
        let content = column![container(told).padding([0, 6])].push(next).push(others).spacing(kit.px(8.0));
        dialog(context, 640.0, title, content, None)
    }
}
