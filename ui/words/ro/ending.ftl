ending-title = Sfârșitul jocului
ending-skip = La scor
ending-count = Arată numărătoarea
ending-routes = Punctele rutelor, numărate până acum
ending-borrowed = { $name }: gara din { $city } împrumută { $route }
ending-ticket-done = { $name }: { $ticket } e îndeplinit, +{ $points }
ending-ticket-failed = { $name }: { $ticket } nu a fost terminat, −{ $points }
ending-most-tickets = { $name }: cele mai multe bilete îndeplinite, +{ $points }
ending-unbuilt = { $name }: gări neconstruite, +{ $points }
ending-longest = { $name } are drumul cel mai lung: { COUNT($length) ->
    [one] { $length } vagon
    [few] { $length } vagoane
   *[other] { $length } de vagoane
}, +{ $points }
ending-won = { $name } câștigă cu { $points }
ending-won-tickets = { $name } câștigă cu { $points }: hotărăsc biletele îndeplinite
ending-won-stations = { $name } câștigă cu { $points }: hotărăște numărul mai mic de gări
ending-won-longest = { $name } câștigă cu { $points }: hotărăște drumul cel mai lung
ending-shared = { $names } împart victoria cu { $points }
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
ending-done = , îndeplinit
ending-failed = , neterminat
ending-again = Joacă din nou
ending-rematch = Revanșă, începe { $name }
ending-home = Acasă
