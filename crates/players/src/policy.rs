//! Choosing a card by rules of thumb, in well under a microsecond: what the trick may bring against what the card could
//! still do.
//!
//! One policy plays for [`Level::Steady`](crate::Level::Steady), for everybody in the games that a stronger level
//! imagines, and for the hint. It looks at the player's own cards and at what everybody has seen, and at nothing else.

use crate::board::{Board, bit};
use crate::outlook;
use crate::weights::{Feature, Weights};

use pitch_rules::rules::LowTo;
use pitch_rules::{Card, Cards, Point, Rank, Ranking, Rules, Seat, Suit};

use std::cmp::Reverse;

/// Returns the card that the seat whose turn it is plays, of these legal ones: the first of equals.
pub(crate) fn card(board: &Board<'_>, legal: Cards, weights: &Weights) -> Option<Card> {
    let first = legal.first()?;
    if legal.len() == 1 {
        return Some(first);
    }
    judged(board, legal, weights).fold(None, better).map(|(_, card)| card)
}

/// Returns the card of a player who misjudges a little: the second best, if it is worse by less than this, in points of
/// the game. What lies on the table, and what the trick brings, nobody overlooks.
pub(crate) fn second_card(board: &Board<'_>, legal: Cards, weights: &Weights, error: f32) -> Option<Card> {
    let (look, cards) = look(board, legal, weights);
    let judged = || cards.iter().map(|card| (look.judge(card), card));
    let (value, best) = judged().fold(None, better)?;
    let least = look.scores(best) - OVERLOOKED;
    let rest = judged().filter(|(_, card)| *card != best && look.scores(*card) > least).fold(None, better);
    Some(rest.filter(|(other, _)| value - other < error).map_or(best, |(_, card)| card))
}

/// Points that somebody who misjudges a card may give away in the trick.
const OVERLOOKED: f32 = 0.5;

/// Plays a hand to its end, or until somebody pegs out, everybody by these weights.
pub(crate) fn play_out<'a, 'w>(mut board: Board<'a>, weights: impl Fn(Seat) -> &'w Weights) -> Board<'a> {
    while !board.hand.is_over() && board.out.is_none() {
        if board.hand.must_name() {
            board.name_trump(named(&board));
        }
        let Some(card) = card(&board, board.hand.legal(), weights(board.hand.turn())) else { break };
        board.play(card);
    }
    board
}

/// Returns the suit that the pitcher names: the best of those that can be named.
pub(crate) fn named(board: &Board<'_>) -> Suit {
    let bid = board.contract.and_then(|contract| contract.bid);
    let can_be = |suit| board.hand.nameable().any(|other| other == suit);
    let best = outlook::plan(board.rules, pitched_from(board), bid, can_be).map(|plan| plan.suit);
    best.or_else(|| board.hand.nameable().next()).unwrap_or(Suit::Spades)
}

/// Returns the card that the pitcher calls: the highest trump that they lack, whose holder brings the most, or with all
/// trumps in hand the highest card of a suit. `trump` is the suit that they mean to pitch.
pub(crate) fn called(rules: &Rules, trump: Suit, hand: Cards, gone: Cards) -> Option<Card> {
    let ranking = rules.ranking(Some(trump));
    let others = rules.pack_cards() - hand - gone;
    let plain = || others.iter().max_by_key(|card| (card.rank(), Reverse(card.index())));
    ranking.highest(others & ranking.trumps()).or_else(plain)
}

/// Returns the pitcher's hand, with their card in the trick that lies.
pub(crate) fn pitched_from(board: &Board<'_>) -> Cards {
    let (hand, trick) = (&board.hand, board.hand.trick());
    let pitcher = board.contract.map_or(trick.leader(), |contract| contract.pitcher);
    hand.held()[pitcher] | trick.card_of(pitcher).map_or(Cards::NONE, Cards::of)
}

/// Returns the chance that somebody who plays much like this, but not always, plays this card of these: more than 0, up
/// to 1.
pub(crate) fn likelihood(board: &Board<'_>, legal: Cards, played: Card, weights: &Weights) -> f32 {
    // Judged once and looked at twice: this is asked for each card played in each deal that is imagined.
    let (mut cards, mut len) = ([(0.0, played); Card::IDENTITIES], 0);
    for judged in judged(board, legal, weights) {
        cards[len] = judged;
        len += 1;
    }
    let cards = &cards[..len];
    let best = cards.iter().fold(f32::NEG_INFINITY, |best, (value, _)| best.max(*value));
    let (mut sum, mut own) = (0.0, 0.0);
    for (value, card) in cards {
        let agrees = ((value - best) / STRAYS).exp();
        sum += agrees;
        if *card == played {
            own = agrees;
        }
    }
    let even = 1.0 / legal.len() as f32;
    OTHERWISE * even + (1.0 - OTHERWISE) * own / sum
}

/// Distance by which people stray from the card that is judged best, in points of the game.
const STRAYS: f32 = 0.15;
/// Chance that somebody plays by other lights altogether, from 0 to 1.
const OTHERWISE: f32 = 0.2;

fn judged<'a>(board: &'a Board<'a>, legal: Cards, weights: &'a Weights) -> impl Iterator<Item = (f32, Card)> + use<'a> {
    let (look, cards) = look(board, legal, weights);
    cards.iter().map(move |card| (look.judge(card), card))
}

/// Returns the table as the player whose turn it is sees it, and the cards that come into question.
fn look<'a>(board: &'a Board<'a>, legal: Cards, weights: &'a Weights) -> (Look<'a>, Cards) {
    let pitches = board.hand.ranking().trump().is_none() && board.hand.trick().is_empty();
    let plan = if pitches { planned(board) } else { None };
    (Look::new(board, weights, plan), promising(board, legal, plan))
}

fn better(best: Option<(f32, Card)>, next: (f32, Card)) -> Option<(f32, Card)> {
    best.filter(|(value, _)| *value >= next.0).or(Some(next))
}

/// Returns the cards that come into question: before the pitch those of the best suit, if one of them may be played;
/// and the highest trump, if it cannot be beaten and there is nothing but trumps to lead.
fn promising(board: &Board<'_>, legal: Cards, plan: Option<Suit>) -> Cards {
    let ranking = board.hand.ranking();
    if !board.hand.trick().is_empty() {
        return legal;
    }
    let own = board.hand.turn();
    if ranking.trump().is_some() {
        let top = ranking.highest(legal).filter(|_| (legal - ranking.trumps()).is_empty());
        let sure = top.filter(|&top| (ranking.beaten_by(top) & board.in_reach_of(own)).is_empty());
        return sure.map_or(legal, Cards::of);
    }
    let Some(suit) = plan else { return legal };
    // What leaves trump open can be led for any suit that it can be.
    let trumps = legal & board.rules.ranking(Some(suit)).trumps();
    let of_suit: Cards = trumps.iter().filter(|&card| board.hand.pitched(card).is_none_or(|own| own == suit)).collect();
    if of_suit.is_empty() { legal } else { of_suit }
}

/// Returns the suit that the player whose turn it is pitches.
fn planned(board: &Board<'_>) -> Option<Suit> {
    let bid = board.contract.and_then(|contract| contract.bid);
    outlook::plan(board.rules, board.hand.held()[board.hand.turn()], bid, |_| true).map(|plan| plan.suit)
}

/// The table as the player whose turn it is sees it.
struct Look<'a> {
    board: &'a Board<'a>,
    weights: &'a Weights,
    own: Seat,
    held: Cards,
    unseen: Cards,
    /// The cards that lie.
    lying: Cards,
    /// `true` if the player's side pitches.
    pitches: bool,
    /// Chance that an unseen card is in one given other hand, from 0 to 1.
    density: f32,
    /// Chance that one given other hand holds none of some unseen cards, by their number.
    none: [f32; NONE],
    /// Worth of one card point, in points of the game.
    point: f32,
    /// Worth of Low where it counts to the winner, in points of the game; 0 where it does not.
    low: f32,
    /// Suit that is meant where a card leaves open what is trump.
    plan: Option<Suit>,
    /// The cards that score in the trump suit, whichever it is, those that score as plain cards, and those that score as
    /// off-trumps and jokers.
    prizes: [Cards; 3],
    /// Seats that play after the player in this trick.
    later: [Option<Seat>; Seat::MAX],
    /// Number of unseen trumps that the opponents are expected to hold.
    trumps_out: f32,
    /// The unseen cards that are known to be in the other hand, since they were drawn in sight of everybody.
    known: Cards,
    /// Worth of drawing the open card of the stock rather than another, in points of the game.
    top: f32,
    /// Worth of the unseen cards that score for the player who wins them and are expected in one given other hand, in points of
    /// the game.
    brings: f32,
}

impl<'a> Look<'a> {
    fn new(board: &'a Board<'a>, weights: &'a Weights, plan: Option<Suit>) -> Self {
        let (hand, trick) = (&board.hand, board.hand.trick());
        let own = hand.turn();
        let held = hand.held()[own];
        let unseen = board.in_reach_of(own);
        let seats = board.rules.seats();
        let mut later = [None; Seat::MAX];
        let waiting = seats.len() - trick.len() - 1;
        for (place, seat) in later.iter_mut().zip(seats.after(own).take(waiting)) {
            *place = Some(seat).filter(|&seat| !trick.out().contains(seat));
        }
        let known = board.known_by(own);
        // Where all lie open nothing is left to chance.
        let density = if board.open { 0.0 } else { 1.0 } * held.len().saturating_sub(known.len()) as f32
            / (unseen - known).len().max(1) as f32;
        let mut none = [1.0; NONE];
        for count in 1..none.len() {
            none[count] = none[count - 1] * (1.0 - density);
        }
        let trumps = unseen & hand.ranking().trumps();
        let foes = seats.all().filter(|&seat| {
            !board.are_friends(own, seat) && hand.ranking().trump().is_none_or(|trump| !board.is_void(seat, trump))
        });
        let trumps_out = (trumps - known).len() as f32 * density * foes.count() as f32 + (trumps & known).len() as f32;
        let pitches = board.pitches(own);
        let mut look = Look {
            board,
            weights,
            own,
            held,
            unseen,
            lying: trick.cards(),
            pitches,
            density,
            none,
            point: 0.0,
            low: 0.0,
            plan,
            prizes: [Cards::NONE; 3],
            later,
            trumps_out,
            known,
            top: 0.0,
            brings: 0.0,
        };
        let all_trumps = hand.ranking().trumps();
        let own_trumps = hand.ranking().trump().map_or(Cards::NONE, Cards::of_suit);
        for entry in board.rules.points.entries() {
            let worth = f32::from(entry.worth.0);
            let of_rank = |place: usize, rank| (place, Cards::of_rank(rank));
            let (place, cards) = match entry.point {
                Point::Game => {
                    look.point = worth * look.point_value();
                    continue;
                }
                Point::Low if board.rules.low_to == LowTo::Winner => {
                    look.low = worth;
                    continue;
                }
                Point::Jack => of_rank(0, Rank::Jack),
                Point::Trump(rank) if !entry.to_player => of_rank(0, rank),
                Point::Plain(rank) if !entry.to_player => of_rank(1, rank),
                Point::Off(rank) if !entry.to_player => of_rank(2, rank),
                Point::Joker if !entry.to_player => (2, Cards::JOKERS),
                Point::High
                | Point::Low
                | Point::Last
                | Point::Trump(_)
                | Point::Off(_)
                | Point::Joker
                | Point::Plain(_) => continue,
            };
            look.prizes[place] |= cards;
            let score = [cards & own_trumps, cards - all_trumps, cards & (all_trumps - own_trumps)][place];
            look.brings += worth * (score & unseen).len() as f32;
        }
        look.brings *= if board.open { 1.0 } else { density };
        if let Some(top) = board.top {
            look.top = look.use_of(top) - USUAL;
        }
        look
    }

    /// Returns the worth of having a card in hand, in points of the game: High is its own, and a high trump wins
    /// others.
    fn use_of(&self, card: Card) -> f32 {
        let ranking = self.board.hand.ranking();
        if !ranking.trumps().contains(card) {
            let points = f32::from(ranking.card_points(Cards::of(card)).0) * self.point;
            return 0.5 * points + if ranking.above(card).is_empty() { 0.1 } else { 0.0 };
        }
        let list = &self.board.rules.points;
        let is_high = (ranking.above(card) & self.board.rules.pack_cards()).is_empty();
        let high = list.get(Point::High).filter(|_| is_high).map_or(0.0, |entry| f32::from(entry.worth.0));
        let prize = if self.prizes(ranking, Cards::of(card)).is_empty() { 0.0 } else { self.worth(ranking, card).0 };
        let rank = ranking.under(card).len() as f32 / 12.0;
        0.2 + 0.2 * rank + high + 0.4 * prize
    }

    /// Returns the chance that an unseen card is still played in this hand by somebody else, from 0 to 1: certain, if
    /// all are drawn.
    fn in_play(&self) -> f32 {
        if self.board.draws || self.board.open {
            return 1.0;
        }
        let others = (self.board.rules.seats().len() - 1) as f32;
        (self.density * others).min(1.0)
    }

    /// Returns the cards among these that score for the player who wins them.
    fn prizes(&self, ranking: &Ranking, cards: Cards) -> Cards {
        let trumps = cards & ranking.trumps();
        let own = ranking.trump().map_or(Cards::NONE, Cards::of_suit);
        trumps & own & self.prizes[0] | (cards - trumps) & self.prizes[1] | (trumps - own) & self.prizes[2]
    }

    /// Returns the worth of a card that scores, in points of the game: to the side that played it, and to another.
    fn worth(&self, ranking: &Ranking, prize: Card) -> (f32, f32) {
        let list = &self.board.rules.points;
        let of = |point| list.get(point).filter(|entry| !entry.to_player).map_or(0.0, |entry| f32::from(entry.worth.0));
        let Some((rank, suit)) = prize.print() else { return (of(Point::Joker), of(Point::Joker)) };
        let as_card = match ranking.trumps().contains(prize) {
            false => of(Point::Plain(rank)),
            true if ranking.trump() == Some(suit) => of(Point::Trump(rank)),
            true => of(Point::Off(rank)),
        };
        if rank != Rank::Jack || ranking.trump() != Some(suit) || list.get(Point::Jack).is_none() {
            return (as_card, as_card);
        }
        let jack = of(Point::Jack);
        (as_card + jack, as_card + jack.max(f32::from(self.board.rules.hang_jack.0)))
    }

    /// Returns the worth of one card point, in points of the game: most when Game is close, 0 once it is decided.
    fn point_value(&self) -> f32 {
        let board = self.board;
        let side = board.side(self.own);
        let own = f32::from(board.taken[side].0);
        let best = board.taken.iter().filter(|(other, _)| *other != side).map(|(_, points)| points.0).max();
        let lead = own - f32::from(best.unwrap_or_default());
        let of = |cards: Cards| f32::from(board.hand.ranking().card_points(cards).0);
        let unseen = of(self.unseen);
        let near = of(self.held) + of(self.lying);
        if lead.abs() > near + unseen {
            return 0.0;
        }
        let rest = near + unseen * self.in_play();
        let spread = self.weights.spread + self.weights.spread_rest * rest;
        let off = lead / spread;
        1.0 / (spread * (1.0 + off * off))
    }

    /// Returns the worth of this card, in points of the game. Only the difference to other cards means anything.
    fn judge(&self, card: Card) -> f32 {
        let mut sum = Sum { weights: self.weights, role: self.role(), value: 0.0 };
        self.count(&mut sum, card);
        sum.value
    }

    /// Returns what the trick scores for the player's side with this card, as likely as they take it, less what it scores for
    /// the others.
    fn scores(&self, card: Card) -> f32 {
        let mut scores = Scores(0.0);
        self.count(&mut scores, card);
        scores.0
    }

    /// Returns the place of the player's role among the weights: 0 for the pitcher's side, 1 for the others.
    fn role(&self) -> usize {
        usize::from(!self.pitches)
    }

    /// Counts what speaks for this card.
    fn count(&self, sum: &mut impl Tally, card: Card) {
        let board = self.board;
        let mut trick = *board.hand.trick();
        let leads = trick.is_empty();
        // The first card of a hand sets trump.
        let ranking = match board.hand.ranking().trump() {
            None if leads => {
                let is_trump = |suit: &Suit| board.rules.ranking(Some(*suit)).trumps().contains(card);
                let meant = || self.plan.filter(is_trump).or_else(|| card.suit());
                board.rules.ranking(board.hand.pitched(card).or_else(meant))
            }
            _ => board.hand.ranking(),
        };
        trick.play(card, ranking);
        let wins = self.trick(sum, &trick, ranking, card);
        sum.fixed(wins * self.top);
        let rest = self.held - Cards::of(card);
        // After the last trick nothing is worth keeping.
        if !rest.is_empty() {
            self.spending(sum, ranking, card, rest, wins);
            if leads {
                self.leading(sum, ranking, card, rest, wins);
            }
        }
    }

    /// Returns the chance that a seat holds one of this many unseen cards.
    fn holds_any(&self, count: usize) -> f32 {
        1.0 - self.none[count.min(self.none.len() - 1)]
    }

    /// Returns the chance that a seat holds one of these unseen cards.
    fn holds_of(&self, cards: Cards) -> f32 {
        if (cards & self.known).is_empty() { self.holds_any(cards.len()) } else { 1.0 }
    }

    /// Returns the chance that this seat beats the best card of the trick.
    fn beats(&self, seat: Seat, ranking: &Ranking, led: Card, best: Card, points: f32) -> f32 {
        let beating = ranking.beaten_by(best) & self.unseen;
        let in_suit = ranking.above(best) & self.unseen;
        let void = |card: Card| self.board.cannot_follow(seat, card);
        let trumps = ranking.trumps();
        if trumps.contains(best) {
            let will = if trumps.contains(led) { self.weights.follows_high } else { self.ruffs_for(points) };
            return if void(best) { 0.0 } else { will * self.holds_of(in_suit) };
        }
        let follows = if void(best) { 0.0 } else { self.weights.follows_high * self.holds_of(in_suit) };
        let trump = ranking.trump();
        let ruffs = if trump.is_none_or(|trump| self.board.is_void(seat, trump)) {
            0.0
        } else {
            self.holds_of(beating & trumps)
        };
        let may = match self.board.rules.ruff {
            pitch_rules::rules::Ruff::Anytime => 1.0,
            pitch_rules::rules::Ruff::OnlyWhenVoid if void(led) => 1.0,
            pitch_rules::rules::Ruff::OnlyWhenVoid => 1.0 - self.holds_of(self.unseen & ranking.followers(led)),
        };
        1.0 - (1.0 - follows) * (1.0 - self.will_ruff(void(led), ranking, led, points) * ruffs * may)
    }

    /// Returns the chance that a player who can trump does: for what lies, and certainly where they cannot follow and
    /// must (M-61).
    fn will_ruff(&self, void: bool, ranking: &Ranking, led: Card, points: f32) -> f32 {
        let will = self.ruffs_for(points);
        if !self.board.rules.void_must_trump {
            return will;
        }
        let follows = if void { 0.0 } else { self.holds_of(self.unseen & ranking.followers(led)) };
        1.0 - follows * (1.0 - will)
    }

    fn ruffs_for(&self, points: f32) -> f32 {
        (self.weights.ruffs + self.weights.ruffs_points * points / 10.0).clamp(0.0, 1.0)
    }

    /// Counts what the trick brings; returns the chance that the player's side takes it, from 0 to 1.
    fn trick(&self, sum: &mut impl Tally, trick: &pitch_rules::Trick, ranking: &Ranking, card: Card) -> f32 {
        let board = self.board;
        let (Some(led), Some((leader, top))) = (trick.led(), trick.best()) else { return 0.0 };
        let lying = self.lying | Cards::of(card);
        let points = f32::from(ranking.card_points(lying).0);
        let sure = |holds: bool| if holds { 1.0 } else { 0.0 };
        let pitcher = board.contract.map(|contract| contract.pitcher);
        let mut wins = sure(board.are_friends(self.own, leader));
        let mut pitcher_wins = sure(pitcher == Some(leader));
        let (mut foes_later, mut friends_later) = (0.0, 0.0);
        let mut raised = 0.0;
        for seat in self.later.iter().flatten() {
            // Whoever plays after somebody who has beaten this card must beat that one as well.
            let beats = self.beats(*seat, ranking, led, top, points) * (1.0 - self.weights.raised * raised);
            raised += (1.0 - raised) * beats.min(1.0);
            let friend = board.are_friends(self.own, *seat);
            wins = wins * (1.0 - beats) + sure(friend) * beats;
            pitcher_wins = pitcher_wins * (1.0 - beats) + sure(pitcher == Some(*seat)) * beats;
            foes_later += sure(!friend);
            friends_later += sure(friend);
        }
        let loses = 1.0 - wins;
        let game = points * self.point;
        sum.add(Feature::GameWon, wins * game);
        sum.add(Feature::GameLost, -loses * game);
        // What is certain is certain: a rich card goes to a partner's sure trick.
        if wins >= 0.999 {
            sum.add(Feature::SurePoints, f32::from(ranking.card_points(Cards::of(card)).0) * self.point);
            let danger = !(ranking.beaten_by(card) & self.unseen).is_empty();
            if danger && !self.prizes(ranking, Cards::of(card)).is_empty() {
                sum.add(Feature::SureJack, self.worth(ranking, card).0);
            }
        }
        let others = self.prizes(ranking, self.lying).iter().map(|prize| self.worth(ranking, prize).1).sum::<f32>()
            + if self.low > 0.0 { self.low * self.low_chance(ranking, self.lying) } else { 0.0 };
        if others > 0.0 && wins >= 0.999 && top == card && self.is_free(ranking, card) {
            sum.add(Feature::TakeFreely, others);
        }
        if wins < 0.999 && !self.prizes(ranking, Cards::of(card)).is_empty() {
            sum.add(Feature::RiskPrize, self.worth(ranking, card).0);
        }
        for prize in self.prizes(ranking, lying) {
            let holder = trick.plays().find(|(_, played)| *played == prize).map(|(seat, _)| seat);
            let own = holder.is_some_and(|seat| board.are_friends(self.own, seat));
            let (kept, taken) = self.worth(ranking, prize);
            let (worth, risk) = if own { (kept, taken) } else { (taken, kept) };
            sum.add(Feature::JackWon, wins * worth);
            sum.add(Feature::JackLost, -loses * risk);
            if !self.pitches {
                sum.add(Feature::PitcherTakes, -pitcher_wins * kept);
            }
        }
        if !self.pitches {
            sum.add(Feature::PitcherPoints, -pitcher_wins * game);
        }
        if self.low > 0.0 {
            let low = self.low * self.low_chance(ranking, lying);
            sum.add(Feature::LowWon, wins * low);
            sum.add(Feature::LowLost, -loses * low);
        }
        if let Some(bid) = board.contract.and_then(|contract| contract.bid)
            && bid == pitch_rules::Bid::FIVE
            && board.rules.smudge == pitch_rules::rules::Smudge::SlamBidFive
        {
            sum.fixed(SLAM * if self.pitches { wins } else { 1.0 - pitcher_wins });
        }
        sum.add(Feature::LaterFoes, wins * foes_later * self.point);
        sum.add(Feature::FriendsBring, wins * friends_later * self.brings);
        sum.add(Feature::FoesBring, -loses * foes_later * self.brings);
        let takes_from_friend = |(before, _)| leader == self.own && board.are_friends(self.own, before);
        if board.hand.trick().best().is_some_and(takes_from_friend) {
            sum.add(Feature::Overtake, 1.0);
        }
        wins
    }

    /// Returns `true` if nothing speaks for keeping this card: one next to it stays, no card that scores is left that it could
    /// take, or it scores itself and could be taken.
    fn is_free(&self, ranking: &Ranking, card: Card) -> bool {
        let above = ranking.above(card);
        let is_next = |other: Card| {
            let between = above & ranking.under(other) | ranking.above(other) & ranking.under(card);
            (between & self.unseen).is_empty()
        };
        (self.held & (ranking.followers(card) - Cards::of(card))).iter().any(is_next)
            || self.prizes(ranking, ranking.under(card) & self.unseen).is_empty()
            || !(above & self.unseen).is_empty() && !self.prizes(ranking, Cards::of(card)).is_empty()
    }

    /// Returns the chance that the lowest trump in play is among these cards, from 0 to 1.
    fn low_chance(&self, ranking: &Ranking, lying: Cards) -> f32 {
        let jokers = if self.board.rules.low_joker { Cards::NONE } else { Cards::JOKERS };
        let Some(lowest) = ranking.lowest((lying & ranking.trumps()) - jokers) else { return 0.0 };
        let under = ranking.under(lowest) - jokers;
        let gone = self.board.hand.won().values().fold(self.held, |all, &cards| all | cards) - lying;
        if !(under & gone).is_empty() {
            return 0.0;
        }
        let in_play = self.in_play();
        (0..(under & self.unseen).len()).fold(1.0, |none, _| none * (1.0 - in_play))
    }

    /// Counts what the card could still do, if it were kept.
    fn spending(&self, sum: &mut impl Tally, ranking: &Ranking, card: Card, rest: Cards, wins: f32) {
        let left = rest.len() as f32 / 5.0;
        let trumps = rest & ranking.trumps();
        let rank = ranking.under(card).len() as f32 / 12.0;
        sum.add(Feature::Initiative, wins * left);
        sum.add(Feature::InitiativeTrumps, wins * left * (trumps.len() as f32 - self.trumps_out));
        let jack = ranking.trump().map(|trump| Card::new(Rank::Jack, trump));
        let above = (ranking.above(card) & self.unseen).len();
        if !self.prizes(ranking, Cards::of(card)).is_empty() {
            sum.add(Feature::SpendPrize, -left * self.worth(ranking, card).0);
        }
        if ranking.trumps().contains(card) {
            match above {
                0 => sum.add(Feature::SpendTop, -left),
                1 => sum.add(Feature::SpendSecond, -left),
                _ => {}
            }
            sum.add(Feature::SpendTrump, -left);
            sum.add(Feature::SpendTrumpRank, -rank);
            match card.rank() {
                Some(Rank::Jack) => sum.add(Feature::SpendJack, -left),
                Some(Rank::Ten) => sum.add(Feature::SpendTrumpTen, -left),
                // A joker that scores is kept like a jack.
                None if !self.prizes(ranking, Cards::of(card)).is_empty() => sum.add(Feature::SpendJack, -left),
                _ => {}
            }
            if self.low > 0.0 {
                sum.add(Feature::SpendLow, -left * self.low * self.low_chance(ranking, Cards::of(card)));
            }
            if jack.is_some_and(|jack| trumps.contains(jack)) {
                sum.add(Feature::GuardJack, -1.0 / trumps.len() as f32);
            }
        } else {
            if card.rank() == Some(Rank::Ten) {
                sum.add(Feature::SpendPlainTen, -left);
            }
            if above == 0 {
                sum.add(Feature::SpendPlainTop, -left);
            }
            sum.add(Feature::SpendPlainRank, -rank);
            if !trumps.is_empty() && (rest & ranking.followers(card)).is_empty() {
                sum.add(Feature::MakeVoid, 1.0);
            }
        }
    }

    /// Counts what leading this card starts.
    fn leading(&self, sum: &mut impl Tally, ranking: &Ranking, card: Card, rest: Cards, wins: f32) {
        let top = (ranking.above(card) & self.unseen).is_empty();
        if !top && !self.prizes(ranking, Cards::of(card)).is_empty() {
            sum.add(Feature::LeadPrize, self.worth(ranking, card).0);
        }
        if ranking.trumps().contains(card) {
            sum.add(Feature::LeadTrump, 1.0);
            sum.add(Feature::LeadTrumpOut, self.trumps_out);
            if top {
                sum.add(Feature::LeadTopTrump, 1.0);
            }
            // To a joker that frees the others nobody has to play a trump.
            let hunts = !ranking.frees(card);
            for hunted in self.prizes(ranking, self.unseen & ranking.trumps()) {
                if hunts && ranking.beats(card, hunted) {
                    sum.add(Feature::HuntJack, wins * self.worth(ranking, hunted).0 * self.forced_out(ranking));
                }
            }
            let ten = ranking.trump().map(|trump| Card::new(Rank::Ten, trump));
            if ten.is_some_and(|ten| hunts && self.unseen.contains(ten) && ranking.beats(card, ten)) {
                sum.add(Feature::HuntTen, wins * self.forced_out(ranking));
            }
        } else {
            if top {
                sum.add(Feature::LeadPlainTop, 1.0);
            } else if card.rank() == Some(Rank::Ten) {
                sum.add(Feature::LeadPlainTen, 1.0);
            }
            for hunted in self.unseen & ranking.followers(card) & self.prizes[1] {
                sum.add(Feature::HuntPlain, wins * self.worth(ranking, hunted).0);
            }
            sum.add(Feature::LeadPlainLength, (rest & ranking.followers(card)).len() as f32);
            let next = self.later.iter().flatten().next();
            if self.board.contract.is_some_and(|contract| Some(&contract.pitcher) == next) {
                sum.add(Feature::LeadThroughPitcher, 1.0);
            }
        }
    }

    /// Returns the number of opponents expected to hold one given unseen trump with no other, so that it falls when
    /// trump is led.
    fn forced_out(&self, ranking: &Ranking) -> f32 {
        let others = (self.unseen & ranking.trumps()).len().saturating_sub(1);
        let alone = self.density * (1.0 - self.holds_any(others));
        let Some(trump) = ranking.trump() else { return 0.0 };
        let foes = self.board.friends[self.own];
        let seats = self.board.rules.seats();
        alone * seats.all().filter(|&seat| foes & bit(seat) == 0 && !self.board.is_void(seat, trump)).count() as f32
    }
}

/// Worth of having in hand a card that nobody has seen, in points of the game.
const USUAL: f32 = 0.15;

/// Number of unseen cards up to which the chance that somebody holds none of them is kept.
const NONE: usize = Rank::ALL.len() * 2;

/// Worth of a trick where all tricks were bid, in points of the game (C-02).
const SLAM: f32 = 6.0;

/// What speaks for a card is counted here.
trait Tally {
    fn add(&mut self, feature: Feature, amount: f32);

    /// Adds what is worth the same by any weights.
    fn fixed(&mut self, value: f32);
}

/// Weighted sum of what speaks for a card.
struct Sum<'a> {
    weights: &'a Weights,
    role: usize,
    value: f32,
}

impl Tally for Sum<'_> {
    fn add(&mut self, feature: Feature, amount: f32) {
        self.value += self.weights.cards[feature as usize][self.role] * amount;
    }

    fn fixed(&mut self, value: f32) {
        self.value += value;
    }
}

/// What the trick scores by the cards in it.
struct Scores(f32);

impl Tally for Scores {
    fn add(&mut self, feature: Feature, amount: f32) {
        if matches!(feature, Feature::JackWon | Feature::JackLost | Feature::LowWon | Feature::LowLost) {
            self.0 += amount;
        }
    }

    fn fixed(&mut self, _value: f32) {}
}

/// What speaks for a card, without weights.
#[cfg(test)]
#[derive(Debug, Clone)]
pub(crate) struct Counted {
    pub card: Card,
    /// Amount of each feature.
    pub amounts: [f32; Feature::COUNT],
    pub fixed: f32,
}

#[cfg(test)]
impl Tally for Counted {
    fn add(&mut self, feature: Feature, amount: f32) {
        self.amounts[feature as usize] += amount;
    }

    fn fixed(&mut self, value: f32) {
        self.fixed += value;
    }
}

/// Returns the place of the player's role among the weights, and what speaks for each card that comes into question.
#[cfg(test)]
pub(crate) fn counted(board: &Board<'_>, legal: Cards, weights: &Weights) -> (usize, Vec<Counted>) {
    let (look, cards) = look(board, legal, weights);
    let of = |card| {
        let mut counted = Counted { card, amounts: [0.0; Feature::COUNT], fixed: 0.0 };
        look.count(&mut counted, card);
        counted
    };
    (look.role(), cards.iter().map(of).collect())
}
