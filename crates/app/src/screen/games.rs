//! What is played: our table as it was last, the games played last and most as tiles, and all games in a list that is
//! searched by typing.

mod composition;
mod entry;
mod list;
mod page;
mod tile;

pub use list::LIST;
pub(super) use tile::fitted;

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::screen::new_game::Draft;
use crate::widget::{LookedFor, Operation};
use pitch_rules::Preset;
use pitch_session::{Pick, RuleSet, Statistics};

use iced::widget::Id;

/// Id of the search field.
pub const SEARCH: &str = "game-search";
/// Number of tiles for games beside that of our table: those played last, those played most or made by the
/// player, and one more.
const LAST: usize = 2;
const MOST: usize = 6;
/// Number of those for rule sets of the player's own that weren't played last.
const OWN: usize = 3;
const TILES: usize = LAST + MOST + 1;
/// Games on the tiles before others were played.
const USUAL: [Preset; TILES] = [
    Preset::AuctionPitch,
    Preset::Setback,
    Preset::Trinidad,
    Preset::Smudge,
    Preset::Cinch,
    Preset::NineCardDon,
    Preset::TenPoint,
    Preset::CaliforniaJack,
    Preset::CommercialPitch,
];

/// Screen of the choice of a game.
#[derive(Debug, Clone)]
pub struct Games {
    /// Table as it was last.
    ours: Box<Draft>,
    /// Games on the tiles.
    tiles: Vec<Pick>,
    /// Text in the search field.
    search: LookedFor,
    /// `true` if all games were asked for.
    lists_all: bool,
    /// Message of the control that has the keyboard, if it is shown.
    at: Option<Message>,
}

/// Event on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Text typed in the search field.
    Searched(String),
    /// Press of Enter in the search field.
    SearchEnded,
    /// Request for all games.
    All,
    /// Request to go back: from a list to the tiles, and from them to where this was opened.
    Back,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Games {
    /// Creates the screen with the table as it was last, and with the games that were begun last and played to their end
    /// most often.
    pub fn new(context: &Context, statistics: &Statistics) -> Self {
        let ours = Box::new(Draft::last(context));
        let mut games = Games { ours, tiles: Vec::new(), search: LookedFor::default(), lists_all: false, at: None };
        games.choose_tiles(context, statistics);
        games
    }

    /// Chooses the games on the tiles: those begun last, the player's own, and those played to their end most often.
    fn choose_tiles(&mut self, context: &Context, statistics: &Statistics) {
        let (ours, sets) = (&self.ours, self.ours.sets());
        let is_there = |pick: &Pick| match pick {
            Pick::Printed(_) => true,
            Pick::Own(name) => sets.iter().any(|set| set.name == *name),
        };
        let last = context.settings.recent_games.iter().filter(|pick| **pick != ours.picked() && is_there(pick));
        let mut own = sets.iter().rev().map(|set| Pick::Own(set.name.clone())).filter(|own| *own != ours.picked());
        let most = statistics.most_played().into_iter().filter_map(|name| named(name, sets));
        let mut tiles: Vec<Pick> = Vec::new();
        let mut add = |picks: &mut dyn Iterator<Item = Pick>, count: usize| {
            while tiles.len() < count
                && let Some(pick) = picks.next()
            {
                if !tiles.contains(&pick) {
                    tiles.push(pick);
                }
            }
        };
        add(&mut last.cloned(), LAST);
        add(&mut own, LAST + OWN);
        add(&mut most.into_iter(), LAST + MOST);
        add(&mut USUAL.map(Pick::Printed).into_iter(), TILES);
        self.tiles = tiles;
    }

    /// Updates the player's own rule sets on offer.
    pub(crate) fn follow(&mut self, context: &Context, statistics: &Statistics) {
        self.ours.offer_rule_sets(&context.rule_sets);
        self.choose_tiles(context, statistics);
    }

    /// Notes which control has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message;
    }

    /// Returns `true` if Enter does this because nothing else has the keyboard.
    fn is_entered(&self, outcome: &Outcome) -> bool {
        match &self.at {
            Some(Message::Pressed(pressed)) => pressed == outcome,
            Some(Message::Searched(_)) => self.is_asking(),
            Some(_) => false,
            None => true,
        }
    }

    /// Returns `true` if the games stand in a list, which Escape ends before it closes the screen.
    pub const fn is_asking(&self) -> bool {
        self.lists_all || !self.search.is_empty()
    }

    /// Returns the games on the tiles, the first row first.
    pub fn tiles(&self) -> &[Pick] {
        &self.tiles
    }

    /// Returns the words on it that change with what is typed, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        self.told(context).into_iter().collect()
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Searched(words) => self.search.typed(words),
            Message::SearchEnded => return self.meant(context).map_or(Outcome::None, Outcome::SetUp),
            Message::All => {
                self.lists_all = true;
                return Outcome::Operate(Operation::Rest(Id::new(LIST)));
            }
            Message::Back if self.is_asking() => {
                self.lists_all &= !self.search.is_empty();
                self.search.clear();
                return Outcome::Operate(Operation::Rest(Id::new(if self.lists_all { LIST } else { page::OURS })));
            }
            Message::Back => return Outcome::LeaveGames,
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(LIST, key, 0.6 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape => self.update(Message::Back, context),
            Key::Letter('/') | Key::Command('f') => go_to_search(),
            Key::Letter(letter) => self.type_on(letter),
            Key::Digit(digit) => self.type_on(char::from(b'0' + digit)),
            Key::Command('r') => Outcome::HouseRules(None),
            // Mouse users see no focus: for them Enter is the key of what has its cap.
            Key::Enter if self.is_asking() => self.update(Message::SearchEnded, context),
            Key::Enter => Outcome::Play,
            _ => Outcome::Unheard(key),
        }
    }

    /// Appends a character to the text of the search field, which has the keyboard from then on.
    fn type_on(&mut self, sign: char) -> Outcome {
        self.search.push(sign);
        go_to_search()
    }
}

/// Returns the outcome that moves the focus to the search field.
fn go_to_search() -> Outcome {
    Outcome::Operate(Operation::GoTo(Id::new(SEARCH)))
}

/// Returns the game of this name in the statistics: the name of a rule set of the player's own, or the id of a preset.
fn named(name: &str, sets: &[RuleSet]) -> Option<Pick> {
    let own = sets.iter().find(|set| set.name == name).map(|set| Pick::Own(set.name.clone()));
    own.or_else(|| name.parse().ok().map(Pick::Printed))
}
