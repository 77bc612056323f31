//! Puzzles in the window: the shelf, a puzzle on the table answered by mouse and by keys, and what comes of it.

use crate::costs;
use crate::held::held;
use crate::scenes::{context, save};
use crate::window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::puzzles::Puzzles;
use pitch_app::screen::table::{Course, Message, Table};
use pitch_rules::Action;
use pitch_session::puzzle::{Exercise, Mistake, Mistakes, Theme};
use pitch_session::{Shelf, Solved, Storage, Timestamp};

use iced::Size;

use std::fs;
use std::path::Path;
use std::time::Duration;

fn window(folder: &Path, size: (f32, f32), language: &str) -> Window {
    let options =
        Options { data_dir: Some(folder.to_owned()), language: Some(language.to_owned()), ..Options::default() };
    Window::open(options, Size::from(size))
}

fn leave(window: &mut Window, name: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    window.draw().0.save_png(folder.join(name)).expect("the folder can be written");
}

/// Presses the keys for this.
fn press(window: &mut Window, action: &Action) {
    let table = window.program.table().expect("a table");
    let spot = table.spots().iter().find(|spot| spot.message == control(action));
    let place = match (action, spot) {
        (_, Some(spot)) => spot.place.center(),
        (Action::Play(card), None) => {
            let (_, place) = table.cards().find(|(lying, _)| lying == card).expect("the card is there");
            place.centre
        }
        _ => panic!("{action} cannot be pressed"),
    };
    window.touch(place);
}

#[test]
fn the_shelf_leads_to_a_puzzle_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (1280.0, 800.0), "en");
    // The first screen goes to the puzzle of the day, behind which the shelf is.
    window.key(Key::Letter('z'));
    assert!(window.program.table().and_then(Table::puzzle).is_some(), "the puzzle of the day is there");
    window.key(Key::Letter('e'));
    assert!(window.find("Solve it").is_some());
    leave(&mut window, "puzzles.png");
    window.key(Key::Enter);
    let place = window.program.table().and_then(Table::puzzle).expect("the puzzle of the day is there");
    assert!(window.find("Solve it").is_none());
    leave(&mut window, "puzzle.png");
    // Nothing is taken back, and no hint is given.
    for key in [Key::Letter('u'), Key::Letter('h'), Key::Command('z')] {
        let before = window.program.table().expect("a table").session().record().entries().len();
        window.key(key);
        let table = window.program.table().expect("a table");
        assert!(table.hinted().is_empty() && table.session().record().entries().len() == before, "{key:?}");
    }
    let puzzle = &Shelf::own().puzzles[place];
    press(&mut window, &puzzle.choices[1].action);
    assert_eq!(hinted(&window), [control(puzzle.right_action())], "the better choice has the ring");
    leave(&mut window, "puzzle-wrong.png");
    window.key(Key::Letter('a'));
    assert_eq!(window.program.table().and_then(Table::puzzle), Some(place), "it is asked again");
    assert!(hinted(&window).is_empty());
    press(&mut window, puzzle.right_action());
    settle(&mut window);
    assert_eq!(window.program.table().and_then(Table::puzzle), Some(place), "the day's puzzle stays there");
    let days = window.program.table().and_then(Table::course).cloned();
    assert_eq!(days, Some(Course::Day([None, None, None, None, Some(false)])), "the first answer counts");
    leave(&mut window, "puzzle-right.png");
    // Practice comes next, and the arrow leads to all.
    window.key(Key::Letter('n'));
    let table = window.program.table().expect("a table");
    assert_eq!(table.drill().map(|(drill, index)| (drill.theme, index)), Some((Theme::Tens, 0)));
    let next = table.puzzle().expect("a puzzle");
    press(&mut window, Shelf::own().puzzles[next].right_action());
    let arrow = window.program.table().expect("a table").layout().menu.center();
    window.touch(arrow);
    assert!(window.program.table().is_none() && window.find("Look at it again").is_some());
    window.key(Key::Escape);
    assert!(window.find("Choose a game").is_some(), "home again");
    drop(window);
    let storage = Storage::open(folder.path()).expect("a folder");
    let solved = storage.load_joined::<Solved>().0;
    assert_eq!((solved.tried(), solved.at_once()), (2, 1));
    assert!(solved.of(&puzzle.id()).is_some_and(|answered| answered.right && answered.day.is_some()));
    let kept = ["current.ron", "statistics.jsonl"].map(|file| folder.path().join(file).exists());
    assert_eq!(kept, [false; 2], "it is no game");
}

#[test]
fn a_puzzle_is_played_on_as_a_try_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (900.0, 600.0), "de");
    window.key(Key::Letter('z'));
    let place = window.program.table().and_then(Table::puzzle).expect("a puzzle");
    let entries = |window: &Window| window.program.table().expect("a table").session().record().entries().len();
    let before = entries(&window);
    press(&mut window, &Shelf::own().puzzles[place].choices[1].action);
    assert_eq!(entries(&window), before, "an answer that is not the best moves nothing");
    window.key(Key::Letter('p'));
    assert_eq!(window.program.table().and_then(Table::puzzle), None);
    press(&mut window, Shelf::own().puzzles[place].right_action());
    assert!(entries(&window) > before);
    window.key(Key::Letter('e'));
    assert!(window.program.table().is_none() && window.find("Nach Thema").is_some());
}

/// The control at the table that does this.
fn control(action: &Action) -> Message {
    match action {
        Action::Play(card) => Message::Card(*card),
        other => Message::Act(other.clone()),
    }
}

/// What has the ring of a hint.
fn hinted(window: &Window) -> Vec<Message> {
    window.program.table().expect("a table").hinted()
}

/// Lets time pass until nothing moves and nobody thinks.
fn settle(window: &mut Window) {
    for _ in 0..80 {
        window.pass(Duration::from_millis(100));
    }
}

/// A hand of a drill that was not answered rightly.
pub fn missed() -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (1280.0, 800.0), "en");
    begin(&mut window, "Keep your tens");
    let place = window.program.table().and_then(Table::puzzle).expect("a hand");
    press(&mut window, &Shelf::own().puzzles[place].choices[1].action);
    (folder, window)
}

/// Presses the tile of this name on the shelf.
fn begin(window: &mut Window, name: &str) {
    window.key(Key::Letter('z'));
    window.key(Key::Letter('e'));
    window.touch_words(name);
}

#[test]
fn a_drill_shows_what_is_better_and_goes_on_by_itself_once_it_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (1280.0, 800.0), "en");
    begin(&mut window, "Keep your tens");
    let place = |window: &Window| window.program.table().and_then(Table::puzzle).expect("a hand");
    let first = place(&window);
    leave(&mut window, "drill.png");
    let puzzle = &Shelf::own().puzzles[first];
    press(&mut window, &puzzle.choices[1].action);
    assert_eq!(hinted(&window), [control(puzzle.right_action())]);
    leave(&mut window, "drill-missed.png");
    window.key(Key::Letter('a'));
    assert!(hinted(&window).is_empty(), "asked again, nothing is shown");
    press(&mut window, puzzle.right_action());
    window.pass(Duration::from_millis(300));
    assert_eq!(place(&window), first, "it lies there for a moment");
    leave(&mut window, "drill-right.png");
    settle(&mut window);
    let second = place(&window);
    assert_ne!(second, first);
    // Enter leads on from what was missed, and any key from what was right.
    press(&mut window, &Shelf::own().puzzles[second].choices[1].action);
    window.key(Key::Enter);
    for _ in 2..5 {
        let at = place(&window);
        press(&mut window, Shelf::own().puzzles[at].right_action());
        window.key(Key::Letter('x'));
    }
    assert!(window.program.table().is_none() && window.find("Keep your tens: 3 of 5 right").is_some());
    leave(&mut window, "drill-over.png");
    drop(window);
    let solved = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
    assert_eq!((solved.tried(), solved.at_once(), solved.drill()), (5, 3, None));
}

#[test]
fn what_leads_on_from_a_missed_hand_lies_on_no_card_of_the_trick() {
    for size in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window(folder.path(), size, "en");
        begin(&mut window, "Keep your tens");
        let place = window.program.table().and_then(Table::puzzle).expect("a hand");
        press(&mut window, &Shelf::own().puzzles[place].choices[1].action);
        let table = window.program.table().expect("a table");
        let (view, panel) = (table.shown(), table.panel_place().expect("slips lead on"));
        let (own, seats) = (view.own_seat().expect("a player"), view.seats.len());
        let trick = view.trick.expect("a trick");
        for (seat, card) in trick.plays() {
            let at = table.layout().trick[(seat.index() + seats - own.index()) % seats].bounds();
            assert!(!at.intersects(&panel), "{size:?}: {card} at {at:?}, {panel:?}");
        }
    }
}

#[test]
fn a_drill_waits_for_the_player_where_nothing_moves_and_where_tricks_do() {
    for settings in ["(motion: reduced)", "(trick_pause: until_click)"] {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("settings.ron"), settings).expect("written");
        let mut window = window(folder.path(), (1280.0, 800.0), "en");
        begin(&mut window, "Keep your tens");
        let place = |window: &Window| window.program.table().and_then(Table::puzzle).expect("a hand");
        let first = place(&window);
        press(&mut window, Shelf::own().puzzles[first].right_action());
        settle(&mut window);
        if settings.contains("trick_pause") {
            // The trick lies until it is seen.
            window.key(Key::Enter);
            settle(&mut window);
        }
        assert_eq!(place(&window), first, "{settings}");
        assert!(window.program.table().expect("a table").panel_place().is_some(), "a slip leads on: {settings}");
        window.touch(iced::Point::new(640.0, 120.0));
        assert_ne!(place(&window), first, "and so does the cloth: {settings}");
    }
}

#[test]
fn a_drill_that_is_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (720.0, 520.0), "en");
    begin(&mut window, "Bid or pass");
    let place = |window: &Window| window.program.table().and_then(Table::puzzle).expect("a hand");
    let first = place(&window);
    leave(&mut window, "drill-bid-720.png");
    press(&mut window, &Shelf::own().puzzles[first].choices[1].action);
    leave(&mut window, "drill-bid-missed-720.png");
    window.key(Key::Escape);
    assert!(window.find("By theme").is_some());
    window.touch_words("Bid or pass");
    let table = window.program.table().expect("a table");
    assert_ne!(table.puzzle(), Some(first));
    assert_eq!(table.drill().map(|(drill, index)| (index, drill.right())), Some((1, 0)));
}

/// Mistakes that were made a day and five days ago, two of them solved since.
fn mistakes() -> Mistakes {
    let mut mistakes = Mistakes::default();
    let mut now = Timestamp::now().seconds() - 5 * 24 * 60 * 60;
    for number in 0..4 {
        let (table, costs) = costs::with_mistakes_from(1, 10 * number);
        let played = Timestamp::from_seconds(now);
        assert!(mistakes.add(Mistake::found(table.record(), &costs, played)));
        now += 24 * 60 * 60;
    }
    let ids: Vec<String> = mistakes.all().iter().take(2).map(|mistake| mistake.id().to_owned()).collect();
    for id in ids {
        mistakes.note_answer(&id, true, 20_000);
    }
    mistakes
}

/// A folder with these mistakes.
fn folder_with(mut mistakes: Mistakes) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    Storage::open(folder.path()).expect("a folder").save_joined(&mut mistakes).expect("saved");
    folder
}

#[test]
fn ones_own_mistakes_are_a_theme_once_there_are_some_and_judged_as_what_it_cost_judges() {
    let none = tempfile::tempdir().expect("a folder");
    let mut without = window(none.path(), (1280.0, 800.0), "en");
    without.key(Key::Letter('z'));
    without.key(Key::Letter('e'));
    assert!(without.find("Keep your tens").is_some() && without.find("Your own mistakes").is_none());
    drop(without);

    let (table, costs) = costs::with_mistakes_from(1, 0);
    let own = costs.all.iter().rfind(|cost| cost.is_mistake()).expect("a mistake");
    let mut found = Mistakes::default();
    assert!(found.add(Mistake::found(table.record(), &costs, Timestamp::now())));
    let folder = folder_with(found.clone());
    let mut window = window(folder.path(), (1280.0, 800.0), "en");
    begin(&mut window, "Your own mistakes");
    let asked = |window: &Window| match window.program.table().and_then(Table::exercise) {
        Some(Exercise::Mistake(mistake)) => mistake.id().to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&window), found.all().last().expect("some").id());
    leave(&mut window, "drill-mistake.png");
    window.send(pitch_app::program::Message::Voice(pitch_app::voice::Event::Listened(true)));
    let told = window.program.voice().told();
    assert!(told.iter().any(|part| part.name.contains("From today\u{2019}s game")), "{told:#?}");
    // What was done then is wrong now, and the same is better.
    press(&mut window, &own.done);
    assert_eq!(hinted(&window), [control(&own.best)]);
    let told = window.program.voice().told();
    assert!(
        told.iter().any(|part| part.name.contains("of 100 games")),
        "a reader says what each choice wins: {told:#?}"
    );
    leave(&mut window, "drill-mistake-missed.png");
    window.key(Key::Letter('a'));
    press(&mut window, &own.best);
    settle(&mut window);
    assert_eq!(asked(&window), found.all().last().expect("some").id(), "it waits for whoever listens");
    window.key(Key::Letter('n'));
    let at = window.program.table().and_then(Table::drill).map(|(_, index)| index);
    assert_ne!(at, Some(0), "and a key leads on");
    drop(window);
    let kept = Storage::open(folder.path()).expect("a folder").load_joined::<Mistakes>().0;
    assert!(kept.all().last().expect("some").is_solved());
    let solved = Storage::open(folder.path()).expect("a folder").load_joined::<Solved>().0;
    assert_eq!(solved.tried(), 0, "they are no puzzles");
}

#[test]
fn a_drill_of_ones_own_mistakes_is_drawn_in_every_window_and_language() {
    for (size, language) in
        [((1280.0, 800.0), "en"), ((720.0, 520.0), "en"), ((1280.0, 800.0), "de"), ((720.0, 520.0), "pl")]
    {
        let folder = folder_with(mistakes());
        let mut window = window(folder.path(), size, language);
        window.key(Key::Letter('z'));
        window.key(Key::Letter('e'));
        leave(&mut window, &format!("shelf-mistakes-{}-{language}.png", size.0));
        let name =
            pitch_language::phrase::theme(&pitch_language::Language::new(language).expect("there"), Theme::Mistakes);
        window.touch_words(&name);
        assert!(window.program.table().and_then(Table::exercise).is_some(), "{name}");
        leave(&mut window, &format!("drill-mistakes-{}-{language}.png", size.0));
    }
}

#[test]
fn a_broken_file_of_answers_is_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("puzzles.ron"), "no answers").expect("written");
    let mut window = window(folder.path(), (1280.0, 800.0), "en");
    window.key(Key::Letter('z'));
    assert!(window.program.table().and_then(Table::puzzle).is_some());
    drop(window);
    let texts =
        fs::read_dir(folder.path()).expect("a folder").filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
    assert!(texts.into_iter().any(|text| text == "no answers"), "nothing is lost");
}

#[test]
fn everything_on_the_shelf_is_reached_by_keys() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Puzzles::new(Solved::default(), &mistakes(), (20_000, &[]), &context));
    let mut reached = Vec::new();
    for _ in 0..40 {
        let _ = screen.key(Key::Tab, &context);
        assert!(screen.shows_focus());
        reached.push(screen.clone().key(Key::Enter, &context));
    }
    assert!(reached.contains(&Outcome::Close));
    assert!(reached.iter().any(|outcome| matches!(outcome, Outcome::Puzzle(_))));
    assert!(Theme::ALL.iter().all(|theme| reached.contains(&Outcome::Drill(*theme, None))));
}

#[test]
fn it_is_drawn_in_every_window_and_language() {
    for size in [(1280.0, 800.0), (900.0, 600.0), (720.0, 520.0)] {
        for language in ["en", "de"] {
            let context = context(size, language);
            let mut solved = Solved::default();
            for (number, puzzle) in Shelf::own().puzzles.iter().enumerate().step_by(3) {
                solved.note_answer(&puzzle.id(), number % 4 != 0, 20_000, false);
                solved.note_answer(&puzzle.id(), number % 8 != 0, 20_000, false);
            }
            for day in 19_996..20_000 {
                let place = solved.of_day(Shelf::own(), day, None).expect("a puzzle");
                solved.note_answer(&Shelf::own().puzzles[place].id(), day != 19_998, day, true);
            }
            let _ =
                save("puzzles", &context, Puzzles::new(solved, &mistakes(), (20_000, &[]), &context).view(&context));
        }
    }
}
