//! Real files, from which hostile ones are made.

use crate::play;

use pitch_players::Level;
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Preset, Rules, Seat};
use pitch_session::{Kind, RuleSet, Settings, Statistics, Timestamp, syntax};

/// The most seconds that a processor may work for a file. A build that is not optimized takes several times as long.
pub const SECONDS: u32 = if matches!(option_env!("CARGO_PROFILE_TEST_OPT_LEVEL"), Some(level) if level.as_bytes()[0] == b'0')
{
    6
} else {
    2
};

/// What real files hold.
pub fn real() -> Vec<String> {
    let mut texts = Vec::new();
    let mistakes = Rules { revoke_mode: RevokeMode::Table, ..Preset::Setback.into() };
    for table in
        [play::table(2, 1), play::table(7, 2), play::table_by(mistakes, 3), play::table_by(Preset::SevenUp.into(), 4)]
    {
        let mut table = table;
        for choice in 0..200 {
            if choice % 40 == 20 {
                let _ = (table.hint().is_some(), table.undo());
            }
            if !play::step(&mut table, choice) {
                break;
            }
        }
        texts.push(table.record().to_ron().expect("written"));
        texts.push(play::over(table).record().to_ron().expect("written"));
    }
    texts.push(RuleSet::new("Ours", Preset::Setback, Preset::Setback.into()).to_ron().expect("written"));
    texts.push("// House rules\n(name: \"Ours\", target: 11, low_to: winner, turnup_scores: {\"A\": 1})\n".to_owned());
    let mut settings = Settings { language: Some("de".to_owned()), ..Settings::default() };
    settings.last_game.names = vec!["Zoë".to_owned(), "Ben".to_owned()];
    settings.last_game.kinds = vec![Kind::Person, Kind::Bot(Level::USUAL)];
    texts.push(syntax::write(&settings).expect("written"));
    texts.push(statistics(""));
    let mut statistics = Statistics::default();
    for number in 1..4 {
        assert!(statistics.follow(&play::over(play::table(3, number)), Timestamp::from_seconds(1_769_882_709)));
    }
    let lines = statistics.games().iter().map(|game| serde_json::to_string(game).expect("written"));
    texts.push(lines.collect::<Vec<_>>().join("\n"));
    let seat = Seat::default().index();
    texts.push(format!(
        "(games: [(game: \"g{seat}\", date: \"2026-01-31T18:05:09Z\", rule_set: \"setback\", people: [\"Ann\", \"Bo\"], \
         winners: [\"Ann\"], net: [(name: \"Ann\", amount: 2), (name: \"Bo\", amount: -2)])])"
    ));
    texts
}

/// A file of statistics in which everything has this name.
pub fn statistics(name: &str) -> String {
    let players = format!("[(name: \"{name}S\", won: true), (name: \"{name}\", level: \"steady\")]");
    let played = |game: &str| {
        format!("(game: \"{game}{name}\", date: \"2026-01-31T18:05:09Z\", rule_set: \"{name}R\", players: {players})")
    };
    format!("(games: [{}, {}])", played("1"), played("2"))
}

/// How many hostile files are tried: 300 unless `PITCH_HOSTILE` says otherwise.
pub fn count() -> u64 {
    std::env::var("PITCH_HOSTILE").ok().and_then(|count| count.parse().ok()).unwrap_or(300)
}
