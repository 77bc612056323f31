//! A value for each place at the table.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// The most places that any game has (B-35).
pub(crate) const MOST: usize = 7;

/// Index of a table of values: a seat or a side.
pub trait Place: Copy {
    /// Returns the place of this number, below 7.
    fn at(index: usize) -> Self;
    /// Returns the number of the place, below 7.
    fn number(self) -> usize;
}

/// A value for each seat or each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByPlace<K, T> {
    items: [T; MOST],
    len: u8,
    place: PhantomData<K>,
}

impl<K: Place, T: Default> ByPlace<K, T> {
    /// Creates a table with the default value for each of `len` places.
    #[must_use]
    pub fn new(len: usize) -> Self {
        Self::from_fn(len, |_| T::default())
    }

    /// Creates a table with the value that the function gives for each of `len` places.
    #[must_use]
    #[inline]
    pub fn from_fn(len: usize, mut value: impl FnMut(K) -> T) -> Self {
        debug_assert!(len <= MOST);
        let items = std::array::from_fn(|index| if index < len { value(K::at(index)) } else { T::default() });
        ByPlace { items, len: len as u8, place: PhantomData }
    }

    /// Creates a table of the values in the order of the places, or nothing if there are more than seven.
    #[must_use]
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut table = Self::new(0);
        for value in values {
            *table.items.get_mut(usize::from(table.len))? = value;
            table.len += 1;
        }
        Some(table)
    }

    /// Returns a table of what the function makes of each value.
    #[must_use]
    #[inline]
    pub fn map<U: Default>(&self, mut value: impl FnMut(K, &T) -> U) -> ByPlace<K, U> {
        ByPlace::from_fn(self.len(), |place: K| value(place, &self[place]))
    }
}

/// No places.
impl<K: Place, T: Default> Default for ByPlace<K, T> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<K: Place, T> ByPlace<K, T> {
    /// Returns the number of places.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns `true` if there is no place.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns each place with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        self.items[..self.len()].iter().enumerate().map(|(index, value)| (K::at(index), value))
    }

    /// Returns the values in the order of the places.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items[..self.len()].iter()
    }
}

impl<K: Place, T> Index<K> for ByPlace<K, T> {
    type Output = T;

    fn index(&self, place: K) -> &T {
        &self.items[place.number()]
    }
}

impl<K: Place, T> IndexMut<K> for ByPlace<K, T> {
    fn index_mut(&mut self, place: K) -> &mut T {
        &mut self.items[place.number()]
    }
}

impl<K: Place, T: fmt::Debug> fmt::Debug for ByPlace<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<K: Place, T: Serialize> Serialize for ByPlace<K, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, K: Place, T: Deserialize<'de> + Default> Deserialize<'de> for ByPlace<K, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        Self::from_values(values).ok_or_else(|| D::Error::invalid_length(count, &"at most seven"))
    }
}

#[cfg(test)]
mod tests {
    use crate::seat::BySeat;

    #[test]
    fn a_table_holds_at_most_seven() {
        assert!(BySeat::<u8>::from_values(0..7).is_some());
        assert!(BySeat::<u8>::from_values(0..8).is_none());
        let table = BySeat::from_values([3, 5]).expect("two");
        assert_eq!(table.map(|_, n| n * 2).values().copied().collect::<Vec<_>>(), [6, 10]);
    }
}
