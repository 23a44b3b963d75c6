# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close

version-ready = A new version is ready. Your game stays as it is.
version-reload = Reload
version-later = Later
