//! Several people at one screen: what is taken back is agreed to, who leaves has their seat back, and partners may share.

use crate::held::held;
use crate::pictures::each;
use crate::scenes::{context, context_with, names, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::{Chair, Outcome};
use pitch_app::screen::consent::Consent;
use pitch_app::screen::players::Players;
use pitch_app::screen::table::{Message, Table};
use pitch_app::sheet::Sheet;
use pitch_players::Level;
use pitch_rules::rules::Preset;
use pitch_rules::{Rules, Seat, Viewer};
use pitch_session::settings::Speed;
use pitch_session::{self, Avatar, Deals, Face, Kind, NewGame, Next, Player, Settings};

use iced::widget::stack;

use std::time::Instant;

/// A table at which those in these seats are people, with faces.
fn sitting(preset: Preset, persons: &[usize]) -> pitch_session::Table {
    let rules = Rules::from(preset);
    let kind = |seat: usize| if persons.contains(&seat) { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let look = |seat: usize| Avatar { colour: Some(seat as u8), face: Face::ALL[seat + 2] };
    let players = names(rules.players).into_iter().enumerate();
    let players = players.map(|(seat, name)| Player::new(name, kind(seat)).with_avatar(look(seat))).collect();
    pitch_session::Table::new(NewGame::new(rules, players, Deals::from_number(4))).expect("a table")
}

fn instant(settings: Settings) -> Context {
    context_with((1280.0, 800.0), "en", Settings { speed: Speed::Instant, ..settings })
}

/// Does the first thing allowed for everybody until this person is to decide.
fn until(
    mut session: pitch_session::Table,
    wanted: impl Fn(&pitch_session::Table, Seat) -> bool,
) -> pitch_session::Table {
    loop {
        match session.next() {
            Next::Deal => drop(session.deal()),
            Next::Person(seat) if wanted(&session, seat) => return session,
            Next::Over => panic!("that never comes"),
            _ => {
                let seat = session.to_act().expect("a turn");
                let action = session.game().legal(seat)[0].clone();
                let _ = session.act(seat, action).expect("legal");
            }
        }
    }
}

/// The screen of the person whose turn it is, behind the curtain.
fn screen(session: pitch_session::Table, context: &Context) -> Table {
    let mut screen = Table::new(session, context, Instant::now());
    let _ = screen.start(context, Instant::now());
    let _ = screen.resume(context, Instant::now());
    screen
}

#[test]
fn the_others_are_asked_before_something_is_taken_back() {
    let context = instant(Settings::default());
    let decided = |session: &pitch_session::Table, _| session.can_undo();
    let mut shared = held(screen(until(sitting(Preset::AuctionPitch, &[0, 1]), decided), &context));
    let whose = shared.session().undoes().expect("a decision");
    let before = shared.session().record().clone();
    let asked = shared.key(Key::Letter('u'), &context, Instant::now());
    assert!(matches!(asked.outcome, Outcome::AskToUndo(seat) if seat == whose));
    assert_eq!(shared.session().record(), &before, "nothing is taken back yet");
    let undone = shared.undo_agreed(&context, Instant::now());
    assert!(undone.save && matches!(undone.outcome, Outcome::Curtain(seat) if seat == whose), "it is their turn again");

    let mut alone = held(screen(until(sitting(Preset::AuctionPitch, &[0]), decided), &context));
    let undone = alone.update(Message::Undo, &context, Instant::now());
    assert!(undone.outcome == Outcome::None && undone.save, "nobody is asked where nobody else is");
}

#[test]
fn what_nobody_agreed_to_stays() {
    let context = context((1280.0, 800.0), "en");
    let question = || Consent::to_undo("Ana".to_owned());
    assert_eq!(question().key(Key::Enter, &context), Outcome::Close);
    assert_eq!(question().key(Key::Escape, &context), Outcome::Close);
    assert_eq!(question().key(Key::Letter('y'), &context), Outcome::Undo);
    let mut question = held(question());
    for _ in 0..2 {
        let _ = question.key(Key::Down, &context);
    }
    assert_eq!(question.key(Key::Enter, &context), Outcome::Undo);
    let mut simulator = simulator(&context, question.view(&context));
    let _ = simulator.click("Everyone agrees: take it back").expect("a button");
    let messages: Vec<_> = simulator.into_messages().collect();
    assert_eq!(messages, [Outcome::Undo]);
}

#[test]
fn who_quits_with_something_unsaved_is_asked_in_every_language() {
    for (language, stay, quit) in
        [("en", "No, stay", "Yes, quit anyway"), ("de", "Nein, hierbleiben", "Ja, trotzdem beenden")]
    {
        let context = context((1280.0, 800.0), language);
        let question = || Consent::to_quit("Nothing is saved: the disk is full.".to_owned());
        for (key, leads_to) in
            [(Key::Enter, Outcome::Close), (Key::Escape, Outcome::Close), (Key::Letter('y'), Outcome::Quit)]
        {
            assert_eq!(question().key(key, &context), leads_to, "{key:?}");
        }
        for (button, target) in [(stay, Outcome::Close), (quit, Outcome::Quit)] {
            let question = question();
            let mut simulator = simulator(&context, question.view(&context));
            let _ = simulator.click(button).expect("a button");
            let messages: Vec<_> = simulator.into_messages().collect();
            assert_eq!(messages, [target]);
        }
        let asked = question();
        let _ = save("quit-unsaved", &context, asked.view(&context));
    }
}

#[test]
fn who_leaves_has_his_seat_back() {
    let context = instant(Settings::default());
    let mut screen = held(screen(until(sitting(Preset::AuctionPitch, &[0, 1]), |_, _| true), &context));
    let away = screen.session().to_act().expect("a turn");
    assert!(screen.is_shared());
    let mut sheet = Sheet::players(&screen, &[]);
    assert!(matches!(sheet.key(Key::Enter, &context), Outcome::Close), "nobody leaves by accident");
    let Sheet::Players(list) = &mut sheet else { panic!("another sheet") };
    let press = |list: &Players, key| {
        let mut list = held(list.clone());
        let is_theirs = |outcome: &Outcome| matches!(outcome, Outcome::Seat(seat, _) if *seat == away);
        for _ in 0..12 {
            if list.noted(&context).as_ref().is_some_and(is_theirs) {
                break;
            }
            let _ = list.key(Key::Tab, &context);
        }
        list.key(key, &context)
    };
    assert_eq!(press(list, Key::Left), Outcome::Seat(away, Chair::Bot));

    let left = screen.seat(away, Chair::Bot, &context, Instant::now());
    assert!(left.save && left.task.units() > 0, "a bot thinks in their place");
    assert!(matches!(screen.players()[away.index()].kind, Kind::Bot(_)));
    assert_ne!(screen.shown().viewer, Viewer::Seat(away), "their cards are covered");
    let Sheet::Players(list) = &Sheet::players(&screen, &[]) else { panic!("another sheet") };
    assert_eq!(press(list, Key::Right), Outcome::Seat(away, Chair::Here));
    let back = screen.seat(away, Chair::Here, &context, Instant::now());
    assert!(matches!(back.outcome, Outcome::Curtain(seat) if seat == away), "the screen is passed to them");
    assert!(screen.session().is_person(away));
}

#[test]
fn a_result_is_not_lost_when_somebody_leaves_between_two_hands() {
    let context = instant(Settings::default());
    let mut session = sitting(Preset::AuctionPitch, &[0, 1]);
    while !matches!(session.next(), Next::Deal) || session.hands().is_empty() {
        match session.to_act() {
            None => drop(session.deal()),
            Some(seat) => {
                let action = session.game().legal(seat)[0].clone();
                let _ = session.act(seat, action).expect("legal");
            }
        }
    }
    let mut screen = Table::new(session, &context, Instant::now());
    assert!(matches!(screen.start(&context, Instant::now()).outcome, Outcome::Result(_)));
    let seat = screen.session().person().expect("a person");
    let left = screen.seat(seat, Chair::Bot, &context, Instant::now());
    assert!(matches!(left.outcome, Outcome::Result(_)), "it is still to be read");
    assert!(matches!(screen.session().next(), Next::Deal), "nobody deals behind it");
}

#[test]
fn somebody_left_alone_sees_no_curtain() {
    let context = instant(Settings::default());
    let first = until(sitting(Preset::AuctionPitch, &[0, 1]), |_, _| true);
    let (stays, leaves) = (first.to_act().expect("a turn"), first.persons().collect::<Vec<_>>());
    let leaves = leaves.into_iter().find(|seat| *seat != stays).expect("the other");
    let mut screen = screen(first, &context);
    let left = screen.seat(leaves, Chair::Bot, &context, Instant::now());
    assert!(left.outcome == Outcome::None && !screen.is_covered());
    assert_eq!(screen.shown().viewer, Viewer::Seat(stays));
}

#[test]
fn two_partners_may_do_without_the_curtain() {
    for (hides_partners, seats, falls) in [(true, [0, 2], true), (false, [0, 2], false), (false, [0, 1], true)] {
        let context = instant(Settings { hides_partners, ..Settings::default() });
        let session = until(sitting(Preset::Trinidad, &seats), |_, _| true);
        let mut screen = Table::new(session, &context, Instant::now());
        let shown = screen.start(&context, Instant::now());
        assert_eq!(matches!(shown.outcome, Outcome::Curtain(_)), falls, "{seats:?}");
        let seat = screen.session().to_act().expect("a turn");
        assert_eq!(screen.shown().viewer == Viewer::Seat(seat), !falls);
    }
}

#[test]
fn the_sheets_of_a_shared_table_are_drawn() {
    each(|context| {
        let context = context_with(
            (context.size.width, context.size.height),
            context.language.translation().tag,
            Settings { speed: Speed::Instant, ..Settings::default() },
        );
        let mut screen =
            screen(until(sitting(Preset::AuctionPitch, &[0, 1, 2]), |table, _| table.can_undo()), &context);
        let _ = save("shared", &context, screen.view(&context));
        let away = screen.session().persons().last().expect("a person");
        let _ = screen.seat(away, Chair::Bot, &context, Instant::now());
        let _ = screen.resume(&context, Instant::now());
        let sheet = Sheet::players(&screen, &[]);
        let layers = stack![screen.view(&context).map(drop), sheet.view(&context).map(drop)];
        let _ = save("players", &context, layers.into());
        let asked = Consent::to_undo("Maximiliane".to_owned());
        let layers = stack![screen.view(&context).map(drop), asked.view(&context).map(drop)];
        let _ = save("consent", &context, layers.into());
    });
}
