# A game while it is played.

game-turn = { $name }'s turn
game-second-card = { $name }: one more card
game-opening = { $name }: choose your tickets
game-map = Map
game-undo = Undo
game-take-back = Take back
game-take-back-cost = This game then won't count in your statistics.
game-stuck = There's nothing you can do this turn.
game-missing-bot = { $name } can't play on: this version of Railhead doesn't have that bot.
game-missing-bot-way-out = Choose another bot to take over.
game-pass = Pass
game-hand-over = Pass the device to { $name }.
game-here = I'm { $name }

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
    [yes] , now playing
   *[no] {""}
}. Show only this player's routes
figure-trains = Trains left
figure-cards = Cards in hand
figure-tickets = Tickets
figure-stations = Stations left

# The parts of the sheet.
game-tabs = Your cards and tickets
tab-tickets = Tickets
tab-log = Log

# The map's buttons.
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole map

# Cards.
game-row = Train cards
game-deck = Deck ({ $count })
game-discards = Discards: { $count }
game-flushed = Three locomotives face up: the row is replaced.
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
# Of several cards or spaces: languages whose adjectives have a plural need it.
colours-purple = purple
colours-blue = blue
colours-orange = orange
colours-white = white
colours-green = green
colours-yellow = yellow
colours-black = black
colours-red = red
colour-locomotive = a locomotive
colour-any = any one colour
colour-either = { $one } or { $other }
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
}, { $colour }, plus up to 3 extra cards · { $points ->
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
game-tunnel = Tunnel { $route }
game-turned = Turned up: { $cards }
game-tunnel-extra = { $count ->
    [one] It costs { $count } extra card.
   *[other] It costs { $count } extra cards.
}
game-pay-tunnel = Pay { $payment }
game-leave-tunnel = Give up the tunnel
game-through = The tunnel costs nothing extra.

# Stations.
game-build-station = Build a station
game-stations-left = { $count } left
game-site = Choose a city on the map.
game-station-in = Station in { $city }
game-station-would = Right now it would borrow { $route }.
game-station-would-not = Right now it wouldn't help any of your tickets.
game-station-borrows = { $city }: borrows { $route }
game-station-idle = { $city }: no use so far
game-own-stations = Your stations so far
game-build = Build for { $payment }

# Tickets.
game-offer = Choose tickets
game-opening-how = Keep at least { $count }. Tickets you keep but don't complete cost you their points.
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
game-no-tickets = You have no tickets.
game-tickets-open = Open
game-tickets-blocked = Blocked: no way through
game-tickets-done = Completed
ticket-stamp = Completed
game-draw-tickets = Draw tickets
game-draw-tickets-cost = This takes your turn. You're offered new tickets and keep at least one.
game-tickets-left = { $count } left

# Why something can't be done now.
why-not-your-turn = It's not your turn.
why-nothing-to-pay = Your cards don't pay for anything yet.
why-route-yours = { $route } is already yours.
why-route-taken = { $route } is already taken.
why-twin-yours = You own the other track of { $route }. No one may own both.
why-twin-taken = { $route } is closed: with two or three players, only one of its tracks can be claimed.
why-too-few-trains = { $route } takes { $needed ->
    [one] { $needed } train
   *[other] { $needed } trains
}. You have { $left } left.
why-too-few-locomotives = { $needed ->
    [one] { $route } takes { $needed } locomotive. You have { $held }.
   *[other] { $route } takes { $needed } locomotives. You have { $held }.
}
why-too-few-cards = { $route } takes { $needed ->
    [one] { $needed } { $colour } card
   *[other] { $needed } { $colour } cards
}. You have { $held }, counting locomotives.
why-too-few-alike = { $route } takes { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards of one colour
}. You have { $held } at most, counting locomotives.
why-locomotive-second = A face-up locomotive can only be your first card.
why-deck-empty = The deck is empty.
why-no-tickets = There are no tickets left.
why-tickets-first = First choose your tickets.
why-second-card-first = First take your second card.
why-tunnel-first = First pay for the tunnel, or give it up.
why-stations-used-up = You've built all your stations.
why-station-there = { $city } already has a station.
why-station-too-dear = Your next station takes { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards of one colour
}. You have { $held } at most.
counter-title = Unseen cards
counter-card = { $card }: { $count }
why-over = The game is over.
why-no-offer = There are no tickets to choose from.
why-no-tunnel = There's no tunnel to pay for.
why-no-card-there = There's no card there.
why-keep-more = Keep at least { $least } of the tickets.
why-not-offered = You can only keep tickets you were offered.
why-no-such-route = There's no such route on this map.
why-not-in-hand = You don't have those cards.
why-wrong-number = { $needed ->
    [one] It costs { $needed } card, not { $paid }.
   *[other] It costs { $needed } cards, not { $paid }.
}
why-wrong-colour = { $route } takes { $colour } cards.
why-locomotives-missing = { $needed ->
    [one] { $route } takes at least { $needed } locomotive.
   *[other] { $route } takes at least { $needed } locomotives.
}
why-wrong-extra = The extra cards must match your colour, or be locomotives.
why-too-few-extra = { $missing ->
    [one] You need one more { $colour } card or locomotive.
   *[other] You need { $missing } more { $colour } cards or locomotives.
}
why-too-few-extra-locomotives = { $missing ->
    [one] You need one more locomotive.
   *[other] You need { $missing } more locomotives.
}
why-malformed-payment = You can't pay like that.
why-no-stations = There are no stations on this map.
why-no-such-city = There's no such city on this map.
why-not-stuck = You can only pass when you can't do anything else.
