spoken-title = Ce se întâmplă
spoken-turn = { $name }: { $words }.
spoken-undone = Ultima mutare a fost anulată.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, gară: { $owner }
spoken-city-site = { $name }, poți construi o gară aici
title-screen = { $screen } · Railhead

routes-title = Toate rutele
routes-search = Caută după oraș sau culoare
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
routes-can = O poți lua acum.

keys-title = Scurtături de la tastatură
keys-face-up = Ia o carte cu fața în sus
keys-deck = Trage din pachet
keys-tickets = La biletele tale
keys-hand = La mâna ta
keys-log = La jurnal
keys-players = La jucători
keys-routes = Arată toate rutele
keys-undo = Anulează
keys-map = La hartă
keys-arrows = Pe hartă: următorul oraș sau următoarea rută în acea direcție
keys-letters = Pe hartă: sari la un oraș după inițială
keys-pan = Mută harta
keys-zoom = Pe hartă: mărește, micșorează, arată tot
keys-enter = Alege
keys-escape = Înapoi, sau deschide meniul
keys-help = Ajutor
