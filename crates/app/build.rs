//! Packs what is read once: the typeface of the score pad, which few screens need, and the faces of the players.

use std::path::Path;

fn main() -> std::io::Result<()> {
    for file in ["Kalam-Regular.ttf", "Kalam-Bold.ttf"] {
        pitch_packed::pack(&Path::new("../../assets/fonts").join(file), file)?;
    }
    for face in std::fs::read_dir("../../assets/faces")? {
        let face = face?;
        pitch_packed::pack(&face.path(), &face.file_name().to_string_lossy())?;
    }
    Ok(())
}
