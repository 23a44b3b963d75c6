//! The first lesson with a screen reader and keys alone.

use drive::{AccessibilityTree, ENTER, SPACE, ScreenReaderUser, Server, TAB};

/// What the learner does at a step of the lesson.
enum LearnerAction {
    ReadOn,
    /// Tick these tickets, and keep them.
    Keep([&'static str; 2]),
    Press(&'static str),
    Claim(&'static str),
}

/// The steps of the first lesson: what each says, and what the learner does then.
const LESSON: [(&str, LearnerAction); 12] = [
    ("Tickets tell you which cities to connect", LearnerAction::ReadOn),
    ("but not Seattle–New York", LearnerAction::Keep(["Helena – Los Angeles", "Calgary – Salt Lake City"])),
    ("You pay for a route with cards of its colour", LearnerAction::ReadOn),
    ("Take the purple one", LearnerAction::Press("1")),
    ("Draw this one from the deck", LearnerAction::Press("6")),
    ("Helena–Salt Lake City on the map", LearnerAction::Claim("Helena–Salt Lake City")),
    ("Next up for you is Salt Lake City–Las Vegas", LearnerAction::ReadOn),
    ("There's a locomotive face up", LearnerAction::Press("3")),
    ("Claim Las Vegas–Salt Lake City", LearnerAction::Claim("Las Vegas–Salt Lake City")),
    ("Take the face-up yellow one", LearnerAction::Press("3")),
    ("Now draw a second card from the deck", LearnerAction::Press("6")),
    ("Claim Las Vegas–Los Angeles", LearnerAction::Claim("Las Vegas–Los Angeles")),
];

/// Waits until the lesson shows these words, and no move is being made.
async fn wait_for_step(user: &ScreenReaderUser, words: &str) {
    let says = |tree: &AccessibilityTree| {
        tree.all_within(("region", "Lesson"), "StaticText").iter().any(|it| it.name.contains(words))
    };
    user.wait_until(words, says).await;
    user.page.wait_for(".game[data-busy='false']").await;
}

async fn claim(user: &ScreenReaderUser, route: &str) {
    let rows = user.open_claimable_routes().await;
    let place = rows.iter().position(|row| row.contains(route));
    let place = place.unwrap_or_else(|| panic!("{route} is not among {rows:?}"));
    user.press(&TAB.repeat(place + 1)).await;
    user.wait_for_focus("button", route).await;
    user.press(ENTER).await;
    let claimed = format!("claimed {route}");
    let asks = |tree: &AccessibilityTree| tree.focused().is_some_and(|it| it.is("button", "Claim for"));
    let goes_on = |tree: &AccessibilityTree| {
        asks(tree) || tree.announcements().iter().any(|said| said.contains(&claimed))
    };
    if asks(&user.wait_until("a payment, or the claim itself", goes_on).await) {
        user.press(ENTER).await;
    }
}

#[tokio::test]
async fn the_first_lesson_is_learnt_by_ear() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    for words in ["Learn", "First game"] {
        user.tab_to(words).await;
        user.press(ENTER).await;
    }
    for (words, action) in LESSON {
        wait_for_step(&user, words).await;
        match action {
            LearnerAction::ReadOn => {
                user.tab_to("Continue").await;
                user.press(ENTER).await;
            }
            LearnerAction::Keep(tickets) => {
                for ticket in tickets {
                    user.tab_to(ticket).await;
                    user.press(SPACE).await;
                }
                user.tab_to("Keep 2 tickets").await;
                user.press(ENTER).await;
            }
            LearnerAction::Press(key) => user.press(key).await,
            LearnerAction::Claim(route) => claim(&user, route).await,
        }
    }
    wait_for_step(&user, "Helena–Los Angeles is complete").await;
    user.tab_to("All lessons").await;
    user.press(ENTER).await;
    let learnt = |tree: &AccessibilityTree| {
        tree.find("button", "First game").is_some_and(|it| it.name.ends_with("Done"))
    };
    user.wait_until("a lesson that is learnt", learnt).await;
    user.close().await;
}
