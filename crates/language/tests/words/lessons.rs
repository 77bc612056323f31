//! Lessons are played to their end, as they would have it and however else a learner may play them, and say what is true.

use pitch_language::{Language, Names, phrase};
use pitch_rules::rules::SmudgeInHole;
use pitch_rules::{Action, Cards, Finished, Game, Pile, Points, Seat, Suit, Turn, Viewer};
use pitch_session::lesson::{Gain, Lesson, Mark, Step, Turning};
use pitch_session::{Kind, Next, Player, Table};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use std::sync::Arc;

const YOU: Seat = Seat::new(0).expect("the first seat");

/// The lessons that are one story; of those that leave every choice only the frame is told.
fn stories() -> impl Iterator<Item = Lesson> {
    Lesson::ALL.iter().copied().filter(|lesson| lesson.deals() == 1)
}

fn begin(lesson: Lesson, step: usize) -> Table {
    let pupils = phrase::pupils(lesson, None);
    Table::teach(lesson, pupils, step).expect("a lesson begins")
}

#[test]
fn the_person_who_gives_a_lesson_plays_along_once() {
    for lesson in Lesson::ALL {
        let (teacher, others) = (lesson.teacher().name(), phrase::pupils(*lesson, None));
        let company = |players: &[Player]| players[1..].iter().filter(|player| player.name == teacher).count();
        assert_eq!(company(&others), 1, "{lesson}");
        let called_so = Player::new(&teacher.to_lowercase(), Kind::Person);
        let others = phrase::pupils(*lesson, Some(called_so));
        assert_eq!((company(&others), others.len()), (0, usize::from(lesson.script(0).rules.players)), "{lesson}");
    }
}

fn at(table: &Table) -> usize {
    table.lesson_step().expect("a lesson").0
}

/// What the learner may do now, as the rules have it and the lesson wants it.
fn wanted(table: &Table) -> Vec<Action> {
    let legal = table.game().legal(YOU);
    legal.into_iter().filter(|action| table.lesson_objection(action).is_none()).collect()
}

/// Plays a lesson to its end; the player who may choose is asked. Gives every table at which something is said.
fn played(lesson: Lesson, mut choose: impl FnMut(&Table, &[Action]) -> Action) -> Vec<Table> {
    let (mut table, mut told) = (begin(lesson, 0), Vec::new());
    for _ in 0..1000 {
        let before = at(&table);
        if table.lesson_words().is_some() && told.last().is_none_or(|last| at(last) < before) {
            told.push(table.clone());
        }
        match table.next() {
            Next::Over => {
                assert_eq!(before, table.lesson_step().expect("a lesson").1, "{lesson}: it is not over before its end");
                return told;
            }
            Next::Person(seat) => {
                assert_eq!((seat, table.to_act()), (YOU, Some(YOU)), "{lesson} at {before}");
                let wanted = wanted(&table);
                assert!(!wanted.is_empty(), "{lesson} at {before}: nothing can be done");
                let action = choose(&table, &wanted);
                let _ = table.act(YOU, action).expect("it is legal");
            }
            Next::Does(seat, action) => {
                assert_ne!(seat, YOU, "nobody acts for the learner");
                let done = table.act(seat, action.clone());
                assert!(done.is_ok(), "{lesson} at {before}: {seat} {action}: {done:?}");
            }
            Next::Deal => assert!(!table.deal().is_empty(), "{lesson} at {before}"),
            _ => table.take_step(),
        }
    }
    panic!("{lesson} has no end");
}

fn random(lesson: Lesson, number: u64) -> Vec<Table> {
    let mut chance = ChaCha20Rng::seed_from_u64(number);
    played(lesson, |_, wanted| wanted[chance.random_range(0..wanted.len())].clone())
}

fn games() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30).clamp(1, 200)
}

/// Every way in which a learner may play these lessons, as far as chance finds them.
fn ways(lesson: Lesson) -> impl Iterator<Item = Vec<Table>> {
    let first = std::iter::once_with(move || played(lesson, |_, wanted| wanted[0].clone()));
    first.chain((0..games()).map(move |number| random(lesson, number)))
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for lesson in stories() {
        for told in ways(lesson) {
            assert!(told.len() > 5, "{lesson} says something");
            assert!(told.iter().all(Table::is_try_out), "nothing of it is kept");
        }
    }
}

#[test]
fn whatever_is_pointed_at_is_there() {
    for lesson in stories() {
        for table in ways(lesson).flatten() {
            let view = table.view(Viewer::Seat(YOU));
            let words = table.lesson_words().expect("words");
            for mark in &words.marks {
                let is_there = match mark {
                    Mark::Hand => !view.hand().is_empty(),
                    Mark::Card(card) => view.hand().contains(*card),
                    Mark::Row(seat) => view.rows.lying(*seat).next().is_some(),
                    Mark::Call(call) => view.legal.contains(&Action::Call(*call)),
                    Mark::Played(seat) => view.trick.is_some_and(|trick| trick.card_of(*seat).is_some()),
                    Mark::Seat(seat) => view.seats.contains(*seat),
                    Mark::LastTrick => !view.tricks.is_empty(),
                    Mark::TurnedUp => !view.turned.is_empty(),
                    Mark::Point(_) => view.trump.is_some(),
                    Mark::Contract | Mark::Points => true,
                    Mark::Scores => true,
                };
                assert!(is_there, "{lesson}, {}: {mark:?}", words.id);
            }
        }
    }
}

#[test]
fn everything_is_said_in_every_language_and_in_its_own_words() {
    for lesson in stories() {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            let table = begin(lesson, 0);
            let names = table.players().iter().map(|player| player.name.clone());
            let names = Names::new(Arc::clone(table.rules()), names, Some(YOU));
            let script = lesson.script(0);
            let said = script.steps.iter().filter_map(Step::words).map(|words| words.id);
            let why =
                script.steps.iter().filter_map(|step| if let Step::Choose(.., why) = step { Some(*why) } else { None });
            let mut all: Vec<String> = Vec::new();
            let first = script.steps.iter().find_map(Step::words).expect("words").id;
            let fallback = phrase::lesson_words(&language, &names, &table, "no such words");
            for id in said.chain(why) {
                let words = phrase::lesson_words(&language, &names, &table, id);
                assert!(!words.is_empty() && !words.contains('{'), "{lesson} {id}: {words}");
                assert!(words.chars().count() <= 190, "{lesson} {id} is long: {words}");
                // The first words are those that are said for an unknown name.
                assert!(id == first || words != fallback, "{lesson}: {id} is not translated to {}", translation.tag);
                assert!(!all.contains(&words), "{lesson}: {id} is said twice: {words}");
                all.push(words);
            }
        }
    }
}

#[test]
fn a_lesson_goes_on_at_every_step() {
    for lesson in stories() {
        for table in played(lesson, |_, wanted| wanted[0].clone()) {
            let step = at(&table);
            let again = begin(lesson, step);
            assert_eq!(at(&again), step);
            let (view, before) = (again.view(Viewer::Seat(YOU)), table.view(Viewer::Seat(YOU)));
            assert_eq!(
                (view.hand(), view.scores, view.trump),
                (before.hand(), before.scores, before.trump),
                "{lesson} {step}"
            );
            assert!(!again.can_undo());
        }
        let last = begin(lesson, usize::MAX);
        assert!(matches!(last.next(), Next::Read | Next::Person(_)), "a wrong number leads to the last step");
    }
}

#[test]
fn what_the_lesson_does_not_want_is_refused_with_a_reason_and_nothing_happens() {
    let mut table = begin(Lesson::First, 0);
    while !matches!(table.next(), Next::Person(_)) {
        table.take_step();
    }
    assert_eq!(table.lesson_objection(&"pass".parse().expect("a call")), Some("bid-why"));
    assert_eq!(table.lesson_objection(&"3".parse().expect("a call")), None);
    assert_eq!(table.lesson_objection(&"AS".parse().expect("a card")), None, "that is for the rules to refuse");
}

/// The words of this name in the lesson, and how the game stands where they are said.
fn said_at(told: &[Table], id: &str) -> Game {
    let table = told.iter().find(|table| table.lesson_words().is_some_and(|words| words.id == id));
    table.unwrap_or_else(|| panic!("{id} is not said")).game().clone()
}

/// The points of every side where these words are said.
fn scores(told: &[Table], id: &str) -> Vec<i16> {
    said_at(told, id).scores().values().map(|points| points.0).collect()
}

/// The last hand that was counted where these words are said.
fn counted(told: &[Table], id: &str) -> Arc<Finished> {
    said_at(told, id).view(Viewer::Seat(YOU)).last.expect("a hand was counted")
}

fn held(told: &[Table], id: &str, seat: usize) -> String {
    let seat = Seat::new(seat).expect("a seat");
    said_at(told, id).view(Viewer::Seat(seat)).hand().to_string()
}

/// The card points that a seat has taken when this is said.
fn card_points(told: &[Table], id: &str, seat: Seat) -> u16 {
    let game = said_at(told, id);
    let view = game.view(Viewer::Seat(YOU));
    game.rules().ranking(view.trump).card_points(view.won_by(seat)).0
}

#[test]
fn the_first_lesson_says_what_is_true() {
    for told in ways(Lesson::First) {
        assert_eq!(scores(&told, "scored"), [3, 1, 0], "High, Jack and Game for the learner, Low for the next");
        let first = counted(&told, "scored");
        assert_eq!((first.score.made, first.score.set_back), (Points(3), false));
        let view = said_at(&told, "game").view(Viewer::Seat(YOU));
        assert_eq!((view.won_by(YOU).len(), card_points(&told, "game", YOU)), (9, 12), "three tricks");
        assert!(!held(&told, "drawn", 1).contains('S'), "the next has no spade left");
        let second = counted(&told, "set-back");
        assert!(second.score.set_back && second.score.made <= Points(2), "{:?}", second.score);
        let scores = scores(&told, "set-back");
        assert!(scores[2] == -3 && scores[0] >= 5, "below zero, as it is said; High and Low are sure: {scores:?}");
        assert!(said_at(&told, "end").end().is_none(), "nobody has won");
        assert_eq!(said_at(&told, "bidder").dealer(), YOU);
        assert!(matches!(said_at(&told, "welcome").turn(), Turn::Deal(_)));
    }
}

#[test]
fn the_lesson_about_counting_says_what_is_true() {
    let points = |told: &[Table], id: &str, seat: usize| card_points(told, id, Seat::new(seat).expect("a seat"));
    for told in ways(Lesson::Count) {
        let game = said_at(&told, "values");
        let (hand, deck) = (game.view(Viewer::Seat(YOU)).hand(), game.rules().pack_cards());
        let ranking = game.rules().ranking(None);
        assert_eq!((ranking.card_points(hand).0, ranking.card_points(deck).0), (18, 80));
        assert_eq!(["begun", "caught", "theirs", "sure"].map(|id| points(&told, id, 0)), [4, 18, 18, 33]);
        assert_eq!(points(&told, "theirs", 1), 10, "a ten of their own");
        assert!(["C", "D"].iter().all(|suit| !held(&told, "caught", 2).contains(suit)), "no diamond, no trump");
        assert_eq!(said_at(&told, "home").view(Viewer::Seat(YOU)).trick.map(|trick| trick.len()), Some(2), "the last");
        assert_eq!(scores(&told, "end"), [2, 1, 0], "High and Game for the learner, Low for the next");
        let end = counted(&told, "end");
        assert_eq!((end.score.made, end.score.set_back), (Points(2), false));
    }
}

#[test]
fn the_lesson_about_partners_says_what_is_true() {
    for told in ways(Lesson::Partners) {
        assert_eq!(scores(&told, "scored"), [3, 1]);
        assert_eq!(counted(&told, "scored").score.made, Points(3));
        for seat in [1, 3] {
            assert!(!held(&told, "throw", seat).contains('H'), "no trump is left in {seat}");
        }
        let view = said_at(&told, "shared").view(Viewer::Seat(YOU));
        assert_eq!(view.won_by(Seat::new(2).expect("a seat")).len(), 4);
    }
}

#[test]
fn the_lesson_about_the_last_word_says_what_is_true() {
    for told in ways(Lesson::Steal) {
        assert_eq!(said_at(&told, "last").dealer(), YOU);
        assert!((1..3).all(|seat| !held(&told, "drawn", seat).contains('C')), "both had one trump");
        let end = counted(&told, "end");
        assert!(!end.score.set_back && end.score.made >= Points(3) && said_at(&told, "end").end().is_none());
    }
}

#[test]
fn the_lesson_about_the_smudge_says_what_is_true() {
    for told in ways(Lesson::Smudge) {
        assert!((1..3).all(|seat| !held(&told, "safe", seat).contains('S')), "nobody else has a trump");
        let won = said_at(&told, "won");
        let end = won.end().expect("the game is won");
        assert_eq!((end.victory.side, counted(&told, "won").score.made), (won.rules().side_of(YOU), Points(4)));
        assert_eq!(won.rules().smudge_in_hole, SmudgeInHole::FourPointsOnly);
        let tricks = &counted(&told, "won").tricks;
        assert!(tricks.iter().all(|trick| trick.best().is_some_and(|(seat, _)| seat == YOU)), "no trick is lost");
    }
}

#[test]
fn the_lesson_about_begging_says_what_is_true() {
    for told in ways(Lesson::Beg) {
        assert!(!held(&told, "beg", 0).contains('D'), "no diamond");
        assert_eq!(scores(&told, "gift"), [1, 0]);
        let (before, after) = (scores(&told, "second"), scores(&told, "jack"));
        assert_eq!((after[0] - before[0], after[1]), (1, before[1]), "a point for the jack");
        assert!(!held(&told, "run", 0).contains('C'), "no club");
        let throw = said_at(&told, "throw").view(Viewer::Seat(YOU));
        assert_eq!((throw.trump, throw.hand().len()), (Some(Suit::Hearts), 9));
        assert!(said_at(&told, "end").end().is_none());
    }
}

#[test]
fn the_lesson_about_hanging_the_jack_says_what_is_true() {
    for told in ways(Lesson::Hang) {
        assert_eq!(scores(&told, "turned"), [0, 2], "two points for the six");
        assert_eq!(held(&told, "queen", 3).matches('H').count(), 1, "the jack alone");
        let end = counted(&told, "end");
        assert!(end.score.delta[said_at(&told, "end").rules().side_of(YOU)].0 >= 5, "{:?}", end.score);
        assert!(said_at(&told, "end").end().is_none());
    }
}

#[test]
fn the_lesson_about_selling_says_what_is_true() {
    for told in ways(Lesson::Sell) {
        assert_eq!(scores(&told, "counters"), [0; 4]);
        assert_eq!(scores(&told, "price"), [2, 0, 0, 0]);
        let rules = said_at(&told, "price").rules().clone();
        assert!(rules.count_down && said_at(&told, "price").end().is_none());
        assert!(scores(&told, "end")[0] >= 2, "the price stays");
    }
}

#[test]
fn the_lesson_about_rows_says_what_is_true() {
    for told in ways(Lesson::Rows) {
        let up = |id: &str, seat: usize| {
            let (game, seat) = (said_at(&told, id), Seat::new(seat).expect("a seat"));
            game.view(Viewer::Seat(YOU)).rows.lying(seat).filter_map(Pile::up).collect::<Cards>()
        };
        let of = |cards: Cards, suit| (cards & Cards::of_suit(suit)).to_string();
        let view = said_at(&told, "rows").view(Viewer::Seat(YOU));
        assert!([0, 1].iter().all(|seat| view.rows.hidden(Seat::new(*seat).expect("a seat")) == 9));
        let pegged = ["pegged", "caught", "turned", "ruff"].map(|id| scores(&told, id));
        assert_eq!(pegged, [[4, 0], [17, 0], [22, 0], [22, 0]], "ace; king and five; another five");
        assert_eq!(of(up("five", 1), Suit::Hearts), "5H");
        assert_eq!(of(up("club", 1), Suit::Clubs), "3C");
        assert!(of(up("ten", 1), Suit::Clubs).is_empty() && of(up("ten", 1), Suit::Hearts).is_empty());
        assert_eq!(of(up("turned", 1), Suit::Clubs), "KC", "it was just turned up");
        assert!(of(up("ruff", 0), Suit::Diamonds).is_empty());
        let game = said_at(&told, "rest");
        assert_eq!((game.rules().hands, game.scores().values().next()), (4, Some(&Points(23))), "the jack");
        assert!(scores(&told, "end")[0] >= 23 && said_at(&told, "end").end().is_none());
    }
}

#[test]
fn what_settled_a_hand_is_told_in_every_language() {
    for translation in Language::ALL {
        let language = Language::new(translation.tag).expect("a language");
        let mut said: Vec<String> = Vec::new();
        let mut hears = |words: String| {
            assert!(!words.is_empty() && !words.contains(['{', '}']), "{}: {words}", translation.tag);
            assert!(words.chars().next().is_some_and(|first| !first.is_lowercase()), "{}: {words}", translation.tag);
            assert!(words.chars().count() <= 150, "{}: {words}", translation.tag);
            assert!(!said.contains(&words), "{}: {words} is said twice", translation.tag);
            said.push(words);
        };
        for deal in 0..Lesson::Hands.deals() {
            let table = begin(Lesson::Hands, deal);
            let names = table.players().iter().map(|player| player.name.clone());
            let names = Names::new(Arc::clone(table.rules()), names, Some(YOU));
            let id = lesson_id(deal);
            hears(phrase::lesson_words(&language, &names, &table, id));
            if deal > 0 {
                continue;
            }
            hears(phrase::turning(&language, &names, None));
            let action = |text: &str| text.parse::<Action>().expect("an action");
            let foe = Seat::new(3).expect("a seat");
            let gains =
                [Gain::Makes, Gain::Spares, Gain::Points(1), Gain::Points(2), Gain::Sets(foe), Gain::Holds(foe, 1)];
            for (made, better) in [("4", "3"), ("TS", "JH"), ("3", "pass")] {
                for gain in gains {
                    let is_told = match gain {
                        Gain::Makes => better != "pass",
                        Gain::Spares => better == "pass",
                        _ => true,
                    };
                    let turning =
                        Turning { moment: 3, made: action(made), better: action(better), gain, points: Vec::new() };
                    if is_told {
                        hears(phrase::turning(&language, &names, Some(&turning)));
                    }
                }
                let turning = Turning {
                    moment: 3,
                    made: action(made),
                    better: action(better),
                    gain: Gain::Makes,
                    points: Vec::new(),
                };
                hears(phrase::what_if(&language, &turning));
            }
        }
    }
}

/// Returns the name of the words that a deal begins with.
fn lesson_id(deal: usize) -> &'static str {
    Lesson::Hands.script(deal).steps.iter().find_map(Step::words).expect("words").id
}
