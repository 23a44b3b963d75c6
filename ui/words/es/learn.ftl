home-learn = Aprender
learn-title = Aprende a jugar
learn-lead = Seis lecciones en el tablero de verdad, de unos minutos cada una.
learn-usa = En el mapa de Estados Unidos
learn-europe = Novedades de Europa
learn-done = Hecha
learn-rules = Todas las reglas en una página
lesson-step = Paso { $number } de { $of }
lesson-card = Lección
lesson-on = Continuar
lesson-again = Volver a empezar
lesson-next = Siguiente: { $lesson }
lesson-all = Todas las lecciones
lesson-watch = Mira lo que hace { $name }.

lesson-not-done = { $did } Mejor lo deshacemos. { $why }
lesson-read-first = { $did } Todavía no: antes, continúa.
lesson-did-blind = Has robado del mazo.
lesson-did-row = Has robado una carta boca arriba: { $card }.
lesson-did-claim = Has reclamado { $route } con { $payment }.
lesson-did-tickets = Has robado billetes.
lesson-did-keep = Te has quedado con { $tickets }.
lesson-did-station = Has construido una estación en { $city } con { $payment }.
lesson-did-pay = Has pagado { $payment } por el túnel.
lesson-did-leave = Has renunciado al túnel.

lesson-first-game = Primera partida
lesson-first-game-about = Cartas, rutas y un billete
lesson-first-game-welcome = ¡Hola! Eres Ada y juegas con el azul. Maud juega con el rojo. Los billetes te dicen qué ciudades unir. Te han tocado tres: quédate al menos con dos.
lesson-first-game-keep = Quédate con Helena–Los Angeles y Calgary–Salt Lake City, pero no con Seattle–New York.
lesson-first-game-keep-why = Seattle–New York vale 22 puntos, pero cruza todo el país, y te cuesta 22 si no lo completas. Los otros dos son cortos y comparten un tramo.
lesson-first-game-plan = De Helena a Los Angeles hay tres rutas, pasando por Salt Lake City y Las Vegas. Una ruta se paga con cartas de su color, una por casilla. La primera es morada, y tienes dos cartas moradas.
lesson-first-game-open-card = Junto al mazo hay cinco cartas boca arriba. Roba la morada.
lesson-first-game-open-card-why = Helena–Salt Lake City pide tres cartas moradas. Tienes dos, y la tercera está boca arriba.
lesson-first-game-unseen-card = Te toca una segunda carta. Esta, róbala del mazo.
lesson-first-game-unseen-card-why = Ninguna carta boca arriba es del color que necesitas ahora. En el mazo puede haber una, o incluso una locomotora.
lesson-first-game-claim = Naranja: te vendrá bien. Y con tres cartas moradas, la primera ruta puede ser tuya. Pulsa Helena–Salt Lake City en el mapa.
lesson-first-game-claim-why = Ya tienes sus tres cartas moradas. Si esperas, otro puede reclamarla antes de tu próximo turno.
lesson-first-game-points = Tres casillas, cuatro puntos, al momento. Maud también ha reclamado una ruta. Ahora vas a por Salt Lake City–Las Vegas: pide tres cartas naranjas, y tienes dos.
lesson-first-game-locomotive = Hay una locomotora boca arriba. Vale por cualquier color, y por eso gastas todo el turno en ella. Róbala.
lesson-first-game-locomotive-why = La locomotora hace de la carta naranja que te falta. Con ella, la próxima ruta es casi tuya.
lesson-first-game-wild = Reclama Las Vegas–Salt Lake City con tus dos cartas naranjas y la locomotora.
lesson-first-game-wild-why = Estas tres cartas son justo lo que pide Las Vegas–Salt Lake City. Si las gastas en otra cosa, tendrás que volver a reunirlas.
lesson-first-game-yellow = El último tramo, Las Vegas–Los Angeles, es gris: vale cualquier color, pero el mismo en todas las casillas. Tienes una carta amarilla. Roba la amarilla que está boca arriba.
lesson-first-game-yellow-why = Dos casillas piden dos cartas del mismo color. Tienes una amarilla, y hay otra boca arriba.
lesson-first-game-any-card = Ahora roba una segunda carta, del mazo.
lesson-first-game-any-card-why = Ya tienes la pareja. Del mazo puede salir una locomotora; boca arriba, de segunda carta, no puedes robarla.
lesson-first-game-last-link = Reclama Las Vegas–Los Angeles con tus dos cartas amarillas.
lesson-first-game-last-link-why = Es lo último que falta entre Helena y Los Angeles, y ya puedes pagarlo.
lesson-first-game-done =
    ¡Helena–Los Angeles, completado! Son 8 puntos al final. Lo encuentras entre tus billetes.
    En cada turno haces una sola cosa: robar dos cartas, o una locomotora boca arriba, o reclamar una ruta, o robar billetes.
    Una ruta pide cartas de su color; una gris, de un mismo color, el que sea. Las locomotoras valen por cualquier color.

lesson-doubles = Rutas dobles y bloqueos
lesson-doubles-about = Dos vías, un dueño por vía, y cómo llegar antes
lesson-doubles-two-tracks = Juegas con el azul y tienes una línea de Sault St. Marie a Chicago. Tu billete sigue hasta Oklahoma City. De Chicago a Saint Louis van dos vías, una blanca y una verde. Nadie puede tener las dos.
lesson-doubles-one-track = Tienes dos cartas verdes. Reclama la vía verde Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis te pilla de camino a Oklahoma City, y la vía verde es la que puedes pagar.
lesson-doubles-closed = Con dos o tres jugadores, la segunda vía queda cerrada. Pero Oskar te ha hecho lo mismo: ha reclamado Kansas City–Saint Louis, así que su vía azul también está cerrada, aunque tengas dos cartas azules. Púlsala si quieres y te dirá por qué.
lesson-doubles-around = Da un rodeo: reclama Little Rock–Saint Louis, que es gris, con tus dos cartas azules.
lesson-doubles-around-why = El paso por Kansas City está cerrado. Por Little Rock son dos rutas hasta Oklahoma City, y con tus dos cartas azules pagas la primera.
lesson-doubles-danger = Oskar ha llegado a Little Rock, y suya es Dallas–Oklahoma City. Entre las dos está justo la ruta que necesitas, Little Rock–Oklahoma City, y solo tiene una vía.
lesson-doubles-second-yellow = Tienes una carta amarilla. Roba la amarilla que está boca arriba y harás pareja.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City pide dos cartas de un mismo color, y con el amarillo tardas menos. Ahora cada turno cuenta.
lesson-doubles-unseen-card = Ahora roba una segunda carta, del mazo.
lesson-doubles-unseen-card-why = Ya tienes la pareja que necesitas. Lo que robas del mazo, Oskar no lo ve.
lesson-doubles-block = Oskar ha robado cartas. Ahora reclama Little Rock–Oklahoma City con tus dos cartas amarillas.
lesson-doubles-block-why = Es lo último que le falta a tu billete, y la ruta que Oskar está esperando. No hay segunda vía.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City está completado, y Oskar tendrá que buscar otro camino.
    Nadie puede tener las dos vías de una ruta doble. Con dos o tres jugadores, la segunda se cierra; con cuatro o cinco, la puede reclamar otro.
    Si el único camino corto tiene una sola vía, llega antes.

lesson-tickets = Billetes y el camino más largo
lesson-tickets-about = Cómo acaba una partida y cómo se puntúa
lesson-tickets-late = La partida está a punto de acabar: te quedan 8 vagones, y a Tilda 6. Tienes una línea de Los Angeles a Montréal por Chicago, y un tramo de Vancouver a Duluth. También puedes gastar un turno en billetes nuevos.
lesson-tickets-draw = Roba billetes. Al final de la partida, busca uno que tus rutas ya unan.
lesson-tickets-draw-why = Aún puedes tentar a la suerte, y con una red tan larga puede salirte un billete ya completado. Cuando empiece la última ronda será tarde.
lesson-tickets-keep = Ya has unido Los Angeles y Chicago: 16 puntos. Quédate con ese billete y con ninguno más.
lesson-tickets-keep-why = A cada uno de los otros le faltan tres rutas, y Tilda puede acabar la partida en cualquier turno. Un billete que te quedas y no completas te resta sus puntos.
lesson-tickets-gap = Entre tus dos tramos falta una ruta: Chicago–Duluth. Con ella completas Vancouver–Montréal y Calgary–Phoenix, 33 puntos. Y una línea de 32 vagones supera los 29 de Tilda: el camino más largo.
lesson-tickets-join = Reclama Chicago–Duluth con tus tres cartas rojas.
lesson-tickets-join-why = Ninguna otra ruta te da a la vez dos billetes y el camino más largo.
lesson-tickets-last-round = A Tilda le quedan dos vagones, así que es la última ronda. Te queda un turno, y a ella también. Las cartas que te sobren no valen nada.
lesson-tickets-last = Tienes cinco vagones y cinco cartas naranjas. Reclama la vía naranja Salt Lake City–San Francisco.
lesson-tickets-last-why = Cinco casillas dan 10 puntos, más que cualquier otra cosa, y ya no hay otro turno para el que guardarlas.
lesson-tickets-done =
    La partida se puntúa así: rutas, billetes completados, billetes sin completar (el Toronto–Miami de Tilda) y 10 por el camino más largo.
    Robar billetes es arriesgarse: los que no completas restan.
    El camino más largo es una sola línea que no repite ninguna ruta.
    Cuando a alguien le quedan dos vagones o menos, todos juegan un turno más.

lesson-ferry = Ferris
lesson-ferry-about = El agua se cruza con locomotoras
lesson-ferry-ferry = Juegas con el azul y tu billete va de Roma a Smyrna, por mar. Primero hay un tramo por tierra: Brindisi–Roma, dos casillas blancas.
lesson-ferry-first = Reclama Brindisi–Roma con dos cartas blancas y guárdate la locomotora.
lesson-ferry-first-why = Brindisi–Roma se paga con dos cartas blancas. Guárdate la locomotora para el mar: sin una no puedes reclamar un ferri.
lesson-ferry-four = Athína–Brindisi es un ferri de cuatro casillas, y en una hay una locomotora: al menos una de las cuatro cartas tiene que ser locomotora. Las otras tres, de un mismo color, el que sea.
lesson-ferry-blue = Tienes dos cartas azules y una locomotora. Roba la azul que está boca arriba.
lesson-ferry-blue-why = Con otra carta azul y tu locomotora pagas el ferri. Con el azul es como menos tardas.
lesson-ferry-unseen-card = Ahora roba una segunda carta, del mazo.
lesson-ferry-unseen-card-why = Ya tienes lo que pide el ferri. Del mazo puede salir una locomotora para el siguiente.
lesson-ferry-sail = Reclama Athína–Brindisi con tres cartas azules y la locomotora.
lesson-ferry-sail-why = Para este ferri has reunido las cartas: cuatro casillas, siete puntos y casi todo el camino a Smyrna.
lesson-ferry-another = Athína–Smyrna también es un ferri: dos casillas, una locomotora. Tienes dos cartas verdes, pero solas no navegan.
lesson-ferry-locomotive = Roba la locomotora que está boca arriba.
lesson-ferry-locomotive-why = Sin locomotora no puedes reclamar este ferri. Ahora hay una boca arriba, y puede que el próximo turno ya no esté.
lesson-ferry-second = Reclama Athína–Smyrna con una carta verde y la locomotora.
lesson-ferry-second-why = Es el último tramo hasta Smyrna, y tienes justo lo que pide.
lesson-ferry-done =
    Roma–Smyrna está completado, por mar.
    Un ferri pide al menos tantas locomotoras como muestra. El resto, de un mismo color.
    Así que guárdate alguna locomotora si tu camino cruza el mar.

lesson-tunnel = Túneles
lesson-tunnel-about = Excava y verás cuánto cuesta
lesson-tunnel-tunnel = Juegas con el azul y tu billete va de Barcelona a München, por los Alpes. Los túneles tienen el borde dentado. Muestras cartas para sus casillas, se descubren tres del mazo y cada coincidencia te cuesta una más.
lesson-tunnel-dig = Prueba: excava Venezia–Zürich con dos de tus tres cartas verdes.
lesson-tunnel-dig-why = Empieza por Venezia–Zürich: te sobra una carta verde, y quizá la necesites.
lesson-tunnel-pay = Una de las tres cartas es verde, como las tuyas, así que el túnel cuesta una más. La tienes. ¡Paga!
lesson-tunnel-pay-why = Puedes pagar la carta extra. Si renuncias al túnel, se acaba tu turno y no construyes nada.
lesson-tunnel-cheap = Ahora München–Zürich, con dos cartas amarillas. Esta vez no te sobra ninguna. Excava, a ver qué pasa.
lesson-tunnel-cheap-why = München–Zürich te pilla de camino, y tienes sus dos cartas amarillas. Lo normal es que un túnel cueste una carta extra o ninguna.
lesson-tunnel-risk = Ninguna coincide: el túnel es tuyo por dos cartas. Falta uno, Marseille–Zürich: dos casillas moradas, y tienes dos cartas moradas.
lesson-tunnel-dear = Excava Marseille–Zürich con dos cartas moradas.
lesson-tunnel-dear-why = Es lo último que falta entre Barcelona y München, y por probar no pierdes cartas.
lesson-tunnel-leave = Una carta morada y una locomotora. Las locomotoras siempre coinciden, así que te hacen falta dos más y no tienes ninguna. Renuncia al túnel y recuperas tus dos cartas.
lesson-tunnel-leave-why = No puedes pagar dos cartas extra. Las que has mostrado vuelven a tu mano.
lesson-tunnel-locomotives = Solo has perdido el turno. Hay una forma más segura: si pagas solo con locomotoras, solo coinciden las locomotoras, y hay 14 entre 110 cartas.
lesson-tunnel-first-locomotive = Roba la locomotora que está boca arriba.
lesson-tunnel-first-locomotive-why = Con dos locomotoras, el túnel es casi seguro, y hay una boca arriba.
lesson-tunnel-second-locomotive = Y hay otra. Róbala también.
lesson-tunnel-second-locomotive-why = Con una locomotora y una carta morada, las moradas volverían a coincidir. Con dos locomotoras es más seguro.
lesson-tunnel-sure = Excava Marseille–Zürich con dos locomotoras.
lesson-tunnel-sure-why = Si pagas con una carta morada, las moradas que salgan cuestan extra. Paga solo con locomotoras.
lesson-tunnel-done =
    Han salido dos cartas moradas y no te han costado nada. Barcelona–München está completado.
    Por un túnel se descubren tres cartas. Cada una de tu color, y cada locomotora, cuesta una carta extra.
    Si no puedes o no quieres pagar, recuperas tus cartas y pierdes el turno. Con una carta de sobra se excava mejor.

lesson-station = Estaciones
lesson-station-about = Usa lo que otros han construido
lesson-station-missing = Juegas con el azul. A Paris–Wien solo le falta München–Wien, y a Berlin–Roma solo München–Venezia. Las dos rutas son de Oskar y no tienen segunda vía. Una estación te ayuda: toma prestada una ruta de otro jugador que llegue a su ciudad.
lesson-station-munchen = Construye una estación en München. La primera cuesta una carta.
lesson-station-munchen-why = Las dos rutas que te faltan llegan a München, así que una estación allí puede tomar prestada cualquiera. (En Wien hay una estación de Oskar, y en cada ciudad solo cabe una.)
lesson-station-one-route = La estación toma prestada München–Venezia, porque Berlin–Roma vale 9 puntos y Paris–Wien solo 8. Cada estación toma prestada una ruta, la misma para todos tus billetes, y el juego elige la que más puntos da. La segunda estación cuesta dos cartas de un mismo color.
lesson-station-white = Tienes una carta blanca. Roba la blanca que está boca arriba.
lesson-station-white-why = Tu segunda estación pide dos cartas del mismo color, y blanca ya tienes una.
lesson-station-unseen-card = Ahora roba una segunda carta, del mazo.
lesson-station-unseen-card-why = Ya tienes la pareja. Ninguna carta boca arriba te sirve más que una que Oskar no vea.
lesson-station-venezia = Construye una estación en Venezia con dos cartas blancas. Se encarga de München–Venezia, y así la de München puede tomar prestada München–Wien.
lesson-station-venezia-why = Venezia es el otro extremo de München–Venezia. Una estación allí se encarga de esa ruta, y la de München ayuda a Paris–Wien.
lesson-station-done =
    Los dos billetes están completados, por rutas de Oskar.
    Una estación toma prestada una ruta que llega a su ciudad, solo para tus billetes. La primera cuesta 1 carta, la segunda 2, la tercera 3.
    Cada estación sin construir vale 4 puntos al final. Constrúyela si un billete vale más.
