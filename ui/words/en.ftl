# Every word of the page. Keys are named after the place where they are read.

app-name = Railhead

home-lead = Build the line before the others do.
home-continue = Continue
home-continue-what = { $map } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
home-new-game = New game
home-maps = The maps
home-no-storage = This browser window keeps nothing: when you close it, your games are gone.

home-rescued = The file of your saved games was damaged. It was put aside as { $file }; { $games ->
    [0] no game could be saved from it.
    [one] { $games } game was saved from it.
   *[other] { $games } games were saved from it.
}

map-figures = { $cities } cities · { $tracks } tracks · { $tickets } tickets

new-game-title = New game
new-game-map = Map
new-game-players = Players
new-game-player = Player { $number }
new-game-bot = Bot { $number }
new-game-others = Against
new-game-bots = Bots
new-game-people = People on this device
new-game-start = Start the game

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

back = Back
close = Close

failure-lost = The game's engine has stopped ({ $reason }). Nothing that you did is lost: every move is saved at once.
