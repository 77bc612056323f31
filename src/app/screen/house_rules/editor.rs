//! The rule sets that one chooses among and changes, and the way back from every change.

use crate::engine::rules::{Field, Kind, Value};
use crate::engine::{Misfit, Preset, Rules};
use crate::session::rule_set::{Pick, RuleSet, free_name};
use crate::shown::clean;

/// How many changes can be taken back, one after the other.
const DEEPEST: usize = 200;

/// What was done last, to be told beside the button that takes it back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// An option was set.
    Set(Field),
    /// Options were set so that the rules fit together.
    Mended,
    /// An option was made as its game has it.
    Reset(Field),
    /// All options were.
    ResetAll,
    /// A rule set was copied.
    Copied,
    /// A rule set was read from a file.
    Taken,
    /// The rule set of this name got another one.
    Renamed(String),
    /// The rule set of this name was deleted.
    Deleted(String),
}

/// The player's own rule sets, and the one that is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editor {
    sets: Vec<RuleSet>,
    pick: Pick,
    past: Vec<Past>,
}

/// How it was before a change.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Past {
    sets: Vec<RuleSet>,
    pick: Pick,
    change: Change,
    /// The other options that were set anew by it, so that the rules fit together.
    followed: Vec<Field>,
}

impl Past {
    /// The rules that were looked at.
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
    /// These rule sets, with this one looked at; the first game, if it is not there.
    pub fn new(sets: Vec<RuleSet>, pick: Pick) -> Self {
        let mut editor = Editor { sets, pick: Pick::Printed(Preset::AuctionPitch), past: Vec::new() };
        editor.choose(pick);
        editor
    }

    /// The player's own rule sets, in their order.
    pub fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    /// What is looked at.
    pub const fn pick(&self) -> &Pick {
        &self.pick
    }

    /// All that can be looked at: the games with a name, then the player's own rule sets.
    pub fn picks(&self) -> Vec<Pick> {
        let own = self.sets.iter().map(|set| Pick::Own(set.name.clone()));
        Preset::ALL.into_iter().map(Pick::Printed).chain(own).collect()
    }

    /// The rule set that is looked at, if it is the player's own.
    pub fn own(&self) -> Option<&RuleSet> {
        let Pick::Own(name) = &self.pick else { return None };
        self.sets.iter().find(|set| set.name == *name)
    }

    /// The game that the rules looked at come from.
    pub fn base(&self) -> Preset {
        match (&self.pick, self.own()) {
            (Pick::Printed(preset), _) => *preset,
            (Pick::Own(_), set) => set.map_or(Preset::AuctionPitch, |set| set.base),
        }
    }

    /// The rules looked at.
    pub fn rules(&self) -> Rules {
        self.own().map_or_else(|| self.base().into(), |set| set.rules.clone())
    }

    /// The rules of the game that they come from, for as many as play.
    pub fn printed(&self) -> Rules {
        self.own().map_or_else(|| self.base().into(), RuleSet::printed)
    }

    /// The options that were changed, as far as they have a meaning.
    pub fn changes(&self) -> Vec<Field> {
        self.own().map(|set| set.changes().collect()).unwrap_or_default()
    }

    /// What the change was that can be taken back.
    pub fn last_change(&self) -> Option<&Change> {
        self.past.last().map(|past| &past.change)
    }

    /// The other options that were set anew by it, so that the rules fit together.
    pub fn followed(&self) -> &[Field] {
        self.past.last().map_or(&[], |past| &past.followed)
    }

    /// Looks at another one, if it is there.
    pub fn choose(&mut self, pick: Pick) {
        let is_there = match &pick {
            Pick::Printed(_) => true,
            Pick::Own(name) => self.sets.iter().any(|set| set.name == *name),
        };
        if is_there {
            self.pick = pick;
        }
    }

    /// Sets an option of the rules looked at, and what follows from it without a choice. A game with a name stays as it is: a copy
    /// with `copy_name` is made of it.
    pub fn set(&mut self, field: Field, value: Value, copy_name: &str) {
        self.change(Change::Set(field), copy_name, |set| {
            // What it cannot be is not offered, and would leave it as it is.
            let _ = field.set(&mut set.rules, value);
        });
    }

    /// Does what would make an end of a misfit.
    pub fn mend(&mut self, misfit: &Misfit, copy_name: &str) {
        self.change(Change::Mended, copy_name, |set| set.rules = misfit.mended(&set.rules));
    }

    /// Makes an option as its game has it.
    pub fn reset(&mut self, field: Field) {
        let value = field.get(&self.printed());
        self.change(Change::Reset(field), "", |set| {
            let _ = field.set(&mut set.rules, value);
        });
    }

    /// Makes all options as their game has them, how many play included.
    pub fn reset_all(&mut self) {
        self.change(Change::ResetAll, "", |set| set.rules = set.base.into());
    }

    /// Puts a copy beside the rules looked at, and looks at it. The copy of a game with a name is called `name`, and that
    /// of a rule set of one's own as it is, with a number.
    pub fn copy(&mut self, name: &str) {
        let name = self.own().map_or(name, |set| &set.name);
        let set = RuleSet::new(&self.free_name(name), self.base(), self.rules());
        self.note(Change::Copied, Vec::new());
        self.put(set);
    }

    /// Adds a rule set from elsewhere and looks at it; another name is found for it if its own is taken, and `name` if it
    /// has none. One that is there already is only looked at.
    pub fn take(&mut self, set: RuleSet, name: &str) {
        let is_same = |own: &&RuleSet| own.is_called(&set.name) && (own.base, &own.rules) == (set.base, &set.rules);
        if let Some(own) = self.sets.iter().find(is_same) {
            self.pick = Pick::Own(own.name.clone());
            return;
        }
        let name = self.free_name(if set.name.is_empty() { name } else { &set.name });
        self.note(Change::Taken, Vec::new());
        self.put(RuleSet { name, ..set });
    }

    /// Gives the rule set looked at another name: a free one, if this is taken. No name at all changes nothing.
    pub fn rename(&mut self, name: &str) {
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
        self.note(Change::Renamed(before), Vec::new());
        self.sets[at].name.clone_from(&name);
        self.pick = Pick::Own(name);
    }

    /// Deletes the rule set looked at; its neighbour is looked at then, or its game.
    pub fn delete(&mut self) {
        let Some(at) = self.at() else { return };
        self.note(Change::Deleted(self.sets[at].name.clone()), Vec::new());
        let gone = self.sets.remove(at);
        let neighbour = self.sets.get(at.min(self.sets.len().saturating_sub(1)));
        self.pick = neighbour.map_or(Pick::Printed(gone.base), |set| Pick::Own(set.name.clone()));
    }

    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(past) = self.past.pop() else { return false };
        (self.sets, self.pick) = (past.sets, past.pick);
        true
    }

    fn at(&self) -> Option<usize> {
        let Pick::Own(name) = &self.pick else { return None };
        self.sets.iter().position(|set| set.name == *name)
    }

    fn change(&mut self, change: Change, copy_name: &str, apply: impl FnOnce(&mut RuleSet)) {
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
        set.rules.clone_from(&before);
        apply(&mut set);
        let followed = match change {
            Change::Set(field) | Change::Reset(field) => set.rules.follow(&before, field),
            _ => Vec::new(),
        };
        if set.rules == now {
            return;
        }
        match self.past.last_mut().filter(|_| goes_on) {
            Some(past) => past.followed = followed,
            None => self.note(change, followed),
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

    fn note(&mut self, change: Change, followed: Vec<Field>) {
        if self.past.len() == DEEPEST {
            let _ = self.past.remove(0);
        }
        self.past.push(Past { sets: self.sets.clone(), pick: self.pick.clone(), change, followed });
    }

    /// This name, or with a number if another rule set has it.
    fn free_name(&self, name: &str) -> String {
        free_name(name, |other| self.is_taken(other, None))
    }

    /// Whether a rule set other than this one has the name, or a game has it on the command line.
    fn is_taken(&self, name: &str, but: Option<usize>) -> bool {
        let is_id = name.parse::<Preset>().is_ok();
        is_id || self.sets.iter().enumerate().any(|(at, set)| Some(at) != but && set.is_called(name))
    }
}

#[cfg(test)]
mod tests;
