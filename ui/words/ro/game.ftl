game-turn = La rând: { $name }
game-second-card = { $name }: încă o carte
game-opening = { $name }: alege-ți biletele
game-map = Hartă
game-undo = Anulează
game-take-back = Anulează tura
game-take-back-cost = Jocul acesta nu va mai intra în statistici.
game-stuck = Nu poți face nimic în tura asta.
game-missing-bot = { $name } nu poate continua: versiunea aceasta de Railhead nu are botul respectiv.
game-missing-bot-way-out = Alege alt bot care să îi ia locul.
game-pass = Pas
game-hand-over = Dispozitivul trece la { $name }.
game-here = Sunt { $name }

game-seats = Jucători
game-seat = { $name }: { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { COUNT($trains) ->
    [one] { $trains } vagon
    [few] { $trains } vagoane
   *[other] { $trains } de vagoane
}, { COUNT($cards) ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}, { COUNT($tickets) ->
    [one] { $tickets } bilet
    [few] { $tickets } bilete
   *[other] { $tickets } de bilete
}{ $stations ->
    [none] {""}
   *[other] , { COUNT($stations) ->
        [one] { $stations } gară rămasă
        [few] { $stations } gări rămase
       *[other] { $stations } de gări rămase
    }
}{ $turn ->
    [yes] , e la rând
   *[no] {""}
}. Arată numai aceste rute
figure-trains = Vagoane rămase
figure-cards = Cărți în mână
figure-tickets = Bilete
figure-stations = Gări rămase

game-tabs = Cărțile și biletele tale
tab-tickets = Bilete
tab-log = Jurnal

zoom = Zoom
zoom-in = Mărește
zoom-out = Micșorează
zoom-all = Toată harta

game-row = Cărți de tren
game-deck = Pachet ({ $count })
game-discards = Aruncate: { $count }
game-flushed = Trei locomotive cu fața în sus: rândul se schimbă.
game-hand = Mâna ta
game-hand-empty = Nu ai cărți.
game-stack = { $card }: { $count }
game-stack-chosen = { $card }: { COUNT($chosen) ->
    [one] { $chosen } din { $count } aleasă
    [few] { $chosen } din { $count } alese
   *[other] { $chosen } din { $count } alese
}
game-clear-cards = Pune înapoi
card-purple = Mov
card-blue = Albastră
card-orange = Portocalie
card-white = Albă
card-green = Verde
card-yellow = Galbenă
card-black = Neagră
card-red = Roșie
card-locomotive = Locomotivă
colour-purple = mov
colour-blue = albastră
colour-orange = portocalie
colour-white = albă
colour-green = verde
colour-yellow = galbenă
colour-black = neagră
colour-red = roșie
colours-purple = mov
colours-blue = albastre
colours-orange = portocalii
colours-white = albe
colours-green = verzi
colours-yellow = galbene
colours-black = negre
colours-red = roșii
colour-locomotive = o locomotivă
colour-any = de o singură culoare, la alegere
colour-either = { $one } sau { $other }
count-colour = { COUNT($count) ->
    [one] { $count } carte { $colour }
    [few] { $count } cărți { $colour }
   *[other] { $count } de cărți { $colour }
}
count-locomotives = { COUNT($count) ->
    [one] { $count } locomotivă
    [few] { $count } locomotive
   *[other] { $count } de locomotive
}

game-ways = Moduri de plată
game-best = cel mai bun
game-route = { COUNT($length) ->
    [one] { $length } spațiu, rută { $colour }
    [few] { $length } spații { $colour }
   *[other] { $length } de spații { $colour }
} · { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-route-tunnel = Tunel: { COUNT($length) ->
    [one] { $length } spațiu, rută { $colour }
    [few] { $length } spații { $colour }
   *[other] { $length } de spații { $colour }
}, plus cel mult 3 cărți · { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-route-ferry = Feribot: { COUNT($length) ->
    [one] { $length } spațiu, rută { $colour }
    [few] { $length } spații { $colour }
   *[other] { $length } de spații { $colour }
}, { COUNT($locomotives) ->
    [one] cel puțin { $locomotives } locomotivă
    [few] cel puțin { $locomotives } locomotive
   *[other] cel puțin { $locomotives } de locomotive
} · { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-claim = Ia ruta cu { $payment }
game-try-tunnel = Sapă cu { $payment }

game-tunnel = Tunelul { $route }
game-turned = Cărți întoarse: { $cards }
game-tunnel-extra = { COUNT($count) ->
    [one] Costă { $count } carte în plus.
    [few] Costă { $count } cărți în plus.
   *[other] Costă { $count } de cărți în plus.
}
game-pay-tunnel = Plătește { $payment }
game-leave-tunnel = Renunță la tunel
game-through = Tunelul nu costă nimic în plus.

game-build-station = Construiește o gară
game-stations-left = { COUNT($count) ->
    [one] { $count } rămasă
    [few] { $count } rămase
   *[other] { $count } rămase
}
game-site = Alege un oraș pe hartă.
game-station-in = Gară în { $city }
game-station-would = Acum ar împrumuta { $route }.
game-station-would-not = Acum n-ar ajuta niciunul dintre biletele tale.
game-station-borrows = { $city }: împrumută { $route }
game-station-idle = { $city }: încă fără folos
game-own-stations = Gările tale până acum
game-build = Construiește cu { $payment }

game-offer = Alege bilete
game-opening-how = Păstrează cel puțin { $count }. Biletele păstrate și neterminate îți scad din puncte.
game-keep = { $count ->
    [0] Păstrează bilete
   *[other] { COUNT($count) ->
        [one] Păstrează { $count } bilet
        [few] Păstrează { $count } bilete
       *[other] Păstrează { $count } de bilete
    }
}
game-ticket = { $from } – { $to }
game-ticket-long = lung
game-points = { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-own-tickets = Biletele tale
game-no-tickets = Nu ai niciun bilet.
game-tickets-open = În lucru
game-tickets-blocked = Blocate: nu mai e drum
game-tickets-done = Terminate
ticket-stamp = Terminat
game-draw-tickets = Trage bilete
game-draw-tickets-cost = Îți ocupă tura: primești bilete noi și păstrezi cel puțin unul.
game-tickets-left = { COUNT($count) ->
    [one] { $count } rămas
    [few] { $count } rămase
   *[other] { $count } rămase
}

why-not-your-turn = Nu e rândul tău.
why-nothing-to-pay = Cu cărțile tale nu poți plăti încă nimic.
why-route-yours = { $route } e deja a ta.
why-route-taken = { $route } e deja luată.
why-twin-yours = Cealaltă linie din { $route } e a ta. Nimeni nu le poate avea pe amândouă.
why-twin-taken = { $route } e închisă: cu doi sau trei jucători se poate lua numai una dintre linii.
why-too-few-trains = { $route } cere { COUNT($needed) ->
    [one] { $needed } vagon
    [few] { $needed } vagoane
   *[other] { $needed } de vagoane
}. Mai ai { $left }.
why-too-few-locomotives = { COUNT($needed) ->
    [one] { $route } cere { $needed } locomotivă. Ai { $held }.
    [few] { $route } cere { $needed } locomotive. Ai { $held }.
   *[other] { $route } cere { $needed } de locomotive. Ai { $held }.
}
why-too-few-cards = { $route } cere { COUNT($needed) ->
    [one] { $needed } carte { $colour }
    [few] { $needed } cărți { $colour }
   *[other] { $needed } de cărți { $colour }
}. Ai { $held }, cu tot cu locomotive.
why-too-few-alike = { $route } cere { COUNT($needed) ->
    [one] { $needed } carte
    [few] { $needed } cărți de aceeași culoare
   *[other] { $needed } de cărți de aceeași culoare
}. Ai cel mult { $held }, cu tot cu locomotive.
why-locomotive-second = O locomotivă cu fața în sus poate fi doar prima ta carte.
why-deck-empty = Pachetul e gol.
why-no-tickets = Nu mai sunt bilete.
why-tickets-first = Întâi alege-ți biletele.
why-second-card-first = Întâi ia a doua carte.
why-tunnel-first = Întâi plătește tunelul sau renunță la el.
why-stations-used-up = Ți-ai construit deja toate gările.
why-station-there = { $city } are deja o gară.
why-station-too-dear = Gara următoare cere { COUNT($needed) ->
    [one] { $needed } carte
    [few] { $needed } cărți de aceeași culoare
   *[other] { $needed } de cărți de aceeași culoare
}. Ai cel mult { $held }.
counter-title = Încă nevăzute
counter-card = { $card }: { $count }
why-over = Jocul s-a terminat.
why-no-offer = Nu sunt bilete de ales.
why-no-tunnel = Nu e niciun tunel de plătit.
why-no-card-there = Acolo nu e nicio carte.
why-keep-more = { COUNT($least) ->
    [one] Păstrează cel puțin { $least } bilet.
    [few] Păstrează cel puțin { $least } bilete.
   *[other] Păstrează cel puțin { $least } de bilete.
}
why-not-offered = Poți păstra numai biletele oferite.
why-no-such-route = Pe harta aceasta nu există ruta asta.
why-not-in-hand = Nu ai aceste cărți.
why-wrong-number = { COUNT($needed) ->
    [one] Costă { $needed } carte, nu { $paid }.
    [few] Costă { $needed } cărți, nu { $paid }.
   *[other] Costă { $needed } de cărți, nu { $paid }.
}
why-wrong-colour = { $route } se plătește cu cărți { $colour }.
why-locomotives-missing = { COUNT($needed) ->
    [one] { $route } cere cel puțin { $needed } locomotivă.
    [few] { $route } cere cel puțin { $needed } locomotive.
   *[other] { $route } cere cel puțin { $needed } de locomotive.
}
why-wrong-extra = Cărțile în plus trebuie să fie de culoarea ta sau locomotive.
why-too-few-extra = { COUNT($missing) ->
    [one] Îți mai trebuie o carte { $colour } sau o locomotivă.
    [few] Îți mai trebuie { $missing } cărți { $colour } sau locomotive.
   *[other] Îți mai trebuie { $missing } de cărți { $colour } sau locomotive.
}
why-too-few-extra-locomotives = { COUNT($missing) ->
    [one] Îți mai trebuie o locomotivă.
    [few] Îți mai trebuie { $missing } locomotive.
   *[other] Îți mai trebuie { $missing } de locomotive.
}
why-malformed-payment = Așa nu se poate plăti.
why-no-stations = Pe harta aceasta nu sunt gări.
why-no-such-city = Pe harta aceasta nu există orașul ăsta.
why-not-stuck = Poți spune pas numai când nu mai poți face nimic.
