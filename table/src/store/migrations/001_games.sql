-- A game is its setup and its events; everything else about it can be rebuilt from them.
CREATE TABLE game (
    id        INTEGER PRIMARY KEY,
    setup     TEXT    NOT NULL,
    seats     TEXT    NOT NULL,
    started   INTEGER NOT NULL,
    played    INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_last_played ON game (played DESC, id DESC);

CREATE TABLE event (
    game      INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    body      TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
