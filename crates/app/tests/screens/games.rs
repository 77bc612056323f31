//! The list of games: its groups, the search through it, and what was played last on top; by clicks, typing and keys.

use crate::clicks::click;
use crate::held::{Held, held};
use crate::house::{own, sets, written};
use crate::scenes::{context_with, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::new_game::{Message, NewGame, SEARCH};
use pitch_app::widget::Operation;
use pitch_language::{Branch, Language, branch_name, preset_name};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Points, Preset, Rules};
use pitch_session::settings::Theme;
use pitch_session::{Pick, RuleSet, Settings};

use iced::widget::Id;
use iced_test::Simulator;

const WINDOW: (f32, f32) = (1280.0, 800.0);
const SIZES: [(f32, f32); 4] = [WINDOW, (900.0, 600.0), (720.0, 520.0), (1920.0, 1080.0)];

/// A window after these games were begun, the last one first.
fn after(size: (f32, f32), language: &str, theme: Theme, recent_games: Vec<Pick>) -> Context {
    context_with(size, language, Settings { theme, recent_games, ..Settings::default() })
}

fn window() -> Context {
    after(WINDOW, "en", Theme::Spruce, Vec::new())
}

fn printed(games: &[Preset]) -> Vec<Pick> {
    games.iter().copied().map(Pick::Printed).collect()
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

/// The names on the list that are looked for, from its top, with how high each stands.
fn listed(screen: &NewGame, context: &Context, names: &[String]) -> Vec<String> {
    // The list is the first that is written; the game that is chosen stands beside it once more.
    let width = if context.size.width < 1180.0 { context.size.width } else { 350.0 * context.text_scale() };
    let written = written(context, screen.view(context)).into_iter();
    let on_list = written.filter(|(words, place)| names.contains(words) && place.x < width);
    on_list.map(|(words, _)| words).collect()
}

fn all_names(context: &Context) -> Vec<String> {
    let own = context.rule_sets.iter().map(|set| set.name.clone());
    own.chain(Preset::ALL.map(|game| preset_name(&context.language, game))).collect()
}

/// Types these words into the field, as a person does.
fn type_words(screen: &mut NewGame, context: &Context, words: &str) {
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

#[test]
fn games_stand_in_the_branches_that_their_rules_put_them_in() {
    for language in ["en", "de"] {
        let context = after((1280.0, 2400.0), language, Theme::Spruce, Vec::new());
        let l = &context.language;
        let headings = Branch::ALL.map(|branch| branch_name(l, branch));
        let mut names = all_names(&context);
        names.extend(headings.clone());
        let listed = listed(&NewGame::new(&context), &context, &names);
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
        ("racehorse", vec!["Racehorse Pitch"], "1 of 37 games"),
        ("SLEDGE", vec!["Seven Up"], "Old Sledge is also a name for Seven Up."),
        ("old sl", vec!["Seven Up"], "Old Sledge is also a name for Seven Up."),
        ("hang jack", vec!["All Fours, Trinidad"], "1 of 37 games"),
        ("seven-up", vec!["Seven Up"], "1 of 37 games"),
        ("blind don", vec![], "Blind Don is a game of the family that isn’t in this program yet."),
        ("xyzzy", vec![], "No games match \u{201c}xyzzy\u{201d}."),
    ] {
        let mut screen = held(NewGame::new(&context));
        type_words(&mut screen, &context, typed);
        assert_eq!(listed(&screen, &context, &names), expected, "{typed}");
        assert!(simulator(&context, screen.view(&context)).find(told).is_ok(), "{typed}: {told}");
        let before = screen.clone();
        let message = click(&context, screen.view(&context), "Show all");
        let _ = screen.update(message, &context);
        assert_eq!(listed(&screen, &context, &names).len(), Preset::ALL.len(), "{typed}");
        let mut screen = before;
        assert!(screen.is_asking() && screen.key(Key::Escape, &context) != Outcome::Close);
        assert_eq!(screen.key(Key::Escape, &context), Outcome::Close, "at first only the search is given up");
    }
}

#[test]
fn a_game_that_was_found_by_another_name_says_so() {
    let context = window();
    let mut screen = NewGame::new(&context);
    type_words(&mut screen, &context, "sledge");
    assert!(simulator(&context, screen.view(&context)).find("also called Old Sledge").is_ok());
    let mut screen = NewGame::new(&context);
    type_words(&mut screen, &context, "seven up");
    assert!(simulator(&context, screen.view(&context)).find("turned-up trump, to seven").is_ok());
}

#[test]
fn a_search_is_made_by_keys_alone() {
    let context = window();
    let mut screen = held(NewGame::new(&context));
    assert_eq!(screen.key(Key::Letter('/'), &context), Outcome::Operate(Operation::GoTo(Id::new(SEARCH))));
    let typed = |screen: &mut Held<NewGame>, words: &str| {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
    };
    // What is chosen stays chosen while somebody types, and Enter takes what was found.
    typed(&mut screen, "old sledge");
    assert_eq!(screen.draft().game(), Preset::AuctionPitch);
    let _ = screen.update(Message::SearchEnded, &context);
    assert_eq!(screen.draft().game(), Preset::SevenUp);
    assert!(matches!(screen.noted(&context), Some(Message::Picked(_))));
    let Outcome::Start { rules, .. } = screen.key(Key::Enter, &context) else { panic!("Enter begins the game") };
    assert_eq!(Preset::of(&rules), Some(Preset::SevenUp));
    // A name goes before what is said of a game that comes earlier.
    typed(&mut screen, "blackburn");
    let _ = screen.update(Message::SearchEnded, &context);
    assert_eq!(screen.draft().game(), Preset::Blackburn);
    // Nothing that is found changes nothing.
    typed(&mut screen, "xyzzy");
    let _ = screen.update(Message::SearchEnded, &context);
    assert_eq!(screen.draft().game(), Preset::Blackburn);
    // Tab leads from the field over the end of the search into the list, whose first row has the keys.
    typed(&mut screen, "trinidad");
    let _ = screen.key(Key::Tab, &context);
    assert_eq!(screen.noted(&context), Some(Message::ShowAll));
    let _ = screen.key(Key::Tab, &context);
    assert!(matches!(screen.noted(&context), Some(Message::Picked(_))));
    assert_eq!(screen.draft().game(), Preset::Blackburn, "to pass through the list chooses nothing");
    let _ = screen.key(Key::Enter, &context);
    assert_eq!(screen.draft().game(), Preset::Trinidad);
    assert!(matches!(screen.key(Key::Enter, &context), Outcome::Start { .. }));
    // The arrow that points at the list leads there at once.
    let _ = screen.key(Key::Command('f'), &context);
    let _ = screen.key(Key::Down, &context);
    assert!(matches!(screen.noted(&context), Some(Message::Picked(_))));
    // The search is given up by its button, and the game that was chosen is there.
    let _ = screen.key(Key::BackTab, &context);
    assert_eq!(screen.noted(&context), Some(Message::ShowAll));
    let _ = screen.key(Key::Enter, &context);
    assert!(!screen.is_asking());
    assert!(matches!(screen.noted(&context), Some(Message::Picked(_))));
    assert_eq!(screen.draft().game(), Preset::Trinidad);
}

#[test]
fn what_is_called_as_was_typed_comes_first_and_enter_begins_it() {
    for translation in Language::ALL {
        let context = after(WINDOW, translation.tag, Theme::Spruce, printed(&[Preset::AuctionPitch]));
        let names = all_names(&context);
        for game in Preset::ALL {
            let name = preset_name(&context.language, game);
            let typed = || {
                let mut screen = held(NewGame::new(&context));
                let _ = screen.update(Message::Searched(name.to_uppercase()), &context);
                screen
            };
            // However one goes from the field to the list.
            for keys in [vec![], vec![Key::Down], vec![Key::Tab, Key::Tab, Key::Enter]] {
                let mut screen = typed();
                if keys.is_empty() {
                    assert_eq!(listed(&screen, &context, &names).first(), Some(&name));
                    let _ = screen.update(Message::SearchEnded, &context);
                }
                for key in &keys {
                    let _ = screen.key(*key, &context);
                }
                let begun = screen.key(Key::Enter, &context);
                // What is chosen already is begun at once.
                let is_begun = matches!(begun, Outcome::Start { .. }) || game == Preset::AuctionPitch;
                assert!(is_begun, "{name} in {}: {keys:?}", translation.tag);
                assert_eq!(screen.draft().game(), game, "{name} in {}: {keys:?}", translation.tag);
            }
        }
    }
    // Once another was chosen of what was found, Enter begins that.
    let context = window();
    let mut screen = held(NewGame::new(&context));
    let _ = screen.update(Message::Searched("setback".to_owned()), &context);
    let _ = screen.update(Message::SearchEnded, &context);
    let _ = screen.key(Key::Down, &context);
    let other = screen.draft().game();
    assert_ne!(other, Preset::Setback);
    assert!(matches!(screen.key(Key::Enter, &context), Outcome::Start { .. }));
    assert_eq!(screen.draft().game(), other);
}

#[test]
fn keys_walk_through_all_groups_with_the_game_in_sight() {
    for size in SIZES {
        let mut context = after(size, "en", Theme::Spruce, printed(&[Preset::SevenUp, Preset::Setback]));
        context.rule_sets = many();
        let mut screen = held(NewGame::new(&context));
        let _ = screen.key(Key::Letter('/'), &context);
        let _ = screen.key(Key::Tab, &context);
        while screen.draft().picked() != Pick::Printed(Preset::SevenUp) {
            let _ = screen.key(Key::Up, &context);
        }
        let mut walked = vec![screen.draft().picked()];
        for _ in 1..Preset::ALL.len() + many().len() {
            let _ = screen.key(Key::Down, &context);
            walked.push(screen.draft().picked());
        }
        assert_eq!(walked[..2], printed(&[Preset::SevenUp, Preset::Setback]), "what was begun last is at the top");
        assert_eq!(walked[2], own("Table 1"));
        for game in Preset::ALL {
            assert_eq!(walked.iter().filter(|pick| **pick == Pick::Printed(game)).count(), 1, "{game}");
        }
        // Beyond the last row the keys lead out of the list.
        let _ = screen.key(Key::Down, &context);
        assert_eq!(screen.noted(&context), Some(Message::HouseRules));
        assert_eq!(Some(&screen.draft().picked()), walked.last());
    }
}

#[test]
fn what_was_begun_last_is_at_the_top() {
    let mut context = after(
        WINDOW,
        "en",
        Theme::Spruce,
        [printed(&[Preset::Racehorse]), vec![own("Saturday table"), own("gone")]].concat(),
    );
    context.rule_sets = sets();
    let mut screen = NewGame::new(&context);
    let mut names = all_names(&context);
    names.extend(["Recent".to_owned(), "Your own".to_owned()]);
    let shown = listed(&screen, &context, &names);
    assert_eq!(
        shown[..5],
        ["Recent", "Racehorse Pitch", "Saturday table", "Your own", "\u{c4}rger mit Oma, bitte nicht so!"]
    );
    assert_eq!(shown.iter().filter(|name| *name == "Racehorse Pitch").count(), 1, "it is not there twice");
    let message = click(&context, screen.view(&context), "Saturday table");
    let _ = screen.update(message, &context);
    assert_eq!(screen.draft().picked(), own("Saturday table"));
    // A game that was set up before these were remembered.
    let mut settings = Settings::default();
    settings.last_game.game = Preset::Trinidad;
    settings.last_game.rules = Preset::Trinidad.into();
    let context = context_with(WINDOW, "en", settings);
    let shown = listed(&NewGame::new(&context), &context, &names);
    assert_eq!(shown[..2], ["Recent", "All Fours, Trinidad"]);
}

#[test]
fn pictures_of_the_list() {
    let recent = || printed(&[Preset::Trinidad, Preset::AuctionPitch, Preset::Setback]);
    for (size, language, theme) in SIZES
        .into_iter()
        .flat_map(|size| [(size, "en", Theme::Spruce), (size, "de", Theme::Spruce)])
        .chain([(WINDOW, "en", Theme::Midnight), ((900.0, 600.0), "de", Theme::Midnight)])
    {
        let look = if theme == Theme::Spruce { "" } else { "-dark" };
        let mut context = after(size, language, theme, Vec::new());
        let _ = save(&format!("games{look}"), &context, NewGame::new(&context).view(&context));
        context.settings.recent_games = recent();
        context.rule_sets = many();
        let mut screen = held(NewGame::new(&context));
        let _ = save(&format!("games-many{look}"), &context, screen.view(&context));
        let _ = screen.key(Key::Letter('/'), &context);
        let _ = screen.update(Message::Searched("pitch".to_owned()), &context);
        let _ = save(&format!("games-pitch{look}"), &context, screen.view(&context));
        let _ = screen.update(Message::Searched("sledge".to_owned()), &context);
        let _ = screen.key(Key::Tab, &context);
        let _ = screen.key(Key::Tab, &context);
        let _ = save(&format!("games-sledge{look}"), &context, screen.view(&context));
        let _ = screen.update(Message::Searched("cinch".to_owned()), &context);
        let _ = save(&format!("games-none{look}"), &context, screen.view(&context));
    }
}
