saved-title = Jocuri salvate
saved-search = Caută după nume, jucător sau hartă
saved-none = Niciun joc salvat.
saved-not-found = Niciun joc salvat nu se potrivește cu „{ $words }”.
saved-opening = { $name } își alege biletele
saved-turn = Runda { $round } · la rând: { $name }
saved-won = A câștigat { $name }
saved-shared = Victorie împărțită: { $names }
saved-over = Terminat
saved-when = { $map } · { $when }
saved-taken-back = O tură a fost anulată: nu intră în statistici
saved-rename = Redenumește
saved-name = Nume
saved-name-keep = Salvează numele
saved-delete = Șterge
saved-deleted = Joc șters.
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
saved-export = Exportă
saved-export-all = Copie de rezervă
saved-import = Importă
saved-drop = Lasă fișierul aici ca să îl imporți.
saved-downloaded = Se descarcă { $name }.
saved-written = Salvat în { $path }.
saved-not-written = Nu s-a salvat nimic.
saved-added = { $count ->
    [0] Nu s-a importat niciun joc.
   *[other] { COUNT($count) ->
        [one] { $count } joc importat.
        [few] { $count } jocuri importate.
       *[other] { $count } de jocuri importate.
    }
}
saved-known = { COUNT($count) ->
    [one] { $count } era deja aici.
    [few] { $count } erau deja aici.
   *[other] { $count } erau deja aici.
}
saved-refused = „{ $title }” nu a fost importat: nu poate fi citit sau încalcă o regulă.
saved-refused-nameless = Un joc nu a fost importat: nu poate fi citit sau încalcă o regulă.
saved-damaged = Fișierul e deteriorat. Pot lipsi jocuri.
saved-file-failed = „{ $name }”: { $why }
saved-share = Distribuie
saved-copied = Scorul a fost copiat.
saved-not-shared = Dispozitivul acesta nu poate distribui sau copia scorul.
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
saved-unpromised = Browserul acesta îți poate șterge jocurile când are nevoie de spațiu. Ca să fie în siguranță, instalează Railhead sau fă o copie de rezervă.
