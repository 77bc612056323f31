//! `rules`: the rule sheet in plain words, of a preset, of a rule set of the player's own or of the rules in a file.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use pitch_language::{
    Branch, Language, OtherName, branch_name, games_called, other_names, phrase, preset_about, preset_name,
    rule_sheet_as_text, t,
};
use pitch_rules::Preset;
use pitch_session::{Folders, RuleSet, RuleSets, storage};

use clap::Args;

use std::io::Write;
use std::path::Path;

/// Which rules are printed, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A game by any of its names, the name of a rule set of your own, or the file of a rule set or of a saved game
    #[arg(value_name = "PRESET|NAME|FILE")]
    pub rules: Option<String>,
    /// Name the games, in groups, and your own rule sets, one per line
    #[arg(long, conflicts_with = "rules")]
    pub list: bool,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Prints the rule sheet, or the list of presets and of the player's own rule sets.
///
/// # Errors
/// A language or rules that are not there, rules that cannot be played, a file that cannot be read, or an output that
/// cannot be written.
pub fn rules(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let sets = own(folders.as_ref());
    let lines = if options.list {
        list(&language, &sets)
    } else {
        let RuleSet { name, base, rules } = find(options.rules.as_deref(), &language, &sets)?;
        rule_sheet_as_text(&language, &name, &rules, base)
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Returns the player's own rule sets; none where there is no folder.
#[must_use]
pub fn own(folders: Option<&Folders>) -> RuleSets {
    folders.map(|folders| RuleSets::open(&folders.data)).unwrap_or_default()
}

/// Returns a line for each game, below the name of its branch of the family; for each rule set of the player's own; and
/// for each file that could not be read.
fn list(language: &Language, sets: &RuleSets) -> Vec<String> {
    let heading = |title: String| t!(language, "rules-list-heading", title = title);
    let game = |game: Preset| {
        let (name, about) = (preset_name(language, game), preset_about(language, game));
        let line = t!(language, "rules-list-line", id = game.id(), name = name, about = about);
        match other_names(language, game).join(", ").as_str() {
            "" => line,
            names => t!(language, "rules-list-also", line = line, also = t!(language, "games-also", names = names)),
        }
    };
    let branch = |branch: Branch| {
        let mut lines = branch.games().map(game).peekable();
        let heading = lines.peek().map(|_| heading(branch_name(language, branch)));
        heading.into_iter().chain(lines).collect::<Vec<_>>()
    };
    let own = |set: &RuleSet| {
        let game = preset_name(language, set.base);
        let about = match set.can_be_played() {
            true => t!(language, "house-set-about", game = game, count = set.changes().count()),
            false => t!(language, "house-set-misfit", game = game),
        };
        t!(language, "field-setting", name = set.name.as_str(), value = about)
    };
    let unread = sets.unread().iter().map(|error| phrase::load_error(language, error));
    let own_heading = sets.sets().next().map(|_| heading(t!(language, "house-own")));
    let own = own_heading.into_iter().chain(sets.sets().map(own));
    Branch::ALL.into_iter().flat_map(branch).chain(own).chain(unread).collect()
}

/// Returns the name of rules that are not called as a game is: those of somebody's own, also where they are in a file elsewhere.
pub(super) fn own_name(set: &RuleSet, language: &Language) -> Option<String> {
    Some(set.name.clone()).filter(|name| *name != preset_name(language, set.base))
}

/// Returns the rules of this name: a preset, a rule set of the player's own, those in a file, or a game that has this
/// as another name.
///
/// # Errors
/// Returns an error if they cannot be read or played, and one of wrong use if there are no such rules.
pub fn find(name: Option<&str>, language: &Language, sets: &RuleSets) -> Result<RuleSet, Failure> {
    let name = name.unwrap_or(Preset::AuctionPitch.id());
    let printed = |game: Preset| RuleSet::new(&preset_name(language, game), game, game.into());
    if let Ok(game) = name.parse() {
        return Ok(printed(game));
    }
    if let Some(set) = sets.named(name) {
        return Ok(playable(set.clone(), name, language)?);
    }
    match storage::load_rule_set(Path::new(name)) {
        Ok(set) => {
            // What has no name is called as the game that it is nearest to.
            let called = if set.name.is_empty() { preset_name(language, set.base) } else { set.name.clone() };
            Ok(playable(RuleSet { name: called, ..set }, name, language)?)
        }
        Err(error) if error.is_missing() => {
            if let [game] = games_called(language, name)[..] {
                return Ok(printed(game));
            }
            if let Some(other) = OtherName::whole(language, name) {
                return Err(Failure::wrong_use(Told::new(other.games_line(language))));
            }
            let unknown = t!(language, "rules-unknown", name = name, command = "auction-pitch rules --list");
            let meant = nearest(name, sets).map(|word| t!(language, "usage-meant", word = word));
            let lines: Vec<String> = std::iter::once(unknown).chain(meant).collect();
            Err(Failure::wrong_use(Told::new(lines.join("\n"))))
        }
        Err(error) => Err(Told::unread(language, &error).into()),
    }
}

/// Returns the id of a game, or the name of a rule set of the player's own, that has this word in it or begins as it does.
fn nearest(word: &str, sets: &RuleSets) -> Option<String> {
    /// Letters at the beginning by which a name is recognized.
    const BEGINNING: usize = 4;
    let own = sets.sets().map(|set| set.name.clone());
    let names: Vec<String> = Preset::ALL.iter().map(|preset| preset.id().to_owned()).chain(own).collect();
    let plain = |text: &str| text.to_lowercase().replace(['_', '-'], " ");
    let word = plain(word);
    let beginning: String = word.chars().take(BEGINNING).collect();
    let has = |part: &str| names.iter().find(|name| plain(name).contains(part));
    let begins = || names.iter().find(|name| plain(name).starts_with(&beginning));
    let is_long = |part: &str| part.chars().count() == BEGINNING;
    Some(word.as_str()).filter(|_| is_long(&beginning)).and_then(|word| has(word).or_else(begins)).cloned()
}

/// Returns the rules if they can be played; the error says why not, one line each, and what would mend all of it together.
pub(super) fn playable(set: RuleSet, file: &str, language: &Language) -> Result<RuleSet, Told> {
    let misfits = set.rules.validate();
    if misfits.is_empty() {
        return Ok(set);
    }
    let lines: String = misfits.iter().map(|misfit| format!("\n- {}", phrase::misfit(language, misfit))).collect();
    let mended = set.rules.mended();
    let changes: Vec<_> = set.rules.differing(&mended).map(|field| (field, field.get(&mended))).collect();
    let proposal = phrase::proposal(language, &changes);
    Err(Told::new(format!("{}{lines}\n{proposal}", t!(language, "rules-misfit", file = file))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Bid, Points, Rules};

    /// A folder with a rule set, and with a file that is none.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = Rules { target: Points(11), ..Rules::default() };
        let mut sets = RuleSets::open(folder.path());
        sets.store(&[RuleSet::new("Saturday table", Preset::AuctionPitch, rules)]).expect("written");
        std::fs::write(folder.path().join("rules/broken.ron"), "(target: eleven)").expect("written");
        folder
    }

    fn printed(rules: Option<&str>, list: bool, tag: &str) -> String {
        let data_dir = folder();
        let options = Options {
            rules: rules.map(str::to_owned),
            list,
            surroundings: Surroundings { data_dir: Some(data_dir.path().to_owned()), lang: Some(tag.to_owned()) },
        };
        let mut out = Vec::new();
        assert!(super::rules(&options, &mut out).is_ok());
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_preset_is_printed_in_the_language_asked_for() {
        let english = printed(Some("auction_pitch"), false, "en");
        assert!(english.starts_with("The rules of Auction Pitch. No changes.\n"), "{english}");
        assert!(
            english.contains("\nTable and deck:\n1. Four play, each alone. The game takes 2 to 7 players.\n"),
            "{english}"
        );
        assert!(printed(None, false, "de").contains("Wer zuerst 7 hat, gewinnt."));
        let trinidad = printed(Some("trinidad"), false, "en");
        assert!(trinidad.contains("1 for an ace, 3 for a jack and 2 for a six.") && !trinidad.contains("* "));
    }

    #[test]
    fn every_preset_and_every_set_of_ones_own_is_on_the_list() {
        let list = printed(None, true, "en");
        assert!(list.starts_with("Bid and pitch:\nauction_pitch: Auction Pitch, "), "{list}");
        for preset in Preset::ALL {
            assert_eq!(list.lines().filter(|line| line.starts_with(&format!("{preset}: "))).count(), 1, "{preset}");
        }
        assert!(
            list.contains("\nTrump turned up:\ntrinidad: ")
                && list.contains("(also called All Fours, Old Sledge, High-Low-Jack)")
        );
        let own: Vec<&str> = list.lines().skip_while(|line| *line != "Your own:").skip(1).collect();
        assert_eq!(own[0], "Saturday table: Auction Pitch, 1 change");
        let said = "Play to (target) can’t have this value. It can be 1 to 250.";
        assert!(own[1].contains("broken.ron couldn’t be read (line 1, column "), "{own:?}");
        assert!(own.len() == 2 && own[1].ends_with(said), "{own:?}");
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is() {
        let sets = RuleSets::open(folder().path());
        let unknown = find(Some("auction"), &Language::default(), &sets).expect_err("no rules").to_string();
        assert!(
            unknown.starts_with(
                "There’s no game, rule set or file “auction”. For a list, type: auction-pitch rules --list\n"
            ),
            "{unknown}"
        );
        let meant = |word: &str| {
            let unknown = find(Some(word), &Language::default(), &sets).expect_err("no rules").to_string();
            unknown.split("Did you mean “").nth(1).and_then(|end| Some(end.split_once('”')?.0.to_owned()))
        };
        let all = ["auction", "setbakc", "saturday", "trinidda", "foo", ""].map(meant);
        let expected = [Some("auction_pitch"), Some("setback"), Some("Saturday table"), Some("trinidad"), None, None];
        assert_eq!(all, expected.map(|name| name.map(str::to_owned)));
    }

    #[test]
    fn what_would_mend_rules_does_not_contradict_itself() {
        let refused = |rules: Rules| {
            let set = RuleSet::new("Ours", Preset::AuctionPitch, rules);
            playable(set, "ours.ron", &Language::default()).expect_err("it can't be played").to_string()
        };
        let many = refused(Rules { cards_per_player: 60, ..Rules::default() });
        assert!(many.ends_with("\nThis would fix it (Cards each: 13)."), "{many}");
        assert_eq!(many.lines().count(), 4, "{many}");
        let crossed = Rules { min_bid: Bid::FOUR, max_bid: Bid::new(2).expect("a bid"), ..Rules::default() };
        let crossed = refused(crossed);
        assert!(crossed.ends_with("\nThis would fix it (Lowest bid: 2)."), "{crossed}");
    }

    #[test]
    fn a_game_is_known_by_its_other_names() {
        let sets = RuleSets::open(folder().path());
        let found = |name| find(Some(name), &Language::default(), &sets);
        for name in ["Old Sledge", "seven up", "seven_up"] {
            let set = found(name).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!((set.base, set.name.as_str()), (Preset::SevenUp, "Seven Up"));
        }
        let several = found("High-Low-Jack").expect_err("it could be several").to_string();
        assert_eq!(several, "High-Low-Jack is also a name for Auction Pitch, Setback and Seven Up.");
        let absent = found("razzle-dazzle").expect_err("it is not here").to_string();
        assert_eq!(absent, "Razzle-Dazzle is a game of the family that isn’t in this program yet.");
    }

    #[test]
    fn a_set_of_ones_own_is_known_by_its_name() {
        let sheet = printed(Some("saturday TABLE"), false, "en");
        let lines: Vec<&str> = sheet.lines().collect();
        assert_eq!(lines[0], "The rules of Saturday table. 1 change, marked in the margin.");
        assert_eq!(lines[2], "* differs from Auction Pitch.");
        let marked: Vec<_> = lines[3..].iter().filter(|line| line.starts_with("* ")).collect();
        assert!(marked.len() == 1 && marked[0].ends_with("First to 11 wins. (was Play to: 7)"), "{marked:?}");
    }
}
