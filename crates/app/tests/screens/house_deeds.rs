//! The house rules: what clicks and keys on them change.

use crate::clicks::click;
use crate::held::held;
use crate::house::{messages, own, rules, saturday, sets, smear, told, turned, with_sets, written};
use crate::scenes::{context, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::games::{self, Games};
use pitch_app::screen::house_rules::{HouseRules, Message, NAME, PATH, Pane, SEARCH};
use pitch_app::screen::new_game::{self, NewGame};
use pitch_app::widget::Operation;
use pitch_rules::rules::{Field, Group, Value};
use pitch_rules::{Points, Preset, Rules};
use pitch_session::settings::Theme;
use pitch_session::{Pick, RuleSet};

use iced::Point;
use iced::widget::Id;
use iced_test::simulator::click as press;

use std::path::PathBuf;

const WINDOW: (f32, f32) = (1280.0, 800.0);
/// High enough for all rows.
const HIGH: (f32, f32) = (1280.0, 7000.0);
const NARROW: (f32, f32) = (720.0, 520.0);

/// Clicks all over the window, and gathers what they say.
fn said(screen: &HouseRules, context: &Context) -> Vec<Message> {
    let mut window = simulator(context, screen.view(context));
    let mut y = 4.0;
    while y < context.size.height {
        let mut x = 4.0;
        while x < context.size.width {
            window.point_at(Point::new(x, y));
            let _ = window.simulate(press());
            x += 24.0;
        }
        y += 18.0;
    }
    let mut said: Vec<Message> = Vec::new();
    for message in window.into_messages() {
        if !said.contains(&message) {
            said.push(message);
        }
    }
    said
}

#[test]
fn what_is_drawn_says_what_is_offered_and_nothing_else() {
    for (size, pick) in [
        (WINDOW, own("Saturday table")),
        (WINDOW, own("Uncle Ray\u{2019}s smear")),
        (NARROW, Pick::Printed(Preset::Trinidad)),
        ((900.0, 600.0), own("Saturday table")),
    ] {
        let context = with_sets(size, "en", Theme::Spruce);
        let mut screen = HouseRules::new(&context, pick);
        for pane in Pane::ALL {
            let _ = screen.update(Message::Turned(pane), &context);
            let offered = messages(&screen, &context);
            let said = said(&screen, &context);
            assert!(said.len() > 2, "{size:?} {pane:?}: {said:?}");
            for message in said {
                assert!(offered.contains(&message), "{size:?} {pane:?}: {message:?} is not offered");
            }
        }
    }
}

#[test]
fn every_setting_changes_its_option_and_nothing_but_what_follows_from_it() {
    for preset in Preset::ALL {
        let context = context(HIGH, "en");
        let mut screen = turned(HouseRules::new(&context, Pick::Printed(preset)), Pane::Rules, &context);
        let each = Group::ALL.into_iter().flat_map(|group| {
            let _ = screen.update(Message::Group(group), &context);
            messages(&screen, &context)
        });
        for message in each.collect::<Vec<_>>() {
            let (Message::Set(field, _) | Message::Rank(field, _)) = message else { continue };
            let mut screen = HouseRules::new(&context, Pick::Printed(preset));
            let Some(sets) = told(screen.update(message.clone(), &context)).0 else { continue };
            let [set] = &sets[..] else { panic!("{message:?}: {sets:?}") };
            assert!(field.differs(&set.rules, &preset.into()), "{message:?}");
            let others =
                Field::ALL.iter().filter(|other| **other != field && other.differs(&set.rules, &preset.into()));
            let repaired = screen.editor().repaired(&set.rules);
            assert_eq!(others.copied().collect::<Vec<_>>(), repaired, "{message:?}");
        }
    }
}

#[test]
fn every_deed_is_a_click_and_taken_back_by_another() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    for (words, expected) in [
        (
            "Copy",
            vec![
                "Saturday table",
                "Uncle Ray\u{2019}s smear",
                "\u{c4}rger mit Oma, bitte nicht so!",
                "Saturday table 2",
            ],
        ),
        ("Delete", vec!["Uncle Ray\u{2019}s smear", "\u{c4}rger mit Oma, bitte nicht so!"]),
        ("Reset", vec!["Saturday table", "Uncle Ray\u{2019}s smear", "\u{c4}rger mit Oma, bitte nicht so!"]),
    ] {
        let pane = if words == "Reset" { Pane::Rules } else { Pane::Sets };
        let mut screen = held(turned(saturday(&context), pane, &context));
        let message = click(&context, screen.view(&context), words);
        let changed = told(screen.update(message, &context)).0.expect("changed");
        assert_eq!(changed.iter().map(|set| set.name.as_str()).collect::<Vec<_>>(), expected, "{words}");
        let undo = click(&context, screen.view(&context), "Undo");
        assert_eq!(told(screen.update(undo, &context)).0, Some(sets()), "{words}");
        assert_eq!(screen.editor().pick(), &own("Saturday table"), "{words}");
    }
    let mut screen = held(saturday(&context));
    assert!(told(screen.update(Message::Delete, &context)).0.is_some());
    assert!(written(&context, screen.view(&context)).iter().any(|(word, _)| word.contains("was deleted")));
    assert_eq!(told(screen.key(Key::Command('z'), &context)).0, Some(sets()));
    let _ = screen.update(Message::Reset(Field::Target), &context);
    assert_eq!(rules(&screen), Rules { target: Points(7), ..sets()[0].rules.clone() });
}

#[test]
fn a_set_is_named_by_typing_and_never_as_another() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = held(saturday(&context));
    assert_eq!(told(screen.update(Message::Named("Sunday".to_owned()), &context)).0, None, "it is being typed");
    let renamed = told(screen.update(Message::NameEnded, &context)).0.expect("renamed");
    assert_eq!(renamed[0].name, "Sunday");
    let _ = screen.update(Message::Named(" uncle ray\u{2019}s SMEAR ".to_owned()), &context);
    // Whatever is done next, the name holds, and what was asked for is done.
    let action = screen.update(Message::Pressed(Outcome::Close), &context);
    assert_eq!(told(action.clone()).0.expect("renamed")[0].name, "uncle ray\u{2019}s SMEAR 2");
    assert_eq!(told(action.clone()).1, Outcome::Close);
    let _ = screen.update(Message::Named("Monday".to_owned()), &context);
    assert_eq!(screen.key(Key::Escape, &context), Outcome::None, "typing is given up");
    assert_eq!(told(screen.key(Key::Escape, &context)).1, Outcome::Close);
    assert_eq!(screen.editor().sets()[0].name, "uncle ray\u{2019}s SMEAR 2");
}

#[test]
fn numbers_are_typed_and_turned_by_keys() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = held(turned(saturday(&context), Pane::Rules, &context));
    let _ = screen.update(Message::Group(Group::Scoring), &context);
    let _ = screen.update(Message::Counted(Field::Target), &context);
    for (key, target) in [
        (Key::Digit(1), 1),
        (Key::Digit(2), 12),
        (Key::Digit(1), 121),
        (Key::Right, 122),
        (Key::Left, 121),
        (Key::Digit(9), 9),
        (Key::Digit(0), 90),
    ] {
        let _ = screen.key(key, &context);
        assert_eq!(rules(&screen).target, Points(target), "{key:?}");
    }
    assert_eq!(told(screen.key(Key::Command('z'), &context)).0, Some(sets()), "one deed");
}

#[test]
fn keys_reach_everything() {
    for size in [WINDOW, (900.0, 600.0), NARROW] {
        let context = with_sets(size, "en", Theme::Spruce);
        for pane in Pane::ALL {
            let mut screen = held(smear(&context));
            let _ = screen.update(Message::Turned(pane), &context);
            let all = screen.stops(&context);
            let reached: Vec<Message> = all
                .iter()
                .filter_map(|_| {
                    let _ = screen.key(Key::Tab, &context);
                    screen.noted(&context)
                })
                .collect();
            assert!(all.iter().flatten().all(|target| reached.contains(target)), "{size:?} {pane:?}: {reached:?}");
        }
    }
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = held(saturday(&context));
    for (key, field) in [(Key::Letter('/'), SEARCH), (Key::Command('f'), SEARCH)] {
        assert_eq!(told(screen.key(key, &context)).1, Outcome::Operate(Operation::GoTo(Id::new(field))));
    }
    assert_eq!(told(saturday(&context).key(Key::Enter, &context)).1, Outcome::SetUp(own("Saturday table")));
    let copy = screen.update(Message::Copy, &context);
    assert_eq!(told(copy).1, Outcome::Operate(Operation::GoTo(Id::new(NAME))), "a copy is named at once");
}

#[test]
fn files_are_opened_and_written_by_their_place() {
    let mut context = with_sets(WINDOW, "en", Theme::Spruce);
    context.share_folder = PathBuf::from("/documents");
    let mut screen = turned(saturday(&context), Pane::Sets, &context);
    let open = click(&context, screen.view(&context), "Open");
    assert_eq!(told(screen.update(open, &context)).1, Outcome::Operate(Operation::GoTo(Id::new(PATH))));
    assert_eq!(told(screen.update(Message::Run, &context)).1, Outcome::None, "nothing was typed");
    let _ = screen.update(Message::PathTyped(" '/tmp/ours.ron' ".to_owned()), &context);
    let run = click(&context, screen.view(&context), "Open it");
    assert_eq!(told(screen.update(run, &context)).1, Outcome::OpenRules(PathBuf::from("/tmp/ours.ron")));
    let choose = click(&context, screen.view(&context), "Choose\u{2026}");
    assert_eq!(told(screen.update(choose.clone(), &context)).1, Outcome::Choose(Box::new(Purpose::Open)));
    screen.tell(false, "line 3, column 10".to_owned());
    assert!(written(&context, screen.view(&context)).iter().any(|(word, _)| word == "line 3, column 10"));
    let read = RuleSet::new("Saturday table", Preset::Smudge, Preset::Smudge.into());
    let taken = told(screen.take(read.clone(), &context)).0.expect("one more");
    assert_eq!(taken.last(), Some(&RuleSet { name: "Saturday table 2".to_owned(), ..read }));
    assert_eq!(taken[..3], sets(), "nothing else is changed");
    let mut screen = turned(saturday(&context), Pane::Sets, &context);
    let share = click(&context, screen.view(&context), "Share");
    let _ = screen.update(share, &context);
    let run = click(&context, screen.view(&context), "Save it");
    let there = PathBuf::from("/documents/Saturday table.ron");
    let set = Box::new(sets().remove(0));
    assert_eq!(told(screen.update(run, &context)).1, Outcome::ShareRules(there.clone(), set.clone()));
    let purpose = Purpose::Share(set, there);
    assert_eq!(told(screen.update(choose, &context)).1, Outcome::Choose(Box::new(purpose)));
}

#[test]
fn a_new_game_is_begun_by_a_rule_set_of_ones_own_and_remembers_it() {
    let mut context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = held(NewGame::new(&context));
    let mut games = Games::new(&context, &pitch_session::Statistics::default());
    let _ = games.update(games::Message::All, &context);
    let words = written(&context, games.view(&context));
    let is_there = |name: &str| words.iter().any(|(word, _)| word == name);
    assert!(
        is_there("Saturday table") && !is_there("Uncle Ray\u{2019}s smear"),
        "what cannot be played is not offered"
    );
    let message = click(&context, games.view(&context), "Saturday table");
    let Outcome::SetUp(pick) = games.update(message, &context) else { panic!("it is set up") };
    let _ = screen.pick(&pick, &context);
    let start = screen.update(new_game::Message::Start, &context);
    let Outcome::Start { rules, rule_set, .. } = start else { panic!("no game begins") };
    assert_eq!((&*rules, rule_set.as_deref()), (&sets()[0].rules, Some("Saturday table")));
    context.settings.last_game = screen.choices();
    let again = NewGame::new(&context);
    assert_eq!(again.draft().own().map(|own| own.name.as_str()), Some("Saturday table"));
    // A game with something else changed is no longer theirs by name.
    let mut changed = held(NewGame::new(&context));
    let _ = changed.update(new_game::Message::Set(Field::Target, Value::Number(7)), &context);
    assert_eq!(changed.draft().rule_set(), None);
    let house = changed.key(Key::Command('r'), &context);
    assert_eq!(house, Outcome::HouseRules(Some(own("Saturday table"))));
    // Deleted since, it is a game of the book with these rules.
    context.rule_sets.clear();
    assert_eq!(NewGame::new(&context).draft().own(), None);
}
