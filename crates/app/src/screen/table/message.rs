//! Messages of the table, and the controls that send them.

use super::Tab;
use super::ticket::Ticket;
use crate::keymap::Step;
use crate::outcome::Outcome;
use pitch_players::Decision;
use pitch_rules::{Action as Move, Call, Card, Point as HandPoint, Remark, Seat, Suit};
use pitch_session::SlipKind;
use pitch_session::table::Counsel;

use iced::{Point, Rectangle};

/// Event on the table. A control has the message that it sends, and is told apart by it.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Follows a control that leads elsewhere.
    Pressed(Outcome),
    /// Takes the last decision back.
    Undo,
    /// Asks for a hint, then how the choices compare, and puts it away.
    Hint,
    /// Goes on once the words of the lesson were read.
    ReadOn,
    /// Asks once more what was not answered rightly.
    Again,
    /// Opens or closes the list of remarks at a table where mistakes can be made.
    Talk,
    /// Deals, where the player deals themselves.
    Deal,
    /// Deals wrongly.
    Misdeal(SlipKind),
    /// Carries out an action: a call before the first card, or a remark.
    Act(Move),
    /// Throws the marked cards away.
    Throw,
    /// Marks the cards that a bot would throw away.
    Suggest,
    /// Looks for a partner's card in a suit.
    CallIn(Suit),
    /// Counts the bid on the wide slip up or down.
    Count(Step),
    /// Opens the drawer at this tab, or closes it; without one, as it was left.
    Drawer(Option<Tab>),
    /// Chooses the card to be shown to everybody next.
    Show,
    /// Plays a card, marks it, or says why it may not be played.
    Card(Card),
    /// A card was pressed at this point, to be played or moved.
    Gripped(Card, Point),
    /// The card that was pressed is dragged to this point.
    Dragged(Point),
    /// It was let go of; or not meant if the pointer left the table.
    Dropped(bool),
    /// Opens the explanation of a sign.
    About(Sign),
    /// Opens the reason for a refusal, or for the sign under the mouse or with the keyboard.
    Why,
    /// The table was clicked where nothing is.
    Missed,
    /// A finger was lifted from this control, on which it was put; or from none.
    Lifted(Option<Box<Message>>),
    /// The mouse or a finger lies at this point, over something else than before, or nowhere; or it moved while the
    /// keyboard was used.
    Hovered(Option<Point>),
    /// A bot answered the question of this ticket.
    Decided(Ticket, Option<Decision>),
    /// The strongest bot answered the question of this ticket about what to choose.
    Counselled(Ticket, Option<Counsel>),
}

/// The parts of the table through which Tab goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// The buttons in the corners.
    Corner,
    /// The choices.
    Panel,
    /// The hand.
    Hand,
    /// The ribbon, or the drawer.
    Ribbon,
    /// Points of the hand so far.
    Points,
    /// Other signs that can be explained.
    Signs,
}

impl Message {
    /// Returns the message that makes a call.
    pub const fn call(call: Call) -> Self {
        Message::Act(Move::Call(call))
    }

    /// Returns the message that makes a remark; one that cannot be meant lightly is asked once more.
    pub const fn say(remark: Remark) -> Self {
        match remark {
            Remark::EndByScore => Message::Pressed(Outcome::AskToEnd),
            remark => Message::Act(Move::Say(remark)),
        }
    }

    /// Returns `true` if it does something in the game that can only be taken back.
    pub(super) const fn decides(&self) -> bool {
        matches!(self, Message::Act(_) | Message::Misdeal(_) | Message::Throw | Message::CallIn(_) | Message::Card(_))
    }

    /// Returns the area of its control. A claim lies on the bar as well as on the panel.
    pub const fn area(&self) -> Area {
        match self {
            Message::Pressed(Outcome::AskToEnd | Outcome::NextHand | Outcome::PlayOn)
            | Message::Again
            | Message::Deal
            | Message::Misdeal(_)
            | Message::Act(_)
            | Message::Throw
            | Message::Suggest
            | Message::CallIn(_)
            | Message::ReadOn
            | Message::Count(_)
            | Message::Show => Area::Panel,
            Message::Card(_) => Area::Hand,
            Message::Drawer(_) | Message::Pressed(Outcome::LastTrick | Outcome::Log | Outcome::TrumpOrder) => {
                Area::Ribbon
            }
            Message::About(Sign::Point(_)) => Area::Points,
            Message::About(_) | Message::Why => Area::Signs,
            _ => Area::Corner,
        }
    }
}

/// Control and its place. Cards have theirs in the hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Spot {
    /// Message that pressing it sends.
    pub message: Message,
    /// Place, in logical pixels.
    pub place: Rectangle,
}

/// Sign that can be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The face of a player, with what stands there.
    Seat(Seat),
    /// A row of the points of the hand.
    Point(HandPoint),
    /// The patch with trump.
    Contract,
    /// The disc on the card that was led.
    Led,
    /// The crown of the best card so far.
    Winning,
    /// The mark of trump on a card of the trick.
    OffTrump(Card),
    /// The button for a hint, where there is none.
    Hint,
    /// The button that takes back, where there is nothing to take back.
    Undo,
}
