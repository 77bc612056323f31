//! A deck of the player's own: pictures from a folder, which may hold anything, brought to the size of the screen.

mod cost;
mod shapes;

use pitch_session::deck_folder::{DeckFolder, DeckFolderError, Flaw, Format, Picture, Piece};
use pitch_session::diary::caught;

use image::imageops::{self, FilterType};
use image::{ImageFormat, ImageReader, Limits, RgbaImage};
use resvg::tiny_skia::{IntSize, Pixmap, PixmapPaint, Transform};
use resvg::usvg::Tree;

use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The fewest and the most pixels of a side of a PNG.
const SIDES_PX: (u32, u32) = (60, 2400);

/// The height of a card as multiples of its width, from that of a broad one to that of a narrow one; ours is 1.4.
const SHAPES: (f32, f32) = (1.25, 1.65);

/// Difference in shape below which a picture is stretched, as a share; otherwise paper is left at two sides.
const STRETCH: f32 = 0.04;

/// Time limit for reading and checking the pictures of a folder.
const PATIENCE: Duration = Duration::from_secs(20);

/// The width at which shapes are drawn to be checked, in pixels.
const CHECK_PX: u32 = 60;

/// The pictures of a folder of which each was drawn once, so that each can be drawn again.
///
/// The files stay in memory as they were read, since pixels of every size would take far more.
#[derive(Debug, Clone)]
pub struct Own {
    files: Arc<DeckFolder>,
}

impl Own {
    /// Reads a folder and looks at every picture in it, which takes its time, but never longer than `PATIENCE`.
    ///
    /// # Errors
    /// With the file and the reason, if the folder cannot be read, lacks a card, or holds something that is no picture
    /// of a card.
    pub fn check(folder: &Path) -> Result<Self, DeckFolderError> {
        Own::check_within(folder, PATIENCE)
    }

    /// Checks a folder as [`Own::check`] does, within this time.
    fn check_within(folder: &Path, patience: Duration) -> Result<Self, DeckFolderError> {
        let (tell, told) = mpsc::channel();
        let (place, end) = (folder.to_owned(), Instant::now() + patience);
        let check = move || drop(tell.send(Own::check_until(&place, end)));
        let started = thread::Builder::new().name("deck".to_owned()).spawn(check);
        let failed = |flaw| Err(DeckFolderError::new(folder, flaw));
        if let Err(error) = started {
            return failed(error.into());
        }
        match told.recv_timeout(patience) {
            Ok(checked) => checked,
            Err(RecvTimeoutError::Timeout) => failed(Flaw::TooSlow),
            Err(RecvTimeoutError::Disconnected) => failed(Flaw::TooManyParts),
        }
    }

    fn check_until(folder: &Path, end: Instant) -> Result<Self, DeckFolderError> {
        let files = DeckFolder::read(folder)?;
        for picture in files.pictures() {
            let flaw = if Instant::now() < end { flaw(picture) } else { Some(Flaw::TooSlow) };
            if let Some(flaw) = flaw {
                return Err(DeckFolderError::new(&picture.path, flaw));
            }
        }
        Ok(Own { files: Arc::new(files) })
    }

    /// Draws a piece at this size in pixels, if the folder has a picture of it.
    pub(super) fn draw(&self, piece: Piece, width_px: u32, height_px: u32) -> Option<Pixmap> {
        let picture = self.files.picture(piece)?;
        let drawn = caught(|| Source::of(picture).and_then(|source| source.draw(width_px, height_px)))?;
        drawn.inspect_err(|flaw| tracing::error!(%flaw, ?picture, "a picture that was checked")).ok()
    }
}

/// Returns the flaw of a picture, if it has one.
fn flaw(picture: &Picture) -> Option<Flaw> {
    match Source::of(picture).and_then(|source| source.is_blank()) {
        Ok(is_blank) => is_blank.then_some(Flaw::Blank),
        Err(flaw) => Some(flaw),
    }
}

/// A picture that was read.
enum Source {
    Pixels(RgbaImage),
    Shapes(Box<Tree>),
}

impl Source {
    fn of(picture: &Picture) -> Result<Self, Flaw> {
        let source = match picture.format {
            Format::Png => Source::Pixels(pixels(&picture.bytes)?),
            Format::Svg => Source::Shapes(Box::new(shapes::shapes(&picture.bytes)?)),
        };
        let (width, height) = source.size();
        if !(SHAPES.0..=SHAPES.1).contains(&(height / width)) {
            return Err(Flaw::Shape { width: width.round() as u32, height: height.round() as u32 });
        }
        Ok(source)
    }

    fn size(&self) -> (f32, f32) {
        match self {
            Source::Pixels(image) => (image.width() as f32, image.height() as f32),
            Source::Shapes(tree) => (tree.size().width(), tree.size().height()),
        }
    }

    /// Returns `true` if the whole picture has one color. Pixels are not brought to any size for that: it would take
    /// longest by far.
    fn is_blank(&self) -> Result<bool, Flaw> {
        match self {
            Source::Pixels(image) => Ok(image.pixels().all(|pixel| pixel == image.get_pixel(0, 0))),
            Source::Shapes(_) => {
                let drawn = self.draw(CHECK_PX, CHECK_PX * 7 / 5)?;
                Ok(drawn.pixels().iter().all(|pixel| *pixel == drawn.pixels()[0]))
            }
        }
    }

    /// Brings the picture to this size.
    fn draw(&self, width_px: u32, height_px: u32) -> Result<Pixmap, Flaw> {
        let (across, down) = self.fitted(width_px as f32, height_px as f32);
        let (x, y) = ((width_px as f32 - across) / 2.0, (height_px as f32 - down) / 2.0);
        let mut pixmap = Pixmap::new(width_px, height_px).ok_or(Flaw::Blank)?;
        match self {
            Source::Pixels(image) => {
                let (across, down) = ((across.round() as u32).max(1), (down.round() as u32).max(1));
                let mut image = imageops::resize(&premultiplied(image.clone()), across, down, FilterType::CatmullRom);
                bound(&mut image);
                let size = IntSize::from_wh(across, down).ok_or(Flaw::Blank)?;
                let image = Pixmap::from_vec(image.into_raw(), size).ok_or(Flaw::Blank)?;
                let (x, y) = (x.round() as i32, y.round() as i32);
                pixmap.draw_pixmap(x, y, image.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
            }
            Source::Shapes(tree) => {
                let scale = (across / tree.size().width(), down / tree.size().height());
                let place = Transform::from_row(scale.0, 0.0, 0.0, scale.1, x, y);
                resvg::render(tree, place, &mut pixmap.as_mut());
            }
        }
        Ok(pixmap)
    }

    /// Returns the size of the picture within a card of this size.
    fn fitted(&self, width: f32, height: f32) -> (f32, f32) {
        let (own_width, own_height) = self.size();
        let (across, down) = (width / own_width, height / own_height);
        if (across / down - 1.0).abs() < STRETCH {
            return (width, height);
        }
        let scale = across.min(down);
        (own_width * scale, own_height * scale)
    }
}

/// Reads the pixels of a PNG.
fn pixels(bytes: &[u8]) -> Result<RgbaImage, Flaw> {
    let no_picture = |error: image::ImageError| Flaw::NoPicture(error.to_string());
    // The size stands at the beginning, so that a picture without end is refused before there is room made for it.
    let (width, height) =
        ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png).into_dimensions().map_err(no_picture)?;
    let (least, most) = SIDES_PX;
    if width.min(height) < least || width.max(height) > most {
        return Err(Flaw::Size { width, height, least, most });
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png);
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(most), Some(most));
    reader.limits(limits);
    Ok(reader.decode().map_err(no_picture)?.into_rgba8())
}

/// Returns the image with its colors multiplied by their alpha: those of transparent pixels must not run into their
/// neighbors.
fn premultiplied(mut image: RgbaImage) -> RgbaImage {
    for pixel in image.pixels_mut() {
        let alpha = u16::from(pixel.0[3]);
        for colour in &mut pixel.0[..3] {
            *colour = ((u16::from(*colour) * alpha + 127) / 255) as u8;
        }
    }
    image
}

/// Keeps colors at or below their alpha, above which sharpening at an edge may bring them.
fn bound(image: &mut RgbaImage) {
    for pixel in image.pixels_mut() {
        let alpha = pixel.0[3];
        for colour in &mut pixel.0[..3] {
            *colour = (*colour).min(alpha);
        }
    }
}

#[cfg(test)]
mod tests;
