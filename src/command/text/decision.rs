//! Decision of a person: the prompt, the lines that are understood, and their effects.

use crate::command::text::face::{Face, Then};
use crate::command::text::help::{Occasion, help};
use crate::command::text::lines::Heard;
use crate::command::text::look_back;
use crate::command::text::order::Order;
use pitch_language::phrase::Narrator;
use pitch_language::{
    Explanation, Keyword, Names, Term, glossary, phrase, rule_numbered, rule_set_name, rule_sheet_as_text, t,
    term_about, term_name, term_named, told, why_asked, why_refused, why_said,
};
use pitch_players::Stop;
use pitch_rules::{Action, Ask, Call, Card, Cards, IllegalAction, Preset, Rank, Remark, Seat, SeatView, Turn, Viewer};
use pitch_session::costs::Whose;
use pitch_session::hint::{Hint, Tells};
use pitch_session::settings::Hints;
use pitch_session::table::{Counsel, counsel};
use pitch_session::verify::Verification;
use pitch_session::{Costs, Review, Table};

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Listens until this person has decided or, when the game is over, somebody wants another one.
    pub(super) fn person(&mut self, table: &mut Table, seat: Option<Seat>) -> io::Result<Then> {
        if let Some(seat) = seat {
            if self.names(table, None).you().is_none() && self.shown_to != Some(seat) {
                let next = t!(self.language, "text-next-person", name = table.name(seat));
                self.lines.print(&next)?;
                loop {
                    match self.lines.hear()? {
                        Heard::End => return Ok(Then::Leave),
                        Heard::Line(line) => match self.words.keyword(&line) {
                            Some(Keyword::Quit) => return Ok(Then::Leave),
                            Some(Keyword::Help) => self.lines.print(&next)?,
                            _ => break,
                        },
                        Heard::TooLong => break,
                    }
                }
            }
            self.shown_to = Some(seat);
        }
        self.tell_lesson(table)?;
        self.prompt(table, seat)?;
        self.listen(table, seat)
    }

    /// Obeys line after line until the game moves.
    fn listen(&mut self, table: &mut Table, seat: Option<Seat>) -> io::Result<Then> {
        loop {
            if let Some(news) = self.store.news(&self.language) {
                self.lines.print(&news)?;
            }
            let then = match self.lines.hear()? {
                Heard::End => Then::Leave,
                Heard::TooLong => {
                    self.lines.print(&t!(self.language, "text-too-long"))?;
                    Then::Listen
                }
                Heard::Line(line) => self.obey(table, seat, &line)?,
            };
            if then != Then::Listen {
                return Ok(then);
            }
        }
    }

    fn view(table: &Table, seat: Option<Seat>) -> SeatView {
        table.view(seat.map_or(Viewer::Public, Viewer::Seat))
    }

    /// Says what is to be decided, with the cards where a hand begins.
    fn prompt(&mut self, table: &Table, seat: Option<Seat>) -> io::Result<()> {
        let (names, view) = (self.names(table, seat), Self::view(table, seat));
        let is_news = seat.is_some_and(|seat| self.is_news(&view, seat));
        let just_turned = std::mem::take(&mut self.just_turned);
        let l = &self.language;
        let said = if seat.is_none() {
            vec![if table.is_try_out() { t!(l, "text-try-out-over") } else { t!(l, "text-over") }]
        } else {
            let about = [phrase::bidding(l, &names, &view), phrase::to_peg(l, &names, &view)];
            let asked = std::iter::once(phrase::prompt(l, &names, &view)).chain(about);
            let asked = phrase::sentences(l, asked.filter(|sentence| !sentence.is_empty()));
            let rest = match view.turn {
                // Nobody has a card yet.
                Turn::Rule(_) if view.ask == Some(Ask::FirstPitcher) => told::may(l, &names, &view),
                Turn::Call(_) | Turn::Discard(_) | Turn::Rule(_) => told::hand(l, &names, &view),
                // What lies before the other changes with every card.
                Turn::Play(_) if view.rows.are_there() || is_news => told::hand(l, &names, &view),
                Turn::Play(_) | Turn::Deal(_) | Turn::Over => told::may(l, &names, &view),
            };
            told::turned(l, &view).filter(|_| !just_turned).into_iter().chain([asked]).chain(rest).collect()
        };
        self.say_all(said)
    }

    /// Returns `true` if this player's cards are not those that they were told of last, but for a card that is drawn after a
    /// trick and told of as it comes (M-62).
    fn is_news(&mut self, view: &SeatView, seat: Seat) -> bool {
        let (number, before) = self.told.get(&seat).copied().unwrap_or_default();
        let now = view.hand();
        let is_told = number == view.number && ((now - before).is_empty() || !view.drawn.is_empty());
        let _ = self.told.insert(seat, (view.number, now));
        !is_told
    }

    pub(super) fn obey(&mut self, table: &mut Table, seat: Option<Seat>, line: &str) -> io::Result<Then> {
        let (view, names) = (Self::view(table, seat), self.names(table, seat));
        let l = &self.language;
        let bidding = matches!(view.turn, Turn::Call(_));
        let asked = view.ask.filter(|_| view.turn.decides() == seat);
        let pitcher = names.seat(line).filter(|_| asked == Some(Ask::FirstPitcher));
        let order = match pitcher {
            Some(pitcher) => Order::Say(Remark::FirstPitcher(pitcher)),
            None => Order::read(line, &self.words, &names, bidding),
        };
        // A refusal can be asked about until something else is tried.
        if !matches!(order, Order::Ask(_) | Order::Why(_)) {
            self.refused = None;
        }
        let refused = match order {
            Order::Call(call) => return self.act(table, seat, Action::Call(call)),
            Order::Sell => {
                let sold = view.legal.contains(&Action::Call(Call::Accept));
                return self.act(table, seat, Action::Call(if sold { Call::Accept } else { Call::Pass }));
            }
            Order::Card(card) if asked == Some(Ask::CallPartner) => {
                return self.act(table, seat, Action::Say(Remark::CallPartner(card)));
            }
            Order::Card(card) => return self.act(table, seat, Action::Play(card)),
            Order::Discard(cards) => return self.act(table, seat, Action::Discard(cards)),
            // Cards that they do not hold cannot be kept: they are refused as if they were to be thrown away.
            Order::Keep(cards) => {
                let strange = cards - view.hand();
                // Those that stay in any case need not be named.
                let may_go = view.throw.map_or(view.hand(), |throw| throw.must | throw.may);
                let thrown = if strange.is_empty() { (view.hand() - cards) & may_go } else { strange };
                return self.act(table, seat, Action::Discard(thrown));
            }
            // "Nothing" answers two questions.
            Order::Say(Remark::Content) if matches!(asked, Some(Ask::Demand(_))) => {
                return self.act(table, seat, Action::Say(Remark::Demand(None)));
            }
            Order::Say(remark) => return self.act(table, seat, Action::Say(remark)),
            Order::Suit(suit) if asked == Some(Ask::NameTrump) => {
                return self.act(table, seat, Action::Say(Remark::NameTrump(suit)));
            }
            Order::Why(word) => {
                let said = self.why(table, &names, &view, &word);
                self.say_all(said)?;
                return Ok(Then::Listen);
            }
            Order::For(other, line) if table.is_person(other) => return self.obey(table, Some(other), &line),
            Order::For(other, _) => t!(l, "text-not-a-person", name = table.name(other)),
            Order::Unclear(cards) => self.which(cards),
            Order::UnclearSuit(suits) => {
                let suits = suits.into_iter().map(|suit| phrase::suit(l, suit));
                t!(l, "text-ambiguous", cards = phrase::alternatives(l, suits))
            }
            // A partner's card is none of one's own.
            Order::Rank(rank) if asked == Some(Ask::CallPartner) => {
                self.which((Cards::of_rank(rank) - view.hand()).iter())
            }
            Order::Rank(rank) => match self.of_rank(&view, rank) {
                Ok(action) => return self.act(table, seat, action),
                Err(refused) => refused,
            },
            Order::Ask(Keyword::TakeBack) if view.claims.contains(&Remark::TakeBack) => {
                return self.act(table, seat, Action::Say(Remark::TakeBack));
            }
            Order::Ask(keyword) => return self.answer_keyword(table, seat, keyword),
            Order::Nothing => {
                self.lesson_step = None;
                self.tell_lesson(table)?;
                self.prompt(table, seat)?;
                return Ok(Then::Listen);
            }
            Order::NoBid(line) => {
                let may = if bidding { told::may(l, &names, &view) } else { Vec::new() };
                phrase::sentences(l, std::iter::once(t!(l, "text-no-bid", line = line)).chain(may))
            }
            Order::NoCard(line) => t!(l, "text-no-card", line = line),
            Order::Whom(line) => t!(l, "text-whom", line = line),
            Order::NoPlayer(line) => t!(l, "text-no-player", line = line),
            Order::Suit(_) => t!(l, "text-no-card", line = line),
            Order::Unknown(line) => t!(l, "text-unknown", line = line),
        };
        self.lines.print(&refused)?;
        Ok(Then::Listen)
    }

    /// Returns the meaning of a word, the rule of a number, or the meaning of what the player of this name said; a hint at the list of words, if it is
    /// neither.
    fn why(&self, table: &Table, names: &Names, view: &SeatView, word: &str) -> Vec<String> {
        let l = &self.language;
        if let Some(term) = term_named(l, word) {
            return Explanation::new(l, table.rules(), term, None).lines(l);
        }
        if let Some(Ok(number)) = word.split_whitespace().next_back().map(str::parse::<usize>) {
            return rule_numbered(l, table.rules(), number);
        }
        let Some(seat) = names.seat(word) else {
            return vec![t!(l, "why-unknown", word = word)];
        };
        let (level, deals) = (table.seated()[seat.index()].level(), view.dealer == seat);
        let signs = phrase::PlateSigns { level, deals, sure: &[], marks: false };
        why_said(l, names, view, seat, phrase::sign_plate(l, names, view, seat, &signs)).lines(l)
    }

    /// Returns what binds the table to its cards and, once the game is over, the result of dealing it again.
    fn fair(&self, table: &Table) -> Vec<String> {
        let (l, record) = (&self.language, table.record());
        let is_over = table.game().end().is_some();
        let found = is_over.then(|| phrase::verified(l, &Verification::of(record)));
        phrase::fair_facts(l, record.deals(), is_over)
            .into_iter()
            .chain(found.into_iter().flatten())
            .chain(phrase::fair_meaning(l, record.deals()))
            .collect()
    }

    /// Returns every word with its meaning, those of this game first.
    fn words(&self, table: &Table) -> Vec<String> {
        let l = &self.language;
        let (known, others) = glossary(l, table.rules());
        let line = |term: Term| t!(l, "why-about", word = term_name(l, term), about = term_about(l, term));
        let title = |title: String| t!(l, "rules-list-heading", title = title);
        std::iter::once(title(t!(l, "glossary-title")))
            .chain(known.into_iter().map(line))
            .chain((!others.is_empty()).then(|| title(t!(l, "glossary-others"))))
            .chain(others.into_iter().map(line))
            .collect()
    }

    /// Returns the play of the one card of this rank that the player can mean, or the reason that there is none.
    pub(super) fn of_rank(&self, view: &SeatView, rank: Rank) -> Result<Action, String> {
        let held = view.hand() & Cards::of_rank(rank);
        let legal = held & view.playable();
        let meant = if legal.is_empty() { held } else { legal };
        match (meant.first(), meant.len()) {
            (Some(card), 1) => Ok(Action::Play(card)),
            (Some(_), _) => Err(self.which(meant.iter())),
            (None, _) => Err(t!(self.language, "text-no-rank-held", rank = phrase::rank_key(rank))),
        }
    }

    /// Returns the question which of these cards is meant, with the code that means each alone.
    fn which(&self, cards: impl IntoIterator<Item = Card>) -> String {
        t!(self.language, "text-ambiguous", cards = phrase::cards_typed(&self.language, cards))
    }

    fn act(&mut self, table: &mut Table, seat: Option<Seat>, action: Action) -> io::Result<Then> {
        if let Some(objection) = table.lesson_objection(&action) {
            let names = self.names(table, seat);
            self.lines.print(&phrase::lesson_words(&self.language, &names, table, objection))?;
            return Ok(Then::Listen);
        }
        if table.is_reading() {
            self.lines.print(&t!(self.language, "text-lesson-read"))?;
            return Ok(Then::Listen);
        }
        if let Some(asked) = self.asks(table, seat, &action) {
            self.lines.print(&asked)?;
            return Ok(Then::Listen);
        }
        let thrown = if let Action::Discard(cards) = &action { Some(*cards) } else { None };
        match table.act(seat.unwrap_or_default(), action) {
            Ok(events) => {
                self.refused = None;
                self.store.save(table.record());
                self.narrate(table, &events)?;
                Ok(Then::GoOn)
            }
            Err(why) => {
                let (l, names) = (&self.language, self.names(table, seat));
                let said = match (&why, thrown) {
                    (IllegalAction::Discard(throw), Some(cards)) => {
                        phrase::throw_refused(l, &names, &Self::view(table, seat), *throw, cards)
                    }
                    (IllegalAction::Discard(_), None) => {
                        phrase::sentences(l, [t!(l, "refused-still-discarding"), phrase::refusal(l, &names, &why)])
                    }
                    _ => phrase::refusal(l, &names, &why),
                };
                self.lines.print(&said)?;
                self.refused = Some(why);
                Ok(Then::Listen)
            }
        }
    }

    fn answer_keyword(&mut self, table: &mut Table, seat: Option<Seat>, keyword: Keyword) -> io::Result<Then> {
        let (l, names, view) = (&self.language, self.names(table, seat), Self::view(table, seat));
        let said = match keyword {
            Keyword::Hand if seat.is_none() => vec![t!(l, "prompt-over")],
            Keyword::Hand => told::hand(l, &names, &view),
            Keyword::Trick => told::trick(l, &names, &view),
            Keyword::Score => told::score(l, &names, &view),
            Keyword::Points => told::points(l, &names, &view),
            Keyword::Last => told::last(l, &names, &view),
            Keyword::TrumpOrder => phrase::order_of_trumps(l, names.rules(), &view),
            Keyword::Log => phrase::story(l, &names, &view),
            Keyword::Rules => {
                let (name, printed) = (&table.record().summary().rule_set, Preset::nearest(table.rules()));
                // Rules without a name are known by the game that they are nearest to.
                let name = if name == "own" { printed.id() } else { name };
                rule_sheet_as_text(l, &rule_set_name(l, name), table.rules(), printed)
            }
            Keyword::Counters => told::counters(l, &names, &view),
            Keyword::Help => help(l, &names, Occasion::of(table)),
            Keyword::Why => match &self.refused {
                Some(refused) => why_refused(l, &names, refused).lines(l),
                None => why_asked(l, &names, &view).lines(l),
            },
            Keyword::Words => self.words(table),
            Keyword::Fair => self.fair(table),
            Keyword::Reasons => self.reasons(table),
            // What is tried out is not looked back at in its turn: try-outs within try-outs would have no end.
            // Nor is it judged what a lesson has its learner do.
            Keyword::New | Keyword::Evening | Keyword::Review | Keyword::Costs if table.lesson().is_some() => {
                vec![t!(l, "text-lesson")]
            }
            Keyword::New | Keyword::Evening | Keyword::Review if table.is_try_out() => vec![t!(l, "text-try-out")],
            Keyword::Hint | Keyword::AllHints => {
                self.refused = None;
                return self.hint(table, seat, keyword == Keyword::AllHints);
            }
            Keyword::Undo | Keyword::TakeBack => return self.undo(table),
            Keyword::New => return self.another(table),
            Keyword::Stakes => phrase::evening(l, &self.evening, names.you().map(|seat| names.name(seat))),
            Keyword::Evening => return self.new_evening(),
            Keyword::Review => return self.review(table),
            Keyword::Costs => self.costs(table),
            Keyword::Players => told::players(l, &names, table, &[]),
            Keyword::Quit => return Ok(Then::Leave),
            Keyword::Pass
            | Keyword::Bid
            | Keyword::Smudge
            | Keyword::Moon
            | Keyword::Play
            | Keyword::Yes
            | Keyword::No
            | Keyword::Offer
            | Keyword::Sell
            | Keyword::Pitch
            | Keyword::Undertake
            | Keyword::Stand
            | Keyword::Beg
            | Keyword::TakeOne
            | Keyword::Run
            | Keyword::Bunch
            | Keyword::Discard
            | Keyword::Keep
            | Keyword::WeakHand
            | Keyword::RestAreMine
            | Keyword::LayDown
            | Keyword::Renege
            | Keyword::CallCard
            | Keyword::CallPartner
            | Keyword::Expose
            | Keyword::Look
            | Keyword::Override
            | Keyword::Decline
            | Keyword::Withdraw
            | Keyword::LetStand
            | Keyword::NameTrump
            | Keyword::Demand
            | Keyword::Content
            | Keyword::EndByScore
            | Keyword::Misdeal => Vec::new(),
        };
        self.say_all(said)?;
        Ok(Then::Listen)
    }

    /// Says what a bot would do and why; asked again in the same position, or at once if `is_all`, it compares the
    /// choices.
    fn hint(&mut self, table: &mut Table, seat: Option<Seat>, is_all: bool) -> io::Result<Then> {
        let (l, names) = (&self.language, self.names(table, seat));
        let hint = Hint::after(self.hinted, table.record(), self.settings.hints);
        let is_first = hint.tells() == Tells::Advice;
        let said = match table.question() {
            _ if self.settings.hints == Hints::Off => vec![t!(l, "hint-off")],
            // A lesson knows what it wants, and why.
            None if table.lesson_advice().is_some() => {
                let advice = table.lesson_advice().map(|words| phrase::lesson_words(l, &names, table, words));
                advice.into_iter().collect()
            }
            None if table.is_reading() => vec![t!(l, "text-lesson-read")],
            None => vec![t!(l, "text-no-hint")],
            Some(_) if hint.tells() == Tells::Offer => vec![t!(l, "text-hint-offered")],
            Some(_) => {
                // The record notes once that it was asked for.
                if is_first {
                    let _ = table.hint();
                    self.store.save(table.record());
                }
                match self.counsel(table) {
                    Some(Counsel { judgement: Some(judgement), .. }) if is_all || !is_first => {
                        phrase::comparison(l, &names, &Self::view(table, table.to_act()), &judgement)
                    }
                    Some(_) if is_all => vec![t!(l, "text-no-comparison")],
                    Some(Counsel { decision, judgement }) => {
                        let more = judgement.filter(|_| is_first).map(|_| t!(l, "text-hint-more"));
                        std::iter::once(phrase::advice(l, &names, &decision)).chain(more).collect()
                    }
                    None => vec![t!(l, "text-no-hint")],
                }
            }
        };
        self.hinted = Some(hint);
        self.say_all(said)?;
        Ok(Then::Listen)
    }

    /// Returns the counsel of the strongest bot in the position.
    fn counsel(&self, table: &Table) -> Option<Counsel> {
        counsel(&table.question()?.with_patience(self.settings.thinking), &Stop::new())
    }

    /// Returns the question of the coach before this action, unless it has asked already. The record notes that it did.
    fn asks(&mut self, table: &mut Table, seat: Option<Seat>, action: &Action) -> Option<String> {
        if !self.settings.coach || table.lesson().is_some() || seat.is_none() || table.to_act() != seat {
            return None;
        }
        let choice = (table.record().moment(), action.clone());
        if self.doubted.take().as_ref() == Some(&choice) {
            return None;
        }
        let percent = self.counsel(table)?.cost(action)?;
        table.coach();
        self.store.save(table.record());
        self.doubted = Some(choice);
        Some(phrase::coach_in_text(&self.language, action, percent))
    }

    /// Looks back at the hands that are over. The game waits meanwhile.
    fn review(&mut self, table: &Table) -> io::Result<Then> {
        match Review::of(table.record()) {
            Some(review) => {
                self.look_back(review, None)?;
                let is_over = table.game().end().is_some();
                let then = if is_over { t!(self.language, "text-over") } else { t!(self.language, "text-kept") };
                self.lines.print(&then)?;
            }
            None => self.lines.print(&t!(self.language, "saves-nothing-over"))?,
        }
        Ok(Then::Listen)
    }

    /// Returns the costs of the people's decisions in the hand that was over last.
    fn costs(&self, table: &Table) -> Vec<String> {
        let l = &self.language;
        let review = Review::of(table.record());
        let last = review.as_ref().map(|review| (review, review.hands().len() - 1));
        let costs = last.and_then(|(review, last)| Costs::of(review, last, Whose::People, &Stop::new()));
        let Some(costs) = costs else { return vec![t!(l, "saves-nothing-over")] };
        let names = self.names(table, None);
        let people = table.rules().seats().all().filter(|&seat| table.is_person(seat));
        people.flat_map(|seat| phrase::costs(l, &names, &costs, seat)).collect()
    }

    /// Returns the reasons for everybody's decisions in the hand that was over last; those of the hand in play are not
    /// told.
    fn reasons(&self, table: &Table) -> Vec<String> {
        let l = &self.language;
        let Some(review) = Review::of(table.record()) else { return vec![t!(l, "thought-in-hand")] };
        let (names, last) = (self.names(table, None), review.hands().len() - 1);
        look_back::reasons(l, &names, &review, last, None, self.settings.thinking.into())
    }

    fn undo(&mut self, table: &mut Table) -> io::Result<Then> {
        if !table.undo() {
            self.lines.print(&t!(self.language, "text-no-undo"))?;
            return Ok(Then::Listen);
        }
        self.store.save(table.record());
        self.follow(table)?;
        self.narrator = Narrator::resume(&table.view(Viewer::Public));
        self.lines.print(&t!(self.language, "text-undone"))?;
        Ok(Then::GoOn)
    }

    fn another(&mut self, table: &mut Table) -> io::Result<Then> {
        if table.game().end().is_none() {
            let no = self.questions().yes_no(false);
            let question = t!(self.language, "text-ask-give-up", number = table.game().number(), default = no);
            match self.questions().yes(&question, false)? {
                None => return Ok(Then::Leave),
                Some(false) => {
                    self.lines.print(&t!(self.language, "text-kept"))?;
                    return Ok(Then::Listen);
                }
                Some(true) => {}
            }
        }
        match self.new_game()? {
            Some(new) => {
                *table = new;
                (self.shown_to, self.hinted, self.doubted) = (None, None, None);
                self.told.clear();
                Ok(Then::GoOn)
            }
            None => Ok(Then::Leave),
        }
    }
}
