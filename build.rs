//! Packs the translations, and builds the crate anew when one changes: ids and arguments are checked against English when
//! compiled. For Windows the program gets its icon, its version and its manifest.

use std::path::Path;

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=i18n.toml");
    println!("cargo::rerun-if-changed=packaging/windows");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows")
        && let Err(error) = resources()
    {
        // Without them the program is all the same.
        println!("cargo::warning=no icon and no version for Windows: {error}");
    }
    pack_translations()
}

/// Compresses each translation to a fifth, since only one or two of them are read when the program runs.
fn pack_translations() -> std::io::Result<()> {
    let to = std::env::var_os("OUT_DIR").unwrap_or_default();
    for language in std::fs::read_dir("i18n")? {
        let language = language?;
        let packed =
            miniz_oxide::deflate::compress_to_vec(&std::fs::read(language.path().join("auction_pitch.ftl"))?, 9);
        std::fs::write(Path::new(&to).join(language.file_name()).with_extension("ftl.deflate"), packed)?;
    }
    Ok(())
}

/// Binds the resources of Windows to the program, with the tool of the target: `rc.exe`, or `windres` of mingw.
fn resources() -> std::io::Result<()> {
    winresource::WindowsResource::new()
        .set_icon("packaging/windows/auction-pitch.ico")
        .set_manifest_file("packaging/windows/auction-pitch.manifest")
        .set("ProductName", "Auction Pitch")
        .set("FileDescription", "Auction Pitch")
        .set("CompanyName", "The Auction Pitch developers")
        .set("LegalCopyright", "Copyright © 2026 The Auction Pitch developers. MIT license.")
        .set("OriginalFilename", "auction-pitch.exe")
        .compile()
}
