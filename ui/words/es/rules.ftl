home-rules = Reglas
rules-title = Las reglas
rules-how = ¿Cómo funciona esto?
rules-contents = En esta página
rules-points-spaces = Casillas
rules-points = Puntos

rules-aim-title = De qué trata
rules-aim =
    Construyes ferrocarriles. Cada uno de tus billetes nombra dos ciudades: si las unes con rutas tuyas, te da puntos; si quedan separadas, te cuesta otros tantos.
    Cada jugador tiene 45 trenes. En tu turno haces exactamente una cosa: robar cartas de tren, tomar una ruta o robar billetes. En Europa puedes construir una estación en su lugar.
    Gana quien tenga más puntos cuando se acaben los trenes.

rules-cards-title = Cartas de tren
rules-cards =
    Toma dos, cada una o bien de las cinco que están a la vista, o bien del mazo sin verla. La carta que se toma de la fila se repone enseguida.
    Una locomotora de la fila vale por las dos: solo puede ser tu primera carta, y entonces es la única. Si la robas del mazo, es una carta como las demás.
    Cuando hay tres locomotoras a la vista, se renueva toda la fila. Tu mano no tiene límite.

rules-claim-title = Tomar una ruta
rules-claim =
    Una ruta pide una carta por cada casilla, todas de su color. Una ruta gris admite cualquier color, pero solo uno.
    Las locomotoras valen por cualquier color, y puedes usar cuantas quieras.
    También necesitas un tren por cada casilla. La ruta no tiene que tocar las tuyas. Sus puntos cuentan enseguida, y las rutas largas dan más.

rules-doubles-title = Rutas dobles
rules-doubles =
    Donde dos vías van una junto a otra, nadie puede tener las dos.
    Con dos o tres jugadores solo se puede tomar una de ellas: quien llega primero cierra la otra.

rules-tickets-title = Billetes
rules-tickets =
    Un billete está cumplido cuando tus rutas llevan de una de sus ciudades a la otra, por el camino que sea.
    Al principio te quedas al menos con dos de los que recibes. Más tarde, un turno te da tres más, y te quedas al menos con uno.
    El billete que guardas se queda contigo, y los demás no lo ven. Si al final no está cumplido, se te restan sus puntos.

rules-end-title = El final y la puntuación
rules-end =
    En cuanto alguien termina su turno con dos trenes o menos, todos juegan un turno más, también esa persona.
    Entonces se cuenta: tus rutas, más los billetes cumplidos, menos los que no lo están, más 10 por el camino más largo.
    El camino más largo es la línea de trenes más larga que no repite ninguna ruta; por una ciudad sí puede volver a pasar. Si varias miden lo mismo, cada una se lleva los 10.
    Con los mismos puntos deciden los billetes cumplidos, y después el camino más largo.

rules-europe-title = Qué cambia en Europa
rules-europe =
    Vale todo lo anterior. Además hay transbordadores, túneles y estaciones.
    Recibes un billete largo y otros tres, y te quedas al menos con dos de los cuatro. Los que devuelves salen del juego.
    Con los mismos puntos deciden los billetes cumplidos, después haber construido menos estaciones y después el camino más largo.

rules-ferry-title = Transbordadores
rules-ferry =
    Un transbordador lleva locomotoras impresas: al menos tantas de las cartas que pagas tienen que ser locomotoras. El resto es de un solo color, el que prefieras.

rules-tunnel-title = Túneles
rules-tunnel =
    Lo que cuesta un túnel se sabe al excavar. Muestra cartas para sus casillas como en cualquier ruta; entonces se descubren tres cartas del mazo.
    Cada una que tenga tu color, y cada locomotora, te cuesta una carta más. Si mostraste solo locomotoras, cuentan solo las locomotoras.
    Paga las cartas de más con tu color o con locomotoras (si mostraste solo locomotoras, solo con ellas) y el túnel es tuyo. Si no, recoges tus cartas y tu turno termina.

rules-station-title = Estaciones
rules-station =
    Una estación usa prestada una ruta de otro jugador que llega a su ciudad, solo para tus billetes. Cuál es se decide al final, como más te convenga.
    En cada ciudad cabe una estación. La primera te cuesta 1 carta, la segunda 2 del mismo color, la tercera 3.
    Cada estación que no construyes vale 4 puntos. Lo prestado no cuenta para el camino más largo.
