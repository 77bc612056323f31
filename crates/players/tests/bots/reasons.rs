//! Every reason that is given is true: each is looked up again in the view, by a plain reading of it that shares nothing with
//! the bots. And what is advised does not change from one asking to the next.
//!
//! `PITCH_GAMES` sets on how many decisions that is tried: about twenty for each game, and at least some of every preset.

use super::judging::decisions;
use super::tries;

use pitch_players::{Level, Patience, Reason, Request, Stop};
use pitch_rules::rules::{AuctionRounds, Counter, GiftTo, JokerOrder, LowTo, Ruff, Smudge, Teams};
use pitch_rules::{
    Action, Bid, BySeat, Call, Card, Cards, Contract, Event, Pack, Point, Points, Preset, Rank, Remark, Rules, Seat,
    SeatView, Setup, Side, Suit, Trick, Turn, Viewer,
};

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// What a player at the table could find out with paper and pencil.
struct Reading<'a> {
    view: &'a SeatView,
    request: &'a Request,
    own: Seat,
    hand: Cards,
    unseen: Cards,
}

/// How many trumps stand above this one, by the order that is written in the rules; nothing for a plain card.
fn above(rules: &Rules, card: Card, trump: Option<Suit>) -> Option<usize> {
    let trump = trump?;
    rules.trump_order.tokens().iter().filter(|token| token.is_in(rules)).position(|token| token.card(trump) == card)
}

/// The suit that a card belongs to.
fn suit_of(rules: &Rules, card: Card, trump: Option<Suit>) -> Option<Suit> {
    if above(rules, card, trump).is_some() { trump } else { card.suit() }
}

/// Whether one card beats another that is the best so far.
fn beats(rules: &Rules, card: Card, best: Card, trump: Option<Suit>) -> bool {
    if card.is_joker() && best.is_joker() && rules.joker_order != JokerOrder::Fixed {
        return rules.joker_order == JokerOrder::SecondHigh;
    }
    match (above(rules, card, trump), above(rules, best, trump)) {
        (Some(own), Some(other)) => own < other,
        (Some(_), None) => true,
        (None, Some(_)) => false,
        (None, None) => card.suit() == best.suit() && card.rank() > best.rank(),
    }
}

impl<'a> Reading<'a> {
    fn of(request: &'a Request) -> Self {
        let view = &request.view;
        let own = view.own_seat().expect("a seat");
        let hand = view.hand();
        let mut seen = hand | view.dead();
        for trick in view.tricks.iter().chain(&view.trick) {
            seen = trick.plays().fold(seen, |seen, (_, card)| seen | Cards::of(card));
        }
        seen = view.turned.iter().fold(seen, |seen, &card| seen | Cards::of(card));
        seen = view.laid_down.values().fold(seen, |seen, &cards| seen | cards);
        seen |= view.thrown[own].cards.unwrap_or_default();
        Reading { view, request, own, hand, unseen: request.rules.pack_cards() - seen }
    }

    fn side(&self, seat: Seat) -> Side {
        self.request.rules.side_of(seat)
    }

    fn is_friend(&self, seat: Seat) -> bool {
        let rules = self.rules();
        let is_settled = !rules.calls_partner() || self.view.settled_contract(rules).is_some();
        is_settled && seat != self.own && rules.are_partners(self.view.contract, seat, self.own)
    }

    fn lying(&self) -> Vec<(Seat, Card)> {
        self.view.trick.map(|trick| trick.plays().collect()).unwrap_or_default()
    }

    fn rules(&self) -> &Rules {
        &self.request.rules
    }

    fn trump(&self) -> Option<Suit> {
        self.view.trump
    }

    /// Who is ahead in these plays, and with what.
    fn ahead(&self, plays: &[(Seat, Card)]) -> Option<(Seat, Card)> {
        let mut plays = plays.iter().copied();
        let first = plays.next()?;
        Some(
            plays.fold(first, |best, play| if beats(self.rules(), play.1, best.1, self.trump()) { play } else { best }),
        )
    }

    /// The suits of which a player has shown to hold nothing, and has drawn nothing since.
    fn voids(&self, seat: Seat) -> Vec<Suit> {
        let may_have_drawn = |number: usize, suit: Option<Suit>| {
            self.view.drawn.iter().skip(2 * number).any(|event| match event {
                Event::Drawn { seat: other, shown, .. } if *other == seat => {
                    shown.is_empty() || shown.iter().any(|card| suit_of(self.rules(), card, self.trump()) == suit)
                }
                _ => false,
            })
        };
        let lacks = |(number, trick): (usize, &Trick)| {
            let led = trick.led()?;
            let card = trick.card_of(seat)?;
            let suit = |card| suit_of(self.rules(), card, self.trump());
            let trumped = suit(card).is_some() && suit(card) == self.trump() && self.rules().ruff == Ruff::Anytime;
            let lacks = suit(card) != suit(led) && !trumped && !may_have_drawn(number, suit(led));
            if lacks { suit(led) } else { None }
        };
        self.view.tricks.iter().chain(&self.view.trick).enumerate().filter_map(lacks).collect()
    }

    /// Whether a player may hold one of these cards.
    fn may_hold(&self, seat: Seat, which: impl Fn(Card) -> bool) -> bool {
        let voids = self.voids(seat);
        // What lies open in a row is no guess.
        let lies = self.view.rows.are_there().then(|| self.view.held[seat].cards).flatten().unwrap_or_default();
        lies.iter().any(&which)
            || self.unseen.iter().any(|card| {
                which(card) && suit_of(self.rules(), card, self.trump()).is_none_or(|suit| !voids.contains(&suit))
            })
    }

    fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.view.seats.all().filter(|&seat| seat != self.own)
    }

    /// Who still plays to the trick after the player.
    fn later(&self) -> Vec<Seat> {
        let lying = self.lying();
        let out = |seat: Seat| self.view.trick.is_some_and(|trick| trick.out().contains(seat));
        self.others().filter(|&seat| lying.iter().all(|(who, _)| *who != seat) && !out(seat)).collect()
    }

    fn playable(&self) -> Vec<Card> {
        let card = |action: &Action| if let Action::Play(card) = action { Some(*card) } else { None };
        self.view.legal.iter().filter_map(card).collect()
    }

    fn gain(&self, side: Side, bid: Bid) -> i16 {
        self.request.rules.gain(bid, self.view.scores[side]).0
    }

    fn reaches(&self, side: Side, more: i16) -> bool {
        self.view.scores[side] + Points(more) >= self.request.rules.target
    }

    /// How likely none of these unseen cards was dealt to anybody.
    fn none_dealt(&self, count: usize) -> f64 {
        let unseen = self.unseen.len();
        let dealt = self.hand.len() * (self.view.seats.len() - 1);
        let rest = unseen.saturating_sub(dealt);
        (0..count).map(|n| rest.saturating_sub(n) as f64 / (unseen - n).max(1) as f64).product()
    }

    /// The card points of these cards, as they are written in the rules.
    fn points(&self, cards: impl IntoIterator<Item = Card>) -> u16 {
        let of = |counter| u16::from(self.request.rules.game_values.get(counter));
        let worth = |card: Card| match card.print() {
            None => of(Counter::Joker),
            Some((rank, suit)) if Some(suit) == self.trump() => of(Counter::Rank(rank)) + of(Counter::Trump(rank)),
            Some((rank, _)) => of(Counter::Rank(rank)),
        };
        if self.has_game() { cards.into_iter().map(worth).sum() } else { 0 }
    }

    fn has_game(&self) -> bool {
        self.rules().points.get(Point::Game).is_some()
    }

    /// What a card scores by itself for the player who takes it.
    fn scored(&self, card: Card) -> u16 {
        let rules = &self.request.rules;
        let is_off = |rank, suit: Suit| {
            rules.off_trumps.contains(rank) && self.trump().is_some_and(|trump| suit == trump.of_same_color())
        };
        let is_scored = |point| match (point, card.print()) {
            (Point::Joker, None) => true,
            (Point::Trump(named), Some((rank, suit))) => named == rank && Some(suit) == self.trump(),
            (Point::Off(named), Some((rank, suit))) => named == rank && is_off(rank, suit),
            (Point::Plain(named), Some((rank, suit))) => {
                named == rank && Some(suit) != self.trump() && !is_off(rank, suit)
            }
            _ => false,
        };
        let entries = rules.points.entries().iter().filter(|entry| !entry.to_player && is_scored(entry.point));
        entries.map(|entry| entry.worth.0.unsigned_abs()).sum()
    }

    /// How many trumps under the lowest of these cards nobody has seen, and how likely each is held, where the lowest in play
    /// scores for the player who takes it; nothing if another is known to be lower.
    fn lower(&self, cards: &[Card]) -> Option<(usize, f64)> {
        let (rules, trump) = (self.rules(), self.trump());
        let place = |card: Card| above(rules, card, trump).filter(|_| rules.low_joker || !card.is_joker());
        let lowest = cards.iter().filter_map(|card| place(*card)).max()?;
        let under = |card: &Card| place(*card).is_some_and(|place| place > lowest);
        let gone = self.view.tricks.iter().chain(&self.view.trick).flat_map(Trick::plays).any(|(_, card)| under(&card));
        let held = self.hand.iter().any(|other| under(&other));
        let open = self.unseen.iter().filter(under).count();
        let left: u32 = self.others().map(|seat| u32::from(self.view.held[seat].count)).sum();
        let share = (f64::from(left) / self.unseen.len().max(1) as f64).min(1.0);
        let scores = rules.low_to == LowTo::Winner && rules.points.get(Point::Low).is_some();
        (scores && !gone && !held).then_some((open, share))
    }

    /// Whether one of these cards is most likely the lowest trump in play.
    fn is_low(&self, cards: &[Card]) -> bool {
        self.lower(cards).is_some_and(|(open, share)| open as f64 * share < 0.5)
    }

    fn may_call(&self, wanted: impl Fn(Call) -> bool) -> bool {
        self.view.legal.iter().any(|action| matches!(action, Action::Call(call) if wanted(*call)))
    }

    /// Whether another card turned up may take the dealer's side to the target.
    fn turn_may_win(&self) -> bool {
        let rules = &self.request.rules;
        let dealer = self.side(self.view.dealer);
        let score = |card: Card| i16::from(rules.turnup_scores.of_card(card));
        self.unseen.iter().any(|card| score(card) > 0 && self.reaches(dealer, score(card)))
    }

    /// Whether a reason for a card holds; nothing for what is no matter of fact.
    fn of_card(&self, card: Card, reason: Reason) -> Option<bool> {
        let (rules, trump, lying) = (&self.request.rules, self.trump(), self.lying());
        let jack = trump.map(|trump| Card::new(Rank::Jack, trump));
        let is_trump = |card: Card| above(rules, card, trump).is_some();
        let mut plays = lying.clone();
        plays.push((self.own, card));
        let ahead = self.ahead(&plays);
        let leads = ahead.is_some_and(|(seat, _)| seat == self.own);
        let is_won = leads
            && !self.later().into_iter().any(|seat| self.may_hold(seat, |other| beats(rules, other, card, trump)));
        let kept: Vec<Card> = self.playable().into_iter().filter(|other| *other != card).collect();
        let best = self.ahead(&lying).map(|(_, best)| best);
        let could_win = |card: &Card| best.is_some_and(|best| beats(rules, *card, best, trump));
        let partner_leads = ahead.is_some_and(|(seat, _)| self.is_friend(seat));
        let stays = |best: Card| {
            !self.later().into_iter().any(|seat| self.may_hold(seat, |other| beats(rules, other, best, trump)))
        };
        let is_ours = is_won || partner_leads && ahead.is_some_and(|(_, best)| stays(best));
        let is_surely_low = self.lower(&[card]).is_some_and(|(open, _)| open == 0);
        let is_prize = self.scored(card) > 0 || Some(card) == jack || is_surely_low;
        let may_fall = |card: Card| {
            let higher = |other: Card| is_trump(other) && above(rules, other, trump) < above(rules, card, trump);
            // What lies beneath others can't be played now.
            let is_near = !self.view.rows.are_there();
            is_near && self.others().any(|seat| !self.is_friend(seat) && self.may_hold(seat, higher))
        };
        Some(match reason {
            Reason::OnlyChoice => self.view.legal.len() == 1,
            Reason::LeadsTrump => {
                lying.is_empty() && is_trump(card) && self.others().any(|seat| self.may_hold(seat, is_trump))
            }
            Reason::HuntsJack => {
                let jack = jack?;
                let foes = self.others().filter(|&seat| !self.is_friend(seat));
                lying.is_empty()
                    && beats(rules, card, jack, trump)
                    && !(is_prize && may_fall(card))
                    && foes.into_iter().any(|seat| self.may_hold(seat, |held| held == jack))
            }
            Reason::LeadsWinner => {
                let higher = |other: Card| {
                    let same = suit_of(rules, other, trump) == suit_of(rules, card, trump);
                    let lower = above(rules, card, trump) > above(rules, other, trump);
                    same && if is_trump(card) { lower } else { other.rank() > card.rank() }
                };
                lying.is_empty() && !self.unseen.iter().any(higher)
            }
            Reason::HuntsScored => {
                let beaten = |other: Card| {
                    let place = |card| above(rules, card, trump);
                    is_trump(card) && is_trump(other) && place(other) > place(card) && self.scored(other) > 0
                };
                let foes = self.others().filter(|&seat| !self.is_friend(seat));
                lying.is_empty()
                    && !(is_prize && may_fall(card))
                    && foes.into_iter().any(|seat| self.may_hold(seat, beaten))
            }
            Reason::LeadsLow => lying.is_empty() && self.points([card]) == 0,
            Reason::LeadsNothing => lying.is_empty() && self.scored(card) == 0 && !self.has_game(),
            Reason::MayTake => lying.is_empty() && (self.points([card]) > 0 || self.scored(card) > 0),
            Reason::CapturesJack => leads && lying.iter().any(|(_, other)| Some(*other) == jack),
            Reason::SavesJack => is_ours && Some(card) == jack,
            Reason::WinsLow if partner_leads => is_ours && self.is_low(&[card]),
            Reason::WinsLow => is_won && self.is_low(&plays.iter().map(|(_, card)| *card).collect::<Vec<_>>()),
            Reason::WinsScored => is_won && plays.iter().any(|(_, card)| self.scored(*card) > 0),
            Reason::WinsTen => {
                let tens = plays.iter().map(|(_, card)| *card).filter(|card| card.rank() == Some(Rank::Ten));
                is_won && self.points(tens) > 0
            }
            Reason::RuffsPoints => {
                let led = lying.first()?.1;
                leads && is_trump(card) && !is_trump(led) && self.points(lying.iter().map(|(_, card)| *card)) > 0
            }
            Reason::TakesTrick => is_won,
            Reason::BeatsAll => leads && !lying.is_empty(),
            Reason::FeedsPartner => partner_leads && self.points([card]) > 0,
            Reason::FeedsScored => partner_leads && self.scored(card) > 0,
            Reason::LeavesToPartner => partner_leads,
            Reason::ProtectsJack => !is_won && kept.iter().any(|other| Some(*other) == jack),
            Reason::KeepsLow => !is_won && self.is_low(&kept),
            Reason::KeepsScored => !is_won && !is_prize && kept.iter().any(|other| self.scored(*other) > 0),
            Reason::ProtectsTen => {
                !is_won
                    && card.rank() != Some(Rank::Ten)
                    && self.points(kept.iter().copied().filter(|card| card.rank() == Some(Rank::Ten))) > 0
            }
            Reason::GivesNothing => !is_prize && self.points([card]) == 0 && self.points(kept.iter().copied()) > 0,
            Reason::KeepsStrength => kept.iter().any(could_win),
            Reason::CannotWin => !could_win(&card) && !kept.iter().any(could_win),
            Reason::PlaysLeast => {
                let is_trump = |card: Card| is_trump(card) || card.is_joker();
                let is_lower = |other: Card| match (is_trump(other), is_trump(card)) {
                    (true, true) => above(rules, other, trump) > above(rules, card, trump),
                    (false, false) => other.rank() < card.rank(),
                    (other_trump, _) => !other_trump,
                };
                let counts_less = |other: Card| self.points([other]) < self.points([card]);
                let is_better = |other: &Card| could_win(other) || is_lower(*other) || counts_less(*other);
                !is_prize && !could_win(&card) && !kept.iter().any(is_better)
            }
            Reason::FewestPoints => self.playable().iter().all(|other| self.points([*other]) >= self.points([card])),
            Reason::BestSuit(suit) => {
                let pitched = self.view.seen_hand(rules).and_then(|hand| hand.pitched(card));
                pitched == Some(suit) || above(rules, card, Some(suit)).is_some()
            }
            reason => return self.of_suit(reason),
        })
    }

    /// Whether a reason for a suit as trump holds.
    fn of_suit(&self, reason: Reason) -> Option<bool> {
        let rules = self.rules();
        let place = |suit| move |card: Card| above(rules, card, Some(suit));
        // A card that leaves trump open lies already when it is named.
        let led: Cards = self.lying().into_iter().filter(|(seat, _)| *seat == self.own).map(|(_, card)| card).collect();
        let hand = self.hand | led;
        let trumps = |suit| hand.iter().filter_map(place(suit)).collect::<Vec<_>>();
        Some(match reason {
            Reason::HoldsJack(suit) => hand.contains(Card::new(Rank::Jack, suit)),
            Reason::HoldsHigh(suit) => {
                let top = *trumps(suit).iter().min()?;
                let above = self.unseen.iter().filter_map(place(suit)).filter(|place| *place < top).count();
                self.none_dealt(above) > 0.5
            }
            Reason::HoldsLow(suit) => {
                let can_be = |card: &Card| rules.low_joker || !card.is_joker();
                let bottom = hand.iter().filter(can_be).filter_map(place(suit)).max()?;
                let unseen = self.unseen.iter().filter(can_be).filter_map(place(suit));
                let below = unseen.filter(|place| *place > bottom).count();
                self.none_dealt(below) > 0.5
            }
            Reason::PromisesGame(suit) => !trumps(suit).is_empty(),
            // That a suit is the best, or good enough, is an opinion.
            Reason::BestSuit(_) | Reason::PromisesPoints(..) => return None,
            other => panic!("{other:?} is no reason here: {:?}", self.view),
        })
    }

    /// Whether a reason for a call holds; nothing for what is no matter of fact.
    fn of_call(&self, call: Call, reason: Reason) -> Option<bool> {
        let (rules, view) = (&self.request.rules, self.view);
        let (own, dealer) = (self.side(self.own), view.dealer);
        let bid = call.bid();
        let turned = view.turned.last().and_then(|card| card.suit());
        let eldest = view.seats.next(dealer);
        let spoke = |seat: Seat| view.calls.iter().rev().find(|(who, _)| *who == seat).map(|(_, call)| *call);
        Some(match reason {
            Reason::OnlyChoice => view.legal.len() == 1,
            Reason::NoHonour => !self.hand.iter().any(|card| card.rank() >= Some(Rank::Queen)),
            Reason::PartnerHasBid => view.standing.is_some_and(|(bidder, _)| self.is_friend(bidder)),
            Reason::MustBid => {
                !self.may_call(|call| call == Call::Pass)
                    && view.standing.is_none()
                    && self.others().all(|seat| spoke(seat) == Some(Call::Pass))
            }
            Reason::TakesTheBid | Reason::MatchesTheBid => {
                let standing = view.standing.map(|(_, standing)| standing);
                let takes = standing == bid && bid.is_some_and(|bid| rules.may_take(self.own, dealer, bid));
                takes && (dealer == self.own) == (reason == Reason::TakesTheBid)
            }
            Reason::ShutsOut => {
                let lower = self.may_call(|other| other.bid().is_some_and(|other| Some(other) < bid));
                let is_high = 4 * rules.promised(bid?).0 >= 3 * rules.points_in_play().0;
                lower && is_high && (self.own != dealer || rules.auction_rounds == AuctionRounds::Continuous)
            }
            Reason::GoesOut => self.reaches(own, self.gain(own, bid?)),
            Reason::StopsBidder => view.standing.is_some_and(|(bidder, standing)| {
                self.side(bidder) != own && self.reaches(self.side(bidder), self.gain(self.side(bidder), standing))
            }),
            Reason::TriesSmudge => rules.smudge == Smudge::BidFourMade && bid == Some(Bid::FOUR),
            Reason::TriesMoon => bid == Some(Bid::MOON),
            Reason::TriesSlam => rules.smudge == Smudge::SlamBidFive && bid == Some(Bid::FIVE),
            Reason::OffersPitch => view.calls.is_empty() && self.own == eldest,
            Reason::CannotGive => self.reaches(own, 1),
            Reason::GiftWouldWin => {
                let gets = |side: &Side| match rules.gift_to {
                    GiftTo::AllOpponents => *side != self.side(dealer),
                    GiftTo::Beggar => *side == self.side(eldest),
                };
                rules.all_sides().filter(gets).any(|side| self.reaches(side, 1))
            }
            Reason::TurnMayLose => self.side(dealer) != own && self.turn_may_win(),
            Reason::TurnMayWin => self.side(dealer) == own && self.turn_may_win(),
            Reason::AnySuitWillDo => !self.may_call(|call| call == Call::TakeOne),
            Reason::SuitWillDo(suit) | Reason::PoorTrumps(suit) if Some(suit) != turned => false,
            // What a hand is worth, and what somebody will do, is an opinion.
            Reason::TooWeak
            | Reason::SuitWillDo(_)
            | Reason::PoorTrumps(_)
            | Reason::PitchesOutright
            | Reason::GoodPrice
            | Reason::CanMakeIt
            | Reason::CannotMakeIt
            | Reason::GiftIsCheap
            | Reason::NotWorthAPoint
            | Reason::BothPoor => return None,
            reason => return self.of_suit(reason),
        })
    }

    fn holds(&self, action: &Action, reason: Reason) -> Option<bool> {
        match action {
            Action::Play(card) => self.of_card(*card, reason),
            Action::Call(call) => self.of_call(*call, reason),
            Action::Discard(thrown) => {
                let is_trump = |card: &Card| above(&self.request.rules, *card, self.trump()).is_some();
                let trumps: Cards = self.hand.iter().filter(is_trump).collect();
                match reason {
                    Reason::OnlyChoice => Some(self.view.legal.len() == 1),
                    Reason::KeepsTrumps => Some(!trumps.is_empty() && (trumps & *thrown).is_empty()),
                    Reason::KeepsBest => None,
                    other => panic!("{other:?} is no reason to throw cards away"),
                }
            }
            Action::Say(Remark::RestAreMine | Remark::LayDown) => match reason {
                // The book allows it only where it is so, which the tests of claims hold.
                Reason::RestIsCertain => Some(self.view.claims.contains(&Remark::RestAreMine)),
                Reason::HandIsWorthless => Some(self.view.claims.contains(&Remark::LayDown)),
                other => panic!("{other:?} is no reason to claim"),
            },
            Action::Say(Remark::NameTrump(suit)) => match reason {
                Reason::BestSuit(best) => Some(best == *suit),
                reason => self.of_suit(reason),
            },
            Action::Say(Remark::CallPartner(card)) => match reason {
                Reason::BestPartner => Some(!self.hand.contains(*card)),
                Reason::TrumpPartner | Reason::PlainPartner => {
                    let is_trump = above(&self.request.rules, *card, self.trump()).is_some();
                    self.trump().map(|_| is_trump == (reason == Reason::TrumpPartner))
                }
                other => panic!("{other:?} is no reason to call a card"),
            },
            other => panic!("{other} at a table without mistakes"),
        }
    }
}

fn hands() -> u64 {
    (tries() / 40).max(4)
}

#[test]
fn every_stated_reason_is_true_of_the_position() {
    let (hints, claims, opinions) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let kinds: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let faults: Mutex<Vec<String>> = Mutex::default();
    decisions(hands(), |request| {
        let reading = Reading::of(request);
        let hint = request.decide(&Stop::new());
        let _ = hints.fetch_add(1, Ordering::Relaxed);
        // What is said of the choices that are not taken must be true as well.
        let others = request.view.legal.iter().filter(|action| **action != hint.action);
        let all = others.map(|action| (action.clone(), request.reasons(action)));
        for (action, reasons) in std::iter::once((hint.action.clone(), hint.reasons.clone())).chain(all) {
            assert!(!reasons.is_empty(), "{action}");
            for reason in reasons {
                let kind = format!("{reason:?}").split('(').next().unwrap_or_default().to_owned();
                *kinds.lock().expect("nobody failed").entry(kind).or_default() += 1;
                match reading.holds(&action, reason) {
                    Some(true) => drop(claims.fetch_add(1, Ordering::Relaxed)),
                    Some(false) => {
                        let held = request.view.hand();
                        let trick = reading.lying();
                        faults.lock().expect("nobody failed").push(format!(
                            "{reason:?} of {action}: holds {held}, trump {:?}, lies {trick:?}, calls {:?}, scores {:?}",
                            request.view.trump, request.view.calls, request.view.scores,
                        ));
                    }
                    None => drop(opinions.fetch_add(1, Ordering::Relaxed)),
                }
            }
        }
    });
    let (hints, claims, opinions) = (hints.into_inner(), claims.into_inner(), opinions.into_inner());
    let kinds = kinds.into_inner().expect("nobody failed");
    println!("{hints} hints, {claims} claims that are true, {opinions} opinions: {kinds:?}");
    let faults = faults.into_inner().expect("nobody failed");
    assert!(
        faults.is_empty(),
        "{} claims are not true, among them:\n{}",
        faults.len(),
        faults[..faults.len().min(25)].join("\n")
    );
    assert!(hints > 500 && kinds.len() > 30, "{hints} hints, {kinds:?}");
}

/// The game by these rules, dealt by the last seat, in which seat 0 pitched for two and these cards lie, and what is said
/// for a card of the player whose turn it is.
fn said_for(rules: &Rules, hands: &[&str], played: &str, card: &str) -> Vec<Reason> {
    let hands: Vec<Cards> = hands.iter().map(|cards| cards.parse().expect("cards")).collect();
    let rules = Arc::new(Rules { players: hands.len() as u8, cards_per_player: 3, ..rules.clone() });
    let mut setup = Setup::new(Arc::clone(&rules), Seat::new(hands.len() - 1).expect("a seat"));
    setup.hands = BySeat::from_values(hands);
    setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
    setup.played = played.split_whitespace().map(|card| card.parse().expect("a card")).collect();
    let game = setup.build().expect("a position");
    let seat = game.turn().decides().expect("somebody's turn");
    let view = game.view(Viewer::Seat(seat));
    let request = Request { view, rules, level: Level::USUAL, seed: 1, patience: Patience::default() };
    let action = Action::Play(card.parse().expect("a card"));
    assert!(request.view.legal.contains(&action), "{action}");
    request.reasons(&action)
}

#[test]
fn a_ten_is_no_low_card_and_a_joker_is_not_nothing() {
    let hands = ["AC KH 2H", "4C TD AD", "5C 3H 6H"];
    let said = |card| said_for(&Rules::default(), &hands, "AC 4C 5C KH", card);
    assert_eq!((said("TD"), said("AD")), (vec![Reason::CannotWin], vec![Reason::ProtectsTen]));
    let joker = Rules::from(Preset::JokerPitch);
    let hands = ["AS 5C 6C", "KS X1 7D", "8S 9C 7C", "9S TC 8D"];
    let given = said_for(&joker, &hands, "AS", "X1");
    assert!(!given.contains(&Reason::GivesNothing) && !given.contains(&Reason::PlaysLeast), "{given:?}");
}

#[test]
fn the_partners_trick_brings_the_jack_home() {
    let rules = Rules { teams: Teams::Pairs, ..Rules::default() };
    let hands = ["AS 2C 3C", "4S 5C 6C", "JS 3S 8D", "5S KH 9H"];
    assert_eq!(said_for(&rules, &hands, "AS 4S", "JS"), [Reason::SavesJack]);
    // As long as somebody can still beat the partner, it is one card point.
    let hands = ["QS 2C 3C", "4S 5C 6C", "JS 3S 8D", "5S KH 9H"];
    assert_eq!(said_for(&rules, &hands, "QS 4S", "JS"), [Reason::FeedsPartner]);
}

#[test]
fn of_a_low_card_that_hardly_holds_it_is_said_what_it_keeps() {
    let hands = ["2S 2C 3C", "3S JS KS", "4S 6S 8D", "5S KH 9H"];
    let said = |card| said_for(&Rules::default(), &hands, "2S", card);
    assert_eq!(said("3S").first(), Some(&Reason::ProtectsJack));
    assert_eq!(said("3S").last(), Some(&Reason::BeatsAll));
    assert_eq!(said("KS"), [Reason::BeatsAll]);
}

#[test]
fn low_is_kept_where_it_counts_to_the_winner() {
    let hands = ["AS 2C 3C", "2S 7S 9D", "4S 6S 8D"];
    let winner = Rules { low_to: LowTo::Winner, ..Rules::default() };
    assert_eq!(said_for(&winner, &hands, "AS", "7S"), [Reason::KeepsLow]);
    assert_eq!(said_for(&winner, &hands, "AS", "2S"), [Reason::CannotWin]);
    assert_eq!(said_for(&Rules::default(), &hands, "AS", "2S"), [Reason::PlaysLeast]);
}

#[test]
fn only_a_high_bid_shuts_the_others_out() {
    let rules = Arc::new(Rules::from(Preset::PedroSancho));
    let mut game = Setup::new(Arc::clone(&rules), Seat::default()).build().expect("a game");
    let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
    let _ = game.apply(game.dealer(), Action::Deal(pack)).expect("a deal");
    let view = game.view(Viewer::Seat(game.turn().decides().expect("somebody speaks")));
    let request = Request { view, rules, level: Level::USUAL, seed: 1, patience: Patience::default() };
    let shuts_out = |bid| {
        let action = Action::Call(Call::Bid(Bid::new(bid).expect("a bid")));
        assert!(request.view.legal.contains(&action), "{action}");
        request.reasons(&action).contains(&Reason::ShutsOut)
    };
    assert!(!shuts_out(3) && !shuts_out(10) && shuts_out(16));
}

#[test]
fn a_hint_is_the_strong_players_choice_and_the_same_each_time() {
    decisions(1, |request| {
        let best = Request { level: Level::BEST, ..request.clone() };
        let decision = best.decide(&Stop::new());
        assert_eq!(decision, best.decide(&Stop::new()));
        if let (Some(judgement), Turn::Call(_) | Turn::Play(_)) = (best.judge(&Stop::new()), request.view.turn) {
            assert_eq!(judgement.choices[0].action, decision.action);
            assert!(judgement.choices.windows(2).skip(1).all(|pair| pair[0].chance >= pair[1].chance));
        }
    });
}
