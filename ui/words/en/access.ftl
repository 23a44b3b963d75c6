# For those who hear the page and those who play by keys.

spoken-title = What is happening
spoken-turn = { $name }: { $words }
spoken-undone = The last step was taken back.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, station of { $owner }
spoken-city-site = { $name }, a station can be built
title-screen = { $screen } · Railhead

routes-title = List of routes
routes-search = Search by city, colour or reason
routes-all = All
routes-claimable = To claim
routes-free = Free
routes-own = Yours
routes-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
routes-yours = Yours.
routes-owner = Taken by { $name }.
routes-can = Can be claimed now.

keys-title = Keys
keys-face-up = Take a face-up card
keys-deck = Take a card from the deck
keys-tickets = Go to the tickets
keys-hand = Go to your hand
keys-log = Go to the log
keys-players = Go to the players
keys-routes = Open the list of routes
keys-undo = Undo, where it is possible
keys-map = Go to the map
keys-arrows = On the map: the next city or route in that direction
keys-letters = On the map: the next city with that initial
keys-pan = Move the map
keys-zoom = On the map: closer, further away, everything
keys-enter = Do what a tap would do
keys-escape = One step back
keys-help = This list
