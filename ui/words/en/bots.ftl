# The characters behind the bots. Their names are ours; their trades say how they play.

bot-all-rounder-name = Maud
bot-all-rounder-trade = stationmaster
bot-all-rounder-about = Sees the whole board and does whatever wins.
bot-planner-name = Edwin
bot-planner-trade = surveyor
bot-planner-about = Picks valuable tickets and strings them all on one long line.
bot-racer-name = Kit
bot-racer-trade = engine driver
bot-racer-about = Long routes at full steam, and it's over before you're ready.
bot-blocker-name = Oskar
bot-blocker-trade = signalman
bot-blocker-about = Loves nothing more than the route you need next.
bot-collector-name = Tilda
bot-collector-trade = ticket inspector
bot-collector-about = Can't get enough tickets, and completes more than you'd think.
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
