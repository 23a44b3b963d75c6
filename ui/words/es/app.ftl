# Palabras que comparten todas las pantallas.

app-name = Railhead
back = Atrás
close = Cerrar

# Una lista: una cosa tras otra, y ante la última.
list-next = { $list }, { $item }
list-last = { $list } { AND($item) } { $item }

version-ready = Hay una versión nueva. Tu partida se queda como está.
version-reload = Recargar
version-later = Más tarde
