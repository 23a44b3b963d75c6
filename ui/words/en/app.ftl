# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close
failure-lost = The game's engine has stopped ({ $reason }). Nothing that you did is lost: every move is saved at once.

version-ready = A new version is ready. Your game stays as it is.
version-reload = Reload
version-later = Later
