//! A hand told again from its beginning, as far as a view shows it or the count of the hand tells it.

use crate::bid::Bid;
use crate::call::{Call, Contract, PartnerCard};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::{Event, Finished, Held};
use crate::mark::{Cause, Mark};
use crate::row::Rows;
use crate::rules::PartnerShown;
use crate::seat::{BySeat, Seat, Seats};
use crate::trick::Trick;
use crate::view::SeatView;

/// Returns the events of the hand in play that led from the deal to this view: calls, cards turned up, cards thrown
/// away, and cards played.
///
/// A view does not keep everything: packets of cards are left out, the player who was dealt the two that pitches first,
/// the players who are out of a trick, those who take their cards up later, and mistakes that were put right.
#[must_use]
pub fn history(view: &SeatView) -> Vec<Event> {
    let tricks: Vec<Trick> = view.tricks.iter().chain(&view.trick).copied().collect();
    let teller = Teller {
        seats: view.seats,
        eldest: view.seats.next(view.dealer),
        calls: &view.calls,
        turned: &view.turned,
        marks: &view.marks,
        contract: view.contract,
        partner_card: view.partner_card,
        thrown: match view.turned.is_empty() {
            true => Vec::new(),
            false => view.seats.all().map(|seat| (seat, view.thrown[seat])).collect(),
        },
        tricks: &tricks,
        trump: view.trump,
        announces: view.announces,
        exchanged: &view.exchanged,
        cut: view.cut,
        drawn: &view.drawn,
        top: view.top,
        rows: &view.rows,
        laid_down: &view.laid_down,
        claim: view.claim,
    };
    teller.events()
}

/// Returns the events of a hand that was counted, without the count.
#[must_use]
pub fn history_of(finished: &Finished, seats: Seats) -> Vec<Event> {
    let teller = Teller {
        seats,
        eldest: seats.next(finished.dealer),
        calls: &finished.calls,
        turned: &finished.turned,
        marks: &finished.marks,
        contract: finished.score.contract,
        partner_card: finished.partner_card,
        thrown: Vec::new(),
        tricks: &finished.tricks,
        trump: finished.score.trump,
        announces: finished.announced,
        exchanged: &finished.exchanged,
        cut: finished.cut,
        drawn: &finished.drawn,
        top: None,
        rows: &finished.rows,
        laid_down: &finished.laid_down,
        claim: finished.claim,
    };
    teller.events()
}

/// Returns `true` if this seat showed a weak hand, or drew new cards for it.
fn is_of(event: &Event, of: Seat) -> bool {
    matches!(event, Event::WeakHand { seat, .. } | Event::Drawn { seat, .. } if *seat == of)
}

/// Known facts of a hand, from which its events are told.
struct Teller<'a> {
    seats: Seats,
    eldest: Seat,
    calls: &'a [(Seat, Call)],
    turned: &'a [Card],
    marks: &'a [Mark],
    contract: Option<Contract>,
    partner_card: Option<PartnerCard>,
    thrown: Vec<(Seat, Held)>,
    tricks: &'a [Trick],
    /// The trump suit, once it is known.
    trump: Option<Suit>,
    /// `true` if trump was announced before the first lead (M-20).
    announces: bool,
    /// Cards taken up, thrown away and drawn before the first lead, in order (M-50).
    exchanged: &'a [Event],
    /// The card that was cut for trump (M-62).
    cut: Option<Card>,
    /// Cards drawn after the tricks, in order (M-62).
    drawn: &'a [Event],
    /// The top card of the stock as it is now, if it lies open.
    top: Option<Card>,
    /// The rows in which the cards lie (M-64).
    rows: &'a Rows,
    laid_down: &'a BySeat<Cards>,
    claim: Option<(Seat, BySeat<Cards>)>,
}

impl Teller<'_> {
    fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = self.cut.map(Event::Cut).into_iter().collect();
        events.extend(self.top_before(0).map(Event::StockTop));
        let mut turned = self.turned.iter().copied();
        self.turn_up(turned.next(), &mut events);
        let mut standing: Option<(Seat, Bid)> = None;
        let mut weak = self.weak_hands().to_vec();
        for (index, &(seat, call)) in self.calls.iter().enumerate() {
            // The player who has shown a weak hand has done so before they first spoke.
            events.extend(weak.extract_if(.., |event| is_of(event, seat)));
            let takes_from = match (call, standing) {
                (Call::Bid(bid), Some((bidder, highest))) if bid == highest => Some(bidder),
                (Call::Undertake, Some((bidder, _))) => Some(bidder),
                _ => None,
            };
            standing = call.bid().map(|bid| (seat, bid)).or(standing);
            events.push(Event::Called { seat, call, takes_from });
            // The cards are run unless the other still has a word in it (C-20).
            let next = self.calls.get(index + 1).map(|(_, call)| *call);
            if call == Call::Run && !matches!(next, Some(Call::Run | Call::Bunch)) {
                self.run(&mut turned, &mut events);
            }
            if call == Call::TakeOne {
                self.marked(&mut events, |cause| cause == Cause::Gift);
            }
        }
        events.append(&mut weak);
        events.extend(self.contract.map(|contract| Event::Contracted(Contract { partner: None, ..contract })));
        self.marked(&mut events, |cause| matches!(cause, Cause::Price(_) | Cause::Refused(_)));
        self.discards(&mut events);
        self.marked(&mut events, |cause| matches!(cause, Cause::Look(_)));
        self.plays(&mut events);
        events.extend(self.claim.map(|(seat, hands)| Event::Claimed { seat, hands }));
        let played = self.tricks.iter().filter(|trick| trick.is_complete());
        let played = played.fold(Cards::NONE, |played, trick| played | trick.cards());
        self.marked(&mut events, |cause| matches!(cause, Cause::Peg(_, _, card) if !played.contains(card)));
        events
    }

    /// Returns the weak hands that were shown, each with the cards that were drawn for it (M-57).
    fn weak_hands(&self) -> &[Event] {
        let weak = self.exchanged.iter().filter(|event| matches!(event, Event::WeakHand { .. })).count();
        &self.exchanged[..(2 * weak).min(self.exchanged.len())]
    }

    fn turn_up(&self, card: Option<Card>, events: &mut Vec<Event>) {
        let Some(card) = card else { return };
        events.push(Event::TurnedUp(card));
        self.marked(events, |cause| cause == Cause::TurnUp(card));
    }

    fn marked(&self, events: &mut Vec<Event>, is_it: impl Fn(Cause) -> bool) {
        events.extend(self.marks.iter().copied().filter(|mark| is_it(mark.cause)).map(Event::Marked));
    }

    /// Turns cards up until one of another suit lies (TAF-17).
    fn run(&self, turned: &mut impl Iterator<Item = Card>, events: &mut Vec<Event>) {
        let last = events.iter().rev().find_map(|event| match event {
            Event::TurnedUp(card) => card.suit(),
            _ => None,
        });
        for card in turned.by_ref() {
            self.turn_up(Some(card), events);
            if card.suit() != last {
                return;
            }
        }
    }

    /// Returns the card that lay open on the stock before this drawing, counted from 0: the one that was then drawn, or
    /// lies there.
    fn top_before(&self, place: usize) -> Option<Card> {
        match self.drawn.get(place) {
            Some(Event::Drawn { shown, .. }) => shown.first(),
            _ => self.top,
        }
    }

    fn discards(&self, events: &mut Vec<Event>) {
        for seat in self.seats.from(self.eldest) {
            let thrown = self.thrown.iter().find(|(thrower, cards)| *thrower == seat && cards.count > 0);
            events.extend(thrown.map(|&(seat, cards)| Event::Discarded { seat, cards, shown: Cards::NONE }));
        }
    }

    fn plays(&self, events: &mut Vec<Event>) {
        let mut untold = self.trump.filter(|_| self.turned.is_empty());
        // The widow on the table is taken before trump is named, by one; packets of their own by everybody after it.
        let is_widow = |event: &&Event| matches!(event, Event::WidowTaken { .. });
        let exchanged = &self.exchanged[self.weak_hands().len()..];
        let before = usize::from(exchanged.iter().filter(is_widow).count() == 1);
        events.extend(exchanged.iter().take(before).cloned());
        // Without a pitcher a card that was shown has made it.
        if self.announces || self.contract.is_none() {
            events.extend(untold.take().map(Event::TrumpSet));
        }
        events.extend(exchanged.iter().skip(before).cloned());
        let partner = self.contract.and_then(|contract| contract.partner);
        if let Some(called) = self.partner_card {
            events.push(Event::PartnerCalled(called));
            events.extend((called.shown == PartnerShown::AtOnce).then_some(Event::PartnerShown(partner)));
        }
        let hidden = self.partner_card.filter(|called| called.shown == PartnerShown::WhenPlayed);
        let shows =
            |cards: Cards| hidden.filter(|called| cards.contains(called.card)).map(|_| Event::PartnerShown(partner));
        let mut leader = self.contract.map_or(self.eldest, |contract| contract.pitcher);
        let mut out = Vec::new();
        for (number, trick) in (1..).zip(self.tricks) {
            // Who was to lead and laid a hand down instead comes before the leader.
            let laid = |seat: Seat| trick.out().contains(seat) && !self.laid_down[seat].is_empty();
            let start = if laid(leader) { leader } else { trick.leader() };
            for seat in self.seats.from(start) {
                if let Some(card) = trick.card_of(seat) {
                    events.push(Event::Played { seat, card });
                    events.extend(shows(Cards::of(card)));
                    events.extend(untold.take().map(Event::TrumpSet));
                    let turned = self.rows.turned_from(card);
                    events.extend(turned.map(|under| Event::Uncovered { seat, card: under, upper: card }));
                } else if laid(seat) && !out.contains(&seat) {
                    out.push(seat);
                    events.push(Event::LaidDown { seat, cards: self.laid_down[seat] });
                    events.extend(shows(self.laid_down[seat]));
                }
            }
            if let Some((winner, _)) = trick.best().filter(|_| trick.is_complete()) {
                leader = winner;
                events.push(Event::TrickTaken { number, trick: *trick, winner });
                let first = self.seats.len() * (usize::from(number) - 1);
                for (place, drawn) in self.drawn.iter().enumerate().skip(first).take(self.seats.len()) {
                    events.push(drawn.clone());
                    events.extend(self.top_before(place + 1).map(Event::StockTop));
                }
                let won = |cause| matches!(cause, Cause::Peg(_, _, card) if trick.cards().contains(card));
                self.marked(events, won);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::deal::Pack;
    use crate::event::Viewer;
    use crate::game::Game;
    use crate::rules::{Preset, Rules};
    use crate::view::Turn;

    use std::sync::Arc;

    /// A pack in an order that depends on this number.
    fn pack(rules: &Rules, number: usize) -> Pack {
        let mut cards: Vec<Card> = rules.pack_cards().iter().collect();
        for place in 0..cards.len() {
            cards.swap(place, (place * 17 + number * 31 + 5) % rules.pack_cards().len());
        }
        let cut = cards.first().copied().filter(|_| rules.trump_by == crate::rules::TrumpBy::Cut);
        Pack::new(cards).expect("a pack").with_cut(cut)
    }

    /// Plays hands of a game and compares after each action; the number of events that were compared.
    fn compared(rules: Rules) -> usize {
        let mut game = Game::new(Arc::new(rules), Seat::default()).expect("rules");
        let (mut compared, mut choice) = (0, 0_usize);
        for number in 0..30 {
            let Turn::Deal(dealer) = game.turn() else { break };
            let is_told = |event: &Event| {
                !matches!(
                    event,
                    Event::Dealt { .. }
                        | Event::FirstPitcher { .. }
                        | Event::TakenUp { .. }
                        | Event::SetAside { .. }
                        | Event::Lead { .. }
                )
            };
            let deal = Action::Deal(pack(game.rules(), number));
            let mut happened = game.apply(dealer, deal).expect("a deal");
            while let Some(seat) = game.turn().decides() {
                let mut legal = game.legal(seat);
                legal.extend(game.claims(seat).into_iter().map(Action::Say));
                choice = choice.wrapping_mul(31).wrapping_add(7);
                let action = legal.swap_remove(choice / 8 % legal.len());
                happened.extend(game.apply(seat, action).expect("legal"));
                if game.turn().decides().is_none() {
                    break;
                }
                for viewer in [Viewer::Public, Viewer::Seat(seat), Viewer::Open] {
                    let seen: Vec<_> =
                        happened.iter().filter(|event| is_told(event)).map(|e| e.seen_by(viewer)).collect();
                    assert_eq!(history(&game.view(viewer)), seen, "{choice}");
                }
                compared += happened.len();
            }
        }
        compared
    }

    #[test]
    fn the_story_is_what_happened() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            for players in rules.min_players..=rules.max_players {
                let rules = Rules { players, ..rules.clone() };
                if !rules.validate().is_empty() {
                    continue;
                }
                if rules.calls_partner() {
                    assert!(compared(Rules { partner_shown: PartnerShown::WhenPlayed, ..rules.clone() }) > 30);
                }
                assert!(compared(rules) > 30, "{preset} for {players}");
            }
        }
    }
}
