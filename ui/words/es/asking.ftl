offer-trains = { $trains ->
    [one] { $trains } vagón
   *[other] { $trains } vagones
}
offer-joined = ya está unido
offer-closed = sin camino posible
offer-shares = comparte { $trains }
offer-shares-with = con { $ticket }
offer-tight = muy justo
offer-too-far = demasiado lejos
offer-needs = En total: { $needed } de tus { $left } vagones
offer-needs-tight = En total: { $needed } de tus { $left } vagones. ¡Ni un rodeo!
offer-needs-too-far = En total: { $needed } vagones, ¡y solo tienes { $left }!

station-ticket = { $from }–{ $to }
station-completes = completa { $tickets }, +{ $points }
station-opens = abre un camino para { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; renuncias a { $points }
station-helps-none = ahora mismo no ayuda a ningún billete
station-some-help = Las ciudades rellenas ayudan a un billete tuyo.
station-none-helps = Ahora mismo ninguna ayudaría a un billete.
spoken-city-useful = { $name }, puedes construir una estación aquí: { $what }
