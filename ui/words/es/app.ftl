# Palabras que comparten todas las pantallas.

app-name = Railhead
back = Atrás
close = Cerrar

version-ready = Hay una versión nueva. Tu partida se queda como está.
version-reload = Recargar
version-later = Más tarde
