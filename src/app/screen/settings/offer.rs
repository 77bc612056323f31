//! The values that settings offer.

use crate::app::context::Context;
use crate::language::{Language, Translation};
use crate::session::Settings as Chosen;
use crate::session::settings::{Back, CardSize, HandOrder, Motion, Renderer, Speed, Theme, TrickPause};
use crate::t;

/// One of the values a setting can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Its words.
    pub words: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// All settings with it.
    pub settings: Chosen,
}

/// An offer for each value: its words, and how it is stored.
fn offers<T: Copy>(
    context: &Context,
    values: impl IntoIterator<Item = T>,
    words: impl Fn(&Language, T) -> String,
    store: impl Fn(&mut Chosen, T),
) -> Vec<Offer> {
    let offer = |value| {
        let mut settings = context.settings.clone();
        store(&mut settings, value);
        Offer { words: words(&context.language, value), is_chosen: settings == context.settings, settings }
    };
    values.into_iter().map(offer).collect()
}

pub(super) fn speeds(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, speed| match speed {
        Speed::Slow => t!(l, "speed-slow"),
        Speed::Normal => t!(l, "speed-normal"),
        Speed::Fast => t!(l, "speed-fast"),
        Speed::Instant => t!(l, "speed-instant"),
    };
    offers(context, Speed::ALL, words, |settings, speed| settings.speed = speed)
}

pub(super) fn until_click(context: &Context) -> Offer {
    Offer {
        words: t!(context.language, "settings-trick-until-click"),
        is_chosen: context.settings.trick_pause == TrickPause::UntilClick,
        settings: Chosen { trick_pause: TrickPause::UntilClick, ..context.settings.clone() },
    }
}

pub(super) fn hand_orders(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, order| match order {
        HandOrder::TrumpsFirst => t!(l, "settings-hand-order-trumps"),
        HandOrder::Suits => t!(l, "settings-hand-order-suits"),
        HandOrder::Ranks => t!(l, "settings-hand-order-ranks"),
    };
    offers(context, HandOrder::ALL, words, |settings, order| settings.hand_order = order)
}

pub(super) fn backs(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, back| match back {
        Back::Brick => t!(l, "settings-back-brick"),
        Back::Blue => t!(l, "settings-back-blue"),
        Back::Slate => t!(l, "settings-back-slate"),
        Back::Plum => t!(l, "settings-back-plum"),
    };
    offers(context, Back::ALL, words, |settings, back| settings.back = back)
}

pub(super) fn motions(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, motion| match motion {
        Motion::System => t!(l, "settings-as-system"),
        Motion::Full => t!(l, "settings-motion-full"),
        Motion::Reduced => t!(l, "settings-motion-reduced"),
    };
    offers(context, Motion::ALL, words, |settings, motion| settings.motion = motion)
}

pub(super) fn card_sizes(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, size| match size {
        CardSize::Small => t!(l, "settings-card-size-small"),
        CardSize::Normal => t!(l, "settings-card-size-normal"),
        CardSize::Large => t!(l, "settings-card-size-large"),
        CardSize::Huge => t!(l, "settings-card-size-huge"),
    };
    offers(context, CardSize::ALL, words, |settings, size| settings.card_size = size)
}

pub(super) fn themes(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, theme| match theme {
        Theme::System => t!(l, "settings-as-system"),
        Theme::Spruce => t!(l, "settings-theme-spruce"),
        Theme::Midnight => t!(l, "settings-theme-midnight"),
        Theme::Linen => t!(l, "settings-theme-linen"),
        Theme::Contrast => t!(l, "settings-theme-contrast"),
    };
    offers(context, Theme::ALL, words, |settings, theme| settings.theme = theme)
}

pub(super) fn languages(context: &Context) -> Vec<Offer> {
    let tags = std::iter::once(None).chain(Language::ALL.into_iter().map(Some));
    let words = |l: &Language, translation: Option<Translation>| {
        translation.map_or_else(|| t!(l, "settings-as-system"), |translation| translation.name.to_owned())
    };
    let mut offers = offers(context, tags.clone(), words, |settings, translation| {
        settings.language = translation.map(|translation| translation.tag.to_owned());
    });
    // Whoever stored `de-CH` has chosen German.
    let spoken = context.settings.language.as_ref().map(|_| context.language.translation());
    for (offer, translation) in offers.iter_mut().zip(tags) {
        offer.is_chosen = translation == spoken;
    }
    offers
}

pub(super) fn renderers(context: &Context) -> Vec<Offer> {
    let words = |l: &Language, renderer| match renderer {
        Renderer::Auto => t!(l, "settings-renderer-auto"),
        Renderer::Gpu => t!(l, "settings-renderer-gpu"),
        Renderer::Software => t!(l, "settings-renderer-software"),
    };
    offers(context, Renderer::ALL, words, |settings, renderer| settings.renderer = renderer)
}
