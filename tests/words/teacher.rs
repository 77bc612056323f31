//! Somebody who has never played comes to the terminal: the first lesson, a hand with hints and with the coach, what it cost,
//! and a puzzle. Each with the program as it is called, in a folder that was empty, in every language.

use crate::lessons::{lines_in, out};
use crate::play;

use pitch_language::{Language, phrase, t};
use pitch_players::{Level, Stop};
use pitch_rules::{Action, Call};
use pitch_session::table::counsel;
use pitch_session::{Entry, Lesson, Next, Settings, Shelf, Solved, Storage, storage};

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the program says to these lines.
fn said(folder: &Path, arguments: &[&str], tag: &str, typed: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let _ = command.args(arguments).args(["--lang", tag]).arg("--data-dir").arg(folder);
    let _ = command.env_remove("DISPLAY").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("started");
    // Who has heard enough reads no further.
    let _ = child.stdin.take().expect("an input").write_all(typed.as_bytes());
    out(&child.wait_with_output().expect("done"))
}

/// What the player types in the first hand: as much as can be bid, and always the first card that may be played; once more
/// where the coach asks. And how often it asks.
fn typed(language: &Language) -> (String, usize) {
    // The game that the answers in brackets set up.
    let mut table = play::table(4, 7);
    let (mut typed, mut asks) = (String::new(), 0);
    while table.hands().is_empty() {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Bot(request) => {
                let seat = table.to_act().expect("a turn");
                let _ = table.act(seat, request.decide(&Stop::new()).action).expect("legal");
            }
            Next::Person(seat) => {
                let legal = table.game().legal(seat);
                let bid = legal.iter().rfind(|action| matches!(action, Action::Call(Call::Bid(_))));
                let action = bid.unwrap_or(&legal[0]).clone();
                let question = table.question().expect("a turn");
                let is_asked = legal.len() > 1
                    && counsel(&question, &Stop::new()).is_some_and(|counsel| counsel.cost(&action).is_some());
                let words = typed_as(language, &action);
                typed += &format!("{words}\n").repeat(1 + usize::from(is_asked));
                asks += usize::from(is_asked);
                let _ = table.act(seat, action).expect("legal");
            }
            _ => unreachable!("nothing else happens by the book"),
        }
    }
    (typed, asks)
}

/// What can be typed for this: a card by its code in the language.
fn typed_as(language: &Language, action: &Action) -> String {
    if let Action::Play(card) = action { phrase::card_code(language, *card) } else { action.to_string() }
}

/// The first word of these that the language understands for something.
fn word(words: &str) -> &str {
    words.split(',').next().unwrap_or_default().trim()
}

#[test]
fn a_newcomer_finds_everything_by_words_alone() {
    for tag in ["en", "de"] {
        let l = Language::new(tag).expect("a language");
        let (played, asks) = typed(&l);
        assert!(asks > 0, "something costs much");
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();

        // The terminal says where to learn, and the lesson is played to its end.
        assert!(said(folder, &["--text"], tag, "").contains("auction-pitch learn"));
        let cost = t!(l, "words-cost");
        let asking = lines_in(&l, Lesson::First).replace("\n\n", &format!("\n{}\n\n", word(&cost)));
        let heard = said(folder, &["learn", "first"], tag, &asking);
        assert!(heard.contains(&t!(l, "text-lesson-done")), "{heard}");
        assert!(!heard.contains('%'), "it does not judge what it asks for: {heard}");
        let mut settings = Settings::load(&folder.join("settings.ron")).0;
        assert!(settings.lessons.is_done(Lesson::First));
        assert!(!folder.join("current.ron").exists(), "a lesson is no game");

        // A hand with a hint and why, with the coach, and what it cost.
        settings.coach = true;
        settings.last_game.level = Level::USUAL;
        settings.save(&folder.join("settings.ron")).expect("saved");
        let words = [t!(l, "words-hint"), t!(l, "words-why"), cost, t!(l, "words-quit")];
        let [hint, why, cost, quit] = words.each_ref().map(|words| word(words));
        let asked = format!("1\n4\nSam\n\n\n{hint}\n{hint}\n{why}\n{played}{cost}\n{quit}\n");
        let heard = said(folder, &["--text", "--seed", "7"], tag, &asked);
        let about = t!(l, "compare-about");
        let compared = heard.lines().skip_while(|line| *line != about).skip(1).take_while(|line| line.contains('%'));
        assert_eq!(compared.count(), 4, "{heard}");
        let coached = phrase::coach_in_text(&l, &Action::Call(Call::Pass), 99);
        let begin = coached.split("99").next().expect("a sentence");
        assert_eq!(heard.lines().filter(|line| line.starts_with(begin)).count(), asks, "{heard}");
        let bidding = t!(l, "cost-skill", skill = "bidding");
        let is_told = |line: &str| line.starts_with(&bidding) && line.contains('\u{2212}') && line.contains('%');
        assert!(heard.lines().any(is_told), "{heard}");
        let table = storage::load(&folder.join("current.ron")).expect("a game");
        let noted = |is: fn(&Entry) -> bool| table.entries().iter().filter(|entry| is(entry)).count();
        assert_eq!(noted(|entry| matches!(entry, Entry::Coached(_))), asks);
        assert_eq!(noted(|entry| matches!(entry, Entry::Hint(_))), 1);
        assert!(!heard.contains('{'), "{heard}");

        // A puzzle, answered at the first try.
        let answer = typed_as(&l, Shelf::own().puzzles[0].right_action()).replace('_', " ");
        let heard = said(folder, &["puzzle", "bid"], tag, &format!("{answer}\n{quit}\n"));
        assert!(heard.contains(&t!(l, "puzzle-right")), "{heard}");
        assert_eq!(Storage::open(folder).expect("a folder").load_joined::<Solved>().0.at_once(), 1);
    }
}
