# Los personajes de los bots. El oficio dice cómo juegan.

bot-all-rounder-name = Maud
bot-all-rounder-trade = jefa de estación
bot-all-rounder-about = Lo tiene todo a la vista y hace lo que haga falta para ganar.
bot-planner-name = Edwin
bot-planner-trade = topógrafo
bot-planner-about = Elige billetes valiosos y tiende una sola línea larga que los une todos.
bot-racer-name = Kit
bot-racer-trade = maquinista
bot-racer-about = Rutas largas, a todo vapor, y la partida acaba antes de que te des cuenta.
bot-blocker-name = Oskar
bot-blocker-trade = guardagujas
bot-blocker-about = Nada le gusta más que la vía que necesitas a continuación.
bot-collector-name = Tilda
bot-collector-trade = revisora
bot-collector-about = Nunca tiene bastantes billetes, y cumple más de los que crees.
bot-novice = Principiante
bot-casual = Aficionado
bot-skilled = Hábil
bot-strong = Fuerte
bot-veteran = Veterano
bot-strong-or-veteran = Fuerte o Veterano
bot-expert = Experto
bot-rated = { $level } · { $rating }
bot-described = { $trade } · { $level }
bot-introduced = { $name }, { $trade }
bot-old = Bot
