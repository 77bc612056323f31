//! What may be played, and who takes the trick.

use super::draft::{Drafts, yes};
use crate::engine::rules::{Field, Group, ThrowIn};
use crate::t;

pub(super) fn say(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Play);
    if Field::PartnerBlind.applies(r) {
        let blind = t!(l, "rule-blind", blind = yes(r.partner_blind));
        drafts.say_unless(!r.partner_blind, "blind", &[Field::PartnerBlind], blind);
    }
    drafts.say("follow", &[Field::Ruff], t!(l, "rule-follow", ruff = r.ruff.id()));
    drafts.say("undertrump", &[Field::Undertrump], t!(l, "rule-undertrump", undertrump = r.undertrump.id()));
    drafts.say("trick", &[], t!(l, "rule-trick"));
    let throw = t!(l, "rule-throw-in", throw = r.throw_in.id());
    drafts.say_unless(r.throw_in == ThrowIn::Off, "throw-in", &[Field::ThrowIn], throw);
    drafts.say("claims", &[Field::Claims], t!(l, "rule-claims", claims = yes(r.claims)));
}
