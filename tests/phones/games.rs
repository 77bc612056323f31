//! Whole games to their end by touch alone, whatever befalls phones and computer meanwhile: the record has every decision
//! that was touched, each once and in its order.

use crate::browser::{Driver, Phone, wait_until};
use crate::host::{Host, saved};
use crate::touch::{look, sit, touch_button, wait_for};

use pitch_rules::{Action, Points, Preset, Rules, Seat};
use pitch_session::record::Entry;
use pitch_session::rule_set::RuleSet;
use pitch_session::{Record, Table};

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

/// Size of the phones.
const SIZE: (u32, u32) = (360, 640);

/// Most touches that may miss or meet something else, such as one under which the page changes.
const MOST_MISSED: usize = 6;

/// What befalls a table in the midst of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mishap {
    /// The computer loses its power while a decision is on its way.
    Power,
    /// The browser of a phone ends, and is started again.
    Browser,
    /// Somebody goes on with another phone, and then with their own again.
    OtherPhone,
}

/// People with their phones.
struct People<'a> {
    driver: &'a Driver,
    phones: Vec<Phone<'a>>,
    /// Folder of the browser that ends and is started again.
    keeps: tempfile::TempDir,
    /// Phones and phases in which they were reloaded.
    reloaded: BTreeSet<(usize, String)>,
}

/// Game that they play.
struct Game<'a> {
    folder: &'a Path,
    host: Host,
    /// Decisions that were touched, in their order.
    decided: Vec<(Seat, Action)>,
    missed: usize,
}

/// Returns the decisions of a record.
fn decisions(record: &Record, seats: usize) -> Vec<(Seat, Action)> {
    let acts = record.entries().iter().filter_map(|entry| match entry {
        Entry::Act(seat, action) if seat.index() < seats => Some((*seat, action.clone())),
        _ => None,
    });
    acts.collect()
}

/// Returns the end of a record, from which the rest can be told.
fn is_over(folder: &Path) -> bool {
    saved(folder).is_some_and(|record| record.is_over())
}

impl<'a> People<'a> {
    fn gather(driver: &'a Driver) -> Self {
        let keeps = tempfile::tempdir().expect("a folder");
        let phone = |index| driver.phone_with(SIZE, "en", (index == 1).then(|| keeps.path()));
        let phones = (0..4).map(phone).collect();
        People { driver, phones, keeps, reloaded: BTreeSet::new() }
    }

    /// Plays a game of the first to so many points, from the first hand to the last.
    fn play(&mut self, preset: Preset, target: i16, mishap: Mishap) {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = Rules { target: Points(target), ..preset.into() };
        let set = RuleSet::new("Short", preset, rules.clone());
        assert_eq!(set.rules.validate(), Vec::new(), "{preset:?}");
        let file = folder.path().join("short.ron");
        std::fs::write(&file, set.to_ron().expect("rules")).expect("written");
        let seats = ["Ana,Ben,Cy,Di", ",bot:steady"].map(str::to_owned);
        let seats = seats[..usize::from(rules.players).saturating_sub(3)].concat();
        let options =
            ["--rules", &file.display().to_string(), "--seats", &seats, "--seed", "5", "--listen", "127.0.0.1:0"];
        let data = folder.path().join("data");
        let host = Host::start(&data, &options);
        for phone in &self.phones {
            sit(phone, &host.invitation());
        }
        let mut game = Game { folder: &data, host, decided: Vec::new(), missed: 0 };
        // A mishap comes once somebody has decided a few times, at every kind of table in the midst of a hand. A game that
        // was over by then would be followed by another, with a record of its own.
        self.go_on(&mut game, |game| {
            assert!(!is_over(game.folder), "{preset:?}: {target} points are too few for a mishap");
            game.decided.len() >= 9
        });
        match mishap {
            Mishap::Power => self.lose_power(&mut game),
            Mishap::Browser => self.end_a_browser(&game),
            Mishap::OtherPhone => self.change_phones(&mut game),
        }
        self.go_on(&mut game, |game| is_over(game.folder));
        let record = saved(&data).expect("saved");
        let all = decisions(&record, 4);
        assert!(all.starts_with(&game.decided), "{preset:?}: no decision is lost, and none is made twice");
        game.missed += all.len() - game.decided.len();
        assert!(Table::resume(record).is_ok_and(|table| table.game().end().is_some()), "{preset:?}");
        assert!(game.missed <= MOST_MISSED, "{preset:?}: {} touches did nothing", game.missed);
        for phone in &self.phones {
            assert_eq!(phone.complaints(), Vec::<String>::new(), "{preset:?}");
            phone.open("about:blank");
        }
    }

    /// Plays on by touch. Every phone is reloaded in every phase in which it is for the first time.
    fn go_on(&mut self, game: &mut Game<'_>, mut is_done: impl FnMut(&Game<'_>) -> bool) {
        let mut last = Instant::now();
        while !is_done(game) {
            for (index, phone) in self.phones.iter().enumerate() {
                let (phase, target) = look(phone);
                if self.reloaded.insert((index, phase.clone())) && phase.contains("is-sitting") {
                    phone.reload();
                    continue;
                }
                let Some(target) = target else { continue };
                match target.decides.clone() {
                    Some(action) => {
                        target.touch(phone);
                        game.kept(index, action, phone);
                    }
                    None => target.touch_and_see(phone),
                }
                last = Instant::now();
                if is_done(game) {
                    return;
                }
            }
            let words = || self.phones.iter().map(Phone::text).collect::<Vec<_>>().join("\n---\n");
            assert!(last.elapsed() < Duration::from_secs(60), "nobody can do anything:\n{}", words());
        }
    }

    /// Touches a decision and takes the computer's power away before anybody can know whether it was kept.
    fn lose_power(&self, game: &mut Game<'_>) {
        let (seat, action) = wait_until("a decision", || {
            self.phones.iter().enumerate().find_map(|(index, phone)| {
                let target = look(phone).1?;
                target.touch(phone);
                Some((Seat::new(index)?, target.decides?))
            })
        });
        game.host.kill_and_start(game.folder, || self.phones.iter().for_each(|phone| wait_for(phone, "lost")));
        self.phones.iter().for_each(|phone| wait_for(phone, "sitting"));
        let kept = decisions(&saved(game.folder).expect("saved"), self.phones.len());
        assert!(kept.starts_with(&game.decided), "what was kept before is there");
        let since = &kept[game.decided.len()..];
        game.missed += since.iter().filter(|decided| **decided != (seat, action.clone())).count();
        game.decided = kept;
    }

    /// Ends the browser of the second phone, which finds its place when it is started again.
    fn end_a_browser(&mut self, game: &Game<'_>) {
        drop(self.phones.remove(1));
        let phone = self.driver.phone_with(SIZE, "en", Some(self.keeps.path()));
        phone.open(game.host.address());
        wait_for(&phone, "sitting");
        self.phones.insert(1, phone);
    }

    /// The person in the last place goes on with another phone, since the others agree, and then with their own again.
    fn change_phones(&mut self, game: &mut Game<'_>) {
        let own = self.phones.pop().expect("a phone");
        own.open("about:blank");
        let other = self.driver.phone(SIZE, "en");
        other.open(&game.host.invitation());
        wait_for(&other, "join");
        touch_button(&other, "Sit down");
        self.agree();
        touch_button(&other, "Sit down");
        wait_for(&other, "sitting");
        self.phones.push(other);
        self.go_on(game, {
            let enough = game.decided.len() + 5;
            move |game| game.decided.len() >= enough
        });
        own.open(game.host.address());
        wait_for(&own, "taken");
        touch_button(&own, "Ask for my seat");
        self.agree();
        wait_for(&own, "sitting");
        let other = self.phones.pop().expect("a phone");
        wait_for(&other, "taken");
        self.phones.push(own);
    }

    /// Everybody at the table agrees to what is asked.
    fn agree(&self) {
        self.phones.iter().for_each(|phone| touch_button(phone, "Let them"));
    }
}

impl Game<'_> {
    /// Waits until a decision is kept that was touched on the phone of this place, and notes it. A touch that hit nothing is
    /// made again; a decision that was only slow is not made twice by it. What lies before it in the record, and another
    /// decision of this place, was made by a touch under which the page had changed.
    fn kept(&mut self, index: usize, action: Action, phone: &Phone<'_>) {
        let (begun, mut touched) = (Instant::now(), Instant::now());
        let own = (Seat::new(index).expect("a seat"), action);
        loop {
            let all = saved(self.folder).map(|record| decisions(&record, 4)).unwrap_or_default();
            let known = self.decided.len();
            if let Some(place) = all.iter().skip(known).position(|(seat, _)| *seat == own.0) {
                self.missed += place + usize::from(all[known + place] != own);
                self.decided.extend_from_slice(&all[known..=known + place]);
                return;
            }
            if touched.elapsed() > Duration::from_secs(3) {
                let again = look(phone).1.filter(|target| target.decides.as_ref() == Some(&own.1));
                if let Some(target) = again {
                    target.touch(phone);
                    self.missed += 1;
                }
                touched = Instant::now();
            }
            // A page that asks something else knows of a decision that was noted before: the touch came as it was about to
            // change. One that was lost would be asked for again.
            let is_asked = || look(phone).1.is_some_and(|target| target.decides.as_ref() == Some(&own.1));
            if begun.elapsed() > Duration::from_secs(10) && !is_asked() {
                self.missed += 1;
                return;
            }
            let kept = all.len();
            assert!(
                begun.elapsed() < Duration::from_secs(60),
                "{} is lost ({kept} kept, {known} known): {}",
                own.1,
                phone.text()
            );
        }
    }
}

#[test]
fn setback_ten_point_and_trinidad_are_played_to_the_end_by_touch() {
    let Some(driver) = Driver::found() else { return };
    let mut people = People::gather(&driver);
    people.play(Preset::Setback, 4, Mishap::Power);
    people.play(Preset::TenPoint, 11, Mishap::Browser);
    // A jack that is turned up gives three.
    people.play(Preset::Trinidad, 4, Mishap::OtherPhone);
}

#[test]
fn selling_out_don_and_pawnee_are_played_to_the_end_by_touch() {
    let Some(driver) = Driver::found() else { return };
    let mut people = People::gather(&driver);
    people.play(Preset::Britannica1911, 2, Mishap::Browser);
    // All that is pegged in the tricks of one hand is 44.
    people.play(Preset::NineCardDon, 45, Mishap::Power);
    people.play(Preset::Pawnee, 5, Mishap::OtherPhone);
}
