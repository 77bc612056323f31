//! Shelf of puzzles: the one of the day, those that were solved, and the puzzles of each game.

use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::button as button_style;
use crate::widget::{
    self, Choice, Kit, Operation, Press, action, at_turn, bar_button, button, centred_on_paper, hairline, paragraph,
    ringed, second_on_paper, words,
};
use pitch_language::{Language, phrase, preset_name, t};
use pitch_rules::Preset;
use pitch_session::puzzle::Answered;
use pitch_session::{Shelf, Solved};

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, border};

/// Id of the area that scrolls.
const PAGE: &str = "puzzles";
/// Width below which the window is too narrow for two columns, in pixels of the design.
const NARROW: f32 = 860.0;

/// Shelf of puzzles.
#[derive(Debug, Clone)]
pub struct Puzzles {
    solved: Solved,
    /// Today, in days since the beginning of 1970.
    today: u32,
    game: Preset,
}

/// Event on the shelf.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a game.
    GameChosen(Preset),
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Puzzles {
    /// Creates the shelf with the game of the day's puzzle chosen.
    pub fn new(solved: Solved, today: u32) -> Self {
        let shelf = Shelf::own();
        let of_day = shelf.of_day(today);
        let game = of_day.map_or(Preset::AuctionPitch, |place| shelf.puzzles[place].game);
        Puzzles { solved, today, game }
    }

    /// Updates the puzzles that were answered.
    pub fn tell(&mut self, solved: Solved) {
        self.solved = solved;
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        match message {
            Message::GameChosen(game) => {
                self.game = game;
                Outcome::None
            }
            Message::Pressed(outcome) => outcome,
        }
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape => Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.of_day().map_or(Outcome::None, Outcome::Puzzle),
            _ => Outcome::Unheard(key),
        }
    }

    fn of_day(&self) -> Option<usize> {
        Shelf::own().of_day(self.today)
    }

    /// Returns the games that have puzzles.
    fn games(&self, language: &Language) -> Vec<Choice<Message>> {
        let games = Preset::ALL.into_iter().filter(|game| Shelf::own().of_game(*game).next().is_some());
        games
            .map(|game| Choice::new(preset_name(language, game), game == self.game, Message::GameChosen(game)))
            .collect()
    }

    fn answered(&self, place: usize) -> Option<&Answered> {
        self.solved.of(&Shelf::own().puzzles[place].id())
    }

    /// Draws the shelf.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let close = Press::new(Message::Pressed(Outcome::Close)).key(t!(l, "keys-esc"));
        let bar =
            widget::bar(kit, None, t!(l, "puzzle-title"), None, Some(bar_button(kit, t!(l, "rules-close"), close)));
        let gap = kit.px(14.0);
        let (day, games, puzzles) =
            (at_turn(-2, self.day(kit, l)), at_turn(-1, self.list(kit, l)), self.puzzles(kit, l));
        let body: Element<'_, Message> = if context.size.width < kit.px(NARROW) {
            column![day, puzzles, games].spacing(gap).into()
        } else {
            let left = container(games).width(kit.px(320.0));
            row![left, column![day, puzzles].spacing(gap).width(Fill)].spacing(gap).into()
        };
        let body = container(container(body).max_width(kit.px(1240.0))).padding(gap).center_x(Fill);
        widget::page(kit, bar, widget::scrolled(kit, PAGE, body, false))
    }

    /// Returns the puzzle of the day, and the record of solved puzzles.
    fn day<'a>(&'a self, kit: Kit, l: &Language) -> Element<'a, Message> {
        let (shelf, palette) = (Shelf::own(), kit.palette);
        let record = phrase::puzzle_record(l, shelf, &self.solved, self.today);
        let record = paragraph(kit, record, font::REGULAR, 16.0).color(palette.ink);
        let day = self.of_day().map(|place| {
            let (game, number) = (preset_name(l, shelf.puzzles[place].game), place + 1);
            let about = match self.answered(place) {
                Some(_) => t!(l, "puzzle-day-done", game = game, number = number),
                None => t!(l, "puzzle-day-about", game = game, number = number),
            };
            let about = paragraph(kit, about, font::REGULAR, 14.0).color(palette.second_ink);
            let press = Press::new(Message::Pressed(Outcome::Puzzle(place))).key(t!(l, "keys-enter"));
            column![action(kit, t!(l, "puzzle-day"), 50.0, press), container(about).padding([0, 6])]
        });
        let back = self.solved.back(shelf, self.today).next();
        let back = back.zip(phrase::puzzles_back(l, shelf, &self.solved, self.today)).map(|(place, words)| {
            second_on_paper(kit, Some(icon::REPLAY), words, Press::new(Message::Pressed(Outcome::Puzzle(place))))
        });
        let content = Column::new().push(day).push(back).push(container(record).padding([0, 6]));
        widget::sheet(kit, content.spacing(kit.px(8.0)), [kit.px(14.0), kit.px(14.0)]).into()
    }

    /// Returns the games, each with the number of its puzzles that were right at the first try.
    fn list<'a>(&'a self, kit: Kit, l: &Language) -> Element<'a, Message> {
        let rows = self.games(l).into_iter().map(|choice| self.game(kit, l, &choice));
        let list = Column::from_iter(rows).spacing(kit.px(2.0)).width(Fill);
        let list = ringed(list, kit.palette.focus_on_paper, button_style::CORNER).upright();
        widget::sheet(kit, list, [kit.px(12.0), kit.px(8.0)]).into()
    }

    fn game<'a>(&self, kit: Kit, l: &Language, choice: &Choice<Message>) -> Element<'a, Message> {
        let Some(Message::GameChosen(game)) = choice.message else { return space().into() };
        let places: Vec<usize> = Shelf::own().of_game(game).collect();
        let is_right = |place: &&usize| self.answered(**place).is_some_and(|answered| answered.right);
        let right = places.iter().filter(is_right).count();
        let count = t!(l, "puzzle-solved-of", right = right, count = places.len());
        let face = if choice.chosen { font::SEMIBOLD } else { font::REGULAR };
        let text = font::fit(&choice.words, face, kit.px(16.0), kit.px(216.0));
        let tick = choice.chosen.then(|| widget::icon(kit, icon::CHECK, 14.0, kit.palette.on_action));
        let line = row![].push(tick).push(words(kit, text, face, 16.0)).push(space().width(Fill));
        let line = line.push(words(kit, count, font::SEMIBOLD, 14.0)).spacing(kit.px(6.0)).align_y(Alignment::Center);
        let control = button(kit, container(line).center_y(Fill))
            .padding([0.0, kit.px(12.0)])
            .width(Fill)
            .height(kit.px(36.0))
            .on_press(Message::GameChosen(game))
            .one_of(choice.chosen);
        // The chosen one alone is filled, as in the statistics.
        match choice.chosen {
            true => control.style(button_style::segment(kit.palette, true, border::radius(button_style::CORNER))),
            false => control.style(button_style::symbol_on_paper(kit.palette)),
        }
        .into()
    }

    /// Returns the puzzles of the chosen game.
    fn puzzles<'a>(&'a self, kit: Kit, l: &Language) -> Element<'a, Message> {
        let palette = kit.palette;
        let numbers = Shelf::own().of_game(self.game).map(|place| {
            let press = Press::new(Message::Pressed(Outcome::Puzzle(place)));
            let sign = self.answered(place).map(sign);
            container(centred_on_paper(kit, sign, (place + 1).to_string(), press)).width(kit.px(100.0)).into()
        });
        let numbers = Row::from_iter(numbers).spacing(kit.px(2.0)).wrap();
        let legend = [
            (icon::CHECK, t!(l, "puzzle-mark-right")),
            (icon::REPLAY, t!(l, "puzzle-mark-later")),
            (icon::CROSS, t!(l, "puzzle-mark-wrong")),
        ];
        let legend = legend.into_iter().map(|(sign, about)| {
            let about = words(kit, about, font::REGULAR, 14.0).color(palette.second_ink);
            let sign = widget::icon(kit, sign, 16.0, palette.second_ink);
            row![sign, about].spacing(kit.px(6.0)).align_y(Alignment::Center).into()
        });
        let legend = Row::from_iter(legend).spacing(kit.px(18.0)).wrap();
        let title = words(kit, preset_name(l, self.game), font::BOLD, 22.0).color(palette.ink);
        let content = column![
            container(title).padding([0, 6]),
            numbers,
            container(hairline(kit)).padding([0, 6]),
            container(legend).padding([0, 6])
        ];
        widget::sheet(kit, content.spacing(kit.px(10.0)), [kit.px(16.0), kit.px(14.0)]).into()
    }
}

/// Returns the mark of a puzzle that was answered.
const fn sign(answered: &Answered) -> Icon {
    match (answered.at_once, answered.right) {
        (true, _) => icon::CHECK,
        (false, true) => icon::REPLAY,
        (false, false) => icon::CROSS,
    }
}
