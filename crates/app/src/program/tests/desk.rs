//! A program on a desk of its own, for tests: its folder, its clock, and a window system that answers at once.

use crate::Options;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::{Base, Message, Program};
use crate::saved_game::Command;
use crate::screen::{saves, table};
use crate::sheet::{self, Sheet};
use pitch_players::Level;
use pitch_rules::{Action as Move, Points, Rules, Turn};
use pitch_session::{self, Deals, Kind, NewGame, Next, Player, Record, Timestamp, storage};

use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::{Pixels, Point, Size, Task, window};
use iced_test::core::widget::operation::{Operation, Outcome as Walked};
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, UserInterface, task, window as system};
use iced_test::simulator::Simulator;
use tempfile::TempDir;

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// A program in its window. Everything that it asks for happens before anything else does.
pub(in crate::program) struct Desk {
    pub program: Program,
    pub now: Instant,
    pub folder: Rc<TempDir>,
    pub screen: Screen,
    id: window::Id,
    /// What the widgets remember.
    cache: Cache,
}

/// What the window system knows, in logical pixels of its own.
pub(in crate::program) struct Screen {
    /// The size of the screen itself, if it tells.
    pub size: Option<Size>,
    /// The size of the window.
    pub window: Size,
    /// Physical pixels in a logical one.
    pub scale: f32,
    pub is_maximized: bool,
    /// Whether a wish to be maximized is heard.
    pub hears: bool,
    /// How often the window wished to be maximized.
    pub wishes: usize,
    pub mode: window::Mode,
    /// Whether the window is to come to the front, and whether the player is to be led there.
    pub comes_forward: bool,
    pub calls: bool,
    /// Whether the program was left.
    pub is_left: bool,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Desk::at(folder())
    }

    /// With what is in this folder.
    pub(crate) fn at(folder: impl Into<Rc<TempDir>>) -> Self {
        Desk::with(folder, Options::default())
    }

    pub(crate) fn with(folder: impl Into<Rc<TempDir>>, options: Options) -> Self {
        let screen = Screen {
            size: Some(Size::new(3840.0, 2160.0)),
            window: Size::ZERO,
            scale: 1.0,
            is_maximized: false,
            hears: true,
            wishes: 0,
            mode: window::Mode::Windowed,
            comes_forward: false,
            calls: false,
            is_left: false,
        };
        Desk::on(screen, folder, options)
    }

    /// On this screen.
    pub(crate) fn on(mut screen: Screen, folder: impl Into<Rc<TempDir>>, options: Options) -> Self {
        let folder = folder.into();
        let language = options.language.clone().or(Some("en".to_owned()));
        let data_dir = Some(folder.path().to_owned());
        let program = Program::new(Options { data_dir, language, ..options }).expect("a program");
        let place = program.place();
        screen.window = Size::new(place.width.into(), place.height.into());
        let mut desk =
            Desk { program, now: Instant::now(), folder, screen, id: window::Id::unique(), cache: Cache::default() };
        desk.happens(Message::Opened(desk.id));
        desk.happens(Message::Focused);
        let begun = desk.program.begin();
        desk.run(begun);
        desk
    }

    /// Leaves the program and starts it once more.
    pub(crate) fn again(mut self) -> Self {
        self.happens(Message::CloseRequested);
        assert!(self.screen.is_left);
        drop(self.program);
        Desk::at(self.folder)
    }

    /// Starts it a second time, beside this one.
    pub(crate) fn beside(&self) -> Self {
        Desk::at(Rc::clone(&self.folder))
    }

    /// Something happens, with all that follows.
    pub(crate) fn happens(&mut self, message: Message) {
        let task = self.program.update(message, self.now);
        self.run(task);
    }

    /// Does what was asked for, and all that follows.
    pub(crate) fn run(&mut self, task: Task<Message>) {
        let mut waiting = VecDeque::from_iter(task::into_stream(task));
        while let Some(mut actions) = waiting.pop_front() {
            while let Some(action) = block_on(actions.next()) {
                match action {
                    Action::Output(message) => {
                        let task = self.program.update(message, self.now);
                        waiting.extend(task::into_stream(task));
                    }
                    Action::Window(asked) => waiting.extend(self.answer(asked)),
                    Action::Widget(operation) => self.operate(operation),
                    Action::Exit => self.screen.is_left = true,
                    _ => {}
                }
            }
        }
    }

    /// Lets an operation walk over the widgets.
    fn operate(&mut self, operation: Box<dyn Operation>) {
        let size = self.screen.window * (1.0 / self.program.zoom());
        operate(&self.program, operation, size, &mut self.cache);
    }

    /// Does what is asked of the window system, which may tell the program of it.
    fn answer(&mut self, asked: system::Action) -> Vec<iced::futures::stream::BoxStream<'static, Action<Message>>> {
        let screen = &mut self.screen;
        let of_interface = 1.0 / self.program.zoom();
        match asked {
            system::Action::Resize(_, size) => screen.window = size * self.program.zoom(),
            system::Action::GetSize(_, told) => drop(told.send(screen.window * of_interface)),
            system::Action::GetScaleFactor(_, told) => drop(told.send(screen.scale)),
            system::Action::GetMonitorSize(_, told) => drop(told.send(screen.size.map(|size| size * of_interface))),
            system::Action::GetMaximized(_, told) => drop(told.send(screen.is_maximized)),
            system::Action::SetMode(_, mode) => screen.mode = mode,
            system::Action::GainFocus(_) => screen.comes_forward = true,
            system::Action::RequestUserAttention(_, kind) => screen.calls = kind.is_some(),
            system::Action::Maximize(_, is_wished) => {
                screen.wishes += 1;
                screen.is_maximized = is_wished && screen.hears;
                let told = self.program.update(Message::Focused, self.now);
                return task::into_stream(told).into_iter().collect();
            }
            _ => {}
        }
        Vec::new()
    }

    /// The window has another size, in logical pixels of the system.
    pub(crate) fn resize(&mut self, size: Size) {
        self.screen.window = size;
        self.happens(Message::Resized(size * (1.0 / self.program.zoom())));
    }

    pub(crate) fn move_to(&mut self, corner: Point) {
        let of_interface = 1.0 / self.program.zoom();
        self.happens(Message::Moved(Point::new(corner.x * of_interface, corner.y * of_interface)));
    }

    pub(crate) fn press(&mut self, keys: impl IntoIterator<Item = Key>) {
        for key in keys {
            self.happens(Message::KeyPressed(key));
        }
    }

    /// Presses these letters.
    pub(crate) fn letters(&mut self, letters: &str) {
        self.press(letters.chars().map(Key::Letter));
    }

    pub(crate) fn on_sheet(&mut self, message: sheet::Message) {
        self.happens(Message::Sheet(message));
    }

    /// Asks something of the program that a sheet can ask for.
    pub(crate) fn ask(&mut self, outcome: Outcome) {
        let task = self.program.act_on(outcome, self.now);
        self.run(task);
    }

    /// Does something with a saved game.
    pub(crate) fn with_game(&mut self, command: Command) {
        self.ask(Outcome::SavedGame(command));
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, time: Duration) {
        self.now += time;
        self.happens(Message::Ticked);
    }

    /// Whether these words are seen.
    pub(crate) fn sees(&self, words: &str) -> bool {
        let settings = iced::Settings { default_font: font::REGULAR, ..iced::Settings::default() };
        let size = self.screen.window * (1.0 / self.program.zoom());
        let mut simulator = Simulator::with_size(settings, size, self.program.view());
        simulator.find(words).is_ok_and(|found| found.visible_bounds().is_some())
    }

    /// The table.
    pub(crate) fn table(&self) -> &table::Table {
        self.program.table().expect("a table")
    }

    /// The game on the table.
    pub(crate) fn game(&self) -> &Record {
        self.table().session().record()
    }

    /// Whether the first screen is shown.
    pub(crate) fn is_home(&self) -> bool {
        matches!(self.program.base, Base::Home(_)) && self.program.sheets.is_empty()
    }

    /// What lies uppermost.
    pub(crate) fn top(&self) -> Option<&Sheet> {
        self.program.sheets.last()
    }

    /// Whether somebody is told this.
    pub(crate) fn is_told(&self, words: &str) -> bool {
        self.program.notices.iter().any(|notice| notice.contains(words))
    }

    /// Whether the program goes on with this game, as far as it was played.
    pub(crate) fn goes_on_with(&self, game: &Record) -> bool {
        self.program.saved.as_ref().is_some_and(|saved| saved.record().goes_on_from(game))
    }

    /// The list of saved games.
    pub(crate) fn saves(&self) -> &saves::Saves {
        match self.top() {
            Some(Sheet::Saves(saves)) => saves,
            other => panic!("the list is not in front: {other:?}"),
        }
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The game that goes on, as it is on the disk.
    pub(crate) fn kept(&self) -> Record {
        storage::load(&self.file("current.ron")).expect("a game")
    }

    /// The person at the table does the first thing that is allowed.
    pub(crate) fn decide(&mut self) {
        let Base::Table(table) = &self.program.base else { panic!("no table") };
        let Next::Person(seat) = table.session().next() else { panic!("{:?}", table.session().next()) };
        let action = table.session().game().legal(seat)[0].clone();
        let entries = self.game().entries().len();
        let message = match action {
            Move::Call(call) => table::Message::call(call),
            Move::Play(card) => table::Message::Card(card),
            other => panic!("{other:?} is not pressed here"),
        };
        self.happens(Message::Table(message));
        assert!(self.game().entries().len() > entries, "it is done");
    }
}

/// A folder in which nothing waits for time to pass.
pub(in crate::program) fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.ron"), "(speed: instant, trick_pause: milliseconds(0))").expect("written");
    folder
}

/// A folder with these games on the shelf.
pub(in crate::program) fn shelf(games: &[&Record]) -> TempDir {
    let folder = folder();
    fs::create_dir(folder.path().join("games")).expect("made");
    for game in games {
        let path = folder.path().join("games").join(format!("{}.ron", game.file_stem()));
        storage::save_as(&path, game).expect("written");
    }
    folder
}

/// A folder with this game being played.
pub(in crate::program) fn playing(game: &Record) -> TempDir {
    let folder = folder();
    storage::save_as(&folder.path().join("current.ron"), game).expect("written");
    folder
}

/// A table for these people and bots beside them, to so many points.
pub(in crate::program) fn table_of(people: &[&str], bots: usize, target: i16, number: u64) -> pitch_session::Table {
    let people = people.iter().map(|name| Player::new(name, Kind::Person));
    let bots = ["Ana", "Ben", "Cleo"].iter().take(bots).map(|name| Player::new(name, Kind::Bot(Level::USUAL)));
    let players: Vec<Player> = people.chain(bots).collect();
    let rules = Rules { players: players.len() as u8, target: Points(target), ..Rules::default() };
    // Games that begin in one second stand in the list in one order.
    let started = Timestamp::from_seconds(1_769_882_709);
    let new = NewGame { started, ..NewGame::new(rules, players, Deals::from_number(number)) };
    pitch_session::Table::new(new).expect("a table")
}

/// Does one thing at the table, the first that is allowed. False at the end of the game.
pub(in crate::program) fn step(table: &mut pitch_session::Table) -> bool {
    match table.game().turn() {
        Turn::Over => return false,
        Turn::Deal(_) => drop(table.deal()),
        Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
            let action = table.game().legal(seat)[0].clone();
            let _ = table.act(seat, action).expect("legal");
        }
    }
    true
}

/// The game when a person has to decide, after at least so many steps.
pub(in crate::program) fn begun(mut table: pitch_session::Table, steps: usize) -> pitch_session::Table {
    for _ in 0..steps {
        assert!(step(&mut table));
    }
    while !matches!(table.next(), Next::Person(_)) {
        assert!(step(&mut table));
    }
    table
}

/// The game before the last decision of a person.
pub(in crate::program) fn nearly_over(mut table: pitch_session::Table) -> pitch_session::Table {
    let mut last = table.clone();
    loop {
        if matches!(table.next(), Next::Person(_)) {
            last = table.clone();
        }
        if !step(&mut table) {
            return last;
        }
    }
}

/// The game when it is over.
pub(in crate::program) fn over(mut table: pitch_session::Table) -> pitch_session::Table {
    while step(&mut table) {}
    table
}

/// The same game with an entry that the rules do not allow.
pub(in crate::program) fn against_the_rules(game: &Record) -> Record {
    let text = game.to_ron().expect("text");
    let end = text.rfind("    ],").expect("the end of the entries");
    Record::parse(&format!("{}        act(6, \"pass\"),\n{}", &text[..end], &text[end..])).expect("a record")
}

/// Lets a file be there that cannot be opened: a link that leads to itself.
#[cfg(unix)]
pub(in crate::program) fn refuse(file: &Path) {
    std::os::unix::fs::symlink(file, file).expect("a link");
}

/// Plays the game to its end, up to the page that tells of it.
pub(crate) fn finish(desk: &mut Desk) {
    desk.press([Key::Enter]);
    while desk.table().session().game().end().is_none() {
        while !desk.program.sheets.is_empty() {
            desk.press([Key::Enter]);
        }
        desk.decide();
    }
    while !matches!(desk.top(), Some(Sheet::Over(_))) {
        desk.press([Key::Enter]);
    }
}

/// Lets an operation walk over the widgets of a program in a window of this size, in logical pixels of the interface.
fn operate(program: &Program, operation: Box<dyn Operation>, size: Size, cache: &mut Cache) {
    let renderer = iced_tiny_skia::Renderer::new(font::REGULAR, Pixels(16.0));
    #[cfg(feature = "gpu")]
    let renderer = iced::Renderer::Secondary(renderer);
    let mut renderer = renderer;
    let mut interface: UserInterface<'_, Message, iced::Theme, iced::Renderer> =
        UserInterface::build(program.view(), size, std::mem::take(cache), &mut renderer);
    let mut next = Some(operation);
    while let Some(mut operation) = next.take() {
        interface.operate(&renderer, operation.as_mut());
        if let Walked::Chain(chained) = operation.finish() {
            next = Some(chained);
        }
    }
    *cache = interface.into_cache();
}

/// Lets something happen, and answers it where that takes a walk over the widgets; whatever else it asks for is left.
pub(in crate::program) fn happen(program: &mut Program, message: Message) {
    let now = Instant::now();
    let mut waiting = VecDeque::from_iter(task::into_stream(program.update(message, now)));
    let mut cache = Cache::default();
    while let Some(mut actions) = waiting.pop_front() {
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(walked @ Message::Walked(..)) => {
                    waiting.extend(task::into_stream(program.update(walked, now)));
                }
                Action::Widget(operation) => operate(program, operation, program.context.size, &mut cache),
                _ => {}
            }
        }
    }
}
