-- A game is its setup and its events; everything else about it can be rebuilt from them.
-- The summary is what the list of saved games shows, kept here so that listing replays nothing.
CREATE TABLE game (
    id         INTEGER PRIMARY KEY,
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
