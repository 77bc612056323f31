//! What the person at the bottom may decide now, as buttons with their words and keys: one list for the eye, the mouse
//! and the keyboard.

pub mod place;

use super::spots::{Spot, Target};
use crate::app::keymap::Key;
use crate::app::layout::Layout;
use crate::engine::{Action, Ask, Call, Remark, SeatView, Turn};
use crate::language::{Language, Names, phrase};
use crate::t;

use iced::Rectangle;

/// A panel with words of the law is at least so high, at scale 1.
const LEAST_WITH_WORDS: f32 = 128.0;

/// How much a button commits to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// To something: green.
    Main,
    /// To nothing, or to what the others decide: paper.
    Quiet,
}

/// A button.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// What it does.
    pub target: Target,
    /// Its words.
    pub label: String,
    /// What it means, in a line below; may be empty.
    pub note: String,
    /// The words on its key cap.
    pub cap: String,
    /// The keys that press it.
    pub keys: Vec<Key>,
    /// How it looks.
    pub weight: Weight,
    /// Where it lies.
    pub place: Rectangle,
}

/// What kind of panel the buttons lie on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A question that must be answered: the buttons side by side.
    Question,
    /// The menu of what may be said besides: the buttons below each other.
    Menu,
}

/// A panel of buttons.
#[derive(Debug, Clone, PartialEq)]
pub struct Panel {
    /// The question.
    pub title: String,
    /// Where things stand; may be empty.
    pub about: String,
    /// The buttons.
    pub choices: Vec<Choice>,
    /// Which kind it is.
    pub kind: Kind,
    /// Where it lies.
    pub place: Rectangle,
}

impl Panel {
    /// What can be pressed on it.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.choices.iter().map(|choice| Spot { target: choice.target, place: choice.place })
    }

    /// What a key presses.
    #[must_use]
    pub fn target_of(&self, key: Key) -> Option<Target> {
        self.choices.iter().find(|choice| choice.keys.contains(&key)).map(|choice| choice.target)
    }

    /// Whether it asks for a bid.
    #[must_use]
    pub fn is_bidding(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.target, Target::Call(Call::Bid(_))))
    }

    /// What has the keyboard first: the least that can be said.
    #[must_use]
    pub fn first(&self) -> Option<Target> {
        let pass = self.choices.iter().find(|choice| choice.target == Target::Call(Call::Pass));
        pass.or(self.choices.first()).map(|choice| choice.target)
    }
}

/// What is asked of the person at the bottom, besides what the view says.
#[derive(Debug, Clone, Copy)]
pub struct Asked {
    /// How many cards are marked to be thrown away.
    pub marked: usize,
    /// Whether mistakes can be made at this table.
    pub allows_mistakes: bool,
}

/// The panel for the decision of whose turn it is; none while cards are played.
#[must_use]
pub fn question(language: &Language, names: &Names, view: &SeatView, layout: &Layout, asked: Asked) -> Option<Panel> {
    let low = if view.turned.is_empty() { layout.bid_panel } else { layout.low_panel };
    let prompt = || phrase::prompt(language, names, view).trim_end_matches('.').to_owned();
    let head = phrase::question(language, names, view);
    let (title, about, choices, place) = match view.turn {
        Turn::Deal(_) => {
            let choice = answer(Target::Deal, t!(language, "table-deal"), String::new(), "D", 'd', Weight::Main);
            (t!(language, "table-you-deal"), t!(language, "table-you-deal-about"), vec![choice], layout.bid_panel)
        }
        Turn::Call(_) => {
            let calls = calls(view, names, asked.allows_mistakes);
            let position = calls.iter().all(|call| call.bid().is_none());
            let sells = calls.contains(&Call::Pitch);
            let choices = calls
                .iter()
                .enumerate()
                .map(|(index, &call)| {
                    let (cap, mut keys) = keys_of(call, sells);
                    if position {
                        keys.push(Key::Digit(index as u8 + 1));
                    }
                    Choice {
                        target: Target::Call(call),
                        label: phrase::bid_button_of(language, names, view, call),
                        note: phrase::bid_note(language, names, view, call),
                        cap,
                        keys,
                        weight: if is_quiet(call) { Weight::Quiet } else { Weight::Main },
                        place: Rectangle::default(),
                    }
                })
                .collect();
            (head.unwrap_or_else(prompt), phrase::bidding(language, names, view), choices, low)
        }
        Turn::Discard(_) => {
            let count = view.surplus();
            let label = t!(language, "table-throw");
            let weight = if asked.marked == count { Weight::Main } else { Weight::Quiet };
            let choice = Choice { keys: Vec::new(), ..answer(Target::Throw, label, String::new(), "", '\0', weight) };
            let choice = Choice { cap: t!(language, "keys-enter"), ..choice };
            let about = t!(language, "table-marked", marked = asked.marked, count = count);
            (t!(language, "table-throw-away", count = count), about, vec![choice], layout.low_panel)
        }
        Turn::Rule(_) => {
            let answers = view.legal.iter().filter_map(|action| match action {
                // The card that is pitched instead is chosen in the hand.
                Action::Say(Remark::Override(_)) => None,
                Action::Say(remark) => Some(*remark),
                _ => None,
            });
            let besides = view.claims.iter().copied().filter(|_| view.ask == Some(Ask::AnyClaims));
            let choices = answers.chain(besides).enumerate().map(|(index, remark)| Choice {
                note: phrase::remark_about(language, names, remark),
                ..remark_choice(language, names, remark, index)
            });
            let about = match view.ask {
                Some(Ask::Override(_)) => t!(language, "table-override-about"),
                // Why the book asks.
                _ => phrase::referee(language, names, view).unwrap_or_default(),
            };
            let choices: Vec<Choice> = choices.collect();
            // Two answers leave room for the cards that the question is about.
            let place = if choices.len() > 2 { layout.bid_panel } else { layout.low_panel };
            (head.unwrap_or_default(), about, choices, place)
        }
        Turn::Play(_) | Turn::Over => return None,
    };
    // Reasons of the book are long: they have a second line.
    let extra = if matches!(view.turn, Turn::Rule(_)) && !about.is_empty() { 26.0 * layout.s } else { 0.0 };
    let place = Rectangle { y: place.y - extra, height: place.height + extra, ..place };
    // The law needs room for its words even where that covers plates.
    let short = match view.turn {
        Turn::Rule(_) | Turn::Discard(_) => (LEAST_WITH_WORDS * layout.s - place.height).max(0.0),
        _ => 0.0,
    };
    let place = Rectangle { y: place.y - short, height: place.height + short, ..place };
    let is_bidding = choices.iter().any(|choice| matches!(choice.target, Target::Call(Call::Bid(_))));
    let heading = place::heading(place.height - extra, !about.is_empty(), layout.s) + extra;
    let places = match place::is_bar(place, layout.s) {
        true => place::beside_the_question(place, choices.len()),
        false => place::side_by_side(place, choices.len(), is_bidding, heading, layout.s),
    };
    let choices = choices.into_iter().zip(places).map(|(choice, place)| Choice { place, ..choice }).collect();
    Some(Panel { title, about, choices, kind: Kind::Question, place })
}

/// The menu of what may be said besides at a table where mistakes can be made.
#[must_use]
pub fn menu(language: &Language, names: &Names, view: &SeatView, layout: &Layout) -> Panel {
    let mut choices: Vec<Choice> =
        view.claims.iter().enumerate().map(|(index, &claim)| remark_choice(language, names, claim, index)).collect();
    let mut add = |target, label: String| {
        let digit = choices.len() + 1;
        choices.push(numbered(target, label, digit));
    };
    let own = view.own_seat();
    let offers = view.contract.is_none() && view.turned.is_empty() && view.ask.is_none();
    if offers && matches!(view.turn, Turn::Call(turn) if own != Some(turn)) {
        add(Target::Call(Call::Pass), t!(language, "table-out-of-turn-pass"));
        for bid in names.rules().min_bid.range(names.rules().max_bid) {
            add(Target::Call(Call::Bid(bid)), t!(language, "table-out-of-turn", bid = bid.number()));
        }
    }
    if own.is_some_and(|own| view.held[own].count > 0 && view.held[own].cards.is_some()) {
        add(Target::Show, t!(language, "table-show"));
    }
    if matches!(view.turn, Turn::Deal(dealer) if own == Some(dealer)) {
        add(Target::Misdeal(true), t!(language, "table-misdeal-shown"));
        add(Target::Misdeal(false), t!(language, "table-misdeal-count"));
    }
    let about = if choices.is_empty() { t!(language, "table-menu-none") } else { t!(language, "table-menu-about") };
    let (title, kind) = (t!(language, "table-menu"), Kind::Menu);
    let (place, places) = place::below_each_other(layout, choices.len());
    let choices = choices.into_iter().zip(places).map(|(choice, place)| Choice { place, ..choice }).collect();
    Panel { title, about, choices, kind, place }
}

fn answer(target: Target, label: String, note: String, cap: &str, key: char, weight: Weight) -> Choice {
    let place = Rectangle::default();
    Choice { target, label, note, cap: cap.to_owned(), keys: vec![Key::Letter(key)], weight, place }
}

fn numbered(target: Target, label: String, digit: usize) -> Choice {
    let key = u8::try_from(digit).ok().filter(|digit| *digit <= 9);
    Choice {
        target,
        label,
        note: String::new(),
        cap: key.map(|digit| digit.to_string()).unwrap_or_default(),
        keys: key.map(Key::Digit).into_iter().collect(),
        weight: Weight::Quiet,
        place: Rectangle::default(),
    }
}

fn remark_choice(language: &Language, names: &Names, remark: Remark, index: usize) -> Choice {
    let quiet = matches!(
        remark,
        Remark::Decline | Remark::LetStand | Remark::Demand(None) | Remark::CallRenege(_) | Remark::CallCard(..)
    );
    let weight = if quiet { Weight::Quiet } else { Weight::Main };
    Choice { weight, ..numbered(Target::Say(remark), phrase::remark_button(language, names, remark), index + 1) }
}

/// What may be said in the bidding, as the buttons lie: the bids from the lowest, then passing. Where mistakes can be
/// made, bids that are too low are there like the others.
fn calls(view: &SeatView, names: &Names, allows_mistakes: bool) -> Vec<Call> {
    let legal = view.legal.iter().filter_map(|action| match action {
        Action::Call(call) => Some(*call),
        _ => None,
    });
    let mut calls: Vec<Call> = legal.collect();
    let bids = calls.contains(&Call::Pass) && !calls.contains(&Call::Pitch);
    if allows_mistakes && bids {
        for bid in names.rules().min_bid.range(names.rules().max_bid).map(Call::Bid) {
            if !calls.contains(&bid) {
                calls.push(bid);
            }
        }
    }
    calls.sort_by_key(|call| match call {
        Call::Bid(bid) => bid.number(),
        Call::Pitch | Call::Accept | Call::Stand | Call::TakeOne => 10,
        Call::Undertake | Call::Beg | Call::Run => 11,
        Call::Bunch => 12,
        Call::Pass => u8::MAX,
    });
    calls
}

/// What commits the player to nothing lies on paper; everything else is green.
const fn is_quiet(call: Call) -> bool {
    matches!(call, Call::Pass | Call::Beg | Call::Undertake | Call::Run | Call::Bunch)
}

/// The key cap of a call and its keys. `sells` tells that eldest puts the pitch up for sale with a pass.
fn keys_of(call: Call, sells: bool) -> (String, Vec<Key>) {
    let letter = match call {
        Call::Bid(bid) => return (bid.to_string(), vec![Key::Digit(bid.number())]),
        Call::TakeOne => return ("1".to_owned(), Vec::new()),
        // P passes wherever there is bidding, and pitches nowhere.
        Call::Pass if sells => return ("S".to_owned(), vec![Key::Letter('s'), Key::Letter('p')]),
        Call::Pass => 'p',
        Call::Pitch | Call::Undertake => 'k',
        Call::Accept => 'a',
        Call::Stand => 's',
        Call::Beg | Call::Bunch => 'b',
        Call::Run => 'r',
    };
    (letter.to_ascii_uppercase().to_string(), vec![Key::Letter(letter)])
}
