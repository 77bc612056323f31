//! Walks over the screen of house rules: whatever is clicked, typed and pressed there, every rule set that the screen lets
//! one play can be played.

use crate::held;
use crate::house::messages;
use crate::scenes::spoken;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::house_rules::{HouseRules, Message, Pane};
use pitch_app::screen::new_game::{self, NewGame};
use pitch_players::{Level, Stop};
use pitch_rules::rules::Field;
use pitch_rules::{Action as Play, Preset, Rules, shuffle};
use pitch_session::{Deals, Kind, NewGame as Game, Next, Pick, Player, RuleSet, Settings, Table};

use iced::Size;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

/// How many walks are made: 50 unless `PITCH_WALKS` says otherwise.
fn walks() -> u64 {
    std::env::var("PITCH_WALKS").ok().and_then(|walks| walks.parse().ok()).unwrap_or(50)
}

/// A source of chance for a walk.
struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        u32::try_from(bound).map_or(0, |bound| shuffle::below(bound, || self.0.next_u32()) as usize)
    }

    fn one<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// A window of some size in some language, with two rule sets.
fn context(chance: &mut Chance) -> Context {
    font::load();
    let size = chance.one(&[(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)]);
    let mut context = Context::new(spoken(chance.one(&["en", "de"])), Settings::default(), Size::from(size));
    let set = |name: &str, base: Preset| RuleSet::new(name, base, base.into());
    context.rule_sets = vec![set("Ours", Preset::Setback), set("Theirs", Preset::Trinidad)];
    context
}

/// Something that one can do on the screen.
fn step(screen: &mut HouseRules, context: &Context, chance: &mut Chance) -> Outcome {
    let names = ["", "Ours", "setback", "  ", "Sonntag 🂡", &"x".repeat(99), "../..", "\u{202e}"];
    let words = ["", "trump", "BID", "xyzzy", "1", "smudge low"];
    let keys = [
        Key::Tab,
        Key::Tab,
        Key::BackTab,
        Key::Enter,
        Key::Left,
        Key::Right,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Digit(0),
        Key::Digit(1),
        Key::Digit(9),
        Key::Command('z'),
        Key::PageDown,
        Key::Letter('/'),
        Key::Escape,
    ];
    match chance.below(20) {
        0 => screen.update(Message::Named(chance.one(&names).to_owned()), context),
        1 => screen.update(Message::Searched(chance.one(&words).to_owned()), context),
        2 => screen.update(Message::PathTyped(chance.one(&names).to_owned()), context),
        3..=8 => screen.key(chance.one(&keys), context),
        _ => {
            let message = chance.one(&messages(screen, context));
            screen.update(message, context)
        }
    }
}

/// What holds whatever was done.
fn check(screen: &HouseRules, context: &Context, number: u64) {
    let sets = screen.editor().sets();
    for (at, set) in sets.iter().enumerate() {
        assert!(!set.name.is_empty() && set.name.chars().count() <= RuleSet::LONGEST_NAME, "{number}: {:?}", set.name);
        assert!(sets[..at].iter().all(|other| !other.is_called(&set.name)), "{number}: {:?} twice", set.name);
        assert!(set.name.parse::<Preset>().is_err(), "{number}: {:?} is a preset", set.name);
        let holds = |field: &&Field| field.kind().holds(field.get(&set.rules));
        assert!(Field::ALL.iter().all(|field| holds(&field)), "{number}: {set:?}");
    }
    // In the list of rule sets one is chosen first.
    if screen.pane() == Pane::Sets {
        return;
    }
    let offers_play = held::messages(context, screen.view(context)).contains(&Message::Play);
    assert_eq!(offers_play, screen.editor().rules().validate().is_empty(), "{number}");
}

/// Plays two hands by these rules between bots; a game may be over before.
fn play(rules: &Rules, number: u64) {
    let player = |seat: u8| Player::new(&format!("Bot {seat}"), Kind::Bot(Level::USUAL));
    let players: Vec<Player> = (0..rules.players).map(player).collect();
    let game = Game::new(rules.clone(), players, Deals::from_number(number % 1_000_000));
    let mut table = Table::new(game).unwrap_or_else(|why| panic!("{number}: {why} by {rules:?}"));
    let mut deals = 0;
    // Where everybody may pass, hands are thrown in; not for ever.
    while table.hands().len() < 2 && deals < 60 {
        match table.next() {
            Next::Over | Next::Read | Next::Does(..) => break,
            Next::Deal => {
                deals += 1;
                assert!(!table.deal().is_empty(), "{number}");
            }
            Next::Bot(request) => {
                let decision = request.decide(&Stop::default());
                let seat = table.to_act().expect("a bot is to act");
                let acted = table.act(seat, decision.action).map(drop);
                assert!(acted.is_ok(), "{number}: {acted:?} by {rules:?}");
            }
            Next::Says(seat, remark) => drop(table.act(seat, Play::Say(remark))),
            Next::Person(seat) => panic!("{number}: nobody sits in {seat}"),
        }
    }
    assert!(!table.hands().is_empty() || deals > 0, "{number}");
}

/// The rule sets that are to be kept, if they changed, and what is to be done then.
fn told(outcome: Outcome) -> (Option<Vec<RuleSet>>, Outcome) {
    match outcome {
        Outcome::KeepRuleSets(sets, then) => (Some(sets), *then),
        other => (None, other),
    }
}

#[test]
fn every_rule_set_that_the_screen_lets_one_play_plays() {
    let played = (0..walks()).into_par_iter().map(|number| {
        let mut chance = Chance(ChaCha8Rng::seed_from_u64(number));
        let mut context = context(&mut chance);
        let pick = Pick::Printed(chance.one(&Preset::ALL));
        let mut screen = HouseRules::new(&context, pick);
        for _ in 0..20 + chance.below(60) {
            let action = step(&mut screen, &context, &mut chance);
            context.rule_sets = told(action).0.unwrap_or(context.rule_sets);
            assert_eq!(context.rule_sets, screen.editor().sets(), "{number}: what is told is what is there");
            check(&screen, &context, number);
        }
        // What does not fit is mended one click after the other.
        for _ in 0..Field::ALL.len() {
            if screen.can_be_played() {
                break;
            }
            let mended = screen.update(Message::Mend(screen.misfits().remove(0)), &context);
            context.rule_sets = told(mended).0.unwrap_or(context.rule_sets);
        }
        let rules = screen.editor().rules();
        let (changed, then) = told(screen.update(Message::Play, &context));
        // A name that was being typed holds from now on.
        context.rule_sets = changed.unwrap_or(context.rule_sets);
        let Outcome::SetUp(pick) = then else { panic!("{number}: it cannot be played: {rules:?}") };
        let mut setup = NewGame::new(&context);
        let _ = setup.pick(&pick, &context);
        let start = setup.update(new_game::Message::Start, &context);
        let Outcome::Start { rules: begun, players, rule_set } = start else {
            panic!("{number}: no game begins by {rules:?}")
        };
        if let Pick::Own(name) = pick {
            assert_eq!((&*begun, rule_set), (&rules, Some(name)), "{number}");
        }
        assert_eq!(players.len(), usize::from(begun.players), "{number}");
        play(&begun, number);
    });
    assert_eq!(played.count() as u64, walks());
}
