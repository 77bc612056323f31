//! Page on which a score pad is begun: the game, and the names.

use super::{MAIN, Message, PAGE};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::portrait::{Mood, Portrait};
use crate::screen::home::tiles;
use crate::theme::button as button_style;
use crate::widget::{
    self, Kit, Leaf, Press, TextField, at_turn, button, field, main, paragraph, portrait, ringed, symbol_on_paper,
};
use pitch_language::{phrase, preset_name, t};
use pitch_rules::{Card, Preset, Rank, Rules, Seat, Suit};
use pitch_session::{Kind, Pad, Pick, Player, Timestamp};

use iced::widget::{Column, Id, column, container, row, space};
use iced::{Alignment, Border, Element, Fill};

use std::path::PathBuf;

/// Games that are offered first.
const SIX: [(Preset, [Option<Card>; 2]); 6] = [
    (Preset::AuctionPitch, [card(Rank::Jack, Suit::Hearts), card(Rank::Ace, Suit::Hearts)]),
    (Preset::Setback, [card(Rank::Three, Suit::Spades), card(Rank::Jack, Suit::Spades)]),
    (Preset::Trinidad, [None, card(Rank::Jack, Suit::Spades)]),
    (Preset::TenPoint, [Some(Card::HIGH_JOKER), card(Rank::Ten, Suit::Diamonds)]),
    (Preset::Cinch, [card(Rank::Five, Suit::Hearts), card(Rank::Five, Suit::Diamonds)]),
    (Preset::NineCardDon, [card(Rank::Nine, Suit::Spades), card(Rank::Five, Suit::Clubs)]),
];

const fn card(rank: Rank, suit: Suit) -> Option<Card> {
    Some(Card::new(rank, suit))
}
/// Width below which the window is too narrow for two columns, in pixels of the design.
const NARROW: f32 = 700.0;
/// Number of pads that can be gone on with from here.
const LEFT: usize = 4;
/// Height below which the button that begins is lower, in pixels of the design.
const LOW: f32 = 600.0;

/// Page on which a pad is begun.
#[derive(Debug, Clone)]
pub struct Start {
    pick: Pick,
    rules: Rules,
    names: Vec<String>,
    /// `true` if all games are listed.
    all: bool,
    /// Pads that were left, the last first.
    left: Vec<(PathBuf, Pad)>,
}

impl Start {
    /// Creates the page, with Auction Pitch for four.
    pub fn new(context: &Context, left: Vec<(PathBuf, Pad)>) -> Self {
        let names = phrase::bot_names(&context.language, 7, &[]);
        let game = SIX[0].0;
        Start { pick: Pick::Printed(game), rules: Rules::from(game), names, all: false, left }
    }

    pub(super) fn update(&mut self, message: Message, context: &Context) {
        match message {
            Message::Picked(pick) => {
                if let Some(rules) = rules_of(&pick, context) {
                    (self.pick, self.rules) = (pick, rules);
                }
            }
            Message::AllGames => self.all = true,
            Message::Named(place, name) => {
                if let Some(old) = self.names.get_mut(place) {
                    *old = name;
                }
            }
            Message::Players(more) => {
                if let Some(players) = self.other_number(more) {
                    self.rules.players = players;
                }
            }
            _ => {}
        }
    }

    /// Returns a pad that was left.
    pub(super) fn left(&self, place: usize) -> Option<(PathBuf, Pad)> {
        self.left.get(place).cloned()
    }

    /// Returns the next larger or smaller number of players by these rules.
    fn other_number(&self, more: bool) -> Option<u8> {
        let can_play = |players: &u8| Rules { players: *players, ..self.rules.clone() }.validate().is_empty();
        let (least, most, now) = (self.rules.min_players, self.rules.max_players, self.rules.players);
        if more { (now + 1..=most).find(can_play) } else { (least..now).rev().find(can_play) }
    }

    /// Begins the pad; the player who sits last deals first. Names that are empty or the same are as if they were not typed.
    pub(super) fn begin(&self, context: &Context, now: Timestamp) -> Option<Pad> {
        let count = usize::from(self.rules.players);
        let mut players: Vec<Player> = Vec::new();
        for name in self.names.iter().take(count) {
            let player = Player::new(name, Kind::Person);
            let is_taken = |name: &str| players.iter().any(|other| other.name.to_lowercase() == name.to_lowercase());
            let is_free = player.name != "?" && !is_taken(&player.name);
            let free = || {
                let taken: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
                phrase::bot_names(&context.language, 1, &taken).remove(0)
            };
            players.push(if is_free { player } else { Player::new(&free(), Kind::Person) });
        }
        let rule_set = match &self.pick {
            Pick::Printed(game) => game.id().to_owned(),
            Pick::Own(name) => name.clone(),
        };
        Pad::new(self.rules.clone(), &rule_set, players, Seat::new(count - 1).unwrap_or_default(), now).ok()
    }

    /// Returns the games that are listed, with their names.
    fn games(&self, context: &Context) -> Vec<(Pick, String)> {
        let l = &context.language;
        let printed = |game: Preset| (Pick::Printed(game), preset_name(l, game));
        let own = context.rule_sets.iter().filter(|set| set.can_be_played());
        let own = own.map(|set| (Pick::Own(set.name.clone()), set.name.clone()));
        Preset::ALL.into_iter().map(printed).chain(own).collect()
    }

    pub(super) fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let (games, people) = (self.list(kit, context), self.people(kit, context));
        let gap = kit.px(14.0);
        let height = if context.size.height < kit.px(LOW) { 50.0 } else { 64.0 };
        let body: Element<'_, Message> = if context.size.width < kit.px(NARROW) {
            column![people, games].spacing(gap).into()
        } else {
            row![games, people].spacing(gap).into()
        };
        let goal = phrase::sentence(l, widget::capital(&phrase::goal(l, &self.rules)));
        let told = phrase::sentences(l, [goal, t!(l, "scorepad-house")]);
        let target = paragraph(kit, told, (font::REGULAR, 18.0)).color(kit.palette.muted).width(Fill);
        let begin = Press::new(Message::Begin).key(t!(l, "keys-enter")).begins(true);
        let begin = container(main(kit, t!(l, "scorepad-begin"), height, begin)).width(kit.px(230.0)).id(Id::new(MAIN));
        let foot = at_turn(1, row![target, begin].spacing(gap).align_y(Alignment::Center));
        let head = (t!(l, "scorepad-title"), t!(l, "scorepad-about"), space().into());
        let back = (t!(l, "page-back"), Message::Pressed(Outcome::Close));
        let body = widget::scrolled(kit, PAGE, body, false);
        Leaf::of(context, kit.px(height)).view_about(kit, head, back, body, foot)
    }

    /// Returns the games that are offered first, each with two of its cards, and the way to the others.
    fn tiles<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        // The way to the others lies below three rows.
        let room = Leaf::of(context, 0.0).room(kit).height - kit.px(180.0);
        let high = (room / 3.0).clamp(kit.side(52.0), kit.px(146.0));
        let has_cards = high >= kit.px(84.0);
        let tile = |place: usize| -> Element<'a, Message> {
            let (game, cards) = (SIX[place].0, &SIX[place].1);
            let chosen = self.pick == Pick::Printed(game);
            let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
            let tick = chosen.then(|| widget::icon(kit, icon::CHECK, 16.0, palette.text));
            let name = paragraph(kit, preset_name(l, game), (face, 17.0)).color(palette.text);
            let said = row![].push(tick).push(name).spacing(kit.px(8.0)).align_y(Alignment::Center);
            let cards = has_cards.then(|| {
                let tall = 0.5 * high;
                let cards = container(tiles::pictures(kit, context, cards, 1.2 * tall)).height(tall);
                container(cards).align_right(Fill)
            });
            let content =
                column![].push(cards).push(container(said).width(Fill).height(Fill).align_y(Alignment::Center));
            let style = button_style::tile(palette);
            let control = button(kit, content)
                .padding([if has_cards { kit.px(8.0) } else { 0.0 }, kit.px(14.0)])
                .width(Fill)
                .height(high)
                .on_press(Message::Picked(Pick::Printed(game)))
                .one_of(chosen)
                .style(move |theme, status| {
                    let style = style(theme, status);
                    let edge = Border { color: palette.amber, width: 3.0, ..style.border };
                    if chosen { iced::widget::button::Style { border: edge, ..style } } else { style }
                });
            ringed(control, palette.amber, button_style::CORNER).into()
        };
        let rows = [0, 2, 4].map(|place| row![tile(place), tile(place + 1)].spacing(kit.px(4.0)).into());
        let another = t!(l, "scorepad-another", count = Preset::ALL.len());
        let another = widget::second(kit, Some(icon::SEARCH), another, Press::new(Message::AllGames));
        Column::from_iter(rows).push(another).spacing(kit.px(4.0)).width(Fill).into()
    }

    fn list<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        if !self.all {
            return self.tiles(kit, context);
        }
        let rows = self.games(context).into_iter().map(|(pick, name)| {
            let chosen = pick == self.pick;
            let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
            let tick = chosen.then(|| widget::icon(kit, icon::CHECK, 16.0, kit.palette.ink));
            let line = row![].push(tick).push(paragraph(kit, name, (face, 17.0)).color(kit.palette.ink));
            let line = line.spacing(kit.px(8.0)).align_y(Alignment::Center);
            button(kit, container(line).center_y(Fill))
                .padding([0.0, kit.px(14.0)])
                .width(Fill)
                .height(kit.side(44.0))
                .on_press(Message::Picked(pick))
                .one_of(chosen)
                .style(button_style::paper_row(kit.palette, chosen))
                .into()
        });
        let list = Column::from_iter(rows).spacing(kit.px(2.0)).width(Fill);
        let list = ringed(list, kit.palette.focus_on_paper, button_style::CORNER).upright();
        widget::sheet(kit, list, [kit.px(10.0), kit.px(8.0)]).into()
    }

    fn people<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let l = &context.language;
        let count = usize::from(self.rules.players);
        let can_leave = self.other_number(false).is_some();
        let rows = self.names.iter().take(count).enumerate().map(|(place, name)| {
            let seat = Seat::new(place).unwrap_or_default();
            let player = Player::new(name, Kind::Person);
            let typed = move |name| Message::Named(place, name);
            let entry = TextField::new(Id::from(format!("score-pad-name-{place}"))).replaced().ringed();
            let hint = t!(l, "scorepad-name", number = place + 1);
            let entry = field(kit, entry, &hint, name, typed, Message::Begin);
            let is_last = place + 1 == count && can_leave;
            let fewer = Press::new(Message::Players(false));
            let fewer = is_last.then(|| symbol_on_paper(kit, (icon::CROSS, t!(l, "scorepad-fewer")), 40.0, fewer));
            let face = portrait(kit, context, Portrait::of(&player, seat.index(), Mood::Calm), 48.0);
            let line = row![face, container(entry).width(Fill)].push(fewer);
            let line = line.spacing(kit.px(10.0)).align_y(Alignment::Center);
            widget::sheet(kit, line, [kit.px(3.0), kit.px(10.0)]).into()
        });
        let more = self.other_number(true).map(|_| {
            let press = Press::new(Message::Players(true));
            widget::second(kit, Some(icon::PLUS), t!(l, "scorepad-more"), press)
        });
        let people = Column::from_iter(rows).push(more).spacing(kit.px(8.0));
        let left = self.left.iter().take(LEFT).enumerate().map(|(place, (_, pad))| {
            let names = phrase::list(l, pad.players().iter().map(|player| player.name.clone()));
            widget::second(kit, Some(icon::PENCIL), names, Press::new(Message::GoOn(place)))
        });
        column![people].extend(left).spacing(kit.px(6.0)).width(Fill).into()
    }
}

fn rules_of(pick: &Pick, context: &Context) -> Option<Rules> {
    match pick {
        Pick::Printed(game) => Some(Rules::from(*game)),
        Pick::Own(name) => context.rule_sets.iter().find(|set| set.is_called(name)).map(|set| set.rules.clone()),
    }
}
