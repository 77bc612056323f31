//! Device that the player points with, and the size that controls need for it.

/// Minimum size of a touch target, in logical pixels of the interface.
pub const TARGET: f32 = 40.0;

/// Device that the player pointed with last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pointer {
    /// A mouse, or anything that moves like one.
    #[default]
    Mouse,
    /// A finger on the screen.
    Finger,
}

impl Pointer {
    /// Returns the minimum height and width of a control, in logical pixels of the interface.
    pub const fn least(self) -> f32 {
        match self {
            Pointer::Mouse => 0.0,
            Pointer::Finger => TARGET,
        }
    }
}
