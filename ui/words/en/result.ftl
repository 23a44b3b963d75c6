# The result of a finished game: one's place, a sentence about the game, the same deal again.

result-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }.
# Each of these sentences must be true of the game it is said of; what is known is in ui/model/src/ending/verdict.rs.
result-last-round = { $route } in the last round decided it for { $name }.
result-burden = Without the unfinished ticket { $ticket } (−{ $points }), { $name } would have won.
result-longest = The longest path decided it: without its { $points }, { $other } would be ahead of { $name }.
result-most-tickets = The bonus for most tickets decided it: without its { $points }, { $other } would be ahead of { $name }.
result-stations = Unused stations decided it: without the points for them, { $other } would be ahead of { $name }.
result-tickets = On routes alone { $other } was ahead. The tickets put { $name } in front.
result-ticket = { $name } won by { $lead }. { $ticket } alone brought { $points }.
result-close = Only { $points } between first place and second.
result-lead = { $name } finished { $points } ahead.
result-ender = { $name } brought on the last round.
result-column-most-tickets = Most tickets
result-same-deal = Same deal again
result-copy = Copy
result-copied = Seed copied.
result-not-copied = This device doesn't allow copying.
