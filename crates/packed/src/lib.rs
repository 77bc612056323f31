//! Files that a build script packs into a program, and that the program unpacks when it reads them.

use std::io;
use std::path::Path;

/// Expands to the bytes of a file that the crate's build script has packed, given the file's name.
#[macro_export]
macro_rules! packed {
    ($name:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".deflate"))
    };
}

/// Unpacks a file, or returns `None` if it is damaged, which a file of the program never is.
#[must_use]
pub fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    miniz_oxide::inflate::decompress_to_vec(packed).ok()
}

/// Packs a file under this name for [`packed!`], and has Cargo build the crate anew when the file changes. For build
/// scripts.
///
/// # Errors
/// If the file can't be read, or `OUT_DIR` not be written to.
pub fn pack(file: &Path, name: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", file.display());
    let to = std::env::var_os("OUT_DIR").unwrap_or_default();
    let packed = miniz_oxide::deflate::compress_to_vec(&std::fs::read(file)?, 9);
    std::fs::write(Path::new(&to).join(format!("{name}.deflate")), packed)
}
