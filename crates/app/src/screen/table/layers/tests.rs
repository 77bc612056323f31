use super::ringed;
use crate::context::Context;
use crate::font;
use crate::layout::Placement;
use crate::screen::table::{Message, Table, sprites};
use pitch_language::Language;
use pitch_players::Level;
use pitch_rules::{Card, Cards, Rules, Seat};
use pitch_session::{self, Deals, Kind, NewGame, Player, Settings};

use iced::{Color, Pixels, Point, Rectangle, Renderer, Size, Vector, mouse};
use iced_test::core::renderer::Style;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use iced_tiny_skia::graphics::Text;

use std::time::{Duration, Instant};

const WINDOW: Size = Size::new(1280.0, 800.0);

/// A table at which a bot has just begun to deal to six others.
fn dealing(context: &Context, now: Instant) -> Table {
    let table = (1..100).find_map(|number| {
        let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
        let players = (0..7).map(|seat| Player::new(&format!("Player {seat}"), kind(seat))).collect();
        let new = NewGame::new(Rules { players: 7, ..Rules::default() }, players, Deals::from_number(number));
        let session = pitch_session::Table::new(new).expect("rules that fit together");
        (session.game().dealer() != Seat::default()).then(|| Table::new(session, context, now))
    });
    let mut table = table.expect("somebody else deals in most games");
    let _ = table.start(context, now);
    if !table.is_running() {
        let _ = table.update(Message::Deal, context, now);
    }
    table
}

fn draw(table: &Table, context: &Context, renderer: &mut Renderer) {
    let mut interface = UserInterface::build(table.view(context), WINDOW, Cache::default(), renderer);
    let style = Style { text_color: Color::BLACK };
    interface.draw(renderer, &context.look().theme(), &style, mouse::Cursor::Unavailable);
}

fn window() -> (Context, Renderer) {
    font::load();
    (Context::new(Language::default(), Settings::default(), WINDOW), software())
}

/// What the window draws with where there is no graphics card.
fn software() -> Renderer {
    let renderer = iced_tiny_skia::Renderer::new(font::REGULAR, Pixels(16.0));
    #[cfg(feature = "gpu")]
    let renderer = Renderer::Secondary(renderer);
    renderer
}

#[test]
fn while_cards_are_dealt_only_cards_are_drawn_anew() {
    let ((context, mut renderer), begin) = (window(), Instant::now());
    let mut table = dealing(&context, begin);
    draw(&table, &context, &mut renderer);
    assert_eq!((table.ground.drawn.get(), table.above.drawn.get()), (1, 1));
    let mut laid = table.cards.pictures.borrow().len();
    let mut changes = 0;
    let mut now = begin;
    for _ in 0..20 {
        now += Duration::from_millis(40);
        let _ = table.tick(&context, now);
        assert!(table.is_moving());
        draw(&table, &context, &mut renderer);
        assert_eq!(
            (table.ground.drawn.get(), table.above.drawn.get()),
            (1, 1),
            "a card on its way changes no plate and no panel"
        );
        let now_laid = table.cards.pictures.borrow().len();
        changes += usize::from(laid != now_laid);
        laid = now_laid;
    }
    assert!(changes > 5, "cards fly");
}

#[test]
fn a_frame_takes_few_masks_and_few_pictures() {
    let ((context, mut renderer), begin) = (window(), Instant::now());
    let mut table = dealing(&context, begin);
    let _ = table.update(Message::Missed, &context, begin);
    draw(&table, &context, &mut renderer);
    // Six faces with a fan each, seven faces on the ribbon, and the cards in the hand.
    let (sprites, laid) = (sprites::sprites(&table.stage()).len(), table.cards.pictures.borrow().len());
    assert!(sprites >= 42 && laid <= 6 + 6 + 7 + 6, "{laid} pictures of {sprites} cards");
    let within = Rectangle::with_size(WINDOW);
    #[cfg(feature = "gpu")]
    let Renderer::Secondary(mut renderer) = renderer else { panic!("it was made to draw in software") };
    for layer in renderer.layers() {
        assert!(layer.primitives.len() <= 1, "a mask of the whole window is cleared twice for each group of shapes");
        for texts in &layer.text {
            for text in texts.as_slice() {
                let Text::Cached { content, clip_bounds, .. } = text else { panic!("{text:?}") };
                assert!(clip_bounds.is_within(&within), "a mask of the whole window is cleared for {content:?}");
            }
        }
    }
}

#[test]
fn while_a_card_is_dragged_nothing_else_is_drawn_anew() {
    let ((mut context, mut renderer), begin) = (window(), Instant::now());
    context.settings.speed = pitch_session::settings::Speed::Instant;
    let mut table = dealing(&context, begin);
    let _ = table.update(Message::Missed, &context, begin);
    let (card, place) = table.cards().next().expect("a card");
    let mut drag = |table: &mut Table, to: Point| {
        let _ = table.update(Message::Dragged(to), &context, begin);
        draw(table, &context, &mut renderer);
        let ground = table.ground.drawn.get();
        (ground, table.above.drawn.get(), table.cards.laid.get(), table.cards.dragged.borrow()[0].0.center())
    };
    let _ = table.update(Message::Gripped(card, place.centre), &context, begin);
    let from = place.centre - Vector::new(0.0, 200.0);
    let first = drag(&mut table, from);
    let mut last = first;
    for step in 1..=20 {
        let now = drag(&mut table, from - Vector::new(0.0, 4.0 * step as f32));
        assert_eq!((now.0, now.1, now.2), (first.0, first.1, first.2), "step {step}");
        assert!(now.3.y < last.3.y - 3.0, "it follows the pointer: {now:?}");
        last = now;
    }
}

#[test]
fn the_pencil_goes_round_what_is_meant_in_the_tray_and_in_the_hand_and_round_nothing_else() {
    let row = |cards: &str, left: f32, y: f32, width: f32| -> Vec<(Card, Placement)> {
        let size = Size::new(width, 1.4 * width);
        let place = |index: usize| Placement::new(Point::new(left + 1.1 * width * index as f32, y), size, 0.0);
        cards.split(' ').enumerate().map(|(index, card)| (card.parse().expect("a card"), place(index))).collect()
    };
    let (tray, hand) = (row("QD 7D 8H 2H", 400.0, 100.0, 80.0), row("JD 9D 6D 5D", 200.0, 600.0, 170.0));
    let held = [tray, hand].concat();
    for advised in ["8H 2H 6D 5D", "8H 2H", "QD 2H", "2H JD", "7D 9D"] {
        let advised: Cards = advised.parse().expect("cards");
        let rings = ringed(&held, advised, 1.0);
        for (card, place) in &held {
            let around = rings.iter().filter(|ring| ring.contains(place.centre)).count();
            assert_eq!(around, usize::from(advised.contains(*card)), "{card} of {advised}: {rings:?}");
        }
    }
    assert_eq!(ringed(&held, "8H 2H 6D 5D".parse().expect("cards"), 1.0).len(), 2, "cards beside each other as one");
}
