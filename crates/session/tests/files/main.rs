//! What is kept on disk: that nothing is lost, whatever the disk or the files do.

#[cfg(unix)]
#[path = "../support/disk.rs"]
mod disk;
#[cfg(unix)]
mod faults;
mod library;
#[path = "../support/play.rs"]
mod play;
mod rule_sets;
mod settings;
#[path = "../support/shelf.rs"]
mod shelf;
mod storage;
