# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close

# A list: one thing after another, and before the last.
list-next = { $list }, { $item }
list-last = { $list } and { $item }

version-ready = A new version is ready. Your game stays as it is.
version-reload = Reload
version-later = Later

# A part of the page that is fetched when it is first wanted.
part-coming = Loading…
part-missing = This part of the game could not be loaded. Check your connection and try again. If that does not help, reload the page: your games are saved.
part-try-again = Try again
