//! The house rules: kept, read from files, shared, and played by.

use super::game::{Read, read};
use super::{Base, Message, Program};
use crate::outcome::Outcome;
use crate::screen::house_rules;
use crate::sheet::Sheet;
use pitch_language::{phrase, t};
use pitch_session::{LoadError, Pick, RuleSet, storage};

use iced::Task;

use std::path::{Path, PathBuf};

impl Program {
    /// Shows the house rules with a rule set selected, and in sight in the list.
    pub(super) fn show_house_rules(&mut self, pick: Pick) -> Task<Message> {
        let place = house_rules::reveal(&pick);
        self.lay_house_rules(pick);
        place.task()
    }

    /// Lays the house rules over what is shown, with the rule sets as they are on the disk now.
    fn lay_house_rules(&mut self, pick: Pick) {
        if self.keeper.read_rule_sets_again(&self.context.rule_sets) {
            self.show_rule_sets();
        }
        self.sheets.push(Sheet::house_rules(&self.context, pick));
    }

    /// Begins to read the player's own rule sets.
    pub(super) fn read_rule_sets(&mut self) {
        self.keeper.read_rule_sets();
        self.show_rule_sets();
    }

    /// Shows the rule sets that were slow to be read, and listens for those that still are. While the house rules are
    /// open nothing comes between the player and what they change.
    pub(super) fn follow_rule_sets(&mut self) -> Task<Message> {
        let is_changing = self.sheets.iter().any(|sheet| matches!(sheet, Sheet::HouseRules(_)));
        if !is_changing && self.keeper.take_rule_sets(&self.context.rule_sets) {
            self.show_rule_sets();
        }
        self.keeper.rule_sets_over().map_or_else(Task::none, |over| Task::perform(over, |_| Message::RuleSetsRead))
    }

    fn show_rule_sets(&mut self) {
        let (sets, language) = (self.keeper.rule_sets(), &self.context.language);
        self.context.unread_rule_sets = sets.unread().iter().map(|error| phrase::load_error(language, error)).collect();
        self.context.rule_sets = sets.sets().cloned().collect();
        self.offer_rule_sets();
    }

    /// Offers the rule sets where a game is set up.
    fn offer_rule_sets(&mut self) {
        for sheet in &mut self.sheets {
            match sheet {
                Sheet::NewGame(setup) => setup.follow(&self.context),
                Sheet::Games(games) => games.follow(&self.context, &self.statistics),
                _ => {}
            }
        }
    }

    /// Returns the house rules as they were last changed since the program was started, or else played by.
    pub(super) fn last_pick(&self) -> Pick {
        let changed =
            self.changed_set.as_ref().filter(|name| self.context.rule_sets.iter().any(|set| set.name == **name));
        changed.map_or_else(|| self.context.settings.last_game.pick(), |name| Pick::Own(name.clone()))
    }

    /// Makes these the player's own rule sets, here and on the disk.
    pub(super) fn keep_rule_sets(&mut self, sets: Vec<RuleSet>) {
        if let Err(error) = self.keeper.save_rule_sets(&sets) {
            self.notify(phrase::rules_save_error(&self.context.language, &error));
        }
        self.context.rule_sets = sets;
        if let Some(Sheet::HouseRules(page)) = self.sheets.last()
            && let Pick::Own(name) = page.pick()
        {
            self.changed_set = Some(name.clone());
        }
        self.offer_rule_sets();
    }

    /// Sets up a game by a rule set: where one is being set up, or anew.
    pub(super) fn play_by(&mut self, pick: &Pick) -> Outcome {
        let _ = self.sheets.pop();
        let _ = self.sheets.pop_if(|sheet| matches!(sheet, Sheet::Games(_)));
        if !matches!(self.sheets.last(), Some(Sheet::NewGame(_))) {
            self.sheets.push(Sheet::new_game(&self.context, &self.statistics));
        }
        match self.sheets.last_mut() {
            Some(Sheet::NewGame(setup)) => setup.pick(pick, &self.context),
            _ => Outcome::None,
        }
    }

    /// Shows a rule set that was read from a file among the house rules, or tells there why it cannot be read.
    fn take_rules(&mut self, path: &Path, set: Result<RuleSet, LoadError>) -> Task<Message> {
        match set {
            Ok(set) => return self.take_rule_set(set.called_as(path)),
            Err(error) => {
                let said = phrase::load_error(&self.context.language, &error);
                if let Some(Sheet::HouseRules(page)) = self.sheets.last_mut() {
                    page.tell(false, said);
                }
            }
        }
        Task::none()
    }

    /// Shows a rule set that was read among the house rules.
    pub(super) fn take_rule_set(&mut self, set: RuleSet) -> Task<Message> {
        if !matches!(self.sheets.last(), Some(Sheet::HouseRules(_))) {
            self.lay_house_rules(self.last_pick());
        }
        let Some(Sheet::HouseRules(page)) = self.sheets.last_mut() else { return Task::none() };
        let kept = page.take(set, &self.context);
        let place = house_rules::reveal(page.pick());
        if let Outcome::KeepRuleSets(sets, _) = kept {
            self.keep_rule_sets(sets);
        }
        place.task()
    }

    /// Takes a file that was dropped on the window, handed in, or chosen: a rule set goes to the house rules, and a
    /// game is opened where none is played.
    pub(super) fn dropped(&mut self, path: PathBuf) -> Task<Message> {
        if self.is_fetching() {
            // Several are dropped at once, or double-clicked.
            self.waiting.push_back(path);
            return Task::none();
        }
        if matches!(self.sheets.last(), Some(Sheet::HouseRules(_))) {
            return self.fetch_rules(path);
        }
        self.fetch(path, read, |program, path, read, now| {
            match read {
                Ok(Read::Rules(set)) => return program.take_rule_set(*set).chain(program.after_fetch(now)),
                Ok(Read::Game(_)) if program.has_room_for_a_game() => {
                    program.put_away_the_list();
                    return program.play_read(path, read, now);
                }
                Ok(Read::Game(_)) => program.tell(t!(program.context.language, "error-dropped-game")),
                Err(error) => program.tell(phrase::load_error(&program.context.language, &error)),
            }
            program.after_fetch(now)
        })
    }

    /// Opens the next of the files that came while another was read.
    pub(super) fn open_next(&mut self) -> Task<Message> {
        let next = if self.is_fetching() { None } else { self.waiting.pop_front() };
        next.map_or_else(Task::none, |path| self.dropped(path))
    }

    /// Returns `true` if a game from elsewhere can be opened: nothing is played or set up, though the list of games may
    /// lie over it.
    fn has_room_for_a_game(&self) -> bool {
        matches!(self.base, Base::Home(_)) && self.sheets.iter().all(|sheet| matches!(sheet, Sheet::Saves(_)))
    }

    /// Reads the rule set in a file, or the rules of a saved game, for the house rules.
    pub(super) fn fetch_rules(&mut self, path: PathBuf) -> Task<Message> {
        self.fetch(path, storage::load_rule_set, |program, path, set, _| program.take_rules(path, set))
    }
}
