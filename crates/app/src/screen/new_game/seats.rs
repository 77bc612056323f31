//! Sheet of the seats: the number of players, a row for each seat, families that one click seats, and the table they
//! sit around.

use super::shelf;
use super::{Message, NewGame, Question, field_id, round};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Step;
use crate::paint;
use crate::phones::Phones;
use crate::pointer::Pointer;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Choice, Kit, Press, TextField, avatar, button, close_segments, drawn, field, hue, level, paragraph, ringed,
    sitter, turned, words,
};
use pitch_language::{Language, phrase, t};
use pitch_rules::{Direction, Seat};
use pitch_session::{Avatar, Family, Kind, Player};

use iced::widget::{Column, Id, Row, column, container, mouse_area, row};
use iced::{Alignment, Element, Fill, Padding};

/// Largest number of seats whose rows stand well apart; more stand closer.
const ROOMY: usize = 5;
/// Side of a color or a face that a person chooses from, in pixels of the design.
const SIDE: f32 = 34.0;
/// Largest width of the names of a family, in pixels of the design.
const WIDEST: f32 = 300.0;

/// Returns the sheet of the seats.
pub(super) fn sheet<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let seats = draft.seats();
    let about = match draft.rules().direction {
        Direction::Clockwise => t!(l, "setup-seats-about"),
        Direction::Anticlockwise => t!(l, "setup-seats-about-back"),
    };
    let title = paragraph(kit, t!(l, "setup-seats"), font::SEMIBOLD, 22.0).color(palette.ink).width(Fill);
    let top = row![title, players(screen, kit, context)].align_y(Alignment::Center);
    let top = column![top, paragraph(kit, about, font::REGULAR, 15.0).color(palette.second_ink)];
    let rows = draft.rules().seats().all().map(|seat| seat_row(screen, kit, context, seat));
    let list = Column::from_iter(rows).spacing(kit.px(if seats.len() > ROOMY { 2.0 } else { 7.0 }));
    let faces = draft.is_carried_over().then(|| paragraph(kit, t!(l, "setup-faces"), font::REGULAR, 14.0));
    let bots = column![shelf::shelf(screen, kit, context)].push(told(screen, kit, context)).push(faces);
    let content = column![
        container(top).padding([0.0, kit.px(14.0)]),
        list,
        families(kit, context),
        container(round::table(screen, kit, context, table_height(seats.len()))).padding([0.0, kit.px(14.0)]),
        container(column![widget::hairline(kit), bots.spacing(kit.px(4.0))].spacing(kit.px(8.0)))
            .padding([0.0, kit.px(14.0)]),
    ];
    widget::sheet(kit, content.spacing(kit.px(9.0)), [kit.px(12.0), kit.px(8.0)]).into()
}

/// Returns the height of the small table, in pixels of the design: the room that the rows of this many seats leave on a
/// sheet.
const fn table_height(seats: usize) -> f32 {
    match seats {
        0..=ROOMY => 176.0,
        6 => 156.0,
        _ => 140.0,
    }
}

/// Returns the number of players: a choice, or words where the game leaves none.
fn players<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let choices = screen.answers(Question::Players, &context.language);
    let count = choices.len();
    if count < 2 {
        let count = t!(context.language, "setup-players-only", players = screen.draft.seats().len());
        return words(kit, count, font::SEMIBOLD, 15.0).color(kit.palette.second_ink).into();
    }
    let choices = choices.into_iter().enumerate().map(|(index, choice)| {
        // A tick beside each number would take more room than the number.
        let corners = button_style::segment_corners(index, count);
        button(kit, container(words(kit, choice.words, font::SEMIBOLD, 15.0)).center(Fill))
            .padding(0)
            .width(kit.px(34.0))
            .height(kit.px(36.0))
            .on_press_maybe(choice.message)
            .one_of(choice.chosen)
            .style(button_style::segment(kit.palette, choice.chosen, corners))
            .into()
    });
    let control = Row::from_iter(choices);
    let control = ringed(control, kit.palette.focus_on_paper, button_style::SEGMENT_CORNER);
    let title = words(kit, t!(context.language, "setup-players"), font::SEMIBOLD, 15.0).color(kit.palette.ink);
    let line = row![title, control].spacing(kit.px(4.0)).align_y(Alignment::Center);
    widget::group(line, t!(context.language, "setup-players"))
}

fn seat_row<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, seat: Seat) -> Element<'a, Message> {
    let (l, palette, sitting) = (&context.language, kit.palette, screen.draft.sitting(seat));
    let name = field(
        kit,
        TextField::new(field_id(seat)).replaced(),
        &t!(l, "setup-name"),
        &sitting.name,
        move |name| Message::Named(seat, name),
        Message::Start,
    );
    let name: Element<'_, Message> = match sitting.character() {
        Some(own) => words(kit, own.name(), font::SEMIBOLD, 17.0).color(palette.ink).into(),
        None => name.into(),
    };
    let is_wrong = screen.draft.problem().is_some_and(|problem| problem.seat() == Some(seat));
    let name = container(name).padding(6).style(style::faulty(palette, is_wrong));
    let bot = match (&sitting.guest, sitting.kind) {
        (Some(guest), _) => Message::Invited(seat, guest.clone()),
        (None, Kind::Person) => Message::Seated(seat, screen.draft.newcomer()),
        (None, kind) => Message::Seated(seat, kind),
    };
    let is_here = sitting.is_person() && !sitting.is_on_phone;
    let phone = Choice::new(t!(l, "setup-phone"), sitting.is_on_phone, Message::SeatedOnPhone(seat));
    let choices = [
        Some(Choice::new(t!(l, "setup-person"), is_here, Message::Seated(seat, Kind::Person))),
        Phones::ARE_THERE.then_some(phone),
        Some(Choice::new(t!(l, "setup-bot"), !sitting.is_person(), bot)),
    ];
    let choices = choices.into_iter().flatten().collect();
    let turned = [Step::Previous, Step::Next].map(|step| Message::Turned(seat, step));
    let kind = close_segments(kit, choices).entered(turned[1].clone()).turned(turned);
    let symbol = |sign, message| widget::symbol_on_paper(kit, sign, 28.0, Press::new(message));
    let of = sitting.name.as_str();
    let remove = screen
        .draft
        .can_remove()
        .then(|| symbol((icon::CROSS, t!(l, "voice-seat-remove", name = of)), Message::Remove(seat)));
    let line = row![
        face(screen, kit, context, seat),
        container(name).width(Fill),
        kind,
        container(strength_of(screen, kit, l, seat)).center_x(kit.side(40.0)),
    ];
    let line = line
        .push(container(symbol((icon::UP, t!(l, "voice-seat-up", name = of)), Message::Up(seat))).id(up_id(seat)))
        .push(remove)
        .spacing(kit.px(2.0))
        .align_y(Alignment::Center);
    let dressing = (screen.dressing == Some(seat)).then(|| faces_and_colours(screen, kit, context, seat));
    let row = container(column![line].push(dressing)).padding([0.0, kit.px(6.0)]).width(Fill);
    let row = row.style(style::raised(palette));
    let row = mouse_area(row).on_enter(Message::Entered(seat));
    // What a finger touched last is told of on; a mouse rests there as long as it is.
    let row = match context.pointer {
        Pointer::Mouse => row.on_exit(Message::Exited(seat)),
        Pointer::Finger => row,
    };
    let row = widget::group(row, of);
    // In line with the button inside its ring.
    container(row).padding([0, 6]).into()
}

/// Returns the face of a player; a person presses it to choose another.
fn face<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, seat: Seat) -> Element<'a, Message> {
    let (l, sitting) = (&context.language, screen.draft.sitting(seat));
    if !sitting.is_person() {
        let is_chosen = screen.place() == Some(seat);
        let portrait = Portrait::of(&sitting.player(), seat.index(), Mood::Calm);
        let control = button(kit, widget::portrait(kit, context, portrait, 36.0))
            .padding(2)
            .on_press(Message::Place(seat))
            .one_of(is_chosen)
            .named(t!(l, "setup-place", name = sitting.name.trim()))
            .style(button_style::picture(kit.palette, is_chosen));
        return ringed(control, kit.palette.focus_on_paper, button_style::CORNER).into();
    }
    let face = avatar(kit, sitting.name.clone(), seat, &sitting.player(), 32.0);
    let control = button(kit, face)
        .padding(0)
        .on_press(Message::Dress(seat))
        .named(t!(l, "voice-seat-look", name = sitting.name.as_str()))
        .style(button_style::symbol_on_paper(kit.palette));
    container(ringed(control, kit.palette.focus_on_paper, button_style::CORNER)).id(look_id(seat)).into()
}

/// Returns the strength of a bot, or that it is a program: a click chooses the next.
fn strength_of<'a>(screen: &NewGame, kit: Kit, l: &Language, seat: Seat) -> Option<Element<'a, Message>> {
    let sitting = screen.draft.sitting(seat);
    let Kind::Bot(own) = sitting.kind else { return None };
    let bars = if sitting.guest.is_some() { prompt(kit) } else { level(kit, own, kit.palette.ink) };
    // The eight have their shelf.
    let is_bot = |choice: &Choice<Message>| match choice.message {
        Some(Message::Seated(_, Kind::Bot(level))) => level.character().is_none(),
        _ => matches!(choice.message, Some(Message::Invited(..))),
    };
    let mut bots = screen.answers(Question::Kind(seat), l);
    bots.retain(is_bot);
    let next = turned(&bots, Step::Next).filter(|_| bots.len() > 1);
    let Some(next) = next else { return Some(bars) };
    let strength = bots.into_iter().find(|choice| choice.chosen).map(|choice| choice.words);
    let strength = strength.unwrap_or_else(|| phrase::level_name(l, own));
    let control = button(kit, container(bars).center(Fill))
        .padding(0)
        .width(kit.px(36.0))
        .height(kit.px(36.0))
        .on_press(next)
        .named(t!(l, "voice-seat-level", name = sitting.name.as_str(), level = strength))
        .style(button_style::symbol_on_paper(kit.palette));
    Some(control.into())
}

/// Returns how the described bot plays, and how strong it is.
fn told<'a>(screen: &NewGame, kit: Kit, context: &Context) -> Option<Element<'a, Message>> {
    let seat = screen.told()?;
    let (l, sitting) = (&context.language, screen.draft.sitting(seat));
    // The eight are told of on their shelf.
    let Kind::Bot(own) = sitting.kind else { return None };
    if sitting.character().is_some() {
        return None;
    }
    let (sign, words) = match &sitting.guest {
        Some(guest) => (prompt(kit), phrase::program_plays(l, &sitting.name, guest)),
        None => (level(kit, own, kit.palette.ink), phrase::plays(l, &sitting.name, own)),
    };
    let line = row![sign, paragraph(kit, words, font::REGULAR, 14.0).color(kit.palette.ink)];
    let line = container(line.spacing(kit.px(10.0)).align_y(Alignment::Center));
    Some(line.padding([kit.px(6.0), kit.px(8.0)]).width(Fill).style(style::raised(kit.palette)).into())
}

/// Returns the sign of a bot that is a program: the prompt of a terminal.
fn prompt<'a>(kit: Kit) -> Element<'a, Message> {
    words(kit, ">_", font::SEMIBOLD, 14.0).color(kit.palette.ink).into()
}

/// Returns the rows of faces and colors under the row of a seat.
fn faces_and_colours<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, seat: Seat) -> Element<'a, Message> {
    let l = &context.language;
    let player = screen.draft.sitting(seat).player();
    let title = |text: String| words(kit, text, font::SEMIBOLD, 14.0).color(kit.palette.second_ink);
    let row = |question: Question| {
        let pieces = screen.answers(question, l).into_iter().map(|choice| {
            let look = match choice.message {
                Some(Message::Coloured(_, colour)) => Avatar { colour: Some(colour), ..player.avatar },
                Some(Message::Faced(_, face)) => Avatar { face, ..player.avatar },
                _ => player.avatar,
            };
            piece(kit, player.clone().with_avatar(look), seat, choice)
        });
        let row = Row::from_iter(pieces).spacing(kit.px(2.0)).wrap();
        ringed(row, kit.palette.focus_on_paper, button_style::CORNER).entered(Message::Dressed(seat))
    };
    let body = column![
        container(title(t!(l, "look-face"))).padding([0, 6]),
        container(row(Question::Face(seat))).id(faces_id(seat)),
        container(title(t!(l, "look-colour"))).padding([0, 6]),
        row(Question::Colour(seat)),
    ];
    container(body).padding([0.0, kit.px(4.0)]).width(Fill).into()
}

/// Returns a face in a color; the chosen one has a frame and a tick.
fn piece<'a>(kit: Kit, player: Player, seat: Seat, choice: Choice<Message>) -> Element<'a, Message> {
    let palette = kit.palette;
    let side = kit.px(SIDE);
    let face = drawn(side, side, move |frame, rect| {
        let square = rect.shrink(kit.px(3.0));
        paint::avatar(frame, square, hue(palette, &player, seat), sitter(&player), &player.name);
    });
    button(kit, face)
        .padding(2)
        .on_press_maybe(choice.message)
        .one_of(choice.chosen)
        .named(choice.words)
        .style(button_style::picture(palette, choice.chosen))
        .into()
}

/// Returns the remembered families; `None` if there are none.
fn families<'a>(kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let families = &context.settings.families;
    if families.is_empty() {
        return None;
    }
    let title = words(kit, t!(context.language, "families-title"), font::SEMIBOLD, 15.0).color(kit.palette.ink);
    let chips = families.iter().map(|family| chip(kit, context, family));
    let chips = Row::from_iter(chips).spacing(kit.px(2.0)).wrap();
    let body = column![container(title).padding([0, 6]), chips];
    Some(container(body).padding(Padding::ZERO.horizontal(kit.px(8.0))).into())
}

/// Returns the names of a family, and a cross that forgets it.
fn chip<'a>(kit: Kit, context: &'a Context, family: &'a Family) -> Element<'a, Message> {
    let palette = kit.palette;
    let names = phrase::list(&context.language, family.people().map(ToOwned::to_owned));
    let forgotten = t!(context.language, "voice-family-forget", names = names.as_str());
    let names = font::fit(&names, font::SEMIBOLD, kit.px(15.0), kit.px(WIDEST)).to_string();
    let names = container(words(kit, names, font::SEMIBOLD, 15.0)).center_y(kit.px(34.0)).padding([0.0, kit.px(12.0)]);
    let invite = Message::Invite(family.clone());
    let invite = button(kit, names).padding(0).on_press(invite).style(button_style::second_on_paper(palette));
    let invite = ringed(invite, palette.focus_on_paper, button_style::CORNER);
    let forget = Press::new(Message::Forget(family.clone()));
    row![invite, widget::symbol_on_paper(kit, (icon::CROSS, forgotten), 28.0, forget)].align_y(Alignment::Center).into()
}

/// Returns the ids of the parts of the row of a seat: its face, the choice of a face, and the button that moves it up.
pub(super) fn look_id(seat: Seat) -> Id {
    Id::from(format!("look-{}", seat.index()))
}

pub(super) fn faces_id(seat: Seat) -> Id {
    Id::from(format!("faces-{}", seat.index()))
}

pub(super) fn up_id(seat: Seat) -> Id {
    Id::from(format!("up-{}", seat.index()))
}
