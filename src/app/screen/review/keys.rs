//! What keys do when one looks back: arrows step, and every button has its letter.

use super::{Message, Review};
use crate::app::context::Context;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;

/// What Tab goes through.
const BUTTONS: [Message; 9] = [
    Message::First,
    Message::Back,
    Message::On,
    Message::Last,
    Message::AsSeen,
    Message::PlayOn,
    Message::Again,
    Message::Moved,
    Message::Done,
];

pub(super) fn key(review: &mut Review, key: Key, context: &Context) -> Outcome {
    let hand = review.game.hand_at();
    match key {
        Key::Escape => Outcome::Close,
        Key::Left => review.press(Message::Back, context),
        Key::Right => review.press(Message::On, context),
        Key::Home => review.press(Message::First, context),
        Key::End => review.press(Message::Last, context),
        Key::Up | Key::PageUp => review.press(Message::Hand(hand.saturating_sub(1)), context),
        Key::Down | Key::PageDown => {
            let last = review.game.hands().len() - 1;
            review.press(Message::Hand((hand + 1).min(last)), context)
        }
        Key::Letter('s') => review.press(Message::AsSeen, context),
        Key::Letter('p') => review.press(Message::PlayOn, context),
        Key::Letter('d') => review.press(Message::Again, context),
        Key::Letter('e') => review.press(Message::Moved, context),
        Key::Enter => review.press(review.focus.shown().unwrap_or(Message::On), context),
        Key::Tab | Key::BackTab => {
            review.focus.follow(key, &BUTTONS);
            Outcome::None
        }
        _ => Outcome::None,
    }
}
