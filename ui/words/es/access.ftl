spoken-title = Lo que pasa
spoken-turn = { $name }: { $words }.
spoken-undone = Última jugada deshecha.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, estación de { $owner }
spoken-city-site = { $name }, puedes construir una estación aquí
title-screen = { $screen } · Railhead

routes-title = Todas las rutas
routes-search = Buscar por ciudad o color
routes-all = Todas
routes-claimable = Al alcance
routes-free = Libres
routes-own = Tuyas
routes-count = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}
routes-yours = Es tuya.
routes-owner = Es de { $name }.
routes-can = Ya puedes reclamarla.

keys-title = Atajos de teclado
keys-face-up = Robar una carta boca arriba
keys-deck = Robar del mazo
keys-tickets = Ir a tus billetes
keys-hand = Ir a tu mano
keys-log = Ir al historial
keys-players = Ir a los jugadores
keys-routes = Ver todas las rutas
keys-undo = Deshacer
keys-map = Ir al mapa
keys-arrows = En el mapa: siguiente ciudad o ruta en esa dirección
keys-letters = En el mapa: ir a una ciudad por su inicial
keys-pan = Mover el mapa
keys-zoom = En el mapa: acercar, alejar, ver todo
keys-enter = Elegir
keys-escape = Volver, o abrir el menú
keys-help = Ayuda
