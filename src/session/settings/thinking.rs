//! How long bots think.

use crate::bot::Patience;
use crate::session::values::values;

values! {
    /// How long bots that think ahead think, and whoever gives a hint.
    Thinking {
        /// A quarter as long as usual.
        Short,
        /// A few hundredths of a second.
        #[default]
        Usual,
        /// Eight times as long.
        Long,
    }
}

impl From<Thinking> for Patience {
    fn from(thinking: Thinking) -> Self {
        Patience::of(match thinking {
            Thinking::Short => 25,
            Thinking::Usual => 100,
            Thinking::Long => 800,
        })
    }
}
