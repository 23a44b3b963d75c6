# Cuvinte pe care le au toate ecranele.

app-name = Railhead
back = Înapoi
close = Închide

version-ready = E gata o versiune nouă. Jocul tău rămâne așa cum e.
version-reload = Reîncarcă
version-later = Mai târziu
