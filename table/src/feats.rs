//! What a person has achieved in one finished game. Achievements over several games are worked out in `statistics`.

use ai::persona::{Level, Persona};
use engine::{Event, Game, RouteKind, Score, Scores, SeatId};

use crate::protocol::{Achievement, Seat, Who};

/// The least points of a ticket that counts as long.
const LONG_TICKET: i16 = 20;

/// The least spaces of a route that counts as long.
const LONG_ROUTE: u8 = 6;

/// The largest lead of a close win, in points.
const CLOSE: i16 = 5;

pub(crate) fn feats(game: &Game, seats: &[Seat], scores: &Scores, score: &Score) -> Vec<Achievement> {
    let stations = game.map().features().stations;
    let trains = game.spectator_view().seats.get(score.seat.index()).map(|seat| seat.trains);
    let done = score.completed();
    let mut feats = by_routes(game, score.seat);
    let mut add = |holds: bool, feat: Achievement| {
        if holds && !feats.contains(&feat) {
            feats.push(feat);
        }
    };
    let long = score.tickets.iter().any(|ticket| ticket.completed && ticket.points >= LONG_TICKET);
    add(long, Achievement::LongTicket);
    add(score.tickets.len() >= 3 && done == score.tickets.len(), Achievement::EveryTicket);
    add(done >= 6, Achievement::SixTickets);
    add(score.longest.holds, Achievement::LongestPath);
    add(trains == Some(0), Achievement::EmptyShed);
    add(score.total >= 100, Achievement::Hundred);
    add(score.stations.iter().any(|station| station.borrows.is_some()), Achievement::Borrowed);
    add(stations > 0 && score.stations.is_empty(), Achievement::StationsKept);
    if scores.winners.contains(&score.seat) {
        let others = scores.seats.iter().filter(|other| other.seat != score.seat);
        let margin = score.total - others.map(|other| other.total).max().unwrap_or_default();
        add(margin <= CLOSE, Achievement::CloseCall);
        add(seats.len() == engine::MAX_SEATS, Achievement::FullTable);
        for level in Level::ALL {
            if let Some(feat) = beaten(level) {
                add(seats.iter().any(|seat| level_of(seat) == Some(level)), feat);
            }
        }
    }
    feats
}

/// What was achieved by claiming routes.
fn by_routes(game: &Game, mine: SeatId) -> Vec<Achievement> {
    let (mut long, mut ferry, mut dear) = (false, false, false);
    let mut extra = 0;
    for event in game.history() {
        match *event {
            Event::TunnelTried { .. } => extra = 0,
            Event::TunnelExtra { extra: more } => extra = more,
            Event::Claimed { seat, route, .. } if seat == mine => {
                let route = game.map().route(route);
                long |= route.length >= LONG_ROUTE;
                match route.kind {
                    RouteKind::Track => {}
                    RouteKind::Tunnel => dear |= extra > 0,
                    RouteKind::Ferry(_) => ferry = true,
                }
            }
            _ => {}
        }
    }
    let all = [(long, Achievement::LongRoute), (ferry, Achievement::Ferry), (dear, Achievement::DearTunnel)];
    all.into_iter().filter_map(|(holds, feat)| holds.then_some(feat)).collect()
}

fn level_of(seat: &Seat) -> Option<Level> {
    match &seat.who {
        Who::Person => None,
        Who::Bot { bot } => Persona::of(bot).map(|persona| persona.level),
    }
}

fn beaten(level: Level) -> Option<Achievement> {
    match level {
        Level::Newcomer | Level::Learner => None,
        Level::Novice => Some(Achievement::BeatNovice),
        Level::Casual => Some(Achievement::BeatCasual),
        Level::Skilled => Some(Achievement::BeatSkilled),
        Level::Strong | Level::Veteran => Some(Achievement::BeatStrong),
        Level::Expert => Some(Achievement::BeatExpert),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Record, Setup};

    use super::*;

    /// A game played by simple means: cards first, then the longest route there is, and a station at times.
    fn over(map: &str, seats: usize, seed: u64) -> Game {
        let mut game = Game::new(Setup::new(map, seats, seed)).expect("a good setup");
        for turn in 0.. {
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            let length = |action: &Action| match action {
                Action::Claim { route, .. } => game.map().route(*route).length,
                _ => 0,
            };
            let longest = legal.iter().copied().max_by_key(length).filter(|action| length(action) > 0);
            let station = legal.iter().copied().find(|action| matches!(action, Action::BuildStation { .. }));
            let draw = legal.contains(&Action::DrawBlind).then_some(Action::DrawBlind);
            let wish = match turn {
                ..40 => draw.or(longest),
                _ if turn % 40 == 0 => station.or(longest),
                _ => longest.or(draw),
            };
            game.apply(wish.unwrap_or(legal[turn % legal.len()])).expect("legal");
        }
        game
    }

    /// The game's seats: a person, and bots of this key.
    fn seats(game: &Game, bot: &str) -> Vec<Seat> {
        let who = |number| if number == 0 { Who::Person } else { Who::Bot { bot: bot.into() } };
        let seat = |(number, colour): (usize, &_)| Seat {
            name: format!("Seat {number}"),
            colour: *colour,
            who: who(number),
        };
        game.setup().seats.iter().enumerate().map(seat).collect()
    }

    /// What the record of a game tells of its first seat, in other words than ours: the text is searched.
    #[test]
    fn what_was_achieved_is_what_the_record_tells() {
        let mut met = std::collections::BTreeSet::new();
        for (map, players) in [("usa", 2), ("usa", 5), ("europe", 2), ("europe", 3)] {
            for seed in 0..12 {
                let game = over(map, players, seed);
                let scores = game.scores();
                let mine = &scores.seats[0];
                let found = feats(&game, &seats(&game, "skilled-racer"), &scores, mine);
                met.extend(found.iter().copied());
                let has = |feat| found.contains(&feat);
                let won = scores.winners.contains(&SeatId(0));
                assert_eq!(has(Achievement::BeatSkilled), won, "{map} {seed}");
                assert!(!has(Achievement::BeatNovice), "no such bot sat there");
                assert_eq!(has(Achievement::FullTable), won && players == 5, "{map} {seed}");
                assert_eq!(has(Achievement::Hundred), mine.total >= 100, "{map} {seed}");
                let unbuilt = map == "europe" && mine.unbuilt_stations == 12;
                assert_eq!(has(Achievement::StationsKept), unbuilt, "{map} {seed}");
                let text = Record::new(game.clone()).write();
                let colour = game.setup().seats[0].to_string();
                let turn = format!(" {colour} tries ");
                let dear = |line: &str| {
                    line.contains(&turn) && line.contains("; extra: ") && line.contains("; claims ")
                };
                let dear = text.lines().any(dear);
                assert_eq!(has(Achievement::DearTunnel), dear, "{map} {seed}: {text}");
            }
        }
        for feat in
            [Achievement::LongRoute, Achievement::Ferry, Achievement::LongestPath, Achievement::EmptyShed]
        {
            assert!(met.contains(&feat), "{feat:?} was never met: this proves little");
        }
    }
}
