//! A window to draw on in software, without a display.

use pitch_app::context::Context;
use pitch_app::font;

use iced::{Color, Element, Pixels, Rectangle, Renderer, Size, Theme, mouse};
use iced_test::core::renderer::Style;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::graphics::Viewport;
use tiny_skia::{Mask, Pixmap};

use std::time::Instant;

/// What is drawn on.
pub struct Screen {
    renderer: Renderer,
    cache: Cache,
    pixels: Pixmap,
    mask: Mask,
    viewport: Viewport,
    theme: Theme,
    style: Style,
    background: Color,
}

impl Screen {
    /// A window of the context's size, one physical pixel for a logical one.
    pub fn new(context: &Context) -> Self {
        let palette = context.palette();
        let size = Size::new(context.size.width as u32, context.size.height as u32);
        Screen {
            renderer: software(),
            cache: Cache::default(),
            pixels: Pixmap::new(size.width, size.height).expect("a window has a size"),
            mask: Mask::new(size.width, size.height).expect("a window has a size"),
            viewport: Viewport::with_physical_size(size, 1.0),
            theme: context.look().theme(),
            style: Style { text_color: palette.text },
            background: palette.felt_bottom,
        }
    }

    /// Milliseconds in which a view is laid out and drawn.
    pub fn frame<M>(&mut self, view: Element<'_, M>) -> f64 {
        let start = Instant::now();
        let cache = std::mem::take(&mut self.cache);
        let size = self.viewport.logical_size();
        let mut interface = UserInterface::build(view, size, cache, &mut self.renderer);
        interface.draw(&mut self.renderer, &self.theme, &self.style, mouse::Cursor::Unavailable);
        let window = [Rectangle::with_size(size)];
        let pixels = &mut self.pixels.as_mut();
        #[cfg(not(feature = "gpu"))]
        let renderer = &mut self.renderer;
        #[cfg(feature = "gpu")]
        let Renderer::Secondary(renderer) = &mut self.renderer else { panic!("it was made to draw in software") };
        renderer.draw(pixels, &mut self.mask, &self.viewport, &window, self.background);
        let taken = start.elapsed().as_secs_f64() * 1e3;
        self.cache = interface.into_cache();
        taken
    }
}

/// What the window draws with where there is no graphics card.
fn software() -> Renderer {
    let renderer = iced_tiny_skia::Renderer::new(font::REGULAR, Pixels(16.0));
    #[cfg(feature = "gpu")]
    let renderer = Renderer::Secondary(renderer);
    renderer
}
