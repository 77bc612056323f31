//! Styles of scrolled areas.

use super::palette::Palette;
use super::shade::blend;

use iced::widget::container;
use iced::widget::scrollable::{AutoScroll, Rail, Scroller, Status, Style};
use iced::{Color, Shadow, Theme, border};

/// Returns the style of a scrolled area on paper.
pub(crate) fn on_paper(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    bars(palette.control_edge, palette.ink, palette.raised_paper, palette.ink)
}

/// Returns the style of a scrolled area on a dark panel.
pub(crate) fn on_plate(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    bars(palette.plate_edge, palette.text, palette.plate, palette.text)
}

/// Bars without a ground of their own, stronger below the mouse.
fn bars(rest: Color, strong: Color, ground: Color, words: Color) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let (hovered, dragged) = match status {
            Status::Active { .. } => ((false, false), (false, false)),
            Status::Hovered { is_vertical_scrollbar_hovered: v, is_horizontal_scrollbar_hovered: h, .. } => {
                ((v, h), (false, false))
            }
            Status::Dragged { is_vertical_scrollbar_dragged: v, is_horizontal_scrollbar_dragged: h, .. } => {
                ((false, false), (v, h))
            }
        };
        let rail = |hovered: bool, dragged: bool| Rail {
            background: None,
            border: border::rounded(3),
            scroller: Scroller {
                background: match (hovered, dragged) {
                    (_, true) => strong,
                    (true, false) => blend(rest, strong, 0.5),
                    (false, false) => rest,
                }
                .into(),
                border: border::rounded(3),
            },
        };
        Style {
            container: container::Style::default(),
            vertical_rail: rail(hovered.0, dragged.0),
            horizontal_rail: rail(hovered.1, dragged.1),
            gap: None,
            auto_scroll: AutoScroll {
                background: ground.into(),
                border: border::rounded(99).color(rest).width(1),
                shadow: Shadow::default(),
                icon: words,
            },
        }
    }
}
