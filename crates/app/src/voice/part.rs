//! A part of the screen, as it is told.

use super::Sent;

use iced::Rectangle;

/// Role of a part of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The first screen or the table.
    Page,
    /// A sheet over them, which may fill the window.
    Dialog,
    /// Something that went wrong, said over everything.
    Notice,
    /// Things that belong together.
    Group,
    /// An option: its name, what it decides, and its control.
    Row,
    /// Several options of which one is chosen.
    Choices,
    /// A number, or one of several words, between two buttons.
    Number,
    /// A list.
    List,
    /// A button.
    Button,
    /// One of several options of which one is chosen.
    Choice,
    /// A button that is in or out by itself.
    Toggle,
    /// A switch.
    Switch,
    /// The button for one less.
    Less,
    /// The button for one more.
    More,
    /// A text field.
    Field,
    /// Something in a list that can be pressed, such as a card.
    Item,
    /// Words.
    Words,
    /// Words above what they are about.
    Heading,
    /// The last events and the question, to be read again: news is said besides.
    Caption,
    /// The key of a control, which is no part by itself.
    Key,
    /// Things whose stops come before those of later turns and after those of earlier ones, which are no part by themselves.
    Turn(i8),
    /// Things among which the focus begins, which are no part by themselves.
    Begin,
    /// The control that goes on, the same one whatever it says and leads to, which is no part by itself.
    WayOn,
    /// Words that something beside them says as well, which are no part at all.
    Unheard,
}

impl Role {
    /// Returns `true` if something can be done with it.
    pub const fn is_control(self) -> bool {
        matches!(
            self,
            Role::Button
                | Role::Choice
                | Role::Toggle
                | Role::Switch
                | Role::Less
                | Role::More
                | Role::Field
                | Role::Item
        )
    }

    /// Returns `true` if it covers all that was there before it.
    pub const fn is_layer(self) -> bool {
        matches!(self, Role::Page | Role::Dialog)
    }
}

/// Description that a widget gives of itself. Its words need not be said again: they are its name if it has no other.
#[derive(Debug, Clone)]
pub struct Said {
    /// Role.
    pub role: Role,
    /// Name, if no words on it or before it say so.
    pub name: String,
    /// `true` if it is chosen, in or on; `None` where it cannot be.
    pub chosen: Option<bool>,
    /// `true` if it can be used.
    pub is_able: bool,
    /// Message that pressing it sends.
    pub(crate) sent: Option<Sent>,
}

impl Said {
    /// Creates the description of a widget with a role.
    pub const fn new(role: Role) -> Self {
        Said { role, name: String::new(), chosen: None, is_able: true, sent: None }
    }

    /// Returns the description with a name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Said { name: name.into(), ..self }
    }

    /// Returns the description as chosen or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Said { chosen: Some(chosen), ..self }
    }

    /// Returns the description, switched off unless `able`.
    #[must_use]
    pub fn able(self, able: bool) -> Self {
        Said { is_able: able, ..self }
    }
}

/// Part of the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Id by which it is told apart, see [`number`](super::number).
    pub id: u64,
    /// Role.
    pub role: Role,
    /// Name, with that of the part it belongs to where it has none of its own.
    pub name: String,
    /// Meaning, or the reason why it cannot be used; may be empty.
    pub about: String,
    /// Value that stands in it; may be empty.
    pub value: String,
    /// Key that presses it; may be empty.
    pub key: String,
    /// `true` if it is chosen, in or on; `None` where it cannot be.
    pub chosen: Option<bool>,
    /// `true` if it can be used.
    pub is_able: bool,
    /// `true` if it has the keyboard.
    pub has_focus: bool,
    /// Place, in logical pixels of the interface.
    pub place: Rectangle,
    /// Index in the list of the part that it lies in.
    pub within: Option<usize>,
    /// Name by itself.
    pub(crate) own_name: String,
    /// `true` if it is told apart by `own_name`, and not only by where it lies.
    pub(crate) is_known: bool,
    /// Message that pressing it sends; `None` on the table, which knows what its parts send.
    pub sent: Option<Sent>,
}

impl Part {
    /// Creates a part with a name.
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
            sent: None,
        }
    }

    /// Returns the part, told apart by these words whatever its name says at the moment.
    #[must_use]
    pub(crate) fn known_as(self, words: &str) -> Self {
        Part { own_name: words.to_owned(), is_known: true, ..self }
    }
}
