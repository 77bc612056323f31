//! A closer look at the last trick, or at everything that happened in the hand.

use crate::app::context::Context;
use crate::app::font;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::{self, Kit, Press, paragraph, words};
use crate::engine::{Suit, Trick};
use crate::language::{Names, phrase};
use crate::t;

use iced::widget::{Column, Row, column, container};
use iced::{Alignment, Element, Fill, Size};

/// The widest a card of the last trick is shown, in pixels of the design.
const CARD: f32 = 132.0;

/// What is looked at.
#[derive(Debug, Clone)]
pub enum Glance {
    /// The last trick, if there is one, with the trump suit of its hand.
    Trick(Option<(Trick, Option<Suit>)>, Names),
    /// What happened in the hand, one sentence each.
    Log(Vec<String>),
}

impl Glance {
    /// Something happened.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Enter | Key::Escape | Key::Letter('l' | 'g') => Outcome::Close,
            _ => Outcome::None,
        }
    }

    /// Whether the keyboard's target is shown: always, there is only one.
    pub const fn shows_focus(&self) -> bool {
        false
    }

    /// The mouse was moved; nothing is hidden.
    pub const fn hide_focus(&mut self) {}

    /// Draws it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let language = &context.language;
        let close =
            widget::action(kit, t!(language, "rules-close"), 44.0, Press::new(Outcome::Close).key("Esc").focus(true));
        let close = Some(container(container(close).width(kit.px(180.0))).align_right(Fill).into());
        match self {
            Glance::Trick(trick, names) => {
                let body: Element<'_, Outcome> = match trick {
                    Some((trick, trump)) => lying(kit, context, trick, names, *trump),
                    None => paragraph(kit, t!(language, "last-trick-none"), font::REGULAR, 16.0)
                        .color(kit.palette.second_ink)
                        .into(),
                };
                let width = self.width(context, kit);
                widget::dialog(context, width, t!(language, "last-trick-title"), body, close)
            }
            Glance::Log(lines) => {
                let lines = lines
                    .iter()
                    .map(|line| paragraph(kit, line.as_str(), font::REGULAR, 16.0).color(kit.palette.ink).into());
                let lines = Column::with_children(lines).spacing(kit.px(6.0)).width(Fill);
                // In line with the title.
                let content = container(lines).padding([0, 6]);
                widget::dialog_from_end(context, 560.0, t!(language, "log-title"), content, close)
            }
        }
    }

    /// As wide as the cards need.
    fn width(&self, context: &Context, kit: Kit) -> f32 {
        let cards = match self {
            Glance::Trick(Some((trick, _)), _) => trick.len(),
            Glance::Trick(None, _) | Glance::Log(_) => 2,
        };
        let wished = cards as f32 * (CARD + 24.0) + 60.0;
        wished.max(360.0).min(context.size.width / kit.scale - 24.0)
    }
}

/// The cards of a trick in the order in which they were played, with their players.
fn lying<'a>(
    kit: Kit,
    context: &'a Context,
    trick: &Trick,
    names: &Names,
    trump: Option<Suit>,
) -> Element<'a, Outcome> {
    let ranking = names.rules().ranking(trump);
    let winner = trick.best().map(|(seat, _)| seat);
    let Size { width, .. } = context.size;
    let room = (width - kit.px(120.0)) / trick.len().max(1) as f32 - kit.px(20.0);
    let card_width = kit.px(CARD).min(room);
    let cards = trick.plays().map(|(seat, card)| {
        let is_winner = Some(seat) == winner;
        let name = phrase::player(&context.language, names, seat);
        let font = if is_winner { font::BOLD } else { font::REGULAR };
        let name = words(kit, name, font, 16.0).color(kit.palette.ink);
        let mark = if is_winner { t!(context.language, "trick-winning") } else { String::new() };
        let mark = words(kit, mark, font::SEMIBOLD, 14.0).color(kit.palette.gain);
        let card = widget::card(context, (card, ranking.off_trump(card)), card_width);
        column![card, name, mark].align_x(Alignment::Center).spacing(kit.px(2.0)).into()
    });
    Row::with_children(cards).spacing(kit.px(4.0)).into()
}
