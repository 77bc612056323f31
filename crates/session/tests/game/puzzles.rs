//! The shelf of puzzles: that each can be played, asks something, and has the figures that it claims; some are looked through
//! again with both methods.
//!
//! `PITCH_GAMES` scales how many of them are looked through again: one for every 2,500, and at least one.

use pitch_players::{Level, Patience, Stop};
use pitch_rules::{Preset, Viewer};
use pitch_session::puzzle::{Question, Theme};
use pitch_session::{Kind, Shelf, Solved};

use std::collections::{BTreeMap, BTreeSet, HashMap};

#[test]
fn every_puzzle_can_be_played_and_has_one_clear_answer() {
    let shelf = Shelf::own();
    let mut ids = BTreeSet::new();
    for puzzle in &shelf.puzzles {
        let id = puzzle.id();
        assert!(puzzle.is_sound(), "{id}: {:?}", puzzle.choices);
        let names: Vec<String> = (0..puzzle.players).map(|place| format!("player {place}")).collect();
        let table = puzzle.table(&names).unwrap_or_else(|error| panic!("{id}: {error}"));
        let (seat, _) = Question::of(&table).unwrap_or_else(|| panic!("{id} asks nothing"));
        assert_eq!(table.to_act(), Some(seat), "{id}");
        let persons = table.players().iter().filter(|player| player.kind == Kind::Person);
        assert_eq!(persons.map(|player| player.name.as_str()).collect::<Vec<_>>(), ["player 0"], "{id}");
        assert!(table.is_try_out() && table.is_person(seat), "{id}: nothing of it is kept");
        let view = table.view(Viewer::Seat(seat));
        assert!(view.legal.len() >= 2 && view.legal.contains(puzzle.right_action()), "{id}");
        let request = puzzle.request(1, Patience::default()).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(request.view.legal, view.legal, "{id}");
        assert!(!request.reasons(puzzle.right_action()).is_empty(), "{id}: a reason");
        assert!(puzzle.choices.iter().all(|choice| (0.0..=1.0).contains(&choice.chance)), "{id}");
        assert!(ids.insert(id), "twice on the shelf");
    }
}

#[test]
fn there_are_puzzles_of_every_game_and_every_kind() {
    let mut games: HashMap<Preset, usize> = HashMap::new();
    let mut questions: BTreeMap<Question, usize> = BTreeMap::new();
    for puzzle in &Shelf::own().puzzles {
        *games.entry(puzzle.game).or_default() += 1;
        let table = puzzle.position().expect("a position");
        *questions.entry(Question::of(&table).expect("a question").1).or_default() += 1;
    }
    assert_eq!(games.len(), Preset::ALL.len(), "{games:?}");
    assert_eq!(questions.len(), 3, "{questions:?}");
}

#[test]
fn both_methods_find_the_same_again() {
    let shelf = Shelf::own();
    let games = std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500_usize);
    let again = (games / 2500).max(1);
    let step = (shelf.puzzles.len() / again.clamp(1, shelf.puzzles.len().max(1))).max(1);
    for puzzle in shelf.puzzles.iter().step_by(step).take(again) {
        let id = puzzle.id();
        let request = puzzle.request(77, Patience::of(30)).expect("a position");
        let search = request.judge(&Stop::new()).expect("a choice");
        assert_eq!(&search.choices[0].action, puzzle.right_action(), "{id}: by the search");
        let play = request.judge_by_play(Level::Sharp(pitch_players::Temper::Even), 64, &Stop::new());
        assert_eq!(&play.expect("a choice").choices[0].action, puzzle.right_action(), "{id}: by play");
    }
}

#[test]
fn the_puzzle_of_the_day_comes_again_only_when_all_had_their_turn() {
    let (shelf, unanswered) = (Shelf::own(), Solved::default());
    // Somebody who answers none has those of one game over and over.
    let count = shelf.of_game(Preset::AuctionPitch).count();
    let places: BTreeSet<usize> =
        (20_000..).take(count).filter_map(|day| unanswered.of_day(shelf, day, None)).collect();
    assert_eq!(places, shelf.of_game(Preset::AuctionPitch).collect());
    assert_eq!(unanswered.of_day(shelf, 20_000, None), unanswered.of_day(shelf, 20_000 + count as u32, None));
    // Somebody who answers each has those of their game first, then all others.
    for game in [None, Some(Preset::TenPoint)] {
        let (mut solved, mut places) = (Solved::default(), BTreeSet::new());
        let of_game: BTreeSet<usize> = shelf.of_game(game.unwrap_or(Preset::AuctionPitch)).collect();
        for day in (20_000..).take(shelf.puzzles.len()) {
            let place = solved.of_day(shelf, day, game).expect("a puzzle of the day");
            assert!(places.insert(place), "{} comes again", shelf.puzzles[place].id());
            assert!(places.len() > of_game.len() || of_game.contains(&place));
            solved.note_answer(&shelf.puzzles[place].id(), true, day, true);
            assert_eq!(solved.of_day(shelf, day, game), Some(place), "the day keeps its puzzle");
        }
    }
}

#[test]
fn every_puzzle_has_a_theme_and_every_theme_has_many() {
    let shelf = Shelf::own();
    let mut games: BTreeMap<(Theme, String), usize> = BTreeMap::new();
    for puzzle in &shelf.puzzles {
        let themes = puzzle.themes();
        assert!(!themes.is_empty(), "{}", puzzle.id());
        for theme in themes {
            *games.entry((theme, puzzle.game.to_string())).or_default() += 1;
        }
    }
    // The mistakes of players are not on the shelf.
    for theme in Theme::ALL.into_iter().filter(|theme| *theme != Theme::Mistakes) {
        let places = Shelf::of_theme(theme, None);
        for place in places.iter().take(5) {
            let puzzle = &shelf.puzzles[*place];
            assert_eq!(puzzle.themes().first(), Some(&theme), "{}: a drill begins with its own", puzzle.id());
        }
        let count = places.len();
        println!("{}: {count}", theme.id());
        for ((_, game), count) in games.iter().filter(|((other, _), _)| *other == theme) {
            println!("    {game}: {count}");
        }
        // Few leads of trumps are clear enough for both methods.
        let least = if theme == Theme::Trumps { 14 } else { 40 };
        assert!(count >= least, "{theme:?}: {count}");
    }
}

#[test]
fn a_shelf_is_written_and_read_back_and_what_is_none_is_refused() {
    let text = Shelf::own().to_ron().expect("text");
    assert_eq!(&text.parse::<Shelf>().expect("a shelf"), Shelf::own());
    for wrong in ["", "()", &text.replacen("version: 1", "version: 2", 1), &text.replacen("puzzles\"", "other\"", 1)] {
        assert!(wrong.parse::<Shelf>().is_err());
    }
}
