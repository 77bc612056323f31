//! The options in their groups, each with its sentence, its control, what it was, what does not fit, and why a game may
//! not end by it.

use super::control::control;
use super::{FOREMOST, HouseRules, Message, ROWS, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::widget::{self, Kit, MARGIN, OptionRow, Press, paragraph, second_on_paper};
use crate::engine::Misfit;
use crate::engine::rules::{Field, Group, Rules, Value, Warning};
use crate::language::{Language, phrase};
use crate::t;

use iced::widget::{Id, column, container};
use iced::{Element, Padding};

/// The least room for the words beside a control, in pixels of the design.
const WORDS: f32 = 190.0;

/// The id of the row of an option.
pub(super) fn place(field: Field) -> Id {
    Id::from(format!("house-{field}"))
}

/// What the rows of one picture have in common.
struct Rows {
    rules: Rules,
    printed: Rules,
    changes: Vec<Field>,
    misfits: Vec<Misfit>,
    warnings: Vec<Warning>,
}

/// The rows of all that is found in so many logical pixels, below the names of their groups.
pub(super) fn rows<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let shelf = screen.shelf();
    let rules = shelf.rules();
    let (printed, changes) = (shelf.printed(), shelf.changes());
    let rows = Rows { misfits: screen.misfits(), warnings: rules.warnings(), rules, printed, changes };
    let (foremost, rest): (Vec<Field>, Vec<Field>) =
        screen.found(l).into_iter().partition(|field| FOREMOST.contains(field));
    let of = |group: Group| rest.iter().copied().filter(move |field| field.group() == group).collect::<Vec<_>>();
    let groups = Group::ALL.into_iter().map(|group| (phrase::group(l, group), of(group)));
    let groups = std::iter::once((t!(l, "house-foremost"), foremost)).chain(groups).map(|(title, fields)| {
        let count = fields.iter().filter(|field| rows.changes.contains(field)).count();
        widget::Group {
            place: Id::from(format!("house-{title}")),
            title,
            changed: (count > 0).then(|| t!(l, "settings-changed", count = count)),
            rows: fields.into_iter().map(|field| option(screen, kit, context, &rows, field, width)).collect(),
        }
    });
    let form = widget::form(kit, groups, t!(l, "house-nothing", words = screen.search.trim()), width);
    widget::scrolled(kit, ROWS, form, true)
}

/// The row of an option.
fn option<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    rows: &Rows,
    field: Field,
    width: f32,
) -> OptionRow<'a, Message> {
    let l = &context.language;
    let is_changed = rows.changes.contains(&field);
    let matters = field.applies(&rows.rules);
    let about = if matters { phrase::field_about(l, field) } else { idle(l, field, &rows.rules) };
    let before = || match field.get(&rows.printed) {
        // As the switch has it.
        Value::Flag(true) => t!(l, "settings-on"),
        Value::Flag(false) => t!(l, "settings-off"),
        value => phrase::field_value(l, field, value),
    };
    let was = || t!(l, "rules-was", was = before());
    let reset = is_changed.then(|| {
        let target = Target::Reset(field);
        (t!(l, "settings-reset"), Message::Pressed(target), screen.focus.shows(&target))
    });
    let here = rows.misfits.iter().enumerate().filter(|(_, misfit)| misfit.fields()[0] == field);
    let faults = here.map(|(number, misfit)| fault(screen, kit, l, (number, misfit), &rows.rules));
    let warnings = rows.warnings.iter().filter(|warning| warning.fields()[0] == field).map(|warning| {
        let warning = phrase::warning(l, &rows.rules, *warning);
        paragraph(kit, warning, font::SEMIBOLD, 15.0).color(kit.palette.pencil).into()
    });
    let notes = faults.chain(warnings).collect();
    let room = width - 2.0 * kit.px(MARGIN);
    OptionRow {
        place: place(field),
        room: WORDS,
        title: phrase::field_name(l, field),
        about,
        was: is_changed.then(was),
        matters,
        reset,
        notes,
        control: control(screen, kit, context, (field, &rows.rules), room),
    }
}

/// Why an option decides nothing: with which other it would.
fn idle(language: &Language, field: Field, rules: &Rules) -> String {
    match field.would_apply_with(rules) {
        Some((other, value)) => t!(language, "house-idle-but", with = phrase::setting(language, other, value)),
        None => t!(language, "house-idle"),
    }
}

/// Why rules do not fit together, what would mend it, and the button that does.
fn fault<'a>(
    screen: &HouseRules,
    kit: Kit,
    language: &Language,
    (number, misfit): (usize, &Misfit),
    rules: &Rules,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let target = Target::Mend(number);
    let mend = Press::of(&screen.focus, target).map(Message::Pressed);
    let mend = container(second_on_paper(kit, Some(icon::CHECK), t!(language, "house-mend"), mend));
    column![
        paragraph(kit, phrase::misfit(language, misfit), font::SEMIBOLD, 15.0).color(palette.pencil),
        paragraph(kit, phrase::proposal(language, &misfit.proposal(rules)), font::REGULAR, 15.0).color(palette.ink),
        mend.width(kit.px(190.0)),
    ]
    .padding(Padding::ZERO.top(kit.px(4.0)))
    .into()
}
