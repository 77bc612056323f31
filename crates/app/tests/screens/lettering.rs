//! No words of any screen are cut off or lie over others, in every language and in one whose words are far longer.

use crate::house::{own, sets, with_what_is_seen};
use crate::scenes::{
    LONGER, context, curtain, first_deal, home_at_first, home_of, over, played, played_by, ready, result,
};
use crate::statistics::kept;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::pointer::Pointer;
use pitch_app::screen::games::{self, Games};
use pitch_app::screen::home::Home;
use pitch_app::screen::house_rules::{self, FileUse, HouseRules, Pane};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::{Message, NewGame};
use pitch_app::screen::pad::Pad;
use pitch_app::screen::puzzles::Puzzles;
use pitch_app::screen::rules;
use pitch_app::screen::saves;
use pitch_app::screen::settings::{self, Settings};
use pitch_app::screen::statistics::{self, Opened, Statistics, Tab};
use pitch_language::{Language, t};
use pitch_players::Character;
use pitch_rules::{Preset, Rules};
use pitch_session::costs::Skill;
use pitch_session::puzzle::Mistakes;
use pitch_session::{Pick, Solved};

use iced::{Element, Rectangle};

use std::collections::BTreeSet;

const WINDOWS: [(f32, f32); 3] = [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0)];

/// Calls `look` with the views of all screens.
fn screens(context: &Context, mut look: impl FnMut(&str, Element<'_, ()>)) {
    look("home", home_of(4).view(context).map(drop));
    look("home of seven", home_of(7).view(context).map(drop));
    look("home with nothing to go on with", Home::new(ready(7), Vec::new()).view(context).map(drop));
    look("home at first", home_at_first(Vec::new()).view(context).map(drop));
    let mut games = Games::new(context, &pitch_session::Statistics::default());
    look("games", games.view(context).map(drop));
    let _ = games.update(games::Message::All, context);
    look("all games", games.view(context).map(drop));
    let _ = games.update(games::Message::Searched("pitch".to_owned()), context);
    look("games", games.view(context).map(drop));
    let mut game = NewGame::new(context);
    for (preset, players) in [(Preset::AuctionPitch, 7), (Preset::TenPoint, 4), (Preset::Trinidad, 4)] {
        let _ = game.pick(&Pick::Printed(preset), context);
        let _ = game.update(Message::PlayersChosen(players), context);
        look(&format!("new game, {preset}"), game.view(context).map(drop));
    }
    look("first deal", first_deal(Preset::WestYorkshire, 2).view(context).map(drop));
    for preset in [Preset::AuctionPitch, Preset::Pidro, Preset::NineCardDon] {
        look(&format!("rules of {preset}"), rules::Rules::new(Rules::from(preset)).view(context).map(drop));
    }
    for pick in [own("Saturday table"), own("Uncle Ray\u{2019}s smear"), Pick::Printed(Preset::TenPoint)] {
        let mut house = HouseRules::new(context, pick);
        for pane in Pane::ALL {
            let _ = house.update(house_rules::Message::Turned(pane), context);
            look(&format!("house rules, {pane:?}"), house.view(context).map(drop));
        }
    }
    look("settings", Settings::new().view(context).map(drop));
    for group in settings::Group::all() {
        let mut screen = Settings::new();
        let _ = screen.update(settings::Message::Group(group), context);
        look(&format!("settings, {group:?}"), screen.view(context).map(drop));
    }
    look("menu", Menu::new("Setback".to_owned(), 6, true).view(context).map(drop));
    look("keys", Keys::new().view(context).map(drop));
    look("curtain", curtain(4).view(context).map(drop));
    look("saved games", crate::saves::screen(context).view(context).map(drop));
    look("games in progress", crate::saves::with_pads(context).view(context).map(drop));
    let mut asks = crate::saves::screen(context);
    let _ = asks.update(saves::Message::OpenFile, context);
    look("saved games", asks.view(context).map(drop));
    let mut files = HouseRules::new(context, Pick::Printed(Preset::AuctionPitch));
    let _ = files.update(house_rules::Message::Turned(Pane::Sets), context);
    let _ = files.update(house_rules::Message::File(FileUse::Open), context);
    look("a file of rules", files.view(context).map(drop));
    let now = pitch_session::Timestamp::from_seconds(1_703_000_000);
    let records = [kept(), crate::statistics::records(), pitch_session::Statistics::default()];
    for mut records in records.map(|kept| Statistics::new(kept, now)) {
        for tab in Tab::ALL {
            let _ = records.update(statistics::Message::TabChosen(tab), context);
            look("statistics", records.view(context).map(drop));
        }
        for opened in [Opened::Person(Character::Vera), Opened::Skill(Skill::Leading)] {
            let _ = records.update(statistics::Message::Opened(opened), context);
            look("opened records", records.view(context).map(drop));
        }
    }
    look("score pad, start", Pad::start(context, Vec::new()).view(context).map(drop));
    look("score pad", crate::pad::ticked(context).view(context).map(drop));
    for preset in [Preset::Cinch, Preset::Trinidad, Preset::SevenPoint] {
        look(&format!("score pad of {preset}"), crate::pad::of(preset).view(context).map(drop));
    }
    look(
        "puzzles",
        Puzzles::new(Solved::default(), &Mistakes::default(), (20_000, &[]), context).view(context).map(drop),
    );
    look("result", result(&played(7, 4, 8)).view(context).map(drop));
    look("result of ten-point", result(&played_by(Preset::TenPoint.into(), 3, 5)).view(context).map(drop));
    look("over", over(4, true).view(context).map(drop));
}

/// Everything that is written on a view, with its place and what is seen of that.
type Written = (String, Rectangle, Option<Rectangle>);

/// What is cut off at the right, lies outside the window or over other words. Sizes are known by the height of a line.
pub fn faults<M>(context: &Context, view: Element<'_, M>) -> Vec<String> {
    let scale = context.text_scale();
    let written = with_what_is_seen(context, view);
    let is_cut = |(words, place, _): &&Written| {
        let size = place.height / font::LINE;
        let is_line = size <= 23.0 * scale && !words.trim().is_empty();
        // Letters that go together stand closer than they are measured.
        let is_narrow = is_line && 1.03 * place.width + 1.5 * scale < font::width(words, font::REGULAR, size);
        is_narrow || place.x < 0.0 || place.x + place.width > context.size.width + 0.5
    };
    let cut = written.iter().filter(is_cut).map(|(words, place, _)| format!("{words:?} at {place:?}"));
    let seen: Vec<_> = written.iter().filter_map(|(words, _, seen)| Some((words, (*seen)?))).collect();
    let meet = seen.iter().enumerate().flat_map(|(number, one)| {
        let others = seen[number + 1..].iter().filter(|other| meets(one.1, other.1));
        others.map(move |other| format!("{:?} over {:?} at {:?}", one.0, other.0, other.1))
    });
    cut.chain(meet).collect()
}

/// Words of the program that were shortened to find room. Names, and what went wrong with a file, may be.
fn shortened<M>(context: &Context, view: Element<'_, M>) -> Vec<String> {
    let is_shortened = |words: &String| words.ends_with('\u{2026}') && !words.ends_with(" \u{2026}");
    let words = with_what_is_seen(context, view).into_iter().map(|(words, ..)| words);
    // A button whose words end so on purpose: a dialog follows.
    let choose = t!(context.language, "choose");
    words
        .filter(|words| is_shortened(words) && words.len() > 3 && !words.contains("Maximili") && *words != choose)
        .collect()
}

fn meets(one: Rectangle, other: Rectangle) -> bool {
    one.intersection(&other).is_some_and(|common| common.width > 2.0 && common.height > 4.0)
}

#[test]
fn no_words_are_cut_off_or_lie_over_others_in_any_language() {
    let languages = Language::ALL.map(|translation| translation.tag).into_iter().chain([LONGER]);
    let mut found = BTreeSet::new();
    for language in languages {
        // What is pressed by a finger is larger, which matters most where there is least room.
        let windows = WINDOWS.map(|window| (window, Pointer::Mouse)).into_iter().chain([(WINDOWS[0], Pointer::Finger)]);
        for (window, pointer) in windows {
            let mut context = context(window, language);
            context.pointer = pointer;
            context.rule_sets = sets();
            let mut note = |name: &str, faults: Vec<String>| {
                found.extend(
                    faults.into_iter().map(|fault| format!("{language} {window:?} {pointer:?} {name}: {fault}")),
                );
            };
            screens(&context, |name, view| note(name, faults(&context, view)));
            if language != LONGER {
                screens(&context, |name, view| {
                    // Where there is little room, what sets a game apart ends early.
                    if !["saved games", "games", "all games"].contains(&name) {
                        note(name, shortened(&context, view));
                    }
                });
            }
        }
    }
    let shown: Vec<_> = found.iter().take(80).map(String::as_str).collect();
    assert!(found.is_empty(), "{} faults, among them:\n{}", found.len(), shown.join("\n"));
}
