statistics-title = Statistici
statistics-none = Încă niciun joc terminat. Joacă unul până la capăt și vezi cum ți-a mers.
statistics-none-like-this = Niciun joc terminat nu se potrivește.
statistics-show-all = Arată toate jocurile
statistics-who = Jucător
statistics-map = Hartă
statistics-every-map = Toate hărțile
statistics-table = Jucători
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
statistics-streak = Victorii la rând
statistics-streak-of = { $now } · record { $best }
statistics-longest = Cele mai lungi drumuri
statistics-percent = { $share } %
statistics-over-time = În timp
statistics-form = Victorii din ultimele { $count } jocuri, în procente
statistics-form-short = Ultimele zece
statistics-form-now = Procentul de victorii, acum { $share } %
statistics-score = Scor
statistics-score-now = Scorul fiecărui joc, acum { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
statistics-as-table = Ca tabel
statistics-until = Până la
statistics-parts = De unde îți vin punctele, în medie
statistics-longest-path = Cel mai lung drum
statistics-tickets-kept = Păstrate
statistics-tickets-done = Terminate
statistics-tickets-failed = Neterminate
statistics-by-map = După hartă
statistics-by-seats = După numărul de jucători
statistics-by-level = După nivelul boților
statistics-rivals = Împotriva fiecărui bot
statistics-own = Botul acesta a câștigat { $wins } din { $games } jocuri, cu { $points } puncte în medie
statistics-never-met = Încă niciun joc
