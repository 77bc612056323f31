//! The exchange between the bidding and the first lead: the widow, the cards that are discarded, and those dealt for
//! them.

use super::draft::{Drafts, yes};
use crate::t;
use pitch_rules::rules::{Discarding, Field, Group, RestTo, Rules, SurplusTrumps, WeakHand};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Exchange);
    if Field::WeakHand.applies(r) {
        let weak = t!(l, "rule-weak-hand", weak = r.weak_hand.id());
        drafts.clause_unless(r.weak_hand == WeakHand::Off, "weak-hand", &[Field::WeakHand], weak);
    }
    if Field::WidowTo.applies(r) {
        let taken = t!(l, "rule-widow-taken", to = r.widow_to.id(), pitched = yes(!r.announces()));
        drafts.clause("widow-taken", &[Field::WidowTo, Field::Naming], taken);
    }
    if Field::PlaySize.applies(r) {
        let size = t!(l, "rule-play-size", few = yes(may_have_fewer(r)), size = r.play_size);
        let fields = &[
            Field::PlaySize,
            Field::Refill,
            Field::Discard,
            Field::CardsPerPlayer,
            Field::Players,
            Field::Pack,
            Field::PackShrinks,
            Field::Jokers,
        ];
        drafts.clause("play-size", fields, size);
    }
    if Field::Discard.applies(r) {
        say_discards(drafts);
    }
    if Field::ExchangeFirst.applies(r) {
        let first = t!(l, "rule-exchange-first", first = r.exchange_first.id(), refill = yes(r.refill));
        // Nobody asks who comes first where one player has anything to discard.
        drafts.clause_unless(is_the_widows(r), "exchange-first", &[Field::ExchangeFirst, Field::Refill], first);
    }
    if Field::RestTo.applies(r) {
        // A partner who is yet to be called takes nothing.
        let partner = yes(r.has_fixed_partners());
        let rest = t!(l, "rule-rest", rest = r.rest_to.id(), size = r.hand_size(), partner = partner);
        let fields = &[Field::RestTo, Field::PlaySize, Field::CardsPerPlayer, Field::Teams, Field::Players];
        drafts.clause_unless(r.rest_to == RestTo::Nobody, "rest", fields, rest);
    }
    if Field::ShortStock.applies(r) {
        drafts.clause("short-stock", &[Field::ShortStock], t!(l, "rule-short-stock", short = r.short_stock.id()));
    }
    if Field::SurplusTrumps.applies(r) {
        let of_two = r.sides() * 2 == usize::from(r.players);
        let partners = if of_two { "one" } else { "several" };
        let surplus = t!(l, "rule-surplus-trumps", surplus = r.surplus_trumps.id(), partners = partners);
        let is_any = r.surplus_trumps == SurplusTrumps::Any;
        let fields = &[Field::SurplusTrumps, Field::Teams, Field::Players];
        drafts.clause_unless(is_any, "surplus-trumps", fields, surplus);
    }
    if Field::DeadPoints.applies(r) {
        drafts.clause("dead-points", &[Field::DeadPoints], t!(l, "rule-dead-points", dead = r.dead_points.id()));
    }
}

/// Says which cards go, which must not go, and which come for them.
fn say_discards(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let robber = yes(r.rest_to == RestTo::Dealer);
    let discard = t!(
        l,
        "rule-discard",
        discard = how(r),
        robber = robber,
        max = r.discard_max,
        size = r.hand_size(),
        over = over(r)
    );
    let is_none = r.discard == Discarding::None;
    let fields = &[
        Field::Discard,
        Field::DiscardMax,
        Field::PlaySize,
        Field::CardsPerPlayer,
        Field::Widow,
        Field::WidowTo,
        Field::RestTo,
        Field::TrumpBy,
    ];
    drafts.clause_unless(is_none, "discard", fields, discard);
    // Which trumps go is the same where a partner takes some of them.
    let surplus = match r.surplus_trumps {
        SurplusTrumps::NotScoring | SurplusTrumps::UnderFirst if Field::SurplusTrumps.applies(r) => r.surplus_trumps,
        _ => SurplusTrumps::Any,
    };
    let trumps = t!(l, "rule-discard-trumps", surplus = surplus.id());
    // And whatever decides whether a hand can have more trumps than places.
    let fields = &[
        Field::Discard,
        Field::DiscardMax,
        Field::SurplusTrumps,
        Field::TrumpBy,
        Field::Naming,
        Field::PlaySize,
        Field::CardsPerPlayer,
        Field::Layout,
        Field::Widow,
        Field::WidowTo,
        Field::Refill,
        Field::RestTo,
        Field::Pack,
        Field::Players,
    ];
    drafts.clause_unless(how(r) == Discarding::None.id(), "discard-trumps", fields, trumps);
    let refill = t!(l, "rule-refill", refill = yes(r.refill), robber = robber, size = r.hand_size());
    let fields = &[Field::Refill, Field::PlaySize, Field::CardsPerPlayer, Field::RestTo];
    drafts.clause_unless(!r.refill, "refill", fields, refill);
}

/// Returns `true` if somebody may play with fewer cards than there are places: nothing is dealt for what was discarded, or there
/// were fewer from the beginning, or the pack does not suffice for all.
fn may_have_fewer(rules: &Rules) -> bool {
    if usize::from(rules.players) * rules.hand_size() > rules.pack_cards().len() {
        return true;
    }
    let is_short = match rules.discard {
        Discarding::None => false,
        Discarding::ToSize => usize::from(rules.cards_per_player) < rules.hand_size(),
        Discarding::UpTo | Discarding::Plain => true,
    };
    is_short && !rules.refill
}

/// Returns the kind of discard: a player who may discard no card of their own free will only comes down to size, if anybody
/// has more.
fn how(rules: &Rules) -> &'static str {
    let to_size = rules.discard == Discarding::ToSize || rules.discard == Discarding::UpTo && rules.discard_max == 0;
    match rules.discard {
        _ if is_the_widows(rules) => "widow",
        _ if to_size && most_held(rules) <= rules.hand_size() => Discarding::None.id(),
        _ if to_size => Discarding::ToSize.id(),
        discard => discard.id(),
    }
}

/// Returns the largest number of cards that a player holds before anything is discarded.
fn most_held(rules: &Rules) -> usize {
    usize::from(rules.cards_per_player) + usize::from(rules.widow)
}

/// Returns `true` if only the player who takes up the widow has too many cards, and nothing else is discarded.
fn is_the_widows(rules: &Rules) -> bool {
    let fits = usize::from(rules.cards_per_player) <= rules.hand_size();
    rules.discard == Discarding::ToSize && rules.has_table_widow() && fits
}

/// Returns the kind of players who must discard more than the rest of the sentence says, because they hold too many
/// cards.
fn over(rules: &Rules) -> &'static str {
    let most = most_held(rules);
    match rules.discard {
        Discarding::Plain if most > rules.hand_size() => "plain",
        Discarding::UpTo if most > rules.hand_size() && rules.discard_max > 0 => "up_to",
        Discarding::None | Discarding::ToSize | Discarding::UpTo | Discarding::Plain => "none",
    }
}
