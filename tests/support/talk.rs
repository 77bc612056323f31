//! The program in text mode as a process: what is said to it, and by it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

/// The program on a folder, and what is said to it and by it.
pub struct Program {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// All that it said so far.
    heard: String,
}

impl Program {
    pub fn start(folder: &Path) -> Self {
        Program::run(&mut Command::new(env!("CARGO_BIN_EXE_auction-pitch")), folder)
    }

    /// Starts it by this command, which hands on the arguments that are added.
    pub fn run(command: &mut Command, folder: &Path) -> Self {
        let mut process = command
            .args(["--text", "--lang", "en", "--data-dir"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let input = process.stdin.take().expect("an input");
        let output = BufReader::new(process.stdout.take().expect("an output"));
        Program { process, input, output, heard: String::new() }
    }

    /// Waits until it asks something, and gives the first answer to that; none at the end of the game.
    pub fn is_asked(&mut self) -> Option<String> {
        self.is_asked_all().map(|mut answers| answers.remove(0))
    }

    /// Waits until it asks something, and gives all answers to that; none at the end of the game.
    pub fn is_asked_all(&mut self) -> Option<Vec<String>> {
        loop {
            let mut line = String::new();
            let _ = self.output.read_line(&mut line).expect("it speaks");
            assert!(!line.is_empty(), "it has ended: {}", self.heard);
            self.heard += &line;
            let asked = line.strip_prefix("You may say ").or(line.strip_prefix("You can play "));
            if let Some(answers) = asked {
                let answers = answers.trim_end().trim_end_matches('.').replace(" and ", ", ").replace(" or ", ", ");
                let answers = answers.split(',').map(str::trim).filter(|answer| !answer.is_empty());
                return Some(answers.map(str::to_owned).collect());
            }
            if line.starts_with("Type “new” for another game") {
                return None;
            }
        }
    }

    pub fn say(&mut self, words: &str) {
        writeln!(self.input, "{words}").expect("it listens");
    }

    /// Sends it a signal, such as `-TERM`.
    pub fn send(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    }

    /// Waits for its end, however long the input is open, and gives all that it said, errors too if they are piped.
    pub fn end(mut self) -> (ExitStatus, String) {
        let ended = self.process.wait().expect("ended");
        let _ = self.output.read_to_string(&mut self.heard).expect("text");
        if let Some(mut errors) = self.process.stderr.take() {
            let _ = errors.read_to_string(&mut self.heard).expect("text");
        }
        (ended, self.heard)
    }

    /// Kills it, and gives all that it said.
    pub fn killed(mut self) -> String {
        self.process.kill().expect("killed");
        let _ = self.process.wait().expect("ended");
        let _ = self.output.read_to_string(&mut self.heard).expect("text");
        self.heard
    }

    /// Leaves it, and gives all that it said.
    pub fn left(mut self) -> String {
        self.say("quit");
        let _ = self.output.read_to_string(&mut self.heard).expect("text");
        let _ = self.process.wait().expect("ended");
        self.heard
    }

    /// Kills it, and gives how many lines it had still said.
    pub fn kill(mut self) -> usize {
        self.process.kill().expect("killed");
        let _ = self.process.wait().expect("ended");
        let mut rest = String::new();
        let _ = self.output.read_to_string(&mut rest).expect("text");
        rest.lines().filter(|_| rest.ends_with('\n')).count()
    }
}
