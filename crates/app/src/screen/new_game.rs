//! New game: who sits where at the table from above, and how many play to what.

mod draft;
mod page;
mod place;
mod round;
mod shelf;

pub use draft::Sitting;
pub(crate) use draft::{Draft, Problem};

use crate::context::Context;
use crate::keymap::{Key, Step};
use crate::outcome::Outcome;
use crate::phones::Phones;
use crate::portrait::Portrait;
use crate::widget::{Choice, Operation};
use pitch_language::{Language, phrase, t};
use pitch_players::{Character, Level};
use pitch_rules::Seat;
use pitch_rules::rules::{Field, Value};
use pitch_session::settings::Choices;
use pitch_session::statistics::Success;
use pitch_session::{Avatar, Face, Family, Guest, Kind, Pick, Statistics};

use iced::Point;
use iced::widget::Id;

/// Id of the area that scrolls, where the window is too small.
const PAGE: &str = "new-game";

/// Screen of a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    draft: Box<Draft>,
    /// Place that is chosen: one of the eight is seated there.
    chosen: Seat,
    /// Place whose menu is open.
    menu: Option<Seat>,
    /// One of the eight who has the keyboard on the shelf.
    reached: Character,
    /// One of the eight under the mouse.
    near: Option<Character>,
    /// What is carried to another place.
    carried: Option<Lift>,
    /// `true` if the last press left nobody a partner.
    parted: bool,
    /// Games that were won against each of the eight.
    met: [Success; Character::ALL.len()],
    /// Message of the control that has the keyboard.
    at: Option<Message>,
}

/// Somebody who can be carried to a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carried {
    /// One of the eight, from the shelf.
    Face(Character),
    /// The player who sits at a place.
    Place(Seat),
}

/// Somebody who is carried.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lift {
    /// Who it is.
    pub what: Carried,
    /// Place of the pointer on the page, in logical pixels.
    pub at: Point,
    /// Place at the table that it is over.
    pub over: Option<Seat>,
}

/// Question with a choice of answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Number of players.
    Players,
    /// Partnerships.
    Teams,
    /// Score to play to.
    Target,
    /// Person in a seat: at this computer, or with a phone.
    Person(Seat),
    /// Bot in a seat that is none of the eight.
    Bot(Seat),
    /// Face of the player in a seat.
    Face(Seat),
    /// Color of the player in a seat.
    Colour(Seat),
}

/// Event on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a place; of the chosen one, a request for its menu.
    Place(Seat),
    /// Request for the menu of a place.
    Menu(Seat),
    /// Request to close the menu of a place.
    MenuClosed,
    /// Choice of one of the eight for the chosen place.
    Chosen(Character),
    /// Arrival of the keyboard at one of the eight.
    Reached(Character),
    /// Entry of the mouse into one of the eight.
    Near(Character),
    /// Exit of the mouse from one of the eight.
    Far(Character),
    /// Movement of somebody who is carried.
    Carried(Lift),
    /// End of carrying: over a place, or elsewhere.
    Dropped(Carried, Option<Seat>),
    /// Request to let a seat change places with the next.
    Moved(Seat),
    /// Request to take a seat away.
    Remove(Seat),
    /// Request to give the chosen place to a person at this computer.
    PersonHere,
    /// Request to let people join with phones.
    OnPhones,
    /// Choice of the number of players.
    PlayersChosen(usize),
    /// Name typed for a seat.
    Named(Seat, String),
    /// Choice of the kind of player in a seat.
    Seated(Seat, Kind),
    /// Choice of a person on a phone for a seat.
    SeatedOnPhone(Seat),
    /// Choice of a program for a seat.
    Invited(Seat, Guest),
    /// Choice of a player's face.
    Faced(Seat, Face),
    /// Choice of a player's color, 0 to 7.
    Coloured(Seat, u8),
    /// Request to seat a remembered family.
    Invite(Family),
    /// Request to forget a family.
    Forget(Family),
    /// Choice of a rule's value.
    Set(Field, Value),
    /// Request for the house rules.
    HouseRules,
    /// Request to resolve a misfit of the rules.
    Mend,
    /// Request to begin the game.
    Start,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl NewGame {
    /// Creates the screen as the last game was set up, or for the player and three bots.
    pub fn new(context: &Context) -> Self {
        let mut draft = Box::new(Draft::last(context));
        draft.offer_guests(&context.guests);
        let chosen = Seat::new(1).unwrap_or_default();
        let reached = draft.sitting(chosen).character().unwrap_or(Character::ALL[0]);
        NewGame {
            draft,
            chosen,
            menu: None,
            reached,
            near: None,
            carried: None,
            parted: false,
            met: Default::default(),
            at: None,
        }
    }

    /// Returns the screen with the games that were played against each of the eight.
    #[must_use]
    pub fn after(self, statistics: &Statistics) -> Self {
        NewGame { met: Character::ALL.map(|own| statistics.against(own)), ..self }
    }

    /// Gives the places back to the bots that had them before all were given to phones.
    pub(crate) fn take_back_phones(&mut self) {
        self.draft.take_back_phones();
    }

    /// Updates the player's own rule sets on offer.
    pub fn follow(&mut self, context: &Context) {
        self.draft.offer_rule_sets(&context.rule_sets);
    }

    /// Chooses a game; the keyboard is at the button that begins it.
    pub fn pick(&mut self, pick: &Pick, context: &Context) -> Outcome {
        self.draft.pick(&context.language, pick);
        self.keep_to_the_table();
        Outcome::Operate(Operation::Rest(Id::new(page::START)))
    }

    /// Notes the message of the control that has the keyboard; of a text field, that of its contents.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message;
    }

    /// Returns the choices made so far.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Returns the place that is chosen: the next of the eight sits down there.
    pub const fn chosen(&self) -> Seat {
        self.chosen
    }

    /// Returns the choices made so far, for the settings.
    pub fn choices(&self) -> Choices {
        self.draft.choices()
    }

    /// Returns the words on it that change with what is pressed, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        self.said(&context.language).into_iter().collect()
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Near(own) => self.near = Some(own),
            Message::Far(own) => self.near = self.near.filter(|near| *near != own),
            Message::Reached(own) => self.reached = own,
            Message::Carried(lift) => self.carried = Some(lift),
            message => return self.act(message, context),
        }
        Outcome::None
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.menu.is_some() {
            return match key {
                // Mouse users see no focus: for them Enter is the key of the main button.
                Key::Escape | Key::Enter => self.act(Message::MenuClosed, context),
                _ => match crate::widget::dialog_scroll(key, context, false, false) {
                    Some(scrolled) => Outcome::Operate(scrolled),
                    None => Outcome::Unheard(key),
                },
            };
        }
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        let sizes = self.draft.sizes();
        match key {
            Key::Escape | Key::Letter('/') | Key::Command('f') => Outcome::Games,
            Key::Command('r') | Key::Letter('h') => self.act(Message::HouseRules, context),
            Key::Letter('f') => Outcome::Fair,
            Key::Menu => self.act(Message::Menu(self.chosen), context),
            Key::Delete => self.act(Message::Remove(self.chosen), context),
            Key::MoveRight => self.act(Message::Moved(self.chosen), context),
            Key::MoveLeft => {
                let before = self.beside(self.chosen, Step::Previous);
                self.act(Message::Dropped(Carried::Place(self.chosen), Some(before)), context)
            }
            Key::Digit(count) if sizes.contains(&count.into()) => {
                self.act(Message::PlayersChosen(count.into()), context)
            }
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.act(Message::Start, context),
            // From that button, where the page begins, an arrow leads to the table.
            Key::Down | Key::Left | Key::Right if self.at == Some(Message::Start) => {
                Outcome::Operate(Operation::GoTo(Id::new(round::PLACES)))
            }
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns the answers to a question, in their order; one alone is no choice.
    fn answers(&self, question: Question, l: &Language) -> Vec<Choice<Message>> {
        let draft = &self.draft;
        let set = |field: Field, words: &dyn Fn(Value) -> String| {
            let now = field.get(draft.rules());
            let choice = |value| Choice::new(words(value), value == now, Message::Set(field, value));
            draft.values(field).into_iter().map(choice).collect()
        };
        match question {
            Question::Players => {
                let now = draft.seats().len();
                let choice = |count: usize| Choice::new(count.to_string(), count == now, Message::PlayersChosen(count));
                draft.sizes().map(choice).collect()
            }
            Question::Teams => set(Field::Teams, &|teams| t!(l, "who-teams", kind = teams.to_string())),
            Question::Target => set(Field::Target, &|score| score.to_string()),
            Question::Person(seat) => {
                let Sitting { is_on_phone, .. } = *draft.sitting(seat);
                let is_here = draft.sitting(seat).is_person() && !is_on_phone;
                let here = Choice::new(t!(l, "who-person"), is_here, Message::Seated(seat, Kind::Person));
                let phone = Choice::new(t!(l, "who-phone"), is_on_phone, Message::SeatedOnPhone(seat));
                std::iter::once(here).chain(Phones::ARE_THERE.then_some(phone)).collect()
            }
            Question::Bot(seat) => {
                let sitting = draft.sitting(seat);
                let level = |level: &Level| {
                    let is_chosen = sitting.kind == Kind::Bot(*level) && sitting.guest.is_none();
                    let message = Message::Seated(seat, Kind::Bot(*level));
                    Choice::new(phrase::level_name(l, *level), is_chosen, message)
                };
                let guest = |guest: &Guest| {
                    let is_chosen = sitting.guest.as_ref() == Some(guest);
                    Choice::new(guest.name(), is_chosen, Message::Invited(seat, guest.clone()))
                };
                draft.levels().iter().map(level).chain(draft.guests().iter().map(guest)).collect()
            }
            Question::Face(seat) => {
                let now = Portrait::of_person(seat.index(), draft.sitting(seat).avatar.face);
                let choice = |(face, id): (Face, &str)| {
                    let is_chosen = Portrait::of_person(seat.index(), face) == now;
                    Choice::new(phrase::animal(l, id), is_chosen, Message::Faced(seat, face))
                };
                Portrait::avatars().map(choice).collect()
            }
            Question::Colour(seat) => {
                // The player who did not choose has that of their seat.
                let now = draft.sitting(seat).avatar.colour.unwrap_or(seat.index() as u8 % Avatar::COLOURS);
                let choice = |colour: u8| {
                    let words = t!(l, "voice-colour", number = colour + 1);
                    Choice::new(words, colour == now, Message::Coloured(seat, colour))
                };
                (0..Avatar::COLOURS).map(choice).collect()
            }
        }
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        self.at = Some(message.clone());
        self.parted = false;
        let had_partners = self.has_partners();
        let (draft, l) = (&mut self.draft, &context.language);
        match message {
            Message::Start => {
                if draft.problem().is_none() {
                    let (rules, players) = (draft.rules().clone(), draft.players());
                    return Outcome::Start { rules: Box::new(rules), players, rule_set: draft.rule_set() };
                }
            }
            Message::Place(seat) if seat != self.chosen => {
                self.chosen = seat;
                self.reached = self.draft.sitting(seat).character().unwrap_or(self.reached);
            }
            Message::Place(seat) | Message::Menu(seat) => return self.open_menu(seat),
            Message::MenuClosed => {
                self.menu = None;
                return Outcome::Operate(Operation::Rest(Id::new(round::PLACES)));
            }
            Message::Chosen(own) => self.sit(own, self.chosen, l),
            Message::Dropped(what, seat) => {
                self.carried = None;
                match (what, seat) {
                    (Carried::Face(own), Some(seat)) => self.sit(own, seat, l),
                    (Carried::Place(from), Some(seat)) => {
                        draft.swap(l, from, seat);
                        self.chosen = seat;
                    }
                    (_, None) => {}
                }
            }
            Message::Moved(seat) => {
                let next = self.beside(seat, Step::Next);
                self.draft.swap(l, seat, next);
                self.chosen = next;
                self.menu = self.menu.map(|_| next);
            }
            Message::Remove(seat) => {
                draft.remove(l, seat);
                self.menu = None;
                self.parted = had_partners && !self.has_partners();
                self.keep_to_the_table();
                return Outcome::Operate(Operation::Rest(Id::new(round::PLACES)));
            }
            Message::PersonHere => {
                draft.seat(l, self.chosen, Kind::Person);
                return self.open_menu(self.chosen);
            }
            Message::OnPhones => {
                draft.open_to_phones(l);
                return self.act(Message::Start, context);
            }
            Message::PlayersChosen(count) => {
                draft.seat_so_many(l, count);
                self.parted = had_partners && !self.has_partners();
                self.keep_to_the_table();
            }
            Message::Named(seat, name) => draft.name(seat, &name),
            Message::Seated(seat, kind) => draft.seat(l, seat, kind),
            Message::SeatedOnPhone(seat) => draft.seat_on_phone(l, seat),
            Message::Invited(seat, guest) => draft.seat_guest(l, seat, guest),
            Message::Faced(seat, face) => draft.redraw(seat, |look| look.face = face),
            Message::Coloured(seat, colour) => draft.redraw(seat, |look| look.colour = Some(colour)),
            Message::Invite(family) => {
                draft.invite(l, &family);
                self.keep_to_the_table();
            }
            Message::Forget(family) => return Outcome::ForgetFamily(family),
            Message::Set(field, value) => draft.set(field, value),
            Message::HouseRules => return Outcome::HouseRules(Some(draft.picked())),
            Message::Mend => {
                draft.mend(l);
                self.keep_to_the_table();
                return Outcome::Operate(Operation::Rest(Id::new(page::START)));
            }
            Message::Near(_) | Message::Far(_) | Message::Reached(_) | Message::Carried(_) => {}
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Seats one of the eight; the next place with a bot is chosen.
    fn sit(&mut self, own: Character, seat: Seat, l: &Language) {
        self.draft.seat(l, seat, Kind::Bot(Level::Character(own)));
        self.reached = own;
        // Seats are numbered clockwise, whichever way is played.
        let count = self.draft.seats().len();
        let next = (1..count).filter_map(|step| Seat::new((seat.index() + step) % count));
        self.chosen = next.into_iter().find(|next| !self.draft.sitting(*next).is_person()).unwrap_or(seat);
    }

    fn open_menu(&mut self, seat: Seat) -> Outcome {
        (self.chosen, self.menu) = (seat, Some(seat));
        Outcome::Operate(Operation::Rest(Id::new(place::FIRST)))
    }

    /// Chooses a place that is there, where the chosen one has gone.
    fn keep_to_the_table(&mut self) {
        let last = self.draft.seats().len() - 1;
        self.chosen = self.chosen.min(Seat::new(last).unwrap_or_default());
        self.menu = self.menu.filter(|seat| seat.index() <= last);
        (self.carried, self.near) = (None, None);
    }

    /// Returns the place beside another at the table.
    fn beside(&self, seat: Seat, step: Step) -> Seat {
        Seat::new(step.from(seat.index(), self.draft.seats().len())).unwrap_or_default()
    }

    fn has_partners(&self) -> bool {
        self.draft.rules().sides() < self.draft.seats().len()
    }

    /// Returns which of the eight is told of: the one under the mouse, or with the keyboard, or at the chosen place.
    fn near(&self) -> Option<Character> {
        let focused = if let Some(Message::Chosen(own)) = self.at { Some(own) } else { None };
        self.near.or(focused).or_else(|| self.draft.sitting(self.chosen).character())
    }

    /// Returns what is to be said below the shelf: what keeps the game from beginning, or what has just changed; `None` where
    /// one of the eight is told of.
    fn said(&self, l: &Language) -> Option<String> {
        let draft = &self.draft;
        match draft.problem() {
            Some(Problem::Nameless(_)) => return Some(t!(l, "setup-name-empty")),
            Some(Problem::Twice(seat)) => {
                return Some(t!(l, "setup-name-twice", name = draft.sitting(seat).name.trim()));
            }
            Some(Problem::Misfit(_)) | None => {}
        }
        if self.parted {
            return Some(t!(l, "who-alone", players = draft.seats().len()));
        }
        let is_looked_at = self.near.is_some() || matches!(self.at, Some(Message::Chosen(_)));
        match draft.nameless() {
            _ if is_looked_at => None,
            Some(seat) => Some(t!(l, "who-name", name = draft.sitting(seat).name.trim())),
            None if draft.is_carried_over() => Some(t!(l, "setup-faces")),
            None => (draft.persons() > draft.phones().len() + 1).then(|| t!(l, "setup-hidden")),
        }
    }
}

/// Returns the id of the text field for the name of a seat's player.
pub(crate) fn field_id(seat: Seat) -> Id {
    Id::from(format!("name-{}", seat.index()))
}
