//! Page of a new game: the table from above, what is settled beside it with the button that begins, and the shelf of the
//! eight.

use super::shelf::Shelf;
use super::{Carried, Lift, Message, NewGame, PAGE, Problem, Question, place, round};
use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::outcome::Outcome;
use crate::phones::Phones;
use crate::portrait::{Mood, Portrait};
use crate::theme::button as button_style;
use crate::voice::{Role, Said};
use crate::widget::{
    self, Choice, Control, Kit, Leaf, Number, Press, Ways, at_turn, bar_button, button, carried, close_segments, main,
    paragraph, portrait, ringed, segments, sheet_above, spoken, words,
};
use pitch_language::{Language, phrase, preset_name, t};
use pitch_players::Character;
use pitch_rules::{Rules, Seat};
use pitch_session::Player;

use iced::widget::{Id, column, container, pin, responsive, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Shrink, Size};

/// Id of the button that begins.
pub(super) const START: &str = "start";
/// Id of the area of what is settled beside the table.
const OPTIONS: &str = "options";
/// Width of that, in pixels of the design, and the largest share of the page.
const BESIDE: f32 = 300.0;
const SHARE: f32 = 0.31;
/// Largest height of the table, as a share of its width.
const TALLEST: f32 = 0.8;
/// Least width of a window with room for the score to play to, in logical pixels.
const ROOMY: f32 = 900.0;
/// Side of a face that is carried, in pixels of the design.
const CARRIED: f32 = 78.0;

impl NewGame {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let leaf = Leaf::of(context, 0.0);
        let room = leaf.open_room(kit);
        let is_roomy = context.size.width >= ROOMY;
        let (gap, between) = if is_roomy { (22.0, 28.0) } else { (10.0, 12.0) };
        let shelf = Shelf::new(kit, room.width);
        let beside = kit.px(BESIDE).min(SHARE * room.width).floor();
        let least = round::least(kit, self.draft.seats().len()).max(kit.px(210.0)).ceil();
        let high = room.height - shelf.height - gap;
        let wide = room.width - beside - between;
        let table = Size::new(wide, high.min(TALLEST * wide).max(least).floor());
        let options = container(self.options(kit, context, is_roomy)).width(beside + 12.0).height(table.height + 6.0);
        let above = row![round::table(self, kit, context, table), space().width(between - 6.0), at_turn(2, options),];
        let below = at_turn(1, container(shelf.view(self, kit, context)).padding(Padding::ZERO.right(6)));
        let body = column![above, space().height(gap - 6.0), below];
        let body = container(body).padding(Padding { left: 6.0, top: 6.0, ..Padding::ZERO });
        let carries = |at: Lift| {
            let side = kit.px(CARRIED).floor();
            let picture = match at.what {
                Carried::Face(own) => Portrait::of(&Player::character(own), 0, Mood::Calm),
                Carried::Place(seat) => Portrait::of(&self.draft.sitting(seat).player(), seat.index(), Mood::Calm),
            };
            pin(portrait(kit, context, picture, CARRIED)).x(at.at.x - side / 2.0).y(at.at.y - side / 2.0)
        };
        let body = carried(stack![body].push(self.carried.map(carries)), self.ways());
        let body = if high < least { widget::scrolled(kit, PAGE, body, false) } else { body };
        let fair = bar_button(kit, t!(l, "fair-title"), Press::new(Message::Pressed(Outcome::Fair)));
        let head = (t!(l, "setup-who"), self.game(l), fair);
        let page = leaf.open_about(kit, head, (t!(l, "page-back"), Message::Pressed(Outcome::Games)), body);
        match self.menu {
            Some(seat) => {
                let menu = place::menu(self, kit, context, seat);
                stack![page, sheet_above(menu, Some(self.draft.sitting(seat).name.trim().to_owned()))].into()
            }
            None => page,
        }
    }

    /// Returns the ways on which somebody can be carried.
    fn ways(&self) -> Ways<Message> {
        let seats = || self.draft.rules().seats().all();
        let what = |index: usize| match Character::ALL.get(index) {
            Some(own) => Carried::Face(*own),
            None => Carried::Place(Seat::new(index - Character::ALL.len()).unwrap_or_default()),
        };
        let count = Character::ALL.len() + self.draft.seats().len();
        Ways {
            from: (0..count).map(|index| round::carried_id(what(index))).collect(),
            to: seats().map(round::place_id).collect(),
            moved: Box::new(move |index, at, over| {
                Message::Carried(Lift { what: what(index), at, over: over.and_then(Seat::new) })
            }),
            dropped: Box::new(move |index, over| Message::Dropped(what(index), over.and_then(Seat::new))),
        }
    }

    /// Returns the name of the game, and who plays with whom.
    fn game(&self, l: &Language) -> String {
        let draft = &self.draft;
        let game = draft.own().map_or_else(|| preset_name(l, draft.game()), |own| own.name.clone());
        match pairing(draft.rules()) {
            Some(kind) => t!(l, "who-game", game = game, kind = kind),
            None => game,
        }
    }

    /// Returns what is settled beside the table, above the button that begins.
    fn options<'a>(&'a self, kit: Kit, context: &'a Context, is_roomy: bool) -> Element<'a, Message> {
        let (l, draft) = (&context.language, &self.draft);
        let high = if is_roomy { 54.0 } else { 50.0 };
        let players = self.answers(Question::Players, l);
        let players = if players.len() > 1 {
            choice(kit, t!(l, "setup-players"), players)
        } else {
            let only = t!(l, "setup-players-only", players = draft.seats().len());
            container(words(kit, only, font::BODY).color(kit.palette.text)).padding(6).into()
        };
        let target = self.answers(Question::Target, l);
        let target = (is_roomy && target.len() > 1).then(|| choice(kit, t!(l, "setup-target"), target));
        let house = way(kit, (icon::HOUSE, t!(l, "house-title")), high, Message::HouseRules);
        let phones = Phones::ARE_THERE.then(|| way(kit, (icon::PHONE, t!(l, "who-phones")), high, Message::OnPhones));
        let problem = draft.problem();
        let able = problem.is_none();
        let line = |said: String, colour: Color| {
            container(paragraph(kit, said, font::HELP).color(colour)).padding([0, 6]).into()
        };
        let misfit = match problem {
            Some(Problem::Misfit(misfit)) => {
                let mend = Press::new(Message::Mend);
                vec![
                    line(phrase::misfit(l, &misfit), kit.palette.bad),
                    line(phrase::proposal(l, &misfit.proposal(draft.rules())), kit.palette.text),
                    widget::second(kit, None, t!(l, "setup-mend"), mend),
                ]
            }
            _ => Vec::new(),
        };
        // The game can begin all the same.
        let warnings = draft.rules().warnings().into_iter().map(|warning| {
            let warning = phrase::warning(l, draft.rules(), warning);
            line(t!(l, "warning-line", warning = warning), kit.palette.text)
        });
        let upper = column![players].push(target).push(house).push(phones).extend(misfit).extend(warnings);
        let press = Press::new(Message::Start).able(able).begins(true).key(t!(l, "keys-enter"));
        let deal = main(kit, t!(l, "table-deal"), if is_roomy { 76.0 } else { 56.0 }, press);
        let upper = widget::scrolled(kit, OPTIONS, upper.spacing(kit.px(1.0)), false);
        column![container(upper).height(Fill), container(deal).id(Id::new(START))].into()
    }
}

/// Returns who plays with whom, if anybody does: the word for it among the texts.
fn pairing(rules: &Rules) -> Option<&'static str> {
    let players = usize::from(rules.players);
    match (rules.sides(), players) {
        (sides, players) if sides == players => None,
        (2, 4) => Some("two-pairs"),
        (2, _) => Some("threes"),
        _ => Some("three-pairs"),
    }
}

/// Returns words and a choice beside each other, or below where there is no room: segments, closer ones, or a number with a
/// button for less and one for more.
fn choice<'a>(kit: Kit, title: String, choices: Vec<Choice<Message>>) -> Element<'a, Message> {
    let title_width = kit.width(&title, font::BODY) + kit.px(10.0) + 6.0;
    let width = |beside: f32| -> f32 {
        let one = |choice: &Choice<Message>| {
            let tick = if choice.chosen { kit.px(20.0) } else { 0.0 };
            (kit.width(&choice.words, font::LABEL) + kit.px(beside) + tick).max(kit.least)
        };
        choices.iter().map(one).sum::<f32>() + 12.0
    };
    let (wide, close) = (width(28.0), width(16.0));
    let line = move |room: Size| {
        let title = words(kit, title.clone(), font::BODY).color(kit.palette.text);
        let control = |left: f32| -> Option<Element<'_, Message>> {
            match left {
                left if wide <= left => Some(segments(kit, choices.clone()).into()),
                left if close <= left => Some(close_segments(kit, choices.clone()).into()),
                _ => None,
            }
        };
        let beside = control(room.width - title_width).or_else(|| {
            // They have no room below either.
            (close > room.width).then(|| number(kit, &choices))
        });
        match beside {
            Some(control) => {
                row![space().width(6.0), title, space().width(Fill), control].align_y(Alignment::Center).into()
            }
            None => {
                let control = container(control(room.width).unwrap_or_else(|| number(kit, &choices)));
                column![container(title).padding([0, 6]), control.align_right(Fill)].into()
            }
        }
    };
    spoken(responsive(line).height(Shrink), Said::new(Role::Row))
}

/// Returns a choice among numbers as one number with a button for less and one for more.
fn number<'a>(kit: Kit, choices: &[Choice<Message>]) -> Element<'a, Message> {
    let at = choices.iter().position(|choice| choice.chosen).unwrap_or_default();
    let message = |at: Option<usize>| at.and_then(|at| choices.get(at)?.message.clone());
    let number = Number {
        words: choices.get(at).map(|choice| choice.words.clone()).unwrap_or_default(),
        less: message(at.checked_sub(1)),
        more: message(at.checked_add(1)),
        pressed: None,
        able: true,
        room: 40.0,
    };
    Control::number(kit, Vec::new(), number, None, None).element
}

/// Returns a wide button that leads elsewhere.
fn way<'a>(kit: Kit, (sign, title): (Icon, String), high: f32, message: Message) -> Element<'a, Message> {
    let palette = kit.palette;
    let name = title.clone();
    let line = responsive(move |room| {
        let left = room.width - kit.px(18.0 + 18.0 + 2.0 * 12.0);
        let size = 16.0 * (left / kit.width(&title, font::NAME)).clamp(0.8, 1.0);
        let fitted = kit.fit(&title, (font::SEMIBOLD, size), left);
        let line = row![
            widget::icon(kit, sign, 18.0, palette.text),
            container(words(kit, fitted, (font::SEMIBOLD, size))).width(Fill),
            widget::icon(kit, icon::CHEVRON, 18.0, palette.text),
        ];
        container(line.spacing(kit.px(12.0)).align_y(Alignment::Center)).center_y(Fill).into()
    });
    let control = button(kit, line)
        .padding([0.0, kit.px(16.0)])
        .width(Fill)
        .height(kit.side(high))
        .on_press(message)
        .named(name)
        .style(button_style::tile(palette));
    ringed(control, palette.amber, button_style::CORNER).into()
}
