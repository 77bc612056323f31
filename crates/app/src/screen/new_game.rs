//! New game: who sits where, and the rules that tables like to settle for themselves.

mod draft;
mod page;
mod round;
mod seats;
mod shelf;

pub use draft::Sitting;
pub(crate) use draft::{Draft, Problem};

use crate::context::Context;
use crate::keymap::{Key, Step};
use crate::outcome::Outcome;
use crate::phones::Phones;
use crate::widget::{Choice, Operation, turned};
use pitch_language::{Language, phrase, t};
use pitch_players::{Character, Level};
use pitch_rules::Seat;
use pitch_rules::rules::{Field, Value};
use pitch_session::settings::Choices;
use pitch_session::statistics::Success;
use pitch_session::{Avatar, Face, Family, Guest, Kind, Pick, Statistics};

use iced::widget::Id;

/// Width below which the window is too narrow for two columns, in logical pixels.
const NARROW: f32 = 1000.0;
/// Id of the area that scrolls.
const PAGE: &str = "new-game";

/// Rules that are chosen here: those with a choice of several words or numbers, and those that are on or off.
const CHOICES: [Field; 4] = [Field::Teams, Field::Direction, Field::Target, Field::LowTo];
const SWITCHES: [Field; 3] = [Field::SettlementSetbackBonus, Field::RevokeMode, Field::Ceremony];

/// Screen of a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    draft: Box<Draft>,
    /// Seat whose player is choosing face and color.
    dressing: Option<Seat>,
    /// Seat under the mouse.
    pointed: Option<Seat>,
    /// Seat that was chosen for one of the eight; while a person sits there, the next bot's is meant.
    chosen: Seat,
    /// One of the eight under the mouse.
    near: Option<Character>,
    /// Games that were won against each of the eight.
    met: [Success; Character::ALL.len()],
    /// Message of the control that has the keyboard.
    at: Option<Message>,
}

/// Question with a choice of answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Number of players.
    Players,
    /// Kind of player in a seat.
    Kind(Seat),
    /// Face of the player in a seat.
    Face(Seat),
    /// Color of the player in a seat.
    Colour(Seat),
    /// Rule that tables like to settle for themselves.
    Rule(Field),
}

/// Event on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Press of an arrow at the kind of player in a seat.
    Turned(Seat, Step),
    /// Press of Enter at the choice of face or color for a seat.
    Dressed(Seat),
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
    /// Choice of a seat for one of the eight.
    Place(Seat),
    /// Choice of one of the eight for the chosen seat.
    Chosen(Character),
    /// Entry of the mouse into one of the eight.
    Near(Character),
    /// Exit of the mouse from one of the eight.
    Far(Character),
    /// Request to open or close the choice of face and color for a seat.
    Dress(Seat),
    /// Choice of a player's face.
    Faced(Seat, Face),
    /// Choice of a player's color, 0 to 7.
    Coloured(Seat, u8),
    /// Request to let a seat change places with the one before.
    Up(Seat),
    /// Request to take a seat away.
    Remove(Seat),
    /// Request to seat a remembered family.
    Invite(Family),
    /// Request to forget a family.
    Forget(Family),
    /// Choice of a rule's value.
    Set(Field, Value),
    /// Request for the house rules.
    HouseRules,
    /// Request for the whole rule sheet.
    Rules,
    /// Request to resolve a misfit of the rules.
    Mend,
    /// Request to begin the game.
    Start,
    /// Entry of the mouse into the row of a seat.
    Entered(Seat),
    /// Exit of the mouse from the row of a seat.
    Exited(Seat),
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl NewGame {
    /// Creates the screen as the last game was set up, or for the player and three bots.
    pub fn new(context: &Context) -> Self {
        let mut draft = Box::new(Draft::last(context));
        draft.offer_guests(&context.guests);
        NewGame {
            draft,
            dressing: None,
            pointed: None,
            chosen: Seat::new(1).unwrap_or_default(),
            near: None,
            met: Default::default(),
            at: None,
        }
    }

    /// Returns the screen with the games that were played against each of the eight.
    #[must_use]
    pub fn after(self, statistics: &Statistics) -> Self {
        NewGame { met: Character::ALL.map(|own| statistics.against(own)), ..self }
    }

    /// Updates the player's own rule sets on offer.
    pub fn follow(&mut self, context: &Context) {
        self.draft.offer_rule_sets(&context.rule_sets);
    }

    /// Chooses a game; the keyboard is at the button that begins it.
    pub fn pick(&mut self, pick: &Pick, context: &Context) -> Outcome {
        self.dressing = None;
        self.draft.pick(&context.language, pick);
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

    /// Returns the choices made so far, for the settings.
    pub fn choices(&self) -> Choices {
        self.draft.choices()
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Entered(seat) => {
                self.pointed = Some(seat);
                return Outcome::None;
            }
            // The next row may have been entered before.
            Message::Exited(seat) => {
                self.pointed = self.pointed.filter(|pointed| *pointed != seat);
                return Outcome::None;
            }
            Message::Near(own) => {
                self.near = Some(own);
                return Outcome::None;
            }
            Message::Far(own) => {
                self.near = self.near.filter(|near| *near != own);
                return Outcome::None;
            }
            _ => self.at = Some(message.clone()),
        }
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape | Key::Letter('/') | Key::Command('f') => Outcome::Games,
            Key::Command('r') => self.act(Message::HouseRules, context),
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.act(Message::Start, context),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns the answers to a question, in their order; one alone is no choice.
    fn answers(&self, question: Question, l: &Language) -> Vec<Choice<Message>> {
        let draft = &self.draft;
        match question {
            Question::Players => {
                let now = draft.seats().len();
                let choice = |count: usize| Choice::new(count.to_string(), count == now, Message::PlayersChosen(count));
                draft.sizes().map(choice).collect()
            }
            Question::Kind(seat) => {
                let sitting = draft.sitting(seat);
                let choice = |kind| {
                    let words = match kind {
                        Kind::Person => t!(l, "setup-person"),
                        Kind::Bot(level) => phrase::level_name(l, level),
                    };
                    let is_chosen = kind == sitting.kind && sitting.guest.is_none() && !sitting.is_on_phone;
                    Choice::new(words, is_chosen, Message::Seated(seat, kind))
                };
                let phone = Phones::ARE_THERE
                    .then(|| Choice::new(t!(l, "setup-phone"), sitting.is_on_phone, Message::SeatedOnPhone(seat)));
                let guest = |guest: &Guest| {
                    let is_chosen = sitting.guest.as_ref() == Some(guest);
                    Choice::new(guest.name(), is_chosen, Message::Invited(seat, guest.clone()))
                };
                let mut kinds = draft.kinds().into_iter().map(choice);
                let person = kinds.next();
                person.into_iter().chain(phone).chain(kinds).chain(draft.guests().iter().map(guest)).collect()
            }
            Question::Face(seat) => {
                let now = draft.sitting(seat).avatar.face;
                let faces = Face::ALL.into_iter().zip(1..);
                let choice = |(face, number): (_, usize)| {
                    Choice::new(t!(l, "voice-face", number = number), face == now, Message::Faced(seat, face))
                };
                faces.map(choice).collect()
            }
            Question::Colour(seat) => {
                // Whoever did not choose has that of their seat.
                let now = draft.sitting(seat).avatar.colour.unwrap_or(seat.index() as u8 % Avatar::COLOURS);
                let choice = |colour: u8| {
                    let words = t!(l, "voice-colour", number = colour + 1);
                    Choice::new(words, colour == now, Message::Coloured(seat, colour))
                };
                (0..Avatar::COLOURS).map(choice).collect()
            }
            // Low is of no meaning where nobody scores it.
            Question::Rule(field) if !field.applies(draft.rules()) => Vec::new(),
            Question::Rule(field) => {
                let now = field.get(draft.rules());
                let choice = |value| {
                    let words = page::value_name(l, field, value, draft.seats().len());
                    Choice::new(words, value == now, Message::Set(field, value))
                };
                draft.values(field).into_iter().map(choice).collect()
            }
        }
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        let place = self.place();
        let (draft, l) = (&mut self.draft, &context.language);
        match message {
            // Whoever chose how they are drawn is done with it.
            Message::Dressed(seat) => {
                self.dressing = None;
                return Outcome::Operate(Operation::Rest(seats::look_id(seat)));
            }
            Message::Turned(seat, step) => {
                let next = turned(&self.answers(Question::Kind(seat), l), step);
                return next.map_or(Outcome::None, |next| self.act(next, context));
            }
            Message::Start => {
                if draft.problem().is_none() {
                    let (rules, players) = (draft.rules().clone(), draft.players());
                    return Outcome::Start { rules: Box::new(rules), players, rule_set: draft.rule_set() };
                }
            }
            Message::PlayersChosen(count) => {
                self.dressing = self.dressing.filter(|dressing| dressing.index() < count);
                draft.seat_so_many(l, count);
            }
            Message::Named(seat, name) => draft.name(seat, &name),
            Message::Seated(seat, kind) => {
                self.dressing = self.dressing.filter(|dressing| *dressing != seat);
                draft.seat(l, seat, kind);
            }
            Message::SeatedOnPhone(seat) => {
                self.dressing = self.dressing.filter(|dressing| *dressing != seat);
                draft.seat_on_phone(l, seat);
            }
            Message::Invited(seat, guest) => {
                self.dressing = self.dressing.filter(|dressing| *dressing != seat);
                draft.seat_guest(l, seat, guest);
            }
            Message::Place(seat) => self.chosen = seat,
            Message::Chosen(own) => {
                if let Some(seat) = place {
                    draft.seat(l, seat, Kind::Bot(Level::Character(own)));
                    self.chosen = draft.rules().seats().next(seat);
                }
            }
            Message::Dress(seat) => {
                self.dressing = if self.dressing == Some(seat) { None } else { Some(seat) };
                if self.dressing.is_some() {
                    return Outcome::Operate(Operation::Rest(seats::faces_id(seat)));
                }
            }
            Message::Faced(seat, face) => draft.redraw(seat, |look| look.face = face),
            Message::Coloured(seat, colour) => draft.redraw(seat, |look| look.colour = Some(colour)),
            Message::Up(seat) => {
                let seat = draft.move_up(l, seat);
                self.dressing = None;
                return Outcome::Operate(Operation::Rest(seats::up_id(seat)));
            }
            Message::Remove(seat) => {
                self.dressing = None;
                draft.remove(l, seat);
                let last = Seat::new(draft.seats().len() - 1).unwrap_or_default();
                return Outcome::Operate(Operation::Rest(seats::up_id(seat.min(last))));
            }
            Message::Invite(family) => {
                draft.invite(l, &family);
                self.dressing = None;
            }
            Message::Forget(family) => {
                return Outcome::ForgetFamily(family);
            }
            Message::Set(field, value) => draft.set(field, value),
            Message::HouseRules => return Outcome::HouseRules(Some(draft.picked())),
            Message::Rules => return Outcome::Rules(Some(Box::new(draft.rules().clone()))),
            Message::Mend => {
                draft.mend(l);
                return Outcome::Operate(Operation::Rest(Id::new(page::START)));
            }
            Message::Entered(_) | Message::Exited(_) | Message::Near(_) | Message::Far(_) => {}
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Returns the seat that is meant for one of the eight: the one that was chosen, or the next with a bot; `None` where only
    /// people play.
    fn place(&self) -> Option<Seat> {
        let seats = self.draft.rules().seats();
        let first = if seats.contains(self.chosen) { self.chosen } else { Seat::default() };
        std::iter::once(first).chain(seats.after(first)).find(|&seat| !self.draft.sitting(seat).is_person())
    }

    /// Returns which of the eight is told of: the one under the mouse, or with the keyboard, or in the chosen seat.
    fn near(&self) -> Option<Character> {
        let focused = if let Some(Message::Chosen(own)) = self.at { Some(own) } else { None };
        self.near.or(focused).or_else(|| self.draft.sitting(self.place()?).character())
    }

    /// Returns the seat whose bot is described: the one under the mouse, or with the focus, or else the first bot's.
    fn told(&self) -> Option<Seat> {
        let focused = match &self.at {
            Some(
                Message::Seated(seat, _) | Message::Invited(seat, _) | Message::Named(seat, _) | Message::Up(seat),
            ) => Some(*seat),
            _ => None,
        };
        let is_bot = |seat: &Seat| self.draft.rules().seats().contains(*seat) && !self.draft.sitting(*seat).is_person();
        let near = [self.pointed, focused].into_iter().flatten().find(is_bot);
        near.or_else(|| self.draft.rules().seats().all().find(is_bot))
    }
}

/// Returns `true` if all parts stand below each other and scroll together.
fn is_narrow(context: &Context) -> bool {
    context.size.width < NARROW.max(NARROW * context.text_scale())
}

/// Returns the id of the text field for the name of a seat's player.
pub(crate) fn field_id(seat: Seat) -> Id {
    Id::from(format!("name-{}", seat.index()))
}
