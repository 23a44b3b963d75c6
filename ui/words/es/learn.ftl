home-learn = Aprender
learn-title = Aprende el juego
learn-lead = Seis lecciones en el tablero de verdad, de unos minutos cada una. Nada puede salir mal: lo que un paso no pide, no se hace.
learn-usa = En el mapa de los Estados Unidos
learn-europe = Lo que añade Europa
learn-done = Hecha
learn-rules = Todas las reglas en una página
lesson-step = Paso { $number } de { $of }
lesson-card = Lección
lesson-on = Seguir
lesson-again = Empezar de nuevo
lesson-next = Siguiente: { $lesson }
lesson-all = Todas las lecciones
lesson-watch = Mira lo que hace { $name }.

lesson-not-done = { $did } No se ha hecho. { $why }
lesson-read-first = { $did } Aún no: antes, sigue leyendo.
lesson-did-blind = Has robado del mazo.
lesson-did-row = Has tomado una carta a la vista: { $card }.
lesson-did-claim = Has tomado { $route } por { $payment }.
lesson-did-tickets = Has robado billetes.
lesson-did-keep = Te has quedado con { $tickets }.
lesson-did-station = Has construido una estación en { $city } por { $payment }.
lesson-did-pay = Has pagado { $payment } por el túnel.
lesson-did-leave = Has dejado el túnel.

lesson-first-game = Primera partida
lesson-first-game-about = Cartas, rutas y un billete
lesson-first-game-welcome = ¡Hola! Eres Ada y construyes en azul; Maud construye en rojo. Los billetes dicen qué ciudades hay que unir. Has recibido tres y te quedas al menos con dos.
lesson-first-game-keep = Quédate con Helena–Los Angeles y Calgary–Salt Lake City: quita la marca de Seattle–New York.
lesson-first-game-keep-why = Seattle–New York da 22 puntos, pero cruza todo el país, y cuesta 22 si no se cumple. Los otros dos son cortos y comparten un tramo.
lesson-first-game-plan = De Helena a Los Angeles hacen falta tres rutas, pasando por Salt Lake City y Las Vegas. Una ruta se paga con cartas de su color, una por casilla. La primera es morada, y tienes dos cartas moradas.
lesson-first-game-open-card = Junto al mazo hay cinco cartas a la vista. Toma la morada.
lesson-first-game-open-card-why = Helena–Salt Lake City pide tres cartas moradas. Tienes dos, y la tercera está a la vista.
lesson-first-game-unseen-card = Puedes tomar una segunda carta. Esta, róbala del mazo sin verla.
lesson-first-game-unseen-card-why = Ninguna carta a la vista es del color que necesitas después. En el mazo puede haber una, o incluso una locomotora.
lesson-first-game-claim = Una carta naranja: servirá. Y con tres cartas moradas la primera ruta puede ser tuya. Toca Helena–Salt Lake City en el mapa.
lesson-first-game-claim-why = Ya tienes sus tres cartas moradas. Una ruta que se deja esperar puede ser de otro en tu próximo turno.
lesson-first-game-points = Tres casillas, cuatro puntos, contados enseguida. Maud también ha tomado una ruta. Ahora te toca Salt Lake City–Las Vegas: tres cartas naranjas, y tienes dos.
lesson-first-game-locomotive = Hay una locomotora a la vista. Vale por cualquier color, y por eso ocupa todo el turno. Tómala.
lesson-first-game-locomotive-why = La locomotora vale por la carta naranja que te falta: con ella la próxima ruta es segura.
lesson-first-game-wild = Toma Las Vegas–Salt Lake City con tus dos cartas naranjas y la locomotora.
lesson-first-game-wild-why = Estas tres cartas bastan justo para Las Vegas–Salt Lake City. Si las gastas en otra cosa, tendrás que reunirlas otra vez.
lesson-first-game-yellow = El último tramo, Las Vegas–Los Angeles, es gris: cualquier color, pero solo uno. Tienes una carta amarilla. Toma la amarilla que está a la vista.
lesson-first-game-yellow-why = Dos casillas piden dos cartas del mismo color. Tienes una amarilla, y hay otra a la vista.
lesson-first-game-any-card = Y una segunda carta: róbala del mazo.
lesson-first-game-any-card-why = Ya tienes la pareja. Una carta del mazo puede ser una locomotora; una segunda carta a la vista, nunca.
lesson-first-game-last-link = Toma Las Vegas–Los Angeles con las dos cartas amarillas.
lesson-first-game-last-link-why = No falta nada más entre Helena y Los Angeles, y ahora puedes pagarlo.
lesson-first-game-done =
    Helena–Los Angeles está cumplido: 8 puntos al final. Lo encuentras entre tus billetes.
    Un turno es una sola cosa: dos cartas, o una locomotora a la vista, o una ruta, o billetes.
    Una ruta pide cartas de su color, una gris un color cualquiera; las locomotoras valen por todos.

lesson-doubles = Rutas dobles y bloqueos
lesson-doubles-about = Dos vías, un dueño; y cómo llegar primero
lesson-doubles-two-tracks = Has construido en azul desde Sault St. Marie hasta Chicago; tu billete sigue hasta Oklahoma City. De Chicago a Saint Louis van dos vías juntas, una blanca y una verde. Nadie puede tener las dos.
lesson-doubles-one-track = Tienes dos cartas verdes. Toma la vía verde Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis está en el camino corto a Oklahoma City, y la vía verde es la que puedes pagar.
lesson-doubles-closed = Con dos o tres jugadores la segunda vía queda cerrada. Pero Oskar te ha hecho lo mismo: ha tomado Kansas City–Saint Louis, así que su vía azul también está cerrada, aunque tengas dos cartas azules. Tócala si quieres: dice por qué.
lesson-doubles-around = Da un rodeo: toma Little Rock–Saint Louis, que es gris, con tus dos cartas azules.
lesson-doubles-around-why = Kansas City está cerrada. Por Little Rock dos rutas llevan a Oklahoma City, y tus dos cartas azules pagan la primera.
lesson-doubles-danger = Oskar ha llegado a Little Rock, y tiene Dallas–Oklahoma City. Entre las dos está justo la ruta que necesitas, Little Rock–Oklahoma City, y solo tiene una vía.
lesson-doubles-second-yellow = Tienes una carta amarilla. Toma la amarilla que está a la vista: ya son dos.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City pide dos cartas de un color, y con el amarillo es más rápido: ahora cuenta cada turno.
lesson-doubles-unseen-card = Y una segunda carta, del mazo.
lesson-doubles-unseen-card-why = Ya tienes la pareja que necesitas. Lo que robas del mazo no le dice nada a Oskar.
lesson-doubles-block = Oskar ha robado cartas. Toma ahora Little Rock–Oklahoma City con las dos amarillas.
lesson-doubles-block-why = Es lo último que le falta a tu billete, y la ruta que Oskar espera. No hay segunda vía.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City está cumplido, y Oskar tiene que buscar otro camino.
    Nadie tiene las dos vías de una ruta doble. Con dos o tres jugadores la segunda se cierra; con cuatro o cinco queda para otra persona.
    Donde una sola vía es el único camino corto, llega primero.

lesson-tickets = Billetes y el camino más largo
lesson-tickets-about = El final de una partida, y cómo se cuenta
lesson-tickets-late = Esta partida casi termina: te quedan 8 trenes, y a Tilda 6. Tienes una línea de Los Angeles por Chicago a Montréal, y un trozo de Vancouver a Duluth. Un turno también puede servir para billetes nuevos.
lesson-tickets-draw = Roba billetes: al final de una partida, busca uno que tu red ya haya unido.
lesson-tickets-draw-why = Queda tiempo para una oportunidad más, y una red tan larga puede tener un billete ya cumplido. Cuando haya empezado la última ronda será tarde.
lesson-tickets-keep = Los Angeles–Chicago ya está unido: 16 puntos. Quédate con él, y con ningún otro.
lesson-tickets-keep-why = A cada uno de los otros le faltan tres rutas, y Tilda puede provocar el final en cualquier turno: lo que guardas sin terminar se te resta.
lesson-tickets-gap = Entre tus dos trozos falta una ruta: Chicago–Duluth. Cumpliría Vancouver–Montréal y Calgary–Phoenix, 33 puntos. Y una línea de 32 trenes es más larga que los 29 de Tilda: es el camino más largo.
lesson-tickets-join = Toma Chicago–Duluth con tus tres cartas rojas.
lesson-tickets-join-why = Ninguna otra ruta da a la vez dos billetes y el camino más largo.
lesson-tickets-last-round = A Tilda le quedan dos trenes: la última ronda. Tienes un turno más, y ella también. Las cartas que te queden en la mano no cuentan nada.
lesson-tickets-last = Tienes cinco trenes y cinco cartas naranjas. Toma la vía naranja Salt Lake City–San Francisco.
lesson-tickets-last-why = Cinco casillas dan 10 puntos, más que cualquier otra cosa en este turno, y no hay otro turno para el que guardarlos.
lesson-tickets-done =
    La partida está contada: rutas, billetes cumplidos, billetes sin cumplir (el Toronto–Miami de Tilda) y 10 por el camino más largo.
    Los billetes nuevos son una oportunidad y un riesgo: lo que no terminas se resta.
    El camino más largo es una sola línea que no repite ninguna ruta.
    Cuando a alguien le quedan dos trenes, todos tienen un turno más.

lesson-ferry = Transbordadores
lesson-ferry-about = El agua se cruza con locomotoras
lesson-ferry-ferry = Tu billete va de Roma a Smyrna, por el mar. Construyes en azul. Primero hay un tramo por tierra: Brindisi–Roma, dos casillas blancas.
lesson-ferry-first = Toma Brindisi–Roma con dos cartas blancas, y guarda la locomotora.
lesson-ferry-first-why = Dos cartas blancas pagan Brindisi–Roma. La locomotora vale más en el mar: sin una no hay transbordador.
lesson-ferry-four = Athína–Brindisi es un transbordador de cuatro casillas, y una muestra una locomotora: al menos una de las cuatro cartas tiene que serlo. Las otras tres son de un solo color, el que sea.
lesson-ferry-blue = Tienes dos cartas azules y una locomotora. Toma la carta azul que está a la vista.
lesson-ferry-blue-why = Una tercera carta azul y tu locomotora pagan el transbordador. El azul es el color del que menos te falta.
lesson-ferry-unseen-card = Y una segunda carta, del mazo.
lesson-ferry-unseen-card-why = Ya tienes lo que pide el transbordador. Una carta del mazo puede ser una locomotora para el siguiente.
lesson-ferry-sail = Toma Athína–Brindisi con tres cartas azules y la locomotora.
lesson-ferry-sail-why = Para el transbordador has reunido estas cartas: cuatro casillas, siete puntos, y casi todo el camino a Smyrna.
lesson-ferry-another = Athína–Smyrna también es un transbordador: dos casillas, una locomotora. Tienes dos cartas verdes, pero dos cartas verdes solas no navegan.
lesson-ferry-locomotive = Toma la locomotora que está a la vista.
lesson-ferry-locomotive-why = Sin locomotora no hay transbordador. Hay una a la vista, y solo ahora es seguro que esté.
lesson-ferry-second = Toma Athína–Smyrna con una carta verde y la locomotora.
lesson-ferry-second-why = Es el último tramo hasta Smyrna, y tienes justo lo que pide.
lesson-ferry-done =
    Roma–Smyrna está cumplido, por mar.
    Un transbordador pide al menos tantas locomotoras como muestra; el resto es de un solo color.
    Así que guarda una o dos locomotoras si tu camino va por el agua.

lesson-tunnel = Túneles
lesson-tunnel-about = Excavar cuesta lo que diga el mazo
lesson-tunnel-tunnel = Construyes en azul; tu billete va de Barcelona a München, por los Alpes. Los túneles tienen los bordes dentados. Muestras cartas para sus casillas; luego se descubren tres cartas, y cada una que coincide cuesta una más.
lesson-tunnel-dig = Pruébalo: excava Venezia–Zürich con dos de tus tres cartas verdes.
lesson-tunnel-dig-why = Como primer túnel toma Venezia–Zürich: tienes una carta verde más de las que muestra, y quizá la necesites.
lesson-tunnel-pay = Una de las tres cartas descubiertas es verde como las tuyas: el túnel cuesta una más. La tienes. Paga.
lesson-tunnel-pay-why = Puedes pagar la carta de más. Si dejas el túnel, pierdes el turno y no construyes nada.
lesson-tunnel-cheap = Ahora München–Zürich, con dos cartas amarillas. Esta vez no te sobra ninguna: excava y verás.
lesson-tunnel-cheap-why = München–Zürich está en el camino de tu billete, y tienes sus dos cartas amarillas. La mayoría de las veces un túnel no cuesta nada más, o una carta.
lesson-tunnel-risk = Nada coincidió: el túnel es tuyo por dos cartas. Falta uno, Marseille–Zürich, dos casillas moradas, y tienes dos cartas moradas.
lesson-tunnel-dear = Excava Marseille–Zürich con dos cartas moradas.
lesson-tunnel-dear-why = Es lo último que falta entre Barcelona y München, y probar no cuesta ninguna carta.
lesson-tunnel-leave = Una carta morada y una locomotora: la locomotora siempre coincide, así que pide dos más, y no tienes ninguna. Déjalo: recoges tus dos cartas.
lesson-tunnel-leave-why = Con lo que tienes no puedes pagar dos cartas más. Las que has mostrado vuelven a tu mano.
lesson-tunnel-locomotives = Solo has perdido el turno. Hay un modo más seguro: si pagas solo con locomotoras, cuentan solo las locomotoras que se descubran, y hay 14 entre 110 cartas.
lesson-tunnel-first-locomotive = Toma la locomotora que está a la vista.
lesson-tunnel-first-locomotive-why = Con dos locomotoras el túnel es casi seguro. Una está a la vista.
lesson-tunnel-second-locomotive = Y hay otra. Tómala también.
lesson-tunnel-second-locomotive-why = Una locomotora con una carta morada haría que el morado contara otra vez. Con dos es más seguro.
lesson-tunnel-sure = Excava Marseille–Zürich con dos locomotoras.
lesson-tunnel-sure-why = Si hay una carta morada entre ellas, las moradas que se descubran cuestan más. Paga solo con locomotoras.
lesson-tunnel-done =
    Se descubrieron dos cartas moradas y no costaron nada: Barcelona–München está cumplido.
    Por un túnel se descubren tres cartas; cada una de tu color y cada locomotora cuesta una carta más.
    Si no puedes o no quieres pagar, conservas tus cartas y pierdes el turno. Una carta de sobra hace más seguro excavar.

lesson-station = Estaciones
lesson-station-about = Usar prestado lo que otros han construido
lesson-station-missing = Construyes en azul. A Paris–Wien solo le falta München–Wien, a Berlin–Roma solo München–Venezia; las dos rutas son de Oskar, y ninguna tiene segunda vía. Una estación ayuda: usa prestada una ruta de otro jugador que llega a su ciudad.
lesson-station-munchen = Construye una estación en München. La primera te cuesta una carta.
lesson-station-munchen-why = Las dos rutas que te faltan llegan a München: allí una estación puede usar prestada cualquiera de ellas. (En Wien está la estación de Oskar, y en una ciudad cabe una.)
lesson-station-one-route = La estación usa prestada München–Venezia: Berlin–Roma vale 9 puntos, Paris–Wien 8. Una estación usa prestada una sola ruta, la misma para todos los billetes, y el juego elige lo que más te da. La segunda estación cuesta dos cartas de un color.
lesson-station-white = Tienes una carta blanca. Toma la blanca que está a la vista.
lesson-station-white-why = Tu segunda estación pide dos cartas del mismo color, y blanco es lo que tienes.
lesson-station-unseen-card = Y una segunda carta, del mazo.
lesson-station-unseen-card-why = Ya tienes la pareja, y ninguna carta a la vista te sirve más que una que Oskar no ve.
lesson-station-venezia = Construye una estación en Venezia con dos cartas blancas: se encarga de München–Venezia, y la de München queda libre para München–Wien.
lesson-station-venezia-why = Venezia es el otro extremo de München–Venezia. Una estación allí se encarga de esa ruta, y Paris–Wien se puede unir desde München.
lesson-station-done =
    Los dos billetes están cumplidos, por rutas de Oskar.
    Una estación usa prestada una ruta que llega a su ciudad, solo para tus billetes. La primera cuesta 1 carta, la segunda 2, la tercera 3.
    Cada estación que no construyes vale 4 puntos al final: construye una donde un billete valga más que eso.
