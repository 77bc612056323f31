//! Outcomes that a screen asks for, carried out by the program, and the sheets that lie over the table.

use super::{Base, Message, Program};
use crate::context::Context;
use crate::outcome::Outcome;
use crate::screen::consent::Consent;
use crate::screen::fair::Fair;
use crate::screen::languages::Languages;
use crate::screen::rules;
use crate::screen::table::{Effects, Table};
use crate::screen::why::Below;
use crate::sheet::Sheet;
use crate::sound::Cue;
use pitch_language::{Explanation, Term};
use pitch_rules::Rules;
use pitch_session::verify::Verification;
use pitch_session::{Deals, Evening, Origin, Record};

use iced::Task;
use iced::time::Instant;

impl Program {
    /// Lays a sheet over the table.
    fn show(&mut self, sheet: impl FnOnce(&Table, &Context) -> Option<Sheet>) {
        let Base::Table(table) = &self.base else { return };
        self.sheets.extend(sheet(table, &self.context));
        // What is counted is heard when its stamp comes down; at once, if nothing moves.
        let counted = self.sheets.last_mut().and_then(Sheet::cue);
        self.hear(counted);
        self.tell_of_evening();
    }

    /// Carries out an outcome that a screen asks for.
    pub(super) fn act_on(&mut self, outcome: Outcome, now: Instant) -> Task<Message> {
        match outcome {
            Outcome::None => {}
            Outcome::Unheard(key) => return self.ask_focus(Some(key)),
            Outcome::Close => return self.close_sheet(now),
            Outcome::GoOn | Outcome::LeaveGames => {
                let _ = self.sheets.pop();
                return self.close_sheet(now);
            }
            Outcome::Continue => return self.go_on(now),
            Outcome::Play => return self.play(now),
            Outcome::Front if self.saved.is_some() => return self.go_on(now),
            Outcome::Front => return self.play(now),
            Outcome::NewGame => {
                self.sheets.push(Sheet::new_game(&self.context, &self.statistics));
                self.let_choose_game();
            }
            Outcome::Games => self.let_choose_game(),
            Outcome::Start { rules, players, rule_set } => return self.start(*rules, players, rule_set, now),
            Outcome::Joining => self.show_joining(),
            Outcome::BeginJoined => return self.begin_joined(now),
            Outcome::LeaveJoining => return self.leave_joining(),
            Outcome::ForgetFamily(family) => {
                return self.change(|settings| settings.families.retain(|known| *known != family));
            }
            Outcome::HouseRules(pick) => return self.show_house_rules(pick.unwrap_or_else(|| self.last_pick())),
            Outcome::KeepRuleSets(sets, then) => {
                self.keep_rule_sets(sets);
                return self.act_on(*then, now);
            }
            Outcome::SetUp(pick) => {
                let shown = self.play_by(&pick);
                return self.act_on(shown, now);
            }
            Outcome::OpenFile(path) => return self.dropped(path),
            Outcome::OpenRules(path) => return self.fetch_rules(path),
            Outcome::Choose(purpose) => return self.let_choose(*purpose),
            Outcome::ShareRules(path, set) => self.share_rules(&path, &set),
            Outcome::NewEvening => {
                self.evening = Evening::default();
                self.keep_evening();
                self.tell_of_evening();
            }
            Outcome::PlayAgain => return self.play_again(now),
            Outcome::Rules(rules) => {
                let rules = rules.map_or_else(|| self.rules_in_force(), |rules| *rules);
                self.sheets.push(Sheet::rules(rules));
            }
            Outcome::RuleOn(topic) => return self.show_rule(topic),
            Outcome::Why(explanation) => {
                let table = if let Base::Table(table) = &self.base { Some(table) } else { None };
                let table = table.filter(|_| self.sheets.is_empty());
                let below = table.map(|table| Below { seats: table.players().len(), choices: table.above_slips() });
                self.sheets.push(match below {
                    Some(below) => Sheet::why_at_table(*explanation, below),
                    None => Sheet::why(*explanation),
                });
            }
            Outcome::WhyBid(explanation, hand) => return self.think_of_bid(*explanation, hand),
            Outcome::Word(term) => {
                let told = Explanation::new(&self.context.language, &self.rules_in_force(), term, None);
                self.sheets.push(Sheet::why(told));
            }
            Outcome::Glossary(term) => return self.show_words(term),
            Outcome::Fair if matches!(self.sheets.last(), Some(Sheet::NewGame(_))) => {
                // The seed is there before the word, and cannot be another any more.
                let deals = self.deals.get_or_insert_with(|| Deals::random(&mut rand::rng()));
                self.sheets.push(Sheet::Fair(Box::new(Fair::before(deals.clone()))));
            }
            Outcome::Fair => {
                let sheet = self.record_in_question().map(Sheet::fair);
                self.sheets.extend(sheet);
            }
            Outcome::OwnWord(word) => self.deals = self.deals.take().map(|deals| deals.with_word(&word)),
            Outcome::CheckDeals => return self.check_deals(),
            Outcome::Keys => self.help(),
            Outcome::About(shown) => self.sheets.push(Sheet::about(shown)),
            Outcome::Copy(words) => return iced::clipboard::write(words.to_owned()),
            Outcome::Menu => self.show(|table, context| Some(Sheet::menu(table, context))),
            Outcome::LastTrick => self.show(|table, _| Some(Sheet::last_trick(table))),
            Outcome::Log => self.show(|table, context| Some(Sheet::log(table, context))),
            Outcome::TrumpOrder => self.show(|table, context| Some(Sheet::trump_order(table, context))),
            Outcome::Result(finished) => self.show(|table, context| Some(Sheet::result(finished, table, context))),
            Outcome::Over => {
                self.show(Sheet::over);
                self.hear(Some(Cue::Win));
            }
            Outcome::Curtain(seat) => self.show(|table, context| Some(Sheet::curtain(seat, table, context))),
            Outcome::AskToUndo(_) if self.is_alone_with_phones() && self.asks_phones_back() => {}
            Outcome::AskToUndo(seat) => self.show(|table, _| Some(Sheet::ask_to_undo(seat, table))),
            Outcome::AskToEnd => self.show(|table, context| Some(Sheet::ask_to_end(table, context))),
            Outcome::Players => {
                let Base::Table(table) = &self.base else { return Task::none() };
                let players = Sheet::players(table, &self.phones.present());
                // It is narrower than the menu is high, and would not cover it.
                self.sheets.retain(|sheet| !matches!(sheet, Sheet::Menu(_)));
                self.sheets.push(players);
            }
            Outcome::Seat(seat, chair) => return self.seat(seat, chair, now),
            Outcome::AnswerPhones(agrees) => return self.answer_phones(agrees, now),
            Outcome::Undo if self.asks_phones_back() => return self.at_table(now, Table::resume),
            Outcome::Undo => return self.reseat(now, Table::undo_agreed),
            Outcome::EndByScore => return self.reseat(now, Table::end_agreed),
            Outcome::Saves => return self.open_saves(),
            Outcome::Statistics => return self.open_statistics(),
            Outcome::KeepStatistics(statistics) => self.keep_statistics(statistics),
            Outcome::SavedGame(deed) => return self.with_saved_game(deed),
            Outcome::LookBack(game) => return self.review_counted(&game),
            Outcome::Review(number) => return self.review_table(number),
            Outcome::ReviewAt(step) => return self.review_step(step),
            Outcome::Costs => self.show(|table, _| Some(Sheet::costs(table))),
            Outcome::Thought(step, told) => return self.think_back(step, told),
            Outcome::TryOut(what) => return self.try_out(what, now),
            Outcome::EndTryOut => self.end_try_out(),
            Outcome::Lessons => self.show_lessons(),
            Outcome::Languages => self.sheets.push(Sheet::Languages(Languages)),
            Outcome::Lesson(lesson) => return self.teach(lesson, now),
            Outcome::LessonBack(moment, tries) => return self.go_back_in_lesson(moment, tries, now),
            Outcome::RealGame => {
                self.note_lesson();
                self.leave_try_outs();
                return Task::batch([self.keep_lessons(), self.play(now)]);
            }
            Outcome::LeaveLesson | Outcome::LessonOver => return self.leave_lesson(),
            Outcome::Pad => self.open_pad(),
            Outcome::PadOnPhones => self.open_pad_phones(),
            Outcome::Pads => return self.begin_pad(),
            Outcome::KeepPad(path, pad) => return self.keep_pad(path.as_deref(), *pad),
            Outcome::Puzzles => self.open_puzzles(),
            Outcome::PuzzleOfDay => return self.lay_puzzle_of_day(now),
            Outcome::Puzzle(place) => return self.lay_puzzle(place, now),
            Outcome::Drill(theme, game) => return self.drill(theme, game, now),
            Outcome::Practice => return self.practice(now),
            Outcome::NextHand => return self.next_hand(now),
            Outcome::Answer(action) => return self.answer_puzzle(action, now),
            Outcome::PlayOn => return self.play_on_from_puzzle(now),
            Outcome::Speed(speed) => return self.change(|settings| settings.speed = speed),
            Outcome::Sound => return self.change(|settings| settings.sound = !settings.sound),
            Outcome::Settings => {
                self.forgotten = None;
                self.sheets.push(Sheet::settings());
            }
            Outcome::Forget => return self.forget_or_remember(),
            Outcome::Changed(settings) => return self.change(|old| *old = *settings),
            Outcome::Sized(settings) => {
                self.context.hold_size();
                return self.change(|old| *old = *settings);
            }
            Outcome::LetSizeGo => return self.let_size_go(),
            Outcome::FolderUsed(settings) => return self.use_folder(*settings),
            Outcome::Language(tag) => {
                let _ = self.sheets.pop_if(|sheet| matches!(sheet, Sheet::Languages(_)));
                return self.change(|settings| settings.language = Some(tag.to_owned()));
            }
            Outcome::NoticeRead(place) => {
                let _ = (place < self.notices.len()).then(|| self.notices.remove(place));
                self.look_again();
                self.refresh_home();
            }
            Outcome::Home if !self.others_at_table().is_empty() => {
                let others = self.others_at_table();
                self.sheets.push(Sheet::Consent(Consent::to_leave(others)));
            }
            Outcome::Home | Outcome::Leave => {
                self.go_home();
                return self.keep_lessons();
            }
            Outcome::Quit => return self.quit(),
            Outcome::Operate(operation) => return self.operate(operation),
        }
        Task::none()
    }

    /// Shows the help, unless it is there already.
    pub(super) fn help(&mut self) {
        if !self.sheets.iter().any(|sheet| matches!(sheet, Sheet::Keys(_))) {
            self.sheets.push(Sheet::keys());
        }
    }

    /// Shows the rules in question, at the clause on a topic.
    fn show_rule(&mut self, topic: &'static str) -> Task<Message> {
        let rules = self.rules_in_force();
        self.sheets.push(Sheet::rule_on(rules, topic));
        rules::reveal().task()
    }

    /// Shows the glossary by the rules in question, at a term; the glossary is never laid over itself.
    fn show_words(&mut self, term: Option<Term>) -> Task<Message> {
        if self.sheets.iter().any(|sheet| matches!(sheet, Sheet::Glossary(_))) {
            while self.sheets.last().is_some_and(|sheet| !matches!(sheet, Sheet::Glossary(_))) {
                let _ = self.sheets.pop();
            }
        } else {
            let rules = self.rules_in_force();
            self.sheets.push(Sheet::glossary(rules, term, &self.context));
        }
        match (self.sheets.last_mut(), term) {
            (Some(Sheet::Glossary(glossary)), Some(term)) => {
                let shown = glossary.go_to(term);
                self.operate(shown)
            }
            _ => Task::none(),
        }
    }

    /// Returns the record of the game that is reviewed, or else of the one that is played.
    fn record_in_question(&self) -> Option<&Record> {
        let reviewed = self.sheets.iter().rev().find_map(|sheet| match sheet {
            Sheet::Review(review) => Some(review.game().record()),
            _ => None,
        });
        reviewed.or(match &self.base {
            Base::Table(table) => Some(table.session().record()),
            Base::Home(_) => None,
        })
    }

    /// Deals the game again away from the interface's thread, and tells the result on the sheet that asked.
    fn check_deals(&mut self) -> Task<Message> {
        let Some(record) = self.record_in_question().cloned() else { return Task::none() };
        self.fetch(
            self.keeper.current_file(),
            move |_| Verification::of(&record),
            |program, _, found, _| {
                if let Some(Sheet::Fair(sheet)) = program.sheets.last_mut() {
                    sheet.tell(found);
                }
                Task::none()
            },
        )
    }

    /// Returns the rules that help is asked about: those of the game that is reviewed, set up, or played, or was played
    /// last.
    fn rules_in_force(&self) -> Rules {
        let drafted = self.sheets.iter().rev().find_map(|sheet| match sheet {
            Sheet::NewGame(setup) => Some(setup.draft().rules().clone()),
            Sheet::Review(review) => Some(review.game().record().rules().clone()),
            _ => None,
        });
        drafted.unwrap_or_else(|| match &self.base {
            Base::Table(table) => table.session().rules().as_ref().clone(),
            Base::Home(_) => self.context.settings.last_game.rules.clone(),
        })
    }

    /// Lets the table act where other people come to it or it goes back, and closes all sheets over it.
    pub(super) fn reseat(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut Table, &Context, Instant) -> Effects,
    ) -> Task<Message> {
        self.sheets.clear();
        self.at_table(now, act)
    }

    /// Closes the uppermost sheet; once none is left, the table goes on.
    pub(super) fn close_sheet(&mut self, now: Instant) -> Task<Message> {
        // What was chosen on a sheet that is cancelled is not remembered, nor what was drawn for it.
        match self.sheets.pop() {
            Some(Sheet::NewGame(_)) => {
                self.deals = self.deals.take().filter(|deals| deals.origin() != Origin::Random);
            }
            // The player who gives one file up waits for no other.
            Some(Sheet::Opening(_)) => self.waiting.clear(),
            _ => {}
        }
        if !self.sheets.is_empty() {
            return Task::none();
        }
        // What was chosen on the sheet may be another game, or another language.
        self.refresh_home();
        self.at_table(now, Table::resume)
    }
}
