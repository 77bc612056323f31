//! Table of a look back: the same parts as at play, lying still.

use super::Review;
use crate::context::Context;
use crate::font;
use crate::paint::{self, Inventory, Surface};
use crate::screen::table::drawing::Drawing;
use crate::screen::table::{cloth, drawer, layers};
use pitch_language::{phrase, t};
use pitch_rules::Turn;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Rectangle, Renderer, Theme, mouse};

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

fn drawing<'a>(review: &'a Review, context: &'a Context) -> Drawing<'a> {
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
    layers::empty_places(frame, drawing);
    drawer::hanging(frame, drawing);
    paint::rail(frame, palette, places.side, false);
    paint::fill(frame, places.bar, 0.0, palette.rail);
}

fn above(frame: &mut impl Surface, review: &Review, drawing: &Drawing<'_>) {
    cloth::others(frame, drawing);
    cloth::own(frame, drawing);
    cloth::pile(frame, drawing);
    cloth::counters(frame, drawing);
    cloth::tags(frame, drawing);
    drawer::letters(frame, drawing);
    let layout = drawing.layout;
    // No card is raised here.
    let (said, may) = said(review, drawing.context);
    let place = Rectangle { y: layout.prompt.y - 12.0 * layout.s, height: 46.0 * layout.s, ..layout.prompt };
    paint::caption(frame, drawing.palette(), place, &said, &may, 1.2 * layout.s);
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
fn said(review: &Review, context: &Context) -> (String, String) {
    let scene = &review.scene;
    let (happened, next) = told(review, context);
    let said = phrase::sentences(&context.language, happened.iter().map(String::as_str));
    let fits = font::width(&said, font::REGULAR, 18.6 * scene.layout.s) <= scene.layout.prompt.width;
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
