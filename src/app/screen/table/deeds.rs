//! What the person at the bottom does: they play, call, throw away, deal and speak.

use super::mode::Mode;
use super::{Action, Show, Table, Target};
use crate::app::context::Context;
use crate::app::timeline;
use crate::engine::{Action as Move, Ask, Card, Remark, Turn};
use crate::session::SlipKind;
use crate::session::settings::Speed;

impl Table {
    /// Where cards are confirmed, the first click on one that may be played chooses it, and the second plays it.
    pub(super) fn choose_card(&mut self, card: Card, context: &Context) -> Action {
        // What moves comes to its end first: then it is known what may be played.
        let skipped = if self.may_choose() { Action::default() } else { self.skip(context) };
        let chooses = self.may_choose() && self.raised().contains(card) && self.mode != Mode::Confirming(card);
        if skipped.show.is_some() || !self.is_own_turn() {
            return skipped;
        }
        if !chooses {
            let _ = self.let_go();
            return self.press(Target::Card(card), context);
        }
        self.mode = Mode::Confirming(card);
        self.refused = None;
        self.focus.set(Some(Target::Card(card)));
        self.focus.hide();
        self.repaint();
        skipped
    }

    /// Lets go of the card that waits for a second click. Tells whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        let is_chosen = self.mode.chosen().is_some();
        if is_chosen {
            self.mode = Mode::Playing;
        }
        is_chosen
    }

    /// Presses what has the focus, or what was clicked.
    pub(super) fn press(&mut self, target: Target, context: &Context) -> Action {
        match target {
            Target::Menu => Action { show: Some(Show::Menu), ..Action::default() },
            Target::LastTrick => Action { show: Some(Show::LastTrick), ..Action::default() },
            Target::Log => Action { show: Some(Show::Log), ..Action::default() },
            Target::Back => Action { show: Some(Show::Back), ..Action::default() },
            Target::Undo => self.take_back(context),
            Target::Speed(index) => {
                let speed = Speed::ALL.get(index).copied();
                Action { speed, ..Action::default() }
            }
            Target::Sound => Action { mutes: true, ..Action::default() },
            Target::Talk => {
                if self.mode.is_talking() {
                    self.mode = self.mode.without_aside();
                    return self.go_on(context);
                }
                self.mode = Mode::Talking(self.mode.marked());
                // Who has something to say is not hurried: the bots wait.
                self.stop_asking();
                self.refresh(context);
                self.focus.set(self.first());
                Action::default()
            }
            Target::Deal => self.deal(None, context),
            Target::Misdeal(shows) => self.deal(Some(shows), context),
            Target::Call(call) => self.act(Move::Call(call), context),
            // What cannot be meant lightly is asked once more.
            Target::Say(Remark::EndByScore) => Action { show: Some(Show::EndByScore), ..Action::default() },
            Target::Say(remark) => self.act(Move::Say(remark), context),
            Target::Throw => self.throw(context),
            Target::Show => {
                self.mode = Mode::Showing;
                self.refresh(context);
                self.focus.set(self.first().or(self.hand().first().copied().map(Target::Card)));
                Action::default()
            }
            Target::Card(card) => self.press_card(card, context),
            // A click on what lies there ends what moves, as one beside it does.
            Target::About(_) if self.mode.is_aside() => self.be_silent(context),
            Target::About(_) if !self.timeline.is_idle() => self.skip(context),
            Target::About(sign) => {
                self.about = Some(sign);
                self.repaint();
                Action::default()
            }
        }
    }

    /// A card is played, marked to be thrown away, shown, or pitched against another's lead.
    pub(super) fn press_card(&mut self, card: Card, context: &Context) -> Action {
        let view = self.timeline.shown();
        if self.mode == Mode::Showing {
            return self.act(Move::Say(Remark::Expose(card)), context);
        }
        match view.turn {
            Turn::Discard(_) if self.is_own_turn() => self.mark(card, context),
            Turn::Rule(_) if self.is_own_turn() && matches!(view.ask, Some(Ask::Override(_))) => {
                self.act(Move::Say(Remark::Override(card)), context)
            }
            _ => self.act(Move::Play(card), context),
        }
    }

    /// Marks a card to be thrown away, or takes the mark off. Once all are marked, Enter throws them away.
    pub(super) fn mark(&mut self, card: Card, context: &Context) -> Action {
        let count = self.timeline.shown().surplus();
        let mut marked = self.mode.marked();
        if marked.contains(card) {
            marked.remove(card);
        } else if marked.len() < count {
            marked.insert(card);
        }
        self.mode = Mode::Discarding(marked);
        let is_done = marked.len() == count;
        self.focus.set(Some(if is_done { Target::Throw } else { Target::Card(card) }));
        self.refresh(context);
        Action::default()
    }

    pub(super) fn throw(&mut self, context: &Context) -> Action {
        if self.is_on(Target::Throw) { self.act(Move::Discard(self.mode.marked()), context) } else { Action::default() }
    }

    /// The person at the bottom deals, rightly or wrongly.
    pub(super) fn deal(&mut self, wrongly: Option<bool>, context: &Context) -> Action {
        if !self.is_own_deal() {
            return Action::default();
        }
        self.mode = Mode::Playing;
        let events = match wrongly {
            None => self.session.deal(),
            Some(shows) => {
                let kind = if shows { SlipKind::Exposed } else { SlipKind::Count };
                self.session.misdeal(kind).unwrap_or_default()
            }
        };
        self.happened(&events, false, context)
    }

    /// Closes the menu of what may be said; nothing is shown, and the game goes on.
    pub(super) fn be_silent(&mut self, context: &Context) -> Action {
        self.mode = self.mode.without_aside();
        self.refresh(context);
        self.focus.set(self.first());
        self.go_on(context)
    }

    /// The person at the bottom wants to do this.
    pub(super) fn act(&mut self, action: Move, context: &Context) -> Action {
        if !self.timeline.is_idle() {
            // What is pressed before the picture has caught up counts once it has; but where it is no mistake that is
            // refused, a second click on the heels of one's own card is none that is meant.
            let own = self.timeline.moving(self.now).and_then(|moving| moving.events.first()).and_then(timeline::actor);
            let skipped = self.skip(context);
            let is_heel = own == Some(self.bottom) && !self.is_own_turn();
            if skipped.show.is_some() || !self.timeline.is_idle() || is_heel || !self.may(&action) {
                return skipped;
            }
        }
        if !self.may(&action) {
            return Action::default();
        }
        if self.mode.is_aside() {
            self.mode = self.mode.without_aside();
        }
        match self.session.act(self.bottom, action) {
            Ok(events) => {
                self.stop_asking();
                self.refused = None;
                self.happened(&events, false, context)
            }
            Err(refused) => {
                self.refused = Some(refused);
                self.refresh(context);
                Action::default()
            }
        }
    }

    /// Whether the person at the bottom may try this: on his turn, or where mistakes can be made.
    pub(super) fn may(&self, action: &Move) -> bool {
        self.is_own_turn() || self.is_free() && matches!(action, Move::Play(_) | Move::Call(_) | Move::Say(_))
    }
}
