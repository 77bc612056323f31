//! Nothing of the next person's cards is drawn before the curtain is opened: not in one pixel of one picture.
//!
//! Each change of person is watched twice, the second time with other cards in the next person's hand. Until the curtain
//! is opened both must look the same to the last pixel, and afterwards they must not.

use crate::scenes::{context_with, names, simulator};

use pitch_app::context::Context;
use pitch_app::outcome::Outcome;
use pitch_app::screen::table::{Effects, Message, Table};
use pitch_app::sheet::Sheet;
use pitch_rules::{Action, Card, Cards, Pack, Points, Rules, Seat, Viewer};
use pitch_session::settings::TrickPause;
use pitch_session::{self, Deals, Entry, Kind, NewGame, Next, Player, Record, Settings};

use iced::Element;

use std::time::{Duration, Instant};

/// The time from one picture to the next.
const STEP: Duration = Duration::from_millis(60);

fn window() -> Context {
    let settings = Settings { trick_pause: TrickPause::Milliseconds(120), ..Settings::default() };
    context_with((720.0, 520.0), "en", settings)
}

/// Three people, without a bot.
fn table(number: u64) -> pitch_session::Table {
    let rules = Rules { players: 3, target: Points(2), ..Rules::default() };
    let players = names(3).into_iter().map(|name| Player::new(name, Kind::Person)).collect();
    pitch_session::Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table")
}

/// All pixels of a view, as one number.
pub fn pixels<M>(context: &Context, view: Element<'_, M>) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let snapshot = simulator(context, view).snapshot(&context.look().theme()).expect("the software renderer draws");
    assert!(snapshot.matches_hash(folder.path().join("view")).expect("the folder can be written"));
    let file = std::fs::read_dir(folder.path()).expect("a folder").next().expect("a file").expect("a file");
    std::fs::read_to_string(file.path()).expect("a hash")
}

/// The table with other cards in this hand: what they hold is exchanged, suit by suit, with cards that nobody was dealt.
/// None if there are none to exchange.
pub fn twin(table: &pitch_session::Table, next: Seat) -> Option<pitch_session::Table> {
    let open = table.game().view(Viewer::Open);
    let held = open.held[next].cards?;
    let entries = table.record().entries();
    let pack = entries.iter().rev().find_map(|entry| if let Entry::Deal(pack) = entry { Some(pack) } else { None })?;
    let dealt: Cards = pack.cards().iter().copied().take(18).collect();
    let mut free: Vec<Card> = pack.cards().iter().copied().filter(|card| !dealt.contains(*card)).collect();
    let mut cards: Vec<Card> = pack.cards().to_vec();
    let mut changed = false;
    for card in held {
        let Some(at) = free.iter().position(|other| other.suit() == card.suit()) else { continue };
        let other = free.swap_remove(at);
        for place in &mut cards {
            if *place == card {
                *place = other;
            } else if *place == other {
                *place = card;
            }
        }
        changed = true;
    }
    let text = table.record().to_ron().expect("text");
    let (before, after) = (pack.to_string(), Pack::new(cards).expect("a pack").to_string());
    let record = Record::parse(&text.replace(&before, &after)).expect("a record");
    changed.then(|| pitch_session::Table::resume(record).expect("what was done before is still allowed"))
}

/// A screen on which the person whose turn it is has opened the curtain.
fn opened(session: pitch_session::Table, context: &Context, now: Instant) -> Table {
    let mut screen = Table::new(session, context, now);
    let shown = screen.start(context, now);
    assert!(matches!(shown.outcome, Outcome::Curtain(_)));
    let _ = screen.resume(context, now);
    screen
}

/// The pictures from what is done here to the curtain, that of the curtain included, and the first one behind it.
fn watch(mut screen: Table, context: &Context, mut now: Instant, act: impl FnOnce(&mut Table) -> Effects) -> Pictures {
    let mut before = Vec::new();
    let mut shown = act(&mut screen);
    for _ in 0..400 {
        let sheet = match &shown.outcome {
            Outcome::None => None,
            Outcome::Curtain(seat) => Some(Sheet::curtain(*seat, &screen, context)),
            Outcome::Result(finished) => Some(Sheet::result(finished.clone(), &screen, context)),
            Outcome::Over => Sheet::over(&screen, context),
            other => panic!("{other:?}"),
        };
        if let Some(sheet) = sheet {
            before.push(pixels(context, sheet.view(context)));
            let is_curtain = matches!(shown.outcome, Outcome::Curtain(_));
            // The result of the hand is read, and closed.
            shown = screen.resume(context, now);
            if is_curtain {
                return Pictures { before, behind: pixels(context, screen.view(context)) };
            }
            continue;
        }
        before.push(pixels(context, screen.view(context)));
        now += STEP;
        shown = screen.tick(context, now);
    }
    panic!("the curtain never falls");
}

#[derive(Debug)]
struct Pictures {
    before: Vec<String>,
    behind: String,
}

fn message(action: &Action) -> Message {
    match action {
        Action::Call(call) => Message::call(*call),
        Action::Play(card) => Message::Card(*card),
        other => panic!("{other} at such a table"),
    }
}

#[test]
fn nothing_of_the_next_hand_is_drawn_before_the_curtain_is_opened() {
    let (context, now) = (window(), Instant::now());
    let mut session = table(5);
    let _ = session.deal();
    let (mut changes, mut pictures) = (0, 0);
    while let Next::Person(seat) = session.next() {
        let action = session.game().legal(seat).pop().expect("something is allowed");
        let mut after = session.clone();
        let _ = after.act(seat, action.clone()).expect("legal");
        if let Next::Person(next) = after.next()
            && next != seat
            && let Some(other) = twin(&session, next)
        {
            let [real, changed] = [session.clone(), other].map(|session| {
                let screen = opened(session, &context, now);
                let message = message(&action);
                watch(screen, &context, now, |screen| screen.update(message, &context, now))
            });
            assert_eq!(real.before, changed.before, "{next} after {action}: something is seen too early");
            assert_ne!(real.behind, changed.behind, "{next} after {action}: their own cards are not seen behind it");
            (changes, pictures) = (changes + 1, pictures + real.before.len());
        }
        session = after;
        if matches!(session.next(), Next::Deal) {
            let _ = session.deal();
        }
    }
    assert!(session.game().end().is_some() && changes >= 15 && pictures > 3 * changes, "{changes}, {pictures}");
}

#[test]
fn nothing_of_any_hand_is_drawn_while_it_is_dealt() {
    let (context, now) = (window(), Instant::now());
    let first = table(5);
    let other = (6..).map(table).find(|other| other.game().dealer() == first.game().dealer()).expect("there is one");
    let [real, changed] = [first, other].map(|session| {
        let screen = Table::new(session, &context, now);
        watch(screen, &context, now, |screen| screen.start(&context, now))
    });
    assert!(real.before.len() > 10, "the deal is seen");
    assert_eq!(real.before, changed.before);
    assert_ne!(real.behind, changed.behind);
}
