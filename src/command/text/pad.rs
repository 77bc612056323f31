//! Score pad of a game with real cards: one hand per line, and a question for whatever is missing.

mod line;

use crate::command::failure::Told;
use crate::command::rules;
use crate::command::text::Start;
use crate::command::text::lines::{Heard, Lines};
use crate::command::text::setup::{Answers, Questions, for_players};
use crate::command::text::store::Store;
use line::{Reader, Telling, Unread, yes};
use pitch_language::{Language, Names, PadWord, Vocabulary, phrase, preset_name, rule_sheet_as_text, t};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Counted, Made, Point, Points, Preset, Rank, Rules, Seat, Unfit};
use pitch_session::{Deals, Kind, Pad, Pick, Player, RuleSet, Timestamp};
use pitch_shown::LONGEST_NAME;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// Text face while it keeps a score pad.
pub(super) struct PadFace<R, W> {
    language: Language,
    words: Vocabulary,
    lines: Lines<R, W>,
    store: Store,
    sets: Vec<RuleSet>,
    /// Game that was played last.
    last: Pick,
    deals: Option<Deals>,
    news: Vec<String>,
    /// Rules and number of players from the command line.
    wanted: super::Wanted,
    /// `true` once the input has ended.
    ended: bool,
    /// `true` while something is asked about a hand.
    in_hand: bool,
    /// Line that tells a hand anew, typed where something was asked about another.
    instead: Option<String>,
    /// Dealer of the next hand, where somebody said that it is another.
    dealer: Option<Seat>,
    /// Reason why the last state could not be saved.
    unsaved: Option<String>,
}

/// What a line leads to.
enum Then {
    GoOn,
    Leave,
}

/// A pad and its file.
struct Open {
    pad: Pad,
    path: Option<PathBuf>,
    names: Names,
}

impl Open {
    fn new(pad: Pad, path: Option<PathBuf>) -> Self {
        let names = pad.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::new(pad.rules().clone()), names, None);
        Open { pad, path, names }
    }
}

impl<R: BufRead, W: Write> PadFace<R, W> {
    pub(super) fn new(start: Start, input: R, output: W) -> Self {
        let Start { language, folders, settings, wanted, mut news, echo, .. } = start;
        let (store, wrong) = Store::open(folders.as_ref(), &language);
        news.extend(wrong);
        let own = rules::own(folders.as_ref());
        news.extend(own.unread().iter().map(|error| phrase::load_error(&language, error)));
        PadFace {
            words: Vocabulary::new(&language),
            lines: Lines::new(input, output, echo),
            store,
            sets: own.sets().filter(|set| set.can_be_played()).cloned().collect(),
            last: Answers::from(&settings.last_game).pick(),
            deals: None,
            news,
            wanted,
            ended: false,
            in_hand: false,
            instead: None,
            dealer: None,
            unsaved: None,
            language,
        }
    }

    /// Keeps a pad until somebody quits or the input ends.
    pub(super) fn run(mut self) -> Result<(), Told> {
        let kept = self.keep();
        match (kept, self.unsaved) {
            (Err(error), _) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Told::new(t!(self.language, "text-stops", reason = error.to_string())))
            }
            (_, Some(why)) => Err(Told::new(why)),
            _ => Ok(()),
        }
    }

    fn keep(&mut self) -> io::Result<()> {
        for said in std::mem::take(&mut self.news) {
            self.lines.print(&said)?;
        }
        let left = if self.wanted.rules.is_none() { self.last_pad()? } else { None };
        let begun = if left.is_some() { left } else { self.begin()? };
        if let Some(mut open) = begun {
            self.keep_pad(&mut open)?;
        }
        self.lines.print(&t!(self.language, "text-bye"))?;
        self.lines.flush()
    }

    /// Returns the pad that was left last and is not over.
    fn last_pad(&mut self) -> io::Result<Option<Open>> {
        let pads = self.store.keep().storage().map(pitch_session::Storage::pads).unwrap_or_default();
        let mut last = None;
        for saved in pads {
            match saved.pad {
                Ok(pad) if !pad.is_over() && last.is_none() => last = Some(Open::new(pad, Some(saved.path))),
                Ok(_) => {}
                Err(error) => self.lines.print(&phrase::kept_error(&self.language, &error))?,
            }
        }
        if let Some(open) = &last {
            let names = phrase::list(&self.language, open.pad.players().iter().map(|player| player.name.clone()));
            let game = self.game_name(open.pad.rule_set());
            self.lines.print(&t!(self.language, "scorepad-goes-on", names = names, game = game))?;
            self.lines.print(&phrase::pad_standing(&self.language, &open.names, &open.pad))?;
        }
        Ok(last)
    }

    fn game_name(&self, rule_set: &str) -> String {
        rule_set.parse().map_or_else(|_| rule_set.to_owned(), |game: Preset| preset_name(&self.language, game))
    }

    /// Asks for game, names and dealer. Returns `None` if somebody leaves.
    fn begin(&mut self) -> io::Result<Option<Open>> {
        self.lines.print(&t!(self.language, "scorepad-title"))?;
        self.lines.print(&t!(self.language, "text-new-game"))?;
        let Some((rules, rule_set)) = self.rules()? else { return Ok(None) };
        let Some(names) = self.people(rules.players)? else { return Ok(None) };
        let players: Vec<Player> = names.iter().map(|name| Player::new(name, Kind::Person)).collect();
        let last = Seat::new(players.len() - 1).unwrap_or_default();
        let all = Names::new(Arc::new(rules.clone()), names.clone(), None);
        let question = t!(self.language, "scorepad-ask-dealer", default = all.name(last));
        let listed = phrase::alternatives(&self.language, names);
        let wrong = t!(self.language, "scorepad-answer-name", names = listed);
        let dealer =
            self.ask(
                &all,
                &question,
                &wrong,
                |reader, line| {
                    if line.is_empty() { Some(last) } else { reader.player(line) }
                },
            )?;
        let Some(dealer) = dealer else { return Ok(None) };
        let pad = Pad::new(rules, &rule_set, players, dealer, Timestamp::now());
        let Ok(pad) = pad else { return Ok(None) };
        let mut open = Open::new(pad, None);
        self.save(&mut open)?;
        Ok(Some(open))
    }

    /// Returns the rules of the command line, or asks for the game; and how many play, if the rules leave that open.
    fn rules(&mut self) -> io::Result<Option<(Rules, String)>> {
        let wanted = std::mem::take(&mut self.wanted);
        let (mut rules, rule_set) = match wanted.rules {
            Some(rules) => (rules, wanted.rule_set),
            None => {
                let last = self.last.clone();
                let pick = self.questions().game(&last)?;
                match pick {
                    None => return Ok(None),
                    Some(Pick::Printed(game)) => (game.into(), None),
                    Some(Pick::Own(name)) => {
                        let set = self.sets.iter().find(|set| set.name == name);
                        (set.map(|set| set.rules.clone()).unwrap_or_default(), Some(name))
                    }
                }
            }
        };
        let Some(players) = self.questions().players(&rules, wanted.players)? else { return Ok(None) };
        rules = for_players(&rules, players);
        let printed = Preset::nearest(&rules);
        let rule_set = rule_set.unwrap_or_else(|| printed.id().to_owned());
        Ok(Some((rules, rule_set)))
    }

    fn questions(&mut self) -> Questions<'_, R, W> {
        Questions {
            lines: &mut self.lines,
            language: &self.language,
            words: &self.words,
            sets: &self.sets,
            deals: &mut self.deals,
        }
    }

    /// Asks for the names, in the order of the seats.
    fn people(&mut self, count: u8) -> io::Result<Option<Vec<String>>> {
        let l = &self.language;
        let usual = phrase::bot_names(l, count.into(), &[]);
        let default = phrase::listed(l, usual.iter().cloned());
        let question = t!(l, "scorepad-ask-people", count = count, default = default);
        let wrong = t!(l, "scorepad-answer-people", count = count, max = LONGEST_NAME);
        let nobody = Names::new(Arc::new(Rules::default()), Vec::<String>::new(), None);
        self.ask(&nobody, &question, &wrong, |_, line| {
            if line.is_empty() {
                return Some(usual.clone());
            }
            let names: Vec<String> = line.split(',').map(|name| Player::new(name, Kind::Person).name).collect();
            let lower: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
            let differ = lower.iter().enumerate().all(|(at, name)| name != "?" && !lower[..at].contains(name));
            (names.len() == usize::from(count) && differ).then_some(names)
        })
    }

    /// Takes hands down until somebody quits or the input ends.
    fn keep_pad(&mut self, open: &mut Open) -> io::Result<()> {
        let example = phrase::pad_example(&self.language, &open.names);
        self.lines.print(&t!(self.language, "scorepad-example", example = example))?;
        loop {
            self.in_hand = false;
            self.announce(open)?;
            let line = match self.lines.hear()? {
                Heard::End => break,
                Heard::TooLong => {
                    self.lines.print(&t!(self.language, "text-too-long"))?;
                    continue;
                }
                Heard::Line(line) => line,
            };
            if matches!(self.obey(open, &line)?, Then::Leave) || self.ended {
                break;
            }
        }
        let told = self.unsaved.is_none() && open.path.is_some();
        if told { self.lines.print(&t!(self.language, "scorepad-saved")) } else { Ok(()) }
    }

    /// Says whose deal it is, or what can be done once the game is over.
    fn announce(&mut self, open: &Open) -> io::Result<()> {
        let l = &self.language;
        let said = match open.pad.is_over() {
            true => t!(l, "scorepad-over"),
            false => {
                let number = open.pad.lines().len() + 1;
                let dealer = self.dealer.unwrap_or_else(|| open.pad.game().dealer());
                t!(l, "scorepad-next", number = number, dealer = open.names.name(dealer))
            }
        };
        self.lines.print(&said)
    }

    fn obey(&mut self, open: &mut Open, line: &str) -> io::Result<Then> {
        match self.words.pad(line) {
            Some((PadWord::Quit, _)) => return Ok(Then::Leave),
            Some((PadWord::Help, _)) => self.help(&open.names)?,
            Some((PadWord::Rules, _)) => self.tell_rules(&open.pad)?,
            Some((PadWord::Show, _)) => self.show(open)?,
            Some((PadWord::Undo, _)) => self.undo(open)?,
            Some((PadWord::Again, _)) if open.pad.is_over() => {
                *open = Open::new(open.pad.rematch(Timestamp::now()), None);
                self.save(open)?;
            }
            Some((PadWord::Correct, number)) if number.is_empty() => {
                self.lines.print(&t!(self.language, "scorepad-unclear", words = line))?;
            }
            Some((PadWord::Correct, number)) => self.correct(open, &number)?,
            _ if open.pad.is_over() => self.lines.print(&phrase::unfit(&self.language, &open.names, &Unfit::Over))?,
            _ => self.enter(open, None, line)?,
        }
        Ok(Then::GoOn)
    }

    fn help(&mut self, names: &Names) -> io::Result<()> {
        let example = phrase::pad_example(&self.language, names);
        self.lines.print(&t!(self.language, "scorepad-help", example = example))?;
        match names.rules().trump_by {
            TrumpBy::TurnUp => self.lines.print(&t!(self.language, "scorepad-help-turned")),
            _ => Ok(()),
        }
    }

    fn tell_rules(&mut self, pad: &Pad) -> io::Result<()> {
        let base = Preset::nearest(pad.rules());
        let name = self.game_name(pad.rule_set());
        for line in rule_sheet_as_text(&self.language, &name, pad.rules(), base) {
            self.lines.print(&line)?;
        }
        Ok(())
    }

    fn show(&mut self, open: &Open) -> io::Result<()> {
        for line in phrase::pad_lines(&self.language, &open.names, &open.pad) {
            self.lines.print(&line)?;
        }
        self.lines.print(&phrase::pad_standing(&self.language, &open.names, &open.pad))
    }

    fn undo(&mut self, open: &mut Open) -> io::Result<()> {
        match open.pad.undo() {
            None => self.lines.print(&t!(self.language, "scorepad-nothing")),
            Some(_) => {
                self.lines.print(&t!(self.language, "scorepad-undone", number = open.pad.lines().len() + 1))?;
                self.lines.print(&phrase::pad_standing(&self.language, &open.names, &open.pad))?;
                self.save(open)
            }
        }
    }

    /// Tells a hand again.
    fn correct(&mut self, open: &mut Open, number: &str) -> io::Result<()> {
        let index = self.words.number(number).and_then(|number| usize::from(number).checked_sub(1));
        let Some(index) = index.filter(|index| *index < open.pad.lines().len()) else {
            return self.lines.print(&t!(self.language, "scorepad-no-line", number = number));
        };
        self.lines.print(&t!(self.language, "scorepad-corrects", number = index + 1))?;
        match self.lines.hear()? {
            Heard::Line(line) => self.enter(open, Some(index), &line),
            Heard::TooLong => self.lines.print(&t!(self.language, "text-too-long")),
            Heard::End => {
                self.ended = true;
                Ok(())
            }
        }
    }

    /// Takes a hand down, a new one or the one of this line, and asks for what is missing.
    fn enter(&mut self, open: &mut Open, index: Option<usize>, line: &str) -> io::Result<()> {
        let at = index.unwrap_or(open.pad.lines().len());
        let dealer = match open.pad.lines().get(at) {
            Some(line) => line.dealer,
            None => self.dealer.unwrap_or_else(|| open.pad.game().dealer()),
        };
        let mut telling = Telling::of(dealer);
        let read = Reader::new(&self.language, &self.words, &open.names).read(line, &mut telling);
        match read {
            Err(Unread::Unclear(words)) => {
                return self.lines.print(&t!(self.language, "scorepad-unclear", words = words));
            }
            Err(Unread::Otherwise(words)) => {
                return self.lines.print(&t!(self.language, "scorepad-otherwise", words = words));
            }
            Ok(()) => {}
        }
        if index.is_none() && telling.is_empty() && telling.entered.dealer != dealer {
            self.dealer = Some(telling.entered.dealer);
            return Ok(());
        }
        // Whatever is still to be asked would not mend these.
        let is_final = |unfit: &Unfit| {
            let of_bid = matches!(unfit, Unfit::NoBids | Unfit::NothingTurned | Unfit::NoSuchBid(_));
            of_bid || matches!(unfit, Unfit::NotCounted | Unfit::TooMany { .. })
        };
        let twice = telling.named(open.pad.rules()).filter(|_| !telling.entered.counted.is_empty());
        let tried = open.pad.try_line(at, &telling.entered).err().filter(is_final);
        if let Some(unfit) = twice.map(Unfit::ToldTwice).or(tried) {
            self.lines.print(&phrase::unfit(&self.language, &open.names, &unfit))?;
            return self.lines.print(&t!(self.language, "scorepad-dropped"));
        }
        self.in_hand = true;
        if !self.complete(&open.names, &mut telling)? {
            return self.leave_hand(open, index);
        }
        if open.pad.try_line(at, &telling.entered) == Err(Unfit::Order) && !telling.entered.counted.is_empty() {
            self.lines.print(&phrase::unfit(&self.language, &open.names, &Unfit::Order))?;
            if !self.point_by_point(&open.names, &mut telling)? {
                return self.leave_hand(open, index);
            }
        }
        let written = match index {
            None => open.pad.write(telling.entered).map_err(|unfit| phrase::unfit(&self.language, &open.names, &unfit)),
            Some(index) => open
                .pad
                .correct(index, telling.entered)
                .map_err(|wrong| phrase::wrong_line(&self.language, &open.names, wrong)),
        };
        if let Err(why) = written {
            self.lines.print(&why)?;
            return self.lines.print(&t!(self.language, "scorepad-dropped"));
        }
        self.dealer = None;
        let told = phrase::pad_lines(&self.language, &open.names, &open.pad).into_iter().nth(at);
        if let Some(said) = told {
            self.lines.print(&said)?;
        }
        if at + 1 < open.pad.lines().len() {
            self.lines.print(&phrase::pad_standing(&self.language, &open.names, &open.pad))?;
        }
        for said in
            open.pad.game().end().map(|end| phrase::pad_end(&self.language, &open.names, end)).unwrap_or_default()
        {
            self.lines.print(&said)?;
        }
        self.save(open)
    }

    /// Leaves the questions about a hand: for another that was told in their place, or without one.
    fn leave_hand(&mut self, open: &mut Open, index: Option<usize>) -> io::Result<()> {
        match self.instead.take() {
            Some(line) => self.enter(open, index, &line),
            None => self.lines.print(&t!(self.language, "scorepad-left")),
        }
    }

    /// Asks for what is missing of a hand. Returns `false` if somebody leaves the questions.
    fn complete(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        let rules = Arc::clone(names.rules());
        if rules.trump_by == TrumpBy::TurnUp && !self.ask_turned(names, telling)? {
            return Ok(false);
        }
        if telling.entered.thrown_in {
            return Ok(true);
        }
        if rules.has_bids() && !self.ask_bid(names, telling)? {
            return Ok(false);
        }
        self.ask_points(names, telling)
    }

    fn ask_turned(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        if !telling.turned {
            let l = &self.language;
            let example = phrase::listed(l, [Rank::Six, Rank::Jack].map(|rank| phrase::rank(l, rank)));
            let (question, wrong) = (t!(l, "scorepad-ask-turned"), t!(l, "scorepad-answer-turned", example = example));
            #[expect(
                clippy::redundant_closure_for_method_calls,
                reason = "the method alone has one lifetime of its reader"
            )]
            let turned = self.ask(names, &question, &wrong, |reader, line| reader.turned(line))?;
            let Some(turned) = turned else { return Ok(false) };
            (telling.entered.turned, telling.turned) = (turned, true);
        }
        if telling.entered.thrown_in || telling.entered.gift || names.rules().beg_limit == 0 {
            return Ok(true);
        }
        let question = t!(self.language, "scorepad-ask-gift");
        let Some(gift) = self.ask_yes(names, &question)? else { return Ok(false) };
        telling.entered.gift = gift;
        Ok(true)
    }

    fn ask_bid(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        let rules = Arc::clone(names.rules());
        if telling.entered.bid.is_none() && !telling.passed {
            let l = &self.language;
            let example = phrase::pad_example_bid(l, names);
            let (question, wrong) = (t!(l, "scorepad-ask-bid"), t!(l, "scorepad-answer-bid", example = example));
            let bid = self.ask(names, &question, &wrong, |reader, line| match reader.words.pad(line) {
                Some((PadWord::Pass | PadWord::Nobody, _)) => Some(None),
                _ => reader.bid(line).map(Some),
            })?;
            match bid {
                None => return Ok(false),
                Some(None) => telling.passed = true,
                Some(Some((bidder, bid))) => {
                    (telling.entered.bidder, telling.entered.bid) = (Some(bidder), Some(bid));
                }
            }
        }
        let Some((bidder, bid)) = telling.entered.bidder.zip(telling.entered.bid) else { return Ok(true) };
        let name = names.name(bidder);
        if rules.trump_by == TrumpBy::Sale
            && rules.refused_bid_credit
            && bidder == rules.seats().next(telling.entered.dealer)
        {
            let question = t!(self.language, "scorepad-ask-refused", name = name);
            let Some(refused) = self.ask_somebody(names, &question)? else { return Ok(false) };
            telling.entered.refused = refused;
        }
        if rules.calls_partner() {
            let question = t!(self.language, "scorepad-ask-partner", name = name);
            let Some(partner) = self.ask_somebody(names, &question)? else { return Ok(false) };
            telling.entered.partner = partner;
        }
        if rules.asks_every_trick(bid) {
            let side = rules.side_in(telling.contract(), bidder);
            let side = phrase::side(&self.language, &names.in_hand(telling.contract()), side);
            let question = t!(self.language, "scorepad-ask-tricks", name = side);
            let Some(all) = self.ask_yes(names, &question)? else { return Ok(false) };
            telling.entered.all_tricks = all;
        }
        Ok(true)
    }

    fn ask_points(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        let rules = Arc::clone(names.rules());
        if telling.named(&rules).is_some() {
            return self.point_by_point(names, telling);
        }
        if rules.counted_points() > Points::ZERO && !self.ask_counts(names, telling)? {
            return Ok(false);
        }
        let told: Vec<Point> = rules.told_points().map(|entry| entry.point).collect();
        self.ask_makers(names, telling, &told)
    }

    /// Asks how many points each side made; where two have all of them together, the second follows by itself.
    fn ask_counts(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        let rules = Arc::clone(names.rules());
        let sides = telling.sides(&rules);
        let most = rules.counted_points();
        let in_hand = names.in_hand(telling.contract());
        let side_of = |seat: Seat, telling: &Telling| rules.side_in(telling.contract(), seat);
        for (side, seat) in &sides {
            let told =
                |telling: &Telling| telling.entered.counted.iter().any(|counted| side_of(counted.by, telling) == *side);
            let sum: Points = telling.entered.counted.iter().map(|counted| counted.points).sum();
            if told(telling) {
                continue;
            }
            let follows = rules.gives_out_all() && telling.entered.counted.len() + 1 == sides.len();
            let points = if follows && sum <= most {
                most - sum
            } else {
                let name = phrase::side(&self.language, &in_hand, *side);
                let question = t!(self.language, "scorepad-ask-count", name = name);
                let wrong = t!(self.language, "scorepad-answer-count", most = most.0);
                let number = self.ask(names, &question, &wrong, |reader, line| {
                    if line.is_empty() {
                        Some(0)
                    } else {
                        reader.words.number(line).filter(|n| *n <= most.0.unsigned_abs())
                    }
                })?;
                let Some(number) = number else { return Ok(false) };
                Points(number as i16)
            };
            telling.entered.counted.push(Counted { by: *seat, points });
        }
        Ok(true)
    }

    /// Asks for every point who made it, in the place of numbers.
    fn point_by_point(&mut self, names: &Names, telling: &mut Telling) -> io::Result<bool> {
        telling.entered.counted.clear();
        let rules = Arc::clone(names.rules());
        let all: Vec<Point> = rules.points.points().filter(|point| rules.can_score(*point)).collect();
        self.ask_makers(names, telling, &all)
    }

    /// Asks who made these points, as far as it is not told.
    fn ask_makers(&mut self, names: &Names, telling: &mut Telling, points: &[Point]) -> io::Result<bool> {
        let rules = Arc::clone(names.rules());
        for &point in points {
            let is_told = telling.told.contains(&point);
            let question = t!(self.language, "scorepad-ask-point", point = phrase::point(&self.language, point));
            for _ in 0..if is_told { 0 } else { telling.untold(&rules, point) } {
                let Some(maker) = self.ask_somebody(names, &question)? else { return Ok(false) };
                let Some(by) = maker else { break };
                telling.entered.made.push(Made { point, by, hung: false });
            }
            telling.told.push(point);
            let made = telling.entered.made.iter().position(|made| made.point == point);
            if let Some(place) = made.filter(|_| point == Point::Jack && rules.hangs_jack()) {
                let question = t!(self.language, "scorepad-ask-hung");
                let Some(hung) = self.ask_yes(names, &question)? else { return Ok(false) };
                telling.entered.made[place].hung = hung;
            }
        }
        Ok(true)
    }

    /// Asks for a player, or nobody. Returns `None` if somebody leaves the questions.
    fn ask_somebody(&mut self, names: &Names, question: &str) -> io::Result<Option<Option<Seat>>> {
        let all = names.rules().seats().all().map(|seat| names.name(seat).to_owned());
        let listed = phrase::alternatives(&self.language, all);
        let wrong = t!(self.language, "scorepad-answer-nobody", names = listed);
        self.ask(names, question, &wrong, |reader, line| {
            if reader.is_nobody(line) { Some(None) } else { reader.player(line).map(Some) }
        })
    }

    fn ask_yes(&mut self, names: &Names, question: &str) -> io::Result<Option<bool>> {
        let wrong = t!(self.language, "text-answer-yes-no");
        self.ask(names, question, &wrong, |reader, line| yes(reader.words, line))
    }

    /// Asks until there is an answer. Returns `None` if somebody leaves the questions, or the input ends.
    fn ask<T>(
        &mut self,
        names: &Names,
        question: &str,
        wrong: &str,
        answer: impl Fn(&Reader<'_>, &str) -> Option<T>,
    ) -> io::Result<Option<T>> {
        self.lines.print(question)?;
        loop {
            let Some(line) = self.lines.next_line(&self.language)? else {
                self.ended = true;
                return Ok(None);
            };
            let reader = Reader::new(&self.language, &self.words, names);
            match answer(&reader, &line) {
                Some(answer) => return Ok(Some(answer)),
                None => match self.words.pad(&line) {
                    Some((PadWord::Quit | PadWord::Undo, _)) => return Ok(None),
                    _ if !self.in_hand => self.lines.print(wrong)?,
                    Some((PadWord::Help, _)) => {
                        self.help(names)?;
                        self.lines.print(question)?;
                    }
                    _ if reader.is_hand(&line) => {
                        self.instead = Some(line);
                        return Ok(None);
                    }
                    _ => {
                        let leave = t!(self.language, "scorepad-leave-hand");
                        self.lines.print(&phrase::sentences(&self.language, [wrong.to_owned(), leave]))?;
                    }
                },
            }
        }
    }

    /// Saves the pad, and says so if that fails.
    fn save(&mut self, open: &mut Open) -> io::Result<()> {
        let Some(storage) = self.store.keep().reopened() else { return Ok(()) };
        match storage.save_pad(open.path.as_deref(), &mut open.pad) {
            Ok(path) => {
                (open.path, self.unsaved) = (Some(path), None);
                Ok(())
            }
            Err(error) => {
                let why = phrase::write_error(&self.language, &error);
                let is_news = self.unsaved.as_ref() != Some(&why);
                self.unsaved = Some(why.clone());
                if is_news { self.lines.print(&why) } else { Ok(()) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::text::{Start, Wanted};
    use pitch_session::{Folders, Settings, Storage};

    use std::path::Path;

    fn told(folder: &Path, rules: Option<Preset>, lines: &str, tag: &str) -> String {
        let (language, folders) = (Language::new(tag).expect("a language"), Folders::choose(Some(folder)));
        let wanted = Wanted { rules: rules.map(Rules::from), players: Some(4), ..Wanted::default() };
        let start = Start { language, folders, settings: Settings::default(), wanted, ..Start::default() };
        let mut output = Vec::new();
        PadFace::new(start, lines.as_bytes(), &mut output).run().expect("kept");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn a_pad_is_kept_line_by_line_and_goes_on_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = told(
            folder.path(),
            Some(Preset::AuctionPitch),
            "Ruth, Ben, Cleo, Dev\n\nBen bid 3, high Ben, low Cleo, jack -, game Ben\n\nCleo 2\nCleo\nCleo\n-\nRuth\npad\n",
            "en",
        );
        assert!(
            said.contains(
                "\nHand 1: Ben made 2 of 3. The jack wasn’t in play. Set back 3. Ruth 0, Ben 3 in the hole, Cleo 1, Dev 0.\n"
            ),
            "{said}"
        );
        assert!(
            said.contains(
                "\nHand 2: Cleo made 2. The jack wasn’t in play. Made. Ruth 1, Ben 3 in the hole, Cleo 3, Dev 0.\n"
            ),
            "{said}"
        );
        assert!(said.ends_with("Hand 3. Ben deals.\nThe score pad is saved.\nGoodbye.\n"), "{said}");
        let said = told(
            folder.path(),
            None,
            "zurück\nberichtige 1\nBen bietet 2, Hoch Ben, Tief Cleo, Bube -, Spiel Ben\nende\n",
            "de",
        );
        assert!(said.starts_with("Der Punktezettel von Ruth, Ben, Cleo und Dev: Auction Pitch.\n"), "{said}");
        assert!(
            said.contains(
                "\nRunde 1: Ben hat 2 gemacht. Der Bube war nicht im Spiel. Geschafft. Ruth 0, Ben 2, Cleo 1, Dev 0.\n"
            ),
            "{said}"
        );
        let storage = Storage::open(folder.path()).expect("open");
        let lines: Vec<usize> =
            storage.pads().into_iter().filter_map(|saved| Some(saved.pad.ok()?.lines().len())).collect();
        assert_eq!(lines, [1]);
    }

    #[test]
    fn a_misfit_is_told_and_not_written_down() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = told(
            folder.path(),
            Some(Preset::Cinch),
            "A1, B1, A2, B2\n\nB1 bid 9, B1 9, A1 6\nB1 bid 9, B1 8\nB1 bid 15, B1 8\nundo\nundo\nx\ncorrect\ncorrect x\n",
            "en",
        );
        assert!(
            said.contains("\nThat makes 15 points, and there are only 14.\nThis hand isn’t on the pad.\n"),
            "{said}"
        );
        assert!(
            said.contains("\nHand 1: B1 and B2 made 8 of 9. All 14 are taken. Failed. A1 and A2 15, B1 and B2 0.\n"),
            "{said}"
        );
        assert!(said.contains("\n15 can’t be bid in this game.\n"), "{said}");
        assert!(
            said.contains("\n“correct” isn’t clear.") && said.contains("\nThere’s no hand x on the pad.\n"),
            "{said}"
        );
        assert!(
            said.contains("\nHand 1 is taken back.\n") && said.contains("\nThere’s no hand to take back.\n"),
            "{said}"
        );
        assert!(said.contains("\n“x” isn’t clear."), "{said}");
    }

    #[test]
    fn what_is_told_twice_or_by_number_where_names_are_asked_for_is_refused_at_once() {
        let said = |preset, hand: &str| {
            let folder = tempfile::tempdir().expect("a folder");
            told(folder.path(), Some(preset), &format!("A1, B1, A2, B2\n\n{hand}\n"), "en")
        };
        for (preset, hand, why) in [
            (Preset::Cinch, "B1 bid 5, B1 9, five A1, two A1", "Five is named and also counted with the rest."),
            (Preset::AuctionPitch, "A1 3, B1 1", "say who made High, Low, Jack and Game.\n"),
            (Preset::AuctionPitch, "A1 bid 2, B1 bid 3", "“B1 bid 3” doesn’t fit what the line says before.\n"),
            (Preset::AuctionPitch, "A1 bid -2", "“A1 bid -2” isn’t clear."),
        ] {
            let said = said(preset, hand);
            assert!(said.contains(why) && !said.contains("Who made") && !said.contains("\nHand 2."), "{hand}: {said}");
        }
        let bid = said(Preset::Cinch, "\nB1 bid 5\n14\n0");
        assert!(bid.contains("\nHand 1: B1 and B2 made 14"), "{bid}");
        let hand = said(Preset::Cinch, "B1 bid 9, B1 9, A1 5");
        assert!(hand.contains("\nHand 1: B1 and B2 made 9"), "{hand}");
    }

    #[test]
    fn the_joker_that_is_not_told_is_asked_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let hand = "A1 bid 3, high A1, low A1, jack A1, game A1, off-jack -, low joker B1";
        let said = told(folder.path(), Some(Preset::SevenPoint), &format!("A1, B1, A2, B2\n\n{hand}\nA2\n"), "en");
        assert_eq!(said.matches("Who made Joker?").count(), 1, "{said}");
        assert!(said.contains("A1 4, B1 1, A2 1, B2 0.\n"), "{said}");
    }

    #[test]
    fn enter_answers_no_question_that_offers_a_name_or_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = told(folder.path(), Some(Preset::Trinidad), "A1, B1, A2, B2\n\n\n\n-\n\n\n\n\n", "en");
        assert!(said.contains("\nType ranks, such as “six, jack”, or “-”."), "{said}");
        assert!(said.contains("or “-” for nobody: A1, B1, A2 or B2.") && !said.contains("\nHand 2."), "{said}");
    }

    #[test]
    fn a_whole_hand_in_place_of_an_answer_begins_anew_and_a_dealer_is_a_line_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let said = told(
            folder.path(),
            Some(Preset::AuctionPitch),
            "Ruth, Ben, Cleo, Dev\n\nBen bid 3\nwhat\nCleo bid 2, high Ruth, low Cleo, jack -, game Cleo\nBen deals\nBen bid 9\n",
            "en",
        );
        assert!(said.contains("for nobody: Ruth, Ben, Cleo or Dev. Or type “undo” to leave this hand.\n"), "{said}");
        assert!(said.contains("\nHand 1: Cleo made 2. The jack wasn’t in play. Made. Ruth 1, "), "{said}");
        assert!(
            said.contains("\nHand 2. Ben deals.\n9 can’t be bid in this game.\nThis hand isn’t on the pad.\n"),
            "{said}"
        );
    }

    #[test]
    fn a_turned_up_card_and_a_beg_are_asked_for_and_the_end_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let hand = "\nsix jack\nyes\nA1\nA1\nA1\nyes\nA1\n";
        let lines =
            format!("A1, B1, A2, B2\n\n{hand}\n-\nno\nA1\nA1\nA1\nyes\nA1\nA1 deals, high A1\n2\nno\n-\n-\n-\nagain\n");
        let lines = format!("{lines}help\nundo\nhigh A1, turned six, gift\nundo\n");
        let said = told(folder.path(), Some(Preset::Trinidad), &lines, "en");
        assert!(said.contains("Hand 1: A1 and A2 made 7. A1 and A2 7, B1 and B2 5.\n"), "{said}");
        assert!(said.contains("Hand 2: A1 and A2 made 6. A1 and A2 13, B1 and B2 5.\n"), "{said}");
        assert!(said.contains("A1 and A2 win the game.\nReached 14 with High.\n"), "{said}");
        assert!(said.contains("Type “again” for another") && said.contains("\nHand 1. B2 deals.\n"), "{said}");
        // What the line tells is not asked for, and how to tell it is in the help.
        assert!(said.contains("\nturned six jack: ") && said.contains("\ngift: "), "{said}");
        assert!(said.ends_with(
            "\nWho made Low? Type a name, or “-” for nobody.\nThe questions about this hand are closed, and it isn’t on the pad.\n\
             Hand 1. B2 deals.\nThe score pad is saved.\nGoodbye.\n"
        ), "{said}");
    }
}
