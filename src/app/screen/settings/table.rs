//! The table of all settings. A setting more is an entry more, and its texts.

use super::entry::{Control, Entry, Group, Setting, Steps};
use super::offer;
use crate::app::zoom;
use crate::language::Language;
use crate::session::Settings as Chosen;
use crate::session::settings::TrickPause;
use crate::t;

/// All settings as at first; what was chosen for the last new game is no setting and stays.
#[must_use]
pub fn reset_all(chosen: &Chosen) -> Chosen {
    ENTRIES.iter().fold(chosen.clone(), |settings, entry| entry.reset(&settings))
}

/// The entry of a setting.
#[must_use]
pub fn entry(setting: Setting) -> &'static Entry {
    ENTRIES.iter().find(|entry| entry.setting == setting).unwrap_or(&ENTRIES[0])
}

/// An entry whose part of what is stored is one field.
macro_rules! entry {
    ($setting:ident, $group:ident, $field:ident, $title:literal, $about:literal, $control:expr) => {
        Entry {
            setting: Setting::$setting,
            group: Group::$group,
            title: |l| t!(l, $title),
            about: |context| t!(context.language, $about),
            control: $control,
            matters: |_| true,
            copy: |from, to| to.$field.clone_from(&from.$field),
        }
    };
}

/// A switch over one field.
macro_rules! switch {
    ($setting:ident, $group:ident, $field:ident, $title:literal, $about:literal) => {
        entry!(
            $setting,
            $group,
            $field,
            $title,
            $about,
            Control::Switch { is_on: |settings| settings.$field, set: |settings, on| settings.$field = on }
        )
    };
}

/// Every setting, in the order of the screen; those of a group lie together.
pub const ENTRIES: [Entry; 18] = [
    entry!(Speed, Table, speed, "settings-speed", "settings-speed-about", Control::Choice(offer::speeds)),
    entry!(
        TrickPause,
        Table,
        trick_pause,
        "settings-trick-stays",
        "settings-trick-stays-about",
        Control::Steps(Steps {
            stops: &[0, 300, 600, 900, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 7000, TrickPause::LONGEST],
            get: |settings| match settings.trick_pause {
                TrickPause::Milliseconds(pause) => Some(pause),
                TrickPause::UntilClick => None,
            },
            set: |settings, pause| settings.trick_pause = TrickPause::Milliseconds(pause),
            words: |l, pause| t!(l, "settings-seconds", whole = pause / 1000, tenths = pause % 1000 / 100),
            beyond: Some(offer::until_click),
        })
    ),
    entry!(
        HandOrder,
        Table,
        hand_order,
        "settings-hand-order",
        "settings-hand-order-about",
        Control::Choice(offer::hand_orders)
    ),
    switch!(ForcedCards, Table, plays_forced_cards, "settings-forced", "settings-forced-about"),
    switch!(ConfirmedCards, Table, confirms_cards, "settings-confirm", "settings-confirm-about"),
    switch!(FourColours, Deck, four_colours, "settings-four-colours", "settings-four-colours-about"),
    switch!(LargeIndex, Deck, large_index, "settings-large-index", "settings-large-index-about"),
    switch!(BoldCards, Deck, bold_cards, "settings-bold-cards", "settings-bold-cards-about"),
    entry!(Back, Deck, back, "settings-back", "settings-back-about", Control::Pictures(offer::backs)),
    entry!(DeckFolder, Deck, deck_folder, "settings-folder", "settings-folder-about", Control::Folder),
    entry!(Motion, Motion, motion, "settings-motion", "settings-motion-about", Control::Choice(offer::motions)),
    switch!(Sound, Sound, sound, "settings-sound", "settings-sound-about"),
    Entry {
        about: |context| match context.settings.sound {
            true => t!(context.language, "settings-volume-about"),
            false => t!(context.language, "settings-volume-idle"),
        },
        matters: |settings| settings.sound,
        ..entry!(
            Volume,
            Sound,
            volume,
            "settings-volume",
            "settings-volume-about",
            Control::Steps(Steps {
                stops: &[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
                get: |settings| Some(settings.volume.into()),
                set: |settings, volume| settings.volume = volume.min(100) as u8,
                words: percent,
                beyond: None,
            })
        )
    },
    Entry {
        about: |context| {
            let most = zoom::most(context.window_size());
            match context.settings.interface_size > most {
                true => t!(context.language, "settings-interface-limit", percent = most),
                false => t!(context.language, "settings-interface-about"),
            }
        },
        ..entry!(
            InterfaceSize,
            Sizes,
            interface_size,
            "settings-interface",
            "settings-interface-about",
            Control::Steps(Steps {
                stops: &[75, 80, 90, 100, 110, 125, 150, 175, 200],
                get: |settings| Some(settings.interface_size.into()),
                set: |settings, size| settings.interface_size = size.min(200) as u16,
                words: percent,
                beyond: None,
            })
        )
    },
    entry!(
        CardSize,
        Sizes,
        card_size,
        "settings-card-size",
        "settings-card-size-about",
        Control::Choice(offer::card_sizes)
    ),
    entry!(Theme, Theme, theme, "settings-theme", "settings-theme-about", Control::Pictures(offer::themes)),
    entry!(
        Language,
        Language,
        language,
        "settings-language",
        "settings-language-about",
        Control::Choice(offer::languages)
    ),
    Entry {
        about: |context| match cfg!(feature = "gpu") {
            true => t!(context.language, "settings-renderer-about"),
            false => t!(context.language, "settings-renderer-software-only"),
        },
        ..entry!(
            Renderer,
            Renderer,
            renderer,
            "settings-renderer",
            "settings-renderer-about",
            Control::Choice(offer::renderers)
        )
    },
];

fn percent(language: &Language, percent: u32) -> String {
    t!(language, "settings-percent", percent = percent)
}
