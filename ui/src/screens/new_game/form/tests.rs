use engine::SeatId;
use table::protocol::{Claims, GameId, Summary};

use super::*;
use crate::bots::{Level, Style};
use crate::words::{Language, speak};

fn last(map: &str, seats: Vec<Seat>) -> GameCard {
    let summary = Summary {
        to_move: Some(SeatId(0)),
        round: 3,
        scores: vec![0; seats.len()],
        winners: Vec::new(),
        claims: Claims::default(),
    };
    let title = String::new();
    GameCard {
        game: GameId(1),
        title,
        map: map.into(),
        seats,
        summary,
        played: 0,
        taken_back: false,
        branch: None,
    }
}

fn bot(key: &str, colour: SeatColour) -> Seat {
    Seat { name: "Someone".into(), colour, who: Who::Bot { bot: key.into() } }
}

#[test]
fn the_first_game_is_a_person_against_a_bot_and_can_be_started_as_it_is() {
    let start = Form::after(None).start();
    assert_eq!(start.seats.len(), 2);
    assert!(start.seats[0].is_person() && !start.seats[1].is_person());
    assert_eq!(start.seats[0].name, "Player 1");
    assert_eq!(start.seed, None);
}

#[test]
fn the_next_game_is_set_up_as_the_last_one() {
    let person = Seat { name: "Ida".into(), colour: SeatColour::Green, who: Who::Person };
    let seats = vec![person, bot("expert-racer", SeatColour::Black)];
    let form = Form::after(Some(&last("europe", seats.clone())));
    let start = form.start();
    assert_eq!((start.map.key.as_str(), &start.seats[0]), ("europe", &seats[0]));
    assert_eq!(start.seats[1].who, seats[1].who);
    assert_eq!(start.seats[1].colour, SeatColour::Black);
}

#[test]
fn a_name_that_was_proposed_is_proposed_in_the_language_that_is_spoken_and_a_given_one_stays() {
    let person = |name: &str, colour| Seat { name: name.into(), colour, who: Who::Person };
    let seats = vec![person("Jucătorul 1", SeatColour::Blue), person("Player Ada", SeatColour::Red)];
    let card = last("usa", seats);
    let names = |language| {
        speak(language);
        Form::after(Some(&card)).names()
    };
    assert_eq!(names(Language::Spanish), ["Jugador 1", "Player Ada"]);
    assert_eq!(names(Language::English), ["Player 1", "Player Ada"]);
}

#[test]
fn a_picked_face_goes_with_the_name_that_is_typed_at_last() {
    let mut form = Form::after(None);
    assert_eq!(form.faces().count(), 0, "nothing is kept for whoever picks none");
    form.places[0].face = Some(Traveller::Beard);
    form.places[0].name = " Ida ".into();
    form.places[1].face = Some(Traveller::Hat);
    assert_eq!(form.faces().collect::<Vec<_>>(), [("Ida".to_owned(), Traveller::Beard)], "a bot has its own");
}

#[test]
fn a_bot_that_is_no_character_is_replaced_by_the_usual_one() {
    let seats = vec![bot("one-step", SeatColour::Red), bot("planner", SeatColour::Blue)];
    let form = Form::after(Some(&last("usa", seats)));
    assert!(form.places.iter().all(|place| place.occupant == Occupant::Bot(bots::USUAL)));
}

#[test]
fn a_map_that_is_not_there_any_more_is_not_offered_again() {
    let seats = vec![bot("casual", SeatColour::Red), bot("casual", SeatColour::Blue)];
    assert_eq!(Form::after(Some(&last("atlantis", seats))), Form::after(None));
}

#[test]
fn colours_stay_different_whatever_is_chosen() {
    let mut form = Form::after(None);
    form.add(Occupant::Person);
    form.paint(0, form.places[2].colour);
    form.remove(1);
    form.add(Occupant::Person);
    let mut colours: Vec<_> = form.places.iter().map(|place| place.colour).collect();
    colours.sort();
    colours.dedup();
    assert_eq!(colours.len(), 3);
}

#[test]
fn a_table_has_two_to_five_seats() {
    let mut form = Form::after(None);
    form.remove(0);
    assert_eq!(form.places.len(), 2, "two must stay");
    for _ in 0..9 {
        form.add(Occupant::Bot(form.next_bot()));
    }
    assert_eq!(form.places.len(), 5);
}

#[test]
fn bots_that_sit_down_are_different_characters_of_the_same_strength() {
    let mut form = Form::after(None);
    form.sit(1, Occupant::Bot(Persona { level: Level::Strong, style: Style::Racer }));
    form.add(Occupant::Bot(form.next_bot()));
    let Occupant::Bot(next) = form.places[2].occupant else { panic!("a bot") };
    assert_eq!(next.level, Level::Strong);
    assert_ne!(next.style, Style::Racer);
}

#[test]
fn nobody_is_called_like_another() {
    let mut form = Form::after(None);
    form.add(Occupant::Person);
    form.add(Occupant::Bot(bots::USUAL));
    assert_eq!(form.names(), ["Player 1", "Maud", "Player 2", "Maud 2"]);
}

#[test]
fn a_bot_is_not_called_like_a_person_wherever_they_sit() {
    let mut form = Form::after(None);
    form.places[0].name = " maud ".into();
    form.add(Occupant::Bot(bots::USUAL));
    form.add(Occupant::Person);
    form.places[3].name = "Maud 2".into();
    assert_eq!(form.names(), ["maud", "Maud 3", "Maud 4", "Maud 2"]);
    let seats = form.start().seats;
    assert_eq!(seats[1].name, "Maud 3", "and so the table is told");
    form.sit(3, Occupant::Bot(bots::USUAL));
    assert_eq!(
        form.names(),
        ["maud", "Maud 2", "Maud 3", "Maud 4"],
        "a name that waits for a person is free"
    );
}

#[test]
fn a_name_comes_back_with_the_person() {
    let mut form = Form::after(None);
    form.places[0].name = "Ida".into();
    form.sit(0, Occupant::Bot(bots::USUAL));
    form.sit(0, Occupant::Person);
    assert_eq!(form.names()[0], "Ida");
}

#[test]
fn who_begins_follows_the_seat() {
    let mut form = Form::after(None);
    form.add(Occupant::Person);
    form.first = Some(2);
    form.remove(0);
    assert_eq!(form.first, Some(1), "the same seat, one place further up");
    form.add(Occupant::Person);
    form.remove(1);
    assert_eq!(form.first, None, "it went: the lot decides");
}

#[test]
fn whoever_plays_alone_can_change_the_level_of_all_bots_at_once() {
    let mut form = Form::after(None);
    assert_eq!(form.alone_against(), Some(("Player 1".into(), Level::Learner)), "as in a first game");
    form.add(Occupant::Bot(Persona { level: Level::Learner, style: Style::Racer }));
    form.play_against(Level::Novice);
    assert_eq!(form.alone_against(), Some(("Player 1".into(), Level::Novice)));
    assert_eq!(form.start().seats[2].who, Who::Bot { bot: "novice-racer".into() }, "characters stay");
    form.add(Occupant::Bot(Persona { level: Level::Casual, style: Style::Planner }));
    assert_eq!(form.alone_against(), None, "bots of two levels");
    form.sit(3, Occupant::Person);
    assert_eq!(form.alone_against(), None, "two people");
}
