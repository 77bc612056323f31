//! Contexts, games and names for the screens.

use crate::play;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::screen::curtain::Curtain;
use pitch_app::screen::first_deal::FirstDeal;
use pitch_app::screen::home::{Asked, Front, Home, LastGame, Memory, Ready, Saved};
use pitch_app::screen::over::Over;
use pitch_app::screen::result;
use pitch_language::{Language, Names};
use pitch_players::{Character, Level};
use pitch_rules::{Action, BySide, Call, Event, Finished, Points, Preset, Rules, Seat, Turn};
use pitch_session::settings::{CardSize, Choices, Speed, Theme};
use pitch_session::{Avatar, Deals, Evening, Face, Kind, NewGame, Player, Settings, Table, commitment};

use iced::{Element, Point, Settings as Iced, Size, mouse};
use iced_test::Simulator;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// The windows that every screen must fit into.
pub const WINDOWS: [(f32, f32); 4] = [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1200.0)];

/// A window of this size in this language.
pub fn context(size: (f32, f32), language: &str) -> Context {
    context_with(size, language, by_level())
}

/// Settings of somebody who plays against plain bots of the usual level, by their usual names.
pub fn by_level() -> Settings {
    Settings { last_game: Choices { level: Level::USUAL, ..Choices::default() }, ..Settings::default() }
}

/// The same with these settings.
pub fn context_with(size: (f32, f32), language: &str, settings: Settings) -> Context {
    font::load();
    Context::new(spoken(language), settings, Size::from(size))
}

/// Settings of the look that pictures for people are drawn with: `PITCH_THEME` ("Midnight"), `PITCH_SIZE` of the interface in
/// percent, and `PITCH_FOUR_COLORS` where it is set.
pub fn wished() -> Settings {
    let told = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let theme = told("PITCH_THEME", "Spruce");
    Settings {
        theme: Theme::ALL.into_iter().find(|one| format!("{one:?}") == theme).expect("a theme"),
        interface_size: told("PITCH_SIZE", "100").parse().expect("percent"),
        four_colours: std::env::var_os("PITCH_FOUR_COLORS").is_some(),
        ..Settings::default()
    }
}

/// Stands for a language whose words are two fifths longer than the English ones.
pub const LONGER: &str = "longer";

/// The language of this tag.
pub fn spoken(tag: &str) -> Language {
    // To read one takes longer than to lay a table out in it.
    static READ: Mutex<BTreeMap<String, Language>> = Mutex::new(BTreeMap::new());
    let mut languages = READ.lock().unwrap_or_else(PoisonError::into_inner);
    languages.entry(tag.to_owned()).or_insert_with(|| read(tag)).clone()
}

fn read(tag: &str) -> Language {
    if tag != LONGER {
        return Language::new(tag).expect("a language");
    }
    Language::transformed(lengthened)
}

/// The same words, with two letters in five written twice.
fn lengthened(words: &str) -> Cow<'_, str> {
    let mut letters = 0;
    let twice = |letter: char| {
        letters += if letter.is_alphabetic() { 2 } else { 0 };
        let is_twice = letters >= 5;
        letters -= if is_twice { 5 } else { 0 };
        std::iter::repeat_n(letter, 1 + usize::from(is_twice))
    };
    words.chars().flat_map(twice).collect()
}

/// What can be chosen about the look of the table, so that every choice comes up.
pub fn looks() -> [Settings; 4] {
    let with = |theme, card_size| Settings { speed: Speed::Instant, theme, card_size, ..Settings::default() };
    [
        with(Theme::Spruce, CardSize::Normal),
        Settings { four_colours: true, ..with(Theme::Midnight, CardSize::Large) },
        Settings { large_index: true, ..with(Theme::Linen, CardSize::Huge) },
        Settings { bold_cards: true, ..with(Theme::Contrast, CardSize::Small) },
    ]
}

/// A view in its window.
pub fn simulator<'a, M>(context: &Context, view: Element<'a, M>) -> Simulator<'a, M> {
    let settings = Iced { default_font: font::REGULAR, ..Iced::default() };
    Simulator::with_size(settings, context.size, view)
}

/// Messages that a click in a view sends.
pub fn clicked<M>(context: &Context, view: Element<'_, M>, place: Point) -> Vec<M> {
    let mut simulator = simulator(context, view);
    simulator.point_at(place);
    let _ = simulator.simulate([
        iced::Event::Mouse(mouse::Event::CursorMoved { position: place }),
        iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
    ]);
    simulator.into_messages().collect()
}

/// Draws a view and gives the file with its picture at twice the size.
pub fn save<M>(name: &str, context: &Context, view: Element<'_, M>) -> PathBuf {
    let snapshot = simulator(context, view).snapshot(&context.look().theme()).expect("the software renderer draws");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let tag = context.language.translation().tag;
    let name = format!("{name}-{tag}-{:.0}x{:.0}", context.size.width, context.size.height);
    let file = folder.join(format!("{name}-tiny-skia.png"));
    let _ = fs::remove_file(&file);
    assert!(snapshot.matches_image(folder.join(format!("{name}.png"))).expect("the folder can be written"));
    let bytes = fs::metadata(&file).expect("the picture was written").len();
    // A window of one color takes a byte for some thousand pixels.
    let pixels = 4.0 * context.size.width * context.size.height;
    assert!(bytes as f32 > pixels / 150.0, "{name}: {bytes} bytes are too few for a screen with all its parts");
    file
}

/// The names of a table of so many.
pub fn names(players: u8) -> Vec<&'static str> {
    ["Sam", "Ana", "Ben", "Cleo", "Dev", "Maximiliane", "Fay"].into_iter().take(players.into()).collect()
}

/// The kind of player in a seat: a person in the first, and one of the eight, each another, in the others.
pub fn kind(seat: usize) -> Kind {
    use Character::{Bruno, Hana, Leila, Nia, Otto, Ravi, Teo, Vera};
    let eight = [Nia, Otto, Vera, Leila, Bruno, Hana, Teo, Ravi];
    seat.checked_sub(1).map_or(Kind::Person, |place| Kind::Bot(Level::Character(eight[place])))
}

/// A table for so many after so many hands, everybody bidding high and playing low; `deal_number` chooses the cards.
pub fn played(players: u8, hands: usize, deal_number: u64) -> Table {
    let rules = Rules { players, target: pitch_rules::Points(14), ..Rules::default() };
    played_by(rules, hands, deal_number)
}

/// The same by these rules.
pub fn played_by(rules: Rules, hands: usize, deal_number: u64) -> Table {
    let players = rules.players;
    let names = names(players).into_iter().enumerate();
    let players = names.map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(deal_number))).expect("a table");
    let mut choice = 0_usize;
    while table.hands().len() < hands {
        choice += 1;
        match table.game().turn() {
            Turn::Over => break,
            Turn::Deal(_) => drop(table.deal()),
            Turn::Call(seat) => {
                let legal = table.game().legal(seat);
                let three =
                    legal.iter().find(|action| matches!(action, Action::Call(Call::Bid(bid)) if bid.number() == 3));
                let action = three.unwrap_or(&legal[0]).clone();
                let _ = table.act(seat, action).expect("legal");
            }
            Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                let legal = table.game().legal(seat);
                let action = legal[(choice * 7) % legal.len()].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
    table
}

/// The names of a table as its person is told them.
pub fn told(table: &Table) -> Names {
    let names: Vec<String> = table.names().values().map(|name| (*name).to_owned()).collect();
    Names::new(Arc::clone(table.rules()), names, Some(Seat::default()))
}

/// The scores after every hand.
pub fn totals(table: &Table) -> Vec<Vec<i32>> {
    let row = |finished: &Finished| finished.score.after.values().map(|points| i32::from(points.0)).collect();
    table.hands().iter().map(|hand| row(&hand.finished)).collect()
}

/// The result of the last hand of a table.
pub fn result(table: &Table) -> result::Result {
    let finished = Arc::clone(&table.hands().last().expect("a hand").finished);
    // What a table is bound to where its seed was drawn.
    let commitment = commitment(table.record().deals().seed());
    result::Result::new(finished, told(table), table.seated()).bound_by(Some(commitment))
}

/// A saved game as the first screen tells of it.
pub fn saved(players: u8) -> Saved {
    let scores =
        names(players).into_iter().zip([3, 4, -2, 4, 12, -11, 0]).map(|(name, score)| (name.to_owned(), score));
    let totals = (1..4).map(|hand| (0..i32::from(players)).map(|seat| hand + seat % 3 - 2).collect()).collect();
    Saved {
        game: "Auction Pitch".to_owned(),
        number: 4,
        goal: "first to 7".to_owned(),
        scores: scores.collect(),
        totals,
        state: Some("Ana bid 3.".to_owned()),
        turn: Asked::You,
        seats: seated(players).into_iter().zip([3, 4, -2, 4, 12, -11, 0]).collect(),
        bottom: 0,
        hand: ["AS", "JS", "4S", "KH", "TD"].map(|card| Some(card.parse().expect("a card"))).to_vec(),
    }
}

/// The first screen with a game that goes on, and others that were played before.
pub fn home_of(players: u8) -> Home {
    let opponent = |seat: usize| (Player::new("Ana", kind(seat)), seat);
    let words = "Setback. Ana. 2nd.".to_owned();
    let game = |seat| LastGame {
        file: "1.ron".into(),
        opponent: opponent(seat),
        is_won: false,
        place: "2nd".to_owned(),
        words: words.clone(),
    };
    let (practice, puzzle) = ("Five hands: keep your tens".to_owned(), "4 right in a row".to_owned());
    let memory = Memory { practice, puzzle, puzzle_answer: None, games: (1..6).map(game).collect() };
    Home::new(Front::Saved(saved(players)), Vec::new()).with_memory(memory)
}

/// The first screen of a newcomer.
pub fn home_at_first(notices: Vec<String>) -> Home {
    let (game, goal) = ("Auction Pitch".to_owned(), "first to 7".to_owned());
    Home::new(Front::Ready(Ready { game, goal, players: seated(4), is_first: true, ..Ready::default() }), notices)
}

/// A person and bots, as many as that.
fn seated(players: u8) -> Vec<Player> {
    names(players).into_iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect()
}

/// What the first screen tells of a game that can begin at once.
pub fn ready(players: u8) -> Front {
    let (game, goal) = ("Auction Pitch".to_owned(), "first to 7".to_owned());
    Front::Ready(Ready { game, goal, players: seated(players), ..Ready::default() })
}

/// The end of a game for so many.
pub fn over(players: u8, bonus: bool) -> Over {
    over_with(&(0..players.into()).map(kind).collect::<Vec<_>>(), bonus)
}

/// The same with these people and bots at the table.
pub fn over_with(kinds: &[Kind], bonus: bool) -> Over {
    let players = kinds.len() as u8;
    let table = play::over(play::table(players, 5));
    let mut seated = table.seated();
    for (player, kind) in seated.iter_mut().zip(kinds) {
        player.kind = *kind;
    }
    let end = *table.game().end().expect("over");
    let rules = Rules { settlement_setback_bonus: bonus, ..(**table.rules()).clone() };
    let names = Names::new(Arc::new(rules), names(players), Some(Seat::default()));
    let mut set_backs = table.rules().by_side::<u16>();
    let mut end = end;
    if bonus {
        // Two set-backs for a loser, as the settlement would have it.
        let loser = end.payments.iter().map(|(side, _)| side).find(|side| *side != end.victory.side).expect("a loser");
        set_backs[loser] = 2;
        end.payments[loser].0 -= 2;
        end.payments[end.victory.side].0 += 2;
    }
    Over::new(end, names, seated, &totals(&table), set_backs, table.hands().to_vec())
}

/// How the first deal of this game was found with the cards of `deal_number`.
pub fn first_deal(game: Preset, deal_number: u64) -> FirstDeal {
    let rules = Rules::from(game);
    let (found, cut) = Deals::from_number(deal_number).first_deal(&rules);
    let names = names(rules.players);
    // Nobody of them is a person: the last of the eight sits in the first seat.
    let seated = |(seat, name): (usize, &&str)| Player::new(name, kind(if seat == 0 { 8 } else { seat }));
    let players = names.iter().enumerate().map(seated).collect();
    FirstDeal::new(found, cut, Names::new(Arc::new(rules), names, Some(Seat::default())), players)
}

/// An evening of two games.
pub fn evening() -> Evening {
    let text = r#"(games: [
        (game: "1", rule_set: "setback", winners: ["Sam", "Ben"], net: [(name: "Sam", amount: 2),
            (name: "Ana", amount: -2), (name: "Ben", amount: 2), (name: "Cleo", amount: -2)]),
        (game: "2", rule_set: "auction_pitch", winners: ["Ana"], net: [(name: "Sam", amount: -1),
            (name: "Ana", amount: 6), (name: "Ben", amount: -3), (name: "Cleo", amount: -2)]),
    ])"#;
    pitch_session::syntax::read(text).expect("an evening")
}

/// The curtain before Ben's turn.
pub fn curtain(players: u8) -> Curtain {
    let rules = Arc::new(Rules { players, ..Rules::default() });
    let all = names(players).into_iter().enumerate();
    let look = Avatar { colour: Some(5), face: Face::Glasses };
    let seated = all.map(|(index, name)| match index {
        2 => Player::new(name, Kind::Person).with_avatar(look),
        _ => Player::new(name, kind(index)),
    });
    let scores = [3, 4, -2, 4, 12, -11, 0].into_iter().map(Points).take(players.into());
    let scores = BySide::from_values(scores.collect::<Vec<_>>()).expect("scores");
    let log =
        ["Cleo leads the nine of diamonds.", "Sam follows with the king.", "Ana trumps with the seven of spades."];
    let played =
        |(index, card): (usize, &str)| Event::Played { seat: seat(index), card: card.parse().expect("a card") };
    let history: Vec<Event> = [(3 % usize::from(players), "9D"), (0, "KD"), (1, "7S")].map(played).into();
    let names = Names::new(rules, names(players), None);
    let told = (&history[..], log.map(str::to_owned).into());
    Curtain::new(seat(2), seated.collect(), &names, told, Some("Ana bid 3".to_owned()), scores)
}

/// The seat of this number, from 0.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}
