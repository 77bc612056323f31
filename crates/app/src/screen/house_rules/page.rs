//! Pages of house rules: the ten questions, all rules, the rule sheet, and the list of rule sets.

use super::note::Note;
use super::{Editor, HouseRules, Message, Pane, ROWS, SEARCH, SHEET, options, questions, sets};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Place;
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, GroupLine, Kit, Leaf, Measures, Press, TextField, at_turn, clauses, hairline, main, ringed, second_high,
    second_on_paper, symbol_on_paper, words,
};
use pitch_language::{Language, phrase, preset_name, preset_source, preset_summary, rule_sheet, t};
use pitch_rules::rules::{Field, Group, Question};
use pitch_session::Pick;

use iced::widget::{Column, Id, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Size};

/// Widths of the list of groups, wide and narrow, and of the widest sheet of rules, in pixels of the design.
const GROUPS: f32 = 236.0;
const NARROW_GROUPS: f32 = 184.0;
/// Height of a narrow group within its ring, in pixels of the design.
const NARROW_HIGH: f32 = 32.5;
const WIDEST: f32 = 1100.0;
/// Window widths from which groups stand beside the rules, and from which they have room, in pixels of the design.
const WITH_GROUPS: f32 = 640.0;
const ROOMY: f32 = 1000.0;
/// Height of the foot, and least room of the note in it, in pixels of the design.
const FOOT: f32 = 60.0;
const NOTE: f32 = 290.0;

impl Pane {
    /// Returns `true` if all rules stand in their groups, of which one is shown.
    pub fn has_groups(context: &Context) -> bool {
        context.size.width >= Kit::of(context).px(WITH_GROUPS)
    }

    /// Returns the page that Escape and the arrow lead back to; `None` if they close the house rules.
    pub(super) const fn back(self) -> Option<Pane> {
        match self {
            Pane::Questions => None,
            Pane::Rules | Pane::Sets => Some(Pane::Questions),
            Pane::Sheet => Some(Pane::Rules),
        }
    }
}

/// Id of the button that takes the last change back.
pub(super) const UNDO: &str = "house-undo";

/// Returns the width that words of a button take with `beside` pixels of the design at their sides, in logical pixels.
fn wide(kit: Kit, text: &str, size: f32, beside: f32) -> f32 {
    kit.width(text, (font::SEMIBOLD, size)) + kit.px(beside)
}

/// What stands at the foot of a page.
struct Foot {
    /// Words of the buttons: the page that is a step away, and the main one.
    next: Option<(String, Message)>,
    main: (String, Message),
    /// Widths of the buttons, and of the note before or above them, in logical pixels.
    widths: [f32; 3],
    is_stacked: bool,
    has_key: bool,
}

impl Foot {
    fn of(screen: &HouseRules, kit: Kit, context: &Context) -> Self {
        // The ring of the main button lies in the margin.
        let (l, room) = (&context.language, Leaf::of(context, 0.0).room(kit).width + 6.0);
        let next = match screen.pane {
            Pane::Questions => Some((t!(l, "house-all"), Message::Turned(Pane::Rules))),
            Pane::Rules => Some((t!(l, "house-read"), Message::Turned(Pane::Sheet))),
            Pane::Sheet | Pane::Sets => None,
        };
        let main = match screen.pane {
            Pane::Sets => (t!(l, "house-use"), Message::Turned(Pane::Questions)),
            _ => (t!(l, "house-play"), Message::Play),
        };
        let has_key = context.size.width >= kit.px(ROOMY);
        let widths = [
            next.as_ref().map_or(0.0, |(text, _)| wide(kit, text, 16.0, 42.0) + 12.0),
            wide(kit, &main.0, 21.0, if has_key { 128.0 } else { 34.0 }) + 12.0,
        ];
        let beside = room - widths[0] - widths[1];
        let is_stacked = beside < kit.px(NOTE);
        let note = if is_stacked { room } else { beside - kit.px(10.0) };
        // Where they have a line of their own they share it.
        let shrunk = if is_stacked { (room / (widths[0] + widths[1])).min(1.0) } else { 1.0 };
        Foot { next, main, widths: [shrunk * widths[0], shrunk * widths[1], note], is_stacked, has_key }
    }

    fn height(&self, kit: Kit) -> f32 {
        let line = kit.side(FOOT);
        if self.is_stacked { 2.0f32.mul_add(line, 12.0) } else { line }
    }

    fn view<'a>(self, screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let l = &context.language;
        let [next_wide, main_wide, note_wide] = self.widths;
        let line = kit.side(FOOT);
        let note = Note::of(screen, l).map(|note| note.view(kit, context, (note_wide, line)));
        let note = container(Row::new().push(note)).width(note_wide).center_y(line + 12.0);
        let next = self.next.map(|(text, message)| {
            container(second_high(kit, None, text, line / kit.scale, Press::new(message))).width(next_wide)
        });
        let (text, message) = self.main;
        let able = screen.pane == Pane::Sets || screen.can_be_played();
        let press = Press { key: self.has_key.then(|| t!(l, "keys-enter")), ..Press::new(message) }.able(able);
        let main = container(main(kit, text, line / kit.scale, press)).width(main_wide);
        let buttons = row![space().width(Fill)].push(next).push(main).align_y(Alignment::Center).height(line + 12.0);
        // The main button is a press of Enter away; it is gone to last.
        let buttons = at_turn(4, buttons);
        if self.is_stacked {
            column![note, buttons].into()
        } else {
            row![note, buttons].align_y(Alignment::Center).into()
        }
    }
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a HouseRules, context: &'a Context) -> Element<'a, Message> {
    let (kit, l) = (Kit::of(context), &context.language);
    let foot = Foot::of(screen, kit, context);
    let leaf = Leaf::of(context, foot.height(kit));
    let room = leaf.room(kit);
    let title = match screen.pane {
        Pane::Questions => t!(l, "house-title"),
        Pane::Rules => t!(l, "house-all"),
        Pane::Sheet => screen.name(l),
        Pane::Sets => t!(l, "house-sets"),
    };
    let body = match screen.pane {
        Pane::Questions => questions::card(screen, kit, context, room),
        Pane::Rules => all_rules(screen, kit, context, room),
        Pane::Sheet => sheet(screen, kit, context),
        Pane::Sets => sets::list(screen, kit, context),
    };
    let buttons = buttons(screen, kit, l);
    let foot = foot.view(screen, kit, context);
    leaf.view(kit, (title, buttons), (t!(l, "page-back"), Message::Back), body, foot)
}

/// Returns the buttons at the right end of the title.
fn buttons<'a>(screen: &'a HouseRules, kit: Kit, l: &Language) -> Element<'a, Message> {
    let button = |text: String, sign, press| {
        let width = wide(kit, &text, 16.0, if sign { 62.0 } else { 34.0 }) + 12.0;
        container(second_high(kit, sign.then_some(icon::UNDO), text, 44.0, press)).width(width)
    };
    let sets = (screen.pane == Pane::Questions)
        .then(|| button(t!(l, "house-sets"), false, Press::new(Message::Turned(Pane::Sets))));
    let undo = Press::new(Message::Undo).able(screen.editor().last_change().is_some());
    let undo = container(button(t!(l, "settings-undo"), true, undo)).id(Id::new(UNDO));
    Row::new().push(sets).push(undo).align_y(Alignment::Center).into()
}

/// Returns the width of the sheet of all rules in this room, in logical pixels, and that of the groups beside it.
fn widths(kit: Kit, context: &Context, room: f32) -> (f32, Option<f32>) {
    if !Pane::has_groups(context) {
        return (room, None);
    }
    let groups = kit.px(if context.size.width >= kit.px(ROOMY) { GROUPS } else { NARROW_GROUPS });
    ((room - groups - kit.px(12.0)).min(kit.px(WIDEST)), Some(groups))
}

/// Returns the rules as they stand on the page of all rules.
pub(super) fn rows<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Vec<widget::Group<'a, Message>> {
    let room = Leaf::of(context, 0.0).room(kit);
    options::groups(screen, kit, context, widths(kit, context, room.width).0)
}

/// Draws all rules: their groups at the left, and the rules of one of them or what the search finds.
fn all_rules<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let l = &context.language;
    let (width, groups_wide) = widths(kit, context, room.width);
    let hint = t!(l, "house-search");
    let field = (TextField::new(SEARCH), hint.as_str());
    let key = Some(context.cap(Place::Pages, '/'));
    let search = widget::search(kit, field, &screen.search, key, Message::Searched, Message::SearchEnded);
    let searched = (!screen.search.is_empty()).then(|| {
        let count = t!(l, "house-count", found = screen.found(l).len(), all = Field::ALL.len());
        let count = words(kit, count, font::HELP).color(kit.palette.second_ink);
        let clear = Press::new(Message::Searched(String::new()));
        let clear = symbol_on_paper(kit, (icon::CROSS, t!(l, "house-clear")), 36.0, clear);
        row![count, clear].align_y(Alignment::Center)
    });
    let nothing = t!(l, "house-nothing", words = screen.search.trim());
    let form = widget::form(kit, l, rows(screen, kit, context), (&screen.search, nothing), width);
    let form = widget::scrolled(kit, ROWS, form, true);
    let sheet = widget::searched(kit, width, search.push(searched), form, None);
    let groups = groups_wide.map(|wide| container(groups(screen, kit, context)).width(wide));
    row![].push(groups).push(sheet).spacing(kit.px(12.0)).height(Fill).into()
}

/// Returns the groups of rules, each with the number of its changes; the ten questions before them.
fn groups<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let editor = screen.editor();
    let changes = editor.changes();
    let high = if context.size.width >= kit.px(ROOMY) { 40.0 } else { NARROW_HIGH };
    let width = if high > 36.0 { GROUPS } else { NARROW_GROUPS };
    let line = |title: String, count: usize, message: Message, is_chosen: bool| GroupLine {
        sign: None,
        title,
        count,
        message,
        is_chosen,
    };
    let ten = line(t!(l, "house-ten"), asked_otherwise(editor), Message::Turned(Pane::Questions), false);
    let groups = Group::ALL.into_iter().map(|group| {
        let count = changes.iter().filter(|field| field.group() == group).count();
        line(phrase::group(l, group), count, Message::Group(group), screen.search.is_empty() && screen.group == group)
    });
    let lines: Vec<_> = std::iter::once(ten).chain(groups).collect();
    let size = lines.iter().map(|line| line.size(kit, width, false)).fold(f32::INFINITY, f32::min);
    let groups = lines.into_iter().map(|line| -> Element<'a, Message> {
        let is_chosen = line.is_chosen;
        let control = line.view(kit, (width, high, size), None).one_of(is_chosen);
        ringed(control, palette.amber, button_style::CORNER).padding(3).into()
    });
    let groups = Column::from_iter(groups);
    at_turn(
        -1,
        widget::scrolled(kit, "house-groups", container(groups).padding(Padding::ZERO.right(kit.px(10.0))), false),
    )
}

/// Returns the number of the ten questions that are answered otherwise than in the game.
fn asked_otherwise(editor: &Editor) -> usize {
    let (rules, printed) = (editor.rules(), editor.printed());
    Question::all_of(&rules).into_iter().filter(|asked| asked.answer(&rules) != asked.answer(&printed)).count()
}

/// Draws the rule sheet, above the button that copies it as text.
fn sheet<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let (editor, base) = (screen.editor(), screen.editor().base());
    let about = match editor.pick() {
        Pick::Printed(_) => vec![preset_summary(l, base), preset_source(l, base)],
        Pick::Own(_) => {
            vec![phrase::sentence(l, widget::capital(&t!(l, "house-from-game", game = preset_name(l, base))))]
        }
    };
    let sheet = rule_sheet(l, &editor.rules(), Some(base));
    let sheet = clauses((kit, Measures::SIDE), l, (screen.name(l), about), sheet, None);
    let copy = Press::new(Message::CopyText);
    let copy = container(second_on_paper(kit, Some(icon::COPY), t!(l, "house-copy-text"), copy)).width(kit.px(260.0));
    let sheet = column![
        container(widget::scrolled(kit, SHEET, sheet, true)).height(Fill),
        hairline(kit),
        container(at_turn(3, copy)).padding(kit.px(4.0)),
    ];
    let sheet = container(sheet).max_width(kit.px(WIDEST)).height(Fill).style(style::raised(kit.palette));
    container(sheet).center_x(Fill).into()
}
