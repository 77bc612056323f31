//! The page of settings: what clicks and keys on it change, what the search finds, and its pictures.

use crate::held::held;
use crate::pictures::{each, share};
use crate::scenes::{context, context_with, save, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::{Key, Step};
use pitch_app::outcome::Outcome;
use pitch_app::screen::settings::{Control, ENTRIES, Entry, Message, SEARCH, Setting, Settings, entry, reset_all};
use pitch_app::widget::Operation;
use pitch_language::Language;
use pitch_session::Settings as Stored;
use pitch_session::settings::{CardSize, Motion, Speed, Theme, TrickPause};

use iced::widget::Id;
use iced::{Point, Size};
use iced_test::selector;
use iced_test::simulator::click;

use std::path::PathBuf;

/// High enough for all rows.
const HIGH: (f32, f32) = (1280.0, 2600.0);

/// The page with nothing but what speaks of the name of this setting.
fn found(setting: Setting, context: &Context) -> Settings {
    let mut screen = Settings::new();
    let title = (entry(setting).title)(&context.language);
    assert_eq!(screen.update(Message::Searched(title), context), Outcome::None);
    screen
}

/// The message of a click on `words`, so many logical pixels beside their middle.
fn press(screen: &Settings, context: &Context, words: &str, beside: f32) -> Option<Message> {
    let mut window = simulator(context, screen.view(context));
    let place = window.find(words).unwrap_or_else(|error| panic!("{words}: {error:?}")).bounds().center();
    window.point_at(Point::new(place.x + beside, place.y));
    let _ = window.simulate(click());
    window.into_messages().next()
}

/// What a message changes: the settings, which differ from those before in this entry and in nothing else.
fn changes(screen: &mut Settings, context: &Context, entry: &Entry, message: Message) -> Stored {
    let (Outcome::Changed(changed) | Outcome::Sized(changed) | Outcome::FolderUsed(changed)) =
        screen.update(message, context)
    else {
        panic!("{:?} is not changed", entry.setting)
    };
    only(entry, &context.settings, &changed);
    *changed
}

fn only(entry: &Entry, before: &Stored, after: &Stored) {
    assert_ne!(after, before, "{:?}", entry.setting);
    assert_eq!(&entry.taken_from(after, before), after, "{:?} alone is changed", entry.setting);
}

#[test]
fn every_value_of_every_setting_is_one_click() {
    for language in ["en", "de"] {
        let context = context(HIGH, language);
        for entry in &ENTRIES {
            let mut screen = found(entry.setting, &context);
            let mut seen = vec![context.settings.clone()];
            let mut change = |screen: &mut Settings, message: Option<Message>, what: &str| {
                let message = message.unwrap_or_else(|| panic!("{:?}: a click on {what} says nothing", entry.setting));
                seen.push(changes(screen, &context, entry, message));
            };
            match entry.control {
                Control::Choice(choices) | Control::Pictures(choices) => {
                    let choices = choices(&context);
                    assert_eq!(choices.iter().filter(|choice| choice.chosen).count(), 1, "{:?}", entry.setting);
                    for choice in choices.into_iter().filter(|choice| !choice.chosen) {
                        let message = press(&screen, &context, &choice.words, 0.0);
                        change(&mut screen, message, &choice.words);
                    }
                }
                Control::Switch { is_on, .. } => {
                    let words = match (is_on(&context.settings), language) {
                        (true, "en") => "On",
                        (false, "en") => "Off",
                        (true, _) => "An",
                        (false, _) => "Aus",
                    };
                    let message = press(&screen, &context, words, 44.0);
                    change(&mut screen, message, words);
                }
                Control::Scale(scale) => {
                    let number = (scale.get)(&context.settings).expect("a number at first");
                    let words = (scale.words)(&context.language, number);
                    for beside in [-62.0, 62.0] {
                        let message = press(&screen, &context, &words, beside);
                        change(&mut screen, message, &words);
                    }
                    if let Some(beyond) = scale.beyond {
                        let words = beyond(&context).words;
                        let message = press(&screen, &context, &words, 0.0);
                        change(&mut screen, message, &words);
                    }
                }
                Control::Folder => {
                    let _ = screen.update(Message::FolderTyped("/pictures ".to_owned()), &context);
                    let message = press(&screen, &context, if language == "en" { "Use it" } else { "Verwenden" }, 0.0);
                    change(&mut screen, message, "the button");
                }
            }
            for (place, one) in seen.iter().enumerate() {
                assert!(!seen[place + 1..].contains(one), "{:?}: every click chooses something else", entry.setting);
            }
        }
    }
}

#[test]
fn every_setting_is_reached_and_changed_by_keys() {
    for window in [(1280.0, 800.0), (720.0, 520.0)] {
        let context = context(window, "en");
        for (place, entry) in ENTRIES.iter().enumerate().filter(|(_, entry)| (entry.matters)(&context.settings)) {
            let mut screen = held(Settings::new());
            // The first key only shows where the focus is; behind the folder come its buttons.
            let is_behind_folder = ENTRIES[..place].iter().any(|entry| entry.setting == Setting::DeckFolder);
            for _ in 0..=place + usize::from(is_behind_folder) {
                let _ = screen.key(Key::Tab, &context);
            }
            if entry.setting == Setting::DeckFolder {
                assert!(matches!(screen.noted(&context), Some(Message::FolderTyped(_))), "the field takes letters");
                continue;
            }
            for key in [Key::Enter, Key::Right, Key::Left] {
                match screen.key(key, &context) {
                    // What the mouse would hold is let go of by the program.
                    Outcome::Changed(changed) | Outcome::Sized(changed) => only(entry, &context.settings, &changed),
                    // In the smallest window nothing larger has room.
                    Outcome::None if entry.setting == Setting::InterfaceSize && key == Key::Right => {
                        assert_eq!(window, (720.0, 520.0));
                    }
                    other => panic!("{:?}, {key:?}: {other:?}", entry.setting),
                }
            }
        }
    }
}

#[test]
fn numbers_stop_at_their_ends_and_go_on_from_what_lies_between() {
    let settings = Stored { volume: 100, trick_pause: TrickPause::Milliseconds(1234), ..Stored::default() };
    let mut context = context_with(HIGH, "en", settings);
    let turn = |context: &Context, setting: Setting, key: Key| {
        let mut screen = held(found(setting, context));
        let _ = screen.update(Message::SearchEnded, context);
        screen.key(key, context)
    };
    assert_eq!(turn(&context, Setting::Volume, Key::Right), Outcome::None, "no louder than that");
    let pause = |context: &Context, key| match turn(context, Setting::TrickPause, key) {
        Outcome::Changed(settings) => settings.trick_pause,
        other => panic!("{other:?}"),
    };
    assert_eq!(pause(&context, Key::Right), TrickPause::Milliseconds(1500));
    assert_eq!(pause(&context, Key::Left), TrickPause::Milliseconds(1200));
    context.settings.trick_pause = TrickPause::Milliseconds(TrickPause::LONGEST);
    assert_eq!(pause(&context, Key::Right), TrickPause::UntilClick, "longer than the longest");
    context.settings.trick_pause = TrickPause::UntilClick;
    assert_eq!(pause(&context, Key::Left), TrickPause::Milliseconds(TrickPause::LONGEST));
}

#[test]
fn sizes_of_the_interface_that_look_alike_are_one() {
    for window in [(1366.0, 768.0), (1280.0, 800.0), (900.0, 600.0), (720.0, 520.0), (1920.0, 1080.0), (3840.0, 2160.0)]
    {
        let mut context = context_with(window, "en", Stored { interface_size: 75, ..Stored::default() });
        let mut last = (0.0, 0.0);
        for _ in 0..12 {
            let size = context.settings.interface_size;
            // What is drawn on the table and on sheets.
            let now = (context.zoom(), context.zoom() * context.text_scale());
            let clearly = |after: f32, before: f32| after >= 1.039 * before;
            assert!(
                clearly(now.0, last.0),
                "{window:?}: {size} % is no larger than the size before: {now:?}, {last:?}"
            );
            assert!(now.1 > last.1 - 0.001, "{window:?}: words on sheets are smaller at {size} %: {now:?}, {last:?}");
            last = now;
            let Some(settings) = entry(Setting::InterfaceSize).turned(&context, Step::Next) else { break };
            context.settings = settings;
            context.restyle();
        }
        // The largest is so large that no other is larger.
        let most = context_with(window, "en", Stored { interface_size: 200, ..Stored::default() });
        assert!(most.zoom() < 1.04 * context.zoom(), "{window:?}: {} of {}", context.zoom(), most.zoom());
        assert!(entry(Setting::InterfaceSize).turned(&most, Step::Next).is_none());
    }
}

#[test]
fn what_was_changed_is_reset_alone_or_together_and_comes_back() {
    let mut settings = Stored { speed: Speed::Fast, four_colours: true, volume: 10, ..Stored::default() };
    (settings.card_size, settings.motion) = (CardSize::Huge, Motion::Reduced);
    settings.last_game.names = vec!["Ruth".to_owned()];
    let mut context = context_with(HIGH, "en", settings.clone());
    let mut screen = Settings::new();
    for changed in [Setting::Speed, Setting::FourColours, Setting::Volume, Setting::CardSize, Setting::Motion] {
        let Outcome::Changed(reset) = screen.update(Message::Reset(changed), &context) else {
            panic!("{changed:?} is not reset")
        };
        only(entry(changed), &settings, &reset);
        assert!(entry(changed).is_as_at_first(&reset));
    }
    let window = simulator(&context, screen.view(&context)).find("Undo").is_err();
    assert!(window, "there is nothing to undo");
    let message = press(&screen, &context, "Reset all", 0.0).expect("the button");
    let Outcome::Changed(reset) = screen.update(message, &context) else { panic!("nothing is reset") };
    assert_eq!(*reset, Stored { last_game: settings.last_game.clone(), ..Stored::default() });
    assert_eq!(*reset, reset_all(&settings));
    context.settings = *reset;
    assert!(simulator(&context, screen.view(&context)).find("All settings are at their defaults.").is_ok());
    assert!(simulator(&context, screen.view(&context)).find("Reset").is_err(), "no setting can be reset");
    let message = press(&screen, &context, "Undo", 0.0).expect("the button");
    assert_eq!(screen.update(message, &context), Outcome::Changed(Box::new(settings)));
}

#[test]
fn the_search_finds_names_sentences_and_values() {
    for (language, words, titles) in [
        ("en", "SPEED", vec![Setting::Speed]),
        ("en", "midnight", vec![Setting::Theme]),
        ("en", "heavy outlines", vec![Setting::BoldCards]),
        ("de", "lautstärke", vec![Setting::Volume]),
        ("de", "grafikkarte", vec![Setting::Renderer]),
        ("en", "xyzzy", vec![]),
    ] {
        let context = context(HIGH, language);
        let mut screen = held(Settings::new());
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        for entry in &ENTRIES {
            let title = (entry.title)(&context.language);
            let is_there = simulator(&context, screen.view(&context)).find(title.as_str()).is_ok();
            assert_eq!(is_there, titles.contains(&entry.setting), "{words}: {title}");
        }
    }
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Settings::new());
    for key in [Key::Letter('/'), Key::Command('f')] {
        assert_eq!(screen.key(key, &context), Outcome::Operate(Operation::GoTo(Id::new(SEARCH))));
    }
    let messages: Vec<Message> = {
        let mut window = simulator(&context, screen.view(&context));
        let _ = window.click(selector::id(SEARCH)).expect("the field");
        let _ = window.typewrite("q");
        window.into_messages().collect()
    };
    assert_eq!(messages, [Message::Searched("q".to_owned())]);
    let _ = screen.update(messages[0].clone(), &context);
    assert_eq!(screen.key(Key::Escape, &context), Outcome::None, "at first only the search is given up");
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn a_setting_that_is_called_as_was_typed_comes_first() {
    for translation in Language::ALL {
        let context = context(HIGH, translation.tag);
        for entry in &ENTRIES {
            let mut screen = Settings::new();
            let _ = screen.update(Message::Searched((entry.title)(&context.language)), &context);
            let Outcome::Operate(found) = screen.update(Message::SearchEnded, &context) else {
                panic!("{:?} is not found in {}", entry.setting, translation.tag)
            };
            let row = Operation::GoTo(Id::from(format!("setting-{:?}", entry.setting)));
            assert_eq!(found, row, "in {}", translation.tag);
        }
    }
}

#[test]
fn groups_lead_to_their_settings() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Settings::new());
    let message = press(&screen, &context, "Sizes", 0.0).expect("a button");
    let action = screen.update(message, &context);
    let Outcome::Operate(Operation::Both(wishes)) = &action else { panic!("{action:?}") };
    assert!(matches!(wishes[0], Operation::ScrollTo { is_top: true, .. }), "{action:?}");
    let _ = screen.key(Key::Tab, &context);
    let Outcome::Sized(changed) = screen.key(Key::Right, &context) else { panic!("nothing is changed") };
    assert_eq!(changed.interface_size, 110, "the focus is on the first of them");
}

#[test]
fn what_does_not_matter_cannot_be_changed_and_says_why() {
    let context = context_with(HIGH, "en", Stored { sound: false, ..Stored::default() });
    let mut screen = found(Setting::Volume, &context);
    assert!(simulator(&context, screen.view(&context)).find("The sound is off.").is_ok());
    assert_eq!(press(&screen, &context, "60%", 62.0), None);
    let volume = Message::Next(Setting::Volume);
    assert_eq!(screen.update(volume, &context), Outcome::None);
}

#[test]
fn a_folder_is_used_told_of_and_let_go() {
    let mut context = context(HIGH, "en");
    let mut screen = Settings::new();
    assert_eq!(press(&screen, &context, "Use it", 0.0), None, "nothing was typed");
    let choose = press(&screen, &context, "Choose\u{2026}", 0.0).expect("it can be chosen");
    assert_eq!(screen.update(choose, &context), Outcome::Choose(Box::new(Purpose::Deck)));
    let _ = screen.update(Message::FolderTyped("  /pictures/deck ".to_owned()), &context);
    let Outcome::FolderUsed(changed) = screen.update(Message::UseFolder, &context) else {
        panic!("the folder is not used")
    };
    assert_eq!(changed.deck_folder, Some(PathBuf::from("/pictures/deck")));
    context.settings = *changed;
    screen.tell_of_folder(Some("There is no queen of hearts.".to_owned()));
    assert!(simulator(&context, screen.view(&context)).find("There is no queen of hearts.").is_ok());
    let _ = screen.update(Message::FolderTyped(String::new()), &context);
    assert!(simulator(&context, screen.view(&context)).find("There is no queen of hearts.").is_err());
    let Outcome::FolderUsed(changed) = screen.update(Message::UseFolder, &context) else {
        panic!("the folder is not let go")
    };
    assert_eq!(changed.deck_folder, None);
    assert!(press(&screen, &context, "Use it", 0.0).is_some(), "what is in it may have changed");
}

#[test]
fn a_larger_interface_has_fewer_pixels_and_never_too_few() {
    let sized = |window, interface_size| context_with(window, "en", Stored { interface_size, ..Stored::default() });
    assert_eq!(sized((1920.0, 1080.0), 150).size, Size::new(1280.0, 720.0));
    let context = sized((1280.0, 800.0), 200);
    assert!(context.size.width >= 720.0 && context.size.height >= 520.0, "{:?}", context.size);
    assert!((context.scale() - 1.53).abs() < 1e-4);
    let said = "The size of words, buttons and panels; this window has room for 153%.";
    let screen = found(Setting::InterfaceSize, &context);
    assert!(simulator(&context, screen.view(&context)).find(said).is_ok());
    let mut context = sized((1280.0, 800.0), 125);
    assert_eq!(context.size, Size::new(1024.0, 640.0));
    context.resize(Size::new(1600.0, 800.0));
    assert_eq!(context.window_size(), Size::new(2000.0, 1000.0), "iced tells sizes in pixels of the interface");
}

#[test]
fn pictures() {
    each(|context| {
        let _ = save("settings", context, Settings::new().view(context));
    });
    for theme in Theme::ALL {
        for language in ["en", "de"] {
            let mut changed = Stored { theme, four_colours: true, sound: false, ..Stored::default() };
            (changed.interface_size, changed.speed) = (125, Speed::Fast);
            let context = context_with((1600.0, 1600.0), language, changed);
            let name = format!("settings-{theme:?}").to_lowercase();
            let file = save(&name, &context, Settings::new().view(&context));
            let palette = context.palette();
            assert!(share(&file, palette.paper) > 0.1, "{theme:?}: the sheet");
            assert!(share(&file, palette.change_mark) > 0.0003, "{theme:?}: the marks of what was changed");
        }
    }
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Settings::new());
    for (name, words) in [("none", "xyzzy"), ("theme", "theme"), ("deck", "deck back"), ("sizes", "sizes")] {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        let _ = save(&format!("settings-search-{name}"), &context, screen.view(&context));
    }
}
