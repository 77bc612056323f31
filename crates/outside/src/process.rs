//! A program that was started, and the thread that talks to it.

use crate::LONGEST_LINE;
use crate::failure::Failure;
use crate::group::Group;
use crate::line::{Line, written};
use crate::program::Program;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Time that a program has to end by itself once it was told goodbye.
const GRACE: Duration = Duration::from_millis(500);
/// Interval at which a waiting caller is asked whether they still want the answer.
const LOOK: Duration = Duration::from_millis(20);

/// A program that runs. It is ended when this is dropped, with all that it has started.
///
/// One thread writes a line and then reads one, so that no more is ever read than was asked for: what a program writes
/// besides stays in its pipe, and once that is full the program waits. The thread ends with the pipes.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    group: Group,
    questions: Option<Sender<Vec<u8>>>,
    answers: Receiver<Result<Vec<u8>, Failure>>,
    /// `true` if the program has answered everything that it was asked.
    is_idle: bool,
}

impl Process {
    /// Starts a program. What it writes to standard error is not read.
    pub(crate) fn start(program: &Program) -> Result<Self, Failure> {
        let mut command = program.command();
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = Group::lead(command).spawn().map_err(|error| Failure::Start(error.to_string()))?;
        let (questions, asked) = mpsc::channel();
        let (tell, answers) = mpsc::channel();
        let (input, output) = (child.stdin.take(), child.stdout.take());
        // From here on dropping it ends the program.
        let group = Group::of(&child);
        let process = Process { child, group, questions: Some(questions), answers, is_idle: true };
        let (Some(input), Some(output)) = (input, output) else { return Err(Failure::Left) };
        let talk = move || converse(input, BufReader::new(output), &asked, &tell);
        let thread = thread::Builder::new().name("bot".to_owned()).spawn(talk);
        thread.map(|_| process).map_err(|error| Failure::Start(error.to_string()))
    }

    /// Writes a line and waits up to `limit` for the one that comes back, or until nobody wants it any more.
    pub(crate) fn ask(
        &mut self,
        line: Vec<u8>,
        limit: Duration,
        is_stopped: impl Fn() -> bool,
    ) -> Result<Vec<u8>, Failure> {
        let end = Instant::now() + limit;
        self.is_idle = false;
        let questions = self.questions.as_ref().ok_or(Failure::Left)?;
        questions.send(line).map_err(|_| Failure::Left)?;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(LOOK)) {
                Ok(answer) => {
                    self.is_idle = answer.is_ok();
                    return answer;
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Left),
                Err(RecvTimeoutError::Timeout) if is_stopped() => return Err(Failure::Stopped),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Failure::Late(limit)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its thread says goodbye and closes its input, if it does not wait for anything.
        self.questions = None;
        let end = Instant::now() + if self.is_idle { GRACE } else { Duration::ZERO };
        while Instant::now() < end {
            if self.group.has_ended(&mut self.child) {
                break;
            }
            thread::sleep(Duration::from_millis(2));
        }
        self.group.end(&mut self.child);
    }
}

/// Writes each question and reads the answer to it, until there are no more or it fails.
fn converse(
    mut input: ChildStdin,
    mut output: BufReader<ChildStdout>,
    questions: &Receiver<Vec<u8>>,
    answers: &Sender<Result<Vec<u8>, Failure>>,
) {
    for question in questions {
        let written = input.write_all(&question).and_then(|()| input.flush()).map_err(|_| Failure::Left);
        let answer = written.and_then(|()| line(&mut output));
        let is_over = answer.is_err();
        if answers.send(answer).is_err() || is_over {
            return;
        }
    }
    let _ = input.write_all(&written(&Line::Bye));
}

/// Reads the next line, and returns it without its end.
fn line(output: &mut impl BufRead) -> Result<Vec<u8>, Failure> {
    let mut line = Vec::new();
    let _ = output.take(LONGEST_LINE as u64).read_until(b'\n', &mut line).map_err(|_| Failure::Left)?;
    match line.pop() {
        Some(b'\n') => Ok(line),
        Some(_) if line.len() + 1 == LONGEST_LINE => Err(Failure::TooLong),
        Some(_) | None => Err(Failure::Left),
    }
}
