//! The player's own pictures: they are checked while the cards of the program are in use.

use super::{Message, Program};
use crate::background::in_background;
use crate::deck::Own;
use crate::sheet::Sheet;
use pitch_language::phrase;
use pitch_session::DeckFolderError;
use pitch_session::deck_folder::Flaw;

use iced::Task;

use std::path::Path;

impl Program {
    /// Checks the folder of pictures that the settings name, away from the interface's thread. The cards stay as they
    /// are until that is done; where no folder is named they are those of the program.
    pub(super) fn take_deck_folder(&mut self) -> Task<Message> {
        let Some(folder) = self.context.settings.deck_folder.clone() else {
            self.context.deck.use_own(None);
            return Task::none();
        };
        let looked_at = folder.clone();
        let checked = in_background("looking", move || Own::check(&looked_at));
        Task::perform(checked, move |checked| {
            let failed = || Err(DeckFolderError::new(&folder, Flaw::TooManyParts));
            Message::DeckChecked(folder.clone(), checked.unwrap_or_else(failed))
        })
    }

    /// Uses the pictures of a folder that were checked, or tells what is wrong with them.
    pub(super) fn deck_checked(&mut self, folder: &Path, checked: Result<Own, DeckFolderError>) {
        if self.context.settings.deck_folder.as_deref() != Some(folder) {
            return;
        }
        match checked {
            Ok(own) => self.context.deck.use_own(Some(own)),
            Err(error) => {
                self.context.deck.use_own(None);
                let fault = phrase::deck_folder_error(&self.context.language, &error);
                // Where the folder was typed, what is wrong with it stands below the field.
                match self.sheets.last_mut() {
                    Some(Sheet::Settings(page)) => page.tell_of_folder(Some(fault)),
                    _ => self.notify(fault),
                }
            }
        }
        self.adapt();
    }
}
