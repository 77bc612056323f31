//! The game that is played: begun, continued, opened, left.

use super::{Base, Message, Program};
use crate::screen::home::{self, Front, Home, LastGame, Memory};
use crate::screen::new_game::Draft;
use crate::screen::table;
use crate::sheet::Sheet;
use crate::side_words;
use pitch_language::{Language, Names, phrase, preset_name, rule_set_name, t};
use pitch_players::Level;
use pitch_rules::{Ask, Rules, Seat, Turn, Viewer};
use pitch_session::settings::HandOrder;
use pitch_session::statistics::{BotLevel, Played, Tally};
use pitch_session::storage::Opened;
use pitch_session::table::Broken;
use pitch_session::{
    self, Counted, Deals, Family, Kind, LoadError, NewGame, Player, Record, RuleSet, Statistics, door, family,
    hand_order,
};

use iced::time::Instant;
use iced::{Task, system};

use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Program {
    pub(super) fn remember_choices(&mut self, sheet: Option<&Sheet>) {
        if let Some(Sheet::NewGame(setup)) = sheet {
            self.context.settings.remember_game(setup.choices());
        }
    }

    pub(super) fn start(
        &mut self,
        rules: Rules,
        players: Vec<Player>,
        rule_set: Option<String>,
        now: Instant,
    ) -> Task<Message> {
        let last = self.sheets.pop();
        if let Some(Sheet::NewGame(setup)) = &last {
            self.context.phones = setup.draft().phones();
            self.set_up = Some(Box::new(setup.clone())).filter(|_| !self.context.phones.is_empty());
        }
        self.remember_choices(last.as_ref());
        // People who are only numbered are no family.
        let people = || players.iter().filter(|player| player.is_person()).enumerate();
        let numbered = |index: usize| t!(self.context.language, "setup-player-name", number = index + 1);
        let is_known = people().any(|(index, player)| player.name != numbered(index));
        if let Some(family) = Family::of(&players).filter(|_| is_known) {
            family::remember(&mut self.context.settings.families, family);
        }
        let kept = self.save_settings();
        let deals = self.deals.take().unwrap_or_else(|| Deals::random(&mut rand::rng()));
        match pitch_session::Table::new(NewGame::new(rules, players, deals).by(rule_set)) {
            Ok(session) => {
                self.sheets.clear();
                self.phones.close();
                let phones = self.context.phones.clone();
                Task::batch([kept, self.sit_down(session, phones, now)])
            }
            Err(error) => {
                // The screen offers no such game; if it does all the same, the player stays where they are.
                self.notify(phrase::new_game_error(&self.context.language, &error));
                self.sheets.extend(last);
                kept
            }
        }
    }

    /// Begins a game as the last one was set up, or shows what keeps it from beginning.
    pub(super) fn play(&mut self, now: Instant) -> Task<Message> {
        let draft = self.last_game();
        if draft.problem().is_some() {
            let _ = self.sheets.pop_if(|sheet| matches!(sheet, Sheet::Games(_)));
            if !matches!(self.sheets.last(), Some(Sheet::NewGame(_))) {
                self.sheets.push(Sheet::new_game(&self.context, &self.statistics));
            }
            return Task::none();
        }
        self.start(draft.rules().clone(), draft.players(), draft.rule_set(), now)
    }

    /// Shows the games over what is set up.
    pub(super) fn let_choose_game(&mut self) {
        self.sheets.push(Sheet::games(&self.context, &self.statistics));
    }

    /// Returns the draft of a game as the last one was set up.
    pub(super) fn last_game(&self) -> Draft {
        Draft::last(&self.context)
    }

    /// Begins another game with the same players and rules, and new cards.
    pub(super) fn play_again(&mut self, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let rules = table.session().rules().as_ref().clone();
        let rule_set = table.session().record().summary().rule_set.clone();
        let (phones, seated) = (table.phones().to_vec(), table.session().seated());
        // The player who sat down in the place of a bot is a person from the beginning now.
        let players = rules.seats().all().zip(table.session().players()).map(|(seat, player)| {
            let is_person = seated[seat.index()].is_person() || phones.contains(&seat) || player.is_person();
            Player { kind: if is_person { Kind::Person } else { player.kind }, ..player.clone() }
        });
        let players = players.collect();
        self.sheets.clear();
        let new = NewGame::new(rules, players, Deals::random(&mut rand::rng())).by(Some(rule_set));
        match pitch_session::Table::new(new) {
            Ok(mut session) => {
                // Nobody has come to the phones whose places bots kept.
                for seat in phones.iter().filter(|seat| !seated[seat.index()].is_person()) {
                    let _ = session.leave(*seat);
                }
                self.sit_down(session, phones, now)
            }
            Err(error) => {
                self.notify(phrase::new_game_error(&self.context.language, &error));
                Task::none()
            }
        }
    }

    /// Shows a table, with the hands of these seats on phones.
    pub(super) fn sit_down(&mut self, session: pitch_session::Table, phones: Vec<Seat>, now: Instant) -> Task<Message> {
        self.saved = None;
        self.judge_left();
        self.asides.clear();
        let has_joined = self.phones.is_open();
        let phones = self.open_phones(&session, phones);
        let waits = !phones.is_empty() && !has_joined && session.record().entries().is_empty();
        let table = table::Table::new(session, &self.context, now);
        let table = if phones.is_empty() { table } else { table.with_phones(phones, &self.context) };
        self.base = Base::Table(Box::new(table));
        self.note_absent();
        if waits {
            self.show_joining();
            return Task::none();
        }
        self.begin_game(now)
    }

    /// Lets the game at the table begin, or go on.
    pub(super) fn begin_game(&mut self, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let game = table.session().game();
        let is_asked = game.asks() == Some(Ask::FirstPitcher);
        let is_new = table.session().hands_over() == 0 && (is_asked || matches!(game.turn(), Turn::Deal(_)));
        let ceremony = (is_new && table.session().rules().ceremony)
            .then(|| Sheet::first_deal(table.session(), table.names().clone()));
        match ceremony {
            // Closing the sheet lets the table begin.
            Some(sheet) => {
                self.sheets.push(sheet);
                Task::none()
            }
            None => self.at_table(now, table::Table::start),
        }
    }

    /// Goes on with the saved game.
    pub(super) fn go_on(&mut self, now: Instant) -> Task<Message> {
        self.look_again();
        let tried = self.try_folder();
        let Some(session) = self.saved.take() else { return tried };
        let phones = std::mem::take(&mut self.saved_phones);
        tried.chain(self.sit_down(session, phones, now))
    }

    /// Keeps the game that was being played when the program was last left, so that it can be continued. A game that
    /// breaks the rules is reported, and left as it is.
    pub(super) fn take_up_saved(&mut self, record: Record) {
        self.saved = None;
        if record.is_over() {
            return;
        }
        self.tell_of_stand_ins(&record);
        match pitch_session::Table::resume(record) {
            Ok(session) => {
                self.saved_phones = self.kept_phones(&session);
                self.saved = Some(session);
            }
            Err(broken) => {
                let names = names_of(&broken.table, None);
                let place = self.keeper.current_file();
                self.notify(phrase::fault(&self.context.language, &names, &place, &broken.fault));
            }
        }
    }

    /// Tells which bots of a saved game are not here.
    fn tell_of_stand_ins(&mut self, record: &Record) {
        if let Some(told) = phrase::stand_ins(&self.context.language, record) {
            self.notify(told);
        }
    }

    /// Opens a saved game; a rule set is shown among the house rules.
    pub(super) fn open_file(&mut self, file: PathBuf) -> Task<Message> {
        self.fetch(file, read, Program::play_read)
    }

    /// Shows a game or a rule set that was opened, or tells why it cannot be.
    pub(super) fn play_read(&mut self, file: &Path, read: Result<Read, LoadError>, now: Instant) -> Task<Message> {
        let session = match read {
            Ok(Read::Game(Ok(session))) => *session,
            Ok(Read::Game(Err(broken))) => {
                // It is shown as far as it goes, and never saved over.
                let names = names_of(&broken.table, None);
                self.notify(phrase::fault(&self.context.language, &names, file, &broken.fault));
                broken.table
            }
            Ok(Read::Rules(set)) => return self.take_rule_set(*set),
            Err(error) => {
                self.notify(phrase::load_error(&self.context.language, &error));
                self.go_home();
                return Task::none();
            }
        };
        self.tell_of_stand_ins(session.record());
        // A game that is only looked at leaves the one that can go on as it is.
        if can_go_on(&session) {
            self.saved = None;
        }
        self.judge_left();
        let phones = if session.fault().is_none() { self.kept_phones(&session) } else { Vec::new() };
        let phones = self.open_phones(&session, phones);
        let table = table::Table::new(session, &self.context, now);
        let table = if phones.is_empty() { table } else { table.with_phones(phones, &self.context) };
        self.base = Base::Table(Box::new(table));
        self.note_absent();
        self.at_table(now, table::Table::start)
    }

    /// Begins with the file that was named on the command line.
    pub fn begin(&mut self) -> Task<Message> {
        let mode = system::theme().map(Message::Themed);
        let file = self.file.take();
        let opened = file.map_or_else(Task::none, |file| self.open_file(file));
        Task::batch([mode, self.take_deck_folder(), opened])
    }

    /// Asks the window that plays with the folder to come forward, and to open the file that was named on the command
    /// line. Returns `true` if it has heard.
    pub fn visit(&self) -> bool {
        self.keeper.folder_in_use().is_some_and(|folder| door::visit(folder, self.file.as_deref()))
    }

    /// Opens the door through which another start of the program is led to this window.
    pub fn open_door(&mut self) {
        self.keeper.open_door();
    }

    pub(super) fn go_home(&mut self) {
        self.leave_try_outs();
        self.judge_left();
        if let Base::Table(table) = &self.base
            && can_go_on(table.session())
        {
            self.saved = Some(table.session().clone());
            self.saved_phones = table.phones().to_vec();
        }
        self.sheets.clear();
        self.base = Base::Home(Box::new(self.home()));
    }

    /// Returns the people, each with their seat, who are still playing at the table besides the one who leaves it: whose turn it is
    /// here, or the first who plays here.
    pub(super) fn others_at_table(&self) -> Vec<(Player, usize)> {
        let Base::Table(table) = &self.base else { return Vec::new() };
        let session = table.session();
        if session.is_try_out() || !can_go_on(session) {
            return Vec::new();
        }
        let here: Vec<Seat> = session.persons().filter(|seat| !table.phones().contains(seat)).collect();
        let leaves = session.to_act().filter(|seat| here.contains(seat)).or_else(|| here.first().copied());
        let others = session.persons().filter(|seat| Some(*seat) != leaves);
        others.map(|seat| (session.players()[seat.index()].clone(), seat.index())).collect()
    }

    /// Returns the first screen as it is now, in the language in force.
    fn home(&mut self) -> Home {
        let memory = self.memory();
        Home::new(self.front(), self.notices.clone()).with_memory(memory)
    }

    /// Brings the first screen up to date, in the language in force.
    pub(super) fn refresh_home(&mut self) {
        if matches!(self.base, Base::Home(_)) {
            self.base = Base::Home(Box::new(self.home()));
        }
    }

    /// Returns what was played and learned before.
    fn memory(&mut self) -> Memory {
        let (puzzle, puzzle_answer) = self.puzzle_of_day();
        let practice = self.practice_line();
        let played = self.statistics.games().iter().rev().take(Memory::GAMES);
        let games = played.filter_map(|played| self.last_game_of(played)).collect();
        Memory { practice, puzzle, puzzle_answer, games }
    }

    /// Returns a game that was played to its end, with the strongest opponent; `None` if nobody played against anybody.
    fn last_game_of(&self, played: &Played) -> Option<LastGame> {
        let l = &self.context.language;
        let you = played.person()?;
        let is_won = played.players[you].won;
        let others = played.players.iter().enumerate();
        // A partner wins and loses with the player.
        let foes = others.filter(|(seat, player)| *seat != you && player.won != is_won);
        let strength =
            |level: Option<BotLevel>| Level::ALL.iter().position(|one| Some(*one) == level.map(|level| level.0));
        let (seat, foe) = foes.max_by_key(|(seat, foe)| (strength(foe.level), std::cmp::Reverse(*seat)))?;
        let kind = foe.level.map_or(Kind::Person, |level| Kind::Bot(level.0));
        let place = t!(l, "home-place", place = played.place(you));
        let said = [rule_set_name(l, &played.rule_set), foe.name.clone(), place.clone()];
        let file = self.keeper.storage()?.finished_game(&played.game)?;
        let words = phrase::sentences(l, said.into_iter().map(|words| phrase::sentence(l, words)));
        Some(LastGame { file, opponent: (Player::new(&foe.name, kind), seat), is_won, place, words })
    }

    /// Returns the scores of these players when the game that was played last was over, if it was theirs and of this name.
    fn last_scores(&self, game: &str, rules: &Rules, players: &[Player]) -> Option<Vec<i32>> {
        let is_it = |played: &&Played| rule_set_name(&self.context.language, &played.rule_set) == game;
        let played = self.statistics.games().last().filter(is_it)?;
        let names = || players.iter().map(|player| player.name.as_str());
        let is_theirs = names().eq(played.players.iter().map(|player| player.name.as_str()));
        let ours = Names::new(Arc::new(rules.clone()), players.iter().map(|player| player.name.clone()), None);
        let figure = |player: &Tally| Some(side_words::figure_of(&ours, *player.scores.last()?));
        played.players.iter().map(figure).collect::<Option<_>>().filter(|_| is_theirs)
    }

    /// Returns the target of the main button of the first screen.
    pub(super) fn front(&self) -> Front {
        if let Some(saved) = self.saved.as_ref().map(|table| saved(table, &self.saved_phones, &self.context.language)) {
            return Front::Saved(saved);
        }
        let draft = self.last_game();
        let own = draft.own().map(|own| own.name.clone());
        let game = own.unwrap_or_else(|| preset_name(&self.context.language, draft.game()));
        let players = draft.players();
        let goal = phrase::goal(&self.context.language, draft.rules());
        let is_first = self.context.settings.lessons.is_untouched() && self.statistics == Statistics::default();
        let scores = self.last_scores(&game, draft.rules(), &players).unwrap_or_default();
        let is_chosen = self.context.settings.language.is_some() || self.asked_language.is_some();
        let asks_language = is_first && !is_chosen && !Language::has_language_of_system();
        Front::Ready(home::Ready { game, goal, players, scores, is_first, asks_language })
    }
}

/// Returns `true` if a game can be played on: it is not over, and keeps the rules.
fn can_go_on(table: &pitch_session::Table) -> bool {
    !table.record().is_over() && table.fault().is_none()
}

/// Returns the names of the players of a table.
pub(super) fn names_of(table: &pitch_session::Table, you: Option<Seat>) -> Names {
    let names = table.players().iter().map(|player| player.name.clone());
    Names::new(Arc::clone(table.rules()), names, you)
}

/// Contents of a file, with its game played as far as it goes.
pub(super) enum Read {
    /// A game.
    Game(Result<Box<pitch_session::Table>, Box<Broken>>),
    /// A rule set.
    Rules(Box<RuleSet>),
}

/// Reads a file that the player names, and plays its game.
pub(super) fn read(file: &Path) -> Result<Read, LoadError> {
    Ok(match pitch_session::storage::open(file)? {
        Opened::Game(record) => Read::Game(pitch_session::Table::resume(*record).map(Box::new)),
        Opened::Rules(set) => Read::Rules(set),
    })
}

/// Returns the description of a saved game for the first screen.
fn saved(table: &pitch_session::Table, phones: &[Seat], language: &Language) -> home::Saved {
    let persons: Vec<_> = table.persons().filter(|seat| !phones.contains(seat)).collect();
    let you = if let [only] = persons[..] { Some(only) } else { None };
    let names = names_of(table, you);
    let view = table.view(Viewer::Public);
    let after =
        |counted: &Counted| counted.finished.score.after.map(|_, &points| side_words::figure_of(&names, points));
    let totals = table.hands().iter().map(|counted| after(counted).values().copied().collect());
    let trump = || view.trump.map(|suit| phrase::trump(language, suit));
    let bottom = you.or_else(|| persons.first().copied()).unwrap_or_default();
    let seats = table.rules().seats().all().map(|seat| {
        let side = table.rules().side_of(seat);
        (table.players()[seat.index()].clone(), side_words::figure_of(&names, view.scores[side]))
    });
    let turn = match table.to_act().filter(|seat| persons.contains(seat)) {
        None => home::Asked::Nobody,
        Some(seat) if you == Some(seat) => home::Asked::You,
        Some(seat) => home::Asked::Named(names.name(seat).to_owned()),
    };
    let own = table.view(Viewer::Seat(bottom));
    let held = usize::from(own.held[bottom].count);
    let cards = hand_order::order(own.hand(), own.rankings.with(own.trump), HandOrder::default());
    // Where several share the machine nobody's cards are shown, nor those that may not be looked at yet.
    let is_seen = you.is_some() && cards.len() == held;
    let hand = if is_seen { cards.into_iter().map(Some).collect() } else { vec![None; held] };
    home::Saved {
        game: rule_set_name(language, &table.record().summary().rule_set),
        number: view.number,
        goal: phrase::goal(language, table.rules()),
        scores: view
            .scores
            .iter()
            .map(|(side, points)| (phrase::side(language, &names, side), side_words::figure_of(&names, *points)))
            .collect(),
        totals: totals.collect(),
        state: view
            .contract
            .map(|contract| format!("{}.", phrase::contract(language, &names, contract)))
            .or_else(trump),
        turn,
        seats: seats.collect(),
        bottom: bottom.index(),
        hand,
    }
}

#[cfg(test)]
mod tests;
