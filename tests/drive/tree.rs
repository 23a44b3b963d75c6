//! The page as a screen reader is told of it: Chromium's accessibility tree.

use std::collections::HashMap;
use std::fmt;

use serde_json::{Value, json};

use super::Browser;

/// Something with a role and a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub role: String,
    pub name: String,
    /// It is there, but does nothing now.
    pub disabled: bool,
    pub checked: bool,
    pub focused: bool,
    /// How many others it is in.
    depth: usize,
}

impl Named {
    pub fn is(&self, role: &str, words: &str) -> bool {
        self.role == role && self.name.contains(words)
    }
}

/// Everything that is told, in the order in which it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree(Vec<Named>);

impl Tree {
    pub fn iter(&self) -> impl Iterator<Item = &Named> {
        self.0.iter()
    }

    /// The first of this role with these words in its name.
    pub fn find(&self, role: &str, words: &str) -> Option<&Named> {
        self.iter().find(|it| it.is(role, words))
    }

    pub fn has(&self, role: &str, words: &str) -> bool {
        self.find(role, words).is_some()
    }

    pub fn focused(&self) -> Option<&Named> {
        self.iter().find(|it| it.focused && it.role != "RootWebArea")
    }

    /// All of one role within the first that is found by another.
    pub fn within(&self, (role, words): (&str, &str), wanted: &str) -> Vec<&Named> {
        self.inside(role, words).iter().filter(|it| it.role == wanted).collect()
    }

    /// The cells of a table, row by row, without those that are headings.
    pub fn rows(&self, table: &str) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        for it in self.inside("table", table) {
            match it.role.as_str() {
                "row" => rows.push(Vec::new()),
                "cell" => rows.last_mut().expect("a cell is in a row").push(it.name.clone()),
                _ => {}
            }
        }
        rows.retain(|row| !row.is_empty());
        rows
    }

    fn inside(&self, role: &str, words: &str) -> &[Named] {
        let Some(at) = self.iter().position(|it| it.is(role, words)) else { return &[] };
        let below = &self.0[at + 1..];
        let end = below.iter().position(|it| it.depth <= self.0[at].depth).unwrap_or(below.len());
        &below[..end]
    }

    /// The words of the log that is read out as the game goes on, the newest last.
    pub fn spoken(&self) -> Vec<String> {
        self.within(("log", ""), "StaticText").into_iter().map(|it| it.name.clone()).collect()
    }
}

/// A line each, further in where it is in another: what a story that fails has to show.
impl fmt::Display for Tree {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let worth_it = |it: &&Named| it.focused || !it.name.is_empty() && it.role != "InlineTextBox";
        for it in self.iter().filter(worth_it) {
            let states = [(it.disabled, " disabled"), (it.checked, " checked"), (it.focused, " focused")];
            let states: String = states.into_iter().filter(|(is, _)| *is).map(|(_, words)| words).collect();
            writeln!(to, "{:depth$}{} {:?}{states}", "", it.role, it.name, depth = it.depth)?;
        }
        Ok(())
    }
}

impl Browser {
    pub async fn tree(&self) -> Tree {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("a list of nodes");
        let by_id = nodes.iter().map(|node| (node["nodeId"].as_str().expect("a number"), node)).collect();
        let mut told = Vec::new();
        let roots = nodes.iter().filter(|node| node["parentId"].is_null());
        roots.for_each(|root| tell(root, &by_id, 0, &mut told));
        Tree(told)
    }

    /// What has the focus. It alone is asked for: a game's whole tree is a hundred times as much, and whoever goes through
    /// a page by keys asks at every step.
    pub async fn focused(&self) -> Option<Named> {
        let here = "document.activeElement === document.body ? null : document.activeElement";
        let found = self.devtools("Runtime.evaluate", json!({ "expression": here })).await;
        let wanted = json!({ "objectId": found["result"]["objectId"].as_str()?, "fetchRelatives": false });
        let told = self.devtools("Accessibility.getPartialAXTree", wanted).await;
        told["nodes"].as_array()?.iter().find(|node| node["ignored"] != true).map(|node| named(node, 0))
    }

    /// The words of the live region, the newest last.
    pub async fn spoken(&self) -> Vec<String> {
        self.tree().await.spoken()
    }
}

/// This and all below it, in order; what is told to nobody is passed over, but not what is in it.
fn tell(node: &Value, nodes: &HashMap<&str, &Value>, depth: usize, told: &mut Vec<Named>) {
    if node["ignored"] != true {
        told.push(named(node, depth));
    }
    let below = node["childIds"].as_array().into_iter().flatten();
    for child in below.filter_map(|id| nodes.get(id.as_str()?)) {
        tell(child, nodes, depth + 1, told);
    }
}

fn named(node: &Value, depth: usize) -> Named {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
    let is = |name: &str| {
        let mut properties = node["properties"].as_array().into_iter().flatten();
        properties
            .any(|it| it["name"] == name && [json!(true), json!("true")].contains(&it["value"]["value"]))
    };
    Named {
        role: text("role"),
        name: text("name"),
        disabled: is("disabled"),
        checked: is("checked"),
        focused: is("focused"),
        depth,
    }
}
