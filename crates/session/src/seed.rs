//! Seeds, the commitment of the table to one, and the named streams of chance that grow from it.

use pitch_rules::Seat;
use pitch_shown::quote;

use rand::rngs::ChaCha20Rng;
use rand::{CryptoRng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use std::fmt;
use std::str::FromStr;

/// Version of the way from a seed to the cards. Another way would get another number, so that old records still deal
/// what they dealt.
pub const ALGORITHM: u32 = 1;

/// Prefix that is hashed before a seed to commit to it.
const COMMITMENT: &str = "auction-pitch deal 1";
/// Prefix that is hashed before a deal number to make a seed.
const NUMBERED: &str = "auction-pitch number 1";
/// Prefix that is hashed before seed, purpose and word to key a stream.
const STREAM: &str = "auction-pitch stream 1";

macro_rules! hex {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = ParseSeedError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                bytes(text).map($name).ok_or_else(|| ParseSeedError { what: $what, text: text.to_owned() })
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseSeedError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}

/// Seed of 256 bits that settles every card of a game, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

/// Commitment that is shown before the first deal and binds the table to its seed, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment([u8; 32]);

/// Seal that binds all of a record together, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seal([u8; 32]);

hex!(Seed, "seed");
hex!(Commitment, "commitment");
hex!(Seal, "seal");

/// Error for a text that is no seed, commitment or seal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a {what}: it has 64 hexadecimal digits", quote(text))]
pub struct ParseSeedError {
    what: &'static str,
    text: String,
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digit = |digit: u8| char::from(digit).to_digit(16);
        *byte = (digit(digits[0])? * 16 + digit(digits[1])?) as u8;
    }
    Some(bytes)
}

impl Seed {
    /// Draws a seed that nobody can foresee.
    #[must_use]
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// Returns the seed of a deal number that a person types. It can be tried out beforehand, so nothing commits to it.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Seed(hash(format_args!("{NUMBERED} {number}")))
    }

    /// Returns the source of chance for one purpose: ChaCha20, keyed by the SHA-256 of the lines `auction-pitch stream
    /// 1`, the seed, the purpose and the player's own word.
    #[must_use]
    pub fn stream(&self, word: &str, purpose: Purpose) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.key(word, purpose))
    }

    /// Returns the first 64 bits of the key of a stream, as the seed of whatever needs but one number.
    #[must_use]
    pub fn number(&self, word: &str, purpose: Purpose) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.key(word, purpose);
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// Returns the key of a stream. The word comes last, so that no word can pass for another purpose.
    fn key(&self, word: &str, purpose: Purpose) -> [u8; 32] {
        hash(format_args!("{STREAM}\n{self}\n{purpose}\n{word}"))
    }
}

/// Returns the commitment to a seed: the SHA-256 of `auction-pitch deal 1 ` and the 64 digits of the seed, which
/// anybody can check with `sha256sum` once the seed is shown.
///
/// The player's own word is not in it: they add it after they have seen the commitment, and it goes into every deal.
#[must_use]
pub fn commitment(seed: &Seed) -> Commitment {
    Commitment(hash(format_args!("{COMMITMENT} {seed}")))
}

/// Returns the seal of a text: its SHA-256.
pub(super) fn sealed(text: &str) -> Seal {
    Seal(hash(format_args!("{text}")))
}

fn hash(text: fmt::Arguments<'_>) -> [u8; 32] {
    Sha256::digest(text.to_string()).into()
}

/// Purpose of a stream of chance. Each has its own, so that none moves another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Draw for the first deal (BAP-07).
    Draw,
    /// Deal of this number in the game, from 1; a hand thrown in counts as well.
    Deal(u32),
    /// Judgement of decisions, with which no bot decides.
    Judging,
    /// Choice of the bot in a seat, before the action of this number in the game, from 0.
    Bot(Seat, u32),
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Draw => f.write_str("draw"),
            Purpose::Deal(number) => write!(f, "deal {number}"),
            Purpose::Judging => f.write_str("judging"),
            Purpose::Bot(seat, number) => write!(f, "bot {seat} {number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use rand::Rng;

    const ZEROS: Seed = Seed([0; 32]);

    #[test]
    fn seeds_are_written_and_read_back() {
        let seed = Seed::random(&mut ChaCha20Rng::from_seed([7; 32]));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().to_uppercase().parse(), Ok(seed));
        for text in ["", "12", &"g".repeat(64), &"0".repeat(63), &"é".repeat(32), &format!("+{}", "0".repeat(63))] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_commitment_is_what_sha256sum_gives() {
        // printf 'auction-pitch deal 1 %064d' 0 | sha256sum
        let expected = "cfc69424e723a29cf7162f6db5f9dd9cd7e79163a838e56a60582bbca9da70c2";
        assert_eq!(commitment(&ZEROS).to_string(), expected);
        assert_ne!(commitment(&Seed::from_number(1)), commitment(&Seed::from_number(2)));
    }

    #[test]
    fn the_streams_never_change() {
        // printf 'auction-pitch stream 1\n%064d\ndeal 1\nlucky' 0 | sha256sum
        assert_eq!(
            Commitment(ZEROS.key("lucky", Purpose::Deal(1))).to_string(),
            "dc297120cd939f74faca91236a1acf0d285f9e8577d85ccf5fa84e20702838ac"
        );
        // printf 'auction-pitch number 1 42' | sha256sum
        assert_eq!(
            Seed::from_number(42).to_string(),
            "958713f07c12ba943c5648825cee59a45f18113c48ca551d9b31cb8f060177ec"
        );
        let first = |word, purpose| ZEROS.stream(word, purpose).next_u32();
        let bot = Purpose::Bot(Seat::default(), 5);
        let golden = [421_410_246, 2_368_688_967, 2_366_122_563, 3_560_182_359, 2_153_673_839];
        let found = [
            first("", Purpose::Draw),
            first("", Purpose::Deal(1)),
            first("", Purpose::Deal(2)),
            first("lucky", Purpose::Deal(1)),
            first("", bot),
        ];
        assert_eq!(found, golden);
        assert_eq!(ZEROS.number("", bot), 596_598_063_284_969_330);
    }
}
