//! The program behind the window: the screen that is shown, and the data that is kept.

mod act;
mod choose;
mod costs;
mod deck;
mod fetch;
mod folder;
mod game;
mod house;
mod keys;
mod lesson;
mod library;
mod memory;
mod pad;
mod phones;
mod place;
mod puzzles;
mod try_out;
mod update;
mod voice;

use crate::chooser::{Answer as Chosen, Purpose};
use crate::context::Context;
use crate::costing::Answer;
use crate::deck::Own;
use crate::font;
use crate::keeper::{Found, Keeper};
use crate::keymap::{Key, Stroke};
use crate::outcome::Outcome;
use crate::phones::Phones;
use crate::pointer::Pointer;
use crate::screen::home::{Front, Home, Ready};
use crate::screen::new_game::NewGame;
use crate::screen::table;
use crate::sheet::{self, Sheet};
use crate::sound::Sound;
use crate::voice::{self as spoken, Role, Said, Voice};
use crate::widget::{self, Kit};
use crate::{Options, StartError, ended, monitors, visits, wishes};
use pitch_language::{Language, phrase, t};
use pitch_rules::Seat;
use pitch_session::door::Visit;
use pitch_session::lesson::Progress;
use pitch_session::puzzle::Mistakes;
use pitch_session::settings::{Motion, Theme, WindowPlace};
use pitch_session::{
    self, Costs, Deals, DeckFolderError, Evening, Folders, Guest, LoadError, SaveError, Settings, Solved, Statistics,
    diary,
};

use iced::widget::{column, container, opaque, stack};
use iced::{
    Element, Fill, Padding, Point, Rectangle, Size, Subscription, event, keyboard, mouse, system, theme, touch, window,
};

use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The size of the window for which everything was designed, in logical pixels.
pub(crate) const SIZE: Size = Size::new(1280.0, 800.0);

/// Number of times a window that was left maximized is asked to be so again: not every window manager hears the first
/// request.
const WISHES: u8 = 4;

/// The program.
#[derive(Debug)]
pub struct Program {
    context: Context,
    sound: Sound,
    keeper: Keeper,
    base: Base,
    /// Sheets over the base, the uppermost last; only that one takes keys.
    sheets: Vec<Sheet>,
    /// Screens that were put aside to try something out, the most recent last.
    asides: Vec<try_out::Aside>,
    /// Notices that the player was not yet seen to read.
    notices: Vec<String>,
    /// Game that can be continued, while no table is shown.
    saved: Option<pitch_session::Table>,
    /// Its seats on phones.
    saved_phones: Vec<Seat>,
    /// Companion of the table, if hands are on phones.
    phones: Phones,
    /// Wins and losses of the same people in the games before.
    evening: Evening,
    /// Statistics of all games that were played to their end.
    statistics: Statistics,
    /// Answers given to puzzles, once they were asked for.
    solved: Option<Solved>,
    /// The player's own mistakes, once they were asked for.
    mistakes: Option<Mistakes>,
    /// What was forgotten on the page of settings, as long as that is open.
    forgotten: Option<memory::Memory>,
    /// Language that was asked for on the command line: it takes precedence over the settings.
    asked_language: Option<String>,
    /// Fetch that is under way, or was last.
    fetch: Option<fetch::Fetch>,
    /// Files that came while another was read, the first one first.
    waiting: VecDeque<PathBuf>,
    /// Purpose for which the player is choosing a file or a folder now.
    choosing: Option<Purpose>,
    /// File that was named on the command line, until it is opened.
    file: Option<PathBuf>,
    /// Source of the packs of the next new game, if it was given on the command line, or if the player was shown what
    /// binds the table before a word of their own.
    deals: Option<Deals>,
    /// Name of the player's own rule set that was changed last.
    changed_set: Option<String>,
    /// Page of the game that phones are asked to, to go back to.
    set_up: Option<Box<NewGame>>,
    /// Games that were left before they were judged, until that is begun.
    unjudged: Vec<table::Unjudged>,
    window: Option<window::Id>,
    is_full_screen: bool,
    /// `true` if the desktop was asked to lead the player to the window.
    seeks_attention: bool,
    /// Corner of the window on the screen, in logical pixels of the system, as far as was heard.
    corner: Option<Point>,
    /// Number of times the window system is still asked to maximize the window, if it was left so.
    wishes_to_be_maximized: u8,
    /// Place of the window as it was left the last time.
    kept_place: Option<WindowPlace>,
    /// Screens, in physical pixels of the desktop, as far as they are known.
    monitors: Vec<Rectangle>,
    /// Progress in the lessons when the settings were last saved.
    kept_lessons: Progress,
    /// Flag that changes from picture to picture while something moves, see [`Program::style`].
    is_even: bool,
    /// What has the keyboard on the first screen and on each sheet.
    focuses: keys::Focuses,
    /// Voice that tells a screen reader what is shown, if one listens.
    voice: Voice,
    /// Effects of keys that no control on the screen shows, in words, of which no listener was told yet.
    said: Vec<String>,
}

/// Screen below the sheets.
#[derive(Debug)]
enum Base {
    Home(Box<Home>),
    Table(Box<table::Table>),
}

impl Base {
    /// Returns the table, if it is one.
    const fn table(&self) -> Option<&table::Table> {
        match self {
            Base::Table(table) => Some(table),
            Base::Home(_) => None,
        }
    }
}

/// Event that the program answers.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something that was asked for on the first screen.
    Home(Outcome),
    /// Something that happened on the table.
    Table(table::Message),
    /// Something that happened on the uppermost sheet.
    Sheet(sheet::Message),
    /// A key was pressed that no text field wanted.
    KeyPressed(Key),
    /// A key was pressed whose meaning depends on the screen in front.
    Struck(Stroke),
    /// A text field was left by Escape.
    FieldLeft,
    /// The widgets were walked over for a key.
    Walked(u64, spoken::Walked),
    /// The mouse was moved or pressed, or a finger put down.
    MouseMoved,
    /// The player points with this kind of pointer now.
    Pointed(Pointer),
    /// A little time passed.
    Ticked,
    /// The window was opened.
    Opened(window::Id),
    /// The window has another size, in logical pixels of the interface.
    Resized(Size),
    /// The window was measured, in logical pixels of the interface.
    Measured(Size),
    /// The number of physical pixels in a logical pixel of the system became known or changed.
    Rescaled(f32),
    /// The upper left corner of the window was moved to this point on the screen, in logical pixels of the interface.
    Moved(Point),
    /// The window has the keyboard.
    Focused,
    /// Another window has the keyboard.
    Unfocused,
    /// It became known that the window is maximized, or that it is not.
    Maximized(bool),
    /// The size of the screen that the window was opened on became known, in logical pixels of the interface; `None` if
    /// it cannot be.
    ScreenMeasured(Option<Size>),
    /// The system is light or dark, or it cannot be known.
    Themed(theme::Mode),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// The program was started once more, to see its window or to open a file.
    Visited(Visit),
    /// A file or a folder was chosen, or none was.
    Chosen(Chosen),
    /// The window is to be closed.
    CloseRequested,
    /// The system asks the program to end.
    EndAsked,
    /// The game was saved, or was not.
    Saved(Result<(), SaveError>),
    /// The result of the fetch with this number is there.
    Fetched(u32),
    /// All files of the list of saved games were read; these are the errors of those that cannot be.
    Checked(Vec<LoadError>),
    /// The player's own rule sets were read, or cannot be.
    RuleSetsRead,
    /// The pictures in this folder were looked at.
    DeckChecked(PathBuf, Result<Own, DeckFolderError>),
    /// The costs of the decisions of a hand were worked out.
    Costed(Answer),
    /// A game that was left was judged, or could not be.
    Judged(table::Unjudged, Option<Vec<Arc<Costs>>>),
    /// Somebody did something on a phone.
    #[cfg(feature = "phones")]
    OnPhone(crate::phones::Deed),
    /// Somebody pressed something on the score pad on a phone.
    #[cfg(feature = "phones")]
    PadOnPhone(crate::phones::PadDeed),
    /// A notice was read.
    NoticeClosed,
    /// The system said that it wishes for reduced motion, or that it does not.
    MotionWished(bool),
    /// The system said that it wishes for more contrast, or that it does not.
    ContrastWished(bool),
    /// A screen reader asks for something, or something was found for it.
    Voice(spoken::Event),
}

impl Program {
    /// Returns the programs that may take the seats of bots.
    #[must_use]
    pub fn guests(&self) -> &[Guest] {
        &self.context.guests
    }

    /// Creates the program before its window is open.
    ///
    /// # Errors
    /// Returns an error if the language asked for does not exist.
    pub fn new(options: Options) -> Result<Self, StartError> {
        font::load();
        let folders = Folders::choose(options.data_dir.as_deref());
        let (settings, unread) = match &folders {
            Some(folders) => Settings::load(&folders.settings()),
            None => (Settings::default(), Vec::new()),
        };
        let language = Language::choose(options.language.as_deref(), settings.language.as_deref())?;
        let crash = folders.as_ref().and_then(|folders| diary::last_crash(&folders.state));
        let share_folder = folders.as_ref().map(Folders::to_share).unwrap_or_default();
        let (keeper, found) = Keeper::open(folders, &language);
        let Found { record, evening, statistics, mut notices } = found;
        if let Some(crash) = crash {
            notices.insert(0, phrase::last_crash(&language, &crash));
        }
        for error in unread {
            let told = phrase::settings_error(&language, &error);
            // Anyone who started the program in a terminal finds it there as well.
            let _ = writeln!(io::stderr(), "{}", pitch_shown::lines(&told));
            notices.push(told);
        }
        let mut settings = settings;
        settings.window = settings.window.map(|place| monitors::placed(place, &options.monitors));
        let size = settings.window.map_or(SIZE, |place| Size::new(place.width.into(), place.height.into()));
        let kept_place = settings.window;
        let kept_lessons = settings.lessons.clone();
        let mut context = Context::new(language, settings, size);
        context.has_caps = false;
        context.guests = Guest::all(options.bots);
        context.share_folder = share_folder;
        let mut program = Program {
            context,
            sound: Sound::default(),
            keeper,
            base: Base::Home(Box::new(Home::new(Front::Ready(Ready::default()), Vec::new()))),
            sheets: Vec::new(),
            asides: Vec::new(),
            notices,
            saved: None,
            saved_phones: Vec::new(),
            phones: Phones::default(),
            evening,
            statistics,
            solved: None,
            mistakes: None,
            forgotten: None,
            asked_language: options.language,
            fetch: None,
            waiting: VecDeque::new(),
            choosing: None,
            file: options.file,
            deals: options.deals,
            changed_set: None,
            set_up: None,
            unjudged: Vec::new(),
            window: None,
            is_full_screen: false,
            seeks_attention: false,
            corner: None,
            wishes_to_be_maximized: if kept_place.is_some_and(|place| place.is_maximized) { WISHES } else { 0 },
            kept_place,
            monitors: options.monitors,
            kept_lessons,
            is_even: false,
            focuses: keys::Focuses::default(),
            voice: Voice::default(),
            said: Vec::new(),
        };
        program.read_rule_sets();
        program.sound.follow(&program.context.settings);
        if let Some(record) = record {
            program.take_up_saved(record);
        }
        program.go_home();
        Ok(program)
    }

    /// Returns the kind of pointer that the player used last.
    pub const fn pointer(&self) -> Pointer {
        self.context.pointer
    }

    /// Returns the choices of the player.
    pub const fn settings(&self) -> &Settings {
        &self.context.settings
    }

    /// Returns the title of the window.
    pub fn title(&self) -> String {
        t!(self.context.language, "game-name")
    }

    /// Returns the theme for iced.
    pub fn theme(&self) -> iced::Theme {
        self.context.look().theme()
    }

    /// Returns the factor by which the interface is larger than usual: 0.75 to 2.
    pub const fn zoom(&self) -> f32 {
        self.context.zoom()
    }

    /// Returns the colors behind everything.
    ///
    /// While something moves, and when something was done, the least bit of the background changes with every picture: the
    /// software renderer then draws the whole window once, and not each of many small damaged parts with all that lies
    /// over it.
    pub fn style(&self) -> theme::Style {
        let palette = self.context.palette();
        let mut background_color = palette.felt_bottom;
        if self.is_even {
            background_color.b += if background_color.b < 0.5 { 1.0 } else { -1.0 } / 255.0;
        }
        theme::Style { background_color, text_color: palette.text }
    }

    /// Returns the table, if one is shown or lies below a sheet.
    pub fn table(&self) -> Option<&table::Table> {
        self.base.table()
    }

    /// Returns the sources of messages: keys, the window, and time while something moves.
    pub(crate) fn subscription(&self) -> Subscription<Message> {
        let keys = keyboard::listen().filter_map(|event| Stroke::from_event(&event).map(Message::from));
        let windows = event::listen_with(|event, status, id| match event {
            iced::Event::Keyboard(event) if status == event::Status::Captured => {
                is_escape(&event).then_some(Message::FieldLeft)
            }
            iced::Event::Window(window::Event::Opened { .. }) => Some(Message::Opened(id)),
            iced::Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
            iced::Event::Window(window::Event::Moved(corner)) => Some(Message::Moved(corner)),
            iced::Event::Window(window::Event::Focused) => Some(Message::Focused),
            iced::Event::Window(window::Event::Unfocused) => Some(Message::Unfocused),
            iced::Event::Window(window::Event::Rescaled(scale)) => Some(Message::Rescaled(scale)),
            iced::Event::Window(window::Event::FileDropped(path)) => Some(Message::FileDropped(path)),
            iced::Event::Window(window::Event::CloseRequested) => Some(Message::CloseRequested),
            _ => None,
        });
        // Who is told where the keyboard is sees it as well, whatever the mouse does.
        let mouse = if self.shows_focus() && !self.voice.is_listened() {
            event::listen_with(|event, _, _| match event {
                iced::Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::ButtonPressed(_))
                | iced::Event::Touch(touch::Event::FingerPressed { .. }) => Some(Message::MouseMoved),
                _ => None,
            })
        } else {
            Subscription::none()
        };
        let ticks = match (&self.base, self.sheets.last()) {
            // Sheets only fade, for which fewer pictures do.
            (_, Some(sheet)) if sheet.is_moving() => every(25),
            (Base::Table(table), None) if table.is_moving() || table.is_stirring() => every(16),
            (Base::Table(table), None) if table.is_running() => every(40),
            // Cards are sorted anew in view of who chooses it in the settings.
            (Base::Table(table), Some(sheet)) if !sheet.is_whole() && table.is_sorting() => every(16),
            (Base::Table(_) | Base::Home(_), _) => Subscription::none(),
        };
        let system = system::theme_changes().map(Message::Themed);
        let wish = match self.context.settings.motion {
            Motion::System => wishes::reduced_motion().map(Message::MotionWished),
            Motion::Full | Motion::Reduced => Subscription::none(),
        };
        let contrast = match self.context.settings.theme {
            Theme::System | Theme::Spruce => wishes::contrast().map(Message::ContrastWished),
            Theme::Midnight | Theme::Linen | Theme::Contrast => Subscription::none(),
        };
        let voice = spoken::heard().map(Message::Voice);
        let end = ended::asked().map(end_asked);
        #[cfg(feature = "phones")]
        let phones = Subscription::batch([
            self.phones.heard().map(Message::OnPhone),
            self.phones.heard_at_pad().map(Message::PadOnPhone),
        ]);
        #[cfg(not(feature = "phones"))]
        let phones = Subscription::none();
        let handed = self.keeper.door().map(|door| visits::arriving(door.bell()).map(Message::Visited));
        Subscription::batch(
            [keys, windows, mouse, ticks, system, wish, contrast, voice, end, phones].into_iter().chain(handed),
        )
    }

    /// Draws the window.
    pub fn view(&self) -> Element<'_, Message> {
        let context = &self.context;
        if context.is_too_small() {
            return too_small(context, self.unsaved_told());
        }
        let base = match &self.base {
            _ if self.sheets.iter().any(Sheet::is_whole) => None,
            Base::Home(home) => {
                Some(widget::page_below(home.view(context).map(Message::Home), t!(context.language, "voice-home")))
            }
            // It tells its parts itself, see `Program::parts`.
            Base::Table(table) => Some(table.view(context).map(Message::Table)),
        };
        // Whatever lies below a sheet that fills the window is not drawn at all.
        let first = self.sheets.iter().rposition(Sheet::is_whole).unwrap_or(0);
        let sheets = self.sheets[first..].iter().map(|sheet| {
            let view = sheet.view(context).map(Message::Sheet);
            widget::sheet_above(opaque(view), sheet.called(context))
        });
        let layers = stack(base.into_iter().chain(sheets)).width(Fill).height(Fill);
        // It lies below the screen that it is about, or over its foot in a window that is lower still.
        let foot = context.foot();
        let (beside, over) = match self.notice() {
            Some(notice) if foot > 0.0 => (Some(notice_line(context, notice, foot)), None),
            Some(notice) => (None, Some(notice_line(context, notice, LEAST_FOOT))),
            None => (None, None),
        };
        let over = over.map(|notice| container(notice).align_bottom(Fill));
        let layers = column![stack![layers].push(over).width(Fill).height(Fill)].push(beside);
        widget::pointed(layers, context.pointer, Message::Pointed)
    }

    /// Leaves room for the notice at the foot of the window.
    fn follow_notice(&mut self) {
        let notice = self.notice().map(str::to_owned);
        if self.context.leave_foot(notice.as_deref()) {
            self.adapt();
        }
    }

    /// Returns the notice at the foot of the window. The first screen has a place of its own for notices.
    fn notice(&self) -> Option<&str> {
        let is_at_home = matches!(self.base, Base::Home(_)) && self.sheets.is_empty();
        self.notices.first().filter(|_| !is_at_home).map(String::as_str)
    }
}

impl From<Stroke> for Message {
    fn from(stroke: Stroke) -> Self {
        stroke.sure().map_or(Message::Struck(stroke), Message::KeyPressed)
    }
}

/// Returns `true` if Escape was pressed. A text field that has the keyboard takes it, and loses the keyboard by it.
fn is_escape(event: &keyboard::Event) -> bool {
    Stroke::from_event(event).and_then(Stroke::sure) == Some(Key::Escape)
}

const fn end_asked((): ()) -> Message {
    Message::EndAsked
}

fn every(ms: u64) -> Subscription<Message> {
    iced::time::every(Duration::from_millis(ms)).map(|_| Message::Ticked)
}

/// Message of the cross that closes a notice.
#[derive(Debug, Clone, Copy, PartialEq)]
struct NoticeClosed;

/// Height of a notice that lies over a screen, in logical pixels.
const LEAST_FOOT: f32 = 76.0;

/// Draws a line of this height at the foot of the window that says what went wrong, until it is clicked away.
fn notice_line<'a>(context: &Context, notice: &'a str, height: f32) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let line = widget::notice(kit, notice, t!(context.language, "rules-close"), NoticeClosed);
    let line = widget::spoken(line, Said::new(Role::Notice)).map(|NoticeClosed| Message::NoticeClosed);
    container(line).width(Fill).height(height).padding(Padding { bottom: 8.0, ..Padding::from([0.0, 12.0]) }).into()
}

/// Draws a window that is too small to play in: it says so, or says what keeps it from being closed.
fn too_small<'a>(context: &Context, unsaved: Option<&str>) -> Element<'a, Message> {
    let (kit, l) = (Kit::of(context), &context.language);
    let said = unsaved.map(|unsaved| t!(l, "consent-quit-about", unsaved = unsaved));
    let said = said.unwrap_or_else(|| t!(l, "window-too-small"));
    let said = widget::paragraph(kit, said, font::LABEL);
    container(said.center()).center(Fill).into()
}

#[cfg(test)]
mod tests;
