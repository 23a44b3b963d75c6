//! The page as a screen reader gets it: Chromium's accessibility tree.

use std::collections::HashMap;
use std::fmt;

use serde_json::{Value, json};

use super::Browser;

/// An element with a role and a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccessibleNode {
    pub role: String,
    pub name: String,
    pub disabled: bool,
    pub checked: bool,
    pub focused: bool,
    /// The number of nodes that it is inside of.
    depth: usize,
}

impl AccessibleNode {
    pub fn is(&self, role: &str, words: &str) -> bool {
        self.role == role && self.name.contains(words)
    }
}

/// All nodes that a screen reader gets, in reading order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccessibilityTree(Vec<AccessibleNode>);

impl AccessibilityTree {
    pub fn iter(&self) -> impl Iterator<Item = &AccessibleNode> {
        self.0.iter()
    }

    /// The first node with this role and these words in its name.
    pub fn find(&self, role: &str, words: &str) -> Option<&AccessibleNode> {
        self.iter().find(|it| it.is(role, words))
    }

    pub fn has(&self, role: &str, words: &str) -> bool {
        self.find(role, words).is_some()
    }

    pub fn focused(&self) -> Option<&AccessibleNode> {
        self.iter().find(|it| it.focused && it.role != "RootWebArea")
    }

    /// All nodes with the role `wanted` inside the first node with that other role and name.
    pub fn all_within(&self, (role, words): (&str, &str), wanted: &str) -> Vec<&AccessibleNode> {
        self.descendants(role, words).iter().filter(|it| it.role == wanted).collect()
    }

    /// The cells of a table, row by row, without headings.
    pub fn rows(&self, table: &str) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        for it in self.descendants("table", table) {
            match it.role.as_str() {
                "row" => rows.push(Vec::new()),
                "cell" => rows.last_mut().expect("a cell is in a row").push(it.name.clone()),
                _ => {}
            }
        }
        rows.retain(|row| !row.is_empty());
        rows
    }

    fn descendants(&self, role: &str, words: &str) -> &[AccessibleNode] {
        let Some(at) = self.iter().position(|it| it.is(role, words)) else { return &[] };
        let below = &self.0[at + 1..];
        let end = below.iter().position(|it| it.depth <= self.0[at].depth).unwrap_or(below.len());
        &below[..end]
    }

    /// The texts of the live region with the game's announcements, the newest last.
    pub fn announcements(&self) -> Vec<String> {
        self.all_within(("log", ""), "StaticText").into_iter().map(|it| it.name.clone()).collect()
    }
}

/// One line for each node, indented by depth: the messages of failed stories show this.
impl fmt::Display for AccessibilityTree {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_worth_showing =
            |it: &&AccessibleNode| it.focused || !it.name.is_empty() && it.role != "InlineTextBox";
        for it in self.iter().filter(is_worth_showing) {
            let states = [(it.disabled, " disabled"), (it.checked, " checked"), (it.focused, " focused")];
            let states: String = states.into_iter().filter(|(is, _)| *is).map(|(_, words)| words).collect();
            writeln!(to, "{:depth$}{} {:?}{states}", "", it.role, it.name, depth = it.depth)?;
        }
        Ok(())
    }
}

impl Browser {
    pub async fn tree(&self) -> AccessibilityTree {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("a list of nodes");
        let by_id = nodes.iter().map(|node| (node["nodeId"].as_str().expect("a number"), node)).collect();
        let mut collected = Vec::new();
        let roots = nodes.iter().filter(|node| node["parentId"].is_null());
        roots.for_each(|root| append(root, &by_id, 0, &mut collected));
        AccessibilityTree(collected)
    }

    /// The node that has the focus. Only this node is requested: a game's whole tree is a hundred times as large, and a
    /// story that uses a page by keys calls this at every step.
    pub async fn focused(&self) -> Option<AccessibleNode> {
        let here = "document.activeElement === document.body ? null : document.activeElement";
        let found = self.devtools("Runtime.evaluate", json!({ "expression": here })).await;
        let wanted = json!({ "objectId": found["result"]["objectId"].as_str()?, "fetchRelatives": false });
        let focused = self.devtools("Accessibility.getPartialAXTree", wanted).await;
        focused["nodes"].as_array()?.iter().find(|node| node["ignored"] != true).map(|node| named(node, 0))
    }

    /// The texts of the live region, the newest last.
    pub async fn announcements(&self) -> Vec<String> {
        self.tree().await.announcements()
    }
}

/// Appends this node and all its descendants, in order. Ignored nodes are left out, but their descendants are not.
fn append(node: &Value, nodes: &HashMap<&str, &Value>, depth: usize, collected: &mut Vec<AccessibleNode>) {
    if node["ignored"] != true {
        collected.push(named(node, depth));
    }
    let below = node["childIds"].as_array().into_iter().flatten();
    for child in below.filter_map(|id| nodes.get(id.as_str()?)) {
        append(child, nodes, depth + 1, collected);
    }
}

fn named(node: &Value, depth: usize) -> AccessibleNode {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
    let is = |name: &str| {
        let mut properties = node["properties"].as_array().into_iter().flatten();
        properties
            .any(|it| it["name"] == name && [json!(true), json!("true")].contains(&it["value"]["value"]))
    };
    AccessibleNode {
        role: text("role"),
        name: text("name"),
        disabled: is("disabled"),
        checked: is("checked"),
        focused: is("focused"),
        depth,
    }
}
