//! Every decision of every game is shown at the table, and made by a click and by a key.

use crate::scenes::{result, save};
use crate::sitting::{Sitting, WINDOW, first, saying, sit};

use auction_pitch::app::keymap::Key;
use auction_pitch::app::screen::table::Target;
use auction_pitch::engine::rules::{AfterRunHand, Peek, RevokeMode, SellerCredit, ThrowIn};
use auction_pitch::engine::{
    Action, Ask, Bid, Call, Card, Cause, Game, Mark, Preset, Remark, Renege, Rules, Seat, Turn, Viewer,
};

const WINDOWS: [(f32, f32); 2] = [WINDOW, (900.0, 600.0)];

fn own() -> Seat {
    Seat::default()
}

fn in_table_mode(preset: Preset) -> Rules {
    Rules { revoke_mode: RevokeMode::Table, ..Rules::from(preset) }
}

/// The person is eldest, and a card is turned up.
fn begging(size: (f32, f32)) -> Sitting {
    let rules = Rules::from(Preset::Trinidad);
    sit(&rules, size, first, |game| game.legal(own()).iter().any(|action| action.to_string() == "beg"))
}

/// The person deals, and eldest begs.
fn begged(size: (f32, f32)) -> Sitting {
    let rules = Rules::from(Preset::Trinidad);
    sit(&rules, size, saying(&["beg"]), |game| game.legal(own()).iter().any(|action| action.to_string() == "run"))
}

/// The cards were run, and everybody throws three away.
fn discarding(size: (f32, f32)) -> Sitting {
    let rules = Rules { after_run_hand: AfterRunHand::DiscardToSix, ..Rules::from(Preset::Trinidad) };
    sit(&rules, size, saying(&["beg", "run"]), |game| game.turn() == Turn::Discard(own()))
}

/// The pitch is for sale: the person has the first word, or the last.
fn selling(size: (f32, f32), is_last: bool) -> Sitting {
    let rules = Rules {
        players: 5,
        ante_red: 1,
        seller_credit: SellerCredit::Immediate,
        ..Rules::from(Preset::Britannica1911)
    };
    sit(&rules, size, saying(&["3", "2"]), move |game| {
        let word = if is_last { "accept" } else { "pitch" };
        game.legal(own()).iter().any(|action| action.to_string() == word)
    })
}

#[test]
fn eldest_stands_or_begs() {
    for (key, call) in [
        (Key::Letter('s'), Call::Stand),
        (Key::Digit(1), Call::Stand),
        (Key::Letter('b'), Call::Beg),
        (Key::Digit(2), Call::Beg),
    ] {
        let mut sitting = begging(WINDOW);
        sitting.key(key);
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
        let mut sitting = begging(WINDOW);
        sitting.click(Target::Call(call));
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
    }
    for size in WINDOWS {
        begging(size).picture("beg");
    }
}

#[test]
fn the_dealer_gives_a_point_or_runs_the_cards() {
    for (key, call) in [(Key::Digit(1), Call::TakeOne), (Key::Letter('r'), Call::Run), (Key::Digit(2), Call::Run)] {
        for clicks in [false, true] {
            let mut sitting = begged(WINDOW);
            let before = sitting.view().clone();
            if clicks {
                sitting.click(Target::Call(call));
            } else {
                sitting.key(key);
            }
            let game = sitting.table.session().game();
            assert_eq!(game.last_call(own()), Some(call));
            let gift = game.view(Viewer::Public).marks.iter().any(|mark| mark.cause == Cause::Gift);
            assert_eq!(gift, call == Call::TakeOne);
            assert_eq!(sitting.view().hand().len() > before.hand().len(), call == Call::Run);
        }
    }
    for size in WINDOWS {
        begged(size).picture("begged");
        let mut sitting = begged(size);
        sitting.key(Key::Digit(1));
        sitting.picture("gift");
        let mut sitting = begged(size);
        sitting.key(Key::Letter('r'));
        sitting.picture("run");
    }
}

#[test]
fn cards_are_thrown_away_by_clicks_and_by_keys() {
    let mut sitting = discarding(WINDOW);
    assert_eq!(sitting.view().hand().len(), 9);
    let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
    sitting.click(Target::Card(cards[0]));
    sitting.click(Target::Card(cards[4]));
    sitting.click(Target::Throw);
    assert_eq!(sitting.view().hand().len(), 9, "two are not enough");
    sitting.click(Target::Card(cards[8]));
    for (card, place) in sitting.table.cards() {
        let rest = sitting.table.cards().find(|(other, _)| *other == cards[1]).expect("it is held").1;
        let is_higher =
            place.centre.y < rest.centre.y - 20.0 || [0, 8].contains(&0) && [cards[0], cards[8]].contains(&card);
        assert_eq!(is_higher, [cards[0], cards[4], cards[8]].contains(&card), "{card}");
    }
    sitting.click(Target::Throw);
    assert_eq!(sitting.view().hand().len(), 6);
    let mut sitting = discarding(WINDOW);
    for digit in [1, 2, 3] {
        sitting.key(Key::Digit(digit));
    }
    sitting.key(Key::Enter);
    assert_eq!(sitting.view().hand().len(), 6);
    for size in WINDOWS {
        let mut sitting = discarding(size);
        sitting.key(Key::Digit(2));
        sitting.key(Key::Digit(5));
        sitting.picture("discard");
    }
}

#[test]
fn eldest_sells_the_pitch() {
    for (key, call) in [(Key::Letter('p'), Call::Pitch), (Key::Letter('s'), Call::Pass)] {
        let mut sitting = selling(WINDOW, false);
        sitting.key(key);
        assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
    }
    for (key, call) in [(Key::Letter('a'), Call::Accept), (Key::Letter('p'), Call::Undertake)] {
        for clicks in [false, true] {
            let mut sitting = selling(WINDOW, true);
            if clicks {
                sitting.click(Target::Call(call));
            } else {
                sitting.key(key);
            }
            assert_eq!(sitting.table.session().game().last_call(own()), Some(call));
            let price =
                sitting.view().marks.iter().any(|mark| mark.side == sitting.table.session().rules().side_of(own()));
            assert_eq!(price, call == Call::Accept, "the price is marked at once");
        }
    }
    for size in WINDOWS {
        selling(size, false).picture("for-sale");
        selling(size, true).picture("sold");
        let mut sitting = selling(size, true);
        sitting.key(Key::Letter('a'));
        sitting.picture("accepted");
    }
}

#[test]
fn who_may_not_look_sees_backs() {
    let rules = Rules { peek: Peek::EldestAndDealer, ..Rules::from(Preset::Trinidad) };
    let eldest = |game: &Game| game.rules().seats().next(game.dealer());
    let blind = |game: &Game| matches!(game.turn(), Turn::Call(_)) && game.dealer() != own() && eldest(game) != own();
    let sitting = sit(&rules, WINDOW, first, blind);
    assert_eq!((sitting.table.cards().count(), sitting.view().held[own()].count), (0, 6));
    sitting.picture("blind");
    let sitting = sit(&rules, WINDOW, first, |game| {
        game.turn() == Turn::Play(own()) && game.dealer() != own() && eldest(game) != own()
    });
    assert_eq!(sitting.table.cards().count(), 6, "they are taken up once the suit stands");
}

#[test]
fn a_worthless_hand_is_laid_down_by_its_key_and_on_the_bar() {
    let rules = Rules { throw_in: ThrowIn::VoidAndLow, ..Rules::from(Preset::AuctionPitch) };
    let position = || sit(&rules, WINDOW, first, |game| game.claims(own()).contains(&Remark::LayDown));
    let mut sitting = position();
    sitting.picture("may-lay-down");
    sitting.click(Target::Say(Remark::LayDown));
    assert!(!sitting.view().laid_down[own()].is_empty());
    sitting.picture("laid-down");
    let mut sitting = position();
    sitting.key(Key::Letter('d'));
    assert!(!sitting.view().laid_down[own()].is_empty());
}

#[test]
fn nothing_warns_of_a_mistake_where_mistakes_can_be_made() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let wrong = |game: &Game| {
        let held = game.view(Viewer::Seat(own())).hand().len();
        game.turn() == Turn::Play(own()) && game.legal(own()).len() < held
    };
    let mut sitting = sit(&rules, WINDOW, first, wrong);
    let heights: Vec<f32> = sitting.table.cards().map(|(_, place)| place.at(0.5, 0.5).y).collect();
    assert!(heights.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 20.0), "no card lies lower: {heights:?}");
    let legal = sitting.view().legal.clone();
    let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
    let is_wrong = |card: &&_| !legal.contains(&Action::Play(**card));
    let card = *cards.iter().find(is_wrong).expect("a wrong card");
    sitting.picture("table-mode");
    sitting.click(Target::Card(card));
    assert!(!sitting.view().hand().contains(card), "it is played");
    let game = sitting.table.session().game();
    assert_eq!(game.view(Viewer::Seat(own())).lapses.len(), 1);
}

#[test]
fn the_table_menu_lists_what_may_be_said() {
    let rules = in_table_mode(Preset::Trinidad);
    let position =
        |size| sit(&rules, size, first, |game| game.turn() == Turn::Play(own()) && game.claims(own()).len() > 1);
    let mut sitting = position(WINDOW);
    let renege = sitting.view().claims.iter().copied().find(|claim| matches!(claim, Remark::CallRenege(_)));
    sitting.key(Key::Letter('t'));
    let renege = Target::Say(renege.expect("somebody may be accused"));
    assert!(sitting.offers(renege) && sitting.offers(Target::Show));
    sitting.key(Key::Escape);
    assert!(!sitting.offers(renege));
    sitting.click(Target::Talk);
    sitting.click(Target::Show);
    let card = sitting.table.cards().next().expect("a card").0;
    sitting.click(Target::Card(card));
    assert!(sitting.view().exposed[own()].contains(card));
    assert!(sitting.table.ruling().is_some(), "the book says something of it");
    for size in WINDOWS {
        let mut sitting = position(size);
        sitting.key(Key::Letter('t'));
        sitting.picture("menu-of-the-table");
        sitting.key(Key::Escape);
        sitting.key(Key::Letter('t'));
        sitting.click(Target::Show);
        let card = sitting.table.cards().nth(1).expect("a card").0;
        sitting.click(Target::Card(card));
        sitting.picture("ruling");
    }
}

/// Plays a card that the book forbids where he holds one, else the first that it allows.
fn wrongly(game: &Game, seat: Seat) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let is_wrong = |card: &Card| view.turn == Turn::Play(seat) && !view.legal.contains(&Action::Play(*card));
    let wrong = view.held[seat].cards.unwrap_or_default().into_iter().find(is_wrong);
    wrong.filter(|_| seat != own()).map_or_else(|| first(game, seat), Action::Play)
}

#[test]
fn a_renege_that_is_called_is_paid_for_on_the_pad() {
    let rules = in_table_mode(Preset::Trinidad);
    let other_side = |seat: Seat| seat.index() % 2 == 1;
    let reneged = |game: &Game| {
        let lapses = game.view(Viewer::Open).lapses;
        lapses.iter().map(|(renege, _)| renege.seat).find(|&seat| other_side(seat))
    };
    for size in WINDOWS {
        let wanted = |game: &Game| {
            let claim = reneged(game).map(Remark::CallRenege);
            game.turn() == Turn::Play(own()) && claim.is_some_and(|claim| game.claims(own()).contains(&claim))
        };
        let mut sitting = sit(&rules, size, wrongly, wanted);
        let offender = reneged(sitting.table.session().game()).expect("somebody reneged");
        sitting.key(Key::Letter('t'));
        sitting.click(Target::Say(Remark::CallRenege(offender)));
        let is_established = |(renege, called): &(Renege, bool)| renege.seat == offender && *called;
        assert!(sitting.view().lapses.iter().any(is_established) || sitting.view().last.is_some());
        assert!(sitting.table.ruling().is_some() || sitting.view().last.is_some(), "the book says why");
        sitting.picture("renege-called");
        let mut session = sitting.table.session().clone();
        while let Turn::Play(seat) | Turn::Rule(seat) = session.game().turn() {
            let action = first(session.game(), seat);
            let _ = session.act(seat, action).expect("legal");
        }
        let pays =
            |mark: &Mark| matches!(mark.cause, Cause::Renege(seat, _) | Cause::Revoke(seat, _) if seat == offender);
        assert!(session.hands()[0].finished.marks.iter().any(pays), "the other side scores for it");
        let _ = save("renege-paid", &sitting.context, result(&session).view(&sitting.context));
    }
}

#[test]
fn what_the_book_asks_is_answered_by_buttons() {
    let rules = in_table_mode(Preset::AuctionPitch);
    // Another leads in the person's place.
    let position = |size| {
        let others = |game: &Game, seat: Seat| {
            let four = game.legal(seat).into_iter().find(|action| seat == own() && action.to_string() == "4");
            four.unwrap_or_else(|| first(game, seat))
        };
        let mut sitting = sit(&rules, size, others, |game| game.turn() == Turn::Play(own()));
        sitting.wrong_lead();
        sitting
    };
    for (key, remark) in [(Key::Digit(1), Remark::Withdraw), (Key::Digit(2), Remark::LetStand)] {
        let mut sitting = position(WINDOW);
        assert!(matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
        assert!(sitting.offers(Target::Say(remark)));
        sitting.key(key);
        assert!(!matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
        let mut sitting = position(WINDOW);
        sitting.click(Target::Say(remark));
        assert!(!matches!(sitting.view().ask, Some(Ask::WrongLead(_))));
    }
    for size in WINDOWS {
        position(size).picture("wrong-lead");
        for (key, name) in [(Key::Digit(1), "withdrawn"), (Key::Digit(2), "let-stand")] {
            let mut sitting = position(size);
            sitting.key(key);
            let card = sitting.table.cards().next().expect("a card").0;
            sitting.click(Target::Card(card));
            assert!(sitting.offers(Target::Talk));
            sitting.picture(name);
        }
    }
}

#[test]
fn one_bids_out_of_turn_too_low_and_pitches_early_where_mistakes_can_be_made() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let low = || {
        sit(&rules, WINDOW, saying(&["3"]), |game| {
            game.turn() == Turn::Call(own()) && game.view(Viewer::Public).standing.is_some()
        })
    };
    let mut sitting = low();
    sitting.click(Target::Call(Call::Bid(Bid::TWO)));
    assert_ne!(sitting.table.session().game().last_call(own()), Some(Call::Bid(Bid::TWO)), "it is void");
    let mut sitting = low();
    let card = sitting.table.cards().next().expect("a card").0;
    sitting.click(Target::Card(card));
    assert!(sitting.view().early.contains(&(own(), card)) || !sitting.view().hand().contains(card));
    let mut sitting = sit(&rules, WINDOW, first, |game| matches!(game.turn(), Turn::Call(turn) if turn != own()));
    sitting.key(Key::Letter('t'));
    assert!(sitting.offers(Target::Call(Call::Bid(Bid::FOUR))));
}

#[test]
fn who_deals_at_such_a_table_may_deal_wrongly() {
    let rules = in_table_mode(Preset::AuctionPitch);
    let position = || sit(&rules, WINDOW, first, |game| game.turn() == Turn::Deal(own()));
    let mut sitting = position();
    sitting.picture("own-deal");
    sitting.key(Key::Letter('d'));
    assert!(!sitting.view().hand().is_empty());
    for shows in [true, false] {
        let mut sitting = position();
        sitting.key(Key::Letter('t'));
        sitting.click(Target::Misdeal(shows));
        assert!(
            sitting.table.ruling().is_some() || !sitting.view().hand().is_empty() || sitting.view().dealer != own()
        );
    }
}

#[test]
fn the_sheets_of_every_game_are_drawn() {
    for preset in [Preset::Trinidad, Preset::Britannica1911, Preset::SevenUp, Preset::NoAuctionPitch] {
        let rules = Rules::from(preset);
        let marks = |game: &Game| {
            let besides = |mark: &Mark| !matches!(mark.cause, Cause::Point(_));
            preset == Preset::NoAuctionPitch || game.last().is_some_and(|hand| hand.marks.iter().any(besides))
        };
        for size in WINDOWS {
            let sitting = sit(&rules, size, saying(&["beg", "3"]), |game| {
                game.last().is_some() && marks(game) && matches!(game.turn(), Turn::Deal(_))
            });
            let session = sitting.table.session();
            let sheet = result(session);
            let _ = save(&format!("result-{}", preset.id()), &sitting.context, sheet.view(&sitting.context));
        }
    }
}
