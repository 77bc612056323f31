//! Packs what is read once: the typeface of the score pad, which few screens need.

use std::path::Path;

fn main() -> std::io::Result<()> {
    for file in ["Kalam-Regular.ttf", "Kalam-Bold.ttf"] {
        pitch_packed::pack(&Path::new("../../assets/fonts").join(file), file)?;
    }
    Ok(())
}
