//! Throwing cards away, and keeping the best of a rest of the stock: the cards that go, those that may go, and the
//! reasons why others stay.

use super::panel::{Choice, Face};
use super::{Message, Mode, Table};
use crate::context::Context;
use crate::keymap::Key;
use crate::layout::Placement;
use pitch_language::{Language, phrase, t};
use pitch_rules::{Card, Cards, Event, IllegalAction, Throw, Turn};

use iced::{Point, Rectangle, Size};

impl Table {
    /// Returns the cards that the person at the bottom must and may throw away now.
    pub(super) fn throw(&self) -> Option<Throw> {
        let throws = matches!(self.shown().turn, Turn::Discard(_)) && self.is_own_turn();
        self.shown().throw.filter(|_| throws)
    }

    /// Returns the cards that they throw away: those that are marked, or are on their way.
    pub fn going(&self) -> Cards {
        if self.throw().is_some() { self.mode.marked() } else { self.leaving().unwrap_or_default() }
    }

    /// Returns the cards of the hand at the bottom that are thrown away at this moment, or in the next.
    fn leaving(&self) -> Option<Cards> {
        match self.timeline.moving(self.now)?.events {
            [Event::Discarded { seat, cards, .. }] if *seat == self.bottom => cards.cards,
            _ => None,
        }
    }

    /// Returns the rest of the stock that the person at the bottom has taken, and of which they keep what they like
    /// (M-54); also while the others are on their way.
    pub(super) fn rest(&self) -> Option<Cards> {
        if self.throw().is_none() && self.leaving().is_none() {
            return None;
        }
        match self.shown().exchanged.last() {
            Some(Event::Drawn { seat, cards, .. }) if *seat == self.bottom => cards.cards,
            _ => None,
        }
    }

    /// Returns `true` if cards that go lie in a tray above the hand.
    pub(super) fn has_tray(&self) -> bool {
        self.throw().is_some() || self.leaving().is_some()
    }

    /// Returns the number of cards of a rest that stay, and the number that go.
    pub(super) fn shares(&self) -> Option<(usize, usize)> {
        let held = self.rest().map(|_| self.held().len())?;
        let goes = self.throw().map(|throw| throw.counts().0).or_else(|| self.leaving().map(Cards::len))?;
        Some((held.saturating_sub(goes), goes))
    }

    /// Returns the place of the tray, while it is chosen what goes.
    pub(super) fn tray_place(&self) -> Option<Rectangle> {
        let _ = self.throw()?;
        let cards = self.tray(self.tray_count()).into_iter().map(|card| card.rect());
        let all = cards.reduce(|one, other| one.union(&other))?;
        Some(all.expand(11.0 * self.layout.s))
    }

    /// Returns the number of places in the tray: for the cards that must go at least.
    pub(super) fn tray_count(&self) -> usize {
        let least = || self.throw().map_or(0, |throw| throw.counts().0);
        self.going().len().max(self.shares().map_or_else(least, |(_, goes)| goes)).max(1)
    }

    /// Returns the places in the tray for cards that are still to be chosen.
    pub(super) fn tray_rest(&self) -> Vec<Placement> {
        if self.throw().is_none() {
            return Vec::new();
        }
        self.tray(self.tray_count()).split_off(self.going().len())
    }

    /// Returns the places of `count` cards in the tray above the hand: in rows that lie over nothing.
    pub(super) fn tray(&self, count: usize) -> Vec<Placement> {
        let (layout, s) = (&self.layout, self.layout.s);
        let rows = match count {
            0..=5 => 1,
            6..=12 => 2,
            _ => 3,
        };
        let columns = count.div_ceil(rows).max(1);
        let below = self.panel.as_ref().map_or(layout.prompt.y - 66.0 * s, |panel| panel.place.y);
        let (top, foot) = (layout.ceiling + 14.0 * s, below - 26.0 * s);
        let gap = 10.0 * s;
        let high = ((foot - top - gap * (rows as f32 - 1.0)) / rows as f32).min(0.8 * layout.trick[0].size.height);
        let size = Size::new(high.max(1.0) / 1.4, high.max(1.0));
        // In the middle, or where a low window leaves too little beside the patch, to the right of it.
        let left = layout.patch.x + layout.patch.width + 20.0 * s;
        let middle = layout.table.center_x();
        let room = (middle + layout.between_seats() / 2.0 - 20.0 * s - left).max(0.3 * layout.table.width);
        let gaps = columns.saturating_sub(1) as f32;
        let step = ((room - size.width) / gaps.max(1.0)).min(size.width + gap);
        let half = (step * gaps + size.width) / 2.0;
        let place = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            let x = step.mul_add(column as f32 - gaps / 2.0, middle.max(left + half));
            let y = (size.height + gap).mul_add(row as f32, top + size.height / 2.0);
            Placement::new(Point::new(x, y), size, 0.0)
        };
        (0..count).map(place).collect()
    }

    /// Returns the cards that are marked when the choice begins: those that go in any case, or of a rest what is left
    /// when trumps have their places before other cards, and the hand before the rest.
    pub(super) fn marked_at_first(&self) -> Cards {
        let Some((rest, (stays, _))) = self.rest().zip(self.shares()) else {
            return self.throw().map(|throw| throw.must).unwrap_or_default();
        };
        let (hand, bound) = (self.held(), self.staying());
        let trumps = self.shown().rankings.with(self.shown().trump).trumps() - bound;
        let plain = hand - trumps - bound;
        let (own, taken) = (hand - rest, hand & rest);
        let in_order = [bound, own & trumps, taken & trumps, own & plain, taken & plain];
        let kept: Cards = in_order.into_iter().flatten().take(stays.max(bound.len())).collect();
        hand - kept
    }

    /// Returns the cards that the person at the bottom can throw away or keep as they like.
    pub(super) fn optional(&self) -> Cards {
        self.throw().map(|throw| throw.may).unwrap_or_default()
    }

    /// Returns the cards that stay in any case.
    pub(super) fn staying(&self) -> Cards {
        self.throw().map(|throw| self.held() - throw.must - throw.may).unwrap_or_default()
    }

    /// Marks a card to be thrown away, or takes the mark off. A card that cannot be marked gets the keyboard, and the
    /// reason is said.
    pub(super) fn mark(&mut self, card: Card) {
        let Some(throw) = self.throw() else { return };
        let mut marked = self.mode.marked();
        let is_full = marked.len() >= throw.counts().1 && self.rest().is_none();
        if !throw.may.contains(card) || is_full && !marked.contains(card) {
            self.focus.go_to(Message::Card(card));
            return;
        }
        if marked.contains(card) {
            marked.remove(card);
        } else {
            marked.insert(card);
        }
        self.mark_all(marked, Message::Card(card));
    }

    /// Marks the cards that a bot would throw away, which the record notes as a hint. Returns `true` if there is such
    /// advice.
    pub(super) fn suggest(&mut self) -> bool {
        let suggested =
            pitch_players::throws(self.shown(), self.session.rules()).filter(|_| self.may_have_suggestion());
        let Some((_, marked)) = self.throw().zip(suggested) else { return false };
        let _ = self.session.hint();
        self.mark_all(marked, Message::Suggest);
        true
    }

    /// Returns `true` if the person may be told what to throw away.
    pub(super) fn may_have_suggestion(&self) -> bool {
        self.may_have_hint() && self.hints_are_on
    }

    fn mark_all(&mut self, marked: Cards, focus: Message) {
        self.mode = Mode::Discarding(marked);
        self.focus.set(Some(focus));
    }

    /// Returns the reason for which the card or the button under the mouse or with the keyboard does nothing.
    pub(super) fn why_not_thrown(&self, language: &Language) -> Option<String> {
        let throw = self.throw()?;
        let why = |message: &Message| match message {
            Message::Card(card) => self.why_not_marked(language, throw, *card),
            Message::Throw => self.why_not_now(language),
            _ => None,
        };
        self.hovered.as_ref().and_then(why).or_else(|| why(&self.focus.shown()?))
    }

    /// Returns the reason for which the marked cards can't be thrown away now.
    pub(super) fn why_not_now(&self, language: &Language) -> Option<String> {
        let throw = self.throw().filter(|_| !self.is_on(&Message::Throw))?;
        Some(match self.shares() {
            Some((stays, _)) => t!(language, "refused-keep", count = stays),
            None => phrase::refusal(language, &self.names, &IllegalAction::Discard(throw)),
        })
    }

    /// Returns how many cards are kept of a rest, or marked to be thrown away.
    pub(super) fn stand(&self, language: &Language) -> Option<String> {
        let (throw, marked) = (self.throw()?, self.mode.marked().len());
        let Some((stays, goes)) = self.shares() else {
            return Some(t!(language, "table-marked", marked = marked, count = throw.counts().1));
        };
        let kept = stays + goes - marked;
        Some(match kept.saturating_sub(stays) {
            0 => t!(language, "table-kept", kept = kept, count = stays),
            over => t!(language, "table-kept-over", kept = kept, over = over),
        })
    }

    /// Returns `true` if the marks of a rest are those that lay there at first, which are no advice.
    pub(super) fn is_untouched(&self) -> bool {
        self.shares().is_some() && self.mode.marked() == self.marked_at_first()
    }

    pub(super) fn why_not_marked(&self, language: &Language, throw: Throw, card: Card) -> Option<String> {
        let marked = self.mode.marked();
        let is_full = marked.len() >= throw.counts().1 && self.rest().is_none() && !marked.contains(card);
        phrase::why_not_thrown(language, self.session.rules(), self.shown(), throw, card)
            .or_else(|| is_full.then(|| t!(language, "refused-discard-most", max = throw.counts().1)))
    }
}

/// Returns the panel of a player who throws cards away or keeps the best of a rest: the question, the state of things,
/// and the buttons.
pub(super) fn question(table: &Table, context: &Context) -> Option<(String, String, Vec<Choice>)> {
    let (language, view) = (&context.language, table.shown());
    let (throw, marked) = (table.throw()?, table.mode.marked().len());
    let shares = table.shares();
    let (title, label) = if let Some((stays, _)) = shares {
        (t!(language, "prompt-keep", count = stays), t!(language, "table-keep", count = stays))
    } else {
        let label = match marked {
            0 if throw.allows(Cards::NONE) => t!(language, "table-keep-hand"),
            0 => t!(language, "table-throw"),
            _ => t!(language, "table-throw-away", count = marked),
        };
        (phrase::prompt(language, &table.names, view), label)
    };
    let may_go = table.is_on(&Message::Throw);
    let choice = |message, label, key: char| {
        let cap = key.to_ascii_uppercase().to_string();
        Choice { cap, keys: vec![Key::Letter(key)], ..Choice::new(message, label) }
    };
    let is_untouched = table.is_untouched();
    let throws = Choice { is_off: !may_go, face: Face::Main, is_untouched, ..choice(Message::Throw, label, 'd') };
    let suggests = table.may_have_suggestion().then(|| {
        let suggests = choice(Message::Suggest, t!(language, "table-suggest"), 's');
        Choice { face: Face::Words, ..suggests }
    });
    // The panel lies where a refusal or a hint would stand else.
    let about = table.why_not_thrown(language).or_else(|| table.advice(context)).or_else(|| table.stand(language))?;
    let choices = [Some(throws), suggests].into_iter().flatten().collect();
    Some((title.trim_end_matches('.').to_owned(), about, choices))
}
