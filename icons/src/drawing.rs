//! The source drawing, and the faces made from it.

use anyhow::{Context, Result};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::{tiny_skia, usvg};

use crate::face::{Face, SIDE};

/// The parts of `railhead.svg` that faces are made of.
pub(crate) struct Drawing {
    /// The colour of the ground, as CSS writes it.
    pub(crate) ground: String,
    mark: String,
}

impl Drawing {
    /// Reads the elements `ground` and `mark`.
    pub(crate) fn parse(svg: &str) -> Result<Self> {
        let document = Document::parse(svg)?;
        let ground = element(&document, "ground")?.attribute("fill").context("the ground has no colour")?;
        let mark = &svg[element(&document, "mark")?.range()];
        Ok(Self { ground: ground.to_owned(), mark: mark.to_owned() })
    }

    /// The face as an SVG of its own.
    pub(crate) fn svg(&self, face: Face) -> String {
        let ground = &self.ground;
        let plate = face.plate().map_or_else(String::new, |plate| {
            let (inset, side, radius) = (plate.inset, SIDE - 2.0 * plate.inset, plate.radius);
            format!(
                "  <rect x=\"{inset}\" y=\"{inset}\" width=\"{side}\" height=\"{side}\" rx=\"{radius}\" \
                 fill=\"{ground}\"/>\n"
            )
        });
        let (scale, mark) = (face.scale(), &self.mark);
        let shift = SIDE * (1.0 - scale) / 2.0;
        let mark = if scale == 1.0 {
            mark.clone()
        } else {
            format!("<g transform=\"translate({shift} {shift}) scale({scale})\">{mark}</g>")
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n{plate}  {mark}\n</svg>\n"
        )
    }

    /// The face in pixels: red, green, blue and alpha, not multiplied, row by row.
    pub(crate) fn pixels(&self, face: Face, size: u32) -> Result<Vec<u8>> {
        let tree = usvg::Tree::from_str(&self.svg(face), &usvg::Options::default())?;
        let mut pixmap = tiny_skia::Pixmap::new(size, size).context("an icon of no size")?;
        let scale = size as f32 / SIDE;
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        Ok(pixmap.take_demultiplied())
    }
}

fn element<'a>(document: &'a Document<'_>, id: &str) -> Result<Node<'a, 'a>> {
    document
        .descendants()
        .find(|node| node.attribute("id") == Some(id))
        .with_context(|| format!("the drawing has no element {id}"))
}
