//! A screen by itself, with what has the keyboard there: keys do on it what they do in the window.

use crate::window::software;

use pitch_app::context::Context;
use pitch_app::focus::{Answer, Focus};
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::{
    about, consent, costs, curtain, fair, first_deal, games, glossary, home, house_rules, keys, lessons, menu,
    new_game, over, pad, players, puzzles, result, review, rules, saves, settings, statistics, why,
};
use pitch_app::voice::{Part, Role, Sends, Sent, Walk, Walked};
use pitch_app::widget::Operation;

use iced::{Element, Renderer, Theme};
use iced_test::core::widget::operation::{Operation as _, Outcome as Found, black_box};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;

use std::ops::{Deref, DerefMut};

/// What the screens have in common.
pub trait Screen {
    type Message: Sends + PartialEq;

    fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Self::Message>;
    fn update(&mut self, message: Self::Message, context: &Context) -> Outcome;
    fn key(&mut self, key: Key, context: &Context) -> Outcome;
    fn focused(&mut self, _message: Option<Self::Message>) {}
}

macro_rules! screens {
    ($($screen:ty, $message:ty $(, $focused:ident)?;)+) => { $(
        impl Screen for $screen {
            type Message = $message;

            fn view<'a>(&'a self, context: &'a Context) -> Element<'a, $message> {
                <$screen>::view(self, context)
            }

            fn update(&mut self, message: $message, context: &Context) -> Outcome {
                <$screen>::update(self, message, context)
            }

            fn key(&mut self, key: Key, context: &Context) -> Outcome {
                <$screen>::key(self, key, context)
            }

            $(fn $focused(&mut self, message: Option<$message>) {
                <$screen>::$focused(self, message);
            })?
        }
    )+ };
}

screens! {
    about::About, Outcome;
    consent::Consent, Outcome;
    costs::Costs, Outcome;
    curtain::Curtain, Outcome;
    fair::Fair, fair::Message;
    first_deal::FirstDeal, Outcome;
    games::Games, games::Message, focused;
    glossary::Glossary, Outcome;
    home::Home, Outcome;
    house_rules::HouseRules, house_rules::Message, focused;
    keys::Keys, keys::Message, focused;
    lessons::Lessons, Outcome;
    menu::Menu, Outcome;
    new_game::NewGame, new_game::Message, focused;
    over::Over, over::Message;
    players::Players, Outcome;
    pad::Pad, pad::Message, focused;
    puzzles::Puzzles, puzzles::Message;
    result::Result, result::Message, focused;
    review::Review, review::Message;
    rules::Rules, Outcome;
    saves::Saves, saves::Message, focused;
    settings::Settings, settings::Message, focused;
    statistics::Statistics, statistics::Message, focused;
    why::Why, Outcome;
}

/// A screen with its focus.
pub struct Held<S> {
    screen: S,
    focus: Focus,
    cache: Cache,
}

/// A screen on which nothing has happened yet.
pub fn held<S>(screen: S) -> Held<S> {
    Held { screen, focus: Focus::default(), cache: Cache::default() }
}

impl<S> Deref for Held<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.screen
    }
}

impl<S> DerefMut for Held<S> {
    fn deref_mut(&mut self) -> &mut S {
        &mut self.screen
    }
}

impl<S: Clone> Clone for Held<S> {
    fn clone(&self) -> Self {
        Held { screen: self.screen.clone(), focus: self.focus.clone(), cache: Cache::default() }
    }
}

impl<S: Screen> Held<S> {
    /// Presses a key, and gives what the screen asks for.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let is_pressed = key == Key::Enter && self.focus.is_shown();
        let outcome = if is_pressed { Outcome::Unheard(key) } else { self.screen.key(key, context) };
        self.follow(outcome, context)
    }

    /// Clicks a control or types something, and gives what the screen asks for.
    pub fn update(&mut self, message: S::Message, context: &Context) -> Outcome {
        self.hide_focus();
        let outcome = self.screen.update(message.clone(), context);
        let outcome = self.follow(outcome, context);
        // What is typed goes to a field, which has the keyboard.
        let walked = self.walk(context);
        let is_field =
            |part: &Part| part.role == Role::Field && part.sent.as_ref().and_then(Sent::get) == Some(message.clone());
        if let Some(part) = walked.parts.iter().position(is_field) {
            let _ = self.focus.go_to_part(part, &walked);
            self.screen.focused(Some(message));
        }
        outcome
    }

    /// The message of what shows that it has the keyboard.
    pub fn noted(&mut self, context: &Context) -> Option<S::Message> {
        let walked = self.walk(context);
        let place = self.focus.find(&walked).filter(|_| self.focus.is_shown())?;
        walked.stops[place].noted(&walked.parts)?.get()
    }

    /// The messages of all stops, in the order in which Tab goes through them.
    pub fn stops(&mut self, context: &Context) -> Vec<Option<S::Message>> {
        let walked = self.walk(context);
        walked.stops.iter().map(|stop| stop.noted(&walked.parts)?.get()).collect()
    }

    /// What a listener is told of the screen, part by part.
    pub fn parts(&mut self, context: &Context) -> Vec<Part> {
        self.walk(context).parts
    }

    pub fn shows_focus(&self) -> bool {
        self.focus.is_shown()
    }

    pub fn hide_focus(&mut self) {
        self.focus.hide();
        self.screen.focused(None);
    }

    fn follow(&mut self, outcome: Outcome, context: &Context) -> Outcome {
        match outcome {
            Outcome::Unheard(key) => {
                let walked = self.walk(context);
                match self.focus.answer(key, &walked) {
                    Answer::None => Outcome::None,
                    Answer::Came(place) => {
                        self.came(&walked, place);
                        Outcome::None
                    }
                    Answer::Sends(sent) => {
                        let outcome = self.screen.update(sent.get().expect("a message of this screen"), context);
                        let outcome = self.follow(outcome, context);
                        let walked = self.walk(context);
                        if let Some(place) = self.focus.find(&walked).filter(|_| key != Key::Enter) {
                            self.came(&walked, place);
                        }
                        outcome
                    }
                }
            }
            Outcome::KeepRuleSets(sets, then) => Outcome::KeepRuleSets(sets, Box::new(self.follow(*then, context))),
            Outcome::Operate(operation) => {
                if let Some((id, shows)) = Operation::goal(&operation) {
                    self.focus.go_to(id, shows);
                    let walked = self.walk(context);
                    if let Some(place) = self.focus.find(&walked) {
                        self.came(&walked, place);
                    }
                }
                Outcome::Operate(operation)
            }
            other => other,
        }
    }

    fn came(&mut self, walked: &Walked, place: usize) {
        let sent = walked.stops[place].noted(&walked.parts).and_then(Sent::get);
        self.screen.focused(sent);
    }

    fn walk(&mut self, context: &Context) -> Walked {
        let (cache, wanted) = (std::mem::take(&mut self.cache), self.focus.walk());
        let (walked, cache) = walk(context, self.screen.view(context), cache, wanted);
        self.cache = cache;
        walked
    }
}

/// What all controls of a screen that can be pressed send.
pub fn messages<M: Sends>(context: &Context, view: Element<'_, M>) -> Vec<M> {
    let (walked, _) = walk(context, view, Cache::default(), Focus::default().walk());
    let parts = walked.parts.into_iter().filter(|part| part.is_able && part.role != Role::Field);
    parts.filter_map(|part| part.sent?.get()).collect()
}

/// The names of all controls of a screen.
pub fn names<M: Sends>(context: &Context, view: Element<'_, M>) -> Vec<String> {
    let (walked, _) = walk(context, view, Cache::default(), Focus::default().walk());
    walked.parts.into_iter().filter(|part| part.is_able).map(|part| part.name).collect()
}

fn walk<M>(context: &Context, view: Element<'_, M>, cache: Cache, mut walk: Walk) -> (Walked, Cache) {
    let mut renderer = software();
    let mut interface: UserInterface<'_, M, Theme, Renderer> =
        UserInterface::build(view, context.size, cache, &mut renderer);
    interface.operate(&renderer, &mut black_box(&mut walk));
    let Found::Some(walked) = walk.finish() else { panic!("a walk ends") };
    (walked, interface.into_cache())
}
