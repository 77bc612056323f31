//! The state of a table where mistakes can be made: what went wrong in the hand, and what the book waits for (A1.4).

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

/// What the book asks a seat before anything else can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Whether they say four and pitch instead of this player, who led too early (BAP-53).
    Override(Seat),
    /// Whether they have the wrong lead of this player withdrawn, or let it stand (BAP-54).
    WrongLead(Seat),
    /// What they demand of this player, who led in their place (BAP-55).
    Demand(Seat),
    /// Which suit is trump, after they played to a wrong lead (BAP-56).
    NameTrump,
    /// Which card they call: its holder is their partner for the hand (M-71).
    CallPartner,
    /// Whether they have anything to claim before the hand is counted (B-44).
    AnyClaims,
}

/// A renege, and the hand before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lapse {
    pub renege: Renege,
    pub before: Hand,
    /// Whether it was called.
    pub established: bool,
    /// What stood beside the hand: a wrong lead, a duty to lead trump, and a demand.
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
    /// Who may still say four instead, in turn.
    pub may_override: Vec<Seat>,
}

/// A lead in the pitcher's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WrongLead {
    pub offender: Seat,
    pub before: Hand,
}

/// What a player owes who led in the pitcher's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Owed {
    pub by: Seat,
    /// Whether the pitcher has said what they demand.
    pub said: bool,
    pub demand: Option<Demand>,
}

/// What went wrong in the hand in play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Conduct {
    pub lapses: Vec<Lapse>,
    /// Cards that were shown.
    pub exposed: BySeat<Cards>,
    /// Those that were played since.
    pub played_exposed: Cards,
    /// Those of them that were shown in dealing: nobody's fault but the dealer's, and not to be called for.
    pub shown_in_deal: Cards,
    pub called: BySeat<Option<Card>>,
    pub ask: Option<(Seat, Ask)>,
    pub early: Option<Early>,
    pub wrong_lead: Option<WrongLead>,
    pub owed: Option<Owed>,
    pub must_lead_trump: bool,
    /// Which of the pitcher's partners looked at their cards before the pitcher led.
    pub looked: SeatSet,
}

impl Conduct {
    /// A table of so many players at which nothing went wrong yet.
    pub(crate) fn new(players: usize) -> Self {
        Conduct { exposed: BySeat::new(players), called: BySeat::new(players), ..Conduct::default() }
    }

    /// What is required of the seat whose turn it is, by this contract.
    pub(crate) fn duty(&self, rules: &Rules, hand: &Hand, contract: Option<Contract>) -> Duty {
        let turn = hand.turn();
        let duty = Duty {
            called: self.called[turn],
            demand: self.owed.filter(|owed| owed.by == turn).and_then(|owed| owed.demand),
            lead_trump: self.must_lead_trump && contract.is_some_and(|contract| contract.pitcher == turn),
            partner_card: None,
        };
        duty.as_far_as_due(rules, hand, self.exposed[turn])
    }

    /// The renege of this seat that it can still put right: in a trick that is not complete, or that its card completed
    /// if nobody has led since (B-45). `tricks` are those that are complete.
    pub(crate) fn correctable(&self, seat: Seat, tricks: usize, hand: &Hand) -> Option<usize> {
        let last = |lapse: &Lapse| lapse.before.trick().is_last();
        self.lapses.iter().position(|lapse| {
            let trick = usize::from(lapse.renege.trick);
            let open = trick == tricks + 1 || trick == tricks && hand.trick().is_empty() && last(lapse);
            lapse.renege.seat == seat && !lapse.established && open
        })
    }

    /// Whose cards may be called for.
    pub(crate) fn callable(&self, seat: Seat) -> Cards {
        self.exposed[seat] - self.shown_in_deal
    }

    /// Cards that lay open before they were played lie open again once they are taken back (TAF-38).
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
