//! The table as told to a screen reader: the last events and the question, the hand with the cards that may be played
//! and the reasons against others, the trick, trump, the points so far, the scores, the players, and all controls.

use super::drawing::Drawing;
use super::panel::Face;
use super::{Effects, Message, Sign, Spot, Tab, Table, corner, drawer, posed, prompt};
use crate::context::Context;
use crate::outcome::Outcome;
use crate::side_words;
use crate::voice::{Part, Role};
use crate::widget::capital;
use pitch_language::{Language, phrase, t, told};
use pitch_players::Judged;
use pitch_rules::{Card, IllegalAction, Pile, Points, Seat, Side, Tracker};

use iced::Rectangle;

use std::time::Instant;

/// Part of the table, and the message that pressing it sends.
type Told = (Part, Option<Message>);

impl Table {
    /// Returns all parts of the table in the order in which they are read, with the messages that pressing them sends:
    /// the same as a click.
    pub fn told(&self, context: &Context) -> Vec<Told> {
        let l = &context.language;
        let drawing = Drawing::of(self, context);
        let page = Part { place: self.layout.table, ..Part::new(Role::Page, self.game_name(context)) };
        let mut told = Telling { table: self, context, parts: vec![(page, None)], question: None, held: None };
        let caption = Part { place: self.layout.prompt, ..Part::new(Role::Caption, prompt::told(self, context)) };
        told.add(0, caption, None);
        told.panel();
        told.slip();
        told.hand();
        told.compared();
        told.rows();
        told.trick();
        told.contract();
        told.points();
        told.scores();
        told.drawer();
        told.seats(&drawing);
        if let Some(progress) = posed::told(self, context) {
            told.add(0, Part::new(Role::Words, progress), None);
        }
        told.add(0, Part::new(Role::Words, phrase::capital(&corner::status(&drawing).0)), None);
        let bar = told.group(Role::Group, &t!(l, "voice-bar"));
        told.spots(bar, |_| true);
        told.end(bar);
        told.begin();
        told.surround();
        told.parts
    }

    /// Returns the words that stand on the table until they are dealt with, a sentence or more each.
    pub fn standing(&self, context: &Context) -> Vec<String> {
        prompt::standing(self, context)
    }

    /// Returns a line on each of the compared choices, once the comparison was asked for, or another answer was given than
    /// the best.
    pub(super) fn compared_lines(&self, l: &Language) -> Vec<String> {
        if let Some(exercise) = self.exercise().filter(|_| self.missed().is_some()) {
            let all = exercise.alternatives().into_iter();
            return all.map(|one| phrase::puzzle_line(l, &self.names, self.shown(), &one)).collect();
        }
        let line = |(place, judged): (usize, &Judged)| {
            let name = capital(&phrase::choice(l, &self.names, self.shown(), &judged.action));
            let figures = [phrase::chance(l, judged.chance), phrase::points(l, judged.points)];
            let is_as_good = place > 0 && !judged.is_surely_worse();
            let value = figures.into_iter().chain(is_as_good.then(|| t!(l, "compare-as-good")));
            t!(l, "pair", name = name, value = phrase::listed(l, value))
        };
        self.compared().iter().flat_map(|judgement| judgement.choices.iter().enumerate().map(line)).collect()
    }

    /// Returns the title and the lines of what the drawer shows; `None` for the points, which are told whether they are
    /// shown or not.
    fn drawer_words(&self, context: &Context) -> Option<(String, Vec<String>)> {
        let l = &context.language;
        match self.drawer_places()?.1 {
            Tab::Points => None,
            Tab::LastTrick => Some((t!(l, "last-trick-title"), told::last(l, &self.names, self.shown()))),
            Tab::Log => Some((t!(l, "log-title"), self.log(context))),
        }
    }

    /// Has what the drawer shows read out, as it was pulled down.
    pub(super) fn tell_drawer(&mut self, context: &Context) {
        let lines = self.drawer_words(context).map(|(_, lines)| lines);
        lines.into_iter().flatten().for_each(|line| self.story.say(line));
    }

    /// Has how things stand read out: the contract, trump and the trick, the cards of the person at the bottom, and the scores.
    pub(super) fn tell_standing(&mut self, context: &Context) {
        let (l, view) = (&context.language, self.shown());
        let mut lines = told::trick(l, &self.names, view);
        lines.extend(self.hand_aloud(l));
        lines.extend(told::score(l, &self.names, view));
        lines.into_iter().for_each(|line| self.story.say(line));
    }

    /// Has the position of a puzzle read out before its question: the course, the scores, and what was called and played to the
    /// trick.
    pub(super) fn tell_position(&mut self, context: &Context) {
        let (l, view) = (&context.language, self.shown());
        let mut lines: Vec<String> = posed::told(self, context).into_iter().collect();
        lines.extend(told::score(l, &self.names, view));
        if view.trick.is_some() {
            lines.extend(told::trick(l, &self.names, view));
        } else {
            lines.extend(phrase::story(l, &self.names, view));
            lines.extend(told::turned(l, view));
        }
        lines.into_iter().for_each(|line| self.story.say(line));
    }

    /// Returns the cards of the person at the bottom in words, as they lie; `None` if there are none to be told.
    pub(super) fn hand_aloud(&self, l: &Language) -> Option<String> {
        let (view, cards) = (self.shown(), self.by_hand(self.held()));
        let title = phrase::sentence(l, t!(l, "voice-hand"));
        (!cards.is_empty()).then(|| phrase::sentences(l, [title, phrase::lying_aloud(l, view, &cards)]))
    }

    /// Returns which cards of a rest go if nothing is changed.
    pub(super) fn first_marks(&self, l: &Language) -> Option<String> {
        let marked = self.throw().filter(|_| self.is_untouched()).map(|_| self.mode.marked())?;
        Some(t!(l, "voice-to-discard", cards = phrase::cards(l, marked)))
    }

    /// Returns `true` if the person at the bottom holds other cards, or in another order, than when they decided last. One that
    /// was drawn after a trick was told of as it came (M-62).
    pub(super) fn holds_news(&self) -> bool {
        let view = self.shown();
        let Some((_, _, before)) =
            self.decided_with.as_ref().filter(|(seat, number, _)| (*seat, *number) == (self.bottom, view.number))
        else {
            return true;
        };
        let mut before = before.iter();
        view.drawn.is_empty() && !self.by_hand(self.held()).iter().all(|card| before.any(|other| other == card))
    }

    /// Returns `true` if the person at the bottom was told of their cards as they lie, or is told now.
    pub(super) fn knows_hand(&self) -> bool {
        self.is_own_turn() || !self.holds_news()
    }

    /// Takes note of the cards that the person at the bottom decides with, or moves: they were told of them.
    pub(super) fn note_hand(&mut self) {
        self.decided_with = Some((self.bottom, self.shown().number, self.by_hand(self.held())));
    }

    /// Gives the keyboard to the control that sends this message.
    pub(crate) fn focus_on(&mut self, message: Message, context: &Context, now: Instant) -> Effects {
        self.change(context, now, |table| {
            table.focus.go_to(message);
            Effects::default()
        })
    }
}

struct Telling<'a> {
    table: &'a Table,
    context: &'a Context,
    parts: Vec<Told>,
    /// Place of the question, if there is one.
    question: Option<usize>,
    /// Place of the hand, if there is one.
    held: Option<usize>,
}

impl Telling<'_> {
    fn add(&mut self, within: usize, part: Part, message: Option<Message>) {
        // What has the keyboard has it whether that is shown or not: Enter presses it.
        let has_focus = message.is_some() && self.table.focus.at() == message.as_ref();
        self.parts.push((Part { within: Some(within), has_focus, ..part }, message));
    }

    /// Begins a group, and returns its place.
    fn group(&mut self, role: Role, name: &str) -> usize {
        self.add(0, Part::new(role, name).known_as(name), None);
        self.parts.len() - 1
    }

    /// Leaves a group out in which there is nothing.
    fn end(&mut self, group: usize) {
        self.parts.truncate(if self.parts.len() == group + 1 { group } else { self.parts.len() });
    }

    /// Lets a reader rest on the hand as long as nothing has the keyboard, whatever is asked: the question is said
    /// besides, and coming to it would say it before the events that led to it, and twice.
    fn begin(&mut self) {
        let is_begun = self.parts.iter().any(|(part, _)| part.has_focus);
        if is_begun {
            return;
        }
        let question = || self.table.entrance().and(self.question);
        if let Some(place) = self.held.or_else(question) {
            self.parts[place].0.has_focus = true;
        }
    }

    /// Adds the buttons of the question, or of the menu of further remarks.
    fn panel(&mut self) {
        let table = self.table;
        let Some(panel) = &table.panel else { return };
        let group = self.group(Role::Group, &panel.title);
        self.question = Some(group);
        // What is asked may be put otherwise while it stands there. What there is to say of it was said, and is in the caption.
        self.parts[group].0.own_name = "panel".to_owned();
        for choice in &panel.choices {
            let off = choice.is_off.then(|| table.why_not_now(&self.context.language)).flatten();
            let name = match &choice.message {
                // A figure by itself says nothing.
                Message::Act(call) if matches!(choice.face, Face::Figure(..)) => {
                    phrase::puzzle_choice(&self.context.language, &self.table.names, self.table.shown(), call)
                }
                _ => choice.label.clone(),
            };
            let part = Part {
                about: off.unwrap_or_else(|| choice.note.clone()),
                key: choice.cap.clone(),
                is_able: !choice.is_off,
                place: choice.place,
                ..Part::new(Role::Button, name)
            };
            self.add(group, part, Some(choice.message.clone()));
        }
    }

    /// Adds the button that goes on in a lesson, and the one that explains a refusal.
    fn slip(&mut self) {
        self.spots(0, |message| matches!(message, Message::ReadOn | Message::Why));
    }

    fn hand(&mut self) {
        let table = self.table;
        let cards = table.sorted();
        // The last trick is heard from where those before were.
        if cards.is_empty() && table.shown().trick.is_none() || table.is_public() {
            return;
        }
        let (pressable, marked) = (table.pressable(), table.mode.marked());
        let hand = self.group(Role::List, &t!(self.context.language, "voice-hand"));
        self.held = Some(hand);
        for card in cards {
            let message = Message::Card(card);
            let is_pressed = pressable.contains(card) && !table.mode.is_talking();
            // What is chosen is what the question asks for: the cards to keep of a rest, or else those to discard.
            let keeps = table.shares().is_some();
            let chosen = match table.throw() {
                Some(_) => Some(marked.contains(card) != keeps),
                None => (table.chosen() == Some(card)).then_some(true),
            };
            let place = table.hand.settled().find(|(held, _)| *held == card).map(|(_, place)| place.bounds());
            let part = Part {
                about: self.about(card),
                is_able: is_pressed && table.is_on(&message) && !self.stays(card),
                chosen,
                place: place.unwrap_or_default(),
                ..Part::new(Role::Item, capital(&phrase::card_in_row(&self.context.language, table.shown(), card)))
            };
            self.add(hand, part, Some(message));
        }
    }

    /// Returns `true` if a card stays in the hand whatever is thrown away.
    fn stays(&self, card: Card) -> bool {
        self.table.throw().is_some() && self.table.staying().contains(card)
    }

    /// Returns words on whether a card may be played or thrown away and why not, and on why it is a trump of another
    /// suit.
    fn about(&self, card: Card) -> String {
        let (table, l) = (self.table, &self.context.language);
        let throw = table.throw();
        let goes = if table.mode.marked().contains(card) { "yes" } else { "no" };
        let state = throw.filter(|throw| throw.may.contains(card)).map(|_| t!(l, "voice-marked", goes = goes));
        let why = if let Some(throw) = throw {
            table.why_not_marked(l, throw, card)
        } else if table.plays_by_the_book() {
            let why = table.session.game().why_not(table.bottom, card).map(IllegalAction::from);
            Some(why.map_or_else(|| t!(l, "voice-playable"), |why| phrase::refusal(l, &table.names, &why)))
        } else {
            None
        };
        let mark = phrase::sign_off_trump(l, table.shown(), card);
        let advised = table.hinted_cards().any(|advised| advised == card).then(|| match throw {
            Some(_) => t!(l, "voice-advised-discard"),
            None => t!(l, "voice-advised"),
        });
        phrase::sentences(l, state.into_iter().chain(advised).chain(why).chain(mark))
    }

    /// Adds the comparison of the choices, once it was asked for.
    fn compared(&mut self) {
        let (table, l) = (self.table, &self.context.language);
        let group = self.group(Role::List, &t!(l, "compare-title"));
        if table.compares() {
            self.parts[group].0.about = t!(l, "compare-columns");
        }
        for line in table.compared_lines(l) {
            self.add(group, Part::new(Role::Words, line), None);
        }
        self.end(group);
    }

    /// Adds trump and the contract.
    fn contract(&mut self) {
        let (table, l, view) = (self.table, &self.context.language, self.table.shown());
        let sign = Sign::Contract;
        let about = prompt::heard(table, self.context, sign).unwrap_or_default();
        let trump = match (view.trump, view.turned.last()) {
            (Some(suit), _) => phrase::trump(l, suit),
            (None, Some(card)) => t!(l, "log-turned-up", card = phrase::card_alone(l, *card)),
            (None, None) => t!(l, "text-no-trump"),
        };
        let contract = view.contract.map(|contract| phrase::sentence(l, phrase::contract(l, &table.names, contract)));
        let name = phrase::sentences(l, [trump].into_iter().chain(contract));
        let place = table.patch_place().unwrap_or(table.layout.patch);
        // Its name changes as the game goes on: it is the same sign all the while.
        let part = Part { about, place, ..Part::new(Role::Button, name) }.known_as("contract");
        self.sign(0, part, Message::About(sign));
    }

    /// Adds the points so far, each with its side and its card, once trump is known.
    fn points(&mut self) {
        let (table, l, view) = (self.table, &self.context.language, self.table.shown());
        let rules = table.names.rules();
        let Some(tracker) = Tracker::of(view, rules) else { return };
        let names = table.names.in_hand(view.settled_contract(rules));
        let group = self.group(Role::List, &t!(l, "tracker-title"));
        for (index, rows) in drawer::tracker_rows(&tracker).enumerate() {
            let point = rows[0].point;
            let lines = rows.iter().map(|row| phrase::point_aloud(l, &names, row, &tracker));
            let part = Part {
                about: prompt::heard(table, self.context, Sign::Point(point)).unwrap_or_default(),
                place: table.point_place(self.context, index).unwrap_or_default(),
                ..Part::new(Role::Button, phrase::sentences(l, lines))
            };
            self.sign(group, part.known_as(&phrase::point_among(l, rules, point)), Message::About(Sign::Point(point)));
        }
    }

    /// Adds a sign that can be pressed to hear more of it, where the table shows it; elsewhere only its words.
    fn sign(&mut self, within: usize, part: Part, message: Message) {
        let is_there = self.table.spots.iter().any(|spot| spot.message == message);
        let is_told = self.parts.iter().any(|(_, told)| told.as_ref() == Some(&message));
        if is_there && !is_told {
            self.add(within, part, Some(message));
        } else {
            self.add(within, Part { role: Role::Words, ..part }, None);
        }
    }

    fn scores(&mut self) {
        let (table, l) = (self.table, &self.context.language);
        let list = self.group(Role::List, &t!(l, "voice-scores"));
        let ribbon = table.spots.iter().find(|spot| spot.message == Message::Drawer(None));
        let ribbon = ribbon.map(|spot| spot.place).unwrap_or_default();
        self.parts[list].0.place = ribbon;
        let columns = table.shown().scores.iter().count().max(1);
        for (column, (side, points)) in table.shown().scores.iter().enumerate() {
            let (name, words) = self.score(side, *points);
            let width = ribbon.width / columns as f32;
            let x = width.mul_add(column as f32, ribbon.x);
            let place = Rectangle { x, width, ..ribbon };
            self.add(list, Part { place, ..Part::new(Role::Words, words) }.known_as(&name), None);
        }
    }

    /// Returns the name of a side, and its score with it.
    fn score(&self, side: Side, points: Points) -> (String, String) {
        let (names, l) = (&self.table.names, &self.context.language);
        let name = capital(&side_words::label(l, names, side));
        let words = phrase::pair(l, name.as_str(), phrase::score(l, names, points));
        (name, words)
    }

    /// Adds what the drawer shows, where no other part tells it: the hands on the score pad, and its tab.
    fn drawer(&mut self) {
        let (table, l) = (self.table, &self.context.language);
        if table.drawer.is_some() {
            let pad = self.group(Role::List, &t!(l, "scorepad-title"));
            for finished in table.counted_hands() {
                let number = t!(l, "review-hand", number = finished.number);
                let hand = phrase::pair(l, number, phrase::headline(l, &table.names, &finished.score));
                let scores = finished.score.after.iter().map(|(side, points)| self.score(side, *points).1);
                let lines = [hand, phrase::listed(l, scores)].map(|words| phrase::sentence(l, words));
                self.add(pad, Part::new(Role::Words, phrase::sentences(l, lines)), None);
            }
            self.end(pad);
        }
        let Some((title, lines)) = self.table.drawer_words(self.context) else { return };
        let group = self.group(Role::List, &title);
        for line in lines {
            self.add(group, Part::new(Role::Words, line), None);
        }
    }

    /// Gives parts without a place of their own the place of the parts that lie in them.
    fn surround(&mut self) {
        for place in (1..self.parts.len()).rev() {
            if self.parts[place].0.place == Rectangle::default() {
                let inner = self.parts.iter().map(|(part, _)| part).filter(|part| part.within == Some(place));
                let inner = inner.map(|part| part.place).filter(|inner| *inner != Rectangle::default());
                self.parts[place].0.place = inner.reduce(|one, other| one.union(&other)).unwrap_or_default();
            }
        }
    }

    /// Adds the cards that lie before the others.
    fn rows(&mut self) {
        let (table, l, view) = (self.table, &self.context.language, self.table.shown());
        for seat in view.seats.all().filter(|seat| !table.stage().is_own(*seat)) {
            let group = self.group(Role::List, &t!(l, "voice-row", name = self.name(seat)));
            for card in view.rows.lying(seat).filter_map(Pile::up) {
                let place = table.stage().place_in_row(seat, |pile| pile.up() == Some(card));
                let words = capital(&phrase::card_in_row(l, view, card));
                let place = place.map(|place| place.bounds()).unwrap_or_default();
                let part = Part { place, ..Part::new(Role::Words, words) };
                self.add(group, part, None);
            }
            self.end(group);
        }
    }

    fn trick(&mut self) {
        let (table, l) = (self.table, &self.context.language);
        let Some(trick) = table.shown().trick.filter(|trick| !trick.is_empty()) else { return };
        let group = self.group(Role::List, &t!(l, "voice-trick"));
        for (seat, card) in trick.plays() {
            let (name, card) = (self.name(seat), phrase::card_alone(l, card));
            let part = Part {
                place: table.stage().trick_place(seat).bounds(),
                ..Part::new(Role::Words, t!(l, "pair", name = name.as_str(), value = card))
            };
            self.add(group, part.known_as(&name), None);
        }
        self.spots(group, |message| matches!(message, Message::About(Sign::Led | Sign::Winning | Sign::OffTrump(_))));
    }

    fn name(&self, seat: Seat) -> String {
        capital(&phrase::player(&self.context.language, &self.table.names, seat))
    }

    /// Adds the players at the table, with their numbers of cards and tricks, and the meaning of the signs there.
    fn seats(&mut self, drawing: &Drawing<'_>) {
        let (table, l, view) = (self.table, &self.context.language, self.table.shown());
        let group = self.group(Role::List, &t!(l, "setup-players"));
        for seat in view.seats.all() {
            let message = Message::About(Sign::Seat(seat));
            let spot = table.spots.iter().find(|spot| spot.message == message);
            let mut name = t!(l, "voice-seat", name = self.name(seat), cards = view.held[seat].count);
            if view.trick.is_some() {
                name = phrase::listed(l, [name, t!(l, "plate-tricks", tricks = view.tricks_of(seat))]);
            }
            if view.is_out(seat) {
                name = phrase::listed(l, [name, t!(l, "plate-out")]);
            }
            if drawing.absent.contains(&seat) && drawing.players[seat.index()].is_person() {
                name = phrase::listed(l, [name, t!(l, "phone-away")]);
            }
            if drawing.thinking == Some(seat) {
                name = phrase::listed(l, [name, t!(l, "plate-thinking")]);
            }
            let part = Part {
                about: prompt::heard(table, self.context, Sign::Seat(seat)).unwrap_or_default(),
                place: table.stage().place(seat).face,
                ..Part::new(if spot.is_some() { Role::Button } else { Role::Words }, name)
            };
            self.add(group, part.known_as(&self.name(seat)), spot.map(|_| message));
        }
    }

    /// Adds the controls of a kind, as far as they were not told before.
    fn spots(&mut self, within: usize, is_meant: impl Fn(&Message) -> bool) {
        let spots = self.table.spots.iter().filter(|spot| is_meant(&spot.message));
        let is_told = |message: &Message| self.parts.iter().any(|(_, told)| told.as_ref() == Some(message));
        let new: Vec<&Spot> = spots.filter(|spot| !is_told(&spot.message)).collect();
        for spot in new {
            let part = self.spot(spot);
            self.add(within, part, Some(spot.message.clone()));
        }
    }

    /// Returns a button of the table with its words, its key, and the reason if it does nothing.
    fn spot(&self, spot: &Spot) -> Part {
        let (table, context, l) = (self.table, self.context, &self.context.language);
        let why = |sign| prompt::heard(table, context, sign).unwrap_or_default();
        let button = |name: String| Part::new(Role::Button, name);
        let part = match &spot.message {
            Message::Pressed(Outcome::Menu) => button(t!(l, "menu-title")),
            Message::Drawer(tab) => Part {
                chosen: Some(tab.map_or(table.drawer.is_some(), |tab| table.drawer == Some(tab))),
                ..button(match tab {
                    None => t!(l, "voice-scores"),
                    Some(Tab::Points) => t!(l, "tracker-title"),
                    Some(Tab::LastTrick) => t!(l, "last-trick-title"),
                    Some(Tab::Log) => t!(l, "log-title"),
                })
            },
            Message::Pressed(Outcome::LastTrick) => button(t!(l, "last-trick-title")),
            Message::Pressed(Outcome::TrumpOrder) => button(t!(l, "order-title")),
            // The tab is called as the log is.
            Message::Pressed(Outcome::Log) => button(t!(l, "menu-so-far")),
            Message::ReadOn => button(t!(l, "lesson-next")),
            Message::Why => button(t!(l, "why-button")),
            Message::About(sign) => button(why(*sign)),
            message => {
                let (name, key) = corner::face(context, &table.names, message);
                let sign = if *message == Message::Undo { Sign::Undo } else { Sign::Hint };
                let is_off = !table.is_on(message);
                let about = if is_off { why(sign) } else { String::new() };
                Part { key, about, is_able: !is_off, ..button(name) }
            }
        };
        Part { place: spot.place, ..part }
    }
}
