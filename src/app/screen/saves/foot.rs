//! What stands below the list: what was done, what can be done, or a question.

use super::{Ask, FIELD, Message, Saves, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon::{self, Icon};
use crate::app::widget::{Kit, Press, action, field, link, paragraph, second_on_paper};
use crate::t;

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// The space at the sides, in pixels of the design.
const MARGIN: f32 = 18.0;
/// A sheet narrower than this has its buttons in two rows, in pixels of the design.
const NARROW: f32 = 960.0;

pub(super) fn foot<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let body = match &screen.asks {
        Some(ask) => question(screen, kit, context, ask),
        None => buttons(screen, kit, context, width),
    };
    let inner = Padding { left: kit.px(MARGIN), right: kit.px(MARGIN), top: kit.px(4.0), bottom: 0.0 };
    container(column![said(screen, kit, context), body].spacing(kit.px(2.0))).padding(inner).width(Fill).into()
}

/// What was done, what can be taken back, or what is wrong with the file that is chosen.
fn said<'a>(screen: &'a Saves, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let fault = screen.game().filter(|game| !game.is_sound()).map(|game| game.about.as_str());
    let line = match (screen.said.as_deref(), fault) {
        (Some(said), _) => Some(paragraph(kit, said, font::MEDIUM, 15.0).color(palette.ink)),
        (None, Some(fault)) => Some(paragraph(kit, fault, font::REGULAR, 15.0).color(palette.pencil)),
        (None, None) => None,
    };
    let undo = (!screen.deleted.is_empty()).then(|| {
        let press = Press::of(&screen.focus, Target::Undo).map(Message::Pressed);
        link(kit, t!(l, "saves-undo"), press)
    });
    let line = line.map(|line| container(line).padding([kit.px(6.0), 6.0]));
    Row::new().push(line).push(undo).spacing(kit.px(8.0)).align_y(Alignment::Center).into()
}

fn buttons<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let press = |target: Target, key: String| {
        let press = Press::of(&screen.focus, target).map(Message::Pressed);
        let press = if key.is_empty() { press } else { press.key(key) };
        press.able(screen.can(target))
    };
    let item =
        |sign: Icon, words: String, target| second_on_paper(kit, Some(sign), words, press(target, String::new()));
    let is_over = screen.game().is_some_and(super::Game::is_over);
    let (enter, in_first) = (t!(l, "keys-enter"), !is_over);
    let main = if in_first {
        action(kit, t!(l, "saves-open"), 44.0, press(Target::Open, enter))
    } else {
        action(kit, t!(l, "saves-review"), 44.0, press(Target::Review, enter))
    };
    let review = in_first.then(|| item(icon::REPLAY, t!(l, "saves-review"), Target::Review));
    let rest = [
        item(icon::PENCIL, t!(l, "saves-rename"), Target::Rename),
        item(icon::COPY, t!(l, "saves-copy"), Target::Copy),
        item(icon::SHARE, t!(l, "saves-export"), Target::Export),
        item(icon::CROSS, t!(l, "saves-delete"), Target::Delete),
    ];
    if width < kit.px(NARROW) {
        let first = Row::new().push(main).push(review);
        return column![first, Row::from_iter(rest)].into();
    }
    Row::from_iter([main].into_iter().chain(review).chain(rest)).into()
}

/// A field with its two answers.
fn question<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, ask: &'a Ask) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let (title, typed, answer) = match ask {
        Ask::Title(typed) => (t!(l, "saves-new-title"), typed, t!(l, "saves-save")),
        Ask::Folder(typed) => (t!(l, "saves-folder"), typed, t!(l, "saves-export")),
    };
    let confirm = Message::Pressed(Target::Confirm);
    let entry = field(kit, iced::widget::Id::new(FIELD), &title, typed, Message::Typed, confirm.clone());
    let press = |target| Press::of(&screen.focus, target).map(Message::Pressed);
    let yes = container(action(kit, answer, 44.0, press(Target::Confirm).key(t!(l, "keys-enter"))));
    let no = second_on_paper(kit, None, t!(l, "saves-cancel"), press(Target::Cancel).key(t!(l, "keys-esc")));
    let line = row![
        container(entry).padding([0, 6]).width(Fill),
        yes.width(kit.px(204.0)),
        container(no).width(kit.px(196.0))
    ];
    let title = paragraph(kit, title, font::SEMIBOLD, 15.0).color(palette.ink);
    let lines: Column<'_, Message> = column![container(title).padding([0, 6]), line.align_y(Alignment::Center)];
    lines.into()
}
