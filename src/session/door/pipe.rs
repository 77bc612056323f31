//! The way into a running window on Windows: a file that the program is started with once more is handed in to the window that
//! plays with the folder.
//!
//! Whoever has locked the folder has a named pipe that goes by the folder's place, which only their own account may write to.
//! One path comes in, an answer goes out, and nothing else. The pipe of a killed program goes with it.

use interprocess::local_socket::prelude::*;
use interprocess::local_socket::{GenericNamespaced, Listener, ListenerOptions, Stream};
use sha2::{Digest, Sha256};

use std::ffi::OsString;
use std::hash::{Hash, Hasher};
use std::io::{self, Read, Write};
use std::os::windows::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

/// The most letters of a path that Windows opens, each of two bytes.
const LONGEST: usize = 32_767;
/// What is answered once a path was taken in.
const TAKEN: &[u8] = b"taken";
/// How long an answer is waited for: a window that has just been started answers once it is there.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open door. Dropping it closes it once nobody listens any more.
#[derive(Debug)]
pub struct Door(Bell);

/// Where it is heard that something is handed in.
#[derive(Debug, Clone)]
pub struct Bell {
    listener: Arc<Listener>,
    name: String,
}

/// Two bells are the same if they hang at the same door.
impl Hash for Bell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl Door {
    /// Opens the door of a folder. Only for who has locked the folder.
    ///
    /// # Errors
    /// If the system refuses a pipe, as where another one has its name.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let name = name(folder)?;
        let listener = ListenerOptions::new().name(name.as_str().to_ns_name::<GenericNamespaced>()?).create_sync()?;
        Ok(Door(Bell { listener: Arc::new(listener), name }))
    }

    /// Where it is heard that something is handed in.
    #[must_use]
    pub fn bell(&self) -> Bell {
        self.0.clone()
    }
}

impl Bell {
    /// Waits for files, and hands each to `take`, which says whether it could be taken. Comes back once one could not be.
    pub fn hear(&self, mut take: impl FnMut(PathBuf) -> bool) {
        for visitor in self.listener.incoming() {
            // One visitor who stumbles keeps nobody else away.
            let handed = visitor.and_then(|mut visitor| Ok((read(&mut visitor)?, visitor)));
            match handed {
                Ok((Some(file), mut visitor)) => {
                    if !take(file) {
                        return;
                    }
                    // Who did not wait for the answer misses nothing.
                    let _ = visitor.write_all(TAKEN);
                }
                Ok((None, _)) => tracing::warn!("what was handed in is no path"),
                Err(error) => tracing::warn!("nothing was handed in: {error}"),
            }
        }
    }
}

/// Hands a file in to the window that plays with this folder, and waits until it has taken it. Tells whether it has: where no
/// window is, as where the folder is played with in text mode, nobody takes anything.
#[must_use]
pub fn hand_in(folder: &Path, file: &Path) -> bool {
    let (Ok(name), Ok(file)) = (name(folder), std::path::absolute(file)) else { return false };
    let (sender, answer) = mpsc::channel();
    // A pipe knows no time limit.
    let asks = thread::Builder::new().name("visitor".to_owned()).spawn(move || {
        let _ = sender.send(give(&name, &file));
    });
    let handed = asks.and_then(|_| answer.recv_timeout(PATIENCE).map_err(io::Error::other)?);
    handed.unwrap_or_else(|error| {
        tracing::info!("no window has taken the file: {error}");
        false
    })
}

/// Gives the path to whoever listens at the pipe, and tells whether they took it.
fn give(name: &str, file: &Path) -> io::Result<bool> {
    let mut visitor = Stream::connect(name.to_ns_name::<GenericNamespaced>()?)?;
    let letters: Vec<u8> = file.as_os_str().encode_wide().flat_map(u16::to_le_bytes).collect();
    let count = u32::try_from(letters.len()).map_err(io::Error::other)?;
    visitor.write_all(&[&count.to_le_bytes(), &letters[..]].concat())?;
    let mut answer = [0; TAKEN.len()];
    visitor.read_exact(&mut answer)?;
    Ok(answer == TAKEN)
}

/// The name of a folder's pipe.
fn name(folder: &Path) -> io::Result<String> {
    let place = folder.canonicalize()?;
    let mut sum = Sha256::new();
    place.as_os_str().encode_wide().for_each(|letter| sum.update(letter.to_le_bytes()));
    let sum: String = sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("auction-pitch-{sum}"))
}

/// Reads the path that is handed in; nothing if it is none.
fn read(visitor: &mut Stream) -> io::Result<Option<PathBuf>> {
    let mut count = [0; 4];
    visitor.read_exact(&mut count)?;
    let count = u32::from_le_bytes(count) as usize;
    if count > 2 * LONGEST {
        return Ok(None);
    }
    let mut bytes = vec![0; count];
    visitor.read_exact(&mut bytes)?;
    let letters: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    let path = PathBuf::from(OsString::from_wide(&letters));
    Ok(Some(path).filter(|path| path.is_absolute() && !letters.contains(&0)))
}
