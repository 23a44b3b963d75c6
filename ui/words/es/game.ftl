game-turn = Juega { $name }
game-second-card = { $name }: una carta más
game-opening = { $name }: elige tus billetes
game-map = Mapa
game-undo = Deshacer
game-take-back = Retirar la jugada
game-take-back-cost = Entonces esta partida no contará en las estadísticas.
game-stuck = En este turno no se puede hacer nada.
game-missing-bot = { $name } no puede seguir: esta versión de Railhead no tiene ese bot.
game-missing-bot-way-out = Elige otro que siga jugando en su lugar.
game-pass = Pasar
game-hand-over = Entrega el dispositivo a { $name }.
game-here = Soy { $name }

game-seats = Jugadores
game-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $trains ->
    [one] { $trains } tren
   *[other] { $trains } trenes
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
    [yes] , le toca jugar
   *[no] {""}
}. Mostrar solo esta red
figure-trains = Trenes que quedan
figure-cards = Cartas en la mano
figure-tickets = Billetes
figure-stations = Estaciones que quedan

game-tabs = Tus cosas
game-first-turn = Toma cartas en la pestaña siguiente, o toca una ruta resaltada para tomarla.
tab-hand = Mano
tab-draw = Robar
tab-tickets = Billetes
tab-log = Diario

zoom = Ampliación
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Mostrar todo

game-row = Cartas que se pueden tomar
game-deck = Mazo ({ $count })
game-discards = Descartes: { $count }
game-flushed = Había tres locomotoras boca arriba: la fila se renueva.
game-hand = Tu mano
game-hand-empty = Sin cartas.
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
colour-purple = morado
colour-blue = azul
colour-orange = naranja
colour-white = blanco
colour-green = verde
colour-yellow = amarillo
colour-black = negro
colour-red = rojo
colour-locomotive = locomotora
colour-any = un solo color cualquiera
count-colour = { $count } de { $colour }
count-locomotives = { $count ->
    [one] { $count } locomotora
   *[other] { $count } locomotoras
}

game-ways = Formas de pagar
game-best = la mejor
game-route = { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}, { $colour } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-route-tunnel = Túnel: { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}, { $colour }, y quizá hasta tres cartas más · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-route-ferry = Transbordador: { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}, { $colour }, { $locomotives ->
    [one] al menos { $locomotives } locomotora
   *[other] al menos { $locomotives } locomotoras
} · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-claim = Tomar por { $payment }
game-try-tunnel = Excavar por { $payment }

game-tunnel = El túnel { $route }
game-turned = Cartas descubiertas: { $cards }
game-tunnel-extra = { $count ->
    [one] Cuesta { $count } carta más.
   *[other] Cuesta { $count } cartas más.
}
game-pay-tunnel = Pagar { $payment }
game-leave-tunnel = Dejarlo
game-through = El túnel no cuesta nada más.

game-build-station = Construir una estación
game-stations-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}
game-site = Elige una ciudad en el mapa.
game-station-in = Estación en { $city }
game-station-would = Tal como están las cosas, usaría prestada { $route }.
game-station-would-not = Tal como están las cosas, no ayudaría a ningún billete.
game-station-borrows = { $city }: usa prestada { $route }
game-station-idle = { $city }: sin utilidad por ahora
game-own-stations = Tus estaciones, tal como están las cosas
game-build = Construir por { $payment }

game-offer = Elige billetes
game-opening-how = Quédate al menos con { $count }. Un billete que guardas cuenta en tu contra si no lo terminas.
game-keep = { $count ->
    [0] Guardar billetes
    [one] Guardar { $count } billete
   *[other] Guardar { $count } billetes
}
game-ticket = { $from } – { $to }
game-ticket-long = largo
game-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
game-own-tickets = Tus billetes
game-no-tickets = No tienes billetes.
game-tickets-open = Abiertos
game-tickets-blocked = Bloqueados: no queda camino
game-tickets-done = Cumplidos
game-draw-tickets = Robar billetes
game-draw-tickets-cost = Ocupa tu turno: se te ofrecen billetes nuevos y te quedas al menos con uno.
game-tickets-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}

why-not-your-turn = No es tu turno.
why-nothing-to-pay = Tus cartas todavía no pagan nada.
why-route-yours = { $route } ya es tuya.
why-route-taken = { $route } está ocupada.
why-twin-yours = La otra vía de { $route } es tuya, y nadie puede tener las dos.
why-twin-taken = { $route } está cerrada: con dos o tres jugadores solo se puede tomar una de sus vías.
why-too-few-trains = { $route } pide { $needed ->
    [one] { $needed } tren
   *[other] { $needed } trenes
}; tienes { $left }.
why-too-few-locomotives = { $needed ->
    [one] { $route } pide { $needed } locomotora; tienes { $held }.
   *[other] { $route } pide { $needed } locomotoras; tienes { $held }.
}
why-too-few-cards = { $route } pide { $needed ->
    [one] { $needed } carta de color { $colour }
   *[other] { $needed } cartas de color { $colour }
}; tienes { $held }, contando las locomotoras.
why-too-few-alike = { $route } pide { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas de un mismo color
}; tienes como mucho { $held }, contando las locomotoras.
why-locomotive-second = Una locomotora boca arriba solo puede ser la primera carta del turno.
why-deck-empty = El mazo está vacío.
why-no-tickets = No quedan billetes que robar.
why-tickets-first = Primero elige qué billetes guardas.
why-second-card-first = Primero toma tu segunda carta.
why-tunnel-first = Primero paga el túnel o déjalo.
why-stations-used-up = Ya has construido todas tus estaciones.
why-station-there = { $city } ya tiene una estación.
why-station-too-dear = Tu próxima estación pide { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas de un mismo color
}; tienes como mucho { $held }.
counter-title = Sin ver todavía
counter-card = { $card }: { $count }
why-over = La partida ha terminado.
why-no-offer = Ahora no se ofrecen billetes.
why-no-tunnel = Ahora no se excava ningún túnel.
why-no-card-there = Ahí no hay ninguna carta.
why-keep-more = { $least ->
    [one] Hay que quedarse al menos con { $least } billete.
   *[other] Hay que quedarse al menos con { $least } billetes.
}
why-not-offered = Solo te puedes quedar con billetes que se ofrecen.
why-no-such-route = Este mapa no tiene esa ruta.
why-not-in-hand = No tienes esas cartas.
why-wrong-number = { $needed ->
    [one] Cuesta { $needed } carta, no { $paid }.
   *[other] Cuesta { $needed } cartas, no { $paid }.
}
why-wrong-colour = { $route } se paga en este color: { $colour }.
why-locomotives-missing = { $needed ->
    [one] Al menos { $needed } de las cartas para { $route } tiene que ser locomotora.
   *[other] Al menos { $needed } de las cartas para { $route } tienen que ser locomotoras.
}
why-wrong-extra = Las cartas de más tienen que ser del color mostrado, o locomotoras.
why-too-few-extra = { $missing ->
    [one] Te falta una carta de color { $colour } o una locomotora.
   *[other] Te faltan { $missing } cartas de color { $colour } o locomotoras.
}
why-too-few-extra-locomotives = { $missing ->
    [one] Te falta una locomotora.
   *[other] Te faltan { $missing } locomotoras.
}
why-malformed-payment = Así no se puede pagar nada.
why-no-stations = Este mapa no tiene estaciones.
why-no-such-city = Este mapa no tiene esa ciudad.
why-not-stuck = Solo puedes pasar cuando no se puede hacer nada más.
