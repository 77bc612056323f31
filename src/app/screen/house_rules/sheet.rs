//! The rule sheet of the rules looked at, in plain words, as it changes with every option.

use super::{HouseRules, Message, SHEET, Target};
use crate::app::context::Context;
use crate::app::icon;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Look, Press, clauses, second_on_paper};
use crate::language::{preset_about, preset_name, preset_source, rule_sheet, rule_sheet_as_text};
use crate::session::Pick;
use crate::t;

use iced::widget::{column, container};
use iced::{Element, Fill};

/// The sheet, and below it the button that copies it as a text.
pub(super) fn sheet<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let (shelf, base) = (screen.shelf(), screen.shelf().base());
    let about = match shelf.pick() {
        Pick::Printed(_) => vec![preset_about(l, base), preset_source(l, base)],
        Pick::Own(_) => vec![t!(l, "house-from", game = preset_name(l, base))],
    };
    let sheet = rule_sheet(l, &shelf.rules(), Some(base));
    let sheet = clauses((kit, Look::SIDE), l, (screen.name(l), about), sheet);
    let target = Target::CopyText;
    let copy = Press::of(&screen.focus, target).map(Message::Pressed);
    let copy = container(second_on_paper(kit, Some(icon::COPY), t!(l, "house-copy-text"), copy)).width(kit.px(260.0));
    let sheet = column![
        container(widget::scrolled(kit, SHEET, sheet, true)).height(Fill),
        widget::hairline(kit),
        container(copy).padding(kit.px(4.0)),
    ];
    container(sheet).width(Fill).height(Fill).style(style::raised(kit.palette)).into()
}

/// The sheet as a text, a clause a line.
pub(super) fn as_text(screen: &HouseRules, context: &Context) -> String {
    let (l, shelf) = (&context.language, screen.shelf());
    rule_sheet_as_text(l, &screen.name(l), &shelf.rules(), shelf.base()).join("\n") + "\n"
}
