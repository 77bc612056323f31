//! The reasons for a decision, in two short sentences, with the words in which hints speak.

use crate::phrase::bot::{advice, level_about, way};
use crate::phrase::cost::{cost_better, cost_figure};
use crate::phrase::judgement::{chance, choice};
use crate::t;
use crate::{Language, Names};
use pitch_players::{Decision, Level, Reason};
use pitch_rules::Action;
use pitch_session::Thought;
use pitch_session::thought::Why;

/// Tells why somebody decided as they did: a sentence or two.
#[must_use]
pub fn thought(l: &Language, names: &Names, thought: &Thought) -> Vec<String> {
    let name = names.name(thought.seat);
    let plays = |level: Level| way(l, name, level);
    // A habit that decided is said first, and in its own words.
    if let [Reason::Habit(character), rest @ ..] = thought.reasons() {
        let habit = level_about(l, Level::Character(*character));
        let besides =
            (!rest.is_empty()).then(|| t!(l, "thought-speaks", advice = advised(l, names, &thought.done, rest)));
        return std::iter::once(habit).chain(besides).collect();
    }
    match &thought.why {
        Why::Forced => vec![t!(l, "thought-forced")],
        // What goes without saying has no reasons.
        Why::RulesOfThumb(level, reasons) if reasons.is_empty() => vec![plays(*level)],
        Why::RulesOfThumb(level, reasons) => {
            let advice = advised(l, names, &thought.done, reasons);
            vec![t!(l, "thought-rules", name = name, advice = advice), plays(*level)]
        }
        Why::Ahead { reasons, chosen, other, .. } => {
            let label = |action: &Action| choice(l, names, &thought.view, action);
            let ahead = t!(
                l,
                "thought-ahead",
                name = name,
                choice = label(&chosen.action),
                chance = chance(l, chosen.chance),
                other = label(&other.action),
                next = chance(l, other.chance)
            );
            vec![ahead, t!(l, "thought-speaks", advice = advised(l, names, &thought.done, reasons))]
        }
        Why::Unknown { is_program, usual, cost } => {
            let program = is_program.then(|| t!(l, "thought-program", name = name));
            let is_same = if usual.action == thought.done { "yes" } else { "no" };
            let rules = t!(l, "thought-usual", same = is_same, advice = advice(l, names, usual));
            let judged = cost.as_ref().map(|cost| match cost.is_mistake() {
                true => t!(l, "thought-mistake", figure = cost_figure(l, cost)),
                false => t!(l, "thought-good"),
            });
            // What the rules of thumb say need not be said again.
            let better = cost.as_ref().filter(|cost| cost.is_mistake() && cost.best != usual.action);
            let better = better.map(|cost| cost_better(l, names, cost));
            program.into_iter().chain([rules]).chain(judged).chain(better).collect()
        }
    }
}

/// Returns this choice as a hint gives it.
fn advised(l: &Language, names: &Names, done: &Action, reasons: &[Reason]) -> String {
    let decision = Decision { action: done.clone(), reasons: reasons.to_vec(), complete: true };
    advice(l, names, &decision)
}
