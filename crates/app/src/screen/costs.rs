//! Page of costs: the decisions of the people at the table in the hand that is over, the costliest first, with what
//! was better and why.

use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::keymap::Key;
use crate::layout::{Contents, Layout, Placement};
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::screen::table::layers::card;
use crate::screen::table::sprites::Sprite;
use crate::theme::{LOOP, button as button_style, container as style};
use crate::widget::{self, Kit, Press, button, capital, drawn, main, paragraph, ringed, second_high, words};
use pitch_language::{Explanation, Language, Names, Term, phrase, t};
use pitch_rules::{Action, Call, Seat};
use pitch_session::Costs as Worked;
use pitch_session::costs::{Cost, Skill};

use iced::widget::canvas::Frame;
use iced::widget::{Column, Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, Size};

use std::sync::Arc;

/// Id of the area that scrolls.
const LIST: &str = "costs-list";

/// Page of costs.
#[derive(Debug, Clone)]
pub struct Costs {
    names: Names,
    /// Seats whose decisions are told.
    people: Vec<Seat>,
    /// `true` if the game is over with the hand.
    is_over: bool,
    /// Costs of the decisions; `None` while they are being worked out.
    costs: Option<Arc<Worked>>,
}

impl Costs {
    /// Creates the page for these people, before any cost is known; the game is over with the hand if `is_over`.
    pub fn new(names: Names, people: Vec<Seat>, is_over: bool) -> Self {
        Costs { names, people, is_over, costs: None }
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
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => Outcome::GoOn,
            Key::Escape | Key::Letter('c') => Outcome::Close,
            Key::Letter('w' | '?') => Outcome::Why(Box::new(self.why(&context.language))),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns sentences about the decisions of each of the people, or one that the costs are being worked out.
    pub fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        let Some(costs) = &self.costs else { return vec![t!(l, "cost-awaited")] };
        let said = |&seat: &Seat| {
            let (told, hits) = (self.told(seat), self.hits(l, seat, costs));
            let headline =
                (!told.is_empty()).then(|| phrase::sentence(l, phrase::cost_headline(l, &self.names, seat, &told)));
            let lines = told.iter().flat_map(|cost| phrase::cost_told(l, &self.names, cost));
            phrase::sentences(l, headline.into_iter().chain([hits]).chain(lines))
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

    /// Returns what the figures mean.
    fn why(&self, l: &Language) -> Explanation {
        let (title, here) = (t!(l, "cost-title"), Some(t!(l, "cost-about")));
        Explanation { term: Term::Hand, title, here, about: String::new(), cited: None, place: None }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let l = &context.language;
        let rows = match &self.people[..] {
            [person] => self.told(*person).len(),
            _ => 0,
        };
        let page = Page::new(context, rows);
        let Page { kit, s, .. } = page;
        let palette = kit.palette;
        let body: Element<'_, Outcome> = match &self.costs {
            None => page.title(t!(l, "cost-awaited"), String::new()),
            Some(costs) => {
                let people = self.people.iter().map(|&seat| self.person(&page, seat, costs));
                let people = Column::from_iter(people).spacing(20.0 * s).padding(Padding::ZERO.right(14.0 * s));
                widget::scrolled(kit, LIST, people, false)
            }
        };
        let go_on = if self.is_over { t!(l, "hand-continue") } else { t!(l, "hand-on") };
        let wide = |words: &str, size: f32| font::width(words, font::SEMIBOLD, size) + 84.0 * s;
        let width = (if page.is_narrow { 190.0 } else { 270.0 } * s).max(wide(&go_on, 20.0 * s));
        let go_on = main(kit, go_on, page.button, Press::new(Outcome::GoOn).key(t!(l, "keys-enter")).begins(true));
        let back = t!(l, "rules-close");
        let back_width = wide(&back, 16.0 * s) + 20.0 * s;
        let back = second_high(kit, None, back, page.button, Press::new(Outcome::Close).key(t!(l, "keys-esc")));
        let foot = row![container(back).width(back_width), space().width(Fill), container(go_on).width(width + 12.0)];
        let foot = container(foot).padding(Padding { left: -6.0, right: -6.0, ..Padding::ZERO });
        let margin = page.margin;
        let padding = Padding { top: page.top, bottom: page.top / 2.0, left: margin, right: margin };
        let page = column![container(body).height(Fill), foot].spacing(12.0 * s).padding(padding);
        let cloth = drawn(Fill, Fill, move |frame, rect| paint::cloth(frame, palette, rect));
        stack![cloth, container(page).width(Fill).height(Fill).style(style::on_cloth(palette))].into()
    }

    /// Returns the part of the page about the decisions of one person.
    fn person<'a>(&'a self, page: &Page<'a>, seat: Seat, costs: &'a Worked) -> Element<'a, Outcome> {
        let l = &page.context.language;
        let told = self.told(seat);
        let hits = self.hits(l, seat, costs);
        let title = match told.is_empty() {
            true => page.title(hits, String::new()),
            false => {
                let title = phrase::cost_headline(l, &self.names, seat, &told);
                widget::asks(page.kit, page.title(title, hits), Press::new(Outcome::Why(Box::new(self.why(l)))), false)
            }
        };
        let most = told.first().map_or(1.0, |cost| cost.chance);
        let rows = told.iter().map(|cost| self.line(page, cost, most));
        let rows = Column::from_iter(rows).spacing(page.gap);
        column![title, rows, self.groups(page, seat, costs)].spacing(12.0 * page.s).into()
    }

    /// Returns the row of a decision: what was done, what was better and why, and its cost.
    fn line<'a>(&'a self, page: &Page<'a>, cost: &'a Cost, most: f32) -> Element<'a, Outcome> {
        let (l, kit, s) = (&page.context.language, page.kit, page.s);
        let palette = kit.palette;
        let place = match cost.skill {
            Skill::Bidding => phrase::skill_in(l, &self.names, cost.skill),
            Skill::Leading | Skill::Following => t!(l, "review-trick", number = cost.trick),
        };
        let reason = cost.reasons.first().map(|reason| phrase::sentence(l, capital(&phrase::reason(l, *reason))));
        let share = (cost.chance / most.max(0.01)).min(1.0) * 0.7;
        let bar = drawn(Fill, 22.0 * s, move |frame, rect| {
            let corner = rect.height / 2.0;
            paint::fill(frame, rect, corner, palette.rail);
            let filled = Rectangle { width: (share * rect.width).max(rect.height), ..rect };
            paint::fill(frame, filled, corner, LOOP);
            paint::edge(frame, rect, corner, palette.felt_line, 1.0);
        });
        let exact = page.exact();
        let lines = column![
            paragraph(exact, place, (font::SEMIBOLD, page.text(20.0))).color(palette.text),
            paragraph(exact, reason.unwrap_or_default(), (font::REGULAR, page.text(18.0))).color(palette.muted),
            space().height(8.0 * s),
            bar,
        ];
        let wins = phrase::cost_wins(l, cost.chance);
        let figure = words(exact, format!("\u{2212}{wins}"), (font::PENCIL_BOLD, 42.0 * s)).color(palette.text);
        let show = t!(l, "cost-show");
        let wide = (font::width(&show, font::SEMIBOLD, 17.0 * s) + 40.0 * s).max(44.0);
        let told = phrase::sentences(l, phrase::cost_told(l, &self.names, cost));
        let show = container(words(exact, show, (font::SEMIBOLD, 17.0 * s)).color(palette.text)).center(Fill);
        let show = button(kit, show)
            .padding(0)
            .width(wide)
            .height((50.0 * s).max(44.0))
            .on_press(Outcome::ReviewAt(cost.step))
            .named(told)
            .style(button_style::second(palette));
        let show = ringed(show, palette.amber, button_style::CORNER);
        let figure = container(figure).width(84.0 * s);
        row![self.pair(page, cost), lines.width(Fill), figure, show].spacing(18.0 * s).align_y(Alignment::Center).into()
    }

    /// Returns what was done and what was better, side by side.
    fn pair<'a>(&'a self, page: &Page<'a>, cost: &'a Cost) -> Element<'a, Outcome> {
        let (context, s, size) = (page.context, page.s, page.card);
        let height = ROW * size.height;
        let centres = [0.55 * size.width, 2.22 * size.width].map(|x| Point::new(x, 0.53 * height));
        let both = [(&cost.done, -2.0), (&cost.best, 1.0)];
        let below = drawn(2.9 * size.width, height, move |frame, _| {
            for ((action, degrees), centre) in both.iter().zip(centres) {
                self.draw(frame, context, action, Placement::new(centre, size, *degrees), s);
            }
            let from = 1.15 * size.width;
            let to = (from + 36.0 * s).min(1.64 * size.width);
            paint::arrow(frame, [from, to], centres[0].y, context.palette().muted, s);
        });
        let above = drawn(2.9 * size.width, height, move |frame, _| {
            let corner = Point::new(centres[1].x - size.width / 2.0, centres[1].y - size.height / 2.0);
            paint::pencil_loop(frame, Rectangle::new(corner, size).expand(6.0 * s), 0.8 * s);
            let played = t!(context.language, "cost-played");
            let at = Point::new(centres[0].x + 0.06 * size.width, centres[0].y + 0.4 * size.height);
            paint::card_words(frame, context.palette(), at, &played, 1.1 * s);
        });
        stack![below, above].into()
    }

    /// Draws a card, or a call on its slip.
    fn draw(&self, frame: &mut Frame, context: &Context, action: &Action, place: Placement, s: f32) {
        let (l, palette) = (&context.language, context.palette());
        if let Action::Play(of) = action {
            let overlay = Overlay { large_index: place.size.width < 100.0, ..Overlay::PLAIN };
            let (place, picture) = card(context, &Sprite { overlay, ..Sprite::new(Some(*of), place) });
            frame.draw_image(place, picture);
            return;
        }
        let rect = place.rect();
        let ink = paint::slip(frame, palette, rect, paint::Ground::Paper, (false, false), s);
        let (words, face, size) = match action {
            Action::Call(Call::Bid(bid)) if !self.names.is_smudge(*bid) && !bid.is_moon() => {
                (bid.number().to_string(), font::PENCIL_BOLD, 0.44 * rect.width)
            }
            Action::Call(call) => (phrase::call_chip(l, &self.names, *call), font::SEMIBOLD, 0.2 * rect.width),
            _ => (String::new(), font::SEMIBOLD, 12.0),
        };
        let size = size.min(size * (rect.width - 12.0) / font::width(&words, face, size).max(1.0));
        Label::new(&words, face, size, ink).centred().draw(frame, rect.center());
    }

    /// Returns a dot for each decision, by each skill that was asked for: those that cost something are hollow.
    fn groups<'a>(&'a self, page: &Page<'a>, seat: Seat, costs: &'a Worked) -> Element<'a, Outcome> {
        let (l, kit, s) = (&page.context.language, page.kit, page.s);
        let palette = kit.palette;
        let group = |skill: Skill| {
            let dots: Vec<bool> = costs
                .all
                .iter()
                .filter(|cost| cost.seat == seat && cost.skill == skill)
                .map(Cost::is_mistake)
                .collect();
            let good = dots.iter().filter(|dot| !**dot).count();
            let name = phrase::skill_in(l, &self.names, skill);
            let told = phrase::pair(l, name.as_str(), t!(l, "cost-hits", good = good, of = dots.len()));
            let drawing = drawn(Fill, 22.0 * s, move |frame, rect| {
                let step = (24.0 * s).min((rect.width - 20.0 * s) / dots.len().max(1) as f32);
                for (index, is_mistake) in dots.iter().enumerate() {
                    let circle = paint::circle(
                        Point::new(step.mul_add(index as f32, 8.5 * s), rect.center_y()),
                        if *is_mistake { 7.5 } else { 8.5 } * s,
                    );
                    match is_mistake {
                        true => frame.stroke(
                            &circle,
                            iced::widget::canvas::Stroke::default().with_color(LOOP).with_width(2.0 * s),
                        ),
                        false => frame.fill(&circle, palette.text),
                    }
                }
            });
            let title = words(page.exact(), name, (font::SEMIBOLD, page.text(18.0))).color(palette.text);
            column![title, widget::said(drawing, told)].spacing(4.0 * s).width(Fill).into()
        };
        let is_asked = |skill: &Skill| costs.all.iter().any(|cost| cost.seat == seat && cost.skill == *skill);
        let groups = Row::from_iter(Skill::ALL.into_iter().filter(is_asked).map(group)).spacing(16.0 * s).width(Fill);
        container(groups).max_width(900.0 * s).padding(Padding::ZERO.top(10.0 * s)).into()
    }
}

/// Height of a row, in heights of its cards: the pencil goes round one.
const ROW: f32 = 1.22;

/// Sizes of the page in a window.
#[derive(Clone, Copy)]
struct Page<'a> {
    context: &'a Context,
    kit: Kit,
    /// Size of words and buttons against the design.
    s: f32,
    is_narrow: bool,
    /// Space at the sides, and above and below.
    margin: f32,
    top: f32,
    /// Size of a card, and the space between rows.
    card: Size,
    gap: f32,
    /// Height of the buttons at the foot, in pixels of the kit.
    button: f32,
}

impl<'a> Page<'a> {
    /// Creates the sizes of a page with `rows` decisions of the only person.
    fn new(context: &'a Context, rows: usize) -> Self {
        let Size { width, height } = context.size;
        let s = Layout::new(context.size, Contents { zoom: context.zoom(), ..Contents::new(4, 6) }).s;
        let kit = Kit { scale: s, ..Kit::of(context) };
        let is_narrow = width < 900.0;
        let (top, gap) = (if is_narrow { 14.0 } else { 40.0 } * s.min(1.3), if is_narrow { 0.0 } else { 5.0 * s });
        let button = (if is_narrow { 54.0 } else { 58.0_f32 }).max(44.0 / s);
        // What stands above and below the rows: three are in view at once, or two in a low window.
        let beside = (if is_narrow { 62.0 } else { 83.0 } + button + 110.0).mul_add(s, 1.5 * top);
        let shown = rows.clamp(1, if height < 640.0 { 2 } else { 3 }) as f32;
        let fits = ((height - beside) / shown - gap) / (ROW * 1.4);
        let wide = (0.15 * height).min(0.115 * width).min(fits.max(0.09 * height));
        Page {
            context,
            kit,
            s,
            is_narrow,
            margin: if is_narrow { 20.0 } else { 56.0 } * s.min(1.3),
            top,
            card: Size::new(wide, 1.4 * wide),
            gap,
            button,
        }
    }

    /// Returns the kit for sizes in logical pixels.
    fn exact(&self) -> Kit {
        Kit { scale: 1.0, ..self.kit }
    }

    /// Returns the size of words to be read.
    fn text(&self, size: f32) -> f32 {
        (size * self.s).max(14.0)
    }

    /// Returns a headline with a line below it.
    fn title(&self, title: String, about: String) -> Element<'a, Outcome> {
        let palette = self.kit.palette;
        let size = if self.is_narrow { 27.0 } else { 42.0 } * self.s.min(1.5);
        let title = paragraph(self.exact(), title, (font::BOLD, size)).color(palette.text);
        let about = paragraph(self.exact(), about, (font::REGULAR, self.text(19.0))).color(palette.muted);
        column![title, about].width(Fill).into()
    }
}
