game-turn = La rând: { $name }
game-second-card = { $name }: încă o carte
game-opening = { $name }: alege-ți biletele
game-map = Hartă
game-undo = Anulează
game-take-back = Ia tura înapoi
game-take-back-cost = Atunci jocul acesta nu va mai intra în statistici.
game-stuck = În tura asta nu se poate face nimic.
game-missing-bot = { $name } nu poate continua: această versiune de Railhead nu are botul respectiv.
game-missing-bot-way-out = Alege altul care să joace mai departe în locul lui.
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
    [yes] , la rând
   *[no] {""}
}. Arată numai rețeaua aceasta
figure-trains = Vagoane rămase
figure-cards = Cărți în mână
figure-tickets = Bilete
figure-stations = Gări rămase

game-tabs = Lucrurile tale
game-first-turn = Ia cărți din fila următoare sau atinge o rută evidențiată ca s-o iei.
tab-hand = Mână
tab-draw = Trage
tab-tickets = Bilete
tab-log = Jurnal

zoom = Mărire
zoom-in = Mai aproape
zoom-out = Mai departe
zoom-all = Arată tot

game-row = Cărți de luat
game-deck = Pachet ({ $count })
game-discards = Aruncate: { $count }
game-flushed = Erau trei locomotive cu fața în sus: rândul se așază din nou.
game-hand = Mâna ta
game-hand-empty = Nicio carte.
game-stack = { $card }: { $count }
game-stack-chosen = { $card }: { COUNT($chosen) ->
    [one] { $chosen } din { $count } aleasă
    [few] { $chosen } din { $count } alese
   *[other] { $chosen } din { $count } alese
}
game-clear-cards = Pune înapoi
card-purple = Mov
card-blue = Albastru
card-orange = Portocaliu
card-white = Alb
card-green = Verde
card-yellow = Galben
card-black = Negru
card-red = Roșu
card-locomotive = Locomotivă
colour-purple = mov
colour-blue = albastru
colour-orange = portocaliu
colour-white = alb
colour-green = verde
colour-yellow = galben
colour-black = negru
colour-red = roșu
colour-locomotive = locomotivă
colour-any = o singură culoare, oricare
count-colour = { $count } × { $colour }
count-locomotives = { COUNT($count) ->
    [one] { $count } locomotivă
    [few] { $count } locomotive
   *[other] { $count } de locomotive
}

game-ways = Feluri de a plăti
game-best = cel mai bun
game-route = { COUNT($length) ->
    [one] { $length } spațiu
    [few] { $length } spații
   *[other] { $length } de spații
}, { $colour } · { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-route-tunnel = Tunel: { COUNT($length) ->
    [one] { $length } spațiu
    [few] { $length } spații
   *[other] { $length } de spații
}, { $colour }, și poate încă până la trei cărți · { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-route-ferry = Feribot: { COUNT($length) ->
    [one] { $length } spațiu
    [few] { $length } spații
   *[other] { $length } de spații
}, { $colour }, { COUNT($locomotives) ->
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
    [one] Costă încă { $count } carte.
    [few] Costă încă { $count } cărți.
   *[other] Costă încă { $count } de cărți.
}
game-pay-tunnel = Plătește { $payment }
game-leave-tunnel = Renunță
game-through = Tunelul nu mai costă nimic.

game-build-station = Construiește o gară
game-stations-left = { COUNT($count) ->
    [one] { $count } rămasă
    [few] { $count } rămase
   *[other] { $count } rămase
}
game-site = Alege un oraș pe hartă.
game-station-in = Gară în { $city }
game-station-would = Așa cum stau lucrurile, ar împrumuta { $route }.
game-station-would-not = Așa cum stau lucrurile, n-ar ajuta niciun bilet.
game-station-borrows = { $city }: împrumută { $route }
game-station-idle = { $city }: fără folos deocamdată
game-own-stations = Gările tale, așa cum stau lucrurile
game-build = Construiește cu { $payment }

game-offer = Alege bilete
game-opening-how = Păstrează cel puțin { $count }. Un bilet păstrat se scade dacă nu îl termini.
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
game-tickets-open = Deschise
game-tickets-blocked = Blocate: nu mai e niciun drum
game-tickets-done = Îndeplinite
game-draw-tickets = Trage bilete
game-draw-tickets-cost = Îți ia tura: ți se oferă bilete noi și păstrezi cel puțin unul.
game-tickets-left = { COUNT($count) ->
    [one] { $count } rămas
    [few] { $count } rămase
   *[other] { $count } rămase
}

why-not-your-turn = Nu e rândul tău.
why-nothing-to-pay = Cărțile tale nu plătesc încă nimic.
why-route-yours = { $route } e deja a ta.
why-route-taken = { $route } e ocupată.
why-twin-yours = Cealaltă linie din { $route } e a ta, și nimeni nu le poate avea pe amândouă.
why-twin-taken = { $route } e închisă: cu doi sau trei jucători se poate lua numai una dintre liniile ei.
why-too-few-trains = { $route } cere { COUNT($needed) ->
    [one] { $needed } vagon
    [few] { $needed } vagoane
   *[other] { $needed } de vagoane
}; mai ai { $left }.
why-too-few-locomotives = { COUNT($needed) ->
    [one] { $route } cere { $needed } locomotivă; ai { $held }.
    [few] { $route } cere { $needed } locomotive; ai { $held }.
   *[other] { $route } cere { $needed } de locomotive; ai { $held }.
}
why-too-few-cards = { $route } cere { $needed } × { $colour }; ai { $held }, cu tot cu locomotive.
why-too-few-alike = { $route } cere { COUNT($needed) ->
    [one] { $needed } carte
    [few] { $needed } cărți de aceeași culoare
   *[other] { $needed } de cărți de aceeași culoare
}; ai cel mult { $held }, cu tot cu locomotive.
why-locomotive-second = O locomotivă cu fața în sus poate fi numai prima carte a turei.
why-deck-empty = Pachetul e gol.
why-no-tickets = Nu mai sunt bilete de tras.
why-tickets-first = Întâi alege ce bilete păstrezi.
why-second-card-first = Întâi ia a doua carte.
why-tunnel-first = Întâi plătește tunelul sau renunță la el.
why-stations-used-up = Ți-ai construit toate gările.
why-station-there = { $city } are deja o gară.
why-station-too-dear = Gara următoare cere { COUNT($needed) ->
    [one] { $needed } carte
    [few] { $needed } cărți de aceeași culoare
   *[other] { $needed } de cărți de aceeași culoare
}; ai cel mult { $held }.
counter-title = Încă nevăzute
counter-card = { $card }: { $count }
why-over = Jocul s-a terminat.
why-no-offer = Acum nu se oferă bilete.
why-no-tunnel = Acum nu se sapă niciun tunel.
why-no-card-there = Acolo nu e nicio carte.
why-keep-more = { COUNT($least) ->
    [one] Trebuie păstrat cel puțin { $least } bilet.
    [few] Trebuie păstrate cel puțin { $least } bilete.
   *[other] Trebuie păstrate cel puțin { $least } de bilete.
}
why-not-offered = Se pot păstra numai bilete oferite.
why-no-such-route = Harta aceasta nu are ruta asta.
why-not-in-hand = Nu ai cărțile acestea.
why-wrong-number = { COUNT($needed) ->
    [one] Costă { $needed } carte, nu { $paid }.
    [few] Costă { $needed } cărți, nu { $paid }.
   *[other] Costă { $needed } de cărți, nu { $paid }.
}
why-wrong-colour = { $route } se plătește în culoarea aceasta: { $colour }.
why-locomotives-missing = { COUNT($needed) ->
    [one] Cel puțin { $needed } dintre cărțile pentru { $route } trebuie să fie locomotivă.
    [few] Cel puțin { $needed } dintre cărțile pentru { $route } trebuie să fie locomotive.
   *[other] Cel puțin { $needed } dintre cărțile pentru { $route } trebuie să fie locomotive.
}
why-wrong-extra = Cărțile în plus trebuie să fie de culoarea arătată sau locomotive.
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
why-malformed-payment = Așa nu se poate plăti nimic.
why-no-stations = Harta aceasta nu are gări.
why-no-such-city = Harta aceasta nu are orașul ăsta.
why-not-stuck = Poți spune pas numai când nu se mai poate face nimic.
