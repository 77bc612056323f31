//! The field at the top of a sheet with which something on it is looked for.

use super::{Kit, cap, field, icon as sign};
use crate::app::icon;

use iced::widget::{Id, row};
use iced::{Alignment, Element, Padding};

/// A magnifying glass, the field, and the key that leads there while nothing is typed; `margin` pixels of the design from
/// the edges of the sheet.
pub fn search<'a, M: Clone + 'a>(
    kit: Kit,
    (id, hint): (Id, &str),
    value: &str,
    typed: impl Fn(String) -> M + 'a,
    ended: M,
    margin: f32,
) -> Element<'a, M> {
    let palette = kit.palette;
    let field = field(kit, id, hint, value, typed, ended);
    let key = value.is_empty().then(|| cap(kit, "/", palette.second_ink));
    row![sign(kit, icon::SEARCH, 20.0, palette.second_ink), field, key]
        .spacing(kit.px(12.0))
        .align_y(Alignment::Center)
        .padding(Padding::from([kit.px(8.0), kit.px(margin)]))
        .into()
}
