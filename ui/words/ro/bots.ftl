# Personajele din spatele boților. Meseria spune cum joacă.

bot-all-rounder-name = Maud
bot-all-rounder-trade = șefă de gară
bot-all-rounder-about = Are totul sub ochi și face ce aduce victoria.
bot-planner-name = Edwin
bot-planner-trade = topograf
bot-planner-about = Alege bilete bogate și trage o singură linie lungă prin toate.
bot-racer-name = Kit
bot-racer-trade = mecanic de locomotivă
bot-racer-about = Rute lungi, cu toată viteza, iar jocul se termină înainte să fii gata.
bot-blocker-name = Oskar
bot-blocker-trade = acar
bot-blocker-about = Nimic nu-i place mai mult decât linia de care ai nevoie.
bot-collector-name = Tilda
bot-collector-trade = controloare de bilete
bot-collector-about = Nu are niciodată destule bilete și termină mai multe decât crezi.
bot-novice = Începător
bot-casual = Amator
bot-skilled = Priceput
bot-strong = Puternic
bot-veteran = Veteran
bot-strong-or-veteran = Puternic sau Veteran
bot-expert = Expert
bot-rated = { $level } · { $rating }
bot-described = { $trade } · { $level }
bot-introduced = { $name }, { $trade }
bot-old = Bot
