//! The files of bends and names: written by a search, read by the page.

use anyhow::{Context, Result, bail};

use crate::board::{Board, lines, maps_folder};
use crate::curve::Bend;
use crate::label::{Anchor, Label};
use crate::point::Point;

/// A board's bends in the order of its pairs, and its names in the order of its cities.
pub(crate) struct Drawing {
    pub(crate) bends: Vec<Bend>,
    pub(crate) labels: Vec<Label>,
}

impl Drawing {
    pub(crate) fn read(board: &Board) -> Result<Drawing> {
        let text = |kind: &str| std::fs::read_to_string(maps_folder().join(format!("{}.{kind}", board.key)));
        Ok(Drawing {
            bends: read_bends(board, &text("bends")?)?,
            labels: read_labels(board, &text("labels")?)?,
        })
    }

    pub(crate) fn write(&self, board: &Board) -> Result<()> {
        let write = |kind: &str, text: String| {
            std::fs::write(maps_folder().join(format!("{}.{kind}", board.key)), text)
        };
        write("bends", write_bends(board, &self.bends))?;
        write("labels", write_labels(board, &self.labels))?;
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
        let Label { anchor, shift, lines } = label;
        text += &format!(
            "{} {} {} {} {}\n",
            city.key,
            anchor.word(),
            tenth(shift.x),
            tenth(shift.y),
            lines.join("|")
        );
    }
    text
}

fn tenth(number: f64) -> f64 {
    // Adding zero makes a zero of a negative one.
    (number * 10.0).round() / 10.0 + 0.0
}

fn read_labels(board: &Board, text: &str) -> Result<Vec<Label>> {
    let mut labels = vec![None; board.cities.len()];
    for words in lines(text) {
        let [key, anchor, x, y, name @ ..] = &words[..] else { bail!("not a label: {words:?}") };
        let city = board.number(key).with_context(|| format!("there is no {key}"))?;
        let anchor =
            Anchor::ALL.into_iter().find(|known| known.word() == *anchor).context("not an anchor")?;
        let lines = name.join(" ").split('|').map(str::to_owned).collect();
        labels[city] = Some(Label { anchor, shift: Point::new(x.parse()?, y.parse()?), lines });
    }
    labels.into_iter().collect::<Option<_>>().context("a city without a name")
}
