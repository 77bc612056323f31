//! Choices for the last new game.

use crate::as_text;
use crate::avatar::{Avatar, Face};
use crate::player::Kind;
use crate::rule_set::Pick;
use pitch_players::{Character, Level};
use pitch_rules::{Preset, Rules};

use serde::{Deserialize, Serialize};

/// Choices for the last new game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choices {
    /// Preset that was chosen; the rules may have been changed since.
    #[serde(with = "as_text")]
    pub game: Preset,
    /// Name of the player's own rule set that was chosen; `None` for the preset.
    pub rule_set: Option<String>,
    /// Rules, with the number of players.
    pub rules: Rules,
    /// Names in the order of the seats, empty where nobody chose one; there may be fewer or more than play.
    pub names: Vec<String>,
    /// Kind of player for each seat; a seat beyond them has a bot.
    pub kinds: Vec<Kind>,
    /// Looks of each player; a seat beyond them is drawn as it comes.
    #[serde(rename = "looks")]
    pub avatars: Vec<Avatar>,
    /// Level of a new bot; one of the eight is followed by those of them who are nearest in strength.
    #[serde(with = "as_text")]
    pub level: Level,
    /// `true` if they were made when the eight could be chosen.
    #[serde(default = "no")]
    pub knows_the_eight: bool,
}

fn no() -> bool {
    false
}

impl Choices {
    /// Returns the game that was chosen from the list.
    #[must_use]
    pub fn pick(&self) -> Pick {
        self.rule_set.clone().map_or(Pick::Printed(self.game), Pick::Own)
    }

    /// Returns seat, name and look of the first person, who is taken for the one who plays here; `None` where only bots sit.
    #[must_use]
    pub fn own(&self) -> Option<(usize, &str, Avatar)> {
        let mut kinds = self.kinds.iter().take(self.rules.players.into());
        let place = kinds.position(|kind| *kind == Kind::Person)?;
        let name = self.names.get(place).map_or("", String::as_str);
        Some((place, name, self.avatars.get(place).copied().unwrap_or_default()))
    }

    /// Gives the person who plays here a name of at most [`pitch_shown::LONGEST_NAME`] characters; an empty one lets the
    /// program find one.
    pub fn rename(&mut self, name: &str) {
        let Some((place, now, _)) = self.own() else { return };
        if now == name {
            return;
        }
        self.names.resize(self.names.len().max(place + 1), String::new());
        self.names[place] = name.chars().take(pitch_shown::LONGEST_NAME).collect();
    }

    /// Gives the person who plays here a face.
    pub fn redraw(&mut self, face: Face) {
        let Some((place, _, now)) = self.own() else { return };
        if now.face == face {
            return;
        }
        self.avatars.resize(self.avatars.len().max(place + 1), Avatar::default());
        self.avatars[place].face = face;
    }

    /// Returns choices from before the eight with each bot replaced by the one of them who plays most like it, and by the
    /// nearest where that one sits already; `None` for later ones, and where no bot sat.
    #[must_use]
    pub fn carried_over(&self) -> Option<Self> {
        let has_bots =
            usize::from(self.rules.players) > self.kinds.iter().filter(|kind| **kind == Kind::Person).count();
        if self.knows_the_eight || !has_bots {
            return None;
        }
        let mut carried = Choices { knows_the_eight: true, ..self.clone() };
        let nearest = |level: Level| level.nearest().map(Level::Character);
        carried.level = nearest(self.level).unwrap_or(self.level);
        carried.kinds.resize(self.rules.players.into(), Kind::Bot(self.level));
        carried.names.resize(self.rules.players.into(), String::new());
        let mut seated: Vec<Character> = Vec::new();
        for (kind, name) in carried.kinds.iter_mut().zip(&mut carried.names) {
            let Kind::Bot(level) = *kind else { continue };
            let company = level.nearest().map(Character::company).into_iter().flatten();
            if let Some(free) = company.into_iter().find(|other| !seated.contains(other)) {
                seated.push(free);
                *kind = Kind::Bot(Level::Character(free));
                name.clear();
            }
        }
        Some(carried)
    }
}

impl Default for Choices {
    fn default() -> Self {
        Choices {
            game: Preset::AuctionPitch,
            rule_set: None,
            rules: Rules::default(),
            names: Vec::new(),
            kinds: vec![Kind::Person],
            avatars: Vec::new(),
            level: Level::FIRST,
            knows_the_eight: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_players::Temper;

    #[test]
    fn the_last_table_of_before_gets_faces_once() {
        let steady = Kind::Bot(Level::Steady(Temper::Even));
        let old = "(rules: (players: 4), names: [\"Zoë\", \"Ben\"], kinds: [person, bot(\"steady\"), bot(\"steady\")])";
        let old: Choices = ron::from_str(old).expect("choices");
        assert_eq!(old.kinds[1], steady);
        let carried = old.carried_over().expect("bots sat there");
        let bots = [Character::Bruno, Character::Hana, Character::Otto].map(|own| Kind::Bot(Level::Character(own)));
        assert_eq!(carried.kinds, [&[Kind::Person], &bots[..]].concat());
        assert_eq!(carried.names, ["Zoë", "", "", ""]);
        assert_eq!(carried.carried_over(), None);
        let text = ron::to_string(&carried).expect("written");
        assert_eq!(ron::from_str::<Choices>(&text), Ok(carried));
    }

    #[test]
    fn the_first_person_has_the_name_and_the_face_of_the_player() {
        let mut choices =
            Choices { kinds: vec![Kind::Bot(Level::FIRST), Kind::Person, Kind::Person], ..Choices::default() };
        assert_eq!(choices.own(), Some((1, "", Avatar::default())));
        choices.rename("Zoë");
        choices.redraw(Face::ALL[3]);
        assert_eq!(choices.own(), Some((1, "Zoë", Avatar { face: Face::ALL[3], ..Avatar::default() })));
        assert_eq!(choices.names, ["", "Zoë"]);
        choices.kinds = vec![Kind::Bot(Level::FIRST); 4];
        choices.rename("Ana");
        assert_eq!((choices.own(), &choices.names[1][..]), (None, "Zoë"));
    }

    #[test]
    fn people_and_those_whom_nobody_resembles_stay() {
        let people = Choices { kinds: vec![Kind::Person; 4], knows_the_eight: false, ..Choices::default() };
        assert_eq!(people.carried_over(), None);
        let clumsy = Choices {
            kinds: vec![Kind::Person, Kind::Bot(Level::Clumsy)],
            knows_the_eight: false,
            ..Choices::default()
        };
        assert_eq!(clumsy.carried_over().expect("bots sat there").kinds[1], Kind::Bot(Level::Clumsy));
    }
}
