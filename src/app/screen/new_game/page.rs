//! The screen of a new game as it is drawn.

use super::{Message, NewGame, PAGE, Target, games, is_narrow, seats, side};
use crate::app::context::Context;
use crate::app::widget::{self, Kit, Press, bar_button};
use crate::t;

use iced::widget::{column, container, row};
use iced::{Element, Fill, Padding};

impl NewGame {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let cancel = Press::of(&self.focus, Target::Cancel).map(Message::Pressed).key(t!(l, "keys-esc"));
        let bar =
            widget::bar(kit, None, t!(l, "setup-title"), None, Some(bar_button(kit, t!(l, "setup-cancel"), cancel)));
        let gap = kit.px(14.0);
        let seats = seats::sheet(self, kit, context);
        let start = side::start(self, kit, context);
        if is_narrow(context) {
            let games = games::sheet(self, kit, context, 2);
            let body = column![games, seats, side::rules(self, kit, context)].spacing(gap).padding(gap);
            let body = widget::scrolled(kit, PAGE, body, false);
            return widget::page(kit, bar, widget::pinned(kit, body, start));
        }
        // In line with the main button inside its ring.
        let rules = container(side::rules(self, kit, context)).padding(Padding::from([0, 6]));
        let right = column![container(widget::scrolled(kit, "rules", rules, false)).height(Fill), start];
        let body = row![
            container(widget::scrolled(kit, games::LIST, games::sheet(self, kit, context, 1), false))
                .width(kit.px(344.0)),
            container(widget::scrolled(kit, PAGE, seats, false)).width(Fill),
            container(right.spacing(gap - 6.0)).width(kit.px(392.0)),
        ];
        let body =
            container(body.spacing(gap).padding(Padding { top: gap, bottom: gap - 6.0, left: gap, right: gap - 6.0 }));
        widget::page(kit, bar, container(body.max_width(kit.px(1560.0))).center_x(Fill).height(Fill))
    }
}
