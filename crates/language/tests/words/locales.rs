//! Every language says everything that English says, with the same arguments, and nothing is said in vain.

use pitch_language::{Language, phrase, preset_about, preset_name, preset_source};
use pitch_rules::Preset;
use pitch_rules::rules::{Field, Group, Kind};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Texts that are rightly the same in English: names, figures, and words that both languages have. What stands in a file for
/// each language, an id in a line.
fn same_in_english(tag: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words/same").join(format!("{tag}.txt"));
    let ids = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    ids.lines().map(ToOwned::to_owned).collect()
}

/// Folder of the whole project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn source(tag: &str) -> String {
    let path = root().join("i18n").join(tag).join("auction-pitch.ftl");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a message is made of.
#[derive(Default)]
struct Message {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    /// The named values that each argument is asked for, numbers and plurals left out.
    choices: BTreeMap<String, BTreeSet<String>>,
    /// Its text without what is put in.
    text: String,
}

fn messages(tag: &str) -> BTreeMap<String, Message> {
    let source = source(tag);
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{tag} cannot be parsed: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut read = Message::default();
                assert!(message.attributes.is_empty(), "{}: attributes are not compared", message.id.name);
                let value = message.value.unwrap_or_else(|| panic!("{} has no text", message.id.name));
                pattern(&value, &mut read);
                let twice = messages.insert(message.id.name.to_owned(), read);
                assert!(twice.is_none(), "{} is there twice in {tag}", message.id.name);
            }
            Entry::Junk { content } => panic!("{tag} cannot be parsed at: {content}"),
            Entry::Term(term) => panic!("{}: terms are not compared", term.id.name),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    messages
}

fn pattern(value: &Pattern<&str>, message: &mut Message) {
    for element in &value.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => read(expression, message),
        }
    }
}

fn read(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => put_in(inline, message),
        Expression::Select { selector, variants } => {
            put_in(selector, message);
            let InlineExpression::VariableReference { id } = selector else { panic!("an odd selector") };
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key
                    && !["zero", "one", "two", "few", "many", "other"].contains(&name)
                {
                    let _ = message.choices.entry(id.name.to_owned()).or_default().insert(name.to_owned());
                }
                pattern(&variant.value, message);
            }
        }
    }
}

fn put_in(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let _ = message.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            let _ = message.references.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => read(expression, message),
        _ => panic!("functions and terms are not compared"),
    }
}

/// The arguments of a message and of those it refers to.
fn arguments(id: &str, messages: &BTreeMap<String, Message>) -> BTreeSet<String> {
    let message = messages.get(id).unwrap_or_else(|| panic!("there is no {id}"));
    let referred = message.references.iter().flat_map(|other| arguments(other, messages));
    message.arguments.iter().cloned().chain(referred).collect()
}

/// The values an argument is asked for, in a message and those it refers to.
fn choices(id: &str, messages: &BTreeMap<String, Message>) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = messages[id].choices.clone();
    for other in &messages[id].references {
        for (argument, values) in choices(other, messages) {
            all.entry(argument).or_default().extend(values);
        }
    }
    all
}

fn others() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(|translation| translation.tag).filter(|tag| *tag != "en")
}

#[test]
fn every_folder_is_a_language_and_every_language_a_folder() {
    let mut folders: Vec<String> = fs::read_dir(root().join("i18n"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    let mut tags = Language::ALL.map(|translation| translation.tag);
    folders.sort();
    tags.sort_unstable();
    assert_eq!(folders, tags);
}

#[test]
fn every_language_has_the_same_ids_and_arguments() {
    let english = messages("en");
    for tag in others() {
        let other = messages(tag);
        let ids = |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&other), "{tag}");
        for id in english.keys() {
            assert_eq!(arguments(id, &english), arguments(id, &other), "{id} in {tag}");
        }
    }
}

/// A variant that is missing or misspelt would silently give the default one.
#[test]
fn every_language_knows_the_same_values() {
    let english = messages("en");
    for tag in others() {
        let other = messages(tag);
        for id in english.keys() {
            let theirs = choices(id, &other);
            for (argument, values) in choices(id, &english) {
                if let Some(known) = theirs.get(&argument) {
                    assert_eq!(&values, known, "{argument} of {id} in {tag}");
                }
            }
        }
    }
}

/// What manual pages end with has the same parts in every language, and names the same files, variables and examples.
#[test]
fn every_language_ends_its_manual_with_the_same_parts() {
    let manual = |tag: &str| {
        let path = root().join("i18n").join(tag).join("manual.roff");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let parts = |text: &str| [".SH ", ".TP", ".I ", ".BR ", ".B auction"].map(|part| text.matches(part).count());
    let english = manual("en");
    for tag in others() {
        let other = manual(tag);
        assert_eq!(parts(&other), parts(&english), "{tag}");
        for line in english.lines().filter(|line| line.starts_with(".I ") || line.starts_with(".BR ")) {
            assert!(other.contains(line), "{line} in {tag}");
        }
        for line in other.lines().filter(|line| !line.starts_with('.')) {
            assert!(!english.lines().any(|known| known == line), "{tag}: {line}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages("en");
    for tag in others() {
        let (all, allowed) = (messages(tag), same_in_english(tag));
        let is_same = |id: &str| all[id].text == english[id].text && all[id].text.chars().any(char::is_alphabetic);
        for id in all.keys().filter(|id| is_same(id)) {
            assert!(allowed.contains(id), "{id} is the same in {tag}: {}", all[id].text);
        }
        for id in allowed {
            assert!(english.contains_key(&id), "{id} may be the same in {tag}, but is not there");
        }
    }
}

/// Every text with every value of every argument that it distinguishes, and with 0, 1, 2 and 5 for the others.
#[test]
fn every_text_can_be_said() {
    for translation in Language::ALL {
        let tag = translation.tag;
        let all = messages(tag);
        let resource = FluentResource::try_new(source(tag)).unwrap_or_else(|(_, errors)| panic!("{tag}: {errors:?}"));
        let mut bundle = FluentBundle::new(vec![tag.parse().expect("a language tag")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{tag}: {errors:?}"));
        for id in all.keys() {
            let distinguished = choices(id, &all);
            let most = distinguished.values().map(BTreeSet::len).max().unwrap_or(1).max(4);
            for round in 0..most {
                let mut given = FluentArgs::new();
                for argument in arguments(id, &all) {
                    let value = match distinguished.get(&argument) {
                        Some(values) => values.iter().cycle().nth(round).cloned().unwrap_or_default().into(),
                        None => FluentValue::from([0, 1, 2, 5][round % 4]),
                    };
                    given.set(argument, value);
                }
                let message = bundle.get_message(id).and_then(|message| message.value()).expect("a text");
                let mut errors = Vec::new();
                let said = bundle.format_pattern(message, Some(&given), &mut errors);
                assert!(errors.is_empty(), "{id} in {tag}: {errors:?}");
                assert!(!said.trim().is_empty(), "{id} in {tag} is empty");
                assert!(!said.contains('{') && !said.contains('\u{2068}'), "{id} in {tag}: {said}");
                // Only people at the table raise their voice.
                let is_calm = id.starts_with("remark-") || !said.contains('!');
                assert!(!said.contains("  ") && is_calm, "{id} in {tag}: {said}");
            }
        }
    }
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_text_is_unused() {
    let english = messages("en");
    let mut unused: BTreeSet<&str> = english.keys().map(String::as_str).collect();
    // A list of choices names its texts once, and a macro asks for them.
    let mut files = Vec::new();
    ["src", "crates"].iter().for_each(|folder| rust_files(&root().join(folder), &mut files));
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        for literal in text.split('"') {
            let _ = unused.remove(literal);
        }
    }
    for other in english.values().flat_map(|message| &message.references) {
        let _ = unused.remove(other.as_str());
    }
    assert!(unused.is_empty(), "unused: {unused:?}");
}

/// Lists, sentences and their signs come from the files of the languages: French has a space before a colon.
#[test]
fn nothing_that_is_said_is_put_together_in_the_source() {
    const SIGNS: [&str; 7] =
        [".join(\", \")", ".join(\"; \")", ".join(\" \")", "+ \".\"", "{}. {}", "{}: {}\", t!(", "{}, {}\", t!("];
    // Digits in groups, what was typed, and clauses of the documentation are said in no language.
    const OTHERS: [(&str, &str); 5] = [
        ("phrase/fair.rs", "groups.join(\" \")"),
        ("src/glossary.rs", "words.filter("),
        ("src/vocabulary.rs", "join(\" \")"),
        ("text/setup.rs", "split_whitespace()"),
        ("src/explanation.rs", "cited.clause, cited.source"),
    ];
    let mut files = Vec::new();
    for folder in ["crates/language/src", "crates/app/src", "src/command/text"] {
        rust_files(&root().join(folder), &mut files);
    }
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.ends_with("tests.rs")) {
        let text = fs::read_to_string(file).expect("a source file");
        let (name, said) = (file.to_string_lossy(), text.split("#[cfg(test)]").next().unwrap_or_default());
        let is_said = |line: &&str| {
            let is_other = OTHERS.iter().any(|(end, words)| name.ends_with(end) && line.contains(words));
            SIGNS.iter().any(|sign| line.contains(sign)) && !is_other && !line.trim_start().starts_with("//")
        };
        found.extend(said.lines().filter(is_said).map(|line| format!("{name}: {}", line.trim())));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A language that has several words for many things says each: Polish knows one, few, many and fractions.
#[test]
fn every_language_has_its_own_plurals() {
    // As CLDR has them for whole numbers, with `other` for those that nothing else is for.
    let plurals = |tag: &str| -> BTreeSet<&str> {
        match tag {
            "pl" => ["one", "few", "other"].into(),
            _ => ["one", "other"].into(),
        }
    };
    for translation in Language::ALL {
        let source = source(translation.tag);
        let resource = fluent_syntax::parser::parse(source.as_str()).expect("it was read before");
        let (needed, mut counted) = (plurals(translation.tag), 0);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut kinds = Vec::new();
            message.value.iter().for_each(|value| plural_cases(value, &mut kinds));
            for kind in kinds {
                counted += 1;
                let id = message.id.name;
                let is_said = |case: &&str| kind.contains(*case) || *case == "one" && kind.contains("1");
                assert!(needed.iter().all(is_said), "{id} in {translation} has {kind:?} and needs {needed:?}");
            }
        }
        assert!(counted > 20, "{translation}: {counted} texts that count something");
    }
}

/// The variants of every choice by a number, wherever they are in the text.
fn plural_cases<'a>(value: &Pattern<&'a str>, found: &mut Vec<BTreeSet<&'a str>>) {
    for element in &value.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else { continue };
        let key = |key: &VariantKey<&'a str>| match key {
            VariantKey::Identifier { name } => *name,
            VariantKey::NumberLiteral { value } => *value,
        };
        let keys: BTreeSet<&str> = variants.iter().map(|variant| key(&variant.key)).collect();
        let counts = keys.contains("few") || keys.contains("one") && keys.contains("other") && !keys.contains("you");
        if counts {
            found.push(keys);
        }
        variants.iter().for_each(|variant| plural_cases(&variant.value, found));
    }
}

/// What is told of each value is told of all values, by its own words: none falls back to those of another.
#[test]
fn every_option_and_every_game_has_its_own_words() {
    let set = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let fields: Vec<_> = Field::ALL.iter().map(|field| field.id()).collect();
    let presets = Preset::ALL.map(Preset::id);
    let values: BTreeSet<_> = Field::ALL
        .iter()
        .filter_map(|field| if let Kind::Choice(ids) = field.kind() { Some((field, ids)) } else { None })
        .flat_map(|(field, ids)| ids.iter().map(move |id| format!("{field}-{id}")))
        .collect();
    for translation in Language::ALL {
        let all = messages(translation.tag);
        for id in ["field-name", "field-about"] {
            assert_eq!(choices(id, &all)["field"], set(&fields), "{id} in {translation}");
        }
        let mut searched = choices("field-also", &all)["field"].clone();
        let _ = searched.remove("other");
        assert!(searched.is_subset(&set(&fields)), "{searched:?} in {translation}");
        for id in ["preset-name", "preset-about", "preset-source"] {
            assert_eq!(choices(id, &all)["preset"], set(&presets), "{id} in {translation}");
        }
        assert_eq!(choices("group-name", &all)["group"], set(&Group::ALL.map(Group::id)), "{translation}");
        assert_eq!(choices("value-name", &all)["value"], values, "{translation}");

        let language = Language::new(translation.tag).expect("a language");
        let different = |texts: Vec<String>| texts.iter().collect::<BTreeSet<_>>().len() == texts.len();
        let each = |text: fn(&Language, Field) -> String| Field::ALL.iter().map(|f| text(&language, *f)).collect();
        assert!(different(each(phrase::field_name)) && different(each(phrase::field_about)), "{translation}");
        for &field in Field::ALL {
            assert!(phrase::field_name(&language, field).chars().count() <= 28, "{field} in {translation}");
            let about = phrase::field_about(&language, field);
            assert!(about.ends_with('.') && about.chars().count() <= 90, "{field} in {translation}: {about}");
            let values = field.kind().values().into_iter().map(|value| phrase::field_value(&language, field, value));
            assert!(different(values.collect()), "the values of {field} in {translation}");
        }
        let each = |text: fn(&Language, Preset) -> String| Preset::ALL.map(|preset| text(&language, preset)).to_vec();
        assert!(different(each(preset_name)) && different(each(preset_about)), "{translation}");
        assert!(each(preset_source).iter().all(|source| source.ends_with('.')), "{translation}");
    }
}
