//! Page about fairness, as three sheets: what was sealed before the first card, what it was shuffled with, and what is
//! opened at the end, with a button that deals the game again. A fourth tells what that proves and what not.

mod picture;

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::portrait::{Mood, Portrait};
use crate::theme::container as style;
use crate::widget::{
    self, Kit, Leaf, Press, TextField, field as text_field, icon as sign, main, paragraph, portrait, second_high,
};
use picture::Picture;
use pitch_language::{phrase, t};
use pitch_session::verify::Verification;
use pitch_session::{Deals, Player, Record};

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Id of the field for the player's own word.
const FIELD: &str = "own-word";
/// Ids of the areas that scroll: the words of each sheet, or all sheets in a narrow window.
const SHEETS: [&str; 3] = ["fair-sealed", "fair-shuffled", "fair-opened"];
const PAGE: &str = "fair";
/// Window width from which the sheets stand side by side, in logical pixels.
const BESIDE: f32 = 900.0;
/// Height and width of the main button, in pixels of the design.
const MAIN: [f32; 2] = [60.0, 280.0];
/// Highest picture, and the highest where the sheets lie below each other, in pixels of the design.
const PICTURE: f32 = 250.0;
const SMALL_PICTURE: f32 = 84.0;

/// Page about what binds the table to its cards.
#[derive(Debug, Clone)]
pub struct Fair {
    deals: Deals,
    /// Players of the game who are bots, by seat.
    bots: Vec<(usize, Player)>,
    stage: Stage,
    /// `true` if what it proves is shown in place of the sheets.
    shows_proof: bool,
}

/// Stage that the game has reached.
#[derive(Debug, Clone)]
enum Stage {
    /// Setup: the player's own word can be given; this is the text typed so far.
    Before(String),
    /// Play.
    Playing,
    /// End: the seed can be opened; the result of dealing the game again, if that was done.
    Over(Option<Verification>),
}

/// Message of the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Text was typed, or something was pressed that the program does.
    Pressed(Outcome),
    /// What it proves was asked for, or read.
    Proof,
}

impl Fair {
    /// Creates the page of a game.
    pub fn new(record: &Record) -> Self {
        let stage = if record.is_over() { Stage::Over(None) } else { Stage::Playing };
        let bots = record.players().iter().cloned().enumerate().filter(|(_, player)| !player.is_person());
        Fair { deals: record.deals().clone(), bots: bots.collect(), stage, shows_proof: false }
    }

    /// Creates the page of a game with these packs that is being set up.
    pub fn before(deals: Deals) -> Self {
        let stage = Stage::Before(deals.word().to_owned());
        Fair { deals, bots: Vec::new(), stage, shows_proof: false }
    }

    /// Sets the result of dealing the game again.
    pub fn tell(&mut self, found: Verification) {
        self.stage = Stage::Over(Some(found));
    }

    /// Returns the result of dealing the game again, once that was done.
    pub const fn found(&self) -> Option<&Verification> {
        if let Stage::Over(found) = &self.stage { found.as_ref() } else { None }
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        match message {
            Message::Proof => self.shows_proof = !self.shows_proof,
            Message::Pressed(Outcome::Close) if self.shows_proof => self.shows_proof = false,
            Message::Pressed(pressed) => {
                if let (Outcome::OwnWord(typed), Stage::Before(word)) = (&pressed, &mut self.stage) {
                    *word = typed.chars().take(Deals::LONGEST_WORD).collect();
                }
                return pressed;
            }
        }
        Outcome::None
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        match (key, &self.stage) {
            (Key::Escape | Key::Letter('f'), _) => self.update(Message::Pressed(Outcome::Close), context),
            (Key::Letter('p'), _) => self.update(Message::Proof, context),
            (Key::Letter('c'), Stage::Over(_)) => Outcome::CheckDeals,
            // Mouse users see no focus: for them Enter is the key of the main button.
            (Key::Enter, _) => self.update(Message::Pressed(self.main()), context),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns what the main button does.
    const fn main(&self) -> Outcome {
        if matches!(self.stage, Stage::Over(None)) && !self.shows_proof { Outcome::CheckDeals } else { Outcome::Close }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let [height, width] = MAIN;
        let leaf = Leaf::of(context, kit.px(height));
        let proof = if self.shows_proof { None } else { Some(self.asks_for_proof(kit, context)) };
        let body = if self.shows_proof { self.proof(kit, context) } else { self.sheets(kit, context, leaf) };
        let (named, key) = match (&self.stage, self.main()) {
            (_, Outcome::CheckDeals) => (t!(l, "fair-check"), "C".to_owned()),
            (Stage::Playing, _) if !self.shows_proof => (t!(l, "fair-back"), t!(l, "keys-enter")),
            _ => (t!(l, "rules-close"), t!(l, "keys-enter")),
        };
        let press = Press::new(Message::Pressed(self.main())).begins(true).key(key);
        let foot = row![self.unseeing(kit, context), space().width(Fill)]
            .push(container(main(kit, named, height, press)).width(kit.px(width) + 12.0))
            .align_y(Alignment::Center);
        let back = (t!(l, "page-back"), Message::Pressed(Outcome::Close));
        leaf.view(kit, (t!(l, "fair-title"), proof.unwrap_or_else(|| space().into())), back, body, foot)
    }

    fn asks_for_proof<'a>(&self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let proof = t!(&context.language, "fair-meaning");
        let wide = kit.width(&proof, font::NAME) + kit.px(68.0) + 12.0;
        container(second_high(kit, None, proof, 44.0, Press::new(Message::Proof).key("P"))).width(wide).into()
    }

    /// Returns the faces of the bots, with the words that they see nobody's cards.
    fn unseeing<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        if self.bots.is_empty() {
            return space().into();
        }
        let faces = self.bots.iter().map(|(seat, bot)| {
            let face: Element<'a, Message> = portrait(kit, context, Portrait::of(bot, *seat, Mood::Calm), 46.0);
            widget::said(face, bot.name.as_str())
        });
        let unseen = t!(&context.language, "fair-unseen", bots = self.bots.len());
        let unseen = paragraph(kit, unseen, font::LEAD).color(kit.palette.text);
        row![Row::from_iter(faces), unseen].spacing(kit.px(14.0)).align_y(Alignment::Center).into()
    }

    /// Returns what the seal proves and what not, on a sheet.
    fn proof<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let line = |told| paragraph(kit, told, (font::REGULAR, 18.0)).color(kit.palette.ink).width(Fill).into();
        let meaning = phrase::fair_meaning(&context.language, &self.deals);
        let content = Column::from_iter(meaning.map(line)).spacing(kit.px(16.0));
        let content = container(content).padding([kit.px(24.0), kit.px(26.0)]);
        let paper = widget::sheet(kit, widget::scrolled(kit, PAGE, content, true), [kit.px(4.0), 0.0]);
        container(paper.max_width(kit.px(760.0)).height(Fill)).center_x(Fill).into()
    }

    /// Returns the three sheets, side by side where there is room.
    fn sheets<'a>(&'a self, kit: Kit, context: &'a Context, leaf: Leaf) -> Element<'a, Message> {
        let sheets = [self.sealed(kit, context), self.shuffled(kit, context), self.opened(kit, context)];
        let room = leaf.room(kit);
        let paper = |content: container::Container<'a, Message>| content.width(Fill).style(style::sheet(kit.palette));
        if context.size.width >= BESIDE {
            let high = (0.44 * room.height).min(kit.px(PICTURE));
            let sheets = sheets.into_iter().zip(SHEETS).map(|(sheet, id)| {
                let picture = container(sheet.picture.view(kit, context, high)).center_x(Fill);
                let told = widget::scrolled(kit, id, sheet.words, true);
                let content = column![picture, told].push(sheet.foot).spacing(kit.px(12.0)).height(Fill);
                paper(container(content).padding([kit.px(22.0), kit.px(26.0)]).height(Fill)).into()
            });
            return Row::from_iter(sheets).spacing(kit.px(24.0)).height(Fill).into();
        }
        let sheets = sheets.into_iter().map(|sheet| {
            let picture = container(sheet.picture.view(kit, context, kit.px(SMALL_PICTURE))).width(kit.px(190.0));
            let told = column![sheet.words].push(sheet.foot).spacing(kit.px(10.0)).width(Fill);
            let content = row![picture.center_x(kit.px(190.0)), told].spacing(kit.px(16.0)).align_y(Alignment::Center);
            paper(container(content).padding(kit.px(14.0))).into()
        });
        // The bar of what scrolls lies beside them.
        let sheets = Column::from_iter(sheets).spacing(kit.px(10.0)).padding(Padding::ZERO.right(kit.px(14.0)));
        widget::scrolled(kit, PAGE, sheets, false)
    }

    /// Returns the sheet about what was fixed before the first card.
    fn sealed<'a>(&self, kit: Kit, context: &Context) -> Sheet<'a> {
        let l = &context.language;
        let Some(commitment) = self.deals.commitment() else {
            let told = [t!(l, "fair-unsealed"), t!(l, "fair-typed")];
            return Sheet { picture: Picture::Unsealed, words: titled(kit, told), foot: None };
        };
        let told = [t!(l, "fair-sealed"), t!(l, "fair-sealed-about")];
        let digits = digits(kit, &commitment.to_string());
        Sheet { picture: Picture::Sealed, words: titled(kit, told), foot: Some(digits) }
    }

    /// Returns the sheet about the player's own word, which can be typed before the game.
    fn shuffled<'a>(&'a self, kit: Kit, context: &'a Context) -> Sheet<'a> {
        let l = &context.language;
        let mut told = [t!(l, "fair-shuffled"), t!(l, "fair-shuffled-about")];
        let foot = match &self.stage {
            Stage::Before(word) => {
                let entry = TextField::new(FIELD).replaced().ringed();
                let typed = |word| Message::Pressed(Outcome::OwnWord(word));
                let hint = t!(l, "fair-own-word");
                Some(text_field(kit, entry, &hint, word, typed, Message::Pressed(Outcome::Close)).into())
            }
            _ if self.deals.word().is_empty() => {
                told = [t!(l, "fair-wordless"), t!(l, "fair-wordless-about")];
                None
            }
            _ => {
                let word = pitch_shown::clean(self.deals.word(), Deals::LONGEST_WORD);
                Some(paragraph(kit, word, (font::PENCIL_BOLD, 24.0)).color(kit.palette.ink).width(Fill).into())
            }
        };
        Sheet { picture: Picture::Shuffled, words: titled(kit, told), foot }
    }

    /// Returns the sheet about the seed, which is shown once the game is over, with the result of dealing it again.
    fn opened<'a>(&'a self, kit: Kit, context: &'a Context) -> Sheet<'a> {
        let (l, palette) = (&context.language, kit.palette);
        let seed = self.deals.open_seed(matches!(self.stage, Stage::Over(_))).map(ToString::to_string);
        let told = [t!(l, "fair-opened"), t!(l, "fair-opened-about")];
        let words = match self.found() {
            None => titled(kit, told),
            Some(found) => {
                let mut said = phrase::verified(l, found);
                let rest = said.split_off(1);
                let (mark, colour) =
                    if found.holds() { (icon::CHECK, palette.gain) } else { (icon::CROSS, palette.pencil) };
                let verdict = paragraph(kit, said.concat(), (font::SEMIBOLD, 18.0)).color(colour).width(Fill);
                let line = |told| paragraph(kit, told, font::HELP).color(palette.ink).width(Fill).into();
                let verdict = row![sign(kit, mark, 20.0, colour), verdict].spacing(kit.px(8.0));
                column![verdict, Column::from_iter(rest.into_iter().map(line)).spacing(kit.px(6.0))]
                    .spacing(kit.px(8.0))
                    .width(Fill)
                    .into()
            }
        };
        let foot = match &seed {
            Some(seed) => digits(kit, seed),
            None => row![
                sign(kit, icon::LOCK, 20.0, palette.second_ink),
                paragraph(kit, t!(l, "fair-locked"), font::LEAD).color(palette.second_ink),
            ]
            .spacing(kit.px(8.0))
            .align_y(Alignment::Center)
            .into(),
        };
        let shown = seed.as_deref().map(|seed| seed.get(..16).unwrap_or(seed).to_uppercase());
        Sheet { picture: Picture::Opened(shown), words, foot: Some(foot) }
    }
}

/// One of the three sheets.
struct Sheet<'a> {
    picture: Picture,
    words: Element<'a, Message>,
    /// Part at the lower edge: digits, a word, a lock.
    foot: Option<Element<'a, Message>>,
}

/// Returns the title of a sheet and the sentence below it.
fn titled<'a>(kit: Kit, [title, about]: [String; 2]) -> Element<'a, Message> {
    column![
        paragraph(kit, title, (font::SEMIBOLD, 20.5)).color(kit.palette.ink).width(Fill),
        paragraph(kit, about, font::LEAD).color(kit.palette.second_ink).width(Fill),
    ]
    .spacing(kit.px(8.0))
    .width(Fill)
    .into()
}

/// Returns the digits of a fingerprint or a seed, in groups that lines break between. They are there to be read, and not said
/// as the page comes up.
fn digits<'a>(kit: Kit, digits: &str) -> Element<'a, Message> {
    let grouped = phrase::grouped(digits);
    let digits = paragraph(kit, grouped.clone(), font::LABEL).color(kit.palette.ink).width(Fill);
    widget::group(digits, grouped)
}
