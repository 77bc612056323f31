//! Serialization of a value as the text of its `Display`, and deserialization by its `FromStr`.

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

use std::fmt::{self, Display};
use std::str::FromStr;

pub(super) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    with(deserializer, |text| text.parse().map_err(|error: T::Err| error.to_string()))
}

/// Deserializes a text with `read`. The text is borrowed and not copied, since long files have many.
pub(super) fn with<'de, T, D, F>(deserializer: D, read: F) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    F: FnOnce(&str) -> Result<T, String>,
{
    deserializer.deserialize_str(Text(read))
}

struct Text<F>(F);

impl<T, F: FnOnce(&str) -> Result<T, String>> Visitor<'_> for Text<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.0)(text).map_err(E::custom)
    }
}
