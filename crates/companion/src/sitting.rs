//! The state of a page at one moment, in words and numbers: everything that is shown, and everything that can be pressed.
//!
//! The page decides nothing and has no words of its own. `docs/phones.md` documents the messages.

use pitch_language::{Language, t};

use serde::Serialize;

/// Form at which somebody sits down.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Join {
    pub(crate) title: String,
    pub(crate) heading: String,
    pub(crate) ask: String,
    pub(crate) note: String,
    pub(crate) go: String,
    pub(crate) picture: String,
    pub(crate) place: String,
    pub(crate) places: Vec<FreePlace>,
    pub(crate) faces: Vec<FreeFace>,
    pub(crate) longest: usize,
    pub(crate) name: String,
    /// `true` if a name can be typed; later the place has one.
    pub(crate) named: bool,
    pub(crate) full: Option<String>,
}

/// Place that somebody can take, or ask for.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct FreePlace {
    pub(crate) seat: usize,
    pub(crate) label: String,
    pub(crate) said: String,
    /// `true` if somebody plays there now, who is asked with the others.
    pub(crate) taken: bool,
}

/// Face that somebody can choose.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct FreeFace {
    pub(crate) id: &'static str,
    pub(crate) said: String,
    pub(crate) taken: bool,
}

/// Notice that the place went to another phone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Taken {
    pub(crate) title: String,
    pub(crate) face: &'static str,
    pub(crate) heading: String,
    pub(crate) say: String,
    pub(crate) acts: Vec<Act>,
}

/// Goodbye of the program, which is started again.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Bye {
    pub(crate) say: Say,
}

/// Goodbye of a table, or of a pad, that is closed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Closed {
    pub(crate) heading: String,
    pub(crate) say: String,
}

/// Table as one person sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Sitting {
    pub(crate) title: String,
    /// Number of entries of the record: goes back with what is pressed.
    pub(crate) turn: usize,
    pub(crate) mine: bool,
    pub(crate) strip: Strip,
    pub(crate) table: Cloth,
    pub(crate) say: Say,
    pub(crate) news: String,
    /// Card on top of a stock that lies face up.
    pub(crate) stock: Option<Shown>,
    /// Rows of the others; none where cards are held in the hand.
    pub(crate) rows: Vec<Row>,
    pub(crate) hand: Hand,
    pub(crate) pick: Option<Pick>,
    pub(crate) acts: Vec<Act>,
    /// Index in `acts` of the first of the bids that are too many for buttons, and their number: they are counted through.
    pub(crate) steps: Option<Steps>,
    pub(crate) hint: Option<Label>,
    pub(crate) advice: Option<Advice>,
    pub(crate) count: Option<Count>,
    pub(crate) asked: Option<Asked>,
    pub(crate) menu: Menu,
    pub(crate) labels: Labels,
}

/// Head of the page.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Strip {
    pub(crate) face: String,
    pub(crate) name: String,
    pub(crate) score: String,
    pub(crate) score_said: String,
    pub(crate) below: bool,
    pub(crate) contract: String,
    pub(crate) trump: Option<Trump>,
    pub(crate) pegs: Option<Pegs>,
}

/// Trump suit.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Trump {
    pub(crate) suit: String,
    pub(crate) said: String,
}

/// Peg board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Pegs {
    pub(crate) rows: Vec<PegRow>,
    pub(crate) said: String,
}

/// Row of the peg board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PegRow {
    pub(crate) side: usize,
    pub(crate) label: String,
    pub(crate) score: i16,
    pub(crate) target: i16,
}

/// What lies or was said in the middle.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Cloth {
    /// Cards of a trick, in the order in which they were played.
    Trick {
        /// Heading, for those who do not see it.
        label: String,
        /// `true` if it is complete.
        over: bool,
        /// Cards, and the place of the next one.
        cards: Vec<Played>,
    },
    /// Words of the others before the first card.
    Calls {
        /// Heading, for those who do not see it.
        label: String,
        /// Words, in the order of the seats.
        calls: Vec<Called>,
    },
    /// Card that was turned up.
    Turned {
        /// Heading, for those who do not see it.
        label: String,
        /// Card.
        card: String,
        /// Card in words.
        said: String,
        /// Face of the dealer.
        face: String,
        /// Name of the dealer.
        who: String,
        /// Last word that was said.
        call: Option<String>,
    },
    /// Nothing.
    None,
}

/// Card that lies face up.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Shown {
    pub(crate) card: String,
    pub(crate) said: String,
}

/// Card in a trick, or the place of one.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Played {
    pub(crate) card: Option<String>,
    pub(crate) said: String,
    pub(crate) face: String,
    pub(crate) who: String,
    pub(crate) best: bool,
}

/// Word of one player.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Called {
    pub(crate) face: String,
    pub(crate) name: String,
    pub(crate) call: String,
    pub(crate) on: bool,
}

/// The one line that is spoken.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Say {
    pub(crate) strong: String,
    pub(crate) rest: String,
}

/// Cards of the person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Hand {
    pub(crate) label: String,
    pub(crate) cards: Vec<Held>,
    /// Number of cards that may not be looked at yet.
    pub(crate) hidden: u8,
}

/// Card in the hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Held {
    pub(crate) card: String,
    pub(crate) said: String,
    /// `true` if a card lies face down beneath it.
    pub(crate) covers: bool,
    /// `true` if nothing speaks against this card before the others.
    pub(crate) may: bool,
    /// Reason why it can't be played; with `act` it can, at a second press.
    pub(crate) why: Option<String>,
    pub(crate) does: Option<String>,
    pub(crate) act: Option<String>,
}

/// Cards that lie face up before a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Row {
    pub(crate) label: String,
    /// Face of the player, beside cards that they showed; none where all cards lie in rows.
    pub(crate) face: Option<String>,
    pub(crate) cards: Vec<Lying>,
}

/// Card that lies face up in a row.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Lying {
    pub(crate) card: String,
    pub(crate) said: String,
    /// `true` if a card lies face down beneath it.
    pub(crate) covers: bool,
}

/// Choice of cards that are thrown away.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Pick {
    pub(crate) least: usize,
    pub(crate) most: usize,
    pub(crate) undo: String,
    pub(crate) out: String,
    /// Words of the action, by the number of cards that are marked, up to the most.
    pub(crate) states: Vec<Picked>,
    pub(crate) act: String,
    /// Cards that go in any case.
    pub(crate) locked: Vec<String>,
}

/// Action for a number of cards that are marked.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Picked {
    pub(crate) go: String,
    pub(crate) on: bool,
    pub(crate) say: String,
}

/// Something that can be pressed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Act {
    pub(crate) act: String,
    pub(crate) label: String,
    pub(crate) detail: Option<String>,
    pub(crate) pip: Option<String>,
    pub(crate) said: String,
    pub(crate) style: Style,
}

impl Act {
    pub(crate) fn new(act: impl Into<String>, label: impl Into<String>, style: Style) -> Self {
        let label = label.into();
        Act { act: act.into(), said: label.clone(), label, detail: None, pip: None, style }
    }
}

/// Look of something that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Style {
    /// The one thing to do.
    Go,
    /// Bid, by its figure.
    Bid,
    /// Passing.
    Pass,
    /// Words on paper.
    Slip,
    /// Suit.
    Pip,
    /// Card that is called.
    Call,
    /// Anything else.
    Plain,
}

/// Bids that are counted through, because they are too many for buttons.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Steps {
    pub(crate) less: String,
    pub(crate) more: String,
    /// Index of the bid that is counted from.
    pub(crate) from: usize,
    pub(crate) acts: Vec<Act>,
}

/// Label of a button.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Label {
    pub(crate) label: String,
}

/// Advice that was asked for.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Advice {
    pub(crate) card: Option<String>,
    pub(crate) act: String,
    pub(crate) say: String,
    pub(crate) odds: Vec<Odds>,
    pub(crate) why_label: String,
    /// Reasons besides the one in the advice.
    pub(crate) why: Vec<String>,
    pub(crate) close: String,
}

/// Chances of a choice.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Odds {
    pub(crate) act: String,
    pub(crate) text: String,
}

/// Result of a hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Count {
    pub(crate) heading: String,
    pub(crate) stamp: String,
    pub(crate) bad: bool,
    pub(crate) points: Vec<Point>,
    pub(crate) pad: Pad,
    pub(crate) cost: Option<Ask>,
}

/// Point of a hand, and who made it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Point {
    pub(crate) card: Option<String>,
    pub(crate) said: String,
    pub(crate) label: String,
    pub(crate) face: String,
    pub(crate) who: String,
    pub(crate) figure: Option<String>,
}

/// Last lines of the score pad.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Pad {
    pub(crate) names: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

/// Question of the table to this person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Asked {
    pub(crate) say: String,
    pub(crate) acts: Vec<Act>,
}

/// Menu of the page.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Menu {
    pub(crate) label: String,
    pub(crate) items: Vec<Item>,
}

/// Entry of the menu.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub(crate) enum Item {
    /// Something to read.
    Ask(Ask),
    /// Something to do.
    Act {
        /// What is done.
        act: String,
        /// Words.
        label: String,
    },
    /// Setting of the phone.
    Set {
        /// Which one.
        set: &'static str,
        /// Words.
        label: String,
    },
}

/// Something to read.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Ask {
    pub(crate) ask: &'static str,
    pub(crate) label: String,
}

/// Words of the settings of the phone, and of other buttons of the page alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Labels {
    pub(crate) close: String,
    pub(crate) settings: String,
    pub(crate) one_press: String,
    pub(crate) left_hand: String,
    pub(crate) buzz: String,
    pub(crate) as_phone: String,
    pub(crate) light: String,
    pub(crate) dark: String,
    pub(crate) midnight: String,
}

impl Labels {
    pub(crate) fn of(l: &Language) -> Self {
        Labels {
            close: t!(l, "phone-close"),
            settings: t!(l, "phone-settings"),
            one_press: t!(l, "phone-one-press"),
            left_hand: t!(l, "phone-left-hand"),
            buzz: t!(l, "phone-buzz"),
            as_phone: t!(l, "phone-as-phone"),
            light: t!(l, "phone-light"),
            dark: t!(l, "phone-dark"),
            midnight: t!(l, "settings-theme-midnight"),
        }
    }
}

/// Something to read, on paper.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Paper {
    pub(crate) heading: String,
    pub(crate) lines: Vec<String>,
    pub(crate) cards: Vec<Played>,
    /// What can be pressed on it.
    pub(crate) items: Vec<Item>,
    pub(crate) close: String,
}

/// Score pad of a game with real cards, with the hand that is being told.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PadSheet {
    pub(crate) title: String,
    /// Number of strokes so far: goes back with what is pressed.
    pub(crate) turn: usize,
    pub(crate) heading: String,
    /// Words on whose deal it is.
    pub(crate) about: String,
    pub(crate) columns: Vec<PadColumn>,
    pub(crate) lines: Vec<PadLine>,
    pub(crate) rows: Vec<PadRow>,
    pub(crate) stamp: String,
    pub(crate) bad: bool,
    pub(crate) say: String,
    pub(crate) undo: Option<Act>,
    pub(crate) acts: Vec<Act>,
    /// Menu; a television has none.
    pub(crate) menu: Option<Menu>,
    pub(crate) labels: Labels,
}

/// Head of a column of the pad.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PadColumn {
    pub(crate) name: String,
    pub(crate) said: String,
    pub(crate) faces: Vec<&'static str>,
    pub(crate) leads: bool,
    pub(crate) deals: bool,
}

/// Hand on the pad, with the scores after it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PadLine {
    pub(crate) number: usize,
    pub(crate) scores: Vec<PadScore>,
    /// `true` if it is corrected.
    pub(crate) on: bool,
}

/// Score of a column.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PadScore {
    pub(crate) figure: String,
    pub(crate) below: bool,
}

/// Question of the form, with a cell in each column, or with cells beside each other across all of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct PadRow {
    pub(crate) label: String,
    pub(crate) wide: bool,
    pub(crate) cells: Vec<PadCell>,
}

/// What is pressed in a row.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum PadCell {
    /// Place for ticks.
    Tick {
        /// What is pressed; a television presses nothing.
        act: Option<String>,
        /// Words.
        said: String,
        /// Number of ticks.
        count: usize,
    },
    /// Answer beside others.
    Choice {
        /// What is pressed; a television presses nothing.
        act: Option<String>,
        /// Words.
        label: String,
        /// `true` if it is given.
        on: bool,
    },
    /// Number between one less and one more.
    Steps {
        /// Words.
        said: String,
        /// Number.
        figure: String,
        /// One less, if it goes down.
        less: Option<Box<Act>>,
        /// One more, if it goes up.
        more: Option<Box<Act>>,
    },
}
