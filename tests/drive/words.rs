//! What the page says, as its catalogue has it: a story that is told in every language knows the words by their keys.

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

    /// What its speakers call it, as the settings do.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::Romanian => "Română",
        }
    }
}

/// The messages of one language. Where a message depends on a number, it is the one for most numbers.
#[derive(Debug)]
pub struct Words(HashMap<String, Vec<Part>>);

#[derive(Debug)]
enum Part {
    Text(String),
    Value(String),
}

impl Words {
    pub fn of(language: Language) -> Words {
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
        Words(words)
    }

    fn message(&self, key: &str) -> &[Part] {
        self.0.get(key).unwrap_or_else(|| panic!("the catalogue has no message {key}"))
    }

    /// What it says in its own words, up to the first thing that it speaks of, or between two of them.
    pub fn say(&self, key: &str) -> &str {
        let texts = self.message(key).iter().filter_map(|part| match part {
            Part::Text(text) => Some(text.as_str()),
            Part::Value(_) => None,
        });
        let mut worded = texts.filter(|text| text.contains(char::is_alphabetic));
        worded.next().unwrap_or_else(|| panic!("{key} has no words of its own"))
    }

    /// All of it, with these values.
    pub fn write(&self, key: &str, values: &[(&str, &str)]) -> String {
        let filled = self.message(key).iter().map(|part| match part {
            Part::Text(text) => text.as_str(),
            Part::Value(name) => {
                let value = values.iter().find(|(known, _)| known == name);
                value.unwrap_or_else(|| panic!("{key} speaks of {name}")).1
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
