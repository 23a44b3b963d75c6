saved-title = Partidas guardadas
saved-search = Buscar por nombre, jugador o mapa
saved-none = No hay partidas guardadas.
saved-not-found = Ninguna partida coincide con «{ $words }».
saved-opening = { $name } está eligiendo billetes
saved-turn = Ronda { $round } · turno de { $name }
saved-won = Ganó { $name }
saved-shared = Victoria compartida: { $names }
saved-over = Terminada
saved-when = { $map } · { $when }
saved-taken-back = Se deshizo una jugada: no cuenta en tus estadísticas
saved-rename = Renombrar
saved-name = Nombre
saved-name-keep = Guardar nombre
saved-delete = Borrar
saved-deleted = Partida borrada.
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
saved-export = Exportar
saved-export-all = Copia de seguridad
saved-import = Importar
saved-drop = Suelta el archivo para importarlo.
saved-downloaded = Descargando { $name }.
saved-written = Guardado en { $path }.
saved-not-written = No se ha guardado nada.
saved-added = { $count ->
    [0] No se ha importado ninguna partida.
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
saved-known = { $count ->
    [one] { $count } ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
saved-refused = «{ $title }» no se ha importado: no se puede leer o no cumple las reglas.
saved-refused-nameless = Una partida no se ha importado: no se puede leer o no cumple las reglas.
saved-damaged = El archivo está dañado. Pueden faltar partidas.
saved-file-failed = «{ $name }»: { $why }
saved-share = Compartir
saved-copied = Puntuación copiada.
saved-not-shared = Este dispositivo no puede compartir ni copiar la puntuación.
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
saved-unpromised = Este navegador puede borrar tus partidas si necesita espacio. Para no perderlas, instala Railhead o haz una copia de seguridad.
