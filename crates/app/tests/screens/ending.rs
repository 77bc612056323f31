//! A game that does not get on: the table offers to end it by the score, and asks once more before it does.

use crate::house::{own as set_of, rules, with_sets, written};
use crate::scenes::{context_with, names, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::house_rules::{self, HouseRules, Pane};
use pitch_app::screen::new_game::NewGame;
use pitch_app::screen::table::{Message, Table};
use pitch_app::sheet::{Message as OnSheet, Sheet};
use pitch_language::phrase;
use pitch_players::Level;
use pitch_rules::rules::{AllPass, Group, Warning};
use pitch_rules::{Action, Bid, Call, Game, Preset, Remark, Rules, Seat, Turn, WonBy};
use pitch_session::settings::{Speed, Theme};
use pitch_session::{self, Deals, Kind, Pick, Player, RuleSet, Settings};

use iced::widget::stack;

use std::time::Instant;

const END: Message = Message::say(Remark::EndByScore);
const WINDOW: (f32, f32) = (1280.0, 800.0);

fn instant(language: &str, size: (f32, f32)) -> Context {
    context_with(size, language, Settings { speed: Speed::Instant, ..Settings::default() })
}

/// The person in seat 0 is to bid, after so many hands in which everybody passed.
fn passed(hands: u32, context: &Context) -> Table {
    let rules = Rules { players: 3, all_pass: AllPass::RedealNextDealer, ..Rules::default() };
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = names(3).into_iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let mut session =
        pitch_session::Table::new(pitch_session::NewGame::new(rules, players, Deals::from_number(3))).expect("a table");
    let mut dealt = 0;
    loop {
        match session.game().turn() {
            Turn::Call(seat) if seat == Seat::default() && dealt > hands => break,
            Turn::Call(seat) => drop(session.act(seat, Action::Call(Call::Pass)).expect("allowed")),
            _ => {
                dealt += 1;
                assert!(!session.deal().is_empty());
            }
        }
    }
    let mut table = Table::new(session, context, Instant::now());
    let _ = table.start(context, Instant::now());
    table
}

fn offers(table: &Table) -> bool {
    table.spots().iter().any(|spot| spot.message == END)
}

#[test]
fn a_game_that_does_not_get_on_is_ended_by_a_click_and_by_a_key() {
    let context = instant("en", WINDOW);
    assert!(!offers(&passed(Game::PATIENCE - 1, &context)), "it could still get on");
    let mut table = passed(Game::PATIENCE, &context);
    assert!(offers(&table));
    let before = table.session().record().clone();
    let clicked = table.update(END, &context, Instant::now());
    let pressed = table.key(Key::Letter('e'), &context, Instant::now());
    for asked in [clicked, pressed] {
        assert!(matches!(asked.outcome, Outcome::AskToEnd), "{:?}", asked.outcome);
    }
    assert_eq!(table.session().record(), &before, "nothing is ended yet");

    let sheet = || Sheet::ask_to_end(&table, &context);
    assert!(matches!(sheet().key(Key::Escape, &context), Outcome::Close));
    assert!(matches!(sheet().key(Key::Enter, &context), Outcome::Close), "a key meant for something else ends nothing");
    assert!(matches!(sheet().key(Key::Letter('y'), &context), Outcome::EndByScore));
    let question = sheet();
    let mut simulator = simulator(&context, question.view(&context));
    let _ = simulator.click("Yes, end the game").expect("a button");
    let messages: Vec<_> = simulator.into_messages().collect();
    let [OnSheet::Consent(Outcome::EndByScore)] = messages[..] else { panic!("{messages:?}") };

    let ended = table.end_agreed(&context, Instant::now());
    assert!(ended.save && matches!(ended.outcome, Outcome::Over), "{:?}", ended.outcome);
    let end = table.session().game().end().expect("the game is over");
    assert_eq!(end.victory.by, WonBy::Score);
    assert!(table.session().can_undo() && !offers(&table));
}

#[test]
fn the_offer_and_the_question_are_drawn() {
    for (language, size) in [("en", WINDOW), ("de", WINDOW), ("en", (720.0, 520.0)), ("de", (720.0, 520.0))] {
        let context = instant(language, size);
        let table = passed(Game::PATIENCE, &context);
        let _ = save("may-end", &context, table.view(&context));
        let sheet = Sheet::ask_to_end(&table, &context);
        let layers = stack![table.view(&context).map(drop), sheet.view(&context).map(drop)];
        let _ = save("end-by-score", &context, layers.into());
    }
}

/// Rules by which a game may not end say so beside the option, and on the sheet.
#[test]
fn a_warning_stands_beside_its_option_and_on_the_sheet() {
    let ours = || {
        let rules = Rules { min_bid: Bid::FOUR, ..Rules::default() };
        RuleSet::new("Fours", Preset::AuctionPitch, rules)
    };
    for language in ["en", "de"] {
        let mut context = with_sets((1280.0, 7000.0), language, Theme::Spruce);
        context.rule_sets.push(ours());
        let mut screen = HouseRules::new(&context, set_of("Fours"));
        let warning = phrase::warning(&context.language, &rules(&screen), Warning::ForcedFour);
        let is_said = |screen: &HouseRules| {
            written(&context, screen.view(&context)).into_iter().any(|(words, _)| words.contains(&warning))
        };
        assert!(is_said(&screen), "below the questions in {language}: {warning}");
        let _ = screen.update(house_rules::Message::Group(Group::Auction), &context);
        for pane in [Pane::Rules, Pane::Sheet] {
            let _ = screen.update(house_rules::Message::Turned(pane), &context);
            assert!(is_said(&screen), "{pane:?} in {language}: {warning}");
        }
    }
    let mut context = with_sets(WINDOW, "en", Theme::Spruce);
    context.rule_sets.push(ours());
    let mut screen = HouseRules::new(&context, set_of("Fours"));
    let _ = screen.update(house_rules::Message::Turned(Pane::Rules), &context);
    let _ = screen.update(house_rules::Message::Searched("lowest".to_owned()), &context);
    let _ = save("house-warning", &context, screen.view(&context));
    let calm = HouseRules::new(&context, set_of("Saturday table"));
    assert!(!written(&context, calm.view(&context)).iter().any(|(words, _)| words.contains("may never end")));
}

/// A player about to begin such a game sees it without scrolling.
#[test]
fn a_warning_stands_above_the_button_that_begins_the_game() {
    let fours = Rules { min_bid: Bid::FOUR, ..Rules::default() };
    for (language, size) in [("en", WINDOW), ("de", WINDOW), ("en", (720.0, 520.0)), ("de", (720.0, 520.0))] {
        let mut context = with_sets(size, language, Theme::Spruce);
        context.rule_sets.push(RuleSet::new("Fours", Preset::AuctionPitch, fours.clone()));
        let mut screen = NewGame::new(&context);
        let warning = phrase::warning(&context.language, &fours, Warning::ForcedFour);
        let said = |screen: &NewGame| {
            let all = written(&context, screen.view(&context)).into_iter();
            all.filter(|(words, _)| words.contains(&warning)).map(|(_, place)| place).collect::<Vec<_>>()
        };
        assert_eq!(said(&screen), []);
        let _ = screen.pick(&Pick::Own("Fours".to_owned()), &context);
        let _ = save("new-game-warning", &context, screen.view(&context));
        let places = said(&screen);
        let [place] = places[..] else { panic!("{places:?} in {language}") };
        assert!(place.y > 0.0 && place.y + place.height < size.1 - 50.0, "{place:?} in {language} at {size:?}");
        assert!(screen.draft().problem().is_none(), "the game can begin all the same");
    }
}
