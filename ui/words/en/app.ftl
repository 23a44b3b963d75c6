# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close
