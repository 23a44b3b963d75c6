spoken-title = Ce se întâmplă
spoken-turn = { $name }: { $words }.
spoken-undone = Ultimul pas a fost anulat.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, gară: { $owner }
spoken-city-site = { $name }, se poate construi o gară
title-screen = { $screen } · Railhead

routes-title = Lista rutelor
routes-search = Caută după oraș, culoare sau motiv
routes-all = Toate
routes-claimable = De luat
routes-free = Libere
routes-own = Ale tale
routes-count = { COUNT($count) ->
    [one] { $count } rută
    [few] { $count } rute
   *[other] { $count } de rute
}
routes-yours = E a ta.
routes-owner = Luată de { $name }.
routes-can = Poate fi luată acum.

keys-title = Taste
keys-face-up = Ia o carte la vedere
keys-deck = Ia o carte din pachet
keys-tickets = La bilete
keys-hand = La mâna ta
keys-log = La jurnal
keys-players = La jucători
keys-routes = Deschide lista rutelor
keys-undo = Anulează, unde se poate
keys-map = La hartă
keys-arrows = Pe hartă: următorul oraș sau următoarea rută în direcția aceea
keys-letters = Pe hartă: următorul oraș cu inițiala aceea
keys-pan = Mută harta
keys-zoom = Pe hartă: mai aproape, mai departe, totul
keys-enter = Fă ce ar face o atingere
keys-escape = Un pas înapoi
keys-help = Lista aceasta
