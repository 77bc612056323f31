//! What rule sheets say of rules of any kind: no card that is not in the pack, no trump that is none, no number without its word.

use crate::chance::Chance;

use pitch_language::{Clause, Language, phrase, rule_sheet, rule_sheet_as_text, t};
use pitch_rules::rules::{AllPass, GameTie, RankSet, Rules};
use pitch_rules::{Point, Preset, Rank};
use pitch_session::RuleSet;

use rayon::prelude::*;

/// How many random rule sets are read: 300 unless `PITCH_GAMES` says otherwise.
fn games() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

fn languages() -> Vec<Language> {
    Language::ALL.into_iter().map(|translation| Language::new(translation.tag).expect("a language")).collect()
}

/// Every preset, every preset with a few changes, and rules of any kind.
fn rule_sets() -> Vec<Rules> {
    let changed = (0..games()).map(|number| {
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        Chance::of(71, number).changed(preset)
    });
    let any = (0..games()).map(|number| Chance::of(72, number).rules());
    Preset::ALL.into_iter().map(Rules::from).chain(changed).chain(any).collect()
}

/// The words of a sentence, without what stands around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter(|word| !word.is_empty())
}

/// Whether the words stand in the text side by side.
fn says(text: &str, said: &str) -> bool {
    let (text, said): (Vec<_>, Vec<_>) = (words(text).collect(), words(said).collect());
    text.windows(said.len()).any(|part| part == said)
}

/// Words that more than one of something is called by, after which a number must not be one.
fn plurals(tag: &str) -> &'static [&'static str] {
    match tag {
        "de" => &["Trümpfe", "Karten", "Punkte", "Marken"],
        "es" => &["triunfos", "cartas", "puntos", "fichas"],
        "fr" => &["atouts", "cartes", "points", "jetons"],
        "nl" => &["troeven", "kaarten", "punten", "fiches"],
        "pl" => &["kart", "punktów", "atutów", "żetonów"],
        "pt-BR" => &["trunfos", "cartas", "pontos", "fichas"],
        "sv" => &["trumfar", "marker"],
        _ => &["trumps", "cards", "points", "counters", "jokers", "players", "highest"],
    }
}

/// What a clause says that is not so, if it says any.
fn untrue(l: &Language, rules: &Rules, clause: &Clause) -> Option<String> {
    let text = &clause.text;
    let tag = l.translation().tag;
    let said: Vec<&str> = words(text).collect();
    let one = said.windows(2).find(|pair| pair[0] == "1" && plurals(tag).contains(&pair[1]));
    if let Some(pair) = one {
        return Some(format!("{} {}", pair[0], pair[1]));
    }
    let joker = t!(l, "card-rank", rank = "joker").to_lowercase();
    if rules.jokers == 0 && text.to_lowercase().contains(&joker) {
        return Some(joker);
    }
    let lacks = |rank: &Rank| !rules.pack_in_play().ranks().contains(*rank);
    let points = || Point::all().filter(|point| point.is_card() || *point == Point::Jack);
    if ["cards", "cards-played", "plain-cards", "plain-cards-played", "going-out"].contains(&clause.topic) {
        let plain = clause.topic.starts_with("plain");
        let wrong = |point: &Point| match point {
            _ if !rules.can_score(*point) => true,
            _ if clause.topic == "going-out" => false,
            Point::Plain(_) => !plain,
            Point::Jack => false,
            _ => plain,
        };
        // A name can be a part of another: what may be said is taken out before.
        let mut left = text.clone();
        let mut names: Vec<(Point, String)> = points().map(|point| (point, phrase::point(l, point))).collect();
        names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
        for (point, name) in names {
            if says(&left, &name) {
                if wrong(&point) {
                    return Some(name);
                }
                left = left.replace(&name, "");
            }
        }
    }
    if ["game", "misdeal-shown", "turned", "off-trumps", "pitched-wild", "trump-order"].contains(&clause.topic) {
        return Rank::ALL
            .iter()
            .filter(|rank| lacks(rank))
            .map(|rank| phrase::rank(l, *rank))
            .find(|rank| says(text, rank));
    }
    None
}

#[test]
fn no_sheet_says_what_is_not_so() {
    let rule_sets = rule_sets();
    for language in languages() {
        let faults = rule_sets.par_iter().flat_map_iter(|rules| {
            let sheet = rule_sheet(&language, rules, None);
            let of = |clause: &Clause| {
                let said = untrue(&language, rules, clause)?;
                Some(format!("{said:?} of {}: {}", rules.pack_in_play(), clause.text))
            };
            sheet.clauses().filter_map(of).collect::<Vec<_>>()
        });
        let faults: Vec<String> = faults.collect();
        let tag = language.translation().tag;
        assert!(
            faults.is_empty(),
            "{tag}: {} faults, among them\n{}",
            faults.len(),
            faults[..faults.len().min(20)].join("\n")
        );
    }
}

#[test]
fn every_card_that_scores_is_on_the_sheet() {
    for language in languages() {
        for rules in rule_sets() {
            let lines = rule_sheet_as_text(&language, "Ours", &rules, Preset::nearest(&rules)).join("\n");
            let cards = rules.points.entries().iter().filter(|entry| entry.point.is_card());
            for entry in cards.filter(|entry| rules.can_score(entry.point)) {
                let name = phrase::point(&language, entry.point);
                assert!(says(&lines, &name), "{name} is not in\n{lines}");
            }
        }
    }
}

#[test]
fn the_number_that_the_dealer_must_bid_is_named() {
    for language in languages() {
        for rules in rule_sets().into_iter().filter(|rules| rules.has_bids() && rules.all_pass == AllPass::DealerForced)
        {
            let sheet = rule_sheet(&language, &rules, None);
            let (_, clause) = sheet.on(&["all-pass"]).expect("it stands on the sheet");
            let number = rules.least_forced_bid().number().to_string();
            assert!(words(&clause.text).any(|word| word == number), "{number}: {}", clause.text);
        }
    }
}

#[test]
fn the_three_sheets_that_were_wrong_are_right() {
    let language = Language::default();
    let sheet = |rules: &Rules| {
        let texts: Vec<String> =
            rule_sheet(&language, rules, None).clauses().map(|clause| clause.text.clone()).collect();
        texts.join("\n")
    };
    let nine = Rules { points: "high low jack p9@player game".parse().expect("a list"), ..Rules::default() };
    let text = sheet(&nine);
    assert!(!text.contains("trump scores for") && text.contains("for the player who plays them"), "{text}");
    let absent =
        Rules { points: "jack oJ:3 X A".parse().expect("a list"), game_tie: GameTie::Jokers, ..Rules::default() };
    let text = sheet(&absent).to_lowercase();
    assert!(!text.contains("off-jack") && !text.contains("joker"), "{text}");
    let one = Rules { play_size: 1, ..Preset::TenPoint.into() };
    let text = sheet(&one);
    assert!(!text.contains("1 trumps") && text.contains("more than one trump keeps only one"), "{text}");
    let short = Rules { misdeal_on_exposed: RankSet::of(&[Rank::Ace, Rank::Two]), ..Preset::Racehorse.into() };
    let table = Rules { revoke_mode: pitch_rules::rules::RevokeMode::Table, ..short };
    assert!(sheet(&table).contains("It’s a misdeal if an ace is shown in the deal."), "{}", sheet(&table));
}

#[test]
fn the_sheet_counts_the_changes_that_the_house_rules_count() {
    let language = Language::default();
    for rules in rule_sets() {
        for base in [Preset::nearest(&rules), Preset::AuctionPitch] {
            let set = RuleSet::new("Ours", base, rules.clone());
            let sheet = rule_sheet(&language, &rules, Some(base));
            assert_eq!(sheet.changes, set.changes().count(), "{base}: {rules:?}");
        }
    }
}
