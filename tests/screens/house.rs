//! The house rules: what clicks and keys on them change, what the search finds, and their pictures.

use crate::pictures::share;
use crate::scenes::{context, context_with, save, simulator};

use auction_pitch::app::context::Context;
use auction_pitch::app::keymap::Key;
use auction_pitch::app::screen::house_rules::{Action, Errand, FOREMOST, HouseRules, Message, Pane, Target, Then};
use auction_pitch::engine::rules::{Field, Group, Kind, LowTo, Value};
use auction_pitch::engine::{Points, Preset, Rules};
use auction_pitch::session::settings::Theme;
use auction_pitch::session::{Pick, RuleSet, Settings};

use iced::Point;
use iced_test::simulator::click;

/// Rule sets as a family has them.
pub fn sets() -> Vec<RuleSet> {
    let changed = |name: &str, base: Preset, change: fn(&mut Rules)| {
        let mut rules = Rules::from(base);
        change(&mut rules);
        RuleSet::new(name, base, rules)
    };
    vec![
        changed("Saturday table", Preset::AuctionPitch, |rules| {
            (rules.target, rules.low_to, rules.settlement_setback_bonus) = (Points(11), LowTo::Winner, true);
        }),
        changed("Uncle Ray\u{2019}s smear", Preset::Setback, |rules| rules.players = 5),
        changed("\u{c4}rger mit Oma, bitte nicht so!", Preset::Trinidad, |rules| rules.target = Points(21)),
    ]
}

/// A window of this size in this language, with these rule sets.
pub fn with_sets(size: (f32, f32), language: &str, theme: Theme) -> Context {
    let mut context = context_with(size, language, Settings { theme, ..Settings::default() });
    context.rule_sets = sets();
    context
}

fn own(name: &str) -> Pick {
    Pick::Own(name.to_owned())
}

#[test]
fn pictures() {
    for size in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1200.0), (720.0, 520.0)] {
        for language in ["en", "de"] {
            for theme in [Theme::Linen, Theme::Midnight, Theme::Spruce] {
                let context = with_sets(size, language, theme);
                let name = |what: &str| format!("house-{what}-{theme:?}").to_lowercase();
                let mut screen = HouseRules::new(&context, own("Saturday table"));
                let _ = save(&name("own"), &context, screen.view(&context));
                for pane in Pane::tabs(&context) {
                    let _ = screen.update(Message::Turned(pane), &context);
                    let _ = save(&name(&format!("pane-{pane:?}")), &context, screen.view(&context));
                }
                let misfit = HouseRules::new(&context, own("Uncle Ray\u{2019}s smear"));
                let _ = save(&name("misfit"), &context, misfit.view(&context));
            }
        }
    }
}
