//! The sheets that lie over the first screen and the table.

use crate::context::Context;
use crate::document::Document;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::phones::Phones;
use crate::screen::glance::Glance;
use crate::screen::table::Table;
use crate::screen::{
    about, consent, costs, curtain, fair, first_deal, games, glossary, house_rules, joining, keys, languages, lessons,
    menu, new_game, opening, over, pad, players, puzzles, result, review, rules, saves, settings, statistics, why,
};
use crate::sound::Cue;
use crate::voice::Sent;
use crate::widget::{self, Operation};
use pitch_language::{Explanation, Names, Term, phrase, t};
use pitch_rules::{Finished, Rules, Seat, history};
use pitch_session::{self, Evening, Pick, Statistics, Timestamp};

use iced::Element;

use std::sync::Arc;
use std::time::Instant;

/// Puts the sheets, their messages and what they ask for side by side: one line a sheet.
macro_rules! sheets {
    ($($(#[$doc:meta])* $name:ident($sheet:ty, $message:ty) whole: $whole:literal;)+) => {
        /// A sheet.
        #[derive(Debug)]
        pub enum Sheet {
            $($(#[$doc])* $name($sheet),)+
        }

        /// Event on a sheet.
        #[derive(Debug, Clone)]
        pub enum Message {
            $($(#[$doc])* $name($message),)+
        }

        impl Sheet {
            /// Returns `true` if it fills the window, so that nothing below it is seen.
            pub(crate) const fn is_whole(&self) -> bool {
                match self { $(Sheet::$name(_) => $whole,)+ }
            }

            /// Draws it.
            pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
                match self { $(Sheet::$name(sheet) => sheet.view(context).map(Message::$name),)+ }
            }

            /// Handles a message. One of a sheet that was closed meanwhile is passed over.
            pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
                match (self, message) {
                    $((Sheet::$name(sheet), Message::$name(message)) => sheet.update(message, context),)+
                    _ => Outcome::None,
                }
            }

            /// Handles a message that one of its controls sends.
            pub fn send(&mut self, sent: &Sent, context: &Context) -> Outcome {
                match self {
                    $(Sheet::$name(sheet) => {
                        sent.get().map_or(Outcome::None, |message: $message| sheet.update(message, context))
                    })+
                }
            }

            /// Handles a key that was pressed.
            pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
                if let Some(operation) = self.scroll(key, context) {
                    return Outcome::Operate(operation);
                }
                match self { $(Sheet::$name(sheet) => sheet.key(key, context),)+ }
            }
        }
    };
}

sheets! {
    /// Choice of a game.
    Games(games::Games, games::Message) whole: true;
    /// Setting up a new game.
    NewGame(new_game::NewGame, new_game::Message) whole: true;
    /// The rules.
    Rules(rules::Rules, Outcome) whole: true;
    /// Reasons why something is so.
    Why(why::Why, Outcome) whole: false;
    /// Proof that the table is bound to its cards.
    Fair(Box<fair::Fair>, fair::Message) whole: true;
    /// The words of the game.
    Glossary(glossary::Glossary, Outcome) whole: true;
    /// The result of a hand.
    Result(Box<result::Result>, result::Message) whole: true;
    /// The end of the game.
    Over(Box<over::Over>, over::Message) whole: true;
    /// The screen between two people.
    Curtain(curtain::Curtain, Outcome) whole: true;
    /// Way in which the first deal was found.
    FirstDeal(first_deal::FirstDeal, Outcome) whole: false;
    /// The question whether something may be taken back.
    Consent(consent::Consent, Outcome) whole: false;
    /// Players at the table.
    Players(players::Players, Outcome) whole: false;
    /// The menu.
    Menu(menu::Menu, Outcome) whole: false;
    /// The help: the way to the rules, and the keys.
    Keys(keys::Keys, keys::Message) whole: false;
    /// Facts about the program, or one of the texts that come with it.
    About(about::About, Outcome) whole: true;
    /// Joining sheet of a game with hands on phones.
    Joining(joining::Joining, joining::Message) whole: true;
    /// The lessons.
    Lessons(lessons::Lessons, Outcome) whole: true;
    /// The languages.
    Languages(languages::Languages, Outcome) whole: false;
    /// The settings.
    Settings(settings::Settings, settings::Message) whole: true;
    /// The saved games.
    Saves(saves::Saves, saves::Message) whole: true;
    /// The statistics.
    Statistics(Box<statistics::Statistics>, statistics::Message) whole: true;
    /// The score pad of a game with real cards.
    Pad(pad::Pad, pad::Message) whole: true;
    /// The shelf of puzzles.
    Puzzles(puzzles::Puzzles, puzzles::Message) whole: true;
    /// Costs of the decisions of a hand.
    Costs(costs::Costs, Outcome) whole: true;
    /// A game that is looked back at.
    Review(Box<review::Review>, review::Message) whole: true;
    /// The house rules.
    HouseRules(house_rules::HouseRules, house_rules::Message) whole: true;
    /// A file that is being read.
    Opening(opening::Opening, Outcome) whole: false;
    /// The last trick, or the log.
    Glance(Glance, Outcome) whole: false;
}

/// Words of a sheet that a listener hears as it comes up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Aloud {
    /// Nothing but its name.
    Nothing,
    /// All the words on it.
    Words,
    /// These sentences.
    These(Vec<String>),
}

impl Sheet {
    /// Tells it which message the control with the keyboard sends, where that decides what keys do or what is shown.
    pub(crate) fn focused(&mut self, sent: Option<&Sent>) {
        match self {
            Sheet::Games(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::NewGame(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::HouseRules(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Settings(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Result(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Keys(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Saves(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Pad(sheet) => sheet.focused(sent.and_then(Sent::get)),
            Sheet::Statistics(sheet) => sheet.focused(sent.and_then(Sent::get)),
            _ => {}
        }
    }

    /// Returns its name, if that differs from the words that it begins with.
    pub(crate) fn called(&self, context: &Context) -> Option<String> {
        match self {
            Sheet::Result(result) => Some(result.called(context)),
            Sheet::Costs(_) => Some(t!(context.language, "cost-title")),
            Sheet::Review(_) => Some(t!(context.language, "review-title")),
            _ => None,
        }
    }

    /// Returns the words that are heard of it as it comes up; the rest is there to be read.
    pub(crate) fn aloud(&self, context: &Context) -> Aloud {
        match self {
            Sheet::Result(result) => Aloud::These(result.aloud(context)),
            Sheet::Over(over) => Aloud::These(over.aloud(context)),
            // A license is long, and read by who wants to.
            Sheet::About(about) if about.is_text() => Aloud::Nothing,
            Sheet::About(_)
            | Sheet::Why(_)
            | Sheet::Fair(_)
            | Sheet::Curtain(_)
            | Sheet::FirstDeal(_)
            | Sheet::Consent(_)
            | Sheet::Joining(_)
            | Sheet::Opening(_)
            | Sheet::Glance(_) => Aloud::Words,
            Sheet::Games(_)
            | Sheet::NewGame(_)
            | Sheet::Rules(_)
            | Sheet::Glossary(_)
            | Sheet::Players(_)
            | Sheet::Menu(_)
            | Sheet::Keys(_)
            | Sheet::Lessons(_)
            | Sheet::Languages(_)
            | Sheet::Settings(_)
            | Sheet::Saves(_)
            | Sheet::Statistics(_)
            | Sheet::Pad(_)
            | Sheet::Puzzles(_)
            | Sheet::Costs(_)
            | Sheet::Review(_)
            | Sheet::HouseRules(_) => Aloud::Nothing,
        }
    }

    /// Returns the words on it that change with what is pressed or worked out, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        match self {
            Sheet::Review(review) => review.standing(context),
            Sheet::Keys(keys) => keys.standing(context),
            Sheet::Costs(costs) => costs.standing(context),
            Sheet::Over(over) => over.standing(context),
            Sheet::Joining(joining) => joining.standing(context),
            Sheet::Pad(pad) => pad.standing(context),
            Sheet::HouseRules(house) => house.standing(context),
            Sheet::Games(games) => games.standing(context),
            Sheet::NewGame(setup) => setup.standing(context),
            Sheet::Puzzles(puzzles) => puzzles.standing(context),
            _ => Vec::new(),
        }
    }

    /// Returns the scrolling that a key does on a sheet that does not fill the window; the others scroll by themselves.
    fn scroll(&self, key: Key, context: &Context) -> Option<Operation> {
        let has_one_button = matches!(self, Sheet::Glance(_) | Sheet::Keys(_) | Sheet::FirstDeal(_));
        let from_end = matches!(self, Sheet::Glance(Glance::Log(_)));
        (!self.is_whole()).then(|| widget::dialog_scroll(key, context, has_one_button, from_end)).flatten()
    }

    /// Returns `true` if something moves on it, so that pictures must follow each other closely.
    pub(crate) fn is_moving(&self) -> bool {
        match self {
            Sheet::Result(result) => result.is_counting(),
            Sheet::Over(over) => over.is_telling(),
            Sheet::Opening(opening) => opening.is_waiting(),
            _ => false,
        }
    }

    /// Returns `true` if nothing of it is shown yet.
    pub(crate) const fn is_hidden(&self) -> bool {
        matches!(self, Sheet::Opening(opening) if opening.is_waiting())
    }

    /// Lets time pass on it. Returns the cue of what it shows now.
    pub(crate) fn tick(&mut self, now: Instant) -> Option<Cue> {
        match self {
            Sheet::Result(result) => result.tick(now),
            Sheet::Over(over) => over.tick(now),
            Sheet::Opening(opening) => opening.tick(now),
            _ => {}
        }
        self.cue()
    }

    /// Returns the cue of what it shows now, once.
    pub(crate) fn cue(&mut self) -> Option<Cue> {
        if let Sheet::Result(result) = self { result.cue() } else { None }
    }

    /// Creates the sheet of the result of a hand, counted up.
    pub fn result(finished: Arc<Finished>, table: &Table, context: &Context) -> Self {
        let (names, players) = (table.names().clone(), table.players().to_vec());
        let sheet = result::Result::new(finished, names, players);
        // What is only tried out is not checked afterwards, and a lesson's cards were laid out.
        let is_own = !table.session().is_try_out();
        let sheet = sheet.bound_by(table.session().record().deals().commitment().filter(|_| is_own));
        let taught = result::Taught::of(table, context);
        let saying = table.session().table_talk().filter(|_| taught.is_none());
        let sheet = sheet.taught(taught).with_saying(saying);
        Sheet::Result(Box::new(sheet.counted_up(table.pace(), table.now())))
    }

    /// Creates the sheet of the end of the game; `None` before it.
    pub fn over(table: &Table, _context: &Context) -> Option<Self> {
        let (names, players, view) = (table.names().clone(), table.players().to_vec(), table.shown());
        let hands = table.session().hands().to_vec();
        let over = over::Over::new(view.end?, names, players, &table.totals(), view.set_backs, hands);
        let over = over.with_aids(table.aids());
        Some(Sheet::Over(Box::new(over.told_from(table.pace(), table.now()))))
    }

    /// Creates the page on the costs of the decisions of the people at the table in the hand that is over last.
    pub(crate) fn costs(table: &Table) -> Self {
        let seats = table.session().rules().seats().all();
        let people = seats.filter(|&seat| table.session().is_person(seat)).collect();
        Sheet::Costs(costs::Costs::new(table.names().clone(), people, table.shown().end.is_some()))
    }

    /// Tells it the known costs of decisions at this table; other sheets have no use for them.
    pub(crate) fn tell_of_costs(&mut self, table: &Table) {
        match self {
            Sheet::Costs(sheet) => {
                if let Some(costs) = table.last_costs() {
                    sheet.tell(costs);
                }
            }
            Sheet::Over(over) if over.awaits_accuracies() => {
                if let Some(accuracies) = table.accuracies() {
                    over.tell_of_accuracies(accuracies);
                }
            }
            _ => {}
        }
    }

    /// Creates the curtain before this person has the screen.
    pub fn curtain(seat: Seat, table: &Table, context: &Context) -> Self {
        Sheet::Curtain(curtain(seat, table, context))
    }

    /// Creates the menu of a table.
    pub(crate) fn menu(table: &Table, context: &Context) -> Self {
        let can_join = Phones::ARE_THERE && !table.session().is_try_out();
        let menu = menu::Menu::new(table.game_name(context), table.shown().number, table.is_shared() || can_join);
        // The raised cards begin below the prompt.
        let (layout, prompt) = (table.layout(), table.layout().prompt);
        let free = (prompt.y + prompt.height + 8.0 * layout.s) / layout.size.height;
        let menu = menu.with_phones(!table.phones().is_empty()).above_hand(free);
        Sheet::Menu(menu.unkept(table.session().is_try_out()))
    }

    /// Creates the sheet that asks whether the last decision of this seat may be taken back.
    pub(crate) fn ask_to_undo(seat: Seat, table: &Table) -> Self {
        Sheet::Consent(consent::Consent::to_undo(table.names().name(seat).to_owned()))
    }

    /// Creates the sheet that asks whether a game that does not get on ends by the score.
    pub fn ask_to_end(table: &Table, context: &Context) -> Self {
        let leader = table.session().game().leader();
        Sheet::Consent(consent::Consent::to_end(phrase::end_by_score(&context.language, table.names(), leader)))
    }

    /// Creates the sheet of the last trick in large.
    pub(crate) fn last_trick(table: &Table) -> Self {
        Sheet::Glance(Glance::Trick(table.last_trick(), table.names().clone()))
    }

    /// Creates the sheet of the whole log.
    pub(crate) fn log(table: &Table, context: &Context) -> Self {
        Sheet::Glance(Glance::Log(table.log(context)))
    }

    /// Creates the sheet of the order of trumps.
    pub(crate) fn trump_order(table: &Table, context: &Context) -> Self {
        Sheet::Glance(Glance::order(&context.language, table.session().rules(), table.shown()))
    }

    /// Returns the place of the keys that hold on it besides those that hold everywhere.
    pub(crate) const fn place(&self) -> Option<Place> {
        match self {
            Sheet::Glance(_) | Sheet::Consent(_) => Some(Place::Table),
            Sheet::Menu(_) => Some(Place::Menu),
            Sheet::Result(_) | Sheet::Over(_) | Sheet::Costs(_) => Some(Place::Result),
            Sheet::Review(_) => Some(Place::Review),
            Sheet::Saves(_) => Some(Place::Saves),
            Sheet::Games(_)
            | Sheet::NewGame(_)
            | Sheet::Settings(_)
            | Sheet::HouseRules(_)
            | Sheet::Statistics(_)
            | Sheet::Pad(_) => Some(Place::Pages),
            Sheet::Rules(_)
            | Sheet::Why(_)
            | Sheet::Fair(_)
            | Sheet::Glossary(_)
            | Sheet::Curtain(_)
            | Sheet::FirstDeal(_)
            | Sheet::Joining(_)
            | Sheet::Players(_)
            | Sheet::Keys(_)
            | Sheet::About(_)
            | Sheet::Lessons(_)
            | Sheet::Languages(_)
            | Sheet::Puzzles(_)
            | Sheet::Opening(_) => None,
        }
    }

    /// Returns `true` if Enter presses the main button and only Space what has the keyboard.
    pub(crate) fn enters_main(&self) -> bool {
        matches!(self, Sheet::Pad(pad) if pad.enters_main())
    }

    /// Returns `true` if the next key that is pressed is given to something, whatever it does else.
    pub(crate) const fn takes_any_key(&self) -> bool {
        matches!(self, Sheet::Keys(keys) if keys.is_asking())
    }

    /// Returns `true` if a digit that is pressed counts on it.
    pub(crate) fn hears_digits(&self) -> bool {
        match self {
            Sheet::HouseRules(sheet) => sheet.hears_digits(),
            Sheet::Keys(keys) => keys.is_asking(),
            _ => false,
        }
    }

    /// Returns `true` if every letter that is typed looks for something on it.
    pub(crate) const fn takes_letters(&self) -> bool {
        matches!(self, Sheet::Saves(_) | Sheet::Games(_))
    }

    /// Returns `true` if it asks for something or looks for something, which Escape ends before it closes the sheet.
    pub(crate) const fn is_asking(&self) -> bool {
        match self {
            Sheet::Games(sheet) => sheet.is_asking(),
            Sheet::Saves(sheet) => sheet.is_asking(),
            Sheet::HouseRules(sheet) => sheet.is_asking(),
            Sheet::Settings(sheet) => sheet.is_asking(),
            _ => false,
        }
    }

    /// Returns the score pad that is shown on it.
    pub(crate) const fn pad(&self) -> Option<&pitch_session::pad::Form> {
        if let Sheet::Pad(pad) = self { pad.shown() } else { None }
    }

    /// Returns what is not saved, where it asks whether the program is left all the same.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        if let Sheet::Consent(consent) = self { consent.unsaved() } else { None }
    }

    /// Returns `true` for the question of somebody on a phone.
    pub(crate) const fn asks_for_phones(&self) -> bool {
        matches!(self, Sheet::Consent(consent) if consent.is_of_phones())
    }

    /// Adapts it to a changed window or a changed choice of the player.
    pub(crate) fn adapt(&mut self, context: &Context) {
        if let Sheet::Review(review) = self {
            review.adapt(context);
        }
    }

    /// Creates the sheet on how the first deal of a table was found, with the names as they are told there.
    pub(crate) fn first_deal(table: &pitch_session::Table, names: Names) -> Self {
        let (found, cut) = table.first_deal();
        Sheet::FirstDeal(first_deal::FirstDeal::new(found, cut, names, table.seated()))
    }

    /// Creates the sheet of the players at this table, of whom these are `present` on their phones.
    pub fn players(table: &Table, present: &[Seat]) -> Self {
        let session = table.session();
        let has_phones = Phones::ARE_THERE && !session.is_try_out();
        let row = |seat: Seat| players::Row {
            seat,
            player: table.players()[seat.index()].clone(),
            can_leave: session.can_leave(seat),
            is_away: session.is_away(seat),
            is_on_phone: table.phones().contains(&seat),
            is_there: present.contains(&seat),
            has_phones,
        };
        Sheet::Players(players::Players::new(session.rules().seats().all().map(row).collect()))
    }

    /// Lets the end of a game tell of the evening; other sheets have nothing to tell of it.
    pub(crate) fn tell_of(&mut self, evening: &Evening) {
        if let Sheet::Over(over) = self {
            over.tell_of(evening.clone());
        }
    }

    /// Creates the choice of a game, beside our table as it was last.
    pub(crate) fn games(context: &Context, statistics: &Statistics) -> Self {
        Sheet::Games(games::Games::new(context, statistics))
    }

    /// Creates the sheet for setting up a new game.
    pub(crate) fn new_game(context: &Context, statistics: &Statistics) -> Self {
        Sheet::NewGame(new_game::NewGame::new(context).after(statistics))
    }

    /// Creates the house rules, with this rule set looked at.
    pub(crate) fn house_rules(context: &Context, pick: Pick) -> Self {
        Sheet::HouseRules(house_rules::HouseRules::new(context, pick))
    }

    /// Creates the sheet of these rules.
    pub fn rules(rules: Rules) -> Self {
        Sheet::Rules(rules::Rules::new(rules))
    }

    /// Creates the sheet of these rules, at the clause on this topic.
    pub(crate) fn rule_on(rules: Rules, topic: &'static str) -> Self {
        Sheet::Rules(rules::Rules::at(rules, topic))
    }

    /// Creates the sheet with the proof that the table of this record is bound to its cards.
    pub(crate) fn fair(record: &pitch_session::Record) -> Self {
        Sheet::Fair(Box::new(fair::Fair::new(record)))
    }

    /// Creates the sheet on why something is so.
    pub(crate) fn why(explanation: Explanation) -> Self {
        Sheet::Why(why::Why::new(explanation))
    }

    /// Creates the slip on why something is so at a table of so many seats.
    pub(crate) fn why_at_table(explanation: Explanation, table: why::Below) -> Self {
        Sheet::Why(why::Why::new(explanation).at_table(table))
    }

    /// Creates the sheet of the words of the game by these rules.
    pub(crate) fn glossary(rules: Rules, at: Option<Term>, context: &Context) -> Self {
        Sheet::Glossary(glossary::Glossary::new(rules, at, context))
    }

    /// Creates the sheet of the statistics of all games.
    pub(crate) fn statistics(kept: pitch_session::Statistics, now: Timestamp) -> Self {
        Sheet::Statistics(Box::new(statistics::Statistics::new(kept, now)))
    }

    /// Creates the sheet about the program, or of one of the texts that come with it.
    pub(crate) fn about(shown: Option<Document>) -> Self {
        Sheet::About(about::About::new(shown))
    }

    /// Creates the help.
    pub(crate) fn keys() -> Self {
        Sheet::Keys(keys::Keys::new())
    }

    /// Creates the settings.
    pub(crate) fn settings() -> Self {
        Sheet::Settings(settings::Settings::new())
    }
}

/// Returns the curtain, which tells what everybody may know, and no more.
fn curtain(seat: Seat, table: &Table, context: &Context) -> curtain::Curtain {
    let (names, view) = (table.names(), table.shown());
    let contract = view.contract.map(|contract| phrase::contract(&context.language, names, contract));
    let told = (&history(view)[..], table.log(context));
    curtain::Curtain::new(seat, table.players().to_vec(), names, told, contract, view.scores)
}
