//! Reading and writing of records as text.

use crate::deals;
use crate::record::Record;
use crate::record::format::{ParseRecordError, check_head};
use crate::record::summary::Derived;
use crate::syntax;
use crate::timestamp::Timestamp;
use pitch_rules::Preset;

impl Record {
    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// If it is no record that this program can read.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ParseRecordError> {
        Record::parse(syntax::text(bytes)?)
    }

    /// Reads a record. A byte order mark before it is skipped.
    ///
    /// # Errors
    /// If it is no record that this program can read.
    pub fn parse(text: &str) -> Result<Self, ParseRecordError> {
        check_head(text)?;
        let mut record: Record = syntax::read(text)?;
        record.check()?;
        record.complete_summary();
        Ok(record)
    }

    /// Fills in the names and the rule set where the summary lacks them. Scores are known once the record is played
    /// through.
    fn complete_summary(&mut self) {
        let summary = &mut self.summary;
        summary.derived = Derived { names: summary.players.is_empty(), scores: summary.scores.is_empty() };
        if summary.players.is_empty() {
            summary.players = self.players.list.iter().map(|player| player.name.clone()).collect();
        }
        if summary.rule_set.is_empty() {
            summary.rule_set = Preset::of(&self.rules).map_or("own", Preset::id).to_owned();
        }
    }

    /// Dates the record by the time at which its file was written, if it does not say itself when it was saved. The
    /// beginning of the game is part of the seal, and stays as it is if there is one.
    #[must_use]
    pub(crate) fn dated(mut self, written: Timestamp) -> Self {
        let (summary, unknown) = (&mut self.summary, Timestamp::default());
        if summary.started == unknown && summary.saved == unknown && self.seal.is_none() {
            summary.started = written;
        }
        if summary.saved == unknown {
            summary.saved = written;
        }
        self
    }

    /// Returns the record as text, one entry a line.
    ///
    /// # Errors
    /// None that is known: every part of a record can be written.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        syntax::write(self)
    }

    /// Checks what is not sound by its syntax alone.
    ///
    /// # Errors
    /// If it is no record that this program can play.
    pub(crate) fn check(&self) -> Result<(), ParseRecordError> {
        if !deals::knows(self.deals.algorithm()) {
            return Err(ParseRecordError::Algorithm(self.deals.algorithm()));
        }
        if let Some(misfit) = self.rules.validate().into_iter().next() {
            return Err(ParseRecordError::Rules(misfit));
        }
        if self.players.list.len() != usize::from(self.rules.players) {
            return Err(ParseRecordError::Players { found: self.players.list.len(), expected: self.rules.players });
        }
        if !self.rules.seats().contains(self.first_dealer) {
            return Err(ParseRecordError::Dealer(self.first_dealer));
        }
        if self.has_too_many_deals() {
            return Err(ParseRecordError::TooManyDeals);
        }
        Ok(())
    }
}
