//! Questions that everybody must agree to: taking a decision back where several people play, ending the game, leaving a table
//! where others play, and quitting with something unsaved.

use crate::context::Context;
use crate::font::{self, Lettering};
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::portrait::{Mood, Portrait};
use crate::widget::{
    Kit, Press, action, at_turn, bare_dialog, centred_on_paper, dialog, drawn, paragraph, second_on_paper,
};
use pitch_language::{phrase, t};
use pitch_session::Player;

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size};

/// Width of the question of leaving, in pixels of the design.
const LEAVING: f32 = 560.0;

/// Question to the players.
#[derive(Debug, Clone)]
pub struct Consent {
    asks: Asks,
}

/// Subject of the question.
#[derive(Debug, Clone)]
enum Asks {
    /// Taking back the last decision of the player of this name.
    Undo(String),
    /// Ending the game by the score, with the sentences about it.
    End(String),
    /// Leaving a table where these players, each with their seat, are still playing.
    Leave(Vec<(Player, usize)>),
    /// Quitting the program, with the sentences about what is not saved.
    Quit(String),
    /// What somebody on a phone asks, and the words for agreeing and for refusing.
    Phones(String, String, String),
}

impl Consent {
    /// Creates the question of taking back the last decision of `name`.
    pub fn to_undo(name: String) -> Self {
        Consent { asks: Asks::Undo(name) }
    }

    /// Creates the question of ending a game that makes no progress by the score, with the sentences about it.
    pub(crate) fn to_end(about: String) -> Self {
        Consent { asks: Asks::End(about) }
    }

    /// Creates the question of leaving a table where these players, each with their seat, are still playing.
    pub(crate) const fn to_leave(others: Vec<(Player, usize)>) -> Self {
        Consent { asks: Asks::Leave(others) }
    }

    /// Creates the question of quitting while something is not saved, with the sentences about it.
    pub fn to_quit(unsaved: String) -> Self {
        Consent { asks: Asks::Quit(unsaved) }
    }

    /// Creates the question that somebody on a phone asks those at this screen.
    pub(crate) fn of_phones(asks: String, agree: String, refuse: String) -> Self {
        Consent { asks: Asks::Phones(asks, agree, refuse) }
    }

    /// Returns `true` if somebody on a phone asks.
    pub(crate) const fn is_of_phones(&self) -> bool {
        matches!(self.asks, Asks::Phones(..))
    }

    /// Returns what is not saved, if the question is about quitting all the same.
    pub fn unsaved(&self) -> Option<&str> {
        if let Asks::Quit(unsaved) = &self.asks { Some(unsaved) } else { None }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press. A key meant for something else does nothing that nobody agreed to: Enter refuses until the
    /// other button is chosen.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Escape | Key::Enter | Key::Letter('n') => self.refused(),
            Key::Letter('y') => self.agreed(),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the question over the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let (title, about, refuse, agree) = match &self.asks {
            Asks::Leave(others) => return self.leaving(kit, context, others),
            Asks::Phones(asks, agree, refuse) => (asks.clone(), None, refuse.clone(), agree.clone()),
            Asks::Undo(name) => (
                t!(l, "consent-title"),
                Some(t!(l, "consent-about", name = name.as_str())),
                t!(l, "consent-refuse"),
                t!(l, "consent-agree"),
            ),
            Asks::End(about) => (
                t!(l, "consent-end-title"),
                Some(about.clone()),
                t!(l, "consent-end-refuse"),
                t!(l, "consent-end-agree"),
            ),
            Asks::Quit(unsaved) => (
                t!(l, "consent-quit-title"),
                Some(t!(l, "consent-quit-about", unsaved = unsaved.as_str())),
                t!(l, "consent-quit-refuse"),
                t!(l, "consent-quit-agree"),
            ),
        };
        let about = about.map(|about| {
            let about = paragraph(kit, about, font::LEAD).color(kit.palette.ink);
            iced::widget::container(about).padding([0, 6])
        });
        let content = column![].push(about).extend([
            action(kit, refuse, 50.0, Press::new(self.refused()).key(t!(l, "keys-esc"))),
            second_on_paper(kit, None, agree, Press::new(self.agreed()).key(context.cap(Place::Table, 'y'))),
        ]);
        dialog(context, 460.0, title, content.spacing(kit.px(10.0)), None)
    }

    /// Draws the question of leaving, under the faces of those who are still playing: to stay is the main button, and has the focus.
    fn leaving<'a>(&self, kit: Kit, context: &'a Context, others: &[(Player, usize)]) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let wide = kit.px(LEAVING).min(context.size.width - 24.0) - kit.px(60.0);
        let count = others.len().max(1) as f32;
        let side = kit.px(86.0).min(wide / count - kit.px(14.0));
        let faces: Vec<Portrait> =
            others.iter().map(|(player, seat)| Portrait::of(player, *seat, Mood::Calm)).collect();
        let across = count * (side + kit.px(14.0)) - kit.px(14.0);
        let faces = drawn(across, side, move |frame, rect: Rectangle| {
            for (place, portrait) in faces.iter().enumerate() {
                let x = (side + kit.px(14.0)).mul_add(place as f32, rect.x);
                let square = Rectangle::new(Point::new(x, rect.y), Size::new(side, side));
                let (place, picture) = context.face(*portrait, square);
                frame.draw_image(place, picture);
            }
        });
        let names = phrase::list(l, others.iter().map(|(player, _)| player.name.clone()));
        let title = t!(l, "consent-leave-title", names = names, count = others.len());
        let line = |text: String, style: Lettering, ink| {
            paragraph(kit, text, style).color(ink).align_x(Alignment::Center).width(Fill)
        };
        let leave = centred_on_paper(kit, None, t!(l, "menu-leave"), Press::new(self.agreed()));
        let stay = Press::new(self.refused()).key(t!(l, "keys-enter")).begins(true).shown();
        let stay = action(kit, t!(l, "consent-leave-refuse"), 52.0, stay);
        let content = column![
            container(faces).center_x(Fill),
            line(title, font::TITLE, palette.ink),
            line(t!(l, "consent-leave-about"), font::LEAD, palette.second_ink),
            row![at_turn(1, leave), stay].spacing(kit.px(4.0)).align_y(Alignment::Center),
        ];
        bare_dialog(context, LEAVING, content.spacing(kit.px(12.0)))
    }

    /// Returns the outcome once everybody agrees.
    const fn agreed(&self) -> Outcome {
        match self.asks {
            Asks::Undo(_) => Outcome::Undo,
            Asks::End(_) => Outcome::EndByScore,
            Asks::Leave(_) => Outcome::Leave,
            Asks::Quit(_) => Outcome::Quit,
            Asks::Phones(..) => Outcome::AnswerPhones(true),
        }
    }

    const fn refused(&self) -> Outcome {
        if self.is_of_phones() { Outcome::AnswerPhones(false) } else { Outcome::Close }
    }
}
