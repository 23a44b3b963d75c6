turn-alone = Roba cartas o reclama una ruta
turn-own = { $name }: roba o reclama
turn-tunnel = { $name }: ¿pagas el túnel?
tab-cards = Cartas
row-tickets = Billetes por robar ({ $count })
pay-more = { $count ->
    [one] { $count } opción más
   *[other] { $count } opciones más
}
