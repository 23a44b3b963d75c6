//! A simple classifier that gets the pixels along a route, and says whose trains are there, if any.

use std::collections::BTreeMap;

use engine::{Card, SeatColour};

use super::board::Kind;
use super::strip::Point;
use super::view::Seen;

/// The colour at each distance from the middle of a route.
type Profile = Vec<Point>;

/// This many points of a profile are on the space; the others are beside it.
const POINTS_ON_SPACE: usize = 8;

/// The average profiles that it has learnt.
pub struct Classifier {
    trains: BTreeMap<SeatColour, Profile>,
    /// Free spaces of each colour.
    spaces: BTreeMap<Option<Card>, Profile>,
    /// What is beside free spaces: nothing, or the mark of a route that can be claimed.
    beside: BTreeMap<bool, Profile>,
}

impl Classifier {
    pub fn learn(shown: &[Seen]) -> Classifier {
        let (mut trains, mut spaces, mut beside) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for Seen { kind, is_marked, strip } in shown {
            let profile = strip.profile();
            match kind {
                Kind::Claimed(seat) => trains.entry(*seat).or_insert_with(Vec::new).push(profile),
                Kind::Free(colour) => {
                    let (on, off) = profile.split_at(POINTS_ON_SPACE);
                    spaces.entry(*colour).or_insert_with(Vec::new).push(on.to_vec());
                    beside.entry(*is_marked).or_insert_with(Vec::new).push(off.to_vec());
                }
            }
        }
        Classifier { trains: means(trains), spaces: means(spaces), beside: means(beside) }
    }

    /// What the profile is most similar to.
    pub fn classify(&self, profile: &[Point]) -> Kind {
        let (on, off) = profile.split_at(POINTS_ON_SPACE);
        let (seat, as_trains) = nearest(&self.trains, profile);
        let ((colour, as_space), (_, as_beside)) = (nearest(&self.spaces, on), nearest(&self.beside, off));
        if as_trains < as_space + as_beside { Kind::Claimed(seat) } else { Kind::Free(colour) }
    }
}

fn means<K: Ord>(all: BTreeMap<K, Vec<Profile>>) -> BTreeMap<K, Profile> {
    let mean = |profiles: Vec<Profile>| {
        let at = |point: usize| {
            [0, 1, 2, 3]
                .map(|part| profiles.iter().map(|it| it[point][part]).sum::<f64>() / profiles.len() as f64)
        };
        (0..profiles[0].len()).map(at).collect()
    };
    all.into_iter().map(|(key, profiles)| (key, mean(profiles))).collect()
}

/// The one that differs least, and by how much.
fn nearest<K: Copy + Ord>(known: &BTreeMap<K, Profile>, seen: &[Point]) -> (K, f64) {
    let square = |(a, b): (&Point, &Point)| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
    let all = known.iter().map(|(key, profile)| (*key, profile.iter().zip(seen).map(square).sum::<f64>()));
    all.min_by(|a, b| a.1.total_cmp(&b.1)).expect("it has learnt something")
}
