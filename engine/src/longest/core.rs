//! What of a network is worth searching. Branches and chains leave no choice, and are reckoned beforehand.

use super::net::{Edge, Net};
use crate::ids::bits64;

impl Net {
    /// A smaller network whose longest trail is as long, unless that lies wholly in what was cut off: the
    /// longest trail there is the other answer.
    pub(super) fn core(mut self) -> (Net, u8) {
        let cities = self.cities(self.left);
        let before = self.left;
        let (hanging, longest) = self.cut_branches(cities);
        let core = self.cities(self.left);
        self.join_chains(core, &hanging);
        self.hang_branches(core, &hanging, before & !self.left, cities & !core);
        (self, longest)
    }

    fn degree(&self, city: u8) -> u32 {
        self.at[usize::from(city)].count_ones()
    }

    fn cut(&mut self, edge: u32) -> Edge {
        let cut = self.edges[edge as usize];
        self.left &= !(1 << edge);
        for end in cut.ends {
            self.at[usize::from(end)] &= !(1 << edge);
        }
        cut
    }

    /// Cuts off every branch that ends in a dead end. A trail walks into one only at its start or its end,
    /// so of all that hang at a city the two deepest are enough to know.
    fn cut_branches(&mut self, cities: u64) -> ([[u8; 2]; 64], u8) {
        let (mut hanging, mut longest) = ([[0; 2]; 64], 0);
        for mut city in bits64(cities) {
            while self.degree(city) == 1 {
                let Edge { ends: [a, b], length } = self.cut(self.at[usize::from(city)].trailing_zeros());
                let depth = hanging[usize::from(city)][0] + length;
                city ^= a ^ b;
                let here: &mut [u8; 2] = &mut hanging[usize::from(city)];
                longest = longest.max(here[0] + depth);
                *here = [here[0].max(depth), here[1].max(here[0].min(depth))];
            }
        }
        (hanging, longest)
    }

    /// Makes one edge of two that meet where nothing else does.
    fn join_chains(&mut self, core: u64, hanging: &[[u8; 2]; 64]) {
        for city in bits64(core).filter(|city| hanging[usize::from(*city)] == [0, 0]) {
            let here = self.at[usize::from(city)];
            if here.count_ones() != 2 {
                continue;
            }
            let (kept, other) = (here.trailing_zeros(), 63 - here.leading_zeros());
            let [from, to] = [kept, other].map(|edge| {
                let [a, b] = self.edges[edge as usize].ends;
                a ^ b ^ city
            });
            // Two tracks to the same city would make a loop, which no set of edges at a city counts twice.
            if from != to {
                let length = self.cut(other).length + self.edges[kept as usize].length;
                self.edges[kept as usize] = Edge { ends: [from, to], length };
                self.at[usize::from(city)] = 0;
                self.at[usize::from(to)] |= 1 << kept;
            }
        }
    }

    /// Hangs the two deepest branches of each city back on, each as one edge. There are edges and cities
    /// enough to make them of: every branch had at least one of both.
    fn hang_branches(&mut self, core: u64, hanging: &[[u8; 2]; 64], edges: u64, cities: u64) {
        let mut places = bits64(edges).zip(bits64(cities));
        for city in bits64(core) {
            for length in hanging[usize::from(city)].into_iter().filter(|depth| *depth > 0) {
                let Some((edge, leaf)) = places.next() else { return };
                self.edges[usize::from(edge)] = Edge { ends: [city, leaf], length };
                self.left |= 1 << edge;
                self.at[usize::from(leaf)] = 1 << edge;
                self.at[usize::from(city)] |= 1 << edge;
            }
        }
    }
}
