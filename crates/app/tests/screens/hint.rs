//! A hint at the table: what the strongest bot would do is ringed, and why is said above the hand.

use crate::scenes::{context_with, names, save, simulator};
use crate::sitting::{Sitting, WINDOW, find, first, saying, sit};

use pitch_app::context::Context;
use pitch_app::keymap::{Key, Step};
use pitch_app::outcome::Outcome;
use pitch_app::paint::Written;
use pitch_app::screen::table::{Area, Effects, Message, Spot, Table};
use pitch_language::{phrase, t};
use pitch_players::{Decision, Judged, Judgement, Reason, Stop};
use pitch_rules::rules::AfterRunHand;
use pitch_rules::{Action, Bid, Call, Game, Preset, Rules, Seat, Turn, Viewer};
use pitch_session::settings::{Hints, Speed, Theme};
use pitch_session::table::Counsel;
use pitch_session::{self, Deals, Entry, Kind, NewGame, Next, Player, Settings};

use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced_test::runtime::{Action as Runtime, task};

use std::time::Instant;

/// The person is to play one of few cards.
fn playing() -> Sitting {
    let few = |game: &Game| {
        let view = game.view(Viewer::Seat(Seat::default()));
        game.turn() == Turn::Play(Seat::default()) && view.tricks.len() == 3 && view.legal.len() > 1
    };
    sit(&Rules::default(), WINDOW, first, few)
}

#[test]
fn a_drawer_that_hangs_leaves_the_hint_in_sight() {
    let mut sitting = sit(&Rules::default(), (720.0, 520.0), first, |game| {
        game.turn() == Turn::Play(Seat::default()) && game.view(Viewer::Seat(Seat::default())).legal.len() > 1
    });
    let answered = answer(press(&mut sitting));
    sitting.send(answered);
    sitting.key(Key::Letter('g'));
    assert!(sitting.table.opened().is_some());
    let advice = sitting.table.advice(&sitting.context).expect("a hint");
    let written = sitting.table.inventory(&sitting.context).written;
    let said = written.iter().find(|words| words.whole.contains(&advice)).expect("it is said");
    assert!(!said.is_covered, "{said:?}");
}

/// The answer of the bot that was asked.
fn answer(effects: Effects) -> Message {
    let mut actions = task::into_stream(effects.task).expect("a bot is asked");
    loop {
        if let Runtime::Output(message) = block_on(actions.next()).expect("it answers") {
            return message;
        }
    }
}

/// Clicks on this, and gives what comes of it.
fn click(sitting: &mut Sitting, message: &Message) -> Effects {
    let place = sitting.spot(message);
    let messages: Vec<_> = {
        let mut simulator = simulator(&sitting.context, sitting.table.view(&sitting.context));
        simulator.point_at(place);
        let _ = simulator.simulate(iced_test::simulator::click());
        simulator.into_messages().collect()
    };
    assert_eq!(messages, std::slice::from_ref(message));
    sitting.table.update(message.clone(), &sitting.context, Instant::now())
}

fn press(sitting: &mut Sitting) -> Effects {
    sitting.table.key(Key::Letter('h'), &sitting.context, Instant::now())
}

/// What the strongest bot does at this table.
fn best(session: &pitch_session::Table) -> Decision {
    session.clone().hint().expect("a turn").decide(&Stop::new())
}

fn says(table: &Table, context: &Context, words: &str) -> bool {
    table.inventory(context).written.iter().any(|written| written.whole.contains(words))
}

fn hints(table: &Table) -> usize {
    table.session().record().entries().iter().filter(|entry| matches!(entry, Entry::Hint(_))).count()
}

/// Lets the bot that is asked for a hint advise this.
fn advise(sitting: &mut Sitting, action: Action, reason: Reason) {
    let ticket = sitting.table.awaited().expect("a hint is asked for");
    let decision = Decision { action, reasons: vec![reason], complete: true };
    sitting.send(Message::Counselled(ticket, Some(Counsel { decision, judgement: None })));
}

#[test]
fn a_click_rings_what_the_bot_would_do_and_says_why() {
    let mut sitting = playing();
    let (decision, before) = (best(sitting.table.session()), sitting.table.session().view(Viewer::Public));
    let Action::Play(card) = decision.action else { panic!("{decision:?}") };
    let asked = click(&mut sitting, &Message::Hint);
    assert!(asked.save && asked.outcome == Outcome::None, "the record notes it");
    assert!(sitting.table.hinted().is_empty() && sitting.table.cards().count() == 3, "the cards are seen meanwhile");
    assert!(says(&sitting.table, &sitting.context, &t!(sitting.context.language, "hint-awaited")));
    sitting.send(answer(asked));
    assert_eq!(sitting.table.hinted(), [Message::Card(card)]);
    let why = phrase::advice(&sitting.context.language, sitting.table.names(), &decision);
    assert!(says(&sitting.table, &sitting.context, &why), "{why}");
    assert_eq!(sitting.table.session().view(Viewer::Public), before, "nothing is played");
    assert_eq!(hints(&sitting.table), 1);
    sitting.send(Message::Card(card));
    assert!(
        sitting.table.hinted().is_empty() && sitting.table.advice(&sitting.context).is_none(),
        "it goes with the act"
    );
}

#[test]
fn the_key_asks_and_pressed_again_hides() {
    let mut sitting = playing();
    let asked = press(&mut sitting);
    sitting.send(answer(asked));
    assert_eq!((sitting.table.hinted().len(), hints(&sitting.table)), (1, 1));
    assert!(sitting.table.compared().is_some(), "the choices are compared");
    assert!(!press(&mut sitting).save && sitting.table.compared().is_none());
    assert!(sitting.table.hinted().is_empty() && sitting.table.advice(&sitting.context).is_none());
    assert_eq!(hints(&sitting.table), 1, "hiding is no other hint");
    let mut sitting = playing();
    let awaited = press(&mut sitting);
    let _ = press(&mut sitting);
    sitting.send(answer(awaited));
    assert_eq!((sitting.table.hinted().len(), hints(&sitting.table)), (0, 1), "nobody waits for it any more");
}

#[test]
fn it_shows_how_the_choices_compare() {
    for by_key in [true, false] {
        let mut sitting = playing();
        let ask = |sitting: &mut Sitting| {
            if by_key { press(sitting) } else { click(sitting, &Message::Hint) }
        };
        let asked = ask(&mut sitting);
        sitting.send(answer(asked));
        let card = sitting.table.hinted();
        let (table, context) = (&sitting.table, &sitting.context);
        let judgement = table.compared().expect("the choices are compared");
        let legal = &sitting.view().legal;
        assert_eq!(judgement.choices.len(), legal.len());
        let Action::Play(best) = judgement.choices[0].action else { panic!("a card is to be played") };
        assert_eq!(card, [Message::Card(best)], "the first is what is ringed");
        for judged in &judgement.choices {
            let language = &context.language;
            assert!(says(table, context, &phrase::chance(language, judged.chance)), "{judged:?}");
            let chance = phrase::chance(language, judged.chance);
            let is_told = |name: &str| {
                name.to_lowercase().contains(&phrase::choice(language, table.names(), sitting.view(), &judged.action))
                    && name.contains(&chance)
            };
            assert!(
                table.told(context).iter().any(|(part, _)| is_told(&part.name)),
                "a screen reader is told: {judged:?}"
            );
        }
        assert!(says(table, context, "Chance to win"));
        sitting.picture_as_it_is("hint-compared");
        let _ = ask(&mut sitting);
        assert!(sitting.table.compared().is_none() && sitting.table.advice(&sitting.context).is_none());
        assert_eq!(hints(&sitting.table), 1, "it is one hint");
        let _ = ask(&mut sitting);
        assert!(sitting.table.hinted().len() == 1, "what was thought is known");
        sitting.key(Key::Escape);
        assert!(sitting.table.compared().is_none() && sitting.table.hinted().is_empty(), "Escape closes it");
        let before = sitting.table.cards().count();
        assert_eq!(before, 3, "nothing is played by it");
    }
}

#[test]
fn hints_can_be_switched_off_or_asked_for_twice() {
    let mut sitting = playing();
    sitting.context.settings.hints = Hints::Off;
    let asked = press(&mut sitting);
    assert!(!asked.save && sitting.table.awaited().is_none() && hints(&sitting.table) == 0);
    assert!(says(&sitting.table, &sitting.context, &t!(sitting.context.language, "hint-off")), "it says why");
    let _ = click(&mut sitting, &Message::Hint);
    assert!(sitting.table.awaited().is_none() && hints(&sitting.table) == 0);

    let mut sitting = playing();
    sitting.context.settings.hints = Hints::AskedTwice;
    let first = press(&mut sitting);
    assert!(!first.save && sitting.table.awaited().is_none() && hints(&sitting.table) == 0);
    assert!(says(&sitting.table, &sitting.context, &t!(sitting.context.language, "hint-offered")));
    sitting.picture_as_it_is("hint-offered");
    let second = press(&mut sitting);
    assert!(second.save && hints(&sitting.table) == 1);
    sitting.send(answer(second));
    assert!(sitting.table.hinted().len() == 1 && sitting.table.compared().is_some());
}

#[test]
fn tab_comes_to_the_button() {
    let mut sitting = playing();
    let is_asked = |sitting: &Sitting| sitting.table.awaited().is_some();
    // From the hand to the bar, and past the menu.
    for key in [Key::BackTab, Key::Right] {
        sitting.key(key);
    }
    sitting.key(Key::Enter);
    assert!(is_asked(&sitting));
    let legal = sitting.view().legal[1].clone();
    advise(&mut sitting, legal, Reason::TakesTrick);
    sitting.key(Key::Enter);
    assert!(sitting.table.hinted().is_empty(), "Enter hides it where it stands on the button, and plays nothing");
    assert_eq!(sitting.table.cards().count(), 3);
}

#[test]
fn a_hint_that_comes_too_late_is_dropped() {
    // Played.
    let mut sitting = playing();
    let late = press(&mut sitting);
    let legal = sitting.view().legal[0].clone();
    let Action::Play(card) = legal else { panic!("{legal}") };
    sitting.send(Message::Card(card));
    sitting.send(answer(late));
    assert!(sitting.table.hinted().is_empty());
    // Taken back.
    let mut sitting = playing();
    let late = press(&mut sitting);
    sitting.send(Message::Undo);
    sitting.send(answer(late));
    assert!(sitting.table.hinted().is_empty() && sitting.table.advice(&sitting.context).is_none());
    // At another table, where a hint is asked for as well.
    let (mut one, mut other) = (playing(), playing());
    let late = press(&mut one);
    let _ = press(&mut other);
    other.send(answer(late));
    assert!(other.table.hinted().is_empty() && other.table.awaited().is_some(), "it waits for its own");
}

#[test]
fn an_undo_takes_the_decision_back_and_not_the_hint() {
    let mut sitting = playing();
    let asked = press(&mut sitting);
    sitting.send(answer(asked));
    let cards = sitting.table.cards().count();
    sitting.key(Key::Letter('u'));
    assert_eq!(sitting.table.cards().count(), cards + 1, "the card before is back");
    assert!(sitting.table.hinted().is_empty());
}

#[test]
fn there_is_no_hint_while_it_is_not_ones_turn() {
    let others =
        |game: &Game| game.turn().decides().is_some_and(|seat| seat != Seat::default()) && game.last().is_none();
    let mut sitting = sit(&Rules::default(), WINDOW, first, others);
    let (bot, when) = (sitting.table.awaited(), t!(sitting.context.language, "hint-on-your-turn"));
    assert!(bot.is_some() && !says(&sitting.table, &sitting.context, &when));
    let pressed = press(&mut sitting);
    assert!(!pressed.save && says(&sitting.table, &sitting.context, &when), "the key is told why");
    let place = sitting.spot(&Message::Hint);
    sitting.key(Key::Left);
    assert!(!says(&sitting.table, &sitting.context, &when));
    sitting.send(Message::Hovered(Some(place)));
    assert!(says(&sitting.table, &sitting.context, &when), "and the mouse");
    assert!(hints(&sitting.table) == 0 && sitting.table.awaited() == bot, "the bot thinks on");
}

#[test]
fn a_bid_and_cards_to_be_thrown_away_are_ringed() {
    let mut bids = sit(&Rules::default(), WINDOW, first, |game| game.turn() == Turn::Call(Seat::default()));
    let _ = press(&mut bids);
    let bid =
        bids.view().legal.iter().rfind(|action| matches!(action, Action::Call(Call::Bid(_)))).expect("a bid").clone();
    advise(&mut bids, bid.clone(), Reason::GoesOut);
    assert_eq!(bids.table.hinted(), [Message::Act(bid)]);
    assert!(says(&bids.table, &bids.context, "making it takes you to the target"));
    bids.picture("hint-bid");

    let rules = Rules { after_run_hand: AfterRunHand::DiscardToSix, ..Rules::from(Preset::Trinidad) };
    let throws = |game: &Game| game.turn() == Turn::Discard(Seat::default());
    let mut throws = sit(&rules, WINDOW, saying(&["beg", "run"]), throws);
    let _ = press(&mut throws);
    let action = throws.view().legal[0].clone();
    let Action::Discard(cards) = action else { panic!("{action}") };
    advise(&mut throws, action, Reason::KeepsTrumps);
    let ringed: Vec<_> = throws.table.hinted();
    assert!(ringed.len() == cards.len() && cards.iter().all(|card| ringed.contains(&Message::Card(card))));
    assert!(says(&throws.table, &throws.context, "all your trumps stay"), "the panel says it");
    let _ = save("hint-throw", &throws.context, throws.table.view(&throws.context));
    let card = cards.first().expect("a card");
    throws.send(Message::Card(card));
    assert_eq!(throws.table.hinted().len(), cards.len(), "marking a card is not the act");
}

#[test]
fn a_bid_behind_the_wide_slip_is_counted_to_and_ringed() {
    let mut sitting = sit(&Rules::from(Preset::Cinch), WINDOW, saying(&["1", "2"]), is_own_call);
    let call = |number: u8| Action::Call(Call::Bid(Bid::new(number).expect("a bid")));
    let offered = |sitting: &Sitting| sitting.table.spots().iter().any(|spot| spot.message == Message::Act(call(6)));
    assert!(sitting.view().legal.contains(&call(6)) && !offered(&sitting), "the slip shows the lowest bid");
    let _ = press(&mut sitting);
    advise(&mut sitting, call(6), Reason::GoesOut);
    assert!(offered(&sitting) && sitting.table.hinted() == [Message::Act(call(6))]);
    sitting.click(Message::Count(Step::Next));
    assert!(!offered(&sitting), "the slip still counts");
}

fn is_own_call(game: &Game) -> bool {
    game.turn() == Turn::Call(Seat::default())
}

/// A hint with all choices compared, after so many calls of the others, in a window of this size.
fn compared(rules: &Rules, calls: usize, size: (f32, f32), language: &str) -> Sitting {
    let asked = |game: &Game| is_own_call(game) && game.view(Viewer::Public).calls.len() >= calls;
    let session = find(rules, names, saying(&["2", "pass"]), asked);
    let context = context_with(size, language, Settings { speed: Speed::Instant, ..Settings::default() });
    let mut table = Table::new(session, &context, Instant::now());
    let _ = table.start(&context, Instant::now());
    let mut sitting = Sitting { table, context };
    let _ = press(&mut sitting);
    let ticket = sitting.table.awaited().expect("a hint is asked for");
    let legal = sitting.view().legal.clone();
    let judged = |action: &Action| Judged { action: action.clone(), chance: 0.53, cost: 0.0, error: 0.0, points: 0.0 };
    let judgement = Judgement { choices: legal.iter().map(judged).collect(), complete: true, habit: None };
    let decision = Decision { action: legal[0].clone(), reasons: vec![Reason::TooWeak], complete: true };
    sitting.send(Message::Counselled(ticket, Some(Counsel { decision, judgement: Some(judgement) })));
    sitting
}

#[test]
fn what_compares_slips_lies_over_nothing_else() {
    let games = [
        (Preset::Trinidad, 4, 0),
        (Preset::Britannica1911, 4, 1),
        (Preset::TenPoint, 4, 3),
        (Preset::ThirteenPoint, 4, 3),
        (Preset::Cinch, 4, 3),
        (Preset::WestMichigan, 6, 5),
        (Preset::Snoozer, 7, 6),
    ];
    for (preset, players, calls) in games {
        let rules = Rules { players, ..Rules::from(preset) };
        for (size, language) in
            [(720.0, 520.0), (900.0, 600.0), WINDOW].into_iter().flat_map(|size| ["en", "de", "pl"].map(|l| (size, l)))
        {
            let Sitting { table, context } = compared(&rules, calls, size, language);
            let name = format!("{} at {size:?} in {language}", preset.id());
            let written = table.inventory(&context).written;
            let seen: Vec<_> = written.iter().filter(|words| !words.is_covered && !words.shown.is_empty()).collect();
            let (chance, counted) = (phrase::chance(&context.language, 0.53), t!(context.language, "compare-chances"));
            let of_tabs = |words: &&&Written| words.whole == chance || words.whole == counted;
            assert!(seen.iter().filter(of_tabs).count() > 1, "{name}: the choices are compared");
            for tab in seen.iter().copied().filter(|words| of_tabs(&words)) {
                let letters = tab.place.shrink([0.22 * tab.place.height, 0.5]);
                let over = seen.iter().find(|other| !std::ptr::eq(**other, tab) && letters.intersects(&other.place));
                assert!(over.is_none(), "{name}: {tab:?} over {over:?}");
                let is_other = |spot: &&Spot| tab.whole == counted || spot.message.area() != Area::Panel;
                let over = table.spots().iter().filter(is_other).find(|spot| letters.intersects(&spot.place));
                assert!(over.is_none(), "{name}: {tab:?} over {over:?}");
            }
        }
    }
}

#[test]
fn a_hint_is_for_whoever_has_the_screen() {
    let kind = |seat: usize| if seat < 2 { Kind::Person } else { Kind::Bot(pitch_players::Level::USUAL) };
    let players = names(4).into_iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let new = NewGame::new(Rules::default(), players, Deals::from_number(4));
    let mut session = pitch_session::Table::new(new).expect("a table");
    while !matches!(session.next(), Next::Person(_)) {
        match session.to_act() {
            None => drop(session.deal()),
            Some(seat) => {
                let action = session.game().legal(seat)[0].clone();
                let _ = session.act(seat, action).expect("legal");
            }
        }
    }
    let mut context = crate::scenes::context(WINDOW, "en");
    context.settings.speed = Speed::Instant;
    let mut table = Table::new(session, &context, Instant::now());
    let covered = table.start(&context, Instant::now());
    assert!(matches!(covered.outcome, Outcome::Curtain(_)));
    let refused = table.key(Key::Letter('h'), &context, Instant::now());
    assert!(!refused.save && table.awaited().is_none() && hints(&table) == 0, "nobody has the screen");
    let _ = table.resume(&context, Instant::now());
    let _ = table.key(Key::Letter('h'), &context, Instant::now());
    let mut sitting = Sitting { table, context };
    let action = sitting.view().legal[0].clone();
    advise(&mut sitting, action.clone(), Reason::TooWeak);
    assert_eq!((sitting.table.hinted().len(), hints(&sitting.table)), (1, 1));
    sitting.send(Message::Act(action));
    assert!(sitting.table.hinted().is_empty() && sitting.table.advice(&sitting.context).is_none());
}

/// A hint while a card is to be played, in a window of this size.
fn hinted(size: (f32, f32), language: &str, theme: Theme) -> Sitting {
    let session = find(&Rules::default(), names, first, |game| {
        let view = game.view(Viewer::Seat(Seat::default()));
        game.turn() == Turn::Play(Seat::default()) && view.tricks.len() == 1 && view.legal.len() > 1
    });
    let context = context_with(size, language, Settings { speed: Speed::Instant, theme, ..Settings::default() });
    let mut table = Table::new(session, &context, Instant::now());
    let _ = table.start(&context, Instant::now());
    let mut sitting = Sitting { table, context };
    let _ = press(&mut sitting);
    let action = sitting.view().legal[1].clone();
    advise(&mut sitting, action, Reason::FeedsPartner);
    sitting
}

#[test]
fn a_hint_is_drawn_in_every_window_look_and_language() {
    for size in [(900.0, 600.0), WINDOW, (1920.0, 1080.0)] {
        for language in ["en", "de"] {
            let Sitting { table, context } = hinted(size, language, Theme::Spruce);
            let _ = save("hint", &context, table.view(&context));
        }
    }
    for theme in [Theme::Midnight, Theme::Linen, Theme::Contrast] {
        let Sitting { table, context } = hinted(WINDOW, "en", theme);
        let _ = save(&format!("hint-{theme:?}"), &context, table.view(&context));
    }
}
