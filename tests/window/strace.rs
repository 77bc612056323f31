//! strace at a thread of the program: it writes down the calls by which files are opened, written, renamed and removed, and
//! makes the machine refuse one of them.

use crate::desk::wait_until;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The calls that can be refused.
const NAMES: &str = "openat,write,fsync,fdatasync,rename,renameat2,link,linkat,unlink,unlinkat,mkdir,ftruncate";

/// A thread of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thread {
    /// The one that draws, and does what is done at once.
    Main,
    /// The one that saves the game.
    Saving,
}

impl Thread {
    /// The number that the machine has for it.
    fn number(self, process: u32) -> Option<u32> {
        let threads = fs::read_dir(format!("/proc/{process}/task")).ok()?.flatten();
        let mut numbers = threads.filter_map(|thread| thread.file_name().to_str()?.parse().ok());
        match self {
            Thread::Main => Some(process),
            Thread::Saving => numbers.find(|number| {
                let name = fs::read_to_string(format!("/proc/{process}/task/{number}/comm"));
                name.is_ok_and(|name| name.trim() == "saving")
            }),
        }
    }
}

/// A call on the folder of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    pub thread: Thread,
    pub name: String,
    /// How many of this name the thread made since it was listened to, with this one.
    pub number: usize,
    /// On what, without what differs from time to time.
    pub on: String,
}

/// strace, until it is dropped.
pub struct Strace {
    process: Child,
    log: PathBuf,
}

impl Strace {
    /// Whether strace is there and may trace.
    pub fn is_there() -> bool {
        let tried = Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
        let is_there = tried.is_ok_and(|status| status.success());
        if !is_there {
            println!("left out: it needs strace, which must be allowed to trace");
        }
        is_there
    }

    /// Listens to a thread of this process and, with an injection as strace has it, has calls refused.
    pub fn attach(process: u32, thread: Thread, injection: Option<&str>, log: &Path) -> Self {
        let number = thread.number(process).expect("a thread");
        let mut strace = Command::new("strace");
        let _ = strace.args(["-qq", "-y", "-o"]).arg(log).args(["-e", &format!("trace={NAMES}")]);
        if let Some(injection) = injection {
            let _ = strace.args(["-e", &format!("inject={injection}")]);
        }
        let process = strace.args(["-p", &number.to_string()]).stderr(Stdio::null()).spawn().expect("strace");
        wait_until("strace", || {
            let status = fs::read_to_string(format!("/proc/{number}/status")).expect("a thread");
            status.lines().any(|line| line.strip_prefix("TracerPid:").is_some_and(|by| by.trim() != "0"))
        });
        Strace { process, log: log.to_owned() }
    }

    /// Lets go of the thread, and gives the lines of what it did.
    pub fn detach(self) -> Vec<String> {
        let log = self.log.clone();
        drop(self);
        lines(&log)
    }
}

impl Drop for Strace {
    fn drop(&mut self) {
        // At once it would take the thread along; with the program it has ended already.
        let _ = Command::new("kill").arg(self.process.id().to_string()).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}

/// The lines that strace has written.
pub fn lines(log: &Path) -> Vec<String> {
    String::from_utf8_lossy(&fs::read(log).unwrap_or_default()).lines().map(str::to_owned).collect()
}

/// Whether a line is of a call on this folder. The log is the program's own affair.
pub fn is_in(line: &str, folder: &Path) -> bool {
    line.contains(&*folder.to_string_lossy()) && !line.contains("auction-pitch.log")
}

/// The calls on this folder among these lines: of those that do the same on the same files the first.
pub fn calls(lines: &[String], thread: Thread, folder: &Path) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    let mut made: Vec<&str> = Vec::new();
    for line in lines {
        let Some((name, rest)) = line.split_once('(') else { continue };
        made.push(name);
        let number = made.iter().filter(|made| **made == name).count();
        let on = on(rest, folder);
        let is_new = !calls.iter().any(|call| (call.name.as_str(), &call.on) == (name, &on));
        if is_in(line, folder) && is_new {
            calls.push(Call { thread, name: name.to_owned(), number, on });
        }
    }
    calls
}

/// The files that a call is on: every path in the folder, without what is random in its name.
fn on(rest: &str, folder: &Path) -> String {
    let folder = folder.to_string_lossy();
    let paths = rest.split(&*folder).skip(1).map(|path| path.split(['"', '>']).next().unwrap_or_default());
    let plain = paths.map(|path| if path.contains(".tmp") { "new" } else { path.trim_start_matches('/') });
    let mut plain: Vec<&str> = plain.collect();
    plain.dedup();
    plain.join(" ")
}
