//! The score pad in the window: a game is chosen, hands are ticked and written down, taken back and corrected, and all of it is
//! there when the program is started again.

use crate::held::held;
use crate::scenes::{context, save};
use crate::window::Window;

use pitch_app::Options;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::pad::{Message, Pad};
use pitch_rules::{Bid, Entered, Made, Point, Preset, Rules, Seat};
use pitch_session::pad::Stroke;
use pitch_session::{self, Kind, Pick, Player, Storage, Timestamp};

use iced::Size;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A pad by these rules, with so many hands of Auction Pitch on it.
fn kept(rules: Rules, hands: usize) -> pitch_session::Pad {
    let people = ["Ruth", "Ben", "Cleo", "Dev", "Ella", "Finn", "Gus"].into_iter().take(rules.players.into());
    let people = people.map(|name| Player::new(name, Kind::Person)).collect();
    let id = Preset::nearest(&rules).id();
    let mut pad = pitch_session::Pad::new(rules, id, people, seat(3), Timestamp::default()).expect("a pad");
    for hand in 0..hands {
        let (bidder, other) = (seat(hand % 4), seat((hand + 1) % 4));
        let made = [(Point::High, bidder), (Point::Low, other), (Point::Game, other)];
        let made = made.map(|(point, by)| Made { point, by, hung: false }).to_vec();
        let dealer = pad.game().dealer();
        let line = Entered { bidder: Some(bidder), bid: Bid::new(2), made, ..Entered::of(dealer) };
        pad.write(line).expect("it fits");
    }
    pad
}

/// The page of a pad on which a hand of Auction Pitch is ticked.
pub fn ticked(context: &Context) -> Pad {
    let mut screen = Pad::open(kept(Rules::default(), 3), None);
    let bid = Message::Stroke(Stroke::Bid(Bid::new(3).expect("a bid")));
    for message in
        [Message::Stroke(Stroke::Bidder(1)), bid, made(Point::High, 1), made(Point::Low, 2), made(Point::Game, 1)]
    {
        assert_eq!(screen.update(message, context), Outcome::None);
    }
    screen
}

/// The page of an empty pad of this game.
pub fn of(preset: Preset) -> Pad {
    Pad::open(kept(Rules::from(preset), 0), None)
}

const fn made(point: Point, column: usize) -> Message {
    Message::Stroke(Stroke::Made(point, column))
}

fn window(folder: &std::path::Path) -> Window {
    let options = Options { data_dir: Some(folder.to_owned()), language: Some("en".to_owned()), ..Options::default() };
    Window::open(options, Size::new(1280.0, 800.0))
}

#[test]
fn a_hand_that_is_ticked_is_written_down_taken_back_and_corrected() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = ticked(&context);
    let scores = |screen: &Pad| {
        let pad = screen.shown().expect("a pad").pad();
        pad.game().scores().values().map(|points| points.0).collect::<Vec<_>>()
    };
    let before = scores(&screen);
    let kept = screen.key(Key::Enter, &context);
    assert!(matches!(kept, Outcome::KeepPad(None, ref pad) if pad.lines().len() == 4), "{kept:?}");
    let after: Vec<i16> = before.iter().zip([0, -3, 1, 0]).map(|(score, delta)| score + delta).collect();
    assert_eq!(scores(&screen), after);
    assert_eq!(screen.key(Key::Enter, &context), Outcome::None, "nothing is told of the next hand yet");
    let _ = screen.update(Message::Stroke(Stroke::Correct(3)), &context);
    let _ = screen.update(Message::Stroke(Stroke::Bid(Bid::TWO)), &context);
    let _ = screen.update(Message::Stroke(Stroke::Write), &context);
    let corrected: Vec<i16> = before.iter().zip([0, 2, 1, 0]).map(|(score, delta)| score + delta).collect();
    assert_eq!(scores(&screen), corrected);
    let taken_back = screen.key(Key::Letter('u'), &context);
    assert!(matches!(taken_back, Outcome::KeepPad(_, ref pad) if pad.lines().len() == 3));
    assert_eq!(scores(&screen), before);
}

#[test]
fn where_all_points_are_given_out_the_other_side_follows() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = of(Preset::Cinch);
    let _ = screen.update(Message::Stroke(Stroke::Bidder(1)), &context);
    let _ = screen.update(Message::Stroke(Stroke::BidTurned(true)), &context);
    let _ = screen.update(Message::Stroke(Stroke::Counted(1, true)), &context);
    let _ = screen.update(Message::Stroke(Stroke::Counted(1, false)), &context);
    let kept = screen.update(Message::Stroke(Stroke::Write), &context);
    let Outcome::KeepPad(_, pad) = kept else { panic!("{kept:?}") };
    let scores: Vec<i16> = pad.game().scores().values().map(|points| points.0).collect();
    assert_eq!((scores[1], scores[0]), (0, 7 + 8), "bid 7, made 6");
}

#[test]
fn a_game_is_chosen_by_mouse_and_a_pad_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path());
    first.touch_words("Score pad");
    assert!(first.find("Another of the 38").is_some());
    first.touch_words("Setback");
    first.key(Key::Enter);
    assert!(first.find("Hand 1").is_some());
    drop(first);
    let saved: Vec<_> = Storage::open(folder.path()).expect("open").pads();
    assert!(saved.len() == 1 && saved[0].pad.as_ref().is_ok_and(|pad| pad.rule_set() == "setback"));
    let mut second = window(folder.path());
    second.key(Key::Letter('k'));
    assert!(second.find("Hand 1").is_some(), "the pad that was left");
    second.touch_words("Another pad");
    second.touch_words("Ana, Ben, Cleo and Dev");
    assert!(second.find("Hand 1").is_some(), "it is gone on with from there");
    second.key(Key::Escape);
    assert!(second.find("Hand 1").is_none());
}

#[test]
fn phones_come_to_the_pad_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path());
    window.key(Key::Letter('k'));
    window.key(Key::Enter);
    window.touch_words("On phones");
    let is_told = |words: &str| window.find(words).is_some();
    assert!(is_told("Point your camera here") || is_told("This computer isn’t on a network: no phone can open this."));
    assert!(is_told("No phone is there yet."));
    window.key(Key::Enter);
    assert!(window.find("Hand 1").is_some(), "the pad lies below");
}

#[test]
fn the_arrows_go_along_the_columns() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Pad::open(kept(Rules::default(), 0), None));
    screen.focused(Some(Message::Stroke(Stroke::Bidder(2))));
    let to_high = (*screen).clone().key(Key::Down, &context);
    assert!(matches!(to_high, Outcome::Operate(_)), "{to_high:?}");
    let mut low = (*screen).clone();
    low.focused(Some(made(Point::Game, 2)));
    assert_eq!(low.key(Key::Down, &context), Outcome::Unheard(Key::Down), "there is nothing below");
    assert!(matches!(low.key(Key::Up, &context), Outcome::Operate(_)));
}

#[test]
fn the_first_arrow_leads_into_the_grid() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(Pad::open(kept(Rules::default(), 0), None));
    let _ = screen.key(Key::Down, &context);
    assert_eq!(screen.noted(&context), Some(Message::Stroke(Stroke::Bidder(0))));
    let mut screen = held(Pad::open(kept(Rules::default(), 0), None));
    screen.focused(Some(Message::Stroke(Stroke::Write)));
    let _ = screen.key(Key::Down, &context);
    assert_eq!(screen.noted(&context), Some(Message::Stroke(Stroke::Bidder(0))), "from the main button");
}

#[test]
fn every_control_is_reached_by_keys() {
    let context = context((1280.0, 800.0), "en");
    let mut screen = held(ticked(&context));
    let mut reached = Vec::new();
    for _ in 0..40 {
        let _ = screen.key(Key::Tab, &context);
        if let Outcome::KeepPad(_, pad) = screen.key(Key::Enter, &context) {
            reached.push(pad.lines().len());
        }
    }
    assert!(!reached.is_empty(), "the hand was written down by keys alone");
}

#[test]
fn pictures_of_the_pad() {
    for (window, language) in [((1280.0, 800.0), "en"), ((720.0, 520.0), "de"), ((900.0, 600.0), "pl")] {
        let context = context(window, language);
        let name = |what: &str| format!("pad-{what}-{}-{language}", window.0);
        let _ = save(&name("start"), &context, Pad::start(&context, Vec::new()).view(&context));
        let _ = save(&name("hand"), &context, ticked(&context).view(&context));
        for preset in [Preset::Cinch, Preset::Trinidad, Preset::SevenPoint, Preset::NineCardDon, Preset::Pawnee] {
            let _ = save(&name(preset.id()), &context, of(preset).view(&context));
        }
        let mut many = Pad::start(&context, Vec::new());
        let _ = many.update(Message::AllGames, &context);
        let _ = many.update(Message::Picked(Pick::Printed(Preset::Phat)), &context);
        let _ = save(&name("all"), &context, many.view(&context));
    }
}
