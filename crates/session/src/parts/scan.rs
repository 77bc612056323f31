//! Search for the beginnings and ends of the entries of a text, whatever they hold.

use super::Entry;

/// Value with brackets around it.
pub(super) struct Shape<'a> {
    /// Name before the bracket, as in `Some(3)`.
    pub name: &'a str,
    pub opening: char,
    pub inner: &'a str,
    pub closing: char,
}

/// Returns the entries of a text that is one structure, or `None` if it is damaged.
pub(super) fn entries(text: &str) -> Option<Vec<Entry>> {
    let mut rest = blank(text.strip_prefix('\u{feff}').unwrap_or(text));
    while let Some(after) = rest.strip_prefix("#!") {
        rest = blank(after.split_once(']')?.1);
    }
    let Shape { opening, inner, .. } = shape(rest)?;
    fields(inner).filter(|_| opening == '(')
}

/// Returns the entries of a damaged text that can still be told apart: an entry begins with a line that begins with one
/// of these names, and reaches to the next. One in which the text ends gets an empty value.
pub(super) fn whatever_is_there(text: &str, names: &[String]) -> Vec<Entry> {
    let begins = |line: &str, is_first: bool| {
        let is_before = |c: char| c == ' ' || c == '\t' || is_first && (c == '(' || c == '\u{feff}');
        let start = line.len() - line.trim_start_matches(is_before).len();
        let name = identifier(&line[start..]);
        (names.iter().any(|known| known == name) && blank(&line[start + name.len()..]).starts_with(':'))
            .then_some(start)
    };
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        starts.extend(begins(line, at == 0).map(|start| at + start));
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let mut found = Vec::new();
    for (start, end) in starts.iter().zip(ends) {
        let mut rest = &text[*start..end];
        while let Some(Field { name, value, end: at_end }) = field(rest) {
            let entry = |value: &str| Entry { name: name.to_owned(), value: value.to_owned() };
            match at_end {
                Some(at) if at < value.len() => {
                    found.push(entry(value[..at].trim_end()));
                    rest = value[at..].strip_prefix(',').map(blank).unwrap_or_default();
                }
                // Before another entry it is whole, or cannot be read; at the end of the text the rest of it may be missing.
                _ => {
                    let is_torn = end == text.len();
                    let value = value.trim_end().trim_end_matches(',').trim_end();
                    found.push(entry(if is_torn { "" } else { value }));
                    break;
                }
            }
        }
    }
    found
}

/// Returns the fields of a structure, or `None` if it is damaged or holds something else.
pub(super) fn fields(inner: &str) -> Option<Vec<Entry>> {
    let mut fields = Vec::new();
    let mut rest = blank(inner);
    while !rest.is_empty() {
        let Field { name, value, end } = field(rest)?;
        let (written, after) = value.split_at(end?);
        fields.push(Entry { name: name.to_owned(), value: written.trim_end().to_owned() });
        rest = if after.is_empty() { "" } else { blank(after.strip_prefix(',')?) };
    }
    Some(fields)
}

/// Returns the items of a list, or `None` if it is damaged.
pub(super) fn items(inner: &str) -> Option<Vec<&str>> {
    let mut items = Vec::new();
    let mut rest = blank(inner);
    while !rest.is_empty() {
        let end = end_of_value(rest)?;
        items.push(rest[..end].trim());
        rest = blank(rest[end..].strip_prefix(',').unwrap_or_default());
    }
    Some(items)
}

/// Field at the beginning of a text.
struct Field<'a> {
    name: &'a str,
    /// Text from its value on.
    value: &'a str,
    /// Length of its value in that text; `None` if it is damaged or torn.
    end: Option<usize>,
}

fn field(text: &str) -> Option<Field<'_>> {
    let name = identifier(text);
    let value = blank(blank(&text[name.len()..]).strip_prefix(':').filter(|_| !name.is_empty())?);
    Some(Field { name, value, end: end_of_value(value) })
}

/// Returns the parts of a value that is a bracket, with or without a name before it.
pub(super) fn shape(value: &str) -> Option<Shape<'_>> {
    let value = blank(value).trim_end();
    let name = identifier(value);
    let bracket = blank(&value[name.len()..]);
    let opening = bracket.chars().next().filter(|c| matches!(c, '(' | '[' | '{'))?;
    let inner = &bracket[1..];
    let end = closing(inner, opening)?;
    blank(&inner[end + 1..]).is_empty().then(|| Shape {
        name,
        opening,
        inner: &inner[..end],
        closing: partner(opening),
    })
}

const fn partner(opening: char) -> char {
    match opening {
        '[' => ']',
        '{' => '}',
        _ => ')',
    }
}

/// Returns a text without blanks and comments at its beginning.
fn blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        let after = if text.starts_with("//") {
            text.find('\n').map(|end| &text[end..]).unwrap_or_default()
        } else if text.starts_with("/*") {
            text.find("*/").map(|end| &text[end + 2..]).unwrap_or_default()
        } else {
            return text;
        };
        text = after;
    }
}

/// Returns the name at the beginning of a text, which may be empty.
fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    if text.starts_with(|c: char| c.is_ascii_digit()) { "" } else { &text[..end] }
}

/// Returns the end of a value: at a comma or a bracket that closes what is around it, or with the text. Returns `None`
/// if it does not end, or if the comma before the next one is missing.
fn end_of_value(text: &str) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        match text.as_bytes()[at] {
            b',' | b')' | b']' | b'}' => return Some(at),
            b':' => return None,
            b'(' | b'[' | b'{' => at += 1 + closing(&text[at + 1..], char::from(text.as_bytes()[at]))? + 1,
            _ => at = step(text, at)?,
        }
    }
    Some(at)
}

/// Returns the place at which the bracket closes that was opened before this text.
fn closing(text: &str, opening: char) -> Option<usize> {
    let mut open = vec![opening];
    let mut at = 0;
    while at < text.len() {
        match char::from(text.as_bytes()[at]) {
            sign @ ('(' | '[' | '{') => {
                open.push(sign);
                at += 1;
            }
            sign @ (')' | ']' | '}') => {
                let _ = open.pop().filter(|opening| partner(*opening) == sign)?;
                if open.is_empty() {
                    return Some(at);
                }
                at += 1;
            }
            _ => at = step(text, at)?,
        }
    }
    None
}

/// Returns the place after whatever begins here, which is no bracket: a string, a comment or a character. Returns
/// `None` if it does not end.
fn step(text: &str, at: usize) -> Option<usize> {
    let rest = &text[at..];
    Some(match rest.chars().next()? {
        '"' => at + 1 + end_of_string(&rest[1..])?,
        '/' if rest.starts_with("//") || rest.starts_with("/*") => text.len() - blank(rest).len(),
        'r' if is_raw(text, at) => {
            let marks = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
            let end = format!("\"{}", "#".repeat(marks));
            let inner = 2 + marks;
            at + inner + rest[inner..].find(&end)? + end.len()
        }
        '\'' => at + end_of_sign(rest).unwrap_or(1),
        sign => at + sign.len_utf8(),
    })
}

/// Returns `true` if a raw string begins here.
fn is_raw(text: &str, at: usize) -> bool {
    let is_in_word = text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    !is_in_word && text[at + 1..].trim_start_matches('#').starts_with('"')
}

/// Returns the place after the closing quote of a string. The program writes each on one line: one that goes on on
/// another lacks its end.
fn end_of_string(text: &str) -> Option<usize> {
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '"' => return Some(at + 1),
            '\\' => drop(signs.next()),
            '\n' => return None,
            _ => {}
        }
    }
    None
}

/// Returns the end of a character in quotes, such as `'x'`.
fn end_of_sign(text: &str) -> Option<usize> {
    let end = if text[1..].starts_with('\\') { text[2..].find('\'')? + 3 } else { text[1..].find('\'')? + 2 };
    (text[..end].chars().count() <= 12).then_some(end)
}
