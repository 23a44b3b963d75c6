# The end of a game.

ending-title = The end of the game
ending-skip = To the scores
ending-count = Show the counting
ending-routes = The points of the routes, as counted so far
ending-borrowed = { $name }: the station in { $city } borrows { $route }
ending-ticket-done = { $name }: { $ticket } is done, +{ $points }
ending-ticket-failed = { $name }: { $ticket } was not finished, −{ $points }
ending-most-tickets = { $name }: most tickets completed, +{ $points }
ending-unbuilt = { $name }: stations not built, +{ $points }
ending-longest = { $name } has the longest path: { $length ->
    [one] { $length } train
   *[other] { $length } trains
}, +{ $points }
ending-won = { $name } wins with { $points }
ending-won-tickets = { $name } wins with { $points }: more tickets done decide
ending-won-stations = { $name } wins with { $points }: fewer stations decide
ending-won-longest = { $name } wins with { $points }: the longest path decides
ending-shared = { $names } share the win with { $points }
ending-table = Final scores
ending-player = Player
ending-column-routes = Routes
ending-column-tickets = Tickets
ending-column-stations = Sta{"\u00AD"}tions
ending-column-longest = Longest
ending-column-total = Total
ending-longest-cell = { $bonus ->
    [0] ({ $length })
   *[other] { $bonus } ({ $length })
}
ending-done = , done
ending-failed = , not finished
ending-again = Play again
ending-rematch = Rematch, { $name } begins
ending-home = Home
