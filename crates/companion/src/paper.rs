//! What is read on paper over the page: the last trick, the points, the story of the hand, the rules, what it cost, and what
//! can be said at a table where mistakes can be made.

use crate::setting::Setting;
use crate::sitting::Paper;
use pitch_language::{Language, phrase, rule_set_name, rule_sheet, t, told};
use pitch_players::Stop;
use pitch_rules::{Preset, Rules, Seat};
use pitch_session::costs::Whose;
use pitch_session::{Costs, Review};

/// Returns what was asked for, with these seats on phones; `None` if there is no such thing.
pub(crate) fn paper(setting: &Setting<'_>, seat: Option<Seat>, on_phones: &[Seat], asked: &str) -> Option<Paper> {
    let (l, names, view, table) = (setting.l, &setting.names, &setting.view, setting.table);
    let (mut cards, mut items) = (Vec::new(), Vec::new());
    let (heading, lines) = match asked {
        "last" => {
            let trick = setting.last_trick();
            cards = trick.map(|trick| setting.tricked(trick)).unwrap_or_default();
            let none = trick.is_none().then(|| t!(l, "last-trick-none"));
            (t!(l, "last-trick-title"), none.into_iter().collect())
        }
        "points" => {
            let lines = told::points(l, names, view).into_iter().chain(told::score(l, names, view));
            (t!(l, "tracker-title"), lines.collect())
        }
        "log" => (t!(l, "log-title"), phrase::story(l, names, view)),
        "players" => (t!(l, "menu-players"), told::players(l, names, table, on_phones)),
        "rules" => return Some(rules_paper(l, table.rules(), &table.record().summary().rule_set)),
        "talk" | "show" => {
            let own = seat.filter(|_| table.rules().allows_mistakes())?;
            let is_talk = asked == "talk";
            items = if is_talk { setting.talk(own) } else { setting.shows(own) };
            let about = if items.is_empty() { t!(l, "table-menu-none") } else { t!(l, "table-menu-about") };
            (if is_talk { t!(l, "table-menu") } else { t!(l, "table-show") }, vec![about])
        }
        "costs" => {
            let review = Review::of(table.record())?;
            let costs = Costs::of(&review, review.hands().len().checked_sub(1)?, Whose::People, &Stop::new())?;
            (t!(l, "phone-costs"), phrase::costs(l, names, &costs, seat?))
        }
        _ => return None,
    };
    Some(Paper { heading, lines, cards, items, close: t!(l, "phone-close") })
}

/// Returns the sheet of these rules, which have this name in lists.
pub(crate) fn rules_paper(l: &Language, rules: &Rules, name: &str) -> Paper {
    let printed = Preset::nearest(rules);
    let name = if name == "own" { printed.id() } else { name };
    let sheet = rule_sheet(l, rules, Some(printed));
    let sections = sheet.sections.iter().flat_map(|section| {
        let heading = format!("# {}", section.title);
        std::iter::once(heading).chain(section.clauses.iter().map(|clause| clause.text.clone()))
    });
    let lines = sheet.warnings.iter().cloned().chain(sections).collect();
    Paper { heading: rule_set_name(l, name), lines, cards: Vec::new(), items: Vec::new(), close: t!(l, "phone-close") }
}
