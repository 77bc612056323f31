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
pub use pitch_companion::Deed;
