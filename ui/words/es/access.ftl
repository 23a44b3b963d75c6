spoken-title = Lo que está pasando
spoken-turn = { $name }: { $words }.
spoken-undone = Se ha deshecho el último paso.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, estación de { $owner }
spoken-city-site = { $name }, se puede construir una estación
title-screen = { $screen } · Railhead

routes-title = Lista de rutas
routes-search = Buscar por ciudad, color o motivo
routes-all = Todas
routes-claimable = Por tomar
routes-free = Libres
routes-own = Tuyas
routes-count = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}
routes-yours = Es tuya.
routes-owner = Es de { $name }.
routes-can = Se puede tomar ahora.

keys-title = Teclas
keys-face-up = Tomar una carta a la vista
keys-deck = Tomar una carta del mazo
keys-tickets = Ir a los billetes
keys-hand = Ir a tu mano
keys-log = Ir al diario
keys-players = Ir a los jugadores
keys-routes = Abrir la lista de rutas
keys-undo = Deshacer, cuando se puede
keys-map = Ir al mapa
keys-arrows = En el mapa: la ciudad o ruta siguiente en esa dirección
keys-letters = En el mapa: la ciudad siguiente con esa inicial
keys-pan = Mover el mapa
keys-zoom = En el mapa: acercar, alejar, verlo todo
keys-enter = Hacer lo que haría un toque
keys-escape = Un paso atrás
keys-help = Esta lista
