//! Options in their groups, each with its sentence, its control, its former value, its misfits, and why a game may not
//! end by it.

use super::{HouseRules, Message, Pane, values};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Step;
use crate::search::{Closeness, closest_first};
use crate::theme::button as style;
use crate::theme::shade::OFF;
use crate::widget::{
    self, Choice, Control, Kit, MARGIN, Number, OptionRow, Place, Press, button, capital, icon as sign, paragraph,
    ringed, second_on_paper, segments, state_of_switch, words,
};
use pitch_language::{Language, field_words, phrase, t};
use pitch_rules::rules::{Counter, Field, Group, Rules, Value, Warning};
use pitch_rules::{Misfit, Point};

use iced::widget::{Id, Row, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// Minimum width of the words beside a control, and width of a number, in pixels of the design.
const WORDS: f32 = 190.0;
const NUMBER: f32 = 64.0;
/// Text as wide as the widest mark of a cell: a tick, or its points.
const WIDE_MARK: &str = "10";

/// Returns the id of the explanation of a misfit.
pub(super) fn fault_id(misfit: &Misfit) -> Id {
    Id::from(format!("fault-{misfit:?}"))
}

/// Returns the id of an option's row.
pub(super) fn place(field: Field) -> Id {
    Id::from(format!("house-{field}"))
}

/// Data that the rows of one picture share.
struct Rows<'a> {
    kit: Kit,
    context: &'a Context,
    /// Width of the sheet, in logical pixels.
    width: f32,
    rules: Rules,
    printed: Rules,
    changes: Vec<Field>,
    misfits: Vec<Misfit>,
    warnings: Vec<Warning>,
    /// Option at which the focus begins.
    begins: Option<Field>,
}

/// Returns the groups of the found options with their rows, for a sheet of `width` logical pixels.
pub(super) fn groups<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    width: f32,
) -> Vec<widget::Group<'a, Message>> {
    let (l, editor) = (&context.language, screen.editor());
    let rules = editor.rules();
    let (misfits, warnings) = (rules.validate(), rules.warnings());
    let (printed, changes) = (editor.printed(), editor.changes());
    let begins = screen.first(context);
    let rows = Rows { kit, context, width, rules, printed, changes, misfits, warnings, begins };
    let group = |(group, fields): (Group, Vec<Field>)| {
        let title = phrase::group(l, group);
        let count = fields.iter().filter(|field| rows.changes.contains(field)).count();
        widget::Group {
            place: Id::from(format!("house-{title}")),
            title: Some(title),
            changed: (count > 0).then(|| t!(l, "settings-changed", count = count)),
            rows: fields.into_iter().map(|field| rows.option(field)).collect(),
        }
    };
    let is_shown = |(group, _): &(Group, Vec<Field>)| screen.shows(*group, context);
    screen.groups(l).into_iter().filter(is_shown).map(group).collect()
}

impl<'a> Rows<'a> {
    /// Returns the row of an option.
    fn option(&self, field: Field) -> OptionRow<'a, Message> {
        let (kit, l, rules) = (self.kit, &self.context.language, &self.rules);
        let is_changed = self.changes.contains(&field);
        let matters = field.applies(rules);
        let before = || match field.get(&self.printed) {
            // As the switch has it.
            Value::Flag(is_on) => state_of_switch(l, is_on),
            value => phrase::field_value(l, field, value),
        };
        let misfits = || self.misfits.iter().filter(|misfit| misfit.fields()[0] == field);
        let faults = misfits().map(|misfit| self.fault(misfit));
        let warnings = self.warnings.iter().filter(|warning| warning.fields()[0] == field).map(|warning| {
            let warning = phrase::warning(l, rules, *warning);
            paragraph(kit, warning, font::LABEL).color(kit.palette.pencil).into()
        });
        OptionRow {
            place: place(field),
            room: WORDS,
            height: 0.0,
            title: phrase::field_name(l, field),
            about: if matters { phrase::field_about(l, field) } else { idle(l, field, rules) },
            tells: true,
            was: is_changed.then(|| t!(l, "rules-was", was = before())),
            matters,
            reset: is_changed.then_some(Message::Reset(field)),
            notes: faults.chain(warnings).collect(),
            begins: self.begins == Some(field),
            control: self.control(field),
            pointed: None,
        }
    }

    /// Returns the explanation of a misfit, what would resolve it, and the button that does.
    fn fault(&self, misfit: &Misfit) -> Element<'a, Message> {
        let (kit, l) = (self.kit, &self.context.language);
        let mend = Press::new(Message::Mend(misfit.clone()));
        let mend = container(second_on_paper(kit, Some(icon::CHECK), t!(l, "house-mend"), mend));
        let proposal = phrase::proposal(l, &misfit.proposal(&self.rules));
        let column = column![
            paragraph(kit, phrase::misfit(l, misfit), font::LABEL).color(kit.palette.pencil),
            paragraph(kit, proposal, font::HELP).color(kit.palette.ink),
            mend.width(kit.px(190.0)),
        ]
        .padding(Padding::ZERO.top(kit.px(4.0)));
        container(column).id(fault_id(misfit)).into()
    }

    /// Returns the control of an option, disabled where the option decides nothing.
    fn control(&self, field: Field) -> Control<'a, Message> {
        let (kit, l, rules) = (self.kit, &self.context.language, &self.rules);
        let room = self.width - 2.0 * kit.px(MARGIN);
        let able = field.applies(rules);
        let choices = choices(l, field, rules);
        match field.get(rules) {
            Value::Flag(is_on) => {
                let toggled = able.then_some(move |is_on| Message::Set(field, Value::Flag(is_on)));
                Control::switch(kit, is_on, toggled)
            }
            Value::Number(number) => {
                let turned = |step| values::turned(field, rules, step).filter(|_| able);
                let number = Number {
                    words: number.to_string(),
                    less: turned(Step::Previous).map(|value| Message::Set(field, value)),
                    more: turned(Step::Next).map(|value| Message::Set(field, value)),
                    pressed: able.then_some(Message::Counted(field)),
                    able,
                    room: NUMBER,
                };
                Control::number(kit, choices, number, None, None)
            }
            Value::Choice(_) => Control::choice(kit, choices, room),
            Value::RankScores(_)
            | Value::RankSet(_)
            | Value::Points(_)
            | Value::GameValues(_)
            | Value::TrumpOrder(_)
            | Value::Pack(_) => {
                let ranks = values::ranks(field).into_iter().map(|rank| {
                    let name = capital(&phrase::rank(l, rank));
                    let (is_in, points) = values::rank_in(field.get(rules), rank);
                    let state = (is_in, points.map(|points| points.to_string()));
                    self.cell(field, name, state, Message::Rank(field, rank), None)
                });
                let points = values::points(field, rules).into_iter().map(|point| {
                    let entry = rules.points.get(point);
                    let worth = match entry {
                        Some(entry) if entry.to_player => t!(l, "value-worth-own", worth = entry.worth.0),
                        _ => entry.map_or(0, |entry| entry.worth.0).to_string(),
                    };
                    let state = (entry.is_some(), Some(worth));
                    self.cell(field, phrase::point(l, point), state, Message::Point(point), None)
                });
                let counters = values::counters(field, rules).into_iter().map(|counter| {
                    let worth = rules.game_values.get(counter);
                    // A trump counts that much more than its rank does.
                    let sign = if matches!(counter, Counter::Trump(_)) { "+" } else { "" };
                    let name = capital(&phrase::counter(l, counter));
                    let state = (worth > 0, Some(format!("{sign}{worth}")));
                    self.cell(field, name, state, Message::Counter(counter), None)
                });
                // They change places, and no place moves by that.
                let trumps = values::trumps(field, rules);
                let names: Vec<String> = trumps.iter().map(|token| capital(&phrase::trump_token(l, *token))).collect();
                let widest = names.iter().map(|name| self.cell_width(name, "")).fold(0.0, f32::max);
                let trumps = trumps
                    .into_iter()
                    .zip(names)
                    .map(|(token, name)| self.cell(field, name, (false, None), Message::Trump(token), Some(widest)));
                let cells =
                    container(Row::from_iter(ranks.chain(points).chain(counters).chain(trumps)).wrap()).width(Fill);
                let cells = widget::group(cells, phrase::field_name(l, field));
                let element = column![segments(kit, choices), cells].into();
                Control { element, width: room, place: Place::Above }
            }
        }
    }

    /// Returns the width of a cell with this name and mark, in logical pixels.
    fn cell_width(&self, name: &str, mark: &str) -> f32 {
        let size = self.kit.px(15.0);
        font::width(name, font::SEMIBOLD, size) + font::width(mark, font::BOLD, size) + self.kit.px(24.0) + 1.0
    }

    /// Returns the cell of a rank or of something that scores: ticked if the option includes it, with its points if it
    /// has some. It is as wide without its mark as with it, unless it has a `width` in logical pixels.
    fn cell(
        &self,
        field: Field,
        name: String,
        (is_in, points): (bool, Option<String>),
        message: Message,
        width: Option<f32>,
    ) -> Element<'a, Message> {
        let (kit, palette, able) = (self.kit, self.kit.palette, field.applies(&self.rules));
        let ink = if able { palette.action } else { palette.action.scale_alpha(OFF) };
        let width = width.unwrap_or_else(|| {
            let mark = points.as_deref().map_or(WIDE_MARK, |points| if is_in { points } else { WIDE_MARK });
            let least = self.cell_width(&name, WIDE_MARK).max(self.cell_width(&name, mark));
            (least + kit.px(6.0)).max(kit.least)
        });
        let mark: Option<Element<'_, Message>> = match points {
            Some(points) => is_in.then(|| words(kit, points, (font::BOLD, 15.0)).into()),
            None => is_in.then(|| sign(kit, icon::CHECK, 13.0, ink)),
        };
        let name = words(kit, name, (if is_in { font::SEMIBOLD } else { font::REGULAR }, 15.0));
        let content = row![name].push(mark).spacing(kit.px(6.0)).align_y(Alignment::Center);
        let turned = [Step::Previous, Step::Next].map(|step| Message::Turn(Box::new(message.clone()), step));
        let control = button(kit, container(content).center(Fill))
            .padding(0)
            .width(width)
            .height(kit.px(36.0))
            .on_press_maybe(able.then_some(message))
            .toggle(is_in)
            .style(style::picture(palette, is_in));
        ringed(control, palette.focus_on_paper, style::CORNER).padding(4).turned(turned).into()
    }
}

/// Returns the values of an option that are offered side by side.
pub fn choices(language: &Language, field: Field, rules: &Rules) -> Vec<Choice<Message>> {
    let (now, able) = (field.get(rules), field.applies(rules));
    let choice = |value: Value| {
        // On a button there is room for a word or two.
        let words = match value {
            Value::Pack(pack) => t!(language, "value-pack-count", cards = pack.cards().len()),
            Value::TrumpOrder(_) => t!(language, "value-order-by-rank"),
            Value::GameValues(_) => t!(language, "value-card-points-usual"),
            value => capital(&phrase::field_value(language, field, value)),
        };
        Choice::new(words, value == now, Message::Set(field, value)).able(able)
    };
    values::segments(field, rules).into_iter().map(choice).collect()
}

/// Returns the sentence about an option that decides nothing, naming the setting with which it would.
fn idle(language: &Language, field: Field, rules: &Rules) -> String {
    match field.would_apply_with(rules) {
        Some((other, value)) => t!(language, "house-idle-but", with = phrase::setting(language, other, value)),
        None => t!(language, "house-idle"),
    }
}

impl HouseRules {
    /// Returns the options that match the search, or all, in the order of the groups; one that is called as was typed comes
    /// first.
    pub fn found(&self, language: &Language) -> Vec<Field> {
        self.groups(language).into_iter().flat_map(|(_, fields)| fields).collect()
    }

    /// Returns the first of the options that are shown.
    pub(super) fn first(&self, context: &Context) -> Option<Field> {
        let shown = self.groups(&context.language).into_iter().find(|(group, _)| self.shows(*group, context));
        shown.and_then(|(_, fields)| fields.first().copied())
    }

    /// Returns `true` if a group of options is shown: the chosen one, or all where something is looked for, or where the window
    /// has no room to choose among them.
    fn shows(&self, group: Group, context: &Context) -> bool {
        !self.search.is_empty() || !Pane::has_groups(context) || self.group == group
    }

    /// Returns the options that match the search in their groups, or all.
    fn groups(&self, language: &Language) -> Vec<(Group, Vec<Field>)> {
        let met = |field: Field| Some((closeness(language, field, &self.search)?, field));
        closest_first(Group::ALL.into_iter().map(|group| (group, group.fields().filter_map(met).collect())))
    }
}

/// Returns how closely an option matches the search by its names, the names of what scores, its sentence, its group and its
/// values.
fn closeness(language: &Language, field: Field, words: &str) -> Option<Closeness> {
    let points = Point::all().filter(|_| field == Field::Points).map(|point| phrase::point(language, point));
    let others = std::iter::once(field.id().to_owned()).chain(field_words(language, field)).chain(points);
    let values = field.kind().values().into_iter().map(|value| phrase::field_value(language, field, value));
    let about = [phrase::field_about(language, field), phrase::group(language, field.group())];
    Closeness::of(words, &phrase::field_name(language, field), others, about.into_iter().chain(values))
}
