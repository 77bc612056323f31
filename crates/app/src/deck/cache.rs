//! Rasters in memory, and the choice of those to let go.

use iced::widget::image::Handle;

use std::collections::HashMap;
use std::hash::Hash;

/// The most bytes of pixels to keep. The renderer keeps a copy of its own of what it drew last, so the two stay
/// under the 60 MB that the program may use; a 4K table with twelve cards in hand needs about 14 MB.
const MOST_BYTES: usize = 20 << 20;

/// Handles by key, with those longest unused given up when they become too many.
#[derive(Debug)]
pub(crate) struct Cache<K> {
    entries: HashMap<K, Entry>,
    /// Number of look-ups so far.
    clock: u64,
    bytes: usize,
}

#[derive(Debug)]
struct Entry {
    handle: Handle,
    bytes: usize,
    used: u64,
}

impl<K> Default for Cache<K> {
    fn default() -> Self {
        Cache { entries: HashMap::new(), clock: 0, bytes: 0 }
    }
}

impl<K: Eq + Hash> Cache<K> {
    /// Returns the raster of a key, made now if it is not there.
    pub(crate) fn get(&mut self, key: K, make: impl FnOnce(&K) -> Handle) -> Handle {
        self.clock += 1;
        if let Some(entry) = self.entries.get_mut(&key) {
            entry.used = self.clock;
            return entry.handle.clone();
        }
        let handle = make(&key);
        let bytes = match &handle {
            Handle::Rgba { pixels, .. } => pixels.len(),
            Handle::Path(..) | Handle::Bytes(..) => 0,
        };
        self.bytes += bytes;
        let _ = self.entries.insert(key, Entry { handle: handle.clone(), bytes, used: self.clock });
        if self.bytes > MOST_BYTES {
            self.shrink();
        }
        handle
    }

    /// Returns the number of bytes of all pixels.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns the number of rasters.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Lets go of those longest unused until a quarter is free, so that a full cache does not sort on every look-up.
    fn shrink(&mut self) {
        let mut ages: Vec<(u64, usize)> = self.entries.values().map(|entry| (entry.used, entry.bytes)).collect();
        ages.sort_unstable();
        let mut left = self.bytes;
        let mut oldest_kept = 0;
        for (used, bytes) in ages {
            if left <= MOST_BYTES / 4 * 3 {
                break;
            }
            left -= bytes;
            oldest_kept = used + 1;
        }
        self.entries.retain(|_, entry| entry.used >= oldest_kept);
        self.bytes = left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn megabyte(_: &u32) -> Handle {
        Handle::from_rgba(512, 512, vec![0; 1 << 20])
    }

    #[test]
    fn a_raster_is_made_once() {
        let mut cache = Cache::default();
        let first = cache.get(1, megabyte);
        let again = cache.get(1, |_| panic!("made twice"));
        assert_eq!(first.id(), again.id());
        assert_eq!(cache.bytes(), 1 << 20);
    }

    #[test]
    fn the_longest_unused_go_first() {
        let mut cache = Cache::default();
        for key in 0..20 {
            let _ = cache.get(key, megabyte);
        }
        let _ = cache.get(0, |_| panic!("gone too early"));
        let _ = cache.get(20, megabyte);
        assert!(cache.bytes() <= MOST_BYTES);
        assert_eq!(cache.bytes(), cache.len() << 20);
        let _ = cache.get(0, |_| panic!("was used a moment ago"));
        let _ = cache.get(20, |_| panic!("was made a moment ago"));
        let mut made = false;
        let _ = cache.get(1, |key| {
            made = true;
            megabyte(key)
        });
        assert!(made, "the longest unused is still there");
    }
}
