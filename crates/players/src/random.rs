//! Any legal action, each as likely as the others.

use pitch_rules::{Action, SeatView, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Returns one of the legal actions, or `None` if there are none. It is another one in another place of the hand,
/// though the seed be the same.
pub(super) fn action(view: &SeatView, seed: u64) -> Option<Action> {
    let seat = view.own_seat()?.index() as u8;
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&view.number.to_le_bytes());
    key[12..15].copy_from_slice(&[view.calls.len() as u8, view.played().len() as u8, seat]);
    let mut rng = ChaCha8Rng::from_seed(key);
    let place = shuffle::below(view.legal.len() as u32, || rng.next_u32());
    view.legal.get(place as usize).cloned()
}
