//! The panel for a bid.

use super::drawing::Drawing;
use super::spots::{self, Spot, Target};
use crate::app::font;
use crate::app::paint::{self, Label, SHEET_SHADOW};
use crate::app::theme::shade::{darker, lighter};
use crate::engine::Call;
use crate::language::phrase;

use iced::widget::canvas::Frame;
use iced::{Point, Rectangle};

/// Draws the panel, if the person at the bottom is to bid.
pub fn panel(frame: &mut Frame, drawing: &Drawing<'_>) {
    let buttons = drawing.spots.iter().filter_map(|spot| match spot.target {
        Target::Call(call) => Some((spot, call)),
        _ => None,
    });
    if buttons.clone().next().is_none() {
        return;
    }
    let (palette, layout, language) = (drawing.palette(), drawing.layout, &drawing.context.language);
    let rect = paint::snapped(layout.bid_panel);
    let scale = layout.s.min(rect.width / 460.0);
    paint::shadow(frame, rect, 16.0, SHEET_SHADOW);
    paint::fill(frame, rect, 16.0, palette.paper);
    let room = rect.width - 32.0 * scale;
    let about = phrase::bidding(language, drawing.names, drawing.view);
    let title = phrase::prompt(language, drawing.names, drawing.view);
    let title = title.trim_end_matches('.');
    let title = Label::new(title, font::SEMIBOLD, 22.0 * scale, palette.ink).centred().within(room);
    title.draw(frame, Point::new(rect.center_x(), rect.y + 0.135 * rect.height));
    let about = Label::new(&about, font::REGULAR, 15.5 * scale, palette.second_ink).centred().within(room);
    about.draw(frame, Point::new(rect.center_x(), rect.y + 0.25 * rect.height));
    for (spot, call) in buttons {
        button(frame, drawing, spot, call, scale);
    }
}

fn button(frame: &mut Frame, drawing: &Drawing<'_>, spot: &Spot, call: Call, scale: f32) {
    let (palette, language) = (drawing.palette(), &drawing.context.language);
    let rect = paint::snapped(spot.place);
    let hovered = drawing.is_hovered(spot.target);
    let (ground, words, edge) = match call {
        _ if is_quiet(call) && hovered => (darker(palette.raised_paper), palette.ink, Some(palette.control_edge)),
        _ if is_quiet(call) => (palette.raised_paper, palette.ink, Some(palette.control_edge)),
        _ if hovered => (lighter(palette.action), palette.on_action, None),
        _ => (palette.action, palette.on_action, None),
    };
    paint::fill(frame, rect, 10.0, ground);
    if let Some(edge) = edge {
        paint::edge(frame, rect, 10.0, edge, 1.25);
    }
    let label = phrase::bid_button(language, drawing.names, call);
    let is_figure = label.len() == 1;
    let note = phrase::bid_note(language, drawing.names, drawing.view, call);
    // In small windows the buttons have no second line.
    let shows_note = drawing.layout.s >= 1.0 && !note.is_empty();
    let size = if is_figure { 36.0 } else { 20.0 } * scale;
    let middle = if shows_note { rect.y + 0.33 * rect.height } else { rect.center_y() };
    let font = if is_figure { font::BOLD } else { font::SEMIBOLD };
    let room = rect.width - 12.0 * scale;
    Label::new(&label, font, size, words).centred().within(room).draw(frame, Point::new(rect.center_x(), middle));
    if shows_note {
        let colour = if is_quiet(call) { palette.second_ink } else { words };
        let top = Point::new(rect.center_x(), rect.y + 0.57 * rect.height);
        Label::new(&note, font::REGULAR, 14.5 * scale, colour).centred().hanging().wrapped(room).draw(frame, top);
    }
    let key = spots::key_of(call);
    let side = 20.0 * scale;
    let cap =
        Rectangle { x: rect.x + rect.width - side - 7.0 * scale, y: rect.y + 7.0 * scale, width: side, height: side };
    let cap = paint::snapped(cap);
    paint::edge(frame, cap, 5.0, words, 1.0);
    Label::new(&key, font::MEDIUM, 12.0 * scale, words).centred().draw(frame, cap.center());
}

/// What commits the player to nothing lies on paper; everything else is green.
const fn is_quiet(call: Call) -> bool {
    matches!(call, Call::Pass | Call::Stand | Call::Run | Call::Bunch)
}
