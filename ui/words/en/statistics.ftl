# How a person has fared.

statistics-title = Statistics
statistics-none = Nothing has been finished here yet. Play a game to its end, and what you make of it is told here.
statistics-none-like-this = No finished game is like this.
statistics-show-all = Show all games
statistics-who = Player
statistics-map = Map
statistics-every-map = Every map
statistics-table = Table
statistics-every-table = Any number of players
statistics-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-level = Against
statistics-every-level = Every level
statistics-games = Games
statistics-won = Won
statistics-won-share = { $wins } · { $share }%
statistics-won-of = { $wins } of { $games } won
statistics-average-of = average { $points }
statistics-average = Average score
statistics-best = Best score
statistics-streak = Won in a row
statistics-streak-of = { $now } · best { $best }
statistics-longest = Games with the longest path
statistics-percent = { $share }%
statistics-over-time = Over time
statistics-form = Won of the last { $count }, in percent
statistics-form-short = Last ten
statistics-form-now = Share of games won, now { $share }%
statistics-score = Score
statistics-score-now = Score of each game, now { $points } points
statistics-as-table = As a table
statistics-until = Until
statistics-parts = What an average score is made of
statistics-longest-path = Longest path
statistics-tickets-kept = Kept
statistics-tickets-done = Done
statistics-tickets-failed = Not finished
statistics-by-map = By map
statistics-by-seats = By number of players
statistics-by-level = By level of the bots
statistics-rivals = Against each bot
statistics-own = Its own games: { $wins } of { $games } won, { $points } points on average
statistics-never-met = Not met yet
