//! The screens, and the sheets that lie over them.

pub mod consent;
pub mod costs;
mod count;
pub mod curtain;
pub mod evening;
pub mod first_deal;
pub mod glance;
pub mod glossary;
pub mod home;
pub mod house_rules;
pub mod keys;
pub mod lessons;
pub mod menu;
pub mod new_game;
pub mod opening;
pub mod over;
pub mod players;
pub mod puzzles;
pub mod result;
pub mod review;
pub mod rules;
pub mod saves;
pub mod settings;
pub mod solution;
pub mod statistics;
pub mod table;
pub mod why;
