//! How what is said reads, in every language: lists to choose from, who did what, one colon a line, no number of a clause,
//! no word that misleads.

use crate::by_level;
use crate::lessons;
use crate::listener::{Ear, Player};

use auction_pitch::command::text::{Start, Wanted, play};
use pitch_language::{Explanation, Language, Names, Term, Vocabulary, library, phrase, rule_sheet_as_text};
use pitch_players::Reason;
use pitch_rules::{Action, Card, Cards, IllegalAction, IllegalCall, IllegalPlay, Points, Preset, Rules, Seat};
use pitch_session::costs::{Cost, Skill};
use pitch_session::{Deals, Entry, Fault, Why};

use rayon::prelude::*;

use std::cell::RefCell;
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

fn tags() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(|translation| translation.tag)
}

fn language(tag: &str) -> Language {
    Language::new(tag).expect("a language")
}

/// A text of one line, as it stands in the file of a language.
fn text(tag: &str, id: &str) -> String {
    let line = |text: &str| text.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = ").map(str::to_owned));
    line(&texts(tag)).unwrap_or_else(|| panic!("there is no line {id} in {tag}"))
}

fn texts(tag: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(tag).join("auction-pitch.ftl");
    fs::read_to_string(path).expect("texts")
}

fn start(tag: &str, number: u64) -> Start {
    Start { language: language(tag), deals: Some(Deals::from_number(number)), settings: by_level(), ..Start::default() }
}

/// What is said when these lines are typed.
fn said(start: Start, typed: &str) -> String {
    let mut output = Vec::new();
    play(start, typed.as_bytes(), &mut output).expect("nothing fails here");
    String::from_utf8(output).expect("text")
}

/// Some hands by these rules, as somebody hears them who plays them in this language.
fn heard(preset: Preset, tag: &str) -> String {
    let rules = Rules::from(preset);
    let wanted = Wanted { players: Some(rules.players), rules: Some(rules), ..Wanted::default() };
    let heard = Rc::new(RefCell::new(Vec::new()));
    let mut player = Player::new(tag, &heard);
    player.answers = b"Sam\n".to_vec();
    player.leaves_after = 40;
    play(Start { wanted, ..start(tag, 11) }, BufReader::new(player), Ear(Rc::clone(&heard))).expect("played");
    String::from_utf8(heard.borrow().clone()).expect("text")
}

/// Games of every kind in every language: one language has all, the others some each.
fn games() -> Vec<(Preset, &'static str)> {
    let tags: Vec<_> = tags().collect();
    let games = Preset::ALL.into_iter().enumerate();
    games
        .flat_map(|(at, preset)| [(preset, tags[at % tags.len()]), (preset, tags[(at / 5 + 3) % tags.len()])])
        .collect()
}

/// "Ana: Price: 3." names two things with one breath; a label has one colon, and what follows is words.
#[test]
fn no_line_of_a_game_has_two_colons_and_no_line_the_number_of_a_clause() {
    let wrong: Vec<String> = games()
        .into_par_iter()
        .flat_map_iter(|(preset, tag)| {
            let told = heard(preset, tag);
            let wrong = |line: &&str| {
                let colons = line.split(". ").any(|sentence| sentence.matches(':').count() > 1);
                let is_code = |word: &str| {
                    let (series, number) = word.split_once('-').unwrap_or_default();
                    let is_series = !series.is_empty() && series.chars().all(|c| c.is_ascii_uppercase());
                    is_series && number.starts_with(|c: char| c.is_ascii_digit())
                };
                colons || line.split_whitespace().any(is_code)
            };
            let lines = told.lines().filter(wrong).map(|line| format!("{preset} in {tag}: {line}"));
            lines.collect::<Vec<_>>()
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many colons part something in these words: those of times and of figures do not.
fn colons(words: &str) -> usize {
    let parts = |(at, _): &(usize, &str)| words[at + 1..].chars().next().is_none_or(char::is_whitespace);
    words.match_indices(':').filter(parts).count()
}

#[test]
fn no_text_has_two_colons_in_a_line() {
    let lines = |tag: &'static str| texts(tag).lines().map(|line| (tag, line.to_owned())).collect::<Vec<_>>();
    let wrong = |(_, line): &(&str, String)| !line.starts_with('#') && colons(line) > 1;
    let wrong: Vec<String> = tags().flat_map(lines).filter(wrong).map(|(tag, line)| format!("{tag}: {line}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What was better, what a word means and why a record is refused are sentences that may have a colon of their own: what
/// they stand after has none.
#[test]
fn no_line_that_is_put_together_has_two_colons() {
    let action = |text: &str| text.parse::<Action>().expect("an action");
    let mut wrong = Vec::new();
    for tag in tags() {
        let l = &language(tag);
        let rules = Arc::new(Rules::default());
        let names = Names::new(Arc::clone(&rules), ["Sam", "Ben", "Cleo", "Dev"], Some(Seat::default()));
        let mut lines = Vec::new();
        for (done, best, skill) in [
            ("pass", "3", Skill::Bidding),
            ("JS", "3S", Skill::Leading),
            ("JS", "3S", Skill::Following),
            ("discard 2C 3D", "discard 4C", Skill::Following),
        ] {
            let cost = Cost {
                step: 7,
                seat: Seat::default(),
                skill,
                trick: 3,
                done: action(done),
                best: action(best),
                reasons: vec![Reason::ProtectsJack],
                chance: 0.06,
                points: 0.4,
                is_sure: true,
                choices: Vec::new(),
            };
            lines.extend(phrase::cost_told(l, &names, &cost));
        }
        let fault = |tried: &str, illegal| Fault {
            entry: 3,
            hand: 2,
            action: 5,
            seat: Some(Seat::default()),
            tried: Entry::Act(Seat::default(), action(tried)),
            why: Why::Illegal { illegal },
        };
        for fault in [
            fault(
                "2C",
                IllegalAction::Play(IllegalPlay::MustFollowOrTrump {
                    card: "2C".parse().expect("a card"),
                    led: "7H".parse().expect("a card"),
                }),
            ),
            fault("2", IllegalAction::Call(IllegalCall::DealerMustBid)),
            fault("2C", IllegalAction::NotYourTurn(Seat::default())),
        ] {
            lines.push(phrase::fault_line(l, &names, &fault));
            lines.push(phrase::fault(l, &names, Path::new("game.ron"), &fault));
        }
        for preset in [Preset::AuctionPitch, Preset::Britannica1911, Preset::Trinidad, Preset::Pidro] {
            for term in Term::ALL {
                lines.extend(Explanation::new(l, &Rules::from(preset), *term, None).lines(l));
            }
        }
        let ours = Rules { players: 5, target: Points(14), jokers: 2, ..Preset::Setback.into() };
        lines.extend(ours.validate().iter().map(|misfit| phrase::proposal(l, &misfit.proposal(&ours))));
        for term in Term::ALL {
            lines.extend(Explanation::new(l, &ours, *term, None).lines(l));
        }
        // What a rule was stands beside it.
        let sheet = rule_sheet_as_text(l, "Ours", &ours, Preset::Setback);
        lines.extend(sheet.into_iter().filter(|line| line.starts_with('*')));
        // Of several options that changed each has its own.
        let is_wrong = |line: &&String| line.split(['.', '?', '!', ';']).any(|sentence| colons(sentence) > 1);
        wrong.extend(lines.iter().filter(is_wrong).map(|line| format!("{tag}: {line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_explanation_cites_the_number_of_a_clause() {
    for tag in tags() {
        for word in ["set back", "beg", "smudge", "claim", "off"] {
            let wanted = Wanted { rules: Some(Rules::default()), players: Some(3), ..Wanted::default() };
            let told = said(Start { wanted, ..start(tag, 7) }, &format!("Sam\nwhy {word}\nwhy\nbid 1\nwhy\nquit\n"));
            for series in ["BAP-", "SET-", "TAF-", "EBP-", "B-", "C-", "F-", "M-"] {
                let is_code = |word: &str| {
                    let number = word.trim_start_matches('(').strip_prefix(series);
                    number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
                };
                assert!(!told.split_whitespace().any(is_code), "{series} in {tag}: {told}");
            }
        }
    }
}

/// "The four of hearts and the three of clubs" would be played together.
#[test]
fn cards_to_choose_from_are_joined_by_or() {
    let lists = [
        ("en", "You can play ", [" or ", " or "], " and "),
        ("de", "Spielen kannst du ", [" oder ", " oder "], " und "),
        ("es", "Puedes jugar ", [" o ", " u "], " y "),
        ("fr", "Vous pouvez jouer ", [" ou ", " ou "], " et "),
        ("nl", "Je mag dit spelen: ", [" of ", " of "], " en "),
        ("pl", "Możesz zagrać ", [" lub ", " lub "], " i "),
        ("pt-BR", "Você pode jogar ", [" ou ", " ou "], " e "),
        ("sv", "Du får spela ", [" eller ", " eller "], " och "),
    ];
    assert_eq!(lists.len(), Language::ALL.len());
    for (tag, before, or, and) in lists {
        let told = heard(Preset::Setback, tag);
        let choices: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix(before)).collect();
        assert!(choices.len() > 5, "{tag}: {told}");
        assert!(choices.iter().any(|line| or.iter().any(|or| line.contains(or))), "{tag}: {choices:?}");
        assert!(choices.iter().all(|line| !line.contains(and)), "{tag}: {choices:?}");
    }
    let spanish = language("es");
    let list = |cards: &str| phrase::cards_or(&spanish, cards.parse().expect("cards"));
    assert_eq!(list("9H 8H"), "el nueve de corazones o el ocho de corazones", "the article stands between");
    assert_eq!(phrase::alternatives(&spanish, ["siete".to_owned(), "ocho".to_owned()]), "siete u ocho");
    assert_eq!(phrase::alternatives(&spanish, ["7".to_owned(), "11".to_owned()]), "7 u 11");
    assert_eq!(phrase::list(&spanish, ["Ana".to_owned(), "Inés".to_owned()]), "Ana e Inés");
    assert_eq!(phrase::list(&spanish, ["agua".to_owned(), "hielo".to_owned()]), "agua y hielo");
}

/// What a side of two has made says who of them had the card.
#[test]
fn the_points_of_partners_say_whose_card_it_was() {
    for tag in tags() {
        let told = heard(Preset::Setback, tag);
        let l = language(tag);
        let high = phrase::point(&l, pitch_rules::Point::High);
        let is_high = |line: &&str| line.starts_with(&high) && line.contains(". ");
        let lines: Vec<&str> = told.lines().filter(is_high).collect();
        assert!(lines.len() > 2, "{tag}: {told}");
        for line in lines {
            assert!(line.contains('(') && line.contains(')'), "{tag}: {line}");
        }
    }
}

/// "You: takes back 3 counters" is told of somebody else.
#[test]
fn what_chips_do_is_told_alike_of_everybody() {
    let rules = Arc::new(Rules::from(Preset::Britannica1911));
    let names = Names::new(rules, ["Sam", "Ben", "Cleo", "Dev"], Some(Seat::default()));
    let told = |tag: &str, points| phrase::change_aloud(&language(tag), &names, Points(points));
    assert_eq!(told("en", -3), "3 chips back");
    assert_eq!(told("en", 1), "1 chip put in");
    assert_eq!(told("de", -3), "3 Marken zurück");
    assert_eq!(told("fr", -3), "3 jetons repris");
    assert_eq!(told("nl", -3), "3 fiches terug");
    assert_eq!(told("es", -1), "1 ficha recuperada");
    assert_eq!(told("pt-BR", -3), "3 fichas de volta");
    assert_eq!(told("sv", -3), "3 spelmark tillbaka".replace("spelmark", "spelmarker"));
}

/// A lesson that asks for something says what, and why, to anyone who asks for a hint.
#[test]
fn a_hint_in_a_lesson_says_what_it_wants() {
    let folder = tempfile::tempdir().expect("a folder");
    for (tag, helps) in [
        ("en", "In this lesson you bid 3."),
        ("de", "In dieser Lektion bietest du 3."),
        ("pl", "W tej lekcji licytujesz 3."),
    ] {
        let nothing = text(tag, "text-no-hint");
        let typed = format!("{}hint\nquit\n", "\n".repeat(4));
        let told = lessons::out(&lessons::run(folder.path(), &["--lang", tag, "first"], &typed));
        assert!(told.contains(helps) && !told.contains(&nothing), "{told}");
    }
    // Where one plays freely it is what the strongest bot would do.
    let typed = lessons::lines(pitch_session::Lesson::First);
    let free: Vec<&str> = typed.lines().collect();
    let told = (1..free.len()).rev().step_by(2).take(4).map(|lines| {
        let typed = free[..lines].join("\n") + "\nhint\nquit\n";
        lessons::out(&lessons::run(folder.path(), &["--lang", "en", "first"], &typed))
    });
    assert!(told.into_iter().all(|told| !told.contains(&text("en", "text-no-hint"))));
}

/// While a game is set up, whatever is asked, one can leave and ask for help, in every language and in English.
#[test]
fn whoever_sets_up_a_game_can_leave_and_ask_for_help() {
    for tag in tags() {
        let first = |id: String| id.split(',').next().unwrap_or_default().trim().to_owned();
        let (quit, help) = (first(text(tag, "words-quit")), first(text(tag, "words-help")));
        let (bye, helped) = (text(tag, "text-bye"), text(tag, "text-help-setup"));
        let answers = ["1", "4", "Sam", "yes", "7", "", ""];
        for asked in 0..answers.len() {
            for (help, quit) in [(help.as_str(), quit.as_str()), ("help", "quit")] {
                let before: String = answers[..asked].iter().map(|answer| format!("{answer}\n")).collect();
                let told = said(start(tag, 7), &format!("{before}{help}\n{quit}\n{}", "\n".repeat(20)));
                assert!(told.contains(&helped), "{tag}, question {asked}: {told}");
                assert!(told.trim_end().ends_with(&bye), "{tag}, question {asked}: {told}");
                assert!(!told.contains(&text(tag, "text-saved")), "{told}");
            }
        }
    }
    // As a script has it: what comes after is not heard any more.
    let told = said(start("en", 7), "quit\nhelp\nquit\n");
    assert_eq!(told.matches("Goodbye.").count(), 1, "{told}");
    assert!(!told.contains("Type one of the answers named"), "{told}");
}

/// Whatever is printed for a card is understood as that card, and what may be several cards is never played: each is named
/// with what can be typed for it.
#[test]
fn every_code_means_the_card_it_is_printed_for_or_asks_which() {
    let all: Vec<Card> = Cards::PACK.iter().chain([Card::HIGH_JOKER, Card::LOW_JOKER]).collect();
    let letters: Vec<String> = ('a'..='z').map(String::from).chain((2..=10).map(|number| number.to_string())).collect();
    for tag in tags() {
        let l = language(tag);
        let words = Vocabulary::new(&l);
        for card in &all {
            let code = phrase::card_code(&l, *card);
            assert_eq!(words.readings(&code), [*card], "{code} in {tag}");
            assert_eq!(words.card(&phrase::card_alone(&l, *card)), Some(*card), "{tag}");
        }
        let codes = letters.iter().flat_map(|first| letters.iter().map(move |second| format!("{first}{second}")));
        let mut unclear = 0;
        for code in codes {
            let readings = words.readings(&code);
            if readings.len() < 2 {
                continue;
            }
            unclear += 1;
            assert_eq!(words.card(&code), None, "{code} in {tag}");
            assert_eq!(words.cards(&code), Err(readings.clone()), "{code} in {tag}");
            let told = phrase::cards_typed(&l, readings.iter().copied());
            for card in readings {
                let named = format!("{} ({})", phrase::card_alone(&l, card), phrase::card_code(&l, card));
                assert!(told.contains(&named), "{code} in {tag}: {told}");
            }
        }
        assert_eq!(unclear == 0, tag == "en", "{tag}: {unclear}");
    }
}

/// A code in the letters of one's own language is understood; one that may be another card is refused with each, whatever is
/// held.
#[test]
fn a_code_that_may_be_two_cards_is_refused_with_both() {
    let rules = Rules { players: 2, ..Rules::default() };
    let typed = |tag: &str, typed: &str| -> Vec<String> {
        let told = |number| {
            let wanted = Wanted { rules: Some(rules.clone()), players: Some(2), ..Wanted::default() };
            said(Start { wanted, ..start(tag, number) }, &format!("Sam\n{typed}\nquit\n"))
        };
        (1..9).map(told).collect()
    };
    let is_asked = |told: &[String], cards: &[&str]| {
        told.iter().all(|told| told.lines().any(|line| cards.iter().all(|card| line.contains(card))))
    };
    let french = typed("fr", "RC");
    assert!(is_asked(&french, &["roi de carreau (RCa) ou roi de cœur (RCo)"]), "{french:?}");
    assert!(french.iter().all(|told| !told.contains("Vous n’avez pas le roi de trèfle")), "{french:?}");
    assert!(is_asked(&typed("de", "KD"), &["Kreuzdame", "Karodame", "Karokönig"]));
    assert!(is_asked(&typed("es", "KC"), &["rey de corazones", "rey de tréboles"]));
}

/// Words that say something else to those who speak the language; those that can be typed may stay.
#[test]
fn no_word_misleads() {
    let misleading: [(&str, &[&str]); 8] = [
        ("en", &["eldest", "Eldest", " counters", "did not "]),
        ("de", &["tiefst", "tiefere", "steckst", "gesteckt", "Gebot gemacht"]),
        ("es", &["Acertijo", "acertijo", "No falles", "Fallas", "cada cual", "quien reparte", "luna"]),
        ("fr", &["Maîtresse", "mendie", "ressert", "resserv", "jetons à écouler"]),
        ("nl", &["uitkomst", "kiest haar", "speelt haar", "lle vier punten"]),
        ("pl", &["rzodek", "rzodk", "Kupuje: ", "orozda", "Spód", "Nie znasz Pitch?", "gracza { $"]),
        ("pt-BR", &["carteador", "você dá.", "Dê { $bid }", "recuo", " dá de novo", " dar de novo"]),
        ("sv", &["röd mark ", "1 mark ", "yttra", "Retur"]),
    ];
    assert_eq!(misleading.len(), Language::ALL.len());
    let mut wrong = Vec::new();
    for (tag, words) in misleading {
        let texts = texts(tag);
        let mut id = "";
        for line in texts.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| !name.starts_with(' ')) {
                id = name;
            }
            // What is understood when it is typed, the command line, and what books are called.
            let is_other = [
                "words-",
                "walk-",
                "usage-",
                "term-words",
                "field-also",
                "preset-source",
                "preset-also",
                "rules-law",
                "arena",
            ]
            .iter()
            .any(|other| id.starts_with(other));
            let (_, said) = line.split_once(['=', ']']).unwrap_or(("", line));
            let said = said.split("->").next().unwrap_or_default();
            let found = words.iter().filter(|word| !is_other && said.contains(**word));
            wrong.extend(found.map(|word| format!("{word} in {tag}, {id}: {line}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Players of Pidro in Finland have words of their own.
#[test]
fn the_words_of_pidro_are_explained_in_swedish() {
    for word in ["sort", "slå", "först ut", "lågå"] {
        let wanted = Wanted { rules: Some(Preset::Pidro.into()), players: Some(4), ..Wanted::default() };
        let told = said(Start { wanted, ..start("sv", 7) }, &format!("Sam\nwhy {word}\nquit\n"));
        assert!(!told.contains(&format!("”{word}”")), "{told}");
    }
}

/// What was played, told to readers, is in whole words as well.
#[test]
fn a_game_told_to_readers_has_one_colon_a_line() {
    for tag in tags() {
        let record = crate::play::over(crate::play::table(4, 26)).record().clone();
        for line in library::transcript(&language(tag), &record).lines() {
            assert!(line.matches(':').count() < 2, "{tag}: {line}");
        }
    }
}
