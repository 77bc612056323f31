//! The number of words on the table, none of which is said twice.

use crate::scenes::{context, names};
use crate::sitting::WINDOW;

use pitch_app::context::Context;
use pitch_app::screen::table::Table;
use pitch_players::Level;
use pitch_rules::{Preset, Rules, Seat, Turn};
use pitch_session::settings::Speed;
use pitch_session::{self, Deals, Kind, NewGame, Player};

use std::time::Instant;

/// Largest number of words and figures while cards are played, and while something is asked.
const IN_PLAY: usize = 45;
const ASKED: usize = 60;

/// The words and figures on a table; single letters are signs: tokens, key caps, the dealer's puck.
fn count(table: &Table, context: &Context) -> usize {
    let written = table.inventory(context).written;
    let is_sign = |word: &&str| word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric) && !is_sign(word);
    written.iter().flat_map(|written| written.shown.split_whitespace()).filter(is_word).count()
}

#[test]
fn few_words_are_on_the_table_in_every_game() {
    let mut context = context(WINDOW, "en");
    context.settings.speed = Speed::Instant;
    let mut faults = Vec::new();
    let mut most = [(0, String::new()), (0, String::new())];
    for preset in Preset::ALL {
        let usual = Rules::from(preset);
        let session = |rules: Rules| {
            let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
            let players = names(rules.players).into_iter().enumerate();
            let players = players.map(|(seat, name)| Player::new(name, kind(seat))).collect();
            pitch_session::Table::new(NewGame::new(rules, players, Deals::from_number(7)))
        };
        let four = session(Rules { players: 4, ..usual.clone() });
        let mut session = four.or_else(|_| session(usual)).expect("rules that fit together");
        for _ in 0..60 {
            let seat = match session.game().turn() {
                Turn::Over => break,
                Turn::Deal(_) if session.hands().is_empty() => {
                    let _ = session.deal();
                    continue;
                }
                Turn::Deal(_) => break,
                Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => seat,
            };
            if seat == Seat::default() {
                let mut table = Table::new(session.clone(), &context, Instant::now());
                let _ = table.start(&context, Instant::now());
                let plays = matches!(session.game().turn(), Turn::Play(_));
                let (words, limit) = (count(&table, &context), if plays { IN_PLAY } else { ASKED });
                let most = &mut most[usize::from(!plays)];
                if words > most.0 {
                    *most = (words, preset.id().to_owned());
                }
                let written = table.inventory(&context).written;
                let shown: Vec<_> = written.iter().map(|written| written.shown.as_str()).collect();
                // A line of the prompt is written in two parts, of which one may be on a slip as well.
                let is_long = |said: &&&str| said.split_whitespace().count() >= 5;
                let is_twice = |said: &&&str| shown.iter().filter(|other| *other == *said).count() > 1;
                let twice = shown.iter().filter(is_long).find(is_twice);
                let colons = shown.windows(2).find(|pair| pair[0].ends_with(':') && pair[1].contains(':'));
                if twice.is_some() || colons.is_some() {
                    faults.push(format!("{preset}: {twice:?} twice, {colons:?}"));
                }
                if words > limit {
                    faults.push(format!("{preset}: {words} of {limit}: {shown:?}"));
                }
            }
            let action = session.game().legal(seat)[0].clone();
            let _ = session.act(seat, action).expect("it is legal");
        }
    }
    println!(
        "at most {} words in play ({}), {} where something is asked ({})",
        most[0].0, most[0].1, most[1].0, most[1].1
    );
    assert!(faults.is_empty(), "{} of {}", faults.len(), faults[..faults.len().min(12)].join("\n"));
}
