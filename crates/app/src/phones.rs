//! Hands on phones: the companion of the table, where the build has one.

#[cfg(not(feature = "phones"))]
mod none;
#[cfg(feature = "phones")]
mod open;

#[cfg(not(feature = "phones"))]
pub(crate) use none::Phones;
#[cfg(feature = "phones")]
pub(crate) use open::Phones;
#[cfg(feature = "phones")]
pub use pitch_companion::{Asking, Deed, PadDeed};

use pitch_rules::Seat;

/// What a phone needs to find the table, and who has come.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Invited {
    /// Address to type.
    pub address: String,
    /// `true` if this machine is in no network, and no phone can come.
    pub is_alone: bool,
    /// Code that is typed with it.
    pub code: String,
    /// Rows of the QR code, `true` for a dark module.
    pub modules: Vec<Vec<bool>>,
    /// Rows of the QR code for a television.
    pub tv: Vec<Vec<bool>>,
    /// Number of people who are about to sit down.
    pub guests: usize,
    /// Seats on phones, each with `true` if somebody has sat down and `true` if their page is open.
    pub seats: Vec<(Seat, bool, bool)>,
}
