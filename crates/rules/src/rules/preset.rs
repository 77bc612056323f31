//! The games with a name: rule sets as the books give them.

use crate::rules::{Field, Rules, games};

use pitch_shown::quote;

use std::fmt;
use std::str::FromStr;

/// A game with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Auction Pitch, as Bicycle describes it (A1). Where A1 is silent the values are the rulings of part B.
    AuctionPitch,
    /// Setback (A2).
    Setback,
    /// All Fours as played in Trinidad (A3).
    Trinidad,
    /// All Fours as one source gives it for Lancashire: as in Trinidad, but clockwise (A4).
    Lancashire,
    /// All Fours as played in West Yorkshire: eldest pitches without a bid (C-18).
    WestYorkshire,
    /// All Fours as played in Blackburn (C-18).
    Blackburn,
    /// The selling-out game of 1911 (A5).
    Britannica1911,
    /// Commercial Pitch: the sale has its price (C-19).
    CommercialPitch,
    /// Seven Up, for two, three or two pairs (C-20).
    SevenUp,
    /// Smudge, as Bicycle plays it (C-01).
    Smudge,
    /// Pitch with the smudge as a bid above four (C-02).
    SmudgeBid,
    /// Pitch without an auction (C-18).
    NoAuctionPitch,
    /// Racehorse Pitch, with a pack of 32 (C-17).
    Racehorse,
    /// Auction Pitch with Joker: a fifth point for the player who wins it (JOK-01 to JOK-05).
    JokerPitch,
    /// Five-point pitch, with the off-jack (FIV-01 to FIV-06).
    FivePoint,
    /// Seven-point pitch, with the off-jack and two jokers (SEV-01 to SEV-06).
    SevenPoint,
    /// Setback as played in West Michigan, by six (WMS-01 to WMS-05).
    WestMichigan,
    /// Setback with a euchre pack and the twos (EUS-01 to EUS-05).
    EuchreSetback,
    /// Pedro Sancho: the five and the nine of trumps count five and nine (SAN-01 to SAN-06).
    PedroSancho,
    /// Snoozer: Pedro with the three and a joker (SNO-01 to SNO-03).
    Snoozer,
    /// Ten-point pitch: hands are exchanged, and only trumps are played (TEN-01 to TEN-11v).
    TenPoint,
    /// Colorado ten-point pitch, with an order of trumps of its own (COL-01 to COL-05).
    Colorado,
    /// Thirteen-point pitch, with the off-three (THR-01 to THR-04).
    ThirteenPoint,
    /// Pawnee: call your partner, by five (PAW-01 to PAW-05).
    Pawnee,
    /// Schmier as played in Minnesota, by six (SCH-01 to SCH-08).
    Schmier,
    /// Six-point Smear of north-east Wisconsin (WIS-01 to WIS-05).
    WisconsinSmear,
    /// Ten-point Smear (SMR-01 to SMR-05).
    SmearTen,
    /// Cinch, with two pedros (CIN-01 to CIN-11).
    Cinch,
    /// Cinch with a widow, by three pairs (WID-01, WID-02).
    WidowCinch,
    /// Pedro to 62 (PED-01 to PED-04).
    Pedro,
    /// Pidro as played in Finland (PID-01 to PID-04).
    Pidro,
    /// All Fives: Seven Up with pegging (AFV-01 to AFV-04).
    AllFives,
    /// California Jack: two players draw from a stock that lies face up (CAL-01 to CAL-04).
    CaliforniaJack,
    /// Shasta Sam: California Jack with the stock face down (SHA-01, SHA-02).
    ShastaSam,
    /// Nine-card Don (DON-01 to DON-07).
    NineCardDon,
    /// Irish Don, with the whole pack (IRD-01 to IRD-03).
    IrishDon,
    /// Phat: Don with thirteen cards and the muck (PHA-01 to PHA-04).
    Phat,
    /// Blind Don: two, with half of the cards face down beneath the others (BLD-01 to BLD-04).
    BlindDon,
}

impl Preset {
    /// Every preset, in the order of the list of games.
    pub const ALL: [Preset; 38] = [
        Preset::AuctionPitch,
        Preset::Setback,
        Preset::Trinidad,
        Preset::Lancashire,
        Preset::WestYorkshire,
        Preset::Blackburn,
        Preset::Britannica1911,
        Preset::CommercialPitch,
        Preset::SevenUp,
        Preset::Smudge,
        Preset::SmudgeBid,
        Preset::NoAuctionPitch,
        Preset::Racehorse,
        Preset::JokerPitch,
        Preset::FivePoint,
        Preset::SevenPoint,
        Preset::WestMichigan,
        Preset::EuchreSetback,
        Preset::PedroSancho,
        Preset::Snoozer,
        Preset::TenPoint,
        Preset::Colorado,
        Preset::ThirteenPoint,
        Preset::Pawnee,
        Preset::Schmier,
        Preset::WisconsinSmear,
        Preset::SmearTen,
        Preset::Cinch,
        Preset::WidowCinch,
        Preset::Pedro,
        Preset::Pidro,
        Preset::AllFives,
        Preset::CaliforniaJack,
        Preset::ShastaSam,
        Preset::NineCardDon,
        Preset::IrishDon,
        Preset::Phat,
        Preset::BlindDon,
    ];

    /// Returns the preset's name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Preset::AuctionPitch => "auction_pitch",
            Preset::Setback => "setback",
            Preset::Trinidad => "trinidad",
            Preset::Lancashire => "lancashire",
            Preset::WestYorkshire => "west_yorkshire",
            Preset::Blackburn => "blackburn",
            Preset::Britannica1911 => "britannica1911",
            Preset::CommercialPitch => "commercial_pitch",
            Preset::SevenUp => "seven_up",
            Preset::Smudge => "smudge",
            Preset::SmudgeBid => "smudge_bid",
            Preset::NoAuctionPitch => "no_auction_pitch",
            Preset::Racehorse => "racehorse",
            Preset::JokerPitch => "joker_pitch",
            Preset::FivePoint => "five_point",
            Preset::SevenPoint => "seven_point",
            Preset::WestMichigan => "west_michigan",
            Preset::EuchreSetback => "euchre_setback",
            Preset::PedroSancho => "pedro_sancho",
            Preset::Snoozer => "snoozer",
            Preset::TenPoint => "ten_point",
            Preset::Colorado => "colorado",
            Preset::ThirteenPoint => "thirteen_point",
            Preset::Pawnee => "pawnee",
            Preset::Schmier => "schmier",
            Preset::WisconsinSmear => "wisconsin_smear",
            Preset::SmearTen => "smear_ten",
            Preset::Cinch => "cinch",
            Preset::WidowCinch => "widow_cinch",
            Preset::Pedro => "pedro",
            Preset::Pidro => "pidro",
            Preset::AllFives => "all_fives",
            Preset::CaliforniaJack => "california_jack",
            Preset::ShastaSam => "shasta_sam",
            Preset::NineCardDon => "nine_card_don",
            Preset::IrishDon => "irish_don",
            Preset::Phat => "phat",
            Preset::BlindDon => "blind_don",
        }
    }

    /// Returns the preset that these rules differ from in the fewest options, the first of them where there are
    /// several.
    ///
    /// A difference that [`Preset::played_as`] leaves to the table does not count, nor does an option that has no
    /// meaning in either.
    #[must_use]
    pub fn nearest(rules: &Rules) -> Preset {
        let nearest = Preset::ALL.into_iter().min_by_key(|preset| preset.differences(rules).count());
        nearest.unwrap_or(Preset::AuctionPitch)
    }

    /// Returns the rules of the preset for the number of players in `rules`, with mistakes where `rules` allow them:
    /// what a table settles for itself is no difference from the book.
    #[must_use]
    pub fn played_as(self, rules: &Rules) -> Rules {
        Rules { players: rules.players, revoke_mode: rules.revoke_mode, ..self.into() }
    }

    /// Finds the options in which these rules differ from the preset [played as they are](Preset::played_as).
    pub fn differences(self, rules: &Rules) -> impl Iterator<Item = Field> {
        let printed = self.played_as(rules);
        let differs =
            move |field: &Field| field.differs(rules, &printed) && (field.applies(rules) || field.applies(&printed));
        Field::ALL.iter().copied().filter(differs)
    }

    /// Returns the game with a name that these rules are, as far as the books settle it: the number of players, the
    /// partnerships, mistakes and the shown draw are left to every table.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Self> {
        let nearest = Preset::nearest(rules);
        let book = Rules::from(nearest);
        let left_open = |field| matches!(field, Field::Teams | Field::Ceremony);
        let is_same = nearest.differences(rules).all(left_open);
        (is_same && (book.min_players..=book.max_players).contains(&rules.players)).then_some(nearest)
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no preset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no preset `{}`", quote(.0))]
pub struct ParsePresetError(pub String);

impl FromStr for Preset {
    type Err = ParsePresetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Preset::ALL.into_iter().find(|preset| preset.id() == text).ok_or_else(|| ParsePresetError(text.to_owned()))
    }
}

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Rules {
        match preset {
            Preset::AuctionPitch => games::AUCTION_PITCH,
            Preset::Setback => games::SETBACK,
            Preset::Trinidad => games::TRINIDAD,
            Preset::Lancashire => games::LANCASHIRE,
            Preset::WestYorkshire => games::WEST_YORKSHIRE,
            Preset::Blackburn => games::BLACKBURN,
            Preset::Britannica1911 => games::BRITANNICA1911,
            Preset::CommercialPitch => games::COMMERCIAL_PITCH,
            Preset::SevenUp => games::SEVEN_UP,
            Preset::Smudge => games::SMUDGE,
            Preset::SmudgeBid => games::SMUDGE_BID,
            Preset::NoAuctionPitch => games::NO_AUCTION_PITCH,
            Preset::Racehorse => games::RACEHORSE,
            Preset::JokerPitch => games::JOKER_PITCH,
            Preset::FivePoint => games::FIVE_POINT,
            Preset::SevenPoint => games::SEVEN_POINT,
            Preset::WestMichigan => games::WEST_MICHIGAN,
            Preset::EuchreSetback => games::EUCHRE_SETBACK,
            Preset::PedroSancho => games::PEDRO_SANCHO,
            Preset::Snoozer => games::SNOOZER,
            Preset::TenPoint => games::TEN_POINT,
            Preset::Colorado => games::COLORADO,
            Preset::ThirteenPoint => games::THIRTEEN_POINT,
            Preset::Pawnee => games::PAWNEE,
            Preset::Schmier => games::SCHMIER,
            Preset::WisconsinSmear => games::WISCONSIN_SMEAR,
            Preset::SmearTen => games::SMEAR_TEN,
            Preset::Cinch => games::CINCH,
            Preset::WidowCinch => games::WIDOW_CINCH,
            Preset::Pedro => games::PEDRO,
            Preset::Pidro => games::PIDRO,
            Preset::AllFives => games::ALL_FIVES,
            Preset::CaliforniaJack => games::CALIFORNIA_JACK,
            Preset::ShastaSam => games::SHASTA_SAM,
            Preset::NineCardDon => games::NINE_CARD_DON,
            Preset::IrishDon => games::IRISH_DON,
            Preset::Phat => games::PHAT,
            Preset::BlindDon => games::BLIND_DON,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::rules::ExposedCard;

    #[test]
    fn every_preset_is_named_and_fits_together() {
        for preset in Preset::ALL {
            assert_eq!(preset.to_string().parse(), Ok(preset));
            assert_eq!(Rules::from(preset).validate(), []);
        }
        assert!("auction".parse::<Preset>().is_err());
    }

    #[test]
    fn the_nearest_preset_differs_in_the_fewest_options() {
        for preset in Preset::ALL {
            let printed = Rules::from(preset);
            assert_eq!(Preset::nearest(&printed), preset);
            let other_number = Rules { players: printed.max_players, ..printed.clone() };
            assert_eq!(Preset::nearest(&other_number), preset);
            let without_meaning = Rules { exposed_card: ExposedCard::Callable, renege_top: 13, ..printed };
            assert_eq!(Preset::nearest(&without_meaning), preset);
        }
        let rules = Rules { hang_jack: Points(3), target: Points(9), ..Preset::Racehorse.into() };
        assert_eq!(Preset::nearest(&rules), Preset::Racehorse);
        assert_eq!(Preset::Racehorse.differences(&rules).collect::<Vec<_>>(), [Field::Target, Field::HangJack]);
    }

    #[test]
    fn a_game_is_known_by_its_rules() {
        for preset in Preset::ALL {
            let rules = Rules { ceremony: true, ..Rules::from(preset) };
            assert_eq!(Preset::of(&rules), Some(preset));
            assert_eq!(Preset::of(&Rules { players: rules.max_players, ..rules.clone() }), Some(preset));
            assert_eq!(Preset::of(&Rules { cards_per_player: rules.cards_per_player - 1, ..rules }), None);
        }
    }
}
