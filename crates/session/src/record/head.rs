//! Search for the end of the summary in the beginning of a record, so that a list of games need not read the games.

/// Returns the beginning of a record up to its summary, closed so that it can be read. Returns `None` if the summary
/// does not end in this text, or if there is something in it that takes a full parser: comments and raw strings, which
/// this program does not write.
pub(super) fn until_summary(text: &str) -> Option<String> {
    let mut depth = 0_usize;
    let mut word = (0, 0);
    let mut is_summary = false;
    let mut bytes = text.bytes().enumerate();
    while let Some((place, byte)) = bytes.next() {
        match byte {
            b'"' => {
                // Names may hold brackets. What is escaped cannot end the string.
                while let Some((_, inner)) = bytes.next() {
                    match inner {
                        b'"' => break,
                        b'\\' => drop(bytes.next()),
                        _ => {}
                    }
                }
            }
            b'/' | b'#' | b'\'' => return None,
            b'(' | b'[' | b'{' => {
                is_summary |= depth == 1 && byte == b'(' && &text[word.0..word.1] == "summary";
                depth += 1;
            }
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 1 && is_summary {
                    return Some(format!("{})", &text[..=place]));
                }
            }
            b'a'..=b'z' | b'_' if depth == 1 => {
                word = if word.1 == place { (word.0, place + 1) } else { (place, place + 1) }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_ends_with_the_summary() {
        let whole =
            r#"(format: "x", version: 1, summary: (players: ["a)\")", "b"], course: [[1], [2]]), rules: (a: 1))"#;
        let head = r#"(format: "x", version: 1, summary: (players: ["a)\")", "b"], course: [[1], [2]]))"#;
        assert_eq!(until_summary(whole).as_deref(), Some(head));
        assert_eq!(until_summary(&whole[..60]), None, "the summary is not all there");
    }

    #[test]
    fn only_the_field_of_the_record_is_meant() {
        assert_eq!(until_summary("(rules: (summary: (a: 1)), players: [])"), None);
        assert_eq!(until_summary(r#"(format: "summary: ()", version: 1)"#), None);
        assert_eq!(until_summary("(rules: (), summary: ())").as_deref(), Some("(rules: (), summary: ())"));
    }

    #[test]
    fn what_a_person_wrote_is_read_as_a_whole() {
        assert_eq!(until_summary("( // summary: (\n summary: ())"), None);
        assert_eq!(until_summary("))((summary: ())"), None);
    }
}
