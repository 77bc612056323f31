//! Somebody sets up the rules of their own table by keys alone, gives them away as a file, and they are taken up elsewhere.

use crate::desk::{Desk, try_until, wait_until};
use crate::held::{Held, held};

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::screen::house_rules::{FileUse, HouseRules, Message, Pane};
use pitch_language::Language;
use pitch_rules::rules::{AllPass, Field, LowTo};
use pitch_rules::{Points, Preset, Rules};
use pitch_session::{Pick, Settings, storage};

use iced::Size;

use std::path::Path;

/// The screen beside the window, to see in it where the keyboard is.
struct Twin<'a> {
    desk: &'a Desk,
    context: Context,
    screen: Held<HouseRules>,
}

impl Twin<'_> {
    /// Presses a key in the window and here.
    fn key(&mut self, name: &str, key: Key) {
        self.desk.tap(name);
        let _ = self.screen.key(key, &self.context);
    }

    /// Presses Tab until this has the keyboard.
    fn go_to(&mut self, what: &str, is_it: impl Fn(&Message) -> bool) {
        for _ in 0..200 {
            if self.screen.noted(&self.context).is_some_and(|message| is_it(&message)) {
                return self.desk.settle();
            }
            self.key("Tab", Key::Tab);
        }
        panic!("Tab never comes to {what}");
    }

    /// Turns to the group of this option, and presses Tab until its control has the keyboard.
    fn go_to_field(&mut self, field: Field) {
        self.go_to("its group", |message| *message == Message::Group(field.group()));
        self.key("Return", Key::Enter);
        let is_it = |message: &Message| matches!(message, Message::Counted(at) | Message::Set(at, _) if *at == field);
        self.go_to(field.id(), is_it);
    }

    fn rules(&self) -> Rules {
        self.screen.editor().rules()
    }

    /// Turns an option to the right until the rules are as they are wished.
    fn turn(&mut self, field: Field, is: impl Fn(&Rules) -> bool) {
        self.go_to_field(field);
        for _ in 0..20 {
            if is(&self.rules()) {
                return;
            }
            self.key("Right", Key::Right);
        }
        panic!("{field} never comes to it");
    }

    /// Presses the switch of an option, which arrows pass by.
    fn switch(&mut self, field: Field) {
        self.go_to_field(field);
        self.key("Return", Key::Enter);
    }
}

/// The rule sets in a data folder.
pub fn kept(folder: &Path) -> Vec<Rules> {
    let files = std::fs::read_dir(folder.join("rules")).into_iter().flatten().flatten();
    files.filter_map(|file| storage::load_rule_set(&file.path()).ok()).map(|set| set.rules).collect()
}

#[test]
fn a_table_of_ones_own_is_set_up_given_away_and_taken_up_elsewhere() {
    let mut desk = Desk::open(Desk::ROOMY);
    font::load();
    let (here, there, out) = (tempfile::tempdir(), tempfile::tempdir(), tempfile::tempdir());
    let [here, there, out] = [here, there, out].map(|folder| folder.expect("a folder"));
    desk.start(&["--data-dir", &here.path().display().to_string(), "--lang", "en"]);
    let home = desk.picture();
    try_until("the house rules", || desk.key("h"), || desk.picture() != home);
    let wished = Rules {
        target: Points(11),
        low_to: LowTo::Winner,
        dealer_privilege: false,
        all_pass: AllPass::RedealNextDealer,
        settlement_setback_bonus: true,
        ..Rules::default()
    };
    let language = Language::new("en").expect("a language");
    let context = Context::new(language, Settings::default(), Size::new(1280.0, 800.0));
    let screen = held(HouseRules::new(&context, Pick::Printed(Preset::AuctionPitch)));
    let mut twin = Twin { desk: &desk, context, screen };
    twin.go_to("all rules", |message| *message == Message::Turned(Pane::Rules));
    twin.key("Return", Key::Enter);
    twin.go_to_field(Field::Target);
    twin.key("1", Key::Digit(1));
    twin.key("1", Key::Digit(1));
    twin.turn(Field::LowTo, |rules| rules.low_to == LowTo::Winner);
    twin.switch(Field::SettlementSetbackBonus);
    twin.switch(Field::DealerPrivilege);
    twin.turn(Field::AllPass, |rules| rules.all_pass == AllPass::RedealNextDealer);
    assert_eq!(twin.rules(), wished);
    desk.photograph("table-a-rules");
    wait_until("the rules to be kept", || kept(here.path()) == [wished.clone()]);

    let file = out.path().join("ours.ron");
    twin.key("Escape", Key::Escape);
    twin.go_to("the rule sets", |message| *message == Message::Turned(Pane::Sets));
    twin.key("Return", Key::Enter);
    twin.go_to("the file", |message| *message == Message::File(FileUse::Share));
    twin.key("Return", Key::Enter);
    let write = || {
        desk.wait_until_still();
        desk.key("ctrl+a");
        desk.write(&file.display().to_string());
        desk.key("Return");
    };
    desk.photograph("table-b-share");
    try_until("the file", write, || storage::load_rule_set(&file).is_ok_and(|set| set.rules == wished));
    desk.photograph("table-c-shared");
    desk.kill();

    desk.start(&[&file.display().to_string(), "--data-dir", &there.path().display().to_string(), "--lang", "en"]);
    wait_until("the rules to be kept there", || kept(there.path()) == [wished.clone()]);
    desk.photograph("table-d-taken-up");
    desk.kill();
}
