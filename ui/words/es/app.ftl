app-name = Railhead
back = Atrás
close = Cerrar

list-next = { $list }, { $item }
list-last = { $list } { AND($item) } { $item }

version-ready = Hay una versión nueva. Tu partida se queda como está.
version-reload = Recargar
version-later = Más tarde
