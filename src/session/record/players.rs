//! The players of a record, and for whose bots others stand in.

use crate::bot::Level;
use crate::engine::Seat;
use crate::session::bounded;
use crate::session::player::{Player, Written};
use crate::session::record::SEATS;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A seat that was saved with a bot that is not here: another plays there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandIn {
    /// The seat.
    pub seat: Seat,
    /// What its bot is called in the file.
    pub saved_as: String,
    /// The level that plays there.
    pub plays: Level,
}

/// Who sits where. Who stands in is known of a record that was read and is never written: it is no part of the game.
#[derive(Debug, Clone, Default)]
pub(super) struct Players {
    /// The players, in the order of the seats.
    pub list: Vec<Player>,
    /// The seats whose bots are not here, in their order.
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
