//! The text face is played as people play it: by listening to what it says and typing words.

use auction_pitch::command::text::{Start, play};
use auction_pitch::language::Language;
use auction_pitch::session::{Deals, Folders, Settings};

use std::cell::RefCell;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::rc::Rc;

fn start(tag: &str, number: u64) -> Start {
    let language = Language::new(tag).expect("a language");
    Start { language, deals: Some(Deals::from_number(number)), ..Start::default() }
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

/// The answers to the questions of a new game, with this many players.
fn new_game(players: u8) -> String {
    format!("{players}\nSam\n\n\n\n")
}

/// Somebody who listens and answers with words that he heard.
struct Player {
    heard: Rc<RefCell<Vec<u8>>>,
    listened: usize,
    answers: Vec<u8>,
    /// What he is asked when he may bid, when he may play, and the end of that question.
    bid: &'static str,
    card: (&'static str, &'static str),
    or: &'static str,
    won: &'static str,
}

impl Player {
    fn new(tag: &str, heard: &Rc<RefCell<Vec<u8>>>) -> Self {
        let (bid, card, or, won) = match tag {
            "de" => ("Du darfst sagen: ", ("Du darfst ", " spielen."), " oder ", "neu beginnt ein weiteres Spiel"),
            _ => ("You may say ", ("You may play ", "."), " or ", "Type new for another game"),
        };
        Player { heard: Rc::clone(heard), listened: 0, answers: Vec::new(), bid, card, or, won }
    }

    fn answer(&mut self) -> String {
        let heard = self.heard.borrow();
        let new = String::from_utf8_lossy(&heard[self.listened..]).into_owned();
        self.listened = heard.len();
        let last = new.lines().last().unwrap_or_default();
        let and = if self.or == " or " { " and " } else { " und " };
        if last.starts_with(self.won) {
            "quit\n".to_owned()
        } else if let Some(calls) = last.strip_prefix(self.bid) {
            // The dearest bid, so that bids are made and lost.
            let calls = calls.trim_end_matches('.').replace(self.or, ", ");
            format!("{}\n", calls.split(", ").last().unwrap_or_default())
        } else if let Some(cards) = last.strip_prefix(self.card.0).and_then(|rest| rest.strip_suffix(self.card.1)) {
            let cards = cards.replace(and, ", ");
            format!("{}\n", cards.split(", ").next().unwrap_or_default())
        } else {
            panic!("what is there to say to this? {new}");
        }
    }
}

impl Read for Player {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.answers.is_empty() {
            self.answers = self.answer().into_bytes();
        }
        let count = buffer.len().min(self.answers.len());
        buffer[..count].copy_from_slice(&self.answers[..count]);
        let _ = self.answers.drain(..count);
        Ok(count)
    }
}

struct Ear(Rc<RefCell<Vec<u8>>>);

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_whole_game_is_played_by_listening() {
    for (tag, won, nobody) in [("en", " the game.", "Nobody is out"), ("de", " das Spiel.", "Niemand ist am Ziel")] {
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
fn the_end_of_the_input_saves_and_the_next_time_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = said(kept_in(folder.path()), &format!("{}pass\n", new_game(4)));
    assert!(first.ends_with("The game is saved.\nGoodbye.\n"), "{first}");
    let pitched = first.lines().find(|line| line.starts_with("Ana pitches")).expect("Ana pitches");
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
    assert!(heard.contains("There is nothing to take back."));
    assert!(heard.contains("Taken back to your last decision."));
    let log = heard.rsplit("You deal hand 1.").next().expect("a log");
    let advice = said(start("en", 7), &format!("{}hint\n", new_game(4)));
    assert!(advice.lines().any(|line| line.starts_with("Pass: ") || line.starts_with("Bid ")), "{advice}");
    assert!(log.contains("You take it from Ana at two.") && !log.contains("You pass."), "{log}");
}

#[test]
fn what_is_wrong_is_explained() {
    let typed = format!("{}fish\nbid 9\nAS\nplay fish\nbid two\nking of diamonds\nAS\n", new_game(4));
    let heard = said(start("en", 7), &typed);
    for sentence in [
        "I do not know “fish”. Type help for the commands.",
        "“bid 9” is no bid. Type pass or bid and a number. You may say pass, two, three or smudge.",
        "The bidding is not over: bid or pass first.",
        "“fish” is no card. Type a card as AS, 10H or queen of hearts.",
        "You pitch the king of diamonds.",
        "You do not hold the ace of spades.",
    ] {
        assert!(heard.contains(sentence), "{sentence}\n{heard}");
    }
    let heard = said(start("en", 7), "nine\n4\nSam\n0\n11\nboth\nwins\nmaybe\nyes\nrules\n");
    for sentence in [
        "Type a number from 2 to 7.",
        "Type 7, 11 or 14, or another number from 1 to 121.",
        "Type dealt or wins.",
        "Type yes or no.",
        "The rules of Auction Pitch. 3 changes, marked in the margin.",
    ] {
        assert!(heard.contains(sentence), "{sentence}\n{heard}");
    }
}

#[test]
fn german_is_spoken_and_understood_and_english_too() {
    let heard = said(start("de", 7), &format!("{}karten\nbiete zwei\nKarokönig\nhand\nstich\nschluss\n", new_game(4)));
    assert!(heard.contains("Herz: Vier. Karo: König und Drei. Kreuz: König, Dame und Fünf."), "{heard}");
    assert!(heard.contains("Du nimmst Anna das Gebot ab: zwei."), "{heard}");
    assert!(heard.contains("Du eröffnest mit dem Karokönig."), "{heard}");
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
fn a_closed_pipe_is_left_quietly() {
    for bytes in [0, 10, 300, 900] {
        assert!(play(start("en", 7), format!("{}pass\n", new_game(4)).as_bytes(), Closing(bytes)).is_ok());
    }
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
    assert!(heard.contains("could not be read: line 1") && heard.contains("It was set aside as "), "{heard}");
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
