//! What all screens share: the words, the choices, the look, the deck, the size of the window.

use crate::app::deck::{Deck, Own, Style, Tones};
use crate::app::theme::{Look, Palette};
use crate::language::Language;
use crate::session::settings::Theme;
use crate::session::{DeckFolderError, Settings};

use iced::Size;

/// What every screen is given to draw itself.
#[derive(Debug)]
pub struct Context {
    /// The words.
    pub language: Language,
    /// The player's choices.
    pub settings: Settings,
    /// The cards.
    pub deck: Deck,
    /// The size of the window in logical pixels.
    pub size: Size,
    /// Physical pixels in a logical one.
    pub scale: f32,
}

impl Context {
    /// The context of a window that is about to open.
    #[must_use]
    pub fn new(language: Language, settings: Settings, size: Size) -> Self {
        let palette = look(&settings).palette();
        let deck = Deck::new(style(&settings), tones(palette), 1.0);
        Context { language, settings, deck, size, scale: 1.0 }
    }

    /// The look that is chosen.
    #[must_use]
    pub fn look(&self) -> Look {
        look(&self.settings)
    }

    /// The colours of the look.
    #[must_use]
    pub fn palette(&self) -> &'static Palette {
        self.look().palette()
    }

    /// Makes the deck follow the settings and the window.
    pub fn restyle(&mut self) {
        let palette = self.palette();
        self.deck.restyle(style(&self.settings), tones(palette), self.scale);
    }

    /// Takes the pictures of the folder that the settings name, or the program's own where they name none.
    ///
    /// # Errors
    /// If the folder cannot be used; the cards are then those of the program.
    pub fn take_deck_folder(&mut self) -> Result<(), DeckFolderError> {
        let own = self.settings.deck_folder.as_deref().map(Own::check).transpose();
        let (own, result) = own.map_or_else(|error| (None, Err(error)), |own| (own, Ok(())));
        self.deck.use_own(own);
        result
    }

    /// The scale of words on sheets: smaller in small windows, larger in large ones.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        match self.size.height.min(self.size.width * 0.625) {
            short if short < 640.0 => 0.86,
            short if short < 1000.0 => 1.0,
            short if short < 1400.0 => 1.2,
            short if short < 2000.0 => 1.6,
            _ => 2.0,
        }
    }
}

fn look(settings: &Settings) -> Look {
    match settings.theme {
        Theme::System | Theme::Spruce | Theme::Contrast => Look::Spruce,
        Theme::Midnight => Look::Midnight,
        Theme::Linen => Look::Linen,
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
    Tones { paper: palette.card_paper, cover: palette.cover, now: palette.amber }
}
