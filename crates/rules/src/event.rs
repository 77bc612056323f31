//! Events at the table: enough to animate, to log, to speak and to score from.

use crate::action::Slip;
use crate::call::{Call, Contract, PartnerCard};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::mark::Mark;
use crate::points::Points;
use crate::remark::Demand;
use crate::renege::Renege;
use crate::row::Rows;
use crate::score::Score;
use crate::seat::{BySeat, BySide, Seat, SeatSet};
use crate::settlement::Payment;
use crate::trick::Trick;
use crate::victory::Victory;

use std::sync::Arc;

/// Viewer of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat: they see their own cards.
    Seat(Seat),
    /// Anybody: they see no cards that are held.
    Public,
    /// An observer who sees all cards.
    Open,
}

impl Viewer {
    /// Returns `true` if the viewer sees the cards that this seat holds.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Open => true,
        }
    }
}

/// Cards in somebody's hand, as far as the viewer sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Held {
    /// Number of cards.
    pub count: u8,
    /// The cards, if the viewer may know them.
    pub cards: Option<Cards>,
}

impl Held {
    /// Creates a holding of these cards, seen.
    #[must_use]
    pub const fn seen(cards: Cards) -> Self {
        Held { count: cards.len() as u8, cards: Some(cards) }
    }

    /// Creates a holding of `count` cards, face down.
    #[must_use]
    pub const fn hidden(count: u8) -> Self {
        Held { count, cards: None }
    }
}

/// Way in which cards that are dealt lie before their player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lies {
    /// The player holds them in the hand.
    InHand,
    /// The player may not look at them yet (B-26, C-18).
    Unlooked,
    /// Face down in a row, so that nobody sees them (BLD-01).
    Down,
    /// Face up on those, so that everybody sees them (BLD-01).
    Up,
}

/// Red counters: those that a side has, or owes if they are negative, and those in the pool (EBP-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reds {
    /// Red counters that each side has gained, or paid if negative.
    pub held: BySide<i32>,
    /// Red counters in the pool.
    pub pool: i32,
}

/// A hand that was counted, or that ended before its last trick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The number of the hand in the game, from 1.
    pub number: u32,
    /// Dealer of the hand.
    pub dealer: Seat,
    /// Seat that led to the first trick, or would have.
    pub leader: Seat,
    /// The bidding, the sale, or the begging.
    pub calls: Vec<(Seat, Call)>,
    /// The cards turned up, in order; the last one made trump (TAF-10).
    pub turned: Vec<Card>,
    /// The card by which the pitcher called a partner (M-71).
    pub partner_card: Option<PartnerCard>,
    /// `true` if the pitcher announced trump before the first lead (M-20).
    pub announced: bool,
    /// Cards taken up, thrown away and drawn before the first lead, in order, as everybody saw it (M-50).
    pub exchanged: Vec<Event>,
    /// The card that was cut for trump (M-62).
    pub cut: Option<Card>,
    /// Cards drawn after the tricks, in order, as everybody saw it (M-62).
    pub drawn: Vec<Event>,
    /// The tricks; none if a card turned up, a gift or a price ended the game.
    pub tricks: Vec<Trick>,
    /// The rows of the players as everybody saw them at last (M-64).
    pub rows: Rows,
    /// The cards that each seat took, by tricks or by a claim (B-51).
    pub won: BySeat<Cards>,
    /// The hands that were laid down (B-54).
    pub laid_down: BySeat<Cards>,
    /// Seat that took the rest by a claim, and the cards that everybody still held (B-51).
    pub claim: Option<(Seat, BySeat<Cards>)>,
    /// `true` if the hand was over before its last card, as where nothing was left to win (M-36, M-37, M-63).
    pub cut_short: bool,
    /// The reneges that were established.
    pub reneges: Vec<Renege>,
    /// Lines that were entered since the hand before in deals that were thrown in; the change of the scores is without them
    /// (B-26).
    pub thrown_in: Vec<Mark>,
    /// Every line of the score pad, in counting order.
    pub marks: Vec<Mark>,
    /// The count.
    pub score: Score,
    /// The red counters after the hand, the winner's pool included.
    pub reds: Reds,
    /// The red counters that the winner took from the pool.
    pub pool_won: i32,
}

/// The end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// Winner of the game, and the way they won it.
    pub victory: Victory,
    /// The scores after the whole last hand.
    pub scores: BySide<Points>,
    /// Amount that each side receives, or pays if negative, red counters not included.
    pub payments: BySide<Payment>,
    /// Red counters that each side has won, or lost if negative, in the game, the pool included.
    pub reds: BySide<i32>,
}

/// Event at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A packet of cards was dealt (BAP-10).
    Dealt {
        /// Seat that got the cards.
        seat: Seat,
        /// Cards that were dealt.
        packet: Held,
        /// Way in which they lie before the player.
        lies: Lies,
    },
    /// The card that lay beneath the one just played is turned up (BLD-03).
    Uncovered {
        /// Seat before which it lies.
        seat: Seat,
        /// Card that is turned up.
        card: Card,
        /// Card that lay on it.
        upper: Card,
    },
    /// A player who could not look at their cards takes them up.
    TakenUp {
        /// Seat of the player.
        seat: Seat,
        /// Their cards.
        cards: Held,
    },
    /// The deal went wrong (BAP-45, TAF-32).
    Misdealt {
        /// Dealer.
        dealer: Seat,
        /// Mistake that was made.
        slip: Slip,
        /// `true` if it is a misdeal, and the cards are thrown in; otherwise the deal stands.
        thrown_in: bool,
    },
    /// Cards were dealt besides the hands, and the rest is the stock (M-51).
    SetAside {
        /// Number of cards on the table, or before each player.
        widow: u8,
        /// Number of cards left in the stock.
        stock: u8,
    },
    /// A card was turned up for trump (TAF-10).
    TurnedUp(Card),
    /// The stock is too small to go on looking for another suit (TAF-18): the pack is dealt anew.
    Exhausted,
    /// Points were written down before the hand is counted.
    Marked(Mark),
    /// Before the first card this player turned out to pitch first: they were dealt the two of diamonds (IRD-01), or were
    /// chosen by the player who cut the higher card (DON-07). The one before them counts as dealer.
    FirstPitcher {
        /// First pitcher.
        seat: Seat,
        /// Player who cut the higher card, if they chose.
        chosen_by: Option<Seat>,
    },
    /// A player bid, passed, or made another call before the first card (BAP-20).
    Called {
        /// Seat that called.
        seat: Seat,
        /// Call that was made.
        call: Call,
        /// Seat whose bid the dealer took at the same number (BAP-23), or eldest undertook (EBP-11).
        takes_from: Option<Seat>,
    },
    /// A bid or a pass was irregular and is void (BAP-50).
    CallVoid {
        /// Seat that called.
        seat: Seat,
        /// Call that is void.
        call: Call,
        /// `true` if the player must pass.
        must_pass: bool,
    },
    /// The bidding is over, and somebody pitches (BAP-25).
    Contracted(Contract),
    /// Everybody passed, or agreed to it, and the hand is thrown in (B-01, C-20).
    ThrownIn,
    /// Somebody showed a hand that is worth nothing, and asked for a new deal or draws new cards for it (M-57).
    WeakHand {
        /// Seat of the player.
        seat: Seat,
        /// Their cards.
        cards: Cards,
    },
    /// Somebody took cards up that were dealt besides the hands (M-51).
    WidowTaken {
        /// Seat of the player.
        seat: Seat,
        /// Cards that were taken up.
        cards: Held,
    },
    /// Somebody threw cards away (B-25, M-52).
    Discarded {
        /// Seat of the player.
        seat: Seat,
        /// Cards that were thrown away.
        cards: Held,
        /// Trumps among them, which everybody sees (M-55).
        shown: Cards,
    },
    /// The pitcher's partner takes trumps of which the pitcher has more than places (M-58). Everybody sees them (F-56).
    Handed {
        /// Seat of the pitcher.
        from: Seat,
        /// Seat of the partner.
        to: Seat,
        /// Trumps that change hands.
        cards: Cards,
    },
    /// Plain cards that this player threw away come under the stock, which is too short (M-56).
    Replenished {
        /// Seat that threw the cards away.
        seat: Seat,
        /// Cards that come under the stock.
        cards: Held,
    },
    /// Somebody drew cards from the stock: to fill the hand, or all that is left of it (M-53, M-54), or a card after a trick
    /// (M-62).
    Drawn {
        /// Seat of the player.
        seat: Seat,
        /// Cards that were drawn.
        cards: Held,
        /// Cards among them that everybody sees, since they lay open on the stock.
        shown: Cards,
    },
    /// A card was cut for trump before the deal, shown, and put back (M-62).
    Cut(Card),
    /// The top card of the stock lies open (M-62).
    StockTop(Card),
    /// The leader of a trick and the players who play no part in it are settled, before or after the lead: at the first
    /// trick after an exchange, and whenever somebody has nothing left to play (M-22, M-60, F-23).
    Lead {
        /// Leader of the trick.
        leader: Seat,
        /// Seats that hold nothing to play.
        out: SeatSet,
    },
    /// Somebody led before the bidding was over (BAP-52).
    PitchedEarly {
        /// Seat that led.
        seat: Seat,
        /// Card that was led.
        card: Card,
    },
    /// Somebody says four and pitches instead (BAP-53).
    Overridden(Seat),
    /// Somebody led in the pitcher's place (BAP-54).
    LedWrongly {
        /// Seat that led.
        seat: Seat,
        /// Card that was led.
        card: Card,
    },
    /// The pitcher lets a wrong lead stand (BAP-56).
    LetStand(Seat),
    /// Cards were taken back into the hand, in the order in which they were played.
    Withdrawn(Vec<(Seat, Card)>),
    /// The pitcher demands a kind of card, or nothing (BAP-55).
    Demanded {
        /// Seat of which it is demanded.
        of: Seat,
        /// Demand, if any.
        demand: Option<Demand>,
    },
    /// A card was shown that should not be (TAF-38).
    Exposed {
        /// Seat that holds the card.
        seat: Seat,
        /// Card that was shown.
        card: Card,
    },
    /// An exposed card was called for (TAF-38).
    CardCalled {
        /// Seat that called for it.
        by: Seat,
        /// Seat that holds the card.
        seat: Seat,
        /// Card that was called for.
        card: Card,
    },
    /// Somebody put a wrong card right in time (TAF-33).
    Corrected {
        /// Seat of the player.
        seat: Seat,
        /// The card that they take back.
        card: Card,
    },
    /// Somebody says that another reneged (TAF-34).
    RenegeCalled {
        /// Seat that calls the renege.
        by: Seat,
        /// Seat that is accused.
        of: Seat,
        /// Renege that was found, or nothing if the call is wrong.
        found: Option<Renege>,
    },
    /// Somebody played a card.
    Played {
        /// Seat of the player.
        seat: Seat,
        /// Card that was played.
        card: Card,
    },
    /// The pitcher called this card: the player who holds it is their partner for the hand (M-71).
    PartnerCalled(PartnerCard),
    /// The partner becomes known, or that nobody holds the called card and the pitcher plays alone (M-71, F-31).
    PartnerShown(Option<Seat>),
    /// The card just pitched set trump (BAP-26), or the pitcher named it (BAP-56).
    TrumpSet(Suit),
    /// Somebody laid a worthless hand down (B-54).
    LaidDown {
        /// Seat of the player.
        seat: Seat,
        /// Their cards.
        cards: Cards,
    },
    /// A trick was completed (BAP-30).
    TrickTaken {
        /// Its number in the hand, from 1.
        number: u8,
        /// The trick.
        trick: Trick,
        /// Seat that took it.
        winner: Seat,
    },
    /// Somebody claimed the rest, rightly (B-51).
    Claimed {
        /// Seat that claimed.
        seat: Seat,
        /// Cards that everybody still held.
        hands: BySeat<Cards>,
    },
    /// Somebody ends a game that does not get on by the score; the hand in play is not counted (B-55).
    EndedByScore(Seat),
    /// All tricks were played and the hand was counted (BAP-31).
    HandScored(Arc<Finished>),
    /// The deal is now this player's (BAP-11).
    DealPassed(Seat),
    /// The game is won and settled.
    GameWon(End),
}

impl Event {
    /// Returns the event as this viewer sees it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, packet, lies } => {
                let hidden = match lies {
                    Lies::InHand => !viewer.sees(*seat),
                    Lies::Unlooked => viewer != Viewer::Open,
                    Lies::Down | Lies::Up => false,
                };
                let packet = if hidden { Held::hidden(packet.count) } else { *packet };
                Event::Dealt { seat: *seat, packet, lies: *lies }
            }
            Event::TakenUp { seat, cards } if !viewer.sees(*seat) => {
                Event::TakenUp { seat: *seat, cards: Held::hidden(cards.count) }
            }
            Event::Discarded { seat, cards, shown } if !viewer.sees(*seat) => {
                Event::Discarded { seat: *seat, cards: Held::hidden(cards.count), shown: *shown }
            }
            Event::WidowTaken { seat, cards } if !viewer.sees(*seat) => {
                Event::WidowTaken { seat: *seat, cards: Held::hidden(cards.count) }
            }
            Event::Replenished { seat, cards } if !viewer.sees(*seat) => {
                Event::Replenished { seat: *seat, cards: Held::hidden(cards.count) }
            }
            Event::Drawn { seat, cards, shown } if !viewer.sees(*seat) => {
                // Whatever lay open is known; the cards of an exchange, which did not, stay hidden as a whole.
                let all_shown = usize::from(cards.count) == shown.len();
                let cards = if all_shown { *cards } else { Held::hidden(cards.count) };
                Event::Drawn { seat: *seat, cards, shown: *shown }
            }
            event => event.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_a_player_gets_in_an_exchange_are_seen_by_that_player_alone() {
        let (own, other) = (Seat::default(), Seat::new(1).expect("a seat"));
        let got: Cards = "AS 2D".parse().expect("cards");
        let seen = |event: &Event, viewer| match event.seen_by(viewer) {
            Event::WidowTaken { cards, .. } | Event::Replenished { cards, .. } | Event::Drawn { cards, .. } => cards,
            event => panic!("{event:?}"),
        };
        let cards = Held::seen(got);
        for event in [
            Event::WidowTaken { seat: own, cards },
            Event::Replenished { seat: own, cards },
            Event::Drawn { seat: own, cards, shown: Cards::NONE },
        ] {
            assert_eq!([Viewer::Seat(own), Viewer::Open].map(|viewer| seen(&event, viewer)), [cards; 2], "{event:?}");
            let hidden = [Held::hidden(2); 2];
            assert_eq!([Viewer::Seat(other), Viewer::Public].map(|viewer| seen(&event, viewer)), hidden, "{event:?}");
        }
        let open = Event::Drawn { seat: own, cards, shown: got };
        assert_eq!(seen(&open, Viewer::Public), cards, "what lay open is known to all");
    }
}
