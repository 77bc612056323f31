//! The text face is played as people play it: by listening to what it says and typing words.

use crate::by_level;
#[cfg(unix)]
use crate::guest;
use crate::listener::{Ear, Player};

use auction_pitch::command::text::{Start, Wanted, play};
use pitch_language::Language;
use pitch_players::Level;
use pitch_rules::rules::{AllPass, RevokeCall};
use pitch_rules::{Action, Call, Cards, Game, Points, Preset, Rules, Seat, Turn};
#[cfg(unix)]
use pitch_session::{
    Deals, Folders, Guest, Kind, NewGame, Player as Seated, Record, RuleSet, Settings, Storage, Table, storage,
};

use rayon::prelude::*;

use std::cell::RefCell;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

fn start(tag: &str, number: u64) -> Start {
    let language = Language::new(tag).expect("a language");
    Start { language, deals: Some(Deals::from_number(number)), settings: by_level(), ..Start::default() }
}

fn kept_in(folder: &Path) -> Start {
    let folders = Folders::at(folder);
    let settings = Settings::load(&folders.settings()).0;
    Start { folders: Some(folders), settings, ..start("en", 7) }
}

/// What is said when these lines are typed.
fn said(start: Start, typed: &str) -> String {
    let mut output = Vec::new();
    play(start, typed.as_bytes(), &mut output).expect("nothing fails here");
    String::from_utf8(output).expect("text")
}

/// The answers to the questions of a new game of Auction Pitch, with this many players.
fn new_game(players: u8) -> String {
    format!("1\n{players}\nSam\n\n\n")
}

/// A game by these rules, as the command line asks for it.
fn by(rules: &Rules, mistakes: bool, tag: &str, number: u64) -> Start {
    let wanted = Wanted { rules: Some(rules.clone()), players: Some(rules.players), mistakes, ..Wanted::default() };
    Start { wanted, ..start(tag, number) }
}

#[test]
fn a_whole_game_is_played_by_listening() {
    for (tag, won, nobody) in [("en", " the game.", "No winner yet"), ("de", " das Spiel.", "Niemand ist am Ziel")] {
        for players in [2, 4, 7] {
            let heard = Rc::new(RefCell::new(Vec::new()));
            let mut player = Player::new(tag, &heard);
            player.answers = new_game(players).into_bytes();
            play(start(tag, u64::from(players)), BufReader::new(player), Ear(Rc::clone(&heard))).expect("played");
            let heard = String::from_utf8(heard.borrow().clone()).expect("text");
            assert!(heard.lines().any(|line| line.ends_with(won)), "{players} in {tag}: {heard}");
            assert!(!heard.contains(nobody) && !heard.contains('{'), "{heard}");
        }
    }
}

#[test]
fn why_explains_words_refusals_and_what_is_asked() {
    let heard =
        said(start("en", 7), &(new_game(4) + "why\nwhy set back?\nwhy eldest\nwhy beg\nwhy fish\nwords\nquit\n"));
    assert!(heard.contains("Bid. A bid says how many"), "what is asked: {heard}");
    assert!(
        heard.contains("Set back. To be set back is to have the bid taken off your score")
            && heard.contains("\nFrom the rules")
    );
    assert!(heard.contains("Rule ") && heard.contains("First player. The first player sits left of the dealer"));
    assert!(heard.contains("This game doesn’t use it.\nFrom "), "{heard}");
    assert!(heard.contains("There’s no word “fish” here."));
    let numbered = said(start("en", 7), &(new_game(4) + "why 7\nrules 7\nwhy rule 7\nrules 99\nquit\n"));
    assert_eq!(numbered.matches("\nRule 7 of this game. ").count(), 3, "{numbered}");
    assert!(numbered.contains("\nThis game has rules 1 to "), "{numbered}");
    assert!(heard.contains("The words of the game:") && heard.contains("Words of other games in the family:"));
    let german = said(start("de", 7), &(new_game(4) + "warum im Minus?\nwarum Vorhand\nende\n"));
    assert!(german.contains("Im Minus. Ein Stand unter null") && german.contains("Vorhand sitzt in Spielrichtung"));
}

#[test]
fn reasons_are_told_once_a_hand_is_over_and_not_before() {
    let heard = said(start("en", 26), &format!("{}reasons\n", new_game(4)));
    assert!(heard.contains("Reasons are given once the hand is over.") && !heard.contains("rules of thumb"), "{heard}");
    // In the second hand those of the first are told, for each decision there was; of the hand in play none.
    let mut table = crate::play::table(4, 26);
    while table.hands().is_empty() || table.to_act().is_none_or(|seat| !table.is_person(seat)) {
        assert!(crate::play::step(&mut table, 0));
    }
    let record = Some((PathBuf::from("game.ron"), table.record().clone()));
    for (tag, typed, rules) in [("en", "why last hand?", "ules of thumb "), ("de", "gründe", " Faustregeln ")] {
        let heard = said(Start { record: record.clone(), ..start(tag, 7) }, &format!("{typed}\nquit\n"));
        assert!(heard.lines().filter(|line| line.contains(rules)).count() > 5, "{heard}");
    }
}

#[test]
fn what_was_refused_is_explained() {
    // Whatever the bid stands at, nobody bids one.
    let heard = said(start("en", 7), &(new_game(4) + "1\nbid 1\nwhy\nquit\n"));
    assert!(heard.contains("Rule ") && heard.contains("From the rules of the United States"), "{heard}");
    // Trump is named in no auction; and what is not understood after that is another question.
    let named = said(start("en", 7), &(new_game(4) + "trump clubs\nwhy\nfish\nwhy\nquit\n"));
    in_order(
        &named,
        &["You don’t name trump now.", "Trump. Trump is the suit", "I don’t know “fish”", "Bid. A bid says"],
    );
}

#[test]
fn the_table_is_bound_before_the_first_card_and_opened_after_the_game() {
    let bound = "Before the first card, the table was bound to this fingerprint";
    let drawn = Start { deals: None, ..start("en", 7) };
    let heard = said(drawn, &(new_game(2) + "fair\nquit\n"));
    // The seed is drawn, so anybody may deal and be asked first.
    let (before, after) = (heard.find(bound), heard.find("hand 1."));
    assert!(before.is_some() && before < after, "{heard}");
    assert!(heard.contains("The seed itself is revealed when the game is over.") && !heard.contains("The seed: "));
    assert!(heard.contains("What this proves:") && heard.contains("What it doesn’t prove:"));
    assert!(!said(start("en", 7), &(new_game(2) + "quit\n")).contains(bound), "a typed number binds nobody");
    let typed = said(start("en", 7), &(new_game(2) + "fair\nquit\n"));
    assert!(typed.contains("the seed may have been known before it") && !typed.contains("What this proves: the seed"));
}

#[test]
fn a_word_of_ones_own_is_asked_for_only_on_demand_and_after_the_fingerprint() {
    for (tag, fair, before, told) in [
        (
            "en",
            "fair",
            "The cards come from a seed with this fingerprint",
            "Your own word goes into every deal: two words.",
        ),
        (
            "de",
            "ehrlich",
            "Die Karten kommen aus einer Startzahl",
            "Dein eigenes Wort geht in jedes Geben ein: two words.",
        ),
    ] {
        let drawn = || Start { deals: None, ..start(tag, 7) };
        let heard = said(drawn(), &format!("{fair}\ntwo words\n{}{fair}\nquit\n", new_game(2)));
        let digits = |text: &str| text.split(": ").nth(1).map(|rest| rest.chars().take(71).collect::<String>());
        let (asked, rest) = heard.split_once(before).and_then(|(_, rest)| rest.split_once('\n')).expect("asked for");
        let bound = rest.lines().find(|line| line.contains(&digits(asked).expect("digits")));
        assert!(bound.is_some(), "the table is bound to what was shown before the word: {heard}");
        assert!(heard.contains(told), "{heard}");
        // Nobody else is asked.
        let plain = said(drawn(), &format!("{}{fair}\nquit\n", new_game(2)));
        assert!(!plain.contains(before) && !plain.contains(told), "{plain}");
    }
}

#[test]
fn a_word_that_is_too_long_is_not_cut_and_none_is_fixed_before_a_typed_seed() {
    let fixed = "The fingerprint is fixed before you type it";
    let drawn = Start { deals: None, ..start("en", 7) };
    let long = "x".repeat(65);
    let heard = said(drawn, &format!("fair\n{long}\nshort\n{}quit\n", new_game(2)));
    in_order(
        &heard,
        &[fixed, "A word for the shuffle has up to 64 letters.\n", "Your own word goes into every deal: short.\n"],
    );
    let typed = said(start("en", 7), &format!("fair\nshort\n{}quit\n", new_game(2)));
    assert!(typed.contains("so nothing binds the table") && !typed.contains(fixed), "{typed}");
}

#[test]
fn a_game_that_is_played_by_words_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = Rc::new(RefCell::new(Vec::new()));
    let mut player = Player::new("en", &heard);
    player.answers = new_game(2).into_bytes();
    play(kept_in(folder.path()), BufReader::new(player), Ear(Rc::clone(&heard))).expect("played");
    let kept = storage::statistics_in(folder.path()).expect("statistics");
    assert_eq!(kept.0.games().len(), 1);
    assert_eq!(kept.0.games()[0].players[0].name, "Sam");
    let heard = String::from_utf8(heard.borrow().clone()).expect("text");
    assert!(!heard.contains("This evening"), "the result of one game is that of its evening: {heard}");
}

/// Every game, for every number of players, in both languages.
#[test]
fn every_game_is_played_to_its_end_by_words() {
    let tables = Preset::ALL.into_iter().flat_map(|preset| {
        let book = Rules::from(preset);
        (book.min_players..=book.max_players).map(move |players| {
            // More hands of a long game would say nothing else.
            (preset, Rules { players, target: book.target.min(Points(21)), ..book.clone() })
        })
    });
    let tables: Vec<(Preset, Rules)> = tables.filter(|(_, rules)| rules.validate().is_empty()).collect();
    tables.into_par_iter().for_each(|(preset, rules)| {
        let players = rules.players;
        // What the number of players changes is a word here and there: it is heard in one language.
        let usual = Rules::from(preset).players == players;
        for (tag, won) in [("en", " the game."), ("de", " das Spiel.")].into_iter().take(if usual { 2 } else { 1 }) {
            let heard = Rc::new(RefCell::new(Vec::new()));
            let mut player = Player::new(tag, &heard);
            player.answers = b"Sam\n".to_vec();
            let start = by(&rules, false, tag, u64::from(players));
            play(start, BufReader::new(player), Ear(Rc::clone(&heard))).expect("played");
            let heard = String::from_utf8(heard.borrow().clone()).expect("text");
            let end = heard.lines().rev().take(60).any(|line| line.ends_with(won));
            assert!(end, "{preset} for {players} in {tag}: {heard}");
            for code in ['{', '_', '!'] {
                assert!(!heard.contains(code), "{preset} in {tag}: {heard}");
            }
            assert!(!heard.contains("  ") && !heard.contains(" ."), "{preset} in {tag}: {heard}");
        }
    });
}

#[test]
fn a_game_is_chosen_by_its_number_or_name() {
    let asked = said(start("en", 7), "");
    let number = asked.split(" Seven Up").next().and_then(|before| before.split(' ').next_back()).expect("a number");
    assert!(
        asked.contains("Which game? Bid and pitch: 1 Auction Pitch, 2 Setback, ")
            && asked.contains("Trump turned up: ")
    );
    let (two, any) = ("How many play: 2, 3 or 4? [2]", "How many play: 2, 3, 4, 5, 6 or 7? [4]");
    for (answer, question) in [(number, two), ("old sledge", two), ("setback", any)] {
        let heard = said(start("en", 7), &format!("{answer}\n"));
        assert!(heard.contains(question), "{answer}: {heard}");
    }
    let heard = said(start("en", 7), "setback\n3\nSam\n\n\nscore\n");
    assert!(heard.contains("At the table, in turn: You, Ana and Ben.") && heard.contains("\nBen: 0"), "{heard}");
    let heard = said(start("en", 7), "high-low-jack\n");
    assert!(heard.contains("Type the number or the name of a game.") && !heard.contains("How many"), "{heard}");
    let heard = said(start("en", 7), "seven up\n4\nSam\nyes\n\n\n\n\n\n\n\n\n\n\nyes\n\n\nhelp\n");
    assert!(heard.contains("At the table, in turn: You, Ana, Ben and Cleo."), "{heard}");
    assert!(heard.contains("stand or beg: for the first player.") && heard.contains("Mistakes can be made"), "{heard}");
    assert!(!heard.contains("set-back cost one more"), "nobody pays in this game: {heard}");
}

/// A game of Sam and Ana in which everybody has passed so many hands in a row, in the middle of the next one.
fn passed(hands: u32) -> Record {
    let rules = Rules { players: 2, all_pass: AllPass::RedealSameDealer, ..Rules::default() };
    let players = vec![Seated::new("Sam", Kind::Person), Seated::new("Ana", Kind::Bot(Level::USUAL))];
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(7))).expect("a table");
    let mut dealt = 0;
    loop {
        match table.game().turn() {
            Turn::Deal(_) if dealt > hands => return table.record().clone(),
            Turn::Deal(_) => {
                dealt += 1;
                assert!(!table.deal().is_empty());
            }
            // Of the last hand Ana alone has passed.
            Turn::Call(seat) if seat == Seat::default() && dealt > hands => return table.record().clone(),
            Turn::Call(seat) => drop(table.act(seat, Action::Call(Call::Pass)).expect("allowed")),
            turn => panic!("{turn:?}"),
        }
    }
}

#[test]
fn a_game_that_does_not_get_on_is_ended_by_words() {
    let play = |hands: u32, tag: &str, typed: &str| {
        let record = Some((PathBuf::from("stuck.ron"), passed(hands)));
        said(Start { record, ..start(tag, 7) }, typed)
    };
    let refused = play(Game::PATIENCE - 1, "en", "end by score\n");
    assert!(refused.contains("only after 200 hands in which nobody came closer"), "{refused}");
    let heard = play(Game::PATIENCE, "en", "end by score\n");
    let sentences = [
        "In 200 hands nobody has come closer to winning. The game can end now: the best score wins, and this hand \
         doesn’t count. You may also say end by score.",
        "You end the game by the score.",
        // Of equal scores that of the first after the dealer counts.
        "Ana wins the game.",
        "With the best score, 0, after 200 hands",
    ];
    in_order(&heard, &sentences);
    let german = play(Game::PATIENCE, "de", "nach punkten beenden\n");
    assert!(german.contains("Du beendest das Spiel nach Punkten."), "{german}");
}

#[test]
fn the_end_of_the_input_saves_and_the_next_time_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = said(kept_in(folder.path()), &format!("{}pass\n", new_game(4)));
    assert!(first.ends_with("The game is saved.\nGoodbye.\n"), "{first}");
    let pitched = first.lines().find(|line| line.contains(" pitches the ")).expect("somebody pitches");
    let second = said(kept_in(folder.path()), "log\nquit\n");
    assert!(second.contains("The saved game goes on with hand 1."), "{second}");
    assert_eq!(second.lines().filter(|line| *line == pitched).count(), 2, "{second}");
    assert!(second.contains("You pass."), "{second}");
    // The name and the number of players are what is offered the next time.
    let third = said(kept_in(folder.path()), "new\nyes\n\n\n\n\n\nscore\n");
    assert!(third.contains("[Sam]") && third.contains("First to 7."), "{third}");
}

#[test]
fn a_decision_is_taken_back() {
    let heard = said(start("en", 7), &format!("{}undo\npass\nundo\nundo\ntwo\nlog\n", new_game(4)));
    assert!(heard.contains("There’s nothing to take back."));
    assert!(heard.contains("Taken back to your last decision."));
    let log = heard.rsplit("You deal hand 1.").next().expect("a log");
    let advice = said(start("en", 7), &format!("{}hint\n", new_game(4)));
    assert!(advice.lines().any(|line| line.starts_with("Pass: ") || line.starts_with("Bid ")), "{advice}");
    assert!(log.contains("You take the bid from Ana at two.") && !log.contains("You pass."), "{log}");
}

#[test]
fn what_is_wrong_is_explained() {
    let typed = format!("{}fish\nbid 199\nAS\nplay fish\nbid two\nking of diamonds\nAS\n", new_game(4));
    let heard = said(start("en", 7), &typed);
    for sentence in [
        "I don’t know “fish”. Type “help” for the commands.",
        "“bid 199” isn’t a bid. Type “pass”, or “bid” and a number. You may say pass, two, three or smudge.",
        "The bidding isn’t over: bid or pass first.",
        "“fish” isn’t a card. Type a card like “ace of spades”, “queen hearts” or 10H.",
        "You pitch the king of diamonds.",
        "You don’t hold the ace of spades.",
    ] {
        assert!(heard.contains(sentence), "{sentence}\n{heard}");
    }
    let heard = said(
        start("en", 7),
        "chess\n1\nnine\n4\nSam\nmaybe\nyes\n0\n11\none\nundo\nundo\n14\nOne\n\n\n\nboth\nits winner\n\n\n\n\nmaybe\nyes\n\n\nrules\n",
    );
    for sentence in [
        "Type the number or the name of a game.",
        "Type 2, 3, 4, 5, 6 or 7.",
        "Play to? 7, 11, 15 or 21 [7]",
        "Type 7, 11, 15 or 21, or “undo” to go back one question.",
        "With a joker there are 5 points, so bids now go to 5.",
        "Type its holder or its winner, or “undo” to go back one question.",
        "Type yes or no.",
        "First to 14 wins.",
    ] {
        assert!(heard.contains(sentence), "{sentence}\n{heard}");
    }
}

#[test]
fn german_is_spoken_and_understood_and_english_too() {
    let heard = said(start("de", 7), &format!("{}karten\nbiete zwei\nKarokönig\nhand\nstich\nschluss\n", new_game(4)));
    assert!(heard.contains("Herz: Vier. Karo: König und Drei. Kreuz: König, Dame und Fünf."), "{heard}");
    assert!(heard.contains("Du nimmst Anna das Gebot ab: zwei."), "{heard}");
    assert!(heard.contains("Du spielst den Karokönig aus."), "{heard}");
    assert!(heard.ends_with("Auf Wiedersehen.\n"), "{heard}");
}

/// A pipe that is closed after so many bytes.
struct Closing(usize);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.checked_sub(bytes.len()) {
            Some(left) => {
                self.0 = left;
                Ok(bytes.len())
            }
            None => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_closes_ends_with_what_is_kept() {
    let typed = format!("{}pass\nquit\n", new_game(4));
    let whole = {
        let folder = tempfile::tempdir().expect("a folder");
        said(kept_in(folder.path()), &typed).len()
    };
    for bytes in (0..whole).step_by(whole / 40).chain([whole - 1]) {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(play(kept_in(folder.path()), typed.as_bytes(), Closing(bytes)), Ok(()), "{bytes}");
        let is_begun = folder.path().join("current.ron").exists();
        assert!(is_begun || bytes + 1 < whole, "{bytes}");
        // It goes on where it stopped.
        let heard = said(kept_in(folder.path()), "");
        assert_eq!(heard.contains("The saved game goes on with hand 1."), is_begun, "{heard}");
    }
    let nowhere = play(start("en", 7), typed.as_bytes(), Closing(whole - 100)).expect_err("it stops").to_string();
    assert!(nowhere.ends_with(" The game isn’t saved, and ends here."), "{nowhere}");
}

#[test]
fn a_game_that_cannot_be_saved_is_no_success() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = format!("{}pass\n", new_game(4));
    let _ = said(kept_in(folder.path()), &typed);
    let before = std::fs::read(folder.path().join("current.ron")).expect("a game");
    let _other = Storage::open(folder.path()).expect("another program");
    let mut output = Vec::new();
    let told = play(kept_in(folder.path()), "hand\n".as_bytes(), &mut output).expect_err("it is not saved").to_string();
    assert!(told.starts_with("The game couldn’t be saved in "), "{told}");
    assert!(told.ends_with(": another program is using this folder. What was saved before is still there."), "{told}");
    let heard = String::from_utf8(output).expect("text");
    assert!(heard.ends_with("Goodbye.\n") && !heard.contains("The game is saved."), "{heard}");
    assert!(heard.contains("Another Auction Pitch is using this folder."), "it is told at the start: {heard}");
    assert_eq!(std::fs::read(folder.path().join("current.ron")).expect("a game"), before);
}

#[test]
fn a_game_in_a_folder_that_cannot_be_written_to_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (current, games) = (folder.path().join("current.ron"), folder.path().join("games"));
    let _ = said(kept_in(folder.path()), &(new_game(4) + "pass\n"));
    let before = std::fs::read(&current).expect("a game");
    // A file in the way of the other games keeps everybody from writing, whatever they may.
    std::fs::remove_dir(&games).expect("an empty folder");
    std::fs::write(&games, "").expect("written");
    let heard = said(kept_in(folder.path()), "hand\nquit\n");
    assert!(heard.contains("The saved game goes on with hand 1.") && !heard.contains("A new game."), "{heard}");
    let told = "Nothing is saved: what you play now will be lost when you quit.";
    assert_eq!(heard.matches(told).count(), 1, "{heard}");
    assert!(heard.ends_with("The game isn’t saved, and ends here.\nGoodbye.\n"), "{heard}");
    assert_eq!(std::fs::read(&current).expect("a game"), before);
}

#[test]
fn what_still_cannot_be_saved_is_told_after_each_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("current.ron")).expect("a folder in the way");
    // Whatever may be bid or played is among these lines.
    let deck = Cards::PACK.iter().map(|card| format!("{card}\n"));
    let round: String = ["pass\n", "two\n"].map(str::to_owned).into_iter().chain(deck).collect();
    let mut output = Vec::new();
    let told = play(kept_in(folder.path()), (new_game(2) + &round.repeat(14)).as_bytes(), &mut output);
    let heard = String::from_utf8(output).expect("text");
    assert!(told.is_err(), "{heard}");
    assert_eq!(heard.matches("The game couldn’t be saved in ").count(), 1, "{heard}");
    let hands = heard.matches(" deal next.").count() + heard.matches(" deals next.").count();
    assert!(hands > 1 && heard.matches("\nStill not saved.\n").count() >= hands, "{heard}");
}

#[test]
fn a_rule_set_from_a_file_keeps_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Rules { target: Points(11), players: 4, ..Rules::default() };
    let named = Some(RuleSet::new("Saturday table", Preset::AuctionPitch, rules.clone()));
    let wanted = Wanted { rule_set: Some("Saturday table".to_owned()), ..by(&rules, false, "en", 7).wanted };
    for is_opened in [false, true] {
        let start = Start { wanted: wanted.clone(), named: named.clone(), is_opened, ..kept_in(folder.path()) };
        let _ = said(start, "Sam\n\npass\n");
        let storage = Storage::open(folder.path()).expect("a folder");
        let record = storage.load_current().record.expect("a game");
        assert_eq!(record.summary().rule_set, "Saturday table");
        assert_eq!(storage.rule_sets().sets().count(), usize::from(is_opened), "what is opened is added");
    }
}

#[test]
fn a_game_beside_another_program_is_saved_once_that_has_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = format!("{}pass\n", new_game(4));
    let _ = said(kept_in(folder.path()), &typed);
    let other = Storage::open(folder.path()).expect("another program");
    let mut output = Vec::new();
    let typed = BufReader::with_capacity(1, Until(b"hand\nhint\nundo\n", Some(move || drop(other))));
    play(kept_in(folder.path()), typed.chain("quit\n".as_bytes()), &mut output).expect("it is saved");
    let heard = String::from_utf8(output).expect("text");
    let (busy, free) = ("Another Auction Pitch is using this folder.", "From now on your game is saved here.");
    let place = |words| heard.find(words).unwrap_or_else(|| panic!("{words}: {heard}"));
    assert!(place(busy) < place(free) && heard.contains("The game is saved."), "{heard}");
}

/// What is typed; at its end something else is done.
struct Until<'a, F>(&'a [u8], Option<F>);

impl<F: FnOnce()> Read for Until<'_, F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(buffer)?;
        if let Some(then) = self.1.take_if(|_| count == 0) {
            then();
        }
        Ok(count)
    }
}

#[test]
fn what_could_not_be_saved_is_saved_at_the_end_if_it_can_be_then() {
    let folder = tempfile::tempdir().expect("a folder");
    let in_the_way = folder.path().join("games");
    std::fs::write(&in_the_way, "").expect("a file in the way");
    let typed = format!("{}pass\n", new_game(4));
    let typed = Until(typed.as_bytes(), Some(|| std::fs::remove_file(&in_the_way).expect("removed")));
    let mut output = Vec::new();
    play(kept_in(folder.path()), BufReader::new(typed), &mut output).expect("it is saved after all");
    let heard = String::from_utf8(output).expect("text");
    assert!(heard.contains("games") && heard.ends_with("The game is saved.\nGoodbye.\n"), "{heard}");
    assert!(said(kept_in(folder.path()), "").contains("The saved game goes on with hand 1."));
}

#[test]
fn a_file_that_cannot_be_read_is_named_and_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let _ = said(kept_in(folder.path()), &format!("{}pass\n", new_game(4)));
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "ron" || extension == "bak") {
            std::fs::write(&path, "( nothing").expect("written");
        }
    }
    let heard = said(kept_in(folder.path()), "");
    assert!(heard.contains("couldn’t be read (line 1") && heard.contains("It was set aside as "), "{heard}");
    assert!(heard.contains("A new game."), "{heard}");
}

/// Lines without sense, long ones, and bytes that are no text: whatever comes in, the face lasts to the end of it.
#[test]
fn nothing_that_is_typed_ends_it() {
    let words: [&[u8]; 20] = [
        b"pass",
        b"3",
        b"4",
        b"AS",
        b"hearts",
        b"undo",
        b"hand",
        b"\xff\xfe",
        b"",
        b"new",
        b"yes",
        b"2",
        b"no",
        b"jack",
        b"points",
        b"last",
        b"trick",
        b"log",
        b"play",
        b"smudge",
    ];
    let mut state = 1_u32;
    for round in 0..40 {
        let mut typed = new_game(2 + round % 6).into_bytes();
        for _ in 0..200 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            typed.extend(words[(state >> 16) as usize % words.len()]);
            typed.push(if state & 64 == 0 { b' ' } else { b'\n' });
        }
        typed.extend([b'x'; 3000]);
        let mut output = Vec::new();
        play(start(["en", "de"][round as usize % 2], round.into()), typed.as_slice(), &mut output).expect("it lasts");
        let heard = String::from_utf8(output).expect("text");
        assert!(heard.ends_with("Goodbye.\n") || heard.ends_with("Auf Wiedersehen.\n"), "{heard}");
    }
}

/// What is said at a table where mistakes can be made.
fn at_table(preset: Preset, number: u64, typed: &str) -> String {
    said(by(&preset.into(), true, "en", number), typed)
}

/// Each of these sentences is said, in this order.
fn in_order(heard: &str, sentences: &[&str]) {
    let mut rest = heard;
    for sentence in sentences {
        let Some(at) = rest.find(sentence) else { panic!("{sentence}\n{heard}") };
        rest = &rest[at + sentence.len()..];
    }
}

#[test]
fn cards_and_trump_are_told_where_nobody_bids() {
    let trinidad = Rules::from(Preset::Trinidad);
    let heard: String = (1..=8).map(|number| said(by(&trinidad, false, "en", number), "Sam\nrun\nquit\n")).collect();
    assert!(heard.contains("You run the cards.\nYou get the "), "{heard}");
    let (stand, others): (Vec<&str>, Vec<&str>) = heard.lines().partition(|line| line.contains(" stands."));
    assert!(!stand.is_empty() && stand.iter().all(|line| line.ends_with(" are trump.")), "{stand:?}");
    // The first question about a card comes with all that are held.
    let mut asked = others.iter().skip_while(|line| !line.starts_with("Follow trump"));
    assert!(asked.nth(1).is_some_and(|line| line.matches(": ").count() > 2), "{heard}");
    let don = said(by(&Preset::BlindDon.into(), false, "en", 1), "Sam\nace of spades\nquit\n");
    assert!(don.contains("You turn up the ") && don.contains(", from under the ace of spades."), "{don}");
}

#[test]
fn mistakes_in_dealing_and_bidding_are_judged() {
    let heard = at_table(Preset::AuctionPitch, 7, "Sam\nmisdeal\n\n3\n");
    in_order(
        &heard,
        &["You deal. Press Enter", "You deal the wrong number of cards.", "Referee: Somebody got", "Ana deals hand 1."],
    );
    let heard = at_table(Preset::AuctionPitch, 7, "Sam\nmisdael\n\nquit\n");
    in_order(&heard, &["You deal. Press Enter", "I don’t know “misdael”.", "You deal. Press Enter"]);
    let heard = at_table(Preset::AuctionPitch, 1, "Sam\n\nbid 3\n\n");
    in_order(&heard, &["Your “Three” isn’t allowed.", "and you must pass.", "You pass."]);
    let heard = at_table(Preset::AuctionPitch, 1, "Sam\n\nsix of diamonds\n\n");
    in_order(
        &heard,
        &[
            "You lead the six of diamonds before the bidding is over.",
            "Referee: A card led before",
            "Referee: You led before",
        ],
    );
    let heard = at_table(Preset::AuctionPitch, 1, "Sam\n\n\npass\n8S\n");
    in_order(&heard, &["You lead the eight of spades in the pitcher’s place.", "Referee: The pitcher leads first"]);
}

#[test]
fn mistakes_in_play_are_judged() {
    let typed =
        "Sam\n\ntake one\nTH\ntake back\nexpose 9H\nben reneged\nana reneged\nzoe reneged\n8S\ncall 2C of Ana\n";
    let heard = at_table(Preset::Trinidad, 2, typed);
    in_order(
        &heard,
        &[
            "You throw off the ten of hearts.",
            "You take the ten of hearts back in time.",
            "Referee: A wrong card may be taken back",
            "You show a card: nine of hearts.",
            "Referee: A card a player shows",
            "You can call a renege only on an opponent",
            "You follow with the eight.",
        ],
    );
    let looked = (0..20).map(|number| at_table(Preset::WestYorkshire, number, "Sam\nlook\n"));
    let looked = looked.into_iter().find(|heard| heard.contains("You take up your cards.")).expect("a partner");
    in_order(&looked, &["score 4: you looked at your cards too early.", "Referee: The pitcher’s partner"]);
}

#[test]
fn a_renege_is_called_and_costs_what_the_rules_say() {
    let typed = format!("Sam\n\ntake one\nTH\n{}", "\ncontent\n8S\n\n9H\n\n3D\n\nKC\n\n6C\n".repeat(12));
    let heard = at_table(Preset::Trinidad, 2, &typed);
    in_order(&heard, &["You throw off the ten of hearts.", "The hand is about to be counted."]);
    let referee = Rules { revoke_call: RevokeCall::Referee, ..Preset::Trinidad.into() };
    let heard = said(by(&referee, true, "en", 2), &typed);
    in_order(&heard, &["You throw off the ten of hearts.", "you reneged with the ten of hearts.", "can’t score Game."]);
}

#[test]
fn at_a_table_without_mistakes_nothing_is_said_about_them() {
    let rules = Rules::from(Preset::Trinidad);
    let heard = said(by(&rules, false, "en", 2), "Sam\ntake one\nTH\nana reneged\nexpose TH\nclaim\nhelp\n");
    in_order(
        &heard,
        &["You hold spades: follow, or trump.", "No mistakes can be made at this table", "could still take a trick."],
    );
    assert!(!heard.contains("Mistakes can be made"), "{heard}");
}

#[test]
fn whose_bot_is_not_here_is_told_when_the_game_goes_on() {
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = ["Sam", "Ana", "Ben", "Cleo"].into_iter().enumerate();
    let players = players.map(|(seat, name)| Seated::new(name, kind(seat))).collect();
    let table = Table::new(NewGame::new(Rules::default(), players, Deals::from_number(3))).expect("a table");
    let old = table.record().to_ron().expect("written").replacen("bot(\"steady\")", "bot(\"basic\")", 1);
    let record = Record::parse(&old).expect("a record");
    for (tag, words) in [
        ("en", "Ana was saved as the bot “basic”, which isn’t available. Steady plays instead."),
        ("de", "Ana ist als Bot „basic“ gespeichert"),
    ] {
        let heard = said(Start { record: Some((PathBuf::new(), record.clone())), ..start(tag, 3) }, "");
        assert_eq!(heard.matches(words).count(), 1, "{heard}");
    }
}

#[test]
fn the_level_of_the_bots_is_chosen_and_told() {
    let begin = "1\n4\nSam\n\n";
    let usual = Start { settings: Settings::default(), ..start("en", 7) };
    let heard = said(usual, &format!("{begin}\nplayers\n"));
    in_order(
        &heard,
        &[
            "Who plays with you: Teo, Otto, Nia, Bruno, Hana, Ravi, Leila or Vera?",
            "You play at this screen.",
            "Otto bids only what he can see. Strength 2 of 8.",
            "Nia likes to bid one more. Strength 3 of 8.",
            "Teo leads his best trump right away. Strength 1 of 8.",
        ],
    );
    for (typed, name) in
        [("", "Steady"), ("sharp", "Sharp"), ("Steady bold", "Steady, bold"), ("sharp-careful", "Sharp, careful")]
    {
        let heard = said(start("en", 7), &format!("{begin}{typed}\nplayers\n"));
        in_order(&heard, &["Or bots by level (Learner, Steady, Sharp or Master).", "You play at this screen."]);
        assert_eq!(heard.matches(&format!("plays {name}. ")).count(), 3, "{typed}: {heard}");
    }
    let heard = said(start("en", 7), &format!("{begin}?\nmaster\nplayers\n"));
    in_order(
        &heard,
        &[
            "Learner: ",
            "Wins 21 of 100 games",
            "Master: ",
            "Wins 35 of 100 games against three Steady bots.",
            "Type a name, or the name of a level.",
            "plays Master.",
        ],
    );
    let heard = said(start("de", 7), &format!("{begin}gewitzt\nspieler\n"));
    in_order(&heard, &["Wer spielt mit dir", "Du spielst an diesem Bildschirm.", "Gewinnt 28 von 100 Spielen"]);
}

/// A bot from outside, as the command line offers it.
#[cfg(unix)]
fn offered(script: &Path) -> Vec<Guest> {
    Guest::all(vec![guest::named(script).parse().expect("a program")])
}

#[cfg(unix)]
#[test]
fn a_bot_from_outside_plays_where_a_person_seats_it_and_nowhere_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = guest::script(folder.path(), 1000);
    let with = |start: Start| Start { guests: offered(&script), ..start };
    // Of three bots the second is the program, and a misspelt one is not taken.
    let typed = format!("{}\nmybto\nmybot\n\npass\n", new_game(4));
    let heard = said(with(kept_in(folder.path())), &typed);
    assert!(heard.contains("Who plays for Otto: Otto or mybot? [Otto]"), "{heard}");
    assert!(heard.contains("Type Nia or mybot."), "{heard}");
    assert!(heard.contains("You, Otto, mybot and Teo."), "{heard}");
    assert_eq!(guest::starts(folder.path()), 1, "{heard}");
    let saved = folder.path().join("current.ron");
    let text = std::fs::read_to_string(&saved).expect("saved");
    assert!(text.contains("program: \"mybot\""), "{text}");

    // Whatever a file names is not started, also where the command line offers it.
    for (start, typed) in [(kept_in(folder.path()), "pass\n"), (with(kept_in(folder.path())), "2\npass\nplay low\n")] {
        let heard = said(start, typed);
        assert!(heard.contains("mybot was saved as the bot “mybot”, which isn’t available."), "{heard}");
    }
    assert_eq!(guest::starts(folder.path()), 1);
    let read = Record::parse(&text).expect("a record");
    assert_eq!(Record::parse(&read.to_ron().expect("written")).as_ref(), Ok(&read));
}

#[cfg(unix)]
#[test]
fn a_bot_plays_on_for_one_from_outside_that_fails() {
    for (tag, words) in [
        ("en", "mybot has stopped answering. From here on, Steady plays for mybot."),
        ("de", "mybot antwortet nicht mehr: Ab jetzt spielt Solide für mybot."),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let script = guest::script(folder.path(), 3);
        let heard = Rc::new(RefCell::new(Vec::new()));
        let mut player = Player::new(tag, &heard);
        player.answers = format!("{}mybot\n", new_game(2)).into_bytes();
        let start = Start { guests: offered(&script), ..start(tag, 2) };
        play(start, BufReader::new(player), Ear(Rc::clone(&heard))).expect("played");
        let heard = String::from_utf8(heard.borrow().clone()).expect("text");
        assert_eq!(heard.matches(words).count(), 1, "{heard}");
        assert_eq!(guest::starts(folder.path()), 1, "it is not started again in this game");
    }
}

#[test]
fn trump_is_named_and_off_trumps_are_told_in_words() {
    let five = Rules::from(Preset::FivePoint);
    // The first deals in which the person may bid five.
    let heard =
        (1..20).map(|number| said(by(&five, false, "en", number), "\nbid 5\norder\ntrump hearts\ntrick\nhelp\nquit\n"));
    let heard = heard.into_iter().find(|heard| heard.contains("You name hearts as trump.")).expect("a bid of five");
    assert!(heard.contains("You have the bid at 5: name trump."), "{heard}");
    assert!(heard.contains("Trumps from the top: ace, king, queen, jack, off-jack, ten,"), "{heard}");
    assert!(heard.contains("Hearts are trump.") && heard.contains("JD* is the off-jack"), "{heard}");
    let german =
        (1..20).map(|number| said(by(&five, false, "de", number), "\nbiete 5\ntrumpf herz\nreihenfolge\nende\n"));
    let german = german.into_iter().find(|heard| heard.contains("Du nennst Herz als Trumpf.")).expect("a bid of five");
    assert!(german.contains("Bube, Nebenbube,"), "{german}");
    // A game in which the first card led is trump has no word for naming.
    assert!(!said(by(&Rules::default(), false, "en", 7), "\nhelp\nquit\n").contains("trump hearts"));
}

#[test]
fn what_is_trump_is_told_while_cards_are_thrown_away() {
    let ten = Rules::from(Preset::TenPoint);
    // The dealer, who takes the rest of the stock, is asked what to keep.
    let typed = "\nbid 10\ntrump clubs\npoints\ntrick\nquit\n";
    let mut heard = (1..40).map(|number| said(by(&ten, false, "en", number), typed));
    let points = "Clubs are trump.\nThe points come once everybody has discarded.\n";
    let trick = "Clubs are trump.\nThere are no cards on the table.\n";
    let nothing = |heard: &str| heard.contains("no trump yet") || heard.contains("No hand is being played");
    assert!(heard.any(|heard| heard.contains(points) && heard.contains(trick) && !nothing(&heard)));
}
