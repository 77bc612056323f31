//! Tables in the middle of what can happen at them: one of each kind, of every game.

use crate::scenes::context_with;
use crate::sitting::{find, first, saying};
use crate::throwing;

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::pointer::Pointer;
use pitch_app::screen::table::{Message, Table};
use pitch_players::{Decision, Reason};
use pitch_rules::rules::{AfterRunHand, Peek, RevokeMode, SellerCredit, Teams, ThrowIn};
use pitch_rules::{Action, Ask, Game, Preset, Remark, Rules, Seat, Suit, Turn, Viewer};
use pitch_session::settings::Speed;
use pitch_session::table::Counsel;
use pitch_session::{self, Settings};

use std::time::Instant;

/// A table, and what the person at it does on the screen.
pub struct Position {
    pub name: String,
    pub session: pitch_session::Table,
    /// The keys pressed, and whether then the second card is clicked.
    pub keys: &'static [Key],
    shows_a_card: bool,
    /// Why a hint that was asked for advises the first thing that is allowed.
    reason: Option<Reason>,
}

impl Position {
    /// The table on the screen.
    pub fn shown(&self, size: (f32, f32), language: &str, settings: &Settings) -> (Table, Context) {
        self.pointed(Pointer::Mouse, size, language, settings)
    }

    /// The same where the player points with this.
    pub fn pointed(&self, pointer: Pointer, size: (f32, f32), language: &str, settings: &Settings) -> (Table, Context) {
        let settings = Settings { speed: Speed::Instant, ..settings.clone() };
        let mut context = context_with(size, language, settings);
        context.pointer = pointer;
        let mut table = Table::new(self.session.clone(), &context, Instant::now());
        let _ = table.start(&context, Instant::now());
        for &key in self.keys {
            let _ = table.key(key, &context, Instant::now());
        }
        if let Some(reason) = self.reason {
            let _ = table.key(Key::Letter('h'), &context, Instant::now());
            let ticket = table.awaited().expect("a hint is asked for");
            let action = table.shown().legal[0].clone();
            let decision = Decision { action, reasons: vec![reason], complete: true };
            let counsel = Counsel { decision, judgement: None };
            let _ = table.update(Message::Counselled(ticket, Some(counsel)), &context, Instant::now());
        }
        if self.shows_a_card {
            let card = table.cards().nth(1).expect("a card").0;
            let show = Message::Show;
            let _ = table.update(show, &context, Instant::now());
            let press = Message::Card(card);
            let _ = table.update(press, &context, Instant::now());
        }
        (table, context)
    }
}

fn own() -> Seat {
    Seat::default()
}

/// Plays another card each time, so that hands become various.
fn various(words: &'static [&'static str]) -> impl Fn(&Game, Seat) -> Action {
    let says = saying(words);
    move |game, seat| {
        let legal = game.legal(seat);
        if matches!(game.turn(), Turn::Play(_)) {
            let played = game.view(Viewer::Public).tricks.len() * 5 + seat.index() * 3;
            return legal[played % legal.len()].clone();
        }
        says(game, seat)
    }
}

/// The person keeps trumps for the end.
fn saving_trumps(game: &Game, seat: Seat) -> Action {
    let legal = game.legal(seat);
    let trump = game.view(Viewer::Public).trump;
    let plain = legal.iter().find(|action| matches!(action, Action::Play(card) if card.suit() != trump));
    let bids = seat == own() && matches!(game.turn(), Turn::Call(_));
    if bids { legal[legal.len() - 1].clone() } else { plain.unwrap_or(&legal[0]).clone() }
}

fn is_own_play(game: &Game) -> bool {
    let view = game.view(Viewer::Seat(own()));
    let tricks = view.tricks.len();
    game.turn() == Turn::Play(own())
        && tricks >= 2
        && view.trick.is_some_and(|trick| trick.len() + 1 >= usize::from(game.rules().players).min(3))
        && view.legal.len() < view.hand().len().max(2)
}

/// All positions, with players of these names.
pub fn positions(names: fn(u8) -> Vec<&'static str>) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut add = |name: &str, session, keys: &'static [Key]| {
        positions.push(Position { name: name.to_owned(), session, keys, shows_a_card: false, reason: None });
    };
    for players in [2, 4, 7] {
        let rules = Rules { players, ..Rules::default() };
        let auction = |game: &Game| {
            game.turn() == Turn::Call(own())
                && (game.view(Viewer::Public).standing.is_some() || game.dealer() != own())
                && game.last().is_some()
        };
        add(&format!("auction-{players}"), find(&rules, names, various(&["2"]), auction), &[]);
    }
    for players in 2..=7 {
        let rules = Rules { players, ..Rules::default() };
        add(&format!("play-{players}"), find(&rules, names, various(&["3"]), is_own_play), &[]);
    }
    let pairs = Rules { players: 4, teams: Teams::Pairs, ..Rules::from(Preset::Setback) };
    add("play-pairs", find(&pairs, names, various(&["3"]), is_own_play), &[]);
    let threes = Rules { players: 6, teams: Teams::Threes, ..Rules::from(Preset::Setback) };
    add("play-threes", find(&threes, names, various(&["3"]), is_own_play), &[]);

    let sale = Rules {
        players: 5,
        ante_red: 1,
        seller_credit: SellerCredit::Immediate,
        ..Rules::from(Preset::Britannica1911)
    };
    let legal = |word: &'static str| {
        move |game: &Game| game.legal(own()).iter().any(|action| action.to_string() == word) && game.last().is_some()
    };
    add("sale-first", find(&sale, names, various(&["3", "2"]), legal("pitch")), &[]);
    add("sale-last", find(&sale, names, various(&["3", "2"]), legal("accept")), &[]);
    for players in [4, 5, 7] {
        let sale = Rules { players, ..sale.clone() };
        let (says, name) = (various(&["3", "2", "accept"]), format!("counters-{players}"));
        add(&name, find(&sale, names, says, is_own_play), &[]);
    }

    let trinidad = Rules::from(Preset::Trinidad);
    let any = |word: &'static str| move |game: &Game| game.legal(own()).iter().any(|a| a.to_string() == word);
    add("beg", find(&trinidad, names, first, any("beg")), &[]);
    add("begged", find(&trinidad, names, saying(&["beg"]), any("run")), &[]);
    let run = |cards: usize| {
        move |game: &Game| game.turn() == Turn::Play(own()) && game.view(Viewer::Seat(own())).hand().len() == cards
    };
    add("nine", find(&trinidad, names, saying(&["beg", "run"]), run(9)), &[]);
    add("twelve", find(&trinidad, names, saying(&["beg", "run"]), run(12)), &[]);
    let discard = Rules { after_run_hand: AfterRunHand::DiscardToSix, ..trinidad.clone() };
    let throws = |game: &Game| game.turn() == Turn::Discard(own());
    add("discard", find(&discard, names, saying(&["beg", "run"]), throws), &[Key::Digit(2)]);
    let blind = Rules { peek: Peek::EldestAndDealer, ..trinidad.clone() };
    let eldest = |game: &Game| game.rules().seats().next(game.dealer());
    let sees_backs =
        move |game: &Game| matches!(game.turn(), Turn::Call(_)) && game.dealer() != own() && eldest(game) != own();
    add("blind", find(&blind, names, first, sees_backs), &[]);
    let seven_up = Rules::from(Preset::SevenUp);
    add("seven-up", find(&seven_up, names, various(&["stand"]), is_own_play), &[]);

    let low = Rules { throw_in: ThrowIn::VoidAndLow, ..Rules::default() };
    let worthless = |game: &Game| game.claims(own()).contains(&Remark::LayDown);
    add("may-lay-down", find(&low, names, first, worthless), &[]);
    add("laid-down", find(&low, names, first, worthless), &[Key::Letter('d')]);
    let claims = |game: &Game| game.claims(own()).contains(&Remark::RestAreMine);
    add("may-claim", find(&Rules::default(), names, saving_trumps, claims), &[]);
    add("claimed", find(&Rules::default(), names, saving_trumps, claims), &[Key::Letter('r')]);

    for players in [4, 7] {
        let Rules { revoke_call, exposed_card, .. } = trinidad;
        let law = Rules { players, revoke_mode: RevokeMode::Table, revoke_call, exposed_card, ..Rules::default() };
        let talks = |game: &Game| game.turn() == Turn::Play(own()) && game.claims(own()).len() > 1;
        add(&format!("talk-{players}"), find(&law, names, various(&["3"]), talks), &[Key::Letter('t')]);
        add(&format!("ruling-{players}"), find(&law, names, various(&["3"]), talks), &[]);
    }
    let law = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
    let others = |game: &Game, seat: Seat| {
        let four = game.legal(seat).into_iter().find(|action| seat == own() && action.to_string() == "4");
        four.unwrap_or_else(|| first(game, seat))
    };
    let mut wrong = find(&law, names, others, |game| game.turn() == Turn::Play(own()));
    let offender = wrong.rules().seats().next(own());
    let card = wrong.view(Viewer::Seat(offender)).hand().first().expect("a card");
    let _ = wrong.act(offender, Action::Play(card)).expect("at this table it can be done");
    add("wrong-lead", wrong, &[]);
    let widow = |game: &Game| game.turn() == Turn::Call(own()) && game.view(Viewer::Public).widow > 0;
    add("widow", find(&Rules::from(Preset::WidowCinch), names, first, widow), &[]);
    let calls = |game: &Game| game.asks() == Some(Ask::CallPartner) && game.turn() == Turn::Rule(own());
    add("call", find(&Rules::from(Preset::Pawnee), names, throwing::eager, calls), &[]);
    let called =
        |game: &Game| game.turn() == Turn::Play(own()) && game.contract().is_some_and(|it| it.partner.is_some());
    add("called", find(&Rules::from(Preset::Pawnee), names, throwing::eager, called), &[]);
    let reduces = |game: &Game| throwing::throws(game) && game.dealer() != own();
    let reducing = find(&Rules::from(Preset::WidowCinch), names, throwing::eager, reduces);
    add("reduce", reducing, &[Key::Digit(2)]);
    let burns = find(&Rules::from(Preset::TenPoint), names, throwing::eager, throwing::throws);
    add("burn", burns, &[]);
    for (preset, least) in [(Preset::TenPoint, 14), (Preset::Pedro, 9)] {
        let robs = |game: &Game| throwing::robs(game, least);
        add(&format!("rob-{preset}"), find(&Rules::from(preset), names, throwing::eager, robs), &[]);
    }
    let leads = |game: &Game| game.turn() == Turn::Play(own()) && !game.view(Viewer::Public).dead().is_empty();
    add("exchanged", find(&Rules::from(Preset::TenPoint), names, throwing::eager, leads), &[]);
    let is_out = |game: &Game| game.view(Viewer::Public).is_out(own()) && game.view(Viewer::Public).tricks.len() > 2;
    add("out", find(&Rules::from(Preset::TenPoint), names, throwing::eager, is_out), &[]);
    for position in positions.iter_mut().filter(|position| position.name.starts_with("ruling")) {
        position.shows_a_card = true;
    }
    // The longest reasons.
    let hinted = [("auction-4", Reason::StopsBidder), ("play-4", Reason::GivesNothing), ("discard", Reason::KeepsBest)];
    let hinted = hinted.into_iter().chain([("rob-ten_point", Reason::KeepsTrumps), ("reduce", Reason::KeepsTrumps)]);
    let hinted = hinted.chain([
        ("beg", Reason::PoorTrumps(Suit::Diamonds)),
        ("sale-last", Reason::CannotMakeIt),
        ("may-claim", Reason::RestIsCertain),
        ("play-7", Reason::KeepsStrength),
        ("wrong-lead", Reason::LetsThemFail),
    ]);
    for (name, reason) in hinted {
        let position = positions.iter().find(|position| position.name == name).expect("a position");
        let (name, session) = (format!("hint-{name}"), position.session.clone());
        positions.push(Position { name, session, keys: &[], shows_a_card: false, reason: Some(reason) });
    }
    positions
}
