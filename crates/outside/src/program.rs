//! The program to be started, as somebody named it.

use pitch_shown::{clean, quote};

use std::fmt;
use std::path::Path;
use std::process::Command;
use std::str::FromStr;

/// Prefix of a text that names a program on the command line.
const PREFIX: &str = "exec:";
/// Longest name that is shown of a program, in characters.
const LONGEST_NAME: usize = 24;

/// Program and the arguments it is called with. Nothing is started by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    path: String,
    arguments: Vec<String>,
}

/// A text that names no program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseProgramError {
    /// It does not begin as one that names a program.
    #[error("`{}` names no program: write {PREFIX} and then the program, such as {PREFIX}./mybot", quote(.0))]
    Prefix(String),
    /// The words cannot be told apart: a quotation mark is open.
    #[error("`{}` names no program: it has no words, or a quotation mark is open", quote(.0))]
    Words(String),
}

impl Program {
    /// Returns `true` if a text means to name a program.
    #[must_use]
    pub fn is_named_by(text: &str) -> bool {
        text.starts_with(PREFIX)
    }

    /// Returns a name that can be shown: that of the script, if an interpreter is called with one, else that of the
    /// program; without folder and extension.
    #[must_use]
    pub fn name(&self) -> String {
        let script = self.arguments.first().filter(|argument| Path::new(argument).is_file());
        let path = Path::new(script.unwrap_or(&self.path));
        let name = clean(&path.file_stem().unwrap_or_default().to_string_lossy(), LONGEST_NAME);
        if name.is_empty() { "?".to_owned() } else { name }
    }

    /// Returns the command that starts the program. No shell has a part in it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        // How this program was started is nothing to it.
        let _ = command.args(&self.arguments).env_remove("DESKTOP_STARTUP_ID").env_remove("XDG_ACTIVATION_TOKEN");
        command
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.path)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

/// `exec:` and the path of a program, or `exec:` and words as a shell would tell them apart: the program and its arguments.
/// A path with blanks or backslashes needs no quotation marks where nothing follows it.
impl FromStr for Program {
    type Err = ParseProgramError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text.strip_prefix(PREFIX).ok_or_else(|| ParseProgramError::Prefix(text.to_owned()))?;
        if Path::new(rest).is_file() {
            return Ok(Program { path: rest.to_owned(), arguments: Vec::new() });
        }
        let words = || ParseProgramError::Words(text.to_owned());
        let mut words = shlex::split(rest).ok_or_else(words)?.into_iter();
        let path = words.next().filter(|path| !path.is_empty());
        let path = path.ok_or_else(|| ParseProgramError::Words(text.to_owned()))?;
        Ok(Program { path, arguments: words.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_apart_without_a_shell() {
        let program: Program = "exec:./my bot --level '3 $HOME'".parse().expect("a program");
        assert_eq!(
            (program.path.as_str(), &program.arguments[..]),
            ("./my", &["bot", "--level", "3 $HOME"].map(String::from)[..])
        );
        assert_eq!(program.to_string(), "exec:./my bot --level 3 $HOME");
        for wrong in ["./mybot", "steady", "exec:", "exec:  ", "exec:'./mybot"] {
            assert!(wrong.parse::<Program>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_program_is_called_as_its_file_is() {
        let name = |text: &str| text.parse::<Program>().map(|program| program.name());
        assert_eq!(name("exec:../bots/mybot.exe --fast").as_deref(), Ok("mybot"));
        assert_eq!(name("exec:python3 Cargo.toml --fast").as_deref(), Ok("Cargo"), "a script names the bot");
        assert_eq!(name("exec:./\u{1b}\u{202e}").as_deref(), Ok("?"));
    }
}
