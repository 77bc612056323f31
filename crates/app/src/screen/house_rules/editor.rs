//! Rule sets that players choose among and change, and the way back from every change.

use pitch_rules::rules::{Answered, Field, Kind, Question, Value};
use pitch_rules::{Misfit, Preset, Rules};
use pitch_session::rule_set::{Pick, RuleSet, free_name};
use pitch_shown::clean;

/// Largest number of changes that can be taken back, one after another.
const DEEPEST: usize = 200;

/// Last change, as told beside the button that takes it back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    /// An option set.
    Set(Field),
    /// A question answered.
    Answered(Question),
    /// Options set so that the rules fit together.
    Mended,
    /// An option reset to the value of its game.
    Reset(Field),
    /// All options reset to the values of their game.
    ResetAll,
    /// A rule set copied.
    Copied,
    /// A rule set read from a file.
    Taken,
    /// The rule set of this name renamed.
    Renamed(String),
    /// The rule set of this name deleted.
    Deleted(String),
}

/// Player's own rule sets, and the selected one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editor {
    sets: Vec<RuleSet>,
    pick: Pick,
    past: Vec<Past>,
}

/// State before a change.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Past {
    sets: Vec<RuleSet>,
    pick: Pick,
    change: Change,
    /// What the change made of the rules, if it was about their options.
    answered: Option<Answered>,
}

impl Past {
    /// Returns the rules that were selected.
    fn rules(&self) -> Rules {
        match &self.pick {
            Pick::Printed(preset) => (*preset).into(),
            Pick::Own(name) => {
                let set = self.sets.iter().find(|set| set.name == *name);
                set.map_or_else(Rules::default, |set| set.rules.clone())
            }
        }
    }
}

impl Editor {
    /// Creates an editor of these rule sets with `pick` selected, or the first game if it is not there.
    pub(crate) fn new(sets: Vec<RuleSet>, pick: Pick) -> Self {
        let mut editor = Editor { sets, pick: Pick::Printed(Preset::AuctionPitch), past: Vec::new() };
        editor.choose(pick);
        editor
    }

    /// Returns the player's own rule sets, in their order.
    pub fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    /// Returns the selected rule set.
    pub const fn pick(&self) -> &Pick {
        &self.pick
    }

    /// Returns the selected rule set, if it is the player's own.
    pub fn own(&self) -> Option<&RuleSet> {
        let Pick::Own(name) = &self.pick else { return None };
        self.sets.iter().find(|set| set.name == *name)
    }

    /// Returns the game that the selected rules come from.
    pub(crate) fn base(&self) -> Preset {
        match (&self.pick, self.own()) {
            (Pick::Printed(preset), _) => *preset,
            (Pick::Own(_), set) => set.map_or(Preset::AuctionPitch, |set| set.base),
        }
    }

    /// Returns the selected rules.
    pub fn rules(&self) -> Rules {
        self.own().map_or_else(|| self.base().into(), |set| set.rules.clone())
    }

    /// Returns the rules of the game that the selected rules come from, for the same number of players.
    pub(crate) fn printed(&self) -> Rules {
        self.own().map_or_else(|| self.base().into(), RuleSet::printed)
    }

    /// Returns the options that were changed, as far as they apply.
    pub fn changes(&self) -> Vec<Field> {
        self.own().map(|set| set.changes().collect()).unwrap_or_default()
    }

    /// Returns the change that can be taken back.
    pub(crate) fn last_change(&self) -> Option<&Change> {
        self.past.last().map(|past| &past.change)
    }

    /// Returns the repairs of the last change among which there is a choice, if it was one of the selected rules.
    pub fn repairs(&self) -> &[Rules] {
        let answered = self.past.last().and_then(|past| past.answered.as_ref());
        match answered {
            Some(answered) if answered.repairs.contains(&self.rules()) => &answered.repairs,
            _ => &[],
        }
    }

    /// Returns the other options that the last change set anew in this repair of it.
    pub fn repaired(&self, repair: &Rules) -> Vec<Field> {
        let answered = self.past.last().and_then(|past| past.answered.as_ref());
        answered.map(|answered| answered.repaired(repair)).unwrap_or_default()
    }

    /// Takes another of the repairs of the last change.
    pub(crate) fn repair(&mut self, index: usize) {
        if let (Some(at), Some(rules)) = (self.at(), self.repairs().get(index).cloned()) {
            self.sets[at].rules = rules;
        }
    }

    /// Selects another rule set, if it is there.
    pub(crate) fn choose(&mut self, pick: Pick) {
        let is_there = match &pick {
            Pick::Printed(_) => true,
            Pick::Own(name) => self.sets.iter().any(|set| set.name == *name),
        };
        if is_there {
            self.pick = pick;
        }
    }

    /// Sets an option of the selected rules, and as few others as makes them playable. A named game stays as it is: a
    /// copy with `copy_name` is made of it.
    pub(crate) fn set(&mut self, field: Field, value: Value, copy_name: &str) {
        self.change(Change::Set(field), copy_name, |mut set| {
            // What it cannot be is not offered, and would leave it as it is.
            let _ = field.set(&mut set.rules, value);
            Answered::keeping(set.rules, &[field])
        });
    }

    /// Answers a question about the selected rules.
    pub(crate) fn answer(&mut self, question: Question, value: Value, copy_name: &str) {
        self.change(Change::Answered(question), copy_name, |set| question.answered(&set.rules, &set.printed(), value));
    }

    /// Resolves a misfit.
    pub(crate) fn mend(&mut self, misfit: &Misfit, copy_name: &str) {
        self.change(Change::Mended, copy_name, |set| Answered::keeping(misfit.mended(&set.rules), Field::ALL));
    }

    /// Resets an option to the value of its game.
    pub(crate) fn reset(&mut self, field: Field) {
        let value = field.get(&self.printed());
        self.change(Change::Reset(field), "", |mut set| {
            let _ = field.set(&mut set.rules, value);
            Answered::keeping(set.rules, &[field])
        });
    }

    /// Resets all options to the values of their game, the number of players included.
    pub(crate) fn reset_all(&mut self) {
        self.change(Change::ResetAll, "", |set| Answered::keeping(set.base.into(), Field::ALL));
    }

    /// Adds a copy of the selected rules, and selects it. The copy of a named game is called `name`, and that of the
    /// player's own rule set as it is, with a number.
    pub(crate) fn copy(&mut self, name: &str) {
        let name = self.own().map_or(name, |set| &set.name);
        let set = RuleSet::new(&self.free_name(name), self.base(), self.rules());
        self.note(Change::Copied, None);
        self.put(set);
    }

    /// Adds a rule set from elsewhere and selects it. It gets another name if its own is taken, and `name` if it has
    /// none. A rule set that is there already is only selected.
    pub(crate) fn take(&mut self, set: RuleSet, name: &str) {
        let is_same = |own: &&RuleSet| own.is_called(&set.name) && (own.base, &own.rules) == (set.base, &set.rules);
        if let Some(own) = self.sets.iter().find(is_same) {
            self.pick = Pick::Own(own.name.clone());
            return;
        }
        let name = self.free_name(if set.name.is_empty() { name } else { &set.name });
        self.note(Change::Taken, None);
        self.put(RuleSet { name, ..set });
    }

    /// Renames the selected rule set, with a number if the name is taken. An empty name changes nothing.
    pub(crate) fn rename(&mut self, name: &str) {
        let Some(at) = self.at() else { return };
        let before = self.sets[at].name.clone();
        let name = clean(name, RuleSet::LONGEST_NAME);
        if name.is_empty() {
            return;
        }
        let name = free_name(&name, |other| self.is_taken(other, Some(at)));
        if name == before {
            return;
        }
        self.note(Change::Renamed(before), None);
        self.sets[at].name.clone_from(&name);
        self.pick = Pick::Own(name);
    }

    /// Deletes the selected rule set; its neighbor is selected then, or its game.
    pub(crate) fn delete(&mut self) {
        let Some(at) = self.at() else { return };
        self.note(Change::Deleted(self.sets[at].name.clone()), None);
        let gone = self.sets.remove(at);
        let neighbour = self.sets.get(at.min(self.sets.len().saturating_sub(1)));
        self.pick = neighbour.map_or(Pick::Printed(gone.base), |set| Pick::Own(set.name.clone()));
    }

    /// Takes the last change back, and returns `true` if there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(past) = self.past.pop() else { return false };
        (self.sets, self.pick) = (past.sets, past.pick);
        true
    }

    fn at(&self) -> Option<usize> {
        let Pick::Own(name) = &self.pick else { return None };
        self.sets.iter().position(|set| set.name == *name)
    }

    fn change(&mut self, change: Change, copy_name: &str, apply: impl FnOnce(RuleSet) -> Answered) {
        let mut set = match self.own() {
            Some(set) => set.clone(),
            None => RuleSet::new(&self.free_name(copy_name), self.base(), self.rules()),
        };
        let now = set.rules.clone();
        // Digits typed one after the other, or a number that is turned on, are one change.
        let is_number = matches!(change, Change::Set(field) if matches!(field.kind(), Kind::Number { .. }));
        let goes_on = is_number && self.last_change() == Some(&change) && self.own().is_some();
        // It is made from where the number was at first, so that what followed from it on the way goes back with it.
        let before = self.past.last().filter(|_| goes_on).map_or_else(|| now.clone(), Past::rules);
        let answered = apply(RuleSet { rules: before, ..set.clone() });
        if let Some(rules) = answered.repairs.first() {
            set.rules.clone_from(rules);
        }
        if set.rules == now {
            return;
        }
        match self.past.last_mut().filter(|_| goes_on) {
            Some(past) => past.answered = Some(answered),
            None => self.note(change, Some(answered)),
        }
        match self.at() {
            Some(at) => self.sets[at] = set,
            None => self.put(set),
        }
    }

    fn put(&mut self, set: RuleSet) {
        self.pick = Pick::Own(set.name.clone());
        self.sets.push(set);
    }

    fn note(&mut self, change: Change, answered: Option<Answered>) {
        if self.past.len() == DEEPEST {
            let _ = self.past.remove(0);
        }
        self.past.push(Past { sets: self.sets.clone(), pick: self.pick.clone(), change, answered });
    }

    /// Returns this name, with a number if another rule set has it.
    fn free_name(&self, name: &str) -> String {
        free_name(name, |other| self.is_taken(other, None))
    }

    /// Returns `true` if a rule set other than `but` has the name, or a game has it on the command line.
    fn is_taken(&self, name: &str, but: Option<usize>) -> bool {
        let is_id = name.parse::<Preset>().is_ok();
        is_id || self.sets.iter().enumerate().any(|(at, set)| Some(at) != but && set.is_called(name))
    }
}

#[cfg(test)]
mod tests;
