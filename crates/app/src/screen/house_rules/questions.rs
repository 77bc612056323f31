//! The card of ten questions, each with its answers side by side.

use super::{HouseRules, Message, NAME};
use crate::context::Context;
use crate::font;
use crate::theme::shade::OFF;
use crate::theme::{button as button_style, container as style};
use crate::voice::{Role, Said};
use crate::widget::{
    self, Choice, Control, Kit, Place, TextField, button, drawn, field, mark, paragraph, ringed, spoken, words,
};
use pitch_language::{Language, phrase, preset_name, t};
use pitch_rules::Rules;
use pitch_rules::rules::Question;
use pitch_session::Pick;

use iced::widget::{Column, Id, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Rectangle, Shrink, Size};

/// Id of the scrollable area of the questions.
pub(super) const CARD: &str = "house-card";
/// Height of the line with the name of the rules, in pixels of the design.
const HEADING: f32 = 52.0;
/// Distance of questions from the edge of the card, and of the two columns from each other, in pixels of the design.
const SIDE: f32 = 34.0;
const BETWEEN: f32 = 38.0;
/// Room of the pencil's mark before a question, in pixels of the design.
const MARK: f32 = 18.0;

/// Returns the id of a question's place.
pub(super) fn place(question: Question) -> Id {
    Id::from(format!("ask-{}", question.id()))
}

/// What the questions of one picture share.
struct Card<'a> {
    kit: Kit,
    l: &'a Language,
    rules: Rules,
    printed: Rules,
    /// Rules when the card was opened: their answers stay offered.
    opened: &'a Rules,
    /// Question at which the focus begins.
    begins: Option<Question>,
}

/// Draws the card in a room.
pub(super) fn card<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let editor = screen.editor();
    let (rules, printed) = (editor.rules(), editor.printed());
    let begins = Some(screen.first_question());
    let card = Card { kit, l: &context.language, rules, printed, opened: &screen.opened, begins };
    let line = container(space().width(Fill).height(1.5)).style(style::block(kit.palette.margin_line, 0.0));
    let heading = heading(screen, kit, &context.language);
    let least = (room.height - kit.side(HEADING) - 16.0) / 5.0;
    let questions = container(card.questions(room.width, least.max(0.0))).padding(Padding::ZERO.top(kit.px(2.0)));
    let content = column![heading, line, container(widget::scrolled(kit, CARD, questions, true)).height(Fill)];
    widget::sheet(kit, content, 0).height(Fill).into()
}

/// Returns the name of the rules in pencil, a press on which renames the player's own, and the game that they come from.
fn heading<'a>(screen: &'a HouseRules, kit: Kit, l: &Language) -> Element<'a, Message> {
    let (palette, editor) = (kit.palette, screen.editor());
    let written = |name: String| words(kit, name, (font::PENCIL_BOLD, 29.0)).color(palette.ink);
    let hint = t!(l, "setup-name");
    let name: Element<'_, Message> = match (editor.pick(), &screen.naming) {
        (Pick::Printed(preset), _) => container(written(preset_name(l, *preset))).padding(6).into(),
        (Pick::Own(_), Some(typed)) => {
            let entry = TextField::new(NAME).replaced().ringed();
            field(kit, entry, &hint, typed, Message::Named, Message::NameEnded).max_width(kit.px(420.0)).into()
        }
        (Pick::Own(name), None) => {
            let renames = button(kit, written(name.clone())).padding(0).on_press(Message::Renaming);
            ringed(renames.style(button_style::symbol_on_paper(palette)), palette.focus_on_paper, 4.0).into()
        }
    };
    let game = editor.own().map(|set| t!(l, "house-from-game", game = preset_name(l, set.base)));
    let game = game.map(|game| words(kit, game, font::BODY).color(palette.second_ink));
    let line = row![name].push(game).spacing(kit.px(10.0)).align_y(Alignment::Center);
    let line = line.height(kit.side(HEADING)).padding(Padding::ZERO.horizontal(kit.px(SIDE) - 6.0));
    container(line).width(Fill).clip(true).into()
}

impl<'a> Card<'a> {
    /// Returns the questions in two columns, or in one where an answer finds no room in them.
    fn questions(&self, width: f32, least: f32) -> Element<'a, Message> {
        let (kit, side) = (self.kit, self.kit.px(SIDE));
        let inner = 2.0f32.mul_add(-side, width);
        let column = (inner - self.kit.px(BETWEEN)) / 2.0;
        let asked = Question::all_of(&self.rules);
        let answers = |question: &Question| Control::choice(kit, self.answers(*question), column);
        let is_two =
            asked.iter().all(|question| answers(question).place == Place::Beside && self.has_room(*question, column));
        let width = if is_two { column } else { inner };
        let list = |asked: &[Question]| {
            let last = asked.len();
            let all =
                asked.iter().zip(1..).map(|(question, number)| self.question(*question, width, least, number < last));
            Column::from_iter(all).width(Fill).height(Shrink)
        };
        let beside = Padding::ZERO.horizontal(side - kit.px(MARK));
        if is_two {
            let (left, right) = asked.split_at(asked.len().div_ceil(2));
            row![list(left), list(right)].spacing(kit.px(BETWEEN - MARK)).padding(beside.right(side)).into()
        } else {
            container(list(&asked)).padding(beside.right(side)).into()
        }
    }

    /// Returns `true` if the words of a question find room in a line.
    fn has_room(&self, question: Question, width: f32) -> bool {
        self.kit.width(&phrase::rule_question(self.l, question), font::HEADING) + 6.0 <= width
    }

    fn answers(&self, question: Question) -> Vec<Choice<Message>> {
        let (held, able) = (question.answer(&self.rules), question.field().applies(&self.rules));
        let offered = question.offered(&self.printed, &[self.opened, &self.rules]).into_iter();
        let answer = |value| {
            let words = widget::capital(&phrase::rule_answer(self.l, question, value));
            Choice::new(words, value == held, Message::Answered(question, value)).able(able)
        };
        offered.map(answer).collect()
    }

    /// Draws a question over its answers, with the pencil's mark and what it was if it is answered otherwise than in its game.
    fn question(&self, question: Question, width: f32, least: f32, has_line: bool) -> Element<'a, Message> {
        let (kit, l, palette) = (self.kit, self.l, self.kit.palette);
        let printed = question.answer(&self.printed);
        let is_changed = question.answer(&self.rules) != printed;
        let asks = phrase::rule_question(l, question);
        let was = t!(l, "rules-was", was = phrase::rule_answer(l, question, printed));
        let taken = kit.width(&asks, font::HEADING) + kit.width(&was, (font::REGULAR, 14.5));
        let is_beside = taken + kit.px(10.0) + 12.0 <= width;
        let ink = if question.field().applies(&self.rules) { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let asks = paragraph(kit, asks, font::HEADING).color(ink);
        let was = is_changed.then(|| paragraph(kit, was, (font::REGULAR, 14.5)).color(palette.change_mark));
        // It comes where it moves nothing: beside the question, or else beside the answers.
        let (beside, below) = if is_beside { (was, None) } else { (None, was) };
        let said = row![asks].push(beside).spacing(kit.px(10.0)).align_y(Alignment::Center);
        let answers = row![Control::choice(kit, self.answers(question), width).element].push(below);
        let answers = answers.spacing(kit.px(4.0)).align_y(Alignment::Center).wrap();
        // The ring of the answers lies clear of the line below.
        let content = column![container(said).padding(Padding::ZERO.left(6)), answers].spacing(kit.px(1.0));
        let content = content.padding(Padding::ZERO.bottom(kit.px(3.0)));
        // The ring of the answers lies in the margin.
        let margin = kit.px(MARK) - 6.0;
        let stroke: Element<'_, Message> = if is_changed { mark(kit, margin) } else { space().width(margin).into() };
        let content = spoken(content, Said::new(Role::Row));
        let content = if self.begins == Some(question) { spoken(content, Said::new(Role::Begin)) } else { content };
        let block = row![stroke, container(content).width(Fill), space().height(least)];
        let line = drawn(Fill, 1.0, move |frame, rect: Rectangle| {
            if has_line {
                crate::paint::fill(frame, rect, 0.0, palette.rule_line);
            }
        });
        let line = container(line).padding(Padding::ZERO.left(kit.px(MARK)));
        // The mark is as high as the rest, and nothing is as high as the window.
        container(column![block.align_y(Alignment::Center).height(Shrink), line]).id(place(question)).into()
    }
}
