//! Lines of the protocol, as they are written and read on both sides.

use crate::VERSION;
use crate::question::Question;

use serde::{Deserialize, Serialize};

/// Name of the protocol, by which a program can tell that it was started for this.
const PROTOCOL: &str = "auction-pitch-bot";

/// Line that a program is sent. It answers the first with the same.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Line {
    Hello(Greeting),
    Decide(Box<Question>),
    Bye,
}

/// Protocol that is spoken.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Greeting {
    protocol: String,
    version: u32,
}

impl Greeting {
    /// Returns the greeting of this version.
    pub(crate) fn own() -> Self {
        Greeting { protocol: PROTOCOL.to_owned(), version: VERSION }
    }
}

/// Answer of a program. Other keys of the same object are not read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// Number of the question.
    pub id: u64,
    /// Action as it is worded in the question.
    pub action: String,
}

/// Returns a value as a line.
pub(crate) fn written(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).expect("every key is a text, and nothing fails in between");
    line.push(b'\n');
    line
}
