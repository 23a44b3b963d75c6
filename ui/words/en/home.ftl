# The first screen.

home-lead = Build the line before the others do.
home-continue = Continue
home-new-game = New game
home-new-game-what = Against bots, or with friends on this device
home-saved = Saved games
home-statistics = Statistics
home-settings = Settings
home-no-storage = This browser window keeps nothing: when you close it, your games are gone.
home-rescued = The file of your saved games was damaged. It was put aside as { $file }; { $games ->
    [0] no game could be saved from it.
    [one] { $games } game was saved from it.
   *[other] { $games } games were saved from it.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } game is lost.
   *[other] {" "}{ $lost } games are lost.
}
map-figures = { $cities } cities · { $tracks } tracks · { $tickets } tickets
map-usa = USA
map-europe = Europe
