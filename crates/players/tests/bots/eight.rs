//! The habits of the eight people: each is seen at least twice as often in who has it as in the neighbors who do not.

use pitch_players::{self as bot, Character, Level, Reason, Request, Stop};
use pitch_rules::{
    Action, Bid, BySide, Call, Card, Cards, Game, Points, Preset, Rank, Rules, Seat, SeatView, Setup, Turn, Viewer,
    deal, shuffle,
};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// How often there was a chance to show a habit, and how often it was shown.
#[derive(Debug, Clone, Copy, Default)]
struct Shown {
    chances: u32,
    taken: u32,
}

impl Shown {
    fn note(&mut self, taken: bool) {
        self.chances += 1;
        self.taken += u32::from(taken);
    }

    fn share(self) -> f64 {
        f64::from(self.taken) / f64::from(self.chances.max(1))
    }
}

/// Decisions of Setback in random deals at random scores, which all four seats take by rules of thumb; `asked` is told of each
/// before it is taken.
fn positions(hands: u64, mut asked: impl FnMut(&Game, Seat)) {
    let mut rng = ChaCha8Rng::from_seed([48; 32]);
    let rules = Arc::new(Rules::from(Preset::Setback));
    for _ in 0..hands {
        let pack = shuffle::pack(&rules, || rng.next_u32());
        let dealer = Seat::new(rng.next_u32() as usize % 4).expect("a seat");
        let mut setup = Setup::new(Arc::clone(&rules), dealer);
        setup.hands = Some(deal::deal(&rules, dealer, &pack).map(|_, cards| cards.iter().copied().collect()));
        let scores = [(); 2].map(|()| Points((rng.next_u32() % 10) as i16));
        setup.scores = BySide::from_values(scores).expect("two sides");
        let mut game = setup.build().expect("a position");
        while let Some(seat) = game.turn().decides() {
            if matches!(game.turn(), Turn::Call(_) | Turn::Play(_)) && game.legal(seat).len() > 1 {
                asked(&game, seat);
            }
            let action = decide(&game, seat, Level::USUAL, 5).action;
            let _ = game.apply(seat, action).expect("legal");
        }
    }
}

fn decide(game: &Game, seat: Seat, level: Level, seed: u64) -> bot::Decision {
    bot::choose(&game.view(Viewer::Seat(seat)), game.rules(), level, seed, &Stop::new())
}

/// Asserts that a person shows their habit at least twice as often as each of these others, and names it as a reason.
fn assert_shows(
    own: Character,
    others: &[Character],
    hands: u64,
    shows: impl Fn(&Game, Seat, &Action) -> Option<bool>,
) {
    let shown = compare(own, others, hands, shows);
    assert!(shown[0].taken >= 10, "{own:?} has too few chances: {shown:?}");
    for (other, shown_by) in others.iter().zip(&shown[1..]) {
        assert!(shown[0].share() >= 2.0 * shown_by.share(), "{own:?} against {other:?}: {shown:?}");
    }
}

/// Asserts that a person does what their habit keeps them from at most half as often as each of these others.
fn assert_avoids(
    own: Character,
    others: &[Character],
    hands: u64,
    does: impl Fn(&Game, Seat, &Action) -> Option<bool>,
) {
    let done = compare(own, others, hands, does);
    for (other, done_by) in others.iter().zip(&done[1..]) {
        assert!(done_by.taken >= 6, "{own:?} has too few chances: {done:?}");
        assert!(2.0 * done[0].share() <= done_by.share(), "{own:?} against {other:?}: {done:?}");
    }
}

/// Counts for a person and each of these others how often they did something where they could, and that the person named
/// their habit as a reason.
fn compare(
    own: Character,
    others: &[Character],
    hands: u64,
    does: impl Fn(&Game, Seat, &Action) -> Option<bool>,
) -> Vec<Shown> {
    let all: Vec<Character> = std::iter::once(own).chain(others.iter().copied()).collect();
    let mut shown = vec![Shown::default(); all.len()];
    let (mut said, mut number) = (0, 0);
    positions(hands, |game, seat| {
        number += 1;
        // Where a choice can show nothing, nobody is asked.
        if does(game, seat, &game.legal(seat)[0]).is_none() {
            return;
        }
        for (shown, &who) in shown.iter_mut().zip(&all) {
            let decision = decide(game, seat, Level::Character(who), number);
            if let Some(is_shown) = does(game, seat, &decision.action) {
                shown.note(is_shown);
            }
            said += u32::from(who == own && decision.reasons.contains(&Reason::Habit(own)));
        }
    });
    println!("{own:?}: {all:?} {shown:?}, said {said}");
    assert!(said >= 5, "{own:?} named it {said} times: {shown:?}");
    shown
}

fn is_bid(action: &Action) -> bool {
    matches!(action, Action::Call(Call::Bid(_)))
}

/// Height of a call in points; a pass is nothing.
fn height(action: &Action) -> u8 {
    if let Action::Call(Call::Bid(bid)) = action { bid.number() } else { 0 }
}

/// What somebody with the usual boldness calls, where a pass and a bid are possible.
fn usual(game: &Game, seat: Seat, action: &Action) -> Option<Action> {
    let has_choice = matches!(action, Action::Call(_)) && game.legal(seat).contains(&Action::Call(Call::Pass));
    has_choice.then(|| decide(game, seat, Level::USUAL, 1).action)
}

fn trumps(view: &SeatView, rules: &Rules) -> Cards {
    view.trump.map_or(Cards::NONE, |trump| rules.ranking(Some(trump)).trumps())
}

#[test]
fn teo_leads_his_best_trump_right_away() {
    assert_shows(Character::Teo, &[Character::Otto], 600, |game, seat, action| {
        let view = game.view(Viewer::Seat(seat));
        let Action::Play(card) = action else { return None };
        let leads = view.trick.is_none_or(|trick| trick.is_empty());
        let held = view.hand() & trumps(&view, game.rules());
        let best = game.rules().ranking(view.trump).highest(held)?;
        // Where nothing but trumps are held, everybody leads one.
        (leads && held.len() < view.hand().len()).then_some(*card == best)
    });
}

#[test]
fn otto_bids_only_what_he_can_see() {
    assert_shows(Character::Otto, &[Character::Teo, Character::Nia], 1500, |game, seat, action| {
        usual(game, seat, action).filter(is_bid).map(|usual| height(action) < height(&usual))
    });
}

#[test]
fn nia_likes_to_bid_one_more() {
    assert_shows(Character::Nia, &[Character::Otto, Character::Bruno], 1500, |game, seat, action| {
        usual(game, seat, action).map(|usual| height(action) > height(&usual))
    });
}

#[test]
fn bruno_bids_big_when_he_is_behind() {
    let behind = |game: &Game, seat: Seat| {
        let own = game.scores()[game.rules().side_of(seat)];
        let most = game.scores().values().copied().max().expect("two sides");
        (most - own).0
    };
    // Against himself when he is not.
    let mut level = Shown::default();
    let mut far = Shown::default();
    positions(3000, |game, seat| {
        let first = game.legal(seat)[0].clone();
        let Some(usual) = usual(game, seat, &first) else { return };
        let decision = decide(game, seat, Level::Character(Character::Bruno), 1);
        let bids_more = height(&decision.action) > height(&usual);
        assert!(bids_more || !decision.reasons.contains(&Reason::Habit(Character::Bruno)), "{decision:?}");
        match behind(game, seat) {
            0 => level.note(bids_more),
            3.. => far.note(bids_more),
            _ => {}
        }
    });
    println!("Bruno: level {level:?}, behind {far:?}");
    assert!(level.chances > 200 && far.share() >= 2.0 * level.share(), "{level:?} {far:?}");
    assert_shows(Character::Bruno, &[Character::Hana], 700, |game, seat, action| {
        let usual = usual(game, seat, action)?;
        (behind(game, seat) >= 3).then_some(height(action) > height(&usual) && !is_bid(&usual))
    });
}

#[test]
fn hana_keeps_a_trump_back_to_catch_the_jack() {
    assert_avoids(Character::Hana, &[Character::Bruno, Character::Ravi], 250, |game, seat, action| {
        let view = game.view(Viewer::Seat(seat));
        let Action::Play(card) = action else { return None };
        let jack = Card::new(Rank::Jack, view.trump?);
        let over = view.hand() & game.rules().ranking(view.trump).above(jack);
        let best = game.rules().ranking(view.trump).highest(over)?;
        let is_out = !view.hand().contains(jack) && !view.played().contains(jack);
        // What a player by rules of thumb would lay down.
        let usual = decide(game, seat, Level::USUAL, 1).action;
        (is_out && usual == Action::Play(best)).then_some(*card == best)
    });
}

#[test]
fn ravi_lets_others_bid() {
    assert_shows(Character::Ravi, &[Character::Hana, Character::Leila], 120, |game, seat, action| {
        usual(game, seat, action).filter(is_bid).map(|_| !is_bid(action))
    });
}

#[test]
fn leila_remembers_who_bid_what() {
    // The same cards and the same contract, had the others never bid: it changes only what one who listened plays.
    let mut changed = [Shown::default(); 2];
    let mut said = 0;
    positions(160, |game, seat| {
        let heard = game.view(Viewer::Seat(seat));
        let pitcher = heard.contract.filter(|_| matches!(heard.turn, Turn::Play(_))).map(|contract| contract.pitcher);
        let Some(pitcher) = pitcher.filter(|_| heard.trump.is_some()) else { return };
        let mut silent = heard.clone();
        for (_, call) in silent.calls.iter_mut().filter(|(other, _)| *other != pitcher && *other != seat) {
            *call = if call.bid().is_some() { Call::Pass } else { Call::Bid(Bid::new(3).expect("a bid")) };
        }
        for (changed, who) in changed.iter_mut().zip([Character::Leila, Character::Ravi]) {
            let [one, other] =
                [&heard, &silent].map(|view| bot::choose(view, game.rules(), Level::Character(who), 3, &Stop::new()));
            changed.note(one.action != other.action);
            said += u32::from(one.reasons.contains(&Reason::Habit(Character::Leila)));
        }
    });
    println!("Leila, Ravi: {changed:?}, said {said}");
    assert!(changed[0].taken >= 20 && changed[1].taken == 0 && said > 0, "{changed:?}, {said}");
}

#[test]
fn vera_thinks_every_card_through() {
    assert_avoids(Character::Vera, &[Character::Leila], 50, |game, seat, action| {
        let Action::Play(_) = action else { return None };
        let view = game.view(Viewer::Seat(seat));
        if view.trick.as_ref().is_none_or(pitch_rules::Trick::is_empty) {
            return None;
        }
        let judged = Request {
            view,
            rules: Arc::clone(game.rules()),
            level: Level::BEST,
            seed: 77,
            patience: bot::Patience::default(),
        };
        let judged = judged.judge(&Stop::new())?;
        // A choice that is hard for rules of thumb, and a mistake on a second look.
        let usual = decide(game, seat, Level::USUAL, 1).action;
        judged.of(&usual)?.is_surely_worse().then(|| judged.of(action).is_some_and(bot::Judged::is_surely_worse))
    });
}
