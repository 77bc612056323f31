//! Requests of the screens to the program.

use crate::chooser::Purpose;
use crate::document::Document;
use crate::keymap::Key;
use crate::saved_game::Command;
use crate::widget::Operation;
use pitch_language::{Explanation, Term};
use pitch_rules::{Action, Finished, Preset, Rules, Seat};
use pitch_session::puzzle::Theme;
use pitch_session::settings::Speed;
use pitch_session::{self, Family, Lesson, Pick, Player, RuleSet, Settings, TryOut};

use std::path::PathBuf;
use std::sync::Arc;

/// Who plays in a seat, and where they hold their cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chair {
    /// Person at this screen.
    Here,
    /// Person at a phone.
    OnPhone,
    /// Bot.
    Bot,
}

/// Request of a screen to the program after a click or a key.
///
/// A button that only leads elsewhere carries its outcome as its message, so that it is one hop from the button to the
/// program.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// Nothing.
    None,
    /// Lets what has the keyboard answer a key that the screen has no answer to.
    Unheard(Key),
    /// Closes the screen.
    Close,
    /// Goes on with the saved game.
    Continue,
    /// Begins a game as the last one was set up.
    Play,
    /// Goes on with the saved game, or else begins one as the last one was set up.
    Front,
    /// Lets a game be chosen and set up.
    NewGame,
    /// Lets another game be chosen for the one that is set up.
    Games,
    /// Closes the choice of a game, and what is set up below it.
    LeaveGames,
    /// Begins a game.
    Start {
        /// Rules of the game.
        rules: Box<Rules>,
        /// Players, in the order of the seats.
        players: Vec<Player>,
        /// Player's name for the rules, if they are their own.
        rule_set: Option<String>,
    },
    /// Shows who has joined on a phone, and how others can.
    Joining,
    /// Begins the game that people have joined.
    BeginJoined,
    /// Goes back from the game that people can join to where it was set up.
    LeaveJoining,
    /// Forgets these people.
    ForgetFamily(Family),
    /// Shows the house rules with this rule set looked at, or else the one last played by.
    HouseRules(Option<Pick>),
    /// Keeps these rule sets as the player's own, then does this.
    KeepRuleSets(Vec<RuleSet>, Box<Outcome>),
    /// Sets up a game by these rules.
    SetUp(Pick),
    /// Opens this file: a game, or a rule set.
    OpenFile(PathBuf),
    /// Lets the player choose a file or a folder in the dialog of the desktop.
    Choose(Box<Purpose>),
    /// Reads the rule set in this file.
    OpenRules(PathBuf),
    /// Writes this rule set to this file.
    ShareRules(PathBuf, Box<RuleSet>),
    /// Forgets what was won and lost this evening.
    NewEvening,
    /// Begins the same game once more.
    PlayAgain,
    /// Shows these rules, or else those of the game that is set up, played, or was played last.
    Rules(Option<Box<Rules>>),
    /// Shows the rules of the game in question, at the clause on this topic.
    RuleOn(&'static str),
    /// Shows why something is so.
    Why(Box<Explanation>),
    /// Shows this explanation of a bid in the hand of this number, which is over, with the reasons of the bot that made
    /// it.
    WhyBid(Box<Explanation>, u32),
    /// Shows what this word means.
    Word(Term),
    /// Shows all the words of the game, at this one or from the first on.
    Glossary(Option<Term>),
    /// Shows what binds the table to its cards, or what will bind the one that is set up.
    Fair,
    /// Mixes this word of the player's own into the deals of the game that is set up.
    OwnWord(String),
    /// Deals the game again, to see that no card was changed.
    CheckDeals,
    /// Shows the help with the keys.
    Keys,
    /// Shows what the program is, or one of the texts that come with it.
    About(Option<Document>),
    /// Puts this into the clipboard.
    Copy(&'static str),
    /// Shows the menu.
    Menu,
    /// Shows the last trick in large.
    LastTrick,
    /// Shows the whole log.
    Log,
    /// Shows the order of trumps.
    TrumpOrder,
    /// Shows the result of a hand.
    Result(Arc<Finished>),
    /// Shows the end of the game.
    Over,
    /// Covers the table until this person has the screen to themselves.
    Curtain(Seat),
    /// Asks whether the last decision of this seat may be taken back.
    AskToUndo(Seat),
    /// Asks whether a game that does not get on ends by the score.
    AskToEnd,
    /// Shows who is at the table.
    Players,
    /// Lets a person at this screen, one at a phone, or a bot play in this seat from now on.
    Seat(Seat, Chair),
    /// Answers what somebody on a phone asks.
    AnswerPhones(bool),
    /// Takes the last decision of a person back; the others agreed.
    Undo,
    /// Ends a game in which no side comes nearer to the target by the score.
    EndByScore,
    /// Shows the saved games.
    Saves,
    /// Shows the statistics.
    Statistics,
    /// Keeps these statistics from now on.
    KeepStatistics(pitch_session::Statistics),
    /// Does something with a saved game.
    SavedGame(Command),
    /// Looks back at the game of this name in the statistics.
    LookBack(String),
    /// Looks back at the hand of this number, or else at the whole game.
    Review(Option<u32>),
    /// Looks back at the game of the table, at the decision that is this step of it.
    ReviewAt(usize),
    /// Shows what the decisions in the hand that is over last cost.
    Costs,
    /// Closes that and the count, and goes on.
    GoOn,
    /// Shows why this step of what is looked back at was done, with what is told of it.
    Thought(usize, String),
    /// Tries something out in what is looked back at.
    TryOut(TryOut),
    /// Goes back to what was there before something was tried out.
    EndTryOut,
    /// Shows the lessons.
    Lessons,
    /// Shows the languages.
    Languages,
    /// Plays a lesson, from where it was left.
    Lesson(Lesson),
    /// Goes back in the lesson that is played, to where its record had so many entries, with the action that is to be tried
    /// there, if there is one.
    LessonBack(usize, Option<Box<Action>>),
    /// Leaves the lesson that is played for a game that counts, as the last one was set up.
    RealGame,
    /// Leaves the lesson that is played.
    LeaveLesson,
    /// Ends the lesson that was played.
    LessonOver,
    /// Shows the score pad that was left, or the page on which one is begun.
    Pad,
    /// Lets phones come to the score pad, and shows how.
    PadOnPhones,
    /// Shows the page on which a score pad is begun.
    Pads,
    /// Keeps this score pad, in this file if it has one.
    KeepPad(Option<PathBuf>, Box<pitch_session::Pad>),
    /// Shows the shelf of puzzles.
    Puzzles,
    /// Lays the puzzle of the day on the table; behind it is the shelf.
    PuzzleOfDay,
    /// Lays the puzzle of the day, at this place of the shelf, on the table.
    Puzzle(usize),
    /// Lays the practice that comes next on the table; behind it is the shelf.
    Practice,
    /// Lays five hands of this theme on the table, one after the other, of one game if one is given; goes on with those that
    /// were left.
    Drill(Theme, Option<Preset>),
    /// Lays the next hand of the drill on the table, or ends it; after the puzzle of the day comes practice.
    NextHand,
    /// Answers the puzzle on the table with this.
    Answer(Action),
    /// Lets the puzzle on the table be played on as a try-out.
    PlayOn,
    /// Lets things go this fast.
    Speed(Speed),
    /// Lets what was heard be heard no longer, or again.
    Sound,
    /// Shows the settings.
    Settings,
    /// Forgets what is remembered of the player, or brings it back.
    Forget,
    /// Applies these settings from now on.
    Changed(Box<Settings>),
    /// Applies these settings from now on, except for the size of the interface, which stays until the pointer has left
    /// the place that was pressed.
    Sized(Box<Settings>),
    /// Lets the interface have the size that was chosen.
    LetSizeGo,
    /// Applies these settings, and looks into the folder of pictures again.
    FolderUsed(Box<Settings>),
    /// Switches to the language of this tag.
    Language(&'static str),
    /// Puts a notice away, by its place from 0.
    NoticeRead(usize),
    /// Shows the first screen, once it is agreed to leave others who are still playing.
    Home,
    /// Leaves the table for the first screen.
    Leave,
    /// Leaves the program.
    Quit,
    /// Does something only the runtime can do.
    Operate(Operation),
}
