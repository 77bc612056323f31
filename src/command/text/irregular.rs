//! Moments that only a table with mistakes has: dealing by hand, and speaking or playing out of turn.

use crate::command::text::face::{Face, Then};
use crate::command::text::lines::Heard;
use pitch_language::{Keyword, t};
use pitch_rules::{Event, Remark, Turn, Viewer};
use pitch_session::{SlipKind, Table};

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Deals the next hand. At a table where mistakes can be made, a person deals by hand, and may misdeal. `None` if
    /// they quit.
    pub(super) fn deal(&mut self, table: &mut Table) -> io::Result<Option<Vec<Event>>> {
        let dealer = table.game().dealer();
        if !table.is_dealt_by_hand() {
            return Ok(Some(table.deal()));
        }
        let names = self.names(table, Some(dealer));
        let question = t!(self.language, "text-you-deal", who = names.who(dealer), name = names.name(dealer));
        let slip = loop {
            self.lines.print(&question)?;
            let Some(line) = self.lines.next_line(&self.language)? else { return Ok(None) };
            match self.words.keyword(&line) {
                _ if line.is_empty() => return Ok(Some(table.deal())),
                Some(Keyword::Misdeal) => break SlipKind::Count,
                Some(Keyword::Expose) => break SlipKind::Exposed,
                // Nothing else deals the cards: it is answered as at any other time.
                _ => match self.obey(table, Some(dealer), &line)? {
                    Then::Listen => {}
                    Then::GoOn => return Ok(Some(Vec::new())),
                    Then::Leave => return Ok(None),
                },
            }
        };
        Ok(Some(table.misdeal(slip).unwrap_or_default()))
    }

    /// Waits for a person to speak or play out of turn, at a table where mistakes can be made: before the first word of
    /// a hand, before the pitch, and while a card of theirs can be put right.
    pub(super) fn out_of_turn(&mut self, table: &mut Table) -> io::Result<Then> {
        let view = table.view(Viewer::Public);
        let moment = match view.turn {
            Turn::Call(_) => view.calls.is_empty() && view.turned.is_empty(),
            Turn::Play(_) => view.trump.is_none() && view.trick.is_some_and(|trick| trick.is_empty()),
            Turn::Discard(_) | Turn::Rule(_) | Turn::Deal(_) | Turn::Over => false,
        };
        let Some(person) = table.person() else { return Ok(Then::GoOn) };
        let moment = moment || table.game().claims(person).contains(&Remark::TakeBack);
        let now = Some(table.record().entries().len());
        if !table.rules().allows_mistakes() || !moment || self.waited_at == now {
            return Ok(Then::GoOn);
        }
        self.waited_at = now;
        self.lines.print(&t!(self.language, "text-pause"))?;
        loop {
            let then = match self.lines.hear()? {
                Heard::End => Then::Leave,
                Heard::Line(line) if line.is_empty() => Then::GoOn,
                Heard::Line(line) => self.obey(table, Some(person), &line)?,
                Heard::TooLong => Then::Listen,
            };
            if then != Then::Listen {
                return Ok(then);
            }
        }
    }
}
