saved-title = Jocuri salvate
saved-search = Caută după nume, jucător sau hartă
saved-none = Aici nu s-a jucat încă niciun joc.
saved-not-found = Niciun joc salvat nu vorbește despre „{ $words }”.
saved-opening = { $name } alege bilete
saved-turn = Runda { $round } · la rând: { $name }
saved-won = A câștigat { $name }
saved-shared = { $names } împart victoria
saved-over = Terminat
saved-when = { $map } · { $when }
saved-taken-back = O tură a fost luată înapoi: nu intră în statistici
saved-rename = Redenumește
saved-name = Numele acestui joc
saved-name-keep = Păstrează numele
saved-delete = Șterge
saved-deleted = Jocul a fost șters.
saved-undo = Anulează
when-now = chiar acum
when-minutes = { COUNT($count) ->
    [one] acum un minut
    [few] acum { $count } minute
   *[other] acum { $count } de minute
}
when-hours = { COUNT($count) ->
    [one] acum o oră
    [few] acum { $count } ore
   *[other] acum { $count } de ore
}
when-days = { COUNT($count) ->
    [one] ieri
    [few] acum { $count } zile
   *[other] acum { $count } de zile
}
when-weeks = { COUNT($count) ->
    [one] acum o săptămână
    [few] acum { $count } săptămâni
   *[other] acum { $count } de săptămâni
}
when-months = { COUNT($count) ->
    [one] acum o lună
    [few] acum { $count } luni
   *[other] acum { $count } de luni
}
when-years = { COUNT($count) ->
    [one] acum un an
    [few] acum { $count } ani
   *[other] acum { $count } de ani
}
saved-export = Salvează ca fișier
saved-export-all = Copie a tuturor jocurilor
saved-import = Importă un fișier
saved-drop = Lasă fișierul aici ca să-i imporți jocurile.
saved-downloaded = Se descarcă { $name }.
saved-written = Scris în { $path }.
saved-not-written = Nu s-a scris niciun fișier.
saved-added = { $count ->
    [0] Nu a fost adăugat niciun joc.
   *[other] { COUNT($count) ->
        [one] A fost adăugat { $count } joc.
        [few] Au fost adăugate { $count } jocuri.
       *[other] Au fost adăugate { $count } de jocuri.
    }
}
saved-known = { COUNT($count) ->
    [one] { $count } e deja aici.
    [few] { $count } sunt deja aici.
   *[other] { $count } sunt deja aici.
}
saved-refused = „{ $title }” a fost lăsat pe dinafară: nu se înțelege sau încalcă o regulă.
saved-refused-nameless = Un joc a fost lăsat pe dinafară: nu se înțelege sau încalcă o regulă.
saved-damaged = Fișierul e deteriorat: poate că avea mai multe jocuri.
saved-file-failed = „{ $name }”: { $why }
saved-share = Distribuie
saved-copied = Scorul e în clipboard, ca text.
saved-not-shared = Scorul nu a putut fi distribuit: dispozitivul nu lasă nici distribuirea, nici copierea.
saved-more = { COUNT($count) ->
    [one] încă { $count } joc
    [few] încă { $count } jocuri
   *[other] încă { $count } de jocuri
}
share-head = Railhead · { $map } · { $standing }
share-bot = { $name } ({ $what })
share-seat = { $name }: { COUNT($points) ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
saved-unpromised = Browserul acesta nu a promis că îți păstrează jocurile: instalează Railhead sau păstrează o copie.
