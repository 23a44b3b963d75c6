use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::drawing::Drawing;
use crate::face::{Face, SIDE};
use crate::files::{self, Content};
use crate::{check, encode, read};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn drawing() -> Drawing {
    read(folder()).unwrap()
}

#[test]
fn the_icons_in_the_repository_are_those_of_the_drawing() {
    check(folder()).unwrap();
}

#[test]
fn a_missing_icon_is_noticed_by_name() {
    let copy = std::env::temp_dir().join(format!("railhead-icons-{}", std::process::id()));
    fs::create_dir_all(&copy).unwrap();
    fs::copy(folder().join("railhead.svg"), copy.join("railhead.svg")).unwrap();
    let refusal = check(&copy).unwrap_err().to_string();
    fs::remove_dir_all(&copy).unwrap();
    assert!(refusal.starts_with("icons/32x32.png is not"), "{refusal}");
}

#[test]
fn every_png_has_the_size_and_the_channels_its_place_asks_for() {
    for file in files::all() {
        let (face, size, channels) = match file.content {
            Content::Png(face, size) if face.is_opaque() => (face, size, png::ColorType::Rgb),
            Content::Png(face, size) => (face, size, png::ColorType::Rgba),
            Content::SmallPng(face, size) => (face, size, png::ColorType::Indexed),
            _ => continue,
        };
        let bytes = fs::File::open(folder().join(&file.path)).unwrap();
        let png = png::Decoder::new(std::io::BufReader::new(bytes)).read_info().unwrap();
        assert_eq!((png.info().width, png.info().height), (size, size), "{}", file.path);
        assert_eq!(png.info().color_type, channels, "{}", file.path);
        let has_alpha = channels == png::ColorType::Rgba || png.info().trns.is_some();
        assert_eq!(has_alpha, !face.is_opaque(), "{}", file.path);
    }
}

#[test]
fn the_windows_icon_starts_with_the_size_a_window_shows() {
    let icon = ico::IconDir::read(fs::File::open(folder().join("icon.ico")).unwrap()).unwrap();
    let sizes: Vec<u32> = icon.entries().iter().map(|entry| entry.width()).collect();
    assert_eq!(sizes, encode::ICO_SIZES, "32 comes first: Tauri takes the first");
}

#[test]
fn the_mac_icon_can_be_read_back_from_the_smallest_to_the_largest() {
    let icon = icns::IconFamily::read(fs::File::open(folder().join("icon.icns")).unwrap()).unwrap();
    let sizes: BTreeSet<u32> = icon.available_icons().iter().map(|kind| kind.pixel_width()).collect();
    assert_eq!(sizes, BTreeSet::from([16, 32, 64, 128, 256, 512, 1024]));
}

#[test]
fn a_cut_down_to_the_safe_circle_loses_nothing_of_the_mark() {
    for (face, safe) in [(Face::Maskable, 0.4), (Face::Foreground, 33.0 / 108.0), (Face::Disc, 0.46)] {
        let pixels = drawing().pixels(face, 512).unwrap();
        for (index, pixel) in pixels.chunks_exact(4).enumerate() {
            let (x, y) = ((index % 512) as f32 - 255.5, (index / 512) as f32 - 255.5);
            let outside = x.hypot(y) > safe * SIDE + 1.0;
            // Every colour of the mark has more red in it than the ground.
            let is_mark = pixel[3] > 0 && pixel[0] > 0x30;
            assert!(!(outside && is_mark), "{face:?}: {pixel:?} lies at {x}, {y}");
        }
    }
}

/// Both folders for Android are copied into its project, which has nothing else of ours.
#[test]
fn every_resource_that_an_android_file_names_exists() {
    let mut named = BTreeSet::new();
    let mut there = BTreeSet::new();
    let mut folders = vec![folder().join("android"), folder().join("splash/android")];
    while let Some(next) = folders.pop() {
        let kind = next.file_name().unwrap().to_string_lossy().split('-').next().unwrap().to_owned();
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            there.insert(format!("@{kind}/{}", path.file_stem().unwrap().to_string_lossy()));
            let text = fs::read_to_string(&path).unwrap_or_default();
            let quoted = |start: &str, end: char| -> Vec<String> {
                text.split(start)
                    .skip(1)
                    .filter_map(|rest| Some(rest.split(end).next()?.to_owned()))
                    .collect()
            };
            there.extend(quoted("<color name=\"", '"').into_iter().map(|name| format!("@color/{name}")));
            for end in ['"', '<'] {
                named.extend(quoted("@", end).into_iter().filter(|name| !name.contains(['"', '<'])));
            }
        }
    }
    assert!(named.len() > 2, "the files are read wrongly: {named:?}");
    let lacking: Vec<_> =
        named.iter().map(|name| format!("@{name}")).filter(|name| !there.contains(name)).collect();
    assert!(lacking.is_empty(), "named, and nowhere: {lacking:?}");
}

#[test]
fn no_icon_is_left_over_from_an_older_list() {
    let listed: BTreeSet<PathBuf> = files::all().iter().map(|file| folder().join(&file.path)).collect();
    let mut folders = vec![folder().to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "png" || kind == "ico" || kind == "icns") {
                assert!(listed.contains(&path), "{} is made by nothing", path.display());
            }
        }
    }
}
