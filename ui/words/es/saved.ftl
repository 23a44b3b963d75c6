saved-title = Partidas guardadas
saved-search = Buscar por nombre, jugador o mapa
saved-none = Aquí aún no se ha jugado ninguna partida.
saved-not-found = Ninguna partida guardada habla de «{ $words }».
saved-opening = { $name } elige billetes
saved-turn = Ronda { $round } · juega { $name }
saved-won = Ganó { $name }
saved-shared = { $names } comparten la victoria
saved-over = Terminada
saved-when = { $map } · { $when }
saved-taken-back = Se retiró una jugada: no cuenta en las estadísticas
saved-rename = Renombrar
saved-name = Nombre de esta partida
saved-name-keep = Guardar el nombre
saved-delete = Borrar
saved-deleted = La partida se ha borrado.
saved-undo = Deshacer
when-now = ahora mismo
when-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
when-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
when-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
when-weeks = { $count ->
    [one] hace una semana
   *[other] hace { $count } semanas
}
when-months = { $count ->
    [one] hace un mes
   *[other] hace { $count } meses
}
when-years = { $count ->
    [one] hace un año
   *[other] hace { $count } años
}
saved-export = Guardar como archivo
saved-export-all = Copia de todas las partidas
saved-import = Importar un archivo
saved-drop = Suelta el archivo para importar sus partidas.
saved-downloaded = Se está descargando { $name }.
saved-written = Escrito en { $path }.
saved-not-written = No se ha escrito ningún archivo.
saved-added = { $count ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido { $count } partida.
   *[other] Se han añadido { $count } partidas.
}
saved-known = { $count ->
    [one] { $count } ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
saved-refused = «{ $title }» se ha dejado fuera: no se entiende o no sigue las reglas.
saved-refused-nameless = Una partida se ha dejado fuera: no se entiende o no sigue las reglas.
saved-damaged = El archivo está dañado: puede que contuviera más.
saved-file-failed = «{ $name }»: { $why }
saved-share = Compartir
saved-copied = La puntuación está en el portapapeles, como texto.
saved-not-shared = No se ha podido compartir la puntuación: este dispositivo no deja ni compartir ni copiar.
saved-more = { $count ->
    [one] { $count } partida más
   *[other] { $count } partidas más
}
share-head = Railhead · { $map } · { $standing }
share-bot = { $name } ({ $what })
share-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
saved-unpromised = Este navegador no ha prometido conservar tus partidas: instala Railhead o guarda una copia.
