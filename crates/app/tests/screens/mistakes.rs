//! At a table where mistakes can be made, they are made, called and paid for by clicks and by keys.

use crate::scenes::{result, save};
use crate::sitting::{WINDOW, first, saying, sit};

use pitch_app::keymap::Key;
use pitch_app::screen::table::Message;
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Ask, Bid, Call, Card, Cause, Game, Mark, Preset, Remark, Renege, Rules, Seat, Turn, Viewer};
use pitch_session::SlipKind;

use std::time::Instant;

const WINDOWS: [(f32, f32); 2] = [WINDOW, (900.0, 600.0)];

fn own() -> Seat {
    Seat::default()
}

fn in_table_mode(preset: Preset) -> Rules {
    Rules { revoke_mode: RevokeMode::Table, ..Rules::from(preset) }
}

#[test]
fn nothing_warns_of_a_mistake_where_mistakes_can_be_made() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let wrong = |game: &Game| {
        let held = game.view(Viewer::Seat(own())).hand().len();
        game.turn() == Turn::Play(own()) && game.legal(own()).len() < held
    };
    let mut sitting = sit(&rules, WINDOW, first, wrong);
    let heights: Vec<f32> = sitting.table.cards().map(|(_, place)| place.at(0.5, 0.5).y).collect();
    assert!(heights.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 20.0), "no card lies lower: {heights:?}");
    let legal = sitting.view().legal.clone();
    let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
    let is_wrong = |card: &&_| !legal.contains(&Action::Play(**card));
    let card = *cards.iter().find(is_wrong).expect("a wrong card");
    sitting.picture("table-mode");
    sitting.click(Message::Card(card));
    assert!(!sitting.view().hand().contains(card), "it is played");
    let game = sitting.table.session().game();
    assert_eq!(game.view(Viewer::Seat(own())).lapses.len(), 1);
}

#[test]
fn the_table_menu_lists_what_may_be_said() {
    let rules = in_table_mode(Preset::Trinidad);
    let position =
        |size| sit(&rules, size, first, |game| game.turn() == Turn::Play(own()) && game.claims(own()).len() > 1);
    let mut sitting = position(WINDOW);
    let renege = sitting.view().claims.iter().copied().find(|claim| matches!(claim, Remark::CallRenege(_)));
    sitting.key(Key::Letter('t'));
    let renege = Message::say(renege.expect("somebody may be accused"));
    assert!(sitting.offers(&renege) && sitting.offers(&Message::Show));
    sitting.key(Key::Escape);
    assert!(!sitting.offers(&renege));
    sitting.click(Message::Talk);
    sitting.click(Message::Show);
    let card = sitting.table.cards().next().expect("a card").0;
    sitting.click(Message::Card(card));
    assert!(sitting.view().exposed[own()].contains(card));
    assert!(sitting.table.ruling().is_some(), "the book says something of it");
    for size in WINDOWS {
        let mut sitting = position(size);
        sitting.key(Key::Letter('t'));
        sitting.picture("menu-of-the-table");
        sitting.key(Key::Escape);
        sitting.key(Key::Letter('t'));
        sitting.click(Message::Show);
        let card = sitting.table.cards().nth(1).expect("a card").0;
        sitting.click(Message::Card(card));
        sitting.picture("ruling");
    }
}

/// Plays a card that the book forbids where they hold one, else the first that it allows.
fn wrongly(game: &Game, seat: Seat) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let is_wrong = |card: &Card| view.turn == Turn::Play(seat) && !view.legal.contains(&Action::Play(*card));
    let wrong = view.held[seat].cards.unwrap_or_default().into_iter().find(is_wrong);
    wrong.filter(|_| seat != own()).map_or_else(|| first(game, seat), Action::Play)
}

#[test]
fn a_renege_that_is_called_is_paid_for_on_the_pad() {
    let rules = in_table_mode(Preset::Trinidad);
    let other_side = |seat: Seat| seat.index() % 2 == 1;
    let reneged = |game: &Game| {
        let lapses = game.view(Viewer::Open).lapses;
        lapses.iter().map(|(renege, _)| renege.seat).find(|&seat| other_side(seat))
    };
    for size in WINDOWS {
        let wanted = |game: &Game| {
            let claim = reneged(game).map(Remark::CallRenege);
            game.turn() == Turn::Play(own()) && claim.is_some_and(|claim| game.claims(own()).contains(&claim))
        };
        let mut sitting = sit(&rules, size, wrongly, wanted);
        let offender = reneged(sitting.table.session().game()).expect("somebody reneged");
        sitting.key(Key::Letter('t'));
        sitting.click(Message::say(Remark::CallRenege(offender)));
        let is_established = |(renege, called): &(Renege, bool)| renege.seat == offender && *called;
        assert!(sitting.view().lapses.iter().any(is_established) || sitting.view().last.is_some());
        assert!(sitting.table.ruling().is_some() || sitting.view().last.is_some(), "the book says why");
        let written = sitting.table.inventory(&sitting.context).written;
        // A renege that a bot has called already is not found again.
        let judges = |words: &str| ["You were right", "You were wrong"].iter().any(|title| words.starts_with(title));
        let is_judged = written.iter().any(|written| judges(&written.whole));
        assert!(is_judged || sitting.view().last.is_some(), "the slip says who was right: {written:?}");
        sitting.picture("renege-called");
        let mut session = sitting.table.session().clone();
        while let Turn::Play(seat) | Turn::Rule(seat) = session.game().turn() {
            let action = first(session.game(), seat);
            let _ = session.act(seat, action).expect("legal");
        }
        let pays =
            |mark: &Mark| matches!(mark.cause, Cause::Renege(seat, _) | Cause::Revoke(seat, _) if seat == offender);
        assert!(session.hands()[0].finished.marks.iter().any(pays), "the other side scores for it");
        let _ = save("renege-paid", &sitting.context, result(&session).view(&sitting.context));
    }
}

#[test]
fn what_the_book_asks_is_answered_by_buttons() {
    let rules = in_table_mode(Preset::AuctionPitch);
    // Another leads in the person's place.
    let position = |size| {
        let others = |game: &Game, seat: Seat| {
            let four = game.legal(seat).into_iter().find(|action| seat == own() && action.to_string() == "4");
            four.unwrap_or_else(|| first(game, seat))
        };
        let mut sitting = sit(&rules, size, others, |game| game.turn() == Turn::Play(own()));
        sitting.wrong_lead();
        sitting
    };
    for (key, remark) in [(Key::Digit(1), Remark::Withdraw), (Key::Digit(2), Remark::LetStand)] {
        let mut sitting = position(WINDOW);
        assert!(matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
        assert!(sitting.offers(&Message::say(remark)));
        sitting.key(key);
        assert!(!matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
        let mut sitting = position(WINDOW);
        sitting.click(Message::say(remark));
        assert!(!matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
    }
    for size in WINDOWS {
        position(size).picture("wrong-lead");
        for (key, name) in [(Key::Digit(1), "withdrawn"), (Key::Digit(2), "let-stand")] {
            let mut sitting = position(size);
            sitting.key(key);
            let card = sitting.table.cards().next().expect("a card").0;
            sitting.click(Message::Card(card));
            assert!(sitting.offers(&Message::Talk));
            sitting.picture(name);
        }
    }
}

#[test]
fn one_bids_out_of_turn_too_low_and_pitches_early_where_mistakes_can_be_made() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let low = || {
        sit(&rules, WINDOW, saying(&["3"]), |game| {
            game.turn() == Turn::Call(own()) && game.view(Viewer::Public).standing.is_some()
        })
    };
    let mut sitting = low();
    sitting.click(Message::call(Call::Bid(Bid::TWO)));
    assert_ne!(sitting.table.session().game().last_call(own()), Some(Call::Bid(Bid::TWO)), "it is void");
    let mut sitting = low();
    let card = sitting.table.cards().next().expect("a card").0;
    sitting.click(Message::Card(card));
    assert!(sitting.view().early.contains(&(own(), card)) || !sitting.view().hand().contains(card));
    let mut sitting = sit(&rules, WINDOW, first, |game| matches!(game.turn(), Turn::Call(turn) if turn != own()));
    sitting.key(Key::Letter('t'));
    assert!(sitting.offers(&Message::call(Call::Bid(Bid::FOUR))));
}

#[test]
fn who_deals_at_such_a_table_may_deal_wrongly() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let position = || sit(&rules, WINDOW, first, |game| game.turn() == Turn::Deal(own()));
    let mut sitting = position();
    sitting.picture("own-deal");
    sitting.key(Key::Letter('d'));
    assert!(!sitting.view().hand().is_empty());
    for slip in [SlipKind::Exposed, SlipKind::Count] {
        let mut sitting = position();
        sitting.key(Key::Letter('t'));
        sitting.click(Message::Misdeal(slip));
        assert!(
            sitting.table.ruling().is_some() || !sitting.view().hand().is_empty() || sitting.view().dealer != own()
        );
    }
}

#[test]
fn the_others_wait_while_one_says_something() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let mut sitting = sit(&rules, WINDOW, first, |game| game.turn() == Turn::Play(own()));
    let cards: Vec<Card> = sitting.table.cards().map(|(card, _)| card).collect();
    // Whether a bot is asked for its decision.
    let mut asks = |message| {
        let action = sitting.table.update(message, &sitting.context, Instant::now());
        action.task.units() > 0
    };
    assert!(asks(Message::Card(cards[0])), "the next one thinks");
    assert!(!asks(Message::Talk), "while the menu is open they are not asked");
    assert!(asks(Message::Talk), "it is closed, and they are asked again");
    assert!(!asks(Message::Talk) && !asks(Message::Show), "a card is still to be chosen");
    assert!(asks(Message::Card(cards[1])), "it is shown, and the game goes on");
    assert!(sitting.view().exposed[own()].contains(cards[1]));
}
