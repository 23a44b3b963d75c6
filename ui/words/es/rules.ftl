home-rules = Reglas
rules-title = Reglas
rules-how = ¿Cómo funciona?
rules-contents = En esta página
rules-points-spaces = Casillas
rules-points = Puntos

rules-aim-title = El objetivo
rules-aim =
    Construyes ferrocarriles. Cada billete nombra dos ciudades. Si las unes con tus rutas, ganas sus puntos; si no, los pierdes.
    Cada jugador tiene 45 vagones. En tu turno haces una sola cosa: robar cartas de tren, reclamar una ruta o robar billetes. En Europa también puedes construir una estación.
    Cuando se acaban los vagones, gana quien tenga más puntos.

rules-cards-title = Cartas de tren
rules-cards =
    Roba dos cartas, cada una de las cinco que están boca arriba o del mazo. La carta de la fila se repone al momento.
    Una locomotora boca arriba vale por dos: solo puede ser tu primera carta, y ya no robas otra. Si sale del mazo, es una carta como las demás.
    Cuando hay tres locomotoras boca arriba, se cambia toda la fila. No hay límite de cartas en la mano. Si se agotan el mazo y los descartes, aún puedes robar de la fila.

rules-claim-title = Reclamar una ruta
rules-claim =
    Una ruta pide una carta de su color por cada casilla. Una ruta gris admite cualquier color, siempre que sea el mismo en todas.
    Las locomotoras valen por cualquier color, y puedes usar las que quieras.
    También necesitas un vagón por casilla. La ruta no tiene que tocar las tuyas. Puntúa al momento, y las rutas largas valen más.

rules-doubles-title = Rutas dobles
rules-doubles =
    Donde hay dos vías, una junto a otra, nadie puede tener las dos.
    Con dos o tres jugadores solo se puede reclamar una. Cuando alguien la tiene, la otra se cierra.

rules-tickets-title = Billetes
rules-tickets =
    Un billete está completado cuando tus rutas unen sus dos ciudades, por donde sea.
    Al principio te quedas al menos con dos de los que te tocan. Más tarde puedes gastar un turno en robar tres más y quedarte al menos con uno.
    Tus billetes son secretos y se quedan contigo hasta el final. Si uno no está completado, pierdes sus puntos.

rules-end-title = Final y puntuación
rules-end =
    En cuanto alguien termina su turno con dos vagones o menos, todos juegan un turno más, también esa persona.
    Entonces se puntúa: tus rutas, más los billetes completados, menos los no completados, más 10 por el camino más largo.
    El camino más largo es la línea de vagones más larga que no repite ninguna ruta, aunque puede volver a pasar por una ciudad. Si hay empate, todos los empatados se llevan los 10.
    En caso de empate a puntos gana quien haya completado más billetes; después, quien se lleve los 10 del camino más largo.

rules-europe-title = Qué cambia en Europa
rules-europe =
    Valen todas las reglas anteriores. Además hay ferris, túneles y estaciones.
    Te tocan un billete largo y otros tres, y te quedas al menos con dos de los cuatro. Los que devuelves salen de la partida.
    En caso de empate a puntos gana quien haya completado más billetes; después, quien haya construido menos estaciones; después, quien se lleve los 10 del camino más largo.

rules-ferry-title = Ferris
rules-ferry =
    Un ferri muestra locomotoras: al menos tantas de tus cartas tienen que ser locomotoras. El resto, de un mismo color, el que sea.

rules-tunnel-title = Túneles
rules-tunnel =
    Lo que cuesta un túnel se sabe al excavar. Muestra cartas para sus casillas, como en cualquier ruta. Entonces se descubren tres cartas del mazo.
    Cada una de tu color, y cada locomotora, te cuesta una carta extra. Si has mostrado solo locomotoras, solo cuentan las locomotoras.
    Paga las cartas extra con tu color o con locomotoras (solo con locomotoras, si no mostraste otra cosa) y el túnel es tuyo. Si no, recuperas tus cartas y se acaba tu turno.

rules-station-title = Estaciones
rules-station =
    Una estación toma prestada una ruta de otro jugador que llega a su ciudad, solo para tus billetes. Cuál, se decide al final: la que más te convenga.
    En cada ciudad cabe una estación. La primera te cuesta 1 carta, la segunda 2 del mismo color, la tercera 3.
    Cada estación sin construir vale 4 puntos. Las rutas prestadas no cuentan para el camino más largo.
