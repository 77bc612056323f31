//! What the player chose for every game, kept in a file of its own.

mod appearance;
mod choices;
mod keys;
mod movement;
mod window;

pub use appearance::{Back, CardSize, HandOrder, Renderer, Theme};
pub use choices::Choices;
pub use keys::{KeyChange, KeyPlace};
pub use movement::{Hints, Motion, Speed, Thinking, TrickPause};
pub use window::WindowPlace;

use crate::session::family::{self, Family};
use crate::session::lesson::Progress;
use crate::session::player::Player;
use crate::session::regular;
use crate::session::rule_set::{Pick, RuleSet};
use crate::session::storage::{self, Disk, LoadCause, LoadError, SaveError, System};
use crate::session::syntax;
use crate::shown;

use serde::{Deserialize, Serialize};

use std::io::Read;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// What the player chose for every game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The language tag, such as `de`; nothing for that of the system.
    pub language: Option<String>,
    /// How fast cards move.
    pub speed: Speed,
    /// How long a complete trick lies.
    pub trick_pause: TrickPause,
    /// How long bots that think ahead think.
    pub thinking: Thinking,
    /// Whether a player may ask for hints.
    pub hints: Hints,
    /// Whether a choice that surely costs much is asked about before it is made.
    pub coach: bool,
    /// The order of one's own cards.
    pub hand_order: HandOrder,
    /// Whether a card is played by itself when no other may be.
    pub plays_forced_cards: bool,
    /// Whether the first click on a card chooses it and only the second plays it.
    pub confirms_cards: bool,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// Whether the cards have large indices.
    pub large_index: bool,
    /// Whether the cards are black and white with heavy outlines.
    pub bold_cards: bool,
    /// The back of the cards.
    pub back: Back,
    /// A folder with pictures of cards of one's own; nothing for those of the program.
    pub deck_folder: Option<PathBuf>,
    /// Whether cards travel.
    pub motion: Motion,
    /// Whether anything is heard.
    pub sound: bool,
    /// How loud it is: 0 to 100 percent.
    pub volume: u8,
    /// What the table is coloured with.
    pub theme: Theme,
    /// The size of words, buttons and panels: [`Settings::SIZES`] percent of the usual.
    pub interface_size: u16,
    /// How large the cards on the table are.
    pub card_size: CardSize,
    /// What draws the window from the next start on.
    pub renderer: Renderer,
    /// The window as it was left; nothing before it was closed for the first time.
    pub window: Option<WindowPlace>,
    /// What was chosen for the last new game.
    pub last_game: Choices,
    /// The games that were begun last, the last one first, each once.
    pub recent_games: Vec<Pick>,
    /// Whether two partners who share the screen are hidden from each other as well.
    pub hides_partners: bool,
    /// People who play together often, those who played last first.
    pub families: Vec<Family>,
    /// How far the player has come in the lessons.
    pub lessons: Progress,
    /// The keys that were changed.
    pub keys: Vec<KeyChange>,
    /// Whether these stand in for a file that could not be read: what is in it is learned before it is written.
    #[serde(skip)]
    pub stand_in: bool,
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
            window: None,
            last_game: Choices::default(),
            recent_games: Vec::new(),
            hides_partners: true,
            families: Vec::new(),
            lessons: Progress::default(),
            keys: Vec::new(),
            stand_in: false,
        }
    }
}

impl Settings {
    /// The sizes of the interface that can be chosen, in percent.
    pub const SIZES: RangeInclusive<u16> = 75..=200;
    /// How many games are remembered as those begun last.
    pub const RECENT: usize = 3;

    /// Reads the settings from a file; those it does not name are as if nothing had been chosen, and so are all if there
    /// is no file. A file that is wrong is set aside under another name, and the error says where it went. For one that stays
    /// where it is the settings stand in.
    #[must_use]
    pub fn load(path: &Path) -> (Self, Option<LoadError>) {
        Settings::load_on(&System, path)
    }

    /// The same on this disk.
    #[must_use]
    pub fn load_on(disk: &dyn Disk, path: &Path) -> (Self, Option<LoadError>) {
        match storage::read_or_set_aside(disk, path, parse) {
            Ok(settings) => (settings.unwrap_or_default(), None),
            Err(error) => (Settings { stand_in: error.set_aside.is_none(), ..Settings::default() }, Some(error)),
        }
    }

    /// Looks at the settings in a file without touching it; none if it cannot be read.
    #[must_use]
    pub fn peek(path: &Path) -> Option<Self> {
        let mut bytes = Vec::new();
        let _ = regular::open(path).ok()?.take(syntax::MAX_BYTES).read_to_end(&mut bytes).ok()?;
        parse(&bytes).ok()
    }

    /// Writes the settings to a file; the one before it is kept until the new one is safely written. If they stand in for
    /// that file it is read first, and what was not chosen since is then as the file has it.
    ///
    /// # Errors
    /// If it cannot be written, or still cannot be read; the old one is then as it was.
    pub fn save(&mut self, path: &Path) -> Result<(), SaveError> {
        self.save_on(&System, path)
    }

    /// The same on this disk.
    ///
    /// # Errors
    /// If it cannot be written, or still cannot be read; the old one is then as it was.
    pub fn save_on(&mut self, disk: &dyn Disk, path: &Path) -> Result<(), SaveError> {
        if self.stand_in {
            if let Some(found) = storage::what_is_there(disk, path, parse)? {
                *self = self.over(&found).unwrap_or(found);
            }
            self.stand_in = false;
        }
        storage::write_value(disk, path, self)
    }

    /// These settings where something other than the default was chosen, and those found elsewhere.
    fn over(&self, found: &Settings) -> Option<Self> {
        let [chosen, usual, mut merged] = [self, &Settings::default(), found].map(serde_json::to_value).map(Result::ok);
        let (chosen, usual) = (chosen.as_ref()?.as_object()?, usual.as_ref()?.as_object()?);
        let fields = merged.as_mut()?.as_object_mut()?;
        for (name, value) in chosen.iter().filter(|(name, value)| usual.get(*name) != Some(*value)) {
            let _ = fields.insert(name.clone(), value.clone());
        }
        serde_json::from_value(merged?).ok()
    }

    /// Remembers what was chosen for a game that begins.
    pub fn remember_game(&mut self, choices: Choices) {
        self.recent_games.insert(0, choices.pick());
        self.recent_games = first_of_each(std::mem::take(&mut self.recent_games));
        self.last_game = choices;
    }

    /// The same settings with every value in its range.
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
        game.rule_set = game.rule_set.take().map(|name| shown::clean(&name, RuleSet::LONGEST_NAME));
        game.names.truncate(7);
        game.kinds.truncate(7);
        game.avatars.truncate(7);
        self.recent_games = first_of_each(self.recent_games.into_iter().map(Pick::cleaned).collect());
        self.families = family::sane(&self.families);
        self.lessons = self.lessons.sane();
        self.keys.truncate(KeyChange::MOST);
        for name in &mut game.names {
            *name = shown::clean(name, Player::LONGEST_NAME);
        }
        self
    }
}

/// Each game once, as many as are remembered.
fn first_of_each(picks: Vec<Pick>) -> Vec<Pick> {
    let mut kept = Vec::new();
    for pick in picks {
        if kept.len() < Settings::RECENT && !kept.contains(&pick) {
            kept.push(pick);
        }
    }
    kept
}

fn parse(bytes: &[u8]) -> Result<Settings, LoadCause> {
    Ok(syntax::read::<Settings>(syntax::text(bytes)?)?.sane())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Preset, Rules};

    #[test]
    fn settings_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/settings.ron");
        let loaded = |path| {
            let (settings, error) = Settings::load(path);
            assert!(error.is_none(), "{error:?}");
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
        let last_game = Choices { rules: Rules { players: 5, ..Rules::default() }, ..Choices::default() };
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
        std::fs::write(&path, "(spede: fast)").expect("written");
        assert_eq!(Settings::peek(&path), None);
        assert!(path.exists(), "looking does not set it aside");
        let (settings, error) = Settings::load(&path);
        let error = error.expect("an error");
        assert_eq!(settings, Settings::default());
        let aside = error.set_aside.as_ref().expect("set aside");
        assert_eq!(std::fs::read_to_string(aside).expect("there"), "(spede: fast)");
        assert!(!path.exists());
        assert!(error.to_string().contains("1:2") && error.to_string().contains("spede"), "{error}");
    }
}
