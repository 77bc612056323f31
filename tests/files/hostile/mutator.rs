//! Hostile files made from real ones: their parts taken away, doubled, moved, exchanged, and filled with what does harm.

use crate::chance::Chance;

/// What does harm in place of a value.
const NASTY: [&str; 34] = [
    "",
    "\"\\u{1b}[2J\\u{1b}]0;x\\u{7}\"",
    "\"\\u{9b}31m\\u{202e}\\u{2066}\\u{85}\\u{200b}\"",
    "\"\u{1b}[2J\u{202e}\"",
    "\"../../../../etc/passwd\"",
    "\"%s%n${HOME}`id`;rm -rf\"",
    "\"\\u{0}\"",
    "\"\u{feff}\"",
    "\"😀👩‍👩‍👧‍👦ﷺ\"",
    "-1",
    "0",
    "7",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "1e308",
    "NaN",
    "inf",
    "true",
    "None",
    "Some(Some(1))",
    "[]",
    "()",
    "{}",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    "r#\"\u{1b}\"#",
    "/* \u{1b} */ 1",
    "// \u{9b}\n",
];
/// What is put together to fill a file.
const FILLING: [&str; 12] = [
    "hint(0),",
    "undo,",
    "\"\",",
    "[],",
    "(),",
    "0,",
    "{",
    "[",
    "x",
    "\u{1b}",
    "act(0, \"pass\"),",
    "act(0,\"AS\"),undo,",
];

/// A part of a file: brackets with all that is in them, a string, or a word.
#[derive(Debug, Clone, Copy)]
struct Part {
    start: usize,
    end: usize,
}

/// The parts of a text as its brackets and quotes divide it. What is not closed ends where the text does.
fn parts(text: &str) -> Vec<Part> {
    let bytes = text.as_bytes();
    let (mut parts, mut open) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        match bytes[at] {
            b'(' | b'[' | b'{' => open.push(at),
            b')' | b']' | b'}' => parts.extend(open.pop().map(|start| Part { start, end: at + 1 })),
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                parts.push(Part { start, end: (at + 1).min(bytes.len()) });
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'-' => {
                while at + 1 < bytes.len() && (bytes[at + 1].is_ascii_alphanumeric() || b"_-#".contains(&bytes[at + 1]))
                {
                    at += 1;
                }
                parts.push(Part { start, end: at + 1 });
            }
            _ => {}
        }
        at += 1;
    }
    parts.retain(|part| text.is_char_boundary(part.start) && text.is_char_boundary(part.end));
    parts
}

/// A hostile file made from one of these real ones: the same for the same chance.
pub fn hostile(real: &[String], chance: &mut Chance) -> Vec<u8> {
    let mut text = real[chance.below(real.len())].clone();
    for _ in 0..=chance.below(4) {
        let parts = parts(&text);
        if parts.is_empty() {
            break;
        }
        let part = parts[chance.below(parts.len())];
        let (before, inside, after) = (&text[..part.start], &text[part.start..part.end], &text[part.end..]);
        let other = parts[chance.below(parts.len())];
        text = match chance.below(12) {
            0 => format!("{before}{after}"),
            1 => format!("{before}{inside},{inside}{after}"),
            2 | 3 => format!("{before}{}{after}", chance.one(&NASTY)),
            4 => format!("{before}{}{after}", &text[other.start..other.end]),
            5 => {
                let foreign = &real[chance.below(real.len())];
                let theirs = self::parts(foreign);
                let theirs = theirs[chance.below(theirs.len())];
                format!("{before}{}{after}", &foreign[theirs.start..theirs.end])
            }
            6 => before.to_owned(),
            7 => {
                let count = chance.one(&[3, 100, 3000, 120_000]);
                format!("{before}{inside}{}{after}", chance.one(&FILLING).repeat(count))
            }
            8 => {
                let count = chance.one(&[2, 40, 2000]);
                format!("{before}{}{after}", format!("{inside},").repeat(count.min(3_000_000 / (inside.len() + 1))))
            }
            9 => format!("{before}\"{}\"{after}", chance.one(&["x", "\u{202e}", "\\u{1b}", "é", " "]).repeat(300_000)),
            10 => format!(
                "{before}{}{after}",
                chance.one(&["(", ")", "[", "]", "\"", ",", ":", "\\", "\u{0}", "#![enable(x)]"])
            ),
            _ => format!("{before}{}{after}", inside.to_uppercase()),
        };
    }
    let mut bytes = text.into_bytes();
    match chance.below(12) {
        0 => bytes.truncate(chance.below(bytes.len() + 1)),
        1 => {
            for _ in 0..=chance.below(20) {
                let place = chance.below(bytes.len().max(1));
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = chance.below(256) as u8;
                }
            }
        }
        2 => drop(bytes.splice(..0, *b"\xff\xfe\x00")),
        3 => bytes.resize(chance.one(&[4 << 20, (4 << 20) + 1, 5 << 20]), b' '),
        _ => {}
    }
    bytes
}
