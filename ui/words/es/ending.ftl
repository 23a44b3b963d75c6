ending-title = Fin de la partida
ending-skip = A la puntuación
ending-count = Ver el recuento
ending-routes = Los puntos de las rutas contados hasta ahora
ending-borrowed = { $name }: la estación de { $city } usa prestada { $route }
ending-ticket-done = { $name }: { $ticket } cumplido, +{ $points }
ending-ticket-failed = { $name }: { $ticket } sin terminar, −{ $points }
ending-most-tickets = { $name }: más billetes completados, +{ $points }
ending-unbuilt = { $name }: estaciones sin construir, +{ $points }
ending-longest = { $name } tiene el camino más largo: { $length ->
    [one] { $length } tren
   *[other] { $length } trenes
}, +{ $points }
ending-won = { $name } gana con { $points }
ending-won-tickets = { $name } gana con { $points }: deciden los billetes cumplidos
ending-won-stations = { $name } gana con { $points }: decide haber construido menos estaciones
ending-won-longest = { $name } gana con { $points }: decide el camino más largo
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
ending-done = , cumplido
ending-failed = , sin terminar
ending-again = Jugar otra vez
ending-rematch = Revancha, empieza { $name }
ending-home = Inicio
