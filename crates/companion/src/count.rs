//! The result of a hand, for a page.

use crate::setting::{Setting, figure};
use crate::sitting::{Ask, Count, Pad, Point};
use pitch_language::{phrase, t};
use pitch_rules::{Award, Finished, Side, Turn};

/// Most points that are listed each with its card.
const MOST_POINTS: usize = 12;

/// Returns the result of the hand that was counted last.
pub(crate) fn count(setting: &Setting<'_>) -> Option<Count> {
    let (l, view) = (setting.l, &setting.view);
    let finished = view.last.as_ref()?;
    let score = &finished.score;
    let names = &setting.names.in_hand(score.contract);
    let heading = match (&view.end, view.turn) {
        (Some(end), Turn::Over) => phrase::end(l, names, end),
        _ => phrase::result_brief(l, names, score),
    };
    // Beside the winner of the game, what became of the last bid would be theirs.
    let is_stamped = view.turn != Turn::Over;
    let rules = setting.names.rules();
    let sides: Vec<Side> = rules.all_sides().collect();
    let name = |side: &Side| phrase::capital(&phrase::side(l, &setting.names, *side));
    let row = |scores: &pitch_rules::BySide<pitch_rules::Points>| {
        sides.iter().map(|side| figure(&setting.names, scores[*side])).collect()
    };
    Some(Count {
        heading,
        stamp: if is_stamped { phrase::stamp(l, names, score) } else { String::new() },
        bad: is_stamped && score.set_back,
        points: points(setting, finished),
        pad: Pad { names: sides.iter().map(name).collect(), rows: vec![row(&score.before), row(&score.after)] },
        cost: view.own_seat().map(|_| Ask { ask: "costs", label: t!(l, "phone-costs") }),
    })
}

/// Returns the points that were made, each once a side.
fn points(setting: &Setting<'_>, finished: &Finished) -> Vec<Point> {
    let (l, names) = (setting.l, setting.names.in_hand(finished.score.contract));
    let mut all: Vec<(Award, i16)> = Vec::new();
    for award in finished.score.awards.iter() {
        match all.iter_mut().find(|(other, _)| other.point == award.point && other.side == award.side) {
            Some((_, sum)) => *sum += award.points.0,
            None => all.push((award, award.points.0)),
        }
    }
    all.truncate(MOST_POINTS);
    // Where one point is worth more than another, each has its figure, so that the sum can be seen.
    let has_figures = all.iter().any(|(_, sum)| *sum != 1);
    let point = |(award, sum): (Award, i16)| {
        let seat =
            award.card.map(|made| made.taken_by).filter(|seat| names.members(award.side).any(|one| one == *seat));
        let seat = seat.or_else(|| names.members(award.side).next()).unwrap_or_default();
        Point {
            card: award.card.map(|made| made.card.to_string()),
            said: award.card.map(|made| phrase::capital(&phrase::card_alone(l, made.card))).unwrap_or_default(),
            label: phrase::point_among(l, names.rules(), award.point),
            face: setting.face(seat),
            who: phrase::capital(&phrase::side(l, &names, award.side)),
            figure: has_figures.then(|| sum.to_string()),
        }
    };
    all.into_iter().map(point).collect()
}
