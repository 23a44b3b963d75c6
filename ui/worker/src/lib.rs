//! The table in a browser: the rules, the bots and SQLite, off the page's thread.
