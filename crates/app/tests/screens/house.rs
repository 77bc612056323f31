//! The house rules: what stands on them, what the search finds, and their pictures.

use crate::clicks::click;
use crate::held;
use crate::held::held;
use crate::lettering::faults;
use crate::pictures::{each, share};
use crate::scenes::{context_with, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::house_rules::{FileUse, HouseRules, Message, Pane};
use pitch_app::screen::new_game::NewGame;
use pitch_language::{Language, phrase, preset_name, t};
use pitch_rules::rules::{Field, Group, LowTo, Question, Value};
use pitch_rules::{Points, Preset, Rules};
use pitch_session::settings::Theme;
use pitch_session::{Pick, RuleSet, Settings};

use iced::Element;
use iced_test::selector::Candidate;

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

pub fn own(name: &str) -> Pick {
    Pick::Own(name.to_owned())
}

pub fn saturday(context: &Context) -> HouseRules {
    HouseRules::new(context, own("Saturday table"))
}

pub fn smear(context: &Context) -> HouseRules {
    HouseRules::new(context, own("Uncle Ray\u{2019}s smear"))
}

/// The rules looked at.
pub fn rules(screen: &HouseRules) -> Rules {
    screen.editor().rules()
}

/// Everything that is written on a view, with its place.
pub fn written<M>(context: &Context, view: Element<'_, M>) -> Vec<(String, iced::Rectangle)> {
    let found = with_what_is_seen(context, view).into_iter();
    found.map(|(words, place, _)| (words, place)).collect()
}

/// Everything that is written on a view, with its place and what of that is seen, if anything is.
pub fn with_what_is_seen<M>(
    context: &Context,
    view: Element<'_, M>,
) -> Vec<(String, iced::Rectangle, Option<iced::Rectangle>)> {
    let mut found = Vec::new();
    let gather = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { bounds, visible_bounds, content, .. } = candidate {
            found.push((content.to_owned(), bounds, visible_bounds));
        }
        None
    };
    assert!(simulator(context, view).find(gather).is_err(), "it looks at everything");
    found
}

/// The rule sets that are to be kept, if they changed, and what is to be done then.
pub fn told(outcome: Outcome) -> (Option<Vec<RuleSet>>, Outcome) {
    match outcome {
        Outcome::KeepRuleSets(sets, then) => (Some(sets), *then),
        other => (None, other),
    }
}

/// The screen with another page in front.
pub fn turned(mut screen: HouseRules, pane: Pane, context: &Context) -> HouseRules {
    let _ = screen.update(Message::Turned(pane), context);
    screen
}

/// Everything that is written on all rules, group after group.
pub fn written_on_all_rules(context: &Context, screen: &HouseRules) -> Vec<(String, iced::Rectangle)> {
    let mut screen = turned(screen.clone(), Pane::Rules, context);
    let each = Group::ALL.into_iter().flat_map(|group| {
        let _ = screen.update(Message::Group(group), context);
        written(context, screen.view(context))
    });
    each.collect()
}

/// Everything that a click can say, fields for words left out.
pub fn messages(screen: &HouseRules, context: &Context) -> Vec<Message> {
    held::messages(context, screen.view(context))
}

#[test]
fn every_option_stands_on_the_page_of_its_group() {
    for language in ["en", "de"] {
        let context = with_sets(HIGH, language, Theme::Spruce);
        let screen = saturday(&context);
        let found = screen.found(&context.language);
        assert_eq!(found, Field::ALL, "in the order of their groups");
        let words = written_on_all_rules(&context, &screen);
        for field in found {
            for said in [phrase::field_name(&context.language, field), phrase::field_about(&context.language, field)] {
                let is_idle = !field.applies(&rules(&screen)) && said == phrase::field_about(&context.language, field);
                assert_eq!(words.iter().any(|(word, _)| *word == said), !is_idle, "{field} in {language}: {said}");
            }
        }
    }
}

#[test]
fn the_groups_have_letters_of_one_size() {
    for translation in Language::ALL {
        let context = with_sets(NARROW, translation.tag, Theme::Spruce);
        let screen = turned(saturday(&context), Pane::Rules, &context);
        let words = written(&context, screen.view(&context));
        let high = Group::ALL.into_iter().filter_map(|group| {
            let name = phrase::group(&context.language, group);
            words.iter().find(|(said, _)| *said == name).map(|(_, place)| place.height)
        });
        let high: Vec<f32> = high.collect();
        let first = high.first().copied().unwrap_or_default();
        let are_even = high.iter().all(|high| (high - first).abs() < 0.5);
        assert!(high.len() > 1 && are_even, "{}: {high:?}", translation.tag);
    }
}

#[test]
fn the_ten_questions_are_answered_by_one_click_each_without_scrolling() {
    for size in [WINDOW, NARROW] {
        let context = with_sets(size, "en", Theme::Spruce);
        let mut screen = HouseRules::new(&context, Pick::Printed(Preset::AuctionPitch));
        let words = with_what_is_seen(&context, screen.view(&context));
        for question in Question::all_of(&rules(&screen)) {
            let said = phrase::rule_question(&context.language, question);
            let found = words.iter().find(|(word, ..)| *word == said);
            let is_whole = |place: &iced::Rectangle, seen: &Option<iced::Rectangle>| {
                seen.is_some_and(|seen| seen.height > place.height - 1.0)
            };
            assert!(found.is_some_and(|(_, place, seen)| is_whole(place, seen)), "{size:?}: {said}");
        }
        for (words, expected) in [
            ("15", Rules { target: Points(15), ..Rules::default() }),
            ("11", Rules { target: Points(11), ..Rules::default() }),
            ("Its winner", Rules { target: Points(11), low_to: LowTo::Winner, ..Rules::default() }),
        ] {
            let message = click(&context, screen.view(&context), words);
            let (changed, then) = told(screen.update(message, &context));
            let changed = changed.expect("changed").pop().map(|set| set.rules);
            assert_eq!((changed, then), (Some(expected), Outcome::None), "{words}");
        }
        let words = written(&context, screen.view(&context));
        assert!(words.iter().any(|(word, _)| word == "was 7"), "{size:?}");
        assert_eq!(screen.name(&context.language), "Auction Pitch, house rules", "the book stays as it is");
    }
}

#[test]
fn a_joker_is_repaired_told_and_taken_back() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = saturday(&context);
    let before = rules(&screen);
    let _ = screen.update(Message::Answered(Question::Jokers, Value::Number(1)), &context);
    assert_eq!((rules(&screen).max_bid.number(), rules(&screen).validate()), (5, vec![]));
    let bids = "so bids now go to 5.";
    let is_said = |screen: &HouseRules| {
        let words = written(&context, screen.view(&context));
        words.iter().any(|(word, _)| word.contains(bids) && word.contains("Smudge"))
    };
    assert!(is_said(&screen), "{bids}");
    let back = click(&context, screen.view(&context), "Take back");
    assert_eq!(told(screen.update(back, &context)).0, Some(sets()));
    assert_eq!(rules(&screen), before);
    assert!(!is_said(&screen));
}

#[test]
fn of_two_repairs_that_are_as_small_either_is_a_click_away() {
    for size in [WINDOW, NARROW] {
        let context = with_sets(size, "en", Theme::Spruce);
        let mut screen = HouseRules::new(&context, Pick::Printed(Preset::Pawnee));
        let _ = screen.update(Message::Answered(Question::Jokers, Value::Number(1)), &context);
        let [one, other] = screen.editor().repairs() else { panic!("two repairs") };
        let (one, other) = (one.clone(), other.clone());
        assert_eq!(rules(&screen), one, "the first is made at once");
        for (index, expected) in [(1, &other), (0, &one)] {
            assert!(messages(&screen, &context).contains(&Message::Repaired(index)));
            let _ = screen.update(Message::Repaired(index), &context);
            assert_eq!(&rules(&screen), expected);
        }
        let _ = screen.update(Message::Undo, &context);
        assert_eq!(screen.pick(), &Pick::Printed(Preset::Pawnee), "both are taken back with the answer");
    }
}

#[test]
fn a_misfit_is_explained_where_it_stands_and_mended_by_one_click() {
    for language in ["en", "de"] {
        let context = with_sets(WINDOW, language, Theme::Spruce);
        let l = &context.language;
        let mut screen = smear(&context);
        assert!(!screen.can_be_played());
        assert_eq!(told(screen.update(Message::Play, &context)).1, Outcome::None);
        let misfit = screen.misfits().remove(0);
        let is_told = |screen: &HouseRules| {
            written(&context, screen.view(&context)).iter().any(|(word, _)| *word == phrase::misfit(l, &misfit))
        };
        assert!(is_told(&screen), "at the foot of the questions");
        let high = with_sets(HIGH, language, Theme::Spruce);
        let all = turned(screen.clone(), Pane::Rules, &high);
        let words = written(&high, all.view(&high));
        let place = |said: &str| words.iter().find(|(word, _)| word == said).map(|(_, place)| place.y);
        let title = place(&phrase::field_name(l, Field::Teams)).expect("the option");
        let said = place(&phrase::misfit(l, &misfit)).expect("why it does not fit");
        let proposal = place(&phrase::proposal(l, &misfit.proposal(&rules(&screen)))).expect("what would mend it");
        assert!(title < said && said < proposal && proposal < title + 220.0, "{title} {said} {proposal}");
        let mend = click(&context, screen.view(&context), &t!(l, "house-mend"));
        assert!(told(screen.update(mend, &context)).0.is_some());
        assert!(screen.can_be_played() && !is_told(&screen));
        let play = click(&context, screen.view(&context), &t!(l, "house-play"));
        assert_eq!(told(screen.update(play, &context)).1, Outcome::SetUp(own("Uncle Ray\u{2019}s smear")));
    }
}

/// The words of every game in view are few, in every language.
#[test]
fn few_words_are_in_view() {
    for translation in Language::ALL {
        let context = with_sets(WINDOW, translation.tag, Theme::Spruce);
        for preset in Preset::ALL {
            let screen = HouseRules::new(&context, Pick::Printed(preset));
            let seen = with_what_is_seen(&context, screen.view(&context)).into_iter();
            let words: usize =
                seen.filter(|(_, _, seen)| seen.is_some()).map(|(said, ..)| said.split_whitespace().count()).sum();
            assert!(words <= 110, "{preset} in {}: {words} words", translation.tag);
        }
    }
}

#[test]
fn what_has_no_meaning_says_with_what_it_would() {
    let context = with_sets(HIGH, "en", Theme::Spruce);
    let mut screen = HouseRules::new(&context, Pick::Printed(Preset::Trinidad));
    let words = written_on_all_rules(&context, &screen);
    let said = "Needs \u{201c}Trump: led by the highest bidder\u{201d}.";
    assert!(words.iter().any(|(word, _)| word == said));
    let idle = Message::Set(Field::MinBid, Value::Number(3));
    assert!(!messages(&screen, &context).contains(&idle) && told(screen.update(idle, &context)).0.is_none());
}

#[test]
fn the_search_finds_names_sentences_groups_and_values() {
    for (language, words, expected) in [
        ("en", "LOW GOES", vec![Field::LowTo]),
        ("en", "the player who wins it", vec![Field::LowTo]),
        ("de", "wer ihn holt", vec![Field::LowTo]),
        ("en", "hang_jack", vec![Field::HangJack]),
        ("en", "xyzzy", vec![]),
    ] {
        let context = with_sets(WINDOW, language, Theme::Spruce);
        let mut screen = held(turned(saturday(&context), Pane::Rules, &context));
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        assert_eq!(screen.found(&context.language), expected, "{words}");
        assert_eq!(told(screen.key(Key::Escape, &context)).1, Outcome::None, "at first only the search is given up");
        assert_eq!(screen.found(&context.language).len(), Field::ALL.len());
    }
}

#[test]
fn among_the_rule_sets_the_search_finds_rule_sets() {
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = held(turned(saturday(&context), Pane::Sets, &context));
    let _ = screen.key(Key::Letter('/'), &context);
    assert_eq!(screen.pane(), Pane::Sets, "it stays");
    let _ = screen.update(Message::Searched("old sledge".to_owned()), &context);
    let has = |screen: &HouseRules, words: &str| {
        written(&context, screen.view(&context)).iter().any(|(word, _)| word == words)
    };
    assert!(has(&screen, "Seven Up") && !has(&screen, "Saturday table") && !has(&screen, "Cinch"));
    let _ = screen.update(Message::SearchEnded, &context);
    assert_eq!(screen.pick(), &Pick::Printed(Preset::SevenUp), "Enter chooses it");
    let _ = screen.update(Message::Searched("xyzzy".to_owned()), &context);
    assert!(has(&screen, "No games match \u{201c}xyzzy\u{201d}."));
    let _ = screen.key(Key::Escape, &context);
    assert!(screen.pane() == Pane::Sets && has(&screen, "Saturday table"), "the search is given up first");
}

/// What players call an option leads to it, whatever the screen calls it.
#[test]
fn the_search_knows_the_words_of_players() {
    for (language, words, first) in [
        ("en", "off jack", Field::OffTrumps),
        ("en", "jick", Field::OffTrumps),
        ("en", "off five", Field::OffTrumps),
        ("en", "bower", Field::TrumpOrder),
        ("en", "stick dealer", Field::AllPass),
        ("en", "stuck dealer", Field::AllPass),
        ("en", "redeal", Field::AllPass),
        ("en", "shoot the moon", Field::Moon),
        ("en", "kitty", Field::Widow),
        ("en", "hung jack", Field::HangJack),
        ("en", "low taker", Field::LowTo),
        ("en", "score low to taker", Field::LowTo),
        ("en", "misdeal nines", Field::WeakHand),
        ("en", "rob pack", Field::RestTo),
        ("en", "set back", Field::SetScoring),
        ("en", "bust", Field::SetScoring),
        ("en", "cutthroat", Field::Teams),
        ("en", "clockwise", Field::Direction),
        ("en", "steal bid", Field::DealerPrivilege),
        ("en", "minimum bid", Field::MinBid),
        ("en", "ten points", Field::Points),
        ("en", "last trick", Field::Points),
        ("en", "short deck", Field::Pack),
        ("en", "beg twice", Field::BegLimit),
        ("en", "turn jack", Field::TurnupScores),
        ("en", "deal three", Field::DealBatch),
        ("en", "lay down", Field::ThrowIn),
        ("en", "low winner", Field::LowTo),
        ("de", "Mindestgebot", Field::MinBid),
        ("de", "im Uhrzeigersinn", Field::Direction),
        ("de", "letzter Stich", Field::Points),
        ("pl", "szlem", Field::Moon),
        ("pl", "minimalna odzywka", Field::MinBid),
        ("fr", "jeu court", Field::Pack),
    ] {
        let context = with_sets(WINDOW, language, Theme::Spruce);
        let mut screen = turned(saturday(&context), Pane::Rules, &context);
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        assert_eq!(screen.found(&context.language).first(), Some(&first), "{words} in {language}");
    }
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut screen = turned(saturday(&context), Pane::Rules, &context);
    for (words, other) in [("low winner", Field::Settlement), ("lay down", Field::Draw), ("lay down", Field::Widow)] {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        assert!(!screen.found(&context.language).contains(&other), "{words}: {other}");
    }
}

#[test]
fn an_option_that_is_called_as_was_typed_comes_first() {
    for translation in Language::ALL {
        let context = with_sets(WINDOW, translation.tag, Theme::Spruce);
        for field in Field::ALL {
            let called = |field| phrase::field_name(&context.language, field);
            let mut screen = saturday(&context);
            let _ = screen.update(Message::Searched(called(*field)), &context);
            let first = screen.found(&context.language)[0];
            assert_eq!(called(first), called(*field), "{field} in {}", translation.tag);
        }
    }
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
                let _ = screen.update(Message::File(FileUse::Share), &context);
                for pane in Pane::ALL {
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
fn the_book_is_named_and_keeps_its_name() {
    let context = with_sets(WINDOW, "de", Theme::Spruce);
    let screen = HouseRules::new(&context, Pick::Printed(Preset::Blackburn));
    let words = written(&context, screen.view(&context));
    assert!(words.iter().any(|(word, _)| *word == preset_name(&context.language, Preset::Blackburn)));
    assert!(!messages(&screen, &context).contains(&Message::Renaming), "its name cannot be typed");
    assert!(messages(&saturday(&context), &context).contains(&Message::Renaming));
}

#[test]
fn pictures() {
    each(|context| {
        let mut context =
            with_sets((context.size.width, context.size.height), context.language.translation().tag, Theme::Spruce);
        context.unread_rule_sets = vec!["rules/oma.ron couldn’t be read: line 3, column 10.".to_owned()];
        let mut screen = held(saturday(&context));
        for pane in Pane::ALL {
            let _ = screen.update(Message::Turned(pane), &context);
            let _ = save(&format!("house-{pane:?}").to_lowercase(), &context, screen.view(&context));
        }
    });
    for (theme, language) in [(Theme::Midnight, "de"), (Theme::Linen, "en"), (Theme::Contrast, "de")] {
        let context = with_sets(WINDOW, language, theme);
        let mut screen = held(smear(&context));
        let _ = screen.update(Message::Turned(Pane::Rules), &context);
        let _ = screen
            .update(Message::Searched(if language == "en" { "partners" } else { "partner" }.to_owned()), &context);
        let _ = save(&format!("house-search-{theme:?}").to_lowercase(), &context, screen.view(&context));
        let _ = screen.update(Message::File(FileUse::Open), &context);
        screen.tell(false, "/tmp/ours.ron couldn’t be read: line 3, column 10.".to_owned());
        let _ = save(&format!("house-misfit-{theme:?}").to_lowercase(), &context, screen.view(&context));
        let file = save(&format!("house-{theme:?}").to_lowercase(), &context, saturday(&context).view(&context));
        let palette = context.palette();
        assert!(share(&file, palette.paper) > 0.1, "{theme:?}: the sheet");
        assert!(share(&file, palette.change_mark) > 0.0003, "{theme:?}: the marks of what was changed");
    }
    let context = with_sets((1280.0, 6600.0), "de", Theme::Linen);
    let _ = save("house-whole", &context, HouseRules::new(&context, Pick::Printed(Preset::Trinidad)).view(&context));
    let context = with_sets(WINDOW, "en", Theme::Spruce);
    let mut setup = held(NewGame::new(&context));
    let _ = setup.pick(&own("Saturday table"), &context);
    let _ = save("house-setup", &context, setup.view(&context));
}
