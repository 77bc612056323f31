//! Looking back: what keys and clicks lead to, that it shows what was, and its pictures.

use crate::held::held;
use crate::scenes::{WINDOWS, context, context_with, played, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::review::{Message, Review};
use pitch_rules::{Action, Card, Preset, Rules, Seat, Viewer};
use pitch_session::settings::Theme;
use pitch_session::{self, Deals, Settings, Table, TryOut};

use iced::Point;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced_test::runtime::{Action as Runtime, task};
use iced_test::simulator::click;

fn window() -> Context {
    context((1280.0, 800.0), "en")
}

/// A game for so many, looked back at in its second hand after so many steps.
pub fn at_step(players: u8, steps: usize, context: &Context) -> Review {
    let table = played(players, 3, 5);
    let mut review = Review::new(table.record(), Some(2), context).expect("hands");
    for _ in 0..steps {
        let _ = review.key(Key::Right, context);
    }
    review
}

/// The same as the player saw it who decides next.
pub fn seen(players: u8, steps: usize, context: &Context) -> Review {
    let mut review = at_step(players, steps, context);
    let _ = review.key(Key::Letter('s'), context);
    review
}

fn find(review: &Review, context: &Context, words: &str) -> Option<Point> {
    let mut view = simulator(context, review.view(context));
    view.find(words).ok().map(|found| found.bounds().center())
}

fn press(review: &mut Review, context: &Context, words: &str) -> Outcome {
    let place = find(review, context, words).unwrap_or_else(|| panic!("{words} are nowhere"));
    press_at(review, context, place)
}

fn press_at(review: &mut Review, context: &Context, place: Point) -> Outcome {
    let mut view = simulator(context, review.view(context));
    view.point_at(place);
    let _ = view.simulate(click());
    let message = view.into_messages().next().unwrap_or_else(|| panic!("nothing is pressed at {place:?}"));
    review.update(message, context)
}

#[test]
fn it_is_drawn_in_every_window_language_and_look() {
    for size in WINDOWS {
        for language in ["en", "de"] {
            let context = context(size, language);
            let review = at_step(4, 12, &context);
            let _ = save("review", &context, review.view(&context));
        }
    }
    for theme in [Theme::Midnight, Theme::Linen, Theme::Contrast] {
        let context = context_with((1280.0, 800.0), "de", Settings { theme, ..Settings::default() });
        let mut review = held(at_step(4, 8, &context));
        let _ = review.key(Key::Letter('s'), &context);
        let _ = save(&format!("review-{theme:?}").to_lowercase(), &context, review.view(&context));
    }
    for players in [2, 5, 6, 7] {
        let context = window();
        let _ = save(&format!("review-{players}"), &context, at_step(players, 14, &context).view(&context));
    }
    let context = context((900.0, 600.0), "de");
    let _ = save("review-7", &context, at_step(7, 14, &context).view(&context));
}

#[test]
fn keys_step_and_jump() {
    let context = window();
    let mut review = held(at_step(4, 0, &context));
    let hand = review.game().hand().clone();
    assert_eq!((hand.number, review.game().at()), (2, hand.steps.start));
    let mut goes = |key, to: usize| {
        let action = review.key(key, &context);
        assert!(matches!(action, Outcome::Operate(_)), "the list follows: {action:?}");
        assert_eq!(review.game().at(), to, "{key:?}");
    };
    goes(Key::Right, hand.steps.start + 1);
    goes(Key::Right, hand.steps.start + 2);
    goes(Key::Left, hand.steps.start + 1);
    goes(Key::End, hand.steps.end - 1);
    goes(Key::Home, hand.steps.start);
    goes(Key::Left, hand.steps.start - 1);
    goes(Key::Right, hand.steps.start);
    goes(Key::Up, 0);
    goes(Key::Left, 0);
    goes(Key::PageDown, hand.steps.start);
    goes(Key::Down, hand.steps.end);
    assert_eq!(review.key(Key::Letter('p'), &context), Outcome::TryOut(TryOut::FromHere));
    assert_eq!(review.key(Key::Letter('d'), &context), Outcome::TryOut(TryOut::Again));
    assert_eq!(review.key(Key::Letter('e'), &context), Outcome::TryOut(TryOut::Moved));
    assert_eq!(review.key(Key::Escape, &context), Outcome::Close);
    for _ in 0..9 {
        let _ = review.key(Key::Tab, &context);
        assert!(review.shows_focus());
    }
}

#[test]
fn every_button_and_row_is_one_click() {
    let context = window();
    let mut review = at_step(4, 3, &context);
    let start = review.game().hand().steps.start;
    assert_eq!(press(&mut review, &context, "Why?"), review.key(Key::Letter('w'), &context), "it is on the bar");
    assert_eq!(find(&review, &context, "Deal again"), None);
    let _ = press_at(&mut review, &context, Point::new(1100.0, 40.0));
    assert!(find(&review, &context, "Deal again").is_some(), "the ribbon opens the list");
    assert_eq!(press(&mut review, &context, "Play on from here"), Outcome::TryOut(TryOut::FromHere));
    assert_eq!(press(&mut review, &context, "Deal again"), Outcome::TryOut(TryOut::Again));
    assert_eq!(press(&mut review, &context, "Shift the deal one seat"), Outcome::TryOut(TryOut::Moved));
    assert_eq!(press_at(&mut review, &context, Point::new(34.0, 34.0)), Outcome::Close, "the cross");
    let _ = press(&mut review, &context, "Hand 1");
    assert_eq!((review.game().hand().number, review.game().at()), (1, 0));
    let _ = review.update(Message::Hand(1), &context);
    assert_eq!((review.game().hand().number, review.game().at()), (2, start));
    for (target, to) in [
        (Message::On, start + 1),
        (Message::Back, start),
        (Message::Last, review.game().hand().steps.end - 1),
        (Message::First, start),
        (Message::GoTo(start + 5), start + 5),
    ] {
        let _ = review.update(target.clone(), &context);
        assert_eq!(review.game().at(), to, "{target:?}");
    }
}

#[test]
fn what_a_seat_saw_is_what_its_view_had() {
    let context = window();
    let mut review = held(at_step(4, 0, &context));
    assert_eq!(review.seen_by(), None, "all cards are open at first");
    let _ = review.key(Key::Letter('s'), &context);
    for _ in 0..20 {
        let Some((seat, _)) = review.game().next_act() else { break };
        assert_eq!(review.seen_by(), Some(seat));
        let seen = review.shown();
        let view = review.game().view(Viewer::Seat(seat));
        assert_eq!((seen.legal.as_slice(), seen.hand()), (view.legal.as_slice(), view.hand()));
        for other in view.seats.all().filter(|&other| other != seat) {
            assert_eq!(seen.held[other].cards, view.held[other].cards);
        }
        let _ = review.key(Key::Right, &context);
    }
    let words = review.names().name(review.seen_by().unwrap_or_default()).to_owned();
    let _ = review.key(Key::Letter('l'), &context);
    assert!(find(&review, &context, "All cards open").is_some(), "{words}");
}

#[test]
fn no_word_on_it_is_cut_off_or_lies_over_another() {
    for (number, preset) in (1..).zip([Preset::AuctionPitch, Preset::Trinidad, Preset::Britannica1911, Preset::Setback])
    {
        let table = over(Rules::from(preset), number);
        for size in WINDOWS {
            for language in ["en", "de"] {
                let context = context(size, language);
                let mut review = held(Review::new(table.record(), None, &context).expect("hands"));
                for _ in 0..9 {
                    let inventory = review.inventory(&context);
                    for written in inventory.written.iter().filter(|written| written.is_cut()) {
                        // What is long to say may end with an ellipsis in the caption; it is whole in the list. Names may
                        // be longer than their place.
                        let is_said = written.whole.ends_with('.') || written.whole.starts_with("Player ");
                        assert!(is_said, "{preset} in {language} at {size:?}: {:?}", written.shown);
                    }
                    for _ in 0..3 {
                        let _ = review.key(Key::Right, &context);
                    }
                }
            }
        }
    }
}

/// A game by these rules that is over, or long.
fn over(rules: Rules, number: u64) -> Table {
    let mut table = crate::play::table_by(rules, number);
    for _ in 0..400 {
        if !crate::play::step(&mut table, 0) {
            break;
        }
    }
    table
}

#[test]
fn a_try_out_says_so_and_can_be_ended() {
    let context = window();
    let review = at_step(4, 6, &context);
    for what in [TryOut::FromHere, TryOut::Again, TryOut::Moved] {
        let session = review.game().table(what, &Deals::from_number(3)).expect("a table");
        let now = std::time::Instant::now();
        let mut table = pitch_app::screen::table::Table::new(session, &context, now);
        assert_eq!(table.game_name(&context), "Not saved: this is a try-out");
        let end = pitch_app::screen::table::Message::Pressed(Outcome::EndTryOut);
        assert!(table.spots().iter().any(|spot| spot.message == end), "{:?}", table.spots());
        assert_eq!(table.key(Key::Letter('e'), &context, now).outcome, Outcome::EndTryOut);
        assert!(table.session().is_person(Seat::default()));
        if what == TryOut::FromHere {
            let _ = save("try-out", &context, table.view(&context));
        }
    }
}

/// The review at this decision, with what the decisions of its hand cost.
fn costed(game: &pitch_session::Review, step: usize, context: &Context) -> Review {
    let mut review = Review::at(game.clone(), step, context);
    assert_eq!(review.ringed(), None, "nothing is ringed before it is known what the choice costs");
    let answers = task::into_stream(review.work_out_costs()).expect("something is worked out");
    for action in block_on(answers.collect::<Vec<_>>()) {
        if let Runtime::Output(answer) = action {
            let _ = review.take_costs(&answer, context);
        }
    }
    review
}

#[test]
fn the_better_card_is_ringed_and_not_the_mistake() {
    let context = window();
    for number in 0..200 {
        let table = crate::costs::played(1, number);
        let game = pitch_session::Review::of(table.record()).expect("a hand is over");
        let first = game.hands()[0].steps.start;
        let review = costed(&game, first + 1, &context);
        let costs = review.costs().expect("they are known");
        let cards = |action: &Action| if let Action::Play(card) = action { Some(*card) } else { None::<Card> };
        let mut plays = costs.all.iter().filter_map(|cost| Some((cost, cards(&cost.done)?, cards(&cost.best)?)));
        let Some((mistake, done, better)) = plays.clone().find(|(cost, ..)| cost.is_mistake()) else { continue };
        let (sound, played, _) = plays.find(|(cost, ..)| !cost.is_mistake()).expect("a sound card");
        let at_mistake = costed(&game, mistake.step, &context);
        assert!(done != better && at_mistake.ringed() == Some(better), "{better}, and not {done}");
        let mut at_sound = costed(&game, sound.step, &context);
        assert_eq!(at_sound.ringed(), Some(played));
        let writes = |review: &Review, words: &str| {
            review.inventory(&context).written.iter().any(|written| written.shown == words)
        };
        assert!(writes(&at_mistake, "played") && !writes(&at_mistake, "played, best"));
        assert!(writes(&at_sound, "played, best"));
        let _ = press(&mut at_sound, &context, "Next mistake");
        assert!(at_sound.game().at() + 1 != sound.step, "it leads elsewhere");
        for (place, size) in [(1280.0, 800.0), (720.0, 520.0)].into_iter().enumerate() {
            for language in ["en", "de"] {
                let context = self::context(size, language);
                let name = format!("review-better-{place}-{language}");
                let mut review = costed(&game, mistake.step, &context);
                let _ = save(&name, &context, review.view(&context));
                let _ = review.key(Key::Letter('l'), &context);
                let _ = save(&format!("{name}-listed"), &context, review.view(&context));
            }
        }
        return;
    }
    panic!("nobody makes mistakes");
}
