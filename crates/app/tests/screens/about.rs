//! What the program is: version, licenses and libraries, by clicks and by keys.

use crate::clicks::click;
use crate::held::held;
use crate::scenes::{self, context, ready, save, simulator};

use pitch_app::document::Document;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::about::About;
use pitch_app::screen::home::Home;
use pitch_app::screen::keys::{self, Keys};
use pitch_language::t;

#[test]
fn it_is_reached_by_a_key_of_the_first_screen_and_from_the_help() {
    let context = context((1280.0, 800.0), "en");
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('a'), &context), Outcome::About(None));
    assert_eq!(Keys::new().key(Key::Letter('a'), &context), Outcome::About(None));
    // So high that all of the help is in sight.
    let (context, help) = (scenes::context((1280.0, 2400.0), "en"), Keys::new());
    let pressed = click(&context, help.view(&context), "About");
    assert_eq!(pressed, keys::Message::Pressed(Outcome::About(None)));
}

#[test]
fn it_tells_the_version_and_leads_to_every_text() {
    for language in ["en", "de", "pl"] {
        for size in [(1280.0, 800.0), (720.0, 520.0)] {
            let context = context(size, language);
            let l = &context.language;
            let mut sheet = held(About::new(None));
            let mut seen = simulator(&context, sheet.view(&context));
            let version = t!(l, "about-version", version = env!("CARGO_PKG_VERSION"));
            assert!(seen.find(version.as_str()).is_ok(), "{language}: {version}");
            drop(seen);
            // Tab shows what has the keyboard, the arrow that leads back, and then goes through all that can be pressed.
            let mut reached = Vec::new();
            let _ = sheet.key(Key::Tab, &context);
            for _ in 0..7 {
                let _ = sheet.key(Key::Tab, &context);
                reached.push(sheet.key(Key::Enter, &context));
            }
            let text = |document| Outcome::About(Some(document));
            assert_eq!(reached[0], text(Document::News));
            assert!(matches!(&reached[1], Outcome::Copy(words) if words.contains(env!("CARGO_PKG_VERSION"))));
            let licenses = [Document::License, Document::License, Document::Fonts, Document::Libraries].map(text);
            assert_eq!(reached[2..6], licenses);
            assert_eq!(reached[6], Outcome::Close);
            assert!(simulator(&context, sheet.view(&context)).find(t!(l, "about-copied").as_str()).is_ok());
            let _ = save(&format!("about-{language}-{}", size.0), &context, About::new(None).view(&context));
        }
    }
}

#[test]
fn every_text_can_be_read() {
    let context = context((1280.0, 800.0), "en");
    for document in Document::ALL {
        let mut sheet = held(About::new(Some(document)));
        let _ = save(&format!("about-{document:?}"), &context, sheet.view(&context));
        for key in [Key::Escape, Key::Enter] {
            assert_eq!(sheet.key(key, &context), Outcome::Close);
        }
    }
    let license = About::new(Some(Document::License));
    assert!(simulator(&context, license.view(&context)).find("MIT License").is_ok());
}
