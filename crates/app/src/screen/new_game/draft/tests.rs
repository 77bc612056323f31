//! Choosing games, seats and names.

use super::*;

/// The draft of somebody who plays against plain bots.
fn draft() -> Draft {
    Draft::new(&Language::default(), &by_level(), &[])
}

fn by_level() -> Choices {
    Choices { level: Level::USUAL, ..Choices::default() }
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn names(draft: &Draft) -> Vec<&str> {
    draft.seats().iter().map(|sitting| sitting.name.as_str()).collect()
}

#[test]
fn the_first_game_is_one_person_against_three_bots() {
    let draft = draft();
    let kinds: Vec<bool> = draft.players().iter().map(Player::is_person).collect();
    assert_eq!(kinds, [true, false, false, false]);
    assert_eq!(draft.problem(), None);
    assert_eq!(draft.rules(), &Rules::default());
    assert_eq!(names(&draft)[0], "You");
}

#[test]
fn every_game_seats_all_the_numbers_it_allows_and_no_others() {
    let l = Language::default();
    for game in Preset::ALL {
        let mut draft = draft();
        draft.choose(&l, game);
        assert_eq!(draft.problem(), None, "{game}");
        for count in draft.sizes() {
            draft.seat_so_many(&l, count);
            assert_eq!((draft.seats().len(), draft.problem()), (count, None), "{game}");
            for teams in draft.teams() {
                draft.set(Field::Teams, Field::Teams.get(&Rules { teams, ..Rules::default() }));
                assert_eq!(draft.problem(), None, "{game}, {teams:?}");
            }
        }
        draft.seat_so_many(&l, 9);
        assert_eq!(draft.seats().len(), *draft.sizes().end(), "{game}");
        for _ in 0..9 {
            draft.remove(&l, seat(0));
        }
        assert_eq!((draft.seats().len(), draft.can_remove()), (*draft.sizes().start(), false), "{game}");
        assert_eq!(draft.problem(), None, "{game}");
    }
}

#[test]
fn one_of_the_eight_has_one_place_and_one_name() {
    let l = Language::default();
    let otto = Kind::Bot(Level::Character(Character::Otto));
    let twice = Choices { kinds: vec![Kind::Person, otto, otto], ..Choices::default() };
    let mut draft = Draft::new(&l, &twice, &[]);
    assert_eq!(names(&draft), ["You", "Otto", "Nia", "Teo"]);
    draft.name(seat(1), "Bo");
    assert_eq!(names(&draft)[1], "Otto");
    draft.seat(&l, seat(3), otto);
    assert_eq!(names(&draft), ["You", "Teo", "Nia", "Otto"], "they change places");
    draft.seat(&l, seat(1), Kind::Person);
    draft.name(seat(1), "Hana");
    draft.seat(&l, seat(2), Kind::Bot(Level::Character(Character::Hana)));
    assert_eq!(draft.problem(), Some(Problem::Twice(seat(2))), "a person may have the name of one of them");
}

#[test]
fn partners_are_found_where_there_can_be_any() {
    let l = Language::default();
    let mut draft = draft();
    draft.choose(&l, Preset::Setback);
    let mut teams = |count| {
        draft.seat_so_many(&l, count);
        (draft.rules().teams, draft.teams().len())
    };
    assert_eq!(teams(4), (Teams::Pairs, 2));
    assert_eq!(teams(5), (Teams::None, 1));
    assert_eq!(teams(6), (Teams::Pairs, 3));
    draft.set(Field::Teams, Value::Choice("none"));
    draft.seat_so_many(&l, 4);
    assert_eq!(draft.rules().teams, Teams::None, "who plays alone goes on alone");
    draft.choose(&l, Preset::SevenUp);
    assert_eq!((draft.rules().teams, draft.teams().len()), (Teams::PairsAtFour, 1));
}

#[test]
fn a_table_keeps_its_people_when_it_changes_the_game() {
    let l = Language::default();
    let mut draft = draft();
    draft.name(seat(0), "Ruth");
    draft.set(Field::Ceremony, Value::Flag(true));
    draft.choose(&l, Preset::Trinidad);
    assert_eq!((names(&draft)[0], draft.seats().len()), ("Ruth", 4));
    assert_eq!(draft.rules(), &Rules { ceremony: true, ..Rules::from(Preset::Trinidad) });
}

#[test]
fn several_persons_are_numbered_until_they_have_names() {
    let l = Language::default();
    let mut draft = draft();
    draft.seat(&l, seat(2), Kind::Person);
    assert_eq!((names(&draft)[0], names(&draft)[2]), ("Player 1", "Player 2"));
    assert_eq!(draft.nameless(), Some(seat(0)));
    draft.name(seat(0), "Ruth");
    draft.name(seat(2), "Tom");
    assert_eq!(draft.nameless(), None);
    draft.seat(&l, seat(0), Kind::Bot(Level::USUAL));
    assert_eq!((names(&draft)[0], names(&draft)[2]), ("Ruth", "Tom"), "a name that was typed stays");
    let mut draft = Draft::new(&l, &by_level(), &[]);
    draft.seat(&l, seat(1), Kind::Person);
    draft.seat(&l, seat(1), Kind::Bot(Level::USUAL));
    assert_eq!(names(&draft)[0], "You");
    assert!(!names(&draft)[1].starts_with("Player"), "a bot has a name of its own again");
    assert_eq!(draft.problem(), None);
}

#[test]
fn names_must_be_there_and_differ() {
    let mut draft = draft();
    draft.name(seat(1), " \u{200b} ");
    assert_eq!(draft.problem(), Some(Problem::Nameless(seat(1))));
    draft.name(seat(1), "you ");
    assert_eq!(draft.problem(), Some(Problem::Twice(seat(1))));
    draft.name(seat(1), &"x".repeat(90));
    assert_eq!(draft.problem(), None);
    assert_eq!(draft.seats()[1].name.len(), LONGEST_NAME);
}

#[test]
fn rules_that_do_not_fit_are_mended() {
    let l = Language::default();
    let mut draft = draft();
    draft.set(Field::Teams, Value::Choice("threes"));
    assert_eq!(draft.problem(), Some(Problem::Misfit(Misfit::Teams { players: 4 })));
    draft.mend(&l);
    assert_eq!(draft.problem(), None);
}

#[test]
fn who_makes_mistakes_leaves_where_none_can_be_made() {
    let l = Language::default();
    let mut draft = draft();
    assert!(!draft.levels().contains(&Level::Clumsy));
    draft.set(Field::RevokeMode, Value::Choice("table"));
    assert!(draft.levels().contains(&Level::Clumsy));
    draft.seat(&l, seat(1), Kind::Bot(Level::Clumsy));
    assert_eq!((draft.seats()[1].kind, draft.level), (Kind::Bot(Level::Clumsy), Level::Clumsy));
    draft.set(Field::RevokeMode, Value::Choice("enforced"));
    assert_eq!((draft.seats()[1].kind, draft.level), (Kind::Bot(Level::USUAL), Level::USUAL));
}

#[test]
fn what_was_chosen_comes_back_the_next_time() {
    let l = Language::default();
    let mut first = draft();
    first.choose(&l, Preset::Racehorse);
    first.name(seat(0), "Ruth");
    first.seat(&l, seat(2), Kind::Person);
    first.set(Field::Target, Value::Number(21));
    first.set(Field::SettlementSetbackBonus, Value::Flag(true));
    let again = Draft::new(&l, &first.choices(), &[]);
    assert_eq!(again, first);
    assert_eq!(again.values(Field::Target).last(), Some(&Value::Number(21)));
    first.choose(&l, Preset::TenPoint);
    let offered = [32, 42, 52, 62].map(Value::Number);
    assert_eq!(first.values(Field::Target), offered, "what is usual in games like it");
    let german = Language::new("de").expect("German");
    assert_eq!(
        names(&Draft::new(&german, &Choices::default(), &[]))[0],
        "Du",
        "a name that nobody typed is translated"
    );
}

#[test]
fn a_program_is_called_as_its_file_is_until_another_plays() {
    let (l, mut draft) = (Language::default(), draft());
    let guests = Guest::all(vec!["exec:./mybot".parse().expect("a program"); 2]);
    assert_eq!(guests.iter().map(Guest::name).collect::<Vec<_>>(), ["mybot", "mybot 2"]);
    draft.offer_guests(&guests);
    draft.seat_guest(&l, seat(1), guests[0].clone());
    draft.seat_guest(&l, seat(2), guests[0].clone());
    assert_eq!(names(&draft)[1], "mybot");
    assert_eq!(draft.problem(), None, "{:?}", names(&draft));
    assert_eq!((draft.players()[1].level(), draft.players()[3].level()), (None, Some(Level::USUAL)));
    assert_eq!(draft.choices().names[1..3], ["", ""], "the next game has other bots");
    draft.seat(&l, seat(1), Kind::Bot(Level::USUAL));
    assert_ne!(names(&draft)[1], "mybot");
    draft.seat_guest(&l, seat(3), guests[1].clone());
    draft.name(seat(3), "Hal");
    draft.seat(&l, seat(3), Kind::Bot(Level::BEST));
    assert_eq!((names(&draft)[3], &draft.seats()[3].guest), ("Hal", &None));
}
