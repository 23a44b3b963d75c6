curtain-how = Mantén pulsado el botón hasta que se llene el anillo y suéltalo. Con el teclado: púlsalo y confirma.
curtain-confirm = Sí, enseñar mis cartas
news-title = Desde tu último turno
news-on = Jugar mi turno
drawn-title = Tu última carta
drawn-card = Tu carta: { $card }
drawn-done = Listo
