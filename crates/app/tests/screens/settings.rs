//! The page of settings: what clicks and keys on it change, what the search finds, and its pictures.

use crate::held::{self, held};
use crate::house::{with_what_is_seen, written};
use crate::pictures::{each, share};
use crate::scenes::{context, context_with, save, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::{Key, Step};
use pitch_app::outcome::Outcome;
use pitch_app::screen::settings::{
    Control, Entry, Group, Message, SEARCH, Setting, Settings, entries, entry, reset_all,
};
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
    let _ = screen.update(Message::Searched(title), context);
    screen
}

/// The page with this group.
fn opened(group: Group, context: &Context) -> Settings {
    let mut screen = Settings::new();
    let _ = screen.update(Message::Group(group), context);
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
    let mut taken = entry.taken_from(after, before);
    if [Setting::Name, Setting::Face].contains(&entry.setting) {
        // They are kept with the last table.
        taken.last_game = after.last_game.clone();
    }
    assert_eq!(&taken, after, "{:?} alone is changed", entry.setting);
}

#[test]
fn every_value_of_every_setting_is_one_click() {
    for language in ["en", "de"] {
        let context = context(HIGH, language);
        for entry in entries() {
            let mut screen = found(entry.setting, &context);
            let mut seen = vec![context.settings.clone()];
            let mut change = |screen: &mut Settings, message: Option<Message>, what: &str| {
                let message = message.unwrap_or_else(|| panic!("{:?}: a click on {what} says nothing", entry.setting));
                seen.push(changes(screen, &context, entry, message));
            };
            match entry.control {
                Control::Pictures(choices) => {
                    let told = held::messages(&context, screen.view(&context));
                    let choices = choices(&context);
                    assert_eq!(choices.iter().filter(|choice| choice.chosen).count(), 1, "{:?}", entry.setting);
                    for choice in choices.into_iter().filter(|choice| !choice.chosen) {
                        let settings = choice.message.expect("it can be chosen");
                        let message = Message::Chosen(entry.setting, Box::new(settings));
                        change(
                            &mut screen,
                            Some(message.clone()).filter(|message| told.contains(message)),
                            &choice.words,
                        );
                    }
                }
                Control::Choice(choices) => {
                    let choices = choices(&context);
                    assert_eq!(choices.iter().filter(|choice| choice.chosen).count(), 1, "{:?}", entry.setting);
                    for choice in choices.into_iter().filter(|choice| !choice.chosen) {
                        let message = press(&screen, &context, &choice.words, 0.0);
                        change(&mut screen, message, &choice.words);
                    }
                }
                Control::Switch { is_on, set } => {
                    let mut settings = context.settings.clone();
                    set(&mut settings, !is_on(&context.settings));
                    let message = Message::Chosen(entry.setting, Box::new(settings));
                    let told = held::messages(&context, screen.view(&context)).contains(&message);
                    change(&mut screen, Some(message).filter(|_| told), "the switch");
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
                Control::Name => {
                    let named = screen.update(Message::Named("Zoë".to_owned()), &context);
                    let Outcome::Changed(changed) = named else { panic!("{named:?}") };
                    only(entry, &context.settings, &changed);
                    assert_eq!(changed.last_game.own().map(|(_, name, _)| name.to_owned()).as_deref(), Some("Zoë"));
                }
                Control::Folder => {
                    let _ = screen.update(Message::FolderTyped("/pictures ".to_owned()), &context);
                    let message = press(&screen, &context, if language == "en" { "Use it" } else { "Verwenden" }, 0.0);
                    change(&mut screen, message, "the button");
                }
                Control::Forget => {
                    let message = press(
                        &screen,
                        &context,
                        if language == "en" { "Forget it all" } else { "Alles vergessen" },
                        0.0,
                    );
                    assert_eq!(message, Some(Message::Pressed(Outcome::Forget)));
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
        for entry in entries().filter(|entry| (entry.matters)(&context.settings)) {
            let mut screen = held(opened(entry.group, &context));
            let has_it = |message: &Message| match message {
                Message::Chosen(setting, _) | Message::Next(setting) => *setting == entry.setting,
                Message::Named(_) => entry.setting == Setting::Name,
                Message::FolderTyped(_) => entry.setting == Setting::DeckFolder,
                Message::Pressed(Outcome::Forget) => entry.setting == Setting::Memory,
                _ => false,
            };
            let presses = (0..40).take_while(|_| {
                let _ = screen.key(Key::Tab, &context);
                !screen.noted(&context).is_some_and(|message| has_it(&message))
            });
            assert!(presses.count() < 12, "{:?} is reached", entry.setting);
            if [Setting::Name, Setting::DeckFolder].contains(&entry.setting) {
                continue;
            }
            if entry.setting == Setting::Memory {
                assert_eq!(screen.key(Key::Enter, &context), Outcome::Forget);
                continue;
            }
            // Enter presses a switch, and the arrows choose another answer, which Enter leaves.
            let is_switch = matches!(entry.control, Control::Switch { .. });
            let keys = [Key::Enter, Key::Right, Key::Left];
            let mut changes = 0;
            for key in if is_switch { &keys[..1] } else { &keys[..] } {
                let key = *key;
                match screen.key(key, &context) {
                    // What the mouse would hold is let go of by the program.
                    Outcome::Changed(changed) | Outcome::Sized(changed) => {
                        only(entry, &context.settings, &changed);
                        changes += 1;
                    }
                    Outcome::None => {}
                    other => panic!("{:?}, {key:?}: {other:?}", entry.setting),
                }
            }
            assert!(if is_switch { changes == 1 } else { changes > 0 }, "{:?}: {changes}", entry.setting);
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
    for group in Group::all() {
        let _ = screen.update(Message::Group(group), &context);
        let can_reset = held::messages(&context, screen.view(&context)).into_iter();
        assert_eq!(can_reset.filter(|message| matches!(message, Message::Reset(_))).count(), 0, "{group:?}");
    }
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
        ("de", "kartenbilder", vec![]),
        ("en", "xyzzy", vec![]),
    ] {
        let context = context(HIGH, language);
        let mut screen = held(Settings::new());
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        let found: Vec<Setting> = screen.shown(&context).into_iter().map(|entry| entry.setting).collect();
        assert_eq!(found, titles, "{words}");
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
        for entry in entries() {
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

/// The settings whose rows are shown, told by their names.
fn rows(screen: &Settings, context: &Context) -> Vec<Setting> {
    let words = written(context, screen.view(context));
    let is_shown = |entry: &&Entry| words.iter().any(|(word, _)| *word == (entry.title)(&context.language));
    entries().filter(is_shown).map(|entry| entry.setting).collect()
}

#[test]
fn arrows_go_through_the_groups_and_tab_to_their_settings() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Settings::new());
    for group in Group::all() {
        let expected: Vec<_> = entries().filter(|entry| entry.group == group).map(|entry| entry.setting).collect();
        let shown = rows(&screen, &context);
        assert!(expected.iter().all(|setting| shown.contains(setting)), "{group:?}: {shown:?}");
        if group == Group::You {
            assert!(!shown.contains(&Setting::Speed), "one group alone is shown");
        }
        let _ = screen.key(Key::Down, &context);
    }
    let mut screen = held(opened(Group::Sizes, &context));
    for _ in 0..2 {
        let _ = screen.key(Key::Tab, &context);
    }
    let Outcome::Sized(changed) = screen.key(Key::Right, &context) else { panic!("nothing is changed") };
    assert_eq!(changed.interface_size, 110, "behind the groups come their settings");
}

#[test]
fn in_a_narrow_window_groups_and_settings_are_two_pages() {
    let context = context((720.0, 520.0), "en");
    let mut screen = held(Settings::new());
    let names = |screen: &Settings| written(&context, screen.view(&context));
    assert!(!names(&screen).iter().any(|(word, _)| word == "Interface"));
    let message = press(&screen, &context, "Sizes", 0.0).expect("a button");
    let _ = screen.update(message, &context);
    assert!(names(&screen).iter().any(|(word, _)| word == "Interface"));
    assert!(!names(&screen).iter().any(|(word, _)| word == "Reset all" || word == "Language"), "they lie behind it");
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Operate(Operation::Rest(Id::new("group-Sizes"))));
    assert!(names(&screen).iter().any(|(word, _)| word == "Language"));
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn a_changed_setting_is_reset_by_a_key_where_the_keyboard_is() {
    let context = context_with((1280.0, 800.0), "en", Stored { table_talk: false, ..Stored::default() });
    for key in [Key::Delete, Key::Menu] {
        let mut screen = held(Settings::new());
        let _ = screen.key(Key::Tab, &context);
        assert!(
            matches!(screen.key(key, &context), Outcome::None | Outcome::Unheard(_)),
            "the groups have the keyboard"
        );
        for _ in ["name", "face", "table talk"] {
            let _ = screen.key(Key::Tab, &context);
        }
        let Outcome::Changed(changed) = screen.key(key, &context) else { panic!("nothing is reset by {key:?}") };
        assert_eq!(*changed, Stored::default());
        let _ = screen.key(Key::Tab, &context);
        assert_eq!(screen.key(key, &context), Outcome::None, "hints are as at first");
    }
}

#[test]
fn a_description_comes_with_the_pointer_or_the_keyboard_and_moves_no_control() {
    for size in [(1280.0, 800.0), (900.0, 600.0), (720.0, 520.0)] {
        for language in ["en", "de"] {
            let context = context(size, language);
            for entry in entries().filter(|entry| !entry.is_explained) {
                let mut screen = opened(entry.group, &context);
                let about = (entry.about)(&context);
                let places = |screen: &Settings| {
                    let words = written(&context, screen.view(&context));
                    let is_told = words.iter().any(|(word, _)| *word == about);
                    let titles = entries().map(|entry| (entry.title)(&context.language)).collect::<Vec<_>>();
                    // The name itself makes room for what comes below it.
                    let is_still = |word: &str| word != about && !titles.iter().any(|title| title == word);
                    (is_told, words.into_iter().filter(|(word, _)| is_still(word)).collect::<Vec<_>>())
                };
                let (is_told, before) = places(&screen);
                assert!(!is_told, "{:?}", entry.setting);
                let _ = screen.update(Message::Pointed(entry.setting), &context);
                assert_eq!(places(&screen), (true, before.clone()), "{:?} {size:?} {language}", entry.setting);
                let _ = screen.update(Message::Left(entry.setting), &context);
                assert_eq!(places(&screen), (false, before), "{:?}", entry.setting);
            }
        }
    }
}

/// The words and figures of a group in view are few.
#[test]
fn few_words_are_in_view() {
    let context = context((1280.0, 800.0), "en");
    for group in Group::all() {
        let screen = opened(group, &context);
        let seen = with_what_is_seen(&context, screen.view(&context)).into_iter().filter(|(_, _, seen)| seen.is_some());
        let words: Vec<String> = seen.map(|(said, ..)| said).collect();
        let count: usize = words.iter().map(|said| said.split_whitespace().count()).sum();
        assert!(count <= 60, "{group:?}: {count} words: {words:?}");
    }
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
    let mut screen = opened(Group::Look, &context);
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
        for group in Group::all() {
            let name = format!("settings-{group:?}").to_lowercase();
            let _ = save(&name, context, opened(group, context).view(context));
        }
        let _ = save("settings", context, Settings::new().view(context));
    });
    for theme in Theme::ALL {
        for language in ["en", "de"] {
            let mut changed = Stored { theme, four_colours: true, sound: false, ..Stored::default() };
            (changed.interface_size, changed.speed) = (125, Speed::Fast);
            let context = context_with((1600.0, 1600.0), language, changed);
            let name = format!("settings-{theme:?}").to_lowercase();
            let file = save(&name, &context, opened(Group::Look, &context).view(&context));
            let palette = context.palette();
            assert!(share(&file, palette.paper) > 0.1, "{theme:?}: the sheet");
            assert!(share(&file, palette.change_mark) > 0.0001, "{theme:?}: the marks of what was changed");
        }
    }
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Settings::new());
    for (name, words) in [("none", "xyzzy"), ("theme", "theme"), ("deck", "deck back"), ("sizes", "sizes")] {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        let _ = save(&format!("settings-search-{name}"), &context, screen.view(&context));
    }
}
