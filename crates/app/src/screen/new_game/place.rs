//! Menu of a place: a person with name and animal, somebody with a phone, or a bot by its level; and what becomes of the
//! place.

use super::{Message, NewGame, Question, field_id};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::paint;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Choice, Control, Kit, Press, TextField, action, button, centred_on_paper, dialog, drawn, field, hue, level,
    paragraph, portrait, ringed, words,
};
use pitch_language::{phrase, t};
use pitch_rules::Seat;
use pitch_session::{Avatar, Family, Kind, Player};

use iced::widget::{Row, column, container, responsive, row};
use iced::{Alignment, Element, Fill, Padding, Shrink};

/// Id of where the keyboard begins.
pub(super) const FIRST: &str = "place-first";
/// Side of a color or a face that a person chooses from, in pixels of the design.
const SIDE: f32 = 40.0;
/// Largest width of the names of a family, in pixels of the design.
const WIDEST: f32 = 300.0;

/// Returns the menu.
pub(super) fn menu<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, seat: Seat) -> Element<'a, Message> {
    let (l, sitting) = (&context.language, screen.draft.sitting(seat));
    let is_here = sitting.is_person() && !sitting.is_on_phone;
    let is_named = is_here || !sitting.is_person() && sitting.character().is_none();
    let name = is_named.then(|| name(screen, kit, context, seat));
    let looks = is_here.then(|| {
        column![looks(screen, kit, context, Question::Face(seat)), looks(screen, kit, context, Question::Colour(seat))]
    });
    let person = choices(kit, screen.answers(Question::Person(seat), l));
    let heading = |text: String| container(words(kit, text, font::LABEL).color(kit.palette.second_ink)).padding([0, 6]);
    let bots = column![
        heading(t!(l, "who-levels")),
        widget::group(choices(kit, screen.answers(Question::Bot(seat), l)), t!(l, "who-levels")),
    ];
    let moved = centred_on_paper(kit, Some(icon::SWAP), t!(l, "who-move"), Press::new(Message::Moved(seat)));
    let removed = screen.draft.can_remove().then(|| {
        let words = t!(l, "voice-seat-remove", name = sitting.name.trim());
        centred_on_paper(kit, Some(icon::CROSS), words, Press::new(Message::Remove(seat)))
    });
    let content = column![container(person).id(FIRST)]
        .push(name)
        .push(looks)
        .push(bots)
        .push(told(screen, kit, context, seat))
        .push(row![moved].push(removed))
        .push(families(kit, context));
    let done = Press::new(Message::MenuClosed).begins(true).key(t!(l, "keys-esc"));
    let done = action(kit, t!(l, "settings-done"), 50.0, done);
    let title = sitting.name.trim();
    let title = kit.fit(title, font::TITLE, kit.px(500.0));
    dialog(context, 600.0, title, content.spacing(kit.px(8.0)), Some(done))
}

/// Returns the segments of a choice, in several rows where they find no room in one.
fn choices<'a>(kit: Kit, choices: Vec<Choice<Message>>) -> Element<'a, Message> {
    responsive(move |room| Control::choice(kit, choices.clone(), room.width).element).height(Shrink).into()
}

/// Returns the field for the name, in a ring where the name cannot stay.
fn name<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, seat: Seat) -> Element<'a, Message> {
    let (l, sitting) = (&context.language, screen.draft.sitting(seat));
    let entry = TextField::new(field_id(seat)).replaced();
    let typed = move |name| Message::Named(seat, name);
    let field = field(kit, entry, &t!(l, "setup-name"), &sitting.name, typed, Message::MenuClosed);
    let is_wrong = screen.draft.problem().is_some_and(|problem| problem.seat() == Some(seat));
    let wrong = is_wrong.then(|| screen.said(l)).flatten();
    let wrong = wrong.map(|wrong| paragraph(kit, wrong, font::HELP).color(kit.palette.change_mark));
    let face = portrait(kit, context, Portrait::of(&sitting.player(), seat.index(), Mood::Calm), 48.0);
    let field = container(field).padding(6).style(style::faulty(kit.palette, is_wrong)).width(Fill);
    let line = row![container(face).padding(Padding::ZERO.left(6)), field];
    column![line.align_y(Alignment::Center)].push(wrong).into()
}

/// Returns how a plain bot plays and how strong it is, or which program decides.
fn told<'a>(screen: &NewGame, kit: Kit, context: &Context, seat: Seat) -> Option<Element<'a, Message>> {
    let (l, sitting) = (&context.language, screen.draft.sitting(seat));
    let Kind::Bot(own) = sitting.kind else { return None };
    let (sign, said) = match &sitting.guest {
        // The prompt of a terminal.
        Some(guest) => {
            let prompt = words(kit, ">_", font::SMALL_LABEL).color(kit.palette.ink);
            (prompt.into(), phrase::program_plays(l, &sitting.name, guest))
        }
        None if sitting.character().is_some() => return None,
        None => (level(kit, own, kit.palette.ink), phrase::plays(l, &sitting.name, own)),
    };
    let line = row![sign, paragraph(kit, said, font::SMALL).color(kit.palette.ink)];
    let line = container(line.spacing(kit.px(10.0)).align_y(Alignment::Center));
    Some(line.padding([kit.px(6.0), kit.px(8.0)]).width(Fill).style(style::raised(kit.palette)).into())
}

/// Returns the faces or the colors that a person chooses from.
fn looks<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, question: Question) -> Element<'a, Message> {
    let l = &context.language;
    let (title, seat) = match question {
        Question::Colour(seat) => (t!(l, "look-colour"), seat),
        Question::Face(seat) | Question::Person(seat) | Question::Bot(seat) => (t!(l, "look-face"), seat),
        Question::Players | Question::Teams | Question::Target => (t!(l, "look-face"), Seat::default()),
    };
    let player = screen.draft.sitting(seat).player();
    let pieces = screen.answers(question, l).into_iter().map(|choice| {
        let look = match choice.message {
            Some(Message::Coloured(_, colour)) => Avatar { colour: Some(colour), ..player.avatar },
            Some(Message::Faced(_, face)) => Avatar { face, ..player.avatar },
            _ => player.avatar,
        };
        piece(kit, context, player.clone().with_avatar(look), seat, choice)
    });
    let row = Row::from_iter(pieces).spacing(kit.px(2.0)).wrap();
    let row = ringed(row, kit.palette.focus_on_paper, button_style::CORNER);
    let heading = words(kit, title.clone(), font::SMALL_LABEL).color(kit.palette.second_ink);
    column![container(heading).padding([0, 6]), widget::group(row, title)].into()
}

/// Returns a face, or the ground of a color; the chosen one has a heavy frame.
fn piece<'a>(
    kit: Kit,
    context: &'a Context,
    player: Player,
    seat: Seat,
    choice: Choice<Message>,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let side = kit.px(SIDE);
    let piece = match choice.message {
        Some(Message::Coloured(..)) => drawn(side, side, move |frame, rect| {
            let square = rect.shrink(kit.px(8.0));
            paint::fill(frame, square, square.width / 2.0, hue(palette, &player, seat));
        }),
        _ => portrait(kit, context, Portrait::of(&player, seat.index(), Mood::Calm), SIDE),
    };
    button(kit, piece)
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
    let title = words(kit, t!(context.language, "families-title"), font::LABEL).color(kit.palette.ink);
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
    let names = kit.fit(&names, font::LABEL, kit.px(WIDEST));
    let names = container(words(kit, names, font::LABEL)).center_y(kit.px(34.0)).padding([0.0, kit.px(12.0)]);
    let invite = Message::Invite(family.clone());
    let invite = button(kit, names).padding(0).on_press(invite).style(button_style::second_on_paper(palette));
    let invite = ringed(invite, palette.focus_on_paper, button_style::CORNER);
    let forget = Press::new(Message::Forget(family.clone()));
    row![invite, widget::symbol_on_paper(kit, (icon::CROSS, forgotten), 28.0, forget)].align_y(Alignment::Center).into()
}
