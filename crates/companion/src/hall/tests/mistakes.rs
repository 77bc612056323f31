//! A table where mistakes can be made, on pages: they are made, called and told there, and nothing else is taken.

use super::*;
use pitch_rules::Remark;

fn seated(game: Preset, number: u64) -> Kitchen {
    Kitchen::seated(rules_of(game, true), number, "en")
}

/// Plays on until it is as wanted at the turn of a player. Returns their seat.
fn until(kitchen: &mut Kitchen, wanted: impl Fn(&Kitchen, Seat) -> bool) -> Seat {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    for _ in 0..400 {
        match kitchen.table.next() {
            Next::Person(seat) if wanted(kitchen, seat) => return seat,
            Next::Person(seat) => decide(kitchen, seat, &mut rng),
            Next::Deal => all_are_ready(kitchen, None),
            other => panic!("{other:?}"),
        }
    }
    panic!("it does not come to that");
}

/// Lets everybody but this player go on to the next hand.
fn all_are_ready(kitchen: &mut Kitchen, but: Option<Seat>) {
    for seat in kitchen.table.rules().seats().all().filter(|seat| but != Some(*seat)) {
        assert_eq!(kitchen.press(seat, "ready", &[]), Ok(()));
    }
    assert_eq!(kitchen.follow(), 1);
}

/// Returns a card that the book doesn't allow and a page offers as any other, with nothing that tells it apart.
fn wrong_card(kitchen: &Kitchen, seat: Seat) -> Option<String> {
    let (page, view) = (kitchen.page(seat), kitchen.table.view(Viewer::Seat(seat)));
    if view.turn != Turn::Play(seat) {
        return None;
    }
    let offered = page["hand"]["cards"].as_array()?.iter();
    let offered = offered.filter(|card| card["may"] == Value::Bool(true) && card["why"].is_null());
    let mut acts = offered.filter_map(|card| card["act"].as_str());
    acts.find(|act| act.parse().is_ok_and(|action: Action| !view.legal.contains(&action))).map(str::to_owned)
}

/// Returns what can be pressed on a paper.
fn items(kitchen: &Kitchen, seat: Seat, asked: &str) -> Vec<String> {
    let table = kitchen.hall.table();
    let paper = paper(&Setting::new(&kitchen.language, &table, Some(seat)), Some(seat), &[], asked);
    let paper = serde_json::to_value(paper).expect("a paper");
    let items = paper["items"].as_array().into_iter().flatten();
    items.filter_map(|item| item["act"].as_str().or_else(|| item["ask"].as_str())).map(str::to_owned).collect()
}

fn news(page: &Value) -> String {
    page["news"].as_str().expect("news").to_owned()
}

/// Checks that every page, and the television, tells this.
fn all_are_told(kitchen: &Kitchen, words: &[&str]) {
    let pages = kitchen.table.rules().seats().all().map(|seat| kitchen.page(seat));
    for page in pages.chain([kitchen.tv()]) {
        assert!(words.iter().all(|words| news(&page).contains(words)), "{words:?}: {page}");
    }
}

#[test]
fn a_renege_that_is_made_on_a_phone_is_called_on_another() {
    let rules = Rules { renege_forfeit: false, ..rules_of(Preset::Trinidad, true) };
    let mut kitchen = Kitchen::seated(rules, 3, "en");
    let seats = kitchen.table.rules().seats();
    let offender = until(&mut kitchen, |kitchen, seat| wrong_card(kitchen, seat).is_some());
    let act = wrong_card(&kitchen, offender).expect("a wrong card");
    assert_eq!(kitchen.press(offender, &act, &[]), Ok(()));
    assert_eq!(kitchen.press(offender, &act, &[]), Err(Refused::Late), "pressed twice");
    assert_eq!(kitchen.follow(), 1);
    let made = kitchen.table.view(Viewer::Seat(offender)).lapses;
    assert_eq!(made.len(), 1);
    for other in seats.all().filter(|other| *other != offender) {
        assert_eq!(kitchen.table.view(Viewer::Seat(other)).lapses, []);
        assert!(!news(&kitchen.page(other)).contains("renege"), "it is told to nobody");
    }
    assert!(!news(&kitchen.tv()).contains("renege"));
    let trick = usize::from(made[0].0.trick);
    let _ = until(&mut kitchen, |kitchen, _| kitchen.table.view(Viewer::Public).tricks.len() >= trick);
    let (caller, call) = (seats.next(offender), Remark::CallRenege(offender).to_string());
    assert!(items(&kitchen, caller, "talk").contains(&call));
    assert!(!items(&kitchen, offender, "talk").contains(&call));
    assert!(kitchen.press(offender, &call, &[]).is_err(), "nobody calls their own");
    assert_eq!(kitchen.press(caller, &call, &[]), Ok(()));
    assert_eq!(kitchen.follow(), 1);
    let lapses = kitchen.table.view(Viewer::Public).lapses;
    assert!(lapses.iter().any(|(renege, called)| renege.seat == offender && *called), "{lapses:?}");
    all_are_told(&kitchen, &["that’s true", "For a renege"]);
}

#[test]
fn what_a_table_with_mistakes_does_not_take_is_refused() {
    let mut kitchen = seated(Preset::AuctionPitch, 9);
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    let other = kitchen.table.rules().seats().next(seat);
    let first = |seat| kitchen.table.view(Viewer::Seat(seat)).hand().first().expect("a card");
    let (own, others) = (first(seat), first(other));
    let refused = [
        (seat, "out_of_turn 3".to_owned()),
        (seat, "out_of_turn".to_owned()),
        (seat, "127".to_owned()),
        (seat, "misdeal count".to_owned()),
        (seat, "misdeal count: AS KS".to_owned()),
        (seat, others.to_string()),
        (seat, Remark::Expose(others).to_string()),
        (seat, Remark::CallRenege(other).to_string()),
        (other, "3".to_owned()),
        (other, "pass".to_owned()),
        (other, "out_of_turn 127".to_owned()),
        (other, own.to_string()),
        (other, format!("out_of_turn {others}")),
        (other, Remark::Expose(own).to_string()),
        (other, Remark::TakeBack.to_string()),
        (other, "name S".to_owned()),
    ];
    for (by, act) in refused {
        assert!(kitchen.press(by, &act, &[]).is_err(), "{by}: {act}");
    }
    assert_eq!(kitchen.follow(), 0);
}

#[test]
fn no_mistake_is_offered_where_none_can_be_made() {
    let kitchen = Kitchen::seated(rules_of(Preset::AuctionPitch, false), 9, "en");
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    let other = kitchen.table.rules().seats().next(seat);
    assert_eq!(items(&kitchen, other, "talk"), Vec::<String>::new());
    let page = kitchen.page(other);
    assert!(!page["menu"].to_string().contains("talk"), "{page}");
    let cards = page["hand"]["cards"].as_array().expect("cards");
    assert!(!cards.is_empty() && cards.iter().all(|card| card["act"].is_null()));
    let card = kitchen.table.view(Viewer::Seat(other)).hand().first().expect("a card");
    for act in ["out_of_turn 3".to_owned(), card.to_string(), Remark::Expose(card).to_string()] {
        assert!(kitchen.press(other, &act, &[]).is_err(), "{act}");
    }
}

#[test]
fn a_bid_out_of_turn_is_void_and_told() {
    let mut kitchen = seated(Preset::AuctionPitch, 9);
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    let other = kitchen.table.rules().seats().next(seat);
    let turn = kitchen.table.record().entries().len();
    assert!(items(&kitchen, other, "talk").contains(&"out_of_turn 3".to_owned()));
    assert!(!items(&kitchen, seat, "talk").iter().any(|act| act.starts_with("out_of_turn")));
    assert_eq!(kitchen.press(other, "out_of_turn 3", &[]), Ok(()));
    assert_eq!(kitchen.follow(), 1);
    let late = kitchen.hall.press(&kitchen.language, other, turn, "out_of_turn 3", &[]);
    assert_eq!(late, Err(Refused::Late));
    assert_eq!(kitchen.table.next_person(), Some(seat));
    all_are_told(&kitchen, &["isn’t allowed", "void"]);
}

#[test]
fn a_bid_that_is_too_low_can_be_made() {
    let mut kitchen = seated(Preset::AuctionPitch, 9);
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    assert_eq!(kitchen.press(seat, "3", &[]), Ok(()));
    let _ = kitchen.follow();
    let next = kitchen.table.next_person().expect("somebody is to bid");
    assert!(offered(&kitchen.page(next)).contains(&"2".to_owned()));
    assert_eq!(kitchen.press(next, "2", &[]), Ok(()));
    assert_eq!(kitchen.follow(), 1);
    all_are_told(&kitchen, &["isn’t allowed", "void"]);
}

#[test]
fn a_card_that_is_shown_lies_before_its_player_on_every_page() {
    let mut kitchen = seated(Preset::AuctionPitch, 9);
    let seats = kitchen.table.rules().seats();
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    let other = seats.next(seat);
    assert!(items(&kitchen, other, "talk").contains(&"show".to_owned()));
    let cards = items(&kitchen, other, "show");
    assert_eq!(cards.len(), kitchen.table.view(Viewer::Seat(other)).hand().len());
    assert_eq!(kitchen.press(other, &cards[0], &[]), Ok(()));
    assert_eq!(kitchen.follow(), 1);
    let card = cards[0].trim_start_matches("expose ");
    for reader in seats.all().filter(|reader| *reader != other) {
        assert_eq!(kitchen.page(reader)["rows"][0]["cards"][0]["card"], card);
    }
    let place = seats.all().position(|seat| seat == other).expect("a place");
    assert_eq!(kitchen.tv()["seats"][place]["row"]["cards"][0]["card"], card);
    nothing_hidden_is_shown(&kitchen);
    all_are_told(&kitchen, &["card"]);
}

#[test]
fn a_card_that_is_led_before_the_bidding_is_over_lies_on_the_table() {
    let mut kitchen = seated(Preset::AuctionPitch, 9);
    let seat = kitchen.table.next_person().expect("somebody is to bid");
    let dealer = kitchen.table.game().dealer();
    assert_ne!(seat, dealer);
    let held = kitchen.page(dealer)["hand"]["cards"][0].clone();
    assert!(held["may"] == Value::Bool(true) && held["why"].is_string(), "a second press is wanted: {held}");
    assert_eq!(kitchen.press(dealer, held["act"].as_str().expect("an action"), &[]), Ok(()));
    assert_eq!(kitchen.follow(), 1);
    let page = kitchen.page(seat);
    assert_eq!((&page["table"]["kind"], &page["table"]["cards"][0]["card"]), (&"trick".into(), &held["card"]));
    assert!(offered(&page).contains(&Remark::Decline.to_string()), "{page}");
    let left = kitchen.page(dealer)["hand"]["cards"].clone();
    assert!(left.as_array().expect("cards").iter().all(|card| card["card"] != held["card"]));
}

#[test]
fn a_dealer_misdeals_once_everybody_has_seen_the_count() {
    let mut kitchen = seated(Preset::Setback, 9);
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    while let Next::Person(seat) = kitchen.table.next() {
        decide(&mut kitchen, seat, &mut rng);
    }
    let Turn::Deal(dealer) = kitchen.table.game().turn() else { panic!("the game goes on") };
    let other = kitchen.table.rules().seats().next(dealer);
    let slip = "misdeal count".to_owned();
    assert!(items(&kitchen, dealer, "talk").contains(&slip) && !items(&kitchen, other, "talk").contains(&slip));
    assert_eq!(kitchen.press(other, &slip, &[]), Err(Refused::Late));
    assert_eq!(kitchen.press(dealer, &slip, &[]), Ok(()));
    assert_eq!(kitchen.follow(), 0, "the others look at the count");
    all_are_ready(&mut kitchen, Some(dealer));
    assert!(matches!(kitchen.table.next(), Next::Deal), "the cards are thrown in");
    assert!(kitchen.page(other)["count"].is_null() && kitchen.tv()["count"].is_null());
    all_are_told(&kitchen, &["wrong number of cards"]);
    all_are_ready(&mut kitchen, None);
    assert!(kitchen.table.next_person().is_some());
}
