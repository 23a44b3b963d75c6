ending-title = Recuento final
ending-skip = Ir a la puntuación
ending-count = Repetir el recuento
ending-routes = Puntos de rutas hasta ahora
ending-borrowed = { $name }: la estación de { $city } toma prestada { $route }
ending-ticket-done = { $name }: { $ticket } completado, +{ $points }
ending-ticket-failed = { $name }: { $ticket } sin completar, −{ $points }
ending-most-tickets = { $name }: más billetes completados, +{ $points }
ending-unbuilt = { $name }: estaciones sin construir, +{ $points }
ending-longest = { $name } tiene el camino más largo: { $length ->
    [one] { $length } vagón
   *[other] { $length } vagones
}, +{ $points }
ending-won = { $name } gana con { $points }
ending-won-tickets = { $name } gana con { $points }: desempatan los billetes completados
ending-won-stations = { $name } gana con { $points }: desempata por menos estaciones
ending-won-longest = { $name } gana con { $points }: desempata el camino más largo
ending-shared = { $names } comparten la victoria con { $points }
ending-table = Puntuación final
ending-player = Jugador
ending-column-routes = Rutas
ending-column-tickets = Bille{"\u00AD"}tes
ending-column-stations = Esta{"\u00AD"}ciones
ending-column-longest = Camino
ending-column-total = Total
ending-longest-cell = { $bonus ->
    [0] ({ $length })
   *[other] { $bonus } ({ $length })
}
ending-done = , completado
ending-failed = , sin completar
ending-again = Jugar otra vez
ending-rematch = Revancha, empieza { $name }
ending-home = Inicio
