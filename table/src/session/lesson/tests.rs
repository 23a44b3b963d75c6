//! Every lesson must be a game by the rules that can be taken to its end.

use engine::{Action, Record};

use super::LessonSession;
use crate::lesson::{Script, text};
use crate::protocol::{Lesson, TableError, Update};

fn script(lesson: Lesson) -> Script {
    Script::read(text(lesson)).unwrap_or_else(|error| panic!("{lesson:?}: {error}"))
}

/// Takes a lesson from its beginning to its end, doing what is waited for.
fn take(lesson: Lesson) -> LessonSession {
    take_to(lesson, "done")
}

/// The same up to a step.
fn take_to(lesson: Lesson, key: &str) -> LessonSession {
    let mut course = LessonSession::begin(lesson).expect("a lesson");
    for turn in 0..100 {
        let snapshot = course.snapshot();
        let step = snapshot.lesson.expect("a lesson says what it teaches");
        assert_eq!(usize::from(step.number), turn + 1, "{lesson:?} goes step by step");
        if step.key == key {
            return course;
        }
        match step.awaits {
            Some(action) => {
                assert!(snapshot.view.legal.contains(&action), "{lesson:?}: {} is not legal", step.key);
                course.play(course.revision(), action).expect("what is waited for can be done");
            }
            None => {
                course.read_on(step.number);
            }
        }
    }
    panic!("{lesson:?} has no end");
}

#[test]
fn every_lesson_is_a_game_by_the_rules_and_can_be_finished() {
    for lesson in Lesson::ALL {
        let course = take(lesson);
        let whole = script(lesson).game;
        assert_eq!(
            course.revision() as usize,
            whole.history().len(),
            "{lesson:?} ends where its record ends"
        );
        assert_eq!(whole.map().key(), lesson.map(), "{lesson:?} is on the map that it says");
        assert!((5..=20).contains(&script(lesson).steps.len()), "{lesson:?} takes about five minutes");
    }
}

#[test]
fn the_ticket_of_a_lesson_is_done_at_its_end_and_not_before() {
    for (lesson, cities) in [
        (Lesson::FirstGame, "Helena–Los Angeles"),
        (Lesson::Doubles, "Sault St. Marie–Oklahoma City"),
        (Lesson::Tickets, "Vancouver–Montréal"),
        (Lesson::Ferry, "Roma–Smyrna"),
        (Lesson::Tunnel, "Barcelona–München"),
        (Lesson::Station, "Paris–Wien"),
    ] {
        let done = |course: &LessonSession| {
            let view = course.snapshot().view;
            let map = &view.map;
            let scores = view.scores_so_far();
            let own = &scores.seats[view.viewer.expect("the learner").index()];
            own.tickets.iter().any(|it| map.ticket_name(it.ticket) == cities && it.completed)
        };
        assert!(!done(&LessonSession::begin(lesson).expect("a lesson")), "{lesson:?} has something to do");
        assert!(done(&take(lesson)), "{lesson:?} gets it done");
    }
}

#[test]
fn what_the_lessons_say_of_the_game_is_so() {
    let seats = |course: &LessonSession| course.snapshot().view.scores_so_far().seats;
    let trains = |course: &LessonSession| -> Vec<u8> {
        course.snapshot().view.seats.iter().map(|seat| seat.trains).collect()
    };
    let late = LessonSession::begin(Lesson::Tickets).expect("a lesson");
    assert_eq!(trains(&late), [8, 6]);
    let longest: Vec<_> =
        seats(&take_to(Lesson::Tickets, "last-round")).iter().map(|seat| seat.longest.length).collect();
    assert_eq!(longest, [32, 29]);
    assert_eq!(trains(&take_to(Lesson::Tickets, "last")), [5, 2]);

    let one_station = take_to(Lesson::Station, "one-route");
    let map = one_station.snapshot().view.map;
    let borrowed: Vec<_> = seats(&one_station)[0].stations.iter().filter_map(|used| used.borrows).collect();
    assert_eq!(borrowed.iter().map(|id| map.route_name(*id)).collect::<Vec<_>>(), ["München–Venezia"]);
}

#[test]
fn something_else_changes_nothing_and_is_told() {
    let mut course = LessonSession::begin(Lesson::Doubles).expect("a lesson");
    course.read_on(1);
    let before = course.snapshot();
    let awaits = before.lesson.as_ref().expect("a lesson").awaits;
    assert_ne!(awaits, Some(Action::DrawBlind), "the step wants something else");
    let updates = course.play(course.revision(), Action::DrawBlind).expect("it is legal");
    let [Update::Returned { snapshot }] = &updates[..] else { panic!("one word about it: {updates:?}") };
    assert_eq!(snapshot.view, before.view, "nothing has happened");
    let step = snapshot.lesson.as_ref().expect("a lesson");
    assert_eq!((step.awaits, step.slip), (awaits, Some((Action::DrawBlind, 1))));
    course.play(course.revision(), Action::DrawBlind).expect("it is legal");
    assert_eq!(course.snapshot().lesson.expect("a lesson").slip, Some((Action::DrawBlind, 2)));

    course.play(course.revision(), awaits.expect("something to do")).expect("the right thing");
    assert_eq!(course.snapshot().lesson.expect("a lesson").slip, None, "what is done is done");
}

#[test]
fn the_rules_come_before_the_lesson() {
    let mut course = LessonSession::begin(Lesson::Ferry).expect("a lesson");
    let refused = course.play(course.revision(), Action::Pass);
    assert!(matches!(refused, Err(TableError::Illegal { .. })), "{refused:?}");
    assert_eq!(course.play(0, Action::DrawBlind), Err(TableError::Stale { now: course.revision() }));
}

#[test]
fn a_page_is_turned_once() {
    let mut course = LessonSession::begin(Lesson::FirstGame).expect("a lesson");
    course.read_on(1);
    let second = course.read_on(1);
    assert_eq!(second.lesson.expect("a lesson").number, 2);
    assert!(
        course.read_on(2).lesson.expect("a lesson").awaits.is_some(),
        "what is to be done is not read away"
    );
}

#[test]
fn others_cards_stay_hidden_in_a_lesson_too() {
    let course = take(Lesson::FirstGame);
    let snapshot = course.snapshot();
    let whole = script(Lesson::FirstGame);
    assert_eq!(snapshot.view, whole.game.view(whole.learner), "the learner sees what a seat may see");
}

#[test]
fn a_script_is_written_as_the_engine_writes_it() {
    for lesson in Lesson::ALL {
        let plain = |text: &str| {
            let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            lines.filter(|line| !line.starts_with("result:")).map(str::to_owned).collect::<Vec<_>>()
        };
        let record = Record::read(text(lesson)).expect("a record");
        assert_eq!(plain(&record.write()), plain(text(lesson)), "{lesson:?}");
    }
}
