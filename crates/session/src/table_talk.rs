//! Table talk: a word of one of the eight about their own hand, once it is counted.

use crate::table::Table;
use pitch_players::Character;
use pitch_rules::{Call, Finished, Point, Points, Seat};

/// Occasion for a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// Their own trump jack went to another side.
    LostJack,
    /// They were set back.
    SetBack,
    /// They made their bid.
    Made,
}

/// What one of the eight says: a text for each of them and each occasion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Saying {
    /// Seat of the speaker.
    pub seat: Seat,
    /// Speaker.
    pub character: Character,
    /// Occasion.
    pub occasion: Occasion,
}

impl Table {
    /// Returns what is said after the last hand that was counted: by one of the eight who sat there from the beginning, and
    /// never the same twice running. Returns `None` if nobody has anything to say.
    #[must_use]
    pub fn table_talk(&self) -> Option<Saying> {
        self.hands().iter().fold(None, |last: Option<Saying>, hand| {
            let sayings = self.sayings(&hand.finished).into_iter().flatten();
            sayings.into_iter().find(|saying| !last.is_some_and(|last| saying.is_like(last)))
        })
    }

    /// Returns what could be said after a hand, what is most likely said first.
    fn sayings(&self, hand: &Finished) -> [Option<Saying>; 2] {
        let speaks = |seat: Seat, occasion| {
            let character = self.players().get(seat.index())?.level()?.character()?;
            Some(Saying { seat, character, occasion }).filter(|_| !self.is_person(seat))
        };
        let jack = hand.score.awards.of(Point::Jack).and_then(|award| award.card.map(|card| (award.side, card)));
        let side_of = |seat| self.rules().side_in(hand.score.contract, seat);
        let lost = jack.filter(|(side, jack)| side_of(jack.dealt_to) != *side);
        let lost = lost.and_then(|(_, jack)| speaks(jack.dealt_to, Occasion::LostJack));
        let pitcher = hand.score.contract.filter(|contract| contract.bid.is_some()).map(|contract| contract.pitcher);
        let occasion = if hand.score.set_back { Occasion::SetBack } else { Occasion::Made };
        let bid = pitcher.and_then(|seat| speaks(seat, occasion)).filter(|saying| self.is_true(saying, hand));
        [lost, bid]
    }

    /// Returns `true` if a word that supposes more than its occasion is true of the hand.
    fn is_true(&self, saying: &Saying, hand: &Finished) -> bool {
        match (saying.character, saying.occasion) {
            // They are back in it, and were behind.
            (Character::Bruno, Occasion::Made) => {
                let before = &hand.score.before;
                let own = before[self.rules().side_of(saying.seat)];
                before.values().copied().max().unwrap_or(Points::ZERO) > own
            }
            // They listened, and there was something to hear.
            (Character::Leila, Occasion::Made) => {
                hand.calls.iter().any(|(seat, call)| *seat != saying.seat && matches!(call, Call::Bid(_)))
            }
            _ => true,
        }
    }
}

impl Saying {
    fn is_like(self, other: Saying) -> bool {
        (self.character, self.occasion) == (other.character, other.occasion)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deals, NewGame, Player};
    use pitch_players::{Level, Patience, Stop};
    use pitch_rules::Preset;

    use crate::player::Kind;
    use crate::table::Next;

    /// Plays a game of the eight against each other and tells of every hand that was counted.
    fn hands(players: &[Player], mut told: impl FnMut(&Table)) {
        let rules = Preset::AuctionPitch.into();
        let new = NewGame::new(rules, players.to_vec(), Deals::from_number(3));
        let mut table = Table::new(new).expect("a table");
        let mut counted = 0;
        loop {
            match table.next() {
                Next::Deal => drop(table.deal()),
                Next::Bot(request) => {
                    let seat = table.to_act().expect("somebody's turn");
                    let decision = request.with_patience(Patience::of(10)).decide(&Stop::new());
                    let _ = table.act(seat, decision.action).expect("legal");
                }
                _ => break,
            }
            if table.hands().len() > counted {
                counted = table.hands().len();
                told(&table);
            }
        }
    }

    #[test]
    fn a_word_is_about_the_speakers_own_hand_and_never_the_same_twice_running() {
        let players = [Character::Teo, Character::Otto, Character::Nia, Character::Bruno].map(Player::character);
        let mut last = None;
        let mut count = 0;
        hands(&players, |table| {
            let hand = &table.hands().last().expect("a hand").finished;
            let said = table.table_talk();
            if let Some(saying) = said {
                count += 1;
                assert_eq!(players[saying.seat.index()], Player::character(saying.character));
                match saying.occasion {
                    Occasion::LostJack => {
                        let jack = hand.score.awards.of(Point::Jack).expect("made").card.expect("a card");
                        assert!(jack.dealt_to == saying.seat && jack.taken_by != saying.seat);
                    }
                    occasion => {
                        assert_eq!(hand.score.contract.expect("a bid").pitcher, saying.seat);
                        assert_eq!(hand.score.set_back, occasion == Occasion::SetBack);
                    }
                }
                assert!(!last.is_some_and(|last: Saying| saying.is_like(last)));
            }
            last = said;
        });
        assert!(count > 3, "only {count} words were said");
    }

    #[test]
    fn plain_bots_say_nothing() {
        let players = ["Ana", "Ben", "Cleo", "Dan"].map(|name| Player::new(name, Kind::Bot(Level::USUAL)));
        hands(&players, |table| assert_eq!(table.table_talk(), None));
    }
}
