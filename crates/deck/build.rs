//! Packs the faces of the players, which are read once.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=../../assets/faces");
    for face in std::fs::read_dir("../../assets/faces")? {
        let face = face?;
        pitch_packed::pack(&face.path(), &face.file_name().to_string_lossy())?;
    }
    Ok(())
}
