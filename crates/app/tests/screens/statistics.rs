//! The records: against the eight, the last games and the lines; and the figures of everybody, chosen by clicks and keys,
//! erased and brought back, as pictures and as a table.

use crate::held::{Held, held};
use crate::house::{with_what_is_seen, written};
use crate::pictures::each;
use crate::play::{self, over};
use crate::scenes::{context, context_with, looks, names, save, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::statistics::{Form, Message, Opened, Statistics, Tab};
use pitch_language::{Language, t};
use pitch_players::{Character, Level};
use pitch_rules::{self, Preset, Rules};
use pitch_session::costs::{Accuracy, Hits, Skill};
use pitch_session::puzzle::Theme;
use pitch_session::statistics::Who;
use pitch_session::{self, Deals, Kind, NewGame, Next, Player, Timestamp, storage};

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

/// Moment as of which the records are shown.
const NOW: u64 = 1_703_000_000;

fn now() -> Timestamp {
    Timestamp::from_seconds(NOW)
}

/// The screen of what is kept, with a tab chosen.
fn at(kept: pitch_session::Statistics, tab: Tab) -> Statistics {
    let mut screen = Statistics::new(kept, now());
    let _ = screen.update(Message::TabChosen(tab), &window());
    screen
}

/// Games ahead of each of the eight, of those against them.
const AGAINST: [(u32, u32); 8] = [(31, 38), (22, 36), (18, 33), (12, 27), (9, 26), (6, 19), (3, 11), (1, 8)];
/// Results of the last games, and the percentages of twelve weeks in each skill.
const RESULTS: &str = "WLLLWWLWLLWLLWLWWLWLLLWWLWLWWW";
const WEEKS: [[u32; 12]; 3] = [
    [62, 66, 63, 69, 70, 68, 73, 74, 73, 77, 76, 81],
    [58, 60, 57, 61, 60, 64, 62, 63, 61, 65, 64, 66],
    [74, 72, 77, 79, 78, 82, 81, 84, 83, 86, 87, 88],
];

/// What is kept of the games of somebody who played 214, the last of them over twelve weeks.
pub fn records() -> pitch_session::Statistics {
    let wins = "W".repeat(7) + &"LLW".repeat(59) + RESULTS;
    let mut left = AGAINST.map(|(ahead, of)| (ahead, of - ahead));
    let mut nobody = 16;
    let mut lines = String::new();
    for (index, won) in wins.chars().map(|mark| mark == 'W').enumerate() {
        let most = |of: fn(&(u32, u32)) -> u32, left: &[(u32, u32); 8]| {
            (0..8).max_by_key(|person| of(&left[*person])).filter(|person| of(&left[*person]) > 0)
        };
        let (person, is_ahead) = if won {
            (most(|left| left.0, &left), true)
        } else if nobody > 0 && index % 7 == 0 {
            nobody -= 1;
            (None, false)
        } else {
            most(|left| left.1, &left).map_or_else(|| (most(|left| left.0, &left), true), |one| (Some(one), false))
        };
        if let Some(person) = person {
            if is_ahead { left[person].0 -= 1 } else { left[person].1 -= 1 }
        }
        let ago = (213 - index as u64) * (84 * 24 * 3600 / 60);
        let week = index.checked_sub(154).filter(|since| since % 5 == 0).map(|since| since / 5);
        let accuracy = week.map_or_else(String::new, |week| {
            let hits = |skill: usize| format!("{{\"good\":{},\"of\":100,\"lost\":0}}", WEEKS[skill][week]);
            let (bidding, leading, following) = (hits(0), hits(1), hits(2));
            format!(",\"accuracy\":{{\"bidding\":{bidding},\"leading\":{leading},\"following\":{following}}}")
        });
        let own = if won {
            7
        } else if is_ahead {
            5
        } else {
            2
        };
        let them = match person {
            Some(place) => (Character::ALL[place].name(), Character::ALL[place].id()),
            None => ("Bo", "steady"),
        };
        let date = Timestamp::from_seconds(NOW - ago);
        let set_back = index % 50 >= 29;
        lines += &format!(
            "{{\"game\":\"g{index}\",\"date\":\"{date}\",\"rule_set\":\"setback\",\"players\":[\
             {{\"name\":\"Ruth\",\"won\":{won},\"pitches\":[{{\"bid\":2,\"suit\":\"S\",\"set_back\":{set_back}}}],\
             \"points\":[1,0,0,1],\"scores\":[1,{own}],\"aids\":{{}}{accuracy}}},\
             {{\"name\":\"{}\",\"level\":\"{}\",\"won\":{},\"scores\":[0,4]}},\
             {{\"name\":\"Program\",\"won\":{},\"scores\":[1,3]}}]}}\n",
            them.0,
            them.1,
            !won && !is_ahead,
            !won && is_ahead,
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("statistics.jsonl"), lines).expect("written");
    storage::statistics_in(folder.path()).expect("statistics").0
}

fn window() -> Context {
    context((1280.0, 800.0), "en")
}

#[test]
fn the_statistics_are_drawn() {
    let kept = kept();
    each(|context| {
        let _ = save("statistics", context, at(kept.clone(), Tab::Game).view(context));
        let mut screen = at(kept.clone(), Tab::Every);
        let _ = screen.update(Message::FormChosen(Form::Table), context);
        let _ = save("statistics-table", context, screen.view(context));
        let mut screen = Statistics::new(records(), now());
        let _ = save("records", context, screen.view(context));
        for (name, opened) in [("hana", Opened::Person(Character::Hana)), ("leading", Opened::Skill(Skill::Leading))] {
            let _ = screen.update(Message::Opened(opened), context);
            let _ = save(&format!("records-{name}"), context, screen.view(context));
        }
    });
    let context = window();
    let none = Statistics::new(pitch_session::Statistics::default(), now());
    let _ = save("statistics-none", &context, none.view(&context));
    for settings in looks() {
        let name = format!("records-{:?}", settings.theme);
        let context = context_with((1280.0, 800.0), "en", settings);
        let _ = save(&name, &context, Statistics::new(records(), now()).view(&context));
    }
    let context = crate::scenes::context((720.0, 520.0), "en");
    let _ = save("records", &context, Statistics::new(records(), now()).view(&context));
}

/// What asks where a table for other programs is to be written.
fn export() -> Outcome {
    Outcome::Choose(Box::new(Purpose::Statistics))
}

#[test]
fn everything_is_chosen_by_keys() {
    let context = window();
    let mut screen = held(at(kept(), Tab::Every));
    let all = screen.summary().expect("somebody played");
    assert_eq!(all.games.of, 24, "Sam played every game");
    // The first key shows where the keyboard is.
    let _ = screen.key(Key::Tab, &context);
    let _ = screen.key(Key::Right, &context);
    assert_eq!(screen.summary().expect("somebody").games.of, 5, "Ana played five");
    let _ = screen.key(Key::Left, &context);
    assert_eq!(screen.summary(), Some(all));
    let _ = screen.update(Message::TabChosen(Tab::Game), &context);
    assert_eq!(screen.summary().expect("somebody").games.of, 6, "by the rules played last");
    let is_other = (0..10).any(|_| {
        let _ = screen.key(Key::Tab, &context);
        let _ = screen.key(Key::Right, &context);
        let is_other = screen.summary().expect("somebody").games.of == 12;
        let _ = if is_other { Outcome::None } else { screen.key(Key::Left, &context) };
        is_other
    });
    assert!(is_other, "by other rules");
    assert_eq!(screen.key(Key::Letter('e'), &context), export());
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn everything_is_chosen_by_clicks() {
    let context = window();
    let mut screen = at(kept(), Tab::You);
    let click = |screen: &mut Statistics, words: &str| {
        let messages: Vec<Message> = {
            let mut simulator = simulator(&context, screen.view(&context));
            let _ = simulator.click(words).unwrap_or_else(|error| panic!("{words}: {error:?}"));
            simulator.into_messages().collect()
        };
        messages.into_iter().map(|message| screen.update(message, &context)).last().expect("it does something")
    };
    let _ = click(&mut screen, "By game");
    let _ = click(&mut screen, "Bots, Steady");
    let _ = click(&mut screen, "Setback");
    assert_eq!(screen.summary().expect("somebody").games.of, 6);
    let _ = click(&mut screen, "Every game");
    assert!(screen.summary().expect("somebody").hands > 50);
    let _ = click(&mut screen, "Table");
    assert_eq!(click(&mut screen, "Save as CSV"), export());
}

#[test]
fn what_was_erased_can_be_had_back() {
    let context = window();
    let kept = kept();
    let mut screen = at(kept.clone(), Tab::Every);
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
    let mut screen = held(at(kept.clone(), Tab::Every));
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
            let mut screen = at(kept.clone(), Tab::Every);
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
        at(kept, Tab::Every)
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

#[test]
fn the_first_page_says_what_is_kept_of_the_eight_the_last_games_and_the_choices() {
    let context = window();
    let screen = Statistics::new(records(), now());
    let written = written(&context, screen.view(&context));
    let says = |words: &str| assert!(written.iter().any(|(said, _)| said == words), "{words}: {written:?}");
    for (ahead, of) in AGAINST {
        says(&format!("{ahead} of {of}"));
    }
    for words in ["Last 30 games: won up, lost down", "81", "of 214 won", "3", "7", "61%", "81%", "66%", "88%"] {
        says(words);
    }
    let parts = held(screen).parts(&context);
    let told = |words: &str| assert!(parts.iter().any(|part| part.name == words), "{words}: {parts:?}");
    told("Bidding, 62 percent 11 weeks ago, 81 now, rising");
    told("Hana. You finished ahead in 9 of 26.");
    told("Last 30 games: 15 won, 15 lost.");
}

#[test]
fn figures_are_in_sight_below_the_choices_of_a_narrow_window() {
    let context = context((720.0, 520.0), "en");
    let screen = at(kept(), Tab::Game);
    let title = t!(context.language, "stats-games");
    let seen = with_what_is_seen(&context, screen.view(&context)).into_iter();
    let is_whole = |(_, place, seen): (String, iced::Rectangle, Option<iced::Rectangle>)| {
        seen.is_some_and(|seen| seen.height > place.height - 1.0)
    };
    assert!(seen.filter(|(said, ..)| *said == title).any(is_whole), "{title}");
}

#[test]
fn the_first_page_has_few_words() {
    for size in [(1280.0, 800.0), (720.0, 520.0)] {
        let context = context(size, "en");
        let screen = Statistics::new(records(), now());
        let seen = with_what_is_seen(&context, screen.view(&context)).into_iter();
        let words: usize =
            seen.filter(|(_, _, seen)| seen.is_some()).map(|(said, ..)| said.split_whitespace().count()).sum();
        // The first figure of each line is drawn.
        let words = words + Skill::ALL.len();
        assert!(words <= 90, "{words} words in a window of {size:?}");
    }
}

#[test]
fn the_main_button_practices_the_weakest_skill_and_plays_while_nothing_is_kept() {
    let context = window();
    let mut screen = held(Statistics::new(records(), now()));
    assert_eq!(screen.key(Key::Enter, &context), Outcome::Drill(Theme::Trumps, None));
    let mut screen = held(Statistics::new(pitch_session::Statistics::default(), now()));
    assert_eq!(screen.key(Key::Enter, &context), Outcome::Front);
    let view = screen.view(&context);
    let met = written(&context, view).iter().filter(|(said, _)| said == "not met").count();
    assert_eq!(met, 8);
    let mut few = pitch_session::Statistics::default();
    assert!(few.follow(&over(play::table(4, 5)), now()));
    let mut screen = held(Statistics::new(few, now()));
    assert_eq!(screen.key(Key::Enter, &context), Outcome::Puzzles);
    let missing =
        written(&context, screen.view(&context)).iter().filter(|(said, _)| said == "After 20 more decisions").count();
    assert_eq!(missing, 3);
}

#[test]
fn a_face_opens_the_games_with_that_person_and_a_line_its_points() {
    let context = window();
    let mut screen = held(Statistics::new(records(), now()));
    let _ = screen.update(Message::Opened(Opened::Person(Character::Vera)), &context);
    let parts = screen.parts(&context);
    let games = parts.iter().filter(|part| part.name.contains("Setback.")).count();
    assert_eq!(games, 8, "{parts:?}");
    assert_eq!(screen.key(Key::Escape, &context), Outcome::None, "back to the faces");
    let _ = screen.update(Message::Opened(Opened::Skill(Skill::Bidding)), &context);
    let said = written(&context, screen.view(&context));
    for words in ["This week", "Last week", "11 weeks ago", "81 of 100", "62%"] {
        assert!(said.iter().any(|(said, _)| said == words), "{words}: {said:?}");
    }
    assert_eq!(screen.key(Key::Escape, &context), Outcome::None);
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn arrows_go_among_the_faces_in_two_dimensions() {
    let context = window();
    let mut screen = held(Statistics::new(records(), now()));
    let face = |character| Some(Message::Opened(Opened::Person(character)));
    assert!((0..20).any(|_| {
        let _ = screen.key(Key::Tab, &context);
        screen.noted(&context) == face(Character::Otto)
    }));
    for (key, character) in [
        (Key::Down, Character::Ravi),
        (Key::Right, Character::Leila),
        (Key::Up, Character::Nia),
        (Key::Left, Character::Otto),
    ] {
        let _ = screen.key(key, &context);
        assert_eq!(screen.noted(&context), face(character), "{key:?}");
    }
    assert_eq!(screen.key(Key::Enter, &context), Outcome::None);
    assert!(written(&context, screen.view(&context)).iter().any(|(said, _)| said == "Your games with Otto"));
}

#[test]
fn games_by_plain_levels_stand_at_the_end_of_all_games() {
    let context = context((1280.0, 3000.0), "en");
    let mut screen = at(records(), Tab::Every);
    let says = |screen: &Statistics, words: &str| {
        written(&context, screen.view(&context)).iter().any(|(said, _)| said == words)
    };
    assert!(says(&screen, "Before the eight") && !says(&screen, "0 of 16"));
    let _ = screen.update(Message::LevelsShown, &context);
    assert!(says(&screen, "0 of 16"));
    assert!(!says(&at(records(), Tab::Game), "Before the eight"));
}
