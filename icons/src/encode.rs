//! The faces as files of the formats that platforms read.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use icns::{IconElement, IconFamily, IconType, PixelFormat};
use ico::{IconDir, IconDirEntry, IconImage, ResourceType};

use crate::drawing::Drawing;
use crate::face::Face;

/// The sizes in `icon.ico`. Tauri uses the first one as the window's icon.
pub(crate) const ICO_SIZES: [u32; 6] = [32, 16, 24, 48, 64, 256];

/// The PNGs in `icon.icns`. The two smallest sizes are in the older format that every macOS reads.
const ICNS_PNGS: [IconType; 8] = [
    IconType::RGBA32_16x16_2x,
    IconType::RGBA32_32x32_2x,
    IconType::RGBA32_128x128,
    IconType::RGBA32_128x128_2x,
    IconType::RGBA32_256x256,
    IconType::RGBA32_256x256_2x,
    IconType::RGBA32_512x512,
    IconType::RGBA32_512x512_2x,
];

/// A PNG with an alpha channel only where the face needs one. Never a palette: Tauri reads RGBA alone.
pub(crate) fn png(drawing: &Drawing, face: Face, size: u32) -> Result<Vec<u8>> {
    let rgba = drawing.pixels(face, size)?;
    let mut bytes = Vec::new();
    let mut encoder = encoder(&mut bytes, size);
    if face.is_opaque() {
        let rgb: Vec<u8> = rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        encoder.set_color(png::ColorType::Rgb);
        encoder.write_header()?.write_image_data(&rgb)?;
    } else {
        encoder.set_color(png::ColorType::Rgba);
        encoder.write_header()?.write_image_data(&rgba)?;
    }
    Ok(bytes)
}

/// A PNG with a palette, compressed as well as possible: half as large, because everyone who opens the page downloads it.
pub(crate) fn small_png(drawing: &Drawing, face: Face, size: u32) -> Result<Vec<u8>> {
    let rgba = drawing.pixels(face, size)?;
    let colours: BTreeSet<&[u8]> = rgba.chunks_exact(4).collect();
    ensure!(
        colours.len() <= 256,
        "an icon of {size} pixels has {} colours, too many to number",
        colours.len()
    );
    let numbers: BTreeMap<&[u8], u8> = colours.iter().copied().zip(0..=u8::MAX).collect();
    let mut bytes = Vec::new();
    let mut encoder = encoder(&mut bytes, size);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(colours.iter().flat_map(|colour| colour[..3].to_vec()).collect::<Vec<u8>>());
    if !face.is_opaque() {
        encoder.set_trns(colours.iter().map(|colour| colour[3]).collect::<Vec<u8>>());
    }
    let pixels: Vec<u8> = rgba.chunks_exact(4).map(|pixel| numbers[pixel]).collect();
    // Each row begins with the number of its filter: none.
    let rows: Vec<u8> = pixels.chunks(size as usize).flat_map(|row| [&[0], row].concat()).collect();
    let mut packed = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Zlib, &rows[..], &mut packed)?;
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &packed)?;
    writer.finish()?;
    Ok(bytes)
}

fn encoder(bytes: &mut Vec<u8>, size: u32) -> png::Encoder<'_, &mut Vec<u8>> {
    let mut encoder = png::Encoder::new(bytes, size, size);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    // Flat colours repeat from row to row: a filter only hides that from the compressor.
    encoder.set_filter(png::Filter::NoFilter);
    encoder
}

/// A Windows icon.
pub(crate) fn ico(drawing: &Drawing) -> Result<Vec<u8>> {
    let mut family = IconDir::new(ResourceType::Icon);
    for size in ICO_SIZES {
        let image = IconImage::from_rgba_data(size, size, drawing.pixels(Face::Rounded, size)?);
        // Windows itself reads PNG at any size; older installers read it at 256 alone.
        let entry = match size {
            256 => IconDirEntry::encode_as_png(&image)?,
            _ => IconDirEntry::encode_as_bmp(&image)?,
        };
        family.add_entry(entry);
    }
    let mut bytes = Vec::new();
    family.write(&mut bytes)?;
    Ok(bytes)
}

/// A macOS icon.
pub(crate) fn icns(drawing: &Drawing) -> Result<Vec<u8>> {
    let mut family = IconFamily::new();
    for kind in [IconType::RGB24_16x16, IconType::RGB24_32x32] {
        let size = kind.pixel_width();
        let pixels = drawing.pixels(Face::Mac, size)?;
        let image = icns::Image::from_data(PixelFormat::RGBA, size, size, pixels)?;
        family.add_icon_with_type(&image, kind)?;
    }
    for kind in ICNS_PNGS {
        let png = png(drawing, Face::Mac, kind.pixel_width())?;
        family.elements.push(IconElement::new(kind.ostype(), png));
    }
    let mut bytes = Vec::new();
    family.write(&mut bytes)?;
    Ok(bytes)
}
