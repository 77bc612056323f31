//! Part of a page that tells where the pointer is, and hears what asks for its menu: the second button of a mouse, or a
//! finger that stays.

use super::handing_on::{hands_on, keeps};
use crate::voice::Sends;

use iced::advanced::layout::Layout;
use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Shell, Widget};
use iced::{Element, Event, Rectangle, Renderer, Theme, mouse, touch, window};

use std::convert::identity;
use std::time::{Duration, Instant};

/// Time for which a finger stays before it asks for the menu.
const STAYS: Duration = Duration::from_millis(500);

/// Shows `content`, and sends what follows from the pointer at it.
pub(crate) fn attended<'a, M: Sends>(content: impl Into<Element<'a, M>>, heeds: Heeds<M>) -> Element<'a, M> {
    Element::new(Attended { content: content.into(), heeds })
}

/// Messages that the pointer at a part of a page sends.
#[derive(Debug, Clone)]
pub(crate) struct Heeds<M> {
    /// Message as the pointer comes, if any.
    pub came: Option<M>,
    /// Message as the pointer leaves, if any.
    pub left: Option<M>,
    /// Message of the second button of the mouse, or of a finger that stays; `None` if neither does anything.
    pub menu: Option<M>,
}

struct Attended<'a, M> {
    content: Element<'a, M>,
    heeds: Heeds<M>,
}

#[derive(Debug, Default)]
struct State {
    is_there: bool,
    finger: Option<Finger>,
}

/// Finger that lies on the part.
#[derive(Debug)]
struct Finger {
    since: Instant,
    /// `true` if it has asked for the menu: to be lifted presses nothing more.
    has_asked: bool,
}

impl<M: Sends> Widget<M, Theme, Renderer> for Attended<'_, M> {
    hands_on!(identity; children diff size layout operate mouse_interaction draw overlay);
    keeps!(State);

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let is_over = cursor.is_over(layout.bounds()) && cursor.is_over(*viewport);
        let mut lost = None;
        let is_pointed = matches!(
            event,
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if is_pointed && is_over != state.is_there {
            state.is_there = is_over;
            let told = if is_over { &self.heeds.came } else { &self.heeds.left };
            told.iter().for_each(|told| shell.publish(told.clone()));
        }
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) if is_over => {
                self.heeds.menu.iter().for_each(|menu| shell.publish(menu.clone()));
            }
            Event::Touch(touch::Event::FingerPressed { .. }) if is_over && self.heeds.menu.is_some() => {
                let since = Instant::now();
                state.finger = Some(Finger { since, has_asked: false });
                shell.request_redraw_at(since + STAYS);
            }
            Event::Touch(touch::Event::FingerLifted { id, position })
                if state.finger.take().is_some_and(|finger| finger.has_asked) =>
            {
                lost = Some(Event::Touch(touch::Event::FingerLost { id: *id, position: *position }));
            }
            Event::Touch(touch::Event::FingerLost { .. }) => state.finger = None,
            Event::Window(window::Event::RedrawRequested(now)) => {
                let stayed = |finger: &&mut Finger| !finger.has_asked && *now >= finger.since + STAYS;
                if let (Some(finger), Some(menu)) = (state.finger.as_mut().filter(stayed), &self.heeds.menu) {
                    finger.has_asked = true;
                    shell.publish(menu.clone());
                }
            }
            _ => {}
        }
        let (content, below) = (self.content.as_widget_mut(), &mut tree.children[0]);
        let event = lost.as_ref().unwrap_or(event);
        content.update(below, event, layout, cursor, renderer, clipboard, shell, viewport);
    }
}
