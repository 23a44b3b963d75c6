//! The list of icon files, each at the path where its platform expects it.

use anyhow::Result;

use crate::drawing::Drawing;
use crate::encode;
use crate::face::Face;

/// A file that is made from the drawing.
pub(crate) struct IconFile {
    /// Its path, relative to the folder of the drawing.
    pub(crate) path: String,
    pub(crate) content: Content,
}

/// What such a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    Png(Face, u32),
    /// With a palette, for what is downloaded.
    SmallPng(Face, u32),
    Svg(Face),
    Ico,
    Icns,
    AndroidLayers,
    AndroidGround,
}

impl IconFile {
    /// The bytes of the file: the same for the same drawing.
    pub(crate) fn bytes(&self, drawing: &Drawing) -> Result<Vec<u8>> {
        match self.content {
            Content::Png(face, size) => encode::png(drawing, face, size),
            Content::SmallPng(face, size) => encode::small_png(drawing, face, size),
            Content::Svg(face) => Ok(drawing.svg(face).into_bytes()),
            Content::Ico => encode::ico(drawing),
            Content::Icns => encode::icns(drawing),
            Content::AndroidLayers => Ok(ANDROID_LAYERS.as_bytes().to_vec()),
            Content::AndroidGround => Ok(android_ground(&drawing.ground).into_bytes()),
        }
    }
}

/// All of them, in a fixed order.
pub(crate) fn all() -> Vec<IconFile> {
    let mut files = Vec::new();
    desktop(&mut files);
    android(&mut files);
    ios(&mut files);
    web(&mut files);
    files
}

fn desktop(files: &mut Vec<IconFile>) {
    for (name, size) in [("32x32", 32), ("64x64", 64), ("128x128", 128), ("128x128@2x", 256), ("icon", 512)] {
        add(files, format!("{name}.png"), Content::Png(Face::Rounded, size));
    }
    add(files, "icon.ico", Content::Ico);
    add(files, "icon.icns", Content::Icns);
    for size in [30, 44, 71, 89, 107, 142, 150, 284, 310] {
        add(files, format!("Square{size}x{size}Logo.png"), Content::Png(Face::Rounded, size));
    }
    add(files, "StoreLogo.png", Content::Png(Face::Rounded, 50));
}

fn android(files: &mut Vec<IconFile>) {
    // Android counts in points: an icon is 48 of them, a layer 108.
    for (density, icon, layer) in [
        ("mdpi", 48, 108),
        ("hdpi", 72, 162),
        ("xhdpi", 96, 216),
        ("xxhdpi", 144, 324),
        ("xxxhdpi", 192, 432),
    ] {
        let mut launcher = |name: &str, face, size| {
            let path = format!("android/mipmap-{density}/ic_launcher{name}.png");
            add(files, path, Content::Png(face, size));
        };
        launcher("", Face::Card, icon);
        launcher("_round", Face::Disc, icon);
        launcher("_foreground", Face::Foreground, layer);
    }
    add(files, "android/mipmap-anydpi-v26/ic_launcher.xml", Content::AndroidLayers);
    add(files, "android/values/ic_launcher_background.xml", Content::AndroidGround);
}

fn ios(files: &mut Vec<IconFile>) {
    // The names are those of Tauri's asset catalogue; "-1" is the iPad's copy of the iPhone's file.
    for (name, size) in [
        ("20x20@1x", 20),
        ("20x20@2x", 40),
        ("20x20@2x-1", 40),
        ("20x20@3x", 60),
        ("29x29@1x", 29),
        ("29x29@2x", 58),
        ("29x29@2x-1", 58),
        ("29x29@3x", 87),
        ("40x40@1x", 40),
        ("40x40@2x", 80),
        ("40x40@2x-1", 80),
        ("40x40@3x", 120),
        ("60x60@2x", 120),
        ("60x60@3x", 180),
        ("76x76@1x", 76),
        ("76x76@2x", 152),
        ("83.5x83.5@2x", 167),
        ("512@2x", 1024),
    ] {
        add(files, format!("ios/AppIcon-{name}.png"), Content::Png(Face::Square, size));
    }
    // The splash screen.
    for (scale, size) in [("", 200), ("@2x", 400), ("@3x", 600)] {
        let path = format!("splash/ios/Assets.xcassets/Splash.imageset/splash{scale}.png");
        add(files, path, Content::Png(Face::Foreground, size));
    }
}

fn web(files: &mut Vec<IconFile>) {
    add(files, "web/favicon.svg", Content::Svg(Face::Rounded));
    for (name, face, size) in [
        ("icon-192", Face::Rounded, 192),
        ("icon-512", Face::Rounded, 512),
        // Opaque to its edges, so it serves the home screen of iOS too.
        ("maskable-512", Face::Maskable, 512),
    ] {
        add(files, format!("web/{name}.png"), Content::SmallPng(face, size));
    }
}

fn add(files: &mut Vec<IconFile>, path: impl Into<String>, content: Content) {
    files.push(IconFile { path: path.into(), content });
}

const ANDROID_LAYERS: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
  <foreground android:drawable="@mipmap/ic_launcher_foreground"/>
  <background android:drawable="@color/ic_launcher_background"/>
</adaptive-icon>
"#;

fn android_ground(colour: &str) -> String {
    format!(
        r#"<?xml version="1.0" encoding="utf-8"?>
<resources>
  <color name="ic_launcher_background">{colour}</color>
</resources>
"#
    )
}
