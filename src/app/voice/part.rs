//! A part of the screen, as it is told.

use iced::Rectangle;

/// What a part of the screen is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The first screen or the table.
    Page,
    /// A sheet over them, whether it fills the window or not.
    Dialog,
    /// Something that went wrong, said over everything.
    Notice,
    /// Things that belong together.
    Group,
    /// An option: its name, what it decides, and its control.
    Row,
    /// Several of which one is chosen.
    Choices,
    /// A number, or one of several words, between two buttons.
    Number,
    /// A list.
    List,
    /// A button.
    Button,
    /// One of several of which one is chosen.
    Choice,
    /// Something that is in or out by itself.
    Toggle,
    /// A switch.
    Switch,
    /// One less.
    Less,
    /// One more.
    More,
    /// The one before.
    Previous,
    /// The one after.
    Next,
    /// A text field.
    Field,
    /// Something in a list that can be pressed, such as a card.
    Item,
    /// Words.
    Words,
    /// What just happened and what is asked now, to be read again: what is new is said besides.
    Caption,
    /// The key of a control, which is no part by itself.
    Key,
}

impl Role {
    /// Whether something can be done with it.
    pub const fn is_control(self) -> bool {
        matches!(
            self,
            Role::Button
                | Role::Choice
                | Role::Toggle
                | Role::Switch
                | Role::Less
                | Role::More
                | Role::Previous
                | Role::Next
                | Role::Field
                | Role::Item
        )
    }

    /// Whether it covers whatever was there before it.
    pub const fn is_layer(self) -> bool {
        matches!(self, Role::Page | Role::Dialog)
    }
}

/// What a widget says of itself. Its words need not be said again: they are its name if it has no other.
#[derive(Debug, Clone)]
pub struct Said {
    /// What it is.
    pub role: Role,
    /// What it is called, if no words on it or before it say so.
    pub name: String,
    /// Whether it is chosen, in or on; nothing where it cannot be.
    pub chosen: Option<bool>,
    /// Whether it can be used.
    pub is_able: bool,
    /// Whether it is to be pressed.
    pub(in crate::app) is_pressed: bool,
}

impl Said {
    /// Something of this kind.
    pub const fn new(role: Role) -> Self {
        Said { role, name: String::new(), chosen: None, is_able: true, is_pressed: false }
    }

    /// The same with a name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Said { name: name.into(), ..self }
    }

    /// The same, chosen or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Said { chosen: Some(chosen), ..self }
    }

    /// The same, switched off unless `able`.
    #[must_use]
    pub fn able(self, able: bool) -> Self {
        Said { is_able: able, ..self }
    }

    /// Whether it was to be pressed since this was asked last.
    pub const fn take_press(&mut self) -> bool {
        std::mem::replace(&mut self.is_pressed, false)
    }
}

/// A part of the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// By what it is told apart, see [`number`](super::number).
    pub id: u64,
    /// What it is.
    pub role: Role,
    /// What it is called, with the name of what it belongs to where it has none of its own.
    pub name: String,
    /// What it means, or why it cannot be used; may be empty.
    pub about: String,
    /// What stands in it; may be empty.
    pub value: String,
    /// The key that presses it; may be empty.
    pub key: String,
    /// Whether it is chosen, in or on; nothing where it cannot be.
    pub chosen: Option<bool>,
    /// Whether it can be used.
    pub is_able: bool,
    /// Whether it has the keyboard.
    pub has_focus: bool,
    /// Where it is, in logical pixels of the interface.
    pub place: Rectangle,
    /// The place in the list of the part that it lies in.
    pub within: Option<usize>,
    /// What it is called by itself.
    pub(in crate::app) own_name: String,
    /// Whether it is told apart by that, and not only by where it lies.
    pub(in crate::app) is_known: bool,
    /// How many widgets said something of themselves before it.
    pub(in crate::app) nth: usize,
}

impl Part {
    /// A part with this name.
    pub fn new(role: Role, name: impl Into<String>) -> Self {
        let name = name.into();
        Part {
            id: 0,
            role,
            own_name: name.clone(),
            is_known: role.is_control(),
            name,
            about: String::new(),
            value: String::new(),
            key: String::new(),
            chosen: None,
            is_able: true,
            has_focus: false,
            place: Rectangle::default(),
            within: None,
            nth: usize::MAX,
        }
    }

    /// The same, told apart by these words whatever its name says at the moment.
    #[must_use]
    pub fn known_as(self, words: &str) -> Self {
        Part { own_name: words.to_owned(), is_known: true, ..self }
    }
}
