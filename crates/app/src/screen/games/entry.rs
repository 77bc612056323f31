//! A game as it is told of where games are chosen: its name, what sets it apart, and how many play.

use crate::search::Closeness;
use pitch_language::{Language, other_names, phrase, plain, preset_about, preset_name, t};
use pitch_rules::Preset;
use pitch_session::{Pick, RuleSet};

/// Game that can be chosen.
pub(super) struct Entry {
    pub(super) pick: Pick,
    /// Name of the game.
    pub(super) name: String,
    /// Summary of what sets it apart, in a few words.
    pub(super) about: String,
    /// Preset that its picture is that of.
    pub(super) base: Preset,
    /// Least and greatest number of players.
    players: (u8, u8),
    /// Other names of the game.
    also: Vec<String>,
    /// Description in a sentence, which the search looks into as well; empty for a rule set of the player's own.
    description: String,
}

impl Entry {
    /// Returns the entry of a pick; `None` for a rule set that is not among these.
    pub(super) fn of(l: &Language, pick: &Pick, sets: &[RuleSet]) -> Option<Self> {
        match pick {
            Pick::Printed(game) => Some(Entry::printed(l, *game)),
            Pick::Own(name) => sets.iter().find(|set| set.name == *name).map(|set| Entry::own(l, set)),
        }
    }

    pub(super) fn printed(l: &Language, game: Preset) -> Self {
        let set = RuleSet::new("", game, game.into());
        let (name, about) = (preset_name(l, game), t!(l, "game-line", game = game.id()));
        let (also, description) = (other_names(l, game), preset_about(l, game));
        Entry { pick: Pick::Printed(game), name, about, also, description, ..Entry::own(l, &set) }
    }

    pub(super) fn own(l: &Language, set: &RuleSet) -> Self {
        Entry {
            pick: Pick::Own(set.name.clone()),
            name: set.name.clone(),
            about: t!(l, "house-set-about", game = preset_name(l, set.base), count = set.changes().count()),
            base: set.base,
            players: (set.rules.min_players, set.rules.max_players),
            also: Vec::new(),
            description: String::new(),
        }
    }

    /// Returns the number of players in figures: "4", "2–7".
    pub(super) fn players(&self) -> String {
        match self.players {
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least}\u{2013}{most}"),
        }
    }

    /// Returns how closely the game matches the typed text; `None` if it does not.
    pub(super) fn closeness(&self, typed: &str) -> Option<Closeness> {
        let told = [self.about.clone(), self.description.clone()];
        Closeness::of(typed, &self.name, self.also.iter().cloned(), told)
    }

    /// Returns the line below the name: the other names that were found, if only they match these words, or else the
    /// summary. The words are plain.
    pub(super) fn line(&self, l: &Language, words: &str) -> String {
        let is_looked_for = |name: &&String| words.split_whitespace().any(|word| plain(name).contains(word));
        let mut names = self.also.iter().filter(is_looked_for).cloned().peekable();
        if names.peek().is_none() || Closeness::of(words, &self.name, [], [self.about.clone()]).is_some() {
            return self.about.clone();
        }
        t!(l, "games-also", names = phrase::listed(l, names))
    }

    /// Returns the entry in words, with this line below its name.
    pub(super) fn told(&self, l: &Language, line: &str) -> String {
        let players = match self.players {
            (least, most) if least == most => t!(l, "setup-players-only", players = least),
            (least, most) => t!(l, "voice-games-players", least = least, most = most),
        };
        let told = [self.name.clone(), phrase::capital(line), phrase::capital(&players)];
        phrase::sentences(l, told.map(|words| phrase::sentence(l, words)))
    }
}
