//! The iced program.

pub mod context;
pub mod deck;
pub mod focus;
pub mod font;
pub mod icon;
pub mod keymap;
pub mod layout;
pub mod outline;
pub mod paint;
pub mod screen;
pub mod theme;
pub mod timeline;

use crate::app::context::Context;
use crate::app::keymap::Key;
use crate::app::screen::table;
use crate::language::Language;
use crate::session::{self, Settings};

use iced::time::Instant;
use iced::{Element, Size, Subscription, Task, keyboard, window};

use std::time::Duration;

struct App {
    context: Context,
    table: table::Table,
    flip: bool,
}

#[derive(Debug, Clone)]
enum Message {
    Table(table::Message),
    Key(Key),
    Tick,
    Resized(Size),
}

pub fn run() -> iced::Result {
    font::load();
    iced::application::timed(boot, update, subscription, view)
        .theme(|app: &App| Some(app.context.look().theme()))
        .style(|app: &App, _: &iced::Theme| {
            let mut c = app.context.palette().felt_bottom;
            if app.flip { c.b += 1.0 / 255.0; }
            iced::theme::Style { background_color: c, text_color: app.context.palette().text }
        })
        .default_font(font::REGULAR)
        .window(window::Settings { size: Size::new(1280.0, 800.0), min_size: Some(Size::new(640.0, 480.0)), ..Default::default() })
        .run()
}

fn boot() -> (App, Task<Message>) {
    use crate::bot::Level;
    use crate::session::{Kind, Player, NewGame, Deals};
    let context = Context::new(Language::from_system(), Settings::default(), Size::new(1280.0, 800.0));
    let n: usize = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let mut players = vec![Player::new("You", Kind::Person)];
    for name in ["Ana", "Ben", "Cleo", "Dev", "Eli", "Fay"].iter().take(n - 1) { players.push(Player::new(name, Kind::Bot(Level::Basic))); }
    let rules = crate::engine::Rules { players: n as u8, ..Default::default() };
    let session = session::Table::new(NewGame::new(rules, players, Deals::from_number(7))).unwrap();
    let now = Instant::now();
    let mut table = table::Table::new(session, &context, now);
    let action = table.start(&context, now);
    (App { context, table, flip: false }, action.task.map(Message::Table))
}

fn update(app: &mut App, message: Message, now: Instant) -> Task<Message> {
    let action = match message {
        Message::Table(m) => app.table.update(m, &app.context, now),
        Message::Key(k) => app.table.key(k, &app.context, now),
        Message::Tick => { if app.table.is_moving() { app.flip = !app.flip; } app.table.tick(&app.context, now) }
        Message::Resized(size) => { app.context.size = size; app.table.adapt(&app.context); Default::default() }
    };
    let mut tasks = vec![action.task.map(Message::Table)];
    if let Some(show) = action.show {
        eprintln!("show {show:?}");
        if matches!(show, table::Show::Result(_)) {
            let a = app.table.resume(&app.context, now);
            tasks.push(a.task.map(Message::Table));
        }
    }
    Task::batch(tasks)
}

fn subscription(app: &App) -> Subscription<Message> {
    let keys = keyboard::listen().filter_map(|e| Key::from_event(&e).map(Message::Key));
    let sizes = window::resize_events().map(|(_, s)| Message::Resized(s));
    let tick = if app.table.is_moving() { iced::time::every(Duration::from_millis(16)).map(|_| Message::Tick) }
        else if app.table.is_running() { iced::time::every(Duration::from_millis(40)).map(|_| Message::Tick) }
        else { Subscription::none() };
    Subscription::batch([keys, sizes, tick])
}

fn view(app: &App) -> Element<'_, Message> {
    app.table.view(&app.context).map(Message::Table)
}
