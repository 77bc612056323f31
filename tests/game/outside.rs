//! The program as a bot for another program.

use pitch_outside::Bot;
use pitch_players::{Level, Stop, Temper};
use pitch_rules::{Preset, Rules};
use pitch_session::{Deals, Kind, NewGame, Next, Player, Table};

use rayon::prelude::*;

use std::time::Duration;

#[test]
fn the_program_decides_from_outside_as_it_does_at_its_own_table() {
    let levels = [Level::Learner, Level::Sharp(Temper::Bold), Level::Random];
    let levels = levels.into_iter().map(|level| (Preset::AuctionPitch, level));
    let games = Preset::ALL.into_iter().map(|preset| (preset, Level::USUAL));
    games.chain(levels).collect::<Vec<_>>().into_par_iter().for_each(|(preset, level)| {
        let program = format!("exec:'{}' bot --level {level}", env!("CARGO_BIN_EXE_auction-pitch"));
        let mut bot = Bot::new(program.parse().expect("a program"));
        let rules = Rules::from(preset);
        let players = rules.seats().all().map(|_| Player::new("?", Kind::Bot(level))).collect();
        let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(1))).expect("a table");
        let mut decisions = 0;
        loop {
            match table.next() {
                Next::Deal => drop(table.deal()),
                Next::Bot(request) => {
                    let limit = Duration::from_secs(60);
                    let outside = bot.decide(&request.view, &request.rules, request.seed, limit, || false);
                    let action = request.decide(&Stop::new()).action;
                    assert_eq!(outside.as_ref(), Ok(&action), "{preset}, {level}");
                    let seat = table.to_act().expect("whose decision it is");
                    let _ = table.act(seat, action).expect("a decision that is allowed");
                    decisions += 1;
                }
                next => {
                    assert!(matches!(next, Next::Over), "{preset}, {level}: {next:?}");
                    break;
                }
            }
        }
        assert!(decisions > 30, "{preset}, {level}: {decisions} decisions");
    });
}
