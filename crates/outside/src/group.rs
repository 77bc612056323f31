//! A program and all that it starts: they end together. On systems other than Unix only the program itself is ended.

#[cfg(unix)]
pub(crate) use unix::Group;
#[cfg(unix)]
pub use unix::end_all;

#[cfg(not(unix))]
pub(crate) use alone::Group;
#[cfg(not(unix))]
pub use alone::end_all;

#[cfg(unix)]
mod unix {
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// The groups that run.
    static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    fn running() -> MutexGuard<'static, Vec<Pid>> {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all programs that run, at once and with all that they have started. Meant for a program that is about to
    /// end itself without leaving its functions.
    pub fn end_all() {
        for group in running().drain(..) {
            // It may have ended.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// Processes of a program.
    #[derive(Debug)]
    pub(crate) struct Group(Pid);

    impl Group {
        /// Lets a program be the first process of a group of its own.
        pub(crate) fn lead(command: &mut Command) -> &mut Command {
            command.process_group(0)
        }

        /// Records the group that this process was started as, and returns it.
        pub(crate) fn of(child: &Child) -> Self {
            let group = Pid::from_child(child);
            running().push(group);
            Group(group)
        }

        /// Returns `true` if the first process has ended. It is not cleared away, so that nothing else can have its number.
        pub(crate) fn has_ended(&self, _child: &mut Child) -> bool {
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            !matches!(waitid(WaitId::Pid(self.0), options), Ok(None))
        }

        /// Ends all processes, and clears the first one away.
        pub(crate) fn end(&self, child: &mut Child) {
            // They may have ended.
            let _ = kill_process_group(self.0, Signal::KILL);
            running().retain(|group| *group != self.0);
            let _ = child.wait();
        }
    }
}

#[cfg(not(unix))]
mod alone {
    use std::process::{Child, Command};

    /// Ends all programs that run. Here they end by themselves, when nothing more is asked.
    pub fn end_all() {}

    /// Program alone.
    #[derive(Debug)]
    pub(crate) struct Group;

    impl Group {
        /// Lets a program be the first of its processes.
        pub(crate) fn lead(command: &mut Command) -> &mut Command {
            command
        }

        /// Returns the program that this process is.
        pub(crate) fn of(_child: &Child) -> Self {
            Group
        }

        /// Returns `true` if it has ended.
        pub(crate) fn has_ended(&self, child: &mut Child) -> bool {
            !matches!(child.try_wait(), Ok(None))
        }

        /// Ends it, and clears it away.
        pub(crate) fn end(&self, child: &mut Child) {
            // It may have ended just now.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
