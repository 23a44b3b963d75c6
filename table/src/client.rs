//! The clients of a table: windows or browser tabs.

use crate::protocol::SessionId;
use crate::viewer::Viewership;

/// A client's number. The host gives each window or tab its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClientId(pub u32);

impl ClientId {
    /// The only client, for a host that serves a single window or tab.
    pub const ONLY: ClientId = ClientId(0);
}

/// What a client has open, and which seat it may see there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub(crate) session: SessionId,
    pub(crate) viewership: Viewership,
}
