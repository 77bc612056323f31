use super::*;
use pitch_rules::{Bid, Point, Preset, Rules, Seat};
use pitch_session::{Kind, Pad, Player, Timestamp};

use serde_json::Value;

use std::sync::mpsc::{self, Receiver};

/// Pad on which two phones write, and its owner.
struct Kitchen {
    hall: Arc<PadHall>,
    deeds: Receiver<PadDeed>,
    form: Form,
    language: Language,
}

impl Kitchen {
    fn new(preset: Preset, tag: &str) -> Self {
        let rules = Rules::from(preset);
        let people = ["Ruth", "Ben", "Cleo", "Dev", "Ella", "Finn", "Gus"].into_iter().take(rules.players.into());
        let people = people.map(|name| Player::new(name, Kind::Person)).collect();
        let dealer = Seat::new(usize::from(rules.players) - 1).expect("a seat");
        let pad = Pad::new(rules, preset.id(), people, dealer, Timestamp::default()).expect("a pad");
        let (send, deeds) = mpsc::channel();
        let language = Language::new(tag).expect("a language");
        let sink: Sink<PadDeed> = Box::new(move |deed| {
            let _ = send.send(deed);
        });
        let form = Form::new(pad);
        let hall = Arc::new(PadHall::new(form.clone(), None, sink, language.clone()));
        Kitchen { hall, deeds, form, language }
    }

    fn page(&self) -> Value {
        serde_json::to_value(self.hall.page(&self.language, false)).expect("a page")
    }

    fn press(&self, act: &str) -> Result<(), Refused> {
        let turn = self.page()["turn"].as_u64().expect("a number");
        self.hall.press(&self.language, usize::try_from(turn).expect("a number"), act)
    }

    /// Carries out what was pressed, as the owner of a pad does. Returns how often the pad changed.
    fn follow(&mut self) -> usize {
        let mut count = 0;
        while let Ok(deed) = self.deeds.try_recv() {
            if let PadDeed::Press { turn, stroke } = deed {
                assert_eq!(turn, self.form.turn());
                count += usize::from(self.form.press(stroke, Timestamp::from_seconds(9)));
                self.hall.show(self.form.clone());
            }
        }
        count
    }

    /// Presses all of these, one after the other. Returns how often the pad changed.
    fn press_all(&mut self, acts: &[&str]) -> usize {
        let press = |act: &&str| {
            assert_eq!(self.press(act), Ok(()), "{act}: {}", self.page());
            self.follow()
        };
        acts.iter().map(press).sum()
    }
}

const HAND: [&str; 5] = ["bidder 1", "bid 3", "made high 1", "made low 2", "made game 1"];

fn figures(line: &Value) -> Vec<String> {
    let scores = line["scores"].as_array().expect("scores").iter();
    scores.map(|score| score["figure"].as_str().expect("a figure").to_owned()).collect()
}

#[test]
fn a_hand_is_told_and_written_down_on_a_page() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    let page = kitchen.page();
    assert_eq!((page["kind"].as_str(), page["about"].as_str()), (Some("pad"), Some("Dev deals.")), "{page}");
    assert!(page["undo"].is_null() && page["columns"].as_array().is_some_and(|all| all.len() == 4), "{page}");
    assert_eq!(kitchen.press_all(&HAND), 0);
    let page = kitchen.page();
    assert_eq!((page["stamp"].as_str(), page["bad"].as_bool()), (Some("Set back 3"), Some(true)), "{page}");
    assert_eq!(page["rows"][0]["cells"][1]["count"], 1, "{page}");
    assert_eq!(kitchen.press_all(&["write"]), 1);
    let page = kitchen.page();
    assert_eq!(figures(&page["lines"][0]), ["0", "\u{2212}3", "1", "0"]);
    assert_eq!(page["lines"][0]["scores"][1]["below"], true);
    assert_eq!((page["heading"].as_str(), page["columns"][2]["leads"].as_bool()), (Some("Hand 2"), Some(true)));
    assert_eq!(kitchen.press_all(&["undo"]), 1);
    assert_eq!(kitchen.page()["lines"].as_array().map(Vec::len), Some(0));
}

#[test]
fn what_two_phones_press_at_once_is_done_once() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    let _ = kitchen.press_all(&HAND);
    let turn = kitchen.form.turn();
    let both = [0, 1].map(|_| kitchen.hall.press(&kitchen.language, turn, "write"));
    assert_eq!(both, [Ok(()), Err(Refused::Late)]);
    assert_eq!(kitchen.follow(), 1);
    let late = kitchen.hall.press(&kitchen.language, turn, "write");
    assert_eq!((late, kitchen.follow(), kitchen.form.pad().lines().len()), (Err(Refused::Late), 0, 1));
    // The pad was changed where it lies while a phone still showed it as it was.
    let turn = kitchen.form.turn();
    let _ = kitchen.form.press(Stroke::Bidder(0), Timestamp::default());
    kitchen.hall.show(kitchen.form.clone());
    assert_eq!(kitchen.hall.press(&kitchen.language, turn, "undo"), Err(Refused::Late));
}

#[test]
fn nothing_is_done_that_the_page_does_not_offer() {
    let kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    for act in ["", "bid 9", "bidder 4", "made joker 1", "undo", "again", "correct 1", "hung", "ready"] {
        assert_eq!(kitchen.press(act), Err(Refused::Late), "{act}");
    }
    assert!(kitchen.deeds.try_recv().is_err());
}

#[test]
fn a_hand_that_does_not_fit_is_told_why_in_the_language_of_the_phone() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "de");
    let _ = kitchen.press_all(&["bidder 1", "made high 1"]);
    let said = kitchen.page()["say"].as_str().expect("words").to_owned();
    assert_eq!(kitchen.press("write"), Err(Refused::Illegal(said.clone())));
    assert!(!said.is_empty() && kitchen.follow() == 0, "{said}");
}

#[test]
fn points_that_are_counted_follow_on_the_other_side() {
    let mut kitchen = Kitchen::new(Preset::Cinch, "en");
    let _ = kitchen.press_all(&["bidder 1", "bid +", "count 1 +"]);
    let page = kitchen.page();
    let points = page["rows"][2]["cells"].as_array().expect("points").clone();
    assert!(page["rows"][1]["wide"] == true && points.len() == 2, "{page}");
    let figure = |at: usize| points[at]["figure"].as_str().expect("a figure").parse::<i16>().expect("a number");
    assert_eq!(figure(0) + figure(1), 14);
    assert_eq!(kitchen.press_all(&["write"]), 1);
}

#[test]
fn a_bid_is_of_the_side_where_only_that_is_known() {
    let mut kitchen = Kitchen::new(Preset::Setback, "en");
    let _ = kitchen.press_all(&["bidder 1", "bid 3", "made high 1", "made low 0", "made game 0"]);
    let said = kitchen.page()["say"].as_str().expect("words").to_owned();
    assert!(said.starts_with("Ben and Dev made 1 of 3."), "{said}");
}

#[test]
fn points_that_nobody_told_are_not_written_down() {
    for (preset, acts, said) in [
        (Preset::NineCardDon, &["count 0 +"][..], "How many points did Ben + Dev make?"),
        (Preset::Cinch, &["bidder 1", "bid +"][..], "How many points did Ruth + Cleo make?"),
    ] {
        let mut kitchen = Kitchen::new(preset, "en");
        let _ = kitchen.press_all(acts);
        assert_eq!(kitchen.page()["say"], said, "{preset:?}");
        assert_eq!(kitchen.press("write"), Err(Refused::Illegal(said.to_owned())));
        assert!(kitchen.follow() == 0 && kitchen.form.pad().lines().is_empty());
    }
}

#[test]
fn an_old_hand_is_corrected_from_the_paper_of_all_hands() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    let _ = kitchen.press_all(&HAND);
    let _ = kitchen.press_all(&["write"]);
    let paper = serde_json::to_value(kitchen.hall.paper(&kitchen.language, "log")).expect("a paper");
    assert_eq!(
        (paper["items"][0]["act"].as_str(), paper["items"].as_array().map(Vec::len)),
        (Some("correct 1"), Some(1))
    );
    assert_eq!(kitchen.press_all(&["correct 1", "bid 2", "write"]), 1);
    assert_eq!(figures(&kitchen.page()["lines"][0]), ["0", "2", "1", "0"]);
    let rules = kitchen.hall.paper(&kitchen.language, "rules").expect("a paper");
    assert!(rules.lines.len() > 10 && kitchen.hall.paper(&kitchen.language, "costs").is_none());
}

#[test]
fn a_television_shows_the_pad_and_asks_nothing() {
    for preset in Preset::ALL {
        let kitchen = Kitchen::new(preset, "en");
        let tv = serde_json::to_value(kitchen.hall.page(&kitchen.language, true)).expect("a page");
        assert!(tv["acts"] == serde_json::json!([]) && tv["menu"].is_null());
        let page = kitchen.page();
        let rows = page["rows"].as_array().expect("rows");
        let is_sound = |row: &Value| row["cells"].as_array().is_some_and(|cells| !cells.is_empty());
        assert!(!rows.is_empty() && rows.iter().all(is_sound), "{preset:?}: {page}");
    }
}

#[test]
fn a_game_that_is_over_is_followed_by_another_of_the_same_people() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    for _ in 0..3 {
        let _ = kitchen.press_all(&["bidder 1", "bid 3", "made high 1", "made low 1", "made game 1", "write"]);
    }
    let page = kitchen.page();
    assert_eq!((page["acts"][0]["act"].as_str(), page["rows"].as_array().map(Vec::len)), (Some("again"), Some(0)));
    assert!(page["say"].as_str().is_some_and(|said| said.contains("Ben")), "{page}");
    assert_eq!(kitchen.press_all(&["again"]), 1);
    assert_eq!((kitchen.form.pad().lines().len(), kitchen.form.pad().name(Seat::default())), (0, "Ruth"));
    assert!(
        kitchen.form.turn() > 18
            && Bid::new(3).is_some()
            && kitchen.form.strokes().contains(&Stroke::Made(Point::High, 0))
    );
}

#[test]
fn those_who_come_and_go_are_counted() {
    let kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    let visits = [0, 1].map(|_| PadVisit::new(&kitchen.hall));
    assert_eq!(kitchen.hall.door().guests(), 2);
    drop(visits);
    assert_eq!((kitchen.hall.door().guests(), kitchen.deeds.try_iter().count()), (0, 4));
}

#[test]
fn the_crown_is_with_who_is_in_front_also_where_scores_count_down() {
    for (preset, scores) in [(Preset::AuctionPitch, ["0", "3", "1", "0"]), (Preset::Smudge, ["7", "4", "6", "7"])] {
        let mut kitchen = Kitchen::new(preset, "en");
        let _ = kitchen.press_all(&[
            "bidder 1",
            "bid 3",
            "made high 1",
            "made low 2",
            "made jack 1",
            "made game 1",
            "write",
        ]);
        let page = kitchen.page();
        assert_eq!(figures(&page["lines"][0])[..4], scores, "{preset:?}");
        let crowns = page["columns"].as_array().into_iter().flatten().map(|column| column["leads"] == true);
        assert_eq!(crowns.collect::<Vec<_>>()[..4], [false, true, false, false], "{preset:?}");
    }
}

#[test]
fn nobody_is_asked_who_bid_where_nobody_bids() {
    for (preset, is_bid) in [(Preset::AuctionPitch, true), (Preset::NineCardDon, false), (Preset::Trinidad, false)] {
        let say = Kitchen::new(preset, "en").page()["say"].as_str().expect("words").to_owned();
        assert_eq!(say.contains("bid"), is_bid, "{preset:?}: {say}");
        assert!(!say.is_empty());
    }
}

#[test]
fn the_line_that_is_corrected_is_shown_and_can_be_left_as_it_was() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    for _ in 0..4 {
        let _ = kitchen.press_all(&HAND);
        let _ = kitchen.press_all(&["write"]);
    }
    let shown = |page: &Value| {
        let lines = page["lines"].as_array().into_iter().flatten();
        lines.map(|line| (line["number"].as_u64(), line["on"] == true)).collect::<Vec<_>>()
    };
    assert_eq!(shown(&kitchen.page()), [(Some(3), false), (Some(4), false)]);
    let _ = kitchen.press_all(&["correct 1"]);
    let page = kitchen.page();
    assert_eq!((shown(&page), page["heading"].as_str()), (vec![(Some(1), true), (Some(2), false)], Some("Hand 1")));
    assert!(page["undo"].is_null() && page["acts"][0]["label"] == "Cancel", "{page}");
    let _ = kitchen.press_all(&["bid 4", "undo"]);
    assert_eq!((kitchen.page()["heading"].as_str(), kitchen.form.pad().lines().len()), (Some("Hand 5"), 4));
    let _ = kitchen.press_all(&["correct 4"]);
    assert_eq!(shown(&kitchen.page()), [(Some(3), false), (Some(4), true)]);
}

#[test]
fn a_television_shows_what_is_ticked_and_asks_nothing() {
    let mut kitchen = Kitchen::new(Preset::AuctionPitch, "en");
    let tv = |kitchen: &Kitchen| serde_json::to_value(kitchen.hall.page(&kitchen.language, true)).expect("a page");
    assert_eq!(tv(&kitchen)["say"], "");
    let _ = kitchen.press_all(&["bidder 1", "bid 3", "made high 2"]);
    let page = tv(&kitchen);
    assert_eq!((&page["rows"][0]["cells"][1]["count"], &page["rows"][2]["cells"][2]["count"]), (&1.into(), &1.into()));
    let chosen = page["rows"][1]["cells"].as_array().into_iter().flatten().find(|cell| cell["on"] == true);
    assert_eq!(chosen.map(|cell| &cell["label"]), Some(&"3".into()));
    let cells = page["rows"].as_array().into_iter().flatten().flat_map(|row| row["cells"].as_array()).flatten();
    assert!(cells.into_iter().all(|cell| cell["act"].is_null()), "{page}");
    let mut counted = Kitchen::new(Preset::Cinch, "en");
    let _ = counted.press_all(&["bidder 1", "bid +"]);
    let page = tv(&counted);
    assert!(page["rows"][1]["cells"][0]["less"].is_null() && page["rows"][1]["cells"][0]["figure"] != "?", "{page}");
}
