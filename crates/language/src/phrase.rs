//! Sentences about the game: cards, bids, events, choices, refusals, and the reasons for points.
//!
//! Every function takes the [`Language`](crate::Language) to speak; those that name players take
//! [`Names`](crate::Names) as well. A sentence ends with its full stop; a label has none.

mod aloud;
mod award;
mod bot;
mod card;
mod cost;
mod deck;
mod evening;
mod event;
mod fair;
mod field;
mod file;
mod first_deal;
mod joined;
mod judgement;
mod lesson;
mod mark;
mod note;
mod order;
mod pad;
mod person;
mod points;
mod prompt;
mod puzzle;
mod referee;
mod refusal;
mod remark;
mod result;
mod rule_question;
mod sign;
mod story;
mod thought;

pub use aloud::{end_aloud, hand_aloud, held_aloud, lying_aloud, point_aloud};
pub use award::{award, award_brief, award_lines, award_owner, decided, scorers};
pub use bot::{
    advice, advice_ringed, bots, character, habit, level_about, level_name, level_strength, met, met_short, plays,
    program_left, program_plays, reason, said_by, saying, stand_ins, way,
};
pub use card::{
    capital, card, card_alone, card_code, card_in_play, card_in_row, card_object, card_rank, card_with, cards,
    cards_by_suit, cards_or, cards_typed, off_code, point, point_letter, rank, suit,
};
pub use card::{rank_key, suit_key};
pub use cost::skill_key;
pub use cost::{
    accuracy, aids, cost_better, cost_chance, cost_figure, cost_headline, cost_none, cost_percent, cost_place,
    cost_told, cost_wins, costs, hit, skill, skill_in,
};
pub use deck::deck_folder_error;
pub use evening::{balance, evening, evening_game, transfer};
pub use event::{Narrator, trump};
pub use fair::{committed, fair_before, fair_facts, fair_meaning, fair_sign, grouped, verified};
pub use field::{
    card_points, card_points_in_play, counter, field_about, field_name, field_value, group, misfit, proposal, setting,
    speed, trump_token, warning,
};
pub use field::{counting_order, pack_ranks, point_among, rank_one, rank_scores, rank_set, trump_order};
pub use file::{
    fault, fault_line, kept_error, last_crash, load_error, loaded, new_game_error, program_failed, rules_save_error,
    save_error, settings_error, settings_save_error, share_error, unsaved, write_error,
};
pub use first_deal::{cut, first_deal};
pub use joined::{alternatives, closed, list, listed, listed_apart, pair, sentence, sentences, with_figure};
pub use judgement::{chance, choice, coach, coach_in_text, comparison, points};
pub use lesson::{lesson_line, lesson_state, lesson_title, lesson_words, pupils, turning, what_if};
pub use mark::{mark, marked};
pub use note::{bid_button, bid_button_of, bid_note};
pub use order::order_of_trumps;
pub use pad::{
    pad_answer, pad_cell, pad_column, pad_end, pad_example, pad_example_bid, pad_lines, pad_question, pad_says,
    pad_scores, pad_stamp, pad_standing, pad_told, unfit, wrong_line,
};
pub use person::figure;
pub use person::{
    animal, bid, bid_figure, bot_names, call_chip, call_chip_of, change, change_aloud, contract, goal, goal_figure,
    goal_key, holds_bid, offers, partner, player, player_from, player_object, rid, score, score_figure, side, spoken,
    spoken_by, with_partner,
};
pub use points::{carried, tracked, tracked_about};
pub use prompt::{bidding, calls, prompt, question, to_peg, whose_turn};
pub use puzzle::{
    drill_place, drill_result, last_days, puzzle_choice, puzzle_line, puzzle_names, puzzle_record, puzzle_why,
    puzzles_back, theme,
};
pub use referee::{ask, referee, referee_event, ruling_title};
pub use refusal::{refusal, throw_refused, why_not_thrown};
pub use remark::{remark_about, remark_button, remark_words};
pub(crate) use result::is_contested;
pub use result::{
    end, end_by_score, headline, headline_about, highlights, outcome, payment, pool, reds, result_brief, side_result,
    stamp, standing, stopped_early, won_by,
};
pub use rule_question::{rule_answer, rule_question, rules_repair, rules_repaired};
pub use sign::{
    PlateSigns, exchanged, exchanged_about, point_meaning, sign_contract, sign_off_trump, sign_plate, sign_point,
    sign_tag,
};
pub use story::{deals, log, story};
pub use thought::thought;
