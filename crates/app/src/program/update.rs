//! The program's answers to messages.

use super::voice::Hears;
use super::{Base, Message, Program};
use crate::context::Context;
use crate::keymap::{Key, Place, Stroke};
use crate::outcome::Outcome;
use crate::screen::consent::Consent;
use crate::screen::table::{Effects, Table};
use crate::screen::{games, saves};
use crate::sheet::{self, Sheet};
use crate::sound::Cue;
use pitch_language::{phrase, t};
use pitch_session::door::Visit;
use pitch_session::settings::Speed;
use pitch_session::{Evening, Solved, Timestamp};

use iced::time::Instant;
use iced::{Task, window};

use std::io::{self, Write};

impl Program {
    /// Answers a message, and works out, reads and tells whatever follows from it.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        use sheet::Message::{Games, Saves};
        let hears = Hears::of(&message);
        // What is typed in a field that letters lead to comes after the letters before.
        let is_key = matches!(
            message,
            Message::KeyPressed(_)
                | Message::Struck(_)
                | Message::FieldLeft
                | Message::Sheet(Games(games::Message::Searched(_)) | Saves(saves::Message::Searched(_)))
        );
        self.context.has_caps |= matches!(message, Message::KeyPressed(_) | Message::Struck(_));
        let message = if is_key { self.in_turn(message) } else { Some(message) };
        let Some(message) = message else { return Task::none() };
        let done = self.answer(message, now);
        self.follow_phones();
        self.follow_notice();
        // What a listener is told has its ring once it is told.
        let is_marked = hears == Hears::Anything && !self.voice.is_listened();
        let marked = if is_marked { self.mark() } else { Task::none() };
        Task::batch([done, self.follow_costs(), self.follow_rule_sets(), self.look(hears)]).chain(marked)
    }

    fn answer(&mut self, message: Message, now: Instant) -> Task<Message> {
        // What was done can move anything on a page. Where only its parts are drawn anew, words that move lose a strip at
        // their edges: see `Program::style`.
        let is_key = matches!(message, Message::KeyPressed(_) | Message::Struck(_) | Message::FieldLeft);
        if is_key || matches!(message, Message::Home(_) | Message::Sheet(_)) {
            self.is_even = !self.is_even;
        }
        match message {
            Message::Home(message) => {
                let Base::Home(home) = &mut self.base else { return Task::none() };
                let outcome = home.update(message, &self.context);
                self.act_on(outcome, now)
            }
            Message::Table(message) => self.at_table(now, |table, context, now| table.update(message, context, now)),
            Message::Sheet(message) => {
                let Some(sheet) = self.sheets.last_mut() else { return Task::none() };
                let outcome = sheet.update(message, &self.context);
                let cue = sheet.cue();
                self.hear(cue);
                self.act_on(outcome, now)
            }
            Message::KeyPressed(key) => self.key(key, now),
            Message::Struck(stroke) => self.meant_by(stroke).map_or_else(Task::none, |key| self.key(key, now)),
            // The field is left already; what it asked for goes by the same key.
            Message::FieldLeft if self.sheets.last().is_some_and(Sheet::is_asking) => self.key(Key::Escape, now),
            Message::FieldLeft => Task::none(),
            Message::Walked(number, walked) => self.walked(number, &walked, now),
            Message::MouseMoved => {
                self.hide_focus();
                Task::none()
            }
            Message::Pointed(pointer) => {
                self.context.pointer = pointer;
                self.adapt();
                Task::none()
            }
            Message::Ticked => self.ticked(now),
            Message::MotionWished(is_reduced) => {
                if self.context.system_reduces_motion != is_reduced {
                    self.context.system_reduces_motion = is_reduced;
                    self.adapt();
                }
                Task::none()
            }
            Message::ContrastWished(is_wished) => {
                if self.context.system_wants_contrast != is_wished {
                    self.context.system_wants_contrast = is_wished;
                    self.adapt();
                }
                Task::none()
            }
            Message::Opened(id) => self.opened(id),
            Message::Moved(corner) => Task::batch([self.moved(corner), self.find_place()]),
            Message::Maximized(is_maximized) => self.note_place(is_maximized),
            Message::Focused => {
                self.voice.focus(true);
                self.is_attended().chain(self.ask_whether_maximized())
            }
            Message::Unfocused => {
                self.voice.focus(false);
                Task::none()
            }
            Message::Voice(event) => self.voiced(event, now),
            Message::ScreenMeasured(screen) => self.fit(screen),
            Message::Resized(size) => {
                self.context.resize(size);
                self.adapt();
                // Where the interface is not drawn at its usual size, that may have changed after the event was made.
                let measured = if self.zoom() == 1.0 { Task::none() } else { self.measure() };
                Task::batch([measured.chain(self.ask_whether_maximized()), self.find_place()])
            }
            Message::Measured(size) => {
                let zoom = self.zoom();
                self.context.resize(size);
                self.adapt();
                if self.zoom() == zoom { self.reveal_setting() } else { self.measure() }
            }
            Message::Rescaled(scale) => self.rescaled(scale),
            Message::Themed(mode) => {
                self.context.mode = mode;
                self.adapt();
                Task::none()
            }
            Message::FileDropped(path) => self.dropped(path),
            Message::Visited(Visit::Open(path)) => Task::batch([self.come_forward(), self.dropped(path)]),
            Message::Visited(Visit::Look) => self.come_forward(),
            Message::Chosen(answer) => self.chosen(answer),
            Message::CloseRequested => self.quit(),
            Message::EndAsked => self.end(),
            Message::Saved(Ok(())) => Task::none(),
            Message::Saved(Err(error)) => {
                self.notify(phrase::save_error(&self.context.language, &error));
                Task::none()
            }
            Message::Fetched(number) => {
                let done = self.fetched(number, now);
                Task::batch([done, self.open_next()])
            }
            // See `Program::follow_rule_sets`.
            Message::RuleSetsRead => Task::none(),
            Message::Checked(errors) => {
                self.note_damaged(errors);
                Task::none()
            }
            Message::DeckChecked(folder, checked) => {
                self.deck_checked(&folder, checked);
                Task::none()
            }
            Message::Costed(answer) => self.costed(&answer),
            Message::Judged(game, costs) => {
                if let Some(costs) = costs {
                    self.judged(&game, &costs);
                }
                Task::none()
            }
            #[cfg(feature = "phones")]
            Message::OnPhone(deed) => self.done_on_phone(deed, now),
            #[cfg(feature = "phones")]
            Message::PadOnPhone(deed) => self.done_on_pad(deed),
            Message::NoticeClosed => {
                let _ = (!self.notices.is_empty()).then(|| self.notices.remove(0));
                if matches!(self.base, Base::Home(_)) {
                    self.look_again();
                }
                self.refresh_home();
                Task::none()
            }
        }
    }

    /// Lets the screen in front go on as a little time has passed.
    fn ticked(&mut self, now: Instant) -> Task<Message> {
        let is_moving = match (&self.base, self.sheets.last()) {
            (_, Some(sheet)) if sheet.is_moving() => true,
            (Base::Table(table), _) => table.is_moving(),
            (Base::Home(_), _) => false,
        };
        if is_moving {
            self.is_even = !self.is_even;
        }
        match (&mut self.base, self.sheets.last_mut()) {
            (_, Some(sheet)) if sheet.is_moving() => {
                let cue = sheet.tick(now);
                self.hear(cue);
                Task::none()
            }
            (Base::Table(table), Some(_)) => {
                table.glide(now);
                Task::none()
            }
            _ => self.at_table(now, Table::tick),
        }
    }

    /// Lets a cue be heard, if there is one.
    pub(super) fn hear(&mut self, cue: Option<Cue>) {
        if let Some(cue) = cue {
            self.sound.play(cue);
        }
    }

    /// Returns the key that a stroke means, where it could mean several.
    fn meant_by(&self, stroke: Stroke) -> Option<Key> {
        let top = self.sheets.last();
        if top.is_some_and(Sheet::takes_letters) {
            return stroke.letter();
        }
        let hears_digits = top.map_or(matches!(self.base, Base::Table(_)), Sheet::hears_digits);
        let takes_any = top.is_some_and(Sheet::takes_any_key);
        stroke.key(hears_digits, |key| takes_any || self.context.keyboard.knows(self.place_of_keys(), key))
    }

    /// Returns the place whose keys hold on the screen in front.
    pub(super) fn place_of_keys(&self) -> Option<Place> {
        match (self.sheets.last(), &self.base) {
            (Some(sheet), _) => sheet.place(),
            (None, Base::Home(_)) => Some(Place::Home),
            (None, Base::Table(table)) => Some(table.place_of_keys()),
        }
    }

    pub(super) fn key(&mut self, pressed: Key, now: Instant) -> Task<Message> {
        // The player who goes on by keys does not wait for the mouse.
        let sized = self.let_size_go();
        let done = self.take_key(pressed, now);
        sized.chain(done)
    }

    fn take_key(&mut self, pressed: Key, now: Instant) -> Task<Message> {
        tracing::trace!(?pressed, "a key");
        if pressed == Key::Space && self.shows_focus() && self.sheets.last().is_some_and(Sheet::enters_main) {
            return self.ask_focus(Some(Key::Enter));
        }
        let pressed = if pressed == Key::Space { Key::Enter } else { pressed };
        let top = self.sheets.last();
        if top.is_some_and(Sheet::takes_any_key) {
            return self.hand_over(pressed, now);
        }
        let place = self.place_of_keys();
        // What is typed to look for something is no key of the table.
        let is_typed = matches!(pressed, Key::Letter(_)) && top.is_some_and(Sheet::takes_letters);
        let key = if is_typed { Some(pressed) } else { self.context.keyboard.meant(place, pressed) };
        let shows_menu = |program: &Self| matches!(program.sheets.last(), Some(Sheet::Menu(_)));
        let had_menu = shows_menu(self);
        let done = key.map_or_else(Task::none, |key| self.obey(key, now));
        if had_menu || !shows_menu(self) {
            return done;
        }
        // Who opens it by a key sees what the next one presses.
        self.focus().show();
        done.chain(self.ask_focus(None))
    }

    /// Carries out a key by its own meaning, once assigned keys were resolved.
    fn obey(&mut self, key: Key, now: Instant) -> Task<Message> {
        match key {
            Key::Letter('m') if !self.sheets.last().is_some_and(Sheet::takes_letters) => {
                let done = self.act_on(Outcome::Sound, now);
                self.say_switch(t!(self.context.language, "settings-sound"), self.context.settings.sound);
                return done;
            }
            Key::Function(11) => return self.toggle_full_screen(),
            Key::Function(4) => {
                let done = self.change(|settings| settings.four_colours = !settings.four_colours);
                self.say_switch(t!(self.context.language, "settings-four-colours"), self.context.settings.four_colours);
                return done;
            }
            Key::Function(5) => {
                let done = self.change(|settings| settings.large_index = !settings.large_index);
                self.say_switch(t!(self.context.language, "settings-large-index"), self.context.settings.large_index);
                return done;
            }
            Key::Function(6) => return self.set_speed(Speed::Slow),
            Key::Function(7) => return self.set_speed(Speed::Normal),
            Key::Function(8) => return self.set_speed(Speed::Fast),
            Key::Function(9) => return self.set_speed(Speed::Instant),
            Key::Command('q' | 'w') => return self.quit(),
            Key::Function(1) if !matches!(self.sheets.last(), Some(Sheet::Keys(_))) => {
                self.help();
                return Task::none();
            }
            Key::Command('n') if self.leads_on() => return self.act_on(Outcome::NewGame, now),
            Key::Command('r') if self.leads_on() => return self.act_on(Outcome::HouseRules(None), now),
            Key::Command('o') if self.leads_on() => {
                let opened = self.open_saves();
                return Task::batch([opened, self.obey(key, now)]);
            }
            Key::Command(',') if self.leads_on() => return self.act_on(Outcome::Settings, now),
            Key::Escape if self.notice().is_some() => return self.update(Message::NoticeClosed, now),
            // Nobody decides what they do not see.
            _ if self.context.is_too_small() => return Task::none(),
            _ => {}
        }
        self.hand_over(key, now)
    }

    /// Sets the speed of the table by its key, and tells a listener of it.
    fn set_speed(&mut self, speed: Speed) -> Task<Message> {
        self.said.push(phrase::speed(&self.context.language, speed));
        self.change(|settings| settings.speed = speed)
    }

    /// Lets the screen in front answer to a key.
    fn hand_over(&mut self, key: Key, now: Instant) -> Task<Message> {
        // Enter presses what is seen to have the keyboard.
        let is_pressed = key == Key::Enter && self.shows_focus();
        if let Some(sheet) = self.sheets.last_mut() {
            let is_pressed = is_pressed && !sheet.is_moving() && !sheet.takes_any_key() && !sheet.enters_main();
            let outcome = if is_pressed { Outcome::Unheard(key) } else { sheet.key(key, &self.context) };
            let cue = sheet.cue();
            self.hear(cue);
            return self.follow_key(key, outcome, now);
        }
        match &mut self.base {
            Base::Home(_) if is_pressed => self.ask_focus(Some(key)),
            Base::Home(home) => {
                let outcome = home.key(key, &self.context);
                self.follow_key(key, outcome, now)
            }
            Base::Table(_) => self.at_table(now, |table, context, now| table.key(key, context, now)),
        }
    }

    /// Returns `true` if the keys of the table and the first screen hold: no page is open that has keys of its own.
    fn leads_on(&self) -> bool {
        self.sheets.last().is_none_or(|sheet| {
            !sheet.is_whole() || matches!(sheet, Sheet::Result(_) | Sheet::Over(_) | Sheet::Curtain(_))
        })
    }

    /// Lets the table do something, and carries out what it asks for.
    pub(super) fn at_table(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut Table, &Context, Instant) -> Effects,
    ) -> Task<Message> {
        let Base::Table(table) = &mut self.base else { return Task::none() };
        let effects = act(table, &self.context, now);
        if let Some(cue) = table.cue() {
            self.sound.play(cue);
        }
        let mut tasks = vec![effects.task.map(Message::Table)];
        if effects.save {
            tasks.push(self.try_folder());
        }
        let Base::Table(table) = &mut self.base else { return Task::batch(tasks) };
        if table.layout().has_room_beside() && table.exercise().is_none() {
            self.context.settings.drawer = table.opened();
        }
        if effects.save && table.session().fault().is_none() && !table.session().is_try_out() {
            tasks.push(self.keeper.save(table.session().record()).map(Message::Saved));
            let at = Timestamp::now();
            let is_in_evening = self.evening.follow(table.session(), at);
            if self.statistics.follow(table.session(), at) {
                self.save_statistics();
            }
            if is_in_evening {
                self.keep_evening();
            }
        }
        if let Some(notice) = effects.notice {
            self.notify(notice);
        }
        self.note_lesson();
        tasks.push(self.act_on(effects.outcome, now));
        Task::batch(tasks)
    }

    pub(super) fn keep_evening(&mut self) {
        if let Err(error) = self.keeper.save_joined(&mut self.evening) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    pub(super) fn tell_of_evening(&mut self) {
        for sheet in &mut self.sheets {
            sheet.tell_of(&self.evening);
        }
    }

    pub(super) fn notify(&mut self, notice: String) {
        tracing::warn!("{notice}");
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
            self.refresh_home();
        }
    }

    pub(super) fn toggle_full_screen(&mut self) -> Task<Message> {
        self.is_full_screen = !self.is_full_screen;
        let mode = if self.is_full_screen { window::Mode::Fullscreen } else { window::Mode::Windowed };
        self.window.map_or_else(Task::none, |id| window::set_mode(id, mode))
    }

    /// Leaves the program at once, as the system asks: nobody may be there to be asked anything. Files that are being
    /// written are finished first.
    fn end(&mut self) -> Task<Message> {
        let _ = self.last_saved();
        self.phones.end();
        self.keeper.close();
        iced::exit()
    }

    /// Saves all that is unsaved, and says what cannot be.
    fn last_saved(&mut self) -> String {
        let unsaved = self.unsaved();
        let unsaved = phrase::sentences(&self.context.language, unsaved);
        if !unsaved.is_empty() {
            tracing::warn!("{unsaved}");
            // The player who started the program in a terminal finds it there once the window is gone.
            let _ = writeln!(io::stderr(), "{}", pitch_shown::lines(&unsaved));
        }
        unsaved
    }

    /// Leaves the program. Whatever cannot be saved is told before; a second request leaves all the same.
    pub(super) fn quit(&mut self) -> Task<Message> {
        let unsaved = self.last_saved();
        if unsaved.is_empty() || self.unsaved_told().is_some() {
            self.phones.end();
            self.keeper.close();
            return iced::exit();
        }
        // What is asked now needs no line of its own over it.
        self.notices.retain(|notice| !unsaved.contains(notice.as_str()));
        self.sheets.push(Sheet::Consent(Consent::to_quit(unsaved)));
        Task::none()
    }

    /// Waits for the disk, tries once more to save the rest, and returns sentences about all that stays unsaved.
    fn unsaved(&mut self) -> Vec<String> {
        // Who leaves waits for the answers here.
        let _saving = self.try_folder();
        let game = self.keeper.settle().err();
        let is_evening_due = self.keeper.is_unsaved::<Evening>();
        let evening = is_evening_due.then(|| self.keeper.save_joined(&mut self.evening).err()).flatten();
        let statistics = self.keeper.save_statistics(&mut self.statistics).err();
        let is_beside = self.keeper.is_beside();
        let is_left =
            is_beside && (is_evening_due || self.statistics.is_unwritten() || self.keeper.is_unsaved::<Solved>());
        let game = game.or(is_left.then(|| self.keeper.in_use()));
        let are_settings_due = self.keeper.are_settings_unsaved() || self.context.settings.window != self.kept_place;
        let are_settings_due = are_settings_due || self.context.settings.lessons != self.kept_lessons;
        let settings = are_settings_due.then(|| self.keeper.save_settings(&mut self.context.settings).err()).flatten();
        if self.keeper.storage().is_none() {
            // The player was told at the start that nothing is kept.
            return Vec::new();
        }
        let l = &self.context.language;
        let game = game.map(|error| phrase::save_error(l, &error));
        let kept = [evening, statistics].into_iter().flatten().map(|error| phrase::write_error(l, &error));
        let settings = settings.map(|error| phrase::settings_save_error(l, &error));
        game.into_iter().chain(kept).chain(settings).collect()
    }

    /// Returns the words on unsaved data that the player is shown while they are asked for consent to quit.
    pub(super) fn unsaved_told(&self) -> Option<&str> {
        self.sheets.iter().find_map(Sheet::unsaved)
    }
}
