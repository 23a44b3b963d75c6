offer-trains = { COUNT($trains) ->
    [one] { $trains } vagon
    [few] { $trains } vagoane
   *[other] { $trains } de vagoane
}
offer-joined = deja legat
offer-closed = fără drum posibil
offer-shares = { $trains } în comun
offer-shares-with = cu { $ticket }
offer-tight = la limită
offer-too-far = prea departe
offer-needs = În total: { $needed } din { COUNT($left) ->
    [one] unicul vagon
    [few] cele { $left } vagoane
   *[other] cele { $left } de vagoane
}
offer-needs-tight = În total: { $needed } din { COUNT($left) ->
    [one] unicul vagon
    [few] cele { $left } vagoane
   *[other] cele { $left } de vagoane
}. Fără niciun ocol!
offer-needs-too-far = În total: { COUNT($needed) ->
    [one] { $needed } vagon
    [few] { $needed } vagoane
   *[other] { $needed } de vagoane
}, dar ai doar { $left }!

station-ticket = { $from }–{ $to }
station-completes = termină { $tickets }, +{ $points }
station-opens = deschide un drum pentru { $tickets }
station-both = { $completes }; { $opens }
station-costs = { $what }; renunți la { $points }
station-helps-none = acum nu ajută niciun bilet
station-some-help = Orașele colorate ajută unul dintre biletele tale.
station-none-helps = Acum niciunul n-ar ajuta vreun bilet.
spoken-city-useful = { $name }, poți construi o gară aici: { $what }
