//! One sentence for each thing that happens at the table.

mod irregular;
mod said;

use crate::phrase::card::{card_alone, card_object, card_rank_key, card_with, cards, suit_key};
use crate::phrase::joined::{list, sentences};
use crate::phrase::mark::marked;
use crate::phrase::person::{bid, player, side};
use crate::phrase::result::{goes_to_others, headline, lost_bid, stopped_early};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{PitchedWild, TrumpBy};
use pitch_rules::{
    Ask, Bid, Call, Card, Cards, Contract, Event, Held, Rank, Rankings, Seat, SeatSet, SeatView, Suit, Trick,
};

/// Tells the events one after the other, and remembers as much of the hand as a sentence needs: the last call, and
/// whether a card is led, follows, trumps or is dropped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Narrator {
    trump: Option<Suit>,
    led: Option<Card>,
    /// The card led to the trick before, which may come back (B-45).
    led_before: Option<Card>,
    /// A card that was told of before it is played: one led too early, or by the wrong player.
    lying: Option<(Seat, Card)>,
    said: Option<Call>,
    standing: Option<(Seat, Bid)>,
    /// Seat that has the bid.
    pitcher: Option<Seat>,
    /// Seat that names trump, where the first card does not.
    namer: Option<Seat>,
    /// `true` if a hand was shown that is worth nothing, for which the cards are thrown in (M-57).
    is_weak: bool,
    /// Number of cards that each seat holds before the first lead: a player who draws with a full hand takes the rest
    /// of the stock (M-54).
    held: [u8; Seat::MAX],
    /// Seat that took the trick before.
    winner: Option<Seat>,
    /// Seats that hold nothing to play, and were told of (M-60).
    out: SeatSet,
    /// Number of cards that were drawn after tricks (M-62).
    drawn: usize,
}

impl Narrator {
    /// Begins before a deal.
    #[must_use]
    pub fn new() -> Self {
        Narrator::default()
    }

    /// Goes on in the middle of a hand.
    #[must_use]
    pub fn resume(view: &SeatView) -> Self {
        let early = view.early.first().copied();
        let mut held = [0; Seat::MAX];
        view.held.iter().for_each(|(seat, cards)| held[seat.index()] = cards.count);
        Narrator {
            trump: view.trump.or_else(|| view.turned.last()?.suit()),
            led: view.trick.and_then(|trick| trick.led()).or(early.map(|(_, card)| card)),
            led_before: view.tricks.last().and_then(Trick::led),
            lying: early,
            said: view.calls.last().map(|(_, call)| *call),
            standing: view.standing,
            pitcher: view.contract.map(|contract| contract.pitcher),
            namer: view.turn.decides().filter(|_| view.ask == Some(Ask::NameTrump)),
            is_weak: false,
            held,
            winner: view.tricks.last().and_then(Trick::best).map(|(winner, _)| winner),
            out: view.trick.map(|trick| trick.out()).unwrap_or_default(),
            drawn: view.drawn.len(),
        }
    }

    /// Returns the sentence about this event; `None` for a packet of cards, since [`deals`](super::deals) tells of the
    /// whole deal, but for those that "you" get as the cards are run, and for a card that was told of when it was led too early.
    pub fn narrate(&mut self, language: &Language, names: &Names, event: &Event) -> Option<String> {
        Some(match event {
            Event::Dealt { seat, packet, .. } => {
                // The cards are run in the middle of a hand, after words that are still needed.
                if self.said.is_none() {
                    *self = Narrator { held: self.held, ..Narrator::new() };
                }
                self.held[seat.index()] += packet.count;
                let gets = packet.cards.filter(|_| self.said.is_some() && names.you() == Some(*seat))?;
                t!(language, "log-gets-own", cards = cards(language, gets))
            }
            Event::TakenUp { seat, .. } => {
                t!(language, "log-taken-up", who = names.who(*seat), name = names.name(*seat))
            }
            Event::TurnedUp(card) => {
                let before = std::mem::replace(&mut self.trump, card.suit());
                let turned = t!(language, "log-turned-up", card = card_alone(language, *card));
                // It is only offered where it may be begged for another.
                let is_offered = self.said.is_none() && names.rules().trump_by == TrumpBy::TurnUp;
                let Some(suit) = self.trump.filter(|_| !is_offered) else { return Some(turned) };
                let is_same = before == Some(suit);
                let then = if is_same { t!(language, "log-same-suit") } else { trump(language, suit) };
                sentences(language, [turned, then])
            }
            Event::Uncovered { seat, card, upper } => t!(
                language,
                "log-uncovered",
                who = names.who(*seat),
                name = names.name(*seat),
                card = card_object(language, *card),
                upper = card_with(language, *upper)
            ),
            Event::Exhausted => t!(language, "log-exhausted"),
            Event::Marked(mark) => marked(language, names, *mark),
            Event::Called { seat, call, takes_from } => self.called(language, names, *seat, *call, *takes_from),
            Event::Contracted(contract) => {
                // The player who goes on from here, or tells of it later, was not there when the cards were dealt.
                self.held = [names.rules().cards_per_player; Seat::MAX];
                let is_named = names.rules().announces();
                self.namer = is_named.then_some(contract.pitcher);
                self.pitcher = Some(contract.pitcher);
                contracted(language, names, *contract)
            }
            Event::WeakHand { seat, cards: shown } => {
                let (who, name, shown) = (names.who(*seat), names.name(*seat), cards(language, *shown));
                if names.rules().exchanges_weak_hands() {
                    return Some(t!(language, "log-weak-hand-new", who = who, name = name, cards = shown));
                }
                self.is_weak = true;
                t!(language, "log-weak-hand", who = who, name = name, cards = shown)
            }
            Event::ThrownIn if self.is_weak => {
                *self = Narrator::new();
                return None;
            }
            Event::ThrownIn => {
                let agreed = self.said == Some(Call::Bunch);
                *self = Narrator::new();
                if agreed { t!(language, "log-bunched") } else { t!(language, "log-thrown-in") }
            }
            Event::SetAside { .. } => return None,
            Event::FirstPitcher { seat, chosen_by: None } => {
                t!(language, "log-first-pitcher", who = names.who(*seat), name = names.name(*seat))
            }
            Event::FirstPitcher { seat, chosen_by: Some(by) } => {
                let (who, of) = (names.who(*by), if by == seat { "self" } else { names.who(*seat) });
                t!(
                    language,
                    "log-first-chosen",
                    who = who,
                    name = names.name(*by),
                    of = of,
                    of_name = names.name(*seat)
                )
            }
            Event::WidowTaken { seat, cards } => {
                self.held[seat.index()] += cards.count;
                widow_taken(language, names, *seat, *cards)
            }
            Event::Discarded { seat, cards, shown } => {
                let held = &mut self.held[seat.index()];
                *held = held.saturating_sub(cards.count);
                discarded(language, names, *seat, *cards, *shown)
            }
            Event::Handed { from, to, cards: handed } => {
                let count = handed.len() as u8;
                self.held[from.index()] = self.held[from.index()].saturating_sub(count);
                self.held[to.index()] += count;
                t!(
                    language,
                    "log-hands-over",
                    who = names.who(*from),
                    name = names.name(*from),
                    to = names.who(*to),
                    to_name = names.name(*to),
                    cards = cards(language, *handed)
                )
            }
            Event::Replenished { seat, cards } => {
                t!(language, "log-replenished", who = names.who(*seat), name = names.name(*seat), count = cards.count)
            }
            Event::Cut(card) => {
                *self = Narrator::new();
                t!(language, "log-cut", card = card_alone(language, *card))
            }
            // Between the two who draw it is told by what the other draws.
            Event::StockTop(_) if !self.drawn.is_multiple_of(names.rules().seats().len()) => return None,
            Event::StockTop(card) => t!(language, "log-stock-top", card = card_alone(language, *card)),
            Event::Drawn { seat, cards, .. } if names.rules().draws() => self.draws(language, names, *seat, *cards),
            Event::Drawn { seat, cards, .. } => {
                let held = &mut self.held[seat.index()];
                let rest = usize::from(*held) >= names.rules().hand_size();
                *held += cards.count;
                drawn(language, names, rest, *seat, *cards)
            }
            Event::Lead { leader, out } => return self.leads(language, names, *leader, *out),
            Event::Played { seat, card } if self.lying == Some((*seat, *card)) => {
                (self.lying, self.led) = (None, Some(*card));
                return None;
            }
            Event::Played { seat, card } => self.played(language, names, *seat, *card),
            Event::TrumpSet(suit) => {
                self.trump = Some(*suit);
                match self.namer.take() {
                    Some(seat) => {
                        let (who, name, suit) = (names.who(seat), names.name(seat), suit_key(*suit));
                        t!(language, "log-names-trump", who = who, name = name, suit = suit)
                    }
                    None => trump(language, *suit),
                }
            }
            Event::PartnerCalled(called) => {
                let (who, name) = self.pitcher.map_or(("one", ""), |seat| (names.who(seat), names.name(seat)));
                t!(language, "log-calls-partner", who = who, name = name, card = card_object(language, called.card))
            }
            Event::PartnerShown(partner) => self.partner(language, names, *partner),
            Event::LaidDown { seat, cards } => laid_down(language, names, *seat, *cards),
            Event::TrickTaken { number, trick, winner } => {
                self.led_before = self.led.take();
                self.winner = Some(*winner);
                self.taken(language, names, *number, trick, *winner)
            }
            Event::Claimed { seat, .. } => {
                t!(language, "log-claims", who = names.who(*seat), name = names.name(*seat))
            }
            Event::EndedByScore(seat) => {
                t!(language, "log-ended-by-score", who = names.who(*seat), name = names.name(*seat))
            }
            Event::HandScored(finished) => {
                *self = Narrator::new();
                let headline = headline(language, names, &finished.score);
                let set_back = match finished.score.set_back {
                    true if goes_to_others(names, &finished.score) => "failed",
                    true => "yes",
                    false => "no",
                };
                let result = t!(
                    language,
                    "result-log",
                    set_back = set_back,
                    headline = headline,
                    bid = lost_bid(names, &finished.score).0
                );
                sentences(language, stopped_early(language, names, finished).into_iter().chain([result]))
            }
            Event::DealPassed(seat) => {
                *self = Narrator::new();
                t!(language, "log-deal-passes", who = names.who(*seat), name = names.name(*seat))
            }
            Event::GameWon(end) => {
                let winner = end.victory.side;
                t!(language, "log-wins-game", who = names.who_side(winner), name = side(language, names, winner))
            }
            Event::Misdealt { .. }
            | Event::CallVoid { .. }
            | Event::PitchedEarly { .. }
            | Event::Overridden(_)
            | Event::LedWrongly { .. }
            | Event::LetStand(_)
            | Event::Withdrawn(_)
            | Event::Demanded { .. }
            | Event::Exposed { .. }
            | Event::CardCalled { .. }
            | Event::Corrected { .. }
            | Event::RenegeCalled { .. } => return self.irregular(language, names, event),
        })
    }

    /// Tells who plays with the pitcher, or that nobody does (M-71).
    fn partner(&self, language: &Language, names: &Names, partner: Option<Seat>) -> String {
        let (pitcher_who, pitcher) = self.pitcher.map_or(("one", ""), |seat| (names.who(seat), names.name(seat)));
        match partner {
            Some(seat) => t!(
                language,
                "log-partner",
                who = names.who(seat),
                name = names.name(seat),
                pitcher_who = pitcher_who,
                pitcher = pitcher
            ),
            None => t!(language, "log-no-partner", who = pitcher_who, name = pitcher),
        }
    }

    /// Tells of a card drawn after a trick, and whether it was the last (M-62).
    fn draws(&mut self, language: &Language, names: &Names, seat: Seat, held: Held) -> String {
        let (who, name, rules) = (names.who(seat), names.name(seat), names.rules());
        self.drawn += 1;
        let drawn = match held.cards {
            Some(card) => t!(language, "log-draws-open", who = who, name = name, cards = cards(language, card)),
            None => t!(language, "log-draws", who = who, name = name, count = held.count),
        };
        let hands = usize::from(rules.cards_per_player) * rules.seats().len();
        let left = rules.pack_cards().len().saturating_sub(hands + self.drawn);
        let is_out = self.drawn.is_multiple_of(rules.seats().len()) && !rules.draws_from(left);
        if is_out {
            sentences(language, [drawn, t!(language, "log-stock-out", count = rules.cards_per_player)])
        } else {
            drawn
        }
    }

    /// Tells who has run out of trumps where only those are played, and to whom the lead passes (M-60).
    fn leads(&mut self, language: &Language, names: &Names, leader: Seat, out: SeatSet) -> Option<String> {
        let winner = self.winner.filter(|&winner| winner != leader && out.contains(winner));
        let is_news = |seat: &Seat| out.contains(*seat) && !self.out.contains(*seat) && Some(*seat) != winner;
        let news: Vec<Seat> = names.rules().seats().all().filter(is_news).collect();
        self.out = out;
        let told = match &news[..] {
            [] => None,
            [seat] => Some((names.who(*seat), player(language, names, *seat))),
            seats => Some(("several", list(language, seats.iter().map(|seat| player(language, names, *seat))))),
        };
        let out = told.map(|(who, seats)| t!(language, "log-out", who = who, names = seats));
        let passes = winner.map(|winner| {
            let (who, name) = (names.who(winner), names.name(winner));
            t!(
                language,
                "log-lead-passes",
                who = who,
                name = name,
                to = names.who(leader),
                to_name = names.name(leader)
            )
        });
        let told: Vec<String> = out.into_iter().chain(passes).collect();
        (!told.is_empty()).then(|| sentences(language, told))
    }

    fn played(&mut self, language: &Language, names: &Names, seat: Seat, card: Card) -> String {
        let (who, name) = (names.who(seat), names.name(seat));
        let rank = card_rank_key(card);
        let ranking = names.rules().ranking(self.trump);
        match self.led {
            None => {
                self.led = Some(card);
                if self.trump.is_none() {
                    let is_open = names.rules().pitched_wild == PitchedWild::Named;
                    self.namer = (is_open && Rankings::of(names.rules()).is_wild(card)).then_some(seat);
                    t!(language, "log-pitches", who = who, name = name, card = card_object(language, card))
                } else {
                    t!(language, "log-leads", who = who, name = name, card = card_object(language, card))
                }
            }
            Some(led) if ranking.followers(led).contains(card) => {
                // The jack that follows may be either of two.
                let five = match ranking.off_trumps().contains(card) {
                    true => t!(language, "card-off-with", rank = rank),
                    false => t!(language, "card-rank-with", rank = rank),
                };
                t!(language, "log-follows", who = who, name = name, card = five)
            }
            Some(_) if ranking.trumps().contains(card) => {
                t!(language, "log-trumps", who = who, name = name, card = card_with(language, card))
            }
            Some(_) => t!(language, "log-drops", who = who, name = name, card = card_object(language, card)),
        }
    }

    fn taken(&self, language: &Language, names: &Names, number: u8, trick: &Trick, winner: Seat) -> String {
        let (who, name) = (names.who(winner), names.name(winner));
        // Who followed with it has called it so.
        let ranking = names.rules().ranking(self.trump);
        let is_off = |card: &Card| {
            ranking.off_trumps().contains(*card) && trick.plays().next().is_some_and(|(seat, _)| seat != winner)
        };
        let with = trick.card_of(winner).map(|card| match is_off(&card) {
            true => t!(language, "card-off-with", rank = card_rank_key(card)),
            false => card_with(language, card),
        });
        let with = with.unwrap_or_default();
        let jack = trick.plays().find(|(seat, card)| {
            *seat != winner && self.trump.is_some_and(|trump| *card == Card::new(Rank::Jack, trump))
        });
        match jack {
            None => t!(language, "log-takes-trick", who = who, name = name, number = number, card = with),
            // Between partners nothing is taken.
            Some((owner, _)) if names.rules().side_of(owner) == names.rules().side_of(winner) => t!(
                language,
                "log-saves-jack",
                who = who,
                name = name,
                number = number,
                card = with,
                owner = names.who(owner),
                owner_name = names.name(owner)
            ),
            Some((owner, _)) => t!(
                language,
                "log-takes-jack",
                who = who,
                name = name,
                number = number,
                card = with,
                owner = names.who(owner),
                owner_name = names.name(owner)
            ),
        }
    }
}

/// Tells who pitches, and for how many points.
fn contracted(language: &Language, names: &Names, contract: Contract) -> String {
    let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
    match (contract.bid, names.rules().trump_by) {
        (Some(number), TrumpBy::Sale) => {
            t!(language, "log-pitcher-sale", who = who, name = name, bid = bid(language, names, number))
        }
        (Some(number), _) => t!(language, "log-pitcher", who = who, name = name, bid = bid(language, names, number)),
        (None, TrumpBy::Auction | TrumpBy::Sale) if names.rules().announces() => {
            t!(language, "log-names-free", who = who, name = name)
        }
        (None, TrumpBy::Eldest) => t!(language, "log-pitcher-eldest", who = who, name = name),
        (None, _) => t!(language, "log-pitcher-free", who = who, name = name),
    }
}

/// Tells of a discard. Only the player who threw the cards away is told which they were, but for those that everybody
/// is shown (M-55).
fn discarded(language: &Language, names: &Names, seat: Seat, held: Held, shown: Cards) -> String {
    let (who, name) = (names.who(seat), names.name(seat));
    match held.cards.filter(|_| names.you() == Some(seat)) {
        Some(thrown) => t!(language, "log-discards-own", cards = cards(language, thrown)),
        None if shown.is_empty() => t!(language, "log-discards", who = who, name = name, count = held.count),
        None => {
            let cards = cards(language, shown);
            t!(language, "log-discards-shown", who = who, name = name, count = held.count, cards = cards)
        }
    }
}

/// Tells who takes up the widow. Only that player is told its cards.
fn widow_taken(language: &Language, names: &Names, seat: Seat, held: Held) -> String {
    let (who, name) = (names.who(seat), names.name(seat));
    match held.cards.filter(|_| names.you() == Some(seat)) {
        Some(taken) => t!(language, "log-takes-widow-own", cards = cards(language, taken)),
        None => t!(language, "log-takes-widow", who = who, name = name, count = held.count),
    }
}

/// Tells of cards from the stock: a few to fill the hand, or with `rest` all that is left. Only their player is told
/// which.
fn drawn(language: &Language, names: &Names, rest: bool, seat: Seat, held: Held) -> String {
    let (who, name, count) = (names.who(seat), names.name(seat), held.count);
    match (held.cards.filter(|_| names.you() == Some(seat)), rest) {
        (Some(drawn), true) => t!(language, "log-takes-rest-own", cards = cards(language, drawn)),
        (Some(drawn), false) => t!(language, "log-draws-own", cards = cards(language, drawn)),
        (None, true) => t!(language, "log-takes-rest", who = who, name = name, count = count),
        (None, false) => t!(language, "log-draws", who = who, name = name, count = count),
    }
}

fn laid_down(language: &Language, names: &Names, seat: Seat, laid: Cards) -> String {
    t!(language, "log-lays-down", who = names.who(seat), name = names.name(seat), cards = cards(language, laid))
}

/// Returns "Spades are trump."
#[must_use]
pub fn trump(language: &Language, suit: Suit) -> String {
    t!(language, "log-trump", suit = suit_key(suit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Lies, Preset, Rules};

    use std::sync::Arc;

    /// What Ana at the table is told of these events.
    fn told(tag: &str, events: &[Event]) -> Vec<String> {
        let names = ["Ana", "Ben", "Cleo", "Dev"];
        let names = Names::new(Arc::new(Rules::from(Preset::TenPoint)), names, Some(Seat::default()));
        let (language, mut narrator) = (Language::new(tag).expect("a language"), Narrator::new());
        events.iter().filter_map(|event| narrator.narrate(&language, &names, event)).collect()
    }

    #[test]
    fn what_is_exchanged_is_told_to_whom_it_belongs_and_trumps_to_all() {
        let seat = |index| Seat::new(index).expect("a seat");
        let cards = |text: &str| text.parse::<Cards>().expect("cards");
        let held = |text: &str| Held::seen(cards(text));
        let dealt = |to| Event::Dealt { seat: seat(to), packet: Held::hidden(9), lies: Lies::InHand };
        let events = [
            dealt(0),
            dealt(1),
            Event::Discarded { seat: seat(0), cards: held("2H 3H 4H 5H"), shown: Cards::NONE },
            Event::Discarded { seat: seat(1), cards: Held::hidden(3), shown: cards("4S") },
            Event::Drawn { seat: seat(0), cards: held("AC"), shown: Cards::NONE },
            Event::Drawn { seat: seat(1), cards: Held::hidden(7), shown: Cards::NONE },
        ];
        assert_eq!(
            told("en", &events),
            [
                "You discard the five of hearts, the four of hearts, the three of hearts and the two of hearts.",
                "Ben discards 3 cards and shows the trumps: the four of spades.",
                "You draw the ace of clubs.",
                "Ben takes the rest of the stock: 7 cards.",
            ]
        );
        assert_eq!(told("de", &events)[3], "Ben nimmt den Rest des Talons: 7 Karten.");
    }

    #[test]
    fn trumps_that_a_partner_takes_are_told_to_all() {
        let seat = |index| Seat::new(index).expect("a seat");
        let cards: Cards = "KS 3S".parse().expect("cards");
        let handed = |from, to| Event::Handed { from: seat(from), to: seat(to), cards };
        assert_eq!(
            told("en", &[handed(0, 2), handed(2, 0), handed(1, 3)]),
            [
                "You hand Cleo the king of spades and the three of spades.",
                "Cleo hands you the king of spades and the three of spades.",
                "Ben hands Dev the king of spades and the three of spades.",
            ]
        );
    }

    #[test]
    fn what_is_drawn_is_told_as_far_as_it_is_seen() {
        let seat = |index| Seat::new(index).expect("a seat");
        let drawn = |to, card: Option<&str>| {
            let cards = card.map_or(Held::hidden(1), |card| Held::seen(card.parse().expect("a card")));
            Event::Drawn { seat: seat(to), cards, shown: Cards::NONE }
        };
        let names = Names::new(Arc::new(Rules::from(Preset::ShastaSam)), ["Ana", "Ben"], Some(Seat::default()));
        let (language, mut narrator) = (Language::new("en").expect("a language"), Narrator::new());
        let mut tell = |event: Event| narrator.narrate(&language, &names, &event);
        assert_eq!(tell(drawn(1, None)).as_deref(), Some("Ben draws 1 card."));
        let top = Event::StockTop("4D".parse().expect("a card"));
        assert_eq!(tell(top.clone()), None, "the next to draw shows it");
        assert_eq!(tell(drawn(0, Some("9S"))).as_deref(), Some("You draw the nine of spades."));
        assert_eq!(tell(top).as_deref(), Some("On top of the stock: four of diamonds."));
        let last = (0..19).filter_map(|_| tell(drawn(0, None)).and(tell(drawn(1, None)))).last();
        assert_eq!(last.as_deref(), Some("Ben draws 1 card. The stock is out: play the last 6 cards."));
    }

    #[test]
    fn a_weak_hand_is_told_once() {
        let weak = Event::WeakHand { seat: Seat::default(), cards: "4S 5D".parse().expect("cards") };
        let said = told("en", &[weak, Event::ThrownIn, Event::ThrownIn]);
        assert!(said[0].starts_with("You show a hand without a face card"), "{said:?}");
        assert_eq!(said[1..], ["Everybody passes. The hand is thrown in."]);
    }
}
