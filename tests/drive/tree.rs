//! The page as a screen reader is told of it: Chromium's accessibility tree.

use serde_json::{Value, json};

use super::Browser;

/// Something with a role and a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub role: String,
    pub name: String,
}

impl Browser {
    /// Everything that is told, in the order of the page.
    pub async fn tree(&self) -> Vec<Named> {
        self.nodes().await.iter().filter(|node| node["ignored"] != true).map(named).collect()
    }

    /// What has the focus.
    pub async fn focused(&self) -> Option<Named> {
        let is_focused = |node: &&Value| {
            let properties = node["properties"].as_array().into_iter().flatten();
            let focused =
                |property: &Value| property["name"] == "focused" && property["value"]["value"] == true;
            node["role"]["value"] != "RootWebArea" && properties.into_iter().any(focused)
        };
        self.nodes().await.iter().find(is_focused).map(named)
    }

    /// The words of the log that is read out as the game goes on, the newest last.
    pub async fn spoken(&self) -> Vec<String> {
        let nodes = self.nodes().await;
        let log = nodes.iter().find(|node| node["role"]["value"] == "log").expect("a live region");
        let mut words = Vec::new();
        let mut open = vec![log["nodeId"].clone()];
        while let Some(id) = open.pop() {
            let Some(node) = nodes.iter().find(|node| node["nodeId"] == id) else { continue };
            if node["role"]["value"] == "StaticText" {
                words.push(named(node).name);
            }
            open.extend(node["childIds"].as_array().into_iter().flatten().rev().cloned());
        }
        words
    }

    async fn nodes(&self) -> Vec<Value> {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        tree["nodes"].as_array().expect("a list of nodes").clone()
    }
}

fn named(node: &Value) -> Named {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
    Named { role: text("role"), name: text("name") }
}
