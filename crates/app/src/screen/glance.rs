//! Closer look at the last trick, the log of the hand, or the order of trumps.

use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{self, Kit, Press, paragraph, words};
use pitch_language::{Language, Names, phrase, t};
use pitch_rules::rules::Token;
use pitch_rules::{Card, Rules, SeatView, Suit, Trick};

use iced::widget::{Column, Row, column, container};
use iced::{Alignment, Element, Fill, Size};

/// Largest width of a card of the last trick, in pixels of the design.
const CARD: f32 = 132.0;
/// Largest width of a card in the order of trumps, in pixels of the design.
const SMALL: f32 = 44.0;
/// Width that a dialog takes around its content, in pixels of the design.
const AROUND: f32 = 62.0;

/// Subject of the closer look.
#[derive(Debug, Clone)]
pub enum Glance {
    /// Last trick, if there is one, with the trump suit of its hand.
    Trick(Option<(Trick, Option<Suit>)>, Names),
    /// Log of the hand, one sentence for each event.
    Log(Vec<String>),
    /// Trumps from the highest down, and sentences about their order.
    Order(Vec<Trump>, Vec<String>),
}

/// Trump in its place in the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trump {
    card: Card,
    /// Trump suit that the card is marked with, if its own suit is another or it has none.
    mark: Option<Suit>,
    /// `true` if the card was played in this hand.
    is_gone: bool,
    /// `true` if the player holds the card.
    is_own: bool,
}

impl Glance {
    /// Returns the order of trumps as seen from a seat; before trump is known, spades stand for all suits.
    pub fn order(language: &Language, rules: &Rules, view: &SeatView) -> Self {
        let suit = view.trump.unwrap_or(Suit::Spades);
        let (played, held) = (view.played(), view.hand());
        let is_known = view.trump.is_some();
        let ranking = rules.ranking(Some(suit));
        let trump = |token: Token| {
            let card = token.card(suit);
            let (is_gone, is_own) = (is_known && played.contains(card), is_known && held.contains(card));
            Trump { card, mark: ranking.off_trump(card), is_gone, is_own }
        };
        let trumps: Vec<Trump> = rules.trump_order.in_play(rules).into_iter().map(trump).collect();
        let gone = trumps.iter().filter(|trump| trump.is_gone).count();
        let about = match view.trump {
            Some(_) => t!(language, "order-about", gone = gone),
            None => t!(language, "order-example", suit = phrase::suit(language, suit)),
        };
        let jokers = (rules.jokers > 1).then(|| t!(language, "rule-joker-order", order = rules.joker_order.id()));
        Glance::Order(trumps, [about].into_iter().chain(jokers).collect())
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Enter | Key::Escape | Key::Letter('l' | 'g' | 'o') => Outcome::Close,
            _ => Outcome::None,
        }
    }

    /// Draws the dialog.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let language = &context.language;
        let close =
            widget::action(kit, t!(language, "rules-close"), 44.0, Press::new(Outcome::Close).key("Esc").shown());
        let close = Some(container(container(close).width(kit.px(180.0))).align_right(Fill).into());
        match self {
            Glance::Trick(trick, names) => {
                let body: Element<'_, Outcome> = match trick {
                    Some((trick, trump)) => lying(kit, context, trick, names, *trump),
                    None => {
                        paragraph(kit, t!(language, "last-trick-none"), font::BODY).color(kit.palette.second_ink).into()
                    }
                };
                let width = self.width(context, kit);
                widget::dialog(context, width, t!(language, "last-trick-title"), body, close)
            }
            Glance::Order(trumps, about) => {
                let width = self.width(context, kit);
                let about = about
                    .iter()
                    .map(|line| paragraph(kit, line.as_str(), font::BODY).color(kit.palette.second_ink).into());
                let about = Column::with_children(about).spacing(kit.px(4.0));
                let body =
                    column![strip(kit, context, trumps, kit.px(width - AROUND)), container(about).padding([0, 6])];
                let body = body.spacing(kit.px(10.0)).width(Fill);
                widget::dialog(context, width, t!(language, "order-title"), body, close)
            }
            Glance::Log(lines) => {
                let lines =
                    lines.iter().map(|line| paragraph(kit, line.as_str(), font::BODY).color(kit.palette.ink).into());
                let lines = Column::with_children(lines).spacing(kit.px(6.0)).width(Fill);
                // In line with the title.
                let content = container(lines).padding([0, 6]);
                widget::dialog_from_end(context, 560.0, t!(language, "log-title"), content, close)
            }
        }
    }

    /// Returns the width that the cards need.
    fn width(&self, context: &Context, kit: Kit) -> f32 {
        if let Glance::Order(trumps, _) = self {
            let each = SMALL + 2.0 * widget::card_margin(kit.px(SMALL)) / kit.scale;
            let most = context.size.width / kit.scale - 24.0;
            // Where they need a second line, the lines are as long as each other.
            let rows = (trumps.len() as f32 * each / (most - AROUND)).ceil().max(1.0);
            return (trumps.len() as f32 / rows).ceil().mul_add(each, AROUND).max(420.0).min(most);
        }
        let cards = match self {
            Glance::Trick(Some((trick, _)), _) => trick.len(),
            Glance::Trick(None, _) | Glance::Log(_) | Glance::Order(..) => 2,
        };
        let wished = cards as f32 * (CARD + 24.0) + 60.0;
        wished.max(360.0).min(context.size.width / kit.scale - 24.0)
    }
}

/// Returns the trumps from the highest down, those already played dimmed, in as few lines as the room allows.
fn strip<'a>(kit: Kit, context: &'a Context, trumps: &[Trump], room: f32) -> Element<'a, Outcome> {
    let language = &context.language;
    let width = kit.px(SMALL);
    let count = (room / (width + 2.0 * widget::card_margin(width))).max(1.0) as usize;
    let rows = trumps.len().div_ceil(count).max(1);
    let lines = trumps.chunks(trumps.len().div_ceil(rows).max(1)).map(|trumps| {
        let cards = trumps.iter().map(|trump| {
            let look = Overlay { covered: trump.is_gone, large_index: true, trump: trump.mark, ..Overlay::PLAIN };
            let picture = context.deck.face(trump.card, context.deck.width_px(width), look);
            let said = match trump {
                Trump { is_gone: true, .. } => t!(language, "order-gone"),
                Trump { is_own: true, .. } => t!(language, "order-own"),
                Trump { .. } => String::new(),
            };
            let font = if trump.is_own { font::SEMIBOLD } else { font::REGULAR };
            let word = words(kit, said.clone(), (font, 14.0)).color(kit.palette.ink);
            let card = widget::card_picture(&context.deck, picture, width);
            let told = [phrase::card_alone(language, trump.card), said].into_iter().filter(|words| !words.is_empty());
            column![widget::said(card, phrase::listed(language, told)), widget::unheard(word)]
                .align_x(Alignment::Center)
                .into()
        });
        Row::with_children(cards).into()
    });
    container(Column::with_children(lines).align_x(Alignment::Center)).center_x(Fill).into()
}

/// Returns the cards of a trick in the order in which they were played, with their players.
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
        let mark = if is_winner { t!(context.language, "trick-took") } else { String::new() };
        let lies = phrase::pair(&context.language, name.as_str(), phrase::card_alone(&context.language, card));
        let told = [lies, mark.clone()].into_iter().filter(|words| !words.is_empty());
        let told = phrase::listed(&context.language, told);
        let name = words(kit, name, (font, 16.0)).color(kit.palette.ink);
        let mark = words(kit, mark, font::SMALL_LABEL).color(kit.palette.gain);
        let card = widget::said(widget::card(context, (card, ranking.off_trump(card)), card_width), told);
        column![card, widget::unheard(column![name, mark].align_x(Alignment::Center).spacing(kit.px(2.0)))]
            .align_x(Alignment::Center)
            .spacing(kit.px(2.0))
            .into()
    });
    Row::with_children(cards).spacing(kit.px(4.0)).into()
}
