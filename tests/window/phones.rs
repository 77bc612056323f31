//! A table in the window that two people join on their phones, which are real browsers, by the code that it shows.

use crate::browser::{Driver, wait_until};
use crate::desk::{BUS, Desk, try_until};
use crate::listener::Ears;
use crate::touch::{look, touch_button, wait_for};
use crate::voice::Session;
use crate::{decide, saved};

use pitch_players::Level;
use pitch_rules::{Points, Preset, Rules, Seat};
use pitch_session::{Deals, Entry, Kind, NewGame, Player, Record, Table, storage};

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The game once it is over.
fn finished(folder: &Path) -> Option<Record> {
    let mut games = std::fs::read_dir(folder.join("games")).ok()?.flatten();
    storage::load(&games.next()?.path()).ok()
}

fn decisions(record: &Record, seat: Seat) -> usize {
    record.entries().iter().filter(|entry| matches!(entry, Entry::Act(by, _) if *by == seat)).count()
}

/// Leaves a game in a folder in which two people hold their cards on phones. Its first hand is dealt.
fn leave_game(data: &Path) {
    std::fs::create_dir(data).expect("a folder");
    let kinds = [Kind::Person, Kind::Person, Kind::Person, Kind::Bot(Level::USUAL)];
    let players = ["Ana", "Ben", "Cy", "Di"].into_iter().zip(kinds).map(|(name, kind)| Player::new(name, kind));
    let rules = Rules { target: Points(3), ..Preset::Setback.into() };
    let mut table = Table::new(NewGame::new(rules, players.collect(), Deals::from_number(7))).expect("a game");
    let _ = table.deal();
    storage::save_as(&data.join("current.ron"), table.record()).expect("saved");
    let (game, key) = (table.record().file_stem(), "0123456789abcdef".repeat(2));
    let phones = format!("(game: {game:?}, port: 0, table: {key:?}, on_phones: [1, 2], seats: [])");
    std::fs::write(data.join("phones.ron"), phones).expect("written");
}

#[test]
fn two_phones_join_by_the_code_on_the_window_and_play_a_game_to_its_end() {
    let Some(driver) = Driver::found() else { return };
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
    let listener = session.listener(Ears::Announced);
    let data = folder.path().join("data");
    leave_game(&data);
    desk.write_settings(&data, "(speed: instant, trick_pause: milliseconds(0))");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let command = command.env(BUS, session.address());
    desk.start_as(command, &["--data-dir", &data.display().to_string(), "--lang", "en"]);
    desk.key("Return");
    // The menu of the table leads to the sheet at which people join.
    try_until(
        "the joining sheet",
        || {
            desk.key("Escape");
            desk.key("o");
        },
        || listener.words_after(0).contains("Code "),
    );
    // Anyone who sees the sheet reads the address and the code there.
    let words = listener.words_after(0);
    let code = words.split("Code ").nth(1).and_then(|rest| rest.get(..6)).expect("a code");
    let mut addresses = words.split_whitespace().filter_map(|word| word.trim_end_matches(['.', ',']).parse().ok());
    let address: SocketAddr = addresses.next().expect("an address");
    let address = format!("http://{address}");
    let phones = [driver.phone((360, 640), "en"), driver.phone((412, 915), "en")];
    for phone in &phones {
        phone.open(&address);
        wait_for(phone, "code");
        phone.write("#code", code);
        touch_button(phone, "Join");
        wait_for(phone, "join");
        touch_button(phone, "Sit down");
        wait_for(phone, "sitting");
    }
    // The sheet is put away, and the menu below it, where the button that opened the sheet has the keyboard.
    desk.key("Return");
    desk.key("Escape");
    let (mut decided, mut last) = ([0; 2], Instant::now());
    while finished(&data).is_none() {
        let before = saved(&data);
        let acts = |seat| {
            saved(&data)
                .map(|table| table.record().clone())
                .or_else(|| finished(&data))
                .map_or(0, |record| decisions(&record, seat))
        };
        if let Some(table) = before.filter(|table| table.to_act() == Some(Seat::default())) {
            let before = decisions(table.record(), Seat::default());
            try_until("the decision in the window", || decide(&desk, &table), || acts(Seat::default()) > before);
            last = Instant::now();
        }
        for (index, phone) in phones.iter().enumerate() {
            let Some(target) = look(phone).1 else { continue };
            target.touch(phone);
            last = Instant::now();
            if target.decides.is_some() {
                decided[index] += 1;
                let seat = Seat::new(index + 1).expect("a seat");
                wait_until("the decision on a phone", || (acts(seat) == decided[index]).then_some(()));
            }
        }
        assert!(last.elapsed() < Duration::from_secs(60), "nobody can do anything: {}", phones[0].text());
    }
    let record = finished(&data).expect("a game");
    for (index, count) in decided.into_iter().enumerate() {
        assert!(count > 6 && decisions(&record, Seat::new(index + 1).expect("a seat")) == count, "{count}");
        assert_eq!(phones[index].complaints(), Vec::<String>::new());
    }
    assert!(Table::resume(record).is_ok_and(|table| table.game().end().is_some()));
    desk.photograph("phones-end");
}
