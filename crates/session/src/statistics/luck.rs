//! Luck of the deal: the cards that everybody was dealt, whatever they made of them.

use super::{Filter, Played, Statistics, Tally};
use crate::table::Table;
use pitch_rules::{BySeat, Card, Cards, Finished, Rank, Rules, Seat};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Luck of a player in the hands of a game that were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Luck {
    /// `true` for a bot that played on the side of a person.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub partner: bool,
    /// Number of hands in which they held cards.
    pub hands: u32,
    /// Number of aces that they held.
    pub aces: u32,
    /// Number of times they held the jack of trumps.
    pub jacks: u32,
    /// Number of times they held the highest trump, the lowest trump and the jack of trumps of the hand, counted one by
    /// one: High, Low and Jack as dealt.
    pub points: u32,
}

/// Role of a player, as far as luck is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// Person.
    Person,
    /// Bot on the side of a person.
    Partner,
    /// Any other bot.
    Bot,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 3] = [Role::Person, Role::Partner, Role::Bot];

    /// Returns its name in the texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Role::Person => "person",
            Role::Partner => "partner",
            Role::Bot => "bot",
        }
    }
}

impl Luck {
    /// Returns the luck of a player in all hands of a table.
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let rules = table.rules();
        let side = rules.side_of(seat);
        let partner = !table.players()[seat.index()].is_person()
            && rules.members(side).any(|member| table.players()[member.index()].is_person());
        let mut luck = Luck { partner, ..Luck::default() };
        for counted in table.hands() {
            luck.enter(&counted.finished, seat, rules);
        }
        luck
    }

    fn enter(&mut self, finished: &Finished, seat: Seat, rules: &Rules) {
        let Some(trump) = finished.score.trump.filter(|_| !finished.tricks.is_empty()) else { return };
        // Where somebody pegged out, nobody knows what the others still held (F-32).
        if rules.pegs() && finished.claim.is_none() && finished.tricks.len() < rules.hand_size() {
            return;
        }
        let held = held(finished);
        let own = held[seat];
        let in_play = held.values().fold(Cards::NONE, |all, cards| all | *cards);
        let ranking = rules.ranking(Some(trump));
        let trumps = in_play & ranking.trumps();
        let has = |card: Option<Card>| card.is_some_and(|card| own.contains(card));
        let has_jack = own.contains(Card::new(Rank::Jack, trump));
        let points = [
            has(ranking.highest(trumps)),
            has(ranking.lowest(if rules.low_joker { trumps } else { trumps - Cards::JOKERS })),
            has_jack,
        ];
        self.hands += 1;
        self.aces += own.iter().filter(|card| card.rank() == Some(Rank::Ace)).count() as u32;
        self.jacks += u32::from(has_jack);
        self.points += points.into_iter().map(u32::from).sum::<u32>();
    }

    fn add(&mut self, other: &Luck) {
        self.hands = self.hands.saturating_add(other.hands);
        self.aces = self.aces.saturating_add(other.aces);
        self.jacks = self.jacks.saturating_add(other.jacks);
        self.points = self.points.saturating_add(other.points);
    }

    /// Returns `true` if so many hands can hold what is counted.
    const fn is_possible(&self) -> bool {
        let (aces, points) = (self.hands.saturating_mul(4), self.hands.saturating_mul(3));
        self.aces <= aces && self.jacks <= self.hands && self.points <= points
    }
}

/// Reads the luck of a player, which a file may give as no cards could.
pub(super) fn possible<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Luck>, D::Error> {
    let luck = Option::<Luck>::deserialize(deserializer)?;
    match luck.filter(|luck| !luck.is_possible()) {
        Some(Luck { hands, .. }) => Err(D::Error::custom(format_args!("luck: {hands} hands cannot hold so many"))),
        None => Ok(luck),
    }
}

/// Returns the cards that everybody held when the first card was led, and those that they drew later (M-62).
fn held(finished: &Finished) -> BySeat<Cards> {
    let mut held = finished.laid_down;
    for trick in &finished.tricks {
        for (seat, card) in trick.plays() {
            held[seat].insert(card);
        }
    }
    if let Some((_, rest)) = &finished.claim {
        for (seat, cards) in rest.iter() {
            held[seat] |= *cards;
        }
    }
    held
}

impl Statistics {
    /// Returns the luck of people, of the bots on their side, and of all other bots, in the games that the filter lets
    /// through. Games that an earlier version counted say nothing of it.
    #[must_use]
    pub fn luck(&self, filter: &Filter) -> [(Role, Luck); 3] {
        Role::ALL.map(|role| {
            let mut sum = Luck::default();
            let games = self.games.iter().filter(|played| filter.holds(played));
            for luck in games.flat_map(|played: &Played| &played.players).filter_map(|tally| of_role(tally, role)) {
                sum.add(luck);
            }
            (role, sum)
        })
    }
}

fn of_role(tally: &Tally, role: Role) -> Option<&Luck> {
    let luck = tally.luck.as_ref()?;
    let own = match (tally.level, luck.partner) {
        (_, true) => Role::Partner,
        (Some(_), false) => Role::Bot,
        (None, false) => Role::Person,
    };
    (own == role).then_some(luck)
}
