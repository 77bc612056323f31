//! The project's one shuffle: an order of the pack that is the same for the same random numbers on any machine.
//!
//! It is written out here, and tested by golden values, because a game that was saved with its seed must deal the same
//! cards in ten years, whatever a library's own shuffle does by then. Anyone who shuffles brings the random numbers, of 32
//! bits each. They must come from a source whose output is fixed by its name, such as ChaCha.

use crate::rules::TrumpBy;
use crate::{Card, Pack, Rules};

/// Returns the pack that the rules ask for, shuffled: each order is as likely as any other. Where trump is cut for, a
/// card is cut of the pack when it is shuffled, wherever that card lies (M-62).
///
/// ```
/// use pitch_rules::{Rules, shuffle};
/// use rand::rngs::ChaCha20Rng;
/// use rand::{Rng, SeedableRng};
///
/// let rules = Rules::default();
/// let mut rng = ChaCha20Rng::from_seed([7; 32]);
/// let pack = shuffle::pack(&rules, || rng.next_u32());
/// assert_eq!(pack.check(&rules), Ok(()));
/// ```
#[must_use]
pub fn pack(rules: &Rules, mut draw: impl FnMut() -> u32) -> Pack {
    let mut cards: Vec<Card> = rules.pack_cards().iter().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(last as u32 + 1, &mut draw) as usize);
    }
    let cut = (rules.trump_by == TrumpBy::Cut).then(|| cards[below(cards.len() as u32, &mut draw) as usize]);
    Pack::new(cards).expect("a set holds no card twice").with_cut(cut)
}

/// Returns a number from 0 up to `bound`, which is not reached; each is as likely as any other. 0 if `bound` is 0.
///
/// Draws of 32 bits that would favor small numbers are drawn again, so that nothing is left of them.
#[must_use]
pub fn below(bound: u32, mut draw: impl FnMut() -> u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    // The largest multiple of `bound` among 2^32 draws: what lies beyond would count some numbers once too often.
    let fair = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
    loop {
        let drawn = draw();
        if u64::from(drawn) < fair {
            return drawn % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use rand::rngs::ChaCha20Rng;
    use rand::{Rng, SeedableRng};

    #[test]
    fn the_same_seed_deals_the_same_cards_for_ever() {
        // The seed of zeros is the ChaCha20 stream with key and nonce 0 (RFC 8439, A.1), whose first four bytes are
        // 76 b8 e0 ad: 0xade0b876 % 52 = 6, and the card of identity 6, the eight of clubs, goes to the end.
        let rules = Rules::default();
        let order = |seed: u8| {
            let mut rng = ChaCha20Rng::from_seed([seed; 32]);
            pack(&rules, || rng.next_u32()).to_string()
        };
        assert_eq!(
            order(0),
            "6C 7H QS 6S KS 9C 3H AH 8H AS 9D KD 5C 6D 2C TD 2S TS QC JH AC 3D JS 4H JD 4S \
             KH 3S JC 5D 8D QH 5S 7D TH QD KC 4D 9H 2H 7S AD 9S 6H 7C TC 2D 5H 3C 4C 8S 8C"
        );
        assert_eq!(
            order(1),
            "5H 3D 8S 4C 3S 7D 9H 6H JH 9C KC QC QH 7S 4H KD AC TH 4S JD 5S 3H 5D 3C 2S JS \
             6D 6C 8H 2H 4D JC AD TC 8C 7C QS 7H 5C 6S 8D KH 9D AS KS TS 9S TD 2D QD 2C AH"
        );
    }

    #[test]
    fn a_card_is_cut_after_the_pack_is_shuffled() {
        let rng = || ChaCha20Rng::from_seed([0; 32]);
        let (mut one, mut other) = (rng(), rng());
        let plain = pack(&Rules::default(), || one.next_u32());
        let cut = pack(&crate::rules::Preset::ShastaSam.into(), || other.next_u32());
        assert_eq!((cut.cards(), plain.cut()), (plain.cards(), None));
        assert_eq!(cut.cut().map(|card| card.to_string()).as_deref(), Some("KH"));
    }

    #[test]
    fn one_source_gives_one_pack_after_another() {
        let mut rng = ChaCha20Rng::from_seed([0; 32]);
        let mut next = || pack(&Rules::default(), || rng.next_u32());
        let (first, second) = (next(), next());
        assert_ne!(first, second);
        assert_eq!(second.to_string().split(' ').next(), Some("8D"));
    }

    #[test]
    fn every_number_below_the_bound_is_drawn_about_equally_often() {
        let mut rng = ChaCha20Rng::from_seed([3; 32]);
        let mut below = |bound| below(bound, || rng.next_u32());
        assert_eq!(below(0), 0);
        assert_eq!(below(1), 0);
        let mut counts = [0; 52];
        for _ in 0..52_000 {
            counts[below(52) as usize] += 1;
        }
        // 1000 each is expected, with a standard deviation of 31.
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn every_card_comes_to_every_place() {
        let rules = Rules { pack: crate::rules::PackRanks::SEVEN_TO_ACE, players: 4, ..Rules::default() };
        let mut rng = ChaCha20Rng::from_seed([4; 32]);
        let mut tops = std::collections::BTreeMap::new();
        for _ in 0..3_200 {
            let pack = pack(&rules, || rng.next_u32());
            assert_eq!(pack.check(&rules), Ok(()));
            *tops.entry(pack.cards()[0]).or_insert(0) += 1;
        }
        // 100 each is expected, with a standard deviation of 10.
        assert_eq!(tops.len(), 32);
        assert!(tops.values().all(|count| (50..150).contains(count)), "{tops:?}");
    }
}
