//! Packs the page and the figures of its score pad.

use std::path::Path;

fn main() -> std::io::Result<()> {
    for file in ["page.html", "page.css", "page.js", "elements.js", "pad.js", "kalam-figures.ttf"] {
        pitch_packed::pack(&Path::new("page").join(file), file)?;
    }
    Ok(())
}
