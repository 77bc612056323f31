//! What the buttons of the screen of house rules do.

use super::errand::File;
use super::{Errand, HouseRules, Pane, Target, copy_name, keys, offer, sheet};
use crate::app::context::Context;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::engine::rules::Kind;
use crate::session::rule_set::Pick;
use crate::session::{RuleSet, storage};

use std::path::PathBuf;

impl HouseRules {
    /// Presses what has the focus, or was clicked.
    pub(super) fn press(&mut self, target: Target, context: &Context) -> Outcome {
        match target {
            Target::Search | Target::Path | Target::Name => return self.go_to(target),
            Target::Pane => {
                let tabs = Pane::tabs(context);
                let at = tabs.iter().position(|pane| *pane == self.pane).map_or(0, |at| at + 1);
                self.pane = tabs.get(at).or(tabs.first()).copied().unwrap_or(Pane::Rules);
            }
            // A rule set in the list is opened as a file in a list is.
            Target::Sets => {
                self.turn_to(Pane::Rules);
                return self.go_to(keys::first());
            }
            Target::Copy => {
                self.shelf.copy(&copy_name(&context.language));
                self.turn_to(Pane::Rules);
                return self.go_to(Target::Name);
            }
            Target::Delete => {
                self.shelf.delete();
                self.focus.set(Some(Target::Undo));
            }
            Target::Undo => {
                let _ = self.shelf.undo();
            }
            Target::Errand(errand) => return self.begin(errand, context),
            Target::Run => return self.run(),
            Target::CloseFile => {
                self.file = None;
                self.focus.set(Some(keys::first()));
            }
            Target::Field(field) => match field.kind() {
                // A click on a number only shows where its digits go.
                Kind::Number { .. } => self.focus.show(),
                Kind::Flag | Kind::Choice(_) | Kind::RankScores | Kind::RankSet => {
                    self.set_to(field, offer::turned(field, &self.shelf.rules(), true), context);
                }
            },
            Target::Rank(field, rank) => {
                self.set_to(field, offer::with_rank(field, &self.shelf.rules(), rank, true), context);
            }
            Target::Reset(field) => {
                self.shelf.reset(field);
                self.focus.set(Some(Target::Field(field)));
            }
            Target::Mend(number) => {
                if let Some(misfit) = self.misfits().get(number) {
                    self.focus.set(Some(Target::Field(misfit.fields()[0])));
                    self.shelf.mend(misfit, &copy_name(&context.language));
                }
            }
            Target::Show => {
                if let Some(misfit) = self.misfits().first() {
                    let field = misfit.fields()[0];
                    let at = self.misfits().iter().position(|other| other.fields()[0] == field);
                    self.search.clear();
                    self.turn_to(Pane::Rules);
                    return self.go_to(Target::Mend(at.unwrap_or_default()));
                }
            }
            Target::ResetAll => {
                self.shelf.reset_all();
                self.focus.set(Some(Target::Undo));
            }
            Target::CopyText => return Outcome::Operate(Operation::Copy(sheet::as_text(self, context))),
            Target::Play => {
                if self.can_be_played() {
                    return Outcome::SetUp(self.shelf.pick().clone());
                }
            }
            Target::Done => return Outcome::Close,
        }
        Outcome::None
    }

    /// Asks for the place of a file; one to write is proposed.
    fn begin(&mut self, errand: Errand, context: &Context) -> Outcome {
        let path = match errand {
            Errand::Open => String::new(),
            Errand::Share => {
                let name = self.name(&context.language);
                storage::place_to_share(&context.share_folder, &name).display().to_string()
            }
        };
        self.file = Some(File::new(errand, path));
        self.turn_to(Pane::Rules);
        self.go_to(Target::Path)
    }

    /// Does what is to be done with the file.
    fn run(&mut self) -> Outcome {
        let Some(file) = self.file.as_ref().filter(|file| !file.place().is_empty()) else { return Outcome::None };
        let path = PathBuf::from(file.place());
        match file.errand {
            Errand::Open => Outcome::OpenRules(path),
            Errand::Share => {
                let name = match self.shelf.pick() {
                    Pick::Own(name) => name.as_str(),
                    Pick::Printed(_) => "",
                };
                Outcome::ShareRules(path, Box::new(RuleSet::new(name, self.shelf.base(), self.shelf.rules())))
            }
        }
    }
}
