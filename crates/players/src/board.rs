//! The play of a hand with what everybody at the table could see of it: void suits, and the card points that each side
//! has taken.

use pitch_rules::rules::{Drawing, FirstLeader, Ruff};
use pitch_rules::{
    BySeat, BySide, Card, CardPoints, Cards, Contract, Event, Hand, Points, Rows, Rules, Seat, SeatView, Side, Suit,
    Trick,
};

/// Some of the seats, one bit each.
pub(crate) type SeatBits = u8;

/// A hand in play. Cheap to copy, so that each imagined game has its own.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Board<'a> {
    pub rules: &'a Rules,
    pub hand: Hand,
    pub contract: Option<Contract>,
    /// The cards out of play that everybody has seen.
    pub shown: Cards,
    /// The cards that were played and that the player does not remember.
    pub forgotten: Cards,
    /// The cards that each seat has seen beside its own and those that were played: those it threw away.
    pub thrown: BySeat<Cards>,
    /// For each suit, the seats that are known to hold none of it.
    pub void: [SeatBits; 4],
    /// The side for which each seat plays.
    pub sides: BySeat<Side>,
    /// For each seat, the seats of its side.
    pub friends: BySeat<SeatBits>,
    /// Card of a called partner, as long as nobody knows whose it is.
    pub partner_card: Option<Card>,
    /// The card points that each side has taken.
    pub taken: BySide<CardPoints>,
    /// The score of each side as it stands, where cards are pegged as they are won (M-36).
    pub scores: BySide<Points>,
    /// Side that has reached the target by a card that was pegged, so that the hand is over (F-32).
    pub out: Option<Side>,
    /// Cards to be drawn, the top card first; empty where nobody knows them.
    pub stock: &'a [Card],
    /// `true` if cards will be drawn after the trick.
    pub draws: bool,
    /// The card that the player who takes the trick draws, if it lies open.
    pub top: Option<Card>,
    /// The cards that were drawn in sight of everybody. Some may be played.
    pub drawn: Cards,
    /// `true` if the cards lie in rows, so that everybody sees what the others can play (M-64).
    pub open: bool,
    /// The rows, with the cards face down where those are imagined.
    pub rows: &'a Rows,
}

impl<'a> Board<'a> {
    /// A hand that is about to be played.
    pub(crate) fn new(rules: &'a Rules, hand: Hand, contract: Option<Contract>) -> Self {
        let seats = rules.seats();
        let (sides, friends) = camps(rules, contract);
        let (thrown, taken) = (BySeat::new(seats.len()), rules.by_side());
        let scores = rules.by_side();
        Board {
            rules,
            hand,
            contract,
            shown: Cards::NONE,
            forgotten: Cards::NONE,
            thrown,
            void: [0; 4],
            sides,
            friends,
            partner_card: None,
            taken,
            scores,
            out: None,
            stock: &[],
            draws: false,
            top: None,
            drawn: Cards::NONE,
            open: rules.has_rows(),
            rows: Rows::none(),
        }
    }

    /// Returns the board with this hand, these cards to be drawn, the top card first, and these rows.
    pub(crate) fn with_hidden<'b>(&self, hand: Hand, stock: &'b [Card], rows: &'b Rows) -> Board<'b>
    where
        'a: 'b,
    {
        let mut board = Board { hand, stock, rows, ..*self };
        board.find_partner();
        board
    }

    /// Finds the player who holds the card of a partner that nobody knows yet: here everybody's cards are imagined.
    fn find_partner(&mut self) {
        let Some(card) = self.partner_card.take() else { return };
        let holder = self.hand.held().iter().find(|(_, held)| held.contains(card)).map(|(seat, _)| seat);
        self.call_partner(holder);
    }

    /// Makes this player the pitcher's partner.
    pub(crate) fn call_partner(&mut self, partner: Option<Seat>) {
        self.contract = self.contract.map(|contract| Contract { partner, ..contract });
        (self.sides, self.friends) = camps(self.rules, self.contract);
    }

    /// Returns the board after the pitcher calls this card.
    pub(crate) fn calling(mut self, card: Card) -> Self {
        self.partner_card = Some(card);
        self.find_partner();
        self
    }

    /// Returns the hand in a view, in which nobody else holds a card yet; `None` before the first trick.
    pub(crate) fn seen(view: &SeatView, rules: &'a Rules) -> Option<Self> {
        Board::remembered(view, rules, usize::MAX)
    }

    /// Returns the hand in a view as somebody sees it who remembers only so many of the last tricks: what was played
    /// before them may still be out, and the player who did not follow then may follow. What each side has taken is known.
    pub(crate) fn remembered(view: &SeatView, rules: &'a Rules, tricks: usize) -> Option<Self> {
        let hand = view.seen_hand(rules)?;
        let mut board = Board::new(rules, hand, view.contract);
        board.scores = view.scores;
        board.partner_card = view.partner_card.filter(|_| view.hides_partner(rules)).map(|called| called.card);
        board.shown = view.turned.iter().copied().collect::<Cards>()
            | view.laid_down.values().fold(view.dead(), |all, &cards| all | cards);
        board.thrown = view.thrown.map(|_, thrown| thrown.cards.unwrap_or_default());
        board.draws = rules.draws_from(view.stock.into());
        board.top = view.top.filter(|_| board.draws);
        let forgets = view.tricks.len().saturating_sub(tricks);
        board.forgotten = view.tricks[..forgets].iter().fold(Cards::NONE, |all, trick| all | trick.cards());
        for (number, trick) in view.tricks.iter().chain(&view.trick).enumerate() {
            let Some(led) = trick.led() else { continue };
            for (seat, card) in trick.plays().skip(1).filter(|_| number >= forgets) {
                board.note_void(led, seat, card);
            }
            for event in view.drawn.iter().skip(number * view.seats.len()).take(view.seats.len()) {
                if let Event::Drawn { seat, shown, .. } = event {
                    board.note_drawn(*seat, *shown);
                }
            }
            if trick.is_complete()
                && let Some((winner, _)) = trick.best()
            {
                board.taken[board.sides[winner]] += board.hand.ranking().card_points(trick.cards());
            }
        }
        board.note_only_trump(view);
        Some(board)
    }

    /// Notes that a partner who led a trump in the pitcher's place has no other, where that is the rule (M-22).
    fn note_only_trump(&mut self, view: &SeatView) {
        let rules = self.rules;
        if rules.first_leader != FirstLeader::PartnerWithOneTrump || !rules.announces() {
            return;
        }
        let first = view.tricks.first().or(view.trick.as_ref());
        let (Some(trick), Some(contract), Some(trump)) = (first, view.contract, view.trump) else { return };
        // Where the pitcher has nothing to play, the lead passes on.
        let leads = trick.leader() != contract.pitcher && !trick.out().contains(contract.pitcher);
        if leads && trick.led().is_some_and(|led| self.hand.ranking().trumps().contains(led)) {
            self.void[trump as usize] |= bit(trick.leader());
        }
    }

    /// Returns `true` if a card lies that was led in the pitcher's place, so that nobody knows what will be trump.
    pub(crate) fn is_wrongly_led(&self) -> bool {
        let trick = self.hand.trick();
        let by_pitcher = self.contract.is_some_and(|contract| contract.pitcher == trick.leader());
        self.hand.ranking().trump().is_none() && !trick.is_empty() && !by_pitcher
    }

    /// Plays a legal card for the seat whose turn it is.
    pub(crate) fn play(&mut self, card: Card) {
        if let Some(led) = self.hand.trick().led() {
            self.note_void(led, self.hand.turn(), card);
        }
        let turn = self.hand.turn();
        let taken = self.hand.play(card);
        if let Some(under) = self.rows.beneath(card) {
            self.hand.give(turn, Cards::of(under));
        }
        if let Some(trick) = taken
            && let Some((winner, _)) = trick.best()
        {
            self.taken[self.sides[winner]] += self.hand.ranking().card_points(trick.cards());
            if self.rules.pegs() {
                self.peg(&trick);
            }
            if self.draws {
                self.draw();
            }
        }
    }

    /// Marks what a trick brings, all of it; the first mark that reaches the target wins (F-32).
    fn peg(&mut self, trick: &Trick) {
        for (seat, points) in self.rules.pegs_of(self.hand.ranking(), trick) {
            let side = self.sides[seat];
            self.scores[side] += points;
            if self.out.is_none() && !self.rules.needs_lead() && self.rules.reaches(self.scores[side]) {
                self.out = Some(side);
            }
        }
    }

    /// Lets both players draw a card after a trick (M-62).
    fn draw(&mut self) {
        let open = self.rules.draw == Drawing::FaceUp;
        for (place, (seat, card)) in self.hand.draw(&mut self.stock).into_iter().flatten().enumerate() {
            let shown = open || place == 0 && self.top == Some(card);
            self.note_drawn(seat, if shown { Cards::of(card) } else { Cards::NONE });
        }
        self.draws = self.rules.draws_from(self.stock.len());
        self.top = self.stock.first().copied().filter(|_| self.draws && open);
    }

    /// Notes that a player has drawn a card: they may follow again to the suit of it, or to any if nobody saw it.
    fn note_drawn(&mut self, seat: Seat, shown: Cards) {
        self.drawn |= shown;
        let drawn = shown.first().and_then(|card| self.hand.ranking().suit_of(card));
        for suit in Suit::ALL.into_iter().filter(|suit| drawn.is_none_or(|drawn| drawn == *suit)) {
            self.void[suit as usize] &= !bit(seat);
        }
    }

    fn note_void(&mut self, led: Card, seat: Seat, card: Card) {
        let ranking = self.hand.ranking();
        let follows = ranking.asked(led).contains(card);
        // Who trumps may still hold the suit, unless one trumps only when void.
        let ruffs = ranking.trumps().contains(card) && self.rules.ruff == Ruff::Anytime;
        if let Some(suit) = ranking.suit_of(led).filter(|_| !follows && !ruffs) {
            self.void[suit as usize] |= bit(seat);
        }
        // Who may not throw a plain card away as long as they can trump has no trump.
        if let Some(trump) = ranking.trump().filter(|_| self.rules.void_must_trump && !follows)
            && !ranking.trumps().contains(card)
        {
            self.void[trump as usize] |= bit(seat);
        }
    }

    /// Returns the cards that a seat has to reckon with in the trick: those that it has not seen, or in rows, where everybody
    /// sees what the others can play, those alone (M-64).
    pub(crate) fn in_reach_of(&self, seat: Seat) -> Cards {
        if !self.open {
            return self.unseen_by(seat);
        }
        let others = self.hand.held().iter().filter(|(other, _)| *other != seat);
        others.fold(Cards::NONE, |all, (_, &up)| all | up)
    }

    /// Returns the cards that a seat does not hold and that were not played in its sight: in the other hands, or out of play.
    pub(crate) fn unseen_by(&self, seat: Seat) -> Cards {
        let gone = self.hand.won().values().fold(self.hand.trick().cards(), |gone, &cards| gone | cards);
        self.rules.pack_cards() - (gone - self.forgotten) - self.shown - self.thrown[seat] - self.hand.held()[seat]
    }

    /// Returns the cards that a seat knows to be in other hands, since they were drawn in sight of everybody.
    pub(crate) fn known_by(&self, seat: Seat) -> Cards {
        if self.open {
            return self.in_reach_of(seat);
        }
        if self.drawn.is_empty() { self.drawn } else { self.drawn & self.unseen_by(seat) }
    }

    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.sides[seat]
    }

    /// Returns `true` if two seats play together.
    pub(crate) fn are_friends(&self, one: Seat, other: Seat) -> bool {
        self.friends[one] & bit(other) != 0
    }

    /// Returns `true` if two seats are known to play together: as long as a partner is hidden nobody can be sure of
    /// another.
    pub(crate) fn are_surely_friends(&self, one: Seat, other: Seat) -> bool {
        self.partner_card.is_none() && self.are_friends(one, other)
    }

    /// Returns `true` if a seat is known to hold none of a suit.
    pub(crate) fn is_void(&self, seat: Seat, suit: Suit) -> bool {
        if self.open {
            return (self.hand.held()[seat] & self.hand.ranking().suit(suit)).is_empty();
        }
        self.void[suit as usize] & bit(seat) != 0
    }

    /// Returns `true` if a seat is known to hold no card that follows suit to this one.
    pub(crate) fn cannot_follow(&self, seat: Seat, card: Card) -> bool {
        self.hand.ranking().suit_of(card).is_some_and(|suit| self.is_void(seat, suit))
    }

    /// Names trump for the pitcher, who announces it or has led a card that leaves it open.
    pub(crate) fn name_trump(&mut self, suit: Suit) {
        let _none = self.hand.name_trump(suit);
    }

    /// Returns `true` if the side of this seat pitched. Where nobody does, everybody fights for the points as a pitcher
    /// does.
    pub(crate) fn pitches(&self, seat: Seat) -> bool {
        self.contract.is_none_or(|contract| self.are_friends(seat, contract.pitcher))
    }
}

/// Returns the side for which each seat plays by this contract, and for each seat the seats of its side.
fn camps(rules: &Rules, contract: Option<Contract>) -> (BySeat<Side>, BySeat<SeatBits>) {
    let seats = rules.seats();
    let sides = BySeat::from_fn(seats.len(), |seat| rules.side_in(contract, seat));
    let friends = BySeat::from_fn(seats.len(), |seat| {
        seats.all().filter(|&other| sides[other] == sides[seat]).fold(0, |bits, other| bits | bit(other))
    });
    (sides, friends)
}

/// Returns the bit of a seat.
pub(crate) const fn bit(seat: Seat) -> SeatBits {
    1 << seat.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    use pitch_rules::rules::{Discarding, JokerLed, RestTo};
    use pitch_rules::{Action, Preset, Setup, Viewer};

    use std::sync::Arc;

    /// What seat 1 knows after these actions.
    fn voids(rules: &Rules, hands: [&str; 4], dealer: usize, done: &str) -> [Vec<usize>; 4] {
        let rules = Arc::new(rules.clone());
        let mut setup = Setup::new(Arc::clone(&rules), Seat::new(dealer).expect("a seat"));
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for word in done.split_whitespace() {
            let action: Action = word.replace(':', " ").parse().expect("an action");
            let seat = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(seat, action).expect("as the book allows");
        }
        let view = game.view(Viewer::Seat(Seat::new(1).expect("a seat")));
        let board = Board::seen(&view, &rules).expect("a hand in play");
        Suit::ALL.map(|suit| view.seats.all().filter(|&seat| board.is_void(seat, suit)).map(Seat::index).collect())
    }

    #[test]
    fn a_partner_who_led_in_the_pitchers_place_has_no_other_trump() {
        let hands = ["2H 3S", "7H 9S", "AH 3C", "6H 9C"];
        let pidro = Rules {
            cards_per_player: 2,
            discard: Discarding::None,
            refill: false,
            rest_to: RestTo::Nobody,
            play_size: 0,
            ..Preset::Pidro.into()
        };
        let (said, none) = ("pass 6 pass pass name:H", Vec::<usize>::new());
        let partner = Rules { first_leader: FirstLeader::PartnerWithOneTrump, ..pidro.clone() };
        assert_eq!(voids(&partner, hands, 0, &format!("{said} 2H"))[Suit::Hearts as usize], [0]);
        assert_eq!(voids(&pidro, hands, 0, &format!("{said} AH 6H 2H"))[Suit::Hearts as usize], none);
    }

    #[test]
    fn a_plain_card_on_a_joker_that_frees_says_nothing() {
        let hands = ["AS X1", "4S 6S", "7S 3C", "8S 9C"];
        let joker = Rules { cards_per_player: 2, ..Preset::JokerPitch.into() };
        let done = "2 pass pass pass AS 4S 7S 8S X1 6S 3C";
        assert_eq!(voids(&joker, hands, 3, done)[Suit::Spades as usize], [2]);
        let frees = Rules { joker_led: JokerLed::Anything, ..joker };
        assert_eq!(voids(&frees, hands, 3, done)[Suit::Spades as usize], Vec::<usize>::new());
    }
}
