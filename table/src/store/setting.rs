//! The settings, one row each. One that can't be read gets its default; the others are not affected.

use rusqlite::{Connection, Transaction};
use serde_json::{Map, Value};

use super::StoreError;
use crate::protocol::Settings;

const PUT: &str = "INSERT INTO setting (name, value) VALUES (?1, ?2)
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
const ALL: &str = "SELECT name, value FROM setting";

pub(super) fn read(connection: &Connection) -> Result<Settings, StoreError> {
    let mut settings = Settings::default();
    let mut statement = connection.prepare_cached(ALL)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let (name, value): (String, String) = (row.get(0)?, row.get(1)?);
        if let Some(changed) = with_field(&settings, name, &value) {
            settings = changed;
        }
    }
    Ok(settings)
}

pub(super) fn write(transaction: &Transaction, settings: &Settings) -> Result<(), StoreError> {
    let mut put = transaction.prepare_cached(PUT)?;
    for (name, value) in fields(settings)? {
        put.execute((name, value.to_string()))?;
    }
    Ok(())
}

/// Copies the settings of a damaged database, if they can be read.
pub(super) fn salvage(damaged: &Connection, transaction: &Transaction) -> Result<(), StoreError> {
    // If they can't be read, the defaults will do.
    match read(damaged) {
        Ok(settings) if settings != Settings::default() => write(transaction, &settings),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// The settings with one of them changed; `None` if there is no such setting or it can't have this value.
fn with_field(settings: &Settings, name: String, value: &str) -> Option<Settings> {
    let mut fields = fields(settings).ok()?;
    *fields.get_mut(&name)? = serde_json::from_str(value).ok()?;
    serde_json::from_value(Value::Object(fields)).ok()
}

fn fields(settings: &Settings) -> Result<Map<String, Value>, StoreError> {
    match serde_json::to_value(settings)? {
        Value::Object(fields) => Ok(fields),
        // A struct with named fields is always written as an object.
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Ok(Map::new())
        }
    }
}
