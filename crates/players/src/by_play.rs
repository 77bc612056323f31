//! Judging by play: the unseen cards are dealt anew, every deal that agrees with what was seen as likely as any other,
//! and after each choice everybody plays the hand out by their own view of it.
//!
//! This takes a thousand times as long as the search and shares little with it: no deal counts for more because it fits what
//! was said, and nobody plays by rules of thumb. Where both find the same choice best, it is not their common mistake.

use crate::board::Board;
use crate::decision::Stop;
use crate::search::{Judged, Search, Worth, best_of, chance, gap, ranked};
use crate::worlds::{Hidden, packed};

use pitch_rules::{
    Action, Ask, BySeat, Card, Cards, Event, Game, IllegalAction, Pack, Remark, Seat, SeatView, Trick, Turn, Viewer,
    shuffle,
};
use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// Judges each choice in at most this many deals, the best first, and tells whether that was thought through; it takes
/// fewer deals where it is decided before. Returns `None` where no call and no card is to be chosen, or the talk and
/// play so far cannot be imagined.
///
/// `play` says what somebody in a seat does, with a seed of their own.
pub(crate) fn judge(
    search: &Search<'_>,
    deals: usize,
    play: impl Fn(&SeatView, Seat, u64) -> Option<Action>,
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let choices = &search.view.legal;
    let mut worlds = Worlds::new(search)?;
    let mut values: Vec<Vec<Worth>> = vec![Vec::new(); choices.len()];
    let mut open: Vec<usize> = (0..choices.len()).collect();
    let mut complete = true;
    for done in 1..=deals {
        let game = worlds.imagine()?;
        let seed = search.seed.wrapping_add(done as u64);
        let played = open.iter().map(|&n| play_on(search, game.clone(), &choices[n], seed, &play));
        let played: Vec<Worth> = played.collect::<Option<_>>()?;
        // Who was told to stop has played on without thinking.
        if stop.is_stopped() {
            complete = false;
            break;
        }
        for (&n, worth) in open.iter().zip(played) {
            values[n].push(worth);
        }
        if done >= LEAST && done.is_multiple_of(BATCH) {
            let best = best_of(&values);
            open.retain(|&n| n == best || !is_decided(&values[best], &values[n]));
            if open.len() < 2 {
                break;
            }
        }
    }
    let places: Vec<usize> = (0..choices.len()).collect();
    let judged = ranked(&places, &values, None, |n| choices[n].clone(), |_| 0.0, 0.0);
    (!values.iter().any(Vec::is_empty)).then_some((judged, complete))
}

/// Returns `true` if one choice is better than another by so much that more deals would change nothing.
fn is_decided(best: &[Worth], other: &[Worth]) -> bool {
    let (gap, error) = gap(best, other, chance);
    gap > DECIDED * error + 1e-6
}

/// Does this and lets everybody go on, to the end of the hand. Returns `None` if that cannot be done.
fn play_on(
    search: &Search<'_>,
    mut game: Game,
    action: &Action,
    seed: u64,
    play: impl Fn(&SeatView, Seat, u64) -> Option<Action>,
) -> Option<Worth> {
    let _ = game.apply(search.own, action.clone()).ok()?;
    for _ in 0..MOST_DEEDS {
        let Some(seat) = game.turn().decides() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = play(&view, seat, seed)?;
        let _ = game.apply(seat, action).ok()?;
    }
    Some(search.worth_at_end(&game))
}

/// Games that could lie behind a view.
struct Worlds<'a> {
    search: &'a Search<'a>,
    base: Game,
    unseen: Vec<Card>,
    /// The cards that are held, once they are played.
    played: Option<(Board<'a>, Hidden)>,
    rng: ChaCha8Rng,
}

impl<'a> Worlds<'a> {
    fn new(search: &'a Search<'a>) -> Option<Self> {
        let (view, rules) = (search.view, search.rules);
        let base = search.setup().build().ok()?;
        let turned: Cards = view.turned.iter().copied().collect();
        let unseen = (rules.pack_cards() - view.hand() - turned - view.dead()).iter().collect();
        let has_chosen = view.thrown.values().any(|thrown| thrown.count > 0)
            || view.exchanged.iter().any(|event| matches!(event, Event::Handed { .. }));
        let played = match view.turn {
            Turn::Call(_) => None,
            // What was thrown away, handed over or laid down was chosen, and is not as likely as anything else.
            Turn::Play(_) | Turn::Rule(_) if !has_chosen => {
                let board = Board::seen(view, rules).filter(|board| !board.is_wrongly_led())?;
                Some((board, Hidden::new(view, &board, search.own)))
            }
            _ => return None,
        };
        Some(Worlds { search, base, unseen, played, rng: search.rng() })
    }

    /// Returns one of these games; `None` if none is found.
    fn imagine(&mut self) -> Option<Game> {
        (0..TRIES).find_map(|_| match self.played {
            None => self.search.imagine(&self.base, &mut self.unseen, &mut self.rng),
            Some(_) => self.imagine_play(),
        })
    }

    fn imagine_play(&mut self) -> Option<Game> {
        let (view, rules) = (self.search.view, self.search.rules);
        let (board, hidden) = self.played.as_mut()?;
        let world = hidden.deal(&board.hand, &mut self.rng);
        let mut dealt = *world.hand.dealt();
        let drawn = drawn(view, &mut dealt, &mut self.rng)?;
        let mut lying: Vec<_> = view.seats.all().map(|seat| world.rows.as_dealt(seat).into_iter()).collect();
        let mut pack = packed(view, rules, |seat, count, pack| {
            if rules.has_rows() {
                return pack.extend(lying[seat.index()].by_ref().take(count));
            }
            let packet: Cards = dealt[seat].iter().take(count).collect();
            dealt[seat] -= packet;
            pack.extend(packet.iter());
        });
        pack.extend(drawn.into_iter().chain(world.stock));
        let given: Cards = pack.iter().copied().collect();
        pack.extend((rules.pack_cards() - given).iter());
        let mut game = self.base.clone();
        let _ = game.apply(view.dealer, Action::Deal(Pack::new(pack).ok()?.with_cut(view.cut))).ok()?;
        for &(seat, call) in &view.calls {
            let _ = game.apply(seat, Action::Call(call)).ok()?;
        }
        // Trump is named where it was: before the first card, or after one that leaves it open.
        let name = |game: &mut Game| {
            while let Turn::Rule(seat) = game.turn() {
                let remark = match (game.asks(), view.trump, view.partner_card) {
                    (Some(Ask::NameTrump), Some(suit), _) => Remark::NameTrump(suit),
                    (Some(Ask::CallPartner), _, Some(called)) => Remark::CallPartner(called.card),
                    _ => break,
                };
                game.apply(seat, Action::Say(remark)).map(drop)?;
            }
            Ok::<(), IllegalAction>(())
        };
        name(&mut game).ok()?;
        for (seat, card) in view.tricks.iter().chain(&view.trick).flat_map(Trick::plays) {
            let _ = game.apply(seat, Action::Play(card)).ok()?;
            name(&mut game).ok()?;
        }
        let own = game.view(view.viewer);
        (own.turn == view.turn && own.legal == view.legal && own.hand() == view.hand()).then_some(game)
    }
}

/// Returns the cards that were drawn after the tricks, in order, taken from what everybody has had of the deal: where
/// the viewer has not seen a card, any that was not played before. Returns `None` if there is none.
fn drawn(view: &SeatView, dealt: &mut BySeat<Cards>, rng: &mut ChaCha8Rng) -> Option<Vec<Card>> {
    let mut drawn = Vec::with_capacity(view.drawn.len());
    for event in &view.drawn {
        let Event::Drawn { seat, cards, .. } = event else { return None };
        let card = cards.cards.and_then(Cards::first);
        dealt[*seat] -= card.map_or(Cards::NONE, Cards::of);
        drawn.push((*seat, card));
    }
    // The later a card was drawn, the fewer it can be.
    for (place, (seat, card)) in drawn.iter_mut().enumerate().rev().filter(|(_, (_, card))| card.is_none()) {
        let before = view.tricks.iter().take(place / view.seats.len() + 1);
        let played = before.fold(Cards::NONE, |played, trick| played | trick.cards());
        let may = dealt[*seat] - played;
        let found = may.nth(shuffle::below(may.len() as u32, || rng.next_u32()) as usize)?;
        dealt[*seat].remove(found);
        *card = Some(found);
    }
    drawn.into_iter().map(|(_, card)| card).collect()
}

/// Number of deals tried before it is first checked which choices are still in question.
const LEAST: usize = 64;
/// Number of deals tried between the checks after that.
const BATCH: usize = 16;
/// Standard errors by which a choice must be worse to be given up: somewhat more than twice the interval of 95 percent.
const DECIDED: f64 = 4.2;
/// Number of attempts to find a deal that fits the talk and play so far.
const TRIES: usize = 200;
/// Largest number of actions in a hand.
const MOST_DEEDS: usize = 200;
