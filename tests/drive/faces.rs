//! The faces that a page is set in.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use super::page::Page;

/// The page's faces, by the names that the style sheet gives them.
const FACES: [&str; 2] = ["Asap", "Faustina"];

/// The signs that the page shows besides words.
const SIGNS: &str = "←↑→↓⇧↵↺✓✕";

impl Page {
    /// The page's own faces are loaded, and have every letter of the words in all languages and of all cities; the sans has
    /// the signs too.
    pub async fn check_faces(&self) {
        let loaded = "return [...document.fonts].map(({ family, status }) => `${family} ${status}`).sort()";
        assert_eq!(self.run(loaded).await, json!(FACES.map(|face| format!("{face} loaded"))));
        let letters = letters();
        for face in FACES {
            let missing = self.missing(face, &letters).await;
            assert_eq!(missing, json!([]), "{face} lacks letters: see ui/fonts/README.md");
        }
        assert_eq!(self.missing(FACES[0], SIGNS).await, json!([]), "signs");
        assert_eq!(self.missing(FACES[0], "aЖ").await, json!(["Ж"]), "else this would prove nothing");
    }

    /// The letters that come from another face: those whose width depends on which one is named after it.
    async fn missing(&self, face: &str, letters: &str) -> Value {
        let script = format!(
            "const pen = document.createElement('canvas').getContext('2d');
            const width = (letter, other) => {{
              pen.font = `40px {face}, ${{other}}`;
              return pen.measureText(letter).width;
            }};
            return [...{letters}].filter((letter) => width(letter, 'monospace') !== width(letter, 'serif'))",
            letters = json!(letters),
        );
        self.run(&script).await
    }
}

/// Every letter of the catalogues and of the maps.
fn letters() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let mut found = BTreeSet::new();
    let mut read = |folder: &Path| {
        for file in std::fs::read_dir(folder).expect("a folder") {
            let file = file.expect("a file").path();
            let text =
                std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            found.extend(text.chars().filter(|letter| !letter.is_control()));
        }
    };
    read(&root.join("engine/maps"));
    for language in std::fs::read_dir(root.join("ui/words")).expect("the words") {
        read(&language.expect("a language").path());
    }
    assert!(found.contains(&'ț') && found.contains(&'ø'), "the words are read wrongly");
    found.into_iter().collect()
}
