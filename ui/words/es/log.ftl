log-title = Historial de la partida
log-began = Empieza { $name }.
log-opening-own = { $name } se quedó con { $tickets }.
log-opening-kept = { $name } eligió billetes.
log-opening-count = { $name }: { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}
log-turned-up = Boca arriba: { $cards }
log-row-discarded = Tres locomotoras boca arriba: se cambió la fila.
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
log-drew-own = robó del mazo: { $card }
log-drew-blind = { $count ->
    [one] robó una carta del mazo
   *[other] robó { $count } cartas del mazo
}
log-drew-face-up = robó de la fila: { $card }
log-drew-both = robó de la fila: { $row }, y una carta del mazo
log-drew-both-own = robó de la fila: { $row }, y del mazo: { $deck }
log-tunnel-tried = empezó a excavar { $route } con { $payment }
log-tunnel-cards = Descubiertas: { $cards }
log-tunnel-extra = Cuesta { $count ->
    [one] { $count } carta extra
   *[other] { $count } cartas extra
}.
log-tunnel-declined = renunció al túnel { $route }
log-claimed = reclamó { $route } con { $payment } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
log-station = construyó una estación en { $city } con { $payment }
log-passed = no podía jugar y pasó
log-last-round = tiene dos vagones o menos: a cada jugador le queda un turno
log-ended = La partida ha terminado.
since-show = Desde tu último turno ({ $count })
since-next = Siguiente
since-place = { $number } de { $count }
banner-last-round = ¡Última ronda! A { $name } casi no le quedan vagones: { $turns ->
    [one] queda { $turns } turno
   *[other] quedan { $turns } turnos
}.
banner-last-turn = ¡Última ronda! Este es tu último turno.
banner-thinking = { $name } está pensando…
banner-skip = Pulsa para saltar
