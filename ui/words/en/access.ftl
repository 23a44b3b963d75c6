# For those who hear the page and those who play by keys.

spoken-title = What's happening
spoken-turn = { $name }: { $words }.
spoken-undone = Last move undone.
spoken-route = { $name }. { $facts }. { $words }
spoken-city-station = { $name }, { $owner }'s station
spoken-city-site = { $name }, you can build a station here
title-screen = { $screen } · Railhead

routes-title = All routes
routes-search = Search by city or colour
routes-all = All
routes-claimable = Claimable
routes-free = Free
routes-own = Yours
routes-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
routes-yours = Yours.
routes-owner = Claimed by { $name }.
routes-can = You can claim it now.

keys-title = Keyboard shortcuts
keys-face-up = Take a face-up card
keys-deck = Draw from the deck
keys-tickets = Go to your tickets
keys-hand = Go to your hand
keys-log = Go to the log
keys-players = Go to the players
keys-routes = Show all routes
keys-undo = Undo
keys-map = Go to the map
keys-arrows = On the map: next city or route that way
keys-letters = On the map: jump to a city by its first letter
keys-pan = Move the map
keys-zoom = On the map: zoom in, zoom out, show all
keys-enter = Select
keys-escape = Go back, or open the menu
keys-help = Help
