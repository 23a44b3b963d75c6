//! The files of bends and names: written by a search, read by the page.

use anyhow::{Context, Result, bail};

use crate::afar::{self, Afar};
use crate::board::{Board, lines, maps_folder};
use crate::curve::Bend;
use crate::label::{Anchor, Label};
use crate::point::Point;

/// A board's bends in the order of its pairs, and its names in the order of its cities: those of a board that is seen
/// from near, and those of one that is seen from afar.
pub(crate) struct Drawing {
    pub(crate) bends: Vec<Bend>,
    pub(crate) labels: Vec<Label>,
    pub(crate) afar: Vec<Afar>,
}

impl Drawing {
    /// With the names of a board that is seen from afar, which are placed when all else is.
    pub(crate) fn new(board: &Board, bends: Vec<Bend>, labels: Vec<Label>) -> Drawing {
        Drawing { afar: afar::search(board, &bends), bends, labels }
    }

    pub(crate) fn read(board: &Board) -> Result<Drawing> {
        let text = |kind: &str| std::fs::read_to_string(maps_folder().join(format!("{}.{kind}", board.key)));
        Ok(Drawing {
            bends: read_bends(board, &text("bends")?)?,
            labels: read_labels(board, &text("labels")?)?,
            afar: read_afar(board, &text("afar")?)?,
        })
    }

    pub(crate) fn write(&self, board: &Board) -> Result<()> {
        let write = |kind: &str, text: String| {
            std::fs::write(maps_folder().join(format!("{}.{kind}", board.key)), text)
        };
        write("bends", write_bends(board, &self.bends))?;
        write("labels", write_labels(board, &self.labels))?;
        write("afar", write_afar(board, &self.afar))?;
        Ok(())
    }
}

fn write_bends(board: &Board, bends: &[Bend]) -> String {
    let mut text = String::from(
        "# How each route bends: its two cities, the bulge to the right of the way from the first to the second,\n\
         # and the room that its spaces leave at the first and at the second city.\n",
    );
    for (pair, Bend { bulge, rooms: [from, to] }) in board.pairs.iter().zip(bends) {
        text += &format!("{} {bulge} {from} {to}\n", board.pair_key(pair));
    }
    text
}

fn read_bends(board: &Board, text: &str) -> Result<Vec<Bend>> {
    let mut bends = vec![None; board.pairs.len()];
    for words in lines(text) {
        let [a, b, bulge, from, to] = words[..] else { bail!("not a bend: {words:?}") };
        let ends = [a, b].map(|key| board.number(key));
        let pair = board.pairs.iter().position(|pair| pair.ends.map(Some) == ends);
        let pair = pair.with_context(|| format!("no route joins {a} and {b}"))?;
        bends[pair] = Some(Bend { bulge: bulge.parse()?, rooms: [from.parse()?, to.parse()?] });
    }
    bends.into_iter().collect::<Option<_>>().context("a route without a bend")
}

fn write_labels(board: &Board, labels: &[Label]) -> String {
    let mut text = String::from(
        "# Where each city's name stands: its id, which point of the text is meant, how far that is from the city\n\
         # (x, y, to the foot of the first line), and the name; a | breaks it into two lines.\n",
    );
    for (city, label) in board.cities.iter().zip(labels) {
        text += &write_label(&city.key, label);
    }
    text
}

fn write_afar(board: &Board, names: &[Afar]) -> String {
    let mut text = String::from(
        "# The same on a board that is seen from afar, with larger letters. A ? says that the name covers something: it\n\
         # is shown when it is asked for.\n",
    );
    for (city, Afar { label, is_clear }) in board.cities.iter().zip(names) {
        text += if *is_clear { "" } else { "?" };
        text += &write_label(&city.key, label);
    }
    text
}

fn write_label(key: &str, Label { anchor, shift, lines }: &Label) -> String {
    format!("{key} {} {} {} {}\n", anchor.word(), tenth(shift.x), tenth(shift.y), lines.join("|"))
}

pub(crate) fn tenth(number: f64) -> f64 {
    // Adding zero makes a zero of a negative one.
    (number * 10.0).round() / 10.0 + 0.0
}

fn read_labels(board: &Board, text: &str) -> Result<Vec<Label>> {
    let mut labels = vec![None; board.cities.len()];
    for words in lines(text) {
        let (city, label) = read_label(board, &words)?;
        labels[city] = Some(label);
    }
    labels.into_iter().collect::<Option<_>>().context("a city without a name")
}

fn read_afar(board: &Board, text: &str) -> Result<Vec<Afar>> {
    let mut names = vec![None; board.cities.len()];
    for mut words in lines(text) {
        let is_clear = !words[0].starts_with('?');
        words[0] = words[0].trim_start_matches('?');
        let (city, label) = read_label(board, &words)?;
        names[city] = Some(Afar { label, is_clear });
    }
    names.into_iter().collect::<Option<_>>().context("a city without a name")
}

/// A city's number, and its name's place.
fn read_label(board: &Board, words: &[&str]) -> Result<(usize, Label)> {
    let [key, anchor, x, y, name @ ..] = words else { bail!("not a label: {words:?}") };
    let city = board.number(key).with_context(|| format!("there is no {key}"))?;
    let anchor = Anchor::ALL.into_iter().find(|known| known.word() == *anchor).context("not an anchor")?;
    let lines = name.join(" ").split('|').map(str::to_owned).collect();
    Ok((city, Label { anchor, shift: Point::new(x.parse()?, y.parse()?), lines }))
}
