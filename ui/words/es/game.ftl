game-turn = Turno de { $name }
game-second-card = { $name }: una carta más
game-opening = { $name }: elige tus billetes
game-map = Mapa
game-undo = Deshacer
game-take-back = Deshacer jugada
game-take-back-cost = Esta partida dejará de contar en tus estadísticas.
game-stuck = Este turno no puedes hacer nada.
game-missing-bot = { $name } no puede seguir: esta versión de Railhead no tiene ese bot.
game-missing-bot-way-out = Elige otro bot que ocupe su lugar.
game-pass = Pasar
game-hand-over = Pásale el dispositivo a { $name }.
game-here = Soy { $name }

game-seats = Jugadores
game-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $trains ->
    [one] { $trains } vagón
   *[other] { $trains } vagones
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $tickets ->
    [one] { $tickets } billete
   *[other] { $tickets } billetes
}{ $stations ->
    [none] {""}
    [one] , queda { $stations } estación
   *[other] , quedan { $stations } estaciones
}{ $turn ->
    [yes] , está jugando
   *[no] {""}
}. Ver solo sus rutas
figure-trains = Vagones restantes
figure-cards = Cartas en la mano
figure-tickets = Billetes
figure-stations = Estaciones restantes

game-tabs = Tus cartas y billetes
tab-tickets = Billetes
tab-log = Historial

zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Ver todo el mapa

game-row = Cartas de tren
game-deck = Mazo ({ $count })
game-discards = Descartes: { $count }
game-flushed = Tres locomotoras boca arriba: se cambia la fila.
game-hand = Tu mano
game-hand-empty = No tienes cartas.
game-stack = { $card }: { $count }
game-stack-chosen = { $card }: { $chosen ->
    [one] { $chosen } de { $count } elegida
   *[other] { $chosen } de { $count } elegidas
}
game-clear-cards = Devolver
card-purple = Morada
card-blue = Azul
card-orange = Naranja
card-white = Blanca
card-green = Verde
card-yellow = Amarilla
card-black = Negra
card-red = Roja
card-locomotive = Locomotora
colour-purple = morada
colour-blue = azul
colour-orange = naranja
colour-white = blanca
colour-green = verde
colour-yellow = amarilla
colour-black = negra
colour-red = roja
colours-purple = moradas
colours-blue = azules
colours-orange = naranjas
colours-white = blancas
colours-green = verdes
colours-yellow = amarillas
colours-black = negras
colours-red = rojas
colour-locomotive = una locomotora
colour-any = de un mismo color, a elegir
colour-either = { $one } o { $other }
count-colour = { $count ->
    [one] { $count } carta { $colour }
   *[other] { $count } cartas { $colour }
}
count-locomotives = { $count ->
    [one] { $count } locomotora
   *[other] { $count } locomotoras
}

game-ways = Formas de pagar
game-best = la mejor
game-route = { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
} { $colour } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-route-tunnel = Túnel: { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
} { $colour }, y hasta 3 cartas extra · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-route-ferry = Ferri: { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
} { $colour }, { $locomotives ->
    [one] al menos { $locomotives } locomotora
   *[other] al menos { $locomotives } locomotoras
} · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-claim = Reclamar con { $payment }
game-try-tunnel = Excavar con { $payment }

game-tunnel = Túnel { $route }
game-turned = Cartas descubiertas: { $cards }
game-tunnel-extra = { $count ->
    [one] Cuesta { $count } carta extra.
   *[other] Cuesta { $count } cartas extra.
}
game-pay-tunnel = Pagar { $payment }
game-leave-tunnel = Renunciar al túnel
game-through = El túnel no cuesta nada extra.

game-build-station = Construir una estación
game-stations-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}
game-site = Elige una ciudad en el mapa.
game-station-in = Estación en { $city }
game-station-would = Ahora mismo tomaría prestada { $route }.
game-station-would-not = Ahora mismo no ayudaría a ninguno de tus billetes.
game-station-borrows = { $city }: toma prestada { $route }
game-station-idle = { $city }: aún no sirve de nada
game-own-stations = Tus estaciones hasta ahora
game-build = Construir con { $payment }

game-offer = Elige billetes
game-opening-how = Quédate con { $count } como mínimo. Los billetes que no completes te restan sus puntos.
game-keep = { $count ->
    [0] Quedarse con billetes
    [one] Quedarse con { $count } billete
   *[other] Quedarse con { $count } billetes
}
game-ticket = { $from } – { $to }
game-ticket-long = largo
game-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-own-tickets = Tus billetes
game-no-tickets = No tienes billetes.
game-tickets-open = Pendientes
game-tickets-blocked = Bloqueados: no hay camino posible
game-tickets-done = Completados
ticket-stamp = Completado
game-draw-tickets = Robar billetes
game-draw-tickets-cost = Gastas el turno: te ofrecen billetes nuevos y te quedas con uno como mínimo.
game-tickets-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}

why-not-your-turn = No es tu turno.
why-nothing-to-pay = Con tus cartas aún no puedes pagar nada.
why-route-yours = { $route } ya es tuya.
why-route-taken = { $route } está ocupada.
why-twin-yours = La otra vía de { $route } es tuya. Nadie puede tener las dos.
why-twin-taken = { $route } está cerrada: con dos o tres jugadores solo se puede reclamar una de sus vías.
why-too-few-trains = { $route } pide { $needed ->
    [one] { $needed } vagón
   *[other] { $needed } vagones
}. Te quedan { $left }.
why-too-few-locomotives = { $needed ->
    [one] { $route } pide { $needed } locomotora. Tienes { $held }.
   *[other] { $route } pide { $needed } locomotoras. Tienes { $held }.
}
why-too-few-cards = { $route } pide { $needed ->
    [one] { $needed } carta { $colour }
   *[other] { $needed } cartas { $colour }
}. Tienes { $held }, contando las locomotoras.
why-too-few-alike = { $route } pide { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas de un mismo color
}. Tienes como mucho { $held }, contando las locomotoras.
why-locomotive-second = Una locomotora boca arriba solo puede ser tu primera carta.
why-deck-empty = El mazo está vacío.
why-no-tickets = No quedan billetes.
why-tickets-first = Primero elige tus billetes.
why-second-card-first = Primero roba tu segunda carta.
why-tunnel-first = Primero paga el túnel o renuncia a él.
why-stations-used-up = Ya has construido todas tus estaciones.
why-station-there = { $city } ya tiene una estación.
why-station-too-dear = Tu próxima estación pide { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas de un mismo color
}. Tienes como mucho { $held }.
counter-title = Cartas por ver
counter-card = { $card }: { $count }
why-over = La partida ha terminado.
why-no-offer = No hay billetes para elegir.
why-no-tunnel = No hay ningún túnel que pagar.
why-no-card-there = Ahí no hay ninguna carta.
why-keep-more = { $least ->
    [one] Quédate con { $least } billete como mínimo.
   *[other] Quédate con { $least } billetes como mínimo.
}
why-not-offered = Solo puedes quedarte con los billetes que te han ofrecido.
why-no-such-route = En este mapa no existe esa ruta.
why-not-in-hand = No tienes esas cartas.
why-wrong-number = { $needed ->
    [one] Cuesta { $needed } carta, no { $paid }.
   *[other] Cuesta { $needed } cartas, no { $paid }.
}
why-wrong-colour = { $route } se paga con cartas { $colour }.
why-locomotives-missing = { $needed ->
    [one] { $route } pide al menos { $needed } locomotora.
   *[other] { $route } pide al menos { $needed } locomotoras.
}
why-wrong-extra = Las cartas extra tienen que ser de tu color, o locomotoras.
why-too-few-extra = { $missing ->
    [one] Te falta una carta { $colour } o una locomotora.
   *[other] Te faltan { $missing } cartas { $colour } o locomotoras.
}
why-too-few-extra-locomotives = { $missing ->
    [one] Te falta una locomotora.
   *[other] Te faltan { $missing } locomotoras.
}
why-malformed-payment = Así no se puede pagar.
why-no-stations = En este mapa no hay estaciones.
why-no-such-city = En este mapa no existe esa ciudad.
why-not-stuck = Solo puedes pasar si no puedes hacer nada más.
