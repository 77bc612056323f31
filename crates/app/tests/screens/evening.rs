//! A family sits down at one screen: faces and colours, places, people who are remembered.

use crate::held::{Held, held};
use crate::pictures::each;
use crate::scenes::{context_with, save, seat};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::new_game::{Message, NewGame};
use pitch_rules::Preset;
use pitch_session::{Avatar, Face, Family, Kind, Pick, Player, Settings};

const PEOPLE: [(&str, u8, Face); 4] =
    [("Ruth", 0, Face::Curls), ("Opa Karl", 2, Face::Beard), ("Mia", 3, Face::Plaits), ("Jonas", 4, Face::Cap)];

/// Four people with looks of their own, and a bot.
fn family() -> Family {
    let person =
        |(name, colour, face)| Player::new(name, Kind::Person).with_avatar(Avatar { colour: Some(colour), face });
    let bot = Player::new("Dev", Kind::Bot(pitch_players::Level::USUAL));
    Family::of(&PEOPLE.map(person).into_iter().chain([bot]).collect::<Vec<_>>()).expect("a family")
}

fn pair() -> Family {
    let players = ["Grandmother Eleonore", "Sam"].map(|name| Player::new(name, Kind::Person));
    Family::of(&players).expect("a family")
}

fn with_families(context: &Context) -> Context {
    let settings = Settings { families: vec![family(), pair()], ..context.settings.clone() };
    context_with((context.size.width, context.size.height), context.language.translation().tag, settings)
}

fn press(screen: &mut Held<NewGame>, context: &Context, message: Message) -> Outcome {
    screen.update(message, context)
}

#[test]
fn the_places_of_a_family_are_drawn() {
    each(|context| {
        let context = with_families(context);
        let mut screen = held(NewGame::new(&context));
        let _ = press(&mut screen, &context, Message::Invite(family()));
        let _ = save("setup-family", &context, screen.view(&context));
        let _ = press(&mut screen, &context, Message::Menu(seat(2)));
        let _ = save("setup-look", &context, screen.view(&context));
    });
}

#[test]
fn one_press_seats_people_who_are_remembered() {
    let context = with_families(&crate::scenes::context((1280.0, 800.0), "en"));
    let mut screen = held(NewGame::new(&context));
    let _ = press(&mut screen, &context, Message::Invite(family()));
    let players = screen.draft().players();
    assert_eq!(players, family().members());
    // Where the game seats fewer, the last of them stay away.
    let _ = screen.pick(&Pick::Printed(Preset::Trinidad), &context);
    let _ = press(&mut screen, &context, Message::Invite(family()));
    assert_eq!(screen.draft().players()[..], family().members()[..4]);
    assert_eq!(press(&mut screen, &context, Message::Forget(pair())), Outcome::ForgetFamily(pair()));
    let _ = screen.pick(&Pick::Printed(Preset::AuctionPitch), &context);
    let _ = press(&mut screen, &context, Message::Invite(pair()));
    let _ = press(&mut screen, &context, Message::Invite(pair()));
    assert_eq!(screen.draft().players(), pair().members());
    assert_eq!(screen.draft().problem(), None);
}

#[test]
fn a_face_and_a_colour_are_chosen_by_keys_and_kept() {
    let context = with_families(&crate::scenes::context((1280.0, 800.0), "en"));
    let mut screen = held(NewGame::new(&context));
    let _ = press(&mut screen, &context, Message::Invite(family()));
    let _ = press(&mut screen, &context, Message::Menu(seat(1)));
    // To the faces, after who sits there and the name.
    for _ in 0..20 {
        let _ = screen.key(Key::Tab, &context);
        if matches!(screen.noted(&context), Some(Message::Faced(..))) {
            break;
        }
    }
    let _ = screen.key(Key::Right, &context);
    let look = |screen: &NewGame| screen.draft().players()[1].avatar;
    assert_ne!(look(&screen), family().members()[1].avatar, "another face");
    let _ = screen.update(Message::Coloured(seat(1), 6), &context);
    assert_eq!(look(&screen).colour, Some(6));
    let choices = screen.choices();
    let settings = Settings { last_game: choices, ..Settings::default() };
    let again = NewGame::new(&context_with((1280.0, 800.0), "en", settings));
    assert_eq!(again.draft().players(), screen.draft().players());
}

#[test]
fn people_change_places() {
    let context = with_families(&crate::scenes::context((1280.0, 800.0), "en"));
    let mut screen = held(NewGame::new(&context));
    let _ = press(&mut screen, &context, Message::Invite(family()));
    let names = |screen: &NewGame| screen.draft().seats().iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    let _ = press(&mut screen, &context, Message::Moved(seat(1)));
    assert_eq!(names(&screen), ["Ruth", "Mia", "Opa Karl", "Jonas", "Dev"]);
    assert_eq!(screen.draft().players()[1].avatar.face, Face::Plaits, "the face goes with the player");
    let _ = press(&mut screen, &context, Message::Moved(seat(4)));
    assert_eq!(names(&screen), ["Dev", "Mia", "Opa Karl", "Jonas", "Ruth"], "the first changes with the last");
}
