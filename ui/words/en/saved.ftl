# The saved games.

saved-title = Saved games
saved-search = Search by name, player or map
saved-none = No game has been played here yet.
saved-not-found = No saved game speaks of “{ $words }”.
saved-opening = { $name } chooses tickets
saved-turn = Round { $round } · { $name } to move
saved-won = { $name } won
saved-shared = { $names } share the win
saved-over = Finished
saved-when = { $map } · { $when }
saved-taken-back = A turn was taken back: not in the statistics
saved-rename = Rename
saved-name = Name of this game
saved-name-keep = Keep the name
saved-delete = Delete
saved-deleted = The game was deleted.
saved-undo = Undo
when-now = just now
when-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
when-weeks = { $count ->
    [one] a week ago
   *[other] { $count } weeks ago
}
when-months = { $count ->
    [one] a month ago
   *[other] { $count } months ago
}
when-years = { $count ->
    [one] a year ago
   *[other] { $count } years ago
}
saved-export = Save as a file
saved-export-all = Back up all games
saved-import = Take in a file
saved-drop = Drop the file to take its games in.
saved-downloaded = { $name } is being downloaded.
saved-written = Written to { $path }.
saved-not-written = No file was written.
saved-added = { $count ->
    [0] No game was added.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
saved-known = { $count ->
    [one] { $count } is here already.
   *[other] { $count } are here already.
}
saved-refused = “{ $title }” was left out: it can't be read, or breaks a rule.
saved-refused-nameless = A game was left out: it can't be read, or breaks a rule.
saved-damaged = The file is damaged: it may have held more.
saved-file-failed = “{ $name }”: { $why }
saved-share = Share
saved-copied = The score is on the clipboard, as text.
saved-not-shared = The score could not be shared: this device allows neither sharing nor copying.
saved-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
share-head = Railhead · { $map } · { $standing }
share-bot = { $name } ({ $what })
share-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
saved-unpromised = This browser has not promised to keep your games: install Railhead, or keep a backup.
