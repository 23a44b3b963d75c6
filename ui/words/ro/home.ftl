home-lead = Trage linia înaintea celorlalți.
home-continue = Continuă
home-new-game = Joc nou
home-new-game-what = Împotriva boților sau cu prietenii, pe dispozitivul acesta
home-saved = Jocuri salvate
home-statistics = Statistici
home-settings = Setări
home-no-storage = Fereastra aceasta de browser nu păstrează nimic: când o închizi, jocurile tale dispar.
home-rescued = Fișierul jocurilor salvate era deteriorat. A fost pus deoparte ca { $file }; { $games ->
    [0] niciun joc nu a putut fi salvat din el.
   *[other] { COUNT($games) ->
        [one] { $games } joc a fost salvat din el.
        [few] { $games } jocuri au fost salvate din el.
       *[other] { $games } de jocuri au fost salvate din el.
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}{ COUNT($lost) ->
        [one] S-a pierdut { $lost } joc.
        [few] S-au pierdut { $lost } jocuri.
       *[other] S-au pierdut { $lost } de jocuri.
    }
}
map-figures = { COUNT($cities) ->
    [one] { $cities } oraș
    [few] { $cities } orașe
   *[other] { $cities } de orașe
} · { COUNT($tracks) ->
    [one] { $tracks } linie
    [few] { $tracks } linii
   *[other] { $tracks } de linii
} · { COUNT($tickets) ->
    [one] { $tickets } bilet
    [few] { $tickets } bilete
   *[other] { $tickets } de bilete
}
map-usa = Statele Unite
map-europe = Europa
