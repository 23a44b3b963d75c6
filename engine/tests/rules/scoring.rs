//! R21–R23, R35–R37: the final score.

use super::*;
use engine::{Chance, Decider, MapName, Score, Scores, Setup, StationUse};

fn scores(position: PositionBuilder) -> Scores {
    position.game().scores()
}

fn first(position: PositionBuilder) -> Score {
    scores(position).seats.remove(0)
}

#[test]
fn r21_routes_and_tickets_and_the_longest_path() {
    let position = table("usa", 2)
        .owns(0, "denver", "santa-fe")
        .owns(0, "santa-fe", "el-paso")
        .ticket(0, "denver", "el-paso")
        .ticket(0, "boston", "miami");
    let score = first(position);
    assert_eq!(score.routes, 2 + 2);
    assert_eq!(score.tickets.iter().map(|ticket| ticket.points).sum::<i16>(), 4 - 12);
    assert_eq!(score.longest.bonus, 10);
    assert_eq!(score.total, 4 + 4 - 12 + 10);
    assert_eq!(score.completed(), 1);
}

#[test]
fn r21_a_score_may_be_negative() {
    let score = first(table("usa", 2).ticket(0, "seattle", "new-york").ticket(0, "boston", "miami"));
    assert_eq!(score.total, -22 - 12);
}

#[test]
fn r21_the_others_routes_complete_nothing() {
    let position = table("usa", 2)
        .owns(0, "denver", "santa-fe")
        .owns(1, "santa-fe", "el-paso")
        .ticket(0, "denver", "el-paso");
    assert_eq!(first(position).completed(), 0);
}

#[test]
fn r22_a_trail_may_pass_a_city_twice_but_no_route() {
    // A ring of three around Dallas with tails at Houston: the ring is walked through.
    let position = table("usa", 2)
        .owns(0, "dallas", "little-rock")
        .owns(0, "little-rock", "oklahoma-city")
        .owns(0, "oklahoma-city", "dallas")
        .owns(0, "dallas", "houston")
        .owns(0, "dallas", "el-paso");
    let score = first(position);
    assert_eq!(score.longest.length, 2 + 2 + 2 + 1 + 4, "in at one tail, around, out at the other");
    assert_eq!(score.longest.routes.len(), 5);
}

#[test]
fn r22_a_fork_is_walked_on_two_of_its_arms() {
    let position = table("usa", 2)
        .owns(0, "helena", "winnipeg")
        .owns(0, "helena", "duluth")
        .owns(0, "helena", "calgary")
        .owns(0, "helena", "omaha");
    assert_eq!(first(position).longest.length, 6 + 5, "Duluth six, Omaha five");
}

#[test]
fn r22_all_tied_seats_get_the_bonus() {
    let position = table("usa", 3).owns(0, "denver", "santa-fe").owns(1, "atlanta", "charleston");
    let bonus: Vec<i16> = scores(position).seats.iter().map(|score| score.longest.bonus).collect();
    assert_eq!(bonus, [10, 10, 0]);
}

#[test]
fn r22_with_nothing_claimed_nobody_gets_the_bonus() {
    assert!(scores(table("usa", 5)).seats.iter().all(|score| score.total == 0 && score.longest.bonus == 0));
}

#[test]
fn r23_usa_most_points_win() {
    let result = scores(table("usa", 2).owns(0, "denver", "santa-fe"));
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Points));
    assert_eq!(result.seats[1].rank, 2);
}

#[test]
fn r23_usa_then_most_completed_tickets() {
    // Seat 0: routes 2 + 2, a ticket of 4, the longest path with 4: 18.
    // Seat 1: no ticket; routes that make 8 and also 4 long at most: 7 + 1, plus 10.
    let position = table("usa", 2)
        .owns(0, "denver", "santa-fe")
        .owns(0, "santa-fe", "el-paso")
        .ticket(0, "denver", "el-paso")
        .owns(1, "calgary", "seattle")
        .owns(1, "dallas", "houston");
    let result = scores(position);
    assert_eq!(result.seats[0].total, result.seats[1].total);
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Tickets));
}

#[test]
fn r23_usa_then_the_longest_path() {
    // Seat 0: one route of 6, 15 and the bonus. Seat 1: as much in pieces of at most 5.
    let position = table("usa", 2)
        .owns(0, "helena", "duluth")
        .owns(1, "atlanta", "miami")
        .owns(1, "denver", "phoenix")
        .owns(1, "chicago", "pittsburgh")
        .owns(1, "dallas", "houston");
    let result = scores(position);
    assert_eq!((result.seats[0].total, result.seats[1].total), (15 + 10, 10 + 10 + 4 + 1));
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Longest));
}

#[test]
fn r23_usa_still_tied_they_share_the_win() {
    let result = scores(table("usa", 3).owns(0, "denver", "santa-fe").owns(1, "atlanta", "charleston"));
    assert_eq!((result.winners, result.decided_by), (vec![seat(0), seat(1)], Decider::Shared));
    assert_eq!(result.seats[2].rank, 3);
}

#[test]
fn r21_europe_counts_four_for_every_station_not_built() {
    let score = first(table("europe", 2).station(0, "wien"));
    assert_eq!((score.unbuilt_stations, score.total), (8, 8));
}

#[test]
fn r35_a_station_lets_its_owner_use_one_route_of_another() {
    let position = table("europe", 2)
        .owns(0, "bruxelles", "frankfurt")
        .owns(0, "berlin", "danzig")
        .owns(0, "amsterdam", "bruxelles")
        .owns(1, "berlin", "frankfurt")
        .station(0, "frankfurt")
        .ticket(0, "frankfurt", "smolensk")
        .ticket(0, "bruxelles", "danzig");
    let score = first(position);
    assert_eq!(score.completed(), 1);
    assert_eq!(score.stations[0].borrows, Some(route("europe", "berlin", "frankfurt")));
}

#[test]
fn r35_one_borrowed_route_serves_several_tickets() {
    let position = table("europe", 2)
        .owns(0, "paris", "bruxelles")
        .owns(1, "wien", "munchen")
        .owns(1, "wien", "budapest")
        .owns(0, "munchen", "zurich")
        .owns(0, "zurich", "paris")
        .owns(0, "paris", "dieppe")
        .owns(0, "dieppe", "london")
        .station(0, "wien")
        .ticket(0, "paris", "wien")
        .ticket(0, "london", "wien");
    let score = first(position);
    assert_eq!(score.completed(), 2, "shared by both");
    assert_eq!(score.stations[0].borrows, Some(route("europe", "munchen", "wien")));
}

#[test]
fn r35_a_station_borrows_one_route_only_and_the_best() {
    // From Wien both ways would complete a ticket each; one of them counts.
    let position = table("europe", 2)
        .owns(1, "wien", "munchen")
        .owns(1, "wien", "budapest")
        .owns(0, "munchen", "zurich")
        .owns(0, "zurich", "paris")
        .owns(0, "budapest", "kyiv")
        .owns(0, "wien", "berlin")
        .station(0, "wien")
        .ticket(0, "paris", "wien")
        .ticket(0, "berlin", "bucuresti")
        .owns(0, "bucuresti", "kyiv");
    let score = first(position);
    let won: i16 = score.tickets.iter().filter(|ticket| ticket.completed).map(|ticket| ticket.points).sum();
    assert_eq!((score.completed(), won), (1, 8), "8 each: one of them, not both");
    assert!(score.stations[0].borrows.is_some());
}

#[test]
fn r35_several_stations_may_make_one_way_together() {
    let position = table("europe", 2)
        .owns(1, "paris", "zurich")
        .owns(1, "munchen", "zurich")
        .owns(1, "munchen", "wien")
        .station(0, "paris")
        .station(0, "zurich")
        .station(0, "wien")
        .ticket(0, "paris", "wien");
    let score = first(position);
    assert_eq!(score.completed(), 1);
    assert!(score.stations.iter().all(|station| station.borrows.is_some()));
}

#[test]
fn r35_a_station_of_no_use_borrows_nothing() {
    let score = first(table("europe", 2).owns(1, "paris", "zurich").station(0, "paris"));
    assert_eq!(score.stations[0].borrows, None);
}

#[test]
fn r36_borrowed_routes_do_not_lengthen_the_longest_path() {
    let position = table("europe", 2)
        .owns(0, "munchen", "zurich")
        .owns(0, "zurich", "paris")
        .owns(1, "munchen", "wien")
        .station(0, "wien")
        .ticket(0, "paris", "wien");
    let score = first(position);
    assert_eq!(score.completed(), 1);
    assert_eq!(score.longest.length, 2 + 3);
}

#[test]
fn r37_europe_most_points_then_most_completed_tickets() {
    // Seat 0: a ticket of 5 and the longest path. Seat 1: as much in three pieces of 4.
    let position = table("europe", 2)
        .owns(0, "budapest", "sarajevo")
        .owns(0, "sarajevo", "sofia")
        .ticket(0, "budapest", "sofia")
        .owns(1, "berlin", "danzig")
        .owns(1, "edinburgh", "london")
        .owns(1, "marseille", "roma");
    let result = scores(position);
    assert_eq!((result.seats[0].total, result.seats[1].total), (4 + 2 + 5 + 10 + 12, 7 + 7 + 7 + 12));
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Tickets));
    let ahead = scores(table("europe", 2).owns(1, "berlin", "danzig"));
    assert_eq!((ahead.winners, ahead.decided_by), (vec![seat(1)], Decider::Points));
}

#[test]
fn r37_europe_then_fewest_stations_built() {
    // Seat 1 has built one station and makes good its four points with two routes of two.
    let position = table("europe", 2)
        .owns(0, "wien", "munchen")
        .owns(1, "berlin", "wien")
        .owns(1, "sarajevo", "sofia")
        .owns(1, "roma", "brindisi")
        .station(1, "riga");
    let result = scores(position);
    let totals: Vec<i16> = result.seats.iter().map(|score| score.total).collect();
    assert_eq!(totals[0], totals[1], "{totals:?}");
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Stations));
}

#[test]
fn r37_europe_then_the_longest_path() {
    // Seat 0: the route of 8, 21 and the bonus. Seat 1: as much in pieces of at most 6.
    let position = table("europe", 2)
        .owns(0, "petrograd", "stockholm")
        .owns(1, "palermo", "smyrna")
        .owns(1, "berlin", "danzig")
        .owns(1, "edinburgh", "london")
        .owns(1, "munchen", "zurich");
    let result = scores(position);
    assert_eq!((result.seats[0].total, result.seats[1].total), (21 + 10 + 12, 15 + 7 + 7 + 2 + 12));
    assert_eq!((result.winners, result.decided_by), (vec![seat(0)], Decider::Longest));
}

#[test]
fn r37_europe_still_tied_they_share_the_win() {
    let result = scores(table("europe", 2).owns(0, "wien", "munchen").owns(1, "berlin", "wien"));
    assert_eq!((result.winners.len(), result.decided_by), (2, Decider::Shared));
}

#[test]
fn r35_a_station_that_is_of_no_use_borrows_nothing() {
    let position = table("europe", 2)
        .owns(1, "roma", "brindisi")
        .owns(1, "roma", "venezia")
        .station(0, "roma")
        .ticket(0, "berlin", "roma");
    assert_eq!(first(position).stations, [StationUse { city: city("europe", "roma"), borrows: None }]);
}

#[test]
fn r35_totals_with_another_route_are_those_after_its_claim() {
    let (mut compared, mut with_station) = (0, 0);
    for seed in 0..20 {
        let mut game = Game::new(Setup::new("europe", 2, seed)).unwrap();
        let mut rng = Chance::new(seed);
        while let Some(action) = game.state().random_action(game.map(), &mut rng) {
            let before = *game.state();
            let seat = game.to_move().unwrap();
            game.apply(action).unwrap();
            let Action::Claim { route, .. } = action else { continue };
            if game.state().route_set(seat) != before.route_set(seat) {
                let with = before.totals_with(game.map(), seat, route);
                assert_eq!(with, game.state().totals(game.map()), "seed {seed}: {route}");
                compared += 1;
                with_station += usize::from(before.station_set(seat) != 0);
            }
        }
    }
    assert!(compared > 200 && with_station > 50, "{compared}, {with_station} of them with a station");
}

/// A map that gives seven points for most completed tickets.
const GENEROUS: &str = "map generous\nname Generous\ndeal 1 regular keep 1\nreturned under\nstations 0 unused 0\nties\n\
    trains 20\ncards 4\ndraw 2 keep 1 returned under\npoints 1 2 4 7 10 15 18 21\nlongest 5\nmost-tickets 7\n\
    both-tracks 3\n\
    city a A\ncity b B\ncity c C\ncity d D\ncity e E\n\
    route a b 1 gray\nroute b c 2 gray\nroute c d 2 gray\nroute d e 3 gray\nroute a e 2 gray\nroute b d 1 gray\n\
    ticket a c 3\nticket a d 4\nticket a e 5\nticket b d 6\nticket b e 7\nticket c e 8\nticket b c 2\nticket c d 2\n";

#[test]
fn r38_most_completed_tickets_count_for_all_who_share_them_and_for_nobody_who_has_none() {
    let map = Map::bring(GENEROUS).unwrap();
    let (mut alone, mut shared, mut nobody) = (0, 0, 0);
    for seed in 0..60 {
        let mut game = Game::new(Setup::around(MapName::of(&map), 3, seed)).unwrap();
        let mut rng = Chance::new(seed);
        while let Some(action) = game.state().random_action(game.map(), &mut rng) {
            game.apply(action).unwrap();
        }
        let scores = game.scores();
        let most = scores.seats.iter().map(Score::completed).max().unwrap();
        for score in &scores.seats {
            let has_most = most > 0 && score.completed() == most;
            assert_eq!(score.most_tickets, if has_most { 7 } else { 0 }, "seed {seed}: {}", score.seat);
            let tickets: i16 = score.tickets.iter().map(|ticket| ticket.points).sum();
            assert_eq!(score.total, score.routes + tickets + score.longest.bonus + score.most_tickets);
            assert_eq!(game.state().totals(game.map())[score.seat.index()], score.total);
        }
        match scores.seats.iter().filter(|score| score.most_tickets > 0).count() {
            0 => nobody += 1,
            1 => alone += 1,
            _ => shared += 1,
        }
    }
    assert!(alone > 0 && shared > 0 && nobody > 0, "{alone} {shared} {nobody}");
}

#[test]
fn r38_a_map_without_the_bonus_does_not_speak_of_it() {
    let score = first(table("usa", 2).owns(0, "denver", "santa-fe"));
    assert_eq!(score.most_tickets, 0);
    let mut written = serde_json::to_value(&score).unwrap();
    assert!(written.get("most_tickets").is_none(), "older versions read it, too");
    written["most_tickets"] = 7.into();
    let generous: Score = serde_json::from_value(written.clone()).unwrap();
    assert_eq!((generous.most_tickets, serde_json::to_value(&generous).unwrap()), (7, written));
}

#[test]
fn r35_a_station_of_no_use_borrows_nothing_beside_one_that_is_of_use() {
    let position = table("europe", 2)
        .owns(1, "roma", "brindisi")
        .owns(1, "munchen", "wien")
        .owns(0, "munchen", "zurich")
        .owns(0, "paris", "zurich")
        .station(0, "roma")
        .station(0, "wien")
        .ticket(0, "paris", "wien");
    let score = first(position);
    assert_eq!(score.completed(), 1);
    let borrows = |key| score.stations.iter().find(|used| used.city == city("europe", key)).unwrap().borrows;
    assert_eq!(borrows("wien"), Some(route("europe", "munchen", "wien")));
    assert_eq!(borrows("roma"), None, "Brindisi completes nothing");
}
