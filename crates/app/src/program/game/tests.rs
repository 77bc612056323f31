//! Which game is begun, gone on with and left: none is lost by it, and none is played by other rules than it says.

use crate::Options;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::Base;
#[cfg(unix)]
use crate::program::tests::desk::refuse;
use crate::program::tests::desk::{
    Desk, against_the_rules, begun, finish, folder, nearly_over, over, playing, shelf, step, table_of,
};
use crate::screen::home::{Asked, Front, Saved};
use crate::screen::new_game;
use crate::sheet::{self, Sheet};
use pitch_language::t;
use pitch_rules::{Points, Preset, Rules, Seat};
use pitch_session::settings::Choices;
use pitch_session::storage::{self, RuleSets};
use pitch_session::{Deals, Family, Kind, Next, Pick, Player, RuleSet, Settings, Table};

use tempfile::TempDir;

use std::fs;

#[cfg(unix)]
#[path = "../../../../../tests/support/guest.rs"]
mod guest;

/// What the first screen tells of the game that can go on.
fn saved(desk: &Desk) -> Saved {
    match desk.program.front() {
        Front::Saved(saved) => saved,
        Front::Ready(ready) => panic!("no game can go on: {ready:?}"),
    }
}

fn can_go_on(desk: &Desk) -> bool {
    matches!(desk.program.front(), Front::Saved(_))
}

/// A folder in which this was played last.
fn last_played(last_game: Choices) -> TempDir {
    let folder = folder();
    let settings = folder.path().join("settings.ron");
    Settings { last_game, ..Settings::load(&settings).0 }.save(&settings).expect("written");
    folder
}

#[test]
fn the_first_screen_says_how_the_game_stands() {
    let alone = begun(table_of(&["Sam"], 3, 7, 2), 40);
    let desk = Desk::at(playing(alone.record()));
    let told = saved(&desk);
    assert_eq!((told.totals.len(), &told.turn), (alone.hands().len(), &Asked::You));
    assert!(!told.totals.is_empty() && told.scores[0].0 == "You", "{told:?}");

    let mut bots = alone;
    while !matches!(bots.next(), Next::Bot(_)) {
        assert!(step(&mut bots));
    }
    assert_eq!(saved(&Desk::at(playing(bots.record()))).turn, Asked::Nobody, "a bot is to decide");
    let two = begun(table_of(&["Sam", "Eve"], 2, 7, 2), 4);
    let told = saved(&Desk::at(playing(two.record())));
    assert_eq!(told.scores[0].0, "Sam", "nobody is you where several play");
    let asked = two.to_act().map(|seat| two.players()[seat.index()].name.clone()).expect("a turn");
    assert_eq!(told.turn, Asked::Named(asked), "it says whose turn it is");
}

#[test]
fn a_game_that_is_over_can_be_played_again_and_shows_how_it_came_out() {
    let mut desk = Desk::new();
    desk.letters("p");
    finish(&mut desk);
    let totals = |desk: &Desk| match desk.program.front() {
        Front::Ready(ready) => ready.scores,
        Front::Saved(saved) => panic!("it goes on: {saved:?}"),
    };
    desk.ask(Outcome::Home);
    let played = desk.program.statistics.games().last().expect("a game").clone();
    let scores: Vec<i32> = played.players.iter().map(|player| player.scores.last().expect("a hand").0.into()).collect();
    assert_eq!(totals(&desk), scores);
    assert!(desk.sees(&t!(desk.program.context.language, "phone-again")));
    let place = t!(desk.program.context.language, "home-place", place = played.place(0));
    assert!(desk.sees(&place), "{place}");
    // Others at the table have not played it.
    desk.program.context.settings.last_game.names = vec!["Zoe".to_owned()];
    assert!(totals(&desk).is_empty());
}

#[test]
fn rules_of_ones_own_keep_their_name_from_game_to_game() {
    let rules = Rules { target: Points(15), ..Rules::default() };
    let set = RuleSet::new("As at home", Preset::AuctionPitch, rules.clone());
    let folder = last_played(Choices { rule_set: Some(set.name.clone()), rules, ..Choices::default() });
    RuleSets::open(folder.path()).store(&[set]).expect("written");
    let mut desk = Desk::at(folder);
    let Front::Ready(ready) = desk.program.front() else { panic!("no game can go on") };
    assert_eq!(ready.game, "As at home");
    desk.ask(Outcome::Language("de"));
    let Front::Ready(ready) = desk.program.front() else { panic!("no game can go on") };
    let told = t!(desk.program.context.language, "told-game", game = &ready.game, goal = &ready.goal);
    assert!(desk.sees(told.trim_end_matches('.')), "told in the language that is spoken: {told}");
    desk.letters("p");
    let mut seeds = Vec::new();
    for _ in 0..3 {
        assert_eq!(desk.game().summary().rule_set, "As at home");
        assert_eq!(desk.game().rules().target, Points(15));
        seeds.push(desk.game().deals().clone());
        desk.press([Key::Escape]);
        desk.ask(Outcome::PlayAgain);
        assert!(desk.program.sheets.is_empty(), "the next game is seen");
    }
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2], "with other cards each time");
}

#[test]
fn the_packs_of_the_command_line_are_those_of_one_game() {
    let options = Options { deals: Some(Deals::from_number(7)), language: Some("de".to_owned()), ..Options::default() };
    let mut desk = Desk::with(folder(), options);
    desk.letters("p");
    assert_eq!(*desk.game().deals(), Deals::from_number(7));
    desk.press([Key::Escape, Key::Command('n'), Key::Enter]);
    assert_ne!(*desk.game().deals(), Deals::from_number(7));
    assert!(desk.program.sheets.is_empty(), "the menu, from which it was begun, is gone");
    desk.press([Key::Function(4)]);
    assert_eq!(desk.program.context.language.translation().tag, "de", "its language holds until another is chosen");
}

#[test]
fn a_game_that_is_set_up_is_remembered_with_its_people() {
    let mut desk = Desk::new();
    desk.letters("n");
    let choose = |desk: &mut Desk, message| desk.on_sheet(sheet::Message::NewGame(message));
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::Setback)));
    for (seat, name) in Rules::default().seats().all().zip(["Sam", "Eve"]) {
        choose(&mut desk, new_game::Message::Seated(seat, Kind::Person));
        choose(&mut desk, new_game::Message::Named(seat, name.to_owned()));
    }
    choose(&mut desk, new_game::Message::Start);
    assert_eq!(desk.game().summary().rule_set, Preset::Setback.id());
    let kept = |desk: &Desk| Settings::peek(&desk.file("settings.ron")).expect("settings");
    assert_eq!(kept(&desk).last_game.game, Preset::Setback);
    let people = |family: &Family| family.people().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(kept(&desk).families.iter().map(people).collect::<Vec<_>>(), [["Sam", "Eve"]]);

    // The family beside it is forgotten, and no other.
    let pair = ["Ana", "Ben"].map(|name| Player::new(name, Kind::Person));
    let pair = Family::of(&pair).expect("a family");
    desk.program.context.settings.families.push(pair.clone());
    for _ in 0..2 {
        desk.ask(Outcome::ForgetFamily(pair.clone()));
    }
    assert_eq!(kept(&desk).families.iter().map(people).collect::<Vec<_>>(), [["Sam", "Eve"]]);
}

#[test]
fn a_game_that_cannot_begin_leaves_what_was_set_up() {
    let mut desk = Desk::new();
    desk.letters("n");
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::AuctionPitch)));
    let players = ["Sam", "Eve"].map(|name| Player::new(name, Kind::Person)).to_vec();
    let rules = Rules { players: 9, ..Rules::default() };
    desk.ask(Outcome::Start { rules: Box::new(rules), players, rule_set: None });
    assert!(matches!(desk.program.base, Base::Home(_)) && matches!(desk.top(), Some(Sheet::NewGame(_))));
    assert_eq!(desk.program.notices.len(), 1, "it is said why");
}

#[test]
fn the_first_deal_is_told_of_once() {
    let rules = Rules { ceremony: true, ..Rules::default() };
    let mut desk = Desk::at(last_played(Choices { rules, ..Choices::default() }));
    desk.letters("p");
    assert!(matches!(desk.top(), Some(Sheet::FirstDeal(_))));
    desk.press([Key::Enter]);
    assert!(desk.program.sheets.is_empty() && !desk.game().entries().is_empty(), "then it is dealt");
    let game = desk.game().clone();
    desk.ask(Outcome::Home);
    desk.press([Key::Enter]);
    assert!(desk.program.sheets.is_empty() && desk.game().goes_on_from(&game));
}

#[test]
fn a_new_game_takes_the_place_of_the_one_before_and_of_what_is_tried_out() {
    let before = begun(table_of(&["Sam"], 3, 7, 2), 4);
    let done = over(table_of(&["Sam"], 3, 3, 4));
    let folder = shelf(&[done.record()]);
    storage::save_as(&folder.path().join("current.ron"), before.record()).expect("written");
    let mut desk = Desk::at(folder);
    assert!(desk.goes_on_with(before.record()), "it goes on after the program was left");
    desk.press([Key::Letter('g'), Key::Command('f'), Key::End, Key::Enter]);
    desk.letters("d");
    assert!(desk.table().session().is_try_out());
    assert!(matches!(desk.table().session().next(), Next::Person(_)), "it is played at once");
    desk.press([Key::Command('n'), Key::Enter]);
    let new = desk.game().clone();
    assert!(!new.is_same_game(before.record()) && !desk.table().session().is_try_out());
    assert!(desk.program.saved.is_none(), "while a table is shown, that one goes on");
    desk.ask(Outcome::Home);
    assert!(desk.goes_on_with(&new));
    assert_eq!(
        desk.program.keeper.storage().expect("a folder").library().len(),
        3,
        "the one before is among the saved games"
    );
}

#[test]
fn whoever_leaves_what_is_tried_out_within_a_try_out_comes_back_to_the_game() {
    let done = over(table_of(&["Sam"], 3, 3, 4));
    let mut desk = Desk::at(shelf(&[done.record()]));
    desk.letters("p");
    let game = desk.game().clone();
    for depth in 1..=2 {
        desk.press([Key::Escape, Key::Letter('g'), Key::Command('f'), Key::End, Key::Enter, Key::Letter('d')]);
        assert_eq!(desk.program.asides.len(), depth);
    }
    desk.ask(Outcome::Home);
    assert!(desk.is_home() && desk.goes_on_with(&game) && desk.program.asides.is_empty());
}

#[test]
fn only_a_game_that_can_be_played_on_goes_on() {
    let done = over(table_of(&["Sam"], 3, 3, 4));
    let desk = Desk::at(playing(done.record()));
    assert!(!can_go_on(&desk) && desk.program.notices.is_empty());

    let sound = begun(table_of(&["Sam"], 3, 7, 2), 4);
    let broken = against_the_rules(sound.record());
    let desk = Desk::at(playing(&broken));
    assert!(!can_go_on(&desk) && desk.is_told("current.ron"), "{:?}", desk.program.notices);
    assert_eq!(desk.kept(), broken, "it is left as it is");

    // One that was opened to be looked at takes no other's place.
    for (looked_at, told) in [(&broken, Some("opened.ron")), (done.record(), None)] {
        let folder = playing(sound.record());
        let file = folder.path().join("opened.ron");
        storage::save_as(&file, looked_at).expect("written");
        let mut desk = Desk::with(folder, Options { file: Some(file), ..Options::default() });
        assert!(desk.game().is_same_game(looked_at));
        assert!(told.is_none_or(|told| desk.is_told(told)), "{:?}", desk.program.notices);
        desk.ask(Outcome::Home);
        assert_eq!(desk.kept().entries(), sound.record().entries());
        let saved = desk.program.saved.as_ref().expect("a game");
        assert_eq!(saved.record().entries(), sound.record().entries(), "the game goes on from where it was");
    }
    let folder = playing(sound.record());
    let (file, other) = (folder.path().join("opened.ron"), nearly_over(table_of(&["Eve"], 3, 3, 4)));
    storage::save_as(&file, other.record()).expect("written");
    let mut desk = Desk::with(folder, Options { file: Some(file), ..Options::default() });
    desk.decide();
    assert!(desk.game().is_over());
    desk.ask(Outcome::Home);
    assert!(!can_go_on(&desk), "the game before it is among the saved games, once and no more");
}

#[test]
fn a_game_from_the_command_line_is_played_at_once() {
    let mut game = begun(table_of(&["Sam"], 3, 7, 2), 4);
    while !matches!(game.next(), Next::Bot(_)) {
        assert!(step(&mut game));
    }
    let open = |game: Option<&Table>| {
        let folder = folder();
        let file = folder.path().join("opened.ron");
        if let Some(game) = game {
            storage::save_as(&file, game.record()).expect("written");
        }
        Desk::with(folder, Options { file: Some(file), ..Options::default() })
    };
    let desk = open(Some(&game));
    assert!(matches!(desk.table().session().next(), Next::Person(_)), "the bots decide");
    assert_eq!(desk.kept().entries(), desk.game().entries(), "and it is the game that goes on");
    let desk = open(None);
    assert!(desk.is_home() && desk.is_told("opened.ron couldn’t be read"), "{:?}", desk.program.notices);
}

#[cfg(unix)]
#[test]
fn the_backup_is_played_on_and_gives_way_to_the_game_itself() {
    let game = begun(table_of(&["Sam"], 3, 3, 4), 4);
    let open = || {
        let folder = folder();
        storage::save_as(&folder.path().join("current.ron.bak"), game.record()).expect("written");
        refuse(&folder.path().join("current.ron"));
        Desk::at(folder)
    };
    let replace = |desk: &Desk, game: &Table| {
        fs::remove_file(desk.file("current.ron")).expect("removed");
        storage::save_as(&desk.file("current.ron"), game.record()).expect("written");
    };
    let mut desk = open();
    assert!(desk.goes_on_with(game.record()) && desk.is_told("The game goes on from the backup"));
    desk.press([Key::Enter]);
    desk.decide();
    let played = desk.game().clone();
    desk.ask(Outcome::Home);
    while !desk.program.notices.is_empty() {
        desk.press([Key::Escape]);
    }
    assert!(desk.goes_on_with(&played), "what was decided since is there, though the file cannot be read");
    // The file can be read again, and the game in it is over.
    replace(&desk, &over(game.clone()));
    desk.program.notify("Something else.".to_owned());
    desk.press([Key::Letter('s'), Key::Escape]);
    assert!(!can_go_on(&desk), "a game that is over does not go on");

    let mut desk = open();
    let mut later = game.clone();
    assert!(step(&mut later));
    replace(&desk, &later);
    desk.press([Key::Enter]);
    assert!(desk.game().goes_on_from(later.record()), "the player who goes on does so from the last state");
}

#[test]
fn whose_bot_is_not_here_is_told_when_the_game_is_opened() {
    let game = begun(table_of(&["Sam"], 3, 7, 2), 4);
    let text = game.record().to_ron().expect("written").replacen("bot(\"steady\")", "bot(\"basic\")", 2);
    let folder = folder();
    fs::write(folder.path().join("current.ron"), &text).expect("written");
    let desk = Desk::at(folder);
    let [ana, ben] = [1, 2].map(|seat: usize| game.players()[seat].name.clone());
    let words = format!("{ana} and {ben} were saved as the bot “basic”, which isn’t available. Steady plays instead.");
    assert!(desk.is_told(&words) && can_go_on(&desk), "{:?}", desk.program.notices);

    // A file that is opened by its name, and that of a game of today.
    let mut desk = Desk::new();
    let file = desk.file("old.ron");
    fs::write(&file, &text).expect("written");
    let task = desk.program.open_file(file);
    desk.run(task);
    assert!(desk.is_told(&words) && desk.table().session().fault().is_none(), "{:?}", desk.program.notices);
    let mut desk = Desk::new();
    let file = desk.file("new.ron");
    storage::save_as(&file, game.record()).expect("written");
    let task = desk.program.open_file(file);
    desk.run(task);
    assert!(!desk.is_told("not here"));
}

#[cfg(unix)]
#[test]
fn a_bot_from_outside_is_started_by_nobody_but_who_seats_it() {
    let folder = std::rc::Rc::new(folder());
    let script = guest::script(folder.path(), 4);
    let options = || Options {
        bots: vec![guest::named(&script).parse().expect("a program")],
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut desk = Desk::with(std::rc::Rc::clone(&folder), options());
    desk.letters("n");
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::AuctionPitch)));
    let choose = |desk: &mut Desk, message| desk.on_sheet(sheet::Message::NewGame(message));
    let seat = Seat::new(1).expect("a seat");
    let guest = desk.program.guests()[0].clone();
    choose(&mut desk, new_game::Message::Invited(seat, guest.clone()));
    assert_eq!(guest::starts(folder.path()), 0, "it is only chosen");
    choose(&mut desk, new_game::Message::Start);
    let players = desk.game().players().to_vec();
    assert_eq!((players[1].name.as_str(), players[1].guest.as_ref()), ("mybot", Some(&guest)));
    // After four answers it leaves: a bot plays on, and one line says so.
    while desk.program.notices.is_empty() {
        desk.decide();
    }
    assert!(desk.is_told("mybot has stopped answering. From here on, Steady plays for mybot."));
    assert_eq!(guest::starts(folder.path()), 1);
    let kept = Settings::peek(&desk.file("settings.ron")).expect("settings").last_game;
    assert_ne!(kept.names[1], "mybot", "the next game seats a bot, and calls it otherwise");
    // The next game at this table has it again.
    desk.ask(Outcome::PlayAgain);
    assert!(desk.table().session().guest(seat).is_some());
    desk.ask(Outcome::Home);

    // The program offers it once more, but what is saved only names it.
    drop(desk);
    let mut desk = Desk::with(std::rc::Rc::clone(&folder), options());
    assert!(desk.is_told("mybot was saved as the bot “mybot”, which isn’t available. Steady plays instead."));
    let started = guest::starts(folder.path());
    while !desk.program.notices.is_empty() {
        desk.press([Key::Escape]);
    }
    desk.ask(Outcome::Continue);
    for _ in 0..4 {
        desk.decide();
    }
    desk.ask(Outcome::PlayAgain);
    assert!(desk.game().players().iter().all(|player| player.guest.is_none()));
    assert_eq!(guest::starts(folder.path()), started);
}
