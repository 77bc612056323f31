//! Packs what is seldom read, and builds the crate anew when it changes: ids and arguments of texts are checked against
//! English when compiled. For Windows the program gets its icon, its version and its manifest.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Files beside the translations that are needed on few screens: half of a font is left, and a fifth of the puzzles.
const SELDOM_READ: [&str; 3] = ["assets/fonts/Kalam-Regular.ttf", "assets/fonts/Kalam-Bold.ttf", "assets/puzzles.ron"];

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=packaging/windows");
    for file in SELDOM_READ {
        println!("cargo::rerun-if-changed={file}");
    }
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows")
        && let Err(error) = resources()
    {
        // Without them the program is all the same.
        println!("cargo::warning=no icon and no version for Windows: {error}");
    }
    for language in std::fs::read_dir("i18n")? {
        // A fifth is left of a translation, and only one or two of them are read when the program runs.
        let language = language?;
        pack(
            &language.path().join("auction-pitch.ftl"),
            Path::new(&language.file_name()).with_extension("ftl").as_path(),
        )?;
    }
    list_texts()?;
    for file in SELDOM_READ {
        let file = Path::new(file);
        pack(file, Path::new(file.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

/// Lists the texts in English for the check of `t!`: the ids, sorted, each with its arguments.
fn list_texts() -> std::io::Result<()> {
    let english = std::fs::read_to_string("i18n/en/auction-pitch.ftl")?;
    let texts = match fluent_syntax::parser::parse(english.as_str()) {
        Ok(texts) => texts,
        Err((_, errors)) => return Err(std::io::Error::other(format!("i18n/en: {errors:?}"))),
    };
    let messages: Messages<'_> = texts
        .body
        .iter()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some((message.id.name, message)) } else { None })
        .collect();
    let listed = messages.keys().map(|id| {
        let mut arguments = BTreeSet::new();
        add_arguments(id, &messages, &mut arguments);
        format!("({id:?}, &{:?}),\n", arguments.iter().collect::<Vec<_>>())
    });
    let to = std::env::var_os("OUT_DIR").unwrap_or_default();
    std::fs::write(Path::new(&to).join("texts.rs"), format!("[{}]", listed.collect::<String>()))
}

type Messages<'a> = BTreeMap<&'a str, &'a Message<&'a str>>;

/// Adds the arguments of a text, and of those that it refers to.
fn add_arguments<'a>(id: &str, messages: &Messages<'a>, arguments: &mut BTreeSet<&'a str>) {
    if let Some(pattern) = messages.get(id).and_then(|message| message.value.as_ref()) {
        add_of_pattern(pattern, messages, arguments);
    }
}

fn add_of_pattern<'a>(pattern: &'a Pattern<&'a str>, messages: &Messages<'a>, arguments: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            add_of_expression(expression, messages, arguments);
        }
    }
}

fn add_of_expression<'a>(
    expression: &'a Expression<&'a str>,
    messages: &Messages<'a>,
    arguments: &mut BTreeSet<&'a str>,
) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| add_of_pattern(&variant.value, messages, arguments));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => drop(arguments.insert(id.name)),
        InlineExpression::MessageReference { id, .. } => add_arguments(id.name, messages, arguments),
        InlineExpression::Placeable { expression } => add_of_expression(expression, messages, arguments),
        // Tests see to it that texts have nothing else that takes arguments.
        _ => {}
    }
}

/// Compresses a file for `src/packed.rs`, under this name.
fn pack(file: &Path, name: &Path) -> std::io::Result<()> {
    let to = std::env::var_os("OUT_DIR").unwrap_or_default();
    let mut name = name.as_os_str().to_owned();
    name.push(".deflate");
    std::fs::write(Path::new(&to).join(name), miniz_oxide::deflate::compress_to_vec(&std::fs::read(file)?, 9))
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
