//! Builds the crate anew when a translation changes: ids and arguments are checked against English when compiled.

fn main() {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=i18n.toml");
}
