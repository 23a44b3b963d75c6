# A game while it is played.

game-turn = { $name } to move
game-second-card = { $name }: one more card
game-opening = { $name }: choose your tickets
game-map = Map
game-undo = Undo
game-take-back = Take back
game-take-back-cost = This game will then not count in the statistics.
game-stuck = Nothing can be done this turn.
game-missing-bot = { $name } can't go on: this version of Railhead doesn't have that bot.
game-missing-bot-way-out = Choose another to play on in this seat.
game-pass = Pass
game-hand-over = Hand the device to { $name }.
game-here = I am { $name }

# The seats.
game-seats = Players
game-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}{ $stations ->
    [none] {""}
    [one] , { $stations } station left
   *[other] , { $stations } stations left
}{ $turn ->
    [yes] , to move
   *[no] {""}
}. Show only this network
figure-trains = Trains left
figure-cards = Cards in hand
figure-tickets = Tickets
figure-stations = Stations left

# The parts of the sheet.
game-tabs = Your things
game-first-turn = Take cards in the next tab, or tap a highlighted route to claim it.
tab-hand = Hand
tab-draw = Draw
tab-tickets = Tickets
tab-log = Log

# The map's buttons.
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-all = Show everything

# Cards.
game-row = Cards to take
game-deck = Deck ({ $count })
game-discards = Discarded: { $count }
game-flushed = Three locomotives lay face up: the row is laid anew.
game-hand = Your hand
game-hand-empty = No cards.
game-stack = { $card }: { $count }
game-stack-chosen = { $card }: { $chosen } of { $count } chosen
game-clear-cards = Put back
card-purple = Purple
card-blue = Blue
card-orange = Orange
card-white = White
card-green = Green
card-yellow = Yellow
card-black = Black
card-red = Red
card-locomotive = Locomotive
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-locomotive = locomotive
colour-any = any one colour
count-colour = { $count } { $colour }
count-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

# Paying for something.
game-ways = Ways to pay
game-best = best
game-route = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game-route-tunnel = Tunnel: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour }, and perhaps up to three cards more · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game-route-ferry = Ferry: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour }, { $locomotives ->
    [one] at least { $locomotives } locomotive
   *[other] at least { $locomotives } locomotives
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game-claim = Claim for { $payment }
game-try-tunnel = Dig for { $payment }

# A tunnel.
game-tunnel = The tunnel { $route }
game-turned = Turned up: { $cards }
game-tunnel-extra = { $count ->
    [one] It costs { $count } card more.
   *[other] It costs { $count } cards more.
}
game-pay-tunnel = Pay { $payment }
game-leave-tunnel = Leave it
game-through = The tunnel costs nothing more.

# Stations.
game-build-station = Build a station
game-stations-left = { $count } left
game-site = Choose a city on the map.
game-station-in = Station in { $city }
game-station-would = As things stand it would borrow { $route }.
game-station-would-not = As things stand it would not help a ticket.
game-station-borrows = { $city }: borrows { $route }
game-station-idle = { $city }: of no use so far
game-own-stations = Your stations, as things stand
game-build = Build for { $payment }

# Tickets.
game-offer = Choose tickets
game-opening-how = Keep at least { $count }. A ticket that you keep counts against you if you can't finish it.
game-keep = { $count ->
    [0] Keep tickets
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
game-ticket = { $from } – { $to }
game-ticket-long = long
game-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game-own-tickets = Your tickets
game-no-tickets = You hold no tickets.
game-tickets-open = Open
game-tickets-blocked = Blocked: no way is left
game-tickets-done = Done
game-draw-tickets = Draw tickets
game-draw-tickets-cost = It takes your turn: you are offered new tickets, and keep at least one of them.
game-tickets-left = { $count } left

# Why something can't be done now.
why-not-your-turn = It is not your turn.
why-nothing-to-pay = Your cards pay for nothing yet.
why-route-yours = { $route } is yours already.
why-route-taken = { $route } is taken.
why-twin-yours = The other track of { $route } is yours, and nobody owns both.
why-twin-taken = { $route } is closed: with two or three players only one of its tracks can be claimed.
why-too-few-trains = { $route } takes { $needed ->
    [one] { $needed } train
   *[other] { $needed } trains
}; you have { $left } left.
why-too-few-locomotives = { $needed ->
    [one] { $route } takes { $needed } locomotive; you have { $held }.
   *[other] { $route } takes { $needed } locomotives; you have { $held }.
}
why-too-few-cards = { $route } takes { $needed ->
    [one] { $needed } { $colour } card
   *[other] { $needed } { $colour } cards
}; you have { $held }, locomotives included.
why-too-few-alike = { $route } takes { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards of one colour
}; you have { $held } at most, locomotives included.
why-locomotive-second = A face-up locomotive can only be the first card of a turn.
why-deck-empty = The deck is empty.
why-no-tickets = No tickets are left to draw.
why-tickets-first = First choose which tickets to keep.
why-second-card-first = First take your second card.
why-tunnel-first = First pay for the tunnel, or leave it.
why-stations-used-up = You have built all your stations.
why-station-there = { $city } has a station already.
why-station-too-dear = Your next station takes { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards of one colour
}; you have { $held } at most.
counter-title = Not seen yet
counter-card = { $card }: { $count }
why-over = The game is over.
why-no-offer = No tickets are offered now.
why-no-tunnel = No tunnel is being dug now.
why-no-card-there = No card lies there.
why-keep-more = At least { $least } of the tickets must be kept.
why-not-offered = Only tickets that are offered can be kept.
why-no-such-route = This map has no such route.
why-not-in-hand = You do not have these cards.
why-wrong-number = { $needed ->
    [one] It costs { $needed } card, not { $paid }.
   *[other] It costs { $needed } cards, not { $paid }.
}
why-wrong-colour = { $route } has to be paid in this colour: { $colour }.
why-locomotives-missing = { $needed ->
    [one] At least { $needed } of the cards for { $route } has to be a locomotive.
   *[other] At least { $needed } of the cards for { $route } have to be locomotives.
}
why-wrong-extra = The extra cards have to be of the colour that was shown, or locomotives.
why-too-few-extra = You can't pay that: it takes { $needed } more in { $colour } or locomotives, and beside what you have laid you hold { $held }.
why-too-few-extra-locomotives = You can't pay that: it takes { $needed ->
    [one] { $needed } more locomotive
   *[other] { $needed } more locomotives
}, and you have { $held }.
why-malformed-payment = Nothing can be paid like this.
why-no-stations = This map has no stations.
why-no-such-city = This map has no such city.
why-not-stuck = You can only pass when nothing else can be done.
