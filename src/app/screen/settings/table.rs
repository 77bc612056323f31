//! The table of all settings. A setting more is an entry more, and its texts.

use super::entry::{Control, Entry, Group, Setting, Steps};
use super::offer;
use crate::app::context::Context;
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
    ($setting:ident, $group:ident, $field:ident, $title:expr, $about:expr, $control:expr) => {
        Entry {
            setting: Setting::$setting,
            group: Group::$group,
            title: $title,
            about: $about,
            control: $control,
            matters: |_| true,
            copy: |from, to| to.$field.clone_from(&from.$field),
        }
    };
}

/// The switch of one field.
macro_rules! switch {
    ($field:ident) => {
        Control::Switch { is_on: |settings| settings.$field, set: |settings, on| settings.$field = on }
    };
}

/// How long a complete trick lies, in ms.
const PAUSES: Steps = Steps {
    stops: &[0, 300, 600, 900, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 7000, TrickPause::LONGEST],
    get: |settings| match settings.trick_pause {
        TrickPause::Milliseconds(pause) => Some(pause),
        TrickPause::UntilClick => None,
    },
    set: |settings, pause| settings.trick_pause = TrickPause::Milliseconds(pause),
    words: |l, pause| t!(l, "settings-seconds", whole = pause / 1000, tenths = pause % 1000 / 100),
    beyond: Some(offer::until_click),
};

/// How loud it is, in percent.
const VOLUMES: Steps = Steps {
    stops: &[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    get: |settings| Some(settings.volume.into()),
    set: |settings, volume| settings.volume = volume.min(100) as u8,
    words: percent,
    beyond: None,
};

/// The size of the interface, in percent.
const SIZES: Steps = Steps {
    stops: &[75, 80, 90, 100, 110, 125, 150, 175, 200],
    get: |settings| Some(settings.interface_size.into()),
    set: |settings, size| settings.interface_size = size.min(200) as u16,
    words: percent,
    beyond: None,
};

/// Every setting, in the order of the screen; those of a group lie together.
pub const ENTRIES: [Entry; 19] = [
    entry!(
        Speed,
        Table,
        speed,
        |l| t!(l, "settings-speed"),
        |c| t!(c.language, "settings-speed-about"),
        Control::Choice(offer::speeds)
    ),
    entry!(
        TrickPause,
        Table,
        trick_pause,
        |l| t!(l, "settings-trick-stays"),
        |c| t!(c.language, "settings-trick-stays-about"),
        Control::Steps(PAUSES)
    ),
    entry!(
        HandOrder,
        Table,
        hand_order,
        |l| t!(l, "settings-hand-order"),
        |c| t!(c.language, "settings-hand-order-about"),
        Control::Choice(offer::hand_orders)
    ),
    entry!(
        ForcedCards,
        Table,
        plays_forced_cards,
        |l| t!(l, "settings-forced"),
        |c| t!(c.language, "settings-forced-about"),
        switch!(plays_forced_cards)
    ),
    entry!(
        ConfirmedCards,
        Table,
        confirms_cards,
        |l| t!(l, "settings-confirm"),
        |c| t!(c.language, "settings-confirm-about"),
        switch!(confirms_cards)
    ),
    entry!(
        HiddenPartners,
        Table,
        hides_partners,
        |l| t!(l, "settings-partners"),
        |c| t!(c.language, "settings-partners-about"),
        switch!(hides_partners)
    ),
    entry!(
        FourColours,
        Deck,
        four_colours,
        |l| t!(l, "settings-four-colours"),
        |c| t!(c.language, "settings-four-colours-about"),
        switch!(four_colours)
    ),
    entry!(
        LargeIndex,
        Deck,
        large_index,
        |l| t!(l, "settings-large-index"),
        |c| t!(c.language, "settings-large-index-about"),
        switch!(large_index)
    ),
    entry!(
        BoldCards,
        Deck,
        bold_cards,
        |l| t!(l, "settings-bold-cards"),
        |c| t!(c.language, "settings-bold-cards-about"),
        switch!(bold_cards)
    ),
    entry!(
        Back,
        Deck,
        back,
        |l| t!(l, "settings-back"),
        |c| t!(c.language, "settings-back-about"),
        Control::Pictures(offer::backs)
    ),
    entry!(
        DeckFolder,
        Deck,
        deck_folder,
        |l| t!(l, "settings-folder"),
        |c| t!(c.language, "settings-folder-about"),
        Control::Folder
    ),
    entry!(
        Motion,
        Motion,
        motion,
        |l| t!(l, "settings-motion"),
        |c| t!(c.language, "settings-motion-about"),
        Control::Choice(offer::motions)
    ),
    entry!(
        Sound,
        Sound,
        sound,
        |l| t!(l, "settings-sound"),
        |c| t!(c.language, "settings-sound-about"),
        switch!(sound)
    ),
    Entry {
        matters: |settings| settings.sound,
        ..entry!(Volume, Sound, volume, |l| t!(l, "settings-volume"), about_volume, Control::Steps(VOLUMES))
    },
    entry!(
        InterfaceSize,
        Sizes,
        interface_size,
        |l| t!(l, "settings-interface"),
        about_interface,
        Control::Steps(SIZES)
    ),
    entry!(
        CardSize,
        Sizes,
        card_size,
        |l| t!(l, "settings-card-size"),
        |c| t!(c.language, "settings-card-size-about"),
        Control::Choice(offer::card_sizes)
    ),
    entry!(
        Theme,
        Theme,
        theme,
        |l| t!(l, "settings-theme"),
        |c| t!(c.language, "settings-theme-about"),
        Control::Pictures(offer::themes)
    ),
    entry!(
        Language,
        Language,
        language,
        |l| t!(l, "settings-language"),
        |c| t!(c.language, "settings-language-about"),
        Control::Choice(offer::languages)
    ),
    entry!(
        Renderer,
        Renderer,
        renderer,
        |l| t!(l, "settings-renderer"),
        about_renderer,
        Control::Choice(offer::renderers)
    ),
];

fn about_volume(context: &Context) -> String {
    if context.settings.sound {
        t!(context.language, "settings-volume-about")
    } else {
        t!(context.language, "settings-volume-idle")
    }
}

fn about_interface(context: &Context) -> String {
    let most = zoom::most(context.window_size());
    if context.settings.interface_size > most {
        t!(context.language, "settings-interface-limit", percent = most)
    } else {
        t!(context.language, "settings-interface-about")
    }
}

fn about_renderer(context: &Context) -> String {
    if cfg!(feature = "gpu") {
        t!(context.language, "settings-renderer-about")
    } else {
        t!(context.language, "settings-renderer-software-only")
    }
}

fn percent(language: &Language, percent: u32) -> String {
    t!(language, "settings-percent", percent = percent)
}
