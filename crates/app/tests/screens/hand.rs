//! What a player may choose about their own hand: its order, a second click, and cards that play themselves.

use crate::sitting::{Sitting, WINDOW, first, sit};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::screen::table::{Message, Table};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Card, Game, Rank, Rules, Seat, Suit, Turn, Viewer};
use pitch_session::settings::{HandOrder, Speed};

use iced::Point;

use std::time::{Duration, Instant};

/// The cards that the person may play now.
fn playable(game: &Game) -> Vec<Card> {
    let cards = game.legal(Seat::default()).into_iter().filter_map(|action| match action {
        Action::Play(card) => Some(card),
        _ => None,
    });
    cards.collect()
}

fn is_to_play(game: &Game) -> bool {
    game.turn() == Turn::Play(Seat::default())
}

fn held(game: &Game) -> usize {
    game.view(Viewer::Seat(Seat::default())).hand().len()
}

/// The person is to play one of several cards.
fn with_a_choice() -> Sitting {
    sit(&Rules::default(), WINDOW, first, |game| is_to_play(game) && playable(game).len() > 1)
}

/// The person may play one card only, and holds others.
fn forced(rules: &Rules) -> Sitting {
    sit(rules, WINDOW, first, |game| is_to_play(game) && playable(game).len() == 1 && held(game) > 1)
}

fn decisions(table: &Table) -> usize {
    table.session().record().entries().len()
}

#[test]
fn a_second_click_plays_where_cards_are_confirmed() {
    let mut sitting = with_a_choice();
    sitting.context.settings.confirms_cards = true;
    let before = decisions(&sitting.table);
    let [one, other, ..] = playable(sitting.table.session().game())[..] else { panic!("there is a choice") };
    sitting.click(Message::Card(one));
    assert_eq!((sitting.table.chosen(), decisions(&sitting.table)), (Some(one), before), "the first click chooses");
    sitting.picture("chosen-card");
    sitting.click(Message::Card(other));
    assert_eq!((sitting.table.chosen(), decisions(&sitting.table)), (Some(other), before), "one card is chosen");
    sitting.click_at(Point::new(500.0, 90.0));
    assert_eq!((sitting.table.chosen(), decisions(&sitting.table)), (None, before), "a click elsewhere forgets it");
    sitting.click(Message::Card(other));
    sitting.click(Message::Card(other));
    assert!(decisions(&sitting.table) > before, "the second click plays");
    assert_eq!(sitting.table.chosen(), None);
}

#[test]
fn enter_plays_the_card_that_was_chosen() {
    let mut sitting = with_a_choice();
    sitting.context.settings.confirms_cards = true;
    let before = decisions(&sitting.table);
    let last = *playable(sitting.table.session().game()).last().expect("a card");
    sitting.key(Key::Enter);
    assert_eq!(decisions(&sitting.table), before, "no card is played that nobody was shown");
    sitting.click(Message::Card(last));
    sitting.key(Key::Enter);
    let view = sitting.table.session().view(Viewer::Seat(Seat::default()));
    assert!(!view.hand().contains(last) && decisions(&sitting.table) > before);
}

#[test]
fn one_click_plays_where_nothing_is_confirmed_and_a_wrong_card_says_why_at_once() {
    let mut sitting = forced(&Rules::default());
    let before = decisions(&sitting.table);
    let legal = playable(sitting.table.session().game());
    let wrong = sitting.table.cards().map(|(card, _)| card).find(|card| !legal.contains(card)).expect("a wrong card");
    for confirms in [true, false] {
        sitting.context.settings.confirms_cards = confirms;
        sitting.click(Message::Card(wrong));
        assert_eq!((sitting.table.chosen(), decisions(&sitting.table)), (None, before));
    }
    sitting.click(Message::Card(legal[0]));
    assert!(decisions(&sitting.table) > before);
}

/// The same table where forced cards play themselves, begun now.
fn playing_by_itself(sitting: &Sitting, speed: Speed, now: Instant) -> (Table, Context) {
    let mut context = crate::scenes::context(WINDOW, "en");
    context.settings.plays_forced_cards = true;
    context.settings.speed = speed;
    let mut table = Table::new(sitting.table.session().clone(), &context, now);
    let _ = table.start(&context, now);
    (table, context)
}

#[test]
fn a_forced_card_plays_itself_after_a_pause_that_can_be_skipped() {
    let sitting = forced(&Rules::default());
    let card = playable(sitting.table.session().game())[0];
    let lies = |table: &Table| table.shown().trick.is_some_and(|trick| trick.cards().contains(card));
    let now = Instant::now();
    let (mut table, context) = playing_by_itself(&sitting, Speed::Normal, now);
    assert_eq!(decisions(&table), decisions(&sitting.table) + 1, "the game is further at once");
    let _ = table.tick(&context, now + Duration::from_millis(300));
    assert!(!lies(&table) && !table.is_moving() && table.is_running(), "it waits as if somebody thought");
    let (mut ms, mut moved) = (300, 0);
    while !lies(&table) {
        moved += usize::from(table.is_moving());
        ms += 20;
        assert!(ms < 2000, "it waits for ever");
        let _ = table.tick(&context, now + Duration::from_millis(ms));
    }
    assert!(moved >= 10, "it is seen to be played: {moved} pictures");

    let (mut skipped, context) = playing_by_itself(&sitting, Speed::Normal, now);
    let _ = skipped.key(Key::Enter, &context, now);
    assert!(lies(&skipped), "one key ends the pause");
}

#[test]
fn taking_back_goes_behind_a_card_that_played_itself() {
    let sitting = forced(&Rules::default());
    let now = Instant::now();
    let (mut table, context) = playing_by_itself(&sitting, Speed::Instant, now);
    let _ = table.key(Key::Letter('u'), &context, now);
    let game = table.session().game();
    assert!(!is_to_play(game) || playable(game).len() > 1, "the decision before it was taken back: {:?}", game.turn());
    assert_eq!(game.turn().decides(), Some(Seat::default()));
}

#[test]
fn nothing_plays_itself_where_it_is_not_wanted_or_mistakes_can_be_made() {
    let sitting = forced(&Rules::default());
    let now = Instant::now();
    let mut context = crate::scenes::context(WINDOW, "en");
    let mut table = Table::new(sitting.table.session().clone(), &context, now);
    let _ = table.start(&context, now);
    assert_eq!(decisions(&table), decisions(&sitting.table));

    context.settings.plays_forced_cards = true;
    let mistakes = forced(&Rules { revoke_mode: RevokeMode::Table, ..Rules::default() });
    let mut table = Table::new(mistakes.table.session().clone(), &context, now);
    let _ = table.start(&context, now);
    assert_eq!(decisions(&table), decisions(&mistakes.table));
}

#[test]
fn the_order_of_the_hand_is_chosen() {
    let mut sitting = sit(&Rules::default(), WINDOW, first, |game| {
        let view = game.view(Viewer::Seat(Seat::default()));
        is_to_play(game) && view.hand().len() > 4 && view.trump.is_some_and(|trump| trump != Suit::Spades)
    });
    let mut order = |by| {
        sitting.context.settings.hand_order = by;
        sitting.table.adapt(&sitting.context);
        let places: Vec<f32> = sitting.table.cards().map(|(_, place)| place.centre.x).collect();
        assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "from the left");
        sitting.table.cards().map(|(card, _)| card).collect::<Vec<Card>>()
    };
    let ranked = order(HandOrder::Ranks);
    let ranks: Vec<Rank> = ranked.iter().filter_map(|card| card.rank()).collect();
    assert!(ranks.windows(2).all(|pair| pair[0] >= pair[1]), "{ranked:?}");
    for by in [HandOrder::TrumpsFirst, HandOrder::Suits] {
        let cards = order(by);
        let runs = cards.windows(2).filter(|pair| pair[0].suit() != pair[1].suit()).count() + 1;
        let suits: std::collections::BTreeSet<Suit> = cards.iter().filter_map(|card| card.suit()).collect();
        assert_eq!(runs, suits.len(), "every suit is together: {cards:?}");
    }
}

#[test]
fn a_table_without_sound_and_motion_says_so() {
    let mut sitting = with_a_choice();
    sitting.context.settings.sound = false;
    sitting.context.settings.speed = Speed::Instant;
    sitting.table.adapt(&sitting.context);
    sitting.picture("muted-and-instant");
}
