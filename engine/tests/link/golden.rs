//! Links kept as files: they must open for ever, as the games beside which they stand. They were written once; a link is
//! only ever added. `RAILHEAD_REWRITE=1 cargo test -p engine --test link` writes those that are missing.

use engine::{Link, Record, SeatId};
use std::path::{Path, PathBuf};

fn tests() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The records that have a link: every playthrough, and the good records.
fn records() -> Vec<(String, String)> {
    let folders = ["playthroughs", "records/good"].map(|folder| tests().join(folder));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut records: Vec<(String, String)> = files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    records.sort();
    records
}

/// What a golden link has beside its record.
fn with_the_rest(record: Record) -> Link {
    let middle = record.game().history().len() / 2;
    Link::new(record).with_bot(SeatId(1), "planner").at(middle)
}

fn path_of(name: &str) -> PathBuf {
    tests().join("links").join(Path::new(name).with_extension("txt"))
}

#[test]
fn golden_links_are_read_for_ever() {
    let records = records();
    for (name, record) in &records {
        let link = with_the_rest(Record::read(record).unwrap());
        let path = path_of(name);
        if !path.exists() && std::env::var_os("RAILHEAD_REWRITE").is_some_and(|flag| flag == "1") {
            std::fs::write(&path, link.write().unwrap() + "\n").unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = Link::read(&golden).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(again == link, "{name}: the link opens another game");
        assert_eq!(link.write().unwrap(), golden.trim(), "{name}: the format is written as before");
    }
    let links = std::fs::read_dir(tests().join("links")).unwrap().count();
    assert!(links >= 23, "{links} links are there");
}
