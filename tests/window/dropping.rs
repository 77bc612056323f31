//! Files are dropped on the real window, as from a file manager: rules, a game, and what is neither.

use crate::desk::{Desk, wait_until};
use crate::house::kept;
use crate::person::{By, Person, decision};
use crate::saves::{begun, start};
use crate::{entries, saved};

use pitch_rules::{Points, Preset, Rules};
use pitch_session::{RuleSet, storage};

use iced::{Point, Rectangle};

/// Where files are dropped: on nothing in particular.
const PLACE: Point = Point::new(700.0, 420.0);
const PAGE: Rectangle = Rectangle { x: 0.0, y: 0.0, width: 1280.0, height: 800.0 };

#[test]
fn rules_are_taken_up_and_what_is_broken_is_told() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = folder.path();
    let rules = Rules { target: Points(15), ..Rules::default() };
    let (good, broken) = (out.path().join("Wie bei Änne & Co.ron"), out.path().join("broken.ron"));
    let set = RuleSet::new("Wie bei Änne", Preset::AuctionPitch, rules.clone());
    storage::share_rule_set(&good, &set).expect("written");
    std::fs::write(&broken, "(what is this").expect("written");
    start(&mut desk, folder);
    // From the first key on keys are named.
    desk.key("F12");
    desk.wait_until_still();
    let home = desk.picture_of(PAGE);

    desk.drop_file(&broken, PLACE);
    wait_until("the first screen to tell of it", || desk.picture_of(PAGE) != home);
    desk.wait_until_still();
    let told = desk.picture_of(PAGE);
    assert_eq!(kept(folder), []);
    desk.drop_file(&good, PLACE);
    wait_until("the rules", || kept(folder) == [rules.clone()]);

    // The house rules are shown now, with what was told before over them; of what is wrong now they tell themselves.
    wait_until("the house rules", || {
        desk.wait_until_still();
        desk.picture_of(PAGE) != told
    });
    desk.key("Escape");
    desk.wait_until_still();
    let house = desk.picture_of(PAGE);
    desk.drop_file(&broken, PLACE);
    wait_until("the house rules to tell of it", || desk.picture_of(PAGE) != house);
    assert_eq!(kept(folder), [rules]);
    assert!(broken.exists() && good.exists(), "what is dropped stays where it was");

    // The program lives on: what was told goes first, then the list of rule sets where it stood, and then the page.
    let told = desk.picture_of(PAGE);
    desk.key("Escape");
    wait_until("the list alone", || desk.picture_of(PAGE) != told);
    desk.key("Escape");
    assert!(desk.looks_like(PAGE, house));
    desk.key("Escape");
    assert!(desk.looks_like(PAGE, home));
}

#[test]
fn a_game_is_opened_and_at_the_table_what_is_broken_is_told() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = folder.path();
    let game = begun(4, 6);
    let (file, broken) = (out.path().join("game.ron"), out.path().join("broken.ron"));
    storage::save_as(&file, game.record()).expect("written");
    std::fs::write(&broken, [0xFF, 0xFE, 0x00]).expect("written");
    start(&mut desk, folder);
    let home = desk.picture_of(PAGE);
    desk.drop_file(&file, PLACE);
    wait_until("the table", || desk.picture_of(PAGE) != home);
    desk.wait_until_still();
    let table = desk.picture_of(PAGE);
    // Another game takes no place of one that is played.
    for refused in [&broken, &file] {
        let before = desk.picture_of(PAGE);
        desk.drop_file(refused, PLACE);
        wait_until("the table to tell of it", || desk.picture_of(PAGE) != before);
        desk.key("Escape");
        assert!(desk.looks_like(PAGE, table), "Escape puts the notice away");
    }

    // It is played on.
    Person::new(&desk, By::Keys).act(&game, &decision(&game).expect("their turn"));
    wait_until("the decision", || saved(folder).is_some_and(|now| entries(&now) > entries(&game)));
    assert!(saved(folder).expect("a game").record().goes_on_from(game.record()));
}
