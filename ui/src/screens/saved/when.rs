//! How long ago something was, as people say it.

use crate::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ago {
    Now,
    Minutes(i64),
    Hours(i64),
    Days(i64),
    Weeks(i64),
    Months(i64),
    Years(i64),
}

impl Ago {
    /// From two local times in seconds. "Yesterday" is the previous calendar day, however many hours ago. If the clock was set
    /// back, a later time counts as now.
    pub(super) fn of(now: i64, then: i64) -> Ago {
        const MINUTE: i64 = 60;
        const HOUR: i64 = 60 * MINUTE;
        const DAY: i64 = 24 * HOUR;
        let ago = now.saturating_sub(then);
        match now.div_euclid(DAY) - then.div_euclid(DAY) {
            _ if ago < MINUTE => Ago::Now,
            _ if ago < HOUR => Ago::Minutes(ago / MINUTE),
            ..1 => Ago::Hours(ago / HOUR),
            days @ ..14 => Ago::Days(days),
            days @ ..60 => Ago::Weeks(days / 7),
            days @ ..730 => Ago::Months(days / 30),
            days => Ago::Years(days / 365),
        }
    }

    /// Of a time in seconds since 1970, from now.
    pub(super) fn since(then: i64) -> Ago {
        let here = |date: js_sys::Date| (date.get_time() / 1000.0 - date.get_timezone_offset() * 60.0) as i64;
        let then = js_sys::Date::new(&((then as f64) * 1000.0).into());
        Ago::of(here(js_sys::Date::new_0()), here(then))
    }

    pub(super) fn words(self) -> String {
        match self {
            Ago::Now => t!("when-now"),
            Ago::Minutes(count) => t!("when-minutes", count = count),
            Ago::Hours(count) => t!("when-hours", count = count),
            Ago::Days(count) => t!("when-days", count = count),
            Ago::Weeks(count) => t!("when-weeks", count = count),
            Ago::Months(count) => t!("when-months", count = count),
            Ago::Years(count) => t!("when-years", count = count),
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
        // Two in the afternoon.
        let now = 11_574 * DAY + 14 * 3600;
        for (ago, words) in told {
            assert_eq!(Ago::of(now, now - ago).words(), words);
        }
    }

    #[test]
    fn yesterday_is_the_day_before() {
        const HOUR: i64 = 3600;
        let midnight = 24 * HOUR * 11_574;
        assert_eq!(Ago::of(midnight + HOUR, midnight - 2 * HOUR), Ago::Days(1), "three hours ago");
        assert_eq!(Ago::of(midnight + 23 * HOUR, midnight - 24 * HOUR), Ago::Days(1), "47 hours ago");
        assert_eq!(Ago::of(midnight + HOUR, midnight - 46 * HOUR), Ago::Days(2), "47 hours ago too");
        assert_eq!(Ago::of(midnight + 23 * HOUR, midnight), Ago::Hours(23));
    }
}
