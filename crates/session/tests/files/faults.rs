//! Disks that refuse or lose their power: no sound file is renamed or written over, nothing that was safe is lost, no matter
//! who plays is told, and it is tried again.

mod course;
mod everywhere;
mod planted;
mod refused;
mod statistics;

use crate::disk::Memory;
use crate::play;

use pitch_session::storage::Drive;
use pitch_session::{Record, Storage, syntax};

use std::path::{Path, PathBuf};

/// The folder that is played with.
const FOLDER: &str = "/pitch";

fn path(name: &str) -> PathBuf {
    Path::new(FOLDER).join(name)
}

fn open(disk: &Memory) -> Storage {
    Storage::open_on(&Drive::new(disk.clone()), Path::new(FOLDER)).expect("opened")
}

/// The states of a game for two from the first deal to the last card.
fn states(number: u64) -> Vec<Record> {
    let mut table = play::table(2, number);
    let mut states = vec![table.record().clone()];
    while play::step(&mut table, 0) {
        states.push(table.record().clone());
    }
    states
}

/// The text of a record as it is written.
fn text(record: &Record) -> String {
    record.to_ron().expect("written")
}

/// The game that would go on.
fn current(disk: &Memory) -> Option<Record> {
    disk.get(path("current.ron")).map(|text| Record::parse(&text).expect("a record"))
}

fn value<T: serde::de::DeserializeOwned>(disk: &Memory, name: &str) -> T {
    syntax::read(&disk.get(path(name)).expect("a file")).expect("a value")
}
