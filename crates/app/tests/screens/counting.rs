//! The count of a hand: one point after the other onto the pad, then the stamp and the still, and never in the way.

use crate::held::held;
use crate::scenes::{clicked, context, context_with, played, played_by, result, save, wished};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::paint::Written;
use pitch_app::screen::result::{Message, Result};
use pitch_app::sound::Cue;
use pitch_app::timeline::Pace;
use pitch_app::voice::Part;
use pitch_rules::rules::Teams;
use pitch_rules::{Points, Preset, Rules};
use pitch_session::Table;

use iced::{Point, Rectangle};

use std::time::{Duration, Instant};

/// A hand that set the pitcher back below nought.
fn set_back() -> Table {
    let fell = |table: &Table| {
        let score = &table.hands().last().expect("a hand").finished.score;
        score.set_back && score.after.iter().any(|(side, after)| after.0 < 0 && score.before[side].0 >= 0)
    };
    (1..100).map(|number| played(4, 1, number)).find(fell).expect("somebody is set back")
}

/// Its count after so many ms.
fn counted(table: &Table, pace: Pace, ms: u64) -> Result {
    let now = Instant::now();
    let mut sheet = result(table).counted_up(pace, now);
    sheet.tick(now + Duration::from_millis(ms));
    sheet
}

fn picture(name: &str, context: &Context, sheet: &Result) -> Vec<u8> {
    std::fs::read(save(name, context, sheet.view(context))).expect("a picture")
}

#[test]
fn every_moment_of_it_ends_in_the_same_still() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let still = picture("count-none", &context, &result(&table));
    let pace = Pace::new(1.0, None);
    let mut ms = 30;
    while counted(&table, pace, ms).is_counting() {
        let mut sheet = counted(&table, pace, ms);
        assert!(picture(&format!("count-{ms}"), &context, &sheet) != still, "{ms}");
        let _ = sheet.key(Key::Enter, &context);
        assert!(picture("count-skipped", &context, &sheet) == still, "skipped at {ms}");
        ms = ms * 3 / 2 + 97;
    }
    assert!(ms > 3000, "it takes its time");
    let over = counted(&table, pace, 5000);
    assert!(!over.is_counting() && picture("count-end", &context, &over) == still);
    for pace in [pace.reduced(true), Pace::new(0.0, None)] {
        let at_once = counted(&table, pace, 0);
        assert!(!at_once.is_counting() && picture("count-at-once", &context, &at_once) == still);
    }
}

#[test]
fn what_goes_on_stays_the_same_control_to_a_listener() {
    let context = context((1280.0, 800.0), "en");
    let mut counts = held(counted(&set_back(), Pace::new(1.0, None), 300));
    let known = |parts: Vec<Part>, name: &str| parts.into_iter().find(|part| part.name == name).map(|part| part.id);
    let skip = known(counts.parts(&context), "Skip");
    assert!(skip.is_some());
    let _ = counts.key(Key::Enter, &context);
    assert_eq!(known(counts.parts(&context), "Next hand"), skip);
}

#[test]
fn any_key_and_any_click_ends_it() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let pace = Pace::new(1.0, None);
    for key in [Key::Enter, Key::Escape, Key::Letter('x'), Key::Left] {
        let mut sheet = counted(&table, pace, 300);
        assert_eq!(sheet.key(key, &context), Outcome::None, "{key:?} ends the count and does nothing else");
        assert!(!sheet.is_counting());
        assert_eq!(sheet.key(Key::Enter, &context), Outcome::Close);
    }
    for place in [Point::new(300.0, 500.0), Point::new(1180.0, 753.0)] {
        let mut sheet = counted(&table, pace, 300);
        let messages = clicked(&context, sheet.view(&context), place);
        assert_eq!(messages, [Message::Missed], "{place:?}");
        assert_eq!(sheet.update(Message::Missed, &context), Outcome::None);
        assert!(!sheet.is_counting());
    }
    let mut sheet = counted(&table, pace, 300);
    let pressed = Message::Pressed(Outcome::Close);
    assert_eq!(sheet.update(pressed, &context), Outcome::Close, "a button does at once what it says");
}

#[test]
fn every_step_is_heard_in_its_turn_and_the_set_back_once_when_the_stamp_comes_down() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let pace = Pace::new(1.0, None);
    let now = Instant::now();
    let mut sheet = held(result(&table).counted_up(pace, now));
    let mut heard = Vec::new();
    for ms in (0..5000).step_by(10) {
        sheet.tick(now + Duration::from_millis(ms));
        heard.extend(sheet.cue().map(|cue| (cue, ms)));
    }
    let cues: Vec<Cue> = heard.iter().map(|(cue, _)| *cue).collect();
    assert!(cues.starts_with(&[Cue::Lift, Cue::Point, Cue::Lift, Cue::Point]), "{heard:?}");
    assert!(cues.ends_with(&[Cue::Scratch, Cue::Stroke, Cue::SetBack]), "{heard:?}");
    let ticks: Vec<Cue> = cues.iter().copied().filter(|cue| matches!(cue, Cue::Tick(_))).collect();
    assert!(ticks.len() > 5 && ticks.is_sorted() && ticks.first() < ticks.last(), "{heard:?}");
    let mut skipped = counted(&table, pace, 300);
    let _ = skipped.key(Key::Enter, &context);
    assert_eq!((skipped.cue(), skipped.cue()), (Some(Cue::SetBack), None));
    let mut at_once = held(result(&table).counted_up(Pace::new(0.0, None), now));
    assert_eq!((at_once.is_counting(), at_once.cue()), (false, Some(Cue::SetBack)));
}

/// A table of so many after a hand by these rules.
fn hand_of(preset: Preset, players: Option<u8>, number: u64) -> Table {
    let rules = Rules::from(preset);
    let players = players.unwrap_or(rules.players);
    played_by(Rules { players, ..rules }, 1, number)
}

/// Words on it as they are counted: figures and letters of tokens are none.
fn words(context: &Context, sheet: &Result) -> Vec<String> {
    let written = sheet.inventory(context).written;
    let written: Vec<String> = written.iter().map(|written| written.shown.clone()).collect();
    let buttons = ["Next hand", "What it cost", "Look back"].map(str::to_owned);
    let all = written.into_iter().chain(buttons);
    let words = all.flat_map(|words| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    words.filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1).collect()
}

#[test]
fn the_still_of_every_game_has_sixty_words_at_most() {
    let context = context((1280.0, 800.0), "en");
    let mut counts = Vec::new();
    for preset in Preset::ALL {
        let is_four = Rules { players: 4, ..Rules::from(preset) };
        let players = is_four.validate().is_empty().then_some(4);
        for number in 1..4 {
            let table = hand_of(preset, players, number);
            let said = words(&context, &result(&table));
            counts.push((said.len(), preset, said));
        }
    }
    counts.sort_by_key(|(count, ..)| *count);
    let (most, preset, said) = counts.last().expect("a game");
    assert!(*most <= 60, "{preset}: {most} words: {said:?}");
    assert!(*most > 15, "words are counted");
}

/// What is written outside of the window, over other words, or cut.
fn faults(context: &Context, sheet: &Result) -> Vec<String> {
    let window = Rectangle::with_size(context.size).expand(1.0);
    let written = sheet.inventory(context).written;
    let written: Vec<&Written> = written.iter().filter(|words| !words.shown.trim().is_empty()).collect();
    let mut faults = Vec::new();
    for (index, words) in written.iter().enumerate() {
        let rect = words.place;
        if rect.x < window.x
            || rect.y < window.y
            || rect.x + rect.width > window.width
            || rect.y + rect.height > window.height
        {
            faults.push(format!("{:?} lies outside at {rect:?}", words.shown));
        }
        if words.is_cut() && !words.whole.contains("Maximiliane") {
            faults.push(format!("{:?} is cut", words.whole));
        }
        // The stamp and the scratches lie over what is written.
        for other in written[index + 1..].iter().filter(|other| !other.is_covered && !words.is_covered) {
            let is_stamp = |words: &Written| words.wished > 30.0 && words.size < 60.0;
            let common = rect.shrink(3.0).intersection(&other.place.shrink(3.0));
            if common.is_some_and(|common| common.width > 2.0 && common.height > 4.0)
                && !is_stamp(words)
                && !is_stamp(other)
            {
                faults.push(format!("{:?} lies over {:?}", words.shown, other.shown));
            }
        }
    }
    faults
}

#[test]
fn nothing_is_cut_or_covered_in_any_game_window_and_language() {
    let mut found = Vec::new();
    for (preset, players) in [
        (Preset::AuctionPitch, Some(4)),
        (Preset::AuctionPitch, Some(7)),
        (Preset::Setback, None),
        (Preset::TenPoint, None),
        (Preset::NineCardDon, None),
        (Preset::Cinch, None),
    ] {
        let table = hand_of(preset, players, 3);
        for window in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1200.0)] {
            for language in ["en", "de", "pl", "fr"] {
                let context = context(window, language);
                let mut look = |name: &str, sheet: &Result| {
                    let faults = faults(&context, sheet).into_iter();
                    found.extend(
                        faults.map(|fault| format!("{preset} {players:?} {language} {window:?} {name}: {fault}")),
                    );
                };
                look("still", &result(&table));
                for ms in [200, 700, 1600, 2400] {
                    look(&format!("{ms} ms"), &counted(&table, Pace::new(1.0, None), ms));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} faults, among them:\n{}", found.len(), found[..found.len().min(40)].join("\n"));
}

/// `PITCH_COUNTS` names counts by the beginnings of their names, `PITCH_GALLERY` the windows ("720x520 1280x800"),
/// `PITCH_MOMENTS` the ms, `PITCH_LANGUAGES`; the look is as [`wished`].
#[test]
#[ignore = "draws hundreds of pictures"]
fn every_count_in_every_window() {
    let told = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let pairs = |number| {
        let rules = Rules { players: 4, teams: Teams::Pairs, target: Points(11), ..Rules::from(Preset::Setback) };
        played_by(rules, 2, number)
    };
    let of = |is_set_back: bool| {
        let found = (1..200).map(pairs).find(|table| {
            let finished = &table.hands().last().expect("a hand").finished;
            let score = &finished.score;
            let most = finished.won.values().map(|won| won.len()).max().unwrap_or_default();
            score.set_back == is_set_back && score.bid().is_some() && score.awards.iter().count() > 3 && most < 13
        });
        found.expect("a hand")
    };
    let is_shared = |table: &Table| {
        let finished = &table.hands().last().expect("a hand").finished;
        finished.score.set_back && finished.won.values().all(|won| won.len() < 15)
    };
    let mut tables: Vec<(String, Table)> = vec![
        ("made".to_owned(), of(false)),
        ("setback".to_owned(), of(true)),
        ("singles".to_owned(), set_back()),
        ("seven".to_owned(), (1..200).map(|number| played(7, 2, number)).find(is_shared).expect("a hand")),
        ("two".to_owned(), played(2, 1, 4)),
    ];
    let wanted = told("PITCH_COUNTS", "");
    let is_wanted = |name: &str| wanted.is_empty() || wanted.split(' ').any(|begin| name.starts_with(begin));
    tables.extend(Preset::ALL.into_iter().filter(|preset| is_wanted(&format!("{preset:?}"))).map(|preset| {
        let is_four = Rules { players: 4, ..Rules::from(preset) }.validate().is_empty();
        (format!("{preset:?}"), hand_of(preset, is_four.then_some(4), 5))
    }));
    let settings = wished();
    for (name, table) in tables.iter().filter(|(name, _)| is_wanted(name)) {
        for window in told("PITCH_GALLERY", "720x520 1280x800").split(' ') {
            let (width, height) = window.split_once('x').expect("a width and a height");
            let size = (width.parse().expect("a width"), height.parse().expect("a height"));
            for language in told("PITCH_LANGUAGES", "en").split(' ') {
                let context = context_with(size, language, settings.clone());
                for ms in told("PITCH_MOMENTS", "150 1450 2300 3000 3400 9000").split(' ') {
                    let sheet = counted(table, Pace::new(1.0, None), ms.parse().expect("ms"));
                    let _ = save(&format!("scene-{name}-{ms}"), &context, sheet.view(&context));
                }
            }
        }
    }
}
