//! Thinking ahead: the unseen cards are dealt anew many times, each choice is played to the end of the hand in each of these
//! deals, and the one that wins the game most often is taken.

use crate::board::Board;
use crate::calls::Talk;
use crate::course;
use crate::decision::{Patience, Stop};
use crate::ending::Ending;
use crate::outlook::Chances;
use crate::policy;
use crate::promise::Promises;
use crate::race::Race;
use crate::ruling;
use crate::weights::{PLAIN, Weights};
use crate::worlds::{Hidden, World, packed};

use pitch_rules::rules::TrumpBy;
use pitch_rules::{
    Action, Ask, BySeat, BySide, Call, Card, Cards, Count, Game, Hand, Pack, Points, Remark, Rules, Score, Seat,
    SeatView, Setup, Side, Suit, Turn,
};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// Depth to which a level thinks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Depth {
    /// Number of deals in which each card is tried.
    pub cards: usize,
    /// Number of deals in which each call is tried.
    pub calls: usize,
    /// Number of cards still to be played above which the number of deals depends on how many they are.
    pub quick: usize,
    /// Least number of deals in which each card is tried then, which may be more than near the end of the hand. The
    /// more cards are left, the more chance decides: in too few deals the card that looks best is only the luckiest.
    pub least: usize,
    /// Number of bids of a long row that are tried: those that rules of thumb find best.
    pub bids: usize,
    /// Number of deals imagined for each that is tried; those that fit what was said are kept.
    pub proposals: usize,
    /// `true` if a deal must fit the cards that were played as well.
    pub reads_cards: bool,
}

impl Depth {
    /// Returns the depth for a player of this patience.
    pub(crate) fn by(self, patience: Patience) -> Self {
        let of = |deals: usize| (deals * usize::from(patience.percent()) / 100).max(BATCH);
        Depth { cards: of(self.cards), calls: of(self.calls), least: of(self.least), ..self }
    }

    /// Returns the depth with this many calls to weigh, so that a long row of bids takes no longer than a short one.
    fn with_choices(self, choices: usize) -> Self {
        let calls = self.calls * FEW / choices.max(FEW);
        Depth { calls: calls.max(BATCH.min(self.calls)), ..self }
    }

    /// Returns the depth with this many cards still to be played. The more they are, the longer each deal takes and the
    /// more choices there are, so that fewer deals are tried, but not so few that they say nothing.
    fn with_left(self, left: usize) -> Self {
        if left <= self.quick {
            return self;
        }
        let of = |deals: usize| deals * self.quick * self.quick / (left * left);
        let calls = of(self.calls).max(self.calls / 16).max(BATCH.min(self.calls));
        Depth { cards: of(self.cards).max(self.least), calls, ..self }
    }

    /// Returns the depth with this many played cards that a deal must fit. The more they are, the longer each deal is
    /// looked at before it is tried, so that fewer are.
    fn with_played(self, played: usize) -> Self {
        Depth { cards: (self.cards * LONG / played.max(LONG)).max(BATCH.min(self.cards)), ..self }
    }
}

/// A choice and its estimated outcome.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// Action that is chosen.
    pub action: Action,
    /// Chance that it wins the game, from 0 to 1.
    pub chance: f32,
    /// Loss against the best choice, in chances to win, from 0 to 1.
    pub cost: f32,
    /// Standard error of the cost. The other numbers are estimates from the same deals.
    pub error: f32,
    /// Points that the player's side scores in this hand on average, less those of the best of the other sides.
    pub points: f32,
}

impl Judged {
    /// Returns `true` if the choice costs more than can be chance: more than twice its standard error.
    #[must_use]
    pub fn is_surely_worse(&self) -> bool {
        self.cost > 2.0 * self.error
    }
}

/// Value of one deal, played to its end.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Worth {
    /// Chance that the game is won then.
    chance: f32,
    /// Points of the player's side in the hand, less those of the best of the others.
    points: f32,
}

/// An imagined deal, and the weights by which the others play in it.
#[derive(Clone)]
struct Guess<W> {
    deal: W,
    others: &'static Weights,
}

/// A position that is thought through.
pub(crate) struct Search<'a> {
    pub view: &'a SeatView,
    pub rules: &'a Arc<Rules>,
    pub race: &'a Race,
    pub own: Seat,
    pub depth: Depth,
    pub seed: u64,
    /// Addition to the value of a bid, in chances to win: positive for the bold.
    pub boldness: f32,
    /// Weights by which the player and their partners play.
    pub weights: &'static Weights,
}

impl Search<'_> {
    fn side(&self) -> Side {
        self.rules.side_of(self.own)
    }

    /// Returns the number of cards in all hands and, where they are drawn during play, in the stock.
    fn left(&self) -> usize {
        let held: usize = self.view.held.values().map(|held| usize::from(held.count)).sum();
        held + if self.rules.draws() { usize::from(self.view.stock) } else { 0 } + self.view.rows.all_hidden()
    }

    /// Returns `true` if players come by cards in the course of the play, so that a deal does not tell when.
    fn deals_later(&self) -> bool {
        self.rules.draws() || self.rules.has_rows()
    }

    /// Returns the number of played cards that a deal must fit.
    fn to_fit(&self) -> usize {
        if self.depth.reads_cards && !self.deals_later() { self.view.played().len() } else { 0 }
    }

    /// Returns the side that deals the next hand.
    fn next_dealer(&self) -> Side {
        self.rules.side_of(self.view.seats.next(self.view.dealer))
    }

    pub(crate) fn rng(&self) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..12].copy_from_slice(&self.view.number.to_le_bytes());
        let played = self.view.played().len() as u8;
        key[12..15].copy_from_slice(&[self.view.calls.len() as u8, played, self.own.index() as u8]);
        ChaCha8Rng::from_seed(key)
    }

    /// Judges each choice, the best first, and tells whether that was thought through. Returns `None` where no call and
    /// no card is to be chosen, or the talk and play so far cannot be imagined.
    pub(crate) fn judge(&self, stop: &Stop) -> Option<(Vec<Judged>, bool)> {
        match self.view.turn {
            Turn::Call(_) => {
                let legal: Vec<Call> = self.view.legal.iter().filter_map(Action::call).collect();
                let talk = Talk::of(self.view, self.rules, self.race, self.own).daring(self.boldness);
                let calls = talk.promising(&legal, self.depth.bids);
                self.words(&calls, talk.choose(&calls), Action::Call, CALL_TRUST, stop)
            }
            Turn::Play(_) => {
                let (board, legal) = (self.board()?, self.view.playable());
                let usual = policy::card(&board, legal, self.weights);
                let cards: Vec<Card> = legal.iter().collect();
                let make = |board: &mut Board<'_>, card| board.play(card);
                self.moves(&board, &cards, usual, Action::Play, make, stop)
            }
            Turn::Rule(_) if self.view.ask == Some(Ask::NameTrump) => {
                let board = self.board()?;
                let suits: Vec<Suit> = board.hand.nameable().collect();
                let name = |suit| Action::Say(Remark::NameTrump(suit));
                // What cards are drawn depends on the suit.
                if self.rules.exchanges() {
                    return self.words(&suits, policy::named(&board), name, CARD_TRUST, stop);
                }
                let make = |board: &mut Board<'_>, suit| board.name_trump(suit);
                self.moves(&board, &suits, Some(policy::named(&board)), name, make, stop)
            }
            Turn::Rule(_) if self.view.ask == Some(Ask::CallPartner) => {
                let board = self.board()?;
                let as_card = |action: &Action| match action {
                    Action::Say(Remark::CallPartner(card)) => Some(*card),
                    _ => None,
                };
                let cards: Vec<Card> = self.view.legal.iter().filter_map(as_card).collect();
                let usual = ruling::called(self.view, self.rules);
                let say = |card| Action::Say(Remark::CallPartner(card));
                self.moves(&board, &cards, usual, say, |board: &mut Board<'_>, card| *board = board.calling(card), stop)
            }
            Turn::Deal(_) | Turn::Discard(_) | Turn::Rule(_) | Turn::Over => None,
        }
    }

    /// Returns the hand in play; `None` where nobody knows what will be trump.
    fn board(&self) -> Option<Board<'_>> {
        Board::seen(self.view, self.rules).filter(|board| !board.is_wrongly_led())
    }

    /// Judges each of these choices in the hand in play, the best first.
    fn moves<C: Copy + PartialEq>(
        &self,
        board: &Board<'_>,
        choices: &[C],
        usual: Option<C>,
        action: impl Fn(C) -> Action,
        make: impl Fn(&mut Board<'_>, C),
        stop: &Stop,
    ) -> Option<(Vec<Judged>, bool)> {
        let (mut rng, mut hidden) = (self.rng(), Hidden::new(self.view, board, self.own));
        let left = self.left();
        let open = left <= SOLVED && board.hand.ranking().trump().is_some() && hidden.is_open();
        // Where nothing is hidden all deals are the same.
        let worlds = if open { 1 } else { self.depth.with_left(left).with_played(self.to_fit()).cards };
        let deal =
            |count: usize| self.deals(count, || Some(hidden.deal(&board.hand, &mut rng)), |world| *world.hand.dealt());
        let ending = Ending::new(self.rules, |hand: &Hand| self.chances_after(&self.score(board, hand)));
        let (values, complete) = weigh(choices, worlds, stop, deal, |guess: &Guess<World>, choice| {
            let mut board = board.with_hidden(guess.deal.hand, &guess.deal.stock, &guess.deal.rows);
            make(&mut board, choice);
            let end = policy::play_out(board, |seat| self.weights(seat, guess.others));
            let worth = match end.out {
                Some(side) => self.worth_pegged_out(side, &end.scores),
                None => self.worth_after(&self.score(&board, &end.hand)),
            };
            if open { Worth { chance: ending.solve(&board.hand)[self.side()], ..worth } } else { worth }
        });
        (!choices.is_empty()).then(|| (ranked(choices, &values, usual, action, |_| 0.0, CARD_TRUST), complete))
    }

    /// Judges each of these remarks or calls, the best first. Returns `None` if the talk so far cannot be
    /// imagined, since somebody said what the book does not allow.
    fn words<C: Copy + PartialEq>(
        &self,
        choices: &[C],
        usual: C,
        action: impl Fn(C) -> Action,
        trust: f32,
        stop: &Stop,
    ) -> Option<(Vec<Judged>, bool)> {
        let view = self.view;
        let base = self.setup().build().ok()?;
        let turned: Cards = view.turned.iter().copied().collect();
        let top = view.top.map_or(Cards::NONE, Cards::of);
        let mut unseen: Vec<Card> =
            (self.rules.pack_cards() - view.hand() - turned - top - view.dead()).iter().collect();
        let mut rng = self.rng();
        let mut imagine = || Some((self.imagine(&base, &mut unseen, &mut rng)?, Promises::default()));
        let deal = |count: usize| self.deals(count, &mut imagine, |(game, _)| game.held());
        let worlds = self.depth.with_left(self.left()).with_choices(choices.len()).calls;
        let (values, complete) = weigh(choices, worlds, stop, deal, |guess: &Guess<(Game, Promises)>, choice| {
            let (mut game, promises) = (guess.deal.0.clone(), &guess.deal.1);
            match game.apply(self.own, action(choice)) {
                Ok(_) => self.play_on(game, promises, guess.others),
                Err(_) => Worth::default(),
            }
        });
        let bold = |choice| if matches!(action(choice), Action::Call(Call::Bid(_))) { self.boldness } else { 0.0 };
        let judged = ranked(choices, &values, Some(usual), &action, bold, trust);
        (!values.iter().any(Vec::is_empty)).then_some((judged, complete))
    }

    /// Returns the weights by which a seat plays in a deal in which the others play by these; partners are taken to
    /// play as the player does.
    fn weights(&self, seat: Seat, others: &'static Weights) -> &'static Weights {
        if self.rules.side_of(seat) == self.side() { self.weights } else { others }
    }

    /// Returns this many deals: of more that are imagined, those that fit the talk and play so far, in proportion. In
    /// every other imagined deal the others are plain players, so that what they do tells how they play, too.
    fn deals<W: Clone>(
        &self,
        count: usize,
        mut imagine: impl FnMut() -> Option<W>,
        dealt: impl Fn(&W) -> BySeat<Cards>,
    ) -> Vec<Guess<W>> {
        let weighs = self.depth.proposals > 1;
        let mut all: Vec<(f32, Guess<W>)> = Vec::with_capacity(count * self.depth.proposals);
        let mut whole = 0.0;
        for number in 0..count * self.depth.proposals {
            let Some(deal) = imagine() else { break };
            let others = if number % 2 == 0 { self.weights } else { &PLAIN };
            whole += if weighs { self.likelihood(&dealt(&deal), others) } else { 1.0 };
            all.push((whole, Guess { deal, others }));
        }
        let mut place = 0;
        let mut chosen = Vec::with_capacity(count);
        for n in 0..count {
            let mark = (n as f32 + 0.5) / count as f32 * whole;
            while place + 1 < all.len() && all[place].0 < mark {
                place += 1;
            }
            chosen.extend(all.get(place).map(|(_, guess)| guess.clone()));
        }
        chosen
    }

    /// Returns how well a deal fits the talk and, if `reads_cards` is set, the cards that were played: up to 1 and
    /// never 0.
    fn likelihood(&self, dealt: &BySeat<Cards>, others: &'static Weights) -> f32 {
        // When everybody got their cards is not told by the deal.
        if self.deals_later() {
            return 1.0;
        }
        self.call_likelihood(dealt) * if self.depth.reads_cards { self.play_likelihood(dealt, others) } else { 1.0 }
    }

    /// Returns how well a deal fits the talk: people bid on less, and pass on more.
    fn call_likelihood(&self, dealt: &BySeat<Cards>) -> f32 {
        let view = self.view;
        let mut whole = 1.0;
        let mut standing = 0;
        for &(seat, call) in &view.calls {
            let strength = |suit: Suit| Chances::of(self.rules, dealt[seat], Cards::NONE, suit).points();
            let best = || Suit::ALL.into_iter().map(strength).fold(0.0, f32::max);
            if seat == self.own {
                standing = call.bid().map_or(standing, |bid| i32::from(self.rules.promised(bid).0));
                continue;
            }
            match call {
                Call::Bid(bid) => {
                    standing = i32::from(self.rules.promised(bid).0);
                    let pitched = view.contract.filter(|contract| contract.pitcher == seat).and(view.trump);
                    let strength = pitched.map_or_else(best, strength);
                    whole *= agrees((strength - asks(standing)) / TOLERANCE);
                }
                Call::Pass if self.rules.trump_by == TrumpBy::Auction || seat != view.seats.next(view.dealer) => {
                    let next = (standing + 1).max(i32::from(self.rules.min_bid.number()));
                    whole *= 1.0 - agrees((best() - asks(next)) / TOLERANCE);
                }
                Call::Stand | Call::TakeOne => {
                    let suit = view.turned.last().and_then(|card| card.suit()).unwrap_or(Suit::Spades);
                    whole *= agrees((strength(suit) - 1.9) / TOLERANCE);
                }
                _ => {}
            }
        }
        whole
    }

    /// Returns how well a deal fits the cards that were played: most people play much like the policy, by these weights
    /// or the usual ones.
    fn play_likelihood(&self, dealt: &BySeat<Cards>, others: &'static Weights) -> f32 {
        let view = self.view;
        let Some(first) = view.tricks.first().or(view.trick.as_ref()) else { return 1.0 };
        let mut hand = Hand::new(self.rules, *dealt, first.leader());
        if let Some(trump) = view.trump.filter(|_| !self.rules.pitches_trump()) {
            hand = hand.with_trump(trump);
        }
        let mut board = Board::new(self.rules, hand, view.contract);
        if let Some(called) = view.partner_card.filter(|_| view.hides_partner(self.rules)) {
            board = board.calling(called.card);
        }
        board.shown = view.turned.iter().copied().collect();
        let mut whole = 1.0;
        for trick in view.tricks.iter().chain(&view.trick) {
            for (seat, card) in trick.plays() {
                let legal = board.hand.legal();
                if seat != board.hand.turn() || !legal.contains(card) {
                    return whole;
                }
                if seat != self.own && legal.len() > 1 {
                    whole *= policy::likelihood(&board, legal, card, self.weights(seat, others));
                }
                board.play(card);
                if let Some(trump) = view.trump.filter(|_| board.hand.must_name()) {
                    board.name_trump(trump);
                }
            }
        }
        whole
    }

    /// Returns the game before the hand in play was dealt.
    pub(crate) fn setup(&self) -> Setup {
        let view = self.view;
        Setup {
            number: view.number,
            scores: view.before,
            carry: view.carry,
            set_backs: view.set_backs,
            ..Setup::new(Arc::clone(self.rules), view.dealer)
        }
    }

    /// Returns a game with the same talk, and with the unseen cards dealt at random.
    pub(crate) fn imagine(&self, base: &Game, unseen: &mut [Card], rng: &mut ChaCha8Rng) -> Option<Game> {
        let view = self.view;
        for place in (1..unseen.len()).rev() {
            let other = ((u64::from(rng.next_u32()) * (place as u64 + 1)) >> 32) as usize;
            unseen.swap(place, other);
        }
        let (mut own, mut others) = (view.hand().iter(), unseen.iter().copied());
        let mut pack = packed(view, self.rules, |seat, count, pack| {
            let cards: &mut dyn Iterator<Item = Card> = if seat == self.own { &mut own } else { &mut others };
            pack.extend(cards.take(count));
        });
        // What the player holds besides was the widow, which lay next in the pack (M-02).
        // Hands that were shown and put away are dealt to nobody.
        pack.extend(view.top.into_iter().chain(own).chain(others).chain(view.dead()));
        let mut game = base.clone();
        let _ = game.apply(view.dealer, Action::Deal(Pack::new(pack).ok()?.with_cut(view.cut))).ok()?;
        for &(seat, call) in &view.calls {
            let _ = game.apply(seat, Action::Call(call)).ok()?;
        }
        (game.turn() == view.turn && game.calls() == view.calls).then_some(game)
    }

    /// Lets everybody talk, throw away and play by rules of thumb; returns the value to the player.
    fn play_on(&self, mut game: Game, promises: &Promises, others: &'static Weights) -> Worth {
        course::talk(&mut game, self.rules, self.race, promises);
        match course::play(&game, self.rules, |seat| self.weights(seat, others)) {
            Some(end) => match end.out {
                Some(side) => self.worth_pegged_out(side, &end.scores),
                None => self.worth_after(&game.count_as(&end.hand)),
            },
            None => self.worth_at_end(&game),
        }
    }

    /// Returns the value to the player of a game in which the hand, or the game, is over.
    pub(crate) fn worth_at_end(&self, game: &Game) -> Worth {
        let chance = match game.end() {
            Some(end) => f32::from(u8::from(end.victory.side == self.side())),
            None => self.race.chance(self.side(), game.scores(), self.next_dealer()),
        };
        Worth { chance, points: self.gain(game.scores()) }
    }

    /// Returns the score if the hand ends like this.
    fn score(&self, board: &Board<'_>, hand: &Hand) -> Score {
        let view = self.view;
        let count = Count::of(self.rules, view.dealer, board.contract, view.before, &view.marks, hand);
        Score::enter(self.rules, &Count { carry: view.carry, number: view.number, ..count })
    }

    /// Returns the value to the player if this side pegs out with these scores (F-32).
    fn worth_pegged_out(&self, side: Side, scores: &BySide<Points>) -> Worth {
        Worth { chance: f32::from(u8::from(side == self.side())), points: self.gain(scores) }
    }

    fn chances_after(&self, score: &Score) -> BySide<f32> {
        let chance = |side: Side| match score.victory {
            Some(victory) => f32::from(u8::from(victory.side == side)),
            None => self.race.chance(side, &score.after, self.next_dealer()),
        };
        if self.rules.sides() != 2 {
            return BySide::from_fn(self.rules.sides(), chance);
        }
        let own = chance(self.side());
        BySide::from_fn(2, |side: Side| if side == self.side() { own } else { 1.0 - own })
    }

    fn worth_after(&self, score: &Score) -> Worth {
        let chance = match score.victory {
            Some(victory) => f32::from(u8::from(victory.side == self.side())),
            None => self.race.chance(self.side(), &score.after, self.next_dealer()),
        };
        Worth { chance, points: self.gain(&score.after) }
    }

    /// Returns the points that the player's side has won in this hand, less those of the best of the others.
    fn gain(&self, after: &BySide<Points>) -> f32 {
        let gained = |side: Side| after[side] - self.view.before[side];
        let camp = |side| self.rules.camp(self.view.contract, side);
        let others = self.rules.all_sides().filter(|&side| camp(side) != camp(self.side())).map(gained).max();
        f32::from((gained(self.side()) - others.unwrap_or_default()).0)
    }
}

/// Tries each choice in the same imagined deals, and gives up those that are clearly worse, or as good. Returns the
/// values of each choice, by deal, and `true` if it was not stopped.
fn weigh<W, C: Copy>(
    choices: &[C],
    worlds: usize,
    stop: &Stop,
    mut deal: impl FnMut(usize) -> Vec<W>,
    mut play: impl FnMut(&W, C) -> Worth,
) -> (Vec<Vec<Worth>>, bool) {
    let mut values: Vec<Vec<Worth>> = vec![Vec::new(); choices.len()];
    let (mut done, mut tries) = (0, 0);
    while done < worlds && tries < worlds * IN_QUESTION {
        if stop.is_stopped() && done > 0 {
            return (values, false);
        }
        let batch = deal(BATCH.min(worlds - done));
        if batch.is_empty() {
            break;
        }
        let best = best_of(&values);
        let is_open = |n: usize| values[n].len() == done && (n == best || !is_settled(&values[n], &values[best]));
        let open: Vec<usize> = (0..choices.len()).filter(|&n| is_open(n)).collect();
        if open.len() < 2 {
            break;
        }
        for world in &batch {
            for &n in &open {
                values[n].push(play(world, choices[n]));
            }
        }
        done += batch.len();
        tries += batch.len() * open.len();
    }
    (values, true)
}

fn mean(values: &[Worth], of: impl Fn(&Worth) -> f32) -> f64 {
    values.iter().map(|value| f64::from(of(value))).sum::<f64>() / values.len().max(1) as f64
}

/// Returns the mean difference between two choices in the deals in which both were tried, and its standard error.
pub(crate) fn gap(best: &[Worth], other: &[Worth], of: impl Fn(&Worth) -> f32) -> (f64, f64) {
    let gaps = || best.iter().zip(other).map(|(best, other)| f64::from(of(best) - of(other)));
    let count = best.len().min(other.len()).max(1) as f64;
    let mean = gaps().sum::<f64>() / count;
    let spread = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f64>() / count;
    (mean, (spread / count).sqrt())
}

pub(crate) const fn chance(worth: &Worth) -> f32 {
    worth.chance
}

const fn points(worth: &Worth) -> f32 {
    worth.points
}

pub(crate) fn best_of(values: &[Vec<Worth>]) -> usize {
    let most = values.iter().map(Vec::len).max().unwrap_or_default();
    (0..values.len())
        .filter(|&n| values[n].len() == most)
        .max_by(|&a, &b| mean(&values[a], chance).total_cmp(&mean(&values[b], chance)).then(b.cmp(&a)))
        .unwrap_or_default()
}

/// Returns `true` if a choice is clearly worse than the best so far, or can hardly be better by anything that matters:
/// neighboring cards bring the same in every deal.
fn is_settled(values: &[Worth], best: &[Worth]) -> bool {
    let (gap, error) = gap(best, values, chance);
    values.len() >= 2 * BATCH && (gap > SURE * error + 1e-6 || LIKELY * error - gap < ALIKE)
}

/// Returns the choices, the best first: of those that are as good as the best, the one that rules of thumb would take.
pub(crate) fn ranked<C: Copy + PartialEq>(
    choices: &[C],
    values: &[Vec<Worth>],
    usual: Option<C>,
    action: impl Fn(C) -> Action,
    more: impl Fn(C) -> f32,
    trust: f32,
) -> Vec<Judged> {
    let best = best_of(values);
    let most = mean(&values[best], chance) as f32;
    let most_points = mean(&values[best], points) as f32;
    let best_chance = most + more(choices[best]);
    let mut judged: Vec<(bool, Judged)> = choices
        .iter()
        .zip(values)
        .map(|(&choice, values_of)| {
            let (behind, error) = gap(&values[best], values_of, chance);
            // One that was given up early is known by the few deals in which both were tried.
            let chance = (most - behind as f32).clamp(0.0, 1.0) + more(choice);
            let points = most_points - gap(&values[best], values_of, points).0 as f32;
            let near = best_chance - chance <= error as f32 * trust;
            let judged = Judged { action: action(choice), chance, cost: 0.0, error: error as f32, points };
            (usual == Some(choice) && near, judged)
        })
        .collect();
    judged.sort_by(|(near, a), (other, b)| other.cmp(near).then(b.chance.total_cmp(&a.chance)));
    let taken = judged.first().map_or(0.0, |(_, judged)| judged.chance);
    // What is ahead of the choice taken by less than can be told apart is as good, and said to be no better.
    let judged = judged.into_iter().map(|(_, judged)| Judged { chance: judged.chance.min(taken), ..judged });
    judged.map(|judged| Judged { cost: taken - judged.chance, ..judged }).collect()
}

/// Returns the chance that people bid on a strength this much above what the bid asks for, in units of the tolerance.
fn agrees(above: f32) -> f32 {
    0.5 + 0.48 * above / (1.0 + above.abs())
}

/// Returns the points that a hand should promise for a bid.
fn asks(bid: i32) -> f32 {
    0.75 + 0.55 * bid as f32
}

/// Distance by which people stray from that, in points.
const TOLERANCE: f32 = 0.35;
/// Largest number of cards in all hands at which the rest is solved exactly, where nothing is hidden: two players with
/// five cards each can go on in some ten thousand ways.
const SOLVED: usize = 10;
/// Number of calls above which each is tried in fewer deals.
const FEW: usize = 5;
/// Number of cards to fit above which fewer deals are tried: as many as are played in Setback.
const LONG: usize = 24;
/// Standard errors by which a choice must be behind to be given up: it is looked at often, and must not be behind by
/// chance.
const SURE: f64 = 3.5;
/// Standard errors by which a choice may be better than it looks.
const LIKELY: f64 = 2.5;
/// Smallest difference that matters, in chances to win the game.
const ALIKE: f64 = 0.0005;
/// Number of choices in question above which fewer deals are tried, so that a hard choice takes no longer.
const IN_QUESTION: usize = 3;
/// Number of deals tried between checks of which choices are still in question.
const BATCH: usize = 32;
/// Standard errors by which a card must be better than the one that rules of thumb play.
const CARD_TRUST: f32 = 0.5;
/// Standard errors by which a call must be better than the one that rules of thumb make.
const CALL_TRUST: f32 = 1.5;
