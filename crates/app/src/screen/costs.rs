//! Sheet of costs: the decisions of the people at the table in the hand that is over, the costliest first, with what
//! was better and why.

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::button as button_style;
use crate::widget::{Kit, Press, action, button, dialog, hairline, paragraph, ringed, words};
use pitch_language::{Language, Names, phrase, t};
use pitch_rules::Seat;
use pitch_session::Costs as Worked;
use pitch_session::costs::Cost;

use iced::widget::{Column, column, container, row};
use iced::{Element, Fill};

use std::sync::Arc;

/// Sheet of costs.
#[derive(Debug, Clone)]
pub struct Costs {
    names: Names,
    /// Seats whose decisions are told.
    people: Vec<Seat>,
    /// Costs of the decisions; `None` while they are being worked out.
    costs: Option<Arc<Worked>>,
}

impl Costs {
    /// Creates the sheet for these people, before any cost is known.
    pub fn new(names: Names, people: Vec<Seat>) -> Self {
        Costs { names, people, costs: None }
    }

    /// Sets the costs of the decisions, unless they are known already.
    pub fn tell(&mut self, costs: &Arc<Worked>) {
        if self.costs.is_none() {
            self.costs = Some(Arc::clone(costs));
        }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Escape | Key::Enter | Key::Letter('c') => Outcome::Close,
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns sentences about the decisions of each of the people, or one that the costs are being worked out.
    pub fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        let Some(costs) = &self.costs else { return vec![t!(l, "cost-awaited")] };
        let said = |&seat: &Seat| {
            let hits = self.hits(l, seat, costs);
            let name =
                (self.people.len() > 1 && !self.told(seat).is_empty()).then(|| phrase::player(l, &self.names, seat));
            phrase::sentences(l, name.into_iter().chain([hits]))
        };
        self.people.iter().map(said).collect()
    }

    /// Returns in words how good the decisions of a seat were.
    fn hits(&self, l: &Language, seat: Seat, costs: &Worked) -> String {
        let hits = costs.accuracy(seat).all();
        if self.told(seat).is_empty() { phrase::cost_none(l, &self.names, seat, hits) } else { phrase::hit(l, hits) }
    }

    fn told(&self, seat: Seat) -> Vec<&Cost> {
        self.costs.as_ref().map(|costs| costs.costliest(seat)).unwrap_or_default()
    }

    /// Draws the sheet over whatever lies below.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        // Where nothing was lost there is no figure to be explained.
        let about = self.people.iter().any(|&seat| !self.told(seat).is_empty()).then(|| {
            let about = paragraph(kit, t!(l, "cost-about"), font::REGULAR, 14.0).color(palette.second_ink);
            column![hairline(kit), container(about).padding([0, 6])].spacing(kit.px(10.0))
        });
        let body: Element<'_, Outcome> = match &self.costs {
            None => {
                let awaited = paragraph(kit, t!(l, "cost-awaited"), font::REGULAR, 17.0).color(palette.ink);
                container(awaited).padding([0, 6]).into()
            }
            Some(costs) => {
                let people = self.people.iter().map(|&seat| self.person(kit, context, seat, costs));
                Column::from_iter(people).spacing(kit.px(14.0)).into()
            }
        };
        let content = column![body].push(about).spacing(kit.px(10.0));
        let close = Press::new(Outcome::Close).begins(true).key(t!(l, "keys-esc"));
        let close = container(container(action(kit, t!(l, "rules-close"), 44.0, close)).width(kit.px(180.0)));
        dialog(context, 680.0, t!(l, "cost-title"), content, Some(close.align_right(Fill).into()))
    }

    /// Returns the part of the sheet about the decisions of one person.
    fn person<'a>(&'a self, kit: Kit, context: &'a Context, seat: Seat, costs: &'a Worked) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let told = self.told(seat);
        let name = (self.people.len() > 1)
            .then(|| words(kit, phrase::player(l, &self.names, seat), font::SEMIBOLD, 17.0).color(palette.ink));
        let said = paragraph(kit, self.hits(l, seat, costs), font::REGULAR, 16.0).color(palette.ink);
        let head = container(column![].push(name).push(said)).padding([0, 6]);
        let rows = told.into_iter().map(|cost| self.line(kit, context, cost));
        column![head, Column::from_iter(rows)].spacing(kit.px(4.0)).into()
    }

    /// Returns the row of a decision: its cost, where and what it was, and what was better.
    fn line<'a>(&'a self, kit: Kit, context: &'a Context, cost: &'a Cost) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let chance = words(kit, phrase::cost_chance(l, cost), font::BOLD, 19.0).color(palette.pencil);
        let lines = column![
            paragraph(kit, phrase::cost_place(l, &self.names, cost), font::SEMIBOLD, 16.0).color(palette.ink),
            paragraph(kit, phrase::cost_better(l, &self.names, cost), font::REGULAR, 15.0).color(palette.ink),
            paragraph(kit, phrase::cost_figure(l, cost), font::REGULAR, 14.0).color(palette.second_ink),
        ];
        let content = row![container(chance).width(kit.px(76.0)), lines.width(Fill)].spacing(kit.px(8.0));
        let control = button(kit, content)
            .padding([kit.px(6.0), kit.px(10.0)])
            .width(Fill)
            .on_press(Outcome::ReviewAt(cost.step))
            .style(button_style::paper_row(palette, false));
        ringed(control, palette.focus_on_paper, button_style::CORNER).into()
    }
}
