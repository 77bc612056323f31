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
    /// After how many answers of their own they leave.
    pub leaves_after: usize,
    words: Words,
}

/// What is heard before and after the words to choose from.
struct Words {
    /// What comes before an example of what may be said.
    example: &'static str,
    say: &'static str,
    play: (&'static str, &'static str),
    throw: (&'static str, &'static str),
    /// What comes before the cards that must be thrown away in any case.
    must: &'static str,
    /// What comes before the number of cards to keep, and between it and the cards.
    keep: (&'static str, &'static str),
    /// What comes before the number of cards to throw away.
    count: &'static str,
    or: &'static [&'static str],
    and: &'static [&'static str],
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
                example: "Zum Beispiel: ",
                say: "Du darfst sagen: ",
                play: ("Spielen kannst du ", "."),
                throw: ("Du darfst ", " weglegen."),
                must: "Diese Karten müssen weg: ",
                keep: ("Du darfst ", " davon behalten: "),
                count: "Lege ",
                or: &[" oder "],
                and: &[" und "],
                discard: "wirf",
                nothing: "nichts",
                keeps: "behalte",
                over: "„neu“ beginnt",
            },
            "es" => Words {
                example: "Por ejemplo: ",
                say: "Puedes decir ",
                play: ("Puedes jugar ", "."),
                throw: ("Puedes descartar ", "."),
                must: "Tienes que descartar ",
                keep: ("Puedes conservar ", " de estas: "),
                count: "Descarta ",
                or: &[" o ", " u "],
                and: &[" y ", " e "],
                discard: "descartar",
                nothing: "nada",
                keeps: "conservar",
                over: "Escribe «nueva»",
            },
            "fr" => Words {
                example: "Par exemple\u{202f}: ",
                say: "Vous pouvez dire ",
                play: ("Vous pouvez jouer ", "."),
                throw: ("Vous pouvez écarter ", "."),
                must: "Ces cartes doivent partir\u{202f}: ",
                keep: ("Vous pouvez garder ", " de ces cartes, au choix\u{202f}: "),
                count: "Écartez ",
                or: &[" ou "],
                and: &[" et "],
                discard: "écarter",
                nothing: "rien",
                keeps: "conserver",
                over: "Tapez «\u{202f}nouvelle partie",
            },
            "nl" => Words {
                example: "Bijvoorbeeld: ",
                say: "Je mag zeggen: ",
                play: ("Je mag dit spelen: ", "."),
                throw: ("Je mag ", " wegleggen."),
                must: "Deze kaarten moeten weg: ",
                keep: ("Je mag hiervan ", " bewaren: "),
                count: "Leg ",
                or: &[" of "],
                and: &[" en "],
                discard: "leg",
                nothing: "niets",
                keeps: "bewaar",
                over: "Typ ‘nieuw’",
            },
            "pl" => Words {
                example: "Na przykład: ",
                say: "Możesz powiedzieć: ",
                play: ("Możesz zagrać ", "."),
                throw: ("Możesz odrzucić ", "."),
                must: "Musisz odrzucić ",
                keep: ("Możesz zostawić ", " z tych kart: "),
                count: "Odrzuć ",
                or: &[" lub "],
                and: &[" i "],
                discard: "odrzuć",
                nothing: "nic",
                keeps: "zostaw",
                over: "Wpisz „nowa”",
            },
            "pt-BR" => Words {
                example: "Por exemplo: ",
                say: "Você pode dizer ",
                play: ("Você pode jogar ", "."),
                throw: ("Você pode descartar ", "."),
                must: "Estas cartas têm de sair: ",
                keep: ("Você pode ficar com ", " destas: "),
                count: "Descarte ",
                or: &[" ou "],
                and: &[" e "],
                discard: "descartar",
                nothing: "nada",
                keeps: "guardar",
                over: "Digite “nova”",
            },
            "sv" => Words {
                example: "Till exempel: ",
                say: "Du får säga ",
                play: ("Du får spela ", "."),
                throw: ("Du får kasta ", "."),
                must: "De här korten måste bort: ",
                keep: ("Du får behålla ", " av de här: "),
                count: "Kasta ",
                or: &[" eller "],
                and: &[" och "],
                discard: "kasta",
                nothing: "inget",
                keeps: "behåll bara",
                over: "Skriv ”ny”",
            },
            _ => Words {
                example: "For example: ",
                say: "You may say ",
                play: ("You can play ", "."),
                throw: ("You may discard ", "."),
                must: "These cards must go: ",
                keep: ("You may keep any ", " of these: "),
                count: "Discard ",
                or: &[" or "],
                and: &[" and "],
                discard: "discard",
                nothing: "none",
                keeps: "keep",
                over: "Type “new”",
            },
        };
        Player { heard: Rc::clone(heard), listened: 0, answers: Vec::new(), said: 0, leaves_after: usize::MAX, words }
    }

    fn answer(&mut self) -> String {
        let heard = self.heard.borrow();
        let new = String::from_utf8_lossy(&heard[self.listened..]).into_owned();
        self.listened = heard.len();
        let last = new.lines().last().unwrap_or_default();
        let words = &self.words;
        let listed = |listed: &str| -> Vec<String> {
            let between = words.or.iter().chain(words.and);
            let listed = between.fold(listed.to_owned(), |listed, between| listed.replace(between, ", "));
            listed.split(", ").map(str::to_owned).collect()
        };
        let (must, may) = match last.strip_prefix(words.must).and_then(|rest| rest.split_once(". ")) {
            Some((must, may)) => (listed(must), may),
            None => (Vec::new(), last),
        };
        let between = |(before, after): (&str, &str)| Some(listed(may.strip_prefix(before)?.strip_suffix(after)?));
        let kept = || last.split_once(words.keep.0)?.1.strip_suffix('.')?.split_once(words.keep.1);
        if self.leaves_after == 0 || last.starts_with(words.over) {
            "quit\n".to_owned()
        } else if let Some(calls) = last.strip_prefix(words.say) {
            let calls = listed(calls.trim_end_matches('.'));
            self.said += 1;
            // Bids are dear, so that some are made and some lost; of other words there is one after the other.
            let dear = calls.len() > 2 || self.said.is_multiple_of(3);
            let call = if dear { calls.last() } else { calls.get(self.said % calls.len()) };
            format!("{}\n", call.expect("a word"))
        } else if let Some(call) = last.strip_prefix(words.example) {
            format!("{}\n", call.trim_end_matches('.'))
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
            self.leaves_after = self.leaves_after.saturating_sub(1);
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
