//! The questions before a new game, each with an answer that an empty line takes.

use crate::command::text::lines::{Heard, Lines};
use crate::engine::rules::LowTo;
use crate::engine::{Points, Rules};
use crate::language::{Keyword, Language, Vocabulary, phrase};
use crate::session::settings::Choices;
use crate::session::{Kind, Player};
use crate::t;

use std::io::{self, BufRead, Write};

/// Who asks, and in which words.
pub(super) struct Questions<'a, R, W> {
    /// Where the answers come from.
    pub(super) lines: &'a mut Lines<R, W>,
    /// The language of the questions.
    pub(super) language: &'a Language,
    /// The words that are understood.
    pub(super) words: &'a Vocabulary,
}

impl<R: BufRead, W: Write> Questions<'_, R, W> {
    /// Asks for the choices of a new game, with those of the last one to begin with. Nothing at the end of the input.
    pub(super) fn new_game(&mut self, last: &Choices) -> io::Result<Option<Choices>> {
        let (l, base) = (self.language, Rules::default());
        self.lines.say(&t!(l, "text-new-game"))?;
        let (min, max) = (base.min_players, base.max_players);
        let question = t!(l, "text-ask-players", min = min, max = max, default = last.players);
        let wrong = t!(l, "text-answer-number", min = min, max = max);
        let Some(players) = self.number(&question, &wrong, last.players.into(), min.into(), max.into())? else {
            return Ok(None);
        };
        let Some(name) = self.name(last.names.first())? else { return Ok(None) };
        let question = t!(l, "text-ask-target", default = last.target.0);
        let default = u16::try_from(last.target.0).unwrap_or(7);
        let Some(target) = self.number(&question, &t!(l, "text-answer-target"), default, 1, 121)? else {
            return Ok(None);
        };
        let (dealt, wins) = (t!(l, "text-word-dealt"), t!(l, "text-word-wins"));
        let default = if last.low_to == LowTo::Dealt { &dealt } else { &wins };
        let question = t!(l, "text-ask-low", default = default.as_str());
        let low =
            self.choice(&question, &t!(l, "text-answer-low"), [Keyword::Dealt, Keyword::Wins], last.low_to as usize)?;
        let Some(low) = low else { return Ok(None) };
        let question = t!(l, "text-ask-bonus", default = self.yes_no(last.setback_bonus));
        let Some(setback_bonus) = self.yes(&question, last.setback_bonus)? else { return Ok(None) };
        Ok(Some(Choices {
            players: players.try_into().unwrap_or(last.players),
            names: vec![name],
            level: last.level,
            target: Points(target.try_into().unwrap_or(last.target.0)),
            low_to: if low == Keyword::Dealt { LowTo::Dealt } else { LowTo::Winner },
            setback_bonus,
        }))
    }

    /// Asks something that is answered with yes or no. Nothing at the end of the input.
    pub(super) fn yes(&mut self, question: &str, default: bool) -> io::Result<Option<bool>> {
        let wrong = t!(self.language, "text-answer-yes-no");
        let answer = self.choice(question, &wrong, [Keyword::No, Keyword::Yes], usize::from(default))?;
        Ok(answer.map(|answer| answer == Keyword::Yes))
    }

    /// Yes or no as a word.
    pub(super) fn yes_no(&self, yes: bool) -> String {
        if yes { t!(self.language, "text-word-yes") } else { t!(self.language, "text-word-no") }
    }

    fn name(&mut self, last: Option<&String>) -> io::Result<Option<String>> {
        let default = last.filter(|name| !name.is_empty()).cloned();
        let default = default.unwrap_or_else(|| t!(self.language, "setup-default-name"));
        let question = t!(self.language, "text-ask-name", default = default.as_str());
        self.ask(&question, &t!(self.language, "text-answer-name", max = Player::LONGEST_NAME), |_, line| match line {
            "" => Some(default.clone()),
            line if line.chars().count() <= Player::LONGEST_NAME => Some(line.to_owned()),
            _ => None,
        })
    }

    fn number(&mut self, question: &str, wrong: &str, default: u16, min: u16, max: u16) -> io::Result<Option<u16>> {
        self.ask(question, wrong, |words, line| match line {
            "" => Some(default),
            line => words.number(line).filter(|number| (min..=max).contains(number)),
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

    /// Asks until there is an answer, or nothing more comes in.
    fn ask<T>(
        &mut self,
        question: &str,
        wrong: &str,
        answer: impl Fn(&Vocabulary, &str) -> Option<T>,
    ) -> io::Result<Option<T>> {
        self.lines.say(question)?;
        loop {
            match self.lines.hear()? {
                Heard::End => return Ok(None),
                Heard::TooLong => self.lines.say(&t!(self.language, "text-too-long"))?,
                Heard::Line(line) => match answer(self.words, &line) {
                    Some(answer) => return Ok(Some(answer)),
                    None => self.lines.say(wrong)?,
                },
            }
        }
    }
}

/// The rules that the choices amount to.
pub(super) fn rules(choices: &Choices) -> Rules {
    Rules {
        players: choices.players,
        target: choices.target,
        low_to: choices.low_to,
        settlement_setback_bonus: choices.setback_bonus,
        ..Rules::default()
    }
}

/// The person and his bots.
pub(super) fn players(choices: &Choices, language: &Language) -> Vec<Player> {
    let own = choices.names.first().map_or("", String::as_str);
    let bots = phrase::bot_names(language, usize::from(choices.players).saturating_sub(1), &[own]);
    let bots = bots.iter().map(|name| Player::new(name, Kind::Bot(choices.level)));
    std::iter::once(Player::new(own, Kind::Person)).chain(bots).collect()
}
