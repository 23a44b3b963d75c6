app-name = Railhead
back = Înapoi
close = Închide

list-next = { $list }, { $item }
list-last = { $list } și { $item }

version-ready = E gata o versiune nouă. Jocul tău rămâne așa cum e.
version-reload = Reîncarcă
version-later = Mai târziu

part-coming = Se încarcă…
part-missing = Această parte a jocului nu s-a putut încărca. Verifică conexiunea și încearcă din nou. Dacă tot nu merge, reîncarcă pagina: jocurile tale sunt salvate.
part-try-again = Încearcă din nou
