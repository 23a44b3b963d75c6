home-lead = Tiende la línea antes que los demás.
home-continue = Continuar
home-new-game = Partida nueva
home-new-game-what = Contra bots, o con amigos en este dispositivo
home-saved = Partidas guardadas
home-statistics = Estadísticas
home-settings = Ajustes
home-no-storage = Esta ventana del navegador no guarda nada: cuando la cierres, tus partidas desaparecerán.
home-rescued = El archivo de tus partidas guardadas estaba dañado. Se ha apartado como { $file }; { $games ->
    [0] no se ha podido salvar ninguna partida.
    [one] se ha salvado { $games } partida.
   *[other] se han salvado { $games } partidas.
}{ $lost ->
    [0] {""}
    [one] {" "}Se ha perdido { $lost } partida.
   *[other] {" "}Se han perdido { $lost } partidas.
}
map-figures = { $cities } ciudades · { $tracks } vías · { $tickets } billetes
map-usa = Estados Unidos
map-europe = Europa
