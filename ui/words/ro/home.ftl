home-lead = Construiește-ți linia înaintea celorlalți.
home-continue = Continuă
home-new-game = Joc nou
home-new-game-what = Cu boți sau cu prietenii, pe acest dispozitiv
home-saved = Jocuri salvate
home-statistics = Statistici
home-settings = Setări
home-no-storage = Fereastra aceasta nu poate salva jocuri. Când o închizi, se pierd.
home-rescued = Jocurile tale salvate erau deteriorate. Fișierul a fost pus deoparte ca { $file }. { $games ->
    [0] Niciun joc nu a putut fi recuperat.
   *[other] { COUNT($games) ->
        [one] A fost recuperat { $games } joc.
        [few] Au fost recuperate { $games } jocuri.
       *[other] Au fost recuperate { $games } de jocuri.
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}{ COUNT($lost) ->
        [one] S-a pierdut { $lost } joc.
        [few] S-au pierdut { $lost } jocuri.
       *[other] S-au pierdut { $lost } de jocuri.
    }
}
map-usa = Statele Unite
map-europe = Europa
map-plain = Cea mai bună pentru început
map-adds = Adaugă { $what }
map-ferries = feriboturi
map-tunnels = tuneluri
map-stations = gări
