//! The one note at the foot of house rules: what does not fit, what a change set anew besides, or what was done last.

use super::{Change, HouseRules, Message, Pane};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::theme::{button as button_style, container as style};
use crate::widget::{Kit, Press, bar_button, button, icon as sign, paragraph, ringed, words};
use pitch_language::{Language, phrase, preset_name, t};
use pitch_rules::Misfit;

use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// What the note says, and what can be done about it.
pub(super) struct Note {
    pub(super) said: String,
    is_fault: bool,
    does: Does,
}

/// What can be done about what the note says.
enum Does {
    Nothing,
    TakeBack,
    /// One of several repairs can be chosen, or the change be taken back.
    Choose(Vec<(String, bool)>),
    Mend(Misfit),
    ResetAll,
}

impl Note {
    /// Returns the note on a page of house rules, if there is anything to say.
    pub(super) fn of(screen: &HouseRules, l: &Language) -> Option<Note> {
        let (editor, rules) = (screen.editor(), screen.editor().rules());
        let note = |said, is_fault, does| Some(Note { said, is_fault, does });
        // What was deleted can be taken back, and has to do with no other rule set.
        if let Some(change @ Change::Deleted(_)) = editor.last_change() {
            return note(done(screen, l, change), false, Does::TakeBack);
        }
        if let Some(misfit) = screen.misfits().into_iter().next() {
            return note(phrase::misfit(l, &misfit), true, Does::Mend(misfit));
        }
        let repairs = editor.repairs();
        let answered = match editor.last_change() {
            Some(Change::Answered(question)) => Some(*question),
            _ => None,
        };
        let repaired =
            phrase::rules_repaired(l, &rules, answered, &editor.repaired(&rules)).filter(|_| !repairs.is_empty());
        if let Some(said) = repaired {
            let choice = |repair| (phrase::rules_repair(l, repair, &editor.repaired(repair)), *repair == rules);
            let does =
                if repairs.len() > 1 { Does::Choose(repairs.iter().map(choice).collect()) } else { Does::TakeBack };
            return note(said, false, does);
        }
        if let Some(warning) = rules.warnings().into_iter().next() {
            let does = if repairs.is_empty() { Does::Nothing } else { Does::TakeBack };
            return note(phrase::warning(l, &rules, warning), true, does);
        }
        match editor.last_change() {
            Some(change) if !matches!(change, Change::Set(_) | Change::Reset(_) | Change::Answered(_)) => {
                note(done(screen, l, change), false, Does::TakeBack)
            }
            _ if screen.pane == Pane::Rules => {
                let count = editor.changes().len();
                let said = t!(l, "house-changes", count = count, game = preset_name(l, editor.base()));
                note(said, false, if count > 0 { Does::ResetAll } else { Does::Nothing })
            }
            _ => None,
        }
    }

    /// Draws the note in a place of this width and height in logical pixels.
    pub(super) fn view<'a>(self, kit: Kit, context: &'a Context, (width, height): (f32, f32)) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let colour = if self.is_fault { palette.bad } else { palette.text };
        let does = |words: String, message: Message| {
            let wide = kit.width(&words, font::LABEL) + kit.px(32.0) + 8.0;
            (Some(bar_button(kit, words, Press::new(message))), wide)
        };
        let (pressed, taken) = match &self.does {
            Does::Nothing | Does::Choose(_) => (None, 0.0),
            Does::TakeBack => does(t!(l, "house-take-back"), Message::Undo),
            Does::Mend(misfit) => does(t!(l, "house-mend"), Message::Mend(misfit.clone())),
            Does::ResetAll => does(t!(l, "settings-reset"), Message::ResetAll),
        };
        let inset = kit.px(14.0);
        let room = width - 2.0 * inset - taken - kit.px(10.0);
        let content: Element<'a, Message> = if let Does::Choose(choices) = self.does {
            let said = kit.fit(&self.said, (font::REGULAR, 13.5), room);
            let choices = choices.into_iter().zip(0..).map(|(choice, index)| {
                let share = (room - kit.px(90.0)) / 2.0;
                repair(kit, choice, share, Message::Repaired(index))
            });
            let back = bar_button(kit, t!(l, "house-take-back"), Press::new(Message::Undo));
            column![words(kit, said, (font::REGULAR, 13.5)).color(colour), Row::from_iter(choices).push(back)].into()
        } else {
            // In the smallest windows the words are smaller, and cut at last.
            let high = |size: f32| font::measure_within(&self.said, font::REGULAR, kit.px(size), room).height;
            let size = [15.5, 14.5, 13.5, 12.5].into_iter().find(|size| high(*size) <= height - 4.0).unwrap_or(12.5);
            let said =
                if high(size) > height { kit.fit(&self.said, (font::REGULAR, size), 2.6 * room) } else { self.said };
            let said = paragraph(kit, said, (font::REGULAR, size)).color(colour);
            row![container(said).max_width(room), space().width(kit.px(8.0))]
                .push(pressed)
                .align_y(Alignment::Center)
                .into()
        };
        let plate = container(content).center_y(height).padding(Padding::ZERO.left(inset).right(kit.px(8.0)));
        plate.style(style::plate(palette)).into()
    }
}

/// Draws one of the repairs to choose from.
fn repair<'a>(kit: Kit, (text, chosen): (String, bool), width: f32, message: Message) -> Element<'a, Message> {
    let palette = kit.palette;
    let tick = chosen.then(|| sign(kit, icon::CHECK, 13.0, palette.text));
    let said = kit.fit(&text, font::SMALL_LABEL, width - kit.px(36.0));
    let content = row![].push(tick).push(words(kit, said, font::SMALL_LABEL)).spacing(kit.px(4.0));
    let control = button(kit, container(content.align_y(Alignment::Center)).center(Fill)).padding(0).width(width);
    let control = control.height(kit.px(30.0)).on_press(message).one_of(chosen).named(text);
    ringed(control.style(button_style::second(palette)), palette.amber, button_style::CORNER).padding(3).into()
}

/// Returns what was done with a rule set, in a few words.
fn done(screen: &HouseRules, l: &Language, change: &Change) -> String {
    let field = |field| phrase::field_name(l, field);
    match change {
        Change::Set(option) => t!(l, "house-did-set", name = field(*option)),
        Change::Answered(question) => t!(l, "house-did-set", name = field(question.field())),
        Change::Mended => t!(l, "house-did-mend"),
        Change::Reset(option) => t!(l, "house-did-reset", name = field(*option)),
        Change::ResetAll => t!(l, "house-did-reset-all"),
        Change::Copied => t!(l, "house-did-copy"),
        Change::Taken => t!(l, "house-did-open"),
        Change::Renamed(name) => t!(l, "house-did-rename", new = screen.name(l), name = name.as_str()),
        Change::Deleted(name) => t!(l, "house-did-delete", name = name.as_str()),
    }
}
