//! Puts everything on the table where it belongs, and gathers what is drawn.

use super::choice::{self, Asked, place};
use super::drawing::Drawing;
use super::mode::Mode;
use super::sprites::{CHOSEN, HandLook, Sprite, Stage, position};
use super::{Spot, Table, Target, bar, bidding, layers, passing};
use crate::app::context::Context;
use crate::app::font;
use crate::app::layout::{Contents, Layout};
use crate::app::timeline;
use crate::engine::{Card, Cards, Event, IllegalAction, Seat, Tracker, Turn};
use crate::language::{phrase, rule_set_name};
use crate::session::settings::Speed;

use iced::widget::canvas::Frame;

/// How much higher a card lies under the mouse or with the keyboard, in logical pixels.
const LIFT: f32 = 6.0;

impl Table {
    /// Puts everything where it belongs after a change, and has it painted again.
    pub(super) fn refresh(&mut self, context: &Context) {
        let view = self.timeline.shown();
        let dealing = self.timeline.moving(self.now).map_or(0, |moving| own_dealt(moving.events, self.bottom));
        let cards = self.hand();
        let held = cards.len().max(self.unseen());
        self.layout = Layout::new(context.size, self.contents(context, held + dealing));
        let rows = self.totals().len() + usize::from(view.end.is_none()) + usize::from(!view.marks.is_empty());
        self.panels = self.layout.rail.panels(rows.max(3), 4, view.seats.len());
        let discards = matches!(view.turn, Turn::Discard(_)) && self.is_own_turn();
        self.mode = match self.mode {
            Mode::Discarding(_) if !discards => Mode::Playing,
            Mode::Talking(_) if !discards => Mode::Talking(Cards::NONE),
            Mode::Showing if self.held().is_empty() => Mode::Playing,
            mode => mode,
        };
        // A mouse that rests where a card was that is played lies on it no longer.
        if matches!(self.hovered, Some(Target::Card(card)) if !self.held().contains(card)) {
            self.hovered = None;
        }
        self.choose(context);
        self.clear_trick();
        let raised = self.raised();
        let places: Vec<_> = cards
            .iter()
            .enumerate()
            .filter_map(|(index, &card)| Some((card, self.layout.hand_card_at(index, raised.contains(card))?)))
            .collect();
        if matches!(self.mode, Mode::Confirming(card) if !self.may_choose() || !raised.contains(card)) {
            self.mode = Mode::Playing;
        }
        let slowness = self.timeline.pace().gliding();
        let (mut fan, now) = (std::mem::take(&mut self.fan), self.now);
        fan.settle(&places, slowness, now);
        self.fan = fan;
        let view = self.timeline.shown();
        let (number, tracker) = (view.number, Tracker::of(view, self.session.rules()));
        self.tints.follow(number, tracker, self.timeline.pace(), now);
        self.repaint();
    }

    fn contents(&self, context: &Context, hand_cards: usize) -> Contents {
        Contents {
            seats: self.players.len(),
            hand_cards,
            card_size: context.settings.card_size,
            has_counters: self.session.rules().count_down,
        }
    }

    /// Lays the cards of the trick beside each other above a question that would cover them.
    fn clear_trick(&mut self) {
        let view = self.timeline.shown();
        let played = view.trick.iter().flat_map(|trick| trick.plays().map(|(seat, _)| seat));
        let lying = played.chain(view.early.iter().map(|(seat, _)| *seat));
        let lying: Vec<usize> = lying.map(|seat| position(view.seats, self.bottom, seat)).collect();
        if let Some(panel) = self.panel.as_ref().filter(|panel| panel.kind == choice::Kind::Question) {
            self.layout.clear_trick(&lying, panel.place);
        }
    }

    /// Lists what can be pressed.
    fn choose(&mut self, context: &Context) {
        let (language, view) = (&context.language, self.timeline.shown());
        let asked = Asked { marked: self.mode.marked().len(), allows_mistakes: self.allows_mistakes() };
        let panel = if self.mode.is_talking() {
            Some(choice::menu(language, &self.names, view, &self.layout))
        } else if self.is_own_turn() || self.is_own_deal() {
            choice::question(language, &self.names, view, &self.layout, asked)
        } else {
            None
        };
        let said: Vec<Target> = self.said_on_the_bar();
        self.spots = bar::spots(context, &self.layout, &said, &self.names);
        self.spots.extend(panel.iter().flat_map(choice::Panel::spots));
        if !self.mode.is_talking() {
            self.spots.push(Spot { target: Target::LastTrick, place: self.panels.last_trick });
            self.spots.extend(self.panels.log.map(|place| Spot { target: Target::Log, place }));
        }
        self.panel = panel;
        if !self.mode.is_talking() {
            let signs = self.signs(context);
            self.spots.extend(signs);
        }
    }

    /// The quiet buttons on the bar: claims, and the menu of a table where mistakes can be made.
    fn said_on_the_bar(&self) -> Vec<Target> {
        use crate::engine::Remark::{EndByScore, LayDown, RestAreMine};
        let claims = if self.is_own_turn() { &self.timeline.shown().claims[..] } else { &[] };
        let is_real = !self.session.is_try_out();
        let quiet =
            claims.iter().filter(|claim| matches!(claim, RestAreMine | LayDown) || **claim == EndByScore && is_real);
        let talk = (self.allows_mistakes() && self.is_seated()).then_some(Target::Talk);
        let back = self.session.is_try_out().then_some(Target::Back);
        quiet.map(|claim| Target::Say(*claim)).chain(talk).chain(back).collect()
    }

    pub(super) fn repaint(&mut self) {
        let heights = self.lifted();
        self.lift.settle(&heights, self.timeline.pace().gliding(), self.now);
        self.flat.clear();
        self.cards.clear();
        self.above.clear();
    }

    /// The cards that lie higher than the others like them, and by how much in logical pixels.
    fn lifted(&self) -> Vec<(Card, f32)> {
        let is_on = |card: &Card| self.is_on(Target::Card(*card)) && self.pressable().contains(*card);
        let card = |target| if let Some(Target::Card(card)) = target { Some(card) } else { None };
        let mut lifted: Vec<(Card, f32)> = Vec::new();
        let chosen = self.mode.chosen().map(|card| (card, CHOSEN * self.layout.hand_card.height));
        let near = [card(self.hovered), card(self.focus.shown())].into_iter().flatten().filter(is_on);
        for (card, height) in chosen.into_iter().chain(near.map(|card| (card, LIFT))) {
            if lifted.iter().all(|(other, _)| *other != card) {
                lifted.push((card, height));
            }
        }
        lifted
    }

    pub(super) fn stage(&self) -> Stage<'_> {
        let mut edged = Cards::NONE;
        if let Some(Target::Card(card)) = self.focus.shown() {
            edged.insert(card);
        }
        Stage {
            timeline: &self.timeline,
            layout: &self.layout,
            fan: &self.fan,
            lift: &self.lift,
            hand: HandLook {
                covered: self.covered(),
                edged,
                is_close: self.layout.step() < 0.30 * self.layout.hand_card.width,
                chosen: self.mode.chosen(),
                order: self.order,
                unseen: self.unseen(),
            },
            bottom: self.bottom,
            rules: self.session.rules(),
            now: self.now,
        }
    }

    pub(super) fn sprites(&self) -> Vec<Sprite> {
        layers::moment(self)
    }

    /// The kinds of things that pass over the table now.
    pub(super) fn passing_kinds(&self) -> Vec<passing::Kind> {
        let mut kinds: Vec<_> = layers::passing(self).iter().map(passing::Passing::kind).collect();
        kinds.dedup();
        kinds
    }

    /// Draws what passes over the table now.
    pub(super) fn draw_passing(&self, frame: &mut Frame, context: &Context) {
        let scene = passing::Scene {
            context,
            names: &self.names,
            view: self.timeline.shown(),
            layout: &self.layout,
            bottom: self.bottom,
        };
        self.tints.draw(frame, context.palette(), &self.layout.rail, &self.panels, self.now);
        passing::draw(frame, &scene, &layers::passing(self));
    }

    /// Who seems to think: a bot whose decision waits to be shown.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let moving = self.timeline.moving(self.now)?;
        let [event] = moving.events else { return None };
        timeline::actor(event).filter(|seat| moving.since.is_none() && !self.session.is_person(*seat))
    }

    pub(super) fn with_drawing<T>(&self, context: &Context, draw: impl FnOnce(&Drawing<'_>) -> T) -> T {
        let (log, totals) = (self.log(context), self.totals());
        let (said, may) = self.caption(context, &log);
        let (language, view) = (&context.language, self.timeline.shown());
        let asks = if self.timeline.is_idle() { phrase::referee(language, &self.names, view) } else { None };
        let ruling = asks.or_else(|| self.ruling.clone()).filter(|_| self.allows_mistakes());
        let game = self.game_name(context);
        let passing = self.passing_kinds();
        draw(&Drawing {
            context,
            game: &game,
            view,
            rules: self.session.rules(),
            names: &self.names,
            players: &self.players,
            bottom: self.bottom,
            layout: &self.layout,
            panels: self.panels,
            spots: &self.spots,
            panel: self.panel.as_ref(),
            focus: self.focus.shown(),
            hovered: self.hovered,
            thinking: self.thinking(),
            decides: None,
            is_own_turn: self.is_own_turn(),
            last_trick: self.last_trick(),
            log: &log,
            said: &said,
            may: &may,
            ruling: ruling.as_deref(),
            totals: &totals,
            speed: match context.settings.speed {
                Speed::Slow => Some(0),
                Speed::Normal => Some(1),
                Speed::Fast => Some(2),
                Speed::Instant => Some(3),
            },
            can_undo: self.session.can_undo(),
            is_talking: self.mode.is_talking(),
            passing: &passing,
            landing: passing::landing(&self.stage()),
        })
    }

    /// What the game is called that is played here.
    #[must_use]
    pub fn game_name(&self, context: &Context) -> String {
        if self.session.is_try_out() {
            return crate::t!(context.language, "try-out-note");
        }
        rule_set_name(&context.language, &self.session.record().summary().rule_set)
    }

    /// What just happened, and what may be done now.
    fn caption(&self, context: &Context, log: &[String]) -> (String, String) {
        let (language, view) = (&context.language, self.timeline.shown());
        if self.mode == Mode::Showing {
            return (crate::t!(language, "table-show-which"), String::new());
        }
        let hovered = match self.hovered {
            Some(Target::Card(card)) if self.is_own_turn() && !self.allows_mistakes() => {
                self.session.game().why_not(self.bottom, card).map(IllegalAction::from)
            }
            _ => None,
        };
        let asks = matches!(view.turn, Turn::Rule(_));
        let may = match self.mode.chosen() {
            Some(card) => crate::t!(language, "table-confirm", card = phrase::card_object(language, card)),
            None if self.is_own_turn() && !asks => phrase::prompt(language, &self.names, view),
            None => String::new(),
        };
        if let Some(refused) = self.refused.as_ref().or(hovered.as_ref()) {
            return (phrase::refusal(language, &self.names, refused), String::new());
        }
        if let Some(words) = self.asked_about().and_then(|sign| self.explain(language, sign)) {
            return (words, String::new());
        }
        // What a button commits to stands here where it has no room on the button.
        if let Some(note) = self.note() {
            return (String::new(), note);
        }
        if let Some(panel) = self.panel.as_ref().filter(|panel| place::is_bar(panel.place, self.layout.s)) {
            return (panel.about.clone(), if panel.about.is_empty() { may } else { String::new() });
        }
        // A sentence for each card of the trick that lies, but no more than two.
        let lying = view.trick.map_or(1, |trick| trick.len().clamp(1, 2));
        let said = log[log.len().saturating_sub(lying)..].join(" ");
        let size = 15.5 * self.layout.s;
        let fits = font::width(&said, font::REGULAR, size) <= self.layout.caption.width;
        (if fits { said } else { log.last().cloned().unwrap_or_default() }, may)
    }

    /// The line about the choice under the mouse or with the keyboard, unless it stands on its button.
    fn note(&self) -> Option<String> {
        let panel = self.panel.as_ref()?;
        let at = |target| panel.choices.iter().find(|choice| Some(choice.target) == target);
        let choice = at(self.hovered).or_else(|| at(self.focus.shown()))?;
        let is_left_out = !choice.note.is_empty() && !bidding::shows_note(panel, choice, self.layout.s);
        is_left_out.then(|| format!("{}.", choice.note))
    }

    pub(super) const fn hovered(&self) -> Option<Target> {
        self.hovered
    }

    pub(super) fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// Tags lie on cards that rest.
    pub(super) fn shows_tags(&self) -> bool {
        let moving = self.timeline.moving(self.now);
        !moving.is_some_and(|moving| {
            moving.since.is_some() && matches!(moving.events, [Event::TrickTaken { .. } | Event::Withdrawn(_)])
        })
    }
}

/// How many of the cards dealt go to this seat.
fn own_dealt(events: &[Event], own: Seat) -> usize {
    events
        .iter()
        .map(|event| match event {
            Event::Dealt { seat, packet, .. } if *seat == own => usize::from(packet.count),
            _ => 0,
        })
        .sum()
}
