//! The house rules, and files that are dropped on the window.

use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::Message;
#[cfg(unix)]
use crate::program::tests::desk::refuse;
use crate::program::tests::desk::{Desk, begun, folder, playing, table_of};
use crate::screen::house_rules::HouseRules;
use crate::sheet::Sheet;
use pitch_language::{phrase, t};
use pitch_rules::{Points, Preset, Rules};
use pitch_session::door::Visit;
use pitch_session::storage::{self, RuleSets};
use pitch_session::{Folders, Pick, RuleSet};

use std::fs;
use std::path::{Path, PathBuf};

fn set(name: &str, target: i16) -> RuleSet {
    RuleSet::new(name, Preset::AuctionPitch, Rules { target: Points(target), ..Rules::default() })
}

fn kept(desk: &Desk) -> Vec<RuleSet> {
    RuleSets::open(desk.folder.path()).sets().cloned().collect()
}

fn change(desk: &mut Desk, sets: &[RuleSet]) {
    desk.ask(Outcome::KeepRuleSets(sets.to_vec(), Box::new(Outcome::None)));
}

fn page(desk: &Desk) -> &HouseRules {
    match desk.top() {
        Some(Sheet::HouseRules(page)) => page,
        other => panic!("the house rules are not in front: {other:?}"),
    }
}

#[test]
fn rules_of_ones_own_are_kept_set_up_and_found_again() {
    let mut desk = Desk::new();
    desk.press([Key::Letter('n'), Key::Command('r')]);
    let ours = set("As at home", 15);
    let sets = [ours.clone()];
    change(&mut desk, &sets);
    assert_eq!(kept(&desk), sets);
    assert_eq!(desk.program.context.rule_sets, sets);
    let [Sheet::NewGame(setup), Sheet::Games(_), Sheet::HouseRules(_)] = &desk.program.sheets[..] else {
        panic!("{:?}", desk.top())
    };
    assert_eq!(setup.draft().sets(), sets, "they are offered where a game is set up");
    desk.ask(Outcome::SetUp(Pick::Own(ours.name.clone())));
    let [Sheet::NewGame(setup)] = &desk.program.sheets[..] else { panic!("{:?}", desk.program.sheets) };
    assert_eq!(setup.draft().own(), Some(&ours));
    desk.press([Key::Enter]);
    assert_eq!((desk.game().summary().rule_set.as_str(), desk.game().rules().target), ("As at home", Points(15)));
    desk.ask(Outcome::Home);
    desk.press([Key::Command('r')]);
    assert_eq!(*page(&desk).editor().pick(), Pick::Own(ours.name.clone()), "it begins with those played by last");
    desk.ask(Outcome::SetUp(Pick::Own(ours.name)));
    assert!(matches!(desk.program.sheets[..], [Sheet::NewGame(_)]));
}

#[test]
fn rules_that_cannot_be_written_are_told_of_and_stay_until_the_window_is_closed() {
    let mut desk = Desk::new();
    fs::write(desk.file("rules"), "not a folder").expect("written");
    desk.press([Key::Command('r')]);
    change(&mut desk, &[set("As at home", 15)]);
    assert_eq!(desk.program.notices.len(), 1, "{:?}", desk.program.notices);
    desk.press([Key::Escape, Key::Escape, Key::Command('r')]);
    assert_eq!(page(&desk).editor().sets(), [set("As at home", 15)]);
}

#[cfg(unix)]
#[test]
fn rules_that_could_not_be_read_are_named_and_found_once_they_can() {
    let folder = folder();
    RuleSets::open(folder.path()).store(&[set("Ours", 15)]).expect("written");
    let file =
        fs::read_dir(folder.path().join("rules")).expect("a folder").next().expect("a file").expect("a file").path();
    let text = fs::read(&file).expect("a file");
    fs::remove_file(&file).expect("removed");
    refuse(&file);
    let mut desk = Desk::at(folder);
    assert_eq!((desk.program.context.rule_sets.len(), desk.program.context.unread_rule_sets.len()), (0, 1));
    fs::remove_file(&file).expect("removed");
    fs::write(&file, text).expect("written");
    desk.press([Key::Command('r')]);
    assert_eq!(page(&desk).editor().sets(), [set("Ours", 15)]);
    assert_eq!((desk.program.context.rule_sets.len(), desk.program.context.unread_rule_sets.len()), (1, 0));

    // What could not be written meanwhile is not given up for what is on the disk.
    fs::remove_file(&file).expect("removed");
    refuse(&file);
    let mut desk = desk.again();
    fs::remove_dir_all(desk.file("rules")).expect("removed");
    fs::write(desk.file("rules"), "not a folder").expect("written");
    change(&mut desk, &[set("Mine", 9)]);
    desk.press([Key::Escape, Key::Command('r')]);
    assert_eq!(page(&desk).editor().sets(), [set("Mine", 9)]);
}

#[test]
fn rules_that_take_their_time_to_be_read_come_later_and_what_was_made_meanwhile_stays() {
    let mut desk = Desk::new();
    desk.press([Key::Letter('n'), Key::Command('r')]);
    let data = desk.folder.path().to_owned();
    RuleSets::open(&data).store(&[set("Ours", 15)]).expect("written");
    let (go, wait) = std::sync::mpsc::channel();
    desk.program.keeper.rule_sets.read(move || {
        let sets = RuleSets::open(&data);
        let () = wait.recv().expect("a word");
        sets
    });
    let arriving = desk.program.update(Message::MouseMoved, desk.now);
    change(&mut desk, &[set("Mine", 9)]);
    go.send(()).expect("heard");
    desk.run(arriving);
    assert_eq!(page(&desk).editor().sets(), [], "nothing comes between the player and the rules that they look at");
    desk.press([Key::Escape]);
    desk.happens(Message::MouseMoved);
    let [Sheet::NewGame(setup), Sheet::Games(_)] = &desk.program.sheets[..] else { panic!("{:?}", desk.top()) };
    let names = |sets: &[RuleSet]| sets.iter().map(|set| set.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(setup.draft().sets()), ["Ours", "Mine"]);
    let sets = desk.program.context.rule_sets.clone();
    change(&mut desk, &sets);
    assert_eq!(names(&kept(&desk)), ["Mine", "Ours"]);
}

#[test]
fn a_file_goes_where_it_belongs_dropped_or_handed_in() {
    file_goes_where_it_belongs(Message::FileDropped);
    file_goes_where_it_belongs(|path| Message::Visited(Visit::Open(path)));
}

fn file_goes_where_it_belongs(comes: impl Fn(PathBuf) -> Message) {
    let out = folder();
    let (rules, others, game, garbage) =
        ["rules.ron", "others.ron", "From Ana.ron", "garbage.ron"].map(|name| out.path().join(name)).into();
    storage::share_rule_set(&rules, &set("Ours", 15)).expect("written");
    storage::share_rule_set(&others, &set("Theirs", 9)).expect("written");
    storage::save_as(&game, begun(table_of(&["Sam"], 3, 11, 2), 4).record()).expect("written");
    fs::write(&garbage, "garbage").expect("written");
    let drop_on = |desk: &mut Desk, path: &Path| desk.happens(comes(path.to_owned()));
    let names = |desk: &Desk| kept(desk).into_iter().map(|set| set.name).collect::<Vec<_>>();

    // Rules go to the house rules, and there the rules of a game are taken as well.
    let mut desk = Desk::new();
    drop_on(&mut desk, &rules);
    assert_eq!((names(&desk), desk.program.sheets.len()), (vec!["Ours".to_owned()], 1));
    drop_on(&mut desk, &others);
    drop_on(&mut desk, &game);
    assert_eq!(desk.program.sheets.len(), 1, "all on the same page");
    assert_eq!(names(&desk), ["From Ana", "Ours", "Theirs"]);
    assert_eq!(page(&desk).editor().own().map(|set| set.rules.target), Some(Points(11)));
    drop_on(&mut desk, &garbage);
    let error = storage::load_rule_set(&garbage).expect_err("garbage");
    assert!(desk.sees(&phrase::load_error(&desk.program.context.language, &error)), "told on the page");
    assert_eq!(desk.program.context.share_folder, Folders::at(desk.folder.path()).to_share(), "where they are written");
    let shared = desk.file("shared.ron");
    desk.ask(Outcome::ShareRules(shared.clone(), Box::new(set("Ours", 15))));
    assert!(shared.exists());
    assert!(desk.sees(&t!(desk.program.context.language, "house-shared", file = pitch_shown::path(&shared))));

    // A game is opened on the first screen alone.
    let refused = t!(desk.program.context.language, "error-dropped-game");
    let mut desk = Desk::new();
    desk.letters("s");
    drop_on(&mut desk, &game);
    assert!(desk.program.table().is_none() && desk.is_told(&refused), "{:?}", desk.program.notices);
    desk.press([Key::Escape, Key::Escape]);
    drop_on(&mut desk, &game);
    assert_eq!(desk.game().rules().target, Points(11));
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 7, 2), 4).record()));
    desk.press([Key::Enter]);
    drop_on(&mut desk, &game);
    assert!(desk.game().rules().target == Points(7) && desk.is_told(&refused), "{:?}", desk.program.notices);
    drop_on(&mut desk, &garbage);
    assert!(desk.game().rules().target == Points(7) && desk.is_told("garbage.ron"), "{:?}", desk.program.notices);
}

#[test]
fn the_window_comes_to_the_front_with_a_file_that_is_handed_in_and_calls_until_the_player_is_there() {
    let mut desk = Desk::new();
    desk.happens(Message::FileDropped(desk.file("none.ron")));
    assert!(!desk.screen.comes_forward && !desk.screen.calls, "who drops a file is there");
    desk.happens(Message::Visited(Visit::Open(desk.file("none.ron"))));
    assert!(desk.screen.comes_forward && desk.screen.calls);
    desk.happens(Message::Focused);
    assert!(!desk.screen.calls);
}

#[test]
fn of_several_files_that_come_at_once_none_is_lost() {
    let out = folder();
    let [ours, theirs, garbage] = ["ours.ron", "theirs.ron", "garbage.ron"].map(|name| out.path().join(name));
    storage::share_rule_set(&ours, &set("Ours", 15)).expect("written");
    storage::share_rule_set(&theirs, &set("Theirs", 9)).expect("written");
    fs::write(&garbage, "garbage").expect("written");
    let mut desk = Desk::new();
    let now = desk.now;
    let comes = |path: &PathBuf| desk.program.update(Message::Visited(Visit::Open(path.clone())), now);
    let tasks: Vec<_> = [&garbage, &ours, &theirs].map(comes).into_iter().collect();
    assert!(desk.program.is_fetching(), "the first is read, and the others wait");
    for task in tasks {
        desk.run(task);
    }
    let names: Vec<String> = kept(&desk).into_iter().map(|set| set.name).collect();
    assert_eq!(names, ["Ours", "Theirs"]);
    assert!(desk.is_told("garbage.ron"), "{:?}", desk.program.notices);
}
