offer-trains = { $trains ->
    [one] { $trains } tren
   *[other] { $trains } trenes
}
offer-joined = ya está unido
offer-closed = no queda camino
offer-shares = comparte { $trains }
offer-shares-with = con { $ticket }
offer-tight = justo
offer-too-far = demasiado
offer-needs = En total: { $needed } de tus { $left } trenes
offer-needs-tight = En total: { $needed } de tus { $left } trenes. ¡Sin margen para un rodeo!
offer-needs-too-far = En total: { $needed } trenes, ¡y tienes { $left }!

station-ticket = { $from }–{ $to }
station-completes = completa { $tickets }, +{ $points }
station-opens = abre un camino para { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; renuncias a { $points }
station-helps-none = ahora no ayuda a ningún billete
station-some-help = Las que ayudan a un billete están rellenas.
station-none-helps = Ahora ninguna ayudaría a un billete.
spoken-city-useful = { $name }, se puede construir una estación: { $what }
