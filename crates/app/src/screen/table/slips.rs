//! The look of the slips: paper with a figure, a suit, a card or words, the color of the cloth for what leads away, and amber
//! for the main button.

use super::drawing::Drawing;
use super::panel::{Choice, Face, LOW, NOTE, Panel, cap_room, cap_width};
use super::{Message, Table, comparison};
use crate::font;
use crate::paint::{self, Ground, Label, Surface};
use crate::widget::rank_sign;
use pitch_rules::{Action, Call, Remark};

use iced::{Point, Rectangle, Vector};

/// Draws the choices.
pub(super) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some(panel) = drawing.panel else { return };
    // What is written stands above the tabs on the feet.
    let foot = if table.has_low_tabs(drawing) { comparison::HIGH * drawing.layout.s } else { 0.0 };
    for choice in panel.choices.iter().filter(|choice| !matches!(choice.face, Face::Sign(_))) {
        choice.draw(frame, table, drawing, (panel, foot));
    }
    // The signs of the figure that counts lie on its slip.
    for choice in panel.choices.iter().filter(|choice| matches!(choice.face, Face::Sign(_))) {
        choice.draw(frame, table, drawing, (panel, foot));
    }
}

impl Choice {
    fn draw(&self, frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, (panel, foot): (&Panel, f32)) {
        let (palette, s, rect) = (drawing.palette(), drawing.layout.s, self.place);
        let is_hovered = table.hovered.as_ref() == Some(&self.message) && !self.is_off;
        let has_focus = table.focus.shows(&self.message);
        // The loop of a hint goes round it already.
        let is_entry = table.focus.at().is_none()
            && table.entry() == Some(&self.message)
            && !table.hinted().contains(&self.message);
        if let Face::Sign(sign) = self.face {
            let rect = Rectangle { height: rect.height - 0.86 * foot, ..rect };
            let ink = if self.is_off { palette.card_ink().scale_alpha(0.4) } else { palette.card_ink() };
            paint::edge(frame, paint::snapped(rect), 6.0 * s, ink, s.max(1.0));
            if has_focus {
                paint::slip_focus(frame, palette, rect.shrink(4.0 * s), s);
            }
            Label::new(sign, font::BOLD, 26.0 * s, ink).centred().draw(frame, rect.center());
            return;
        }
        let ink = paint::slip(frame, palette, rect, self.ground(), (is_hovered, self.is_off), s);
        if (has_focus || is_entry) && self.face != Face::Main {
            paint::slip_focus(frame, palette, rect, s);
        }
        let rect = Rectangle { height: rect.height - foot, ..rect };
        let small = rect.height < LOW * s;
        let (side, wide) = (20.0 * s, cap_width(&self.cap, s));
        let has_cap = table.shows_keys() && !self.cap.is_empty();
        let middle = rect.center()
            + if self.ground() == Ground::Paper { Vector::new(0.0, 0.035 * rect.height) } else { Vector::ZERO };
        match self.face {
            Face::Figure(bid, all) => {
                let has_dots = all > 0 && all <= 4 && rect.height > 130.0 * s;
                let size = if rect.height > 130.0 * s { 62.0 } else { 46.0 } * s;
                let size = size.min(0.62 * rect.height);
                let up = if has_dots { 0.11 * rect.height } else { -0.05 * size };
                let figure = Label::new(&self.label, font::PENCIL_BOLD, size, ink).centred().within(0.9 * rect.width);
                figure.draw(frame, middle - Vector::new(0.0, up));
                if has_dots {
                    paint::bid_dots(
                        frame,
                        Point::new(rect.center_x(), rect.y + 0.81 * rect.height),
                        (bid, all),
                        ink,
                        s,
                    );
                }
            }
            Face::Suit(suit) => {
                let colour = palette.suit(suit, drawing.context.settings.four_colours);
                paint::pip(frame, suit, middle, 0.46 * rect.height, colour);
            }
            Face::Card(card) => {
                let colour = palette.card(card, drawing.context.settings.four_colours);
                let rank = rank_sign(card);
                let up = if rank.is_empty() { 0.0 } else { 0.17 * rect.height };
                let label = Label::new(&rank, font::BOLD, 0.34 * rect.height, colour).centred();
                label.draw(frame, middle - Vector::new(0.0, up));
                let size = if rank.is_empty() { 0.5 } else { 0.28 } * rect.height;
                paint::emblem(frame, card, middle + Vector::new(0.0, 0.9 * up + 0.02 * rect.height), size, colour);
            }
            _ => {
                let size = panel.word_size(self) * s;
                let has_note = panel.has_notes(s) && self.is_high(s);
                let at = if has_note {
                    0.42
                } else if self.ground() == Ground::Paper && !small {
                    0.53
                } else {
                    0.5
                };
                // On a low slip the key stands beside the words.
                let aside = if small && has_cap { cap_room(&self.cap, s) } else { 0.0 };
                let words = Rectangle { width: rect.width - aside, ..rect };
                paint::slip_word(frame, &self.label, words, at, ink, size);
                if has_note && self.has_room_for_note(s) {
                    let muted = if self.ground() == Ground::Paper { palette.second_card_ink() } else { palette.muted };
                    let label = Label::new(&self.note, font::REGULAR, NOTE * s, muted).centred();
                    let at = Point::new(rect.center_x(), rect.y + 0.8 * rect.height);
                    label.within(rect.width - 10.0 * s).draw(frame, at);
                }
            }
        }
        if has_cap {
            let down = if self.ground() == Ground::Paper { 14.0 } else { 6.0 } * s;
            let cap =
                Rectangle { x: rect.x + rect.width - wide - 6.0 * s, y: rect.y + down, width: wide, height: side };
            let cap = if small { Rectangle { y: rect.center_y() - side / 2.0, ..cap } } else { cap };
            paint::cap_on(frame, cap, &self.cap, ink, s);
        }
    }

    fn ground(&self) -> Ground {
        if self.is_lit() {
            Ground::Main
        } else if self.is_way_out() {
            Ground::Cloth
        } else {
            Ground::Paper
        }
    }

    fn is_way_out(&self) -> bool {
        let is_pass = matches!(self.message, Message::Act(Action::Call(Call::Pass) | Action::Say(Remark::Decline)));
        self.face == Face::Main || is_pass || self.message == Message::Suggest
    }
}
