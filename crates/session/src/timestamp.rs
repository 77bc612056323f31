//! Points in time, as records keep them.

use pitch_shown::quote;

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// Moment in UTC, to the second, written as `2026-01-31T18:05:09Z`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Timestamp(u64);

/// Error for a text that is no moment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a moment such as 2026-01-31T18:05:09Z", quote(.0))]
pub struct ParseTimestampError(pub String);

const DAY: u64 = 24 * 60 * 60;
/// Last second of the year 9999: later years could not be written in four digits.
const LAST: u64 = 253_402_300_799;

impl Timestamp {
    /// Returns the current time of the machine's clock.
    #[must_use]
    pub fn now() -> Self {
        Timestamp::from_seconds(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
    }

    /// Returns the moment this many seconds after the beginning of 1970 in UTC, at most the end of the year 9999.
    #[must_use]
    pub fn from_seconds(seconds: u64) -> Self {
        Timestamp(seconds.min(LAST))
    }

    /// Returns the seconds since the beginning of 1970 in UTC.
    #[must_use]
    pub const fn seconds(self) -> u64 {
        self.0
    }

    /// Returns year, month (1 to 12) and day of the month (1 to 31) where the player is.
    #[must_use]
    pub fn local_date(self) -> (u16, u8, u8) {
        self.local().date()
    }

    /// Returns the day where the player is, counted from the beginning of 1970 there.
    #[must_use]
    pub fn local_day(self) -> u32 {
        (self.local().0 / DAY) as u32
    }

    /// Returns the moment at which UTC reads as the player's clock does at this one.
    fn local(self) -> Self {
        let moment = jiff::Timestamp::from_second(self.0 as i64);
        let ahead = moment.map_or(0, |moment| TimeZone::system().to_offset(moment).seconds());
        Timestamp::from_seconds(self.0.saturating_add_signed(ahead.into()))
    }

    /// Returns year, month (1 to 12) and day of the month (1 to 31), in UTC.
    fn date(self) -> (u16, u8, u8) {
        let mut days = self.0 / DAY;
        let mut year = 1970;
        while days >= days_of(year) {
            days -= days_of(year);
            year += 1;
        }
        let mut month = 1;
        while days >= days_in(year, month) {
            days -= days_in(year, month);
            month += 1;
        }
        (year, month, days as u8 + 1)
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_in(year: u16, month: u8) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        let (hour, minute, second) = (self.0 % DAY / 3600, self.0 % 3600 / 60, self.0 % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl FromStr for Timestamp {
    type Err = ParseTimestampError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseTimestampError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Timestamp> {
    let number = |from: usize, length: usize| -> Option<u64> {
        let digits = text.get(from..from + length)?;
        digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
    };
    let marks = [(4, '-'), (7, '-'), (10, 'T'), (13, ':'), (16, ':'), (19, 'Z')];
    if text.len() != 20 || marks.iter().any(|&(at, mark)| !text.get(at..).is_some_and(|rest| rest.starts_with(mark))) {
        return None;
    }
    let (year, month, day) = (number(0, 4)? as u16, number(5, 2)? as u8, number(8, 2)?);
    let (hour, minute, second) = (number(11, 2)?, number(14, 2)?, number(17, 2)?);
    if year < 1970 || !(1..=12).contains(&month) || !(1..=days_in(year, month)).contains(&day) {
        return None;
    }
    if hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let days = (1970..year).map(days_of).sum::<u64>() + (1..month).map(|m| days_in(year, m)).sum::<u64>() + day - 1;
    Some(Timestamp(days * DAY + hour * 3600 + minute * 60 + second))
}

impl From<Timestamp> for String {
    fn from(moment: Timestamp) -> String {
        moment.to_string()
    }
}

impl TryFrom<String> for Timestamp {
    type Error = ParseTimestampError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_date_prints_them() {
        // date -u -d @SECONDS +%FT%TZ
        let known = [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_769_882_709, "2026-01-31T18:05:09Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (LAST, "9999-12-31T23:59:59Z"),
        ];
        for (seconds, text) in known {
            assert_eq!(Timestamp::from_seconds(seconds).to_string(), text);
            assert_eq!(text.parse(), Ok(Timestamp::from_seconds(seconds)));
        }
        assert_eq!(Timestamp::from_seconds(u64::MAX), Timestamp(LAST));
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        let wrong = [
            "",
            "2026-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-01-01T24:00:00Z",
            "2026-01-01 00:00:00Z",
            "2026-01-01T00:00:00",
            "1969-12-31T23:59:59Z",
            "+026-01-01T00:00:00Z",
            "2026-01-01T00:00:0éZ",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Timestamp>(), Err(ParseTimestampError(text.to_owned())));
        }
    }
}
