//! The files of bends and names: written by a search, read by the page.

use anyhow::{Context, Result, bail};
use scene::facts;

use crate::afar;
use crate::board::{Board, lines, maps_folder};
use crate::label::{AFAR, BIG};
use crate::{Afar, Bend, Label};

/// A board's bends in the order of its pairs, and its names in the order of its cities: those of a board that is seen
/// from near, and those of one that is seen from afar.
pub(crate) struct Drawing {
    pub(crate) bends: Vec<Bend>,
    pub(crate) labels: Vec<Label>,
    pub(crate) afar: Vec<Afar>,
    /// Like `afar`, for those who want large text.
    pub(crate) big: Vec<Afar>,
}

impl Drawing {
    /// With the names of a board that is seen from afar, which are placed when all else is.
    pub(crate) fn new(board: &Board, bends: Vec<Bend>, labels: Vec<Label>) -> Drawing {
        let [afar, big] = [AFAR, BIG].map(|em| afar::search(board, &bends, em));
        Drawing { bends, labels, afar, big }
    }

    pub(crate) fn read(board: &Board) -> Result<Drawing> {
        Ok(Drawing {
            bends: bends(board)?,
            labels: read_labels(board, &text(board, "labels")?)?,
            afar: read_afar(board, &text(board, "afar")?)?,
            big: read_afar(board, &text(board, "big")?)?,
        })
    }

    pub(crate) fn write(&self, board: &Board) -> Result<()> {
        let write = |kind: &str, text: String| {
            std::fs::write(maps_folder().join(format!("{}.{kind}", board.key)), text)
        };
        write("bends", write_bends(board, &self.bends))?;
        write("labels", write_labels(board, &self.labels))?;
        write("afar", write_afar(board, &self.afar))?;
        write("big", write_afar(board, &self.big))?;
        Ok(())
    }
}

/// A board's file of this kind.
fn text(board: &Board, kind: &str) -> Result<String> {
    Ok(std::fs::read_to_string(maps_folder().join(format!("{}.{kind}", board.key)))?)
}

/// The bends of a board alone.
pub(crate) fn bends(board: &Board) -> Result<Vec<Bend>> {
    read_bends(board, &text(board, "bends")?)
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
        let [a, b, numbers @ ..] = &words[..] else { bail!("not a bend: {words:?}") };
        let ends = [a, b].map(|key| board.number(key));
        let pair = board.pairs.iter().position(|pair| pair.ends.map(Some) == ends);
        let pair = pair.with_context(|| format!("no route joins {a} and {b}"))?;
        let bend = Bend::read(numbers.iter().copied());
        bends[pair] = Some(bend.with_context(|| format!("not a bend: {words:?}"))?);
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

fn write_label(key: &str, Label { anchor, at, text }: &Label) -> String {
    format!("{key} {} {} {} {}\n", anchor.word(), tenth(at.x), tenth(at.y), text)
}

pub(crate) fn tenth(number: f64) -> f64 {
    // Adding zero makes a zero of a negative one.
    (number * 10.0).round() / 10.0 + 0.0
}

fn read_labels(board: &Board, text: &str) -> Result<Vec<Label>> {
    let mut labels = vec![None; board.cities.len()];
    for line in facts(text) {
        let (city, label) = read_label(board, line)?;
        labels[city] = Some(label);
    }
    labels.into_iter().collect::<Option<_>>().context("a city without a name")
}

fn read_afar(board: &Board, text: &str) -> Result<Vec<Afar>> {
    let mut names = vec![None; board.cities.len()];
    for line in facts(text) {
        let (city, label) = read_label(board, line.trim_start_matches('?'))?;
        names[city] = Some(Afar { label, is_clear: !line.starts_with('?') });
    }
    names.into_iter().collect::<Option<_>>().context("a city without a name")
}

/// A city's number, and its name's place.
fn read_label(board: &Board, line: &str) -> Result<(usize, Label)> {
    let (key, label) = line.split_once(' ').with_context(|| format!("not a label: {line}"))?;
    let city = board.number(key).with_context(|| format!("there is no {key}"))?;
    Ok((city, Label::read(label).with_context(|| format!("not a label: {line}"))?))
}
