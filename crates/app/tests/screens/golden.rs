//! Every screen still looks as it did when somebody last looked at it and was content.
//!
//! The pictures are kept in `tests/golden` at half the size of the window. What a screen looks like now is left in
//! `target/tmp/golden`: where the change was meant, copy it from there.

use crate::house::with_sets;
use crate::scenes::{context, curtain, evening, first_deal, home_of, over, played, ready, result, save, told};
use crate::sitting::{Sitting, WINDOW, first, sit};

use pitch_app::context::Context;
use pitch_app::screen::games::Games;
use pitch_app::screen::glance::Glance;
use pitch_app::screen::home::Home;
use pitch_app::screen::house_rules::{self, HouseRules, Pane};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::lessons::Lessons;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::NewGame;
use pitch_app::screen::over::Message as OverMessage;
use pitch_app::screen::rules;
use pitch_app::screen::settings::{self, Settings};
use pitch_rules::rules::LowTo;
use pitch_rules::{Preset, Rules, Seat, Turn};
use pitch_session::settings::Theme;
use pitch_session::{Lesson, Pick, Statistics};

use iced::Element;
use image::RgbaImage;
use image::imageops::{self, FilterType};

use std::fs;
use std::path::{Path, PathBuf};

/// How far a channel of a pixel may be off before the pixel counts as another; processors round differently.
const NEAR: u8 = 24;
/// How many of a hundred thousand pixels may be others.
const OTHERS: usize = 30;

/// What is wrong with the picture of a screen, if anything is.
fn wrong<M>(name: &str, context: &Context, view: Element<'_, M>) -> Option<String> {
    let now =
        image::open(save(&format!("golden-{name}"), context, view)).expect("the picture was written").into_rgba8();
    let now = imageops::resize(&now, now.width() / 4, now.height() / 4, FilterType::Triangle);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let left = folder.join(format!("{name}.png"));
    now.save(&left).expect("the folder can be written");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"));
    let Ok(kept) = image::open(&kept) else {
        return Some(format!("{} is missing; the screen is now {}", kept.display(), left.display()));
    };
    let others = others(&kept.into_rgba8(), &now);
    (others > OTHERS).then(|| format!("{name}: {others} of 100,000 pixels changed; it is now {}", left.display()))
}

/// How many of a hundred thousand pixels are others.
fn others(kept: &RgbaImage, now: &RgbaImage) -> usize {
    if kept.dimensions() != now.dimensions() {
        return 100_000;
    }
    let differ = |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > NEAR);
    kept.pixels().zip(now.pixels()).filter(differ).count() * 100_000 / kept.pixels().len()
}

/// The first position of a game at which it is the person's turn to do this.
fn at(preset: Preset, turn: impl Fn(Seat) -> Turn, tricks: usize) -> Sitting {
    sit(&Rules::from(preset), WINDOW, first, move |game| {
        let own = Seat::default();
        let played = game.view(pitch_rules::Viewer::Public).tricks.len();
        game.turn() == turn(own) && played == tricks
    })
}

#[test]
fn every_screen_looks_as_it_did() {
    let window = context(WINDOW, "en");
    let german = context(WINDOW, "de");
    let table = played(4, 3, 5);
    let last = table.hands().last().and_then(|hand| Some((*hand.finished.tricks.last()?, hand.finished.score.trump)));
    let sheet = rules::Rules::new(Rules { low_to: LowTo::Winner, players: 5, ..Rules::default() });
    let house = with_sets(WINDOW, "en", Theme::Spruce);
    let own = HouseRules::new(&house, Pick::Own(house.rule_sets[0].name.clone()));
    let mut settings = Settings::new();
    let _ = settings.update(settings::Message::Group(settings::Group::Look), &window);
    let linen = with_sets((900.0, 600.0), "de", Theme::Linen);
    let mut misfit = HouseRules::new(&linen, Pick::Own(linen.rule_sets[1].name.clone()));
    let _ = misfit.update(house_rules::Message::Turned(Pane::Rules), &linen);
    let _ = misfit.update(house_rules::Message::Searched("partner".to_owned()), &linen);
    let mut evening_over = over(4, false);
    evening_over.tell_of(evening());
    let _ = evening_over.update(OverMessage::Evening, &german);
    let bids = at(Preset::AuctionPitch, Turn::Call, 0);
    let plays = at(Preset::AuctionPitch, Turn::Play, 2);
    let begs = at(Preset::Trinidad, Turn::Call, 0);
    let sells = at(Preset::Britannica1911, Turn::Call, 0);
    let mut learner = context(WINDOW, "en");
    for lesson in [Lesson::Hands, Lesson::Count, Lesson::Partners] {
        learner.settings.lessons.note(lesson, 1, 1);
    }
    learner.settings.lessons.note(Lesson::Hang, 6, 90);
    learner.settings.lessons.note(Lesson::First, 40, 90);
    let (_folder, missed) = crate::puzzles::missed();
    let wrongs = [
        wrong("home", &window, home_of(4).view(&window)),
        wrong("home-german", &german, Home::new(ready(4), Vec::new()).view(&german)),
        wrong("games", &window, Games::new(&window, &Statistics::default()).view(&window)),
        wrong("new-game", &window, NewGame::new(&window).view(&window)),
        wrong("first-deal", &window, first_deal(Preset::AuctionPitch, 4).view(&window)),
        wrong("rules", &window, sheet.view(&window)),
        wrong("settings", &window, settings.view(&window)),
        wrong("house", &house, own.view(&house)),
        wrong("house-misfit", &linen, misfit.view(&linen)),
        wrong("menu", &window, Menu::new("Setback".to_owned(), 6, false).view(&window)),
        wrong("keys", &window, Keys::new().view(&window)),
        wrong("curtain", &window, curtain(4).view(&window)),
        wrong("last-trick", &window, Glance::Trick(last, told(&table)).view(&window)),
        wrong("result", &window, result(&table).view(&window)),
        wrong("saves", &window, crate::saves::screen(&window).view(&window)),
        wrong("lessons", &learner, Lessons::new(&learner.settings.lessons).view(&learner)),
        wrong("drill", &window, missed.program.table().expect("a table").view(&window)),
        wrong("review", &window, crate::review::at_step(4, 10, &window).view(&window)),
        wrong("review-german", &german, crate::review::seen(4, 9, &german).view(&german)),
        wrong("over", &window, over(7, true).view(&window)),
        wrong("evening", &german, evening_over.view(&german)),
        wrong("costs", &window, crate::costs::sheet().view(&window)),
        wrong("bid", &bids.context, bids.table.view(&bids.context)),
        wrong("play", &plays.context, plays.table.view(&plays.context)),
        wrong("beg", &begs.context, begs.table.view(&begs.context)),
        wrong("sale", &sells.context, sells.table.view(&sells.context)),
    ];
    let wrongs: Vec<String> = wrongs.into_iter().flatten().collect();
    assert!(wrongs.is_empty(), "{}", wrongs.join("\n"));
}
