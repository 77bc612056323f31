//! A disk in memory that does what a test wants: it writes down each call, fails or waits where it is told to, and can lose
//! its power, which takes away whatever was not made safe.

use pitch_session::storage::{Claim, Disk, Sink, Source};

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// What the machine says when it refuses, by its number on Linux.
pub const REFUSALS: [i32; 5] = [13, 28, 5, 24, 23];

/// A call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// What was asked for, such as `rename`.
    pub deed: &'static str,
    /// Of which file or folder.
    pub path: PathBuf,
}

impl Call {
    /// Whether this is asked of the file of this name.
    pub fn is(&self, deed: &str, name: &str) -> bool {
        self.deed == deed && self.path.file_name().is_some_and(|file| file == name)
    }
}

type Rule = Arc<dyn Fn(&Call) -> Option<i32> + Send + Sync>;

/// The disk; a clone is the same one.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    files: Vec<Held>,
    names: Names,
    /// The names as they would be found, and what was done to them since and is not safe.
    safe: Names,
    unsafe_yet: Vec<(Change, Vec<PathBuf>)>,
    claimed: BTreeSet<PathBuf>,
    devices: BTreeSet<PathBuf>,
    made: usize,
    calls: Vec<Call>,
    rule: Option<Rule>,
}

type Names = BTreeMap<PathBuf, usize>;

/// What a file holds, and what it would hold without power.
#[derive(Clone, Default)]
struct Held {
    now: Vec<u8>,
    safe: Vec<u8>,
}

#[derive(Clone)]
enum Change {
    Named(PathBuf, usize),
    Moved(PathBuf, PathBuf),
    Gone(PathBuf),
}

impl Change {
    fn make(&self, names: &mut Names) {
        match self {
            Change::Named(path, file) => drop(names.insert(path.clone(), *file)),
            Change::Moved(from, to) => {
                if let Some(file) = names.remove(from) {
                    let _ = names.insert(to.clone(), file);
                }
            }
            Change::Gone(path) => drop(names.remove(path)),
        }
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory")
    }
}

impl Memory {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("nobody panics with it")
    }

    /// From now on calls fail with the number that this gives.
    pub fn fail(&self, rule: impl Fn(&Call) -> Option<i32> + Send + Sync + 'static) {
        self.state().rule = Some(Arc::new(rule));
    }

    /// From now on nothing fails.
    pub fn mend(&self) {
        self.state().rule = None;
    }

    /// The calls so far.
    pub fn calls(&self) -> Vec<Call> {
        self.state().calls.clone()
    }

    /// Puts a file there as if it had always been there.
    pub fn put(&self, path: impl AsRef<Path>, bytes: impl Into<Vec<u8>>) {
        let (mut state, bytes) = (self.state(), bytes.into());
        let file = state.hold(Held { now: bytes.clone(), safe: bytes });
        let _ = state.names.insert(path.as_ref().to_owned(), file);
        let _ = state.safe.insert(path.as_ref().to_owned(), file);
    }

    /// What a file holds.
    pub fn get(&self, path: impl AsRef<Path>) -> Option<String> {
        let state = self.state();
        state.names.get(path.as_ref()).map(|file| String::from_utf8(state.files[*file].now.clone()).expect("text"))
    }

    /// The names of all files.
    pub fn names(&self) -> Vec<String> {
        self.state().names.keys().map(|path| path.display().to_string()).collect()
    }

    /// All files with what they hold.
    pub fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let state = self.state();
        state.names.iter().map(|(path, file)| (path.clone(), state.files[*file].now.clone())).collect()
    }

    /// From now on a file says nothing of its length, as a device does.
    pub fn hide_length(&self, path: impl AsRef<Path>) {
        let _ = self.state().devices.insert(path.as_ref().to_owned());
    }

    /// What would be found on this disk had the power failed just now: of the names that are not safe so many are there, the
    /// oldest first, and files hold what is safe, or a half of what came since.
    pub fn without_power(&self, names: usize, halves: bool) -> Memory {
        let state = self.state();
        let mut found = state.safe.clone();
        for (change, _) in state.unsafe_yet.iter().take(names) {
            change.make(&mut found);
        }
        let keep = |held: &Held| {
            let more = held.now.starts_with(&held.safe) && halves;
            let end = held.safe.len() + held.now.len().saturating_sub(held.safe.len()) / 2;
            let bytes = if more { held.now[..end].to_vec() } else { held.safe.clone() };
            Held { now: bytes.clone(), safe: bytes }
        };
        let files = state.files.iter().map(keep).collect();
        let names = found.clone();
        Memory(Arc::new(Mutex::new(State { files, names, safe: found, made: state.made, ..State::default() })))
    }

    /// How many changes of names are not safe.
    pub fn unsafe_names(&self) -> usize {
        self.state().unsafe_yet.len()
    }

    fn ask(&self, deed: &'static str, path: &Path) -> io::Result<MutexGuard<'_, State>> {
        let call = Call { deed, path: path.to_owned() };
        let rule = {
            let mut state = self.state();
            state.calls.push(call.clone());
            state.rule.clone()
        };
        match rule.and_then(|rule| rule(&call)) {
            Some(number) => Err(io::Error::from_raw_os_error(number)),
            None => Ok(self.state()),
        }
    }
}

impl State {
    fn hold(&mut self, held: Held) -> usize {
        self.files.push(held);
        self.files.len() - 1
    }

    fn change(&mut self, change: Change) {
        change.make(&mut self.names);
        let paths = match &change {
            Change::Moved(from, to) => vec![from, to],
            Change::Named(path, _) | Change::Gone(path) => vec![path],
        };
        let folders = paths.iter().filter_map(|path| path.parent()).map(Path::to_owned).collect();
        self.unsafe_yet.push((change, folders));
    }

    fn file(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Disk for Memory {
    fn open(&self, path: &Path) -> io::Result<Box<dyn Source>> {
        let state = self.ask("open", path)?;
        let bytes = state.files[state.file(path)?].now.clone();
        Ok(Box::new(Reader { disk: self.clone(), path: path.to_owned(), bytes: Cursor::new(bytes) }))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let state = self.ask("list", folder)?;
        Ok(state.names.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
    }

    fn has(&self, path: &Path) -> io::Result<bool> {
        Ok(self.ask("has", path)?.names.contains_key(path))
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask("create_folder", folder).map(drop)
    }

    fn lock(&self, path: &Path, _patience: Duration) -> io::Result<Option<Box<dyn Claim>>> {
        let is_free = self.ask("lock", path)?.claimed.insert(path.to_owned());
        Ok(is_free.then(|| Box::new(Claimed { disk: self.clone(), path: path.to_owned() }) as Box<dyn Claim>))
    }

    fn create_in(&self, folder: &Path, beginning: &str) -> io::Result<(PathBuf, Box<dyn Sink>)> {
        let mut state = self.ask("create_in", folder)?;
        state.made += 1;
        let path = folder.join(format!("{beginning}{}.tmp", state.made));
        let file = state.hold(Held::default());
        state.change(Change::Named(path.clone(), file));
        Ok((path.clone(), Box::new(Writer { disk: self.clone(), path, file })))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn Sink>> {
        let mut state = self.ask("append", path)?;
        let file = match state.file(path) {
            Ok(file) => file,
            Err(_) => {
                let file = state.hold(Held::default());
                state.change(Change::Named(path.to_owned(), file));
                file
            }
        };
        Ok(Box::new(Writer { disk: self.clone(), path: path.to_owned(), file }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.ask("rename", to)?;
        let _ = state.file(from)?;
        state.change(Change::Moved(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn link(&self, path: &Path, name: &Path) -> io::Result<()> {
        let mut state = self.ask("link", name)?;
        let file = state.file(path)?;
        if state.names.contains_key(name) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        state.change(Change::Named(name.to_owned(), file));
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.ask("remove", path)?;
        let _ = state.file(path)?;
        state.change(Change::Gone(path.to_owned()));
        Ok(())
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask("remove_folder", folder).map(drop)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.ask("sync_folder", folder)?;
        let (safe, rest) = std::mem::take(&mut state.unsafe_yet)
            .into_iter()
            .partition(|(_, folders)| folders.iter().any(|changed| changed == folder));
        state.unsafe_yet = rest;
        let safe: Vec<(Change, Vec<PathBuf>)> = safe;
        for (change, _) in safe {
            change.make(&mut state.safe);
        }
        Ok(())
    }
}

struct Reader {
    disk: Memory,
    path: PathBuf,
    bytes: Cursor<Vec<u8>>,
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        drop(self.disk.ask("read", &self.path)?);
        self.bytes.read(buffer)
    }
}

impl Seek for Reader {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.bytes.seek(to)
    }
}

impl Source for Reader {
    fn length(&self) -> io::Result<u64> {
        let is_device = self.disk.ask("length", &self.path)?.devices.contains(&self.path);
        Ok(if is_device { 0 } else { self.bytes.get_ref().len() as u64 })
    }
}

struct Writer {
    disk: Memory,
    path: PathBuf,
    file: usize,
}

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.disk.ask("write", &self.path)?.files[self.file].now.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sink for Writer {
    fn sync(&self) -> io::Result<()> {
        let mut state = self.disk.ask("sync", &self.path)?;
        let held = &mut state.files[self.file];
        held.safe = held.now.clone();
        Ok(())
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        self.disk.ask("cut", &self.path)?.files[self.file].now.truncate(length as usize);
        Ok(())
    }
}

#[derive(Debug)]
struct Claimed {
    disk: Memory,
    path: PathBuf,
}

impl Claim for Claimed {}

impl Drop for Claimed {
    fn drop(&mut self) {
        let _ = self.disk.state().claimed.remove(&self.path);
    }
}
