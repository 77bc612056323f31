//! One message down to a page.

use crate::public::Public;
use crate::sitting::{Bye, Join, Sitting, Taken};

use serde::Serialize;

/// One message down to a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "each is written out at once")]
pub(crate) enum Page {
    /// Form at which somebody sits down.
    Join(Join),
    /// Table as one person sees it.
    Sitting(Sitting),
    /// Notice that the place went to another phone.
    Taken(Taken),
    /// Table as everybody sees it.
    Tv(Public),
    /// Goodbye of the program.
    Bye(Bye),
}
