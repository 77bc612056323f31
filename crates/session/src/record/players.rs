//! Players of a record, and the stand-ins for bots that are not here.

use crate::bounded;
use crate::player::{Player, Written};
use crate::record::SEATS;
use pitch_players::Level;
use pitch_rules::Seat;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Seat that was saved with a bot that is not here, so that another plays there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandIn {
    /// Seat.
    pub seat: Seat,
    /// Name of its bot in the file.
    pub saved_as: String,
    /// Level of the bot that plays there.
    pub plays: Level,
}

/// Players of a record. The stand-ins are known of a record that was read and are never written: they are no part of
/// the game.
#[derive(Debug, Clone, Default)]
pub(super) struct Players {
    /// Players, in the order of the seats.
    pub list: Vec<Player>,
    /// Seats whose bots are not here, in their order.
    pub stand_ins: Vec<StandIn>,
}

impl PartialEq for Players {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Eq for Players {}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut players = Players::default();
        for (index, Written { player, saved_as }) in
            bounded::list::<SEATS, Written, _>(deserializer)?.into_iter().enumerate()
        {
            if let (Some(seat), Some(saved_as), Some(plays)) = (Seat::new(index), saved_as, player.level()) {
                players.stand_ins.push(StandIn { seat, saved_as, plays });
            }
            players.list.push(player);
        }
        Ok(players)
    }
}
