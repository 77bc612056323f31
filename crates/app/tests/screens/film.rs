//! A hand as a film: the frames of the moving picture in the README.

use crate::scenes::{context_with, names, result, save};

use pitch_app::outcome::Outcome;
use pitch_app::screen::result::Result;
use pitch_app::screen::table::{Message, Table};
use pitch_players::{Decision, Level, Stop};
use pitch_rules::{Action, Card, Finished, Point, Rank, Rules, Seat};
use pitch_session::settings::TrickPause;
use pitch_session::{self, Deals, Kind, NewGame, Next, Player, Settings};

use std::time::{Duration, Instant};

/// Time from one picture to the next.
const STEP: Duration = Duration::from_millis(100);

/// A table of these people, or bots, with the cards of this number.
fn seated(number: u64, first: Kind) -> pitch_session::Table {
    let kind = |seat: usize| if seat == 0 { first } else { Kind::Bot(Level::USUAL) };
    let players = names(4).into_iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
    pitch_session::Table::new(NewGame::new(Rules::default(), players, Deals::from_number(number))).expect("a table")
}

/// What bots do in a hand in which seat 0 makes a bid and catches the jack, and the trick in which it falls.
fn caught() -> (u64, Vec<Action>, usize) {
    let own = Seat::default();
    let fell = |finished: &Finished| {
        let score = &finished.score;
        let jack = Card::new(Rank::Jack, score.trump?);
        let made = score.contract?.pitcher == own && !score.set_back && score.made.0 > 2;
        let trick = finished.tricks.iter().position(|trick| trick.cards().contains(jack))?;
        let held = finished.tricks[trick].plays().find(|(_, card)| *card == jack)?.0;
        let caught = score.awards.of(Point::Jack).is_some_and(|award| award.side == Rules::default().side_of(own));
        (made && caught && held != own && trick < 2).then_some(trick)
    };
    for number in 1..4000 {
        let (mut table, mut done) = (seated(number, Kind::Bot(Level::USUAL)), Vec::new());
        while table.hands().is_empty() {
            match table.next() {
                Next::Bot(request) => {
                    let action = request.decide(&Stop::new()).action;
                    done.push(action.clone());
                    let _ = table.act(table.to_act().expect("a turn"), action).expect("legal");
                }
                _ => drop(table.deal()),
            }
        }
        if let Some(trick) = fell(&table.hands()[0].finished) {
            return (number, done, trick);
        }
    }
    panic!("nobody catches the jack")
}

/// Leaves the frames of a hand in `target/tmp/film`, up to the trick in which the jack falls, and from the end of the last.
#[test]
#[ignore = "draws hundreds of pictures"]
fn the_film_of_a_hand() {
    let (number, done, jack) = caught();
    let settings = Settings { trick_pause: TrickPause::Milliseconds(700), ..Settings::default() };
    let context = context_with((960.0, 600.0), "en", settings);
    let mut now = Instant::now();
    let mut table = Table::new(seated(number, Kind::Person), &context, now);
    let mut effects = table.start(&context, now);
    let (mut done, mut waited, mut pictures) = (done.into_iter().peekable(), 0, 0);
    let name = |pictures: &mut usize| {
        *pictures += 1;
        format!("film/{pictures:04}")
    };
    std::fs::create_dir_all(concat!(env!("CARGO_TARGET_TMPDIR"), "/film")).expect("a folder");
    while !matches!(effects.outcome, Outcome::Result(_)) {
        let (tricks, trick) = (table.shown().tricks.len(), table.shown().trick.as_ref());
        if tricks <= jack || tricks == 6 || tricks == 5 && trick.is_some_and(pitch_rules::Trick::is_complete) {
            let _ = save(&name(&mut pictures), &context, table.view(&context));
        }
        now += STEP;
        effects = table.tick(&context, now);
        let turn = table.shown().turn.decides();
        waited = if table.is_moving() || turn.is_none() { 0 } else { waited + 1 };
        let own = turn == Some(Seat::default());
        if waited > if own { 7 } else { 2 } && done.peek().is_some() {
            let ticket = table.awaited().filter(|_| !own);
            if !own && ticket.is_none() {
                continue;
            }
            waited = 0;
            let action = done.next().expect("an action");
            let message = match (ticket, action) {
                (Some(ticket), action) => {
                    Message::Decided(ticket, Some(Decision { action, reasons: Vec::new(), complete: true }))
                }
                (None, Action::Play(card)) => Message::Card(card),
                (None, action) => Message::Act(action),
            };
            effects = table.update(message, &context, now);
        }
    }
    let mut sheet: Result = result(table.session()).counted_up(table.pace(), now);
    while sheet.is_counting() {
        let _ = save(&name(&mut pictures), &context, sheet.view(&context));
        now += STEP;
        sheet.tick(now);
    }
    let _ = save(&name(&mut pictures), &context, sheet.view(&context));
    println!("deal {number}, {pictures} pictures");
}
