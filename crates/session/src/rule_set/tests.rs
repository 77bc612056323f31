use super::*;
use pitch_rules::Points;
use pitch_rules::rules::{LowTo, PackRanks};

fn parse(text: &str) -> Result<Rules, ParseRuleSetError> {
    parse_set(text).map(|set| set.rules)
}

#[test]
fn what_is_not_named_is_as_in_auction_pitch() {
    assert_eq!(parse("()"), Ok(Rules::default()));
    let expected = Rules { target: Points(11), low_to: LowTo::Winner, ..Rules::default() };
    assert_eq!(parse("// Ours\n(target: 11, low_to: winner)"), Ok(expected));
    for preset in Preset::ALL {
        let rules = Rules::from(preset);
        let text = syntax::write(&rules).expect("text");
        assert_eq!(parse(&text), Ok(rules), "{preset}");
    }
    assert_eq!(parse("(pack: r#7-A)").map(|rules| rules.pack), Ok(PackRanks::SEVEN_TO_ACE));
}

#[test]
fn an_error_names_the_line_and_the_option() {
    let wrong = |text: &str| parse(text).expect_err("no rules");
    for (text, line, field) in [
        ("(\n  target: 11,\n  low_to: loser,\n)", 3, Some(Field::LowTo)),
        ("(\n  target: eleven,\n)", 2, Some(Field::Target)),
        ("(min_bid: 199)", 1, Some(Field::MinBid)),
        ("(points: \"high low fish\")", 1, Some(Field::Points)),
        ("(turnup_scores: {\"A\": 1,\n \"J\": 9})", 1, Some(Field::TurnupScores)),
        ("(misdeal_on_exposed: [\"A\", \"1\"])", 1, Some(Field::MisdealOnExposed)),
        ("(players: 4,\n traget: 7)", 2, None),
    ] {
        let error = wrong(text);
        assert_eq!(error.field, field, "{text}: {error}");
        assert!(error.place().is_some_and(|(found, _)| found >= line), "{text}: {error}");
        let name = field.map_or("there is no option `traget`", Field::id);
        assert!(error.to_string().contains(name), "{error}");
    }
    for text in ["(version: 1, target: 7,, )", "(target: 7 low_to: winner)", "(target: 7, low_to winner)"] {
        assert_eq!(wrong(text).field, None, "the value is right: {text}");
    }
    assert!(wrong("(min_bid: -1)").to_string().contains("1 to 127"), "{}", wrong("(min_bid: -1)"));
    assert!(wrong("(format: \"x\")").is_a_game() && !wrong("(formal: 1)").is_a_game());
    assert!(wrong("(version: 1, summary: (hands: 3))").is_a_game());
}

#[test]
fn a_set_is_written_and_read_back() {
    for base in Preset::ALL {
        let set = RuleSet::new("Sonntag \"bei\" Oma: (1)", base, Rules { target: Points(121), ..base.into() });
        let text = set.to_ron().expect("text");
        assert!(text.starts_with("(\n    name: \"Sonntag \\\"bei\\\" Oma: (1)\",\n    base: \""), "{text}");
        assert_eq!(parse_set(&text), Ok(set), "{text}");
        let is_named = |field: &&Field| text.contains(&format!("\n    {field}: "));
        assert!(Field::ALL.iter().all(|field| is_named(&field)), "a line each:\n{text}");
        assert!(begins_as_one(&text));
    }
}

#[test]
fn headings_may_stand_anywhere_or_nowhere() {
    let set = parse_set("Rules(target: 11, name: \"  Our\\u{202e}s \", base: \"setback\")").expect("a set");
    assert_eq!((set.name.as_str(), set.base, set.rules.target), ("Ours", Preset::Setback, Points(11)));
    let found = parse_set(&syntax::write(&Rules::from(Preset::Trinidad)).expect("text")).expect("a set");
    assert_eq!((found.name.as_str(), found.base), ("", Preset::Trinidad), "the nearest game");
}

#[test]
fn a_wrong_heading_is_placed_and_is_no_option() {
    for (text, said) in [
        ("(target: 7,\n name: 5)", "2:"),
        ("(base: \"skat\")", "there is no preset `skat`"),
        ("(version: 2, cards_to_pass: 3)", "form 2 is newer than 1"),
        ("(name: \"a\",\n name: \"b\")", "2:"),
    ] {
        let error = parse_set(text).expect_err("refused");
        assert_eq!(error.field, None, "{text}");
        assert!(error.to_string().contains(said), "{text}: {error}");
    }
}

#[test]
fn a_rule_set_is_known_by_its_beginning() {
    for text in [
        "()",
        "(target: x",
        "\u{feff}// a\n// b\n( name: \"",
        "(version:9",
        "(version: 1,\n)",
        "(version: 1, target: 7)",
    ] {
        assert!(begins_as_one(text), "{text}");
    }
    for text in ["", "(", "(format: \"x\"", "[target: 7]", "(fomat", "// target", "(version: 2,\n summary: ("] {
        assert!(!begins_as_one(text), "{text}");
    }
}

#[test]
fn a_free_name_is_not_taken() {
    let taken = ["Ours", "OURS 2"];
    let is_taken = |name: &str| taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    assert_eq!(free_name("Ours", is_taken), "Ours 3");
    assert_eq!(free_name(" Theirs ", is_taken), "Theirs");
    let long = "x".repeat(100);
    let numbered = free_name(&long, |name| name == "x".repeat(RuleSet::LONGEST_NAME));
    assert!(numbered.ends_with("x 2") && numbered.chars().count() == RuleSet::LONGEST_NAME);
    assert!(RuleSet::new("ÄRGER", Preset::Setback, Rules::default()).is_called(" ärger"));
}
