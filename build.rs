//! Gives the program for Windows its icon, its version and its manifest.

fn main() {
    println!("cargo::rerun-if-changed=packaging/windows");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows")
        && let Err(error) = resources()
    {
        // Without them the program is all the same.
        println!("cargo::warning=no icon and no version for Windows: {error}");
    }
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
