//! The consequences of mistakes, where they can be made.

use super::draft::{Drafts, yes};
use crate::phrase;
use crate::t;
use pitch_rules::rules::{EarlyPitch, Field, Group, RankSet, RevokeMode, RevokePenalty};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.begin(Group::Law);
    let mode = if r.allows_mistakes() { RevokeMode::Table } else { RevokeMode::Enforced };
    // Nobody can err where cards lie in rows.
    let fields = &[Field::RevokeMode, Field::Layout, Field::TrumpBy, Field::Draw, Field::Players];
    drafts.clause("mistakes", fields, t!(l, "rule-mistakes", mode = mode.id()));
    if r.allows_mistakes() {
        say_misdeals(drafts);
        say_pitches(drafts);
        say_revokes(drafts);
        drafts.clause("exposed", &[Field::ExposedCard], t!(l, "rule-exposed", exposed = r.exposed_card.id()));
        if Field::PartnerBlind.applies(r) && r.partner_blind {
            drafts.clause("blind-look", &[Field::PartnerBlind], t!(l, "rule-blind-look"));
        }
    }
}

fn say_misdeals(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    let shown = r.misdeal_on_exposed.among(r.pack_in_play().ranks());
    let which = match (r.misdeal_on_exposed, shown) {
        (RankSet::ANY, _) => "any",
        (_, RankSet::NONE) => "none",
        _ => "some",
    };
    let ranks = phrase::rank_set(l, shown);
    drafts.clause(
        "misdeal-shown",
        &[Field::MisdealOnExposed, Field::Pack],
        t!(l, "rule-misdeal-shown", which = which, ranks = ranks),
    );
    drafts.clause(
        "misdeal-count",
        &[Field::MisdealOnCount],
        t!(l, "rule-misdeal-count", counts = yes(r.misdeal_on_count)),
    );
    if Field::MisdealResult.applies(r) {
        drafts.clause(
            "misdeal-result",
            &[Field::MisdealResult],
            t!(l, "rule-misdeal-result", result = r.misdeal_result.id()),
        );
    }
}

fn say_pitches(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    if r.has_bids() {
        drafts.clause("bid-error", &[Field::BidError], t!(l, "rule-bid-error", error = r.bid_error.id()));
    }
    // A card led says nothing where trump is announced: it goes back, and that is all.
    if r.has_bids() && r.pitches_trump() {
        let early = if r.bids_four() { r.early_pitch } else { EarlyPitch::TakeBack };
        let early = t!(l, "rule-early-pitch", early = early.id());
        drafts.clause("early-pitch", &[Field::EarlyPitch, Field::MaxBid], early);
    }
    if r.pitches_trump() {
        drafts.clause("wrong-pitch", &[Field::RevokeMode], t!(l, "rule-wrong-pitch"));
        drafts.clause(
            "wrong-demand",
            &[Field::WrongPitchDemand],
            t!(l, "rule-wrong-demand", demand = r.wrong_pitch_demand.id()),
        );
    }
}

fn say_revokes(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.clause("revoke", &[Field::RevokeMode], t!(l, "rule-revoke"));
    drafts.clause(
        "revoke-correction",
        &[Field::RevokeCorrection],
        t!(l, "rule-revoke-correction", correction = r.revoke_correction.id()),
    );
    drafts.clause("revoke-call", &[Field::RevokeCall], t!(l, "rule-revoke-call", call = r.revoke_call.id()));
    drafts.clause(
        "revoke-penalty",
        &[Field::RevokePenalty],
        t!(l, "rule-revoke-penalty", penalty = r.revoke_penalty.id()),
    );
    let scores = matches!(r.revoke_penalty, RevokePenalty::PointNoGame | RevokePenalty::JackTwo);
    if scores && r.sides() > 2 && r.has_target() && !r.needs_lead() && !r.needs_bid() {
        let first = if r.has_bids() && r.counts_the_bidder_first() { "pitcher" } else { "score" };
        drafts.clause(
            "revoke-together",
            &[
                Field::RevokePenalty,
                Field::GoingOut,
                Field::TrumpBy,
                Field::Teams,
                Field::WinByTwo,
                Field::MustBidToGoOut,
            ],
            t!(l, "rule-revoke-together", first = first),
        );
    }
    drafts.clause("revoke-points", &[Field::RevokePoints], t!(l, "rule-revoke-points", points = r.revoke_points.id()));
    if r.revoke_penalty.is_the_bid() {
        drafts.clause(
            "revoke-no-bid",
            &[Field::RevokeNoBidPenalty],
            t!(l, "rule-revoke-no-bid", points = r.revoke_no_bid_penalty.0),
        );
    }
    let renege = t!(l, "rule-renege", top = r.renege_top, forfeit = yes(r.renege_forfeit));
    drafts.clause_unless(r.renege_top == 0, "renege", &[Field::RenegeTop, Field::RenegeForfeit], renege);
}
