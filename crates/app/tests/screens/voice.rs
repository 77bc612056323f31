//! What a screen reader is told of every screen, and that whatever it asks for is done as by a click.

use crate::play;
use crate::positions::positions;
use crate::scenes::names;
use crate::sizes::places;
use crate::window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::program::Message;
use pitch_app::sheet;
use pitch_app::voice::{Asked, Event, Part, Role};
use pitch_language::{Language, phrase};
use pitch_players::Stop;
use pitch_rules::{Action, Tracker, Turn, Viewer};
use pitch_session::{Deals, Entry, Table, storage};

use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::{Size, Task, mouse, window};
use iced_test::runtime::{Action as Asks, task};

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A window to which a screen reader listens, with this game, at the fastest pace.
fn open(folder: &Path, file: Option<PathBuf>, language: &str) -> Window {
    std::fs::write(folder.join("settings.ron"), "(speed: instant, trick_pause: milliseconds(0))").expect("written");
    let options = Options {
        file,
        data_dir: Some(folder.to_owned()),
        language: Some(language.to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::new(1280.0, 800.0));
    window.send(Message::Voice(Event::Listened(true)));
    window
}

fn told(window: &Window) -> &[Part] {
    window.program.voice().told()
}

/// Does what a screen reader asks, and lets the widgets hear of it with the next picture.
fn ask(window: &mut Window, id: u64, asked: Asked) {
    window.send(Message::Voice(Event::Asked(id, asked)));
    let redrawn = iced::Event::Window(window::Event::RedrawRequested(window.now));
    window.happen(&[redrawn], mouse::Cursor::Unavailable);
}

fn find<'a>(window: &'a Window, role: Role, name: &str) -> &'a Part {
    let found = told(window).iter().find(|part| part.role == role && part.name == name);
    found.unwrap_or_else(|| panic!("{name} is told: {:#?}", told(window)))
}

fn press(window: &mut Window, role: Role, name: &str) {
    let id = find(window, role, name).id;
    ask(window, id, Asked::Press);
}

/// What is wrong with what is told.
fn faults(parts: &[Part]) -> Vec<String> {
    let mut faults = Vec::new();
    let is_named = |part: &Part| part.name.chars().any(char::is_alphanumeric);
    let unnamed = parts.iter().filter(|part| part.role.is_control() && !is_named(part));
    faults.extend(unnamed.map(|part| format!("has no name: {part:?}")));
    let ids: BTreeSet<u64> = parts.iter().map(|part| part.id).collect();
    if ids.len() != parts.len() {
        faults.push("two parts have one id".to_owned());
    }
    if parts.iter().filter(|part| part.has_focus).count() > 1 {
        faults.push("two parts have the keyboard".to_owned());
    }
    if !parts.iter().any(|part| part.role.is_control()) {
        faults.push("nothing can be done".to_owned());
    }
    let outside = parts.iter().enumerate().filter(|(place, part)| part.within.is_some_and(|within| within >= *place));
    faults.extend(outside.map(|(_, part)| format!("lies in what comes after it: {part:?}")));
    faults
}

/// What is told, a line a part, for people to read.
fn written(parts: &[Part]) -> String {
    let line = |part: &Part| {
        let above = std::iter::successors(part.within, |within| parts[*within].within).count();
        let state = part.chosen.map_or("", |chosen| if chosen { " [x]" } else { " [ ]" });
        let able = if part.is_able { "" } else { " (off)" };
        let focus = if part.has_focus { " *" } else { "" };
        let Part { role, name, about, value, key, .. } = part;
        let of = |sign: &str, words: &str| if words.is_empty() { String::new() } else { format!(" {sign}{words}") };
        let rest = [of("= ", value), of("- ", about), of("@", key)].concat();
        format!("{:indent$}{role:?}{state}{able}{focus} {name}{rest}\n", "", indent = 2 * above)
    };
    parts.iter().map(line).collect()
}

#[test]
#[ignore = "writes down what is told of every screen"]
fn what_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("voice");
    std::fs::create_dir_all(&output).expect("a folder");
    for language in ["en", "de"] {
        for place in places(folder.path()) {
            let data = tempfile::tempdir().expect("a folder");
            let mut window = open(data.path(), place.file, language);
            place.keys.iter().for_each(|key| window.key(*key));
            let file = output.join(format!("{}-{language}.txt", place.name));
            std::fs::write(file, written(told(&window))).expect("written");
        }
    }
}

#[test]
fn every_control_of_every_screen_has_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut faulty = Vec::new();
    for language in ["en", "de"] {
        for place in places(folder.path()) {
            let data = tempfile::tempdir().expect("a folder");
            let mut window = open(data.path(), place.file, language);
            place.keys.iter().for_each(|key| window.key(*key));
            faulty
                .extend(faults(told(&window)).into_iter().map(|fault| format!("{} ({language}): {fault}", place.name)));
        }
    }
    assert!(faulty.is_empty(), "{faulty:#?}");
}

#[test]
fn whatever_a_button_leads_to_is_told_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut faulty = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let lead_on = ["home", "menu", "result", "over", "games", "new"];
    for place in places(folder.path()).into_iter().filter(|place| lead_on.contains(&place.name.as_str())) {
        let arrive = || {
            let data = tempfile::tempdir().expect("a folder");
            let mut window = open(data.path(), place.file.clone(), "en");
            place.keys.iter().for_each(|key| window.key(*key));
            (window, data)
        };
        let (first, _folder) = arrive();
        // Of many buttons of one kind the first few tell as much as all.
        let mut of_role: BTreeMap<String, usize> = BTreeMap::new();
        let pressed = told(&first).iter().filter(|part| part.role.is_control() && part.is_able).filter(|part| {
            let count = of_role.entry(format!("{:?}", part.role)).or_default();
            *count += 1;
            *count <= if part.role == Role::Button { 16 } else { 1 }
        });
        for part in pressed {
            // Whoever leaves the program sees nothing more.
            if part.name == "Quit" {
                continue;
            }
            let (mut window, _folder) = arrive();
            ask(&mut window, part.id, Asked::Press);
            // What takes its time says so after a moment.
            while told(&window).len() == 1 {
                window.pass(Duration::from_millis(500));
            }
            let page = told(&window).iter().find(|part| part.role.is_layer()).map(|part| part.name.clone());
            *seen.entry(page.unwrap_or_default()).or_default() += 1;
            let from = format!("{}, {}", place.name, part.name);
            faulty.extend(faults(told(&window)).into_iter().map(|fault| format!("{from}: {fault}")));
        }
    }
    assert!(faulty.is_empty(), "{faulty:#?}");
    assert!(seen.len() > 15, "many screens were seen: {seen:?}");
}

#[test]
fn nothing_is_told_while_nobody_listens() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    assert!(!told(&window).is_empty());
    window.send(Message::Voice(Event::Listened(false)));
    window.key(Key::Letter('s'));
    assert!(told(&window).is_empty());
}

#[test]
fn a_press_does_what_a_click_does() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    press(&mut window, Role::Button, "Settings");
    press(&mut window, Role::Choice, "Look");
    let switch = told(&window).iter().find(|part| part.role == Role::Switch && part.name == "Four colors");
    let switch = switch.unwrap_or_else(|| panic!("a switch with the name of its row: {:#?}", told(&window))).clone();
    assert_eq!((switch.chosen, switch.about.is_empty()), (Some(false), false));
    ask(&mut window, switch.id, Asked::Press);
    let switched = find(&window, Role::Switch, "Four colors");
    assert_eq!((switched.chosen, switched.id), (Some(true), switch.id), "it is the same one, and on");
    // A choice whose row says what is chosen, and a number with its two buttons.
    press(&mut window, Role::Choice, "Sizes");
    press(&mut window, Role::Choice, "Huge");
    assert_eq!(find(&window, Role::Choice, "Huge").chosen, Some(true));
}

#[test]
fn what_is_asked_to_have_the_keyboard_gets_it_as_by_tab() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    for name in ["Rules", "Settings", "Quit"] {
        let id = find(&window, Role::Button, name).id;
        ask(&mut window, id, Asked::Focus);
        assert!(find(&window, Role::Button, name).has_focus, "{name}");
    }
    press(&mut window, Role::Button, "Choose a game");
    press(&mut window, Role::Button, "Setback. Two pairs, to 11. 2 to 7 players.");
    press(&mut window, Role::Button, "Person here");
    let field = told(&window).iter().find(|part| part.role == Role::Field && !part.value.is_empty());
    let field = field.expect("a field with a name in it").clone();
    ask(&mut window, field.id, Asked::Focus);
    let focused = told(&window).iter().find(|part| part.has_focus).expect("something has the keyboard");
    assert_eq!((focused.id, focused.role), (field.id, Role::Field));
}

#[test]
fn a_screen_tells_at_once_what_has_the_keyboard() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    let focused = |window: &Window| told(window).iter().find(|part| part.has_focus).map(|part| part.name.clone());
    window.key(Key::Letter('p'));
    assert!(focused(&window).is_some(), "a choice at the table");
    window.key(Key::Escape);
    assert_eq!(focused(&window).as_deref(), Some("The hand so far"), "the first row of the menu");
    window.key(Key::Down);
    assert_eq!(focused(&window).as_deref(), Some("How to play"), "keys move on from there");
    window.key(Key::Enter);
    assert_eq!(focused(&window).as_deref(), Some("Go back"), "the only button of the rules");
}

#[test]
fn what_is_told_to_have_the_keyboard_is_seen_to_have_it() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    window.key(Key::Letter('s'));
    assert!(told(&window).iter().any(|part| part.has_focus && part.name == "You"), "{:#?}", told(&window));
    assert!(window.focused().is_some(), "its ring is drawn at once");
}

#[test]
fn a_key_says_what_it_did_and_nothing_else_again() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    let mut says = |key| {
        window.key(key);
        window.program.voice().said().to_owned()
    };
    let sound = says(Key::Letter('m'));
    assert!(
        ["Sounds of the table: Off", "Sounds of the table: On"].iter().any(|words| sound.contains(words)),
        "{sound}"
    );
    let speed = says(Key::Function(8));
    assert!(speed.contains("Fast") && !speed.contains("Sounds"), "{speed}");
}

#[test]
fn the_hand_says_what_may_be_played_and_why_not() {
    let position = positions(names).into_iter().find(|position| position.name == "play-4").expect("a position");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("play.ron");
    storage::save_as(&file, position.session.record()).expect("a file");
    let window = open(folder.path(), Some(file), "en");
    let session = window.program.table().expect("a table").session();
    let Turn::Play(seat) = session.game().turn() else { panic!("a card is to be played") };
    let legal = session.game().legal(seat).len();
    let cards: Vec<&Part> = told(&window).iter().filter(|part| part.role == Role::Item).collect();
    let held = session.view(Viewer::Seat(seat)).hand().len();
    assert_eq!((cards.len(), cards.iter().filter(|card| card.is_able).count()), (held, legal));
    assert!(cards.iter().all(|card| !card.about.is_empty()), "{cards:#?}");
    let hand = cards[0].within.map(|within| &told(&window)[within]).expect("the hand");
    assert_eq!((hand.role, hand.name.as_str()), (Role::List, "Your hand"));
    let caption = told(&window).iter().find(|part| part.role == Role::Caption).expect("a caption");
    assert!(caption.name.len() > 10, "{}", caption.name);
}

#[test]
fn something_useful_has_the_keyboard_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    for place in places(folder.path()) {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), place.file, "en");
        place.keys.iter().for_each(|key| window.key(*key));
        let focused = told(&window).iter().filter(|part| part.has_focus).count();
        assert_eq!(focused, 1, "{}: {:#?}", place.name, told(&window));
    }
}

#[test]
fn a_page_says_what_it_asks_or_tells_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |name: &str, more: &[Key]| {
        let place = places(folder.path()).into_iter().find(|place| place.name == name).expect("a place");
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), place.file, "en");
        place.keys.iter().chain(more).for_each(|key| window.key(*key));
        let layer = told(&window).iter().find(|part| part.role.is_layer()).expect("a page").clone();
        (layer.role, layer.name, layer.about)
    };
    let (role, name, about) = said("result", &[]);
    assert_eq!((role, name.as_str()), (Role::Dialog, "Hand 1 is over"));
    assert!(about.contains("High: ") && about.contains("Game: ") && about.contains(", now "), "{about}");
    let (_, _, about) = said("over", &[]);
    assert!(about.contains(" wins"), "{about}");
    // Each of the lessons says what it is about where it stands, and not when their list comes up.
    for keys in [[Key::Letter('l')], [Key::Letter('s')], [Key::Letter('n')], [Key::Letter('r')]] {
        assert_eq!(said("home", &keys).2, "", "{keys:?}");
    }
    assert!(said("curtain", &[]).2.len() > 20);
}

#[test]
fn what_the_first_screen_is_for_is_read_before_settings() {
    let data = tempfile::tempdir().expect("a folder");
    let window = open(data.path(), None, "en");
    let told = told(&window);
    let place = |name: &str| told.iter().position(|part| part.role.is_control() && part.name.starts_with(name));
    assert!(place("Play").expect("a game") < place("Settings").expect("settings"), "{told:#?}");
}

#[test]
fn the_table_tells_trump_and_the_points_and_where_everything_is() {
    let position = positions(names).into_iter().find(|position| position.name == "play-4").expect("a position");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("play.ron");
    storage::save_as(&file, position.session.record()).expect("a file");
    let window = open(folder.path(), Some(file), "en");
    let english = Language::new("en").expect("a language");
    let table = window.program.table().expect("a table");
    let view = table.shown();
    let trump = phrase::trump(&english, view.trump.expect("trump is known"));
    assert!(told(&window).iter().any(|part| part.name.starts_with(&trump)), "{:#?}", told(&window));
    let tracker = Tracker::of(view, table.session().rules()).expect("trump is known");
    let names = table.names().in_hand(view.settled_contract(table.session().rules()));
    for row in &tracker.points {
        let line = phrase::point_aloud(&english, &names, row, &tracker);
        assert!(told(&window).iter().any(|part| part.name == line), "{line}: {:#?}", told(&window));
    }
    let is_placed = |part: &&Part| part.place.width > 1.0 && part.place.height > 1.0;
    for name in ["Your hand", "Trick", "Scores", "Players", "Points this hand"] {
        let list = told(&window).iter().position(|part| part.name == name).expect(name);
        let inner = told(&window).iter().filter(|part| part.within == Some(list));
        let all = [&told(&window)[list]].into_iter().chain(inner).collect::<Vec<_>>();
        assert!(all.len() > 1 && all.iter().all(is_placed), "{all:#?}");
    }
}

#[test]
fn what_is_asked_is_said_and_a_hint_as_often_as_it_is_asked_for() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    window.key(Key::Letter('p'));
    let is_own = |window: &Window| {
        let session = window.program.table().expect("a table").session();
        session.to_act().is_some_and(|seat| session.is_person(seat))
    };
    while !is_own(&window) {
        window.pass(Duration::from_millis(500));
    }
    let said = |window: &Window| window.program.voice().said().to_owned();
    assert!(said(&window).contains("Your bid"), "{}", said(&window));
    let table = window.program.table().expect("a table");
    let mut session = Table::resume(table.session().record().clone()).expect("the same game");
    let decision = session.hint().expect("a question").decide(&Stop::new());
    let advice = phrase::advice_ringed(&Language::new("en").expect("a language"), table.names(), &decision);
    for _ in 0..2 {
        window.key(Key::Letter('h'));
        assert!(said(&window).contains(&advice), "{advice}: {}", said(&window));
        // It is put away, and asked for once more.
        window.key(Key::Letter('h'));
    }
    window.key(Key::Letter('i'));
    let held = said(&window);
    assert!(held.contains("Your hand.") && held.contains("trump") && held.contains("Your bid"), "{held}");
    window.key(Key::Letter('g'));
    assert!(said(&window).contains("hand 1"), "what happened is read out: {}", said(&window));
    window.key(Key::Letter('l'));
    assert!(said(&window).contains("no trick before"), "and so is the last trick: {}", said(&window));
}

#[test]
fn whoever_goes_through_a_game_hears_each_step_also_on_the_way_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = places(folder.path()).into_iter().find(|place| place.name == "review").expect("a game looked back at");
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), place.file.clone(), "en");
    place.keys.iter().for_each(|key| window.key(*key));
    let mut step = |key| {
        window.key(key);
        window.program.voice().said().to_owned()
    };
    let _ = step(Key::Home);
    let there: Vec<String> = (0..6).map(|_| step(Key::Right)).collect();
    let back: Vec<String> = (0..5).map(|_| step(Key::Left)).collect();
    assert_eq!(there.iter().collect::<BTreeSet<_>>().len(), 6, "{there:#?}");
    assert!(there.iter().rev().skip(1).eq(&back), "{there:#?} and back {back:#?}");
}

#[test]
fn a_game_that_is_looked_back_at_tells_its_cards_and_whose_knowledge_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = places(folder.path()).into_iter().find(|place| place.name == "review").expect("a game looked back at");
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), place.file.clone(), "en");
    place.keys.iter().for_each(|key| window.key(*key));
    window.key(Key::Home);
    let list = |window: &Window, is_meant: &dyn Fn(&str) -> bool| -> Vec<String> {
        let at = told(window).iter().position(|part| part.role == Role::List && is_meant(&part.name));
        let lines = told(window).iter().filter(|part| at.is_some() && part.within == at);
        lines.map(|part| part.name.clone()).collect()
    };
    let cards = list(&window, &|name| name == "All cards open");
    assert!(cards.len() > 1 && cards.iter().all(|line| line.contains(" hold")), "{:#?}", told(&window));
    assert!(!list(&window, &|name| name == "Scores").is_empty() && !list(&window, &|name| name == "Trick").is_empty());
    window.key(Key::Letter('s'));
    assert!(window.program.voice().said().contains("As "), "{}", window.program.voice().said());
    let cards = list(&window, &|name| name.starts_with("As "));
    assert_eq!(cards.len(), 1, "the cards of one player: {:#?}", told(&window));
    window.key(Key::Letter('s'));
    assert!(window.program.voice().said().contains("All cards open."), "{}", window.program.voice().said());
}

#[test]
fn a_game_is_played_by_what_is_told_alone() {
    for players in [2, 4] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("begun.ron");
        storage::save_as(&file, play::table(players, 5).record()).expect("a file");
        let mut window = open(folder.path(), Some(file), "en");
        let hands = |window: &Window| window.program.table().map_or(0, |table| table.session().hands().len());
        let mut presses = 0;
        while hands(&window) < 2 {
            presses += 1;
            assert!(presses < 200, "it goes on: {:#?}", told(&window));
            let parts = told(&window);
            let able = || parts.iter().filter(|part| part.is_able);
            let named = |name: &str| able().find(|part| part.role == Role::Button && part.name == name);
            let question = parts.iter().position(|part| part.role == Role::Group).filter(|_| {
                let game = window.program.table().expect("a table").session().game();
                matches!(game.turn(), Turn::Call(_))
            });
            let next = named("Deal the next hand").or_else(|| named("Next hand")).or_else(|| named("Continue"));
            let next = next.or_else(|| able().find(|part| question.is_some() && part.within == question));
            let next = next.or_else(|| able().find(|part| part.role == Role::Item));
            let id = next.unwrap_or_else(|| panic!("something can be done: {parts:#?}")).id;
            ask(&mut window, id, Asked::Press);
        }
        let table: &Table = window.program.table().expect("a table").session();
        let own = |entry: &&Entry| matches!(entry, Entry::Act(seat, Action::Play(_)) if table.is_person(*seat));
        assert!(table.record().entries().iter().filter(own).count() >= 12, "cards were played");
    }
}

#[test]
fn a_puzzle_tells_its_position_before_its_question() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    window.key(Key::Letter('z'));
    let table = window.program.table().expect("the puzzle of the day");
    let said = window.program.voice().said();
    let english = Language::new("en").expect("a language");
    let scores = pitch_language::told::score(&english, table.names(), table.shown());
    assert!(scores.iter().all(|score| said.contains(score.as_str())), "{scores:#?}: {said}");
    let hand = said.find("Your hand. ").unwrap_or_else(|| panic!("the cards are told: {said}"));
    assert!(said.len() > hand + 40 && !said[hand + 10..].contains("Your hand. "), "once, before what is asked: {said}");
}

#[test]
fn what_a_lesson_says_of_a_hand_is_heard_with_its_result() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, "en");
    window.key(Key::Letter('l'));
    window.key(Key::Enter);
    let mut presses = 0;
    while layer(&window) != "Hand 1 is over" {
        presses += 1;
        assert!(presses < 60, "the hand ends: {:#?}", told(&window));
        let parts = told(&window);
        let able = || parts.iter().filter(|part| part.is_able);
        let game = window.program.table().expect("a table").session().game();
        let question = parts.iter().position(|part| part.role == Role::Group);
        let question = question.filter(|_| matches!(game.turn(), Turn::Call(_)));
        let answer = able().find(|part| question.is_some() && part.within == question);
        let next = answer.or_else(|| able().find(|part| part.role == Role::Item));
        let id = next.unwrap_or_else(|| panic!("something can be done: {parts:#?}")).id;
        ask(&mut window, id, Asked::Press);
    }
    let page = told(&window).iter().find(|part| part.role.is_layer()).expect("a page");
    assert!(page.about.contains("Otto: "), "{}", page.about);
}

#[test]
fn keys_that_come_faster_than_frames_are_answered_in_order() {
    let keys = |times: usize| {
        let walk = [Key::Letter('s'), Key::Tab, Key::Right, Key::Tab, Key::Down, Key::Up, Key::BackTab, Key::Left];
        let there = walk.into_iter().chain([Key::Escape, Key::Letter('n'), Key::Tab, Key::Tab, Key::Down, Key::Down]);
        let back = [Key::Escape, Key::Down, Key::Right, Key::Letter('a'), Key::Tab, Key::Escape];
        there.chain(back).cycle().take(times)
    };
    let open = || {
        let data = tempfile::tempdir().expect("a folder");
        let window = open(data.path(), None, "en");
        (window, data)
    };
    let ((mut slow, _slow), (mut fast, _fast)) = (open(), open());
    for number in [200, 7, 11] {
        keys(number).for_each(|key| slow.key(key));
        fast.keys(keys(number));
        assert_eq!(written(told(&fast)), written(told(&slow)), "after {number} more");
        assert_eq!(fast.program.settings(), slow.program.settings());
    }
}

/// A window to which a screen reader listens, with the result of a hand in front.
fn at_result(folder: &Path) -> Window {
    let place = places(folder).into_iter().find(|place| place.name == "result").expect("a place");
    open(folder, place.file, "en")
}

/// Does what is asked for here, and all that follows from it, but for what is to be heard of the widgets that were walked over.
/// Returns that.
fn run_but_for_walks(window: &mut Window, task: Task<Message>) -> Vec<Message> {
    let (mut late, mut actions) = (Vec::new(), task::into_stream(task).expect("something is asked for"));
    while let Some(action) = block_on(actions.next()) {
        match action {
            Asks::Output(walked @ (Message::Voice(Event::Walked(..)) | Message::Walked(..))) => late.push(walked),
            Asks::Output(message) => window.send(message),
            Asks::Widget(operation) => window.operate(operation),
            _ => {}
        }
    }
    late
}

/// The name of the page in front, as it was told.
fn layer(window: &Window) -> &str {
    &told(window).iter().find(|part| part.role.is_layer()).expect("a page").name
}

#[test]
fn a_sheet_that_is_not_shown_yet_is_not_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_result(folder.path());
    // From the first key on keys are named, which moves what lies beside them.
    window.key(Key::Function(12));
    let before = told(&window).to_vec();
    // The reason for the bid is found out meanwhile.
    let asked = window.program.update(Message::KeyPressed(Key::Letter('w')), window.now);
    let mut actions = task::into_stream(asked).expect("something is asked for");
    let mut has_waited = false;
    while let Some(action) = block_on(actions.next()) {
        match action {
            Asks::Output(found @ Message::Fetched(_)) => {
                assert_eq!(told(&window), before, "nothing is there to be told");
                has_waited = true;
                window.send(found);
            }
            Asks::Output(message) => window.send(message),
            Asks::Widget(operation) => window.operate(operation),
            _ => {}
        }
    }
    assert!(has_waited);
    assert_eq!(layer(&window), "Set back");

    // Where it takes its time the sheet is shown, and told.
    window.key(Key::Escape);
    let _asked = window.program.update(Message::KeyPressed(Key::Letter('w')), window.now);
    window.pass(Duration::from_millis(25));
    assert_eq!(told(&window), before);
    window.pass(Duration::from_secs(60));
    assert_eq!(layer(&window), "Opening");
}

#[test]
fn what_was_walked_over_before_another_page_came_is_not_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_result(folder.path());
    // From the first key on keys are named, which moves what lies beside them.
    window.key(Key::Function(12));
    let before = told(&window).to_vec();
    // Both are sheets: their roles do not tell them apart.
    let costs = window.program.update(Message::KeyPressed(Key::Letter('c')), window.now);
    let late = run_but_for_walks(&mut window, costs);
    assert!(!late.is_empty());
    window.key(Key::Escape);
    assert_eq!(told(&window), before);
    late.into_iter().for_each(|walked| window.send(walked));
    assert_eq!(told(&window), before);

    let why = window.program.update(Message::KeyPressed(Key::Letter('w')), window.now);
    let late = run_but_for_walks(&mut window, why);
    late.into_iter().for_each(|walked| window.send(walked));
    assert_eq!(layer(&window), "Set back");
}

#[test]
fn a_key_is_answered_by_the_page_in_front_and_not_by_the_one_that_was_walked_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_result(folder.path());
    // Farther on than there are stops on the other page.
    (0..4).for_each(|_| window.key(Key::Tab));
    let expected = told(&window).to_vec();
    window.key(Key::BackTab);
    window.key(Key::Letter('w'));
    assert_eq!(layer(&window), "Set back");
    // A click closes the page while the key waits.
    let asked = window.program.update(Message::KeyPressed(Key::Tab), window.now);
    let late = run_but_for_walks(&mut window, asked);
    assert!(late.iter().any(|message| matches!(message, Message::Walked(..))));
    window.send(Message::Sheet(sheet::Message::Why(Outcome::Close)));
    late.into_iter().for_each(|walked| window.send(walked));
    assert_eq!(told(&window), expected);
}
