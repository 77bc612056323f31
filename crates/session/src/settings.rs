//! Settings for every game, kept in a file of their own, and what is remembered of the player in files beside it.

mod appearance;
mod choices;
mod kept;
mod keys;
mod movement;
mod window;

pub use appearance::{Back, CardSize, HandOrder, Renderer, Tab, Theme};
pub use choices::Choices;
pub use kept::{Kept, Remembered};
pub use keys::{KeyChange, KeyPlace};
pub use movement::{Hints, Motion, Speed, Thinking, TrickPause};
pub use window::WindowPlace;

use crate::family::{self, Family};
use crate::lesson::Progress;
use crate::rule_set::{Pick, RuleSet};
use crate::storage::{Disk, LoadError, SaveError, System};
use kept::Place;

use serde::{Deserialize, Serialize};

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Settings for every game, and what is remembered of the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Language tag, such as `de`; `None` for that of the system.
    pub language: Option<String>,
    /// Speed of cards that move.
    pub speed: Speed,
    /// Time that a complete trick lies.
    pub trick_pause: TrickPause,
    /// Time that bots take to think ahead.
    pub thinking: Thinking,
    /// Permission to ask for hints.
    pub hints: Hints,
    /// `true` if the coach asks about a choice that surely costs much before it is made.
    pub coach: bool,
    /// `true` if the eight say a word about their own hand now and then.
    pub table_talk: bool,
    /// Order of one's own cards.
    pub hand_order: HandOrder,
    /// `true` if a card is played by itself when no other may be.
    pub plays_forced_cards: bool,
    /// `true` if the first click on a card chooses it and only the second plays it.
    pub confirms_cards: bool,
    /// `true` if each suit has a color of its own.
    pub four_colours: bool,
    /// `true` if the cards have large indices.
    pub large_index: bool,
    /// `true` if the cards are black and white with heavy outlines.
    pub bold_cards: bool,
    /// Back of the cards.
    pub back: Back,
    /// Folder with pictures of cards of one's own; `None` for those of the program.
    pub deck_folder: Option<PathBuf>,
    /// Movement of cards.
    pub motion: Motion,
    /// `true` if sounds are played.
    pub sound: bool,
    /// Volume of sounds, 0 to 100 percent.
    pub volume: u8,
    /// Color theme of the table.
    pub theme: Theme,
    /// Size of words, buttons and panels: [`Settings::SIZES`] percent of the usual.
    pub interface_size: u16,
    /// Size of the cards on the table.
    pub card_size: CardSize,
    /// Renderer of the window from the next start on.
    pub renderer: Renderer,
    /// Drawer of the table as it was left beside the cloth; `None` if it was closed.
    pub drawer: Option<Tab>,
    /// Window as it was left; `None` before it was closed for the first time.
    pub window: Option<WindowPlace>,
    /// Choices for the last new game.
    #[serde(skip_serializing)]
    pub last_game: Choices,
    /// Games that were begun last, the last one first, each once.
    #[serde(skip_serializing)]
    pub recent_games: Vec<Pick>,
    /// `true` if the cards of two partners who share the screen are hidden from each other as well.
    pub hides_partners: bool,
    /// People who play together often, those who played last first.
    #[serde(skip_serializing)]
    pub families: Vec<Family>,
    /// Progress of the player in the lessons.
    #[serde(skip_serializing)]
    pub lessons: Progress,
    /// Keys that were changed.
    pub keys: Vec<KeyChange>,
    /// Settings as they were read, by which changes since are known.
    #[serde(skip)]
    pub kept: Kept,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            speed: Speed::default(),
            trick_pause: TrickPause::default(),
            thinking: Thinking::default(),
            hints: Hints::default(),
            coach: false,
            table_talk: true,
            hand_order: HandOrder::default(),
            plays_forced_cards: false,
            confirms_cards: false,
            four_colours: false,
            large_index: false,
            bold_cards: false,
            back: Back::default(),
            deck_folder: None,
            motion: Motion::default(),
            sound: true,
            volume: 60,
            theme: Theme::default(),
            interface_size: 100,
            card_size: CardSize::default(),
            renderer: Renderer::default(),
            drawer: None,
            window: None,
            last_game: Choices::default(),
            recent_games: Vec::new(),
            hides_partners: true,
            families: Vec::new(),
            lessons: Progress::default(),
            keys: Vec::new(),
            kept: Kept::default(),
        }
    }
}

impl Settings {
    /// Sizes of the interface that can be chosen, in percent.
    pub const SIZES: RangeInclusive<u16> = 75..=200;
    /// Number of games that are remembered as those begun last.
    pub const RECENT: usize = 3;

    /// Reads the settings from a file, and what is remembered of the player from those beside it. Whatever is not named
    /// there, or cannot be read, has its default, and so has everything if there is no file. The errors say what could
    /// not be read: entries that are unknown here, or wrong, stay in the file; a damaged file is set aside under
    /// another name, with its readable entries left in its place. If a file cannot be opened, the settings stand in for
    /// it.
    #[must_use]
    pub fn load(path: &Path) -> (Self, Vec<LoadError>) {
        Settings::load_on(&System, path)
    }

    /// Reads the settings on this disk, as [`Settings::load`] does on that of the machine.
    #[must_use]
    pub fn load_on(disk: &dyn Disk, path: &Path) -> (Self, Vec<LoadError>) {
        Place::new(disk, path).load()
    }

    /// Reads the settings from a file without changing it, or returns `None` if there is no file and nothing is
    /// remembered beside it.
    #[must_use]
    pub fn peek(path: &Path) -> Option<Self> {
        let (settings, _) = Place::new(&System, path).peek();
        (path.exists() || settings != Settings::default()).then_some(settings)
    }

    /// Writes the changes since the settings were read or last written. Everything else in the files stays as another
    /// program may have written it, and so do entries that cannot be read here. Lessons, families and games that other
    /// programs remembered meanwhile are learned. If the settings stand in for a file, they are afterwards as the file
    /// has them, except for the changes.
    ///
    /// # Errors
    /// If it cannot be written, or still cannot be read; the old one is then as it was.
    pub fn save(&mut self, path: &Path) -> Result<(), SaveError> {
        self.save_on(&System, path)
    }

    /// Writes the settings on this disk, as [`Settings::save`] does on that of the machine.
    ///
    /// # Errors
    /// If it cannot be written, or still cannot be read; the old one is then as it was.
    pub fn save_on(&mut self, disk: &dyn Disk, path: &Path) -> Result<(), SaveError> {
        Place::new(disk, path).save(self)
    }

    /// Empties the files beside the settings and what is remembered here, and returns what that was. Put back and
    /// saved, it is as before.
    ///
    /// # Errors
    /// If a file cannot be written or read; everything is then remembered here as before.
    pub fn forget(&mut self, path: &Path) -> Result<Remembered, SaveError> {
        Place::new(&System, path).forget(self)
    }

    /// Remembers the choices for a game that begins.
    pub fn remember_game(&mut self, choices: Choices) {
        self.recent_games.insert(0, choices.pick());
        self.recent_games = first_of_each(std::mem::take(&mut self.recent_games));
        self.last_game = choices;
    }

    /// Returns the settings with every value in its range.
    #[must_use]
    pub fn sane(mut self) -> Self {
        const TAG: usize = 35;
        let is_tag = |tag: &String| tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') && tag.len() <= TAG;
        self.language = self.language.filter(|tag| !tag.is_empty() && is_tag(tag));
        if let TrickPause::Milliseconds(pause) = &mut self.trick_pause {
            *pause = (*pause).min(TrickPause::LONGEST);
        }
        self.volume = self.volume.min(100);
        self.interface_size = self.interface_size.clamp(*Settings::SIZES.start(), *Settings::SIZES.end());
        self.deck_folder = self.deck_folder.filter(|folder| !folder.as_os_str().is_empty());
        self.window = self.window.map(WindowPlace::sane);
        let game = &mut self.last_game;
        if !game.rules.validate().is_empty() {
            game.rules = game.game.into();
        }
        game.rule_set = game.rule_set.take().map(|name| pitch_shown::clean(&name, RuleSet::LONGEST_NAME));
        game.names.truncate(7);
        game.kinds.truncate(7);
        game.avatars.truncate(7);
        self.recent_games = first_of_each(self.recent_games.into_iter().map(Pick::cleaned).collect());
        self.families = family::sane(&self.families);
        self.lessons = self.lessons.sane();
        self.keys.truncate(KeyChange::MOST);
        for name in &mut game.names {
            *name = pitch_shown::clean(name, pitch_shown::LONGEST_NAME);
        }
        self
    }
}

/// Returns each game once, at most [`Settings::RECENT`] of them.
fn first_of_each(picks: Vec<Pick>) -> Vec<Pick> {
    let mut kept = Vec::new();
    for pick in picks {
        if kept.len() < Settings::RECENT && !kept.contains(&pick) {
            kept.push(pick);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, syntax};
    use pitch_rules::{Preset, Rules};

    #[test]
    fn settings_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/settings.ron");
        let loaded = |path| {
            let (settings, errors) = Settings::load(path);
            assert!(errors.is_empty(), "{errors:?}");
            settings
        };
        assert_eq!(loaded(&path), Settings::default());
        let mut settings = Settings { language: Some("de-CH".to_owned()), ..Settings::default() };
        (settings.speed, settings.trick_pause) = (Speed::Instant, TrickPause::UntilClick);
        settings.last_game.names = vec!["Zoë".to_owned()];
        settings.keys = vec![KeyChange { place: KeyPlace::Table, usual: "h".to_owned(), chosen: "j".to_owned() }];
        settings.save(&path).expect("saved");
        assert_eq!(Settings::peek(&path).as_ref(), Some(&settings));
        assert_eq!(loaded(&path), settings);
    }

    #[test]
    fn a_setting_that_is_missing_has_its_default() {
        let settings: Settings =
            syntax::read("(four_colours: true, last_game: (rules: (players: 5)))").expect("settings");
        let rules = Rules { players: 5, ..Rules::default() };
        // A file of before knows nothing of the eight.
        let last_game = Choices { rules, knows_the_eight: false, ..Choices::default() };
        assert_eq!(settings, Settings { four_colours: true, last_game, ..Settings::default() });
    }

    #[test]
    fn values_out_of_range_are_brought_back() {
        let text = "(language: \"../../etc\", trick_pause: milliseconds(4000000000), volume: 255, interface_size: 20, window: Some((width: 3, height: 65535, corner: Some((-99999, 0)))),
            last_game: (game: \"seven_up\", rules: (players: 200), names: [\"\\u{7}b\", \"\", \"\", \"\", \"\", \"\", \"\", \"\"]))";
        let settings = syntax::read::<Settings>(text).expect("settings").sane();
        assert_eq!((settings.language, settings.volume, settings.interface_size), (None, 100, 75));
        assert_eq!(settings.trick_pause, TrickPause::Milliseconds(TrickPause::LONGEST));
        let window = WindowPlace { width: 200, height: 16_384, corner: None, is_maximized: false };
        assert_eq!(settings.window, Some(window));
        assert_eq!(settings.last_game.rules, Rules::from(Preset::SevenUp), "such rules cannot be played");
        assert_eq!((settings.last_game.names.len(), settings.last_game.names[0].as_str()), (7, "b"));
    }

    #[test]
    fn the_games_begun_last_are_remembered_once_each() {
        let mut settings = Settings::default();
        let begin = |settings: &mut Settings, game, own: Option<&str>| {
            settings.remember_game(Choices { game, rule_set: own.map(str::to_owned), ..Choices::default() });
        };
        for game in [Preset::SevenUp, Preset::Setback, Preset::Trinidad, Preset::Setback] {
            begin(&mut settings, game, None);
        }
        assert_eq!(settings.last_game.game, Preset::Setback);
        let recent = [Preset::Setback, Preset::Trinidad, Preset::SevenUp].map(Pick::Printed);
        assert_eq!(settings.recent_games, recent);
        begin(&mut settings, Preset::Setback, Some("Ours"));
        assert_eq!(settings.recent_games[..2], [Pick::Own("Ours".to_owned()), Pick::Printed(Preset::Setback)]);
        let read = "(recent_games: [Printed(\"smudge\"), Printed(\"smudge\"), Own(\"\\u{7}b\"), Own(\"b\")])";
        let settings = syntax::read::<Settings>(read).expect("settings").sane();
        assert_eq!(settings.recent_games, [Pick::Printed(Preset::Smudge), Pick::Own("b".to_owned())]);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "(speed fast)").expect("written");
        assert_eq!(Settings::peek(&path), Some(Settings::default()));
        assert!(path.exists(), "looking does not set it aside");
        let (settings, mut errors) = Settings::load(&path);
        let error = errors.pop().expect("an error");
        assert_eq!(settings, Settings::default());
        let aside = error.set_aside.as_ref().expect("set aside");
        assert_eq!(std::fs::read_to_string(aside).expect("there"), "(speed fast)");
        assert!(!path.exists() && errors.is_empty());
        assert!(error.to_string().contains(":1:"), "{error}");
    }

    #[test]
    fn one_entry_that_is_unknown_or_wrong_spoils_no_other_and_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let text = "(\n    language: \"de\",\n    theme: neon,\n    no_such: 3,\n    volume: 7,\n)\n";
        std::fs::write(&path, text).expect("written");
        let (mut settings, errors) = Settings::load(&path);
        assert_eq!((settings.language.as_deref(), settings.volume, settings.theme), (Some("de"), 7, Theme::default()));
        let [error] = &errors[..] else { panic!("{errors:?}") };
        assert!(error.set_aside.is_none() && error.to_string().ends_with("theme, no_such"), "{error}");
        settings.volume = 8;
        settings.save(&path).expect("saved");
        let text = std::fs::read_to_string(&path).expect("there");
        for entry in ["language: \"de\",", "theme: neon,", "no_such: 3,", "volume: 8,"] {
            assert!(text.contains(&format!("\n    {entry}\n")), "{text}");
        }
        settings.theme = Theme::Linen;
        settings.save(&path).expect("saved");
        assert_eq!(Settings::load(&path).0.theme, Theme::Linen);
    }

    #[test]
    fn who_writes_last_changes_only_what_was_chosen_there() {
        use crate::{Kind, Lesson};

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let family =
            |names: [&str; 2]| Family::of(&names.map(|name| Player::new(name, Kind::Person))).expect("a family");
        let key = |usual: &str, chosen: &str| KeyChange {
            place: KeyPlace::Table,
            usual: usual.to_owned(),
            chosen: chosen.to_owned(),
        };
        let mut first = Settings { volume: 5, keys: vec![key("h", "x")], ..Settings::default() };
        family::remember(&mut first.families, family(["Ann", "Bo"]));
        first.save(&path).expect("saved");
        let mut second = Settings::load(&path).0;
        first.theme = Theme::Linen;
        first.lessons.note(Lesson::First, 9, 9);
        first.keys.push(key("u", "y"));
        family::remember(&mut first.families, family(["Cy", "Dee"]));
        first.remember_game(Choices { game: Preset::SevenUp, ..Choices::default() });
        first.save(&path).expect("saved");
        second.volume = 90;
        second.lessons.note(Lesson::Steal, 3, 9);
        second.keys = vec![key("h", "z")];
        second.families.clear();
        family::remember(&mut second.families, family(["Eve", "Flo"]));
        second.remember_game(Choices { game: Preset::Setback, ..Choices::default() });
        second.save(&path).expect("saved");
        let (now, errors) = Settings::load(&path);
        assert!(errors.is_empty(), "{errors:?}");
        assert_eq!((now.volume, now.theme), (90, Theme::Linen));
        assert!(now.lessons.is_done(Lesson::First) && now.lessons.left() == Some((Lesson::Steal, 3)));
        assert_eq!(now.keys, [key("h", "z"), key("u", "y")]);
        assert_eq!(now.families, [family(["Eve", "Flo"]), family(["Cy", "Dee"])], "one was forgotten here");
        assert_eq!(now.recent_games, [Preset::Setback, Preset::SevenUp].map(Pick::Printed));
        assert_eq!(now.last_game.game, Preset::Setback);
        assert!(second.lessons.is_done(Lesson::First), "what was learned elsewhere is known here");
        let text = std::fs::read_to_string(&path).expect("there");
        assert!(!["lessons", "families", "recent_games", "last_game"].iter().any(|name| text.contains(name)), "{text}");
    }

    #[test]
    fn what_an_earlier_version_had_among_the_settings_moves_to_files_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let former = "(volume: 3, last_game: (game: \"setback\"), recent_games: [Printed(\"setback\")], \
            families: [(members: [(name: \"Ann\", kind: person), (name: \"Bo\", kind: person)])], \
            lessons: (done: [\"first\"], left: Some((lesson: \"steal\", step: 2))))";
        std::fs::write(&path, former).expect("written");
        let (mut settings, errors) = Settings::load(&path);
        assert!(errors.is_empty() && settings.families.len() == 1 && settings.last_game.game == Preset::Setback);
        settings.four_colours = true;
        settings.save(&path).expect("saved");
        let text = std::fs::read_to_string(&path).expect("there");
        assert!(text.contains("volume: 3") && !text.contains("lessons") && !text.contains("families"), "{text}");
        let (again, errors) = Settings::load(&path);
        assert!(again == settings && errors.is_empty(), "{errors:?}");
        // That version is played once more: what it knows is joined with what is known here.
        std::fs::write(&path, "(volume: 3, lessons: (done: [\"solo\"]), recent_games: [Printed(\"seven_up\")])")
            .expect("written");
        let (mut settings, _) = Settings::load(&path);
        assert!(settings.lessons.left().is_some() && settings.recent_games.len() == 2, "{settings:?}");
        settings.save(&path).expect("saved");
        let lessons = std::fs::read_to_string(folder.path().join("lessons.ron")).expect("there");
        assert!(lessons.contains("first") && lessons.contains("solo") && lessons.contains("steal"), "{lessons}");
    }
}
