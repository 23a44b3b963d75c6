//! What a person's finished games add up to.

use std::collections::BTreeSet;

use ai::persona::{Level, Persona, Style};
use engine::{Game, Map, SeatId};

use crate::protocol::{
    Achievement, Earned, Filter, GameId, Group, News, Parts, Player, STRETCHES, Statistics, Stretch,
    TableError,
};
use crate::results::results;
use crate::store::{FinishedGame, Store};

/// The statistics of a person; without a name, of the person with the most games.
pub(crate) fn read(
    store: &mut Store,
    player: Option<String>,
    filter: &Filter,
) -> Result<Statistics, TableError> {
    fill_in_feats(store)?;
    let people = store.people()?;
    let bots = store.records_of_bots(filter)?;
    let Some(name) = player.or_else(|| people.first().cloned()) else {
        return Ok(Statistics { bots, ..Statistics::default() });
    };
    let games = store.finished(&name)?;
    let earned =
        earned(&games).into_iter().map(|(game, achievement)| Earned { achievement, finished: game.finished });
    let earned = earned.collect();
    let counted: Vec<&FinishedGame> = games.iter().filter(|game| counts(game, filter)).collect();
    Ok(Statistics { people, player: Some(add_up(name, &counted)), earned, bots })
}

/// What the people of a game have achieved for the first time in it.
pub(crate) fn news(store: &mut Store, game: GameId) -> Result<Vec<News>, TableError> {
    fill_in_feats(store)?;
    let mut news = Vec::new();
    for name in store.people_of(game)? {
        let games = store.finished(&name)?;
        let new = earned(&games).into_iter().filter(|(earlier, _)| earlier.game == game);
        news.extend(new.map(|(game, achievement)| News { seat: SeatId(game.seat), achievement }));
    }
    Ok(news)
}

/// Works out what was achieved in games that were finished by a version without achievements.
fn fill_in_feats(store: &mut Store) -> Result<(), TableError> {
    for id in store.without_feats()? {
        // A game that was deleted, or can't be opened any more, has no achievements.
        let saved = store.load(id).ok().flatten();
        let replayed = saved.and_then(|saved| {
            let game = Game::replay(saved.save.setup, &saved.events).ok()?;
            Some(results(&game, &saved.save.seats))
        });
        let feats: Vec<_> =
            replayed.into_iter().flatten().map(|result| (result.seat, result.feats)).collect();
        store.set_feats(id, &feats)?;
    }
    Ok(())
}

fn counts(game: &FinishedGame, filter: &Filter) -> bool {
    filter.map.as_ref().is_none_or(|map| *map == game.map)
        && filter.seats.is_none_or(|seats| seats == game.seats)
        && filter.level.as_ref().is_none_or(|wanted| levels(game).any(|level| level.key() == wanted))
}

fn levels(game: &FinishedGame) -> impl Iterator<Item = Level> {
    let levels: BTreeSet<Level> = personas(game).map(|persona| persona.level).collect();
    levels.into_iter()
}

fn personas(game: &FinishedGame) -> impl Iterator<Item = Persona> {
    game.bots.iter().filter_map(|bot| Persona::of(bot))
}

/// Every achievement, with the first game in which it was earned.
fn earned(games: &[FinishedGame]) -> Vec<(&FinishedGame, Achievement)> {
    let mut earned: Vec<(&FinishedGame, Achievement)> = Vec::new();
    let (mut maps, mut styles) = (BTreeSet::new(), BTreeSet::new());
    for game in games {
        if game.won > 0.0 {
            maps.extend(Map::named(&game.map).map(|map| map.key()));
            styles.extend(personas(game).map(|persona| persona.style));
        }
        let every_map = (maps.len() == engine::maps().len()).then_some(Achievement::EveryMap);
        let every_style = (styles.len() == Style::ALL.len()).then_some(Achievement::EveryCharacter);
        for feat in game.feats.iter().copied().chain(every_map).chain(every_style) {
            if earned.iter().all(|(_, earlier)| *earlier != feat) {
                earned.push((game, feat));
            }
        }
    }
    earned
}

fn add_up(name: String, games: &[&FinishedGame]) -> Player {
    let count = games.len().max(1) as f64;
    let average =
        |of: fn(&FinishedGame) -> i32| games.iter().map(|game| f64::from(of(game))).sum::<f64>() / count;
    let runs = games.chunk_by(|a, b| (a.won > 0.0) == (b.won > 0.0));
    let wins =
        |run: &[&FinishedGame]| if run.iter().all(|game| game.won > 0.0) { run.len() as u32 } else { 0 };
    Player {
        name,
        games: games.len() as u32,
        wins: games.iter().map(|game| game.won).sum(),
        average_score: average(|game| game.score),
        best_score: games.iter().map(|game| game.score).max().unwrap_or_default(),
        average_margin: average(|game| game.margin),
        tickets_completed: games.iter().map(|game| u32::from(game.completed)).sum(),
        tickets_failed: games.iter().map(|game| u32::from(game.failed)).sum(),
        longest: games.iter().filter(|game| game.longest).count() as u32,
        streak: runs.clone().last().map_or(0, wins),
        best_streak: runs.map(wins).max().unwrap_or_default(),
        parts: Parts {
            routes: average(|game| game.routes),
            tickets: average(|game| game.score - game.routes - longest(game) - unbuilt(game)),
            longest: average(longest),
            stations: average(unbuilt),
        },
        course: games.chunks(games.len().div_ceil(STRETCHES).max(1)).filter_map(stretch).collect(),
        by_map: grouped(games, &|game| vec![game.map.clone()]),
        by_seats: grouped(games, &|game| vec![game.seats.to_string()]),
        by_level: grouped(games, &|game| levels(game).map(|level| level.key().to_owned()).collect()),
        by_bot: grouped(games, &|game| {
            let bots: BTreeSet<&String> = game.bots.iter().collect();
            bots.into_iter().cloned().collect()
        }),
    }
}

/// The points for the longest path. Older results don't have them; then they follow from the map's rules.
fn longest(game: &FinishedGame) -> i32 {
    let from_map =
        || Map::named(&game.map).filter(|_| game.longest).map_or(0, |map| map.features().longest.into());
    game.longest_points.unwrap_or_else(from_map)
}

/// The points for stations that were not built.
fn unbuilt(game: &FinishedGame) -> i32 {
    let from_map = || {
        let features = Map::named(&game.map).map(|map| map.features());
        features.map_or(0, |it| {
            i32::from(it.unused_station) * i32::from(it.stations.saturating_sub(game.stations))
        })
    };
    game.station_points.unwrap_or_else(from_map)
}

fn stretch(games: &[&FinishedGame]) -> Option<Stretch> {
    let count = games.len() as f64;
    Some(Stretch {
        finished: games.last()?.finished,
        games: games.len() as u32,
        wins: games.iter().map(|game| game.won).sum(),
        average_score: games.iter().map(|game| f64::from(game.score)).sum::<f64>() / count,
    })
}

/// The games grouped by their keys, the largest group first.
fn grouped(games: &[&FinishedGame], keys: &dyn Fn(&FinishedGame) -> Vec<String>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for game in games {
        for key in keys(game) {
            let place = groups.iter().position(|group| group.key == key).unwrap_or_else(|| {
                groups.push(Group { key, games: 0, wins: 0.0, average_score: 0.0 });
                groups.len() - 1
            });
            let group = &mut groups[place];
            let before = f64::from(group.games);
            group.games += 1;
            group.wins += game.won;
            group.average_score = (group.average_score * before + f64::from(game.score)) / (before + 1.0);
        }
    }
    groups.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.key.cmp(&b.key)));
    groups
}
