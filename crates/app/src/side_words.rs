//! Words for sides in headings, and the figures shown for their scores.

use pitch_language::{Language, Names, phrase, t};
use pitch_rules::{Points, Side};

/// Returns a word for a side, where there are partners: "Us", "Them"; the initials of its players, "A+C", where there are more
/// than two sides, or nobody to whom it is told.
pub(super) fn word(language: &Language, names: &Names, side: Side) -> Option<String> {
    if !names.have_partners() {
        return None;
    }
    Some(match names.who_side(side) {
        "your-side" | "you" => t!(language, "pad-us"),
        _ if names.you().is_some() && names.sides() == 2 => t!(language, "pad-them"),
        _ => {
            let initials = names.members(side).filter_map(|seat| names.name(seat).chars().next());
            initials.map(String::from).collect::<Vec<_>>().join("+")
        }
    })
}

/// Returns the heading of the column of a side: its word, or the name of its only player.
pub(super) fn label(language: &Language, names: &Names, side: Side) -> String {
    word(language, names, side).unwrap_or_else(|| phrase::side(language, names, side))
}

/// Returns the figure that is shown for a score: the score, or what is left to the target where scores count down,
/// never below zero.
pub(super) fn figure(names: &Names, score: i32) -> i32 {
    let rules = names.rules();
    if rules.counts_down() { (i32::from(rules.target.0) - score).max(0) } else { score }
}

/// Returns the figure that is shown for a score in points.
pub(super) fn figure_of(names: &Names, score: Points) -> i32 {
    figure(names, i32::from(score.0))
}

/// Returns the figures that are shown for all scores of a pad.
pub(super) fn figures(names: &Names, totals: &[Vec<i32>]) -> Vec<Vec<i32>> {
    totals.iter().map(|row| row.iter().map(|&score| figure(names, score)).collect()).collect()
}
