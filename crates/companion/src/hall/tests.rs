mod mistakes;

use super::*;
use crate::door::Goodbye;
use crate::kept::TABLE;
use crate::paper::paper;
use crate::room::Room;
use crate::setting::Setting;

use pitch_language::Language;
use pitch_rules::{Action, Card, Cards, Preset, Rules, Viewer};
use pitch_session::{Deals, Kind, NewGame, Next, Player};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use serde_json::Value;

use std::collections::BTreeSet;
use std::sync::mpsc::{self, Receiver};
use std::time::Instant;

/// Table whose people are all on phones, with the deeds that come from there.
struct Kitchen {
    hall: Arc<Hall>,
    deeds: Receiver<Deed>,
    table: Table,
    language: Language,
    visits: Vec<Visit>,
}

fn rules_of(game: Preset, mistakes: bool) -> Rules {
    let mut rules: Rules = game.into();
    if mistakes {
        rules.revoke_mode = pitch_rules::rules::RevokeMode::Table;
    }
    rules
}

impl Kitchen {
    fn new(rules: Rules, number: u64, tag: &str) -> Self {
        let count = usize::from(rules.players);
        let players = (0..count).map(|seat| Player::new(&format!("P{seat}"), Kind::Person)).collect();
        let table = Table::new(NewGame::new(rules, players, Deals::from_number(number))).expect("a table");
        let language = Language::new(tag).expect("a language");
        let (send, deeds) = mpsc::channel();
        let options = HallOptions {
            sink: Box::new(move |deed| drop(send.send(deed))),
            language: language.clone(),
            gives_hints: true,
        };
        let seats: Vec<Seat> = table.rules().seats().all().collect();
        let hall = Arc::new(Hall::new(table.clone(), &seats, None, options));
        Kitchen { hall, deeds, table, language, visits: Vec::new() }
    }

    /// Everybody sits down and the game begins.
    fn seated(rules: Rules, number: u64, tag: &str) -> Self {
        let mut kitchen = Kitchen::new(rules, number, tag);
        let seats: Vec<Seat> = kitchen.table.rules().seats().all().collect();
        for seat in seats {
            let key = kitchen.hall.sit(&kitchen.language, seat.index(), "", "avatar-bear").expect("a place");
            let who = kitchen.hall.reader(key.reveal()).expect("known");
            assert_eq!(who, Who::Seat(seat));
            let visit = kitchen.hall.visit(who);
            kitchen.visits.push(visit);
        }
        assert_eq!(kitchen.press(Seat::default(), "begin", &[]), Ok(()));
        let _ = kitchen.follow();
        kitchen
    }

    fn press(&self, seat: Seat, act: &str, cards: &[String]) -> Result<(), Refused> {
        let turn = self.table.record().entries().len();
        // An answer names the question that the page shows.
        let question = self.hall.lock().votes.numbered().map_or(0, |(_, number)| number);
        let answer = ["agree", "refuse"].contains(&act).then(|| format!("{act} {question}"));
        self.hall.press(&self.language, seat, turn, answer.as_deref().unwrap_or(act), cards)
    }

    /// Carries out what was pressed, as the owner of a table does. Returns the number of deeds.
    fn follow(&mut self) -> usize {
        let mut count = 0;
        while let Ok(deed) = self.deeds.try_recv() {
            count += usize::from(deed != Deed::Presence);
            match deed {
                Deed::Act { seat, moment, action } => {
                    assert_eq!(moment, self.table.record().entries().len());
                    let events = self.table.act(seat, action).expect("checked before");
                    // The first hand is dealt without a question once it is said who pitches.
                    if events.iter().any(|event| matches!(event, pitch_rules::Event::FirstPitcher { .. })) {
                        drop(self.table.deal());
                    }
                }
                Deed::Begin | Deed::Ready if self.table.game().end().is_none() => drop(self.table.deal()),
                Deed::Misdeal(slip) => drop(self.table.misdeal(slip).expect("mistakes can be made")),
                Deed::TakeBack => drop(self.table.undo()),
                Deed::StandIn(seat) => drop(self.table.leave(seat)),
                Deed::Back(seat) => drop(self.table.come_back(seat)),
                Deed::Begin
                | Deed::Ready
                | Deed::Sat { .. }
                | Deed::Moved(_)
                | Deed::Left(_)
                | Deed::Hint(_)
                | Deed::Presence => {}
            }
            self.hall.show(self.table.clone());
        }
        count
    }

    fn page(&self, seat: Seat) -> Value {
        serde_json::to_value(self.hall.page(&self.language, Who::Seat(seat), false, None)).expect("a page")
    }

    fn tv(&self) -> Value {
        serde_json::to_value(self.hall.page(&self.language, Who::Guest, true, None)).expect("a page")
    }
}

/// Returns everything on a page that can be pressed to decide something.
fn offered(page: &Value) -> Vec<String> {
    let acts = |list: &Value| -> Vec<String> {
        list.as_array().into_iter().flatten().filter_map(|act| act["act"].as_str()).map(str::to_owned).collect()
    };
    [acts(&page["hand"]["cards"]), acts(&page["acts"]), acts(&page["steps"]["acts"]), acts(&page["menu"]["items"])]
        .concat()
}

/// Returns every card that a page shows.
fn shown(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            into.extend(fields.get("card").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| shown(value, into));
        }
        Value::Array(values) => values.iter().for_each(|value| shown(value, into)),
        _ => {}
    }
}

/// Checks that no page shows a card that its reader may not see.
fn nothing_hidden_is_shown(kitchen: &Kitchen) {
    let open = kitchen.table.view(Viewer::Open);
    for viewer in kitchen.table.rules().seats().all().map(Some).chain([None]) {
        let view = kitchen.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
        let page = viewer.map_or_else(|| kitchen.tv(), |seat| kitchen.page(seat));
        let mut cards = BTreeSet::new();
        shown(&page, &mut cards);
        for seat in kitchen.table.rules().seats().all().filter(|seat| viewer != Some(*seat)) {
            let hidden = open.held[seat].cards.unwrap_or_default() - view.known(seat) - view.laid_down[seat];
            let hidden = hidden - view.turned.iter().copied().collect::<Cards>();
            let told: Vec<_> = hidden.iter().filter(|card| cards.contains(&card.to_string())).collect();
            // What can be called as a partner's card is anybody's.
            if !offered(&page).iter().any(|act| act.starts_with("call_partner")) {
                assert!(told.is_empty(), "{viewer:?} is shown {told:?} of {seat}: {page}");
            }
        }
    }
}

/// Decides at random among what the page of the player whose turn it is offers.
fn decide(kitchen: &mut Kitchen, seat: Seat, rng: &mut ChaCha20Rng) {
    let page = kitchen.page(seat);
    assert!(page["mine"] == Value::Bool(true), "{page}");
    let view = kitchen.table.view(Viewer::Seat(seat));
    let offers = offered(&page);
    for action in &view.legal {
        let text = action.to_string();
        assert!(matches!(action, Action::Discard(_)) || offers.contains(&text), "{text} is not offered: {page}");
    }
    for held in page["hand"]["cards"].as_array().into_iter().flatten() {
        let is_sound = held["may"] == Value::Bool(true) || held["why"].as_str().is_some_and(|why| !why.is_empty());
        assert!(is_sound, "a card may not be played and nobody says why: {held}");
    }
    for other in kitchen.table.rules().seats().all().filter(|other| *other != seat) {
        let refused =
            offers.iter().filter(|act| act.parse::<Action>().is_ok_and(|action| view.legal.contains(&action)));
        for act in refused.take(2) {
            let claims = kitchen.table.view(Viewer::Seat(other)).claims;
            let is_claim = claims.iter().any(|claim| claim.to_string() == *act);
            assert!(is_claim || kitchen.press(other, act, &[]).is_err(), "{other} decided for {seat}");
        }
    }
    let (act, cards) = if page["pick"].is_object() {
        let states = page["pick"]["states"].as_array().expect("states");
        let counts: Vec<usize> = (0..states.len()).filter(|count| states[*count]["on"] == Value::Bool(true)).collect();
        let throw = view.throw.expect("a throw");
        assert_eq!(states.len(), throw.counts().1.min(view.hand().len()) + 1, "more than can go: {page}");
        let count = counts[rng.random_range(0..counts.len())];
        let mut rest: Vec<Card> = throw.may.iter().collect();
        let mut cards: Vec<Card> = throw.must.iter().collect();
        while cards.len() < count && !rest.is_empty() {
            cards.push(rest.swap_remove(rng.random_range(0..rest.len())));
        }
        ("discard".to_owned(), cards.iter().map(ToString::to_string).collect())
    } else {
        let legal: Vec<&String> = offers
            .iter()
            .filter(|act| act.parse::<Action>().is_ok_and(|action| view.legal.contains(&action)))
            .collect();
        assert!(!legal.is_empty(), "nothing can be pressed: {page}");
        (legal[rng.random_range(0..legal.len())].clone(), Vec::new())
    };
    assert_eq!(kitchen.press(seat, &act, &cards), Ok(()), "{act} {cards:?}");
    assert_eq!(kitchen.press(seat, &act, &cards), Err(Refused::Late), "pressed twice");
    assert_eq!(kitchen.follow(), 1);
}

/// Plays a game to its end or for so many decisions. Returns the number of decisions.
fn play(rules: Rules, number: u64, tag: &str, most: usize) -> usize {
    let mut kitchen = Kitchen::seated(rules, number, tag);
    let mut rng = ChaCha20Rng::seed_from_u64(number);
    for decided in 0..most {
        match kitchen.table.next() {
            Next::Person(seat) => {
                if decided % 7 == 0 {
                    nothing_hidden_is_shown(&kitchen);
                }
                decide(&mut kitchen, seat, &mut rng);
            }
            Next::Deal | Next::Over => {
                let seats: Vec<Seat> = kitchen.table.rules().seats().all().collect();
                for (index, seat) in seats.iter().enumerate() {
                    assert!(kitchen.page(*seat)["count"].is_object());
                    assert_eq!(kitchen.press(*seat, "ready", &[]), Ok(()));
                    assert_eq!(kitchen.follow(), usize::from(index + 1 == seats.len()));
                }
                if kitchen.table.game().end().is_some() {
                    return decided;
                }
            }
            other => panic!("{other:?}"),
        }
    }
    most
}

#[test]
fn every_decision_of_every_game_can_be_made_on_a_page() {
    Preset::ALL.into_par_iter().for_each(|game| {
        for (number, tag) in [(1, "en"), (2, "de")] {
            let decided = play(rules_of(game, false), number, tag, 400);
            assert!(decided > 20, "{game:?}: {decided}");
        }
    });
}

#[test]
fn a_table_with_mistakes_is_played_on_pages_too() {
    Preset::ALL.into_par_iter().filter(|game| rules_of(*game, true).validate().is_empty()).for_each(|game| {
        let _ = play(rules_of(game, true), 3, "en", 150);
    });
}

#[test]
fn no_key_opens_anothers_place() {
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 4, "en");
    let keys: Vec<Key> = kitchen.hall.lock().places.iter().filter_map(|place| place.key.clone()).collect();
    for (index, key) in keys.iter().enumerate() {
        assert_eq!(kitchen.hall.reader(key.reveal()), Seat::new(index).map(Who::Seat));
    }
    assert_eq!(kitchen.hall.reader(kitchen.hall.door().key().reveal()), Some(Who::Guest));
    for wrong in ["", "0", &"0".repeat(32), &keys[0].reveal()[..31]] {
        assert_eq!(kitchen.hall.reader(wrong), None);
    }
}

#[test]
fn scores_stand_as_on_a_pad() {
    for (game, begun) in [(Preset::Setback, "0"), (Preset::Britannica1911, "7")] {
        let kitchen = Kitchen::seated(rules_of(game, false), 5, "en");
        for seat in kitchen.table.rules().seats().all() {
            assert_eq!(
                kitchen.page(seat)["strip"]["score"],
                begun,
                "{game:?}: counters left only where scores count down"
            );
        }
    }
}

#[test]
fn a_place_is_left_kept_and_found_again() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 5, "en");
    let (ana, ben) = (Seat::default(), Seat::new(1).expect("a seat"));
    // Another phone asks for a place that is away, and the others agree.
    drop(kitchen.visits.remove(1));
    let former = kitchen.hall.lock().places[1].key.clone().expect("a key");
    assert!(kitchen.hall.sit(&kitchen.language, 1, "", "").is_err(), "the others are asked first");
    for seat in kitchen.table.rules().seats().all().filter(|seat| *seat != ben) {
        assert!(kitchen.page(seat)["asked"].is_object());
        assert_eq!(kitchen.press(seat, "agree", &[]), Ok(()));
    }
    assert_eq!(kitchen.hall.reader(former.reveal()), Some(Who::Former(ben)));
    let key = kitchen.hall.sit(&kitchen.language, 1, "", "").expect("the place");
    assert_eq!(kitchen.hall.reader(key.reveal()), Some(Who::Seat(ben)));
    let again = kitchen.hall.sit(&kitchen.language, 0, "", "");
    assert!(again.is_err(), "nobody takes a place from somebody who is there");
    assert!(kitchen.page(ana)["asked"].is_object(), "who is there is asked as well");
    assert_eq!(kitchen.press(ana, "refuse", &[]), Ok(()));
    // The player who plays may take back once the others agree.
    let _ = kitchen.follow();
    let Next::Person(seat) = kitchen.table.next() else { panic!("somebody is to act") };
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    decide(&mut kitchen, seat, &mut rng);
    let before = kitchen.table.record().entries().len();
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()));
    assert_eq!(kitchen.follow(), 0, "the others are asked");
    for other in kitchen.table.rules().seats().all().filter(|other| *other != seat && *other != ben) {
        assert_eq!(kitchen.press(other, "agree", &[]), Ok(()));
    }
    assert_eq!(kitchen.follow(), 1);
    assert_eq!(kitchen.table.record().entries().len(), before + 1);
    assert_eq!(kitchen.table.next_person(), Some(seat));
    assert_eq!(kitchen.page(ana)["news"], "The last decision was taken back.");
}

trait NextPerson {
    fn next_person(&self) -> Option<Seat>;
}

impl NextPerson for Table {
    fn next_person(&self) -> Option<Seat> {
        if let Next::Person(seat) = self.next() { Some(seat) } else { None }
    }
}

#[test]
fn keys_are_kept_for_the_same_game_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 6, "en");
    kitchen.hall.kept(7717).save(folder.path(), TABLE).expect("kept");
    let kept = Kept::load(folder.path(), TABLE, &Kept::game_of(&kitchen.table)).expect("found again");
    assert_eq!((kept.port(), kept.seats.len()), (7717, 4));
    let other = Kitchen::new(rules_of(Preset::Setback, false), 7, "en");
    assert!(Kept::load(folder.path(), TABLE, &Kept::game_of(&other.table)).is_none());
    std::fs::write(folder.path().join("phones.ron"), "(game: \"x\", port: 1, table: \"\", seats: [])")
        .expect("written");
    assert!(
        Kept::load(folder.path(), TABLE, &Kept::game_of(&kitchen.table)).is_none(),
        "a key without digits opens nothing"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        kitchen.hall.kept(7717).save(folder.path(), TABLE).expect("kept");
        let mode = std::fs::metadata(folder.path().join("phones.ron")).expect("there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else reads keys");
    }
}

/// Returns the same table with two cards exchanged that the viewer has not seen, if that is a game: where one of them was
/// bound to be played, it is none.
fn redealt(table: &Table, viewer: Option<Seat>, folder: &std::path::Path, rng: &mut ChaCha20Rng) -> Option<Table> {
    let view = table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    let open = table.view(Viewer::Open);
    let others = table.rules().seats().all().filter(|seat| viewer != Some(*seat));
    let hidden: Vec<Card> = others
        .flat_map(|seat| (open.held[seat].cards.unwrap_or_default() - view.known(seat) - view.exposed[seat]).iter())
        .filter(|card| !view.turned.contains(card))
        .collect();
    // What lies face down in a row is in nobody's view: any two cards are tried, and the view says whether it can tell.
    let in_rows = table.rules().has_rows();
    let hidden = if in_rows { table.rules().pack_cards().iter().collect() } else { hidden };
    let mut any = || hidden.get(rng.random_range(0..hidden.len().max(1)));
    let (one, other) = (any()?, if in_rows { any()? } else { hidden.last()? });
    let file = folder.join("table.ron");
    pitch_session::storage::save_as(&file, table.record()).expect("saved");
    let text = std::fs::read_to_string(&file).expect("read");
    let start = text.rfind("deal(\"")? + 6;
    let end = start + text[start..].find('"')?;
    let swapped: Vec<String> = text[start..end]
        .split(' ')
        .map(|card| match card {
            card if card == one.to_string() => other.to_string(),
            card if card == other.to_string() => one.to_string(),
            card => card.to_owned(),
        })
        .collect();
    // The seal is of the cards before.
    let rest = text[end..].split("    seal:").next()?;
    std::fs::write(&file, format!("{}{}{rest})", &text[..start], swapped.join(" "))).expect("written");
    Table::resume(pitch_session::storage::load(&file).ok()?).ok()
}

/// Returns all that a viewer is sent: the page, and what can be asked for.
fn sent(kitchen: &Kitchen, viewer: Option<Seat>) -> Vec<Value> {
    let table = kitchen.hall.table();
    let setting = Setting::new(&kitchen.language, &table, viewer);
    let on_phones: Vec<Seat> = kitchen.hall.phones().into_iter().map(|(seat, ..)| seat).collect();
    let papers =
        ["last", "points", "log", "players", "talk", "show"].map(|asked| paper(&setting, viewer, &on_phones, asked));
    let papers = papers.map(|paper| serde_json::to_value(paper).expect("a paper"));
    let page = viewer.map_or_else(|| kitchen.tv(), |seat| kitchen.page(seat));
    [page].into_iter().chain(papers).collect()
}

/// `PITCH_POSITIONS` of them, of all games together.
#[test]
fn nothing_that_is_sent_changes_when_unseen_cards_are_dealt_anew() {
    let wanted = std::env::var("PITCH_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(2000_usize);
    let wanted = wanted.div_ceil(Preset::ALL.len());
    Preset::ALL.into_par_iter().for_each(|game| {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut compared, mut number) = (0, 11);
        while compared < wanted {
            let mut kitchen = Kitchen::seated(
                rules_of(game, number % 2 == 0 && rules_of(game, true).validate().is_empty()),
                number,
                "en",
            );
            let mut rng = ChaCha20Rng::seed_from_u64(number);
            // The first hand: what was dealt anew has no hands after it.
            while let Next::Person(seat) = kitchen.table.next()
                && compared < wanted
            {
                for viewer in kitchen.table.rules().seats().all().map(Some).chain([None]) {
                    let Some(other) = redealt(&kitchen.table, viewer, folder.path(), &mut rng) else { continue };
                    // What was thrown away or drawn from a stock may have changed what the viewer saw: that is another game.
                    let seen = viewer.map_or(Viewer::Public, Viewer::Seat);
                    if other.view(seen) != kitchen.table.view(seen) {
                        continue;
                    }
                    let before = sent(&kitchen, viewer);
                    kitchen.hall.show(other);
                    assert_eq!(sent(&kitchen, viewer), before, "{game:?}, deal {number}, {viewer:?}");
                    kitchen.hall.show(kitchen.table.clone());
                    compared += 1;
                }
                decide(&mut kitchen, seat, &mut rng);
            }
            number += 1;
            assert!(compared > 0 || number < 2000, "{game:?}: nothing can be dealt anew");
        }
    });
}

#[test]
fn a_page_that_ends_late_is_none_of_whoever_sits_there_now() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 8, "en");
    let ben = Seat::new(1).expect("a seat");
    assert_eq!(kitchen.press(ben, "leave", &[]), Ok(()));
    let key = kitchen.hall.sit(&kitchen.language, 1, "", "").expect("the place");
    let visit = kitchen.hall.visit(kitchen.hall.reader(key.reveal()).expect("known"));
    let late = std::mem::replace(&mut kitchen.visits[1], visit);
    drop(late);
    assert!(kitchen.hall.phones().contains(&(ben, true, true)));
}

#[test]
fn the_player_who_asks_to_take_back_hears_who_is_waited_for_and_that_it_stays() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let Next::Person(seat) = kitchen.table.next() else { panic!("somebody is to act") };
    decide(&mut kitchen, seat, &mut ChaCha20Rng::seed_from_u64(2));
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()));
    assert!(kitchen.page(seat)["news"].as_str().is_some_and(|news| news.starts_with("Waiting for ")));
    let other = kitchen.table.rules().seats().next(seat);
    let turn = kitchen.table.record().entries().len();
    let with_cards = kitchen.press(kitchen.table.next_person().expect("a person"), "pass", &["2C".to_owned()]);
    assert_eq!(with_cards, Err(Refused::Late), "cards go with nothing but a discard");
    let stale = kitchen.hall.press(&kitchen.language, other, turn, "agree 0", &[]);
    assert_eq!(stale, Err(Refused::Late), "an answer to another question is none");
    let next = kitchen.table.next_person().expect("somebody is to act");
    let act = kitchen.table.game().legal(next)[0].to_string();
    assert_eq!(kitchen.press(next, &act, &[]), Err(Refused::Busy), "nobody plays on meanwhile");
    assert_eq!(kitchen.press(other, "refuse", &[]), Ok(()));
    assert_eq!(kitchen.page(seat)["news"], "It stays: somebody said no.");
    assert_eq!((kitchen.follow(), kitchen.table.record().entries().len()), (0, turn));
    // Once the game goes on it is no news any more.
    let Next::Person(next) = kitchen.table.next() else { panic!("somebody is to act") };
    decide(&mut kitchen, next, &mut ChaCha20Rng::seed_from_u64(2));
    assert_ne!(kitchen.page(seat)["news"], "It stays: somebody said no.");
}

#[test]
fn a_bot_is_offered_again_for_somebody_who_stays_away_and_after_a_start() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let Next::Person(away) = kitchen.table.next() else { panic!("somebody is to act") };
    drop(kitchen.visits.remove(away.index()));
    let other = kitchen.table.rules().seats().next(away);
    let passes = |kitchen: &Kitchen| {
        let mut state = kitchen.hall.lock();
        let since = &mut state.places[away.index()].away_since;
        assert!(since.is_some(), "nobody counts how long they are away");
        *since = Instant::now().checked_sub(PATIENCE);
        drop(state);
        let _ = kitchen.hall.ask_about(away);
    };
    for _ in 0..2 {
        assert!(kitchen.page(other)["asked"].is_null());
        passes(&kitchen);
        assert!(kitchen.page(other)["asked"].is_object());
        assert_eq!(kitchen.press(other, "refuse", &[]), Ok(()));
    }
    // The keys of before are known to another program, in which nobody has come yet.
    let kept = kitchen.hall.kept(1);
    let seats: Vec<Seat> = kitchen.table.rules().seats().all().collect();
    let options = HallOptions { sink: Box::new(|_| {}), language: kitchen.language.clone(), gives_hints: true };
    kitchen.hall = Arc::new(Hall::new(kitchen.table.clone(), &seats, Some(kept), options));
    let key = kitchen.hall.lock().places[other.index()].key.clone().expect("a key");
    kitchen.visits = vec![kitchen.hall.visit(kitchen.hall.reader(key.reveal()).expect("known"))];
    passes(&kitchen);
    assert!(kitchen.page(other)["asked"].is_object());
}

#[test]
fn nobody_waits_for_the_word_of_somebody_who_is_gone() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let Next::Person(seat) = kitchen.table.next() else { panic!("somebody is to act") };
    decide(&mut kitchen, seat, &mut ChaCha20Rng::seed_from_u64(2));
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()));
    assert_eq!(kitchen.follow(), 0);
    for other in kitchen.table.rules().seats().all().filter(|other| *other != seat).skip(1) {
        assert_eq!(kitchen.press(other, "agree", &[]), Ok(()));
    }
    assert_eq!(kitchen.follow(), 0, "one has said nothing");
    let silent = usize::from(seat.index() == 0);
    drop(kitchen.visits.remove(silent));
    let before = kitchen.table.record().entries().len();
    let _ = kitchen.follow();
    assert_eq!(kitchen.table.record().entries().len(), before + 1, "what was asked is done");
}

#[test]
fn a_phone_has_the_place_back_that_another_took_once_everybody_agrees() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 10, "en");
    let ben = Seat::new(1).expect("a seat");
    let own = kitchen.hall.lock().places[1].key.clone().expect("a key");
    drop(kitchen.visits.remove(1));
    assert!(kitchen.hall.sit(&kitchen.language, 1, "", "").is_err(), "the others are asked first");
    let others: Vec<Seat> = kitchen.table.rules().seats().all().filter(|seat| *seat != ben).collect();
    others.iter().for_each(|seat| assert_eq!(kitchen.press(*seat, "agree", &[]), Ok(())));
    let other = kitchen.hall.sit(&kitchen.language, 1, "", "").expect("the place");
    let visit = kitchen.hall.visit(Who::Seat(ben));
    let taken =
        |kitchen: &Kitchen| serde_json::to_value(kitchen.hall.page(&kitchen.language, Who::Former(ben), false, None));
    assert_eq!(taken(&kitchen).expect("a page")["acts"][0]["act"], "return");
    assert_eq!(kitchen.hall.ask_for(ben, other.reveal()), Err(Refused::Late), "nobody asks for what they have");
    assert_eq!(kitchen.hall.ask_for(ben, own.reveal()), Ok(()));
    assert_ne!(taken(&kitchen).expect("a page")["acts"][0]["act"], "return", "it is asked once");
    assert_eq!(kitchen.hall.ask_for(ben, own.reveal()), Err(Refused::Busy));
    others.iter().for_each(|seat| assert_eq!(kitchen.press(*seat, "agree", &[]), Ok(())));
    assert_eq!(
        kitchen.hall.reader(own.reveal()),
        Some(Who::Former(ben)),
        "the player who plays there is asked as well"
    );
    assert_eq!(kitchen.press(ben, "refuse", &[]), Ok(()));
    assert_eq!(kitchen.hall.ask_for(ben, own.reveal()), Ok(()), "it can be asked again");
    let all = kitchen.table.rules().seats().all();
    all.for_each(|seat| assert_eq!(kitchen.press(seat, "agree", &[]), Ok(())));
    assert_eq!(kitchen.hall.reader(own.reveal()), Some(Who::Seat(ben)));
    assert_eq!(kitchen.hall.reader(other.reveal()), Some(Who::Former(ben)));
    assert!(!kitchen.hall.phones().contains(&(ben, true, true)), "the page of the other is none of it");
    drop(visit);
    let _ = kitchen.hall.visit(Who::Seat(ben));
    assert!(kitchen.deeds.try_iter().any(|deed| deed == Deed::Moved(ben)));
}

#[test]
fn those_at_the_computer_are_asked_what_phones_ask() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 12, "en");
    let here = Seat::default();
    kitchen.hall.set_on_phone(here, false);
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let mut seat = kitchen.table.next_person().expect("somebody is to act");
    while seat == here {
        let action = kitchen.table.game().legal(here)[0].clone();
        let _ = kitchen.table.act(here, action).expect("legal");
        kitchen.hall.show(kitchen.table.clone());
        seat = kitchen.table.next_person().expect("somebody is to act");
    }
    decide(&mut kitchen, seat, &mut rng);
    assert_eq!(kitchen.hall.asks_here(), None);
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()));
    let asked = Asking::TakeBack(seat);
    assert_eq!(kitchen.hall.asks_here(), Some(asked));
    let others = kitchen.table.rules().seats().all().filter(|other| ![here, seat].contains(other));
    others.for_each(|other| assert_eq!(kitchen.press(other, "agree", &[]), Ok(())));
    assert_eq!(kitchen.follow(), 0, "those at the computer have said nothing");
    kitchen.hall.answer_here(Asking::StandIn(seat), true);
    assert_eq!(kitchen.follow(), 0, "they answered something else");
    kitchen.hall.answer_here(asked, false);
    assert_eq!((kitchen.follow(), kitchen.hall.asks_here()), (0, None));
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()));
    kitchen.hall.answer_here(asked, true);
    assert_eq!((kitchen.follow(), kitchen.hall.asks_here()), (0, None), "the others have not answered again");
    let others = kitchen.table.rules().seats().all().filter(|other| ![here, seat].contains(other));
    others.for_each(|other| assert_eq!(kitchen.press(other, "agree", &[]), Ok(())));
    assert_eq!(kitchen.follow(), 1);
}

#[test]
fn a_seat_that_is_no_longer_on_a_phone_has_no_key() {
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 13, "en");
    let key = kitchen.hall.lock().places[2].key.clone().expect("a key");
    let cy = Seat::new(2).expect("a seat");
    kitchen.hall.set_on_phone(cy, false);
    assert_eq!(kitchen.hall.reader(key.reveal()), None);
    assert!(kitchen.hall.sit(&kitchen.language, 2, "", "").is_err(), "nobody sits down there");
    kitchen.hall.set_on_phone(cy, true);
    assert!(kitchen.hall.reader(key.reveal()).is_none() && kitchen.hall.sit(&kitchen.language, 2, "", "").is_ok());
}

#[test]
fn a_question_that_stands_is_dropped_by_no_other() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let Next::Person(seat) = kitchen.table.next() else { panic!("somebody is to act") };
    decide(&mut kitchen, seat, &mut ChaCha20Rng::seed_from_u64(2));
    let [away, other] = [1, 2].map(|by| Seat::new((seat.index() + by) % 4).expect("a seat"));
    drop(kitchen.visits.remove(away.index()));
    assert!(kitchen.hall.sit(&kitchen.language, away.index(), "", "").is_err(), "the others are asked");
    assert_eq!(kitchen.press(seat, "undo", &[]), Err(Refused::Busy));
    let asked = kitchen.page(other)["asked"]["say"].to_string();
    assert!(asked.contains("place"), "{asked}");
    for person in [seat, other] {
        assert_eq!(kitchen.press(person, "refuse", &[]).is_ok(), person == seat);
    }
    assert_eq!(kitchen.press(seat, "undo", &[]), Ok(()), "it can be asked now");
    // One who is asked for a place while something else is asked is told so.
    let told = kitchen.hall.sit(&kitchen.language, away.index(), "", "");
    assert_eq!(told.err().as_deref(), Some("Something else is being asked. Try again in a moment."));
}

#[test]
fn a_phone_that_is_away_before_the_deal_is_not_here() {
    let mut kitchen = Kitchen::new(rules_of(Preset::Setback, false), 9, "en");
    for seat in kitchen.table.rules().seats().all() {
        assert!(kitchen.hall.sit(&kitchen.language, seat.index(), "", "avatar-bear").is_ok());
        kitchen.visits.push(kitchen.hall.visit(Who::Seat(seat)));
    }
    let ana = Seat::default();
    assert_eq!(kitchen.page(ana)["say"]["rest"], "Everybody’s here.");
    drop(kitchen.visits.pop());
    let page = kitchen.page(ana);
    let [there, away] = [1, 2].map(|index| &page["table"]["calls"][index]);
    assert_eq!((&there["call"], &there["on"]), (&"Here".into(), &true.into()));
    assert_eq!((&away["call"], &away["on"]), (&"away".into(), &false.into()));
    assert_eq!(page["say"]["rest"], "Waiting for P3.");
}

#[test]
fn points_of_a_hand_that_is_bid_on_wait_for_trump() {
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    assert!(matches!(kitchen.table.game().turn(), Turn::Call(_)));
    assert!(kitchen.tv()["say"]["strong"].as_str().is_some_and(|said| said.ends_with(" to bid")));
    let points = sent(&kitchen, Some(Seat::default()))[2]["lines"].to_string();
    assert!(points.contains("There’s no trump yet.") && !points.contains("No hand is being played."), "{points}");
}

#[test]
fn the_players_are_told_by_where_they_play() {
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    kitchen.hall.set_on_phone(Seat::default(), false);
    let players = &sent(&kitchen, Some(Seat::default()))[4]["lines"];
    assert_eq!((&players[0], &players[1]), (&"You play at this screen.".into(), &"P1 plays on a phone.".into()));
}

#[test]
fn a_question_ends_with_its_mark_alone() {
    for game in [Preset::CommercialPitch, Preset::Trinidad, Preset::Setback] {
        for tag in ["en", "fr", "es"] {
            let kitchen = Kitchen::seated(rules_of(game, false), 9, tag);
            let seat = kitchen.table.next_person().expect("somebody is to act");
            let said = kitchen.page(seat)["say"]["strong"].as_str().expect("words").to_owned();
            let is_question = game != Preset::Setback;
            assert!(said.ends_with(if is_question { '?' } else { '.' }), "{game:?} in {tag}: {said}");
        }
    }
}

#[test]
fn the_last_trick_is_offered_once_there_is_one() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let is_offered = |kitchen: &Kitchen| {
        let items = kitchen.page(Seat::default())["menu"]["items"].clone();
        items.as_array().into_iter().flatten().any(|item| item["ask"] == "last")
    };
    while kitchen.table.view(Viewer::Public).tricks.is_empty() {
        assert!(!is_offered(&kitchen));
        let seat = kitchen.table.next_person().expect("somebody is to act");
        decide(&mut kitchen, seat, &mut rng);
    }
    assert!(is_offered(&kitchen));
}

#[test]
fn the_player_who_names_trump_for_a_bid_is_told_once() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Pidro, false), 9, "en");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    while !matches!(kitchen.table.game().turn(), Turn::Rule(_)) {
        let seat = kitchen.table.next_person().expect("somebody is to act");
        decide(&mut kitchen, seat, &mut rng);
    }
    let page = kitchen.page(kitchen.table.next_person().expect("somebody names trump"));
    assert_eq!((&page["say"]["strong"], &page["say"]["rest"]), (&"Name trump.".into(), &"".into()));
    assert!(page["news"].as_str().is_some_and(|news| news.starts_with("You have the bid: ")), "{page}");
}

#[test]
fn a_television_shows_the_contract_at_the_seat_that_has_it() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    while kitchen.table.view(Viewer::Public).tricks.len() < 2 {
        let seat = kitchen.table.next_person().expect("somebody is to act");
        decide(&mut kitchen, seat, &mut rng);
    }
    let view = kitchen.table.view(Viewer::Public);
    let contract = view.contract.expect("a contract");
    for (seat, shown) in kitchen.table.rules().seats().all().zip(kitchen.tv()["seats"].as_array().expect("seats")) {
        let has = seat == contract.pitcher;
        let bid = contract.bid.map(|bid| bid.number().to_string()).filter(|_| has);
        let suit = view.trump.map(|suit| suit.to_string()).filter(|_| has);
        assert_eq!((shown["said"].as_str(), shown["pip"].as_str()), (bid.as_deref(), suit.as_deref()), "{shown}");
    }
}

#[test]
fn every_point_of_a_count_has_a_figure_where_one_is_worth_more() {
    for (game, has_figures) in [(Preset::NineCardDon, true), (Preset::AuctionPitch, false)] {
        let mut kitchen = Kitchen::seated(rules_of(game, false), 9, "en");
        let mut rng = ChaCha20Rng::seed_from_u64(5);
        while let Next::Person(seat) = kitchen.table.next() {
            decide(&mut kitchen, seat, &mut rng);
        }
        let count = kitchen.page(Seat::default())["count"].clone();
        let points = count["points"].as_array().expect("points");
        assert!(points.len() > 1 && points.iter().all(|point| point["figure"].is_string() == has_figures), "{count}");
    }
}

#[test]
fn who_was_ready_while_their_page_was_away_goes_on_when_it_comes_back() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    while let Next::Person(seat) = kitchen.table.next() {
        decide(&mut kitchen, seat, &mut rng);
    }
    kitchen.visits.clear();
    let _ = kitchen.follow();
    let ana = Seat::default();
    assert_eq!(kitchen.press(ana, "ready", &[]), Ok(()));
    assert_eq!(kitchen.follow(), 0, "nobody is there");
    kitchen.visits.push(kitchen.hall.visit(Who::Seat(ana)));
    assert_eq!(kitchen.follow(), 1);
}

#[test]
fn the_end_of_a_game_says_who_won_and_how_and_not_what_became_of_the_last_bid() {
    let rules = Rules { target: pitch_rules::Points(3), ..rules_of(Preset::Setback, false) };
    let mut kitchen = Kitchen::seated(rules, 9, "en");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    for _ in 0..5000 {
        match kitchen.table.next() {
            Next::Person(seat) => decide(&mut kitchen, seat, &mut rng),
            Next::Deal => {
                let _ = kitchen.table.deal();
                kitchen.hall.show(kitchen.table.clone());
            }
            _ => break,
        }
    }
    assert!(kitchen.table.game().end().is_some());
    let page = kitchen.page(Seat::default());
    assert_eq!((&page["count"]["stamp"], &page["count"]["bad"]), (&"".into(), &false.into()), "{page}");
    let said = page["say"]["rest"].as_str().expect("words");
    assert!(!said.is_empty() && said != "The game is over.", "{page}");
    assert_eq!(kitchen.tv()["news"], said);
}

#[test]
fn a_table_that_is_closed_is_not_said_to_restart() {
    for (goodbye, kind) in [(Goodbye::Restart, "bye"), (Goodbye::Closed, "closed")] {
        let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
        let room = Room::Table(Arc::clone(&kitchen.hall));
        room.door().close(goodbye);
        let page = room.page(&kitchen.language, Who::Seat(Seat::default()), false, None);
        assert_eq!(serde_json::to_value(page).expect("a page")["kind"], kind);
    }
}

#[test]
fn a_place_is_asked_for_with_another_phone_while_the_old_one_is_on() {
    let kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let join = || serde_json::to_value(kitchen.hall.page(&kitchen.language, Who::Guest, false, None)).expect("a page");
    let page = join();
    assert_eq!(page["ask"], "Every place is taken. Which one is yours?");
    assert!(page["full"].is_null() && page["places"].as_array().is_some_and(|places| places.len() == 4), "{page}");
    let told = kitchen.hall.sit(&kitchen.language, 1, "", "").err();
    assert!(told.is_some_and(|told| told.starts_with("The others are being asked")));
    for seat in kitchen.table.rules().seats().all() {
        assert_eq!(kitchen.press(seat, "agree", &[]), Ok(()));
    }
    let page = join();
    assert_eq!((&page["places"][0]["seat"], &page["places"][0]["taken"]), (&1.into(), &false.into()), "{page}");
    assert!(kitchen.hall.sit(&kitchen.language, 1, "", "").is_ok());
}

#[test]
fn who_comes_back_first_is_asked_about_those_who_stay_away() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::Setback, false), 9, "en");
    let [away, back] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
    kitchen.visits.clear();
    kitchen.hall.lock().places[away.index()].away_since = Instant::now().checked_sub(PATIENCE);
    assert!(!kitchen.hall.ask_about(away), "nobody is there: it is asked later");
    kitchen.visits.push(kitchen.hall.visit(Who::Seat(back)));
    assert!(kitchen.hall.ask_about(away) && kitchen.page(back)["asked"].is_object());
}

#[test]
fn the_card_on_top_of_an_open_stock_is_shown() {
    for (game, is_open) in [(Preset::CaliforniaJack, true), (Preset::ShastaSam, false)] {
        let kitchen = Kitchen::seated(rules_of(game, false), 9, "en");
        let top = kitchen.table.view(Viewer::Public).top.map(|card| card.to_string());
        assert_eq!(top.is_some(), is_open, "{game:?}");
        for page in [kitchen.page(Seat::default()), kitchen.tv()] {
            assert_eq!(page["stock"]["card"].as_str(), top.as_deref(), "{page}");
        }
    }
}

#[test]
fn what_is_to_be_pegged_ends_the_sentence() {
    let mut kitchen = Kitchen::seated(rules_of(Preset::NineCardDon, false), 9, "en");
    let (mut rng, mut told) = (ChaCha20Rng::seed_from_u64(5), 0);
    while let Next::Person(seat) = kitchen.table.next() {
        let view = kitchen.table.view(Viewer::Seat(seat));
        let ranking = view.rankings.with(view.trump);
        let pegs = view.trick.iter().flat_map(|trick| kitchen.table.rules().pegs_of(ranking, trick));
        let points: i16 = pegs.map(|(_, points)| points.0).sum();
        let page = kitchen.page(seat);
        let said = page["say"]["rest"].as_str().expect("words");
        assert_eq!(said.ends_with(&format!(" {points} to peg.")), points > 0, "{said}");
        told += usize::from(points > 0);
        decide(&mut kitchen, seat, &mut rng);
    }
    assert!(told > 3, "{told}");
}
