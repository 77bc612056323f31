//! `host --pad`: a score pad without a window, on which phones in the same network write.

use super::{Heard, House, Options, invite, players, rules_for, say, tell_code};
use crate::command::failure::{Failure, Told};
use pitch_companion::{Goodbye, PadCompanion, PadDeed};
use pitch_language::{Language, Names, phrase, preset_name, t};
use pitch_rules::{Preset, Seat};
use pitch_session::pad::{Form, Stroke};
use pitch_session::{Keep, Pad, Storage, Timestamp, ending};

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc;

/// Keeps a pad until the system asks the program to end.
///
/// # Errors
/// Returns an error for a language or rules that are not there, for names that make no sense, and if there is no port to
/// listen at.
pub(super) fn host_pad(options: Options) -> Result<(), Failure> {
    let Options { rules, seats, listen, hosts, surroundings, .. } = options;
    let House { folders, l, settings, keep } = House::open(&surroundings)?;
    let out = io::stdout();
    let pads = keep.storage().map(Storage::pads).unwrap_or_default().into_iter();
    let mut left = pads.filter_map(|saved| Some((saved.path, saved.pad.ok().filter(|pad| !pad.is_over())?)));
    let (path, pad) = match left.next().filter(|_| rules.is_none() && seats.is_empty()) {
        Some((path, pad)) => (Some(path), pad),
        None => {
            if seats.is_empty() {
                return Err(Failure::wrong_use(Told::new(t!(l, "host-pad-no-seats"))));
            }
            let people = players(&seats, &l)?;
            if let Some(seat) = seats.iter().zip(&people).find_map(|(seat, who)| (!who.is_person()).then_some(seat)) {
                let seat = pitch_shown::quote(seat);
                return Err(Failure::wrong_use(Told::new(t!(l, "host-pad-people", seat = seat))));
            }
            let count = people.len();
            let (set, name) = rules_for(rules.as_deref(), count, &l, folders.as_ref())?;
            let name = name.unwrap_or_else(|| Preset::nearest(&set.rules).id().to_owned());
            let dealer = Seat::new(count - 1).unwrap_or_default();
            let pad = Pad::new(set.rules, &name, people, dealer, Timestamp::now());
            (None, pad.map_err(|error| Failure::wrong_use(Told::new(error.to_string())))?)
        }
    };
    let people = phrase::list(&l, pad.players().iter().map(|player| player.name.clone()));
    let game = pad.rule_set();
    let game = game.parse().map_or_else(|_| game.to_owned(), |game: Preset| preset_name(&l, game));
    say(&out, &t!(l, "scorepad-goes-on", names = people, game = game))?;
    let (sender, heard) = mpsc::channel();
    let for_end = sender.clone();
    ending::work();
    ending::on_end(move || drop(for_end.send(Heard::End)));
    let companion = pitch_companion::Options {
        listen,
        hosts,
        folder: folders.as_ref().map(|folders| folders.data.clone()),
        language: l.clone(),
        gives_hints: false,
        four_colours: settings.four_colours,
        goodbye: Goodbye::Restart,
        sink: Box::new(move |deed| drop(sender.send(Heard::Deed(deed)))),
    };
    let form = Form::new(pad);
    let companion = PadCompanion::open(companion, form.clone())
        .map_err(|error| Told::new(t!(l, "host-no-port", reason = error.to_string())))?;
    let mut code = companion.code();
    invite(&out, &l, companion.invitation(), &code, companion.bound())?;
    let mut keeper = Keeper { l, form, path, keep, is_saved: false };
    keeper.save()?;
    let _ = companion.keep();
    while let Ok(Heard::Deed(deed)) = heard.recv() {
        tell_code(&keeper.l, &mut code, companion.code())?;
        if let PadDeed::Press { turn, stroke } = deed {
            keeper.press(turn, stroke)?;
            companion.show(keeper.form.clone());
        }
    }
    let _ = companion.keep();
    let said = if keeper.is_saved { t!(keeper.l, "host-pad-ends") } else { t!(keeper.l, "host-pad-ends-unsaved") };
    Ok(say(&out, &said)?)
}

/// Pad while it is kept.
struct Keeper {
    l: Language,
    form: Form,
    path: Option<PathBuf>,
    keep: Keep,
    is_saved: bool,
}

impl Keeper {
    /// Takes what was pressed, unless it came too late, and tells of a hand that was written down.
    fn press(&mut self, turn: usize, stroke: Stroke) -> io::Result<()> {
        if self.form.turn() != turn || !self.form.press(stroke, Timestamp::now()) {
            return Ok(());
        }
        if stroke == Stroke::Again {
            self.path = None;
        }
        let pad = self.form.pad();
        let names = pad.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(pad.game().rules()), names, None);
        let told = phrase::pad_lines(&self.l, &names, pad).pop().unwrap_or_default();
        self.save()?;
        say(&io::stdout(), &told)
    }

    fn save(&mut self) -> io::Result<()> {
        let mut pad = self.form.pad().clone();
        let Some(storage) = self.keep.reopened() else { return Ok(()) };
        let saved = storage.save_pad(self.path.as_deref(), &mut pad);
        self.is_saved = saved.is_ok();
        match saved {
            Ok(path) => self.path = Some(path),
            Err(error) => say(&io::stdout(), &phrase::write_error(&self.l, &error))?,
        }
        Ok(())
    }
}
