# The characters behind the bots. Their names are ours; their trades say how they play.

bot-all-rounder-name = Maud
bot-all-rounder-trade = stationmaster
bot-all-rounder-about = Keeps everything in view and does whatever wins.
bot-planner-name = Edwin
bot-planner-trade = surveyor
bot-planner-about = Picks rich tickets and lays one long line through all of them.
bot-racer-name = Kit
bot-racer-trade = engine driver
bot-racer-about = Long routes, full steam, and the game is over before you are ready.
bot-blocker-name = Oskar
bot-blocker-trade = signalman
bot-blocker-about = Likes nothing better than the track that you need next.
bot-collector-name = Tilda
bot-collector-trade = ticket inspector
bot-collector-about = Never has enough tickets, and finishes more of them than you think.
bot-novice = Novice
bot-casual = Casual
bot-skilled = Skilled
bot-strong = Strong
bot-veteran = Veteran
bot-strong-or-veteran = Strong or Veteran
bot-expert = Expert
bot-rated = { $level } · { $rating }
bot-described = { $level } { $trade }
bot-introduced = { $name }, { $trade }
bot-old = Bot
