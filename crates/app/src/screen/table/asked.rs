//! A question to a bot, for its own turn or for a hint: the bot thinks on a thread of its own.

use super::message::Message;
use super::ticket::Ticket;
use crate::background::in_background;
use pitch_players::{Request, Stop};
use pitch_session::table::counsel;
use pitch_session::{Guest, decide};

use iced::Task;

use std::thread;
use std::time::Duration;

/// Question that waits for its answer. Once nobody waits any more the bot is told to stop.
#[derive(Debug)]
pub(super) struct Asked(Ticket);

impl Asked {
    /// Asks a bot, or the program that decides in its place. The task gives the answer.
    pub(super) fn bot(request: Request, guest: Option<Guest>) -> (Self, Task<Message>) {
        let ticket = Ticket::default();
        let (stop, answered) = (Stop::clone(ticket.stop()), ticket.clone());
        let think = move || guest.map_or_else(|| decide(&request, &stop), |guest| guest.decide(&request, &stop));
        let thought = in_background("thinking", think);
        let task = Task::perform(thought, move |decision| Message::Decided(answered.clone(), decision.flatten()));
        (Asked(ticket), task)
    }

    /// Asks a bot, or the program that decides in its place. The task gives the answer.
    pub(super) fn counsel(request: Request) -> (Self, Task<Message>) {
        let ticket = Ticket::default();
        let (stop, answered) = (Stop::clone(ticket.stop()), ticket.clone());
        let thought = in_background("thinking", move || counsel(&request, &stop));
        let task = Task::perform(thought, move |counsel| Message::Counselled(answered.clone(), counsel.flatten()));
        (Asked(ticket), task)
    }

    /// Makes the bot answer with what it has after `longest`, if it has not answered before.
    pub(super) fn hurry(&self, longest: Duration) -> Task<Message> {
        let stop = Stop::clone(self.0.stop());
        let hurried = in_background("hurrying", move || {
            thread::sleep(longest);
            stop.stop();
        });
        Task::future(hurried).discard()
    }

    /// Returns the ticket that tells it from other questions.
    pub(super) const fn ticket(&self) -> &Ticket {
        &self.0
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.stop().stop();
    }
}
