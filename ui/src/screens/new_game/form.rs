//! The form of a new game, which may not be valid yet. Pure; the screen shows and changes it.

use engine::{MAX_SEATS, MIN_SEATS, SeatColour};
use table::protocol::{GameCard, Seat, Start, Who};

use crate::bots::{self, Level, Persona, Traveller};
use crate::seat_names;
use crate::t;
use crate::words::Language;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Form {
    pub(super) map: String,
    pub(super) places: Vec<Place>,
    /// Who begins; `None` for a random seat.
    pub(super) first: Option<usize>,
    /// As it is typed.
    pub(super) seed: String,
}

/// One seat of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) colour: SeatColour,
    pub(super) occupant: Occupant,
    /// The name that was typed here, kept while a bot sits here for a while.
    pub(super) name: String,
    /// The face that was picked here, for whoever plays under that name.
    pub(super) face: Option<Traveller>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Occupant {
    Person,
    Bot(Persona),
}

impl Form {
    /// As in the last game that was played; for the first one, a person against a bot.
    pub(super) fn after(last: Option<&GameCard>) -> Form {
        let Some(last) = last.filter(|card| card.map.find().is_ok_and(|map| map.is_built_in())) else {
            return Form::first();
        };
        let place = |seat: &Seat| match &seat.who {
            Who::Person => {
                Place { colour: seat.colour, occupant: Occupant::Person, name: seat.name.clone(), face: None }
            }
            // A bot of an older version has no character: the usual bot takes its place.
            Who::Bot { bot } => Place {
                colour: seat.colour,
                occupant: Occupant::Bot(Persona::of(bot).unwrap_or(bots::USUAL)),
                name: String::new(),
                face: None,
            },
        };
        let form = Form {
            map: last.map.key.clone(),
            places: last.seats.iter().map(place).collect(),
            first: None,
            seed: String::new(),
        };
        form.named_again()
    }

    /// Replaces the names that we have proposed, in whatever language, by those of the current language.
    pub(super) fn named_again(mut self) -> Form {
        let proposals: Vec<String> = (1..=MAX_SEATS)
            .flat_map(|number| Language::ALL.map(|language| language.player(number)))
            .collect();
        for place in &mut self.places {
            if proposals.contains(&place.name) {
                place.name.clear();
            }
        }
        self.name_the_nameless();
        self
    }

    fn first() -> Form {
        let map = engine::maps().first().map(|map| map.key().to_owned()).unwrap_or_default();
        let mut form = Form { map, places: Vec::new(), first: None, seed: String::new() };
        form.add(Occupant::Person);
        form.add(Occupant::Bot(bots::USUAL));
        form
    }

    /// The colours that no seat has.
    fn free_colours(&self) -> impl Iterator<Item = SeatColour> + '_ {
        SeatColour::ALL.into_iter().filter(|colour| self.places.iter().all(|place| place.colour != *colour))
    }

    pub(super) fn has_room(&self) -> bool {
        self.places.len() < MAX_SEATS
    }

    pub(super) fn can_spare_a_seat(&self) -> bool {
        self.places.len() > MIN_SEATS
    }

    /// Adds a seat, in the first free colour.
    pub(super) fn add(&mut self, occupant: Occupant) {
        let Some(colour) = self.free_colours().next().filter(|_| self.has_room()) else { return };
        self.places.push(Place { colour, occupant, name: String::new(), face: None });
        self.name_the_nameless();
    }

    /// The bot for the next seat: a character that is not at the table yet, as strong as the last one.
    pub(super) fn next_bot(&self) -> Persona {
        let bots = self.places.iter().filter_map(|place| match place.occupant {
            Occupant::Person => None,
            Occupant::Bot(persona) => Some(persona),
        });
        let here: Vec<Persona> = bots.collect();
        let level = here.last().map_or(bots::USUAL.level, |persona| persona.level);
        let style = bots::Style::ALL.into_iter().find(|style| here.iter().all(|bot| bot.style != *style));
        Persona { level, style: style.unwrap_or(bots::USUAL.style) }
    }

    pub(super) fn remove(&mut self, seat: usize) {
        if self.can_spare_a_seat() && seat < self.places.len() {
            self.places.remove(seat);
            // The same player still begins, unless it was the one removed.
            self.first =
                self.first.filter(|first| *first != seat).map(|first| first - usize::from(first > seat));
        }
    }

    /// Changes a seat's colour; if another seat has that colour, they swap.
    pub(super) fn paint(&mut self, seat: usize, colour: SeatColour) {
        let Some(old) = self.places.get(seat).map(|place| place.colour) else { return };
        for (number, place) in self.places.iter_mut().enumerate() {
            if number == seat {
                place.colour = colour;
            } else if place.colour == colour {
                place.colour = old;
            }
        }
    }

    pub(super) fn sit(&mut self, seat: usize, occupant: Occupant) {
        if let Some(place) = self.places.get_mut(seat) {
            place.occupant = occupant;
        }
        self.name_the_nameless();
    }

    /// The only person's name and the level of all bots, if there is one person and the bots are of one level.
    pub(super) fn alone_against(&self) -> Option<(String, Level)> {
        let mut people = Vec::new();
        let mut levels = Vec::new();
        for place in &self.places {
            match place.occupant {
                Occupant::Person => people.push(place.name.trim()),
                Occupant::Bot(persona) => levels.push(persona.level),
            }
        }
        let [player] = people[..] else { return None };
        let level = levels.first().copied().filter(|level| levels.iter().all(|other| other == level))?;
        Some((player.to_owned(), level))
    }

    /// Makes all bots of this level.
    pub(super) fn play_against(&mut self, level: Level) {
        for place in &mut self.places {
            if let Occupant::Bot(persona) = &mut place.occupant {
                persona.level = level;
            }
        }
    }

    /// Gives each person without a name a proposed one with a free number.
    fn name_the_nameless(&mut self) {
        for seat in 0..self.places.len() {
            if self.places[seat].occupant == Occupant::Person && self.places[seat].name.is_empty() {
                let mut names = (1..).map(|number: usize| t!("new-game-player", number = number));
                let free = names.find(|name| self.places.iter().all(|place| place.name != *name));
                self.places[seat].name = free.unwrap_or_default();
            }
        }
    }

    /// The names of all seats. A bot whose name is taken by another bot or a person, ignoring case, gets a number.
    pub(super) fn names(&self) -> Vec<String> {
        let people = self.places.iter().filter(|place| place.occupant == Occupant::Person);
        let mut taken: Vec<String> = people.map(|place| place.name.trim().to_lowercase()).collect();
        let name = |place: &Place| match place.occupant {
            Occupant::Person => place.name.trim().to_owned(),
            Occupant::Bot(persona) => {
                let is_taken = |name: &str| taken.contains(&name.to_lowercase());
                let free = seat_names::numbered(&bots::name(persona.style), is_taken);
                taken.push(free.to_lowercase());
                free
            }
        };
        self.places.iter().map(name).collect()
    }

    /// The faces that were picked, each with the name it belongs to.
    pub(super) fn faces(&self) -> impl Iterator<Item = (String, Traveller)> + '_ {
        let people = self.places.iter().filter(|place| place.occupant == Occupant::Person);
        people.filter_map(|place| Some((place.name.trim().to_owned(), place.face?)))
    }

    /// The request to the table.
    pub(super) fn start(&self) -> Start {
        let seat = |(place, name): (&Place, String)| Seat {
            name,
            colour: place.colour,
            who: match place.occupant {
                Occupant::Person => Who::Person,
                Occupant::Bot(persona) => Who::Bot { bot: persona.key() },
            },
        };
        Start {
            map: self.map.as_str().into(),
            seats: self.places.iter().zip(self.names()).map(seat).collect(),
            first: self.first.and_then(|first| u8::try_from(first).ok()),
            seed: (!self.seed.trim().is_empty()).then(|| self.seed.clone()),
        }
    }
}

#[cfg(test)]
mod tests;
