//! Lists in files, read no further than any honest one goes: a file of a few megabytes could fill the memory otherwise.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};

use std::fmt;
use std::marker::PhantomData;

/// Deserializes a list of at most `MOST` items; a longer one is an error, and is not read to its end.
pub(super) fn list<'de, const MOST: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_seq(List::<T, MOST>(PhantomData))
}

struct List<T, const MOST: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for List<T, MOST> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {MOST}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            if list.len() == MOST {
                return Err(A::Error::custom(format_args!("this list is longer than the {MOST} that are read")));
            }
            list.push(item);
        }
        Ok(list)
    }
}
