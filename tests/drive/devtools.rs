//! Commands of Chromium's DevTools protocol, for what WebDriver cannot do.

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

pub(super) async fn call(client: &Client, name: &'static str, parameters: Value) -> Value {
    let answer = client.issue_cmd(Command { name, parameters }).await;
    answer.unwrap_or_else(|error| panic!("{name} failed: {error}"))
}
