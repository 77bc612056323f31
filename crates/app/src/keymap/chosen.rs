//! Keys as the player has them: the meaning of a pressed one, and the words on a cap.

use super::{Binding, GROUPS, Key, Place, SHEET};
use pitch_language::Language;
use pitch_session::settings::KeyChange;

/// The keys as the player has them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keyboard {
    changes: Vec<Change>,
}

/// A key that does another's work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Change {
    place: Place,
    usual: Key,
    chosen: Key,
}

/// Reason why a key is not given other work.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Refusal {
    /// The key moves, presses, leaves, or counts on every screen.
    Fixed,
    /// The key is typed there to look for something.
    Typed,
    /// The key does this already.
    Taken(&'static Binding),
}

impl Keyboard {
    /// Creates the keyboard with these changes, as far as they are known and fit together.
    pub(crate) fn of(kept: &[KeyChange]) -> Self {
        let mut keyboard = Keyboard::default();
        for change in kept {
            let keys = (Key::named_in_file(&change.usual), Key::named_in_file(&change.chosen));
            let (Some(usual), Some(chosen)) = keys else { continue };
            let is_known = all().any(|(place, key, _)| (place, key) == (change.place, usual));
            if is_known && !keyboard.is_changed(change.place, usual) && usual != chosen {
                keyboard.changes.push(Change { place: change.place, usual, chosen });
            }
        }
        // Two may have changed places, so that each is looked at beside all others.
        let clash = |keyboard: &Keyboard| {
            let refused = |change: &Change| keyboard.refusal(change.place, change.usual, change.chosen).is_some();
            keyboard.changes.iter().position(refused)
        };
        while let Some(place) = clash(&keyboard) {
            let _ = keyboard.changes.remove(place);
        }
        keyboard
    }

    /// Returns the changes, for the settings file.
    pub(crate) fn kept(&self) -> Vec<KeyChange> {
        let kept = |change: &Change| {
            Some(KeyChange { place: change.place, usual: change.usual.name()?, chosen: change.chosen.name()? })
        };
        self.changes.iter().filter_map(kept).collect()
    }

    /// Returns `true` if nothing is changed.
    pub(crate) const fn is_usual(&self) -> bool {
        self.changes.is_empty()
    }

    /// Returns `true` if another key does what this one does usually.
    pub(crate) fn is_changed(&self, place: Place, usual: Key) -> bool {
        self.changes.iter().any(|change| (change.place, change.usual) == (Binding::place_of(usual, place), usual))
    }

    /// Returns the key that does what this one does there usually.
    pub(crate) fn key(&self, place: Place, usual: Key) -> Key {
        let place = Binding::place_of(usual, place);
        let change = self.changes.iter().find(|change| (change.place, change.usual) == (place, usual));
        change.map_or(usual, |change| change.chosen)
    }

    /// Returns the words on the cap of the key that does what this one does there usually.
    pub(crate) fn cap(&self, language: &Language, place: Place, usual: Key) -> String {
        self.key(place, usual).caps(language).into_iter().next().unwrap_or_default()
    }

    /// Returns the words on the cap of the key that does what the key with this letter does there usually.
    pub(crate) fn letter(&self, language: &Language, place: Place, usual: char) -> String {
        self.cap(language, place, Key::Letter(usual))
    }

    /// Returns the key whose work this one does on a screen with the keys of that place; `None` if its own was given to
    /// another.
    pub(crate) fn meant(&self, place: Option<Place>, pressed: Key) -> Option<Key> {
        if self.changes.is_empty() {
            return Some(pressed);
        }
        let of = |at: Place| all().filter(move |(place, ..)| *place == at).map(|(_, key, _)| key);
        let own = || place.into_iter().flat_map(of);
        let place_of_own = place.unwrap_or(Place::Everywhere);
        let has_moved = |key: Key| own().any(|own| own == key) && self.is_changed(place_of_own, key);
        let shared = || of(Place::Everywhere).filter(|key| !has_moved(*key));
        let meant = own()
            .find(|key| self.key(place_of_own, *key) == pressed)
            .or_else(|| shared().find(|key| self.key(Place::Everywhere, *key) == pressed));
        meant.or_else(|| own().chain(of(Place::Everywhere)).all(|key| key != pressed).then_some(pressed))
    }

    /// Returns `true` if this key has work on a screen with the keys of that place.
    pub(crate) fn knows(&self, place: Option<Place>, key: Key) -> bool {
        let shared = SHEET.iter().map(|binding| (Place::Table, binding));
        let own = GROUPS.iter().flat_map(|group| group.bindings.iter().map(|binding| (group.place, binding)));
        let keys = shared.chain(own).flat_map(|(shown, binding)| binding.keys.iter().map(move |key| (shown, *key)));
        let holds = |shown: Place, usual: Key| {
            Some(shown) == place || shown == Place::Table && Binding::place_of(usual, shown) == Place::Everywhere
        };
        let mut here = keys.filter(|(shown, usual)| holds(*shown, *usual));
        here.any(|(shown, usual)| self.key(shown, usual) == key)
    }

    /// Lets this key do there what the other does usually.
    ///
    /// # Errors
    /// If it does something else already, or cannot be chosen; nothing is changed then.
    pub(crate) fn choose(&mut self, place: Place, usual: Key, chosen: Key) -> Result<(), Refusal> {
        let place = Binding::place_of(usual, place);
        if let Some(refusal) = self.refusal(place, usual, chosen) {
            return Err(refusal);
        }
        self.changes.retain(|change| (change.place, change.usual) != (place, usual));
        if chosen != usual {
            self.changes.push(Change { place, usual, chosen });
        }
        Ok(())
    }

    fn refusal(&self, place: Place, usual: Key, chosen: Key) -> Option<Refusal> {
        if chosen.is_fixed() {
            return Some(Refusal::Fixed);
        }
        if place == Place::Saves && matches!(chosen, Key::Letter(_)) {
            return Some(Refusal::Typed);
        }
        let meets = |other: Place| other == place || [other, place].contains(&Place::Everywhere);
        // What holds on every screen is also pressed where a letter has a meaning that no row tells of.
        let is_letter_elsewhere = |key: Key| {
            place == Place::Everywhere && chosen != usual && matches!(chosen, Key::Letter(_)) && key == chosen
        };
        let mut others = all().filter(|(other, key, _)| (*other, *key) != (place, usual));
        others
            // What one key does on every screen, it may do on one screen in its own way.
            .find(|(other, key, _)| {
                meets(*other) && *key != usual && (self.key(*other, *key) == chosen || is_letter_elsewhere(*key))
            })
            .map(|(.., binding)| Refusal::Taken(binding))
    }
}

/// Returns every key that can be changed, with the place where it holds and what it does. One that is shown twice is
/// here twice.
fn all() -> impl Iterator<Item = (Place, Key, &'static Binding)> {
    let groups = GROUPS.iter().flat_map(|group| group.bindings.iter().map(|binding| (group.place, binding)));
    let bindings = SHEET.iter().map(|binding| (Place::Table, binding)).chain(groups);
    let keys = bindings.flat_map(|(place, binding)| binding.keys.iter().map(move |key| (place, *key, binding)));
    keys.filter(|(_, key, _)| !key.is_fixed())
        .map(|(place, key, binding)| (Binding::place_of(key, place), key, binding))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HINT: Key = Key::Letter('h');

    #[test]
    fn a_key_does_the_work_of_another_and_its_own_no_more() {
        let mut keyboard = Keyboard::default();
        assert_eq!(keyboard.meant(Some(Place::Table), HINT), Some(HINT));
        keyboard.choose(Place::Table, HINT, Key::Letter('x')).expect("it is free");
        assert_eq!(keyboard.meant(Some(Place::Table), Key::Letter('x')), Some(HINT));
        assert_eq!(keyboard.meant(Some(Place::Table), HINT), None);
        assert_eq!(keyboard.meant(Some(Place::Home), HINT), Some(HINT), "elsewhere it does what it did");
        assert_eq!(keyboard.meant(None, HINT), Some(HINT));
        assert_eq!(
            keyboard.meant(Some(Place::Table), Key::Letter('v')),
            Some(Key::Letter('v')),
            "nothing is taken away"
        );
        assert_eq!(keyboard.letter(&Language::default(), Place::Table, 'h'), "X");
        // What is free now can be given to something else.
        keyboard.choose(Place::Table, Key::Letter('u'), HINT).expect("it was left");
        assert_eq!(keyboard.meant(Some(Place::Table), HINT), Some(Key::Letter('u')));
        assert!(matches!(keyboard.choose(Place::Table, HINT, HINT), Err(Refusal::Taken(_))), "it is taken by now");
        keyboard.choose(Place::Table, Key::Letter('u'), Key::Letter('u')).expect("its own");
        keyboard.choose(Place::Table, HINT, HINT).expect("its own");
        assert!(keyboard.is_usual());
    }

    #[test]
    fn a_key_is_known_where_it_does_something() {
        let mut keyboard = Keyboard::default();
        let slash = Key::Letter('/');
        assert!(keyboard.knows(Some(Place::Pages), slash) && !keyboard.knows(Some(Place::Table), slash));
        assert!(keyboard.knows(Some(Place::Table), HINT) && !keyboard.knows(None, HINT));
        assert!(keyboard.knows(None, Key::Command(',')) && !keyboard.knows(None, Key::Letter(';')));
        keyboard.choose(Place::Table, HINT, Key::Letter(';')).expect("it is free");
        assert!(keyboard.knows(Some(Place::Table), Key::Letter(';')) && !keyboard.knows(Some(Place::Table), HINT));
    }

    #[test]
    fn what_would_do_two_things_at_once_is_refused() {
        let mut keyboard = Keyboard::default();
        let mut refused = |place, usual, chosen| keyboard.choose(place, usual, chosen).err();
        assert!(matches!(refused(Place::Table, HINT, Key::Letter('u')), Some(Refusal::Taken(_))));
        assert!(
            matches!(refused(Place::Table, HINT, Key::Letter('m')), Some(Refusal::Taken(_))),
            "it holds everywhere"
        );
        assert!(matches!(refused(Place::Table, HINT, Key::Enter), Some(Refusal::Fixed)));
        assert!(matches!(refused(Place::Table, HINT, Key::Digit(3)), Some(Refusal::Fixed)));
        assert!(matches!(refused(Place::Saves, Key::Delete, Key::Letter('x')), Some(Refusal::Typed)));
        let everywhere = |key| (Place::Table, Key::Function(1), key);
        for key in [Key::Letter('z'), Key::Letter('y'), Key::Letter('f'), Key::Command('e')] {
            let (place, usual, chosen) = everywhere(key);
            assert!(
                matches!(refused(place, usual, chosen), Some(Refusal::Taken(_))),
                "{key:?} has work on some screen"
            );
        }
        assert!(
            refused(Place::Home, Key::Letter('c'), HINT).is_some()
                && refused(Place::Menu, Key::Letter('r'), HINT).is_none()
        );
    }

    #[test]
    fn what_holds_everywhere_moves_everywhere_but_where_a_screen_has_its_own() {
        let mut keyboard = Keyboard::default();
        let (house_rules, other) = (Key::Command('r'), Key::Command('t'));
        keyboard.choose(Place::Table, house_rules, other).expect("it is free");
        for place in [None, Some(Place::Table), Some(Place::Home)] {
            assert_eq!((keyboard.meant(place, other), keyboard.meant(place, house_rules)), (Some(house_rules), None));
        }
        assert_eq!(keyboard.meant(Some(Place::Saves), house_rules), Some(house_rules), "there it is the review");
        keyboard.choose(Place::Saves, house_rules, Key::Function(3)).expect("it is free");
        assert_eq!(keyboard.meant(Some(Place::Saves), house_rules), None);
        assert_eq!(keyboard.meant(Some(Place::Saves), Key::Function(3)), Some(house_rules));
    }

    #[test]
    fn changes_are_kept_and_what_does_not_fit_is_passed_over() {
        let mut keyboard = Keyboard::default();
        for (place, usual, chosen) in [
            (Place::Table, HINT, Key::Letter('x')),
            (Place::Table, Key::Letter('u'), HINT),
            (Place::Saves, Key::Delete, Key::Function(12)),
            (Place::Everywhere, Key::Command(','), Key::Command('.')),
            (Place::Everywhere, Key::Letter('/'), Key::Letter('#')),
        ] {
            keyboard.choose(place, usual, chosen).expect("it is free");
        }
        let kept = keyboard.kept();
        assert_eq!(Keyboard::of(&kept), keyboard);
        let change = |usual: &str, chosen: &str| KeyChange {
            place: Place::Table,
            usual: usual.to_owned(),
            chosen: chosen.to_owned(),
        };
        let wrong =
            [("h", "enter"), ("h", "1"), ("h", "u"), ("7", "x"), ("v", "x"), ("h", "f13"), ("h", ""), ("", "x")];
        for (usual, chosen) in wrong {
            assert!(Keyboard::of(&[change(usual, chosen)]).is_usual(), "{usual} {chosen}");
        }
        let both = [change("h", "x"), change("u", "x")];
        assert_eq!(Keyboard::of(&both).kept(), both[1..], "one key does one thing");
        let swapped = [change("h", "u"), change("u", "h")];
        assert_eq!(Keyboard::of(&swapped).kept(), swapped);
    }

    #[test]
    fn every_key_of_the_table_can_be_changed_and_goes_back() {
        for (place, usual, _) in all() {
            let mut keyboard = Keyboard::default();
            let chosen = Key::Function(10);
            keyboard.choose(place, usual, chosen).unwrap_or_else(|refusal| panic!("{place:?} {usual:?}: {refusal:?}"));
            let heard = (place != Place::Everywhere).then_some(place);
            assert_eq!(keyboard.meant(heard, chosen), Some(usual), "{place:?} {usual:?}");
            assert_eq!(keyboard.meant(heard, usual), None, "{place:?} {usual:?}");
            assert_eq!(Keyboard::of(&keyboard.kept()), keyboard);
            keyboard.choose(place, usual, usual).expect("its own");
            assert!(keyboard.is_usual());
        }
    }
}
