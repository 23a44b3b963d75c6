# What did not work, and what can be done about it.

failure-lost = The game's engine has stopped ({ $reason }). Nothing that you did is lost: every move is saved at once.
trouble-start = This game can't be started. { $faults }
trouble-illegal = That move isn't possible: { $reason }.
trouble-crashed = Something went wrong inside Railhead ({ $reason }). Every move you made is saved; start the app again.
trouble-stale = The game has gone on in the meantime.
trouble-not-your-turn = It is not this player's turn.
trouble-cannot-undo = That can't be undone: something has been seen since.
trouble-cannot-take-back = Only a game against bots alone can be taken back, and only once you have played.
trouble-long-title = A name can have at most { $limit } letters.
trouble-no-such-game = This game is not among the saved games.
trouble-broken-game = This saved game doesn't follow the rules ({ $reason }), so it can't be opened. It was left as it is.
trouble-no-home = There is no folder on this device to keep games in. Set RAILHEAD_HOME to a folder of yours.
trouble-saves-in-use = The saved games are open in another window. Close that one, then try again.
trouble-disk-full = The disk is full: the last move could not be kept. Free some space and try again.
trouble-read-only = The saved games can't be written to: they, or their folder, are read-only.
trouble-newer-saves = The saved games come from a newer version of Railhead. Update the app; they were left untouched.
trouble-damaged-saves = The file of the saved games is damaged ({ $reason }).
trouble-storage = The saved games can't be reached ({ $reason }).
fault-unknown-map = There is no map “{ $map }” in this version.
fault-seat-count = A game has 2 to 5 players, not { $count }.
fault-colour-twice = Two players have this colour.
fault-first-seat = This player can't begin: there is no such seat.
fault-no-name = Type a name.
fault-long-name = A name can have at most { $limit } letters.
fault-no-such-bot = This version has no bot “{ $bot }”. Choose another.
fault-bad-seed = A seed is a whole number from 0 to 18446744073709551615.
