//! A new game: which of the games, who sits where, and the rules that tables like to settle for themselves.

mod draft;
mod families;
mod games;
mod looks;
mod message;
mod options;
mod page;
mod round;
mod seats;
mod side;
mod sitting;

pub use draft::{Draft, Problem};
pub use message::{Message, Target};
pub use sitting::Sitting;

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::session::settings::Choices;
use crate::session::{Look, Pick};

use iced::widget::Id;

/// The window is too narrow for three columns below this width, in logical pixels.
const NARROW: f32 = 1180.0;

/// The screen of a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    draft: Draft,
    /// The seat whose player chooses how he is drawn.
    dressing: Option<usize>,
    focus: Focus<Target>,
}

keeps_focus!(NewGame);

impl NewGame {
    /// The screen as the last game was set up, or for the player and three bots.
    #[must_use]
    pub fn new(context: &Context) -> Self {
        let draft = Draft::new(&context.language, &context.settings.last_game, &context.rule_sets);
        NewGame { draft, dressing: None, focus: Focus::on(Target::Start) }
    }

    /// Offers the player's own rule sets as they are by now.
    pub fn follow(&mut self, context: &Context) {
        self.draft.offer(&context.rule_sets);
    }

    /// Chooses a game from the list.
    pub fn pick(&mut self, pick: &Pick, context: &Context) {
        self.dressing = None;
        match pick {
            Pick::Printed(game) => self.draft.choose(&context.language, *game),
            Pick::Own(name) => self.draft.choose_own(&context.language, name),
        }
        self.focus.set(Some(Target::Start));
    }

    /// What has the keyboard, if that is shown.
    #[must_use]
    pub fn focused(&self) -> Option<Target> {
        self.focus.shown()
    }

    /// What is chosen.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What is chosen, for the settings.
    #[must_use]
    pub fn choices(&self) -> Choices {
        self.draft.choices()
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.focus.set(Some(options::target(&message)));
        // From a field that is typed in Tab leads on; where something was clicked it would only show the keyboard's place.
        if matches!(message, Message::Named(..)) {
            self.focus.show();
        } else {
            self.focus.hide();
        }
        match message {
            Message::Pressed(target) => self.press(target, context),
            message => {
                self.choose(message, context);
                Outcome::None
            }
        }
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        match (key, self.focus.at().copied()) {
            (Key::Escape, _) => Outcome::Close,
            (Key::Command('r'), _) => self.press(Target::HouseRules, context),
            (Key::Enter, _) => {
                // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
                let target = self.focus.shown().unwrap_or(Target::Start);
                self.focus.set(Some(target));
                self.focus.show();
                self.press(target, context)
            }
            (Key::Left | Key::Right, Some(target)) if self.focus.shows(&target) && options::is_choice(target) => {
                self.turn(target, key == Key::Right, context);
                Outcome::None
            }
            (Key::PageUp | Key::PageDown, _) => scroll(context, key == Key::PageDown),
            _ => {
                let in_list = matches!(key, Key::Up | Key::Down) && self.focus.at().copied() == Some(Target::Game);
                if let Some(action) = in_list.then(|| self.move_in_list(key == Key::Down, context)).flatten() {
                    return action;
                }
                if let Some(step) = key.step() {
                    self.focus.step(step, &self.targets(context));
                    return Outcome::Operate(match self.focus.shown() {
                        Some(Target::Name(seat)) => Operation::Replace(field_id(seat)),
                        // A field that has the keys would swallow the next letters.
                        _ => Operation::Focus(Id::new("none")),
                    });
                }
                Outcome::None
            }
        }
    }

    /// Chooses the next game of the list or the one before; nothing at its ends, which lead out of it.
    fn move_in_list(&mut self, down: bool, context: &Context) -> Option<Outcome> {
        let mut games = options::of(&self.draft, Target::Game);
        let at = options::chosen(&self.draft, Target::Game, &games)?;
        let next = if down { at + 1 } else { at.checked_sub(1)? };
        if next >= games.len() {
            return None;
        }
        self.focus.show();
        self.choose(games.swap_remove(next), context);
        let area = if is_narrow(context) { PAGE } else { games::LIST };
        Some(Outcome::Operate(Operation::reveal(area, games::row_id(next))))
    }

    fn targets(&self, context: &Context) -> Vec<Target> {
        let seats = (0..self.draft.seats().len()).flat_map(|seat| {
            let can_go = self.draft.can_remove().then_some(Target::Remove(seat));
            let look = self.draft.seats()[seat].is_person().then_some(Target::Look(seat));
            let dressing = self.dressing.filter(|dressing| *dressing == seat);
            let (colour, face) = (dressing.map(Target::Colour), dressing.map(Target::Face));
            let kind = Some(Target::Kind(seat));
            [look, colour, face, Some(Target::Name(seat)), kind, Some(Target::Up(seat)), can_go]
        });
        let families = 0..context.settings.families.len();
        let families = families.flat_map(|index| [Target::Family(index), Target::Forget(index)]);
        let first = [Target::Game, Target::HouseRules, Target::Players];
        let choices = first.into_iter().chain(seats.flatten()).chain(families);
        let rules = options::CHOICES.into_iter().chain(options::SWITCHES).map(Target::Rule);
        let is_offered = |target: &Target| !options::is_choice(*target) || options::of(&self.draft, *target).len() > 1;
        let mend = matches!(self.draft.problem(), Some(Problem::Misfit(_))).then_some(Target::Mend);
        let rest = [Some(Target::Rules), mend, Some(Target::Start), Some(Target::Cancel)];
        choices.chain(rules).filter(is_offered).chain(rest.into_iter().flatten()).collect()
    }

    fn press(&mut self, target: Target, context: &Context) -> Outcome {
        match target {
            Target::Name(seat) => return Outcome::Operate(Operation::Replace(field_id(seat))),
            Target::Remove(seat) => {
                self.dressing = None;
                self.draft.remove(&context.language, seat);
                self.focus.set(Some(Target::Name(seat.min(self.draft.seats().len() - 1))));
            }
            Target::Look(seat) => {
                self.dressing = if self.dressing == Some(seat) { None } else { Some(seat) };
                if self.dressing.is_some() {
                    self.focus.set(Some(Target::Face(seat)));
                }
            }
            // Whoever chose how he is drawn is done with it.
            Target::Colour(seat) | Target::Face(seat) => {
                self.dressing = None;
                self.focus.set(Some(Target::Look(seat)));
            }
            Target::Up(seat) => {
                let seat = self.draft.move_up(&context.language, seat);
                self.dressing = None;
                self.focus.set(Some(Target::Up(seat)));
            }
            Target::Family(index) => {
                if let Some(family) = context.settings.families.get(index) {
                    self.draft.invite(&context.language, family);
                    self.dressing = None;
                }
            }
            Target::Forget(index) => {
                self.focus.set(Some(Target::Start));
                return Outcome::ForgetFamily(index);
            }
            Target::HouseRules => {
                let own = self.draft.own().map(|own| Pick::Own(own.name.clone()));
                return Outcome::HouseRules(Some(own.unwrap_or(Pick::Printed(self.draft.game()))));
            }
            Target::Rules => return Outcome::Rules(Some(self.draft.rules().clone())),
            Target::Mend => {
                self.draft.mend(&context.language);
                self.focus.set(Some(Target::Start));
            }
            // The game in the list is begun as a file in a list is opened.
            Target::Start | Target::Game => {
                if self.draft.problem().is_none() {
                    let (rules, players) = (self.draft.rules().clone(), self.draft.players());
                    return Outcome::Start { rules, players, rule_set: self.draft.rule_set() };
                }
            }
            Target::Cancel => return Outcome::Close,
            choice => self.turn(choice, true, context),
        }
        Outcome::None
    }

    /// Moves a choice to the next or the previous of what it offers, round and round.
    fn turn(&mut self, target: Target, forwards: bool, context: &Context) {
        let mut options = options::of(&self.draft, target);
        if !options.is_empty() {
            let (count, at) = (options.len(), options::chosen(&self.draft, target, &options).unwrap_or_default());
            let next = (at + if forwards { 1 } else { count - 1 }) % count;
            self.choose(options.swap_remove(next), context);
        }
    }

    fn choose(&mut self, message: Message, context: &Context) {
        let (draft, l) = (&mut self.draft, &context.language);
        match message {
            Message::GameChosen(game) => draft.choose(l, game),
            Message::OwnChosen(name) => {
                self.dressing = None;
                draft.choose_own(l, &name);
            }
            Message::PlayersChosen(count) => {
                self.dressing = self.dressing.filter(|dressing| *dressing < count);
                draft.seat_so_many(l, count);
            }
            Message::Named(seat, name) => draft.name(seat, &name),
            Message::Seated(seat, kind) => {
                self.dressing = self.dressing.filter(|dressing| *dressing != seat);
                draft.seat(l, seat, kind);
            }
            Message::Coloured(seat, colour) => {
                let look = draft.seats().get(seat).map_or_else(Look::default, |sitting| sitting.look);
                draft.look(seat, Look { colour: Some(colour), ..look });
            }
            Message::Faced(seat, face) => {
                let look = draft.seats().get(seat).map_or_else(Look::default, |sitting| sitting.look);
                draft.look(seat, Look { face, ..look });
            }
            Message::Set(field, value) => draft.set(field, value),
            Message::Pressed(_) => {}
        }
    }
}

/// The area that scrolls.
const PAGE: &str = "new-game";

/// Whether all parts stand below each other and scroll together.
fn is_narrow(context: &Context) -> bool {
    context.size.width < NARROW.max(NARROW * context.text_scale())
}

fn scroll(context: &Context, down: bool) -> Outcome {
    let page = 0.7 * context.size.height;
    Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), if down { page } else { -page }))
}

/// The id of the text field for the name of a seat.
#[must_use]
pub fn field_id(seat: usize) -> Id {
    Id::from(format!("name-{seat}"))
}
