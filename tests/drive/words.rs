//! The page's message catalogue: a story that runs in every language looks up texts by their keys.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    Spanish,
    Romanian,
}

impl Language {
    fn folder(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Romanian => "ro",
        }
    }

    /// The language's own name, as the settings show it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Romanian => "Română",
        }
    }
}

/// The messages of one language. Where a message depends on a number, this has the default variant.
#[derive(Debug)]
pub struct Catalogue(HashMap<String, Vec<Part>>);

#[derive(Debug)]
enum Part {
    Text(String),
    Value(String),
}

impl Catalogue {
    pub fn of(language: Language) -> Catalogue {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/words").join(language.folder());
        let mut words = HashMap::new();
        for file in fs::read_dir(&folder).expect("the catalogue's folder") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a file that can be read");
            let resource = parser::parse(text).expect("a file of messages");
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let parts = message.value.map(|pattern| parts(&pattern)).unwrap_or_default();
                    words.insert(message.id.name, parts);
                }
            }
        }
        Catalogue(words)
    }

    fn message(&self, key: &str) -> &[Part] {
        self.0.get(key).unwrap_or_else(|| panic!("the catalogue has no message {key}"))
    }

    /// The message's first piece of fixed text that has letters: before, between or after its values.
    pub fn text(&self, key: &str) -> &str {
        let texts = self.message(key).iter().filter_map(|part| match part {
            Part::Text(text) => Some(text.as_str()),
            Part::Value(_) => None,
        });
        let mut lettered = texts.filter(|text| text.contains(char::is_alphabetic));
        lettered.next().unwrap_or_else(|| panic!("{key} has no fixed text"))
    }

    /// The whole message, with these values.
    pub fn format(&self, key: &str, values: &[(&str, &str)]) -> String {
        let filled = self.message(key).iter().map(|part| match part {
            Part::Text(text) => text.as_str(),
            Part::Value(name) => {
                let value = values.iter().find(|(known, _)| known == name);
                value.unwrap_or_else(|| panic!("{key} needs a value for {name}")).1
            }
        });
        filled.collect()
    }
}

fn parts(pattern: &Pattern<String>) -> Vec<Part> {
    pattern.elements.iter().flat_map(part).collect()
}

fn part(element: &PatternElement<String>) -> Vec<Part> {
    match element {
        PatternElement::TextElement { value } => vec![Part::Text(value.clone())],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().filter(|variant| variant.default).flat_map(|it| parts(&it.value)).collect()
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => vec![Part::Value(id.name.clone())],
            _ => Vec::new(),
        },
    }
}
