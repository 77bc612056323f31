//! Lines in and out: whatever bytes come in, a line or its end comes out.

use pitch_language::{Language, t};
use pitch_session::ending;

use std::io::{self, BufRead, Read as _, Write};

/// Length of the longest line that is read, in bytes.
const LONGEST: u64 = 1000;

/// Input that came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// Line without its end.
    Line(String),
    /// Line that is longer than any command, and was skipped.
    TooLong,
    /// End of the input.
    End,
}

/// Source of commands and destination of sentences.
#[derive(Debug)]
pub(super) struct Lines<R, W> {
    input: R,
    output: W,
    echo: bool,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    /// Creates the lines; with `echo` those that come in are repeated, as where they come from a file.
    pub(super) const fn new(input: R, output: W, echo: bool) -> Self {
        Lines { input, output, echo }
    }

    /// Writes one sentence, or several lines, on a line of its own.
    pub(super) fn print(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output, "{}", pitch_shown::lines(sentence))
    }

    /// Sends out what was written.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Waits for a line.
    pub(super) fn hear(&mut self) -> io::Result<Heard> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        let _ = ending::wait(|| self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes))?;
        if bytes.is_empty() {
            return Ok(Heard::End);
        }
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            self.pass_over()?;
            return Ok(Heard::TooLong);
        }
        let line = pitch_shown::clean(&String::from_utf8_lossy(&bytes), LONGEST as usize);
        if self.echo {
            self.print(&format!("> {line}"))?;
        }
        Ok(Heard::Line(line))
    }

    /// Waits for a line that is no longer than any command; `None` at the end of the input.
    pub(super) fn next_line(&mut self, language: &Language) -> io::Result<Option<String>> {
        loop {
            match self.hear()? {
                Heard::Line(line) => return Ok(Some(line)),
                Heard::TooLong => self.print(&t!(language, "text-too-long"))?,
                Heard::End => return Ok(None),
            }
        }
    }

    /// Passes over the rest of a line.
    fn pass_over(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.input.consume(used);
            if done {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(input: &[u8]) -> Vec<Heard> {
        let mut lines = Lines::new(input, Vec::new(), false);
        let mut heard = Vec::new();
        loop {
            heard.push(lines.hear().expect("bytes can be read"));
            if heard.last() == Some(&Heard::End) {
                return heard;
            }
        }
    }

    #[test]
    fn any_bytes_are_lines() {
        let line = |text: &str| Heard::Line(text.to_owned());
        assert_eq!(heard(b""), [Heard::End]);
        assert_eq!(heard(b"\xef\xbb\xbfpass\r\n\n3"), [line("pass"), line(""), line("3"), Heard::End]);
        assert_eq!(heard(b"a\xffb\x1b[1m\n"), [line("a\u{fffd}b[1m"), Heard::End]);
        let mut long = vec![b'x'; 5000];
        long.extend(b"\nhand\n");
        assert_eq!(heard(&long), [Heard::TooLong, line("hand"), Heard::End]);
    }
}
