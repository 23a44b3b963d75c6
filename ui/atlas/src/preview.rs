//! A picture of everything, to look at while drawing. The page has a look of its own.

use anyhow::Result;
use engine::RouteKind;

use crate::board::{Board, DOT, TRACK, TWIN};
use crate::drawing::Drawing;
use crate::label::EM;
use crate::land;
use crate::overlap::RouteStrip;
use crate::path;

const STYLE: &str = "
.land{fill:#efe4c8;stroke:#6d5a3c;stroke-width:1.1;fill-rule:evenodd;stroke-linejoin:round}
.lakes{fill:#a9c3c6;stroke:#6d5a3c;stroke-width:.7;fill-rule:evenodd}
.borders{fill:none;stroke:#9a7f55;stroke-width:1.2;stroke-dasharray:5 2.5 1 2.5}
.inner{fill:none;stroke:#d3c29a;stroke-width:.7}
.rivers{fill:none;stroke:#a9c3c6;stroke-width:1.1}
text{font:600 13px serif;fill:#2b2418;paint-order:stroke;stroke:#efe4c8;stroke-width:2.5}
.dot{fill:#b2452e;stroke:#2b2418;stroke-width:1.5}
.frame{fill:none;stroke:#c0f;stroke-width:.4}
.space{stroke:#2b2418;stroke-width:.8}.tunnel{stroke-width:1.6;stroke-dasharray:3 2}.ferry{stroke:#fff;stroke-width:1.4}
.grey{fill:#b8b2a4}.purple{fill:#a86ca8}.pink{fill:#c98bb6}.blue{fill:#4f7fb0}.orange{fill:#d98b3a}.white{fill:#fbf8ef}
.green{fill:#6f9a54}.yellow{fill:#e3c44a}.black{fill:#3f3b38}.red{fill:#b8423a}
";

pub(crate) fn draw(board: &Board) -> Result<String> {
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-60 -60 1120 760'><style>{STYLE}</style>\
         <rect x='-300' y='-300' width='1600' height='1300' fill='#a9c3c6'/>\n"
    );
    for name in ["land", "inner", "borders", "rivers", "lakes"] {
        for layer in land::read(board)?.iter().filter(|layer| layer.name == name) {
            svg += &format!("<path class='{name}' d='{}'/>\n", path::write(&layer.pieces));
        }
    }
    svg += "<rect width='1000' height='640' fill='none' stroke='#0003'/>";
    let drawing = Drawing::read(board)?;
    for (pair, bend) in board.pairs.iter().zip(&drawing.bends) {
        let way = RouteStrip::new(board, pair, *bend);
        let space = pair.space(&way.curve, bend.rooms);
        for (number, track) in pair.tracks.iter().enumerate() {
            let aside = TWIN * (number as f64 - (pair.tracks.len() - 1) as f64 / 2.0);
            let kind = match track.kind {
                RouteKind::Track => "track",
                RouteKind::Tunnel => "tunnel",
                RouteKind::Ferry(_) => "ferry",
            };
            for place in 0..pair.spaces {
                let sample = way.curve.sample(bend.rooms[0] + space * (f64::from(place) + 0.5));
                let at = sample.at + sample.right * aside;
                svg += &format!(
                    "<rect class='space {kind} {}' x='{:.1}' y='{}' width='{:.1}' height='{TRACK}' rx='1.5' \
                     transform='translate({:.1} {:.1}) rotate({:.1})'/>\n",
                    track.colour,
                    -(space - 2.0) / 2.0,
                    -TRACK / 2.0,
                    space - 2.0,
                    at.x,
                    at.y,
                    sample.right.y.atan2(sample.right.x).to_degrees() - 90.0,
                );
            }
        }
    }
    for (city, label) in board.cities.iter().zip(&drawing.labels) {
        svg += &format!("<circle class='dot' cx='{}' cy='{}' r='{DOT}'/>\n", city.place.x, city.place.y);
        let at = city.place + label.at;
        for (number, line) in label.lines().enumerate() {
            svg += &format!(
                "<text text-anchor='{}' x='{:.1}' y='{:.1}'>{line}</text>\n",
                label.anchor.word(),
                at.x,
                at.y + EM * number as f64,
            );
        }
    }
    Ok(svg + "</svg>\n")
}
