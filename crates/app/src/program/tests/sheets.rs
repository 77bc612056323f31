//! What lies over the table and the first screen: which of it is there, and what it leads back to.

use crate::keymap::Key;
use crate::outcome::{Chair, Outcome};
#[cfg(unix)]
use crate::program::tests::desk::refuse;
use crate::program::tests::desk::{Desk, begun, nearly_over, over, playing, shelf, table_of};
use crate::program::{Base, Message};
use crate::screen::table;
use crate::sheet::Sheet;
use pitch_language::{Language, t};
use pitch_session::pad::{Answers, Row};
use pitch_session::settings::Speed;
use pitch_session::{Next, Settings, storage};

use iced::Task;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced_test::runtime::{Action, task};

use std::path::Path;

fn count(desk: &Desk, is_it: impl Fn(&Sheet) -> bool) -> usize {
    desk.program.sheets.iter().filter(|sheet| is_it(sheet)).count()
}

#[test]
fn the_rules_that_are_read_are_those_that_are_meant() {
    // Debug is where a page tells by which rules it is.
    let to = |desk: &Desk, points: i16| format!("{:?}", desk.top()).contains(&format!("target: Points({points})"));
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 5, 2), 4).record()));
    desk.program.context.settings.last_game.rules.target = pitch_rules::Points(9);
    desk.press([Key::Function(1), Key::Letter('r')]);
    assert!(to(&desk, 9), "on the first screen: of the game that was set up last");
    desk.press([Key::Function(1)]);
    assert_eq!(count(&desk, |sheet| matches!(sheet, Sheet::Keys(_))), 1, "the help is there already");
    desk.ask(Outcome::Home);
    desk.press([Key::Enter, Key::Function(1), Key::Letter('r')]);
    assert!(matches!(desk.top(), Some(Sheet::Rules(_))) && to(&desk, 5), "at the table: of its game");
    desk.press([Key::Escape, Key::Escape, Key::Escape, Key::Letter('r')]);
    assert!(matches!(desk.top(), Some(Sheet::Rules(_))) && to(&desk, 5), "from the menu as well");
    desk.press([Key::Escape, Key::Escape, Key::Command('n'), Key::Function(1), Key::Letter('r')]);
    assert!(matches!(desk.top(), Some(Sheet::Rules(_))) && to(&desk, 9), "where a game is set up: of that");
}

#[test]
fn people_come_and_go_from_the_menu() {
    let mut desk = Desk::at(playing(begun(table_of(&["Sam", "Eve"], 0, 7, 2), 4).record()));
    desk.press([Key::Enter, Key::Escape, Key::Letter('p')]);
    assert!(matches!(desk.program.sheets[..], [Sheet::Curtain(_), Sheet::Players(_)]), "{:?}", desk.program.sheets);
    let seat = desk.table().session().persons().last().expect("a person");
    desk.ask(Outcome::Seat(seat, Chair::Bot));
    assert!(desk.program.sheets.is_empty() && !desk.table().is_covered(), "who stays sees the table");
    assert_eq!(desk.table().session().persons().count(), 1);
}

#[test]
fn keys_of_the_first_screen_do_not_go_through_a_page() {
    let mut desk = Desk::new();
    desk.press([Key::Letter('s'), Key::Command('n')]);
    assert!(matches!(desk.program.sheets[..], [Sheet::Settings(_)]), "{:?}", desk.program.sheets);
}

#[test]
fn what_its_key_pressed_has_the_keyboard_once_the_page_is_closed() {
    let mut desk = Desk::new();
    desk.press([Key::Letter('s'), Key::Escape]);
    assert!(desk.program.sheets.is_empty());
    desk.press([Key::Tab, Key::Enter]);
    assert!(matches!(desk.program.sheets[..], [Sheet::Settings(_)]), "{:?}", desk.program.sheets);
}

#[test]
fn the_keys_for_the_speed_hold_on_every_screen() {
    let mut desk = Desk::new();
    for (key, speed) in [(6, Speed::Slow), (8, Speed::Fast), (9, Speed::Instant), (7, Speed::Normal)] {
        desk.press([Key::Function(key)]);
        assert_eq!(desk.program.context.settings.speed, speed, "on the first screen");
    }
    desk.press([Key::Letter('s'), Key::Function(8)]);
    assert_eq!(desk.program.context.settings.speed, Speed::Fast, "on a page");
}

#[test]
fn on_the_pad_space_ticks_and_enter_writes_the_hand_down() {
    let mut desk = Desk::new();
    desk.press([Key::Letter('k'), Key::Enter]);
    let pad = |desk: &Desk| match desk.top() {
        Some(Sheet::Pad(pad)) => pad.clone(),
        other => panic!("{other:?}"),
    };
    let tabs = (0..40).take_while(|_| {
        desk.press([Key::Tab]);
        !pad(&desk).enters_main()
    });
    assert!(tabs.count() < 40, "a tick has the keyboard");
    let is_ticked = |desk: &Desk| {
        let pad = pad(desk);
        let ticked =
            |row: Row| matches!(row.answers, Answers::Ticks(ticks) if ticks.iter().any(|(_, count)| *count > 0));
        pad.shown().expect("a hand").rows().into_iter().any(ticked)
    };
    desk.press([Key::Enter]);
    assert!(!is_ticked(&desk), "nothing is told yet");
    desk.press([Key::Space]);
    assert!(is_ticked(&desk));
    desk.press([Key::Enter, Key::Letter('u')]);
    assert!(is_ticked(&desk), "nothing was written down that could be taken back");
}

#[test]
fn a_language_is_chosen_on_the_first_screen() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Languages);
    assert!(Language::ALL.iter().all(|language| desk.sees(language.name)));
    desk.ask(Outcome::Language("sv"));
    assert!(desk.program.sheets.is_empty() && desk.sees("Lär dig genom att spela"));
}

#[test]
fn what_is_chosen_on_a_sheet_is_kept() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Language("de"));
    let settings = desk.program.context.settings.clone();
    desk.ask(Outcome::Changed(Box::new(Settings { speed: Speed::Slow, ..settings })));
    let kept = Settings::peek(&desk.file("settings.ron")).expect("settings");
    assert_eq!((kept.language.as_deref(), kept.speed), (Some("de"), Speed::Slow));

    // A folder is looked into each time it is used; what is wrong with it stands beside its field.
    let nowhere = desk.file("nowhere");
    desk.press([Key::Letter('s')]);
    let settings = Settings { deck_folder: Some(nowhere), ..desk.program.context.settings.clone() };
    for _ in 0..2 {
        desk.ask(Outcome::FolderUsed(Box::new(settings.clone())));
        let page = format!("{:?}", desk.top());
        assert!(page.contains("folder_fault: Some("), "{page}");
        let Some(Sheet::Settings(page)) = desk.program.sheets.last_mut() else { panic!("the settings") };
        page.tell_of_folder(None);
    }
    assert!(desk.program.notices.is_empty(), "{:?}", desk.program.notices);
}

#[test]
fn a_review_begins_at_the_hand_that_was_meant() {
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 30, 2), 100).record()));
    desk.press([Key::Enter]);
    assert!(desk.table().session().hands().len() >= 2);
    desk.ask(Outcome::Review(Some(2)));
    let Some(Sheet::Review(review)) = desk.top() else { panic!("{:?}", desk.top()) };
    assert_eq!(review.game().hand_at(), 1);
}

/// The answer that comes of this, held back.
fn held_back(task: Task<Message>) -> Message {
    let mut actions = task::into_stream(task).expect("something is asked");
    loop {
        let action = block_on(actions.next()).expect("an answer");
        if let Action::Output(message @ Message::Table(table::Message::Decided(..))) = action {
            return message;
        }
    }
}

#[test]
fn a_bot_answers_at_the_table_where_it_was_asked() {
    let mut game = begun(table_of(&["Sam"], 3, 7, 2), 4);
    while !matches!(game.next(), Next::Bot(_)) {
        assert!(crate::program::tests::desk::step(&mut game));
    }
    let done = over(table_of(&["Sam"], 3, 3, 4));
    let folder = shelf(&[done.record()]);
    storage::save_as(&folder.path().join("current.ron"), game.record()).expect("written");
    let mut desk = Desk::at(folder);
    let (now, entries) = (desk.now, |desk: &Desk| desk.game().entries().len());
    let at_the_table = held_back(desk.program.update(Message::KeyPressed(Key::Enter), now));
    desk.press([Key::Escape, Key::Letter('g'), Key::Command('f'), Key::End, Key::Enter]);
    // To a step at which a bot has to decide.
    let mut at_the_try_out = None;
    for _ in 0..12 {
        let Some(Sheet::Review(_)) = desk.top() else { panic!("{:?}", desk.top()) };
        let task = desk.program.update(Message::KeyPressed(Key::Letter('p')), now);
        if matches!(desk.table().session().next(), Next::Bot(_)) {
            at_the_try_out = Some(held_back(task));
            break;
        }
        desk.letters("e");
        desk.press([Key::Right]);
    }
    let at_the_try_out = at_the_try_out.expect("a bot is asked");
    assert!(desk.table().session().is_try_out());
    let before = entries(&desk);
    desk.happens(at_the_table);
    assert_eq!(entries(&desk), before, "the answer to the table that waits");
    // Back at the table, where a bot is asked anew.
    desk.letters("e");
    while desk.program.sheets.len() > 1 {
        desk.press([Key::Escape]);
    }
    let asked_anew = held_back(desk.program.update(Message::KeyPressed(Key::Escape), now));
    let before = entries(&desk);
    desk.happens(at_the_try_out);
    assert_eq!(entries(&desk), before, "the answer to what was tried out");
    desk.happens(asked_anew);
    assert!(entries(&desk) > before);
}

#[test]
fn a_notice_on_a_page_takes_room_and_covers_nothing() {
    let mut desk = Desk::new();
    desk.letters("s");
    desk.program.notify("Something went wrong.".to_owned());
    desk.press([Key::Function(12)]);
    let context = &desk.program.context;
    let high = (context.size.height + context.foot()) * context.zoom();
    assert!(context.foot() > 40.0 && (high - context.window_size().height).abs() < 8.0, "{high}");
    assert!(desk.sees("Something went wrong."));
    desk.press([Key::Escape]);
    assert!(desk.program.context.foot() == 0.0 && matches!(desk.top(), Some(Sheet::Settings(_))), "it was closed");
}

#[test]
fn notices_are_read_one_by_one() {
    let mut desk = Desk::new();
    let tell = |desk: &mut Desk| {
        for said in ["One.", "Two.", "Three."] {
            desk.program.notify(said.to_owned());
        }
    };
    tell(&mut desk);
    assert_eq!(desk.program.notice(), None, "the first screen has a place of its own for them");
    assert!(desk.sees("Two."));
    desk.happens(Message::Home(Outcome::NoticeRead(1)));
    assert_eq!(desk.program.notices, ["One.", "Three."]);
    assert!(!desk.sees("Two.") && desk.sees("Three."));
    desk.happens(Message::Home(Outcome::NoticeRead(7)));
    assert_eq!(desk.program.notices, ["One.", "Three."]);
    desk.letters("s");
    for said in ["One.", "Three."] {
        assert_eq!(desk.program.notice(), Some(said));
        desk.press([Key::Escape]);
    }
    assert!(desk.program.notices.is_empty() && matches!(desk.top(), Some(Sheet::Settings(_))));
}

#[cfg(unix)]
#[test]
fn a_notice_that_is_put_away_over_a_sheet_looks_for_the_game_as_well() {
    let folder = crate::program::tests::desk::folder();
    let (file, game) = (folder.path().join("current.ron"), begun(table_of(&["Sam"], 3, 7, 2), 4));
    refuse(&file);
    let mut desk = Desk::at(folder);
    desk.letters("s");
    std::fs::remove_file(&file).expect("removed");
    storage::save_as(&file, game.record()).expect("written");
    desk.press([Key::Escape]);
    assert!(desk.goes_on_with(game.record()));
}

#[test]
fn a_file_whose_reading_fails_is_told_of_and_the_table_goes_on() {
    let mut desk = Desk::at(playing(nearly_over(table_of(&["Sam"], 3, 3, 4)).record()));
    desk.press([Key::Enter]);
    let fails = |_: &Path| -> () { panic!("on purpose") };
    let task = desk.program.fetch(desk.file("some.ron"), fails, |_, _, (), _| Task::none());
    assert!(matches!(desk.top(), Some(Sheet::Opening(_))));
    desk.run(task);
    assert!(desk.program.sheets.is_empty(), "nothing waits for it any more");
    assert!(desk.is_told(&t!(desk.program.context.language, "opening-failed")), "{:?}", desk.program.notices);
    desk.decide();
    assert!(matches!(desk.program.base, Base::Table(_)));
}
