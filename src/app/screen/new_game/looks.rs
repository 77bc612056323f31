//! The colours and faces that a person chooses from.

use super::{Message, NewGame, Sitting, Target, options};
use crate::app::context::Context;
use crate::app::font;
use crate::app::paint;
use crate::app::theme::button as style;
use crate::app::widget::{Kit, drawn, hue, ringed, words};
use crate::session::{Look, Player};
use crate::t;

use iced::widget::{Row, button, column, container};
use iced::{Element, Fill};

/// The side of a swatch or of a face, in pixels of the design.
const SIDE: f32 = 34.0;

/// The rows of faces and colours under the row of a seat.
pub(super) fn choices<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    seat: usize,
    sitting: &'a Sitting,
) -> Element<'a, Message> {
    let l = &context.language;
    let player = sitting.player();
    let title = |text: String| words(kit, text, font::SEMIBOLD, 14.0).color(kit.palette.second_ink);
    let row = |target: Target| {
        let options = options::of(&screen.draft, target);
        let chosen = options::chosen(&screen.draft, target, &options);
        let pieces = options.into_iter().enumerate().map(|(index, message)| {
            let look = match message {
                Message::Coloured(_, colour) => Look { colour: Some(colour), ..player.look },
                Message::Faced(_, face) => Look { face, ..player.look },
                _ => player.look,
            };
            piece(kit, player.clone().with_look(look), seat, chosen == Some(index), message)
        });
        let row = Row::from_iter(pieces).spacing(kit.px(2.0)).wrap();
        ringed(row, kit.palette.focus_on_paper, screen.focus.shows(&target), style::CORNER)
    };
    let body = column![
        container(title(t!(l, "look-face"))).padding([0, 6]),
        row(Target::Face(seat)),
        container(title(t!(l, "look-colour"))).padding([0, 6]),
        row(Target::Colour(seat)),
    ];
    container(body).padding([0.0, kit.px(4.0)]).width(Fill).into()
}

/// A face in a colour; the chosen one has a frame and a tick.
fn piece<'a>(kit: Kit, player: Player, seat: usize, is_chosen: bool, message: Message) -> Element<'a, Message> {
    let palette = kit.palette;
    let side = kit.px(SIDE);
    let face = drawn(side, side, move |frame, rect| {
        let square = rect.shrink(kit.px(3.0));
        paint::avatar(frame, square, hue(palette, &player, seat), crate::app::widget::sitter(&player), &player.name);
    });
    button(face).padding(2).on_press(message).style(style::picture(palette, is_chosen)).into()
}
