//! A picture of everything, to look at while drawing. The page has a look of its own.

use anyhow::Result;

use crate::board::Board;
use crate::land;
use crate::path;

const STYLE: &str = "
.land{fill:#efe4c8;stroke:#6d5a3c;stroke-width:1.1;fill-rule:evenodd;stroke-linejoin:round}
.lakes{fill:#a9c3c6;stroke:#6d5a3c;stroke-width:.7;fill-rule:evenodd}
.borders{fill:none;stroke:#9a7f55;stroke-width:1.2;stroke-dasharray:5 2.5 1 2.5}
.inner{fill:none;stroke:#cbb78d;stroke-width:.7}
.rivers{fill:none;stroke:#a9c3c6;stroke-width:1.1}
text{font:600 13px 'DejaVu Serif Condensed',serif;fill:#2b2418;paint-order:stroke;stroke:#efe4c8;stroke-width:2.5}
.dot{fill:#b2452e;stroke:#2b2418;stroke-width:1.5}
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
    for city in &board.cities {
        svg += &format!("<circle class='dot' cx='{}' cy='{}' r='7'/>\n", city.place.x, city.place.y);
        svg += &format!("<text x='{}' y='{}'>{}</text>\n", city.place.x + 9.0, city.place.y + 4.0, city.name);
    }
    Ok(svg + "</svg>\n")
}
