//! A bot that is another program: it reads a line of JSON for every decision and answers with a line. The protocol is in
//! docs/bots.md.

use ai::ladder::Entrant;
use ai::{Bot, Choice, Clock, Settled, Thought};
use engine::{Action, Chance, Map, View};
use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How long a program may take to start and to say that it is ready.
const START: Duration = Duration::from_secs(10);

/// How long a second line may take to arrive after an answer. The others may have moved long before.
const SECOND_LINE: Duration = Duration::from_millis(2);

/// A program, started anew for each of its games.
struct External {
    command: String,
    limit: Duration,
    seed: u64,
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// Lines that it is to read.
    input: Sender<String>,
    /// Lines that it has written.
    lines: Receiver<String>,
}

/// The entrant that is this program; its name in tables is its command.
pub fn entrant(command: &str, limit: Duration) -> Entrant {
    let program = command.to_owned();
    let entrant = Entrant::new(command, move |seed| {
        // A number that every program can read without losing digits.
        let seed = Chance::new(seed ^ 0x0e87_e4a1).next() >> 32;
        Box::new(External { command: program.clone(), limit, seed, running: None })
    });
    entrant.that_may_forfeit()
}

impl Bot for External {
    /// It doesn't think in slices: [`External::choose`] does everything.
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        Box::new(Settled(Choice::only(view.legal.first().copied().unwrap_or(Action::Pass))))
    }

    fn choose(&mut self, view: &View, _clock: &Clock) -> Action {
        self.ask(view).unwrap_or_else(|why| {
            eprintln!("{}: {why}; the game is lost", self.command);
            self.running = None;
            // Whatever is illegal here.
            let other = if view.legal.contains(&Action::Pass) { Action::DrawBlind } else { Action::Pass };
            Some(other).filter(|action| !view.legal.contains(action)).unwrap_or(Action::DeclineTunnel)
        })
    }
}

impl External {
    fn ask(&mut self, view: &View) -> Result<Action, String> {
        if self.running.is_none() {
            self.running = Some(start(&self.command, self.seed, self.limit, view)?);
        }
        let Some(running) = &mut self.running else { return Err("it is not running".into()) };
        let asked = json!({ "type": "move", "limit_ms": self.limit.as_millis() as u64, "view": view });
        let answer = running.ask(&asked.to_string(), self.limit)?;
        let action: Action =
            answer.trim().parse().map_err(|_| format!("`{}` is no action", short(&answer)))?;
        if view.legal.contains(&action) {
            Ok(action)
        } else {
            Err(format!("`{}` is not legal", short(&answer)))
        }
    }
}

fn start(command: &str, seed: u64, limit: Duration, view: &View) -> Result<Running, String> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("there is no command")?;
    let mut starting = Command::new(program);
    starting.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = starting.spawn().map_err(|error| format!("it does not start: {error}"))?;
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("it has no input or output".into());
    };
    let (send, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    let mut running = Running { child, input: writer(input), lines };
    let hello = json!({
        "type": "start", "protocol": PROTOCOL, "seed": seed, "limit_ms": limit.as_millis() as u64,
        "seat": view.viewer, "seats": view.seats.len(), "map": board(&view.map),
    });
    let ready = running.ask(&hello.to_string(), START)?;
    if ready.trim() == "ready" {
        Ok(running)
    } else {
        Err(format!("it said `{}` instead of `ready`", short(&ready)))
    }
}

/// Sends a program its lines from a thread: one that does not read would block whoever writes, once its pipe is full.
fn writer(mut input: ChildStdin) -> Sender<String> {
    let (send, lines) = channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    send
}

/// As much of an answer as fits a sentence.
fn short(answer: &str) -> String {
    answer.chars().take(60).collect()
}

/// What a program must know of the map: everything has the number that it has in views and actions.
fn board(map: &Map) -> serde_json::Value {
    let cities: Vec<_> = map.cities().iter().map(|city| &city.name).collect();
    let route = |route: &engine::Route| {
        json!({
            "ends": route.ends, "length": route.length, "colour": route.colour, "points": route.points,
            "locomotives": route.locomotives(), "tunnel": route.is_tunnel(), "twin": route.twin,
        })
    };
    let routes: Vec<_> = map.routes().iter().map(route).collect();
    let ticket = |ticket: &engine::Ticket| json!({ "ends": ticket.ends, "points": ticket.points, "long": ticket.long });
    let tickets: Vec<_> = map.tickets().iter().map(ticket).collect();
    json!({ "name": map.key(), "cities": cities, "routes": routes, "tickets": tickets })
}

impl Running {
    fn ask(&mut self, line: &str, limit: Duration) -> Result<String, String> {
        // Otherwise this line would be taken for the answer, and each answer for the one after it.
        if let Ok(early) = self.lines.recv_timeout(SECOND_LINE) {
            return Err(format!("it said `{}` before it was asked", short(&early)));
        }
        self.input.send(line.to_owned()).map_err(|_| "it no longer listens")?;
        self.lines.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer in {} ms", limit.as_millis()),
            RecvTimeoutError::Disconnected => "it ended without an answer".into(),
        })
    }
}

impl Drop for Running {
    /// The game is over: whatever it is still doing is of no use.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
