app-name = Railhead
back = Atrás
close = Cerrar

list-next = { $list }, { $item }
list-last = { $list } { AND($item) } { $item }

version-ready = Hay una versión nueva. Tu partida está guardada.
version-reload = Recargar
version-later = Más tarde

part-coming = Cargando…
part-missing = Esta parte del juego no se ha cargado. Comprueba la conexión e inténtalo de nuevo. Si sigue igual, recarga la página. Tus partidas están guardadas.
part-try-again = Reintentar
