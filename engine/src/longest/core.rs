//! The part of a network that must be searched. Branches and chains leave no choice and are computed beforehand.

use super::net::{Edge, Net};
use crate::ids::bits64;

impl Net {
    /// A smaller network, and the length of the longest trail that lies wholly in the branches cut off. The longest
    /// trail of this network is the greater of that and the longest trail of the smaller one.
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

    /// Cuts off every branch that ends in a dead end. A trail enters one only at its start or its end, so for each city
    /// only the two deepest branches matter. Returns their depths, and the longest trail within the branches.
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

    /// Merges two edges into one where only those two meet.
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
            // Two tracks to the same city would become a loop, and a set of edges cannot count a loop twice.
            if from != to {
                let length = self.cut(other).length + self.edges[kept as usize].length;
                self.edges[kept as usize] = Edge { ends: [from, to], length };
                self.at[usize::from(city)] = 0;
                self.at[usize::from(to)] |= 1 << kept;
            }
        }
    }

    /// Adds the two deepest branches of each city back, each as one edge. They reuse edges and cities that were cut
    /// off; there are enough, as every branch had at least one of each.
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
