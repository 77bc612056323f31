//! Clauses as they are written down, before they are compared with those of another rule set.

use crate::Language;
use pitch_rules::Rules;
use pitch_rules::rules::{Field, Group};

/// A clause that may yet be left out.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) group: Group,
    /// Topic: clauses of two rule sets with the same topic are compared.
    pub(super) topic: &'static str,
    pub(super) fields: &'static [Field],
    pub(super) text: String,
    /// `true` if nobody would ask, unless another table has it otherwise.
    pub(super) goes_without_saying: bool,
}

/// The clauses of one rule set, in order.
#[derive(Debug)]
pub(super) struct Drafts<'a> {
    pub(super) l: &'a Language,
    pub(super) r: &'a Rules,
    group: Group,
    list: Vec<Draft>,
}

impl<'a> Drafts<'a> {
    pub(super) const fn new(l: &'a Language, r: &'a Rules) -> Self {
        Drafts { l, r, group: Group::Table, list: Vec::new() }
    }

    /// Begins a part of the sheet.
    pub(super) const fn begin(&mut self, group: Group) {
        self.group = group;
    }

    /// Writes down a clause that is made from these options.
    pub(super) fn clause(&mut self, topic: &'static str, fields: &'static [Field], text: String) {
        self.push(topic, fields, text, false);
    }

    /// Writes down a clause that is left out where `usual` holds, unless another table has it otherwise.
    pub(super) fn clause_unless(&mut self, usual: bool, topic: &'static str, fields: &'static [Field], text: String) {
        self.push(topic, fields, text, usual);
    }

    fn push(&mut self, topic: &'static str, fields: &'static [Field], text: String, goes_without_saying: bool) {
        self.list.push(Draft { group: self.group, topic, fields, text, goes_without_saying });
    }

    pub(super) fn find(&self, topic: &str) -> Option<&Draft> {
        self.list.iter().find(|draft| draft.topic == topic)
    }

    pub(super) fn into_list(self) -> Vec<Draft> {
        self.list
    }
}

/// The value of a switch in the texts.
pub(super) const fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
