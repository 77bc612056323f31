//! Hardware of the machine.

use std::path::Path;

/// Returns `true` if there is a graphics card that can draw for programs. On Linux the system lists those it has a
/// driver for; elsewhere one is taken for granted.
#[must_use]
pub fn has_graphics_card() -> bool {
    if cfg!(target_os = "linux") { lists_card(Path::new("/dev/dri")) } else { true }
}

/// Returns `true` if this folder of devices lists a card that can draw, and not only one that shows pictures.
fn lists_card(devices: &Path) -> bool {
    let Ok(devices) = std::fs::read_dir(devices) else { return false };
    devices.flatten().any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_only_shows_pictures_does_not_draw() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!lists_card(&folder.path().join("dri")), "no folder, no card");
        std::fs::write(folder.path().join("card0"), "").expect("written");
        assert!(!lists_card(folder.path()));
        std::fs::write(folder.path().join("renderD128"), "").expect("written");
        assert!(lists_card(folder.path()));
    }
}
