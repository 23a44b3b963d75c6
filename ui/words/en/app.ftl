# Words that every screen shares. Keys are named after the place where they are read.

app-name = Railhead
back = Back
close = Close
failure-lost = The game's engine has stopped ({ $reason }). Nothing that you did is lost: every move is saved at once.
