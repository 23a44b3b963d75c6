offer-trains = { COUNT($trains) ->
    [one] { $trains } vagon
    [few] { $trains } vagoane
   *[other] { $trains } de vagoane
}
offer-joined = deja unit
offer-closed = niciun drum liber
offer-shares = { $trains } în comun
offer-shares-with = cu { $ticket }
offer-tight = la limită
offer-too-far = prea mult
offer-needs = În total: { $needed } din cele { $left } vagoane
offer-needs-tight = În total: { $needed } din cele { $left } vagoane. Fără loc de ocol!
offer-needs-too-far = În total: { COUNT($needed) ->
    [one] { $needed } vagon
    [few] { $needed } vagoane
   *[other] { $needed } de vagoane
}, și ai { $left }!

station-ticket = { $from }–{ $to }
station-completes = completează { $tickets }, +{ $points }
station-opens = deschide un drum pentru { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; renunți la { $points }
station-helps-none = acum nu ajută niciun bilet
station-some-help = Cele care ajută un bilet sunt colorate.
station-none-helps = Acum niciunul n-ar ajuta un bilet.
spoken-city-useful = { $name }, se poate construi o gară: { $what }
