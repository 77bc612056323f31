//! Trump is named by a click and by keys, and the order of trumps is called up, on the panel and the rail of the table.

use crate::calling::{call, calling, offered};
use crate::scenes::{looks, save};
use crate::sitting::{Sitting, WINDOW, saying, sit};

use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::glance::Glance;
use pitch_app::screen::table::Message;
use pitch_language::phrase;
use pitch_rules::{Action, Ask, Game, Preset, Remark, Rules, Seat, Suit, Turn, Viewer};

use std::time::Instant;

fn own() -> Seat {
    Seat::default()
}

fn is_asked(game: &Game) -> bool {
    game.turn() == Turn::Rule(own()) && game.view(Viewer::Seat(own())).ask == Some(Ask::NameTrump)
}

/// The person has the bid, and names trump before the lead.
fn announcing(size: (f32, f32)) -> Sitting {
    sit(&Rules::from(Preset::FivePoint), size, saying(&["5"]), is_asked)
}

fn name(suit: Suit) -> Message {
    Message::say(Remark::NameTrump(suit))
}

#[test]
fn trump_is_named_by_a_click_on_its_suit() {
    for size in [(1920.0, 1080.0), WINDOW, (900.0, 600.0), (720.0, 520.0)] {
        for suit in Suit::ALL {
            let mut sitting = announcing(size);
            sitting.picture("name-trump");
            sitting.click(name(suit));
            assert_eq!((sitting.view().trump, sitting.view().turn), (Some(suit), Turn::Play(own())));
        }
    }
}

#[test]
fn suits_and_cards_on_buttons_are_seen_in_every_look() {
    for settings in looks() {
        let mut sitting = announcing(WINDOW);
        sitting.context.settings = settings.clone();
        sitting.table.adapt(&sitting.context);
        for suit in Suit::ALL {
            let share = sitting.stands_out("seen", &name(suit));
            assert!(share > 0.1, "{:?}: {suit} with {share} of the pixels", settings.theme);
        }
        let mut sitting = calling(&Rules::from(Preset::Pawnee), WINDOW);
        sitting.context.settings = settings.clone();
        sitting.table.adapt(&sitting.context);
        for card in offered(&sitting) {
            let share = sitting.stands_out("seen", &call(card));
            assert!(share > 0.1, "{:?}: {card} with {share} of the pixels", settings.theme);
        }
    }
}

#[test]
fn trump_is_named_by_its_letter_and_by_its_number() {
    // The suit with most trumps comes first.
    let view = announcing(WINDOW).view().clone();
    let trumps = |suit: Suit| (view.hand() & view.rankings.with(Some(suit)).trumps()).len();
    let mut suits = Suit::ALL;
    suits.sort_by_key(|suit| std::cmp::Reverse(trumps(*suit)));
    assert!(trumps(suits[0]) > trumps(suits[3]) && suits != Suit::ALL, "the order is another than usual");
    for (place, suit) in suits.into_iter().enumerate() {
        let mut sitting = announcing(WINDOW);
        sitting.context.settings.hints = pitch_session::settings::Hints::Off;
        sitting.table.adapt(&sitting.context);
        let letter = suit.to_string().to_ascii_lowercase().chars().next().expect("a letter");
        sitting.key(Key::Letter(letter));
        assert_eq!(sitting.view().trump, Some(suit));
        let mut sitting = announcing(WINDOW);
        sitting.key(Key::Digit(place as u8 + 1));
        assert_eq!(sitting.view().trump, Some(suit));
    }
}

#[test]
fn whoever_asks_for_a_hint_names_no_trump() {
    let mut sitting = announcing(WINDOW);
    sitting.key(Key::Letter('h'));
    assert!(sitting.table.awaited().is_some() && sitting.view().trump.is_none(), "a hint is asked for");
    sitting.key(Key::Letter('h'));
    assert!(sitting.table.awaited().is_none() && sitting.view().trump.is_none(), "it is hidden again");
}

#[test]
fn after_a_jack_was_pitched_only_the_suits_of_its_color_are_there() {
    let jack = |suit: Suit| Action::Play(format!("J{suit}").parse().expect("a card"));
    let pitched = |game: &Game| {
        let led = game.view(Viewer::Public).trick.and_then(|trick| trick.led());
        is_asked(game) && led.is_some_and(|card| card.suit().is_some())
    };
    let pitching = move |game: &Game, seat: Seat| {
        let legal = game.legal(seat);
        let jacks = Suit::ALL.map(jack);
        let wanted = legal.iter().find(|action| seat == own() && jacks.contains(action));
        wanted.cloned().unwrap_or_else(|| saying(&["7"])(game, seat))
    };
    let mut sitting = sit(&Rules::from(Preset::SevenPoint), WINDOW, pitching, pitched);
    sitting.picture("name-color");
    let led = sitting.view().trick.and_then(|trick| trick.led()).expect("a card");
    let led = led.suit().expect("a jack");
    let there = Suit::ALL.map(|suit| (suit, sitting.offers(&name(suit))));
    for (suit, is_there) in there {
        assert_eq!(is_there, suit == led || suit == led.of_same_color(), "{suit}");
    }
    sitting.click(name(led.of_same_color()));
    assert_eq!(sitting.view().trump, Some(led.of_same_color()));
    let told = phrase::story(&sitting.context.language, &sitting.table.names().clone(), sitting.view());
    assert!(told.iter().any(|line| line.starts_with("You name ")), "{told:?}");
}

#[test]
fn the_order_of_trumps_is_called_up_where_it_is_special() {
    let order = Message::Pressed(Outcome::TrumpOrder);
    let mut sitting = announcing(WINDOW);
    sitting.click(Message::Drawer(None));
    assert!(sitting.offers(&order));
    sitting.click(Message::Drawer(None));
    let asked = sitting.table.key(Key::Letter('o'), &sitting.context, Instant::now());
    assert_eq!(asked.outcome, Outcome::TrumpOrder);
    sitting.click(name(Suit::Hearts));
    let rules = Rules::from(Preset::FivePoint);
    for size in [WINDOW, (720.0, 520.0)] {
        sitting.context.size = size.into();
        let glance = Glance::order(&sitting.context.language, &rules, sitting.view());
        let _ = save("order-of-trumps", &sitting.context, glance.view(&sitting.context));
    }
    let mut plain = sit(&Rules::default(), WINDOW, saying(&["4"]), |game| game.turn() == Turn::Play(own()));
    plain.click(Message::Drawer(None));
    assert!(!plain.offers(&order), "aces are high everywhere");
    let asked = plain.table.key(Key::Letter('o'), &plain.context, Instant::now());
    assert_eq!(asked.outcome, Outcome::None);
    plain.picture("plain-order");
}
