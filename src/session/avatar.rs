//! How a player is drawn: a colour and a small face.

use crate::session::values::values;

use serde::{Deserialize, Serialize};

values! {
    /// The face of a player. All are drawn by the program; none is a picture from elsewhere.
    Face {
        /// The first letter of the name.
        #[default]
        Letter,
        /// A smile, and nothing else.
        Smile,
        /// With glasses.
        Glasses,
        /// With a moustache.
        Moustache,
        /// With a beard.
        Beard,
        /// With curls.
        Curls,
        /// With plaits.
        Plaits,
        /// With a cap.
        Cap,
        /// With a hat.
        Hat,
        /// A cat's.
        Cat,
    }
}

/// How a player is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Avatar {
    /// Which of the colours they chose, 0 to 7; nothing for that of their side. In a file a number beyond counts on from 0.
    #[serde(deserialize_with = "colour", skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// Their face.
    pub face: Face,
}

impl Avatar {
    /// How many colours there are.
    pub const COLOURS: u8 = 8;

    /// Whether nobody chose anything.
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
