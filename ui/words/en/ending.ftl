# The end of a game.

ending-title = Final scoring
ending-skip = Skip to the scores
ending-count = Replay the scoring
ending-routes = Route points so far
ending-borrowed = { $name }: the station in { $city } borrows { $route }
ending-ticket-done = { $name }: { $ticket } completed, +{ $points }
ending-ticket-failed = { $name }: { $ticket } not completed, −{ $points }
ending-most-tickets = { $name }: most tickets completed, +{ $points }
ending-unbuilt = { $name }: unused stations, +{ $points }
ending-longest = { $name } has the longest path: { $length ->
    [one] { $length } train
   *[other] { $length } trains
}, +{ $points }
ending-won = { $name } wins with { $points }
ending-won-tickets = { $name } wins with { $points }: more completed tickets break the tie
ending-won-stations = { $name } wins with { $points }: fewer stations break the tie
ending-won-longest = { $name } wins with { $points }: the longest path breaks the tie
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
ending-done = , completed
ending-failed = , not completed
ending-again = Play again
ending-rematch = Rematch, { $name } goes first
ending-home = Home
