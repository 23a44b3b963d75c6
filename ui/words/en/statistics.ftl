# How a person has fared.

statistics-title = Statistics
statistics-none = No finished games yet. Play one to the end and see how you did.
statistics-none-like-this = No finished game matches.
statistics-show-all = Show all games
statistics-who = Player
statistics-map = Map
statistics-every-map = All maps
statistics-table = Players
statistics-every-table = Any number of players
statistics-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-level = Opponents
statistics-every-level = All levels
statistics-games = Games
statistics-won = Won
statistics-won-share = { $wins } · { $share }%
statistics-won-of = { $wins } of { $games } won
statistics-average-of = average { $points }
statistics-average = Average score
statistics-best = Best score
statistics-streak = Winning streak
statistics-streak-of = { $now } · best { $best }
statistics-longest = Longest paths
statistics-percent = { $share }%
statistics-over-time = Over time
statistics-form = Wins in the last { $count } games, in percent
statistics-form-short = Last ten
statistics-form-now = Win rate, now { $share }%
statistics-score = Score
statistics-score-now = Score per game, now { $points } points
statistics-as-table = Show as a table
statistics-until = Until
statistics-parts = Where your points come from, on average
statistics-longest-path = Longest path
statistics-tickets-kept = Kept
statistics-tickets-done = Completed
statistics-tickets-failed = Not completed
statistics-by-map = By map
statistics-by-seats = By number of players
statistics-by-level = By bot level
statistics-rivals = Against each bot
statistics-own = This bot won { $wins } of { $games } games, with { $points } points on average
statistics-never-met = Not played yet
