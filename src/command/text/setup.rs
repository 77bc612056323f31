//! Questions before a new game, each with an answer that an empty line takes.

use crate::command::text::Wanted;
use crate::command::text::lines::Lines;
use pitch_language::{Branch, Keyword, Language, Vocabulary, branch_name, games_called, phrase, preset_name, t};
use pitch_players::{Character, Level, Temper};
use pitch_rules::rules::{Field, Question, RevokeMode, Settlement, Value};
use pitch_rules::{Preset, Rules};
use pitch_session::settings::Choices;
use pitch_session::{Deals, Guest, Kind, Pick, Player, RuleSet, partnerships};
use pitch_shown::LONGEST_NAME;

use std::io::{self, BufRead, Write};
use std::mem;

/// Questions with the words in which they are asked and answered.
pub(super) struct Questions<'a, R, W> {
    /// Lines with the answers.
    pub(super) lines: &'a mut Lines<R, W>,
    /// Language of the questions.
    pub(super) language: &'a Language,
    /// Words that are understood.
    pub(super) words: &'a Vocabulary,
    /// Player's own rule sets that can be played.
    pub(super) sets: &'a [RuleSet],
    /// Source of the packs, once that is settled.
    pub(super) deals: &'a mut Option<Deals>,
}

impl<R: BufRead, W: Write> Questions<'_, R, W> {
    /// Asks for a new game, with the answers of the last one as defaults, and leaves out what the command line settles.
    /// Returns `None` if somebody leaves.
    pub(super) fn new_game(&mut self, last: &Answers, wanted: &Wanted) -> io::Result<Option<Answers>> {
        self.lines.print(&t!(self.language, "text-new-game"))?;
        let mut answers = last.clone();
        match &wanted.rules {
            Some(rules) => (answers.rules, answers.own) = (rules.clone(), wanted.rule_set.clone()),
            None => {
                let last = answers.pick();
                match self.game(&last)? {
                    None => return Ok(None),
                    Some(pick) if pick == last => {}
                    Some(Pick::Printed(game)) => {
                        (answers.game, answers.rules, answers.own) = (game, game.into(), None);
                    }
                    Some(Pick::Own(name)) => {
                        if let Some(set) = self.sets.iter().find(|set| set.name == name) {
                            (answers.game, answers.rules, answers.own) = (set.base, set.rules.clone(), Some(name));
                        }
                    }
                }
            }
        }
        let Some(players) = self.players(&answers.rules, wanted.players)? else { return Ok(None) };
        answers.rules = for_players(&answers.rules, players);
        let Some(name) = self.name(Some(&answers.name))? else { return Ok(None) };
        answers.name = name;
        let printed = answers.game.played_as(&answers.rules);
        if wanted.rules.is_none() && !self.house_rules(&mut answers.rules, &printed)? {
            return Ok(None);
        }
        if wanted.mistakes {
            answers.rules.revoke_mode = RevokeMode::Table;
        }
        if wanted.rules.is_none() {
            let levels: Vec<Level> = Level::offered(&answers.rules).collect();
            let Some(level) = self.level(&levels, answers.level)? else { return Ok(None) };
            answers.level = level;
        }
        Ok(Some(answers))
    }

    /// Asks how well the bots play. An answer that names no level is told about each.
    fn level(&mut self, levels: &[Level], last: Level) -> io::Result<Option<Level>> {
        let l = self.language;
        let last = levels.iter().copied().find(|level| *level == last).unwrap_or(Level::FIRST);
        let name = |level: &Level| phrase::level_name(l, *level);
        let people = phrase::alternatives(l, Character::ALL.map(|own| own.name().to_owned()));
        // The careful and the bold are told of with the others.
        let plain = levels.iter().filter(|level| level.character().is_none() && level.temper() == Temper::Even);
        let plain = phrase::alternatives(l, plain.map(name));
        let question = t!(l, "text-ask-level", people = people, levels = plain, default = name(&last));
        let about = levels.iter().map(|level| {
            let about = phrase::sentences(l, [phrase::level_about(l, *level), phrase::level_strength(l, *level)]);
            // The eight are told of by their names.
            if level.character().is_some() { about } else { t!(l, "text-level", level = name(level), about = about) }
        });
        let wrong: Vec<String> = about.chain([t!(l, "text-answer-level")]).collect();
        let plain = |words: &str| {
            words.to_lowercase().replace([',', '-'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
        };
        self.ask(&question, &phrase::sentences(l, wrong), |_, line| {
            let is_meant = |level: &&Level| [name(level).as_str(), level.id()].map(plain).contains(&plain(line));
            if line.is_empty() { Some(last) } else { levels.iter().find(is_meant).copied() }
        })
    }

    /// Asks which game is played: a named one, or one by the player's own rules.
    pub(super) fn game(&mut self, last: &Pick) -> io::Result<Option<Pick>> {
        let l = self.language;
        let own = self.sets.iter().map(|set| (Pick::Own(set.name.clone()), set.name.clone())).collect();
        let branches = Branch::ALL.into_iter().map(|branch| {
            let games = branch.games().map(|game| (Pick::Printed(game), preset_name(l, game)));
            (branch_name(l, branch), games.collect::<Vec<_>>())
        });
        let groups = branches.chain([(t!(l, "house-own"), own)]).filter(|(_, games)| !games.is_empty());
        let (mut picks, mut told) = (Vec::new(), Vec::new());
        for (branch, games) in groups {
            let numbered = games.iter().zip(picks.len() + 1..);
            let games_told =
                numbered.map(|((_, name), number)| t!(l, "text-game-number", number = number, name = name.as_str()));
            told.push(t!(l, "text-game-branch", branch = branch, games = phrase::listed(l, games_told)));
            picks.extend(games);
        }
        let number = picks.iter().position(|(pick, _)| pick == last).unwrap_or_default() + 1;
        let question = t!(l, "text-ask-game", games = phrase::sentences(l, told), default = number);
        self.ask(&question, &t!(l, "text-answer-game"), |words, line| {
            let at = |number: usize| picks.get(number.checked_sub(1)?).map(|(pick, _)| pick.clone());
            if line.is_empty() {
                return at(number);
            }
            let is_called = |(_, name): &&(Pick, String)| name.to_lowercase() == line.to_lowercase();
            let by_name = picks.iter().find(is_called).map(|(pick, _)| pick.clone());
            let by_other = || match games_called(l, line)[..] {
                [game] => Some(Pick::Printed(game)),
                _ => None,
            };
            by_name.or_else(by_other).or_else(|| at(words.number(line)?.into()))
        })
    }

    /// Asks for the number of players, unless there is nothing to choose.
    pub(super) fn players(&mut self, rules: &Rules, wanted: Option<u8>) -> io::Result<Option<u8>> {
        let can_play = |players: &u8| for_players(rules, *players).validate().is_empty();
        let possible: Vec<u8> = (rules.min_players..=rules.max_players).filter(can_play).collect();
        if let Some(players) = wanted.filter(|players| possible.contains(players)) {
            return Ok(Some(players));
        }
        if let [only] = possible[..] {
            return Ok(Some(only));
        }
        let l = self.language;
        let numbers = phrase::alternatives(l, possible.iter().map(u8::to_string));
        let question = t!(l, "text-ask-players", numbers = numbers.as_str(), default = rules.players);
        self.ask(&question, &t!(l, "text-answer-players", numbers = numbers), |words, line| match line {
            "" => Some(rules.players),
            line => words.number(line).and_then(|number| possible.iter().copied().find(|n| u16::from(*n) == number)),
        })
    }

    /// Asks whether house rules are to be changed, and then the ten questions about the game and what else tables settle.
    /// `printed` are the rules of the book. Returns `true` if all questions were answered.
    fn house_rules(&mut self, rules: &mut Rules, printed: &Rules) -> io::Result<bool> {
        let l = self.language;
        let question = t!(l, "text-ask-change", default = self.yes_no(false));
        match self.yes(&question, false)? {
            None => return Ok(false),
            Some(false) => return Ok(true),
            Some(true) => {}
        }
        let (opened, mut before) = (rules.clone(), Vec::new());
        while let Some(question) = Question::all_of(rules).get(before.len()) {
            match self.question(*question, rules, [printed, &opened])? {
                None => return Ok(false),
                Some(Some(answered)) => before.push(mem::replace(rules, answered)),
                Some(None) => *rules = before.pop().unwrap_or_else(|| rules.clone()),
            }
        }
        if rules.settlement != Settlement::Off {
            let question = t!(l, "text-ask-bonus", default = self.yes_no(rules.settlement_setback_bonus));
            let Some(bonus) = self.yes(&question, rules.settlement_setback_bonus)? else { return Ok(false) };
            rules.settlement_setback_bonus = bonus;
        }
        if !Question::all_of(rules).contains(&Question::Of(Field::RevokeMode)) {
            let table = rules.allows_mistakes();
            let question = t!(l, "text-ask-mistakes", default = self.yes_no(table));
            let Some(table) = self.yes(&question, table)? else { return Ok(false) };
            rules.revoke_mode = if table { RevokeMode::Table } else { RevokeMode::Enforced };
        }
        Ok(true)
    }

    /// Asks a question about the game, and tells what else its answer sets anew; where that can be done in several ways, asks
    /// which. `books` are the rules whose answers are offered, those of the book first. Returns the rules with the answer, or
    /// `Some(None)` for a way back to the question before.
    fn question(&mut self, question: Question, rules: &Rules, books: [&Rules; 2]) -> io::Result<Option<Option<Rules>>> {
        let l = self.language;
        let held = question.answer(rules);
        let offered = question.offered(books[0], &[books[1], rules]);
        let told = |value: Value| phrase::rule_answer(l, question, value);
        let answers = phrase::alternatives(l, offered.iter().map(|value| told(*value)));
        let (asked, default) = (phrase::rule_question(l, question), told(held));
        let asked = t!(l, "text-ask-question", question = asked, answers = answers.as_str(), default = default);
        let wrong = t!(l, "text-answer-question", answers = answers);
        let answer = self.ask(&asked, &wrong, |words, line| {
            let is_called = |value: &&Value| told(**value).to_lowercase() == line.to_lowercase();
            let of_kind = |value: &Value| question.field().kind().holds(*value) || offered.contains(value);
            match words.keyword(line) {
                _ if line.is_empty() => Some(Some(held)),
                Some(Keyword::Undo) => Some(None),
                Some(yes @ (Keyword::Yes | Keyword::No)) if matches!(held, Value::Flag(_)) => {
                    Some(Some(Value::Flag(yes == Keyword::Yes)))
                }
                _ => {
                    let typed = || i16::try_from(words.number(line)?).ok().map(Value::Number);
                    offered.iter().find(is_called).copied().or_else(typed).filter(of_kind).map(Some)
                }
            }
        })?;
        let value = match answer {
            None => return Ok(None),
            Some(None) => return Ok(Some(None)),
            Some(Some(value)) => value,
        };
        let answered = question.answered(rules, books[0], value);
        let ways = answered.repairs.iter().map(|repair| phrase::rules_repair(l, repair, &answered.repaired(repair)));
        let ways: Vec<String> = ways.collect();
        let chosen = match &ways[..] {
            [] | [_] => Some(0),
            [first, ..] => {
                let listed = phrase::alternatives(l, ways.iter().cloned());
                let asked = t!(l, "text-ask-repair", answers = listed.as_str(), default = first.as_str());
                self.ask(&asked, &t!(l, "text-ask-repair", answers = listed, default = first.as_str()), |_, line| {
                    let is_called = |way: &String| way.to_lowercase() == line.to_lowercase();
                    if line.is_empty() { Some(0) } else { ways.iter().position(is_called) }
                })?
            }
        };
        let Some(repair) = chosen.and_then(|chosen| answered.repairs.get(chosen)) else { return Ok(None) };
        if value != held {
            let told = phrase::rules_repaired(l, repair, Some(question), &answered.repaired(repair));
            told.map_or(Ok(()), |told| self.lines.print(&told))?;
        }
        Ok(Some(Some(repair.clone())))
    }

    /// Asks for each bot whether it is a program. Returns `true` if all questions were answered.
    pub(super) fn guests(&mut self, players: &mut [Player], guests: &[Guest]) -> io::Result<bool> {
        let l = self.language;
        for seat in 0..players.len() {
            let (Some(level), true) = (players[seat].level(), !guests.is_empty()) else { continue };
            let default = phrase::level_name(l, level);
            let names = std::iter::once(default.clone()).chain(guests.iter().map(|guest| guest.name().to_owned()));
            let bots = phrase::alternatives(l, names);
            let name = players[seat].name.as_str();
            let question = t!(l, "text-ask-guest", name = name, bots = bots.as_str(), default = default.as_str());
            let answer = self.ask(&question, &t!(l, "text-answer-guest", bots = bots), |_, line| {
                let is_meant = |guest: &&Guest| guest.name().to_lowercase() == line.to_lowercase();
                match guests.iter().find(is_meant) {
                    None if line.is_empty() || line.to_lowercase() == default.to_lowercase() => Some(None),
                    None => None,
                    guest => Some(guest),
                }
            })?;
            match answer {
                None => return Ok(false),
                Some(None) => {}
                Some(Some(guest)) => {
                    // It is called as the program is, where nobody else is.
                    let is_free = players.iter().all(|player| !player.name.eq_ignore_ascii_case(guest.name()));
                    let name = if is_free { guest.name() } else { &players[seat].name };
                    players[seat] = Player::new(name, Kind::Bot(Level::USUAL)).with_guest(Some(guest.clone()));
                }
            }
        }
        Ok(true)
    }

    /// Asks something that is answered with yes or no. Returns `None` if somebody leaves.
    pub(super) fn yes(&mut self, question: &str, default: bool) -> io::Result<Option<bool>> {
        let wrong = t!(self.language, "text-answer-yes-no");
        let answer = self.choice(question, &wrong, [Keyword::No, Keyword::Yes], usize::from(default))?;
        Ok(answer.map(|answer| answer == Keyword::Yes))
    }

    /// Returns yes or no as a word.
    pub(super) fn yes_no(&self, yes: bool) -> String {
        if yes { t!(self.language, "text-word-yes") } else { t!(self.language, "text-word-no") }
    }

    fn name(&mut self, last: Option<&String>) -> io::Result<Option<String>> {
        let default = last.filter(|name| !name.is_empty()).cloned();
        let default = default.unwrap_or_else(|| t!(self.language, "setup-default-name"));
        let question = t!(self.language, "text-ask-name", default = default.as_str());
        let wrong = t!(self.language, "text-answer-name", max = LONGEST_NAME);
        self.ask(&question, &wrong, |words, line| match line {
            "" => Some(default.clone()),
            // Asked before for the way back, they are no name.
            _ if words.keyword(line) == Some(Keyword::Undo) => None,
            line if line.chars().count() <= LONGEST_NAME => Some(line.to_owned()),
            _ => None,
        })
    }

    fn choice(
        &mut self,
        question: &str,
        wrong: &str,
        choices: [Keyword; 2],
        default: usize,
    ) -> io::Result<Option<Keyword>> {
        self.ask(question, wrong, |words, line| match line {
            "" => choices.get(default).copied(),
            line => words.keyword(line).filter(|keyword| choices.contains(keyword)),
        })
    }

    /// Says what binds the new table to its cards, and asks for a word of the player's own to mix into them. Returns
    /// `false` if somebody leaves.
    fn own_word(&mut self) -> io::Result<bool> {
        let l = self.language;
        // The seed is there before the word, and cannot be another any more.
        let deals = self.deals.get_or_insert_with(|| Deals::random(&mut rand::rng()));
        self.lines.print(&phrase::fair_before(l, deals))?;
        if deals.commitment().is_some() {
            self.lines.print(&t!(l, "fair-own-word-about"))?;
        }
        self.lines.print(&t!(l, "text-ask-word"))?;
        loop {
            let Some(word) = self.lines.next_line(l)? else { return Ok(false) };
            match self.words.keyword(&word) {
                Some(Keyword::Quit) => return Ok(false),
                Some(Keyword::Help) => self.lines.print(&t!(l, "text-ask-word"))?,
                _ if word.chars().count() > Deals::LONGEST_WORD => {
                    self.lines.print(&t!(l, "text-answer-word", max = Deals::LONGEST_WORD))?;
                }
                _ => {
                    if !word.is_empty() {
                        self.lines.print(&t!(l, "fair-word", word = word.as_str()))?;
                    }
                    *self.deals = self.deals.take().map(|deals| deals.with_word(&word));
                    return Ok(true);
                }
            }
        }
    }

    /// Asks until there is an answer, somebody leaves, or the input ends. A request for help, or about fairness, is
    /// answered, and the question is asked once more.
    fn ask<T>(
        &mut self,
        question: &str,
        wrong: &str,
        answer: impl Fn(&Vocabulary, &str) -> Option<T>,
    ) -> io::Result<Option<T>> {
        self.lines.print(question)?;
        loop {
            let Some(line) = self.lines.next_line(self.language)? else { return Ok(None) };
            match self.words.keyword(&line) {
                Some(Keyword::Quit) => return Ok(None),
                Some(Keyword::Help) => {
                    self.lines.print(&t!(self.language, "text-help-setup"))?;
                    self.lines.print(wrong)?;
                    self.lines.print(question)?;
                }
                Some(Keyword::Rules) => {
                    self.lines.print(&t!(self.language, "text-rules-later"))?;
                    self.lines.print(question)?;
                }
                Some(Keyword::Fair) => {
                    if !self.own_word()? {
                        return Ok(None);
                    }
                    self.lines.print(question)?;
                }
                _ => match answer(self.words, &line) {
                    Some(answer) => return Ok(Some(answer)),
                    None => self.lines.print(wrong)?,
                },
            }
        }
    }
}

/// Returns the rules for this many players, who play alone where they cannot form the sides of the game.
pub(in crate::command) fn for_players(rules: &Rules, players: u8) -> Rules {
    let possible = partnerships(rules, players.into());
    let usual = possible.first().copied().unwrap_or(rules.teams);
    let teams = if possible.contains(&rules.teams) { rules.teams } else { usual };
    Rules { players, teams, ..rules.clone() }
}

/// Answers to the questions.
#[derive(Debug, Clone)]
pub(super) struct Answers {
    /// Named game that the rules come from.
    pub(super) game: Preset,
    /// Name of the player's own rule set that the rules come from.
    pub(super) own: Option<String>,
    /// Rules, with the number of players.
    pub(super) rules: Rules,
    /// Name of the person; empty if it is not known yet.
    name: String,
    level: Level,
}

impl From<&Choices> for Answers {
    fn from(choices: &Choices) -> Self {
        let choices = choices.carried_over().unwrap_or_else(|| choices.clone());
        let Choices { game, rule_set, rules, names, level, .. } = choices;
        Answers { game, own: rule_set, rules, name: names.into_iter().next().unwrap_or_default(), level }
    }
}

impl Answers {
    /// Returns the game or the rule set that the rules come from.
    pub(super) fn pick(&self) -> Pick {
        self.own.clone().map_or(Pick::Printed(self.game), Pick::Own)
    }

    /// Returns the choices that are the defaults the next time.
    pub(super) fn choices(&self) -> Choices {
        Choices {
            game: Preset::nearest(&self.rules),
            rule_set: self.own.clone(),
            rules: self.rules.clone(),
            names: vec![self.name.clone()],
            kinds: vec![Kind::Person],
            avatars: Vec::new(),
            level: self.level,
            knows_the_eight: true,
        }
    }
}

/// Returns the person and the bots.
pub(super) fn players(answers: &Answers, language: &Language) -> Vec<Player> {
    let own = answers.name.as_str();
    let bots = phrase::bots(language, answers.level, usize::from(answers.rules.players).saturating_sub(1), &[own]);
    std::iter::once(Player::new(own, Kind::Person)).chain(bots).collect()
}
