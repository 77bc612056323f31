//! Nothing is decided by accident: what has the keyboard, what lets go of what was pressed, and what is said of a bid that
//! cannot be made.

use crate::scenes::{context, save, simulator};
use crate::sitting::{Sitting, WINDOW, first, saying, sit};

use pitch_app::keymap::{Key, Step};
use pitch_app::outcome::Outcome;
use pitch_app::screen::table::Message;
use pitch_app::voice::{Part, Role};
use pitch_language::phrase;
use pitch_players::{Decision, Reason};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Bid, Call, Game, Preset, Remark, Rules, Seat, Turn, Viewer};
use pitch_session::table::Counsel;

use iced::{Color, Event, Point, mouse};

use std::time::Instant;

fn own() -> Seat {
    Seat::default()
}

fn is_to_call(game: &Game) -> bool {
    game.turn() == Turn::Call(own())
}

fn is_to_play(game: &Game) -> bool {
    game.turn() == Turn::Play(own()) && game.legal(own()).len() > 1
}

fn legal(game: &Game, words: &str) -> bool {
    game.legal(own()).iter().any(|action| action.to_string() == words)
}

/// The person is to decide something of every kind.
fn decisions() -> Vec<(&'static str, Sitting)> {
    let table = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
    let mut talking = sit(&table, WINDOW, first, is_to_play);
    talking.send(Message::Talk);
    vec![
        ("a bid", sit(&Rules::default(), WINDOW, first, is_to_call)),
        ("a card", sit(&Rules::default(), WINDOW, first, is_to_play)),
        ("begging", sit(&Rules::from(Preset::SevenUp), WINDOW, first, |game| is_to_call(game) && legal(game, "beg"))),
        (
            "an offer",
            sit(&Rules::from(Preset::CommercialPitch), WINDOW, saying(&["1", "2"]), |game| {
                is_to_call(game) && legal(game, "accept")
            }),
        ),
        (
            "trump",
            sit(&Rules::from(Preset::Pedro), WINDOW, crate::throwing::eager, |game| game.turn() == Turn::Rule(own())),
        ),
        ("a discard", sit(&Rules::from(Preset::WidowCinch), WINDOW, crate::throwing::eager, crate::throwing::throws)),
        ("what may be said", talking),
    ]
}

fn entries(sitting: &Sitting) -> usize {
    sitting.table.session().record().entries().len()
}

#[test]
fn nothing_that_decides_has_the_keyboard_before_it_was_moved_there() {
    for (what, mut sitting) in decisions() {
        let (before, going) = (entries(&sitting), sitting.table.going());
        let told = sitting.table.told(&sitting.context);
        let has_it: Vec<_> = told.iter().filter(|(part, message)| part.has_focus && message.is_some()).collect();
        assert!(has_it.is_empty(), "{what}: {has_it:?}");
        // What is asked is said besides: to come to it would say it once more, and before what led to it.
        let rests = told.iter().find(|(part, _)| part.has_focus).map(|(part, _)| (part.role, part.name.as_str()));
        assert_eq!(rests, Some((Role::List, "Your hand")), "{what}: a reader rests on the hand");
        let asks = |(part, _): &&(Part, _)| part.role == Role::Group && !part.about.is_empty();
        assert!(told.iter().find(asks).is_none(), "{what}: what is asked is told by the caption alone");
        let mut begun = None;
        for key in [Key::Right, Key::Left, Key::Tab, Key::BackTab] {
            let mut moved = Sitting {
                table: pitch_app::screen::table::Table::new(
                    sitting.table.session().clone(),
                    &sitting.context,
                    Instant::now(),
                ),
                context: context(WINDOW, "en"),
            };
            let _ = moved.table.start(&moved.context, Instant::now());
            moved.key(key);
            let told = moved.table.told(&moved.context);
            let at = told.iter().find(|(part, _)| part.has_focus).unwrap_or_else(|| panic!("{what}: {key:?}"));
            let is_begin = key != Key::BackTab;
            assert!(!is_begin || at.0.is_able, "{what}: {key:?} begins with what can be done: {at:?}");
            assert!(key != Key::Left || begun.as_ref() == Some(&at.0.name), "{what}: both arrows begin there");
            let _ = begun.get_or_insert_with(|| at.0.name.clone());
        }
        let is_done = |sitting: &Sitting| entries(sitting) > before || sitting.table.going() != going;
        // Enter goes where Enter will do something, and however often it was pressed to see what moves end sooner, only one
        // that comes once that was seen does it.
        for _ in 0..5 {
            sitting.key(Key::Enter);
            assert!(!is_done(&sitting), "{what}: Enter in a row decides nothing");
        }
        let told = sitting.table.told(&sitting.context);
        let at = told.iter().find(|(part, _)| part.has_focus).unwrap_or_else(|| panic!("{what}"));
        assert!(at.0.is_able && at.1.is_some(), "{what}: Enter goes to what can be done: {at:?}");
        sitting.wait();
        sitting.key(Key::Enter);
        // What may be said can ask for a card first.
        assert!(is_done(&sitting) || what == "what may be said", "{what}: moved there, Enter does it");
    }
}

/// What a listener is told of their cards with the question.
fn hand_told(sitting: &Sitting) -> Option<String> {
    let standing = sitting.table.standing(&sitting.context);
    standing.into_iter().find(|words| words.starts_with("Your hand. "))
}

#[test]
fn the_cards_are_told_as_they_lie_with_the_first_question_of_a_hand() {
    let calls = |game: &Game| is_to_call(game) && game.view(Viewer::Seat(own())).calls.len() == 3;
    let begun = [
        sit(&Rules::default(), WINDOW, saying(&["pass"]), calls),
        sit(&Rules::from(Preset::SevenUp), WINDOW, first, is_to_call),
        sit(&Rules::from(Preset::NineCardDon), WINDOW, first, is_to_play),
    ];
    for sitting in &begun {
        let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
        let lying = phrase::lying_aloud(&sitting.context.language, sitting.view(), &cards);
        assert_eq!(hand_told(sitting), Some(format!("Your hand. {lying}")));
    }
    let [mut sitting, ..] = begun;
    sitting.send(Message::Act(Action::Call(Call::Bid(Bid::new(3).expect("a bid")))));
    assert_eq!(sitting.view().turn, Turn::Play(own()));
    assert_eq!(hand_told(&sitting), None, "once is enough");
    let _ = sitting.table.resume(&sitting.context, Instant::now());
    assert!(hand_told(&sitting).is_some(), "who comes back hears them again");
}

#[test]
fn who_cuts_the_higher_card_is_asked_who_pitches_first() {
    let says = |seat: usize| Message::say(Remark::FirstPitcher(Seat::new(seat).expect("a seat")));
    let mut sitting = sit(&Rules::from(Preset::NineCardDon), WINDOW, first, |game| game.turn() == Turn::Rule(own()));
    assert!((0..4).all(|seat| sitting.offers(&says(seat))));
    let told = sitting.table.standing(&sitting.context).join(" ");
    let question = "Who pitches first? You cut the higher card, and say who pitches first.";
    assert!(told.contains(question) && !told.contains("deals hand"), "{told}");
    sitting.picture("first-pitcher");
    sitting.click(says(2));
    let game = sitting.table.session().game();
    assert_eq!(
        (game.dealer(), game.turn()),
        (Seat::new(1).expect("a seat"), Turn::Play(Seat::new(2).expect("a seat")))
    );
}

#[test]
fn the_bid_that_is_counted_to_is_told() {
    let mut sitting = sit(&Rules::from(Preset::Pidro), WINDOW, saying(&["pass"]), is_to_call);
    let told = |sitting: &Sitting, bid: u8| {
        let standing = sitting.table.standing(&sitting.context);
        standing.iter().any(|words| words.starts_with(&format!("{bid}. ")))
    };
    let lowest = (1..15).find(|bid| told(&sitting, *bid)).expect("the slip shows the lowest bid");
    sitting.send(Message::Count(Step::Next));
    assert!(told(&sitting, lowest + 1) && !told(&sitting, lowest));
    // By keys the slip has the keyboard, which tells it.
    let focused = |sitting: &Sitting| {
        let parts = sitting.table.told(&sitting.context);
        parts.into_iter().find(|(part, _)| part.has_focus).map(|(part, _)| (part.name, part.about.is_empty()))
    };
    for (key, bid) in [(Key::Up, lowest + 2), (Key::Down, lowest + 1), (Key::Down, lowest), (Key::Down, lowest)] {
        sitting.key(key);
        assert_eq!(focused(&sitting), Some((format!("Bid {bid}"), false)));
        assert!((1..15).all(|bid| !told(&sitting, bid)), "once is enough");
    }
}

#[test]
fn a_reader_stays_on_the_hand_until_the_last_trick_is_over() {
    let has_played = |game: &Game| {
        let view = game.view(Viewer::Seat(own()));
        view.trick.is_some() && view.hand().is_empty()
    };
    let sitting = sit(&Rules::default(), WINDOW, first, has_played);
    let told = sitting.table.told(&sitting.context);
    let hand = told.iter().position(|(part, _)| (part.role, part.name.as_str()) == (Role::List, "Your hand"));
    let hand = hand.expect("the hand, with no card in it");
    assert!(told[hand].0.has_focus, "{:?}", told[hand]);
    assert!(told.iter().all(|(part, _)| part.within != Some(hand)));
}

#[test]
fn a_hint_leaves_the_keyboard_where_it_is_and_the_arrows_begin_there() {
    let mut sitting = sit(&Rules::default(), WINDOW, first, is_to_call);
    let before = entries(&sitting);
    let hint = Action::Call(Call::Bid(Bid::new(3).expect("a bid")));
    advise(&mut sitting, &hint);
    let asked = entries(&sitting);
    assert_eq!(asked, before + 1, "the hint is noted, and no bid is made");
    let told = sitting.table.told(&sitting.context);
    assert!(!told.iter().any(|(part, message)| part.has_focus && message.is_some()), "nothing has the keyboard");
    sitting.key(Key::Right);
    sitting.key(Key::Enter);
    assert!(sitting.table.session().record().entries()[asked..].iter().any(|entry| format!("{entry:?}").contains('3')));
}

#[test]
fn what_is_looked_up_leaves_the_keyboard_where_it_was() {
    for (what, mut sitting) in decisions() {
        sitting.key(Key::Right);
        let at = |sitting: &Sitting| {
            let told = sitting.table.told(&sitting.context);
            told.into_iter().find(|(part, _)| part.has_focus).and_then(|(_, message)| message)
        };
        let before = at(&sitting);
        assert!(before.is_some(), "{what}");
        let done = (entries(&sitting), sitting.table.going());
        sitting.come_back();
        assert_eq!(at(&sitting), before, "{what}");
        sitting.key(Key::Enter);
        assert_eq!((entries(&sitting), sitting.table.going()), done, "{what}: an Enter that may be meant to close it");
    }
}

fn advise(sitting: &mut Sitting, action: &Action) {
    let _ = sitting.table.key(Key::Letter('h'), &sitting.context, Instant::now());
    let ticket = sitting.table.awaited().expect("a hint is asked for");
    let decision = Decision { action: action.clone(), reasons: vec![Reason::GoesOut], complete: true };
    sitting.send(Message::Counselled(ticket, Some(Counsel { decision, judgement: None })));
}

#[test]
fn the_loop_of_a_hint_is_drawn_by_hand_and_the_edge_of_the_keyboard_straight() {
    let bid = Bid::new(3).expect("a bid");
    let message = Message::call(Call::Bid(bid));
    let mut focused = sit(&Rules::default(), WINDOW, first, is_to_call);
    while focused.table.told(&focused.context).iter().all(|(part, at)| !part.has_focus || at.as_ref() != Some(&message))
    {
        focused.key(Key::Right);
    }
    let mut hinted = sit(&Rules::default(), WINDOW, first, is_to_call);
    advise(&mut hinted, &Action::Call(Call::Bid(bid)));
    let palette = focused.context.palette();
    let drawn = |sitting: &Sitting, name: &str, colour: Color| {
        let file = save(name, &sitting.context, sitting.table.view(&sitting.context));
        let place = sitting.table.spots().iter().find(|spot| spot.message == message).expect("a button").place;
        let width = sitting.context.size.width;
        let line =
            |up: i32| along(&file, width, Point::new(place.x + 12.0, place.y - up as f32), place.width - 24.0, colour);
        (-2..12).map(line).fold(0.0, f32::max)
    };
    let whole = drawn(&focused, "ring-keyboard", palette.amber);
    assert!(whole > 0.98, "a straight edge: {whole}");
    let drawn_by_hand = drawn(&hinted, "ring-hint", Color::from_rgb8(0xF0, 0x8A, 0x1E));
    assert!(drawn_by_hand > 0.1 && drawn_by_hand < 0.8, "a loop drawn by hand: {drawn_by_hand}");
}

/// The share of a level line that has this color, from this point on.
fn along(file: &std::path::Path, width: f32, from: Point, length: f32, colour: Color) -> f32 {
    let picture = image::open(file).expect("the picture can be read").into_rgba8();
    let scale = picture.width() as f32 / width;
    let count = (length * scale) as u32;
    let is_it = |step: &u32| {
        let pixel = picture.get_pixel((from.x * scale) as u32 + step, (from.y * scale) as u32);
        pixel.0.iter().zip(colour.into_rgba8()).all(|(a, b)| a.abs_diff(b) <= 24)
    };
    (0..count).filter(is_it).count() as f32 / count as f32
}

/// What the table is told when the mouse does this, but for cards that are dragged.
fn done(sitting: &Sitting, events: &[mouse::Event], at: Point) -> Vec<Message> {
    let mut simulator = simulator(&sitting.context, sitting.table.view(&sitting.context));
    let mut place = at;
    for event in events {
        if let mouse::Event::CursorMoved { position } = event {
            place = *position;
        }
        simulator.point_at(place);
        let _ = simulator.simulate([Event::Mouse(*event)]);
    }
    let is_drag = |message: &Message| {
        matches!(message, Message::Hovered(_) | Message::Gripped(..) | Message::Dragged(_) | Message::Dropped(_))
    };
    simulator.into_messages().filter(|message| !is_drag(message)).collect()
}

#[test]
fn everything_on_the_table_answers_when_the_button_is_let_go_of_on_it() {
    let (press, release) =
        (mouse::Event::ButtonPressed(mouse::Button::Left), mouse::Event::ButtonReleased(mouse::Button::Left));
    for (what, sitting) in decisions() {
        let spots = sitting.table.spots().iter().map(|spot| (spot.message.clone(), spot.place.center()));
        let held: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
        let cards = held.iter().map(|card| (Message::Card(*card), sitting.card(*card)));
        let cards = cards.filter(|_| !sitting.table.is_talking() && what != "a bid" && what != "trump");
        let cards: Vec<_> = cards.filter(|_| !matches!(what, "begging" | "an offer")).collect();
        for (message, place) in spots.chain(cards) {
            let away = mouse::Event::CursorMoved { position: Point::new(place.x, place.y - 300.0) };
            let back = mouse::Event::CursorMoved { position: place };
            assert!(done(&sitting, &[press], place).is_empty(), "{what}: {message:?} is only pressed");
            let pulled = done(&sitting, &[press, away, release], place);
            assert!(pulled.is_empty(), "{what}: {message:?} is let go of elsewhere: {pulled:?}");
            let pushed = done(&sitting, &[away, press, back, release], place);
            assert!(!pushed.contains(&message), "{what}: {message:?} was not what was pressed");
            assert_eq!(done(&sitting, &[press, release], place), [message], "{what}");
        }
    }
}

fn says(sitting: &Sitting, words: &str) -> bool {
    sitting.table.inventory(&sitting.context).written.iter().any(|written| written.whole.contains(words))
}

/// The person tries this, which is refused: it is said why, nothing is done, and Why? tells more.
fn is_refused(sitting: &mut Sitting, call: Call, act: impl FnOnce(&mut Sitting)) {
    let before = entries(sitting);
    let mut tried = sitting.table.session().clone();
    let refused = tried.act(own(), Action::Call(call)).expect_err("it is not allowed");
    act(sitting);
    let said = phrase::refusal(&sitting.context.language, sitting.table.names(), &refused);
    assert!(says(sitting, &said), "{call:?}: {said}");
    assert_eq!(entries(sitting), before, "{call:?} is not said");
    assert!(sitting.table.spots().iter().any(|spot| spot.message == Message::Why), "{call:?} has a Why?");
    let why = sitting.table.key(Key::Letter('w'), &sitting.context, Instant::now());
    assert!(matches!(why.outcome, Outcome::Why(_)), "{:?}", why.outcome);
    sitting.key(Key::BackTab);
}

#[test]
fn a_bid_that_cannot_be_made_is_not_there_and_its_key_says_why() {
    let two = Call::Bid(Bid::new(2).expect("a bid"));
    let outbid = |game: &Game| is_to_call(game) && !legal(game, "2") && legal(game, "4");
    let mut sitting = sit(&Rules::default(), WINDOW, saying(&["3"]), outbid);
    is_refused(&mut sitting, two, |sitting| sitting.key(Key::Digit(2)));
    assert!(!sitting.offers(&Message::call(two)), "what can't be bid lies not there");
    sitting.picture("bid-refused");

    // Where only a pass is left.
    let passing = Rules { four_is_final: false, dealer_privilege: false, ..Rules::default() };
    let mut sitting = sit(&passing, WINDOW, saying(&["4"]), |game| {
        is_to_call(game) && game.legal(own()) == [Action::Call(Call::Pass)]
    });
    is_refused(&mut sitting, two, |sitting| sitting.key(Key::Digit(2)));

    // A dealer who must bid cannot pass.
    let forced = Rules { players: 4, ..Rules::from(Preset::Pedro) };
    let must = |game: &Game| is_to_call(game) && !legal(game, "pass");
    let mut sitting = sit(&forced, WINDOW, saying(&["pass"]), must);
    is_refused(&mut sitting, Call::Pass, |sitting| sitting.key(Key::Letter('p')));
    assert!(!sitting.offers(&Message::call(Call::Pass)));
}

#[test]
fn a_bid_of_two_figures_that_cannot_be_made_says_why_once_it_is_typed() {
    let rules = Rules::from(Preset::Pedro);
    assert!(rules.has_long_bids());
    let outbid = |game: &Game| is_to_call(game) && !legal(game, "8") && legal(game, "11");
    let mut sitting = sit(&rules, WINDOW, saying(&["10", "pass"]), outbid);
    let eight = Call::Bid(Bid::new(8).expect("a bid"));
    is_refused(&mut sitting, eight, |sitting| {
        sitting.key(Key::Digit(8));
        sitting.key(Key::Enter);
    });
    let before = entries(&sitting);
    for key in [Key::Digit(1), Key::Digit(1), Key::Enter] {
        sitting.key(key);
    }
    assert!(entries(&sitting) > before, "eleven is said");
    let view = sitting.table.session().view(Viewer::Seat(own()));
    assert!(view.calls.iter().any(|(seat, call)| *seat == own() && call.bid() == Bid::new(11)));
}
