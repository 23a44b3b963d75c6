home-lead = Tiende tu línea antes que nadie.
home-continue = Continuar
home-new-game = Nueva partida
home-new-game-what = Contra bots o con amigos, en este dispositivo
home-saved = Partidas guardadas
home-statistics = Estadísticas
home-settings = Ajustes
home-no-storage = Esta ventana no puede guardar partidas. Cuando la cierres, se perderán.
home-rescued = Tus partidas guardadas estaban dañadas. El archivo se ha apartado como { $file }. { $games ->
    [0] No se ha podido recuperar ninguna partida.
    [one] Se ha recuperado { $games } partida.
   *[other] Se han recuperado { $games } partidas.
}{ $lost ->
    [0] {""}
    [one] {" "}Se ha perdido { $lost } partida.
   *[other] {" "}Se han perdido { $lost } partidas.
}
map-usa = Estados Unidos
map-europe = Europa
map-plain = El mejor para empezar
map-adds = Añade { $what }
map-ferries = ferris
map-tunnels = túneles
map-stations = estaciones
