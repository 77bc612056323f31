//! State shared by all screens: words, settings, look, deck, and size of the window.

use crate::deck::{self, Deck, Style, Tones};
use crate::font;
use crate::keymap::{Keyboard, Place};
use crate::pointer::Pointer;
use crate::portrait::{Mood, Portrait, Portraits};
use crate::theme::{Look, Palette};
use crate::zoom::{self, zoom};
use pitch_language::Language;
use pitch_rules::Seat;
use pitch_session::settings::Motion;
use pitch_session::{Guest, Player, RuleSet, Settings};

use iced::theme::Mode;
use iced::widget::canvas::Image;
use iced::{Rectangle, Size};

use std::path::PathBuf;

/// Context from which every screen draws itself.
#[derive(Debug)]
pub struct Context {
    /// The words.
    pub language: Language,
    /// The player's choices.
    pub settings: Settings,
    /// The cards.
    pub deck: Deck,
    /// The faces of the players.
    portraits: Portraits,
    /// The size of the window in logical pixels of the interface: the larger the interface, the fewer. Never less than
    /// `zoom::LEAST_SIZE`: a smaller window shows no screen, see [`Context::is_too_small`].
    pub size: Size,
    /// Light or dark mode of the system, as far as it is known.
    pub mode: Mode,
    /// `true` if the system asks that nothing travels on the screen, as far as was heard.
    pub system_reduces_motion: bool,
    /// `true` if the system asks for more contrast, as far as was heard.
    pub system_wants_contrast: bool,
    /// The player's own rule sets, each with a name of its own.
    pub rule_sets: Vec<RuleSet>,
    /// The programs that may take the seats of bots, as the command line named them.
    pub guests: Vec<Guest>,
    /// Seats that were on phones in the last game that was set up.
    pub(crate) phones: Vec<Seat>,
    /// Messages about files with rule sets that could not be read.
    pub unread_rule_sets: Vec<String>,
    /// Folder proposed for rule sets that are given to others.
    pub share_folder: PathBuf,
    /// Device that the player pointed with last.
    pub pointer: Pointer,
    /// `true` if keys are named on what they press: once the player has pressed one.
    pub has_caps: bool,
    /// The keys as the player has them, which follow the settings.
    pub(crate) keyboard: Keyboard,
    window: Window,
}

/// Width beside the words of a notice, in pixels of the design.
const BESIDE_NOTICE: f32 = 150.0;

/// The window as the system sees it.
#[derive(Debug, Clone, Copy)]
struct Window {
    /// The size in logical pixels of the system.
    size: Size,
    /// Physical pixels in a logical one of the system.
    scale: f32,
    /// Logical pixels of the system in one of the interface.
    zoom: f32,
    /// The size that the interface keeps, in percent, while the pointer rests on what changes it.
    held: Option<u16>,
    /// Height at the foot of the window that a notice takes, in logical pixels of the system.
    foot: f32,
}

impl Context {
    /// Creates the context of a window that is about to open; its size is in logical pixels of the system.
    pub fn new(language: Language, settings: Settings, size: Size) -> Self {
        let mode = Mode::None;
        let deck = Deck::new(style(&settings), tones(Look::of(settings.theme, mode, false).palette()), 1.0);
        let window = Window { size, scale: 1.0, zoom: 1.0, held: None, foot: 0.0 };
        let (rule_sets, guests, phones, unread_rule_sets, share_folder) = Default::default();
        let mut context = Context {
            language,
            settings,
            deck,
            portraits: Portraits::default(),
            size,
            mode,
            system_reduces_motion: false,
            system_wants_contrast: false,
            rule_sets,
            guests,
            phones,
            unread_rule_sets,
            share_folder,
            pointer: Pointer::default(),
            has_caps: true,
            keyboard: Keyboard::default(),
            window,
        };
        context.restyle();
        context
    }

    /// Returns `true` if things fade instead of traveling.
    pub(crate) const fn reduces_motion(&self) -> bool {
        match self.settings.motion {
            Motion::System => self.system_reduces_motion,
            Motion::Full => false,
            Motion::Reduced => true,
        }
    }

    /// Returns the look that is chosen.
    pub fn look(&self) -> Look {
        Look::of(self.settings.theme, self.mode, self.system_wants_contrast)
    }

    /// Returns the colors of the look.
    pub fn palette(&self) -> &'static Palette {
        self.look().palette()
    }

    /// Returns the colors that the cards take from the look.
    pub fn tones(&self) -> Tones {
        tones(self.palette())
    }

    /// Returns the number of logical pixels of the system in one of the interface, 0.75 to 2.
    pub const fn zoom(&self) -> f32 {
        self.window.zoom
    }

    /// Returns the picture of a face in a square, in logical pixels.
    pub(crate) fn face(&self, portrait: Portrait, square: Rectangle) -> (Rectangle, Image) {
        self.portraits.in_square(portrait, square, self.scale())
    }

    /// Returns the picture of the face of the player in a seat, in a square, in logical pixels.
    pub(crate) fn face_of(&self, players: &[Player], seat: Seat, mood: Mood, square: Rectangle) -> (Rectangle, Image) {
        self.face(Portrait::of(&players[seat.index()], seat.index(), mood), square)
    }

    /// Returns the number of physical pixels in a logical one of the interface.
    pub fn scale(&self) -> f32 {
        self.window.scale * self.window.zoom
    }

    /// Returns `true` if the window has no room for any screen.
    pub fn is_too_small(&self) -> bool {
        !zoom::is_large_enough(self.window.size)
    }

    /// Returns the size of the window in logical pixels of the system.
    pub const fn window_size(&self) -> Size {
        self.window.size
    }

    /// Sets the size of the window, in logical pixels of the interface as it is drawn now.
    pub fn resize(&mut self, size: Size) {
        self.window.size = size * self.window.zoom;
        self.restyle();
    }

    /// Sets the number of physical pixels in a logical pixel of the system.
    pub(crate) fn rescale(&mut self, scale: f32) {
        self.window.scale = scale;
        self.restyle();
    }

    /// Lets the interface keep its size, whatever is chosen, until it is let go: what is pressed must not move from under the
    /// pointer.
    pub(crate) fn hold_size(&mut self) {
        let _ = self.window.held.get_or_insert(self.settings.interface_size);
    }

    /// Lets the interface have the size that is chosen. Returns `true` if its size was held.
    pub(crate) const fn let_size_go(&mut self) -> bool {
        self.window.held.take().is_some()
    }

    /// Returns `true` if the interface is to have another size once it is let go.
    pub(crate) fn is_size_held(&self) -> bool {
        self.window.held.is_some_and(|held| !zoom::look_alike(held, self.settings.interface_size, self.window.size))
    }

    /// Makes size, deck and keys follow the settings and the window.
    pub fn restyle(&mut self) {
        self.keyboard = Keyboard::of(&self.settings.keys);
        let Window { size: window, foot, .. } = self.window;
        let room = Size::new(window.width, window.height - foot);
        self.window.zoom = zoom(self.window.held.unwrap_or(self.settings.interface_size), room);
        let (Size { width, height }, least) = (room * (1.0 / self.window.zoom), zoom::LEAST_SIZE);
        self.size = Size::new(width.max(least.width), height.max(least.height));
        self.deck.restyle(style(&self.settings), self.tones(), self.scale());
    }

    /// Returns the words on the cap of the key that does what this letter does there usually.
    pub fn cap(&self, place: Place, usual: char) -> String {
        self.keyboard.letter(&self.language, place, usual)
    }

    /// Leaves room at the foot of the window for these words, or none; screens have what lies above it. Where nothing would have
    /// room above it, it is left none. Returns `true` if that has changed.
    pub(crate) fn leave_foot(&mut self, words: Option<&str>) -> bool {
        let Window { size: window, held, foot: before, .. } = self.window;
        let zoom = zoom(held.unwrap_or(self.settings.interface_size), window);
        let size = window * (1.0 / zoom);
        let scale = self.text_scale_in(size);
        let high = |words: &str| {
            let (font::Lettering { face, size: letters }, room) = (font::NAME, size.width - scale * BESIDE_NOTICE);
            let high = font::measure_within(words, face, scale * letters, room).height;
            zoom * (high + scale * 28.0).max(scale * 66.0)
        };
        let foot = words.map_or(0.0, high).round();
        let has_room = zoom::is_large_enough(Size::new(window.width, window.height - foot));
        self.window.foot = if has_room { foot } else { 0.0 };
        let is_other = self.window.foot != before;
        if is_other {
            self.restyle();
        }
        is_other
    }

    /// Returns the height at the foot of the window that a notice takes, in logical pixels of the interface.
    pub(crate) fn foot(&self) -> f32 {
        self.window.foot / self.window.zoom
    }

    /// Returns the scale of words on sheets: smaller in small windows, larger in large ones. How large the window is
    /// does not depend on the size of the interface, so that a larger one has larger words as long as they have room.
    pub fn text_scale(&self) -> f32 {
        self.text_scale_in(self.size)
    }

    /// Returns that scale in so many logical pixels of the interface.
    fn text_scale_in(&self, size: Size) -> f32 {
        const SMALLEST: f32 = 0.86;
        let usual: f32 = match self.window.size.height.min(self.window.size.width * 0.625) {
            short if short < 640.0 => SMALLEST,
            short if short < 1000.0 => 1.0,
            short if short < 1400.0 => 1.2,
            short if short < 2000.0 => 1.6,
            _ => 2.0,
        };
        // The smallest words have room in the smallest window, and larger ones in one that is larger by as much.
        let least = zoom::LEAST_SIZE;
        usual.min(SMALLEST * (size.width / least.width).min(size.height / least.height))
    }
}

fn style(settings: &Settings) -> Style {
    Style {
        four_colours: settings.four_colours,
        large_index: settings.large_index,
        bold: settings.bold_cards,
        back: settings.back,
    }
}

fn tones(palette: &Palette) -> Tones {
    Tones {
        paper: deck::for_deck(palette.card_paper),
        cover: deck::for_deck(palette.cover),
        now: deck::for_deck(palette.amber),
    }
}
