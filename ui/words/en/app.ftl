# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close

# A list: one thing after another, and before the last.
list-next = { $list }, { $item }
list-last = { $list } and { $item }

version-ready = A new version is ready. Your game is saved.
version-reload = Reload
version-later = Later

# A part of the page that is fetched when it is first wanted.
part-coming = Loading…
part-missing = This part of the game didn't load. Check your connection and try again. If that doesn't help, reload the page. Your games are saved.
part-try-again = Try again
