//! The games as a list: in branches of the family, and by the other names that players have for them.

use crate::glossary::names_in;
use crate::t;
use crate::{Language, phrase, plain, preset_name};
use pitch_rules::rules::{Entry, TrumpBy};
use pitch_rules::{Point, Points, Preset, Rules};

/// A branch of the family: games in which trump is made alike, and in which the same kind of thing scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Branch {
    /// The highest bidder pitches, and High, Low, Jack and Game score.
    Bid,
    /// The highest bidder pitches, and other things score as well.
    MorePoints,
    /// The highest bidder pitches, and cards are exchanged between the bidding and the first lead.
    Exchange,
    /// The highest bidder pitches, and a single card is worth as much as a whole hand of High, Low, Jack and Game, or more.
    Pedro,
    /// A card is turned up for trump.
    TurnUp,
    /// Two players draw a card after each trick.
    Draw,
    /// The player left of the dealer pitches or sells the pitch.
    Eldest,
    /// The player left of the dealer pitches, and other things score than High, Low, Jack and Game.
    Don,
}

impl Branch {
    /// Every branch, in the order of the list.
    pub const ALL: [Branch; 8] = [
        Branch::Bid,
        Branch::MorePoints,
        Branch::Exchange,
        Branch::Pedro,
        Branch::TurnUp,
        Branch::Eldest,
        Branch::Don,
        Branch::Draw,
    ];

    /// Finds the branch of a game by these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> Branch {
        let has_only_the_four = || rules.points.entries().iter().all(|entry| Point::ALL_FOURS.contains(&entry.point));
        let is_dear = |entry: &Entry| entry.worth > Points(Point::ALL_FOURS.len() as i16);
        match rules.trump_by {
            _ if rules.draws() => Branch::Draw,
            TrumpBy::Auction if rules.points.entries().iter().any(is_dear) => Branch::Pedro,
            TrumpBy::Auction if rules.exchanges() || rules.has_table_widow() => Branch::Exchange,
            TrumpBy::Auction if has_only_the_four() => Branch::Bid,
            TrumpBy::Auction => Branch::MorePoints,
            TrumpBy::TurnUp | TrumpBy::StockTop | TrumpBy::Cut => Branch::TurnUp,
            TrumpBy::Eldest if !has_only_the_four() => Branch::Don,
            TrumpBy::Sale | TrumpBy::Eldest => Branch::Eldest,
        }
    }

    /// Finds the games with a name in this branch, the most played first.
    pub fn games(self) -> impl Iterator<Item = Preset> {
        Preset::ALL.into_iter().filter(move |preset| Branch::of(&Rules::from(*preset)) == self)
    }

    const fn id(self) -> &'static str {
        match self {
            Branch::Bid => "bid",
            Branch::MorePoints => "more-points",
            Branch::Exchange => "exchange",
            Branch::Pedro => "pedro",
            Branch::TurnUp => "turn-up",
            Branch::Draw => "draw",
            Branch::Eldest => "eldest",
            Branch::Don => "don",
        }
    }
}

/// Returns the name of a branch, to stand above its games.
#[must_use]
pub fn branch_name(language: &Language, branch: Branch) -> String {
    t!(language, "games-branch", branch = branch.id())
}

/// Returns the other names of a game: "Old Sledge".
#[must_use]
pub fn other_names(language: &Language, preset: Preset) -> Vec<String> {
    names_in(&t!(language, "preset-also", preset = preset.id()))
}

/// Finds the games that somebody means by a name: by their own name or id, or else by another name that they have.
#[must_use]
pub fn games_called(language: &Language, name: &str) -> Vec<Preset> {
    let typed = plain(name);
    let by_name = |game: &Preset| plain(&preset_name(language, *game)) == typed || plain(game.id()) == typed;
    match Preset::ALL.into_iter().find(by_name) {
        Some(game) => vec![game],
        None => OtherName::whole(language, name).map(|other| other.games).unwrap_or_default(),
    }
}

/// A name that a game has beside its own, or that of a game of the family that is not here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherName {
    name: String,
    /// The name as it is compared with others: without differences in how people write it.
    plain: String,
    /// Games that are so called, in the order of their list; none for a game that is not here.
    games: Vec<Preset>,
}

impl OtherName {
    /// Least number of letters that count as a part of a name.
    const LEAST: usize = 3;

    /// Finds the name of which this is a part, once enough of it is typed that it can be no other.
    #[must_use]
    pub fn looked_for(language: &Language, typed: &str) -> Option<Self> {
        let part = plain(typed);
        if part.chars().count() < OtherName::LEAST {
            return None;
        }
        let mut names = OtherName::all(language);
        names.retain(|other| other.plain.contains(&part));
        let whole = names.iter().position(|other| other.plain == part);
        let only = (names.len() == 1).then_some(0);
        whole.or(only).map(|place| names.swap_remove(place))
    }

    /// Finds the name that is written out.
    #[must_use]
    pub fn whole(language: &Language, typed: &str) -> Option<Self> {
        let typed = plain(typed);
        OtherName::all(language).into_iter().find(|other| other.plain == typed)
    }

    /// Tells which games it is a name of.
    #[must_use]
    pub fn games_line(&self, language: &Language) -> String {
        let games = self.games.iter().map(|game| preset_name(language, *game));
        match phrase::list(language, games).as_str() {
            "" => t!(language, "games-told-absent", name = self.name.as_str()),
            games => t!(language, "games-told", name = self.name.as_str(), games = games),
        }
    }

    fn all(language: &Language) -> Vec<Self> {
        let mut all: Vec<OtherName> = Vec::new();
        for game in Branch::ALL.into_iter().flat_map(Branch::games) {
            for name in other_names(language, game) {
                let plain = plain(&name);
                match all.iter_mut().find(|other| other.plain == plain) {
                    Some(other) => other.games.push(game),
                    None => all.push(OtherName { name, plain, games: vec![game] }),
                }
            }
        }
        let here = Preset::ALL.map(|game| plain(&preset_name(language, game)));
        for name in names_in(&t!(language, "games-absent")) {
            let plain = plain(&name);
            if !here.contains(&plain) && !all.iter().any(|other| other.plain == plain) {
                all.push(OtherName { name, plain, games: Vec::new() });
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_branch_by_its_rules() {
        let listed: Vec<Preset> = Branch::ALL.into_iter().flat_map(Branch::games).collect();
        assert_eq!(listed.len(), Preset::ALL.len());
        assert!(Preset::ALL.into_iter().all(|game| listed.contains(&game)));
        let of = |game: Preset| Branch::of(&game.into());
        assert_eq!(of(Preset::Racehorse), Branch::Bid);
        assert_eq!([Preset::PedroSancho, Preset::Cinch].map(of), [Branch::Pedro; 2]);
        assert_eq!([Preset::TenPoint, Preset::WisconsinSmear].map(of), [Branch::Exchange; 2]);
        assert_eq!(of(Preset::Lancashire), Branch::TurnUp);
        assert_eq!([Preset::Blackburn, Preset::CommercialPitch].map(of), [Branch::Eldest; 2]);
        let with = |points: &str, game: Preset| Rules { points: points.parse().expect("points"), ..game.into() };
        assert_eq!(Branch::of(&with("high low jack last game", Preset::Setback)), Branch::MorePoints);
        assert_eq!(Branch::of(&with("A:4 5:10 game:8", Preset::WestYorkshire)), Branch::Don);
        assert_eq!(Branch::of(&with("jack low game", Preset::Setback)), Branch::Bid, "fewer are not more");
    }

    #[test]
    fn a_game_is_found_by_any_of_its_names() {
        let called = |name| games_called(&Language::default(), name);
        for name in ["Seven Up", "seven-up", "seven_up", "old sledge", " OLD  SLEDGE "] {
            assert_eq!(called(name), [Preset::SevenUp], "{name}");
        }
        assert_eq!(called("setback"), [Preset::Setback], "its own name goes before that of another");
        assert!(called("pitch").len() > 1);
        assert_eq!((called("Whist"), called("")), (vec![], vec![]));
    }

    #[test]
    fn another_name_is_explained_once_it_can_be_no_other() {
        let told = |typed| {
            let l = Language::default();
            OtherName::looked_for(&l, typed).map(|other| other.games_line(&l))
        };
        let sledge = "Old Sledge is also a name for Seven Up.";
        assert_eq!(told("sledge").as_deref(), Some(sledge));
        assert_eq!(told("old-sledge").as_deref(), Some(sledge));
        assert!(told("high low jack").is_some_and(|told| told.ends_with("Auction Pitch, Setback and Seven Up.")));
        assert_eq!(
            told("Razzle-Dazzle").as_deref(),
            Some("Razzle-Dazzle is a game of the family that isn’t in this program yet.")
        );
        for typed in ["", "ol", "e", "whist"] {
            assert_eq!(told(typed), None, "{typed}");
        }
    }
}
