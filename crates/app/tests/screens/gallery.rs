//! Pictures of tables of every kind, for people to look at.

use crate::positions::positions;
use crate::scenes::{names, save, wished};

use pitch_session::Settings;
use pitch_session::settings::CardSize;

/// `PITCH_GALLERY` names the windows ("900x600 1280x800"), `PITCH_POSITIONS` beginnings of the names of positions,
/// `PITCH_CARDS` the size of the cards, and the look is as [`wished`]; else
/// everything is drawn.
#[test]
#[ignore = "draws hundreds of pictures"]
fn every_position_in_every_window() {
    let all = "900x600 1280x800 1920x1080 3840x2160 800x1200".to_owned();
    let windows = std::env::var("PITCH_GALLERY").unwrap_or(all);
    let wanted = std::env::var("PITCH_POSITIONS").unwrap_or_default();
    let languages = std::env::var("PITCH_LANGUAGES").unwrap_or_else(|_| "en de".to_owned());
    let cards = std::env::var("PITCH_CARDS").unwrap_or_default();
    let card_size = CardSize::ALL.into_iter().find(|size| format!("{size:?}") == cards).unwrap_or_default();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.split(' ').any(|begin| name.starts_with(begin));
    let settings = Settings { card_size, ..wished() };
    for position in positions(names).iter().filter(|position| is_wanted(&position.name)) {
        for window in windows.split(' ') {
            let (width, height) = window.split_once('x').expect("a width and a height");
            let size = (width.parse().expect("a width"), height.parse().expect("a height"));
            for language in languages.split(' ') {
                let (table, context) = position.shown(size, language, &settings);
                let _ = save(&format!("table-{}{cards}", position.name), &context, table.view(&context));
            }
        }
    }
}
