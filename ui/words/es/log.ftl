log-title = Lo que ha pasado
log-began = Empieza { $name }.
log-opening-own = { $name } se quedó con { $tickets }.
log-opening-kept = { $name } eligió billetes.
log-opening-count = { $name }: { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}
log-turned-up = Boca arriba: { $cards }
log-row-discarded = Había tres locomotoras boca arriba: se descartó la fila.
log-reshuffled = Se barajaron los descartes: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el mazo.
log-tickets-drawn = robó { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}
log-tickets-kept-own = se quedó con { $tickets }
log-tickets-kept = se quedó con { $count }
log-drew-own = tomó del mazo: { $card }
log-drew-blind = tomó una carta del mazo
log-drew-face-up = tomó de la fila: { $card }
log-tunnel-tried = empezó el túnel { $route } con { $payment }
log-tunnel-cards = Cartas descubiertas para el túnel: { $cards }
log-tunnel-extra = Cuesta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} más.
log-tunnel-declined = dejó el túnel { $route }
log-claimed = tomó { $route } con { $payment } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
log-station = construyó una estación en { $city } con { $payment }
log-passed = no podía hacer nada y pasó
log-last-round = tiene dos trenes o menos: a cada uno le queda un turno
log-ended = La partida ha terminado.
since-show = Desde tu último turno ({ $count })
since-next = Siguiente
since-place = { $number } de { $count }
banner-last-round = ¡Última ronda! A { $name } casi no le quedan trenes: { $turns ->
    [one] este turno es el último
   *[other] quedan { $turns } turnos
}.
banner-last-turn = ¡Última ronda! Este es tu último turno.
banner-thinking = { $name } está pensando
banner-skip = Toca para saltarlo
