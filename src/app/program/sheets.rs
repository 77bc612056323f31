//! What the sheets over the table and the first screen ask of the program.

use super::{Base, Message, Program};
use crate::app::context::Context;
use crate::app::screen::table::{self, Show};
use crate::app::sheet::{self, Sheet};
use crate::app::sound::Cue;
use crate::engine::Rules;
use crate::session::Evening;

use iced::Task;
use iced::time::Instant;

impl Program {
    pub(super) fn show(&mut self, show: Show) {
        if matches!(show, Show::Back) {
            self.end_try_out();
        }
        let Base::Table(table) = &self.base else { return };
        let ends = matches!(show, Show::Over);
        self.sheets.extend(Sheet::over_table(show, table, &self.context));
        // What is counted is heard when its stamp comes down; at once, if nothing moves.
        let counted = self.sheets.last_mut().and_then(Sheet::cue);
        self.hear(if ends { Some(Cue::Win) } else { counted });
        self.tell_of_evening();
    }

    pub(super) fn on_sheet(&mut self, action: sheet::Action, now: Instant) -> Task<Message> {
        match action {
            sheet::Action::None => Task::none(),
            sheet::Action::Close => self.close_sheet(now),
            sheet::Action::NewGame => {
                self.sheets.push(Sheet::new_game(&self.context));
                Task::none()
            }
            sheet::Action::Start { rules, players, rule_set } => self.start(rules, players, rule_set, now),
            sheet::Action::HouseRules(pick) => {
                self.show_house_rules(pick);
                Task::none()
            }
            sheet::Action::Housed(action) => self.housed(action, now),
            sheet::Action::ForgetFamily(index) => self.change(|settings| {
                if index < settings.families.len() {
                    let _ = settings.families.remove(index);
                }
            }),
            sheet::Action::NewEvening => {
                self.evening = Evening::default();
                self.keep_evening();
                self.tell_of_evening();
                Task::none()
            }
            sheet::Action::PlayAgain => self.play_again(now),
            sheet::Action::ReadRules(rules) => {
                self.sheets.push(Sheet::rules(rules));
                Task::none()
            }
            sheet::Action::ReadTableRules => {
                let Base::Table(table) = &self.base else { return Task::none() };
                let rules = table.session().rules().as_ref().clone();
                self.on_sheet(sheet::Action::ReadRules(rules), now)
            }
            sheet::Action::Keys => {
                self.help();
                Task::none()
            }
            sheet::Action::ReadRulesInForce => {
                let rules = self.rules_in_force();
                self.on_sheet(sheet::Action::ReadRules(rules), now)
            }
            sheet::Action::Menu => {
                self.show(Show::Menu);
                Task::none()
            }
            sheet::Action::Players => {
                let Base::Table(table) = &self.base else { return Task::none() };
                let players = Sheet::players(table);
                // It is narrower than the menu is high, and would not cover it.
                self.sheets.retain(|sheet| !matches!(sheet, Sheet::Menu(_)));
                self.sheets.push(players);
                Task::none()
            }
            sheet::Action::Leave(seat) => self.reseat(now, |table, context, now| table.leave(seat, context, now)),
            sheet::Action::ComeBack(seat) => {
                self.reseat(now, |table, context, now| table.come_back(seat, context, now))
            }
            sheet::Action::Undo => self.reseat(now, table::Table::undo_agreed),
            sheet::Action::EndByScore => self.reseat(now, table::Table::end_agreed),
            sheet::Action::Saves => self.open_saves(),
            sheet::Action::Statistics => self.open_statistics(),
            sheet::Action::ExportStatistics => {
                self.export_statistics();
                Task::none()
            }
            sheet::Action::KeepStatistics(statistics) => {
                self.keep_statistics(statistics);
                Task::none()
            }
            sheet::Action::Do(deed) => self.with_saved_game(deed),
            sheet::Action::Review(number) => self.review_table(number),
            sheet::Action::TryOut(what) => self.try_out(what, now),
            sheet::Action::Settings => {
                self.sheets.push(Sheet::settings());
                Task::none()
            }
            sheet::Action::Changed(settings) => self.change(|old| *old = settings),
            sheet::Action::FolderUsed(settings) => self.use_folder(settings),
            sheet::Action::Language(tag) => self.change(|settings| settings.language = Some(tag)),
            sheet::Action::Home => {
                self.go_home();
                Task::none()
            }
            sheet::Action::Quit => self.quit(),
            sheet::Action::Operate(operation) => operation.task(),
        }
    }

    /// Shows the help, unless it is there already.
    pub(super) fn help(&mut self) {
        if !self.sheets.iter().any(|sheet| matches!(sheet, Sheet::Keys(_))) {
            self.sheets.push(Sheet::keys());
        }
    }

    /// The rules that whoever asks for help means: of the game that is set up, or played, or was played last.
    fn rules_in_force(&self) -> Rules {
        let drafted = self.sheets.iter().rev().find_map(|sheet| match sheet {
            Sheet::NewGame(setup) => Some(setup.draft().rules().clone()),
            _ => None,
        });
        drafted.unwrap_or_else(|| match &self.base {
            Base::Table(table) => table.session().rules().as_ref().clone(),
            Base::Home(_) => self.context.settings.last_game.rules.clone(),
        })
    }

    /// Other people are at the table, or it went back: whatever was shown over it is so no more.
    fn reseat(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut table::Table, &Context, Instant) -> table::Action,
    ) -> Task<Message> {
        self.sheets.clear();
        self.at_table(now, act)
    }

    /// Closes the uppermost sheet; once none is left, the table goes on.
    pub(super) fn close_sheet(&mut self, now: Instant) -> Task<Message> {
        // What was chosen on a sheet that is cancelled is not remembered.
        let _ = self.sheets.pop();
        if !self.sheets.is_empty() {
            return Task::none();
        }
        // What was chosen on the sheet may be another game, or another language.
        self.refresh_home();
        self.at_table(now, table::Table::resume)
    }
}
