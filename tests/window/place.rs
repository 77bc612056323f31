//! What the desktop knows of the window, how large it is at first, and that it comes back as it was left.

use crate::desk::{Desk, wait_until};

use std::path::Path;

fn start(desk: &mut Desk, folder: &Path) {
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
}

#[test]
fn the_desktop_knows_the_window_and_the_first_one_fits_the_screen() {
    for (screen, width, height) in [("1366x768", 1366, 768), ("1280x720", 1280, 720)] {
        let mut desk = Desk::open(screen);
        let folder = tempfile::tempdir().expect("a folder");
        start(&mut desk, folder.path());
        assert!(desk.is_known_as(pitch_app::ID), "its class is that of its entry in the menus");
        wait_until("the window to fit", || {
            let place = desk.place();
            place.width <= width && place.height <= height - 60
        });
        desk.photograph(&format!("place-first-{screen}"));
    }
}

#[test]
fn the_window_comes_back_as_it_was_left() {
    let mut desk = Desk::open("1600x1000");
    let folder = tempfile::tempdir().expect("a folder");
    start(&mut desk, folder.path());
    desk.arrange(930, 640);
    wait_until("the other size", || desk.place().width == 930);
    desk.settle();
    desk.quit();
    let kept = std::fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
    assert!(kept.contains("width: 930") && kept.contains("height: 640"), "{kept}");
    start(&mut desk, folder.path());
    let place = desk.place();
    assert_eq!((place.width, place.height), (930, 640));

    // Maximized, it keeps the size that it has otherwise.
    desk.maximize();
    wait_until("the whole screen", || desk.place().width == 1600);
    desk.settle();
    desk.quit();
    let kept = std::fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
    assert!(kept.contains("is_maximized: true") && kept.contains("width: 930"), "{kept}");
    start(&mut desk, folder.path());
    wait_until("the whole screen again", || desk.place().width == 1600);
}

#[test]
fn the_window_comes_back_to_where_it_lay() {
    for interface_size in [100, 150] {
        let mut desk = Desk::open_freely("1600x1000");
        let folder = tempfile::tempdir().expect("a folder");
        let window = "window: (width: 1100, height: 720)";
        desk.write_settings(folder.path(), &format!("(interface_size: {interface_size}, {window})"));
        start(&mut desk, folder.path());
        let before = desk.place();
        desk.put(140, 90);
        wait_until("the other place", || desk.place() != before);
        desk.settle();
        let place = desk.place();
        desk.quit();
        let kept = std::fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
        assert!(kept.contains("corner: (140, 90)"), "{interface_size}: {kept}");
        start(&mut desk, folder.path());
        wait_until("the same place", || desk.place() == place);
        desk.settle();
        assert_eq!(desk.place(), place, "{interface_size}: it stays there");
    }
}

#[test]
fn a_window_that_was_left_where_no_screen_is_comes_back_within_reach_and_no_larger_than_one() {
    for (corner, width, height) in [
        ("(5000, 5000)", 1100, 720),
        ("(-3000, 40)", 1100, 720),
        ("(100, -400)", 1100, 720),
        ("(1590, 100)", 1100, 720),
        ("(32767, -32767)", 16384, 16384),
        ("(60, 40)", 16384, 16384),
    ] {
        let mut desk = Desk::open_freely("1600x1000");
        let folder = tempfile::tempdir().expect("a folder");
        let window = format!("window: (width: {width}, height: {height}, corner: Some({corner}))");
        desk.write_settings(folder.path(), &format!("({window})"));
        start(&mut desk, folder.path());
        wait_until("a window that can be taken hold of", || {
            let place = desk.place();
            place.x < 1500 && place.y < 980 && place.width <= 1600 && place.height <= 1000
        });
        assert!(desk.memory() <= 150 * 1024, "{width}x{height} took {} KiB", desk.memory());
        desk.quit();
    }
}
