//! What the player points with, and how large what they press is for it.

/// As small as what a finger presses may be, in logical pixels of the interface.
pub const TARGET: f32 = 40.0;

/// What the player pointed with last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pointer {
    /// A mouse, or anything that moves like one.
    #[default]
    Mouse,
    /// A finger on the screen.
    Finger,
}

impl Pointer {
    /// As high and as wide as what is pressed must be, in logical pixels of the interface.
    pub const fn least(self) -> f32 {
        match self {
            Pointer::Mouse => 0.0,
            Pointer::Finger => TARGET,
        }
    }
}
