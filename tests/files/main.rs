//! What the program keeps on disk: that nothing is lost, whatever the machine, the files or other programs do.

#[path = "../../crates/rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod chance;
mod diary;
#[cfg(target_os = "linux")]
mod ending;
#[cfg(all(target_os = "linux", feature = "phones"))]
mod host;
mod hostile;
#[cfg(target_os = "linux")]
mod killed;
#[cfg(target_os = "linux")]
#[path = "../support/odd.rs"]
mod odd;
#[cfg(target_os = "linux")]
mod odd_things;
#[path = "../../crates/session/tests/support/play.rs"]
mod play;
#[cfg(unix)]
mod private;
#[cfg(target_os = "linux")]
#[path = "../support/talk.rs"]
mod talk;
#[cfg(target_os = "linux")]
mod together;
