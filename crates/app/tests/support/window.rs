//! The program in a window that nobody sees: what is drawn of it, and what keys, a mouse or a finger do to it.

use pitch_app::keymap::Key;
use pitch_app::program::{Message, Program};
use pitch_app::voice::Said;
use pitch_app::{Options, font};

use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::widget::Id;
use iced::{Element, Event, Pixels, Point, Rectangle, Renderer, Size, Task, Theme, Vector, mouse, touch, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::Style;
use iced_test::core::widget::operation::{Operation, Outcome, Scrollable};
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{Action, UserInterface, task};
use iced_test::simulator::Simulator;
use iced_tiny_skia::graphics::Viewport;
use tiny_skia::{Mask, Pixmap};

use std::any::Any;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The window.
pub struct Window {
    pub program: Program,
    /// The time the program is told.
    pub now: Instant,
    /// Its size in logical pixels of the system.
    size: Size,
    /// Where the mouse is.
    cursor: mouse::Cursor,
    renderer: Renderer,
    cache: Cache,
}

impl Window {
    /// The window of a program that was just started.
    pub fn open(options: Options, size: Size) -> Self {
        font::load();
        let program = Program::new(options).expect("a program");
        let renderer = software();
        let (cursor, cache) = (mouse::Cursor::Unavailable, Cache::default());
        let mut window = Window { program, now: Instant::now(), size, cursor, renderer, cache };
        window.resize(size);
        let begun = window.program.begin();
        window.run(begun);
        window
    }

    /// Gives it another size, in logical pixels of the system.
    pub fn resize(&mut self, size: Size) {
        self.size = size;
        // The interface may get another size by it, and with it the pixels that are told.
        for _ in 0..2 {
            self.send(Message::Resized(self.logical_size()));
        }
    }

    /// The size in logical pixels of the interface.
    pub fn logical_size(&self) -> Size {
        self.size * (1.0 / self.program.zoom())
    }

    /// Something happened, with all that follows at once.
    pub fn send(&mut self, message: Message) {
        let task = self.program.update(message, self.now);
        self.run(task);
    }

    /// Presses keys faster than anything that they ask for is done.
    pub fn keys(&mut self, keys: impl IntoIterator<Item = Key>) {
        let now = self.now;
        let tasks: Vec<Task<Message>> =
            keys.into_iter().map(|key| self.program.update(Message::KeyPressed(key), now)).collect();
        tasks.into_iter().for_each(|task| self.run(task));
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.send(Message::KeyPressed(key));
    }

    /// Lets time pass, and tells the program of it once.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        self.send(Message::Ticked);
    }

    /// Where these words stand, if they are seen. A sheet that scrolls is looked at as it is when it is opened.
    pub fn find(&self, words: &str) -> Option<Rectangle> {
        let settings = iced::Settings { default_font: font::REGULAR, ..iced::Settings::default() };
        let mut simulator = Simulator::with_size(settings, self.logical_size(), self.program.view());
        simulator.find(words).ok().and_then(|found| found.visible_bounds())
    }

    /// Where these words stand now, wherever a page is scrolled to: each place of which something is seen.
    pub fn places_of(&mut self, words: &str) -> Vec<Rectangle> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let all = Rectangle::with_size(self.logical_size());
        let areas = vec![(all, Vector::ZERO)];
        self.operate(Box::new(Worded { words: words.to_owned(), areas, entered: None, found: Arc::clone(&found) }));
        found.lock().expect("nobody failed").clone()
    }

    /// How far the area with this id is scrolled and how far it can be; none if there is no such area.
    pub fn scrolled(&mut self, area: &'static str) -> Option<(f32, f32)> {
        let found = Arc::new(Mutex::new(None));
        self.operate(Box::new(Scrolled { area: Id::new(area), found: Arc::clone(&found) }));
        *found.lock().expect("nobody failed")
    }

    /// Where the control with the keyboard is, and what is seen of the area that it lies in; none if no control shows it.
    pub fn focused(&mut self) -> Option<(Rectangle, Rectangle)> {
        let found = Arc::new(Mutex::new(None));
        let all = Rectangle::with_size(self.logical_size());
        self.operate(Box::new(Focused { areas: vec![(all, Vector::ZERO)], entered: None, found: Arc::clone(&found) }));
        *found.lock().expect("nobody failed")
    }

    /// Puts a finger on these words and lifts it.
    pub fn touch_words(&mut self, words: &str) {
        let place = self.find(words).unwrap_or_else(|| panic!("{words} is seen"));
        self.touch(place.center());
    }

    /// Puts a finger on this point and lifts it; the point is in logical pixels of the interface.
    pub fn touch(&mut self, position: Point) {
        let id = touch::Finger(1);
        self.finger(touch::Event::FingerPressed { id, position });
        self.finger(touch::Event::FingerLifted { id, position });
    }

    /// A finger does this; what the window system tells of the mouse with it is told before.
    pub fn finger(&mut self, event: touch::Event) {
        let (touch::Event::FingerPressed { position, .. }
        | touch::Event::FingerMoved { position, .. }
        | touch::Event::FingerLifted { position, .. }
        | touch::Event::FingerLost { position, .. }) = event;
        let cursor = mouse::Cursor::Available(position);
        let is_put = matches!(event, touch::Event::FingerPressed { .. } | touch::Event::FingerMoved { .. });
        let moved = is_put.then_some(Event::Mouse(mouse::Event::CursorMoved { position }));
        for event in moved.into_iter().chain([Event::Touch(event)]) {
            self.happen(&[event], cursor);
        }
    }

    /// Puts a finger down, draws it over the screen and lifts it.
    pub fn swipe(&mut self, from: Point, to: Point) {
        let id = touch::Finger(1);
        self.finger(touch::Event::FingerPressed { id, position: from });
        for step in 1..=8 {
            let position = from + (to - from) * (step as f32 / 8.0);
            self.finger(touch::Event::FingerMoved { id, position });
        }
        self.finger(touch::Event::FingerLifted { id, position: to });
    }

    /// Moves the mouse to this point and clicks; the point is in logical pixels of the interface.
    pub fn click(&mut self, position: Point) {
        self.cursor = mouse::Cursor::Available(position);
        let button = mouse::Button::Left;
        let events = [
            mouse::Event::CursorMoved { position },
            mouse::Event::ButtonPressed(button),
            mouse::Event::ButtonReleased(button),
        ];
        for event in events {
            self.happen(&[Event::Mouse(event)], self.cursor);
        }
    }

    /// Presses the mouse here, draws it over the screen and lets go of it.
    pub fn drag(&mut self, from: Point, to: Point) {
        let button = mouse::Button::Left;
        let steps = (0..=8).map(|step| from + (to - from) * (step as f32 / 8.0));
        let moved = |position| mouse::Event::CursorMoved { position };
        let mut events = vec![(from, moved(from)), (from, mouse::Event::ButtonPressed(button))];
        events.extend(steps.map(|at| (at, moved(at))));
        events.push((to, mouse::Event::ButtonReleased(button)));
        for (at, event) in events {
            self.cursor = mouse::Cursor::Available(at);
            self.happen(&[Event::Mouse(event)], self.cursor);
        }
    }

    /// These events reach the widgets.
    pub fn happen(&mut self, events: &[Event], cursor: mouse::Cursor) {
        let mut messages = Vec::new();
        self.interface(|interface, renderer| {
            let _ = interface.update(events, cursor, renderer, &mut clipboard::Null, &mut messages);
        });
        for message in messages {
            self.send(message);
        }
    }

    /// What can be pressed in the uppermost layer of widgets: what it is and what stands on it, where it is, and what is seen of
    /// it.
    pub fn controls(&mut self) -> Vec<Control> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let all = Rectangle::with_size(self.logical_size());
        let areas = vec![(all, Vector::ZERO)];
        self.operate(Box::new(Controls { areas, entered: None, found: Arc::clone(&found) }));
        found.lock().expect("nobody failed").clone()
    }

    /// Lets an operation walk over the widgets.
    pub fn operate(&mut self, operation: Box<dyn Operation>) {
        let mut next = Some(operation);
        while let Some(mut operation) = next.take() {
            self.interface(|interface, renderer| interface.operate(renderer, operation.as_mut()));
            if let Outcome::Chain(chained) = operation.finish() {
                next = Some(chained);
            }
        }
    }

    /// Draws it. Gives the picture and how long it took.
    pub fn draw(&mut self) -> (Pixmap, Duration) {
        let mut pixels = Pixmap::new(self.size.width as u32, self.size.height as u32).expect("a window has a size");
        let mut mask = Mask::new(pixels.width(), pixels.height()).expect("a window has a size");
        let taken = self.draw_onto(&mut pixels, &mut mask);
        (pixels, taken)
    }

    /// Draws it onto pixels of its size, with a mask of their size. Gives how long it took.
    pub fn draw_onto(&mut self, pixels: &mut Pixmap, mask: &mut Mask) -> Duration {
        let size = Size::new(pixels.width(), pixels.height());
        let viewport = Viewport::with_physical_size(size, self.program.zoom());
        let (theme, style) = (self.program.theme(), self.program.style());
        let started = Instant::now();
        let (cursor, now) = (self.cursor, self.now);
        self.interface(|interface, renderer| {
            let words = Style { text_color: style.text_color };
            // Buttons look where the mouse is when they are told that they are drawn.
            let redrawn = Event::Window(window::Event::RedrawRequested(now));
            let _ = interface.update(&[redrawn], cursor, renderer, &mut clipboard::Null, &mut Vec::new());
            interface.draw(renderer, &theme, &words, cursor);
        });
        #[cfg(not(feature = "gpu"))]
        let renderer = &mut self.renderer;
        #[cfg(feature = "gpu")]
        let Renderer::Secondary(renderer) = &mut self.renderer else { panic!("it was made to draw in software") };
        let all = [Rectangle::with_size(viewport.logical_size())];
        renderer.draw(&mut pixels.as_mut(), mask, &viewport, &all, style.background_color);
        started.elapsed()
    }

    fn interface<T>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let (size, cache) = (self.logical_size(), std::mem::take(&mut self.cache));
        let view: Element<'_, Message> = self.program.view();
        let mut interface = UserInterface::build(view, size, cache, &mut self.renderer);
        let done = act(&mut interface, &mut self.renderer);
        self.cache = interface.into_cache();
        done
    }

    fn run(&mut self, task: Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Widget(operation) => self.operate(operation),
                // The system is not there to answer.
                _ => {}
            }
        }
    }
}

/// Looks how far an area is scrolled.
struct Scrolled {
    area: Id,
    found: Arc<Mutex<Option<(f32, f32)>>>,
}

impl Operation for Scrolled {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.area) {
            *self.found.lock().expect("nobody failed") = Some((translation.y, content.height - bounds.height));
        }
    }
}

/// A control that is a widget.
#[derive(Debug, Clone)]
pub struct Control {
    pub name: String,
    pub place: Rectangle,
    pub seen: Option<Rectangle>,
}

/// Lists what can be pressed.
struct Controls {
    /// What is seen of the areas that are walked through, and how far they are scrolled.
    areas: Vec<(Rectangle, Vector)>,
    entered: Option<(Rectangle, Vector)>,
    found: Arc<Mutex<Vec<Control>>>,
}

impl Operation for Controls {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let before = self.areas.len();
        self.areas.extend(self.entered.take());
        operate(self);
        self.areas.truncate(before);
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let Some(said) = state.downcast_ref::<Said>() else { return };
        let mut found = self.found.lock().expect("nobody failed");
        if said.role.is_layer() {
            found.clear();
        } else if said.role.is_control() {
            let (area, scrolled) = self.areas[self.areas.len() - 1];
            let place = bounds - scrolled;
            let name = format!("{:?} {}", said.role, said.name);
            found.push(Control { name, place, seen: place.intersection(&area) });
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let (_, scrolled) = self.areas[self.areas.len() - 1];
        let mut found = self.found.lock().expect("nobody failed");
        if let Some(last) = found.last_mut().filter(|last| (bounds - scrolled).is_within(&last.place)) {
            last.name.push_str(text);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let (area, scrolled) = self.areas[self.areas.len() - 1];
        let seen = (bounds - scrolled).intersection(&area).unwrap_or_default();
        self.entered = Some((seen, scrolled + translation));
    }
}

/// Looks for words.
struct Worded {
    words: String,
    /// What is seen of the areas that are walked through, and how far they are scrolled.
    areas: Vec<(Rectangle, Vector)>,
    entered: Option<(Rectangle, Vector)>,
    found: Arc<Mutex<Vec<Rectangle>>>,
}

impl Operation for Worded {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let before = self.areas.len();
        self.areas.extend(self.entered.take());
        operate(self);
        self.areas.truncate(before);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        if text == self.words {
            let (area, scrolled) = self.areas[self.areas.len() - 1];
            self.found.lock().expect("nobody failed").extend((bounds - scrolled).intersection(&area));
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entered = Some((bounds, translation));
    }
}

/// Looks for the control with the keyboard.
struct Focused {
    /// What is seen of the areas that are walked through, and how far they are scrolled.
    areas: Vec<(Rectangle, Vector)>,
    entered: Option<(Rectangle, Vector)>,
    found: Arc<Mutex<Option<(Rectangle, Rectangle)>>>,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let before = self.areas.len();
        self.areas.extend(self.entered.take());
        operate(self);
        self.areas.truncate(before);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&Id::new("focused")) {
            let (area, scrolled) = self.areas[self.areas.len() - 1];
            *self.found.lock().expect("nobody failed") = Some((bounds - scrolled, area));
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entered = Some((bounds, translation));
    }
}

/// What the window draws with where there is no graphics card.
pub fn software() -> Renderer {
    let renderer = iced_tiny_skia::Renderer::new(font::REGULAR, Pixels(16.0));
    #[cfg(feature = "gpu")]
    let renderer = Renderer::Secondary(renderer);
    renderer
}
