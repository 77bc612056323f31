//! The play of one hand: a small value of bit sets that is copied, searched and played with alike.

mod illegal;

pub use illegal::IllegalPlay;

use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::point::Point;
use crate::points::CardPoints;
use crate::ranking::{Ranking, Rankings};
use crate::rules::{FirstLead, PitchedWild, Playable, Ruff, Rules, ThrowIn, Undertrump};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::trick::Trick;

/// Need to name trump in words (BAP-56, M-20, M-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unnamed {
    /// No need: the first card sets it, or it is known.
    No,
    /// Any suit can be named.
    Any,
    /// A suit of this one's color can be named.
    ColorOf(Suit),
}

/// Limit to the cards that may be led.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// None.
    Any,
    /// To the first trick a trump, by a player who holds one (M-22).
    Trump,
    /// As the pitch no joker, by a player who holds another card (M-21).
    NoJoker,
}

/// Cards that everybody holds and has won, and the trick on the table.
///
/// The table plays with it, and so does every search: there is no second copy of the rules of play. [`Hand::legal`] and
/// [`Hand::play`] allocate nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    seats: Seats,
    rankings: &'static Rankings,
    ranking: &'static Ranking,
    ruff: Ruff,
    undertrump: Undertrump,
    void_must_trump: bool,
    dealt: BySeat<Cards>,
    held: BySeat<Cards>,
    won: BySeat<Cards>,
    trick: Trick,
    unnamed: Unnamed,
    wild: PitchedWild,
    /// `true` if only trumps are played (M-60).
    trumps_only: bool,
    /// The cards that can be played at all: the trumps, once they are known, where only they are played.
    playable: Cards,
    /// `true` if somebody can be out of cards to play while others still play.
    runs_out: bool,
    opening: Opening,
    /// Trumps that were thrown away and still score, and for whom (M-55).
    dead: (Seat, Cards),
}

/// Searches copy a hand for every game that they imagine.
const _: () = assert!(size_of::<Hand>() < 320);

impl Hand {
    /// Creates a hand about to be pitched: trump is the suit of the first card (BAP-26).
    #[must_use]
    pub fn new(rules: &Rules, dealt: BySeat<Cards>, leader: Seat) -> Self {
        let (seats, rankings) = (rules.seats(), rules.rankings());
        let mut hand = Hand {
            seats,
            rankings,
            ranking: rankings.with(None),
            ruff: rules.ruff,
            undertrump: rules.undertrump,
            void_must_trump: rules.void_must_trump,
            dealt,
            held: dealt,
            won: BySeat::new(seats.len()),
            trick: Trick::new(seats, leader),
            unnamed: if rules.pitches_trump() { Unnamed::No } else { Unnamed::Any },
            wild: rules.pitched_wild,
            trumps_only: rules.playable == Playable::TrumpsOnly,
            playable: Cards::PACK | Cards::JOKERS,
            runs_out: rules.runs_out(),
            opening: match (rules.first_lead, rules.pitched_wild) {
                (FirstLead::Trump, _) if rules.announces() => Opening::Trump,
                (_, PitchedWild::NoJoker) if rules.pitches_trump() => Opening::NoJoker,
                _ => Opening::Any,
            },
            dead: (leader, Cards::NONE),
        };
        hand.pass_over();
        hand
    }

    /// Passes over the player who holds nothing to play, from the first trick on (M-60).
    fn pass_over(&mut self) {
        if self.runs_out && self.trick.is_empty() {
            self.trick = self.next_trick(self.turn());
        }
    }

    /// Returns this hand with trumps that were thrown away and score for this player's side (M-55).
    #[must_use]
    pub(crate) fn with_dead(self, maker: Seat, dead: Cards) -> Self {
        Hand { dead: (maker, dead), ..self }
    }

    /// Returns the trumps that were thrown away and score all the same, and the seat for whose side (M-55).
    #[must_use]
    pub(crate) const fn dead(&self) -> (Seat, Cards) {
        self.dead
    }

    /// Returns the cards of a holding that can be played at all: trumps only, where that is the rule (M-60).
    #[must_use]
    fn of_play(&self, held: Cards) -> Cards {
        held & self.playable
    }

    /// Makes a suit trump.
    fn set_trump(&mut self, trump: Suit) {
        self.ranking = self.rankings.with(Some(trump));
        self.unnamed = Unnamed::No;
        if self.trumps_only {
            self.playable = self.ranking.trumps();
        }
    }

    /// Returns `true` if only trumps are played (M-60).
    #[must_use]
    pub(crate) const fn plays_trumps_only(&self) -> bool {
        self.trumps_only
    }

    /// Returns the cards that a seat still has to play: all that it holds, or its trumps where nothing else is played (M-60).
    #[must_use]
    pub fn to_play(&self, seat: Seat) -> Cards {
        self.of_play(self.held[seat])
    }

    /// Returns the trick to which this seat would lead: the next leads if it has nothing to play (F-23).
    ///
    /// Kept apart from the play of a card, which it would slow down where everybody plays to every trick.
    #[inline(never)]
    fn next_trick(&self, winner: Seat) -> Trick {
        let out: SeatSet = self.held.iter().map(|(seat, &held)| (seat, self.of_play(held).is_empty())).collect();
        let leader = if out.contains(winner) { self.seats.next_without(winner, out) } else { winner };
        Trick::among(self.seats, leader, out)
    }

    /// Creates a hand in the middle of play, with the cards that everybody was dealt, holds and has won, and the trick
    /// on the table; and the pitcher, if there is one.
    #[must_use]
    pub(crate) fn midway(
        rules: &Rules,
        pitcher: Option<Seat>,
        trump: Option<Suit>,
        trick: Trick,
        dealt: BySeat<Cards>,
        held: BySeat<Cards>,
        won: BySeat<Cards>,
    ) -> Self {
        let hand = Hand::new(rules, dealt, trick.leader());
        let unnamed = match (trump, trick.led()) {
            (Some(_), _) => Unnamed::No,
            (None, None) => hand.unnamed,
            (None, Some(led)) if pitcher == Some(trick.leader()) => hand.open(led),
            // Another led in the pitcher's place (B-19).
            (None, Some(_)) => Unnamed::Any,
        };
        let mut hand = Hand { held, won, trick, ..hand };
        if let Some(trump) = trump {
            hand.set_trump(trump);
        }
        Hand { unnamed, ..hand }
    }

    /// Lets both players draw a card from the stock, whose top card is the first: the winner of the trick just played,
    /// who leads next, and then the other (M-62). Returns nothing where the stock has not a card for both.
    pub fn draw(&mut self, stock: &mut &[Card]) -> Option<[(Seat, Card); 2]> {
        let [first, second, rest @ ..] = *stock else { return None };
        *stock = rest;
        let drawn = [(self.turn(), *first), (self.seats.next(self.turn()), *second)];
        drawn.iter().for_each(|&(seat, card)| self.give(seat, Cards::of(card)));
        Some(drawn)
    }

    /// Imagines that a seat was dealt these cards besides, and still holds them.
    pub fn give(&mut self, seat: Seat, cards: Cards) {
        self.dealt[seat] |= cards;
        self.held[seat] |= cards;
    }

    /// Returns this hand with trump known from the start, as where it is turned up.
    #[must_use]
    pub fn with_trump(mut self, trump: Suit) -> Self {
        self.set_trump(trump);
        self.pass_over();
        self
    }

    /// Returns this hand with another to lead, and without a trump suit until the pitcher names it: the wrong player
    /// has led in the pitcher's place (BAP-56, B-19).
    #[must_use]
    pub fn led_by(self, leader: Seat) -> Self {
        Hand { trick: Trick::new(self.seats, leader), unnamed: Unnamed::Any, ..self }
    }

    /// Returns the ranking of the cards; without a trump suit until the pitch.
    #[must_use]
    pub const fn ranking(&self) -> &'static Ranking {
        self.ranking
    }

    /// Returns the cards that were dealt.
    #[must_use]
    pub const fn dealt(&self) -> &BySeat<Cards> {
        &self.dealt
    }

    /// Returns the cards that are still held.
    #[must_use]
    pub const fn held(&self) -> &BySeat<Cards> {
        &self.held
    }

    /// Returns the cards in the tricks that each seat has taken.
    #[must_use]
    pub const fn won(&self) -> &BySeat<Cards> {
        &self.won
    }

    /// Returns the trick on the table; an empty one between two tricks.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Returns the seat whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.trick.turn()
    }

    /// Returns `true` if all tricks are played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.trick.is_empty() && self.to_play(self.trick.leader()).is_empty()
    }

    /// Returns the cards that the seat whose turn it is may play (BAP-27 to BAP-29, TAF-24).
    #[must_use]
    pub fn legal(&self) -> Cards {
        self.legal_from(self.held[self.turn()])
    }

    /// Returns the cards of this holding that may be played to the trick as it lies.
    #[must_use]
    pub(crate) fn legal_from(&self, held: Cards) -> Cards {
        let held = self.of_play(held);
        let (Some(led), Some((_, best))) = (self.trick.led(), self.trick.best()) else {
            return if self.opening == Opening::Any { held } else { self.leads_from(held) };
        };
        let trumps = self.ranking.trumps();
        let follow = held & self.ranking.asked(led);
        // To a trump that was led only trumps follow, or all cards, so that they are in `follow` already.
        let ruffs = if self.ruff == Ruff::Anytime { held & trumps } else { Cards::NONE };
        let may = if follow.is_empty() { self.void_from(held & trumps, held) } else { follow | ruffs };
        if self.undertrump == Undertrump::ForbiddenUnlessForced && trumps.contains(best) && !trumps.contains(led) {
            let under = may & self.ranking.undertrumps(best);
            if under != may {
                return may - under;
            }
        }
        may
    }

    /// Returns the cards of a holding that cannot follow which may be played: all, or the trumps where they must be (M-61).
    const fn void_from(&self, trumps: Cards, held: Cards) -> Cards {
        if self.void_must_trump && !trumps.is_empty() { trumps } else { held }
    }

    /// Returns the cards of this holding that may be led where not all may be to the first trick (M-21, M-22).
    #[inline(never)]
    fn leads_from(&self, held: Cards) -> Cards {
        let may = match self.opening {
            Opening::Any => held,
            Opening::Trump if self.won.values().all(|won| won.is_empty()) => held & self.ranking.trumps(),
            Opening::NoJoker if self.ranking.trump().is_none() && self.unnamed == Unnamed::No => held - Cards::JOKERS,
            Opening::Trump | Opening::NoJoker => held,
        };
        if may.is_empty() { held } else { may }
    }

    /// Checks a card for the seat whose turn it is.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn check(&self, card: Card) -> Result<(), IllegalPlay> {
        let held = self.held[self.turn()];
        if !held.contains(card) {
            return Err(IllegalPlay::NotHeld(card));
        }
        if self.legal_from(held).contains(card) {
            return Ok(());
        }
        if self.of_play(Cards::of(card)).is_empty() {
            return Err(IllegalPlay::TrumpsOnly(card));
        }
        if self.trick.is_empty() {
            return Err(match self.opening {
                Opening::NoJoker => IllegalPlay::JokerFirst(card),
                Opening::Any | Opening::Trump => IllegalPlay::MustLeadTrumpFirst(card),
            });
        }
        // Whatever is led or leads the trick lies already, so that both are there when a card is refused.
        let (Some(led), Some((_, best))) = (self.trick.led(), self.trick.best()) else { return Ok(()) };
        let trumps = self.ranking.trumps();
        Err(if trumps.contains(best) && self.ranking.undertrumps(best).contains(card) && !trumps.contains(led) {
            IllegalPlay::Undertrump { card, best }
        } else if trumps.contains(led) {
            IllegalPlay::MustFollowTrump { card, led }
        } else if (held & self.ranking.followers(led)).is_empty() {
            IllegalPlay::MustTrump { card, led }
        } else if self.ruff == Ruff::OnlyWhenVoid {
            IllegalPlay::MustFollow { card, led }
        } else {
            IllegalPlay::MustFollowOrTrump { card, led }
        })
    }

    /// Returns `true` if failing to follow now would be the grave case: trump was led, and the seat whose turn it is
    /// holds one of the `top` highest trumps (TAF-35, B-23).
    #[must_use]
    pub(crate) fn is_grave(&self, top: u8) -> bool {
        let trumps = self.ranking.trumps();
        let Some(led) = self.trick.led().filter(|&led| trumps.contains(led)) else { return false };
        let held = self.held[self.turn()] & self.ranking.followers(led);
        held.iter().any(|card| self.ranking.above(card).len() < usize::from(top))
    }

    /// Plays a legal card for the seat whose turn it is, and returns the trick if that completes it.
    ///
    /// The first card of a hand sets trump, unless it leaves that open: see [`Hand::must_name`]. The card is not
    /// checked again.
    pub fn play(&mut self, card: Card) -> Option<Trick> {
        if self.ranking.trump().is_none() && self.unnamed == Unnamed::No {
            match self.pitched(card) {
                Some(suit) => self.set_trump(suit),
                None => self.unnamed = self.open(card),
            }
            if self.runs_out {
                self.trick = self.next_trick(self.turn());
            }
        }
        let turn = self.turn();
        self.held[turn].remove(card);
        self.trick.play(card, self.ranking);
        // Who takes a trick is not known before trump is named.
        if !self.trick.is_complete() || self.unnamed != Unnamed::No {
            return None;
        }
        self.gather()
    }

    fn gather(&mut self) -> Option<Trick> {
        let trick = self.trick;
        let (winner, _) = trick.best()?;
        self.won[winner] |= trick.cards();
        if self.runs_out {
            self.trick = self.next_trick(winner);
        } else {
            self.trick = trick.next_led_by(winner);
        }
        Some(trick)
    }

    /// Returns the suit that this card makes trump as the first card of the hand; nothing if the pitcher has to say (M-21).
    #[must_use]
    pub fn pitched(&self, card: Card) -> Option<Suit> {
        let is_wild = self.rankings.is_wild(card);
        match (card.suit(), self.wild) {
            (None, PitchedWild::Spades | PitchedWild::NoJoker) => Some(Suit::Spades),
            (_, PitchedWild::Named) if is_wild => None,
            (suit, _) => suit,
        }
    }

    /// Returns the need to name trump after a lead that does not set it by itself.
    fn open(&self, led: Card) -> Unnamed {
        led.suit().filter(|_| self.rankings.is_wild(led)).map_or(Unnamed::Any, Unnamed::ColorOf)
    }

    /// Returns `true` if trump has to be named in words: the pitcher announces it, has led a card that leaves it open,
    /// or lets a lead in their place stand (BAP-56, M-20, M-21).
    #[must_use]
    pub fn must_name(&self) -> bool {
        self.unnamed != Unnamed::No
    }

    /// Returns the suits that can be named: all, or after a card that could be an off-trump its own and the other of
    /// its color (M-21).
    pub fn nameable(&self) -> impl Iterator<Item = Suit> + use<> {
        let unnamed = self.unnamed;
        Suit::ALL.into_iter().filter(move |&suit| match unnamed {
            Unnamed::No => false,
            Unnamed::Any => true,
            Unnamed::ColorOf(led) => suit == led || suit == led.of_same_color(),
        })
    }

    /// Names trump, and returns the trick if it was complete: the cards that lie already are judged by the suit named
    /// (B-19, M-20).
    pub fn name_trump(&mut self, trump: Suit) -> Option<Trick> {
        self.set_trump(trump);
        let lying = self.trick;
        self.trick = if self.runs_out { self.still_among(&lying) } else { lying.next_led_by(lying.leader()) };
        for (_, card) in lying.plays() {
            self.trick.play(card, self.ranking);
        }
        if self.trick.is_complete() { self.gather() } else { None }
    }

    /// Returns an empty trick with the leader of this one, without those who have not played to it and hold nothing
    /// that is played.
    fn still_among(&self, lying: &Trick) -> Trick {
        if lying.is_empty() {
            return self.next_trick(lying.leader());
        }
        let mut out = SeatSet::NONE;
        let idle = |seat: Seat| self.to_play(seat).is_empty() && lying.card_of(seat).is_none();
        self.seats.all().filter(|&seat| idle(seat)).for_each(|seat| out.insert(seat));
        Trick::among(self.seats, lying.leader(), out)
    }

    /// Returns `true` if the seat whose turn it is may lay its hand down: trump is known, and it holds neither a trump
    /// nor a card above a nine, nor one that counts for Game or scores (B-54).
    #[must_use]
    pub(crate) fn can_lay_down(&self, rules: &Rules) -> bool {
        let held = self.held[self.turn()];
        rules.throw_in == ThrowIn::VoidAndLow
            && self.ranking.trump().is_some()
            && !held.is_empty()
            && (held & self.ranking.trumps()).is_empty()
            && held.iter().all(|card| card.rank() <= Some(Rank::Nine))
            && self.ranking.card_points(held) == CardPoints(0)
            && !rules
                .points
                .points()
                .any(|point| matches!(point, Point::Plain(rank) if !(held & Cards::of_rank(rank)).is_empty()))
    }

    /// Lays down the hand of the seat whose turn it is, and returns the trick if nobody else was to play to it.
    pub(crate) fn lay_down(&mut self) -> Option<Trick> {
        let turn = self.turn();
        self.held[turn] = Cards::NONE;
        self.trick.lay_down();
        if self.trick.is_empty() || !self.trick.is_complete() {
            return None;
        }
        self.gather()
    }

    /// Gives the trick on the table and all cards still held to one seat, as if it had taken every trick (B-51).
    pub(crate) fn give_rest(&mut self, seat: Seat) {
        let rest = self.held.values().fold(self.trick.cards(), |all, &held| all | self.of_play(held));
        self.won[seat] |= rest;
        self.held = BySeat::new(self.seats.len());
        self.trick = self.trick.next_led_by(seat);
    }
}
