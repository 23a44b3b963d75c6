//! How long ago something was, as people say it.

use crate::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Now,
    Minutes(i64),
    Hours(i64),
    Days(i64),
    Weeks(i64),
    Months(i64),
    Years(i64),
}

impl When {
    /// Of two times in seconds. A clock that was set back makes nothing happen in the future.
    pub(super) fn of(now: i64, then: i64) -> When {
        const MINUTE: i64 = 60;
        const HOUR: i64 = 60 * MINUTE;
        const DAY: i64 = 24 * HOUR;
        match now.saturating_sub(then) {
            ..MINUTE => When::Now,
            ago @ ..HOUR => When::Minutes(ago / MINUTE),
            ago @ ..DAY => When::Hours(ago / HOUR),
            ago if ago < 14 * DAY => When::Days(ago / DAY),
            ago if ago < 60 * DAY => When::Weeks(ago / (7 * DAY)),
            ago if ago < 730 * DAY => When::Months(ago / (30 * DAY)),
            ago => When::Years(ago / (365 * DAY)),
        }
    }

    pub(super) fn words(self) -> String {
        match self {
            When::Now => t!("when-now"),
            When::Minutes(count) => t!("when-minutes", count = count),
            When::Hours(count) => t!("when-hours", count = count),
            When::Days(count) => t!("when-days", count = count),
            When::Weeks(count) => t!("when-weeks", count = count),
            When::Months(count) => t!("when-months", count = count),
            When::Years(count) => t!("when-years", count = count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_tell_them() {
        const DAY: i64 = 86_400;
        let told = [
            (5, "just now"),
            (-100, "just now"),
            (60, "a minute ago"),
            (45 * 60, "45 minutes ago"),
            (3 * 3600, "3 hours ago"),
            (DAY, "yesterday"),
            (9 * DAY, "9 days ago"),
            (21 * DAY, "3 weeks ago"),
            (90 * DAY, "3 months ago"),
            (800 * DAY, "2 years ago"),
        ];
        for (ago, words) in told {
            assert_eq!(When::of(1_000_000_000, 1_000_000_000 - ago).words(), words);
        }
    }
}
