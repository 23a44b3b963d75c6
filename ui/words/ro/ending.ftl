ending-title = Numărătoarea finală
ending-skip = Treci la scor
ending-count = Reia numărătoarea
ending-routes = Punctele pe rute până acum
ending-borrowed = { $name }: gara din { $city } împrumută { $route }
ending-ticket-done = { $name }: { $ticket } terminat, +{ $points }
ending-ticket-failed = { $name }: { $ticket } neterminat, −{ $points }
ending-most-tickets = { $name }: cele mai multe bilete terminate, +{ $points }
ending-unbuilt = { $name }: gări neconstruite, +{ $points }
ending-longest = { $name } are cel mai lung drum: { COUNT($length) ->
    [one] { $length } vagon
    [few] { $length } vagoane
   *[other] { $length } de vagoane
}, +{ $points }
ending-won = { $name } câștigă cu { $points }
ending-won-tickets = { $name } câștigă cu { $points }: departajare la bilete terminate
ending-won-stations = { $name } câștigă cu { $points }: departajare la mai puține gări
ending-won-longest = { $name } câștigă cu { $points }: departajare la cel mai lung drum
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
ending-done = , terminat
ending-failed = , neterminat
ending-again = Joacă din nou
ending-rematch = Revanșă, începe { $name }
ending-home = Acasă
