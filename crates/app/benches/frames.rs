//! How long a frame of every kind of screen takes in software, in windows up to 8K and at each size of the interface.
//!
//! `cargo bench --bench frames` prints milliseconds of one processor's time, which others on the machine lengthen less than
//! they do the time that passes: of the first frame after the window got its size, when every picture is
//! made anew, and of a later one, both all of the window; the larger of all sizes of the interface counts, with that size.
//! A filter names a screen or a window ("play", "3840x2160").

#[path = "../../session/tests/support/play.rs"]
mod play;
#[path = "../tests/support/window.rs"]
#[allow(dead_code, reason = "tests use the rest of it")]
mod window;

use window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_rules::{Seat, Turn};
use pitch_session::{Table, storage};

use iced::Size;
use tiny_skia::{Color, Mask, Paint, PathBuilder, Pixmap, Rect, Transform};

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

const WINDOWS: [(u16, u16); 4] = [(1280, 800), (1920, 1080), (3840, 2160), (7680, 4320)];
/// The sizes of the interface, in percent.
const SCALES: [u16; 4] = [75, 100, 150, 200];
/// No frame should take longer, in milliseconds.
const GOAL: u32 = 100;
const STEP: Duration = Duration::from_millis(16);
/// How often each is drawn: the least counts, as others use the machine as well.
const RUNS: usize = 3;

/// A screen: its name, the saved game it begins with, and the keys that lead to it.
struct Place {
    name: &'static str,
    file: Option<PathBuf>,
    keys: &'static [Key],
}

fn main() {
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let filters: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let folder = tempfile::tempdir().expect("a folder");
    println!("screen          window       first  (size)   later  (size)   [ms, goal {GOAL}]");
    for (width, height) in WINDOWS {
        println!("a filled window {width}x{height} {:>10.1}", filled(width.into(), height.into()));
        for place in places(folder.path()) {
            let window = format!("{width}x{height}");
            if !filters.iter().all(|filter| *filter == place.name || *filter == window) {
                continue;
            }
            let frames = SCALES.map(|scale| (scale, frames(&place, Size::new(width.into(), height.into()), scale)));
            let [first, later] = [0, 1].map(|which| {
                let all = frames.iter().map(|(scale, taken)| (taken[which], scale));
                all.max_by(|a, b| a.0.total_cmp(&b.0)).expect("scales")
            });
            let mark = if first.0.max(later.0) > f64::from(GOAL) { "  too long" } else { "" };
            println!(
                "{:<15} {window:<10} {:>7.1} ({:>3} %) {:>7.1} ({:>3} %){mark}",
                place.name, first.0, first.1, later.0, later.1
            );
        }
    }
}

/// Every kind of screen. Saved games are written into `folder`.
fn places(folder: &Path) -> Vec<Place> {
    let own = Turn::Call(Seat::default());
    let dealt = at(|table| matches!(table.game().turn(), Turn::Deal(seat) if seat != Seat::default()));
    let bids = at(|table| table.game().turn() == own);
    let plays = at(|table| table.game().turn() == Turn::Play(Seat::default()));
    let counted = at(|table| table.hands().len() == 1);
    let over = play::over(play::table(7, 5));
    let place = |name, table: Option<&Table>, keys| {
        let file = table.map(|table| {
            let file = folder.join(format!("{name}.ron"));
            storage::save_as(&file, table.record()).expect("a file");
            file
        });
        Place { name, file, keys }
    };
    vec![
        place("home", None, &[]),
        place("new game", None, &[Key::Letter('n')]),
        place("rules", None, &[Key::Letter('r')]),
        place("house rules", None, &[Key::Letter('h')]),
        place("saved games", None, &[Key::Letter('g')]),
        place("statistics", None, &[Key::Letter('t')]),
        place("settings", None, &[Key::Letter('s')]),
        place("deal", Some(&dealt), &[]),
        place("bids", Some(&bids), &[]),
        place("play", Some(&plays), &[]),
        place("menu", Some(&plays), &[Key::Escape]),
        place("keys", Some(&plays), &[Key::Function(1)]),
        place("log", Some(&plays), &[Key::Letter('g')]),
        place("result", Some(&counted), &[]),
        place("over", Some(&over), &[Key::Enter]),
    ]
}

/// A table of seven at the first position of this kind.
fn at(is_wanted: impl Fn(&Table) -> bool) -> Table {
    let mut table = play::table(7, 5);
    while !is_wanted(&table) {
        assert!(play::step(&mut table, 0), "there is such a position");
    }
    table
}

/// Milliseconds of the first frame and of a later one.
fn frames(place: &Place, size: Size, scale: u16) -> [f64; 2] {
    let data = tempfile::tempdir().expect("a folder");
    // Only what is dealt is watched as it moves.
    let speed = if place.name == "deal" { "normal" } else { "instant" };
    let settings = format!("(speed: {speed}, trick_pause: milliseconds(0), interface_size: {scale})");
    std::fs::write(data.path().join("settings.ron"), settings).expect("written");
    let options = Options {
        file: place.file.clone(),
        data_dir: Some(data.path().to_owned()),
        language: Some("en".to_owned()),
        ..Options::default()
    };
    let (small, mut least) = (Size::new(1000.0, 700.0), [f64::INFINITY; 2]);
    let mut window = Window::open(options, small);
    place.keys.iter().for_each(|key| window.key(*key));
    let mut pixels = Pixmap::new(size.width as u32, size.height as u32).expect("a window has a size");
    let mut mask = Mask::new(pixels.width(), pixels.height()).expect("a window has a size");
    for _ in 0..RUNS {
        window.resize(small);
        let _ = window.draw();
        let first = taken(|| {
            window.resize(size);
            let _ = window.draw_onto(&mut pixels, &mut mask);
        });
        let mut frame = || {
            window.pass(STEP);
            taken(|| {
                let _ = window.draw_onto(&mut pixels, &mut mask);
            })
        };
        let watched = if place.name == "deal" { 40 } else { 1 };
        let later = (0..watched).map(|_| frame()).fold(0.0, f64::max);
        for (least, taken) in least.iter_mut().zip([first, later]) {
            *least = least.min(taken);
        }
    }
    least
}

/// Milliseconds in which all pixels of such a window get one colour.
fn filled(width: u32, height: u32) -> f64 {
    let mut pixels = Pixmap::new(width, height).expect("a window has a size");
    let rect = Rect::from_xywh(0.0, 0.0, width as f32, height as f32).expect("a window has a size");
    let path = PathBuilder::from_rect(rect);
    let mut paint = Paint { anti_alias: false, ..Paint::default() };
    paint.set_color(Color::from_rgba8(40, 90, 70, 255));
    let mut fill = || pixels.fill_path(&path, &paint, tiny_skia::FillRule::Winding, Transform::identity(), None);
    (0..2 * RUNS).map(|_| taken(&mut fill)).fold(f64::INFINITY, f64::min)
}

/// Milliseconds of the processor in which this is done.
fn taken(act: impl FnOnce()) -> f64 {
    let start = clock();
    act();
    (clock() - start).as_secs_f64() * 1e3
}

/// How long this thread has had a processor; where the system does not tell, how long the clock has run.
fn clock() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}
