//! How saved games name their map: by its key and by a digest of its contents.

use super::{Map, MapError};
use crate::record::quote;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A hash of the contents of a map, without the comments and empty lines of its file. It tells versions of a map apart,
/// but it is not cryptographic: somebody could construct two maps with the same digest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Digest(u64);

impl Digest {
    /// FNV-1a.
    pub(super) fn of(text: &str) -> Digest {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Digest(text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is not sixteen digits of 0-9 and a-f.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a digest has 16 digits of 0-9 and a-f")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Digest, NoDigest> {
        let plain =
            text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        u64::from_str_radix(text, 16).ok().filter(|_| plain).map(Digest).ok_or(NoDigest)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Digest, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How a setup, a save and a record name a map. It may be invalid; [`MapName::find`] checks it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "SavedName")]
pub struct MapName {
    /// The key, such as `usa`.
    pub key: String,
    /// Which map with that key. Saves of the first versions have no digest: they mean the built-in map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
    /// The map's own text, unless it is built in: so the game can be opened on any machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Why there is no such map.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum UnknownMap {
    #[error("there is no map `{0}`")]
    #[serde(rename = "no-such-key")]
    Key(String),
    #[error("the map `{key}` is here in another version ({here}, not {wanted})")]
    #[serde(rename = "other-version")]
    Version { key: String, here: Digest, wanted: Digest },
    #[error("the text of the map `{0}` is not the one that it is named by")]
    #[serde(rename = "other-text")]
    Text(String),
    #[error("the text of the map `{key}` is no map: {reason}")]
    #[serde(rename = "bad-text")]
    Bad { key: String, reason: String },
}

impl MapName {
    /// The built-in map of that key, in any version.
    pub fn built_in(key: &str) -> MapName {
        MapName { key: key.into(), digest: None, text: None }
    }

    /// The name of a map, with its text unless it is built in.
    pub fn of(map: &Map) -> MapName {
        MapName {
            key: map.key().into(),
            digest: Some(map.digest()),
            text: map.text.as_deref().map(str::to_owned),
        }
    }

    /// The map of that name.
    pub fn find(&self) -> Result<Arc<Map>, UnknownMap> {
        let map = match &self.text {
            Some(text) => self.read(text)?,
            None => Map::named(&self.key).cloned().ok_or_else(|| UnknownMap::Key(quote(&self.key)))?,
        };
        match self.digest {
            Some(wanted) if wanted != map.digest() => {
                Err(UnknownMap::Version { key: quote(&self.key), here: map.digest(), wanted })
            }
            Some(_) | None => Ok(map),
        }
    }

    fn read(&self, text: &str) -> Result<Arc<Map>, UnknownMap> {
        let bad = |error: MapError| UnknownMap::Bad { key: quote(&self.key), reason: error.to_string() };
        let map = Map::bring(text).map_err(bad)?;
        let matches = map.key() == self.key && self.digest.is_none_or(|digest| digest == map.digest());
        if matches { Ok(map) } else { Err(UnknownMap::Text(quote(&self.key))) }
    }
}

/// The built-in map of that key.
impl From<&str> for MapName {
    fn from(key: &str) -> MapName {
        MapName::built_in(key)
    }
}

impl fmt::Display for MapName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)
    }
}

/// A map name as it is saved. Saves of the first versions contain only the key.
#[derive(Deserialize)]
#[serde(untagged)]
enum SavedName {
    Key(String),
    Whole {
        key: String,
        #[serde(default)]
        digest: Option<Digest>,
        #[serde(default)]
        text: Option<String>,
    },
}

impl From<SavedName> for MapName {
    fn from(written: SavedName) -> MapName {
        match written {
            SavedName::Key(key) => MapName::built_in(&key),
            SavedName::Whole { key, digest, text } => MapName { key, digest, text },
        }
    }
}
