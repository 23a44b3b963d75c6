# A game while it is played.

game-turn = { $name } to move
game-opening = { $name }: choose your tickets
game-opening-how = Keep at least { $count }. A ticket that you keep counts against you if you can't finish it.
game-keep = { $count ->
    [0] Keep tickets
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
game-ticket = { $from } – { $to }
game-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game-seats = Players
game-trains = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
game-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
game-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
game-row = Face up
game-deck = Deck ({ $count })
game-hand = Your hand
game-hand-over = Hand the device to { $name }.
game-here = I am { $name }
game-undo = Undo
game-take-back = Take back my turn
card-purple = Purple
card-blue = Blue
card-orange = Orange
card-white = White
card-green = Green
card-yellow = Yellow
card-black = Black
card-red = Red
card-locomotive = Locomotive
game-map = Map
