//! The atlas as a command: `atlas land SOURCES`, `atlas routes`, `atlas names`, `atlas preview FOLDER`.

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    atlas::run(&words)
}
