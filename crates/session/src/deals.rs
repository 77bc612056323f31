//! Packs of a game: the seed that they come from, its origin, and the word that the player added.

use crate::seed::{self, ALGORITHM, Commitment, Purpose, Seed, commitment};
use pitch_rules::deal::{Colour, Cut, FirstDeal, Guess};
use pitch_rules::{Pack, Rules, Seat, shuffle};

use rand::{CryptoRng, Rng};
use serde::{Deserialize, Serialize};

/// Origin of a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Drawn by chance by the machine, before the player did anything; the table is committed to it.
    Random,
    /// Derived from a deal number that somebody typed; it could be tried out before, so the table is not committed.
    Number(u64),
    /// Typed as it is, as by `--seed`; the table is not committed.
    #[default]
    Typed,
}

/// The packs of a game, in every order in which they will be dealt.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deals {
    /// The version of the way from the seed to the cards; always [`ALGORITHM`] so far.
    #[serde(default = "algorithm")]
    algorithm: u32,
    #[serde(default)]
    origin: Origin,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    #[serde(default)]
    word: String,
}

const fn algorithm() -> u32 {
    ALGORITHM
}

/// Error for a text that is neither a seed nor a deal number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is neither a deal number nor a seed of 64 hexadecimal digits", pitch_shown::quote(.0))]
pub struct ParseDealsError(pub String);

impl Deals {
    /// The longest word a player can add, in characters.
    pub const LONGEST_WORD: usize = 64;

    /// Draws packs that nobody can foresee; the table is committed to them.
    #[must_use]
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        Deals::new(Seed::random(rng), Origin::Random)
    }

    /// Returns the packs of a deal number, the same on every machine.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Deals::new(Seed::from_number(number), Origin::Number(number))
    }

    /// Returns the packs of a seed that somebody typed.
    #[must_use]
    pub fn from_seed(seed: Seed) -> Self {
        Deals::new(seed, Origin::Typed)
    }

    /// Returns the packs that a text names: a deal number, or the 64 digits of a seed.
    ///
    /// # Errors
    /// If it is neither.
    pub fn typed(text: &str) -> Result<Self, ParseDealsError> {
        let text = text.trim();
        match (text.parse(), text.parse::<u64>()) {
            (Ok(seed), _) => Ok(Deals::from_seed(seed)),
            (_, Ok(number)) if text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(Deals::from_number(number)),
            _ => Err(ParseDealsError(text.to_owned())),
        }
    }

    fn new(seed: Seed, origin: Origin) -> Self {
        let commitment = (origin == Origin::Random).then(|| commitment(&seed));
        Deals { algorithm: ALGORITHM, origin, seed, commitment, word: String::new() }
    }

    /// Adds a word of the player's own, cleaned as it is shown and cut to [`Deals::LONGEST_WORD`]. The commitment
    /// stays: it was there before the word.
    #[must_use]
    pub fn with_word(self, word: &str) -> Self {
        Deals { word: pitch_shown::clean(word, Deals::LONGEST_WORD), ..self }
    }

    /// Returns these packs for another game. Since they are known by now, nothing commits to them any more.
    #[must_use]
    pub fn again(&self) -> Self {
        let origin = match self.origin {
            Origin::Random => Origin::Typed,
            origin => origin,
        };
        Deals { origin, commitment: None, ..self.clone() }
    }

    /// Returns the seed if everybody may see it: once the game is over, or where it was known before.
    #[must_use]
    pub fn open_seed(&self, is_over: bool) -> Option<&Seed> {
        (is_over || self.origin != Origin::Random).then_some(&self.seed)
    }

    /// Returns the seed. Showing it before the end of the game gives the cards away.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the origin of the seed.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Returns the player's own word, empty if they gave none.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.word
    }

    /// Returns the commitment that was shown before the first deal, or `None` if the seed was typed.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// Returns the version of the way from the seed to the cards.
    #[must_use]
    pub const fn algorithm(&self) -> u32 {
        self.algorithm
    }

    /// Returns `true` if a person can check that the seed was settled before they did anything.
    #[must_use]
    pub fn is_committed(&self) -> bool {
        self.commitment.is_some_and(|shown| shown == commitment(&self.seed))
    }

    /// Returns the draw for the first deal (BAP-07, C-18) and the cut of the pack before it (BAP-09).
    ///
    /// The stream gives the pack, the way of the cut, the guesser and the guess, always in this order and even where
    /// the rules do not ask for them, so that a change of a rule never moves the rest.
    #[must_use]
    pub fn first_deal(&self, rules: &Rules) -> (FirstDeal, Cut) {
        let mut chance = self.seed.stream(&self.word, Purpose::Draw);
        let pack = shuffle::pack(rules, || chance.next_u32());
        let mut below = |bound: usize| shuffle::below(bound as u32, || chance.next_u32()) as usize;
        let way = below(Cut::ways(pack.cards().len()));
        let guesser = Seat::new(below(rules.seats().len())).unwrap_or_default();
        let colour = if below(2) == 0 { Colour::Red } else { Colour::Black };
        let first = FirstDeal::find(rules, &pack, Guess { guesser, colour });
        let cut = Cut::new(rules, first.dealer(), way);
        (first, cut)
    }

    /// Returns the pack for the deal of this number in the game, from 1; a hand thrown in counts as well.
    #[must_use]
    pub fn pack(&self, rules: &Rules, number: u32) -> Pack {
        let mut chance = self.seed.stream(&self.word, Purpose::Deal(number));
        shuffle::pack(rules, || chance.next_u32())
    }

    /// Returns the seed of a bot's choice before the action of this number in the game, from 0.
    #[must_use]
    pub fn bot_seed(&self, seat: Seat, action: u32) -> u64 {
        self.seed.number(&self.word, Purpose::Bot(seat, action))
    }

    /// Returns the seed with which decisions of the game are judged.
    #[must_use]
    pub fn judging_seed(&self) -> u64 {
        self.seed.number(&self.word, Purpose::Judging)
    }
}

/// Returns `true` if this program can deal by this version of the algorithm.
#[must_use]
pub const fn knows(algorithm: u32) -> bool {
    algorithm == seed::ALGORITHM
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Preset;

    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    #[test]
    fn a_deal_number_deals_the_same_cards_for_ever() {
        // The packs were computed by another program, from the description in `docs/record.md`.
        let rules = Rules::default();
        let deals = Deals::from_number(42);
        assert_eq!(deals.first_deal(&rules).0.dealer().index(), 3);
        assert_eq!(
            deals.pack(&rules, 1).to_string(),
            "2H 2D 3C 4D 5C TH JD 5D 8D KC JH 6D AD 5S 2S QD 8S TS 6S 9C 9S KD 3S 7H 4S QH \
             KH 6H 4H 9D JS QC 9H 5H TC JC 6C 2C AH 7D KS TD 4C 8H 8C 3H AS AC 7S 7C 3D QS"
        );
        assert_eq!(
            deals.pack(&rules, 2).to_string(),
            "2S 7H 9D KD 5C AH QC 6S QD 2D 6H 4S 4D 8D QS 9S JC 5D TH 4H AD 2H 9C AC 8C JH \
             KS 2C 7S QH 3C 7C 4C 9H 7D 6C KC TC AS TS 5S JS 8S 5H 3D JD 6D 8H 3H KH 3S TD"
        );
        let with_word = Deals::from_seed(*deals.seed()).with_word(" lucky ");
        assert_eq!(
            with_word.pack(&rules, 1).to_string(),
            "AC 4S 4H 9S 9H KS 4C AD 8H TC 8D TH 2S TS 3H QC 7C KH JC 3C 6D QS KD QH 3S 9C \
             9D 5S 5H 6S 7D 8C AS 5D 2C 3D 7H TD JD AH 6C 2H 8S JS JH 6H 2D 7S QD KC 5C 4D"
        );
    }

    #[test]
    fn who_deals_first_comes_from_the_seed_whatever_the_rules_ask_for() {
        let deals = Deals::from_number(42);
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let (first, cut) = deals.first_deal(&rules);
            assert_eq!((&first, cut), (&deals.first_deal(&rules).0, deals.first_deal(&rules).1));
            assert!(rules.seats().contains(first.dealer()) && rules.seats().contains(cut.by), "{preset}");
            let shown = Rules { ceremony: true, ..rules.clone() };
            assert_eq!(deals.first_deal(&shown).0, first, "{preset}: showing it changes nothing");
        }
        // Guesses are as often right as wrong, and everybody is asked.
        let rules = Rules::from(Preset::Blackburn);
        let mut pitched = [0; 4];
        for number in 0..400 {
            pitched[rules.seats().next(Deals::from_number(number).first_deal(&rules).0.dealer()).index()] += 1;
        }
        assert!(pitched.iter().all(|times| (70..=130).contains(times)), "{pitched:?}");
    }

    #[test]
    fn a_deal_is_named_by_number_or_seed() {
        let seed = "00ff".repeat(16);
        assert_eq!(Deals::typed(&seed).map(|deals| deals.seed().to_string()), Ok(seed));
        assert_eq!(Deals::typed(" 42 "), Ok(Deals::from_number(42)));
        for text in ["", "+1", "-1", "abc", "18446744073709551616", "1 2"] {
            assert_eq!(Deals::typed(text), Err(ParseDealsError(text.to_owned())));
        }
    }

    #[test]
    fn a_word_changes_every_pack_and_not_what_the_table_is_bound_to() {
        let (rules, plain) = (Rules::default(), Deals::random(&mut ChaCha20Rng::from_seed([2; 32])));
        let (one, other) = (plain.clone().with_word("thunder"), plain.clone().with_word("lightning"));
        for deals in [&one, &other] {
            assert_eq!((deals.seed(), deals.commitment()), (plain.seed(), plain.commitment()));
            assert!(deals.is_committed());
        }
        for number in 1..20 {
            let packs = [&plain, &one, &other].map(|deals| deals.pack(&rules, number));
            assert!(packs[0] != packs[1] && packs[1] != packs[2] && packs[0] != packs[2]);
        }
        assert_eq!(one.with_word(""), plain, "no word is none");
        let long = plain.clone().with_word(&format!("a\u{202e}b\n{}", "c".repeat(200)));
        assert!(long.word().chars().count() <= Deals::LONGEST_WORD && !long.word().contains(['\n', '\u{202e}']));
    }

    #[test]
    fn only_a_random_seed_is_committed_to() {
        let random = Deals::random(&mut ChaCha20Rng::from_seed([1; 32]));
        assert!(random.is_committed());
        assert!(!random.again().is_committed());
        assert_eq!(random.again().pack(&Rules::default(), 3), random.pack(&Rules::default(), 3));
        assert!(!Deals::from_number(1).is_committed());
        assert_eq!(Deals::from_number(1).again(), Deals::from_number(1));
    }
}
