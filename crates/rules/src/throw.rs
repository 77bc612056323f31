//! Cards that a player may throw away (M-50, M-55), and the ways of doing it.

use crate::cards::Cards;

use std::fmt;

/// Choice of the cards that a player may throw away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throw {
    /// Cards that go in any case.
    pub must: Cards,
    /// Cards of which some go besides.
    pub may: Cards,
    /// Minimum number of them that go.
    pub least: u8,
    /// Maximum number of them that go.
    pub most: u8,
}

impl Throw {
    /// Maximum number of listed ways of throwing cards: taking the best of the pack can be done in hundreds of thousands.
    pub const LISTED: usize = 1000;

    /// Creates a throw of `count` of these cards, whichever.
    #[must_use]
    pub(crate) const fn any(cards: Cards, count: usize) -> Self {
        Throw { must: Cards::NONE, may: cards, least: count as u8, most: count as u8 }
    }

    /// Returns `true` if exactly these cards may be thrown.
    #[must_use]
    pub fn allows(&self, cards: Cards) -> bool {
        let chosen = cards - self.must;
        (self.must - cards).is_empty()
            && (chosen - self.may).is_empty()
            && (usize::from(self.least)..=usize::from(self.most)).contains(&chosen.len())
    }

    /// Returns the minimum and the maximum number of cards that go.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.must.len() + usize::from(self.least), self.must.len() + usize::from(self.most))
    }

    /// Returns the cards that go, if there is no choice.
    #[must_use]
    pub fn only(&self) -> Option<Cards> {
        let all = usize::from(self.least) == self.may.len();
        match self.most {
            0 => Some(self.must),
            most if most == self.least && all => Some(self.must | self.may),
            _ => None,
        }
    }

    /// Returns ways of throwing cards, sorted: all of them, or as many as are listed.
    #[must_use]
    pub fn choices(&self) -> Vec<Cards> {
        let mut choices = Vec::new();
        for count in self.least..=self.most {
            choose(self.must, self.may, usize::from(count), &mut choices);
        }
        choices.sort_unstable();
        choices
    }
}

/// Written as in `3 cards` or `2 to 5 cards`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.counts() {
            (least, most) if least == most => write!(f, "{least} cards"),
            (least, most) => write!(f, "{least} to {most} cards"),
        }
    }
}

/// Adds every way of choosing `count` more of these cards, as long as there is room on the list.
fn choose(chosen: Cards, mut rest: Cards, count: usize, choices: &mut Vec<Cards>) {
    if count == 0 {
        if choices.len() < Throw::LISTED {
            choices.push(chosen);
        }
        return;
    }
    while rest.len() >= count && choices.len() < Throw::LISTED {
        let Some(card) = rest.first() else { return };
        rest.remove(card);
        choose(chosen | Cards::of(card), rest, count - 1, choices);
    }
}
