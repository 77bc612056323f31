//! Cards are thrown away and the best of a rest is kept, by clicks and by keys, and the table shows who threw how many.

use crate::scenes::looks;
use crate::sitting::{Sitting, WINDOW, first, sit};

use pitch_app::keymap::Key;
use pitch_app::screen::table::{Area, Message};
use pitch_language::phrase;
use pitch_rules::{Action, Card, Cards, Event, Game, Preset, Remark, Rules, Seat, Suit, Turn, Viewer};
use pitch_session::settings::Hints;

const SIZES: [(f32, f32); 3] = [WINDOW, (900.0, 600.0), (720.0, 520.0)];

fn own() -> Seat {
    Seat::default()
}

/// Bids as much as may be, names the suit of which they hold most, and else does the first thing that is allowed.
pub fn eager(game: &Game, seat: Seat) -> Action {
    let legal = game.legal(seat);
    let held = game.view(Viewer::Seat(seat)).hand();
    match game.turn() {
        Turn::Call(_) if seat == own() => legal.last().cloned().unwrap_or_else(|| first(game, seat)),
        Turn::Rule(_) => {
            let trumps = |suit: Suit| (held & game.view(Viewer::Public).rankings.with(Some(suit)).trumps()).len();
            let named = |action: &&Action| matches!(action, Action::Say(Remark::NameTrump(_)));
            let most = legal.iter().filter(named).max_by_key(|action| match action {
                Action::Say(Remark::NameTrump(suit)) => trumps(*suit),
                _ => 0,
            });
            most.cloned().unwrap_or_else(|| first(game, seat))
        }
        _ => first(game, seat),
    }
}

/// Whether the person keeps the best of a rest, so many cards at least.
pub fn robs(game: &Game, least: usize) -> bool {
    let view = game.view(Viewer::Seat(own()));
    let has_drawn = matches!(view.exchanged.last(), Some(Event::Drawn { seat, .. }) if *seat == own());
    game.turn() == Turn::Discard(own()) && has_drawn && view.hand().len() >= least
}

/// Whether the person throws cards away and keeps nothing of a rest.
pub fn throws(game: &Game) -> bool {
    game.turn() == Turn::Discard(own()) && !robs(game, 0)
}

fn robbing(preset: Preset, size: (f32, f32), least: usize) -> Sitting {
    sit(&Rules::from(preset), size, eager, move |game| robs(game, least))
}

/// The person reduces a hand with a widow to six.
fn reducing(size: (f32, f32)) -> Sitting {
    sit(&Rules::from(Preset::WidowCinch), size, eager, |game| {
        let throw = game.view(Viewer::Seat(own())).throw;
        throws(game) && throw.is_some_and(|throw| !(game.view(Viewer::Seat(own())).hand() - throw.may).is_empty())
    })
}

/// The person holds more trumps than stay: the others go in any case.
fn burning(size: (f32, f32)) -> Sitting {
    sit(&Rules::from(Preset::TenPoint), size, eager, throws)
}

/// The cards that are marked, which lie higher than the others of their fan.
fn marked(sitting: &Sitting) -> Cards {
    sitting.table.going()
}

/// Whether the panel or the caption says this.
fn says(sitting: &Sitting, words: &str) -> bool {
    let inventory = sitting.table.inventory(&sitting.context);
    inventory.written.iter().any(|written| written.whole.contains(words))
}

#[test]
fn what_must_go_is_marked_by_itself_and_what_stays_says_why() {
    for size in SIZES {
        let mut sitting = burning(size);
        let throw = sitting.view().throw.expect("a choice");
        assert!(!throw.must.is_empty());
        assert_eq!(marked(&sitting), throw.must, "nothing else is lifted");
        sitting.picture("throw-burn");
        let must = throw.must.first().expect("a card");
        sitting.click(Message::Card(must));
        assert_eq!(marked(&sitting), throw.must, "it cannot be taken back");
        assert!(says(&sitting, "must go"));
        let mut reducing = reducing(size);
        let throw = reducing.view().throw.expect("a choice");
        let stays = (reducing.view().hand() - throw.may).first().expect("a trump");
        reducing.click(Message::Card(stays));
        assert!(marked(&reducing).is_empty());
        assert!(says(&reducing, "is a trump, and stays"));
        reducing.picture_as_it_is("throw-stays");
    }
}

#[test]
fn cards_are_thrown_away_by_clicks_and_by_keys() {
    for size in SIZES {
        let mut sitting = reducing(size);
        let throw = sitting.view().throw.expect("a choice");
        let count = throw.counts().0;
        sitting.picture("throw");
        let cards: Vec<Card> =
            sitting.table.cards().map(|(card, _)| card).filter(|card| throw.may.contains(*card)).collect();
        sitting.click(Message::Throw);
        assert!(says(&sitting, "Discard exactly"), "it says why nothing happens");
        for card in &cards[..count] {
            sitting.click(Message::Card(*card));
        }
        assert_eq!(marked(&sitting), cards[..count].iter().copied().collect());
        sitting.click(Message::Card(cards[count]));
        assert!(says(&sitting, "You may keep the rest"), "no more than must");
        sitting.click(Message::Card(cards[0]));
        sitting.click(Message::Card(cards[count]));
        sitting.picture_as_it_is("throw-marked");
        sitting.click(Message::Throw);
        assert_eq!(sitting.view().hand().len(), 6);
        assert!(!sitting.view().hand().contains(cards[1]) && sitting.view().hand().contains(cards[0]));
    }
    let mut sitting = reducing(WINDOW);
    let throw = sitting.view().throw.expect("a choice");
    for digit in 1..=throw.counts().0 {
        sitting.key(Key::Digit(digit as u8));
    }
    assert!(throw.allows(marked(&sitting)), "the digits count what may go");
    sitting.key(Key::Letter('d'));
    assert_eq!(sitting.view().hand().len(), 6);
}

#[test]
fn a_suggestion_marks_what_a_bot_would_throw_and_is_noted_as_a_hint() {
    let mut sitting = reducing(WINDOW);
    let throw = sitting.view().throw.expect("a choice");
    sitting.click(Message::Suggest);
    let suggested = marked(&sitting);
    assert!(throw.allows(suggested));
    assert_eq!(sitting.table.session().aids(own()).hints, 1);
    assert_eq!(
        sitting.view().hand().len(),
        throw.may.len() + (sitting.view().hand() - throw.may).len(),
        "not done yet"
    );
    sitting.key(Key::Enter);
    assert!(sitting.view().hand().len() > 6, "Enter throws nothing away that it was not moved to");
    sitting.key(Key::Letter('d'));
    assert_eq!(sitting.view().hand().len(), 6);
    assert!((sitting.view().hand() & suggested).is_empty());
    let mut robbing = robbing(Preset::TenPoint, WINDOW, 13);
    robbing.key(Key::Letter('s'));
    assert!(robbing.view().throw.is_some_and(|throw| throw.allows(marked(&robbing))));
    robbing.context.settings.hints = Hints::Off;
    robbing.table.adapt(&robbing.context);
    assert!(!robbing.offers(&Message::Suggest), "the player who wants no hints gets none");
}

#[test]
fn a_rest_lies_above_the_hand_and_cards_change_places_by_clicks() {
    for (preset, least) in [(Preset::TenPoint, 14), (Preset::Pedro, 14), (Preset::ThirteenPoint, 8)] {
        for size in SIZES {
            let mut sitting = robbing(preset, size, least);
            sitting.picture(&format!("rob-{preset}"));
            let rest = marked(&sitting);
            let hand = sitting.view().hand();
            let trumps = hand & sitting.view().rankings.with(sitting.view().trump).trumps();
            assert!((rest & trumps).is_empty() || (hand - rest - trumps).is_empty(), "trumps have their places first");
            assert_eq!((hand - rest).len(), 6.min(hand.len()));
            let place = |sitting: &Sitting, card: Card| {
                sitting.table.cards().find(|(held, _)| *held == card).expect("it is held").1.centre.y
            };
            let highest = (hand - rest).iter().map(|card| place(&sitting, card)).fold(f32::INFINITY, f32::min);
            assert!(rest.iter().all(|card| place(&sitting, card) < highest - 20.0));
            let (up, down) = ((hand - rest).first().expect("a card"), rest.first().expect("a card"));
            sitting.click(Message::Card(up));
            assert!(marked(&sitting).contains(up) && place(&sitting, up) < highest);
            sitting.click(Message::Card(down));
            assert!(!marked(&sitting).contains(down));
            let stand = match hand.len() - rest.len() {
                kept @ ..=6 => format!("{kept} of 6 kept"),
                kept => format!("{kept} kept, {} too many", kept - 6),
            };
            assert!(says(&sitting, &stand), "{stand}");
            while (hand - marked(&sitting)).len() > 6 {
                let card = (hand - marked(&sitting)).first().expect("a card");
                sitting.click(Message::Card(card));
            }
            let kept = hand - marked(&sitting);
            sitting.picture_as_it_is(&format!("rob-{preset}-chosen"));
            sitting.click(Message::Throw);
            assert_eq!(sitting.view().held[own()].cards.unwrap_or_default(), kept);
        }
    }
}

#[test]
fn the_best_of_a_rest_is_kept_by_keys() {
    let mut sitting = robbing(Preset::TenPoint, WINDOW, 12);
    let hand = sitting.view().hand();
    // A listener is told which cards go at first, and of each card if it goes.
    let cards = phrase::cards(&sitting.context.language, marked(&sitting));
    let standing = sitting.table.standing(&sitting.context);
    assert!(standing.contains(&format!("To discard: {cards}.")), "{standing:#?}");
    let told = sitting.table.told(&sitting.context);
    let going = told.iter().filter(|(part, _)| part.about.contains("You’re discarding it.")).count();
    let may = sitting.view().throw.map(|throw| throw.may).unwrap_or_default();
    assert_eq!(going, (marked(&sitting) & may).len(), "{told:#?}");
    let mut by_digit = robbing(Preset::TenPoint, WINDOW, 12);
    by_digit.key(Key::Digit(1));
    assert_eq!((hand - marked(&by_digit)).len(), 7, "the digits count them too");
    sitting.key(Key::Right);
    sitting.key(Key::Enter);
    assert_eq!((hand - marked(&sitting)).len(), 7, "the first card above goes down");
    sitting.key(Key::Letter('d'));
    assert_eq!(sitting.view().hand(), hand, "seven are too many");
    assert!(says(&sitting, "Keep exactly 6 cards"));
    sitting.key(Key::Letter('s'));
    sitting.key(Key::Letter('d'));
    assert_eq!(sitting.view().held[own()].count, 6);
}

#[test]
fn plates_say_what_was_thrown_and_drawn_until_the_first_lead() {
    let mut sitting = sit(&Rules::from(Preset::TenPoint), WINDOW, eager, |game| {
        game.turn() == Turn::Play(own()) && game.view(Viewer::Seat(own())).tricks.is_empty()
    });
    for size in SIZES {
        sitting.context.size = size.into();
        sitting.table.adapt(&sitting.context);
        sitting.picture_as_it_is("exchanged");
        for seat in sitting.view().seats.all() {
            let (thrown, drawn) = phrase::exchanged(sitting.view(), seat).expect("everybody has thrown cards away");
            assert!(thrown > 0);
            let words = if drawn > 0 { format!("−{thrown} +{drawn}") } else { format!("−{thrown}") };
            assert!(says(&sitting, &words), "{words} of {seat:?} at {size:?}");
        }
    }
    let lead = sitting.view().playable().first().expect("a card");
    sitting.send(Message::Card(lead));
    let seats: Vec<Seat> = sitting.view().seats.all().collect();
    assert!(seats.iter().all(|&seat| phrase::exchanged(sitting.view(), seat).is_none()), "it is over");
}

#[test]
fn who_is_out_is_told_on_their_plate() {
    let out = |game: &Game| {
        let view = game.view(Viewer::Public);
        view.is_out(own()) && !view.tricks.is_empty()
    };
    let sitting = sit(&Rules::from(Preset::TenPoint), WINDOW, eager, out);
    sitting.picture("out");
    let told = sitting.table.told(&sitting.context);
    assert!(told.iter().any(|(part, _)| part.name.contains("out")), "{told:?}");
}

/// The player who is out keeps cards that are never played, so that nobody knows how many tricks there are.
#[test]
fn tricks_are_not_counted_ahead_where_players_go_out() {
    for preset in [Preset::TenPoint, Preset::Pidro, Preset::Cinch] {
        let lead = |game: &Game| game.turn() == Turn::Play(own()) && game.view(Viewer::Public).tricks.len() == 1;
        let mut sitting = sit(&Rules::from(preset), WINDOW, eager, lead);
        sitting.click(Message::Drawer(None));
        let is_known = preset == Preset::Cinch;
        assert!(says(&sitting, if is_known { "trick 2 of 6, first" } else { "trick 2, first" }), "{preset}");
    }
}

#[test]
fn the_widow_lies_with_its_number_until_it_is_taken() {
    for size in SIZES {
        let sitting = sit(&Rules::from(Preset::WidowCinch), size, eager, |game| game.turn() == Turn::Call(own()));
        sitting.picture("widow");
        assert!(says(&sitting, "Widow: 4 cards"));
        let taken = sit(&Rules::from(Preset::WidowCinch), size, eager, throws);
        assert!(!says(&taken, "Widow: "));
    }
}

#[test]
fn every_look_tells_what_goes() {
    for settings in looks() {
        for size in SIZES {
            let mut sitting = robbing(Preset::TenPoint, size, 13);
            sitting.context.settings = settings.clone();
            sitting.table.adapt(&sitting.context);
            sitting.picture_as_it_is(&format!("rob-{:?}", settings.theme).to_lowercase());
            let plates: Vec<_> = sitting.table.layout().seats.iter().skip(1).map(|seat| seat.face).collect();
            let panel = sitting.table.spots().iter().filter(|spot| spot.message.area() == Area::Panel);
            for spot in panel {
                assert!(plates.iter().all(|plate| !plate.intersects(&spot.place)), "{size:?}: {spot:?} covers a plate");
                let cards: Vec<_> = sitting.table.cards().map(|(_, place)| place.bounds()).collect();
                assert!(cards.iter().all(|card| !card.intersects(&spot.place)), "{size:?}: {spot:?} covers a card");
            }
        }
    }
}
