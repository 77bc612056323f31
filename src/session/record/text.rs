//! Records as text, read and written.

use crate::session::deals;
use crate::session::record::Record;
use crate::session::record::format::{ParseRecordError, check_head};
use crate::session::syntax;

impl Record {
    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// If it is no record that this program can read.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ParseRecordError> {
        Record::parse(syntax::text(bytes)?)
    }

    /// Reads a record. A byte order mark before it is passed over.
    ///
    /// # Errors
    /// If it is no record that this program can read.
    pub fn parse(text: &str) -> Result<Self, ParseRecordError> {
        check_head(text)?;
        let record: Record = syntax::read(text)?;
        record.check()?;
        Ok(record)
    }

    /// The record as text, one entry a line.
    ///
    /// # Errors
    /// None that is known: every part of a record can be written.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        syntax::write(self)
    }

    fn check(&self) -> Result<(), ParseRecordError> {
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
