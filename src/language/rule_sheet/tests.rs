use super::*;
use crate::engine::Points;
use crate::engine::card::Rank;
use crate::engine::rules::{Kind, LowTo, RankScores, RankSet, RevokeMode, RevokePenalty, Smudge, Value};

fn texts(sheet: &RuleSheet) -> Vec<&str> {
    sheet.clauses().map(|clause| clause.text.as_str()).collect()
}

fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().map(|translation| Language::new(translation.tag).expect("a language"))
}

/// Each preset, played with a net and at a real table.
fn printed() -> impl Iterator<Item = (Preset, Rules)> {
    Preset::ALL.into_iter().flat_map(|preset| {
        let rules = Rules::from(preset);
        [(preset, rules.clone()), (preset, Rules { revoke_mode: RevokeMode::Table, ..rules })]
    })
}

fn values(field: Field) -> Vec<Value> {
    let mut values = field.kind().values();
    match field.kind() {
        Kind::RankScores => values.push(Value::RankScores(RankScores::of(&[(Rank::Two, 6)]))),
        Kind::RankSet => values.push(Value::RankSet(RankSet::of(&[Rank::Ten]))),
        Kind::Flag | Kind::Number { .. } | Kind::Choice(_) => {}
    }
    values
}

#[test]
fn the_printed_rules_have_no_changes() {
    for language in languages() {
        for (preset, rules) in printed() {
            let sheet = rule_sheet(&language, &rules, Some(&rules));
            assert!(sheet.clauses().all(|clause| !clause.differs && clause.was.is_none()), "{preset}");
            assert_eq!(sheet, rule_sheet(&language, &rules, None), "{preset}");
        }
    }
    let language = Language::default();
    let sheet = rule_sheet(&language, &Rules::default(), Some(&Rules::default()));
    assert_eq!(changes(&language, &sheet), "As printed, no changes");
    assert_eq!(texts(&sheet)[0], "Four play, each alone. The game takes 2 to 7.");
    let seven = Rules { players: 7, ..Rules::default() };
    assert_eq!(rule_sheet(&language, &seven, Some(&Rules::default())).differing(), 0);
}

#[test]
fn a_changed_rule_says_what_it_was() {
    let language = Language::default();
    let rules = Rules { target: Points(11), low_to: LowTo::Winner, win_by_two: true, ..Rules::default() };
    let sheet = rule_sheet(&language, &rules, Some(&Rules::default()));
    let changed: Vec<_> = sheet.clauses().filter(|clause| clause.differs).collect();
    assert_eq!(changes(&language, &sheet), "3 changes, marked in the margin");
    assert_eq!(changed[0].was.as_deref(), Some("Low goes to: whoever was dealt it"));
    assert_eq!(changed[1].text, "First to 11 wins.");
    assert_eq!(changed[1].was.as_deref(), Some("Play to: 7"));
    // What goes without saying is said where it is the change.
    let back = rule_sheet(&language, &Rules::default(), Some(&rules));
    assert!(back.clauses().any(|clause| clause.differs && clause.text == "One point ahead is enough."));
    assert!(!texts(&rule_sheet(&language, &Rules::default(), None)).contains(&"One point ahead is enough."));
}

/// The sheet is complete: whatever is changed that has a meaning changes it, whatever has none does not.
#[test]
fn every_option_that_applies_is_on_the_sheet_of_every_preset() {
    for language in languages() {
        for (preset, rules) in printed() {
            let sheet = rule_sheet(&language, &rules, None);
            for &field in Field::ALL {
                for value in values(field).into_iter().filter(|value| *value != field.get(&rules)) {
                    let mut other = rules.clone();
                    assert_eq!(field.set(&mut other, value), Ok(()));
                    if !other.validate().is_empty() {
                        continue;
                    }
                    let changed = rule_sheet(&language, &other, Some(&rules));
                    let place = format!("{field} = {value} in {preset} ({})", language.translation().tag);
                    assert_eq!(texts(&changed) != texts(&sheet), field.applies(&rules), "{place}");
                    // How many play is never marked.
                    assert_eq!(changed.differing() > 0, field.applies(&rules) && field != Field::Players, "{place}");
                }
            }
        }
    }
}

/// What a clause says depends on the options that it names, and on no others.
#[test]
fn a_clause_names_the_options_that_it_is_made_from() {
    let language = Language::default();
    for (preset, rules) in printed() {
        let before = drafts(&language, &rules);
        for &field in Field::ALL {
            for value in values(field) {
                let mut other = rules.clone();
                assert_eq!(field.set(&mut other, value), Ok(()));
                for draft in drafts(&language, &other).into_list() {
                    let changed = before.find(draft.topic).is_some_and(|old| old.text != draft.text);
                    let named = draft.fields.contains(&field)
                        || (["gift", "game"].contains(&draft.topic) && field == Field::Players);
                    assert!(!changed || named, "{} of {preset} by {field} = {value}", draft.topic);
                }
            }
        }
    }
}

#[test]
fn no_sheet_has_a_raw_id_or_an_empty_place() {
    let ids: Vec<&str> = Field::ALL
        .iter()
        .flat_map(|field| match field.kind() {
            Kind::Choice(ids) => ids.iter().copied().chain([field.id()]).collect(),
            _ => vec![field.id()],
        })
        .filter(|id| id.contains('_'))
        .collect();
    for language in languages() {
        for (preset, rules) in printed() {
            for (other, base) in printed() {
                for clause in rule_sheet(&language, &rules, Some(&base)).clauses() {
                    for text in std::iter::once(&clause.text).chain(&clause.was) {
                        let place = format!("{preset} beside {other}: {text}");
                        assert!(!text.contains(['{', '}', '$', '_']) && !text.contains("  "), "{place}");
                        assert!(ids.iter().all(|id| !text.contains(id)), "{place}");
                        assert!(!text.is_empty() && text.trim() == text, "{place}");
                    }
                    assert!(clause.text.ends_with('.') && !clause.text.ends_with(".."), "{}", clause.text);
                }
            }
        }
    }
}

#[test]
fn the_sections_come_in_their_order_and_each_once() {
    for (preset, rules) in printed() {
        let sheet = rule_sheet(&Language::default(), &rules, None);
        let groups: Vec<_> = sheet.sections.iter().map(|section| section.group).collect();
        assert!(groups.is_sorted() && groups.windows(2).all(|pair| pair[0] != pair[1]), "{preset}");
        assert!(sheet.sections.iter().all(|section| !section.clauses.is_empty() && !section.title.is_empty()));
        assert_eq!(groups.contains(&Group::Auction), rules.has_bids(), "{preset}");
    }
}

/// Each sentence of the sheet holds under the rules that it stands beside.
#[test]
fn no_sentence_says_what_is_not_so() {
    let language = Language::default();
    let said = |rules: &Rules| rule_sheet(&language, rules, None).clauses().map(|c| c.text.clone()).collect::<Vec<_>>();
    let says = |rules: &Rules, part: &str| said(rules).iter().any(|text| text.contains(part));

    // A jack or a guess finds the first pitcher: nobody draws besides.
    for preset in [Preset::WestYorkshire, Preset::Blackburn] {
        for ceremony in [false, true] {
            let rules = Rules { ceremony, ..preset.into() };
            assert!(!says(&rules, "highest deals first"), "{preset}");
            assert_eq!(says(&rules, "Before the first deal"), ceremony, "{preset}");
        }
    }
    // The draw is for the deal alone, and the pack is cut once.
    let shown = Rules { ceremony: true, ..Rules::default() };
    let draw = "Everybody draws a card, and the highest deals first. Before the first deal the player before the dealer \
                cuts, leaving at least five cards in each packet.";
    assert!(said(&shown).contains(&draw.to_owned()), "{:?}", said(&shown));

    // Eldest undertakes a price that nobody else can take.
    let sale = Rules { four_is_final: true, ..Preset::Britannica1911.into() };
    assert!(says(&sale, "A bid of 4 ends the bidding: only eldest can still take it."));
    assert!(says(&Rules::default(), "A bid of 4 ends the bidding, and nobody can take it."));

    // All four points win at once whoever makes them.
    let must = Rules { must_bid_to_go_out: true, ..Rules::default() };
    assert!(says(&must, "Only a pitcher who makes the bid in that hand can win."));
    let feat = Rules { smudge: Smudge::AnyAllFour, ..must };
    assert!(says(&feat, "can win, or anybody who makes all four points."));

    // Where three sides play, two of them score.
    for penalty in RevokePenalty::ALL.iter().copied() {
        let rules = Rules { players: 3, revoke_mode: RevokeMode::Table, revoke_penalty: penalty, ..Rules::default() };
        assert!(!says(&rules, "other side scores"), "{penalty:?}");
    }

    // Who has bid has seen the cards.
    let bidding = Rules { partner_blind: true, revoke_mode: RevokeMode::Table, ..Preset::Setback.into() };
    assert!(!says(&bidding, "partner may not look") && !says(&bidding, "looks too early"));
}
