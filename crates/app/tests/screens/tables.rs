//! Every decision of every game is shown at the table, and made by a click and by a key.

use crate::play::step;
use crate::scenes::{context, played, result, save};
use crate::sitting::{Sitting, WINDOW, first, saying, sit};

use pitch_app::keymap::{Key, Step};
use pitch_app::outcome::Outcome;
use pitch_app::screen::table::{Area, Message, Sign, Spot, Tab, Table};
use pitch_language::{Language, phrase};
use pitch_rules::rules::{AfterRunHand, Peek, SellerCredit, Smudge, ThrowIn};
use pitch_rules::{
    Action, Bid, Call, Card, Cause, Certainty, Game, Mark, Point, Preset, Rank, Remark, Rules, Seat, SeatView, Tracked,
    Tracker, Turn, Viewer,
};

use std::time::Instant;

const WINDOWS: [(f32, f32); 2] = [WINDOW, (900.0, 600.0)];

fn own() -> Seat {
    Seat::default()
}

/// The person is eldest, and a card is turned up.
fn begging(size: (f32, f32)) -> Sitting {
    let rules = Rules::from(Preset::Trinidad);
    sit(&rules, size, first, |game| game.legal(own()).iter().any(|action| action.to_string() == "beg"))
}

/// The person deals, and eldest begs.
fn begged(size: (f32, f32)) -> Sitting {
    let rules = Rules::from(Preset::Trinidad);
    sit(&rules, size, saying(&["beg"]), |game| game.legal(own()).iter().any(|action| action.to_string() == "run"))
}

/// The cards were run, and everybody throws three away.
fn discarding(size: (f32, f32)) -> Sitting {
    let rules = Rules { after_run_hand: AfterRunHand::DiscardToSix, ..Rules::from(Preset::Trinidad) };
    sit(&rules, size, saying(&["beg", "run"]), |game| game.turn() == Turn::Discard(own()))
}

/// The pitch is for sale: the person has the first word, or the last.
fn selling(size: (f32, f32), is_last: bool) -> Sitting {
    let rules = Rules {
        players: 5,
        ante_red: 1,
        seller_credit: SellerCredit::Immediate,
        ..Rules::from(Preset::Britannica1911)
    };
    sit(&rules, size, saying(&["3", "2"]), move |game| {
        let word = if is_last { "accept" } else { "pitch" };
        game.legal(own()).iter().any(|action| action.to_string() == word)
    })
}

#[test]
fn eldest_stands_or_begs() {
    for (key, call) in [
        (Key::Letter('s'), Call::Stand),
        (Key::Digit(1), Call::Stand),
        (Key::Letter('b'), Call::Beg),
        (Key::Digit(2), Call::Beg),
    ] {
        let mut sitting = begging(WINDOW);
        sitting.key(key);
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
        let mut sitting = begging(WINDOW);
        sitting.click(Message::call(call));
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
    }
    for size in WINDOWS {
        begging(size).picture("beg");
    }
}

#[test]
fn the_dealer_gives_a_point_or_runs_the_cards() {
    for (key, call) in [(Key::Digit(1), Call::TakeOne), (Key::Letter('r'), Call::Run), (Key::Digit(2), Call::Run)] {
        for clicks in [false, true] {
            let mut sitting = begged(WINDOW);
            let before = sitting.view().clone();
            if clicks {
                sitting.click(Message::call(call));
            } else {
                sitting.key(key);
            }
            let game = sitting.table.session().game();
            assert_eq!(game.last_call(own()), Some(call));
            let gift = game.view(Viewer::Public).marks.iter().any(|mark| mark.cause == Cause::Gift);
            assert_eq!(gift, call == Call::TakeOne);
            assert_eq!(sitting.view().hand().len() > before.hand().len(), call == Call::Run);
        }
    }
    for size in WINDOWS {
        begged(size).picture("begged");
        let mut sitting = begged(size);
        sitting.key(Key::Digit(1));
        sitting.picture("gift");
        let mut sitting = begged(size);
        sitting.key(Key::Letter('r'));
        sitting.picture("run");
    }
}

#[test]
fn cards_are_thrown_away_by_clicks_and_by_keys() {
    let mut sitting = discarding(WINDOW);
    assert_eq!(sitting.view().hand().len(), 9);
    let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
    sitting.click(Message::Card(cards[0]));
    sitting.click(Message::Card(cards[4]));
    sitting.click(Message::Throw);
    assert_eq!(sitting.view().hand().len(), 9, "two are not enough");
    sitting.click(Message::Card(cards[8]));
    for (card, place) in sitting.table.cards() {
        let rest = sitting.table.cards().find(|(other, _)| *other == cards[1]).expect("it is held").1;
        let is_higher =
            place.centre.y < rest.centre.y - 20.0 || [0, 8].contains(&0) && [cards[0], cards[8]].contains(&card);
        assert_eq!(is_higher, [cards[0], cards[4], cards[8]].contains(&card), "{card}");
    }
    sitting.click(Message::Throw);
    assert_eq!(sitting.view().hand().len(), 6);
    let mut sitting = discarding(WINDOW);
    for digit in [1, 2, 3] {
        sitting.key(Key::Digit(digit));
    }
    sitting.key(Key::Letter('d'));
    assert_eq!(sitting.view().hand().len(), 6);
    for size in WINDOWS {
        let mut sitting = discarding(size);
        sitting.key(Key::Digit(2));
        sitting.key(Key::Digit(5));
        sitting.picture("discard");
    }
}

#[test]
fn eldest_sells_the_pitch() {
    for (key, call) in [(Key::Letter('k'), Call::Pitch), (Key::Letter('s'), Call::Pass), (Key::Letter('p'), Call::Pass)]
    {
        let mut sitting = selling(WINDOW, false);
        sitting.key(key);
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
    }
    for (key, call) in [(Key::Letter('a'), Call::Accept), (Key::Letter('k'), Call::Undertake)] {
        for clicks in [false, true] {
            let mut sitting = selling(WINDOW, true);
            if clicks {
                sitting.click(Message::call(call));
            } else {
                sitting.key(key);
            }
            assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
            let price =
                sitting.view().marks.iter().any(|mark| mark.side == sitting.table.session().rules().side_of(own()));
            assert_eq!(price, call == Call::Accept, "the price is marked at once");
        }
    }
    let mut sitting = selling(WINDOW, true);
    sitting.key(Key::Letter('p'));
    assert_eq!(sitting.table.session().game().last_call(own()), Some(Call::Pass), "P passes, and pitches nowhere");
    for size in WINDOWS {
        selling(size, false).picture("for-sale");
        selling(size, true).picture("sold");
        let mut sitting = selling(size, true);
        sitting.key(Key::Letter('a'));
        sitting.picture("accepted");
    }
}

#[test]
fn who_may_not_look_sees_backs() {
    let rules = Rules { peek: Peek::EldestAndDealer, ..Rules::from(Preset::Trinidad) };
    let eldest = |game: &Game| game.rules().seats().next(game.dealer());
    let blind = |game: &Game| matches!(game.turn(), Turn::Call(_)) && game.dealer() != own() && eldest(game) != own();
    let sitting = sit(&rules, WINDOW, first, blind);
    assert_eq!((sitting.table.cards().count(), sitting.view().held[own()].count), (0, 6));
    sitting.picture("blind");
    let sitting = sit(&rules, WINDOW, first, |game| {
        game.turn() == Turn::Play(own()) && game.dealer() != own() && eldest(game) != own()
    });
    assert_eq!(sitting.table.cards().count(), 6, "they are taken up once the suit stands");
}

#[test]
fn a_worthless_hand_is_laid_down_by_its_key_and_on_the_bar() {
    let rules = Rules { throw_in: ThrowIn::VoidAndLow, ..Rules::from(Preset::AuctionPitch) };
    let position = || sit(&rules, WINDOW, first, |game| game.claims(own()).contains(&Remark::LayDown));
    let mut sitting = position();
    sitting.picture("may-lay-down");
    sitting.click(Message::say(Remark::LayDown));
    assert!(!sitting.view().laid_down[own()].is_empty());
    sitting.picture("laid-down");
    let mut sitting = position();
    sitting.key(Key::Letter('d'));
    assert!(!sitting.view().laid_down[own()].is_empty());
}

#[test]
fn the_sheets_of_every_game_are_drawn() {
    for preset in [Preset::Trinidad, Preset::Britannica1911, Preset::SevenUp, Preset::NoAuctionPitch] {
        let rules = Rules::from(preset);
        let marks = |game: &Game| {
            let besides = |mark: &Mark| !matches!(mark.cause, Cause::Point(_));
            preset == Preset::NoAuctionPitch || game.last().is_some_and(|hand| hand.marks.iter().any(besides))
        };
        for size in WINDOWS {
            let sitting = sit(&rules, size, saying(&["beg", "3"]), |game| {
                game.last().is_some() && marks(game) && matches!(game.turn(), Turn::Deal(_))
            });
            let session = sitting.table.session();
            let sheet = result(session);
            let _ = save(&format!("result-{}", preset.id()), &sitting.context, sheet.view(&sitting.context));
        }
    }
}

#[test]
fn bidding_says_what_is_risked_at_every_size() {
    for size in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for players in [2, 4, 7] {
            let rules = Rules { players, ..Rules::default() };
            let mut sitting = sit(&rules, size, first, |game| game.turn() == Turn::Call(own()));
            let panel = sitting.table.panel_place().expect("it is asked");
            let mut faces = sitting.table.layout().seats.iter().skip(1).map(|seat| seat.face);
            assert!(faces.all(|face| !face.intersects(&panel)), "{size:?}, {players} players: {panel:?}");
            let mut said = Vec::new();
            for _ in 0..5 {
                sitting.key(Key::Left);
                said.extend(sitting.table.inventory(&sitting.context).written.into_iter().map(|words| words.whole));
            }
            let risk = |words: &&String| words.trim_end_matches('.') == "Make 3 of the 4 points, or lose 3";
            assert!(said.iter().any(|words| risk(&words)), "{size:?}, {players} players: {said:?}");
        }
    }
}

/// With eighteen points in a hand there are eighteen bids: all of them can be pressed, and typed.
#[test]
fn many_bids_lie_apart_and_are_typed_figure_by_figure() {
    for size in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
        for players in [4, 7] {
            let rules = Rules { players, ..Rules::from(Preset::PedroSancho) };
            let mut sitting = sit(&rules, size, saying(&["2"]), |game| game.turn() == Turn::Call(own()));
            let call = |number| Message::call(Call::Bid(Bid::new(number).expect("a bid")));
            for number in 3..=18 {
                let spots = sitting.table.spots();
                let asked: Vec<_> = spots.iter().filter(|spot| spot.message.area() == Area::Panel).collect();
                assert!(asked.iter().any(|spot| spot.message == call(number)), "{size:?}, {players}: {number}");
                for (index, one) in asked.iter().enumerate() {
                    let is_free = |other: &&&Spot| other.place.intersection(&one.place).is_none();
                    assert!(
                        asked[index + 1..].iter().all(|other| is_free(&other)),
                        "{size:?}: {:?} lies on another",
                        one.message
                    );
                    assert!(one.place.width >= 40.0 && one.place.height >= 40.0, "{size:?}: {:?}", one.place);
                }
                sitting.click(Message::Count(Step::Next));
            }
            // The first figure alone says nothing yet.
            for (key, calls) in [(Key::Digit(1), 0), (Key::Digit(2), 0), (Key::Enter, 1)] {
                sitting.key(key);
                let said = sitting.table.session().game().calls().iter().filter(|(seat, _)| *seat == own());
                assert_eq!(said.count(), calls, "{size:?}, {players} players, {key:?}");
            }
            let said = sitting.table.session().game().calls().iter().find(|(seat, _)| *seat == own());
            assert_eq!(said.map(|(_, call)| call.to_string()).as_deref(), Some("12"));
        }
    }
}

/// Opens the drawer where it tells the points.
fn open_points(sitting: &mut Sitting) {
    sitting.click(Message::Drawer(None));
    let points = Message::Drawer(Some(Tab::Points));
    if sitting.offers(&points) {
        sitting.click(points);
    }
}

#[test]
fn escape_closes_a_drawer_that_covers_the_cloth_or_has_the_keyboard() {
    let open = |size| {
        let mut sitting = sit(&Rules::default(), size, first, |game| game.turn() == Turn::Play(own()));
        sitting.key(Key::Letter('g'));
        assert_eq!(sitting.table.opened(), Some(Tab::Log));
        sitting
    };
    let mut narrow = open((720.0, 520.0));
    narrow.key(Key::Escape);
    assert_eq!(narrow.table.opened(), None);
    let mut wide = open((1920.0, 1080.0));
    wide.key(Key::Escape);
    assert_eq!(wide.table.opened(), Some(Tab::Log), "it stands beside the cloth until it is closed");
    let is_there = |sitting: &Sitting| {
        let told = sitting.table.told(&sitting.context);
        told.iter().any(|(part, message)| part.has_focus && matches!(message, Some(Message::Drawer(_))))
    };
    let comes = (0..8).any(|_| {
        wide.key(Key::Tab);
        is_there(&wide)
    });
    assert!(comes);
    wide.key(Key::Escape);
    assert_eq!(wide.table.opened(), None);
}

#[test]
fn the_contract_of_a_seat_at_the_left_stands_clear_of_the_patch() {
    let left = Seat::new(1).expect("a seat");
    let rules = Rules { players: 3, ..Rules::default() };
    for size in [(1366.0, 768.0), WINDOW] {
        let mut sitting = sit(&rules, size, saying(&["2"]), |game| {
            game.turn() == Turn::Play(own()) && game.contract().is_some_and(|contract| contract.pitcher == left)
        });
        sitting.key(Key::Letter('g'));
        let written = sitting.table.inventory(&sitting.context).written;
        let (layout, face) = (sitting.table.layout(), sitting.table.layout().seats[1].face);
        let is_beside = |at: iced::Point| {
            at.x > face.x + face.width && at.x < layout.trick_centre.x && (at.y - face.center_y()).abs() < face.height
        };
        let bid = written.iter().find(|words| words.shown == "2" && is_beside(words.place.center()));
        let bid = bid.expect("the chip").place;
        assert!(!bid.expand([0.0, 8.0 * layout.s]).intersects(&layout.patch), "{size:?}: {bid:?}, {:?}", layout.patch);
    }
}

#[test]
fn a_hung_jack_says_what_it_is_worth_before_it_is_taken() {
    for size in WINDOWS {
        let mut sitting = begging(size);
        open_points(&mut sitting);
        let written = sitting.table.inventory(&sitting.context).written;
        assert!(written.iter().any(|words| words.shown == "taken; 3 if hung"), "{size:?}");
    }
    // And while it is not seen.
    let rules = Rules::from(Preset::Trinidad);
    let mut sitting = sit(&rules, WINDOW, first, |game| {
        let tracker = Tracker::of(&game.view(Viewer::Seat(own())), game.rules());
        let is_open = |tracked: &Tracked| (tracked.point, tracked.certainty) == (Point::Jack, Certainty::Open);
        game.turn() == Turn::Play(own()) && tracker.is_some_and(|tracker| tracker.points.iter().any(is_open))
    });
    open_points(&mut sitting);
    let written = sitting.table.inventory(&sitting.context).written;
    assert!(written.iter().any(|words| words.whole == "open; 3 if hung"));
}

#[test]
fn the_heading_of_a_result_says_what_the_pad_says() {
    let rules = Rules::from(Preset::Trinidad);
    let sitting = sit(&rules, WINDOW, saying(&["beg", "take one"]), |game| {
        let besides = |mark: &Mark| !matches!(mark.cause, Cause::Point(_));
        game.last().is_some_and(|hand| hand.marks.iter().any(besides)) && matches!(game.turn(), Turn::Deal(_))
    });
    let session = sitting.table.session();
    let score = &session.hands().last().expect("a hand").finished.score;
    let heading = phrase::headline(&sitting.context.language, sitting.table.names(), score);
    for (side, delta) in score.delta.iter() {
        let name = phrase::side(&sitting.context.language, sitting.table.names(), side);
        assert!(heading.contains(&format!("{name} made {delta}")), "{heading} and {:?}", score.delta);
    }
}

#[test]
fn a_result_says_that_the_rest_was_not_played_where_every_point_was_settled() {
    for (stops_early, size) in [(true, WINDOW), (true, (720.0, 520.0)), (false, WINDOW)] {
        let points = "A K J T".parse().expect("points");
        let rules = Rules { stops_early, points, smudge: Smudge::Off, ..Rules::default() };
        let sitting = sit(&rules, size, first, |game| {
            matches!(game.turn(), Turn::Deal(_)) && game.last().is_some_and(|hand| hand.cut_short == stops_early)
        });
        let context = &sitting.context;
        let seen = result(sitting.table.session()).inventory(context).written;
        let says = seen.iter().any(|words| words.shown.contains("Every point is settled: the rest isn’t played."));
        assert_eq!(says, stops_early, "{size:?}: {:?}", seen.iter().map(|words| &words.shown).collect::<Vec<_>>());
    }
}

#[test]
fn the_scores_after_a_hand_are_seen_in_every_window() {
    for size in [(720.0, 520.0), (900.0, 600.0)] {
        for players in [2, 4, 7] {
            let context = crate::scenes::context(size, "en");
            let table = crate::scenes::played(players, 2, 5);
            let written = result(&table).inventory(&context).written;
            let totals = crate::scenes::totals(&table);
            // The last line of the pad.
            let figure = |words: &str| words.replace('\u{2212}', "-").parse::<i32>().ok();
            let figures = || written.iter().filter(|words| words.place.x > 0.55 * size.0);
            let figures = || figures().filter_map(|words| Some((figure(&words.shown)?, words.place)));
            let foot = figures().map(|(_, place)| place.center_y()).fold(0.0, f32::max);
            let last = figures().filter(|(_, place)| place.center_y() > foot - 4.0);
            let (last, places): (Vec<i32>, Vec<_>) = last.unzip();
            assert_eq!(last, totals[1], "{size:?}, {players}");
            assert!(places.iter().all(|place| place.y + place.height < size.1 - 60.0), "{size:?}, {players}");
        }
    }
}

#[test]
fn signs_are_explained_under_the_mouse_after_a_press_and_by_keys() {
    let lies = |game: &Game| game.view(Viewer::Public).trick.is_some_and(|trick| trick.len() >= 2);
    for (size, players) in [(WINDOW, 4), ((900.0, 600.0), 4), ((720.0, 520.0), 7)] {
        let rules = Rules { players, ..Rules::default() };
        let position = || sit(&rules, size, saying(&["3"]), |game| game.turn() == Turn::Play(own()) && lies(game));
        let caption = |sitting: &Sitting| {
            let written = sitting.table.inventory(&sitting.context).written;
            written.into_iter().map(|words| words.whole).collect::<Vec<_>>().join(" ")
        };
        let mut sitting = position();
        let is_sign = |spot: &&Spot| matches!(spot.message.area(), Area::Signs | Area::Points);
        let signs: Vec<_> = sitting.table.spots().iter().filter(is_sign).cloned().collect();
        let points = signs.iter().filter(|spot| matches!(spot.message, Message::About(Sign::Point(_)))).count();
        assert_eq!(points, 4, "{signs:?}");
        let bots = (1..usize::from(players)).filter_map(Seat::new);
        let wanted = bots.map(Sign::Seat).chain([Sign::Contract, Sign::Winning]).map(Message::About);
        for target in wanted {
            assert!(signs.iter().any(|spot| spot.message == target), "{target:?}");
        }
        for (target, words) in [
            (Message::About(Sign::Seat(Seat::new(1).expect("a seat"))), "plays Steady. Counts trumps"),
            (Message::About(Sign::Seat(Seat::new(1).expect("a seat"))), "Bid 3: no longer the high bid."),
            (Message::About(Sign::Seat(Seat::new(2).expect("a seat"))), "Pass: didn’t bid."),
            (Message::About(Sign::Point(Point::Game)), "Game: most card points."),
            (Message::About(Sign::Contract), "must be made, or"),
            (Message::About(Sign::Winning), "takes the trick as it lies"),
        ] {
            let said = |sitting: &Sitting| caption(sitting).contains(words);
            assert!(!said(&sitting), "{words}");
            sitting.send(Message::Hovered(Some(sitting.spot(&target))));
            assert!(said(&sitting), "{words}: {}", caption(&sitting));
            sitting.send(Message::Hovered(None));
            assert!(!said(&sitting), "the mouse is gone");
            // A press opens it, with the clause and its place in the rule sheet.
            let pressed = sitting.table.update(target, &sitting.context, Instant::now());
            let Outcome::Why(told) = pressed.outcome else { panic!("{words}: nothing is opened") };
            assert!(told.here.is_some_and(|here| here.contains(words)), "{words}");
            sitting.send(Message::Hovered(None));
            assert!(!said(&sitting));
        }
        let mut found = false;
        for _ in 0..6 {
            sitting.key(Key::Tab);
            for _ in 0..signs.len() {
                sitting.key(Key::Right);
                found |= caption(&sitting).contains("plays Steady. Counts trumps");
            }
        }
        assert!(found, "they are come to by keys");
    }
}

#[test]
fn a_trump_of_another_suit_says_why_it_is_marked_in_the_hand_and_in_the_trick() {
    let off_jack = |game: &Game| {
        let view = game.view(Viewer::Seat(own()));
        let trump = view.trump?;
        let jack = Card::new(Rank::Jack, trump.of_same_color());
        let said = phrase::sign_off_trump(&Language::default(), &view, jack).expect("it is marked");
        assert!(said.starts_with("Jack of ") && said.contains(": a trump, below the jack of "), "{said}");
        Some((jack, said, view))
    };
    let caption = |sitting: &Sitting| {
        let written = sitting.table.inventory(&sitting.context).written;
        written.into_iter().map(|words| words.whole).collect::<Vec<_>>().join(" ")
    };
    let rules = Rules::from(Preset::SevenPoint);
    let mut held = sit(&rules, WINDOW, saying(&["2"]), |game| {
        game.turn() == Turn::Play(own())
            && off_jack(game)
                .is_some_and(|(jack, _, view)| view.hand().contains(jack) && view.playable().contains(jack))
    });
    let (jack, said, _) = off_jack(held.table.session().game()).expect("trump is known");
    assert!(!caption(&held).contains(&said), "nobody asked");
    held.send(Message::Hovered(Some(held.card(jack))));
    assert!(caption(&held).contains(&said), "{said}: {}", caption(&held));
    held.send(Message::Hovered(None));
    assert!(!caption(&held).contains(&said), "the mouse is gone");

    let mut lies = sit(&rules, WINDOW, saying(&["2"]), |game| {
        let among = |view: &SeatView, jack| view.trick.is_some_and(|trick| trick.cards().contains(jack));
        game.turn() == Turn::Play(own()) && off_jack(game).is_some_and(|(jack, _, view)| among(&view, jack))
    });
    let (jack, said, view) = off_jack(lies.table.session().game()).expect("trump is known");
    let trick = view.trick.expect("a trick");
    let sign = match trick.best() {
        Some((_, best)) if best == jack => Sign::Winning,
        _ if trick.led() == Some(jack) => Sign::Led,
        _ => Sign::OffTrump(jack),
    };
    lies.send(Message::Hovered(Some(lies.spot(&Message::About(sign)))));
    assert!(caption(&lies).contains(&said), "{said}: {}", caption(&lies));
}

#[test]
fn the_buttons_of_an_offer_are_high_enough_to_be_pressed() {
    for size in [(720.0, 520.0), (900.0, 600.0)] {
        for players in 4..=7 {
            let rules = Rules { players, ..Rules::from(Preset::Britannica1911) };
            let sitting = sit(&rules, size, saying(&["2"]), |game| game.turn() == Turn::Call(own()));
            let buttons =
                sitting.table.spots().iter().filter(|spot| matches!(spot.message, Message::Act(Action::Call(_))));
            for button in buttons {
                assert!(button.place.height >= 24.0, "{size:?}, {players} players: {button:?}");
            }
        }
    }
}

#[test]
fn the_last_trick_is_never_one_of_the_hand_before() {
    let context = context((1280.0, 800.0), "en");
    let shown = |session: &pitch_session::Table| Table::new(session.clone(), &context, Instant::now()).last_trick();
    let mut session = played(4, 1, 5);
    assert!(matches!(session.game().turn(), Turn::Deal(_)));
    let last = session.hands()[0].finished.tricks.last().copied();
    assert_eq!(shown(&session).map(|(trick, _)| trick), last, "until the next deal it is looked at again");
    loop {
        assert!(step(&mut session, 1));
        let view = session.game().view(Viewer::Public);
        assert_eq!(shown(&session).map(|(trick, _)| trick), view.tricks.last().copied(), "{:?}", view.turn);
        if !view.tricks.is_empty() {
            break;
        }
    }
}
