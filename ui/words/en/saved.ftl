# The saved games.

saved-title = Saved games
saved-search = Search by name, player or map
saved-none = No saved games.
saved-not-found = No saved game matches “{ $words }”.
saved-opening = { $name } is choosing tickets
saved-turn = Round { $round } · { $name }'s turn
saved-won = { $name } won
saved-shared = { $names } shared the win
saved-over = Finished
saved-when = { $map } · { $when }
saved-taken-back = A turn was taken back: not in your statistics
saved-rename = Rename
saved-name = Name
saved-name-keep = Save name
saved-delete = Delete
saved-deleted = Game deleted.
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
saved-export = Save as file
saved-export-all = Back up all games
saved-import = Import
saved-drop = Drop the file to import it.
saved-downloaded = Downloading { $name }.
saved-written = Saved to { $path }.
saved-not-written = Nothing was saved.
saved-added = { $count ->
    [0] No games imported.
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
saved-known = { $count ->
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
saved-refused = “{ $title }” wasn't imported: it can't be read, or breaks a rule.
saved-refused-nameless = A game wasn't imported: it can't be read, or breaks a rule.
saved-damaged = The file is damaged. Some games may be missing.
saved-file-failed = “{ $name }”: { $why }
saved-share = Share
saved-copied = Score copied.
saved-not-shared = This device can't share or copy the score.
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
saved-unpromised = This browser may delete your games when it needs space. To keep them safe, install Railhead or make a backup.
