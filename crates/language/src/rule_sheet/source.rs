//! Gaps of the printed games: the clauses that this program decides, and laws that come from elsewhere.

use crate::Language;
use crate::t;
use pitch_rules::{Preset, Rules};

/// Topics of clauses that this program decides, each with its ruling in `docs/rules.md`.
type Rulings = &'static [(&'static str, &'static str)];

/// Topics that are in no description of any game.
const EVERYWHERE: Rulings = &[("claims", "B-51"), ("one-card", "B-05"), ("mistakes", "B-42")];

/// Topics that are in no description of any game, where High and Low are no points.
const CARDS_ONLY: Rulings = &[("claims", "B-51"), ("mistakes", "B-42")];

/// Topic that is on a sheet only where several sides can score by one revoke.
const TOGETHER: (&str, &str) = ("revoke-together", "B-24");

/// Topics that Bicycle's law leaves open.
const LAW: Rulings = &[
    ("misdeal-count", "B-22"),
    ("revoke-call", "B-44"),
    ("revoke-points", "B-15"),
    ("revoke-no-bid", "B-15"),
    ("exposed", "B-42"),
];

/// Topics that the descriptions of All Fours leave open about a card turned up.
const TURN_UP: Rulings = &[("turned-wins", "B-20"), ("peek", "B-26"), ("gift-wins", "B-21"), ("run-hand", "B-25")];

/// A law that is wholly this program's, but for what a revoke costs.
const ALL_LAW: Rulings =
    &[("misdeal-shown", "B-22"), ("misdeal-result", "B-22"), ("bid-error", "B-14"), ("revoke-correction", "B-45")];

/// Topics of this program's own law about cards led too early or by the wrong player, where the first card makes trump.
const PITCH_LAW: Rulings = &[("early-pitch", "B-17"), ("wrong-pitch", "B-19"), ("wrong-demand", "B-18")];

/// Topics on which none of the descriptions of the games with an off-jack says anything.
const SILENT: Rulings = &[("bids", "F-12"), ("privilege", "F-12"), ("undertrump", "B-40"), ("revoke-penalty", "B-47")];

/// Topics that the descriptions of the games with an exchange leave open about it.
const EXCHANGE: Rulings = &[("discard-trumps", "F-16"), ("exchange-first", "F-15"), ("dead-points", "F-37")];

/// Topics on which the descriptions of Ten-Point Pitch say nothing.
const TEN_POINT: Rulings = &[
    ("final", "F-12"),
    ("short-stock", "F-21"),
    ("set-back", "F-25"),
    ("going-out", "B-09"),
    ("revoke-penalty", "F-44"),
];

/// Topics that Foster's laws of Cinch leave open, which say what a renege costs and that a card may be called for.
const CINCH_LAW: Rulings = &[
    ("misdeal-count", "B-22"),
    ("misdeal-result", "B-22"),
    ("bid-error", "B-14"),
    ("revoke-correction", "B-45"),
    ("revoke-call", "B-44"),
    ("revoke-points", "B-15"),
];

/// Topics that the descriptions of Seven Up leave open.
const SEVEN_UP: Rulings = &[
    ("turned-wins", "B-20"),
    ("run-out", "B-26"),
    ("undertrump", "B-40"),
    ("misdeal-shown", "B-22"),
    ("misdeal-count", "B-22"),
    ("misdeal-result", "B-22"),
    ("revoke-correction", "B-45"),
    ("revoke-call", "B-44"),
    ("exposed", "B-42"),
];

/// Topics that the descriptions of Don leave open, which give no law.
const DON: Rulings = &[
    ("undertrump", "B-40"),
    ("misdeal-shown", "B-22"),
    ("misdeal-count", "B-22"),
    ("misdeal-result", "B-22"),
    ("wrong-pitch", "B-19"),
    ("wrong-demand", "B-18"),
    ("revoke-correction", "B-45"),
    ("revoke-call", "B-44"),
    ("revoke-penalty", "F-44"),
    ("revoke-points", "B-15"),
    ("exposed", "B-42"),
];

/// Returns the topics that this program decides in each game.
const fn rulings(preset: Preset) -> &'static [Rulings] {
    match preset {
        Preset::AuctionPitch | Preset::Smudge => {
            &[EVERYWHERE, LAW, &[("all-pass", "B-01"), ("undertrump", "B-40"), ("basis", "B-16")]]
        }
        Preset::Racehorse => {
            &[EVERYWHERE, LAW, &[("players", "C-17"), ("all-pass", "B-01"), ("undertrump", "B-40"), ("basis", "B-16")]]
        }
        Preset::Setback => &[
            EVERYWHERE,
            LAW,
            &[
                ("players", "B-12"),
                ("bids", "B-30"),
                ("privilege", "B-02"),
                ("final", "B-03"),
                ("all-pass", "B-01"),
                ("undertrump", "B-40"),
                ("game-tie", "B-04"),
                ("set-back", "B-10"),
                ("smudge", "B-11"),
                ("revoke-penalty", "B-47"),
            ],
        ],
        Preset::SmudgeBid => &[
            EVERYWHERE,
            LAW,
            &[
                ("undertrump", "B-40"),
                ("game-tie", "B-04"),
                ("smudge", "C-02"),
                ("target", "C-02"),
                ("going-out", "B-09"),
                ("revoke-penalty", "B-47"),
            ],
        ],
        Preset::Trinidad => &[EVERYWHERE, TURN_UP, &[("revoke-points", "B-23")]],
        Preset::Lancashire => &[EVERYWHERE, TURN_UP, &[("target", "B-29"), ("revoke-points", "B-23")]],
        Preset::SevenUp => &[EVERYWHERE, SEVEN_UP],
        Preset::Britannica1911 => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            PITCH_LAW,
            &[
                ("bids", "B-30"),
                ("seller-credit", "B-31"),
                ("undertrump", "B-40"),
                ("set-back", "B-32"),
                ("red-pool", "B-34"),
            ],
        ],
        Preset::CommercialPitch => &[
            EVERYWHERE,
            &[
                ("refused-credit", "B-31"),
                ("all-pass", "B-01"),
                ("undertrump", "B-40"),
                ("set-back", "B-32"),
                ("red-pool", "B-34"),
                ("misdeal-shown", "B-22"),
                ("misdeal-count", "B-22"),
                ("bid-error", "B-14"),
                ("early-pitch", "B-17"),
                ("wrong-pitch", "B-19"),
                ("wrong-demand", "B-18"),
                ("revoke-correction", "B-45"),
                ("revoke-call", "B-44"),
                ("revoke-points", "B-15"),
                ("exposed", "B-42"),
            ],
        ],
        Preset::WestYorkshire | Preset::Blackburn => &[
            EVERYWHERE,
            &[
                ("undertrump", "B-40"),
                ("misdeal-shown", "B-22"),
                ("misdeal-count", "B-22"),
                ("misdeal-result", "B-22"),
                ("wrong-pitch", "B-19"),
                ("wrong-demand", "B-18"),
                ("revoke-correction", "B-45"),
                ("revoke-call", "B-44"),
                ("revoke-penalty", "B-43"),
                ("revoke-points", "B-15"),
                ("exposed", "B-42"),
            ],
        ],
        Preset::CaliforniaJack | Preset::ShastaSam => &[
            EVERYWHERE,
            LAW,
            &[
                ("undertrump", "B-40"),
                ("game-tie", "B-04"),
                ("misdeal-shown", "B-22"),
                ("misdeal-result", "B-22"),
                ("revoke-correction", "B-45"),
                ("revoke-penalty", "B-47"),
            ],
        ],
        Preset::NoAuctionPitch => &[EVERYWHERE, LAW, &[("players", "C-18"), ("undertrump", "B-40")]],
        Preset::JokerPitch => &[EVERYWHERE, LAW, &[("all-pass", "B-01"), ("undertrump", "B-40"), ("bids", "F-12")]],
        Preset::FivePoint => {
            &[EVERYWHERE, LAW, ALL_LAW, SILENT, &[("final", "F-12"), ("all-pass", "F-12"), ("game-tie", "F-11")]]
        }
        Preset::EuchreSetback => {
            &[EVERYWHERE, LAW, ALL_LAW, SILENT, &[("all-pass", "F-12"), ("set-back", "B-10"), ("game-tie", "F-11")]]
        }
        Preset::SevenPoint => {
            &[EVERYWHERE, LAW, ALL_LAW, PITCH_LAW, SILENT, &[("final", "F-12"), ("set-back", "B-10")]]
        }
        Preset::WestMichigan => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            PITCH_LAW,
            SILENT,
            &[("final", "F-12"), ("all-pass", "F-12"), ("set-back", "B-10"), ("game-tie", "F-11")],
        ],
        Preset::PedroSancho | Preset::Snoozer => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            PITCH_LAW,
            &[
                ("players", "F-45"),
                ("bids", "F-35"),
                ("all-pass", "F-35"),
                ("undertrump", "B-40"),
                ("set-back", "B-10"),
                ("going-out", "B-09"),
            ],
        ],
        Preset::TenPoint | Preset::ThirteenPoint => &[CARDS_ONLY, LAW, ALL_LAW, EXCHANGE, TEN_POINT],
        Preset::Colorado => &[
            CARDS_ONLY,
            LAW,
            ALL_LAW,
            EXCHANGE,
            TEN_POINT,
            &[
                ("bids", "F-12"),
                ("privilege", "F-12"),
                ("all-pass", "F-12"),
                ("weak-hand", "F-22"),
                ("play-size", "TEN-06"),
                ("discard", "TEN-06"),
                ("refill", "TEN-06"),
                ("rest", "TEN-06"),
                ("playable", "TEN-08"),
                ("target", "TEN-09"),
            ],
        ],
        Preset::Pawnee => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            EXCHANGE,
            &[
                ("bids", "F-30"),
                ("privilege", "F-30"),
                ("final", "F-30"),
                ("all-pass", "F-30"),
                ("play-size", "PAW-04"),
                ("discard", "PAW-04"),
                ("partner", "F-31"),
                ("partner-scores", "F-29"),
                ("undertrump", "B-40"),
                ("low-joker", "F-04"),
                ("set-back", "F-29"),
                ("going-out", "F-29"),
                ("revoke-penalty", "F-44"),
            ],
        ],
        Preset::Schmier => &[
            CARDS_ONLY,
            LAW,
            ALL_LAW,
            EXCHANGE,
            &[("final", "F-12"), ("short-stock", "F-21"), ("undertrump", "B-40"), ("revoke-penalty", "F-44")],
        ],
        Preset::WisconsinSmear => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            &[
                ("discard-trumps", "F-16"),
                ("dead-points", "F-37"),
                ("widow", "F-39"),
                ("joker-order", "F-03"),
                ("bids", "F-39"),
                ("privilege", "F-12"),
                ("final", "F-12"),
                ("all-pass", "F-12"),
                ("undertrump", "B-40"),
                ("low", "F-39"),
                ("low-joker", "F-04"),
                ("game-tie", "F-11"),
                ("set-back", "F-25"),
                ("going-out", "B-09"),
                ("revoke-penalty", "F-44"),
            ],
        ],
        Preset::SmearTen => &[
            EVERYWHERE,
            LAW,
            ALL_LAW,
            EXCHANGE,
            &[
                ("bids", "F-12"),
                ("privilege", "F-12"),
                ("final", "F-12"),
                ("all-pass", "F-12"),
                ("undertrump", "B-40"),
                ("low-joker", "F-04"),
                ("game-tie", "F-11"),
                ("set-back", "F-25"),
                ("revoke-penalty", "F-44"),
            ],
        ],
        Preset::Cinch => {
            &[CARDS_ONLY, CINCH_LAW, &[("discard-trumps", "F-16"), ("short-stock", "F-21"), ("undertrump", "B-40")]]
        }
        Preset::WidowCinch => &[
            CARDS_ONLY,
            CINCH_LAW,
            &[
                ("discard-trumps", "F-16"),
                ("exchange-first", "F-15"),
                ("undertrump", "B-40"),
                ("set-back", "F-38"),
                ("going-out", "F-38"),
            ],
        ],
        Preset::Pedro => &[
            CARDS_ONLY,
            CINCH_LAW,
            &[
                ("misdeal-shown", "B-22"),
                ("final", "F-12"),
                ("discard-trumps", "F-20"),
                ("exchange-first", "F-15"),
                ("dead-points", "F-37"),
                ("short-stock", "F-21"),
                ("undertrump", "B-40"),
            ],
        ],
        Preset::Pidro => &[
            CARDS_ONLY,
            CINCH_LAW,
            &[("misdeal-shown", "B-22"), ("discard-trumps", "F-20"), ("dead-points", "F-20"), ("short-stock", "F-21")],
        ],
        Preset::AllFives => &[
            EVERYWHERE,
            SEVEN_UP,
            &[("high", "F-43"), ("low", "F-43"), ("jack", "F-43"), ("revoke-penalty", "F-44"), ("going-out", "F-48")],
        ],
        Preset::NineCardDon => &[CARDS_ONLY, DON, &[("game-tie", "F-11"), ("target", "F-42"), ("pegging", "F-32")]],
        Preset::IrishDon => &[CARDS_ONLY, DON, &[("target", "F-41"), ("pegging", "F-32")]],
        Preset::Phat => &[CARDS_ONLY, DON, &[("game-tie", "F-33"), ("pegging", "F-32")]],
        Preset::BlindDon => &[&[
            ("mistakes", "B-42"),
            ("undertrump", "B-40"),
            ("layout", "F-40"),
            ("game-tie", "F-11"),
            ("pegging", "F-40"),
        ]],
    }
}

/// Returns the ruling of `docs/rules.md` that the clause on this topic rests on in this game, if its description leaves
/// it open.
pub(super) fn ruling(preset: Preset, rules: &Rules, topic: &str) -> Option<&'static str> {
    // That mistakes can be made is every book's; that none can is this program's.
    if topic == "mistakes" && rules.allows_mistakes() {
        return None;
    }
    let mut open = rulings(preset).iter().copied().flatten().chain([&TOGETHER]);
    open.find(|(open, _)| *open == topic).map(|(_, id)| *id)
}

/// Returns the topics that are open in a game, with the rulings.
#[cfg(test)]
pub(super) fn topics(preset: Preset) -> impl Iterator<Item = (&'static str, &'static str)> {
    rulings(preset).iter().copied().flatten().copied()
}

/// Names the source of the law of the table, where that is not the game's own description: a sentence to stand above
/// it.
pub(super) fn law_source(language: &Language, preset: Preset) -> Option<String> {
    let law = match preset {
        Preset::Setback => "setback",
        Preset::Smudge
        | Preset::SmudgeBid
        | Preset::NoAuctionPitch
        | Preset::Racehorse
        | Preset::JokerPitch
        | Preset::CaliforniaJack
        | Preset::ShastaSam => "bicycle",
        Preset::Britannica1911 => "later",
        Preset::WidowCinch | Preset::Pedro | Preset::Pidro => "cinch",
        Preset::AuctionPitch
        | Preset::Trinidad
        | Preset::Lancashire
        | Preset::WestYorkshire
        | Preset::Blackburn
        | Preset::CommercialPitch
        | Preset::SevenUp
        | Preset::FivePoint
        | Preset::SevenPoint
        | Preset::WestMichigan
        | Preset::EuchreSetback
        | Preset::PedroSancho
        | Preset::Snoozer
        | Preset::TenPoint
        | Preset::Colorado
        | Preset::ThirteenPoint
        | Preset::Pawnee
        | Preset::Schmier
        | Preset::WisconsinSmear
        | Preset::SmearTen
        | Preset::Cinch
        | Preset::AllFives
        | Preset::NineCardDon
        | Preset::IrishDon
        | Preset::Phat
        | Preset::BlindDon => return None,
    };
    Some(t!(language, "rules-law-source", law = law))
}
