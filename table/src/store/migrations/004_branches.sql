-- Games that begin at a moment of another. They count in no statistics. The parent may be gone, or never have been here: its
-- number is never given to another game.
CREATE TABLE branch (
    game   INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    parent INTEGER,
    -- How many events had happened there.
    moment INTEGER NOT NULL
) STRICT;
