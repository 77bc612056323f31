//! Table of all settings: the name of each, its control, and its part of the stored settings. A new setting takes one
//! more line here, and its texts.

use crate::context::Context;
use crate::icon::{self, Icon};
use crate::keymap::Step;
use crate::portrait::Portrait;
use crate::search::Closeness;
use crate::widget::{Choice, turned};
use crate::zoom;
use pitch_language::{Language, Translation, phrase, t};
use pitch_session::settings::{Back, CardSize, HandOrder, Hints, Motion, Renderer, Speed, Theme, Thinking, TrickPause};
use pitch_session::{Face, Settings as Stored};

/// Group of settings on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Group {
    /// Help and company for the player.
    #[default]
    You,
    /// Play at the table.
    Table,
    /// Look of the table and the cards.
    Look,
    /// Motion.
    Motion,
    /// Sound.
    Sound,
    /// Sizes.
    Sizes,
    /// Language.
    Language,
    /// Renderer of the window.
    Renderer,
}

impl Group {
    /// Returns the groups that this build has settings of, in the order of the page.
    pub fn all() -> Vec<Group> {
        let mut groups: Vec<Group> = entries().map(|entry| entry.group).collect();
        groups.dedup();
        groups
    }

    /// Returns the title of the group.
    pub fn title(self, language: &Language) -> String {
        let group = match self {
            Group::You => "you",
            Group::Table => "table",
            Group::Look => "look",
            Group::Motion => "motion",
            Group::Sound => "sound",
            Group::Sizes => "sizes",
            Group::Language => "language",
            Group::Renderer => "renderer",
        };
        t!(language, "settings-group", group = group)
    }

    /// Returns the sign before its title.
    pub(super) const fn sign(self) -> Icon {
        match self {
            Group::You => icon::PERSON,
            Group::Table => icon::TABLE,
            Group::Look => icon::CARDS,
            Group::Motion => icon::MOTION,
            Group::Sound => icon::SOUND,
            Group::Sizes => icon::SIZES,
            Group::Language => icon::GLOBE,
            Group::Renderer => icon::CHIP,
        }
    }

    /// Returns the number of its settings that do not have their defaults.
    pub(super) fn changes(self, chosen: &Stored) -> usize {
        entries().filter(|entry| entry.group == self && !entry.is_as_at_first(chosen)).count()
    }
}

/// Control that changes a setting.
#[derive(Debug, Clone, Copy)]
pub enum Control {
    /// One of a few words side by side.
    Choice(fn(&Context) -> Vec<Choice<Stored>>),
    /// One of a few pictures with their words.
    Pictures(fn(&Context) -> Vec<Choice<Stored>>),
    /// Switch between on and off.
    Switch {
        /// Returns `true` if the setting is on.
        is_on: fn(&Stored) -> bool,
        /// Switches the setting.
        set: fn(&mut Stored, bool),
    },
    /// Number that goes up and down.
    Scale(Scale),
    /// Name, typed.
    Name,
    /// Path of a folder, typed.
    Folder,
    /// Button that forgets what is remembered, or brings it back.
    Forget,
}

/// Number that goes up and down by stops.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// Numbers to stop at, rising. A stored number between them is shown as it is.
    pub stops: &'static [u32],
    /// Returns the stored number; `None` for the value beyond the numbers.
    pub get: fn(&Stored) -> Option<u32>,
    /// Stores a number.
    pub set: fn(&mut Stored, u32),
    /// Returns a number in words.
    pub words: fn(&Language, u32) -> String,
    /// Value beyond the last of the numbers.
    pub beyond: Option<fn(&Context) -> Choice<Stored>>,
    /// Returns the effect of a number in this window: numbers with the same effect are offered as one.
    pub comes_to: fn(&Context, u32) -> u32,
    /// Returns `true` if two numbers have the same effect in this window.
    pub are_alike: fn(&Context, u32, u32) -> bool,
}

/// Setting, with its words, its control and its place in what is stored.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Setting of the entry.
    pub setting: Setting,
    /// Group on the page.
    pub group: Group,
    /// Returns the name of the setting.
    pub title: fn(&Language) -> String,
    /// Returns its description, in one sentence.
    pub about: fn(&Context) -> String,
    /// Control that changes the setting.
    pub control: Control,
    /// `true` if the setting would not be understood without its description.
    pub is_explained: bool,
    /// `true` if this build has the setting.
    pub is_there: bool,
    /// Returns `true` if the setting has an effect with the other settings as they are.
    pub matters: fn(&Stored) -> bool,
    /// Copies this setting, and nothing else, from one place to another.
    pub copy: fn(&Stored, &mut Stored),
}

impl Scale {
    /// Returns all settings with this number.
    fn at(&self, context: &Context, number: u32) -> Stored {
        let mut settings = context.settings.clone();
        (self.set)(&mut settings, number);
        settings
    }

    /// Returns all settings with the next stop above or below the stored number; `None` beyond the last.
    pub fn turned(&self, context: &Context, step: Step) -> Option<Stored> {
        let mut stops = self.stops.iter().copied();
        let stop = match ((self.get)(&context.settings), step) {
            (None, Step::Next) => return None,
            (None, Step::Previous) => stops.next_back(),
            (Some(number), Step::Next) => stops.find(|&stop| stop > number && !(self.are_alike)(context, stop, number)),
            (Some(number), Step::Previous) => {
                stops.rfind(|&stop| stop < number && !(self.are_alike)(context, stop, number))
            }
        };
        let beyond = || self.beyond.filter(|_| step == Step::Next)?(context).message;
        stop.map(|stop| self.at(context, stop)).or_else(beyond)
    }
}

impl Entry {
    /// Returns `true` if the setting has its default.
    pub fn is_as_at_first(&self, chosen: &Stored) -> bool {
        self.reset(chosen) == *chosen
    }

    /// Returns all settings, with this one reset to its default.
    pub fn reset(&self, chosen: &Stored) -> Stored {
        let mut settings = chosen.clone();
        (self.copy)(&Stored::default(), &mut settings);
        settings
    }

    /// Returns all settings, with this one as it is in `other`.
    pub fn taken_from(&self, other: &Stored, chosen: &Stored) -> Stored {
        let mut settings = chosen.clone();
        (self.copy)(other, &mut settings);
        settings
    }

    /// Returns all settings with the next or the previous value of this one; `None` if there is no other, or if the
    /// setting has no effect now.
    pub fn turned(&self, context: &Context, step: Step) -> Option<Stored> {
        let now = &context.settings;
        if !(self.matters)(now) {
            return None;
        }
        match self.control {
            Control::Choice(choices) | Control::Pictures(choices) => turned(&choices(context), step),
            Control::Switch { is_on, set } => {
                let mut settings = now.clone();
                set(&mut settings, !is_on(now));
                Some(settings)
            }
            Control::Scale(scale) => scale.turned(context, step),
            Control::Name | Control::Folder | Control::Forget => None,
        }
    }

    /// Returns all settings with the next value of this one, and after the last with the first.
    pub fn next(&self, context: &Context) -> Option<Stored> {
        let first = || match self.control {
            Control::Scale(scale) if (self.matters)(&context.settings) => Some(scale.at(context, scale.stops[0])),
            _ => None,
        };
        self.turned(context, Step::Next).or_else(first)
    }

    /// Returns how closely the setting matches the search by its name, its sentence, its group and the words of its
    /// choices.
    pub(crate) fn closeness(&self, typed: &str, context: &Context) -> Option<Closeness> {
        let l = &context.language;
        let mut about = vec![(self.about)(context), self.group.title(l)];
        if let Control::Choice(choices) | Control::Pictures(choices) = self.control {
            about.extend(choices(context).into_iter().map(|choice| choice.words));
        }
        Closeness::of(typed, &(self.title)(l), [], about)
    }
}

/// Returns all settings with their defaults; the choices for the last new game are no setting and stay.
pub fn reset_all(chosen: &Stored) -> Stored {
    ENTRIES.iter().fold(chosen.clone(), |settings, entry| entry.reset(&settings))
}

/// Returns the entries of the settings that this build has, in the order of the page.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    ENTRIES.iter().filter(|entry| entry.is_there)
}

/// Returns the entry of a setting.
pub fn entry(setting: Setting) -> &'static Entry {
    ENTRIES.iter().find(|entry| entry.setting == setting).unwrap_or(&ENTRIES[0])
}

/// Declares the settings, in the order of the screen: the group of each, its field in what is stored, its texts and its
/// control, and whatever else is particular.
macro_rules! settings {
    ($($(#[$doc:meta])* $setting:ident in $group:ident: $field:ident, $title:literal, $about:literal, $control:expr
        $(, $particular:ident: $value:expr)*;)+) => {
        /// Setting of one row on the screen.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Setting {
            $($(#[$doc])* $setting,)+
        }

        /// Entries of all settings, in the order of the screen; those of a group are adjacent.
        pub const ENTRIES: [Entry; [$(Setting::$setting),+].len()] = [$(Entry {
            $($particular: $value,)*
            ..Entry {
                setting: Setting::$setting,
                group: Group::$group,
                title: |l| t!(l, $title),
                about: |context| t!(context.language, $about),
                control: $control,
                is_explained: false,
                is_there: true,
                matters: |_| true,
                copy: |from, to| to.$field.clone_from(&from.$field),
            }
        }),+];
    };
}

/// Returns the switch of one field.
macro_rules! switch {
    ($field:ident) => {
        Control::Switch { is_on: |settings| settings.$field, set: |settings, on| settings.$field = on }
    };
}

/// Durations for which a complete trick lies, in ms.
const PAUSES: Scale = Scale {
    stops: &[0, 300, 600, 900, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 7000, TrickPause::LONGEST],
    get: |settings| match settings.trick_pause {
        TrickPause::Milliseconds(pause) => Some(pause),
        TrickPause::UntilClick => None,
    },
    set: |settings, pause| settings.trick_pause = TrickPause::Milliseconds(pause),
    words: |l, pause| t!(l, "settings-seconds", whole = pause / 1000, tenths = pause % 1000 / 100),
    beyond: Some(until_click),
    comes_to: |_, pause| pause,
    are_alike: |_, one, other| one == other,
};

/// Volumes, in percent.
const VOLUMES: Scale = Scale {
    stops: &[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    get: |settings| Some(settings.volume.into()),
    set: |settings, volume| settings.volume = volume.min(100) as u8,
    words: percent,
    beyond: None,
    comes_to: |_, volume| volume,
    are_alike: |_, one, other| one == other,
};

/// Sizes of the interface, in percent.
const SIZES: Scale = Scale {
    stops: &[75, 80, 90, 100, 110, 125, 150, 175, 200],
    get: |settings| Some(settings.interface_size.into()),
    set: |settings, size| settings.interface_size = sized(size),
    words: percent,
    beyond: None,
    comes_to: |context, size| size.min(zoom::most(context.window_size()).into()),
    are_alike: |context, one, other| zoom::look_alike(sized(one), sized(other), context.window_size()),
};

/// Returns the size of the interface as it is stored, in percent.
fn sized(percent: u32) -> u16 {
    percent.min(200) as u16
}

settings! {
    /// Name of the player, which is kept with the last table: a reset leaves it.
    Name in You: last_game, "setup-name", "settings-name-about", Control::Name,
        copy: |_, _| {}, matters: |settings| settings.last_game.own().is_some();
    /// Face of the player, as the name.
    Face in You: last_game, "look-face", "settings-face-about", Control::Pictures(faces),
        copy: |_, _| {}, matters: |settings| settings.last_game.own().is_some();
    /// Words of the eight about their own hands.
    TableTalk in You: table_talk, "settings-table-talk", "settings-table-talk-about", switch!(table_talk);
    /// Availability of hints.
    Hints in You: hints, "settings-hints", "settings-hints-about", Control::Choice(hints);
    /// Question of the coach about a costly choice.
    Coach in You: coach, "settings-coach", "settings-coach-about", switch!(coach), is_explained: true;
    /// What is remembered of the player, which is no setting and is reset by its own button alone.
    Memory in You: lessons, "settings-memory", "settings-memory-about", Control::Forget,
        copy: |_, _| {}, is_explained: true;
    /// Speed of the cards.
    Speed in Table: speed, "settings-speed", "settings-speed-about", Control::Choice(speeds);
    /// Time for which a complete trick lies.
    TrickPause in Table: trick_pause, "settings-trick-stays", "settings-trick-stays-about", Control::Scale(PAUSES);
    /// Time for which bots think.
    Thinking in Table: thinking, "settings-thinking", "settings-thinking-about", Control::Choice(thinkings);
    /// Order of the player's own cards.
    HandOrder in Table: hand_order, "settings-hand-order", "settings-hand-order-about", Control::Choice(hand_orders);
    /// Automatic play of a card when no other may be played.
    ForcedCards in Table: plays_forced_cards, "settings-forced", "settings-forced-about", switch!(plays_forced_cards);
    /// Play of a card only by a second click.
    ConfirmedCards in Table: confirms_cards, "settings-confirm", "settings-confirm-about", switch!(confirms_cards);
    /// Hiding of two partners' cards from each other.
    HiddenPartners in Table: hides_partners, "settings-partners", "settings-partners-about", switch!(hides_partners);
    /// Colors of the table.
    Theme in Look: theme, "settings-theme", "settings-theme-about", Control::Pictures(themes);
    /// Back of the cards.
    Back in Look: back, "settings-back", "settings-back-about", Control::Pictures(backs);
    /// Separate color for each suit.
    FourColours in Look: four_colours, "settings-four-colours", "settings-four-colours-about", switch!(four_colours);
    /// Large indices.
    LargeIndex in Look: large_index, "settings-large-index", "settings-large-index-about", switch!(large_index);
    /// Black-and-white cards with heavy outlines.
    BoldCards in Look: bold_cards, "settings-bold-cards", "settings-bold-cards-about", switch!(bold_cards);
    /// Folder with the player's own pictures.
    DeckFolder in Look: deck_folder, "settings-folder", "settings-folder-about", Control::Folder, is_explained: true;
    /// Motion of the cards.
    Motion in Motion: motion, "settings-motion", "settings-motion-about", Control::Choice(motions), is_explained: true;
    /// Sound.
    Sound in Sound: sound, "settings-sound", "settings-sound-about", switch!(sound);
    /// Volume of the sound.
    Volume in Sound: volume, "settings-volume", "settings-volume-about", Control::Scale(VOLUMES),
        about: about_volume, matters: |settings| settings.sound;
    /// Size of the interface.
    InterfaceSize in Sizes: interface_size, "settings-interface", "settings-interface-about", Control::Scale(SIZES),
        about: about_interface, is_explained: true;
    /// Size of the cards on the table.
    CardSize in Sizes: card_size, "settings-card-size", "settings-card-size-about", Control::Pictures(card_sizes);
    /// Language.
    Language in Language: language, "settings-language", "settings-language-about", Control::Choice(languages);
    /// Renderer of the window.
    Renderer in Renderer: renderer, "settings-renderer", "settings-renderer-about", Control::Choice(renderers),
        is_explained: true, is_there: cfg!(feature = "gpu");
}

fn about_volume(context: &Context) -> String {
    if context.settings.sound {
        t!(context.language, "settings-volume-about")
    } else {
        t!(context.language, "settings-volume-idle")
    }
}

fn about_interface(context: &Context) -> String {
    let most = zoom::most(context.window_size());
    if context.is_size_held() {
        t!(context.language, "settings-interface-held")
    } else if context.settings.interface_size > most {
        t!(context.language, "settings-interface-limit", percent = most)
    } else {
        t!(context.language, "settings-interface-about")
    }
}

fn percent(language: &Language, percent: u32) -> String {
    t!(language, "settings-percent", percent = percent)
}

/// Returns a choice for each value: its words, and the settings with it.
fn choices<T: Copy>(
    context: &Context,
    values: impl IntoIterator<Item = T>,
    words: impl Fn(&Language, T) -> String,
    store: impl Fn(&mut Stored, T),
) -> Vec<Choice<Stored>> {
    let choice = |value| {
        let mut settings = context.settings.clone();
        store(&mut settings, value);
        Choice::new(words(&context.language, value), settings == context.settings, settings)
    };
    values.into_iter().map(choice).collect()
}

/// Returns the ten faces, the first of them also where none was chosen.
fn faces(context: &Context) -> Vec<Choice<Stored>> {
    let own = context.settings.last_game.own().map(|(seat, _, look)| (seat, Portrait::of_person(seat, look.face)));
    let choice = |(face, id): (Face, &str)| {
        let is_chosen = own.is_some_and(|(seat, now)| Portrait::of_person(seat, face) == now);
        let mut settings = context.settings.clone();
        if !is_chosen {
            settings.last_game.redraw(face);
        }
        Choice::new(phrase::animal(&context.language, id), is_chosen, settings)
    };
    Portrait::avatars().map(choice).collect()
}

/// Declares the choices of settings that have a few values, each with its words.
macro_rules! choices {
    ($($choices:ident: $field:ident in $values:ident { $($value:ident = $words:literal),+ })+) => {
        $(fn $choices(context: &Context) -> Vec<Choice<Stored>> {
            let words = |l: &Language, value| match value {
                $($values::$value => t!(l, $words),)+
            };
            choices(context, $values::ALL, words, |settings, value| settings.$field = value)
        })+
    };
}

choices! {
    thinkings: thinking in Thinking {
        Short = "settings-thinking-short", Usual = "settings-thinking-usual", Long = "settings-thinking-long"
    }
    hints: hints in Hints {
        Off = "settings-hints-off", On = "settings-hints-on", AskedTwice = "settings-hints-twice"
    }
    hand_orders: hand_order in HandOrder {
        TrumpsFirst = "settings-hand-order-trumps", Suits = "settings-hand-order-suits",
        Ranks = "settings-hand-order-ranks"
    }
    backs: back in Back {
        Brick = "settings-back-brick", Blue = "settings-back-blue", Slate = "settings-back-slate",
        Plum = "settings-back-plum"
    }
    motions: motion in Motion {
        System = "settings-as-system", Full = "settings-motion-full", Reduced = "settings-motion-reduced"
    }
    card_sizes: card_size in CardSize {
        Small = "settings-card-size-small", Normal = "settings-card-size-normal", Large = "settings-card-size-large",
        Huge = "settings-card-size-huge"
    }
    looks: theme in Theme {
        System = "settings-as-system", Spruce = "settings-theme-spruce", Midnight = "settings-theme-midnight",
        Linen = "settings-theme-linen", Contrast = "settings-theme-contrast"
    }
    renderers: renderer in Renderer {
        Auto = "settings-renderer-auto", Gpu = "settings-renderer-gpu", Software = "settings-renderer-software"
    }
}

/// Returns the looks, that of the system first.
fn themes(context: &Context) -> Vec<Choice<Stored>> {
    let mut themes = looks(context);
    let system = Theme::ALL.iter().position(|theme| *theme == Theme::System);
    themes[..=system.unwrap_or_default()].rotate_right(1);
    themes
}

fn speeds(context: &Context) -> Vec<Choice<Stored>> {
    choices(context, Speed::ALL, phrase::speed, |settings, speed| settings.speed = speed)
}

fn until_click(context: &Context) -> Choice<Stored> {
    let pause = TrickPause::UntilClick;
    let settings = Stored { trick_pause: pause, ..context.settings.clone() };
    Choice::new(t!(context.language, "settings-trick-until-click"), context.settings.trick_pause == pause, settings)
}

fn languages(context: &Context) -> Vec<Choice<Stored>> {
    let tags = std::iter::once(None).chain(Language::ALL.into_iter().map(Some));
    let words = |l: &Language, translation: Option<Translation>| {
        translation.map_or_else(|| t!(l, "settings-as-system"), |translation| translation.name.to_owned())
    };
    let mut choices = choices(context, tags.clone(), words, |settings, translation| {
        settings.language = translation.map(|translation| translation.tag.to_owned());
    });
    // Anyone who stored `de-CH` has chosen German.
    let spoken = context.settings.language.as_ref().map(|_| context.language.translation());
    for (choice, translation) in choices.iter_mut().zip(tags) {
        choice.chosen = translation == spoken;
    }
    choices
}
