//! The list of games: a card as its sign, the name, a few words, and how many play.

use super::{Message, NewGame, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::paint::{self, Label};
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{Kit, Press, drawn, link, ringed, words};
use crate::engine::{Card, Preset, Rank, Rules, Suit};
use crate::language::preset_name;
use crate::session::RuleSet;
use crate::t;

use iced::widget::{Column, Id, Row, button, column, container, row, space};
use iced::{Alignment, Element, Fill, Point, Rectangle, border};

/// The room for the words of a row, in pixels of the design.
const NAMES: f32 = 252.0;

/// The area in which the list scrolls where it stands alone.
pub(super) const LIST: &str = "games";

/// The id of a row of the list, counted from the player's own rule sets on.
pub(super) fn row_id(index: usize) -> Id {
    Id::from(format!("game-{index}"))
}

/// The sheet with a row for each game, in so many columns: the player's own rule sets, the games with a name, and the way
/// to the house rules.
pub fn sheet<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, columns: usize) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let title = words(kit, t!(l, "setup-game"), font::SEMIBOLD, 22.0).color(palette.ink);
    let named = |index, row| container(row).id(row_id(index)).into();
    let sets = screen.draft.sets();
    let own = sets.iter().map(|set| own_row(screen, kit, context, set));
    let own = own.enumerate().map(|(index, row)| named(index, row)).collect();
    let printed = Preset::ALL.into_iter().map(|game| preset_row(screen, kit, context, game));
    let printed = printed.enumerate().map(|(index, row)| named(sets.len() + index, row)).collect();
    let house = Press::of(&screen.focus, Target::HouseRules).map(Message::Pressed);
    let house = link(kit, t!(l, "house-title"), house);
    let title = row![title.width(Fill), house].align_y(Alignment::Center);
    let content = column![container(title).padding([0.0, kit.px(14.0)])]
        .push((!sets.is_empty()).then(|| in_columns(own, columns)))
        .push(in_columns(printed, columns));
    container(content.spacing(kit.px(6.0)))
        .padding([kit.px(12.0), kit.px(6.0)])
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

/// Rows below each other, as many columns of them as there are to be.
fn in_columns<'a>(rows: Vec<Element<'a, Message>>, columns: usize) -> Element<'a, Message> {
    let height = rows.len().div_ceil(columns).max(1);
    let mut rows = rows.into_iter();
    let columns = (0..columns).map(|_| container(Column::from_iter(rows.by_ref().take(height))).width(Fill).into());
    Row::from_iter(columns.collect::<Vec<_>>()).into()
}

/// The row of a game with a name.
fn preset_row<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, game: Preset) -> Element<'a, Message> {
    let l = &context.language;
    let about = t!(l, "game-line", game = game.id());
    let chosen = screen.draft.own().is_none() && screen.draft.game() == game;
    let shown = (preset_name(l, game), about, Rules::from(game));
    game_row(screen, kit, context, (game, Message::GameChosen(game), chosen), shown)
}

/// The row of a rule set of the player's own; its card is that of its game.
fn own_row<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, set: &RuleSet) -> Element<'a, Message> {
    let l = &context.language;
    let about = t!(l, "house-set-about", game = preset_name(l, set.base), count = set.changes().count());
    let chosen = screen.draft.own().is_some_and(|own| own.name == set.name);
    let shown = (set.name.clone(), about, set.rules.clone());
    game_row(screen, kit, context, (set.base, Message::OwnChosen(set.name.clone()), chosen), shown)
}

fn game_row<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    (game, message, chosen): (Preset, Message, bool),
    (name, about, rules): (String, String, Rules),
) -> Element<'a, Message> {
    let palette = kit.palette;
    let (ink, second) = if chosen { (palette.on_action, palette.on_action) } else { (palette.ink, palette.second_ink) };
    let players = match (rules.min_players, rules.max_players) {
        (min, max) if min == max => min.to_string(),
        (min, max) => format!("{min}\u{2013}{max}"),
    };
    let fit = |text: &str, face, size| font::fit(text, face, kit.px(size), kit.px(NAMES));
    let lines = column![
        words(kit, fit(&name, font::SEMIBOLD, 16.0), font::SEMIBOLD, 16.0).color(ink),
        words(kit, fit(&about, font::REGULAR, 14.0), font::REGULAR, 14.0).color(second),
    ];
    let content = row![
        sign(kit, context, game),
        lines,
        space().width(Fill),
        words(kit, players, font::SEMIBOLD, 14.0).color(second),
    ];
    let content = container(content.spacing(kit.px(10.0)).align_y(Alignment::Center)).center_y(Fill);
    let control = button(content).padding([0.0, kit.px(10.0)]).width(Fill).height(kit.px(43.0)).on_press(message);
    let control = match chosen {
        true => control.style(button_style::segment(palette, true, border::radius(button_style::CORNER))),
        false => control.style(button_style::symbol_on_paper(palette)),
    };
    // The rows stand close: the ring lies over the space between them.
    ringed(control, palette.focus_on_paper, chosen && screen.focus.shows(&Target::Game), button_style::CORNER)
        .padding([3, 6])
        .into()
}

/// A small card with an index, the sign of a game.
fn sign<'a>(kit: Kit, context: &Context, game: Preset) -> Element<'a, Message> {
    let (card, palette) = (emblem(game), kit.palette);
    let colour = palette.suit(card.suit(), context.settings.four_colours);
    let (width, height) = (kit.px(25.0), kit.px(35.0));
    drawn(width, height, move |frame, rect| {
        let corner = 0.12 * rect.width;
        paint::fill(frame, rect, corner, palette.card_paper);
        paint::edge(frame, rect, corner, palette.card_edge, 1.0);
        let rank = card.rank().letter().to_string();
        let rank = if card.rank() == Rank::Ten { "10" } else { &rank };
        let middle = Point::new(rect.center_x(), 0.30 * rect.height);
        Label::new(rank, font::BOLD, 0.44 * rect.height, colour).centred().draw(frame, middle);
        let pip = Rectangle { y: 0.5 * rect.height, height: 0.45 * rect.height, ..rect };
        paint::pip(frame, card.suit(), pip.center(), 0.36 * rect.height, colour);
    })
}

/// The card that a game is known by: the jack that must fall, the six that scores two, the five that can be bid.
const fn emblem(game: Preset) -> Card {
    let (rank, suit) = match game {
        Preset::AuctionPitch => (Rank::Ace, Suit::Spades),
        Preset::Setback => (Rank::Two, Suit::Hearts),
        Preset::Trinidad => (Rank::Six, Suit::Diamonds),
        Preset::Lancashire => (Rank::Six, Suit::Clubs),
        Preset::WestYorkshire => (Rank::Jack, Suit::Spades),
        Preset::Blackburn => (Rank::Jack, Suit::Hearts),
        Preset::Britannica1911 => (Rank::King, Suit::Clubs),
        Preset::CommercialPitch => (Rank::King, Suit::Diamonds),
        Preset::SevenUp => (Rank::Seven, Suit::Hearts),
        Preset::Smudge => (Rank::Four, Suit::Spades),
        Preset::SmudgeBid => (Rank::Five, Suit::Spades),
        Preset::NoAuctionPitch => (Rank::Queen, Suit::Diamonds),
        Preset::Racehorse => (Rank::Ten, Suit::Clubs),
    };
    Card::new(rank, suit)
}
