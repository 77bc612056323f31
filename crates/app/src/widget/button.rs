//! Buttons with their words, icons, key caps and focus rings.

use super::pressable::{Button, button};
use super::stop::Ring;
use super::words::{cap_width, cap_width_in};
use super::{Kit, cap, heavy_cap, icon, told_cap, words};
use crate::font;
use crate::icon::{BACK, CHEVRON_DOWN, Icon};
use crate::theme::button as style;
use crate::theme::shade::OFF;
use crate::voice::Sends;

use iced::widget::{Column, Row, column, container, responsive, row, space};
use iced::{Alignment, Color, Element, Fill, Length, Shrink};

/// Message of a button, and all that it shows besides its words.
#[derive(Debug, Clone)]
pub struct Press<M> {
    /// Message that pressing it sends; a button without it is switched off.
    pub message: Option<M>,
    /// Key that presses it.
    pub key: Option<String>,
    /// `true` if the focus begins at it.
    pub begins: bool,
    /// `true` if its ring is always shown.
    pub is_shown: bool,
}

impl<M> Press<M> {
    /// Creates a button that can be pressed.
    pub const fn new(message: M) -> Self {
        Press { message: Some(message), key: None, begins: false, is_shown: false }
    }

    /// Returns the button with the cap of a key.
    pub fn key(self, key: impl Into<String>) -> Self {
        Press { key: Some(key.into()), ..self }
    }

    /// Returns the button at which the focus begins, if it does.
    pub fn begins(self, begins: bool) -> Self {
        Press { begins, ..self }
    }

    /// Returns the button with its ring, whatever has the keyboard.
    pub fn shown(self) -> Self {
        Press { is_shown: true, ..self }
    }

    /// Returns the button, switched off unless `able`.
    pub fn able(self, able: bool) -> Self {
        Press { message: self.message.filter(|_| able), ..self }
    }
}

/// Makes a stop of a control whose corners have the radius `corner`: puts the focus ring, or its empty place of 6 logical pixels,
/// around it. Use [`Palette::focus_on_paper`](crate::theme::Palette::focus_on_paper) on paper, white round amber buttons,
/// amber elsewhere.
pub(crate) fn ringed<'a, M: 'a>(control: impl Into<Element<'a, M>>, colour: Color, corner: f32) -> Ring<'a, M> {
    Ring::new(control, 6.0, colour, 3.0, corner + 6.0)
}

/// Draws the words of a button in the middle, with the cap of its key; a button that is switched off has no cap.
fn label<'a, M: 'a>(kit: Kit, text: String, size: f32, key: Option<String>, colour: Color) -> Row<'a, M> {
    let line = row![words(kit, text, (font::SEMIBOLD, size))].spacing(kit.px(10.0)).align_y(Alignment::Center);
    line.push(key.map(|key| cap(kit, key, colour)))
}

/// Share of their size that words may be made smaller to.
const SMALLER: f32 = 0.75;

/// Contents of a button as wide as it may be.
struct Content {
    sign: Option<Icon>,
    text: String,
    /// Size of the words, in pixels of the design.
    size: f32,
    key: Option<String>,
    /// Colors of the icon and of the cap.
    colours: (Color, Color),
}

impl Content {
    /// Draws icon, words and key cap with `gap` pixels of the design between them, in `room` logical pixels. Words that
    /// find no room are smaller, then lose the cap, and are cut only after that.
    fn fitted<'a, M: 'a>(&self, kit: Kit, gap: f32, room: f32) -> (Row<'a, M>, Option<Element<'a, M>>) {
        let sign = self.sign.map(|sign| icon(kit, sign, 18.0, self.colours.0));
        // Words are a little wider than they are measured.
        let room = 0.97 * (room - sign.as_ref().map_or(0.0, |_| kit.px(18.0 + gap)));
        let capped = self.key.as_ref().map_or(0.0, |key| cap_width(kit, key) + kit.px(gap));
        let width = kit.width(&self.text, (font::SEMIBOLD, self.size));
        let key = self.key.clone().filter(|_| room - capped >= SMALLER * width);
        let room = if key.is_some() { room - capped } else { room };
        let size = self.size * (room / width).clamp(SMALLER, 1.0);
        // Words that fit to a hair are not cut.
        let text = kit.fit(&self.text, (font::SEMIBOLD, size), room + 1.0);
        let line = row![].spacing(kit.px(gap)).align_y(Alignment::Center).push(sign);
        (line.push(words(kit, text, (font::SEMIBOLD, size))), key.map(|key| cap(kit, key, self.colours.1)))
    }

    /// Draws the contents in the middle.
    fn centred<'a, M: 'a>(self, kit: Kit) -> container::Container<'a, M> {
        let content = responsive(move |room| {
            let (line, cap) = self.fitted(kit, 10.0, room.width);
            container(line.push(cap)).center(Fill).into()
        });
        container(content).center(Fill)
    }

    /// Draws the contents from the left, with the cap at the right end.
    fn spread<'a, M: 'a>(self, kit: Kit) -> container::Container<'a, M> {
        let content = responsive(move |room| {
            let (line, cap) = self.fitted(kit, 12.0, room.width - kit.px(12.0));
            container(line.push(space().width(Fill)).push(cap)).center_y(Fill).into()
        });
        container(content).center_y(Fill)
    }
}

/// Creates a button as wide as it may be, with `beside` logical pixels free at its sides, and `height` high.
fn wide<'a, M: Sends>(
    kit: Kit,
    content: container::Container<'a, M>,
    (beside, height): (f32, f32),
    message: Option<M>,
) -> Button<'a, M> {
    button(kit, content).padding([0.0, beside]).width(Fill).height(height).on_press_maybe(message)
}

/// Draws the one main button of the cloth, as wide as it may be and `height` pixels of the design high.
pub(crate) fn main<'a, M: Sends>(kit: Kit, text: String, height: f32, press: Press<M>) -> Element<'a, M> {
    amber(kit, text, height, press, kit.palette.ring_of_main())
}

/// Draws the one main button of a page that stands on paper, as wide as it may be and `height` pixels of the design high.
pub(crate) fn main_on_paper<'a, M: Sends>(kit: Kit, text: String, height: f32, press: Press<M>) -> Element<'a, M> {
    amber(kit, text, height, press, kit.palette.focus_on_paper)
}

fn amber<'a, M: Sends>(kit: Kit, text: String, height: f32, press: Press<M>, ring: Color) -> Element<'a, M> {
    let (size, begins) = (22.0_f32.min(0.34 * height), press.begins);
    let control = heavy(kit, text, (size, height), kit.palette.on_amber, press).style(style::main(kit.palette));
    ringed(control, ring, style::CORNER).begins(begins).into()
}

/// Creates a main button `height` pixels of the design high, with words of this size; one that is switched off has no cap.
fn heavy<'a, M: Sends>(
    kit: Kit,
    text: String,
    (size, height): (f32, f32),
    ink: Color,
    press: Press<M>,
) -> Button<'a, M> {
    let (name, key) = (text.clone(), press.key.filter(|_| press.message.is_some()));
    let content = Content { sign: None, text, size, key, colours: (ink, ink) };
    wide(kit, content.centred(kit), (0.0, kit.px(height)), press.message).named(name)
}

/// Draws the main button of a sheet, as wide as it may be and `height` pixels of the design high.
pub(crate) fn action<'a, M: Sends>(kit: Kit, text: String, height: f32, press: Press<M>) -> Element<'a, M> {
    let (size, begins, is_shown) = (20.0_f32.min(0.38 * height), press.begins, press.is_shown);
    let control = heavy(kit, text, (size, height), kit.palette.on_action, press).style(style::action(kit.palette));
    ringed(control, kit.palette.focus_on_paper, style::CORNER).begins(begins).shown(is_shown).into()
}

/// Draws a second button on the cloth: icon, words, key cap in the middle.
pub(crate) fn second<'a, M: Sends>(kit: Kit, sign: Option<Icon>, text: String, press: Press<M>) -> Element<'a, M> {
    second_high(kit, sign, text, 48.0, press)
}

/// Draws a second button on the cloth, `height` pixels of the design high.
pub(crate) fn second_high<'a, M: Sends>(
    kit: Kit,
    sign: Option<Icon>,
    text: String,
    height: f32,
    press: Press<M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let name = text.clone();
    let content = Content { sign, text, size: 16.0, key: press.key, colours: (palette.text, palette.muted) };
    let control = wide(kit, content.centred(kit), (0.0, kit.px(height)), press.message);
    let control = control.named(name).style(style::second(palette));
    ringed(control, palette.amber, style::CORNER).begins(press.begins).into()
}

/// Draws a second button on paper: icon, words from the left, key cap at the right end.
pub(crate) fn second_on_paper<'a, M: Sends>(
    kit: Kit,
    sign: Option<Icon>,
    text: String,
    press: Press<M>,
) -> Element<'a, M> {
    on_paper(kit, sign, text, press, Content::spread)
}

/// Draws a second button on paper with icon, words and key cap in the middle.
pub(crate) fn centred_on_paper<'a, M: Sends>(
    kit: Kit,
    sign: Option<Icon>,
    text: String,
    press: Press<M>,
) -> Element<'a, M> {
    on_paper(kit, sign, text, press, Content::centred)
}

fn on_paper<'a, M: Sends>(
    kit: Kit,
    sign: Option<Icon>,
    text: String,
    press: Press<M>,
    laid: fn(Content, Kit) -> container::Container<'a, M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let ink = if press.message.is_some() { palette.ink } else { palette.ink.scale_alpha(OFF) };
    let name = text.clone();
    let content = Content { sign, text, size: 16.0, key: press.key, colours: (ink, palette.second_ink) };
    let control = wide(kit, laid(content, kit), (kit.px(14.0), kit.px(44.0)), press.message);
    let control = control.named(name).style(style::second_on_paper(palette));
    ringed(control, palette.focus_on_paper, style::CORNER).begins(press.begins).into()
}

/// Draws a key that can be replaced by another: its cap, heavy if it was replaced, with a narrow ring. It takes `width`
/// logical pixels even where its cap is narrower.
pub(crate) fn key_button<'a, M: Sends>(
    kit: Kit,
    (name, width): (String, f32),
    is_changed: bool,
    press: Press<M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let key = press.key.unwrap_or_default();
    let content = if is_changed { heavy_cap(kit, key, palette.change_mark) } else { told_cap(kit, key, palette.ink) };
    let content = container(content).center_x(width);
    let control = button(kit, content).padding(0).on_press_maybe(press.message).named(name);
    let control = control.style(style::key(palette, kit.px(5.0)));
    Ring::new(control, 3.0, palette.focus_on_paper, 2.5, kit.px(5.0) + 3.0).into()
}

/// Returns the width of the cap of a key, in logical pixels.
pub(crate) fn key_width(kit: Kit, key: &str, is_changed: bool) -> f32 {
    cap_width_in(kit, key, if is_changed { font::BOLD } else { font::MEDIUM }).ceil()
}

/// Draws a wide button of the first screen: icon, title, a line about it, key cap.
pub(crate) fn tile<'a, M: Sends>(kit: Kit, sign: Icon, title: String, about: &str, press: Press<M>) -> Element<'a, M> {
    let palette = kit.palette;
    let about = kit.fit(about, font::HELP, kit.px(312.0));
    let about = (!about.is_empty()).then(|| words(kit, about, font::HELP).color(palette.muted));
    let lines: Column<'_, M> = column![words(kit, title, (font::SEMIBOLD, 19.0))].push(about).width(Fill);
    let content = row![icon(kit, sign, 24.0, palette.text), lines].spacing(kit.px(16.0)).align_y(Alignment::Center);
    let content = content.push(press.key.map(|key| cap(kit, key, palette.muted)));
    let control = wide(kit, container(content).center_y(Fill), (kit.px(19.0), kit.px(68.0)), press.message)
        .style(style::tile(palette));
    ringed(control, palette.amber, style::CORNER).begins(press.begins).into()
}

/// Returns the height of a button on a bar or at the head of a page, in logical pixels: a finger finds it.
fn bar_side(kit: Kit) -> f32 {
    kit.px(44.0).max(44.0)
}

/// Draws a button on the bar, as wide as its words.
pub(crate) fn bar_button<'a, M: Sends>(kit: Kit, text: String, press: Press<M>) -> Element<'a, M> {
    let content = container(label(kit, text, 15.0, press.key, kit.palette.muted)).center_y(Fill);
    let control = button(kit, content).padding([0.0, kit.px(16.0)]).height(bar_side(kit)).on_press_maybe(press.message);
    on_bar(kit, control, press.begins)
}

/// Draws a button on the bar with its sign and an arrow down: it opens a list.
pub(crate) fn bar_list<'a, M: Sends>(kit: Kit, sign: Icon, text: String, press: Press<M>) -> Element<'a, M> {
    let colour = kit.palette.text;
    let content =
        row![icon(kit, sign, 19.0, colour), words(kit, text, font::LABEL), icon(kit, CHEVRON_DOWN, 16.0, colour)];
    let content = container(content.spacing(kit.px(8.0)).align_y(Alignment::Center)).center_y(Fill);
    let control = button(kit, content).padding([0.0, kit.px(12.0)]).height(bar_side(kit)).on_press_maybe(press.message);
    on_bar(kit, control, press.begins)
}

/// Draws a symbol on the bar that is a button; nothing but a screen reader says its name.
pub(crate) fn bar_symbol<'a, M: Sends>(kit: Kit, (sign, name): (Icon, String), press: Press<M>) -> Element<'a, M> {
    let ink = if press.message.is_some() { kit.palette.text } else { kit.palette.text.scale_alpha(0.45) };
    let content = container(icon(kit, sign, 20.0, ink)).center(Fill);
    let control =
        button(kit, content).padding(0).width(bar_side(kit)).height(bar_side(kit)).on_press_maybe(press.message);
    on_bar(kit, control.named(name), press.begins)
}

/// Draws a button in a rail, of a width and height that include its ring: icon, words as far as they have room, key cap
/// at the end.
pub(crate) fn rail_button<'a, M: Sends>(
    kit: Kit,
    sign: Icon,
    text: &str,
    (width, height): (f32, f32),
    press: Press<M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let inner = width - 6.0 - kit.px(2.0 * 10.0 + 18.0 + 8.0 + 8.0 + 26.0);
    let name = text.to_owned();
    // Words become a little smaller before they are cut.
    let fits = |size: &f32| kit.width(text, (font::SEMIBOLD, *size)) <= inner;
    let size = [15.0, 14.0, 13.0].into_iter().find(fits).unwrap_or(13.0);
    let text = kit.fit(text, (font::SEMIBOLD, size), inner);
    let content =
        row![icon(kit, sign, 18.0, palette.text), words(kit, text, (font::SEMIBOLD, size)), space().width(Fill)]
            .push(press.key.map(|key| cap(kit, key, palette.muted)))
            .spacing(kit.px(8.0))
            .align_y(Alignment::Center);
    let control = wide(kit, container(content).center_y(Fill), (kit.px(10.0), height - 6.0), press.message);
    on_bar(kit, control.named(name), press.begins)
}

/// Draws the main button on the bar, as wide as its words.
pub(crate) fn bar_main<'a, M: Sends>(kit: Kit, text: String, press: Press<M>) -> Element<'a, M> {
    let palette = kit.palette;
    let key = press.key.filter(|_| press.message.is_some());
    let content = container(label(kit, text, 15.0, key, palette.on_amber)).center_y(Fill);
    let control = button(kit, content).padding([0.0, kit.px(16.0)]).height(bar_side(kit)).on_press_maybe(press.message);
    close_ring(control.style(style::main(palette)), palette.ring_of_main(), press.begins)
}

/// Draws a button with a close ring: the bar is too low for one that stands off.
fn on_bar<'a, M: Sends>(kit: Kit, control: Button<'a, M>, begins: bool) -> Element<'a, M> {
    close_ring(control.style(style::second(kit.palette)), kit.palette.amber, begins)
}

fn close_ring<'a, M: Sends>(control: Button<'a, M>, colour: Color, begins: bool) -> Element<'a, M> {
    Ring::new(control, 3.0, colour, 3.0, style::CORNER + 3.0).begins(begins).into()
}

/// Draws the round button that goes back.
pub(crate) fn arrow<'a, M: Sends>(kit: Kit, name: String, back: M) -> Element<'a, M> {
    let content = container(icon(kit, BACK, 20.0, kit.palette.text)).center(Fill);
    let control = button(kit, content).padding(0).width(44.0).height(44.0).on_press(back).named(name);
    ringed(control.style(style::round(kit.palette)), kit.palette.amber, 22.0).into()
}

/// Draws a symbol on paper that is a button, `size` pixels of the design wide; nothing but a screen reader says its
/// name.
pub(crate) fn symbol_on_paper<'a, M: Sends>(
    kit: Kit,
    (sign, name): (Icon, String),
    size: f32,
    press: Press<M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let colour = if press.message.is_some() { palette.second_ink } else { palette.second_ink.scale_alpha(OFF) };
    let control = button(kit, container(icon(kit, sign, 18.0, colour)).center(Fill))
        .padding(0)
        .width(kit.px(size))
        .height(kit.px(size))
        .on_press_maybe(press.message)
        .named(name)
        .style(style::symbol_on_paper(palette));
    ringed(control, palette.focus_on_paper, style::CORNER).begins(press.begins).into()
}

/// Draws a part of a page that explains itself when it is pressed: it looks as it would without, except for the ground
/// below the mouse, or an edge where it `lies_over` a picture that it is about, and the ring that shows the focus.
pub(crate) fn asks<'a, M: Sends>(
    kit: Kit,
    content: impl Into<Element<'a, M>>,
    press: Press<M>,
    lies_over: bool,
) -> Element<'a, M> {
    let palette = kit.palette;
    let control = button(kit, content).padding(0).width(Fill).on_press_maybe(press.message);
    let control =
        if lies_over { control.style(style::frame(palette)) } else { control.style(style::row(palette, false)) };
    Ring::new(control, 0.0, palette.amber, 3.0, style::CORNER + 6.0).begins(press.begins).into()
}

/// Draws underlined words on paper that lead elsewhere.
pub(crate) fn link<'a, M: Sends>(kit: Kit, text: String, press: Press<M>) -> Element<'a, M> {
    let palette = kit.palette;
    let line = container(space().width(Fill).height(1.5))
        .style(move |_| container::Style { background: Some(palette.gain.into()), ..container::Style::default() });
    let content = column![words(kit, text, font::LABEL), line].width(Shrink as Length);
    let control = button(kit, content).padding(0).on_press_maybe(press.message).style(style::link(palette));
    ringed(control, palette.focus_on_paper, 2.0).begins(press.begins).into()
}
