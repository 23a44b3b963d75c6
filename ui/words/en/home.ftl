# The first screen.

home-lead = Build your line before the others do.
home-continue = Continue
home-new-game = New game
home-new-game-what = Against bots, or with friends on this device
home-saved = Saved games
home-statistics = Statistics
home-settings = Settings
home-no-storage = This window can't save games. When you close it, they're gone.
home-rescued = Your saved games were damaged. The file was set aside as { $file }. { $games ->
    [0] No game could be rescued.
    [one] { $games } game was rescued.
   *[other] { $games } games were rescued.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } game is lost.
   *[other] {" "}{ $lost } games are lost.
}
map-usa = USA
map-europe = Europe
map-plain = The best first map
map-adds = Adds { $what }
map-ferries = ferries
map-tunnels = tunnels
map-stations = stations
