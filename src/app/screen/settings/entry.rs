//! A setting: what it is called, by what it is changed, and which part of what is stored it is.

use super::offer::Offer;
use crate::app::context::Context;
use crate::app::widget::speaks_of;
use crate::language::Language;
use crate::session::Settings as Chosen;
use crate::t;

/// What one row of the screen sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Setting {
    /// How fast cards move.
    Speed,
    /// How long a complete trick lies.
    TrickPause,
    /// The order of one's own cards.
    HandOrder,
    /// Whether a card is played by itself when no other may be.
    ForcedCards,
    /// Whether only the second click plays a card.
    ConfirmedCards,
    /// Whether two partners are hidden from each other.
    HiddenPartners,
    /// A colour for each suit.
    FourColours,
    /// Large indices.
    LargeIndex,
    /// Black and white cards with heavy outlines.
    BoldCards,
    /// The back of the cards.
    Back,
    /// A folder with pictures of one's own.
    DeckFolder,
    /// Whether cards travel.
    Motion,
    /// Whether anything is heard.
    Sound,
    /// How loud it is.
    Volume,
    /// The size of the interface.
    InterfaceSize,
    /// The size of the cards on the table.
    CardSize,
    /// The colours of the table.
    Theme,
    /// The language.
    Language,
    /// What draws the window.
    Renderer,
}

/// What settings lie together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// How the table plays.
    Table,
    /// How the cards look.
    Deck,
    /// How things move.
    Motion,
    /// What is heard.
    Sound,
    /// How large everything is.
    Sizes,
    /// The colours of the table.
    Theme,
    /// The language.
    Language,
    /// What draws the window.
    Renderer,
}

impl Group {
    /// All groups, in the order of the screen.
    pub const ALL: [Group; 8] = [
        Group::Table,
        Group::Deck,
        Group::Motion,
        Group::Sound,
        Group::Sizes,
        Group::Theme,
        Group::Language,
        Group::Renderer,
    ];

    /// What the group is called.
    #[must_use]
    pub fn title(self, language: &Language) -> String {
        let group = match self {
            Group::Table => "table",
            Group::Deck => "deck",
            Group::Motion => "motion",
            Group::Sound => "sound",
            Group::Sizes => "sizes",
            Group::Theme => "theme",
            Group::Language => "language",
            Group::Renderer => "renderer",
        };
        t!(language, "settings-group", group = group)
    }
}

/// By what a setting is changed.
#[derive(Debug, Clone, Copy)]
pub enum Control {
    /// One of a few words beside each other.
    Choice(fn(&Context) -> Vec<Offer>),
    /// One of a few pictures with their words.
    Pictures(fn(&Context) -> Vec<Offer>),
    /// On or off.
    Switch {
        /// Whether it is on.
        is_on: fn(&Chosen) -> bool,
        /// Switches it.
        set: fn(&mut Chosen, bool),
    },
    /// More or less of something.
    Steps(Steps),
    /// The place of a folder, typed.
    Folder,
}

/// A number that goes up and down by stops.
#[derive(Debug, Clone, Copy)]
pub struct Steps {
    /// The numbers to stop at, rising. A stored number between them is shown as it is.
    pub stops: &'static [u32],
    /// The number that is stored; none if it is the value beside the numbers.
    pub get: fn(&Chosen) -> Option<u32>,
    /// Stores a number.
    pub set: fn(&mut Chosen, u32),
    /// A number in words.
    pub words: fn(&Language, u32) -> String,
    /// A value beside the numbers: beyond the last of them.
    pub beyond: Option<fn(&Context) -> Offer>,
}

/// A setting, and all there is to know about it.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Which one it is.
    pub setting: Setting,
    /// With which others it lies.
    pub group: Group,
    /// What it is called.
    pub title: fn(&Language) -> String,
    /// What it does, in one sentence.
    pub about: fn(&Context) -> String,
    /// By what it is changed.
    pub control: Control,
    /// Whether it does anything as the other settings are.
    pub matters: fn(&Chosen) -> bool,
    /// Copies it, and nothing else, from one place to another.
    pub copy: fn(&Chosen, &mut Chosen),
}

impl Entry {
    /// Whether it is as at first.
    #[must_use]
    pub fn is_as_at_first(&self, chosen: &Chosen) -> bool {
        self.reset(chosen) == *chosen
    }

    /// All settings, with this one as at first.
    #[must_use]
    pub fn reset(&self, chosen: &Chosen) -> Chosen {
        let mut settings = chosen.clone();
        (self.copy)(&Chosen::default(), &mut settings);
        settings
    }

    /// All settings, with this one as it is in `other`.
    #[must_use]
    pub fn taken_from(&self, other: &Chosen, chosen: &Chosen) -> Chosen {
        let mut settings = chosen.clone();
        (self.copy)(other, &mut settings);
        settings
    }

    /// Whether every one of these words, in lower case, stands in its name, its sentence, its group or what it offers.
    #[must_use]
    pub fn speaks_of(&self, words: &str, context: &Context) -> bool {
        let l = &context.language;
        let mut all = vec![(self.title)(l), (self.about)(context), self.group.title(l)];
        if let Control::Choice(offers) | Control::Pictures(offers) = self.control {
            all.extend(offers(context).into_iter().map(|offer| offer.words));
        }
        speaks_of(words, all)
    }
}
