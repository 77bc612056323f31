//! Opening the file of a rule set, and writing one: where it is, and what became of it.

use super::{Errand, HouseRules, Message, PATH, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as style;
use crate::app::widget::{Kit, MARGIN, Press, field, paragraph, ringed, second_on_paper, words};
use crate::t;

use iced::widget::{Id, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// A file that something is done with.
#[derive(Debug, Clone)]
pub(super) struct File {
    pub errand: Errand,
    /// Where it is, as it was typed.
    pub path: String,
    /// What became of it, and whether that went well.
    pub said: Option<(bool, String)>,
}

impl File {
    pub const fn new(errand: Errand, path: String) -> Self {
        File { errand, path, said: None }
    }

    /// The place without blanks, and without the marks that terminals put round what is dropped on them.
    pub fn place(&self) -> &str {
        self.path.trim().trim_matches(['"', '\'']).trim()
    }
}

/// The field for the place of the file, the button that does it, and what became of it.
pub(super) fn strip<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    file: &'a File,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let (title, about, verb) = match file.errand {
        Errand::Open => (t!(l, "house-open"), t!(l, "house-open-about"), t!(l, "house-open-run")),
        Errand::Share => (t!(l, "house-share"), t!(l, "house-share-about"), t!(l, "house-share-run")),
    };
    let focused = |target| screen.focus.shows(&target);
    let run = Message::Pressed(Target::Run);
    let hint = t!(l, "house-path-hint");
    let place = field(kit, Id::new(PATH), &hint, &file.path, Message::PathTyped, run.clone());
    let place = ringed(place, palette.focus_on_paper, focused(Target::Path), style::SEGMENT_CORNER);
    let run = Press::new(run).able(!file.place().is_empty()).focus(focused(Target::Run));
    let close = Press::of(&screen.focus, Target::CloseFile).map(Message::Pressed);
    let buttons = row![
        container(second_on_paper(kit, Some(icon::CHECK), verb, run)).width(kit.px(190.0)),
        container(second_on_paper(kit, Some(icon::CROSS), t!(l, "house-close-file"), close)).width(kit.px(190.0)),
    ];
    let said = file.said.as_ref().map(|(went_well, said)| {
        let colour = if *went_well { palette.ink } else { palette.pencil };
        paragraph(kit, said.as_str(), font::MEDIUM, 15.0).color(colour)
    });
    let words = column![
        words(kit, title, font::SEMIBOLD, 17.0).color(palette.ink),
        paragraph(kit, about, font::REGULAR, 14.5).color(palette.second_ink),
    ];
    let inset = Padding::ZERO.left(6).right(6);
    let content = column![container(words).padding(inset), place, buttons.align_y(Alignment::Center)];
    let content = content.push(said.map(|said| container(said).padding(inset)));
    let side = kit.px(MARGIN) - 6.0;
    container(content.spacing(kit.px(2.0)))
        .padding(Padding { top: kit.px(10.0), bottom: kit.px(10.0), left: side, right: side })
        .width(Fill)
        .into()
}
