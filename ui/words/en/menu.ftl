# The menu of a game, its help, and the greeting on the first screen.
menu-title = Menu
menu-leave = Save and leave
menu-leave-lesson = Leave the lesson
help-title = Help
help-turn = On your turn you do one thing: draw two cards, claim a route or draw tickets.
help-turn-stations = On your turn you do one thing: draw two cards, claim a route, draw tickets or build a station.
help-rules = All the rules
help-marks = What the marks mean
help-claimable = A route you can claim now
help-goal = A city on one of your tickets
help-network = { POINTER() ->
    [touch] Tap
   *[mouse] Click
} a player to see only their routes.
welcome-question = New here? Learn to play in three minutes.
welcome-learn = Show me
welcome-no = No, thanks
