//! A screenshot as its pixels.

use std::io::Cursor;

/// Linear light: red, green, blue.
pub type Light = [f64; 3];

pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<Light>,
}

impl Picture {
    pub fn of_png(bytes: &[u8]) -> Picture {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut data = vec![0; reader.output_buffer_size().expect("a picture that fits in memory")];
        let info = reader.next_frame(&mut data).expect("its pixels");
        let parts = info.color_type.samples();
        assert!(parts >= 3, "a screenshot has colours");
        let pixel = |bytes: &[u8]| [0, 1, 2].map(|part| linear(f64::from(bytes[part]) / 255.0));
        let pixels = data[..info.buffer_size()].chunks_exact(parts).map(pixel).collect();
        Picture { width: info.width as usize, height: info.height as usize, pixels }
    }

    pub fn width(&self) -> f64 {
        self.width as f64
    }

    /// The light at a point, between the four pixels around it; `None` beyond the picture.
    pub fn at(&self, x: f64, y: f64) -> Option<Light> {
        let (x, y) = (x - 0.5, y - 0.5);
        if x < 0.0 || y < 0.0 {
            return None;
        }
        let (left, top) = (x as usize, y as usize);
        if left + 1 >= self.width || top + 1 >= self.height {
            return None;
        }
        let (right, foot) = (x.fract(), y.fract());
        let pixel = |column: usize, row: usize| self.pixels[row * self.width + column];
        let corners = [
            (pixel(left, top), (1.0 - right) * (1.0 - foot)),
            (pixel(left + 1, top), right * (1.0 - foot)),
            (pixel(left, top + 1), (1.0 - right) * foot),
            (pixel(left + 1, top + 1), right * foot),
        ];
        Some([0, 1, 2].map(|part| corners.iter().map(|(light, share)| light[part] * share).sum()))
    }
}

fn linear(part: f64) -> f64 {
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

pub fn luminance([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Lightness and two hues (CIELAB), in which distances are about as large as they look.
pub fn lab([red, green, blue]: Light) -> [f64; 3] {
    let curve = |t: f64| if t > 0.008_856 { t.cbrt() } else { t * 7.787 + 16.0 / 116.0 };
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
    let y = curve(luminance([red, green, blue]));
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
