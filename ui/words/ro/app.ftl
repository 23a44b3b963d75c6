app-name = Railhead
back = Înapoi
close = Închide

list-next = { $list }, { $item }
list-last = { $list } și { $item }

version-ready = E gata o versiune nouă. Jocul tău rămâne așa cum e.
version-reload = Reîncarcă
version-later = Mai târziu
