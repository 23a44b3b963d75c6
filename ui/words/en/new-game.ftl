# Setting up a game.

new-game-title = New game
new-game-map = Map
new-game-players = Players
new-game-player = Player { $number }
new-game-bot = Bot { $number }
new-game-others = Against
new-game-bots = Bots
new-game-people = People on this device
new-game-start = Start the game
