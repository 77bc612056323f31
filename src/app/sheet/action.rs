//! What the sheets ask of the program, and what each of them means by its own words.

use crate::app::screen::{
    consent, curtain, first_deal, glance, house_rules, keys, menu, new_game, opening, over, players, result, review,
    rules, saves, settings, statistics,
};
use crate::app::widget::Operation;
use crate::engine::{Rules, Seat};
use crate::session::{self, Pick, Player, Settings, TryOut};

/// What a sheet asks of the program.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// To be closed.
    Close,
    /// A new game is to be set up.
    NewGame,
    /// A game is to begin.
    Start {
        /// By these rules.
        rules: Rules,
        /// With these players, in the order of the seats.
        players: Vec<Player>,
        /// What the player calls the rules, if they are his own.
        rule_set: Option<String>,
    },
    /// These people are to be remembered no longer, by their number in the list.
    ForgetFamily(usize),
    /// The house rules are to be shown, with this rule set looked at.
    HouseRules(Pick),
    /// The player did something with the house rules.
    Housed(house_rules::Action),
    /// What was won and lost this evening is to be forgotten.
    NewEvening,
    /// The same game once more.
    PlayAgain,
    /// These rules are to be read.
    ReadRules(Rules),
    /// The rules of the table are to be read.
    ReadTableRules,
    /// The help with the keys is to be shown.
    Keys,
    /// The rules of the game that is set up or played are to be read.
    ReadRulesInForce,
    /// The menu is to be shown.
    Menu,
    /// Who is at the table is to be shown.
    Players,
    /// The person in this seat leaves, and a bot plays for him.
    Leave(Seat),
    /// The person whose seat this is has it back.
    ComeBack(Seat),
    /// The last decision of a person is to be taken back; the others agreed.
    Undo,
    /// The game, which does not get on, is to end by the score.
    EndByScore,
    /// The saved games are to be shown.
    Saves,
    /// The statistics are to be shown.
    Statistics,
    /// The statistics are to be written for other programs.
    ExportStatistics,
    /// These statistics are to be kept from now on.
    KeepStatistics(session::Statistics),
    /// Something is to be done with a saved game.
    Do(saves::Deed),
    /// The hand of this number is to be looked back at, or else the whole game.
    Review(Option<u32>),
    /// Something is to be tried out in what is looked back at.
    TryOut(TryOut),
    /// The settings are to be shown.
    Settings,
    /// The player chose otherwise.
    Changed(Settings),
    /// The player chose otherwise, and the folder of pictures is to be looked into again.
    FolderUsed(Settings),
    /// The player chose a language.
    Language(String),
    /// Back to the first screen.
    Home,
    /// The program is to be left.
    Quit,
    /// Something only the runtime can do.
    Operate(Operation),
}

pub(super) fn of_new_game(action: new_game::Action) -> Action {
    match action {
        new_game::Action::None => Action::None,
        new_game::Action::Start { rules, players, rule_set } => Action::Start { rules, players, rule_set },
        new_game::Action::HouseRules(pick) => Action::HouseRules(pick),
        new_game::Action::ReadRules(rules) => Action::ReadRules(rules),
        new_game::Action::Forget(index) => Action::ForgetFamily(index),
        new_game::Action::Cancel => Action::Close,
        new_game::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_rules(action: rules::Action) -> Action {
    match action {
        rules::Action::None => Action::None,
        rules::Action::Back => Action::Close,
        rules::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_result(action: result::Action) -> Action {
    match action {
        result::Action::None => Action::None,
        result::Action::Continue => Action::Close,
        result::Action::Review(number) => Action::Review(Some(number)),
        result::Action::Menu => Action::Menu,
        result::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_over(action: over::Action) -> Action {
    match action {
        over::Action::None => Action::None,
        over::Action::NewEvening => Action::NewEvening,
        over::Action::Again => Action::PlayAgain,
        over::Action::Review => Action::Review(None),
        over::Action::NewGame => Action::NewGame,
        over::Action::Home => Action::Home,
        over::Action::Menu => Action::Menu,
        over::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_curtain(action: curtain::Action) -> Action {
    match action {
        curtain::Action::None => Action::None,
        curtain::Action::Open => Action::Close,
        curtain::Action::Menu => Action::Menu,
    }
}

pub(super) fn of_first_deal(action: first_deal::Action) -> Action {
    match action {
        first_deal::Action::None => Action::None,
        first_deal::Action::Close => Action::Close,
    }
}

pub(super) fn of_consent(action: consent::Action) -> Action {
    match action {
        consent::Action::None => Action::None,
        consent::Action::Close => Action::Close,
        consent::Action::Undo => Action::Undo,
        consent::Action::EndByScore => Action::EndByScore,
        consent::Action::Quit => Action::Quit,
    }
}

pub(super) fn of_players(action: players::Action) -> Action {
    match action {
        players::Action::None => Action::None,
        players::Action::Close => Action::Close,
        players::Action::Leave(seat) => Action::Leave(seat),
        players::Action::ComeBack(seat) => Action::ComeBack(seat),
    }
}

pub(super) fn of_menu(action: menu::Action) -> Action {
    match action {
        menu::Action::None => Action::None,
        menu::Action::Continue => Action::Close,
        menu::Action::Rules => Action::ReadTableRules,
        menu::Action::Players => Action::Players,
        menu::Action::Keys => Action::Keys,
        menu::Action::Saves => Action::Saves,
        menu::Action::Settings => Action::Settings,
        menu::Action::Language(tag) => Action::Language(tag.to_owned()),
        menu::Action::Home => Action::Home,
        menu::Action::Quit => Action::Quit,
    }
}

pub(super) fn of_keys(action: keys::Action) -> Action {
    match action {
        keys::Action::None => Action::None,
        keys::Action::Close => Action::Close,
        keys::Action::Rules => Action::ReadRulesInForce,
    }
}

pub(super) fn of_settings(action: settings::Action) -> Action {
    match action {
        settings::Action::None => Action::None,
        settings::Action::Changed(settings) => Action::Changed(settings),
        settings::Action::FolderUsed(settings) => Action::FolderUsed(settings),
        settings::Action::Close => Action::Close,
        settings::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_glance(action: glance::Action) -> Action {
    match action {
        glance::Action::None => Action::None,
        glance::Action::Close => Action::Close,
        glance::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_statistics(action: statistics::Action) -> Action {
    match action {
        statistics::Action::None => Action::None,
        statistics::Action::Close => Action::Close,
        statistics::Action::Export => Action::ExportStatistics,
        statistics::Action::Keep(kept) => Action::KeepStatistics(kept),
        statistics::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) const fn of_opening(action: opening::Action) -> Action {
    match action {
        opening::Action::None => Action::None,
        opening::Action::Close => Action::Close,
    }
}

pub(super) fn of_saves(action: saves::Action) -> Action {
    match action {
        saves::Action::None => Action::None,
        saves::Action::Close => Action::Close,
        saves::Action::Do(deed) => Action::Do(deed),
        saves::Action::Operate(operation) => Action::Operate(operation),
    }
}

pub(super) fn of_review(action: review::Action) -> Action {
    match action {
        review::Action::None => Action::None,
        review::Action::Close => Action::Close,
        review::Action::TryOut(what) => Action::TryOut(what),
        review::Action::Operate(operation) => Action::Operate(operation),
    }
}
