//! What keys do when one looks back: arrows step, and every button has its letter.

use super::{Action, Review, Target};
use crate::app::context::Context;
use crate::app::keymap::Key;

/// What Tab goes through.
const TARGETS: [Target; 9] = [
    Target::First,
    Target::Back,
    Target::On,
    Target::Last,
    Target::AsSeen,
    Target::PlayOn,
    Target::Again,
    Target::Moved,
    Target::Done,
];

pub(super) fn key(review: &mut Review, key: Key, context: &Context) -> Action {
    let hand = review.game.hand_at();
    match key {
        Key::Escape => Action::Close,
        Key::Left => review.press(Target::Back, context),
        Key::Right => review.press(Target::On, context),
        Key::Home => review.press(Target::First, context),
        Key::End => review.press(Target::Last, context),
        Key::Up | Key::PageUp => review.press(Target::Hand(hand.saturating_sub(1)), context),
        Key::Down | Key::PageDown => {
            let last = review.game.hands().len() - 1;
            review.press(Target::Hand((hand + 1).min(last)), context)
        }
        Key::Letter('s') => review.press(Target::AsSeen, context),
        Key::Letter('p') => review.press(Target::PlayOn, context),
        Key::Letter('d') => review.press(Target::Again, context),
        Key::Letter('e') => review.press(Target::Moved, context),
        Key::Enter => review.press(review.focus.shown().unwrap_or(Target::On), context),
        Key::Tab | Key::BackTab => {
            if let Some(step) = key.step() {
                review.focus.step(step, &TARGETS);
            }
            Action::None
        }
        _ => Action::None,
    }
}
