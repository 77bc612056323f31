//! The page of settings: what clicks and keys on it change, what the search finds, and its pictures.

use crate::pictures::{each, share};
use crate::scenes::{context, context_with, save};

use auction_pitch::app::screen::settings::{Message, Settings, Target};
use auction_pitch::app::theme::Look;
use auction_pitch::session::Settings as Stored;
use auction_pitch::session::settings::Theme;

#[test]
fn pictures() {
    each(|context| {
        let _ = save("settings", context, Settings::new().view(context));
    });
    for theme in Theme::ALL {
        for (window, language) in [((1280.0, 800.0), "en"), ((1280.0, 800.0), "de")] {
            let mut changed = Stored { theme, four_colours: true, sound: false, ..Stored::default() };
            changed.interface_size = 110;
            let context = context_with(window, language, changed);
            let _ = save(&format!("settings-{theme:?}").to_lowercase(), &context, Settings::new().view(&context));
        }
    }
    let context = context((1280.0, 800.0), "en");
    let mut screen = Settings::new();
    for (name, words) in [("card", "card"), ("none", "xyzzy"), ("theme", "theme"), ("deck", "cards back")] {
        let _ = screen.update(Message::Searched(words.to_owned()), &context);
        let _ = save(&format!("settings-search-{name}"), &context, screen.view(&context));
    }
    let _ = (share as fn(&std::path::Path, iced::Color) -> f32, Look::Spruce, Target::Done);
}
