//! The statistics: chosen by clicks and keys, erased and brought back, as pictures and as a table.

use crate::held::{Held, held};
use crate::house::written;
use crate::pictures::each;
use crate::play::{self, over};
use crate::scenes::{context, names, save, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::statistics::{Form, Message, Statistics};
use pitch_language::{Language, t};
use pitch_players::Level;
use pitch_rules::{self, Preset, Rules};
use pitch_session::costs::{Accuracy, Hits};
use pitch_session::statistics::Who;
use pitch_session::{self, Deals, Kind, NewGame, Next, Player, Timestamp};

/// What is kept of games that people and bots played by several rules: everybody does what is allowed, one after the other.
pub fn kept() -> pitch_session::Statistics {
    let mut kept = pitch_session::Statistics::default();
    for number in 0..24_u64 {
        let preset =
            [Preset::AuctionPitch, Preset::Setback, Preset::AuctionPitch, Preset::Trinidad][number as usize % 4];
        let rules = Rules::from(preset);
        let kind =
            |seat: usize| if seat == 0 || seat == 1 && number < 5 { Kind::Person } else { Kind::Bot(Level::USUAL) };
        let players = names(rules.players).into_iter().enumerate();
        let players = players.map(|(seat, name)| Player::new(name, kind(seat))).collect();
        let new = NewGame::new(rules, players, Deals::from_number(number));
        let mut table = pitch_session::Table::new(new).expect("a table");
        let mut step = number as usize;
        while !matches!(table.next(), Next::Over) {
            match table.to_act() {
                None => drop(table.deal()),
                Some(seat) => {
                    let legal = table.game().legal(seat);
                    step += 1;
                    // Low bids, so that a game comes to its end.
                    let calls = matches!(legal[0], pitch_rules::Action::Call(_));
                    let action = legal[if calls {
                        usize::from(step.is_multiple_of(7)).min(legal.len() - 1)
                    } else {
                        step % legal.len()
                    }]
                    .clone();
                    let _ = table.act(seat, action).expect("legal");
                }
            }
        }
        assert!(kept.follow(&table, Timestamp::from_seconds(1_700_000_000 + 90_000 * number)));
    }
    kept
}

fn window() -> Context {
    context((1280.0, 800.0), "en")
}

#[test]
fn the_statistics_are_drawn() {
    let kept = kept();
    each(|context| {
        let _ = save("statistics", context, Statistics::new(kept.clone()).view(context));
        let mut screen = Statistics::new(kept.clone());
        let _ = screen.update(Message::FormChosen(Form::Table), context);
        let _ = save("statistics-table", context, screen.view(context));
    });
    let context = window();
    let _ = save("statistics-none", &context, Statistics::new(pitch_session::Statistics::default()).view(&context));
}

/// What asks where a table for other programs is to be written.
fn export() -> Outcome {
    Outcome::Choose(Box::new(Purpose::Statistics))
}

#[test]
fn everything_is_chosen_by_keys() {
    let context = window();
    let mut screen = held(Statistics::new(kept()));
    let all = screen.summary().expect("somebody played");
    assert_eq!(all.games.of, 24, "Sam played every game");
    // The first key shows where the keyboard is.
    let _ = screen.key(Key::Tab, &context);
    let _ = screen.key(Key::Right, &context);
    assert_eq!(screen.summary().expect("somebody").games.of, 5, "Ana played five");
    let _ = screen.key(Key::Left, &context);
    let _ = screen.key(Key::Tab, &context);
    let _ = screen.key(Key::Right, &context);
    let by_rules = screen.summary().expect("somebody").games.of;
    assert!(by_rules > 0 && by_rules < 24, "{by_rules} by one rule set");
    let _ = screen.key(Key::Left, &context);
    assert_eq!(screen.summary(), Some(all));
    assert_eq!(screen.key(Key::Letter('e'), &context), export());
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn everything_is_chosen_by_clicks() {
    let context = window();
    let mut screen = Statistics::new(kept());
    let click = |screen: &mut Statistics, words: &str| {
        let messages: Vec<Message> = {
            let mut simulator = simulator(&context, screen.view(&context));
            let _ = simulator.click(words).unwrap_or_else(|error| panic!("{words}: {error:?}"));
            simulator.into_messages().collect()
        };
        messages.into_iter().map(|message| screen.update(message, &context)).last().expect("it does something")
    };
    let _ = click(&mut screen, "Bots, Steady");
    assert!(screen.summary().expect("somebody").hands > 50);
    let _ = click(&mut screen, "Setback");
    assert_eq!(screen.summary().expect("somebody").games.of, 6);
    let _ = click(&mut screen, "Table");
    assert_eq!(click(&mut screen, "Save as CSV"), export());
}

#[test]
fn what_was_erased_can_be_had_back() {
    let context = window();
    let kept = kept();
    let mut screen = Statistics::new(kept.clone());
    let erase = || Message::Erase;
    assert_eq!(screen.update(erase(), &context), Outcome::KeepStatistics(pitch_session::Statistics::default()));
    assert_eq!(screen.summary(), None);
    assert_eq!(screen.update(erase(), &context), Outcome::KeepStatistics(kept));
    assert!(screen.update(Message::WhoChosen(Who::Person("Ana".to_owned())), &context) == Outcome::None);
    assert_eq!(screen.summary().expect("Ana").games.of, 5);
}

#[test]
fn what_erases_keeps_the_keyboard_and_restores() {
    let context = context((1280.0, 800.0), "en");
    let kept = kept();
    let mut screen = held(Statistics::new(kept.clone()));
    let erases = |screen: &mut Held<Statistics>| screen.noted(&context) == Some(Message::Erase);
    for _ in 0..20 {
        let _ = screen.key(Key::Tab, &context);
        if erases(&mut screen) {
            break;
        }
    }
    let nothing = pitch_session::Statistics::default();
    for expected in [nothing.clone(), kept, nothing] {
        assert!(erases(&mut screen), "it has the keyboard, whatever it is called and wherever it lies");
        assert_eq!(screen.key(Key::Enter, &context), Outcome::KeepStatistics(expected));
    }
}

#[test]
fn what_was_never_tried_is_not_counted_out_of_nothing() {
    for deal in 1..6 {
        let mut kept = pitch_session::Statistics::default();
        assert!(kept.follow(&over(play::table(4, deal)), Timestamp::from_seconds(1_700_000_000)));
        for translation in Language::ALL {
            let context = context((1280.0, 2400.0), translation.tag);
            let nothing = t!(context.language, "stats-of", made = 0, of = 0);
            let mut screen = Statistics::new(kept.clone());
            for (who, _) in kept.everybody() {
                let _ = screen.update(Message::WhoChosen(who.clone()), &context);
                for form in [Form::Pictures, Form::Table] {
                    let _ = screen.update(Message::FormChosen(form), &context);
                    let said = written(&context, screen.view(&context));
                    let is_told = said.iter().any(|(words, _)| *words == nothing);
                    assert!(!is_told, "{who:?} in {}, {form:?}", translation.tag);
                }
            }
        }
    }
}

#[test]
fn accuracy_is_shown_by_skill_and_game_by_game_where_it_is_known() {
    let context = window();
    let screen = |judged: bool| {
        let mut kept = pitch_session::Statistics::default();
        let table = over(play::table(4, 5));
        assert!(kept.follow(&table, Timestamp::from_seconds(1_700_000_000)));
        let hits = |good, of| Hits { good, of, lost: 0 };
        let one = Accuracy { bidding: hits(3, 4), leading: hits(7, 8), following: hits(15, 15) };
        let all = pitch_rules::BySeat::from_values([one; 4]).expect("four seats");
        assert!(!judged || kept.note_accuracy(&table, &all));
        Statistics::new(kept)
    };
    let shows = |screen: &Statistics, words: &str| simulator(&context, screen.view(&context)).find(words).is_ok();
    let courses =
        ["Accuracy, game by game", "Bidding, game by game", "Leading, game by game", "Following, game by game"];
    for course in courses {
        assert!(shows(&screen(true), course) && !shows(&screen(false), course), "{course}");
    }
    let mut table = screen(true);
    let _ = table.update(Message::FormChosen(Form::Table), &context);
    for words in ["Accuracy in bidding", "3 of 4", "25 of 27", "93%"] {
        assert!(shows(&table, words), "{words}");
    }
    let _ = save("statistics-accuracy", &context, screen(true).view(&context));
}
