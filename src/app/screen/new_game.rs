//! A new game: who sits where, and the rules that tables like to settle for themselves.

mod draft;
mod seats;
mod side;

pub use draft::{Draft, Problem, Sitting};

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::keymap::Key;
use crate::app::widget::{self, Kit, Operation, Press, bar_button};
use crate::engine::rules::LowTo;
use crate::engine::{Points, Rules};
use crate::session::settings::Choices;
use crate::session::{Kind, Player};
use crate::t;

use iced::widget::{Id, column, container, row, space};
use iced::{Element, Fill, FillPortion, Padding};

/// The window is too narrow for two columns below this width, in logical pixels.
const NARROW: f32 = 1100.0;

/// The screen of a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    draft: Draft,
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The name of a seat, from 0.
    Name(usize),
    /// Who decides for a seat.
    Kind(usize),
    /// Taking a seat away.
    Remove(usize),
    /// One more seat.
    Add,
    /// The score that is played to.
    Score,
    /// Who scores Low.
    Low,
    /// Whether a set-back costs one more when settling.
    Bonus,
    /// The whole rule sheet.
    Rules,
    /// Beginning.
    Start,
    /// Giving it up.
    Cancel,
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A name was typed.
    Named(usize, String),
    /// It was chosen who decides for a seat.
    Seated(usize, Kind),
    /// The score that is played to was chosen.
    ScoreChosen(Points),
    /// It was chosen who scores Low.
    LowChosen(LowTo),
    /// The set-back bonus was switched.
    BonusSwitched(bool),
    /// A button was pressed.
    Pressed(Target),
}

/// What the screen leads to.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// The game is to begin.
    Start {
        /// The rules, with the number of players.
        rules: Rules,
        /// Who sits where.
        players: Vec<Player>,
    },
    /// The whole rule sheet is to be shown.
    ReadRules(Rules),
    /// No new game.
    Cancel,
    /// Something iced must do.
    Operate(Operation),
}

impl NewGame {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
    }

    /// The screen as the last game was set up, or for the player and three bots.
    #[must_use]
    pub fn new(context: &Context) -> Self {
        NewGame { draft: Draft::new(&context.language, &context.settings.last_game), focus: Focus::on(Target::Start) }
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
    pub fn update(&mut self, message: Message, context: &Context) -> Action {
        self.focus.hide();
        match message {
            Message::Named(seat, name) => {
                self.focus.set(Some(Target::Name(seat)));
                self.draft.name(seat, &name);
            }
            Message::Seated(seat, kind) => {
                self.focus.set(Some(Target::Kind(seat)));
                self.draft.seat(&context.language, seat, kind);
            }
            Message::ScoreChosen(target) => {
                self.focus.set(Some(Target::Score));
                self.draft.target = target;
            }
            Message::LowChosen(low_to) => {
                self.focus.set(Some(Target::Low));
                self.draft.low_to = low_to;
            }
            Message::BonusSwitched(on) => {
                self.focus.set(Some(Target::Bonus));
                self.draft.setback_bonus = on;
            }
            Message::Pressed(target) => {
                self.focus.set(Some(target));
                return self.press(target, context);
            }
        }
        Action::None
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        match (key, self.focus.at()) {
            (Key::Escape, _) => Action::Cancel,
            (Key::Enter, _) => {
                // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
                let target = self.focus.shown().unwrap_or(Target::Start);
                self.focus.set(Some(target));
                self.focus.show();
                self.press(target, context)
            }
            (Key::Left | Key::Right, Some(target)) if self.focus.shows(target) && target.is_choice() => {
                self.choose(target, key == Key::Right, context);
                Action::None
            }
            (Key::PageUp | Key::PageDown, _) => scroll(context, key == Key::PageDown),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &self.targets());
                    // A field that has the keys would swallow the next letters.
                    return Action::Operate(Operation::Focus(match self.focus.shown() {
                        Some(Target::Name(seat)) => field_id(seat),
                        _ => Id::new("none"),
                    }));
                }
                Action::None
            }
        }
    }

    fn targets(&self) -> Vec<Target> {
        let seats = (0..self.draft.seats().len()).flat_map(|seat| {
            let can_go = self.draft.can_remove().then_some(Target::Remove(seat));
            [Some(Target::Name(seat)), Some(Target::Kind(seat)), can_go]
        });
        let add = self.draft.can_add().then_some(Target::Add);
        let rest = [Target::Score, Target::Low, Target::Bonus, Target::Rules, Target::Start, Target::Cancel];
        seats.chain([add]).flatten().chain(rest).collect()
    }

    fn press(&mut self, target: Target, context: &Context) -> Action {
        match target {
            Target::Name(seat) => return Action::Operate(Operation::Focus(field_id(seat))),
            Target::Kind(_) | Target::Score | Target::Low | Target::Bonus => self.choose(target, true, context),
            Target::Remove(seat) => {
                self.draft.remove(seat);
                self.focus.set(Some(Target::Name(seat.min(self.draft.seats().len() - 1))));
            }
            Target::Add => {
                self.draft.add(&context.language);
                let last = self.draft.seats().len() - 1;
                self.focus.set(Some(if self.draft.can_add() { Target::Add } else { Target::Name(last) }));
            }
            Target::Rules => return Action::ReadRules(self.draft.rules()),
            Target::Start if self.draft.problem().is_none() => {
                return Action::Start { rules: self.draft.rules(), players: self.draft.players() };
            }
            Target::Start => {}
            Target::Cancel => return Action::Cancel,
        }
        Action::None
    }

    /// Moves a choice to the next or the previous of what it offers, round and round.
    fn choose(&mut self, target: Target, forwards: bool, context: &Context) {
        let turned = |count: usize, at: usize| (at + if forwards { 1 } else { count - 1 }) % count;
        match target {
            Target::Kind(seat) => {
                let Some(sitting) = self.draft.seats().get(seat) else { return };
                let kinds = Draft::kinds();
                let at = kinds.iter().position(|kind| *kind == sitting.kind).unwrap_or_default();
                self.draft.seat(&context.language, seat, kinds[turned(kinds.len(), at)]);
            }
            Target::Score => {
                let scores = self.draft.scores();
                let at = scores.iter().position(|score| *score == self.draft.target).unwrap_or_default();
                self.draft.target = scores[turned(scores.len(), at)];
            }
            Target::Low => {
                self.draft.low_to = match self.draft.low_to {
                    LowTo::Dealt => LowTo::Winner,
                    LowTo::Winner => LowTo::Dealt,
                };
            }
            Target::Bonus => self.draft.setback_bonus = !self.draft.setback_bonus,
            Target::Name(_) | Target::Remove(_) | Target::Add | Target::Rules | Target::Start | Target::Cancel => {}
        }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let cancel =
            Press::new(Message::Pressed(Target::Cancel)).key(t!(l, "keys-esc")).focus(self.focus.shows(Target::Cancel));
        let bar =
            widget::bar(kit, None, t!(l, "setup-title"), None, Some(bar_button(kit, t!(l, "setup-cancel"), cancel)));
        let gap = kit.px(16.0);
        let seats = seats::sheet(self, kit, context);
        if context.size.width < NARROW {
            let body = column![seats, side::rules(self, kit, context)].spacing(gap).padding(gap);
            let body = widget::scrolled(kit, PAGE, body, false);
            return widget::page(kit, bar, widget::pinned(kit, body, side::start(self, kit, context)));
        }
        let left = widget::scrolled(
            kit,
            PAGE,
            container(seats).padding(Padding { left: gap, right: gap - 6.0, ..Padding::ZERO }),
            false,
        );
        let right = column![
            // In line with the main button inside its ring.
            container(side::rules(self, kit, context)).padding(Padding::from([0, 6])),
            space().height(Fill),
            side::start(self, kit, context),
        ];
        let body = row![
            container(left).width(FillPortion(66)).height(Fill),
            container(right).width(FillPortion(34)).height(Fill),
        ];
        let body = container(body.padding(Padding { top: gap, bottom: gap - 6.0, left: 0.0, right: gap - 6.0 }));
        widget::page(kit, bar, container(body.max_width(kit.px(1500.0))).center_x(Fill).height(Fill))
    }
}

/// The area that scrolls.
const PAGE: &str = "new-game";

fn scroll(context: &Context, down: bool) -> Action {
    let page = 0.7 * context.size.height;
    Action::Operate(Operation::ScrollBy(Id::new(PAGE), if down { page } else { -page }))
}

/// The id of the text field for the name of a seat.
#[must_use]
pub fn field_id(seat: usize) -> Id {
    Id::from(format!("name-{seat}"))
}

impl Target {
    const fn is_choice(self) -> bool {
        matches!(self, Target::Kind(_) | Target::Score | Target::Low | Target::Bonus)
    }
}
