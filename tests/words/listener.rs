//! A player of the text face who listens, and answers with words that they heard.

use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::rc::Rc;

/// Somebody who listens and answers with words that they heard.
pub struct Player {
    heard: Rc<RefCell<Vec<u8>>>,
    listened: usize,
    /// What they have still to say.
    pub answers: Vec<u8>,
    /// How many words they have said.
    said: usize,
    words: Words,
}

/// What is heard before and after the words to choose from.
struct Words {
    say: &'static str,
    play: (&'static str, &'static str),
    throw: (&'static str, &'static str),
    /// What comes before the cards that must be thrown away in any case.
    must: &'static str,
    /// What comes before the number of cards to keep, and between it and the cards.
    keep: (&'static str, &'static str),
    /// What comes before the number of cards to throw away.
    count: &'static str,
    or: &'static str,
    and: &'static str,
    discard: &'static str,
    nothing: &'static str,
    keeps: &'static str,
    over: &'static str,
}

impl Player {
    /// Who listens to this, and speaks the language.
    pub fn new(tag: &str, heard: &Rc<RefCell<Vec<u8>>>) -> Self {
        let words = match tag {
            "de" => Words {
                say: "Du darfst sagen: ",
                play: ("Du darfst ", " spielen."),
                throw: ("Du darfst ", " weglegen."),
                must: "Diese Karten müssen weg: ",
                keep: ("Du darfst ", " davon behalten: "),
                count: "Lege ",
                or: " oder ",
                and: " und ",
                discard: "wirf",
                nothing: "nichts",
                keeps: "behalte",
                over: "neu beginnt ein weiteres Spiel",
            },
            _ => Words {
                say: "You may say ",
                play: ("You may play ", "."),
                throw: ("You may discard ", "."),
                must: "These cards must go: ",
                keep: ("You may keep any ", " of these: "),
                count: "Discard ",
                or: " or ",
                and: " and ",
                discard: "discard",
                nothing: "none",
                keeps: "keep",
                over: "Type new for another game",
            },
        };
        Player { heard: Rc::clone(heard), listened: 0, answers: Vec::new(), said: 0, words }
    }

    fn answer(&mut self) -> String {
        let heard = self.heard.borrow();
        let new = String::from_utf8_lossy(&heard[self.listened..]).into_owned();
        self.listened = heard.len();
        let last = new.lines().last().unwrap_or_default();
        let words = &self.words;
        let listed =
            |cards: &str| -> Vec<String> { cards.replace(words.and, ", ").split(", ").map(str::to_owned).collect() };
        let (must, may) = match last.strip_prefix(words.must).and_then(|rest| rest.split_once(". ")) {
            Some((must, may)) => (listed(must), may),
            None => (Vec::new(), last),
        };
        let between = |(before, after): (&str, &str)| Some(listed(may.strip_prefix(before)?.strip_suffix(after)?));
        let kept = || last.strip_prefix(words.keep.0)?.strip_suffix('.')?.split_once(words.keep.1);
        if last.starts_with(words.over) {
            "quit\n".to_owned()
        } else if let Some(calls) = last.strip_prefix(words.say) {
            let calls = calls.trim_end_matches('.').replace(words.or, ", ");
            let calls: Vec<_> = calls.split(", ").collect();
            self.said += 1;
            // Bids are dear, so that some are made and some lost; of other words there is one after the other.
            let dear = calls.len() > 2 || self.said.is_multiple_of(3);
            let call = if dear { calls.last() } else { calls.get(self.said % calls.len()) };
            format!("{}\n", call.expect("a word"))
        } else if let Some(cards) = between(words.throw) {
            let count =
                new.lines().rev().find_map(|line| line.strip_prefix(words.count)?.split(' ').next()?.parse().ok());
            // Where any number may go up to one that is named, the hand stays as it is.
            let count: usize = count.unwrap_or(must.len());
            let thrown: Vec<String> = must.iter().chain(&cards).take(count).cloned().collect();
            let thrown = if thrown.is_empty() { words.nothing.to_owned() } else { thrown.join(", ") };
            format!("{} {thrown}\n", words.discard)
        } else if let Some((count, cards)) = kept() {
            let count = count.parse().expect("a number");
            format!("{} {}\n", words.keeps, listed(cards).iter().take(count).cloned().collect::<Vec<_>>().join(", "))
        } else if let Some(cards) = between(words.play) {
            format!("{}\n", cards[0])
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

/// What is written into it, they hear.
pub struct Ear(pub Rc<RefCell<Vec<u8>>>);

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
