# Sfârșitul unui joc.

ending-title = Sfârșitul jocului
ending-skip = La scor
ending-routes = Punctele rutelor, numărate până acum
ending-borrowed = { $name }: gara din { $city } împrumută { $route }
ending-ticket-done = { $name }: { $ticket } e împlinit, +{ $points }
ending-ticket-failed = { $name }: { $ticket } nu a fost terminat, −{ $points }
ending-unbuilt = { $name }: gări neconstruite, +{ $points }
ending-longest = { $name } are drumul cel mai lung: { COUNT($length) ->
    [one] { $length } vagon
    [few] { $length } vagoane
   *[other] { $length } de vagoane
}, +{ $points }
ending-won = { $name } câștigă cu { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ending-won-tickets = { $name } câștigă cu { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: hotărăsc biletele împlinite
ending-won-stations = { $name } câștigă cu { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: hotărăște numărul mai mic de gări
ending-won-longest = { $name } câștigă cu { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: hotărăște drumul cel mai lung
ending-shared = { $names } împart victoria cu { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ending-table = Scorul final
ending-player = Jucător
ending-column-routes = Rute
ending-column-tickets = Bilete
ending-column-stations = Gări
ending-column-longest = Drum
ending-column-total = Total
ending-longest-cell = { $bonus ->
    [0] ({ $length })
   *[other] { $bonus } ({ $length })
}
ending-done = , împlinit
ending-failed = , neterminat
ending-again = Joacă din nou
ending-rematch = Revanșă, începe { $name }
ending-home = Acasă
