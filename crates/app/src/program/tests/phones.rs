//! Games with hands on phones: what people do there is carried out, and nothing listens where nobody holds cards elsewhere.

use super::desk::{Desk, begun, table_of};
use crate::keymap::Key;
use crate::outcome::{Chair, Outcome};
use crate::phones::{Deed, PadDeed};
use crate::program::Message;
use crate::screen::new_game;
use crate::sheet::{self, Sheet};
use pitch_rules::{Action, Bid, Point, Preset, Seat, Viewer};
use pitch_session::pad::Stroke;
use pitch_session::{Face, Next, Pick, Storage};

use std::time::Duration;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn on_new_game(desk: &mut Desk, message: new_game::Message) {
    desk.on_sheet(sheet::Message::NewGame(message));
}

/// New game with these seats on phones; the joining sheet is in front.
fn joining(desk: &mut Desk, phones: &[usize]) {
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::AuctionPitch)));
    for phone in phones {
        on_new_game(desk, new_game::Message::SeatedOnPhone(seat(*phone)));
    }
    on_new_game(desk, new_game::Message::Start);
    assert!(matches!(desk.top(), Some(Sheet::Joining(_))), "{:?}", desk.top());
}

fn deed(desk: &mut Desk, deed: Deed) {
    desk.happens(Message::OnPhone(deed));
}

/// Somebody in this seat does the first thing that is allowed on their phone.
fn act(desk: &mut Desk, seat: Seat) -> Action {
    let action = desk.table().session().game().legal(seat)[0].clone();
    let moment = desk.game().entries().len();
    deed(desk, Deed::Act { seat, moment, action: action.clone() });
    action
}

#[test]
fn who_sat_at_the_table_sits_there_again_after_the_phones_were_asked_in_vain() {
    let mut desk = Desk::new();
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::AuctionPitch)));
    let players = |desk: &Desk| match desk.top() {
        Some(Sheet::NewGame(setup)) => setup.draft().players(),
        other => panic!("{other:?}"),
    };
    let before = players(&desk);
    on_new_game(&mut desk, new_game::Message::OnPhones);
    assert!(matches!(desk.top(), Some(Sheet::Joining(_))), "{:?}", desk.top());
    assert!(before[1..].iter().all(|player| desk.sees(&player.name)), "they keep their places");
    desk.press([Key::Escape]);
    assert_eq!(players(&desk), before);
    on_new_game(&mut desk, new_game::Message::Start);
    assert_eq!(desk.game().players(), before, "no phone is asked");
}

#[test]
fn a_game_of_two_phones_is_played_to_its_end() {
    let mut desk = Desk::new();
    joining(&mut desk, &[1, 2]);
    assert!(desk.program.phones.is_open() && desk.sees("Kitchen table") && desk.sees("until somebody sits down"));
    deed(&mut desk, Deed::Sat { seat: seat(1), name: "Ben".to_owned(), face: Face::Cat });
    deed(&mut desk, Deed::Sat { seat: seat(2), name: "Ruth".to_owned(), face: Face::Hat });
    assert!(desk.sees("Ben") && desk.sees("Ruth"), "their places tell their names");
    assert!(desk.game().entries().is_empty(), "nothing is dealt before it is asked for");
    let phones: Vec<Seat> = desk.table().phones().to_vec();
    deed(&mut desk, Deed::Begin);
    // Nobody has sat down in truth: bots keep the places until the pages come back.
    for phone in &phones {
        deed(&mut desk, Deed::Back(*phone));
    }
    assert_eq!((desk.program.sheets.len(), desk.table().names().name(seat(1))), (0, "Ben"));
    assert_eq!(desk.table().shown().own_seat(), Some(seat(0)), "the hand here is seen, as always");
    let (mut decided, mut counts) = (0, 0);
    for _ in 0..4000 {
        if desk.table().session().game().end().is_some() {
            break;
        }
        if matches!(desk.top(), Some(Sheet::Result(_))) {
            counts += 1;
            assert!(matches!(desk.table().session().next(), Next::Deal), "it waits at the count");
            deed(&mut desk, Deed::Ready);
            assert!(desk.program.sheets.is_empty());
            continue;
        }
        assert!(!matches!(desk.top(), Some(Sheet::Curtain(_))), "no curtain falls");
        match desk.table().session().next() {
            Next::Person(acts) if phones.contains(&acts) => {
                let entries = desk.game().entries().len();
                let action = act(&mut desk, acts);
                assert!(desk.game().entries().len() > entries, "{action:?}");
                let now = desk.game().entries().len();
                deed(&mut desk, Deed::Act { seat: acts, moment: entries, action });
                assert_eq!(desk.game().entries().len(), now, "what comes twice does nothing");
                decided += 1;
            }
            Next::Person(_) => desk.decide(),
            _ => desk.pass(Duration::from_secs(1)),
        }
    }
    assert!(desk.table().session().game().end().is_some() && decided > 20 && counts > 0, "{decided}, {counts}");
    deed(&mut desk, Deed::Ready);
    assert!(desk.table().session().game().end().is_none(), "they play again");
    assert_eq!(desk.table().phones(), &phones[..]);
    assert!(desk.program.phones.is_open());
    desk.ask(Outcome::Home);
    assert!(
        matches!(desk.top(), Some(Sheet::Consent(_))) && desk.program.phones.is_open(),
        "the others are thought of"
    );
    desk.press([Key::Escape]);
    assert!(desk.program.sheets.is_empty() && desk.program.phones.is_open(), "they play on");
    desk.ask(Outcome::Leave);
    desk.happens(Message::MouseMoved);
    assert!(!desk.program.phones.is_open(), "nothing listens once the table is left");
}

#[test]
fn nothing_listens_for_a_game_without_phones() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Play);
    desk.press([Key::Enter]);
    assert!(!desk.program.phones.is_open() && desk.table().phones().is_empty());
    let entries = desk.game().entries().len();
    deed(&mut desk, Deed::Begin);
    deed(&mut desk, Deed::Left(seat(0)));
    deed(&mut desk, Deed::TakeBack);
    let _ = act(&mut desk, seat(0));
    assert_eq!(desk.game().entries().len(), entries, "nobody can do anything from elsewhere");
    assert!(!desk.file("phones.ron").exists());
}

#[test]
fn a_game_that_waits_is_left_by_escape_and_set_up_again_as_it_was() {
    let mut desk = Desk::at(super::desk::playing(begun(table_of(&["Sam"], 3, 7, 5), 3).record()));
    let kept = desk.kept();
    joining(&mut desk, &[1]);
    desk.press([Key::Escape]);
    assert!(!desk.program.phones.is_open());
    let Some(Sheet::NewGame(setup)) = desk.top() else { panic!("{:?}", desk.top()) };
    assert_eq!(setup.draft().phones(), [seat(1)]);
    assert!(desk.goes_on_with(&kept), "the game that was left before can still be continued");
}

#[test]
fn a_table_of_phones_alone_shows_nobodys_hand_and_is_taken_up_by_its_phones() {
    let mut desk = Desk::new();
    joining(&mut desk, &[0, 1]);
    desk.press([Key::Enter]);
    assert!(matches!(desk.top(), Some(Sheet::Joining(_))), "nobody is there to play");
    deed(&mut desk, Deed::Sat { seat: seat(0), name: "Ada".to_owned(), face: Face::Cat });
    assert_eq!(desk.table().shown().own_seat(), None);
    // Its key was made elsewhere: the place is free as far as the companion knows.
    let phones = desk.table().phones().to_vec();
    let folder = desk.folder.path().to_owned();
    let session = desk.table().session().clone();
    assert_eq!(pitch_companion::kept_seats(&folder, &session), phones);
    assert_eq!(session.view(Viewer::Public).hand(), desk.table().shown().hand());
}

#[test]
fn seats_go_to_phones_and_come_back_during_a_game() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Play);
    desk.press([Key::Enter]);
    let own = desk.table().shown().own_seat().expect("a hand here");
    desk.ask(Outcome::Seat(seat(2), Chair::OnPhone));
    assert!(matches!(desk.top(), Some(Sheet::Joining(_))) && desk.program.phones.is_open());
    assert_eq!(desk.table().phones(), [seat(2)]);
    assert!(!desk.table().session().is_person(seat(2)), "a bot keeps the place until somebody sits down");
    deed(&mut desk, Deed::Sat { seat: seat(2), name: String::new(), face: Face::Cat });
    assert!(desk.table().session().is_person(seat(2)));
    desk.press([Key::Escape]);
    assert_eq!(desk.table().shown().own_seat(), Some(own), "the hand here is seen, as always");
    desk.ask(Outcome::Seat(own, Chair::OnPhone));
    assert_eq!(desk.table().shown().own_seat(), None, "nobody's hand is seen here any more");
    assert!(!desk.table().session().is_person(own));
    desk.press([Key::Escape]);
    desk.ask(Outcome::Seat(own, Chair::Here));
    assert_eq!((desk.table().shown().own_seat(), desk.table().phones()), (Some(own), &[seat(2)][..]));
    desk.ask(Outcome::Seat(seat(2), Chair::Bot));
    desk.happens(Message::MouseMoved);
    assert!(!desk.table().session().is_person(seat(2)) && !desk.program.phones.is_open());
}

/// Somebody presses this on a phone that shows so many strokes.
fn press_on_pad(desk: &mut Desk, turn: usize, stroke: Stroke) {
    desk.happens(Message::PadOnPhone(PadDeed::Press { turn, stroke }));
}

/// The pad that lies before everybody.
fn form(desk: &Desk) -> &pitch_session::pad::Form {
    desk.program.sheets.iter().find_map(Sheet::pad).expect("a pad")
}

#[test]
fn a_score_pad_is_written_on_from_phones_and_listens_until_it_is_closed() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Pad);
    desk.press([Key::Enter]);
    press_on_pad(&mut desk, 0, Stroke::Bidder(0));
    assert!(!desk.program.phones.has_pad() && !desk.file("pad-phones.ron").exists(), "nothing listens unasked");
    let before = form(&desk).turn();
    desk.ask(Outcome::PadOnPhones);
    assert!(matches!(desk.top(), Some(Sheet::Joining(_))) && desk.program.phones.has_pad());
    assert!(desk.sees("No phone is there yet.") && desk.file("pad-phones.ron").exists());
    desk.press([Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Pad(_))) && desk.program.phones.has_pad());
    let hand = [
        Stroke::Bidder(0),
        Stroke::Bidder(1),
        Stroke::Bid(Bid::TWO),
        Stroke::Made(Point::High, 1),
        Stroke::Made(Point::Low, 1),
        Stroke::Made(Point::Game, 2),
    ];
    for stroke in hand {
        let turn = form(&desk).turn();
        press_on_pad(&mut desk, turn, stroke);
        press_on_pad(&mut desk, turn, stroke);
        assert_eq!(form(&desk).turn(), turn + 1, "what comes twice does nothing");
    }
    assert!(before < form(&desk).turn() && desk.sees("Ben made 2. The jack wasn’t in play."), "the window follows");
    let turn = form(&desk).turn();
    press_on_pad(&mut desk, turn, Stroke::Write);
    press_on_pad(&mut desk, turn, Stroke::Write);
    let saved = Storage::open(desk.folder.path()).expect("open").pads();
    let lines = saved.iter().filter_map(|saved| saved.pad.as_ref().ok()).map(|pad| pad.lines().len());
    assert_eq!((lines.collect::<Vec<_>>(), form(&desk).pad().lines().len()), (vec![1], 1));
    desk.press([Key::Escape]);
    desk.happens(Message::MouseMoved);
    assert!(!desk.program.phones.has_pad(), "nothing listens once the pad is closed");
}
