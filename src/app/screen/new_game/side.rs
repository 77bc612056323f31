//! The rules that are chosen here, and the button that begins.

use super::{Message, NewGame, Problem, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::container as style;
use crate::app::widget::{self, Choice, Kit, Press, choice_row, link, main, paragraph, segments, switch, words};
use crate::engine::rules::LowTo;
use crate::engine::{Preset, Rules};
use crate::language::{changes, preset_about, preset_name, rule_sheet};
use crate::t;

use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// The sheet of rules: three choices, how many differ from the printed rules, and the way to all of them.
pub fn rules<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let title = column![
        words(kit, t!(l, "setup-rules"), font::SEMIBOLD, 14.0).color(palette.second_ink),
        words(kit, preset_name(l, Preset::AuctionPitch), font::SEMIBOLD, 22.0).color(palette.ink),
        paragraph(kit, preset_about(l, Preset::AuctionPitch), font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let scores = draft.scores().into_iter();
    let scores =
        scores.map(|points| Choice::new(points.to_string(), points == draft.target, Message::ScoreChosen(points)));
    let scores = segments(kit, scores.collect(), screen.focus.shows(Target::Score));
    let low = vec![
        Choice::new(t!(l, "setup-low-holder"), draft.low_to == LowTo::Dealt, Message::LowChosen(LowTo::Dealt)),
        Choice::new(t!(l, "setup-low-winner"), draft.low_to == LowTo::Winner, Message::LowChosen(LowTo::Winner)),
    ];
    let low = segments(kit, low, screen.focus.shows(Target::Low));
    let state = if draft.setback_bonus { t!(l, "settings-on") } else { t!(l, "settings-off") };
    let bonus = switch(kit, draft.setback_bonus, state, Message::BonusSwitched, screen.focus.shows(Target::Bonus));
    let clauses = rule_sheet(l, &draft.rules(), Some(&Rules::default()));
    let read = Press::new(Message::Pressed(Target::Rules)).focus(screen.focus.shows(Target::Rules));
    let foot = row![
        paragraph(kit, changes(l, &clauses), font::REGULAR, 15.0).color(palette.second_ink).width(Fill),
        link(kit, t!(l, "setup-read-rules"), read),
    ];
    let content = column![
        title,
        space().height(kit.px(4.0)),
        choice_row(kit, t!(l, "setup-target"), None, scores, false),
        choice_row(kit, t!(l, "setup-low"), None, low, false),
        choice_row(kit, t!(l, "setup-bonus"), Some(t!(l, "setup-bonus-about")), bonus, false),
        container(widget::hairline(kit)).padding(Padding { top: kit.px(4.0), right: 6.0, ..Padding::ZERO }),
        foot.align_y(Alignment::Center),
    ];
    container(content.spacing(kit.px(8.0)))
        .padding(Padding { right: kit.px(22.0) - 6.0, ..Padding::from([kit.px(16.0), kit.px(22.0)]) })
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

/// Who will play, or what keeps the game from beginning, and the main button.
pub fn start<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let problem = draft.problem();
    let able = problem.is_none();
    let line = match problem {
        Some(Problem::Nameless(_)) => words_in(kit, t!(l, "setup-name-empty"), palette.bad),
        Some(Problem::Twice(seat)) => {
            words_in(kit, t!(l, "setup-name-twice", name = draft.seats()[seat].name.trim()), palette.bad)
        }
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
        .focus(screen.focus.shows(Target::Start));
    column![line, main(kit, t!(l, "setup-start"), 60.0, press)].spacing(kit.px(4.0)).into()
}

fn words_in<'a>(kit: Kit, line: String, colour: iced::Color) -> Element<'a, Message> {
    container(paragraph(kit, line, font::REGULAR, 15.0).color(colour)).center_x(Fill).into()
}
