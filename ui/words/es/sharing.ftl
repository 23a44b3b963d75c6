curtain-how = Mantén pulsado el botón hasta que el anillo se complete y suéltalo. Con el teclado: púlsalo y confirma.
curtain-confirm = Sí, muestra mis cartas
news-title = Desde tu último turno
news-on = A mi turno
drawn-title = Tu última carta
drawn-card = Tu carta: { $card }
drawn-done = Listo
