turn-own = { $people ->
    [one] Roba cartas o reclama una ruta
   *[other] { $name }: roba o reclama
}
turn-tunnel = { $name }: ¿pagas el túnel?
tab-cards = Cartas
row-tickets = Billetes por robar ({ $count })
pay-more = { $count ->
    [one] { $count } opción más
   *[other] { $count } opciones más
}
