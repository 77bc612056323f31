use crate::game::fixture::{act, first_deal, seat};
use crate::{BySeat, Event, Game, Lies, Preset, Rules, Setup, Viewer};

use std::sync::Arc;

#[test]
fn the_pitchers_partner_takes_his_cards_up_after_the_first_lead() {
    let rules = Rules { cards_per_player: 2, ..Rules::from(Preset::WestYorkshire) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let hands = ["2D 3D", "AS 2S", "3S 4S", "QS JS"].map(|cards| cards.parse().expect("cards"));
    setup.hands = BySeat::from_values(hands);
    let mut game = setup.build().expect("a position");
    let sees = |game: &Game| [0, 1, 2, 3].map(|own| game.view(Viewer::Seat(seat(own))).held[seat(own)].cards.is_some());
    let taken_up = |events: &[Event]| {
        let up = |event: &Event| match event {
            Event::TakenUp { seat, .. } => Some(seat.index()),
            _ => None,
        };
        events.iter().filter_map(up).collect::<Vec<_>>()
    };
    assert_eq!(sees(&game), [true, true, true, false]);
    assert!(game.claims(seat(0)).is_empty(), "at this table nobody can look too early");
    assert_eq!(taken_up(&act(&mut game, 1, "AS")), [3]);
    assert_eq!(sees(&game), [true; 4]);
    for (by, card) in [(2, "3S"), (3, "JS"), (0, "2D")] {
        assert_eq!(taken_up(&act(&mut game, by, card)), [0; 0]);
    }
    assert_eq!(sees(&game), [true; 4], "nobody has to forget their cards after a trick");
}

#[test]
fn cards_are_dealt_blind_to_who_may_not_look() {
    let blind = |rules: Rules| {
        let mut seats: Vec<_> = first_deal(rules)
            .iter()
            .filter_map(|event| match event {
                Event::Dealt { seat, lies: Lies::Unlooked, .. } => Some(seat.index()),
                _ => None,
            })
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    };
    assert_eq!(blind(Rules::from(Preset::WestYorkshire)), [3], "the partner of eldest");
    assert_eq!(blind(Rules { partner_blind: false, ..Rules::from(Preset::WestYorkshire) }), [0; 0]);
    assert_eq!(blind(Rules { players: 4, ..Rules::from(Preset::SevenUp) }), [2, 3], "neither eldest nor dealer");
    assert_eq!(blind(Rules::from(Preset::Trinidad)), [0; 0]);
    assert_eq!(blind(Rules { partner_blind: true, ..Rules::from(Preset::Setback) }), [0; 0], "they must bid");
}

#[test]
fn a_partner_in_phat_takes_up_their_cards_after_the_first_lead() {
    let phat = Rules { cards_per_player: 1, ..Rules::from(Preset::Phat) };
    let game = |rules: &Rules| {
        let mut setup = Setup::new(Arc::new(rules.clone()), seat(0));
        setup.hands = BySeat::from_values(["2D", "AS", "3S", "QS"].map(|cards| cards.parse().expect("cards")));
        setup.build().expect("a position")
    };
    let sees = |game: &Game| [0, 1, 2, 3].map(|own| game.view(Viewer::Seat(seat(own))).held[seat(own)].cards.is_some());
    assert_eq!(sees(&game(&Rules { partner_blind: false, ..phat.clone() })), [true; 4], "both look");
    let mut blind = game(&phat);
    assert_eq!(sees(&blind), [true, true, true, false], "only the partner of eldest, who pitches");
    let led = act(&mut blind, 1, "AS");
    assert!(led.iter().any(|event| matches!(event, Event::TakenUp { seat: up, .. } if *up == seat(3))));
    assert_eq!(sees(&blind), [true; 4]);
}

#[test]
fn a_partner_who_has_bid_keeps_his_cards_in_sight() {
    let rules = Rules { cards_per_player: 1, partner_blind: true, ..Rules::from(Preset::Setback) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["2D", "AS", "3S", "QS"].map(|cards| cards.parse().expect("cards")));
    let mut game = setup.build().expect("a position");
    let sees = |game: &Game| [0, 1, 2, 3].map(|own| game.view(Viewer::Seat(seat(own))).held[seat(own)].cards.is_some());
    assert_eq!(sees(&game), [true; 4]);
    assert_eq!(game.last_call(seat(1)), None);
    for (by, call) in [(1, "pass"), (2, "2"), (3, "pass"), (0, "pass")] {
        let _ = act(&mut game, by, call);
    }
    assert_eq!(game.last_call(seat(2)).map(|call| call.to_string()).as_deref(), Some("2"));
    assert_eq!(sees(&game), [true; 4], "what one has bid on does not vanish");
}
