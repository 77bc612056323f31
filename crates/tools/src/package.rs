//! `package`: writes the files of a package that are made from the program: man pages, completions and icons.

use auction_pitch::command::Line;
use auction_pitch::command::usage::in_words;
use pitch_language::{Language, t};

use clap::{Args, Command, ValueHint};
use clap_complete::Shell;
use clap_mangen::Man;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where it is written to.
#[derive(Debug, Clone, Args)]
pub(crate) struct Options {
    /// The folder, created if it is missing: its `share` is for a Linux package, the two icons beside it are for Windows and
    /// macOS
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

/// Any error that kept a file from being made.
type Error = Box<dyn std::error::Error + Send + Sync>;

/// Error of a file that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
struct NotWritten {
    path: String,
    source: io::Error,
}

/// Section of the manual that games are in.
const SECTION: &str = "6";

/// Pairs the tag of a language with the end of its man page, which the options alone cannot tell.
macro_rules! manual {
    ($tag:literal) => {
        ($tag, include_str!(concat!("../../../i18n/", $tag, "/manual.roff")))
    };
}

/// End of the manual in each language.
const ENDS: [(&str, &str); Language::ALL.len()] = [
    manual!("en"),
    manual!("de"),
    manual!("es"),
    manual!("fr"),
    manual!("nl"),
    manual!("pl"),
    manual!("pt-BR"),
    manual!("sv"),
];

/// Writes the program's man pages in every language, its completions, and its icons if the build has a window.
///
/// # Errors
/// A file that cannot be written.
pub(crate) fn package(options: &Options) -> Result<(), Error> {
    let share = options.folder.join("share");
    for (tag, end) in ENDS {
        let language = Language::new(tag)?;
        man_pages(&chapter(&share.join("man"), tag), &in_words::<Line>(&language), &language, end)?;
    }
    completions(&share, in_words::<Line>(&Language::default()))?;
    #[cfg(feature = "window")]
    icons::write_all(&options.folder)?;
    Ok(())
}

/// Writes a file, and the folders that it is in.
fn write(path: &Path, contents: &[u8]) -> Result<(), NotWritten> {
    let wrong = |source| NotWritten { path: path.display().to_string(), source };
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(wrong)?;
    fs::write(path, contents).map_err(wrong)
}

/// Returns the folder of the man pages in a language; those in English are for all who have none.
fn chapter(man: &Path, tag: &str) -> PathBuf {
    let folder = if tag == "en" { man.to_path_buf() } else { man.join(tag.replace('-', "_")) };
    folder.join(format!("man{SECTION}"))
}

/// Writes a man page for the program and one for each of its commands, as `git` has them.
fn man_pages(folder: &Path, command: &Command, l: &Language, end: &str) -> Result<(), Error> {
    // Help has no page: it is what the pages are.
    page(folder, &command.clone().mut_subcommand("help", |help| help.hide(true)), l, end)
}

fn page(folder: &Path, command: &Command, l: &Language, end: &str) -> Result<(), Error> {
    // Only the commands are built with a name of their own, such as `auction-pitch-learn`.
    let name = command.get_display_name().unwrap_or(command.get_name());
    let title = name.to_uppercase();
    let source = concat!("Auction Pitch ", env!("CARGO_PKG_VERSION"));
    let man = Man::new(command.clone()).title(title).section(SECTION).manual(t!(l, "usage-man-games")).source(source);
    let mut text = Vec::new();
    man.render(&mut text)?;
    // The empty date is written without its quotes, and what follows would take its place.
    let mut text = String::from_utf8(text)?.replacen(" 6  \"", " 6 \"\" \"", 1);
    for (english, heading) in headings(l) {
        text = text.replace(&format!(".SH {english}\n"), &format!(".SH {heading}\n"));
    }
    text.push_str(end);
    write(&folder.join(format!("{name}.{SECTION}")), text.as_bytes())?;
    let mut listed = command.get_subcommands().filter(|command| !command.is_hide_set());
    listed.try_for_each(|command| page(folder, command, l, ""))
}

/// Returns the headings that clap writes, each with its translation.
fn headings(l: &Language) -> [(&'static str, String); 7] {
    [
        ("NAME", t!(l, "usage-man-name")),
        ("SYNOPSIS", t!(l, "usage-man-synopsis")),
        ("DESCRIPTION", t!(l, "usage-man-description")),
        ("OPTIONS", t!(l, "usage-man-options")),
        ("SUBCOMMANDS", t!(l, "usage-man-commands")),
        ("EXTRA", t!(l, "usage-man-notes")),
        ("VERSION", t!(l, "usage-man-version")),
    ]
}

/// Writes the completions to where each shell looks for those of packages.
fn completions(share: &Path, mut command: Command) -> Result<(), Error> {
    let places = [
        (Shell::Bash, "bash-completion/completions/auction-pitch"),
        (Shell::Zsh, "zsh/site-functions/_auction-pitch"),
        (Shell::Fish, "fish/vendor_completions.d/auction-pitch.fish"),
    ];
    for (shell, place) in places {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut command, "auction-pitch", &mut text);
        write(&share.join(place), &text)?;
    }
    Ok(())
}

/// Icon of the program in the formats of each system.
#[cfg(feature = "window")]
mod icons {
    use super::{Error, write};
    use pitch_app::{ID, icon};

    use image::codecs::png::PngEncoder;
    use image::{ExtendedColorType, ImageEncoder};

    use std::path::Path;

    /// Sizes that desktops look for, in pixels.
    const SIDES_PX: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

    /// Sizes in the file for Windows, in pixels.
    const ICO_PX: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

    /// Types of the pictures in the file for macOS, and their sizes in pixels; a size with two types is for dense
    /// screens too.
    const ICNS: [(&[u8; 4], u32); 9] = [
        (b"icp4", 16),
        (b"ic11", 32),
        (b"icp5", 32),
        (b"ic12", 64),
        (b"ic07", 128),
        (b"ic13", 256),
        (b"ic08", 256),
        (b"ic09", 512),
        (b"ic10", 1024),
    ];

    pub(super) fn write_all(folder: &Path) -> Result<(), Error> {
        let hicolor = folder.join("share/icons/hicolor");
        write(&hicolor.join(format!("scalable/apps/{ID}.svg")), icon::SVG.as_bytes())?;
        for side in SIDES_PX {
            write(&hicolor.join(format!("{side}x{side}/apps/{ID}.png")), &png(side)?)?;
        }
        write(&folder.join("auction-pitch.ico"), &ico()?)?;
        write(&folder.join("auction-pitch.icns"), &icns()?)?;
        Ok(())
    }

    fn png(side_px: u32) -> Result<Vec<u8>, Error> {
        let pixels = icon::program(side_px).expect("the icon is an SVG, and the sizes are within bounds");
        let mut file = Vec::new();
        PngEncoder::new(&mut file).write_image(&pixels, side_px, side_px, ExtendedColorType::Rgba8)?;
        Ok(file)
    }

    /// Returns the icon for Windows: a list of pictures, and the pictures.
    fn ico() -> Result<Vec<u8>, Error> {
        let pictures = ICO_PX.map(|side| png(side).map(|png| (side, png)));
        let pictures = pictures.into_iter().collect::<Result<Vec<_>, _>>()?;
        let count = pictures.len() as u16;
        let mut file = [[0, 0], [1, 0], count.to_le_bytes()].concat();
        let mut place = 6 + 16 * u32::from(count);
        for (side, png) in &pictures {
            // A side of 256 is written as none; one plane of 32 bits.
            let side = (side % 256) as u8;
            let size = png.len() as u32;
            file.extend_from_slice(&[side, side, 0, 0, 1, 0, 32, 0]);
            file.extend(size.to_le_bytes());
            file.extend(place.to_le_bytes());
            place += size;
        }
        pictures.iter().for_each(|(_, png)| file.extend_from_slice(png));
        Ok(file)
    }

    /// Returns the icon for macOS: pictures, each with its type and its length.
    fn icns() -> Result<Vec<u8>, Error> {
        let mut pictures = Vec::new();
        for (name, side) in ICNS {
            let png = png(side)?;
            pictures.extend_from_slice(name);
            pictures.extend((8 + png.len() as u32).to_be_bytes());
            pictures.extend(png);
        }
        let length = (8 + pictures.len() as u32).to_be_bytes();
        Ok([b"icns".as_slice(), &length, &pictures].concat())
    }
}
