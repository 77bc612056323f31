//! End of the game: how one came out, the trick that decided it, the final scores; and the evening, if one is played.

mod decided;
mod page;
mod smile;

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint::Shades;
use crate::side_words;
use crate::theme::Look;
use crate::timeline::Pace;
use decided::Decided;
use pitch_language::{Explanation, Names, phrase, t, why_over};
use pitch_rules::rules::Settlement;
use pitch_rules::{BySeat, BySide, End, Seat, Side};
use pitch_session::aids::Aids;
use pitch_session::costs::Accuracy;
use pitch_session::{Counted, Evening, Highlights, Player};
use smile::Smile;

use super::table::layers::Layer;
use crate::widget::{Operation, Pictures};

use iced::Element;
use iced::widget::Id;

use std::time::Instant;

/// Page about the end of a game.
#[derive(Debug)]
pub struct Over {
    end: End,
    names: Names,
    players: Vec<Player>,
    /// Scores shown after every hand, a figure for each column.
    figures: Vec<Vec<i32>>,
    /// Sides in the order of their columns: one's own first.
    columns: Vec<Side>,
    set_backs: BySide<u16>,
    hands: Vec<Counted>,
    /// Aids that everybody had; `None` where they are not told.
    aids: Option<BySeat<Aids>>,
    /// Accuracy of everybody's decisions; `None` while it is being worked out.
    accuracies: Option<BySeat<Accuracy>>,
    evening: Evening,
    /// `true` if the page shows the evening.
    shows_evening: bool,
    /// `true` once it has.
    has_shown_evening: bool,
    /// `true` once a key was pressed: buttons show theirs.
    is_keyed: bool,
    smile: Smile,
    shades: Shades,
    cloth: Layer<Drawn>,
    pictures: Pictures,
}

/// Data that the cloth is drawn from: pips sewn on, what is shown, and how it looks.
type Drawn = (usize, bool, Option<Look>, f32, &'static str);

/// Event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Click on no control.
    Missed,
    /// Request to show the evening, or the game again.
    Evening,
    /// Request to explain why the game is over.
    Why,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Over {
    /// Creates the page for the end of a game at the table of these names. `players` sit there now; `totals` are the
    /// scores after every hand in points, one inner list for each hand with a score for each side; `set_backs` are the
    /// numbers of times each side was set back; `hands` are those that were played.
    pub fn new(
        end: End,
        names: Names,
        players: Vec<Player>,
        totals: &[Vec<i32>],
        set_backs: BySide<u16>,
        hands: Vec<Counted>,
    ) -> Self {
        let mut columns: Vec<Side> = end.payments.iter().map(|(side, _)| side).collect();
        let own = names.you().map_or(columns[0], |you| names.rules().side_of(you));
        if let Some(place) = columns.iter().position(|side| *side == own) {
            columns.rotate_left(place);
        }
        let figure = |row: &Vec<i32>, side: &Side| row.get(side.index()).copied().unwrap_or_default();
        let totals = side_words::figures(&names, totals);
        let figures = totals.iter().map(|row| columns.iter().map(|side| figure(row, side)).collect()).collect();
        Over {
            end,
            names,
            players,
            figures,
            columns,
            set_backs,
            hands,
            aids: None,
            accuracies: None,
            evening: Evening::default(),
            shows_evening: false,
            has_shown_evening: false,
            is_keyed: false,
            smile: Smile::over(),
            shades: Shades::default(),
            cloth: Layer::default(),
            pictures: Pictures::default(),
        }
    }

    /// Returns the page with the aids that everybody had; their accuracy is told once it is known.
    pub fn with_aids(self, aids: BySeat<Aids>) -> Self {
        Over { aids: Some(aids), ..self }
    }

    /// Returns `true` if the accuracy of the decisions still has to be told.
    pub const fn awaits_accuracies(&self) -> bool {
        self.accuracies.is_none() && self.aids.is_some()
    }

    /// Sets the accuracy of the decisions.
    pub fn tell_of_accuracies(&mut self, accuracies: BySeat<Accuracy>) {
        self.accuracies = Some(accuracies);
    }

    /// Returns the page shown from `now` on: a win has a smile, a loss is there at once.
    pub fn told_from(self, pace: Pace, now: Instant) -> Self {
        let smile = if self.is_won() { Smile::begin(pace, now) } else { Smile::over() };
        Over { smile, ..self }
    }

    /// Returns `true` if something still moves.
    pub const fn is_telling(&self) -> bool {
        self.smile.is_running()
    }

    /// Advances the time.
    pub fn tick(&mut self, now: Instant) {
        self.smile.tick(now);
    }

    /// Sets the evening that the page tells of.
    pub fn tell_of(&mut self, evening: Evening) {
        self.evening = evening;
    }

    /// Returns the sentences that are spoken as the page appears.
    pub(crate) fn aloud(&self, context: &Context) -> Vec<String> {
        phrase::end_aloud(&context.language, &self.names, &self.end)
    }

    /// Returns the words on the evening, for a listener, and of the game once they come back to it.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        let (l, names) = (&context.language, &self.names);
        if self.shows_evening {
            return phrase::evening(l, &self.evening, names.you().map(|you| names.name(you)));
        }
        let back = self.has_shown_evening.then(|| self.aloud(context).into_iter().next());
        back.flatten().into_iter().collect()
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.smile.skip();
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        self.is_keyed = true;
        if self.smile.is_running() {
            self.smile.skip();
            return Outcome::None;
        }
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => Outcome::PlayAgain,
            Key::Letter('n') | Key::Command('n') => Outcome::NewGame,
            Key::Letter('h') => Outcome::Home,
            Key::Letter('r') => Outcome::Review(None),
            Key::Letter('e') if self.evening.has_stakes() => self.act(Message::Evening, context),
            Key::Letter('w' | '?') => self.act(Message::Why, context),
            Key::Letter('f') => Outcome::Fair,
            Key::Escape if self.shows_evening => self.act(Message::Evening, context),
            Key::Escape => Outcome::Menu,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::view(self, context)
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Why => Outcome::Why(Box::new(self.why(context))),
            Message::Missed => Outcome::None,
            Message::Evening => {
                self.shows_evening = !self.shows_evening && self.evening.has_stakes();
                self.has_shown_evening |= self.shows_evening;
                // What led there leads back, and Enter begins no game.
                Outcome::Operate(Operation::Rest(Id::new(page::EVENING)))
            }
            Message::Pressed(pressed) => pressed,
        }
    }

    /// Returns the side whose result is told: one's own, or the winner's where nobody is spoken to.
    fn own(&self) -> Side {
        self.names.you().map_or(self.end.victory.side, |you| self.names.rules().side_of(you))
    }

    /// Returns `true` if somebody at the screen has won.
    fn is_won(&self) -> bool {
        let winner = self.end.victory.side;
        let mut members = self.names.members(winner);
        match self.names.you() {
            Some(you) => members.any(|seat| seat == you),
            None => members.any(|seat| self.players[seat.index()].is_person()),
        }
    }

    fn decided(&self, context: &Context) -> Option<Decided> {
        Decided::of(&context.language, &self.names, &self.end, self.own(), &self.hands)
    }

    /// Returns the reasons for the end, and what else there is to tell of the game: what is paid, the highlights, the
    /// accuracy of people and the aids that they had.
    fn why(&self, context: &Context) -> Explanation {
        let (l, names) = (&context.language, &self.names);
        let explanation = why_over(l, names, &self.end);
        let paid = self.payments(context);
        let highlights = phrase::highlights(l, names, &Highlights::of(names.rules(), &self.hands));
        let told = explanation.here.into_iter().chain(paid).chain(highlights).chain(self.skill(context));
        Explanation { here: Some(told.collect::<Vec<_>>().join("\n")), ..explanation }
    }

    /// Returns what each side receives or pays, and why.
    fn payments(&self, context: &Context) -> Vec<String> {
        let (l, names, rules) = (&context.language, &self.names, self.names.rules());
        let pooled = self.end.reds.values().any(|&reds| reds != 0);
        let reds = |&side: &Side| phrase::sentence(l, phrase::reds(l, names, side, self.end.reds[side]));
        let reds: Vec<String> = self.columns.iter().filter(|_| pooled).map(reds).collect();
        if rules.settlement == Settlement::Off {
            return reds;
        }
        let rule = match rules.settlement_setback_bonus {
            true => t!(l, "end-settling-bonus"),
            false => t!(l, "end-settling-rule"),
        };
        let paid = |&side: &Side| {
            let payment = phrase::payment(l, names, side, self.end.payments[side]);
            let why = self.why_paid(context, side).map(|why| phrase::pair(l, &payment, why));
            phrase::sentence(l, why.unwrap_or(payment))
        };
        self.columns.iter().map(paid).chain([rule]).chain(reds).collect()
    }

    /// Returns why a loser pays as much: the scale, and the bonus for being set back.
    fn why_paid(&self, context: &Context, side: Side) -> Option<String> {
        let bonus = if self.names.rules().settlement_setback_bonus { self.set_backs[side] } else { 0 };
        let base = -self.end.payments[side].0 - i32::from(bonus);
        (side != self.end.victory.side && base > 0).then(|| t!(context.language, "end-why", base = base, bonus = bonus))
    }

    /// Returns the accuracy of each of the people, and the aids that they had.
    fn skill(&self, context: &Context) -> Vec<String> {
        let Some(aids) = &self.aids else { return Vec::new() };
        let (l, names) = (&context.language, &self.names);
        let seats = names.rules().seats().all().zip(&self.players);
        let people: Vec<Seat> = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
        let mut told = Vec::new();
        for &seat in &people {
            let accuracy = match &self.accuracies {
                Some(all) => phrase::accuracy(l, names, seat, &all[seat]),
                // What is being worked out is named all the same.
                None if people.len() == 1 => Some(t!(l, "cost-awaited")),
                None => Some(phrase::pair(l, phrase::player(l, names, seat), t!(l, "cost-awaited"))),
            };
            let aids = phrase::aids(l, aids[seat], names.rules().side_of(seat) == self.end.victory.side);
            told.push(phrase::sentences(l, accuracy.into_iter().chain([aids])));
        }
        if self.accuracies.is_some() && !people.is_empty() {
            told.push(t!(l, "cost-accuracy-about"));
        }
        told
    }
}
