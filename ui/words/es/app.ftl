app-name = Railhead
back = Atrás
close = Cerrar

list-next = { $list }, { $item }
list-last = { $list } { AND($item) } { $item }

version-ready = Hay una versión nueva. Tu partida se queda como está.
version-reload = Recargar
version-later = Más tarde

part-coming = Cargando…
part-missing = Esta parte del juego no se ha podido cargar. Comprueba la conexión e inténtalo de nuevo. Si no sirve, recarga la página: tus partidas están guardadas.
part-try-again = Intentar de nuevo
