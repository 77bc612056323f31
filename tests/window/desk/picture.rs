//! What is on a virtual display, as its server writes it to a file.

use iced::{Point, Rectangle, Size};

use std::ops::Range;
use std::path::{Path, PathBuf};

/// What is on a display: four bytes a pixel, blue first.
pub struct Picture {
    bytes: Vec<u8>,
    begin: usize,
    stride: usize,
    width: usize,
    height: usize,
}

impl Picture {
    /// The picture in a file of the server; nothing if not all of it is there.
    pub fn of(bytes: Vec<u8>) -> Option<Self> {
        let field = |index: usize| {
            let word = bytes.get(4 * index..4 * index + 4)?.try_into().ok()?;
            Some(u32::from_be_bytes(word) as usize)
        };
        // X11/XWDFile.h: length of the header, width, height, bytes of a line, and colours of 12 bytes each.
        let (header, width, height, stride, colours) = (field(0)?, field(4)?, field(5)?, field(12)?, field(19)?);
        let begin = header + 12 * colours;
        (bytes.len() >= begin + height * stride).then_some(Picture { bytes, begin, stride, width, height })
    }

    /// The pixels of a line in these columns.
    pub fn line(&self, line: usize, columns: Range<usize>) -> &[u8] {
        let begin = self.begin + line * self.stride;
        &self.bytes[begin + 4 * columns.start..begin + 4 * columns.end]
    }

    /// How many pixels differ so much from what was drawn of a window in the upper left corner that somebody could see it, but
    /// for those of the mouse, which points there. Both have blue first.
    pub fn differs_from(&self, drawn: &tiny_skia::Pixmap, mouse: Point) -> usize {
        const SEEN: u8 = 24;
        let (width, height) = (drawn.width() as usize, drawn.height() as usize);
        if width > self.width || height > self.height {
            return usize::MAX;
        }
        let arrow = Rectangle::new(mouse, Size::new(1.0, 1.0)).expand(24.0);
        let differs = |here: &[u8], there: &[u8]| (0..3).any(|at| here[at].abs_diff(there[at]) > SEEN);
        let lines = drawn.data().chunks_exact(4 * width).enumerate();
        let differing = lines.map(|(y, there)| {
            let pixels = self.line(y, 0..width).chunks_exact(4).zip(there.chunks_exact(4)).enumerate();
            let is_seen = |x: usize| !arrow.contains(Point::new(x as f32, y as f32));
            pixels.filter(|&(x, (here, there))| differs(here, there) && is_seen(x)).count()
        });
        differing.sum()
    }

    /// Saves it under `target/tmp/window`, to be looked at, and tells where; nothing if that cannot be.
    pub fn save(&self, name: &str) -> Option<PathBuf> {
        let colour = |x: u32, y: u32| {
            let pixel = self.line(y as usize, x as usize..x as usize + 1);
            image::Rgb([pixel[2], pixel[1], pixel[0]])
        };
        let picture = image::RgbImage::from_fn(self.width as u32, self.height as u32, colour);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
        std::fs::create_dir_all(&folder).ok()?;
        let place = folder.join(format!("{name}.png"));
        picture.save(&place).ok()?;
        Some(place)
    }
}
