app-name = Railhead
back = Înapoi
close = Închide

list-next = { $list }, { $item }
list-last = { $list } și { $item }

version-ready = E gata o versiune nouă. Jocul tău e salvat.
version-reload = Reîncarcă
version-later = Mai târziu

part-coming = Se încarcă…
part-missing = Partea aceasta a jocului nu s-a încărcat. Verifică conexiunea și încearcă din nou. Dacă tot nu merge, reîncarcă pagina. Jocurile tale sunt salvate.
part-try-again = Încearcă din nou
