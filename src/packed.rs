//! Files that `build.rs` has packed into the program.

/// Expands to the bytes of a packed file, given its name.
macro_rules! packed {
    ($name:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".deflate"))
    };
}

pub(crate) use packed;

/// Unpacks a file, or returns `None` if it is damaged, which a file of the program never is.
pub(crate) fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    miniz_oxide::inflate::decompress_to_vec(packed).ok()
}
