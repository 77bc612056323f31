//! How a player is drawn: a colour and a small face.

use serde::{Deserialize, Serialize};

/// The face of a player. All are drawn by the program; none is a picture from elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
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

impl Face {
    /// Every face, in the order in which they are offered.
    pub const ALL: [Face; 10] = [
        Face::Letter,
        Face::Smile,
        Face::Glasses,
        Face::Moustache,
        Face::Beard,
        Face::Curls,
        Face::Plaits,
        Face::Cap,
        Face::Hat,
        Face::Cat,
    ];

    /// The id in files and texts, such as `glasses`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Face::Letter => "letter",
            Face::Smile => "smile",
            Face::Glasses => "glasses",
            Face::Moustache => "moustache",
            Face::Beard => "beard",
            Face::Curls => "curls",
            Face::Plaits => "plaits",
            Face::Cap => "cap",
            Face::Hat => "hat",
            Face::Cat => "cat",
        }
    }
}

/// How a player is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Look {
    /// Which of the colours they chose, 0 to 7; nothing for that of their side. In a file a number beyond counts on from 0.
    #[serde(deserialize_with = "colour", skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// Their face.
    pub face: Face,
}

impl Look {
    /// How many colours there are.
    pub const COLOURS: u8 = 8;

    /// Whether nobody chose anything.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Look::default()
    }
}

fn colour<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    Option::<u8>::deserialize(deserializer).map(|colour| colour.map(|colour| colour % Look::COLOURS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_written_and_read_back() {
        for face in Face::ALL {
            for colour in [None, Some(0), Some(7)] {
                let look = Look { colour, face };
                let text = ron::to_string(&look).expect("written");
                assert_eq!(ron::from_str::<Look>(&text), Ok(look), "{text}");
                assert!(text.contains(face.id()), "{text}");
            }
        }
        assert_eq!(ron::from_str::<Look>("(colour: Some(9))").map(|look| look.colour), Ok(Some(1)));
        assert!(ron::from_str::<Look>("(face: duck)").is_err());
    }
}
