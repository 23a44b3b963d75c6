# Ce este aceasta și cui îi datorează.

about-title = Despre
about-version = Versiunea { $version }
about-what = Un joc de societate cu trenuri pentru un singur dispozitiv: împotriva boților sau dat din mână în mână.
about-private = Nu cere nimic de la nicio rețea și nu cunoaște pe nimeni: jocurile tale sunt pe acest dispozitiv și nicăieri altundeva.
about-free = Railhead este software liber, sub licența MIT sau Apache 2.0, cum preferi.
about-others = Munca altora
about-others-what = Railhead este construit din multe biblioteci scrise și dăruite de alții.
about-show = Arată licențele lor
about-missing = Licențele nu pot fi citite acum.
