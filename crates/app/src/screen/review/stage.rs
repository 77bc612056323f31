//! Table of a look back: the same parts as at play, lying still.

use super::Review;
use crate::context::Context;
use crate::font;
use crate::layout::Edge;
use crate::paint::{self, Inventory, Label, Surface};
use crate::screen::table::drawing::Drawing;
use crate::screen::table::{cloth, comparison, drawer, layers};
use crate::theme::AVATAR_INK;
use pitch_language::{phrase, t};
use pitch_rules::{Action, Turn};
use pitch_session::costs::Cost;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Point, Rectangle, Renderer, Theme, mouse};

/// Layer of the table.
#[derive(Debug, Clone, Copy)]
pub(super) enum Part {
    /// Cloth and all cards.
    Under,
    /// Parts over the cards.
    Over,
}

/// Layer of the table as it is drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layer<'a> {
    /// Layer to draw.
    pub part: Part,
    /// Page of the look back.
    pub review: &'a Review,
    /// Words and look.
    pub context: &'a Context,
}

impl<M> canvas::Program<M> for Layer<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let Layer { part, review, context } = *self;
        vec![match part {
            Part::Under => review.under.draw(renderer, bounds.size(), |frame: &mut Frame| {
                let drawing = drawing(review, context);
                ground(frame, review, &drawing);
                for (place, picture) in cloth::faces(&drawing).into_iter().chain(drawer::faces(&drawing)) {
                    frame.draw_image(place, picture);
                }
                for sprite in review.scene.sprites(&review.game) {
                    let (place, picture) = layers::card(context, &sprite);
                    frame.draw_image(place, picture);
                }
            }),
            Part::Over => review.over.draw(renderer, bounds.size(), |frame: &mut Frame| {
                above(frame, review, &drawing(review, context));
            }),
        }]
    }
}

/// Returns the table as it is drawn.
pub(super) fn drawing<'a>(review: &'a Review, context: &'a Context) -> Drawing<'a> {
    let decides = review.game.next_act().map(|(seat, _)| seat);
    let stage = review.scene.stage(&review.game);
    Drawing {
        turn: decides,
        is_own_turn: decides == Some(review.bottom) && review.names.you() == decides,
        ..Drawing::at_rest(stage, context, &review.names, &review.players)
    }
}

fn ground(frame: &mut impl Surface, review: &Review, drawing: &Drawing<'_>) {
    let (palette, places) = (drawing.palette(), review.scene.places);
    paint::cloth(frame, palette, drawing.layout.table);
    cloth::patch(frame, drawing);
    cloth::pool(frame, drawing);
    drawer::hanging(frame, drawing);
    if review.is_listed {
        paint::rail(frame, palette, places.side, false);
    }
    paint::fill(frame, places.bar, 0.0, palette.rail);
}

fn above(frame: &mut impl Surface, review: &Review, drawing: &Drawing<'_>) {
    cloth::others(frame, drawing);
    cloth::own(frame, drawing);
    cloth::pile(frame, drawing);
    cloth::counters(frame, drawing);
    cloth::tags(frame, drawing);
    cloth::bubbles(frame, drawing);
    drawer::letters(frame, drawing);
    let layout = drawing.layout;
    let judged = judged(review);
    choice(frame, review, drawing);
    // No loop lies over a figure.
    if let Some(cost) = judged {
        comparison::of_cards(frame, drawing, &cost.choices);
    }
    let lift = 12.0 * layout.s + judged.map_or(0.0, |_| drawing.lift_for_tabs());
    let place = Rectangle { y: layout.prompt.y - lift, height: 46.0 * layout.s, ..layout.prompt };
    let place = between_rows(review, place);
    let (said, may) = said(review, drawing.context, place.width);
    paint::caption(frame, drawing.palette(), place, &said, &may, 1.2 * layout.s);
}

/// Returns the place between the open cards of the seats at the sides.
fn between_rows(review: &Review, place: Rectangle) -> Rectangle {
    let (layout, view) = (&review.scene.layout, review.scene.view());
    let middle = place.center_x();
    let seats = layout.seats.iter().skip(1).filter(|seat| seat.edge != Edge::Top);
    let most = view.exposed.values().map(|cards| cards.len()).max().unwrap_or_default();
    let cards = seats.flat_map(|seat| seat.open.row(most)).map(|card| card.bounds());
    let near = cards.filter(|card| card.y < place.y + place.height && card.y + card.height > place.y);
    let half = near.map(|card| (card.x - middle).abs().min((card.x + card.width - middle).abs()) - 8.0 * layout.s);
    let half = half.fold(place.width / 2.0, f32::min);
    Rectangle { x: middle - half, width: 2.0 * half, ..place }
}

/// Returns the judgement of the card that the player at the bottom plays next, once it is known.
fn judged(review: &Review) -> Option<&Cost> {
    let cost = review.costs()?.at(review.game.at() + 1)?;
    (cost.seat == review.bottom && matches!(cost.done, Action::Play(_))).then_some(cost)
}

/// Draws the loop round the better card, and the tab at the foot of the one that is played.
fn choice(frame: &mut impl Surface, review: &Review, drawing: &Drawing<'_>) {
    let (scene, s) = (&review.scene, drawing.layout.s);
    let Some(next) = scene.next else { return };
    let sprites = scene.sprites(&review.game);
    let place = |card| sprites.iter().find(|sprite| sprite.card == Some(card)).map(|sprite| sprite.place);
    if let Some(better) = scene.best.filter(|best| *best != next).and_then(place) {
        let share = (better.size.width / drawing.layout.hand_card.width).min(1.0);
        paint::pencil_loop(frame, better.bounds().expand(4.0 * s * share), s * share.max(0.5));
    }
    let Some(played) = place(next) else { return };
    let is_judged = review.costs().is_some_and(|costs| costs.at(review.game.at() + 1).is_some());
    let words = match is_judged && scene.best == Some(next) {
        true => t!(drawing.context.language, "review-played-best"),
        false => t!(drawing.context.language, "cost-played"),
    };
    let palette = drawing.palette();
    let is_own = scene.hand_has(next);
    let label = Label::new(&words, font::SEMIBOLD, if is_own { 16.5 * s } else { 14.0 }, palette.card_paper).centred();
    let (width, height) = (label.width() + 22.0 * s, if is_own { 30.0 * s } else { 20.0 });
    let card = played.bounds();
    // Above the foot of a card of the hand, and above its tab if that lies there; over the foot of a small one.
    let low = if is_own && judged(review).is_some() && drawing.lift_for_tabs() == 0.0 { 34.0 * s } else { 0.0 };
    let foot = card.y + card.height + if is_own { -10.0 * s - low } else { 0.4 * height };
    let x = (card.center_x() - width / 2.0).clamp(4.0, (drawing.layout.table.width - width - 4.0).max(4.0));
    let tab = paint::snapped(Rectangle { x, y: foot - height, width, height });
    paint::fill(frame, tab, height / 2.0, AVATAR_INK);
    paint::edge(frame, tab, height / 2.0, palette.card_paper, 1.2 * s.max(1.0));
    label.draw(frame, Point::new(tab.center_x(), tab.center_y()));
}

/// Returns everything that is drawn but the cards.
pub(super) fn inventory(review: &Review, context: &Context) -> Inventory {
    let mut inventory = Inventory::default();
    let drawing = drawing(review, context);
    ground(&mut inventory, review, &drawing);
    above(&mut inventory, review, &drawing);
    inventory
}

/// Returns what just happened, or only the last of it if there is no room for all, and what happens next.
fn said(review: &Review, context: &Context, room: f32) -> (String, String) {
    let scene = &review.scene;
    let (happened, next) = told(review, context);
    let said = phrase::sentences(&context.language, happened.iter().map(String::as_str));
    let fits = font::width(&said, font::REGULAR, 18.6 * scene.layout.s) <= room;
    (if fits { said } else { happened.last().cloned().unwrap_or_default() }, next)
}

/// Returns what just happened, one sentence each, and what happens next.
pub(super) fn told(review: &Review, context: &Context) -> (Vec<String>, String) {
    let (scene, game, language) = (&review.scene, &review.game, &context.language);
    let steps = game.hand().steps.clone();
    let here = game.at() - steps.start;
    let result = game.hand().finished.as_ref().filter(|_| game.at() + 1 == steps.end);
    let happened = match (result, review.told.get(here)) {
        (Some(hand), _) => vec![phrase::sentence(language, phrase::headline(language, &review.names, &hand.score))],
        (None, Some(told)) if !told.is_empty() => told.clone(),
        (None, _) => vec![phrase::sentence(language, t!(language, "review-deal"))],
    };
    let next = review.told.get(here + 1).and_then(|next| next.first());
    let may = match next {
        Some(next) => t!(language, "review-next", said = next.as_str()),
        None => t!(language, "review-over"),
    };
    if scene.view().turn == Turn::Over { (happened, String::new()) } else { (happened, may) }
}
