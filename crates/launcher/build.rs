//! Gives the launcher the icon and the version of the program on Windows.

fn main() {
    println!("cargo::rerun-if-changed=../../packaging/windows");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows")
        && let Err(error) = resources()
    {
        // Without them it starts the program all the same.
        println!("cargo::warning=no icon and no version for Windows: {error}");
    }
}

fn resources() -> std::io::Result<()> {
    winresource::WindowsResource::new()
        .set_icon("../../packaging/windows/auction-pitch.ico")
        .set_manifest_file("../../packaging/windows/auction-pitch.manifest")
        .set("ProductName", "Auction Pitch")
        .set("FileDescription", "Auction Pitch")
        .set("CompanyName", "The Auction Pitch developers")
        .set("LegalCopyright", "Copyright © 2026 The Auction Pitch developers. MIT license.")
        .set("OriginalFilename", "Auction Pitch.exe")
        .compile()
}
