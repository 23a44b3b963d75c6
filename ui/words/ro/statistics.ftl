statistics-title = Statistici
statistics-none = Aici nu s-a terminat încă nimic. Joacă un joc până la capăt și aici se va spune cum ți-a mers.
statistics-none-like-this = Niciun joc terminat nu e așa.
statistics-show-all = Arată toate jocurile
statistics-who = Jucător
statistics-map = Hartă
statistics-every-map = Toate hărțile
statistics-table = Masă
statistics-every-table = Oricâți jucători
statistics-seats = { COUNT($count) ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
statistics-level = Adversari
statistics-every-level = Toate nivelurile
statistics-games = Jocuri
statistics-won = Câștigate
statistics-won-share = { $wins } · { $share } %
statistics-won-of = { $wins } din { $games } câștigate
statistics-average-of = media { $points }
statistics-average = Scor mediu
statistics-best = Cel mai bun scor
statistics-streak = Câștigate la rând
statistics-streak-of = { $now } · max. { $best }
statistics-longest = Jocuri cu drumul cel mai lung
statistics-percent = { $share } %
statistics-over-time = În timp
statistics-form = Câștigate din ultimele { $count }, în procente
statistics-form-short = Ultimele zece
statistics-form-now = Ponderea jocurilor câștigate, acum { $share } %
statistics-score = Scor
statistics-score-now = Scorul fiecărui joc, acum { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
statistics-as-table = Ca tabel
statistics-until = Până la
statistics-parts = Din ce se compune un scor mediu
statistics-longest-path = Drumul cel mai lung
statistics-tickets-kept = Păstrate
statistics-tickets-done = Îndeplinite
statistics-tickets-failed = Neterminate
statistics-by-map = După hartă
statistics-by-seats = După numărul de jucători
statistics-by-level = După nivelul boților
statistics-rivals = Împotriva fiecărui bot
statistics-own = Jocurile sale: { $wins } din { $games } câștigate, scor mediu { $points }
statistics-never-met = Încă niciun joc
