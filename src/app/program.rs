//! The program behind the window: which screen is shown, and what is kept.

use crate::app::context::Context;
use crate::app::font;
use crate::app::keeper::{Found, Keeper};
use crate::app::keymap::Key;
use crate::app::screen::home::{self, Home};
use crate::app::screen::table::{self, Show};
use crate::app::sheet::{self, Sheet};
use crate::app::widget::{self, Kit};
use crate::app::{Options, StartError};
use crate::engine::{Rules, Viewer};
use crate::language::{Language, Names, phrase};
use crate::session::{self, Deals, Folders, NewGame, Player, Record, SaveError, Settings};
use crate::t;

use iced::time::Instant;
use iced::widget::{container, opaque, stack};
use iced::{Element, Fill, Padding, Size, Subscription, Task, event, keyboard, mouse, theme, window};

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The size of the window when it opens, in logical pixels.
pub const SIZE: Size = Size::new(1280.0, 800.0);
/// The smallest size that everything fits into, in logical pixels.
pub const LEAST_SIZE: Size = Size::new(720.0, 520.0);

/// The program.
#[derive(Debug)]
pub struct Program {
    context: Context,
    keeper: Keeper,
    base: Base,
    /// What lies over the base, the uppermost last; only that takes keys.
    sheets: Vec<Sheet>,
    /// What went wrong and was not yet seen to be read.
    notices: Vec<String>,
    /// The game that can go on, while no table is shown.
    saved: Option<Record>,
    /// The language that was asked for on the command line: it goes before the settings.
    asked_language: Option<String>,
    /// Where the packs of the next new game come from, if that was said on the command line.
    deals: Option<Deals>,
    window: Option<window::Id>,
    is_full_screen: bool,
    /// Changes from picture to picture while something moves, see [`Program::style`].
    is_even: bool,
}

/// What lies below the sheets.
#[derive(Debug)]
enum Base {
    Home(Home),
    Table(Box<table::Table>),
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the first screen.
    Home(home::Message),
    /// On the table.
    Table(table::Message),
    /// On the uppermost sheet.
    Sheet(sheet::Message),
    /// A key was pressed that no text field wanted.
    KeyPressed(Key),
    /// The mouse was moved.
    MouseMoved,
    /// A little time passed.
    Ticked,
    /// The window was opened.
    Opened(window::Id),
    /// The window has another size, in logical pixels.
    Resized(Size),
    /// A logical pixel has so many physical ones.
    Rescaled(f32),
    /// The window is to be closed.
    CloseRequested,
    /// The game was saved, or was not.
    Saved(Result<(), SaveError>),
    /// A notice was read.
    NoticeClosed,
}

impl Program {
    /// The program before its window is open.
    ///
    /// # Errors
    /// If the language asked for is not there.
    pub fn new(options: Options) -> Result<Self, StartError> {
        font::load();
        let folders = Folders::choose(options.data_dir.as_deref());
        let (settings, unread) = match &folders {
            Some(folders) => Settings::load(&folders.settings()),
            None => (Settings::default(), None),
        };
        let language = Language::choose(options.language.as_deref(), settings.language.as_deref())?;
        let (keeper, found) = Keeper::open(folders, &language);
        let Found { record, mut notices } = found;
        if let Some(error) = unread {
            let usual = t!(language, "error-settings-default");
            notices.push(format!("{} {usual}", phrase::load_error(&language, &error)));
        }
        let mut program = Program {
            context: Context::new(language, settings, SIZE),
            keeper,
            base: Base::Home(Home::new(None, Vec::new())),
            sheets: Vec::new(),
            notices,
            saved: record.filter(|record| !record.is_over()),
            asked_language: options.language,
            deals: options.deals,
            window: None,
            is_full_screen: false,
            is_even: false,
        };
        program.go_home();
        if let Some(file) = options.file {
            program.open_file(&file);
        }
        Ok(program)
    }

    /// The title of the window.
    #[must_use]
    pub fn title(&self) -> String {
        t!(self.context.language, "game-name")
    }

    /// iced's theme.
    #[must_use]
    pub fn theme(&self) -> iced::Theme {
        self.context.look().theme()
    }

    /// The colours behind everything.
    ///
    /// While something moves, the least bit of the background changes with every picture: the software renderer then
    /// draws the whole window once, and not each of many small damaged parts with all that lies over it.
    #[must_use]
    pub fn style(&self) -> theme::Style {
        let palette = self.context.palette();
        let mut background_color = palette.felt_bottom;
        if self.is_even {
            background_color.b += if background_color.b < 0.5 { 1.0 } else { -1.0 } / 255.0;
        }
        theme::Style { background_color, text_color: palette.text }
    }

    /// What makes messages by itself: keys, the window, and time while something moves.
    pub fn subscription(&self) -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| Key::from_event(&event).map(Message::KeyPressed));
        let windows = event::listen_with(|event, _, id| match event {
            iced::Event::Window(window::Event::Opened { .. }) => Some(Message::Opened(id)),
            iced::Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
            iced::Event::Window(window::Event::Rescaled(scale)) => Some(Message::Rescaled(scale)),
            iced::Event::Window(window::Event::CloseRequested) => Some(Message::CloseRequested),
            _ => None,
        });
        let mouse = if self.top_shows_focus() {
            event::listen_with(|event, _, _| match event {
                iced::Event::Mouse(mouse::Event::CursorMoved { .. }) => Some(Message::MouseMoved),
                _ => None,
            })
        } else {
            Subscription::none()
        };
        let ticks = match &self.base {
            Base::Table(table) if self.sheets.is_empty() && table.is_moving() => every(16),
            Base::Table(table) if self.sheets.is_empty() && table.is_running() => every(40),
            Base::Table(_) | Base::Home(_) => Subscription::none(),
        };
        Subscription::batch([keys, windows, mouse, ticks])
    }

    /// Draws the window.
    pub fn view(&self) -> Element<'_, Message> {
        let context = &self.context;
        let base = match &self.base {
            _ if self.sheets.iter().any(Sheet::is_whole) => None,
            Base::Home(home) => Some(home.view(context).map(Message::Home)),
            Base::Table(table) => Some(table.view(context).map(Message::Table)),
        };
        // Whatever lies below a sheet that fills the window is not drawn at all.
        let first = self.sheets.iter().rposition(Sheet::is_whole).unwrap_or(0);
        let sheets = self.sheets[first..].iter().map(|sheet| opaque(sheet.view(context).map(Message::Sheet)));
        let notice = self.notices.first().filter(|_| !matches!(self.base, Base::Home(_)) || !self.sheets.is_empty());
        let notice = notice.map(|notice| notice_line(context, notice));
        stack(base.into_iter().chain(sheets).chain(notice)).width(Fill).height(Fill).into()
    }

    /// Something happened.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(message) => {
                let Base::Home(home) = &mut self.base else { return Task::none() };
                let action = home.update(message, &self.context);
                self.at_home(action, now)
            }
            Message::Table(message) => self.at_table(now, |table, context, now| table.update(message, context, now)),
            Message::Sheet(message) => {
                let Some(sheet) = self.sheets.last_mut() else { return Task::none() };
                let action = sheet.update(message, &self.context);
                self.on_sheet(action, now)
            }
            Message::KeyPressed(key) => self.key(key, now),
            Message::MouseMoved => {
                self.hide_focus();
                Task::none()
            }
            Message::Ticked => {
                if matches!(&self.base, Base::Table(table) if table.is_moving()) {
                    self.is_even = !self.is_even;
                }
                self.at_table(now, table::Table::tick)
            }
            Message::Opened(id) => {
                self.window = Some(id);
                window::scale_factor(id).map(Message::Rescaled)
            }
            Message::Resized(size) => {
                self.context.size = size;
                self.adapt();
                Task::none()
            }
            Message::Rescaled(scale) => {
                self.context.scale = scale;
                self.adapt();
                Task::none()
            }
            Message::CloseRequested => self.quit(),
            Message::Saved(Ok(())) => Task::none(),
            Message::Saved(Err(error)) => {
                self.notify(phrase::save_error(&self.context.language, &error));
                Task::none()
            }
            Message::NoticeClosed => {
                let _ = (!self.notices.is_empty()).then(|| self.notices.remove(0));
                Task::none()
            }
        }
    }

    fn key(&mut self, key: Key, now: Instant) -> Task<Message> {
        match key {
            Key::Function(11) => return self.toggle_full_screen(),
            Key::Function(4) => return self.change(|settings| settings.four_colours = !settings.four_colours),
            Key::Function(5) => return self.change(|settings| settings.large_index = !settings.large_index),
            Key::Command('q') => return self.quit(),
            Key::Command('n') if self.sheets.is_empty() => return self.on_sheet(sheet::Action::NewGame, now),
            Key::Escape if !self.notices.is_empty() && !matches!(self.base, Base::Home(_)) => {
                return self.update(Message::NoticeClosed, now);
            }
            _ => {}
        }
        if let Some(sheet) = self.sheets.last_mut() {
            let action = sheet.key(key, &self.context);
            return self.on_sheet(action, now);
        }
        match &mut self.base {
            Base::Home(home) => {
                let action = home.key(key, &self.context);
                self.at_home(action, now)
            }
            Base::Table(_) => self.at_table(now, |table, context, now| table.key(key, context, now)),
        }
    }

    fn at_home(&mut self, action: home::Action, now: Instant) -> Task<Message> {
        match action {
            home::Action::None => Task::none(),
            home::Action::Continue => self.go_on(now),
            home::Action::NewGame => self.on_sheet(sheet::Action::NewGame, now),
            home::Action::Rules => self.on_sheet(sheet::Action::ReadRules(Rules::default()), now),
            home::Action::Settings => self.on_sheet(sheet::Action::Settings, now),
            home::Action::Quit => self.quit(),
        }
    }

    /// Lets the table do something, and does what it asks for.
    fn at_table(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut table::Table, &Context, Instant) -> table::Action,
    ) -> Task<Message> {
        let Base::Table(table) = &mut self.base else { return Task::none() };
        let action = act(table, &self.context, now);
        let mut tasks = vec![action.task.map(Message::Table)];
        if action.save && table.session().fault().is_none() {
            tasks.push(self.keeper.save(table.session().record()).map(Message::Saved));
        }
        if let Some(speed) = action.speed {
            tasks.push(self.change(|settings| settings.speed = speed));
        }
        if let Some(show) = action.show {
            self.show(show);
        }
        Task::batch(tasks)
    }

    fn show(&mut self, show: Show) {
        let Base::Table(table) = &self.base else { return };
        self.sheets.extend(Sheet::over_table(show, table, &self.context));
    }

    fn on_sheet(&mut self, action: sheet::Action, now: Instant) -> Task<Message> {
        match action {
            sheet::Action::None => Task::none(),
            sheet::Action::Close => self.close_sheet(now),
            sheet::Action::NewGame => {
                self.sheets.push(Sheet::new_game(&self.context));
                Task::none()
            }
            sheet::Action::Start { rules, players } => self.start(rules, players, now),
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
                self.sheets.push(Sheet::keys());
                Task::none()
            }
            sheet::Action::Menu => {
                self.show(Show::Menu);
                Task::none()
            }
            sheet::Action::Settings => {
                self.sheets.push(Sheet::settings());
                Task::none()
            }
            sheet::Action::Changed(settings) => self.change(|old| *old = settings),
            sheet::Action::Language(tag) => self.change(|settings| settings.language = Some(tag)),
            sheet::Action::Home => {
                self.go_home();
                Task::none()
            }
            sheet::Action::Quit => self.quit(),
            sheet::Action::Operate(operation) => operation.task(),
        }
    }

    /// Closes the uppermost sheet; once none is left, the table goes on.
    fn close_sheet(&mut self, now: Instant) -> Task<Message> {
        let closed = self.sheets.pop();
        if matches!(closed, Some(Sheet::NewGame(_))) {
            self.remember_choices(closed.as_ref());
        }
        if self.sheets.is_empty() { self.at_table(now, table::Table::resume) } else { Task::none() }
    }

    fn remember_choices(&mut self, sheet: Option<&Sheet>) {
        if let Some(Sheet::NewGame(setup)) = sheet {
            self.context.settings.last_game = setup.choices();
        }
    }

    fn start(&mut self, rules: Rules, players: Vec<Player>, now: Instant) -> Task<Message> {
        let last = self.sheets.pop();
        self.remember_choices(last.as_ref());
        let kept = self.save_settings();
        let deals = self.deals.take().unwrap_or_else(|| Deals::random(&mut rand::rng()));
        match session::Table::new(NewGame::new(rules, players, deals)) {
            Ok(session) => {
                self.sheets.clear();
                Task::batch([kept, self.sit_down(session, now)])
            }
            Err(error) => {
                // The screen offers no such game; if it does all the same, the player stays where he is.
                self.notify(error.to_string());
                self.sheets.extend(last);
                kept
            }
        }
    }

    /// The same players and rules, new cards.
    fn play_again(&mut self, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let (rules, players) = (table.session().rules().as_ref().clone(), table.session().players().to_vec());
        self.sheets.clear();
        match session::Table::new(NewGame::new(rules, players, Deals::random(&mut rand::rng()))) {
            Ok(session) => self.sit_down(session, now),
            Err(error) => {
                self.notify(error.to_string());
                Task::none()
            }
        }
    }

    fn sit_down(&mut self, session: session::Table, now: Instant) -> Task<Message> {
        self.saved = None;
        self.base = Base::Table(Box::new(table::Table::new(session, &self.context, now)));
        self.at_table(now, table::Table::start)
    }

    /// Goes on with the saved game.
    fn go_on(&mut self, now: Instant) -> Task<Message> {
        let Some(record) = self.saved.take() else { return Task::none() };
        match session::Table::resume(record) {
            Ok(session) => self.sit_down(session, now),
            Err(broken) => {
                // It is shown as far as it goes, and never saved over.
                let names = names_of(&broken.table, None);
                let place = self.keeper.current_file();
                self.notify(phrase::fault(&self.context.language, &names, &place, &broken.fault));
                self.sit_down(broken.table, now)
            }
        }
    }

    fn open_file(&mut self, file: &Path) {
        match session::storage::load(file) {
            Ok(record) => match session::Table::resume(record) {
                Ok(session) => {
                    let table = table::Table::new(session, &self.context, Instant::now());
                    self.base = Base::Table(Box::new(table));
                }
                Err(broken) => {
                    let names = names_of(&broken.table, None);
                    self.notify(phrase::fault(&self.context.language, &names, file, &broken.fault));
                    let table = table::Table::new(broken.table, &self.context, Instant::now());
                    self.base = Base::Table(Box::new(table));
                }
            },
            Err(error) => {
                self.notify(phrase::load_error(&self.context.language, &error));
                self.go_home();
            }
        }
    }

    /// Begins with what was opened from the command line.
    pub fn begin(&mut self, now: Instant) -> Task<Message> {
        self.at_table(now, table::Table::start)
    }

    fn go_home(&mut self) {
        if let Base::Table(table) = &self.base {
            let session = table.session();
            self.saved = (!session.record().is_over() && session.fault().is_none()).then(|| session.record().clone());
        }
        self.sheets.clear();
        let saved = self.saved.as_ref().and_then(|record| saved(record, &self.context.language));
        self.base = Base::Home(Home::new(saved, self.notices.clone()));
    }

    fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Task<Message> {
        change(&mut self.context.settings);
        let asked = self.asked_language.as_deref();
        // A language chosen in the window goes before the one the program was started with.
        let chosen = self.context.settings.language.as_deref().or(asked);
        if let Ok(language) = Language::choose(None, chosen) {
            self.context.language = language;
        }
        self.adapt();
        if matches!(self.base, Base::Home(_)) && self.sheets.is_empty() {
            self.go_home();
        }
        self.save_settings()
    }

    fn save_settings(&mut self) -> Task<Message> {
        if let Err(error) = self.keeper.save_settings(&self.context.settings) {
            self.notify(phrase::settings_save_error(&self.context.language, &error));
        }
        Task::none()
    }

    /// Makes everything follow the settings and the window.
    fn adapt(&mut self) {
        self.context.restyle();
        if let Base::Table(table) = &mut self.base {
            table.adapt(&self.context);
        }
    }

    fn notify(&mut self, notice: String) {
        tracing::warn!("{notice}");
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    fn toggle_full_screen(&mut self) -> Task<Message> {
        self.is_full_screen = !self.is_full_screen;
        let mode = if self.is_full_screen { window::Mode::Fullscreen } else { window::Mode::Windowed };
        self.window.map_or_else(Task::none, |id| window::set_mode(id, mode))
    }

    fn quit(&mut self) -> Task<Message> {
        self.keeper.close();
        iced::exit()
    }

    fn top_shows_focus(&self) -> bool {
        match (self.sheets.last(), &self.base) {
            (Some(sheet), _) => sheet.shows_focus(),
            (None, Base::Home(home)) => home.shows_focus(),
            // The canvas of the table looks after the mouse itself.
            (None, Base::Table(_)) => false,
        }
    }

    fn hide_focus(&mut self) {
        match (self.sheets.last_mut(), &mut self.base) {
            (Some(sheet), _) => sheet.hide_focus(),
            (None, Base::Home(home)) => home.hide_focus(),
            (None, Base::Table(_)) => {}
        }
    }
}

fn every(ms: u64) -> Subscription<Message> {
    iced::time::every(Duration::from_millis(ms)).map(|_| Message::Ticked)
}

/// A line over everything that says what went wrong, until it is clicked away.
fn notice_line<'a>(context: &Context, notice: &'a str) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let line = widget::notice(kit, notice, t!(context.language, "rules-close"), Message::NoticeClosed);
    // Below the bar, where neither the hand nor a button is covered.
    container(line).center_x(Fill).padding(Padding::from([kit.px(56.0), kit.px(16.0)])).into()
}

/// How the players of a table are called.
fn names_of(table: &session::Table, you: Option<crate::engine::Seat>) -> Names {
    let names = table.players().iter().map(|player| player.name.clone());
    Names::new(Arc::clone(table.rules()), names, you)
}

/// What the first screen tells of a saved game; nothing if it cannot be played.
fn saved(record: &Record, language: &Language) -> Option<home::Saved> {
    let table = session::Table::resume(record.clone()).ok()?;
    let persons: Vec<_> = table.rules().seats().all().filter(|&seat| table.is_person(seat)).collect();
    let you = if let [only] = persons[..] { Some(only) } else { None };
    let names = names_of(&table, you);
    let view = table.view(Viewer::Public);
    let totals = table
        .hands()
        .iter()
        .map(|counted| counted.finished.score.after.values().map(|points| i32::from(points.0)).collect());
    Some(home::Saved {
        number: view.number,
        target: table.rules().target.0,
        scores: view
            .scores
            .iter()
            .map(|(side, points)| (phrase::side(language, &names, side), points.0.into()))
            .collect(),
        totals: totals.collect(),
        contract: view.contract.map(|contract| phrase::contract(language, &names, contract)),
        your_turn: table.to_act().is_some_and(|seat| persons.contains(&seat)),
    })
}
