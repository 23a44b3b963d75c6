//! Commands of Chromium's own, for what a WebDriver has no word for.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

#[derive(Debug)]
struct Command {
    name: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.name, "params": self.parameters }).to_string()))
    }
}

/// What the browser has noted of one kind since it was last asked.
#[derive(Debug)]
struct Log(&'static str);

impl WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": self.0 }).to_string()))
    }
}

/// The addresses that the page has asked for since this was last called.
pub(super) async fn requests(client: &Client) -> Vec<String> {
    let entries = client.issue_cmd(Log("performance")).await.expect("a log of the network");
    let message = |entry: &Value| serde_json::from_str::<Value>(entry["message"].as_str()?).ok();
    let messages = entries.as_array().expect("a list").iter().filter_map(message);
    let asked = messages.filter(|it| it["message"]["method"] == "Network.requestWillBeSent");
    asked.filter_map(|it| Some(it["message"]["params"]["request"]["url"].as_str()?.to_owned())).collect()
}

pub(super) async fn call(client: &Client, name: &'static str, parameters: Value) -> Value {
    let answer = client.issue_cmd(Command { name, parameters }).await;
    answer.unwrap_or_else(|error| panic!("{name} failed: {error}"))
}
