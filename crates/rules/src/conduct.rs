//! The state of a table where mistakes can be made: the mistakes of the hand, and the question of the book (A1.4).

use crate::call::Contract;
use crate::card::Card;
use crate::cards::Cards;
use crate::duty::Duty;
use crate::event::Event;
use crate::hand::Hand;
use crate::remark::Demand;
use crate::renege::Renege;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};

/// Question that the book asks a seat before anything else can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Say four and pitch instead of this player, who led too early, or let the lead stand (BAP-53).
    Override(Seat),
    /// Have the wrong lead of this player withdrawn, or let it stand (BAP-54).
    WrongLead(Seat),
    /// Demand of a card from this player, who led in the pitcher's place (BAP-55).
    Demand(Seat),
    /// Suit that is trump, where the pitcher names it in words (M-20, M-21, BAP-56).
    NameTrump,
    /// Card that the pitcher calls: its holder is their partner for the hand (M-71).
    CallPartner,
    /// Player who pitches first, where the higher cut chooses (DON-07).
    FirstPitcher,
    /// Claims before the hand is counted, if there are any (B-44).
    AnyClaims,
}

/// Renege, and the hand before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lapse {
    pub renege: Renege,
    pub before: Hand,
    /// `true` if it was called.
    pub established: bool,
    /// State beside the hand: a wrong lead, a duty to lead trump, and a demand.
    pub wrong_lead: Option<WrongLead>,
    pub must_lead_trump: bool,
    pub owed: Option<Owed>,
    /// The cards that were called for.
    pub called: BySeat<Option<Card>>,
}

/// A card led before the bidding was over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Early {
    pub seat: Seat,
    pub card: Card,
    /// The cards that others played to it, in order.
    pub played: Vec<(Seat, Card)>,
    /// Seats that may still say four instead, in turn.
    pub may_override: Vec<Seat>,
}

/// A lead in the pitcher's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WrongLead {
    pub offender: Seat,
    pub before: Hand,
}

/// Debt of a player who led in the pitcher's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Owed {
    pub by: Seat,
    /// `true` if the pitcher has said what they demand.
    pub said: bool,
    pub demand: Option<Demand>,
}

/// Mistakes in the hand in play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Conduct {
    pub lapses: Vec<Lapse>,
    /// Cards that were shown.
    pub exposed: BySeat<Cards>,
    /// Exposed cards that were played since.
    pub played_exposed: Cards,
    /// Cards that were shown in dealing: nobody's fault but the dealer's, and not to be called for.
    pub shown_in_deal: Cards,
    pub called: BySeat<Option<Card>>,
    pub ask: Option<(Seat, Ask)>,
    pub early: Option<Early>,
    pub wrong_lead: Option<WrongLead>,
    pub owed: Option<Owed>,
    pub must_lead_trump: bool,
    /// Partners of the pitcher who looked at their cards before the pitcher led.
    pub looked: SeatSet,
}

impl Conduct {
    /// Creates the state of a table of this many players at which nothing went wrong yet.
    pub(crate) fn new(players: usize) -> Self {
        Conduct { exposed: BySeat::new(players), called: BySeat::new(players), ..Conduct::default() }
    }

    /// Returns the duty of the seat whose turn it is, by this contract.
    pub(crate) fn duty(&self, rules: &Rules, hand: &Hand, contract: Option<Contract>) -> Duty {
        let turn = hand.turn();
        let duty = Duty {
            called: self.called[turn],
            demand: self.owed.filter(|owed| owed.by == turn).and_then(|owed| owed.demand),
            lead_trump: self.must_lead_trump && contract.is_some_and(|contract| contract.pitcher == turn),
            partner_card: None,
            over: None,
        };
        duty.as_far_as_due(rules, hand, self.exposed[turn])
    }

    /// Returns the index of the renege of this seat that it can still put right: in a trick that is not complete, or
    /// that its card completed if nobody has led since (B-45). `tricks` is the number of complete tricks.
    pub(crate) fn correctable(&self, seat: Seat, tricks: usize, hand: &Hand) -> Option<usize> {
        let last = |lapse: &Lapse| lapse.before.trick().is_last();
        self.lapses.iter().position(|lapse| {
            let trick = usize::from(lapse.renege.trick);
            let open = trick == tricks + 1 || trick == tricks && hand.trick().is_empty() && last(lapse);
            lapse.renege.seat == seat && !lapse.established && open
        })
    }

    /// Returns the exposed cards of this seat that may be called for.
    pub(crate) fn callable(&self, seat: Seat) -> Cards {
        self.exposed[seat] - self.shown_in_deal
    }

    /// Shows cards again that lay open before they were played, once they are taken back (TAF-38).
    pub(crate) fn show_again(&mut self, withdrawn: &[(Seat, Card)], events: &mut Vec<Event>) {
        for &(seat, card) in withdrawn {
            if self.played_exposed.contains(card) {
                self.played_exposed.remove(card);
                self.exposed[seat].insert(card);
                events.push(Event::Exposed { seat, card });
            }
        }
    }
}
