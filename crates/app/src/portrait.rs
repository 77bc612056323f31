//! The faces of the players as rasters in the window, each kept at the size it has on the screen.

pub(crate) use pitch_deck::{Mood, Portrait};

use crate::deck::Cache;

use iced::Rectangle;
use iced::widget::canvas::Image;
use iced::widget::image::{FilterMethod, Handle};

use std::cell::RefCell;

/// The largest side of a picture, in physical pixels.
const LONGEST_PX: u32 = 2048;

/// The pictures of faces, made when they are first asked for and then kept.
#[derive(Debug, Default)]
pub(crate) struct Portraits {
    kept: RefCell<Cache<(Portrait, u32)>>,
}

impl Portraits {
    /// Returns the picture of a face in a square, in logical pixels of which each has `scale` physical ones.
    pub(crate) fn in_square(&self, portrait: Portrait, square: Rectangle, scale: f32) -> (Rectangle, Image) {
        let side = (square.width * scale).round().max(1.0);
        let whole = |length: f32| ((length * scale).round() + 0.01) / scale;
        let place = Rectangle { x: whole(square.x), y: whole(square.y), width: side / scale, height: side / scale };
        (place, Image::new(self.get(portrait, side as u32)).filter_method(FilterMethod::Nearest))
    }

    /// Returns the picture of a face `side_px` physical pixels wide.
    pub(crate) fn get(&self, portrait: Portrait, side_px: u32) -> Handle {
        let side_px = side_px.clamp(1, LONGEST_PX);
        self.kept.borrow_mut().get((portrait, side_px), |(portrait, side_px)| match portrait.pixels(*side_px) {
            Some(rgba) => Handle::from_rgba(*side_px, *side_px, rgba),
            None => Handle::from_rgba(1, 1, vec![0; 4]),
        })
    }
}
