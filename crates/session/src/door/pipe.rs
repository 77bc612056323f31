//! Named pipes of Windows: the window has one, named after the path of its folder, which only its own account may write
//! to. The pipe of a killed program goes with it.

use super::{TAKEN, Visit};

use interprocess::local_socket::prelude::*;
use interprocess::local_socket::{GenericNamespaced, ListenerOptions, Stream};
use sha2::{Digest, Sha256};

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::windows::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

/// Longest path that Windows opens, in letters of two bytes.
const LONGEST: usize = 32_767;

#[derive(Debug)]
pub(super) struct Listener {
    listener: interprocess::local_socket::Listener,
    name: String,
}

impl Listener {
    /// Opens the pipe of a folder; fails if another one has its name.
    pub(super) fn open(folder: &Path) -> io::Result<Self> {
        let name = name(folder)?;
        let listener = ListenerOptions::new().name(name.as_str().to_ns_name::<GenericNamespaced>()?).create_sync()?;
        Ok(Listener { listener, name })
    }

    /// Returns the name of the pipe.
    pub(super) fn place(&self) -> &str {
        &self.name
    }

    /// Waits for the next visitor.
    pub(super) fn next(&self) -> io::Result<Stream> {
        self.listener.accept()
    }

    /// Does nothing: the pipe goes once nobody listens any more.
    pub(super) const fn close(&self) {}
}

/// Gives a path, or none to only show the window, to anyone who listens at the pipe of the folder, and returns the answer.
pub(super) fn give(folder: &Path, file: Option<&Path>) -> io::Result<[u8; TAKEN.len()]> {
    let mut visitor = Stream::connect(name(folder)?.to_ns_name::<GenericNamespaced>()?)?;
    let letters: Vec<u8> = file.unwrap_or(Path::new("")).as_os_str().encode_wide().flat_map(u16::to_le_bytes).collect();
    let count = u32::try_from(letters.len()).map_err(io::Error::other)?;
    visitor.write_all(&[&count.to_le_bytes(), &letters[..]].concat())?;
    let mut answer = [0; TAKEN.len()];
    visitor.read_exact(&mut answer)?;
    Ok(answer)
}

/// Reads the purpose of a visit, or `None` if what is handed in is no absolute path.
pub(super) fn read(mut visitor: Stream) -> io::Result<(Option<Visit>, Stream)> {
    let mut count = [0; 4];
    visitor.read_exact(&mut count)?;
    let count = u32::from_le_bytes(count) as usize;
    if count > 2 * LONGEST {
        return Ok((None, visitor));
    }
    let mut bytes = vec![0; count];
    visitor.read_exact(&mut bytes)?;
    let letters: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    if letters.is_empty() {
        return Ok((Some(Visit::Look), visitor));
    }
    let path = PathBuf::from(OsString::from_wide(&letters));
    let path = Some(path).filter(|path| path.is_absolute() && !letters.contains(&0));
    Ok((path.map(Visit::Open), visitor))
}

/// Returns the name of a folder's pipe.
fn name(folder: &Path) -> io::Result<String> {
    let place = folder.canonicalize()?;
    let mut sum = Sha256::new();
    place.as_os_str().encode_wide().for_each(|letter| sum.update(letter.to_le_bytes()));
    let sum: String = sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("auction-pitch-{sum}"))
}
