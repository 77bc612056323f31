//! The choice of a game: tiles of what is played here, and a list that is searched by typing; by clicks and keys.

use crate::clicks::click;
use crate::held::{Held, held};
use crate::house::{own, sets, with_what_is_seen, written};
use crate::scenes::{context_with, save, simulator};
use crate::statistics::kept;

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::games::{Games, Message, SEARCH};
use pitch_app::widget::Operation;
use pitch_language::{Branch, Language, branch_name, preset_name};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Points, Preset, Rules};
use pitch_session::settings::{Choices, Theme};
use pitch_session::{Pick, RuleSet, Settings, Statistics};

use iced::widget::Id;
use iced_test::Simulator;

use std::collections::HashSet;

const WINDOW: (f32, f32) = (1280.0, 800.0);
const SIZES: [(f32, f32); 4] = [WINDOW, (900.0, 600.0), (720.0, 520.0), (1920.0, 1080.0)];
/// Most words that may be seen at once before anything is looked for.
const MOST_WORDS: usize = 85;

/// A window after these games were begun, the last one first.
fn after(size: (f32, f32), language: &str, theme: Theme, recent_games: Vec<Pick>) -> Context {
    context_with(size, language, Settings { theme, recent_games, ..Settings::default() })
}

fn window() -> Context {
    after(WINDOW, "en", Theme::Spruce, Vec::new())
}

fn games(context: &Context) -> Held<Games> {
    held(Games::new(context, &Statistics::default()))
}

fn all_games(context: &Context) -> Held<Games> {
    let mut screen = games(context);
    let _ = screen.update(Message::All, context);
    screen
}

fn printed(games: &[Preset]) -> Vec<Pick> {
    games.iter().copied().map(Pick::Printed).collect()
}

fn set_up(game: Preset) -> Outcome {
    Outcome::SetUp(Pick::Printed(game))
}

/// Many more games than there are: rule sets of the player's own.
fn many() -> Vec<RuleSet> {
    let set = |number: u8| {
        let game = Preset::ALL[usize::from(number) % Preset::ALL.len()];
        let rules = Rules { target: Points(20 + i16::from(number)), ..game.into() };
        RuleSet::new(&format!("Table {number}"), game, rules)
    };
    (1..=23).map(set).collect()
}

/// The names that are looked for, in the order in which they are read.
fn listed(screen: &Games, context: &Context, names: &[String]) -> Vec<String> {
    let written = written(context, screen.view(context)).into_iter();
    written.filter(|(words, _)| names.contains(words)).map(|(words, _)| words).collect()
}

fn all_names(context: &Context) -> Vec<String> {
    let own = context.rule_sets.iter().map(|set| set.name.clone());
    own.chain(Preset::ALL.map(|game| preset_name(&context.language, game))).collect()
}

/// Types these words into the field, as a person does.
fn type_words(screen: &mut Games, context: &Context, words: &str) {
    for letter in words.chars() {
        let messages: Vec<Message> = {
            let mut simulator: Simulator<'_, Message> = simulator(context, screen.view(context));
            let _ = simulator.click(iced_test::selector::id(SEARCH)).expect("the field");
            let _ = simulator.tap_key(iced::keyboard::key::Named::End);
            let _ = simulator.typewrite(&letter.to_string());
            simulator.into_messages().collect()
        };
        for message in messages {
            let _ = screen.update(message, context);
        }
    }
}

/// What is at the tile or row with the keyboard.
fn noted(screen: &mut Held<Games>, context: &Context) -> Option<Outcome> {
    match screen.noted(context)? {
        Message::Pressed(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn games_stand_in_the_branches_that_their_rules_put_them_in() {
    for language in ["en", "de"] {
        let context = after((1280.0, 3600.0), language, Theme::Spruce, Vec::new());
        let l = &context.language;
        let headings = Branch::ALL.map(|branch| branch_name(l, branch));
        let mut names = all_names(&context);
        names.extend(headings.clone());
        let listed = listed(&all_games(&context), &context, &names);
        let expected = Branch::ALL.into_iter().filter(|branch| branch.games().next().is_some()).flat_map(|branch| {
            [branch_name(l, branch)].into_iter().chain(branch.games().map(|game| preset_name(l, game)))
        });
        assert_eq!(listed, expected.collect::<Vec<_>>());
        let turned = Branch::TurnUp.games().map(Rules::from);
        assert!(turned.into_iter().all(|rules| rules.trump_by == TrumpBy::TurnUp));
    }
}

#[test]
fn games_are_found_by_name_by_another_name_and_by_what_is_said_of_them() {
    let context = window();
    let names = all_names(&context);
    for (typed, expected, told) in [
        ("racehorse", vec!["Racehorse Pitch"], "1 of 38 games"),
        ("SLEDGE", vec!["Seven Up"], "Old Sledge is also a name for Seven Up."),
        ("old sl", vec!["Seven Up"], "Old Sledge is also a name for Seven Up."),
        ("hang jack", vec!["All Fours, Trinidad"], "1 of 38 games"),
        ("seven-up", vec!["Seven Up"], "1 of 38 games"),
        ("jokers six", vec!["West Michigan Setback"], "1 of 38 games"),
        ("razzle", vec![], "Razzle-Dazzle is a game of the family that isn’t in this program yet."),
        ("xyzzy", vec![], "No games match \u{201c}xyzzy\u{201d}."),
    ] {
        let mut screen = games(&context);
        type_words(&mut screen, &context, typed);
        assert_eq!(listed(&screen, &context, &names), expected, "{typed}");
        assert!(simulator(&context, screen.view(&context)).find(told).is_ok(), "{typed}: {told}");
        assert!(screen.is_asking() && screen.key(Key::Escape, &context) != Outcome::LeaveGames);
        assert_eq!(screen.key(Key::Escape, &context), Outcome::LeaveGames, "at first only the search is given up");
    }
}

#[test]
fn a_game_that_was_found_by_another_name_says_so() {
    let context = window();
    let mut screen = games(&context);
    type_words(&mut screen, &context, "sledge");
    assert!(simulator(&context, screen.view(&context)).find("also called Old Sledge").is_ok());
    let mut screen = games(&context);
    type_words(&mut screen, &context, "seven up");
    assert!(simulator(&context, screen.view(&context)).find("turned-up trump, to 7").is_ok());
}

#[test]
fn a_search_is_made_by_keys_alone() {
    let context = window();
    let mut screen = games(&context);
    let to_field = Outcome::Operate(Operation::GoTo(Id::new(SEARCH)));
    assert_eq!(screen.key(Key::Letter('/'), &context), to_field);
    assert!(!screen.is_asking(), "the slash only leads there");
    // Letters and digits search at once, wherever the keyboard is.
    let mut screen = games(&context);
    let _ = screen.key(Key::Tab, &context);
    for key in "sledge".chars().map(Key::Letter) {
        assert_eq!(screen.key(key, &context), to_field);
    }
    assert_eq!(screen.noted(&context), Some(Message::Searched("sledge".to_owned())));
    assert_eq!(screen.update(Message::SearchEnded, &context), set_up(Preset::SevenUp));
    // A name goes before what is said of a game that comes earlier, and nothing that is found leads nowhere.
    let _ = screen.update(Message::Searched("blackburn".to_owned()), &context);
    assert_eq!(screen.update(Message::SearchEnded, &context), set_up(Preset::Blackburn));
    for words in ["xyzzy", " ", ""] {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        assert_eq!(screen.update(Message::SearchEnded, &context), Outcome::None, "{words:?}");
    }
    // Tab and the arrow lead from the field to what was found.
    for key in [Key::Tab, Key::Down] {
        let _ = screen.update(Message::Searched("trinidad".to_owned()), &context);
        let _ = screen.key(Key::Command('f'), &context);
        let _ = screen.key(key, &context);
        assert_eq!(noted(&mut screen, &context), Some(set_up(Preset::Trinidad)), "{key:?}");
        assert_eq!(screen.key(Key::Enter, &context), set_up(Preset::Trinidad));
    }
    // Escape gives the search up, then the list of all games, then the page.
    let mut screen = all_games(&context);
    let _ = screen.key(Key::Digit(9), &context);
    let names = all_names(&context);
    for count in [Preset::ALL.len(), 9] {
        let _ = screen.key(Key::Escape, &context);
        assert_eq!(listed(&screen, &context, &names).len(), count);
    }
    assert_eq!(noted(&mut screen, &context), Some(Outcome::Play), "the keyboard is at our table");
    assert_eq!(screen.key(Key::Escape, &context), Outcome::LeaveGames);
}

#[test]
fn what_is_called_as_was_typed_comes_first_and_enter_sets_it_up() {
    for translation in Language::ALL {
        let context = after(WINDOW, translation.tag, Theme::Spruce, Vec::new());
        let names = all_names(&context);
        for game in Preset::ALL {
            let name = preset_name(&context.language, game);
            let mut screen = games(&context);
            let _ = screen.update(Message::Searched(name.to_uppercase()), &context);
            assert_eq!(listed(&screen, &context, &names).first(), Some(&name));
            assert_eq!(screen.update(Message::SearchEnded, &context), set_up(game), "{name} in {}", translation.tag);
            screen.hide_focus();
            assert_eq!(screen.key(Key::Enter, &context), set_up(game), "{name} in {}", translation.tag);
        }
    }
}

#[test]
fn our_table_is_dealt_at_once_and_every_other_tile_is_set_up() {
    let context = window();
    assert_eq!(games(&context).key(Key::Enter, &context), Outcome::Play, "by the key that is written on it");
    let mut screen = games(&context);
    let _ = screen.key(Key::Tab, &context);
    assert_eq!(screen.key(Key::Enter, &context), Outcome::Play);
    for (words, outcome) in [("Our table", Outcome::Play), ("Smudge", set_up(Preset::Smudge))] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), outcome, "{words}");
    }
    let message = click(&context, screen.view(&context), "All 38 games");
    let _ = screen.update(message, &context);
    assert!(screen.is_asking());
}

#[test]
fn tiles_show_what_was_begun_last_and_played_most() {
    let usual = printed(&[
        Preset::AuctionPitch,
        Preset::Setback,
        Preset::Trinidad,
        Preset::Smudge,
        Preset::Cinch,
        Preset::NineCardDon,
        Preset::TenPoint,
        Preset::CaliforniaJack,
        Preset::CommercialPitch,
    ]);
    assert_eq!(games(&window()).tiles(), usual, "before anything was played");
    let recent = [printed(&[Preset::Racehorse]), vec![own("gone"), own("Saturday table")]].concat();
    let last_game = Choices { game: Preset::Racehorse, rules: Preset::Racehorse.into(), ..Choices::default() };
    let settings = Settings { recent_games: recent, last_game, ..Settings::default() };
    let mut context = context_with(WINDOW, "en", settings);
    context.rule_sets = sets();
    let tiles = Games::new(&context, &kept()).tiles().to_vec();
    // The last one is our table already, one is deleted; of those played to their end Auction Pitch was played most.
    let most = printed(&[Preset::AuctionPitch, Preset::Trinidad, Preset::Setback]);
    // What the player made comes before what was only played.
    let made = vec![own("Saturday table"), own("\u{c4}rger mit Oma, bitte nicht so!")];
    assert_eq!(tiles[..5], [made.clone(), most].concat());
    assert_eq!(tiles[5..], usual[3..7]);
    assert_eq!(tiles.iter().collect::<HashSet<_>>().len(), 9, "none is there twice");
    // A set of the player's own has its tile before it was played.
    let mut context = window();
    context.rule_sets = sets();
    let tiles = games(&context).tiles().to_vec();
    assert_eq!(tiles[..2], [made[1].clone(), made[0].clone()]);
}

/// The tile of our table has the amber while Enter means it, and an arrow leads on from it.
#[test]
fn enter_means_one_tile_alone() {
    let context = window();
    let mut screen = games(&context);
    let capped = |screen: &Held<Games>| {
        let words = written(&context, screen.view(&context));
        words.iter().filter(|(words, _)| words == "Enter").count()
    };
    assert_eq!(capped(&screen), 1, "our table");
    let _ = screen.key(Key::Down, &context);
    assert_eq!(noted(&mut screen, &context), Some(set_up(Preset::Trinidad)));
    assert_eq!(capped(&screen), 0, "our table isn't what Enter means");
    assert_eq!(screen.key(Key::Enter, &context), set_up(Preset::Trinidad));
    let _ = screen.key(Key::Up, &context);
    assert_eq!((capped(&screen), screen.key(Key::Enter, &context)), (1, Outcome::Play));
}

#[test]
fn arrows_go_to_what_lies_beside_above_and_below() {
    for size in SIZES {
        let context = after(size, "en", Theme::Spruce, Vec::new());
        let mut screen = games(&context);
        let _ = screen.key(Key::Tab, &context);
        let tile = |index: usize| {
            set_up(match Games::new(&context, &Statistics::default()).tiles()[index] {
                Pick::Printed(game) => game,
                Pick::Own(_) => panic!("there are none"),
            })
        };
        assert_eq!(noted(&mut screen, &context), Some(Outcome::Play));
        for (key, there) in [
            (Key::Right, tile(0)),
            (Key::Right, tile(1)),
            (Key::Down, tile(5)),
            (Key::Left, tile(4)),
            (Key::Down, tile(8)),
            (Key::Left, tile(7)),
            (Key::Up, tile(3)),
            (Key::Up, Outcome::Play),
            (Key::Down, tile(2)),
            (Key::Down, tile(6)),
            (Key::Up, tile(2)),
        ] {
            let _ = screen.key(key, &context);
            assert_eq!(noted(&mut screen, &context), Some(there), "{size:?}: {key:?}");
        }
        // Above the first row is the search, below the last nothing but the head once more.
        let _ = screen.key(Key::Up, &context);
        let _ = screen.key(Key::Up, &context);
        assert_eq!(screen.noted(&context), Some(Message::Searched(String::new())));
        let _ = screen.key(Key::Down, &context);
        assert_eq!(noted(&mut screen, &context), Some(Outcome::Play));
        for key in [Key::Down, Key::Down, Key::Down] {
            let _ = screen.key(key, &context);
        }
        assert_eq!(screen.noted(&context), Some(Message::Back));
    }
}

#[test]
fn keys_walk_through_all_games() {
    for size in SIZES {
        let mut context = after(size, "en", Theme::Spruce, Vec::new());
        context.rule_sets = many();
        let mut screen = all_games(&context);
        let _ = screen.key(Key::Tab, &context);
        let mut walked = Vec::new();
        while let Some(Outcome::SetUp(pick)) = noted(&mut screen, &context) {
            walked.push(pick);
            let _ = screen.key(Key::Right, &context);
        }
        assert_eq!(walked[0], own("Table 1"), "those of one's own come first");
        assert_eq!(walked.len(), Preset::ALL.len() + many().len());
        assert_eq!(walked.iter().collect::<HashSet<_>>().len(), walked.len(), "each once");
    }
}

#[test]
fn a_tile_is_told_with_what_sets_it_apart_and_who_can_play() {
    let context = window();
    for (game, told) in [
        ("Setback", "Setback. Two pairs, to 11. 2 to 7 players."),
        ("Cinch", "Cinch. Both fives count. 4 players."),
        ("Our table", "Our table. Auction Pitch, first to 7. You, Otto, Nia and Teo."),
    ] {
        let names = crate::held::names(&context, games(&context).view(&context));
        assert!(names.contains(&told.to_owned()), "{game}: {names:?}");
    }
}

#[test]
fn few_words_are_in_view_whatever_was_played() {
    for size in SIZES {
        for first in 0..Preset::ALL.len() {
            // Whatever stands beside it in the list was begun and played.
            let some: Vec<Preset> = (0..3).map(|step| Preset::ALL[(first + step) % Preset::ALL.len()]).collect();
            let mut context = after(size, "en", Theme::Spruce, printed(&some));
            context.settings.last_game.game = some[0];
            context.settings.last_game.rules = some[0].into();
            let screen = Games::new(&context, &Statistics::default());
            let seen =
                with_what_is_seen(&context, screen.view(&context)).into_iter().filter(|(_, _, seen)| seen.is_some());
            let words = seen.map(|(words, ..)| {
                words.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
            });
            let words: usize = words.sum();
            assert!((40..=MOST_WORDS).contains(&words), "{words} words after {some:?} at {size:?}");
        }
    }
}

#[test]
fn pictures_of_the_games() {
    let recent = || printed(&[Preset::AuctionPitch, Preset::TenPoint, Preset::CaliforniaJack]);
    for (size, language, theme) in SIZES
        .into_iter()
        .flat_map(|size| [(size, "en", Theme::Spruce), (size, "de", Theme::Spruce)])
        .chain([(WINDOW, "en", Theme::Midnight), (WINDOW, "en", Theme::Linen), (WINDOW, "pl", Theme::Contrast)])
        .chain([((720.0, 520.0), "de", Theme::Linen)])
    {
        let look = if theme == Theme::Spruce { String::new() } else { format!("-{theme:?}").to_lowercase() };
        let mut context = after(size, language, theme, recent());
        let _ = save(&format!("games{look}"), &context, games(&context).view(&context));
        context.rule_sets = many();
        let _ = save(&format!("games-all{look}"), &context, all_games(&context).view(&context));
        let mut screen = games(&context);
        for (name, words) in [("pitch", "pitch"), ("sledge", "sledge"), ("none", "whist")] {
            let _ = screen.update(Message::Searched(words.to_owned()), &context);
            let _ = save(&format!("games-{name}{look}"), &context, screen.view(&context));
        }
    }
    // Every picture.
    let context = after((1280.0, 1500.0), "en", Theme::Spruce, Vec::new());
    let _ = save("games-whole", &context, all_games(&context).view(&context));
}
