//! Who is served: a window, or a browser's tab.

use crate::protocol::SessionId;
use crate::viewer::Viewership;

/// A client's number. Whoever serves a table gives each window or tab one of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClientId(pub u32);

impl ClientId {
    /// The only one, where a table serves a single window or tab.
    pub const ONLY: ClientId = ClientId(0);
}

/// What a client has open, and which seat it may see there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub(crate) session: SessionId,
    pub(crate) viewership: Viewership,
}
