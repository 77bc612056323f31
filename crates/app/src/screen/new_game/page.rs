//! Page of a new game: the seats, and the rules that are chosen here above the button that begins.

use super::{CHOICES, Message, NewGame, PAGE, Problem, Question, SWITCHES, is_narrow, seats};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::widget::{self, Control, Kit, Place, Press, bar_symbol, choice_row, link, main, paragraph, switch};
use pitch_language::{Language, changes, phrase, preset_name, preset_summary, rule_sheet, t};
use pitch_rules::rules::{Field, Value};

use iced::widget::{Column, column, container, responsive, row};
use iced::{Alignment, Color, Element, Fill, Padding, Shrink, Size};

/// Id of the area of the rules that are chosen here, where it scrolls by itself.
pub(super) const RULES: &str = "rules";

/// Id of the button that begins.
pub(super) const START: &str = "start";

impl NewGame {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let back = bar_symbol(kit, (icon::BACK, t!(l, "page-back")), Press::new(Message::Pressed(Outcome::Games)));
        // Where parts stand below each other the name of the game is not in sight.
        let game = is_narrow(context).then(|| self.game(l).0);
        let bar = widget::bar(kit, Some(back), t!(l, "setup-who"), game, None);
        let gap = kit.px(14.0);
        let seats = seats::sheet(self, kit, context);
        let start = start(self, kit, context);
        if is_narrow(context) {
            let body = column![seats, rules(self, kit, context)].spacing(gap).padding(gap);
            let body = widget::scrolled(kit, PAGE, body, false);
            return widget::page(kit, bar, widget::pinned(kit, body, start));
        }
        // In line with the main button inside its ring.
        let rules = container(rules(self, kit, context)).padding(Padding::from([0, 6]));
        let right = column![container(widget::scrolled(kit, RULES, rules, false)).height(Fill), start];
        let body = row![
            container(widget::scrolled(kit, PAGE, seats, false)).width(Fill),
            container(right.spacing(gap - 6.0)).width(kit.px(364.0)),
        ];
        let body =
            container(body.spacing(gap).padding(Padding { top: gap, bottom: gap - 6.0, left: gap, right: gap - 6.0 }));
        widget::page(kit, bar, container(body.max_width(kit.px(1240.0))).center_x(Fill).height(Fill))
    }
}

impl NewGame {
    /// Returns the name of the game, and a line about it.
    fn game(&self, l: &Language) -> (String, String) {
        let draft = &self.draft;
        let printed = || (preset_name(l, draft.game()), preset_summary(l, draft.game()));
        let own = draft.own().map(|own| (own.name.clone(), t!(l, "house-from-game", game = preset_name(l, own.base))));
        own.unwrap_or_else(printed)
    }
}

/// Returns the sheet of rules: what tables like to settle for themselves, the number of rules that differ from the
/// printed ones, and the way to all of them.
fn rules<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let (name, about) = screen.game(l);
    let house = link(kit, t!(l, "house-title"), Press::new(Message::HouseRules));
    let name = paragraph(kit, name, font::SEMIBOLD, 22.0).color(palette.ink).width(Fill);
    let title = column![
        row![name, house].align_y(Alignment::Center),
        paragraph(kit, about, font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let clauses = rule_sheet(l, draft.rules(), Some(draft.game()));
    let read = Press::new(Message::Rules);
    let foot = row![
        paragraph(kit, changes(l, &clauses), font::REGULAR, 15.0).color(palette.second_ink).width(Fill),
        link(kit, t!(l, "setup-read-rules"), read),
    ];
    let fair = row![
        paragraph(kit, t!(l, "setup-fair"), font::REGULAR, 15.0).color(palette.second_ink).width(Fill),
        link(kit, t!(l, "fair-title"), Press::new(Message::Pressed(Outcome::Fair))),
    ];
    let choices = CHOICES.into_iter().filter_map(|field| choice(screen, kit, context, field));
    let switches = SWITCHES.into_iter().filter_map(|field| toggle(screen, kit, context, field));
    let content = choices.chain(switches).fold(column![title], Column::push);
    let content = content
        .push(container(widget::hairline(kit)).padding(Padding { top: kit.px(2.0), right: 6.0, ..Padding::ZERO }))
        .push(foot.align_y(Alignment::Center))
        .push(fair.align_y(Alignment::Center));
    widget::sheet(
        kit,
        content.spacing(kit.px(5.0)),
        Padding { right: kit.px(20.0) - 6.0, ..Padding::from([kit.px(12.0), kit.px(20.0)]) },
    )
    .into()
}

/// Returns the segments of a choice; `None` where the game leaves none.
fn choice<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, field: Field) -> Option<Element<'a, Message>> {
    let l = &context.language;
    let title = match field {
        Field::Teams => t!(l, "setup-teams"),
        Field::Direction => t!(l, "setup-direction"),
        Field::Target => t!(l, "setup-target"),
        _ => t!(l, "setup-low"),
    };
    let question = Question::Rule(field);
    let choices = screen.answers(question, l);
    let is_choice = choices.len() > 1;
    let beside = font::width(&title, font::SEMIBOLD, kit.px(16.0)) + kit.px(14.0);
    // Where words and choices find no room beside each other, the choices stand below.
    let row = move |room: Size| {
        let control = Control::choice(kit, choices.clone(), room.width);
        if control.place == Place::Beside && beside + control.width <= room.width {
            return choice_row(kit, title.clone(), None, control.element);
        }
        let title = paragraph(kit, title.clone(), font::SEMIBOLD, 16.0).color(kit.palette.ink);
        column![title, container(control.element).align_right(Fill)].into()
    };
    is_choice.then(|| responsive(row).height(Shrink).into())
}

/// Returns the value of a rule that is chosen here, in words.
pub(super) fn value_name(l: &Language, field: Field, value: Value, seats: usize) -> String {
    match (field, value) {
        (Field::Teams, Value::Choice(kind)) => {
            let kind = if kind == "pairs_at_four" { "pairs" } else { kind };
            t!(l, "setup-teams-kind", kind = kind, sides = seats / 2)
        }
        (Field::Direction, Value::Choice("cw")) => t!(l, "setup-clockwise"),
        (Field::Direction, _) => t!(l, "setup-anticlockwise"),
        (Field::LowTo, Value::Choice("dealt")) => t!(l, "setup-low-holder"),
        (Field::LowTo, _) => t!(l, "setup-low-winner"),
        (_, value) => value.to_string(),
    }
}

/// Returns a switch with a sentence; `None` where the rule does not apply.
fn toggle<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, field: Field) -> Option<Element<'a, Message>> {
    let l = &context.language;
    let [off, on] = screen.draft.values(field)[..] else { return None };
    let (title, about) = match field {
        Field::SettlementSetbackBonus => (phrase::field_name(l, field), phrase::field_about(l, field)),
        Field::RevokeMode => (t!(l, "setup-mistakes"), t!(l, "setup-mistakes-about")),
        _ => (t!(l, "setup-ceremony"), t!(l, "setup-ceremony-about")),
    };
    let is_on = field.get(screen.draft.rules()) == on;
    let toggled = move |is_on| Message::Set(field, if is_on { on } else { off });
    let control = switch(kit, l, is_on, Some(toggled));
    Some(choice_row(kit, title, Some(about), control))
}

/// Returns the foot: why the game may not end, who will play or what keeps it from beginning, and the main button.
fn start<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let problem = draft.problem();
    let able = problem.is_none();
    let line = match problem {
        Some(Problem::Nameless(_)) => words_in(kit, t!(l, "setup-name-empty"), palette.bad),
        Some(Problem::Twice(seat)) => {
            words_in(kit, t!(l, "setup-name-twice", name = draft.sitting(seat).name.trim()), palette.bad)
        }
        Some(Problem::Misfit(misfit)) => {
            let mend = Press::new(Message::Mend);
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
            let phones = draft.phones().len();
            let hidden = (persons - phones > 1).then(|| t!(l, "setup-hidden"));
            let phones = (phones > 0).then(|| t!(l, "setup-phones", phones = phones));
            words_in(kit, phrase::sentences(l, [summary].into_iter().chain(phones).chain(hidden)), palette.text)
        }
    };
    let press = Press::new(Message::Start).able(able).begins(true).key(t!(l, "keys-enter"));
    // The game can begin all the same.
    let warnings = draft.rules().warnings().into_iter().map(|warning| {
        let warning = phrase::warning(l, draft.rules(), warning);
        words_in(kit, t!(l, "warning-line", warning = warning), palette.text)
    });
    let begin = container(main(kit, t!(l, "setup-start"), 60.0, press)).id(START);
    Column::from_iter(warnings).push(line).push(begin).spacing(kit.px(4.0)).into()
}

fn words_in<'a>(kit: Kit, line: String, colour: Color) -> Element<'a, Message> {
    container(paragraph(kit, line, font::REGULAR, 15.0).color(colour).center()).center_x(Fill).into()
}
