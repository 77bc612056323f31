//! The sheet of who sits where.

use super::{Draft, Message, NewGame, Sitting, Target, field_id};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::paint;
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{self, Choice, Kit, Press, avatar, drawn, field, level, paragraph, ringed, segments, words};
use crate::bot::Level;
use crate::engine::Rules;
use crate::session::Kind;
use crate::t;

use iced::widget::{Column, button, column, container, row, space, stack};
use iced::{Alignment, Element, Fill};

/// Up to so many seats stand well apart; more stand closer.
const ROOMY: usize = 5;

/// The sheet with a row for each seat, and what the levels of bots mean.
pub fn sheet<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let title = column![
        words(kit, t!(l, "setup-seats"), font::SEMIBOLD, 22.0).color(palette.ink),
        paragraph(kit, t!(l, "setup-seats-about"), font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let seats = screen.draft.seats();
    let rows = seats.iter().enumerate().map(|(seat, sitting)| seat_row(screen, kit, context, seat, sitting));
    let mut list = Column::from_iter(rows).spacing(kit.px(if seats.len() > ROOMY { 5.0 } else { 10.0 }));
    if screen.draft.can_add() {
        list = list.push(add(screen, kit, context));
    }
    let bots = column![
        row![
            words(kit, t!(l, "setup-levels"), font::SEMIBOLD, 16.0).color(palette.ink),
            space().width(Fill),
            words(kit, t!(l, "bots-fair"), font::REGULAR, 15.0).color(palette.second_ink),
        ],
        Column::from_iter(Level::MENU.iter().map(|&level| level_row(kit, context, level))).spacing(kit.px(6.0)),
    ];
    let content = column![
        container(title).padding([0.0, kit.px(14.0)]),
        list,
        container(column![widget::hairline(kit), bots.spacing(kit.px(6.0))].spacing(kit.px(12.0)))
            .padding([0.0, kit.px(14.0)]),
    ];
    container(content.spacing(kit.px(14.0)))
        .padding([kit.px(18.0), kit.px(10.0)])
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

fn seat_row<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    seat: usize,
    sitting: &'a Sitting,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let number = container(words(kit, (seat + 1).to_string(), font::REGULAR, 15.0).color(palette.second_ink))
        .center_x(kit.px(22.0));
    let name = field(
        kit,
        field_id(seat),
        &t!(l, "setup-name"),
        &sitting.name,
        move |name| Message::Named(seat, name),
        Message::Pressed(Target::Start),
    );
    let is_wrong = screen.draft.problem().is_some_and(|problem| problem.seat() == seat);
    let name = if is_wrong { ringed(name, palette.pencil, true, 4.0) } else { container(name).padding(6) };
    let bot = Level::MENU.first().copied().unwrap_or(Level::Basic);
    let bot = if sitting.kind == Kind::Person { Kind::Bot(bot) } else { sitting.kind };
    let choices = vec![
        Choice::new(t!(l, "setup-person"), sitting.kind == Kind::Person, Message::Seated(seat, Kind::Person)),
        Choice::new(t!(l, "setup-bot"), sitting.kind != Kind::Person, Message::Seated(seat, bot)),
    ];
    let kind = segments(kit, choices, screen.focus.shows(Target::Kind(seat)));
    let remove = Press::new(Message::Pressed(Target::Remove(seat)))
        .able(screen.draft.can_remove())
        .focus(screen.focus.shows(Target::Remove(seat)));
    let line = row![
        number,
        avatar(kit, sitting.name.clone(), seat, sitting.kind, 36.0),
        space().width(kit.px(4.0)),
        container(name).width(kit.px(190.0)),
        kind,
        space().width(kit.px(6.0)),
    ];
    // Below this width a name and its choice are all that has room.
    let line =
        if context.size.width < kit.px(760.0) { line } else { line.push(about(screen, kit, context, seat, sitting)) };
    let line = line
        .push(space().width(Fill))
        .push(widget::symbol_on_paper(kit, icon::CROSS, 32.0, remove))
        .spacing(kit.px(4.0))
        .align_y(Alignment::Center);
    let seat = container(line)
        .padding([kit.px(if screen.draft.seats().len() > ROOMY { 0.0 } else { 7.0 }), kit.px(10.0)])
        .width(Fill)
        .style(style::raised(palette));
    // In line with the button inside its ring.
    container(seat).padding([0, 6]).into()
}

/// What follows from the choice: that the screen is passed, or how well the bot plays.
fn about<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    seat: usize,
    sitting: &'a Sitting,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    match sitting.kind {
        Kind::Person => {
            let about = t!(l, "setup-person-about", persons = screen.draft.persons());
            container(paragraph(kit, about, font::REGULAR, 15.0).color(palette.second_ink)).into()
        }
        Kind::Bot(own) if Level::MENU.len() > 1 => {
            let levels = Draft::kinds().into_iter().filter_map(|kind| match kind {
                Kind::Bot(level) => Some(Choice::new(name(context, level), level == own, Message::Seated(seat, kind))),
                Kind::Person => None,
            });
            segments(kit, levels.collect(), false)
        }
        Kind::Bot(own) => row![
            level(kit, strength(own), palette.ink),
            words(kit, name(context, own), font::MEDIUM, 15.0).color(palette.ink)
        ]
        .spacing(kit.px(8.0))
        .align_y(Alignment::Center)
        .into(),
    }
}

fn add<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let limits = Rules::default();
    let about = t!(l, "setup-add-seat-about", min = limits.min_players, max = limits.max_players);
    let content = row![
        widget::icon(kit, icon::PLUS, 18.0, palette.ink),
        words(kit, t!(l, "setup-add-seat"), font::SEMIBOLD, 16.0),
        words(kit, format!("({about})"), font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let edge = drawn(Fill, Fill, move |frame, rect| {
        paint::dashed(frame, rect, button_style::CORNER, palette.control_edge, 1.25, &[5.0, 4.0]);
    });
    let content = container(content.spacing(kit.px(10.0)).align_y(Alignment::Center)).center(Fill);
    let control = button(stack![edge, content])
        .padding(0)
        .width(Fill)
        .height(kit.px(44.0))
        .on_press(Message::Pressed(Target::Add))
        .style(button_style::symbol_on_paper(palette));
    ringed(control, palette.focus_on_paper, screen.focus.shows(Target::Add), button_style::CORNER).padding(6).into()
}

fn level_row<'a>(kit: Kit, context: &'a Context, bot: Level) -> Element<'a, Message> {
    let palette = kit.palette;
    row![
        level(kit, strength(bot), palette.ink),
        words(kit, name(context, bot), font::SEMIBOLD, 15.0).color(palette.ink),
        paragraph(kit, t!(context.language, "level-about", level = bot.id()), font::REGULAR, 15.0)
            .color(palette.second_ink),
    ]
    .spacing(kit.px(10.0))
    .align_y(Alignment::Center)
    .into()
}

fn name(context: &Context, level: Level) -> String {
    t!(context.language, "level-name", level = level.id())
}

/// How many of the four bars stand for a level.
const fn strength(_: Level) -> usize {
    2
}
