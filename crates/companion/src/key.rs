//! Keys that open the table or a seat, and the short code that is typed in place of one.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use std::fmt;
use std::time::{Duration, Instant};

/// Secret of 128 bits, written as 32 hexadecimal digits. It is compared in constant time and never shown by `Debug`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Key(String);

impl Key {
    /// Returns a new key.
    pub(crate) fn random() -> Self {
        Key(format!("{:032x}", rand::rng().random::<u128>()))
    }

    /// Returns `true` if this text is the key.
    pub(crate) fn is(&self, text: &str) -> bool {
        self.0.as_bytes().ct_eq(text.as_bytes()).into()
    }

    /// Returns the key as it is handed to the page that keeps it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_key = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_key { Ok(Key(text)) } else { Err("a key has 32 hexadecimal digits") }
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// Letters and digits of a code: none that is taken for another.
const LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Number of letters of a code.
const LENGTH: usize = 6;
/// Number of wrong tries in [`WINDOW`] after which there is another code.
const MOST_TRIES: u32 = 10;
/// Time within which tries are counted.
const WINDOW: Duration = Duration::from_secs(60);

/// Short code that is typed on a phone without a camera.
#[derive(Clone)]
pub(crate) struct Code {
    code: String,
    tries: u32,
    since: Instant,
}

impl Code {
    pub(crate) fn random() -> Self {
        let mut rng = rand::rng();
        let code = (0..LENGTH).map(|_| char::from(LETTERS[rng.random_range(0..LETTERS.len())])).collect();
        Code { code, tries: 0, since: Instant::now() }
    }

    pub(crate) fn text(&self) -> &str {
        &self.code
    }

    /// Returns `true` if this is the code, whether its letters are capitals or not. After too many wrong tries within a
    /// minute there is a new one.
    pub(crate) fn try_code(&mut self, typed: &str, now: Instant) -> bool {
        if now.duration_since(self.since) > WINDOW {
            (self.tries, self.since) = (0, now);
        }
        let typed: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
        if self.code.as_bytes().ct_eq(typed.to_ascii_uppercase().as_bytes()).into() {
            return true;
        }
        self.tries += 1;
        if self.tries >= MOST_TRIES {
            *self = Code::random();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_itself_alone_and_is_not_printed() {
        let (one, other) = (Key::random(), Key::random());
        assert!(one.is(one.reveal()) && !one.is(other.reveal()) && !one.is("") && !one.is(&one.reveal()[1..]));
        assert_eq!((one.reveal().len(), format!("{one:?}").as_str()), (32, "Key(..)"));
    }

    #[test]
    fn a_code_is_typed_as_people_type_and_changes_after_ten_wrong_tries_in_a_minute() {
        let mut code = Code::random();
        let (first, now) = (code.text().to_owned(), Instant::now());
        assert!(code.try_code(&format!(" {}-{} ", first[..3].to_lowercase(), &first[3..]), now));
        for _ in 0..MOST_TRIES - 1 {
            assert!(!code.try_code("000000", now));
        }
        assert_eq!(code.text(), first);
        let later = now + WINDOW + Duration::from_secs(1);
        assert!(!code.try_code("000000", later) && code.text() == first, "a minute later they count anew");
        for _ in 0..MOST_TRIES - 1 {
            assert!(!code.try_code("", later));
        }
        assert!(code.text() != first && !code.try_code(&first, later));
    }
}
