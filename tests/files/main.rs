//! What is kept on disk: that nothing is lost, whatever the disk, the machine or the files do.

#[path = "../../crates/rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod chance;
mod diary;
#[cfg(unix)]
#[path = "../support/disk.rs"]
mod disk;
#[cfg(target_os = "linux")]
mod ending;
#[cfg(unix)]
mod faults;
mod hostile;
#[cfg(target_os = "linux")]
mod killed;
mod library;
#[cfg(target_os = "linux")]
#[path = "../support/odd.rs"]
mod odd;
#[cfg(target_os = "linux")]
mod odd_things;
#[path = "../support/play.rs"]
mod play;
#[cfg(unix)]
mod private;
mod rule_sets;
mod settings;
#[path = "../support/shelf.rs"]
mod shelf;
mod storage;
#[cfg(target_os = "linux")]
#[path = "../support/talk.rs"]
mod talk;
#[cfg(target_os = "linux")]
mod together;
