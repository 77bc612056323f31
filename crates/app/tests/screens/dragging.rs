//! Cards that are dragged: to the middle, elsewhere, or along the hand into another order.

use crate::sitting::{Sitting, WINDOW, first, sit};

use pitch_app::keymap::Key;
use pitch_app::screen::table::Message;
use pitch_rules::{Action, Card, Game, Rules, Seat, Turn, Viewer};

use iced::{Point, Vector};

fn is_to_play(game: &Game) -> bool {
    game.turn() == Turn::Play(Seat::default())
}

/// The cards that the person may play now, and the others.
fn legal_and_not(sitting: &Sitting) -> (Vec<Card>, Vec<Card>) {
    let legal = sitting.table.session().game().legal(Seat::default());
    let is_legal = |card: &Card| legal.contains(&Action::Play(*card));
    sitting.table.cards().map(|(card, _)| card).partition(is_legal)
}

/// The person must follow suit, with a choice, and holds other cards as well.
fn following() -> Sitting {
    sit(&Rules::default(), WINDOW, first, |game| {
        let legal = game.legal(Seat::default()).len();
        let held = game.view(Viewer::Seat(Seat::default())).hand().len();
        is_to_play(game) && legal > 1 && held > legal
    })
}

fn decisions(sitting: &Sitting) -> usize {
    sitting.table.session().record().entries().len()
}

fn order(sitting: &Sitting) -> Vec<Card> {
    let mut cards: Vec<(Card, f32)> = sitting.table.cards().map(|(card, place)| (card, place.centre.x)).collect();
    cards.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    cards.into_iter().map(|(card, _)| card).collect()
}

#[test]
fn a_card_is_played_where_it_is_let_go_of_in_the_middle_and_nowhere_else() {
    let mut sitting = following();
    let before = decisions(&sitting);
    let card = legal_and_not(&sitting).0[0];
    let from = sitting.card(card);
    for beside in [Point::new(640.0, 20.0), from + Vector::new(0.0, -60.0)] {
        sitting.drag(from, &[from + Vector::new(0.0, -20.0), beside]);
        assert_eq!(decisions(&sitting), before, "let go of at {beside:?}");
        assert_eq!(sitting.card(card), from, "it is back");
    }
    let middle = Point::new(640.0, 330.0);
    sitting.drag(from, &[middle, Point::new(1300.0, 330.0)]);
    assert_eq!(decisions(&sitting), before, "the mouse left the window");
    sitting.drag(from, &[middle, from]);
    assert_eq!(decisions(&sitting), before, "brought back");
    sitting.drag(from, &[middle]);
    assert!(decisions(&sitting) > before);
    assert!(!sitting.view().hand().contains(card));
}

#[test]
fn a_confirmed_table_takes_a_drag_for_a_decision() {
    let mut sitting = following();
    sitting.context.settings.confirms_cards = true;
    let before = decisions(&sitting);
    let from = sitting.card(legal_and_not(&sitting).0[0]);
    sitting.drag(from, &[Point::new(640.0, 330.0)]);
    assert!(decisions(&sitting) > before);
}

#[test]
fn a_card_that_may_not_be_played_springs_back_and_says_why() {
    let mut sitting = following();
    let before = decisions(&sitting);
    let (_, wrong) = legal_and_not(&sitting);
    let from = sitting.card(wrong[0]);
    assert!(!sitting.offers(&Message::Why));
    sitting.drag(from, &[Point::new(640.0, 330.0)]);
    assert_eq!(decisions(&sitting), before);
    assert_eq!(sitting.card(wrong[0]), from, "it is back");
    assert!(sitting.offers(&Message::Why), "the reason is told");
    sitting.picture_as_it_is("refused-drag");
}

#[test]
fn a_double_press_plays_one_card() {
    let mut sitting = following();
    let before = decisions(&sitting);
    let (legal, _) = legal_and_not(&sitting);
    let at = sitting.card(legal[0]);
    sitting.send(Message::Gripped(legal[0], at));
    sitting.send(Message::Card(legal[0]));
    let after = decisions(&sitting);
    assert!(after > before);
    if let Some(next) = legal_and_not(&sitting).0.first().copied() {
        sitting.send(Message::Gripped(next, at + Vector::new(1.0, 0.0)));
        sitting.send(Message::Card(next));
        assert_eq!(decisions(&sitting), after, "the second half of a double click");
        sitting.send(Message::Gripped(next, at + Vector::new(60.0, 0.0)));
        sitting.send(Message::Card(next));
        assert!(decisions(&sitting) > after, "another card is pressed");
    }
}

#[test]
fn an_order_by_hand_is_kept_until_the_hand_is_over_or_it_is_sorted() {
    let mut sitting = following();
    let sorted = order(&sitting);
    let step = sitting.table.layout().step();
    let along = |sitting: &mut Sitting, card: Card, steps: f32| {
        let from = sitting.card(card);
        sitting.drag(from, &[from + Vector::new(0.5 * steps * step, 4.0), from + Vector::new(steps * step, 4.0)]);
    };
    along(&mut sitting, sorted[0], 0.4);
    assert_eq!(order(&sitting), sorted, "less than half a step");
    along(&mut sitting, sorted[0], 0.7);
    let mut moved = sorted.clone();
    moved.swap(0, 1);
    assert_eq!(order(&sitting), moved, "past half a step");
    // Alt and an arrow do the same with the card that has the keyboard.
    let (legal, _) = legal_and_not(&sitting);
    while focused(&sitting) != Some(Message::Card(legal[0])) {
        sitting.key(Key::Right);
    }
    let place = order(&sitting).iter().position(|card| *card == legal[0]).expect("it is held");
    let (key, next) = if place == 0 { (Key::MoveRight, 1) } else { (Key::MoveLeft, place - 1) };
    moved.swap(place, next);
    sitting.key(key);
    assert_eq!(order(&sitting), moved, "by a key");
    assert_eq!(focused(&sitting), Some(Message::Card(legal[0])), "it keeps the keyboard");
    let number = sitting.view().number;
    sitting.click(Message::Card(legal[0]));
    moved.retain(|card| *card != legal[0]);
    if sitting.view().number == number {
        let left = order(&sitting);
        moved.retain(|card| left.contains(card));
        let names = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(&left), names(&moved), "a card that is played leaves the others as they are");
    }
    for sort in [
        |sitting: &mut Sitting| sitting.key(Key::Letter('f')),
        |sitting: &mut Sitting| {
            sitting.click_at(Point::new(1150.0, 560.0));
            sitting.click_at(Point::new(1150.0, 560.0));
        },
    ] {
        let mut sitting = following();
        along(&mut sitting, sorted[0], 2.0);
        assert_ne!(order(&sitting), sorted);
        sort(&mut sitting);
        assert_eq!(order(&sitting), sorted);
    }
}

#[test]
fn escape_and_keys_end_a_drag() {
    let mut sitting = following();
    let card = legal_and_not(&sitting).0[0];
    let (from, sorted, before) = (sitting.card(card), order(&sitting), decisions(&sitting));
    sitting.send(Message::Gripped(card, from));
    sitting.send(Message::Dragged(from + Vector::new(400.0, 0.0)));
    assert_ne!(order(&sitting), sorted, "its neighbors give way");
    sitting.picture_as_it_is("arranging");
    sitting.key(Key::Escape);
    assert_eq!(order(&sitting), sorted);
    sitting.send(Message::Gripped(card, from));
    sitting.send(Message::Dragged(Point::new(640.0, 330.0)));
    sitting.picture_as_it_is("dragging");
    sitting.key(Key::Escape);
    sitting.send(Message::Dropped(true));
    assert_eq!((order(&sitting), decisions(&sitting)), (sorted, before));
}

/// The control that has the keyboard.
fn focused(sitting: &Sitting) -> Option<Message> {
    let told = sitting.table.told(&sitting.context);
    told.into_iter().find(|(part, message)| part.has_focus && message.is_some()).and_then(|(_, message)| message)
}
