//! The house rules: what clicks and keys on them change, what the search finds, and their pictures.

use crate::clicks::click;
use crate::pictures::{each, share};
use crate::scenes::{context, context_with, save, simulator};

use auction_pitch::app::context::Context;
use auction_pitch::app::font;
use auction_pitch::app::keymap::Key;
use auction_pitch::app::screen::house_rules::{
    Action, Errand, FOREMOST, HouseRules, Message, NAME, PATH, Pane, SEARCH, Target, Then,
};
use auction_pitch::app::screen::new_game::{self, NewGame};
use auction_pitch::app::widget::Operation;
use auction_pitch::engine::rules::{Field, LowTo, Value};
use auction_pitch::engine::{Points, Preset, Rules};
use auction_pitch::language::{phrase, preset_name};
use auction_pitch::session::settings::Theme;
use auction_pitch::session::{Pick, RuleSet, Settings};
use auction_pitch::t;

use iced::widget::Id;
use iced::{Element, Point};
use iced_test::selector::Candidate;
use iced_test::simulator::click as press;

use std::path::PathBuf;

const WINDOW: (f32, f32) = (1280.0, 800.0);
/// High enough for all rows.
const HIGH: (f32, f32) = (1280.0, 7000.0);
const NARROW: (f32, f32) = (720.0, 520.0);

/// Rule sets as a family has them; the second cannot be played.
pub fn sets() -> Vec<RuleSet> {
    let changed = |name: &str, base: Preset, change: fn(&mut Rules)| {
        let mut rules = Rules::from(base);
        change(&mut rules);
        RuleSet::new(name, base, rules)
    };
    vec![
        changed("Saturday table", Preset::AuctionPitch, |rules| {
            (rules.target, rules.low_to, rules.settlement_setback_bonus) = (Points(11), LowTo::Winner, true);
        }),
        changed("Uncle Ray\u{2019}s smear", Preset::Setback, |rules| rules.players = 5),
        changed("\u{c4}rger mit Oma, bitte nicht so!", Preset::Trinidad, |rules| rules.target = Points(21)),
    ]
}

/// A window of this size in this language, with these rule sets.
pub fn with_sets(size: (f32, f32), language: &str, theme: Theme) -> Context {
    let mut context = context_with(size, language, Settings { theme, ..Settings::default() });
    context.rule_sets = sets();
    context
}

fn own(name: &str) -> Pick {
    Pick::Own(name.to_owned())
}

fn saturday(context: &Context) -> HouseRules {
    HouseRules::new(context, own("Saturday table"))
}

fn smear(context: &Context) -> HouseRules {
    HouseRules::new(context, own("Uncle Ray\u{2019}s smear"))
}

/// The rules looked at.
fn rules(screen: &HouseRules) -> Rules {
    screen.shelf().rules()
}

/// Everything that is written on a view, with its place and what of it is in the window.
fn written<M>(context: &Context, view: Element<'_, M>) -> Vec<(String, iced::Rectangle)> {
    let mut found = Vec::new();
    let gather = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { bounds, content, .. } = candidate {
            found.push((content.to_owned(), bounds));
        }
        None
    };
    assert!(simulator(context, view).find(gather).is_err(), "it looks at everything");
    found
}

#[test]
fn every_option_stands_on_the_page_once() {
    for language in ["en", "de"] {
        let context = with_sets(HIGH, language, Theme::Spruce);
        let screen = saturday(&context);
        let found = screen.found(&context.language);
        let mut sorted = found.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, Field::ALL);
        assert_eq!(found[..3], FOREMOST, "what families differ on comes first");
        let words = written(&context, screen.view(&context));
        for field in found {
            for said in [phrase::field_name(&context.language, field), phrase::field_about(&context.language, field)] {
                let is_idle = !field.applies(&rules(&screen)) && said == phrase::field_about(&context.language, field);
                assert_eq!(words.iter().any(|(word, _)| *word == said), !is_idle, "{field} in {language}: {said}");
            }
        }
    }
}

#[test]
fn the_foremost_are_one_click_each_without_scrolling() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = HouseRules::new(&context, Pick::Printed(Preset::AuctionPitch));
    for (words, expected) in [
        ("14", Rules { target: Points(14), ..Rules::default() }),
        ("11", Rules { target: Points(11), ..Rules::default() }),
        ("Whoever wins it", Rules { target: Points(11), low_to: LowTo::Winner, ..Rules::default() }),
    ] {
        let message = click(&context, screen.view(&context), words);
        let Action { changed, then } = screen.update(message, &context);
        assert_eq!(
            (changed.expect("changed").pop().map(|set| set.rules), then),
            (Some(expected), Then::None),
            "{words}"
        );
    }
    let mut window = simulator(&context, screen.view(&context));
    let place = window.find("Off").expect("the switch of the bonus").bounds().center();
    window.point_at(Point::new(place.x + 44.0, place.y));
    let _ = window.simulate(press());
    let messages: Vec<Message> = window.into_messages().collect();
    assert_eq!(messages, [Message::Set(Field::SettlementSetbackBonus, Value::Flag(true))]);
    let _ = screen.update(messages[0].clone(), &context);
    let saturday = sets()[0].rules.clone();
    assert_eq!((rules(&screen), screen.shelf().changes().len()), (saturday, 3));
    assert_eq!(screen.name(&context.language), "House rules", "the book stays as it is");
}

/// Clicks all over the window, and gathers what they say.
fn said(screen: &HouseRules, context: &Context) -> Vec<Message> {
    let mut window = simulator(context, screen.view(context));
    let mut y = 4.0;
    while y < context.size.height {
        let mut x = 4.0;
        while x < context.size.width {
            window.point_at(Point::new(x, y));
            let _ = window.simulate(press());
            x += 17.0;
        }
        y += 15.0;
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
        let mut panes = Pane::tabs(&context);
        panes.push(Pane::Rules);
        for pane in panes {
            let _ = screen.update(Message::Turned(pane), &context);
            let offered = screen.messages(&context);
            let said = said(&screen, &context);
            assert!(said.len() > 5, "{size:?} {pane:?}: {said:?}");
            for message in said {
                assert!(offered.contains(&message), "{size:?} {pane:?}: {message:?} is not offered");
            }
        }
    }
}

#[test]
fn every_setting_changes_its_option_and_nothing_else() {
    for preset in Preset::ALL {
        let context = context(HIGH, "en");
        let screen = HouseRules::new(&context, Pick::Printed(preset));
        for message in screen.messages(&context) {
            let (Message::Set(field, _) | Message::RankPressed(field, _)) = message else { continue };
            let mut screen = HouseRules::new(&context, Pick::Printed(preset));
            let Some(sets) = screen.update(message.clone(), &context).changed else { continue };
            let [set] = &sets[..] else { panic!("{message:?}: {sets:?}") };
            let others = Field::ALL.iter().filter(|other| **other != field);
            assert!(field.differs(&set.rules, &preset.into()), "{message:?}");
            assert!(others.into_iter().all(|other| !other.differs(&set.rules, &preset.into())), "{message:?}");
        }
    }
}

#[test]
fn a_misfit_is_explained_where_it_stands_and_mended_by_one_click() {
    for language in ["en", "de"] {
        let context = with_sets(WINDOW, language, Theme::Spruce);
        let l = &context.language;
        let mut screen = smear(&context);
        assert!(!screen.can_be_played());
        assert_eq!(screen.update(Message::Pressed(Target::Play), &context).then, Then::None);
        let misfit = screen.misfits().remove(0);
        let shown = click(&context, screen.view(&context), &t!(l, "house-show"));
        let Then::Operate(Operation::Both(wishes)) = screen.update(shown, &context).then else { panic!("it is shown") };
        assert!(matches!(&wishes[1], Operation::ScrollTo { part, .. } if *part == Id::from("house-teams".to_owned())));
        let context = with_sets(HIGH, language, Theme::Spruce);
        let words = written(&context, screen.view(&context));
        let place = |said: &str| words.iter().find(|(word, _)| word == said).map(|(_, place)| place.y);
        let title = place(&phrase::field_name(l, Field::Teams)).expect("the option");
        let said = place(&phrase::misfit(l, &misfit)).expect("why it does not fit");
        let proposal = place(&phrase::proposal(l, &misfit.proposal(&rules(&screen)))).expect("what would mend it");
        assert!(title < said && said < proposal && proposal < title + 220.0, "{title} {said} {proposal}");
        let mend = click(&context, screen.view(&context), &t!(l, "house-mend"));
        assert!(screen.update(mend, &context).changed.is_some());
        assert!(screen.can_be_played());
        let play = click(&context, screen.view(&context), &t!(l, "house-play"));
        assert_eq!(screen.update(play, &context).then, Then::Play(own("Uncle Ray\u{2019}s smear")));
    }
}

#[test]
fn what_has_no_meaning_says_with_what_it_would() {
    let context = with_sets(HIGH, "en", Theme::Spruce);
    let mut screen = HouseRules::new(&context, Pick::Printed(Preset::Trinidad));
    let words = written(&context, screen.view(&context));
    let said = "This decides nothing now. It would with \u{201c}Trump: led by the highest bidder\u{201d}.";
    assert!(words.iter().any(|(word, _)| word == said));
    let idle = Message::Set(Field::MinBid, Value::Number(3));
    assert!(!screen.messages(&context).contains(&idle) && screen.update(idle, &context).changed.is_none());
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
        ("Reset all", vec!["Saturday table", "Uncle Ray\u{2019}s smear", "\u{c4}rger mit Oma, bitte nicht so!"]),
    ] {
        let mut screen = saturday(&context);
        let message = click(&context, screen.view(&context), words);
        let changed = screen.update(message, &context).changed.expect("changed");
        assert_eq!(changed.iter().map(|set| set.name.as_str()).collect::<Vec<_>>(), expected, "{words}");
        let undo = click(&context, screen.view(&context), "Undo");
        assert_eq!(screen.update(undo, &context).changed, Some(sets()), "{words}");
        assert_eq!(screen.shelf().pick(), &own("Saturday table"), "{words}");
    }
    let mut screen = saturday(&context);
    assert!(screen.update(Message::Pressed(Target::Delete), &context).changed.is_some());
    assert!(written(&context, screen.view(&context)).iter().any(|(word, _)| word.contains("was deleted")));
    assert_eq!(screen.key(Key::Command('z'), &context).changed, Some(sets()));
    let _ = screen.update(Message::Pressed(Target::Reset(Field::Target)), &context);
    assert_eq!(rules(&screen), Rules { target: Points(7), ..sets()[0].rules.clone() });
}

#[test]
fn a_set_is_named_by_typing_and_never_as_another() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = saturday(&context);
    assert_eq!(screen.update(Message::Named("Sunday".to_owned()), &context).changed, None, "it is being typed");
    let renamed = screen.update(Message::NameEnded, &context).changed.expect("renamed");
    assert_eq!(renamed[0].name, "Sunday");
    let _ = screen.update(Message::Named(" uncle ray\u{2019}s SMEAR ".to_owned()), &context);
    // Whatever is done next, the name holds, and what was asked for is done.
    let action = screen.update(Message::Pressed(Target::Done), &context);
    assert_eq!(action.changed.expect("renamed")[0].name, "uncle ray\u{2019}s SMEAR 2");
    assert_eq!(action.then, Then::Close);
    let _ = screen.update(Message::Named("Monday".to_owned()), &context);
    assert_eq!(screen.key(Key::Escape, &context), Action { changed: None, then: Then::None }, "typing is given up");
    assert_eq!(screen.key(Key::Escape, &context).then, Then::Close);
    assert_eq!(screen.shelf().sets()[0].name, "uncle ray\u{2019}s SMEAR 2");
}

#[test]
fn numbers_are_typed_and_turned_by_keys() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = saturday(&context);
    assert_eq!(screen.update(Message::Pressed(Target::Field(Field::Target)), &context).then, Then::None);
    for (key, target) in [
        (Key::Digit(1), 1),
        (Key::Digit(2), 12),
        (Key::Digit(1), 121),
        (Key::Right, 121),
        (Key::Left, 120),
        (Key::Digit(9), 9),
        (Key::Digit(0), 90),
    ] {
        let _ = screen.key(key, &context);
        assert_eq!(rules(&screen).target, Points(target), "{key:?}");
    }
    assert_eq!(screen.key(Key::Command('z'), &context).changed, Some(sets()), "one deed");
}

#[test]
fn keys_reach_everything() {
    for size in [WINDOW, (900.0, 600.0), NARROW] {
        let context = with_sets(size, "en", Theme::Spruce);
        let mut panes = Pane::tabs(&context);
        panes.push(Pane::Rules);
        for pane in panes {
            let mut screen = smear(&context);
            let _ = screen.update(Message::Turned(pane), &context);
            let all = screen.targets(&context);
            let reached: Vec<Target> = all
                .iter()
                .filter_map(|_| {
                    let _ = screen.key(Key::Tab, &context);
                    screen.focused()
                })
                .collect();
            assert!(all.iter().all(|target| reached.contains(target)), "{size:?} {pane:?}: {reached:?}");
        }
    }
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = saturday(&context);
    for (key, field) in [(Key::Letter('/'), SEARCH), (Key::Command('f'), SEARCH)] {
        assert_eq!(screen.key(key, &context).then, Then::Operate(Operation::Focus(Id::new(field))));
    }
    assert_eq!(saturday(&context).key(Key::Enter, &context).then, Then::Play(own("Saturday table")));
    let copy = screen.update(Message::Pressed(Target::Copy), &context);
    assert_eq!(copy.then, Then::Operate(Operation::Replace(Id::new(NAME))), "a copy is named at once");
}

#[test]
fn files_are_opened_and_written_by_their_place() {
    let mut context = with_sets(WINDOW, "en", Theme::Spruce);
    context.share_folder = PathBuf::from("/documents");
    let mut screen = saturday(&context);
    let open = click(&context, screen.view(&context), "Open");
    assert_eq!(screen.update(open, &context).then, Then::Operate(Operation::Focus(Id::new(PATH))));
    assert_eq!(screen.update(Message::Pressed(Target::Run), &context).then, Then::None, "nothing was typed");
    let _ = screen.update(Message::PathTyped(" '/tmp/ours.ron' ".to_owned()), &context);
    let run = click(&context, screen.view(&context), "Open it");
    assert_eq!(screen.update(run, &context).then, Then::Open(PathBuf::from("/tmp/ours.ron")));
    screen.tell(false, "line 3, column 10".to_owned());
    assert!(written(&context, screen.view(&context)).iter().any(|(word, _)| word == "line 3, column 10"));
    let read = RuleSet::new("Saturday table", Preset::Smudge, Preset::Smudge.into());
    let taken = screen.take(read.clone(), &context).changed.expect("one more");
    assert_eq!(taken.last(), Some(&RuleSet { name: "Saturday table 2".to_owned(), ..read }));
    assert_eq!(taken[..3], sets(), "nothing else is changed");
    let mut screen = saturday(&context);
    let share = click(&context, screen.view(&context), "Share");
    let _ = screen.update(share, &context);
    let run = click(&context, screen.view(&context), "Write it");
    let there = PathBuf::from("/documents/Saturday table.ron");
    assert_eq!(screen.update(run, &context).then, Then::Share(there, Box::new(sets().remove(0))));
}

#[test]
fn the_search_finds_names_sentences_groups_and_values() {
    for (language, words, expected) in [
        ("en", "LOW GOES", vec![Field::LowTo]),
        ("en", "whoever wins it", vec![Field::LowTo]),
        ("de", "wer ihn holt", vec![Field::LowTo]),
        ("en", "hang_jack", vec![Field::HangJack]),
        ("en", "xyzzy", vec![]),
    ] {
        let context = with_sets(WINDOW, language, Theme::Spruce);
        let mut screen = saturday(&context);
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        assert_eq!(screen.found(&context.language), expected, "{words}");
        assert_eq!(screen.key(Key::Escape, &context).then, Then::None, "at first only the search is given up");
        assert_eq!(screen.found(&context.language).len(), Field::ALL.len());
    }
}

#[test]
fn a_new_game_is_begun_by_a_rule_set_of_ones_own_and_remembers_it() {
    let mut context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = NewGame::new(&context);
    let words = written(&context, screen.view(&context));
    let is_there = |name: &str| words.iter().any(|(word, _)| word == name);
    assert!(
        is_there("Saturday table") && !is_there("Uncle Ray\u{2019}s smear"),
        "what cannot be played is not offered"
    );
    let message = click(&context, screen.view(&context), "Saturday table");
    let _ = screen.update(message, &context);
    let start = screen.update(new_game::Message::Pressed(new_game::Target::Start), &context);
    let new_game::Action::Start { rules, rule_set, .. } = start else { panic!("no game begins") };
    assert_eq!((rules, rule_set.as_deref()), (sets()[0].rules.clone(), Some("Saturday table")));
    context.settings.last_game = screen.choices();
    let again = NewGame::new(&context);
    assert_eq!(again.draft().own().map(|own| own.name.as_str()), Some("Saturday table"));
    // A game with something else changed is no longer theirs by name.
    let mut changed = NewGame::new(&context);
    let _ = changed.update(new_game::Message::ScoreChosen(Points(7)), &context);
    assert_eq!(changed.draft().rule_set(), None);
    let house = changed.key(Key::Command('r'), &context);
    assert_eq!(house, new_game::Action::HouseRules(own("Saturday table")));
    // Deleted since, it is a game of the book with these rules.
    context.rule_sets.clear();
    assert_eq!(NewGame::new(&context).draft().own(), None);
}

/// What is cut off at the right, or lies outside the window. Sizes are known by the height of a line.
fn faults<M>(context: &Context, view: Element<'_, M>) -> Vec<String> {
    let scale = context.text_scale();
    let is_cut = |(words, place): &(String, iced::Rectangle)| {
        let size = place.height / font::LINE;
        let is_line = size <= 23.0 * scale && !words.trim().is_empty();
        let is_narrow = is_line && place.width + 1.5 * scale < font::width(words, font::REGULAR, size);
        is_narrow || place.x < 0.0 || place.x + place.width > context.size.width + 0.5
    };
    let written = written(context, view).into_iter();
    written.filter(is_cut).map(|(words, place)| format!("{words:?} at {place:?}")).collect()
}

#[test]
fn nothing_is_cut_off() {
    let mut found = Vec::new();
    for size in [
        NARROW,
        (800.0, 600.0),
        (900.0, 600.0),
        (1024.0, 768.0),
        WINDOW,
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (800.0, 1200.0),
    ] {
        for language in ["en", "de"] {
            let context = with_sets(size, language, Theme::Spruce);
            for pick in [own("Saturday table"), own("Uncle Ray\u{2019}s smear"), Pick::Printed(Preset::Trinidad)] {
                let mut screen = HouseRules::new(&context, pick);
                let mut panes = Pane::tabs(&context);
                panes.push(Pane::Rules);
                let _ = screen.update(Message::Pressed(Target::Errand(Errand::Share)), &context);
                for pane in panes {
                    let _ = screen.update(Message::Turned(pane), &context);
                    let faults = faults(&context, screen.view(&context));
                    found.extend(faults.into_iter().map(|fault| format!("{language} {size:?} {pane:?}: {fault}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} faults, among them:\n{}", found.len(), found[..found.len().min(40)].join("\n"));
}

#[test]
fn the_book_is_named_and_locked() {
    let context = with_sets(WINDOW, "de", Theme::Spruce);
    let screen = HouseRules::new(&context, Pick::Printed(Preset::Blackburn));
    let words = written(&context, screen.view(&context));
    let is_there = |said: &str| words.iter().any(|(word, _)| word == said);
    assert!(is_there(&preset_name(&context.language, Preset::Blackburn)));
    assert!(is_there(&t!(context.language, "house-locked")));
    assert!(!screen.targets(&context).contains(&Target::Name), "its name cannot be typed");
}

#[test]
fn pictures() {
    each(|context| {
        let mut context =
            with_sets((context.size.width, context.size.height), context.language.translation().tag, Theme::Spruce);
        context.unread_rule_sets = vec!["rules/oma.ron could not be read: line 3, column 10.".to_owned()];
        let mut screen = saturday(&context);
        let _ = save("house", &context, screen.view(&context));
        for pane in Pane::tabs(&context) {
            let _ = screen.update(Message::Turned(pane), &context);
            let _ = save(&format!("house-{pane:?}").to_lowercase(), &context, screen.view(&context));
        }
    });
    for (theme, language) in [(Theme::Midnight, "de"), (Theme::Linen, "en"), (Theme::Contrast, "de")] {
        let context = with_sets(WINDOW, language, theme);
        let mut screen = smear(&context);
        let _ = screen
            .update(Message::Searched(if language == "en" { "partners" } else { "partner" }.to_owned()), &context);
        let _ = screen.update(Message::Pressed(Target::Errand(Errand::Open)), &context);
        screen.tell(false, "/tmp/ours.ron could not be read: line 3, column 10.".to_owned());
        let _ = save(&format!("house-misfit-{theme:?}").to_lowercase(), &context, screen.view(&context));
        let file = save(&format!("house-{theme:?}").to_lowercase(), &context, saturday(&context).view(&context));
        let palette = context.palette();
        assert!(share(&file, palette.paper) > 0.1, "{theme:?}: the sheet");
        assert!(share(&file, palette.change_mark) > 0.0003, "{theme:?}: the marks of what was changed");
    }
    let context = with_sets((1280.0, 6600.0), "de", Theme::Linen);
    let _ = save("house-whole", &context, HouseRules::new(&context, Pick::Printed(Preset::Trinidad)).view(&context));
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = saturday(&context);
    let _ = screen.key(Key::Tab, &context);
    let file = save("house-focus", &context, screen.view(&context));
    assert!(share(&file, context.palette().focus_on_paper) > 0.0003, "a ring round the score to play to");
    let mut setup = NewGame::new(&context);
    let _ = setup.update(new_game::Message::OwnChosen("Saturday table".to_owned()), &context);
    let _ = save("house-setup", &context, setup.view(&context));
}
