# Qué es esto, y a quién se lo debe.

about-title = Acerca de
about-version = Versión { $version }
about-what = Un juego de mesa de trenes para un solo dispositivo: contra bots, o pasándolo de mano en mano.
about-private = No pide nada a ninguna red ni conoce a nadie: tus partidas están en este dispositivo y en ningún otro sitio.
about-free = Railhead es software libre, bajo la licencia MIT o la Apache 2.0, como prefieras.
about-others = El trabajo de otros
about-others-what = Railhead está hecho con muchas bibliotecas que otros han escrito y regalado.
about-show = Mostrar sus licencias
about-missing = Las licencias no se pueden leer ahora mismo.
