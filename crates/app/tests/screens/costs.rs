//! What it cost: the sheet after a hand by mouse and keys, the marks in the review, and the end of a game.

use crate::held::held;
use crate::scenes::{self, context, save, simulator};
use crate::window::Window;

use pitch_app::Options;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::costs::Costs as Sheet;
use pitch_app::screen::over::Over;
use pitch_language::phrase::{cost_better, cost_figure};
use pitch_players::{Level, Stop};
use pitch_rules::{BySeat, Seat, Turn};
use pitch_session::aids::Aids;
use pitch_session::costs::{Accuracy, Hits, Whose};
use pitch_session::{Costs, Deals, Kind, NewGame, Player, Review, Table};

use iced::Size;
use iced_test::simulator::click;

use std::sync::Arc;

/// A table of two people who play the first card that they may, when so many hands are over.
pub fn played(people: usize, number: u64) -> Table {
    let kind = |seat| if seat < people { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let names = scenes::names(4).into_iter().enumerate();
    let players = names.map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let rules = pitch_rules::Rules::default();
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table");
    while table.hands().is_empty() {
        match table.game().turn() {
            Turn::Deal(_) => drop(table.deal()),
            turn => {
                let seat = turn.decides().expect("a turn");
                // The highest card, and the lowest call.
                let legal = table.game().legal(seat);
                let action = if matches!(turn, Turn::Play(_)) { legal.last() } else { legal.first() };
                let _ = table.act(seat, action.expect("something").clone()).expect("legal");
            }
        }
    }
    table
}

/// What the people's decisions cost, and in which game they make a mistake each.
fn with_mistakes(people: usize) -> (Table, Arc<Costs>) {
    with_mistakes_from(people, 0)
}

/// The same, from the game of this number on.
pub fn with_mistakes_from(people: usize, first: u64) -> (Table, Arc<Costs>) {
    for number in first..first + 200 {
        let table = played(people, number);
        let review = Review::of(table.record()).expect("a hand is over");
        let costs = Costs::of(&review, review.hands().len() - 1, Whose::People, &Stop::new()).expect("not stopped");
        let seats = table.rules().seats().all().take(people);
        if seats.clone().all(|seat| !costs.costliest(seat).is_empty()) {
            return (table, Arc::new(costs));
        }
    }
    panic!("nobody makes mistakes");
}

fn press(sheet: &mut Sheet, context: &Context, words: &str) -> Outcome {
    let mut view = simulator(context, sheet.view(context));
    let place = view.find(words).unwrap_or_else(|error| panic!("{words}: {error:?}")).bounds().center();
    view.point_at(place);
    let _ = view.simulate(click());
    let message = view.into_messages().next().unwrap_or_else(|| panic!("{words} says nothing"));
    sheet.update(message, context)
}

#[test]
fn each_mistake_leads_into_the_review_by_mouse_and_keys() {
    let context = context((1280.0, 800.0), "en");
    let (table, costs) = with_mistakes(2);
    let people: Vec<Seat> = table.rules().seats().all().take(2).collect();
    let mut sheet = held(Sheet::new(scenes::told(&table), people.clone(), false));
    assert!(simulator(&context, sheet.view(&context)).find("Being worked out…").is_ok());
    assert_eq!(sheet.key(Key::Enter, &context), Outcome::GoOn);
    sheet.tell(&costs);
    let first = costs.costliest(people[0])[0];
    assert_eq!(press(&mut sheet, &context, "Show"), Outcome::ReviewAt(first.step));
    // By keys: from the main button round past the headline to the first row.
    let _ = sheet.key(Key::Tab, &context);
    let _ = sheet.key(Key::Tab, &context);
    let _ = sheet.key(Key::Tab, &context);
    assert_eq!(sheet.key(Key::Enter, &context), Outcome::ReviewAt(first.step));
    assert_eq!(sheet.key(Key::Escape, &context), Outcome::Close);
    for (size, language) in [((1280.0, 800.0), "en"), ((900.0, 600.0), "de"), ((720.0, 520.0), "en")] {
        let context = scenes::context(size, language);
        let _ = save("costs", &context, sheet.view(&context));
    }
}

#[test]
fn one_key_leads_from_the_result_to_the_costs_and_on_into_the_review() {
    let (table, costs) = with_mistakes(1);
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(speed: instant, trick_pause: milliseconds(0))";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("written");
    let file = folder.path().join("game.ron");
    std::fs::write(&file, table.record().to_ron().expect("text")).expect("written");
    let options = Options {
        file: Some(file),
        data_dir: Some(folder.path().to_owned()),
        language: Some("en".to_owned()),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::new(1280.0, 800.0));
    for _ in 0..100 {
        if window.find("What it cost").is_some() {
            break;
        }
        window.pass(std::time::Duration::from_millis(100));
    }
    let first = costs.costliest(Seat::default())[0];
    let language = pitch_language::Language::default();
    let names = scenes::told(&table);
    let headline =
        pitch_language::phrase::cost_headline(&language, &names, Seat::default(), &costs.costliest(Seat::default()));
    window.key(Key::Letter('c'));
    assert!(window.find(&headline).is_some(), "{headline}");
    window.key(Key::Tab);
    window.key(Key::Tab);
    window.key(Key::Tab);
    window.key(Key::Enter);
    // The list beside the ribbon has the words.
    window.key(Key::Letter('l'));
    let chance = pitch_language::phrase::cost_chance(&language, first);
    assert!(window.find("All cards open").is_some() || window.find("Play on from here").is_some());
    assert!(window.find(&chance).is_some(), "the decision is marked: {chance}");
    let (better, figure) = (cost_better(&language, &names, first), cost_figure(&language, first));
    assert!(window.find(&format!("{figure}. {better}")).is_some(), "with what was better: {better}");
    let (picture, _) = window.draw();
    picture.save_png(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("review-mistake.png")).expect("written");
    // The sheet is there again on the way back.
    window.key(Key::Letter('c'));
    window.key(Key::Escape);
    assert!(window.find(&headline).is_some());
}

#[test]
fn who_made_no_mistake_hears_it() {
    let context = context((1280.0, 800.0), "en");
    let (table, costs) = with_mistakes(1);
    let mut sheet = Sheet::new(scenes::told(&table), vec![Seat::default()], false);
    let all = costs.all.iter().filter(|cost| !cost.is_mistake()).cloned().collect();
    sheet.tell(&Arc::new(Costs { all, ..Costs::clone(&costs) }));
    let said = "Well played: you had ";
    let mut view = simulator(&context, sheet.view(&context));
    let found = view.find(move |candidate: iced_test::selector::Candidate<'_>| match candidate {
        iced_test::selector::Candidate::Text { content, .. } if content.starts_with(said) => Some(()),
        _ => None,
    });
    assert!(found.is_ok());
    drop(view);
    let _ = save("costs-none", &context, sheet.view(&context));
}

/// The sheet with the mistakes of one person.
pub fn sheet() -> Sheet {
    let (table, costs) = with_mistakes(1);
    let mut sheet = Sheet::new(scenes::told(&table), vec![Seat::default()], false);
    sheet.tell(&costs);
    sheet
}

/// The end of a game with one or two people at the table, one of them helped.
pub fn over(people: usize, told: bool) -> Over {
    let kinds: Vec<Kind> =
        (0..4).map(|seat| if seat < people { Kind::Person } else { Kind::Bot(Level::USUAL) }).collect();
    let mut aids = BySeat::<Aids>::new(4);
    aids[Seat::new(1).expect("a seat")] = Aids { hints: 2, undos: 1, coached: 0 };
    let mut over = scenes::over_with(&kinds, false).with_aids(aids);
    let hits = |good, of| Hits { good, of, lost: 0 };
    let one = Accuracy { bidding: hits(3, 4), leading: hits(7, 8), following: hits(15, 15) };
    if told {
        over.tell_of_accuracies(BySeat::from_values([one; 4]).expect("four seats"));
    }
    over
}

#[test]
fn the_end_of_a_game_tells_how_well_each_of_the_people_decided() {
    let context = context((1280.0, 800.0), "en");
    assert!(over(1, false).awaits_accuracies() && !over(1, true).awaits_accuracies());
    let line = "Ana’s accuracy: 93%. No better choice in 25 of 27 decisions. With 2 hints and 1 decision taken back.";
    let tells = |mut over: Over| match over.key(Key::Letter('w'), &context) {
        Outcome::Why(why) => why.here.expect("a sentence").contains(line),
        outcome => panic!("{outcome:?}"),
    };
    assert!(tells(over(2, true)) && !tells(over(2, false)));
}

/// The program with this game.
fn opened(table: &Table, size: (f32, f32), language: &str) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(speed: instant, trick_pause: milliseconds(0))";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("written");
    let file = folder.path().join("game.ron");
    std::fs::write(&file, table.record().to_ron().expect("text")).expect("written");
    let data_dir = Some(folder.path().to_owned());
    let options = Options { file: Some(file), data_dir, language: Some(language.to_owned()), ..Options::default() };
    Window::open(options, Size::from(size))
}

/// Looks back at the hand that is over, at its first decisions, and asks why.
fn asks_why(table: &Table, size: (f32, f32), language: &str, steps: usize) -> Window {
    let mut window = opened(table, size, language);
    window.key(Key::Letter('r'));
    for _ in 0..steps {
        window.key(Key::Right);
    }
    let tag = format!("{language}-{}x{}-{steps}", size.0, size.1);
    let keep = |window: &mut Window, name: &str| {
        let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{tag}.png"));
        window.draw().0.save_png(file).expect("written");
    };
    keep(&mut window, "review-why");
    window.key(Key::Letter('w'));
    keep(&mut window, "thought");
    window
}

#[test]
fn one_key_tells_in_the_review_why_a_decision_was_taken() {
    let table = with_mistakes(1).0;
    let review = Review::of(table.record()).expect("a hand");
    let language = pitch_language::Language::default();
    let names = pitch_language::library::names(table.record());
    let start = review.hand().steps.start;
    let (mut bots, mut people) = (0, 0);
    for steps in [0, 1, 2, 3, 5, 7] {
        let patience = pitch_session::settings::Thinking::default().into();
        let Some(thought) = pitch_session::Thought::of(&review, start + steps + 1, patience, &Stop::new()) else {
            continue;
        };
        let said = pitch_language::phrase::thought(&language, &names, &thought);
        let mut window = asks_why(&table, (1280.0, 800.0), "en", steps);
        assert!(window.find(&said[0]).is_some(), "{}", said[0]);
        assert!(window.find(&said[1..].join(" ")).is_some() || said.len() == 1, "{said:?}");
        *if table.is_person(thought.seat) { &mut people } else { &mut bots } += 1;
        // The same key closes it, and a click on the button opens it.
        window.key(Key::Letter('w'));
        assert!(window.find(&said[0]).is_none());
        // Further down the list is scrolled to the button.
        if steps < 3 {
            window.touch_words("Why?");
            assert!(window.find(&said[0]).is_some());
        }
    }
    assert!(bots > 2 && people > 0, "{bots}, {people}");
}

#[test]
fn on_the_result_the_bid_says_what_became_of_it_and_why_a_bot_made_it() {
    // A hand of bots' own choice, in which one of them had to make a bid.
    let by_a_bot = |number: &u64| {
        let contract = decided(*number).hands()[0].finished.score.contract;
        contract.is_some_and(|contract| contract.bid.is_some() && contract.pitcher != Seat::default())
    };
    let table = decided((0..50).find(by_a_bot).expect("a bot bids"));
    let review = Review::of(table.record()).expect("a hand");
    let patience = pitch_session::settings::Thinking::default().into();
    let last = review.hands().len() - 1;
    let thought = pitch_session::Thought::of_contract(&review, last, patience, &Stop::new()).expect("a bid");
    let language = pitch_language::Language::default();
    let names = scenes::told(&table);
    let reason = &pitch_language::phrase::thought(&language, &names, &thought)[0];
    let mut window = opened(&table, (1280.0, 800.0), "en");
    window.key(Key::Letter('w'));
    let finished = &table.hands()[0].finished;
    let why = pitch_language::why_result(&language, &names, finished);
    let told = format!("{} {reason}", why.here.expect("what became of it"));
    assert!(window.find(&told).is_some(), "{told}");
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("why-bid-en-1280x800.png");
    window.draw().0.save_png(file).expect("written");
}

/// A table at which everybody decides as bots do, when a hand is over.
fn decided(number: u64) -> Table {
    let mut table = played(1, number);
    let rules = pitch_rules::Rules::default();
    let players = table.seated();
    table = Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table");
    while table.hands().is_empty() {
        match table.next() {
            pitch_session::Next::Deal => drop(table.deal()),
            pitch_session::Next::Bot(request) => {
                let seat = table.to_act().expect("a turn");
                let _ = table.act(seat, request.decide(&Stop::new()).action).expect("legal");
            }
            _ => {
                let seat = table.to_act().expect("a turn");
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
    table
}

#[test]
fn why_a_decision_was_taken_is_drawn_at_every_size() {
    let table = with_mistakes(1).0;
    for (size, language) in
        [((900.0, 600.0), "en"), ((720.0, 520.0), "de"), ((1280.0, 800.0), "de"), ((1920.0, 1080.0), "en")]
    {
        let window = asks_why(&table, size, language, 2);
        assert!(window.find(if language == "en" { "Back" } else { "Zurück" }).is_some(), "{size:?} in {language}");
    }
}
