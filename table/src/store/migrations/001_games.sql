-- A game is its setup and its events; everything else about it can be rebuilt from them.
-- The summary is what the list of saved games shows, kept here so that listing replays nothing.
CREATE TABLE game (
    -- A number is never given twice: results refer to games that may be gone.
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    title      TEXT    NOT NULL DEFAULT '',
    setup      TEXT    NOT NULL,
    seats      TEXT    NOT NULL,
    summary    TEXT    NOT NULL,
    taken_back INTEGER NOT NULL DEFAULT 0,
    -- A deleted game stays until the app is opened the next time, so that deleting can be undone.
    deleted    INTEGER NOT NULL DEFAULT 0,
    started    INTEGER NOT NULL,
    played     INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_last_played ON game (played DESC, id DESC) WHERE NOT deleted;

CREATE TABLE event (
    game       INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
    name       TEXT    PRIMARY KEY,
    value      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- How each seat of a finished game fared; games that were taken back are left out. It outlives the game:
-- deleting a save is no way to lose a record.
CREATE TABLE result (
    game       INTEGER NOT NULL,
    finished   INTEGER NOT NULL,
    map        TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    -- The key of a bot; NULL for a person.
    bot        TEXT,
    name       TEXT    NOT NULL,
    -- A win that is shared counts in part.
    won        REAL    NOT NULL,
    score      INTEGER NOT NULL,
    -- Points ahead of the best other seat; negative behind it.
    margin     INTEGER NOT NULL,
    routes     INTEGER NOT NULL,
    completed  INTEGER NOT NULL,
    failed     INTEGER NOT NULL,
    longest    INTEGER NOT NULL,
    stations   INTEGER NOT NULL
) STRICT;

CREATE INDEX result_by_game ON result (game);
