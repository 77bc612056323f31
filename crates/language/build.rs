//! Packs the translations, a fifth of which is left and of which the program reads one or two; lists the texts in English,
//! which ids and arguments are checked against when the crate is compiled.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=../../i18n");
    for language in std::fs::read_dir("../../i18n")? {
        let language = language?;
        let name = Path::new(&language.file_name()).with_extension("ftl");
        pitch_packed::pack(&language.path().join("auction-pitch.ftl"), &name.to_string_lossy())?;
    }
    list_texts()
}

/// Lists the texts in English for the check of `t!`: the ids, sorted, each with its arguments.
fn list_texts() -> std::io::Result<()> {
    let english = std::fs::read_to_string("../../i18n/en/auction-pitch.ftl")?;
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
