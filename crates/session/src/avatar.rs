//! Looks of a player: a color and a small face.

use crate::values::values;

use serde::{Deserialize, Serialize};

values! {
    /// Face of a player. All are drawn by the program; none is a picture from elsewhere.
    Face {
        /// The first letter of the name.
        #[default]
        Letter,
        /// Smile, and nothing else.
        Smile,
        /// Face with glasses.
        Glasses,
        /// Face with a mustache.
        Moustache,
        /// Face with a beard.
        Beard,
        /// Face with curls.
        Curls,
        /// Face with braids.
        Plaits,
        /// Face with a cap.
        Cap,
        /// Face with a hat.
        Hat,
        /// Face of a cat.
        Cat,
        /// Face of a fox.
        Fox,
    }
}

/// Looks of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Avatar {
    /// Index of the color that they chose, 0 to 7; `None` for that of their side. In a file, a larger number wraps
    /// around.
    #[serde(deserialize_with = "colour", skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// Face that is drawn.
    pub face: Face,
}

impl Avatar {
    /// Number of colors to choose from.
    pub const COLOURS: u8 = 8;

    /// Returns `true` if neither color nor face was chosen.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Avatar::default()
    }
}

fn colour<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    Option::<u8>::deserialize(deserializer).map(|colour| colour.map(|colour| colour % Avatar::COLOURS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_avatar_is_written_and_read_back() {
        for face in Face::ALL {
            for colour in [None, Some(0), Some(7)] {
                let avatar = Avatar { colour, face };
                let text = ron::to_string(&avatar).expect("written");
                assert_eq!(ron::from_str::<Avatar>(&text), Ok(avatar), "{text}");
            }
        }
        assert_eq!(ron::from_str::<Avatar>("(colour: Some(9))").map(|avatar| avatar.colour), Ok(Some(1)));
        assert!(ron::from_str::<Avatar>("(face: duck)").is_err());
    }
}
