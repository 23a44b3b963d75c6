//! Someone who has never played and can't see the page learns by what is told, and by keys.

use drive::{ENTER, Listener, SPACE, Server, TAB, Tree};

/// What a learner is told, and what is done about it.
enum Deed {
    ReadOn,
    /// Everything but this ticket is kept.
    Leave(&'static str),
    Press(&'static str),
    Claim(&'static str),
}

/// The first lesson as it is heard, up to its last word.
const LESSON: [(&str, Deed); 12] = [
    ("Tickets tell you which cities to join", Deed::ReadOn),
    ("take the mark off Seattle–New York", Deed::Leave("Seattle – New York")),
    ("A route is paid with cards of its colour", Deed::ReadOn),
    ("Take the purple one", Deed::Press("1")),
    ("Draw this one unseen", Deed::Press("6")),
    ("Touch Helena–Salt Lake City on the map", Deed::Claim("Helena–Salt Lake City")),
    ("Next for you is Salt Lake City–Las Vegas", Deed::ReadOn),
    ("A locomotive lies open", Deed::Press("3")),
    ("Claim Las Vegas–Salt Lake City", Deed::Claim("Las Vegas–Salt Lake City")),
    ("Take the yellow one that lies open", Deed::Press("3")),
    ("And a second card: draw it unseen", Deed::Press("6")),
    ("Claim Las Vegas–Los Angeles", Deed::Claim("Las Vegas–Los Angeles")),
];

/// The lesson says these words, and waits.
async fn is_told(listener: &Listener, words: &str) {
    let says = |tree: &Tree| {
        tree.within(("region", "Lesson"), "StaticText").iter().any(|it| it.name.contains(words))
    };
    listener.until(words, says).await;
    listener.page.wait_for(".game[data-busy='false']").await;
}

async fn claim(listener: &Listener, route: &str) {
    let rows = listener.claimable().await;
    let place = rows.iter().position(|row| row.contains(route));
    let place = place.unwrap_or_else(|| panic!("{route} is not among {rows:?}"));
    listener.press(&TAB.repeat(place + 1)).await;
    listener.is_at("button", route).await;
    listener.press(ENTER).await;
    let claimed = format!("claimed {route}");
    let asks = |tree: &Tree| tree.focused().is_some_and(|it| it.is("button", "Claim for"));
    let goes_on = |tree: &Tree| asks(tree) || tree.spoken().iter().any(|said| said.contains(&claimed));
    if asks(&listener.until("a payment, or the claim itself", goes_on).await) {
        listener.press(ENTER).await;
    }
}

#[tokio::test]
async fn the_first_lesson_is_learnt_by_ear() {
    let server = Server::start();
    let listener = Listener::sit_down(&server).await;
    for words in ["Learn", "First game"] {
        listener.tab_to(words).await;
        listener.press(ENTER).await;
    }
    for (words, deed) in LESSON {
        is_told(&listener, words).await;
        match deed {
            Deed::ReadOn => {
                listener.tab_to("Go on").await;
                listener.press(ENTER).await;
            }
            Deed::Leave(ticket) => {
                listener.tab_to(ticket).await;
                listener.press(SPACE).await;
                listener.tab_to("Keep 2 tickets").await;
                listener.press(ENTER).await;
            }
            Deed::Press(key) => listener.press(key).await,
            Deed::Claim(route) => claim(&listener, route).await,
        }
    }
    is_told(&listener, "Helena–Los Angeles is done: 8 points").await;
    listener.tab_to("All lessons").await;
    listener.press(ENTER).await;
    let learnt = |tree: &Tree| tree.find("button", "First game").is_some_and(|it| it.name.ends_with("Done"));
    listener.until("a lesson that is learnt", learnt).await;
    listener.close().await;
}
