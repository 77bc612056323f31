//! Themes of puzzles: what a decision teaches, found out from its position and its answer alone.

use crate::costs::Skill;
use crate::puzzle::{Puzzle, Question, Shelf};
use pitch_players::{Patience, Reason, Request};
use pitch_rules::{Action, Card, CardPoints, Cards, Point, Preset, Rank};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use std::str::FromStr;
use std::sync::LazyLock;

/// What a decision teaches. Some teach several things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Winning the trump jack, or not losing it.
    Jack,
    /// When to part with a ten.
    Tens,
    /// Calls before the first card.
    Bid,
    /// Whether to lead trumps.
    Trumps,
    /// Winning card points, or giving none away.
    Game,
    /// Whatever the player got wrong in their own games.
    Mistakes,
}

impl Theme {
    /// All themes, in their order on the shelf.
    pub const ALL: [Theme; 6] = [Theme::Jack, Theme::Tens, Theme::Bid, Theme::Trumps, Theme::Game, Theme::Mistakes];

    /// Returns its name in files and texts, and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Jack => "jack",
            Theme::Tens => "tens",
            Theme::Bid => "bid",
            Theme::Trumps => "trumps",
            Theme::Game => "game",
            Theme::Mistakes => "mistakes",
        }
    }

    /// Returns the themes of a decision, given what is asked of a bot, the kind of the decision, and its choices, the best
    /// first: those that a reason for the best speaks of before the rest, the rarest first.
    #[must_use]
    pub fn of(request: &Request, question: Question, choices: &[Action]) -> Vec<Theme> {
        if question == Question::Call {
            return vec![Theme::Bid];
        }
        let (view, rules) = (&request.view, &request.rules);
        let ranking = view.rankings.with(view.trump);
        let cards: Vec<Card> = choices.iter().filter_map(Action::card).collect();
        let trumps = ranking.trumps();
        let lying = view.trick.map(|trick| trick.cards()).unwrap_or_default();
        let taken = view.tricks.iter().fold(Cards::NONE, |cards, trick| cards | trick.cards());
        let counts_game = rules.can_score(Point::Game);
        let jack = view.trump.map(|trump| Card::new(Rank::Jack, trump));
        let jack = jack.filter(|jack| rules.can_score(Point::Jack) && !taken.contains(*jack));
        // The jack itself, or what would catch it.
        let touches = |jack: Card| cards.iter().any(|card| *card == jack || ranking.above(jack).contains(*card));
        let ten_counts =
            |ten: Card| counts_game || rules.points.points().any(|point| ranking.scoring(point).contains(ten));
        let worth = |card: &Card| ranking.card_points(Cards::of(*card));
        let has = |theme: &Theme| match theme {
            Theme::Jack => jack.is_some_and(touches),
            // Who chooses trump by a card parts with none.
            Theme::Tens => {
                view.trump.is_some() && cards.iter().any(|card| card.rank() == Some(Rank::Ten) && ten_counts(*card))
            }
            Theme::Bid | Theme::Mistakes => false,
            Theme::Trumps => question == Question::Lead && cards.iter().any(|card| trumps.contains(*card)),
            Theme::Game => {
                let differs = cards.windows(2).any(|pair| worth(&pair[0]) != worth(&pair[1]));
                counts_game && (differs || ranking.card_points(lying) > CardPoints::default())
            }
        };
        let mut themes: Vec<Theme> = RAREST_FIRST.into_iter().filter(has).collect();
        let best = choices.first();
        let reasons = best.map(|best| request.reasons(best)).unwrap_or_default();
        let is_ten = best.and_then(Action::card).is_some_and(|card| card.rank() == Some(Rank::Ten));
        themes.sort_by_key(|theme| !reasons.iter().any(|reason| theme.is_told_by(*reason, is_ten)));
        themes
    }

    /// Returns `true` if this reason for a card, or for a ten, speaks of the theme.
    fn is_told_by(self, reason: Reason, is_ten: bool) -> bool {
        match self {
            Theme::Jack => {
                matches!(reason, Reason::HuntsJack | Reason::CapturesJack | Reason::SavesJack | Reason::ProtectsJack)
            }
            Theme::Tens => {
                let of_points = matches!(reason, Reason::FeedsPartner | Reason::FeedsScored | Reason::MayTake);
                matches!(reason, Reason::WinsTen | Reason::ProtectsTen) || is_ten && of_points
            }
            Theme::Trumps => reason == Reason::LeadsTrump,
            Theme::Game => matches!(
                reason,
                Reason::RuffsPoints
                    | Reason::FeedsPartner
                    | Reason::GivesNothing
                    | Reason::FewestPoints
                    | Reason::LeadsLow
            ),
            Theme::Bid | Theme::Mistakes => false,
        }
    }
}

/// Themes of cards, those of few puzzles first: a puzzle of several belongs to the rarest before it belongs to the others.
const RAREST_FIRST: [Theme; 4] = [Theme::Trumps, Theme::Jack, Theme::Tens, Theme::Game];

/// Theme by which a skill is practiced.
impl From<Skill> for Theme {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Bidding => Theme::Bid,
            Skill::Leading => Theme::Trumps,
            Skill::Following => Theme::Tens,
        }
    }
}

/// Text that names no theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such theme")]
pub struct NoTheme;

impl FromStr for Theme {
    type Err = NoTheme;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Theme::ALL.into_iter().find(|theme| theme.id() == text).ok_or(NoTheme)
    }
}

impl Puzzle {
    /// Returns its themes; none if its position cannot be reached.
    #[must_use]
    pub fn themes(&self) -> Vec<Theme> {
        let Some((request, question)) = self.request(0, Patience::default()).ok().zip(self.question()) else {
            return Vec::new();
        };
        let choices: Vec<Action> = self.choices.iter().map(|choice| choice.action.clone()).collect();
        Theme::of(&request, question, &choices)
    }
}

/// Themes of the puzzles on the shelf that comes with the program, in their order.
static THEMES: LazyLock<Vec<Vec<Theme>>> =
    LazyLock::new(|| Shelf::own().puzzles.par_iter().map(Puzzle::themes).collect());

impl Shelf {
    /// Returns the places of the puzzles of a theme on the shelf that comes with the program; those of one game, if one is
    /// given. First come those of which it is the first theme, so that two themes begin with different puzzles.
    #[must_use]
    pub fn of_theme(theme: Theme, game: Option<Preset>) -> Vec<usize> {
        let puzzles = Shelf::own().puzzles.iter().zip(THEMES.iter()).enumerate();
        let of_game = puzzles.filter(|(_, (puzzle, _))| game.is_none_or(|game| puzzle.game == game));
        let rank = |themes: &[Theme]| themes.iter().position(|own| *own == theme);
        let mut ranked: Vec<(usize, usize)> =
            of_game.filter_map(|(place, (_, themes))| Some((rank(themes)?, place))).collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, place)| place).collect()
    }
}
