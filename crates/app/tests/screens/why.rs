//! Why something is so: opened by clicks and by keys from the table, the result and the end, and the way on from there.

use crate::held::held;
use crate::pictures::each;
use crate::scenes::{context, played, result, save, simulator};
use crate::sitting::{Sitting, WINDOW, saying, sit};

use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::fair::Fair;
use pitch_app::screen::glossary::Glossary;
use pitch_app::screen::result::{Asked, Message as OfResult};
use pitch_app::screen::rules::Rules as Sheet;
use pitch_app::screen::table::Message;
use pitch_app::screen::why::Why;
use pitch_language::phrase::{fair_facts, grouped};
use pitch_language::{Explanation, Term};
use pitch_rules::{Card, Game, Point, Preset, Rules, Seat, Turn, Viewer};
use pitch_session::verify::Verification;
use pitch_session::{Deals, NewGame, Next, Player, Record, Table};

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use std::time::Instant;

fn own() -> Seat {
    Seat::default()
}

fn explanation(outcome: Outcome) -> Explanation {
    match outcome {
        Outcome::Why(told) | Outcome::WhyBid(told, _) => *told,
        other => panic!("nothing is explained: {other:?}"),
    }
}

/// The table at a card that may not be played: the first such.
fn refused() -> (Sitting, Card) {
    let must_follow = |game: &Game| {
        game.turn() == Turn::Play(own()) && {
            let view = game.view(Viewer::Seat(own()));
            view.hand().iter().any(|card| !view.playable().contains(card))
        }
    };
    let sitting = sit(&Rules::default(), WINDOW, saying(&["3"]), must_follow);
    let view = sitting.view();
    let card = view.hand().iter().find(|card| !view.playable().contains(*card)).expect("one is refused");
    (sitting, card)
}

#[test]
fn a_refusal_says_why_by_its_button_and_by_its_key() {
    let (mut sitting, card) = refused();
    assert!(sitting.table.spots().iter().all(|spot| spot.message != Message::Why), "nothing was refused yet");
    sitting.send(Message::Card(card));
    let place = sitting.spot(&Message::Why);
    // On the way there, what was refused still stands.
    sitting.send(Message::Hovered(None));
    sitting.send(Message::Hovered(Some(place)));
    assert_eq!(sitting.spot(&Message::Why), place);
    let pressed = sitting.table.update(Message::Why, &sitting.context, Instant::now());
    let told = explanation(pressed.outcome);
    assert_eq!(told.term, Term::Follow);
    assert!(told.cited.as_ref().is_some_and(|cited| ["BAP-27", "BAP-28"].contains(&cited.clause)), "{told:?}");
    assert!(told.place.is_some() && told.here.is_some());
    let pressed = sitting.table.key(Key::Letter('w'), &sitting.context, Instant::now());
    assert_eq!(explanation(pressed.outcome), told);
}

#[test]
fn a_refusal_goes_with_what_is_taken_back() {
    let (mut sitting, card) = refused();
    sitting.send(Message::Card(card));
    let (_, before) = (sitting.spot(&Message::Why), sitting.view().clone());
    sitting.key(Key::Letter('u'));
    assert_ne!(*sitting.view(), before, "the decision before is asked for again");
    assert!(sitting.table.spots().iter().all(|spot| spot.message != Message::Why), "nothing is refused there");
}

#[test]
fn with_nothing_pointed_at_the_key_says_what_is_asked() {
    let mut sitting = sit(&Rules::default(), WINDOW, saying(&[]), |game| game.turn() == Turn::Call(own()));
    let pressed = sitting.table.key(Key::Letter('?'), &sitting.context, Instant::now());
    assert_eq!(explanation(pressed.outcome).term, Term::Bid);
}

#[test]
fn an_explanation_leads_to_the_rule_sheet_and_to_all_the_words() {
    let context = context(WINDOW, "en");
    let told = || Explanation::new(&context.language, &Rules::default(), Term::SetBack, None);
    let mut sheet = held(Why::new(told()));
    assert_eq!(sheet.key(Key::Letter('r'), &context), Outcome::RuleOn("set-back"));
    assert_eq!(sheet.key(Key::Letter('g'), &context), Outcome::Glossary(Some(Term::SetBack)));
    assert_eq!(sheet.key(Key::Letter('w'), &context), Outcome::Close);
    for (words, outcome) in
        [("Full rules", Outcome::RuleOn("set-back")), ("All the words", Outcome::Glossary(Some(Term::SetBack)))]
    {
        let messages: Vec<Outcome> = {
            let mut simulator = simulator(&context, sheet.view(&context));
            let _ = simulator.click(words).unwrap_or_else(|error| panic!("{words}: {error:?}"));
            simulator.into_messages().collect()
        };
        assert_eq!(messages, [outcome]);
    }
    // By Tab and Enter.
    let mut sheet = held(Why::new(told()));
    let _ = sheet.key(Key::Tab, &context);
    let _ = sheet.key(Key::Tab, &context);
    assert_eq!(sheet.key(Key::Enter, &context), Outcome::RuleOn("set-back"));
}

#[test]
fn the_rows_of_the_result_say_why() {
    let context = context(WINDOW, "en");
    let mut sheet = held(result(&played(4, 2, 7)));
    let asked = |asked| OfResult::Why(asked);
    assert_eq!(explanation(sheet.update(asked(Asked::Point(Point::High)), &context)).term, Term::High);
    let bid = explanation(sheet.key(Key::Letter('w'), &context));
    assert!([Term::SetBack, Term::Made, Term::Hole].contains(&bid.term), "{bid:?}");
    // By keys: past the buttons, to the bid and the rows.
    let mut found = Vec::new();
    for _ in 0..16 {
        let _ = sheet.key(Key::Tab, &context);
        if let Outcome::Why(told) = sheet.key(Key::Letter('w'), &context) {
            found.push(told.term);
        }
    }
    for term in [Term::High, Term::Low] {
        assert!(found.contains(&term), "{found:?}");
    }
}

#[test]
fn the_words_are_gone_through_by_keys_and_clicks() {
    let context = context(WINDOW, "en");
    let mut page = held(Glossary::new(Rules::default(), None, &context));
    let _ = page.key(Key::Tab, &context);
    let _ = page.key(Key::Down, &context);
    assert!(matches!(page.key(Key::Enter, &context), Outcome::Word(_)));
    let messages: Vec<Outcome> = {
        let mut simulator = simulator(&context, page.view(&context));
        let _ = simulator.click("First player").expect("it is there");
        simulator.into_messages().collect()
    };
    assert_eq!(messages, [Outcome::Word(Term::Eldest)]);
    assert_eq!(page.key(Key::Escape, &context), Outcome::Close);
}

/// A game between bots, from a seed that nobody typed.
fn begun() -> Table {
    let rules = Rules { target: pitch_rules::Points(3), players: 2, ..Rules::default() };
    let bot = |name| Player::new(name, pitch_session::Kind::Bot(pitch_players::Level::USUAL));
    let deals = Deals::random(&mut ChaCha20Rng::from_seed([4; 32]));
    Table::new(NewGame::new(rules, vec![bot("Ana"), bot("Ben")], deals)).expect("a table")
}

/// The same game once it is over.
fn over() -> Record {
    let mut table = begun();
    loop {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Over => return table.record().clone(),
            _ => {
                let seat = table.to_act().expect("somebody");
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
}

#[test]
fn the_seed_is_opened_and_the_deals_are_checked_only_once_the_game_is_over() {
    let context = context(WINDOW, "en");
    let record = over();
    let seed = record.deals().seed().to_string();
    let shows = |sheet: &Fair, words: &str| simulator(&context, sheet.view(&context)).find(words).is_ok();
    let mut during = held(Fair::new(begun().record()));
    assert_eq!(during.key(Key::Letter('c'), &context), Outcome::None);
    assert!(!shows(&during, "Check the deals"));
    let fingerprint = record.deals().commitment().expect("one").to_string();
    assert!(shows(&during, &grouped(&fingerprint)) && !shows(&during, &grouped(&seed)));
    let said = fair_facts(&context.language, record.deals(), false).concat();
    assert!(!said.contains(&seed[..8]) && said.contains(&fingerprint[..8]));
    let mut after = held(Fair::new(&record));
    assert_eq!(after.key(Key::Letter('c'), &context), Outcome::CheckDeals);
    assert_eq!(after.key(Key::Enter, &context), Outcome::CheckDeals, "it is the main button");
    let said = fair_facts(&context.language, record.deals(), true).concat();
    assert!(said.contains(&seed[..8]) && shows(&after, &grouped(&seed)));
    let found = Verification::of(&record);
    assert!(found.holds(), "{found:?}");
    after.tell(found);
    assert!(shows(&after, "Checked: everything is as it should be."));
    let proof = &pitch_language::phrase::fair_meaning(&context.language, record.deals())[1];
    assert!(!shows(&after, proof));
    let _ = after.key(Key::Letter('p'), &context);
    assert!(shows(&after, proof), "what it doesn't prove is said too");
    assert_eq!(after.key(Key::Escape, &context), Outcome::None);
    assert_eq!(after.key(Key::Enter, &context), Outcome::Close);
}

#[test]
fn explanations_words_and_the_check_are_drawn() {
    let record = over();
    each(|context| {
        let l = &context.language;
        let (mut sitting, card) = refused();
        sitting.send(Message::Card(card));
        let told = sitting.table.update(Message::Why, &sitting.context, Instant::now());
        let _ = save("why-refused", context, Why::new(explanation(told.outcome)).view(context));
        let told = Explanation::new(l, &Rules::from(Preset::Setback), Term::Smudge, None);
        let _ = save("why-smudge", context, Why::new(told).view(context));
        let page = Glossary::new(Rules::default(), None, context);
        let _ = save("glossary", context, page.view(context));
        let _ = save("rules-asked", context, Sheet::at(Rules::default(), "direction").view(context));
        let mut fair = Fair::new(&record);
        let _ = save("fair", context, Fair::new(begun().record()).view(context));
        let before = Fair::before(record.deals().clone().with_word("thunder"));
        let _ = save("fair-before", context, before.view(context));
        fair.tell(Verification::of(&record));
        let _ = save("fair-checked", context, fair.view(context));
    });
}
