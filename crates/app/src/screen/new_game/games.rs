//! List of games: those played last, the player's own rule sets, and every branch of the family; with a search field.

use super::emblem::sign;
use super::{LIST, Message, NewGame, PAGE, is_narrow};
use crate::context::Context;
use crate::font;
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::search::{Closeness, closest_first};
use crate::theme::button as button_style;
use crate::widget::{
    self, Choice, Kit, Operation, Press, TextField, at_turn, button, hairline, link, paragraph, ringed, words,
};
use pitch_language::{Branch, Language, OtherName, branch_name, other_names, phrase, plain, preset_name, t};
use pitch_rules::Preset;
use pitch_session::{Pick, RuleSet};

use iced::widget::{Column, Id, Row, column, container, row};
use iced::{Alignment, Element, Fill, Padding, border};

/// Id of the search field.
pub const SEARCH: &str = "game-search";
/// Id of the sheet with the list.
const SHEET: &str = "game-sheet";
/// Distance of the sheet's content from its edges, in line with the signs of the games, in pixels of the design.
const SIDE: f32 = 16.0;
/// Width of the words of a row, in pixels of the design.
const NAMES: f32 = 244.0;

/// Entry of the list about a game.
struct Entry {
    pick: Pick,
    /// Name of the game.
    name: String,
    /// Summary of what sets it apart, in a few words.
    about: String,
    /// Rule set, whose game gives the card of the row and whose rules give the number of players.
    set: RuleSet,
    /// Other names of the game.
    also: Vec<String>,
}

impl Entry {
    fn printed(l: &Language, game: Preset) -> Self {
        Entry {
            pick: Pick::Printed(game),
            name: preset_name(l, game),
            about: t!(l, "game-line", game = game.id()),
            set: RuleSet::new("", game, game.into()),
            also: other_names(l, game),
        }
    }

    fn own(l: &Language, set: &RuleSet) -> Self {
        Entry {
            pick: Pick::Own(set.name.clone()),
            name: set.name.clone(),
            about: t!(l, "house-set-about", game = preset_name(l, set.base), count = set.changes().count()),
            set: set.clone(),
            also: Vec::new(),
        }
    }

    /// Returns how closely the game matches the typed text; `None` if it does not.
    fn closeness(&self, typed: &str) -> Option<Closeness> {
        Closeness::of(typed, &self.name, self.also.iter().cloned(), [self.about.clone()])
    }

    /// Returns the line below the name: the other names that were found, if only they match these words, or else the
    /// summary. The words are plain.
    fn line(&self, l: &Language, words: &str) -> String {
        if Closeness::of(words, &self.name, [], [self.about.clone()]).is_some() {
            return self.about.clone();
        }
        let is_looked_for = |name: &&String| words.split_whitespace().any(|word| plain(name).contains(word));
        let names = self.also.iter().filter(is_looked_for).cloned();
        t!(l, "games-also", names = phrase::listed(l, names))
    }
}

impl NewGame {
    /// Returns the groups of the list, each with its heading, with the games that match the search. Every game is in
    /// one of them: those begun last are at the top. A game that is called as was typed comes first.
    fn groups(&self, l: &Language) -> Vec<(String, Vec<Entry>)> {
        let sets = self.draft.sets();
        let entry = |pick: &Pick| match pick {
            Pick::Printed(game) => Some(Entry::printed(l, *game)),
            Pick::Own(name) => sets.iter().find(|set| set.name == *name).map(|set| Entry::own(l, set)),
        };
        let recent = self.recent.iter().filter_map(entry).collect();
        let others = |entry: &Entry| !self.recent.contains(&entry.pick);
        let own = sets.iter().map(|set| Entry::own(l, set)).filter(others).collect();
        let branches = Branch::ALL.into_iter().map(|branch| {
            let games = branch.games().map(|game| Entry::printed(l, game)).filter(others).collect();
            (branch_name(l, branch), games)
        });
        let met = |entry: Entry| Some((entry.closeness(&self.search)?, entry));
        let found = |(title, games): (String, Vec<Entry>)| (title, games.into_iter().filter_map(met).collect());
        closest_first(
            [(t!(l, "games-recent"), recent), (t!(l, "house-own"), own)].into_iter().chain(branches).map(found),
        )
    }

    /// Returns the games of the list as a choice, in its order.
    pub(super) fn listed(&self, l: &Language) -> Vec<Choice<Message>> {
        let chosen = self.draft.picked();
        let games = self.groups(l).into_iter().flat_map(|(_, games)| games);
        games.map(|game| Choice::new(game.name, game.pick == chosen, Message::Picked(game.pick))).collect()
    }

    /// Returns the game that the search means: the chosen one, unless another matches more closely.
    pub(super) fn meant(&self, l: &Language) -> Option<Pick> {
        let chosen = self.draft.picked();
        let found = self.groups(l).into_iter().flat_map(|(_, games)| games);
        let closest = found.min_by_key(|game| (game.closeness(&self.search), game.pick != chosen));
        closest.map(|game| game.pick)
    }

    /// Scrolls the row that has the focus within the list into view.
    pub(super) fn reveal_game(&self, context: &Context) -> Outcome {
        let l = &context.language;
        let row = Operation::reveal(LIST, row_id(self.row_with_keys(l)));
        let page = is_narrow(context).then(|| Operation::reveal(PAGE, Id::new(SHEET)));
        Outcome::Operate(row.and(page))
    }

    /// Returns the row that has the focus within the list: that of the chosen game, or of the game found since.
    pub(super) fn row_with_keys(&self, l: &Language) -> usize {
        let games = self.listed(l);
        let is_looked_for = !self.search.is_empty() && !self.has_chosen;
        let found = is_looked_for.then(|| self.meant(l)).flatten().map(Message::Picked);
        let has_keys = |game: &Choice<Message>| if is_looked_for { game.message == found } else { game.chosen };
        games.iter().position(has_keys).unwrap_or_default()
    }
}

/// Returns the sheet with a row for each game, in this many columns, below the way to the house rules and the search
/// field.
pub(super) fn games<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, columns: usize) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let title = words(kit, t!(l, "setup-game"), font::SEMIBOLD, 22.0).color(palette.ink);
    let house = at_turn(-1, link(kit, t!(l, "house-title"), Press::new(Message::HouseRules)));
    let title = row![title.width(Fill), house].align_y(Alignment::Center);
    let side = Padding::ZERO.left(kit.px(SIDE)).right(kit.px(SIDE) - 6.0);
    let hint = t!(l, "games-search");
    let place = (TextField::new(SEARCH), hint.as_str());
    let search = widget::search(
        kit,
        place,
        &screen.search,
        Some(context.cap(Place::Pages, '/')),
        Message::Searched,
        Message::SearchEnded,
    );
    let search = container(search.padding([kit.px(8.0), kit.px(SIDE)]));

    let groups = screen.groups(l);
    let found = groups.iter().map(|(_, games)| games.len()).sum();
    let told = (!screen.search.trim().is_empty()).then(|| container(told(screen, kit, l, found)).padding(side));
    let looked_for = plain(&screen.search);
    let with_keys = screen.row_with_keys(l);
    let mut index = 0;
    let groups = groups.into_iter().map(|(title, games)| {
        let title = paragraph(kit, title, font::SEMIBOLD, 14.0).color(palette.second_ink);
        let room = Padding { top: kit.px(10.0), bottom: kit.px(3.0), left: kit.px(SIDE), right: kit.px(SIDE) };
        let rows = games.into_iter().map(|game| {
            let row = game_row(screen, kit, context, &game, &looked_for, with_keys == index);
            let row = container(row).id(row_id(index)).into();
            index += 1;
            row
        });
        column![container(title).padding(room), in_columns(rows.collect(), columns)].into()
    });
    // Beside the bar that scrolls.
    let list = container(Column::from_iter(groups)).padding(Padding::ZERO.bottom(kit.px(8.0)).right(kit.px(5.0)));
    let list = at_turn(-2, widget::list(list).upright().entered(Message::List));
    let list = container(widget::scrolled(kit, LIST, list, true));
    // Where all scrolls together the list keeps its height, so that nothing jumps while somebody types.
    let list = if is_narrow(context) { list.height(0.42 * context.size.height) } else { list.height(Fill) };
    let content = column![container(title).padding(side), at_turn(-2, search)]
        .push(told.map(|told| at_turn(-2, told)))
        .push(hairline(kit))
        .push(list);
    let sheet = widget::sheet(kit, content, Padding::ZERO.top(kit.px(12.0)));
    let sheet = if is_narrow(context) { sheet } else { sheet.height(Fill) };
    sheet.id(Id::new(SHEET)).into()
}

/// Returns the result of the search, and the button that ends it.
fn told<'a>(screen: &'a NewGame, kit: Kit, l: &Language, found: usize) -> Element<'a, Message> {
    let all = screen.draft.sets().len() + Preset::ALL.len();
    let said = match (OtherName::looked_for(l, &screen.search), found) {
        (Some(other), _) => other.games_line(l),
        (None, 0) => t!(l, "games-nothing", words = screen.search.trim()),
        (None, found) => t!(l, "games-count", count = found, all = all),
    };
    let said = paragraph(kit, said, font::REGULAR, 15.0).color(kit.palette.second_ink).width(Fill);
    let show_all = link(kit, t!(l, "games-all"), Press::new(Message::ShowAll));
    row![said, show_all].align_y(Alignment::Center).padding(Padding::ZERO.bottom(kit.px(6.0))).into()
}

/// Returns rows below each other, in this many columns.
fn in_columns<'a>(rows: Vec<Element<'a, Message>>, columns: usize) -> Element<'a, Message> {
    let height = rows.len().div_ceil(columns).max(1);
    let mut rows = rows.into_iter();
    let columns = (0..columns).map(|_| container(Column::from_iter(rows.by_ref().take(height))).width(Fill).into());
    Row::from_iter(columns.collect::<Vec<_>>()).into()
}

/// Returns the row of a named game, or of a rule set of the player's own, with the card of its game.
fn game_row<'a>(
    screen: &NewGame,
    kit: Kit,
    context: &Context,
    game: &Entry,
    looked_for: &str,
    has_keys: bool,
) -> Element<'a, Message> {
    let (l, palette, chosen) = (&context.language, kit.palette, game.pick == screen.draft.picked());
    let (ink, second) = if chosen { (palette.on_action, palette.on_action) } else { (palette.ink, palette.second_ink) };
    let rules = &game.set.rules;
    let players = match (rules.min_players, rules.max_players) {
        (min, max) if min == max => min.to_string(),
        (min, max) => format!("{min}\u{2013}{max}"),
    };
    let fit = |text: &str, face, size| font::fit(text, face, kit.px(size), kit.px(NAMES));
    let lines = column![
        words(kit, fit(&game.name, font::SEMIBOLD, 16.0), font::SEMIBOLD, 16.0).color(ink),
        words(kit, fit(&game.line(l, looked_for), font::REGULAR, 14.0), font::REGULAR, 14.0).color(second),
    ];
    let content = row![
        sign(kit, context, game.set.base),
        lines.width(Fill),
        words(kit, players, font::SEMIBOLD, 14.0).color(second),
    ];
    let content = container(content.spacing(kit.px(10.0)).align_y(Alignment::Center)).center_y(Fill);
    let control = button(kit, content)
        .padding([0.0, kit.px(10.0)])
        .width(Fill)
        .height(kit.px(43.0))
        .on_press(Message::Picked(game.pick.clone()))
        .one_of(chosen);
    let control = match chosen {
        true => control.style(button_style::segment(palette, true, border::radius(button_style::CORNER))),
        false => control.style(button_style::symbol_on_paper(palette)),
    };
    // The rows stand close: the ring lies over the space between them.
    ringed(control, palette.focus_on_paper, button_style::CORNER).padding([3, 6]).if_has_keys(has_keys)
}

/// Returns the id of a row of the list, counted from its top.
fn row_id(index: usize) -> Id {
    Id::from(format!("game-{index}"))
}
