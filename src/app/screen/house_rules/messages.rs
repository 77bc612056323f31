//! Everything that a click can say on the screen of house rules as it is drawn.

use super::{HouseRules, Message, Pane, Target, offer};
use crate::app::context::Context;
use crate::engine::rules::{Field, Kind, Value};

impl HouseRules {
    /// What can be clicked, fields for words left out. What is drawn is made of the same.
    #[must_use]
    pub fn messages(&self, context: &Context) -> Vec<Message> {
        self.targets(context).into_iter().flat_map(|target| self.messages_of(target, context)).collect()
    }

    fn messages_of(&self, target: Target, context: &Context) -> Vec<Message> {
        match target {
            Target::Pane => Pane::tabs(context).into_iter().map(Message::Turned).collect(),
            Target::Sets => self.shelf().picks().into_iter().map(Message::Picked).collect(),
            Target::Field(field) => self.settings(field),
            Target::Rank(field, rank) => vec![Message::RankPressed(field, rank)],
            Target::Search | Target::Name | Target::Path => Vec::new(),
            button => vec![Message::Pressed(button)],
        }
    }

    /// What an option can be set to by a click.
    fn settings(&self, field: Field) -> Vec<Message> {
        let rules = self.shelf().rules();
        let set = |value| Message::Set(field, value);
        let segments = offer::segments(field).into_iter().map(set);
        match (field.kind(), field.get(&rules)) {
            (Kind::Flag, Value::Flag(on)) => vec![set(Value::Flag(!on))],
            (Kind::Number { .. }, _) => {
                let turned = [true, false].into_iter().filter_map(|forwards| offer::turned(field, &rules, forwards));
                segments.chain(turned.map(set)).chain([Message::Pressed(Target::Field(field))]).collect()
            }
            _ => segments.collect(),
        }
    }
}
