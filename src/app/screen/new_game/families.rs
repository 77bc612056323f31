//! People who play together often: one click seats them all.

use super::{Message, NewGame, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as style;
use crate::app::widget::{self, Kit, Press, ringed, words};
use crate::language::phrase;
use crate::session::Family;
use crate::t;

use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Padding};

/// The widest that the names of a family become, in pixels of the design.
const WIDEST: f32 = 300.0;

/// The families that are remembered; nothing if there are none.
pub(super) fn line<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let families = &context.settings.families;
    if families.is_empty() {
        return None;
    }
    let title = words(kit, t!(context.language, "families-title"), font::SEMIBOLD, 15.0).color(kit.palette.ink);
    let chips = families.iter().enumerate().map(|(index, family)| chip(screen, kit, context, index, family));
    let chips = Row::from_iter(chips).spacing(kit.px(2.0)).wrap();
    let body = column![container(title).padding([0, 6]), chips];
    Some(container(body).padding(Padding::ZERO.horizontal(kit.px(8.0))).into())
}

/// The names of a family, and a cross that forgets it.
fn chip<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    index: usize,
    family: &'a Family,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let names = phrase::list(&context.language, family.people().map(ToOwned::to_owned));
    let names = font::fit(&names, font::SEMIBOLD, kit.px(15.0), kit.px(WIDEST)).to_string();
    let names = container(words(kit, names, font::SEMIBOLD, 15.0)).center_y(kit.px(34.0)).padding([0.0, kit.px(12.0)]);
    let invite = button(names)
        .padding(0)
        .on_press(Message::Pressed(Target::Family(index)))
        .style(style::second_on_paper(palette));
    let invite = ringed(invite, palette.focus_on_paper, screen.focus.shows(&Target::Family(index)), style::CORNER);
    let forget = Press::of(&screen.focus, Target::Forget(index)).map(Message::Pressed);
    row![invite, widget::symbol_on_paper(kit, icon::CROSS, 28.0, forget)].align_y(Alignment::Center).into()
}
