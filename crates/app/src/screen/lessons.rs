//! List of lessons, with those that were played and the place where one was left.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Kit, Press, action, dialog, paragraph, second_on_paper};
use pitch_language::{phrase, t};
use pitch_session::Lesson;
use pitch_session::lesson::Progress;

use iced::widget::{Column, column, container};
use iced::{Element, Padding};

/// List of lessons.
#[derive(Debug, Clone)]
pub struct Lessons {
    /// Outcome of Enter: the lesson that is played next.
    next: Outcome,
}

impl Lessons {
    /// Creates the list for a learner's progress.
    pub fn new(progress: &Progress) -> Self {
        let next = progress.next().map_or(Outcome::Close, Outcome::Lesson);
        Lessons { next }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape => Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the lesson that comes next.
            Key::Enter => self.next.clone(),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the list over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let progress = &context.settings.lessons;
        let left = progress.left().map(|(lesson, _)| lesson);
        let row = |lesson: Lesson| {
            let sign = if left == Some(lesson) {
                icon::PLAY
            } else if progress.is_done(lesson) {
                icon::CHECK
            } else {
                icon::LESSONS
            };
            let press = Press::new(Outcome::Lesson(lesson));
            let press =
                if self.next == Outcome::Lesson(lesson) { press.begins(true).key(t!(l, "keys-enter")) } else { press };
            let about = phrase::lesson_state(l, progress, lesson);
            let about = paragraph(kit, about, font::REGULAR, 14.0).color(kit.palette.second_ink);
            let indent = Padding { left: kit.px(48.0), right: 6.0, bottom: kit.px(4.0), ..Padding::ZERO };
            let title = second_on_paper(kit, Some(sign), phrase::lesson_title(l, lesson), press);
            column![title, container(about).padding(indent)].into()
        };
        let about = paragraph(kit, t!(l, "lessons-about"), font::REGULAR, 15.0).color(kit.palette.second_ink);
        let rows = Column::from_iter(Lesson::ALL.iter().copied().map(row));
        let close = Press::new(Outcome::Close).begins(self.next == Outcome::Close).key(t!(l, "keys-esc"));
        let close = action(kit, t!(l, "rules-close"), 44.0, close);
        let content = column![container(about).padding([0, 6]), rows].spacing(kit.px(10.0));
        dialog(context, 520.0, t!(l, "lessons-title"), content, Some(close))
    }
}
