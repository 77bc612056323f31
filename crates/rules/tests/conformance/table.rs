//! Plays a hand card by card as a case tells it, and says what has to be said in between.

use pitch_rules::{Action, Ask, BySeat, Call, Card, Cards, Game, Remark, Seat, Suit, Turn, Viewer, rules::RevokeCall};

/// A renege of a case; tricks count from 0.
#[derive(Debug, Clone, Copy)]
pub struct Renege {
    pub seat: Seat,
    pub trick: usize,
    pub card: Card,
    pub called: bool,
}

/// A lead in the pitcher's place.
#[derive(Debug, Clone, Copy)]
pub struct LeadError {
    pub offender: Seat,
    pub stands: bool,
    pub trump: Option<Suit>,
}

pub struct Table {
    game: Game,
    /// What everybody plays, whatever else they were dealt.
    played: BySeat<Cards>,
    reneges: Vec<Renege>,
    lead_error: Option<LeadError>,
    /// The suit that the pitcher names in words.
    named: Option<Suit>,
    /// The card by which the pitcher calls a partner.
    called: Option<Card>,
}

impl Table {
    pub const fn new(
        game: Game,
        played: BySeat<Cards>,
        reneges: Vec<Renege>,
        lead_error: Option<LeadError>,
        named: Option<Suit>,
        called: Option<Card>,
    ) -> Self {
        Table { game, played, reneges, lead_error, named, called }
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let text = action.to_string();
        let done = self.game.apply(seat, action).map(|_| ());
        done.map_err(|error| format!("seat {seat}: {text}: {error}"))
    }

    pub fn call(&mut self, seat: Seat, call: Call) -> Result<(), String> {
        let legal = self.game.legal(seat);
        if !legal.contains(&Action::Call(call)) {
            return Err(format!("seat {seat} cannot say {call}, only {legal:?}"));
        }
        self.act(seat, Action::Call(call))
    }

    /// Names trump where cards are exchanged, and throws away what the case says, or else what is not played.
    pub fn discard(&mut self, throws: &[(Seat, Cards)]) -> Result<(), String> {
        if let (Turn::Rule(asked), true) = (self.game.turn(), self.game.rules().exchanges()) {
            self.answer(asked)?;
        }
        for &(seat, cards) in throws {
            // What leaves no choice goes by itself.
            let gone = self.game.view(Viewer::Open).thrown[seat].cards.unwrap_or_default();
            if self.game.turn() == Turn::Discard(seat) && !(cards - gone).is_empty() {
                self.act(seat, Action::Discard(cards))?;
            } else if !(cards - gone).is_empty() {
                return Err(format!("seat {seat} throws {cards}, but the turn is {:?}", self.game.turn()));
            }
        }
        while let Turn::Discard(seat) = self.game.turn() {
            let thrown = self.game.view(Viewer::Seat(seat)).hand() - self.played[seat];
            self.act(seat, Action::Discard(thrown))?;
        }
        Ok(())
    }

    pub fn play(&mut self, tricks: &[Vec<(Seat, Card)>]) -> Result<(), String> {
        let skipped = self.lead_wrongly(tricks)?;
        for (number, trick) in tricks.iter().enumerate().skip(skipped) {
            for (place, &(seat, card)) in trick.iter().enumerate() {
                if (number, place) == (0, 0) && self.is_wrong_lead(seat) {
                    self.act(seat, Action::Play(card))?;
                    continue;
                }
                self.play_card(number, seat, card)?;
            }
            self.call_at_once(number)?;
        }
        Ok(())
    }

    fn is_wrong_lead(&self, seat: Seat) -> bool {
        self.lead_error.is_some_and(|error| error.stands && error.offender == seat)
    }

    /// A wrong lead that is withdrawn. Gives how many tricks of the case were taken back with it.
    fn lead_wrongly(&mut self, tricks: &[Vec<(Seat, Card)>]) -> Result<usize, String> {
        let Some(error) = self.lead_error.filter(|error| !error.stands) else { return Ok(0) };
        let told = tricks.first().and_then(|trick| trick.first()).filter(|(seat, _)| *seat == error.offender);
        let card = told.map(|(_, card)| *card).or_else(|| self.game.view(Viewer::Seat(error.offender)).hand().first());
        self.act(error.offender, Action::Play(card.ok_or("nobody can lead without a card")?))?;
        let Turn::Rule(pitcher) = self.game.turn() else { return Err("nobody judges the wrong lead".to_owned()) };
        self.act(pitcher, Action::Say(Remark::Withdraw))?;
        Ok(usize::from(told.is_some()))
    }

    fn play_card(&mut self, trick: usize, seat: Seat, card: Card) -> Result<(), String> {
        while self.game.turn() != Turn::Play(seat) {
            match self.game.turn() {
                Turn::Rule(asked) => self.answer(asked)?,
                Turn::Play(turn) if self.game.claims(turn).contains(&Remark::LayDown) => {
                    self.act(turn, Action::Say(Remark::LayDown))?;
                }
                other => return Err(format!("seat {seat} plays {card}, but the turn is {other:?}")),
            }
        }
        let said = self.reneges.iter().any(|renege| (renege.seat, renege.trick, renege.card) == (seat, trick, card));
        let legal = self.game.legal(seat).contains(&Action::Play(card));
        if said == legal {
            let what = if legal { "is no renege" } else { "cannot be played" };
            return Err(format!("trick {trick}, seat {seat}: {card} {what}"));
        }
        self.act(seat, Action::Play(card))
    }

    fn answer(&mut self, asked: Seat) -> Result<(), String> {
        let remark = match self.game.view(Viewer::Seat(asked)).ask {
            Some(Ask::WrongLead(_)) => Remark::LetStand,
            Some(Ask::NameTrump) => {
                let named = self.lead_error.and_then(|error| error.trump).or(self.named);
                Remark::NameTrump(named.ok_or("the case does not say which suit is named")?)
            }
            Some(Ask::CallPartner) => {
                Remark::CallPartner(self.called.ok_or("the case does not say which card is called")?)
            }
            Some(Ask::Demand(_)) => Remark::Demand(None),
            Some(Ask::AnyClaims) => Remark::Content,
            other => return Err(format!("seat {asked} is asked {other:?}")),
        };
        self.act(asked, Action::Say(remark))
    }

    /// A player who reneged more than once, and was called for some of it, is called at once.
    fn call_at_once(&mut self, trick: usize) -> Result<(), String> {
        let silent = |seat| self.reneges.iter().any(|renege| renege.seat == seat && !renege.called);
        let due: Vec<_> =
            self.reneges.iter().copied().filter(|r| r.called && r.trick == trick && silent(r.seat)).collect();
        due.into_iter().try_for_each(|renege| self.call_renege(renege))
    }

    fn call_renege(&mut self, renege: Renege) -> Result<(), String> {
        let rules = self.game.rules();
        if rules.revoke_call == RevokeCall::Referee || self.game.turn() == Turn::Over {
            return Ok(());
        }
        let own = rules.side_of(renege.seat);
        let by = rules.seats().after(renege.seat).find(|&seat| rules.side_of(seat) != own);
        self.reneges.retain(|other| (other.seat, other.trick) != (renege.seat, renege.trick));
        self.act(by.ok_or("there is no opponent")?, Action::Say(Remark::CallRenege(renege.seat)))
    }

    /// Says what is left to say after the last card: calls, and that everybody is content.
    pub fn finish(&mut self) -> Result<(), String> {
        loop {
            match self.game.turn() {
                Turn::Rule(asked) if self.game.view(Viewer::Seat(asked)).ask != Some(Ask::AnyClaims) => {
                    self.answer(asked)?;
                }
                Turn::Play(turn) if self.game.claims(turn).contains(&Remark::LayDown) => {
                    self.act(turn, Action::Say(Remark::LayDown))?;
                }
                _ => break,
            }
        }
        if matches!(self.game.turn(), Turn::Rule(_) | Turn::Play(_)) {
            let due: Vec<_> = self.reneges.iter().copied().filter(|renege| renege.called).collect();
            due.into_iter().try_for_each(|renege| self.call_renege(renege))?;
        }
        while let Turn::Rule(asked) = self.game.turn() {
            self.answer(asked)?;
        }
        Ok(())
    }
}
