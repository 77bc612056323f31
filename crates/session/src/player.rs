//! Players at the table.

use crate::as_text;
use crate::avatar::Avatar;
use crate::guest::Guest;
use pitch_players::{Character, Level, ParseLevelError};
use pitch_shown::{LONGEST_NAME, clean};

use serde::{Deserialize, Deserializer, Serialize};

/// Kind of player that decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Person at this machine.
    Person,
    /// Bot of this level.
    Bot(#[serde(with = "as_text")] Level),
}

/// Player: a name that can be shown anywhere, and the kind of player that decides.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    /// Name, as [`Player::new`] makes it fit to show.
    pub name: String,
    /// Kind of player that decides.
    pub kind: Kind,
    /// Looks of the player.
    #[serde(rename = "look", skip_serializing_if = "Avatar::is_plain")]
    pub avatar: Avatar,
    /// Program that decides in place of the bot, if one was seated.
    #[serde(rename = "program", skip_serializing_if = "Option::is_none")]
    pub guest: Option<Guest>,
}

impl Player {
    /// Creates a player. Control characters in the name, and those that turn the direction of writing, are taken out;
    /// what is longer than [`LONGEST_NAME`] is cut off, and no name at all becomes `?`.
    #[must_use]
    pub fn new(name: &str, kind: Kind) -> Self {
        let name = clean(name, LONGEST_NAME);
        let name = if name.is_empty() { "?".to_owned() } else { name };
        Player { name, kind, avatar: Avatar::default(), guest: None }
    }

    /// Returns one of the eight.
    #[must_use]
    pub fn character(character: Character) -> Self {
        Player::new(character.name(), Kind::Bot(Level::Character(character)))
    }

    /// Returns this player with these looks.
    #[must_use]
    pub fn with_avatar(self, avatar: Avatar) -> Self {
        Player { avatar, ..self }
    }

    /// Returns this player with a program that decides in place of their bot.
    #[must_use]
    pub fn with_guest(self, guest: Option<Guest>) -> Self {
        Player { guest, ..self }
    }

    /// Returns `true` if a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Returns the level of a bot, or `None` for a person and while a program decides in the bot's place.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match self.kind {
            Kind::Bot(_) if self.guest.as_ref().is_some_and(Guest::plays) => None,
            Kind::Bot(level) => Some(level),
            Kind::Person => None,
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Written::deserialize(deserializer).map(|written| written.player)
    }
}

/// Player as a file has them.
#[derive(Debug)]
pub(super) struct Written {
    pub player: Player,
    /// Name of their bot in the file, if another plays in its place.
    pub saved_as: Option<String>,
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Player", deny_unknown_fields)]
        struct Fields {
            #[serde(default)]
            name: String,
            kind: WrittenKind,
            #[serde(default, rename = "look")]
            avatar: Avatar,
            #[serde(default, deserialize_with = "program")]
            program: Option<String>,
        }
        fn program<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
            String::deserialize(deserializer).map(Some)
        }
        #[derive(Deserialize)]
        #[serde(rename = "Kind", rename_all = "snake_case")]
        enum WrittenKind {
            Person,
            Bot(#[serde(deserialize_with = "level")] (Level, Option<String>)),
        }
        fn level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(Level, Option<String>), D::Error> {
            as_text::with(deserializer, |text| {
                let level: Level = text.parse().map_err(|error: ParseLevelError| error.to_string())?;
                let is_another = level.id() != text;
                Ok((level, is_another.then(|| clean(text, LONGEST_NAME))))
            })
        }
        let Fields { name, kind, avatar, program } = Fields::deserialize(deserializer)?;
        let (kind, saved_as) = match kind {
            WrittenKind::Person => (Kind::Person, None),
            WrittenKind::Bot((level, saved_as)) => (Kind::Bot(level), saved_as),
        };
        let guest = program.filter(|_| kind != Kind::Person).map(|name| Guest::named(&name));
        let saved_as = guest.as_ref().map(|guest| guest.name().to_owned()).or(saved_as);
        Ok(Written { player: Player::new(&name, kind).with_avatar(avatar).with_guest(guest), saved_as })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::avatar::Face;

    #[test]
    fn a_name_is_made_fit_to_show() {
        let name = |name: &str| Player::new(name, Kind::Person).name;
        assert_eq!(name("  Zoë \t\n van  Dam "), "Zoë van Dam");
        assert_eq!(name("a\u{202e}b\u{0}c\u{1b}[1m"), "abc[1m");
        assert_eq!(name("\u{200b}\u{7}"), "?");
        assert_eq!(name(&"x".repeat(1000)), "x".repeat(LONGEST_NAME));
        assert_eq!(name("अ\u{200d}ब"), "अ\u{200d}ब");
    }

    #[test]
    fn a_player_is_written_and_read_back() {
        let avatar = Avatar { colour: Some(3), face: Face::Hat };
        let ann = Player::new("Ann", Kind::Person);
        for player in [ann.clone().with_avatar(avatar), ann, Player::new("Bo", Kind::Bot(Level::USUAL))] {
            let text = ron::to_string(&player).expect("written");
            assert_eq!(ron::from_str::<Player>(&text).as_ref(), Ok(&player), "{text}");
        }
        assert!(ron::from_str::<Player>("(name: \"x\", kind: bot(\"nobody\"))").is_err());
        assert!(ron::from_str::<Player>("(name: \"x\", kind: person, age: 3)").is_err());
        assert_eq!(ron::from_str::<Player>("(name: \"\\u{202e}x\", kind: person)").expect("read").name, "x");
    }
}
