# Cómo le ha ido a una persona.

statistics-title = Estadísticas
statistics-none = Aquí aún no se ha terminado nada. Juega una partida hasta el final y aquí se contará cómo te fue.
statistics-none-like-this = Ninguna partida terminada es así.
statistics-show-all = Mostrar todas las partidas
statistics-who = Jugador
statistics-map = Mapa
statistics-every-map = Todos los mapas
statistics-table = Mesa
statistics-every-table = Todas las mesas
statistics-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
statistics-level = Contra
statistics-every-level = Todos los niveles
statistics-games = Partidas
statistics-won = Ganadas
statistics-won-share = { $wins } · { $share } %
statistics-won-of = { $wins } de { $games } ganadas
statistics-average-of = media { $points }
statistics-average = Puntuación media
statistics-best = Mejor puntuación
statistics-streak = Seguidas ganadas
statistics-streak-of = { $now } · máx. { $best }
statistics-longest = Veces con el camino más largo
statistics-percent = { $share } %
statistics-over-time = Con el tiempo
statistics-form = Ganadas de las últimas { $count }, en porcentaje
statistics-form-short = Últimas diez
statistics-form-now = Porcentaje de partidas ganadas, ahora { $share } %
statistics-score = Puntos
statistics-score-now = Puntos de cada partida, ahora { $points }
statistics-as-table = Como tabla
statistics-until = Hasta
statistics-parts = De qué se compone una puntuación media
statistics-longest-path = Camino más largo
statistics-tickets-kept = Guardados
statistics-tickets-done = Cumplidos
statistics-tickets-failed = Sin terminar
statistics-by-map = Por mapa
statistics-by-seats = Por número de jugadores
statistics-by-level = Por nivel de los bots
statistics-rivals = Contra cada bot
statistics-own = Sus propias partidas: { $wins } de { $games } ganadas, puntuación media { $points }
statistics-never-met = Aún sin jugar
