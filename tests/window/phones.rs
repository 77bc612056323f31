//! A table in the window that two people join on their phones, which are real browsers, by the code that it shows.

use crate::browser::{Driver, wait_until};
use crate::desk::{BUS, Desk};
use crate::listener::Ears;
use crate::setup::Setup;
use crate::touch::{look, touch_button, wait_for};
use crate::voice::Session;
use crate::{decide, saved};

use pitch_rules::{Points, Preset, Rules, Seat};
use pitch_session::settings::Choices;
use pitch_session::{Entry, Record, Settings, Table, storage};

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

/// Sets a game up in which two people hold their cards on phones; says whether the joining sheet came, for a busy machine
/// loses a key now and then.
fn set_up(desk: &mut Desk, session: &Session, data: &Path) -> bool {
    desk.write_settings(data, "(speed: instant, trick_pause: milliseconds(0))");
    let file = data.join("settings.ron");
    let (mut settings, _) = Settings::load(&file);
    let rules = Rules { target: Points(3), ..Preset::Setback.into() };
    settings.last_game = Choices { game: Preset::Setback, rules, ..Choices::default() };
    settings.save(&file).expect("saved");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let command = command.env(BUS, session.address());
    desk.start_as(command, &["--data-dir", &data.display().to_string(), "--seed", "7", "--lang", "en"]);
    desk.key("n");
    let mut setup = Setup::new(desk, settings);
    (1..3).for_each(|seat| setup.seat_on_phone(seat));
    setup.start();
    desk.wait_until_still();
    let kept = std::fs::read_to_string(data.join("phones.ron")).unwrap_or_default();
    let seats = kept.split("on_phones").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    seats.chars().filter(char::is_ascii_digit).eq("12".chars())
}

#[test]
fn two_phones_join_by_the_code_on_the_window_and_play_a_game_to_its_end() {
    let Some(driver) = Driver::found() else { return };
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
    let listener = session.listener(Ears::Announced);
    let data = (0..4).find_map(|number| {
        let data = folder.path().join(format!("data-{number}"));
        std::fs::create_dir(&data).expect("a folder");
        let is_set_up = set_up(&mut desk, &session, &data);
        if !is_set_up {
            desk.kill();
        }
        is_set_up.then_some(data)
    });
    let data = data.expect("the joining sheet");
    // Whoever sees the sheet reads the address and the code there.
    listener.wait_for("Code ", 0);
    let words = listener.words_after(0);
    let code = words.split("Code ").nth(1).and_then(|rest| rest.get(..6)).expect("a code");
    let address = words.split_whitespace().find(|word| word.contains(":77")).expect("an address");
    let address = format!("http://{}", address.trim_end_matches(['.', ',']));
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
    desk.key("Return");
    let (mut decided, mut last) = ([0; 2], Instant::now());
    while finished(&data).is_none() {
        let before = saved(&data);
        let acts = |seat| saved(&data).map(|table| table.record().clone()).or_else(|| finished(&data)).map_or(0, |record| decisions(&record, seat));
        if let Some(table) = before.filter(|table| table.to_act() == Some(Seat::default())) {
            decide(&desk, &table);
            wait_until("the decision in the window", || (acts(Seat::default()) > decisions(table.record(), Seat::default())).then_some(()));
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
