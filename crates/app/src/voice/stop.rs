//! The stops of the keyboard: what Tab goes through.

use super::{Part, Sent};

use iced::Rectangle;
use iced::widget::Id;

/// Id of the ring that is shown.
pub(crate) const FOCUSED: &str = "focused";

/// Description that a stop gives of itself to an operation, which may change the last two.
#[derive(Debug, Clone, Default)]
pub struct Stopped {
    /// `true` if the focus begins here.
    pub begins: bool,
    /// `true` if the arrows up and down go through the controls of the stop as well.
    pub is_upright: bool,
    /// `true` if it stands in rows with others, among which the arrows up and down go to what is above and below.
    pub is_in_grid: bool,
    /// Message that Enter sends; `None` for that of the control.
    pub enters: Option<Sent>,
    /// Messages that the arrows to the left and to the right send; `None` for those that follow from the role.
    pub turns: Option<[Sent; 2]>,
    /// Text field that takes the letters, and whether they take the place of its contents.
    pub field: Option<(Id, bool)>,
    /// `true` if the ring is shown.
    pub is_shown: bool,
    /// `true` if it was clicked last, until that is noticed.
    pub is_clicked: bool,
}

/// Stop as a walk found it.
#[derive(Debug, Clone)]
pub struct Stop {
    /// Id that it keeps as long as it is the same stop of the same screen.
    pub id: u64,
    /// Index of the part that has the keyboard at this stop.
    pub part: usize,
    /// Number of the ring that is shown.
    pub(crate) ring: Option<usize>,
    /// Its description of itself.
    pub(crate) said: Stopped,
    /// Controls that can be pressed there: their indices among the parts, in order.
    pub(crate) controls: Vec<usize>,
    /// `true` if it lies in the container, or has the text field, that was looked for.
    pub(crate) is_goal: bool,
    /// Place to be seen, where nothing is scrolled, in logical pixels.
    pub(crate) place: Rectangle,
    /// Index of the innermost area that scrolls around it.
    pub(crate) area: Option<usize>,
    /// Turn in which it comes before those of other turns.
    pub(crate) turn: i8,
}

/// Area that scrolls.
#[derive(Debug, Clone)]
pub struct Area {
    /// Its id, if it can be asked to scroll.
    pub(crate) id: Option<Id>,
    /// Its place, where nothing is scrolled, and the distance that it is scrolled, in logical pixels.
    pub(crate) place: Rectangle,
    pub(crate) scrolled: f32,
    /// Index of the area around it.
    pub(crate) within: Option<usize>,
}

/// What a walk found.
#[derive(Debug, Clone, Default)]
pub struct Walked {
    /// Parts, in the order in which they are read.
    pub parts: Vec<Part>,
    /// Stops, in the order in which Tab goes through them.
    pub stops: Vec<Stop>,
    /// Areas that scroll.
    pub(crate) areas: Vec<Area>,
    /// Index of the part that takes typed letters.
    pub(crate) typed: Option<usize>,
    /// Id and place of the stop that has the keyboard, as far as the walk was told.
    pub(crate) at: Option<At>,
}

/// Stop that has the keyboard, as it is known again.
#[derive(Debug, Clone, Default)]
pub struct At {
    /// Its id.
    pub(crate) id: u64,
    /// Its place in the order.
    pub(crate) place: usize,
    /// Message that it sends: a control that is named otherwise or lies elsewhere is known by it.
    pub(crate) sent: Option<Sent>,
    /// Words on the cap of the key that pressed it, if one did in place of the keyboard's focus.
    pub(crate) key: Option<String>,
}
