//! What each choice of the screen offers, one message for each option, so that clicks and keys choose the same.

use super::{Draft, Message, Target};
use crate::engine::Preset;
use crate::engine::rules::Field;
use crate::session::{Face, Look};

/// The rules that are chosen here: those that a choice of several words or numbers settles, and those that are on or off.
pub(super) const CHOICES: [Field; 4] = [Field::Teams, Field::Direction, Field::Target, Field::LowTo];
pub(super) const SWITCHES: [Field; 3] = [Field::SettlementSetbackBonus, Field::RevokeMode, Field::Ceremony];

/// Whether left and right choose at this target.
pub(super) const fn is_choice(target: Target) -> bool {
    !matches!(
        target,
        Target::Name(_)
            | Target::Look(_)
            | Target::Up(_)
            | Target::Remove(_)
            | Target::Family(_)
            | Target::Forget(_)
            | Target::HouseRules
            | Target::Rules
            | Target::Mend
            | Target::Start
            | Target::Cancel
    )
}

/// Where the keyboard is after this message.
pub(super) const fn target(message: &Message) -> Target {
    match message {
        Message::GameChosen(_) | Message::OwnChosen(_) => Target::Game,
        Message::PlayersChosen(_) => Target::Players,
        Message::Named(seat, _) => Target::Name(*seat),
        Message::Seated(seat, _) => Target::Kind(*seat),
        Message::Coloured(seat, _) => Target::Colour(*seat),
        Message::Faced(seat, _) => Target::Face(*seat),
        Message::Set(field, _) => Target::Rule(*field),
        Message::Pressed(target) => *target,
    }
}

/// The options of a choice, in their order; one alone is no choice.
pub(super) fn of(draft: &Draft, target: Target) -> Vec<Message> {
    match target {
        Target::Game => {
            let own = draft.sets().iter().map(|set| Message::OwnChosen(set.name.clone()));
            own.chain(Preset::ALL.map(Message::GameChosen)).collect()
        }
        Target::Players => draft.sizes().map(Message::PlayersChosen).collect(),
        Target::Kind(seat) => draft.kinds().into_iter().map(|kind| Message::Seated(seat, kind)).collect(),
        Target::Colour(seat) => (0..Look::COLOURS).map(|colour| Message::Coloured(seat, colour)).collect(),
        Target::Face(seat) => Face::ALL.map(|face| Message::Faced(seat, face)).into(),
        Target::Rule(field) => draft.values(field).into_iter().map(|value| Message::Set(field, value)).collect(),
        _ => Vec::new(),
    }
}

/// Which of the options is chosen.
pub(super) fn chosen(draft: &Draft, target: Target, options: &[Message]) -> Option<usize> {
    let now = match target {
        Target::Game => {
            draft.own().map_or(Message::GameChosen(draft.game()), |own| Message::OwnChosen(own.name.clone()))
        }
        Target::Players => Message::PlayersChosen(draft.seats().len()),
        Target::Kind(seat) => Message::Seated(seat, draft.seats().get(seat)?.kind),
        Target::Rule(field) => Message::Set(field, field.get(draft.rules())),
        // Whoever did not choose has that of their seat.
        Target::Colour(seat) => {
            let colour = draft.seats().get(seat)?.look.colour;
            Message::Coloured(seat, colour.unwrap_or(seat as u8 % Look::COLOURS))
        }
        Target::Face(seat) => Message::Faced(seat, draft.seats().get(seat)?.look.face),
        // Buttons and fields offer nothing to choose from.
        _ => return None,
    };
    options.iter().position(|option| *option == now)
}
