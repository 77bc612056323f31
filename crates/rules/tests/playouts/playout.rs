//! A random game, and what holds in every state of it.

use crate::chance::Chance;
use crate::deeds::{self, Deed};
use crate::nonsense::nonsense;
use crate::tally::Tally;

use pitch_rules::rules::{RankScores, Ruff, RunExhausted, TrumpBy, Undertrump};
use pitch_rules::{
    Action, Ask, BySeat, Call, Cards, Cause, Event, Game, Held, Lies, Pack, Points, Rank, Remark, Rules, Seat,
    SeatView, Tracked, Turn, Viewer, shuffle,
};

use std::fmt;
use std::sync::Arc;

/// Who bids at random is set back without end, and rules can let everybody pass for ever: a game that no one wins is
/// broken off after so many deals.
const LONGEST_GAME: u32 = 40;

/// A game at random, and what of it is looked at.
pub struct Playout {
    pub rules: Arc<Rules>,
    pub chance: Chance,
    /// Which game it is, to be named when a property does not hold.
    name: String,
    pub game: Game,
    /// The game before the hand in play was dealt.
    pub before: Game,
    /// The cards as they were dealt, with those of a run.
    pub dealt: BySeat<Cards>,
    /// What was done in the hand, and what came of it; the deal is the first of it.
    pub done: Vec<(Seat, Action, Vec<Event>)>,
    /// How many hands were dealt, those thrown in as well.
    deals: u32,
    /// What somebody was told to be certain of this hand.
    pub certain: Vec<Tracked>,
    pub tally: Tally,
}

impl Playout {
    pub fn new(rules: Rules, mut chance: Chance, name: String) -> Self {
        let rules = Arc::new(rules);
        let dealer = chance.of_list(rules.seats().all()).expect("a seat");
        let game = Game::after_cut(Arc::clone(&rules), dealer).expect("rules that fit");
        let before = game.clone();
        let dealt = BySeat::new(rules.seats().len());
        let tally = Tally::default();
        Playout { rules, chance, name, game, before, dealt, done: Vec::new(), deals: 0, certain: Vec::new(), tally }
    }

    /// Lets everybody pass, hand after hand, until the game may end by the score.
    pub fn pass_on(mut self) -> Self {
        while !self.game.may_end_by_score() {
            let (seat, action) = match self.game.turn() {
                Turn::Deal(dealer) => (dealer, Action::Deal(shuffle::pack(&self.rules, || self.chance.draw()))),
                Turn::Call(seat) => (seat, Action::Call(Call::Pass)),
                turn => panic!("{self}: {turn:?}"),
            };
            self.act(Deed { seat, action, listed: true });
        }
        self.deals = 0;
        self
    }

    /// Plays the game to its end.
    pub fn play(mut self) -> Tally {
        self.tally.note("games");
        while let Some(deed) = deeds::deed(&self.game, &mut self.chance) {
            if self.deals >= LONGEST_GAME && matches!(self.game.turn(), Turn::Deal(_)) {
                break;
            }
            self.look();
            self.try_nonsense();
            self.act(deed);
        }
        self.look();
        self.try_nonsense();
        self.tally
    }

    /// Whatever is done, listed or not, sensible or not.
    pub fn play_nonsense(mut self, steps: usize) -> Tally {
        self.tally.note("games");
        for _ in 0..steps {
            let (seat, action) = match deeds::deed(&self.game, &mut self.chance) {
                Some(deed) if self.chance.once_in(3) => (deed.seat, deed.action),
                Some(_) => nonsense(&self.game, &mut self.chance),
                None => break,
            };
            self.look();
            self.act(Deed { seat, action, listed: false });
        }
        self.tally
    }

    fn act(&mut self, Deed { seat, action, listed }: Deed) {
        let before = self.game.clone();
        let turn = self.game.turn();
        let events = match self.game.apply(seat, action.clone()) {
            Ok(events) => events,
            Err(why) => {
                assert!(!listed, "{self}: {action} by seat {seat} is listed and refused: {why}");
                assert!(before == self.game, "{self}: {action} by seat {seat} is refused and left traces");
                return;
            }
        };
        if let (Action::Play(_), Turn::Play(_)) = (&action, turn)
            && !before.legal(seat).contains(&action)
            && turn == Turn::Play(seat)
        {
            self.tally.note("reneges");
        }
        if matches!(action, Action::Deal(_) | Action::Misdeal(..)) {
            self.before = before;
            self.dealt = BySeat::new(self.rules.seats().len());
            self.deals += 1;
            self.done.clear();
            self.certain.clear();
        }
        self.tally.note_deed(&action, &events);
        self.done.push((seat, action, events.clone()));
        self.check_events(&events);
        if events.iter().any(|event| matches!(event, Event::HandScored(_))) && self.chance.once_in(4) {
            self.check_record();
        }
        // Dealing anew costs as much as playing the hand so far: not at every step, but at any.
        if self.chance.once_in(12) {
            self.deal_otherwise();
        }
    }

    /// What holds in every state.
    fn look(&mut self) {
        let turn = self.game.turn();
        let reds = self.game.reds();
        assert_eq!(reds.held.values().sum::<i32>() + reds.pool, 0, "{self}: red counters");
        assert_eq!(self.game.end().is_some(), turn == Turn::Over, "{self}: a game that is over has an end");
        let open = self.game.view(Viewer::Open);
        for (side, &score) in open.scores.iter() {
            let marks: Points = open.marks.iter().filter(|mark| mark.side == side).map(|mark| mark.points).sum();
            assert_eq!(score, open.before[side] + marks, "{self}: {:?} since {:?}", open.marks, open.before);
        }
        let discards = matches!(turn, Turn::Discard(_)) && open.held.values().any(|held| held.count > 10);
        for seat in self.rules.seats().all() {
            // Ways to throw away can be counted by the hundred thousand.
            if !discards {
                let legal = self.game.legal(seat);
                assert_eq!(legal.is_empty(), turn.decides() != Some(seat), "{self}: what may seat {seat} do?");
                assert!(legal.is_sorted_by(|a, b| order(a) < order(b)), "{self}: {legal:?}");
                self.look_from(seat, &legal);
                if let Some(action) = self.chance.of_list(legal) {
                    self.must_be_accepted(seat, &action);
                }
            }
            let claims = self.game.claims(seat);
            if let Some(remark) = self.chance.of_list(claims) {
                self.must_be_accepted(seat, &Action::Say(remark));
            }
        }
        self.look_at_cards(&open);
    }

    fn must_be_accepted(&mut self, seat: Seat, action: &Action) {
        if self.chance.once_in(4) {
            let result = self.game.clone().apply(seat, action.clone());
            assert!(result.is_ok(), "{self}: {action} by seat {seat} is listed: {result:?}");
        }
    }

    /// Players see no cards but their own, and of what they did wrong nobody else knows.
    fn look_from(&mut self, seat: Seat, legal: &[Action]) {
        if !self.chance.once_in(8) {
            return;
        }
        let view = self.game.view(Viewer::Seat(seat));
        self.note_certain(Viewer::Seat(seat));
        if let (Some(Ask::NameTrump), Some(hand)) = (view.ask, view.seen_hand(&self.rules))
            && self.game.turn() == Turn::Rule(seat)
        {
            let named = hand.nameable().map(|suit| Action::Say(Remark::NameTrump(suit)));
            assert!(named.eq(legal.iter().cloned()), "{self}: {legal:?} can be named, and seat {seat} sees {hand:?}");
        }
        assert_eq!(view.legal, legal, "{self}");
        assert_eq!(view.claims, self.game.claims(seat), "{self}");
        for (other, held) in view.held.iter() {
            // In rows everybody sees what lies face up.
            let may_see = other == seat || view.rows.are_there();
            assert!(held.cards.is_none() || may_see, "{self}: seat {seat} sees the cards of seat {other}");
        }
        for (renege, established) in &view.lapses {
            assert!(*established || renege.seat == seat, "{self}: seat {seat} knows of {renege:?}");
        }
    }

    fn look_at_cards(&self, open: &SeatView) {
        let turn = self.game.turn();
        if let (Turn::Play(seat), Some(trump)) = (turn, open.trump) {
            // D4.8: a trump is always legal where one may trump at any time, and under any other.
            let trumps = open.held[seat].cards.unwrap_or_default() & self.rules.ranking(Some(trump)).trumps();
            let free = open.called[seat].is_none()
                && !self.rules.called_first
                && !self.done.iter().any(|(_, action, _)| matches!(action, Action::Say(Remark::Demand(Some(_)))));
            let any = self.rules.ruff == Ruff::Anytime && self.rules.undertrump == Undertrump::Allowed;
            if any && free && !trumps.is_empty() {
                let legal = self.game.legal(seat);
                assert!(trumps.iter().any(|card| legal.contains(&Action::Play(card))), "{self}: no trump in {legal:?}");
            }
        }
        let claimed = self.done.iter().any(|(_, action, _)| matches!(action, Action::Say(Remark::RestAreMine)));
        if matches!(turn, Turn::Deal(_) | Turn::Over) || claimed || open.ask == Some(Ask::FirstPitcher) {
            return;
        }
        // D4.1: nothing is lost, and nothing is there twice.
        let seen = |cards: &Held| cards.cards.unwrap_or_default();
        let turned: Cards = open.turned.iter().copied().collect();
        let piles = open.held.values().map(seen).chain(open.thrown.values().map(seen));
        let piles = piles.chain(open.laid_down.values().copied()).chain([open.played(), turned]);
        let (all, count) = piles.fold((Cards::NONE, 0), |(all, count), pile| (all | pile, count + pile.len()));
        assert_eq!(all.len(), count, "{self}: a card is there twice: {open:?}");
        let dealt = self.dealt.values().fold(turned, |all, &cards| all | cards);
        let dealt = open.exchanged.iter().chain(&open.drawn).fold(dealt, |all, event| match event {
            Event::WidowTaken { cards, .. } | Event::Drawn { cards, .. } => all | seen(cards),
            _ => all,
        });
        assert_eq!(all, dealt, "{self}: cards are lost: {open:?}");
        if self.rules.trump_by == TrumpBy::TurnUp || self.rules.draws() {
            let pack = self.rules.pack_cards();
            assert_eq!(count + usize::from(open.stock), pack.len(), "{self}: the stock");
            assert!((all - pack).is_empty(), "{self}: a card that is not in the pack");
        }
    }

    /// Whatever is not allowed is refused and leaves the game as it was; where mistakes cannot be made, everything is
    /// refused that is not listed.
    fn try_nonsense(&mut self) {
        let (seat, action) = nonsense(&self.game, &mut self.chance);
        let mut tried = self.game.clone();
        let result = tried.apply(seat, action.clone());
        assert!(result.is_ok() || tried == self.game, "{self}: {action} by seat {seat} left traces");
        let listed = self.rules.seats().contains(seat)
            && match &action {
                Action::Say(remark) if self.game.claims(seat).contains(remark) => true,
                Action::Deal(pack) => self.game.turn() == Turn::Deal(seat) && pack.check(&self.rules) == Ok(()),
                // Listing every way to throw away takes long.
                Action::Discard(cards) => self.game.throw(seat).is_some_and(|throw| throw.allows(*cards)),
                action => self.game.legal(seat).contains(action),
            };
        assert!(result.is_ok() || !listed, "{self}: {action} by seat {seat} is listed: {result:?}");
        assert!(
            result.is_err() || listed || self.rules.allows_mistakes(),
            "{self}: {action} by seat {seat} is not listed"
        );
    }

    fn check_events(&mut self, events: &[Event]) {
        for event in events {
            match event {
                // What lies face down is told once it comes to light.
                Event::Dealt { lies: Lies::Down, packet, .. } => assert_eq!(packet.cards, None, "{self}"),
                Event::Uncovered { seat, card, .. } => {
                    assert!(!self.dealt[*seat].contains(*card), "{self}");
                    self.dealt[*seat].insert(*card);
                }
                Event::Dealt { seat, packet, .. } => {
                    let cards = packet.cards.unwrap_or_default();
                    assert_eq!(cards.len(), usize::from(packet.count), "{self}");
                    assert!((self.dealt[*seat] & cards).is_empty(), "{self}");
                    self.dealt[*seat] |= cards;
                }
                Event::HandScored(finished) => {
                    self.check_hand(finished);
                    // Where nothing was left to win, whatever somebody was sure of came all the same.
                    if self.is_counted(finished) || self.had_nothing_left(finished) {
                        self.check_certain(finished);
                    }
                    if self.had_nothing_left(finished) && !self.is_counted(finished) {
                        self.tally.note("hands with nothing left to win");
                    }
                    self.certain.clear();
                }
                Event::GameWon(end) => {
                    assert_eq!(end.payments.values().map(|payment| payment.0).sum::<i32>(), 0, "{self}: payments");
                    assert_eq!(end.reds.values().sum::<i32>(), 0, "{self}: red counters at the end");
                    assert_eq!(self.game.end(), Some(end), "{self}: the winner is unique (D4.7)");
                }
                _ => {}
            }
        }
        self.check_turn_ups();
    }

    /// D4.5: what the cards turned up in one deal can give at most.
    fn check_turn_ups(&self) {
        let usual = [(Rank::Ace, 1), (Rank::Six, 2), (Rank::Jack, 3)];
        let is_usual = self.rules.turnup_scores == RankScores::of(&usual)
            && self.rules.beg_limit == 1
            && self.rules.run_exhausted == RunExhausted::RedealSameDealer
            && self.rules.trump_by == TrumpBy::TurnUp;
        if is_usual {
            let events = self.done.iter().flat_map(|(.., events)| events);
            let given: Points = events
                .filter_map(|event| match event {
                    Event::Marked(mark) if matches!(mark.cause, Cause::TurnUp(_)) => Some(mark.points),
                    _ => None,
                })
                .sum();
            assert!(given <= Points(8), "{self}: {given} points for cards turned up");
        }
    }

    /// The order of the pack in the hand in play.
    pub fn pack(&self) -> Option<&Pack> {
        match self.done.first() {
            Some((_, Action::Deal(pack) | Action::Misdeal(_, pack), _)) => Some(pack),
            _ => None,
        }
    }
}

impl fmt::Display for Playout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, hand {}, by {:?}\nafter", self.name, self.game.number(), self.rules)?;
        for (seat, action, _) in &self.done {
            write!(f, " {seat}:{action}")?;
        }
        writeln!(f)
    }
}

/// Where an action stands among those of its kind.
fn order(action: &Action) -> u64 {
    match action {
        Action::Deal(_) | Action::Misdeal(..) => u64::MAX,
        Action::Call(call) => {
            let words = [Call::Pitch, Call::Accept, Call::Undertake, Call::Stand, Call::Beg, Call::TakeOne];
            let words = words.into_iter().chain([Call::Run, Call::Bunch]);
            let word = words.zip(10..).find_map(|(word, place)| (word == *call).then_some(place));
            word.unwrap_or_else(|| call.bid().map_or(0, |bid| u64::from(bid.number())))
        }
        Action::Play(card) => card.index() as u64,
        Action::Discard(cards) => cards.bits(),
        Action::Say(Remark::Override(card) | Remark::CallPartner(card)) => 1 + card.index() as u64,
        Action::Say(Remark::Demand(demand)) => demand.map_or(0, |demand| 1 + demand as u64),
        Action::Say(Remark::NameTrump(suit)) => *suit as u64,
        Action::Say(Remark::FirstPitcher(seat)) => seat.index() as u64,
        Action::Say(remark) => u64::from(*remark == Remark::LetStand),
    }
}
