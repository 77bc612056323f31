//! The rules that are chosen here, and the button that begins.

use super::{Message, NewGame, Problem, Target, options};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::container as style;
use crate::app::widget::{self, Choice, Kit, Press, choice_row, link, main, paragraph, segments, switch};
use crate::engine::rules::{Field, Value};
use crate::language::{changes, phrase, preset_about, preset_name, rule_sheet};
use crate::t;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// The sheet of rules: what tables like to settle for themselves, how many rules differ from the printed ones, and the way
/// to all of them.
pub fn rules<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let printed = || (preset_name(l, draft.game()), capital(&preset_about(l, draft.game())));
    let own = draft.own().map(|own| (own.name.clone(), t!(l, "house-from", game = preset_name(l, own.base))));
    let (name, about) = own.unwrap_or_else(printed);
    let title = column![
        paragraph(kit, name, font::SEMIBOLD, 22.0).color(palette.ink),
        paragraph(kit, about, font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let clauses = rule_sheet(l, draft.rules(), Some(draft.game()));
    let read = Press::of(&screen.focus, Target::Rules).map(Message::Pressed);
    let foot = row![
        paragraph(kit, changes(l, &clauses), font::REGULAR, 15.0).color(palette.second_ink).width(Fill),
        link(kit, t!(l, "setup-read-rules"), read),
    ];
    let choices = options::CHOICES.into_iter().filter_map(|field| choice(screen, kit, context, field));
    let switches = options::SWITCHES.into_iter().filter_map(|field| toggle(screen, kit, context, field));
    let content = choices.chain(switches).fold(column![title], Column::push);
    let content = content
        .push(container(widget::hairline(kit)).padding(Padding { top: kit.px(2.0), right: 6.0, ..Padding::ZERO }))
        .push(foot.align_y(Alignment::Center));
    container(content.spacing(kit.px(5.0)))
        .padding(Padding { right: kit.px(20.0) - 6.0, ..Padding::from([kit.px(12.0), kit.px(20.0)]) })
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

/// The segments of a choice; nothing where the game leaves none.
fn choice<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, field: Field) -> Option<Element<'a, Message>> {
    let (l, draft) = (&context.language, &screen.draft);
    let title = match field {
        Field::Teams => t!(l, "setup-teams"),
        Field::Direction => t!(l, "setup-direction"),
        Field::Target => t!(l, "setup-target"),
        _ => t!(l, "setup-low"),
    };
    let name = |value: Value| match (field, value) {
        (Field::Teams, Value::Choice(kind)) => {
            let kind = if kind == "pairs_at_four" { "pairs" } else { kind };
            t!(l, "setup-teams-kind", kind = kind, sides = draft.seats().len() / 2)
        }
        (Field::Direction, Value::Choice("cw")) => t!(l, "setup-clockwise"),
        (Field::Direction, _) => t!(l, "setup-anticlockwise"),
        (Field::LowTo, Value::Choice("dealt")) => t!(l, "setup-low-holder"),
        (Field::LowTo, _) => t!(l, "setup-low-winner"),
        (_, value) => value.to_string(),
    };
    let (values, now) = (draft.values(field), field.get(draft.rules()));
    if values.len() < 2 {
        return None;
    }
    let choices = values.into_iter().map(|value| Choice::new(name(value), value == now, Message::Set(field, value)));
    let control = segments(kit, choices.collect(), screen.focus.shows(&Target::Rule(field)));
    Some(choice_row(kit, title, None, control))
}

/// A switch with a sentence; nothing where it has no meaning.
fn toggle<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, field: Field) -> Option<Element<'a, Message>> {
    let l = &context.language;
    let [off, on] = screen.draft.values(field)[..] else { return None };
    let (title, about) = match field {
        Field::SettlementSetbackBonus => (t!(l, "setup-bonus"), t!(l, "setup-bonus-about")),
        Field::RevokeMode => (t!(l, "setup-mistakes"), t!(l, "setup-mistakes-about")),
        _ => (t!(l, "setup-ceremony"), t!(l, "setup-ceremony-about")),
    };
    let is_on = field.get(screen.draft.rules()) == on;
    let toggled = move |is_on| Message::Set(field, if is_on { on } else { off });
    let control = switch(kit, l, is_on, Some(toggled), screen.focus.shows(&Target::Rule(field)));
    Some(choice_row(kit, title, Some(about), control))
}

/// Why the game may not come to its end, who will play or what keeps it from beginning, and the main button.
pub fn start<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let problem = draft.problem();
    let able = problem.is_none();
    let line = match problem {
        Some(Problem::Nameless(_)) => words_in(kit, t!(l, "setup-name-empty"), palette.bad),
        Some(Problem::Twice(seat)) => {
            words_in(kit, t!(l, "setup-name-twice", name = draft.seats()[seat].name.trim()), palette.bad)
        }
        Some(Problem::Misfit(misfit)) => {
            let mend = Press::of(&screen.focus, Target::Mend).map(Message::Pressed);
            column![
                words_in(kit, phrase::misfit(l, &misfit), palette.bad),
                words_in(kit, phrase::proposal(l, &misfit.proposal(draft.rules())), palette.text),
                widget::second(kit, None, t!(l, "setup-mend"), mend),
            ]
            .into()
        }
        None if draft.asks_for_names() => words_in(kit, t!(l, "setup-ask-names"), palette.text),
        None => {
            let persons = draft.persons();
            let summary = t!(l, "setup-summary", persons = persons, bots = draft.seats().len() - persons);
            let hidden = if persons > 1 { format!(" {}", t!(l, "setup-hidden")) } else { String::new() };
            words_in(kit, summary + &hidden, palette.text)
        }
    };
    let press = Press::new(Message::Pressed(Target::Start))
        .able(able)
        .key(t!(l, "keys-enter"))
        .focus(screen.focus.shows(&Target::Start));
    // The game can begin all the same.
    let warnings = draft.rules().warnings().into_iter().map(|warning| {
        let warning = phrase::warning(l, draft.rules(), warning);
        words_in(kit, t!(l, "warning-line", warning = warning), palette.text)
    });
    let begin = main(kit, t!(l, "setup-start"), 60.0, press);
    Column::from_iter(warnings).push(line).push(begin).spacing(kit.px(4.0)).into()
}

fn words_in<'a>(kit: Kit, line: String, colour: iced::Color) -> Element<'a, Message> {
    container(paragraph(kit, line, font::REGULAR, 15.0).color(colour).center()).center_x(Fill).into()
}

/// A label as a sentence of its own.
fn capital(label: &str) -> String {
    let mut letters = label.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).chain(['.']).collect()).unwrap_or_default()
}
