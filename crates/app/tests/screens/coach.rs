//! The coach at the table: a choice that surely costs much is asked about before it falls, and nothing else is.

use crate::scenes::{context_with, looks, names};
use crate::sitting::{Sitting, WINDOW, find, first, sit};

use pitch_app::keymap::Key;
use pitch_app::screen::table::{Message, Table};
use pitch_language::{phrase, t};
use pitch_players::{Decision, Judged, Judgement, Reason};
use pitch_rules::{Action, Card, Game, Rules, Seat, Turn, Viewer};
use pitch_session::Entry;
use pitch_session::settings::{Settings, Theme};
use pitch_session::table::Counsel;

use iced::{Point, Rectangle};

use std::time::Instant;

/// The person is to play one of several cards to what others led.
fn to_play(game: &Game) -> bool {
    let view = game.view(Viewer::Seat(Seat::default()));
    game.turn() == Turn::Play(Seat::default())
        && view.legal.len() > 2
        && view.trick.is_some_and(|trick| trick.len() > 1 || trick.len() + 1 == view.seats.len())
}

fn to_call(game: &Game) -> bool {
    game.turn() == Turn::Call(Seat::default()) && game.legal(Seat::default()).len() > 2
}

/// A person with a coach in such a position, in which nobody has thought yet.
fn coached(wanted: fn(&Game) -> bool) -> Sitting {
    let mut sitting = sit(&Rules::default(), WINDOW, first, wanted);
    sitting.context.settings.coach = true;
    let _ = sitting.table.resume(&sitting.context, Instant::now());
    assert!(sitting.table.awaited().is_some(), "it is thought about from the beginning of the turn");
    sitting
}

/// What costs so much, and how far off that may be: the first two choices are good, and all others cost it.
fn counsel(table: &Table, cost: f32, error: f32) -> Counsel {
    let judged = |(place, action): (usize, &Action)| {
        let cost = if place < 2 { 0.0 } else { cost };
        let action = action.clone();
        Judged {
            action,
            chance: 0.6 - cost,
            cost,
            error: if place == 0 { 0.0 } else { error },
            points: 1.25 - place as f32,
        }
    };
    let choices: Vec<Judged> = table.shown().legal.iter().enumerate().map(judged).collect();
    let (action, complete) = (choices[0].action.clone(), true);
    let decision = Decision { action, reasons: vec![Reason::TakesTrick], complete };
    Counsel { decision, judgement: Some(Judgement { choices, complete, habit: None }) }
}

/// The bot has thought, and found this.
fn thinks(sitting: &mut Sitting, cost: f32, error: f32) {
    let ticket = sitting.table.awaited().expect("somebody thinks");
    let counsel = counsel(&sitting.table, cost, error);
    sitting.send(Message::Counselled(ticket, Some(counsel)));
}

fn card_of(sitting: &Sitting, place: usize) -> Card {
    let Action::Play(card) = sitting.view().legal[place] else { panic!("a card is to be played") };
    card
}

fn entries(sitting: &Sitting) -> &[Entry] {
    sitting.table.session().record().entries()
}

fn asks(sitting: &Sitting) -> usize {
    entries(sitting).iter().filter(|entry| matches!(entry, Entry::Coached(_))).count()
}

fn has_played(sitting: &Sitting, card: Card) -> bool {
    entries(sitting).contains(&Entry::Act(Seat::default(), Action::Play(card)))
}

fn is_asked(sitting: &Sitting) -> bool {
    let warning = sitting.table.warning(&sitting.context);
    warning.is_some_and(|words| {
        let written = sitting.table.inventory(&sitting.context).written;
        written.iter().any(|written| written.whole == words)
    })
}

#[test]
fn a_costly_card_is_asked_about_and_clicked_again_it_falls() {
    for confirms in [false, true] {
        let mut sitting = coached(to_play);
        sitting.context.settings.confirms_cards = confirms;
        thinks(&mut sitting, 0.08, 0.01);
        let card = card_of(&sitting, 2);
        sitting.click(Message::Card(card));
        if confirms {
            assert!(!is_asked(&sitting), "the first click only chooses");
            sitting.click(Message::Card(card));
        }
        assert!(is_asked(&sitting) && !has_played(&sitting, card) && sitting.table.chosen() == Some(card));
        assert_eq!(asks(&sitting), 1, "the record notes it");
        let words = sitting.table.warning(&sitting.context).expect("it asks");
        assert!(words.contains("about 8 wins in 100 games"), "{words}");
        let best = phrase::card_object(&sitting.context.language, card_of(&sitting, 0));
        assert!(!words.contains(&best), "it does not say what is better");
        sitting.picture_as_it_is("coach");
        sitting.click(Message::Card(card));
        assert!(has_played(&sitting, card) && asks(&sitting) == 1);
    }
}

#[test]
fn by_keys_the_same_key_and_enter_play_it_and_escape_takes_it_back() {
    for again in [Key::Digit(3), Key::Enter] {
        let mut sitting = coached(to_play);
        thinks(&mut sitting, 0.3, 0.01);
        let numbered: Vec<Card> = {
            let legal = &sitting.view().legal;
            let held = sitting.table.cards().map(|(card, _)| card);
            held.filter(|card| legal.contains(&Action::Play(*card))).collect()
        };
        let place = (0..3).find(|&place| !(0..2).any(|good| card_of(&sitting, good) == numbered[place]));
        let place = place.expect("one of three costs much");
        let digit = Key::Digit(place as u8 + 1);
        let again = if again == Key::Enter { again } else { digit };
        sitting.key(digit);
        sitting.key(digit);
        assert!(is_asked(&sitting) && !has_played(&sitting, numbered[place]));
        sitting.key(Key::Escape);
        assert!(!is_asked(&sitting) && sitting.table.chosen().is_none() && !has_played(&sitting, numbered[place]));
        sitting.key(digit);
        assert!(is_asked(&sitting), "the digit still has the card");
        sitting.key(again);
        assert!(has_played(&sitting, numbered[place]) && asks(&sitting) == 2);
    }
}

#[test]
fn a_costly_bid_is_asked_about_as_well() {
    for by_key in [true, false] {
        let mut sitting = coached(to_call);
        thinks(&mut sitting, 0.12, 0.02);
        let call = sitting.view().legal[2].clone();
        let Action::Call(pitch_rules::Call::Bid(bid)) = call else { panic!("{call}") };
        let choose = |sitting: &mut Sitting| {
            if by_key { sitting.key(Key::Digit(bid.number())) } else { sitting.click(Message::Act(call.clone())) }
        };
        let said = |sitting: &Sitting| entries(sitting).contains(&Entry::Act(Seat::default(), call.clone()));
        choose(&mut sitting);
        assert!(is_asked(&sitting) && !said(&sitting));
        sitting.picture_as_it_is("coach-bid");
        sitting.key(Key::Escape);
        assert!(!is_asked(&sitting) && !said(&sitting));
        choose(&mut sitting);
        choose(&mut sitting);
        assert!(said(&sitting) && asks(&sitting) == 2);
    }
}

#[test]
fn another_card_or_a_click_beside_takes_it_back() {
    let mut sitting = coached(to_play);
    thinks(&mut sitting, 0.08, 0.01);
    let (costly, good) = (card_of(&sitting, 2), card_of(&sitting, 1));
    sitting.click(Message::Card(costly));
    assert!(is_asked(&sitting));
    sitting.click_at(Point::new(500.0, 90.0));
    assert!(!is_asked(&sitting) && sitting.table.chosen().is_none() && !has_played(&sitting, costly));
    sitting.click(Message::Card(costly));
    sitting.click(Message::Card(good));
    assert!(has_played(&sitting, good) && !has_played(&sitting, costly));
}

#[test]
fn what_may_be_chance_or_is_little_is_not_asked_about() {
    for (cost, error) in [(0.08, 0.05), (0.02, 0.001), (0.0, 0.0), (0.029, 0.0)] {
        let mut sitting = coached(to_play);
        thinks(&mut sitting, cost, error);
        let card = card_of(&sitting, 2);
        sitting.click(Message::Card(card));
        assert!(has_played(&sitting, card) && asks(&sitting) == 0, "{cost}, {error}");
    }
}

#[test]
fn a_card_waits_for_the_coach_and_the_table_does_not() {
    let mut sitting = coached(to_play);
    let (costly, good) = (card_of(&sitting, 2), card_of(&sitting, 0));
    sitting.click(Message::Card(costly));
    assert!(!has_played(&sitting, costly) && sitting.table.chosen() == Some(costly) && asks(&sitting) == 0);
    thinks(&mut sitting, 0.08, 0.01);
    assert!(is_asked(&sitting) && asks(&sitting) == 1, "it asks once it knows");
    let mut sitting = coached(to_play);
    sitting.click(Message::Card(costly));
    sitting.click(Message::Card(good));
    thinks(&mut sitting, 0.08, 0.01);
    assert!(has_played(&sitting, good), "what was chosen last falls by itself");
    // Cut short or failed, it has nothing to say.
    for has_failed in [false, true] {
        let mut sitting = coached(to_play);
        sitting.click(Message::Card(costly));
        let ticket = sitting.table.awaited().expect("somebody thinks");
        let mut short = counsel(&sitting.table, 0.3, 0.01);
        short.decision.complete = false;
        short.judgement.as_mut().expect("a judgement").complete = false;
        sitting.send(Message::Counselled(ticket, Some(short).filter(|_| !has_failed)));
        assert!(has_played(&sitting, costly) && asks(&sitting) == 0);
    }
}

#[test]
fn without_a_coach_nobody_thinks_and_nothing_is_asked() {
    let mut sitting = sit(&Rules::default(), WINDOW, first, to_play);
    let _ = sitting.table.resume(&sitting.context, Instant::now());
    assert!(sitting.table.awaited().is_none());
    let card = card_of(&sitting, 2);
    sitting.click(Message::Card(card));
    assert!(has_played(&sitting, card) && asks(&sitting) == 0);
}

/// The place of these words.
fn paper(sitting: &Sitting, words: &str) -> Rectangle {
    let inventory = sitting.table.inventory(&sitting.context);
    let written = inventory.written.iter().find(|written| written.whole == words);
    written.unwrap_or_else(|| panic!("{words} is said")).place
}

fn overlap(a: Rectangle, b: Rectangle) -> bool {
    a.intersection(&b).is_some_and(|common| common.width > 1.0 && common.height > 1.0)
}

#[test]
fn neither_hint_nor_coach_nor_comparison_covers_what_it_is_about() {
    const SIZES: [(f32, f32); 6] =
        [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0), (800.0, 1200.0)];
    let mut faults = Vec::new();
    for players in 2..=7 {
        let session = find(&Rules { players, ..Rules::default() }, names, first, to_play);
        for size in SIZES {
            for (language, look) in ["en", "de", "de", "en"].into_iter().zip(looks()) {
                let theme = look.theme;
                let settings = Settings { coach: true, ..look };
                let context = context_with(size, language, settings);
                let mut table = Table::new(session.clone(), &context, Instant::now());
                let _ = table.start(&context, Instant::now());
                let mut sitting = Sitting { table, context };
                thinks(&mut sitting, 0.08, 0.01);
                let name = format!("{players} players, {size:?}, {language}, {theme:?}");
                let mut look = |sitting: &Sitting, what: &str, rect: Rectangle| {
                    let layout = sitting.table.layout();
                    let lying = sitting.view().trick.expect("a trick");
                    let seats = sitting.view().seats;
                    for (seat, card) in lying.plays() {
                        let position =
                            (seat.index() + usize::from(players) - Seat::default().index()) % usize::from(players);
                        let position = if seats.len() == usize::from(players) { position } else { 0 };
                        if overlap(rect, layout.trick[position].bounds()) {
                            faults.push(format!("{name}: {what} lies over {card} of the trick"));
                        }
                    }
                    let legal = &sitting.view().legal;
                    for (card, place) in sitting.table.cards().filter(|(card, _)| legal.contains(&Action::Play(*card)))
                    {
                        if overlap(rect, place.bounds()) {
                            faults.push(format!("{name}: {what} lies over {card} of the hand"));
                        }
                    }
                    if !rect.is_within(&Rectangle::with_size(layout.size)) {
                        faults.push(format!("{name}: {what} leaves the window: {rect:?}"));
                    }
                };
                let card = card_of(&sitting, 2);
                sitting.key(Key::Escape);
                sitting.send(Message::Card(card));
                let words = sitting.table.warning(&sitting.context).expect("it asks");
                look(&sitting, "the coach", paper(&sitting, &words));
                let is_drawn =
                    players == 7 && size.0 < 800.0 || players == 4 && theme == Theme::Linen && size.0 < 1300.0;
                if is_drawn {
                    sitting.picture_as_it_is(&format!("coach-{players}"));
                }
                sitting.key(Key::Letter('h'));
                let words = sitting.table.advice(&sitting.context).expect("a hint");
                look(&sitting, "the hint", paper(&sitting, &words));
                let place = Rectangle::with_size(sitting.table.layout().size);
                let written = sitting.table.inventory(&sitting.context).written;
                let columns = t!(sitting.context.language, "compare-chances");
                match written.iter().find(|written| written.whole == columns) {
                    None => faults.push(format!("{name}: it is not said what the figures are")),
                    Some(said) if !said.place.is_within(&place) => {
                        faults.push(format!("{name}: what the figures are lies outside: {:?}", said.place));
                    }
                    Some(_) => {}
                }
                let title = t!(sitting.context.language, "compare-title");
                for written in written.iter().skip_while(|written| written.whole != title) {
                    if written.is_cut() {
                        faults.push(format!("{name}: {:?} is cut", written.whole));
                    }
                }
                if is_drawn {
                    sitting.picture_as_it_is(&format!("compared-{players}-{theme:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults, among them:\n{}", faults.len(), faults[..faults.len().min(40)].join("\n"));
}

#[test]
fn the_hint_for_a_bid_stands_clear_of_the_bids() {
    for size in [(720.0, 520.0), WINDOW] {
        let mut sitting = sit(&Rules::default(), size, first, to_call);
        sitting.key(Key::Letter('h'));
        thinks(&mut sitting, 0.08, 0.01);
        assert!(sitting.table.compared().is_some());
        let words = sitting.table.advice(&sitting.context).expect("a hint");
        let said = paper(&sitting, &words);
        for spot in sitting.table.spots() {
            assert!(!overlap(said, spot.place), "{size:?}: {:?}", spot.message);
        }
        sitting.picture_as_it_is("hint-compared-bid");
    }
}
