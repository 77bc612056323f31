//! What a viewer has not seen can be otherwise, and they cannot tell.

use crate::playout::Playout;

use pitch_rules::rules::{FirstLeader, RestTo};
use pitch_rules::{Action, Card, Cards, Cause, Event, Game, Held, Mark, Pack, Remark, Seat, Slip, Viewer};

impl Playout {
    /// Deals the cards that a viewer has not seen in another way, plays the same again, and looks whether they can tell:
    /// other hands, another stock, other cards thrown away, and another's reneges that nobody called.
    pub fn deal_otherwise(&mut self) {
        let Some(pack) = self.pack().cloned() else { return };
        let viewer = match self.chance.of_list(self.rules.seats().all().map(Some).chain([None])).flatten() {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        };
        let seen = self
            .done
            .iter()
            .flat_map(|(.., events)| events)
            .fold(Cards::NONE, |all, event| all | shown(&event.seen_by(viewer)));
        // Whether somebody was dealt this one, everybody has seen.
        let two =
            if self.rules.finds_pitcher_by_two() { Cards::of("2D".parse().expect("a card")) } else { Cards::NONE };
        let seen = seen | two;
        let mut cards = pack.cards().to_vec();
        let unseen: Vec<usize> = (0..cards.len()).filter(|&place| !seen.contains(cards[place])).collect();
        for last in (1..unseen.len()).rev() {
            cards.swap(unseen[last], unseen[self.chance.below(last + 1)]);
        }
        if cards == pack.cards() {
            return;
        }
        let other = Pack::new(cards).expect("the same cards").with_cut(pack.cut());
        let mut game = self.before.clone();
        let runs_out = self.rules.runs_out();
        let mut as_it_was = runs_out.then(|| self.before.clone());
        for (index, (seat, done, events)) in self.done.iter().enumerate() {
            let action = match done {
                Action::Deal(_) => Action::Deal(other.clone()),
                Action::Misdeal(slip, _) => Action::Misdeal(*slip, other.clone()),
                Action::Discard(thrown) if !viewer.sees(*seat) => {
                    let open = game.view(Viewer::Open);
                    let needed = self.done[index..].iter().flat_map(|(.., events)| events);
                    let needed = needed.fold(Cards::NONE, |all, event| all | shown(&event.seen_by(viewer)));
                    let held = open.held[*seat].cards.unwrap_or_default();
                    // Fewer or more cards than they threw would have to go: this deal cannot have been.
                    let Some(throw) = game.throw(*seat) else { return };
                    let Some(more) = thrown.len().checked_sub(throw.must.len()) else { return };
                    let chosen = throw.must | self.chance.some((held & throw.may) - needed, more);
                    if !throw.allows(chosen) {
                        return;
                    }
                    Action::Discard(chosen)
                }
                action => action.clone(),
            };
            let own = viewer.sees(*seat);
            let others = match game.apply(*seat, action.clone()) {
                Ok(others) => others,
                Err(why) => {
                    // What players can see of their own rights is no other in another deal.
                    let own_right = matches!(action, Action::Call(_) | Action::Say(Remark::RestAreMine));
                    assert!(!own || !own_right, "{self}: {viewer:?} can tell since {action} is refused: {why}");
                    // Somebody would have had to follow suit: this deal cannot have been.
                    return;
                }
            };
            if partner(events) != partner(&others) {
                // Who holds the called card has said so, or it has fallen from another hand.
                return;
            }
            if self.rules.first_leader == FirstLeader::PartnerWithOneTrump && leader(events) != leader(&others) {
                // Everybody sees by who leads whether a partner holds a single trump.
                return;
            }
            if let Some(as_it_was) = &mut as_it_was {
                let _events = as_it_was.apply(*seat, done.clone()).expect("as it was done");
                if as_it_was.turn() != game.turn() {
                    // Who has something left to play is seen by whose turn it is.
                    return;
                }
            }
            if found(events) != found(&others) || runs_out && exchanged(events) != exchanged(&others) {
                // What was a renege is none in the other deal, or the other way round, and that is now known; or another
                // number of cards goes or comes, or other trumps are shown.
                return;
            }
            if self.rules.rest_to == RestTo::BidderThenPartner && laid_down(events) != laid_down(&others) {
                // The plain cards that gave way to trumps go by their order: of this deal others would have been left.
                return;
            }
            let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
            let is_drawn_again = |event: &Event| matches!(event, Event::Replenished { .. });
            if events.iter().any(is_drawn_again) && seen(events) != seen(&others) {
                // The viewer draws what somebody threw away: they would have thrown other cards in this deal.
                return;
            }
            assert_eq!(seen(events), seen(&others), "{self}: {viewer:?} can tell by the events");
        }
        let out = |game: &Game| game.view(Viewer::Public).trick.map(|trick| trick.out());
        if out(&self.game) != out(&game) {
            // Who holds nothing to play is seen by everybody.
            return;
        }
        if self.rules.exchanges() && self.game.turn() != game.turn() {
            // And so is who has nothing to throw away.
            return;
        }
        assert_eq!(self.game.view(viewer), game.view(viewer), "{self}: {viewer:?} can tell by the view");
        self.tally.note("dealt otherwise");
        let reneges = |game: &Game| game.view(Viewer::Open).lapses;
        if reneges(&self.game) != reneges(&game) {
            self.tally.note("with other reneges");
        }
    }
}

/// Who is told to lead.
fn leader(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| if let Event::Lead { leader, .. } = event { Some(*leader) } else { None })
}

/// Who turns out to be the pitcher's partner: by the card, or else by the count.
fn partner(events: &[Event]) -> Option<Option<Seat>> {
    events.iter().find_map(|event| match event {
        Event::PartnerShown(partner) => Some(*partner),
        Event::HandScored(finished) => Some(finished.score.contract?.partner),
        _ => None,
    })
}

/// The cards that somebody lays down.
fn laid_down(events: &[Event]) -> Option<Cards> {
    events.iter().find_map(|event| if let Event::LaidDown { cards, .. } = event { Some(*cards) } else { None })
}

/// The reneges that everybody learns of by these events, with who is accused, and what they cost: where the jack makes
/// the difference, the price tells whether it was dealt (C-20).
fn found(events: &[Event]) -> Vec<String> {
    let reneges = events.iter().filter_map(|event| match event {
        Event::HandScored(finished) => Some(format!("{:?}", finished.reneges)),
        Event::RenegeCalled { found, .. } => Some(format!("{found:?}")),
        Event::Marked(Mark { cause: cause @ (Cause::Renege(..) | Cause::Revoke(..)), points, .. }) => {
            Some(format!("{cause:?} {points}"))
        }
        _ => None,
    });
    reneges.collect()
}

/// What everybody sees of an exchange by these events, and of who has nothing left to play: a card that cannot be played by
/// somebody who has trumps is taken back.
fn exchanged(events: &[Event]) -> Vec<Event> {
    let told = |event: &&Event| {
        matches!(
            event,
            Event::Discarded { .. }
                | Event::Handed { .. }
                | Event::Drawn { .. }
                | Event::Replenished { .. }
                | Event::Lead { .. }
                | Event::TrickTaken { .. }
                | Event::Claimed { .. }
                | Event::Played { .. }
                | Event::Withdrawn(_)
        )
    };
    events.iter().filter(told).map(|event| event.seen_by(Viewer::Public)).collect()
}

/// The cards that an event shows, as a viewer sees it.
fn shown(event: &Event) -> Cards {
    let held = |held: &Held| held.cards.unwrap_or_default();
    let list = |cards: &[(Seat, Card)]| cards.iter().map(|(_, card)| *card).collect();
    match event {
        Event::Dealt { packet: cards, .. }
        | Event::TakenUp { cards, .. }
        | Event::WidowTaken { cards, .. }
        | Event::Replenished { cards, .. } => held(cards),
        Event::Discarded { cards, shown, .. } | Event::Drawn { cards, shown, .. } => held(cards) | *shown,
        Event::Misdealt { slip: Slip::Exposed(cards), .. }
        | Event::WeakHand { cards, .. }
        | Event::Handed { cards, .. }
        | Event::LaidDown { cards, .. } => *cards,
        Event::Uncovered { card, .. }
        | Event::TurnedUp(card)
        | Event::StockTop(card)
        | Event::PitchedEarly { card, .. }
        | Event::LedWrongly { card, .. }
        | Event::Exposed { card, .. }
        | Event::Played { card, .. } => Cards::of(*card),
        Event::Withdrawn(cards) => list(cards),
        Event::Claimed { hands, .. } => hands.values().fold(Cards::NONE, |all, &cards| all | cards),
        _ => Cards::NONE,
    }
}
