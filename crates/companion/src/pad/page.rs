//! Composition of the page of a score pad.

use super::names_of;
use crate::setting::{face_of, figure};
use crate::sitting::{Act, Ask, Item, Labels, Menu, PadCell, PadColumn, PadLine, PadRow, PadScore, PadSheet, Style};
use pitch_language::{Language, Names, phrase, t};
use pitch_rules::{Points, Seat};
use pitch_session::pad::{Answers, Form, Row, Steps, Stroke};

/// Number of hands above the form, and on a television.
const LAST: usize = 2;
const LAST_ON_TV: usize = 4;

/// Returns the page; that of a television shows more hands and asks watchers nothing.
pub(super) fn pad_sheet(l: &Language, form: &Form, is_tv: bool) -> PadSheet {
    let (names, pad) = (names_of(form), form.pad());
    let (stamp, say) = phrase::pad_says(l, &names, form);
    let over = form.is_over();
    let dealer = pad.game_before(form.number() - 1).dealer();
    let act = |stroke: Stroke, label, style| Act::new(stroke.to_string(), label, style);
    let end = match over {
        true => act(Stroke::Again, t!(l, "scorepad-again"), Style::Go),
        false => act(Stroke::Write, t!(l, "scorepad-write"), Style::Go),
    };
    let can_undo = !pad.lines().is_empty() && form.corrected().is_none() && !is_tv;
    // Undo leaves a correction, and the line as it was.
    let leave = form.corrected().map(|_| act(Stroke::Undo, t!(l, "saves-cancel"), Style::Plain));
    let count = pad.lines().len();
    let most = if is_tv { LAST_ON_TV } else { LAST };
    // The line that is corrected is among those that are shown.
    let last = form.corrected().map_or(count, |line| count.min(line + most));
    let first = last.saturating_sub(most);
    PadSheet {
        title: t!(l, "scorepad-title"),
        turn: form.turn(),
        heading: if over { t!(l, "scorepad-title") } else { t!(l, "scorepad-hand", number = form.number()) },
        about: if over { String::new() } else { t!(l, "scorepad-deals", name = names.name(dealer)) },
        columns: (0..names.rules().sides()).map(|of| column(l, form, &names, of)).collect(),
        lines: (first..last).map(|index| line(form, &names, index)).collect(),
        rows: form.rows().iter().map(|one| row(l, &names, one, is_tv)).collect(),
        stamp,
        bad: form.is_set_back(),
        say: if is_tv && form.is_blank() { String::new() } else { say },
        undo: can_undo.then(|| act(Stroke::Undo, t!(l, "bar-undo"), Style::Plain)),
        acts: leave.into_iter().chain([end]).filter(|_| !is_tv).collect(),
        menu: (!is_tv).then(|| menu(l)),
        labels: Labels::of(l),
    }
}

/// Returns the head of a column: who it is, who is in front, and whose deal it is.
fn column(l: &Language, form: &Form, names: &Names, of: usize) -> PadColumn {
    let (rules, pad) = (names.rules(), form.pad());
    let name = phrase::pad_column(names, of);
    let scores: Vec<_> = pad.game().scores().values().collect();
    // Where a pad counts down, a score is what has come off.
    let best = scores.iter().max();
    // Two who are level are in front of nobody.
    let leads = best == scores.get(of) && scores.iter().filter(|score| Some(*score) == best).count() == 1;
    let dealer = pad.game_before(form.number() - 1).dealer();
    let members: Vec<Seat> = rules.seats().all().filter(|seat| rules.side_of(*seat).index() == of).collect();
    let faces = members.iter().filter_map(|seat| Some(face_of(pad.players().get(seat.index())?, *seat)));
    let said = if leads { t!(l, "scorepad-leads", name = name.as_str()) } else { name.clone() };
    PadColumn { name, said, faces: faces.collect(), leads, deals: !form.is_over() && members.contains(&dealer) }
}

/// Returns the line of a hand: the scores after it.
fn line(form: &Form, names: &Names, index: usize) -> PadLine {
    let scores = form.pad().game_before(index + 1).scores().values();
    let scores = scores.map(|&score| PadScore { figure: figure(names, score), below: score.0 < 0 });
    PadLine { number: index + 1, scores: scores.collect(), on: form.corrected() == Some(index) }
}

fn row(l: &Language, names: &Names, row: &Row, is_tv: bool) -> PadRow {
    let pressed = |stroke: &Stroke| (!is_tv).then(|| stroke.to_string());
    let label = phrase::pad_question(l, row.question);
    let cell = |of: usize, ticks| phrase::pad_cell(l, &label, &phrase::pad_column(names, of), ticks);
    let cells = match &row.answers {
        Answers::Ticks(ticks) => {
            let tick = |(of, (stroke, count)): (usize, &(Stroke, usize))| PadCell::Tick {
                act: pressed(stroke),
                said: cell(of, *count),
                count: *count,
            };
            ticks.iter().enumerate().map(tick).collect()
        }
        Answers::Choices(choices) => {
            let choice = |(stroke, on): &(Stroke, bool)| {
                let label = phrase::pad_answer(l, *stroke);
                PadCell::Choice { act: pressed(stroke), label, on: *on }
            };
            choices.iter().map(choice).collect()
        }
        Answers::Bid(bid) => {
            vec![steps(l, bid, label.clone(), bid.number.map(|bid| phrase::bid_figure(l, bid)), is_tv)]
        }
        Answers::Points(all) => {
            let points = |(of, points): (usize, &Steps<_>)| {
                steps(l, points, cell(of, 0), points.number.map(|number: Points| number.to_string()), is_tv)
            };
            all.iter().enumerate().map(points).collect()
        }
    };
    // What belongs to no column has the room of all of them.
    let wide = matches!(row.answers, Answers::Choices(_) | Answers::Bid(_));
    PadRow { label, wide, cells }
}

fn steps<T>(l: &Language, steps: &Steps<T>, said: String, figure: Option<String>, is_tv: bool) -> PadCell {
    let act = |stroke: Option<Stroke>, label| {
        stroke.filter(|_| !is_tv).map(|stroke| Box::new(Act::new(stroke.to_string(), label, Style::Plain)))
    };
    let less = act(steps.less, t!(l, "voice-less", name = said.as_str()));
    let more = act(steps.more, t!(l, "voice-more", name = said.as_str()));
    PadCell::Steps { said, figure: figure.unwrap_or_else(|| "?".to_owned()), less, more }
}

fn menu(l: &Language) -> Menu {
    let ask = |ask, label| Item::Ask(Ask { ask, label });
    let items = vec![
        ask("log", t!(l, "scorepad-all-hands")),
        ask("rules", t!(l, "phone-rules")),
        Item::Set { set: "theme", label: String::new() },
    ];
    Menu { label: t!(l, "menu-title"), items }
}
