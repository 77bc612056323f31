//! Packs the puzzles, a fifth of which is left.

use std::path::Path;

fn main() -> std::io::Result<()> {
    pitch_packed::pack(Path::new("../../assets/puzzles.ron"), "puzzles.ron")
}
