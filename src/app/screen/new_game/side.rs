//! The rules that are chosen here, and the button that begins.

use super::{Message, NewGame, Problem, Target, options};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::container as style;
use crate::app::widget::{self, Choice, Kit, Press, choice_row, link, main, paragraph, segments, switch};
use crate::engine::Direction;
use crate::engine::rules::{LowTo, RevokeMode, Teams};
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
    let choices = [Target::Teams, Target::Direction, Target::Score, Target::Low];
    let switches = [
        (Target::Bonus, draft.rules().settlement_setback_bonus),
        (Target::Mistakes, draft.rules().revoke_mode == RevokeMode::Table),
        (Target::Ceremony, draft.rules().ceremony),
    ];
    let choices = choices.into_iter().filter_map(|target| choice(screen, kit, context, target));
    let switches = switches.into_iter().filter_map(|(target, on)| toggle(screen, kit, context, target, on));
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
fn choice<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, target: Target) -> Option<Element<'a, Message>> {
    let l = &context.language;
    let options = options::of(&screen.draft, target);
    let chosen = options::chosen(&screen.draft, target, &options);
    let title = match target {
        Target::Teams => t!(l, "setup-teams"),
        Target::Direction => t!(l, "setup-direction"),
        Target::Score => t!(l, "setup-target"),
        _ => t!(l, "setup-low"),
    };
    let name = |option: &Message| match option {
        Message::TeamsChosen(teams) => {
            let (teams, players) = (*teams, screen.draft.seats().len());
            let kind = match teams {
                Teams::None => "none",
                Teams::Threes => "threes",
                Teams::Pairs | Teams::PairsAtFour => "pairs",
            };
            t!(l, "setup-teams-kind", kind = kind, sides = players / 2)
        }
        Message::DirectionChosen(Direction::Clockwise) => t!(l, "setup-clockwise"),
        Message::DirectionChosen(Direction::Anticlockwise) => t!(l, "setup-anticlockwise"),
        Message::ScoreChosen(points) => points.to_string(),
        Message::LowChosen(LowTo::Dealt) => t!(l, "setup-low-holder"),
        _ => t!(l, "setup-low-winner"),
    };
    if options.len() < 2 {
        return None;
    }
    let choices = options.into_iter().enumerate();
    let choices = choices.map(|(index, option)| Choice::new(name(&option), chosen == Some(index), option));
    let control = segments(kit, choices.collect(), screen.focus.shows(&target));
    Some(choice_row(kit, title, None, control, false))
}

/// A switch with a sentence; nothing where it has no meaning.
fn toggle<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    target: Target,
    on: bool,
) -> Option<Element<'a, Message>> {
    let l = &context.language;
    if options::of(&screen.draft, target).is_empty() {
        return None;
    }
    let (title, about, toggled): (_, _, fn(bool) -> Message) = match target {
        Target::Bonus => (t!(l, "setup-bonus"), t!(l, "setup-bonus-about"), Message::BonusSwitched),
        Target::Mistakes => (t!(l, "setup-mistakes"), t!(l, "setup-mistakes-about"), Message::MistakesSwitched),
        _ => (t!(l, "setup-ceremony"), t!(l, "setup-ceremony-about"), Message::CeremonySwitched),
    };
    let state = if on { t!(l, "settings-on") } else { t!(l, "settings-off") };
    let control = switch(kit, on, state, toggled, screen.focus.shows(&target));
    Some(choice_row(kit, title, Some(about), control, false))
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
