//! A player has the same hue wherever they are shown: where they are seated, on the curtain, and at the table.

use crate::pictures::share_in;
use crate::scenes::{context_with, names, save, told};

use pitch_app::context::Context;
use pitch_app::screen::curtain::Curtain;
use pitch_app::screen::table::Table;
use pitch_players::Level;
use pitch_rules::rules::Teams;
use pitch_rules::{Preset, Rules};
use pitch_session::settings::{Choices, Speed};
use pitch_session::{self, Avatar, Deals, Kind, Player, Settings};

use std::path::Path;
use std::time::Instant;

/// Which of the eight hues are seen in a picture.
fn seen(context: &Context, file: &Path) -> Vec<usize> {
    let picture = image::open(file).expect("the picture can be read").into_rgba8();
    (0..8).filter(|hue| share_in(&picture, context.palette().avatar(*hue)) > 0.0002).collect()
}

#[test]
fn partners_have_hues_of_their_own_that_they_keep_from_screen_to_screen() {
    let rules = Rules { players: 4, teams: Teams::Pairs, ..Rules::from(Preset::Setback) };
    for chosen in [[None; 4], [Some(6), None, Some(2), None]] {
        let hues = [0, 1, 2, 3].map(|seat: usize| chosen[seat].map_or(seat, usize::from));
        let avatars = chosen.map(|colour| Avatar { colour, ..Avatar::default() });
        let kinds = [Kind::Person, Kind::Bot(Level::USUAL), Kind::Person, Kind::Bot(Level::USUAL)];
        let names: Vec<String> = names(4).into_iter().map(ToOwned::to_owned).collect();
        let last_game = Choices {
            game: Preset::Setback,
            rules: rules.clone(),
            names: names.clone(),
            kinds: kinds.to_vec(),
            avatars: avatars.to_vec(),
            knows_the_eight: true,
            ..Choices::default()
        };
        let settings = Settings { last_game, speed: Speed::Instant, ..Settings::default() };
        let context = context_with((1280.0, 1000.0), "en", settings);
        let players: Vec<Player> = names
            .iter()
            .zip(kinds)
            .zip(avatars)
            .map(|((name, kind), avatar)| Player::new(name, kind).with_avatar(avatar))
            .collect();
        let has = |name: &str, file: &Path, hues: &[usize]| {
            let seen = seen(&context, file);
            assert!(hues.iter().all(|hue| seen.contains(hue)), "{name}: {hues:?} are wanted, {seen:?} are seen");
        };
        let new = pitch_session::NewGame::new(rules.clone(), players.clone(), Deals::from_number(5));
        let mut game = pitch_session::Table::new(new).expect("a table");
        assert!(!game.deal().is_empty());
        let mut table = Table::new(game.clone(), &context, Instant::now());
        let _ = table.start(&context, Instant::now());
        for seat in rules.seats().all() {
            let scores = game.rules().by_side();
            let curtain = Curtain::new(seat, players.clone(), &told(&game), (&[], Vec::new()), None, scores);
            has(
                "the curtain",
                &save("hues-curtain", &context, curtain.view(&context)),
                &hues[seat.index()..=seat.index()],
            );
        }
    }
}
