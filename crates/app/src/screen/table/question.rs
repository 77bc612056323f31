//! The choices of the person at the bottom, as a panel of buttons with their words and keys: one list for the eye, the
//! mouse and the keyboard. And the menu of further remarks.

use super::drawing::Drawing;
use super::panel::{Choice, Face, MANY, Panel};
use super::{Message, Table, calling, cloth, throwing};
use crate::context::Context;
use crate::keymap::{Key, Step};
use pitch_language::{Language, phrase, t};
use pitch_rules::{Action, Ask, Bid, Call, Remark, Suit, Turn};
use pitch_session::SlipKind;

use std::cmp::Reverse;

/// Returns the choices of the player whose turn it is; `None` while cards are played.
pub(super) fn question(table: &Table, context: &Context) -> Option<Panel> {
    let (language, names, view) = (&context.language, &table.names, table.shown());
    let head = phrase::question(language, names, view);
    let (title, about, choices) = match view.turn {
        Turn::Deal(_) => {
            let deal = Choice::new(Message::Deal, t!(language, "table-deal"));
            let deal = Choice { cap: "D".to_owned(), keys: vec![Key::Letter('d')], face: Face::Main, ..deal };
            (t!(language, "table-you-deal"), t!(language, "table-you-deal-about"), vec![deal])
        }
        Turn::Call(_) => {
            let title = head.unwrap_or_else(|| phrase::prompt(language, names, view).trim_end_matches('.').to_owned());
            let choices = bids(table, context).into_iter().chain(weak_hand(table, context)).collect();
            (title, phrase::bidding(language, names, view), choices)
        }
        Turn::Discard(_) => throwing::question(table, context)?,
        Turn::Rule(_) if view.ask == Some(Ask::CallPartner) => {
            let about = phrase::referee(language, names, view).unwrap_or_default();
            (head.unwrap_or_default(), about, calling::choices(table, context))
        }
        Turn::Rule(_) => {
            let answers = view.legal.iter().filter_map(|action| match action {
                // The card that is pitched instead is chosen in the hand.
                Action::Say(Remark::Override(_)) => None,
                Action::Say(remark) => Some(*remark),
                _ => None,
            });
            let besides = view.claims.iter().copied().filter(|_| view.ask == Some(Ask::AnyClaims));
            let mut remarks: Vec<Remark> = answers.chain(besides).collect();
            // The suit with most trumps comes first.
            remarks.sort_by_key(|remark| match remark {
                Remark::NameTrump(suit) => Reverse(trumps_of(table, *suit)),
                _ => Reverse(0),
            });
            let choices = remarks.into_iter().enumerate().map(|(index, remark)| match remark {
                Remark::NameTrump(suit) => suit_choice(table, context, index, suit),
                _ => Choice {
                    note: phrase::remark_about(language, names, remark),
                    ..remark_choice(table, context, index, remark)
                },
            });
            let about = match view.ask {
                Some(Ask::Override(_)) if table.hint.is_some() => table.advice(context).unwrap_or_default(),
                Some(Ask::Override(_)) => t!(language, "table-override-about"),
                // Why the book asks.
                _ => phrase::referee(language, names, view).unwrap_or_default(),
            };
            (head.unwrap_or_default(), about, choices.collect())
        }
        Turn::Play(_) | Turn::Over => return None,
    };
    let is_low = view.trick.is_some_and(|trick| !trick.is_empty());
    let mut panel = Panel::new(title, about, choices, (false, is_low), &table.stage());
    let (one_row, drawing) = (panel.place, Drawing::of(table, context));
    let between = cloth::between_bubbles(&Drawing { panel: Some(&panel), ..drawing }, one_row);
    panel.lay(between, &table.stage());
    // Two rows would take more room than bubbles need.
    if panel.place.y < one_row.y {
        panel.lay(table.layout.between_seats(), &table.stage());
    }
    if view.trump.is_some() || !view.turned.is_empty() {
        panel.clear_of(table.layout.patch, &table.layout);
    }
    if table.shows_promises() {
        panel.raise(table.prompt_lift());
    }
    Some(panel)
}

/// Returns the calls as slips: each bid one or, where they are many, one that counts up and down with two more.
fn bids(table: &Table, context: &Context) -> Vec<Choice> {
    let (language, names, view) = (&context.language, &table.names, table.shown());
    let calls = calls(table);
    // Its digits are bids, though only a pass may be left.
    let has_bids = calls.iter().all(is_of_auction) || calls.iter().any(|call| call.bid().is_some());
    let sells = calls.contains(&Call::Pitch);
    let bids_are_long = names.rules().has_long_bids();
    let all = names.rules().points_in_play().0;
    let all = usize::try_from(all).unwrap_or_default();
    let choice = |index: usize, call: Call| {
        let (cap, keys) = keys_of(call, sells);
        // Where bids have two figures, one that is pressed would be taken for the whole.
        let is_number = call.bid().is_some_and(|bid| !bid.is_moon());
        let (cap, mut keys) = if is_number && bids_are_long { Default::default() } else { (cap, keys) };
        if !has_bids {
            keys.push(Key::Digit(index as u8 + 1));
        }
        // What cannot be said now is there as a card is that may not be played: it says why.
        let is_off = !table.allows_mistakes() && !view.legal.contains(&Action::Call(call));
        let note = if is_off { String::new() } else { phrase::bid_note(language, names, view, call) };
        let choice = Choice::new(Message::call(call), phrase::bid_button_of(language, names, view, call));
        let face = match call {
            Call::Bid(bid) if is_number && !names.is_smudge(bid) => {
                Face::Figure(usize::try_from(names.rules().promised(bid).0).unwrap_or_default(), all)
            }
            _ => Face::Words,
        };
        Choice { note, cap, keys, is_off, face, ..choice }
    };
    let is_many = !table.allows_mistakes() && counted(table).len() > MANY;
    if !is_many {
        return calls
            .into_iter()
            .enumerate()
            .map(|(index, call)| choice(index, call))
            .filter(|choice| !choice.is_off || table.allows_mistakes())
            .collect();
    }
    let bids = counted(table);
    let at = table.counted.min(bids.len() - 1);
    let sign = |step: Step, sign: &'static str, is_off: bool| Choice {
        face: Face::Sign(sign),
        is_off,
        ..Choice::new(
            Message::Count(step),
            t!(language, "bid-step", step = if step == Step::Next { "more" } else { "less" }),
        )
    };
    let mut choices = vec![
        sign(Step::Previous, "\u{2212}", at == 0),
        choice(0, Call::Bid(bids[at])),
        sign(Step::Next, "+", at + 1 == bids.len()),
    ];
    // The two round figures next above.
    let round = bids[at + 1..].iter().filter(|bid| bid.number() % 5 == 0 || **bid == bids[bids.len() - 1]);
    choices.extend(round.take(2).map(|bid| choice(1, Call::Bid(*bid))));
    let rest = calls.into_iter().filter(|call| !matches!(call, Call::Bid(bid) if bids.contains(bid)));
    choices.extend(rest.map(|call| choice(2, call)).filter(|choice| !choice.is_off));
    choices
}

/// Returns the bids that can be made by a figure, from the lowest.
pub(super) fn counted(table: &Table) -> Vec<Bid> {
    let bid = |action: &Action| match action {
        Action::Call(Call::Bid(bid)) if !bid.is_moon() => Some(*bid),
        _ => None,
    };
    let mut bids: Vec<Bid> = table.shown().legal.iter().filter_map(bid).collect();
    bids.sort_by_key(|bid| bid.number());
    bids
}

/// Returns the bid on the wide slip and what it commits to, for a listener; `None` while it has the keyboard, which tells it.
pub(super) fn counted_aloud(table: &Table, language: &Language) -> Option<String> {
    let (bids, names, view) = (counted(table), &table.names, table.shown());
    let call = Call::Bid(*bids.get(table.counted).or(bids.last())?);
    let is_told = table.is_on_panel(&Message::Count(Step::Next)) && table.focus.at() != Some(&Message::call(call));
    let words = [phrase::bid_button_of(language, names, view, call), phrase::bid_note(language, names, view, call)];
    let words = words.into_iter().filter(|words| !words.is_empty()).map(|words| phrase::sentence(language, words));
    is_told.then(|| phrase::sentences(language, words))
}

/// Returns the place of a bid among those that the wide slip counts through, if there is one.
pub(super) fn place_of_bid(table: &Table, bid: Bid) -> Option<usize> {
    let bids = counted(table);
    if table.allows_mistakes() || bids.len() <= MANY || table.panel.is_none() {
        return None;
    }
    bids.iter().position(|one| *one == bid)
}

/// Returns the button that shows a hand worth nothing, before the first word (M-57).
fn weak_hand(table: &Table, context: &Context) -> Option<Choice> {
    let remark = table.shown().claims.iter().copied().find(|claim| *claim == Remark::WeakHand)?;
    let label = phrase::remark_button(&context.language, &table.names, remark);
    let choice = Choice::new(Message::say(remark), label);
    let note = match table.session.rules().exchanges_weak_hands() {
        true => t!(context.language, "note-weak-hand-new"),
        false => t!(context.language, "note-weak-hand"),
    };
    Some(Choice { note, cap: "N".to_owned(), keys: vec![Key::Letter('n')], ..choice })
}

/// Returns the menu of further remarks at a table where mistakes can be made.
pub(super) fn menu(table: &Table, context: &Context) -> Panel {
    let (language, view) = (&context.language, table.shown());
    let claims = view.claims.iter().enumerate();
    let mut choices: Vec<_> = claims.map(|(index, claim)| remark_choice(table, context, index, *claim)).collect();
    let mut add = |message, label| {
        let index = choices.len();
        choices.push(Choice::new(message, label).numbered(index));
    };
    let own = view.own_seat();
    let offers = view.contract.is_none() && view.turned.is_empty() && view.ask.is_none();
    if offers && matches!(view.turn, Turn::Call(turn) if own != Some(turn)) {
        add(Message::call(Call::Pass), t!(language, "table-out-of-turn-pass"));
        let rules = table.names.rules();
        for bid in rules.bids() {
            let bid_words = phrase::figure(language, bid);
            add(Message::call(Call::Bid(bid)), t!(language, "table-out-of-turn", bid = bid_words));
        }
    }
    if own.is_some_and(|own| view.held[own].count > 0 && view.held[own].cards.is_some()) {
        add(Message::Show, t!(language, "table-show"));
    }
    if matches!(view.turn, Turn::Deal(dealer) if own == Some(dealer)) {
        add(Message::Misdeal(SlipKind::Exposed), t!(language, "table-misdeal-shown"));
        add(Message::Misdeal(SlipKind::Count), t!(language, "table-misdeal-count"));
    }
    let about = if choices.is_empty() { t!(language, "table-menu-none") } else { t!(language, "table-menu-about") };
    let mut panel = Panel::new(t!(language, "table-menu"), about, choices, (true, false), &table.stage());
    panel.clear_of_trick(&table.stage());
    panel
}

fn remark_choice(table: &Table, context: &Context, index: usize, remark: Remark) -> Choice {
    let label = phrase::remark_button(&context.language, &table.names, remark);
    Choice::new(Message::say(remark), label).numbered(index)
}

/// Returns the number of trumps that a suit would give the player who names it.
fn trumps_of(table: &Table, suit: Suit) -> usize {
    let view = table.shown();
    (view.hand() & view.rankings.with(Some(suit)).trumps()).len()
}

/// Returns the button of a suit that can be named, with the trumps it would give; its letter presses it as well as its
/// number.
fn suit_choice(table: &Table, context: &Context, index: usize, suit: Suit) -> Choice {
    let choice = remark_choice(table, context, index, Remark::NameTrump(suit));
    let letter = suit.to_string();
    let key = letter.chars().next().map(|letter| Key::Letter(letter.to_ascii_lowercase()));
    let keys = choice.keys.iter().copied().chain(key).collect();
    let note = t!(context.language, "note-name-trump", count = trumps_of(table, suit));
    // With hints, H is theirs.
    let is_hint = suit == Suit::Hearts && table.is_on(&Message::Hint);
    let cap = if is_hint { choice.cap.clone() } else { letter };
    Choice { note, keys, cap, face: Face::Suit(suit), ..choice }
}

/// Returns `true` if everybody bids once or more, and the person at the bottom is asked to.
pub(super) fn is_auction(table: &Table) -> bool {
    let mut calls = table.shown().legal.iter();
    calls.any(|action| matches!(action, Action::Call(call) if is_of_auction(call)))
}

/// Returns the calls of the bidding, as the buttons lie: the bids from the lowest, then passing; also those that cannot
/// be made now, except for bids where they are many. Where mistakes can be made, bids that are too low are there like
/// the others.
fn calls(table: &Table) -> Vec<Call> {
    let mut calls: Vec<Call> = table.shown().legal.iter().filter_map(Action::call).collect();
    let rules = table.names.rules();
    let is_auction = !calls.is_empty() && calls.iter().all(is_of_auction);
    if is_auction && rules.has_bids() {
        let bids = rules.bids().map(Call::Bid);
        let shows_all = table.allows_mistakes() && calls.contains(&Call::Pass) || bids.clone().count() < MANY;
        let bids = bids.filter(|_| shows_all);
        let pass = Some(Call::Pass).filter(|_| !table.allows_mistakes());
        let missing: Vec<Call> = bids.chain(pass).filter(|call| !calls.contains(call)).collect();
        calls.extend(missing);
    }
    calls.sort_by_key(|call| match call {
        Call::Bid(bid) => bid.number(),
        Call::Pitch | Call::Accept | Call::Stand | Call::TakeOne => 10,
        Call::Undertake | Call::Beg | Call::Run => 11,
        Call::Bunch => 12,
        Call::Pass => u8::MAX,
    });
    calls
}

/// Returns `true` if a call is made where everybody bids once or more.
const fn is_of_auction(call: &Call) -> bool {
    matches!(call, Call::Bid(_) | Call::Pass | Call::Bunch)
}

/// Returns the key cap of a call and its keys. `sells` is `true` if eldest puts the pitch up for sale with a pass.
fn keys_of(call: Call, sells: bool) -> (String, Vec<Key>) {
    let letter = match call {
        Call::Bid(Bid::MOON) | Call::Accept => 'a',
        Call::Bid(bid) => return (bid.to_string(), vec![Key::Digit(bid.number())]),
        Call::TakeOne => return ("1".to_owned(), Vec::new()),
        // P passes wherever there is bidding, and pitches nowhere.
        Call::Pass if sells => return ("S".to_owned(), vec![Key::Letter('s'), Key::Letter('p')]),
        Call::Pass => 'p',
        Call::Pitch | Call::Undertake => 'k',
        Call::Stand => 's',
        Call::Beg | Call::Bunch => 'b',
        Call::Run => 'r',
    };
    (letter.to_ascii_uppercase().to_string(), vec![Key::Letter(letter)])
}
