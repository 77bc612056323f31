//! Player's own rule sets: a file each, in a folder beside the saved games.

use crate::rule_set::{self, RuleSet, free_name};
use crate::storage::atomic;
use crate::storage::disk::{Disk, Drive, System};
use crate::storage::error::{LoadError, SaveError, Step};
use crate::storage::read::{self, free_name as free_path};

use std::io;
use std::path::{Path, PathBuf};

/// Rule sets of a folder, read from its files and stored in them.
///
/// Each file is read, written and removed by itself. One that cannot be read, or that somebody else has changed since,
/// is left as it is and never written over.
#[derive(Debug, Default)]
pub struct RuleSets {
    folder: PathBuf,
    drive: Drive,
    /// Reason why nothing may be written.
    refusal: Option<SaveError>,
    kept: Vec<Kept>,
    unread: Vec<LoadError>,
}

/// Rule set in a file, as it was read or written.
#[derive(Debug, Clone)]
struct Kept {
    path: PathBuf,
    /// Rule set as it is in the file, with the name that it has there.
    written: RuleSet,
    /// Rule set as it is shown, with a name that no other set has.
    set: RuleSet,
}

impl RuleSets {
    /// Reads the rule sets below a folder for saved games. Nothing is created or changed.
    #[must_use]
    pub fn open(data: &Path) -> Self {
        let mut sets = RuleSets::on(Drive::default(), data, None);
        sets.read();
        sets
    }

    /// Creates the rule sets below a folder for saved games on this disk, before any was read. With a reason why nothing may be
    /// written, such as another program that plays with the folder, nothing will be.
    pub(super) fn on(drive: Drive, data: &Path, refusal: Option<SaveError>) -> Self {
        RuleSets { folder: folder(data), drive, refusal, ..RuleSets::default() }
    }

    /// Reads all files.
    pub(super) fn read(&mut self) {
        let mut paths = read::files_in(&*self.drive, &self.folder).unwrap_or_else(|error| {
            self.unread.push(error);
            Vec::new()
        });
        paths.sort();
        for path in paths {
            match read(&*self.drive, &path) {
                Ok(Some(written)) => {
                    let name = free_name(&written.name, |name| self.kept.iter().any(|kept| kept.set.is_called(name)));
                    let set = RuleSet { name, ..written.clone() };
                    self.kept.push(Kept { path, written, set });
                }
                Ok(None) => {}
                Err(error) => self.unread.push(error),
            }
        }
        self.kept.sort_by_cached_key(|kept| kept.set.name.to_lowercase());
    }

    /// Adds the rule sets that were `stored` before these were read and that were not found.
    #[must_use]
    pub fn and(mut self, stored: RuleSets) -> Self {
        for Kept { path, written, set } in stored.kept {
            if !self.kept.iter().any(|kept| kept.path == path) {
                let name = free_name(&set.name, |name| self.named(name).is_some());
                self.kept.push(Kept { path, written, set: RuleSet { name, ..set } });
            }
        }
        self.refusal = stored.refusal;
        self
    }

    /// Returns the rule sets; all names differ.
    pub fn sets(&self) -> impl Iterator<Item = &RuleSet> {
        self.kept.iter().map(|kept| &kept.set)
    }

    /// Returns the rule set of this name, ignoring case.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&RuleSet> {
        self.sets().find(|set| set.is_called(name))
    }

    /// Returns a rule set with a name that no other one has, or as it is if it is among these already.
    #[must_use]
    pub fn with_free_name(&self, set: RuleSet) -> RuleSet {
        let is_taken = |name: &str| self.named(name).is_some_and(|own| own.rules != set.rules);
        RuleSet { name: free_name(&set.name, is_taken), ..set }
    }

    /// Returns the errors of the files that could not be read; they are still in their places.
    #[must_use]
    pub fn unread(&self) -> &[LoadError] {
        &self.unread
    }

    /// Notes that no other program plays with the folder any more, so that files can be written.
    pub fn note_free(&mut self) {
        self.refusal = None;
    }

    /// Makes the files hold these rule sets and no others: new and changed ones are written first, and then those that
    /// are no longer wanted are removed. An error with one does not keep the others from being written.
    ///
    /// # Errors
    /// The first error that occurred.
    pub fn store(&mut self, wanted: &[RuleSet]) -> Result<(), SaveError> {
        let is_same = |kept: &Kept| wanted.contains(&kept.set);
        let has_all = wanted.iter().all(|set| self.kept.iter().any(|kept| kept.set == *set));
        if has_all && self.kept.iter().all(is_same) {
            return Ok(());
        }
        self.refusal.clone().map_or(Ok(()), Err)?;
        self.drive.create_folder(&self.folder).map_err(SaveError::at(Step::CreateFolder, &self.folder))?;
        let mut result = Ok(());
        let mut note = |done: Result<(), SaveError>| result = std::mem::replace(&mut result, Ok(())).and(done);
        for set in wanted {
            if !self.kept.iter().any(|kept| kept.set == *set) {
                note(self.write(set));
            }
        }
        let gone: Vec<Kept> =
            self.kept.extract_if(.., |kept| !wanted.iter().any(|set| set.is_called(&kept.set.name))).collect();
        for kept in gone {
            let removed = self.remove(&kept);
            if removed.is_err() {
                self.kept.push(kept);
            }
            note(removed);
        }
        result
    }

    /// Writes a rule set over the one of its name, or to a file of its own.
    fn write(&mut self, set: &RuleSet) -> Result<(), SaveError> {
        let place = self.kept.iter().position(|kept| kept.set.is_called(&set.name));
        let path = match place.map(|place| &self.kept[place]) {
            Some(kept) if self.is_as_written(kept)? => kept.path.clone(),
            _ => free_path(&*self.drive, &self.folder, &stem(&set.name), ".ron")
                .map_err(SaveError::at(Step::Write, &self.folder))?,
        };
        let text = set.to_ron().map_err(|source| SaveError::Value { path: path.clone(), source })?;
        atomic::replace(&*self.drive, &path, None, text.as_bytes())?;
        let kept = Kept { path, written: set.clone(), set: set.clone() };
        match place {
            Some(place) => self.kept[place] = kept,
            None => self.kept.push(kept),
        }
        Ok(())
    }

    /// Removes the file of a rule set, unless it holds something else by now.
    fn remove(&self, kept: &Kept) -> Result<(), SaveError> {
        if !self.is_as_written(kept)? {
            return Ok(());
        }
        self.drive.remove(&kept.path).map_err(SaveError::at(Step::Remove, &kept.path))?;
        atomic::sync_folder(&*self.drive, &self.folder)
    }

    /// Returns `true` if a file still holds the rule set that was read from it or written to it.
    fn is_as_written(&self, kept: &Kept) -> Result<bool, SaveError> {
        match read(&*self.drive, &kept.path) {
            Ok(there) => Ok(there.is_some_and(|there| there == kept.written)),
            Err(error) if error.is_refused() => Err(SaveError::InTheWay(error)),
            Err(_) => Ok(false),
        }
    }
}

/// Returns the folder of rule sets below a folder for saved games.
pub(super) fn folder(data: &Path) -> PathBuf {
    data.join("rules")
}

fn read(disk: &dyn Disk, path: &Path) -> Result<Option<RuleSet>, LoadError> {
    let set = read::read(disk, path, |bytes| Ok(rule_set::from_bytes(bytes)?))?;
    Ok(set.map(|set| set.called_as(path)))
}

/// Writes a rule set to a file that the player names. An existing file is not written over.
///
/// # Errors
/// If the file exists, or cannot be written.
pub fn share_rule_set(path: &Path, set: &RuleSet) -> Result<(), SaveError> {
    if System.has(path).map_err(SaveError::at(Step::Write, path))? {
        return Err(SaveError::at(Step::Write, path)(io::ErrorKind::AlreadyExists.into()));
    }
    write_rule_set(path, set)
}

/// Writes a rule set to a file that the player names, and replaces an existing file.
///
/// # Errors
/// If it cannot be written; the old file is then as it was.
pub fn write_rule_set(path: &Path, set: &RuleSet) -> Result<(), SaveError> {
    let text = set.to_ron().map_err(|source| SaveError::Value { path: path.to_owned(), source })?;
    atomic::replace(&System, path, None, text.as_bytes())
}

/// Returns the path of a file in this folder for the rule set of this name that does not exist yet, as far as that can
/// be known.
#[must_use]
pub fn place_to_share(folder: &Path, name: &str) -> PathBuf {
    let stem = stem(name);
    free_path(&System, folder, &stem, ".ron").unwrap_or_else(|_| folder.join(format!("{stem}.ron")))
}

/// Returns a name as the name of a file on every system: without separators and special characters, and different from
/// the names of devices.
fn stem(name: &str) -> String {
    let is_plain = |c: char| !c.is_control() && !r#"/\:*?"<>|"#.contains(c);
    let plain: String = name.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
    let plain = plain.trim_matches(['.', ' ']);
    let upper = plain.split('.').next().unwrap_or_default().to_ascii_uppercase();
    let is_device = matches!(upper.as_str(), "CON" | "PRN" | "AUX" | "NUL")
        || (upper.len() == 4 && (upper.starts_with("COM") || upper.starts_with("LPT")));
    match plain {
        "" => "rules".to_owned(),
        plain if is_device => format!("{plain}-rules"),
        plain => plain.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_gives_the_name_of_a_file() {
        for (name, file) in [
            ("Saturday table", "Saturday table"),
            ("../../etc/passwd", "-..-etc-passwd"),
            ("con", "con-rules"),
            ("LPT1.old", "LPT1.old-rules"),
            ("...", "rules"),
            ("Küche: \"wild\"?", "Küche- -wild--"),
            ("四つ", "四つ"),
        ] {
            assert_eq!(stem(name), file);
        }
    }
}
