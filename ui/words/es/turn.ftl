turn-own = { $name }: roba cartas o reclama una ruta
turn-tunnel = { $name }: ¿pagas el túnel?
tab-cards = Cartas
row-tickets = Billetes por robar ({ $count })
pay-more = { $count ->
    [one] { $count } opción más
   *[other] { $count } opciones más
}
