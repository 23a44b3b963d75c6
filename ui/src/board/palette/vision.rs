//! How colours look to eyes that lack one of three cones, and how far apart two colours are.

/// Linear light.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rgb([f64; 3]);

#[derive(Debug, Clone, Copy)]
pub(super) enum Sight {
    Full,
    Protan,
    Deutan,
    Tritan,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Lab {
    l: f64,
    a: f64,
    b: f64,
}

impl Rgb {
    /// From six digits, as in CSS.
    pub(super) fn parse(hex: &str) -> Rgb {
        Rgb(parts(hex).map(linear))
    }

    /// A share of one colour and the rest of the other, as `color-mix(in srgb, …)` does it.
    pub(super) fn mixed(one: &str, other: &str, share: f64) -> Rgb {
        let (one, other) = (parts(one), parts(other));
        Rgb([0, 1, 2].map(|part| linear(one[part] * share + other[part] * (1.0 - share))))
    }

    fn luminance(self) -> f64 {
        let [r, g, b] = self.0;
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}

fn parts(hex: &str) -> [f64; 3] {
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two hexadecimal digits");
    [0, 2, 4].map(|at| f64::from(part(at)) / 255.0)
}

fn linear(part: f64) -> f64 {
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

/// The contrast of WCAG, 1 to 21.
pub(super) fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (a, b) = (one.luminance() + 0.05, other.luminance() + 0.05);
    a.max(b) / a.min(b)
}

impl Sight {
    /// After Machado, Oliveira and Fernandes (2009), with one kind of cone wholly missing.
    pub(super) fn see(self, Rgb(seen): Rgb) -> Rgb {
        let matrix = match self {
            Sight::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Protan => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::Deutan => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::Tritan => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        };
        let mix = |row: [f64; 3]| row.iter().zip(seen).map(|(share, part)| share * part).sum::<f64>();
        Rgb(matrix.map(|row| mix(row).clamp(0.0, 1.0)))
    }
}

impl Lab {
    pub(super) fn of(Rgb([r, g, b]): Rgb) -> Lab {
        let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { t * 7.787 + 16.0 / 116.0 };
        let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
        let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
        let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
        Lab { l: 116.0 * y - 16.0, a: 500.0 * (x - y), b: 200.0 * (y - z) }
    }

    /// CIEDE2000, as in Sharma, Wu and Dalal (2005).
    pub(super) fn difference(self, other: Lab) -> f64 {
        let part = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
        let plain = f64::midpoint(self.a.hypot(self.b), other.a.hypot(other.b));
        let stretch = 1.0 + 0.5 * (1.0 - part(plain));
        let polar = |lab: Lab| {
            let a = lab.a * stretch;
            (a.hypot(lab.b), lab.b.atan2(a).to_degrees().rem_euclid(360.0))
        };
        let ((c1, h1), (c2, h2)) = (polar(self), polar(other));
        let turn = if c1 * c2 == 0.0 { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
        let hue = if c1 * c2 == 0.0 { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
        let (l, c) = (f64::midpoint(self.l, other.l), f64::midpoint(c1, c2));
        let cosine = |degrees: f64| degrees.to_radians().cos();
        let t = 1.0 - 0.17 * cosine(hue - 30.0) + 0.24 * cosine(2.0 * hue) + 0.32 * cosine(3.0 * hue + 6.0)
            - 0.20 * cosine(4.0 * hue - 63.0);
        let light =
            (other.l - self.l) / (1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt());
        let chroma = (c2 - c1) / (1.0 + 0.045 * c);
        let tone = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
        let blue = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
        let twist = -(2.0 * blue).to_radians().sin() * 2.0 * part(c);
        (light.powi(2) + chroma.powi(2) + tone.powi(2) + twist * chroma * tone).sqrt()
    }
}

/// Three of the pairs that the authors give for testing.
#[test]
fn the_difference_is_that_of_the_published_examples() {
    for ([l1, a1, b1, l2, a2, b2], expected) in [
        ([50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0, 73.0, 25.0, -18.0], 27.1492),
        ([22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619], 2.0373),
    ] {
        let found = Lab { l: l1, a: a1, b: b1 }.difference(Lab { l: l2, a: a2, b: b2 });
        assert!((found - expected).abs() < 0.0001, "{found} instead of {expected}");
    }
}
