//! The other side of the protocol: questions are read, and answers written.

use crate::LONGEST_QUESTION;
use crate::line::{Answer, Greeting, Line, written};
use crate::misread::Misread;
use crate::question::Asked;
use crate::word;

use pitch_rules::Action;
use pitch_shown::quote_within;
use serde::Serialize;

use std::io::{self, BufRead, Read as _, Write};

/// Length of the longest explanation of what is wrong with a line, in characters.
const LONGEST_ERROR: usize = 400;

/// Answer to a line that was not understood.
#[derive(Serialize)]
struct Refusal {
    error: String,
}

/// Answers every line with one line, until goodbye is said or nothing more comes: a greeting with the greeting, a question
/// with the decision, and whatever is not understood with an object that has nothing but an `error`.
///
/// `decide` returns the action, or `None` where it finds none.
///
/// # Errors
/// Input that cannot be read, and output that cannot be written.
pub fn serve(
    mut input: impl BufRead,
    mut output: impl Write,
    mut decide: impl FnMut(&Asked) -> Option<Action>,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let _ = input.by_ref().take(LONGEST_QUESTION as u64).read_until(b'\n', &mut line)?;
        let is_cut = line.len() == LONGEST_QUESTION && !line.ends_with(b"\n");
        let reply = match line.is_empty() {
            true => Ok(None),
            false if is_cut => input.skip_until(b'\n').map(|_| Err(Misread::TooLong))?,
            false => reply(&line, &mut decide),
        };
        let refused = |why: Misread| Some(written(&Refusal { error: quote_within(&why.to_string(), LONGEST_ERROR) }));
        let Some(reply) = reply.unwrap_or_else(refused) else { return Ok(()) };
        output.write_all(&reply)?;
        output.flush()?;
    }
}

/// Returns the line in answer to a line; `None` to goodbye.
fn reply(line: &[u8], decide: &mut impl FnMut(&Asked) -> Option<Action>) -> Result<Option<Vec<u8>>, Misread> {
    Ok(match serde_json::from_slice(line)? {
        Line::Hello(_) => Some(written(&Line::Hello(Greeting::own()))),
        Line::Decide(question) => {
            let id = question.id();
            let action = decide(&question.asked()?).ok_or(Misread::Undecided)?;
            Some(written(&Answer { id, action: word::of_action(&action) }))
        }
        Line::Bye => None,
    })
}
