//! Parts of the table of options.

/// Parts of the table of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Table and pack.
    Table,
    /// Making of trump.
    Trump,
    /// Auction and sale.
    Auction,
    /// Turn-up and begging.
    TurnUp,
    /// Widow and exchange.
    Exchange,
    /// Play.
    Play,
    /// Scoring and winning.
    Scoring,
    /// Payment.
    Payment,
    /// Irregularities, where mistakes can be made.
    Law,
}

impl Group {
    /// Every group, in the order of the table.
    pub const ALL: [Group; 9] = [
        Group::Table,
        Group::Trump,
        Group::Auction,
        Group::TurnUp,
        Group::Exchange,
        Group::Play,
        Group::Scoring,
        Group::Payment,
        Group::Law,
    ];

    /// Returns the group's name where texts are looked up.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Group::Table => "table",
            Group::Trump => "trump",
            Group::Auction => "auction",
            Group::TurnUp => "turn-up",
            Group::Exchange => "exchange",
            Group::Play => "play",
            Group::Scoring => "scoring",
            Group::Payment => "payment",
            Group::Law => "law",
        }
    }
}
