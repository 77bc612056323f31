//! Help: the way to the rules, what every key does, and which keys the player chose instead.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Binding, GROUPS, Key, Keyboard, Place, Refusal, SHEET};
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::voice::{Role, Said};
use crate::widget::{
    Kit, Operation, Press, action, dialog, hairline, headed, key_button, key_width, paragraph, said, second_on_paper,
    spoken, told_cap, words,
};
use pitch_language::{phrase, t};
use pitch_session::Settings;

use iced::widget::{Column, Id, Row, column, container, row, space};
use iced::{Alignment, Element, Fill};

/// Width of the keys of a row, in pixels of the design.
const CAPS: f32 = 168.0;
/// Width of the button that closes the sheet, in pixels of the design.
const CLOSE: f32 = 220.0;

/// Sheet of the help.
#[derive(Debug, Clone)]
pub struct Keys {
    /// Key for which another is being chosen.
    asked: Option<At>,
    /// Key that could not be chosen last, and why.
    refused: Option<(Key, Refusal)>,
    /// Key of the page that has the keyboard.
    at: Option<At>,
}

/// Key of the page, in the list with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At {
    list: usize,
    /// Usual key of the function.
    usual: Key,
}

/// Event on the help.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
    /// Press of a key of the page for which another is to be chosen.
    Asked(At),
    /// Request to leave the key as it is.
    Left,
    /// Request for the usual key.
    MadeUsual,
    /// Request for the usual keys everywhere.
    AllMadeUsual,
}

impl Default for Keys {
    fn default() -> Self {
        Keys::new()
    }
}

impl Keys {
    /// Creates the sheet.
    pub fn new() -> Self {
        Keys { asked: None, refused: None, at: None }
    }

    /// Returns `true` if the next key press is chosen for something.
    pub const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(at) = self.asked {
            return self.choose(at, key, context);
        }
        self.refused = None;
        match (key, self.at) {
            (Key::Escape | Key::Enter | Key::Function(1), _) => Outcome::Close,
            (Key::Letter('r'), _) => Outcome::Rules(None),
            (Key::Letter('g'), _) => Outcome::Glossary(None),
            (Key::Letter('a'), _) => Outcome::About(None),
            (Key::Delete, Some(at)) => self.make_usual(at, context),
            _ => Outcome::Unheard(key),
        }
    }

    /// Notes what the control with the keyboard sends.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message.and_then(|message| if let Message::Asked(at) = message { Some(at) } else { None });
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        self.refused = None;
        match message {
            Message::Pressed(outcome) => return outcome,
            // Pressed once more, it stays as it is.
            Message::Asked(at) => self.asked = (self.asked != Some(at)).then_some(at),
            Message::Left => return self.leave(),
            Message::MadeUsual => {
                if let Some(at) = self.asked {
                    return self.make_usual(at, context);
                }
            }
            Message::AllMadeUsual => {
                let _ = self.leave();
                return changed(context, &Keyboard::default());
            }
        }
        Outcome::None
    }

    /// Leaves the key as it is, with the focus on it.
    fn leave(&mut self) -> Outcome {
        self.refused = None;
        self.asked.take().map_or(Outcome::None, |at| Outcome::Operate(Operation::Rest(at.id())))
    }

    /// Chooses the pressed key for what is asked, unless the key leads away from there.
    fn choose(&mut self, at: At, key: Key, context: &Context) -> Outcome {
        match key {
            Key::Escape => self.leave(),
            Key::Tab | Key::BackTab => {
                let _ = self.leave();
                Outcome::Unheard(key)
            }
            key => self.give(at, key, context),
        }
    }

    fn make_usual(&mut self, at: At, context: &Context) -> Outcome {
        self.give(at, at.usual, context)
    }

    fn give(&mut self, at: At, key: Key, context: &Context) -> Outcome {
        let mut keyboard = context.keyboard.clone();
        self.refused = keyboard.choose(at.place(), at.usual, key).err().map(|refusal| (key, refusal));
        if self.refused.is_some() {
            return Outcome::None;
        }
        let left = self.leave();
        if keyboard == context.keyboard { left } else { changed(context, &keyboard) }
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        // Two columns where there is room: the table on the left, which is looked at most, the other screens on the right.
        let is_wide = context.size.width >= kit.px(860.0);
        let table = self.list(kit, context, 0, &SHEET);
        let others = GROUPS.iter().enumerate().map(|(place, group)| {
            let title = (group.title)(l);
            let heading = words(kit, title.clone(), font::LABEL).color(kit.palette.second_ink);
            column![headed(heading, title), self.list(kit, context, place + 1, group.bindings)]
                .spacing(kit.px(4.0))
                .into()
        });
        let others = Column::from_iter(others.collect::<Vec<Element<'_, Message>>>()).spacing(kit.px(12.0)).width(Fill);
        let lists: Element<'_, Message> = if is_wide {
            row![table, others].spacing(kit.px(30.0)).into()
        } else {
            column![table, others].spacing(kit.px(16.0)).into()
        };
        let pointed = match context.pointer {
            Pointer::Mouse => t!(l, "keys-mouse"),
            Pointer::Finger => t!(l, "keys-touch"),
        };
        let said = |said| paragraph(kit, said, font::HELP).color(kit.palette.second_ink);
        let press = Press::new;
        let glossary = press(Message::Pressed(Outcome::Glossary(None))).key("G");
        let glossary = second_on_paper(kit, Some(icon::MENU), t!(l, "why-glossary"), glossary);
        let reset = (!context.keyboard.is_usual()).then(|| {
            let reset = second_on_paper(kit, Some(icon::UNDO), t!(l, "keys-reset"), press(Message::AllMadeUsual));
            container(reset).max_width(kit.px(284.0))
        });
        let title = t!(l, "keys-title");
        let title = headed(words(kit, title.clone(), font::HEADING).color(kit.palette.ink), title);
        let about = second_on_paper(
            kit,
            Some(icon::HELP),
            t!(l, "about-title"),
            press(Message::Pressed(Outcome::About(None))).key("A"),
        );
        let about = container(about).max_width(kit.px(284.0));
        let content = column![container(glossary).max_width(kit.px(284.0)), title, said(t!(l, "keys-change"))];
        let content = content.push(reset).push(lists).push(said(pointed)).push(about).spacing(kit.px(12.0));
        let content = container(content).padding([0, 6]);
        let width = if is_wide { 980.0 } else { 560.0 };
        dialog(context, width, t!(l, "help-title"), content, Some(self.foot(kit, context)))
    }

    /// Returns the question for a key, or why the pressed one can't be taken; empty while none is chosen.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        let said = match &self.refused {
            None => self.asked.map(|_| t!(l, "keys-asked")),
            Some((key, refusal)) => {
                let key = key.caps(l).into_iter().next().unwrap_or_default();
                Some(match refusal {
                    Refusal::Fixed => t!(l, "keys-refused-fixed", key = key),
                    Refusal::Typed => t!(l, "keys-refused-typed", key = key),
                    Refusal::Taken(binding) => {
                        t!(l, "keys-refused-taken", key = key, deed = (binding.words)(l, &context.keyboard))
                    }
                })
            }
        };
        said.into_iter().collect()
    }

    /// Returns the buttons that lead away, or while a key is chosen the question and the message about it.
    fn foot<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let l = &context.language;
        let press = Press::new;
        if self.asked.is_none() && self.refused.is_none() {
            let rules = press(Message::Pressed(Outcome::Rules(None))).key("R");
            let rules = second_on_paper(kit, Some(icon::BOOK), t!(l, "help-rules"), rules);
            let close = press(Message::Pressed(Outcome::Close)).begins(true).key(t!(l, "keys-esc"));
            let close = action(kit, t!(l, "rules-close"), 44.0, close);
            let foot = row![
                container(rules).width(kit.px(284.0)),
                container(container(close).width(kit.px(CLOSE))).align_right(Fill)
            ];
            return foot.align_y(Alignment::Center).into();
        }
        let said = self.standing(context).concat();
        let said = paragraph(kit, said, (font::MEDIUM, 14.0)).color(kit.palette.ink);
        let said = spoken(container(said).width(Fill), Said::new(Role::Caption));
        let can_be_usual = |at: &At| context.keyboard.is_changed(at.place(), at.usual) && self.refused.is_none();
        let usual = self.asked.filter(can_be_usual).map(|at| {
            let key = at.usual.caps(l).into_iter().next().unwrap_or_default();
            let usual = press(Message::MadeUsual).key(key);
            container(second_on_paper(kit, Some(icon::UNDO), t!(l, "settings-reset"), usual)).width(kit.px(160.0))
        });
        let left = press(Message::Left).key(t!(l, "keys-esc"));
        let left = container(second_on_paper(kit, None, t!(l, "saves-cancel"), left)).width(kit.px(130.0));
        // What closes the sheet is under no pointer that has answered.
        let closed = space().width(kit.px(CLOSE));
        let line = row![said].push(usual).push(left).push(closed).spacing(kit.px(8.0)).align_y(Alignment::Center);
        line.padding([0, 6]).into()
    }

    fn list<'a>(
        &'a self,
        kit: Kit,
        context: &'a Context,
        list: usize,
        rows: &'static [Binding],
    ) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let rows = rows.iter().flat_map(|binding| {
            let caps = Row::from_iter(self.caps(kit, context, list, binding)).align_y(Alignment::Center).wrap();
            let words = paragraph(kit, (binding.words)(l, &context.keyboard), font::HELP).color(palette.ink);
            let line = row![container(caps).width(kit.px(CAPS)), words.width(Fill)].align_y(Alignment::Center);
            [hairline(kit), container(line).padding([kit.px(3.0), 0.0]).into()]
        });
        Column::from_iter(rows).width(Fill).into()
    }

    /// Returns the caps of the keys in order; of a range the first and the last, with an ellipsis between them.
    fn caps<'a>(
        &'a self,
        kit: Kit,
        context: &'a Context,
        list: usize,
        binding: &'static Binding,
    ) -> Vec<Element<'a, Message>> {
        let l = &context.language;
        let drawn = |words: String| -> Element<'a, Message> {
            container(told_cap(kit, words, kit.palette.ink)).padding(3).into()
        };
        let fixed = |key: Key| {
            let caps = key.caps(l).into_iter().zip(key.told(l));
            caps.map(|(words, told)| said(drawn(words), told)).collect::<Vec<Element<'a, Message>>>()
        };
        match binding.keys {
            [first, .., last] if binding.is_range() => {
                let caps = [first.caps(l), vec!["\u{2026}".to_owned()], last.caps(l)].concat();
                let caps = Row::from_iter(caps.into_iter().map(drawn));
                vec![said(caps, phrase::listed(l, binding.keys.iter().flat_map(|key| key.told(l))))]
            }
            keys => {
                let key = |key: &Key| {
                    if key.is_fixed() {
                        fixed(*key)
                    } else {
                        vec![self.changeable(kit, context, (list, *key), binding)]
                    }
                };
                keys.iter().flat_map(key).collect()
            }
        }
    }

    /// Returns the cap of a key that can be changed: heavy if it was changed.
    fn changeable<'a>(
        &'a self,
        kit: Kit,
        context: &'a Context,
        (list, usual): (usize, Key),
        binding: &Binding,
    ) -> Element<'a, Message> {
        let (l, keyboard) = (&context.language, &context.keyboard);
        let at = At { list, usual };
        let key = keyboard.cap(l, at.place(), usual);
        let is_changed = keyboard.is_changed(at.place(), usual);
        let place = key_width(kit, &key, is_changed);
        let name = t!(l, "voice-key", key = key.as_str(), deed = binding.words_of(usual, l, keyboard));
        let shown = if self.asked == Some(at) { "\u{2026}".to_owned() } else { key };
        let press = Press::new(Message::Asked(at)).key(shown);
        container(key_button(kit, (name, place), is_changed, press)).id(at.id()).into()
    }
}

impl At {
    /// Returns the id of its button.
    fn id(self) -> Id {
        Id::from(format!("key-{}-{:?}", self.list, self.usual))
    }

    /// Returns the place in which the key works.
    fn place(self) -> Place {
        let shown = self.list.checked_sub(1).and_then(|group| GROUPS.get(group));
        Binding::place_of(self.usual, shown.map_or(Place::Table, |group| group.place))
    }
}

/// Returns the outcome that keeps the keys as they are on this keyboard.
fn changed(context: &Context, keyboard: &Keyboard) -> Outcome {
    Outcome::Changed(Box::new(Settings { keys: keyboard.kept(), ..context.settings.clone() }))
}
